//! Who plays in a match, and how much thinking it is allowed.

use std::time::{Duration, Instant};

use players::{Budget, Clock, Opponent};

/// How much a contender may think about one choice, in thousandths of what its level has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thinking {
    /// Of the inputs that its level tries out: the same on every machine, so that a match can be repeated.
    Counted(u32),
    /// Of its level's time.
    Timed(u32),
}

/// All that a level has.
pub const WHOLE: u32 = 1000;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contender {
    pub opponent: Opponent,
    pub thinking: Thinking,
}

impl Contender {
    pub fn budget(self) -> Budget {
        match self.thinking {
            Thinking::Counted(permille) => Budget::counted(permille),
            Thinking::Timed(permille) => {
                let micros = u64::from(self.opponent.level.milliseconds()) * u64::from(permille);
                Budget::timed(Stopwatch::of(Duration::from_micros(micros)))
            }
        }
    }
}

/// A clock that allows the same time for every choice.
pub struct Stopwatch {
    allowed: Duration,
    begun: Instant,
}

impl Stopwatch {
    pub fn of(allowed: Duration) -> Box<Stopwatch> {
        Box::new(Stopwatch { allowed, begun: Instant::now() })
    }
}

impl Clock for Stopwatch {
    fn begin(&mut self) {
        self.begun = Instant::now();
    }

    fn is_up(&mut self) -> bool {
        self.begun.elapsed() >= self.allowed
    }
}
