//! The command line, read into values.
//!
//! Nothing is looked up here: whether a game, a seat or a map exists is for the commands to say. What is refused is
//! what could mean nothing at all.

mod odds;

use std::ffi::OsString;
use std::path::PathBuf;

use catalog::texts::Texts;
use catalog::{Lang, games};
use lexopt::prelude::*;

use crate::failure::Failure;

pub use odds::{AnimaOdds, Odds};

#[derive(Debug, PartialEq, Eq)]
pub enum Command {
    Help { topic: Option<String> },
    Version,
    Play(Box<Play>),
    Rules(Rules),
    Card(Card),
    ScenarioRun { paths: Vec<PathBuf>, json: bool },
    ScenarioExport { journal: PathBuf, at: u32 },
    Replay { what: Replay, file: PathBuf, viewer: Option<String> },
    Sim(Sim),
    Match(Match),
    Odds(Odds),
    AnimaOdds(AnimaOdds),
    Balance(Balance),
    Party(Party),
    Pack(Pack),
    Serve(Serve),
}

/// `tactica serve`.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Serve {
    /// An address and a port.
    pub bind: Option<String>,
    pub public_url: Option<String>,
    pub data: Option<PathBuf>,
    /// A folder in the place of the page inside the program.
    pub page: Option<PathBuf>,
}

/// `tactica pack`.
#[derive(Debug, PartialEq, Eq)]
pub enum Pack {
    /// What is wrong with a folder of cards.
    Check { folder: PathBuf, json: bool },
    /// Whether an error on a card would be noticed by the pack's cases.
    Prove(Prove),
    /// The JSON Schema of a kind of file.
    Schema { of: Option<String> },
    /// The page of the card language.
    Words,
    /// Writes a commented pack to begin with.
    New { folder: PathBuf },
    /// Writes a pack that comes with the program.
    Export { name: String, folder: PathBuf },
}

/// `tactica pack prove`.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Prove {
    pub folder: PathBuf,
    /// The ids of the cards to prove; all, if none is named.
    pub cards: Vec<String>,
    pub jobs: Option<u64>,
    pub json: bool,
}

/// `tactica play`.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Play {
    pub game: Option<String>,
    /// What the match form is given, in its own words: `heroes`, `titan`, `hero1`, `map`.
    pub form: Vec<(String, String)>,
    /// Match options: a parameter of the edition and its value.
    pub options: Vec<(String, String)>,
    /// The seats that the one person at this terminal holds.
    pub seats: Vec<String>,
    /// Several people: a name and the seats it holds, `Ann=titan`.
    pub players: Vec<(String, String)>,
    pub seed: Option<u64>,
    pub dice: Option<Dice>,
    pub opponent: Option<String>,
    pub save: Option<PathBuf>,
    pub resume: Option<PathBuf>,
    /// Asks nothing that has a default.
    pub defaults: bool,
    /// A game to learn by, in which anything may be taken back.
    pub practice: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dice {
    Typed,
    Seeded,
    Fair,
}

impl Dice {
    pub fn word(self) -> &'static str {
        match self {
            Dice::Typed => "typed",
            Dice::Seeded => "seeded",
            Dice::Fair => "fair",
        }
    }
}

/// `tactica rules`.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Rules {
    pub game: Option<String>,
    pub slug: Option<String>,
    pub coverage: bool,
    /// The page of our own rulings, of all games or one.
    pub rulings: bool,
    pub json: bool,
}

/// `tactica card`.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// An id, or a name of several words; nothing asks for the list of all.
    pub name: Option<String>,
    pub json: bool,
}

/// `tactica sim`.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Sim {
    pub game: String,
    /// What the match form fixes, in its own words.
    pub form: Vec<(String, String)>,
    /// More of the same: words, or a file that holds them.
    pub setup: Option<String>,
    /// The levels of the first side and of the others, or one for all.
    pub players: Option<String>,
    pub games: Option<u64>,
    pub seed: Option<u64>,
    pub jobs: Option<u64>,
    /// Whether what comes up is wanted, not who wins.
    pub usage: bool,
    pub json: bool,
}

