//! Exact odds of stage 2: the chance to hold what is wanted in the end, if one rolls as well as one can.
//!
//! A hero may roll any of its dice again and again; a TITAN face takes the die away for good (or locks it, which for
//! this question is the same). So the position is the multiset of dice that show something else, and there is no limit
//! but the dice themselves. Two facts make it small and exact:
//!
//! * Rolling several dice at once is never better than rolling one of them, looking, and going on. So the value of a
//!   position is the best of stopping and of rolling any single die: with `k` the dice kept,
//!   `roll(k) = (value(k) + sum over the five faces of value(k + face)) / 6`.
//! * Positions with fewer dice are solved first. Among those with equally many dice the equations go in a circle, but
//!   each roll leaves the circle one time in six; going round it shrinks any error by 5/6, and we go round until it is
//!   below [`ERROR`].
//!
//! Among rolls that are equally good the one that gives the Titan fewest dice is taken. What a die is worth, and what a
//! hero can pay with, is asked of the rules ([`laststand::rules::dice`]).

use kernel::dice::stream;
use kernel::{Game, Seat};
use laststand::content::{Content, Power, Symbols, caps};
use laststand::rules::dice;
use laststand::state::{Purse, hero_of};
use laststand::{Action, Face, LastStand, View};

/// Chances are exact to this.
pub const ERROR: f64 = 1e-12;
/// Rolls whose chances differ by less count as equally good.
const EQUAL: f64 = 1e-9;
/// All faces of a die are equally likely.
const SIDES: f64 = Face::ALL.len() as f64;

/// What somebody would like to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    pub power: Power,
    /// The dice by the face they show; locked TITAN dice do not matter.
    pub held: [u8; 6],
    /// What must be payable in the end, all at once.
    pub want: Symbols,
}

/// The best that can be done.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Answer {
    /// To hold what is wanted in the end.
    pub chance: f64,
    /// Dice that show TITAN on the way, on average. They go to the Titan, unless the hero's power keeps them.
    pub titans: f64,
    /// The dice to roll now; none to stop.
    pub roll: [u8; 6],
    /// Whether what is wanted is held already.
    pub held_now: bool,
}

/// Why a question has no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OddsError {
    TooManyDice {
        dice: u8,
        most: u8,
    },
    /// Nobody can pay with TITAN.
    WantsTitan,
    /// A TITAN face goes to the Titan, unless the hero's power keeps it.
    HoldsTitan {
        hero: String,
    },
    NoSuchHero {
        hero: String,
    },
    TooManyHeroes {
        most: u8,
    },
    /// A hero is there once.
    SameHero {
        hero: String,
    },
    /// Not a face and a number, such as `fight:2`.
    Unclear {
        word: String,
    },
}

impl Question {
    /// Reads a question as somebody types it: `mikasa`, `fight:1,move:2` and `fight:2,move:1`.
    pub fn parse(content: &Content, hero: &str, held: &str, want: &str) -> Result<Question, OddsError> {
        let found = content.heroes.iter().find(|known| known.id == hero);
        let power = found.ok_or_else(|| OddsError::NoSuchHero { hero: hero.to_owned() })?.power;
        let held = parse_faces(held)?;
        if held[Face::Titan.index()] > 0 && power != Power::KeepsTitan {
            return Err(OddsError::HoldsTitan { hero: hero.to_owned() });
        }
        let (dice, most) = (count(&held), content.edition.dice);
        if dice > most {
            return Err(OddsError::TooManyDice { dice, most });
        }
        Ok(Question { power, held, want: parse_want(want)? })
    }
}

/// What somebody wants to be able to pay.
pub(super) fn parse_want(text: &str) -> Result<Symbols, OddsError> {
    let faces = parse_faces(text)?;
    Ok(Face::ALL.into_iter().fold(Symbols::default(), |want, face| want.with(face, faces[face.index()])))
}

/// All of these dice.
fn count(faces: &[u8; 6]) -> u8 {
    faces.iter().fold(0u8, |sum, &count| sum.saturating_add(count))
}

/// Faces and numbers with commas between; the same face may come again.
fn parse_faces(text: &str) -> Result<[u8; 6], OddsError> {
    let mut faces = [0u8; 6];
    for word in text.split(',').filter(|word| !word.is_empty()) {
        let unclear = || OddsError::Unclear { word: word.to_owned() };
        let (face, count) = word.split_once(':').unwrap_or((word, "1"));
        let count: u8 = count.parse().map_err(|_| unclear())?;
        let place = &mut faces[Face::parse(face).ok_or_else(unclear)?.index()];
        *place = place.checked_add(count).ok_or_else(unclear)?;
    }
    Ok(faces)
}

