//! The kept list of messages by which the page's formatter is tested: what it makes of them has to be what is made here,
//! letter by letter. They come from games of both kinds, with cards, refusals and odds.

use std::collections::BTreeSet;

use catalog::texts::{Manner, Units};
use catalog::{Lang, Table, Texts};
use kernel::{Arg, Message, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::played::{SETUPS, begin, next, rng, take};
use crate::whole::messages;

/// One message as each reader is shown it.
#[derive(Serialize, Deserialize)]
struct Kept {
    message: Message,
    units: String,
    en: String,
    es: String,
    it: String,
}

/// So many messages of one key are kept, since the next would show nothing new.
const OF_A_KEY: usize = 2;
/// So many inputs of each game are looked at.
const INPUTS: u64 = 120;

/// The messages that have been met, of each key and form a few.
#[derive(Default)]
struct Met {
    keys: Vec<String>,
    seen: BTreeSet<String>,
    messages: Vec<Message>,
}

impl Met {
    fn add(&mut self, message: Message) {
        // What differs in the kinds of its arguments is as good as another key.
        let kinds: Vec<String> =
            message.args.iter().map(|(gap, arg)| format!("{gap}:{}", kind(arg))).collect();
        let key = format!("{} {:?} {}", message.key, message.attribute, kinds.join(" "));
        let text = serde_json::to_string(&message).unwrap();
        if self.keys.iter().filter(|known| **known == key).count() < OF_A_KEY && self.seen.insert(text) {
            self.keys.push(key);
            self.messages.push(message);
        }
    }

    fn add_all(&mut self, value: &impl Serialize) {
        let mut found = Vec::new();
        messages(&serde_json::to_value(value).unwrap(), &mut found);
        found.into_iter().for_each(|message| self.add(message));
    }
}

fn kind(arg: &Arg) -> String {
    let value = serde_json::to_value(arg).unwrap();
    let on = value["of"]["on"].as_str().unwrap_or_default();
    let of = value["of"]["glue"].as_str().unwrap_or_default();
    format!("{}{on}{of}", value["is"].as_str().unwrap_or_default())
}

/// What a game says to everybody, and what it says of choices that cannot be made.
fn listen(table: &mut dyn Table, seed: u64, met: &mut Met) {
    let mut rng = rng(seed);
    let texts = Texts::new(Lang::En);
    while table.inputs() < INPUTS {
        for seated in table.seats() {
            let number = table.number(seated.seat);
            met.add_all(&table.asked(seated.seat));
            met.add_all(&table.drawn_for(Viewer::Seat(seated.seat)));
            let refused =
                [json!({ "do": "go", "to": { "x": 3, "y": 4 } }), json!({ "do": "dodge", "other": 0 })];
            for action in refused {
                met.add_all(&table.preview(seated.seat, number, &action));
            }
        }
        met.add_all(&table.waits_for());
        let Some(done) = next(table, &mut rng) else { break };
        let step = take(table, &done).unwrap();
        for told in &step.told {
            met.add_all(&table.log_line(told, Viewer::Seat(Seat(0))));
        }
    }
    let view = table.drawn_for(Viewer::Spectator).view;
    let mut cards = Vec::new();
    cards_in(&view, &mut cards);
    cards.sort_unstable();
    cards.dedup();
    for card in cards {
        met.add_all(&table.card(&card, &texts));
    }
    met.add_all(&table.terms());
}

/// The ids of the cards that a view names.
fn cards_in(view: &Value, found: &mut Vec<String>) {
    match view {
        Value::Object(fields) => {
            for id in ["card", "id"] {
                found.extend(fields.get(id).and_then(Value::as_str).map(str::to_owned));
            }
            fields.values().for_each(|value| cards_in(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| cards_in(value, found)),
        Value::String(_) | Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// The list that the page's formatter is tested by is what is made of these messages today: run
/// `UPDATE_EXPECT=1 cargo test -p catalog --test wire kept` where a text has changed.
#[test]
fn the_page_is_tested_by_what_is_made_here() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/tests/messages.json");
    let texts = |lang, units| Texts::new(lang).in_manner(Manner::Read(units));
    let every: Vec<(&str, [Texts; 3])> = [("inches", Units::Inches), ("centimetres", Units::Centimetres)]
        .map(|(word, units)| (word, Lang::ALL.map(|lang| texts(lang, units))))
        .to_vec();
    let made = |message: &Message, units: &str| {
        let (_, texts) = every.iter().find(|(word, _)| *word == units).unwrap();
        let [en, es, it] = texts.each_ref().map(|texts| texts.format(message));
        Kept { message: message.clone(), units: units.to_owned(), en, es, it }
    };
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        let mut met = Met::default();
        for (seed, (game, setup)) in (31..).zip(SETUPS) {
            listen(begin(game, setup).as_mut(), seed, &mut met);
        }
        let with_lengths = |kept: &Kept, other: &Kept| (&kept.en, &kept.es) != (&other.en, &other.es);
        let mut kept = Vec::new();
        for message in &met.messages {
            let [inches, centimetres] = ["inches", "centimetres"].map(|units| made(message, units));
            let both = with_lengths(&inches, &centimetres);
            kept.push(inches);
            kept.extend(both.then_some(centimetres));
        }
        let lines: Vec<String> = kept.iter().map(|kept| serde_json::to_string(kept).unwrap()).collect();
        std::fs::write(path, format!("[\n{}\n]\n", lines.join(",\n"))).unwrap();
    }
    let kept: Vec<Kept> = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert!(kept.len() > 300, "there are only {}", kept.len());
    for Kept { message, units, en, es, it } in kept {
        let now = made(&message, &units);
        assert_eq!((now.en, now.es, now.it), (en, es, it), "{message:?}");
    }
}