/// `tactica match`.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Match {
    pub game: String,
    /// What the match form fixes, in its own words.
    pub form: Vec<(String, String)>,
    /// More of the same: words, or a file that holds them.
    pub setup: Option<String>,
    /// The contenders, such as `3` or `2-bold`.
    pub a: String,
    pub b: String,
    pub pairs: Option<u64>,
    pub seed: Option<u64>,
    pub jobs: Option<u64>,
    /// Thousandths of what the levels try out, one for both or two.
    pub share: Option<String>,
    /// Thousandths of their time instead.
    pub time: Option<String>,
    /// Two strengths on Elo's scale, and perhaps how often each error may be made.
    pub sprt: Option<String>,
    pub json: bool,
}

/// `tactica balance`.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Balance {
    pub game: String,
    pub players: Option<String>,
    pub games: Option<u64>,
    pub seed: Option<u64>,
    pub jobs: Option<u64>,
    pub edition: Option<String>,
    /// Only parties made for so many levels.
    pub levels: Option<u64>,
    pub json: bool,
}

/// `tactica party`.
#[derive(Debug, PartialEq, Eq)]
pub struct Party {
    pub what: PartyAsked,
    /// A file, a code, or the name of a ready party.
    pub party: String,
    pub edition: Option<String>,
    pub format: Option<String>,
    pub json: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartyAsked {
    Check,
    Code,
    Show,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replay {
    Show,
    Verify,
    Export,
    /// The choices that cost most, of these seats or of all.
    Review {
        json: bool,
    },
}

/// The language asked for by `--lang`, looked for before anything else, since complaints are made in it. A language
/// we do not speak is left for [`parse`] to refuse.
pub fn language(arguments: &[OsString]) -> Option<Lang> {
    let words: Vec<_> = arguments.iter().map(|word| word.to_string_lossy()).collect();
    let after = words.iter().position(|word| word == "--lang").and_then(|place| words.get(place + 1));
    let behind = words.iter().find_map(|word| word.strip_prefix("--lang="));
    behind.or(after.map(AsRef::as_ref)).and_then(Lang::from_tag)
}

/// A command, and the packs of one's own that it is to work with.
pub fn parse(arguments: Vec<OsString>, texts: &Texts) -> Result<(Command, Vec<PathBuf>), Failure> {
    let mut reader = Reader { parser: lexopt::Parser::from_args(arguments), packs: Vec::new(), texts };
    let command = reader.command()?;
    if !reader.packs.is_empty() && !command.takes_packs() {
        return Err(reader.usage("usage-no-flag", "pack"));
    }
    Ok((command, reader.packs))
}

impl Command {
    /// Whether it has anything to do with cards that may be one's own.
    fn takes_packs(&self) -> bool {
        match self {
            Command::Play(_)
            | Command::Card(_)
            | Command::ScenarioRun { .. }
            | Command::ScenarioExport { .. }
            | Command::Replay { .. }
            | Command::Sim(_)
            | Command::Match(_)
            | Command::Odds(_)
            | Command::AnimaOdds(_)
            | Command::Balance(_)
            | Command::Party(_)
            | Command::Serve(_)
            | Command::Help { .. } => true,
            Command::Version | Command::Rules(_) | Command::Pack(_) => false,
        }
    }
}

impl Command {
    /// The game it is about, where it is about one.
    pub fn game(&self) -> Option<&str> {
        match self {
            Command::Play(play) => play.game.as_deref(),
            Command::Sim(sim) => Some(&sim.game),
            Command::Match(contest) => Some(&contest.game),
            Command::Odds(odds) => Some(&odds.game),
            Command::Balance(balance) => Some(&balance.game),
            Command::Card(_) | Command::AnimaOdds(_) | Command::Party(_) => Some(games::ANIMA),
            Command::ScenarioRun { .. }
            | Command::ScenarioExport { .. }
            | Command::Replay { .. }
            | Command::Serve(_)
            | Command::Help { .. }
            | Command::Version
            | Command::Rules(_)
            | Command::Pack(_) => None,
        }
    }
}

struct Reader<'a> {
    parser: lexopt::Parser,
    /// The folders of packs that were named so far, whatever the command.
    packs: Vec<PathBuf>,
    texts: &'a Texts,
}

/// One piece of the command line.
enum Piece {
    Flag(String),
    Word(String),
}

impl Reader<'_> {
    fn command(&mut self) -> Result<Command, Failure> {
        let Some(command) = self.word()? else {
            return Ok(Command::Help { topic: None });
        };
        match command.as_str() {
            "help" => Ok(Command::Help { topic: self.last_word()? }),
            "--help" => Ok(Command::Help { topic: None }),
            "--version" => Ok(Command::Version),
            "play" => self.play(),
            "rules" => self.rules(),
            "card" => self.card(),
            "scenario" => self.scenario(),
            "replay" => self.replay(),
            "sim" => self.sim(),
            "match" => self.contest(),
            "odds" => self.odds(),
            "balance" => self.balance(),
            "party" => self.party(),
            "pack" => self.pack(),
            "serve" => self.serve(),
            _ => Err(self.usage("usage-no-command", &command)),
        }
    }

