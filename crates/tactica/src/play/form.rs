//! The questions before a game: whatever the command line left open, with a default for each.

use std::fs;
use std::path::Path;

use catalog::games::{self, GameError, Prepared, Question, Wanted};
use catalog::packs::OwnPack;
use catalog::table::Seated;
use catalog::texts::Texts;
use catalog::typed::plain;
use kernel::journal::DiceSource;
use players::{Level, Opponent, Persona};

use crate::args::{Dice, Play};
use crate::console::{Console, Tone};
use crate::failure::{Failure, system};

use super::computer::Computer;
use super::prompt::is_command;
use super::seating::{self, Seating};

/// A game as it is to be played.
pub struct Match {
    pub game: String,
    pub prepared: Prepared,
    pub dice: Dice,
    pub seed: Option<u64>,
}

/// Asks what `play` leaves open about a new game.
pub fn settle(console: &mut Console<'_>, play: &Play, packs: &[OwnPack]) -> Result<Match, Failure> {
    let texts = console.texts;
    let refuse = |error: GameError| Failure::Usage(error.text(texts));
    let game = match &play.game {
        Some(game) => game.clone(),
        None => which_game(console, play.defaults)?,
    };
    if play.seed.is_some() && matches!(play.dice, Some(Dice::Typed | Dice::Fair)) {
        return Err(Failure::Usage(texts.say("usage-seed-and-dice", &[])));
    }
    let mut wanted = Wanted {
        options: play.options.clone(),
        packs: packs.to_vec(),
        practice: play.practice,
        ..Wanted::default()
    };
    for (key, value) in &play.form {
        let value = own_file(value, &mut wanted, texts).map_err(Failure::Failed)?;
        wanted.setup.push((key.clone(), value));
    }
    // A wrong option is refused before a single question is asked.
    games::prepare(&game, &wanted).map_err(refuse)?;
    if !play.defaults {
        console.say_in(Tone::Heading, "form-heading", &[("game", texts.name(&game).into())])?;
    }
    while let Some(question) = games::next_question(&game, &wanted.setup, packs).map_err(refuse)? {
        if ask(console, play.defaults, &game, &question, &mut wanted)?.is_none() {
            break;
        }
    }
    ask_options(console, play.defaults, &game, &mut wanted)?;
    let dice = match (play.dice, play.seed) {
        (Some(dice), _) => dice,
        (None, Some(_)) => Dice::Seeded,
        (None, None) => dice(console, play.defaults)?,
    };
    let seed = match (play.seed, dice) {
        (None, Dice::Seeded) => seed(console, play.defaults)?,
        (seed, Dice::Seeded | Dice::Typed | Dice::Fair) => seed,
    };
    let prepared = games::prepare(&game, &wanted).map_err(refuse)?;
    Ok(Match { game, prepared, dice, seed })
}

fn which_game(console: &mut Console<'_>, defaults: bool) -> Result<String, Failure> {
    let texts = console.texts;
    let answers: Vec<Known> =
        games::GAMES.iter().map(|game| Known::named(game, Some(texts.name(game)))).collect();
    let asked = texts.say("form-game", &[]);
    let answer = pick(console, defaults, &asked, &answers, Some(games::GAMES[0]), Other::Refused)?;
    Ok(answer.unwrap_or_else(|| games::GAMES[0].to_owned()))
}

/// Asks one question until its answer makes a game that can be begun; `None` leaves the rest to be chosen in play.
fn ask(
    console: &mut Console<'_>,
    defaults: bool,
    game: &str,
    question: &Question,
    wanted: &mut Wanted,
) -> Result<Option<()>, Failure> {
    let texts = console.texts;
    let answers: Vec<Known> = question
        .answers
        .iter()
        .map(|(word, name)| Known::named(word, name.as_ref().map(|name| texts.name(name))))
        .collect();
    let asked = texts.say(&format!("form-{}", question.key), &[]);
    let other = if question.open { Other::Taken } else { Other::Refused };
    loop {
        let default = question.default.as_deref();
        let Some(answer) = pick(console, defaults, &asked, &answers, default, other)? else {
            return Ok(None);
        };
        let mut with = wanted.clone();
        let judged = own_file(&answer, &mut with, texts).and_then(|answer| {
            with.setup.push((question.key.to_owned(), answer));
            playable(game, with.clone()).map_err(|error| error.text(texts))
        });
        match judged {
            Ok(()) => {
                *wanted = with;
                return Ok(Some(()));
            }
            Err(problem) if defaults => return Err(Failure::Usage(problem)),
            Err(problem) => console.print_in(Tone::Warning, &problem)?,
        }
    }
}

