// What must not be in the page's sources: a text that is taken apart, and a frame that knows a game by its name.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { expect, test } from 'vitest';

import { GAMES } from '../build/texts';

const SOURCE = join(import.meta.dirname, '../src');

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$|^wire\.ts$|^types\.ts$/.test(entry.name) ? [path] : [];
  });
}

interface Line {
  path: string;
  line: string;
}

const lines: Line[] = files(SOURCE).flatMap((path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => !line.trim().startsWith('//'))
    .map((line) => ({ path: relative(SOURCE, path).replaceAll('\\', '/'), line: line.trim() })),
);
const found = (pattern: RegExp): string[] =>
  lines.filter(({ line }) => pattern.test(line)).map(({ path, line }) => `${path}: ${line}`);

/** Where something else than a text of the game is taken apart, and what. */
const TAKEN_APART: [path: string, why: string][] = [
  ['lib/route/route.ts', 'addresses'],
  ['lib/rules/search.ts', 'what a reader types, and the first word of a slug, which is its chapter'],
  ['lib/texts/format.ts', 'an id that has no name, and words that sound better otherwise: both on the way out'],
  ['lib/anima/draw/', 'colours and paths of drawings'],
];
const known = (hit: string): boolean => TAKEN_APART.some(([path]) => hit.startsWith(path));

test('no sentence, no action and no id is taken apart', () => {
  const apart = /\.(split|match|matchAll|search|exec)\(|new RegExp|[=(,:]\s*\/(?![/*>])[^/\s][^/]*\/[a-z]*[.,)]/;
  expect(found(apart).filter((hit) => !known(hit))).toEqual([]);
  // What is no longer needed is taken off the list.
  const idle = TAKEN_APART.filter(([path]) => !found(apart).some((hit) => hit.startsWith(path)));
  expect(idle).toEqual([]);
});

test('nothing is asked of what a sentence or a slug says', () => {
  expect(found(/(slug|rule|text|message|sentence)\w*(\.\w+)?\.(includes|indexOf)\(\s*['"`]/)).toEqual([]);
});

test('the frame knows no game by its name', () => {
  const names = new RegExp(`['"\`/](${GAMES.join('|')})['"\`/]`);
  const own = (hit: string): boolean => GAMES.some((game) => hit.startsWith(`lib/${game}/`));
  expect(GAMES.length).toBeGreaterThan(1);
  expect(found(names).filter((hit) => !own(hit))).toEqual([]);
});

test('no game knows another', () => {
  for (const game of GAMES) {
    const others = new RegExp(`['"\`/](${GAMES.filter((other) => other !== game).join('|')})['"\`/]`);
    expect(found(others).filter((hit) => hit.startsWith(`lib/${game}/`))).toEqual([]);
  }
});
