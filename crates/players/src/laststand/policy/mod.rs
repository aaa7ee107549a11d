//! The best way to roll all heroes' dice together for a goal, by exact dynamic programming over multisets.
//!
//! A die that shows TITAN is gone; any other may be rolled again and again. What a die can pay for is asked of the rules
//! ([`laststand::rules::dice`]), once for every power and face; dice that can pay for the same are alike ([`mod@kinds`]). A
//! position counts, for each kind of dice, those of each useful sort and those that are of no use ([`hands`]). Three facts
//! make it small:
//!
//! * Rolling several dice at once is never better than rolling one of them, looking, and going on.
//! * More dice of a sort than the goal can take are of no use.
//! * A die that is rolled is rolled until it shows something better than rolling it again, or is gone ([`solved`]).
//!
//! Heroes whose powers matter for the goal make kinds of their own, and the positions multiply. Where they are more than
//! [`MOST_POSITIONS`], some kinds are taken for one: once for dice that can no more than any of them, which gives a chance
//! that can be reached for sure, and once for dice that can all that some of them can, which gives one that cannot be
//! exceeded.

mod hands;
mod kinds;
mod solved;

use laststand::Face;
use laststand::content::{Power, Symbols, caps};

use kinds::{Kind, Taken, kinds, merged, plain};
use solved::{Next, Solved, Value};

/// A hero's dice, by the face they show; TITAN faces do not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Member {
    pub power: Power,
    pub held: [u8; 6],
}

/// The best that a team can do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Policy {
    /// To be able to pay for the goal in the end, for sure at least this.
    pub chance: f64,
    /// And at most this; the same where it is exact.
    pub at_most: f64,
    /// Dice that show TITAN on the way, on average, if one rolls for `chance` and gives the Titan no more than needed.
    pub titans: f64,
    /// Whose die to roll next, and the face it shows now; nobody's where the goal is reached or out of reach.
    pub next: Option<(usize, Face)>,
}

/// At most so many positions are solved, those of both bounds together; one kind of plain dice, which is quick, may make
/// more.
pub const MOST_POSITIONS: usize = 150_000;

/// The best policy; `None` where there is no such goal: nobody pays with TITAN, and no team has more dice than a table.
pub fn best(team: &[Member], want: Symbols) -> Option<Policy> {
    within(team, want, MOST_POSITIONS)
}

/// The same with at most so many positions.
fn within(team: &[Member], want: Symbols, most_positions: usize) -> Option<Policy> {
    let dice: u32 =
        team.iter().flat_map(|member| Face::USEFUL.map(|face| u32::from(member.held[face.index()]))).sum();
    if want.get(Face::Titan) > 0 || dice > u32::from(caps::DICE_OF_A_HERO) * u32::from(caps::HEROES_IN_PLAY) {
        return None;
    }
    let kinds = kinds(team, want);
    let most: u32 = kinds.iter().map(|kind| u32::from(kind.dice()) * u32::from(kind.most_of_a_die())).sum();
    if u32::from(want.total()) > most {
        return Some(Policy { chance: 0.0, at_most: 0.0, titans: 0.0, next: None });
    }
    if kinds::cost(&kinds, want) <= most_positions {
        let solved = Solved::new(kinds, want);
        return Some(told(team, &solved, solved.value().chance));
    }
    let fewer = merged(&kinds, want, Taken::ForTheLeast, most_positions / 2);
    let solved = Solved::new(fewer.unwrap_or_else(|| vec![plain(&kinds, want)]), want);
    Some(told(team, &solved, at_most(&kinds, want, most_positions / 2)))
}

/// A chance that cannot be exceeded. Where even alike dice make too many positions, something is not asked of them, the
/// least first.
fn at_most(kinds: &[Kind], want: Symbols, most_positions: usize) -> f64 {
    let mut asked = want;
    while asked.total() > 0 {
        if let Some(kinds) = merged(kinds, asked, Taken::ForTheMost, most_positions) {
            return Solved::new(kinds, asked).value().chance;
        }
        let least = asked.iter().min_by_key(|&(_, count)| count);
        asked = least.map_or(Symbols::default(), |(face, _)| asked.with(face, 0));
    }
    1.0
}

fn told(team: &[Member], solved: &Solved, at_most: f64) -> Policy {
    let Value { chance, titans } = solved.value();
    let next = solved.next().and_then(|next| find(team, solved, next));
    Policy { chance, at_most: at_most.max(chance), titans, next }
}

/// Somebody who has such a die.
fn find(team: &[Member], solved: &Solved, next: Next) -> Option<(usize, Face)> {
    let kind = &solved.kinds[next.kind];
    let counts = solved.counts_at_the_start(next.kind);
    let sort_of = |face: Face| solved.sort_of(next.kind, face);
    let spare = |face: Face| match (next.sort, sort_of(face)) {
        (Some(wanted), shown) => shown == Some(wanted),
        (None, Some(sort)) => kind.held[face.index()] > counts[sort],
        (None, None) => true,
    };
    kind.members.iter().find_map(|&place| {
        let has = |face: &Face| team[place].held[face.index()] > 0 && spare(*face);
        Face::USEFUL.into_iter().find(has).map(|face| (place, face))
    })
}

#[cfg(test)]
mod tests {
    use kernel::dice::{below, below_usize, stream};

    use super::*;

    /// Wherever fewer positions give bounds, they enclose what more of them give exactly.
    #[test]
    fn bounds_enclose() {
        let content = laststand::content::read(&laststand::content::builtin()).expect("good content");
        let mut rng = stream(3, 1);
        let (mut bounded, mut bare) = (0, 0);
        for _ in 0..100 {
            let mut team = [Member { power: Power::Lend, held: [0; 6] }; 3];
            for member in &mut team {
                member.power = content.heroes[below_usize(&mut rng, content.heroes.len())].power;
                for _ in 0..3 {
                    member.held[1 + below_usize(&mut rng, 5)] += 1;
                }
            }
            let mut want = Symbols::default();
            for _ in 0..3 + below(&mut rng, 5) {
                let face = Face::USEFUL[below_usize(&mut rng, 5)];
                want = want.with(face, want.get(face) + 1);
            }
            let exact = within(&team, want, usize::MAX).expect("a fair goal");
            assert_eq!(exact.chance, exact.at_most);
            for most in [20, 400, 4000] {
                let found = within(&team, want, most).expect("a fair goal");
                let enclosed = found.chance <= exact.chance + 1e-9 && exact.chance <= found.at_most + 1e-9;
                assert!(enclosed, "{team:?} {want:?} {most}: {found:?} {exact:?}");
                bounded += u32::from(found.chance < found.at_most);
                bare += u32::from(found.chance == 0.0 && found.at_most == 1.0);
            }
        }
        assert!(bounded > 100 && bare < bounded / 4, "{bounded} {bare}");
    }
}
