//! What pairs of games come to, and what that says of the two who played them.
//!
//! The games of a pair have setup and dice in common, so that they are not independent; pairs are. Whatever is said of
//! chances is therefore worked out from the scores of pairs.

/// How a game ended for the first contender.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    Lost,
    Drawn,
    Won,
}

impl Ending {
    /// In halves, as a draw is half a win.
    fn halves(self) -> usize {
        match self {
            Ending::Lost => 0,
            Ending::Drawn => 1,
            Ending::Won => 2,
        }
    }
}

/// Games counted by how they ended.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Record {
    pub won: u64,
    pub drawn: u64,
    pub lost: u64,
}

impl Record {
    fn add(&mut self, ending: Ending) {
        match ending {
            Ending::Won => self.won += 1,
            Ending::Drawn => self.drawn += 1,
            Ending::Lost => self.lost += 1,
        }
    }

    pub fn games(&self) -> u64 {
        self.won + self.drawn + self.lost
    }

    /// Wins and half the draws, of all games.
    pub fn rate(&self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (self.won as f64 + self.drawn as f64 / 2.0) / games as f64,
        }
    }
}

/// What is known so far, as the first contender has it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Pairs by their score in halves of a game: from both lost to both won.
    pub pairs: [u64; 5],
    /// Games by the side on which the first contender sat.
    pub sides: [Record; 2],
}

/// A value and the bounds between which the truth lies, 95 times in a hundred.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

/// Of a normal distribution 95 % lie within so many standard deviations.
const NORMAL: f64 = 1.959_963_984_540_054;

/// The greatest variance that a score from 0 to 1 can have.
const WIDEST: f64 = 0.25;

impl Tally {
    /// A pair: how the game ended in which the first contender sat on the first side, and how the other did.
    pub fn add(&mut self, endings: [Ending; 2]) {
        self.pairs[endings[0].halves() + endings[1].halves()] += 1;
        self.sides[0].add(endings[0]);
        self.sides[1].add(endings[1]);
    }

    pub fn count(&self) -> u64 {
        self.pairs.iter().sum()
    }

    /// Both sides together.
    pub fn record(&self) -> Record {
        let [one, other] = self.sides;
        Record { won: one.won + other.won, drawn: one.drawn + other.drawn, lost: one.lost + other.lost }
    }

    /// The mean score of a pair, from 0 to 1, and its variance. One more pair, as wide as can be, counts for the
    /// variance, so that a few pairs that happen to be alike do not look like certainty.
    pub fn moments(&self) -> (f64, f64) {
        let count = self.count() as f64;
        if count == 0.0 {
            return (0.5, WIDEST);
        }
        let scores =
            || self.pairs.iter().zip(0u8..).map(|(pairs, halves)| (*pairs as f64, f64::from(halves) / 4.0));
        let mean = scores().map(|(pairs, score)| pairs * score).sum::<f64>() / count;
        let squares: f64 = scores().map(|(pairs, score)| pairs * (score - mean) * (score - mean)).sum();
        (mean, (squares + WIDEST) / count)
    }

    /// The share of points that the first contender wins.
    ///
    /// The interval is Wilson's, which keeps its promise for few games and at the ends too, over pairs. It takes the
    /// variance that pairs were seen to have in the place of that of a coin, which is greater: most pairs of equals
    /// are one to one.
    pub fn win_rate(&self) -> Estimate {
        let count = self.count() as f64;
        if count == 0.0 {
            return Estimate { value: 0.5, low: 0.0, high: 1.0 };
        }
        let (mean, variance) = self.moments();
        let coin = mean * (1.0 - mean);
        let narrower = if variance < coin { variance / coin } else { 1.0 };
        let square = NORMAL * NORMAL * narrower / count;
        let reach = (square * coin + square * square / 4.0).sqrt();
        let bound = |value: f64| (value / (1.0 + square)).clamp(0.0, 1.0);
        let middle = mean + square / 2.0;
        Estimate { value: mean, low: bound(middle - reach), high: bound(middle + reach) }
    }

    /// By how many points the first contender is stronger on Elo's scale, from [`Tally::win_rate`]. Whoever won
    /// everything is taken to be half a draw short of it, since nothing can be said beyond.
    pub fn elo(&self) -> Estimate {
        let shown = 1.0 / (4.0 * self.count().max(1) as f64);
        let of = |rate: f64| elo_of(rate.clamp(shown, 1.0 - shown));
        let Estimate { value, low, high } = self.win_rate();
        Estimate { value: of(value), low: of(low), high: of(high) }
    }
}

