//! The game going round: dice are rolled, the computer chooses, people are asked, and what is told is shown.
//!
//! Nothing is shown before it is written down ([`Session::keep`]). What somebody types besides choices is in `asides`.

use catalog::table::{Refusal, Request, Step, Waiting};
use catalog::texts::Arg;
use catalog::typed::plain;
use catalog::{Table, typed};
use kernel::journal::DiceSource;
use kernel::{Chance, Seat, SeatSet, Viewer};

use crate::console::{Console, Tone};
use crate::failure::Failure;

use super::computer::Computer;
use super::dice::DiceBox;
use super::log::Read;
use super::prompt::{self, Answer, Command};
use super::save::Saver;
use super::screen::{self, Most};
use super::seating::Seating;

/// How a session ended.
pub enum End {
    /// The game is over.
    Over,
    /// Somebody left, or the input ended.
    Left,
}

/// One game at one screen.
pub struct Session<'a> {
    pub table: Box<dyn Table>,
    pub dice: DiceBox,
    pub saver: Saver,
    pub seating: Seating,
    pub computer: Computer,
    pub read: Read,
    /// Who sits before the screen.
    pub at: Option<usize>,
    /// The seat that was last asked, which is asked again as long as it has something to choose.
    pub seat: Option<Seat>,
    /// Which scene was last drawn, and for whom.
    pub scene: Option<(usize, u32)>,
    pub console: Console<'a>,
}

/// What came of asking somebody.
pub enum Asked {
    Taken,
    /// Nothing happened; ask again.
    Again,
    Left,
}

