//! What people and files may send that the game must refuse: each with its rule, and with nothing changed.
//!
//! Inputs go through [`Run`], the one door into a game, and each case ends with the nearest thing that is allowed, so
//! that a refusal of everything would be found out. What is refused before a game begins is a map or a match form.

mod common;

use anima::content::{self, Content, ContentError, File};
use anima::{Action, Anima, Form, Illegal};
use kernel::run::{Refused, Run};
use kernel::{Seat, Worded};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
/// Nobody sits here.
const NOBODY: Seat = Seat(2);

/// A game with this setup, at this position.
fn at(setup: &str, position: &str) -> Run<Anima> {
    let game = common::make(setup).unwrap_or_else(|error| panic!("{setup}: {error}"));
    let state = game.position(position).unwrap_or_else(|unclear| panic!("{position}: {unclear}"));
    Run::from_state(game, state)
}

fn action(run: &Run<Anima>, words: &str) -> Action {
    run.game().parse_action(words).unwrap_or_else(|unclear| panic!("{words}: {unclear}"))
}

/// Sends the words and expects this refusal, resting on this rule, and everything as it was.
#[track_caller]
fn refuse(run: &mut Run<Anima>, seat: Seat, words: &str, rule: &str, is: fn(&Illegal) -> bool) {
    let sent = action(run, words);
    let (before, waiting) = (*run.state(), run.pending());
    let choices = [A, B].map(|seat| run.legal_actions(seat));
    match run.choose(seat, sent) {
        Err(Refused::Illegal(illegal)) => {
            assert!(is(&illegal), "{words}: {illegal:?}");
            assert_eq!(illegal.rule().0, rule, "{words}");
            let told = run.game().refusal_line(&illegal).rules;
            assert!(told.contains(&illegal.rule()), "{words}: {told:?}");
        }
        Err(Refused::NotDeciding | Refused::NotDrawn) => panic!("{words}: a choice is awaited"),
        Ok(events) => panic!("{words}: taken with {events:?}"),
    }
    assert_eq!(*run.state(), before, "{words}");
    assert_eq!(run.pending(), waiting, "{words}");
    assert_eq!([A, B].map(|seat| run.legal_actions(seat)), choices, "{words}");
}

#[track_caller]
fn take(run: &mut Run<Anima>, seat: Seat, words: &str) {
    let (sent, before) = (action(run, words), *run.state());
    assert!(run.choose(seat, sent).is_ok_and(|events| !events.is_empty()), "{words}");
    assert_ne!(*run.state(), before, "{words}");
}

/// The built-in content with one more table, on which these towers stand.
fn with_towers(towers: &[&str]) -> Result<Content, ContentError> {
    let mut text = "id = \"trial\"\nwidth = 48\ndepth = 48\nedges = [\"near\", \"far\"]\n".to_owned();
    for x in towers {
        text += &format!("[[scenery]]\npiece = \"tower\"\nx = {x}\ny = 24\n");
    }
    let mut files = content::builtin();
    files.0.push(File { path: "maps/table/trial.toml".to_owned(), text });
    content::read(&files)
}

/// A map whose pieces overlap, or lie too near to each other by a thousandth of an inch, is refused with its place.
#[test]
fn a_map_with_overlapping_scenery() {
    for (x, words) in [
        ("24", "tower and tower overlap"),
        ("27.999", "tower and tower overlap"),
        ("28.999", "tower and tower are nearer than 1 inches to each other"),
    ] {
        let error = with_towers(&["24", x]).expect_err("the map must be refused");
        assert_eq!(error.rule(), Some("setup.scenery_place"));
        assert_eq!(error.to_string(), format!("maps/table/trial.toml:10:9: {words}"));
    }
    let content = with_towers(&["24", "29"]).expect("an inch between two pieces is enough");
    assert!(content.maps.iter().any(|map| map.id == "trial" && map.placed.len() == 2));
}

/// Nobody sets a piece on another one, freely or on squares.
#[test]
fn overlapping_scenery_set_by_a_player() {
    let near = |illegal: &Illegal| matches!(illegal, Illegal::Scenery { .. });
    for (map, tower, on_it, too_near, apart) in [
        ("bare-table", "10,24", "set grove 10,24 0", "set tower 14.999,24 0", "set tower 15,24 0"),
        ("bare-board", "10,14", "set grove 10,14 0", "set tower 14,14 0", "set tower 15,14 0"),
    ] {
        let setup = format!("map={map} scenery=rolled a=guard b=guard");
        let mut run = at(&setup, &format!("stage=place-scenery:a:1 pieces=tower@{tower}:0"));
        refuse(&mut run, A, on_it, "setup.scenery_place", near);
        refuse(&mut run, A, too_near, "setup.scenery_place", near);
        take(&mut run, A, apart);
    }
}

