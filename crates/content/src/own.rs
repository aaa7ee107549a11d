//! Packs of one's own beside those that come with the program, and what the things in all of them are called.
//!
//! Where a file stands says whose it is: `packs/<pack>/…` comes with the program, `own/<pack>/…` was brought along. A thing
//! is named by its file, so names that clash are found by the paths alone. Ours keep their ids; a thing of one's own
//! whose id somebody else has too is called `pack:id`. Within its pack it goes by its id, and `pack:id` may be written
//! anywhere and always.

use std::collections::{BTreeMap, BTreeSet};

use toml::Spanned;
use toml::de::DeValue;

use super::error::GameProblem;
use super::files::File;
use super::pack::PACKS;
use super::source::Source;

/// The folder of packs that somebody brought along.
pub const OWN: &str = "own";

/// What stands between a pack and an id.
pub const OF_PACK: char = ':';

/// A file as its pack knows it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct InPack<'a> {
    /// Whether somebody brought the pack along.
    pub own: bool,
    pub pack: &'a str,
    /// The path within the pack.
    pub path: &'a str,
}

/// Where in which pack a file stands, if it stands in one.
pub fn in_pack(path: &str) -> Option<InPack<'_>> {
    let (folder, rest) = path.split_once('/')?;
    let (pack, path) = rest.split_once('/')?;
    let own = match folder {
        OWN => true,
        PACKS => false,
        _ => return None,
    };
    Some(InPack { own, pack, path })
}

/// Whether a file holds the texts of a pack that was brought along, which no rule reads.
pub fn is_own_text(path: &str) -> bool {
    path.ends_with(".ftl") && in_pack(path).is_some_and(|place| place.own)
}

/// What the things of a pack are called, by what the files of that pack write.
pub type Called = BTreeMap<String, String>;

/// What all things are called.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    /// For each pack what its files may write for what, where that is not the same.
    packs: BTreeMap<String, Called>,
    /// `pack:id` of everything in a pack, for whoever writes it in full.
    full: Called,
}

/// The name of a file of a thing: its path without folders and ending. A pack's own file and texts name nothing.
fn stem(path: &str) -> Option<&str> {
    let name = path.rsplit('/').next()?.strip_suffix(".toml")?;
    (path != "pack.toml").then_some(name)
}

impl Names {
    /// The names of all things that there are files of. `within` says what else a file has in it, beside what it is of.
    pub fn of<'f>(files: impl Iterator<Item = &'f File>, within: impl Fn(&File) -> Vec<String>) -> Names {
        // Who has something of this name; maps that come with the program are in no pack.
        let mut owners: BTreeMap<String, BTreeSet<Option<(bool, &str)>>> = BTreeMap::new();
        for file in files {
            let place = in_pack(&file.path);
            let owner = place.map(|place| (place.own, place.pack));
            let name = stem(place.map_or(&file.path, |place| place.path)).map(str::to_owned);
            for name in name.into_iter().chain(within(file)) {
                owners.entry(name).or_default().insert(owner);
            }
        }
        let mut names = Names::default();
        for (name, owners) in &owners {
            for (own, pack) in owners.iter().flatten() {
                let full = format!("{pack}{OF_PACK}{name}");
                let called = if *own && owners.len() > 1 { full.clone() } else { name.clone() };
                if called != *name {
                    let of_pack = names.packs.entry((*pack).to_owned()).or_default();
                    of_pack.insert(name.clone(), called.clone());
                }
                // Where a pack that came with the program has the same name as one that was brought, the latter is meant.
                if *own || !names.full.contains_key(&full) {
                    names.full.insert(full, called);
                }
            }
        }
        names
    }

    /// What a file of this path may write for something that is called otherwise.
    pub fn within(&self, path: &str) -> Called {
        let mut called = self.full.clone();
        let own = in_pack(path).filter(|place| place.own).and_then(|place| self.packs.get(place.pack));
        called.extend(own.into_iter().flatten().map(|(name, called)| (name.clone(), called.clone())));
        called
    }

    /// What somebody means who writes a name outside all packs.
    pub fn meant<'a>(&'a self, name: &'a str) -> &'a str {
        self.full.get(name).map_or(name, String::as_str)
    }

    /// What a thing is called that has this id in the pack of a file.
    pub fn called(&self, path: &str, id: &str) -> String {
        let own = in_pack(path).filter(|place| place.own).and_then(|place| self.packs.get(place.pack));
        own.and_then(|called| called.get(id)).cloned().unwrap_or_else(|| id.to_owned())
    }
}

