//! The one implementation of [`Table`]: a game, its journal, and its past for takebacks.

use std::slice;

use kernel::dice::fair::Seed;
use kernel::hash::{self, Digest};
use kernel::journal::{Entry, Header, Journal, Viewers, Writer, seen_lines};
use kernel::run::{Refused, Run};
use kernel::{Arg, Coverage, DrawWords, Drawn, Game, Input, Message, Pending, Seat, SeatSet, Viewer, Worded};
use protocol as wire;
use protocol::http::CardText;
use rand_core::Rng;
use serde_json::Value;

use crate::advice::{Hint, reasons_told};
use crate::games::HouseRule;
use crate::shown::{Offer, Row};
use crate::still::StillOf;
use crate::table::{Choice, Refusal, Request, Seated, Step, Still, Table, Told, Undo, Waiting};
use crate::texts::Texts;
use crate::wire::{Asked, DRAW, Detail, Wired, closed_or_waiting, gather, log_line, sampled};

/// A game in progress with its record.
pub struct TableOf<G: Game> {
    run: Run<G>,
    writer: Writer,
    text: String,
    past: Vec<Past<G>>,
    log: Vec<Told>,
    /// Each seat's present choices.
    open: Vec<Open<G::Action>>,
    rolls: u64,
    house_rules: Vec<HouseRule>,
    practice: bool,
}

/// What a seat may choose; the number stays while the choices do.
#[derive(Clone)]
struct Open<A> {
    number: u64,
    actions: Vec<A>,
    coverage: Coverage,
    awaited: bool,
}

/// An input that has not been taken back.
struct Past<G: Game> {
    number: u64,
    before: G::State,
    input: Input<G::Action>,
    reveals: bool,
}

/// A record that today's rules do not follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotFollowed {
    /// The line of the journal.
    pub line: usize,
    pub refusal: Refusal,
}

