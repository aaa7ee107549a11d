//! `tactica balance`: how often heroes win against each Titan, or each ready party against the others, as a table in
//! Markdown.

use anima::Side;
use catalog::packs::OwnPack;
use lab::balance::{Cell, Scope, measure};
use lab::duel::WHOLE;
use lab::parties;
use serde::Serialize;

use super::measured::{self, Bar, percent};
use super::scenario::print_json;
use crate::args::Balance;
use crate::console::Console;
use crate::failure::Failure;

/// What `--json` prints.
#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    players: &'static str,
    games: u64,
    seed: u64,
    cells: Vec<CellShown<'a>>,
}

#[derive(Serialize)]
struct CellShown<'a> {
    titan: &'a str,
    heroes: u8,
    won: u64,
    rate: f64,
    low: f64,
    high: f64,
    errors: u64,
}

/// The same for the ready parties of Anima Tactics.
#[derive(Serialize)]
struct PartiesReport<'a> {
    game: &'a str,
    edition: &'a str,
    players: &'static str,
    /// Of each party on one side against each other on the other side.
    games: u64,
    seed: u64,
    parties: Vec<PartyShown<'a>>,
}

#[derive(Serialize)]
struct PartyShown<'a> {
    party: &'a str,
    levels: u16,
    games: u64,
    won: u64,
    drawn: u64,
    rate: f64,
    low: f64,
    high: f64,
    errors: u64,
}

