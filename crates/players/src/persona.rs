//! What an opponent cares about, whatever its level.
//!
//! A persona is a handful of weights. It never sees more or less than another, and no die falls otherwise for it.

/// A way to play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Persona {
    /// Whatever wins.
    #[default]
    Plain,
    /// Harm done counts more than harm suffered.
    Bold,
    /// Harm suffered counts more than harm done.
    Careful,
    /// Hunts whoever hurt it last, and whoever is hurt already.
    Vengeful,
}

/// How much more or less something counts than it does for somebody plain.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    pub harm_done: f32,
    pub harm_suffered: f32,
    /// What the game is about besides fighting: flags and nodes, citizens and cannons.
    pub goals: f32,
    /// Somebody who is hurt already.
    pub wounded: f32,
}

impl Persona {
    pub const ALL: [Persona; 4] = [Persona::Plain, Persona::Bold, Persona::Careful, Persona::Vengeful];

    pub fn word(self) -> &'static str {
        match self {
            Persona::Plain => "plain",
            Persona::Bold => "bold",
            Persona::Careful => "careful",
            Persona::Vengeful => "vengeful",
        }
    }

    pub fn parse(word: &str) -> Option<Persona> {
        Persona::ALL.into_iter().find(|persona| persona.word() == word)
    }

    pub fn weights(self) -> Weights {
        let plain = Weights { harm_done: 1.0, harm_suffered: 1.0, goals: 1.0, wounded: 1.0 };
        match self {
            Persona::Plain => plain,
            Persona::Bold => Weights { harm_done: 1.25, harm_suffered: 0.75, ..plain },
            Persona::Careful => Weights { harm_done: 0.85, harm_suffered: 1.3, ..plain },
            Persona::Vengeful => Weights { harm_done: 1.1, goals: 0.8, wounded: 1.4, ..plain },
        }
    }
}
