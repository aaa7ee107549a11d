//! A pack that somebody brought along: read from the files of a folder, it plays beside what comes with the program.
//!
//! Whoever reads the folder hands its files over as they are; everything that can be wrong with them is told with its
//! place. In a game's content the files stand under `own/<pack>/`, and so they do in a journal, texts included: a
//! record needs nothing but itself.

use anima::content::Flaw;
use content::{ContentError, File, Files, Notes, OWN, Pack, Problem, Source, in_pack, is_id, read_pack};
use fluent_bundle::FluentResource;
use kernel::hash;

use crate::Lang;
use crate::games::{self, BadContent};

/// A file of a folder, by its path in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    pub path: String,
    pub bytes: Vec<u8>,
}

/// A pack that somebody brought along.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnPack {
    pub id: String,
    pub version: String,
    /// The game it is for.
    pub game: &'static str,
    /// The folder as its owner calls it.
    pub folder: String,
    /// Cards and texts, as they stand in a game's content.
    files: Vec<File>,
}

/// The file that makes a folder a pack.
const PACK_FILE: &str = "pack.toml";
/// The folder of a pack whose name cannot be read.
const NAMELESS: &str = "pack";
/// What a party's words say before a colon, which therefore is no pack.
const TAKEN: [&str; 5] = ["team", "open", "plot", "organization", "faction"];

pub(super) type Error = ContentError<Flaw>;

/// What a folder holds, as far as it can be read.
pub(super) struct Held {
    pub pack: OwnPack,
    pub errors: Vec<Error>,
}

impl OwnPack {
    /// Reads a pack, or says everything that is wrong with it by itself; whether it plays together with the rest is not
    /// asked here.
    pub fn read(folder: &str, given: &[Given]) -> Result<OwnPack, Vec<BadContent>> {
        let Held { pack, errors } = hold(folder, given);
        if errors.is_empty() {
            return Ok(pack);
        }
        Err(super::told(errors.iter().map(|error| BadContent::new(error, "")), &[pack]))
    }

    /// Its cards and texts, by their paths in a game's content.
    pub fn files(&self) -> &[File] {
        &self.files
    }

    /// What tells this pack from every other, be it only in a letter.
    pub fn hash(&self) -> String {
        hash_of(self.files.iter().map(|file| (file.path.as_str(), file.text.as_str())))
    }

    /// What a match's setup says of it.
    pub fn word(&self) -> (String, String) {
        (PACK_WORD.to_owned(), format!("{}@{}", self.id, self.hash()))
    }

    /// The path of a file in a game's content as the pack's owner knows it, if it is one of the pack's.
    pub(super) fn known_as(&self, path: &str) -> Option<String> {
        let place = in_pack(path).filter(|place| place.own && place.pack == self.id)?;
        let folder = self.folder.trim_end_matches('/');
        Some(if folder.is_empty() { place.path.to_owned() } else { format!("{folder}/{}", place.path) })
    }
}

/// The key by which a setup says which packs of one's own a match is played with.
pub const PACK_WORD: &str = "pack";

fn hash_of<'a>(files: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let mut files: Vec<(&str, &str)> = files.collect();
    files.sort_unstable();
    let mut all = hash::Digest::default();
    for (path, text) in files {
        all.add(hash::text(path));
        all.add(hash::text(text));
    }
    format!("{:016x}", all.value())
}

/// The packs of one's own among the files of a game's content, each with its hash.
pub fn packs_among(files: &[(String, String)]) -> Vec<(String, String)> {
    let own = |path: &str| in_pack(path).filter(|place| place.own).map(|place| place.pack.to_owned());
    let mut ids: Vec<String> = files.iter().filter_map(|(path, _)| own(path)).collect();
    ids.dedup();
    ids.sort();
    ids.dedup();
    let hashed = |id: String| {
        let its = files.iter().filter(|(path, _)| own(path).as_ref() == Some(&id));
        let hash = hash_of(its.map(|(path, text)| (path.as_str(), text.as_str())));
        (id, hash)
    };
    ids.into_iter().map(hashed).collect()
}

/// The id that a pack's own file says, among the files of its folder.
pub fn id_of(files: &[(String, String)]) -> Option<String> {
    let (_, text) = files.iter().find(|(path, _)| path == PACK_FILE)?;
    text.parse::<toml::Table>().ok()?.get("id")?.as_str().map(str::to_owned)
}

