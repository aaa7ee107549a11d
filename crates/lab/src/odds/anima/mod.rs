//! The odds of Anima Tactics for plain numbers, as somebody at a real table has them.
//!
//! Two characters are made that have these numbers and nothing else ([`arena`]), and what is asked about is declared
//! like any choice and followed through by the rules ([`players::anima::odds`]). There is no formula here.

mod arena;

use anima::content::{DEFAULT_EDITION, EDITIONS, caps};
use anima::rules::combat::{MOST_DICE, NATURAL_TEN};
use anima::state::Reaction;
use players::anima::odds::{Exchange, Outcome, odds_of};
use players::odds::{Chances, Lost, chances_from};

pub use arena::{Arena, Begins};

/// What is declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    Attack,
    Charge,
    Shot(Shot),
    /// An effect that has to be resisted.
    Resist {
        difficulty: u8,
        resistance: u8,
    },
    Seek,
    Escape(Escape),
    Doom,
}

/// What the line of a shot adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shot {
    /// Beyond half range.
    pub long: bool,
    pub cover: bool,
    pub higher: bool,
    /// The target is engaged.
    pub engaged: bool,
    /// The shooter has moved far.
    pub moved: bool,
}

/// Who escapes, and from how many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Escape {
    pub prowler: bool,
    pub fast: bool,
    pub big: bool,
    pub enemies: u8,
}

/// The numbers of one side of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fighter {
    pub attack: u8,
    pub damage: u8,
    pub defense: u8,
    pub armor: u8,
    pub life: u8,
}

impl Default for Fighter {
    fn default() -> Fighter {
        Fighter { attack: 0, damage: 0, defense: 0, armor: 0, life: caps::LIFE }
    }
}

/// What somebody would like to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    pub deed: Deed,
    pub attacker: Fighter,
    pub target: Fighter,
    pub reaction: Reaction,
    /// What the attacker says to a counterattack.
    pub back: Reaction,
    /// Whether the numbers of a counterattack are known, so that it counts among the reactions for what it does.
    pub knows_back: bool,
    /// Added to the attack; to the roll of an escape and against an effect.
    pub modifier: i8,
    /// How many dice the attack rolls, if not as many as the rules say.
    pub dice: Option<u8>,
    /// How many the defense rolls.
    pub defense_dice: u8,
    /// The lowest die that is a critical.
    pub critical_on: u8,
    /// By its place in [`EDITIONS`].
    pub edition: &'static str,
}

impl Question {
    pub fn new(deed: Deed) -> Question {
        Question {
            deed,
            attacker: Fighter::default(),
            target: Fighter::default(),
            reaction: Reaction::None,
            back: Reaction::None,
            knows_back: false,
            modifier: 0,
            dice: None,
            defense_dice: 1,
            critical_on: NATURAL_TEN,
            edition: DEFAULT_EDITION,
        }
    }
}

/// Why a question has no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OddsError {
    NoSuchEdition {
        edition: String,
    },
    /// A number that no card has.
    OutOfRange {
        of: &'static str,
        least: i16,
        most: i16,
    },
    /// What is declared rolls more dice anyway.
    TooFewDice {
        dice: u8,
    },
    /// The rules refuse it: a shot cannot be countered.
    Refused {
        what: &'static str,
        rule: &'static str,
    },
    /// It could not be followed to its end.
    Lost(Lost),
}

/// The edition of this name.
pub fn edition(word: &str) -> Result<&'static str, OddsError> {
    let known = EDITIONS.into_iter().find(|known| *known == word);
    known.ok_or_else(|| OddsError::NoSuchEdition { edition: word.to_owned() })
}

