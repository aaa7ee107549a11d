// Script and style of the whole page together, gzipped, against what we promised.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const MOST = 150_000;

const folder = new URL('../dist/assets/', import.meta.url).pathname;
const files = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
const sizes = files.map((name) => [name, gzipSync(readFileSync(join(folder, name)), { level: 9 }).length]);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
for (const [name, size] of sizes.sort((one, other) => other[1] - one[1]))
  console.log(`${String(size).padStart(7)}  ${name}`);
console.log(`${String(total).padStart(7)}  of ${MOST} bytes gzipped`);
if (files.length === 0 || total > MOST) {
  console.error(files.length === 0 ? 'nothing has been built' : 'the page is too big');
  process.exit(1);
}
