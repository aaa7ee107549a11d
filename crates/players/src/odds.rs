//! What comes of something that hangs on dice, exactly: the game itself plays out every way they can fall.
//!
//! Nothing here knows a rule. [`chances`] hands the game each outcome of every [`Chance`] it asks for, follows what an
//! [`Observer`] says where somebody has to decide, and counts how it ends. Throws of which the game makes the same are
//! followed on as one. A chance is a whole number of parts of [`CERTAIN`], so that sums are exact and the same on every
//! machine.

use kernel::{Chance, Drawn, Game, Input, Pending, Seat, SeatSet, Sink};

/// The parts that every chance is counted in. With ten-sided dice it is exact up to thirty of them.
pub const CERTAIN: u128 = 10u128.pow(30);

/// More throws than these nobody follows through who does not say otherwise.
const MOST_INPUTS: u32 = 2_000_000;
/// Nor more dice and questions in a row.
const DEEPEST: u8 = 60;

/// Follows something through, decides for everybody, and says what came of it.
pub trait Observer<G: Game> {
    /// What has been heard on the way; throws are told apart by it.
    type Heard: Copy + Eq + Default;
    /// What came of it in the end.
    type End: Copy + Ord;

    /// More throws and choices than these are not followed through.
    fn most_inputs(&self) -> u32 {
        MOST_INPUTS
    }

    /// The value on every die that stands for all throws now, where those that are asked for make no difference to what is
    /// watched. Nothing, where they do.
    fn stands_for_all(&self, _: &G, _: &G::State) -> Option<u8> {
        None
    }

    fn hear(&self, heard: &mut Self::Heard, event: &G::Event);

    /// What came of it, once there is nothing left to follow.
    fn end(&self, game: &G, state: &G::State, heard: &Self::Heard) -> Option<Self::End>;

    /// What somebody who is awaited does; nothing, if this is no question to be followed through.
    fn decide(
        &self,
        game: &G,
        state: &G::State,
        memo: &mut G::Memo,
        awaited: SeatSet,
    ) -> Option<(Seat, G::Action)>;
}

/// Why something cannot be followed to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lost {
    /// Somebody is asked what nobody answers here, or the game is over first.
    Unanswered,
    TooMuch,
}

/// How likely each end is, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chances<E>(Vec<(E, u128)>);

impl<E: Copy + Ord> Chances<E> {
    /// Each end with its parts of [`CERTAIN`].
    pub fn parts(&self) -> &[(E, u128)] {
        &self.0
    }

    /// How likely an end is of this kind.
    pub fn chance(&self, is: impl Fn(E) -> bool) -> f64 {
        share(self.0.iter().filter(|(end, _)| is(*end)).map(|(_, parts)| parts).sum())
    }

    /// The mean of a number that goes with each end.
    pub fn mean(&self, of: impl Fn(E) -> u32) -> f64 {
        share(self.0.iter().map(|(end, parts)| parts * u128::from(of(*end))).sum())
    }

    /// How likely each value is that goes with the ends, in order.
    pub fn by<V: Copy + Ord>(&self, value: impl Fn(E) -> V) -> Vec<(V, f64)> {
        let mut sums: Vec<(V, u128)> = Vec::new();
        for (end, parts) in &self.0 {
            add(&mut sums, value(*end), *parts);
        }
        sums.into_iter().map(|(value, parts)| (value, share(parts))).collect()
    }
}

/// Parts of [`CERTAIN`] as the nearest number there is.
fn share(parts: u128) -> f64 {
    // Cut down to small numbers, so that four tenths are 0.4 and not a neighbour of it.
    let (mut one, mut other) = (CERTAIN, parts);
    while other > 0 {
        (one, other) = (other, one % other);
    }
    (parts / one) as f64 / (CERTAIN / one) as f64
}

fn add<V: Ord>(sums: &mut Vec<(V, u128)>, value: V, parts: u128) {
    match sums.binary_search_by(|(known, _)| known.cmp(&value)) {
        Ok(place) => sums[place].1 += parts,
        Err(place) => sums.insert(place, (value, parts)),
    }
}

/// What comes of an input, and of all dice after it.
pub fn chances<G: Game, O: Observer<G>>(
    game: &G,
    state: &G::State,
    memo: &mut G::Memo,
    input: &Input<G::Action>,
    observer: &O,
) -> Result<Chances<O::End>, Lost> {
    let mut follower = Follower { game, memo, observer, ends: Vec::new(), inputs: 0 };
    let (then, heard) = follower.apply(state, O::Heard::default(), input);
    follower.follow(&then, heard, CERTAIN, 0)?;
    Ok(Chances(follower.ends))
}

/// The same from where a game waits for dice or for somebody already.
pub fn chances_from<G: Game, O: Observer<G>>(
    game: &G,
    state: &G::State,
    memo: &mut G::Memo,
    observer: &O,
) -> Result<Chances<O::End>, Lost> {
    let mut follower = Follower { game, memo, observer, ends: Vec::new(), inputs: 0 };
    follower.follow(state, O::Heard::default(), CERTAIN, 0)?;
    Ok(Chances(follower.ends))
}

struct Follower<'a, G: Game, O: Observer<G>> {
    game: &'a G,
    memo: &'a mut G::Memo,
    observer: &'a O,
    ends: Vec<(O::End, u128)>,
    inputs: u32,
}

/// Events on their way to an observer.
struct Ear<'a, G: Game, O: Observer<G>> {
    observer: &'a O,
    heard: O::Heard,
    game: std::marker::PhantomData<&'a G>,
}