/// Whether these answers make a game, with the default wherever they say nothing.
fn playable(game: &str, mut wanted: Wanted) -> Result<(), GameError> {
    while let Some(question) = games::next_question(game, &wanted.setup, &wanted.packs)? {
        let Some(default) = question.default else { break };
        wanted.setup.push((question.key.to_owned(), default));
    }
    games::begin(game, games::prepare(game, &wanted)?, DiceSource::Typed).map(|_| ())
}

/// An answer that names a file of one's own is the id of what is in it, which goes to the content of the game.
fn own_file(value: &str, wanted: &mut Wanted, texts: &Texts) -> Result<String, String> {
    let Some(path) = value.strip_suffix(".toml").map(|_| Path::new(value)) else {
        return Ok(value.to_owned());
    };
    let text = fs::read_to_string(path).map_err(|error| {
        texts.say("error-read", &[("file", value.into()), ("problem", system(&error, texts).into())])
    })?;
    let name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    wanted.own.push((name.clone(), text));
    Ok(name)
}

/// Asks for the match options that nothing was said about.
fn ask_options(
    console: &mut Console<'_>,
    defaults: bool,
    game: &str,
    wanted: &mut Wanted,
) -> Result<(), Failure> {
    for option in games::options(game) {
        if wanted.options.iter().any(|(key, _)| key == option.key) {
            continue;
        }
        let label = |value: &str| console.texts.say(&format!("option-{}-{value}", option.key), &[]);
        let answers: Vec<Known> =
            option.values.iter().map(|value| Known::named(value, Some(label(value)))).collect();
        let asked = console.texts.say(&format!("option-{}", option.key), &[]);
        let answer = pick(console, defaults, &asked, &answers, Some(option.default), Other::Refused)?;
        wanted.options.extend(answer.map(|answer| (option.key.to_owned(), answer)));
    }
    Ok(())
}

/// Asks who sits where, and how the computer plays where nobody does.
pub fn seating(
    console: &mut Console<'_>,
    play: &Play,
    game: &str,
    seats: &[Seated],
) -> Result<(Seating, Opponent), Failure> {
    let texts = console.texts;
    let seating = match (play.seats.as_slice(), play.players.as_slice()) {
        ([], []) if play.defaults => Seating::alone(&[usual_seat(seats)], seats, texts)?,
        ([], []) => ask_seating(console, seats)?,
        (words, []) => Seating::alone(words, seats, texts)?,
        ([], players) => Seating::together(players, seats, texts)?,
        ([_, ..], [_, ..]) => return Err(Failure::Usage(texts.say("usage-seats-or-players", &[]))),
    };
    let computer_plays = seats.iter().any(|seat| seating.holder(seat.seat).is_none());
    let opponent = match &play.opponent {
        Some(word) => Computer::opponent(game, word, texts)?,
        None if !computer_plays || play.defaults => games::usual_opponent(game),
        None => ask_opponent(console, game)?,
    };
    Ok((seating, opponent))
}

/// Asks how well the computer plays, and in what manner.
fn ask_opponent(console: &mut Console<'_>, game: &str) -> Result<Opponent, Failure> {
    let texts = console.texts;
    let usual = games::usual_opponent(game);
    let known = |level: &Level| {
        let about = texts.say(&format!("form-opponent-{}", level.word()), &[]);
        match level {
            Level::Random => Known::named(level.word(), Some(about)),
            Level::Anchor | Level::First | Level::Second | Level::Third | Level::Fourth | Level::Fifth => {
                Known { about: Some(about), ..Known::named(level.word(), None) }
            }
        }
    };
    let levels: Vec<Known> = games::levels(game).iter().map(known).collect();
    let asked = texts.say("form-opponent", &[]);
    let level = pick(console, false, &asked, &levels, Some(usual.level.word()), Other::Refused)?;
    let level = level.and_then(|word| Level::parse(&word)).unwrap_or(usual.level);
    if level == Level::Random {
        return Ok(level.into());
    }
    let named = |persona: &Persona| {
        let (word, name) = (persona.word(), texts.say(&format!("persona-{}", persona.word()), &[]));
        let about = texts.say(&format!("form-persona-{word}"), &[]);
        Known { about: Some(about), ..Known::named(word, Some(name)) }
    };
    let personas: Vec<Known> = Persona::ALL.iter().map(named).collect();
    let asked = texts.say("form-persona", &[]);
    let persona = pick(console, false, &asked, &personas, Some(Persona::Plain.word()), Other::Refused)?;
    let persona = persona.and_then(|word| Persona::parse(&word)).unwrap_or_default();
    Ok(Opponent { level, persona })
}

