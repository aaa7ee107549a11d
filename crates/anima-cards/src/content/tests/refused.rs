//! Editions, characters and scenery that can be read but not played, with the exact place.

use super::super::*;
use super::{CRATES, DRUSK, EDITION, GROVE, HILL, POOL, check, edited, refusal, without};

/// Numbers of the edition are held to what the rules can use.
#[test]
fn out_of_range_in_the_edition() {
    let cases = [
        ("standard = 250", "standard = 0", "`standard` is 0, but must be from 1 to 65534"),
        ("few_levels = 200", "few_levels = 65535", "`few_levels` is 65535, but must be from 1 to 65534"),
        ("most_characters = 16", "most_characters = 17", "`most_characters` is 17, but must be from 1 to 16"),
        ("up_to = 3", "up_to = 0", "`up_to` is 0, but must be from 1 to 10"),
        ("up_to = 6", "up_to = 3", "`up_to` is 3, but must be from 4 to 10"),
        ("up_to = 10", "up_to = 9", "`up_to` is 9, but must be from 10 to 10"),
        ("pieces = 3", "pieces = 7", "`pieces` is 7, but must be from 0 to 6"),
        ("extra_actions = 1", "extra_actions = 10", "`extra_actions` is 10, but must be from 0 to 9"),
        ("most_pieces = 12", "most_pieces = 13", "`most_pieces` is 13, but must be from 1 to 12"),
        ("limit = 10", "limit = 0", "`limit` is 0, but must be from 1 to 255"),
        ("walk = 1", "walk = 10", "`walk` is 10, but must be from 0 to 9"),
        ("attack = 2", "attack = 0", "`attack` is 0, but must be from 1 to 9"),
        ("escape = 1", "escape = 0", "`escape` is 0, but must be from 1 to 9"),
        ("flag = 1", "flag = 0", "`flag` is 0, but must be from 1 to 9"),
        ("dice = 1", "dice = 4", "`dice` is 4, but must be from 1 to 3"),
        ("bonus = 2", "bonus = 11", "`bonus` is 11, but must be from -10 to 10"),
        ("counter = -2", "counter = -11", "`counter` is -11, but must be from -10 to 10"),
        ("critical_floor = 0", "critical_floor = 11", "`critical_floor` is 11, but must be from 0 to 10"),
        ("target = 6", "target = 11", "`target` is 11, but must be from 1 to 10"),
        ("doom = 8", "doom = 0", "`doom` is 0, but must be from 1 to 10"),
        ("healing = 2", "healing = 61", "`healing` is 61, but must be from 0 to 60"),
        ("rounding = 5", "rounding = 0", "`rounding` is 0, but must be from 1 to 500"),
        ("clear = 55", "clear = 30", "`clear` is 30, but must be from 31 to 8000"),
        ("annihilation = 155", "annihilation = 55", "`annihilation` is 55, but must be from 56 to 8000"),
        (
            "armageddon_limit = 100",
            "armageddon_limit = 256",
            "`armageddon_limit` is 256, but must be from 1 to 255",
        ),
        (
            "zone_of_control = 8.0",
            "zone_of_control = -1",
            "`zone_of_control` is -1 inches, but must be from 0 to 120",
        ),
        (
            "zone_depth = 4.0",
            "zone_depth = 12.001",
            "`zone_depth` is 12.001 inches, but must be from 2 to 12",
        ),
        ("zone_width = 24.0", "zone_width = 11.5", "`zone_width` is 11.5 inches, but must be from 12 to 120"),
        ("from_edges = 12.0", "from_edges = 0.5", "`from_edges` is 0.5 inches, but must be from 1 to 120"),
        (
            "shield = 2.0",
            "shield = 1e1",
            "`shield` is 1e1, but a length is inches with at most three decimals",
        ),
        ("eye = 1.0", "eye = 1.0005", "`eye` is 1.0005, but a length is inches with at most three decimals"),
    ];
    for (from, to, words) in cases {
        // A key at the beginning of its line where there is one, since several tables have keys of one name.
        let starts = builtin().0[0].text.contains(&format!("\n{from}"));
        let whole = |text: &str| if starts { format!("\n{text}") } else { text.to_owned() };
        let files = edited(EDITION, &whole(from), &whole(to));
        let text = &files.0[0].text;
        let at = text.find(&whole(to)).expect("the text was put there") + usize::from(starts);
        let line = text[..at].matches('\n').count() + 1;
        let error = read(&files).expect_err("the number must be refused");
        assert_eq!((error.line as usize, error.problem.to_string().as_str()), (line, words));
    }
}

