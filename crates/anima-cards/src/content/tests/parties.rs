//! Which characters and cards may form a party, and which ready parties are refused.

use super::super::*;
use super::{PILGRIMS, builtin, check, content, with};

/// Cards to build with, in the founders' pack: equipment, a power of mystics, plot cards and a team.
const CARDS: [(&str, &str); 7] = [
    ("lantern", "points = 5\nkind = \"equipment\""),
    ("spyglass", "points = 10\nkind = \"equipment\""),
    ("hymn", "points = 10\nkind = \"power\"\ncategories = [\"mystic\"]"),
    ("rumour", "points = 5\nkind = \"plot\""),
    ("storm", "points = 10\nkind = \"plot\""),
    ("night-oath", "points = 20\nkind = \"plot\"\nfactions = [\"darkness\"]"),
    ("caravan", "points = 5\nkind = \"team\"\nonly = [\"drusk\", \"halloran\"]"),
];

fn files(edition: &str) -> Files {
    CARDS.iter().fold(builtin_edition(edition).unwrap(), |files, (id, text)| {
        let path = format!("packs/founders/advantages/{id}.toml");
        with(files, &path, &format!("id = \"{id}\"\n{text}"))
    })
}

fn with_cards(edition: &str) -> Content {
    read(&files(edition)).unwrap()
}

/// Everything that is wrong with a party in a form's words, each with its rule.
fn problems(content: &Content, party: &str, levels: u16, format: Option<&str>) -> Vec<String> {
    let (roster, _) = crate::read_lineup(content, party).unwrap_or_else(|error| panic!("{error}"));
    let format = format.map(|id| content.edition.party.format(id).expect("a format of the edition"));
    let report = check_party(content, &roster, &Terms::new(&content.edition, levels, format));
    report.problems.iter().map(|problem| format!("{}: {problem}", problem.rule())).collect()
}

#[track_caller]
fn refused(content: &Content, party: &str, levels: u16, words: &str) {
    assert_eq!(problems(content, party, levels, None), [words]);
}

#[track_caller]
fn allowed(content: &Content, party: &str, levels: u16) {
    assert_eq!(problems(content, party, levels, None), [] as [&str; 0]);
}

fn with_mode(mode: OrganizationMode) -> Content {
    let mut content = content("advanced");
    content.edition.party.organization = mode;
    content
}

/// The levels of characters and cards together are within what was agreed; as much as that is allowed.
#[test]
fn levels() {
    let content = with_cards("advanced");
    allowed(&content, "tavish,isaura", 85);
    refused(&content, "tavish,isaura", 84, "party.levels: a party of 85 levels, but 84 were agreed");
    allowed(&content, "tavish+lantern,isaura,plot:10", 100);
    let words = "party.levels: a party of 100 levels, but 99 were agreed";
    refused(&content, "tavish+lantern,isaura,plot:10", 99, words);
    let nobody = check_party(&content, &Roster::default(), &Terms::new(&content.edition, 250, None));
    assert_eq!(nobody.problems, [PartyError::Empty]);
}

/// What is left is said of all three budgets, and less than nothing where the party is over.
#[test]
fn what_is_left() {
    let content = with_cards("alpha-it");
    let left = |party: &str, levels, format: Option<&str>| {
        let (roster, _) = crate::read_lineup(&content, party).unwrap();
        let format = format.and_then(|id| content.edition.party.format(id));
        let report = check_party(&content, &roster, &Terms::new(&content.edition, levels, format));
        (report.levels_left, report.points_left, report.cards_left)
    };
    assert_eq!(left("tavish+lantern,isaura", 100, None), (10, None, 1));
    assert_eq!(left("tavish+lantern,isaura", 80, None), (-10, None, 1));
    assert_eq!(left("tavish+spyglass,isaura,plot:10", 100, Some("alpha")), (15, Some(-10), 0));
    assert_eq!(left("tavish", 1200, Some("omega")), (1155, Some(120), 1));
}

/// Nobody is there twice unless the card allows it.
#[test]
fn unique() {
    let mut content = content("advanced");
    refused(&content, "isaura,isaura", 250, "party.unique: isaura may be in a party 1 times at most");
    allowed(&content, "drusk,drusk,drusk", 250);
    let words = "party.unique: drusk may be in a party 3 times at most";
    refused(&content, "drusk,drusk,drusk,drusk", 250, words);
    let drusk = content.characters.iter_mut().find(|character| character.id == "drusk").unwrap();
    drusk.copies_per_levels = Some(150);
    allowed(&content, "drusk", 100);
    allowed(&content, "drusk,drusk", 300);
    refused(&content, "drusk,drusk", 299, "party.unique: drusk may be in a party 1 times at most");
    let words = "party.unique: drusk may be in a party 2 times at most";
    refused(&content, "drusk,drusk,drusk", 449, words);
}

