//! Runs the engine over a journal: to go on with a game ([`replay`]), to hold today's rules against the record
//! ([`verify`]), or to write an old journal anew in the present format ([`rewrite`]).

use std::fmt;

use super::groups::is_one_alike;
use super::write::words;
use super::{DiceSource, Entry, FORMAT, Inputs, Journal, Record, Viewers, Writer, seen_lines};
use crate::dice::{FairError, fair, parse_drawn};

use crate::run::{Refused, Run};
use crate::{Chance, DrawWords, Drawn, Game, Input, Message, Pending, Unclear, Viewer, Worded};

/// A game taken up again after the last input of its journal.
pub struct Replayed<G: Game> {
    pub run: Run<G>,
    /// The number of the next roll. Rolls taken back are counted, so that none comes twice.
    pub die: u64,
    /// The inputs in force, from the oldest on: the number of each and the position before it.
    pub before: Vec<(u64, G::State)>,
}

/// A journal that today's rules agree with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many inputs there are, those taken back included.
    pub inputs: u64,
    /// How many of them are draws.
    pub draws: u64,
    pub fairness: Fairness,
}

/// What could be said about the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fairness {
    /// The dice were not of the kind that can be proved fair.
    Unproved,
    /// The seed is not revealed yet.
    Unrevealed,
    /// Every roll is the one committed to.
    Proved,
    /// So many rolls are those committed to; of the others, behind the place where the rules part from the record, the
    /// record alone does not say from how many things they were drawn.
    Partly { rolls: u64, open: u64 },
}

/// Where today's rules part from the record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parted {
    /// The number of the input, counted from one; for an entry that is none, of the last input before it.
    pub input: u64,
    /// The entry, as the journal has it.
    pub words: String,
    /// The line of the journal on which its entry begins.
    pub line: usize,
    pub cause: Box<Cause>,
    /// The rules that make the difference, as far as the lines and what is asked for tell, by their slugs.
    pub rules: Vec<String>,
    /// What the journal proves of its dice all the same.
    pub fairness: Fairness,
}

impl Parted {
    /// Whether the dice are not those committed to, so that somebody has changed them. Otherwise the rules have changed.
    pub fn is_forged(&self) -> bool {
        matches!(*self.cause, Cause::Dice(_))
    }
}

/// How they part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// This is a record of another game.
    Game { recorded: String, now: String },
    /// No seat is called so.
    Seat { word: String },
    /// The words of a choice or a draw mean nothing.
    Words(Unclear),
    /// The rules refuse the choice.
    Refused(Message),
    /// A choice while dice are awaited, or after the end.
    NotDeciding,
    /// Dice while nobody asks for any.
    NotDrawn,
    /// The game asks for another draw.
    Label { recorded: String, now: String },
    /// Other events, or seen by others.
    Events(Box<Difference>),
    /// The game ended otherwise, or goes on.
    Outcome { recorded: Box<Message>, now: Option<Box<Message>> },
    /// The input is not in force.
    Takeback { to: u64 },
    /// A roll, or the seed, is not the one committed to.
    Dice(FairError),
}

/// The first place where the events of an input differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Counted from zero.
    pub place: usize,
    /// `None` where the record has no more.
    pub recorded: Option<(Viewers, Message)>,
    /// `None` where the engine tells no more.
    pub now: Option<(Viewers, Message)>,
}

/// The game as it stands after the last input. Events are not compared: a game can go on when only what is said about
/// it has changed.
pub fn replay<G: Worded>(game: G, journal: &Journal) -> Result<Replayed<G>, Parted> {
    walk(game, journal, Agreed::No, |_, _, _| Ok(()))
}

/// Whether the engine takes every input, says the same about it to everybody, comes to the same end, and every roll of
/// fair dice is the one committed to.
pub fn verify<G: Worded>(game: G, journal: &Journal) -> Result<Verified, Parted> {
    let proof = match (journal.header.dice, journal.revealed()) {
        (DiceSource::Fair(commitment), Some(seed)) => Some((commitment, *seed)),
        (DiceSource::Fair(_), None) | (DiceSource::Seeded | DiceSource::Typed, _) => None,
    };
    let mut entropies: Vec<&str> = Vec::new();
    let mut inputs = 0;
    let replayed = walk(game, journal, Agreed::Yes, |run, record, step| {
        inputs += u64::from(record.entry.is_input());
        match &record.entry {
            Entry::Choose { .. } => {}
            Entry::Draw { .. } => {
                if let (Some((commitment, seed)), Some(roll)) = (&proof, &step.roll) {
                    fair::verify(commitment, seed, &entropies, roll.index, roll.chance, &roll.drawn)
                        .map_err(Cause::Dice)?;
                }
            }
            Entry::Takeback { .. } => {}
            Entry::Over { line } => compare_outcome(run, line)?,
            Entry::Entropy { text, .. } => entropies.push(text),
            Entry::Reveal { seed } => {
                if let DiceSource::Fair(commitment) = &journal.header.dice {
                    fair::verify_seed(commitment, seed).map_err(Cause::Dice)?;
                }
            }
        }
        compare_events(run.game(), journal.format, record, &step.events)
    })?;
    let fairness = match (journal.header.dice, proof) {
        (DiceSource::Seeded | DiceSource::Typed, _) => Fairness::Unproved,
        (DiceSource::Fair(_), None) => Fairness::Unrevealed,
        (DiceSource::Fair(_), Some(_)) => Fairness::Proved,
    };
    Ok(Verified { inputs, draws: replayed.die, fairness })
}