    fn play(&mut self) -> Result<Command, Failure> {
        let mut play = Play::default();
        while let Some(piece) = self.piece()? {
            match piece {
                Piece::Word(word) if play.game.is_none() => play.game = Some(word),
                Piece::Word(word) => return Err(self.usage("usage-too-much", &word)),
                Piece::Flag(flag) => match flag.as_str() {
                    "option" => play.options.push(self.pair(&flag)?),
                    "seat" => play.seats.extend(self.value()?.split(',').map(str::to_owned)),
                    "players" => play.players.push(self.pair(&flag)?),
                    "seed" => play.seed = Some(self.number(&flag)?),
                    "dice" => play.dice = Some(self.dice()?),
                    "opponent" => play.opponent = Some(self.value()?),
                    "save" => play.save = Some(self.value()?.into()),
                    "resume" => play.resume = Some(self.value()?.into()),
                    "defaults" => play.defaults = true,
                    "practice" => play.practice = true,
                    "help" => return Ok(Command::Help { topic: Some("play".to_owned()) }),
                    _ => self.form_flag(&flag, &mut play.form)?,
                },
            }
        }
        Ok(Command::Play(Box::new(play)))
    }

    fn serve(&mut self) -> Result<Command, Failure> {
        let mut serve = Serve::default();
        while let Some(piece) = self.piece()? {
            match piece {
                Piece::Word(word) => return Err(self.usage("usage-too-much", &word)),
                Piece::Flag(flag) => match flag.as_str() {
                    "bind" => serve.bind = Some(self.value()?),
                    "public-url" => serve.public_url = Some(self.value()?),
                    "data" => serve.data = Some(self.value()?.into()),
                    "page" => serve.page = Some(self.value()?.into()),
                    "help" => return Ok(Command::Help { topic: Some("serve".to_owned()) }),
                    _ => return Err(self.usage("usage-no-flag", &flag)),
                },
            }
        }
        Ok(Command::Serve(serve))
    }

    /// A flag of some game's match form, with its value; one that may be repeated gets the next number.
    fn form_flag(&mut self, name: &str, form: &mut Vec<(String, String)>) -> Result<(), Failure> {
        let known = games::form_flag(name).ok_or_else(|| self.usage("usage-no-flag", name))?;
        let is_numbered = |key: &str| {
            key.strip_prefix(name).is_some_and(|rest| rest.bytes().all(|byte| byte.is_ascii_digit()))
        };
        let key = if known.numbered {
            let before = form.iter().filter(|(key, _)| is_numbered(key)).count();
            format!("{name}{}", before + 1)
        } else {
            name.to_owned()
        };
        form.push((key, self.value()?));
        Ok(())
    }

