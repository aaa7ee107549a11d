//! Twin tables: in one of them what a viewer cannot know is replaced by something else that it might be. As long as the
//! two look the same to the viewer, every byte that goes to it must be the same.

use catalog::{Table, games};
use kernel::dice::below_usize;
use kernel::{Seat, Viewer};
use serde_json::json;

use crate::played::{SETUPS, begin, next, rng, take};

/// So many games, half of each kind; `cargo verify --long` asks for more.
fn count() -> u64 {
    let asked = std::env::var("TACTICA_TWINS").ok();
    asked.map_or(60, |games| games.parse().expect("TACTICA_TWINS is a number"))
}

/// The farthest into a game that the twins part, and how long they are followed.
const LATEST: usize = 160;
const FOLLOWED: u32 = 12;
/// Of hundreds of places so many are tried.
const PLACES: usize = 8;

/// What a table sends to a viewer: its view, its requests with a preview of what they list, and the sentence.
fn sent(table: &dyn Table, viewer: Viewer) -> String {
    let mut parts = vec![
        serde_json::to_string(&table.drawn_for(viewer)).unwrap(),
        serde_json::to_string(&table.sentence(viewer)).unwrap(),
        serde_json::to_string(&table.waits_for()).unwrap(),
    ];
    if let Viewer::Seat(seat) = viewer
        && let Some(request) = table.asked(seat)
    {
        parts.push(serde_json::to_string(&request).unwrap());
        let listed = request.choices.iter().map(|choice| choice.action.clone());
        // What is not listed must be refused alike too.
        let others = [
            json!({ "do": "lay", "open": "swat", "other": "stomp" }),
            json!({ "do": "go", "to": { "x": 3, "y": 3 } }),
            json!({ "do": "play", "card": "charm" }),
            json!({ "do": "counter" }),
        ];
        for action in listed.chain(others).take(PLACES + 4) {
            let preview = table.preview(seat, request.number, &action);
            parts.push(serde_json::to_string(&preview).unwrap());
        }
    }
    parts.join("\n")
}

/// The same from somebody who lets slip what is hidden, to show that it would be noticed.
fn leaked(table: &dyn Table, viewer: Viewer) -> String {
    format!("{}\n{}", sent(table, viewer), table.position_words())
}

type Sender = fn(&dyn Table, Viewer) -> String;

/// Plays a game to some point, replaces what the viewer cannot know, and goes on at both tables alike. Says how many
/// times the two were compared, or where they differed.
fn twins(seed: u64, send: Sender) -> Result<u32, String> {
    let mut rng = rng(seed);
    // Both games come up as often.
    let game = games::GAMES[usize::try_from(seed).unwrap() % games::GAMES.len()];
    let of_game: Vec<&str> =
        SETUPS.iter().filter(|(known, _)| *known == game).map(|(_, setup)| *setup).collect();
    let setup = of_game[below_usize(&mut rng, of_game.len())];
    let (mut real, mut other) = (begin(game, setup), begin(game, setup));
    for _ in 0..below_usize(&mut rng, LATEST) {
        let Some(done) = next(real.as_ref(), &mut rng) else { break };
        take(real.as_mut(), &done).ok_or("a proposed input is refused")?;
        take(other.as_mut(), &done).ok_or("a proposed input is refused")?;
    }
    let seats = real.seats().len();
    let viewer = match below_usize(&mut rng, seats + 1) {
        seat if seat < seats => Viewer::Seat(Seat(u8::try_from(seat).unwrap())),
        _ => Viewer::Spectator,
    };
    other.imagine(viewer, &mut rng);
    let mut compared = 0;
    for _ in 0..FOLLOWED {
        if real.view_words(viewer) != other.view_words(viewer) {
            break;
        }
        let (one, two) = (send(real.as_ref(), viewer), send(other.as_ref(), viewer));
        compared += 1;
        if one != two {
            let at = one.lines().zip(two.lines()).find(|(one, two)| one != two);
            return Err(format!("{game} {setup}, input {}, {viewer:?}: {at:?}", real.inputs()));
        }
        let Some(done) = next(real.as_ref(), &mut rng) else { break };
        let told = take(real.as_mut(), &done).ok_or("a proposed input is refused")?;
        // Only where the other world allows what was done in this one can the two be compared any further.
        let Some(told_too) = take(other.as_mut(), &done) else { break };
        if real.view_words(viewer) == other.view_words(viewer) {
            let heard = |table: &dyn Table, step: &catalog::table::Step| {
                let lines = step.told.iter().filter_map(|told| table.log_line(told, viewer));
                serde_json::to_string(&lines.collect::<Vec<_>>()).unwrap()
            };
            let (one, two) = (heard(real.as_ref(), &told), heard(other.as_ref(), &told_too));
            if one != two {
                return Err(format!("{game} {setup}, input {}: {one} is not {two}", real.inputs()));
            }
        }
    }
    Ok(compared)
}

/// Nothing that goes to a seat or a spectator depends on what it cannot know.
#[test]
fn twins_are_told_the_same() {
    let mut compared = 0;
    for seed in 0..count() {
        compared += twins(seed, sent).unwrap_or_else(|leak| panic!("game {seed}: {leak}"));
    }
    assert!(u64::from(compared) > count(), "only {compared} comparisons");
}

/// A table that lets slip what is hidden is found out.
#[test]
fn a_leak_would_be_noticed() {
    let found = (0..200).filter(|&seed| twins(seed, leaked).is_err()).take(3).count();
    assert_eq!(found, 3, "the twins do not notice a leak");
}