#[test]
fn counts_in_the_edition() {
    check(EDITION, "[12.0, 16.0]", "[]", "89:14", "`fast_speed` is there 0 times, but must be 2 times");
    check(
        EDITION,
        "run_turns = []",
        "run_turns = [1, 2]",
        "203:13",
        "`run_turns` is there 2 times, but must be 0 to 1 times",
    );
    let bands = "[{ up_to = 3, pieces = 1 }, { up_to = 6, pieces = 2 }, { up_to = 10, pieces = 3 }]";
    check(EDITION, bands, "[]", "30:9", "`bands` is there 0 times, but must be 1 to 10 times");
}

#[test]
fn words_of_the_edition() {
    let cases = [
        ("victory = \"points\"", "victory", "levels, points"),
        ("measuring = \"blind\"", "measuring", "blind, open"),
        ("organization = \"allowed\"", "organization", "free, allowed, required"),
        ("initiative = \"rolled\"", "initiative", "setup, alternate, rolled"),
        ("critical = \"full\"", "critical", "ten-hits, full"),
        ("speed = \"inches\"", "speed", "printed, inches"),
    ];
    for (from, key, known) in cases {
        let error = read(&edited(EDITION, from, &format!("{key} = \"often\""))).unwrap_err();
        assert_eq!(error.problem.to_string(), format!("`{key}` is `often`, but must be one of: {known}"));
    }
}

#[test]
fn characters() {
    check(DRUSK, "level = 35", "level = 501", "4:9", "`level` is 501, but must be from 1 to 500");
    check(DRUSK, "attack = 4", "attack = 21", "13:10", "`attack` is 21, but must be from 0 to 20");
    check(DRUSK, "armor = 2", "armor = -1", "16:9", "`armor` is -1, but must be from 0 to 20");
    check(DRUSK, "life = 13", "life = 0", "17:8", "`life` is 0, but must be from 1 to 60");
    check(DRUSK, "actions = 4", "actions = 10", "20:11", "`actions` is 10, but must be from 1 to 9");
    check(DRUSK, "recovery = 3", "recovery = 5", "21:12", "`recovery` is 5, but must be from 1 to 4");
    check(DRUSK, "copies = 3", "copies = 17", "10:10", "`copies` is 17, but must be from 1 to 16");
    check(DRUSK, "[6.0, 10.0]", "[6.0, 5.5]", "19:15", "`speed` is 5.5 inches, but must be from 6 to 48");
    check(DRUSK, "[6.0, 10.0]", "[6.0]", "19:9", "`speed` is there 1 times, but must be 2 times");
    check(
        DRUSK,
        "actions",
        "board_speed = [6]\nactions",
        "20:15",
        "`board_speed` is there 1 times, but must be 2 times",
    );
    check(
        DRUSK,
        "actions",
        "board_speed = [6, 5]\nactions",
        "20:19",
        "`board_speed` is 5, but must be from 6 to 64",
    );
    check(
        DRUSK,
        "actions",
        "range = 0.5\nactions",
        "20:9",
        "`range` is 0.5 inches, but must be from 1 to 48",
    );
}

#[test]
fn words_of_a_character() {
    let affiliations = "church, samael, wissenschaft, black-sun, empire, azur-alliance, tol-rauko, wanderers";
    check(
        DRUSK,
        "\"wanderers\"",
        "\"guild\"",
        "6:15",
        &format!("`affiliation` is `guild`, but must be one of: {affiliations}"),
    );
    check(
        DRUSK,
        "\"unaligned\"",
        "\"neutral\"",
        "5:11",
        "`faction` is `neutral`, but must be one of: light, darkness, unaligned",
    );
    check(
        DRUSK,
        "\"fighter\"",
        "\"warrior\"",
        "7:15",
        "`categories` is `warrior`, but must be one of: mystic, fighter, prowler",
    );
    check(DRUSK, "\"fighter\"", "\"fighter\", \"fighter\"", "7:26", "`fighter` is twice in `categories`");
    check(DRUSK, "[\"fighter\"]", "[]", "7:14", "`categories` is there 0 times, but must be 1 to 2 times");
    check(
        DRUSK,
        "\"agent\"",
        "\"spy\"",
        "8:10",
        "`roles` is `spy`, but must be one of: leader, agent, summon",
    );
    check(DRUSK, "\"agent\"", "\"agent\", \"agent\"", "8:19", "`agent` is twice in `roles`");
    check(
        DRUSK,
        "\"small\"",
        "\"tiny\"",
        "9:8",
        "`base` is `tiny`, but must be one of: small, medium, large",
    );
}

