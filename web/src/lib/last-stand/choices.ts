// From what is asked to what can be pressed. The request says everything that is allowed; this only sorts it: into verbs
// that keep their place, into dice that can be taken up, into levels that can be pointed at. No rule is known here.

import type { Choice as FrameChoice, Request as FrameRequest } from '../wire/types';
import { FACES } from './wire';
import type { DieView, Face, HeroView, LastStandAct, LastStandAction, Target, WhichSlot } from './wire';

export type Counts = readonly number[];

/** A choice of this game: the frame hands actions and what is told of them on as they came. */
export interface Choice extends FrameChoice {
  readonly action: LastStandAction;
  readonly act: LastStandAct;
}
export interface Request extends FrameRequest {
  readonly choices: Choice[];
}

/** What a choice does, as the name of its place in the bar. Choices that are told apart by a click elsewhere share one. */
export type VerbKey =
  | 'up'
  | 'down'
  | 'fight'
  | 'cannon'
  | 'meet-1'
  | 'meet-2'
  | 'together'
  | 'cycle'
  | 'search'
  | 'content'
  | 'roll'
  | 'lay'
  | 'dodge'
  | 'suffer'
  | 'put-in'
  | 'lend'
  | 'name'
  | 'stand'
  | 'give-up'
  | 'top'
  | 'use-1'
  | 'use-2'
  | 'use-3';

/** A place in the bar of verbs. It stays where it is, with or without a choice in it. */
export interface Verb {
  readonly key: string;
  readonly does: VerbKey;
  readonly choices: readonly Choice[];
  /** What to ask the table about when there is no choice, to hear why not. */
  readonly probe: LastStandAction | null;
}

/** The verbs of a hero's own stage, in the order in which they stand in the bar. */
export const ACTING = [
  'up',
  'down',
  'fight',
  'cannon',
  'meet-1',
  'meet-2',
  'together',
  'cycle',
] as const satisfies readonly VerbKey[];

const NONE: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];

/** What a verb comes to in its plainest form. */
function plainest(verb: VerbKey, together: Face | null): LastStandAction | null {
  switch (verb) {
    case 'up':
    case 'down':
      return { do: 'move', way: verb, with: 'itself' };
    case 'fight':
    case 'cannon':
      return { do: 'wound', face: verb, with: 'itself' };
    case 'meet-1':
      return { do: 'meet', condition: 0, other: NONE };
    case 'meet-2':
      return { do: 'meet', condition: 1, other: NONE };
    case 'together':
      return together === null ? null : { do: 'pay-together', face: together, with: 'itself' };
    case 'cycle':
      return { do: 'cycle', with: 'itself' };
    case 'content':
      return { do: 'content' };
    case 'search':
    case 'roll':
    case 'lay':
    case 'dodge':
    case 'suffer':
    case 'put-in':
    case 'lend':
    case 'name':
    case 'stand':
    case 'give-up':
    case 'top':
    case 'use-1':
    case 'use-2':
    case 'use-3':
      return null;
  }
}

export function faceIndex(face: Face | null): number {
  return face === null ? -1 : FACES.indexOf(face);
}

export function facesOf(counts: Counts | undefined): Face[] {
  return FACES.flatMap((face, index) => Array<Face>(counts?.[index] ?? 0).fill(face));
}

const ABILITIES = ['use-1', 'use-2', 'use-3'] as const;

/** Which place an ability has on the Titan's card, counted from 0; none for any other verb. */
export const abilityOf = (verb: VerbKey): number => ABILITIES.findIndex((key) => key === verb);
export const useOf = (index: number): VerbKey => ABILITIES[index] ?? 'use-1';

/** Which verb a choice belongs to; nothing for what is pressed elsewhere: cards with a picture, and giving up. */
export function verbOf({ action }: Choice): VerbKey | null {
  switch (action.do) {
    case 'choose-titan':
    case 'take-hero':
    case 'resign':
      return null;
    case 'move':
      return action.way;
    case 'wound':
      return action.face === 'cannon' ? 'cannon' : 'fight';
    case 'meet':
      return action.condition === 0 ? 'meet-1' : 'meet-2';
    case 'use':
      return useOf(action.ability);
    case 'pay-together':
      return 'together';
    case 'put-on-top':
      return 'top';
    case 'stand':
    case 'lay':
    case 'roll':
    case 'content':
    case 'name':
    case 'lend':
    case 'dodge':
    case 'suffer':
    case 'give-up':
    case 'put-in':
    case 'cycle':
    case 'search':
      return action.do;
  }
}