/// The faces there are any of, by name, each with its number.
pub fn counted(faces: &[u8; 6]) -> impl Iterator<Item = (&'static str, u8)> {
    let shown = Face::ALL.map(|face| (face.word(), faces[face.index()]));
    shown.into_iter().filter(|(_, count)| *count > 0)
}

/// Solves the question.
///
/// Rule: dice.reroll_odds
pub fn answer(question: &Question) -> Result<Answer, OddsError> {
    let mut held = question.held;
    held[Face::Titan.index()] = 0;
    let dice = count(&held);
    if dice > caps::DICE_OF_A_HERO {
        return Err(OddsError::TooManyDice { dice, most: caps::DICE_OF_A_HERO });
    }
    if question.want.get(Face::Titan) > 0 {
        return Err(OddsError::WantsTitan);
    }
    let table = Solved::new(question.power, question.want, dice);
    let best = table.best(&held);
    let roll = table.widest(&held, best);
    Ok(Answer {
        chance: best.chance,
        titans: best.titans,
        roll,
        held_now: holds(question.power, &held, question.want),
    })
}

/// Whether these dice pay for all of it at once.
pub fn holds(power: Power, held: &[u8; 6], want: Symbols) -> bool {
    let purse = Purse { held: *held, ..Purse::default() };
    pays(power, purse, want, &Face::USEFUL)
}

/// Tries every split between dice that show a face and dice that count as it.
fn pays(power: Power, purse: Purse, want: Symbols, faces: &[Face]) -> bool {
    let Some((&face, rest)) = faces.split_first() else { return true };
    let count = want.get(face);
    (0..=count).any(|other| {
        let mut left = purse;
        dice::can_pay(power, &purse, face, count, other) && {
            dice::pay(power, &mut left, face, count, other);
            pays(power, left, want, rest)
        }
    })
}

/// A position's chance, and the TITAN faces on the way to it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Value {
    chance: f64,
    titans: f64,
}

impl Value {
    fn is_as_good(self, than: Value) -> bool {
        (self.chance - than.chance).abs() < EQUAL && (self.titans - than.titans).abs() < EQUAL
    }
}

/// Where one roll of a single die leads.
struct Roll {
    /// The position of the dice that were kept, which is where a TITAN face leads.
    kept: usize,
    /// The positions with one more of each useful face.
    with: [usize; 5],
}

/// Every position with up to so many dice.
struct Solved {
    positions: Vec<[u8; 6]>,
    values: Vec<Value>,
    /// Where the positions with so many dice begin.
    layers: Vec<usize>,
}

impl Solved {
    fn new(power: Power, want: Symbols, dice: u8) -> Solved {
        let mut positions = Vec::new();
        let mut layers = Vec::new();
        for count in 0..=dice {
            layers.push(positions.len());
            list([0; 6], count, &Face::USEFUL, &mut positions);
        }
        layers.push(positions.len());
        let stop = |held: &[u8; 6]| f64::from(u8::from(holds(power, held, want)));
        let values = positions.iter().map(|held| Value { chance: stop(held), titans: 0.0 }).collect();
        let mut solved = Solved { positions, values, layers };
        for count in 1..=usize::from(dice) {
            solved.solve_chances(count);
            solved.solve_titans(count);
        }
        solved
    }

    fn index(&self, held: &[u8; 6]) -> usize {
        let count = held.iter().map(|&dice| usize::from(dice)).sum::<usize>();
        let layer = self.layers[count]..self.layers[count + 1];
        let place = self.positions[layer.clone()].binary_search(held).expect("every position is listed");
        layer.start + place
    }

    fn after(&self, held: &[u8; 6], rolled: Face) -> Roll {
        let mut kept = *held;
        kept[rolled.index()] -= 1;
        let with = Face::USEFUL.map(|face| {
            let mut held = kept;
            held[face.index()] += 1;
            self.index(&held)
        });
        Roll { kept: self.index(&kept), with }
    }

    /// The single rolls from every position of a layer.
    fn rolls(&self, count: usize) -> Vec<(usize, Vec<Roll>)> {
        (self.layers[count]..self.layers[count + 1])
            .map(|place| {
                let held = self.positions[place];
                let faces = Face::USEFUL.into_iter().filter(|face| held[face.index()] > 0);
                (place, faces.map(|face| self.after(&held, face)).collect())
            })
            .collect()
    }