/// What a person holds who says nothing about it: a whole team where there is one, else the first seat.
fn usual_seat(seats: &[Seated]) -> String {
    let first = seats.first().map(|seat| seat.word.clone()).unwrap_or_default();
    seating::teams(seats).into_iter().next().unwrap_or(first)
}

fn ask_seating(console: &mut Console<'_>, seats: &[Seated]) -> Result<Seating, Failure> {
    let texts = console.texts;
    let usual = seating::in_words(&usual_seat(seats), texts);
    let known = seating::known(seats, texts);
    let asked = bracketed(&texts.say("form-seat", &[("known", known.join(", ").into())]), &usual);
    loop {
        let line = answer(console, &asked)?;
        let line = if line.is_empty() { usual.as_str() } else { line.as_str() };
        let words: Vec<String> = line.split([',', ' ']).map(str::to_owned).collect();
        let seating = if words.iter().any(|word| seating::means_all(word, texts)) {
            let first = seats.first().map(|seat| seating::in_words(&seat.word, texts));
            let rest = seating::teams(seats).pop().or_else(|| seats.last().map(|seat| seat.word.clone()));
            let rest = rest.map(|word| seating::in_words(&word, texts));
            let args =
                [("first", first.unwrap_or_default().into()), ("last", rest.unwrap_or_default().into())];
            let line = answer(console, &texts.say("form-players", &args))?;
            match people(&line) {
                None => Err(Failure::Usage(
                    texts.say("usage-not-a-pair", &[("flag", "players".into()), ("found", line.into())]),
                )),
                Some(players) if players.is_empty() => Seating::alone(&words, seats, texts),
                Some(players) => Seating::together(&players, seats, texts),
            }
        } else {
            Seating::alone(&words, seats, texts)
        };
        match seating {
            Ok(seating) => return Ok(seating),
            Err(failure) => console.print(failure.message().unwrap_or_default())?,
        }
    }
}

/// `Ann=titan Ben=hero1,hero2`.
fn people(line: &str) -> Option<Vec<(String, String)>> {
    let pair = |pair: &str| {
        let (name, seats) = pair.split_once('=')?;
        Some((name.to_owned(), seats.to_owned())).filter(|_| !name.is_empty() && !seats.is_empty())
    };
    line.split_whitespace().map(pair).collect()
}

fn dice(console: &mut Console<'_>, defaults: bool) -> Result<Dice, Failure> {
    let kinds = [("seeded", Dice::Seeded), ("typed", Dice::Typed), ("fair", Dice::Fair)];
    let label = |word: &str| console.texts.say(&format!("form-dice-{word}"), &[]);
    let answers = kinds.map(|(word, _)| Known::named(word, Some(label(word))));
    let asked = console.texts.say("form-dice", &[]);
    let answer = pick(console, defaults, &asked, &answers, Some("seeded"), Other::Refused)?;
    let kind = kinds.into_iter().find(|(word, _)| Some(*word) == answer.as_deref());
    Ok(kind.map_or(Dice::Seeded, |(_, dice)| dice))
}

fn seed(console: &mut Console<'_>, defaults: bool) -> Result<Option<u64>, Failure> {
    loop {
        if defaults {
            return Ok(None);
        }
        let asked = bracketed(&console.texts.say("form-seed", &[]), &console.texts.say("form-any", &[]));
        let line = answer(console, &asked)?;
        if line.is_empty() {
            return Ok(None);
        }
        match line.parse() {
            Ok(seed) => return Ok(Some(seed)),
            Err(_) => console.say("form-not-a-number", &[("found", line.into())])?,
        }
    }
}

/// Something that can be answered.
#[derive(Clone)]
struct Known {
    word: String,
    /// What it is called in the language of the texts.
    label: Option<String>,
    /// What it is like.
    about: Option<String>,
}

impl Known {
    fn named(word: &str, label: Option<String>) -> Known {
        Known { word: word.to_owned(), label, about: None }
    }

    fn text(&self) -> Option<String> {
        match (&self.label, &self.about) {
            (Some(label), Some(about)) => Some(format!("{label}: {about}")),
            (Some(text), None) | (None, Some(text)) => Some(text.clone()),
            (None, None) => None,
        }
    }
}

/// What becomes of an answer that is not on the list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Other {
    Refused,
    Taken,
}

