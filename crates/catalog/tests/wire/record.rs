//! The match form, rules, cards, replays and forks as a page gets them.

use catalog::wire::record::{self, Onlooker, Span};
use catalog::wire::{book, form};
use catalog::{Lang, Table, Texts};
use kernel::journal::parse;
use kernel::{Seat, Viewer};

use protocol::http::RuleInfo;

use crate::played::{begin, next, rng, take};
use crate::whole::messages;

/// A game that was played at random for so many inputs.
fn played(game: &str, setup: &str, inputs: u64) -> Box<dyn Table> {
    let mut table = begin(game, setup);
    let mut rng = rng(9);
    while table.inputs() < inputs {
        let Some(done) = next(table.as_ref(), &mut rng) else { break };
        take(table.as_mut(), &done).unwrap();
    }
    table
}

/// The frames of a record are what each viewer saw at the table, and a fork begins where it was cut.
#[test]
fn replays_and_forks() {
    for (game, setup) in [("last-stand", "heroes=3"), ("anima", "map=twin-hills a=old-guard b=night-court")] {
        let table = played(game, setup, 60);
        let journal = parse(table.journal()).unwrap();
        assert_eq!(record::inputs(&journal), 60);
        for (who, viewer) in
            [(Onlooker::Seat(Seat(1)), Viewer::Seat(Seat(1))), (Onlooker::Spectator, Viewer::Spectator)]
        {
            let frames = record::frames(&journal, who, Span { from: 50, count: 100 }).unwrap();
            assert_eq!(frames.len(), 11);
            let last = frames.last().unwrap();
            assert_eq!(last.now.inputs, 60);
            assert_eq!(last.now.view, table.drawn_for(viewer));
        }
        let all = record::frames(&journal, Onlooker::Open, Span { from: 0, count: 61 }).unwrap();
        assert_eq!(all.len(), 61);
        let verified = record::verified(&journal);
        assert!(verified.rules && !verified.dice, "{:?}", verified.told);
        let fork = record::fork(&journal, 40).unwrap();
        assert_eq!(fork.inputs(), 40);
        let cut = &all[40];
        assert_eq!(fork.drawn_for(Viewer::Spectator), {
            let frames = record::frames(&journal, Onlooker::Spectator, Span { from: 40, count: 1 });
            frames.unwrap().remove(0).now.view
        });
        assert_eq!(cut.now.inputs, 40);
    }
}

/// What was taken back is in no frame.
#[test]
fn taken_back() {
    let mut table = played("last-stand", "heroes=2 titan=basic hero1=levi hero2=eren", 3);
    let before = table.drawn_for(Viewer::Spectator);
    let mut rng = rng(3);
    let done = next(table.as_ref(), &mut rng).unwrap();
    take(table.as_mut(), &done).unwrap();
    table.take_back(4).unwrap();
    let journal = parse(table.journal()).unwrap();
    assert_eq!(record::inputs(&journal), 3);
    let frames = record::frames(&journal, Onlooker::Spectator, Span { from: 3, count: 9 }).unwrap();
    assert_eq!(frames.len(), 1);
    assert_eq!(frames[0].now.view, before);
}

/// The form has every question with an answer, and takes over what was answered if it can be.
#[test]
fn forms() {
    for texts in Lang::ALL.map(Texts::new) {
        let answers = [("edition", "core-es"), ("measure", "table"), ("map", "twin-hills")];
        let answers = answers.map(|(key, value)| (key.to_owned(), value.to_owned()));
        let form = form::form("anima", &answers, &[]).unwrap();
        let answer = |key: &str| {
            let question = form.questions.iter().find(|question| question.key == key).unwrap();
            question.answer.clone().unwrap()
        };
        assert_eq!(answer("edition"), "core-es");
        // A map of squares is none of the answers where distances are free.
        assert_eq!(answer("map"), "broken-abbey");
        assert_eq!(form.options[0].key, "measuring");
        assert_eq!(form.seats.len(), 2);
        let heroes = form::form("last-stand", &[("heroes".to_owned(), "4".to_owned())], &[]).unwrap();
        assert_eq!(heroes.seats.len(), 5);
        for form in [form, heroes] {
            let mut told = Vec::new();
            messages(&serde_json::to_value(&form).unwrap(), &mut told);
            assert!(told.iter().all(|message| texts.try_format(message).is_ok()), "{told:?}");
        }
    }
}

/// Every rule has a text, and every card of a battle can be read.
#[test]
fn rules_and_cards() {
    for texts in Lang::ALL.map(Texts::new) {
        for game in ["last-stand", "anima"] {
            let rules = book::rules(game).unwrap();
            let title = |rule: &RuleInfo| texts.rule_title(&rule.slug).is_some();
            assert!(rules.iter().all(|rule| title(rule) && texts.try_format(&rule.source).is_ok()));
        }
        assert!(book::rules("chess").is_none());
        let table = begin("anima", "map=twin-hills a=old-guard b=night-court");
        let view = table.drawn_for(Viewer::Spectator).view;
        let view: anima_wire::AnimaView = serde_json::from_value(view).unwrap();
        for figure in &view.figures {
            assert!(table.card(&figure.card, &texts).is_some_and(|card| !card.lines.is_empty()));
        }
    }
}
