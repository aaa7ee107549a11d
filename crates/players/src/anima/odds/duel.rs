//! What the rules make of the dice of an attack, worked out once for each set of numbers that matter and kept.
//!
//! Of an attack in the middle of a battle only few numbers reach the dice ([`Numbers`]); the rules themselves add them up
//! ([`anima::rules::combat`]). Two plain characters with the same numbers stand in contact here, and the rules resolve
//! their attack for every face. So an answer costs no more than looking it up, and there is still no second resolver.

use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use anima::cards::Linked;
use anima::content::{
    Affiliation, BaseSize, CategorySet, Character, Company, Content, Edition, Faction, Innate, InnateSet,
    Map, Measure, Member, Names, RoleSet, Roster, Secondary, caps,
};
use anima::rules::combat::{Dice, Kept as Counts, MOST_DICE, NATURAL_TEN};
use anima::state::{Frame, Marks, Place, SECOND, Side, Stage, State, StatusSet};
use anima::{Action, Anima, Event, Form, Memo, Scenario, Scenery};
use geometry::{Mil, Rectangle};
use kernel::{Drawn, Game, Input, Nothing, Sink};

use crate::odds::orders;

/// Life points, from none to the most a card may have.
pub const LIVES: usize = caps::LIFE as usize + 1;
/// More sets of numbers than these are not kept at once.
const MOST_KEPT: usize = 1 << 13;
/// Nor more sets of rules than these; house rules may make as many as there are tables.
const MOST_RULES: usize = 8;
/// Numbers further from nothing than this make no difference.
const FURTHEST: i16 = 200;

const DICE: usize = MOST_DICE as usize;
const FACES: usize = NATURAL_TEN as usize;
/// Of a table that is large enough.
const EDGE: Mil = Mil::inches(24);
const MIDDLE: Mil = Mil::inches(12);

/// Dice of an attack or a defense.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thrown {
    /// None are rolled.
    None,
    /// The one that counts lies already, or is fixed.
    Lies(u8),
    /// So many, of which the best counts.
    Dice(u8),
    /// So many, of which the worst counts.
    Worst(u8),
}

impl Thrown {
    pub fn of(dice: Dice) -> Thrown {
        match dice.kept {
            Counts::Best => Thrown::Dice(dice.count),
            Counts::Worst => Thrown::Worst(dice.count),
        }
    }

    /// A face that may count; none, where nothing is rolled.
    pub fn some_face(self) -> u8 {
        match self {
            Thrown::None => 0,
            Thrown::Lies(face) => face,
            Thrown::Dice(_) | Thrown::Worst(_) => 1,
        }
    }
}

/// All that the resolver reads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Numbers {
    /// Attack less Defense, and Damage less Armor, with everything that is added to them but the dice.
    pub lead: i16,
    pub harm: i16,
    /// The lowest die that hits whatever the defense is.
    pub sure: u8,
    /// Whether the attack can cost its target anything at all.
    pub harms: bool,
    pub attack: Thrown,
    pub defense: Thrown,
}

/// How likely an attack costs its target how much life.
#[derive(Clone, Copy, Debug)]
pub struct Resolved {
    /// By the life lost; whatever goes beyond the most counts as that.
    pub chances: [f32; LIVES],
    /// The most it may cost.
    pub most: u8,
    /// How likely it misses outright.
    pub missed: f32,
    /// How likely it is a critical hit, in an edition that has them.
    pub critical: f32,
}

thread_local! {
    /// A function of its key alone: dropping it, or asking from another thread, changes no answer. The rules asked for
    /// last stand first.
    static KEPT: RefCell<Vec<Kept>> = const { RefCell::new(Vec::new()) };
}

/// What is kept of one set of rules.
struct Kept {
    duel: Duel,
    known: HashMap<u64, Resolved, BuildHasherDefault<Mixed>>,
    /// Attacks that nobody answers, which answered ones are made of.
    open: HashMap<u64, Counted, BuildHasherDefault<Mixed>>,
}

/// Mixes the one number that a key is; nobody chooses keys to make them meet.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u64(&mut self, number: u64) {
        // An odd number without a pattern spreads what is alike over all bits.
        let mixed = (self.0 ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 32;
    }
}

