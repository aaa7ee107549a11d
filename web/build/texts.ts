// The messages of the page: the shared Fluent files of `../content` and the page's own, put together into parts that are
// sent by themselves, one file a language, without comments. `virtual:texts` says where each part lies.
//
// - `page`: what is needed everywhere; `lobby`: what only the lobby and its form say;
// - `<game>`: what its table says, with the words of its cards; `<game>/rules`: its rules;
// - `<game>/<pack>`: the names of a pack;
// - `rare` and `<game>/rare`: what a page hardly ever has to say, such as what is wrong with a party.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

export const LANGS = ['en', 'es', 'it'] as const;
type Lang = (typeof LANGS)[number];

const WEB = join(import.meta.dirname, '..');
const CONTENT = join(WEB, '../content');
const MADE = join(WEB, 'node_modules/.texts');

/** Messages of files and of the terminal: a page has to say them only where something is wrong. */
const RARE = [
  /^line-content-/,
  /^line-(anima-)?form-/,
  /^line-party-/,
  /^expected-/,
  /^http-/,
  /^group-.*-more$/,
  /^battle-(?!moment-)/,
  /^table-(?!stage-|power-|third-|ability-|effect-|tactics-|condition$|together$|kill-zone$|two-heroes|card-)/,
];
/** What the page shares of the messages of the program: those that are part of others, and what is refused. */
const OFTEN = /^(line-|list-|length-|refusal-|(said|tagged|counted)$)/;

/** A message of a file as it stands there, with its attributes. */
export interface Entry {
  readonly key: string;
  readonly text: string;
}

/** The messages of a Fluent file; comments and empty lines are left out, and indents are as small as they can be. */
export function entries(source: string): Entry[] {
  const found: { key: string; text: string }[] = [];
  for (const line of source.split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue;
    const key = /^(-?[a-zA-Z][\w-]*) *= ?/.exec(line);
    const last = found.at(-1);
    if (key !== null) found.push({ key: key[1] ?? '', text: `${key[1]}=${small(line.slice(key[0].length))}` });
    else if (last !== undefined) last.text += `\n${line.startsWith('}') ? '' : ' '}${small(line.trim())}`;
  }
  return found;
}

/** Blanks inside a placeable mean nothing, unless they stand in quotes. */
function small(line: string): string {
  return line
    .replace(/\{ (\$[\w-]+) \}/g, '{$1}')
    .replace(/\{ (\$[\w-]+) ->$/, '{$1 ->')
    .trimEnd();
}

function read(path: string): Entry[] {
  return existsSync(path) ? entries(readFileSync(path, 'utf8')) : [];
}

/** Every folder that registers a game with the page. */
export const GAMES: readonly string[] = readdirSync(join(WEB, 'src/lib')).filter((name) =>
  existsSync(join(WEB, 'src/lib', name, 'game.ts')),
);

/** Messages of the program that only one place of the page says. */
const ELSEWHERE: readonly [RegExp, string][] = [
  [/^(page-form|option|form)-/, 'lobby'],
  [/^(page-seen|page-verified|page-dice|review)(-|$)/, 'replay'],
];

const isRare = ({ key }: Entry): boolean => RARE.some((pattern) => pattern.test(key));

/** The files of a folder in a language, by what they are called without it. */
function folder(path: string, lang: Lang): [name: string, all: Entry[]][] {
  if (!existsSync(path)) return [];
  const ending = `.${lang}.ftl`;
  const names = readdirSync(path).filter((name) => name.endsWith(ending));
  return names.map((name) => [name.slice(0, -ending.length), read(join(path, name))]);
}

/** Everything that is sent in a language, by part. */
export function parts(lang: Lang): Map<string, string> {
  const found = new Map<string, Entry[]>();
  const add = (entry: Entry, part: string): void => {
    found.set(part, [...(found.get(part) ?? []), entry]);
  };
  // What speaks for a choice is told at the table of its game.
  const gameOf = (key: string): string | undefined => GAMES.find((game) => key.startsWith(`reason-${game}-`));
  for (const [name, all] of folder(join(WEB, 'src/texts'), lang)) all.forEach((entry) => add(entry, name));
  for (const [name, all] of folder(join(CONTENT, 'texts'), lang)) {
    for (const entry of all) {
      const rare = isRare(entry) || (name === 'program' && !OFTEN.test(entry.key));
      const elsewhere = ELSEWHERE.find(([pattern]) => pattern.test(entry.key))?.[1];
      add(entry, rare ? 'rare' : (gameOf(entry.key) ?? elsewhere ?? 'page'));
    }
  }
  for (const game of GAMES) {
    for (const [name, all] of folder(join(WEB, 'src/lib', game, 'texts'), lang)) {
      const part = name === 'page' ? game : name === 'lobby' ? 'lobby' : `${game}/${name}`;
      all.forEach((entry) => add(entry, part));
    }
    for (const [name, all] of folder(join(CONTENT, game, 'texts'), lang)) {
      const apart = name === 'rules' || existsSync(join(CONTENT, game, 'packs', name));
      // What is written for the page is never rare.
      for (const entry of all)
        add(entry, apart ? `${game}/${name}` : name !== 'page' && isRare(entry) ? `${game}/rare` : game);
    }
  }
  return new Map([...found].map(([part, all]) => [part, all.map(({ text }) => `${text}\n`).join('')]));
}

const MODULE = 'virtual:texts';

/** Writes the parts to files and has Vite send them like any other. */
export function texts(): Plugin {
  function load(): string {
    mkdirSync(MADE, { recursive: true });
    const imports: string[] = [];
    const table = new Map<string, string[]>();
    for (const lang of LANGS) {
      for (const [part, text] of parts(lang)) {
        const path = join(MADE, `${part.replaceAll('/', '.')}.${lang}.ftl`);
        writeFileSync(path, text);
        const name = `text${imports.length}`;
        imports.push(`import ${name} from ${JSON.stringify(`${path}?url`)};`);
        table.set(part, [...(table.get(part) ?? []), `${lang}: ${name}`]);
      }
    }
    const rows = [...table].map(([part, files]) => `${JSON.stringify(part)}: { ${files.join(', ')} }`);
    return `${imports.join('\n')}\nexport const PARTS = { ${rows.join(', ')} };`;
  }
  return {
    name: 'texts',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? load() : undefined),
    handleHotUpdate({ file, server }) {
      if (file.endsWith('.ftl') && !file.startsWith(MADE)) {
        const made = server.moduleGraph.getModuleById(`\0${MODULE}`);
        if (made) server.moduleGraph.invalidateModule(made);
        server.ws.send({ type: 'full-reload' });
      }
    },
  };
}
