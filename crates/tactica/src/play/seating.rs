//! Who sits where: people at this screen, and the computer everywhere else.

use catalog::table::Seated;
use catalog::texts::Texts;
use catalog::typed::plain;
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

const ALL: &str = "all";
const NONE: &str = "none";

/// Words for several seats at once: `heroes` for `hero1` and `hero2`.
pub fn teams(seats: &[Seated]) -> Vec<String> {
    let mut teams: Vec<String> = seats
        .iter()
        .map(|seat| (seat, stem(&seat.word)))
        .filter(|(seat, stem)| *stem != seat.word)
        .map(|(_, stem)| format!("{stem}es"))
        .collect();
    teams.dedup();
    teams
}

/// A word for seats without its number.
fn stem(word: &str) -> &str {
    word.trim_end_matches(|letter: char| letter.is_ascii_digit())
}

/// Every word for seats, as journals and commands have it.
fn words(seats: &[Seated]) -> Vec<String> {
    let own = seats.iter().map(|seat| seat.word.clone());
    own.chain(teams(seats)).chain([ALL, NONE].map(str::to_owned)).collect()
}

/// A word for seats in the language of the texts.
pub fn in_words(word: &str, texts: &Texts) -> String {
    let stem = stem(word);
    let known = texts.try_say(&format!("seat-word-{stem}"), &[]);
    known.map_or_else(|_| word.to_owned(), |known| format!("{known}{}", &word[stem.len()..]))
}

/// Every word for seats, in the language of the texts.
pub fn known(seats: &[Seated], texts: &Texts) -> Vec<String> {
    words(seats).iter().map(|word| in_words(word, texts)).collect()
}

/// Whether somebody means all seats.
pub fn means_all(word: &str, texts: &Texts) -> bool {
    word == ALL || plain(word) == plain(&in_words(ALL, texts))
}

/// Seats by their words, in English or in the language of the texts, with or without accents; `all` and `none` mean
/// what they say, and `heroes` means `hero1` and `hero2`.
fn parse(wanted: &[String], seats: &[Seated], texts: &Texts) -> Result<SeatSet, Failure> {
    let all = words(seats);
    let mut held = SeatSet::EMPTY;
    for word in wanted.iter().map(|word| word.trim()).filter(|word| !word.is_empty()) {
        let typed = plain(word);
        let meant = all.iter().find(|known| **known == typed);
        let meant = meant.or_else(|| all.iter().find(|known| plain(&in_words(known, texts)) == typed));
        let Some(meant) = meant else {
            let args = [("seat", word.into()), ("known", known(seats, texts).join(", ").into())];
            return Err(Failure::Usage(texts.say("seating-no-seat", &args)));
        };
        let team = |seat: &Seated| meant.strip_suffix("es").is_some_and(|team| team == stem(&seat.word));
        let found: Vec<&Seated> = match meant.as_str() {
            ALL => seats.iter().collect(),
            NONE => Vec::new(),
            _ => seats.iter().filter(|seat| seat.word == *meant || team(seat)).collect(),
        };
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

    /// Each language has words of its own for seats, with or without accents; those of journals are good in all.
    #[test]
    fn seats_in_words() {
        let held = |words: &str, lang| {
            let words: Vec<String> = words.split(',').map(str::to_owned).collect();
            Seating::alone(&words, &table(), &Texts::new(lang)).unwrap().held()
        };
        assert_eq!(held("Titán,heroe2", Lang::Es), SeatSet::of(Seat(0)).with(Seat(2)));
        assert_eq!(held("héroes", Lang::Es), SeatSet::of(Seat(1)).with(Seat(2)));
        assert_eq!(held("eroi", Lang::It), held("heroes", Lang::It));
        assert_eq!(held("tutti", Lang::It), SeatSet::first(3));
        assert!(held("ninguno", Lang::Es).is_empty());
        assert!(known(&table(), &Texts::new(Lang::Es)).contains(&"héroe1".to_owned()));
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
