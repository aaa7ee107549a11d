//! How well an opponent plays, by the name it has on the command line.

/// From the weakest to the strongest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Anything it may do.
    Random,
    /// A fixed script that nobody tunes, to measure others by. It is offered to nobody who plays.
    Anchor,
    /// Somebody's first evening with the game.
    First,
    /// Sensible at a glance.
    Second,
    Third,
    Fourth,
    /// The best there is.
    Fifth,
}

impl Level {
    /// Those that people may play against.
    pub const ALL: [Level; 6] =
        [Level::Random, Level::First, Level::Second, Level::Third, Level::Fourth, Level::Fifth];

    pub fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Anchor => "anchor",
            Level::First => "1",
            Level::Second => "2",
            Level::Third => "3",
            Level::Fourth => "4",
            Level::Fifth => "5",
        }
    }

    pub fn parse(word: &str) -> Option<Level> {
        Level::ALL.into_iter().chain([Level::Anchor]).find(|level| level.word() == word)
    }

    /// About how long it thinks about a choice on one core, for drivers that have a clock.
    pub fn milliseconds(self) -> u32 {
        match self {
            Level::Random | Level::Anchor => 1,
            Level::First => 2,
            Level::Second => 10,
            Level::Third => 100,
            Level::Fourth => 300,
            Level::Fifth => 1500,
        }
    }
}
