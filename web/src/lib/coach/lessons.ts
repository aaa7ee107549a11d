// The guided first game. A lesson is told when what it is about is asked or happens for the first time, and again
// whenever it happens, so that the coach always speaks of what is on the table now. It knows no rule: it looks at the
// verbs that are offered and at the stage that the view names, and each lesson leads to the rule behind it.

import type { Now } from '../wire/types';

export interface Lesson {
  /** Its text is the message `coach-<game>-<id>`. */
  id: string;
  rule: string | null;
  fits(now: Now, verbs: Set<string>): boolean;
}

const offers =
  (...wanted: string[]) =>
  (_now: Now, verbs: Set<string>): boolean =>
    wanted.some((verb) => verbs.has(verb));
const stage =
  (number: number) =>
  ({ view }: Now): boolean =>
    view.game === 'last-stand' && view.stage === number;
const phase =
  (...names: string[]) =>
  ({ view }: Now): boolean =>
    view.game === 'anima' && names.includes(view.phase);
const over = ({ waiting }: Now): boolean => waiting.for === 'over';
const answered = ({ view }: Now): boolean => view.game === 'anima' && view.attacks.length > 0;

/** The first that fits is told, so the particular stands before the general. */
export const LESSONS: Record<string, Lesson[]> = {
  'last-stand': [
    { id: 'over', rule: 'win.heroes', fits: over },
    { id: 'take', rule: 'setup.heroes', fits: offers('take') },
    { id: 'stand', rule: 'levels.line', fits: offers('stand') },
    { id: 'welcome', rule: 'win.heroes', fits: stage(0) },
    { id: 'cards', rule: 'round.choose', fits: stage(1) },
    { id: 'roll', rule: 'round.roll', fits: stage(2) },
    { id: 'abilities', rule: 'round.titan_abilities', fits: stage(3) },
    { id: 'returned', rule: 'round.returned', fits: stage(4) },
    { id: 'dodge', rule: 'action.cancel_individual', fits: offers('dodge', 'suffer') },
    { id: 'together', rule: 'action.cancel_collective', fits: offers('put-in') },
    { id: 'strike', rule: 'round.actions', fits: stage(5) },
    { id: 'spend', rule: 'round.spend', fits: stage(6) },
    { id: 'reset', rule: 'round.reset', fits: stage(7) },
  ],
  anima: [
    { id: 'over', rule: 'turn.limit', fits: over },
    { id: 'react', rule: 'react.dodge', fits: offers('dodge', 'counter', 'let-be') },
    { id: 'edge', rule: 'setup.zone', fits: offers('edge') },
    { id: 'deploy', rule: 'setup.deploy', fits: offers('deploy') },
    { id: 'first', rule: 'turn.initiative', fits: offers('first') },
    { id: 'activate', rule: 'turn.action', fits: offers('activate') },
    { id: 'strike', rule: 'attack.charge', fits: offers('attack', 'charge', 'shoot') },
    { id: 'go', rule: 'move.walk', fits: offers('go') },
    { id: 'act', rule: 'action.cost', fits: offers('walk', 'run', 'free', 'end') },
    { id: 'attack', rule: 'react.order', fits: answered },
    { id: 'welcome', rule: 'setup.table', fits: phase('setup') },
    { id: 'recovery', rule: 'turn.recovery', fits: phase('recovery', 'maintenance') },
    { id: 'wait', rule: 'turn.action', fits: phase('action') },
  ],
};

export function lessonFor(game: string, now: Now): Lesson | null {
  const verbs = new Set<string>();
  for (const request of now.requests) {
    for (const choice of request.choices) verbs.add(choice.act.verb);
    for (const places of request.places) verbs.add(places.verb);
  }
  return LESSONS[game]?.find((lesson) => lesson.fits(now, verbs)) ?? null;
}
