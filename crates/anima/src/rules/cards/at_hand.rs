//! What is at hand for a figure: a loss it is about to suffer, a roll it is about to make.

use geometry::Mil;

use super::facts::{Facts, Scene};
use super::upkeep;
use crate::cards::{Ability, Die, Kind, Roll, Source};
use crate::content::caps;
use crate::rules::combat;
use crate::rules::rolls::{self, Test};
use crate::slug;
use crate::state::{Frame, NO_ABILITY, Phase, Reaction, Stage, Status};

impl<'a> Facts<'a> {
    /// The ability that a moment remembers.
    pub(super) fn used(self, scene: Scene<'_>) -> Option<&'a Ability> {
        self.ability(scene.cause, used_ability(scene.used)?)
    }

    /// What is paid to keep up the ability that a moment remembers, where that is what happens.
    pub(super) fn upkeep_at_hand(self, scene: Scene<'_>) -> Option<u8> {
        let Stage::Phase(Phase::Upkeep { .. }) = self.state.stage else { return None };
        let upkeep = self.used(scene)?.upkeep?;
        Some(upkeep::cost(self, scene.cause, used_ability(scene.used)?, upkeep))
    }

    /// Whether what a moment remembers is of a source: the ability, or what its roll was made for.
    pub(super) fn is_of_source(self, scene: Scene<'_>, source: Source) -> bool {
        match used_ability(scene.used) {
            Some(_) => self.used(scene).is_some_and(|ability| ability.source == source),
            None => used_source(scene.used) == source_number(source),
        }
    }

    /// What was rolled for in the roll that a moment remembers: where it remembers an ability of the cause's, what that is
    /// rolled for.
    pub(super) fn rolled_for(self, used: u8, cause: u8) -> Option<Test> {
        let Some(number) = used_ability(used) else { return rolled_for(used) };
        match self.ability(cause, number)?.kind {
            Kind::Escape => Some(Test::Escape),
            Kind::Seek => Some(Test::Seek),
            Kind::Passive
            | Kind::Attack
            | Kind::RangedAttack
            | Kind::Charge
            | Kind::Effect
            | Kind::Dodge
            | Kind::Counterattack
            | Kind::Movement
            | Kind::Walk
            | Kind::Run => None,
        }
    }

    /// Whether what a figure's roll is made for, or was, is this ability: one by which it tries to escape or seeks, or one of
    /// the cause's that it resists.
    pub(super) fn is_rolled_for(self, id: &str, scene: Scene<'_>) -> bool {
        let is =
            |figure: u8, number: u8| self.ability(figure, number).is_some_and(|ability| ability.id == id);
        if rolled_for(scene.used) == Some(Test::Resistance) {
            let mut frames = self.state.stack.frames().iter();
            return frames.any(|frame| {
                matches!(frame, Frame::Doing(list) if list.by == scene.cause && is(list.by, list.ability))
            });
        }
        matches!(self.tried(), Some(Frame::Escape { figure, ability } | Frame::Seek { figure, ability, .. })
            if is(*figure, *ability))
    }

    /// The life points that a figure is about to lose.
    pub(super) fn loss_of(self, figure: u8) -> Option<u8> {
        self.state.stack.frames().iter().rev().find_map(|frame| match frame {
            Frame::Attack(attack) if attack.target == figure => Some(attack.dealt),
            Frame::Loss(loss) if loss.figure == figure => Some(loss.lost),
            Frame::Nothing
            | Frame::Attack(_)
            | Frame::Escape { .. }
            | Frame::Seek { .. }
            | Frame::Found { .. }
            | Frame::Loss(_)
            | Frame::Bury(_)
            | Frame::Going(_)
            | Frame::Throw(_)
            | Frame::Doing(_)
            | Frame::Due(_)
            | Frame::Roll(_)
            | Frame::Window(_) => None,
        })
    }

    /// Whether a figure is rolling for something, or about to: it attacks or answers, or what is being resolved below all
    /// that answers it waits for its die.
    pub(super) fn is_rolling(self, roll: Roll, figure: u8, scene: Scene<'_>) -> bool {
        if let Some(test) = self.rolled_for(scene.used, scene.cause) {
            return word_of(test) == Some(roll) && scene.subject == figure;
        }
        // What an attack brings about may have to be resisted before it is over.
        if let Some(attack) = scene.attack.filter(|_| rolls::at_hand(self.state).is_none()) {
            match roll {
                Roll::Attack => return attack.attacker == figure,
                Roll::Defense => return attack.target == figure && attack.reaction != Reaction::None,
                Roll::Escape | Roll::Seek | Roll::Resistance | Roll::RunOver | Roll::Doom => {}
            }
        }
        // What the die for Doom has cost is still about that roll.
        if roll == Roll::Doom && self.falls_to_doom(figure) {
            return true;
        }
        rolls::wanted(self.state)
            .is_some_and(|wanted| word_of(wanted.test) == Some(roll) && wanted.figure == figure)
    }

    /// Whether a figure is about to lose its life points by Doom, or has, and has not left yet.
    fn falls_to_doom(self, figure: u8) -> bool {
        let place = slug::ALL.iter().position(|rule| *rule == slug::STATE_DOOM);
        let loses = |frame: &Frame| {
            matches!(frame, Frame::Loss(loss)
                if loss.figure == figure && Some(usize::from(loss.rule)) == place)
        };
        let buried = matches!(self.state.stage, Stage::Doom { .. } | Stage::Phase(Phase::Buried));
        buried && self.is_dying(figure) || self.state.stack.frames().iter().any(loses)
    }

    /// What the die at hand shows that counts, if it lies: that of a roll of its own, or one of an attack.
    pub(super) fn lies(self, die: Die, scene: Scene<'_>) -> Option<u8> {
        let shown = match (rolls::at_hand(self.state), scene.attack, die) {
            (Some(roll), _, _) => roll.kept,
            (None, Some(attack), Die::Attack) => attack.kept,
            (None, Some(attack), Die::Defense) => attack.defense_die,
            (None, None, _) => 0,
        };
        (shown > 0 && shown != rolls::NOTHING && shown != rolls::SURE).then_some(shown)
    }

    /// Whether the die that a figure rolled lies and is not enough.
    pub(super) fn is_failing(self, figure: u8, scene: Scene<'_>) -> bool {
        if let Some(roll) = rolls::at_hand(self.state) {
            return roll.figure == figure && roll.kept > 0 && rolls::fails(self, roll.kept);
        }
        let Some(attack) = scene.attack.filter(|attack| attack.kept > 0) else { return false };
        let total = combat::offense(self, attack, attack.kept).value();
        let reached = total >= combat::defense(self, attack, attack.defense_die).value();
        let hits = reached || attack.kept >= combat::sure_from(self, attack);
        attack.attacker == figure && !hits
            || attack.target == figure && attack.reaction != Reaction::None && hits
    }
}

/// How cards name what a die is rolled for, where it can fail.
fn word_of(test: Test) -> Option<Roll> {
    match test {
        Test::Escape => Some(Roll::Escape),
        Test::Seek => Some(Roll::Seek),
        Test::Resistance => Some(Roll::Resistance),
        Test::RunOver => Some(Roll::RunOver),
        Test::Doom => Some(Roll::Doom),
        Test::Card => None,
    }
}

/// What a moment remembers of a roll besides whom it is about: the source of the ability that it was made for, counted from
/// one, in its lowest bits, and above them what was rolled for, counted on.
const OF_SOURCE: u32 = 3;

fn remembered(place: usize, source: u8) -> u8 {
    (place as u8) << OF_SOURCE | source
}

/// What a moment remembers of a roll that is over.
pub fn used_by_roll(test: Test, source: u8) -> u8 {
    let place = Test::ALL.iter().position(|known| *known == test).map_or(0, |place| place + 1);
    remembered(place, source)
}

/// Set where a moment remembers an ability, by its number on the card of whoever brings the moment about.
const OF_AN_ABILITY: u8 = 1 << 7;

/// What a moment remembers of an ability that is used, or about to touch somebody.
pub fn used_by_ability(number: u8) -> u8 {
    if number == NO_ABILITY { 0 } else { OF_AN_ABILITY | number }
}

/// Stands in the place of a source where a state was given.
const OF_A_STATE: u8 = (1 << OF_SOURCE) - 1;

/// What a moment remembers of a state that was given.
pub fn used_by_state(status: Status) -> u8 {
    let place = Status::ALL.iter().position(|known| *known == status).unwrap_or_default();
    remembered(place, OF_A_STATE)
}

/// The state that a moment remembers.
pub fn given_state(used: u8) -> Option<Status> {
    let given = used & OF_AN_ABILITY == 0 && used_source(used) == OF_A_STATE;
    Status::ALL.get(usize::from(used >> OF_SOURCE)).copied().filter(|_| given)
}

/// The number of the ability that a moment remembers.
fn used_ability(used: u8) -> Option<u8> {
    (used & (OF_AN_ABILITY | OF_LIFE) == OF_AN_ABILITY).then_some(used & !OF_AN_ABILITY)
}

/// Set besides, where a moment remembers life points. Abilities have no numbers as high as this.
const OF_LIFE: u8 = 1 << 6;
const _: () = assert!(caps::LIFE < OF_LIFE);

/// What a moment remembers of life points that were given back or sacrificed.
pub fn used_by_life(life: u8) -> u8 {
    OF_AN_ABILITY | OF_LIFE | life.min(OF_LIFE - 1)
}

/// The life points that a moment gave back or that were sacrificed.
pub fn life_points(used: u8) -> Option<u8> {
    let both = OF_AN_ABILITY | OF_LIFE;
    (used & both == both).then_some(used & !both)
}

/// These two stand in the place of a source where a moment remembers inches, up to this many and beyond.
const OF_A_WAY: [u8; 2] = [OF_A_STATE - 2, OF_A_STATE - 1];
const HALF_A_WAY: u8 = 1 << 4;

/// What a moment remembers of how far somebody has gone, in whole inches; nobody goes as far as is not told apart.
pub fn used_by_way(length: i32) -> u8 {
    let inches = (length / Mil::INCH.0).clamp(0, i32::from(2 * HALF_A_WAY - 1)) as u8;
    let part = OF_A_WAY[usize::from(inches / HALF_A_WAY)];
    (inches % HALF_A_WAY) << OF_SOURCE | part
}

/// The whole inches that somebody has gone, where a moment remembers that.
pub fn inches_gone(used: u8) -> Option<u8> {
    let half = OF_A_WAY.iter().position(|part| *part == used_source(used))?;
    Some(half as u8 * HALF_A_WAY + (used >> OF_SOURCE))
}

/// Whether a moment remembers a number, and neither an ability nor a roll.
pub fn is_number(used: u8) -> bool {
    life_points(used).is_some() || inches_gone(used).is_some()
}

fn used_source(used: u8) -> u8 {
    if used & OF_AN_ABILITY == 0 { used & ((1 << OF_SOURCE) - 1) } else { 0 }
}

/// What was rolled for in the roll that a moment remembers.
pub fn rolled_for(used: u8) -> Option<Test> {
    let is_roll = used & OF_AN_ABILITY == 0 && used_source(used) < OF_A_WAY[0];
    let test = Test::ALL.get(usize::from(used >> OF_SOURCE).checked_sub(1)?).copied();
    test.filter(|_| is_roll)
}

/// A source as a number, counted from one.
pub fn source_number(source: Source) -> u8 {
    match source {
        Source::Magic => 1,
        Source::Ki => 2,
        Source::Subterfuge => 3,
        Source::Special => 4,
    }
}
