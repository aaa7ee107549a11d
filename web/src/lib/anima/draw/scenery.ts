// Scenery as it is inked on the map, a function for each way it can look. Outlines are in pixels of the sheet and stay where
// the rules see them; shadows and crowns may hang over a little.

import { UNIT, centre, type Spot } from '../board/geometry';
import {
  INK,
  between,
  clockwise,
  crown,
  hachures,
  inset,
  line,
  normals,
  pair,
  pine,
  polygon,
  resample,
  scatter,
  seeded,
  shaken,
  smooth,
  worn,
  type Mark,
} from './brush';

export interface Feature {
  /** How it is drawn: `wood`, `wall`, `water` and so on. */
  readonly drawn: string;
  readonly outline: readonly Spot[];
  /** In inches, as far as it is known. */
  readonly height: number;
  readonly seed: string;
}

const SHADOW = { fill: INK, alpha: 0.32 };
const wash = (fill: string): Pick<Mark, 'fill' | 'stroke' | 'width'> => ({ fill, stroke: INK, width: 1.5 });
const pen = (width: number, alpha = 1): Pick<Mark, 'stroke' | 'width' | 'alpha'> => ({ stroke: INK, width, alpha });

export function drawFeature(feature: Feature): Mark[] {
  const outline = clockwise(feature.outline);
  if (outline.length < 3) return [];
  const chance = seeded(feature.seed);
  switch (feature.drawn) {
    case 'wood':
    case 'forest':
    case 'grove':
      return wood(outline, chance);
    case 'thicket':
    case 'hedge':
    case 'bush':
      return bushes(outline, chance, feature.drawn === 'hedge');
    case 'water':
    case 'pool':
    case 'river':
      return water(outline, chance);
    case 'gully':
    case 'pit':
    case 'low':
      return gully(outline, chance);
    case 'hill':
    case 'elevation':
      return hill(outline, chance, { slope: 17, wear: 7 });
    case 'mesa':
    case 'cliff':
      return hill(outline, chance, { slope: 11, wear: 3 });
    case 'terrace':
      return hill(outline, chance, { slope: 12, wear: 9 });
    case 'rough':
    case 'scree':
    case 'rubble':
    case 'abrupt':
      return scree(outline, chance);
    case 'rock':
    case 'crag':
      return crag(outline, chance);
    case 'crates':
    case 'obstacle':
    case 'minor':
    case 'cover':
      return crates(outline, chance);
    case 'tower':
    case 'building':
    case 'house':
      return tower(outline, chance);
    default:
      return wall(outline, chance, feature.height);
  }
}

// ---- what grows

const CROWNS = [
  { d: crown(15, 9, 'a'), fill: '#b9b580', ink: 'M-6-6q3-3 6-2M3 9q5-1 8-6M5 5q4-1 6-5M-2 11q2 1 4 0M-9 1q0-3 2-4' },
  {
    d: crown(17, 10, 'b'),
    fill: '#c4bd8b',
    ink: 'M-8-6q3-4 7-3M4 11q6-2 9-8M5 7q5-2 7-6M-3 13q3 1 5 0M7 2q2-1 3-3M-3-2q2-2 4-1',
  },
  { d: crown(13, 8, 'c'), fill: '#aaab78', ink: 'M-5-4q2-3 5-2M3 8q4-1 7-6M4 4q3-1 4-4M-7 2q0-2 1-3' },
];
const PINE = pine(13.5, 12);

function tree(at: Spot, chance: () => number, scale = 1): Mark[] {
  const shadow = { x: at.x + 4 * scale, y: at.y + 5 * scale };
  if (chance() < 0.16) {
    return [
      { d: PINE.outline, ...SHADOW, at: shadow, scale },
      { d: PINE.outline, ...wash('#9a9d70'), width: 1.3, at, scale },
      { d: PINE.ribs, ...pen(0.9), at, scale },
    ];
  }
  const kind = CROWNS[Math.floor(chance() * CROWNS.length)] ?? CROWNS[0];
  if (kind === undefined) return [];
  return [
    { d: kind.d, ...SHADOW, at: shadow, scale },
    { d: kind.d, ...wash(kind.fill), width: 1.3, at, scale },
    { d: kind.ink, ...pen(0.9), at, scale },
  ];
}

function wood(outline: readonly Spot[], chance: () => number): Mark[] {
  const edge = worn(outline, 10, 3);
  const room = inset(edge, 11);
  const floor: Mark[] = [
    { d: smooth(edge, true), fill: '#8f8f5e', alpha: 0.38 },
    { d: polygon(outline), ...pen(1.3, 0.85), dash: [2, 5] },
  ];
  return [...floor, ...scatter(room, 24, chance).flatMap((at) => tree(at, chance))];
}

