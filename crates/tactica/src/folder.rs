//! Reading a folder of cards that somebody wrote, or sent: what it holds is bounded, and no link leads out of it.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use catalog::Texts;
use catalog::games::BadContent;
use catalog::packs::{self, Given, OwnPack, Trouble};

use crate::failure::{Failure, complain, system};

/// Bounds that no pack meant to be played comes near.
const MOST_FILES: usize = 4_000;
const MOST_BYTES_OF_A_FILE: usize = 256 * 1024;
const MOST_BYTES: usize = 16 * 1024 * 1024;
const MOST_FOLDERS: usize = 5;
/// Files of cards and of texts; whatever else lies in a folder is its owner's business.
const ENDINGS: [&str; 2] = ["toml", "ftl"];

/// The folder of a pack's cases, which no game is played with.
const SCENARIOS: &str = "scenarios";

/// What a folder holds, and what of it could not be read.
#[derive(Default)]
pub struct Folder {
    pub given: Vec<Given>,
    pub troubles: Vec<BadContent>,
    bytes: usize,
}

/// The packs of these folders, ready to be played together. Everything that is wrong with them is told at once.
pub fn packs(folders: &[PathBuf], texts: &Texts) -> Result<Vec<OwnPack>, Failure> {
    let mut read = Vec::new();
    let mut troubles = Vec::new();
    for folder in folders {
        let shown = folder.display().to_string();
        let mut held = open(folder, texts)?;
        for trouble in &mut held.troubles {
            trouble.path = format!("{}/{}", shown.trim_end_matches('/'), trouble.path);
        }
        troubles.append(&mut held.troubles);
        read.push((shown, held.given));
    }
    let found = if troubles.is_empty() { packs::read_all(&read) } else { Err(troubles) };
    found.map_err(|errors| {
        for error in &errors {
            complain(&error.text(texts));
        }
        Failure::Failed(texts.say("pack-refused", &[("problems", errors.len().into())]))
    })
}

/// Everything in a folder that belongs to a pack.
pub fn open(folder: &Path, texts: &Texts) -> Result<Folder, Failure> {
    let shown = folder.display().to_string();
    let failed = |error: &io::Error| {
        let args = [("file", (&shown).into()), ("problem", system(error, texts).into())];
        Failure::Failed(texts.say("error-read", &args))
    };
    let whole = fs::canonicalize(folder).map_err(|error| failed(&error))?;
    if !whole.is_dir() {
        return Err(Failure::Usage(texts.say("error-pack-is-file", &[("file", (&shown).into())])));
    }
    let mut held = Folder::default();
    held.walk(&whole, &whole, 1, texts).map_err(|error| failed(&error))?;
    Ok(held)
}

impl Folder {
    fn walk(&mut self, root: &Path, folder: &Path, depth: usize, texts: &Texts) -> io::Result<()> {
        let mut entries: Vec<PathBuf> =
            fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
        entries.sort();
        for path in entries {
            let hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
            let is_cases = depth == 1 && path.file_name().is_some_and(|name| name == SCENARIOS);
            if hidden || is_cases || self.given.len() >= MOST_FILES || self.bytes >= MOST_BYTES {
                continue;
            }
            let inside = inside(root, &path);
            let Ok(whole) = fs::canonicalize(&path) else {
                // A link to nowhere.
                self.trouble(&inside, Trouble::LinkedAway);
                continue;
            };
            if !whole.starts_with(root) {
                self.trouble(&inside, Trouble::LinkedAway);
            } else if whole.is_dir() {
                if depth >= MOST_FOLDERS {
                    self.trouble(&inside, Trouble::TooDeep { most: MOST_FOLDERS });
                } else if whole == path {
                    self.walk(root, &path, depth + 1, texts)?;
                } else {
                    // A link to a folder within could go round and round.
                    self.trouble(&inside, Trouble::LinkedAway);
                }
            } else if path.extension().is_some_and(|ending| ENDINGS.iter().any(|known| ending == *known)) {
                self.take(&path, inside, texts);
            }
        }
        Ok(())
    }

    fn take(&mut self, path: &Path, inside: String, texts: &Texts) {
        let mut bytes = Vec::new();
        // Only so much is read, however much there is: a file may be a pipe that never ends.
        let is_plain = fs::metadata(path).is_ok_and(|about| about.is_file());
        let read = if is_plain {
            let most = MOST_BYTES_OF_A_FILE as u64 + 1;
            fs::File::open(path).and_then(|file| file.take(most).read_to_end(&mut bytes))
        } else {
            Err(io::ErrorKind::InvalidInput.into())
        };
        if let Err(error) = read {
            return self.trouble(&inside, Trouble::Unread { message: system(&error, texts) });
        }
        if bytes.len() > MOST_BYTES_OF_A_FILE {
            return self.trouble(&inside, Trouble::TooLarge { most: MOST_BYTES_OF_A_FILE });
        }
        self.bytes += bytes.len();
        self.given.push(Given { path: inside, bytes });
        if self.given.len() >= MOST_FILES {
            self.trouble("", Trouble::TooMany { most: MOST_FILES });
        }
        if self.bytes >= MOST_BYTES {
            self.trouble("", Trouble::TooLarge { most: MOST_BYTES });
        }
    }

    fn trouble(&mut self, path: &str, trouble: Trouble) {
        self.troubles.push(packs::trouble(path, trouble));
    }
}

/// The path within a folder, with slashes on every system.
fn inside(root: &Path, path: &Path) -> String {
    let inside = path.strip_prefix(root).unwrap_or(path);
    let parts: Vec<_> = inside.components().map(|part| part.as_os_str().to_string_lossy()).collect();
    parts.join("/")
}
