//! Whatever happens, everything a page gets can be built, is written in every language, and is small.

use catalog::{Lang, Table, Texts};
use kernel::{Seat, Viewer};
use serde_json::Value;

use crate::played::{SETUPS, begin, next, rng, take};

/// Beginnings of keys; a text that begins so was not found.
const KEYS: [&str; 9] =
    ["battle-", "table-", "page-", "group-", "line-", "name-", "form-", "option-", "refusal-"];
/// What is the same in every language.
const IDS: [&str; 8] = ["id", "card", "words", "ability", "icon", "verb", "event", "laid"];
/// A request is never larger, in bytes of JSON.
const MOST: usize = 40_000;
/// Enough inputs to come to know every stage.
const INPUTS: u64 = 260;

/// Every text in it that is none, and every name that is only an id.
fn missing(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) => {
            if KEYS.iter().any(|key| text.starts_with(key)) {
                found.push(text.clone());
            }
        }
        Value::Array(values) => values.iter().for_each(|value| missing(value, found)),
        Value::Object(fields) => {
            let text = |key: &str| fields.get(key).and_then(Value::as_str);
            for id in ["id", "card"] {
                if let (Some(id), Some(name)) = (text(id), text("name"))
                    && id == name
                {
                    found.push(format!("no name for {id}"));
                }
            }
            if text("title").is_some_and(str::is_empty) {
                found.push(format!("no title for {value}"));
            }
            let texts = fields.iter().filter(|(key, _)| !IDS.contains(&key.as_str()));
            texts.for_each(|(_, value)| missing(value, found));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// All that goes to every viewer now; says how large the largest request is.
fn everything(table: &dyn Table, texts: &Texts, found: &mut Vec<String>) -> usize {
    let mut largest = 0;
    let seats = table.seats().into_iter().map(|seated| Viewer::Seat(seated.seat));
    for viewer in seats.chain([Viewer::Spectator]) {
        missing(&serde_json::to_value(table.drawn_for(viewer, texts)).unwrap(), found);
        missing(&Value::String(table.sentence(viewer, texts)), found);
        if let Viewer::Seat(seat) = viewer
            && let Some(request) = table.asked(seat, texts)
        {
            let asked = serde_json::to_value(&request).unwrap();
            missing(&asked, found);
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
        for terms in languages.iter().map(|texts| table.terms(texts)) {
            assert!(terms.iter().all(|term| !KEYS.iter().any(|key| term.starts_with(key))), "{terms:?}");
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
                    let line = table.log_line(told, viewer, texts);
                    missing(&serde_json::to_value(line).unwrap(), &mut found);
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
    let texts = Texts::new(Lang::En);
    for (seed, (game, setup)) in (101..).zip(SETUPS) {
        let mut table = begin(game, setup);
        let mut rng = rng(seed);
        for input in 0..60 {
            for seated in table.seats() {
                let Some(request) = table.asked(seated.seat, &texts).filter(|_| input % 6 == 0) else {
                    continue;
                };
                let spots = request.places.iter().filter_map(|places| {
                    let (x, y) = *places.at.last()?;
                    let board = matches!(table.drawn_for(Viewer::Spectator, &texts), protocol::View::Anima(view) if view.measure == "board");
                    let place = if board { format!("{x},{y}") } else { format!("{},{}", inches(x), inches(y)) };
                    Some(places.words.replace("{}", &place))
                });
                let choices = request.choices.iter().map(|choice| choice.words.clone());
                for words in choices.chain(spots.take(6)) {
                    let preview = table.preview(seated.seat, request.number, &words, &texts);
                    assert!(preview.allowed, "{setup}: {words} is refused: {}", preview.text);
                }
                let stale = table.preview(seated.seat, request.number + 1, "resign", &texts);
                assert!(!stale.allowed);
            }
            let Some(done) = next(table.as_ref(), &mut rng) else { break };
            take(table.as_mut(), &done).unwrap();
        }
    }
}

/// Thousandths of an inch as a page writes them.
fn inches(length: i32) -> String {
    (f64::from(length) / 1000.0).to_string()
}