function bushes(outline: readonly Spot[], chance: () => number, clipped: boolean): Mark[] {
  const edge = worn(outline, 6, clipped ? 0 : 2);
  const room = inset(edge, 6);
  const ground: Mark[] = [
    { d: polygon(outline), fill: '#8f8f5e', alpha: clipped ? 0.6 : 0.34 },
    { d: polygon(outline), ...pen(1.1, 0.8), dash: [2, 4] },
  ];
  const brambles = clipped
    ? []
    : scatter(room, 30, chance).map((at): Mark => ({
        d: `M${pair(at.x - 8, at.y)}q4-9 8-1q3-7 8 0q3-5 6 1`,
        ...pen(0.9, 0.7),
      }));
  return [
    ...ground,
    ...scatter(room, clipped ? 11 : 15, chance).flatMap((at) => tree(at, chance, clipped ? 0.5 : 0.58)),
    ...brambles,
  ];
}

// ---- water and what falls away

function water(outline: readonly Spot[], chance: () => number): Mark[] {
  const bank = worn(outline, 9, 3);
  const marks: Mark[] = [
    { d: smooth(bank, true), fill: '#b4b29c' },
    { d: smooth(bank, true), ...pen(1.9) },
    { d: smooth(inset(bank, 4.5), true), ...pen(1, 0.7) },
    { d: smooth(inset(bank, 9.5), true), ...pen(0.8, 0.45) },
    { d: smooth(inset(bank, 15), true), ...pen(0.7, 0.28) },
  ];
  const ripples = scatter(inset(bank, 16), 20, chance).map((at) => `M${pair(at.x - 6, at.y)}q3-2.5 6 0t6 0`);
  const reeds = resample(bank, 46, true).map((at) =>
    chance() < 0.6 ? `M${pair(at.x, at.y)}l-2-9m4 9v-11m4 11l3-8` : '',
  );
  return [
    ...marks,
    { d: ripples.join('') || 'M0 0', ...pen(1, 0.6) },
    { d: reeds.join('') || 'M0 0', ...pen(1, 0.75) },
  ];
}

function gully(outline: readonly Spot[], chance: () => number): Mark[] {
  const edge = worn(outline, 5, 1);
  const turned = [...edge].reverse();
  const falls = hachures(turned, chance, (lit) => 5 + 8 * (1 - lit));
  return [
    { d: polygon(edge), fill: '#6f5c42', alpha: 0.75 },
    { d: polygon(inset(edge, 9)), fill: '#2c2116', alpha: 0.55 },
    { d: falls, fill: INK, alpha: 0.85 },
    { d: polygon(shaken(edge, chance, 0.8)), ...pen(1.8) },
    { d: polygon(inset(shaken(edge, chance, 1.2), -3.5)), ...pen(0.7, 0.4) },
  ];
}

function hill(
  outline: readonly Spot[],
  chance: () => number,
  { slope, wear }: { slope: number; wear: number },
): Mark[] {
  const foot = worn(outline, 8, wear);
  const crest = worn(inset(foot, slope), 6, 2);
  // Higher contours are the crest drawn smaller: pulled in evenly they would cross themselves in narrow places.
  const middle = centre(crest);
  const smaller = (share: number): Spot[] =>
    crest.map((spot) => ({ x: middle.x + (spot.x - middle.x) * share, y: middle.y + (spot.y - middle.y) * share }));
  return [
    { d: smooth(foot, true), fill: INK, alpha: 0.16, at: { x: 6, y: 8 } },
    { d: smooth(foot, true), fill: '#dcc898' },
    { d: smooth(crest, true), fill: '#dcc694' },
    { d: smooth(crest, true), fill: '#ecdcb6', at: { x: -5, y: -6 }, clip: smooth(crest, true) },
    { d: smooth(smaller(0.72), true), fill: '#f3e8cc', at: { x: -4, y: -5 }, alpha: 0.8, clip: smooth(crest, true) },
    { d: hachures(resample(crest, 5.4, true), chance, (lit) => slope * (0.55 + 0.5 * lit)), fill: INK, alpha: 0.8 },
    { d: smooth(crest, true), ...pen(1.7) },
    { d: smooth(smaller(0.72), true), ...pen(0.7, 0.4) },
    { d: smooth(smaller(0.44), true), ...pen(0.6, 0.22) },
    { d: smooth(foot, true), ...pen(0.9, 0.5), dash: [1, 4] },
  ];
}

// ---- stone and timber

const ROCK = 'M-9 4-6-5 1-8 8-3 9 4 2 7Z';
const ROCK_INK = 'M1-8 0-1 9 4M0-1-9 4M4 5 6 1M1 6 3 2';

