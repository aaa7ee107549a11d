// Made by `UPDATE_EXPECT=1 cargo test -p protocol`. Do not edit.

export const VERSION = 1;

export const FACES = ['titan', 'move', 'fight', 'cannon', 'tactics', 'dodge'] as const;

export type AbilityView = {
/** As in [`crate::Act::ability`]. */
id: string, name: string, text: string,
/** TITAN dice. */
cost: number, rules: Array<string>, };

export type Act = {
/** The first word of the choice: `attack`, `go`, `roll`, `lay` and so on. */
verb: string,
/** A short name for a button. */
title: string,
/** The icon's id in the sheet of icons, a rule slug with dashes. */
icon: string | null,
/** Who does it: a figure's number, or a hero's place. */
who?: number,
/** To whom. */
target?: number,
/** Where. */
at?: Point,
/** The id of the card it is about; of two that are laid the open one; the face of a die that the Titan sets aside. */
card?: string,
/** The id of the ability that is used; of two cards that are laid the other one. */
ability?: string,
/** Action points, TITAN dice, or symbols that it costs. */
cost?: number,
/**
 * Faces of dice that are rolled again or paid, in the order of `last_stand::FACES`; for an ability of the Titan how
 * many TITAN dice of each hero pay for it, in the order of their places.
 */
dice?: [number, number, number, number, number, number],
/** A level, a condition, a marker, a slot: whatever number tells it from others. */
number?: number,
/** The chance that it does what it is for, where one number says it, from 0 to 1. */
chance?: number,
/** The same if the target answers as well as it can, and from afar where the distance may not be known yet. */
at_worst?: number,
/** The chance of the harm that it risks, from 0 to 1: a TITAN in a roll. */
risk?: number,
/** Life points that it takes on average. */
loss?: number,
/** The chance that it kills, where there is one. */
kill?: number, };

export type ActionCard = { id: string, name: string,
/** What it does if it is not stopped, a sentence each. */
effects: Array<string>,
/** The levels it strikes; none strikes everybody or nobody in particular. */
levels: Array<number>, area: string | null,
/** What stopping it costs, as a sentence. */
stop: string,
/** Stopped by all together rather than by each for itself. */
collective: boolean,
/** Symbols that stopping it takes: DODGE from each, or TACTICS from all. */
price: number, rules: Array<string>, };

export type AnimaView = {
/** `table` or `board`. */
measure: string,
/** Whether distances may be known before something is declared. Where not, a page draws none. */
open_distances: boolean, edition: string, scenario: string, map: string, width: number, depth: number, turn: number,
/** Nothing where it goes on for ever. */
limit: number | null,
/** `setup`, `recovery`, `maintenance`, `action` or `over`. */
phase: string,
/** What happens in it now, in short. */
step: string, parties: Array<PartyView>, figures: Array<FigureView>, pieces: Array<PieceView>,
/** The squares of a board that are not plain ground, those that are alike together. */
squares: Array<SquaresView>, zones: Array<ZoneView>, nodes: Array<NodeView>, flags: Array<FlagView>, markers: Array<MarkerView>,
/** Who acts. */
active: number | null, moving: MovingView | null,
/** What is being resolved, the innermost last. */
attacks: Array<AttackView>,
/** How far zones of control reach, where that may be drawn. */
control: number | null, };

export type AnswerOdds = {
/** The words of the choice: `let-be`, `dodge`, `counter`, or those of an ability. */
answer: string, name: string,
/** The chance that the attack hits, from 0 to 1. */
chance: number,
/** Life points lost on average. */
loss: number,
/** The chance to be killed. */
kill: number,
/** Whether no answer is better: first to survive, then to lose little, then to strike back. */
best: boolean, text: string, };

export type AttackView = { attacker: number, target: number,
/** `melee`, `ranged`, `charge`, `push`, `slam` or `counter`. */
kind: string, from: Point, to: Point, ability: string | null,
/** Whether the target is being asked how it answers. */
answered_now: boolean,
/** The exact odds of what comes, for each answer the target may give. */
odds: Array<AnswerOdds>, };

export type AttributeView = {
/** `attack`, `damage`, `defense`, `armor`, `life`, `resistance`, `walk`, `run`, `range`, `actions`, `recovery`. */
id: string, name: string, printed: string, now: string | null, };

export type CardAbility = { id: string, name: string, head: string, body: string, };

