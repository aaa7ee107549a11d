// Places in the words of the board. What comes over the wire names a place as journals do, `9,1` in squares counted from
// nought or `14.733,2.228` in thousandths of an inch. A reader sees letters and numbers on the rim, and wants no thousandths.

import type { Choice, LogEntry, Now, Preview, Refused, View } from '../wire/types';

type Reword = (text: string) => string;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A square's name as on a chart: columns are letters, rows numbers from the south. */
export function squareName(point: { readonly x: number; readonly y: number }): string {
  const first = Math.floor(point.x / LETTERS.length);
  const letter = LETTERS[((point.x % LETTERS.length) + LETTERS.length) % LETTERS.length] ?? '?';
  return `${first > 0 ? (LETTERS[first - 1] ?? '') : ''}${letter}${point.y + 1}`;
}

const SQUARE = /(?<![\w.,])(\d{1,2}),(\d{1,2})(?![\w,]|\.\d)/g;
const SPOT = /(?<![\w.,])(-?\d+(?:\.\d{1,3})?),(-?\d+(?:\.\d{1,3})?)(?![\w,]|\.\d)/g;
const LENGTH = /(?<![\w.,])-?\d+\.\d{2,3}(?![\w,]|\.\d)/g;

/** How texts of a game are said to a reader; nothing where they need no other words. */
export function rewordFor(view: View, lang: string): Reword | null {
  if (view.game !== 'anima') return null;
  if (view.measure === 'board')
    return (text) => text.replace(SQUARE, (_, x: string, y: string) => squareName({ x: Number(x), y: Number(y) }));
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  const short = (value: string): string => number.format(Number(value));
  const between = lang === 'en' ? ', ' : '; ';
  return (text) =>
    text
      .replace(SPOT, (_, x: string, y: string) => `(${short(x)}${between}${short(y)})`)
      .replace(LENGTH, (length) => short(length));
}

export const chartedLog = (log: LogEntry[], reword: Reword | null): LogEntry[] =>
  reword === null
    ? log
    : log.map((entry) => ({ ...entry, lines: entry.lines.map((line) => ({ ...line, text: reword(line.text) })) }));

export function chartedNow(now: Now, lang: string): Now {
  const reword = rewordFor(now.view, lang);
  if (reword === null) return now;
  const choice = (one: Choice): Choice => ({ ...one, text: reword(one.text) });
  return {
    ...now,
    sentence: reword(now.sentence),
    undo: now.undo === null ? null : { ...now.undo, text: reword(now.undo.text) },
    takeback: now.takeback === null ? null : { ...now.takeback, text: reword(now.takeback.text) },
    requests: now.requests.map((request) => ({
      ...request,
      sentence: reword(request.sentence),
      choices: request.choices.map(choice),
    })),
  };
}

const TAG = /(?<![\w(])[AB]\d{1,2}(?![\w)])/g;

/** What the referee says of a choice. It calls everybody by a tag such as `B1`, which would be a square on the board. */
export function charted<T extends Preview | Refused>(told: T, view: View, lang: string): T {
  const reword = rewordFor(view, lang);
  if (reword === null || view.game !== 'anima') return told;
  const named = told.text.replace(TAG, (tag) => {
    const figure = view.figures.find(({ word }) => word === tag.toLowerCase());
    return figure === undefined ? tag : figure.tag === null ? figure.name : `${figure.name} (${tag})`;
  });
  return { ...told, text: reword(named) };
}