export const rock = (at: Spot, scale: number): Mark[] => [
  { d: ROCK, ...SHADOW, at: { x: at.x + 2.5 * scale, y: at.y + 3.5 * scale }, scale },
  { d: ROCK, ...wash('#cbb890'), width: 1.3, at, scale },
  { d: ROCK_INK, ...pen(0.9), at, scale },
];

function scree(outline: readonly Spot[], chance: () => number): Mark[] {
  const edge = worn(outline, 8, 2);
  const pebbles = scatter(edge, 9, chance).map((at) => `M${pair(at.x, at.y)}q2-3 4 0q-1 2-4 0`);
  return [
    { d: smooth(edge, true), fill: '#a8926a', alpha: 0.35 },
    { d: polygon(outline), ...pen(1.2, 0.8), dash: [2, 5] },
    { d: pebbles.join('') || 'M0 0', ...pen(0.9, 0.7) },
    ...scatter(inset(edge, 8), 23, chance).flatMap((at) => rock(at, between(chance, 0.5, 1.05))),
  ];
}

function crag(outline: readonly Spot[], chance: () => number): Mark[] {
  const edge = shaken(resample(outline, 16, true), chance, 2);
  const peak = centre(outline);
  const top = { x: peak.x + between(chance, -6, 2), y: peak.y + between(chance, -9, -2) };
  const marks: Mark[] = [
    { d: polygon(edge), ...SHADOW, alpha: 0.4, at: { x: 7, y: 9 } },
    { d: polygon(edge), fill: '#d6c49b' },
  ];
  const corners = resample(edge, 34, true);
  corners.forEach((a, index) => {
    const b = corners[(index + 1) % corners.length] ?? a;
    const lit = ((a.x + b.x) / 2 - top.x) * 0.6 + ((a.y + b.y) / 2 - top.y) * 0.8;
    if (lit > 0) {
      marks.push({ d: polygon([top, a, b]), fill: INK, alpha: Math.min(0.34, lit / 150) });
      const hatch = [0.25, 0.42, 0.6, 0.78].map((share) => {
        const from = { x: top.x + (a.x - top.x) * share, y: top.y + (a.y - top.y) * share };
        const to = { x: top.x + (b.x - top.x) * share, y: top.y + (b.y - top.y) * share };
        return line([from, { x: from.x + (to.x - from.x) * 0.7, y: from.y + (to.y - from.y) * 0.7 }]);
      });
      marks.push({ d: hatch.join(''), ...pen(0.8, 0.65) });
    }
    const bend = {
      x: top.x + (a.x - top.x) * 0.55 + between(chance, -4, 4),
      y: top.y + (a.y - top.y) * 0.55 + between(chance, -4, 4),
    };
    marks.push({ d: line([top, bend, a]), ...pen(1) });
  });
  marks.push({ d: polygon(edge), ...pen(2) });
  return marks;
}

/** The faces of a block that look down the sheet, where its height shows. */
function faces(outline: readonly Spot[], drop: number): Mark[] {
  const marks: Mark[] = [{ d: polygon(outline), ...SHADOW, at: { x: drop * 0.5, y: drop * 1.25 } }];
  outline.forEach((a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    if (b.x >= a.x) return;
    const low = (spot: Spot): Spot => ({ x: spot.x, y: spot.y + drop });
    marks.push({ d: polygon([a, b, low(b), low(a)]), ...wash('#8a7757'), width: 1.3 });
    const stones = resample([b, a], 8, false).slice(1);
    marks.push({
      d: stones.map((spot) => `M${pair(spot.x, spot.y + 1)}v${drop - 2}`).join('') || 'M0 0',
      ...pen(0.8, 0.8),
    });
  });
  return marks;
}