    fn rules(&mut self) -> Result<Command, Failure> {
        let mut rules = Rules::default();
        while let Some(piece) = self.piece()? {
            match piece {
                Piece::Word(word) if rules.game.is_none() => rules.game = Some(word),
                Piece::Word(word) if rules.slug.is_none() => rules.slug = Some(word),
                Piece::Word(word) => return Err(self.usage("usage-too-much", &word)),
                Piece::Flag(flag) => match flag.as_str() {
                    "coverage" => rules.coverage = true,
                    "rulings" => rules.rulings = true,
                    "json" => rules.json = true,
                    "help" => return Ok(Command::Help { topic: Some("rules".to_owned()) }),
                    _ => return Err(self.usage("usage-no-flag", &flag)),
                },
            }
        }
        Ok(Command::Rules(rules))
    }

    fn card(&mut self) -> Result<Command, Failure> {
        let mut card = Card::default();
        while let Some(piece) = self.piece()? {
            match piece {
                Piece::Word(word) => {
                    card.name = Some(card.name.map_or(word.clone(), |name| format!("{name} {word}")));
                }
                Piece::Flag(flag) => match flag.as_str() {
                    "json" => card.json = true,
                    "help" => return Ok(Command::Help { topic: Some("card".to_owned()) }),
                    _ => return Err(self.usage("usage-no-flag", &flag)),
                },
            }
        }
        Ok(Command::Card(card))
    }

    fn scenario(&mut self) -> Result<Command, Failure> {
        let what = self.word()?;
        let (mut paths, mut at, mut json) = (Vec::new(), None, false);
        while let Some(piece) = self.piece()? {
            match piece {
                Piece::Word(word) => paths.push(word),
                Piece::Flag(flag) => match flag.as_str() {
                    "json" => json = true,
                    "at" => at = Some(self.number(&flag)?),
                    "help" => return Ok(Command::Help { topic: Some("scenario".to_owned()) }),
                    _ => return Err(self.usage("usage-no-flag", &flag)),
                },
            }
        }
        match what.as_deref() {
            Some("run") => {
                self.needed(paths.first(), "PATH")?;
                Ok(Command::ScenarioRun { paths: paths.into_iter().map(PathBuf::from).collect(), json })
            }
            Some("export") => {
                if let Some(word) = paths.get(1) {
                    return Err(self.usage("usage-too-much", word));
                }
                let journal = self.needed(paths.into_iter().next(), "JOURNAL")?.into();
                let at = self.needed(at, "--at N")?;
                let at = u32::try_from(at).map_err(|_| self.usage("usage-not-a-number", "--at"))?;
                Ok(Command::ScenarioExport { journal, at })
            }
            Some("--help") => Ok(Command::Help { topic: Some("scenario".to_owned()) }),
            Some(other) => Err(self.usage("usage-no-command", &format!("scenario {other}"))),
            None => Err(self.usage("usage-missing", "run | export")),
        }
    }

    fn replay(&mut self) -> Result<Command, Failure> {
        let mut what = match self.word()?.as_deref() {
            Some("show") => Replay::Show,
            Some("verify") => Replay::Verify,
            Some("export") => Replay::Export,
            Some("review") => Replay::Review { json: false },
            Some("--help") => return Ok(Command::Help { topic: Some("replay".to_owned()) }),
            Some(other) => return Err(self.usage("usage-no-command", &format!("replay {other}"))),
            None => return Err(self.usage("usage-missing", "show | verify | export | review")),
        };
        let (mut file, mut viewer) = (None, None);
        while let Some(piece) = self.piece()? {
            match piece {
                Piece::Word(word) if file.is_none() => file = Some(word.into()),
                Piece::Word(word) => return Err(self.usage("usage-too-much", &word)),
                Piece::Flag(flag) => match flag.as_str() {
                    "as" | "seat" => viewer = Some(self.value()?),
                    "json" if matches!(what, Replay::Review { .. }) => what = Replay::Review { json: true },
                    "help" => return Ok(Command::Help { topic: Some("replay".to_owned()) }),
                    _ => return Err(self.usage("usage-no-flag", &flag)),
                },
            }
        }
        Ok(Command::Replay { what, file: self.needed(file, "FILE")?, viewer })
    }

