//! Victory: nobody left, levels, points, or what the scenario says.

use kernel::{Sink, Stack};

use super::infiltration::{infiltrated, tell_unrevealed};
use super::{Battle, death, turn};
use crate::content::{Band, Role, Victory};
use crate::event::Event;
use crate::game::Anima;
use crate::slug;
use crate::state::{Figures, Marks, Outcome, Reason, Side, Stage, State};
use crate::total::Total;
use anima_cards::Scenario;

/// Whether a side has somebody left: on the table, infiltrated or away for a while.
fn is_left(state: &State, side: Side) -> bool {
    state.party(side).any(|figure| state.figure(figure).stands())
        || !infiltrated(state, side).is_empty()
        || !state.absent(side).is_empty()
}

/// Tells of a side whose last has left, where the other goes on for the nodes.
///
/// Rule: win.wiped
pub fn tell_wiped<S: Sink<Event>>(battle: &mut Battle<'_, S>, gone: Figures) {
    if battle.game.form.scenario != Scenario::Nodes {
        return;
    }
    for side in Side::BOTH {
        let lost = gone.iter().any(|figure| Side::of_figure(figure) == side);
        if lost && !is_left(battle.state, side) {
            battle.tell(Event::NobodyLeft { side });
        }
    }
}

/// With one side gone the battle is over, and what the book counts at its end is counted now. While somebody is dying,
/// and while losses that come at once are being taken, nobody has won: the last of one side may take the last of the
/// other along.
///
/// Rule: win.wiped
/// Rule: death.simultaneous
pub fn look<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let left = Side::BOTH.map(|side| is_left(battle.state, side));
    let survivor = match left {
        [true, true] => return,
        [true, false] => Some(Side::A),
        [false, true] => Some(Side::B),
        [false, false] => None,
    };
    if death::is_unsettled(battle.state) || death::step_is_open(battle.facts()) || is_deploying(battle.state)
    {
        return;
    }
    let outcome = match battle.game.form.scenario {
        Scenario::Standard => match battle.game.content.edition.victory {
            Victory::Levels => by_survivors(battle, survivor),
            Victory::Points => {
                // Whoever is still infiltrated could be revealed.
                let spared = survivor.map_or(Figures::NONE, |side| infiltrated(battle.state, side));
                tell_points(battle, spared);
                let (outcome, band) = by_points(battle.game, battle.state, spared);
                Outcome { reason: Reason::WipedPoints(band), ..outcome }
            }
        },
        Scenario::Nodes => {
            let outcome = by_nodes(battle.state);
            let may_catch_up = survivor.is_some() && outcome.winner != survivor;
            if may_catch_up && battle.state.turn < turn::limit(battle.game) {
                return;
            }
            Outcome { reason: Reason::WipedNodes, ..outcome }
        }
        Scenario::Flag | Scenario::Armageddon => by_survivors(battle, survivor),
    };
    end(battle, outcome);
}

/// Whether the parties are still being put on the table, where cards may do something to them already.
pub fn is_deploying(state: &State) -> bool {
    matches!(state.stage, Stage::ChooseEdge { .. } | Stage::Deploy { .. } | Stage::PlaceMarkers { .. })
}

fn by_survivors<S: Sink<Event>>(battle: &Battle<'_, S>, survivor: Option<Side>) -> Outcome {
    let score = Side::BOTH.map(|side| levels(battle.game, battle.state, side));
    Outcome { winner: survivor, reason: Reason::Wiped, score }
}

/// The battle is over, and with it whatever was being resolved.
pub fn end<S: Sink<Event>>(battle: &mut Battle<'_, S>, outcome: Outcome) {
    battle.state.stack = Stack::default();
    battle.tell(Event::Over { outcome });
    battle.go(Stage::Over(outcome));
}

/// The last turn is over. A scenario's own rule replaces the usual count.
///
/// Rule: win.points.scenario
/// Rule: scenario.nodes.win
/// Rule: scenario.armageddon
pub fn at_the_limit<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let outcome = match battle.game.form.scenario {
        Scenario::Standard => {
            tell_unrevealed(battle);
            match battle.game.content.edition.victory {
                Victory::Levels => by_levels(battle.game, battle.state),
                Victory::Points => {
                    tell_points(battle, Figures::NONE);
                    let (outcome, band) = by_points(battle.game, battle.state, Figures::NONE);
                    Outcome { reason: Reason::Points(band), ..outcome }
                }
            }
        }
        Scenario::Nodes => by_nodes(battle.state),
        Scenario::Flag => Outcome { winner: None, reason: Reason::NoFlag, score: [0; 2] },
        Scenario::Armageddon => Outcome { winner: None, reason: Reason::TooLong, score: [0; 2] },
    };
    end(battle, outcome);
}

fn by_nodes(state: &State) -> Outcome {
    let held = |side: Side| state.nodes.iter().filter(|&&node| node == Some(side)).count() as u16;
    higher(Side::BOTH.map(held), Reason::Nodes)
}

