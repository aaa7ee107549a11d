// Where things lie on the drawn sheet. The game counts thousandths of an inch, or squares, with y growing to the north; the
// sheet counts pixels at the usual zoom with y growing downwards, turned so that the viewer's own edge is the nearer one.

import type { Point, Side } from '../../wire/types';
import type { AnimaView } from '../wire';

/** Pixels of the sheet to an inch or a square. */
export const UNIT = 42;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Frame {
  readonly board: boolean;
  readonly width: number;
  readonly depth: number;
  /** Quarter turns of the table; 0 has south at the bottom. */
  readonly quarters: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The spot of the sheet in the middle of the window, and how large it is drawn. */
export interface Camera extends Spot {
  readonly zoom: number;
}

export const frameOf = (view: AnimaView, side: Side | null): Frame => ({
  board: view.measure === 'board',
  width: view.width,
  depth: view.depth,
  quarters: side === null ? 0 : nearEdge(view, side),
});

/** The turns after which a side's zone lies at the bottom. */
function nearEdge(view: AnimaView, side: Side): number {
  const zone = view.zones.find((candidate) => candidate.side === side);
  if (zone === undefined || zone.outline.length === 0) return 0;
  const middle = centre(zone.outline);
  const across = middle.x / view.width - 0.5;
  const along = middle.y / view.depth - 0.5;
  if (Math.abs(along) >= Math.abs(across)) return along > 0 ? 2 : 0;
  return across > 0 ? 3 : 1;
}

export const perUnit = (frame: Frame): number => (frame.board ? UNIT : UNIT / 1000);

export function sheetSize(frame: Frame): Size {
  const width = frame.width * perUnit(frame);
  const height = frame.depth * perUnit(frame);
  return frame.quarters % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** A corner or a free point. */
export function cornerToSheet(frame: Frame, point: Point): Spot {
  const scale = perUnit(frame);
  const size = sheetSize(frame);
  const x = point.x * scale;
  const y = point.y * scale;
  switch (frame.quarters) {
    case 1:
      return { x: size.width - y, y: size.height - x };
    case 2:
      return { x: size.width - x, y };
    case 3:
      return { x: y, y: x };
    default:
      return { x, y: size.height - y };
  }
}

/** A place where somebody can stand: on a board the middle of its square. */
export const toSheet = (frame: Frame, point: Point): Spot =>
  cornerToSheet(frame, frame.board ? { x: point.x + 0.5, y: point.y + 0.5 } : point);

export function fromSheet(frame: Frame, spot: Spot): Point {
  const scale = perUnit(frame);
  const size = sheetSize(frame);
  const turned = (): Spot => {
    switch (frame.quarters) {
      case 1:
        return { x: size.height - spot.y, y: size.width - spot.x };
      case 2:
        return { x: size.width - spot.x, y: spot.y };
      case 3:
        return { x: spot.y, y: spot.x };
      default:
        return { x: spot.x, y: size.height - spot.y };
    }
  };
  const { x, y } = turned();
  const whole = frame.board ? Math.floor : Math.round;
  return { x: whole(x / scale), y: whole(y / scale) };
}

export const isInside = (frame: Frame, point: Point): boolean =>
  point.x >= 0 &&
  point.y >= 0 &&
  (frame.board ? point.x < frame.width && point.y < frame.depth : point.x <= frame.width && point.y <= frame.depth);

/** The middle of something so wide, as near to a place as it can lie without leaving a span; in its middle where it is wider. */
export const keptWithin = (at: number, half: number, from: number, to: number): number =>
  to - from < 2 * half ? (from + to) / 2 : Math.min(to - half, Math.max(from + half, at));

export const same = (a: Point | null | undefined, b: Point | null | undefined): boolean =>
  a != null && b != null && a.x === b.x && a.y === b.y;

export const distance = (a: Spot, b: Spot): number => Math.hypot(b.x - a.x, b.y - a.y);

export function centre(points: readonly Spot[]): Spot {
  const sum = points.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }), { x: 0, y: 0 });
  const count = Math.max(1, points.length);
  return { x: sum.x / count, y: sum.y / count };
}

