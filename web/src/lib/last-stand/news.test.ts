import { expect, test } from 'vitest';

import type { HeroView, LogEntry } from '../wire/types';
import { changes, facesTold, rolledDice } from './news';

const die = (face: string | null, state = 'held') => ({ face, state });
const hero = (id: string, dice: HeroView['dice']): HeroView => ({
  seat: 1,
  hero: { id, name: id, power: '' },
  level: 0,
  hearts: { left: 3, of: 3 },
  dice,
  half: false,
  done: false,
  struck: false,
  dodged: false,
  resigned: false,
});
const told = (event: string, words: [string, string][]): LogEntry[] => [
  { input: 1, lines: [{ text: '', event, side: null, rules: [], words }] },
];

test('faces are read as a journal writes them', () => {
  expect(facesTold('titan-face:2+move:1+dodge:1')).toEqual([2, 1, 0, 0, 0, 1]);
  expect(facesTold('')).toEqual([0, 0, 0, 0, 0, 0]);
});
test('only the dice that were rolled again roll, and those that went to the Titan do not', () => {
  const heroes = [
    hero('levi', [die('move')]),
    hero('hange', [die('move'), die('move'), die('fight'), die('titan', 'with-titan')]),
  ];
  const rolled = rolledDice(
    told('rolled-again', [
      ['who', 'hange'],
      ['faces', 'titan-face:1+move:1'],
    ]),
    heroes,
  );
  expect([...rolled.keys()]).toEqual([1]);
  expect([...(rolled.get(1) ?? [])]).toEqual([0]);
});
test('other news roll nothing', () => {
  expect(
    rolledDice(
      told('moved', [
        ['who', 'levi'],
        ['faces', 'move:1'],
      ]),
      [hero('levi', [die('move')])],
    ).size,
  ).toBe(0);
});
test('losses and gains carry their sign and rise where they happened', () => {
  const heroes = [hero('levi', []), hero('hange', [])];
  const say = (event: string, words: [string, string][]) => changes(told(event, words), heroes);
  expect(
    say('heart-lost', [
      ['who', 'hange'],
      ['left', '2'],
    ]),
  ).toEqual([{ at: 1, text: '−1 ♥', good: false }]);
  expect(
    say('devoured', [
      ['count', '2'],
      ['left', '8'],
    ]),
  ).toEqual([{ at: 'citizens', text: '−2', good: false }]);
  expect(
    say('marker-moved', [
      ['from', '4'],
      ['to', '6'],
    ]),
  ).toEqual([{ at: 'marker', text: '+2', good: true }]);
  expect(
    say('marker-moved', [
      ['from', '0'],
      ['to', '0'],
    ]),
  ).toEqual([]);
  expect(say('is-content', [['who', 'levi']])).toEqual([]);
});
