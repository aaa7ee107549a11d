//! Computer opponents, asked for by level.
//!
//! [`Opposed`] is the one place where a game and a level turn into a player.

use std::time::{Duration, Instant};

use anima::Anima;
use kernel::{Arg, Glue, Message};
use laststand::LastStand;
use players::{Appraise, Budget, Clock, Level, Opponent, Persona, Player};

/// A game that the computer can play.
pub trait Opposed: Appraise + Sized {
    /// The levels at which there is somebody.
    const LEVELS: &'static [Level];
    /// Whoever tries something out looks no farther than so many inputs.
    const HORIZON: usize;

    /// Somebody quick and sensible, to play on with when something is tried out.
    fn simple() -> Box<dyn Player<Self>>;

    /// Whether what was begun in the one position has come to something in the other.
    fn has_settled(&self, from: &Self::State, now: &Self::State) -> bool;

    /// Somebody to play any seat; `None` if the game has none so strong.
    fn opponent(opponent: Opponent, budget: Budget) -> Option<Box<dyn Player<Self>>>;
}

impl Opposed for LastStand {
    const LEVELS: &'static [Level] = &players::laststand::LEVELS;
    const HORIZON: usize = 400;

    fn simple() -> Box<dyn Player<LastStand>> {
        Box::new(players::laststand::Glance::new(Persona::Plain))
    }

    /// The round is over.
    fn has_settled(&self, from: &Self::State, now: &Self::State) -> bool {
        now.open.round > from.open.round
    }

    fn opponent(opponent: Opponent, budget: Budget) -> Option<Box<dyn Player<LastStand>>> {
        players::laststand::player(opponent, budget)
    }
}

impl Opposed for Anima {
    const LEVELS: &'static [Level] = &players::anima::LEVELS;
    const HORIZON: usize = 30;

    fn simple() -> Box<dyn Player<Anima>> {
        Box::new(players::anima::Glance::default())
    }

    /// The turn is over.
    fn has_settled(&self, from: &Self::State, now: &Self::State) -> bool {
        now.turn > from.turn
    }

    fn opponent(opponent: Opponent, budget: Budget) -> Option<Box<dyn Player<Anima>>> {
        players::anima::player(opponent, budget)
    }
}

/// Who plays, for people: its level, and its persona where it has one.
pub fn opponent_name(opponent: Opponent) -> Message {
    let level = level_name(opponent.level);
    match opponent.persona {
        Persona::Plain => level,
        Persona::Bold | Persona::Careful | Persona::Vengeful => {
            let persona = persona_name(opponent.persona);
            Message::said(Arg::list(vec![level.into(), persona.into()], Glue::Comma))
        }
    }
}

pub fn level_name(level: Level) -> Message {
    match level {
        Level::Random => Message::new("opponent-random"),
        // It is offered to nobody, so that its word will do.
        Level::Anchor => Message::said(level.word().into()),
        Level::First | Level::Second | Level::Third | Level::Fourth | Level::Fifth => {
            Message::new("opponent-level").word("level", level.word())
        }
    }
}

pub fn persona_name(persona: Persona) -> Message {
    Message::new(format!("persona-{}", persona.word()))
}

/// An opponent as it goes over the wire. The one who is offered to nobody goes as the first level.
pub fn opponent_out(opponent: Opponent) -> protocol::Opponent {
    protocol::Opponent { level: level_out(opponent.level), persona: persona_out(opponent.persona) }
}

pub fn level_out(level: Level) -> protocol::Level {
    match level {
        Level::Random => protocol::Level::Random,
        Level::Anchor | Level::First => protocol::Level::First,
        Level::Second => protocol::Level::Second,
        Level::Third => protocol::Level::Third,
        Level::Fourth => protocol::Level::Fourth,
        Level::Fifth => protocol::Level::Fifth,
    }
}

pub fn persona_out(persona: Persona) -> protocol::Persona {
    match persona {
        Persona::Plain => protocol::Persona::Plain,
        Persona::Bold => protocol::Persona::Bold,
        Persona::Careful => protocol::Persona::Careful,
        Persona::Vengeful => protocol::Persona::Vengeful,
    }
}

/// The opponent that came over the wire.
pub fn opponent_in(opponent: protocol::Opponent) -> Opponent {
    let level = match opponent.level {
        protocol::Level::Random => Level::Random,
        protocol::Level::First => Level::First,
        protocol::Level::Second => Level::Second,
        protocol::Level::Third => Level::Third,
        protocol::Level::Fourth => Level::Fourth,
        protocol::Level::Fifth => Level::Fifth,
    };
    let persona = match opponent.persona {
        protocol::Persona::Plain => Persona::Plain,
        protocol::Persona::Bold => Persona::Bold,
        protocol::Persona::Careful => Persona::Careful,
        protocol::Persona::Vengeful => Persona::Vengeful,
    };
    Opponent { level, persona }
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

/// What it takes to tell what a choice is worth may take this long at most.
const WEIGHING: Duration = Duration::from_millis(700);

/// What somebody is allowed who weighs choices for people.
pub fn weighing() -> Budget {
    Budget::whole().within(Stopwatch::of(WEIGHING))
}

/// What an opponent is allowed that plays against people: all that its level tries out, within a time that people wait.
pub fn against_people() -> Budget {
    Budget::whole().within(Stopwatch::of(LONGEST))
}
