//! Ctrl-C: the game is saved already, so all that is left is to say where.

use std::sync::Arc;
use std::thread;

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

use crate::failure;

/// What is said to somebody who leaves.
pub struct Farewell(Arc<str>);

impl Farewell {
    pub fn new(text: String) -> Farewell {
        Farewell(text.into())
    }

    pub fn text(&self) -> &str {
        &self.0
    }

    /// Says it when the program is told to stop. A thread waits for that, because the main one is waiting for a line
    /// to be typed and would not look at a flag before it comes.
    pub fn on_interrupt(&self) {
        let text = Arc::clone(&self.0);
        // Where signals cannot be caught, Ctrl-C ends the program all the same, and the journal is as good.
        let Ok(mut signals) = Signals::new([SIGINT, SIGTERM]) else { return };
        thread::spawn(move || {
            if let Some(signal) = signals.forever().next() {
                failure::complain(&format!("\n{text}"));
                std::process::exit(128 + signal);
            }
        });
    }
}
