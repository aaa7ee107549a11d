import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

import { parts } from '../../../build/texts';
import type { Arg, Glue, Message } from '../wire/types';
import { format, formatArg, formatName, sentence, squareName, type Reader, type Units } from './format';
import { LANGUAGES, type Lang } from './languages';

function everything(lang: Lang): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of parts(lang).values()) bundle.addResource(new FluentResource(text));
  return bundle;
}
const BUNDLES = Object.fromEntries(LANGUAGES.map(({ lang }) => [lang, everything(lang)])) as Record<Lang, FluentBundle>;

const reader = (lang: Lang, units: Units = 'inches', own: Record<string, string> = {}): Reader => ({
  lang,
  units,
  texts: BUNDLES[lang],
  own,
});
const english = reader('en');

/** A reader of a few messages of the test's own. */
function of(source: string, lang: Lang = 'en', own: Record<string, string> = {}): Reader {
  const texts = new FluentBundle(lang, { useIsolating: false });
  texts.addResource(new FluentResource(source));
  return { lang, units: 'inches', texts, own };
}

const name = (id: string): Arg => ({ is: 'name', of: id });
const number = (value: number): Arg => ({ is: 'number', of: value });
const text = (value: string): Arg => ({ is: 'text', of: value });
const list = (glue: Glue, ...words: string[]): Arg => ({ is: 'list', of: { glue, parts: words.map(text) } });

describe('a message', () => {
  test('is a sentence in each language', () => {
    const message: Message = { key: 'line-rolled', args: { who: name('levi'), faces: name('move'), given: number(2) } };
    expect(format(message, english)).toBe('Levi rolls MOVE; the Titan takes 2.');
    expect(format(message, reader('es'))).toMatch(/Levi.*2/);
  });

  test('that does not exist shows its key, and is heard of', () => {
    const missing: string[] = [];
    const deaf = { ...english, missing: (key: string) => missing.push(key) };
    expect(format({ key: 'line-no-such-thing' }, deaf)).toBe('line-no-such-thing');
    expect(missing).toEqual(['line-no-such-thing']);
  });

  test('may take another form; who may speak waits where there is no form for that', () => {
    const source = 'a = asked\n    .wait = waiting\nb = asked\n    .may = may\n    .wait = waiting\n';
    const told = (key: string, attribute: string): string => format({ key, attribute }, of(source));
    expect([told('a', 'wait'), told('a', 'may'), told('b', 'may'), told('a', 'other')]).toEqual([
      'waiting',
      'waiting',
      'may',
      'asked',
    ]);
  });

  test('lies inside another', () => {
    const inner: Message = { key: 'inner', args: { n: number(1) } };
    expect(
      format({ key: 'outer', args: { it: { is: 'message', of: inner } } }, of('inner = in { $n }\nouter = ({ $it })')),
    ).toBe('(in 1)');
  });

  test('selects by ids and counts', () => {
    const source = 'a = { $it_id ->\n    [none] nobody\n    [levi] him\n   *[other] { $it_count }\n }\n';
    const told = (it: Arg): string =>
      format({ key: 'a', args: { it } }, of(`${source}list-none = none\nname-levi = Levi`));
    expect(told(name('levi'))).toBe('him');
    expect(told({ is: 'list', of: { parts: [], glue: 'and' } })).toBe('nobody');
    expect(told({ is: 'counted', of: { name: 'fight', count: 3 } })).toBe('3');
    expect(told({ is: 'list', of: { parts: [name('a'), name('b')], glue: 'and' } })).toBe('2');
  });
});

