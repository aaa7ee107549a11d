//! Maps: those that come with the program, and what a map is refused for.

use geometry::squares::{Kind, Square};

use super::super::*;
use super::{content, with};

/// A table of this scenery, among the built-in files, so that it can be refused.
fn table(scenery: &str) -> Files {
    let mut text = "id = \"trial\"\nwidth = 48\ndepth = 48.0\nedges = [\"near\", \"far\"]\n".to_owned();
    for line in scenery.split(" / ").filter(|line| !line.is_empty()) {
        let words: Vec<&str> = line.split(' ').collect();
        text += &format!("[[scenery]]\npiece = \"{}\"\nx = {}\ny = {}\n", words[0], words[1], words[2]);
        if let Some(quarters) = words.get(3) {
            text += &format!("quarters = {quarters}\n");
        }
    }
    with(builtin(), "maps/table/trial.toml", &text)
}

/// Expects a table to be refused at this place with these words and this rule.
#[track_caller]
fn refused_table(scenery: &str, place: &str, words: &str, rule: Option<&str>) {
    refused(&table(scenery), "maps/table/trial.toml", place, words, rule);
}

#[track_caller]
fn refused(files: &Files, path: &str, place: &str, words: &str, rule: Option<&str>) {
    let error = read(files).expect_err("the map must be refused");
    assert_eq!(error.to_string(), format!("{path}:{place}: {words}"));
    assert_eq!(error.rule(), rule);
}

/// A board of 24 by 24 squares, clear but for these rows; the first row is 23, the far one.
fn board(rows: &[(usize, &str)]) -> Files {
    let mut text = "id = \"trial\"\nedges = [\"near\", \"far\"]\nrows = [\n".to_owned();
    for y in (0..24).rev() {
        let row = rows.iter().find(|(row, _)| *row == y).map_or("", |(_, row)| *row);
        text += &format!("\"{row:.<24}\",\n");
    }
    with(builtin(), "maps/board/trial.toml", &(text + "]\n"))
}

#[track_caller]
fn refused_board(rows: &[(usize, &str)], place: &str, words: &str, rule: Option<&str>) {
    refused(&board(rows), "maps/board/trial.toml", place, words, rule);
}

/// A bare table and a bare board are maps like any other.
#[test]
fn bare_maps() {
    for files in [table(""), board(&[])] {
        assert!(read(&files).unwrap().maps.iter().any(|map| map.id == "trial"));
    }
}

/// Zones are of the edition's size, in the middle of opposite edges.
#[test]
fn zones() {
    let content = content("advanced");
    let zones = |id: &str| {
        let map = content.maps.iter().find(|map| map.id == id).expect("a built-in map");
        let inches = |point: Point| (point.x().0 / 1000, point.y().0 / 1000);
        map.zones.map(|zone| (inches(zone.low()), inches(zone.high())))
    };
    assert_eq!(zones("eagle-stones"), [((12, 0), (36, 4)), ((12, 44), (36, 48))]);
    assert_eq!(zones("salt-market"), [((0, 12), (4, 36)), ((44, 12), (48, 36))]);
    assert_eq!(zones("reed-islands"), [((4, 0), (28, 4)), ((4, 28), (28, 32))]);
    assert_eq!(zones("quarry-floor"), [((0, 0), (24, 4)), ((0, 20), (24, 24))]);
}

/// A square is in a zone with all of it or not at all.
#[test]
fn squares_of_a_zone() {
    let content = content("advanced");
    let map = content.maps.iter().find(|map| map.id == "reed-islands").expect("a built-in map");
    let holds = |x, y| zone_holds(map.zones[0], Square::new(x, y));
    assert!(holds(4, 0) && holds(27, 3));
    assert!(!holds(3, 0) && !holds(28, 0) && !holds(4, 4) && !holds(255, 255));
}

