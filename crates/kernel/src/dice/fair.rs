//! Dice that can be proved fair: nobody at the table could choose them, and afterwards everybody can check that.
//!
//! Before the game the driver picks a secret [`Seed`] and publishes its [`Commitment`], then each player adds some
//! text of their own. Roll number `n`, counted from zero and going on over takebacks so that no roll ever comes twice,
//! is fixed by all of these; after the game the seed is revealed and [`verify`] checks every roll. The driver cannot
//! change the seed once players have spoken, and players do not know it when they speak.
//!
//! A roll is made of blocks, `SHA-256(seed ‖ entropies ‖ n ‖ block number)`: each entropy is its length in bytes and
//! then its bytes, in the order in which they were given; lengths and numbers are 64 bits, low byte first; blocks are
//! counted from zero. The bytes of the blocks are read in turn: with `s` sides, a byte from the largest multiple of
//! `s` within 256 upwards is skipped, any other gives the value `byte mod s`.

use std::fmt;

use sha2::{Digest, Sha256};

use super::Dice;
use crate::{Chance, Drawn};

/// The driver's secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

/// The SHA-256 of a seed, published before the game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Commitment(pub [u8; 32]);

impl Seed {
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// Reads 64 hexadecimal digits in lower case.
    pub fn parse(text: &str) -> Option<Seed> {
        parse_hex(text).map(Seed)
    }
}

impl Commitment {
    /// Reads 64 hexadecimal digits in lower case.
    pub fn parse(text: &str) -> Option<Commitment> {
        parse_hex(text).map(Commitment)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Debug for Seed {
    /// Not the seed itself: a log must not give it away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(committed to as {})", self.commitment())
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

/// The dice of one game, which count their rolls.
#[derive(Clone, Debug)]
pub struct FairDice {
    seed: Seed,
    entropies: Vec<String>,
    index: u64,
}

impl FairDice {
    pub fn new(seed: Seed) -> FairDice {
        FairDice { seed, entropies: Vec::new(), index: 0 }
    }

    /// The dice of a game that is taken up again before roll number `index`.
    pub fn resumed(seed: Seed, entropies: Vec<String>, index: u64) -> FairDice {
        FairDice { seed, entropies, index }
    }

    /// What a player adds; it counts from the next roll on.
    pub fn add_entropy(&mut self, text: impl Into<String>) {
        self.entropies.push(text.into());
    }

    /// The number of the next roll.
    pub fn index(&self) -> u64 {
        self.index
    }
}

impl Dice for FairDice {
    fn draw(&mut self, chance: Chance) -> Drawn {
        let drawn = roll(&self.seed, &self.entropies, self.index, chance);
        self.index += 1;
        drawn
    }
}

/// Roll number `index`.
pub fn roll<E: AsRef<str>>(seed: &Seed, entropies: &[E], index: u64, chance: Chance) -> Drawn {
    let mut start = Sha256::new_with_prefix(seed.0);
    for entropy in entropies.iter().map(AsRef::as_ref) {
        start.update(length(entropy).to_le_bytes());
        start.update(entropy);
    }
    start.update(index.to_le_bytes());
    let block =
        |number: u64| -> [u8; 32] { start.clone().chain_update(number.to_le_bytes()).finalize().into() };
    let mut bytes = (0..).flat_map(block);
    Drawn::fill(chance, |sides| {
        // Zero sides count as one, as with every other kind of dice.
        let sides = u16::from(sides.max(1));
        let end = 256 - 256 % sides;
        let byte = bytes.by_ref().map(u16::from).find(|&byte| byte < end).expect("the blocks never end");
        u8::try_from(byte % sides).expect("a remainder is below the number of sides")
    })
}

fn length(text: &str) -> u64 {
    u64::try_from(text.len()).expect("no text is longer than 2^64 bytes")
}

/// Why a roll is not the one that was committed to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FairError {
    /// The revealed seed is not the one committed to.
    Seed { committed: Commitment, revealed: Commitment },
    /// The dice should have shown something else.
    Roll { index: u64, due: Drawn, shown: Drawn },
}

impl fmt::Display for FairError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FairError::Seed { committed, revealed } => {
                write!(f, "the revealed seed has the commitment {revealed}, the game began with {committed}")
            }
            FairError::Roll { index, due, shown } => {
                write!(f, "roll {index} shows {:?}, the seed gives {:?}", shown.values(), due.values())
            }
        }
    }
}

impl std::error::Error for FairError {}

/// Whether the revealed seed is the one committed to, and roll number `index` is what it gives.
pub fn verify<E: AsRef<str>>(
    commitment: &Commitment,
    seed: &Seed,
    entropies: &[E],
    index: u64,
    chance: Chance,
    drawn: &Drawn,
) -> Result<(), FairError> {
    verify_seed(commitment, seed)?;
    let due = roll(seed, entropies, index, chance);
    if due == *drawn { Ok(()) } else { Err(FairError::Roll { index, due, shown: *drawn }) }
}

