// The map before anybody stands on it: every feature with its place, and the grass, pebbles and dots between them.

import type { AnimaView, PieceKind, SquaresView } from '../wire';
import { UNIT, centre, cornerToSheet, isWithin, sheetSize, type Frame, type Spot } from '../board/geometry';
import { INK, between, contours, pair, seeded, type Mark } from './brush';
import { drawFeature, rock, type Feature } from './scenery';

export interface Label {
  /** The id of a name, or a height. */
  readonly name: string | null;
  readonly level: number;
  readonly at: Spot;
  /** Smaller: a height beside a name. */
  readonly small: boolean;
}

/** Where something with a name lies, and what it does. */
export interface Named {
  readonly name: string;
  readonly kind: PieceKind;
  readonly outline: readonly Spot[];
}

export interface Ground {
  readonly features: readonly Feature[];
  readonly named: readonly Named[];
  readonly labels: readonly Label[];
}

/** Squares of this kind are drawn by their height alone. */
const ONLY_HIGHER: PieceKind = 'elevation';

const RAISED = new Set(['hill', 'mesa', 'terrace', 'elevation', 'cliff']);

export function groundOf(view: AnimaView, frame: Frame): Ground {
  const onTable = view.pieces
    .filter((piece) => piece.outline.length > 2)
    .map((piece, index) => ({
      piece,
      feature: {
        drawn: piece.id,
        outline: piece.outline.map((point) => cornerToSheet(frame, point)),
        height: frame.board ? piece.height : piece.height / 1000,
        seed: `${view.map} ${piece.kind} ${index}`,
      },
    }));
  const patches = frame.board ? patchesOf(view.squares, frame) : [];
  const features = [...onTable.map(({ feature }) => feature), ...patches.map(({ feature }) => feature)];
  // Whatever lies low is drawn first, so that trees and walls may stand on a hill.
  const order = (feature: Feature): number => (RAISED.has(feature.drawn) ? 0 : feature.drawn === 'water' ? 1 : 2);
  return {
    features: features.sort((a, b) => order(a) - order(b)),
    named: [
      ...onTable.map(({ piece, feature }) => ({ name: piece.id, kind: piece.kind, outline: feature.outline })),
      ...view.squares.flatMap((group) =>
        group.kind === ONLY_HIGHER
          ? []
          : contours(group.at.map(([x, y]) => ({ x, y }))).map((corners) => ({
              name: `scenery-${group.kind}`,
              kind: group.kind,
              outline: corners.map((corner) => cornerToSheet(frame, corner)),
            })),
      ),
    ],
    labels: [
      ...onTable.map(({ piece, feature }) => labelOf(piece.id, feature)),
      ...onTable.flatMap(({ piece, feature }) => (piece.levels > 0 ? [heightLabel(piece.levels, feature)] : [])),
      // Squares have no names of their own, only kinds that can be seen; heights have to be written.
      ...patches.flatMap(({ feature, elevation }) => (elevation > 0 ? [heightLabel(elevation, feature)] : [])),
    ],
  };
}

function labelOf(name: string, feature: Feature): Label {
  const middle = centre(feature.outline);
  const bottom = Math.max(...feature.outline.map((spot) => spot.y));
  const raised = RAISED.has(feature.drawn);
  return { name, level: 0, at: { x: middle.x, y: raised ? bottom - 24 : bottom + 17 }, small: false };
}

const heightPlace = (feature: Feature): Spot => {
  const right = Math.max(...feature.outline.map((spot) => spot.x));
  return { x: right - 34, y: centre(feature.outline).y + 5 };
};

const heightLabel = (level: number, feature: Feature): Label => ({
  name: null,
  level,
  at: heightPlace(feature),
  small: true,
});

interface Patch {
  readonly elevation: number;
  readonly feature: Feature;
}