/// The last row of the file is the near edge, and every letter has its meaning.
#[test]
fn letters() {
    let files = board(&[(4, "....::.##.~~.o..111"), (5, "................121"), (6, "................111")]);
    let content = read(&files).unwrap();
    let map = content.maps.iter().find(|map| map.id == "trial").expect("the board was read");
    let squares = map.squares.as_ref().expect("a board has squares");
    let cell = |x, y| squares.cell(Square::new(x, y)).map(|cell| (cell.kind(), cell.level()));
    assert_eq!(cell(4, 4), Some((Kind::Abrupt, 0)));
    assert_eq!(cell(7, 4), Some((Kind::High, 0)));
    assert_eq!(cell(10, 4), Some((Kind::Low, 0)));
    assert_eq!(cell(13, 4), Some((Kind::Minor, 0)));
    assert_eq!((cell(16, 4), cell(17, 5)), (Some((Kind::Clear, 1)), Some((Kind::Clear, 2))));
    assert_eq!((cell(0, 0), cell(24, 0)), (Some((Kind::Clear, 0)), None));
    assert_eq!((map.width, map.depth), (Mil::inches(24), Mil::inches(24)));
}

#[test]
fn scenery_keeps_its_distance_on_a_table() {
    let rule = Some("setup.scenery_place");
    refused_table("crates 3.9 20", "6:9", "crates is nearer than 3 inches to the edge", rule);
    refused_table("crates 24 45", "6:9", "crates is nearer than 3 inches to the edge", rule);
    refused_table("tower 24 24 / crates 24 24", "10:9", "tower and crates overlap", rule);
    refused_table("tower 24 24 / grove 26 24", "10:9", "tower and grove overlap", rule);
    let words = "crates and crates are nearer than 1 inches to each other";
    refused_table("crates 20 20 / crates 22.999 20", "10:9", words, rule);
    refused_table("crates 20 20 / crates 20 21.5", "10:9", words, rule);
    assert!(read(&table("crates 20 20 / crates 23 20 / crates 4 30 / crates 20 22")).is_ok());
}

/// A piece is checked as it lies, not as its file draws it.
#[test]
fn a_turned_piece_keeps_its_distance() {
    assert!(read(&table("crates 3.5 20 1")).is_ok());
    let words = "crates is nearer than 3 inches to the edge";
    refused_table("crates 3.5 20 2", "6:9", words, Some("setup.scenery_place"));
}

#[test]
fn scenery_of_a_table() {
    refused_table("windmill 20 20", "6:9", "there is no piece of scenery `windmill`", None);
    refused_table("crates 20 20 4", "9:12", "`quarters` is 4, but must be from 0 to 3", None);
    refused_table("crates 49 20", "7:5", "`x` is 49 inches, but must be from 0 to 48", None);
    refused_table("crates 20 -1", "8:5", "`y` is -1 inches, but must be from 0 to 48", None);
    let many: Vec<String> = (0..13).map(|number| format!("crates 20 {}", 6 + 2 * number)).collect();
    let words = "`scenery` is there 13 times, but must be 0 to 12 times";
    refused_table(&many.join(" / "), "1:6", words, Some("setup.scenery_count"));
}

#[test]
fn size_and_edges() {
    let trial = |from: &str, to: &str| {
        let mut files = table("");
        let file = files.0.last_mut().expect("the table was added last");
        file.text = file.text.replace(from, to);
        files
    };
    let path = "maps/table/trial.toml";
    let words = "`width` is 23.5 inches, but must be from 24 to 120";
    refused(&trial("width = 48", "width = 23.5"), path, "2:9", words, None);
    let words = "`depth` is 121 inches, but must be from 24 to 120";
    refused(&trial("depth = 48.0", "depth = 121"), path, "3:9", words, None);
    let words = "edges `near` and `left` are not opposite";
    refused(&trial("\"far\"", "\"left\""), path, "4:18", words, Some("setup.zone"));
    let words = "edges `near` and `near` are not opposite";
    refused(&trial("\"far\"", "\"near\""), path, "4:18", words, Some("setup.zone"));
    let words = "`edges` is `north`, but must be one of: near, far, left, right";
    refused(&trial("\"far\"", "\"north\""), path, "4:18", words, None);
    let words = "`edges` is there 1 times, but must be 2 times";
    refused(&trial(", \"far\"", ""), path, "4:9", words, None);
}

/// A zone has room for a few of the largest bases, off impassable ground.
#[test]
fn a_cramped_zone_on_a_table() {
    let changed = |scenery: &str| {
        let files = with_override(&table(scenery), "setup.edge_gap", "0").unwrap();
        with_override(&files, "setup.zone_depth", "2").unwrap()
    };
    assert!(read(&changed("gully 14 2 / gully 34 2")).is_ok());
    let words = "the zone at the near edge has room for 2 bases, but 6 must fit";
    let files = changed("gully 14 2 / gully 24 2 / gully 34 2");
    refused(&files, "maps/table/trial.toml", "4:9", words, Some("setup.zone"));
}

