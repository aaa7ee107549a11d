//! Journals of the toy game: written, read back, broken in every way, held against changed rules.

use super::marks::{escape, split_check, unescape};
use super::toy::{TOY, Toy};
use super::*;
use crate::dice::{Dice, FairDice, FairError, below, below_usize, stream};
use crate::run::Run;
use crate::{Pending, Seat};

const SEED: Seed = Seed([7; 32]);

fn header(dice: DiceSource) -> Header {
    let files = vec![
        ("cards.toml".to_owned(), "a = 1\n\n| b = 'ü' ~deadbeef\r\n".to_owned()),
        ("empty.toml".to_owned(), String::new()),
        ("folder/open end.toml".to_owned(), "c = 1\n d".to_owned()),
    ];
    Header { game: "toy".to_owned(), files, setup: "rounds=2 note=a\\b~c".to_owned(), dice }
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
        let entry = Entry::choose(&self.run.game, seat, &card);
        self.text.push_str(&self.writer.entry(&entry, &seen_written(&self.run.game, &events)));
        self.before.push((self.writer.inputs(), before));
    }

    fn roll(&mut self) {
        let Pending::Chance(chance) = self.run.pending() else { panic!("no dice are due") };
        let (before, words) = (*self.run.state(), self.run.game.draw_words(self.run.state()));
        let drawn = self.dice.draw(chance);
        let events = self.run.drawn(drawn).expect("the dice were asked for");
        let entry = Entry::draw(&words, &drawn);
        self.text.push_str(&self.writer.entry(&entry, &seen_written(&self.run.game, &events)));
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
        self.write(&Entry::Over { line: self.run.game.outcome_line(&outcome).written() });
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
    assert_eq!(fault("tactica journal 3\n"), "line 1: found the format '3', expected 1 or 2");
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
    let event = WrittenLine::parse("x").expect("a line");
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

/// Today's rules agree with the record, takebacks and dice included.
#[test]
fn verified() {
    let table = whole();
    let journal = read(&table.text);
    assert_eq!(verify(TOY, &journal), Ok(Verified { inputs: 8, draws: 3, fairness: Fairness::Proved }));
    let replayed = replay(TOY, &journal).unwrap_or_else(|parted| panic!("{parted}"));
    assert_eq!(replayed.run.state(), table.run.state());
    assert_eq!(replayed.die, table.dice.index());
    assert_eq!(replayed.before, table.before);

    let hidden = table.text.find("reveal").expect("the last entry");
    let journal = read(&table.text[..hidden]);
    assert_eq!(verify(TOY, &journal).map(|verified| verified.fairness), Ok(Fairness::Unrevealed));
    let mut seeded = Table::new(DiceSource::Seeded);
    seeded.lay(1, 1);
    let verified = Verified { inputs: 1, draws: 0, fairness: Fairness::Unproved };
    assert_eq!(verify(TOY, &read(&seeded.text)), Ok(verified));
}

/// Where rules have changed, or the record was forged, verifying says at which input, at which line, and how.
#[test]
fn parted() {
    let text = whole().text;
    let said = |game: Toy, journal: &Journal| verify(game, journal).expect_err("parted").to_string();
    assert_eq!(
        said(Toy { highest_card: 1, ..TOY }, &read(&text)),
        "input 1, line 16: the rules refuse it: no-such-card card=2 [toy.lay]"
    );
    let bonus = said(Toy { bonus: 1, ..TOY }, &read(&text));
    assert!(bonus.starts_with("input 3, line 24: event 2: recorded 'turned north="), "{bonus}");

    let forge = |from: &str, to: &str| said(TOY, &changed(&text, from, to).expect("well-formed"));
    assert_eq!(forge("game toy", "game chess"), "input 0, line 2: this is a record of chess, not of toy");
    assert_eq!(forge("north: lay 2", "west: lay 2"), "input 1, line 16: no seat is called 'west'");
    assert_eq!(
        forge("north: lay 2", "north: eat 2"),
        "input 1, line 16: 'eat 2' is not understood: expected lay NUMBER"
    );
    assert_eq!(forge("north: lay 2", "draw roll: one one"), "input 1, line 16: nothing is to be drawn here");
    assert_eq!(
        forge("draw roll", "draw pick"),
        "input 3, line 24: recorded the draw 'pick', now it is 'roll'"
    );
    assert_eq!(
        forge("> north laid seat=north card=2", "> * laid seat=north card=2"),
        "input 1, line 16: event 1: recorded 'laid seat=north card=2 [toy.lay]' to all, \
         now 'laid seat=north card=2 [toy.lay]' to north"
    );
    assert_eq!(
        forge(
            "> south,spectator laid seat=north [toy.lay]\n> north whispered ~",
            "> south,spectator laid seat=north [toy.lay] ~"
        ),
        "input 1, line 16: event 3: recorded nothing, now 'whispered' to north"
    );
    assert_eq!(
        forge("over north", "over south"),
        "input 8, line 46: recorded the end 'south [toy.win]', now 'north [toy.win]'"
    );
    let early =
        changed(&text, "takeback 2", "over north [toy.win] ~00000000\ntakeback 2").expect("well-formed");
    assert_eq!(
        said(TOY, &early),
        "input 3, line 27: recorded the end 'north [toy.win]', now the game goes on"
    );
    let late = text.replacen("over", "north: lay 1 ~00000000\nover", 1);
    assert_eq!(said(TOY, &read(&forged(&late))), "input 9, line 46: nobody is asked to choose here");

    let mut journal = read(&text);
    journal.records[5].entry = Entry::Takeback { to: 12 };
    let parted = verify(TOY, &journal).expect_err("no such input");
    assert_eq!((parted.line, parted.cause), (27, Cause::Takeback { to: 12 }));
}

/// A roll, a seed, an entropy or a number that was changed is found out once the seed is revealed.
#[test]
fn dice_are_proved() {
    let text = whole().text;
    let journal = read(&text);
    let dice = |journal: &Journal| match verify(TOY, journal).expect_err("unfair") {
        Parted { line, cause: Cause::Dice(error), .. } => (line, error),
        parted => panic!("{parted}"),
    };
    let rolls: Vec<usize> = (0..journal.records.len())
        .filter(|&place| matches!(journal.records[place].entry, Entry::Draw { .. }))
        .collect();
    for &place in &rolls {
        for words in ["zero two", "two two"] {
            let mut forged = journal.clone();
            let Entry::Draw { words: recorded, .. } = &mut forged.records[place].entry else {
                panic!("a draw")
            };
            assert_ne!(recorded, words, "choose words that the seed does not give");
            *recorded = words.to_owned();
            let (line, error) = dice(&forged);
            assert_eq!(line, journal.records[place].line);
            assert!(matches!(error, FairError::Roll { .. }));
        }
    }
    let mut other = journal.clone();
    let last = other.records.last_mut().expect("the reveal");
    last.entry = Entry::Reveal { seed: Seed([8; 32]) };
    assert!(matches!(dice(&other).1, FairError::Seed { .. }));
    let mut other = journal.clone();
    other.records[1].entry = Entry::Entropy { seat: "south".to_owned(), text: "late".to_owned() };
    assert!(matches!(dice(&other).1, FairError::Roll { index: 0, .. }));
    // Without the first roll and its takeback, the second would come as the first.
    let mut other = journal;
    other.records.drain(3..6);
    assert!(matches!(dice(&other).1, FairError::Roll { index: 0, .. }));
}

/// The text as the first draft of the format had it: no checks, and the spectator's events without viewers.
fn first_draft(text: &str) -> String {
    let mut draft = String::new();
    for line in text.replace("journal 2", "journal 1").split_inclusive('\n') {
        let said = if line.starts_with('|') { line } else { split_check(line.trim_end_matches('\n')).0 };
        let said = match said.strip_prefix("> ").and_then(|said| said.split_once(' ')) {
            None => said.to_owned(),
            Some((viewers, event)) if viewers == "*" || viewers.contains(SPECTATOR) => format!("> {event}"),
            Some(_) => continue,
        };
        draft.push_str(said.trim_end_matches('\n'));
        draft.push('\n');
    }
    draft
}

/// The first draft has no checks and no viewers; it is read as seen by all and can be written anew.
#[test]
fn format_1() {
    let mut table = Table::new(DiceSource::Typed);
    table.lay(0, 2);
    table.lay(1, 0);
    table.roll();
    table.take_back(2);
    let draft = first_draft(&table.text);
    let entries =
        "begin\nnorth: lay 2\n> laid seat=north [toy.lay]\nsouth: lay 0\n> laid seat=south [toy.lay]\ndraw";
    assert!(draft.contains(entries), "{draft}");
    let journal = read(&draft);
    assert_eq!((journal.format, journal.cut, journal.records.len()), (1, None, 4));
    assert_eq!(journal.header, header(DiceSource::Typed));
    assert!(
        journal.records.iter().flat_map(|record| &record.events).all(|(viewers, _)| *viewers == Viewers::All)
    );
    assert_eq!(verify(TOY, &journal).map(|verified| verified.inputs), Ok(3));
    assert_eq!(replay(TOY, &journal).map(|replayed| replayed.before.len()).ok(), Some(1));
    assert_eq!(rewrite(TOY, &journal), Ok(table.text));

    let other = read(&draft.replace("> laid seat=south", "> laid seat=north"));
    let parted = verify(TOY, &other).expect_err("another event");
    assert_eq!((parted.input, parted.cause.key()), (2, "events"));
    assert_eq!(parse(&draft.replace("> laid seat=s", ">laid seat=s")).expect_err("no blank").line, 17);

    let begin = draft.find("north: lay").expect("the first entry");
    for end in begin..draft.len() {
        let cut = read(&draft[..end]);
        assert!(cut.records.len() <= journal.records.len());
        if !draft[..end].ends_with('\n') {
            assert!(cut.cut.is_some() && journal.records.starts_with(&cut.records), "{end}");
        }
    }
    let (within, _) = draft.split_at(draft.find("seat=south").expect("an event"));
    assert_eq!(read(within).cut, Some(Cut { line: 16, lines: 2, bytes: "south: lay 0\n> laid ".len() }));
}

/// A viewer's own text has what that viewer saw: no choice, no draw, nothing that only others saw.
#[test]
fn as_one_viewer_saw_it() {
    let journal = read(&whole().text);
    let north = as_seen_by(&journal, "north");
    let south = as_seen_by(&journal, "south");
    let spectator = as_seen_by(&journal, SPECTATOR);
    assert!(
        north.starts_with("laid seat=north card=2 [toy.lay]\nwhispered\nlaid seat=south [toy.lay]\nrolled")
    );
    assert!(north.contains("\ntaken-back lines=3\nlaid seat=south [toy.lay]\n"), "{north}");
    assert!(south.contains("\ntaken-back lines=4\nlaid seat=south card=1 [toy.lay]\n"), "{south}");
    assert!(north.ends_with("over north [toy.win]\n"), "{north}");
    assert!(!north.contains("seat=south card"), "{north}");
    assert!(!south.contains("seat=north card"), "{south}");
    for text in [&north, &south, &spectator] {
        assert!(!text.contains("lay ") && !text.contains("draw") && !text.contains('~'), "{text}");
    }
    assert!(!spectator.contains("card") && !spectator.contains("whispered"), "{spectator}");
}
