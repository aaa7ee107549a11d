// Whom the computer can be in each game, asked for once in each language.

import { texts } from '../texts/texts.svelte';
import { http } from '../wire/http';
import type { Opponents } from '../wire/types';
import { fitting, USUAL_OPPONENT } from './opponents';

class Known {
  #found = $state.raw<Record<string, Opponents>>({});
  readonly #asked = new Set<string>();

  of(game: string): Opponents | null {
    const key = `${texts.lang} ${game}`;
    if (!this.#asked.has(key)) {
      this.#asked.add(key);
      http.opponents(texts.lang, game).then(
        (found) => (this.#found = { ...this.#found, [key]: found }),
        () => this.#asked.delete(key),
      );
    }
    return this.#found[key] ?? null;
  }

  /** The opponent that was asked for, or one that the game has. */
  fit(game: string, word: string): string {
    const there = this.of(game);
    return there === null ? USUAL_OPPONENT : fitting(there, word);
  }
}

export const known = new Known();
