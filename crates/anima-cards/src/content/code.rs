//! A party as a short code, to be sent in a message and typed in again.
//!
//! A code is letters of five bits each, in Crockford's alphabet, which has no I, L, O or U to be mistaken. It names
//! characters and cards by twenty bits of a hash of their ids and not by their places in the content, so that it
//! outlives new content. Where two ids share their bits, a checksum over the ids in full says which was meant. A second
//! checksum over the letters tells a slip of the pen from content that is not there.
//!
//! After the prefix, which has the version: a letter of flags; the levels; the edition, the format and the declaration
//! where the flags say so; the number of characters, team cards and plot cards; each character with the number of its
//! cards and these; team cards; plot cards; the checksum of the ids; the checksum of the letters.

use std::fmt;

use super::files::EDITIONS;
use super::party::Party;
use super::roster::{Declared, Member, Roster};
use super::{Affiliation, Content, Faction, caps};

/// What every code begins with; the digit is the version.
pub const PREFIX: &str = "AT1-";

const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BITS: u32 = 5;
/// The letters of a number, a hash or a checksum.
const LONG: u32 = 4;
const HAS_EDITION: u32 = 1;
const HAS_FORMAT: u32 = 2;
const HAS_DECLARED: u32 = 4;
/// A code is written in groups of so many letters.
const GROUP: usize = 5;
/// As many readings of ids that share their bits are tried.
const MOST_READINGS: usize = 1024;

/// Why a code is not a party.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CodeError {
    /// A code of another version of the program.
    Version {
        prefix: String,
    },
    BadLetter {
        letter: char,
    },
    /// Letters are missing, wrong or too many.
    Damaged,
    /// It names something that this content does not have.
    Unknown {
        kind: &'static str,
    },
}

impl CodeError {
    /// The name of the problem's text, and what the text needs.
    pub fn text(&self) -> (&'static str, Vec<(&'static str, String)>) {
        match self {
            CodeError::Version { prefix } => ("code-version", vec![("prefix", prefix.clone())]),
            CodeError::BadLetter { letter } => ("code-bad-letter", vec![("letter", letter.to_string())]),
            CodeError::Damaged => ("code-damaged", vec![]),
            CodeError::Unknown { kind: "character" } => ("code-unknown-character", vec![]),
            CodeError::Unknown { kind: "card" } => ("code-unknown-card", vec![]),
            CodeError::Unknown { .. } => ("code-unknown-edition", vec![]),
        }
    }
}

impl fmt::Display for CodeError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CodeError::Version { prefix } => {
                write!(out, "a code that begins with {prefix} is not known here")
            }
            CodeError::BadLetter { letter } => {
                write!(out, "`{}` is no letter of a code", letter.escape_debug())
            }
            CodeError::Damaged => write!(out, "the code is damaged: letters are missing or wrong"),
            CodeError::Unknown { kind } => write!(out, "the code names a {kind} that is not there"),
        }
    }
}

impl std::error::Error for CodeError {}

/// Whether a text is meant as a code. No id looks like one, since ids have no capitals and codes may be typed in small
/// letters only behind their prefix.
pub fn is_code(text: &str) -> bool {
    let head: String = text.chars().take(PREFIX.len()).collect::<String>().to_ascii_uppercase();
    let mut letters = head.chars();
    letters.next() == Some('A')
        && letters.next() == Some('T')
        && letters.next().is_some_and(|version| version.is_ascii_digit())
        && letters.next() == Some('-')
}

/// The code of a party.
pub fn write(content: &Content, party: &Party) -> String {
    let mut letters = Letters::default();
    let roster = &party.roster;
    let flag = |has: bool, flag: u32| if has { flag } else { 0 };
    letters.short(
        flag(party.edition.is_some(), HAS_EDITION)
            | flag(party.format.is_some(), HAS_FORMAT)
            | flag(roster.declares.is_some(), HAS_DECLARED),
    );
    letters.long(u32::from(party.levels));
    for id in party.edition.iter().chain(&party.format) {
        letters.long(bits(id));
    }
    if let Some(place) = roster.declares.and_then(|declared| DECLARED.iter().position(|all| *all == declared))
    {
        letters.short(place as u32);
    }
    for count in [roster.members.len(), roster.open.len(), party.hand.len()] {
        letters.short(count as u32);
    }
    let card = |place: &u8| bits(&content.advantages[usize::from(*place)].id);
    for member in &roster.members {
        letters.long(bits(&content.characters[usize::from(member.card)].id));
        letters.short(member.carries.len() as u32);
        member.carries.iter().for_each(|place| letters.long(card(place)));
    }
    roster.open.iter().chain(&party.hand).for_each(|place| letters.long(card(place)));
    letters.long(bits(&ids(content, party)));
    letters.long(bits(&letters.text()));
    let text = letters.text();
    let groups: Vec<&str> =
        (0..text.len()).step_by(GROUP).map(|from| &text[from..text.len().min(from + GROUP)]).collect();
    format!("{PREFIX}{}", groups.join("-"))
}

