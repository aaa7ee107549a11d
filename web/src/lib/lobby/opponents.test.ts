import { expect, test } from 'vitest';

import type { Opponents } from '../wire/types';
import { fitting, partsOf, wordOf } from './opponents';

const manner = (value: string) => ({ value, text: value, about: '' });
const known: Opponents = {
  levels: ['random', '1', '2'].map(manner),
  personas: ['plain', 'bold'].map(manner),
  usual: '2',
};

test('a word is a level, and a persona where it is not the plain one', () => {
  expect(partsOf('3-bold')).toEqual({ level: '3', persona: 'bold' });
  expect(partsOf('3')).toEqual({ level: '3', persona: 'plain' });
  expect(wordOf('3', 'plain')).toBe('3');
  expect(wordOf('3', 'bold')).toBe('3-bold');
  expect(wordOf('random', 'bold')).toBe('random');
});

test('whoever a game does not have gives way to the usual one', () => {
  expect(fitting(known, '1-bold')).toBe('1-bold');
  expect(fitting(known, '5')).toBe('2');
  expect(fitting(known, '1-meek')).toBe('2');
});
