//! A case played by its game.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::run::{Refused, Run};
use kernel::{Input, Message, Pending, SeatSet, Viewer, Worded};

use super::{Case, CaseReport, Expected, Problem, Step};
use crate::inputs;

/// How a case went, and what was said at each expectation.
pub(super) struct Played {
    pub report: CaseReport,
    pub said: Vec<Said>,
}

/// What the engine says where lines are expected: they stand after so many lines of the text, up to `until`.
pub(super) struct Said {
    pub after: usize,
    pub until: usize,
    pub lines: Vec<String>,
}

/// With whose eyes events are expected.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Eyes {
    /// Everything, as the engine emits it.
    Referee,
    Of(Viewer),
}

pub(super) fn case<G: Worded>(make: &impl Fn(&str) -> Result<G, String>, case: &Case) -> Played {
    let mut table = Table { emitted: BTreeSet::new(), said: Vec::new(), problem: None };
    let played = catch_unwind(AssertUnwindSafe(|| table.play(make, case)));
    match played {
        Ok(Ok(())) => table.shows_hold(case),
        Ok(Err(problem)) => table.wrong(problem),
        Err(_) => table.wrong(Problem { line: case.line, text: "the game panicked".to_owned() }),
    }
    let report = CaseReport {
        title: case.title.clone(),
        line: case.line,
        shows: case.shows.clone(),
        reviewed: case.reviewed(),
        emitted: table.emitted,
        problem: table.problem,
    };
    Played { report, said: table.said }
}

struct Table {
    emitted: BTreeSet<String>,
    said: Vec<Said>,
    problem: Option<Problem>,
}

impl Table {
    /// Only the first problem is kept: the others may follow from it.
    fn wrong(&mut self, problem: Problem) {
        self.problem.get_or_insert(problem);
    }

    fn shows_hold(&mut self, case: &Case) {
        for slug in &case.shows {
            if !self.emitted.contains(slug) {
                let text = format!("the case says it shows {slug}, but nothing emitted it");
                self.wrong(Problem { line: case.line, text });
            }
        }
    }

    fn emit(&mut self, line: &Message) {
        self.emitted.extend(line.rules.iter().map(str::to_owned));
    }

    /// Plays to the end of the case, or to a problem after which nothing more can be said.
    fn play<G: Worded>(
        &mut self,
        make: &impl Fn(&str) -> Result<G, String>,
        case: &Case,
    ) -> Result<(), Problem> {
        let at = |line: usize| move |text: String| Problem { line, text };
        let game = make(&case.setup).map_err(at(case.line))?;
        if game.title() != case.game {
            return Err(at(case.line)(format!("the game is '{}', not '{}'", game.title(), case.game)));
        }
        let state = match &case.position {
            None => game.start(),
            Some((line, words)) => game.position(words).map_err(|unclear| at(*line)(unclear.to_string()))?,
        };
        let mut run = Run::from_state(game, state);
        let (mut eyes, mut memo) = (Eyes::Referee, G::Memo::default());
        let mut events = Vec::new();
        for (line, step) in &case.steps {
            let problem = at(*line);
            match step {
                Step::As(word) => eyes = read_eyes(run.game(), word).map_err(problem)?,
                Step::Do(words) => {
                    let input =
                        inputs::read_choice(run.game(), words).map_err(|error| problem(error.to_string()))?;
                    events.extend(self.submit(&mut run, &input).map_err(problem)?);
                }
                Step::Dice(words) => {
                    let input = inputs::read(run.game(), run.state(), &format!("dice:{words}"))
                        .map_err(|error| problem(error.to_string()))?;
                    events.extend(self.submit(&mut run, &input).map_err(problem)?);
                }
                Step::Refuse { words, expected } => {
                    self.refuse(&run, &mut memo, *line, words, expected.as_ref()).map_err(problem)?;
                }
                Step::RefuseSetup { words, expected } => {
                    let Err(refused) = make(words) else {
                        return Err(problem(format!("a game is made of '{words}', but should be refused")));
                    };
                    let rules = refused.rsplit_once('[').and_then(|(_, rules)| rules.strip_suffix(']'));
                    self.emitted.extend(rules.unwrap_or_default().split_whitespace().map(str::to_owned));
                    self.refused(*line, &refused, expected.as_ref());
                }
                Step::Expect { lines } => {
                    self.expect(run.game(), eyes, *line, lines, &std::mem::take(&mut events));
                }
                Step::Tells { lines, below } => {
                    let first = *line + 1 + below - lines.len();
                    self.tells(run.game(), eyes, first, lines, &mut events);
                }
                Step::Untold(words) => {
                    let said = said(run.game(), eyes, &events);
                    if let Some(line) = said.iter().find(|line| has_words(line, words)) {
                        self.wrong(problem(format!("should not be said: {line}")));
                    }
                }
                Step::Holds(words) => {
                    let position = run.game().position_words(run.state());
                    if let Some(missing) = words.split('|').find(|part| !holds(&position, part)) {
                        let missing = missing.trim();
                        self.wrong(problem(format!("no part has all of '{missing}': {position}")));
                    }
                }
                Step::After(words) => {
                    let position = run.game().position_words(run.state());
                    let missing = words
                        .split_whitespace()
                        .find(|word| !position.split_whitespace().any(|now| now == *word));
                    if let Some(word) = missing {
                        self.wrong(problem(format!("'{word}' does not occur in the position: {position}")));
                    }
                }
                Step::Waits(words) => {
                    let now = waits(&run);
                    let wanted = words.split_whitespace().collect::<Vec<_>>().join(" ");
                    if now != wanted {
                        self.wrong(problem(format!("the game waits for '{now}', not for '{wanted}'")));
                    }
                }
            }
        }
        Ok(())
    }

