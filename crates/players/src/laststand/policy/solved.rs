//! The value of every position that some kinds of dice can come to, from few dice to many.

use laststand::Face;
use laststand::content::Symbols;

use super::hands::{Fall, Hands, SETS};
use super::kinds::{Kind, is_simple};

#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Value {
    pub chance: f64,
    pub titans: f64,
}

/// Chances that differ by less are the same.
const EQUAL: f64 = 1e-12;
/// Positions with as many dice are solved once none of them changes by more: each roll loses a die one time in six, so that
/// the error left is at most five times the last change.
const SETTLED: f64 = 1e-11;

impl Value {
    fn is_better(self, than: Value) -> bool {
        self.chance > than.chance + EQUAL
            || self.chance > than.chance - EQUAL && self.titans < than.titans - EQUAL
    }

    fn is_far(self, from: Value) -> bool {
        (self.chance - from.chance).abs() > SETTLED || (self.titans - from.titans).abs() > SETTLED
    }
}

/// A die to roll next: a useless one of a kind, or one of a sort of a kind that is useful twice over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Next {
    pub kind: usize,
    pub sort: Option<usize>,
}

pub(super) struct Solved {
    pub kinds: Vec<Kind>,
    want: Symbols,
    hands: Vec<Hands>,
    /// The hand of each kind in each position.
    hand: Vec<u32>,
    values: Vec<Value>,
    start: usize,
}

impl Solved {
    pub(super) fn new(kinds: Vec<Kind>, want: Symbols) -> Solved {
        let (mut hands, mut positions): (Vec<Hands>, usize) = (Vec::new(), 1);
        for kind in &kinds {
            hands.push(Hands::new(kind, want, positions));
            positions *= hands.last().map_or(1, Hands::len);
        }
        let held = hands.iter().zip(&kinds).filter_map(|(hands, kind)| Some(hands.step * hands.held(kind)?));
        let start = held.sum();
        let mut hand = Vec::with_capacity(positions * hands.len());
        for place in 0..positions {
            hand.extend(hands.iter().map(|hands| (place / hands.step % hands.len()) as u32));
        }
        let values = vec![Value::default(); positions];
        let simple = is_simple(&kinds, want);
        let mut solved = Solved { kinds, want, hands, hand, values, start };
        let layers = solved.layers();
        let most_of_a_die = solved.kinds.iter().map(Kind::most_of_a_die).max().unwrap_or_default();
        let mut open = vec![false; positions];
        // A goal that asks for nothing is reached without dice.
        solved.mark_reached(&layers[0]);
        for (dice, pair) in layers.windows(2).enumerate() {
            // Fewer dice than that never reach anything.
            if (dice + 1) * usize::from(most_of_a_die) >= usize::from(want.total()) {
                solved.mark_reached(&pair[1]);
                solved.solve(&pair[0], &mut open, simple);
            }
        }
        solved
    }

    pub(super) fn value(&self) -> Value {
        self.values[self.start]
    }

    /// How many dice of each sort of a kind lie there now, then the useless ones.
    pub(super) fn counts_at_the_start(&self, kind: usize) -> &[u8] {
        self.hands[kind].counts(self.hand_in(self.start, kind))
    }

    /// The sort that a die of this kind is when it shows this face.
    pub(super) fn sort_of(&self, kind: usize, face: Face) -> Option<usize> {
        self.hands[kind].sorts.iter().position(|sort| sort.pays == self.kinds[kind].pays[face.index()])
    }

    fn hand_in(&self, place: usize, kind: usize) -> usize {
        self.hand[place * self.hands.len() + kind] as usize
    }

    /// The best die to roll from the start; none where the goal is reached or out of reach.
    pub(super) fn next(&self) -> Option<Next> {
        let value = self.value();
        if value.chance < EQUAL || value.chance > 1.0 - EQUAL {
            return None;
        }
        let mut best: Option<(Value, Next)> = None;
        for (kind, hands) in self.hands.iter().enumerate() {
            let without = hands.without(self.hand_in(self.start, kind));
            for (die, &step) in without.iter().enumerate().rev().filter(|(_, step)| **step > 0) {
                let lies = self.start - step;
                let value = self.rolled(lies, hands.falls(self.hand_in(lies, kind)));
                if best.is_none_or(|(best, _)| value.is_better(best)) {
                    let sort = (die < hands.useless()).then_some(die);
                    best = Some((value, Next { kind, sort }));
                }
            }
        }
        best.map(|(_, next)| next)
    }

