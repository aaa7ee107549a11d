//! Single parameters of an edition changed by a match.

use super::super::*;
use super::EDITION;

fn changed(key: &str, value: &str) -> Content {
    let files = with_override(&builtin(), key, value).expect("the parameter exists and has this type");
    read(&files).unwrap_or_else(|error| panic!("{error}"))
}

#[track_caller]
fn refused(key: &str, value: &str, words: &str) {
    let error = with_override(&builtin(), key, value).expect_err("the change must be refused");
    assert_eq!(error.to_string(), format!("{EDITION}{words}"));
}

#[test]
fn words_numbers_and_lists() {
    assert_eq!(changed("victory", "levels").edition.victory, Victory::Levels);
    assert_eq!(changed("turn.initiative", "alternate").edition.turn.initiative, Initiative::Alternate);
    assert_eq!(changed("measuring", "open").edition.blind, MeasureBlind::Open);
    assert_eq!(changed("board.measuring", "blind").edition.board.blind, MeasureBlind::Blind);
    assert_eq!(changed("charge.dice", "2").edition.charge.dice, 2);
    assert_eq!(changed("board.run_turns", "[2]").edition.board.run_turns, Some(2));
    assert_eq!(changed("setup.bands", "[{ up_to = 10, pieces = 2 }]").edition.setup.bands, [(10, 2)]);
    assert!(changed("movement.only_charge_engages", "true").edition.movement.only_charge_engages);
}

/// A length is given with a fraction or without.
#[test]
fn lengths() {
    assert_eq!(changed("movement.free", "2.5").edition.movement.free, Mil(2500));
    assert_eq!(changed("movement.free", "3").edition.movement.free, Mil(3000));
    refused("movement.free", "far", ":61:8: `far` cannot be `movement.free`, which must be: number");
    refused("movement.free", "true", ":61:8: `true` cannot be `movement.free`, which must be: number");
}

#[test]
fn a_number_is_no_length() {
    refused("charge.dice", "1.5", ":70:8: `1.5` cannot be `charge.dice`, which must be: integer");
}

#[test]
fn an_unknown_parameter() {
    refused("charge", "1", ": the edition has no parameter `charge`");
    refused("charge.luck", "1", ": the edition has no parameter `charge.luck`");
}

/// The zones of every map follow the edition's.
#[test]
fn larger_zones() {
    let content = changed("setup.zone_depth", "6");
    for map in &content.maps {
        let size = |zone: Zone| (zone.high() - zone.low()).x.min((zone.high() - zone.low()).y);
        assert_eq!(map.zones.map(size), [6000, 6000], "{}", map.id);
    }
}

/// An elevation grows with its levels.
#[test]
fn higher_levels() {
    let heights = |content: Content| {
        let height = |id: &str| content.pieces.iter().find(|piece| piece.id == id).map(|piece| piece.height);
        (height("hill"), height("mesa"))
    };
    assert_eq!(heights(changed("sight.level", "1.5")), (Some(Mil(1500)), Some(Mil(3000))));
}

/// A match that keeps scenery farther apart cannot be played on maps that do not.
#[test]
fn maps_are_held_to_the_changed_rule() {
    let files = with_override(&builtin(), "setup.edge_gap", "5").unwrap();
    assert_eq!(read(&files).unwrap_err().rule(), Some("setup.scenery_place"));
}
