//! One file for each command but `play`, which has a folder of its own. `journal` and `source` are what several share.

pub mod help;
pub mod journal;
pub mod replay;
pub mod rules;
pub mod scenario;
mod source;