export type CardText = { id: string, name: string, lines: Array<string>, abilities: Array<CardAbility>, };

export type CarriedView = { card: string, name: string, };

export type Chat = { by: string,
/** The seat of the speaker, if it has one. */
seat: number | null, text: string,
/** Milliseconds since 1970. */
at: number, };

export type Choice = {
/** What to answer with. */
words: string, text: string,
/** The heading under which it is shown, as a text. */
group: string | null,
/** What tells it from others like it. */
remark: string | null,
/** Exact odds, as a text. */
odds: string | null,
/** What somebody weighing it should know beyond the choice itself. */
notes: Array<string>,
/** The rules that somebody weighing this choice would look up. */
rules: Array<string>,
/** Gives the game up. */
concedes: boolean, act: Act, };

export type ClientMessage = { "say": "hello", version: number, table: string, lang: Lang,
/** The seat to look from, for somebody who holds several; the first held one unless it says otherwise. */
look?: number, } | { "say": "look", seat: number, } | { "say": "speak", lang: Lang, } | { "say": "choose", id: string, seat: number, request: number, words: string, } | { "say": "probe", id: string, seat: number, request: number, words: string, } | { "say": "hint", id: string, seat: number, } | { "say": "dice", id: string, words: string, } | { "say": "entropy", id: string, seat: number, text: string, } | { "say": "undo", id: string, } | { "say": "consent", id: string, yes: boolean, } | { "say": "chat", id: string, text: string, } | { "say": "claim", id: string, } | { "say": "fill", id: string, seat: number, level: string, } | { "say": "again" } | { "say": "ping" };

export type Clock = { since: number, until: number | null,
/** Whether this viewer may claim the game now. */
claimable: boolean, };

export type Closed = { text: string, rules: Array<string>, winner: Winner | null,
/** The seed of fair dice, revealed. */
seed: string | null,
/** The table at which the same people play once more, as soon as one of them has asked for it. */
again: string | null, };

export type Condition = { text: string, met: boolean,
/** Symbols that it takes, and those already paid, in the order of `FACES`. */
price: [number, number, number, number, number, number], paid: [number, number, number, number, number, number],
/** The level on which it is paid, where it matters. */
level: number | null, };

export type Curtain = {
/** The seat that is awaited on this device, which must not see what is seen now. */
seat: number, name: string, };

export type DieView = {
/** One of `FACES`, where it shows one. */
face: string | null,
/** `held`, `locked` (a TITAN), `borrowed`, `with-titan`, `returned`, `aside`, `lent` or `spent`. */
state: string, };

export type Failure = {
/**
 * `version`, `no-such-table`, `not-allowed`, `malformed`, `too-fast`, `too-many`, `closing`, `broken`, `not-stored`,
 * `too-slow`.
 */
code: string, text: string,
/** Whether connecting again may help. */
again: boolean, };

export type FigureView = { id: number,
/** The word that choices and journals have for it: `a1`, `b3`. */
word: string, side: string,
/** The id of its card, whose text is at `/api/tables/{id}/cards/{card}`. */
card: string, name: string,
/** Told apart from others of the same name by a number. */
tag: number | null, affiliation: string, faction: string,
/** `fighter`, `mage` and so on; the first decides the silhouette. */
categories: Array<string>, level: number,
/** Absent until it is deployed, and after it died. */
at: Point | null,
/** The radius of the base; on a board it fills its square. */
radius: number,
/** `waiting`, `on-table`, `infiltrating`, `dead`. */
state: string, life: number, life_of: number, actions: number, actions_of: number, states: Array<StateView>, engaged: Array<number>, hidden: boolean, finished: boolean, summoned: boolean, tokens: number, carries: Array<CarriedView>, attributes: Array<AttributeView>, };

export type FlagView = { side: string, at: Point | null, carried_by: number | null, };

export type Fork = { at: number, seats: Array<Seating>, };

export type Form = { game: string,
/** Every question with what was answered or would be, in order. */
questions: Array<FormQuestion>, options: Array<FormOption>, seats: Array<FormSeat>, opponents: Opponents, };

export type FormAnswer = { value: string, text: string, };

export type FormAsked = { game: string, answers: Array<[string, string]>, };

export type FormOption = { key: string, text: string, values: Array<FormAnswer>, default: string, };

export type FormQuestion = { key: string, text: string, answers: Array<FormAnswer>,
/** The answer that holds now; none leaves it to be chosen in play. */
answer: string | null,
/** Something else may be typed, such as a party code; this says what. */
other: string | null, };

