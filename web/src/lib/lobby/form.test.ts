import { expect, test } from 'vitest';

import type { Form, Level, Persona } from '../wire/types';
import { answered, complete, draft, tableOf, typed } from './form';
import { gameOf } from '../games/games';

const said = { key: '' };
const form: Form = {
  game: 'anima',
  questions: [
    { key: 'edition', message: said, answers: [{ value: 'core', message: said }], answer: 'core', other: null },
    { key: 'a', message: said, answers: [{ value: 'empire', message: said }], answer: 'empire', other: said },
  ],
  options: [{ key: 'measure', message: said, values: [], default: 'blind' }],
  seats: [
    { seat: 0, role: 'a' },
    { seat: 1, role: 'b' },
  ],
  opponents: {
    levels: (['1', '2', '3'] as const).map((level) => ({ level, name: said, about: said })),
    personas: (['plain', 'bold'] as const).map((persona) => ({ persona, name: said, about: said })),
    usual: { level: '2', persona: 'plain' },
  },
  names: { en: {}, es: {}, it: {} },
};

test('answers go in the order of the form, and those it no longer asks for are left out', () => {
  expect(answered(form, { a: 'code-1', edition: 'core', gone: 'x', empty: '' })).toEqual([
    ['edition', 'core'],
    ['a', 'code-1'],
  ]);
});

test('an answer that is not listed was typed, where typing is allowed', () => {
  const [edition, party] = form.questions;
  expect(party !== undefined && typed(party, 'code-1')).toBe(true);
  expect(party !== undefined && typed(party, 'empire')).toBe(false);
  expect(edition !== undefined && typed(edition, 'code-1')).toBe(false);
});

test('a table takes usual seats where nothing was said, and only the house rules that differ', () => {
  const match = { ...draft('anima'), options: { measure: 'blind' }, sittings: { 1: { who: 'open' as const } } };
  expect(tableOf(form, match)).toMatchObject({
    options: [],
    seats: [
      { who: 'me', seat: 0 },
      { who: 'open', seat: 1 },
    ],
  });
  expect(tableOf(form, { ...match, options: { measure: 'open' } }).options).toEqual([['measure', 'open']]);
});

test('a seat of the computer keeps its opponent, or gets the usual one', () => {
  const seats = (level: Level, persona: Persona) =>
    tableOf(form, { ...draft('anima'), sittings: { 1: { who: 'computer', opponent: { level, persona } } } }).seats[1];
  expect(seats('3', 'bold')).toEqual({ who: 'computer', seat: 1, opponent: { level: '3', persona: 'bold' } });
  expect(seats('5', 'plain')).toEqual({ who: 'computer', seat: 1, opponent: form.opponents.usual });
});

test('one click seats everybody', () => {
  const start = gameOf('last-stand')?.start.table;
  if (typeof start !== 'function') throw new Error('no table is laid');
  expect(start(form.opponents.usual).seats.map(({ who, seat }) => [who, seat])).toEqual([
    ['computer', 0],
    ['me', 1],
    ['me', 2],
    ['me', 3],
  ]);
  expect(gameOf('anima')?.friend.seats).toEqual([
    { who: 'me', seat: 0 },
    { who: 'open', seat: 1 },
  ]);
});

test('a setup is whole: the form answers what nobody did, and nothing for what is chosen in play', () => {
  const open = { key: 'map', message: said, answers: [], answer: null, other: null };
  expect(
    complete({ ...form, questions: [...form.questions, open] }, [
      ['a', 'code-1'],
      ['hero1', 'levi'],
    ]),
  ).toEqual([
    ['edition', 'core'],
    ['a', 'code-1'],
    ['hero1', 'levi'],
  ]);
});
