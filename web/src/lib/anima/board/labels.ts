// Where names stand on the board: below a piece, above it where something is close below, and nowhere where there is no room.
// At the edge of the table they keep off its frame.

import { keptWithin, type Size, type Spot } from './geometry';

export interface Named {
  readonly id: number;
  readonly text: string;
  readonly at: Spot;
  /** How large it is drawn; 1 is a base of radius 23. */
  readonly size: number;
  /** A ring around it takes room. */
  readonly ringed: boolean;
  /** Its name is shown even where there is none. */
  readonly must: boolean;
}

export interface Label {
  readonly id: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Half a letter, and what is left free beside a name. */
const LETTER = 4;
const EDGE = 3;

export function labels(pieces: readonly Named[], sheet: Size, lettering: number): Label[] {
  const placed: { x: number; y: number; half: number }[] = [];
  return pieces
    .toSorted((a, b) => Number(b.must) - Number(a.must))
    .flatMap((piece): Label[] => {
      const { id, text, at, size, ringed, must } = piece;
      const half = (text.length * LETTER + EDGE) * lettering;
      const x = keptWithin(at.x, half, 0, sheet.width);
      const inside = (y: number): boolean => at.y + y >= 7 * lettering && at.y + y <= sheet.height - 9 * lettering;
      const free = (y: number): boolean =>
        inside(y) &&
        !pieces.some(
          (other) => other !== piece && Math.abs(other.at.x - x) < half + 14 && Math.abs(other.at.y - (at.y + y)) < 20,
        ) &&
        !placed.some(
          (other) => Math.abs(other.x - x) < half + other.half && Math.abs(other.y - (at.y + y)) < 15 * lettering,
        );
      const below = (ringed ? 41 : 36) * size + 13 * lettering;
      const above = -(ringed ? 44 : 38) * size;
      const fallback = must ? (inside(below - 5) ? below : above) : null;
      const y = free(below - 5) ? below : free(above - 5) ? above : fallback;
      if (y === null) return [];
      placed.push({ x, y: at.y + y - 5, half });
      return [{ id, text, x, y: at.y + y }];
    });
}