/// Light and Darkness never together; Unaligned go with either.
#[test]
fn factions() {
    for mode in [OrganizationMode::Free, OrganizationMode::Allowed] {
        let content = with_mode(mode);
        let words = "party.factions: isaura is of the Light and vasska of Darkness";
        refused(&content, "halloran,vasska,isaura", 250, words);
        allowed(&content, "halloran,vasska", 250);
        allowed(&content, "halloran,isaura", 250);
    }
}

/// A party of one organization may mix them, unless organizations count for nothing.
#[test]
fn organization() {
    let party = "isaura,vasska";
    let one_organization = |mode| {
        let mut content = with_mode(mode);
        for character in &mut content.characters {
            character.affiliation = Affiliation::Church;
        }
        content
    };
    for mode in [OrganizationMode::Allowed, OrganizationMode::Required] {
        allowed(&one_organization(mode), party, 250);
    }
    let words = "party.factions: isaura is of the Light and vasska of Darkness";
    refused(&one_organization(OrganizationMode::Free), party, 250, words);
    let content = with_mode(OrganizationMode::Required);
    let words = "party.organization: isaura and meriel are not of one organization";
    refused(&content, "isaura,meriel", 250, words);
    allowed(&content, "halloran,drusk", 250);
}

/// Whoever says what the party is has to be it.
#[test]
fn declared() {
    let content = content("advanced");
    allowed(&content, "isaura,organization:church", 250);
    let words = "party.organization: meriel is not of church, which the party says it is";
    refused(&content, "isaura,meriel,organization:church", 250, words);
    allowed(&content, "isaura,halloran,faction:light", 250);
    let words = "party.factions: vasska is not of light, which the party says it is";
    refused(&content, "vasska,faction:light", 250, words);
}

/// A format caps levels, leaders and what cards cost; its cards cost no levels.
#[test]
fn formats() {
    let content = with_cards("alpha-it");
    let in_format = |party: &str, levels, format| problems(&content, party, levels, Some(format));
    assert_eq!(in_format("tavish+spyglass,isaura", 85, "alpha"), [] as [&str; 0]);
    let words = "party.advantage_budget: advantage cards of 20 points, but the format allows 10";
    assert_eq!(in_format("tavish+spyglass,isaura,plot:10", 100, "alpha"), [words]);
    let words = "party.formats: 101 levels, but the format allows 100";
    assert_eq!(in_format("tavish", 101, "alpha"), [words]);
    let words = "party.leaders: 1 leaders, but the format allows 0";
    assert_eq!(in_format("brannoc", 200, "beta"), [words]);
    assert_eq!(in_format("brannoc", 300, "gamma"), [] as [&str; 0]);
    assert_eq!(in_format("brannoc", 700, "omega"), [] as [&str; 0]);
    let words = "party.formats: 599 levels, but the format begins at 600";
    assert_eq!(in_format("tavish", 599, "omega"), [words]);
    assert!(with_cards("advanced").edition.party.formats.is_empty());
}

/// Never more cards than characters, whatever their kind.
#[test]
fn count_of_cards() {
    let content = with_cards("advanced");
    allowed(&content, "tavish+lantern,isaura,plot:5", 250);
    let words = "party.advantage_count: 3 advantage cards, but at most 2 may be there";
    refused(&content, "tavish+lantern,isaura,plot:5,plot:10", 250, words);
}

/// One equipment or power a character, unless it may have two; plot and team cards belong to nobody in particular.
#[test]
fn one_each() {
    let mut content = with_cards("advanced");
    let words = "party.advantage_one_each: tavish carries 2 advantage cards, but 1 at most";
    refused(&content, "tavish+lantern+spyglass,isaura", 250, words);
    let tavish = content.characters.iter_mut().find(|character| character.id == "tavish").unwrap();
    tavish.advantages = 2;
    allowed(&content, "tavish+lantern+spyglass,isaura", 250);
    let words = "party.advantage_one_each: storm cannot be carried by anybody";
    refused(&content, "tavish+storm", 250, words);
    let words = "party.advantage_one_each: lantern must be carried by somebody";
    refused(&content, "tavish,team:lantern", 250, words);
}

