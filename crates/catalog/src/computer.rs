//! Computer opponents, asked for by level.
//!
//! [`Opposed`] is the one place where a game and a level turn into a player.

use anima::Anima;
use kernel::Game;
use laststand::LastStand;
use players::{Level, Player};

/// A game that the computer can play.
pub trait Opposed: Game + Sized {
    /// A player of this level for any seat; `None` if the game has none so strong.
    fn opponent(level: Level) -> Option<Box<dyn Player<Self>>>;
}

impl Opposed for LastStand {
    fn opponent(level: Level) -> Option<Box<dyn Player<LastStand>>> {
        Some(players::laststand::player(level))
    }
}

impl Opposed for Anima {
    fn opponent(level: Level) -> Option<Box<dyn Player<Anima>>> {
        players::anima::player(level)
    }
}
