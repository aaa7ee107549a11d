//! The odds of Anima Tactics for plain numbers, as somebody at a real table has them, or for named cards.
//!
//! Characters are made that have these numbers and nothing else ([`bodies`]), put on bare ground, and what is asked about
//! is declared like any choice ([`arena`]) and followed through by the rules ([`players::anima::odds`]). There is no
//! formula here.

mod arena;
mod bodies;

use anima::Action;
use anima::content::{ContentError, DEFAULT_EDITION, EDITIONS, File, caps};
use anima::rules::attack_below;
use anima::rules::combat::{MOST_DICE, NATURAL_TEN};
use anima::state::{Reaction, SECOND};
use kernel::{Game, Input, Nothing};
use players::anima::odds::{Cut, Exchange, MOST_INPUTS, Outcome, answer, compare, cost, odds_of};
use players::odds::{Chances, Lost, chances_from};

pub use arena::{Arena, Begins};

/// No effect is harder to resist.
const HARDEST: u8 = 30;
/// Nobody stands between more enemies than can reach it in a row.
const MOST_ENEMIES: u8 = 3;
/// As many stand beside the target.
pub const MOST_BESIDES: usize = 3;

/// What is declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed<'a> {
    Attack,
    Charge,
    Shot(Shot),
    /// An ability of the attacker's card.
    Ability(Special<'a>),
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

/// An ability that is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Special<'a> {
    pub id: &'a str,
    /// Steps paid on top of its cost, counted as actions count them.
    pub extra: u8,
    /// The line, where it is a shot.
    pub shot: Shot,
}

/// Who escapes, and from how many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Escape {
    pub prowler: bool,
    pub fast: bool,
    pub big: bool,
    pub enemies: u8,
}

/// Somebody's numbers, or its card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fighter<'a> {
    pub attack: u8,
    pub damage: u8,
    pub defense: u8,
    pub armor: u8,
    pub resistance: u8,
    pub life: u8,
    /// The card that says all this instead.
    pub card: Option<Card<'a>>,
    /// What is on it, as positions have it, parted by commas: `blind=2,hidden`.
    pub is: &'a str,
}

/// A character's card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card<'a> {
    pub id: &'a str,
    /// The life points that are left, if not all of them.
    pub life: Option<u8>,
}

impl Default for Fighter<'_> {
    fn default() -> Self {
        let (attack, damage, defense, armor, resistance) = (0, 0, 0, 0, 0);
        Fighter { attack, damage, defense, armor, resistance, life: caps::LIFE, card: None, is: "" }
    }
}

/// Somebody beside the target, which an area or a sweep reaches too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beside<'a> {
    pub fighter: Fighter<'a>,
    pub reaction: Reaction,
}

/// What somebody would like to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question<'a> {
    pub deed: Deed<'a>,
    pub attacker: Fighter<'a>,
    pub target: Fighter<'a>,
    /// Who stands beside the target. An attack with plain numbers is one on an area then.
    pub besides: [Option<Beside<'a>>; MOST_BESIDES],
    pub reaction: Reaction,
    /// What the attacker says to a counterattack.
    pub back: Reaction,
    /// Whether the numbers of a counterattack are known, so that it counts among the reactions for what it does.
    pub knows_back: bool,
    /// Whether the attacker and those attacked spend a point of gnosis on their first roll.
    pub gnosis: [bool; 2],
    /// Added to the attack; to the roll of an escape and against an effect.
    pub modifier: i8,
    /// How many dice the attack rolls, if not as many as the rules say.
    pub dice: Option<u8>,
    /// How many the defense rolls.
    pub defense_dice: u8,
    /// The lowest die that is a critical; a ten is what the cards say.
    pub critical_on: u8,
    /// By its place in [`EDITIONS`].
    pub edition: &'static str,
    /// The files of that edition with packs of one's own beside ours, where there are any.
    pub files: Option<&'a [File]>,
    /// What takes more throws and choices than these is cut short.
    pub most_inputs: u32,
}

impl<'a> Question<'a> {
    pub fn new(deed: Deed<'a>) -> Question<'a> {
        Question {
            deed,
            attacker: Fighter::default(),
            target: Fighter::default(),
            besides: [None; MOST_BESIDES],
            reaction: Reaction::None,
            back: Reaction::None,
            knows_back: false,
            gnosis: [false; 2],
            modifier: 0,
            dice: None,
            defense_dice: 1,
            critical_on: NATURAL_TEN,
            edition: DEFAULT_EDITION,
            files: None,
            most_inputs: MOST_INPUTS,
        }
    }

    fn everybody(&self) -> impl Iterator<Item = &Fighter<'a>> {
        let besides = self.besides.iter().flatten().map(|beside| &beside.fighter);
        [&self.attacker, &self.target].into_iter().chain(besides)
    }

    /// Whether somebody of plain numbers attacks more than one.
    fn strikes_area(&self) -> bool {
        self.attacker.card.is_none() && self.besides.iter().any(Option::is_some)
    }

