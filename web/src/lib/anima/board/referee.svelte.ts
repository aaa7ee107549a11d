// What the referee says of actions before they are sent: what one would come to, and why another cannot be done.

import { actionKey } from '../../table/actions';
import type { Play } from '../../table/play';
import type { Message, Preview, Request } from '../../wire/types';
import type { AnimaAction } from '../wire';

/** Milliseconds between two questions. */
const BETWEEN = 40;

export class Referee {
  readonly #play: () => Play;
  readonly #request: () => Request | null;
  #previews = $state.raw<ReadonlyMap<string, Preview>>(new Map());
  /** Why something cannot be done, by the key of its place in the hand. */
  reasons = $state.raw<ReadonlyMap<string, Message>>(new Map());
  #asking: string | null = null;
  #wanted: AnimaAction | null = null;

  constructor(play: () => Play, request: () => Request | null) {
    this.#play = play;
    this.#request = request;
  }

  /** What was said about another request holds no longer. */
  forget(): void {
    this.#previews = new Map();
    this.reasons = new Map();
    this.#asking = null;
    this.#wanted = null;
  }

  previewOf(action: AnimaAction): Preview | null {
    return this.#previews.get(actionKey(action)) ?? null;
  }

  /** Asks what an action would come to; one question at a time, and only the last one that is wanted. */
  weigh(action: AnimaAction | null): void {
    this.#wanted = action;
    const request = this.#request();
    if (action === null || request === null || this.#asking !== null) return;
    const key = actionKey(action);
    if (this.#previews.has(key)) return;
    this.#asking = key;
    this.#play()
      .probe(request, action)
      .then((preview) => {
        if (this.#request()?.number === request.number) this.#previews = new Map(this.#previews).set(key, preview);
      })
      .catch(() => undefined)
      .finally(() => {
        if (this.#asking !== key) return;
        this.#asking = null;
        const next = this.#wanted;
        if (next !== null && actionKey(next) !== key) setTimeout(() => this.weigh(this.#wanted), BETWEEN);
      });
  }

  /** Asks why an action cannot be done. */
  deny(key: string, action: AnimaAction): void {
    const request = this.#request();
    if (request === null || this.reasons.has(key)) return;
    this.#play()
      .probe(request, action)
      .then(({ allowed, message }) => {
        if (!allowed && this.#request()?.number === request.number)
          this.reasons = new Map(this.reasons).set(key, message);
      })
      .catch(() => undefined);
  }
}
