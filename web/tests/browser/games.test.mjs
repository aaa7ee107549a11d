// A whole game of each kind by clicks alone against the computer, without a word in the console.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { AxeBuilder } from '@axe-core/playwright';

import { playOut, pressField, pressLastStand } from './hands.mjs';
import { Server, Visitor, chance, openBrowser } from './support.mjs';

let server;
let browser;
before(async () => ([server, browser] = await Promise.all([Server.start(), openBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

const begin = (visitor, name) => visitor.page.getByRole('button', { name }).click();

for (const [title, name, press] of [
  ['the heroes of The Last Stand', /^Play now.*Face the Titan/, pressLastStand],
  ['the Titan of The Last Stand', 'Be the Titan', pressLastStand],
  ['a party of Anima Tactics', /^Play now.*Take the field/, pressField],
]) {
  test(`a whole game as ${title}, by clicks alone`, { timeout: 600_000 }, async () => {
    const visitor = await Visitor.come(browser, server, { reducedMotion: 'reduce' });
    await visitor.open();
    await begin(visitor, name);
    await visitor.page.locator('footer .words').waitFor();
    // The dice differ every time, and a careless Titan may fall within a dozen presses: how many is no test.
    await playOut(visitor.page, press, chance(7), 4000);
    assert.match(await visitor.page.locator('.ending').innerText(), /\S/);
    await lookAgain(visitor.page);
    assert.deepEqual(visitor.wrong, []);
    await visitor.leave();
  });
}

/** The replay of what was just played: today's rules follow it to its end, and its dice are those committed to. */
async function lookAgain(page) {
  await look(page, 'ending');
  await page.locator('.ending a[href^="/replay"]').click();
  await page.locator('.controls').waitFor();
  await look(page, 'replay');
  await page.keyboard.press('End');
  await page.locator('#tab-review').click();
  await look(page, 'review');
  await page.locator('#tab-record').click();
  await page.locator('.record p.good').nth(1).waitFor();
  assert.equal(await page.locator('.record p.good').count(), 2);
  await look(page, 'record');
}

/** No accessibility rule is broken there. */
async function look(page, name) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ target }) => target.join(' '))}`),
    [],
  );
}
