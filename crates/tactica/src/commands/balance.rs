//! `tactica balance`: how often heroes win against each Titan, as a table in Markdown.

use catalog::packs::OwnPack;
use lab::balance::{Cell, Scope, measure};
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

pub fn run(console: &mut Console<'_>, balance: &Balance, packs: &[OwnPack]) -> Result<(), Failure> {
    let texts = console.texts;
    measured::of_game(&balance.game, &measured::LAST_STAND, texts)?;
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
    let lines = head.iter().map(|_| "---".to_owned()).collect();
    let rows = titans.iter().map(|cells| {
        let name = texts.name(&cells[0].titan);
        std::iter::once(name).chain(cells.iter().map(|cell| share(console, cell))).collect()
    });
    let text: String = [head, lines]
        .into_iter()
        .chain(rows)
        .map(|row: Vec<String>| format!("| {} |\n", row.join(" | ")))
        .collect();
    console.print_raw(&text)
}

fn share(console: &Console<'_>, cell: &Cell) -> String {
    let number = |value| percent(console.texts.lang(), value);
    let args = [
        ("rate", number(cell.won.rate()).into()),
        ("low", number(cell.won.low).into()),
        ("high", number(cell.won.high).into()),
        ("errors", cell.errors.into()),
    ];
    console.texts.say("balance-cell", &args)
}
