// The field as somebody looks at it and points at it: the camera, what is being chosen, what lies under the pointer. Answers
// go through `Play`; what they may be comes with the request. The components below only draw this and bind to it.

import { sameAction } from '../../table/actions';
import type { Play } from '../../table/play';
import { named, say, tell } from '../../texts/texts.svelte';
import type { Message, Point, Side } from '../../wire/types';
import type { AnimaAction, AnimaView, FigureView, MarkerView } from '../wire';
import { groundText, lengthOf, nameOf, placeOf, verbTitle } from '../words';
import { plainest, type VerbName } from './actions';
import {
  UNIT,
  bringIntoView,
  cameraOn,
  clampCamera,
  contact,
  cornerToSheet,
  distance,
  frameOf,
  fromSheet,
  isInside,
  isWithin,
  same,
  sheetSize,
  toSheet,
  type Camera,
  type Frame,
  type Size,
  type Spot,
} from './geometry';
import { Lens } from './lens.svelte';
import { harmsOf, walksOf, type Harm, type Walk } from './news';
import {
  NOTHING,
  actionOf,
  aimedAt,
  leafFor,
  nextStep,
  obvious,
  open,
  places,
  pointable,
  settle,
  stepBack,
  values,
  verbsOf,
  type Leaf,
  type Picked,
  type Request,
  type Verb,
} from './offers';
import { Referee } from './referee.svelte';
import { layOut, occasion, type Occasion, type Slot } from './slots';

/** Verbs that are done as soon as their place is pointed at with a mouse: they can be taken back. */
const LIGHT = new Set<VerbName>(['go', 'deploy', 'place-marker', 'place-flag', 'put', 'place-scenery', 'activate']);
/** Verbs whose place is settled by their target, nearest first, unless another one is pointed at. */
const STRAIGHT = new Set<VerbName>(['charge', 'slam', 'intercept', 'use']);

export type Tool = 'none' | 'measure';

const alike = (a: Picked, b: Picked): boolean =>
  a.verb === b.verb &&
  a.who === b.who &&
  a.target === b.target &&
  a.number === b.number &&
  (same(a.at, b.at) || a.at === b.at);