impl Session<'_> {
    pub fn begin(&mut self, told_before: bool) -> Result<(), Failure> {
        let key = if told_before { "play-resumed" } else { "play-begins" };
        self.console.say_in(Tone::Heading, key, &[("file", self.saver.name().into())])?;
        screen::house_rules(&mut self.console, self.table.as_ref())?;
        if self.table.practice() {
            self.console.say("table-practice", &[])?;
        }
        if told_before {
            self.read.skip(self.table.as_ref());
            return Ok(());
        }
        if let DiceSource::Fair(commitment) = self.dice.source() {
            self.console.say("play-commitment", &[("commitment", commitment.to_string().into())])?;
            self.gather_entropy()?;
        }
        Ok(())
    }

    /// Lets each person add to fair dice, so that whoever rolls them could not have chosen them.
    fn gather_entropy(&mut self) -> Result<(), Failure> {
        for place in 0..self.seating.people.len() {
            let person = &self.seating.people[place];
            let Some(seat) = person.seats.iter().next() else { continue };
            let asked = self.console.texts.say("form-entropy", &[("name", (&person.name).into())]);
            let Some(text) = self.console.ask(&asked)?.filter(|text| !text.is_empty()) else { continue };
            let step = self.table.add_entropy(seat, &text);
            self.keep(&step)?;
            if let DiceBox::Fair { entropies, .. } = &mut self.dice {
                entropies.push(text);
            }
        }
        Ok(())
    }

    pub fn play(&mut self) -> Result<End, Failure> {
        loop {
            let left = match self.table.waiting() {
                Waiting::Over { line, winner } => {
                    let outcome = self.console.texts.format(&line);
                    self.over(&outcome, winner.as_deref())?;
                    return Ok(End::Over);
                }
                Waiting::Chance(chance) => self.roll(chance)?,
                Waiting::Decide { awaited, .. } => self.decide(awaited)?,
            };
            if left {
                return Ok(End::Left);
            }
        }
    }

    /// Writes a step down, before anything of it is shown.
    pub fn keep(&mut self, step: &Step) -> Result<(), Failure> {
        self.saver.append(&step.written, self.console.texts)?;
        if self.seating.people.is_empty() {
            self.tell()?;
        }
        Ok(())
    }

    /// Shows what whoever sits before the screen has not read yet.
    fn tell(&mut self) -> Result<(), Failure> {
        let whose = self.at.map(|place| (place, &self.seating.people[place]));
        let lines = self.read.news(self.table.as_ref(), whose, self.console.texts);
        screen::news(&mut self.console, &lines)
    }

    /// Rolls what is asked for; `true` if somebody who should have typed it in left instead.
    fn roll(&mut self, chance: Chance) -> Result<bool, Failure> {
        if let Some(drawn) = self.dice.roll(self.table.as_ref(), chance) {
            let step = self.table.drawn(drawn).map_err(|refusal| self.broken(&refusal))?;
            self.keep(&step)?;
            return Ok(false);
        }
        if self.at.is_some_and(|place| self.hides_from_others(place)) {
            self.console.clear()?;
            self.at = None;
        }
        self.tell()?;
        let texts = self.console.texts;
        let words = self.table.draw_words().expect("chance is pending");
        let known = typed::in_words(&words, texts);
        let values = &known.values[..known.values.len().min(usize::from(chance.sides()))];
        let args = [
            ("label", typed::label(self.table.as_ref(), &words.label, texts).into()),
            ("count", chance.count().into()),
            ("values", values.join(", ").into()),
        ];
        let asked = texts.say("play-prompt-dice", &args);
        loop {
            let Some(line) = self.console.ask(&asked)? else { return Ok(true) };
            if let Some(left) = self.dice_command(&line)? {
                if left {
                    return Ok(true);
                }
                continue;
            }
            let refused = match typed::read(&line, &words, chance, texts) {
                Ok(drawn) => match self.table.drawn(drawn) {
                    Ok(step) => {
                        self.keep(&step)?;
                        return Ok(false);
                    }
                    Err(refusal) => refusal,
                },
                Err(unclear) => Refusal::Unclear(unclear),
            };
            self.console.print_in(Tone::Warning, &refused.text(texts))?;
        }
    }

    /// Commands that also work while dice are typed in; `None` if the line is none of them.
    fn dice_command(&mut self, line: &str) -> Result<Option<bool>, Failure> {
        match prompt::command(line, self.console.texts) {
            Some(Command::Quit) => Ok(Some(true)),
            Some(Command::Help) => {
                self.console.say("play-help-dice", &[])?;
                Ok(Some(false))
            }
            Some(Command::Table) => {
                screen::table(&mut self.console, self.table.as_ref(), Viewer::Spectator)?;
                Ok(Some(false))
            }
            Some(Command::Card(name)) => {
                self.show_card(&name)?;
                Ok(Some(false))
            }
            Some(
                Command::Log
                | Command::All
                | Command::Odds
                | Command::Hint
                | Command::As(_)
                | Command::Rules { .. }
                | Command::Rule(_)
                | Command::Undo
                | Command::Save(_),
            )
            | None => Ok(None),
        }
    }

    /// Lets somebody decide; `true` if they left.
    fn decide(&mut self, awaited: SeatSet) -> Result<bool, Failure> {
        if let Some((seat, action)) =
            self.computer.choose(self.table.as_ref(), awaited.minus(self.seating.held()))
        {
            let number = self.table.request(seat).map_or(0, |request| request.number);
            let step = self.table.act(seat, number, &action).map_err(|refusal| self.broken(&refusal))?;
            self.keep(&step)?;
            return Ok(false);
        }
        if let Some((seat, action)) =
            awaited.iter().find_map(|seat| Some((seat, self.table.only_choice(seat)?)))
        {
            let number = self.table.number(seat);
            let step = self.table.act(seat, number, &action).map_err(|refusal| self.broken(&refusal))?;
            self.keep(&step)?;
            return Ok(false);
        }
        let seat = self.next_seat(awaited);
        let place = self.seating.holder(seat).expect("the computer's seats have chosen");
        if !self.take_place(place)? {
            return Ok(true);
        }
        self.seat = Some(seat);
        let Some(request) = self.table.request(seat) else { return Ok(false) };
        let scene = (place, self.table.scene());
        if self.scene != Some(scene) {
            let draw = if self.scene.is_none() { screen::table } else { screen::glance };
            self.scene = Some(scene);
            draw(&mut self.console, self.table.as_ref(), Viewer::Seat(seat))?;
        }
        self.ask_choice(place, seat, &request)
    }

    /// The seat to ask: the one asked before while it is still awaited, else the first.
    fn next_seat(&self, awaited: SeatSet) -> Seat {
        let again = self.seat.filter(|seat| awaited.contains(*seat));
        again.or_else(|| awaited.iter().next()).expect("somebody is awaited while nobody rolls")
    }

    /// Puts a person before the screen, behind a curtain where the one before could see too much or be seen;
    /// `false` if the input ended.
    fn take_place(&mut self, place: usize) -> Result<bool, Failure> {
        if self.at != Some(place) {
            let secret = self.hides_from_others(place);
            if secret {
                self.console.clear()?;
                let args = [("name", (&self.seating.people[place].name).into())];
                let asked = self.console.texts.say("play-curtain", &args);
                let line = self.console.ask(&asked)?;
                let leaves = |line: &str| prompt::command(line, self.console.texts) == Some(Command::Quit);
                if line.is_none_or(|line| leaves(&line)) {
                    return Ok(false);
                }
                self.console.clear()?;
            }
            self.at = Some(place);
            self.seat = None;
        }
        self.tell()?;
        Ok(true)
    }

    /// Whether now somebody else at this screen must not see what this person sees, or the other way round.
    fn hides_from_others(&self, place: usize) -> bool {
        let others = self.seating.held().minus(self.seating.people[place].seats);
        let own = self.seating.people[place].seats;
        own.iter().any(|one| others.iter().any(|other| self.table.keeps_secrets(one, other)))
    }

    /// Shows the choices and asks until one is taken; `true` if the person left.
    pub fn ask_choice(&mut self, place: usize, seat: Seat, request: &Request) -> Result<bool, Failure> {
        let texts = self.console.texts;
        let sentences = screen::sentences(request, texts);
        let name = self.seat_name(seat);
        let person = &self.seating.people[place].name;
        let several = self.seating.people.len() > 1;
        let key = if several { "play-decides-person" } else { "play-decides" };
        let question = texts.format(&self.table.sentence(Viewer::Seat(seat)));
        let args = [("name", (&name).into()), ("question", question.into()), ("person", person.into())];
        self.console.say_in(Tone::Heading, key, &args[..if several { 3 } else { 2 }])?;
        screen::standing(&mut self.console, self.table.as_ref(), seat)?;
        screen::choices(&mut self.console, request, &sentences, Most::Screenful)?;
        let others = self.others(place, seat);
        if !others.is_empty() {
            let names: Vec<String> = others.iter().map(|seat| self.seat_name(*seat)).collect();
            self.console.say_in(Tone::Quiet, "play-others", &[("names", names.join(", ").into())])?;
        }
        loop {
            let asked = texts.say("play-prompt", &[("name", (&name).into())]);
            let Some(line) = self.console.ask(&asked)? else { return Ok(true) };
            let table = self.table.as_ref();
            let answer =
                prompt::understand(&line, request, &sentences, texts, |words| table.understands(words));
            match self.answer(place, seat, request, &sentences, answer, &line)? {
                Asked::Taken => return Ok(false),
                Asked::Again => {}
                Asked::Left => return Ok(true),
            }
        }
    }

    fn answer(
        &mut self,
        place: usize,
        seat: Seat,
        request: &Request,
        sentences: &[String],
        answer: Answer,
        line: &str,
    ) -> Result<Asked, Failure> {
        let most = request.choices.len();
        match answer {
            Answer::Nothing => {
                screen::choices(&mut self.console, request, sentences, Most::Screenful)?;
                Ok(Asked::Again)
            }
            Answer::Choice(choice) => {
                let choice = &request.choices[choice];
                if choice.concedes && !self.sure("play-sure-concede", &[])? {
                    return Ok(Asked::Again);
                }
                self.choose(seat, request.number, &choice.words)
            }
            Answer::Words(words) => self.choose(seat, request.number, &words),
            Answer::Found(found) => {
                self.console.say("play-found", &[("found", line.into())])?;
                screen::some_choices(&mut self.console, request, sentences, &found)?;
                Ok(Asked::Again)
            }
            Answer::NoSuchNumber => {
                let args = [("found", line.into()), ("most", most.into())];
                self.console.say_in(Tone::Warning, "play-no-such-number", &args)?;
                Ok(Asked::Again)
            }
            Answer::NotUnderstood => {
                let found: String = line.chars().take(60).collect();
                let args = [("found", found.into()), ("most", most.into())];
                self.console.say_in(Tone::Warning, "play-not-understood", &args)?;
                Ok(Asked::Again)
            }
            Answer::Command(command) => self.command(place, seat, request, sentences, command),
        }
    }

    fn choose(&mut self, seat: Seat, number: u64, words: &str) -> Result<Asked, Failure> {
        match self.table.choose(seat, number, words) {
            Ok(step) => {
                self.keep(&step)?;
                Ok(Asked::Taken)
            }
            Err(refusal) => {
                let text = refusal.text(self.console.texts);
                self.console.print_in(Tone::Warning, &text)?;
                Ok(Asked::Again)
            }
        }
    }

    /// Whether somebody means it: only "yes" does.
    pub fn sure(&mut self, key: &str, args: &[(&str, Arg)]) -> Result<bool, Failure> {
        let texts = self.console.texts;
        let answer = plain(&self.console.ask(&texts.say(key, args))?.unwrap_or_default());
        let sure = answer == "yes" || answer == plain(&texts.say("play-yes", &[]));
        if !sure {
            self.console.say("play-kept", &[])?;
        }
        Ok(sure)
    }

    fn over(&mut self, outcome: &str, winner: Option<&str>) -> Result<(), Failure> {
        self.tell()?;
        let viewer = Viewer::Spectator;
        screen::glance(&mut self.console, self.table.as_ref(), viewer)?;
        let texts = self.console.texts;
        match winner {
            Some(winner) => {
                let args = [("side", texts.name(winner).into()), ("outcome", outcome.into())];
                self.console.say_in(Tone::Heading, "play-over", &args)?;
            }
            None => self.console.say_in(Tone::Heading, "play-drawn", &[("outcome", outcome.into())])?,
        }
        let file = self.saver.name();
        if let DiceBox::Fair { seed, .. } = &self.dice {
            let seed = *seed;
            if self.saver.secret().exists() {
                let step = self.table.reveal(&seed);
                self.keep(&step)?;
                // The secret is out; that its file could not be removed changes nothing.
                let _ = std::fs::remove_file(self.saver.secret());
            }
            let args = [("seed", seed.to_string().into()), ("file", (&file).into())];
            self.console.say("play-revealed", &args)?;
        }
        self.console.say("play-over-kept", &[("file", (&file).into())])
    }

    pub fn seat_name(&self, seat: Seat) -> String {
        self.table
            .seats()
            .get(seat.index())
            .map_or_else(String::new, |seat| self.console.texts.name(&seat.name))
    }

    /// The table refused what it had offered itself.
    pub fn broken(&self, refusal: &Refusal) -> Failure {
        Failure::Failed(refusal.text(self.console.texts))
    }
}
