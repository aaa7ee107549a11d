// The computer as a coach and as somebody to fill a seat with.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { pressLastStand } from './hands.mjs';
import { Server, Visitor, chance, openBrowser, pause } from './support.mjs';

let server;
let browser;
before(async () => ([server, browser] = await Promise.all([Server.start(), openBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

for (const name of [/^Play now.*Face the Titan/, /^Play now.*Take the field/]) {
  test(`a hint is asked for by a key, points at a choice and says why: ${name}`, { timeout: 120_000 }, async () => {
    const visitor = await Visitor.come(browser, server, { reducedMotion: 'reduce' });
    const { page } = visitor;
    await visitor.open();
    await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: 'Hint' }).waitFor();
    await page.keyboard.press('t');
    await page.locator('footer .hint b').waitFor();
    assert.match(await page.locator('footer .hint').innerText(), /\S.*%/s);
    assert.ok((await page.locator('button.hinted, circle.hint').count()) > 0, 'something on the table is pointed at');
    assert.deepEqual(visitor.wrong, []);
    await visitor.leave();
  });
}

test('an open seat is filled with the opponent that was picked', { timeout: 120_000 }, async () => {
  const visitor = await Visitor.come(browser, server, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.open();
  await page.getByRole('button', { name: 'Get a link' }).click();
  await page.getByRole('link', { name: 'Sit down' }).click();
  await page.locator('.gathering').getByLabel('How well the computer plays').selectOption('1');
  await page.locator('.gathering').getByLabel('In what manner it plays').selectOption('bold');
  await page.getByRole('button', { name: 'Let the computer play' }).click();
  await page.locator('.seats').getByText('Computer, level 1, bold').waitFor();
  // Whom one took last is whom one plays next.
  await visitor.open();
  await page.getByLabel('How well the computer plays').first().waitFor();
  assert.equal(await page.getByLabel('How well the computer plays').first().inputValue(), '1');
  assert.deepEqual(visitor.wrong, []);
  await visitor.leave();
});

for (const practice of [false, true]) {
  test(
    `past a die a choice ${practice ? 'is taken back at a table laid as practice' : 'stays, and the page says why'}`,
    { timeout: 120_000 },
    async () => {
      const visitor = await Visitor.come(browser, server, { reducedMotion: 'reduce' });
      const { page } = visitor;
      await visitor.open();
      await page.locator('.lists').waitFor();
      const setup = [
        ['heroes', '2'],
        ['titan', 'basic'],
        ['hero1', 'eren'],
        ['level1', '0'],
        ['hero2', 'levi'],
        ['level2', '3'],
      ];
      const seats = [
        { who: 'computer', seat: 0, opponent: { level: '1', persona: 'plain' } },
        { who: 'me', seat: 1 },
        { who: 'me', seat: 2 },
      ];
      const laid = await page.request.post(`${server.url}/api/tables`, {
        data: { game: 'last-stand', setup, seats, practice },
        headers: { origin: server.url },
      });
      await visitor.open(`/table/${(await laid.json()).table}`);
      await page.locator('.acting button.die').first().waitFor();
      assert.equal(await page.getByText('Practice', { exact: true }).count(), practice ? 1 : 0);
      const rolledAgain = page.locator('[role=log]').getByText(/ now rolls /);
      const random = chance(7);
      for (let presses = 0; presses < 200 && (await rolledAgain.count()) === 0; presses += 1) {
        await pressLastStand(page, random);
        await pause(25);
      }
      await rolledAgain.first().waitFor();
      await page.keyboard.press('u');
      if (practice)
        await page
          .locator('[role=log]')
          .getByText(/is taken back/)
          .first()
          .waitFor();
      else
        await page
          .getByText(/so it stays/)
          .first()
          .waitFor();
      assert.deepEqual(visitor.wrong, []);
      await visitor.leave();
    },
  );
}
