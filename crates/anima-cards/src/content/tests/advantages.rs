//! Which advantage cards are read, and which are refused.

use super::super::*;
use super::{content, refusal, with};

const PATH: &str = "packs/founders/advantages/horn.toml";

/// The content with one advantage card of this text.
fn card(text: &str) -> AdvantageCard {
    let content = read(&with(builtin(), PATH, text)).expect("the card is sound");
    content.advantages.into_iter().find(|card| card.id == "horn").expect("the card was read")
}

#[track_caller]
fn refused(text: &str, place: &str, words: &str) {
    assert_eq!(refusal(&with(builtin(), PATH, text)), format!("{PATH}:{place}: {words}"));
}

/// What is left out is anybody's.
#[test]
fn the_least_a_card_says() {
    let horn = card("id = \"horn\"\npoints = 0\nkind = \"plot\"");
    assert_eq!((horn.points, horn.kind, horn.fixed), (0, AdvantageKind::Plot, false));
    assert!(content("advanced").characters.iter().all(|character| horn.suits(character)));
}

/// A card goes to whoever has one of what each list names, and is not above its level.
#[test]
fn who_may_carry_it() {
    let suited = |line: &str| {
        let horn = card(&format!("id = \"horn\"\npoints = 50\nkind = \"power\"\nfixed = true\n{line}"));
        assert!(horn.fixed);
        let content = content("advanced");
        let suited: Vec<String> =
            content.characters.iter().filter(|who| horn.suits(who)).map(|who| who.id.clone()).collect();
        suited.join(" ")
    };
    let all = content("advanced");
    let those = |keep: &dyn Fn(&Character) -> bool| {
        let ids: Vec<&str> =
            all.characters.iter().filter(|who| keep(who)).map(|who| who.id.as_str()).collect();
        assert!(!ids.is_empty() && ids.len() < all.characters.len());
        ids.join(" ")
    };
    let mystic = |who: &Character| who.categories.contains(Category::Mystic);
    let prowler = |who: &Character| who.categories.contains(Category::Prowler);
    assert_eq!(suited("categories = [\"mystic\", \"prowler\"]"), those(&|who| mystic(who) || prowler(who)));
    let church = those(&|who| who.affiliation == Affiliation::Church);
    assert_eq!(suited("affiliations = [\"church\"]"), church);
    assert_eq!(suited("factions = [\"darkness\"]"), those(&|who| who.faction == Faction::Darkness));
    assert_eq!(suited("levels_at_most = 40"), those(&|who| who.level <= 40));
    assert_eq!(suited("roles = [\"leader\"]"), those(&|who| who.roles.contains(Role::Leader)));
    let shoots = |who: &Character| who.range.is_some() || who.innate.contains(Innate::Flight);
    assert_eq!(suited("innate = [\"ranged-attack\", \"flight\"]"), those(&shoots));
    let bounded = "attributes_at_most = { attack = 5 }\nattributes_at_least = { armor = 1, attack = 3 }";
    assert_eq!(suited(bounded), those(&|who| (3..=5).contains(&who.attack) && who.armor >= 1));
    assert_eq!(suited("only = [\"drusk\", \"nobody-yet\"]"), "drusk");
    assert_eq!(suited("only = [\"drusk\"]\nlevels_at_most = 34"), "");
}

#[test]
fn refused_cards() {
    let text = |points: &str, kind: &str, more: &str| {
        format!("id = \"horn\"\npoints = {points}\nkind = \"{kind}\"\n{more}")
    };
    refused(&text("51", "plot", ""), "2:10", "`points` is 51, but must be from 0 to 50");
    refused(&text("-1", "plot", ""), "2:10", "`points` is -1, but must be from 0 to 50");
    let kinds = "`kind` is `spell`, but must be one of: equipment, power, plot, team, organization";
    refused(&text("5", "spell", ""), "3:8", kinds);
    let twice = "`drusk` is twice in `only`";
    refused(&text("5", "power", "only = [\"drusk\", \"drusk\"]"), "4:18", twice);
    let innate = "`innate` is `wings`, but must be one of: advanced-deployment, infiltration, initiative, intangible, critical-mastery, open-movement, flight, damage-resistance, ranged-attack";
    refused(&text("5", "power", "innate = [\"wings\"]"), "4:11", innate);
    let attack = "`attack` is -1, but must be from 0 to 255";
    refused(&text("5", "power", "attributes_at_most = { attack = -1 }"), "4:33", attack);
    let level = "`levels_at_most` is 0, but must be from 1 to 500";
    refused(&text("5", "power", "levels_at_most = 0"), "4:18", level);
    let level = "`levels_at_least` is 501, but must be from 1 to 500";
    refused(&text("5", "power", "levels_at_least = 501"), "4:19", level);
    refused(&text("5", "power", "copies = 0"), "4:10", "`copies` is 0, but must be from 1 to 16");
    assert!(read(&with(builtin(), PATH, &text("5", "plot", "copies = 1"))).is_err());
    assert!(read(&with(builtin(), PATH, &text("5", "power", "copies = 1"))).is_ok());
}
