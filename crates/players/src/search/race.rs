//! Candidates that all meet the same worlds and the same dice, so that luck hardly tells them apart.
//!
//! The first is what somebody would do without thinking, and is never dropped. Of each of the others something is expected
//! beforehand, and what the worlds say counts against that as far as they can be trusted: few worlds change nobody's mind.

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
/// From so many worlds on, somebody who is this many standard errors ahead need not be tried any more.
const ENOUGH: u32 = 12;
const SETTLED: f64 = 3.5;

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

    /// By how much one is better than the first on average over the worlds, and the standard error of that.
    fn lead(&self, one: usize) -> (f64, f64) {
        let count = f64::from(self.worlds.max(1));
        let mean = self.beyond[one].sum / count;
        let spread = (self.beyond[one].squares / count - mean * mean).max(0.0);
        (mean, (spread / (count - 1.0).max(1.0)).sqrt())
    }

    /// By how much one is taken to be better than the first: what was expected and what the worlds say, each by how sure
    /// it is.
    fn believed(&self, one: usize) -> f64 {
        let Trust { surprise, blindness } = self.trust;
        let worlds = f64::from(self.worlds);
        if self.worlds == 0 {
            return self.expected[one];
        }
        let Beyond { sum, squares } = self.beyond[one];
        let mean = sum / worlds;
        let differ = (squares - sum * mean).max(0.0) + TAKEN * USUAL * USUAL;
        let doubt = differ / (worlds + TAKEN) / worlds + blindness * blindness;
        let (before, after) = (1.0 / (surprise * surprise), 1.0 / doubt);
        (self.expected[one] * before + mean * after) / (before + after)
    }

    fn leader(&self) -> Option<usize> {
        let others = self.alive.iter().skip(1).copied();
        others.max_by(|&one, &other| self.believed(one).total_cmp(&self.believed(other)))
    }

    /// Whether more worlds would hardly change who is best.
    pub fn is_settled(&self) -> bool {
        let Some(leader) = self.leader() else { return true };
        let behind = |one: usize| {
            let (mean, error) = self.lead(one);
            mean + SETTLED * error <= 0.0
        };
        let (mean, error) = self.lead(leader);
        let ahead = self.alive.len() == 2 && mean > SETTLED * error;
        self.worlds >= ENOUGH && (ahead || self.alive.iter().skip(1).all(|&one| behind(one)))
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

    /// Without a world what was expected counts alone.
    #[test]
    fn expected_beforehand() {
        assert_eq!(Race::new(vec![0.0, -0.01, 0.01], TRUST).best(), 2);
        assert_eq!(Race::new(vec![0.0, -0.01, -0.02], TRUST).best(), 0);
    }
}
