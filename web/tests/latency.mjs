// How long it takes until the first move is possible, and until a move is shown in the other browser. A measurement, no test.

import { pressLastStand } from './browser/hands.mjs';
import { Server, Visitor, chance, openBrowser, pause } from './browser/support.mjs';

const server = await Server.start();
const browser = await openBrowser();
const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

const opened = [];
for (let round = 0; round < 5; round += 1) {
  const visitor = await Visitor.come(browser, server);
  const begun = performance.now();
  await visitor.open();
  await visitor.page.getByRole('button', { name: /^Play now.*Face the Titan/ }).click();
  await visitor.page.locator('.verb.can, .cards button, .rung.can').first().waitFor();
  opened.push(performance.now() - begun);
  await visitor.leave();
}
console.log(
  `first move possible after opening: ${Math.round(median(opened))} ms (median of ${opened.length}), at most ${Math.round(Math.max(...opened))} ms`,
);

// The watcher notes when its sentence or picture changes; both browsers run on this machine, so one clock measures both.
const [player, watcher] = await Promise.all(
  [1, 2].map(() => Visitor.come(browser, server, { reducedMotion: 'reduce' })),
);
await player.open();
await player.page.getByRole('button', { name: 'Be the Titan' }).click();
await player.page.waitForURL(/\/table\//);
await watcher.page.goto(player.page.url());
await watcher.page.locator('footer .words').waitFor();
await watcher.page.evaluate(() => {
  window.changes = [];
  new MutationObserver(() => window.changes.push(performance.timeOrigin + performance.now())).observe(
    document.querySelector('.frame'),
    { childList: true, subtree: true, characterData: true },
  );
});
await player.page.evaluate(() => {
  window.presses = [];
  addEventListener('click', () => window.presses.push(performance.timeOrigin + performance.now()), true);
});
const shown = [];
const random = chance(21);
for (let round = 0; shown.length < 60 && round < 600; round += 1) {
  await pause(120);
  await watcher.page.evaluate(() => {
    window.changes.length = 0;
  });
  const heard = watcher.heard.length;
  if (!(await pressLastStand(player.page, random))) continue;
  await pause(150);
  if (watcher.heard.length === heard) continue;
  const [pressed, changed] = await Promise.all([
    player.page.evaluate(() => window.presses.at(-1)),
    watcher.page.evaluate(() => window.changes[0]),
  ]);
  if (changed !== undefined) shown.push(changed - pressed);
}
shown.sort((one, other) => one - other);
console.log(
  `a move shown in the other browser: median ${median(shown).toFixed(1)} ms, 95 of 100 within ${shown[Math.floor(shown.length * 0.95)].toFixed(1)} ms (${shown.length} moves)`,
);
await browser.close();
await server.stop();