/** Squares that look alike and hang together are one feature. */
function patchesOf(squares: readonly SquaresView[], frame: Frame): Patch[] {
  const patches: Patch[] = [];
  const add = (at: readonly [number, number][], drawn: string, elevation: number): void => {
    for (const corners of contours(at.map(([x, y]) => ({ x, y })))) {
      const outline = corners.map((corner) => cornerToSheet(frame, corner));
      patches.push({
        elevation,
        feature: { drawn, outline, height: 3, seed: `${drawn} ${corners[0]?.x} ${corners[0]?.y}` },
      });
    }
  };
  const highest = Math.max(0, ...squares.map((group) => group.elevation));
  for (let level = 1; level <= highest; level += 1) {
    const raised = squares.filter((group) => group.elevation >= level);
    add(
      raised.flatMap((group) => group.at),
      'terrace',
      level,
    );
  }
  for (const group of squares) {
    if (group.kind !== ONLY_HIGHER) add(group.at, group.drawn, 0);
  }
  return patches;
}

/** Everything that is inked on the paper, back to front. */
export function groundMarks(view: AnimaView, frame: Frame, ground: Ground): Mark[] {
  return [...growth(view, frame, ground), ...(frame.board ? grid(frame) : []), ...ground.features.flatMap(drawFeature)];
}

function growth(view: AnimaView, frame: Frame, ground: Ground): Mark[] {
  const size = sheetSize(frame);
  const chance = seeded(`${view.map} grass`);
  const inches = (size.width * size.height) / (UNIT * UNIT);
  let [grass, dots] = ['', ''];
  const stones: Mark[] = [];
  for (let index = 0; index < inches / 3.2; index += 1) {
    const at = { x: between(chance, 12, size.width - 12), y: between(chance, 12, size.height - 12) };
    if (ground.features.some((feature) => isWithin(feature.outline, at))) continue;
    const kind = chance();
    if (kind < 0.3) grass += `M${pair(at.x, at.y)}l-2-5m4 5l0-7m4 7l2.5-5`;
    else if (kind < 0.96) dots += `M${pair(at.x, at.y)}h.1m5 2h.1m-3 4h.1`;
    else stones.push(...rock(at, between(chance, 0.35, 0.6)));
  }
  return [
    { d: grass || 'M0 0', stroke: INK, width: 1, alpha: 0.5 },
    { d: dots || 'M0 0', stroke: INK, width: 1.3, alpha: 0.4 },
    ...stones,
    ...rose({ x: size.width - 66, y: size.height - 66 }, frame.quarters),
  ];
}

/** A wind rose; its longest point shows north, wherever the table is turned. */
function rose(at: Spot, quarters: number): Mark[] {
  const turn = (quarters * Math.PI) / 2;
  const to = (angle: number, radius: number): string =>
    pair(at.x + radius * Math.sin(angle), at.y - radius * Math.cos(angle));
  const points = [0, 1, 2, 3].map((index) => {
    const angle = turn + (index * Math.PI) / 2;
    const long = index === 0 ? 40 : 32;
    return {
      dark: `M${to(angle, long)}L${to(angle + Math.PI / 4, 6)}L${pair(at.x, at.y)}Z`,
      light: `M${to(angle, long)}L${to(angle - Math.PI / 4, 6)}L${pair(at.x, at.y)}Z`,
    };
  });
  const ring = (radius: number): string =>
    `M${pair(at.x - radius, at.y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  return [
    { d: ring(22), stroke: INK, width: 0.9, alpha: 0.7 },
    { d: ring(18.5), stroke: INK, width: 0.6, alpha: 0.7 },
    { d: points.map((point) => point.light).join(''), fill: '#efe0bb', stroke: INK, width: 0.9, alpha: 0.85 },
    { d: points.map((point) => point.dark).join(''), fill: INK, stroke: INK, width: 0.9, alpha: 0.85 },
  ];
}

function grid(frame: Frame): Mark[] {
  const size = sheetSize(frame);
  let [lines, crosses] = ['', ''];
  for (let x = UNIT; x < size.width; x += UNIT) lines += `M${x} 0V${size.height}`;
  for (let y = UNIT; y < size.height; y += UNIT) lines += `M0 ${y}H${size.width}`;
  for (let x = UNIT; x < size.width; x += UNIT) {
    for (let y = UNIT; y < size.height; y += UNIT) crosses += `M${x - 3} ${y}h6M${x} ${y - 3}v6`;
  }
  return [
    { d: lines, stroke: '#5b4527', width: 0.8, alpha: 0.2 },
    { d: crosses, stroke: INK, width: 0.9, alpha: 0.38 },
  ];
}