    /// The line of a shot, where it is one.
    fn shot(&self) -> Shot {
        match self.deed {
            Deed::Shot(shot) => shot,
            Deed::Ability(special) => special.shot,
            Deed::Attack | Deed::Charge | Deed::Resist { .. } => Shot::default(),
            Deed::Seek | Deed::Escape(_) | Deed::Doom => Shot::default(),
        }
    }
}

/// Why a question has no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OddsError {
    NoSuchEdition {
        edition: String,
    },
    NoSuchCard {
        card: String,
    },
    /// No ability of the card is used like this.
    NoSuchAbility {
        card: String,
        ability: String,
        known: Vec<String>,
    },
    /// Nobody may answer like this.
    NoSuchReaction {
        reaction: String,
        known: Vec<String>,
    },
    /// A word about somebody that no position knows.
    Unclear {
        word: String,
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
        what: String,
        rule: &'static str,
    },
    /// The cards of this edition and the packs cannot be played.
    Content(Box<ContentError>),
    /// It could not be followed to its end.
    Lost(Lost),
}

/// The edition of this name.
pub fn edition(word: &str) -> Result<&'static str, OddsError> {
    let known = EDITIONS.into_iter().find(|known| *known == word);
    known.ok_or_else(|| OddsError::NoSuchEdition { edition: word.to_owned() })
}

impl Question<'_> {
    fn check(&self) -> Result<(), OddsError> {
        let attribute = i16::from(caps::ATTRIBUTE);
        let in_range = |of: &'static str, value: i16, least: i16, most: i16| {
            if (least..=most).contains(&value) {
                Ok(())
            } else {
                Err(OddsError::OutOfRange { of, least, most })
            }
        };
        for fighter in self.everybody() {
            let numbers = [
                ("attack", fighter.attack),
                ("damage", fighter.damage),
                ("defense", fighter.defense),
                ("armor", fighter.armor),
                ("resistance", fighter.resistance),
            ];
            for (of, value) in numbers {
                in_range(of, value.into(), 0, attribute)?;
            }
            let life = fighter.card.and_then(|card| card.life).unwrap_or(fighter.life);
            in_range("life", life.into(), 1, caps::LIFE.into())?;
            // A word of a position begins nothing but what is on somebody.
            if let Some(word) = fighter.is.split(',').find(|word| word.contains(['|', '@', ' '])) {
                return Err(OddsError::Unclear { word: word.to_owned() });
            }
        }
        if let Deed::Resist { difficulty, resistance } = self.deed {
            in_range("difficulty", difficulty.into(), 1, i16::from(HARDEST))?;
            in_range("resistance", resistance.into(), 0, attribute)?;
        }
        if let Deed::Escape(escape) = self.deed {
            in_range("against", escape.enemies.into(), 1, i16::from(MOST_ENEMIES))?;
        }
        in_range("modifier", self.modifier.into(), -attribute, attribute)?;
        in_range("dice", self.dice.unwrap_or(1).into(), 1, MOST_DICE.into())?;
        in_range("defense-dice", self.defense_dice.into(), 1, MOST_DICE.into())?;
        in_range("critical-on", self.critical_on.into(), 1, NATURAL_TEN.into())
    }
}

/// Works the question out for its target.
pub fn answer_to(question: &Question<'_>) -> Result<Chances<Outcome>, OddsError> {
    question.check()?;
    let mut arena = Arena::new(question)?;
    let said = answer(question.reaction);
    if let Some(rule) = arena.refused(&said) {
        let what = reaction_word(question.reaction).to_owned();
        return Err(OddsError::Refused { what, rule: rule.0 });
    }
    let exchange = arena.exchange(question);
    arena.chances(&exchange)
}

/// A reaction, and what comes of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Met {
    pub answer: Action,
    /// `none`, `dodge`, `counter`, or the ability that it is.
    pub word: String,
    pub chances: Chances<Outcome>,
    /// Where it was cut short because all of it would take too long.
    pub cut: Cut,
}

/// One of those who are attacked: what comes of every reaction that the rules allow, the best first.
#[derive(Clone, PartialEq, Debug)]
pub struct Looked {
    pub met: Vec<Met>,
    /// The place of the reaction that was asked for.
    pub chosen: usize,
}

impl Looked {
    pub fn chosen(&self) -> &Met {
        &self.met[self.chosen]
    }
}

/// The reaction that is asked for by this word is the best there is.
pub const BEST: &str = "best";

