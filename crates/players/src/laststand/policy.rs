//! The best way to roll all heroes' dice together for a goal, by exact dynamic programming over multisets.
//!
//! A die that shows TITAN is gone; any other may be rolled again and again. What a die can pay for is asked of the rules
//! ([`laststand::rules::dice`]), once for every power and face; dice that can pay for the same are alike. A position
//! counts, for each kind of dice, those of each useful sort and those that are of no use. Three facts make it small:
//!
//! * Rolling several dice at once is never better than rolling one of them, looking, and going on.
//! * More dice of a sort than the goal can take are of no use.
//! * Rolling a useless die either loses it, or makes it useful, or changes nothing and is simply done again.
//!
//! Heroes whose powers matter for the goal make kinds of their own, and the positions multiply. Where they are more than
//! [`MOST_POSITIONS`], the last kinds are taken once for dice without a power, which gives a chance that can be reached
//! for sure, and once for dice that have every power at once, which gives one that cannot be exceeded.

use laststand::Face;
use laststand::content::{Power, Symbols, caps};
use laststand::rules::dice;
use laststand::state::Purse;

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

/// At most so many positions are solved.
pub const MOST_POSITIONS: usize = 150_000;
/// Chances that differ by less are the same.
const EQUAL: f64 = 1e-12;
/// A layer is solved once nothing in it changes by more: each roll leaves it one time in six, so that the error left is at
/// most five times the last change.
const SETTLED: f64 = 1e-11;
const SIDES: f64 = Face::ALL.len() as f64;
/// Times a layer is gone through at most; dice that are useful twice over are all that ever asks for more than two.
const SWEEPS: usize = 400;

/// The best policy; `None` where there is no such goal: nobody pays with TITAN, and no team has more dice than a table.
pub fn best(team: &[Member], want: Symbols) -> Option<Policy> {
    let dice: u32 =
        team.iter().flat_map(|member| Face::USEFUL.map(|face| u32::from(member.held[face.index()]))).sum();
    if want.get(Face::Titan) > 0 || dice > u32::from(caps::DICE_OF_A_HERO) * u32::from(caps::HEROES_IN_PLAY) {
        return None;
    }
    let kinds = kinds(team, want);
    let most_of_a_die =
        kinds.iter().flat_map(|kind| kind.pays.as_flattened()).copied().max().unwrap_or_default();
    if u32::from(want.total()) > dice * u32::from(most_of_a_die) {
        return Some(Policy { chance: 0.0, at_most: 0.0, titans: 0.0, next: None });
    }
    // As many kinds as can be told apart, from the first on.
    let told = (0..=kinds.len()).rev().find(|&told| {
        positions(&folded(&kinds, told, Fold::Plain, want), want) <= MOST_POSITIONS
            && positions(&folded(&kinds, told, Fold::Every, want), want) <= MOST_POSITIONS
    });
    // So many symbols that even alike dice make too many positions: nothing is known of them.
    let Some(told) = told else {
        return Some(Policy { chance: 0.0, at_most: 1.0, titans: 0.0, next: None });
    };
    let solved = Solved::new(folded(&kinds, told, Fold::Plain, want), want);
    let exact = told == kinds.len();
    let at_most = if exact {
        solved.value().chance
    } else {
        Solved::new(folded(&kinds, told, Fold::Every, want), want).value().chance
    };
    let next = solved.next().and_then(|face_of| find(team, &solved, face_of));
    let Value { chance, titans } = solved.value();
    Some(Policy { chance, at_most, titans, next })
}

/// What a die that shows a face can pay: so many symbols of one face or another.
type Pays = [u8; 6];

/// Dice that are alike but for the faces they show.
#[derive(Clone, Debug)]
struct Kind {
    /// What each face pays for, of what is wanted.
    pays: [Pays; 6],
    held: [u8; 6],
}