export class Field {
  readonly #play: () => Play;
  readonly lens = new Lens(() => ({
    sheet: this.sheet,
    motion: this.play.settings.motion,
    home: (window) => this.#home(window),
  }));
  picked = $state.raw<Picked>(NOTHING);
  /** A figure that was pointed at before a verb was chosen. */
  aim = $state.raw<number | null>(null);
  /** Where the pointer or the keyboard points. */
  pointer = $state.raw<Point | null>(null);
  over = $state.raw<number | null>(null);
  /** Set while the arrow keys walk the board. */
  cursor = $state.raw<Point | null>(null);
  /** Whose card is shown. */
  shown = $state.raw<number | null>(null);
  /** A plot card that is being looked at instead. */
  card = $state.raw<string | null>(null);
  /** What cannot be done and is being looked at, with the reason. */
  looked = $state.raw<Slot | null>(null);
  /** Gives the board the keys. */
  focus: () => void = () => undefined;
  sight = $state(false);
  control = $state(false);
  /** Where somebody pointed that cannot be meant. */
  missed = $state.raw<Spot | null>(null);
  tool = $state<Tool>('none');
  measured = $state.raw<{ from: Point; to: Point } | null>(null);
  walks = $state.raw<readonly Walk[]>([]);
  harms = $state.raw<readonly Harm[]>([]);
  /** The legs of the movement that is being made. */
  trail = $state.raw<readonly Point[]>([]);
  readonly #referee = new Referee(
    () => this.play,
    () => this.request,
  );
  #slots: readonly Slot[] = [];
  #occasion: Occasion | null = null;

  constructor(play: () => Play) {
    this.#play = play;
  }

  get play(): Play {
    return this.#play();
  }

  get camera(): Camera {
    return this.lens.camera;
  }

  get window(): Size {
    return this.lens.window;
  }

  readonly view = $derived.by(() => this.play.now.view.view as AnimaView);

  readonly request = $derived.by((): Request | null => {
    const requests = this.play.now.requests as Request[];
    const awaited = requests.filter((request) => request.awaited);
    const asked = awaited.length > 0 ? awaited : requests;
    return asked.find((request) => request.seat === this.play.me.look) ?? asked[0] ?? null;
  });

  /** The side that is asked where one person plays both, else the one looked from. */
  readonly side = $derived(this.#sideOf(this.request?.awaited ? this.request.seat : this.play.me.look));

  // The ground is not turned round at every turn of those who share a device.
  readonly #quarters = $derived(frameOf(this.view, this.#sideOf(this.play.me.look)).quarters);

  #sideOf(seat: number | null): Side | null {
    return this.view.parties.find((party) => party.seat === seat)?.side ?? null;
  }

  readonly frame = $derived<Frame>({
    board: this.view.measure === 'board',
    width: this.view.width,
    depth: this.view.depth,
    quarters: this.#quarters,
  });

  readonly sheet = $derived(sheetSize(this.frame));

  readonly verbs = $derived(this.request === null ? [] : verbsOf(this.request));

  readonly slots = $derived.by((): readonly Slot[] => {
    // While others are awaited the hand lies there, and nothing in it can be done.
    if (this.verbs.length === 0) {
      const waits = this.view.phase !== 'over' && !this.play.replay && this.side !== null;
      return waits ? this.#slots.map((slot) => ({ ...slot, offer: null })) : [];
    }
    const about = occasion(this.view, this.verbs);
    const before = sameAction(about, this.#occasion) ? this.#slots : [];
    this.#occasion = about;
    this.#slots = layOut(before, this.verbs, about, this.view.moving?.gait ?? null);
    return this.#slots;
  });

  readonly verb = $derived<Verb | null>(this.verbs.find((verb) => verb.key === this.picked.verb) ?? null);

  readonly step = $derived(this.verb === null ? null : nextStep(this.verb, this.picked));

  readonly listed = $derived<readonly Leaf[]>(
    this.verb === null || (this.step !== 'at' && this.picked.at === null) ? [] : places(this.verb, this.picked),
  );

  /** Figures that can be pointed at now. */
  readonly pointable = $derived.by((): ReadonlyMap<number, 'who' | 'target'> => {
    if (this.verb !== null) return pointable(this.verb, this.picked);
    const found = new Map<number, 'who' | 'target'>();
    for (const verb of this.verbs) {
      for (const [figure, step] of pointable(verb, NOTHING)) found.set(figure, step);
    }
    return found;
  });

  /** What Enter would send. */
  readonly ready = $derived(this.verb === null ? null : actionOf(this.verb, this.picked));

  /** What has been said, with the place under the pointer where one is still wanted. */
  readonly considered = $derived.by((): Picked => {
    if (this.verb === null) return this.picked;
    const at = this.picked.at ?? this.pointed;
    const over = this.over;
    const step = over === null ? undefined : this.pointable.get(over);
    if (step === 'target' && this.picked.target === null)
      return this.straight(this.verb, { ...this.picked, target: over });
    return this.step === 'at' && at !== null ? { ...this.picked, at } : this.picked;
  });

  /** The place under the pointer, if it can be meant: one that is listed, or any on a free table. */
  readonly pointed = $derived.by((): Point | null => {
    const at = this.cursor ?? this.pointer;
    if (at === null || this.listed.length === 0) return null;
    return this.snap(at);
  });

  /** What lies under the pointer, for its name and what it does. */
  readonly scenery = $derived.by((): { name: string; text: string } | null => {
    const at = this.cursor ?? this.pointer;
    if (at === null || this.over !== null) return null;
    if (this.frame.board) {
      const found = this.view.squares.findLast((group) => group.at.some(([x, y]) => x === at.x && y === at.y));
      return found === undefined ? null : { name: named(`scenery-${found.kind}`), text: groundText(found.kind) };
    }
    const found = this.view.pieces.find((piece) => isWithin(piece.outline, at));
    return found === undefined ? null : { name: named(found.id), text: groundText(found.kind) };
  });

  readonly consideredAction = $derived(this.verb === null ? null : actionOf(this.verb, this.considered));

  readonly preview = $derived(this.consideredAction === null ? null : this.#referee.previewOf(this.consideredAction));

  readonly leaf = $derived(this.verb === null ? null : leafFor(this.verb, this.considered));

  /** Whether what is being said ends with one way that cannot be gone on with: it is drawn before it is sent. */
  readonly once = $derived(this.verb?.verb === 'go' && this.view.moving?.gait === 'run' && !this.frame.board);

  /** The sentence while something is half said. */
  sentence(asked: string): string {
    const verb = this.verb;
    const slot = this.slots.find((candidate) => candidate.offer !== null && candidate.offer === verb);
    if (verb === null || slot === undefined) return asked;
    const name = verbTitle(slot);
    const { moving } = this.view;
    if (verb.verb === 'go' && moving !== null && !this.frame.board) {
      const left = moving.left === null ? '' : lengthOf(this.view.measure, moving.left);
      if (this.once) return say(this.picked.at === null ? 'field-ask-run' : 'field-ask-sure', { verb: name, left });
      return say(this.trail.length > 1 ? 'field-ask-leg-on' : 'field-ask-leg', { verb: name, left });
    }
    if (this.step === 'target') {
      const blind = STRAIGHT.has(verb.verb) && verb.verb !== 'use' && !this.view.open_distances;
      return blind
        ? `${say('field-ask-whom', { verb: name })} ${say('field-unmeasured')}`
        : say('field-ask-whom', { verb: name });
    }
    if (this.step !== 'at') return asked;
    const who = this.figure(this.picked.who);
    if (verb.verb === 'deploy' && who !== null) return `${asked} ${say('field-ask-deploy', { name: nameOf(who) })}`;
    if (verb.verb === 'place-scenery') return `${asked} ${say('field-ask-set', { name })}`;
    return `${asked} ${say('field-ask-where')}`;
  }

  figure(id: number | null | undefined): FigureView | null {
    return this.view.figures.find((figure) => figure.id === id) ?? null;
  }

  spot(point: Point): Spot {
    return toSheet(this.frame, point);
  }

  /** The radius of a base on the sheet. */
  radius(figure: FigureView): number {
    return this.frame.board ? UNIT * 0.39 : Math.max(8, (figure.radius * UNIT) / 1000);
  }

  // ---- pointing

  /** A listed place near by, or the place itself where any may be sent. */
  snap(at: Point): Point | null {
    if (!isInside(this.frame, at) && !this.frame.board) return null;
    const here = this.spot(at);
    let best: Point | null = null;
    let near = this.frame.board ? 1 : 9;
    for (const leaf of this.listed) {
      if (leaf.at === null) continue;
      const gap = distance(here, this.spot(leaf.at));
      if (gap < near) [best, near] = [leaf.at, gap];
    }
    return best ?? (this.request !== null && !this.request.complete && !this.frame.board ? at : null);
  }

  figureAt(spot: Spot): FigureView | null {
    const found = this.view.figures
      .filter((figure) => figure.at !== null)
      .map((figure) => ({ figure, gap: distance(spot, this.spot(figure.at ?? { x: 0, y: 0 })) - this.radius(figure) }))
      .filter(({ gap }) => gap <= (this.frame.board ? 4 : 10))
      .sort((a, b) => a.gap - b.gap);
    return found[0]?.figure ?? null;
  }

  /** Something was pointed at and meant: by a click, a tap or Enter. */
  tap(spot: Spot, light: boolean): void {
    const figure = this.figureAt(spot);
    const marker = this.markerAt(spot);
    if (figure !== null) this.shown = figure.id;
    if (this.play.busy) return;
    this.missed = null;
    if (figure !== null && this.tapFigure(figure.id, light)) return;
    if (marker !== null && this.verb !== null && this.step === 'number') {
      this.say({ number: marker });
      return;
    }
    const edge = this.edgeAt(spot);
    if (edge !== null) {
      this.choose(edge);
      return;
    }
    const at = this.snap(fromSheet(this.frame, spot));
    if (this.verb !== null && at !== null && (this.step === 'at' || this.picked.at !== null)) {
      this.tapPlace(at, light);
      return;
    }
    if (figure !== null) return;
    this.aim = null;
    if (this.verb !== null && this.step === 'at') {
      this.missed = spot;
      this.play.announce(say('field-missed'));
    }
  }

  /** The zone under the pointer, where one may be taken. */
  private edgeAt(spot: Spot): Slot | null {
    const zone = this.view.zones.findIndex((candidate) =>
      isWithin(
        candidate.outline.map((corner) => cornerToSheet(this.frame, corner)),
        spot,
      ),
    );
    return this.slots.find((slot) => slot.verb === 'choose-edge' && slot.offer?.leaves[0]?.number === zone) ?? null;
  }

  markerAt(spot: Spot): number | null {
    return this.markers.find((marker) => distance(spot, this.spot(marker.at)) < UNIT * 0.5)?.number ?? null;
  }

  /** The markers that can be pointed at: somebody steps out at one of the own, and looks for the others. */
  readonly markers = $derived.by((): readonly MarkerView[] => {
    const verb = this.verb;
    if (verb === null || this.step !== 'number' || verb.verb === 'place-scenery') return [];
    const numbers = values(open(verb, this.picked, 'number'), 'number');
    return this.view.markers.filter(
      (marker) => (marker.side === this.side) === (verb.verb === 'reveal') && numbers.includes(marker.number),
    );
  });

  tapFigure(id: number, light = false): boolean {
    if (this.verb !== null) {
      const step = this.pointable.get(id);
      if (step !== undefined) {
        const again = this.picked[step] === id && this.ready !== null;
        if (again) this.send();
        else {
          this.say({ [step]: id });
          if (light && LIGHT.has(this.verb.verb) && this.ready !== null) this.send();
        }
        return true;
      }
    }
    const verbs = aimedAt(this.verbs, id);
    const only = verbs.length === 1 ? verbs[0] : undefined;
    if (only !== undefined && this.step !== 'at') {
      const step = pointable(only, NOTHING).get(id) ?? 'target';
      this.picked = this.straight(only, settle(only, { ...NOTHING, verb: only.key, [step]: id }));
      return true;
    }
    if (verbs.length > 1 && this.step !== 'at') {
      this.aim = this.aim === id ? null : id;
      this.picked = NOTHING;
      return true;
    }
    return false;
  }

  private tapPlace(at: Point, light: boolean): void {
    const again = same(this.picked.at, at);
    const known = this.preview?.allowed !== false;
    this.say({ at });
    if (
      this.ready !== null &&
      known &&
      (again || (light && !this.once && this.verb !== null && LIGHT.has(this.verb.verb)))
    )
      this.send();
  }

  /** Says one more thing of the chosen verb. */
  say(more: Partial<Picked>): void {
    if (this.verb === null) return;
    const next = settle(this.verb, { ...this.picked, ...more });
    this.picked = more.at === undefined ? this.straight(this.verb, { ...next, at: null }) : next;
    const at = this.figure(this.picked.target)?.at ?? this.picked.at;
    if (at != null) this.showSaid(at);
  }

  /** Where a straight way ends is settled by its target: the nearest listed place. */
  straight(verb: Verb, picked: Picked): Picked {
    if (!STRAIGHT.has(verb.verb) || nextStep(verb, picked) !== 'at') return picked;
    const doer = this.figure(picked.who ?? verb.user ?? this.view.active);
    const from = doer?.at == null ? null : this.spot(doer.at);
    const ways = open(verb, picked).filter((leaf) => leaf.at !== null);
    const gap = (leaf: Leaf): number => (from === null || leaf.at === null ? 0 : distance(from, this.spot(leaf.at)));
    // What the request shows unasked it thinks the best; otherwise the shortest way is.
    const best = ways.find((leaf) => leaf.choice !== null) ?? [...ways].sort((a, b) => gap(a) - gap(b))[0];
    return best?.at == null ? picked : { ...picked, at: best.at };
  }

  choose(slot: Slot): void {
    const verb = slot.offer;
    if (verb === null || this.play.busy || this.request === null) return;
    if (nextStep(verb, NOTHING) === null) {
      const only = verb.leaves[0];
      if (only !== undefined) this.answer(only.action);
      return;
    }
    if (this.picked.verb === verb.key && this.aim === null) return;
    const step = this.aim === null ? undefined : pointable(verb, NOTHING).get(this.aim);
    const start = { ...NOTHING, verb: verb.key, ...(step === undefined ? {} : { [step]: this.aim }) };
    this.picked = this.begin(verb, start);
    this.cursor = null;
    this.showAll();
  }

  /** Goes far enough away to show everybody who can be pointed at. */
  private showAll(): void {
    const standing = [...this.pointable.keys(), this.view.active].flatMap((id) => this.figure(id)?.at ?? []);
    const spots = [...standing, ...this.markers.map((marker) => marker.at)].map((at) => this.spot(at));
    this.lens.show(spots, 40);
  }

  /** Shows what is being said with whoever does it. */
  private showSaid(at: Point): void {
    const doer = this.verb === null ? null : this.figure(this.picked.who ?? this.verb.user ?? this.view.active);
    if (doer?.at == null) this.lens.reveal(this.spot(at));
    else this.lens.show([this.spot(doer.at), this.spot(at)], 40);
  }

  send(): void {
    if (this.ready !== null) this.answer(this.ready);
  }

  private answer(action: AnimaAction): void {
    if (this.request === null || this.play.busy) return;
    this.play.choose(this.request, action);
    this.aim = null;
  }

  back(): void {
    if (this.tool !== 'none') {
      this.tool = 'none';
      this.measured = null;
      return;
    }
    const verb = this.verb;
    if (verb !== null) {
      // What settles itself is not worth a step of its own.
      let next = stepBack(verb, this.picked);
      while (next.verb !== null && alike(this.straight(verb, settle(verb, next)), this.picked))
        next = stepBack(verb, next);
      this.picked = this.settled(next);
    }
    this.aim = null;
    this.cursor = null;
  }

  /** Nothing said is not nothing open: what a request is all about stays chosen. */
  private settled(picked: Picked): Picked {
    if (picked.verb !== null) return picked;
    const verb = obvious(this.verbs);
    return verb === null ? NOTHING : this.begin(verb, { ...NOTHING, verb: verb.key });
  }

  /** Settles what there is no doubt about. Whoever waits beside the table steps up in turn; another can be taken instead. */
  private begin(verb: Verb, picked: Picked): Picked {
    const settled = settle(verb, picked);
    if (nextStep(verb, settled) !== 'who') return this.straight(verb, settled);
    const able = values(open(verb, settled), 'who');
    const waits = able.length > 0 && able.every((id) => this.figure(id)?.at == null);
    return waits ? settle(verb, { ...settled, who: able[0] ?? null }) : settled;
  }

  /** Another request has come: what was half said is forgotten. */
  renew(): void {
    this.picked = this.settled(NOTHING);
    this.aim = null;
    this.#referee.forget();
    this.missed = null;
    if (this.verb?.verb === 'activate') this.showMine();
    // Whoever is put on the table next is the one to read about.
    if (this.picked.who !== null && this.figure(this.picked.who)?.at == null) this.shown = this.picked.who;
  }

  /** Whoever asks who acts next has to see those who can. */
  private showMine(): void {
    const spots = [...this.pointable.keys()].flatMap((id) => this.figure(id)?.at ?? []).map((at) => this.spot(at));
    this.lens.show(spots, 24, 1, 2 * UNIT);
  }

  /** What can be pointed at, in the order in which Tab goes through it. */
  readonly candidates = $derived.by((): readonly { figure: number | null; at: Point }[] => {
    if (this.markers.length > 0) return this.markers.map((marker) => ({ figure: null, at: marker.at }));
    const onPlaces = this.step === 'at' || (this.picked.at !== null && this.picked.target === null);
    if (this.verb === null || !onPlaces) {
      return [...this.pointable.keys()].flatMap((id) => {
        const at = this.figure(id)?.at;
        return at == null ? [] : [{ figure: id, at }];
      });
    }
    const doer = this.figure(this.verb.user ?? this.view.active)?.at;
    const from = doer == null ? null : this.spot(doer);
    const gap = (at: Point): number => (from === null ? 0 : distance(from, this.spot(at)));
    return this.listed
      .flatMap((leaf) => (leaf.at === null ? [] : [{ figure: null, at: leaf.at }]))
      .sort((a, b) => gap(a.at) - gap(b.at));
  });

  /** Goes to the next candidate; false once there is none left, so that Tab can leave the board. */
  next(step: 1 | -1): boolean {
    const list = this.candidates;
    const now = list.findIndex((candidate) => same(candidate.at, this.cursor));
    const index = now < 0 ? (step === 1 ? 0 : list.length - 1) : now + step;
    const found = list[index];
    if (found === undefined) {
      this.cursor = null;
      return false;
    }
    this.cursor = found.at;
    this.over = found.figure;
    if (found.figure !== null) this.shown = found.figure;
    this.showSaid(found.at);
    return true;
  }

  turn(by: number): void {
    if (this.verb?.verb !== 'place-scenery') return;
    const turns = values(open(this.verb, this.picked, 'number'), 'number');
    const index = turns.indexOf(this.picked.number ?? 0);
    const number = turns[(index + by + turns.length) % turns.length];
    if (number !== undefined) this.picked = { ...this.picked, number, at: null };
  }

  // ---- what it would come to

  /** Asks what is being considered would come to. */
  ask(action: AnimaAction | null): void {
    this.#referee.weigh(action);
  }

  /** Why a verb cannot be done now, in the words of the referee. */
  why(slot: Slot): void {
    if (slot.offer !== null || !slot.plain) return;
    const target = this.#nearest();
    const action = plainest(slot.verb, target, target === null ? null : this.#touching(target));
    if (action !== null) this.#referee.deny(slot.key, action);
  }

  /** Why it cannot be done, as far as it was asked. */
  reasonOf(slot: Slot): Message | undefined {
    return this.#referee.reasons.get(slot.key);
  }

  /** The enemy nearest to whoever acts. */
  #nearest(): FigureView | null {
    const from = this.figure(this.view.active)?.at;
    const enemies = this.view.figures.filter((figure) => figure.side !== this.side && figure.at !== null);
    const gap = (figure: FigureView): number =>
      from == null || figure.at === null ? 0 : distance(this.spot(from), this.spot(figure.at));
    return enemies.sort((a, b) => gap(a) - gap(b))[0] ?? null;
  }

  /** Where whoever acts would touch somebody. */
  #touching(target: FigureView): Point | null {
    const who = this.figure(this.view.active);
    if (who?.at == null || target.at === null) return null;
    return contact(this.frame, who.at, target.at, who.radius + target.radius);
  }

  readonly denied = $derived.by((): { title: string; reason: string } | null => {
    const reason = this.looked === null ? undefined : this.reasonOf(this.looked);
    return this.looked === null || reason === undefined
      ? null
      : { title: verbTitle(this.looked), reason: tell(reason) };
  });

  /** What the place under the pointer comes to, where it is not among the choices that were thought worth telling. */
  readonly told = $derived.by((): { text: string; rules: readonly string[] } | null => {
    if (this.looked !== null || this.leaf?.choice != null || this.considered.at === null || this.preview === null)
      return null;
    return { text: tell(this.preview.message), rules: this.preview.message.rules ?? [] };
  });

  // ---- the camera

  /** Whom it is about at the usual size, or the whole table before anybody stands on it. */
  #home(window: Size): Camera {
    const stands = (figure: FigureView | null): Spot[] => (figure?.at == null ? [] : [this.spot(figure.at)]);
    const everybody = this.view.figures.flatMap(stands);
    if (this.view.phase === 'setup' || everybody.length === 0) return cameraOn([], window, this.sheet, 1);
    const attack = this.view.attacks.at(-1);
    const mine = this.view.figures.filter((figure) => figure.side === this.side && !figure.finished).flatMap(stands);
    const about = [this.view.active, attack?.attacker, attack?.target].flatMap((id) => stands(this.figure(id)));
    const spots = about.length > 0 ? about : mine.length > 0 ? mine : everybody;
    // Who it is about stands near the middle, with as many of the others around as there is room for.
    const near = everybody.filter((spot) => spots.some((other) => distance(spot, other) < 9 * UNIT)).concat(spots);
    const fit = cameraOn(near, window, this.sheet, 1, 2.5 * UNIT);
    const camera = clampCamera({ ...fit, zoom: Math.max(0.72, fit.zoom) }, window, this.sheet);
    return spots.reduce((shown: Camera, spot) => bringIntoView(shown, window, this.sheet, spot), camera);
  }

  // ---- what happened

  #before: AnimaView | null = null;

  /** Takes notice of a new view: who moved, who was hurt. */
  notice(): { walks: Walk[]; harms: Harm[] } {
    const before = this.#before;
    const after = this.view;
    this.#before = after;
    if (before === null || before === after) return { walks: [], harms: [] };
    if (before.phase === 'setup' && after.phase !== 'setup') this.lens.home();
    const walks = walksOf(before, after, this.play.news);
    const { moving } = after;
    if (moving === null) this.trail = [];
    else {
      const walk = walks.find((candidate) => candidate.figure === moving.figure);
      const begun = before.moving?.figure === moving.figure ? this.trail : [];
      this.trail = walk === undefined ? begun : [...begun, ...(begun.length === 0 ? walk.way : walk.way.slice(1))];
    }
    return { walks, harms: harmsOf(before, after) };
  }

  /** The name of a place for whoever hears rather than sees. */
  word(at: Point): string {
    return placeOf(this.view.measure, at);
  }
}
