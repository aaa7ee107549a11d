import { expect, test } from 'vitest';

import { battery, boxAngle, crowd, levelAt, levelY, placed, stretches, zoneOf } from './scene';
import { hero as heroOf } from './testing';
import type { HeroView, LevelKind, LevelView } from './wire';

const KINDS: LevelKind[] = ['ground', 'titan', 'titan', 'tower', 'titan', 'tower', 'titan', 'titan', 'titan'];
const levels: LevelView[] = KINDS.map((kind) => ({ kind, name: kind }));
const hero = (level: number | null): HeroView => heroOf('levi', [], 1, level);
const track = { marker: 0, last: 12, weak: 6, kill: 10 };

test('the level under the pointer is the one whose platform is nearest below the figure held', () => {
  for (let level = 0; level < 9; level += 1) expect(levelAt(levelY(level) - 20, 9)).toBe(level);
  expect(levelAt(-500, 9)).toBe(8);
  expect(levelAt(5000, 9)).toBe(0);
});
test('heroes on one level stand beside each other and their names do not lie on one another', () => {
  const spots = placed([hero(6), hero(6), hero(5), hero(5)], levels, 1);
  expect(new Set(spots.map(({ at }) => `${at.x},${at.y}`)).size).toBe(4);
  const tags = spots.map(({ tag }) => tag);
  tags.forEach((one, index) =>
    tags
      .slice(index + 1)
      .forEach((other) => expect(Math.abs(one.y - other.y) >= 22 || Math.abs(one.x - other.x) > 90).toBe(true)),
  );
});
test('who has not been placed is not drawn', () => expect(placed([hero(null)], levels, 1)).toEqual([]));
test('struck levels that touch are one stretch', () =>
  expect(stretches([7, 2, 6, 8, 1])).toEqual([
    [1, 2],
    [6, 8],
  ]));
test('the track is even about its middle, and says its zones', () => {
  expect(boxAngle(track, 6)).toBe(0);
  expect(boxAngle(track, 0)).toBe(-boxAngle(track, 12));
  expect([5, 6, 9, 10].map((box) => zoneOf(track, box))).toEqual(['whole', 'weak', 'weak', 'kill']);
});
test('every citizen and every cannon has its own place', () => {
  expect(new Set(crowd(12).map(({ x }) => x)).size).toBe(12);
  expect(new Set(battery(levels, 6).map(({ x, y }) => `${x},${y}`)).size).toBe(6);
});
