// From what is asked to what can be pressed. The request says everything that is allowed; this only sorts it: into verbs
// that keep their place, into dice that can be taken up, into levels that can be pointed at. No rule is known here.

import { FACES } from '../wire/types';
import type { Act, Choice, DieView, HeroView, Request } from '../wire/types';

export type Face = (typeof FACES)[number];
export type Counts = readonly number[];

/** A place in the bar of verbs. It stays where it is, with or without a choice in it. */
export interface Verb {
  readonly key: string;
  readonly choices: readonly Choice[];
  /** What to ask the table about when there is no choice, to hear why not. */
  readonly words: string | null;
}

/** The verbs of a hero's own stage, in the order in which they stand in the bar. */
export const ACTING = ['up', 'down', 'fight', 'cannon', 'meet-1', 'meet-2', 'together', 'cycle'] as const;

const WORDS: Readonly<Record<string, string>> = {
  up: 'move up',
  down: 'move down',
  fight: 'wound fight',
  cannon: 'wound cannon',
  'meet-1': 'meet 1',
  'meet-2': 'meet 2',
  cycle: 'cycle',
};

export function faceIndex(face: string | null): number {
  return (FACES as readonly (string | null)[]).indexOf(face);
}

export function facesOf(counts: Counts | undefined): Face[] {
  return FACES.flatMap((face, index) => Array<Face>(counts?.[index] ?? 0).fill(face));
}

/** Which verb a choice belongs to. Choices that are told apart by a click elsewhere share one. */
export function verbOf(choice: Choice, level: number | null): string {
  const { verb, number } = choice.act;
  switch (verb) {
    case 'move':
      return (number ?? 0) > (level ?? 0) ? 'up' : 'down';
    case 'wound':
      return facePaidFor(choice);
    case 'meet':
      return `meet-${(number ?? 0) + 1}`;
    case 'use':
      return `use-${secondWord(choice)}`;
    case 'roll':
    case 'lay':
    case 'together':
    case 'cycle':
    case 'search':
    case 'content':
    case 'dodge':
    case 'suffer':
    case 'put-in':
    case 'lend':
      return verb;
    default:
      return choice.words;
  }
}

/** The second word of a choice says which ability is used and with which face the Titan is wounded. */
function secondWord(choice: Choice): string {
  return choice.words.split(' ')[1] ?? '';
}

function facePaidFor(choice: Choice): string {
  return secondWord(choice);
}

/** These are pressed where they lie, as cards with a picture, and would only be said twice in the bar. */
const CARDS = new Set(['choose', 'take']);

/** The choices of a request by verb, in the order in which they were listed; giving up is not among them. */
export function verbsOf(request: Request, level: number | null): Map<string, Choice[]> {
  const verbs = new Map<string, Choice[]>();
  for (const choice of request.choices) {
    if (choice.concedes || CARDS.has(choice.act.verb)) continue;
    const key = verbOf(choice, level);
    const found = verbs.get(key);
    if (found === undefined) verbs.set(key, [choice]);
    else found.push(choice);
  }
  return verbs;
}

/** The bar for the stage in which heroes act: every verb in its place, whether it can be done or not. */
export function actingVerbs(request: Request | null, level: number | null, together: string | null): Verb[] {
  const verbs = request === null ? new Map<string, Choice[]>() : verbsOf(request, level);
  const fixed = ACTING.map((key) => ({
    key,
    choices: verbs.get(key) ?? [],
    words: key === 'together' ? together : (WORDS[key] ?? null),
  }));
  const known = new Set<string>(ACTING);
  const rest = [...verbs].filter(([key]) => !known.has(key) && key !== 'content');
  const content = verbs.get('content') ?? [];
  return [
    ...fixed,
    ...rest.map(([key, choices]) => ({ key, choices, words: null })),
    { key: 'content', choices: content, words: 'content' },
  ];
}

