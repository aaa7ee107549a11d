//! How much thinking a choice may take.
//!
//! Thinking is counted in inputs that are tried out in imagined worlds, so that a game is repeated by repeating its seed.
//! Whoever plays against people adds a clock, which this crate itself does not have.

/// Says when it is time to answer.
pub trait Clock: Send {
    /// A choice begins now.
    fn begin(&mut self);

    fn is_up(&mut self) -> bool;
}

/// What a driver allows a player.
pub struct Budget {
    /// Thousandths of what the level tries out as a rule.
    permille: u32,
    clock: Option<Box<dyn Clock>>,
}

/// All that a level tries out.
const WHOLE: u32 = 1000;

impl Budget {
    /// What the level tries out as a rule.
    pub fn whole() -> Budget {
        Budget::counted(WHOLE)
    }

    /// So many thousandths of that.
    pub fn counted(permille: u32) -> Budget {
        Budget { permille, clock: None }
    }

    /// As long as the clock lets it, however much that is.
    pub fn timed(clock: Box<dyn Clock>) -> Budget {
        Budget { permille: u32::MAX, clock: Some(clock) }
    }

    /// No longer than the clock lets it.
    #[must_use]
    pub fn within(self, clock: Box<dyn Clock>) -> Budget {
        Budget { clock: Some(clock), ..self }
    }

    /// A meter for a player whose level tries out so many inputs as a rule.
    pub fn meter(self, inputs: u32) -> Meter {
        let most = match self.permille {
            u32::MAX => u64::MAX,
            permille => (u64::from(inputs) * u64::from(permille) / u64::from(WHOLE)).max(1),
        };
        Meter { most, spent: 0, looked: 0, is_up: false, clock: self.clock }
    }
}

/// Counts what one choice has tried out.
pub struct Meter {
    most: u64,
    spent: u64,
    /// How much had been tried out when the clock was last looked at.
    looked: u64,
    is_up: bool,
    clock: Option<Box<dyn Clock>>,
}

/// Inputs between two looks at the clock.
const LOOK_EVERY: u64 = 32;

impl Meter {
    /// A choice begins.
    pub fn begin(&mut self) {
        (self.spent, self.looked, self.is_up) = (0, 0, false);
        if let Some(clock) = &mut self.clock {
            clock.begin();
        }
    }

    /// Inputs were tried out.
    pub fn spend(&mut self, inputs: u64) {
        self.spent += inputs;
    }

    /// Whether it is time to answer.
    pub fn is_up(&mut self) -> bool {
        if !self.is_up {
            self.is_up = self.spent >= self.most;
        }
        if let Some(clock) = &mut self.clock
            && !self.is_up
            && self.spent >= self.looked + LOOK_EVERY
        {
            self.looked = self.spent;
            self.is_up = clock.is_up();
        }
        self.is_up
    }

    /// The share of what may be tried out that is still left, from 1 to 0; always 1 where only a clock says.
    pub fn left(&self) -> f32 {
        if self.most == u64::MAX { 1.0 } else { 1.0 - (self.spent as f32 / self.most as f32).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Bell(u32);

    impl Clock for Bell {
        fn begin(&mut self) {
            self.0 = 3;
        }

        fn is_up(&mut self) -> bool {
            self.0 -= 1;
            self.0 == 0
        }
    }

    #[test]
    fn counts_end_a_choice() {
        let mut meter = Budget::counted(100).meter(1000);
        for _ in 0..2 {
            meter.begin();
            meter.spend(99);
            assert!(!meter.is_up());
            meter.spend(1);
            assert!(meter.is_up());
        }
    }

    #[test]
    fn so_does_a_clock() {
        let mut meter = Budget::timed(Box::new(Bell(0))).meter(1);
        meter.begin();
        let mut rounds = 0;
        while !meter.is_up() {
            meter.spend(LOOK_EVERY);
            rounds += 1;
        }
        assert_eq!(rounds, 3);
    }
}
