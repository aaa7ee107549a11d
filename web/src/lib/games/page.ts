// What a game's folder hands to the page. `lib/<game>/game.ts` exports it and nothing else has to be told of the game:
//
// - `game.ts`: what the lobby needs of it, small, since it is part of every page;
// - `table.ts`: what its table needs, loaded when one is opened: the board, the lessons;
// - `wire.ts`: its own types of the wire, made by the program;
// - `texts/lobby.*.ftl`, `texts/page.*.ftl`, `texts/rules.*.ftl`: what the page says of it itself.

import type { Component } from 'svelte';

import type { Play } from '../table/play';
import type { NewTable, Now, Opponent } from '../wire/types';

/** What one click in the lobby lays. Its text is the message `lobby-<game>-<id>`. */
export interface Start {
  readonly id: string;
  /** Nothing opens the match form at a question instead. */
  readonly table: ((opponent: Opponent) => NewTable) | { readonly question: string };
}

export interface GamePage {
  readonly id: string;
  /** Where it stands in the lobby. */
  readonly place: number;
  readonly icon: string;
  /** The drawing over its table in the lobby; `scene-<game>` says what can be seen. */
  readonly scene: string;
  /** The large button, and what stands beside it. */
  readonly start: Start;
  readonly others: readonly Start[];
  /** A first game, in which everything is chosen and anything may be taken back. */
  readonly lesson: NewTable;
  /** A table with an open seat for whoever gets the link. */
  readonly friend: NewTable;
  /** Whether a seat is mine where nobody has said otherwise; the computer has the rest. */
  mine(seat: number): boolean;
  table(): Promise<{ readonly table: GameTable }>;
}

export interface GameTable {
  readonly Board: Component<{ play: Play }>;
  /** The first that fits is told, so the particular stands before the general. */
  readonly lessons: readonly Lesson[];
  /** Ids of what is at the table, by which it is known which packs have their names. */
  names(view: unknown): readonly string[];
  /** On a narrow screen its board needs more height than width. */
  readonly tall: boolean;
  /** The role of whoever has one seat is worth being shown beside the name. */
  readonly roles: boolean;
}

/** Something the coach says: the message `coach-<game>-<id>`. */
export interface Lesson {
  readonly id: string;
  readonly rule: string | null;
  fits(now: Now): boolean;
}
