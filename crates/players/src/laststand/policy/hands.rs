//! Hands: how the dice of one kind can lie, and what one die more makes of that.

use laststand::Face;
use laststand::content::Symbols;

use super::kinds::{Kind, Sort, sorts};

/// Sets of the faces that are not TITAN, as bits.
pub(super) const SETS: usize = 1 << Face::USEFUL.len();

/// One way for a die to come down.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fall {
    /// How much farther on the position is than without the die.
    pub step: usize,
    /// Faces of six that come to this.
    pub faces: f64,
}

pub(super) struct Hands {
    pub sorts: Vec<Sort>,
    /// How many there are of each sort, then the useless ones; hand after hand.
    counts: Vec<u8>,
    /// For each hand, where its ways to come down begin; none where all dice lie already.
    begins: Vec<usize>,
    falls: Vec<Fall>,
    /// By hand and place in the counts: how far back the position without one such die is, 0 where there is none.
    without: Vec<usize>,
    /// What dice that pay for one face only pay, by hand.
    pub single: Vec<[u8; 5]>,
    /// What the others can pay at most of any set of faces, by hand; empty where there are no others.
    pub others: Vec<[u8; SETS]>,
    /// Where a hand counts in the number of a position.
    pub step: usize,
}

impl Hands {
    pub(super) fn new(of: &Kind, want: Symbols, step: usize) -> Hands {
        let sorts = sorts(of, want);
        let counts = listed(&sorts, of.dice());
        let single = sum(&sorts, &counts, |sort| if sort.is_single() { paid(sort) } else { [0; 5] });
        let others = if sorts.iter().all(Sort::is_single) {
            Vec::new()
        } else {
            sum(&sorts, &counts, |sort| if sort.is_single() { [0; SETS] } else { paid_of_sets(sort) })
        };
        let mut hands = Hands {
            sorts,
            counts,
            begins: Vec::new(),
            falls: Vec::new(),
            without: Vec::new(),
            single,
            others,
            step,
        };
        hands.fall(of.dice());
        hands
    }

    /// Works out how one die more can come down.
    fn fall(&mut self, dice: u8) {
        // Hands were listed in order, so their numbers are in order too, and a die more is a number apart: whoever goes
        // through the hands in order meets the ones with a die more in order as well.
        let (width, base) = (self.width(), u64::from(dice) + 1);
        let units: Vec<u64> = (0..width as u32).rev().map(|place| base.pow(place)).collect();
        let number =
            |hand: &[u8]| hand.iter().zip(&units).map(|(&count, unit)| u64::from(count) * unit).sum();
        let numbers: Vec<u64> = self.counts.chunks(width).map(number).collect();
        let mut met = vec![0; width];
        self.without = vec![0; self.counts.len()];
        for (lies, hand) in self.counts.chunks(width).enumerate() {
            self.begins.push(self.falls.len());
            if hand.iter().sum::<u8>() == dice {
                continue;
            }
            let mut useless = Face::USEFUL.len() as u8;
            let mut put = |die: usize, faces: u8| {
                while numbers[met[die]] < numbers[lies] + units[die] {
                    met[die] += 1;
                }
                let step = self.step * (met[die] - lies);
                self.without[met[die] * width + die] = step;
                self.falls.push(Fall { step, faces: f64::from(faces) });
            };
            for (die, (sort, &count)) in self.sorts.iter().zip(hand).enumerate() {
                if count < sort.most {
                    put(die, sort.faces);
                    useless -= sort.faces;
                }
            }
            if useless > 0 {
                put(width - 1, useless);
            }
        }
        self.begins.push(self.falls.len());
    }

    fn width(&self) -> usize {
        self.sorts.len() + 1
    }

    pub(super) fn useless(&self) -> usize {
        self.sorts.len()
    }

    /// How many hands there are.
    pub(super) fn len(&self) -> usize {
        self.single.len()
    }

    pub(super) fn counts(&self, hand: usize) -> &[u8] {
        let width = self.width();
        &self.counts[hand * width..][..width]
    }

    /// The ways for one die more to come down.
    pub(super) fn falls(&self, hand: usize) -> &[Fall] {
        &self.falls[self.begins[hand]..self.begins[hand + 1]]
    }

    /// How far back the position without one die is, for each place in the counts; 0 where there is none.
    pub(super) fn without(&self, hand: usize) -> &[usize] {
        let width = self.width();
        &self.without[hand * width..][..width]
    }

    fn find(&self, wanted: &[u8]) -> Option<usize> {
        (0..self.len()).find(|&hand| self.counts(hand) == wanted)
    }

    /// The hand that the dice of this kind make now.
    pub(super) fn held(&self, of: &Kind) -> Option<usize> {
        let mut hand = vec![0; self.width()];
        for face in Face::USEFUL {
            let held = of.held[face.index()];
            let sort = self.sorts.iter().position(|sort| sort.pays == of.pays[face.index()]);
            hand[sort.unwrap_or(self.useless())] += held;
        }
        for (sort, of) in self.sorts.iter().enumerate() {
            let too_many = hand[sort].saturating_sub(of.most);
            hand[sort] -= too_many;
            hand[self.sorts.len()] += too_many;
        }
        self.find(&hand)
    }
}

/// All hands in order: of each sort as many as can be of use, then the useless ones, together at most all the dice.
fn listed(sorts: &[Sort], dice: u8) -> Vec<u8> {
    let most: Vec<u8> = sorts.iter().map(|sort| sort.most).chain([dice]).collect();
    let (mut hand, mut all) = (vec![0u8; most.len()], Vec::new());
    loop {
        all.extend_from_slice(&hand);
        // The next one: one more at the last place that has room, and nothing behind it.
        let Some(place) = (0..hand.len()).rev().find(|&place| {
            let before: u8 = hand[..=place].iter().sum();
            hand[place] < most[place] && before < dice
        }) else {
            return all;
        };
        hand[place] += 1;
        hand[place + 1..].fill(0);
    }
}

fn paid(sort: &Sort) -> [u8; 5] {
    Face::USEFUL.map(|face| sort.pays[face.index()])
}

fn paid_of_sets(sort: &Sort) -> [u8; SETS] {
    let paid = paid(sort);
    std::array::from_fn(|set| {
        (0..paid.len()).filter(|face| set & 1 << face != 0).map(|face| paid[face]).max().unwrap_or_default()
    })
}

/// What all dice of each hand come to, where one die of a sort comes to `each`.
fn sum<const N: usize>(sorts: &[Sort], counts: &[u8], each: impl Fn(&Sort) -> [u8; N]) -> Vec<[u8; N]> {
    let each: Vec<[u8; N]> = sorts.iter().map(each).collect();
    let of_hand = |hand: &[u8]| {
        let mut sum = [0; N];
        for (one, &count) in each.iter().zip(hand) {
            sum.iter_mut().zip(one).for_each(|(sum, one)| *sum += count * one);
        }
        sum
    };
    counts.chunks(sorts.len() + 1).map(of_hand).collect()
}