export function isWithin(outline: readonly Spot[], spot: Spot): boolean {
  let inside = false;
  outline.forEach((a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    if (a.y > spot.y !== b.y > spot.y && spot.x < ((b.x - a.x) * (spot.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

const SAMPLES = 80;

/** Whether a straight line goes over an outline, looked at closely enough for a name. */
export function goesOver(outline: readonly Spot[], a: Spot, b: Spot): boolean {
  return Array.from({ length: SAMPLES + 1 }, (_, index) => index / SAMPLES).some((share) =>
    isWithin(outline, { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }),
  );
}

/** Where a base ends that goes straight at another one until they touch: on a board the square before it. */
export function contact(frame: Frame, from: Point, to: Point, gap: number): Point {
  if (frame.board) return { x: to.x + Math.sign(from.x - to.x), y: to.y + Math.sign(from.y - to.y) };
  const length = Math.max(1, distance(from, to));
  const share = Math.max(0, length - gap) / length;
  return { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) };
}

/** The three lanes between two bases: the middle and both edges. */
export function lanes(a: Spot, b: Spot, from: number, to: number): { a: Spot; b: Spot }[] {
  const length = distance(a, b) || 1;
  const across = { x: (b.y - a.y) / length, y: -(b.x - a.x) / length };
  return [-1, 0, 1].map((side) => ({
    a: { x: a.x + across.x * side * from, y: a.y + across.y * side * from },
    b: { x: b.x + across.x * side * to, y: b.y + across.y * side * to },
  }));
}

/** The spot so far along a way, from 0 to 1. */
export function along(way: readonly Spot[], part: number): Spot {
  const lengths = way.slice(1).map((spot, index) => distance(way[index] ?? spot, spot));
  let left = part * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    const a = way[index];
    const b = way[index + 1];
    if (a === undefined || b === undefined) break;
    if (left <= length || index === lengths.length - 1) {
      const share = length === 0 ? 1 : Math.min(1, left / length);
      return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
    }
    left -= length;
  }
  return way[way.length - 1] ?? { x: 0, y: 0 };
}

export const angle = (a: Spot, b: Spot): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;

// ---- the camera

export const LEAST_ZOOM = 0.2;
export const MOST_ZOOM = 3;

export const onScreen = (camera: Camera, window: Size, spot: Spot): Spot => ({
  x: (spot.x - camera.x) * camera.zoom + window.width / 2,
  y: (spot.y - camera.y) * camera.zoom + window.height / 2,
});

export const onSheet = (camera: Camera, window: Size, spot: Spot): Spot => ({
  x: (spot.x - window.width / 2) / camera.zoom + camera.x,
  y: (spot.y - window.height / 2) / camera.zoom + camera.y,
});

/** Keeps the table in the window: it may be pushed aside, never out of sight. */
export function clampCamera(camera: Camera, window: Size, sheet: Size): Camera {
  const zoom = Math.min(MOST_ZOOM, Math.max(Math.min(LEAST_ZOOM, wholeZoom(window, sheet)), camera.zoom));
  const keep = (at: number, room: number, length: number, spare: number): number => {
    const half = (room - 2 * RIM_MARGIN - 2 * SLACK) / zoom / 2;
    // What fits between the rims as a whole lies in the middle; it does not slip about by the slack.
    const fits = length * zoom <= room - 2 * RIM_MARGIN + 1;
    return fits ? length / 2 : Math.min(length - half + spare / zoom, Math.max(half, at));
  };
  const spare = window.width > 700 ? CORNER : 0;
  return {
    zoom,
    x: keep(camera.x, window.width, sheet.width, spare),
    y: keep(camera.y, window.height, sheet.height, 0),
  };
}

/** Pixels of the screen that the rim takes at each edge. */
export const RIM_MARGIN = 20;
/** Pixels beyond the rim, so that names at an edge can be read. */
const SLACK = 1;
/** Pixels that the small map takes at the right: the table can be drawn out from under it. */
const CORNER = 150;

export const wholeZoom = (window: Size, sheet: Size): number =>
  Math.max(
    0.05,
    Math.min((window.width - 2 * RIM_MARGIN) / sheet.width, (window.height - 2 * RIM_MARGIN) / sheet.height),
  );

export function zoomAt(camera: Camera, window: Size, spot: Spot, factor: number, sheet: Size): Camera {
  const fixed = onSheet(camera, window, spot);
  const zoom = Math.min(MOST_ZOOM, Math.max(Math.min(LEAST_ZOOM, wholeZoom(window, sheet)), camera.zoom * factor));
  const moved = {
    zoom,
    x: fixed.x - (spot.x - window.width / 2) / zoom,
    y: fixed.y - (spot.y - window.height / 2) / zoom,
  };
  return clampCamera(moved, window, sheet);
}

/** A camera that shows all of these spots as large as they fit, at most at the given zoom. */
export function cameraOn(spots: readonly Spot[], window: Size, sheet: Size, most: number, margin = 2 * UNIT): Camera {
  if (spots.length === 0) return { x: sheet.width / 2, y: sheet.height / 2, zoom: wholeZoom(window, sheet) };
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fits = Math.min(window.width / (right - left + 2 * margin), window.height / (bottom - top + 2 * margin));
  const zoom = Math.min(most, fits);
  return clampCamera({ x: (left + right) / 2, y: (top + bottom) / 2, zoom }, window, sheet);
}

/** Shifts the camera as little as brings a spot into the window. */
export function bringIntoView(camera: Camera, window: Size, sheet: Size, spot: Spot, margin = 90): Camera {
  const at = onScreen(camera, window, spot);
  const room = (length: number): number => Math.min(margin, length / 3);
  const short = (value: number, length: number): number => {
    if (value < room(length)) return value - room(length);
    return value > length - room(length) ? value - length + room(length) : 0;
  };
  const [dx, dy] = [short(at.x, window.width), short(at.y, window.height)];
  if (dx === 0 && dy === 0) return camera;
  return clampCamera({ ...camera, x: camera.x + dx / camera.zoom, y: camera.y + dy / camera.zoom }, window, sheet);
}
