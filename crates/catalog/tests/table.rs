//! The erased face of a game: requests and their numbers, refusals, takebacks, and the journal it keeps.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use catalog::games::{GameError, Prepared, Wanted};
use catalog::table::{Refusal, Takeback, Waiting};
use catalog::{Lang, Table, Texts, games};
use kernel::dice::{Dice, SeededDice, stream};
use kernel::journal::{DiceSource, parse};
use kernel::{Seat, SeatSet, Viewer};
use players::{Budget, Level};

/// A game with this setup and these options, in pairs.
fn prepare(game: &str, setup: &str, options: &str) -> Result<Prepared, GameError> {
    let pairs = |words: &str| {
        let pair = |word: &str| word.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
        words.split_whitespace().filter_map(pair).collect()
    };
    games::prepare(game, &Wanted { setup: pairs(setup), options: pairs(options), ..Wanted::default() })
}

fn begin(setup: &str) -> Box<dyn Table> {
    let prepared = prepare("last-stand", setup, "").unwrap();
    games::begin("last-stand", prepared, DiceSource::Seeded).unwrap()
}

fn battle(setup: &str, options: &str) -> Box<dyn Table> {
    let prepared = prepare("anima", setup, options).unwrap();
    games::begin("anima", prepared, DiceSource::Seeded).unwrap()
}

/// Everything chosen but the cards of the first round.
fn first_round() -> Box<dyn Table> {
    let mut table = begin("heroes=2 titan=basic hero1=levi hero2=eren level1=3 level2=0");
    roll(table.as_mut());
    table
}

/// Rolls whatever is asked for until somebody is to choose.
fn roll(table: &mut dyn Table) {
    while let Waiting::Chance(chance) = table.waiting() {
        let drawn = SeededDice::new(1, table.die_index()).draw(chance);
        table.drawn(drawn).unwrap();
    }
}

fn number(table: &dyn Table, seat: u8) -> u64 {
    table.request(Seat(seat)).unwrap().number
}

/// Plays on, at random, for so many choices or to the end.
fn play(table: &mut dyn Table, choices: usize) {
    let mut rng = stream(5, 5);
    for _ in 0..choices {
        roll(table);
        let Waiting::Decide { awaited, .. } = table.waiting() else { return };
        let seat = awaited.iter().next().unwrap();
        let action = table.still().propose(seat, Level::Random.into(), Budget::whole(), &mut rng).unwrap();
        let number = table.request(seat).unwrap().number;
        table.act(seat, number, &action).unwrap();
    }
}

/// A seat's number changes only when its own choices do, and an answer to an old number is refused.
#[test]
fn numbers_of_requests() {
    let mut table = first_round();
    let old = number(table.as_ref(), 0);
    let hero = number(table.as_ref(), 1);
    table.choose(Seat(0), old, "lay stomp frenzy").unwrap();
    roll(table.as_mut());
    assert_ne!(number(table.as_ref(), 1), hero, "the heroes have dice to roll now");
    let before = number(table.as_ref(), 2);
    let first = number(table.as_ref(), 1);
    table.choose(Seat(1), first, "content").unwrap();
    assert_eq!(number(table.as_ref(), 2), before, "what Eren may do is as it was");
    let current = number(table.as_ref(), 1);
    assert_eq!(
        table.choose(Seat(1), first, "content"),
        Err(Refusal::Stale { number: first, current }),
        "Levi's own choices are others now"
    );
}

/// Nonsense, a rule's no and a stranger's seat are different refusals, and none changes the journal.
#[test]
fn refusals() {
    let mut table = first_round();
    let before = table.journal().to_owned();
    let current = number(table.as_ref(), 0);
    assert!(matches!(table.choose(Seat(0), current, "dance"), Err(Refusal::Unclear(_))));
    let Err(Refusal::Illegal(line)) = table.choose(Seat(0), current, "lay stomp stomp") else {
        panic!("a rule says no");
    };
    assert_eq!(
        (line.line_name(), line.rules.iter().collect::<Vec<_>>()),
        ("same-card-twice", vec!["round.choose"])
    );
    assert_eq!(table.choose(Seat(9), current, "content"), Err(Refusal::NothingToChoose));
    assert_eq!(table.drawn(kernel::Drawn::one(0)), Err(Refusal::NotDrawn));
    assert_eq!(table.take_back(77), Err(Refusal::NoSuchInput { number: 77 }));
    assert_eq!(table.journal(), before);
    let text = Refusal::Illegal(line).text(&Texts::new(Lang::It));
    let stomp = Texts::new(Lang::It).name("stomp");
    assert!(text.contains(&stomp) && text.ends_with(" [round.choose]"), "{text}");
}

