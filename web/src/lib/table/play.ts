// What the page of a game is given: the table as this viewer sees it, and ways to answer. A game's page draws and binds;
// it knows no rule and no socket.

import type { LogEntry, Me, Now, Preview, Request, SeatInfo, TableInfo } from '../wire/types';

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
  /** What was told with the last update, for what moves and rolls visibly. */
  readonly news: LogEntry[];
  readonly settings: Settings;
  /** Whether an answer is on its way; nothing else may be chosen until it has come back. */
  readonly busy: boolean;
  /** Answers a request with the words of a choice or of a place. */
  choose(request: Request, words: string): void;
  /** What a choice would come to. */
  probe(request: Request, words: string): Promise<Preview>;
  dice(words: string): void;
  undo(): void;
  openRule(slug: string): void;
  openCard(id: string): void;
  /** A message of the page in the reader's language. */
  say(key: string, args?: Args): string;
}
