// What the last update told, as far as it is seen to move.

import type { Arg, LogEntry, Message } from '../wire/types';
import { faceIndex } from './choices';
import { FACES, type HeroView } from './wire';

/** Events after which dice of a hero are seen to roll. */
const ROLLED = new Set(['line-rolled', 'line-rolled-again', 'line-rolled-returned']);

const told = (news: readonly LogEntry[]): Message[] => news.flatMap(({ lines }) => lines).map(({ message }) => message);

/** The TITAN face has a name of its own, since the Titan has the plain one. */
const NAMES = new Map<string, number>([
  ['titan-face', 0],
  ...FACES.map((face, index): [string, number] => [face, index]),
]);

/** How many of each face were told. */
export function facesTold(faces: Arg | undefined): number[] {
  const counts = FACES.map(() => 0);
  const count = (arg: Arg | undefined): void => {
    if (arg?.is === 'list') arg.of.parts.forEach(count);
    const one = arg?.is === 'counted' ? arg.of : arg?.is === 'name' ? { name: arg.of, count: 1 } : null;
    const index = one === null ? undefined : NAMES.get(one.name);
    if (one !== null && index !== undefined) counts[index] = (counts[index] ?? 0) + one.count;
  };
  count(faces);
  return counts;
}

/** The place of the hero whom a line is about; below nought if it is about none. */
function placeOf({ args }: Message, heroes: readonly HeroView[]): number {
  const who = args?.['who'];
  return who?.is === 'name' ? heroes.findIndex(({ hero }) => hero?.id === who.of) : -1;
}

function numberOf({ args }: Message, key: string): number {
  const arg = args?.[key];
  return arg?.is === 'number' ? arg.of : 0;
}

/** The dice that have just been rolled, for each hero by its place. */
export function rolledDice(news: readonly LogEntry[], heroes: readonly HeroView[]): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (const message of told(news)) {
    if (!ROLLED.has(message.key)) continue;
    const place = placeOf(message, heroes);
    if (place < 0) continue;
    const left = facesTold(message.args?.['faces']);
    const dice = found.get(place) ?? new Set<number>();
    heroes[place]?.dice.forEach((die, index) => {
      const face = faceIndex(die.face);
      if ((die.state === 'held' || die.state === 'locked') && (left[face] ?? 0) > 0) {
        left[face] = (left[face] ?? 0) - 1;
        dice.add(index);
      }
    });
    found.set(place, dice);
  }
  return found;
}

/** A loss or a gain that is seen to rise from where it happened, always with its sign. */
export interface Change {
  /** The place of a hero, or what of the table it happened to. */
  readonly at: number | 'citizens' | 'cannons' | 'marker';
  readonly text: string;
  /** Whether the town is glad of it. */
  readonly good: boolean;
}

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

export function changes(news: readonly LogEntry[], heroes: readonly HeroView[]): Change[] {
  return told(news).flatMap((message): Change[] => {
    const count = numberOf(message, 'count');
    const place = placeOf(message, heroes);
    switch (message.key) {
      case 'line-heart-lost':
        return place < 0 ? [] : [{ at: place, text: '−1 ♥', good: false }];
      case 'line-healed':
        return place < 0 ? [] : [{ at: place, text: '+1 ♥', good: true }];
      case 'line-devoured':
        return [{ at: 'citizens', text: signed(-count), good: false }];
      case 'line-rescued':
        return count > 0 ? [{ at: 'citizens', text: signed(count), good: true }] : [];
      case 'line-cannons-lost':
        return [{ at: 'cannons', text: signed(-count), good: false }];
      case 'line-marker-moved': {
        const by = numberOf(message, 'to') - numberOf(message, 'from');
        return by === 0 ? [] : [{ at: 'marker', text: signed(by), good: by > 0 }];
      }
      default:
        return [];
    }
  });
}

/** Whether somebody's dice went over to the Titan. */
export const gaveDice = (news: readonly LogEntry[]): boolean =>
  told(news).some((message) => numberOf(message, 'given') > 0);

/** Whether one of these events was told. */
export const happened = (news: readonly LogEntry[], keys: ReadonlySet<string>): boolean =>
  told(news).some(({ key }) => keys.has(key));
