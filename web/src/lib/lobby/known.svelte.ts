// Whom the computer can be in each game, asked for once.

import { USUAL_OPPONENT } from '../games/tables';
import { http } from '../wire/http';
import type { Opponent, Opponents } from '../wire/types';
import { fitting } from './opponents';

class Known {
  #found = $state.raw<Record<string, Opponents>>({});
  readonly #asked = new Set<string>();

  of(game: string): Opponents | null {
    if (!this.#asked.has(game)) {
      this.#asked.add(game);
      http.opponents(game).then(
        (found) => (this.#found = { ...this.#found, [game]: found }),
        () => this.#asked.delete(game),
      );
    }
    return this.#found[game] ?? null;
  }

  /** The opponent that was asked for, or one that the game has. */
  fit(game: string, wanted: Opponent): Opponent {
    const there = this.of(game);
    return there === null ? USUAL_OPPONENT : fitting(there, wanted);
  }
}

export const known = new Known();
