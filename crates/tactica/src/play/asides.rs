//! What can be asked for at any question: help, the table, the log, rules, cards, odds, a hint, another seat, a takeback, a copy.

use std::path::Path;

use catalog::advice::{Allowed, reasons_told};
use catalog::cards;
use catalog::table::{Request, Takeback};
use catalog::typed::plain;
use catalog::{Catalogue, games};
use kernel::dice::stream;
use kernel::{Seat, Viewer};

use crate::commands::card;
use crate::console::Tone;
use crate::failure::Failure;

use super::prompt::Command;
use super::screen::{self, Most};
use super::session::{Asked, Session};
use super::{log, save, seating};

impl Session<'_> {
    pub fn command(
        &mut self,
        place: usize,
        seat: Seat,
        request: &Request,
        sentences: &[String],
        command: Command,
    ) -> Result<Asked, Failure> {
        match command {
            Command::Help => {
                self.console.say("play-help", &[("game", self.table.title().into())])?;
            }
            Command::Table => screen::table(&mut self.console, self.table.as_ref(), Viewer::Seat(seat))?,
            Command::Log => self.show_log(place)?,
            Command::All => screen::choices(&mut self.console, request, sentences, Most::All)?,
            Command::Odds => self.show_odds(request, sentences)?,
            Command::Hint => self.show_hint(place, seat)?,
            Command::As(name) => return self.change_seat(place, seat, &name),
            Command::Rules { all } => self.show_rules(request, all)?,
            Command::Rule(slug) => self.show_rule(request, &slug)?,
            Command::Card(name) => self.show_card(&name)?,
            Command::Undo => return self.undo(place),
            Command::Save(None) => {
                self.console.say("play-saved", &[("file", self.saver.name().into())])?;
            }
            Command::Save(Some(file)) => {
                match save::copy(Path::new(&file), self.table.journal(), self.console.texts) {
                    Ok(()) => self.console.say("play-copied", &[("file", file.into())])?,
                    Err(problem) => self.console.print_in(Tone::Warning, &problem)?,
                }
            }
            Command::Quit => return Ok(Asked::Left),
        }
        Ok(Asked::Again)
    }

    fn show_log(&mut self, place: usize) -> Result<(), Failure> {
        let person = &self.seating.people[place];
        let lines = log::sentences(self.table.told(), self.table.as_ref(), Some(person), self.console.texts);
        if lines.is_empty() {
            return self.console.say("play-log-empty", &[]);
        }
        screen::news(&mut self.console, &lines)
    }

    fn show_odds(&mut self, request: &Request, sentences: &[String]) -> Result<(), Failure> {
        let places: Vec<usize> =
            (0..request.choices.len()).filter(|&place| request.choices[place].odds.is_some()).collect();
        if places.is_empty() {
            return self.console.say("play-no-odds", &[]);
        }
        screen::some_choices(&mut self.console, request, sentences, &places)
    }

    /// What the strongest player would do. Of several seats of this person it may be another that should choose first.
    fn show_hint(&mut self, place: usize, seat: Seat) -> Result<(), Failure> {
        let texts = self.console.texts;
        // Where people play against each other, one would be helped against the other.
        if self.seating.people.len() > 1 {
            return self.console.say_in(Tone::Warning, "hint-off", &[]);
        }
        self.console.say_in(Tone::Quiet, "hint-thinks", &[])?;
        let mut seats = std::iter::once(seat).chain(self.others(place, seat));
        let table = self.table.as_ref();
        let still = table.still();
        let hint =
            seats.find_map(|seat| still.hint(seat, Allowed::by_people(), &mut stream(table.luck(seat), 0)));
        let Some(hint) = hint else { return self.console.say("hint-none", &[]) };
        let seats = table.seats();
        let word = &seats[hint.seat.index()].word;
        let reasons = reasons_told(table.title(), word, &hint);
        let reasons: Vec<String> = reasons.iter().map(|reason| texts.format(reason)).collect();
        if hint.seat != seat {
            self.console.say("hint-other", &[("name", self.seat_name(hint.seat).into())])?;
        }
        self.console.say_in(Tone::Heading, "hint-line", &[("choice", texts.format(&hint.line).into())])?;
        for reason in reasons {
            self.console.print(&format!("  {reason}"))?;
        }
        Ok(())
    }

    /// Goes to another seat of the same person, awaited or not.
    fn change_seat(&mut self, place: usize, seat: Seat, name: &str) -> Result<Asked, Failure> {
        let others = self.others(place, seat);
        let wanted = plain(name);
        let seats = self.table.seats();
        let found = others.iter().copied().find(|other| {
            let known = &seats[other.index()];
            let local = seating::in_words(&known.word, self.console.texts);
            known.word == wanted || plain(&local) == wanted || plain(&self.seat_name(*other)) == wanted
        });
        let Some(found) = found else {
            let known: Vec<String> = others.iter().map(|seat| self.seat_name(*seat)).collect();
            let args = [("seat", name.into()), ("known", self.console.texts.list(&known).into())];
            self.console.say_in(Tone::Warning, "play-no-seat", &args)?;
            return Ok(Asked::Again);
        };
        let Some(request) = self.table.request(found) else { return Ok(Asked::Again) };
        self.seat = Some(found);
        let left = self.ask_choice(place, found, &request)?;
        Ok(if left { Asked::Left } else { Asked::Taken })
    }

    /// The other seats of this person that have more to choose than to give up.
    pub fn others(&self, place: usize, seat: Seat) -> Vec<Seat> {
        let has_choices = |other: &Seat| {
            let request = self.table.request(*other);
            request.is_some_and(|request| request.choices.iter().any(|choice| !choice.concedes))
        };
        self.seating.people[place].seats.without(seat).iter().filter(has_choices).collect()
    }

    fn show_rules(&mut self, request: &Request, all: bool) -> Result<(), Failure> {
        let mut slugs: Vec<String> = Vec::new();
        if all {
            let catalogue =
                games::rules_file(self.table.title()).and_then(|(_, text)| Catalogue::read(text).ok());
            slugs.extend(
                catalogue.iter().flat_map(|catalogue| &catalogue.rules).map(|rule| rule.slug.clone()),
            );
        } else {
            for rule in request.choices.iter().flat_map(|choice| choice.line.rules.iter()) {
                if !slugs.iter().any(|slug| slug == rule) {
                    slugs.push(rule.to_owned());
                }
            }
        }
        for slug in slugs {
            let title = self.console.texts.rule_title(&slug).unwrap_or_default();
            self.console.print(&format!("  {slug}: {title}"))?;
        }
        Ok(())
    }

    fn show_rule(&mut self, request: &Request, slug: &str) -> Result<(), Failure> {
        if slug.is_empty() {
            let example = request.choices.iter().find_map(|choice| choice.line.rules.iter().next());
            let example = example.map(str::to_owned).or_else(|| {
                let (_, text) = games::rules_file(self.table.title())?;
                Catalogue::read(text).ok()?.rules.into_iter().next().map(|rule| rule.slug)
            });
            let args = [("slug", example.unwrap_or_default().into())];
            return self.console.say("play-rule-which", &args);
        }
        screen::rule(&mut self.console, slug)
    }

    pub fn show_card(&mut self, name: &str) -> Result<(), Failure> {
        match self.table.card(name, self.console.texts) {
            Some(card) => {
                let card = cards::written(self.console.texts, &card);
                card::show(&mut self.console, &card)
            }
            None => self.console.say_in(Tone::Warning, "play-no-card", &[("card", name.into())]),
        }
    }

    /// Takes back the last choice of this person, where that is honest: past dice, cards that were shown or another's
    /// choice only at a table laid as practice, or if everybody else at the screen agrees.
    fn undo(&mut self, place: usize) -> Result<Asked, Failure> {
        let own = self.seating.people[place].seats;
        let Some(undo) = self.table.last_choice(own) else {
            self.console.say("play-undo-nothing", &[])?;
            return Ok(Asked::Again);
        };
        let agreed = match undo.judged(self.table.as_ref(), own, self.seating.held().minus(own)) {
            Takeback::Free => !undo.is_past() || self.sure("play-sure-undo", &[])?,
            Takeback::Asks => self.others_agree(place)?,
            Takeback::Refused => {
                self.console.say_in(Tone::Warning, "play-undo-refused", &[])?;
                false
            }
        };
        if !agreed {
            return Ok(Asked::Again);
        }
        let step = self.table.take_back(undo.to).map_err(|refusal| self.broken(&refusal))?;
        self.keep(&step)?;
        self.seat = Some(undo.seat);
        self.scene = None;
        Ok(Asked::Taken)
    }

    /// Asks everybody else at the screen, one after the other; the first no is enough.
    fn others_agree(&mut self, place: usize) -> Result<bool, Failure> {
        let names: Vec<String> = self.seating.people.iter().map(|person| person.name.clone()).collect();
        for (_, other) in names.iter().enumerate().filter(|(other, _)| *other != place) {
            let args = [("name", other.into()), ("by", (&names[place]).into())];
            if !self.sure("play-agree-undo", &args)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
