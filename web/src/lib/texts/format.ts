// The one place where messages become text: from a key and typed arguments to a sentence in the reader's language and
// units, exactly as the program writes it (`crates/catalog/src/texts`), so that the two can be held against each other.
//
// For an argument `who` a text may use `$who`, `$who_id` to select by, `$who_count` for plurals, and for lengths
// `$who_long`. Nothing here reads a sentence.

import { FluentNumber, type FluentBundle, type FluentVariable } from '@fluent/bundle';

import type { Arg, Figure, Glue, Length, Message, Spot } from '../wire/types';
import type { Lang } from './languages';

export type Units = 'inches' | 'centimetres';

export interface Reader {
  readonly lang: Lang;
  readonly units: Units;
  readonly texts: FluentBundle;
  /** Names that the texts do not have, of packs that did not come with the program. */
  readonly own: Readonly<Record<string, string>>;
  /** Hears of each message that there is no text for. */
  readonly missing?: (key: string) => void;
}

type Gaps = Record<string, FluentVariable>;

export function format(message: Message, reader: Reader): string {
  const gaps: Gaps = {};
  for (const [key, arg] of Object.entries(message.args ?? {})) fill(gaps, key, arg, reader);
  return pattern(message.key, message.attribute, gaps, reader) ?? message.key;
}

/** What goes into the gap of an argument, by itself. */
export function formatArg(arg: Arg, reader: Reader): string {
  const gaps: Gaps = {};
  fill(gaps, 'it', arg, reader);
  const { it } = gaps;
  return typeof it === 'string' ? it : it instanceof FluentNumber ? String(it.value) : '';
}

/** The text of a name id, made of the id itself where it has none. */
export function formatName(id: string, reader: Reader): string {
  const key = id.startsWith('ability-') ? id : `name-${id}`;
  return pattern(key, undefined, {}, reader) ?? spelled(id);
}

export function formatFigure(figure: Figure, reader: Reader): string {
  const word = (): string => pattern(`name-${figure.word}`, undefined, {}, reader) ?? spelled(figure.word);
  if (figure.name === undefined) return word();
  const name = formatName(figure.name, reader);
  return figure.several ? say('tagged', { name, tag: word() }, reader) : name;
}

/** A message with gaps that are filled already; its key where there is none. */
export function say(key: string, gaps: Gaps, reader: Reader): string {
  return pattern(key, undefined, gaps, reader) ?? key;
}

export const plainNumber = (value: number): FluentNumber => new FluentNumber(value, { useGrouping: false });

/** The message of a rule: Fluent has no dots in its keys. */
export const ruleKey = (slug: string): string => `rule-${slug.replaceAll('.', '-').replaceAll('_', '-')}`;

export function pattern(
  key: string,
  attribute: string | undefined,
  gaps: Gaps,
  { texts, own, missing }: Reader,
): string | null {
  const name = attribute === undefined ? own[key] : undefined;
  if (name !== undefined) return name;
  const message = texts.getMessage(key);
  if (message === undefined) {
    missing?.(key);
    return null;
  }
  const { value, attributes } = message;
  const wanted =
    attribute === undefined
      ? undefined
      : (attributes[attribute] ?? (attribute === 'may' ? attributes['wait'] : undefined));
  const found = wanted ?? value;
  return found === null ? null : texts.formatPattern(found, gaps, []);
}

function fill(gaps: Gaps, key: string, arg: Arg, reader: Reader): void {
  const id = (value: string): void => {
    gaps[`${key}_id`] = value;
  };
  const count = (value: number): void => {
    gaps[`${key}_count`] = plainNumber(value);
  };
  switch (arg.is) {
    case 'number':
      gaps[key] = plainNumber(arg.of);
      id(String(arg.of));
      return;
    case 'chance':
      gaps[key] = plainNumber(arg.of);
      return;
    case 'signed':
      gaps[key] = arg.of < 0 ? String(arg.of) : `+${arg.of}`;
      return;
    case 'tenths':
      gaps[key] = tenths(arg.of, reader.lang, true);
      count(arg.of);
      return;
    case 'length':
      gaps[key] = lengthText(arg.of, reader);
      gaps[`${key}_long`] = longText(arg.of, reader);
      count(arg.of.thousandths);
      return;
    case 'point':
      gaps[key] = pointText(arg.of, reader);
      return;
    case 'figure':
      gaps[key] = formatFigure(arg.of, reader);
      id(arg.of.word);
      count(1);
      return;
    case 'name':
      gaps[key] = formatName(arg.of, reader);
      id(arg.of);
      count(1);
      return;
    case 'ability':
      gaps[key] = pattern(`ability-${arg.of.card}-${arg.of.id}`, undefined, {}, reader) ?? spelled(arg.of.id);
      id(arg.of.id);
      count(1);
      return;
    case 'rule':
      gaps[key] = pattern(ruleKey(arg.of), undefined, {}, reader) ?? arg.of;
      id(arg.of);
      return;
    case 'word':
    case 'text':
      gaps[key] = arg.of;
      id(arg.of);
      return;
    case 'counted':
      gaps[key] = say('counted', { amount: plainNumber(arg.of.count), name: formatName(arg.of.name, reader) }, reader);
      id(arg.of.name);
      count(arg.of.count);
      return;
    case 'list':
      gaps[key] = joined(
        arg.of.parts.map((part) => formatArg(part, reader)),
        arg.of.glue,
        reader,
      );
      if (arg.of.parts.length === 0) id('none');
      count(arg.of.parts.length);
      return;
    case 'message':
      gaps[key] = format(arg.of, reader);
      return;
  }
}

