//! Where a figure wants to be, as the scenario has it: at the enemy, on a node, at a flag or back home with one.

use anima::ground::{Ground, zone_of};
use anima::rules::scenarios;
use anima::state::{Flag, Place, Side};
use anima::{Anima, Scenario, State};

use super::worth::{carries, leads};

/// Where to, and how much.
pub struct Aim {
    /// Any of these will do.
    pub places: Vec<Place>,
    /// What an inch nearer is worth.
    pub pull: f32,
    /// So many inches off is near enough.
    pub near: f32,
    /// What getting there in this turn is worth.
    pub prize: f32,
    /// What it is to be held up on the way by somebody engaged with it.
    pub held_up: f32,
}

/// What an inch nearer is worth to somebody who …
const FIGHTS: f32 = 0.3;
const WAITS: f32 = 0.5;
const TAKES: f32 = 2.5;
const FETCHES: f32 = 4.0;
const RETURNS: f32 = 4.0;
const CARRIES: f32 = 8.0;
/// With each turn that passes the flag gets more urgent.
const HURRIED: f32 = 0.4;
/// A runner who is engaged on its way gets nowhere, and neither does a flag.
const STOPPED: f32 = 10.0;
const CAUGHT: f32 = 50.0;
/// With each turn that passes the fighters press more.
const PRESSED: f32 = 0.15;
/// Somebody on a node stays while an enemy is within so many inches.
const GUARDED: i32 = 16_000;

/// A node at the end of a movement: taken from nobody, from the enemy, or merely held.
const TAKEN: f32 = 25.0;
const SEIZED: f32 = 40.0;
const HELD: f32 = 6.0;
/// The enemy's flag brought home.
const HOME: f32 = 500.0;

pub fn aim(game: &Anima, state: &State, ground: &Ground, figure: u8) -> Aim {
    match game.form().scenario {
        Scenario::Standard | Scenario::Armageddon => fight(game, state, figure),
        Scenario::Nodes => node(game, state, ground, figure).unwrap_or_else(|| fight(game, state, figure)),
        Scenario::Flag => flag(game, state, ground, figure).unwrap_or_else(|| fight(game, state, figure)),
    }
}

/// At the enemy; those who shoot stay where they can.
fn fight(game: &Anima, state: &State, figure: u8) -> Aim {
    let side = Side::of_figure(figure);
    let enemies = state.standing(side.other()).iter().filter(|&enemy| !state.figure(enemy).hidden());
    let leads = game.form().scenario == Scenario::Standard && leads(game, state, side);
    let pull = if leads { WAITS } else { FIGHTS + PRESSED * f32::from(state.turn) };
    let range = game.card(state, figure).range.map_or(0, |range| range.0);
    let near = range as f32 / 2000.0;
    Aim {
        places: enemies.map(|enemy| state.figure(enemy).place).collect(),
        pull,
        near,
        prize: 0.0,
        held_up: 0.0,
    }
}

fn at(place: Place, pull: f32, prize: f32) -> Aim {
    Aim { places: vec![place], pull, near: 0.0, prize, held_up: 0.0 }
}

/// The node that falls to this figure: each one not held yet goes to whoever is nearest and has none; the others guard
/// theirs.
fn node(game: &Anima, state: &State, ground: &Ground, figure: u8) -> Option<Aim> {
    let side = Side::of_figure(figure);
    let nodes = scenarios::nodes(game, ground);
    let mut free = state.standing(side);
    let mut wanted: Vec<Place> = nodes
        .iter()
        .zip(state.nodes)
        .filter(|(_, holder)| *holder != Some(side))
        .map(|(at, _)| *at)
        .collect();
    while !wanted.is_empty() {
        let pairs = (0..wanted.len()).flat_map(|node| free.iter().map(move |friend| (node, friend)));
        let far = |&(node, friend): &(usize, u8)| ground.length(state.figure(friend).place, wanted[node]);
        let (node, friend) = pairs.min_by_key(far)?;
        if friend == figure {
            return Some(at(wanted[node], TAKES, TAKEN));
        }
        free = free.without(friend);
        wanted.swap_remove(node);
    }
    let under = nodes.iter().find(|&&node| ground.covers(state, figure, node))?;
    let mut enemies = state.standing(side.other()).iter();
    enemies.any(|enemy| ground.within(state, figure, enemy, GUARDED)).then(|| at(*under, TAKES, 0.0))
}

