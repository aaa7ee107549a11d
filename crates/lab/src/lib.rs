//! Games by the thousand, exact odds, and whether the cards are fair.
//!
//! [`sim`] plays any game many times with computer players and sums up; [`anima`] and [`laststand`] are what it needs to
//! know about each. [`odds`] works out chances exactly, from the rules' own dice. [`balance`] holds the cards against
//! their aim, [`parties`] the ready parties against each other, and [`duel`] the players against one another; [`regression`] says what speaks for winning. [`usage`]
//! tells what of the cards comes up in play, and [`difference`] whether it then makes one.

pub mod anima;
pub mod balance;
pub mod difference;
pub mod duel;
pub mod laststand;
pub mod odds;
pub mod parties;
pub mod regression;
pub mod sim;
pub mod usage;