    fn chance_of(&self, roll: &Roll) -> f64 {
        (self.values[roll.kept].chance
            + roll.with.iter().map(|&place| self.values[place].chance).sum::<f64>())
            / SIDES
    }

    fn solve_chances(&mut self, count: usize) {
        let rolls = self.rolls(count);
        let mut change = 1.0;
        // The error left is at most five times the last change, since each round shrinks it by 5/6.
        while change * SIDES > ERROR {
            change = 0.0;
            for (place, rolls) in &rolls {
                let best =
                    rolls.iter().map(|roll| self.chance_of(roll)).fold(self.values[*place].chance, f64::max);
                change = f64::max(change, best - self.values[*place].chance);
                self.values[*place].chance = best;
            }
        }
    }

    /// With the chances known, the fewest TITAN faces among the rolls that reach them.
    fn solve_titans(&mut self, count: usize) {
        let mut rolls = self.rolls(count);
        let done = |value: Value| value.chance < EQUAL || value.chance > 1.0 - EQUAL;
        rolls.retain(|(place, _)| !done(self.values[*place]));
        for (place, rolls) in &mut rolls {
            let best = self.values[*place].chance;
            rolls.retain(|roll| self.chance_of(roll) > best - EQUAL);
        }
        let mut change = 1.0;
        while change * SIDES > ERROR {
            change = 0.0;
            for (place, rolls) in &rolls {
                let titans = |roll: &Roll| {
                    let on = roll.with.iter().map(|&place| self.values[place].titans).sum::<f64>();
                    (1.0 + self.values[roll.kept].titans + on) / SIDES
                };
                let fewest = rolls.iter().map(titans).fold(f64::INFINITY, f64::min);
                change = f64::max(change, (fewest - self.values[*place].titans).abs());
                self.values[*place].titans = fewest;
            }
        }
    }

    fn best(&self, held: &[u8; 6]) -> Value {
        self.values[self.index(held)]
    }

    /// The most dice that can be rolled at once without losing anything; none where stopping is as good.
    fn widest(&self, held: &[u8; 6], best: Value) -> [u8; 6] {
        if best.chance < EQUAL || best.chance > 1.0 - EQUAL {
            return [0; 6];
        }
        let mut parts = Vec::new();
        let dice: u8 = held.iter().sum();
        for count in 1..=dice {
            list([0; 6], count, &Face::USEFUL, &mut parts);
        }
        parts.retain(|part| part.iter().zip(held).all(|(part, held)| part <= held));
        let good = |roll: &[u8; 6]| self.rolled(held, roll).is_as_good(best);
        parts.into_iter().rev().find(good).unwrap_or_default()
    }

    /// What rolling all of these at once comes to.
    fn rolled(&self, held: &[u8; 6], roll: &[u8; 6]) -> Value {
        let mut kept = *held;
        kept.iter_mut().zip(roll).for_each(|(kept, rolled)| *kept -= rolled);
        let dice: u8 = roll.iter().sum();
        let mut sum = Value::default();
        for titans in 0..=dice {
            let mut shown = Vec::new();
            list([0; 6], dice - titans, &Face::USEFUL, &mut shown);
            for mut faces in shown {
                faces[Face::Titan.index()] = titans;
                let chance = ways(&faces) / SIDES.powi(i32::from(dice));
                faces[Face::Titan.index()] = 0;
                faces.iter_mut().zip(kept).for_each(|(face, kept)| *face += kept);
                let on = self.best(&faces);
                sum.chance += chance * on.chance;
                sum.titans += chance * (f64::from(titans) + on.titans);
            }
        }
        sum
    }
}

/// Every multiset of so many dice of these faces, in order.
fn list(so_far: [u8; 6], dice: u8, faces: &[Face], out: &mut Vec<[u8; 6]>) {
    match faces.split_first() {
        None => out.extend((dice == 0).then_some(so_far)),
        Some((face, rest)) => {
            for count in 0..=dice {
                let mut held = so_far;
                held[face.index()] = count;
                list(held, dice - count, rest, out);
            }
        }
    }
}

/// In how many ways dice can show these faces.
fn ways(faces: &[u8; 6]) -> f64 {
    let factorial = |count: u8| (1..=count).map(f64::from).product::<f64>();
    faces.iter().fold(factorial(faces.iter().sum()), |ways, &count| ways / factorial(count))
}

/// What a roll that somebody considers gives away.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RollOdds {
    pub dice: u8,
    /// The chance that some die shows TITAN.
    pub some_titan: f64,
    /// TITAN faces on average.
    pub titans: f64,
    /// The hero's power keeps them from the Titan.
    pub kept: bool,
}