impl<G: Wired + 'static> TableOf<G>
where
    G::Memo: Send,
{
    /// A new game and the first lines of its journal.
    pub fn begin(game: G, header: &Header, house_rules: Vec<HouseRule>) -> TableOf<G> {
        let (writer, text) = Writer::begin(header);
        TableOf::with(game, writer, text, house_rules, header.practice)
    }

    /// The game as its journal left it. The record is read again, not believed: a refused input is an error.
    pub fn resume(
        game: G,
        journal: &Journal,
        house_rules: Vec<HouseRule>,
    ) -> Result<TableOf<G>, NotFollowed> {
        let (writer, text) = Writer::begin(&journal.header);
        let mut table = TableOf::with(game, writer, text, house_rules, journal.header.practice);
        for record in &journal.records {
            table.follow(&record.entry).map_err(|refusal| NotFollowed { line: record.line, refusal })?;
        }
        Ok(table)
    }

    fn with(
        game: G,
        writer: Writer,
        text: String,
        house_rules: Vec<HouseRule>,
        practice: bool,
    ) -> TableOf<G> {
        let seats = usize::from(game.seats());
        let nothing = Open { number: 0, actions: Vec::new(), coverage: Coverage::Complete, awaited: false };
        let mut table = TableOf {
            run: Run::new(game),
            writer,
            text,
            past: Vec::new(),
            log: Vec::new(),
            open: vec![nothing; seats],
            rolls: 0,
            house_rules,
            practice,
        };
        table.refresh();
        table
    }

    fn follow(&mut self, entry: &Entry) -> Result<(), Refusal> {
        match entry {
            Entry::Choose { seat, words } => {
                let seat = self.run.game().parse_seat(seat).ok_or(Refusal::NothingToChoose)?;
                self.take(Input::Choose(seat, self.action(words)?))?;
            }
            Entry::Draw { words, .. } => {
                let known = self.draw_words().ok_or(Refusal::NotDrawn)?;
                let Pending::Chance(chance) = self.run.pending() else {
                    return Err(Refusal::NotDrawn);
                };
                let drawn = kernel::dice::parse_drawn(words, &known, chance).map_err(Refusal::Unclear)?;
                self.take(Input::Drawn(drawn))?;
            }
            Entry::Takeback { to } => {
                self.take_back(*to)?;
            }
            Entry::Entropy { .. } | Entry::Reveal { .. } => {
                self.note(entry);
            }
            // The engine has said the same when the last input was taken.
            Entry::Over { .. } => {}
        }
        Ok(())
    }

    fn action(&self, words: &str) -> Result<G::Action, Refusal> {
        self.run.game().parse_action(words).map_err(Refusal::Unclear)
    }

    /// Takes one input and writes it down.
    fn take(&mut self, input: Input<G::Action>) -> Result<Step, Refusal> {
        let before = *self.run.state();
        let entry = match &input {
            Input::Choose(seat, action) => Entry::choose(self.run.game(), *seat, action),
            Input::Drawn(drawn) => Entry::draw(&self.draw_words().ok_or(Refusal::NotDrawn)?, drawn),
        };
        let events = self.run.submit(&input).map_err(|refused| match refused {
            Refused::Illegal(illegal) => Refusal::Illegal(self.run.game().refusal_line(&illegal)),
            Refused::NotDeciding => Refusal::NothingToChoose,
            Refused::NotDrawn => Refusal::NotDrawn,
        })?;
        let told = told_of(self.run.game(), &events);
        let seen: Vec<(Viewers, Message)> = told.iter().flat_map(|told| told.seen.clone()).collect();
        let mut written = self.writer.entry(&entry, &seen);
        if let Pending::Over(outcome) = self.run.pending() {
            let line = self.run.game().outcome_line(&outcome);
            written.push_str(&self.writer.entry(&Entry::Over { line }, &[]));
        }
        self.rolls += u64::from(matches!(input, Input::Drawn(_)));
        let reveals = told.iter().any(|told| told.reveals);
        self.past.push(Past { number: self.writer.inputs(), before, input, reveals });
        self.log.extend(told.iter().cloned());
        self.text.push_str(&written);
        self.refresh();
        Ok(Step { written, told })
    }

    /// Writes down what is no input.
    fn note(&mut self, entry: &Entry) -> Step {
        let written = self.writer.entry(entry, &[]);
        self.text.push_str(&written);
        Step { written, told: Vec::new() }
    }

    /// Lists everybody's choices anew, with a new number where they are others than before.
    fn refresh(&mut self) {
        let pending = self.run.pending();
        for (seat, old) in (0..).map(Seat).zip(&mut self.open) {
            let (actions, coverage) =
                if pending.admits(seat) { self.run.choices(seat) } else { (Vec::new(), Coverage::Complete) };
            let number = if actions == old.actions { old.number } else { old.number + 1 };
            let awaited = matches!(pending, Pending::Decide { awaited, .. } if awaited.contains(seat));
            *old = Open { number, actions, coverage, awaited };
        }
    }

    fn was_only_choice(&self, past: &Past<G>, seat: Seat, action: &G::Action) -> bool {
        let game = self.run.game();
        game.only_choice(&game.view(&past.before, Viewer::Seat(seat)), seat).as_ref() == Some(action)
    }

    fn view(&self, seat: Seat) -> G::View {
        self.run.view(Viewer::Seat(seat))
    }

    /// A seat's choices, if it has any.
    fn open(&self, seat: Seat) -> Option<&Open<G::Action>> {
        self.open.get(seat.index()).filter(|open| !open.actions.is_empty())
    }

    /// One choice as a page shows it.
    fn choice(&self, view: &G::View, seat: Seat, offer: &Offer<G::Action>, detail: Detail) -> wire::Choice {
        let game = self.run.game();
        let named = |message: Message| game.with_names(view, message);
        wire::Choice {
            action: game.action_out(&offer.action),
            message: named(game.action_line(view, seat, &offer.action)),
            title: named(detail.title),
            icon: detail.icon,
            group: offer.group.map(|group| Message::new(format!("group-{group}"))),
            remark: offer.remark.clone().map(named),
            odds: detail.odds.map(named),
            notes: game.notes(view, seat, &offer.action).into_iter().map(named).collect(),
            concedes: game.concedes(&offer.action),
            act: detail.act,
        }
    }

    /// The action that somebody sent, if it is one of this game.
    fn sent(&self, action: &Value) -> Result<G::Action, Refusal> {
        self.run.game().action_in(action).map_err(Refusal::Unclear)
    }

    /// Whether this is the number of the seat's present request.
    fn is_current(&self, seat: Seat, number: u64) -> Result<(), Refusal> {
        let current = self.open.get(seat.index()).ok_or(Refusal::NothingToChoose)?.number;
        if number == current { Ok(()) } else { Err(Refusal::Stale { number, current }) }
    }
}

