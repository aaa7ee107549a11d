//! Packs: folders of cards. Those of one's own are played beside what comes with the program, and a folder can be checked:
//! everything that is wrong with it, and what is in it.
//!
//! A folder is a pack (`pack.toml` stands in it) or whole content of Anima Tactics (`packs`, `maps` or `editions` do). Names
//! come from the program's texts and from the folder's own: files that end in `.en.ftl`, `.es.ftl` and `.it.ftl`.

mod names;
mod own;
mod written;

use std::collections::{BTreeMap, BTreeSet};

use anima::content::{self as cards, Flaw};
use content::{ContentError, File, Files, OWN, Problem, Source, Step, in_pack, is_id};
use fluent_bundle::{FluentBundle, FluentResource};

use crate::Lang;
use crate::games::{self, BadContent};
use crate::texts::Texts;

pub(crate) use names::is_of_a_word;
pub use names::{OwnNames, own_names};
pub use own::{Given, OwnPack, PACK_WORD, beside, id_of, packs_among};
pub use written::{our_names, ours, starter};

/// Why something in a folder could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// A link that leads out of the folder, or round within it.
    LinkedAway,
    TooLarge {
        most: usize,
    },
    TooMany {
        most: usize,
    },
    TooDeep {
        most: usize,
    },
    /// What the system says.
    Unread {
        message: String,
    },
}

/// Trouble with a file, as other errors are told.
pub fn trouble(path: &str, trouble: Trouble) -> BadContent {
    let problem = match trouble {
        Trouble::LinkedAway => Problem::LinkedAway,
        Trouble::TooLarge { most } => Problem::TooLarge { most },
        Trouble::TooMany { most } => Problem::TooMany { most },
        Trouble::TooDeep { most } => Problem::TooDeep { most },
        Trouble::Unread { message } => Problem::Unread { message },
    };
    BadContent::new(&Error::of_file(path, problem), "")
}

/// What a folder was found to be.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// What has to be mended, in the order of the files.
    pub errors: Vec<BadContent>,
    /// What may stay and is hardly meant so.
    pub warnings: Vec<BadContent>,
    pub characters: usize,
    pub abilities: usize,
    pub advantages: usize,
    pub parties: usize,
    /// Heroes, Titans and tactics cards.
    pub heroes: usize,
    pub titans: usize,
    pub tactics: usize,
    /// Every key and every text of the abilities, whether or not it is a word of the language.
    pub words: BTreeSet<String>,
}

/// Reads packs that are to be played together, or says everything that is wrong with them.
pub fn read_all(folders: &[(String, Vec<Given>)]) -> Result<Vec<OwnPack>, Vec<BadContent>> {
    let (mut packs, mut errors): (Vec<OwnPack>, Vec<BadContent>) = (Vec::new(), Vec::new());
    for (folder, given) in folders {
        match OwnPack::read(folder, given) {
            Ok(pack) => {
                if packs.iter().any(|other| other.id == pack.id) {
                    let error = Error::of_file(folder, Problem::TwicePack { pack: pack.id.clone() });
                    errors.push(BadContent::new(&error, ""));
                }
                packs.push(pack);
            }
            Err(found) => errors.extend(found),
        }
    }
    if errors.is_empty() {
        errors = faults(&packs);
    }
    if errors.is_empty() { Ok(packs) } else { Err(errors) }
}

/// The files of each game with its packs beside ours, for whoever wants to know what everything is called.
pub(crate) fn together(packs: &[OwnPack]) -> [Vec<File>; 2] {
    let of = |game: &str| packs.iter().filter(|pack| pack.game == game).cloned().collect::<Vec<_>>();
    [
        beside(cards::builtin(), &of(games::ANIMA)).0,
        beside(laststand::content::builtin(), &of(games::LAST_STAND)).0,
    ]
}

type Error = ContentError<Flaw>;

/// What is wrong with packs that can be read by themselves, as they would be played.
fn faults(packs: &[OwnPack]) -> Vec<BadContent> {
    let taken = taken_ids(packs).into_iter().map(|error| BadContent::new(&error, ""));
    told(games::survey(packs).into_iter().chain(taken), packs)
}

/// The same in the order of the files, with paths as the owners of the packs know them.
fn told(errors: impl Iterator<Item = BadContent>, packs: &[OwnPack]) -> Vec<BadContent> {
    let known = |path: &str| packs.iter().find_map(|pack| pack.known_as(path));
    let mut told: Vec<BadContent> = errors.collect();
    for error in &mut told {
        error.path = known(&error.path).unwrap_or_else(|| error.path.clone());
    }
    told.sort_by(|one, other| {
        (&one.path, one.line, one.column).cmp(&(&other.path, other.line, other.column))
    });
    told.dedup();
    told
}

