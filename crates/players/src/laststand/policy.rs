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
pub const MOST_POSITIONS: usize = 200_000;
/// Chances that differ by less are the same.
const EQUAL: f64 = 1e-12;
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
    kind: usize,
    pays: Pays,
    /// Faces of six that are of this sort.
    faces: u8,
    /// More than so many are of no use.
    most: u8,
    /// Where it counts in the number of a position.
    step: usize,
}

/// The sorts of every kind, and the number of positions if each is counted by itself.
fn sorts(kinds: &[Kind], want: Symbols) -> (Vec<Sort>, Vec<usize>, usize) {
    let mut sorts: Vec<Sort> = Vec::new();
    let mut useless = Vec::new();
    let mut step = 1usize;
    for (kind, of) in kinds.iter().enumerate() {
        let first = sorts.len();
        for face in Face::USEFUL {
            let pays = of.pays[face.index()];
            match sorts[first..].iter_mut().find(|sort| sort.pays == pays) {
                Some(sort) => sort.faces += 1,
                None if pays == [0; 6] => {}
                None => {
                    let taken = |face: Face| match pays[face.index()] {
                        0 => 0,
                        each => want.get(face).div_ceil(each),
                    };
                    let most = Face::USEFUL.map(taken).iter().sum::<u8>().min(of.dice());
                    sorts.push(Sort { kind, pays, faces: 1, most, step: 0 });
                }
            }
        }
        for sort in &mut sorts[first..] {
            sort.step = step;
            step = step.saturating_mul(usize::from(sort.most) + 1);
        }
        useless.push(step);
        step = step.saturating_mul(usize::from(of.dice()) + 1);
    }
    (sorts, useless, step)
}

fn positions(kinds: &[Kind], want: Symbols) -> usize {
    sorts(kinds, want).2
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

/// A die to roll next: a useless one of a kind, or one of a sort that is useful twice over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    Useless(usize),
    Sort(usize),
}

struct Solved {
    kinds: Vec<Kind>,
    want: Symbols,
    sorts: Vec<Sort>,
    useless: Vec<usize>,
    values: Vec<Value>,
    start: usize,
}