    fn sim(&mut self) -> Result<Command, Failure> {
        let (mut sim, mut game) = (Sim::default(), None);
        while let Some(piece) = self.piece()? {
            match piece {
                Piece::Word(word) if game.is_none() => game = Some(word),
                Piece::Word(word) => return Err(self.usage("usage-too-much", &word)),
                Piece::Flag(flag) => match flag.as_str() {
                    "setup" => sim.setup = Some(self.value()?),
                    "players" => sim.players = Some(self.value()?),
                    "games" => sim.games = Some(self.number(&flag)?),
                    "seed" => sim.seed = Some(self.number(&flag)?),
                    "jobs" => sim.jobs = Some(self.number(&flag)?),
                    "usage" => sim.usage = true,
                    "json" => sim.json = true,
                    "help" => return Ok(Command::Help { topic: Some("sim".to_owned()) }),
                    _ => self.form_flag(&flag, &mut sim.form)?,
                },
            }
        }
        sim.game = self.needed(game, "GAME")?;
        Ok(Command::Sim(sim))
    }

    fn contest(&mut self) -> Result<Command, Failure> {
        let (mut contest, mut game, mut a, mut b) = (Match::default(), None, None, None);
        while let Some(piece) = self.piece()? {
            match piece {
                Piece::Word(word) if game.is_none() => game = Some(word),
                Piece::Word(word) => return Err(self.usage("usage-too-much", &word)),
                Piece::Flag(flag) => match flag.as_str() {
                    "a" => a = Some(self.value()?),
                    "b" => b = Some(self.value()?),
                    "setup" => contest.setup = Some(self.value()?),
                    "pairs" => contest.pairs = Some(self.number(&flag)?),
                    "seed" => contest.seed = Some(self.number(&flag)?),
                    "jobs" => contest.jobs = Some(self.number(&flag)?),
                    "share" => contest.share = Some(self.value()?),
                    "time" => contest.time = Some(self.value()?),
                    "sprt" => contest.sprt = Some(self.value()?),
                    "json" => contest.json = true,
                    "help" => return Ok(Command::Help { topic: Some("match".to_owned()) }),
                    _ => self.form_flag(&flag, &mut contest.form)?,
                },
            }
        }
        contest.game = self.needed(game, "GAME")?;
        contest.a = self.needed(a, "--a LEVEL")?;
        contest.b = self.needed(b, "--b LEVEL")?;
        Ok(Command::Match(contest))
    }

    fn balance(&mut self) -> Result<Command, Failure> {
        let (mut balance, mut game) = (Balance::default(), None);
        while let Some(piece) = self.piece()? {
            match piece {
                Piece::Word(word) if game.is_none() => game = Some(word),
                Piece::Word(word) => return Err(self.usage("usage-too-much", &word)),
                Piece::Flag(flag) => match flag.as_str() {
                    "players" => balance.players = Some(self.value()?),
                    "games" => balance.games = Some(self.number(&flag)?),
                    "seed" => balance.seed = Some(self.number(&flag)?),
                    "jobs" => balance.jobs = Some(self.number(&flag)?),
                    "edition" => balance.edition = Some(self.value()?),
                    "levels" => balance.levels = Some(self.number(&flag)?),
                    "json" => balance.json = true,
                    "help" => return Ok(Command::Help { topic: Some("balance".to_owned()) }),
                    _ => return Err(self.usage("usage-no-flag", &flag)),
                },
            }
        }
        balance.game = self.needed(game, "GAME")?;
        Ok(Command::Balance(balance))
    }