export type FormSeat = { seat: number, text: string, };

export type Frame = { log: Array<LogEntry>, now: Now, };

export type Frames = { from: number, frames: Array<Frame>, };

export type HeldCard = {
/** Its id, for whoever may know. */
card: string | null, name: string | null, points: number, };

export type HeroCard = { id: string, name: string, power: string, };

export type HeroView = { seat: number,
/** Absent until it has been taken. */
hero: HeroCard | null, level: number | null, hearts: Supply, dice: Array<DieView>,
/** A doubled symbol whose other half can still be used. */
half: boolean,
/** Has said it is content with this stage, or has answered. */
done: boolean, struck: boolean, dodged: boolean, resigned: boolean, };

export type Hint = { seat: number,
/** The request that it answers. */
request: number, choice: Choice,
/** How likely the side wins, from 0 to 1: as it stands, with this choice, and with others on average. */
now: number, after: number, others: number | null,
/** The odds in words, then what speaks for the choice most, or against it, each as a sentence. */
reasons: Array<string>, };

export type HttpError = { code: string, text: string, rules: Array<string>, };

export type Lang = "en" | "es" | "it";

export type LastStandView = { round: number,
/** From 1 to 7; 0 in setup, 8 after the end. */
stage: number,
/** The names of the seven stages. */
stages: Array<string>,
/** What happens in the stage now, in short: `first card, Swat`. */
step: string, titan: TitanView | null, track: Track, cannons: Supply, citizens: Supply,
/** CANNON symbols used this round. */
cannons_used: number,
/** What each level is: `ground`, `titan` or `tower`; the index is the level. */
levels: Array<LevelView>,
/** The first, Fury's and the second card. */
slots: Array<SlotView>,
/** The Titan's hand: for heroes the face-down card may be among it. */
hand: Array<ActionCard>, laid_aside: Array<ActionCard>,
/** Blinding Shot: both cards are laid face up. */
blinded: boolean, heroes: Array<HeroView>,
/** Those who have been taken by nobody, while heroes are taken. */
free_heroes: Array<HeroCard>,
/** Those who may be chosen, while the Titan is. */
free_titans: Array<TitanView>, tactics: TacticsView | null,
/** The cards under it, from the top: the name where it has been seen. */
deck: Array<string | null>,
/** The card that strikes now. */
threat: Threat | null, };

export type LevelView = { kind: string, name: string, };

export type Lobby = { mine: Array<LobbyTable>, open: Array<LobbyTable>, finished: Array<LobbyTable>, };

export type LobbyTable = { table: string, game: string, title: string,
/** Where it stands: a round, a turn, how it ended. */
standing: string, seats: Array<SeatInfo>, my_move: boolean,
/** Milliseconds since 1970. */
changed: number, };

export type LogEntry = {
/** The number of the input it came with. */
input: number, lines: Array<LogLine>, };

export type LogLine = { text: string,
/** The name of the event, the same in every language. */
event: string,
/** The side it is about, if it is about one: `amber` or `teal`. */
side: string | null, rules: Array<string>,
/** What the event says besides its text, for drawing: keys and values as in a journal. */
words: Array<[string, string]>, };

export type Login = { name: string, password: string, };

export type Manner = { value: string, text: string,
/** What it is like, as one sentence. */
about: string, };

export type MarkerView = { side: string, number: number, at: Point, };

export type Me = {
/** The seats one holds. */
seats: Array<number>,
/** The seat one looks from; none is a spectator. */
look: number | null, };

export type MovingView = { figure: number,
/** `free`, `walk` or `run`. */
gait: string,
/** What is left of the movement, where that may be known. */
left: number | null, };

export type NewTable = { game: string, setup: Array<[string, string]>, options: Array<[string, string]>,
/** Who sits on each seat; the rest is played by the computer. */
seats: Array<Seating>,
/** `server` or `typed`. */
dice: string,
/** Listed in the lobby for anybody to sit down. */
listed: boolean, spectators: boolean, patience: number | null,
/** Whether hints may be asked for; where nothing is said, by whoever plays against the computer alone. */
hints: boolean | null,
/** A game to learn by: anything may be taken back, also past dice. */
practice: boolean, };

export type NewTableMade = { table: string,
/** The secret link of each open seat. */
links: Array<SeatLink>, };

export type NodeView = { at: Point, side: string | null, };

