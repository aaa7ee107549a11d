//! A position as text, for scenarios: written from any state and read back to the same one.
//!
//! Parts are parted by `|`: first the battle, then each figure, `a1` to `b16`. What has its usual value may be left out:
//! a figure that is not mentioned is off the table, one without `life` or `ap` has all of its card's. What is read is
//! made valid or refused.

mod cards;

use kernel::Unclear;

use crate::cards::What;
use crate::content::{Band, caps};
use crate::game::Anima;
use crate::ground::Ground;
use crate::rules::cards::Facts;
use crate::rules::cards::effects::MOST_ACTIONS;
use crate::rules::infiltration::infiltrated;
use crate::state::{
    Attack, AttackKind, AttackStep, Counters, DONE, Deeds, Figures, Flag, Frame, Gait, Line, MOST_CARRIED,
    MOST_MARKERS, MOST_PLOT, Marks, NO_ABILITY, Outcome, Phase, Place, Placed, Reaction, Reason, Side, Stage,
    State, Status, ThrowStep,
};
use crate::view::View;
use crate::worded::{parse_figure, parse_place};

pub(crate) type Read<T> = Result<T, Unclear>;

pub(crate) fn write(game: &Anima, state: &State) -> String {
    let card = |_: Side, card: u8| game.advantage_id(card);
    write_parts(game, state, &card)
}

/// The same of a view, with `?5` for a hidden plot card of five points.
pub(crate) fn write_view(game: &Anima, view: &View) -> String {
    let card = |side: Side, card: u8| {
        if view.knows_hand(side) { game.advantage_id(card) } else { format!("?{}", game.points_of(card)) }
    };
    write_parts(game, &view.state, &card)
}

/// `card` says how a plot card in a side's hand is written.
fn write_parts(game: &Anima, state: &State, card: &dyn Fn(Side, u8) -> String) -> String {
    let start = kernel::Game::start(game);
    let mut parts = vec![write_battle(game, state, &start, card)];
    for side in Side::BOTH {
        parts.extend(state.party(side).filter_map(|figure| write_figure(game, state, &start, figure)));
    }
    parts.join(" | ")
}

fn write_battle(game: &Anima, state: &State, start: &State, card: &dyn Fn(Side, u8) -> String) -> String {
    let at = |place: Place| game.place_word(place);
    let mut words = vec![format!("stage={}", stage_words(state.stage))];
    let mut word =
        |key: &str, value: Option<String>| words.extend(value.map(|value| format!("{key}={value}")));
    word("turn", (state.turn != 1).then(|| state.turn.to_string()));
    word("first", (state.first != Side::A).then(|| state.first.word().to_owned()));
    word("zone", (state.zone != [0, 1]).then(|| state.zone[0].to_string()));
    if state.pieces() != start.pieces() {
        let piece = |placed: &Placed| {
            let id = &game.content.pieces[usize::from(placed.piece)].id;
            format!("{id}@{}:{}", at(placed.place), placed.quarters)
        };
        let pieces: Vec<String> = state.pieces().iter().map(piece).collect();
        word("pieces", Some(if pieces.is_empty() { "none".to_owned() } else { pieces.join(";") }));
    }
    if state.nodes.iter().any(Option::is_some) {
        let nodes: Vec<&str> = state.nodes.iter().map(|node| node.map_or("-", Side::word)).collect();
        word("nodes", Some(nodes.join(",")));
    }
    for side in Side::BOTH {
        let flag = match state.flags[side.index()] {
            Flag::Nowhere => None,
            Flag::At(place) => Some(at(place)),
            Flag::Carried(figure) => Some(Anima::figure_word(figure)),
        };
        word(&format!("flag-{}", side.word()), flag);
    }
    for side in Side::BOTH {
        let hand = &state.hands[side.index()];
        let length = hand.iter().rposition(|held| *held != 0).map_or(0, |last| last + 1);
        let held = |held: &u8| held.checked_sub(1).map_or("-".to_owned(), |place| card(side, place));
        let words: Vec<String> = hand[..length].iter().map(held).collect();
        word(&format!("hand-{}", side.word()), (length > 0).then(|| words.join(",")));
        let markers: Vec<String> =
            state.markers[side.index()].places().iter().map(|place| at(*place)).collect();
        word(&format!("markers-{}", side.word()), (!markers.is_empty()).then(|| markers.join(";")));
    }
    let gnosis = state.gnosis;
    word("gnosis", (gnosis != start.gnosis).then(|| format!("{},{}", gnosis[0], gnosis[1])));
    cards::write_battle(game, state, start, &mut word);
    if !state.stack.is_empty() {
        let frames: Vec<String> = state.stack.frames().iter().map(|frame| write_frame(game, frame)).collect();
        word("stack", Some(frames.join(";")));
    }
    words.join(" ")
}

