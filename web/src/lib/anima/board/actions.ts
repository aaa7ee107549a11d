// Actions of this game as a person says them: a verb, who does it, to whom, which marker or turn, where.

import type { Point } from '../../wire/types';
import type { AnimaAction, FigureView, Gait } from '../wire';

/** What is chosen in the hand. A move is called by its gait, since each gait has its own place there. */
export type VerbName = Exclude<AnimaAction['do'], 'move' | 'resign'> | Gait;

/** What an action is about, as far as it is pointed at on the board. */
export interface About {
  readonly verb: VerbName;
  /** Whoever does it, where one of several is chosen. */
  readonly who: number | null;
  readonly target: number | null;
  /** A marker, or quarter turns. */
  readonly number: number | null;
  readonly at: Point | null;
  /** What tells verbs of one name apart: which card, whose ability, which option. */
  readonly which: string;
  readonly card: string | null;
}

const NOTHING = { who: null, target: null, number: null, at: null, which: '', card: null };

/** Nothing for giving up, which is never in the hand. */
export function aboutOf(action: AnimaAction): About | null {
  switch (action.do) {
    case 'resign':
      return null;
    case 'move':
      return { ...NOTHING, verb: action.gait };
    case 'take-plot':
      return { ...NOTHING, verb: action.do, which: action.card, card: action.card };
    case 'play':
      return { ...NOTHING, verb: action.do, which: action.card, card: action.card, target: action.target ?? null };
    case 'place-scenery':
      return {
        ...NOTHING,
        verb: action.do,
        which: action.piece,
        card: action.piece,
        number: action.quarters,
        at: action.to,
      };
    case 'choose-edge':
      return { ...NOTHING, verb: action.do, which: String(action.zone), number: action.zone };
    case 'first':
      return { ...NOTHING, verb: action.do, which: action.side };
    case 'choose':
      return { ...NOTHING, verb: action.do, which: String(action.option) };
    case 'activate':
    case 'infiltrate':
    case 'take-shot':
      return { ...NOTHING, verb: action.do, who: action.figure };
    case 'deploy':
    case 'intercept':
      return { ...NOTHING, verb: action.do, who: action.figure, at: action.to };
    case 'reveal':
      return { ...NOTHING, verb: action.do, who: action.figure, number: action.marker, at: action.to };
    case 'seek-at':
      return { ...NOTHING, verb: action.do, number: action.marker };
    case 'attack':
    case 'shoot':
    case 'push':
    case 'pick':
      return { ...NOTHING, verb: action.do, target: action.target };
    case 'charge':
    case 'slam':
      return { ...NOTHING, verb: action.do, target: action.target, at: action.to };
    case 'use':
      return {
        ...NOTHING,
        verb: action.do,
        which: `${action.figure} ${action.ability} ${action.extra}`,
        target: action.target ?? null,
        at: action.to ?? null,
      };
    case 'place-marker':
    case 'place-flag':
    case 'go':
    case 'push-to':
    case 'climb':
    case 'put':
      return { ...NOTHING, verb: action.do, at: action.to };
    case 'end':
    case 'escape':
    case 'seek':
    case 'stay-out':
    case 'take-flag':
    case 'dodge':
    case 'counter':
    case 'gnosis':
    case 'accept':
    case 'let-be':
      return { ...NOTHING, verb: action.do };
  }
}

/** The same action at another place. */
export function withPlace(action: AnimaAction, to: Point): AnimaAction {
  return 'to' in action ? { ...action, to } : action;
}

/** What to ask the referee about, to hear why a verb cannot be done now; a target and a place are the likeliest. */
export function plainest(verb: VerbName, target: FigureView | null, to: Point | null): AnimaAction | null {
  switch (verb) {
    case 'free':
    case 'walk':
    case 'run':
      return { do: 'move', gait: verb };
    case 'attack':
    case 'shoot':
    case 'push':
      return target === null ? null : { do: verb, target: target.id };
    case 'charge':
    case 'slam':
      return target === null || to === null ? null : { do: verb, target: target.id, to };
    case 'end':
    case 'escape':
    case 'seek':
    case 'take-flag':
    case 'dodge':
    case 'counter':
    case 'gnosis':
    case 'accept':
    case 'let-be':
    case 'stay-out':
      return { do: verb };
    case 'take-plot':
    case 'place-scenery':
    case 'choose-edge':
    case 'deploy':
    case 'infiltrate':
    case 'place-marker':
    case 'place-flag':
    case 'first':
    case 'activate':
    case 'go':
    case 'push-to':
    case 'seek-at':
    case 'reveal':
    case 'climb':
    case 'intercept':
    case 'take-shot':
    case 'use':
    case 'play':
    case 'pick':
    case 'choose':
    case 'put':
      return null;
  }
}