impl Thrown {
    fn code(self) -> u64 {
        match self {
            Thrown::None => 0,
            Thrown::Lies(face) => 1 << 8 | u64::from(face),
            Thrown::Dice(count) => 2 << 8 | u64::from(count),
            Thrown::Worst(count) => 3 << 8 | u64::from(count),
        }
    }
}

impl Numbers {
    /// All of it as one number.
    fn key(self) -> u64 {
        let signed = |number: i16| u64::from(number.clamp(-FURTHEST, FURTHEST).cast_unsigned() & 0x3ff);
        let dice = self.attack.code() << 10 | self.defense.code();
        (dice << 20 | signed(self.lead) << 10 | signed(self.harm)) << 8
            | u64::from(self.harms) << 7
            | u64::from(self.sure & 0x7f)
    }
}

/// What the rules of the edition make of these numbers.
pub fn resolve(edition: &Edition, numbers: Numbers) -> Resolved {
    KEPT.with_borrow_mut(|all| {
        match all.iter().position(|kept| kept.duel.is_of(edition)) {
            Some(place) => all.swap(0, place),
            None => {
                all.truncate(MOST_RULES - 1);
                all.insert(0, Kept::new(edition));
            }
        }
        let kept = &mut all[0];
        let key = numbers.key();
        if let Some(known) = kept.known.get(&key) {
            return *known;
        }
        let found = kept.resolve(numbers);
        if kept.known.len() >= MOST_KEPT {
            kept.known.clear();
        }
        kept.known.insert(key, found);
        found
    })
}

impl Kept {
    fn new(edition: &Edition) -> Kept {
        Kept { duel: Duel::new(edition), known: HashMap::default(), open: HashMap::default() }
    }

    /// An attack that is answered is one at a higher Defense for each face of the answer, as often as that face counts.
    fn resolve(&mut self, numbers: Numbers) -> Resolved {
        let mut found = Counted::default();
        match numbers.defense {
            Thrown::None => found.add_all(self.open(numbers), 1),
            Thrown::Lies(_) | Thrown::Dice(_) | Thrown::Worst(_) => {
                let defense = self.duel.faces(numbers.defense, true);
                for (raised, ways) in self.duel.raised.into_iter().zip(defense.ways) {
                    if ways > 0 {
                        let lead = numbers.lead - raised;
                        found.add_all(self.open(Numbers { lead, defense: Thrown::None, ..numbers }), ways);
                    }
                }
            }
        }
        found.resolved()
    }

    /// What an attack comes to that nobody answers.
    fn open(&mut self, numbers: Numbers) -> &Counted {
        if self.open.len() >= MOST_KEPT {
            self.open.clear();
        }
        let duel = &mut self.duel;
        self.open.entry(numbers.key()).or_insert_with(|| duel.resolve(numbers))
    }
}

/// How many of all throws show each face as the one that counts.
#[derive(Clone, Copy)]
struct Faces {
    ways: [u64; FACES],
}

/// Two plain characters in contact.
struct Duel {
    game: Anima,
    memo: Memo,
    /// The first attacks the other, which lets it come or dodges; dice are awaited.
    open: State,
    dodged: State,
    /// The best of one, two … dice of an attack and of a defense, where they were asked for.
    attack: [Option<Faces>; DICE],
    defense: [Option<Faces>; DICE],
    /// By how much each face of an answer raises the Defense.
    raised: [i16; FACES],
}

/// What the rules tell of one throw.
#[derive(Default)]
struct Heard {
    missed: bool,
    critical: bool,
    lost: u8,
    kept: u8,
    defended: u8,
    defense: i16,
}

impl Sink<Event> for Heard {
    fn emit(&mut self, event: Event) {
        if let Event::Missed { .. } = event {
            self.missed = true;
        } else if let Event::Critical { .. } = event {
            self.critical = true;
        } else if let Event::Damage { lost, .. } = event {
            self.lost = lost;
        } else if let Event::AttackRolled { kept, .. } = event {
            self.kept = kept;
        } else if let Event::DefenseRolled { die, total, .. } = event {
            (self.defended, self.defense) = (die, total.value());
        }
    }
}

