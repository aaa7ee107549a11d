//! Exact lengths and shapes: everything a table or a board of squares needs to know about where things are.
//!
//! Two worlds that share nothing but their exactness. On the **table** lengths are thousandths of an inch ([`Mil`]),
//! characters are round [`Base`]s, scenery is [`Polygon`]s; distances are compared by their squares, places along a
//! segment are fractions, so every answer is the same on every machine and no two questions contradict each other.
//! On the **board** ([`squares`]) everything is a [`squares::Square`]. Start reading at [`base`], or at [`squares`].
//!
//! Deliberately absent: floating point, allocation in a query (what needs room takes the caller's buffer), and any
//! game's rule: nothing here knows what an attack is.

pub mod base;
pub mod lanes;
pub mod leg;
pub mod mil;
pub mod path;
pub mod point;
pub mod polygon;
pub mod ratio;
pub mod squares;
pub mod stretch;
pub mod sweep;
pub mod zone;

pub use base::Base;
pub use leg::{Leg, Patch};
pub use mil::Mil;
pub use path::Path;
pub use point::{Point, Segment, Vector};
pub use polygon::Polygon;
pub use sweep::{Sweep, Terrain};
pub use zone::Rectangle;
