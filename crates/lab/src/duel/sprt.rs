//! A test that stops as soon as enough is known: Wald's sequential probability ratio test.
//!
//! Two strengths are held against each other: the first contender is stronger by `elo0` points, or by `elo1`. After
//! every pair the logarithm of the ratio of their likelihoods is worked out from the five scores a pair can have, as a
//! normal distribution with the variance that pairs were seen to have (the generalized test that engines of other games
//! are tuned with). Draws and pairs of one to one make that variance smaller, and the test shorter.

use super::tally::{Tally, rate_of};

/// What is tested.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
}

/// Which of the two strengths is taken to be true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The lower.
    Elo0,
    /// The higher.
    Elo1,
}

/// How often each error may be made, unless somebody asks for something else.
pub const ERROR: f64 = 0.05;

impl Sprt {
    /// `alpha` is how often the higher strength may be taken where the lower is true, `beta` the other way round.
    /// `None` where the bounds make no sense.
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Option<Sprt> {
        let is_error = |error: f64| error > 0.0 && error < 0.5;
        let good = elo0.is_finite() && elo1.is_finite() && elo0 < elo1 && is_error(alpha) && is_error(beta);
        good.then_some(Sprt { elo0, elo1, alpha, beta })
    }

    pub fn bounds(&self) -> (f64, f64) {
        (self.elo0, self.elo1)
    }

    /// How much more likely the pairs are if the higher strength is true, as a logarithm.
    pub fn ratio(&self, tally: &Tally) -> f64 {
        let (mean, variance) = tally.moments();
        let (low, high) = (rate_of(self.elo0), rate_of(self.elo1));
        tally.count() as f64 * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// What the pairs so far are enough for.
    pub fn verdict(&self, tally: &Tally) -> Option<Verdict> {
        let ratio = self.ratio(tally);
        if ratio >= ((1.0 - self.beta) / self.alpha).ln() {
            Some(Verdict::Elo1)
        } else if ratio <= (self.beta / (1.0 - self.alpha)).ln() {
            Some(Verdict::Elo0)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::dice::{below, stream};

    use super::super::tally::Ending::{Lost, Won};
    use super::*;

    #[test]
    fn bounds_have_to_make_sense() {
        assert!(Sprt::new(0.0, 10.0, 0.05, 0.05).is_some());
        for (elo0, elo1, alpha, beta) in [
            (10.0, 10.0, 0.05, 0.05),
            (10.0, 0.0, 0.05, 0.05),
            (f64::NAN, 0.0, 0.05, 0.05),
            (0.0, f64::INFINITY, 0.05, 0.05),
            (0.0, 10.0, 0.0, 0.05),
            (0.0, 10.0, 0.05, 0.5),
        ] {
            assert_eq!(Sprt::new(elo0, elo1, alpha, beta), None);
        }
    }

    /// How often the higher strength is taken, and after how many pairs, where games are won by `wins` of 20.
    fn taken(sprt: &Sprt, wins: u8) -> (u32, u64) {
        let mut rng = stream(9, u64::from(wins));
        let (mut higher, mut pairs) = (0, 0);
        for _ in 0..1000 {
            let mut tally = Tally::default();
            let verdict = loop {
                let mut game = || if below(&mut rng, 20) < wins { Won } else { Lost };
                tally.add([game(), game()]);
                if let Some(verdict) = sprt.verdict(&tally) {
                    break verdict;
                }
            };
            higher += u32::from(verdict == Verdict::Elo1);
            pairs += tally.count();
        }
        (higher, pairs / 1000)
    }

    /// Wrong about one time in twenty where one of the two strengths is true, and soon sure where the truth lies beyond.
    #[test]
    fn errs_as_rarely_as_asked() {
        let of = super::super::tally::elo_of;
        let sprt = Sprt::new(of(0.5), of(0.6), 0.05, 0.05).expect("it makes sense");
        let (wrongly, _) = taken(&sprt, 10);
        let (rightly, pairs) = taken(&sprt, 12);
        assert!(wrongly <= 75 && rightly >= 925, "{wrongly} {rightly}");
        let (surely, sooner) = taken(&sprt, 16);
        assert!(surely == 1000 && sooner < pairs, "{surely}, {sooner} pairs after {pairs}");
    }
}
