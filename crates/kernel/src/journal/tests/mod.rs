//! Journals of the toy game: written, read back and broken in every way. [`engine`] holds them against the rules.

use super::marks::{escape, split_check, unescape};
use super::toy::{TOY, Toy};
use super::*;
use crate::dice::{Dice, FairDice, FairError, below, below_usize, stream};
use crate::run::Run;
use crate::{Pending, Seat};

mod engine;

const SEED: Seed = Seed([7; 32]);

fn header(dice: DiceSource) -> Header {
    let files = vec![
        ("cards.toml".to_owned(), "a = 1\n\n| b = 'ü' ~deadbeef\r\n".to_owned()),
        ("empty.toml".to_owned(), String::new()),
        ("folder/open end.toml".to_owned(), "c = 1\n d".to_owned()),
    ];
    Header { game: "toy".to_owned(), files, setup: "rounds=2 note=a\\b~c".to_owned(), dice, practice: false }
}

/// Somebody who plays and writes a journal as a driver does.
struct Table {
    run: Run<Toy>,
    dice: FairDice,
    writer: Writer,
    text: String,
    before: Vec<(u64, <Toy as crate::Game>::State)>,
}

impl Table {
    fn new(source: DiceSource) -> Table {
        let (writer, text) = Writer::begin(&header(source));
        Table { run: Run::new(TOY), dice: FairDice::new(SEED), writer, text, before: Vec::new() }
    }

    fn write(&mut self, entry: &Entry) {
        self.text.push_str(&self.writer.entry(entry, &[]));
    }

    fn lay(&mut self, seat: u8, card: u8) {
        let (seat, before) = (Seat(seat), *self.run.state());
        let events = self.run.choose(seat, card).expect("the card may be laid");
        let entry = Entry::choose(self.run.game(), seat, &card);
        self.text.push_str(&self.writer.entry(&entry, &seen_lines(self.run.game(), &events)));
        self.before.push((self.writer.inputs(), before));
    }

    fn roll(&mut self) {
        let Pending::Chance(chance) = self.run.pending() else { panic!("no dice are due") };
        let (before, words) = (*self.run.state(), self.run.game().draw_words(self.run.state()));
        let drawn = self.dice.draw(chance);
        let events = self.run.drawn(drawn).expect("the dice were asked for");
        let entry = Entry::draw(&words, &drawn);
        self.text.push_str(&self.writer.entry(&entry, &seen_lines(self.run.game(), &events)));
        self.before.push((self.writer.inputs(), before));
    }

    fn take_back(&mut self, to: u64) {
        let place = self.before.iter().position(|(number, _)| *number == to).expect("an input in force");
        self.run.set_state(self.before[place].1);
        self.before.truncate(place);
        self.write(&Entry::Takeback { to });
    }

    fn over(&mut self) {
        let Pending::Over(outcome) = self.run.pending() else { panic!("the game goes on") };
        self.write(&Entry::Over { line: self.run.game().outcome_line(&outcome) });
    }
}

/// A whole game with fair dice, a roll taken back, the end, and the seed revealed.
fn whole() -> Table {
    let mut table = Table::new(DiceSource::Fair(SEED.commitment()));
    for (seat, text) in [("north", "my \\ dog\r\nsays ~12345678"), ("south", "")] {
        table.dice.add_entropy(text);
        table.write(&Entry::Entropy { seat: seat.to_owned(), text: text.to_owned() });
    }
    table.lay(0, 2);
    table.lay(1, 0);
    table.roll();
    table.take_back(2);
    table.lay(1, 1);
    table.roll();
    table.lay(1, 2);
    table.lay(0, 0);
    table.roll();
    table.over();
    table.write(&Entry::Reveal { seed: SEED });
    table
}

fn read(text: &str) -> Journal {
    parse(text).unwrap_or_else(|damage| panic!("{damage}\n{text}"))
}

/// The text with every check made right again, as somebody who forges a journal would.
fn forged(text: &str) -> String {
    let mut check = marks::Check::default();
    let mut out = String::new();
    for line in text.split_inclusive('\n') {
        match split_check(line.trim_end_matches('\n')) {
            (said, Some(_)) if !line.starts_with('|') => {
                let mut said = said.to_owned();
                check.close(&mut said);
                out.push_str(&said);
            }
            (_, _) => {
                check.add(line);
                out.push_str(line);
            }
        }
    }
    out
}