impl Kind {
    fn dice(&self) -> u8 {
        Face::USEFUL.iter().map(|face| self.held[face.index()]).sum()
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

/// The team's dice by kind, those without a power that matters first.
fn kinds(team: &[Member], want: Symbols) -> Vec<Kind> {
    let mut kinds = vec![Kind { pays: pays(Power::KeepsTitan, want), held: [0; 6] }];
    for member in team {
        let pays = pays(member.power, want);
        let place = kinds.iter().position(|kind| kind.pays == pays).unwrap_or_else(|| {
            kinds.push(Kind { pays, held: [0; 6] });
            kinds.len() - 1
        });
        for face in Face::USEFUL {
            kinds[place].held[face.index()] += member.held[face.index()];
        }
    }
    kinds
}

/// What the kinds that are not told apart are taken for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fold {
    Plain,
    Every,
}

/// The first kinds as they are, the others as one with the plain dice.
fn folded(kinds: &[Kind], told: usize, fold: Fold, want: Symbols) -> Vec<Kind> {
    let (kept, others) = kinds.split_at(told);
    let mut one = Kind { pays: pays(Power::KeepsTitan, want), held: [0; 6] };
    for kind in others {
        for face in Face::ALL {
            one.held[face.index()] += kind.held[face.index()];
            if fold == Fold::Every {
                let pays = &mut one.pays[face.index()];
                pays.iter_mut().zip(kind.pays[face.index()]).for_each(|(most, pays)| *most = pays.max(*most));
            }
        }
    }
    let mut kinds = kept.to_vec();
    match kinds.first_mut() {
        Some(plain) if fold == Fold::Plain => {
            plain.held.iter_mut().zip(one.held).for_each(|(held, more)| *held += more);
        }
        Some(_) | None => kinds.push(one),
    }
    kinds.retain(|kind| kind.dice() > 0);
    kinds
}

/// Dice of one kind that pay for the same.
#[derive(Clone, Debug)]
struct Sort {
    pays: Pays,
    /// Faces of six that are of this sort.
    faces: u8,
    /// More than so many are of no use.
    most: u8,
}

impl Sort {
    /// Pays for one face only.
    fn is_single(&self) -> bool {
        self.pays.iter().filter(|&&pays| pays > 0).count() == 1
    }
}

/// The sorts that the dice of a kind can be of use as.
fn sorts(of: &Kind, want: Symbols) -> Vec<Sort> {
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

fn positions(kinds: &[Kind], want: Symbols) -> usize {
    kinds.iter().fold(1, |all, kind| all.saturating_mul(ways(&sorts(kind, want), kind.dice())))
}

#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Value {
    chance: f64,
    titans: f64,
}

impl Value {
    fn is_better(self, than: Value) -> bool {
        self.chance > than.chance + EQUAL
            || self.chance > than.chance - EQUAL && self.titans < than.titans - EQUAL
    }
}

/// A die to roll next: a useless one of a kind, or one of a sort of a kind that is useful twice over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Next {
    kind: usize,
    sort: Option<usize>,
}

/// No such hand.
const NONE: u32 = u32::MAX;
/// Any of the faces, as sets of bits.
const SETS: usize = 1 << Face::ALL.len();

/// How dice of one kind can lie, and what one die more or less makes of that.
struct Hands {
    sorts: Vec<Sort>,
    /// How many there are of each sort, then the useless ones.
    counts: Vec<Vec<u8>>,
    /// By hand and place in the counts: the hand without one such die, and with one more.
    without: Vec<u32>,
    with: Vec<u32>,
    /// What dice that pay for one face only pay, by hand.
    single: Vec<[u8; 6]>,
    /// What the others can pay at most of any set of faces, by hand.
    others: Vec<[u8; SETS]>,
    /// Where a hand counts in the number of a position.
    step: usize,
}

impl Hands {
    fn new(of: &Kind, want: Symbols, step: usize) -> Hands {
        let sorts = sorts(of, want);
        let mut counts: Vec<Vec<u8>> = vec![Vec::new()];
        for most in sorts.iter().map(|sort| sort.most).chain(std::iter::once(of.dice())) {
            counts = counts
                .into_iter()
                .flat_map(|hand| {
                    let free = of.dice() - hand.iter().sum::<u8>();
                    (0..=free.min(most)).map(move |count| [hand.as_slice(), &[count]].concat())
                })
                .collect();
        }
        // Hands were listed in order, so their numbers are in order too, and one die more or less is a number apart.
        let base = u64::from(of.dice()) + 1;
        let number = |hand: &Vec<u8>| hand.iter().fold(0, |number, &count| number * base + u64::from(count));
        let numbers: Vec<u64> = counts.iter().map(number).collect();
        let find = |number: u64| {
            numbers.binary_search(&number).ok().and_then(|place| u32::try_from(place).ok()).unwrap_or(NONE)
        };
        let width = sorts.len() + 1;
        let (mut without, mut with) = (Vec::new(), Vec::new());
        for (hand, &number) in counts.iter().zip(&numbers) {
            let full = hand.iter().sum::<u8>() == of.dice();
            let mut unit = base.pow(sorts.len() as u32);
            for &count in &hand[..width] {
                without.push(if count > 0 { find(number - unit) } else { NONE });
                with.push(if full { NONE } else { find(number + unit) });
                unit /= base;
            }
        }
        let paid = |hand: &Vec<u8>| {
            let mut single = [0; 6];
            let mut others = [0; SETS];
            for (sort, &count) in sorts.iter().zip(hand) {
                if sort.is_single() {
                    single.iter_mut().zip(sort.pays).for_each(|(sum, pays)| *sum += count * pays);
                } else {
                    for (set, sum) in others.iter_mut().enumerate() {
                        let within = (0..Face::ALL.len()).filter(|face| set & 1 << face != 0);
                        *sum += count * within.map(|face| sort.pays[face]).max().unwrap_or_default();
                    }
                }
            }
            (single, others)
        };
        let (single, others) = counts.iter().map(paid).unzip();
        Hands { sorts, counts, without, with, single, others, step }
    }