/// The files of some packs beside those that come with the program. A pack with the name of one of ours stands in its
/// place.
pub fn beside(ours: Files, packs: &[OwnPack]) -> Files {
    let replaced =
        |file: &File| in_pack(&file.path).is_some_and(|place| packs.iter().any(|pack| pack.id == place.pack));
    let rest = ours.0.into_iter().filter(|file| !replaced(file));
    Files(rest.chain(packs.iter().flat_map(|pack| pack.files.iter().cloned())).collect())
}

/// Takes a folder apart.
pub(super) fn hold(folder: &str, given: &[Given]) -> Held {
    let (texts, mut errors) = decoded(given);
    let has = |folders: &[&str]| {
        given
            .iter()
            .any(|file| file.path.split_once('/').is_some_and(|(folder, _)| folders.contains(&folder)))
    };
    let game = if has(&["heroes", "titans", "tactics"]) { games::LAST_STAND } else { games::ANIMA };
    let pack = read_id(&texts, &mut errors);
    let before = format!("{OWN}/{}/", pack.id);
    for error in &mut errors {
        error.path = format!("{before}{}", error.path);
    }
    let files: Vec<File> =
        texts.into_iter().map(|File { path, text }| File { path: format!("{before}{path}"), text }).collect();
    errors.extend(files.iter().filter(|file| file.path.ends_with(".ftl")).flat_map(broken_texts));
    let Pack { id, version } = pack;
    Held { pack: OwnPack { id, version, game, folder: folder.to_owned(), files }, errors }
}

/// The files as text, and where any of them is none.
pub(super) fn decoded(given: &[Given]) -> (Vec<File>, Vec<Error>) {
    let (mut texts, mut errors) = (Vec::new(), Vec::new());
    for Given { path, bytes } in given {
        let path = path.clone();
        match std::str::from_utf8(bytes) {
            // A byte-order mark is what some editors put before a text, and no part of it.
            Ok(text) => {
                texts.push(File { path, text: text.strip_prefix('\u{feff}').unwrap_or(text).to_owned() });
            }
            Err(error) => {
                let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]).into_owned();
                let end = good.len();
                let file = File { path: path.clone(), text: good };
                errors.push(Source::new(&file).error(end..end, Problem::NotUtf8));
                // What it is about is missed by nobody else then.
                texts.push(File { path, text: String::from_utf8_lossy(bytes).into_owned() });
            }
        }
    }
    (texts, errors)
}

/// The pack's id and version, from its file.
fn read_id(texts: &[File], errors: &mut Vec<Error>) -> Pack {
    let Some(file) = texts.iter().find(|file| file.path == PACK_FILE) else {
        let mut error = Error::of_file(PACK_FILE, Problem::NotAPack);
        (error.line, error.column) = (1, 1);
        errors.push(error);
        return Pack { id: NAMELESS.to_owned(), version: String::new() };
    };
    let is_text = errors.iter().all(|error| error.path != PACK_FILE);
    // The id is whatever the file says, which may stand in a folder of any name.
    let table = file.text.parse::<toml::Table>().unwrap_or_default();
    let id = table.get("id").and_then(toml::Value::as_str).unwrap_or(NAMELESS);
    let notes = Notes::default();
    let source = Source::<Flaw>::new(file).noting(&notes);
    let read = read_pack(source, id).and_then(|pack| {
        if TAKEN.contains(&pack.id.as_str()) {
            let problem = Problem::TakenId { id: pack.id.clone() };
            source.kept(Err(source.error(source.find(&[content::Step::Key("id")]), problem)), ())?;
        }
        Ok(pack)
    });
    let (pack, wrong) = notes.with(read);
    if let Some(pack) = pack.filter(|_| wrong.is_empty()) {
        return pack;
    }
    // What is no text has been told already.
    errors.extend(wrong.into_iter().filter(|_| is_text));
    // What else is wrong is told of the pack under its own name where that can be a name at all.
    Pack { id: if is_id(id) { id.to_owned() } else { NAMELESS.to_owned() }, version: String::new() }
}

/// Where a file of messages cannot be read.
pub(super) fn broken_texts(file: &File) -> Vec<Error> {
    let source = Source::<Flaw>::new(file);
    let Err((_, found)) = FluentResource::try_new(file.text.clone()) else { return Vec::new() };
    let error = |at: usize, message: String| source.error(at..at, Problem::NotFluent { message });
    found.into_iter().map(|problem| error(problem.pos.start, problem.to_string())).collect()
}

/// The language of a file of messages.
pub(super) fn lang_of(path: &str) -> Option<Lang> {
    Lang::ALL.into_iter().find(|lang| path.ends_with(&format!(".{}.ftl", lang.tag())))
}
