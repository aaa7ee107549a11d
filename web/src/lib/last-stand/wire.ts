// Made by `UPDATE_EXPECT=1 cargo test -p laststand-wire`. Do not edit.

import type { Message } from '../wire/types';

export type AbilityView = { id: string, text: Message,
/** TITAN dice. */
cost: number, rules: Array<string>, };

export type ActionCard = { id: string,
/** What it does if it is not stopped, a sentence each. */
effects: Array<Message>,
/** The levels it strikes; none strikes everybody or nobody in particular. */
levels: Array<number>,
/** The id of the name of all those levels together. */
area: string | null,
/** What stopping it costs, as a sentence. */
stop: Message,
/** Stopped by all together rather than by each for itself. */
collective: boolean,
/** Symbols that stopping it takes: DODGE from each, or TACTICS from all. */
price: number, rules: Array<string>, };

export type Condition = { text: Message, met: boolean,
/** Symbols that it takes, and those already paid, in the order of the faces. */
price: [number, number, number, number, number, number], paid: [number, number, number, number, number, number],
/** The level on which it is paid, where it matters. */
level: number | null, };

export type DieState = "held" | "locked" | "borrowed" | "with-titan" | "returned" | "aside" | "lent" | "spent";

export type DieView = {
/** What it shows, if it shows anything. */
face: Face | null, state: DieState, };

export type Face = "titan" | "move" | "fight" | "cannon" | "tactics" | "dodge";

export type HeroCard = { id: string, power: Message, };

export type HeroView = { seat: number,
/** Absent until it has been taken. */
hero: HeroCard | null, level: number | null, hearts: Supply, dice: Array<DieView>,
/** A doubled symbol whose other half can still be used. */
half: boolean,
/** Has said it is content with this stage, or has answered. */
done: boolean, struck: boolean, dodged: boolean, resigned: boolean, };

export type LastStandAct = {
/** The hero whose choice it is; nobody for the Titan. */
who?: number,
/** Dice of the hero that are rolled again, given up or paid, in the order of the faces. */
dice?: [number, number, number, number, number, number],
/** TITAN dice, or symbols, that it costs. */
cost?: number,
/** The level that it leads to. */
level?: number,
/** The boxes that the health marker moves. */
wounds?: number,
/** The id of the ability that is used. */
ability?: string,
/** The chance of a TITAN in a roll, from 0 to 1. */
risk?: number, };

export type LastStandAction = { "do": "choose-titan", titan: string, } | { "do": "take-hero", hero: string, } | { "do": "stand", level: number, } | { "do": "lay", open: string, other: string, } | { "do": "roll", dice: [number, number, number, number, number, number], } | { "do": "content", } | { "do": "use", ability: number, pay: [number, number, number, number], on: Target, } | { "do": "name", hero: number, } | { "do": "lend", to: number, face: Face, } | { "do": "dodge", other: number, } | { "do": "suffer", } | { "do": "give-up", face: Face, } | { "do": "put-in", with: Pays, } | { "do": "move", way: Way, with: Pays, } | { "do": "wound", face: Face, with: Pays, } | { "do": "cycle", with: Pays, } | { "do": "meet", condition: number, other: [number, number, number, number, number, number], } | { "do": "pay-together", face: Face, with: Pays, } | { "do": "search", } | { "do": "put-on-top", card: string, } | { "do": "resign", };

export type LastStandView = { round: number,
/** From 1 to 7; 0 in setup, 8 after the end. */
stage: number,
/** What happens in the stage now, in short: `first card, Swat`. */
step: Message, titan: TitanView | null, track: Track, cannons: Supply, citizens: Supply,
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
/** The cards under it, from the top: the id where it has been seen. */
deck: Array<string | null>,
/** The card that strikes now. */
threat: Threat | null, };

export type LevelKind = "ground" | "titan" | "tower";

export type LevelView = { kind: LevelKind,
/** The id of its name. */
name: string, };

export type Pays = "itself" | "other";

export type SlotView = { "lies": "empty" } | { "lies": "open", card: ActionCard,
/** Whether it has been dealt with this round. */
done: boolean, } | { "lies": "hidden",
/** What it is, for whoever may know. */
card: ActionCard | null,
/** What it may be, for everybody else. */
may_be: Array<ActionCard>, };

export type Supply = { left: number, of: number, };

export type TacticsView = { id: string, conditions: Array<Condition>,
/** What all three bring, a sentence each. */
effect: Array<Message>, rules: Array<string>, };

export type Target = { "at": "nothing", } | { "at": "hero", hero: number, } | { "at": "held-die", hero: number, face: Face, } | { "at": "returned-die", hero: number, } | { "at": "swap", slot: WhichSlot, card: string, } | { "at": "card", card: string, };

export type Threat = { slot: number, card: ActionCard,
/** The heroes it finds, by their place. */
victims: Array<number>,
/** TACTICS put in against it so far. */
put_in: number, };

export type TitanView = { id: string, abilities: Array<AbilityView>,
/** All seven cards. */
cards: Array<ActionCard>, };

export type Track = { marker: number, last: number,
/** The first box of each zone. */
weak: number, kill: number, };

export type Way = "up" | "down";

export type WhichSlot = "first" | "second";

/** In the order of every list of six. */
export const FACES: readonly Face[] = ['titan', 'move', 'fight', 'cannon', 'tactics', 'dodge'];
