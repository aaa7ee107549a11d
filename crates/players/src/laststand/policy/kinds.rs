//! Kinds of dice: those that can pay for the same, whoever's they are.

use laststand::Face;
use laststand::content::{Power, Symbols};
use laststand::rules::dice;
use laststand::state::Purse;

use super::Member;

/// What a die that shows a face can pay: so many symbols of one face or another.
pub(super) type Pays = [u8; 6];

/// Dice that are alike but for the faces they show.
#[derive(Clone, Debug)]
pub(super) struct Kind {
    /// What each face pays for, of what is wanted.
    pub pays: [Pays; 6],
    pub held: [u8; 6],
    /// Whose dice these are.
    pub members: Vec<usize>,
}

impl Kind {
    pub(super) fn dice(&self) -> u8 {
        Face::USEFUL.iter().map(|face| self.held[face.index()]).sum()
    }

    pub(super) fn most_of_a_die(&self) -> u8 {
        self.pays.as_flattened().iter().copied().max().unwrap_or_default()
    }

    fn add(&mut self, other: &Kind) {
        self.members.extend(&other.members);
        self.held.iter_mut().zip(other.held).for_each(|(held, more)| *held += more);
    }

    /// How much more these dice can pay for than others, or less.
    fn differs(&self, from: &Kind) -> usize {
        let pairs = self.pays.as_flattened().iter().zip(from.pays.as_flattened());
        usize::from(self.dice()) * pairs.map(|(&one, &other)| usize::from(one.abs_diff(other))).sum::<usize>()
    }
}

/// What the rules let a die of this power pay for, of what is wanted.
fn pays(power: Power, want: Symbols) -> [Pays; 6] {
    let mut all = [[0; 6]; 6];
    for shown in Face::USEFUL {
        let mut purse = Purse::default();
        purse.held[shown.index()] = 1;
        for face in Face::USEFUL.into_iter().filter(|&face| want.get(face) > 0) {
            let most = dice::symbols(power, &purse, face).max(dice::substitutes(power, &purse, face));
            all[shown.index()][face.index()] = most;
        }
    }
    all
}

/// The team's dice by kind.
pub(super) fn kinds(team: &[Member], want: Symbols) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Vec::new();
    for (number, member) in team.iter().enumerate() {
        let pays = pays(member.power, want);
        let place = kinds.iter().position(|kind| kind.pays == pays).unwrap_or_else(|| {
            kinds.push(Kind { pays, held: [0; 6], members: Vec::new() });
            kinds.len() - 1
        });
        let kind = &mut kinds[place];
        kind.members.push(number);
        for face in Face::USEFUL {
            kind.held[face.index()] += member.held[face.index()];
        }
    }
    kinds.retain(|kind| kind.dice() > 0);
    kinds
}

/// What kinds that are not told apart are taken for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Taken {
    /// For dice that can what each of them can.
    ForTheLeast,
    /// For dice that can what any of them can.
    ForTheMost,
}

/// Fewer kinds, some of them taken for one, so that they make no more positions than that: those that change the dice the
/// least. `None` where even alike dice make too many.
pub(super) fn merged(kinds: &[Kind], want: Symbols, taken: Taken, most: usize) -> Option<Vec<Kind>> {
    let change = |groups: &[usize], fewer: &[Kind]| -> usize {
        kinds.iter().zip(groups).map(|(kind, &group)| kind.differs(&fewer[group])).sum()
    };
    partitions(kinds.len())
        .into_iter()
        .map(|groups| (together(kinds, &groups, taken), groups))
        .filter(|(fewer, _)| cost(fewer, want) <= most)
        .min_by_key(|(fewer, groups)| change(groups, fewer))
        .map(|(fewer, _)| fewer)
}

/// All dice taken for such as no power helps.
pub(super) fn plain(kinds: &[Kind], want: Symbols) -> Kind {
    let mut all = Kind { pays: pays(Power::KeepsTitan, want), held: [0; 6], members: Vec::new() };
    for kind in kinds {
        all.add(kind);
    }
    all
}

