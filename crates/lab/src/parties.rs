//! How often each ready party of Anima Tactics wins against the others made for as many levels.
//!
//! Every two parties meet on drawn maps, so many times on either side. A draw counts as half a game won.

use anima::content::Content;
use anima::{Anima, Side};
use players::anima::player;
use players::{Budget, Level, Player};

use crate::anima::{MatchError, Matches};
use crate::balance::Share;
use crate::sim::{Plan, PlayedBy, run};

/// What is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scope {
    /// Games of each party on one side against each other on the other side.
    pub games: u64,
    pub seed: u64,
    pub jobs: usize,
    /// Who plays, on both sides, and how many thousandths of what that level tries out.
    pub level: Level,
    pub share: u32,
    /// Only the parties made for so many levels.
    pub levels: Option<u16>,
}

/// What one party came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    pub party: String,
    pub levels: u16,
    pub games: u64,
    pub won: u64,
    pub drawn: u64,
    /// Games that did not end as games do, which count for nobody.
    pub errors: u64,
}

impl Standing {
    /// The share of games won, draws halved.
    pub fn rate(&self) -> f64 {
        if self.games == 0 { 0.5 } else { self.halves() as f64 / (2 * self.games) as f64 }
    }

    /// The share in whole games, for its interval.
    pub fn share(&self) -> Share {
        Share::new(self.halves() / 2, self.games)
    }

    fn halves(&self) -> u64 {
        2 * self.won + self.drawn
    }
}

/// Every two parties made for as many levels, by levels and then by how much they win. `progress` hears how many of the
/// pairs are finished, and out of how many.
pub fn measure(
    content: &Content,
    scope: Scope,
    progress: &dyn Fn(usize, usize),
) -> Result<Vec<Standing>, MatchError> {
    let parties = &content.parties;
    let mut standings: Vec<Standing> = parties
        .iter()
        .map(|party| Standing {
            party: party.id.clone(),
            levels: party.levels,
            games: 0,
            won: 0,
            drawn: 0,
            errors: 0,
        })
        .collect();
    let meant = |place: usize| scope.levels.is_none_or(|levels| parties[place].levels == levels);
    let all = 0..parties.len();
    let pairs: Vec<(usize, usize)> = all
        .clone()
        .filter(|&one| meant(one))
        .flat_map(|one| all.clone().map(move |other| (one, other)))
        .filter(|&(one, other)| one != other && parties[one].levels == parties[other].levels)
        .collect();
    for (done, &(one, other)) in pairs.iter().enumerate() {
        progress(done, pairs.len());
        let (first, second) = (&parties[one], &parties[other]);
        let words = format!("levels={} a={} b={}", first.levels, first.id, second.id);
        let setup = Matches::new(content.clone(), None, &words, [scope.level; 2])?;
        let players = || -> Vec<Box<dyn Player<Anima>>> {
            let seats = Side::BOTH.into_iter();
            seats.filter_map(|_| player(scope.level, Budget::counted(scope.share))).collect()
        };
        let plan = Plan { games: scope.games, seed: scope.seed, jobs: scope.jobs };
        let totals = run(&PlayedBy { setup, players }, plan, &|_| {});
        let drawn = totals.count(|outcome| outcome.winner.is_none());
        for (place, side) in [(one, Side::A), (other, Side::B)] {
            let standing = &mut standings[place];
            standing.games += totals.games - totals.errors;
            standing.won += totals.count(|outcome| outcome.winner == Some(side));
            standing.drawn += drawn;
            standing.errors += totals.errors;
        }
    }
    progress(pairs.len(), pairs.len());
    standings.retain(|standing| standing.games + standing.errors > 0);
    standings.sort_by(|one, other| {
        one.levels
            .cmp(&other.levels)
            .then(other.rate().total_cmp(&one.rate()))
            .then(one.party.cmp(&other.party))
    });
    Ok(standings)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two draws and a win in four games are half of them, and nobody is taken to know more than four games tell.
    #[test]
    fn draws_are_halved() {
        let (party, levels) = (String::new(), 150);
        let standing = Standing { party, levels, games: 4, won: 1, drawn: 2, errors: 0 };
        assert_eq!((standing.rate(), standing.share().count, standing.share().of), (0.5, 2, 4));
    }
}
