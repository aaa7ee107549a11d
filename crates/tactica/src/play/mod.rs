//! `tactica play`: a whole game as text, by one person or several at one screen, with the computer in the other seats.
//!
//! [`run`] settles the game and the seats, then [`Session`] goes round: dice are rolled, the computer chooses, people
//! are asked. Every input is written to the journal before anything of it is shown, so that the program can stop at
//! any moment and lose nothing.

mod computer;
mod dice;
mod form;
mod log;
mod prompt;
pub mod save;
mod screen;
mod seating;
mod stop;

use std::path::Path;

use catalog::table::{Refusal, Request, Step, Waiting};
use catalog::{Catalogue, Table, Texts, games};
use kernel::journal::DiceSource;
use kernel::{Chance, Seat, SeatSet, Viewer};

use crate::args::{Dice, Play};
use crate::commands::journal;
use crate::console::{Console, Tone};
use crate::failure::Failure;

use computer::Computer;
use dice::DiceBox;
use log::Read;
use prompt::{Answer, Command};
use save::Saver;
use screen::Most;
use seating::{Person, Seating};

pub fn run(mut console: Console<'_>, play: &Play) -> Result<(), Failure> {
    let texts = console.texts;
    let (table, dice, saver, seating, level, told_before) = match &play.resume {
        None => {
            let wanted = form::settle(&mut console, play)?;
            let dice = new_dice(&wanted, texts)?;
            let usage = |error: games::GameError| Failure::Usage(error.text(texts));
            let files = games::files(&wanted.game, &wanted.options).map_err(usage)?;
            let table = games::begin(&wanted.game, files, &wanted.setup, dice.source()).map_err(usage)?;
            let (seating, level) = form::seating(&mut console, play, &table.seats())?;
            let mut saver = Saver::create(play.save.clone(), &wanted.game, texts)?;
            saver.append(table.journal(), texts)?;
            if let DiceBox::Fair { seed, .. } = &dice {
                dice::keep_secret(&saver.secret(), seed, texts)?;
            }
            (table, dice, saver, seating, level, false)
        }
        Some(path) => {
            refuse_setup(play, texts)?;
            let journal::Resumed { table, held, source } = journal::resume(path, texts)?;
            let dice = old_dice(play, path, table.as_ref(), source, texts)?;
            let (seating, level) = form::seating(&mut console, play, &table.seats())?;
            let saver = Saver::resume(path, &held, table.journal(), texts)?;
            (table, dice, saver, seating, level, true)
        }
    };
    let farewell = stop::Farewell::new(texts.say("play-goodbye", &[("file", saver.name().into())]));
    farewell.on_interrupt();
    let seed = match &dice {
        DiceBox::Seeded { seed } => *seed,
        DiceBox::Typed | DiceBox::Fair { .. } => play.seed.map_or_else(|| random_seed(texts), Ok)?,
    };
    let people = seating.people.len();
    let mut session = Session {
        table,
        dice,
        saver,
        seating,
        computer: Computer::new(level, seed),
        read: Read::new(people),
        at: None,
        seat: None,
        scene: None,
        console,
    };
    let outcome = session.begin(told_before).and_then(|()| session.play());
    match outcome {
        Ok(End::Over) => Ok(()),
        Ok(End::Left) => session.console.print_in(Tone::Heading, farewell.text()),
        // Nobody reads what we print any more: the other stream may still reach somebody.
        Err(Failure::NobodyReads) => {
            eprintln!("{}", farewell.text());
            Err(Failure::NobodyReads)
        }
        Err(failure) => Err(failure),
    }
}

/// What a game that goes on has been given already.
fn refuse_setup(play: &Play, texts: &Texts) -> Result<(), Failure> {
    let refused = if play.game.is_some() {
        Some("play GAME")
    } else if let Some((key, _)) = play.form.first() {
        Some(key.trim_end_matches(|letter: char| letter.is_ascii_digit()))
    } else if !play.options.is_empty() {
        Some("option")
    } else if play.save.is_some() {
        Some("save")
    } else {
        None
    };
    match refused {
        None => Ok(()),
        Some(flag) => Err(Failure::Usage(texts.say("error-resume-setup", &[("flag", flag.into())]))),
    }
}

fn new_dice(wanted: &form::Match, texts: &Texts) -> Result<DiceBox, Failure> {
    Ok(match wanted.dice {
        Dice::Seeded => DiceBox::Seeded { seed: wanted.seed.map_or_else(|| random_seed(texts), Ok)? },
        Dice::Typed => DiceBox::Typed,
        Dice::Fair => {
            let seed = dice::fresh_secret().map_err(|error| no_randomness(&error, texts))?;
            DiceBox::Fair { seed, entropies: Vec::new() }
        }
    })
}