function masonry(outline: readonly Spot[], chance: () => number): string {
  const xs = outline.map((spot) => spot.x);
  const ys = outline.map((spot) => spot.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  let d = '';
  let row = 0;
  for (let y = top + 10.5; y < bottom + 1; y += 10.5, row += 1) {
    d += `M${pair(left, y)}`;
    for (let x = left + 20; x <= right; x += 20) d += `L${pair(x, y + between(chance, -0.8, 0.8))}`;
    for (let x = left + (row % 2 === 0 ? 7 : 16); x < right; x += between(chance, 15, 20)) d += `M${pair(x, y)}v-10`;
  }
  return d || 'M0 0';
}

function wall(outline: readonly Spot[], chance: () => number, height: number): Mark[] {
  const edge = shaken(resample(outline, 14, true), chance, 0.8);
  const corners = shaken(outline, chance, 0.6);
  const gaps = scatter(outline, 26, chance).slice(0, Math.ceil(outline.length / 2));
  return [
    ...faces(corners, height >= 2 || height === 0 ? 11 : 6),
    { d: polygon(edge), fill: '#e2d1ab' },
    { d: masonry(outline, chance), ...pen(0.9, 0.75), clip: polygon(edge) },
    { d: gaps.map((at) => `M${pair(at.x - 5, at.y - 3)}l9 0 1 6-11 1z`).join('') || 'M0 0', fill: INK, alpha: 0.13 },
    { d: polygon(edge), ...pen(1.8) },
    ...rock({ x: (corners[0]?.x ?? 0) - 8, y: (corners[0]?.y ?? 0) + 6 }, 0.6),
    ...rock({ x: (corners[2]?.x ?? 0) + 8, y: (corners[2]?.y ?? 0) + 14 }, 0.75),
  ];
}

function tower(outline: readonly Spot[], chance: () => number): Mark[] {
  const wallIn = inset(worn(outline, 7, 2), 13);
  const ring = worn(outline, 7, 2);
  const middle = centre(outline);
  const radii = normals(ring, true);
  const merlons = ring
    .map((spot, index) => {
      const normal = radii[index] ?? { x: 0, y: 0 };
      return index % 2 === 0 ? `M${pair(spot.x, spot.y)}L${pair(spot.x - normal.x * 12, spot.y - normal.y * 12)}` : '';
    })
    .join('');
  const planks = Array.from({ length: 9 }, (_, index) => {
    const x = middle.x - 52 + index * 13 + between(chance, -1, 1);
    return `M${pair(x, middle.y - 80)}V${Math.round(middle.y + 80)}`;
  }).join('');
  return [
    { d: polygon(ring), ...SHADOW, alpha: 0.4, at: { x: 8, y: 13 } },
    { d: polygon(ring), ...wash('#8a7757'), at: { x: 0, y: 8 } },
    { d: polygon(ring), fill: '#e2d1ab' },
    { d: merlons, ...pen(1) },
    { d: smooth(inset(ring, 6.5), true), ...pen(0.8, 0.7) },
    { d: polygon(ring), ...pen(1.9) },
    { d: smooth(wallIn, true), fill: '#c2ab7e' },
    { d: planks, ...pen(0.8, 0.6), clip: smooth(wallIn, true) },
    { d: smooth(wallIn, true), ...pen(1.5) },
    { d: `M${pair(middle.x - 9, middle.y - 9)}h18v18h-18z`, ...wash('#4b3b28') },
    { d: `M${pair(middle.x - 9, middle.y - 3)}h18m-18 6h18`, ...pen(0.8) },
  ];
}

function crates(outline: readonly Spot[], chance: () => number): Mark[] {
  const xs = outline.map((spot) => spot.x);
  const ys = outline.map((spot) => spot.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const marks: Mark[] = [
    { d: polygon(outline), fill: '#8f7d58', alpha: 0.22 },
    { d: polygon(outline), ...pen(1, 0.6), dash: [2, 4] },
  ];
  const columns = Math.max(1, Math.round((right - left) / (UNIT * 0.62)));
  const rows = Math.max(1, Math.round((bottom - top) / (UNIT * 0.62)));
  const [wide, tall] = [(right - left) / columns, (bottom - top) / rows];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [left + column * wide + 2, top + row * tall + 2];
      const [w, h] = [wide - 4 - between(chance, 0, 3), tall - 4 - between(chance, 0, 3)];
      const box = `M${pair(x, y)}h${w.toFixed(1)}v${h.toFixed(1)}h${(-w).toFixed(1)}z`;
      const barrel = chance() < 0.3;
      const radius = Math.min(w, h) / 2;
      const round = `M${pair(x + w / 2 - radius, y + h / 2)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
      const shape = barrel ? round : box;
      marks.push({ d: shape, ...SHADOW, at: { x: 3, y: 5 } });
      marks.push({ d: shape, ...wash(chance() < 0.5 ? '#d3b981' : '#c4a671'), width: 1.5 });
      marks.push(
        barrel
          ? {
              d: `M${pair(x + w / 2 - radius * 0.7, y + h / 2)}h${radius * 1.4}M${pair(x + w / 2, y + h / 2 - radius * 0.7)}v${radius * 1.4}`,
              ...pen(0.8, 0.7),
            }
          : {
              d: `M${pair(x + 3.5, y + 3.5)}h${w - 7}v${h - 7}h${7 - w}zM${pair(x + 3.5, y + 3.5)}l${w - 7} ${h - 7}`,
              ...pen(0.9, 0.8),
            },
      );
    }
  }
  return marks;
}
