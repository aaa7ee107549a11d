//! Every parameter of the four editions, row by row as in the rule catalogue.

use super::super::*;
use super::content;

/// The columns of the rows below.
const COLUMNS: [&str; 4] = ["core-es", "core-en", "advanced", "alpha-it"];

/// A parameter, how it is looked up, and what the four editions have.
type Row = (&'static str, fn(&Edition) -> String, [&'static str; 4]);

#[track_caller]
fn check(rows: &[Row]) {
    let editions = COLUMNS.map(|id| content(id).edition);
    for (parameter, look_up, expected) in rows {
        let found: Vec<String> = editions.iter().map(look_up).collect();
        assert_eq!(found, expected, "{parameter}");
    }
}

/// The ids are those of the files, and the default is one of them.
#[test]
fn ids() {
    let mut columns = COLUMNS;
    let mut editions = EDITIONS;
    columns.sort_unstable();
    editions.sort_unstable();
    assert_eq!(columns, editions);
    assert_eq!(COLUMNS.map(|id| content(id).edition.id), COLUMNS);
    assert_eq!(read(&builtin()).unwrap().edition.id, "advanced");
    assert_eq!(builtin_edition("printed"), None);
}

/// The rows in which the books differ, or on which there is a ruling.
#[test]
fn rows_of_the_table() {
    check(&[
        ("party.levels.standard", |e| e.party.standard.to_string(), ["250", "250", "250", "300"]),
        (
            "party.organization.mode",
            |e| format!("{:?}", e.party.organization),
            ["Free", "Allowed", "Allowed", "Free"],
        ),
        ("setup.scenery_count.bands", |e| format!("{:?}", e.setup.bands), ["[(3, 1), (6, 2), (10, 3)]"; 4]),
        (
            "turn.initiative.rolled",
            |e| format!("{:?}", e.turn.initiative),
            ["Setup", "Setup", "Rolled", "Rolled"],
        ),
        ("attack.charge.dice", |e| e.charge.dice.to_string(), ["1", "1", "1", "2"]),
        ("attack.charge.bonus", |e| e.charge.bonus.to_string(), ["2"; 4]),
        (
            "action.escape.modifiers",
            |e| {
                let rules = &e.escape;
                format!("{:?}", [rules.prowler, rules.fast, rules.big, rules.two, rules.three])
            },
            ["[0, 0, 0, 0, 0]", "[0, 0, 0, 0, 0]", "[0, 0, 0, 0, 0]", "[1, 1, 2, -1, -2]"],
        ),
        ("action.seek.target", |e| e.seek.target.to_string(), ["8", "8", "8", "7"]),
        ("ranged.cover.modifier", |e| e.ranged.cover.to_string(), ["-2", "-2", "-2", "-1"]),
        ("ranged.moved.modifier", |e| e.ranged.moved.to_string(), ["0", "0", "0", "-1"]),
        (
            "push.on, slam.on, climb.on",
            |e| format!("{} {} {}", e.manoeuvres.push, e.manoeuvres.slam, e.manoeuvres.climb),
            ["false false false", "false false false", "false false false", "true true true"],
        ),
        (
            "throw.on, crash.on, area.on, accumulation.on",
            |e| format!("{} {} {} {}", e.throw.on, e.crash.on, e.area.on, e.accumulation.on),
            [
                "false false false false",
                "false false false false",
                "true true true true",
                "true true true true",
            ],
        ),
        (
            "crash.from",
            |e| format!("{:?}", e.crash.from),
            ["Throws", "Throws", "Throws", "ThrowsPushesSlams"],
        ),
        (
            "run_over.half_when",
            |e| format!("{:?}", e.run_over.half_when),
            ["Larger", "Larger", "Larger", "Large"],
        ),
        (
            "intangible.crash",
            |e| format!("{:?}", e.innate.intangible_crash),
            ["Unhurt", "Unhurt", "Unhurt", "Untouched"],
        ),
        ("critical.rule", |e| format!("{:?}", e.combat.critical), ["TenHits", "TenHits", "Full", "Full"]),
        ("critical.floor", |e| e.combat.critical_floor.to_string(), ["0"; 4]),
        ("critical.min_loss", |e| e.combat.critical_min_loss.to_string(), ["0", "0", "1", "1"]),
        (
            "setup.scenery_place.edge",
            |e| format!("{:?}", e.setup.edge_clearance),
            ["AtLeast", "MoreThan", "MoreThan", "MoreThan"],
        ),
        (
            "infiltration.markers.apart",
            |e| format!("{:?}", e.infiltration.clearance),
            ["AtLeast", "AtLeast", "AtLeast", "MoreThan"],
        ),
        (
            "berserk.when",
            |e| format!("{:?}", e.states.berserk_when),
            ["Gained", "Activated", "Activated", "Activated"],
        ),
        ("board.sight.two_levels", |e| format!("{:?}", e.board.two_levels), ["Up"; 4]),
        ("charge.intercept_from", |e| format!("{:?}", e.charge.intercept_from), ["Base"; 4]),
        ("party.wanderers", |e| format!("{:?}", e.party.wanderers), ["Organization"; 4]),
        ("deploy.advanced.gap", |e| e.deploy.gap.to_string(), ["0", "0", "4", "0"]),
        (
            "infiltration.blocked",
            |e| format!("{:?}", e.infiltration.blocked),
            ["Revealed", "Revealed", "Revealed", "Touching"],
        ),
        ("hidden.area", |e| format!("{:?}", e.hidden.area), ["Immune", "Immune", "Hit", "Immune"]),
        ("hidden.effects_reveal", |e| e.hidden.effects_reveal.to_string(), ["true", "true", "false", "true"]),
        ("intangible.level", |e| format!("{:?}", e.innate.intangible_level), ["Higher"; 4]),
        ("poison.per", |e| e.states.poison.to_string(), ["1"; 4]),
        ("board.run.turns", |e| format!("{:?}", e.board.run_turns), ["Some(2)", "None", "None", "None"]),
        ("board.speed", |e| format!("{:?}", e.board.speed), ["Printed", "Inches", "Inches", "Printed"]),
        ("victory", |e| format!("{:?}", e.victory), ["Levels", "Levels", "Points", "Levels"]),
    ]);
}

