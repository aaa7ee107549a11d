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
  escape: 'action-escape',
  seek: 'action-seek',
  'seek-at': 'action-seek',
  push: 'action-push',
  'push-to': 'action-push',
  slam: 'action-slam',
  climb: 'action-climb',
  end: 'turn-turned',
  'let-be': 'turn-turned',
  'stay-out': 'turn-turned',
  activate: 'category-fighter',
  deploy: 'category-fighter',
  put: 'category-fighter',
  pick: 'category-fighter',
  reveal: 'state-hidden',
  infiltrate: 'state-hidden',
  marker: 'state-hidden',
  intercept: 'state-shield',
  'take-shot': 'state-shield',
  flag: 'affiliation-tol-rauko',
  'take-flag': 'affiliation-tol-rauko',
  set: 'affiliation-tol-rauko',
  edge: 'move-free',
  first: 'affiliation-wanderers',
  gnosis: 'affiliation-wanderers',
  play: 'dice-tactics',
  plot: 'dice-tactics',
  use: 'affiliation-black-sun',
  accept: 'ui-check',
  choose: 'ui-check',
};

/** The sheet has no sign for every slug, so those of verbs are taken where the request names none. */
export const verbIcon = (slot: Slot): string => slot.icon ?? ICONS[slot.verb] ?? 'affiliation-wanderers';

const NAMED = new Set(Object.keys(ICONS));

export function verbTitle(slot: Slot, say: Say): string {
  if (slot.title !== null) return slot.title;
  return NAMED.has(slot.verb) ? say(`field-verb-${slot.verb}`) : slot.verb;
}
