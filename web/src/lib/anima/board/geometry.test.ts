import { describe, expect, test } from 'vitest';

import {
  along,
  bringIntoView,
  cameraOn,
  clampCamera,
  contact,
  cornerToSheet,
  fromSheet,
  goesOver,
  isWithin,
  keptWithin,
  lanes,
  onScreen,
  onSheet,
  sheetSize,
  toSheet,
  zoomAt,
  type Frame,
} from './geometry';

const table: Frame = { board: false, width: 48000, depth: 36000, quarters: 0 };
const board: Frame = { board: true, width: 24, depth: 20, quarters: 0 };
const window = { width: 1000, height: 700 };

describe('places on the sheet', () => {
  test('north is at the top until the table is turned', () => {
    expect(cornerToSheet(table, { x: 0, y: 36000 })).toEqual({ x: 0, y: 0 });
    expect(cornerToSheet({ ...table, quarters: 2 }, { x: 48000, y: 0 })).toEqual({ x: 0, y: 0 });
  });

  test.each([0, 1, 2, 3])('a point comes back from the sheet after %i quarter turns', (quarters) => {
    const point = { x: 12345, y: 6789 };
    expect(fromSheet({ ...table, quarters }, toSheet({ ...table, quarters }, point))).toEqual(point);
    const square = { x: 3, y: 17 };
    expect(fromSheet({ ...board, quarters }, toSheet({ ...board, quarters }, square))).toEqual(square);
  });

  test('a turn to the side swaps width and height', () => {
    expect(sheetSize({ ...board, quarters: 1 })).toEqual({ width: 840, height: 1008 });
  });

  test('a spot is found inside an outline', () => {
    const outline = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
    ];
    expect(isWithin(outline, { x: 5, y: 5 })).toBe(true);
    expect(isWithin(outline, { x: 15, y: 5 })).toBe(false);
  });

  test('what stands at the edge is moved inwards until it lies inside, and no farther', () => {
    expect([20, 40, 500, 980].map((at) => keptWithin(at, 40, 0, 1000))).toEqual([40, 40, 500, 960]);
    expect(keptWithin(10, 40, 0, 60)).toBe(30);
  });

  test('a way is gone at an even pace round its corners', () => {
    const way = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 30, y: 10 },
    ];
    expect(along(way, 0.5)).toEqual({ x: 20, y: 0 });
    expect(along(way, 1)).toEqual({ x: 30, y: 10 });
  });
});

describe('the camera', () => {
  const sheet = sheetSize(table);

  test('what is under the pointer stays there while the size changes', () => {
    const camera = { x: 1000, y: 700, zoom: 1 };
    const pointer = { x: 620, y: 300 };
    const nearer = zoomAt(camera, window, pointer, 1.5, sheet);
    const before = onSheet(camera, window, pointer);
    const after = onSheet(nearer, window, pointer);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  test('the table cannot be pushed out of sight', () => {
    const pushed = clampCamera({ x: -5000, y: 90000, zoom: 1 }, window, sheet);
    const corner = onScreen(pushed, window, { x: 0, y: sheet.height });
    expect(corner.x).toBeLessThan(window.width / 2);
    expect(corner.y).toBeGreaterThan(window.height / 2);
  });

  test('everybody is shown, but never larger than asked for', () => {
    const camera = cameraOn(
      [
        { x: 100, y: 100 },
        { x: 1900, y: 1400 },
      ],
      window,
      sheet,
      1,
    );
    for (const spot of [
      { x: 100, y: 100 },
      { x: 1900, y: 1400 },
    ]) {
      const at = onScreen(camera, window, spot);
      expect(at.x).toBeGreaterThan(0);
      expect(at.y).toBeLessThan(window.height);
    }
    expect(cameraOn([{ x: 500, y: 500 }], window, sheet, 1).zoom).toBe(1);
  });

  test('what is in view already moves nothing', () => {
    const camera = { x: 1000, y: 700, zoom: 1 };
    expect(bringIntoView(camera, window, sheet, { x: 1000, y: 700 })).toBe(camera);
    expect(bringIntoView(camera, window, sheet, { x: 1900, y: 700 }).x).toBeGreaterThan(1000);
  });
});

test('a base that comes straight ends where it touches, on squares beside the other', () => {
  expect(contact(table, { x: 0, y: 0 }, { x: 10000, y: 0 }, 1000)).toEqual({ x: 9000, y: 0 });
  expect(contact(board, { x: 1, y: 1 }, { x: 5, y: 5 }, 0)).toEqual({ x: 4, y: 4 });
});

test('three lanes run from base to base, and one of them may go over what the others miss', () => {
  const three = lanes({ x: 0, y: 0 }, { x: 100, y: 0 }, 10, 20);
  expect(three.map(({ b }) => b.y)).toEqual([20, 0, -20]);
  const wall = [
    { x: 40, y: 12 },
    { x: 60, y: 12 },
    { x: 60, y: 40 },
    { x: 40, y: 40 },
  ];
  expect(three.map(({ a, b }) => goesOver(wall, a, b))).toEqual([true, false, false]);
});
