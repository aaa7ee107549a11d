//! Snapshots of games of both kinds, as a page gets them: `cargo run -p catalog --example fixtures -- DIR`.
//!
//! Whoever draws the page looks at these without a server. The computer plays every seat, and every few inputs the
//! table is written down as one seat sees it.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use catalog::games::{self, Wanted};
use catalog::{Lang, Table, Texts};
use kernel::Message;
use kernel::dice::seeded;
use kernel::journal::DiceSource;
use kernel::{Seat, Viewer};
use players::{Budget, Level};
use protocol::{LogEntry, Me, SeatInfo, Sitter, Snapshot, TableInfo};

/// A game to play: its id, its setup, its options, and how many inputs lie between two snapshots.
struct Match {
    name: &'static str,
    game: &'static str,
    setup: &'static [(&'static str, &'static str)],
    options: &'static [(&'static str, &'static str)],
    every: u64,
    look: u8,
}

const MATCHES: &[Match] = &[
    Match {
        name: "last-stand-hero",
        game: "last-stand",
        setup: &[("heroes", "3")],
        options: &[],
        every: 9,
        look: 1,
    },
    Match {
        name: "last-stand-titan",
        game: "last-stand",
        setup: &[("heroes", "4"), ("titan", "abnormal")],
        options: &[],
        every: 13,
        look: 0,
    },
    Match {
        name: "last-stand-two",
        game: "last-stand",
        setup: &[("heroes", "2"), ("titan", "voracious")],
        options: &[],
        every: 8,
        look: 2,
    },
    Match {
        name: "anima-board",
        game: "anima",
        setup: &[("measure", "board")],
        options: &[],
        every: 9,
        look: 0,
    },
    Match {
        name: "anima-table",
        game: "anima",
        setup: &[("measure", "table")],
        options: &[],
        every: 7,
        look: 1,
    },
    Match {
        name: "anima-table-open",
        game: "anima",
        setup: &[
            ("measure", "table"),
            ("edition", "core-es"),
            ("map", "watch-of-kaldor"),
            ("scenario", "nodes"),
        ],
        options: &[("measuring", "open")],
        every: 8,
        look: 0,
    },
    Match {
        name: "anima-scenery",
        game: "anima",
        setup: &[
            ("measure", "board"),
            ("edition", "advanced"),
            ("map", "reed-islands"),
            ("scenery", "rolled"),
        ],
        options: &[],
        every: 7,
        look: 1,
    },
    Match {
        name: "anima-flag",
        game: "anima",
        setup: &[("measure", "table"), ("edition", "alpha-it"), ("map", "last-ferry"), ("scenario", "flag")],
        options: &[],
        every: 9,
        look: 0,
    },
];

/// The first inputs of every game are all written down, so that every stage of the setup is there.
const SETUP: u64 = 14;
const MOST_INPUTS: u64 = 600;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("where to? fixtures DIR")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    let texts = Texts::new(Lang::En);
    let mut seen = Seen::default();
    for (seed, played) in (1..).zip(MATCHES) {
        let count = play(played, seed, &texts, folder, &mut seen)?;
        println!("{}: {count} snapshots", played.name);
    }
    println!("the largest request is {} bytes, in {}", seen.largest.0, seen.largest.1);
    println!(
        "a table takes {:?} to tell, at most {:?}, in {}",
        seen.total / seen.count.max(1),
        seen.slowest.0,
        seen.slowest.1
    );
    Ok(())
}

/// What writing a snapshot came to.
struct Written {
    bytes: usize,
    took: Duration,
}

/// The largest request and the slowest table so far.
#[derive(Default)]
struct Seen {
    largest: (usize, String),
    slowest: (Duration, String),
    total: Duration,
    count: u32,
}

impl Seen {
    fn add(&mut self, written: &Written, name: &str) {
        if written.bytes > self.largest.0 {
            self.largest = (written.bytes, name.to_owned());
        }
        if written.took > self.slowest.0 {
            self.slowest = (written.took, name.to_owned());
        }
        self.total += written.took;
        self.count += 1;
    }
}

fn owned(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
}

