// What the page of a game is given: the table as this viewer sees it, and ways to answer. A game's page draws and binds;
// it knows no rule and no socket.
//
// How a game's page fits into the frame: `Frame.svelte` draws the ribbon, the side panel, the bar of choices and the
// sentence, and puts the board that the game's folder registers (`../games/page.ts`) where the table is; the board fills
// the place it is given (width and height are 100 %, nothing scrolls). What else the game wants to draw itself it hands
// over as snippets:
//
//     <script lang="ts">
//       import { furnish } from '../table/furniture.svelte';
//       let { play }: { play: Play } = $props();
//       furnish({ stage, aside, why, verbs });
//     </script>
//     {#snippet stage()} … {/snippet}
//     {#snippet verbs()} … {/snippet}
//     <svg> … the board … </svg>
//
// What is not handed over is drawn by the frame: `verbs` is then the list of all choices, grouped.
// Actions are the game's own type: whatever comes with a choice or a place goes back as it is, a place with its point in `to`.

import type { GameTable } from '../games/page';
import type { Units } from '../texts/format';
import type { CardText, Hint, LogEntry, Me, Now, Preview, Request, SeatInfo, TableInfo } from '../wire/types';

export interface Settings {
  readonly units: Units;
  readonly theme: 'dark' | 'light';
  /** Whether pieces and dice may move. */
  readonly motion: boolean;
  readonly sound: boolean;
}

export interface Play {
  /** The game's own page; nothing where this page has none. */
  readonly game: GameTable | null;
  readonly table: TableInfo;
  readonly me: Me;
  readonly seats: SeatInfo[];
  readonly now: Now;
  readonly log: LogEntry[];
  /** What was told with the last update, for what moves and rolls visibly. A snapshot tells nothing new. */
  readonly news: LogEntry[];
  readonly settings: Settings;
  /** Whether an answer is on its way; nothing else may be chosen until it has come back. */
  readonly busy: boolean;
  /** What the computer would do, where somebody asked for it: the boards point at it. */
  readonly hint: Hint | null;
  /** A replay is looked at, not played: there are no requests. */
  readonly replay: boolean;
  /** Answers a request with the action of a choice or of a place. */
  choose(request: Request, action: unknown): void;
  /** What an action would come to. */
  probe(request: Request, action: unknown): Promise<Preview>;
  dice(values: string[]): void;
  undo(): void;
  /** What a card says; asked for once and kept. */
  card(id: string): Promise<CardText>;
  openRule(slug: string): void;
  /** Shows a card in the side panel, where the game does not draw its own there. */
  openCard(id: string): void;
  /** Tells a screen reader something that happens on the board before an answer is sent. */
  announce(text: string): void;
}