describe('an argument', () => {
  const told = (arg: Arg, lang: Lang = 'en', units: Units = 'inches'): string => formatArg(arg, reader(lang, units));

  test('is a number without grouping, with its sign, or in tenths', () => {
    expect(told(number(12345))).toBe('12345');
    expect([3, -3, 0].map((of) => told({ is: 'signed', of }))).toEqual(['+3', '-3', '+0']);
    expect([37, 40, 5].map((of) => told({ is: 'tenths', of }))).toEqual(['3.7', '4.0', '0.5']);
    expect(told({ is: 'tenths', of: 37 }, 'es')).toBe('3,7');
    expect(told({ is: 'chance', of: 65 })).toBe('65');
  });

  test('is a length in the unit of the reader', () => {
    const length = (thousandths: number): Arg => ({ is: 'length', of: { thousandths, on: 'table' } });
    expect([6200, 6000, 6049, 6050, -6050, -20].map((size) => told(length(size)))).toEqual([
      '6.2″',
      '6″',
      '6″',
      '6.1″',
      '-6.1″',
      '0″',
    ]);
    expect([1000, 394, 2].map((size) => told(length(size), 'it', 'centimetres'))).toEqual(['2,5 cm', '1 cm', '0 cm']);
    const squares = (thousandths: number): Arg => ({ is: 'length', of: { thousandths, on: 'board' } });
    expect([4000, 1500, 1125].map((size) => told(squares(size), 'es', 'centimetres'))).toEqual(['4', '1,5', '1,125']);
  });

  test('is a place in the unit of the reader, or a square of the chart', () => {
    const point = (x: number, y: number): Arg => ({ is: 'point', of: { x, y, on: 'table' } });
    expect(told(point(12500, 8000))).toBe('(12.5, 8)');
    expect(told(point(14733, 2228), 'es')).toBe('(14,7; 2,2)');
    expect(told(point(12500, 8000), 'it', 'centimetres')).toBe('(31,8; 20,3)');
    expect(told({ is: 'point', of: { x: 3, y: 4, on: 'board' } })).toBe('D5');
    expect([squareName({ x: 0, y: 0 }), squareName({ x: 27, y: 11 })]).toEqual(['A1', 'AB12']);
  });

  test('is a figure, told apart by its word where the battle has several', () => {
    const figure = (several: boolean, known = true): Arg => ({
      is: 'figure',
      of: { word: 'a3', several, ...(known ? { name: 'brannoc' } : {}) },
    });
    expect([told(figure(false)), told(figure(true)), told(figure(true, false))]).toEqual([
      'Brannoc',
      'Brannoc (A3)',
      'A3',
    ]);
  });

  test('is a name, or what its id spells where it has none', () => {
    expect(formatName('levi', english)).toBe('Levi');
    expect(formatName('the-colonel', english)).toBe('The Colonel');
    expect(told({ is: 'ability', of: { card: 'nobody', id: 'mirror-stance' } })).toBe('Mirror Stance');
    expect(told({ is: 'rule', of: 'no.such_rule' })).toBe('no.such_rule');
    expect(told({ is: 'rule', of: 'dice.who' })).toBe('Who rolls');
    expect(told({ is: 'counted', of: { name: 'fight', count: 2 } })).toBe('2 FIGHT');
  });

  test('is called what the pack of the table calls it', () => {
    expect(formatName('levi', reader('en', 'inches', { 'name-levi': 'Somebody' }))).toBe('Somebody');
  });
});

describe('a list', () => {
  const told = (lang: Lang, arg: Arg): string => formatArg(arg, reader(lang));

  test('is held together as it says', () => {
    expect(told('en', list('and'))).toBe('none');
    expect(told('en', list('and', 'a'))).toBe('a');
    expect(told('en', list('and', 'a', 'b', 'c'))).toBe('a, b and c');
    expect(told('en', list('or'))).toBe('');
    expect(told('en', list('comma', 'a', 'b'))).toBe('a, b');
    expect(told('en', list('semicolon', 'a', 'b'))).toBe('a; b');
    expect(told('en', list('dot', 'a', 'b'))).toBe('a · b');
    expect(told('en', list('sentences', 'it stands,, up', 'who? '))).toBe('It stands, up. Who?');
  });

  test('sounds well in Spanish and Italian', () => {
    expect(told('es', list('and', 'Levi', 'Inés'))).toBe('Levi e Inés');
    expect(told('es', list('and', 'fuego', 'hielo'))).toBe('fuego y hielo');
    expect(told('es', list('comma', 'siete o ocho'))).toBe('siete u ocho');
    expect(told('it', list('and', 'Levi', 'Eren'))).toBe('Levi ed Eren');
    expect(told('es', list('sentences', 'y iba'))).toBe('Y iba.');
  });

  test('drops commas before a mark', () => {
    expect(['a,.', 'a, b,', 'a,; b', '(a,)', 'a, b'].map(sentence)).toEqual(['A.', 'A, b.', 'A; b.', '(a).', 'A, b.']);
  });
});

const KEPT = join(import.meta.dirname, '../../../tests/messages.json');

describe.skipIf(!existsSync(KEPT))('messages of whole games', () => {
  /** A message as the program writes it in each language. */
  type Kept = { message: Message; units: Units } & Record<Lang, string>;
  const kept = existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Kept[]) : [];

  test.each(LANGUAGES)('read in $name exactly as the program writes them', ({ lang }) => {
    const wrong = kept
      .map((one) => ({ ...one, told: format(one.message, reader(lang, one.units)) }))
      .filter((one) => one[lang] !== one.told)
      .map(({ message, told, ...one }) => ({ key: message.key, told, wanted: one[lang] }));
    expect(kept.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });
});
