// The guided first game. A lesson is told when what it is about is asked or happens for the first time, and again
// whenever it happens, so that the coach always speaks of what is on the table now. It knows no rule: it looks at what is
// offered and at what the view names, and each lesson leads to the rule behind it.

import type { Lesson } from '../games/page';
import type { Now } from '../wire/types';

/** What every action on the wire begins with. */
interface Done {
  readonly do: string;
}

/** Whether one of these actions is among what is asked. */
export const offers =
  (...wanted: string[]) =>
  ({ requests }: Now): boolean =>
    requests.some(({ choices, places }) =>
      [...choices, ...places].some(({ action }) => wanted.includes((action as Done).do)),
    );

export const over = ({ waiting }: Now): boolean => waiting.for === 'over';

export const lessonFor = (lessons: readonly Lesson[], now: Now): Lesson | null =>
  lessons.find((lesson) => lesson.fits(now)) ?? null;