    fn useless(&self) -> usize {
        self.sorts.len()
    }

    /// The hand of this kind in a position.
    fn of(&self, place: usize) -> usize {
        place / self.step % self.counts.len()
    }

    /// Of a list by hand and place in the counts, those of one hand.
    fn row<'a>(&self, list: &'a [u32], hand: usize) -> &'a [u32] {
        let width = self.sorts.len() + 1;
        &list[hand * width..][..width]
    }

    fn held(&self, of: &Kind) -> Option<usize> {
        let mut hand = vec![0; self.sorts.len() + 1];
        for face in Face::USEFUL {
            let held = of.held[face.index()];
            let sort = self.sorts.iter().position(|sort| sort.pays == of.pays[face.index()]);
            hand[sort.unwrap_or(self.useless())] += held;
        }
        for (sort, of) in self.sorts.iter().enumerate() {
            let too_many = hand[sort].saturating_sub(of.most);
            hand[sort] -= too_many;
            hand[self.sorts.len()] += too_many;
        }
        self.counts.binary_search(&hand).ok()
    }
}

struct Solved {
    kinds: Vec<Kind>,
    want: Symbols,
    hands: Vec<Hands>,
    values: Vec<Value>,
    start: usize,
    /// Whether a die may be useful twice over. With one kind, whose dice pay for one face each, none ever is.
    several: bool,
}

impl Solved {
    fn new(kinds: Vec<Kind>, want: Symbols) -> Solved {
        let (mut hands, mut positions): (Vec<Hands>, usize) = (Vec::new(), 1);
        for kind in &kinds {
            hands.push(Hands::new(kind, want, positions));
            positions *= hands.last().map_or(1, |hands| hands.counts.len());
        }
        let held = hands.iter().zip(&kinds).filter_map(|(hands, kind)| Some(hands.step * hands.held(kind)?));
        let start = held.sum();
        let several =
            kinds.len() > 1 || hands.iter().any(|hands| hands.sorts.iter().any(|sort| !sort.is_single()));
        let values = vec![Value::default(); positions];
        let mut solved = Solved { kinds, want, hands, values, start, several };
        for layer in solved.layers() {
            solved.solve(&layer);
        }
        solved
    }

    fn value(&self) -> Value {
        self.values[self.start]
    }

    fn next(&self) -> Option<Next> {
        let value = self.value();
        if value.chance < EQUAL || value.chance > 1.0 - EQUAL { None } else { self.best(self.start).1 }
    }

    /// The positions by the number of dice, within each the most useful first.
    fn layers(&self) -> Vec<Vec<usize>> {
        let dice: usize = self.kinds.iter().map(|kind| usize::from(kind.dice())).sum();
        let mut layers = vec![vec![Vec::new(); dice + 1]; dice + 1];
        let tally = |hand: &Vec<u8>| {
            let all: u8 = hand.iter().sum();
            (usize::from(all), usize::from(all - hand.last().copied().unwrap_or_default()))
        };
        let tallies: Vec<Vec<(usize, usize)>> =
            self.hands.iter().map(|hands| hands.counts.iter().map(tally).collect()).collect();
        for place in 0..self.values.len() {
            let (all, useful) = self.hands.iter().zip(&tallies).fold((0, 0), |sum, (hands, tallies)| {
                let (all, useful) = tallies[hands.of(place)];
                (sum.0 + all, sum.1 + useful)
            });
            layers[all][useful].push(place);
        }
        layers.into_iter().map(|by_useful| by_useful.into_iter().rev().flatten().collect()).collect()
    }

