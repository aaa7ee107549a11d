// The Last Stand as the page knows it before a table is opened.

import { computer, me, open, tableOf } from '../games/tables';
import type { GamePage } from '../games/page';
import type { Opponent } from '../wire/types';

const ID = 'last-stand';
const TITAN = 0;
const HEROES = [1, 2, 3];
const THREE: [string, string][] = [['heroes', '3']];
/** A team that can do a bit of everything, in place, so that one click leads into the first round. */
const TEAM: [string, string][] = [
  ...THREE,
  ['hero1', 'mikasa'],
  ['level1', '0'],
  ['hero2', 'hange'],
  ['level2', '3'],
  ['hero3', 'levi'],
  ['level3', '5'],
];
const FIRST: Opponent = { level: '1', persona: 'plain' };

export const game: GamePage = {
  id: ID,
  place: 1,
  icon: 'dice-titan',
  scene: '/scene-titan.svg',
  start: { id: 'play', table: (opponent) => tableOf(ID, TEAM, [computer(TITAN, opponent), ...HEROES.map(me)]) },
  others: [
    {
      id: 'titan',
      table: (opponent) => tableOf(ID, THREE, [me(TITAN), ...HEROES.map((seat) => computer(seat, opponent))]),
    },
  ],
  lesson: { ...tableOf(ID, THREE, [computer(TITAN, FIRST), ...HEROES.map(me)]), practice: true },
  // The friend is the Titan.
  friend: tableOf(ID, THREE, [open(TITAN), ...HEROES.map(me)]),
  mine: (seat) => seat !== TITAN,
  table: () => import('./table'),
};
