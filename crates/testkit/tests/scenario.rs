//! The scenario runner: what it accepts, what it catches, and what it says.

use std::collections::BTreeSet;
use std::path::Path;

use scenario::{CaseReport, run_text, update_text};
use testkit::scenario::hold_file;
use testkit::tiny::{RULES, Tiny};

fn make(setup: &str) -> Result<Tiny, String> {
    if setup.is_empty() { Ok(Tiny) } else { Err(format!("'{setup}' is no setup of the tiny game")) }
}

/// What is wrong with the only case of a text, or nothing.
fn problem(body: &str) -> Option<(usize, String)> {
    let reports = run_text(make, &format!("# One case\ngame: tiny\n{body}")).expect("the text is a scenario");
    assert_eq!(reports.len(), 1);
    reports[0].problem.clone().map(|problem| (problem.line, problem.text))
}

/// The problem's line and a part of its text.
#[track_caller]
fn wrong(body: &str, line: usize, part: &str) {
    let (found, text) = problem(body).expect("something is wrong");
    assert!(text.contains(part), "'{text}' does not say '{part}'");
    assert_eq!(found, line, "{text}");
}

#[track_caller]
fn malformed(text: &str, line: usize, part: &str) {
    let error = run_text(make, text).expect_err("the text is no scenario");
    assert!(error.text.contains(part), "'{error}' does not say '{part}'");
    assert_eq!(error.line, line, "{error}");
}

const STRIKE: &str = "position: ann at=100 bob at=200 hand=dog\ndo: ann: strike bob\ndo: bob: pass\n";

/// Every rule of the tiny game is shown by a case, and emitted by it.
#[test]
fn tiny_rules_are_shown() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios/tiny.scenario");
    let reports = hold_file(&path, make);
    let shown: BTreeSet<String> = reports.into_iter().flat_map(|report| report.shows).collect();
    let all: BTreeSet<String> = RULES.iter().map(|rule| rule.0.to_owned()).collect();
    assert_eq!(shown, all);
}

/// A die more than the game asks for is not used, and said to be.
#[test]
fn an_unused_die_is_wrong() {
    wrong(&format!("{STRIKE}dice: strike: 1 2 3\nafter: turn=1"), 6, "expected 2 × 1");
    wrong(&format!("{STRIKE}dice: strike: 1\nafter: turn=1"), 6, "expected 2 × 1");
    wrong("position: ann at=1\ndice: strike: 1 2\nafter: turn=0", 4, "nothing is drawn here");
}

/// A draw under another name is not taken, nor a face that the die does not have.
#[test]
fn a_draw_is_taken_by_its_name() {
    wrong(&format!("{STRIKE}dice: parry: 1 2\nafter: turn=1"), 6, "the draw that is pending: strike");
    wrong(&format!("{STRIKE}dice: strike: 1 7\nafter: turn=1"), 6, "'7' is not understood");
    wrong(&format!("{STRIKE}do: ann: rest\nafter: turn=1"), 6, "waits for 'dice strike'");
}

/// A refusal must be the one expected, and must come.
#[test]
fn a_refusal_is_the_one_expected() {
    assert_eq!(problem("position: ann at=1\nrefuse: bob: rest\n! not-now [tiny.turn]"), None);
    wrong(
        "position: ann at=1\nrefuse: bob: rest\n! not-you seat=bob [tiny.turn]",
        4,
        "found    ! not-now [tiny.turn]",
    );
    assert_eq!(
        problem("position: ann at=1\nrefuse: bob: rest"),
        None,
        "any reason will do where none is named"
    );
    wrong("position: ann at=1\nrefuse: ann: rest", 4, "allowed");
    wrong("position: ann at=1\nrefuse: bob: fly", 4, "'fly' is not understood");
    wrong("position: ann at=1\nrefuse: ann: rest\n! not-now [tiny.turn]", 4, "allowed");
    wrong("position: ann at=1\ndo: bob: rest\nafter: turn=0", 4, "refused: not-now [tiny.turn]");
}

/// A setup that must be refused is, with the line expected.
#[test]
fn a_setup_is_refused() {
    assert_eq!(problem("refuse-setup: four\n! 'four' is no setup of the tiny game"), None);
    wrong("refuse-setup: four\n! not a game", 3, "found    ! 'four' is no setup of the tiny game");
    assert_eq!(problem("refuse-setup: four"), None);
    wrong("refuse-setup:\n! not a game", 3, "a game is made of ''");
}

