// What the browser tests share: the real program with a folder of its own, a real browser, and what both said.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from 'playwright-core';

import { installed } from './installed.mjs';

/** How long anything on the page may take before a test gives up on it; the machine may have other things to do. */
export const PATIENCE = 40_000;

export async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The program as it is shipped, serving the page from a fresh data folder. */
export class Server {
  constructor(port, data, more) {
    this.port = port;
    this.data = data;
    this.more = more;
    this.url = `http://127.0.0.1:${port}`;
    this.said = '';
  }

  /** With more words than it needs to serve, if there are any. */
  static async start(more = []) {
    const program = process.env.TACTICA_PROGRAM;
    if (!program || !existsSync(program)) throw new Error('TACTICA_PROGRAM names no program');
    const server = new Server(await freePort(), mkdtempSync(join(tmpdir(), 'tactica-')), more);
    await server.run();
    return server;
  }

  async run() {
    const words = ['serve', '--bind', `127.0.0.1:${this.port}`, '--data', this.data, ...this.more];
    // Whoever works on the page may try it without building the program anew.
    if (process.env.TACTICA_PAGE) words.push('--page', process.env.TACTICA_PAGE);
    this.child = spawn(process.env.TACTICA_PROGRAM, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.child.stdout, this.child.stderr]) stream.on('data', (text) => (this.said += text));
    this.ended = new Promise((resolve) => this.child.on('exit', resolve));
    const until = Date.now() + PATIENCE;
    for (;;) {
      const answered = await fetch(`${this.url}/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (answered) return;
      if (Date.now() > until) throw new Error(`the server does not answer:\n${this.said}`);
      await pause(50);
    }
  }

  async kill() {
    this.child.kill('SIGKILL');
    await this.ended;
  }

  async stop() {
    this.child.kill('SIGTERM');
    await this.ended;
    rmSync(this.data, { recursive: true, force: true });
  }
}

export async function openBrowser(more = []) {
  return chromium.launch({
    ...installed(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}

/** A browser of its own: other cookies, another person. It remembers what went wrong and what came over the wire. */
export class Visitor {
  static async come(browser, server, options = {}) {
    const { lang = 'en', ...rest } = options;
    const visitor = new Visitor();
    visitor.server = server;
    visitor.context = await browser.newContext({ locale: lang, viewport: { width: 1280, height: 800 }, ...rest });
    visitor.page = await visitor.context.newPage();
    visitor.page.setDefaultTimeout(PATIENCE);
    visitor.wrong = [];
    visitor.heard = [];
    visitor.page.on('pageerror', (error) => visitor.wrong.push(`error: ${error.message}`));
    visitor.page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        visitor.wrong.push(`${message.type()}: ${message.text()}`);
    });
    visitor.page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => visitor.heard.push(String(payload)));
    });
    return visitor;
  }

  async open(path = '/') {
    await this.page.goto(this.server.url + path);
  }

  async leave() {
    await this.context.close();
  }
}

/** What the visitor was told of the table, in order. */
export const framesOf = ({ heard }) =>
  heard.map((text) => JSON.parse(text)).filter(({ tell }) => tell === 'snapshot' || tell === 'update');

/** A message that is missing shows its key. */
export const NO_TEXT =
  /\b(line|name|page|titan|field|lobby|battle|ability|coach|refused|failed|computer|table)-[a-z0-9-]+\b/;

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Numbers that look like chance and are the same every time. */
export function chance(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
