//! Computer opponents, asked for by level.
//!
//! [`Opposed`] is the one place where a game and a level turn into a player.

use std::time::{Duration, Instant};

use anima::Anima;
use kernel::Game;
use laststand::LastStand;
use players::{Budget, Clock, Level, Opponent, Persona, Player};

use crate::texts::Texts;

/// A game that the computer can play.
pub trait Opposed: Game + Sized {
    /// Somebody to play any seat; `None` if the game has none so strong.
    fn opponent(opponent: Opponent, budget: Budget) -> Option<Box<dyn Player<Self>>>;
}

impl Opposed for LastStand {
    fn opponent(opponent: Opponent, budget: Budget) -> Option<Box<dyn Player<LastStand>>> {
        players::laststand::player(opponent, budget)
    }
}

impl Opposed for Anima {
    fn opponent(opponent: Opponent, budget: Budget) -> Option<Box<dyn Player<Anima>>> {
        players::anima::player(opponent, budget)
    }
}

/// Who plays, for people: its level, and its persona where it has one.
pub fn opponent_name(opponent: Opponent, texts: &Texts) -> String {
    let level = level_name(opponent.level, texts);
    match opponent.persona {
        Persona::Plain => level,
        Persona::Bold | Persona::Careful | Persona::Vengeful => {
            format!("{level}, {}", texts.say(&format!("persona-{}", opponent.persona.word()), &[]))
        }
    }
}

pub fn level_name(level: Level, texts: &Texts) -> String {
    match level {
        Level::Random => texts.say("opponent-random", &[]),
        Level::First | Level::Second | Level::Third | Level::Fourth | Level::Fifth => {
            texts.say("opponent-level", &[("level", level.word().into())])
        }
    }
}

/// A clock for those who play against people.
pub struct Stopwatch {
    allowed: Duration,
    until: Instant,
}

impl Stopwatch {
    pub fn of(allowed: Duration) -> Box<Stopwatch> {
        Box::new(Stopwatch { allowed, until: Instant::now() + allowed })
    }
}

impl Clock for Stopwatch {
    fn begin(&mut self) {
        self.until = Instant::now() + self.allowed;
    }

    fn is_up(&mut self) -> bool {
        Instant::now() >= self.until
    }
}

/// However busy the machine is, nobody waits longer for the computer's answer than this and what one look takes.
const LONGEST: Duration = Duration::from_millis(2000);

/// What an opponent is allowed that plays against people: all that its level tries out, within a time that people wait.
pub fn against_people() -> Budget {
    Budget::whole().within(Stopwatch::of(LONGEST))
}