/// Things whose ids the program's texts use for something else: one would be called like the other.
fn taken_ids(packs: &[OwnPack]) -> Vec<Error> {
    let texts = Texts::new(Lang::En);
    let ours = games::our_packs();
    let mut errors = Vec::new();
    for files in together(packs) {
        let names = names::names_in(&files);
        // What stands in the place of a pack of ours has the names of that pack.
        let is_new =
            |file: &&File| in_pack(&file.path).is_some_and(|place| place.own && !ours.contains(place.pack));
        for file in files.iter().filter(is_new) {
            let source = Source::<Flaw>::new(file);
            for (message, called) in names::messages(file, &names) {
                if message == called && message.starts_with("name-") && texts.has(&message) {
                    let id = message.trim_start_matches("name-").to_owned();
                    errors.push(source.error(source.find(&[Step::Key("id")]), Problem::TakenId { id }));
                }
            }
        }
    }
    errors
}

/// Checks the files of a folder.
pub fn check(given: &[Given]) -> Report {
    let is_pack = given.iter().any(|file| file.path == "pack.toml");
    let whole = ["packs/", "maps/", "editions/"];
    if !is_pack && given.iter().any(|file| whole.iter().any(|before| file.path.starts_with(before))) {
        return check_whole(given);
    }
    let own::Held { pack, errors } = own::hold("", given);
    let packs = [pack];
    let files = packs[0].files();
    let mut errors: Vec<BadContent> = errors.iter().map(|error| BadContent::new(error, "")).collect();
    let unread: BTreeSet<String> = errors.iter().map(|error| error.path.clone()).collect();
    // What could not even be read is not told again by whoever misses it.
    let more = games::survey(&packs).into_iter().filter(|error| !unread.contains(&error.path));
    errors.extend(more.filter(|error| error.path.starts_with(OWN)).collect::<Vec<_>>());
    errors.extend(taken_ids(&packs).iter().map(|error| BadContent::new(error, "")));
    let (nameless, idle) = unnamed(files);
    let (missing, partly): (Vec<_>, Vec<_>) = nameless.into_iter().partition(|(_, all)| *all);
    errors.extend(missing.iter().map(|(error, _)| BadContent::new(error, "")));
    let warnings = partly.iter().map(|(error, _)| error).chain(&idle).map(|error| BadContent::new(error, ""));
    let mut report = counted(files);
    report.errors = told(errors.into_iter(), &packs);
    report.warnings = told(warnings, &packs);
    report
}
/// Checks whole content: editions, maps and packs.
fn check_whole(given: &[Given]) -> Report {
    let (own, mut errors) = own::decoded(given);
    let unread: BTreeSet<String> = errors.iter().map(|error| error.path.clone()).collect();
    let (texts, own): (Vec<File>, Vec<File>) = own.into_iter().partition(|file| file.path.ends_with(".ftl"));
    errors.extend(texts.iter().flat_map(own::broken_texts));
    for edition in editions(&own) {
        if let Err(found) = cards::survey(&over_ours(&own, edition.as_ref())) {
            // The same file is read with every edition and is wrong only once.
            let is_new = |error: &Error| !errors.contains(error) && !unread.contains(&error.path);
            errors.extend(found.into_iter().filter(is_new).collect::<Vec<_>>());
        }
    }
    let mut all = own.clone();
    all.extend(texts);
    errors.extend(unnamed(&all).0.into_iter().map(|(error, _)| error));
    let mut report = counted(&own);
    report.errors = told(errors.iter().map(|error| BadContent::new(error, "")), &[]);
    report
}

/// What is in the files.
fn counted(files: &[File]) -> Report {
    let mut report = Report::default();
    for file in files {
        let Some(folder) = folder(&file.path) else { continue };
        match folder {
            "characters" => report.characters += 1,
            "advantages" => report.advantages += 1,
            "parties" => report.parties += 1,
            "heroes" => report.heroes += 1,
            "titans" => report.titans += 1,
            "tactics" => report.tactics += 1,
            _ => {}
        }
        if !["characters", "advantages"].contains(&folder) {
            continue;
        }
        let table = file.text.parse::<toml::Table>().unwrap_or_default();
        report.abilities += parts(&table, "ability").count();
        if let Some(written) = table.get("ability") {
            collect(written, &mut report.words);
        }
    }
    report
}

/// The editions among the files, each of which everything must be playable with; nothing stands for the usual one.
fn editions(own: &[File]) -> Vec<Option<File>> {
    let found: Vec<Option<File>> =
        own.iter().filter(|file| file.path.starts_with("editions/")).cloned().map(Some).collect();
    if found.is_empty() { vec![None] } else { found }
}

