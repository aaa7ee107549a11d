// Language and lengths change at once, in the middle of a game and without the network: every line of the log, the card, the
// odds and what was refused. What is then read is what a page reads that was opened in that language.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { pressLastStand } from './hands.mjs';
import { NO_TEXT, Server, Visitor, chance, openBrowser, pause } from './support.mjs';

let server;
let browser;
before(async () => ([server, browser] = await Promise.all([Server.start(), openBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Lays a table against the computer, with these answers and the usual ones for the rest. */
async function lay(visitor, game, answers, seats) {
  const { page } = visitor;
  await visitor.open();
  await page.locator('.lists').waitFor();
  const post = async (path, data) => {
    const answer = await page.request.post(server.url + path, { data, headers: { origin: server.url } });
    assert.ok(answer.ok(), `${path}: ${await answer.text()}`);
    return answer.json();
  };
  const form = await post('/api/form', { game, answers });
  const usual = form.questions.flatMap(({ key, answer }) => (answer === null ? [] : [[key, answer]]));
  const setup = [...usual.filter(([key]) => !answers.some(([given]) => given === key)), ...answers];
  const { table } = await post('/api/tables', { game, setup, options: [], seats, dice: 'server', spectators: true });
  await visitor.open(`/table/${table}`);
  await page.locator('footer .words').waitFor();
}

const COMPUTER = { level: '1', persona: 'plain' };
const LABELS = { en: 'English', es: 'Español', it: 'Italiano' };

async function settings(page, choose) {
  await page.locator('.menu .open').click();
  await page.locator('[popover] .items button').nth(2).click();
  await choose(page.locator('dialog[open]'));
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

async function speak(page, lang) {
  await settings(page, (dialog) => dialog.getByText(LABELS[lang]).click());
  await page.locator(`html[lang="${lang}"]`).waitFor();
}

const texts = (page, selector) =>
  page.locator(selector).evaluateAll((found) => found.map((one) => one.innerText.replaceAll('\u00a0', ' ').trim()));

/** Every one of these reads otherwise than before, but for those that are only names and numbers. */
function changed(name, before, now, least) {
  assert.equal(now.length, before.length, `${name}: as many as before`);
  const same = now.filter((text, index) => text === before[index] && /\p{Ll}{4}/u.test(text));
  const other = now.length - same.length;
  assert.ok(
    other >= least,
    `${name}: ${other} of ${now.length} changed; the same is ${JSON.stringify(same.slice(0, 3))}`,
  );
}

/** Reads this in all three languages without the network, and once more in a page that is opened in each. */
async function inAllLanguages(visitor, parts, read) {
  const { page, context } = visitor;
  const english = await read();
  await context.setOffline(true);
  const heard = visitor.heard.length;
  const seen = {};
  for (const lang of ['es', 'it', 'en', 'es']) {
    await speak(page, lang);
    seen[lang] = await read();
    assert.doesNotMatch(await page.locator('body').innerText(), NO_TEXT);
  }
  assert.deepEqual(seen.en, english);
  for (const [part, least] of Object.entries(parts)) {
    changed(`${part} in Spanish`, english[part], seen.es[part], least);
    changed(`${part} in Italian`, english[part], seen.it[part], least);
  }
  const since = visitor.heard.slice(heard).map((text) => JSON.parse(text).tell);
  assert.deepEqual(
    since.filter((tell) => tell !== 'pong'),
    [],
    'the server was not asked',
  );
  await context.setOffline(false);
  await page.reload();
  await page.locator('[role=log] .line').first().waitFor();
  await pause(500);
  const { log } = await read();
  assert.deepEqual(log, seen.es.log);
}

test('The Last Stand: log, cards, odds and a refusal', { timeout: 120_000 }, async () => {
  const visitor = await Visitor.come(browser, server, { reducedMotion: 'reduce' });
  const { page } = visitor;
  const answers = Object.entries({
    heroes: '2',
    titan: 'basic',
    hero1: 'eren',
    level1: '0',
    hero2: 'levi',
    level2: '3',
  });
  const seats = [{ who: 'computer', seat: 0, opponent: COMPUTER }, ...[1, 2].map((seat) => ({ who: 'me', seat }))];
  await lay(visitor, 'last-stand', answers, seats);
  await page.locator('.acting button.die').first().waitFor();
  const random = chance(7);
  const rolled = page.locator('[role=log]').getByText(/ now rolls /);
  for (let presses = 0; presses < 200 && (await rolled.count()) === 0; presses += 1) {
    await pressLastStand(page, random);
    await pause(25);
  }
  // What is refused is read for some seconds, so that comes first.
  await page.keyboard.press('u');
  await page.locator('footer .refused').waitFor();
  const refused = await page.locator('footer .refused').innerText();
  await page.context().setOffline(true);
  await speak(page, 'it');
  assert.notEqual(await page.locator('footer .refused').innerText(), refused);
  await speak(page, 'en');
  await page.context().setOffline(false);
  await page.locator('footer .refused').waitFor({ state: 'detached' });

  await inAllLanguages(visitor, { log: 8, cards: 3, verbs: 2, sentence: 1 }, async () => ({
    log: await texts(page, '[role=log] .line'),
    cards: await texts(page, '.panel dd, .panel h2, .tray .power'),
    verbs: await texts(page, '.verbs .verb'),
    sentence: await texts(page, 'footer .words'),
  }));
  assert.deepEqual(
    visitor.wrong.filter((text) => !/ERR_INTERNET_DISCONNECTED|WebSocket connection/.test(text)),
    [],
  );
  await visitor.leave();
});

test('Anima Tactics: log, card, odds, a refusal, and inches or centimetres', { timeout: 120_000 }, async () => {
  const visitor = await Visitor.come(browser, server, { reducedMotion: 'reduce' });
  const { page } = visitor;
  const seats = [
    { who: 'me', seat: 0 },
    { who: 'computer', seat: 1, opponent: COMPUTER },
  ];
  await lay(visitor, 'anima', [['measure', 'table']], seats);
  // By keys, which find the places that are allowed: until somebody has moved and one of mine cannot do everything.
  const random = chance(3);
  const moved = page.locator('[role=log]').getByText(/ goes from /);
  const no = page.locator('.hand .verb.no');
  const map = page.locator('.map');
  for (let tries = 0; tries < 200 && ((await moved.count()) === 0 || (await no.count()) === 0); tries += 1) {
    await map.focus();
    await page.keyboard.press(String(1 + random(3)));
    await map.focus();
    for (let steps = 1 + random(3); steps > 0; steps -= 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await pause(50);
  }
  await moved.first().waitFor();
  await no.first().hover();
  await page.locator('.denied p').nth(1).waitFor();
  const read = async () => {
    await no.first().hover();
    await page.locator('.denied p').nth(1).waitFor();
    return {
      log: await texts(page, '[role=log] .line'),
      card: await texts(page, 'article.card dt, article.card li, article.card .kind'),
      verbs: await texts(page, '.hand .verb b'),
      refusal: await texts(page, '.denied p:nth-child(2)'),
      sentence: await texts(page, 'footer .words'),
    };
  };
  const inches = await texts(page, '[role=log] .line');
  assert.ok(inches.some((line) => line.includes('″')));
  await page.context().setOffline(true);
  await settings(page, (dialog) => dialog.getByText('centimetres').click());
  const centimetres = await texts(page, '[role=log] .line');
  assert.ok(centimetres.some((line) => line.includes(' cm')));
  assert.ok(
    centimetres.every((line) => !line.includes('″')),
    'no line is left in inches',
  );
  await settings(page, (dialog) => dialog.getByText('inches').click());
  assert.deepEqual(await texts(page, '[role=log] .line'), inches);
  await page.context().setOffline(false);

  await inAllLanguages(visitor, { log: 8, card: 5, verbs: 3, refusal: 1, sentence: 1 }, read);
  assert.deepEqual(
    visitor.wrong.filter((text) => !/ERR_INTERNET_DISCONNECTED|WebSocket connection/.test(text)),
    [],
  );
  await visitor.leave();
});
