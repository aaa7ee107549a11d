// What this viewer is about to answer: for which seat, with which dice, how far towards a choice. Nothing of it is sent
// until it is one of the choices that were offered.

import type { Play } from '../table/play';
import { weighed } from '../table/weighed.svelte';
import { actionKey } from '../table/actions';
import type { Message } from '../wire/types';
import {
  branches,
  canTake,
  choicesAt,
  choicesOn,
  diceFor,
  isUsable,
  layOf,
  paysWith,
  rollOf,
  type Branch,
  type Choice,
  type Request,
} from './choices';
import type { HeroView, LastStandAction, LastStandView } from './wire';

/** Milliseconds before the first question why not, and between two of them; how many answers are kept. */
const QUIET = 600;
const BETWEEN = 150;
const KEPT = 40;

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

export class Hand {
  readonly play: Play;
  /** The seat that was picked, where one looks from several. */
  #picked = $state<number | null>(null);
  /** What the marks below belong to; they mean nothing for another request. */
  #about = $state('');
  #taken = $state.raw<ReadonlySet<number>>(new Set());
  #open = $state<string | null>(null);
  #other = $state<string | null>(null);
  #path = $state.raw<readonly (readonly Choice[])[]>([]);
  #shown = $state.raw<Choice | null>(null);
  /** Why a verb cannot be done, as the table said, by request and action. */
  #reasons = $state.raw<ReadonlyMap<string, Message>>(new Map());
  /** The request about which it was asked last. */
  #asked = '';

  constructor(play: Play) {
    this.play = play;
  }

  get view(): LastStandView {
    return this.play.now.view.view as LastStandView;
  }

  /** What is asked of this viewer's seats; giving up can always be chosen and is no question. */
  get requests(): readonly Request[] {
    const requests = this.play.now.requests as Request[];
    return requests.filter(({ choices }) => choices.some(({ concedes }) => !concedes));
  }

  /** The request that is answered next: the picked seat's, or that of a seat the game waits for. */
  get request(): Request | null {
    const all = this.requests;
    const look = this.play.me.look;
    return (
      all.find(({ seat }) => seat === this.#picked) ??
      all.find(({ seat, awaited }) => awaited && seat === look) ??
      all.find(({ awaited }) => awaited) ??
      all[0] ??
      null
    );
  }

  /** The place of the hero whose request it is; none for the Titan. */
  get hero(): number | null {
    const seat = this.request?.seat ?? this.play.me.look;
    const place = this.view.heroes.findIndex((hero) => hero.seat === seat);
    return place < 0 ? null : place;
  }

  get heroView(): HeroView | null {
    return this.hero === null ? null : (this.view.heroes[this.hero] ?? null);
  }

  get isTitan(): boolean {
    return this.hero === null && (this.request !== null || this.play.me.look !== null);
  }

  get ready(): boolean {
    return this.request !== null && !this.play.busy;
  }

  get #current(): string {
    const request = this.request;
    return request === null ? '' : `${request.seat}/${request.number}`;
  }

  /** Marks are only good for the request for which they were made. */
  #fresh(): void {
    if (this.#about === this.#current) return;
    this.#about = this.#current;
    this.#taken = new Set();
    this.#open = null;
    this.#other = null;
    this.#path = [];
    this.#shown = null;
  }