impl Question {
    fn check(&self) -> Result<(), OddsError> {
        let attribute = i16::from(caps::ATTRIBUTE);
        let own = [self.attacker, self.target];
        let numbers = own.into_iter().flat_map(|fighter| {
            [
                ("attack", fighter.attack, attribute),
                ("damage", fighter.damage, attribute),
                ("defense", fighter.defense, attribute),
                ("armor", fighter.armor, attribute),
            ]
        });
        let in_range = |of: &'static str, value: i16, least: i16, most: i16| {
            if (least..=most).contains(&value) {
                Ok(())
            } else {
                Err(OddsError::OutOfRange { of, least, most })
            }
        };
        for (of, value, most) in numbers {
            in_range(of, value.into(), 0, most)?;
        }
        for fighter in own {
            in_range("life", fighter.life.into(), 1, caps::LIFE.into())?;
        }
        if let Deed::Resist { difficulty, resistance } = self.deed {
            in_range("difficulty", difficulty.into(), 1, i16::from(arena::HARDEST))?;
            in_range("resistance", resistance.into(), 0, attribute)?;
        }
        if let Deed::Escape(escape) = self.deed {
            in_range("against", escape.enemies.into(), 1, i16::from(arena::MOST_ENEMIES))?;
        }
        in_range("modifier", self.modifier.into(), -attribute, attribute)?;
        in_range("dice", self.dice.unwrap_or(1).into(), 1, MOST_DICE.into())?;
        in_range("defense-dice", self.defense_dice.into(), 1, MOST_DICE.into())?;
        in_range("critical-on", self.critical_on.into(), 1, NATURAL_TEN.into())
    }
}

/// Works the question out.
pub fn answer_to(question: &Question) -> Result<Chances<Outcome>, OddsError> {
    question.check()?;
    let mut arena = Arena::new(question)?;
    arena.chances(question.reaction, question.back)
}

/// A reaction, and what comes of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Met {
    pub reaction: Reaction,
    pub chances: Chances<Outcome>,
}

/// What comes of every reaction that the rules allow, the one that the target is likeliest to survive first; then the
/// one that loses it least life, then the one that costs the attacker most where that is known, then the cheaper.
pub fn reactions(question: &Question) -> Result<Vec<Met>, OddsError> {
    question.check()?;
    let mut arena = Arena::new(question)?;
    let mut met = Vec::new();
    for reaction in [Reaction::None, Reaction::Dodge, Reaction::Counter] {
        match arena.chances(reaction, question.back) {
            Ok(chances) => met.push(Met { reaction, chances }),
            Err(OddsError::Refused { .. }) => {}
            Err(error) => return Err(error),
        }
    }
    let cost = |met: &Met| {
        let chances = &met.chances;
        let (killed, lost) = (chances.chance(|end| end.killed), chances.mean(|end| end.lost.into()));
        [killed, lost, if question.knows_back { -chances.mean(|end| end.own.into()) } else { 0.0 }]
    };
    // Stable, so that of equals the cheaper stays before the dearer.
    met.sort_by(|one, other| cost(one).partial_cmp(&cost(other)).unwrap_or(std::cmp::Ordering::Equal));
    Ok(met)
}

impl Arena {
    /// What comes of it with these reactions.
    pub fn chances(&mut self, reaction: Reaction, back: Reaction) -> Result<Chances<Outcome>, OddsError> {
        let exchange = Exchange { figure: self.figure, target: self.target, reaction, back };
        let found = match self.begins {
            Begins::Rolling => chances_from(&self.game, &self.state, &mut self.memo, &exchange),
            Begins::Declaring(action) => {
                self.allows(action, &exchange)?;
                let said = (self.seat(), action);
                odds_of(&self.game, &self.state, &mut self.memo, said, &exchange)
            }
        };
        found.map_err(OddsError::Lost)
    }
}

/// The word of a reaction on the command line.
pub fn reaction_word(reaction: Reaction) -> &'static str {
    match reaction {
        Reaction::None => "none",
        Reaction::Dodge => "dodge",
        Reaction::Counter => "counter",
    }
}

pub fn parse_reaction(word: &str) -> Option<Reaction> {
    [Reaction::None, Reaction::Dodge, Reaction::Counter]
        .into_iter()
        .find(|reaction| reaction_word(*reaction) == word)
}
