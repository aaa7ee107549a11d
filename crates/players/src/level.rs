//! How well an opponent plays, by the name it has on the command line.

/// From the weakest to the strongest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Anything it may do.
    Random,
    /// Sensible at a glance, as somebody who knows the rules well.
    First,
    /// Looks ahead to the end of the round.
    Second,
}

impl Level {
    pub const ALL: [Level; 3] = [Level::Random, Level::First, Level::Second];

    pub fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::First => "1",
            Level::Second => "2",
        }
    }

    pub fn parse(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }
}
