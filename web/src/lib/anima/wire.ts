// Made by `UPDATE_EXPECT=1 cargo test -p anima-wire`. Do not edit.

import type { Ability, Arg, Ground, Message, Point, Side } from '../wire/types';

export type Affiliation = "church" | "samael" | "wissenschaft" | "black-sun" | "empire" | "azur-alliance" | "tol-rauko" | "wanderers";

export type AnimaAct = {
/** Whose doing it is. */
who?: number,
/** Action points that it costs. */
cost?: number,
/** The card whose ability is used. */
card?: string,
/** The id of the ability on it. */
ability?: string,
/** The chance that it does what it is for, where one number says it, from 0 to 1. */
chance?: number,
/** The same if the target answers as well as it can, and from afar where the distance may not be known yet. */
at_worst?: number,
/** Life points that it takes on average. */
loss?: number,
/** The chance that it kills, where there is one. */
kill?: number, };

export type AnimaAction = { "do": "take-plot", card: string, } | { "do": "place-scenery", piece: string, quarters: number, to: Point, } | { "do": "choose-edge", zone: number, } | { "do": "deploy", figure: number, to: Point, } | { "do": "infiltrate", figure: number, } | { "do": "place-marker", to: Point, } | { "do": "place-flag", to: Point, } | { "do": "first", side: Side, } | { "do": "activate", figure: number, } | { "do": "end", } | { "do": "move", gait: Gait, } | { "do": "go", to: Point, } | { "do": "attack", target: number, } | { "do": "shoot", target: number, } | { "do": "charge", target: number, to: Point, } | { "do": "push", target: number, } | { "do": "slam", target: number, to: Point, } | { "do": "push-to", to: Point, } | { "do": "escape", } | { "do": "seek", } | { "do": "seek-at", marker: number, } | { "do": "reveal", figure: number, marker: number, to: Point, } | { "do": "stay-out", } | { "do": "climb", to: Point, } | { "do": "take-flag", } | { "do": "intercept", figure: number, to: Point, } | { "do": "take-shot", figure: number, } | { "do": "dodge", } | { "do": "counter", } | { "do": "use", figure: number, ability: number, extra: number, target?: number, to?: Point, } | { "do": "play", card: string, target?: number, } | { "do": "gnosis", } | { "do": "accept", } | { "do": "pick", target: number, } | { "do": "choose", option: number, } | { "do": "put", to: Point, } | { "do": "let-be", } | { "do": "resign", };

export type AnimaView = { measure: Ground,
/** Whether distances may be known before something is declared. Where not, a page draws none. */
open_distances: boolean,
/** The id of the edition's name. */
edition: string, scenario: Scenario,
/** The id of the map's name. */
map: string, width: number, depth: number, turn: number,
/** Nothing where it goes on for ever. */
limit: number | null, phase: Phase,
/** What happens in it now, in short. */
step: Message, parties: Array<PartyView>, figures: Array<FigureView>, pieces: Array<PieceView>,
/** The squares of a board that are not plain ground, those that are alike together. */
squares: Array<SquaresView>, zones: Array<ZoneView>, nodes: Array<NodeView>, flags: Array<FlagView>, markers: Array<MarkerView>,
/** Who acts. */
active: number | null, moving: MovingView | null,
/** What is being resolved, the innermost last. */
attacks: Array<AttackView>,
/** How far zones of control reach, where that may be drawn. */
control: number | null, };

export type AnswerOdds = { answer: AnimaAction, title: Message,
/** The chance that the attack hits, from 0 to 1. */
chance: number,
/** Life points lost on average. */
loss: number,
/** The chance to be killed. */
kill: number,
/** Whether no answer is better: first to survive, then to lose little, then to strike back. */
best: boolean, text: Message, };

export type AttackKind = "melee" | "ranged" | "charge" | "push" | "slam" | "counter";

export type AttackView = { attacker: number, target: number, kind: AttackKind, from: Point, to: Point, ability: Ability | null,
/** Whether the target is being asked how it answers. */
answered_now: boolean,
/** The exact odds of what comes, for each answer the target may give. */
odds: Array<AnswerOdds>, };

export type AttributeKind = "attack" | "damage" | "defense" | "armor" | "life" | "resistance" | "walk" | "run" | "range" | "actions" | "recovery";

export type AttributeView = {
/** Its name is the message `battle-attribute-<id>`. */
id: AttributeKind,
/** A number or a length. */
printed: Arg, now: Arg | null, };

export type Category = "mystic" | "fighter" | "prowler";

export type Drawn = "wood" | "rough" | "wall" | "rock" | "water" | "hill" | "obstacle";

export type Faction = "light" | "darkness" | "unaligned";

export type FigureState = "waiting" | "on-table" | "infiltrating" | "dead";

export type FigureView = { id: number,
/** The word that choices and journals have for it: `a1`, `b3`. */
word: string, side: Side,
/** The id of its card, which has a name, and whose text is at `/api/tables/{id}/cards/{card}`. */
card: string,
/** Told apart from others of the same name on its side by a number. */
tag: number | null,
/** Whether the battle has several of that name, so that its word tells them apart in what is said. */
several: boolean, affiliation: Affiliation, faction: Faction,
/** The first decides the silhouette. */
categories: Array<Category>, level: number,
/** Absent until it is deployed, and after it died. */
at: Point | null,
/** The radius of the base; on a board it fills its square. */
radius: number, state: FigureState, life: number, life_of: number, actions: number, actions_of: number, states: Array<StateView>, engaged: Array<number>, hidden: boolean, finished: boolean, summoned: boolean, tokens: number,
/** The ids of the advantage cards it carries. */
carries: Array<string>, attributes: Array<AttributeView>, };

export type FlagView = { side: Side, at: Point | null, carried_by: number | null, };

export type Gait = "free" | "walk" | "run";

export type HeldCard = {
/** Its id, for whoever may know. */
card: string | null, points: number, };

export type MarkerView = { side: Side, number: number, at: Point, };

export type MovingView = { figure: number, gait: Gait,
/** What is left of the movement, where that may be known. */
left: number | null, };

export type NodeView = { at: Point, side: Side | null, };

export type PartyView = { seat: number, side: Side,
/** The id of its name. */
name: string, first: boolean, gnosis: number, score: number | null, hand: Array<HeldCard>,
/** Plot cards that lie open and go on to hold. */
laid: Array<string>, };

export type Phase = "setup" | "recovery" | "maintenance" | "action" | "over";

export type PieceKind = "abrupt" | "high" | "low" | "elevation" | "minor";

export type PieceView = {
/** Its card, which has a name: `grove`, `tower` and so on. */
id: string,
/** What it does is the message `battle-ground-<kind>`. */
kind: PieceKind, drawn: Drawn,
/** Levels of an elevation. */
levels: number, height: number, outline: Array<Point>, };

export type Scenario = "standard" | "nodes" | "flag" | "armageddon";

export type SquaresView = { elevation: number,
/** Its name is that of `scenery-<kind>`, and what it does is the message `battle-ground-<kind>`. */
kind: PieceKind, drawn: Drawn,
/** Each as x and y. */
at: Array<[number, number]>, };

export type StateKind = "haste" | "slow" | "shield" | "protection" | "healing" | "poison" | "blind" | "doom" | "seal" | "paralyzed" | "berserker" | "hidden" | "stunned";

export type StateView = { id: StateKind, name: Message, count: number,
/** Bad for whoever has it. */
bad: boolean, };

export type ZoneView = {
/** Nobody's until the edges have been chosen. */
side: Side | null, outline: Array<Point>, };
