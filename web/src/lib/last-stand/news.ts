// What the last update told, as far as it is seen to move.

import type { HeroView, LogEntry } from '../wire/types';
import { faceIndex } from './choices';

/** Events after which dice of a hero are seen to roll. */
const ROLLED = new Set(['rolled', 'rolled-again', 'rolled-returned']);

/** How many of each face a line says were rolled: `titan-face:1+fight:2`. */
export function facesTold(text: string): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const word of text.split('+')) {
    const [face, count] = word.split(':');
    const index = faceIndex(face === 'titan-face' ? 'titan' : (face ?? null));
    if (index >= 0) counts[index] = (counts[index] ?? 0) + Number(count ?? 1);
  }
  return counts;
}

/** The dice that have just been rolled, for each hero by its place. */
export function rolledDice(news: readonly LogEntry[], heroes: readonly HeroView[]): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (const line of news.flatMap(({ lines }) => lines)) {
    if (!ROLLED.has(line.event)) continue;
    const words = new Map(line.words);
    const who = words.get('who')?.split('/')[0];
    const place = heroes.findIndex(({ hero }) => hero !== null && hero.id === who);
    if (place < 0) continue;
    const left = facesTold(words.get('faces') ?? '');
    const dice = found.get(place) ?? new Set<number>();
    heroes[place]?.dice.forEach((die, index) => {
      const face = faceIndex(die.face);
      if (['held', 'locked'].includes(die.state) && (left[face] ?? 0) > 0) {
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

export function changes(news: readonly LogEntry[], heroes: readonly HeroView[]): Change[] {
  return news
    .flatMap(({ lines }) => lines)
    .flatMap(({ event, words }): Change[] => {
      const said = new Map(words);
      const count = Number(said.get('count') ?? 1);
      const place = heroes.findIndex(({ hero }) => hero !== null && hero.id === said.get('who')?.split('/')[0]);
      switch (event) {
        case 'heart-lost':
          return place < 0 ? [] : [{ at: place, text: '−1 ♥', good: false }];
        case 'healed':
          return place < 0 ? [] : [{ at: place, text: '+1 ♥', good: true }];
        case 'devoured':
          return [{ at: 'citizens', text: `−${count}`, good: false }];
        case 'rescued':
          return count > 0 ? [{ at: 'citizens', text: `+${count}`, good: true }] : [];
        case 'cannons-lost':
          return [{ at: 'cannons', text: `−${count}`, good: false }];
        case 'marker-moved': {
          const by = Number(said.get('to')) - Number(said.get('from'));
          return Number.isFinite(by) && by !== 0
            ? [{ at: 'marker', text: by > 0 ? `+${by}` : `−${-by}`, good: by > 0 }]
            : [];
        }
        default:
          return [];
      }
    });
}
