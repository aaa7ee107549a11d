//! Whether the cards are fair: how often heroes win against each Titan, for each number of heroes.
//!
//! A share of games is told with its 95 % interval after Wilson, so that nobody reads more into a table than is in it.

use laststand::content::Content;
use laststand::{Form, Side};
use players::Level;

use crate::laststand::Matches;
use crate::sim::{Plan, run};

/// How often something happened, and between what bounds its chance lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Share {
    pub count: u64,
    pub of: u64,
    pub low: f64,
    pub high: f64,
}

impl Share {
    /// The 95 % interval after Wilson, which keeps its promise at the ends and for few games too.
    pub fn new(count: u64, of: u64) -> Share {
        const NORMAL: f64 = 1.959_963_984_540_054;
        if of == 0 {
            return Share { count, of, low: 0.0, high: 1.0 };
        }
        let (share, games) = (count as f64 / of as f64, of as f64);
        let square = NORMAL * NORMAL / games;
        let middle = share + square / 2.0;
        let reach = NORMAL * (share * (1.0 - share) / games + square / (4.0 * games)).sqrt();
        let bound = |value: f64| (value / (1.0 + square)).clamp(0.0, 1.0);
        Share { count, of, low: bound(middle - reach), high: bound(middle + reach) }
    }

    pub fn rate(&self) -> f64 {
        if self.of == 0 { 0.5 } else { self.count as f64 / self.of as f64 }
    }

    /// A rate in words, with the bounds of this share.
    pub fn shown(&self, rate: f64) -> String {
        format!("{:5.1} % ({:.1} to {:.1})", rate * 100.0, self.low * 100.0, self.high * 100.0)
    }
}

/// One Titan against so many heroes.
#[derive(Clone, PartialEq, Debug)]
pub struct Cell {
    pub titan: String,
    pub heroes: u8,
    /// The games that the heroes won.
    pub won: Share,
    /// Games that did not end as games do.
    pub errors: u64,
}

/// What is played in each cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scope {
    pub games: u64,
    pub seed: u64,
    pub jobs: usize,
    /// Who plays, on both sides.
    pub level: Level,
}

/// Every Titan against two, three and four heroes drawn from the seed. `progress` hears how many cells are finished, and
/// out of how many.
pub fn measure(content: &Content, scope: Scope, progress: &dyn Fn(usize, usize)) -> Vec<Cell> {
    use laststand::content::caps::{FEWEST_HEROES_IN_PLAY, HEROES_IN_PLAY};
    let titans = 0..content.titans.len() as u8;
    let cells: Vec<(u8, u8)> = titans
        .flat_map(|titan| (FEWEST_HEROES_IN_PLAY..=HEROES_IN_PLAY).map(move |heroes| (titan, heroes)))
        .collect();
    let mut measured = Vec::with_capacity(cells.len());
    for &(titan, heroes) in &cells {
        progress(measured.len(), cells.len());
        measured.push(measure_cell(content, scope, titan, heroes));
    }
    progress(cells.len(), cells.len());
    measured
}

fn measure_cell(content: &Content, scope: Scope, titan: u8, heroes: u8) -> Cell {
    let form = Form { titan: Some(titan), ..Form::open(heroes) };
    let setup = Matches { content: content.clone(), form, titan: scope.level, heroes: scope.level };
    let totals = run(&setup, Plan { games: scope.games, seed: scope.seed, jobs: scope.jobs }, &|_| {});
    let won = totals.count(|outcome| outcome.winner == Side::Heroes);
    Cell {
        titan: content.titans[usize::from(titan)].id.clone(),
        heroes,
        won: Share::new(won, totals.games - totals.errors),
        errors: totals.errors,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The interval of 55 in 100 by hand; the ends stay within 0 and 1, and without games anything is possible.
    #[test]
    fn wilson() {
        let share = Share::new(55, 100);
        assert!((share.low - 0.4524).abs() < 5e-4 && (share.high - 0.6439).abs() < 5e-4, "{share:?}");
        let (none, all) = (Share::new(0, 20), Share::new(20, 20));
        assert_eq!((none.low, all.high), (0.0, 1.0));
        assert!((none.high - 0.1611).abs() < 5e-4 && (all.low - 0.8389).abs() < 5e-4, "{none:?} {all:?}");
        assert_eq!((Share::new(0, 0).low, Share::new(0, 0).high), (0.0, 1.0));
    }
}