impl<G: Game, O: Observer<G>> Sink<G::Event> for Ear<'_, G, O> {
    fn emit(&mut self, event: G::Event) {
        self.observer.hear(&mut self.heard, &event);
    }
}

impl<G: Game, O: Observer<G>> Follower<'_, G, O> {
    fn apply(&mut self, state: &G::State, heard: O::Heard, input: &Input<G::Action>) -> (G::State, O::Heard) {
        let mut then = *state;
        let mut ear: Ear<'_, G, O> = Ear { observer: self.observer, heard, game: std::marker::PhantomData };
        self.game.apply(&mut then, self.memo, input, &mut ear);
        self.inputs += 1;
        (then, ear.heard)
    }

    fn follow(&mut self, state: &G::State, heard: O::Heard, parts: u128, depth: u8) -> Result<(), Lost> {
        if let Some(end) = self.observer.end(self.game, state, &heard) {
            add(&mut self.ends, end, parts);
            return Ok(());
        }
        if depth >= DEEPEST || self.inputs >= self.observer.most_inputs() {
            return Err(Lost::TooMuch);
        }
        match self.game.pending(state) {
            Pending::Over(_) => Err(Lost::Unanswered),
            Pending::Decide { awaited, .. } => {
                let said = self.observer.decide(self.game, state, self.memo, awaited);
                let (seat, action) = said.ok_or(Lost::Unanswered)?;
                let (then, heard) = self.apply(state, heard, &Input::Choose(seat, action));
                self.follow(&then, heard, parts, depth + 1)
            }
            Pending::Chance(chance) => {
                if let Some(value) = self.observer.stands_for_all(self.game, state) {
                    let drawn = Drawn::new(&vec![value.min(chance.sides() - 1); chance.count()]);
                    let input = Input::Drawn(drawn.ok_or(Lost::TooMuch)?);
                    let (then, heard) = self.apply(state, heard, &input);
                    return self.follow(&then, heard, parts, depth + 1);
                }
                for made in self.throws(state, heard, chance, parts)? {
                    self.follow(&made.state, made.heard, made.parts, depth + 1)?;
                }
                Ok(())
            }
        }
    }

    /// What the game makes of every throw, those of which it makes the same taken together.
    fn throws(
        &mut self,
        state: &G::State,
        heard: O::Heard,
        chance: Chance,
        parts: u128,
    ) -> Result<Vec<Made<G, O>>, Lost> {
        let mut made: Vec<Made<G, O>> = Vec::new();
        let mut given = Split { parts, of: u128::from(chance.sides()).pow(chance.count() as u32), done: 0 };
        let mut dice = vec![0; chance.count()];
        loop {
            if self.inputs >= self.observer.most_inputs() {
                return Err(Lost::TooMuch);
            }
            let drawn = Drawn::new(&dice).ok_or(Lost::TooMuch)?;
            let (then, heard) = self.apply(state, heard, &Input::Drawn(drawn));
            // Games take the dice of one throw in any order, so that each set of values is thrown once for all of its.
            let parts = given.next(orders(&dice));
            let alike = |made: &&mut Made<G, O>| made.heard == heard && made.state == then;
            // One die seldom comes to the same twice, and looking for it takes longer than following it.
            let known = if dice.len() > 1 { made.iter_mut().find(alike) } else { None };
            match known {
                Some(known) => known.parts += parts,
                None => made.push(Made { state: then, heard, parts }),
            }
            let Some(place) = dice.iter().rposition(|die| die + 1 < chance.sides()) else { return Ok(made) };
            let next = dice[place] + 1;
            dice[place..].fill(next);
        }
    }
}

/// What a game makes of some throws.
struct Made<G: Game, O: Observer<G>> {
    state: G::State,
    heard: O::Heard,
    parts: u128,
}

/// Parts that are given out to throws, all of them in the end.
struct Split {
    parts: u128,
    of: u128,
    done: u128,
}

impl Split {
    fn next(&mut self, throws: u128) -> u128 {
        let up_to = |done: u128| {
            let (whole, rest) = (self.parts / self.of, self.parts % self.of);
            whole * done + rest * done / self.of
        };
        let before = up_to(self.done);
        let after = up_to(self.done + throws);
        self.done += throws;
        after - before
    }
}

/// In how many orders dice that are sorted can lie.
pub(crate) fn orders(dice: &[u8]) -> u128 {
    let (mut orders, mut alike) = (1, 0);
    for (place, die) in dice.iter().enumerate() {
        let same = place.checked_sub(1).is_some_and(|before| dice[before] == *die);
        alike = if same { alike + 1 } else { 1 };
        orders = orders * (place as u128 + 1) / alike;
    }
    orders
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three different dice lie in six orders, a pair and another in three, three alike in one.
    #[test]
    fn orders_of_dice() {
        assert_eq!([[0, 1, 2], [0, 0, 2], [1, 2, 2], [4, 4, 4]].map(|dice| orders(&dice)), [6, 3, 3, 1]);
    }

    /// What is given out comes to all there was, though it cannot be divided evenly.
    #[test]
    fn nothing_is_lost_in_the_split() {
        let mut split = Split { parts: CERTAIN, of: 6, done: 0 };
        let given: Vec<u128> = (0..6).map(|_| split.next(1)).collect();
        assert_eq!(given.iter().sum::<u128>(), CERTAIN);
        assert!(given.iter().all(|parts| parts.abs_diff(CERTAIN / 6) <= 1));
    }

    #[test]
    fn shares_are_the_nearest_numbers() {
        assert_eq!([4, 7].map(|tenths| share(CERTAIN / 10 * tenths)), [0.4, 0.7]);
        assert_eq!((share(0), share(CERTAIN)), (0.0, 1.0));
    }
}