    fn pack(&mut self) -> Result<Command, Failure> {
        let what = self.word()?;
        let (mut named, mut second, mut json) = (None, None, false);
        let (mut cards, mut jobs) = (Vec::new(), None);
        let proves = what.as_deref() == Some("prove");
        while let Some(piece) = self.piece()? {
            match piece {
                Piece::Word(word) if named.is_none() => named = Some(word),
                Piece::Word(word) if second.is_none() && what.as_deref() == Some("export") => {
                    second = Some(word);
                }
                Piece::Word(word) => return Err(self.usage("usage-too-much", &word)),
                Piece::Flag(flag) => match flag.as_str() {
                    "json" => json = true,
                    "card" if proves => cards.push(self.value()?),
                    "jobs" if proves => jobs = Some(self.number(&flag)?),
                    "help" => return Ok(Command::Help { topic: Some("pack".to_owned()) }),
                    _ => return Err(self.usage("usage-no-flag", &flag)),
                },
            }
        }
        match what.as_deref() {
            Some("check") => {
                let folder = self.needed(named, "DIR")?.into();
                Ok(Command::Pack(Pack::Check { folder, json }))
            }
            Some("prove") => {
                let folder = self.needed(named, "DIR")?.into();
                Ok(Command::Pack(Pack::Prove(Prove { folder, cards, jobs, json })))
            }
            Some("new") => Ok(Command::Pack(Pack::New { folder: self.needed(named, "DIR")?.into() })),
            Some("export") => {
                let name = self.needed(named, "NAME")?;
                let folder = self.needed(second, "DIR")?.into();
                Ok(Command::Pack(Pack::Export { name, folder }))
            }
            Some("schema") => Ok(Command::Pack(Pack::Schema { of: named })),
            Some("words") => match named {
                None => Ok(Command::Pack(Pack::Words)),
                Some(word) => Err(self.usage("usage-too-much", &word)),
            },
            Some("--help") => Ok(Command::Help { topic: Some("pack".to_owned()) }),
            Some(other) => Err(self.usage("usage-no-command", &format!("pack {other}"))),
            None => Err(self.usage("usage-missing", "check | prove | new | export | schema | words")),
        }
    }

    fn party(&mut self) -> Result<Command, Failure> {
        let what = match self.word()?.as_deref() {
            Some("check") => PartyAsked::Check,
            Some("code") => PartyAsked::Code,
            Some("show") => PartyAsked::Show,
            Some("--help") => return Ok(Command::Help { topic: Some("party".to_owned()) }),
            Some(other) => return Err(self.usage("usage-no-command", &format!("party {other}"))),
            None => return Err(self.usage("usage-missing", "check | code | show")),
        };
        let (mut party, mut edition, mut format, mut json) = (None, None, None, false);
        while let Some(piece) = self.piece()? {
            match piece {
                Piece::Word(word) if party.is_none() => party = Some(word),
                Piece::Word(word) => return Err(self.usage("usage-too-much", &word)),
                Piece::Flag(flag) => match flag.as_str() {
                    "edition" => edition = Some(self.value()?),
                    "format" => format = Some(self.value()?),
                    "json" => json = true,
                    "help" => return Ok(Command::Help { topic: Some("party".to_owned()) }),
                    _ => return Err(self.usage("usage-no-flag", &flag)),
                },
            }
        }
        let party = self.needed(party, "FILE")?;
        Ok(Command::Party(Party { what, party, edition, format, json }))
    }

