// What changed between two views, for whatever moves visibly. Positions are compared rather than events replayed, so that
// whatever moves a piece, it goes there in sight of everybody; the told legs only say by which way.

import type { Arg, LogEntry, Message, Point } from '../../wire/types';
import type { AnimaView, FigureView } from '../wire';
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
    const legs = news.flatMap((entry) => entry.lines).flatMap(({ message }) => legOf(message, figure));
    const way: Point[] = [old.at];
    for (const { from, to } of legs) {
      if (from !== null && !same(way[way.length - 1], from)) way.push(from);
      way.push(to);
    }
    if (!same(way[way.length - 1], figure.at)) way.push(figure.at);
    return [{ figure: figure.id, way }];
  });
}

function legOf({ args }: Message, figure: FigureView): { from: Point | null; to: Point }[] {
  const who = args?.['who'];
  if (who?.is !== 'figure' || who.of.word !== figure.word) return [];
  const to = pointOf(args?.['to']);
  return to === null ? [] : [{ from: pointOf(args?.['from']), to }];
}

const pointOf = (arg: Arg | undefined): Point | null => (arg?.is === 'point' ? { x: arg.of.x, y: arg.of.y } : null);

/** Whose life changed, and by how much. */
export function harmsOf(before: AnimaView, after: AnimaView): Harm[] {
  return after.figures.flatMap((figure) => {
    const old = before.figures.find((candidate) => candidate.id === figure.id);
    if (old === undefined || old.state !== 'on-table' || old.life === figure.life) return [];
    const at = figure.at ?? old.at;
    return at === null ? [] : [{ figure: figure.id, at, by: figure.life - old.life }];
  });
}