/// Every roll the seat may choose now, with its odds.
pub fn advise(game: &LastStand, view: &View, seat: Seat) -> Vec<(Action, RollOdds)> {
    let Some(hero) = hero_of(seat).filter(|&hero| hero < view.open.count) else { return Vec::new() };
    let kept = game.hero_card(&view.open, hero).power == Power::KeepsTitan;
    let mut actions = Vec::new();
    // What a hero may roll depends on nothing hidden, so that any world that fits the view will do.
    let world = game.imagine(view, &mut stream(0, 0));
    game.legal_actions(&world, &mut (), seat, &mut actions);
    let odds = |action: Action| {
        let Action::Roll(faces) = action else { return None };
        Some((action, roll_odds(faces.iter().sum(), kept)))
    };
    actions.into_iter().filter_map(odds).collect()
}

fn roll_odds(dice: u8, kept: bool) -> RollOdds {
    let none = ((SIDES - 1.0) / SIDES).powi(i32::from(dice));
    RollOdds { dice, some_titan: 1.0 - none, titans: f64::from(dice) / SIDES, kept }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::dice::below;

    const PLAIN: Power = Power::Lend;

    fn ask(power: Power, held: &[(Face, u8)], want: &[(Face, u8)]) -> Answer {
        let mut dice = [0; 6];
        held.iter().for_each(|&(face, count)| dice[face.index()] = count);
        let want = want.iter().fold(Symbols::default(), |want, &(face, count)| want.with(face, count));
        answer(&Question { power, held: dice, want }).expect("a fair question")
    }

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-9
    }

    /// A die rolled again and again for one face ends half the time as TITAN.
    #[test]
    fn one_die_for_one_face() {
        let found = ask(PLAIN, &[(Face::Move, 1)], &[(Face::Fight, 1)]);
        assert!(near(found.chance, 0.5) && near(found.titans, 0.5), "{found:?}");
        assert_eq!(found.roll, [0, 1, 0, 0, 0, 0]);
        assert!(!found.held_now);
    }

    /// Two faces that both serve end as TITAN one time in three: Erwin's TACTICS counts as DODGE.
    #[test]
    fn a_power_is_asked_of_the_rules() {
        let found = ask(Power::Swap(Face::Tactics, Face::Dodge), &[(Face::Move, 1)], &[(Face::Dodge, 1)]);
        assert!(near(found.chance, 2.0 / 3.0), "{found:?}");
        let wild = ask(Power::Wild(Face::Dodge), &[(Face::Move, 1)], &[(Face::Fight, 1)]);
        assert!(near(wild.chance, 2.0 / 3.0), "{wild:?}");
        let double = ask(Power::Double(Face::Fight), &[(Face::Move, 1)], &[(Face::Fight, 2)]);
        assert!(near(double.chance, 0.5), "{double:?}");
    }

    /// Two dice for one face: the second is a second try. One at a time gives the Titan fewer.
    #[test]
    fn two_dice_for_one_face() {
        let found = ask(PLAIN, &[(Face::Move, 2)], &[(Face::Fight, 1)]);
        assert!(near(found.chance, 0.75) && near(found.titans, 0.75), "{found:?}");
        assert_eq!(found.roll, [0, 1, 0, 0, 0, 0]);
    }

    /// Two dice for two faces, and for the same face twice: all must come, so both can be rolled at once. For the two
    /// different faces the first die has two good faces, twice as likely as TITAN: 2/3 times 1/2.
    #[test]
    fn two_dice_for_two_faces() {
        let same = ask(PLAIN, &[(Face::Move, 2)], &[(Face::Fight, 2)]);
        assert!(near(same.chance, 0.25), "{same:?}");
        let different = ask(PLAIN, &[(Face::Move, 2)], &[(Face::Fight, 1), (Face::Dodge, 1)]);
        assert!(near(different.chance, 1.0 / 3.0), "{different:?}");
    }

    /// What is held is kept, and what cannot be had is not rolled for.
    #[test]
    fn nothing_to_roll() {
        let held = ask(PLAIN, &[(Face::Fight, 2), (Face::Move, 1)], &[(Face::Fight, 2)]);
        assert_eq!((held.chance, held.titans, held.roll, held.held_now), (1.0, 0.0, [0; 6], true));
        let never = ask(PLAIN, &[(Face::Fight, 2)], &[(Face::Fight, 3)]);
        assert_eq!((never.chance, never.titans, never.roll), (0.0, 0.0, [0; 6]));
    }

    /// Questions outside the game are refused by name.
    #[test]
    fn refused() {
        let question = Question { power: PLAIN, held: [0, 9, 0, 0, 0, 0], want: Symbols::default() };
        assert_eq!(answer(&question), Err(OddsError::TooManyDice { dice: 9, most: 8 }));
        let want = Symbols::default().with(Face::Titan, 1);
        assert_eq!(answer(&Question { held: [0; 6], want, ..question }), Err(OddsError::WantsTitan));
    }

    /// A question as typed; what cannot be read is named.
    #[test]
    fn typed_questions() {
        let content = crate::laststand::content().expect("the built-in content is good");
        let read = |hero, held, want| Question::parse(&content, hero, held, want);
        let question = read("mikasa", "fight:1,move:2", "fight:2,dodge").expect("a fair question");
        assert_eq!((question.power, question.held), (Power::Double(Face::Fight), [0, 2, 1, 0, 0, 0]));
        assert_eq!(question.want, Symbols::default().with(Face::Fight, 2).with(Face::Dodge, 1));
        assert_eq!(read("mikassa", "", ""), Err(OddsError::NoSuchHero { hero: "mikassa".to_owned() }));
        for word in ["figth:1", "fight:x", "fight:-1", "fight:300"] {
            assert_eq!(read("levi", "move", word), Err(OddsError::Unclear { word: word.to_owned() }));
        }
        assert_eq!(counted(&question.held).collect::<Vec<_>>(), [("move", 2), ("fight", 1)]);
    }

    /// Nobody holds more dice than a hero has, and TITAN faces only where a power keeps them; those are dice too.
    #[test]
    fn dice_that_nobody_holds() {
        let content = crate::laststand::content().expect("the built-in content is good");
        let read = |hero, held| Question::parse(&content, hero, held, "fight");
        assert!(read("eren", "move:5").is_ok());
        assert_eq!(read("eren", "move:5,fight"), Err(OddsError::TooManyDice { dice: 6, most: 5 }));
        let titan = OddsError::HoldsTitan { hero: "eren".to_owned() };
        assert_eq!(read("eren", "move:2,titan"), Err(titan));
        assert!(read("levi", "move:4,titan").is_ok(), "Levi keeps his");
        assert_eq!(read("levi", "move:5,titan"), Err(OddsError::TooManyDice { dice: 6, most: 5 }));
    }

    /// Following the advice by the dice comes to the odds it gives.
    #[test]
    fn the_advice_keeps_its_promise() {
        let cases = [
            (PLAIN, [0, 2, 1, 1, 1, 0], Symbols::default().with(Face::Fight, 2).with(Face::Move, 1)),
            (Power::Double(Face::Fight), [0, 1, 0, 2, 1, 1], Symbols::default().with(Face::Fight, 4)),
            (
                Power::Wild(Face::Dodge),
                [0, 1, 1, 0, 2, 0],
                Symbols::default().with(Face::Cannon, 2).with(Face::Move, 1),
            ),
        ];
        for (case, (power, start, want)) in (0u64..).zip(cases) {
            let said = answer(&Question { power, held: start, want }).expect("a fair question");
            let (mut reached, mut titans) = (0u32, 0u32);
            let games = 4_000;
            let mut rng = stream(11, case);
            let mut known = std::collections::BTreeMap::new();
            for _ in 0..games {
                let mut held = start;
                loop {
                    let roll = *known.entry(held).or_insert_with(|| {
                        answer(&Question { power, held, want }).expect("a fair question").roll
                    });
                    if roll == [0; 6] {
                        break;
                    }
                    held.iter_mut().zip(roll).for_each(|(held, rolled)| *held -= rolled);
                    for _ in 0..roll.iter().sum() {
                        match below(&mut rng, 6) {
                            0 => titans += 1,
                            face => held[usize::from(face)] += 1,
                        }
                    }
                }
                reached += u32::from(holds(power, &held, want));
            }
            // Five standard deviations of a share are below 4 % here, and those of a mean below 9 %.
            let share = |count: u32| f64::from(count) / f64::from(games);
            assert!(
                (share(reached) - said.chance).abs() < 0.04,
                "{case}: {said:?}, found {}",
                share(reached)
            );
            assert!((share(titans) - said.titans).abs() < 0.09, "{case}: {said:?}, found {}", share(titans));
        }
    }

    /// A roll of three shows some TITAN in 91 cases of 216.
    #[test]
    fn odds_of_one_roll() {
        let odds = roll_odds(3, false);
        assert!(near(odds.some_titan, 91.0 / 216.0) && near(odds.titans, 0.5), "{odds:?}");
    }
}
