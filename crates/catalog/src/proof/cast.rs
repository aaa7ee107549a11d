//! The cards that some cases need: the edition, the cards they name and those that these name, and nothing else, so that
//! a changed card is read in no time. Where that is not enough for the cases to hold, they get all cards there are.

use std::collections::BTreeSet;

use content::{File, Files};
use scenario::{Case, CaseReport, Problem};

use super::{replaced, stem};
use crate::games::{self, GameError, Pair, Stage, Unread};

/// Cases of one edition with the files that they are played with.
pub(super) struct Cast<'a> {
    game: &'a str,
    files: Files,
    pub cases: Vec<&'a Case>,
}

impl Cast<'_> {
    /// Without the cases that do not hold as things are.
    pub fn holding(mut self) -> Self {
        let reports = self.reports();
        let mut reports = reports.iter();
        self.cases.retain(|_| reports.next().is_some_and(CaseReport::ok));
        self
    }

    /// Everything read, with this text for one of the files.
    pub fn read(&self, path: &str, text: &str) -> Result<Box<dyn Stage>, Unread> {
        games::stage(self.game, &replaced(&self.files, path, text))
    }

    /// How the cases go with everything as it is.
    pub fn reports(&self) -> Vec<CaseReport> {
        match games::stage(self.game, &self.files) {
            Ok(stage) => self.cases.iter().map(|case| stage.play(case)).collect(),
            Err(unread) => self.cases.iter().map(|case| unreadable(case, &unread.text)).collect(),
        }
    }
}

/// Parts the cases of a card by edition and house rules. There is at least one cast, so that the card can be read.
pub(super) fn casts<'a>(
    game: &'a str,
    own: &[Pair],
    card: Option<&str>,
    cases: &[&'a Case],
) -> Result<Vec<Cast<'a>>, GameError> {
    let mut keys: Vec<String> = Vec::new();
    let mut parted: Vec<Vec<&'a Case>> = Vec::new();
    for case in cases {
        let key = games::content_words(game, &case.setup);
        match keys.iter().position(|known| *known == key) {
            Some(place) => parted[place].push(case),
            None => {
                keys.push(key);
                parted.push(vec![case]);
            }
        }
    }
    if keys.is_empty() {
        keys.push(String::new());
        parted.push(Vec::new());
    }
    let said: Vec<&str> = cases.iter().flat_map(|case| said(case)).collect();
    let own = games::named(&said.join(" "), own);
    let mut casts = Vec::with_capacity(keys.len());
    for (key, cases) in keys.iter().zip(parted) {
        let whole = games::case_files(game, key, &own)?;
        let all = Cast { game, files: without_parties(&whole, &cases), cases };
        let few = Cast { game, files: needed(&all.files, card, &all.cases), cases: all.cases.clone() };
        let holds = |cast: &Cast<'_>| games::stage(game, &cast.files).is_ok();
        let is_enough = holds(&few) && few.reports().iter().all(CaseReport::ok);
        casts.push(if is_enough || !holds(&all) { few } else { all });
    }
    Ok(casts)
}

/// Plays cases with no more than the cards they need.
pub(crate) fn reports(game: &str, own: &[Pair], cases: &[&Case]) -> Vec<CaseReport> {
    if cases.is_empty() {
        return Vec::new();
    }
    match casts(game, own, None, cases) {
        Ok(casts) => casts.iter().flat_map(Cast::reports).collect(),
        Err(error) => cases.iter().map(|case| unreadable(case, &error.expected())).collect(),
    }
}

/// A case for which there is no content.
pub(crate) fn unreadable(case: &Case, text: &str) -> CaseReport {
    CaseReport {
        title: case.title.clone(),
        line: case.line,
        shows: case.shows.clone(),
        reviewed: case.reviewed(),
        emitted: BTreeSet::new(),
        problem: Some(Problem { line: case.line, text: text.to_owned() }),
    }
}

/// The words of a text that could be ids.
pub(super) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !(letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-'))
        .filter(|word| !word.is_empty())
}

/// All but the ready parties that no setup asks for: one with a changed card in it might no longer be allowed, which says
/// nothing about the cases.
fn without_parties(files: &Files, cases: &[&Case]) -> Files {
    let asked =
        |file: &File| cases.iter().any(|case| words(&case.setup).any(|word| word == stem(&file.path)));
    Files(files.0.iter().filter(|file| !file.path.contains("/parties/") || asked(file)).cloned().collect())
}

/// Everything that a case says.
fn said(case: &Case) -> Vec<&str> {
    let position = case.position.iter().map(|(_, words)| words.as_str());
    let steps = case.steps.iter().flat_map(|(_, step)| step.said());
    std::iter::once(case.setup.as_str()).chain(position).chain(steps).collect()
}

/// The edition, one card and the cases' own, whatever they name, and a map at least.
fn needed(files: &Files, card: Option<&str>, cases: &[&Case]) -> Files {
    let mut named: BTreeSet<&str> = card.map(stem).into_iter().collect();
    named.extend(cases.iter().flat_map(|case| said(case)).flat_map(words));
    let is_thing = |file: &&File| file.path.starts_with("packs/") && stem(&file.path) != "pack";
    let mut chosen: BTreeSet<&str> = BTreeSet::new();
    loop {
        let more: Vec<&File> = files
            .0
            .iter()
            .filter(|file| is_thing(file) || file.path.starts_with("maps/"))
            .filter(|file| named.contains(stem(&file.path)) && !chosen.contains(file.path.as_str()))
            .collect();
        if more.is_empty() {
            break;
        }
        for file in more {
            chosen.insert(&file.path);
            named.extend(words(&file.text));
        }
    }
    if !chosen.iter().any(|path| path.starts_with("maps/")) {
        chosen.extend(
            files.0.iter().find(|file| file.path.starts_with("maps/")).map(|file| file.path.as_str()),
        );
    }
    let folders: BTreeSet<&str> = chosen.iter().filter_map(|path| pack_of(path)).collect();
    let is_needed = |file: &&File| {
        file.path.starts_with("editions/")
            || chosen.contains(file.path.as_str())
            || (stem(&file.path) == "pack" && pack_of(&file.path).is_some_and(|pack| folders.contains(pack)))
    };
    Files(files.0.iter().filter(is_needed).cloned().collect())
}

fn pack_of(path: &str) -> Option<&str> {
    path.strip_prefix("packs/").and_then(|rest| rest.split('/').next())
}
