// Made by `UPDATE_EXPECT=1 cargo test -p protocol`. Do not edit.

export const VERSION = 2;

export type Ability = { card: string, id: string, };

export type Arg = { "is": "number", "of": number } | { "is": "signed", "of": number } | { "is": "tenths", "of": number } | { "is": "chance", "of": number } | { "is": "length", "of": Length } | { "is": "point", "of": Spot } | { "is": "figure", "of": Figure } | { "is": "name", "of": string } | { "is": "ability", "of": Ability } | { "is": "rule", "of": string } | { "is": "word", "of": string } | { "is": "text", "of": string } | { "is": "counted", "of": Counted } | { "is": "list", "of": List } | { "is": "message", "of": Message };

export type CardAbility = { id: string, name: Message,
/** Cost, source and kind, to be shown in one line with dots between them. */
head: Array<Message>,
/** What it does, each a whole sentence; nothing where the head says it all. */
body: Array<Message>, };

export type CardText = { id: string,
/** What it is and its numbers, a line each. */
lines: Array<Message>, abilities: Array<CardAbility>, };

export type Chat = { by: string,
/** The seat of the speaker, if it has one. */
seat: number | null, text: string,
/** Milliseconds since 1970. */
at: number, };

export type Choice = {
/** What to answer with: an action of the game. */
action: unknown,
/** What it does, with the rules that somebody weighing it would look up. */
message: Message,
/** A short name for a button. */
title: Message,
/** The id of its icon in the sheet of icons, a rule slug with dashes. */
icon: string,
/** The heading under which it is shown. */
group: Message | null,
/** What tells it from others like it. */
remark: Message | null,
/** Exact odds. */
odds: Message | null,
/** What somebody weighing it should know beyond the choice itself. */
notes: Array<Message>,
/** Gives the game up. */
concedes: boolean,
/** What the action does not say of itself and a page draws: the game's own type. */
act: unknown, };

export type ClientMessage = { "say": "hello", version: number, table: string,
/** The seat to look from, for somebody who holds several; the first held one unless it says otherwise. */
look?: number, } | { "say": "look", seat: number, } | { "say": "choose", id: string, seat: number, request: number,
/** An action of the game. */
action: unknown, } | { "say": "probe", id: string, seat: number, request: number,
/** An action of the game. */
action: unknown, } | { "say": "hint", id: string, seat: number, } | { "say": "dice", id: string,
/** As many as are waited for, each one of those that may come. */
values: Array<string>, } | { "say": "entropy", id: string, seat: number, text: string, } | { "say": "undo", id: string, } | { "say": "consent", id: string, yes: boolean, } | { "say": "chat", id: string, text: string, } | { "say": "claim", id: string, } | { "say": "fill", id: string, seat: number, opponent: Opponent, } | { "say": "again" } | { "say": "ping" };

export type Clock = { since: number, until: number | null,
/** Whether this viewer may claim the game now. */
claimable: boolean, };

export type Closed = { message: Message, winner: Winner | null,
/** The seed of fair dice, revealed. */
seed: string | null,
/** The table at which the same people play once more, as soon as one of them has asked for it. */
again: string | null, };

export type Counted = { name: string, count: number, };

export type Curtain = {
/** The seat that is awaited on this device, which must not see what is seen now. */
seat: number, };

export type DiceFrom = "server" | "typed";

export type DieValue = {
/** What to send. */
value: string, name: Message, };

export type Failure = { code: FailureCode, message: Message,
/** Whether connecting again may help. */
again: boolean, };

export type FailureCode = "version" | "no-such-table" | "not-allowed" | "malformed" | "too-fast" | "too-many" | "closing" | "broken" | "not-stored" | "too-slow";

export type Figure = {
/** The word for it in choices: `a3`. */
word: string,
/** The id of its name, where whoever speaks knows it. */
name?: string,
/** Whether the battle has several of that name, so that the word tells them apart. */
several: boolean, };

export type Fork = { at: number, seats: Array<Seating>, };

export type Form = { game: string,
/** Every question with what was answered or would be, in order. */
questions: Array<FormQuestion>, options: Array<FormOption>, seats: Array<FormSeat>, opponents: Opponents,
/** Names that the texts do not have, of packs that did not come with the program. */
names: Names, };

export type FormAnswer = { value: string,
/** What it is called. It begins a line, so that it is shown with a capital. */
message: Message, };

export type FormAsked = { game: string, answers: Array<[string, string]>, };

export type FormOption = { key: string, message: Message, values: Array<FormAnswer>, default: string, };

export type FormQuestion = { key: string, message: Message, answers: Array<FormAnswer>,
/** The answer that holds now; none leaves it to be chosen in play. */
answer: string | null,
/** Something else may be typed, such as a party code; this says what. */
other: Message | null, };