/// Only on the categories the card names; a team needs all its members, and a plot card somebody it is made for.
#[test]
fn categories() {
    let content = with_cards("advanced");
    allowed(&content, "isaura+hymn", 250);
    refused(&content, "tavish+hymn", 250, "party.advantage_category: tavish may not carry hymn");
    allowed(&content, "drusk,halloran,team:caravan", 250);
    let words = "party.advantage_category: caravan needs halloran, who is not in the party";
    refused(&content, "drusk,team:caravan", 250, words);
    allowed(&content, "vasska,plot:20", 250);
    let words = "party.advantage_category: there is no plot card of 20 points for this party";
    refused(&content, "isaura,plot:20", 250, words);
}

/// All that is wrong is said at once, each thing once.
#[test]
fn every_problem() {
    let content = with_cards("advanced");
    assert_eq!(
        problems(&content, "isaura+lantern+hymn,isaura,vasska+hymn,plot:20,plot:5", 100, None),
        [
            "party.levels: a party of 180 levels, but 100 were agreed",
            "party.unique: isaura may be in a party 1 times at most",
            "party.factions: isaura is of the Light and vasska of Darkness",
            "party.advantage_count: 5 advantage cards, but at most 3 may be there",
            "party.advantage_one_each: isaura carries 2 advantage cards, but 1 at most",
            "party.advantage_category: vasska may not carry hymn",
        ]
    );
}

/// A side holds no more characters and plot cards than a state has room for.
#[test]
fn over_the_caps() {
    let mut content = with_cards("advanced");
    for character in &mut content.characters {
        character.copies = 20;
    }
    let crowd = |count: usize, plot: usize| {
        let words = [vec!["drusk"; count], vec!["plot:5"; plot]].concat();
        words.join(",")
    };
    allowed(&content, &crowd(16, 12), 1000);
    let words = "party.levels: a party of 17 characters, but at most 16 may play";
    refused(&content, &crowd(17, 0), 1000, words);
    let words = "party.advantage_count: 13 advantage cards, but at most 12 may be there";
    refused(&content, &crowd(16, 13), 1000, words);
    let terms = Terms::new(&content.edition, 250, None);
    let strangers = check_party(&content, &Roster::of(&[200]), &terms);
    assert_eq!(strangers.problems, [PartyError::NoSuchCharacter { number: 200 }]);
    let anybody = content.characters.iter().position(|character| character.id == "drusk").unwrap_or_default();
    let member = Member { card: anybody as u16, carries: vec![200] };
    let strange = check_party(&content, &Roster { members: vec![member], ..Roster::default() }, &terms);
    assert_eq!(strange.problems, [PartyError::NoSuchCard { number: 200 }]);
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
    let format = "levels = 250\nformat = \"gamma\"";
    check(PILGRIMS, "levels = 250", format, "3:10", "`edition` is missing");
    let both = "levels = 250\norganization = \"church\"\nfaction = \"light\"";
    check(PILGRIMS, "levels = 250", both, "4:11", "`organization` and `faction` exclude each other");
}

/// A match that requires organizations can be read; its ready parties are refused when they come to play.
#[test]
fn ready_parties_stay_where_organizations_are_required() {
    let files = with_override(&builtin(), "party.organization", "required").unwrap();
    let content = read(&files).unwrap();
    let party = content.parties.iter().find(|party| party.id == "pilgrims").expect("a ready party");
    let report = party.check(&content, &Terms::new(&content.edition, 250, None));
    assert_eq!(report.first().unwrap_err().rule().0, "party.organization");
}

