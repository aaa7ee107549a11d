// Every message is there in every language, takes the same arguments everywhere, and those of the page are used.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

import { entries, GAMES, LANGS, parts, type Entry } from '../build/texts';

const SOURCE = join(import.meta.dirname, '../src');

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path, ending);
    return ending.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

const code = files(SOURCE, /\.(svelte|ts)$/).map((path) => readFileSync(path, 'utf8'));
/** The page's own messages in a language, of each of its files. */
const own = (lang: string): Entry[] =>
  files(SOURCE, new RegExp(`\\.${lang}\\.ftl$`)).flatMap((path) => entries(readFileSync(path, 'utf8')));
const argumentsOf = ({ text }: Entry): string[] =>
  [...new Set([...text.matchAll(/\$([a-z][\w-]*)/g)].map((match) => match[1] ?? ''))].sort();
const shape = (all: Entry[]): string[] => all.map((entry) => `${entry.key} ${argumentsOf(entry).join(' ')}`).sort();

// Keys that are put together begin with what stands before the first `${`.
const literal = code.flatMap((text) => [...text.matchAll(/\bsay\(\s*'([^']+)'/g)].map((match) => match[1] ?? ''));
const begun = code.flatMap((text) => [...text.matchAll(/\bsay\(\s*`([^`$]*)\$\{/g)].map((match) => match[1] ?? ''));
const quoted = new Set(
  code.flatMap((text) => [...text.matchAll(/['"`]([a-z][\w-]*)['"`]/g)].map((match) => match[1] ?? '')),
);

describe('the messages of the page', () => {
  const english = own('en').map(({ key }) => key);
  const known = new Set([...parts('en').values()].flatMap((text) => entries(text)).map(({ key }) => key));

  test.each(LANGS)('are the same in %s, with the same arguments', (lang) => {
    expect(shape(own(lang))).toEqual(shape(own('en')));
  });

  test('are there wherever one is used', () => {
    expect([...new Set(literal)].filter((key) => !known.has(key))).toEqual([]);
    const beginnings = begun.filter((beginning) => ![...known].some((key) => key.startsWith(beginning)));
    expect(beginnings).toEqual([]);
  });

  test('are all used', () => {
    const game = (key: string): boolean => GAMES.some((id) => key.includes(`-${id}`));
    const idle = english.filter(
      (key) =>
        !quoted.has(key) && !game(key) && !begun.some((beginning) => beginning !== '' && key.startsWith(beginning)),
    );
    expect(idle).toEqual([]);
  });
});

describe('what is sent', () => {
  test.each(LANGS)('is read without an error in %s, and no message hides another', (lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const errors = [...parts(lang)].flatMap(([part, text]) =>
      // Games may call a group of rules the same.
      bundle.addResource(new FluentResource(text)).map((error) => `${part}: ${error.message}`),
    );
    expect(errors.filter((error) => !error.includes('rules-chapter-'))).toEqual([]);
  });

  test.each(LANGS)('says what the files say in %s', (lang) => {
    const folder = join(import.meta.dirname, '../../content/anima/texts');
    const whole = new FluentBundle(lang, { useIsolating: false });
    whole.addResource(new FluentResource(readFileSync(join(folder, `lines.${lang}.ftl`), 'utf8')));
    const sent = new FluentBundle(lang, { useIsolating: false });
    sent.addResource(new FluentResource(parts(lang).get('anima') ?? ''));
    const text = (bundle: FluentBundle): string => {
      const value = bundle.getMessage('line-turned')?.value;
      return value == null ? '' : bundle.formatPattern(value, { who: 'Brannoc', actions: 3 });
    };
    expect(text(sent)).toBe(text(whole));
    expect(text(sent)).toMatch(/Brannoc.*3/);
  });
});

test('every group of rules has a name', () => {
  const known = new Set(own('en').map(({ key }) => key));
  const groups = GAMES.flatMap((game) => {
    const path = join(SOURCE, `../../rules/${game}.toml`);
    const rules = existsSync(path) ? readFileSync(path, 'utf8') : '';
    return [...rules.matchAll(/^slug = "([a-z_]+)/gm)].map((match) => match[1] ?? '');
  });
  expect([...new Set(groups)].filter((group) => !known.has(`rules-chapter-${group}`))).toEqual([]);
});