fn write_figure(game: &Anima, state: &State, start: &State, number: u8) -> Option<String> {
    let own = game.own_card(number);
    let (figure, card) = (state.figure(number), game.card(state, number));
    let unbound = figure.is(Status::Berserker) && !figure.driven() && state.active() == Some(number);
    let carries = start.figure(number).carries;
    let blank = crate::state::Figure { card: figure.card, carries, ..crate::state::Figure::default() };
    if *figure == blank {
        return None;
    }
    let out = figure.infiltrated();
    let mut words = vec![Anima::figure_word(number)];
    if !out {
        words.push(format!("@{}", game.place_word(figure.place)));
    }
    if figure.carries != carries {
        let length = figure.carries.iter().rposition(|held| *held != 0).map_or(0, |last| last + 1);
        let held = |held: &u8| held.checked_sub(1).map_or("-".to_owned(), |card| game.advantage_id(card));
        let cards: Vec<String> = figure.carries[..length].iter().map(held).collect();
        words.push(format!("carries={}", if cards.is_empty() { "none".to_owned() } else { cards.join("+") }));
    }
    // A bit for each of the places of cards.
    let paid =
        (0..).zip(state.paid).fold(0, |bits, (slot, who)| bits | u8::from(who.contains(number)) << slot);
    let done = (0..)
        .zip(DONE)
        .fold(0, |bits, (place, feat)| bits | u8::from(figure.counters.has_done(feat)) << place);
    let done: u8 = done | u8::from(state.bled.contains(number)) << DONE.len();
    let mut number = |key: &str, value: u8, usual: u8| {
        if value != usual {
            words.push(format!("{key}={value}"));
        }
    };
    number("life", figure.life, card.life);
    number("ap", figure.actions, if out { 0 } else { card.actions });
    number("spent", figure.spent, 0);
    number("tokens", figure.tokens, 0);
    number("aside", figure.aside, 0);
    number("paid", paid, 0);
    number("done", done, 0);
    let mut marks = figure.marks;
    if !figure.lies_there() && !out {
        words.push("gone".to_owned());
    }
    marks.clear(Marks::ON_TABLE);
    words
        .extend(Marks::NAMED.iter().filter(|(mark, _)| marks.has(*mark)).map(|(_, name)| (*name).to_owned()));
    if unbound {
        words.push(UNBOUND.to_owned());
    } else if figure.counters.bound() {
        words.push(BOUND.to_owned());
    }
    cards::write_figure(game, figure, own, &mut words);
    for status in Status::ALL {
        let counters = figure.counters.of(status);
        if counters > 0 {
            words.push(format!("{}={counters}", status.word()));
        }
    }
    Some(words.join(" "))
}

/// A part of the turn, by its word.
const PHASES: [(Phase, &str); 12] = [
    (Phase::GameBegins, "game-begins"),
    (Phase::FirstRoll, "first-roll"),
    (Phase::TurnEnds, "turn-ends"),
    (Phase::NextTurn, "next-turn"),
    (Phase::TurnBegins, "turn-begins"),
    (Phase::Recover, "recover"),
    (Phase::Initiative, "initiative"),
    (Phase::Maintenance, "maintenance"),
    (Phase::Counters, "counters"),
    (Phase::Buried, "buried"),
    (Phase::ActionsBegin, "actions-begin"),
    (Phase::Act, "act"),
];

fn stage_words(stage: Stage) -> String {
    let figure = Anima::figure_word;
    match stage {
        Stage::TakePlot { side } => format!("take-plot:{}", side.word()),
        Stage::SceneryCount => "scenery-count".to_owned(),
        Stage::SceneryOrder { left } => format!("scenery-order:{left}"),
        Stage::PlaceScenery { side, left } => format!("place-scenery:{}:{left}", side.word()),
        Stage::DeployRoll => "deploy-roll".to_owned(),
        Stage::ChooseEdge { side } => format!("choose-edge:{}", side.word()),
        Stage::Deploy { side } => format!("deploy:{}", side.word()),
        Stage::PlaceMarkers { side, left } => format!("place-markers:{}:{left}", side.word()),
        Stage::Reveal { side } => format!("reveal:{}", side.word()),
        Stage::PlaceFlag { side } => format!("place-flag:{}", side.word()),
        Stage::FirstRoll => "first-roll".to_owned(),
        Stage::ChooseFirst { side } => format!("choose-first:{}", side.word()),
        Stage::Doom { left } => {
            format!("doom:{}", left.iter().map(figure).collect::<Vec<_>>().join("+"))
        }
        Stage::Act { side } => format!("act:{}", side.word()),
        Stage::Active { figure: who } => format!("active:{}", figure(who)),
        Stage::Acting { figure: who } => format!("acting:{}", figure(who)),
        Stage::Acted { figure: who } => format!("acted:{}", figure(who)),
        Stage::Phase(Phase::Upkeep { side, figure: who, ability, second }) => {
            format!("upkeep:{}:{}:{ability}:{}", side.word(), figure(who), u8::from(second))
        }
        Stage::Phase(phase) => format!("phase:{}", word_of(&PHASES, &phase)),
        Stage::Moving { figure: who, gait, left, gone } => {
            format!("moving:{}:{}:{left}:{gone}", figure(who), gait_word(gait))
        }
        Stage::Over(outcome) => {
            let winner = outcome.winner.map_or("draw", Side::word);
            format!("over:{winner}:{}:{}:{}", reason_word(outcome.reason), outcome.score[0], outcome.score[1])
        }
    }
}

