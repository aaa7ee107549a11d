//! Which characters may form a party, and which ready parties are refused.

use super::super::*;
use super::{PILGRIMS, check, content};

/// The refusal of a party named by its characters' ids, with its rule.
#[track_caller]
fn refused(content: &Content, party: &str, levels: u16, rule: &str, words: &str) {
    let error =
        check_party(content, &numbers(content, party), levels).expect_err("the party must be refused");
    assert_eq!((error.rule().0, error.to_string().as_str()), (rule, words));
}

fn numbers(content: &Content, party: &str) -> Vec<u8> {
    let number = |id: &str| {
        let place = content.characters.iter().position(|character| character.id == id);
        u8::try_from(place.expect("the id of a character")).expect("there are few characters")
    };
    party.split_whitespace().map(number).collect()
}

fn with_mode(mode: OrganizationMode) -> Content {
    let mut content = content("advanced");
    content.edition.party.organization = mode;
    content
}

/// The sum of the levels is within what was agreed; as much as that is allowed.
#[test]
fn levels() {
    let content = content("advanced");
    assert_eq!(check_party(&content, &numbers(&content, "tavish isaura"), 85), Ok(()));
    let words = "a party of 85 levels, but 84 were agreed";
    refused(&content, "tavish isaura", 84, "party.levels", words);
    refused(&content, "", 250, "party.levels", "a party of nobody");
}

/// Nobody is there twice unless the card allows it.
#[test]
fn unique() {
    let content = content("advanced");
    refused(&content, "isaura isaura", 250, "party.unique", "isaura may be in a party 1 times at most");
    assert_eq!(check_party(&content, &numbers(&content, "drusk drusk drusk"), 250), Ok(()));
    let words = "drusk may be in a party 3 times at most";
    refused(&content, "drusk drusk drusk drusk", 250, "party.unique", words);
}

/// Light and Darkness never together; Unaligned go with either.
#[test]
fn factions() {
    for mode in [OrganizationMode::Free, OrganizationMode::Allowed] {
        let content = with_mode(mode);
        let words = "isaura is of the Light and vasska of Darkness";
        refused(&content, "halloran vasska isaura", 250, "party.factions", words);
        assert_eq!(check_party(&content, &numbers(&content, "halloran vasska"), 250), Ok(()));
        assert_eq!(check_party(&content, &numbers(&content, "halloran isaura"), 250), Ok(()));
    }
}

/// A party of one organization may mix them, unless organizations count for nothing.
#[test]
fn organization() {
    let party = "isaura vasska";
    let one_organization = |mode| {
        let mut content = with_mode(mode);
        for character in &mut content.characters {
            character.affiliation = Affiliation::Church;
        }
        content
    };
    for mode in [OrganizationMode::Allowed, OrganizationMode::Required] {
        let content = one_organization(mode);
        assert_eq!(check_party(&content, &numbers(&content, party), 250), Ok(()));
    }
    let words = "isaura is of the Light and vasska of Darkness";
    refused(&one_organization(OrganizationMode::Free), party, 250, "party.factions", words);
    let content = with_mode(OrganizationMode::Required);
    let words = "isaura and meriel are not of one organization";
    refused(&content, "isaura meriel", 250, "party.organization", words);
    assert_eq!(check_party(&content, &numbers(&content, "halloran drusk"), 250), Ok(()));
}

/// A side holds no more characters than a state has room for.
#[test]
fn over_the_caps() {
    let mut content = content("advanced");
    for character in &mut content.characters {
        character.copies = 16;
    }
    let crowd = |count: usize| vec!["drusk"; count].join(" ");
    assert_eq!(check_party(&content, &numbers(&content, &crowd(16)), 1000), Ok(()));
    let words = "a party of 17 characters, but at most 16 may play";
    refused(&content, &crowd(17), 1000, "party.levels", words);
    let error = check_party(&content, &[200], 250).expect_err("there are not so many characters");
    assert_eq!(error.to_string(), "there is no character number 200");
}

#[test]
fn key_and_arguments() {
    let error = PartyError::OverLevels { total: 260, levels: 250 };
    assert_eq!(error.key(), "party-over-levels");
    assert_eq!(error.args(), [("total", Argument::Number(260)), ("levels", Argument::Number(250))]);
}

#[test]
fn a_ready_party_is_checked() {
    check(PILGRIMS, "\"isaura\"", "\"isolde\"", "3:27", "there is no character `isolde`");
    check(PILGRIMS, "levels = 250", "levels = 240", "3:14", "a party of 245 levels, but 240 were agreed");
    check(PILGRIMS, "levels = 250", "levels = 0", "2:10", "`levels` is 0, but must be from 1 to 65535");
    check(PILGRIMS, "\"quillon\"", "\"corvane\"", "3:14", "isaura is of the Light and corvane of Darkness");
    check(PILGRIMS, "\"meriel\"", "\"isaura\"", "3:14", "isaura may be in a party 1 times at most");
}

/// A match that requires organizations can be read; its ready parties are refused when they come to play.
#[test]
fn ready_parties_stay_where_organizations_are_required() {
    let files = with_override(&builtin(), "party.organization", "required").unwrap();
    let content = read(&files).unwrap();
    let party = content.parties.iter().find(|party| party.id == "pilgrims").expect("a ready party");
    assert_eq!(check_party(&content, &party.characters, 250).unwrap_err().rule().0, "party.organization");
}
