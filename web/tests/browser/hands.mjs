// Playing by clicks alone: what a hand can reach on the screen, and which of it to press.

import { pause } from './support.mjs';

/** Centres of everything of these kinds that is on the screen, open to be pressed, and under nothing else. */
export function reachable(page, kinds) {
  return page.evaluate((kinds) => {
    const found = [];
    for (const [kind, selector] of Object.entries(kinds)) {
      for (const element of document.querySelectorAll(selector)) {
        if (element.disabled || element.getAttribute('aria-disabled') === 'true') continue;
        let box = element.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) continue;
        if (
          !(element instanceof SVGElement) &&
          (box.bottom > innerHeight || box.top < 0 || box.right > innerWidth || box.left < 0)
        ) {
          element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          box = element.getBoundingClientRect();
        }
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const top = document.elementFromPoint(x, y);
        if (top !== null && (element.contains(top) || top.contains(element))) found.push({ kind, x, y });
      }
    }
    return found;
  }, kinds);
}

export const isOver = (page) => page.locator('.ending').isVisible();

const LAST_STAND = {
  setup: '.cards button',
  die: '.acting button.die:not(.lifted)',
  rung: '.rung.can',
  step: '.verb.step',
  verb: '.verb.can',
  hand: '.hand button',
  pay: '.card li button',
  ability: '.who li button',
};

/** One press somewhere that The Last Stand asks for; false if nothing can be pressed now. */
export async function pressLastStand(page, chance) {
  const open = await reachable(page, LAST_STAND);
  if (open.length === 0) return false;
  const kinds = [...new Set(open.map(({ kind }) => kind))];
  const kind = kinds.includes('step') ? 'step' : kinds[chance(kinds.length)];
  const of = open.filter((one) => one.kind === kind);
  const { x, y } = of[chance(of.length)];
  await page.mouse.click(x, y);
  return true;
}

/** One choice on the field, verb and target and place; false if nothing can be pressed now. */
export async function pressField(page, chance) {
  const verbs = await reachable(page, { end: '.hand .verb.end', verb: '.hand .verb:not(.end)' });
  if (verbs.length === 0) return false;
  const before = await page.locator('footer .words').innerText();
  const confirm = () => reachable(page, { go: '.beside .button.go' });
  if ((await page.locator('.hand .verb.chosen').count()) === 0) {
    const ends = verbs.filter(({ kind }) => kind === 'end');
    const from = ends.length > 0 && chance(3) === 0 ? ends : verbs;
    const { x, y } = from[chance(from.length)];
    await page.mouse.click(x, y);
    await pause(20);
  }
  for (let tries = 0; tries < 12; tries += 1) {
    const [go] = await confirm();
    if (go !== undefined) {
      await page.mouse.click(go.x, go.y);
      return true;
    }
    if ((await page.locator('.hand .verb.chosen').count()) === 0) return true;
    const pieces = await reachable(page, { piece: '[data-figure]', tray: '.tray button' });
    const map = await page.locator('.map').boundingBox();
    if (pieces.length > 0 && chance(2) === 0) {
      const { x, y } = pieces[chance(pieces.length)];
      await page.mouse.click(x, y);
    } else {
      await page.mouse.click(map.x + 40 + chance(map.width - 80), map.y + 40 + chance(map.height - 80));
    }
    await pause(20);
    if ((await page.locator('footer .words').innerText()) !== before) return true;
  }
  const back = await reachable(page, { back: '.beside .button.plain:not(.go)' });
  if (back.length > 0) await page.mouse.click(back.at(-1).x, back.at(-1).y);
  return true;
}

/** Presses on until the game is over; how often was pressed. */
export async function playOut(page, press, chance, most) {
  let [pressed, idle] = [0, 0];
  while (pressed < most) {
    if (await isOver(page)) return pressed;
    if (await press(page, chance)) {
      [pressed, idle] = [pressed + 1, 0];
    } else {
      idle += 1;
      if (idle > 400) throw new Error(`nothing can be pressed: ${await page.locator('footer .words').innerText()}`);
    }
    await pause(25);
  }
  throw new Error(`not over after ${pressed} presses: ${await page.locator('footer .words').innerText()}`);
}
