// The match form: what was answered, who sits where, and the table that comes of it.

import { gameOf } from '../games/games';
import { USUAL_OPPONENT } from '../games/tables';
import type { DiceFrom, Form, FormQuestion, NewTable, Opponent, Seating } from '../wire/types';
import { fitting } from './opponents';

/** Who is wanted on a seat. */
export type Sitting =
  { readonly who: 'me' } | { readonly who: 'open' } | { readonly who: 'computer'; readonly opponent: Opponent };

export interface Draft {
  game: string;
  /** What somebody has answered; the rest is as the form has it. */
  answers: Record<string, string>;
  options: Record<string, string>;
  sittings: Record<number, Sitting>;
  dice: DiceFrom;
  listed: boolean;
  spectators: boolean;
  /** Seconds a move may take. */
  patience: number | null;
  /** Whether hints may be asked for; where nothing is said, against the computer alone. */
  hints: boolean | null;
  /** A game to learn by: anything may be taken back. */
  practice: boolean;
}

const DAY = 86_400;
/** From no limit over a live game to one by correspondence. */
export const PATIENCES: { seconds: number | null; key: string }[] = [
  { seconds: null, key: 'patience-none' },
  { seconds: 120, key: 'patience-2-minutes' },
  { seconds: 600, key: 'patience-10-minutes' },
  { seconds: DAY, key: 'patience-1-day' },
  { seconds: 3 * DAY, key: 'patience-3-days' },
  { seconds: 7 * DAY, key: 'patience-7-days' },
];

export function draft(game: string): Draft {
  return {
    game,
    answers: {},
    options: {},
    sittings: {},
    dice: 'server',
    listed: false,
    spectators: true,
    patience: null,
    hints: null,
    practice: false,
  };
}

/** The answers that the questions of the form still have a place for, in the order of the form. */
export function answered(form: Form | null, answers: Record<string, string>): [string, string][] {
  const pairs = Object.entries(answers).filter(([, value]) => value !== '');
  if (form === null) return pairs;
  const order = form.questions.map(({ key }) => key);
  return pairs.filter(([key]) => order.includes(key)).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
}

/** A whole form: what was answered, and what the form has for the rest. What it leaves to be chosen in play is left out. */
export function complete(form: Form, answers: [string, string][]): [string, string][] {
  const given = new Map(answers);
  const asked = form.questions.flatMap(({ key, answer }): [string, string][] => {
    const value = given.get(key) ?? answer;
    given.delete(key);
    return value === null || value === '' ? [] : [[key, value]];
  });
  return [...asked, ...given];
}

/** Whether an answer is none of those that the form lists, so that it was typed. */
export function typed(question: FormQuestion, answer: string | undefined): boolean {
  return (
    question.other !== null &&
    answer !== undefined &&
    answer !== '' &&
    question.answers.every(({ value }) => value !== answer)
  );
}

/** Where nobody has said otherwise: what is mine is the game's to say, and the rest is the computer's. */
export function usualSitting(game: string, seat: number): Sitting {
  const mine = gameOf(game)?.mine(seat) ?? seat === 0;
  return mine ? { who: 'me' } : { who: 'computer', opponent: USUAL_OPPONENT };
}

/** The same with an opponent that the game has. */
export function fitted(form: Form, seating: Seating): Seating {
  return seating.who === 'computer' ? { ...seating, opponent: fitting(form.opponents, seating.opponent) } : seating;
}

export function tableOf(form: Form, draft: Draft): NewTable {
  const usual = new Map(form.options.map((option) => [option.key, option.default]));
  return {
    game: draft.game,
    setup: complete(form, answered(form, draft.answers)),
    options: Object.entries(draft.options).filter(([key, value]) => usual.has(key) && usual.get(key) !== value),
    seats: form.seats.map(({ seat }) =>
      fitted(form, { ...(draft.sittings[seat] ?? usualSitting(draft.game, seat)), seat }),
    ),
    dice: draft.dice,
    listed: draft.listed,
    spectators: draft.spectators,
    patience: draft.patience,
    hints: draft.hints,
    practice: draft.practice,
  };
}
