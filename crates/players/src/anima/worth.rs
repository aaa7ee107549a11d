//! What everything is worth, in levels of characters: figures, life lost, and action points.

use anima::content::{Band, Role, Victory};
use anima::ground::Ground;
use anima::rules::cards::Facts;
use anima::rules::price::{Deed, price};
use anima::rules::{combat, win};
use anima::state::{Attack, AttackKind, AttackStep, Flag, Line, Reaction, Side};
use anima::{Anima, State};

use super::blow::{Blow, Life};

/// An action point that an enemy has to spend on a dodge.
pub const DRAINED: f32 = 3.0;
/// An action point kept for the next turn, as far as it is not lost in Recovery.
pub const CARRIED: f32 = 2.0;
/// One of somebody who has yet to act.
pub const NEEDED: f32 = 4.0;
/// One that would be lost in Recovery anyway.
pub const LEFT_OVER: f32 = 0.5;
/// Somebody who carries a flag, beyond its level.
const CARRIER: f32 = 60.0;
/// What a leader is worth beyond its level.
const LEADER: f32 = 15.0;
/// The share of somebody's worth that goes with the last but one life point, and with the first half of them.
const WOUNDED: f32 = 0.35;
const HALVED: f32 = 0.15;

/// What it would be to lose this figure.
pub fn worth(game: &Anima, state: &State, figure: u8) -> f32 {
    let card = game.card(state, figure);
    let leader = if card.roles.contains(Role::Leader) { LEADER } else { 0.0 };
    let carrier = if carries(state, figure) { CARRIER } else { 0.0 };
    f32::from(card.level) + leader + carrier
}

/// Whether a figure carries a flag, whosever it is.
pub fn carries(state: &State, figure: u8) -> bool {
    state.flags.contains(&Flag::Carried(figure))
}

/// Whether somebody has lost half of its life points.
pub fn is_wounded(game: &Anima, state: &State, figure: u8) -> bool {
    state.figure(figure).life <= game.card(state, figure).life / 2
}

/// The share of somebody's worth that is gone with so much life left.
pub fn gone(left: usize, most: usize) -> f32 {
    if left == 0 {
        return 1.0;
    }
    let halved = if left <= most / 2 { HALVED } else { 0.0 };
    halved + WOUNDED * (1.0 - left as f32 / most.max(1) as f32)
}

/// What a figure loses on average that may come down to this life.
pub fn lost(game: &Anima, state: &State, figure: u8, life: &Life) -> f32 {
    let most = usize::from(game.card(state, figure).life);
    let now = gone(usize::from(state.figure(figure).life), most);
    worth(game, state, figure) * (life.mean(|left| gone(left, most)) - now)
}

/// What it is to lose so many life points for sure.
pub fn life_price(game: &Anima, state: &State, figure: u8, life: u8) -> f32 {
    lost(game, state, figure, &Life::sure(state.figure(figure).life.saturating_sub(life)))
}

/// What it is to get so many life points back.
pub fn healed(game: &Anima, state: &State, figure: u8, life: u8) -> f32 {
    let most = game.card(state, figure).life;
    let after = state.figure(figure).life.saturating_add(life).min(most);
    let share = |left: u8| gone(usize::from(left), usize::from(most));
    worth(game, state, figure) * (share(state.figure(figure).life.min(most)) - share(after))
}

/// An attack that somebody might make.
pub fn attack(state: &State, attacker: u8, target: u8, kind: AttackKind, line: Line) -> Attack {
    let place = state.figure(attacker).place;
    Attack { step: AttackStep::React, line, ..Attack::new(attacker, target, kind, place) }
}

/// The same attack, met in this way.
pub fn met(attack: &Attack, reaction: Reaction) -> Attack {
    Attack { reaction, ..*attack }
}

/// At most so many attacks in one activation are reckoned with.
pub const BLOWS: usize = 3;

/// What none, one, two … attacks in a row bring.
pub type Gains = [f32; BLOWS + 1];

/// What attacks on one target bring: the target dodges as long as it can, and each dodge drains it.
pub fn gains(game: &Anima, state: &State, ground: &Ground, first: &Attack, then: &Attack) -> Gains {
    let target = state.figure(first.target);
    let facts = Facts::new(game, state, ground);
    let cost = price(facts, first.target, Deed::Dodge(first));
    let (dodges, mut actions) = (combat::may_dodge(facts, first).is_ok(), target.actions);
    let (mut life, mut drained, mut gains) = (Life::sure(target.life), 0.0, [0.0; BLOWS + 1]);
    // More than it has points for nobody makes.
    let most = usize::from(
        state.figure(first.attacker).actions
            / price(facts, first.attacker, Deed::Strike(AttackKind::Melee)).max(1),
    ) + 1;
    for (number, gain) in gains.iter_mut().enumerate().take(most + 1).skip(1) {
        let attack = if number == 1 { first } else { then };
        let reaction = if dodges && actions >= cost { Reaction::Dodge } else { Reaction::None };
        if reaction == Reaction::Dodge {
            actions -= cost;
            drained += DRAINED * f32::from(cost);
        }
        life = life.after(&Blow::new(game, state, ground, &met(attack, reaction)));
        *gain = lost(game, state, first.target, &life) + drained;
    }
    gains
}

/// What an attack costs its target, taken as it comes and dodged.
#[derive(Clone, Copy, Default)]
pub struct Danger {
    pub open: f32,
    pub dodged: f32,
}

pub fn danger(game: &Anima, state: &State, ground: &Ground, attack: &Attack) -> Danger {
    let life = Life::sure(state.figure(attack.target).life);
    let of = |reaction| {
        let blow = Blow::new(game, state, ground, &met(attack, reaction));
        lost(game, state, attack.target, &life.after(&blow))
    };
    Danger { open: of(Reaction::None), dodged: of(Reaction::Dodge) }
}

/// So many times as much is far more.
const FAR_MORE: u16 = 2;

/// Whether a side may wait for the other: it has far more left, and in the second half of a battle it would win if that
/// ended now.
pub fn leads(game: &Anima, state: &State, side: Side) -> bool {
    let edition = &game.content.edition;
    let early = state.turn <= edition.turn.limit / 2;
    let (own, other) = (side, side.other());
    match edition.victory {
        Victory::Points if !early => {
            let decided = edition.points.bands.iter().find(|(_, band)| *band != Band::Tie);
            let enough = decided.map_or(1, |(points, _)| *points);
            win::points(game, state, own) >= win::points(game, state, other) + enough
        }
        Victory::Points | Victory::Levels => {
            let more = if early { FAR_MORE } else { 1 };
            win::levels(game, state, own) > more * win::levels(game, state, other)
        }
    }
}
