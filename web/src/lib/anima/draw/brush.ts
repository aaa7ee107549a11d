// Ways to draw by hand without a hand: seeded chance, soft outlines, hachures, crowns. Everything comes out as path data, so
// that the same drawing can be painted into a bitmap or be put into the page.

import { UNIT, distance, isWithin, type Spot } from '../board/geometry';

/** One stroke of the pen or one wash of the brush. */
export interface Mark {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly alpha?: number;
  readonly dash?: readonly number[];
  /** Path data of an outline beyond which nothing is painted. */
  readonly clip?: string;
  readonly at?: Spot;
  readonly scale?: number;
}

export const INK = '#35281b';

/** Chance that is the same for everybody who looks at the same map. */
export function seeded(text: string): () => number {
  let state = hash(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}

export const between = (chance: () => number, low: number, high: number): number => low + (high - low) * chance();

const short = (value: number): string => String(Math.round(value * 10) / 10);
export const pair = (x: number, y: number): string => `${short(x)} ${short(y)}`;

const pick = (points: readonly Spot[], index: number, closed: boolean): Spot => {
  const count = points.length;
  const at = closed ? ((index % count) + count) % count : Math.max(0, Math.min(count - 1, index));
  return points[at] ?? { x: 0, y: 0 };
};

export const polygon = (points: readonly Spot[]): string =>
  `M${points.map((point) => pair(point.x, point.y)).join('L')}Z`;

export const line = (points: readonly Spot[]): string => `M${points.map((point) => pair(point.x, point.y)).join('L')}`;

export function smooth(points: readonly Spot[], closed: boolean): string {
  const first = pick(points, 0, closed);
  let d = `M${pair(first.x, first.y)}`;
  for (let index = 0; index < (closed ? points.length : points.length - 1); index += 1) {
    const [a, b, c, e] = [-1, 0, 1, 2].map((step) => pick(points, index + step, closed)) as [Spot, Spot, Spot, Spot];
    d += `C${pair(b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6)} ${pair(c.x - (e.x - b.x) / 6, c.y - (e.y - b.y) / 6)} ${pair(c.x, c.y)}`;
  }
  return closed ? `${d}Z` : d;
}

/** Points at even steps along a line. */
export function resample(points: readonly Spot[], step: number, closed: boolean): Spot[] {
  const way = closed ? [...points, pick(points, 0, true)] : [...points];
  const out: Spot[] = way[0] === undefined ? [] : [way[0]];
  let gone = 0;
  way.slice(1).forEach((b, index) => {
    let a = way[index] ?? b;
    let length = distance(a, b);
    while (length > 0 && gone + length >= step) {
      const share = (step - gone) / length;
      a = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
      out.push(a);
      length = distance(a, b);
      gone = 0;
    }
    gone += length;
  });
  return out;
}

/** An outline whose corners have been worn round, near enough to the true one to be trusted in play. */
export function worn(points: readonly Spot[], step: number, times: number): Spot[] {
  let out = resample(points, step, true);
  for (let round = 0; round < times; round += 1) {
    out = out.map((spot, index) => {
      const a = pick(out, index - 1, true);
      const b = pick(out, index + 1, true);
      return { x: (a.x + 2 * spot.x + b.x) / 4, y: (a.y + 2 * spot.y + b.y) / 4 };
    });
  }
  return out;
}

/** Normals to the right of the way: outward for a closed outline that runs clockwise on the sheet. */
export const normals = (points: readonly Spot[], closed: boolean): Spot[] =>
  points.map((_, index) => {
    const a = pick(points, index - 1, closed);
    const b = pick(points, index + 1, closed);
    const length = distance(a, b) || 1;
    return { x: (b.y - a.y) / length, y: -(b.x - a.x) / length };
  });

export const clockwise = (points: readonly Spot[]): Spot[] => {
  const doubled = points.reduce((sum, a, index) => {
    const b = pick(points, index + 1, true);
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  return doubled >= 0 ? [...points] : [...points].reverse();
};

/** The outline pulled in (or, below zero, pushed out) by so much. */
export function inset(points: readonly Spot[], by: number): Spot[] {
  const out = normals(points, true);
  return points.map((spot, index) => ({
    x: spot.x - (out[index]?.x ?? 0) * by,
    y: spot.y - (out[index]?.y ?? 0) * by,
  }));
}

export const shaken = (points: readonly Spot[], chance: () => number, by: number): Spot[] =>
  points.map((spot) => ({ x: spot.x + between(chance, -by, by), y: spot.y + between(chance, -by, by) }));

/** Tapered strokes from a crest down to a foot, heavier away from the light in the north-west. */
export function hachures(crest: readonly Spot[], chance: () => number, reach: (lit: number) => number): string {
  const out = normals(crest, true);
  let d = '';
  crest.forEach((spot, index) => {
    const normal = out[index] ?? { x: 0, y: 0 };
    const lit = (normal.x * 0.6 + normal.y * 0.8 + 1) / 2;
    const length = reach(lit) * between(chance, 0.75, 1.08);
    const width = 0.5 + 1.3 * Math.max(0, lit);
    const lean = between(chance, -0.12, 0.12);
    const across = { x: -normal.y, y: normal.x };
    const end = { x: (normal.x + across.x * lean) * length, y: (normal.y + across.y * lean) * length };
    const start = { x: spot.x + normal.x * 1.5, y: spot.y + normal.y * 1.5 };
    if (chance() < 0.1 * (1 - lit)) return;
    d +=
      `M${pair(start.x + across.x * width, start.y + across.y * width)}` +
      `l${pair(end.x - across.x * width, end.y - across.y * width)}` +
      `l${pair(-end.x - across.x * width, -end.y - across.y * width)}z`;
  });
  return d;
}

/** A tree from above: a ring of arcs. */
export function crown(radius: number, count: number, seed: string): string {
  const chance = seeded(seed);
  const points = Array.from({ length: count }, (_, index) => {
    const turn = (2 * Math.PI * index) / count;
    const spread = (): number => 1 + between(chance, -0.08, 0.08);
    return { x: radius * spread() * Math.cos(turn), y: radius * 0.92 * spread() * Math.sin(turn) };
  });
  let d = `M${pair(points[0]?.x ?? 0, points[0]?.y ?? 0)}`;
  points.forEach((a, index) => {
    const b = pick(points, index + 1, true);
    const bend = short(distance(a, b) * 0.58);
    d += `A${bend} ${bend} 0 0 1 ${pair(b.x, b.y)}`;
  });
  return `${d}Z`;
}

export function pine(radius: number, count: number): { outline: string; ribs: string } {
  const points = Array.from({ length: 2 * count }, (_, index) => {
    const turn = (Math.PI * index) / count - 0.2;
    const at = index % 2 === 0 ? radius : radius * 0.76;
    return { x: at * Math.cos(turn), y: at * Math.sin(turn) };
  });
  const ribs = points.filter((_, index) => index % 2 === 0).map((spot) => `M0 0L${pair(spot.x * 0.8, spot.y * 0.8)}`);
  return { outline: polygon(points), ribs: ribs.join('') };
}

/** Spots inside an outline that keep a distance from each other. */
export function scatter(outline: readonly Spot[], gap: number, chance: () => number, tries = 900): Spot[] {
  const xs = outline.map((spot) => spot.x);
  const ys = outline.map((spot) => spot.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const out: Spot[] = [];
  const area = ((right - left) * (bottom - top)) / (UNIT * UNIT);
  for (let attempt = 0; attempt < Math.min(6000, tries + area * 60); attempt += 1) {
    const spot = { x: between(chance, left, right), y: between(chance, top, bottom) };
    if (!isWithin(outline, spot)) continue;
    if (out.every((other) => Math.hypot(other.x - spot.x, (other.y - spot.y) * 1.12) > gap)) out.push(spot);
  }
  return out.sort((a, b) => a.y - b.y);
}

/** The outlines round sets of squares that hang together by their edges; holes come out as outlines of their own. */
export function contours(squares: readonly Spot[]): Spot[][] {
  const key = (x: number, y: number): string => `${x},${y}`;
  const held = new Set(squares.map((square) => key(square.x, square.y)));
  // Each side of a square that has no neighbour there, from corner to corner with the square on the right.
  const sides = new Map<string, Spot[]>();
  const add = (ax: number, ay: number, bx: number, by: number): void => {
    const list = sides.get(key(ax, ay)) ?? [];
    list.push({ x: bx, y: by });
    sides.set(key(ax, ay), list);
  };
  for (const { x, y } of squares) {
    if (!held.has(key(x, y - 1))) add(x, y, x + 1, y);
    if (!held.has(key(x + 1, y))) add(x + 1, y, x + 1, y + 1);
    if (!held.has(key(x, y + 1))) add(x + 1, y + 1, x, y + 1);
    if (!held.has(key(x - 1, y))) add(x, y + 1, x, y);
  }
  const out: Spot[][] = [];
  for (;;) {
    const start = [...sides.keys()].find((corner) => (sides.get(corner)?.length ?? 0) > 0);
    if (start === undefined) return out;
    const [startX = 0, startY = 0] = start.split(',').map(Number);
    const outline: Spot[] = [{ x: startX, y: startY }];
    let at: Spot = { x: startX, y: startY };
    for (;;) {
      const next = sides.get(key(at.x, at.y))?.pop();
      if (next === undefined) break;
      at = next;
      if (key(at.x, at.y) === start) break;
      outline.push(at);
    }
    const straight = outline.filter((spot, index) => {
      const a = pick(outline, index - 1, true);
      const b = pick(outline, index + 1, true);
      return (spot.x - a.x) * (b.y - spot.y) !== (spot.y - a.y) * (b.x - spot.x);
    });
    out.push(straight);
  }
}
