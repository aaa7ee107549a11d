//! A finished game again: as anybody saw it, input by input; whether it holds; and as the beginning of another.
//!
//! What was taken back never happened here: inputs are counted without it.

use kernel::journal::{
    DiceSource, Entry, FORMAT, Fairness, Header, Journal, Record, SPECTATOR, Viewers, is_seen_alike,
    seen_lines,
};
use kernel::run::Run;
use kernel::{Input, Message, Pending, Seat, Viewer};
use protocol::http::{FormAnswer, Frame, Verified};
use protocol::{LogEntry, Now, View};

use super::{Asked, Wired, closed_or_waiting, log_line};
use crate::games::{self, GameError};
use crate::parted::{fairness_told, parted_told};
use crate::seated::{NotFollowed, told_of};
use crate::table::{Refusal, Table, Told, Waiting};

/// Who looks at a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Onlooker {
    Seat(Seat),
    Spectator,
    /// Somebody from whom nothing is hidden, since the game is over.
    Open,
}

/// The word of an onlooker from whom nothing is hidden.
const OPEN: &str = "open";

/// Which frames are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    pub from: u64,
    pub count: u64,
}

/// Everybody as whom a game can be seen, by the word that means them.
pub fn onlookers(table: &dyn Table) -> Vec<FormAnswer> {
    let seats = table.seats().into_iter().map(|seated| (seated.word, Message::named(seated.name)));
    let rest = [SPECTATOR, OPEN].map(|word| (word.to_owned(), Message::new(format!("page-seen-{word}"))));
    seats.chain(rest).map(|(value, message)| FormAnswer { value, message }).collect()
}

/// The onlooker that a word means.
pub fn onlooker(table: &dyn Table, word: &str) -> Option<Onlooker> {
    match word {
        SPECTATOR => Some(Onlooker::Spectator),
        OPEN => Some(Onlooker::Open),
        _ => {
            let seated = table.seats().into_iter().find(|seated| seated.word == word)?;
            Some(Onlooker::Seat(seated.seat))
        }
    }
}

/// How many inputs a record has, without what was taken back.
pub fn inputs(journal: &Journal) -> u64 {
    u64::try_from(in_force(journal).len()).unwrap_or(u64::MAX)
}

/// Some frames of a record: number 0 is before the first input, and each input has the one after it.
pub fn frames(journal: &Journal, who: Onlooker, span: Span) -> Result<Vec<Frame>, GameError> {
    games::frames(journal, who, span)
}

/// Whether today's rules follow a record, and whether its dice are those that were committed to.
pub fn verified(journal: &Journal) -> Verified {
    match games::verify(journal) {
        Err(error) => Verified { rules: false, dice: false, told: vec![error.message()] },
        Ok(Err(parted)) => {
            let dice = parted.fairness == Fairness::Proved;
            let told = [Some(parted_told(&parted)), fairness_told(parted.fairness)];
            Verified { rules: false, dice, told: told.into_iter().flatten().collect() }
        }
        Ok(Ok(verified)) => {
            let holds = Message::new("page-verified").with("inputs", verified.inputs.into());
            let (dice, key) = match verified.fairness {
                Fairness::Proved => (true, "page-dice-proved"),
                Fairness::Unrevealed => (false, "page-dice-unrevealed"),
                Fairness::Unproved | Fairness::Partly { .. } => (false, "page-dice-unproved"),
            };
            Verified { rules: true, dice, told: vec![holds, Message::new(key)] }
        }
    }
}

/// A new table that begins after so many inputs of a record. Its dice are new ones, and since the first of its rolls are
/// the record's they cannot be proved.
pub fn fork(journal: &Journal, at: u64) -> Result<Box<dyn Table>, GameError> {
    let header = Header { dice: DiceSource::Seeded, ..journal.header.clone() };
    let mut table = games::begin_with(&header)?;
    let count = usize::try_from(at).unwrap_or(usize::MAX);
    for (line, entry) in in_force(journal).into_iter().take(count) {
        follow(table.as_mut(), entry)
            .map_err(|refusal| GameError::NotFollowed(NotFollowed { line, refusal }))?;
    }
    Ok(table)
}

fn follow(table: &mut dyn Table, entry: &Entry) -> Result<(), Refusal> {
    if let Entry::Choose { seat, words } = entry {
        let seated = table.seats().into_iter().find(|seated| seated.word == *seat);
        let seat = seated.ok_or(Refusal::NothingToChoose)?.seat;
        table.choose(seat, table.number(seat), words)?;
    }
    if let Entry::Draw { words, .. } = entry {
        let (Some(known), Waiting::Chance(chance)) = (table.draw_words(), table.waiting()) else {
            return Err(Refusal::NotDrawn);
        };
        let drawn = kernel::dice::parse_drawn(words, &known, chance).map_err(Refusal::Unclear)?;
        table.drawn(drawn)?;
    }
    Ok(())
}

/// The inputs that were not taken back, each with its line.
pub(crate) fn in_force(journal: &Journal) -> Vec<(usize, &Entry)> {
    records_in_force(journal).into_iter().map(|record| (record.line, &record.entry)).collect()
}

