// The page's own messages. A language is loaded when it is first wanted; until then the one before goes on to be shown.

import { FluentBundle, FluentResource } from '@fluent/bundle';

import en from '../../texts/page.en.ftl?url';
import es from '../../texts/page.es.ftl?url';
import it from '../../texts/page.it.ftl?url';
import type { Args } from '../table/play';
import type { Lang } from '../wire/types';

export const LANGUAGES: { lang: Lang; name: string }[] = [
  { lang: 'en', name: 'English' },
  { lang: 'es', name: 'Español' },
  { lang: 'it', name: 'Italiano' },
];

const FILES: Record<Lang, string> = { en, es, it };

/** The first of the reader's languages that there is, and English where there is none. */
export function preferred(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const found = LANGUAGES.find(({ lang }) => tag.toLowerCase().split('-')[0] === lang);
    if (found !== undefined) return found.lang;
  }
  return 'en';
}

export function bundleOf(lang: Lang, source: string): FluentBundle {
  // Marks around what is filled in would be copied with the text, and none of the three languages needs them.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const [first] = bundle.addResource(new FluentResource(source));
  if (first !== undefined) throw first;
  return bundle;
}

class Texts {
  lang = $state<Lang>('en');
  #bundle = $state.raw<FluentBundle | null>(null);

  async speak(lang: Lang): Promise<void> {
    const file = await fetch(FILES[lang]);
    this.#bundle = bundleOf(lang, await file.text());
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  say(key: string, args?: Args): string {
    const message = this.#bundle?.getMessage(key);
    if (this.#bundle === null || message === undefined || message.value === null) return key;
    return this.#bundle.formatPattern(message.value, args ?? null, []);
  }
}

export const texts = new Texts();

/** A message in the reader's language. A component that calls it is drawn anew when the language changes. */
export function say(key: string, args?: Args): string {
  return texts.say(key, args);
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