    /// The positions by the number of dice, within each the most useful first.
    fn layers(&self) -> Vec<Vec<usize>> {
        let dice: usize = self.kinds.iter().map(|kind| usize::from(kind.dice())).sum();
        let mut layers = vec![vec![Vec::new(); dice + 1]; dice + 1];
        let tally = |counts: &[u8]| {
            let all: u8 = counts.iter().sum();
            (usize::from(all), usize::from(all - counts.last().copied().unwrap_or_default()))
        };
        let tallies: Vec<Vec<(usize, usize)>> = self
            .hands
            .iter()
            .map(|hands| (0..hands.len()).map(|hand| tally(hands.counts(hand))).collect())
            .collect();
        for place in 0..self.values.len() {
            let (all, useful) = tallies.iter().enumerate().fold((0, 0), |sum, (kind, tallies)| {
                let (all, useful) = tallies[self.hand_in(place, kind)];
                (sum.0 + all, sum.1 + useful)
            });
            layers[all][useful].push(place);
        }
        layers.into_iter().map(|by_useful| by_useful.into_iter().rev().flatten().collect()).collect()
    }

    fn mark_reached(&mut self, layer: &[usize]) {
        for &place in layer {
            if self.is_reached(place) {
                self.values[place] = Value { chance: 1.0, titans: 0.0 };
            }
        }
    }

    /// Whether what these dice show pays for the goal: for any of the wanted faces together, there are enough dice that
    /// can pay for some of them.
    fn is_reached(&self, place: usize) -> bool {
        let mut left = Face::USEFUL.map(|face| self.want.get(face));
        let mut others = [0u8; SETS];
        for (kind, hands) in self.hands.iter().enumerate() {
            let hand = self.hand_in(place, kind);
            left.iter_mut()
                .zip(hands.single[hand])
                .for_each(|(left, paid)| *left = left.saturating_sub(paid));
            if let Some(more) = hands.others.get(hand) {
                others.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
            }
        }
        let lacking = (0..left.len()).filter(|&face| left[face] > 0).fold(0, |set, face| set | 1 << face);
        // Each set of faces that are lacking, from all of them down to none.
        let mut set = lacking;
        while set > 0 {
            let asked: u8 = (0..left.len()).filter(|face| set & 1 << face != 0).map(|face| left[face]).sum();
            if asked > others[set] {
                return false;
            }
            set = (set - 1) & lacking;
        }
        true
    }

    /// Solves all positions with one die more than these. A die that comes down may make any of the others worth rolling
    /// again, so that it goes round until nothing changes; with simple dice once is enough, for the more useful ones come
    /// first.
    fn solve(&mut self, layer: &[usize], open: &mut [bool], simple: bool) {
        layer.iter().for_each(|&lies| open[lies] = true);
        let mut is_open = true;
        while std::mem::take(&mut is_open) {
            for &lies in layer {
                if !std::mem::take(&mut open[lies]) {
                    continue;
                }
                for kind in 0..self.hands.len() {
                    let hand = self.hand_in(lies, kind);
                    is_open |= self.roll(lies, kind, hand, open, simple);
                }
            }
        }
    }

    /// Rolls a die of a kind beside what lies there, and takes it up again wherever that is better than what it shows.
    /// Whether something else has to be looked at again.
    fn roll(&mut self, lies: usize, kind: usize, hand: usize, open: &mut [bool], simple: bool) -> bool {
        let rolled = self.rolled(lies, self.hands[kind].falls(hand));
        let mut again = false;
        if rolled.chance <= 0.0 {
            return again;
        }
        for fall in 0..self.hands[kind].falls(hand).len() {
            let place = lies + self.hands[kind].falls(hand)[fall].step;
            let old = self.values[place];
            if !rolled.is_better(old) {
                continue;
            }
            self.values[place] = rolled;
            if simple || !rolled.is_far(old) {
                continue;
            }
            for (kind, hands) in self.hands.iter().enumerate() {
                for &step in hands.without(self.hand_in(place, kind)) {
                    if step > 0 && place - step != lies {
                        open[place - step] = true;
                        again = true;
                    }
                }
            }
        }
        again
    }

    /// What a die in the air is worth that is rolled until it shows something better than that, or is gone.
    fn rolled(&self, lies: usize, falls: &[Fall]) -> Value {
        let gone = self.values[lies];
        let mut shown = [(Value::default(), 0.0); Face::USEFUL.len()];
        let shown = &mut shown[..falls.len()];
        for (shown, fall) in shown.iter_mut().zip(falls) {
            *shown = (self.values[lies + fall.step], fall.faces);
        }
        shown.sort_unstable_by(|(one, _), (other, _)| {
            other.chance.total_cmp(&one.chance).then(one.titans.total_cmp(&other.titans))
        });
        let mut sum = Value { chance: gone.chance, titans: 1.0 + gone.titans };
        let (mut value, mut faces) = (sum, 1.0);
        for &(on, of) in shown.iter() {
            if !on.is_better(value) {
                break;
            }
            sum = Value { chance: sum.chance + of * on.chance, titans: sum.titans + of * on.titans };
            faces += of;
            value = Value { chance: sum.chance / faces, titans: sum.titans / faces };
        }
        value
    }
}
