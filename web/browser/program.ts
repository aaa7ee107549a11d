// The real program with a store of its own, and real browsers that look at it. TACTICA_PROGRAM names the program and
// CHROMIUM the browser, where they are not where they usually are.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Browser, type Page } from 'playwright-core';

const FILE = process.env['TACTICA_PROGRAM'] ?? join(import.meta.dirname, '../../target/debug/tactica');
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const PAGE = join(import.meta.dirname, '../dist');

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}

export class Program {
  #child: ChildProcess | null = null;

  private constructor(
    readonly port: number,
    readonly data: string,
  ) {}

  static async start(): Promise<Program> {
    const program = new Program(await freePort(), await mkdtemp(join(tmpdir(), 'tactica-')));
    await program.rise();
    return program;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts, or starts again with what it kept. */
  async rise(): Promise<void> {
    this.#child = spawn(FILE, ['serve', '--bind', `127.0.0.1:${this.port}`, '--data', this.data, '--page', PAGE], { stdio: 'ignore' });
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const answer = await fetch(`${this.url}/health`).catch(() => null);
      if (answer?.ok === true) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('the program does not answer');
  }

  /** Ends it as a power cut would. */
  async fall(): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    this.#child = null;
  }

  async stop(): Promise<void> {
    await this.fall();
    await rm(this.data, { recursive: true, force: true });
  }
}

export function browse(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
  return chromium.launch({ executablePath: CHROMIUM, args });
}

export interface Look {
  width?: number;
  height?: number;
  theme?: 'dark' | 'light';
  lang?: string;
}

export interface Visitor {
  page: Page;
  /** Everything the console complained about. */
  complaints: string[];
  /** Everything that came over the wire, as it came. */
  heard: string[];
}

/** Somebody with a browser of their own: no cookie is shared. */
export async function visit(browser: Browser, look: Look = {}): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: look.width ?? 1440, height: look.height ?? 900 },
    colorScheme: look.theme ?? 'dark',
    locale: look.lang ?? 'en',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return { page, complaints, heard };
}

export function sentence(page: Page): Promise<string> {
  return page.locator('footer.sentence .words').innerText();
}

/** What can be pressed at a table of The Last Stand: the bar of verbs, cards that are laid, and whoever can be taken. */
const PRESSABLE = [
  '.verbs button:not(:disabled):not([aria-disabled="true"]):not([title])',
  '.verbs button.verb:not(:disabled):not([aria-disabled="true"])',
  'main .paper:not([aria-disabled="true"])',
  '.laying button:not([title]):not([aria-disabled="true"])',
].join(', ');

/** Presses one of the things that can be pressed, as it comes. Says whether there was one. */
export async function press(page: Page, lot: () => number): Promise<boolean> {
  const found = page.locator(PRESSABLE);
  const count = await found.count();
  if (count === 0) return false;
  // What was there may be gone by the time it is pressed, because somebody else was faster.
  return found.nth(Math.floor(lot() * count)).click({ timeout: 1000 }).then(() => true, () => false);
}

/** The same lots every time, so that a failure comes again. */
export function lots(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export async function until(holds: () => Promise<boolean>, what: string, milliseconds = 10_000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`never came: ${what}`);
}
