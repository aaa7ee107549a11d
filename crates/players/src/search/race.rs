//! Candidates that all meet the same worlds and the same dice, so that luck hardly tells them apart.
//!
//! The first is what somebody would do without thinking: it is never dropped, and another has to be clearly better.

/// How all candidates have done so far.
pub struct Race {
    /// Those still in, the first always before the others.
    alive: Vec<usize>,
    beyond: Vec<Beyond>,
    /// So many worlds all that are alive have met.
    worlds: u32,
}

/// By how much one did better than the first, world by world.
#[derive(Clone, Copy, Default)]
struct Beyond {
    sum: f64,
    squares: f64,
}

/// Fewer worlds than this say nothing.
const FEWEST: u32 = 3;
/// From so many on, somebody who is this many standard errors ahead need not be tried any more.
const ENOUGH: u32 = 12;
const SETTLED: f64 = 3.5;

impl Race {
    pub fn new(count: usize) -> Race {
        Race { alive: (0..count).collect(), beyond: vec![Beyond::default(); count], worlds: 0 }
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
        let beyond = &self.beyond;
        if let Some((_, others)) = self.alive.split_first_mut() {
            others.sort_by(|&one, &other| beyond[other].sum.total_cmp(&beyond[one].sum));
            let kept = others.len().div_ceil(2);
            self.alive.truncate(1 + kept);
        }
    }

    /// By how much one is better than the first on average, and the standard error of that.
    fn lead(&self, one: usize) -> (f64, f64) {
        let count = f64::from(self.worlds.max(1));
        let mean = self.beyond[one].sum / count;
        let spread = (self.beyond[one].squares / count - mean * mean).max(0.0);
        (mean, (spread / (count - 1.0).max(1.0)).sqrt())
    }

    fn leader(&self) -> Option<usize> {
        let others = self.alive.iter().skip(1).copied();
        others.max_by(|&one, &other| self.beyond[one].sum.total_cmp(&self.beyond[other].sum))
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

    /// The best: the first, unless another is ahead by so many standard errors.
    pub fn best(&self, sure: f64) -> usize {
        let Some(leader) = self.leader() else { return 0 };
        let (mean, error) = self.lead(leader);
        if self.worlds >= FEWEST && mean > sure * error { leader } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever does better in every world wins, and the worst is dropped first.
    #[test]
    fn the_better_one_wins() {
        let mut race = Race::new(4);
        for world in 0_u8..4 {
            let luck = f32::from(world % 3) / 10.0;
            race.meet(&[luck, luck + 0.3, luck - 0.1, luck + 0.1]);
        }
        race.halve();
        assert_eq!(race.alive(), [0, 1, 3]);
        assert_eq!(race.best(1.0), 1);
    }

    /// Somebody who is ahead by luck alone is not believed.
    #[test]
    fn luck_is_not_believed() {
        let mut race = Race::new(2);
        for world in [0.9, -0.7, 0.8, -0.6] {
            race.meet(&[0.0, world]);
        }
        assert_eq!(race.best(1.0), 0);
        assert_eq!(race.best(0.0), 1);
    }
}
