//! Drives the program through pipes in a folder of its own. Each test file uses what it needs of it.
#![allow(dead_code)]

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// A folder of its own for each test, gone when the test is over.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("tactica-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub fn read(&self, file: &str) -> String {
        fs::read_to_string(self.0.join(file)).unwrap()
    }

    pub fn command(&self, arguments: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tactica"));
        command.args(arguments.split_whitespace()).current_dir(&self.0).env("LC_ALL", "en_GB.UTF-8");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Runs the program with these lines typed in.
    pub fn run(&self, arguments: &str, typed: &str) -> Ran {
        let mut child = self.command(arguments).spawn().unwrap();
        let mut input = child.stdin.take().unwrap();
        let typed = typed.to_owned();
        // A program that ends before it has read everything closes its end, which is no failure of the test.
        let writer = std::thread::spawn(move || {
            let _ = input.write_all(typed.as_bytes());
        });
        let output = child.wait_with_output().unwrap();
        writer.join().unwrap();
        Ran::new(&output)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Ran {
    pub fn new(output: &Output) -> Ran {
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
        Ran { code: output.status.code(), out: text(&output.stdout), err: text(&output.stderr) }
    }

    #[track_caller]
    pub fn has(&self, wanted: &str) -> &Ran {
        assert!(self.out.contains(wanted), "no '{wanted}' in:\n{}", self.out);
        self
    }
}
