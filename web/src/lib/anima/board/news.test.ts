import { describe, expect, test } from 'vitest';

import type { Arg, LogEntry } from '../../wire/types';
import type { AnimaView } from '../wire';
import { contours } from '../draw/brush';
import { IDLE, move, press } from './gestures';
import { harmsOf, walksOf } from './news';

const view = (x: number, y: number, life: number): AnimaView =>
  ({
    measure: 'board',
    figures: [{ id: 1, word: 'a2', card: 'drusk', at: { x, y }, life, state: 'on-table' }],
  }) as unknown as AnimaView;
const point = (x: number, y: number): Arg => ({ is: 'point', of: { x, y, on: 'board' } });
const went = (word: string, from: Arg, to: Arg): LogEntry => {
  const who: Arg = { is: 'figure', of: { word, name: 'drusk', several: true } };
  return { input: 1, lines: [{ message: { key: 'line-went', args: { who, from, to } }, side: 'amber' }] };
};

describe('what happened', () => {
  test('a piece goes by the legs that were told of it', () => {
    const news = [went('a2', point(1, 1), point(1, 4)), went('a2', point(1, 4), point(3, 4))];
    expect(walksOf(view(1, 1, 9), view(3, 4, 9), news)).toEqual([
      {
        figure: 1,
        way: [
          { x: 1, y: 1 },
          { x: 1, y: 4 },
          { x: 3, y: 4 },
        ],
      },
    ]);
  });

  test('what is told of another is not its way', () => {
    const news = [went('a3', point(9, 9), point(8, 8))];
    expect(walksOf(view(1, 1, 9), view(2, 2, 9), news)[0]?.way).toEqual([
      { x: 1, y: 1 },
      { x: 2, y: 2 },
    ]);
  });

  test('whoever stands still does not walk', () => {
    expect(walksOf(view(1, 1, 9), view(1, 1, 9), [])).toEqual([]);
  });

  test('a loss and a gain carry their sign', () => {
    expect(harmsOf(view(1, 1, 9), view(1, 1, 6))[0]?.by).toBe(-3);
    expect(harmsOf(view(1, 1, 6), view(1, 1, 8))[0]?.by).toBe(2);
  });
});

describe('gestures', () => {
  test('a tremble is a tap, more than that moves the map', () => {
    const pressed = press(IDLE, 1, { x: 10, y: 10 }, null);
    expect(move(pressed, 1, { x: 12, y: 11 }).pan).toBe(null);
    expect(move(pressed, 1, { x: 30, y: 10 }).pan).toEqual({ x: 20, y: 0 });
  });

  test('two fingers that part make it larger', () => {
    const two = press(press(IDLE, 1, { x: 0, y: 0 }, null), 2, { x: 100, y: 0 }, null);
    expect(two.kind).toBe('pinch');
    expect(move(two, 2, { x: 200, y: 0 }).pinch?.factor).toBe(2);
  });
});

describe('squares that hang together', () => {
  test('have one outline, and a hole has its own', () => {
    expect(
      contours([
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ]).map((outline) => outline.length),
    ).toEqual([4]);
    const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x, y }))).filter(({ x, y }) => x !== 1 || y !== 1);
    expect(contours(ring).length).toBe(2);
  });
});