  get #stale(): boolean {
    return this.#about !== this.#current;
  }

  get taken(): ReadonlySet<number> {
    return this.#stale ? new Set() : this.#taken;
  }

  get open(): string | null {
    return this.#stale ? null : this.#open;
  }

  get other(): string | null {
    return this.#stale ? null : this.#other;
  }

  get path(): readonly (readonly Choice[])[] {
    return this.#stale ? [] : this.#path;
  }

  /** Where the way to a choice has got to: what can be picked now. */
  get steps(): readonly Branch[] {
    const last = this.path.at(-1);
    return last === undefined ? [] : branches(last);
  }

  /** The choice whose price is shown on dice and in the picture while it is pointed at. */
  get shown(): Choice | null {
    return this.#stale ? null : this.#shown;
  }

  /** Points at a choice: its price is lifted, and "Why?" tells of it. */
  show(choice: Choice | null): void {
    this.#fresh();
    this.#shown = choice;
    weighed.choice = choice;
    weighed.denied = null;
  }

  /** Points at what cannot be done: "Why?" says why not. */
  deny(title: string, reason: string): void {
    this.show(null);
    weighed.denied = { title, reason };
  }

  pick(seat: number): void {
    if (this.requests.some((request) => request.seat === seat)) this.#picked = seat;
  }

  pickHero(place: number): void {
    const hero = this.view.heroes[place];
    const aimed = this.aimsAt(place);
    if (aimed.length > 0) this.take(aimed);
    else if (hero !== undefined) this.pick(hero.seat);
  }

  /** The choices at hand that are aimed at a hero: a name that is asked for, or the next step of an ability. */
  aimsAt(place: number): Choice[] {
    const step = this.steps;
    if (step.length > 0) return step.flatMap(({ choices }) => choicesOn(choices, place));
    return choicesOn(this.request?.choices.filter(({ action }) => action.do === 'name') ?? [], place);
  }

  send(choice: Choice): void {
    const request = this.request;
    if (request === null || this.play.busy) return;
    // Whoever has said to be done gives way to the next of one's heroes.
    if (choice.action.do === 'content') this.#picked = null;
    this.play.choose(request, choice.action);
  }

  /** One choice is made; of several the next step is asked for. */
  take(choices: readonly Choice[]): void {
    const [first, ...rest] = choices;
    if (first === undefined) return;
    if (rest.length === 0) {
      this.send(first);
      return;
    }
    this.#fresh();
    this.#path = [...this.#path, choices];
  }

  back(): void {
    this.#fresh();
    this.#path = this.#path.slice(0, -1);
  }

  get roll(): Choice | null {
    const hero = this.heroView;
    return hero === null ? null : rollOf(this.request, hero.dice, this.taken);
  }

  /** What pressing a die of the acting hero would do. */
  dieDoes(place: number, index: number): 'take' | 'put-back' | 'pay' | null {
    const hero = this.heroView;
    const die = hero?.dice[index];
    if (place !== this.hero || hero === null || die === undefined || this.play.busy) return null;
    if (this.taken.has(index)) return 'put-back';
    if (canTake(this.request, hero.dice, this.taken, index)) return 'take';
    return this.#paid(index).length > 0 ? 'pay' : null;
  }

  #paid(index: number): Choice[] {
    const die = this.heroView?.dice[index];
    if (die === undefined || !isUsable(die)) return [];
    return this.request?.choices.filter((choice) => paysWith(choice, die.face)) ?? [];
  }

  pressDie(place: number, index: number): void {
    const does = this.dieDoes(place, index);
    if (does === null) return;
    this.#fresh();
    if (does === 'pay') {
      this.#path = [];
      const paid = this.#paid(index);
      if (paid.length === 1 && paid[0]?.action.do !== 'give-up') this.#path = [paid];
      else this.take(paid);
      return;
    }
    const taken = new Set(this.#taken);
    if (!taken.delete(index)) taken.add(index);
    this.#taken = taken;
  }

  /** Dice of a hero that the choice which is pointed at would take. */
  pays(place: number): ReadonlySet<number> {
    const hero = this.view.heroes[place];
    const choice = this.shown;
    if (choice === null || hero === undefined || place !== this.hero || choice.action.do === 'use') return new Set();
    return diceFor(hero.dice, choice.act.dice);
  }

  levelChoices(level: number): Choice[] {
    return this.ready ? choicesAt(this.request, level) : [];
  }

  /** Lays cards aside for playing: the first is the open one, pressing one again takes it back. */
  pressCard(card: string): void {
    this.#fresh();
    if (this.#open === card) {
      this.#open = this.#other;
      this.#other = null;
    } else if (this.#other === card) this.#other = null;
    else if (this.#open === null) this.#open = card;
    else this.#other = card;
  }

  get lay(): Choice | null {
    return layOf(this.request, this.open, this.other);
  }

  reason(action: LastStandAction | null): Message | null {
    return action === null ? null : (this.#reasons.get(`${this.#current} ${actionKey(action)}`) ?? null);
  }

  /** Asks the table why something cannot be done, once for each request and without haste: whoever plays on at once does
   * not want to know, and what is asked counts towards how much a player may say. */
  async ask(all: readonly LastStandAction[]): Promise<void> {
    const request = this.request;
    const about = this.#current;
    if (request === null || this.#asked === about) return;
    this.#asked = about;
    await pause(QUIET);
    for (const action of all) {
      if (this.#current !== about) return;
      try {
        const answer = await this.play.probe(request, action);
        if (!answer.allowed) {
          const kept = [...this.#reasons].slice(-KEPT);
          this.#reasons = new Map(kept).set(`${about} ${actionKey(action)}`, answer.message);
        }
      } catch {
        return;
      }
      await pause(BETWEEN);
    }
  }
}
