// How this game's things are called: figures, verbs, ground, lengths.

import { called, heading, named, say, texts, value } from '../texts/texts.svelte';
import { lengthText } from '../texts/format';
import type { Ground } from '../wire/types';
import type { VerbName } from './board/actions';
import type { Slot } from './board/slots';
import type { FigureView, PieceKind } from './wire';

const ICONS: Readonly<Partial<Record<VerbName, string>>> = {
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
  'place-marker': 'state-hidden',
  intercept: 'attack-charge',
  'take-shot': 'attack-ranged',
  'place-flag': 'scenario-flag',
  'place-scenery': 'setup-scenery',
  use: 'ability-kind',
};

export const verbIcon = (slot: Slot): string => slot.icon ?? ICONS[slot.verb] ?? 'choice';

export function verbTitle(slot: Slot): string {
  if (slot.title !== null) return heading(slot.title);
  return slot.verb === 'place-scenery' && slot.card !== null ? named(slot.card) : say(`field-verb-${slot.verb}`);
}

/** A figure's name as the sentences have it: with its word where the battle has the character more than once. */
export const nameOf = ({ word, card, several }: FigureView): string => called({ word, name: card, several });

/** What some ground does. */
export const groundText = (kind: PieceKind): string => say(`battle-ground-${kind}`);

/** A length of the view: thousandths of an inch, or squares. */
export function lengthOf(on: Ground, length: number): string {
  return lengthText({ thousandths: on === 'board' ? length * 1000 : length, on }, texts);
}

/** A place as it is said. */
export const placeOf = (on: Ground, { x, y }: { readonly x: number; readonly y: number }): string =>
  value({ is: 'point', of: { x, y, on } });