/// The dice that the journal began with. A seed that is not known goes on with another.
fn old_dice(
    play: &Play,
    path: &Path,
    table: &dyn Table,
    source: journal::Source,
    texts: &Texts,
) -> Result<DiceBox, Failure> {
    let (dice, word) = match source.dice {
        DiceSource::Seeded => {
            let seed = play.seed.map_or_else(|| random_seed(texts), Ok)?;
            (DiceBox::Seeded { seed }, Dice::Seeded)
        }
        DiceSource::Typed => (DiceBox::Typed, Dice::Typed),
        DiceSource::Fair(commitment) => {
            let file = save::secret_of(path);
            let secret = dice::read_secret(&file).filter(|seed| seed.commitment() == commitment);
            let over = matches!(table.waiting(), Waiting::Over { .. });
            let seed = match (secret.or(source.revealed), over) {
                (Some(seed), _) => seed,
                (None, _) => {
                    let args = [("file", save::name(&file).into())];
                    return Err(Failure::Failed(texts.say("error-no-secret", &args)));
                }
            };
            (DiceBox::Fair { seed, entropies: source.entropies }, Dice::Fair)
        }
    };
    match play.dice {
        Some(wanted) if wanted != word => {
            Err(Failure::Usage(texts.say("error-no-dice-change", &[("dice", word.word().into())])))
        }
        Some(_) | None => Ok(dice),
    }
}

fn random_seed(texts: &Texts) -> Result<u64, Failure> {
    dice::fresh_seed().map_err(|error| no_randomness(&error, texts))
}

fn no_randomness(error: &getrandom::Error, texts: &Texts) -> Failure {
    Failure::Failed(texts.say("error-no-randomness", &[("problem", error.to_string().into())]))
}

/// How a session ended.
enum End {
    /// The game is over.
    Over,
    /// Somebody left, or the input ended.
    Left,
}

/// One game at one screen.
struct Session<'a> {
    table: Box<dyn Table>,
    dice: DiceBox,
    saver: Saver,
    seating: Seating,
    computer: Computer,
    read: Read,
    /// Who sits before the screen.
    at: Option<usize>,
    /// The seat that was last asked, which is asked again as long as it has something to choose.
    seat: Option<Seat>,
    /// Which scene was last drawn, and for whom.
    scene: Option<(usize, u32)>,
    console: Console<'a>,
}

/// What came of asking somebody.
enum Asked {
    Taken,
    /// Nothing happened; ask again.
    Again,
    Left,
}

