// What the page can say: parts of the texts, each fetched in a language when it is first needed, and the reader for whom
// messages are written. Whoever calls `say`, `tell` or `named` while drawing is drawn anew when language or units change.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { PARTS } from 'virtual:texts';

import type { Arg, Figure, Message, Names } from '../wire/types';
import * as write from './format';
import { LANGUAGES, type Lang } from './languages';

export type Args = Record<string, string | number>;

export function bundleOf(lang: Lang, ...sources: string[]): FluentBundle {
  // Marks around what is filled in would be copied with the text, and none of the three languages needs them.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** A language with what has been fetched of it. */
interface Spoken {
  readonly bundle: FluentBundle;
  readonly asked: Map<string, Promise<void>>;
}

const EVERYWHERE = 'page';
/** What a game says only now and then, besides the names of its packs. */
const RARE = 'rare';
const RULES = 'rules';
const COACH = 'coach';

class Texts {
  lang = $state<Lang>('en');
  units = $state<write.Units>('inches');
  #own = $state.raw<Names | null>(null);
  /** Grows with every part that has come in the language that is shown. */
  #come = $state(0);
  readonly #wanted = new Set<string>();
  readonly #spoken: Record<Lang, Spoken> = {
    en: { bundle: bundleOf('en'), asked: new Map() },
    es: { bundle: bundleOf('es'), asked: new Map() },
    it: { bundle: bundleOf('it'), asked: new Map() },
  };
  /** The language that was asked for last. */
  #asked: Lang = 'en';
  /** Looked for in vain, in the language that is shown. */
  readonly #unknown = new Set<string>();

  /** Changes the language once everything that is needed of it is there; what cannot be fetched leaves things as they are. */
  async speak(lang: Lang, parts: readonly string[] = []): Promise<void> {
    for (const part of [EVERYWHERE, ...parts]) this.#wanted.add(part);
    this.#asked = lang;
    // More may be wanted while the first parts are on their way.
    for (let fetched = -1; fetched < this.#wanted.size;) {
      fetched = this.#wanted.size;
      await Promise.all([...this.#wanted].map((part) => this.#fetch(part, lang)));
    }
    if (this.#asked !== lang) return;
    this.lang = lang;
    this.#unknown.clear();
    document.documentElement.lang = lang;
  }

  /** Fetches parts in the reader's language; there is no such part where a game does not have it. */
  async need(...parts: string[]): Promise<void> {
    const there = parts.filter((part) => part in PARTS);
    for (const part of there) this.#wanted.add(part);
    await Promise.all(there.map((part) => this.#fetch(part, this.lang)));
  }

  /** Fetches the other languages too, so that they can be changed without the network. */
  ahead(): void {
    for (const { lang } of LANGUAGES) {
      for (const part of this.#wanted) this.#fetch(part, lang).catch(() => undefined);
    }
  }

  /** What the coach of a game says. */
  learn(game: string): Promise<void> {
    return this.need(`${game}/${COACH}`);
  }

  /** What a table needs, with every pack that names one of these. */
  async open(game: string, names: readonly string[]): Promise<void> {
    await this.need(game);
    const known = (id: string): boolean => {
      const key = `name-${id}`;
      return this.#own?.[this.lang][key] !== undefined || this.#spoken[this.lang].bundle.hasMessage(key);
    };
    for (const pack of packsOf(game)) {
      if (names.every(known)) return;
      await this.need(pack);
    }
  }

  /** The names of foreign packs, in the place of those that held before. */
  adopt(...names: Names[]): void {
    const merged: Names = { en: {}, es: {}, it: {} };
    for (const { lang } of LANGUAGES) merged[lang] = Object.assign({}, ...names.map((one) => one[lang])) as Names['en'];
    this.#own = merged;
  }

  #fetch(part: string, lang: Lang): Promise<void> {
    const { asked, bundle } = this.#spoken[lang];
    const known = asked.get(part);
    if (known !== undefined) return known;
    const file = PARTS[part]?.[lang];
    if (file === undefined) return Promise.resolve();
    const fetched = fetch(file).then(async (response) => {
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      bundle.addResource(new FluentResource(await response.text()));
      if (lang === this.lang) this.#come += 1;
    });
    asked.set(part, fetched);
    fetched.catch(() => asked.delete(part));
    return fetched;
  }

  /** A message that is not there may be in a part that is hardly ever needed. */
  readonly #missing = (key: string): void => {
    if (this.#unknown.has(key)) return;
    this.#unknown.add(key);
    const games = [...this.#wanted].filter((part) => part !== EVERYWHERE && !part.includes('/'));
    const more = key.startsWith('rule-')
      ? games.map((game) => `${game}/${RULES}`)
      : key.startsWith('name-') || key.startsWith('ability-')
        ? games.flatMap(packsOf)
        : [RARE, ...games.map((game) => `${game}/${RARE}`)];
    queueMicrotask(
      () =>
        void this.need(...more).then(
          () => this.ahead(),
          () => undefined,
        ),
    );
  };

  get reader(): write.Reader {
    void this.#come;
    return {
      lang: this.lang,
      units: this.units,
      texts: this.#spoken[this.lang].bundle,
      own: this.#own?.[this.lang] ?? {},
      missing: this.#missing,
    };
  }
}

/** The parts with names of a game's packs: all but those that have another meaning. */
function packsOf(game: string): string[] {
  const others = [RULES, RARE, COACH].map((name) => `${game}/${name}`);
  return Object.keys(PARTS).filter((part) => part.startsWith(`${game}/`) && !others.includes(part));
}

export const texts = new Texts();

/** A message of the page itself. */
export function say(key: string, args: Args = {}): string {
  return write.say(key, args, texts.reader);
}

/** What a game or the server says. */
export const tell = (message: Message): string => write.format(message, texts.reader);
/** Sentences after each other. */
export const tellAll = (messages: readonly Message[]): string => messages.map(tell).join(' ');
/** What begins a line. */
export const heading = (message: Message): string => capital(tell(message));
export const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
/** What something with an id is called. */
export const named = (id: string): string => write.formatName(id, texts.reader);
export const called = (figure: Figure): string => write.formatFigure(figure, texts.reader);
export const value = (arg: Arg): string => write.formatArg(arg, texts.reader);
export const ruleTitle = (slug: string): string => write.say(write.ruleKey(slug), {}, texts.reader);
/** Another form of the message of a rule, where it has one. */
export function ofRule(slug: string, attribute: 'meaning' | 'reason'): string | null {
  const { texts: bundle } = texts.reader;
  const found = bundle.getMessage(write.ruleKey(slug))?.attributes[attribute];
  return found === undefined ? null : bundle.formatPattern(found, {}, []);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was, in the words of the language. */
export function ago(milliseconds: number, now: number, lang: Lang): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto', style: 'short' });
  for (const [unit, length] of STEPS) {
    if (now - milliseconds >= length) return format.format(-Math.floor((now - milliseconds) / length), unit);
  }
  return format.format(0, 'minute');
}
