import { expect, test } from 'vitest';

import type { Frame, Frames } from '../wire/types';
import { FrameStore, within } from './frames';

const frame = (at: number): Frame =>
  ({ log: at === 0 ? [] : [{ input: at - 1, lines: [] }], now: {} }) as unknown as Frame;

function store(size: number, last: number): { store: FrameStore; asked: number[] } {
  const asked: number[] = [];
  const fetch = (from: number): Promise<Frames> => {
    asked.push(from);
    return Promise.resolve({
      from,
      frames: Array.from({ length: Math.min(size, last + 1 - from) }, (_, place) => frame(from + place)),
    });
  };
  return { store: new FrameStore(fetch, last), asked };
}

test('frames come in pieces and are asked for once', async () => {
  const { store: frames, asked } = store(10, 30);
  await Promise.all([frames.load(0), frames.load(0)]);
  await frames.load(7);
  expect(asked).toEqual([0]);
  await frames.load(10);
  expect(asked).toEqual([0, 10]);
});

test('the log reaches back to the last gap', async () => {
  const { store: frames } = store(10, 30);
  await frames.load(0);
  await frames.load(20);
  expect(frames.log(3).map(({ input }) => input)).toEqual([0, 1, 2]);
  expect(frames.log(21).map(({ input }) => input)).toEqual([19, 20]);
});

test('there is no place before the first or after the last', () => {
  expect([-3, 2.7, 99, Number.NaN].map((at) => within(at, 30))).toEqual([0, 2, 30, 0]);
});