impl Duel {
    fn new(edition: &Edition) -> Duel {
        let content = Content {
            edition: edition.clone(),
            packs: Vec::new(),
            names: Names::default(),
            characters: vec![plain(1), plain(2)],
            advantages: Vec::new(),
            pieces: Vec::new(),
            maps: vec![bare()],
            parties: Vec::new(),
            linked: Linked::default(),
        };
        let party = |card: u16| Roster { members: vec![Member::from(card)], ..Roster::default() };
        let form = Form {
            map: 0,
            scenery: Scenery::None,
            scenario: Scenario::Armageddon,
            levels: caps::LEVEL,
            format: None,
            parties: [party(0), party(1)],
        };
        let (game, mut memo) = (Anima::new(content, form), Memo::default());
        let mut state = game.start();
        let gap = 2 * BaseSize::Small.radius().0;
        for (figure, x) in [(0, MIDDLE.0), (SECOND, MIDDLE.0 + gap)] {
            let place = state.figure_mut(figure);
            place.place = Place { x, y: MIDDLE.0 };
            // Nobody dies of one blow, so that all there is to lose is counted.
            (place.life, place.actions) = (u8::MAX, caps::ACTIONS);
            place.marks.set(Marks::ON_TABLE);
        }
        state.stage = Stage::Active { figure: 0 };
        let mut say = |state: &mut State, side: Side, action| {
            game.apply(state, &mut memo, &Input::Choose(side.seat(), action), &mut Nothing);
        };
        say(&mut state, Side::A, Action::Attack(SECOND));
        let (mut open, mut dodged) = (state, state);
        say(&mut open, Side::B, Action::LetBe);
        say(&mut dodged, Side::B, Action::Dodge);
        let (attack, defense) = ([None; DICE], [None; DICE]);
        let mut duel = Duel { game, memo, open, dodged, attack, defense, raised: [0; FACES] };
        // The plain characters have no Defense but what the die brings.
        for face in 0..NATURAL_TEN {
            let mut answered = duel.dodged;
            duel.raised[usize::from(face)] = duel.throw(&mut answered, &[face]).defense;
        }
        duel
    }

    /// Whether it is fought by these rules: all else of an edition is in the numbers, or does not reach the dice.
    fn is_of(&self, edition: &Edition) -> bool {
        self.game.content.edition.combat == edition.combat
    }

    /// What an attack comes to that nobody answers.
    fn resolve(&mut self, numbers: Numbers) -> Counted {
        self.take_on(numbers);
        let attack = self.faces(numbers.attack, false);
        let mut found = Counted::default();
        for (face, &ways) in (0..).zip(&attack.ways).filter(|(_, ways)| **ways > 0) {
            let mut state = self.open;
            let heard = self.throw(&mut state, &[face]);
            found.add(&heard, ways);
        }
        found
    }

    /// The two take on the numbers that are asked about.
    fn take_on(&mut self, numbers: Numbers) {
        let over = |number: i16| number.clamp(0, FURTHEST) as u8;
        let content = &mut self.game.content;
        content.edition.innate.critical_mastery = numbers.sure;
        let [one, other] = content.characters.as_mut_slice() else { return };
        (one.attack, other.defense) = (over(numbers.lead), over(-numbers.lead));
        (one.damage, other.armor) = (over(numbers.harm), over(-numbers.harm));
        let untouched = InnateSet::default().with(Innate::Intangible);
        other.innate = if numbers.harms { InnateSet::default() } else { untouched };
    }

    fn throw(&mut self, state: &mut State, faces: &[u8]) -> Heard {
        let mut heard = Heard::default();
        let drawn = Drawn::new(faces).expect("a few dice fit");
        self.game.apply(state, &mut self.memo, &Input::Drawn(drawn), &mut heard);
        heard
    }

