// A whole game of each kind by clicks alone against the computer, without a word in the console.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

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
    const pressed = await playOut(visitor.page, press, chance(7), 4000);
    assert.ok(pressed > 20, `only ${pressed} presses`);
    assert.match(await visitor.page.locator('.ending').innerText(), /\S/);
    assert.deepEqual(visitor.wrong, []);
    await visitor.leave();
  });
}