export type Now = { view: View, waiting: Waiting,
/** What happens now, as one sentence. */
sentence: string,
/** The choices of the seats one may look from now. */
requests: Array<Request>, undo: Undo | null,
/** Somebody wants to take something back. */
takeback: Takeback | null, clock: Clock | null,
/** Where several people share this device: whose turn it is to look. */
curtain: Curtain | null,
/** Whether a hint may be asked for. */
hints: boolean,
/** The number of inputs so far. */
inputs: number, };

export type Opponents = {
/** From the weakest to the strongest. */
levels: Array<Manner>,
/** The first is what a level without a persona has. */
personas: Array<Manner>,
/** The one for whoever asks for none. */
usual: string, };

export type PartyView = { seat: number,
/** `amber` or `teal`. */
side: string, name: string, first: boolean, gnosis: number, score: number | null, hand: Array<HeldCard>,
/** Plot cards that lie open and go on to hold. */
laid: Array<string>, };

export type Person = { name: string,
/** Whether the name is kept with a password. */
kept: boolean, };

export type PieceView = {
/** Its card: `grove`, `tower` and so on. */
id: string,
/** `abrupt`, `high`, `low`, `elevation` or `minor`. */
kind: string, name: string,
/** How its kind is drawn: `wood`, `rough`, `wall`, `rock`, `water`, `hill` or `obstacle`. */
drawn: string,
/** Levels of an elevation. */
levels: number,
/** What it does, in words: slows, covers, blocks. */
text: string, height: number, outline: Array<Point>, };

export type Places = {
/** `go`, `deploy`, `charge`, `intercept` and so on. */
verb: string,
/**
 * What to answer with: `{}` stands for the place, written `x,y` in squares on the board, and in inches with up to
 * three decimals on the table, such as `12.5,8`.
 */
words: string, who?: number, target?: number,
/** A marker, or quarter turns of a piece of scenery. */
number?: number,
/** The id of a piece of scenery. */
card?: string,
/** The id of the ability that is used. */
ability?: string,
/** The places, each as x and y in the unit of a [`Point`]. */
at: Array<[number, number]>, };

export type Point = { x: number, y: number, };

export type Preview = {
/** Whether it would be taken. */
allowed: boolean,
/** The choice as a sentence, or why it would be refused. */
text: string, rules: Array<string>,
/** How much of the movement it takes, in thousandths of an inch or squares, where that may be known. */
takes?: number,
/** The way that is gone, where that may be known. */
path: Array<Point>, odds: string | null, };

export type Refused = { id: string,
/**
 * `stale`, `illegal`, `unclear`, `no-hints`, `thinking`, `not-yours`, `not-now`, `parted`, `too-fast`, `too-long`,
 * `no-such`, `malformed`, `not-stored`.
 */
code: string, text: string, rules: Array<string>, };

export type Rename = { name: string, };

export type Replay = { table: TableInfo, seats: Array<SeatInfo>,
/** Who it can be seen as: the word of each seat, `spectator`, `open`. */
viewers: Array<FormAnswer>, viewer: string,
/** How many inputs there are; a frame for each and one before the first. */
inputs: number, verified: Verified, };

export type Request = { seat: number,
/** Changes only when this seat's choices change, so that an answer stays good whatever others do meanwhile. */
number: number,
/** Whether the game waits for this seat, or merely lets it speak. */
awaited: boolean,
/** What is asked, as one sentence. */
sentence: string,
/** Whether all that is allowed is listed; where not, any point may be sent for the verbs of `places`. */
complete: boolean,
/** Choices to be shown as such, in the order in which a person wants to read them. */
choices: Array<Choice>,
/** All choices that are places on the board. Those worth being shown unasked are among `choices` too. */
places: Array<Places>, };

export type Review = {
/** How many choices were looked at. */
looked_at: number,
/** The worst first. */
slips: Array<Slip>, };

export type RuleText = { slug: string, title: string, meaning: string,
/** Where the book says it. */
source: string,
/** Why we decided as we did, where the book is unclear. */
ruling: string | null, };

export type Sat = { table: string, seat: number, };

export type SeatInfo = { seat: number,
/** The word in journals: `titan`, `hero1`, `a`, `b`. */
word: string,
/** Who is played there, as a text: a hero's name once chosen. */
role: string,
/** `amber` or `teal`. */
side: string, sitter: Sitter, };

export type SeatLink = { seat: number, role: string, url: string, };

