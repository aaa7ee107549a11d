// What an update sounds like, for whoever wants to hear it.

import { rattle, thud } from '../table/sound';
import type { HeroView, LogEntry } from '../wire/types';
import { rolledDice } from './news';

/** Something heavy comes down: a card is turned or takes effect, a hero or a cannon is hit, dice go over to the Titan. */
const HEAVY = new Set(['card-turned', 'card-strikes', 'heart-lost', 'cannons-lost', 'devoured', 'moved', 'laid-open']);

export function sound(news: readonly LogEntry[], heroes: readonly HeroView[]): void {
  const dice = [...rolledDice(news, heroes).values()].reduce((sum, rolled) => sum + rolled.size, 0);
  if (dice > 0) rattle(dice);
  const lines = news.flatMap(({ lines }) => lines);
  if (
    lines.some(({ event, words }) => HEAVY.has(event) || words.some(([key, value]) => key === 'given' && value !== '0'))
  )
    thud();
}