/// The face-down card is told to the Titan alone, and only its picture shows it.
#[test]
fn what_is_hidden_stays_hidden() {
    let mut table = first_round();
    let current = number(table.as_ref(), 0);
    let step = table.choose(Seat(0), current, "lay stomp frenzy").unwrap();
    let told = |seats: &[&str]| {
        let seats: Vec<String> = seats.iter().map(|seat| (*seat).to_owned()).collect();
        let lines = step.told.iter().filter_map(|told| told.line_for(&seats));
        lines.map(|line| line.to_string()).collect::<Vec<_>>().join("\n")
    };
    assert!(told(&["titan"]).contains("frenzy"));
    assert!(told(&["hero1", "titan"]).contains("frenzy"), "one person in both seats knows it");
    assert!(!told(&["hero1", "hero2"]).contains("frenzy"));
    assert!(!told(&[]).contains("frenzy"), "a spectator sees what heroes see");
    let texts = Texts::new(Lang::En);
    let shows = |viewer| {
        let rows = table.picture(viewer, &texts);
        rows.iter().any(|row| row.text.contains("Second card: face down, Frenzy"))
    };
    assert!(shows(Viewer::Seat(Seat(0))));
    assert!(!shows(Viewer::Seat(Seat(1))) && !shows(Viewer::Spectator));
    assert!(table.keeps_secrets(Seat(0), Seat(1)) && !table.keeps_secrets(Seat(1), Seat(2)));
}

/// A takeback goes to before the choice, says when dice were seen since, and no roll comes twice.
#[test]
fn takebacks() {
    let mut table = first_round();
    assert_eq!(table.last_choice(SeatSet::first(3)), None, "nobody has chosen anything yet");
    let current = number(table.as_ref(), 0);
    let position = table.position_words();
    table.choose(Seat(0), current, "lay stomp frenzy").unwrap();
    let undo = table.last_choice(SeatSet::of(Seat(0))).unwrap();
    assert_eq!((undo.words.as_str(), undo.seat), ("lay stomp frenzy", Seat(0)));
    roll(table.as_mut());
    let undo = table.last_choice(SeatSet::of(Seat(0))).unwrap();
    assert!(undo.learned, "the heroes have rolled since");
    let rolls = table.die_index();
    let step = table.take_back(undo.to).unwrap();
    assert!(step.written.starts_with("takeback "), "{}", step.written);
    assert_eq!(table.position_words(), position);
    assert_eq!(table.die_index(), rolls, "rolls taken back are not rolled again");
    assert_eq!(table.take_back(undo.to), Err(Refusal::NoSuchInput { number: undo.to }));
}

