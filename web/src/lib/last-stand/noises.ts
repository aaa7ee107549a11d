// What an update sounds like, for whoever wants to hear it.

import { rattle, thud } from '../table/sound';
import type { LogEntry } from '../wire/types';
import { gaveDice, happened, rolledDice } from './news';
import type { HeroView } from './wire';

/** Something heavy comes down: a card is turned or takes effect, a hero or a cannon is hit. */
const HEAVY = new Set([
  'line-card-turned',
  'line-card-strikes',
  'line-heart-lost',
  'line-cannons-lost',
  'line-devoured',
  'line-moved',
  'line-laid-open',
]);

export function sound(news: readonly LogEntry[], heroes: readonly HeroView[]): void {
  const dice = [...rolledDice(news, heroes).values()].reduce((sum, rolled) => sum + rolled.size, 0);
  if (dice > 0) rattle(dice);
  if (happened(news, HEAVY) || gaveDice(news)) thud();
}
