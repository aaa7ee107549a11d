// The hand of verbs as it lies in the bar. A verb keeps its place while somebody acts; what cannot be done stays there,
// dashed, so that a hand that knows the way is never surprised.

import type { Message } from '../../wire/types';
import type { AnimaView, Gait } from '../wire';
import type { VerbName } from './actions';
import type { Verb } from './offers';

export interface Slot {
  readonly key: string;
  readonly verb: VerbName;
  readonly title: Message | null;
  readonly icon: string | null;
  readonly cost: number | null;
  readonly card: string | null;
  /** Whether it stands for all of its name, so that one can ask why none of them can be done. */
  readonly plain: boolean;
  /** Nothing where it cannot be done now. */
  readonly offer: Verb | null;
}

/** The order in which verbs are read, from moving to ending. */
const ORDER: readonly VerbName[] = [
  'activate',
  'deploy',
  'infiltrate',
  'place-scenery',
  'choose-edge',
  'place-marker',
  'place-flag',
  'take-plot',
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
const ACTING: readonly VerbName[] = ['walk', 'run', 'charge', 'attack', 'end'];
const ANSWERING: readonly VerbName[] = ['dodge', 'counter', 'let-be'];

export type Occasion =
  | { readonly is: 'answer' }
  | { readonly is: 'act'; readonly figure: number }
  | { readonly is: 'other'; readonly verbs: readonly VerbName[] };

/** What the hand is about; it is laid out anew when this changes. */
export function occasion(view: AnimaView, verbs: readonly Verb[]): Occasion {
  if (verbs.some((verb) => verb.verb === 'dodge' || verb.verb === 'counter')) return { is: 'answer' };
  const acts = verbs.some((verb) => verb.verb === 'end' || verb.verb === 'go');
  if (acts && view.active !== null) return { is: 'act', figure: view.active };
  return { is: 'other', verbs: verbs.map((verb) => verb.verb) };
}

const empty = (verb: VerbName): Slot => ({
  key: verb,
  verb,
  title: null,
  icon: null,
  cost: null,
  card: null,
  plain: true,
  offer: null,
});

/** What is always there on such an occasion. */
function keptOn(about: Occasion): readonly VerbName[] {
  switch (about.is) {
    case 'act':
      return ACTING;
    case 'answer':
      return ANSWERING;
    case 'other':
      return [];
  }
}

/**
 * The slots for what can be done now, among those that lay there before. While somebody moves, the way is the gait that
 * was declared: it takes the place of that verb and does not push the others aside.
 */
export function layOut(before: readonly Slot[], verbs: readonly Verb[], about: Occasion, gait: Gait | null): Slot[] {
  const slots = new Map<string, Slot>();
  for (const verb of keptOn(about)) slots.set(verb, empty(verb));
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
      card: verb.card,
      plain: key === verb.verb || verb.verb === 'go',
      offer: verb,
    });
  }
  return [...slots.values()]
    .map((slot, index) => ({ slot, index }))
    .sort((a, b) => rank(a.slot) - rank(b.slot) || a.index - b.index)
    .map(({ slot }) => slot);
}