/// The text changed, with right checks, and read.
fn changed(text: &str, from: &str, to: &str) -> Result<Journal, Damage> {
    assert!(text.contains(from), "{from} is not in\n{text}");
    parse(&forged(&text.replacen(from, to, 1)))
}

/// Escaped text is one line, has no bare `~`, and comes back.
#[test]
fn escapes() {
    for text in ["", "plain", "\\", "~", "a\\~b", "\n\r\\n", " ~12345678", "ü"] {
        let escaped = escape(text);
        assert!(!escaped.contains(['\n', '\r']), "{escaped}");
        assert_eq!(split_check(&escaped), (escaped.as_str(), None));
        assert_eq!(unescape(&escaped).as_deref(), Some(text));
    }
    for wrong in ["\\", "\\x", "~", "a\\\\~", "\r"] {
        assert_eq!(unescape(wrong), None, "{wrong}");
    }
}

/// What the text looks like: a change here is a change of the format, which then needs a new number.
#[test]
fn the_text_is_fixed() {
    let mut table = Table::new(DiceSource::Seeded);
    table.lay(0, 2);
    table.take_back(1);
    let expected = "\
tactica journal 2
game toy
file cards.toml
| a = 1
| \n| | b = 'ü' ~deadbeef\r
file empty.toml
file folder/open end.toml
| c = 1
|-  d
setup rounds=2 note=a\\\\b\\~c
dice seeded
begin ~79922812
north: lay 2
> north laid seat=north card=2 [toy.lay]
> south,spectator laid seat=north [toy.lay]
> north whispered ~0c3622f5
takeback 1 ~bdacb5d2
";
    assert_eq!(table.text, expected);
    for (place, _) in expected.match_indices(" ~").filter(|(place, _)| expected[..*place].contains("begin")) {
        let whole = format!("{:016x}", crate::hash::text(&expected[..place]));
        assert_eq!(
            expected[place + 2..][..8],
            whole[8..],
            "a check is the low half of the hash of all before it"
        );
    }
}

/// Writing and reading are each other's inverse, in every detail.
#[test]
fn written_and_read() {
    let table = whole();
    let journal = read(&table.text);
    assert_eq!((journal.format, journal.cut), (2, None));
    assert_eq!(journal.header, header(DiceSource::Fair(SEED.commitment())));
    assert_eq!(journal.records.len(), 13);
    assert_eq!(journal.entropies(), ["my \\ dog\r\nsays ~12345678", ""]);
    assert_eq!(journal.revealed(), Some(&SEED));
    let (writer, text) = Writer::resume(&journal);
    assert_eq!(text, table.text);
    assert_eq!((writer.inputs(), writer.in_force()), (8, [1, 4, 5, 6, 7, 8].as_slice()));
    assert_eq!(read(&text), journal);
    assert_eq!(parse_bytes(text.as_bytes()), Ok(journal));
}

/// A game laid as practice says so in its header, has a format of its own, and is read and written like any other; a
/// format that promises the word and lacks it is refused.
#[test]
fn practice() {
    let practice = Header { practice: true, ..header(DiceSource::Typed) };
    let (_, text) = Writer::begin(&practice);
    assert!(
        text.starts_with("tactica journal 3\n") && text.contains("\ndice typed\npractice\nbegin ~"),
        "{text}"
    );
    let journal = read(&text);
    assert_eq!((journal.format, &journal.header), (3, &practice));
    assert_eq!(Writer::resume(&journal).1, text);
    let (_, plain) = Writer::begin(&header(DiceSource::Typed));
    assert!(plain.starts_with("tactica journal 2\n") && !plain.contains("practice"), "{plain}");
    for wrong in [text.replace("practice\n", ""), plain.replace("dice typed\n", "dice typed\npractice\n")] {
        assert!(matches!(parse(&wrong), Err(Damage { fault: Fault::Unclear { .. }, .. })), "{wrong}");
    }
}

