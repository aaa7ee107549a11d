// A finished game that is looked at again: a `Play` without requests, and the tape it runs on.

import type { GameTable } from '../games/page';
import { openGame } from '../games/open';
import { rules } from '../rules/rules.svelte';
import { settings } from '../settings/settings.svelte';
import type { Play, Settings } from '../table/play';
import { tell, texts } from '../texts/texts.svelte';
import { http } from '../wire/http';
import type { CardText, LogEntry, Me, Now, Preview, Replay, SeatInfo, TableInfo } from '../wire/types';
import { FrameStore, within } from './frames';

const BEAT = 1100;
export const SPEEDS = [0.5, 1, 2, 4];

export class Tape implements Play {
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  waiting = $state(false);
  now = $state.raw<Now>() as Now;
  log = $state.raw<LogEntry[]>([]);
  news = $state.raw<LogEntry[]>([]);
  told = $state('');
  shownCard = $state<string | null>(null);

  game: GameTable | null = null;
  readonly replay = true;
  readonly busy = true;
  readonly hint = null;
  readonly #frames: FrameStore;
  readonly #cards = new Map<string, Promise<CardText>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;

  private constructor(readonly record: Replay) {
    this.#frames = new FrameStore((from) => http.frames(record.table.id, from, record.viewer), record.inputs);
  }

  static async open(id: string, viewer: string | null, at: number | null): Promise<Tape> {
    const [record] = await Promise.all([http.replay(id, viewer), texts.need('replay', 'rare')]);
    const tape = new Tape(record);
    await tape.go(at ?? 0);
    tape.game = await openGame(tape.table, tape.now.view);
    return tape;
  }

  get last(): number {
    return this.record.inputs;
  }

  async go(wanted: number): Promise<void> {
    const at = within(wanted, this.last);
    this.#wanted = at;
    this.waiting = this.#frames.get(at) === undefined;
    const frame = await this.#frames.load(at);
    // Whoever drags the slider wants the last place only.
    if (this.#wanted !== at) return;
    this.waiting = false;
    const step = at === this.at + 1;
    this.at = at;
    this.news = step ? frame.log : [];
    this.log = this.#frames.log(at);
    this.now = { ...frame.now, requests: [], undo: null, takeback: null, clock: null, curtain: null };
    if (step) this.told = this.news.flatMap((entry) => entry.lines.map((line) => tell(line.message))).join(' ');
    this.#frames.ahead(at);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    void this.#beat(this.at >= this.last ? 0 : this.at + 1);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #beat(next: number): Promise<void> {
    await this.go(next);
    if (!this.playing) return;
    if (this.at >= this.last) return this.pause();
    this.#timer = setTimeout(() => void this.#beat(this.at + 1), BEAT / this.speed);
  }

  // What the boards are given.

  get table(): TableInfo {
    return this.record.table;
  }

  get seats(): SeatInfo[] {
    return this.record.seats;
  }

  get me(): Me {
    const seat = this.record.seats.find(({ word }) => word === this.record.viewer);
    return { seats: [], look: seat?.seat ?? null };
  }

  get settings(): Settings {
    return settings.shown;
  }

  choose(): void {}
  dice(): void {}
  undo(): void {}

  probe(): Promise<Preview> {
    return Promise.resolve({ allowed: false, message: { key: 'unreachable' }, path: [], odds: null });
  }

  card(id: string): Promise<CardText> {
    const known = this.#cards.get(id);
    if (known !== undefined) return known;
    const asked = http.card(this.table.id, id);
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
}
