// The frames of a finished game, fetched in pieces as they are looked at, since a long game is too much to fetch at once.

import type { Frame, Frames, LogEntry } from '../wire/types';

/** Beyond so many the farthest are dropped. */
const KEPT = 600;

export class FrameStore {
  readonly #frames = new Map<number, Frame>();
  readonly #asked = new Map<number, Promise<void>>();

  constructor(
    private readonly fetch: (from: number) => Promise<Frames>,
    readonly last: number,
  ) {}

  get(at: number): Frame | undefined {
    return this.#frames.get(at);
  }

  /** Makes sure that a frame is there. */
  async load(at: number): Promise<Frame> {
    const found = this.#frames.get(at);
    if (found !== undefined) return found;
    let asked = this.#asked.get(at);
    if (asked === undefined) {
      asked = this.fetch(at)
        .then(({ from, frames }) => {
          frames.forEach((frame, place) => this.#frames.set(from + place, frame));
          this.#forget(at);
        })
        .finally(() => this.#asked.delete(at));
      this.#asked.set(at, asked);
    }
    await asked;
    const loaded = this.#frames.get(at);
    if (loaded === undefined) throw new Error('the server sent other frames than those asked for');
    return loaded;
  }

  /** Fetches what comes next, so that playing does not stop for it. */
  ahead(at: number): void {
    for (let next = at + 1; next <= Math.min(at + 8, this.last); next += 1) {
      if (!this.#frames.has(next)) {
        void this.load(next).catch(() => undefined);
        return;
      }
    }
  }

  /** What was told up to a frame, as far back as frames are here without a gap. */
  log(at: number): LogEntry[] {
    const entries: LogEntry[][] = [];
    for (let place = at; place >= 0; place -= 1) {
      const frame = this.#frames.get(place);
      if (frame === undefined) break;
      entries.push(frame.log);
    }
    return entries.reverse().flat();
  }

  #forget(at: number): void {
    if (this.#frames.size <= KEPT) return;
    const far = [...this.#frames.keys()].sort((a, b) => Math.abs(b - at) - Math.abs(a - at));
    for (const place of far.slice(0, this.#frames.size - KEPT)) this.#frames.delete(place);
  }
}

/** A place in the game from an address or a slider, made one that there is. */
export function within(at: number, last: number): number {
  return Number.isFinite(at) ? Math.min(last, Math.max(0, Math.trunc(at))) : 0;
}
