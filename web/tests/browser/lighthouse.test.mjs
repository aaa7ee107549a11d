// Lighthouse on the lobby, the rules and a table: accessibility and best practices without a point missing.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import lighthouse, { desktopConfig } from 'lighthouse';

import { Server, Visitor, freePort, openBrowser } from './support.mjs';

let server;
let browser;
let port;
before(async () => {
  port = await freePort();
  [server, browser] = await Promise.all([Server.start(), openBrowser([`--remote-debugging-port=${port}`])]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** On a busy machine an audit may break off; then there is no score at all, and one looks again. */
async function look(url, options, config, tries = 4) {
  const { lhr } = await lighthouse(url, options, config);
  const broken = Object.values(lhr.categories).some(({ score }) => score === null);
  return broken && tries > 1 ? look(url, options, config, tries - 1) : lhr;
}

test('lighthouse finds nothing to mend', { timeout: 400_000 }, async () => {
  const visitor = await Visitor.come(browser, server);
  await visitor.open();
  await visitor.page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .click();
  await visitor.page.waitForURL(/\/table\//);
  const table = new URL(visitor.page.url()).pathname;
  await visitor.leave();
  for (const path of ['/', '/rules', table]) {
    for (const config of [undefined, desktopConfig]) {
      const options = { port, logLevel: 'silent', onlyCategories: ['accessibility', 'best-practices', 'performance'] };
      const lhr = await look(server.url + path, options, config);
      const { accessibility, 'best-practices': practices, performance } = lhr.categories;
      const missing = [accessibility, practices]
        .flatMap(({ auditRefs }) => auditRefs)
        .map(({ id }) => lhr.audits[id])
        .filter(({ score }) => score !== null && score < 1)
        .map(({ id, title }) => `${id}: ${title}`);
      console.log(`${path} ${config ? 'desktop' : 'phone'}: performance ${Math.round(performance.score * 100)}`);
      assert.equal(accessibility.score, 1, `${path}: ${missing.join('; ')}`);
      assert.equal(practices.score, 1, `${path}: ${missing.join('; ')}`);
    }
  }
});