/// Everybody who sees the same of an event stands before one line; who sees nothing stands nowhere.
#[test]
fn groups_of_viewers() {
    let mut run = Run::new(TOY);
    let events = run.choose(Seat(1), 1).expect("a card");
    let only = |words: &[&str]| Viewers::Only(words.iter().map(|&word| word.to_owned()).collect());
    let seen: Vec<_> =
        seen_lines(&TOY, &events).into_iter().map(|(viewers, line)| (viewers, line.to_string())).collect();
    assert_eq!(
        seen,
        [
            (only(&["north", "spectator"]), "laid seat=south [toy.lay]".to_owned()),
            (only(&["south"]), "laid seat=south card=1 [toy.lay]".to_owned()),
            (only(&["south"]), "whispered".to_owned()),
        ]
    );
}

/// Any single byte changed is damage, named no later than the entry it is in; only a broken mark at the very end may
/// look like a text that breaks off, and then the rest is as it was.
#[test]
fn every_byte_flipped() {
    let text = whole().text;
    let journal = read(&text);
    // The first lines of the header and of each entry.
    let mut entries = vec![1];
    entries.extend(journal.records.iter().map(|record| record.line));
    let lines = text.lines().count();
    for place in 0..text.len() {
        for mask in
            [1, 2, 4, 8, 16, 32, 64, 128, 0x2a ^ text.as_bytes()[place], b'\n' ^ text.as_bytes()[place]]
        {
            let mut bytes = text.clone().into_bytes();
            bytes[place] ^= mask;
            if mask == 0 {
                continue;
            }
            let line = 1 + text[..].bytes().take(place).filter(|&byte| byte == b'\n').count();
            let next = entries.iter().copied().find(|&first| first > line).unwrap_or(lines + 1);
            match parse_bytes(&bytes) {
                // A line break put in adds a line.
                Err(damage) => {
                    assert!(damage.from <= line && damage.line <= next, "{place} {mask}: {damage}");
                }
                Ok(read) => {
                    let cut =
                        read.cut.unwrap_or_else(|| panic!("byte {place} with {mask} made no difference"));
                    assert!(line >= cut.line && line == lines, "{place} {mask}: {cut:?}");
                    assert_eq!(read.records, journal.records[..journal.records.len() - 1]);
                }
            }
        }
    }
}

/// Every beginning of a journal is whole or cut: nothing but whole entries is read, and what was left off is told.
#[test]
fn every_prefix() {
    let text = whole().text;
    let journal = read(&text);
    let first = text.find("entropy").expect("the first entry");
    for end in 0..=text.len() {
        let bytes = &text.as_bytes()[..end];
        let read = match parse_bytes(bytes) {
            Ok(read) => read,
            Err(damage) => {
                assert!(end < first && damage.fault == Fault::CutHeader, "{end}: {damage}");
                continue;
            }
        };
        assert!(end >= first);
        assert_eq!(read.header, journal.header);
        assert!(journal.records.starts_with(&read.records), "{end}");
        let (mut writer, kept) = Writer::resume(&read);
        assert!(text.starts_with(&kept));
        match read.cut {
            None => assert_eq!(kept.len(), end),
            Some(cut) => {
                assert_eq!(kept.len() + cut.bytes, end);
                assert_eq!(cut.line, kept.lines().count() + 1);
                let left_off = String::from_utf8_lossy(&bytes[kept.len()..]).lines().count();
                assert_eq!(cut.lines, left_off, "{end}");
            }
        }
        // The next entry goes on where the last whole one ended.
        if let Some(record) = journal.records.get(read.records.len()) {
            let next = writer.entry(&record.entry, &record.events);
            assert!(text[kept.len()..].starts_with(&next));
        }
    }
}

