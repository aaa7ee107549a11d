//! Candidates that all meet the same worlds and the same dice, so that luck hardly tells them apart.
//!
//! The first is what somebody would do without thinking, and is never dropped. Of each of the others something is expected
//! beforehand, and what the worlds say counts against that as far as they can be trusted: few worlds change nobody's mind.

use std::f64::consts::TAU;

/// How much worlds count against what was expected.
#[derive(Clone, Copy)]
pub struct Trust {
    /// How far candidates are from what was expected of them, as a rule.
    pub surprise: f64,
    /// How far off worlds are that end before the game does, however many of them there are.
    pub blindness: f64,
}

/// How all candidates have done so far.
pub struct Race {
    /// Those still in, the first always before the others.
    alive: Vec<usize>,
    /// By how much each was expected to do better than the first.
    expected: Vec<f64>,
    beyond: Vec<Beyond>,
    /// So many worlds all that are alive have met.
    worlds: u32,
    trust: Trust,
}

/// By how much one did better than the first, world by world.
#[derive(Clone, Copy, Default)]
struct Beyond {
    sum: f64,
    squares: f64,
}

/// Before any is met, worlds are taken to differ by this much, as if so many had been met already.
const USUAL: f64 = 0.1;
const TAKEN: f64 = 4.0;
/// After so few worlds nobody is given up.
const FEW: u32 = 4;
/// A chance to win that is smaller than this is not worth another world.
const TRIFLE: f64 = 0.0003;

impl Race {
    pub fn new(expected: Vec<f64>, trust: Trust) -> Race {
        let count = expected.len();
        Race {
            alive: (0..count).collect(),
            expected,
            beyond: vec![Beyond::default(); count],
            worlds: 0,
            trust,
        }
    }

    pub fn alive(&self) -> &[usize] {
        &self.alive
    }

    /// What those alive came to in one more world, in their order.
    pub fn meet(&mut self, values: &[f32]) {
        self.worlds += 1;
        let Some(&measure) = values.first() else { return };
        for (&one, &value) in self.alive.iter().zip(values) {
            let more = f64::from(value) - f64::from(measure);
            self.beyond[one].sum += more;
            self.beyond[one].squares += more * more;
        }
    }

    /// Drops the worse half of all but the first.
    pub fn halve(&mut self) {
        let believed: Vec<f64> = (0..self.beyond.len()).map(|one| self.believed(one)).collect();
        if let Some((_, others)) = self.alive.split_first_mut() {
            others.sort_by(|&one, &other| believed[other].total_cmp(&believed[one]));
            let kept = others.len().div_ceil(2);
            self.alive.truncate(1 + kept);
        }
    }

    /// By how much one is taken to be better than the first: what was expected and what the worlds say, each by how sure
    /// it is.
    fn believed(&self, one: usize) -> f64 {
        if self.worlds == 0 {
            return self.expected[one];
        }
        let mean = self.beyond[one].sum / f64::from(self.worlds);
        let (before, after) = (1.0 / self.trust.surprise.powi(2), 1.0 / self.doubt(one));
        (self.expected[one] * before + mean * after) / (before + after)
    }

    /// How far off the worlds may be about one, squared.
    fn doubt(&self, one: usize) -> f64 {
        let Beyond { sum, squares } = self.beyond[one];
        let worlds = f64::from(self.worlds);
        let differ = (squares - sum * sum / worlds).max(0.0) + TAKEN * USUAL * USUAL;
        differ / (worlds + TAKEN) / worlds + self.trust.blindness.powi(2)
    }

    /// How far what is believed of one would yet move if it met all the worlds there are, squared.
    fn open(&self, one: usize) -> f64 {
        let unsure = |doubt: f64| 1.0 / (1.0 / self.trust.surprise.powi(2) + 1.0 / doubt);
        // All are measured by the first.
        if one == 0 { 0.0 } else { unsure(self.doubt(one)) - unsure(self.trust.blindness.powi(2)) }
    }

    /// About what would be won on average by knowing for sure whether one is better than the best so far.
    fn promise(&self, one: usize, best: usize) -> f64 {
        let apart = (self.open(one) + self.open(best)).max(f64::MIN_POSITIVE).sqrt();
        let behind = (self.believed(best) - self.believed(one)) / apart;
        apart * (-behind * behind / 2.0).exp() / (1.0 + behind * behind) / TAU.sqrt()
    }

    fn leader(&self) -> Option<usize> {
        let others = self.alive.iter().skip(1).copied();
        others.max_by(|&one, &other| self.believed(one).total_cmp(&self.believed(other)))
    }

    /// Gives up all who are hardly the best, whatever more worlds may say.
    pub fn give_up(&mut self) {
        if self.worlds < FEW {
            return;
        }
        let best = self.best();
        let alive = std::mem::take(&mut self.alive);
        let stays = |&one: &usize| one == 0 || one == best || self.promise(one, best) >= TRIFLE;
        self.alive = alive.into_iter().filter(stays).collect();
    }

    /// Whether more worlds would hardly change who is best.
    pub fn is_settled(&self) -> bool {
        match self.alive[..] {
            [] | [_] => true,
            [first, best] => self.worlds >= FEW && best == self.best() && self.promise(first, best) < TRIFLE,
            [..] => false,
        }
    }

    /// The one taken to be best.
    pub fn best(&self) -> usize {
        self.leader().filter(|&leader| self.believed(leader) > 0.0).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRUST: Trust = Trust { surprise: 0.04, blindness: 0.02 };

    /// Whoever does better in every world wins, and the worst is dropped first.
    #[test]
    fn the_better_one_wins() {
        let mut race = Race::new(vec![0.0; 4], TRUST);
        for world in 0_u8..4 {
            let luck = f32::from(world % 3) / 10.0;
            race.meet(&[luck, luck + 0.3, luck - 0.1, luck + 0.1]);
        }
        race.halve();
        assert_eq!(race.alive(), [0, 1, 3]);
        assert_eq!(race.best(), 1);
    }

    /// A small lead in a few worlds does not make up for what was expected; in many worlds it does.
    #[test]
    fn luck_is_not_believed() {
        let mut race = Race::new(vec![0.0, -0.03], TRUST);
        let mut meet = |worlds: u32| {
            for _ in 0..worlds {
                race.meet(&[0.0, 0.2]);
                race.meet(&[0.0, -0.1]);
            }
            race.best()
        };
        assert_eq!(meet(2), 0);
        assert_eq!(meet(200), 1);
    }

    /// Whoever is far behind in all worlds is given up, and whoever is far ahead is taken; two that are alike are not told
    /// apart by a few.
    #[test]
    fn enough_is_known() {
        let mut race = Race::new(vec![0.0; 3], TRUST);
        for world in 0_u8..8 {
            let luck = f32::from(world % 2) / 50.0;
            race.meet(&[0.0, luck, -0.2]);
            race.give_up();
        }
        assert_eq!(race.alive(), [0, 1]);
        assert!(!race.is_settled());
        for _ in 0..100 {
            race.meet(&[0.0, 0.2]);
        }
        assert!(race.is_settled());
        assert_eq!(race.best(), 1);
    }

    /// Without a world what was expected counts alone.
    #[test]
    fn expected_beforehand() {
        assert_eq!(Race::new(vec![0.0, -0.01, 0.01], TRUST).best(), 2);
        assert_eq!(Race::new(vec![0.0, -0.01, -0.02], TRUST).best(), 0);
    }
}