/// Asks for one of the answers, by its number, its word, or the beginning of either its word or its label. `None`
/// leaves it open, where nothing is the default.
fn pick(
    console: &mut Console<'_>,
    defaults: bool,
    asked: &str,
    answers: &[Known],
    default: Option<&str>,
    other: Other,
) -> Result<Option<String>, Failure> {
    if defaults {
        return Ok(default.map(str::to_owned));
    }
    // Where words are numbers themselves, other numbers would only confuse.
    let is_number = |answer: &Known| answer.word.bytes().all(|byte| byte.is_ascii_digit());
    let numbered = !answers.iter().any(is_number) && answers.iter().any(|answer| answer.label.is_some());
    loop {
        console.print(asked)?;
        for (number, answer) in (1..).zip(answers) {
            match answer.text() {
                Some(text) if numbered => console.print(&format!("  {number}. {text}"))?,
                Some(text) if answer.label.is_some() => console.print(&format!("  {text}"))?,
                Some(text) => console.print(&format!("  {}: {text}", answer.word))?,
                None => {}
            }
        }
        let shown = |answer: &Known| answer.label.clone().unwrap_or_else(|| answer.word.clone());
        let usual = match default {
            Some(default) => {
                answers.iter().find(|answer| answer.word == default).map_or_else(|| default.to_owned(), shown)
            }
            None => console.texts.say("form-later", &[]),
        };
        let words: Vec<String> = answers.iter().map(shown).collect();
        let line = if numbered {
            answer(console, &format!("[{usual}] >"))?
        } else {
            answer(console, &bracketed(&words.join(", "), &usual))?
        };
        if line.is_empty() {
            return Ok(default.map(str::to_owned));
        }
        if let Some(found) = matching(&line, answers, numbered) {
            return Ok(Some(found.word.clone()));
        }
        if other == Other::Taken {
            return Ok(Some(line));
        }
        console.say("form-not-understood", &[("found", line.into()), ("known", words.join(", ").into())])?;
    }
}

/// By its word or its number, by how its word or its label begins, or by how any word of its label does.
fn matching<'a>(line: &str, answers: &'a [Known], numbered: bool) -> Option<&'a Known> {
    let typed = plain(line);
    if let Some(exact) = answers.iter().find(|answer| answer.word == typed) {
        return Some(exact);
    }
    if numbered && let Ok(number) = typed.parse::<usize>() {
        return number.checked_sub(1).and_then(|place| answers.get(place));
    }
    let label = |answer: &Known| plain(answer.label.as_deref().unwrap_or_default());
    let only = |meant: &dyn Fn(&Known) -> bool| {
        let mut found = answers.iter().filter(|answer| meant(answer));
        found.next().filter(|_| found.next().is_none())
    };
    only(&|answer| label(answer) == typed)
        .or_else(|| only(&|answer| answer.word.starts_with(&typed) || label(answer).starts_with(&typed)))
        .or_else(|| only(&|answer| label(answer).split_whitespace().any(|word| word.starts_with(&typed))))
}

fn bracketed(asked: &str, default: &str) -> String {
    format!("{asked} [{default}] >")
}

/// One line; the end of the input ends the program, since there is nothing to save yet, and so does whoever says so.
pub fn answer(console: &mut Console<'_>, asked: &str) -> Result<String, Failure> {
    loop {
        let line =
            console.ask(asked)?.ok_or_else(|| Failure::Failed(console.texts.say("form-ended", &[])))?;
        let word = line.to_lowercase();
        if is_command(console.texts, &word, "quit") {
            console.say("form-left", &[])?;
            return Err(Failure::Left);
        }
        if !is_command(console.texts, &word, "help") {
            return Ok(line);
        }
        console.say("form-help", &[])?;
    }
}

#[cfg(test)]
mod tests {
    use catalog::Lang;

    use super::*;

    fn titans(lang: Lang) -> Vec<Known> {
        let texts = Texts::new(lang);
        let known = |word: &str| Known::named(word, Some(texts.name(word)));
        ["basic", "abnormal", "voracious", "aggressive"].map(known).to_vec()
    }

    fn picked(line: &str, lang: Lang) -> Option<String> {
        matching(line, &titans(lang), true).map(|known| known.word.clone())
    }

    /// An answer is understood by its number, its word and the words of the language, with or without accents.
    #[test]
    fn answers_in_words() {
        for (line, lang) in [
            ("1", Lang::En),
            ("BASIC", Lang::En),
            ("bas", Lang::En),
            ("Básico", Lang::Es),
            ("titan basico", Lang::Es),
            ("base", Lang::It),
            ("basic", Lang::It),
        ] {
            assert_eq!(picked(line, lang).as_deref(), Some("basic"), "{line}");
        }
        for line in ["a", "titan", "5", "zebra"] {
            assert_eq!(picked(line, Lang::Es), None, "{line} means none of them, or several");
        }
    }
}