/// The carrier runs home, the others hunt whoever has theirs, bring back what was dropped, and half go for the enemy's.
fn flag(game: &Anima, state: &State, ground: &Ground, figure: u8) -> Option<Aim> {
    let side = Side::of_figure(figure);
    let flag = |owner: Side| state.flags[owner.index()];
    let zone = state.zone[side.index()];
    if carries(state, figure) {
        let mut places = Vec::new();
        ground.list_zone(game, state, zone, |place| places.push(place));
        if !ground.is_board() {
            places.push(straight_home(game, state, zone, figure));
        }
        let brings = flag(side.other()) == Flag::Carried(figure);
        let (pull, held_up) = if brings { (CARRIES, CAUGHT) } else { (RETURNS, STOPPED) };
        return Some(Aim { places, pull, near: 0.0, prize: HOME, held_up });
    }
    // The fastest of all goes for the enemy's flag whatever happens: the way there and back takes most of a battle.
    let sooner = |place: Place| {
        let turns = |friend: u8| {
            let (_, run) = game.speed(game.card(state, friend));
            let way = i64::from(ground.length(state.figure(friend).place, place));
            (way * 1000 / i64::from(run.max(1)), friend)
        };
        state.standing(side).iter().filter(|&friend| turns(friend) < turns(figure)).count()
    };
    let fetch = |place: Place| {
        let pull = FETCHES + HURRIED * f32::from(state.turn);
        let places = round(game, state, ground, figure, place);
        Aim { places, held_up: STOPPED, ..at(place, pull, TAKEN) }
    };
    if let Flag::At(place) = flag(side.other())
        && sooner(place) == 0
    {
        return Some(fetch(place));
    }
    if let Flag::Carried(thief) = flag(side) {
        return (Side::of_figure(thief) != side).then(|| at(state.figure(thief).place, RETURNS, 0.0));
    }
    let nearer = |place: Place| {
        let far = |friend: u8| (ground.length(state.figure(friend).place, place), friend);
        state.standing(side).iter().filter(|&friend| far(friend) < far(figure)).count()
    };
    if let Flag::At(place) = flag(side)
        && !ground.point_in_zone(game, state, zone, place)
        && nearer(place) == 0
    {
        return Some(at(place, RETURNS, TAKEN));
    }
    match flag(side.other()) {
        Flag::At(place) => {
            let half = state.standing(side).len().div_ceil(2) as usize;
            (sooner(place) < half).then(|| fetch(place))
        }
        Flag::Carried(_) | Flag::Nowhere => None,
    }
}

/// A flag, and on a table the places round it from which a figure touches it, since somebody may stand in the way.
fn round(game: &Anima, state: &State, ground: &Ground, figure: u8, flag: Place) -> Vec<Place> {
    let mut places = vec![flag];
    if !ground.is_board() {
        let radius = game.card(state, figure).base.radius().0;
        let slant = radius * 7 / 10;
        let steps = [(radius, 0), (slant, slant), (0, radius), (-slant, slant)];
        for (x, y) in steps.into_iter().flat_map(|(x, y)| [(x, y), (-x, -y)]) {
            places.push(Place { x: flag.x + x, y: flag.y + y });
        }
    }
    places
}

/// The nearest place on a table where the whole of a figure's base is in a zone.
fn straight_home(game: &Anima, state: &State, zone: u8, figure: u8) -> Place {
    let zone = zone_of(game, state, zone);
    let radius = game.card(state, figure).base.radius().0;
    let into = |at: i32, low: i32, high: i32| at.max(low + radius).min(high - radius);
    let Place { x, y } = state.figure(figure).place;
    Place { x: into(x, zone.low().x().0, zone.high().x().0), y: into(y, zone.low().y().0, zone.high().y().0) }
}

/// What the scenario gives for having come to rest there.
pub fn reward(game: &Anima, there: &State, ground: &Ground, figure: u8) -> f32 {
    let side = Side::of_figure(figure);
    match game.form().scenario {
        Scenario::Standard | Scenario::Armageddon => 0.0,
        Scenario::Nodes => {
            let nodes = scenarios::nodes(game, ground).iter().zip(there.nodes);
            nodes
                .filter(|(node, _)| ground.covers(there, figure, **node))
                .map(|(node, holder)| {
                    let mut enemies = there.standing(side.other()).iter();
                    let shared = enemies.any(|enemy| ground.covers(there, enemy, *node));
                    match holder {
                        Some(holder) if holder == side => HELD,
                        Some(_) | None if shared => 0.0,
                        Some(_) => SEIZED,
                        None => TAKEN,
                    }
                })
                .sum()
        }
        Scenario::Flag => {
            let brings = there.flags[side.other().index()] == Flag::Carried(figure);
            let home = brings && ground.in_zone(game, there, there.zone[side.index()], figure);
            let flag = there.flags[side.other().index()];
            let reaches = matches!(flag, Flag::At(at) if ground.touches_point(game, there, figure, at));
            if home {
                HOME
            } else if reaches {
                TAKEN
            } else {
                0.0
            }
        }
    }
}