/// The difference on Elo's scale at which this share of points is expected.
pub fn elo_of(rate: f64) -> f64 {
    400.0 * (rate / (1.0 - rate)).log10()
}

/// The share of points expected at a difference on Elo's scale.
pub fn rate_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use kernel::dice::{below_usize, stream};

    use super::*;

    fn tally(pairs: &[(u64, [Ending; 2])]) -> Tally {
        let mut tally = Tally::default();
        for (count, endings) in pairs {
            (0..*count).for_each(|_| tally.add(*endings));
        }
        tally
    }

    use Ending::{Drawn, Lost, Won};

    /// Wins, draws and losses by hand, by side and in all.
    #[test]
    fn counts() {
        let tally = tally(&[(3, [Won, Won]), (1, [Won, Drawn]), (2, [Lost, Won]), (1, [Lost, Lost])]);
        assert_eq!(tally.pairs, [1, 0, 2, 1, 3]);
        assert_eq!(tally.sides[0], Record { won: 4, drawn: 0, lost: 3 });
        assert_eq!(tally.sides[1], Record { won: 5, drawn: 1, lost: 1 });
        assert_eq!(tally.record(), Record { won: 9, drawn: 1, lost: 4 });
        assert!((tally.win_rate().value - 9.5 / 14.0).abs() < 1e-12);
        assert!((tally.record().rate() - 9.5 / 14.0).abs() < 1e-12);
    }

    /// Where pairs are all or nothing, the interval is Wilson's of as many coins: 55 in 100 by hand.
    #[test]
    fn as_wide_as_coins() {
        let found = tally(&[(55, [Won, Won]), (45, [Lost, Lost])]).win_rate();
        assert!((found.low - 0.4524).abs() < 5e-4 && (found.high - 0.6439).abs() < 5e-4, "{found:?}");
        let all = tally(&[(20, [Won, Won])]).win_rate();
        assert!((all.low - 0.8389).abs() < 5e-4 && all.high == 1.0, "{all:?}");
    }

    /// A hundred pairs of one to one say that the two are equal, but for the one pair that is imagined.
    #[test]
    fn narrower_than_coins() {
        let found = tally(&[(100, [Won, Lost])]).win_rate();
        assert_eq!(found.value, 0.5);
        assert!(found.high - 0.5 < 0.0099 && 0.5 - found.low > 0.0097, "{found:?}");
    }

    #[test]
    fn no_pairs_say_nothing() {
        assert_eq!(Tally::default().win_rate(), Estimate { value: 0.5, low: 0.0, high: 1.0 });
        assert_eq!(Tally::default().elo().value, 0.0);
    }

    #[test]
    fn elo_and_back() {
        assert!((elo_of(0.75) - 190.848).abs() < 1e-3);
        for elo in [-300.0, 0.0, 42.0] {
            assert!((elo_of(rate_of(elo)) - elo).abs() < 1e-9);
        }
        let all = tally(&[(25, [Won, Won])]).elo();
        assert!((all.value - elo_of(0.99)).abs() < 1e-9 && all.high == all.value, "{all:?}");
    }

    /// Of many matches between players whose strength is known, the interval misses it about one time in twenty.
    #[test]
    fn keeps_its_promise() {
        for (chances, pairs) in [([6, 3, 1], 30), ([5, 0, 5], 20), ([19, 0, 1], 40), ([2, 16, 2], 25)] {
            let truth = (f64::from(chances[0]) + f64::from(chances[1]) / 2.0)
                / f64::from(chances.iter().sum::<u32>());
            let mut rng = stream(3, pairs);
            let mut game = || {
                let drawn = below_usize(&mut rng, chances.iter().sum::<u32>() as usize) as u32;
                if drawn < chances[0] {
                    Won
                } else if drawn < chances[0] + chances[1] {
                    Drawn
                } else {
                    Lost
                }
            };
            let missed = (0..4000)
                .filter(|_| {
                    let mut tally = Tally::default();
                    (0..pairs).for_each(|_| tally.add([game(), game()]));
                    let found = tally.win_rate();
                    truth < found.low || truth > found.high
                })
                .count();
            assert!((80..=280).contains(&missed), "{chances:?}: {missed} of 4000");
        }
    }
}