/// How a file's names are read: what is called otherwise, and under which keys names stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Naming<'a> {
    pub called: &'a Called,
    pub keys: &'static [&'static str],
}

/// How the files of each pack of one's own are read. Ours never write what is called otherwise.
pub struct Namings<'a> {
    packs: BTreeMap<&'a str, Called>,
    keys: &'static [&'static str],
}

impl<'a> Namings<'a> {
    /// `keys` are those under which a file names things of any pack.
    pub fn new(names: &Names, files: &[&'a File], keys: &'static [&'static str]) -> Namings<'a> {
        let mut packs = BTreeMap::new();
        for file in files {
            if let Some(place) = in_pack(&file.path).filter(|place| place.own) {
                packs.entry(place.pack).or_insert_with(|| names.within(&file.path));
            }
        }
        Namings { packs, keys }
    }

    pub fn source<'s, G: GameProblem>(&'s self, file: &'s File) -> Source<'s, G> {
        let own = in_pack(&file.path).filter(|place| place.own);
        match own.and_then(|place| self.packs.get(place.pack)) {
            Some(called) => Source::new(file).naming(Naming { called, keys: self.keys }),
            None => Source::new(file),
        }
    }
}

impl Naming<'_> {
    /// Puts what things are called in the place of what the file writes.
    pub(crate) fn rename(self, value: &mut Spanned<DeValue<'_>>) {
        self.rename_under(value, "");
    }

    fn rename_under(self, value: &mut Spanned<DeValue<'_>>, key: &str) {
        match value.get_mut() {
            DeValue::String(text) => {
                if self.keys.contains(&key)
                    && let Some(called) = self.called.get(text.as_ref())
                {
                    *text = called.clone().into();
                }
            }
            DeValue::Array(list) => list.iter_mut().for_each(|value| self.rename_under(value, key)),
            DeValue::Table(table) => {
                for (key, value) in table.iter_mut() {
                    self.rename_under(value, key.get_ref());
                }
            }
            DeValue::Integer(_) | DeValue::Float(_) | DeValue::Boolean(_) | DeValue::Datetime(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(paths: &[&str]) -> Names {
        let files: Vec<File> =
            paths.iter().map(|path| File { path: (*path).to_owned(), text: String::new() }).collect();
        Names::of(files.iter(), |_| Vec::new())
    }

    /// Ours keep their ids, whoever shares one with us or with another is called by the pack too.
    #[test]
    fn where_two_clash() {
        let names = names(&[
            "maps/board/ford.toml",
            "packs/ours/pack.toml",
            "packs/ours/characters/guard.toml",
            "own/east/pack.toml",
            "own/east/characters/guard.toml",
            "own/east/characters/monk.toml",
            "own/east/texts/east.en.ftl",
            "own/west/characters/monk.toml",
            "own/west/characters/smith.toml",
            "own/west/maps/board/ford.toml",
        ]);
        for (path, id, called) in [
            ("packs/ours/characters/guard.toml", "guard", "guard"),
            ("own/east/characters/guard.toml", "guard", "east:guard"),
            ("own/east/characters/monk.toml", "monk", "east:monk"),
            ("own/west/characters/monk.toml", "monk", "west:monk"),
            ("own/west/characters/smith.toml", "smith", "smith"),
            ("own/west/characters/smith.toml", "guard", "guard"),
            ("own/west/maps/board/ford.toml", "ford", "west:ford"),
        ] {
            assert_eq!(names.called(path, id), called, "{path}");
        }
        for (written, meant) in [
            ("guard", "guard"),
            ("ours:guard", "guard"),
            ("east:guard", "east:guard"),
            ("west:smith", "smith"),
            ("north:smith", "north:smith"),
        ] {
            assert_eq!(names.meant(written), meant);
        }
    }
}
