// Whom the computer can be.

import type { Level, Opponent, Opponents, Persona } from '../wire/types';

export const LEVELS: readonly Level[] = ['random', '1', '2', '3', '4', '5'];
export const PERSONAS: readonly Persona[] = ['plain', 'bold', 'careful', 'vengeful'];

/** The opponent that was asked for, or the usual one where the game has none so strong. Who plays at random has no manner. */
export function fitting(known: Opponents, { level, persona }: Opponent): Opponent {
  const there =
    known.levels.some((one) => one.level === level) && known.personas.some((one) => one.persona === persona);
  if (!there) return known.usual;
  return { level, persona: level === 'random' ? 'plain' : persona };
}