#[test]
fn scenery() {
    let kinds = "abrupt, high, low, elevation, minor";
    check(CRATES, "\"minor\"", "\"soft\"", "4:8", &format!("`kind` is `soft`, but must be one of: {kinds}"));
    check(CRATES, "height = 1.0\n", "", "4:8", "`height` is missing");
    check(CRATES, "height = 1.0", "height = 0", "5:10", "`height` is 0 inches, but must be from 0.001 to 24");
    check(
        CRATES,
        "height = 1.0",
        "height = 1.0\nlevels = 1",
        "6:10",
        "`levels` means nothing beside `minor`",
    );
    check(HILL, "levels = 1\n", "", "4:8", "`levels` is missing");
    check(HILL, "levels = 1", "levels = 3", "5:10", "`levels` is 3, but must be from 1 to 2");
    check(HILL, "levels = 1", "levels = 1\nheight = 2", "6:10", "`height` means nothing beside `elevation`");
    check(POOL, "\"low\"", "\"low\"\nheight = 1", "5:10", "`height` means nothing beside `low`");
    check(POOL, "\"low\"", "\"low\"\nlevels = 1", "5:10", "`levels` means nothing beside `low`");
    let crashes = "`crash` is `swamp`, but must be one of: minor, forest, wall, impassable";
    check(CRATES, "height = 1.0", "height = 1.0\ncrash = \"swamp\"", "6:9", crashes);
    check(
        HILL,
        "levels = 1",
        "levels = 1\ncrash = \"wall\"",
        "6:9",
        "`crash` means nothing beside `elevation`",
    );
    check(POOL, "\"low\"", "\"low\"\ncrash = \"wall\"", "5:9", "`crash` means nothing beside `low`");
}

#[test]
fn outlines() {
    let outline = "[[-1.0, -0.5], [1.0, -0.5], [1.0, 0.5], [-1.0, 0.5]]";
    check(CRATES, outline, "[[0, 0], [1, 0]]", "6:11", "an outline of 2 corners, it needs at least 3");
    check(CRATES, outline, "[[0, 0], [2, 2], [2, 0], [0, 2]]", "6:11", "edges 0 and 2 of the outline meet");
    check(
        CRATES,
        outline,
        "[[0, 0], [1, 0], [1]]",
        "6:28",
        "`outline` is there 1 times, but must be 2 times",
    );
    check(
        CRATES,
        outline,
        "[[0, 0], [1, 0], [1, 13]]",
        "6:32",
        "`outline` is 13 inches, but must be from -12 to 12",
    );
    let corners = "[0, 0], ".repeat(13);
    check(CRATES, outline, &format!("[{corners}]"), "6:11", "an outline of 13 corners, it has at most 12");
    check(CRATES, outline, "[[0, 0], [1, 0], [1, 0]]", "6:11", "corner 1 of the outline equals the next");
}

#[test]
fn squares_of_a_piece() {
    check(CRATES, "[0, 0],", "[-1, 0],", "8:14", "`-1,0` is twice in `squares`");
    check(CRATES, "[0, 0],", "[1, 0],", "8:5", "square -1,0 touches no other of the piece");
    check(CRATES, "[0, 0],", "[0],", "8:14", "`squares` is there 1 times, but must be 2 times");
    check(CRATES, "[0, 0],", "[13, 0],", "8:15", "`squares` is 13, but must be from -12 to 12");
    check(CRATES, "[-1, 0], [0, 0],", "", "7:11", "`squares` is there 0 times, but must be 1 to 64 times");
}

/// A problem names the rule it would break, and its text with what the text needs.
#[test]
fn rule_key_and_arguments() {
    let error = read(&edited(EDITION, "pieces = 3", "pieces = 7")).unwrap_err();
    assert_eq!(error.rule(), Some("setup.scenery_count"));
    assert_eq!(error.problem.key(), "content-out-of-range");
    let error = read(&edited(DRUSK, "[6.0, 10.0]", "[6.0, 5.5]")).unwrap_err();
    assert_eq!((error.rule(), error.problem.key()), (None, "content-length-out-of-range"));
    let text = |text: &str| Argument::Text(text.to_owned());
    assert_eq!(
        error.problem.args(),
        [("key", text("speed")), ("value", text("5.5")), ("least", text("6")), ("most", text("48"))]
    );
    let error = read(&edited(GROVE, "\"abrupt\"", "\"low\"")).unwrap_err();
    assert_eq!((error.rule(), error.problem.key()), (None, "content-not-needed"));
}

/// Advantage cards are never more than a byte can number, while characters may be.
#[test]
fn too_many_things() {
    let kept = without("packs/saga/");
    let mut kept = Files(kept.0.into_iter().filter(|file| !file.path.contains("/parties/")).collect());
    let card = |number: usize| File {
        path: format!("packs/founders/advantages/card{number}.toml"),
        text: format!("id = \"card{number}\"\npoints = 1\nkind = \"equipment\"\n"),
    };
    let there = kept.0.iter().filter(|file| file.path.contains("/advantages/")).count();
    kept.0.extend((there..256).map(card));
    assert_eq!(refusal(&kept), "packs: `advantages` is there 256 times, but must be 0 to 255 times");
}
