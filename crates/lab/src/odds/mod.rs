//! Chances worked out exactly, from the rules' own dice: [`anima`] for anything that is declared in Anima Tactics,
//! [`last_stand`] for rolling again in The Last Stand.

pub mod anima;
pub mod last_stand;
