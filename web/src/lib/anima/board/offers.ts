// What is asked, sorted into the hand of verbs. A request lists whole sentences ("charge b2 to 12,8"); a person first says
// what to do, then to whom, then where. So the sentences of a verb are leaves that are told apart step by step.
//
// No rule is known here: whatever is not in the request cannot be chosen.

import type { Choice, FigureView, Point, Request } from '../../wire/types';

export interface Leaf {
  readonly words: string;
  readonly who: number | null;
  readonly target: number | null;
  readonly number: number | null;
  readonly at: Point | null;
  readonly choice: Choice | null;
}

export interface Verb {
  readonly key: string;
  readonly verb: string;
  /** What the request calls it; verbs that are nothing but places have no name there. */
  readonly title: string | null;
  readonly icon: string | null;
  readonly cost: number | null;
  readonly user: number | null;
  readonly ability: string | null;
  readonly card: string | null;
  readonly leaves: readonly Leaf[];
}

/** Verbs whose doer is chosen on the board, since several could do it. */
const BY_WHO = new Set(['activate', 'deploy', 'infiltrate', 'intercept', 'take-shot', 'reveal']);
/** Verbs whose number is something that can be pointed at: a marker, a quarter turn. */
const BY_NUMBER = new Set(['seek-at', 'reveal', 'set']);

const PLACE = /^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/;

export function verbsOf(request: Request, figures: readonly FigureView[], board: boolean): Verb[] {
  const word = (id: number | null): string | null => figures.find((figure) => figure.id === id)?.word ?? null;
  const verbs = new Map<string, Verb & { leaves: Leaf[] }>();
  const told = new Set<string>();
  const add = (leaf: Leaf, named: Omit<Verb, 'key' | 'leaves'>): void => {
    if (told.has(leaf.words)) return;
    told.add(leaf.words);
    const key = keyOf(leaf, named.verb, word);
    const known = verbs.get(key);
    if (known === undefined) verbs.set(key, { ...named, key, leaves: [leaf] });
    else known.leaves.push(leaf);
  };
  for (const choice of request.choices) {
    if (choice.concedes) continue;
    const { act, words } = choice;
    const leaf = {
      words,
      who: act.who ?? null,
      target: act.target ?? null,
      number: act.number ?? null,
      at: act.at ?? null,
      choice,
    };
    add(leaf, {
      verb: act.verb,
      // Where one is chosen among several doers, the title names only the first of them.
      title: BY_WHO.has(act.verb) ? null : act.title,
      icon: act.icon,
      cost: act.cost ?? null,
      user: act.who ?? null,
      ability: act.ability ?? null,
      card: act.card ?? null,
    });
  }
  for (const list of request.places) {
    const shared = { who: list.who ?? null, target: list.target ?? null, number: list.number ?? null, choice: null };
    const named = { verb: list.verb, title: null, icon: null, cost: null };
    const about = { user: list.who ?? null, ability: list.ability ?? null, card: list.card ?? null };
    for (const [x, y] of list.at) {
      const at = { x, y };
      add({ ...shared, at, words: list.words.replace('{}', placeWord(board, at)) }, { ...named, ...about });
    }
  }
  return [...verbs.values()];
}

/** The words without what is chosen step by step. */
function keyOf(leaf: Leaf, verb: string, word: (id: number | null) => string | null): string {
  const drop = new Set<string>();
  const target = word(leaf.target);
  const who = word(leaf.who);
  if (target !== null) drop.add(target);
  if (who !== null && (BY_WHO.has(verb) || verb === 'pick')) drop.add(who);
  const tokens = leaf.words.split(' ').filter((token, index) => {
    if (index === 0) return true;
    return !PLACE.test(token) && !(drop.has(token) && !(verb === 'use' && token === who && index === 1));
  });
  return (BY_NUMBER.has(verb) ? tokens.filter((token, index) => index === 0 || !/^\d+$/.test(token)) : tokens).join(
    ' ',
  );
}

export type Step = 'who' | 'target' | 'number' | 'at';

/** What has been said so far of the verb that is being chosen. */
export interface Picked {
  readonly verb: string | null;
  readonly who: number | null;
  readonly target: number | null;
  readonly number: number | null;
  readonly at: Point | null;
}

export const NOTHING: Picked = { verb: null, who: null, target: null, number: null, at: null };

/** The leaves that fit what has been said. A place fits only where it is one of the listed ones. */
export function open(verb: Verb, picked: Picked, beyond: Step | null = null): Leaf[] {
  return verb.leaves.filter((leaf) => {
    if (beyond !== 'who' && picked.who !== null && asksWho(verb) && leaf.who !== picked.who) return false;
    if (beyond !== 'target' && picked.target !== null && leaf.target !== null && leaf.target !== picked.target)
      return false;
    if (beyond !== 'number' && picked.number !== null && BY_NUMBER.has(verb.verb) && leaf.number !== picked.number)
      return false;
    if (
      beyond !== 'at' &&
      picked.at !== null &&
      leaf.at !== null &&
      (leaf.at.x !== picked.at.x || leaf.at.y !== picked.at.y)
    )
      return false;
    return true;
  });
}

