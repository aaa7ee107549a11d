//! Journals held against the engine: as it is, with changed rules, with forged records, and from the first draft.

use super::*;

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
    // With its seed revealed, a roll that nobody made would be told as one that is not committed to.
    let (unrevealed, _) = text.split_at(text.find("reveal").expect("the last entry"));
    let drawn = changed(unrevealed, "north: lay 2", "draw roll: one one").expect("well-formed");
    assert_eq!(said(TOY, &drawn), "input 1, line 16: nothing is to be drawn here");
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
    assert_eq!((parted.line, *parted.cause), (27, Cause::Takeback { to: 12 }));
}

/// Changed rules do not touch the dice: the record alone proves them, before and behind the place where the rules part, and
/// a roll that was forged there is still found out.
#[test]
fn dice_outlive_the_rules() {
    let text = whole().text;
    let parted = |game: Toy, text: &str| verify(game, &read(text)).expect_err("parted");
    let refused = parted(Toy { highest_card: 1, ..TOY }, &text);
    assert_eq!((refused.input, refused.words.as_str()), (1, "north: lay 2"));
    assert_eq!((refused.rules, refused.fairness), (vec!["toy.lay".to_owned()], Fairness::Proved));

    let bonus = parted(Toy { bonus: 1, ..TOY }, &text);
    let roll = "draw roll: one zero";
    assert_eq!((bonus.input, bonus.words.as_str(), bonus.fairness), (3, roll, Fairness::Proved));
    assert_eq!(bonus.rules, ["toy.roll", "toy.win"]);
    assert!(!bonus.is_forged());

    let strange = parted(Toy { bonus: 1, labelled: false, ..TOY }, &text);
    assert_eq!(strange.fairness, Fairness::Partly { rolls: 0, open: 3 });

    let hidden = text.find("reveal").expect("the last entry");
    assert_eq!(parted(Toy { bonus: 1, ..TOY }, &text[..hidden]).fairness, Fairness::Unrevealed);

    let mut forged = read(&text);
    let last = forged.records.iter_mut().rev().find_map(|record| match &mut record.entry {
        Entry::Draw { words, .. } => Some(words),
        Entry::Choose { .. }
        | Entry::Takeback { .. }
        | Entry::Over { .. }
        | Entry::Entropy { .. }
        | Entry::Reveal { .. } => None,
    });
    *last.expect("a roll") = "zero two".to_owned();
    let forged = verify(Toy { highest_card: 1, ..TOY }, &forged).expect_err("forged");
    assert!(forged.is_forged() && forged.input > 1, "{forged}");
}

/// A roll, a seed, an entropy or a number that was changed is found out once the seed is revealed.
#[test]
fn dice_are_proved() {
    let text = whole().text;
    let journal = read(&text);
    let dice = |journal: &Journal| {
        let parted = verify(TOY, journal).expect_err("unfair");
        let line = parted.line;
        let Cause::Dice(error) = *parted.cause else { panic!("{:?}", parted.cause) };
        (line, error)
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

/// The examples of the documentation are journals of this game, both of the same one.
#[test]
fn documented() {
    let text = include_str!("../../../../../docs/journal-format.md");
    let examples: Vec<&str> = text
        .split("```journal\n")
        .skip(1)
        .map(|rest| rest.split("```").next().expect("a first piece"))
        .collect();
    let journals: Vec<Journal> = examples.iter().map(|example| read(example)).collect();
    assert_eq!(journals.iter().map(|journal| journal.format).collect::<Vec<_>>(), [2, 1]);
    for journal in &journals {
        assert_eq!(journal.cut, None);
        let verified = Verified { inputs: 3, draws: 1, fairness: Fairness::Unproved };
        assert_eq!(verify(TOY, journal), Ok(verified));
        assert_eq!(rewrite(TOY, journal).as_deref(), Ok(examples[0]));
    }
}
