// A table that is played: what the connection told of it, and what the reader answers. It is the `Play` of the boards.

import type { GameTable } from '../games/page';
import { openGame } from '../games/open';
import { rules } from '../rules/rules.svelte';
import { settings } from '../settings/settings.svelte';
import { say, tell, tellAll } from '../texts/texts.svelte';
import {
  browser,
  connect,
  identity,
  type Answer,
  type Connection,
  type LinkState,
  type Question,
} from '../wire/connection';
import { http } from '../wire/http';
import type {
  CardText,
  Chat,
  Failure,
  Hint,
  LogEntry,
  Me,
  Message,
  Now,
  Opponent,
  Preview,
  Refused,
  Request,
  SeatInfo,
  Snapshot,
  TableInfo,
  Update,
} from '../wire/types';
import { actionKey } from './actions';
import type { Play, Settings } from './play';
import { weighed } from './weighed.svelte';

/** Milliseconds that a refusal stands in the place of what is asked. */
const READ = 6000;

export class Table implements Play {
  /** There is nothing to draw before the first snapshot has come, with the game's page and its texts. */
  ready = $state(false);
  game = $state.raw<GameTable | null>(null);
  link = $state<LinkState>('connecting');
  failure = $state.raw<Failure | null>(null);
  refused = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinks = $state(false);

  #snapshot = $state.raw<Snapshot | null>(null);
  now = $state.raw<Now>() as Now;
  seats = $state.raw<SeatInfo[]>([]);
  watching = $state(0);
  log = $state.raw<LogEntry[]>([]);
  news = $state.raw<LogEntry[]>([]);
  chat = $state.raw<Chat[]>([]);
  /** Messages that came since the chat was last looked at. */
  unread = $state(0);
  told = $state('');
  shownCard = $state<string | null>(null);
  #sending = $state(0);

  readonly replay = false;
  readonly #connection: Connection;
  readonly #cards = new Map<string, Promise<CardText>>();
  /** What was asked about the request of each seat that holds now. */
  readonly #probed = new Map<number, { number: number; asked: Map<string, Promise<Preview>> }>();
  #entropy = false;

  constructor(
    readonly id: string,
    hold?: (table: Table) => Connection,
  ) {
    this.#connection = hold?.(this) ?? connect(id, undefined, this, browser());
  }

  // What the connection tells.

  state(link: LinkState): void {
    this.link = link;
  }

  snapshot(snapshot: Snapshot): void {
    this.hint = null;
    this.#snapshot = snapshot;
    this.now = snapshot.now;
    this.seats = snapshot.seats;
    this.watching = snapshot.watching;
    this.log = snapshot.log;
    this.news = [];
    this.chat = snapshot.chat;
    if (!this.ready) void this.#open(snapshot);
    this.#giveEntropy();
  }

