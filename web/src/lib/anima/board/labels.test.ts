import { expect, test } from 'vitest';

import { labels, type Named } from './labels';

const sheet = { width: 1000, height: 1000 };
const piece = (id: number, x: number, y: number, must = false): Named => ({
  id,
  text: 'Brannoc',
  at: { x, y },
  size: 1,
  ringed: false,
  must,
});

test('a name stands below its piece', () => {
  expect(labels([piece(1, 500, 500)], sheet, 1)).toEqual([{ id: 1, text: 'Brannoc', x: 500, y: 549 }]);
});

test('it stands above where somebody is close below, and nowhere between two, unless it must', () => {
  const crowd = (must: boolean) => labels([piece(1, 500, 500, must), piece(2, 500, 545), piece(3, 500, 457)], sheet, 1);
  expect(labels([piece(1, 500, 500), piece(2, 500, 545)], sheet, 1)[0]?.y).toBe(462);
  expect(crowd(false).some(({ id }) => id === 1)).toBe(false);
  expect(crowd(true).some(({ id }) => id === 1)).toBe(true);
});

test('at the edge it stays on the table', () => {
  const [label] = labels([piece(1, 5, 995)], sheet, 1);
  expect(label?.x).toBeGreaterThan(30);
  expect(label?.y).toBeLessThan(990);
});
