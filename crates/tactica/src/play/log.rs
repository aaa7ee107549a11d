//! What people have been told, and how far each has read.

use catalog::table::Told;
use catalog::{Table, Texts};

use super::seating::Person;

/// How far each person has read; the last place is the spectator's.
pub struct Read(Vec<usize>);

impl Read {
    pub fn new(people: usize) -> Read {
        Read(vec![0; people + 1])
    }

    /// Passes over everything told so far, as when a game is taken up again.
    pub fn skip(&mut self, table: &dyn Table) {
        self.0.fill(table.told().len());
    }

    /// What this person, or with `None` a spectator, has not read yet.
    pub fn news(&mut self, table: &dyn Table, whose: Option<(usize, &Person)>, texts: &Texts) -> Vec<String> {
        let place = whose.map_or(self.0.len() - 1, |(place, _)| place);
        let told = table.told();
        if whose.is_none() {
            // What somebody at this screen has read need not be told to all of them again.
            self.0[place] = self.0.iter().copied().max().unwrap_or_default();
        }
        let from = std::mem::replace(&mut self.0[place], told.len());
        sentences(&told[from..], table, whose.map(|(_, person)| person), texts)
    }
}

/// What this person saw, or with `None` a spectator, in sentences.
pub fn sentences(told: &[Told], table: &dyn Table, who: Option<&Person>, texts: &Texts) -> Vec<String> {
    let seats: Vec<String> = table
        .seats()
        .into_iter()
        .filter(|seat| who.is_some_and(|person| person.seats.contains(seat.seat)))
        .map(|seat| seat.word)
        .collect();
    told.iter().filter_map(|told| told.line_for(&seats)).map(|line| texts.format(line)).collect()
}
