// One coordinate system for the picture: 1104 by 708, level n at one height, everything else placed from it.

import type { HeroView, LevelView, Track } from './wire';

export const WIDTH = 1104;
export const HEIGHT = 708;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export function levelY(level: number): number {
  return 650 - 66 * level;
}

/** Where a platform hangs on the Titan, and what its rope is tied to. */
interface Plank {
  readonly x: number;
  readonly width: number;
  readonly knot: Spot;
}

const PLANKS: Readonly<Record<number, Plank>> = {
  1: { x: 470, width: 78, knot: { x: 474, y: 552 } },
  2: { x: 648, width: 78, knot: { x: 648, y: 486 } },
  4: { x: 474, width: 84, knot: { x: 486, y: 356 } },
  6: { x: 606, width: 88, knot: { x: 606, y: 222 } },
  7: { x: 684, width: 76, knot: { x: 676, y: 178 } },
  8: { x: 502, width: 84, knot: { x: 534, y: 104 } },
};
const GROUND = { x: 545, width: 240 };
const TOWER = { x: 826, width: 92 };

/** Where one stands on a level. A level that is drawn nowhere else hangs from the Titan's middle. */
export function standing(levels: readonly LevelView[], level: number): { x: number; width: number; knot: Spot | null } {
  const kind = levels[level]?.kind;
  if (kind === 'ground') return { ...GROUND, knot: null };
  if (kind === 'tower') return { ...TOWER, knot: null };
  return PLANKS[level] ?? { x: 556, width: 84, knot: { x: 556, y: levelY(level) - 64 } };
}

export interface Placed {
  readonly place: number;
  readonly at: Spot;
  readonly tag: Spot;
  /** Which way the name runs from its place: to the right, to the left, or both ways. */
  readonly anchor: 'start' | 'end' | 'middle';
}

/** Everybody's feet and names. Heroes on one level stand beside each other; their names are stacked, the first on top. */
export function placed(heroes: readonly HeroView[], levels: readonly LevelView[], scale: number): Placed[] {
  const found: Placed[] = [];
  levels.forEach((_, level) => {
    const here = heroes.flatMap((hero, place) => (hero.level === level && hero.hero !== null ? [place] : []));
    const { x, width } = standing(levels, level);
    const ground = levels[level]?.kind === 'ground';
    const gap = ground
      ? Math.min(106, 330 / Math.max(1, here.length)) * Math.min(scale, 1.2)
      : Math.min(40, (width + 10) / Math.max(1, here.length));
    const row = 24 * scale;
    const tower = levels[level]?.kind === 'tower';
    const left = !tower && x < 560;
    here.forEach((place, index) => {
      const at = { x: x + (index - (here.length - 1) / 2) * gap, y: levelY(level) };
      const side = width / 2 + 8;
      // Names on the highest level keep clear of the health track.
      const up = Math.max(
        102 + index * row,
        levelY(level) - 30 - (here.length - 1 - index) * row + (here.length > 2 ? row / 2 : 0),
      );
      if (tower) found.push({ place, at, anchor: 'middle', tag: { x, y: levelY(level) + 21 + index * row } });
      else if (ground)
        found.push({
          place,
          at,
          anchor: 'middle',
          tag: { x: at.x, y: levelY(level) - 68 - (gap < 100 * scale ? index % 2 : 0) * row },
        });
      else if (left) found.push({ place, at, anchor: 'end', tag: { x: x - side, y: up } });
      else found.push({ place, at, anchor: 'start', tag: { x: x + side, y: up } });
    });
  });
  return found.sort((one, other) => one.place - other.place);
}

/** The level nearest to a height of the picture. */
export function levelAt(y: number, levels: number): number {
  return Math.max(0, Math.min(levels - 1, Math.round((650 - (y + 16)) / 66)));
}

/** Levels that lie beside each other, as stretches from the lowest to the highest. */
export function stretches(levels: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  for (const level of [...levels].sort((one, other) => one - other)) {
    const last = found.at(-1);
    if (last !== undefined && last[1] === level - 1) last[1] = level;
    else found.push([level, level]);
  }
  return found;
}

/** The health track is part of a circle about this point. */
export const ARC = { x: 552, y: 902, radius: 860, reach: 39.6 };

export function boxAngle(track: Track, box: number): number {
  return ((box - track.last / 2) * ARC.reach) / Math.max(1, track.last);
}

export function onArc(degrees: number, radius: number): Spot {
  const turn = (degrees * Math.PI) / 180;
  return { x: ARC.x + radius * Math.sin(turn), y: ARC.y - radius * Math.cos(turn) };
}

export function zoneOf(track: Track, box: number): 'kill' | 'weak' | 'whole' {
  if (box >= track.kill) return 'kill';
  return box >= track.weak ? 'weak' : 'whole';
}

/** A stroke along the track under the boxes from one to another. */
export function zoneStroke(track: Track, from: number, to: number): string {
  const radius = ARC.radius - 18;
  const [one, other] = [onArc(boxAngle(track, from - 0.4), radius), onArc(boxAngle(track, to + 0.4), radius)];
  const say = (spot: Spot): string => `${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`;
  return `M${say(one)}A${radius} ${radius} 0 0 1 ${say(other)}`;
}

/** Where the citizens run, and how each of them runs. */
export function crowd(count: number): (Spot & { pose: number })[] {
  const step = Math.min(28, 310 / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, index) => ({
    x: 414 + index * step + (index % 3 === 1 ? -5 : 3),
    y: 694 + ((index * 7) % 3) * 3,
    pose: index % 3,
  }));
}

/** Where the cannons stand: two on each gallery of the tower, the rest in the street beside it. */
export function battery(levels: readonly LevelView[], count: number): (Spot & { turned: boolean })[] {
  const galleries = levels.flatMap(({ kind }, level) => (kind === 'tower' ? [level] : [])).reverse();
  const found = galleries.flatMap((level) => [
    { x: TOWER.x - 38, y: levelY(level), turned: false },
    { x: TOWER.x + 36, y: levelY(level), turned: true },
  ]);
  for (let index = 0; found.length < count; index += 1)
    found.push({ x: 934 + index * 46, y: 692 + (index % 2) * 6, turned: false });
  return found.slice(0, count);
}