fn gait_word(gait: Gait) -> &'static str {
    match gait {
        Gait::Free => "free",
        Gait::Walk => "walk",
        Gait::Run => "run",
    }
}

/// Every reason a battle can end for, in words.
const REASONS: [(Reason, &str); 16] = [
    (Reason::Wiped, "wiped"),
    (Reason::WipedPoints(Band::Tie), "wiped-tie"),
    (Reason::WipedPoints(Band::Partial), "wiped-partial"),
    (Reason::WipedPoints(Band::Clear), "wiped-clear"),
    (Reason::WipedPoints(Band::Annihilation), "wiped-annihilation"),
    (Reason::WipedNodes, "wiped-nodes"),
    (Reason::Levels, "levels"),
    (Reason::Points(Band::Tie), "tie"),
    (Reason::Points(Band::Partial), "partial"),
    (Reason::Points(Band::Clear), "clear"),
    (Reason::Points(Band::Annihilation), "annihilation"),
    (Reason::Nodes, "nodes"),
    (Reason::Flag, "flag"),
    (Reason::NoFlag, "no-flag"),
    (Reason::TooLong, "too-long"),
    (Reason::Resigned, "resigned"),
];

fn reason_word(reason: Reason) -> &'static str {
    REASONS.iter().find(|(other, _)| *other == reason).map_or("?", |(_, word)| word)
}

const KINDS: [(AttackKind, &str); 6] = [
    (AttackKind::Melee, "melee"),
    (AttackKind::Ranged, "ranged"),
    (AttackKind::Charge, "charge"),
    (AttackKind::Push, "push"),
    (AttackKind::Slam, "slam"),
    (AttackKind::Counter, "counter"),
];
const STEPS: [(AttackStep, &str); 17] = [
    (AttackStep::Aim, "aim"),
    (AttackStep::Arrived, "arrived"),
    (AttackStep::BeforeRoll, "before-roll"),
    (AttackStep::AfterRoll, "after-roll"),
    (AttackStep::Resolve, "resolve"),
    (AttackStep::Hurt, "hurt"),
    (AttackStep::Throw, "throw"),
    (AttackStep::Follow, "follow"),
    (AttackStep::Next, "next"),
    (AttackStep::Between, "between"),
    (AttackStep::Over, "over"),
    (AttackStep::Defend, "defend"),
    (AttackStep::React, "react"),
    (AttackStep::DefenseDie, "defense-die"),
    (AttackStep::AttackDie, "attack-die"),
    (AttackStep::PushTo, "push-to"),
    (AttackStep::Answered, "answered"),
];
const REACTIONS: [(Reaction, &str); 3] =
    [(Reaction::None, "none"), (Reaction::Dodge, "dodge"), (Reaction::Counter, "counter")];

