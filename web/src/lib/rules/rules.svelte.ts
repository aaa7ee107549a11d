// The rules of a game: which there are is asked for once, what they say is in the texts; and the one that is open.

import { GAMES } from '../games/games';
import { ofRule, ruleTitle, tell, texts } from '../texts/texts.svelte';
import { http } from '../wire/http';
import type { RuleInfo } from '../wire/types';
import type { RuleText } from './search';

class Rules {
  /** The rule that lies open over the page; without a slug, the search. */
  open = $state.raw<{ game: string; slug: string | null } | null>(null);
  /** The game whose rules are meant where nothing else says it. */
  game = $state(GAMES[0]?.id ?? '');
  #asked = new Map<string, Promise<RuleInfo[]>>();

  of(game: string): Promise<RuleInfo[]> {
    const known = this.#asked.get(game);
    if (known !== undefined) return known;
    const asked = Promise.all([http.rules(game), texts.need(game, `${game}/rules`, 'rare')]).then(([found]) => found);
    this.#asked.set(game, asked);
    asked.catch(() => this.#asked.delete(game));
    return asked;
  }
}

export const rules = new Rules();

/** A rule in the reader's language. */
export const written = ({ slug, source }: RuleInfo): RuleText => ({
  slug,
  title: ruleTitle(slug),
  meaning: ofRule(slug, 'meaning') ?? '',
  reason: ofRule(slug, 'reason'),
  source: tell(source),
});
