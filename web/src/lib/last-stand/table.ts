// What a table of The Last Stand needs.

import { offers, over } from '../coach/lessons';
import type { GameTable } from '../games/page';
import type { Now } from '../wire/types';
import Board from './Board.svelte';
import type { LastStandAction, LastStandView } from './wire';

const asks = (...wanted: LastStandAction['do'][]) => offers(...wanted);
const stage =
  (number: number) =>
  (now: Now): boolean =>
    (now.view.view as LastStandView).stage === number;

export const table: GameTable = {
  Board,
  lessons: [
    { id: 'over', rule: 'win.heroes', fits: over },
    { id: 'take', rule: 'setup.heroes', fits: asks('take-hero') },
    { id: 'stand', rule: 'levels.line', fits: asks('stand') },
    { id: 'welcome', rule: 'win.heroes', fits: stage(0) },
    { id: 'cards', rule: 'round.choose', fits: stage(1) },
    { id: 'roll', rule: 'round.roll', fits: stage(2) },
    { id: 'abilities', rule: 'round.titan_abilities', fits: stage(3) },
    { id: 'returned', rule: 'round.returned', fits: stage(4) },
    { id: 'dodge', rule: 'action.cancel_individual', fits: asks('dodge', 'suffer') },
    { id: 'together', rule: 'action.cancel_collective', fits: asks('put-in') },
    { id: 'strike', rule: 'round.actions', fits: stage(5) },
    { id: 'spend', rule: 'round.spend', fits: stage(6) },
    { id: 'reset', rule: 'round.reset', fits: stage(7) },
  ],
  names: () => [],
  tall: true,
  roles: false,
};
