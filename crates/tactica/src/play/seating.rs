//! Who sits where: people at this screen, and the computer everywhere else.

use catalog::table::Seated;
use catalog::texts::Texts;
use kernel::{Seat, SeatSet};

use crate::failure::Failure;

/// Everybody at the table.
#[derive(Debug, PartialEq, Eq)]
pub struct Seating {
    pub people: Vec<Person>,
}

/// Somebody at this screen.
#[derive(Debug, PartialEq, Eq)]
pub struct Person {
    pub name: String,
    pub seats: SeatSet,
}

impl Seating {
    /// One person, who holds the seats named.
    pub fn alone(words: &[String], seats: &[Seated], texts: &Texts) -> Result<Seating, Failure> {
        let held = parse(words, seats, texts)?;
        let people = if held.is_empty() {
            Vec::new()
        } else {
            vec![Person { name: texts.say("form-you", &[]), seats: held }]
        };
        Ok(Seating { people })
    }

    /// Several people, each with a name and seats.
    pub fn together(
        players: &[(String, String)],
        seats: &[Seated],
        texts: &Texts,
    ) -> Result<Seating, Failure> {
        let mut people: Vec<Person> = Vec::new();
        let mut taken = SeatSet::EMPTY;
        for (name, words) in players {
            let words: Vec<String> = words.split(',').map(str::to_owned).collect();
            let held = parse(&words, seats, texts)?;
            if let Some(twice) = held.iter().find(|seat| taken.contains(*seat)) {
                let word = seats.iter().find(|known| known.seat == twice).map(|known| known.word.as_str());
                let args = [("seat", word.unwrap_or_default().into())];
                return Err(Failure::Usage(texts.say("seating-twice", &args)));
            }
            taken = taken.union(held);
            match people.iter_mut().find(|person| person.name == *name) {
                Some(person) => person.seats = person.seats.union(held),
                None => people.push(Person { name: name.clone(), seats: held }),
            }
        }
        Ok(Seating { people })
    }

    /// Who holds the seat; `None` is the computer.
    pub fn holder(&self, seat: Seat) -> Option<usize> {
        self.people.iter().position(|person| person.seats.contains(seat))
    }

    /// All seats that people hold.
    pub fn held(&self) -> SeatSet {
        self.people.iter().fold(SeatSet::EMPTY, |held, person| held.union(person.seats))
    }
}

/// Words for several seats at once: `heroes` for `hero1` and `hero2`.
pub fn teams(seats: &[Seated]) -> Vec<String> {
    let mut teams: Vec<String> = seats
        .iter()
        .map(|seat| (seat, seat.word.trim_end_matches(|letter: char| letter.is_ascii_digit())))
        .filter(|(seat, stem)| *stem != seat.word)
        .map(|(_, stem)| format!("{stem}es"))
        .collect();
    teams.dedup();
    teams
}

/// Every word for seats.
pub fn known(seats: &[Seated]) -> Vec<String> {
    let words = seats.iter().map(|seat| seat.word.clone());
    words.chain(teams(seats)).chain(["all", "none"].map(str::to_owned)).collect()
}

/// Seats by their words; `all` and `none` mean what they say, and a word that several seats begin with, such as
/// `heroes` for `hero1` and `hero2`, means all of those.
fn parse(words: &[String], seats: &[Seated], texts: &Texts) -> Result<SeatSet, Failure> {
    let mut held = SeatSet::EMPTY;
    for word in words.iter().map(|word| word.trim()).filter(|word| !word.is_empty()) {
        let stem = word.strip_suffix("es").unwrap_or(word);
        let team = |seat: &&Seated| {
            let behind = seat.word.strip_prefix(stem);
            stem != word && behind.is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()))
        };
        let found: Vec<&Seated> = match word {
            "all" => seats.iter().collect(),
            "none" => Vec::new(),
            _ => seats.iter().filter(|seat| seat.word == word || team(seat)).collect(),
        };
        if found.is_empty() && word != "none" {
            let args = [("seat", word.into()), ("known", known(seats).join(", ").into())];
            return Err(Failure::Usage(texts.say("seating-no-seat", &args)));
        }
        held = found.iter().fold(held, |held, seat| held.with(seat.seat));
    }
    Ok(held)
}

#[cfg(test)]
mod tests {
    use catalog::Lang;

    use super::*;

    fn table() -> Vec<Seated> {
        let seated = |(seat, word): (u8, &str)| Seated {
            seat: Seat(seat),
            word: word.to_owned(),
            name: word.to_owned(),
        };
        [(0, "titan"), (1, "hero1"), (2, "hero2")].map(seated).to_vec()
    }

    fn alone(words: &str) -> Result<SeatSet, Failure> {
        let words: Vec<String> = words.split(',').map(str::to_owned).collect();
        Ok(Seating::alone(&words, &table(), &Texts::new(Lang::En))?.held())
    }

    /// Seats are named one by one, as the team, or all at once.
    #[test]
    fn seats_by_name() {
        assert_eq!(alone("hero2,titan").unwrap(), SeatSet::of(Seat(0)).with(Seat(2)));
        assert_eq!(alone("heroes").unwrap(), SeatSet::of(Seat(1)).with(Seat(2)));
        assert_eq!(alone("all").unwrap(), SeatSet::first(3));
        assert!(alone("none").unwrap().is_empty());
    }

    /// A seat that does not exist is refused by name, and so is one that two people would hold.
    #[test]
    fn wrong_seats() {
        let message = alone("hero9").unwrap_err();
        assert!(message.message().unwrap().contains("hero9"));
        let both =
            [("Ann", "titan"), ("Ben", "all")].map(|(name, seats)| (name.to_owned(), seats.to_owned()));
        let message = Seating::together(&both, &table(), &Texts::new(Lang::En)).unwrap_err();
        assert!(message.message().unwrap().contains("titan"));
    }
}
