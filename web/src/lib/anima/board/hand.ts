// The hand of verbs as it lies in the bar. A verb keeps its place while somebody acts; what cannot be done stays there,
// dashed, so that a hand that knows the way is never surprised.

import type { AnimaView } from '../../wire/types';
import type { Verb } from './offers';

export interface Slot {
  readonly key: string;
  readonly verb: string;
  readonly title: string | null;
  readonly icon: string | null;
  readonly cost: number | null;
  /** Nothing where it cannot be done now. */
  readonly offer: Verb | null;
}

/** The order in which verbs are read, from moving to ending. */
const ORDER = [
  'activate',
  'deploy',
  'infiltrate',
  'set',
  'edge',
  'marker',
  'flag',
  'plot',
  'first',
  'go',
  'free',
  'walk',
  'run',
  'climb',
  'charge',
  'attack',
  'shoot',
  'push',
  'slam',
  'escape',
  'intercept',
  'take-shot',
  'dodge',
  'counter',
  'use',
  'seek',
  'seek-at',
  'take-flag',
  'reveal',
  'put',
  'push-to',
  'pick',
  'choose',
  'accept',
  'play',
  'gnosis',
  'stay-out',
  'let-be',
  'end',
];

const rank = (slot: Slot): number => {
  const found = ORDER.indexOf(slot.verb);
  return found < 0 ? ORDER.length : found;
};

/** What everybody can do some time, so that its place is kept from the start. */
const ACTING = ['walk', 'run', 'charge', 'attack', 'end'];
const ANSWERING = ['dodge', 'counter', 'let-be'];

/** What the hand is about; it is laid out anew when this changes. */
export function occasion(view: AnimaView, verbs: readonly Verb[]): string {
  if (verbs.some((verb) => verb.verb === 'dodge' || verb.verb === 'counter')) return 'answer';
  const acts = verbs.some((verb) => verb.verb === 'end' || verb.verb === 'go');
  if (acts && view.active !== null) return `act ${view.active}`;
  return verbs.map((verb) => verb.verb).join(' ');
}

const empty = (verb: string): Slot => ({ key: verb, verb, title: null, icon: null, cost: null, offer: null });

/**
 * The slots for what can be done now, among those that lay there before. While somebody moves, the way is the gait that
 * was declared: it takes the place of that verb and does not push the others aside.
 */
export function layOut(before: readonly Slot[], verbs: readonly Verb[], about: string, gait: string | null): Slot[] {
  const kept = about.startsWith('act ') ? ACTING : about === 'answer' ? ANSWERING : [];
  const slots = new Map<string, Slot>();
  for (const verb of kept) slots.set(verb, empty(verb));
  for (const slot of before) slots.set(slot.key, { ...slot, offer: null });
  for (const verb of verbs) {
    const key = verb.verb === 'go' && gait !== null ? gait : verb.key;
    const known = slots.get(key);
    slots.set(key, {
      key,
      verb: verb.verb === 'go' && gait !== null ? gait : verb.verb,
      title: (verb.verb === 'go' ? null : verb.title) ?? known?.title ?? null,
      icon: (verb.verb === 'go' && gait !== null ? null : verb.icon) ?? known?.icon ?? null,
      cost: verb.verb === 'go' ? (known?.cost ?? null) : verb.cost,
      offer: verb,
    });
  }
  return [...slots.values()]
    .map((slot, index) => ({ slot, index }))
    .sort((a, b) => rank(a.slot) - rank(b.slot) || a.index - b.index)
    .map(({ slot }) => slot);
}
