// A pack of one's own, in a folder that has nothing to do with the project: its party is offered, and a game with its cards is
// laid and played by clicks, in whatever language each person reads.

import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { pressField } from './hands.mjs';
import { Server, Visitor, chance, framesOf, openBrowser, pause } from './support.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tactica-pack-'));
const pack = join(folder, 'mine');
cpSync(new URL('../../../examples/salt-road', import.meta.url), pack, { recursive: true });

let server;
let browser;
before(async () => ([server, browser] = await Promise.all([Server.start(['--pack', pack]), openBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const NAMES = {
  en: ['Salt Warden', 'Gull Caller', 'Reed Stalker'],
  es: ['Guardiana de la sal', 'Llamagaviotas', 'Sombra de los juncos'],
  it: ['Guardiana del sale', 'Chiamagabbiani', 'Ombra del canneto'],
};

const latest = (visitor) => framesOf(visitor).at(-1).now;

/** Each of the names stands in what the page shows. */
async function shows(page, names) {
  for (const name of names) await page.getByText(name).first().waitFor({ state: 'attached' });
}

test('a game with three characters of a pack of one’s own', { timeout: 240_000 }, async () => {
  const player = await Visitor.come(browser, server, { lang: 'es', reducedMotion: 'reduce' });
  const { page } = player;
  await player.open();
  await page.locator('html[lang="es"]').waitFor();
  await page.locator('summary').first().click();
  const form = page.locator('form');
  await form.locator('select').first().selectOption('anima');
  const question = (key) => form.locator(`[data-question="${key}"]`);
  await question('a').waitFor();
  assert.match(await question('a').innerText(), /Marea baja/);
  await question('a').selectOption('low-tide');
  await question('b').selectOption('low-tide');
  await form.locator('button.go').click();
  await page.waitForURL(/\/table\//);
  await page.locator('footer .words').waitFor();

  const random = chance(4);
  const begun = latest(player).inputs;
  for (let presses = 0; presses < 600 && latest(player).inputs < begun + 40; presses += 1) {
    await pressField(page, random);
    await pause(25);
  }
  assert.ok(latest(player).inputs >= begun + 40, `only ${latest(player).inputs - begun} inputs`);
  await shows(page, NAMES.es);
  const log = await page.locator('[role=log]').innerText();
  assert.ok(
    NAMES.es.some((name) => log.includes(name)),
    log,
  );

  // Whoever reads another language sees the same game with the names of that language.
  for (const lang of ['en', 'it']) {
    const watcher = await Visitor.come(browser, server, { lang, reducedMotion: 'reduce' });
    await watcher.page.goto(page.url());
    await watcher.page.locator('footer .words').waitFor();
    await shows(watcher.page, NAMES[lang]);
    const body = await watcher.page.locator('body').innerText();
    assert.doesNotMatch(body, /\b(name|ability)-[a-z-]+\b/);
    for (const name of NAMES.es) assert.ok(!body.includes(name), `${lang}: ${name}`);
    assert.deepEqual(watcher.wrong, []);
    await watcher.leave();
  }

  assert.deepEqual(player.wrong, []);
  await player.leave();
});
