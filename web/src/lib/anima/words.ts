// Names and signs of verbs, where the request gives none: those that are nothing but places on the board.

import type { Slot } from './board/hand';

type Say = (key: string, args?: Record<string, string | number>) => string;

const ICONS: Record<string, string> = {
  go: 'move-walk',
  free: 'move-free',
  walk: 'move-walk',
  run: 'move-run',
  charge: 'attack-charge',
  attack: 'attack-melee',
  shoot: 'attack-ranged',
  dodge: 'react-dodge',
  counter: 'react-counter',
  'push-to': 'action-push',
  slam: 'action-slam',
  climb: 'action-climb',
  end: 'turn-turned',
  'let-be': 'choice-no',
  activate: 'turn-action',
  deploy: 'setup-deploy',
  put: 'choice',
  pick: 'choice',
  reveal: 'state-hidden',
  infiltrate: 'state-hidden',
  marker: 'state-hidden',
  intercept: 'attack-charge',
  'take-shot': 'attack-ranged',
  flag: 'scenario-flag',
  set: 'setup-scenery',
  use: 'ability-kind',
};

export const verbIcon = (slot: Slot): string => slot.icon ?? ICONS[slot.verb] ?? 'choice';

const NAMED = new Set(Object.keys(ICONS));

export function verbTitle(slot: Slot, say: Say): string {
  if (slot.title !== null) return slot.title;
  return NAMED.has(slot.verb) ? say(`field-verb-${slot.verb}`) : slot.verb;
}
