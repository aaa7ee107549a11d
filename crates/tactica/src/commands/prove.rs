//! `tactica pack prove`: changes every part of every card of a pack in turn and says what no case notices.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use catalog::Texts;
use catalog::proof::{Card, CardProof, Doing, Excuse, Excuses, Judged, Pack, Survivor, Unproven, judge};
use serde::Serialize;

use crate::args::Prove;
use crate::console::{Console, Tone};
use crate::failure::{Failure, system};

use super::measured::{self, percent};
use super::scenario::{self, print_json};
use super::source;

/// So many of a hundred changes have to be noticed.
const ENOUGH: usize = 90;

/// A proof as `--json` has it.
#[derive(Serialize)]
struct Shown<'a> {
    pack: &'a str,
    ok: bool,
    cases: usize,
    /// Cases that do not hold for the cards as they are.
    failures: Vec<FailureShown>,
    total: usize,
    noticed: usize,
    share: f64,
    /// Changes that the reader of cards refuses; they are not in `total`.
    refused: usize,
    cards: Vec<CardShown<'a>>,
    survivors: Vec<SurvivorShown<'a>>,
    /// Reasons for what does not survive.
    idle: Vec<String>,
}

#[derive(Serialize)]
struct FailureShown {
    file: String,
    title: String,
    problem: String,
}

#[derive(Serialize)]
struct CardShown<'a> {
    card: &'a str,
    cases: usize,
    unread: usize,
    total: usize,
    noticed: usize,
}

#[derive(Serialize)]
struct SurvivorShown<'a> {
    card: &'a str,
    file: &'a str,
    line: usize,
    column: usize,
    part: &'a str,
    written: &'a str,
    what: &'a str,
    instead: Option<&'a str>,
    why: Option<&'a str>,
}

pub fn run(console: &mut Console<'_>, prove: &Prove) -> Result<(), Failure> {
    let texts = console.texts;
    let folder = &prove.folder;
    let unreadable = |error: io::Error| {
        let args = [("file", folder.display().to_string().into()), ("problem", system(&error, texts).into())];
        Failure::Failed(texts.say("error-read", &args))
    };
    let whole = fs::canonicalize(folder).map_err(unreadable)?;
    let (pack, excuses) = open(&whole, texts)?;
    let cards: Vec<&Card> = chosen(&pack, &prove.cards, texts)?;

    let (cases, failed) = pack.failures().map_err(|error| Failure::Failed(unproven(&error, texts)))?;
    if !prove.json {
        for failed in &failed {
            let args = [
                ("file", failed.path.as_str().into()),
                ("line", failed.report.line.into()),
                ("title", failed.report.title.as_str().into()),
            ];
            console.say_in(Tone::Warning, "prove-failed-case", &args)?;
            if let Some(problem) = &failed.report.problem {
                console.print_raw(&format!("  {problem}\n"))?;
            }
        }
    }
    let proofs = prove_all(console, &pack, &cards, prove)?;
    let survivors: Vec<Survivor> = proofs.iter().flat_map(|proof| proof.survivors.iter().cloned()).collect();
    let names: Vec<&str> = cards.iter().map(|card| card.id.as_str()).collect();
    let judged = judge(&survivors, &excuses, &names);
    let total: usize = proofs.iter().map(|proof| proof.total).sum();
    let noticed: usize = proofs.iter().map(|proof| proof.noticed).sum();
    let refused: usize = proofs.iter().map(|proof| proof.refused).sum();
    let enough = noticed * 100 >= total * ENOUGH;
    let ok = failed.is_empty() && enough && judged.unexcused.is_empty() && judged.idle.is_empty();
    if prove.json {
        let shown = Shown {
            pack: &pack.name,
            ok,
            cases,
            failures: failed
                .iter()
                .map(|failed| FailureShown {
                    file: failed.path.clone(),
                    title: failed.report.title.clone(),
                    problem: failed.report.problem.as_ref().map(ToString::to_string).unwrap_or_default(),
                })
                .collect(),
            total,
            noticed,
            share: share(noticed, total),
            refused,
            cards: proofs.iter().map(card_shown).collect(),
            survivors: survivors.iter().map(|survivor| survivor_shown(survivor, &excuses)).collect(),
            idle: judged
                .idle
                .iter()
                .map(|excuse| format!("{} {}", card_names(excuse), excuse.part))
                .collect(),
        };
        print_json(console, &shown)?;
    } else {
        sum(console, &judged, (total, noticed, refused, survivors.len()))?;
    }
    if ok {
        return Ok(());
    }
    let key = if !failed.is_empty() {
        "prove-bad-cases"
    } else if enough {
        "prove-unexcused"
    } else {
        "prove-too-few"
    };
    Err(Failure::Failed(texts.say(key, &[("enough", ENOUGH.into())])))
}

