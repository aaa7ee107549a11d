//! Single parameters of the edition changed by a match.

use super::super::*;
use super::refusal;

fn changed(key: &str, value: &str) -> Edition {
    let files = with_override(&builtin(), key, value).expect("the parameter exists and has this type");
    read(&files).expect("the changed edition is sound").edition
}

fn refused(key: &str, value: &str) -> ContentError {
    with_override(&builtin(), key, value).expect_err("the change must be refused")
}

#[test]
fn a_word() {
    assert_eq!(changed("third_ability", "not-weak-or-kill").third_ability, ThirdAbility::NotWeakOrKill);
}

#[test]
fn a_number_in_a_table() {
    assert_eq!(changed("pieces.cannons", "4").cannons, 4);
}

#[test]
fn a_list() {
    assert_eq!(changed("hero.starts", "[0, 1]").starts, [0, 1]);
    assert_eq!(changed("areas.lower.levels", "[1]").areas[1].levels, LevelSet::default().with(1));
}

/// Two changes that only hold together can be made one after the other.
#[test]
fn two_changes() {
    let shorter = with_override(&builtin(), "track.last", "12").unwrap();
    assert!(read(&shorter).is_err());
    let sound = with_override(&shorter, "track.kill", "12").unwrap();
    assert_eq!(read(&sound).unwrap().edition.track, Track { last: 12, weak: 10, kill: 12, ours: true });
}

/// A value is one value: it cannot smuggle further keys into the file.
#[test]
fn a_word_with_quotes_and_lines_in_it() {
    let files = with_override(&builtin(), "third_ability", "x\"\nlimits.rounds = 3 #").unwrap();
    assert!(refusal(&files).starts_with("editions/printed.toml:11:17: `third_ability` is `x\"\nlimits"));
}

#[test]
fn an_unknown_parameter() {
    for key in ["fourth_ability", "track", "track.first", "id.x", "", "."] {
        let error = refused(key, "3");
        assert_eq!(error.to_string(), format!("editions/printed.toml: the edition has no parameter `{key}`"));
    }
}

#[test]
fn a_value_of_another_type() {
    let place = "editions/printed.toml:24:8";
    for value in ["many", "\"12\"", "1.5", "", "12\nkill = 3"] {
        assert_eq!(
            refused("track.last", value).to_string(),
            format!("{place}: `{value}` cannot be `track.last`, which must be: integer")
        );
    }
}

#[test]
fn no_edition_to_change() {
    assert_eq!(with_override(&Files(Vec::new()), "track.last", "3").unwrap_err().problem, Problem::NoEdition);
}

#[test]
fn an_unreadable_edition_cannot_be_changed() {
    let files = super::edited("editions/printed.toml", "id = ", "id ");
    let error = with_override(&files, "track.last", "3").unwrap_err();
    assert_eq!((error.line, error.column), (4, 4), "{error}");
}

/// A byte order mark, which some editors write, shifts nothing.
#[test]
fn an_edition_with_a_byte_order_mark() {
    let files = super::edited("editions/printed.toml", "# The rules", "\u{feff}# The rules");
    let files = with_override(&files, "third_ability", "not-weak-or-kill").unwrap();
    assert_eq!(read(&files).unwrap().edition.third_ability, ThirdAbility::NotWeakOrKill);
}
