// The word for an opponent: a level, or a level and a persona with a dash between them.

import type { Opponents } from '../wire/types';

/** Sensible, and answers at once. */
export const USUAL_OPPONENT = '2';
const PLAIN = 'plain';

export function partsOf(word: string): { level: string; persona: string } {
  const [level = USUAL_OPPONENT, persona = PLAIN] = word.split('-');
  return { level, persona };
}

export function wordOf(level: string, persona: string): string {
  return persona === PLAIN || level === 'random' ? level : `${level}-${persona}`;
}

/** The opponent that was asked for, or the usual one where the game has none so strong. */
export function fitting(known: Opponents, word: string): string {
  const { level, persona } = partsOf(word);
  const there =
    known.levels.some(({ value }) => value === level) && known.personas.some(({ value }) => value === persona);
  return there ? wordOf(level, persona) : known.usual;
}
