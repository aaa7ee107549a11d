import { expect, test } from 'vitest';

import type { Choice, Request } from '../wire/types';
import { bar, concessions, percent } from './choices';

const choice = (words: string, group: string | null, concedes = false): Choice =>
  ({ words, group, concedes }) as unknown as Choice;
const request = {
  seat: 1,
  choices: [choice('walk', 'Move'), choice('attack a1', 'Attack'), choice('run', 'Move'), choice('resign', null, true)],
} as unknown as Request;

test('choices stand under their headings, and giving up stands apart', () => {
  expect(bar([request]).map(({ group, choices }) => [group, choices.map(({ words }) => words)])).toEqual([
    ['Move', ['walk', 'run']],
    ['Attack', ['attack a1']],
  ]);
  expect(concessions([request]).map(({ choice: { words } }) => words)).toEqual(['resign']);
});

test('what is possible is never shown as certain or impossible', () => {
  const chances = [0, 0.001, 0.1666, 0.999, 1];
  expect(chances.map((chance) => percent(chance, 'en'))).toEqual(['0%', '< 1%', '17%', '> 99%', '100%']);
  expect(chances.map((chance) => percent(chance, 'es'))).toEqual([
    '0\u00a0%',
    '< 1\u00a0%',
    '17\u00a0%',
    '> 99\u00a0%',
    '100\u00a0%',
  ]);
  expect(chances.map((chance) => percent(chance, 'it'))).toEqual(['0%', '< 1%', '17%', '> 99%', '100%']);
});
