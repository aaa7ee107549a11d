// The page in a real browser, against the real program: `npm run build && npm run browser`.

import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { browse, lots, press, Program, sentence, until, visit } from './program';

let program: Program;
let browser: Browser;

beforeAll(async () => {
  program = await Program.start();
  browser = await browse();
});

afterAll(async () => {
  await browser.close();
  await program.stop();
});

async function faultless(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing sticks out at the side').toBe(true);
}

async function playToTheEnd(page: Page): Promise<void> {
  const lot = lots(7);
  const end = Date.now() + 240_000;
  while (Date.now() < end) {
    if ((await page.locator('.ending').count()) > 0) return;
    if (!(await press(page, lot))) await page.waitForTimeout(100);
    await page.waitForTimeout(60);
  }
  throw new Error(`the game did not end: ${await sentence(page)}`);
}

test('one click begins a game against the computer, and it can be played to its end and looked at again', { timeout: 300_000 }, async () => {
  const { page, complaints } = await visit(browser);
  await page.goto(program.url);
  await page.locator('.big').first().click();
  await page.locator('.verbs button:not(:disabled)').first().waitFor();
  await playToTheEnd(page);
  await page.locator('.ending a[href^="/replay"]').click();
  await page.locator('.controls').waitFor();
  await page.keyboard.press('End');
  await page.locator('#tab-record').click();
  expect(await page.locator('.record p.good').count()).toBe(2);
  await faultless(page);
  expect(complaints).toEqual([]);
});

describe.each([
  { width: 1440, height: 900, theme: 'dark', lang: 'en' },
  { width: 1280, height: 720, theme: 'light', lang: 'es' },
  { width: 820, height: 1180, theme: 'dark', lang: 'it' },
  { width: 360, height: 780, theme: 'light', lang: 'it' },
] as const)('at $width by $height, $theme, in $lang', (look) => {
  test('every page is without fault', { timeout: 120_000 }, async () => {
    const { page, complaints } = await visit(browser, look);
    await page.goto(program.url);
    await page.locator('.lists').waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(look.lang);
    await faultless(page);
    await page.locator('summary').first().click();
    await page.locator('fieldset select').first().waitFor();
    await faultless(page);
    for (const lesson of [1, 3]) {
      await page.goto(program.url);
      await page.locator('.alts button').nth(lesson).click();
      await page.locator('footer.sentence').waitFor();
      await page.waitForTimeout(1500);
      await faultless(page);
    }
    await page.goto(`${program.url}/rules/anima`);
    await page.locator('article').first().waitFor();
    await faultless(page);
    expect(complaints).toEqual([]);
  });
});

test('two play each other by a link, a third watches, and nobody hears what is hidden', { timeout: 180_000 }, async () => {
  const hero = await visit(browser);
  const titan = await visit(browser, { lang: 'es' });
  const watcher = await visit(browser, { lang: 'it' });
  await hero.page.goto(program.url);
  await hero.page.locator('.box .end button').click();
  const link = await hero.page.locator('.box input[readonly]').inputValue();
  await hero.page.locator('.box a.go').click();
  await hero.page.locator('footer.sentence').waitFor();
  await watcher.page.goto(hero.page.url());
  await titan.page.goto(link);
  await titan.page.locator('footer.sentence').waitFor();

  const lot = lots(3);
  const laid = (heard: string[]): boolean => heard.some((text) => text.includes('"lies":"hidden"'));
  await until(async () => {
    await press(hero.page, lot);
    await press(titan.page, lot);
    return laid(hero.heard) && laid(titan.heard) && laid(watcher.heard);
  }, 'a card that lies face down', 120_000);

  const known = (heard: string[]): boolean => heard.some((text) => /"lies":"hidden","card":\{/.test(text));
  expect(known(titan.heard), 'the Titan knows its own card').toBe(true);
  expect(known(hero.heard), 'a hero does not').toBe(false);
  expect(known(watcher.heard), 'a watcher does not').toBe(false);

  await titan.page.keyboard.press('c');
  await titan.page.locator('#chat-text').fill('<b>¡Hola!</b>');
  await titan.page.keyboard.press('Enter');
  await hero.page.locator('#tab-chat').click();
  await hero.page.getByText('<b>¡Hola!</b>').waitFor();
  expect([hero, titan, watcher].flatMap(({ complaints }) => complaints)).toEqual([]);
});

test('a choice made while the program is down is done when it is back, once', { timeout: 60_000 }, async () => {
  const { page } = await visit(browser);
  await page.goto(program.url);
  await page.locator('.big').first().click();
  await page.locator('.verbs button:not(:disabled)').first().waitFor();
  const lines = (): Promise<number> => page.locator('[role=log] .line').count();
  const before = await lines();
  await program.fall();
  // The last verb of the roll is to be content with it.
  await page.locator('.verbs button:not(:disabled):not([aria-disabled="true"])').last().click();
  await program.rise();
  await until(async () => (await lines()) > before, 'what was chosen', 20_000);
  const told = await lines();
  await page.reload();
  await page.locator('footer.sentence').waitFor();
  await until(async () => (await lines()) === told, 'the same lines after loading the page anew');
});
