// The rules of a game in the reader's language: asked for once a language, and the one that is open.

import { texts } from '../texts/texts.svelte';
import { http } from '../wire/http';
import type { Lang, RuleText } from '../wire/types';

class Rules {
  /** The rule that lies open over the page; without a slug, the search. */
  open = $state.raw<{ game: string; slug: string | null } | null>(null);
  /** The game whose rules are meant where nothing else says it. */
  game = $state('last-stand');
  #asked = new Map<string, Promise<RuleText[]>>();

  of(game: string, lang: Lang = texts.lang): Promise<RuleText[]> {
    const key = `${lang} ${game}`;
    const known = this.#asked.get(key);
    if (known !== undefined) return known;
    const asked = http.rules(lang, game);
    this.#asked.set(key, asked);
    asked.catch(() => this.#asked.delete(key));
    return asked;
  }
}

export const rules = new Rules();