    /// The next flag or word; `--lang`, which has been seen to, and `--pack` may stand anywhere.
    fn piece(&mut self) -> Result<Option<Piece>, Failure> {
        loop {
            let piece = match self.parser.next() {
                Err(error) => return Err(self.unreadable(&error)),
                Ok(None) => return Ok(None),
                Ok(Some(Short('h'))) => Piece::Flag("help".to_owned()),
                Ok(Some(Short(letter))) => return Err(self.usage("usage-no-flag", &letter.to_string())),
                Ok(Some(Long(flag))) => Piece::Flag(flag.to_owned()),
                Ok(Some(Value(word))) => Piece::Word(self.text(word)?),
            };
            match &piece {
                Piece::Flag(flag) if flag == "lang" => {
                    let tag = self.value()?;
                    if Lang::from_tag(&tag).is_none() {
                        return Err(self.usage("usage-no-language", &tag));
                    }
                }
                Piece::Flag(flag) if flag == "pack" => {
                    let folder = self.value()?;
                    self.packs.push(folder.into());
                }
                Piece::Flag(_) | Piece::Word(_) => return Ok(Some(piece)),
            }
        }
    }

    /// The next word, where no flag but those every program has may stand.
    fn word(&mut self) -> Result<Option<String>, Failure> {
        match self.piece()? {
            None => Ok(None),
            Some(Piece::Word(word)) => Ok(Some(word)),
            Some(Piece::Flag(flag)) if flag == "help" || flag == "version" => Ok(Some(format!("--{flag}"))),
            Some(Piece::Flag(flag)) => Err(self.usage("usage-no-flag", &flag)),
        }
    }

    fn last_word(&mut self) -> Result<Option<String>, Failure> {
        let word = self.word()?;
        match self.word()? {
            None => Ok(word),
            Some(more) => Err(self.usage("usage-too-much", &more)),
        }
    }

    fn value(&mut self) -> Result<String, Failure> {
        match self.parser.value() {
            Ok(value) => self.text(value),
            Err(error) => Err(self.unreadable(&error)),
        }
    }

    fn number(&mut self, flag: &str) -> Result<u64, Failure> {
        let value = self.value()?;
        value.parse().map_err(|_| {
            let said =
                self.texts.say("usage-not-a-number", &[("what", flag.into()), ("found", (&value).into())]);
            Failure::Usage(said)
        })
    }

    fn dice(&mut self) -> Result<Dice, Failure> {
        let value = self.value()?;
        match value.as_str() {
            "typed" => Ok(Dice::Typed),
            "seeded" => Ok(Dice::Seeded),
            "fair" => Ok(Dice::Fair),
            _ => Err(self.usage("usage-no-dice", &value)),
        }
    }

    /// `NAME=VALUE`.
    fn pair(&mut self, flag: &str) -> Result<(String, String), Failure> {
        let value = self.value()?;
        let pair = value.split_once('=').filter(|(name, value)| !name.is_empty() && !value.is_empty());
        match pair {
            Some((name, value)) => Ok((name.to_owned(), value.to_owned())),
            None => Err(Failure::Usage(
                self.texts.say("usage-not-a-pair", &[("flag", flag.into()), ("found", (&value).into())]),
            )),
        }
    }

    fn text(&self, value: OsString) -> Result<String, Failure> {
        value.into_string().map_err(|value| self.usage("usage-not-text", &value.to_string_lossy()))
    }

    fn needed<T>(&self, value: Option<T>, what: &str) -> Result<T, Failure> {
        value.ok_or_else(|| self.usage("usage-missing", what))
    }

    fn usage(&self, key: &str, found: &str) -> Failure {
        Failure::Usage(self.texts.say(key, &[("found", found.into())]))
    }