    fn submit<G: Worded>(
        &mut self,
        run: &mut Run<G>,
        input: &Input<G::Action>,
    ) -> Result<Vec<G::Event>, String> {
        match run.submit(input) {
            Ok(events) => {
                for event in &events {
                    self.emit(&run.game().event_line(event));
                }
                Ok(events)
            }
            Err(Refused::Illegal(refusal)) => Err(format!("refused: {}", run.game().refusal_line(&refusal))),
            Err(Refused::NotDeciding) => {
                Err(format!("nobody decides here: the game waits for '{}'", waits(run)))
            }
            Err(Refused::NotDrawn) => Err(format!("no such draw: the game waits for '{}'", waits(run))),
        }
    }

    fn refuse<G: Worded>(
        &mut self,
        run: &Run<G>,
        memo: &mut G::Memo,
        line: usize,
        words: &str,
        expected: Option<&Expected>,
    ) -> Result<(), String> {
        let input = inputs::read_choice(run.game(), words).map_err(|error| error.to_string())?;
        let Input::Choose(seat, action) = input else { return Err("only choices are refused".to_owned()) };
        let Err(refusal) = run.game().check(run.state(), memo, seat, &action) else {
            return Err(format!("'{words}' is allowed, but should be refused"));
        };
        let refused = run.game().refusal_line(&refusal);
        self.emit(&refused);
        self.refused(line, &refused.to_string(), expected);
        Ok(())
    }

    /// Holds a refusal against the line expected below, where there is one.
    fn refused(&mut self, line: usize, now: &str, expected: Option<&Expected>) {
        let Some(expected) = expected else { return };
        if expected.text != now {
            let text =
                format!("refused with another line:\n  expected ! {}\n  found    ! {now}", expected.text);
            self.wrong(Problem { line, text });
        }
        let lines = vec![marked('!', now, expected.reviewed && expected.text == now)];
        self.said.push(Said { after: line, until: line + 1, lines });
    }

    fn expect<G: Worded>(
        &mut self,
        game: &G,
        eyes: Eyes,
        line: usize,
        expected: &[Expected],
        events: &[G::Event],
    ) {
        let now: Vec<String> = said(game, eyes, events).iter().map(Message::to_string).collect();
        let places = now.len().max(expected.len());
        let is_same = |place: &usize| now.get(*place) == expected.get(*place).map(|line| &line.text);
        if let Some(place) = (0..places).find(|place| !is_same(place)) {
            let text = format!(
                "another line was said:\n  expected > {}\n  found    > {}",
                expected.get(place).map_or("(nothing more)", |line| line.text.as_str()),
                now.get(place).map_or("(nothing more)", String::as_str)
            );
            self.wrong(Problem { line: line + place.min(expected.len()) + 1, text });
        }
        // What was read stays read where it is still said, in the same order.
        let mut read = expected.iter().filter(|line| line.reviewed);
        let mut is_read = |now: &str| {
            let mut rest = read.clone();
            let found = rest.any(|line| line.text == now);
            if found {
                read = rest;
            }
            found
        };
        let lines = now.iter().map(|line| marked('>', line, is_read(line))).collect();
        self.said.push(Said { after: line, until: line + expected.len(), lines });
    }