/// Past a die, the computer on the other side agrees to nothing and other people are asked; an ally of the computer's is
/// nobody to ask. At a table laid as practice the computer has no say.
#[test]
fn who_lets_a_choice_be_taken_back() {
    let setup = "heroes=2 titan=basic hero1=levi hero2=eren level1=3 level2=0";
    let pair = |word: &str| word.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
    let laid = |practice: bool| {
        let setup = setup.split_whitespace().filter_map(pair).collect();
        let prepared =
            games::prepare("last-stand", &Wanted { setup, practice, ..Wanted::default() }).unwrap();
        let mut table = games::begin("last-stand", prepared, DiceSource::Seeded).unwrap();
        roll(table.as_mut());
        table.choose(Seat(0), table.number(Seat(0)), "lay stomp frenzy").unwrap();
        table
    };
    let (titan, levi, eren) = (SeatSet::of(Seat(0)), SeatSet::of(Seat(1)), SeatSet::of(Seat(2)));
    let judged = |table: &dyn Table, own: SeatSet, others: SeatSet| {
        table.last_choice(own).unwrap().judged(table, own, others)
    };
    let mut table = laid(false);
    assert_eq!(judged(table.as_ref(), titan, SeatSet::EMPTY), Takeback::Refused, "a card was shown");
    roll(table.as_mut());
    assert_eq!(judged(table.as_ref(), titan, SeatSet::EMPTY), Takeback::Refused, "the heroes have rolled");
    assert_eq!(judged(table.as_ref(), titan, levi), Takeback::Refused, "Eren is the computer's");
    assert_eq!(judged(table.as_ref(), titan, levi.union(eren)), Takeback::Asks);
    assert_eq!(
        judged(table.as_ref(), SeatSet::first(3), SeatSet::EMPTY),
        Takeback::Free,
        "there is nobody else"
    );
    table.choose(Seat(1), table.number(Seat(1)), "content").unwrap();
    assert_eq!(judged(table.as_ref(), levi, titan), Takeback::Free, "nobody has answered");
    table.choose(Seat(2), table.number(Seat(2)), "content").unwrap();
    let undo = table.last_choice(levi).unwrap();
    assert!(undo.answered && !undo.learned, "{undo:?}");
    assert_eq!(judged(table.as_ref(), levi, titan), Takeback::Asks, "Eren is an ally");
    assert_eq!(
        judged(table.as_ref(), levi, SeatSet::EMPTY),
        Takeback::Refused,
        "the Titan is the computer's"
    );
    let mut table = laid(true);
    roll(table.as_mut());
    assert_eq!(judged(table.as_ref(), titan, SeatSet::EMPTY), Takeback::Free);
    assert_eq!(judged(table.as_ref(), titan, levi), Takeback::Asks);
    let again = games::resume(&parse(table.journal()).unwrap()).unwrap();
    assert!(again.practice() && again.journal() == table.journal());
}

/// A journal brings back the game as it was, takebacks and all, at any point and to the letter.
#[test]
fn journals_bring_the_game_back() {
    let mut table = first_round();
    play(table.as_mut(), 30);
    let undo = table.last_choice(SeatSet::first(3)).unwrap();
    table.take_back(undo.to).unwrap();
    for _ in 0..100 {
        let journal = parse(table.journal()).unwrap();
        assert!(games::verify(&journal).unwrap().is_ok());
        let again = games::resume(&journal).unwrap();
        assert_eq!(again.journal(), table.journal());
        assert_eq!(again.position_words(), table.position_words());
        assert_eq!((again.waiting(), again.die_index()), (table.waiting(), table.die_index()));
        if matches!(table.waiting(), Waiting::Over { .. }) {
            return;
        }
        play(table.as_mut(), 25);
    }
    panic!("the game does not end");
}

/// What a step says to append is exactly what the journal grows by.
#[test]
fn steps_append() {
    let mut table = first_round();
    let mut text = table.journal().to_owned();
    let current = number(table.as_ref(), 0);
    text.push_str(&table.choose(Seat(0), current, "lay stomp frenzy").unwrap().written);
    let undo = table.last_choice(SeatSet::of(Seat(0))).unwrap();
    text.push_str(&table.take_back(undo.to).unwrap().written);
    assert_eq!(table.journal(), text);
}

/// A game, an option and a form that do not exist are refused by name.
#[test]
fn what_cannot_be_begun() {
    let texts = Texts::new(Lang::En);
    let option = |option: &str| prepare("last-stand", "", option).unwrap_err().text(&texts);
    assert!(option("fourth-ability=x").contains("fourth-ability"));
    assert!(option("third-ability=sometimes").contains("sometimes"));
    assert!(prepare("chess", "", "").unwrap_err().text(&texts).contains("chess"));
    let prepared = prepare("last-stand", "heroes=9", "").unwrap();
    let error = games::begin("last-stand", prepared, DiceSource::Seeded).err().unwrap();
    assert_eq!(error.text(&texts), "The game is for 2 to 4 heroes, not for 9.");
}

/// Content that cannot be played is refused with its file, line and column.
#[test]
fn bad_content_is_refused_with_its_place() {
    let mut prepared = prepare("last-stand", "heroes=2", "").unwrap();
    for (path, text) in &mut prepared.files {
        if path.starts_with("editions/") {
            *text = text.replace("cannons = 6", "cannons = 99");
        }
    }
    let error = games::begin("last-stand", prepared, DiceSource::Seeded).err().unwrap();
    let text = error.text(&Texts::new(Lang::En));
    assert!(text.contains("editions/printed.toml, line 14, column 11: ") && text.contains("99"), "{text}");
}

