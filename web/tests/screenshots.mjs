// Takes the pictures of docs/screenshots.md: every page, wide and narrow. `npm run screenshots` with the built program.

import { mkdirSync } from 'node:fs';

import { pressField, pressLastStand } from './browser/hands.mjs';
import { Server, Visitor, chance, openBrowser, pause } from './browser/support.mjs';

const folder = new URL('../../docs/screenshots/', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const server = await Server.start();
const browser = await openBrowser();

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of ['dark', 'light']) {
    const visitor = await Visitor.come(browser, server, { viewport, colorScheme, reducedMotion: 'reduce' });
    const { page } = visitor;
    const take = async (name) => {
      await page.mouse.move(1, 1);
      await pause(250);
      await page.screenshot({
        path: `${folder}${name}-${size}${colorScheme === 'light' ? '-light' : ''}.jpg`,
        type: 'jpeg',
        quality: 82,
      });
    };
    await visitor.open();
    await page
      .getByRole('button', { name: /^Play now/ })
      .first()
      .waitFor();
    await take('lobby');
    if (colorScheme === 'dark') {
      await page.locator('summary').first().click();
      await take('match-form');
      await visitor.open('/rules');
      await pause(400);
      await take('rules');
    }
    let finished = '';
    for (const [name, button, press, presses] of [
      ['last-stand', 'Face the Titan', pressLastStand, 24],
      ['anima', 'Take the field', pressField, 30],
    ]) {
      await visitor.open();
      await page.getByRole('button', { name: new RegExp(`^Play now.*${button}`) }).click();
      await page.locator('footer .words').waitFor();
      const random = chance(4);
      for (let pressed = 0; pressed < presses; pressed += 1) {
        await press(page, random);
        await pause(120);
      }
      await take(name);
      if (name === 'last-stand' && colorScheme === 'dark') {
        for (let pressed = 0; pressed < 2000 && !(await page.locator('.ending').isVisible()); pressed += 1) {
          if (!(await press(page, random))) await pause(30);
        }
        await take('ending');
        finished = new URL(page.url()).pathname.replace('/table/', '/replay/');
      }
    }
    if (finished !== '') {
      await visitor.open(finished);
      await pause(1200);
      await take('replay');
    }
    await visitor.leave();
  }
}
await browser.close();
await server.stop();
