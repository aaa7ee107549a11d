//! What every game at this table has in common, and not a word of any one of them.
//!
//! A game is a pure state machine ([`Game`]): it holds its cards and tables, a [`Game::State`] is everything that
//! changes, and nothing happens but by an [`Input`]. It never rolls a die: it asks ([`Pending::Chance`]) and the
//! outcome comes back as an input, exactly like a choice. Start reading at [`game`], then [`pending`].
//!
//! Deliberately absent: clocks, threads, files, generators inside a state, and any sentence a person reads.

pub mod dice;
pub mod game;
pub mod hash;
pub mod journal;
pub mod message;
pub mod pending;
pub mod run;
pub mod seat;
pub mod sight;
pub mod stack;
pub mod window;
pub mod words;

pub use game::{Coverage, Game, Kind, Kinds, Nothing, Sink, Worded};
pub use message::{Ability, Arg, Counted, Figure, Glue, Ground, Length, List, Message, Rules, Spot};
pub use pending::{Chance, Drawn, Input, Pending};
pub use seat::{Seat, SeatSet, Viewer};
pub use sight::Sight;
pub use stack::Stack;
pub use window::Window;
pub use words::{DrawWords, Rule, Unclear};
