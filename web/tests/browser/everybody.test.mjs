// For everybody: each language, keyboard alone, and no violation of the accessibility rules on any page, wide or narrow.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { AxeBuilder } from '@axe-core/playwright';

import { pressField, pressLastStand } from './hands.mjs';
import { NO_TEXT, Server, Visitor, chance, framesOf, openBrowser, pause } from './support.mjs';

let server;
let browser;
before(async () => ([server, browser] = await Promise.all([Server.start(), openBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

const PLAY = { en: /^Play now/, es: /^Jugar ya/, it: /^Gioca ora/ };

for (const lang of ['en', 'es', 'it']) {
  test(`lobby, table and rules speak ${lang}`, { timeout: 60_000 }, async () => {
    const visitor = await Visitor.come(browser, server, { lang });
    // The texts are fetched before the page says which language it speaks.
    const speaks = () => visitor.page.locator(`html[lang="${lang}"]`).waitFor();
    await visitor.open();
    await speaks();
    await visitor.page.getByRole('button', { name: PLAY[lang] }).first().click();
    const sentence = await visitor.page.locator('footer .words').innerText();
    assert.match(sentence, /\S/);
    // A message that is missing shows its key.
    assert.doesNotMatch(await visitor.page.locator('body').innerText(), NO_TEXT);
    await visitor.open('/rules');
    await speaks();
    assert.deepEqual(visitor.wrong, []);
    await visitor.leave();
  });
}

test('The Last Stand by keyboard alone', { timeout: 120_000 }, async () => {
  const visitor = await Visitor.come(browser, server, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.open();
  await tabTo(
    page,
    () => document.activeElement?.tagName === 'BUTTON' && /Be the Titan/.test(document.activeElement.textContent),
  );
  await page.keyboard.press('Enter');
  await page.locator('footer .words').waitFor();
  const random = chance(5);
  const now = () => framesOf(visitor).at(-1).now;
  // A careless Titan may have fallen before.
  const done = () => now().inputs >= 25 || now().waiting.for === 'over';
  for (let tries = 0; tries < 800 && !done(); tries += 1) {
    for (let steps = 1 + random(12); steps > 0; steps -= 1) await page.keyboard.press('Tab');
    const presses = await page.evaluate(() => document.activeElement?.closest('.verbs, .board, .hand') !== null);
    if (presses) await page.keyboard.press('Enter');
    // A rule or a card may have been opened to be read.
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
    await pause(20);
  }
  assert.ok(done(), `only ${now().inputs} inputs by keyboard`);
  assert.deepEqual(visitor.wrong, []);
  await visitor.leave();
});

test('Anima Tactics by keyboard alone', { timeout: 120_000 }, async () => {
  const visitor = await Visitor.come(browser, server, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.open();
  await tabTo(
    page,
    () =>
      document.activeElement?.tagName === 'BUTTON' &&
      /^Play now.*Take the field/.test(document.activeElement.textContent.trim()),
  );
  await page.keyboard.press('Enter');
  await page.locator('footer .words').waitFor();
  await tabTo(page, () => document.activeElement?.classList.contains('map') ?? false);
  const now = () => framesOf(visitor).at(-1).now;
  const random = chance(9);
  const before = now().inputs;
  for (let tries = 0; tries < 300 && now().inputs < before + 25; tries += 1) {
    if (!(await page.evaluate(() => document.activeElement?.classList.contains('map') ?? false))) {
      await tabTo(page, () => document.activeElement?.classList.contains('map') ?? false);
    }
    await page.keyboard.press(String(1 + random(9)));
    for (let steps = 1 + random(4); steps > 0; steps -= 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await pause(30);
  }
  assert.ok(now().inputs >= before + 25, `only ${now().inputs - before} inputs by keyboard`);
  assert.deepEqual(visitor.wrong, []);
  await visitor.leave();
});

/** Goes on with Tab until what has the focus is what is wanted. */
async function tabTo(page, wanted) {
  for (let steps = 0; steps < 120; steps += 1) {
    if (await page.evaluate(wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${wanted}`);
}

const SIZES = [
  [1440, 900],
  [1280, 720],
  [820, 1180],
  [360, 780],
];
const LANGS = ['en', 'es', 'it', 'it'];

for (const colorScheme of ['dark', 'light']) {
  for (const [place, [width, height]] of SIZES.entries()) {
    const lang = LANGS[place];
    test(
      `no accessibility rule is broken: ${colorScheme}, ${width} by ${height}, ${lang}`,
      { timeout: 180_000 },
      async () => {
        const viewport = { width, height };
        const visitor = await Visitor.come(browser, server, { colorScheme, viewport, lang, reducedMotion: 'reduce' });
        const { page } = visitor;
        const broken = [];
        const look = async (name) => {
          const { violations } = await new AxeBuilder({ page }).analyze();
          for (const { id, nodes } of violations)
            broken.push(`${name}: ${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3)}`);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (wide > 0) broken.push(`${name}: ${wide} pixels too wide`);
        };
        await visitor.open();
        await page.locator('.lists').waitFor();
        await look('lobby');
        await page.locator('summary').first().click();
        await pause(300);
        await look('match form');
        await visitor.open('/rules');
        await pause(300);
        await look('rules');
        for (const [game, name, press] of [
          [0, 'The Last Stand', pressLastStand],
          [1, 'Anima Tactics', pressField],
        ]) {
          await visitor.open();
          // The lesson has the coach besides all that the plain table has.
          await page.locator('article').nth(game).locator('.alts button').last().click();
          await page.locator('footer .words').waitFor();
          await look(`${name}, lesson`);
          await visitor.open();
          await page.locator('article').nth(game).locator('.big').click();
          await page.locator('footer .words').waitFor();
          await look(`${name}, first question`);
          const random = chance(2);
          for (let presses = 0; presses < 25; presses += 1) {
            await press(page, random);
            await pause(25);
          }
          await look(`${name}, later`);
        }
        assert.deepEqual(broken, []);
        await visitor.leave();
      },
    );
  }
}
