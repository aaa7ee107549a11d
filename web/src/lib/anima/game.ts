// Anima Tactics as the page knows it before a table is opened.

import { computer, me, open, tableOf } from '../games/tables';
import type { GamePage } from '../games/page';
import type { Opponent } from '../wire/types';

const ID = 'anima';
const FIRST: Opponent = { level: '1', persona: 'plain' };

export const game: GamePage = {
  id: ID,
  place: 2,
  icon: 'attack-melee',
  scene: '/scene-field.svg',
  start: { id: 'play', table: (opponent) => tableOf(ID, [], [me(0), computer(1, opponent)]) },
  others: [{ id: 'party', table: { question: 'a' } }],
  lesson: { ...tableOf(ID, [], [me(0), computer(1, FIRST)]), practice: true },
  friend: tableOf(ID, [], [me(0), open(1)]),
  mine: (seat) => seat === 0,
  table: () => import('./table'),
};