/** The bar for any other moment: what is asked now. What the stage always asks keeps its place even when it cannot be done. */
export function askedVerbs(request: Request | null, level: number | null, always: readonly string[]): Verb[] {
  const verbs = request === null ? new Map<string, Choice[]>() : verbsOf(request, level);
  const keys = [...always, ...[...verbs.keys()].filter((key) => !always.includes(key) && key !== 'content')];
  if (verbs.has('content') && !keys.includes('content')) keys.push('content');
  return keys.map((key) => ({ key, choices: verbs.get(key) ?? [], words: key }));
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

function same(one: Counts | undefined, other: Counts): boolean {
  return one !== undefined && FACES.every((_, index) => (one[index] ?? 0) === (other[index] ?? 0));
}

/** The choice that rolls exactly these dice again. */
export function rollOf(request: Request | null, dice: readonly DieView[], taken: ReadonlySet<number>): Choice | null {
  const wanted = countFaces(dice, taken);
  return request?.choices.find((choice) => choice.act.verb === 'roll' && same(choice.act.dice, wanted)) ?? null;
}

/** Whether a die can be taken up, besides those that are, to be rolled again. */
export function canTake(
  request: Request | null,
  dice: readonly DieView[],
  taken: ReadonlySet<number>,
  index: number,
): boolean {
  if (!['held', 'borrowed'].includes(dice[index]?.state ?? '')) return false;
  return rollOf(request, dice, new Set([...taken, index])) !== null;
}

/** Whether one of these choices is paid with a die of this face. What the Titan pays is counted by hero, not by face. */
export function paysWith(choice: Choice, face: string | null): boolean {
  const index = faceIndex(face);
  return choice.act.verb !== 'use' && choice.act.verb !== 'roll' && index >= 0 && (choice.act.dice?.[index] ?? 0) > 0;
}

/** Which dice of a hero a payment would take: the first of each face that can be used. */
export function diceFor(dice: readonly DieView[], counts: Counts | undefined): Set<number> {
  const left = FACES.map((_, index) => counts?.[index] ?? 0);
  const found = new Set<number>();
  dice.forEach((die, index) => {
    const face = faceIndex(die.face);
    if ((die.state === 'held' || die.state === 'borrowed') && (left[face] ?? 0) > 0) {
      left[face] = (left[face] ?? 0) - 1;
      found.add(index);
    }
  });
  return found;
}

/** The choices that bring a hero to a level: starting there, or going there. */
export function choicesAt(request: Request | null, level: number): Choice[] {
  return (
    request?.choices.filter(({ act }) => (act.verb === 'move' || act.verb === 'stand') && act.number === level) ?? []
  );
}

export function choicesOn(choices: readonly Choice[], hero: number): Choice[] {
  return choices.filter(({ act }) => act.target === hero);
}

export function choiceOfCard(request: Request | null, verb: string, card: string): Choice | null {
  return request?.choices.find(({ act }) => act.verb === verb && act.card === card) ?? null;
}

/** The choice that lays these two cards, the first of them open. */
export function layOf(request: Request | null, open: string | null, other: string | null): Choice | null {
  return request?.choices.find(({ act }) => act.verb === 'lay' && act.card === open && act.ability === other) ?? null;
}

/** What two choices of one verb can differ in, in the order in which a person wants to be asked. */
export const FACETS = ['number', 'target', 'card', 'dice'] as const satisfies readonly (keyof Act)[];
export type Facet = (typeof FACETS)[number];

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
  for (const facet of FACETS) {
    const groups = new Map<string, Choice[]>();
    for (const choice of choices) {
      const key = JSON.stringify(choice.act[facet] ?? null);
      groups.set(key, [...(groups.get(key) ?? []), choice]);
    }
    if (groups.size > 1) return [...groups.values()].map((found) => ({ facet, choices: found }));
  }
  return single;
}

/** The heroes on a level, by their place. */
export function heroesOn(heroes: readonly HeroView[], level: number): number[] {
  return heroes.flatMap((hero, place) => (hero.hero !== null && hero.level === level ? [place] : []));
}
