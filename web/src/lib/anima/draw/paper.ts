// Paints the ground into a bitmap. It is painted once for a zoom and a part of the table and then only shifted, since
// paper grain and thousands of strokes are too much to draw in every frame.

import type { Camera, Size } from '../board/geometry';
import { seeded, type Mark } from './brush';

export interface Tint {
  readonly paper: string;
  readonly grain: string;
  readonly fold: string;
  readonly gleam: string;
}

export const DUSK: Tint = { paper: '#e4d0a5', grain: '76,51,23', fold: '#5b4527', gleam: '#fff6dd' };
export const DAY: Tint = { paper: '#f0e0ba', grain: '110,84,44', fold: '#7a6137', gleam: '#fffbef' };

const TILE = 384;

/** Cloudy grain that repeats without a seam. */
function grainTile(tint: Tint): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = TILE;
  canvas.height = TILE;
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  const image = context.createImageData(TILE, TILE);
  const [red = 0, green = 0, blue = 0] = tint.grain.split(',').map(Number);
  const chance = seeded('grain');
  const octaves = [6, 12, 24, 48, 96, 192].map((cells, index) => ({
    cells,
    weight: [0.55, 0.8, 1, 0.9, 0.8, 0.7][index] ?? 0,
    lattice: Float32Array.from({ length: cells * cells }, chance),
  }));
  const total = octaves.reduce((sum, octave) => sum + octave.weight, 0);
  const ease = (share: number): number => share * share * (3 - 2 * share);
  for (let y = 0; y < TILE; y += 1) {
    for (let x = 0; x < TILE; x += 1) {
      let value = 0;
      for (const { cells, weight, lattice } of octaves) {
        const [u, v] = [(x / TILE) * cells, (y / TILE) * cells];
        const [left, top] = [Math.floor(u), Math.floor(v)];
        const at = (column: number, row: number): number => lattice[(row % cells) * cells + (column % cells)] ?? 0;
        const [across, down] = [ease(u - left), ease(v - top)];
        const upper = at(left, top) * (1 - across) + at(left + 1, top) * across;
        const lower = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across;
        value += weight * (upper * (1 - down) + lower * down);
      }
      const fibre = chance();
      const strength = Math.max(0, value / total - 0.42) * 0.55 + Math.max(0, fibre - 0.6) * 0.13;
      const index = (y * TILE + x) * 4;
      image.data[index] = red;
      image.data[index + 1] = green;
      image.data[index + 2] = blue;
      image.data[index + 3] = Math.round(255 * strength);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

const tiles = new Map<Tint, HTMLCanvasElement>();
const paths = new Map<string, Path2D>();

function path(d: string): Path2D {
  const known = paths.get(d);
  if (known !== undefined) return known;
  const made = new Path2D(d);
  paths.set(d, made);
  return made;
}

/** What another map left behind is of no use to this one. */
export function forgetPaths(): void {
  paths.clear();
}

export function paint(
  context: CanvasRenderingContext2D,
  marks: readonly Mark[],
  { camera, window, sheet, density, tint }: { camera: Camera; window: Size; sheet: Size; density: number; tint: Tint },
): void {
  const scale = camera.zoom * density;
  const left = (window.width / 2) * density - camera.x * scale;
  const top = (window.height / 2) * density - camera.y * scale;
  const home = (): void => context.setTransform(scale, 0, 0, scale, left, top);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  home();
  context.save();
  context.beginPath();
  context.rect(0, 0, sheet.width, sheet.height);
  context.clip();
  context.fillStyle = tint.paper;
  context.fillRect(0, 0, sheet.width, sheet.height);
  const tile = tiles.get(tint) ?? grainTile(tint);
  tiles.set(tint, tile);
  const pattern = context.createPattern(tile, 'repeat');
  if (pattern !== null) {
    // The same grain twice, at sizes and turns that never meet again, so that the eye finds no tile.
    for (const [size, turn] of [
      [3.1, 0],
      [1.7, 37],
    ] as const) {
      pattern.setTransform(new DOMMatrix().rotate(turn).scale(size));
      context.fillStyle = pattern;
      context.globalAlpha = 0.7;
      context.fillRect(0, 0, sheet.width, sheet.height);
    }
    context.globalAlpha = 1;
  }
  folds(context, sheet, tint);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const mark of marks) {
    const at = mark.at ?? { x: 0, y: 0 };
    const size = scale * (mark.scale ?? 1);
    const clipped = mark.clip !== undefined;
    if (mark.clip !== undefined) {
      context.save();
      home();
      context.clip(path(mark.clip));
    }
    context.setTransform(size, 0, 0, size, left + at.x * scale, top + at.y * scale);
    context.globalAlpha = mark.alpha ?? 1;
    if (mark.fill !== undefined) {
      context.fillStyle = mark.fill;
      context.fill(path(mark.d));
    }
    if (mark.stroke !== undefined) {
      context.strokeStyle = mark.stroke;
      context.lineWidth = mark.width ?? 1;
      context.setLineDash([...(mark.dash ?? [])]);
      context.stroke(path(mark.d));
    }
    if (clipped) context.restore();
  }
  context.restore();
  context.globalAlpha = 1;
}

function folds(context: CanvasRenderingContext2D, sheet: Size, tint: Tint): void {
  for (const share of [1 / 4, 2 / 4, 3 / 4]) {
    for (const [colour, alpha, shift] of [
      [tint.fold, 0.1, 0],
      [tint.gleam, 0.35, 2],
    ] as const) {
      context.globalAlpha = alpha;
      context.strokeStyle = colour;
      context.lineWidth = shift === 0 ? 3 : 1.5;
      context.beginPath();
      context.moveTo(sheet.width * share + shift, 0);
      context.lineTo(sheet.width * share + shift, sheet.height);
      context.moveTo(0, sheet.height * share + shift);
      context.lineTo(sheet.width, sheet.height * share + shift);
      context.stroke();
    }
  }
  context.globalAlpha = 1;
}
