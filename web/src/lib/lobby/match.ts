// New tables that one click begins.

import type { NewTable, Seating } from '../wire/types';
import { USUAL_OPPONENT } from './opponents';

export type Quick = 'heroes' | 'titan' | 'field';

function table(game: string, setup: [string, string][], seats: Seating[]): NewTable {
  return {
    game,
    setup,
    options: [],
    seats,
    dice: 'server',
    listed: false,
    spectators: true,
    patience: null,
    hints: null,
    practice: false,
  };
}

const HEROES = [1, 2, 3];
/** A team that can do a bit of everything, in place, so that one click leads into the first round. */
const TEAM: [string, string][] = [
  ['heroes', '3'],
  ['hero1', 'mikasa'],
  ['level1', '0'],
  ['hero2', 'hange'],
  ['level2', '3'],
  ['hero3', 'levi'],
  ['level3', '5'],
];

/** A first game, in which everything is chosen, nothing is taken for granted and anything may be taken back. */
export function lesson(game: 'last-stand' | 'anima'): NewTable {
  return {
    ...quick(game === 'anima' ? 'field' : 'heroes', '1'),
    ...(game === 'anima' ? {} : { setup: [['heroes', '3']] }),
    practice: true,
  };
}

/** A game against the computer with one click. */
export function quick(kind: Quick, level: string = USUAL_OPPONENT): NewTable {
  switch (kind) {
    case 'heroes':
      return table('last-stand', TEAM, [
        { who: 'computer', seat: 0, level },
        ...HEROES.map((seat): Seating => ({ who: 'me', seat })),
      ]);
    case 'titan':
      return table(
        'last-stand',
        [['heroes', '3']],
        [{ who: 'me', seat: 0 }, ...HEROES.map((seat): Seating => ({ who: 'computer', seat, level }))],
      );
    case 'field':
      return table(
        'anima',
        [],
        [
          { who: 'me', seat: 0 },
          { who: 'computer', seat: 1, level },
        ],
      );
  }
}

/** A table with an open seat for whoever gets the link: the friend is the Titan, or leads the other party. */
export function withFriend(game: 'last-stand' | 'anima'): NewTable {
  if (game === 'anima')
    return table(
      'anima',
      [],
      [
        { who: 'me', seat: 0 },
        { who: 'open', seat: 1 },
      ],
    );
  return table(
    'last-stand',
    [['heroes', '3']],
    [{ who: 'open', seat: 0 }, ...HEROES.map((seat): Seating => ({ who: 'me', seat }))],
  );
}