/// A base is deployed wholly in its own zone.
#[test]
fn a_deployment_outside_the_zone() {
    let outside = |illegal: &Illegal| matches!(illegal, Illegal::NotInZone { .. });
    let mut run = at("map=bare-table a=guard,guard b=guard", "stage=deploy:a");
    for place in ["24,24", "24,46", "24,3.401", "12.599,2", "24,0.599", "-5,2", "24,900"] {
        refuse(&mut run, A, &format!("deploy a1 {place}"), "setup.zone", outside);
    }
    take(&mut run, A, "deploy a1 12.6,3.4");
    let mut run = at("map=bare-board a=guard,guard b=guard", "stage=deploy:a");
    for place in ["14,14", "14,26", "2,4", "1,0", "26,3", "200,2", "14,200"] {
        refuse(&mut run, A, &format!("deploy a1 {place}"), "setup.zone", outside);
    }
    take(&mut run, A, "deploy a1 2,3");
}

/// A base that would cut into a wall by a thousandth of an inch does not pass; one that slides along it does.
#[test]
fn a_move_through_a_wall() {
    let wall = |illegal: &Illegal| {
        let Illegal::Way { hindrance } = illegal else { return false };
        matches!(hindrance, anima::refusal::Hindrance::Impassable { .. })
    };
    let beside = |y: &str| {
        let position = format!("stage=active:a1 pieces=ruined-wall@24,24:0 | a1 @20,{y} | b1 @40,40");
        let mut run = at("map=bare-table a=guard b=guard", &position);
        take(&mut run, A, "run");
        run
    };
    let mut through = beside("20.401");
    refuse(&mut through, A, "go 28,20.401", "move.impassable", wall);
    let mut aslant = beside("20.4");
    refuse(&mut aslant, A, "go 28,20.401", "move.impassable", wall);
    take(&mut aslant, A, "go 28,20.4");
    assert_eq!(aslant.state().figure(0).place, anima::state::Place { x: 28_000, y: 20_400 });
}

/// Nobody deploys, activates or moves the other side's characters, and nobody acts out of turn.
#[test]
fn an_action_for_somebody_elses_character() {
    let not_yours = |illegal: &Illegal| matches!(illegal, Illegal::NotYours { .. });
    let not_now = |illegal: &Illegal| matches!(illegal, Illegal::NotNow { .. });
    let nobody = |illegal: &Illegal| matches!(illegal, Illegal::NoSuchFigure);
    let setup = "map=bare-table a=guard,guard b=guard,guard";
    let mut run = at(setup, "stage=deploy:a");
    refuse(&mut run, A, "deploy b1 24,2", "action.active", not_yours);
    refuse(&mut run, A, "deploy a3 24,2", "action.active", nobody);
    refuse(&mut run, B, "deploy b1 24,46", "setup.deploy", not_now);
    take(&mut run, A, "deploy a1 24,2");

    let mut run = at(setup, "stage=act:a | a1 @10,10 | a2 @20,10 | b1 @10,40 | b2 @20,40");
    refuse(&mut run, A, "activate b1", "action.active", not_yours);
    refuse(&mut run, A, "activate a9", "action.active", nobody);
    for seat in [B, NOBODY] {
        refuse(&mut run, seat, "activate a1", "turn.action", not_now);
        refuse(&mut run, seat, "activate b1", "turn.action", not_now);
    }
    take(&mut run, A, "activate a1");
    for words in ["walk", "end", "attack b1"] {
        refuse(&mut run, B, words, "action.active", not_now);
    }
    take(&mut run, A, "walk");
}

/// The rule and the words by which a party is refused.
fn refused_party(content: &Content, party: &str) -> (String, String) {
    let form = format!("map=twin-hills a={party} b=drusk levels=600");
    let line = Form::parse(content, &form).expect_err("the party must be refused").line();
    let rules: Vec<&str> = line.rules.iter().collect();
    (rules.join(" "), line.to_string())
}

/// A party of more characters or more levels than are allowed does not play.
#[test]
fn a_party_over_the_caps() {
    let mut content = content::read(&content::builtin()).expect("the built-in content is sound");
    for character in &mut content.characters {
        character.copies = 17;
    }
    let before = content.clone();
    let crowd = |count: usize| vec!["drusk"; count].join(",");
    let (rule, words) = refused_party(&content, &crowd(17));
    assert_eq!(rule, "party.levels");
    assert!(words.contains("17 characters") && words.contains("side=a"), "{words}");
    let (rule, words) = refused_party(&content, &format!("{},nerezza,brannoc", crowd(14)));
    assert_eq!(rule, "party.levels");
    assert!(words.contains("605 levels"), "{words}");
    assert_eq!(content, before);
    // Sixteen characters of exactly as many levels as were agreed.
    let form = format!("map=twin-hills a={} b=drusk levels=560", crowd(16));
    let form = Form::parse(&content, &form).expect("a party within the caps plays");
    assert_eq!(form.parties[0].members.len(), 16);
}
