// What a table of Anima Tactics needs.

import { offers, over } from '../coach/lessons';
import type { GameTable } from '../games/page';
import type { Now } from '../wire/types';
import Board from './Board.svelte';
import type { AnimaAction, AnimaView, Phase } from './wire';

const asks = (...wanted: AnimaAction['do'][]) => offers(...wanted);
const viewOf = (now: Now): AnimaView => now.view.view as AnimaView;
const phase =
  (...names: Phase[]) =>
  (now: Now): boolean =>
    names.includes(viewOf(now).phase);

export const table: GameTable = {
  Board,
  lessons: [
    { id: 'over', rule: 'turn.limit', fits: over },
    { id: 'react', rule: 'react.dodge', fits: asks('dodge', 'counter', 'let-be') },
    { id: 'edge', rule: 'setup.zone', fits: asks('choose-edge') },
    { id: 'deploy', rule: 'setup.deploy', fits: asks('deploy') },
    { id: 'first', rule: 'turn.initiative', fits: asks('first') },
    { id: 'activate', rule: 'turn.action', fits: asks('activate') },
    { id: 'strike', rule: 'attack.charge', fits: asks('attack', 'charge', 'shoot') },
    { id: 'go', rule: 'move.walk', fits: asks('go') },
    { id: 'act', rule: 'action.cost', fits: asks('move', 'end') },
    { id: 'attack', rule: 'react.order', fits: (now) => viewOf(now).attacks.length > 0 },
    { id: 'welcome', rule: 'setup.table', fits: phase('setup') },
    { id: 'recovery', rule: 'turn.recovery', fits: phase('recovery', 'maintenance') },
    { id: 'wait', rule: 'turn.action', fits: phase('action') },
  ],
  names: (view) => {
    const { figures, parties } = view as AnimaView;
    return [
      ...parties.flatMap(({ name, hand, laid }) => [name, ...laid, ...hand.flatMap(({ card }) => card ?? [])]),
      ...figures.flatMap(({ card, carries }) => [card, ...carries]),
    ];
  },
  tall: false,
  roles: true,
};