export type FormSeat = { seat: number,
/** The name id of who is played there. */
role: string, };

export type Frame = { log: Array<LogEntry>, now: Now, };

export type Frames = { from: number, frames: Array<Frame>, };

export type Glue = "and" | "or" | "comma" | "semicolon" | "dot" | "sentences";

export type Ground = "table" | "board";

export type Hint = { seat: number,
/** The request that it answers. */
request: number, choice: Choice,
/** How likely the side wins, from 0 to 1: as it stands, with this choice, and with others on average. */
now: number, after: number, others: number | null,
/** The odds, then what speaks for the choice most, or against it. */
reasons: Array<Message>, };

export type HttpCode = "malformed" | "too-long" | "not-json" | "not-found" | "no-page" | "no-person" | "no-websocket" | "origin" | "too-fast" | "too-many-tables" | "not-stored" | "broken" | "name" | "name-taken" | "password" | "wrong-password" | "setup" | "seats" | "no-such-table" | "no-such-link" | "no-such-seat" | "no-such-card" | "link-used" | "seat-taken" | "not-open" | "not-allowed" | "not-over";

export type HttpError = { code: HttpCode,
/** Why, with the rules that say so. */
message: Message, };

export type Length = { thousandths: number, on: Ground, };

export type Level = "random" | "1" | "2" | "3" | "4" | "5";

export type LevelInfo = { level: Level, name: Message,
/** What it is like, as one sentence. */
about: Message, };

export type List = { parts: Array<Arg>, glue: Glue, };

export type Lobby = { mine: Array<LobbyTable>, open: Array<LobbyTable>, finished: Array<LobbyTable>,
/** Names that the texts do not have, of packs that did not come with the program. */
names: Names, };

export type LobbyTable = { table: string,
/** The game's id, which has a name. */
game: string,
/** Where it stands: a round, a turn, how it ended. */
standing: Message, seats: Array<SeatInfo>, my_move: boolean,
/** Milliseconds since 1970. */
changed: number, };

export type LogEntry = {
/** The number of the input it came with. */
input: number, lines: Array<LogLine>, };

export type LogLine = {
/** What happened; its key says which event it is, and its arguments are what is drawn of it. */
message: Message,
/** The side it is about, if it is about one. */
side: Side | null, };

export type Login = { name: string, password: string, };

export type Me = {
/** The seats one holds. */
seats: Array<number>,
/** The seat one looks from; none is a spectator. */
look: number | null, };

export type Message = {
/** The message of the texts. What a game tells, asks or refuses has a key that begins with `line-`. */
key: string,
/** Another form of the same message: an attribute of it. */
attribute?: string,
/** What goes into its gaps. */
args?: { [key in string]: Arg },
/** The slugs of the rules it rests on. */
rules?: Array<string>, };

export type Names = { en: { [key in string]: string }, es: { [key in string]: string }, it: { [key in string]: string }, };

export type NewTable = { game: string, setup: Array<[string, string]>, options: Array<[string, string]>,
/** Who sits on each seat; the rest is played by the computer. */
seats: Array<Seating>, dice: DiceFrom,
/** Listed in the lobby for anybody to sit down. */
listed: boolean, spectators: boolean, patience: number | null,
/** Whether hints may be asked for; where nothing is said, by whoever plays against the computer alone. */
hints: boolean | null,
/** A game to learn by: anything may be taken back, also past dice. */
practice: boolean, };

export type NewTableMade = { table: string,
/** The secret link of each open seat. */
links: Array<SeatLink>, };

export type Now = { view: View, waiting: Waiting,
/** What happens now, and what is asked of whoever looks. */
sentence: Message,
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

export type Opponent = { level: Level, persona: Persona, };

export type Opponents = {
/** From the weakest to the strongest. */
levels: Array<LevelInfo>, personas: Array<PersonaInfo>,
/** The one for whoever asks for none. */
usual: Opponent, };

export type Person = { name: string,
/** Whether the name is kept with a password. */
kept: boolean, };

export type Persona = "plain" | "bold" | "careful" | "vengeful";

export type PersonaInfo = { persona: Persona, name: Message,
/** What it is like, as one sentence. */
about: Message, };

export type Places = {
/** What to answer with, after its `to` has been put in the place of one of these points: an action of the game. */
action: unknown,
/** The points, each as x and y in the unit of a [`Point`]. */
at: Array<[number, number]>, };

export type Point = { x: number, y: number, };

export type Preview = {
/** Whether it would be taken. */
allowed: boolean,
/** The choice, or why it would be refused, with its rules. */
message: Message,
/** How much of the movement it takes, in thousandths of an inch or squares, where that may be known. */
takes?: number,
/** The way that is gone, where that may be known. */
path: Array<Point>, odds: Message | null, };

export type RefusalCode = "stale" | "illegal" | "unclear" | "no-hints" | "thinking" | "not-yours" | "not-now" | "no-takeback" | "parted" | "too-fast" | "too-long" | "no-such" | "malformed" | "not-stored";

export type Refused = { id: string, code: RefusalCode,
/** Why, with the rules that say so. */
message: Message, };

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
/** What is asked. */
sentence: Message,
/** Whether all that is allowed is listed; where not, any point may be sent with the actions of `places`. */
complete: boolean,
/** Choices to be shown as such, in the order in which a person wants to read them. */
choices: Array<Choice>,
/** All choices that are points on the board. Those worth being shown unasked are among `choices` too. */
places: Array<Places>, };

