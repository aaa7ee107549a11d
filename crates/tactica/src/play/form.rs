//! The questions before a game: whatever the command line left open, with a default for each.

use catalog::computer::Level;
use catalog::games;
use catalog::table::Seated;

use crate::args::{Dice, Play};
use crate::console::{Console, Tone};
use crate::failure::Failure;

use super::computer::Computer;
use super::seating::Seating;

/// A game as it is to be played.
pub struct Match {
    pub game: String,
    pub setup: String,
    pub options: Vec<(String, String)>,
    pub dice: Dice,
    pub seed: Option<u64>,
}

/// Asks what `play` leaves open about a new game.
pub fn settle(console: &mut Console<'_>, play: &Play) -> Result<Match, Failure> {
    let game = play.game.clone().unwrap_or_else(|| games::GAMES[0].to_owned());
    if !games::GAMES.contains(&game.as_str()) {
        let error = games::GameError::NoSuchGame(game);
        return Err(Failure::Usage(error.text(console.texts)));
    }
    if play.seed.is_some() && matches!(play.dice, Some(Dice::Typed | Dice::Fair)) {
        return Err(Failure::Usage(console.texts.say("usage-seed-and-dice", &[])));
    }
    // A wrong option is refused before a single question is asked.
    games::files(&game, &play.options).map_err(|error| Failure::Usage(error.text(console.texts)))?;
    if !play.defaults {
        console.say_in(Tone::Heading, "form-heading", &[("game", console.texts.name(&game).into())])?;
    }
    let mut setup = play.form.clone();
    for question in games::questions(&game) {
        if setup.iter().any(|(key, _)| key == question.key) {
            continue;
        }
        let answers: Vec<Known> = question
            .answers
            .iter()
            .map(|(word, name)| Known {
                word: word.clone(),
                label: name.as_ref().map(|name| console.texts.name(name)),
            })
            .collect();
        let asked = console.texts.say(&format!("form-{}", question.key), &[]);
        let answer = pick(console, play.defaults, &asked, &answers, question.default.as_deref())?;
        setup.extend(answer.map(|answer| (question.key.to_owned(), answer)));
    }
    let setup: Vec<String> = setup.into_iter().map(|(key, value)| format!("{key}={value}")).collect();
    let mut options = play.options.clone();
    for option in games::options(&game) {
        if options.iter().any(|(key, _)| key == option.key) {
            continue;
        }
        let label = |value: &str| console.texts.say(&format!("option-{}-{value}", option.key), &[]);
        let answers: Vec<Known> = option
            .values
            .iter()
            .map(|value| Known { word: (*value).to_owned(), label: Some(label(value)) })
            .collect();
        let asked = console.texts.say(&format!("option-{}", option.key), &[]);
        let answer = pick(console, play.defaults, &asked, &answers, Some(option.default))?;
        options.extend(answer.map(|answer| (option.key.to_owned(), answer)));
    }
    let dice = match (play.dice, play.seed) {
        (Some(dice), _) => dice,
        (None, Some(_)) => Dice::Seeded,
        (None, None) => dice(console, play.defaults)?,
    };
    let seed = match (play.seed, dice) {
        (None, Dice::Seeded) => seed(console, play.defaults)?,
        (seed, Dice::Seeded | Dice::Typed | Dice::Fair) => seed,
    };
    Ok(Match { game, setup: setup.join(" "), options, dice, seed })
}

/// Asks who sits where, and how the computer plays where nobody does.
pub fn seating(
    console: &mut Console<'_>,
    play: &Play,
    seats: &[Seated],
) -> Result<(Seating, Level), Failure> {
    let texts = console.texts;
    let seating = match (play.seats.as_slice(), play.players.as_slice()) {
        ([], []) if play.defaults => Seating::alone(&[HEROES.to_owned()], seats, texts)?,
        ([], []) => ask_seating(console, seats)?,
        (words, []) => Seating::alone(words, seats, texts)?,
        ([], players) => Seating::together(players, seats, texts)?,
        ([_, ..], [_, ..]) => return Err(Failure::Usage(texts.say("usage-seats-or-players", &[]))),
    };
    let best = Level::ALL[Level::ALL.len() - 1];
    let computer_plays = seats.iter().any(|seat| seating.holder(seat.seat).is_none());
    let level = match &play.opponent {
        Some(word) => Computer::level(word, texts)?,
        None if !computer_plays || Level::ALL.len() == 1 => best,
        None => {
            let label = |level: Level| texts.say(&format!("form-opponent-{}", level.word()), &[]);
            let answers =
                Level::ALL.map(|level| Known { word: level.word().to_owned(), label: Some(label(level)) });
            let asked = texts.say("form-opponent", &[]);
            let word = pick(console, play.defaults, &asked, &answers, Some(best.word()))?;
            word.and_then(|word| Level::parse(&word)).unwrap_or(best)
        }
    };
    Ok((seating, level))
}

