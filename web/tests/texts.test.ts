// Every message is there in every language, is used, and takes the same arguments everywhere.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { bundleOf } from '../src/lib/texts/texts.svelte';
import type { Lang } from '../src/lib/wire/types';

const SOURCE = join(import.meta.dirname, '../src');
const LANGS: Lang[] = ['en', 'es', 'it'];

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name) ? [path] : [];
  });
}

const code = files(SOURCE).map((path) => readFileSync(path, 'utf8'));
const sources = Object.fromEntries(
  LANGS.map((lang) => [lang, readFileSync(join(SOURCE, `texts/page.${lang}.ftl`), 'utf8')]),
) as Record<Lang, string>;

const keysOf = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1] ?? '');
const argumentsOf = (source: string, key: string): string[] => {
  const lines = source.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`${key} =`) || line.startsWith(`${key}=`));
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => !/^\s/.test(line));
  const text = [lines[start], ...rest.slice(0, end < 0 ? rest.length : end)].join('\n');
  return [...new Set([...text.matchAll(/\$([a-z][\w-]*)/g)].map((match) => match[1] ?? ''))].sort();
};

// Keys that are put together begin with what stands before the first `${`.
const literal = code.flatMap((text) => [...text.matchAll(/\bsay\(\s*'([^']+)'/g)].map((match) => match[1] ?? ''));
const begun = code.flatMap((text) => [...text.matchAll(/\bsay\(\s*`([^`$]*)\$\{/g)].map((match) => match[1] ?? ''));
const quoted = new Set(
  code.flatMap((text) => [...text.matchAll(/['"`]([a-z][\w-]*)['"`]/g)].map((match) => match[1] ?? '')),
);

describe('the messages of the page', () => {
  const english = keysOf(sources.en);

  test.each(LANGS)('are read without an error in %s', (lang) => {
    expect(() => bundleOf(lang, sources[lang])).not.toThrow();
  });

  test.each(LANGS)('are all there in %s, each once', (lang) => {
    const keys = keysOf(sources[lang]);
    expect([...keys].sort()).toEqual([...english].sort());
    expect(new Set(keys).size).toBe(keys.length);
  });

  test.each(LANGS)('take the same arguments in %s', (lang) => {
    for (const key of english)
      expect([key, argumentsOf(sources[lang], key)]).toEqual([key, argumentsOf(sources.en, key)]);
  });

  test('are there wherever one is used', () => {
    expect([...new Set(literal)].filter((key) => !english.includes(key))).toEqual([]);
    for (const beginning of begun)
      expect(
        english.some((key) => key.startsWith(beginning)),
        beginning,
      ).toBe(true);
  });

  test('are all used', () => {
    const idle = english.filter(
      (key) => !quoted.has(key) && !begun.some((beginning) => beginning !== '' && key.startsWith(beginning)),
    );
    expect(idle).toEqual([]);
  });
});

test('every group of rules has a name', () => {
  const known = keysOf(sources.en);
  const rules = ['last-stand', 'anima']
    .map((game) => readFileSync(join(SOURCE, `../../rules/${game}.toml`), 'utf8'))
    .join('\n');
  const groups = new Set([...rules.matchAll(/^slug = "([a-z_]+)/gm)].map((match) => match[1] ?? ''));
  expect([...groups].filter((group) => !known.includes(`rules-chapter-${group}`))).toEqual([]);
});