type Weigh = fn(&mut Console<'_>, &Balance, &[OwnPack]) -> Result<(), Failure>;

const GAMES: [(&str, Weigh); 2] = [("last-stand", last_stand), ("anima", anima)];

pub fn run(console: &mut Console<'_>, balance: &Balance, packs: &[OwnPack]) -> Result<(), Failure> {
    let weigh = measured::of_game(&balance.game, &GAMES, console.texts)?;
    weigh(console, balance, packs)
}

fn anima(console: &mut Console<'_>, balance: &Balance, packs: &[OwnPack]) -> Result<(), Failure> {
    let texts = console.texts;
    let asked = balance.levels;
    let none = || {
        let levels = asked.unwrap_or_default();
        Failure::Usage(texts.say("balance-no-parties", &[("levels", levels.into())]))
    };
    let scope = parties::Scope {
        games: balance.games.unwrap_or(10),
        seed: balance.seed.unwrap_or(1),
        jobs: measured::jobs(balance.jobs),
        level: measured::level(balance.players.as_deref().unwrap_or("2"), &balance.game, texts)?,
        share: WHOLE,
        levels: asked.map(|levels| u16::try_from(levels).map_err(|_| none())).transpose()?,
    };
    let content = measured::anima_content(balance.edition.as_deref(), packs, texts)?;
    let meant =
        content.parties.iter().filter(|party| scope.levels.is_none_or(|levels| party.levels == levels));
    if scope.levels.is_some() && meant.count() < Side::BOTH.len() {
        return Err(none());
    }
    let bar = Bar::new(1000);
    let measured =
        parties::measure(&content, scope, &|done, all| bar.show((done * 1000 / all.max(1)) as u64));
    bar.clear();
    let standings = measured.map_err(|error| Failure::Failed(error.to_string()))?;
    if balance.json {
        let shown = standings.iter().map(|standing| {
            let share = standing.share();
            PartyShown {
                party: &standing.party,
                levels: standing.levels,
                games: standing.games,
                won: standing.won,
                drawn: standing.drawn,
                rate: standing.rate(),
                low: share.low,
                high: share.high,
                errors: standing.errors,
            }
        });
        let report = PartiesReport {
            game: &balance.game,
            edition: &content.edition.id,
            players: scope.level.word(),
            games: scope.games,
            seed: scope.seed,
            parties: shown.collect(),
        };
        return print_json(console, &report);
    }
    let args =
        [("games", scope.games.into()), ("level", scope.level.word().into()), ("seed", scope.seed.into())];
    console.say("balance-parties-title", &args)?;
    console.gap()?;
    let head = ["balance-levels", "balance-party", "balance-won"].map(|key| texts.say(key, &[]));
    let rows = standings.iter().map(|standing| {
        let share = standing.share();
        let won = cell(console, standing.rate(), (share.low, share.high), standing.errors);
        vec![standing.levels.to_string(), texts.name(&standing.party), won]
    });
    let text = markdown(head.to_vec(), rows);
    console.print_raw(&text)
}

fn last_stand(console: &mut Console<'_>, balance: &Balance, packs: &[OwnPack]) -> Result<(), Failure> {
    let texts = console.texts;
    let foreign = [("edition", balance.edition.is_some()), ("levels", balance.levels.is_some())];
    if let Some((flag, _)) = foreign.into_iter().find(|(_, given)| *given) {
        return Err(Failure::Usage(texts.say("usage-no-flag", &[("found", format!("--{flag}").into())])));
    }
    let scope = Scope {
        games: balance.games.unwrap_or(2_000),
        seed: balance.seed.unwrap_or(1),
        jobs: measured::jobs(balance.jobs),
        level: measured::level(balance.players.as_deref().unwrap_or("1"), &balance.game, texts)?,
    };
    let content = measured::content(packs, texts)?;
    let bar = Bar::new((content.titans.len() * 3) as u64);
    let cells = measure(&content, scope, &|done, _| bar.show(done as u64));
    bar.clear();
    if balance.json {
        let shown = cells.iter().map(|cell| CellShown {
            titan: &cell.titan,
            heroes: cell.heroes,
            won: cell.won.count,
            rate: cell.won.rate(),
            low: cell.won.low,
            high: cell.won.high,
            errors: cell.errors,
        });
        let report = Report {
            game: &balance.game,
            players: scope.level.word(),
            games: scope.games,
            seed: scope.seed,
            cells: shown.collect(),
        };
        return print_json(console, &report);
    }
    let args =
        [("games", scope.games.into()), ("level", scope.level.word().into()), ("seed", scope.seed.into())];
    console.say("balance-title", &args)?;
    console.gap()?;
    table(console, &cells)
}

/// A row for each Titan, a column for each number of heroes.
fn table(console: &mut Console<'_>, cells: &[Cell]) -> Result<(), Failure> {
    let texts = console.texts;
    let titans: Vec<&[Cell]> = cells.chunk_by(|one, other| one.titan == other.titan).collect();
    let Some(first) = titans.first() else { return Ok(()) };
    let heroes = first.iter().map(|cell| texts.say("balance-heroes", &[("heroes", cell.heroes.into())]));
    let head: Vec<String> = std::iter::once(texts.say("balance-titan", &[])).chain(heroes).collect();
    let rows = titans.iter().map(|cells| {
        let name = texts.name(&cells[0].titan);
        std::iter::once(name).chain(cells.iter().map(|cell| share(console, cell))).collect()
    });
    let text = markdown(head, rows);
    console.print_raw(&text)
}

/// A table with this head.
fn markdown(head: Vec<String>, rows: impl Iterator<Item = Vec<String>>) -> String {
    let lines = head.iter().map(|_| "---".to_owned()).collect();
    let all = [head, lines].into_iter().chain(rows);
    all.map(|row: Vec<String>| format!("| {} |\n", row.join(" | "))).collect()
}

fn share(console: &Console<'_>, won: &Cell) -> String {
    cell(console, won.won.rate(), (won.won.low, won.won.high), won.errors)
}

fn cell(console: &Console<'_>, rate: f64, (low, high): (f64, f64), errors: u64) -> String {
    let number = |value| percent(console.texts.lang(), value);
    let args = [
        ("rate", number(rate).into()),
        ("low", number(low).into()),
        ("high", number(high).into()),
        ("errors", errors.into()),
    ];
    console.texts.say("balance-cell", &args)
}