/// The text of the journal in the present format, with the events as today's engine tells them to everybody. Only for
/// going on with a journal of an older format, which does not say who saw what.
pub fn rewrite<G: Worded>(game: G, journal: &Journal) -> Result<String, Parted> {
    let (mut writer, mut text) = Writer::begin(&journal.header);
    walk(game, journal, Agreed::No, |run, record, step| {
        text.push_str(&writer.entry(&record.entry, &seen_lines(run.game(), &step.events)));
        Ok(())
    })?;
    Ok(text)
}

/// What one entry did.
struct Step<E> {
    events: Vec<E>,
    roll: Option<Roll>,
}

struct Roll {
    index: u64,
    chance: Chance,
    drawn: Drawn,
}

/// Whether rolls are checked as they come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Agreed {
    Yes,
    No,
}

/// Takes the game through all entries; `look` sees each after it happened.
fn walk<'a, G: Worded>(
    game: G,
    journal: &'a Journal,
    agreed: Agreed,
    mut look: impl FnMut(&Run<G>, &'a Record, &Step<G::Event>) -> Result<(), Cause>,
) -> Result<Replayed<G>, Parted> {
    if journal.header.game != game.title() {
        let cause =
            Box::new(Cause::Game { recorded: journal.header.game.clone(), now: game.title().to_owned() });
        let words = format!("game {}", journal.header.game);
        let (rules, fairness) = (Vec::new(), Fairness::Unproved);
        return Err(Parted { input: 0, words, line: 2, cause, rules, fairness });
    }
    let mut replayed = Replayed { run: Run::new(game), die: 0, before: Vec::new() };
    let mut inputs = Inputs::default();
    for record in &journal.records {
        let step = step(&mut replayed, &mut inputs, &record.entry);
        let looked = step.and_then(|step| look(&replayed.run, record, &step));
        if let Err(cause) = looked {
            let checked = if agreed == Agreed::Yes { record.line } else { 0 };
            return Err(part(&replayed.run, journal, (inputs.count, record, checked), cause));
        }
    }
    Ok(replayed)
}

/// What is known where the rules part from a record: also whether the dice are honest, of which those above `checked`
/// are known to be.
fn part<G: Worded>(
    run: &Run<G>,
    journal: &Journal,
    (input, record, checked): (u64, &Record, usize),
    cause: Cause,
) -> Parted {
    let here = |cause: Cause, fairness: Fairness| Parted {
        input,
        words: words(&record.entry),
        line: record.line,
        rules: rules(run, &cause),
        cause: Box::new(cause),
        fairness,
    };
    if let Cause::Dice(_) = cause {
        return here(cause, Fairness::Unproved);
    }
    match prove(run.game(), journal, checked) {
        Ok(fairness) => here(cause, fairness),
        Err(forged) => forged,
    }
}

/// Checks the rolls by the journal alone; those above the line `checked` are known to be right.
fn prove<G: Worded>(game: &G, journal: &Journal, checked: usize) -> Result<Fairness, Parted> {
    let DiceSource::Fair(commitment) = &journal.header.dice else { return Ok(Fairness::Unproved) };
    let Some(seed) = journal.revealed() else { return Ok(Fairness::Unrevealed) };
    let (mut inputs, mut rolls, mut open) = (0, 0, 0);
    let mut entropies: Vec<&str> = Vec::new();
    for record in &journal.records {
        inputs += u64::from(record.entry.is_input());
        let found = match &record.entry {
            Entry::Draw { label, words } => {
                let index = rolls + open;
                match told_alone(game, label, words).filter(|_| record.line >= checked) {
                    Some((chance, drawn)) => {
                        rolls += 1;
                        fair::verify(commitment, seed, &entropies, index, chance, &drawn)
                    }
                    None if record.line < checked => {
                        rolls += 1;
                        Ok(())
                    }
                    None => {
                        open += 1;
                        Ok(())
                    }
                }
            }
            Entry::Reveal { seed } => fair::verify_seed(commitment, seed),
            Entry::Entropy { text, .. } => {
                entropies.push(text);
                Ok(())
            }
            Entry::Choose { .. } | Entry::Takeback { .. } | Entry::Over { .. } => Ok(()),
        };
        found.map_err(|error| Parted {
            input: inputs,
            words: words(&record.entry),
            line: record.line,
            cause: Box::new(Cause::Dice(error)),
            rules: Vec::new(),
            fairness: Fairness::Unproved,
        })?;
    }
    Ok(if open == 0 { Fairness::Proved } else { Fairness::Partly { rolls, open } })
}

