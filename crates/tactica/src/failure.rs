//! How the program ends when something is wrong.
//!
//! A failure already speaks the user's language: whoever finds it has the texts at hand. `main` prints it once, on
//! standard error, and turns it into the exit code.

use std::io::{self, Write};
use std::process::ExitCode;

#[derive(Debug)]
pub enum Failure {
    /// The command line was not understood.
    Usage(String),
    /// The command was understood and did not succeed.
    Failed(String),
    /// Whoever read our output has gone, which is nothing to complain about.
    NobodyReads,
}

impl Failure {
    pub fn message(&self) -> Option<&str> {
        match self {
            Failure::Usage(message) | Failure::Failed(message) => Some(message),
            Failure::NobodyReads => None,
        }
    }

    pub fn code(&self) -> ExitCode {
        match self {
            Failure::Usage(_) => ExitCode::from(2),
            Failure::Failed(_) => ExitCode::from(1),
            Failure::NobodyReads => ExitCode::SUCCESS,
        }
    }
}

/// Only writing to standard output fails this way; files are opened where the path is known and can be named.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Failure::NobodyReads
        } else {
            Failure::Failed(error.to_string())
        }
    }
}

/// Prints on standard error. Where nobody reads that either, there is nobody left to tell.
pub fn complain(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}
