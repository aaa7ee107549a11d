//! `tactica party`: whether a party may play, the party as a code, and a code as a party.

use std::fs;
use std::path::Path;

use anima::content::{self, Content, Declared, Party, PartyReport, Terms, code};
use catalog::Texts;
use catalog::games::{GameError, problem_text};
use catalog::packs::OwnPack;
use serde::Serialize;

use crate::args::{self, PartyAsked};
use crate::console::{Console, Tone};
use crate::failure::Failure;

use super::measured;
use super::scenario::print_json;

/// A party as `--json` has it; `left` is less than nothing where it is over.
#[derive(Serialize)]
struct Judged<'a> {
    party: &'a str,
    levels: u16,
    edition: &'a str,
    format: Option<&'a str>,
    characters: Vec<Member<'a>>,
    open: Vec<&'a str>,
    plot: Vec<&'a str>,
    declares: Option<&'static str>,
    code: String,
    ok: bool,
    problems: Vec<Problem>,
    left: Left,
    size: Option<&'static str>,
}

#[derive(Serialize)]
struct Member<'a> {
    character: &'a str,
    carries: Vec<&'a str>,
}

#[derive(Serialize)]
struct Problem {
    rule: &'static str,
    problem: String,
}

#[derive(Serialize)]
struct Left {
    levels: i64,
    points: Option<i64>,
    cards: i64,
}

/// A party with the content and the terms it is held to.
struct Brought {
    content: Content,
    party: Party,
    /// Whether it has a name in the texts.
    ready: bool,
    format: Option<String>,
}

pub fn run(console: &mut Console<'_>, asked: &args::Party, packs: &[OwnPack]) -> Result<(), Failure> {
    let texts = console.texts;
    let brought = bring(asked, packs, texts)?;
    if asked.what == PartyAsked::Code && !asked.json {
        return console.print_raw(&format!("{}\n", code::write(&brought.content, &brought.party)));
    }
    let report = brought.report();
    if asked.json {
        print_json(console, &brought.judged(&report, texts))?;
    } else {
        brought.show(console)?;
    }
    if asked.what != PartyAsked::Check {
        return Ok(());
    }
    if !asked.json {
        brought.tell(console, &report)?;
    }
    match report.problems.len() {
        0 => Ok(()),
        count => Err(Failure::Failed(texts.say("party-bad", &[("count", count.into())]))),
    }
}

/// Finds the party: a code, a file, or a ready one.
fn bring(asked: &args::Party, packs: &[OwnPack], texts: &Texts) -> Result<Brought, Failure> {
    let name = asked.party.as_str();
    let usage = |error: GameError| Failure::Usage(error.text(texts));
    let bad_code = |error: code::CodeError| {
        let (key, words) = error.text();
        let args: Vec<_> = words.iter().map(|(key, word)| (*key, word.into())).collect();
        Failure::Failed(texts.say(key, &args))
    };
    let read = |edition: Option<&str>| measured::anima_content(edition, packs, texts);
    let wanted = asked.edition.as_deref();
    let (content, party, ready) = if code::is_code(name) {
        let own = code::edition(name).map_err(bad_code)?;
        let content = read(wanted.or(own.as_deref()))?;
        let party = code::read(&content, name).map_err(bad_code)?;
        (content, party, false)
    } else if Path::new(name).extension().is_some() || Path::new(name).is_file() {
        let text = fs::read_to_string(name).map_err(|error| {
            let args = [("file", name.into()), ("problem", error.to_string().into())];
            Failure::Failed(texts.say("error-read", &args))
        })?;
        let own = content::edition_of_party(&text);
        let content = read(wanted.or(own.as_deref()))?;
        let party = content::read_own_party(name, &text, &content);
        let party = party.map_err(|error| Failure::Failed(GameError::from(error).text(texts)))?;
        (content, party, false)
    } else {
        let content = read(wanted)?;
        let found = content.parties.iter().find(|party| party.id == content.names.meant(name)).cloned();
        let none = || Failure::Usage(texts.say("party-no-such", &[("party", name.into())]));
        (content, found.ok_or_else(none)?, true)
    };
    let format = asked.format.clone().or_else(|| {
        let same = party.edition.as_ref() == Some(&content.edition.id);
        party.format.clone().filter(|_| same)
    });
    if let Some(id) = format.as_ref().filter(|id| content.edition.party.format(id).is_none()) {
        let known = content.edition.party.formats.iter().map(|format| format.id.clone()).collect();
        return Err(usage(GameError::NoSuchAnswer { key: "format", value: id.clone(), known }));
    }
    Ok(Brought { content, party, ready, format })
}