/// A roll by the words of its entry, where its label says what the words are.
fn told_alone<G: Worded>(game: &G, label: &str, words: &str) -> Option<(Chance, Drawn)> {
    let values = game.label_words(label)?;
    let (count, sides) = (u8::try_from(words.split(' ').count()).ok()?, u8::try_from(values.len()).ok()?);
    let chance = Chance::Dice { count, sides };
    let drawn = parse_drawn(words, &DrawWords { label: label.to_owned(), values }, chance).ok()?;
    Some((chance, drawn))
}

/// The rules that make a difference: those of a refusal, those that only one of two lines names, or what is asked for
/// now where that is not what was recorded.
fn rules<G: Worded>(run: &Run<G>, cause: &Cause) -> Vec<String> {
    let asked = || run.game().asked_by(run.state()).map(|rule| vec![rule.0.to_owned()]).unwrap_or_default();
    let found = match cause {
        Cause::Game { .. } | Cause::Seat { .. } | Cause::Takeback { .. } | Cause::Dice(_) => {
            return Vec::new();
        }
        Cause::Refused(refusal) => refusal.rules.iter().map(str::to_owned).collect(),
        Cause::Words(_) | Cause::NotDeciding | Cause::NotDrawn | Cause::Label { .. } => asked(),
        Cause::Events(difference) => {
            let line = |seen: &Option<(Viewers, Message)>| seen.as_ref().map(|(_, line)| line.clone());
            differing(line(&difference.recorded).as_ref(), line(&difference.now).as_ref())
        }
        Cause::Outcome { recorded, now } => differing(Some(recorded), now.as_deref()),
    };
    if found.is_empty() { asked() } else { found }
}

/// The rules that only one of two lines names; all of them, where they name the same.
fn differing(recorded: Option<&Message>, now: Option<&Message>) -> Vec<String> {
    let slugs = |line: &Message| -> Vec<String> { line.rules.iter().map(str::to_owned).collect() };
    let of = |line: Option<&Message>| line.map(slugs).unwrap_or_default();
    let (recorded, now) = (of(recorded), of(now));
    let only = |one: &[String], other: &[String]| -> Vec<String> {
        one.iter().filter(|rule| !other.contains(rule)).cloned().collect()
    };
    let differ = [only(&now, &recorded), only(&recorded, &now)].concat();
    if differ.is_empty() { now } else { differ }
}

fn step<G: Worded>(
    replayed: &mut Replayed<G>,
    inputs: &mut Inputs,
    entry: &Entry,
) -> Result<Step<G::Event>, Cause> {
    let (input, roll) = match entry {
        Entry::Choose { seat, words } => {
            inputs.add();
            let game = &replayed.run.game();
            let seat = game.parse_seat(seat).ok_or_else(|| Cause::Seat { word: seat.clone() })?;
            (Input::Choose(seat, game.parse_action(words).map_err(Cause::Words)?), None)
        }
        Entry::Draw { label, words } => {
            inputs.add();
            let roll = rolled(replayed, label, words)?;
            replayed.die += 1;
            (Input::Drawn(roll.drawn), Some(roll))
        }
        Entry::Takeback { to } => {
            let left = inputs.take_back(*to).ok_or(Cause::Takeback { to: *to })?;
            let (_, state) = replayed.before[left];
            replayed.run.set_state(state);
            replayed.before.truncate(left);
            return Ok(Step { events: Vec::new(), roll: None });
        }
        Entry::Over { .. } | Entry::Entropy { .. } | Entry::Reveal { .. } => {
            return Ok(Step { events: Vec::new(), roll: None });
        }
    };
    let before = *replayed.run.state();
    let events = replayed.run.submit(&input).map_err(|refused| match refused {
        Refused::Illegal(illegal) => Cause::Refused(replayed.run.game().refusal_line(&illegal)),
        Refused::NotDeciding => Cause::NotDeciding,
        Refused::NotDrawn => Cause::NotDrawn,
    })?;
    replayed.before.push((inputs.count, before));
    Ok(Step { events, roll })
}