/// A key that came later may be missing in the file that an old journal carries: then what used to hold still does.
#[test]
fn keys_that_came_later() {
    let later = ["edge_clearance", "clearance", "berserk_when", "two_levels", "intercept_from", "wanderers"];
    let mut files = builtin();
    let edition = files.0.iter_mut().find(|file| file.path.starts_with("editions/")).expect("there is one");
    let is_later = |line: &&str| later.iter().any(|key| line.starts_with(&format!("{key} = ")));
    assert_eq!(edition.text.lines().filter(is_later).count(), later.len());
    edition.text = edition.text.lines().filter(|line| !is_later(line)).collect::<Vec<_>>().join("\n");
    let edition = read(&files).expect("the older file still reads").edition;
    assert_eq!(
        (edition.setup.edge_clearance, edition.infiltration.clearance),
        (Clearance::AtLeast, Clearance::AtLeast)
    );
    assert_eq!(
        (edition.states.berserk_when, edition.board.two_levels),
        (BerserkWhen::Activated, TwoLevels::Up)
    );
    assert_eq!(edition.charge.intercept_from, InterceptFrom::Base);
    assert_eq!(edition.party.wanderers, Wanderers::Organization);
}

/// What the catalogue says outside its table is the same in all editions.
#[test]
fn common_numbers() {
    let inches = Mil::inches;
    for edition in EDITIONS.map(|id| content(id).edition) {
        let setup = edition.setup;
        assert_eq!((setup.edge_gap, setup.piece_gap), (inches(3), inches(1)));
        assert_eq!((setup.zone_width, setup.zone_depth), (inches(24), inches(4)));
        assert_eq!((setup.extra_actions, setup.most_pieces), (1, 12));
        assert_eq!((edition.party.most_characters, edition.turn.limit), (16, 10));
        let cost = Costs {
            free: 0,
            walk: 1,
            run: 2,
            charge: 3,
            attack: 2,
            dodge: 1,
            counter: 3,
            escape: 1,
            seek: 1,
            push: 3,
            slam: 3,
            climb: 1,
            flag: 1,
        };
        assert_eq!(edition.cost, cost);
        let movement = MovementRules {
            free: inches(2),
            up: inches(1),
            only_charge_engages: false,
            climb_height: inches(8),
            climb_reach: inches(2),
        };
        assert_eq!(edition.movement, movement);
        assert_eq!((edition.charge.intercept, edition.combat.counter), (inches(2), -2));
        assert_eq!((edition.escape.target, edition.escape.fast_speed), (6, (inches(12), inches(16))));
        assert_eq!(edition.zone_of_control, inches(8));
        let ranged = edition.ranged;
        assert_eq!((ranged.long, ranged.engaged_target, ranged.higher), (-1, -1, 1));
        assert_eq!((ranged.moved_more_than, ranged.shield), (inches(8), inches(2)));
        let crash = edition.crash;
        assert_eq!((crash.minor, crash.forest, crash.wall, crash.impassable), (1, 2, 3, 5));
        assert_eq!((crash.forest_slows, crash.wall_slows), (inches(2), inches(4)));
        let run_over = edition.run_over;
        assert_eq!((run_over.target, run_over.target_larger, run_over.loss), (6, 8, 1));
        let states = edition.states;
        assert_eq!((states.haste, states.slow, states.shield), (1, 1, 4));
        assert_eq!((states.healing, states.blind, states.doom), (2, -4, 8));
        assert_eq!((states.berserk_attack, states.berserk_damage), (1, 1));
        assert_eq!(edition.deploy.advanced, inches(16));
        let infiltration = edition.infiltration;
        assert_eq!((infiltration.markers, infiltration.first_turn, infiltration.extra_actions), (3, 2, 1));
        assert_eq!((infiltration.apart, infiltration.from_zone), (inches(6), inches(6)));
        assert_eq!((infiltration.shift, edition.innate.initiative), (inches(2), 1));
        assert_eq!(edition.innate.critical_mastery, 9);
        let sight = SightRules { eye: inches(1), large_eye: inches(2), level: inches(2) };
        assert_eq!(edition.sight, sight);
        let points = PointRules {
            leader: 20,
            leader_wounded: 10,
            rounding: 5,
            bands: vec![(0, Band::Tie), (30, Band::Partial), (55, Band::Clear), (155, Band::Annihilation)],
        };
        assert_eq!(edition.points, points);
        assert_eq!(edition.nodes, NodeRules { from_edges: inches(12), few_levels: 200, recovery: 1 });
        assert_eq!((edition.armageddon_limit, edition.blind), (100, MeasureBlind::Blind));
    }
}
