// Two browsers play each other and a third one watches. What is hidden is looked for on the wire, not only on the screen.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { isOver, pressField, pressLastStand } from './hands.mjs';
import { Server, Visitor, chance, framesOf as frames, openBrowser, pause } from './support.mjs';

let server;
let browser;
before(async () => ([server, browser] = await Promise.all([Server.start(), openBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Somebody plays the heroes, somebody else came by the Titan's link, and somebody looks on. */
async function sitDown() {
  const [heroes, titan, watcher] = await Promise.all(
    [1, 2, 3].map(() => Visitor.come(browser, server, { reducedMotion: 'reduce' })),
  );
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

const hidden = ({ now }) => now.view.view.slots.filter(({ lies }) => lies === 'hidden');

test('two play each other and a third must not see what lies face down', { timeout: 300_000 }, async () => {
  const { heroes, titan, watcher } = await sitDown();
  const random = chance(11);
  for (let presses = 0; presses < 4000 && !(await isOver(heroes.page)); presses += 1) {
    const acted = await pressLastStand(titan.page, random);
    if (!(await pressLastStand(heroes.page, random)) && !acted) await pause(25);
  }
  for (const { page } of [heroes, titan, watcher]) await page.locator('.ending').waitFor();

  // What looks like markup is text, and everybody reads it.
  await titan.page.keyboard.press('c');
  await titan.page.locator('#chat-text').fill('<b>¡Hola!</b>');
  await titan.page.keyboard.press('Enter');
  await heroes.page.locator('#tab-chat').click();
  await heroes.page.getByText('<b>¡Hola!</b>').waitFor();

  const known = frames(titan).flatMap(hidden);
  assert.ok(
    known.some(({ card }) => card !== null),
    'the Titan knows its own card',
  );
  for (const [name, other] of Object.entries({ heroes, watcher })) {
    const seen = frames(other);
    assert.ok(seen.flatMap(hidden).length > 0, `${name} saw a card face down`);
    for (const frame of seen) {
      for (const slot of hidden(frame)) assert.equal(slot.card, null, `${name} was told the face-down card`);
      for (const request of frame.now.requests)
        assert.notEqual(request.seat, 0, `${name} was told the Titan's choices`);
    }
    assert.ok(seen.flatMap(({ log }) => log).flatMap(({ lines }) => lines).length > 20, `${name} heard what happened`);
  }
  assert.equal(frames(watcher).flatMap(({ now }) => now.requests).length, 0, 'a watcher is asked nothing');

  // Both ask for another game, and find themselves at the same table.
  await heroes.page.locator('.ending .go').click();
  await titan.page.locator('.ending [role=status]').waitFor();
  await titan.page.locator('.ending .go').click();
  for (const { page } of [heroes, titan]) await page.locator('.ending').waitFor({ state: 'hidden' });
  assert.equal(titan.page.url(), heroes.page.url());
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
    for (let presses = 0; presses < 6 && !(await isOver(visitor.page));) {
      if (await pressLastStand(visitor.page, random)) presses += 1;
      await pause(25);
    }
    const before = frames(visitor).at(-1).now.inputs;
    await server.kill();
    await visitor.page.getByText(/connection is lost/).waitFor();
    const heard = visitor.heard.length;
    await server.run();
    await visitor.page.getByText(/connection is lost/).waitFor({ state: 'hidden' });
    const [snapshot] = visitor.heard
      .slice(heard)
      .map((text) => JSON.parse(text))
      .filter(({ tell }) => tell === 'snapshot');
    assert.ok(snapshot.now.inputs >= before, `${snapshot.now.inputs} inputs after the restart, ${before} before`);
  }
  // That the server was gone is the only thing that may have gone wrong.
  const wrong = visitor.wrong.filter(
    (text) => !/WebSocket connection|ERR_CONNECTION|Failed to load resource/.test(text),
  );
  assert.deepEqual(wrong, []);
  await visitor.leave();
});

test('a choice made while the server is down is done when it is back, once', { timeout: 60_000 }, async () => {
  const visitor = await Visitor.come(browser, server, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.open();
  await page.getByRole('button', { name: /^Play now.*Face the Titan/ }).click();
  await page.locator('.verb.can').first().waitFor();
  const lines = () => page.locator('[role=log] .line').count();
  const before = await lines();
  await server.kill();
  // The last verb of the roll is to be content with it.
  await page.locator('.verb.can').last().click();
  await server.run();
  while ((await lines()) <= before) await pause(50);
  let told = 0;
  while (told < (told = await lines())) await pause(500);
  await page.reload();
  await page.locator('[role=log] .line').first().waitFor();
  await pause(500);
  assert.equal(await lines(), told);
  await visitor.leave();
});

test('two share a device, and each is asked in turn', { timeout: 120_000 }, async () => {
  const visitor = await Visitor.come(browser, server, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.open();
  await page.locator('.lists').waitFor();
  const seats = [0, 1].map((seat) => ({ who: 'me', seat }));
  const data = {
    game: 'anima',
    setup: [],
    options: [],
    seats,
    dice: 'server',
    listed: false,
    spectators: true,
    patience: null,
  };
  const laid = await page.request.post(`${server.url}/api/tables`, { data, headers: { origin: server.url } });
  await visitor.open(`/table/${(await laid.json()).table}`);
  await page.locator('.hand .verb').first().waitFor();
  const random = chance(4);
  const answered = new Set();
  for (let presses = 0; presses < 400 && answered.size < 2; presses += 1) {
    const asked = frames(visitor).at(-1).now;
    await pressField(page, random);
    await pause(25);
    if (frames(visitor).at(-1).now.inputs > asked.inputs)
      asked.requests.filter(({ awaited }) => awaited).forEach(({ seat }) => answered.add(seat));
  }
  assert.deepEqual([...answered].sort(), [0, 1]);
  assert.deepEqual(visitor.wrong, []);
  await visitor.leave();
});