fn rolled<G: Worded>(replayed: &Replayed<G>, label: &str, words: &str) -> Result<Roll, Cause> {
    let chance = match replayed.run.pending() {
        Pending::Chance(chance) => chance,
        Pending::Decide { .. } | Pending::Over(_) => return Err(Cause::NotDrawn),
    };
    let asked = replayed.run.game().draw_words(replayed.run.state());
    if asked.label != label {
        return Err(Cause::Label { recorded: label.to_owned(), now: asked.label });
    }
    let drawn = parse_drawn(words, &asked, chance).map_err(Cause::Words)?;
    Ok(Roll { index: replayed.die, chance, drawn })
}

fn compare_events<G: Worded>(
    game: &G,
    format: u8,
    record: &Record,
    events: &[G::Event],
) -> Result<(), Cause> {
    let now = if format < FORMAT { seen_from_outside(game, events) } else { seen_lines(game, events) };
    let alike = |place: &usize| match (now.get(*place), record.events.get(*place)) {
        (Some(now), Some(recorded)) => is_one_alike(now, recorded),
        (_, _) => false,
    };
    let place = (0..now.len().max(record.events.len())).find(|place| !alike(place));
    match place {
        None => Ok(()),
        Some(place) => {
            let (recorded, now) = (record.events.get(place).cloned(), now.get(place).cloned());
            Err(Cause::Events(Box::new(Difference { place, recorded, now })))
        }
    }
}

/// The events as the first draft of the format has them: the spectator's, told to all.
fn seen_from_outside<G: Worded>(game: &G, events: &[G::Event]) -> Vec<(Viewers, Message)> {
    let seen = events.iter().filter_map(|event| game.seen(event, Viewer::Spectator));
    seen.map(|event| (Viewers::All, game.event_line(&event))).collect()
}

fn compare_outcome<G: Worded>(run: &Run<G>, recorded: &Message) -> Result<(), Cause> {
    let now = match run.pending() {
        Pending::Over(outcome) => Some(Box::new(run.game().outcome_line(&outcome))),
        Pending::Decide { .. } | Pending::Chance(_) => None,
    };
    if now.as_ref().is_some_and(|now| now.is_written_as(recorded)) {
        Ok(())
    } else {
        Err(Cause::Outcome { recorded: Box::new(recorded.clone()), now })
    }
}

impl Cause {
    /// The name of this cause in the texts.
    pub fn key(&self) -> &'static str {
        match self {
            Cause::Game { .. } => "game",
            Cause::Seat { .. } => "seat",
            Cause::Words(_) => "words",
            Cause::Refused(_) => "refused",
            Cause::NotDeciding => "not-deciding",
            Cause::NotDrawn => "not-drawn",
            Cause::Label { .. } => "label",
            Cause::Events(_) => "events",
            Cause::Outcome { .. } => "outcome",
            Cause::Takeback { .. } => "takeback",
            Cause::Dice(FairError::Seed { .. }) => "seed",
            Cause::Dice(FairError::Roll { .. }) => "fair-roll",
        }
    }
}

impl fmt::Display for Parted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "input {}, line {}: ", self.input, self.line)?;
        match &*self.cause {
            Cause::Game { recorded, now } => write!(f, "this is a record of {recorded}, not of {now}"),
            Cause::Seat { word } => write!(f, "no seat is called '{}'", word.escape_debug()),
            Cause::Words(unclear) => unclear.fmt(f),
            Cause::Refused(refusal) => write!(f, "the rules refuse it: {refusal}"),
            Cause::NotDeciding => f.write_str("nobody is asked to choose here"),
            Cause::NotDrawn => f.write_str("nothing is to be drawn here"),
            Cause::Label { recorded, now } => write!(f, "recorded the draw '{recorded}', now it is '{now}'"),
            Cause::Events(difference) => {
                write!(f, "event {}: recorded ", difference.place + 1)?;
                write_seen(f, difference.recorded.as_ref())?;
                f.write_str(", now ")?;
                write_seen(f, difference.now.as_ref())
            }
            Cause::Outcome { recorded, now: Some(now) } => {
                write!(f, "recorded the end '{recorded}', now '{now}'")
            }
            Cause::Outcome { recorded, now: None } => {
                write!(f, "recorded the end '{recorded}', now the game goes on")
            }
            Cause::Takeback { to } => write!(f, "input {to} cannot be taken back: it is not in force"),
            Cause::Dice(error) => error.fmt(f),
        }
    }
}

fn write_seen(f: &mut fmt::Formatter<'_>, seen: Option<&(Viewers, Message)>) -> fmt::Result {
    match seen {
        None => f.write_str("nothing"),
        Some((Viewers::All, line)) => write!(f, "'{line}' to all"),
        Some((Viewers::Only(words), line)) => write!(f, "'{line}' to {}", words.join(",")),
    }
}

impl std::error::Error for Parted {}
