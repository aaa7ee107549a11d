//! The card language: what a special ability, an innate power or an advantage card says, as data.
//!
//! It is closed: every word is a variant of one of the types here, and `rules/cards.rs` gives each its meaning in one
//! exhaustive match. Start with [`Ability`], which is *when* and at what cost, then [`Who`] (*whom*), [`Effect`] (*what*),
//! [`Amount`] (*how much*) and [`Until`] (*for how long*). [`Change`] is what is different while something holds.
//!
//! The types are read from TOML as they stand, and their comments are the reference page and the JSON schema: a word
//! and its explanation cannot part.

mod ability;
pub mod about;
mod amount;
mod change;
mod check;
mod condition;
mod effect;
mod emptied;
mod ends;
mod holds;
pub mod language;
mod link;
mod moment;
mod name;
mod spelled;
pub mod text;
mod token;
mod who;

pub use ability::{
    Ability, After, Carried, Currency, Did, Kind, Limit, More, Payment, Source, Strikes, Then, Trigger,
    Upgrade,
};
pub use amount::{Amount, Counted, Measured, Per, Whose};
pub use change::{
    Attribute, Change, ChangeTable, FloorTable, Granted, HealingTable, Identity, Measure, Penalty, SetTable,
    SourceCost, Urge, What, With,
};
pub use check::{Checked, Fault, Of, check, recalled};
pub use condition::{Comparison, Condition, Feat, Roll, SceneryKind};
pub use effect::{
    Again, Branch, Die, Effect, Effects, Entry, OneSide, Order, Parity, Price, Sort, Spot, SpotTable, Until,
    Was, Way,
};
pub use emptied::emptied;
pub use ends::Ends;
pub use holds::{Aura, Held, Holds, Speaks};
pub use link::{Linked, Named, Program};
pub use moment::{Cue, CueTable, Moment, Part};
pub use name::AbilityName;
pub use token::{On, Pile, TokenName};
pub use who::{Camp, Few, From as MeasuredFrom, Group, Who, Within};