export const asksWho = (verb: Verb): boolean => BY_WHO.has(verb.verb);

/** What has to be said next, or nothing if it can be sent. */
export function nextStep(verb: Verb, picked: Picked): Step | null {
  const leaves = open(verb, { ...picked, at: null });
  if (asksWho(verb) && picked.who === null && leaves.some((leaf) => leaf.who !== null)) return 'who';
  if (picked.target === null && leaves.some((leaf) => leaf.target !== null)) return 'target';
  if (BY_NUMBER.has(verb.verb) && picked.number === null && leaves.some((leaf) => leaf.number !== null))
    return 'number';
  if (picked.at === null && leaves.some((leaf) => leaf.at !== null)) return 'at';
  return null;
}

/** Says what there is no doubt about: one who could, one target, one marker. */
export function settle(verb: Verb, picked: Picked): Picked {
  let settled = picked;
  for (const step of ['who', 'target', 'number'] as const) {
    if (nextStep(verb, settled) !== step) continue;
    const found = values(open(verb, settled), step);
    if (step === 'number' && verb.verb === 'set') settled = { ...settled, number: found[0] ?? null };
    else if (found.length === 1) settled = { ...settled, [step]: found[0] ?? null };
    else break;
  }
  return settled;
}

export function values(leaves: readonly Leaf[], step: 'who' | 'target' | 'number'): number[] {
  const found = leaves.map((leaf) => leaf[step]).filter((value): value is number => value !== null);
  return [...new Set(found)];
}

export const places = (verb: Verb, picked: Picked): Leaf[] =>
  open(verb, picked, 'at').filter((leaf) => leaf.at !== null);

/** Takes back the last thing that was said. */
export function stepBack(verb: Verb, picked: Picked): Picked {
  if (picked.at !== null) return { ...picked, at: null };
  if (picked.number !== null && verb.verb !== 'set') return { ...picked, number: null };
  if (picked.target !== null && values(verb.leaves, 'target').length > 1) return { ...picked, target: null };
  if (picked.who !== null && values(verb.leaves, 'who').length > 1) return { ...picked, who: null };
  return NOTHING;
}

const coordinate = (mil: number): string => {
  const sign = mil < 0 ? '-' : '';
  const digits = String(Math.abs(mil)).padStart(4, '0');
  const part = digits.slice(-3).replace(/0+$/, '');
  return `${sign}${digits.slice(0, -3)}${part === '' ? '' : `.${part}`}`;
};

/** A place as choices write it: squares on the board, inches on the table. */
export const placeWord = (board: boolean, at: Point): string =>
  board ? `${at.x},${at.y}` : `${coordinate(at.x)},${coordinate(at.y)}`;

/** The words of a leaf with another place in them: any point may be sent where not all that is allowed is listed. */
export function wordsAt(words: string, board: boolean, at: Point): string {
  const place = placeWord(board, at);
  return words
    .split(' ')
    .map((token) => (PLACE.test(token) ? place : token))
    .join(' ');
}

/** The words that answer the request, once everything has been said. */
export function wordsOf(verb: Verb, picked: Picked, board: boolean): string | null {
  if (nextStep(verb, picked) !== null) return null;
  const exact = open(verb, picked)[0];
  if (exact !== undefined) return exact.words;
  const alike = picked.at === null ? undefined : open(verb, picked, 'at')[0];
  return alike === undefined || picked.at === null ? null : wordsAt(alike.words, board, picked.at);
}

/** The leaf whose odds and remarks are shown for what has been said: odds do not depend on the place. */
export function leafFor(verb: Verb, picked: Picked): Leaf | null {
  const exact = open(verb, picked)[0] ?? null;
  if (exact?.choice != null) return exact;
  const alike = open(verb, picked, 'at');
  const told = picked.at === null || picked.target !== null ? alike.find((leaf) => leaf.choice !== null) : undefined;
  return told ?? exact ?? alike[0] ?? null;
}

/** Figures that can be pointed at now, with the step that each would answer. */
export function pointable(verb: Verb, picked: Picked): Map<number, 'who' | 'target'> {
  const found = new Map<number, 'who' | 'target'>();
  if (asksWho(verb)) for (const id of values(open(verb, picked, 'who'), 'who')) found.set(id, 'who');
  for (const id of values(open(verb, picked, 'target'), 'target')) found.set(id, 'target');
  return found;
}

/** Verbs that can be aimed at a figure. */
export const aimedAt = (verbs: readonly Verb[], figure: number): Verb[] =>
  verbs.filter((verb) => pointable(verb, NOTHING).has(figure));

/** The verb that a request is all about, where it needs no choosing. */
export function obvious(verbs: readonly Verb[]): Verb | null {
  const onBoard = verbs.filter((verb) => nextStep(verb, NOTHING) !== null);
  for (const name of OBVIOUS) {
    const found = onBoard.filter((verb) => verb.verb === name);
    if (found.length === 1 && found[0] !== undefined) return found[0];
  }
  return null;
}

const OBVIOUS = [
  'go',
  'deploy',
  'marker',
  'flag',
  'put',
  'push-to',
  'intercept',
  'take-shot',
  'reveal',
  'pick',
  'activate',
];