    /// How often each face counts.
    fn faces(&mut self, thrown: Thrown, defends: bool) -> Faces {
        let mut faces = Faces { ways: [0; FACES] };
        match thrown {
            Thrown::None => faces,
            Thrown::Lies(face) => {
                faces.ways[usize::from(face.clamp(1, NATURAL_TEN)) - 1] = 1;
                faces
            }
            Thrown::Dice(count) => {
                let count = count.clamp(1, MOST_DICE);
                let kept = if defends { &self.defense } else { &self.attack };
                if let Some(known) = kept[usize::from(count) - 1] {
                    return known;
                }
                let faces = self.best_of(count, defends);
                let kept = if defends { &mut self.defense } else { &mut self.attack };
                kept[usize::from(count) - 1] = Some(faces);
                faces
            }
            // A face is the worst of so many as often as the one across from it is the best.
            Thrown::Worst(count) => {
                let mut faces = self.faces(Thrown::Dice(count), defends);
                faces.ways.reverse();
                faces
            }
        }
    }

    /// Which die the rules keep, over all throws of so many.
    fn best_of(&mut self, count: u8, defends: bool) -> Faces {
        let mut from = if defends { self.dodged } else { self.open };
        if let Some(Frame::Attack(attack)) = from.stack.top_mut() {
            attack.dice = count;
        }
        let mut faces = Faces { ways: [0; FACES] };
        let mut dice = vec![0; usize::from(count)];
        loop {
            let mut state = from;
            let heard = self.throw(&mut state, &dice);
            let kept = if defends { heard.defended } else { heard.kept };
            faces.ways[usize::from(kept.clamp(1, NATURAL_TEN)) - 1] += orders(&dice) as u64;
            let Some(place) = dice.iter().rposition(|die| die + 1 < NATURAL_TEN) else { return faces };
            let next = dice[place] + 1;
            dice[place..].fill(next);
        }
    }
}

/// A character without anything but numbers. The second has the higher level, so that it need not be hurt.
fn plain(level: u16) -> Character {
    Character {
        id: String::new(),
        level,
        attack: 0,
        damage: 0,
        defense: 0,
        armor: 0,
        life: caps::LIFE,
        resistance: 0,
        walk: Mil::INCH,
        run: Mil::INCH,
        board_speed: None,
        actions: caps::ACTIONS,
        recovery: caps::ACTIONS,
        categories: CategorySet::default(),
        faction: Faction::Unaligned,
        affiliation: Affiliation::Wanderers,
        roles: RoleSet::default(),
        base: BaseSize::Small,
        range: None,
        innate: InnateSet::default().with(Innate::CriticalMastery),
        immunity: StatusSet::NONE,
        copies: 1,
        copies_per_levels: None,
        advantages: 0,
        secondary: Secondary::default(),
        traits: Vec::new(),
        party: Company::default(),
        abilities: Vec::new(),
    }
}

/// A table with nothing on it.
fn bare() -> Map {
    let whole = Rectangle::table(EDGE, EDGE);
    let measure = Measure::Table;
    let (width, depth) = (EDGE, EDGE);
    Map { id: String::new(), measure, width, depth, placed: Vec::new(), squares: None, zones: [whole; 2] }
}

/// How many throws came to what.
struct Counted {
    lost: [u64; LIVES],
    missed: u64,
    critical: u64,
    all: u64,
}

impl Default for Counted {
    fn default() -> Counted {
        Counted { lost: [0; LIVES], missed: 0, critical: 0, all: 0 }
    }
}

impl Counted {
    fn add(&mut self, heard: &Heard, ways: u64) {
        self.lost[usize::from(heard.lost).min(LIVES - 1)] += ways;
        self.missed += if heard.missed { ways } else { 0 };
        self.critical += if heard.critical { ways } else { 0 };
        self.all += ways;
    }

    /// All of the other, so many times over.
    fn add_all(&mut self, other: &Counted, ways: u64) {
        self.lost.iter_mut().zip(&other.lost).for_each(|(sum, lost)| *sum += lost * ways);
        self.missed += other.missed * ways;
        self.critical += other.critical * ways;
        self.all += other.all * ways;
    }

    fn resolved(&self) -> Resolved {
        let share = |ways: u64| (ways as f64 / self.all as f64) as f32;
        let most = self.lost.iter().rposition(|ways| *ways > 0).unwrap_or_default();
        Resolved {
            chances: self.lost.map(share),
            most: most as u8,
            missed: share(self.missed),
            critical: share(self.critical),
        }
    }
}
