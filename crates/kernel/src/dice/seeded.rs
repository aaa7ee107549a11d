//! Dice from a seed: fast, exactly uniform, and the same on every machine for ever.
//!
//! Game number `index` of a simulation with `seed` has a generator of its own ([`stream`]), so that games can be played
//! in any order and by any number of threads. The stream is fixed by what is written here and by PCG-XSL-RR-128/64:
//! a kept digest depends on it, so it must never change.

use rand_core::Rng;
use rand_pcg::Pcg64;

use super::Dice;
use crate::{Chance, Drawn};

/// The generator of game number `index` in a simulation with `seed`.
///
/// With `mix` being the finalizer of SplitMix64 and `STEP` its constant, all sums modulo 2^64:
/// `key = mix(seed + STEP) + index * STEP` and `twist = mix(index + KEY) ^ seed`; then the 128-bit state is
/// `mix(key) : mix(key + STEP)` and the 128-bit stream `mix(twist) : mix(twist + STEP)`, high word first. Both halves
/// are mixed because neighbouring states, or neighbouring streams, of this generator resemble one another.
pub fn stream(seed: u64, index: u64) -> Pcg64 {
    const STEP: u64 = 0x9e37_79b9_7f4a_7c15;
    const KEY: u64 = 0xd1b5_4a32_d192_ed03;
    let key = mix(seed.wrapping_add(STEP)).wrapping_add(index.wrapping_mul(STEP));
    let twist = mix(index.wrapping_add(KEY)) ^ seed;
    let wide = |word: u64| u128::from(mix(word)) << 64 | u128::from(mix(word.wrapping_add(STEP)));
    Pcg64::new(wide(key), wide(twist))
}

