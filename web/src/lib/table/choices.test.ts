import { expect, test } from 'vitest';

import type { Choice, Request } from '../wire/types';
import { sameAction } from './actions';
import { bar, concessions, percent } from './choices';

const choice = (does: string, group: string | null, concedes = false): Choice =>
  ({ action: { do: does }, group: group === null ? null : { key: group }, concedes }) as unknown as Choice;
const request = {
  seat: 1,
  choices: [choice('walk', 'move'), choice('attack', 'fight'), choice('run', 'move'), choice('resign', null, true)],
} as unknown as Request;

test('choices stand under their headings, and giving up stands apart', () => {
  expect(bar([request]).map(({ group, choices }) => [group?.key, choices.map(({ action }) => action)])).toEqual([
    ['move', [{ do: 'walk' }, { do: 'run' }]],
    ['fight', [{ do: 'attack' }]],
  ]);
  expect(concessions([request]).map(({ choice }) => choice.action)).toEqual([{ do: 'resign' }]);
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

test('the same action is the same whatever the order of its fields', () => {
  expect(sameAction({ do: 'go', to: { x: 1, y: 2 } }, { to: { y: 2, x: 1 }, do: 'go' })).toBe(true);
  expect(sameAction({ do: 'go', to: { x: 1, y: 2 } }, { do: 'go', to: { x: 2, y: 1 } })).toBe(false);
  expect(sameAction({ do: 'end' }, { do: 'end', to: null })).toBe(false);
});
