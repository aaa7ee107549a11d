// What the page of a game is given: the table as this viewer sees it, and ways to answer. A game's page draws and binds;
// it knows no rule and no socket.
//
// How a game's page fits into the frame: `Table.svelte` draws the ribbon, the side panel, the bar of choices and the
// sentence, and puts `lib/<game>/Board.svelte` where the table is; the board fills the place it is given (width and
// height are 100 %, nothing scrolls). What else the game wants to draw itself it hands over as snippets:
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
// `lib/<game>` is loaded by itself when its table is opened, so neither game pays for the other.

import type { CardText, Hint, LogEntry, Me, Now, Preview, Request, SeatInfo, TableInfo } from '../wire/types';

export type Args = Record<string, string | number>;

export interface Settings {
  readonly units: 'inches' | 'centimetres';
  readonly theme: 'dark' | 'light';
  /** Whether pieces and dice may move. */
  readonly motion: boolean;
  readonly sound: boolean;
}

export interface Play {
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
  /** Answers a request with the words of a choice or of a place. */
  choose(request: Request, words: string): void;
  /** What a choice would come to. */
  probe(request: Request, words: string): Promise<Preview>;
  dice(words: string): void;
  undo(): void;
  /** The text of a card in the reader's language; asked for once and kept. */
  card(id: string): Promise<CardText>;
  openRule(slug: string): void;
  /** Shows a card in the side panel, where the game does not draw its own there. */
  openCard(id: string): void;
  /** Tells a screen reader something that happens on the board before an answer is sent. */
  announce(text: string): void;
  /** A message of the page in the reader's language. */
  say(key: string, args?: Args): string;
}