/// What a person holds who says nothing about it: all seats of the heroes, against the computer.
const HEROES: &str = "heroes";

fn ask_seating(console: &mut Console<'_>, seats: &[Seated]) -> Result<Seating, Failure> {
    let texts = console.texts;
    loop {
        let line = answer(console, &bracketed(&texts.say("form-seat", &[]), HEROES))?;
        let line = if line.is_empty() { HEROES } else { line.as_str() };
        let words: Vec<String> = line.split([',', ' ']).map(str::to_owned).collect();
        let seating = if words.iter().any(|word| word == "all") {
            let line = answer(console, &texts.say("form-players", &[]))?;
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
    let answers = kinds.map(|(word, _)| Known {
        word: word.to_owned(),
        label: Some(console.texts.say(&format!("form-dice-{word}"), &[])),
    });
    let asked = console.texts.say("form-dice", &[]);
    let answer = pick(console, defaults, &asked, &answers, Some("seeded"))?;
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
struct Known {
    word: String,
    label: Option<String>,
}

/// Asks for one of the answers, by its number, its word, or the beginning of either its word or its label. `None`
/// leaves it open, where nothing is the default.
fn pick(
    console: &mut Console<'_>,
    defaults: bool,
    asked: &str,
    answers: &[Known],
    default: Option<&str>,
) -> Result<Option<String>, Failure> {
    if defaults {
        return Ok(default.map(str::to_owned));
    }
    let labelled = answers.iter().any(|answer| answer.label.is_some());
    loop {
        console.print(asked)?;
        if labelled {
            for (number, answer) in (1..).zip(answers) {
                let label = answer.label.as_deref().unwrap_or(&answer.word);
                console.print(&format!("  {number}. {label}"))?;
            }
        }
        let words: Vec<&str> = answers.iter().map(|answer| answer.word.as_str()).collect();
        let shown = default.map_or_else(|| console.texts.say("form-later", &[]), str::to_owned);
        let line = answer(console, &bracketed(&words.join(", "), &shown))?;
        if line.is_empty() {
            return Ok(default.map(str::to_owned));
        }
        if let Some(found) = matching(&line, answers, labelled) {
            return Ok(Some(found.word.clone()));
        }
        console.say("form-not-understood", &[("found", line.into()), ("known", words.join(", ").into())])?;
    }
}

fn matching<'a>(line: &str, answers: &'a [Known], numbered: bool) -> Option<&'a Known> {
    let typed = line.to_lowercase();
    if let Some(exact) = answers.iter().find(|answer| answer.word == typed) {
        return Some(exact);
    }
    if numbered && let Ok(number) = typed.parse::<usize>() {
        return number.checked_sub(1).and_then(|place| answers.get(place));
    }
    let begins = |answer: &&Known| {
        let label = answer.label.as_deref().unwrap_or_default().to_lowercase();
        answer.word.starts_with(&typed) || label.starts_with(&typed)
    };
    let mut found = answers.iter().filter(begins);
    found.next().filter(|_| found.next().is_none())
}

fn bracketed(asked: &str, default: &str) -> String {
    format!("{asked} [{default}] >")
}

/// One line; the end of the input ends the program, since there is nothing to save yet.
pub fn answer(console: &mut Console<'_>, asked: &str) -> Result<String, Failure> {
    console.ask(asked)?.ok_or_else(|| Failure::Failed(console.texts.say("form-ended", &[])))
}