    /// What the splitting into flags and values itself refuses.
    fn unreadable(&self, error: &lexopt::Error) -> Failure {
        match error {
            lexopt::Error::MissingValue { option } => {
                self.usage("usage-no-value", option.as_deref().unwrap_or_default())
            }
            lexopt::Error::UnexpectedValue { option, .. } => self.usage("usage-value", option),
            lexopt::Error::UnexpectedOption(flag) => self.usage("usage-no-flag", flag),
            lexopt::Error::NonUnicodeValue(value) => self.usage("usage-not-text", &value.to_string_lossy()),
            lexopt::Error::UnexpectedArgument(word) => self.usage("usage-too-much", &word.to_string_lossy()),
            lexopt::Error::ParsingFailed { .. } | lexopt::Error::Custom(_) => {
                Failure::Usage(error.to_string())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Command, Failure> {
        let words = line.split_whitespace().map(OsString::from).collect();
        parse(words, &Texts::new(Lang::En)).map(|(command, _)| command)
    }

    /// Heroes are numbered in the order in which they are named.
    #[test]
    fn play() {
        let Ok(Command::Play(play)) = read("play last-stand --heroes 2 --hero levi --hero eren --seed 7")
        else {
            panic!("a play command is expected");
        };
        let form: Vec<String> = play.form.iter().map(|(key, value)| format!("{key}={value}")).collect();
        assert_eq!(form, ["heroes=2", "hero1=levi", "hero2=eren"]);
        let Ok(Command::Play(play)) = read("play anima --map twin-hills --a old-guard --measure board")
        else {
            panic!("a play command is expected");
        };
        assert_eq!(play.form.len(), 3);
        let Ok(Command::Play(play)) = read("play last-stand --heroes 2 --seed 7") else {
            panic!("a play command is expected");
        };
        assert_eq!((play.game.as_deref(), play.seed), (Some("last-stand"), Some(7)));
    }

    /// Each mistake is a usage error that names what was found.
    #[test]
    fn mistakes_are_named() {
        for (line, named) in [
            ("plai", "plai"),
            ("play last-stand --heros 3", "heros"),
            ("play last-stand anima", "anima"),
            ("play --seed x", "seed"),
            ("play --seed", "seed"),
            ("play --dice loaded", "loaded"),
            ("play --option third", "third"),
            ("rules --lang eo", "eo"),
            ("replay rewind FILE", "rewind"),
            ("replay show", "FILE"),
            ("scenario export x", "--at"),
            ("scenario run --json=yes x", "json"),
            ("sim", "GAME"),
            ("sim last-stand --games many", "games"),
            ("sim last-stand --levle 3", "levle"),
            ("match anima --a 1", "--b"),
            ("match anima --a 1 --b 2 --pairs some", "pairs"),
            ("odds last-stand --held move:1 --want fight:1", "--hero"),
            ("odds anima", "attack"),
            ("odds anima attack --attack many", "attack"),
            ("odds anima attack --hero levi", "hero"),
            ("balance last-stand more", "more"),
            ("pack check", "DIR"),
            ("pack check x --card y", "card"),
            ("pack prove --card y", "DIR"),
            ("pack prove x --jobs many", "jobs"),
            ("scenario run", "PATH"),
            ("scenario export x y --at 1", "y"),
            ("pack sort x", "sort"),
            ("pack words x", "x"),
            ("pack new", "DIR"),
            ("pack new x y", "y"),
            ("pack export founders", "DIR"),
            ("pack export founders x y", "y"),
            ("rules anima --pack x", "pack"),
            ("sim anima --pack", "pack"),
        ] {
            match read(line) {
                Err(Failure::Usage(message)) => assert!(message.contains(named), "{line}: {message}"),
                other => panic!("{line}: {other:?}"),
            }
        }
    }

    /// The language is found before anything is understood, since complaints are made in it.
    #[test]
    fn language_first() {
        let words = |line: &str| line.split_whitespace().map(OsString::from).collect::<Vec<_>>();
        assert_eq!(language(&words("plai --lang es")), Some(Lang::Es));
        assert_eq!(language(&words("--lang=it rules")), Some(Lang::It));
        assert_eq!(language(&words("rules --lang eo")), None);
        assert_eq!(language(&words("rules")), None);
    }
}