/// Pieces keep apart and off the edge, but what is left between them can be too narrow to walk through.
#[test]
fn no_way_across_a_table() {
    let path = "maps/table/trial.toml";
    let text = |wall: i32| {
        format!(
            "id = \"trial\"\nwidth = 24\ndepth = 24\nedges = [\"near\", \"far\"]\n\
             [[scenery]]\npiece = \"gully\"\nx = 4\ny = 12\n\
             [[scenery]]\npiece = \"gully\"\nx = 13\ny = 12\n\
             [[scenery]]\npiece = \"ruined-wall\"\nx = 21\ny = {wall}\n"
        )
    };
    let files = with_override(&builtin(), "setup.edge_gap", "0").unwrap();
    assert!(read(&with(files.clone(), path, &text(18))).is_ok());
    let words = "nobody can walk from one zone to the other";
    refused(&with(files, path, &text(15)), path, "4:9", words, Some("move.impassable"));
}

#[test]
fn scenery_keeps_its_distance_on_a_board() {
    let rule = Some("setup.scenery_place");
    let words = |piece: &str| format!("{piece} is nearer than 3 inches to the edge");
    refused_board(&[(10, "..::")], "17:4", &words("abrupt 2,10"), rule);
    refused_board(&[(21, "....~~")], "6:6", &words("low 4,21"), rule);
    refused_board(&[(10, "....................oo")], "17:23", &words("minor 20,10"), rule);
    let words = "abrupt 5,10 and high 7,10 are nearer than 1 inches to each other";
    refused_board(&[(10, ".....::##")], "17:8", words, rule);
    let words = "abrupt 5,10 and elevation 6,11 are nearer than 1 inches to each other";
    refused_board(&[(10, ".....:"), (11, "......1")], "17:7", words, rule);
    assert!(read(&board(&[(10, ".....::.##"), (12, ".....oo")])).is_ok());
}

#[test]
fn rows_of_a_board() {
    let words = "`*` is no terrain: a square is one of . : # ~ 1 2 o";
    refused_board(&[(10, "....é*"), (9, "....*")], "18:6", words, None);
    let words = "a row of 25 squares among rows of 24";
    refused_board(&[(10, ".........................")], "17:1", words, None);
    let words = "`columns` is there 65 times, but must be 24 to 64 times";
    refused_board(&[(23, &".".repeat(65))], "4:1", words, None);
    let mut files = board(&[]);
    let file = files.0.last_mut().expect("the board was added last");
    file.text = file.text.replacen("\"........................\",\n", "", 1);
    let words = "`rows` is there 23 times, but must be 24 to 64 times";
    refused(&files, "maps/board/trial.toml", "3:8", words, None);
    let spots = "...o.o.o.o.o.o.o.o";
    let words = "`scenery` is there 16 times, but must be 0 to 12 times";
    refused_board(&[(10, spots), (12, spots)], "2:9", words, Some("setup.scenery_count"));
}

#[test]
fn a_cramped_zone_on_a_board() {
    let changed = |wall: usize| {
        let row = "#".repeat(wall);
        let files = with_override(&board(&[(0, &row), (1, &row)]), "setup.edge_gap", "0").unwrap();
        with_override(&files, "setup.zone_depth", "2").unwrap()
    };
    assert!(read(&changed(21)).is_ok());
    let words = "the zone at the near edge has room for 4 bases, but 6 must fit";
    refused(&changed(22), "maps/board/trial.toml", "2:9", words, Some("setup.zone"));
}

/// Nobody climbs two levels at once: a cliff needs another way up.
#[test]
fn a_square_out_of_reach() {
    let rule = Some("board.elevation");
    refused_board(&[(10, ".....22")], "17:7", "nobody on foot gets to square 5,10 on level 2", rule);
    assert!(read(&board(&[(10, ".....221")])).is_ok());
    let rows = [(10, ".....###"), (11, ".....#.#"), (12, ".....###")];
    let words = "nobody on foot gets to square 6,11 on level 0";
    refused_board(&rows, "16:8", words, Some("move.impassable"));
}