/// Texts that are no journals, or that somebody forged, are refused with their line and what was expected.
#[test]
fn what_is_refused() {
    let text = whole().text;
    let fault = |text: &str| parse(text).expect_err("damage").to_string();
    assert_eq!(fault(""), "line 1: the journal breaks off before the game began");
    assert_eq!(fault("hello"), "line 1: found 'hello', expected 'tactica journal 2'");
    assert_eq!(fault("tactica journal 4\n"), "line 1: found the format '4', expected 1, 2 or 3");
    assert_eq!(
        fault(&text.replace('\n', "\r\n")),
        "line 1: found a carriage return, expected lines that end in a line feed alone"
    );
    assert_eq!(
        fault("tactica journal 2\ngame two words\n"),
        "line 2: found 'game two words', expected one of: game NAME"
    );
    let wrong = |from: &str, to: &str| changed(&text, from, to).expect_err("damage").to_string();
    assert_eq!(
        wrong("takeback 2", "takeback 9"),
        "line 27: input 9 cannot be taken back: it is not in force"
    );
    assert_eq!(wrong("takeback 2", "takeback 02").split(',').next(), Some("line 27: found 'takeback 02'"));
    assert_eq!(wrong("over", "under").split(',').next(), Some("line 46: found 'under north [toy.win]'"));
    assert_eq!(wrong("> * rolled", "> , rolled").split(',').next(), Some("line 25: found '"));
    assert_eq!(wrong("|-  d", "|-  d\n| e").split(',').next(), Some("line 11: found '| e'"));
    assert_eq!(
        wrong("north: lay 2", "north: lay \\2"),
        "line 16: found 'lay \\\\2', expected \\ only in \\\\ \\n \\r \\~ and no other ~"
    );
    let fair = format!("dice fair {}", SEED.commitment());
    assert_eq!(
        wrong(&fair, "dice typed"),
        "line 14: found entropy or a seed, and the dice are not fair ones"
    );
    let early = text.replace("entropy south  ~", &format!("reveal {SEED} ~00000000\nentropy south  ~"));
    assert_ne!(early, text, "the seed comes early");
    assert_eq!(
        fault(&forged(&early)),
        "line 16: found a draw, entropy or a seed after the seed was revealed"
    );
    let unchecked: String = text.split(" ~7baaea5b").collect();
    let no_check = Damage { line: 19, from: 16, fault: Fault::NoCheck };
    assert_eq!(parse(&unchecked), Err(no_check), "{text}");
    let long = format!("tactica journal 2\n{}\n", "x".repeat(1_000_000));
    assert!(fault(&long).len() < 200);
}

/// Whatever is read from a mangled text, with right checks or wrong, is written back to the same meaning, and running
/// it ends in an answer.
#[test]
fn mangled() {
    let text = whole().text;
    let letters: Vec<char> = text.chars().collect();
    let mut rng = stream(2, 0);
    let mut good = 0;
    for _ in 0..4_000 {
        let mut mangled = letters.clone();
        for _ in 0..=below(&mut rng, 3) {
            let (from, to) = (below_usize(&mut rng, letters.len()), below_usize(&mut rng, letters.len()));
            let length = below_usize(&mut rng, 12).min(letters.len() - to).min(letters.len() - from);
            let from = from.min(mangled.len());
            let gone = from..(from + below_usize(&mut rng, 12)).min(mangled.len());
            mangled.splice(gone, letters[to..to + length].iter().copied());
        }
        let mangled: String = mangled.into_iter().collect();
        if let Ok(journal) = parse(&mangled) {
            assert!(read(&text).records.starts_with(&journal.records), "a wrong check was taken for right");
        }
        let Ok(journal) = parse(&forged(&mangled)) else { continue };
        good += 1;
        let (_, written) = Writer::resume(&journal);
        assert_eq!(read(&written), Journal { cut: None, ..journal.clone() }, "{mangled}");
        // What verifies can also be gone on with.
        assert!(verify(TOY, &journal).is_err() || replay(TOY, &journal).is_ok());
    }
    assert!(good > 100, "too few mangled texts are still journals: {good}");
}

/// A hostile text costs time in proportion to its length: each of these has a hundred thousand lines.
#[test]
fn hostile_sizes() {
    let many = 100_000;
    let (mut writer, start) = Writer::begin(&header(DiceSource::Typed));
    let event = Message::parse("x").expect("a line");
    let open = format!("{start}north: lay 0\n{}", "> * x\n".repeat(many));
    assert_eq!(read(&open).cut.map(|cut| cut.lines), Some(many + 1));
    let mut text = start;
    for _ in 0..many / 2 {
        let lay = Entry::Choose { seat: "north".to_owned(), words: "lay 0".to_owned() };
        text.push_str(&writer.entry(&lay, &[(Viewers::All, event.clone())]));
        let to = writer.inputs();
        text.push_str(&writer.entry(&Entry::Takeback { to }, &[]));
    }
    let journal = read(&text);
    assert_eq!(journal.records.len(), many);
    assert_eq!(seen_by(&journal, "north").len(), many);
}
