//! What the abilities of a card can touch at all, as sets of bits, so that a rule need not look where nothing is.

use super::{Ability, Kind, Moment, What, Who};

/// The things a card's abilities change, answer and offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Holds {
    /// What they change for the bearer as long as they hold.
    pub own: u64,
    /// What they change for others too.
    pub auras: u64,
    /// The moments that triggers answer.
    pub triggers: u32,
    /// The moments at which an ability may be used.
    pub windows: u32,
    /// Whether anything can be used in the bearer's own activation.
    pub active: bool,
    /// Whether there is a special dodge or counterattack.
    pub answers: bool,
}

impl Holds {
    pub fn of(abilities: &[Ability]) -> Holds {
        let mut holds = Holds::default();
        for ability in abilities {
            for change in &ability.always {
                let bits = change.parts.iter().fold(0, |bits, (what, _)| bits | what.bit());
                match change.who {
                    Who::Bearer => holds.own |= bits,
                    Who::Target | Who::Subject | Who::Cause | Who::All(_) | Who::One(_) | Who::Nearest(_) => {
                        holds.auras |= bits
                    }
                }
            }
            for trigger in &ability.triggers {
                holds.triggers |= trigger.when.0.moment.bit();
            }
            if ability.cost.is_none() {
                continue;
            }
            match (&ability.when, ability.kind) {
                (_, Kind::Dodge | Kind::Counterattack) => holds.answers = true,
                (Some(cue), _) => holds.windows |= cue.0.moment.bit(),
                (None, _) if ability.reactive => {
                    holds.windows |= Moment::Between.bit() | Moment::BeforeRoll.bit();
                }
                (None, _) => holds.active = true,
            }
        }
        holds
    }

    #[must_use]
    pub fn and(self, other: Holds) -> Holds {
        Holds {
            own: self.own | other.own,
            auras: self.auras | other.auras,
            triggers: self.triggers | other.triggers,
            windows: self.windows | other.windows,
            active: self.active || other.active,
            answers: self.answers || other.answers,
        }
    }
}

impl What {
    /// Its bit in a set of things that can be different.
    pub fn bit(&self) -> u64 {
        let place = match self {
            What::Attack => 0,
            What::Damage => 1,
            What::Defense => 2,
            What::Armor => 3,
            What::Resistance => 4,
            What::Recovery => 5,
            What::Speed => 6,
            What::Life => 7,
            What::Zone => 8,
            What::Range => 9,
            What::Reach => 10,
            What::ChargeReach => 11,
            What::Difficulty => 12,
            What::Escape => 13,
            What::SeekTarget => 14,
            What::Initiative => 15,
            What::Intercept => 16,
            What::DeploymentZone => 17,
            What::Dice => 18,
            What::DefenseDice => 19,
            What::Die => 20,
            What::Pierce => 21,
            What::Cost(_) => 22,
            What::CostOfSource(_) => 23,
            What::Upkeep => 24,
            What::HalfSpeed => 25,
            What::IgnoreArmor => 26,
            What::Throws => 27,
            What::ThrowsAtWill => 28,
            What::Unstoppable => 29,
            What::NoReaction => 30,
            What::NoCounter => 31,
            What::HarmsIntangible => 32,
            What::FreeDodge => 33,
            What::DodgeAfterRoll => 34,
            What::GnosisAfterRoll => 35,
            What::Secondary(_) => 36,
            What::Innate(_) => 37,
            What::Immune(_) => 38,
            What::Unhurt => 39,
            What::Stays => 40,
            What::Spares => 41,
            What::Rooted => 42,
            What::SweepsContact => 43,
            What::Unseen => 44,
            What::Wanders => 45,
            What::Advantages => 46,
            What::ZoneMost => 47,
            What::Roll => 48,
            What::RollDice => 49,
            What::Healing => 50,
            What::Unhealed => 51,
            What::CountsSmall => 52,
        };
        1 << place
    }
}