export type Seating = { "who": "me", seat: number, } | { "who": "open", seat: number, } | { "who": "computer", seat: number, level: string, };

export type ServerMessage = { "tell": "snapshot" } & Snapshot | { "tell": "update" } & Update | { "tell": "done", id: string, } | { "tell": "refused" } & Refused | { "tell": "probed", id: string, preview: Preview, } | { "tell": "hinted", id: string, hint: Hint, } | { "tell": "chat" } & Chat | { "tell": "people", seats: Array<SeatInfo>, watching: number, } | { "tell": "failed" } & Failure | { "tell": "pong" };

export type Sit = { seat: number, };

export type Sitter = { "who": "nobody" } | { "who": "invited" } | { "who": "person", name: string, here: boolean, } | { "who": "computer", level: string, name: string, };

export type Slip = {
/** The number of the frame in which it was chosen. */
frame: number, role: string,
/** What was chosen, and what would have been better. */
done: string, better: string,
/** How likely the side won after either, from 0 to 1. */
chance: number, chance_of_better: number, reasons: Array<string>, };

export type SlotView = { "lies": "empty" } | { "lies": "open", card: ActionCard,
/** Whether it has been dealt with this round. */
done: boolean, } | { "lies": "hidden",
/** What it is, for whoever may know. */
card: ActionCard | null,
/** What it may be, for everybody else. */
may_be: Array<ActionCard>, };

export type Snapshot = {
/** Grows by one with every update. */
version: number, table: TableInfo, me: Me, seats: Array<SeatInfo>, watching: number, now: Now,
/** Everything told so far, as this viewer heard it. */
log: Array<LogEntry>, chat: Array<Chat>, };

export type SquaresView = { elevation: number,
/** `abrupt`, `high`, `low` or `minor`; nothing where it is only higher. */
kind: string | null,
/** As of a piece of scenery. */
drawn: string, name: string,
/** What it does, in words. */
text: string,
/** Each as x and y. */
at: Array<[number, number]>, };

export type StateView = {
/** `haste`, `poison` and so on. */
id: string, name: string, count: number,
/** Bad for whoever has it. */
bad: boolean, };

export type Supply = { left: number, of: number, };

export type TableInfo = { id: string,
/** `last-stand` or `anima`. */
game: string, title: string,
/** What was agreed on, a text for each: edition, map, scenario and so on. */
terms: Array<string>,
/** Rules in which this match differs from its edition, each as a text. */
house_rules: Array<string>,
/** `server` or `typed`. */
dice: string,
/** The commitment to the seed of fair dice. */
commitment: string | null, open_to_spectators: boolean,
/** Seconds a move may take before the game can be claimed; none if it may take for ever. */
patience: number | null, created: number,
/** A game to learn by: anything may be taken back, also past dice. */
practice: boolean, };

export type TacticsView = { id: string, name: string, conditions: Array<Condition>,
/** What all three bring. */
effect: string, rules: Array<string>, };

export type Takeback = { by: number, text: string,
/** Whether this viewer is asked. */
asked: boolean, };

export type Threat = { slot: number, card: ActionCard,
/** The heroes it finds, by their place. */
victims: Array<number>,
/** TACTICS put in against it so far. */
put_in: number, };

export type TitanView = { id: string, name: string, abilities: Array<AbilityView>,
/** All seven cards. */
cards: Array<ActionCard>, };

export type Track = { marker: number, last: number,
/** The first box of each zone. */
weak: number, kill: number, };

export type Undo = { text: string,
/** Dice were rolled or a hidden fact has come out since, or somebody else has chosen: the others are asked. */
needs_consent: boolean,
/** Why it cannot be taken back: the same has happened, and the computer plays on the other side. */
refused: string | null, };

export type Update = { version: number,
/** What was told since the version before. */
log: Array<LogEntry>, now: Now, };

export type Verified = { rules: boolean, dice: boolean, text: string, };

export type View = { "game": "last-stand" } & LastStandView | { "game": "anima" } & AnimaView;

export type Waiting = { "for": "players" } | { "for": "choice", awaited: Array<number>, may: Array<number>, } | { "for": "dice", label: string, count: number, values: Array<string>, } | { "for": "over" } & Closed;

export type Winner = { name: string,
/** The seats that won. */
seats: Array<number>, };

export type ZoneView = {
/** Nobody's until the edges have been chosen. */
side: string | null, outline: Array<Point>, };