fn higher(score: [u16; 2], reason: Reason) -> Outcome {
    let winner = match score[0].cmp(&score[1]) {
        std::cmp::Ordering::Greater => Some(Side::A),
        std::cmp::Ordering::Less => Some(Side::B),
        std::cmp::Ordering::Equal => None,
    };
    Outcome { winner, reason, score }
}

/// The levels of a side's characters on the table, with the points that cards have given it.
///
/// Rule: win.levels
pub fn levels(game: &Anima, state: &State, side: Side) -> u16 {
    // Whoever has no life points and goes on counts as lost, and whoever is worth nothing counts for nobody.
    let counts = |figure: &u8| {
        let life = state.figure(state.body(*figure)).life;
        life > 0 && !state.figure(*figure).marks.has(Marks::WORTHLESS)
    };
    let there = Figures(state.standing(side).0 | state.absent(side).0);
    let levels = there.iter().filter(counts).map(|figure| game.card(state, figure).level).sum();
    with_points(state, side, levels)
}

fn by_levels(game: &Anima, state: &State) -> Outcome {
    higher(Side::BOTH.map(|side| levels(game, state, side)), Reason::Levels)
}

/// The points that a figure is worth to the other side: its level if it was removed, half of that if it was wounded,
/// more if it is a leader.
///
/// Rule: win.points.removed
/// Rule: win.points.wounded
/// Rule: win.points.leader
/// Rule: win.points.cards
/// Rule: win.unrevealed
pub fn worth(game: &Anima, state: &State, figure: u8) -> Option<Total> {
    let rules = &game.content.edition.points;
    let (card, place) = (game.card(state, figure), state.figure(figure));
    let part = |points: u16| i16::try_from(points).unwrap_or(i16::MAX);
    if place.marks.has(Marks::WORTHLESS) {
        return None;
    }
    let life = state.figure(state.body(figure)).life;
    let there = place.stands() || state.absent(Side::of_figure(figure)).contains(figure);
    let (mut total, more) = if place.infiltrated() {
        (Total::by("unrevealed", part(card.level), slug::WIN_UNREVEALED), rules.leader)
    } else if !there || life == 0 {
        (Total::by("removed", part(card.level), slug::WIN_POINTS_REMOVED), rules.leader)
    } else if life <= card.life / 2 {
        let half = card.level.div_ceil(2).div_ceil(rules.rounding) * rules.rounding;
        (Total::by("wounded", part(half), slug::WIN_POINTS_WOUNDED), rules.leader_wounded)
    } else {
        return None;
    };
    if game.has_role(state, figure, Role::Leader) {
        total.add("leader", part(more), Some(slug::WIN_POINTS_LEADER));
    }
    Some(total)
}

fn tell_points<S: Sink<Event>>(battle: &mut Battle<'_, S>, spared: Figures) {
    let parties = Side::BOTH.map(|side| battle.state.party(side));
    for figure in parties.into_iter().flatten().filter(|figure| !spared.contains(*figure)) {
        if let Some(points) = worth(battle.game, battle.state, figure) {
            let who = battle.who(figure);
            let cards = battle.game.starting_cards(figure);
            battle.tell(Event::Worth { who, points, cards });
        }
    }
}

/// The points a side has won from the other.
pub fn points(game: &Anima, state: &State, side: Side) -> u16 {
    points_but(game, state, side, Figures::NONE)
}

/// The same without what some are worth.
fn points_but(game: &Anima, state: &State, side: Side, spared: Figures) -> u16 {
    let worth = |figure: u8| worth(game, state, figure).map_or(0, |points| points.value().unsigned_abs());
    let won = state.party(side.other()).filter(|figure| !spared.contains(*figure)).map(worth).sum();
    with_points(state, side, won)
}

/// What a side comes to with the points that cards have given it or taken from it, never below none.
fn with_points(state: &State, side: Side, count: u16) -> u16 {
    count.saturating_add_signed(state.points_given(side))
}

/// What the points come to, and the band of their difference.
///
/// Rule: win.points.bands
fn by_points(game: &Anima, state: &State, spared: Figures) -> (Outcome, Band) {
    let score = Side::BOTH.map(|side| points_but(game, state, side, spared));
    let difference = score[0].abs_diff(score[1]);
    let bands = &game.content.edition.points.bands;
    let band = bands.iter().rev().find(|band| difference >= band.0).map_or(Band::Tie, |band| band.1);
    let outcome = higher(score, Reason::Points(band));
    (Outcome { winner: outcome.winner.filter(|_| band != Band::Tie), ..outcome }, band)
}

pub fn resign<S: Sink<Event>>(battle: &mut Battle<'_, S>, side: Side) {
    battle.tell(Event::Resigned { side });
    end(battle, Outcome { winner: Some(side.other()), reason: Reason::Resigned, score: [0; 2] });
}