/** Verbs whose choices each have a place of their own in the bar. */
const ALONE: ReadonlySet<VerbKey> = new Set(['stand', 'name', 'give-up', 'top']);

/** The choices of a request by verb, in the order in which they were listed; giving up is not among them. */
export function verbsOf(request: Request): Map<VerbKey, Choice[]> {
  const verbs = new Map<VerbKey, Choice[]>();
  for (const choice of request.choices) {
    const key = verbOf(choice);
    if (key === null) continue;
    const found = verbs.get(key);
    if (found === undefined) verbs.set(key, [choice]);
    else found.push(choice);
  }
  return verbs;
}

/** The places in the bar that a verb takes: one, or one for each of its choices. */
function placesFor(does: VerbKey, choices: readonly Choice[], probe: LastStandAction | null): Verb[] {
  if (!ALONE.has(does) || choices.length === 0) return [{ key: does, does, choices, probe }];
  return choices.map((choice, index) => ({ key: `${does} ${index}`, does, choices: [choice], probe }));
}

/** The bar for the stage in which heroes act: every verb in its place, whether it can be done or not. */
export function actingVerbs(request: Request | null, together: Face | null): Verb[] {
  const verbs = request === null ? new Map<VerbKey, Choice[]>() : verbsOf(request);
  const known = new Set<VerbKey>([...ACTING, 'content']);
  const keys: VerbKey[] = [...ACTING, ...[...verbs.keys()].filter((key) => !known.has(key)), 'content'];
  return keys.flatMap((key) => placesFor(key, verbs.get(key) ?? [], plainest(key, together)));
}

/** The bar for any other moment: what is asked now. What the stage always asks keeps its place even when it cannot be done. */
export function askedVerbs(request: Request | null, always: readonly VerbKey[]): Verb[] {
  const verbs = request === null ? new Map<VerbKey, Choice[]>() : verbsOf(request);
  const keys = [...always, ...[...verbs.keys()].filter((key) => !always.includes(key) && key !== 'content')];
  if (verbs.has('content') && !keys.includes('content')) keys.push('content');
  return keys.flatMap((key) => placesFor(key, verbs.get(key) ?? [], null));
}

/** How many dice of each face are taken up. */
export function countFaces(dice: readonly DieView[], taken: ReadonlySet<number>): number[] {
  const counts = FACES.map(() => 0);
  for (const index of taken) {
    const face = faceIndex(dice[index]?.face ?? null);
    if (face >= 0) counts[face] = (counts[face] ?? 0) + 1;
  }
  return counts;
}

function same(one: Counts, other: Counts): boolean {
  return FACES.every((_, index) => (one[index] ?? 0) === (other[index] ?? 0));
}

/** The choice that rolls exactly these dice again. */
export function rollOf(request: Request | null, dice: readonly DieView[], taken: ReadonlySet<number>): Choice | null {
  const wanted = countFaces(dice, taken);
  return request?.choices.find(({ action }) => action.do === 'roll' && same(action.dice, wanted)) ?? null;
}

/** A die that its hero can still use. */
export const isUsable = ({ state }: DieView): boolean => state === 'held' || state === 'borrowed';

/** Whether a die can be taken up, besides those that are, to be rolled again. */
export function canTake(
  request: Request | null,
  dice: readonly DieView[],
  taken: ReadonlySet<number>,
  index: number,
): boolean {
  const die = dice[index];
  return die !== undefined && isUsable(die) && rollOf(request, dice, new Set([...taken, index])) !== null;
}

/** Whether one of these choices is paid with a die of this face. What the Titan pays is counted by hero, not by face. */
export function paysWith({ action, act }: Choice, face: Face | null): boolean {
  const index = faceIndex(face);
  return action.do !== 'use' && action.do !== 'roll' && index >= 0 && (act.dice?.[index] ?? 0) > 0;
}

/** Which dice of a hero a payment would take: the first of each face that can be used. */
export function diceFor(dice: readonly DieView[], counts: Counts | undefined): Set<number> {
  const left = FACES.map((_, index) => counts?.[index] ?? 0);
  const found = new Set<number>();
  dice.forEach((die, index) => {
    const face = faceIndex(die.face);
    if (isUsable(die) && (left[face] ?? 0) > 0) {
      left[face] = (left[face] ?? 0) - 1;
      found.add(index);
    }
  });
  return found;
}

