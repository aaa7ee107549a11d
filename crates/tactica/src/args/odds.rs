//! What `tactica odds` is given.

use super::{Command, Piece, Reader};
use crate::failure::Failure;

/// `tactica odds last-stand`.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Odds {
    pub game: String,
    /// Each hero with the dice it holds.
    pub heroes: Vec<(String, String)>,
    pub want: String,
    pub json: bool,
}

/// `tactica odds anima`.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct AnimaOdds {
    /// What is declared.
    pub deed: String,
    /// Numbers, each behind its flag; several, where several are attacked.
    pub numbers: Vec<(String, Vec<i64>)>,
    /// Cards by id or name, the attacked ones in a row.
    pub attacker: Option<String>,
    pub targets: Vec<String>,
    pub ability: Option<String>,
    /// What is on the attacker, and on the target.
    pub own_state: Option<String>,
    pub state: Option<String>,
    /// How those who are attacked react, in a row.
    pub reactions: Vec<String>,
    pub back_reaction: Option<String>,
    pub edition: Option<String>,
    /// Flags without a value.
    pub given: Vec<String>,
    pub json: bool,
}

const NUMBERS: [&str; 14] = [
    "attack",
    "damage",
    "modifier",
    "dice",
    "defense-dice",
    "critical-on",
    "difficulty",
    "against",
    "back-attack",
    "back-damage",
    "own-defense",
    "own-armor",
    "own-life",
    "extra",
];
/// Of these each who is attacked may have its own.
const LISTS: [&str; 4] = ["defense", "armor", "life", "resistance"];
const GIVEN: [&str; 10] =
    ["long", "cover", "higher", "engaged", "moved", "prowler", "fast", "big", "gnosis", "defense-gnosis"];

impl Reader<'_> {
    pub(super) fn odds(&mut self) -> Result<Command, Failure> {
        let (mut game, mut want, mut json) = (None, None, false);
        let (mut heroes, mut held) = (Vec::new(), Vec::new());
        while let Some(piece) = self.piece()? {
            match piece {
                Piece::Word(word) if game.is_none() && word == "anima" => return self.odds_of_anima(),
                Piece::Word(word) if game.is_none() => game = Some(word),
                Piece::Word(word) => return Err(self.usage("usage-too-much", &word)),
                Piece::Flag(flag) => match flag.as_str() {
                    "hero" => heroes.push(self.value()?),
                    "held" => held.push(self.value()?),
                    "want" => want = Some(self.value()?),
                    "json" => json = true,
                    "help" => return Ok(Command::Help { topic: Some("odds".to_owned()) }),
                    _ => return Err(self.usage("usage-no-flag", &flag)),
                },
            }
        }
        let game = self.needed(game, "GAME")?;
        let (heroes_named, hands) = (heroes.len(), held.len());
        let heroes: Vec<(String, String)> = heroes.into_iter().zip(held).collect();
        self.needed((heroes_named >= hands.max(1)).then_some(()), "--hero")?;
        self.needed((hands >= heroes_named).then_some(()), "--held")?;
        let want = self.needed(want, "--want")?;
        Ok(Command::Odds(Odds { game, heroes, want, json }))
    }

    fn odds_of_anima(&mut self) -> Result<Command, Failure> {
        let (mut odds, mut deed) = (AnimaOdds::default(), None);
        while let Some(piece) = self.piece()? {
            match piece {
                Piece::Word(word) if deed.is_none() => deed = Some(word),
                Piece::Word(word) => return Err(self.usage("usage-too-much", &word)),
                Piece::Flag(flag) => match flag.as_str() {
                    "reaction" => odds.reactions = self.list()?,
                    "attacker" | "card" => odds.attacker = Some(self.value()?),
                    "target" => odds.targets = self.list()?,
                    "ability" => odds.ability = Some(self.value()?),
                    "own-state" => odds.own_state = Some(self.value()?),
                    "state" => odds.state = Some(self.value()?),
                    "back-reaction" => odds.back_reaction = Some(self.value()?),
                    "edition" => odds.edition = Some(self.value()?),
                    "json" => odds.json = true,
                    "help" => return Ok(Command::Help { topic: Some("odds".to_owned()) }),
                    name if NUMBERS.contains(&name) => {
                        let number = self.value().and_then(|value| self.whole(&flag, &value))?;
                        odds.numbers.push((flag, vec![number]));
                    }
                    name if LISTS.contains(&name) => {
                        let values = self.list()?;
                        let numbers = values.iter().map(|value| self.whole(&flag, value));
                        let numbers: Result<Vec<i64>, Failure> = numbers.collect();
                        odds.numbers.push((flag, numbers?));
                    }
                    name if GIVEN.contains(&name) => odds.given.push(flag),
                    _ => return Err(self.usage("usage-no-flag", &flag)),
                },
            }
        }
        odds.deed = self.needed(deed, "attack, charge, shot, ability, resist, seek, escape, doom")?;
        Ok(Command::AnimaOdds(odds))
    }

    /// Values parted by commas.
    fn list(&mut self) -> Result<Vec<String>, Failure> {
        Ok(self.value()?.split(',').map(|part| part.trim().to_owned()).collect())
    }

    /// A number that may be below nothing.
    fn whole(&self, flag: &str, value: &str) -> Result<i64, Failure> {
        value.parse().map_err(|_| {
            let args = [("what", flag.into()), ("found", value.into())];
            Failure::Usage(self.texts.say("usage-not-a-number", &args))
        })
    }
}
