//! Whatever happens, everything a page gets can be built, is written in every language, and is small.

use catalog::{Lang, Table, Texts};
use kernel::{Message, Seat, Viewer};
use serde_json::Value;

use crate::played::{SETUPS, begin, next, rng, take};

/// A request is never larger, in bytes of JSON.
const MOST: usize = 64_000;
/// Enough inputs to come to know every stage.
const INPUTS: u64 = 260;

/// Every message in it, however deep, but for those that are arguments of others.
pub fn messages(value: &Value, found: &mut Vec<Message>) {
    match value {
        Value::Object(fields) => {
            let of_a_message =
                |field: &String| ["key", "attribute", "args", "rules"].contains(&field.as_str());
            if fields.contains_key("key") && fields.keys().all(of_a_message) {
                found.push(serde_json::from_value(value.clone()).unwrap());
            } else {
                fields.values().for_each(|value| messages(value, found));
            }
        }
        Value::Array(values) => values.iter().for_each(|value| messages(value, found)),
        Value::String(_) | Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Every message in it that cannot be said, down to the last name.
fn missing(value: &Value, texts: &Texts, found: &mut Vec<String>) {
    let mut told = Vec::new();
    messages(value, &mut told);
    for message in told {
        match texts.try_format(&message) {
            Ok(text) if text.is_empty() => found.push(format!("{message:?} says nothing")),
            Ok(_) => {}
            Err(problem) => found.push(format!("{message:?}: {problem:?}")),
        }
    }
}

/// All that goes to every viewer now; says how large the largest request is.
fn everything(table: &dyn Table, texts: &Texts, found: &mut Vec<String>) -> usize {
    let mut largest = 0;
    let seats = table.seats().into_iter().map(|seated| Viewer::Seat(seated.seat));
    for viewer in seats.chain([Viewer::Spectator]) {
        missing(&serde_json::to_value(table.drawn_for(viewer)).unwrap(), texts, found);
        missing(&serde_json::to_value(table.sentence(viewer)).unwrap(), texts, found);
        if let Viewer::Seat(seat) = viewer
            && let Some(request) = table.asked(seat)
        {
            let asked = serde_json::to_value(&request).unwrap();
            missing(&asked, texts, found);
            largest = largest.max(asked.to_string().len());
            assert!(
                request.choices.iter().any(|choice| !choice.concedes) || !request.awaited,
                "nothing to do"
            );
        }
    }
    largest
}

/// Views, sentences, requests and log lines of random games in every edition, in three languages.
#[test]
fn can_always_be_told() {
    let languages = Lang::ALL.map(Texts::new);
    for (seed, (game, setup)) in (1..).zip(SETUPS) {
        let mut table = begin(game, setup);
        let mut rng = rng(seed);
        for texts in &languages {
            let mut found = Vec::new();
            missing(&serde_json::to_value(table.terms()).unwrap(), texts, &mut found);
            assert!(found.is_empty(), "{found:?}");
        }
        while table.inputs() < INPUTS {
            // In turn, since three languages take three times as long.
            let texts = &languages[usize::try_from(table.inputs() % 3).unwrap()];
            let mut found = Vec::new();
            let largest = everything(table.as_ref(), texts, &mut found);
            let Some(done) = next(table.as_ref(), &mut rng) else { break };
            let step = take(table.as_mut(), &done).unwrap_or_else(|| panic!("{setup}: {done:?} is refused"));
            for told in &step.told {
                for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
                    let line = table.log_line(told, viewer);
                    missing(&serde_json::to_value(line).unwrap(), texts, &mut found);
                }
            }
            assert!(found.is_empty(), "{game} {setup}, input {}: {found:?}", table.inputs());
            assert!(largest < MOST, "{game} {setup}, input {}: a request of {largest} bytes", table.inputs());
        }
    }
}

/// Every choice that a request lists would be taken, places too, and its preview says so.
#[test]
fn previews_agree_with_requests() {
    for (seed, (game, setup)) in (101..).zip(SETUPS) {
        let mut table = begin(game, setup);
        let mut rng = rng(seed);
        for input in 0..60 {
            for seated in table.seats() {
                let Some(request) = table.asked(seated.seat).filter(|_| input % 6 == 0) else {
                    continue;
                };
                let spots = request.places.iter().filter_map(|places| {
                    let (x, y) = *places.at.last()?;
                    let mut action = places.action.clone();
                    action["to"] = serde_json::json!({ "x": x, "y": y });
                    Some(action)
                });
                let choices = request.choices.iter().map(|choice| choice.action.clone());
                for action in choices.chain(spots.take(6)) {
                    let preview = table.preview(seated.seat, request.number, &action);
                    assert!(preview.allowed, "{setup}: {action} is refused: {}", preview.message);
                }
                let resign = serde_json::json!({ "do": "resign" });
                let stale = table.preview(seated.seat, request.number + 1, &resign);
                assert!(!stale.allowed);
            }
            let Some(done) = next(table.as_ref(), &mut rng) else { break };
            take(table.as_mut(), &done).unwrap();
        }
    }
}