/** The choices that bring a hero to a level: starting there, or going there. */
export function choicesAt(request: Request | null, level: number): Choice[] {
  return (
    request?.choices.filter(({ action, act }) =>
      action.do === 'stand' ? action.level === level : action.do === 'move' && act.level === level,
    ) ?? []
  );
}

/** The hero that an ability, a name or a die lent is for. */
export function heroOf({ action }: Choice): number | null {
  switch (action.do) {
    case 'name':
      return action.hero;
    case 'lend':
      return action.to;
    case 'use':
      return targetHero(action.on);
    default:
      return null;
  }
}

function targetHero(on: Target): number | null {
  switch (on.at) {
    case 'hero':
    case 'held-die':
    case 'returned-die':
      return on.hero;
    case 'nothing':
    case 'swap':
    case 'card':
      return null;
  }
}

export function choicesOn(choices: readonly Choice[], hero: number): Choice[] {
  return choices.filter((choice) => heroOf(choice) === hero);
}

/** The choice that takes a card with a picture: a Titan or a hero. */
export function choiceOfCard(request: Request | null, card: string): Choice | null {
  return (
    request?.choices.find(
      ({ action }) =>
        (action.do === 'choose-titan' && action.titan === card) || (action.do === 'take-hero' && action.hero === card),
    ) ?? null
  );
}

/** The choice that lays these two cards, the first of them open. */
export function layOf(request: Request | null, open: string | null, other: string | null): Choice | null {
  return (
    request?.choices.find(({ action }) => action.do === 'lay' && action.open === open && action.other === other) ?? null
  );
}

/** Something by which two choices of one verb differ, as a step on the way to one of them. */
export type Facet =
  | { readonly is: 'slot'; readonly slot: WhichSlot }
  | { readonly is: 'hero'; readonly hero: number }
  | { readonly is: 'face'; readonly face: Face | null }
  | { readonly is: 'card'; readonly card: string }
  /** Dice of each hero that the Titan pays. */
  | { readonly is: 'pay'; readonly pay: readonly number[] };

/** What a choice is about, in the order in which a person wants to be asked. */
export function facetsOf({ action }: Choice): Facet[] {
  switch (action.do) {
    case 'use':
      return [...facetsOfTarget(action.on), { is: 'pay', pay: action.pay }];
    case 'lend':
      return [
        { is: 'hero', hero: action.to },
        { is: 'face', face: action.face },
      ];
    default:
      return [];
  }
}

function facetsOfTarget(on: Target): Facet[] {
  switch (on.at) {
    case 'nothing':
      return [];
    case 'hero':
      return [{ is: 'hero', hero: on.hero }];
    case 'held-die':
      return [
        { is: 'hero', hero: on.hero },
        { is: 'face', face: on.face },
      ];
    case 'returned-die':
      return [
        { is: 'hero', hero: on.hero },
        { is: 'face', face: null },
      ];
    case 'swap':
      return [
        { is: 'slot', slot: on.slot },
        { is: 'card', card: on.card },
      ];
    case 'card':
      return [{ is: 'card', card: on.card }];
  }
}

export interface Branch {
  readonly facet: Facet | null;
  readonly choices: readonly Choice[];
}

/** More choices than this are asked for step by step. */
export const FEW = 6;

/** The next step towards one of these choices: each of them where they are few, or what they first differ in. */
export function branches(choices: readonly Choice[], few = FEW): Branch[] {
  const single = choices.map((choice) => ({ facet: null, choices: [choice] }));
  if (choices.length <= few) return single;
  const facets = choices.map(facetsOf);
  const most = Math.max(...facets.map((one) => one.length));
  for (let step = 0; step < most; step += 1) {
    const groups = new Map<string, { facet: Facet | null; choices: Choice[] }>();
    choices.forEach((choice, index) => {
      const facet = facets[index]?.[step] ?? null;
      const key = JSON.stringify(facet);
      const found = groups.get(key);
      if (found === undefined) groups.set(key, { facet, choices: [choice] });
      else found.choices.push(choice);
    });
    if (groups.size > 1) return [...groups.values()];
  }
  return single;
}

/** The heroes on a level, by their place. */
export function heroesOn(heroes: readonly HeroView[], level: number): number[] {
  return heroes.flatMap((hero, place) => (hero.hero !== null && hero.level === level ? [place] : []));
}
