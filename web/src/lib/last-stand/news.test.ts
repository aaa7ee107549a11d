import { expect, test } from 'vitest';

import type { Arg, LogEntry } from '../wire/types';
import { changes, facesTold, gaveDice, rolledDice } from './news';
import { held, hero } from './testing';

const name = (of: string): Arg => ({ is: 'name', of });
const number = (of: number): Arg => ({ is: 'number', of });
const faces = (...parts: [string, number][]): Arg => ({
  is: 'list',
  of: { parts: parts.map(([name, count]) => ({ is: 'counted', of: { name, count } })), glue: 'and' },
});
const told = (key: string, args: Record<string, Arg>): LogEntry[] => [
  { input: 1, lines: [{ message: { key, args }, side: null }] },
];

test('faces are counted by their names', () => {
  expect(facesTold(faces(['titan-face', 2], ['move', 1], ['dodge', 1]))).toEqual([2, 1, 0, 0, 0, 1]);
  expect(facesTold({ is: 'counted', of: { name: 'fight', count: 3 } })).toEqual([0, 0, 3, 0, 0, 0]);
  expect(facesTold(undefined)).toEqual([0, 0, 0, 0, 0, 0]);
});
test('only the dice that were rolled again roll, and those that went to the Titan do not', () => {
  const heroes = [
    hero('levi', held('move')),
    hero('hange', [...held('move', 'move', 'fight'), { face: 'titan', state: 'with-titan' }]),
  ];
  const news = told('line-rolled-again', {
    who: name('hange'),
    faces: faces(['titan-face', 1], ['move', 1]),
    given: number(1),
  });
  const rolled = rolledDice(news, heroes);
  expect([...rolled.keys()]).toEqual([1]);
  expect([...(rolled.get(1) ?? [])]).toEqual([0]);
  expect(gaveDice(news)).toBe(true);
});
test('other news roll nothing', () => {
  const news = told('line-moved', { who: name('levi'), faces: faces(['move', 1]) });
  expect(rolledDice(news, [hero('levi', held('move'))]).size).toBe(0);
});
test('losses and gains carry their sign and rise where they happened', () => {
  const heroes = [hero('levi'), hero('hange')];
  const say = (key: string, args: Record<string, Arg>) => changes(told(key, args), heroes);
  expect(say('line-heart-lost', { who: name('hange'), left: number(2) })).toEqual([
    { at: 1, text: '−1 ♥', good: false },
  ]);
  expect(say('line-devoured', { count: number(2), left: number(8) })).toEqual([
    { at: 'citizens', text: '−2', good: false },
  ]);
  expect(say('line-marker-moved', { from: number(4), to: number(6) })).toEqual([
    { at: 'marker', text: '+2', good: true },
  ]);
  expect(say('line-marker-moved', { from: number(0), to: number(0) })).toEqual([]);
  expect(say('line-is-content', { who: name('levi') })).toEqual([]);
});