fn play(
    played: &Match,
    seed: u64,
    texts: &Texts,
    folder: &Path,
    seen: &mut Seen,
) -> Result<u32, Box<dyn Error>> {
    let mut setup = owned(played.setup);
    // Whatever the match leaves open is answered as the form would be.
    while let Some(question) =
        games::next_question(played.game, &setup, &[]).map_err(|error| error.text(texts))?
    {
        match question.default {
            Some(default) => setup.push((question.key.to_owned(), default)),
            None => break,
        }
    }
    let wanted = Wanted { setup, options: owned(played.options), ..Wanted::default() };
    let prepared = games::prepare(played.game, &wanted).map_err(|error| error.text(texts))?;
    let mut table =
        games::begin(played.game, prepared, DiceSource::Seeded).map_err(|error| error.text(texts))?;
    let mut rng = seeded::stream(seed, 0);
    let mut log = Vec::new();
    let mut count = 0;
    while table.inputs() < MOST_INPUTS {
        let inputs = table.inputs();
        let awaited = match table.waiting() {
            catalog::table::Waiting::Decide { awaited, .. } => awaited,
            catalog::table::Waiting::Chance(chance) => {
                let step =
                    table.drawn(seeded::draw(&mut rng, chance)).map_err(|refusal| refusal.text(texts))?;
                tell(table.as_ref(), &step.told, played.look, &mut log);
                continue;
            }
            catalog::table::Waiting::Over { .. } => {
                write(table.as_ref(), played, folder, &log)?;
                return Ok(count + 1);
            }
        };
        let mine = awaited.contains(Seat(played.look));
        if inputs < SETUP || inputs % played.every == 0 || mine && inputs % 4 == 0 {
            seen.add(&write(table.as_ref(), played, folder, &log)?, &format!("{}-{inputs}", played.name));
            count += 1;
        }
        let seat = awaited.iter().next().ok_or("nobody is awaited")?;
        let action = table
            .still()
            .propose(seat, Level::Random.into(), Budget::whole(), &mut rng)
            .ok_or("nothing to choose")?;
        let step = table.act(seat, table.number(seat), &action).map_err(|refusal| refusal.text(texts))?;
        tell(table.as_ref(), &step.told, played.look, &mut log);
    }
    Ok(count)
}

fn tell(table: &dyn Table, told: &[catalog::table::Told], look: u8, log: &mut Vec<LogEntry>) {
    let lines: Vec<_> =
        told.iter().filter_map(|told| table.log_line(told, Viewer::Seat(Seat(look)))).collect();
    if !lines.is_empty() {
        log.push(LogEntry { input: table.inputs(), lines });
    }
}

/// Writes the table as the seat sees it; says how large its request is.
fn write(
    table: &dyn Table,
    played: &Match,
    folder: &Path,
    log: &[LogEntry],
) -> Result<Written, Box<dyn Error>> {
    let names = ["Ada", "Bruno", "Carla", "Dario", "Elsa"];
    let seats = table.seats().into_iter().map(|seated| SeatInfo {
        seat: seated.seat.0,
        word: seated.word,
        role: seated.name,
        side: table.side(seated.seat),
        sitter: if seated.seat.0 == played.look {
            Sitter::Person { name: names[usize::from(played.look)].to_owned(), here: true }
        } else {
            let opponent =
                protocol::Opponent { level: protocol::Level::Third, persona: protocol::Persona::Plain };
            Sitter::Computer { opponent, name: Message::said(names[usize::from(seated.seat.0)].into()) }
        },
    });
    let look = Seat(played.look);
    let begun = Instant::now();
    let now = protocol::Now {
        view: table.drawn_for(Viewer::Seat(look)),
        waiting: table.waits_for(),
        sentence: table.sentence(Viewer::Seat(look)),
        requests: table.asked(look).into_iter().collect(),
        undo: None,
        takeback: None,
        clock: None,
        curtain: None,
        hints: false,
        inputs: table.inputs(),
    };
    let took = begun.elapsed();
    let snapshot = Snapshot {
        version: table.inputs(),
        table: TableInfo {
            id: played.name.to_owned(),
            game: played.game.to_owned(),
            terms: table.terms(),
            house_rules: Vec::new(),
            names: Default::default(),
            dice: protocol::DiceFrom::Server,
            commitment: Some("5f0c4a2b".to_owned()),
            open_to_spectators: true,
            patience: None,
            created: 1_794_000_000_000,
            practice: false,
        },
        me: Me { seats: vec![played.look], look: Some(played.look) },
        seats: seats.collect(),
        watching: 0,
        now,
        log: log.to_vec(),
        chat: Vec::new(),
    };
    let path = folder.join(format!("{}-{:03}.json", played.name, table.inputs()));
    fs::write(path, serde_json::to_string_pretty(&snapshot)?)?;
    Ok(Written { bytes: serde_json::to_string(&snapshot.now.requests)?.len(), took })
}