  async #open({ table, now }: Snapshot): Promise<void> {
    try {
      this.game = await openGame(table, now.view);
    } catch {
      // What is missing is fetched again when it has to be shown.
    }
    this.ready = true;
  }

  update(update: Update): void {
    const wished = this.now.takeback;
    this.refused = null;
    this.hint = null;
    weighed.choice = null;
    this.now = update.now;
    this.news = update.log;
    this.log = [...this.log, ...this.news];
    const lines = this.news.flatMap((entry) => entry.lines.map((line) => line.message));
    if (this.myMove) lines.push(this.now.sentence);
    // A wish that is gone although nothing has happened was refused.
    if (wished !== null && this.me.seats.includes(wished.by) && this.now.takeback === null && update.log.length === 0) {
      this.refused = { id: '', code: 'not-now', message: { key: 'takeback-refused' } };
      lines.push(this.refused.message);
    }
    // Before the texts are there nothing can be said.
    if (lines.length > 0 && this.ready) this.announce(lines.map(tell).join(' '));
  }

  said(chat: Chat): void {
    this.chat = [...this.chat, chat];
    this.unread += 1;
  }

  people(seats: SeatInfo[], watching: number): void {
    this.seats = seats;
    this.watching = watching;
  }

  failed(failure: Failure): void {
    this.failure = failure;
  }

  // What the boards are given.

  get table(): TableInfo {
    if (this.#snapshot === null) throw new Error('nothing is known of the table yet');
    return this.#snapshot.table;
  }

  get me(): Me {
    return this.#snapshot?.me ?? { seats: [], look: null };
  }

  get settings(): Settings {
    return settings.shown;
  }

  get busy(): boolean {
    return this.#sending > 0;
  }

  /** Whether the game waits for this reader. */
  get myMove(): boolean {
    const { waiting, requests } = this.now;
    if (waiting.for === 'dice') return this.me.seats.length > 0 && this.table.dice === 'typed';
    return requests.some((request) => request.awaited);
  }

  choose(request: Request, action: unknown): void {
    void this.#send({ say: 'choose', seat: request.seat, request: request.number, action });
  }

  /** The same question about the same request has the same answer, so it is asked once. */
  probe(request: Request, action: unknown): Promise<Preview> {
    let about = this.#probed.get(request.seat);
    if (about?.number !== request.number) {
      about = { number: request.number, asked: new Map() };
      this.#probed.set(request.seat, about);
    }
    const key = actionKey(action);
    const known = about.asked.get(key);
    if (known !== undefined) return known;
    const asked = this.#ask(request, action);
    about.asked.set(key, asked);
    return asked;
  }

  async #ask(request: Request, action: unknown): Promise<Preview> {
    const answer = await this.#connection.ask({ say: 'probe', seat: request.seat, request: request.number, action });
    if (answer.answer === 'probed') return answer.preview;
    const message: Message = answer.answer === 'refused' ? answer.refused.message : { key: 'unreachable' };
    return { allowed: false, message, path: [], odds: null };
  }

  dice(values: string[]): void {
    void this.#send({ say: 'dice', values });
  }

  undo(): void {
    if (this.now.undo !== null) void this.#send({ say: 'undo' });
  }

  /** Asks what the computer would do, for the seat that is awaited. */
  async ask(): Promise<void> {
    const asked =
      this.now.requests.find((one) => one.awaited && one.seat === this.me.look) ??
      this.now.requests.find((one) => one.awaited);
    if (!this.now.hints || asked === undefined || this.thinks) return;
    this.thinks = true;
    this.announce(say('hint-busy'));
    // It is thought out beside the table, at which everything can be done meanwhile.
    const answer = await this.#connection.ask({ say: 'hint', seat: asked.seat });
    this.thinks = false;
    if (answer.answer === 'refused' && answer.refused.code !== 'stale') this.#refuse(answer.refused);
    // What was asked about another position is no hint for this one.
    if (
      answer.answer !== 'hinted' ||
      !this.now.requests.some(({ seat, number }) => seat === answer.hint.seat && number === answer.hint.request)
    )
      return;
    this.hint = answer.hint;
    this.announce(tellAll([answer.hint.choice.message, ...answer.hint.reasons]));
  }

  card(id: string): Promise<CardText> {
    const known = this.#cards.get(id);
    if (known !== undefined) return known;
    const asked = http.card(this.id, id);
    this.#cards.set(id, asked);
    asked.catch(() => this.#cards.delete(id));
    return asked;
  }

  openRule(slug: string): void {
    rules.open = { game: this.table.game, slug };
  }

  openCard(id: string): void {
    this.shownCard = id;
  }

  announce(text: string): void {
    this.told = text;
  }

  // What the frame does besides.

  consent(yes: boolean): void {
    void this.#send({ say: 'consent', yes });
  }

  claim(): void {
    void this.#send({ say: 'claim' });
  }

  fill(seat: number, opponent: Opponent): void {
    void this.#send({ say: 'fill', seat, opponent });
  }

  talk(text: string): void {
    void this.#send({ say: 'chat', text });
  }

  look(seat: number): void {
    this.#connection.look(seat);
  }

  close(): void {
    this.#connection.close();
  }

  async #send(question: Question): Promise<Answer> {
    this.#sending += 1;
    this.refused = null;
    const answer = await this.#connection.ask(question);
    this.#sending -= 1;
    if (answer.answer === 'refused') this.#refuse(answer.refused);
    return answer;
  }

  #refuse(why: Refused): void {
    this.refused = why;
    this.announce(tell(why.message));
    // What is asked comes back once the refusal has been read.
    setTimeout(() => {
      if (this.refused === why) this.refused = null;
    }, READ);
  }

  /** Fair dice are nobody's alone: each player adds something, once. Whoever has done so already is told so. */
  #giveEntropy(): void {
    if (this.#entropy || this.now.waiting.for === 'over' || this.table.commitment === null) return;
    this.#entropy = true;
    for (const seat of this.me.seats) void this.#connection.ask({ say: 'entropy', seat, text: identity() });
  }
}
