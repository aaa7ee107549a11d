//! Why something is not allowed, with its rule. Nothing here depends on what the asker cannot see.

use kernel::Rule;

use crate::event::Who;
use crate::face::Face;
use crate::slug;
use crate::state::{Card, TacticsId};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The stage asks for something else, or somebody else.
    NotNow {
        stage: Rule,
    },
    NoSuchTitan,
    NoSuchHero,
    HeroTaken {
        hero: u8,
    },
    NotAStart {
        level: u8,
    },
    NoSuchCard,
    NotInHand {
        card: Card,
        rule: Rule,
    },
    SameCardTwice {
        card: Card,
    },
    NothingToRoll,
    NotHeld {
        face: Face,
        held: u8,
    },
    Locked,
    AlreadySaid,
    NoSuchAbility,
    ThirdLocked,
    WrongPrice {
        cost: u8,
        paid: u8,
    },
    NotWithTitan {
        who: Who,
        has: u8,
    },
    WrongTarget {
        rule: Rule,
    },
    FuryOnce,
    NoSuchSlot,
    OneEach {
        to: Who,
    },
    NotATeammate,
    NotStruck,
    CannotPay {
        face: Face,
        needed: u8,
        has: u8,
    },
    NoPower {
        face: Face,
    },
    EndOfLine {
        level: u8,
    },
    NotOnTitan,
    NotInTower,
    CannonCap {
        cannons: u8,
    },
    NotAWeapon,
    LastCard,
    NoSuchCondition,
    AlreadyMet,
    NotThere {
        level: u8,
    },
    IsAZone,
    CannotSearch,
    NotInDeck {
        card: TacticsId,
    },
    AlreadyResigned,
}

impl Illegal {
    pub fn rule(&self) -> Rule {
        match self {
            Illegal::NotNow { stage } => *stage,
            Illegal::NotInHand { rule, .. } => *rule,
            Illegal::NoSuchTitan => slug::SETUP_TITAN,
            Illegal::NoSuchHero | Illegal::HeroTaken { .. } | Illegal::NotAStart { .. } => slug::SETUP_HEROES,
            Illegal::NoSuchCard | Illegal::SameCardTwice { .. } => slug::ROUND_CHOOSE,
            Illegal::NothingToRoll => slug::ROUND_ROLL,
            Illegal::NotHeld { .. } => slug::DICE_STATES,
            Illegal::Locked => slug::HERO_LEVI,
            Illegal::AlreadySaid => slug::TEAM_DONE,
            Illegal::NoSuchAbility => slug::ROUND_TITAN_ABILITIES,
            Illegal::ThirdLocked => slug::TITAN_THIRD,
            Illegal::WrongPrice { .. } | Illegal::NotWithTitan { .. } => slug::TITAN_PAYS_WITH,
            Illegal::WrongTarget { rule } => *rule,
            Illegal::FuryOnce => slug::TITAN_FURY,
            Illegal::NoSuchSlot => slug::TITAN_SUDDEN_CHARGE,
            Illegal::OneEach { .. } | Illegal::NotATeammate => slug::HERO_EREN,
            Illegal::NotStruck => slug::ACTION_AREA,
            Illegal::CannotPay { .. } | Illegal::NoPower { .. } => slug::DICE_STATES,
            Illegal::EndOfLine { .. } => slug::LEVELS_LINE,
            Illegal::NotOnTitan => slug::DICE_FIGHT,
            Illegal::NotInTower => slug::DICE_CANNON,
            Illegal::CannonCap { .. } => slug::DICE_CANNON_CAP,
            Illegal::NotAWeapon => slug::ROUND_SPEND,
            Illegal::LastCard => slug::TACTICS_DECK,
            Illegal::NoSuchCondition | Illegal::AlreadyMet | Illegal::NotThere { .. } | Illegal::IsAZone => {
                slug::TACTICS_PAY
            }
            Illegal::CannotSearch | Illegal::NotInDeck { .. } => slug::HERO_ARMIN,
            Illegal::AlreadyResigned => slug::TEAM_RESIGN,
        }
    }
}