impl Session<'_> {
    fn begin(&mut self, told_before: bool) -> Result<(), Failure> {
        let key = if told_before { "play-resumed" } else { "play-begins" };
        self.console.say_in(Tone::Heading, key, &[("file", self.saver.name().into())])?;
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

    fn play(&mut self) -> Result<End, Failure> {
        loop {
            let left = match self.table.waiting() {
                Waiting::Over { line, winner } => {
                    let outcome = self.console.texts.line(&line);
                    self.over(&outcome, &winner)?;
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
    fn keep(&mut self, step: &Step) -> Result<(), Failure> {
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
        let known = dice::in_words(&words, texts);
        let values = &known.values[..known.values.len().min(usize::from(chance.sides()))];
        let args = [
            ("label", self.draw_label(&words.label).into()),
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
            let refused = match dice::typed(&line, &words, chance, texts) {
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
            Some(
                Command::Log
                | Command::All
                | Command::Odds
                | Command::As(_)
                | Command::Rules { .. }
                | Command::Rule(_)
                | Command::Undo
                | Command::Save(_),
            )
            | None => Ok(None),
        }
    }

    /// What a draw is called for people: a text of its own, or whose dice they are.
    fn draw_label(&self, label: &str) -> String {
        let texts = self.console.texts;
        let own = format!("draw-{label}");
        if texts.has(&own) {
            return texts.say(&own, &[]);
        }
        let seats = self.table.seats();
        seats
            .iter()
            .find(|seat| seat.word == label)
            .map_or_else(|| label.to_owned(), |seat| texts.name(&seat.name))
    }

    /// Lets somebody decide; `true` if they left.
    fn decide(&mut self, awaited: SeatSet) -> Result<bool, Failure> {
        if let Some((seat, words)) =
            self.computer.choose(self.table.as_ref(), awaited.minus(self.seating.held()))
        {
            let number = self.table.request(seat).map_or(0, |request| request.number);
            let step = self.table.choose(seat, number, &words).map_err(|refusal| self.broken(&refusal))?;
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
            self.scene = Some(scene);
            screen::table(&mut self.console, self.table.as_ref(), Viewer::Seat(seat))?;
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
                if self.console.ask(&asked)?.is_none() {
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
    fn ask_choice(&mut self, place: usize, seat: Seat, request: &Request) -> Result<bool, Failure> {
        let texts = self.console.texts;
        let sentences = screen::sentences(request, texts);
        let name = self.seat_name(seat);
        let person = &self.seating.people[place].name;
        let several = self.seating.people.len() > 1;
        let key = if several { "play-decides-person" } else { "play-decides" };
        let args = [("name", (&name).into()), ("person", person.into())];
        self.console.say_in(Tone::Heading, key, &args[..if several { 2 } else { 1 }])?;
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
            let answer = prompt::understand(&line, request, &sentences, texts);
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
                if choice.concedes && !self.sure("play-sure-concede")? {
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

    fn command(
        &mut self,
        place: usize,
        seat: Seat,
        request: &Request,
        sentences: &[String],
        command: Command,
    ) -> Result<Asked, Failure> {
        match command {
            Command::Help => self.console.say("play-help", &[])?,
            Command::Table => screen::table(&mut self.console, self.table.as_ref(), Viewer::Seat(seat))?,
            Command::Log => self.show_log(place)?,
            Command::All => screen::choices(&mut self.console, request, sentences, Most::All)?,
            Command::Odds => self.show_odds(request, sentences)?,
            Command::As(name) => return self.change_seat(place, seat, &name),
            Command::Rules { all } => self.show_rules(request, all)?,
            Command::Rule(slug) => self.show_rule(request, &slug)?,
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
        let person: &Person = &self.seating.people[place];
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

    /// Goes to another seat of the same person, awaited or not.
    fn change_seat(&mut self, place: usize, seat: Seat, name: &str) -> Result<Asked, Failure> {
        let others = self.others(place, seat);
        let wanted = name.to_lowercase();
        let seats = self.table.seats();
        let found = others.iter().copied().find(|other| {
            let known = &seats[other.index()];
            known.word == wanted || self.seat_name(*other).to_lowercase() == wanted
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
    fn others(&self, place: usize, seat: Seat) -> Vec<Seat> {
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
            for rule in request.choices.iter().flat_map(|choice| &choice.rules) {
                if !slugs.contains(rule) {
                    slugs.push(rule.clone());
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
            let example = request.choices.iter().find_map(|choice| choice.rules.first());
            let example = example.map_or("round.roll", String::as_str);
            return self.console.say("play-rule-which", &[("slug", example.into())]);
        }
        screen::rule(&mut self.console, slug)
    }

    /// Takes back the last choice of this person. What others at the screen have learned since cannot be unlearned,
    /// so then it stays; somebody who plays alone only has to mean it.
    fn undo(&mut self, place: usize) -> Result<Asked, Failure> {
        let Some(undo) = self.table.last_choice(self.seating.people[place].seats) else {
            self.console.say("play-undo-nothing", &[])?;
            return Ok(Asked::Again);
        };
        if undo.learned {
            if self.seating.people.len() > 1 {
                self.console.say_in(Tone::Warning, "play-undo-refused", &[])?;
                return Ok(Asked::Again);
            }
            if !self.sure("play-sure-undo")? {
                return Ok(Asked::Again);
            }
        }
        let step = self.table.take_back(undo.to).map_err(|refusal| self.broken(&refusal))?;
        self.keep(&step)?;
        self.seat = Some(undo.seat);
        self.scene = None;
        Ok(Asked::Taken)
    }

    /// Whether somebody means it: only "yes" does.
    fn sure(&mut self, key: &str) -> Result<bool, Failure> {
        let texts = self.console.texts;
        let answer = self.console.ask(&texts.say(key, &[]))?.unwrap_or_default().to_lowercase();
        let sure = answer == "yes" || answer == texts.say("play-yes", &[]);
        if !sure {
            self.console.say("play-kept", &[])?;
        }
        Ok(sure)
    }

    fn over(&mut self, outcome: &str, winner: &str) -> Result<(), Failure> {
        self.tell()?;
        let viewer = Viewer::Spectator;
        screen::table(&mut self.console, self.table.as_ref(), viewer)?;
        let texts = self.console.texts;
        let args = [("side", texts.name(winner).into()), ("outcome", outcome.into())];
        self.console.say_in(Tone::Heading, "play-over", &args)?;
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

    fn seat_name(&self, seat: Seat) -> String {
        self.table
            .seats()
            .get(seat.index())
            .map_or_else(String::new, |seat| self.console.texts.name(&seat.name))
    }

    /// The table refused what it had offered itself.
    fn broken(&self, refusal: &Refusal) -> Failure {
        Failure::Failed(refusal.text(self.console.texts))
    }
}
