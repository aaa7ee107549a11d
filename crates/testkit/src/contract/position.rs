//! The properties of a position: what is pending, what is listed and refused, and how it is written.

use kernel::dice::below_usize;
use kernel::{Chance, Coverage, Drawn, Kind, Kinds, Message, Pending, Seat, Viewer, Worded, hash};

use super::property::{Property, hold};
use super::{Held, Walk};
use crate::mangle;

/// So many actions that may not belong here are tried at a time, of each origin.
const TRIED: usize = 12;
/// One refusal in so many is written and read back.
const READ_BACK: u32 = 16;

impl<G: Worded> Walk<'_, G> {
    /// Words of seats, held once a game since they do not change.
    pub fn seats_hold(&self) -> Held {
        let words: Vec<String> = (0..self.game.seats()).map(|seat| self.game.seat_word(Seat(seat))).collect();
        for (place, word) in words.iter().enumerate() {
            let plain = !word.is_empty() && !word.contains([' ', ':', ',', '\t', '\n']);
            let unique = words.iter().filter(|other| *other == word).count() == 1;
            let back = self.game.parse_seat(word).map(Seat::index) == Some(place);
            hold(Property::SeatReadsBack, plain && unique && back, || format!("seat {place} is '{word}'"))?;
        }
        Ok(())
    }

    pub fn position_holds(&mut self) -> Held {
        let pending = self.game.pending(&self.state);
        self.pending_holds(&pending)?;
        if self.due(self.plan.rates.lists) {
            self.lists_hold(&pending)?;
        }
        if self.due(self.plan.rates.words) {
            self.words_hold(&pending)?;
        }
        if self.due(self.plan.rates.views) {
            for who in Viewer::all(self.game.seats()) {
                let same = self.game.view(&self.state, who) == self.game.view(&self.state, who);
                hold(Property::ViewsRepeat, same, || format!("one state looks two ways to {who:?}"))?;
            }
        }
        if self.due(self.plan.rates.truth) {
            self.truth_holds()?;
        }
        Ok(())
    }

    fn pending_holds(&mut self, pending: &Pending<G::Outcome>) -> Held {
        let seats = self.game.seats();
        let sane = |truth: bool| hold(Property::PendingSane, truth, || format!("{pending:?} is pending"));
        match pending {
            Pending::Decide { awaited, may } => {
                sane(!awaited.is_empty() && awaited.union(*may).iter().all(|seat| seat.0 < seats))?;
                sane(awaited.iter().all(|seat| !may.contains(seat)))
            }
            Pending::Chance(Chance::Dice { count, sides }) => {
                sane(*count >= 1 && usize::from(*count) <= Drawn::MOST && *sides >= 1)
            }
            Pending::Chance(Chance::Pick { from }) => sane(*from >= 1),
            Pending::Over(outcome) => {
                let (winner, sides) = (self.game.winner(outcome), self.game.sides().len());
                if self.tally.wins.len() < sides {
                    self.tally.wins.resize(sides, 0);
                }
                hold(Property::WinnerIsASide, winner < sides, || format!("side {winner} of {sides} won"))?;
                self.tally.wins[winner] += 1;
                self.line_holds(&self.game.outcome_line(outcome))
            }
        }
    }

    fn lists_hold(&mut self, pending: &Pending<G::Outcome>) -> Held {
        let lists: Vec<(Vec<G::Action>, Coverage)> = (0..self.game.seats())
            .map(|seat| {
                let mut list = Vec::new();
                let coverage = self.game.legal_actions(&self.state, &mut self.memo, Seat(seat), &mut list);
                (list, coverage)
            })
            .collect();
        for (seat, (list, _)) in lists.iter().enumerate() {
            self.list_holds(pending, Seat(seat as u8), list)?;
            for &action in list {
                self.remember(action);
            }
        }
        for action in self.probes() {
            for (seat, (list, coverage)) in lists.iter().enumerate() {
                self.probe_holds(pending, Seat(seat as u8), list, *coverage, &action)?;
            }
        }
        Ok(())
    }

    fn list_holds(&mut self, pending: &Pending<G::Outcome>, seat: Seat, list: &[G::Action]) -> Held {
        let admitted = pending.admits(seat);
        let awaited = match pending {
            Pending::Decide { awaited, .. } => awaited.contains(seat),
            Pending::Chance(_) | Pending::Over(_) => false,
        };
        hold(Property::OnlyAdmitted, admitted || list.is_empty(), || {
            format!("{seat:?} may not decide, yet {list:?} is listed")
        })?;
        hold(Property::AwaitedCanAct, !awaited || !list.is_empty(), || format!("{seat:?} has no choice"))?;
        for (place, action) in list.iter().enumerate() {
            hold(Property::ListedOnce, !list[..place].contains(action), || {
                format!("{action:?} is listed twice for {seat:?}")
            })?;
            let checked = self.game.check(&self.state, &mut self.memo, seat, action);
            hold(Property::ListedPasses, checked.is_ok(), || {
                format!("{action:?} is listed for {seat:?}, but {checked:?}")
            })?;
            let kind = self.game.kind(action);
            hold(Property::KindFits, kind.0 < Kind::MOST, || format!("{action:?} is of {kind:?}"))?;
        }
        self.kinds_hold(seat, list)?;
        if let Some(action) = list.get(below_usize(&mut self.rng, list.len())) {
            self.action_words_hold(action)?;
            let view = self.game.view(&self.state, Viewer::Seat(seat));
            self.line_holds(&self.game.action_line(&view, seat, action))?;
        }
        Ok(())
    }

    /// Whoever picks a kind first has the same choices as whoever reads the whole list.
    fn kinds_hold(&mut self, seat: Seat, list: &[G::Action]) -> Held {
        let (game, state) = (self.game, &self.state);
        let open = game.kinds(state, &mut self.memo, seat);
        let mut met = Kinds::NONE;
        for action in list {
            let kind = game.kind(action);
            let (gives_up, is_open) = (game.concedes(action), open.has(kind));
            hold(Property::ListedByKind, open == Kinds::ALL || gives_up != is_open, || {
                format!("{action:?} is listed for {seat:?}, whose kinds are {open:?}")
            })?;
            met = met.with(kind);
        }
        for kind in (0..open.len()).filter_map(|place| open.nth(place)) {
            if open == Kinds::ALL && !met.has(kind) {
                continue;
            }
            let mut alone = Vec::new();
            game.legal_of(state, &mut self.memo, seat, Kinds::of([kind]), &mut alone);
            let same = list.iter().filter(|action| game.kind(action) == kind).eq(&alone);
            hold(Property::ListedByKind, same, || {
                format!("of {kind:?} {seat:?} has {alone:?}, which is not what it has of {list:?}")
            })?;
        }
        Ok(())
    }

    /// Actions that may or may not be allowed here: from this game, from others, and from words gone wrong.
    pub fn probes(&mut self) -> Vec<G::Action> {
        let mut probes = Vec::with_capacity(3 * TRIED);
        for origin in [&self.met[..], self.stock] {
            for _ in 0..TRIED.min(origin.len()) {
                probes.push(origin[below_usize(&mut self.rng, origin.len())]);
            }
        }
        for _ in 0..TRIED.min(probes.len()) / 2 {
            let one = &probes[below_usize(&mut self.rng, probes.len())];
            let other = &probes[below_usize(&mut self.rng, probes.len())];
            let words =
                mangle::words(&self.game.action_words(one), &self.game.action_words(other), &mut self.rng);
            probes.extend(self.game.parse_action(&words).ok());
        }
        probes
    }

    fn probe_holds(
        &mut self,
        pending: &Pending<G::Outcome>,
        seat: Seat,
        list: &[G::Action],
        coverage: Coverage,
        action: &G::Action,
    ) -> Held {
        let checked = self.game.check(&self.state, &mut self.memo, seat, action);
        let again = self.game.check(&self.state, &mut G::Memo::default(), seat, action);
        let thrice = self.game.check(&self.state, &mut self.memo, seat, action);
        hold(Property::RefusedAlike, checked == again && checked == thrice, || {
            format!("{action:?} of {seat:?} is judged {checked:?}, then {again:?}, then {thrice:?}")
        })?;
        match checked {
            Ok(()) => {
                hold(Property::OnlyAdmitted, pending.admits(seat), || {
                    format!("{seat:?} may not decide, yet {action:?} passes")
                })?;
                let listed = coverage == Coverage::Sampled || list.contains(action);
                hold(Property::ListedAll, listed, || {
                    format!("{action:?} passes for {seat:?} but is not listed")
                })?;
                self.action_words_hold(action)
            }
            Err(refusal) => {
                self.tally.refusals += 1;
                let line = self.game.refusal_line(&refusal);
                hold(Property::RefusedWithRule, !line.rules.is_empty(), || {
                    format!("'{line}' names no rule")
                })?;
                self.tally.met(&line.rules);
                self.rules_hold(&line)?;
                // There are many refusals and few kinds of them, so that some of them show how they are written.
                if self.due(READ_BACK) { self.line_holds(&line) } else { Ok(()) }
            }
        }
    }

    fn action_words_hold(&self, action: &G::Action) -> Held {
        let words = self.game.action_words(action);
        let back = self.game.parse_action(&words);
        let plain = !words.is_empty() && !words.contains(['\n', '~']);
        hold(Property::ActionReadsBack, plain && back.as_ref() == Ok(action), || {
            format!("{action:?} is written '{words}' and read back as {back:?}")
        })
    }

    /// A line is read back as written, and its rules are of the catalogue.
    pub fn line_holds(&self, line: &Message) -> Held {
        let text = line.to_string();
        let back = Message::parse(&text);
        let named = !line.line_name().is_empty() && !text.contains('\n');
        let same = |back: &Message| back.is_written_as(line) && back.to_string() == text;
        hold(Property::LineReadsBack, named && back.as_ref().is_ok_and(same), || {
            format!("'{text}' is read back as {back:?}")
        })?;
        self.rules_hold(line)
    }

    fn rules_hold(&self, line: &Message) -> Held {
        let stranger = line.rules.named().find(|rule| !self.plan.rules.contains(rule));
        hold(Property::RulesKnown, stranger.is_none(), || format!("'{line}' names a rule nobody knows"))
    }

    fn words_hold(&mut self, pending: &Pending<G::Outcome>) -> Held {
        let words = self.game.position_words(&self.state);
        let back = self.game.position(&words);
        let same = back.as_ref().is_ok_and(|back| {
            let mut room = Vec::new();
            *back == self.state && hash::of(back, &mut room) == hash::of(&self.state, &mut room)
        });
        hold(Property::PositionReadsBack, same, || {
            format!("{:?} is written '{words}' and read back as {back:?}", self.state)
        })?;
        let Pending::Chance(chance) = pending else { return Ok(()) };
        let draw = self.game.draw_words(&self.state);
        let plain = |word: &String| !word.is_empty() && !word.contains(char::is_whitespace);
        let unique = draw.values.iter().enumerate().all(|(place, word)| !draw.values[..place].contains(word));
        let whole = draw.values.len() == usize::from(chance.sides());
        let label = plain(&draw.label) && !draw.label.contains(':');
        hold(Property::DrawReadsBack, whole && unique && label && draw.values.iter().all(plain), || {
            format!("{chance:?} is written {draw:?}")
        })
    }
}
