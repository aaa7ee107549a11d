import { expect, test } from 'vitest';

import type { Level, Opponents, Persona } from '../wire/types';
import { fitting } from './opponents';

const said = { name: { key: '' }, about: { key: '' } };
const level = (level: Level) => ({ level, ...said });
const persona = (persona: Persona) => ({ persona, ...said });
const known: Opponents = {
  levels: [level('random'), level('1'), level('2')],
  personas: [persona('plain'), persona('bold')],
  usual: { level: '2', persona: 'plain' },
};

test('whoever a game does not have gives way to the usual one', () => {
  expect(fitting(known, { level: '1', persona: 'bold' })).toEqual({ level: '1', persona: 'bold' });
  expect(fitting(known, { level: '5', persona: 'plain' })).toEqual(known.usual);
  expect(fitting(known, { level: '1', persona: 'vengeful' })).toEqual(known.usual);
});

test('who plays at random has no manner', () => {
  expect(fitting(known, { level: 'random', persona: 'bold' })).toEqual({ level: 'random', persona: 'plain' });
});