    /// Each of the lines is said after the one before it. `first` is where the first of them stands. What was said up to
    /// the last of them is done with.
    fn tells<G: Worded>(
        &mut self,
        game: &G,
        eyes: Eyes,
        first: usize,
        lines: &[Expected],
        events: &mut Vec<G::Event>,
    ) {
        for (place, expected) in lines.iter().enumerate() {
            let fits = |event: &G::Event| {
                seen(game, eyes, event).is_some_and(|line| has_words(&line, &expected.text))
            };
            let Some(found) = events.iter().position(fits) else {
                let said = said(game, eyes, events);
                let rest: Vec<String> = said.iter().map(|line| format!("\n  > {line}")).collect();
                let text = format!("not said, or not in this order: {}{}", expected.text, rest.concat());
                self.wrong(Problem { line: first + place, text });
                return;
            };
            events.drain(..=found);
        }
    }
}

/// The line of an event, as somebody sees it.
fn seen<G: Worded>(game: &G, eyes: Eyes, event: &G::Event) -> Option<Message> {
    match eyes {
        Eyes::Referee => Some(game.event_line(event)),
        Eyes::Of(who) => game.seen(event, who).map(|event| game.event_line(&event)),
    }
}

/// The lines of events, as somebody sees them.
fn said<G: Worded>(game: &G, eyes: Eyes, events: &[G::Event]) -> Vec<Message> {
    events.iter().filter_map(|event| seen(game, eyes, event)).collect()
}

/// A line for the text, with the mark of what nobody has read yet.
fn marked(kind: char, line: &str, reviewed: bool) -> String {
    let unread = if reviewed { "" } else { "?" };
    format!("{kind}{unread} {line}")
}

/// Whether a line has this name, and these of its words and rules.
fn has_words(line: &Message, words: &str) -> bool {
    let whole = line.to_string();
    let apart = |text: &str| text.replace(['[', ']'], " ");
    let (said, wanted) = (apart(&whole), apart(words));
    let mut wanted = wanted.split_whitespace();
    wanted.next() == Some(line.line_name())
        && wanted.all(|word| said.split_whitespace().any(|said| said == word))
}

/// Whether one part of a position has all these words. A key with nothing behind its equals sign is not said there, neither
/// with a value nor as a word alone.
fn holds(position: &str, words: &str) -> bool {
    let has = |part: &str, word: &str| {
        let mut said = part.split_whitespace();
        match word.strip_suffix('=') {
            Some(alone) => said.all(|now| now != alone && !now.starts_with(word)),
            None => said.any(|now| now == word),
        }
    };
    position.split('|').any(|part| words.split_whitespace().all(|word| has(part, word)))
}

fn read_eyes<G: Worded>(game: &G, word: &str) -> Result<Eyes, String> {
    match word {
        "referee" => Ok(Eyes::Referee),
        "spectator" => Ok(Eyes::Of(Viewer::Spectator)),
        seat => match game.parse_seat(seat) {
            Some(seat) => Ok(Eyes::Of(Viewer::Seat(seat))),
            None => Err(format!("'{seat}' is nobody: expected a seat, spectator or referee")),
        },
    }
}

/// What the game waits for: `ann bob`, with `(cyd)` for those who only may; `dice LABEL`; or `over SIDE`.
fn waits<G: Worded>(run: &Run<G>) -> String {
    let names =
        |seats: SeatSet| -> Vec<String> { seats.iter().map(|seat| run.game().seat_word(seat)).collect() };
    match run.pending() {
        Pending::Decide { awaited, may } => {
            let free = names(may).into_iter().map(|name| format!("({name})"));
            names(awaited).into_iter().chain(free).collect::<Vec<_>>().join(" ")
        }
        Pending::Chance(_) => format!("dice {}", run.game().draw_words(run.state()).label),
        Pending::Over(outcome) => {
            let side = run.game().sides().get(run.game().winner(&outcome)).copied().unwrap_or("nobody");
            format!("over {side}")
        }
    }
}
