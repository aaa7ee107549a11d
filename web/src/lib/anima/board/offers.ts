// What is asked, sorted into the hand of verbs. A request lists whole actions; a person first says what to do, then to whom,
// then where. So the actions of a verb are leaves that are told apart step by step.
//
// No rule is known here: whatever is not in the request cannot be chosen.

import { actionKey } from '../../table/actions';
import type { Choice as FrameChoice, Message, Point, Request as FrameRequest } from '../../wire/types';
import type { AnimaAct, AnimaAction } from '../wire';
import { aboutOf, withPlace, type About, type VerbName } from './actions';

/** A choice of this game: the frame hands actions and what is told of them on as they came. */
export interface Choice extends FrameChoice {
  readonly action: AnimaAction;
  readonly act: AnimaAct;
}
export interface Request extends FrameRequest {
  readonly choices: Choice[];
  readonly places: { readonly action: AnimaAction; readonly at: [number, number][] }[];
}

export interface Leaf {
  readonly action: AnimaAction;
  readonly who: number | null;
  readonly target: number | null;
  readonly number: number | null;
  readonly at: Point | null;
  readonly choice: Choice | null;
}

export interface Verb {
  readonly key: string;
  readonly verb: VerbName;
  /** What the request calls it; verbs that are nothing but places have no name there. */
  readonly title: Message | null;
  readonly icon: string | null;
  readonly cost: number | null;
  readonly user: number | null;
  readonly card: string | null;
  readonly leaves: readonly Leaf[];
}

/** Verbs whose doer is chosen on the board, since several could do it. */
const BY_WHO = new Set<VerbName>(['activate', 'deploy', 'infiltrate', 'intercept', 'take-shot', 'reveal']);
/** Verbs whose number is something that can be pointed at: a marker, a quarter turn. */
const BY_NUMBER = new Set<VerbName>(['seek-at', 'reveal', 'place-scenery']);

export function verbsOf(request: Request): Verb[] {
  const verbs = new Map<string, Verb & { leaves: Leaf[] }>();
  const add = (about: About, leaf: Leaf): void => {
    const { verb, which, card } = about;
    const key = which === '' ? verb : `${verb} ${which}`;
    const known = verbs.get(key);
    if (known !== undefined) {
      known.leaves.push(leaf);
      return;
    }
    const { choice, action } = leaf;
    verbs.set(key, {
      key,
      verb,
      // Where one is chosen among several doers, the title names only the first of them.
      title: choice === null || BY_WHO.has(verb) ? null : choice.title,
      icon: choice?.icon ?? null,
      cost: choice?.act.cost ?? null,
      user: choice?.act.who ?? (action.do === 'use' ? action.figure : null),
      card: choice?.act.card ?? card,
      leaves: [leaf],
    });
  };
  const told = new Set<string>();
  for (const choice of request.choices) {
    const about = aboutOf(choice.action);
    if (about === null || told.has(actionKey(choice.action))) continue;
    told.add(actionKey(choice.action));
    add(about, { ...pointed(about), action: choice.action, choice });
  }
  const chosen = new Set(request.choices.map(({ action }) => action.do));
  for (const list of request.places) {
    const about = aboutOf(list.action);
    if (about === null) continue;
    for (const [x, y] of list.at) {
      const at = { x, y };
      const action = withPlace(list.action, at);
      // A place that is shown as a choice is not listed once more.
      if (chosen.has(action.do) && told.has(actionKey(action))) continue;
      add(about, { ...pointed(about), at, action, choice: null });
    }
  }
  return [...verbs.values()];
}

const pointed = ({ who, target, number, at }: About): Omit<Leaf, 'action' | 'choice'> => ({ who, target, number, at });

export type Step = 'who' | 'target' | 'number' | 'at';

/** What has been said so far of the verb that is being chosen. */
export interface Picked {
  /** The key of the verb. */
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
    if (step === 'number' && verb.verb === 'place-scenery') settled = { ...settled, number: found[0] ?? null };
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
  if (picked.number !== null && verb.verb !== 'place-scenery') return { ...picked, number: null };
  if (picked.target !== null && values(verb.leaves, 'target').length > 1) return { ...picked, target: null };
  if (picked.who !== null && values(verb.leaves, 'who').length > 1) return { ...picked, who: null };
  return NOTHING;
}

/** The action that answers the request, once everything has been said. */
export function actionOf(verb: Verb, picked: Picked): AnimaAction | null {
  if (nextStep(verb, picked) !== null) return null;
  const exact = open(verb, picked)[0];
  if (exact !== undefined) return exact.action;
  // Any point may be sent where not all that is allowed is listed.
  const alike = picked.at === null ? undefined : open(verb, picked, 'at')[0];
  return alike === undefined || picked.at === null ? null : withPlace(alike.action, picked.at);
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

const OBVIOUS: readonly VerbName[] = [
  'go',
  'deploy',
  'place-marker',
  'place-flag',
  'put',
  'push-to',
  'intercept',
  'take-shot',
  'reveal',
  'pick',
  'activate',
];