export type Review = {
/** How many choices were looked at. */
looked_at: number,
/** The worst first. */
slips: Array<Slip>, };

export type RuleInfo = { slug: string,
/** Where the book says it, or which chapter of ours. */
source: Message, };

export type Sat = { table: string, seat: number, };

export type SeatInfo = { seat: number,
/** The word in journals: `titan`, `hero1`, `a`, `b`. */
word: string,
/** The name id of who is played there: a hero once chosen. */
role: string, side: Side, sitter: Sitter, };

export type SeatLink = { seat: number,
/** The name id of who is played there. */
role: string, url: string, };

export type Seating = { "who": "me", seat: number, } | { "who": "open", seat: number, } | { "who": "computer", seat: number, opponent: Opponent, };

export type ServerMessage = { "tell": "snapshot" } & Snapshot | { "tell": "update" } & Update | { "tell": "done", id: string, } | { "tell": "refused" } & Refused | { "tell": "probed", id: string, preview: Preview, } | { "tell": "hinted", id: string, hint: Hint, } | { "tell": "chat" } & Chat | { "tell": "people", seats: Array<SeatInfo>, watching: number, } | { "tell": "failed" } & Failure | { "tell": "pong" };

export type Side = "amber" | "teal";

export type Sit = { seat: number, };

export type Sitter = { "who": "nobody" } | { "who": "invited" } | { "who": "person", name: string, here: boolean, } | { "who": "computer", opponent: Opponent, name: Message, };

export type Slip = {
/** The number of the frame in which it was chosen. */
frame: number,
/** The name id of whose choice it was. */
role: string,
/** What was chosen, and what would have been better. */
done: Message, better: Message,
/** How likely the side won after either, from 0 to 1. */
chance: number, chance_of_better: number, reasons: Array<Message>, };

export type Snapshot = {
/** Grows by one with every update. */
version: number, table: TableInfo, me: Me, seats: Array<SeatInfo>, watching: number, now: Now,
/** Everything told so far, as this viewer heard it. */
log: Array<LogEntry>, chat: Array<Chat>, };

export type Spot = { x: number, y: number, on: Ground, };

export type TableInfo = { id: string,
/** The game's id, which has a name. */
game: string,
/** What was agreed on: edition, map, scenario and so on. */
terms: Array<Message>,
/** Rules in which this match differs from its edition. */
house_rules: Array<Message>,
/** Names that the texts do not have, of packs that did not come with the program. */
names: Names, dice: DiceFrom,
/** The commitment to the seed of fair dice. */
commitment: string | null, open_to_spectators: boolean,
/** Seconds a move may take before the game can be claimed; none if it may take for ever. */
patience: number | null, created: number,
/** A game to learn by: anything may be taken back, also past dice. */
practice: boolean, };

export type Takeback = { by: number, message: Message,
/** Whether this viewer is asked. */
asked: boolean, };

export type Undo = {
/** What was told of it first. */
message: Message,
/** Dice were rolled or a hidden fact has come out since, or somebody else has chosen: the others are asked. */
needs_consent: boolean,
/** Why it cannot be taken back: the same has happened, and the computer plays on the other side. */
refused: Message | null, };

export type Update = { version: number,
/** What was told since the version before. */
log: Array<LogEntry>, now: Now, };

export type Verified = { rules: boolean, dice: boolean,
/** What there is to say of it, each a sentence. */
told: Array<Message>, };

export type View = {
/** The game's id. */
game: string,
/** What a page of this game draws: the game's own type. */
view: unknown, };

export type Waiting = { "for": "players" } | { "for": "choice", awaited: Array<number>, may: Array<number>, } | { "for": "dice",
/** What is rolled or drawn. */
label: Message, count: number,
/** What each of them may show. */
values: Array<DieValue>, } | { "for": "over" } & Closed;

export type Winner = {
/** The name id of the side. */
name: string,
/** The seats that won. */
seats: Array<number>, };
