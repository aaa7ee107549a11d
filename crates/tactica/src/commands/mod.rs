//! One file for each command but `play`, which has a folder of its own. `journal`, `matches`, `measured` and `source`
//! are what several share.

pub mod balance;
pub mod card;
pub mod contest;
pub mod help;
pub mod journal;
mod matches;
mod measured;
pub mod odds;
pub mod odds_anima;
pub mod pack;
mod pack_write;
pub mod party;
pub mod prove;
pub mod replay;
mod review;
pub mod rules;
pub mod scenario;
pub mod serve;
pub mod sim;
pub mod source;
mod usage;
mod words;
