//! What the content readers of all games share: files by path, places within them, refusals that point there.
//!
//! A game's content is a handful of TOML files: one edition, and packs of things to play with. Each game reads its own
//! kinds of file; this crate knows none of them. Start with [`Files`], then [`Source`], which is one file while it is
//! read, and [`Problem`], which is generic over what only the game at hand can find wrong.

mod error;
mod files;
mod mended;
mod own;
mod pack;
mod reader;
mod source;
mod spelling;

pub use error::{Argument, ContentError, GameProblem, Problem, Slip};
pub use files::{File, Files, sorted, the_edition, with_id, with_override};
pub use own::{Called, InPack, Names, Naming, Namings, OF_PACK, OWN, in_pack, is_own_text};
pub use pack::{PACKS, Pack, check_packs, read_pack};
pub use reader::Form;
pub use source::{Ids, Notes, Source, Step, is_id};
pub use spelling::nearest;