/// What comes of it for everybody who is attacked, the target first, with the reactions of these words; who has none lets
/// it come.
pub fn look(question: &Question<'_>, words: &[&str]) -> Result<Vec<Looked>, OddsError> {
    question.check()?;
    let mut arena = Arena::new(question)?;
    let mut exchange = arena.exchange(question);
    let others = question.besides.iter().flatten().count();
    let wanted = |place: usize| words.get(place).copied().unwrap_or(reaction_word(Reaction::None));
    for (place, figure) in (0..=others).zip(SECOND..) {
        let plain = parse_reaction(wanted(place)).unwrap_or(Reaction::None);
        exchange.answers = exchange.answers.with(figure, answer(plain));
    }
    let mut all = Vec::new();
    for (place, figure) in (0..=others).zip(SECOND..) {
        exchange.target = figure;
        let possible = if place == 0 { arena.possible() } else { PLAIN.map(answer).to_vec() };
        let mut met = arena.met(question, &exchange, &possible)?;
        if place > 0 {
            // Whoever may not react like this lets it come, and is told of no more.
            let comes = met.iter().find(|met| met.answer == Action::LetBe).map(|met| met.chances.clone());
            met.retain(|met| met.answer == Action::LetBe || Some(&met.chances) != comes.as_ref());
        }
        let wanted = wanted(place);
        let chosen = if wanted == BEST { Some(0) } else { met.iter().position(|met| met.word == wanted) };
        let Some(chosen) = chosen else {
            let known = met.iter().map(|met| met.word.clone()).collect();
            let plain = parse_reaction(wanted).filter(|_| place == 0).map(answer);
            return Err(match plain.and_then(|said| arena.refused(&said)) {
                Some(rule) => OddsError::Refused { what: wanted.to_owned(), rule: rule.0 },
                None => OddsError::NoSuchReaction { reaction: wanted.to_owned(), known },
            });
        };
        exchange.answers = exchange.answers.with(figure, met[chosen].answer);
        all.push(Looked { met, chosen });
    }
    Ok(all)
}

const PLAIN: [Reaction; 3] = [Reaction::None, Reaction::Dodge, Reaction::Counter];

impl Arena {
    /// What is watched, and what everybody says.
    pub fn exchange(&self, question: &Question<'_>) -> Exchange {
        let mut exchange = Exchange::new(self.figure, self.target).met(question.reaction, question.back);
        exchange.gnosis = question.gnosis;
        for (figure, beside) in (SECOND + 1..).zip(question.besides.iter().flatten()) {
            exchange.answers = exchange.answers.with(figure, answer(beside.reaction));
        }
        exchange
    }

    /// What comes of it.
    pub fn chances(&mut self, exchange: &Exchange) -> Result<Chances<Outcome>, OddsError> {
        self.follow(exchange).map_err(OddsError::Lost)
    }

    fn follow(&mut self, exchange: &Exchange) -> Result<Chances<Outcome>, Lost> {
        match self.begins {
            Begins::Rolling => chances_from(&self.game, &self.state, &mut self.memo, exchange),
            Begins::Declaring(action) => {
                let said = (self.seat(), action);
                odds_of(&self.game, &self.state, &mut self.memo, said, exchange)
            }
        }
    }

    /// How many blows come after the first, where any are struck.
    fn again(&mut self) -> Option<u8> {
        let mut state = self.state;
        if let Begins::Declaring(action) = self.begins {
            let said = Input::Choose(self.seat(), action);
            self.game.apply(&mut state, &mut self.memo, &said, &mut Nothing);
        }
        attack_below(&state).map(|attack| attack.blows.left())
    }

    /// What comes of each of these answers of whoever is looked at: first the one that it is likeliest to survive; then
    /// the one that loses it least life, then the one that costs the attacker most where that is known, then the cheaper.
    fn met(
        &mut self,
        question: &Question<'_>,
        exchange: &Exchange,
        possible: &[Action],
    ) -> Result<Vec<Met>, OddsError> {
        let mut met = Vec::new();
        for answer in possible {
            let told = Exchange { answers: exchange.answers.with(exchange.target, *answer), ..*exchange };
            let told = Exchange { most_inputs: question.most_inputs, ..told };
            let found = match self.again() {
                Some(again) => {
                    Cut::where_it_must(again, |followed| self.follow(&Exchange { followed, ..told }))
                }
                None => self.follow(&told).map(|chances| (chances, Cut::Nowhere)),
            };
            let (chances, cut) = found.map_err(OddsError::Lost)?;
            met.push(Met { answer: *answer, word: self.word(answer), chances, cut });
        }
        let known = |met: &Met| {
            let [killed, lost, own] = cost(&met.chances);
            [killed, lost, if question.knows_back { own } else { 0.0 }]
        };
        // Stable, so that of equals the cheaper stays before the dearer.
        met.sort_by(|one, other| compare(known(one), known(other)));
        Ok(met)
    }

    /// The word of an answer.
    fn word(&self, said: &Action) -> String {
        if let Action::Use { figure, ability, .. } = *said {
            let used = self.game.ability(&self.state, figure, ability);
            return used.map(|used| used.id.clone()).unwrap_or_default();
        }
        let plain = PLAIN.into_iter().find(|reaction| answer(*reaction) == *said);
        reaction_word(plain.unwrap_or(Reaction::None)).to_owned()
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
    PLAIN.into_iter().find(|reaction| reaction_word(*reaction) == word)
}