/** `the-colonel` as `The Colonel`, where nothing better is known. */
function spelled(id: string): string {
  return id
    .split('-')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join(' ');
}

// ---- lists

function joined(parts: readonly string[], glue: Glue, reader: Reader): string {
  switch (glue) {
    case 'and':
      return sounded(parts.length === 0 ? say('list-none', {}, reader) : last(parts, 'list-last', reader), reader.lang);
    case 'or':
      return sounded(last(parts, 'card-list-or', reader), reader.lang);
    case 'comma':
      return sounded(parts.join(', '), reader.lang);
    case 'semicolon':
      return sounded(parts.join('; '), reader.lang);
    case 'dot':
      return parts.join(' · ');
    case 'sentences':
      return parts.map(sentence).join(' ');
  }
}

function last(parts: readonly string[], key: string, reader: Reader): string {
  const [end, ...before] = [...parts].reverse();
  if (end === undefined || before.length === 0) return end ?? '';
  return say(key, { most: before.reverse().join(', '), last: end }, reader);
}

/** Marks before which no comma stands. */
const CLOSING = [',', '.', ';', ':', ')'];

/** With a capital and a full stop. */
export function sentence(text: string): string {
  const letters = [...text.trim()];
  const kept = letters.filter((letter, index) => {
    const next = letters[index + 1];
    return letter !== ',' || (next !== undefined && !CLOSING.includes(next));
  });
  const whole = kept.join('');
  const end = ['.', '!', '?'].some((mark) => whole.endsWith(mark)) ? '' : '.';
  return `${whole.slice(0, 1).toUpperCase()}${whole.slice(1)}${end}`;
}

/** How a small word changes before what sounds like itself: `e inés`, `u oro`, `ed Eva`. */
const SOUNDS: Record<Lang, readonly { word: string; becomes: string; before(next: string): boolean }[]> = {
  en: [],
  es: [
    {
      word: 'y',
      becomes: 'e',
      before: (next) => next.startsWith('i') || (next.startsWith('hi') && !next.startsWith('hie')),
    },
    { word: 'o', becomes: 'u', before: (next) => next.startsWith('o') || next.startsWith('ho') },
  ],
  it: [{ word: 'e', becomes: 'ed', before: (next) => ['e', 'è', 'é'].some((sound) => next.startsWith(sound)) }],
};

function sounded(text: string, lang: Lang): string {
  const rules = SOUNDS[lang];
  if (rules.length === 0) return text;
  const words = text.split(' ');
  return words
    .map((word, index) => {
      const next = (words[index + 1] ?? '').toLowerCase();
      return rules.find((rule) => rule.word === word && rule.before(next))?.becomes ?? word;
    })
    .join(' ');
}

// ---- numbers, lengths and places

const comma = (lang: Lang): string => (lang === 'en' ? '.' : ',');

/** So many tenths, with a decimal only where there is one unless it is always wanted. */
function tenths(value: number, lang: Lang, always = false): string {
  const size = Math.abs(value);
  const rest = size % 10;
  const whole = `${value < 0 ? '-' : ''}${Math.floor(size / 10)}`;
  return rest === 0 && !always ? whole : `${whole}${comma(lang)}${rest}`;
}

/** No more decimals than it takes. */
function thousandths(value: number, lang: Lang): string {
  const size = Math.abs(value);
  const whole = `${value < 0 ? '-' : ''}${Math.floor(size / 1000)}`;
  let rest = size % 1000;
  if (rest === 0) return whole;
  let digits = 3;
  while (rest % 10 === 0) [rest, digits] = [rest / 10, digits - 1];
  return `${whole}${comma(lang)}${String(rest).padStart(digits, '0')}`;
}

/** A length of the table in tenths of the reader's unit. */
function inTenths(length: number, units: Units): number {
  const size = Math.abs(length);
  const found = units === 'inches' ? Math.floor((size + 50) / 100) : Math.floor((size * 254 + 5000) / 10000);
  return length < 0 && found > 0 ? -found : found;
}

export function lengthText(
  { thousandths: length, on }: Length,
  { lang, units }: Pick<Reader, 'lang' | 'units'>,
): string {
  if (on === 'board') return thousandths(length, lang);
  return `${tenths(inTenths(length, units), lang)}${units === 'inches' ? '″' : ' cm'}`;
}

function longText(length: Length, reader: Reader): string {
  if (length.on === 'board' || reader.units === 'centimetres') return lengthText(length, reader);
  const size = inTenths(length.thousandths, 'inches');
  const text = tenths(size, reader.lang);
  return say('length-inches', { count: size % 10 === 0 ? plainNumber(size / 10) : text, text }, reader);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A column of a chart: a letter, or two after the twenty-sixth. */
export function columnName(index: number): string {
  const size = LETTERS.length;
  const first = Math.floor(index / size);
  const letter = LETTERS[((index % size) + size) % size] ?? '?';
  return `${first > 0 ? (LETTERS[first - 1] ?? '') : ''}${letter}`;
}

/** A square's name as on a chart: columns are letters, rows numbers from the south. */
export const squareName = ({ x, y }: { readonly x: number; readonly y: number }): string => `${columnName(x)}${y + 1}`;

export function pointText({ x, y, on }: Spot, { lang, units }: Pick<Reader, 'lang' | 'units'>): string {
  if (on === 'board') return squareName({ x, y });
  const part = (value: number): string => tenths(inTenths(value, units), lang);
  return `(${part(x)}${lang === 'en' ? ', ' : '; '}${part(y)})`;
}