    /// Whether what these dice show pays for the goal: for any of the wanted faces together, there are enough dice that
    /// can pay for some of them.
    fn is_reached(&self, place: usize) -> bool {
        let mut left = Face::ALL.map(|face| self.want.get(face));
        for hands in &self.hands {
            let single = hands.single[hands.of(place)];
            left.iter_mut().zip(single).for_each(|(left, paid)| *left = left.saturating_sub(paid));
        }
        let lacking = (0..left.len()).filter(|&face| left[face] > 0).fold(0, |set, face| set | 1 << face);
        (1..SETS).filter(|set| set & !lacking == 0).all(|set| {
            let within = (0..left.len()).filter(|face| set & 1 << face != 0);
            let asked: u32 = within.map(|face| u32::from(left[face])).sum();
            let can: u32 = self.hands.iter().map(|hands| u32::from(hands.others[hands.of(place)][set])).sum();
            asked <= can
        })
    }

    fn solve(&mut self, layer: &[usize]) {
        let mut open = Vec::with_capacity(layer.len());
        for &place in layer {
            if self.is_reached(place) {
                self.values[place] = Value { chance: 1.0, titans: 0.0 };
            } else {
                open.push(place);
            }
        }
        // Without a circle once is enough: the more useful ones come first.
        for _ in 0..if self.several { SWEEPS } else { 1 } {
            let mut changed = false;
            for &place in &open {
                let (value, _) = self.best(place);
                let old = self.values[place];
                changed |= (value.chance - old.chance).abs() > SETTLED
                    || (value.titans - old.titans).abs() > SETTLED;
                self.values[place] = value;
            }
            if !changed {
                return;
            }
        }
    }

    /// The best die to roll from here, and what it comes to.
    fn best(&self, place: usize) -> (Value, Option<Next>) {
        let mut best = (Value::default(), None);
        for (kind, hands) in self.hands.iter().enumerate() {
            let hand = hands.of(place);
            let beside = place - hands.step * hand;
            let without = hands.row(&hands.without, hand);
            let useless = hands.useless();
            for die in (if self.several { 0 } else { useless }..=useless).rev() {
                if without[die] == NONE {
                    continue;
                }
                let value = self.rolled(hands, beside, without[die] as usize, die);
                if value.chance > 0.0 && (best.1.is_none() || value.is_better(best.0)) {
                    best = (value, Some(Next { kind, sort: (die < useless).then_some(die) }));
                }
            }
        }
        best
    }

    /// One die is in the air: beside it lie the other kinds, and of its own kind the hand without it. If it comes down as
    /// it was, it is simply rolled again.
    fn rolled(&self, hands: &Hands, beside: usize, lies: usize, as_it_was: usize) -> Value {
        let on = |hand: u32| self.values[beside + hands.step * hand as usize];
        let lost = self.values[beside + hands.step * lies];
        let (mut chance, mut titans, mut stays) = (lost.chance, 1.0 + lost.titans, SIDES - 1.0);
        let mut all = SIDES;
        let with = hands.row(&hands.with, lies);
        for (die, sort) in hands.sorts.iter().enumerate() {
            let faces = f64::from(sort.faces);
            if die == as_it_was {
                (all, stays) = (all - faces, stays - faces);
            } else if with[die] != NONE {
                let on = on(with[die]);
                (chance, titans, stays) =
                    (chance + faces * on.chance, titans + faces * on.titans, stays - faces);
            }
        }
        if as_it_was == hands.useless() {
            all -= stays;
        } else if with[hands.useless()] != NONE {
            let on = on(with[hands.useless()]);
            (chance, titans) = (chance + stays * on.chance, titans + stays * on.titans);
        }
        Value { chance: chance / all, titans: titans / all }
    }
}

/// Somebody who has such a die.
fn find(team: &[Member], solved: &Solved, next: Next) -> Option<(usize, Face)> {
    let (of, hands) = (&solved.kinds[next.kind], &solved.hands[next.kind]);
    let counts = &hands.counts[hands.of(solved.start)];
    let sort_of = |face: Face| hands.sorts.iter().position(|sort| sort.pays == of.pays[face.index()]);
    let spare = |face: Face| match (next.sort, sort_of(face)) {
        (Some(wanted), shown) => shown == Some(wanted),
        (None, Some(sort)) => of.held[face.index()] > counts[sort],
        (None, None) => true,
    };
    let mine = |member: &Member| pays(member.power, solved.want) == of.pays;
    let has = |member: &Member, face: Face| member.held[face.index()] > 0 && spare(face);
    let find = |only_mine: bool| {
        team.iter().enumerate().filter(|(_, member)| !only_mine || mine(member)).find_map(
            |(place, member)| {
                Face::USEFUL.into_iter().find(|&face| has(member, face)).map(|face| (place, face))
            },
        )
    };
    find(true).or_else(|| find(false))
}
