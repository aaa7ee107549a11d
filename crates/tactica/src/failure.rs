//! How the program ends when something is wrong.
//!
//! A failure already speaks the user's language: whoever finds it has the texts at hand. `main` prints it once, on
//! standard error, and turns it into the exit code.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use catalog::Texts;

#[derive(Debug)]
pub enum Failure {
    /// The command line was not understood.
    Usage(String),
    /// The command was understood and did not succeed.
    Failed(String),
    /// The rules have changed since a journal was written, which itself is good.
    Parted(String),
    /// Whoever read our output has gone, which is nothing to complain about.
    NobodyReads,
    /// Somebody left before there was a game, and was told so.
    Left,
}

impl Failure {
    pub fn message(&self) -> Option<&str> {
        match self {
            Failure::Usage(message) | Failure::Failed(message) | Failure::Parted(message) => Some(message),
            Failure::NobodyReads | Failure::Left => None,
        }
    }

    pub fn code(&self) -> ExitCode {
        match self {
            Failure::Usage(_) => ExitCode::from(2),
            Failure::Failed(_) => ExitCode::from(1),
            Failure::Parted(_) => ExitCode::from(3),
            Failure::NobodyReads | Failure::Left => ExitCode::SUCCESS,
        }
    }
}

/// Only writing to standard output fails this way; files are opened where the path is known and can be named.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == ErrorKind::BrokenPipe {
            Failure::NobodyReads
        } else {
            Failure::Failed(error.to_string())
        }
    }
}

/// What the system says was wrong with a file, in the user's language where it is something that happens.
pub fn system(error: &io::Error, texts: &Texts) -> String {
    let known = [
        (ErrorKind::NotFound, "error-system-not-found"),
        (ErrorKind::PermissionDenied, "error-system-permission"),
        (ErrorKind::IsADirectory, "error-system-folder"),
        (ErrorKind::NotADirectory, "error-system-no-folder"),
        (ErrorKind::InvalidData, "error-system-not-text"),
        (ErrorKind::StorageFull, "error-system-full"),
        (ErrorKind::ReadOnlyFilesystem, "error-system-read-only"),
    ];
    match known.into_iter().find(|(kind, _)| *kind == error.kind()) {
        Some((_, key)) => texts.say(key, &[]),
        None => error.to_string(),
    }
}

/// Prints on standard error. Where nobody reads that either, there is nobody left to tell.
pub fn complain(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}
