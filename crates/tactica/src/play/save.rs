//! The journal on disk: every move is there before anybody sees it.
//!
//! The text is appended as it comes, one write a move. A file that breaks off in the middle of one is good up to the
//! move before, so pulling the plug costs at most a move that nobody was shown.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use catalog::Texts;

use crate::failure::{Failure, system};

pub struct Saver {
    path: PathBuf,
    file: File,
}

impl Saver {
    /// A file for a new game. One that exists is not touched.
    pub fn create(path: Option<PathBuf>, game: &str, texts: &Texts) -> Result<Saver, Failure> {
        let made = match &path {
            Some(path) => new_file(path).map(|file| (path.clone(), file)),
            None => unused(game),
        };
        let path = path.unwrap_or_else(|| PathBuf::from(game));
        let (path, file) = made.map_err(|error| {
            if error.kind() == io::ErrorKind::AlreadyExists {
                Failure::Failed(texts.say("error-exists", &[("file", name(&path).into())]))
            } else {
                cannot_write(&path, &error, texts)
            }
        })?;
        Ok(Saver { path, file })
    }

    /// The file of a game that goes on, which from now on holds `text`: what it held, less a broken end. It is
    /// replaced in one go, so that it is whole at every moment.
    pub fn resume(path: &Path, held: &[u8], text: &str, texts: &Texts) -> Result<Saver, Failure> {
        let replace = || -> io::Result<File> {
            if held != text.as_bytes() {
                let beside = beside(path, "new");
                fs::write(&beside, text)?;
                fs::rename(&beside, path)?;
            }
            OpenOptions::new().append(true).open(path)
        };
        let file = replace().map_err(|error| cannot_write(path, &error, texts))?;
        Ok(Saver { path: path.to_owned(), file })
    }

    pub fn append(&mut self, text: &str, texts: &Texts) -> Result<(), Failure> {
        self.file.write_all(text.as_bytes()).map_err(|error| cannot_write(&self.path, &error, texts))
    }

    pub fn name(&self) -> String {
        name(&self.path)
    }

    /// Where the secret of fair dice lies until it is revealed.
    pub fn secret(&self) -> PathBuf {
        secret_of(&self.path)
    }
}

/// Where the secret of a journal's fair dice lies.
pub fn secret_of(journal: &Path) -> PathBuf {
    beside(journal, "secret")
}

/// A copy of the game so far under another name.
pub fn copy(path: &Path, text: &str, texts: &Texts) -> Result<(), String> {
    let write = || new_file(path)?.write_all(text.as_bytes());
    write().map_err(|error| {
        if error.kind() == io::ErrorKind::AlreadyExists {
            texts.say("error-exists", &[("file", name(path).into())])
        } else {
            problem(path, &error, texts)
        }
    })
}

pub fn name(path: &Path) -> String {
    path.display().to_string()
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    PathBuf::from(name)
}

fn new_file(path: &Path) -> io::Result<File> {
    OpenOptions::new().append(true).create_new(true).open(path)
}

/// The first of `last-stand-1.journal`, `last-stand-2.journal` and so on that does not exist.
fn unused(game: &str) -> io::Result<(PathBuf, File)> {
    for number in 1u64.. {
        let path = PathBuf::from(format!("{game}-{number}.journal"));
        match new_file(&path) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    unreachable!("no folder holds that many files")
}

fn problem(path: &Path, error: &io::Error, texts: &Texts) -> String {
    texts.say("error-write", &[("file", name(path).into()), ("problem", system(error, texts).into())])
}

fn cannot_write(path: &Path, error: &io::Error, texts: &Texts) -> Failure {
    Failure::Failed(problem(path, error, texts))
}