impl Solved {
    fn new(kinds: Vec<Kind>, want: Symbols) -> Solved {
        let (sorts, useless, positions) = sorts(&kinds, want);
        let mut solved =
            Solved { kinds, want, sorts, useless, values: vec![Value::default(); positions], start: 0 };
        solved.start = solved.place_of_held();
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

    fn counts(&self, place: usize) -> impl Fn(usize) -> u8 {
        let sorts: Vec<(usize, usize)> =
            self.sorts.iter().map(|sort| (sort.step, usize::from(sort.most) + 1)).collect();
        move |sort: usize| (place / sorts[sort].0 % sorts[sort].1) as u8
    }

    fn count(&self, place: usize, sort: &Sort) -> u8 {
        (place / sort.step % (usize::from(sort.most) + 1)) as u8
    }

    fn useless(&self, place: usize, kind: usize) -> u8 {
        (place / self.useless[kind] % (usize::from(self.kinds[kind].dice()) + 1)) as u8
    }

    fn place_of_held(&self) -> usize {
        let mut place = 0;
        for (kind, of) in self.kinds.iter().enumerate() {
            let mut useless = of.dice();
            for sort in self.sorts.iter().filter(|sort| sort.kind == kind) {
                let held: u8 = Face::USEFUL
                    .iter()
                    .filter(|face| of.pays[face.index()] == sort.pays)
                    .map(|face| of.held[face.index()])
                    .sum();
                place += sort.step * usize::from(held.min(sort.most));
                useless -= held.min(sort.most);
            }
            place += self.useless[kind] * usize::from(useless);
        }
        place
    }

    /// The positions that can come about, by the number of dice, within each the most useful first.
    fn layers(&self) -> Vec<Vec<usize>> {
        let dice: usize = self.kinds.iter().map(|kind| usize::from(kind.dice())).sum();
        let mut layers = vec![Vec::new(); dice + 1];
        for place in 0..self.values.len() {
            let mut useful = 0usize;
            let mut all = 0usize;
            let mut fits = true;
            let mut sort = 0;
            for (kind, of) in self.kinds.iter().enumerate() {
                let mut held = usize::from(self.useless(place, kind));
                while sort < self.sorts.len() && self.sorts[sort].kind == kind {
                    let count = usize::from(self.count(place, &self.sorts[sort]));
                    (held, useful, sort) = (held + count, useful + count, sort + 1);
                }
                fits &= held <= usize::from(of.dice());
                all += held;
            }
            if fits {
                layers[all].push((useful, place));
            }
        }
        let in_order = |mut layer: Vec<(usize, usize)>| {
            layer.sort_unstable_by(|one, other| other.cmp(one));
            layer.into_iter().map(|(_, place)| place).collect()
        };
        layers.into_iter().map(in_order).collect()
    }

    /// Whether what these dice show pays for the goal: for any of the wanted faces together, there are enough dice that
    /// can pay for some of them.
    fn is_reached(&self, place: usize) -> bool {
        let mut left = Face::ALL.map(|face| i32::from(self.want.get(face)));
        let single = |sort: &Sort| sort.pays.iter().filter(|&&pays| pays > 0).count() == 1;
        for sort in self.sorts.iter().filter(|sort| single(sort)) {
            let count = i32::from(self.count(place, sort));
            left.iter_mut()
                .zip(sort.pays)
                .for_each(|(left, pays)| *left = (*left - count * i32::from(pays)).max(0));
        }
        (1u8..1 << Face::ALL.len()).all(|some| {
            let within = |face: usize| some & 1 << face != 0;
            let asked: i32 = (0..Face::ALL.len()).filter(|&face| within(face)).map(|face| left[face]).sum();
            asked == 0
                || asked
                    <= self
                        .sorts
                        .iter()
                        .filter(|sort| !single(sort))
                        .map(|sort| {
                            let most =
                                (0..Face::ALL.len()).filter(|&face| within(face)).map(|face| sort.pays[face]);
                            i32::from(self.count(place, sort)) * i32::from(most.max().unwrap_or_default())
                        })
                        .sum()
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
        for _ in 0..SWEEPS {
            let mut changed = false;
            for &place in &open {
                let (value, _) = self.best(place);
                let old = self.values[place];
                changed |=
                    (value.chance - old.chance).abs() > EQUAL || (value.titans - old.titans).abs() > EQUAL;
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
        let mut consider = |value: Value, next: Next| {
            if value.chance > 0.0 && (best.1.is_none() || value.is_better(best.0)) {
                best = (value, Some(next));
            }
        };
        for kind in (0..self.kinds.len()).filter(|&kind| self.useless(place, kind) > 0) {
            consider(self.rolled(place - self.useless[kind], kind, Some(place)), Next::Useless(kind));
        }
        // With one kind of dice nothing useful is ever useful twice over.
        let several = self.kinds.len() > 1
            || self.sorts.iter().any(|sort| sort.pays.iter().filter(|&&pays| pays > 0).count() > 1);
        for (number, sort) in self.sorts.iter().enumerate().filter(|_| several) {
            if self.count(place, sort) > 0 {
                consider(self.rolled(place - sort.step, sort.kind, None), Next::Sort(number));
            }
        }
        best
    }

    /// One die of this kind is in the air beside what lies there. Where it may come down as it was, it is rolled until
    /// it does not.
    fn rolled(&self, lies: usize, kind: usize, as_it_was: Option<usize>) -> Value {
        let lost = self.values[lies];
        let (mut chance, mut titans, mut stays) = (lost.chance, 1.0 + lost.titans, SIDES - 1.0);
        for sort in self.sorts.iter().filter(|sort| sort.kind == kind) {
            if self.count(lies, sort) < sort.most {
                let on = self.values[lies + sort.step];
                let faces = f64::from(sort.faces);
                (chance, titans, stays) =
                    (chance + faces * on.chance, titans + faces * on.titans, stays - faces);
            }
        }
        let mut all = SIDES;
        if as_it_was.is_some() {
            all -= stays;
        } else {
            let on = self.values[lies + self.useless[kind]];
            (chance, titans) = (chance + stays * on.chance, titans + stays * on.titans);
        }
        Value { chance: chance / all, titans: titans / all }
    }
}

/// Somebody who has such a die.
fn find(team: &[Member], solved: &Solved, next: Next) -> Option<(usize, Face)> {
    let kind = match next {
        Next::Useless(kind) => kind,
        Next::Sort(sort) => solved.sorts[sort].kind,
    };
    let of = &solved.kinds[kind];
    let count = solved.counts(solved.start);
    let spare = |face: Face| match next {
        Next::Sort(sort) => of.pays[face.index()] == solved.sorts[sort].pays,
        Next::Useless(_) => {
            match solved.sorts.iter().position(|sort| sort.kind == kind && sort.pays == of.pays[face.index()])
            {
                Some(sort) => of.held[face.index()] > count(sort),
                None => true,
            }
        }
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
