// Where the pages of the games are. Each is loaded by itself when its table is opened.

import type { Component } from 'svelte';

import type { Play } from './play';

type Board = { default: Component<{ play: Play }> };

const BOARDS = import.meta.glob<Board>('../*/Board.svelte');

/** The board of a game, or nothing where the page has none. */
export async function boardOf(game: string): Promise<Component<{ play: Play }> | null> {
  const load = BOARDS[`../${game}/Board.svelte`];
  return load === undefined ? null : (await load()).default;
}