/// All ways to put so many things into groups, as the group of each.
fn partitions(things: usize) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..things {
        all = all
            .into_iter()
            .flat_map(|groups| {
                let next = groups.iter().max().map_or(0, |last| last + 1);
                (0..=next).map(move |group| [groups.as_slice(), &[group]].concat())
            })
            .collect();
    }
    all
}

/// These kinds with all of a group taken for one.
fn together(kinds: &[Kind], groups: &[usize], taken: Taken) -> Vec<Kind> {
    let mut fewer: Vec<Kind> = Vec::new();
    for (kind, &group) in kinds.iter().zip(groups) {
        // Groups are numbered as they come up.
        let Some(one) = fewer.get_mut(group) else {
            fewer.push(kind.clone());
            continue;
        };
        one.add(kind);
        for (pays, also) in one.pays.as_flattened_mut().iter_mut().zip(kind.pays.as_flattened()) {
            *pays = match taken {
                Taken::ForTheLeast => (*pays).min(*also),
                Taken::ForTheMost => (*pays).max(*also),
            };
        }
    }
    fewer
}

/// Dice of one kind that pay for the same.
#[derive(Clone, Debug)]
pub(super) struct Sort {
    pub pays: Pays,
    /// Faces of six that are of this sort.
    pub faces: u8,
    /// More than so many are of no use.
    pub most: u8,
}

impl Sort {
    /// Pays for one face only.
    pub(super) fn is_single(&self) -> bool {
        self.pays.iter().filter(|&&pays| pays > 0).count() == 1
    }
}

/// The sorts that the dice of a kind can be of use as.
pub(super) fn sorts(of: &Kind, want: Symbols) -> Vec<Sort> {
    let mut sorts: Vec<Sort> = Vec::new();
    for face in Face::USEFUL {
        let pays = of.pays[face.index()];
        match sorts.iter_mut().find(|sort| sort.pays == pays) {
            Some(sort) => sort.faces += 1,
            None if pays == [0; 6] => {}
            None => {
                let taken = |face: Face| match pays[face.index()] {
                    0 => 0,
                    each => want.get(face).div_ceil(each),
                };
                let most = Face::USEFUL.map(taken).iter().sum::<u8>().min(of.dice());
                sorts.push(Sort { pays, faces: 1, most });
            }
        }
    }
    sorts
}

/// In how many ways dice of these sorts can lie, some of them useless and some gone.
fn ways(sorts: &[Sort], dice: u8) -> usize {
    // By the number of dice that are of use; any of the others may be gone.
    let mut by_useful = vec![0usize; usize::from(dice) + 1];
    by_useful[0] = 1;
    for sort in sorts {
        let before = by_useful.clone();
        for (useful, ways) in by_useful.iter_mut().enumerate() {
            let least = useful.saturating_sub(usize::from(sort.most));
            *ways = before[least..=useful].iter().fold(0, |sum, &ways| sum.saturating_add(ways));
        }
    }
    let left = |useful: usize| usize::from(dice) - useful + 1;
    by_useful
        .iter()
        .enumerate()
        .fold(0, |sum, (useful, &ways)| sum.saturating_add(ways.saturating_mul(left(useful))))
}

/// Whether a die may be useful twice over. With one kind, whose dice pay for one face each, none ever is.
pub(super) fn is_simple(kinds: &[Kind], want: Symbols) -> bool {
    kinds.len() <= 1 && kinds.iter().all(|kind| sorts(kind, want).iter().all(Sort::is_single))
}

/// So many positions of simple dice, which are gone through once, are as quick as one of others.
const SIMPLE: usize = 10;

/// How much work dice of these kinds are, in positions that are gone through several times.
pub(super) fn cost(kinds: &[Kind], want: Symbols) -> usize {
    let positions =
        kinds.iter().fold(1usize, |all, kind| all.saturating_mul(ways(&sorts(kind, want), kind.dice())));
    if is_simple(kinds, want) { positions / SIMPLE } else { positions }
}