/// A rule is shown only if the engine emitted it.
#[test]
fn a_rule_not_emitted_is_not_shown() {
    wrong(
        "shows: tiny.move tiny.turn\nposition: ann at=1\ndo: ann: rest\nwaits: bob (ann) (cyd)",
        1,
        "shows tiny.move",
    );
    assert_eq!(problem("shows: tiny.turn\nposition: ann at=1\ndo: ann: rest\nwaits: bob (ann) (cyd)"), None);
}

/// The first line that is not as expected is named, also where one is missing or too many.
#[test]
fn expected_lines_are_exact() {
    let said = "> rested seat=ann [tiny.turn]\n> began turn=1 seat=bob [tiny.turn]\n";
    let case = "position: ann at=1\ndo: ann: rest\nexpect:\n";
    assert_eq!(problem(&format!("{case}{said}")), None);
    wrong(&format!("{case}> rested seat=ann [tiny.turn]"), 7, "found    > began turn=1");
    wrong(&format!("{case}{said}> began turn=2 seat=cyd [tiny.turn]"), 8, "found    > (nothing more)");
    wrong(&format!("{case}> rested seat=bob [tiny.turn]"), 6, "expected > rested seat=bob");
}

/// What a viewer does not see is not expected of it.
#[test]
fn eyes_redact() {
    let deal = |who: &str, line: &str| problem(&format!("as: {who}\ndice: deal: ant\nexpect:\n> {line}"));
    assert_eq!(deal("referee", "dealt to=ann card=ant [tiny.deal]"), None);
    assert_eq!(deal("ann", "dealt to=ann card=ant [tiny.deal]"), None);
    assert_eq!(deal("bob", "dealt to=ann [tiny.deal]"), None);
    assert_eq!(deal("spectator", "dealt to=ann [tiny.deal]"), None);
    assert!(
        deal("dan", "dealt to=ann [tiny.deal]").is_some_and(|(_, text)| text.contains("'dan' is nobody"))
    );
}

/// Whatever cannot be read is named with its line; nothing panics.
#[test]
fn nonsense_is_named() {
    wrong("position: ann hearts=9\nwaits: ann", 3, "a number up to 2");
    wrong("setup: many\nwaits: ann", 1, "no setup of the tiny game");
    wrong("do: ann: fly\nwaits: ann", 3, "'fly' is not understood");
    wrong("do: dan: rest\nwaits: ann", 3, "a seat: ann, bob, cyd");
    wrong("position: ann at=1\nafter: at=2", 4, "'at=2' does not occur");
    wrong("position: ann at=1\nwaits: bob", 4, "waits for 'ann (bob) (cyd)'");
    malformed("# A\ngame: tiny\nwatch: bob", 3, "'watch' is not a key");
    malformed("# A\ngame: tiny\nhello", 3, "a key and a colon");
    malformed("# A\ngame: tiny\nwaits: ann\n> x", 4, "right below");
    malformed("# A\ngame: tiny\n  at=3\nwaits: ann", 3, "goes on with a position");
    malformed("# A\ngame: tiny\ndo: ann: rest", 1, "holds nothing");
    malformed("# A\nwaits: ann", 1, "does not say its 'game:'");
    malformed("game: tiny\ndo: ann: rest\n# A", 2, "belongs to a case");
    malformed("#\ngame: tiny", 1, "needs a title");
    malformed("", 1, "no case");
    let other = run_text(make, "# A\ngame: chess\nwaits: ann").expect("a scenario");
    assert!(other[0].problem.as_ref().is_some_and(|problem| problem.text.contains("not 'chess'")));
}

/// Some of what is said is enough, in its order, and each line with some of its words.
#[test]
fn told_lines_are_some_of_them() {
    let case = "position: ann at=1\ndo: ann: rest\n";
    assert_eq!(problem(&format!("{case}tells: began seat=bob")), None);
    assert_eq!(problem(&format!("{case}tells:\n> rested seat=ann [tiny.turn]\n> began turn=1")), None);
    assert_eq!(problem(&format!("{case}tells: rested\n> began\nwaits: bob (ann) (cyd)")), None);
    wrong(&format!("{case}tells: began\n> rested"), 6, "not said, or not in this order: rested");
    wrong(
        &format!("{case}tells:\n> rested\n> began turn=2"),
        7,
        "not said, or not in this order: began turn=2",
    );
    wrong(&format!("{case}tells: rested [tiny.move]"), 5, "rested [tiny.move]");
    assert_eq!(problem(&format!("{case}tells: rested\ntells: began\nexpect:")), None);
    wrong(&format!("{case}tells: began\ntells: rested"), 6, "not said");
}