/// The pack in a folder, and the survivors that `tests/proofs/<pack>.toml`, in a folder above, excuses.
fn open(folder: &Path, texts: &Texts) -> Result<(Pack, Excuses), Failure> {
    let unreadable = |error: io::Error| {
        let args = [("file", folder.display().to_string().into()), ("problem", system(&error, texts).into())];
        Failure::Failed(texts.say("error-read", &args))
    };
    let name = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let files = source::pack(folder).map_err(unreadable)?;
    let scenarios = source::scenarios(folder).map_err(unreadable)?;
    let game = scenarios.iter().find_map(|(_, text)| catalog::games::scenario_game(text).ok().flatten());
    let own = match game {
        Some(game) => scenario::own_content(folder, &game).map_err(unreadable)?,
        None => Vec::new(),
    };
    let pack = Pack::open(&name, &files, &scenarios, &own)
        .map_err(|error| Failure::Failed(unproven(&error, texts)))?;
    let place = Path::new("tests").join("proofs").join(format!("{name}.toml"));
    let excuses = match folder.ancestors().map(|folder| folder.join(&place)).find(|path| path.is_file()) {
        None => Excuses::default(),
        Some(path) => {
            let text = fs::read_to_string(&path).map_err(unreadable)?;
            Excuses::parse(&text).map_err(|error| {
                let args = [("file", path.display().to_string().into()), ("problem", error.into())];
                Failure::Failed(texts.say("error-read", &args))
            })?
        }
    };
    Ok((pack, excuses))
}

/// The cards that were asked for, or all.
fn chosen<'a>(pack: &'a Pack, asked: &[String], texts: &Texts) -> Result<Vec<&'a Card>, Failure> {
    if asked.is_empty() {
        return Ok(pack.cards().iter().collect());
    }
    let find = |id: &String| {
        pack.cards().iter().find(|card| card.id == *id).ok_or_else(|| {
            let args = [("card", id.as_str().into()), ("pack", pack.name.as_str().into())];
            Failure::Usage(texts.say("error-no-card-in-pack", &args))
        })
    };
    asked.iter().map(find).collect()
}

/// Proves the cards, several beside each other, and tells of each as it is done.
fn prove_all(
    console: &mut Console<'_>,
    pack: &Pack,
    cards: &[&Card],
    prove: &Prove,
) -> Result<Vec<CardProof>, Failure> {
    let jobs = measured::jobs(prove.jobs).min(cards.len().max(1));
    let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    // A changed card may break what the engine relies on. That is noticed too, and no news.
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                while let Some(card) = cards.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let proof = pack.prove(card);
                    let place = cards.iter().position(|known| known.id == card.id);
                    done.lock().expect("nobody panics while holding it").push((place, proof));
                }
            });
        }
    });
    std::panic::set_hook(hook);
    let mut done = done.into_inner().expect("nobody panicked while holding it");
    done.sort_by_key(|(place, _)| *place);
    let mut proofs = Vec::with_capacity(done.len());
    for (_, proof) in done {
        let proof = proof.map_err(|error| Failure::Failed(unproven(&error, console.texts)))?;
        if !prove.json {
            tell(console, &proof)?;
        }
        proofs.push(proof);
    }
    Ok(proofs)
}

fn tell(console: &mut Console<'_>, proof: &CardProof) -> Result<(), Failure> {
    let args = [
        ("card", proof.id.as_str().into()),
        ("noticed", proof.noticed.into()),
        ("total", proof.total.into()),
        ("cases", proof.cases.into()),
        ("unread", proof.unread.into()),
    ];
    console.say("prove-card", &args)?;
    for survivor in &proof.survivors {
        let place = format!("{}:{}:{}", survivor.file, survivor.line, survivor.column);
        let args = [
            ("part", survivor.part.as_str().into()),
            ("written", survivor.written.as_str().into()),
            ("instead", survivor.doing.instead().unwrap_or_default().into()),
        ];
        let key = match survivor.doing {
            Doing::Removed => "prove-survivor-removed",
            Doing::Moved(_) | Doing::Swapped(_) => "prove-survivor-changed",
        };
        console.print_raw(&format!("  {place}: {}\n", console.texts.say(key, &args)))?;
    }
    Ok(())
}

fn sum(
    console: &mut Console<'_>,
    judged: &Judged<'_>,
    (total, noticed, refused, survive): (usize, usize, usize, usize),
) -> Result<(), Failure> {
    for excuse in &judged.idle {
        let args = [("card", card_names(excuse).into()), ("part", excuse.part.as_str().into())];
        console.say_in(Tone::Warning, "prove-idle", &args)?;
    }
    let args = [
        ("total", total.into()),
        ("noticed", noticed.into()),
        ("share", percent(console.texts.lang(), share(noticed, total)).into()),
        ("survive", survive.into()),
        ("unexcused", judged.unexcused.len().into()),
        ("refused", refused.into()),
    ];
    console.say("prove-sum", &args)
}

fn share(noticed: usize, total: usize) -> f64 {
    if total == 0 { 0.0 } else { noticed as f64 / total as f64 }
}

fn card_names(excuse: &Excuse) -> String {
    excuse.names().collect::<Vec<_>>().join(", ")
}

fn card_shown(proof: &CardProof) -> CardShown<'_> {
    CardShown {
        card: &proof.id,
        cases: proof.cases,
        unread: proof.unread,
        total: proof.total,
        noticed: proof.noticed,
    }
}

fn survivor_shown<'a>(survivor: &'a Survivor, excuses: &'a Excuses) -> SurvivorShown<'a> {
    SurvivorShown {
        card: &survivor.card,
        file: &survivor.file,
        line: survivor.line,
        column: survivor.column,
        part: &survivor.part,
        written: &survivor.written,
        what: survivor.doing.word(),
        instead: survivor.doing.instead(),
        why: excuses.reason(survivor),
    }
}

fn unproven(error: &Unproven, texts: &Texts) -> String {
    match error {
        Unproven::NoCards => texts.say("error-nothing-to-prove", &[]),
        Unproven::Scenario { path, error } => {
            let args = [("file", path.as_str().into()), ("problem", error.to_string().into())];
            texts.say("error-scenario", &args)
        }
        Unproven::Content(error) => error.text(texts),
    }
}
