//! Steps that hold or fail, in two lanes at the same time: what npm does, and what cargo does.

use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// What has been begun, and whether anything has failed.
pub struct Steps {
    began: Instant,
    broken: AtomicBool,
}

impl Steps {
    pub fn begin() -> Steps {
        Steps { began: Instant::now(), broken: AtomicBool::new(false) }
    }

    /// Takes a step, unless the other lane has failed: then nobody waits for this one.
    pub fn take(&self, name: &str, step: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
        if self.broken.load(Ordering::Relaxed) {
            return Err(format!("{name}: not looked at any more"));
        }
        let start = Instant::now();
        let done = step();
        let took = start.elapsed().as_secs_f32();
        let so_far = self.began.elapsed().as_secs();
        let outcome = if done.is_ok() { "holds" } else { "FAILS" };
        println!("-- {name}: {outcome} ({took:.0} s, {so_far} s so far)");
        done.map_err(|problem| {
            self.broken.store(true, Ordering::Relaxed);
            format!("{name}: {problem}")
        })
    }

    pub fn seconds(&self) -> u64 {
        self.began.elapsed().as_secs()
    }
}

/// Two lanes at the same time; what failed in either.
pub fn both(
    one: impl FnOnce() -> Result<(), String> + Send,
    other: impl FnOnce() -> Result<(), String> + Send,
) -> Result<(), String> {
    let (one, other) = std::thread::scope(|scope| {
        let one = scope.spawn(one);
        let other = other();
        (one.join().unwrap_or_else(|_| Err("a lane broke off".to_owned())), other)
    });
    match (one, other) {
        (Err(one), Err(other)) => Err(format!("{one}\n{other}")),
        (one, other) => one.and(other),
    }
}

/// Runs a command that says what it does as it goes.
pub fn finish(mut command: Command) -> Result<(), String> {
    let status = command.status().map_err(|error| format!("{command:?}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?}: {status}")) }
}

/// Runs a command of which only a failure is of interest; then everything it said is part of the problem.
pub fn finish_quietly(mut command: Command) -> Result<(), String> {
    let output = command.stdin(Stdio::null()).output().map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes).into_owned());
    Err(format!("{command:?}: {}\n{}{}", output.status, said[0], said[1]))
}

pub fn cargo(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO"));
    command.args(words);
    command
}