/// The built-in files with the folder's own in the place of those of the same pack or path.
fn over_ours(own: &[File], edition: Option<&File>) -> Files {
    let pack =
        |path: &str| path.strip_prefix("packs/").and_then(|rest| rest.split('/').next().map(str::to_owned));
    let packs: Vec<String> = own.iter().filter_map(|file| pack(&file.path)).collect();
    let is_edition = |file: &File| file.path.starts_with("editions/");
    let is_replaced = |file: &File| {
        pack(&file.path).is_some_and(|pack| packs.contains(&pack))
            || own.iter().any(|mine| mine.path == file.path)
            || (edition.is_some() && is_edition(file))
    };
    let builtin = cards::builtin().0.into_iter().filter(|file| !is_replaced(file));
    let mine = own.iter().filter(|file| !is_edition(file)).cloned();
    Files(builtin.chain(mine).chain(edition.cloned()).collect())
}

/// The folder of a pack that a file is in.
fn folder(path: &str) -> Option<&str> {
    let place = in_pack(path)?;
    place.path.strip_suffix(".toml")?.rsplit_once('/').map(|(folder, _)| folder)
}

/// The ids of a card's parts that can be read, each with its place on the card.
fn parts<'t>(table: &'t toml::Table, key: &str) -> impl Iterator<Item = (usize, &'t str)> {
    let list = table.get(key).and_then(toml::Value::as_array).map(Vec::as_slice).unwrap_or_default();
    list.iter().enumerate().filter_map(|(place, part)| Some((place, part.get("id")?.as_str()?)))
}

fn collect(value: &toml::Value, words: &mut BTreeSet<String>) {
    match value {
        toml::Value::String(text) => {
            words.insert(text.clone());
        }
        toml::Value::Array(list) => list.iter().for_each(|value| collect(value, words)),
        toml::Value::Table(table) => {
            for (key, value) in table {
                words.insert(key.clone());
                collect(value, words);
            }
        }
        toml::Value::Integer(_)
        | toml::Value::Float(_)
        | toml::Value::Boolean(_)
        | toml::Value::Datetime(_) => {}
    }
}

/// Everything in the files that has no name in some language, with whether it has none in any; and texts that name nothing.
fn unnamed(files: &[File]) -> (Vec<(Error, bool)>, Vec<Error>) {
    let builtin = Texts::new(Lang::En);
    let texts: Vec<&File> = files.iter().filter(|file| file.path.ends_with(".ftl")).collect();
    let mut asked: BTreeSet<String> = BTreeSet::new();
    let said: BTreeMap<Lang, BTreeMap<String, (&File, usize)>> =
        Lang::ALL.into_iter().map(|lang| (lang, said_in(&texts, lang))).collect();
    let mut errors = Vec::new();
    for file in files {
        let is_named = file.path.starts_with("maps/") || folder(&file.path).is_some();
        let Ok(table) = file.text.parse::<toml::Table>() else { continue };
        let Some(id) = table.get("id").and_then(toml::Value::as_str).filter(|id| is_named && is_id(id))
        else {
            continue;
        };
        let source = Source::<Flaw>::new(file);
        let mut missing = |message: String, steps: &[Step]| {
            let lacks = |lang: &Lang| !said[lang].contains_key(&message);
            let without: Vec<&str> = Lang::ALL.into_iter().filter(lacks).map(Lang::tag).collect();
            asked.insert(message.clone());
            // What comes with the program has its names there.
            if !without.is_empty() && !builtin.has(&message) {
                let none = without.len() == Lang::ALL.len();
                let problem = Problem::NoName { message, lang: without.join(", ") };
                errors.push((source.error(source.find(steps), problem), none));
            }
        };
        missing(format!("name-{id}"), &[Step::Key("id")]);
        for (place, ability) in parts(&table, "ability") {
            let steps = [Step::Key("ability"), Step::At(place), Step::Key("id")];
            missing(format!("ability-{id}-{ability}"), &steps);
        }
        for (place, card) in parts(&table, "card") {
            missing(format!("name-{card}"), &[Step::Key("card"), Step::At(place), Step::Key("id")]);
        }
        asked.extend(names::words(file));
    }
    let idle = said.into_values().flatten().filter(|(message, _)| !asked.contains(message));
    let idle = idle
        .map(|(message, (file, at))| Source::<Flaw>::new(file).error(at..at, Problem::IdleText { message }));
    (errors, idle.collect())
}

/// The messages of texts in a language, each with its place.
fn said_in<'f>(texts: &[&'f File], lang: Lang) -> BTreeMap<String, (&'f File, usize)> {
    let mut said = BTreeMap::new();
    for file in texts.iter().filter(|file| own::lang_of(&file.path) == Some(lang)) {
        let resource = FluentResource::try_new(file.text.clone()).unwrap_or_else(|(resource, _)| resource);
        let mut bundle = FluentBundle::new(vec![lang.identifier()]);
        bundle.add_resource_overriding(resource);
        let mut at = 0;
        for line in file.text.split_inclusive('\n') {
            let message = line.split_once('=').map(|(message, _)| message.trim_end());
            if let Some(message) = message.filter(|message| bundle.has_message(message)) {
                said.insert(message.to_owned(), (*file, at));
            }
            at += line.len();
        }
    }
    said
}