fn records_in_force(journal: &Journal) -> Vec<&Record> {
    let mut count = 0;
    let mut kept: Vec<(u64, &Record)> = Vec::new();
    for record in &journal.records {
        match &record.entry {
            Entry::Choose { .. } | Entry::Draw { .. } => {
                count += 1;
                kept.push((count, record));
            }
            Entry::Takeback { to } => kept.retain(|(number, _)| number < to),
            Entry::Over { .. } | Entry::Entropy { .. } | Entry::Reveal { .. } => {}
        }
    }
    kept.into_iter().map(|(_, record)| record).collect()
}

/// The frames of a game that is known. Where today's rules part from the record the table stands still, and what was seen
/// goes on as it was written down.
pub fn frames_of<G: Wired>(
    game: G,
    journal: &Journal,
    who: Onlooker,
    span: Span,
) -> Result<Vec<Frame>, GameError> {
    let mut run = Run::new(game);
    let mut frames = Vec::new();
    let last = span.from.saturating_add(span.count);
    let wanted = |number: u64| (span.from..last).contains(&number);
    if wanted(0) {
        frames.push(frame(&run, who, 0, &[]));
    }
    // Why the table stands still, once it does.
    let mut parted: Option<Message> = None;
    for (number, record) in (1..).zip(records_in_force(journal)) {
        if number >= last {
            break;
        }
        if parted.is_none() {
            let before = *run.state();
            match followed(&mut run, journal.format, record) {
                Some(events) if wanted(number) => {
                    frames.push(frame(&run, who, number, &told_of(run.game(), &events)));
                }
                Some(_) => {}
                None => {
                    run.set_state(before);
                    parted = Some(Message::sentences(verified(journal).told));
                }
            }
        }
        if let (Some(why), true) = (&parted, wanted(number)) {
            let mut shown = frame(&run, who, number, &told_then(run.game(), &record.events));
            shown.now.sentence.clone_from(why);
            frames.push(shown);
        }
    }
    Ok(frames)
}

/// What was told then. Lines that different viewers saw of one event stand together, and none of them saw two.
fn told_then<G: Wired>(game: &G, events: &[(Viewers, Message)]) -> Vec<Told> {
    let mut told: Vec<Told> = Vec::new();
    for (viewers, line) in events {
        let of_last = |told: &&mut Told| match viewers {
            Viewers::All => false,
            Viewers::Only(words) => {
                told.seen.iter().all(|(before, _)| !words.iter().any(|word| before.include(word)))
            }
        };
        match told.last_mut().filter(of_last) {
            Some(last) => last.seen.push((viewers.clone(), game.completed(line.clone()))),
            None => told
                .push(Told { seen: vec![(viewers.clone(), game.completed(line.clone()))], reveals: false }),
        }
    }
    told
}

/// What an input of a record does; nothing, where today's rules refuse it or tell something else.
fn followed<G: Wired>(run: &mut Run<G>, format: u8, record: &Record) -> Option<Vec<G::Event>> {
    let input = input(run, &record.entry).ok()?;
    let events = run.submit(&input).ok()?;
    let same = format != FORMAT || is_seen_alike(&seen_lines(run.game(), &events), &record.events);
    same.then_some(events)
}

/// An entry as an input of this game.
pub(crate) fn input<G: Wired>(run: &Run<G>, entry: &Entry) -> Result<Input<G::Action>, Refusal> {
    match entry {
        Entry::Choose { seat, words } => {
            let seat = run.game().parse_seat(seat).ok_or(Refusal::NothingToChoose)?;
            Ok(Input::Choose(seat, run.game().parse_action(words).map_err(Refusal::Unclear)?))
        }
        Entry::Draw { words, .. } => {
            let Pending::Chance(chance) = run.pending() else { return Err(Refusal::NotDrawn) };
            let known = run.game().draw_words(run.state());
            let drawn = kernel::dice::parse_drawn(words, &known, chance).map_err(Refusal::Unclear)?;
            Ok(Input::Drawn(drawn))
        }
        Entry::Takeback { .. } | Entry::Over { .. } | Entry::Entropy { .. } | Entry::Reveal { .. } => {
            Err(Refusal::NotDrawn)
        }
    }
}

fn frame<G: Wired>(run: &Run<G>, who: Onlooker, number: u64, told: &[Told]) -> Frame {
    let game = run.game();
    let view = match who {
        Onlooker::Seat(seat) => run.view(Viewer::Seat(seat)),
        Onlooker::Spectator => run.view(Viewer::Spectator),
        Onlooker::Open => game.open_view(run.state()),
    };
    let words: Vec<String> = match who {
        Onlooker::Seat(seat) => vec![game.seat_word(seat)],
        Onlooker::Spectator => Vec::new(),
        Onlooker::Open => (0..game.seats()).map(|seat| game.seat_word(Seat(seat))).collect(),
    };
    let lines = told.iter().filter_map(|told| told.line_for(&words)).map(|line| log_line(game, line));
    let lines: Vec<_> = lines.collect();
    // Nobody is asked anything any more, so that the sentence says who was awaited.
    let asked = Asked { pending: run.pending(), seat: None, actions: &[], has_choice: false };
    Frame {
        log: if lines.is_empty() { Vec::new() } else { vec![LogEntry { input: number, lines }] },
        now: Now {
            view: View { game: game.title().to_owned(), view: game.drawn(&view) },
            waiting: closed_or_waiting(game, run.state(), run.pending()),
            sentence: game.sentence(&view, &asked),
            requests: Vec::new(),
            undo: None,
            takeback: None,
            clock: None,
            curtain: None,
            hints: false,
            inputs: number,
        },
    }
}