/// The party of a code, as far as this content has what it names. Whether it may play is not asked here.
pub fn read(content: &Content, code: &str) -> Result<Party, CodeError> {
    let mut letters = Letters::parse(code)?;
    let flags = letters.take_short()?;
    let levels = u16::try_from(letters.take_long()?).map_err(|_| CodeError::Damaged)?;
    let edition = (flags & HAS_EDITION != 0).then(|| letters.take_long()).transpose()?;
    let format = (flags & HAS_FORMAT != 0).then(|| letters.take_long()).transpose()?;
    let declared = (flags & HAS_DECLARED != 0).then(|| letters.take_short()).transpose()?;
    let declares = match declared {
        Some(place) => Some(*DECLARED.get(place as usize).ok_or(CodeError::Damaged)?),
        None => None,
    };
    let edition = edition.map(|bits| edition_of(content, bits)).transpose()?;
    // A format is of its edition; in another it means nothing.
    let known = content.edition.party.formats.iter();
    let format = match format.filter(|_| edition.as_ref() == Some(&content.edition.id)) {
        Some(found) => {
            let format = known.map(|format| &format.id).find(|id| bits(id) == found);
            Some(format.ok_or(CodeError::Unknown { kind: "format" })?.clone())
        }
        None => None,
    };
    let counts = [letters.take_short()?, letters.take_short()?, letters.take_short()?];
    let most = u32::from(caps::CHARACTERS_OF_A_PARTY);
    if counts.iter().any(|count| *count > most) {
        return Err(CodeError::Damaged);
    }
    let [members, teams, plot] = counts;
    let characters: Vec<&str> = content.characters.iter().map(|character| character.id.as_str()).collect();
    let cards: Vec<&str> = content.advantages.iter().map(|card| card.id.as_str()).collect();
    let (mut slots, mut carried) = (Vec::new(), Vec::new());
    for _ in 0..members {
        slots.push(places(&characters, letters.take_long()?, "character")?);
        let count = letters.take_short()?;
        carried.push(count as usize);
        for _ in 0..count {
            slots.push(places(&cards, letters.take_long()?, "card")?);
        }
    }
    for _ in 0..teams + plot {
        slots.push(places(&cards, letters.take_long()?, "card")?);
    }
    let sum = letters.take_long()?;
    letters.take_long()?;
    if !letters.letters.is_empty() {
        return Err(CodeError::Damaged);
    }
    let build = |chosen: &[u16]| {
        let mut chosen = chosen.iter().copied();
        // Advantage cards are few enough to be numbered in a byte.
        let few = |place: u16| place as u8;
        let mut roster = Roster { declares, ..Roster::default() };
        for &count in &carried {
            let card = chosen.next().unwrap_or_default();
            roster.members.push(Member { card, carries: chosen.by_ref().take(count).map(few).collect() });
        }
        roster.open = chosen.by_ref().take(teams as usize).map(few).collect();
        let mut hand: Vec<u8> = chosen.map(few).collect();
        let points = |place: &u8| content.advantages[usize::from(*place)].points;
        hand.sort_by_key(|place| (points(place), *place));
        roster.plot = hand.iter().map(points).collect();
        let (edition, format) = (edition.clone(), format.clone());
        Party { id: NAME.to_owned(), levels, edition, format, roster, hand }
    };
    let found = readings(&slots).map(|chosen| build(&chosen)).find(|party| bits(&ids(content, party)) == sum);
    found.ok_or(CodeError::Damaged)
}

/// The edition that a code is made for, where it names one: whoever reads codes needs its content.
pub fn edition(code: &str) -> Result<Option<String>, CodeError> {
    let mut letters = Letters::parse(code)?;
    let flags = letters.take_short()?;
    letters.take_long()?;
    if flags & HAS_EDITION == 0 {
        return Ok(None);
    }
    let found = letters.take_long()?;
    let known = EDITIONS.iter().find(|id| bits(id) == found);
    known.map(|id| Some((*id).to_owned())).ok_or(CodeError::Unknown { kind: "edition" })
}

/// The name of a party that has none of its own.
const NAME: &str = "party";