/// Events as each viewer sees them.
pub(crate) fn told_of<G: Worded>(game: &G, events: &[G::Event]) -> Vec<Told> {
    let told = |event: &G::Event| Told {
        seen: seen_lines(game, slice::from_ref(event)),
        reveals: game.reveals(event),
    };
    events.iter().map(told).collect()
}

impl<G: Wired + 'static> Table for TableOf<G>
where
    G::Memo: Send,
{
    fn title(&self) -> &'static str {
        self.run.game().title()
    }

    fn seats(&self) -> Vec<Seated> {
        let game = self.run.game();
        let view = self.run.view(Viewer::Spectator);
        (0..game.seats())
            .map(Seat)
            .map(|seat| Seated { seat, word: game.seat_word(seat), name: game.seat_name(&view, seat) })
            .collect()
    }

    fn house_rules(&self) -> &[HouseRule] {
        &self.house_rules
    }

    fn waiting(&self) -> Waiting {
        match self.run.pending() {
            Pending::Decide { awaited, may } => Waiting::Decide { awaited, may },
            Pending::Chance(chance) => Waiting::Chance(chance),
            Pending::Over(outcome) => {
                let game = self.run.game();
                let side = game.sides().get(game.winner(&outcome)).copied();
                let winner = side.filter(|side| *side != DRAW).map(str::to_owned);
                Waiting::Over { line: game.outcome_line(&outcome), winner }
            }
        }
    }

    fn request(&self, seat: Seat) -> Option<Request> {
        let open = self.open(seat)?;
        let (game, view) = (self.run.game(), self.view(seat));
        let arranged = game.arrange(&view, &open.actions);
        // Odds may take long to work out, so that those of a thousand places are left out.
        let offered: Vec<G::Action> =
            arranged.choices.iter().take(arranged.offered).map(|offer| offer.action).collect();
        let odds = game.odds(&view, seat, &offered).into_iter().chain(std::iter::repeat(None));
        let choices = arranged.choices.iter().zip(odds).map(|(offer, odds)| {
            let action = &offer.action;
            Choice {
                words: game.action_words(action),
                group: offer.group,
                remark: offer.remark.clone(),
                odds,
                notes: game.notes(&view, seat, action),
                concedes: game.concedes(action),
                line: game.action_line(&view, seat, action),
            }
        });
        Some(Request {
            number: open.number,
            choices: choices.collect(),
            offered: arranged.offered,
            coverage: open.coverage,
            awaited: open.awaited,
        })
    }

    fn number(&self, seat: Seat) -> u64 {
        self.open.get(seat.index()).map_or(0, |open| open.number)
    }

    fn only_choice(&self, seat: Seat) -> Option<Value> {
        self.open(seat).filter(|open| open.awaited)?;
        let game = self.run.game();
        game.only_choice(&self.view(seat), seat).map(|action| game.action_out(&action))
    }

    fn understands(&self, words: &str) -> bool {
        self.run.game().parse_action(words).is_ok()
    }

    fn choose(&mut self, seat: Seat, number: u64, words: &str) -> Result<Step, Refusal> {
        self.is_current(seat, number)?;
        self.take(Input::Choose(seat, self.action(words)?))
    }

    fn act(&mut self, seat: Seat, number: u64, action: &Value) -> Result<Step, Refusal> {
        self.is_current(seat, number)?;
        self.take(Input::Choose(seat, self.sent(action)?))
    }

    fn draw_words(&self) -> Option<DrawWords> {
        match self.run.pending() {
            Pending::Chance(_) => Some(self.run.game().draw_words(self.run.state())),
            Pending::Decide { .. } | Pending::Over(_) => None,
        }
    }

    fn drawn(&mut self, drawn: Drawn) -> Result<Step, Refusal> {
        self.take(Input::Drawn(drawn))
    }

    fn die_index(&self) -> u64 {
        self.rolls
    }

    fn luck(&self, seat: Seat) -> u64 {
        let word = [self.run.game().seat_word(seat)];
        let mut seen = Digest::default();
        seen.add(hash::text(&self.view_words(Viewer::Seat(seat))));
        for line in self.log.iter().filter_map(|told| told.line_for(&word)) {
            seen.add(hash::text(&line.to_string()));
        }
        seen.value()
    }

    fn told(&self) -> &[Told] {
        &self.log
    }

    fn picture(&self, viewer: Viewer, texts: &Texts) -> Vec<Row> {
        self.run.game().picture(&self.run.view(viewer), texts)
    }

    fn glance(&self, viewer: Viewer, texts: &Texts) -> Vec<Row> {
        self.run.game().glance(&self.run.view(viewer), texts)
    }

    fn standing(&self, seat: Seat, texts: &Texts) -> Vec<Row> {
        self.run.game().standing(&self.run.view(Viewer::Seat(seat)), seat, texts)
    }

    fn card(&self, wanted: &str, texts: &Texts) -> Option<CardText> {
        self.run.game().card(wanted, texts)
    }

    fn drawn_for(&self, viewer: Viewer) -> wire::View {
        let view = self.run.game().drawn(&self.run.view(viewer));
        wire::View { game: self.title().to_owned(), view }
    }

    fn asked(&self, seat: Seat) -> Option<wire::Request> {
        let open = self.open(seat)?;
        let (game, view) = (self.run.game(), self.view(seat));
        let arranged = game.arrange(&view, &open.actions);
        let offered = &arranged.choices[..arranged.offered];
        let actions: Vec<G::Action> = offered.iter().map(|offer| offer.action).collect();
        let details = game.details(&view, seat, &actions);
        let choices = offered.iter().zip(details);
        let (sample, whole) = sampled(&open.actions);
        Some(wire::Request {
            seat: seat.0,
            number: open.number,
            awaited: open.awaited,
            sentence: self.sentence(Viewer::Seat(seat)),
            complete: whole && open.coverage == Coverage::Complete,
            choices: choices.map(|(offer, detail)| self.choice(&view, seat, offer, detail)).collect(),
            places: gather(game, &sample),
        })
    }

    fn sentence(&self, viewer: Viewer) -> Message {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let actions = seat.and_then(|seat| self.open(seat)).map_or(&[][..], |open| &open.actions);
        let has_choice = actions.iter().any(|action| !self.run.game().concedes(action));
        let asked = Asked { pending: self.run.pending(), seat, actions, has_choice };
        self.run.game().sentence(&self.run.view(viewer), &asked)
    }

    fn waits_for(&self) -> wire::Waiting {
        closed_or_waiting(self.run.game(), self.run.state(), self.run.pending())
    }

    fn preview(&self, seat: Seat, number: u64, action: &Value) -> wire::Preview {
        let refused = |refusal: &Refusal| {
            let message = self.refusal(seat, refusal);
            wire::Preview { allowed: false, message, takes: None, path: Vec::new(), odds: None }
        };
        let Some(open) = self.open(seat) else { return refused(&Refusal::NothingToChoose) };
        if number != open.number {
            return refused(&Refusal::Stale { number, current: open.number });
        }
        let action = match self.sent(action) {
            Ok(action) => action,
            Err(unclear) => return refused(&unclear),
        };
        let (game, view) = (self.run.game(), self.view(seat));
        if let Err(illegal) = game.check(self.run.state(), &mut G::Memo::default(), seat, &action) {
            return refused(&Refusal::Illegal(game.refusal_line(&illegal)));
        }
        let way = game.way(&view, &action);
        let odds = game.details(&view, seat, &[action]).pop().and_then(|detail| detail.odds);
        wire::Preview {
            allowed: true,
            message: game.with_names(&view, game.action_line(&view, seat, &action)),
            takes: way.as_ref().map(|way| way.takes),
            path: way.map(|way| way.path).unwrap_or_default(),
            odds: odds.map(|odds| game.with_names(&view, odds)),
        }
    }

    fn log_line(&self, told: &Told, viewer: Viewer) -> Option<wire::LogLine> {
        let line = match viewer {
            Viewer::Seat(seat) => told.line_for(&[self.run.game().seat_word(seat)]),
            Viewer::Spectator => told.line_for(&[]),
        }?;
        Some(log_line(self.run.game(), line))
    }

    fn completed(&self, line: Message) -> Message {
        self.run.game().completed(line)
    }

    fn refusal(&self, seat: Seat, refusal: &Refusal) -> Message {
        // Somebody may ask for a seat that there is not.
        let known = seat.0 < self.run.game().seats();
        let viewer = if known { Viewer::Seat(seat) } else { Viewer::Spectator };
        self.run.game().with_names(&self.run.view(viewer), refusal.message())
    }

    fn side(&self, seat: Seat) -> wire::Side {
        self.run.game().side(seat)
    }

    fn terms(&self) -> Vec<Message> {
        let practice = self.practice.then(|| Message::new("table-practice"));
        self.run.game().terms().into_iter().chain(practice).collect()
    }

    fn inputs(&self) -> u64 {
        self.writer.inputs()
    }

    fn scene(&self) -> u32 {
        self.run.game().scene(&self.run.view(Viewer::Spectator))
    }

    fn keeps_secrets(&self, one: Seat, other: Seat) -> bool {
        self.run.game().keeps_secrets(&self.run.view(Viewer::Spectator), one, other)
    }

    fn practice(&self) -> bool {
        self.practice
    }

    fn last_choice(&self, of: SeatSet) -> Option<Undo> {
        let (mut learned, mut answered) = (false, false);
        for past in self.past.iter().rev() {
            learned |= past.reveals;
            match &past.input {
                // Taking back what could not have been otherwise would give nobody a choice.
                Input::Choose(seat, action) if self.was_only_choice(past, *seat, action) => {}
                Input::Choose(seat, action) if of.contains(*seat) => {
                    let words = self.run.game().action_words(action);
                    return Some(Undo { to: past.number, seat: *seat, words, learned, answered });
                }
                Input::Choose(..) => answered = true,
                Input::Drawn(_) => learned = true,
            }
        }
        None
    }

    fn take_back(&mut self, to: u64) -> Result<Step, Refusal> {
        let place = self.past.iter().position(|past| past.number == to);
        let place = place.ok_or(Refusal::NoSuchInput { number: to })?;
        self.run.set_state(self.past[place].before);
        self.past.truncate(place);
        let written = self.writer.entry(&Entry::Takeback { to }, &[]);
        self.text.push_str(&written);
        let line = Message::line("taken-back", &[]).with("input", Arg::from(to));
        let told = vec![Told { seen: vec![(Viewers::All, line)], reveals: false }];
        self.log.extend(told.iter().cloned());
        self.refresh();
        Ok(Step { written, told })
    }

    fn add_entropy(&mut self, seat: Seat, text: &str) -> Step {
        let seat = self.run.game().seat_word(seat);
        self.note(&Entry::Entropy { seat, text: text.to_owned() })
    }

    fn reveal(&mut self, seed: &Seed) -> Step {
        self.note(&Entry::Reveal { seed: *seed })
    }

    fn still(&self) -> Box<dyn Still> {
        let request = |open: &Open<G::Action>| (!open.actions.is_empty()).then_some(open.number);
        let requests = self.open.iter().map(request).collect();
        Box::new(StillOf { game: self.run.shared_game(), state: *self.run.state(), requests })
    }

    fn hinted(&self, hint: &Hint) -> Option<wire::Hint> {
        let (game, view) = (self.run.game(), self.view(hint.seat));
        let action = self.sent(&hint.action).ok()?;
        let offer = Offer { action, group: None, remark: None };
        let detail = game.details(&view, hint.seat, &[action]).pop()?;
        Some(wire::Hint {
            seat: hint.seat.0,
            request: hint.number,
            choice: self.choice(&view, hint.seat, &offer, detail),
            now: hint.odds.now,
            after: hint.odds.after,
            others: hint.odds.others,
            reasons: reasons_told(self.title(), &game.seat_word(hint.seat), hint),
        })
    }

    fn journal(&self) -> &str {
        &self.text
    }

    fn position_words(&self) -> String {
        self.run.game().position_words(self.run.state())
    }

    fn view_words(&self, viewer: Viewer) -> String {
        self.run.game().view_words(&self.run.view(viewer))
    }

    fn imagine(&mut self, viewer: Viewer, rng: &mut dyn Rng) {
        let world = self.run.game().imagine(&self.run.view(viewer), rng);
        self.run.set_state(world);
        self.refresh();
    }
}
