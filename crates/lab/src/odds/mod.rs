//! Chances worked out exactly, from the rules' own dice: [`anima`] for anything that is declared in Anima Tactics,
//! [`last_stand`] for a hero who rolls again in The Last Stand, [`team`] for several together.

pub mod anima;
pub mod last_stand;
pub mod team;
