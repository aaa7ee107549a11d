//! The list of games and everything that lets a program drive one without knowing which it is.
//!
//! This is the only crate that names every game. [`games`] begins, resumes and verifies one; [`table`] is the face it
//! turns to a driver; [`texts`] makes sentences of what it says, in each [`Lang`]. Start reading at [`table`].

pub mod advice;
pub mod cards;
pub mod catalogue;
pub mod computer;
pub mod games;
pub mod lang;
pub mod packs;
pub mod parted;
pub mod proof;
pub mod seated;
pub mod shown;
mod still;
pub mod table;
pub mod texts;
pub mod typed;
pub mod wire;

pub use catalogue::Catalogue;
pub use lang::Lang;
pub use table::Table;
pub use texts::Texts;