/// What a party may declare, in the order of the letter that says it.
const DECLARED: [Declared; 11] = [
    Declared::Faction(Faction::Light),
    Declared::Faction(Faction::Darkness),
    Declared::Faction(Faction::Unaligned),
    Declared::Organization(Affiliation::Church),
    Declared::Organization(Affiliation::Samael),
    Declared::Organization(Affiliation::Wissenschaft),
    Declared::Organization(Affiliation::BlackSun),
    Declared::Organization(Affiliation::Empire),
    Declared::Organization(Affiliation::AzurAlliance),
    Declared::Organization(Affiliation::TolRauko),
    Declared::Organization(Affiliation::Wanderers),
];

fn edition_of(content: &Content, found: u32) -> Result<String, CodeError> {
    let known = EDITIONS.into_iter().chain([content.edition.id.as_str()]);
    let id = known.map(str::to_owned).find(|id| bits(id) == found);
    id.ok_or(CodeError::Unknown { kind: "edition" })
}

/// The places of all ids that have these bits.
fn places(ids: &[&str], found: u32, kind: &'static str) -> Result<Vec<u16>, CodeError> {
    let places: Vec<u16> =
        ids.iter().zip(0..=u16::MAX).filter(|(id, _)| bits(id) == found).map(|(_, place)| place).collect();
    if places.is_empty() { Err(CodeError::Unknown { kind }) } else { Ok(places) }
}

/// Every way to choose one of each, the first of each first.
fn readings(slots: &[Vec<u16>]) -> impl Iterator<Item = Vec<u16>> {
    let count = slots.iter().try_fold(1_usize, |count, slot| count.checked_mul(slot.len()));
    (0..count.unwrap_or(MOST_READINGS).min(MOST_READINGS)).map(|number| {
        let mut number = number;
        let one = |slot: &Vec<u16>| {
            let chosen = slot[number % slot.len()];
            number /= slot.len();
            chosen
        };
        slots.iter().map(one).collect()
    })
}

/// Everything the party names, in full.
fn ids(content: &Content, party: &Party) -> String {
    let mut words = vec![party.levels.to_string()];
    let card = |place: &u8| content.advantages[usize::from(*place)].id.clone();
    for member in &party.roster.members {
        words.push(content.characters[usize::from(member.card)].id.clone());
        words.extend(member.carries.iter().map(|place| format!("+{}", card(place))));
    }
    words.extend(party.roster.open.iter().chain(&party.hand).map(card));
    words.join(" ")
}

/// Twenty bits of a text: FNV-1a, folded.
fn bits(text: &str) -> u32 {
    const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0100_0000_01b3;
    let hash = text.bytes().fold(BASIS, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME));
    let folded = hash ^ (hash >> 20) ^ (hash >> 40);
    (folded & ((1 << (BITS * LONG)) - 1)) as u32
}

/// Letters being written, or still to be read.
#[derive(Default)]
struct Letters {
    letters: std::collections::VecDeque<u8>,
}

impl Letters {
    fn parse(code: &str) -> Result<Letters, CodeError> {
        let (prefix, body) = code.split_at_checked(PREFIX.len()).ok_or(CodeError::Damaged)?;
        if !prefix.eq_ignore_ascii_case(PREFIX) {
            return Err(CodeError::Version { prefix: prefix.to_owned() });
        }
        let mut letters = Letters::default();
        for letter in body.chars().filter(|letter| *letter != '-') {
            let meant = match letter.to_ascii_uppercase() {
                'I' | 'L' => '1',
                'O' => '0',
                other => other,
            };
            let place = ALPHABET.iter().position(|known| char::from(*known) == meant);
            letters.letters.push_back(place.ok_or(CodeError::BadLetter { letter })? as u8);
        }
        let long = LONG as usize;
        let length = letters.letters.len().checked_sub(long).ok_or(CodeError::Damaged)?;
        let mut tail = Letters { letters: letters.letters.split_off(length) };
        let sum = tail.take_long()?;
        if bits(&letters.text()) != sum {
            return Err(CodeError::Damaged);
        }
        letters.long(sum);
        Ok(letters)
    }

    fn text(&self) -> String {
        self.letters.iter().map(|letter| char::from(ALPHABET[usize::from(*letter)])).collect()
    }

    fn short(&mut self, value: u32) {
        self.letters.push_back((value & ((1 << BITS) - 1)) as u8);
    }

    fn long(&mut self, value: u32) {
        for place in (0..LONG).rev() {
            self.short(value >> (place * BITS));
        }
    }

    fn take_short(&mut self) -> Result<u32, CodeError> {
        self.letters.pop_front().map(u32::from).ok_or(CodeError::Damaged)
    }

    fn take_long(&mut self) -> Result<u32, CodeError> {
        (0..LONG).try_fold(0, |value, _| Ok(value << BITS | self.take_short()?))
    }
}