/// The finalizer of SplitMix64: every bit of the argument reaches every bit of the result, and nothing is lost.
fn mix(word: u64) -> u64 {
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

/// A value below `sides`, each exactly as likely. Zero sides count as one.
#[inline]
pub fn below(rng: &mut (impl Rng + ?Sized), sides: u8) -> u8 {
    let mut value = [0];
    spread(rng, u64::from(sides.max(1)), &mut value);
    value[0]
}

/// An index into something of this length, each exactly as likely. Zero counts as one.
#[inline]
pub fn below_usize(rng: &mut (impl Rng + ?Sized), length: usize) -> usize {
    let sides = u64::try_from(length).unwrap_or(u64::MAX).max(1);
    loop {
        let wide = u128::from(rng.next_u64()) * u128::from(sides);
        if fits(low(wide), sides) {
            return usize::try_from(wide >> 64).expect("the high word is below a length that was a usize");
        }
    }
}

/// An answer to `chance`, several dice from one word of the generator.
pub fn draw(rng: &mut (impl Rng + ?Sized), chance: Chance) -> Drawn {
    let count = chance.count().min(Drawn::MOST);
    let sides = chance.sides().max(1);
    let mut values = [0; Drawn::MOST];
    for values in values[..count].chunks_mut(usize::from(DICE_PER_WORD[usize::from(sides)])) {
        spread(rng, u64::from(sides), values);
    }
    Drawn::new(&values[..count]).expect("the count was capped to what fits")
}

/// How many dice of so many sides share one word. Their combinations stay below 2^56, so that a word in 256 at most is
/// thrown away to keep them uniform.
const DICE_PER_WORD: [u8; 256] = {
    const MOST_COMBINATIONS: u64 = 1 << 56;
    let mut table = [1; 256];
    let mut sides = 1;
    while sides < table.len() {
        let mut combinations = sides as u64;
        while (table[sides] as usize) < Drawn::MOST && combinations <= MOST_COMBINATIONS / sides as u64 {
            combinations *= sides as u64;
            table[sides] += 1;
        }
        sides += 1;
    }
    table
};

/// Fills all of `values`, each below `sides`, from a single word: the word is read as a fraction, and each
/// multiplication by `sides` brings the next value before the point. What remains behind it says whether the word was
/// one of the few that would make some combinations likelier than others (Lemire's rejection, for several dice).
#[inline]
fn spread(rng: &mut (impl Rng + ?Sized), sides: u64, values: &mut [u8]) {
    loop {
        let mut fraction = rng.next_u64();
        let mut combinations = 1;
        for value in values.iter_mut() {
            let wide = u128::from(fraction) * u128::from(sides);
            *value = u8::try_from(wide >> 64).expect("the high word is below the number of sides");
            fraction = low(wide);
            combinations *= sides;
        }
        if fits(fraction, combinations) {
            return;
        }
    }
}

/// Whether a word that left this fraction is kept: 2^64 modulo `combinations` fractions are not.
#[inline]
fn fits(fraction: u64, combinations: u64) -> bool {
    // The remainder is less than the divisor, so the slow division is needed only for small fractions.
    fraction >= combinations || fraction >= combinations.wrapping_neg() % combinations
}

#[inline]
fn low(wide: u128) -> u64 {
    (wide & u128::from(u64::MAX)) as u64
}

/// Dice from a generator.
///
/// A driver that must be able to go on from roll number `n` (after a resume or a takeback) takes a generator for each
/// roll, `SeededDice::new(seed, n)`; a simulation takes one for each game.
#[derive(Clone, Debug)]
pub struct SeededDice(Pcg64);

impl SeededDice {
    /// The dice of [`stream`] number `index`.
    pub fn new(seed: u64, index: u64) -> SeededDice {
        SeededDice(stream(seed, index))
    }
}

impl From<Pcg64> for SeededDice {
    fn from(generator: Pcg64) -> SeededDice {
        SeededDice(generator)
    }
}

impl Dice for SeededDice {
    fn draw(&mut self, chance: Chance) -> Drawn {
        draw(&mut self.0, chance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The streams are part of every kept digest: these numbers never change.
    #[test]
    fn streams_are_fixed() {
        let first = |seed, index| stream(seed, index).next_u64();
        assert_eq!(first(0, 0), 13_753_755_478_302_869_141);
        assert_eq!(first(0, 1), 10_134_946_245_901_256_159);
        assert_eq!(first(1, 0), 3_376_520_270_471_244_242);
        assert_eq!(first(u64::MAX, u64::MAX), 4_952_420_935_427_900_740);
        let roll = SeededDice::new(7, 3).draw(Chance::Dice { count: 32, sides: 6 });
        let (first, second) = (
            [0, 5, 3, 0, 4, 4, 4, 0, 2, 1, 5, 4, 4, 3, 0, 4],
            [1, 3, 3, 0, 1, 3, 4, 3, 1, 4, 5, 0, 0, 5, 4, 0],
        );
        assert_eq!(roll.values(), [first, second].concat());
    }

    /// A single die and an index come from the same word alike.
    #[test]
    fn single_values() {
        let (mut one, mut other) = (stream(5, 5), stream(5, 5));
        for sides in 1..=u8::MAX {
            let value = below(&mut one, sides);
            assert!(value < sides);
            assert_eq!(below_usize(&mut other, usize::from(sides)), usize::from(value));
        }
        assert_eq!(below(&mut one, 0), 0);
        assert_eq!(below_usize(&mut one, 0), 0);
    }

    /// A generator that gives chosen words and then none.
    struct Words(Vec<u64>);

    impl rand_core::TryRng for Words {
        type Error = std::convert::Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            self.try_next_u64().map(|word| (word >> 32) as u32)
        }

        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            Ok(self.0.remove(0))
        }

        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
            unreachable!("dice take words")
        }
    }

    /// 2^64 is one more than a multiple of three (and of nine): exactly one word, zero, is thrown away.
    #[test]
    fn uneven_words_are_rejected() {
        let mut words = Words(vec![0, u64::MAX]);
        assert_eq!(below(&mut words, 3), 2);
        let mut words = Words(vec![0, 1, 0]);
        assert_eq!(draw(&mut words, Chance::Dice { count: 2, sides: 3 }).values(), [0, 0]);
        assert_eq!(words.0, [0], "the second word was good for both dice");
    }

    /// Words at equal distances over the whole range give every combination of two dice equally often.
    #[test]
    fn shared_words_are_uniform() {
        let step = u64::MAX / 36_000 + 1;
        let mut counts = [0u32; 36];
        for place in 0..36_000 {
            let mut words = Words(vec![place * step + step / 2]);
            let drawn = draw(&mut words, Chance::Dice { count: 2, sides: 6 });
            counts[usize::from(drawn.values()[0] * 6 + drawn.values()[1])] += 1;
        }
        assert!(counts.iter().all(|&count| (999..=1001).contains(&count)), "{counts:?}");
    }

    /// Every number of dice is answered as asked, more than fit is capped, and none asks for none.
    #[test]
    fn answers_what_was_asked() {
        let mut dice = SeededDice::new(1, 1);
        for sides in [1, 2, 6, 10, 255] {
            for count in 0..=32 {
                let chance = Chance::Dice { count, sides };
                assert!(chance.admits(&dice.draw(chance)), "{chance:?}");
            }
        }
        assert_eq!(dice.draw(Chance::Dice { count: 40, sides: 6 }).values().len(), Drawn::MOST);
        assert!(Chance::Pick { from: 7 }.admits(&dice.draw(Chance::Pick { from: 7 })));
    }
}
