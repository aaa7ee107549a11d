// Fingers and mouse on the board, told apart: a tap, a push of the map, a pinch, a drag of a piece.

import { distance, type Spot } from './geometry';

export type Gesture =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'press';
      readonly id: number;
      readonly from: Spot;
      readonly last: Spot;
      readonly held: number | null;
      readonly moved: boolean;
    }
  | { readonly kind: 'pinch'; readonly ids: readonly [number, number]; readonly spots: ReadonlyMap<number, Spot> };

export const IDLE: Gesture = { kind: 'none' };

/** A hand is never quite still: less than this is a tap. */
const STILL = 6;

export function press(gesture: Gesture, id: number, at: Spot, held: number | null): Gesture {
  if (gesture.kind === 'press' && gesture.id !== id) {
    return {
      kind: 'pinch',
      ids: [gesture.id, id],
      spots: new Map([
        [gesture.id, gesture.last],
        [id, at],
      ]),
    };
  }
  return gesture.kind === 'pinch' ? gesture : { kind: 'press', id, from: at, last: at, held, moved: false };
}

export interface Pinched {
  readonly factor: number;
  readonly at: Spot;
  readonly by: Spot;
}

/** The gesture after a movement, with what it does to the map. */
export function move(
  gesture: Gesture,
  id: number,
  at: Spot,
): { gesture: Gesture; pan: Spot | null; pinch: Pinched | null } {
  switch (gesture.kind) {
    case 'none':
      return { gesture, pan: null, pinch: null };
    case 'press': {
      if (gesture.id !== id) return { gesture, pan: null, pinch: null };
      const moved = gesture.moved || distance(gesture.from, at) > STILL;
      const pan = moved ? { x: at.x - gesture.last.x, y: at.y - gesture.last.y } : null;
      return { gesture: { ...gesture, moved, last: moved ? at : gesture.last }, pan, pinch: null };
    }
    case 'pinch': {
      const before = gesture.ids.map((finger) => gesture.spots.get(finger) ?? at);
      const spots = new Map(gesture.spots).set(id, at);
      const after = gesture.ids.map((finger) => spots.get(finger) ?? at);
      const [a, b, c, d] = [before[0] ?? at, before[1] ?? at, after[0] ?? at, after[1] ?? at];
      const middle = { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 };
      const old = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      const factor = distance(c, d) / Math.max(1, distance(a, b));
      return {
        gesture: { ...gesture, spots },
        pan: null,
        pinch: { factor, at: middle, by: { x: middle.x - old.x, y: middle.y - old.y } },
      };
    }
  }
}