/// A party with everything a file can say.
const WHOLE: &str = "levels = 300
edition = \"alpha-it\"
format = \"gamma\"
faction = \"light\"
characters = [\"drusk\", \"drusk\", \"isaura\", \"halloran\", \"tavish\"]

[[advantage]]
card = \"storm\"

[[advantage]]
card = \"lantern\"
carrier = \"drusk\"

[[advantage]]
card = \"lantern\"
carrier = \"drusk\"

[[advantage]]
card = \"caravan\"

[[advantage]]
card = \"rumour\"
";

/// Cards of the same carrier's name go round; plot cards leave only their points in what both sides know.
#[test]
fn a_party_of_ones_own() {
    let content = with_cards("alpha-it");
    let party = read_own_party("mine.toml", WHOLE, &content).unwrap();
    assert_eq!((party.id.as_str(), party.levels, party.format.as_deref()), ("mine", 300, Some("gamma")));
    let words =
        "drusk+lantern,drusk+lantern,isaura,halloran,tavish,team:caravan,plot:5,plot:10,faction:light";
    assert_eq!(crate::lineup_words(&content, &party.roster), words);
    assert_eq!(crate::read_lineup(&content, words).unwrap(), (party.roster.clone(), None));
    let hand: Vec<&str> =
        party.hand.iter().map(|&card| content.advantages[usize::from(card)].id.as_str()).collect();
    assert_eq!(hand, ["rumour", "storm"]);
    let terms = Terms::new(&content.edition, 300, party.format_of(&content));
    assert_eq!(party.check(&content, &terms).problems, []);
}

/// A file of one's own is refused with its place, and a hand that the party may not have is a problem like any other.
#[test]
fn refused_parties_of_ones_own() {
    let content = with_cards("alpha-it");
    let refused = |from: &str, to: &str| {
        assert!(WHOLE.contains(from));
        read_own_party("mine.toml", &WHOLE.replacen(from, to, 1), &content).unwrap_err().to_string()
    };
    assert_eq!(refused("\"storm\"", "\"strom\""), "mine.toml:8:8: there is no advantage card `strom`");
    assert_eq!(refused("\"gamma\"", "\"delta\""), "mine.toml:3:10: the edition has no format `delta`");
    let carrier = "mine.toml:12:11: `quillon` is not in the party, so it carries nothing";
    assert_eq!(refused("carrier = \"drusk\"", "carrier = \"quillon\""), carrier);
    assert_eq!(refused("carrier = \"drusk\"\n", ""), "mine.toml:11:8: `carrier` is missing");
    let needless = "mine.toml:9:11: `carrier` means nothing beside `storm`";
    assert_eq!(refused("\"storm\"\n", "\"storm\"\ncarrier = \"drusk\"\n"), needless);
    let party = read_own_party("mine.toml", &WHOLE.replacen("storm", "night-oath", 1), &content).unwrap();
    let terms = Terms::new(&content.edition, 300, None);
    let problems: Vec<String> =
        party.check(&content, &terms).problems.iter().map(PartyError::to_string).collect();
    assert_eq!(problems, ["night-oath is for nobody in the party"]);
}

/// A code says the same party, whatever is added to the content, and nothing else passes for one.
#[test]
fn codes() {
    let content = with_cards("alpha-it");
    let party = Party { id: "party".to_owned(), ..read_own_party("mine.toml", WHOLE, &content).unwrap() };
    let code = code::write(&content, &party);
    assert_eq!(code::read(&content, &code), Ok(party.clone()), "{code}");
    assert_eq!(code::edition(&code), Ok(Some("alpha-it".to_owned())));
    let typed = code.to_lowercase().replace('-', "").replacen("at1", "at1-", 1).replace('0', "o");
    assert_eq!(code::read(&content, &typed), Ok(party.clone()), "typed as people type");
    assert_eq!(
        crate::read_lineup(&content, &code).unwrap(),
        (party.roster.clone(), Some(party.hand.clone()))
    );
    let text = "id = \"aardvark\"\npoints = 5\nkind = \"plot\"";
    let more = read(&with(files("alpha-it"), "packs/founders/advantages/aardvark.toml", text)).unwrap();
    let again = code::read(&more, &code).unwrap();
    assert_eq!(code::write(&more, &again), code);
    assert_eq!(crate::lineup_words(&more, &again.roster), crate::lineup_words(&content, &party.roster));
}

/// Whatever is left out, doubled or changed is noticed; content that is not there is told from a slip of the pen.
#[test]
fn damaged_codes() {
    let content = with_cards("alpha-it");
    let party = read_own_party("mine.toml", WHOLE, &content).unwrap();
    let code = code::write(&content, &party);
    for place in code::PREFIX.len()..code.len() {
        let letter = code.as_bytes()[place];
        if letter == b'-' {
            continue;
        }
        let other = if letter == b'7' { "8" } else { "7" };
        let mut changed = code.clone();
        changed.replace_range(place..=place, other);
        assert_eq!(code::read(&content, &changed), Err(code::CodeError::Damaged), "{changed}");
        let mut cut = code.clone();
        cut.truncate(place);
        assert_eq!(code::read(&content, &cut), Err(code::CodeError::Damaged), "{cut}");
        let mut short = code.clone();
        short.remove(place);
        assert_eq!(code::read(&content, &short), Err(code::CodeError::Damaged), "{short}");
    }
    let bad = |text: &str| code::read(&content, text).unwrap_err().to_string();
    assert_eq!(bad(&code.replacen("AT1", "AT9", 1)), "a code that begins with AT9- is not known here");
    assert_eq!(bad(&format!("{code}!")), "`!` is no letter of a code");
    assert_eq!(bad("AT1-"), "the code is damaged: letters are missing or wrong");
    assert_eq!(bad("\u{e9}"), "the code is damaged: letters are missing or wrong");
    let bare = super::content("alpha-it");
    assert_eq!(code::read(&bare, &code), Err(code::CodeError::Unknown { kind: "card" }));
    for text in ["at1", "attic-1", "drusk", "AT-1", ""] {
        assert!(!code::is_code(text), "{text}");
    }
}

/// A card says how often one party may have it; teams count like what is carried.
#[test]
fn copies_of_a_card() {
    let mut content = with_cards("advanced");
    allowed(&content, "tavish+lantern,isaura+lantern", 250);
    let lantern = content.advantages.iter_mut().find(|card| card.id == "lantern").unwrap();
    lantern.copies = Some(1);
    allowed(&content, "tavish+lantern,isaura+spyglass", 250);
    let words = "party.advantage_count: lantern may be in a party 1 times at most";
    refused(&content, "tavish+lantern,isaura+lantern", 250, words);
    for id in ["dragon-blood", "the-nine-lives"] {
        let card = content.advantages.iter().find(|card| card.id == id).unwrap();
        assert_eq!(card.copies, Some(1), "{id} is carried by one of a party at most");
    }
}

/// A card may ask for a level at least.
#[test]
fn least_level_of_a_bearer() {
    let mut content = with_cards("advanced");
    let level = content.characters.iter().find(|who| who.id == "tavish").unwrap().level;
    let lantern = |content: &mut Content, least| {
        let card = content.advantages.iter_mut().find(|card| card.id == "lantern").unwrap();
        card.levels_at_least = Some(least);
    };
    lantern(&mut content, level);
    allowed(&content, "tavish+lantern,isaura", 250);
    lantern(&mut content, level + 1);
    refused(&content, "tavish+lantern,isaura", 250, "party.advantage_category: tavish may not carry lantern");
}

/// Somebody in the party, or a card of it, may count the levels of others otherwise, and give them cards for nothing.
#[test]
fn levels_counted_otherwise() {
    let mut content = with_cards("advanced");
    // Tavish and Isaura are 85 levels together, the lantern is 5 and the spyglass 10.
    let free = Reckoning { only: vec!["tavish".to_owned()], cards: 7, ..Reckoning::default() };
    content.characters.iter_mut().find(|who| who.id == "isaura").unwrap().party.levels = vec![free];
    allowed(&content, "tavish+lantern,isaura", 85);
    allowed(&content, "tavish+spyglass,isaura", 88);
    refused(&content, "tavish+spyglass,isaura", 87, "party.levels: a party of 88 levels, but 87 were agreed");
    refused(&content, "tavish,isaura+lantern", 85, "party.levels: a party of 90 levels, but 85 were agreed");
    let less = Reckoning { only: vec!["isaura".to_owned()], by: -5, ..Reckoning::default() };
    content.advantages.iter_mut().find(|card| card.id == "spyglass").unwrap().levels = vec![less];
    allowed(&content, "tavish+spyglass,isaura", 83);
    refused(&content, "tavish+spyglass,isaura", 82, "party.levels: a party of 83 levels, but 82 were agreed");
}

/// Whoever may be of several factions is what its party says, or what the others in it are.
#[test]
fn a_faction_chosen() {
    let mut content = content("advanced");
    let tavish = content.characters.iter_mut().find(|who| who.id == "tavish").unwrap();
    tavish.party.factions = vec![Faction::Light, Faction::Darkness];
    let of = |party: &str| {
        let (roster, _) = crate::read_lineup(&content, party).unwrap();
        let tavish = content.characters.iter().find(|who| who.id == "tavish").unwrap();
        roster.faction(&content, tavish)
    };
    assert_eq!(of("tavish,vasska"), Faction::Darkness);
    assert_eq!(of("tavish,isaura"), Faction::Light);
    assert_eq!(of("tavish"), Faction::Light);
    assert_eq!(of("tavish,faction:darkness"), Faction::Darkness);
    allowed(&content, "tavish,vasska", 250);
    allowed(&content, "tavish,isaura", 250);
    // Tavish is of Darkness then, as the party says, and Isaura is not.
    let opposed = "party.factions: isaura is of the Light and tavish of Darkness";
    let words = ["party.factions: isaura is not of darkness, which the party says it is", opposed];
    assert_eq!(problems(&content, "tavish,isaura,faction:darkness", 250, None), words);
}