/// Whether the revealed seed is the one committed to.
pub fn verify_seed(commitment: &Commitment, seed: &Seed) -> Result<(), FairError> {
    let revealed = seed.commitment();
    if revealed == *commitment { Ok(()) } else { Err(FairError::Seed { committed: *commitment, revealed }) }
}

fn parse_hex(text: &str) -> Option<[u8; 32]> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let digits: &[u8; 64] = text.as_bytes().try_into().ok()?;
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

fn write_hex(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROLL: Chance = Chance::Dice { count: 8, sides: 6 };

    fn seed() -> Seed {
        Seed(std::array::from_fn(|place| place as u8))
    }

    /// The dice are fixed by the description above: these values never change.
    #[test]
    fn rolls_are_fixed() {
        let mut dice = FairDice::new(seed());
        dice.add_entropy("héllo");
        dice.add_entropy("");
        assert_eq!(dice.draw(ROLL).values(), [5, 4, 1, 4, 1, 1, 4, 1]);
        let (first, second) = (
            [51, 35, 185, 92, 176, 101, 155, 119, 110, 14, 144, 41, 110, 73, 48, 86],
            [159, 185, 59, 148, 174, 1, 49, 158, 196, 91, 40, 184, 180, 24, 55, 154],
        );
        assert_eq!(dice.draw(Chance::Dice { count: 32, sides: 200 }).values(), [first, second].concat());
        assert_eq!(dice.index(), 2);
        let mut resumed = FairDice::resumed(seed(), vec!["héllo".to_owned(), String::new()], 2);
        assert_eq!(dice.draw(ROLL), resumed.draw(ROLL));
    }

    /// Any change of seed, commitment, entropy, their borders, number or value is found out.
    #[test]
    fn changes_are_found_out() {
        let (seed, commitment, entropies) = (seed(), seed().commitment(), ["ab", "c"]);
        let drawn = roll(&seed, &entropies, 5, ROLL);
        assert_eq!(verify(&commitment, &seed, &entropies, 5, ROLL, &drawn), Ok(()));

        let mut other = seed;
        other.0[31] ^= 1;
        let wrong_seed = FairError::Seed { committed: commitment, revealed: other.commitment() };
        assert_eq!(verify(&commitment, &other, &entropies, 5, ROLL, &drawn), Err(wrong_seed));
        let wrong_commitment = verify(&other.commitment(), &seed, &entropies, 5, ROLL, &drawn);
        assert!(matches!(wrong_commitment, Err(FairError::Seed { .. })));

        for entropies in [["a", "bc"].as_slice(), &["ab", "d"], &["c", "ab"], &["abc"], &["ab", "c", ""]] {
            let changed = verify(&commitment, &seed, entropies, 5, ROLL, &drawn);
            assert!(matches!(changed, Err(FairError::Roll { .. })), "{entropies:?}");
        }
        for index in [0, 4, 6] {
            assert!(verify(&commitment, &seed, &entropies, index, ROLL, &drawn).is_err(), "{index}");
        }
        for place in 0..8 {
            let mut values = drawn.values().to_vec();
            values[place] = (values[place] + 1) % 6;
            let shown = Drawn::new(&values).expect("eight fit");
            let wrong_roll = FairError::Roll { index: 5, due: drawn, shown };
            assert_eq!(verify(&commitment, &seed, &entropies, 5, ROLL, &shown), Err(wrong_roll));
        }
    }

    /// Each value is as likely as another: over many rolls none is rare.
    #[test]
    fn every_value_comes() {
        let mut counts = [0u32; 200];
        for index in 0..1_000 {
            let drawn = roll(&seed(), &["x"], index, Chance::Dice { count: 32, sides: 200 });
            drawn.values().iter().for_each(|&value| counts[usize::from(value)] += 1);
        }
        assert!(counts.iter().all(|&count| (100..=220).contains(&count)), "{counts:?}");
    }

    /// Seeds are written and read as hexadecimal digits, and a debug print does not give one away.
    #[test]
    fn hexadecimal() {
        let text = seed().to_string();
        assert_eq!(text.len(), 64);
        assert_eq!(Seed::parse(&text), Some(seed()));
        assert_eq!(Commitment::parse(&seed().commitment().to_string()), Some(seed().commitment()));
        for wrong in
            ["", &text[1..], &text.replace('a', "A"), &text.replace('a', "g"), &text.replace("00", "é")]
        {
            assert_eq!(Seed::parse(wrong), None, "{wrong}");
        }
        assert!(!format!("{:?}", seed()).contains(&text));
    }
}