impl Brought {
    fn report(&self) -> PartyReport {
        let rules = &self.content.edition.party;
        let format = self.format.as_deref().and_then(|format| rules.format(format));
        self.party.check(&self.content, &Terms::new(&self.content.edition, self.party.levels, format))
    }

    fn card(&self, place: u8) -> &content::AdvantageCard {
        &self.content.advantages[usize::from(place)]
    }

    fn judged<'a>(&'a self, report: &PartyReport, texts: &Texts) -> Judged<'a> {
        let roster = &self.party.roster;
        let ids = |cards: &[u8]| cards.iter().map(|&place| self.card(place).id.as_str()).collect();
        let member = |member: &content::Member| Member {
            character: self.content.characters[usize::from(member.card)].id.as_str(),
            carries: ids(&member.carries),
        };
        let problem = |error: &content::PartyError| Problem {
            rule: error.rule().0,
            problem: problem_text(error.key(), &error.args(), texts),
        };
        Judged {
            party: &self.party.id,
            levels: self.party.levels,
            edition: &self.content.edition.id,
            format: self.format.as_deref(),
            characters: roster.members.iter().map(member).collect(),
            open: ids(&roster.open),
            plot: ids(&self.party.hand),
            declares: roster.declares.map(Declared::word),
            code: code::write(&self.content, &self.party),
            ok: report.problems.is_empty(),
            problems: report.problems.iter().map(problem).collect(),
            left: Left { levels: report.levels_left, points: report.points_left, cards: report.cards_left },
            size: self.content.edition.party.size(self.party.levels).map(content::PartySize::word),
        }
    }

    fn show(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let texts = console.texts;
        let name = if self.ready { texts.name(&self.party.id) } else { texts.say("party-own", &[]) };
        let edition = texts.name(&format!("edition-{}", self.content.edition.id));
        let mut args = vec![
            ("party", name.into()),
            ("levels", u64::from(self.party.levels).into()),
            ("edition", edition.into()),
        ];
        let mut key = "party-title";
        if let Some(format) = &self.format {
            key = "party-title-format";
            args.push(("format", format.into()));
        }
        console.say_in(Tone::Heading, key, &args)?;
        let roster = &self.party.roster;
        if let Some(declared) = roster.declares {
            console.say("party-declares", &[("declared", texts.name(&declared.name()).into())])?;
        }
        let cards = |places: &[u8]| {
            let card = |place: &u8| {
                let card = self.card(*place);
                let args = [("card", texts.name(&card.id).into()), ("points", card.points.into())];
                texts.say("party-card", &args)
            };
            texts.list(&places.iter().map(card).collect::<Vec<_>>())
        };
        for member in &roster.members {
            let character = &self.content.characters[usize::from(member.card)];
            let mut args = vec![
                ("character", texts.name(&character.id).into()),
                ("level", u64::from(character.level).into()),
            ];
            let mut key = "party-member";
            if !member.carries.is_empty() {
                key = "party-member-with";
                args.push(("cards", cards(&member.carries).into()));
            }
            console.print(&format!("  {}", texts.say(key, &args)))?;
        }
        for (key, pile) in [("party-open", &roster.open), ("party-plot", &self.party.hand)] {
            if !pile.is_empty() {
                console.say(key, &[("cards", cards(pile).into())])?;
            }
        }
        Ok(())
    }

    /// Everything that is wrong, and what is left.
    fn tell(&self, console: &mut Console<'_>, report: &PartyReport) -> Result<(), Failure> {
        let texts = console.texts;
        for error in &report.problems {
            let problem = problem_text(error.key(), &error.args(), texts);
            let args = [("problem", problem.into()), ("rule", error.rule().0.into())];
            console.say_in(Tone::Warning, "party-problem", &args)?;
        }
        console.say("party-levels-left", &[("count", report.levels_left.into())])?;
        if let Some(points) = report.points_left {
            console.say("party-points-left", &[("count", points.into())])?;
        }
        console.say("party-cards-left", &[("count", report.cards_left.into())])?;
        if let Some(size) = self.content.edition.party.size(self.party.levels) {
            console.say(&format!("party-size-{}", size.word()), &[])?;
        }
        if report.problems.is_empty() { console.say("party-good", &[]) } else { Ok(()) }
    }
}