pub(crate) fn word_of<T: PartialEq>(list: &[(T, &'static str)], value: &T) -> &'static str {
    list.iter().find(|(other, _)| other == value).map_or("?", |(_, word)| word)
}

pub(crate) fn value_of<T: Copy>(list: &[(T, &'static str)], word: &str) -> Read<T> {
    let found = list.iter().find(|(_, other)| *other == word).map(|(value, _)| *value);
    found.ok_or_else(|| Unclear::new(word, list.iter().map(|(_, word)| *word).collect::<Vec<_>>().join(", ")))
}

fn write_frame(game: &Anima, frame: &Frame) -> String {
    match frame {
        Frame::Nothing => "nothing".to_owned(),
        Frame::Escape { figure, ability: NO_ABILITY } => format!("escape:{}", Anima::figure_word(*figure)),
        Frame::Escape { figure, ability } => format!("escape:{}:{ability}", Anima::figure_word(*figure)),
        Frame::Seek { figure, marker: Some(marker), .. } => {
            format!("seek:{}:{}", Anima::figure_word(*figure), marker + 1)
        }
        Frame::Seek { figure, marker: None, ability: NO_ABILITY } => {
            format!("seek:{}", Anima::figure_word(*figure))
        }
        Frame::Seek { figure, marker: None, ability } => {
            format!("seek:{}:-:{ability}", Anima::figure_word(*figure))
        }
        Frame::Found { figure, marker } => format!("found:{}:{}", Anima::figure_word(*figure), marker + 1),
        Frame::Attack(attack) => {
            let line: String = [(attack.line.long, 'l'), (attack.line.cover, 'c'), (attack.line.higher, 'h')]
                .into_iter()
                .filter_map(|(on, letter)| on.then_some(letter))
                .collect();
            let plain = format!(
                "{}:{}:{}:{}:{}:{}:{}:-{line}:{}:{}",
                word_of(&KINDS, &attack.kind),
                Anima::figure_word(attack.attacker),
                Anima::figure_word(attack.target),
                word_of(&STEPS, &attack.step),
                word_of(&REACTIONS, &attack.reaction),
                game.place_word(attack.from),
                game.place_word(attack.to),
                attack.defense_die,
                attack.push
            );
            format!("{plain}{}", cards::write_rest(attack))
        }
        Frame::Loss(_)
        | Frame::Bury(_)
        | Frame::Going(_)
        | Frame::Due(_)
        | Frame::Throw(_)
        | Frame::Doing(_)
        | Frame::Roll(_)
        | Frame::Window(_) => cards::write_frame(frame),
    }
}

pub(crate) fn read(game: &Anima, text: &str) -> Read<State> {
    let mut parts = text.split('|');
    let mut state = kernel::Game::start(game);
    state.turn = 1;
    read_battle(game, &mut state, parts.next().unwrap_or_default())?;
    let mut named = Figures::NONE;
    for part in parts {
        let words: Vec<&str> = part.split_whitespace().collect();
        let figure = read_figure(game, &mut state, &words)?;
        if named.contains(figure) {
            return Err(Unclear::new(words[0], "each figure once"));
        }
        named = named.with(figure);
    }
    // An action that is being resolved may be written as the activation it belongs to.
    if let (
        Stage::Active { figure },
        Some(Frame::Attack(_) | Frame::Escape { .. } | Frame::Seek { .. } | Frame::Found { .. }),
    ) = (state.stage, state.stack.frames().first())
    {
        state.stage = Stage::Acting { figure };
    }
    validate(game, &state)?;
    Ok(state)
}

fn read_battle(game: &Anima, state: &mut State, text: &str) -> Read<()> {
    for word in text.split_whitespace() {
        let (key, value) = word.split_once('=').ok_or_else(|| Unclear::new(word, "key=value"))?;
        match key {
            "stage" => state.stage = read_stage(value)?,
            "turn" => state.turn = number(value)?,
            "first" => state.first = side(value)?,
            "zone" => {
                let zone: u8 = number(value)?;
                if zone > 1 {
                    return Err(Unclear::new(value, "0 or 1"));
                }
                state.zone = [zone, 1 - zone];
            }
            "pieces" => read_pieces(game, state, value)?,
            "nodes" => {
                let words: Vec<&str> = value.split(',').collect();
                if words.len() != state.nodes.len() {
                    return Err(Unclear::new(value, "five of a, b and -"));
                }
                for (node, word) in state.nodes.iter_mut().zip(words) {
                    *node = if word == "-" { None } else { Some(side(word)?) };
                }
            }
            "flag-a" => state.flags[0] = read_flag(game, value)?,
            "flag-b" => state.flags[1] = read_flag(game, value)?,
            "hand-a" => state.hands[0] = read_hand(game, value)?,
            "hand-b" => state.hands[1] = read_hand(game, value)?,
            "gnosis" => {
                let both =
                    value.split_once(',').ok_or_else(|| Unclear::new(value, "two numbers such as 3,2"))?;
                state.gnosis = [number(both.0)?, number(both.1)?];
            }
            "markers-a" => read_markers(game, state, Side::A, value)?,
            "markers-b" => read_markers(game, state, Side::B, value)?,
            "stack" => {
                for text in value.split(';') {
                    if !state.stack.push(read_frame(game, text)?) {
                        return Err(Unclear::new(value, "at most eight frames"));
                    }
                }
            }
            "counts" | "lasting" | "marked" | "last" | "shown" | "laid-a" | "laid-b" | "larger"
            | "before" | "began" => {
                cards::read_battle(game, state, key, value)?;
            }
            _ => return Err(Unclear::new(key, "a key of the battle such as stage or turn")),
        }
    }
    Ok(())
}

fn read_pieces(game: &Anima, state: &mut State, value: &str) -> Read<()> {
    state.pieces = Default::default();
    state.piece_count = 0;
    if value == "none" {
        return Ok(());
    }
    for text in value.split(';') {
        let expected = "a piece such as grove@12,8:0";
        let unclear = || Unclear::new(text, expected);
        let (id, rest) = text.split_once('@').ok_or_else(unclear)?;
        let (place, quarters) = rest.split_once(':').ok_or_else(unclear)?;
        let piece = game.content.pieces.iter().position(|piece| piece.id == id).ok_or_else(unclear)? as u8;
        let quarters: u8 = number(quarters)?;
        let placed = Placed { place: parse_place(game, place)?, piece, quarters };
        let ground = Ground::new(game, state);
        if quarters > 3 || ground.can_place(game, state, placed).is_err() {
            return Err(Unclear::new(text, "a piece in a place where it may be set"));
        }
        let slot = state.pieces.get_mut(usize::from(state.piece_count)).ok_or_else(unclear)?;
        *slot = placed;
        state.piece_count += 1;
    }
    Ok(())
}

fn read_markers(game: &Anima, state: &mut State, side: Side, value: &str) -> Read<()> {
    for text in value.split(';') {
        let at = parse_place(game, text)?;
        if !state.markers[side.index()].add(at) {
            return Err(Unclear::new(value, "at most twelve markers"));
        }
    }
    Ok(())
}

/// The number of a marker, from one up.
fn marker(word: &str) -> Read<u8> {
    let number: u8 = number(word)?;
    number.checked_sub(1).ok_or_else(|| Unclear::new(word, "the number of a marker"))
}

fn read_flag(game: &Anima, value: &str) -> Read<Flag> {
    match parse_figure(value) {
        Some(figure) => Ok(Flag::Carried(figure)),
        None => parse_place(game, value).map(Flag::At),
    }
}

/// Plot cards with commas between them, `-` where one is gone.
fn read_hand(game: &Anima, value: &str) -> Read<[u8; MOST_PLOT]> {
    let mut hand = [0; MOST_PLOT];
    for (place, id) in value.split(',').enumerate() {
        let slot = hand.get_mut(place).ok_or_else(|| Unclear::new(value, "at most twelve plot cards"))?;
        if id != "-" {
            *slot = advantage(game, id)? + 1;
        }
    }
    Ok(hand)
}

/// Advantage cards with a plus between them, `-` where one is gone.
fn read_carried(game: &Anima, value: &str) -> Read<[u8; MOST_CARRIED]> {
    let mut carries = [0; MOST_CARRIED];
    if value == "none" {
        return Ok(carries);
    }
    for (place, id) in value.split('+').enumerate() {
        let slot = carries.get_mut(place).ok_or_else(|| Unclear::new(value, "at most two cards"))?;
        if id != "-" {
            *slot = advantage(game, id)? + 1;
        }
    }
    Ok(carries)
}

fn advantage(game: &Anima, id: &str) -> Read<u8> {
    let found = game.content.advantages.iter().position(|card| card.id == id);
    found.map(|place| place as u8).ok_or_else(|| Unclear::new(id, "an advantage card"))
}

/// A berserker that acts and is free to do as it likes; of one that acts it is usual that it is not.
const UNBOUND: &str = "unbound";
const BOUND: &str = "bound";

fn read_figure(game: &Anima, state: &mut State, words: &[&str]) -> Read<u8> {
    let name = words.first().copied().unwrap_or_default();
    let number_of = parse_figure(name).filter(|&figure| state.exists(figure));
    let figure = number_of.ok_or_else(|| Unclear::new(name, "a figure of one of the parties such as a1"))?;
    // What is usual depends on the card, wherever among the words it stands.
    if let Some(card) = words.iter().find_map(|word| word.strip_prefix("card=")) {
        state.figure_mut(figure).card = cards::read_card(game, card)?;
    }
    let card = game.card(state, figure);
    let mut bled = false;
    let acts = state.active() == Some(figure);
    let place = state.figure_mut(figure);
    (place.life, place.actions) = (card.life, card.actions);
    place.marks.set(Marks::ON_TABLE);
    let mut placed = words.contains(&"infiltrated");
    if placed {
        place.marks.clear(Marks::ON_TABLE);
        place.actions = 0;
    }
    for word in &words[1..] {
        if let Some(at) = word.strip_prefix('@') {
            place.place = parse_place(game, at)?;
            placed = true;
        } else if *word == "gone" {
            place.marks.clear(Marks::ON_TABLE);
        } else if *word == UNBOUND {
            place.counters.unbind();
        } else if *word == BOUND {
            place.counters.bind();
        } else if let Some((mark, _)) = Marks::NAMED[1..].iter().find(|(_, name)| name == word) {
            place.marks.set(*mark);
        } else {
            let (key, value) =
                word.split_once('=').ok_or_else(|| Unclear::new(*word, "a mark or key=value"))?;
            match key {
                "life" => place.life = number(value)?,
                "ap" => place.actions = number(value)?,
                "spent" => place.spent = number(value)?,
                "tokens" => place.tokens = number(value)?,
                "aside" => place.aside = number(value)?,
                "on" => place.on = number(value)?,
                "used" => place.used = number(value)?,
                "card" | "paid" => {}
                "done" => bled = read_done(&mut place.counters, value)?,
                "carries" => place.carries = read_carried(game, value)?,
                _ => {
                    let status = Status::ALL.into_iter().find(|status| status.word() == key);
                    let status = status.ok_or_else(|| Unclear::new(key, "life, ap, spent or a state"))?;
                    let count: u8 = number(value)?;
                    if count > Counters::MOST {
                        return Err(Unclear::new(value, "at most 15 counters"));
                    }
                    place.counters.set(status, count);
                }
            }
        }
    }
    if acts && place.is(Status::Berserker) && !words.contains(&UNBOUND) {
        place.counters.bind();
    }
    if bled {
        state.bled = state.bled.with(figure);
    }
    if let Some(paid) = words.iter().find_map(|word| word.strip_prefix("paid=")) {
        read_paid(state, figure, paid)?;
    }
    if placed { Ok(figure) } else { Err(Unclear::new(name, "a place behind @")) }
}

/// The cards that a figure has paid with, a bit for each of its places.
fn read_paid(state: &mut State, figure: u8, value: &str) -> Read<()> {
    let bits: u8 = number(value)?;
    for (slot, paid) in state.paid.iter_mut().enumerate() {
        if bits >> slot & 1 != 0 {
            *paid = paid.with(figure);
        }
    }
    if u32::from(bits) < 1 << MOST_CARRIED { Ok(()) } else { Err(Unclear::new(value, "a bit for each card")) }
}

/// What a figure has done in the turn, a bit for each of what is kept in mind.
///
/// Says whether it has lost life points, too.
fn read_done(counters: &mut Counters, value: &str) -> Read<bool> {
    let bits: u8 = number(value)?;
    for (place, feat) in DONE.into_iter().enumerate() {
        if bits >> place & 1 != 0 {
            counters.keep_done(feat);
        }
    }
    let bled = bits >> DONE.len() & 1 != 0;
    if u32::from(bits) < 2 << DONE.len() { Ok(bled) } else { Err(Unclear::new(value, "a bit for each deed")) }
}

pub(crate) fn number<T: std::str::FromStr>(value: &str) -> Read<T> {
    value.parse().map_err(|_| Unclear::new(value, "a number"))
}

pub(crate) fn side(word: &str) -> Read<Side> {
    Side::BOTH.into_iter().find(|side| side.word() == word).ok_or_else(|| Unclear::new(word, "a or b"))
}

pub(crate) fn figure(word: &str) -> Read<u8> {
    parse_figure(word).ok_or_else(|| Unclear::new(word, "a figure such as a1"))
}

fn read_stage(value: &str) -> Read<Stage> {
    let words: Vec<&str> = value.split(':').collect();
    Ok(match words[..] {
        ["take-plot", who] => Stage::TakePlot { side: side(who)? },
        ["scenery-count"] => Stage::SceneryCount,
        ["scenery-order", left] => Stage::SceneryOrder { left: number(left)? },
        ["place-scenery", who, left] => Stage::PlaceScenery { side: side(who)?, left: number(left)? },
        ["deploy-roll"] => Stage::DeployRoll,
        ["choose-edge", who] => Stage::ChooseEdge { side: side(who)? },
        ["deploy", who] => Stage::Deploy { side: side(who)? },
        ["place-markers", who, left] => Stage::PlaceMarkers { side: side(who)?, left: number(left)? },
        ["reveal", who] => Stage::Reveal { side: side(who)? },
        ["place-flag", who] => Stage::PlaceFlag { side: side(who)? },
        ["first-roll"] => Stage::FirstRoll,
        ["choose-first", who] => Stage::ChooseFirst { side: side(who)? },
        ["doom", figures] => {
            let left = figures.split('+').try_fold(Figures::NONE, |set, word| Ok(set.with(figure(word)?)))?;
            Stage::Doom { left }
        }
        ["act", who] => Stage::Act { side: side(who)? },
        ["active", who] => Stage::Active { figure: figure(who)? },
        ["acting", who] => Stage::Acting { figure: figure(who)? },
        ["acted", who] => Stage::Acted { figure: figure(who)? },
        ["upkeep", whose, who, ability, second] => Stage::Phase(Phase::Upkeep {
            side: side(whose)?,
            figure: figure(who)?,
            ability: number(ability)?,
            second: second == "1",
        }),
        ["phase", phase] => Stage::Phase(value_of(&PHASES, phase)?),
        ["moving", who, gait, left, gone] => {
            let gaits = [(Gait::Free, "free"), (Gait::Walk, "walk"), (Gait::Run, "run")];
            let gait = value_of(&gaits, gait)?;
            Stage::Moving { figure: figure(who)?, gait, left: number(left)?, gone: number(gone)? }
        }
        ["over", winner, reason, a, b] => {
            let winner = if winner == "draw" { None } else { Some(side(winner)?) };
            Stage::Over(Outcome {
                winner,
                reason: value_of(&REASONS, reason)?,
                score: [number(a)?, number(b)?],
            })
        }
        _ => return Err(Unclear::new(value, "a stage such as act:a or active:a1")),
    })
}

fn read_frame(game: &Anima, text: &str) -> Read<Frame> {
    let words: Vec<&str> = text.split(':').collect();
    Ok(match words[..] {
        ["escape", who] => Frame::Escape { figure: figure(who)?, ability: NO_ABILITY },
        ["escape", who, by] => Frame::Escape { figure: figure(who)?, ability: cards::ability(by)? },
        ["seek", who] => Frame::Seek { figure: figure(who)?, marker: None, ability: NO_ABILITY },
        ["seek", who, named] => {
            Frame::Seek { figure: figure(who)?, marker: Some(marker(named)?), ability: NO_ABILITY }
        }
        ["seek", who, "-", by] => {
            Frame::Seek { figure: figure(who)?, marker: None, ability: cards::ability(by)? }
        }
        ["found", who, named] => Frame::Found { figure: figure(who)?, marker: marker(named)? },
        ["loss" | "bury" | "throw" | "doing" | "due" | "roll" | "window" | "going", ..] => {
            cards::read_frame(text, &words)?
        }
        [kind, attacker, target, step, reaction, from, to, line, die, push, ref rest @ ..] => {
            let line =
                line.strip_prefix('-').ok_or_else(|| Unclear::new(line, "- and letters of l, c and h"))?;
            let place = parse_place(game, from)?;
            let mut attack = Attack::new(figure(attacker)?, figure(target)?, value_of(&KINDS, kind)?, place);
            attack.step = value_of(&STEPS, step)?;
            attack.reaction = value_of(&REACTIONS, reaction)?;
            attack.to = parse_place(game, to)?;
            attack.line =
                Line { long: line.contains('l'), cover: line.contains('c'), higher: line.contains('h') };
            attack.defense_die = number(die)?;
            attack.push = number(push)?;
            cards::read_rest(&mut attack, rest)?;
            Frame::Attack(attack)
        }
        _ => return Err(Unclear::new(text, "a frame such as escape:a1")),
    })
}

/// Refuses what the rules could not play on from.
fn validate(game: &Anima, state: &State) -> Read<()> {
    let wrong = |found: String, expected: &str| Err(Unclear::new(found, expected));
    let ground = Ground::new(game, state);
    for figure in Side::BOTH.into_iter().flat_map(|side| state.party(side)) {
        let (place, card) = (state.figure(figure), game.card(state, figure));
        let name = Anima::figure_word(figure);
        if place.life > card.life.saturating_add(caps::LIFE)
            || place.actions > MOST_ACTIONS
            || place.spent > MOST_ACTIONS
        {
            return wrong(name, "no more life and action points than its card has");
        }
        if place.infiltrated() && (place.stands() || place.life == 0) {
            return wrong(name, "somebody either infiltrated or on the table");
        }
        // Whom Doom has killed stays until all the doomed have rolled, and who was dying when somebody resigned stays.
        let facts = Facts::new(game, state, &ground);
        let dying = matches!(state.stage, Stage::Doom { left } if !left.contains(figure))
            || matches!(state.stage, Stage::Over(_))
            || !state.stack.is_empty()
            || facts.has(figure, None, &What::Stays);
        if place.stands()
            && (place.life == 0 && !dying
                || !on_its_way(state, figure) && !ground.may_stand(game, state, figure))
        {
            return wrong(name, "a figure alive, in a place where it can stand");
        }
    }
    for side in Side::BOTH {
        let roster = &game.form.parties[side.index()];
        let holds = |card: u8| roster.plot_cards(&game.content, game.points_of(card)).any(|may| may == card);
        if let Some(card) = state.hand(side).find(|&card| !holds(card)) {
            return wrong(game.advantage_id(card), "a plot card that this side may hold");
        }
    }
    for flag in state.flags {
        if let Flag::Carried(figure) = flag
            && !(state.exists(figure) && state.figure(figure).stands())
        {
            return wrong(Anima::figure_word(figure), "a flag carried by somebody on the table");
        }
    }
    validate_markers(game, state, &ground)?;
    validate_stage(game, state, &ground)
}

/// Whether somebody is in the middle of a movement, where it may be in a place in which it could not stay.
fn on_its_way(state: &State, figure: u8) -> bool {
    state.stack.frames().iter().any(|frame| match frame {
        Frame::Going(going) => going.figure == figure,
        Frame::Attack(attack) => attack.attacker == figure && attack.deeds.has(Deeds::ON_ITS_WAY),
        Frame::Nothing
        | Frame::Escape { .. }
        | Frame::Seek { .. }
        | Frame::Found { .. }
        | Frame::Loss(_)
        | Frame::Bury(_)
        | Frame::Due(_)
        | Frame::Throw(_)
        | Frame::Doing(_)
        | Frame::Roll(_)
        | Frame::Window(_) => false,
    })
}

/// There are markers as long as somebody is out, and at least as many.
fn validate_markers(game: &Anima, state: &State, ground: &Ground) -> Read<()> {
    for side in Side::BOTH {
        let markers = state.markers[side.index()].places();
        let out = infiltrated(state, side).len() as usize;
        let placing = matches!(state.stage, Stage::PlaceMarkers { side: whose, .. } if whose == side);
        let enough = if placing { markers.len() + 1 >= out } else { markers.len() >= out };
        if !enough || out == 0 && !markers.is_empty() {
            let found = format!("markers-{}", side.word());
            return Err(Unclear::new(found, "a marker for everybody infiltrated, and none for nobody"));
        }
        if let Some(at) = markers.iter().find(|at| ground.can_lie(**at).is_err()) {
            return Err(Unclear::new(game.place_word(*at), "markers where somebody could stand"));
        }
    }
    Ok(())
}

fn validate_stage(game: &Anima, state: &State, ground: &Ground) -> Read<()> {
    let wrong = |expected: &str| Err(Unclear::new(format!("stage={}", stage_words(state.stage)), expected));
    let stands = |figure: u8| state.exists(figure) && state.figure(figure).stands();
    let fits = match state.stage {
        Stage::Active { figure } => {
            let turned = state.figure(figure).marks.has(Marks::TURNED);
            let out_of_turn = state.interruption().is_some();
            let there = stands(figure) || state.exists(figure) && state.is_away(figure);
            there && (!turned || out_of_turn)
        }
        Stage::Acting { figure } => state.exists(figure) && !state.stack.is_empty(),
        Stage::Acted { figure } => state.exists(figure) && !state.stack.is_empty(),
        Stage::Phase(Phase::Upkeep { .. }) => true,
        Stage::Phase(_) => !state.stack.is_empty(),
        Stage::Moving { figure, left, gone, .. } => {
            stands(figure) && (0..=1_000_000).contains(&left) && (0..=1_000_000).contains(&gone)
        }
        Stage::Act { side } => crate::rules::turn::unturned(game, state, side).next().is_some(),
        Stage::Doom { left } => !left.is_empty() && left.iter().all(stands),
        Stage::Deploy { side } => crate::rules::setup::undeployed(state, side).next().is_some(),
        Stage::PlaceMarkers { side, left } => {
            left > 0
                && !infiltrated(state, side).is_empty()
                && usize::from(left) + state.markers[side.index()].places().len() <= MOST_MARKERS
                && ground.room_for_marker(game, state, side)
        }
        Stage::Reveal { side } => {
            let surfaced = |figure: u8| state.figure(figure).marks.has(Marks::SURFACED);
            !infiltrated(state, side).is_empty() || state.standing(side).iter().any(surfaced)
        }
        Stage::PlaceScenery { left, .. } | Stage::SceneryOrder { left } => {
            left > 0 && usize::from(state.piece_count + left) <= state.pieces.len()
        }
        Stage::TakePlot { side } => {
            let held = state.hand(side).count();
            let hand = &state.hands[side.index()];
            crate::rules::setup::points_to_take(game, state, side).is_some()
                && hand[..held].iter().all(|slot| *slot != 0)
        }
        Stage::SceneryCount => state.piece_count == 0,
        Stage::PlaceFlag { .. }
        | Stage::DeployRoll
        | Stage::ChooseEdge { .. }
        | Stage::FirstRoll
        | Stage::ChooseFirst { .. }
        | Stage::Over(_) => true,
    };
    let may_resolve = match state.stage {
        Stage::Active { .. }
        | Stage::Acting { .. }
        | Stage::Acted { .. }
        | Stage::Moving { .. }
        | Stage::Act { .. }
        | Stage::Deploy { .. }
        | Stage::FirstRoll
        | Stage::ChooseFirst { .. }
        | Stage::Doom { .. }
        | Stage::Phase(_) => true,
        Stage::TakePlot { .. }
        | Stage::SceneryCount
        | Stage::SceneryOrder { .. }
        | Stage::PlaceScenery { .. }
        | Stage::DeployRoll
        | Stage::ChooseEdge { .. }
        | Stage::PlaceMarkers { .. }
        | Stage::PlaceFlag { .. }
        | Stage::Reveal { .. }
        | Stage::Over(_) => false,
    };
    if !fits || !state.stack.is_empty() && !may_resolve {
        return wrong("a stage that this position can be in");
    }
    let top = state.stack.depth().saturating_sub(1);
    for (depth, frame) in state.stack.frames().iter().enumerate() {
        let sound = match frame {
            Frame::Nothing => false,
            Frame::Escape { figure, ability } | Frame::Seek { figure, marker: None, ability } => {
                let known = *ability == NO_ABILITY || game.ability(state, *figure, *ability).is_some();
                state.exists(*figure) && known
            }
            Frame::Seek { figure, marker: Some(marker), .. } | Frame::Found { figure, marker } => {
                let markers = state.markers[Side::of_figure(*figure).other().index()];
                state.exists(*figure) && usize::from(*marker) < markers.places().len()
            }
            Frame::Attack(attack) => {
                state.exists(attack.attacker)
                    && state.exists(attack.target)
                    && attack.others.iter().all(|figure| state.exists(figure))
                    && attack.defense_die <= 10
                    && (attack.step != AttackStep::Answered || depth < top)
                    && sound_charge(game, state, ground, attack)
            }
            // A flight that needs nobody's word is never waited for.
            Frame::Throw(throw) if depth == top && throw.step == ThrowStep::Fly => false,
            Frame::Loss(_)
            | Frame::Bury(_)
            | Frame::Going(_)
            | Frame::Due(_)
            | Frame::Throw(_)
            | Frame::Doing(_)
            | Frame::Roll(_)
            | Frame::Window(_) => cards::is_sound(game, state, frame, depth == top),
        };
        if !sound {
            return wrong("a stack of attacks between figures that stand");
        }
    }
    Ok(())
}

/// A charge that has not been moved yet leads somewhere, so that moving it cannot fail.
fn sound_charge(game: &Anima, state: &State, ground: &Ground, attack: &Attack) -> bool {
    let charges = matches!(attack.kind, AttackKind::Charge | AttackKind::Slam);
    if attack.step == AttackStep::Defend && charges {
        let line = ground.charge_line(game, state, attack, attack.to);
        return attack.from == state.figure(attack.attacker).place && line.is_ok();
    }
    attack.step != AttackStep::PushTo || attack.push > 0
}
