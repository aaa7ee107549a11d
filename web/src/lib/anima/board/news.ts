// What changed between two views, for whatever moves visibly. Positions are compared rather than events replayed, so that
// whatever moves a piece, it goes there in sight of everybody; the told legs only say by which way.

import type { AnimaView, FigureView, LogEntry, Point } from '../../wire/types';
import { same } from './geometry';

export interface Walk {
  readonly figure: number;
  readonly way: readonly Point[];
}

export interface Harm {
  readonly figure: number;
  readonly at: Point;
  /** Below zero is lost. */
  readonly by: number;
}

/** Who went where, by which points. */
export function walksOf(before: AnimaView, after: AnimaView, news: readonly LogEntry[]): Walk[] {
  return after.figures.flatMap((figure) => {
    const old = before.figures.find((candidate) => candidate.id === figure.id);
    if (old?.at == null || figure.at === null || same(old.at, figure.at)) return [];
    const legs = news.flatMap((entry) => entry.lines).flatMap((line) => legOf(line.words, figure, after.measure));
    const way: Point[] = [old.at];
    for (const { from, to } of legs) {
      if (from !== null && !same(way[way.length - 1], from)) way.push(from);
      way.push(to);
    }
    if (!same(way[way.length - 1], figure.at)) way.push(figure.at);
    return [{ figure: figure.id, way }];
  });
}

function legOf(
  words: readonly [string, string][],
  figure: FigureView,
  measure: string,
): { from: Point | null; to: Point }[] {
  const value = (key: string): string | undefined => words.find(([name]) => name === key)?.[1];
  const who = value('who');
  // A name carries the figure's word only where a party has the character more than once.
  if (who === undefined || !(who === figure.card || who === `${figure.card}/${figure.word}`)) return [];
  const to = pointOf(value('to'), measure);
  return to === null ? [] : [{ from: pointOf(value('from'), measure), to }];
}

/** `12.5,8` in inches, or `12,8` as a square. */
export function pointOf(text: string | undefined, measure: string): Point | null {
  const match = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text ?? '');
  if (match === null) return null;
  const scale = measure === 'table' ? 1000 : 1;
  return { x: Math.round(Number(match[1]) * scale), y: Math.round(Number(match[2]) * scale) };
}

/** Whose life changed, and by how much. */
export function harmsOf(before: AnimaView, after: AnimaView): Harm[] {
  return after.figures.flatMap((figure) => {
    const old = before.figures.find((candidate) => candidate.id === figure.id);
    if (old === undefined || old.state !== 'on-table' || old.life === figure.life) return [];
    const at = figure.at ?? old.at;
    return at === null ? [] : [{ figure: figure.id, at, by: figure.life - old.life }];
  });
}