/// A match option is written into the content that the journal keeps.
#[test]
fn options_travel_with_the_game() {
    let prepared = prepare("last-stand", "heroes=2", "third-ability=not-weak-or-kill").unwrap();
    let table = games::begin("last-stand", prepared, DiceSource::Seeded).unwrap();
    assert!(table.journal().contains("| third_ability = \"not-weak-or-kill\"\n"));
    let [rule] = table.house_rules() else { panic!("one house rule: {:?}", table.house_rules()) };
    assert_eq!((rule.parameter.as_str(), rule.usual.as_deref()), ("third_ability", Some("weak-or-kill")));
}

const SMALL: &str = "map=twin-hills a=brannoc,drusk b=vasska,drusk";

/// A battle with house rules says which they are, before and after it was kept in a journal; one without says none.
#[test]
fn house_rules_are_told() {
    assert!(battle(SMALL, "").house_rules().is_empty());
    let table = battle(&format!("edition=core-es {SMALL}"), "board.run_turns=[3] victory=points");
    let told = |table: &dyn Table| -> Vec<String> {
        let rules = table.house_rules().iter();
        rules.map(|rule| format!("{}={} {:?}", rule.parameter, rule.value, rule.usual)).collect()
    };
    let rules = ["victory=points Some(\"levels\")", "board.run_turns=[3] Some(\"[2]\")"];
    let mut known = told(table.as_ref());
    known.sort_by_key(|rule| rule.starts_with("board"));
    assert_eq!(known, rules);
    let again = games::resume(&parse(table.journal()).unwrap()).unwrap();
    assert_eq!(told(again.as_ref()), told(table.as_ref()));
}

/// In a battle, too, an answer to a request of before is refused, even if it would be allowed now, and changes nothing.
#[test]
fn stale_answers_in_a_battle() {
    let mut table = battle(SMALL, "");
    roll(table.as_mut());
    let Waiting::Decide { awaited, .. } = table.waiting() else { panic!("an edge is to be chosen") };
    let seat = awaited.iter().next().unwrap();
    let old = table.request(seat).unwrap().number;
    table.choose(seat, old, "edge 0").unwrap();
    let request = table.request(seat).unwrap();
    let words = request.choices[0].words.clone();
    assert!(words.starts_with("deploy "), "{words}");
    let (journal, position, waiting) = (table.journal().to_owned(), table.position_words(), table.waiting());
    for number in [old, request.number + 1] {
        for words in ["edge 0", words.as_str()] {
            let refusal = Refusal::Stale { number, current: request.number };
            assert_eq!(table.choose(seat, number, words), Err(refusal));
        }
    }
    assert_eq!((table.journal(), table.position_words(), table.waiting()), (&*journal, position, waiting));
    assert_eq!(table.request(seat), Some(request.clone()));
    table.choose(seat, request.number, &words).unwrap();
    assert_ne!(table.journal(), journal);
}

/// Of hundreds of places a few are offered; whatever is offered can be chosen, and so can what is not.
#[test]
fn few_places_are_offered() {
    for map in ["twin-hills", "broken-abbey"] {
        let mut table = battle(&format!("map={map} a=brannoc,isaura,drusk b=vasska,drusk"), "");
        let mut rng = stream(9, 9);
        let (mut hidden, mut odds) = (0, 0);
        for _ in 0..300 {
            roll(table.as_mut());
            let Waiting::Decide { awaited, .. } = table.waiting() else { break };
            let seat = awaited.iter().next().unwrap();
            let request = table.request(seat).unwrap();
            assert!(request.offered <= 24, "{} choices on {map}", request.offered);
            assert!(request.choices[..request.offered].iter().any(|choice| !choice.concedes));
            assert!(request.choices.iter().all(|choice| choice.group.is_some()));
            hidden += request.choices.len() - request.offered;
            odds += request.choices.iter().filter(|choice| choice.odds.is_some()).count();
            assert!(request.choices.iter().all(|choice| table.understands(&choice.words)));
            let action =
                table.still().propose(seat, Level::Random.into(), Budget::whole(), &mut rng).unwrap();
            table.act(seat, request.number, &action).unwrap();
        }
        assert!(hidden > 300 && odds > 10, "{map}: {hidden} places, {odds} odds");
    }
}
