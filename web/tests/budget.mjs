// What is sent against what we promised: script and style of the page with one table, and the texts of each table in each
// language, gzipped.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const MOST = 150_000;
const MOST_TEXTS = 40_000;

const folder = new URL('../dist/assets/', import.meta.url).pathname;
const all = readdirSync(folder);
const size = (name) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length;
let failed = all.length === 0;

const sizes = all.filter((name) => /\.(js|css)$/.test(name)).map((name) => [name, size(name)]);
const sum = (of) => of.reduce((all, [, one]) => all + one, 0);
for (const [name, one] of sizes.sort(([, a], [, b]) => b - a)) console.log(`${String(one).padStart(7)}  ${name}`);
// A table has everything but the scripts of other games.
const tables = sizes.filter(([name]) => name.startsWith('table.'));
for (const table of tables) {
  const bytes = sum(sizes) - sum(tables) + table[1];
  console.log(`${String(bytes).padStart(7)}  of ${MOST} bytes of script and style, gzipped: with ${table[0]}`);
  failed ||= bytes > MOST;
}
failed ||= tables.length === 0;

// `anima.founders.es-….ftl`: the part, then the language.
const texts = all.flatMap((name) => {
  const [, part, lang] = /^(.+)\.(en|es|it)-[\w-]+\.ftl$/.exec(name) ?? [];
  return part === undefined ? [] : [{ part, lang, size: size(name) }];
});
// Not at the table: rules are fetched when the first is opened, the coach for a lesson, what is rare when it is said.
const LATER = ['rules', 'coach', 'rare'];
for (const lang of ['en', 'es', 'it']) {
  const of = (part) => texts.find((one) => one.part === part && one.lang === lang)?.size ?? 0;
  const games = texts.filter(
    (one) => one.lang === lang && !one.part.includes('.') && !['page', 'lobby', 'replay', 'rare'].includes(one.part),
  );
  for (const { part: game } of games) {
    const packs = texts.filter(
      (one) => one.lang === lang && one.part.startsWith(`${game}.`) && !LATER.includes(one.part.slice(game.length + 1)),
    );
    // With the names of the one pack that has the most of them.
    const bytes = of('page') + of(game) + Math.max(0, ...packs.map((one) => one.size));
    console.log(`${String(bytes).padStart(7)}  of ${MOST_TEXTS} bytes of texts, gzipped: ${game}, ${lang}`);
    failed ||= bytes > MOST_TEXTS;
  }
  failed ||= games.length === 0;
}

if (failed) {
  console.error(all.length === 0 ? 'nothing has been built' : 'the page is too big');
  process.exit(1);
}