/// What must not be said is told by its name and some of its words.
#[test]
fn untold_lines_are_none_of_them() {
    let case = "position: ann at=1\ndo: ann: rest\n";
    assert_eq!(problem(&format!("{case}untold: struck\nuntold: began seat=ann")), None);
    wrong(&format!("{case}untold: began seat=bob\ntells: began"), 5, "should not be said: began turn=1");
    assert_eq!(problem(&format!("{case}tells: began\nuntold: began")), None, "counted from the last check");
}

/// The words of one part of a position stand together, and what is not said there has its usual value.
#[test]
fn a_part_of_the_position_holds() {
    let case = "position: ann at=1 bob at=2\n";
    assert_eq!(problem(&format!("{case}holds: ann at=1 turn=0 side=")), None);
    wrong(&format!("{case}holds: ann at=1 turn="), 4, "no part has all of 'ann at=1 turn='");
    wrong(&format!("{case}holds: ann | at=3"), 4, "no part has all of 'at=3'");
}

/// Only what somebody has read proves anything.
#[test]
fn unread_lines_prove_nothing() {
    let reviewed = |text: &str| run_text(make, text).expect("a scenario")[0].reviewed;
    let case = "# A\ngame: tiny\nposition: ann at=1\n";
    assert!(reviewed(&format!(
        "{case}refuse: bob: rest\n! not-now [tiny.turn]\ndo: ann: rest\ntells: began"
    )));
    assert!(!reviewed(&format!("{case}refuse: bob: rest\n!? not-now [tiny.turn]")));
    assert!(!reviewed(&format!("{case}do: ann: rest\ntells:\n> rested\n>? began")));
    assert!(!reviewed(&format!("{case}unreviewed: filled in\nwaits: ann (bob) (cyd)")));
    assert!(!reviewed(&format!("unreviewed:\n{case}waits: ann (bob) (cyd)")));
    let unread = "expect:\n>? rested seat=ann [tiny.turn]\n>? began turn=2 seat=bob [tiny.turn]";
    wrong(&format!("position: ann at=1\ndo: ann: rest\n{unread}"), 7, "found    > began turn=1");
}

/// Updating fills in expected lines and refusals, marked as unread, and leaves everything else as it is.
#[test]
fn updating_writes_what_is_said() {
    let text = "// Kept.\n# One\ngame: tiny\nposition: ann at=1\nrefuse: bob: rest\ndo: ann: rest\nexpect:\n> wrong\n> began turn=1 seat=bob [tiny.turn]\n> worst\n\n# Two\ngame: tiny\nposition: ann at=1\nrefuse: cyd: rest\n! other\nexpect:\n";
    let updated = update_text(make, text).expect("a scenario");
    assert_eq!(
        updated,
        "// Kept.\n# One\ngame: tiny\nposition: ann at=1\nrefuse: bob: rest\ndo: ann: rest\nexpect:\n>? rested seat=ann [tiny.turn]\n> began turn=1 seat=bob [tiny.turn]\n\n# Two\ngame: tiny\nposition: ann at=1\nrefuse: cyd: rest\n!? not-now [tiny.turn]\nexpect:\n"
    );
    let reports = run_text(make, &updated).expect("a scenario");
    assert!(reports.iter().all(CaseReport::ok), "{reports:?}");
    assert_eq!(update_text(make, &updated), Ok(updated));
}

/// The example in the description of the format is a scenario that passes as it stands.
#[test]
fn the_description_is_true() {
    let path = testkit::repository().join("docs/scenario-format.md");
    let text = std::fs::read_to_string(&path).expect("the description lies in docs");
    let (_, rest) = text.split_once("```scenario\n").expect("it has an example");
    let (example, _) = rest.split_once("```").expect("the example ends");
    let reports = run_text(make, example).expect("the example is a scenario");
    let problems: Vec<_> = reports.iter().filter_map(|report| report.problem.as_ref()).collect();
    assert!(problems.is_empty() && reports.len() == 2, "{problems:?}");
    assert_eq!(update_text(make, example).as_deref(), Ok(example));
}
