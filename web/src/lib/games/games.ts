// The games that this page can draw: every folder beside this one that has a `game.ts`.

import { named, say } from '../texts/texts.svelte';
import type { GamePage } from './page';

export const GAMES: readonly GamePage[] = Object.values(
  import.meta.glob<GamePage>('../*/game.ts', { eager: true, import: 'game' }),
).sort((a, b) => a.place - b.place);

export const gameOf = (id: string): GamePage | null => GAMES.find((game) => game.id === id) ?? null;

/** What a game is called before its texts are there. */
export const gameName = (id: string): string => (gameOf(id) === null ? named(id) : say(`game-${id}`));

export const gameIcon = (id: string): string => gameOf(id)?.icon ?? 'choice';
