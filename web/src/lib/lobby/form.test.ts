import { expect, test } from 'vitest';

import type { Form } from '../wire/types';
import { answered, complete, draft, tableOf, typed } from './form';
import { quick, withFriend } from './match';

const form: Form = {
  game: 'anima',
  questions: [
    { key: 'edition', text: 'Edition', answers: [{ value: 'core', text: 'Core' }], answer: 'core', other: null },
    {
      key: 'a',
      text: 'First party',
      answers: [{ value: 'empire', text: 'Empire' }],
      answer: 'empire',
      other: 'a code',
    },
  ],
  options: [{ key: 'measure', text: 'Measuring', values: [], default: 'blind' }],
  seats: [
    { seat: 0, text: 'first' },
    { seat: 1, text: 'second' },
  ],
  opponents: {
    levels: ['1', '2', '3'].map((value) => ({ value, text: '', about: '' })),
    personas: ['plain', 'bold'].map((value) => ({ value, text: '', about: '' })),
    usual: '2',
  },
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
  const match = { ...draft('anima'), options: { measure: 'blind' }, sittings: { 1: 'open' } };
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
  const seats = (sitting: string) => tableOf(form, { ...draft('anima'), sittings: { 1: sitting } }).seats[1];
  expect(seats('computer 3-bold')).toEqual({ who: 'computer', seat: 1, level: '3-bold' });
  expect(seats('computer 5')).toEqual({ who: 'computer', seat: 1, level: '2' });
});

test('one click seats everybody', () => {
  expect(quick('heroes').seats.map(({ who, seat }) => [who, seat])).toEqual([
    ['computer', 0],
    ['me', 1],
    ['me', 2],
    ['me', 3],
  ]);
  expect(withFriend('anima').seats).toEqual([
    { who: 'me', seat: 0 },
    { who: 'open', seat: 1 },
  ]);
});

test('a setup is whole: the form answers what nobody did, and nothing for what is chosen in play', () => {
  const open = { key: 'map', text: 'Map', answers: [], answer: null, other: null };
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
