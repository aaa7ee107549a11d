// Two browsers play each other and a third one watches. What is hidden is looked for on the wire, not only on the screen.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { isOver, pressLastStand } from './hands.mjs';
import { Server, Visitor, chance, openBrowser, pause } from './support.mjs';

let server;
let browser;
before(async () => ([server, browser] = await Promise.all([Server.start(), openBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Somebody plays the heroes, somebody else came by the Titan's link, and somebody looks on. */
async function sitDown() {
  const [heroes, titan, watcher] = await Promise.all([1, 2, 3].map(() => Visitor.come(browser, server, { reducedMotion: 'reduce' })));
  await heroes.open();
  await heroes.page.getByRole('button', { name: 'Get a link' }).click();
  const link = await heroes.page.locator('.box input[readonly]').inputValue();
  await heroes.page.getByRole('link', { name: 'Sit down' }).click();
  await titan.page.goto(link);
  await titan.page.waitForURL(/\/table\//);
  await heroes.page.waitForURL(/\/table\//);
  await watcher.page.goto(heroes.page.url());
  for (const { page } of [heroes, titan, watcher]) await page.locator('footer .words').waitFor();
  return { heroes, titan, watcher };
}

const frames = ({ heard }) => heard.map((text) => JSON.parse(text)).filter(({ tell }) => tell === 'snapshot' || tell === 'update');
const hidden = ({ now }) => now.view.slots.filter(({ lies }) => lies === 'hidden');

test('two play each other and a third must not see what lies face down', { timeout: 300_000 }, async () => {
  const { heroes, titan, watcher } = await sitDown();
  const random = chance(11);
  for (let presses = 0; presses < 4000 && !(await isOver(heroes.page)); presses += 1) {
    const acted = await pressLastStand(titan.page, random);
    if (!(await pressLastStand(heroes.page, random)) && !acted) await pause(25);
  }
  assert.ok(await isOver(heroes.page), 'the game comes to its end');
  await pause(200);
  assert.ok(await isOver(titan.page));
  assert.ok(await isOver(watcher.page));

  const known = frames(titan).flatMap(hidden);
  assert.ok(known.some(({ card }) => card !== null), 'the Titan knows its own card');
  for (const [name, other] of Object.entries({ heroes, watcher })) {
    const seen = frames(other);
    assert.ok(seen.flatMap(hidden).length > 0, `${name} saw a card face down`);
    for (const frame of seen) {
      for (const slot of hidden(frame)) assert.equal(slot.card, null, `${name} was told the face-down card`);
      for (const request of frame.now.requests) assert.notEqual(request.seat, 0, `${name} was told the Titan's choices`);
    }
    assert.ok(seen.flatMap(({ log }) => log).flatMap(({ lines }) => lines).length > 20, `${name} heard what happened`);
  }
  assert.equal(frames(watcher).flatMap(({ now }) => now.requests).length, 0, 'a watcher is asked nothing');
  for (const { wrong } of [heroes, titan, watcher]) assert.deepEqual(wrong, []);
  for (const one of [heroes, titan, watcher]) await one.leave();
});

test('a page goes on by itself after the server was killed', { timeout: 120_000 }, async () => {
  const visitor = await Visitor.come(browser, server, { reducedMotion: 'reduce' });
  await visitor.open();
  await visitor.page.getByRole('button', { name: 'Be the Titan' }).click();
  await visitor.page.locator('footer .words').waitFor();
  const random = chance(3);
  for (let killed = 0; killed < 3; killed += 1) {
    for (let presses = 0; presses < 6; ) presses += (await pressLastStand(visitor.page, random)) ? 1 : await pause(25).then(() => 0);
    const before = frames(visitor).at(-1).now.inputs;
    await server.kill();
    await visitor.page.getByText(/connection is lost/).waitFor();
    const heard = visitor.heard.length;
    await server.run();
    await visitor.page.getByText(/connection is lost/).waitFor({ state: 'hidden' });
    const [snapshot] = visitor.heard.slice(heard).map((text) => JSON.parse(text)).filter(({ tell }) => tell === 'snapshot');
    assert.ok(snapshot.now.inputs >= before, `${snapshot.now.inputs} inputs after the restart, ${before} before`);
  }
  // That the server was gone is the only thing that may have gone wrong.
  const wrong = visitor.wrong.filter((text) => !/WebSocket connection|ERR_CONNECTION|Failed to load resource/.test(text));
  assert.deepEqual(wrong, []);
  await visitor.leave();
});
