// Choices and heroes as small as a test can have them.

import type { Choice, Request } from './choices';
import type { DieView, Face, HeroView, LastStandAct, LastStandAction } from './wire';

export function choice(action: LastStandAction, act: LastStandAct = {}): Choice {
  const said = { key: `line-${action.do}` };
  return {
    action,
    act,
    message: said,
    title: said,
    icon: 'choice',
    group: null,
    remark: null,
    odds: null,
    notes: [],
    concedes: action.do === 'resign',
  };
}

export const request = (choices: Choice[], seat = 1, number = 1, awaited = true): Request => ({
  seat,
  number,
  awaited,
  sentence: { key: 'table-now-roll' },
  complete: true,
  choices,
  places: [],
});

export const held = (...faces: Face[]): DieView[] => faces.map((face) => ({ face, state: 'held' }));

export const hero = (id: string, dice: DieView[] = [], seat = 1, level: number | null = 0): HeroView => ({
  seat,
  hero: { id, power: { key: `table-power-${id}` } },
  level,
  hearts: { left: 3, of: 3 },
  dice,
  half: false,
  done: false,
  struck: false,
  dodged: false,
  resigned: false,
});

type Dice = [number, number, number, number, number, number];

/** Rolls so many dice of each face again. */
export const roll = (...dice: Dice): Choice => choice({ do: 'roll', dice }, { dice });
