//! What no type can refuse: abilities that are spelled well and cannot be played as they stand.
//!
//! [`check`] goes through a card's abilities word by word and notes each fault with the steps that lead to it in the
//! file. This file knows what belongs to which kind of ability; `words` goes through effects, changes, groups and
//! amounts; `endless` finds triggers that answer themselves.

mod changes;
mod conditions;
mod endless;
mod words;

use ::content::Step;

use super::{
    Ability, Attribute, Cue, Currency, Effect, Kind, Limit, Moment, More, Part, Payment, Strikes, Then,
    Trigger, Who,
};
use crate::content::{Because, Flaw, Problem, caps};

/// Something wrong with a card, and the way to it in the card's file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub steps: Vec<Step>,
    pub problem: Problem,
}

/// A card whose abilities are checked, and what they may name.
#[derive(Clone, Debug)]
pub struct Checked<'a> {
    pub abilities: &'a [Ability],
    /// The ids of all characters there are.
    pub characters: &'a [&'a str],
    /// The abilities besides its own that it may name, on the cards of whoever may bear it; none, where somebody it is made
    /// for is not there yet, who may have any.
    pub others: Option<&'a [&'a str]>,
    pub of: Of<'a>,
}

/// What the abilities are printed on.
#[derive(Clone, Copy, Debug)]
pub enum Of<'a> {
    Character {
        /// The attributes that have a second value.
        second: &'a [Attribute],
        /// Whether the character shoots without an ability too.
        shoots: bool,
    },
    Advantage,
    /// A card that nobody bears: it speaks for its side.
    Plot,
    /// The same, and nobody plays it: it lies there from the start.
    Organization,
}

impl Of<'_> {
    /// Whether nobody bears the card.
    fn speaks_for_side(self) -> bool {
        match self {
            Of::Plot | Of::Organization => true,
            Of::Character { .. } | Of::Advantage => false,
        }
    }
}

/// A roll of Resistance that nobody fails or everybody does is none.
const DIFFICULTY: (i64, i64) = (1, 40);
/// What a ten-sided die shows.
const DIE: (i64, i64) = (1, 10);
/// The most that a line of a die's table can go up to, with all that is added to the die.
const TABLE: i64 = 99;
/// Inches that mean something on the largest table.
const INCHES: (i64, i64) = (1, 120);
const RANGE: (i64, i64) = (1, 48);
const TIMES: (i64, i64) = (1, 9);

/// Everything that is wrong with a card's abilities.
pub fn check(card: &Checked<'_>) -> Vec<Fault> {
    let mut checker = Checker::of(card);
    for (place, ability) in card.abilities.iter().enumerate() {
        checker.inside(Step::At(place), |checker| checker.ability(place, ability));
    }
    checker.faults
}

/// The abilities of whom an ability asks, wherever it does, who suffered them.
pub fn recalled(ability: &Ability) -> Vec<String> {
    let abilities = std::slice::from_ref(ability);
    let card = Checked { abilities, characters: &[], others: None, of: Of::Advantage };
    let mut checker = Checker::of(&card);
    checker.ability(0, ability);
    checker.recalled
}

/// What can be spoken of where the checker is.
#[derive(Clone, Copy, Debug, Default)]
struct Scope {
    target: bool,
    subject: bool,
    cause: bool,
    /// An attack is at hand, so that damage can be prevented or counted.
    attack: bool,
    /// Life points are about to be lost, so that they can be prevented or taken from somebody else.
    loss: bool,
    /// More action points may be paid.
    more: bool,
    /// Tokens are paid.
    tokens: bool,
    upkeep: bool,
    /// What is said holds again and again, so that nothing can be rolled or counted once.
    standing: bool,
    /// Dice lie of which nothing has come yet, so that they can be rolled again.
    dice: bool,
    /// Something is at hand that can be undone: an attack, a roll, gnosis, or what is about to touch somebody.
    undoes: bool,
    /// Whether a roll that is no attack's is being made.
    rolls: bool,
    /// A state was given.
    given: bool,
    /// Something is about to touch somebody.
    touches: bool,
    /// Something is answered of itself.
    answers: bool,
    /// Effects are carried out, so that those before may have taken or given back something.
    done: bool,
    /// A change is made. Its conditions are asked as long as it holds: with somebody whom the changed one fights, or
    /// without.
    held: Option<bool>,
    /// A condition compares what is counted.
    asked: bool,
    /// Life points were given back.
    heals: bool,
    /// Somebody acts and has paid for it.
    acts: bool,
    /// Somebody has come to rest.
    moved: bool,
    /// Somebody has rolled against an effect, which can come at somebody else.
    rolled: bool,
}

struct Checker<'a> {
    card: &'a Checked<'a>,
    steps: Vec<Step>,
    scope: Scope,
    faults: Vec<Fault>,
    /// The abilities of whom conditions ask who suffered them.
    recalled: Vec<String>,
}

impl<'a> Checker<'a> {
    fn of(card: &'a Checked<'a>) -> Checker<'a> {
        let steps = vec![Step::Key("ability")];
        Checker { card, steps, scope: Scope::default(), faults: Vec::new(), recalled: Vec::new() }
    }
}

impl Checker<'_> {
    fn inside(&mut self, step: Step, check: impl FnOnce(&mut Self)) {
        self.steps.push(step);
        check(self);
        self.steps.pop();
    }

    fn under(&mut self, key: &'static str, check: impl FnOnce(&mut Self)) {
        self.inside(Step::Key(key), check);
    }

    /// The same with more, or less, to speak of.
    fn within(&mut self, scope: Scope, check: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.scope, scope);
        check(self);
        self.scope = before;
    }

    fn fault(&mut self, problem: impl Into<Problem>) {
        self.faults.push(Fault { steps: self.steps.clone(), problem: problem.into() });
    }

    /// A word that means nothing where the checker is, and why.
    fn refuse(&mut self, word: &'static str, why: Because) {
        self.fault(Flaw::Because { word, why });
    }

    fn number(&mut self, key: &'static str, value: impl Into<i64>, (least, most): (i64, i64)) {
        let value = value.into();
        if !(least..=most).contains(&value) {
            self.under(key, |checker| checker.fault(Problem::OutOfRange { key, value, least, most }));
        }
    }

    /// A key that is there and means nothing on an ability of this kind.
    fn unless(&mut self, fits: bool, key: &'static str, is_there: bool, kind: Kind) {
        if is_there && !fits {
            let beside = kind.word().to_owned();
            self.under(key, |checker| checker.fault(Problem::NotNeeded { key, beside }));
        }
    }

    fn ability(&mut self, place: usize, ability: &Ability) {
        self.id(place, ability);
        self.kind(ability);
        if let Some(cost) = ability.cost {
            self.number("cost", cost, (0, caps::ACTIONS.into()));
        }
        if let Some(upkeep) = ability.upkeep {
            self.number("upkeep", upkeep, (0, caps::ACTIONS.into()));
        }
        if let Some(range) = ability.range {
            self.number("range", range, RANGE);
        }
        if let Some(More { most, each, of, instead }) = ability.more {
            let steps = (1, caps::ACTIONS.into());
            self.under("more", |checker| {
                // Steps that buy something are paid on top, and action points replace none.
                if instead && (of == Currency::Actions || !ability.upgrades.is_empty()) {
                    checker.under("instead", |checker| checker.fault(Flaw::OutOfPlace { word: "instead" }));
                }
                checker.number("most", most, steps);
                checker.number("each", each, steps);
            });
        }
        self.times(ability.times, ability.limit);
        if ability.limit == Some(Limit::Roll) {
            self.under("limit", |checker| checker.fault(Flaw::OutOfPlace { word: "roll" }));
        }
        // What is used in its bearer's own activation alone is used in no attack.
        let in_attacks = ability.reactive
            || matches!(ability.kind, Kind::Dodge | Kind::Counterattack)
            || ability.when.as_ref().is_some_and(|cue| cue.0.moment.is_of_an_attack());
        if ability.limit == Some(Limit::Attack) && !in_attacks {
            self.under("limit", |checker| checker.fault(Flaw::OutOfPlace { word: "attack" }));
        }
        if let Some(word) = &ability.shares {
            if !::content::is_id(word) {
                self.under("shares", |checker| checker.fault(Problem::BadId { id: word.clone() }));
            }
            if ability.limit.is_none() {
                self.under("shares", |checker| checker.fault(Problem::Missing { key: "limit" }));
            }
        }
        let limited = matches!(ability.limit, Some(Limit::Turn | Limit::Game));
        let own = ability.cost.is_some() && ability.when.is_none() && !ability.reactive;
        let answers = matches!(ability.kind, Kind::Passive | Kind::Dodge | Kind::Counterattack);
        if ability.must && (!limited || !own || answers) {
            self.under("must", |checker| checker.fault(Flaw::OutOfPlace { word: "must" }));
        }
        if !ability.upgrades.is_empty() && ability.more.is_none() {
            self.fault(Problem::Missing { key: "more" });
        }
        let limits = usize::from(ability.limit.is_some())
            + ability.triggers.iter().filter(|trigger| trigger.limit.is_some()).count();
        if limits > 1 {
            self.fault(Flaw::SeveralLimits);
        }
        if self.card.of.speaks_for_side() {
            self.for_a_side(ability);
        }
        // Whatever else on a plot card simply holds has to end with it.
        let plot = matches!(self.card.of, Of::Plot) && ability.cost.is_none();
        let mut others = self.card.abilities.iter().filter(|other| other.cost.is_none());
        if ability.for_turn && !(plot && others.all(|other| other.for_turn)) {
            self.under("for-turn", |checker| checker.fault(Flaw::OutOfPlace { word: "for-turn" }));
        }
        self.scope = scope(ability);
        self.uses(ability);
        let standing = Scope { standing: true, attack: false, ..self.scope };
        self.within(standing, |checker| checker.changes("always", &ability.always));
        self.under("triggers", |checker| {
            for (place, trigger) in ability.triggers.iter().enumerate() {
                checker.inside(Step::At(place), |checker| checker.trigger(trigger));
                // Whoever has died has lost what it was given.
                let died = trigger.when.0.moment == Moment::Died && trigger.when.0.part == Part::Subject;
                if ability.granted && died {
                    checker.inside(Step::At(place), |checker| {
                        checker.under("when", |checker| checker.refuse("died", Because::NoLongerGiven));
                    });
                }
            }
        });
    }

    /// What holds on a plot card holds from when it is played to the end of the game, and on an organization's from the
    /// start, for a side: there is no bearer who could be changed or pay, and nothing that ends it.
    fn for_a_side(&mut self, ability: &Ability) {
        // A side has no action points, and it makes no attack and no movement; nobody plays what lies there.
        if ability.cost.is_some() && matches!(self.card.of, Of::Organization) {
            self.under("cost", |checker| checker.refuse("cost", Because::NobodyPlaysIt));
        } else if let Some(cost) = ability.cost {
            self.number("cost", cost, (0, 0));
        }
        match ability.kind {
            Kind::Effect | Kind::Passive => {}
            Kind::Attack
            | Kind::RangedAttack
            | Kind::Charge
            | Kind::Dodge
            | Kind::Counterattack
            | Kind::Run
            | Kind::Escape
            | Kind::Seek
            | Kind::Movement
            | Kind::Walk => {
                let word = ability.kind.word();
                self.under("kind", |checker| checker.fault(Flaw::OutOfPlace { word }));
            }
        }
        let holds = [("always", ability.always.is_empty()), ("triggers", ability.triggers.is_empty())];
        for (word, _) in holds.into_iter().filter(|(_, empty)| ability.cost.is_some() && !empty) {
            self.under(word, |checker| checker.refuse(word, Because::BesideACost));
        }
        if ability.always.iter().any(|change| change.who == Who::Bearer) {
            self.under("always", |checker| checker.fault(Flaw::NobodyThere { word: "bearer" }));
        }
        for (place, trigger) in ability.triggers.iter().enumerate() {
            let counted = matches!(trigger.limit, Some(Limit::Attack | Limit::Roll));
            let accounts =
                [("limit", counted), ("times", trigger.times.is_some()), ("pays", !trigger.pays.is_empty())];
            for (word, _) in accounts.into_iter().filter(|(_, there)| *there) {
                self.under("triggers", |checker| {
                    checker.inside(Step::At(place), |checker| {
                        checker.under(word, |checker| checker.refuse(word, Because::OfASide));
                    });
                });
            }
        }
    }

    /// How often within a limit, which has to be there and let it happen more than once.
    fn times(&mut self, times: Option<u8>, limit: Option<Limit>) {
        if let Some(times) = times {
            self.number("times", times, TIMES);
            if limit.is_none() {
                self.under("times", |checker| checker.fault(Problem::Missing { key: "limit" }));
            }
            if matches!(limit, Some(Limit::Roll | Limit::Attack)) {
                self.under("times", |checker| checker.fault(Flaw::OutOfPlace { word: "times" }));
            }
        }
    }

    fn id(&mut self, place: usize, ability: &Ability) {
        let id = &ability.id;
        if !::content::is_id(id) {
            self.under("id", |checker| checker.fault(Problem::BadId { id: id.clone() }));
        } else if self.card.abilities[..place].iter().any(|before| before.id == *id) {
            let value = id.clone();
            self.under("id", |checker| checker.fault(Flaw::Repeated { key: "ability", value }));
        }
    }

    /// What an ability of this kind needs, and what means nothing on it.
    fn kind(&mut self, ability: &Ability) {
        let kind = ability.kind;
        let is_used = kind != Kind::Passive;
        if is_used && ability.cost.is_none() {
            self.fault(Problem::Missing { key: "cost" });
        }
        for (key, is_there) in [
            ("cost", ability.cost.is_some()),
            ("more", ability.more.is_some()),
            ("upgrades", !ability.upgrades.is_empty()),
            ("reactive", ability.reactive),
            ("when", ability.when.is_some()),
            ("after", ability.after.is_some()),
            ("limit", ability.limit.is_some()),
            ("shares", ability.shares.is_some()),
            ("upkeep", ability.upkeep.is_some()),
            ("pays", !ability.pays.is_empty()),
            ("does", !ability.does.list.is_empty()),
        ] {
            self.unless(is_used, key, is_there, kind);
        }
        let (attacks, answers) = (kind.is_attack(), matches!(kind, Kind::Dodge | Kind::Counterattack));
        // It has its own time: when its bearer is attacked.
        self.unless(!answers, "when", ability.when.is_some(), kind);
        let aims = matches!(kind, Kind::Effect | Kind::Movement) || attacks && !ability.sweeps();
        self.unless(aims, "target", ability.target.is_some(), kind);
        self.unless(kind == Kind::RangedAttack, "range", ability.range.is_some(), kind);
        self.unless(is_used && kind != Kind::Effect, "with", !ability.with.is_empty(), kind);
        self.unless(attacks || kind == Kind::Counterattack, "strikes", ability.strikes.is_some(), kind);
        self.unless(attacks || answers, "then", ability.then != Then::default(), kind);
        let shoots = match self.card.of {
            Of::Character { shoots, .. } => shoots,
            Of::Advantage | Of::Plot | Of::Organization => false,
        };
        if kind == Kind::RangedAttack && ability.range.is_none() && !shoots {
            self.fault(Problem::Missing { key: "range" });
        }
        let says = !ability.always.is_empty() || !ability.triggers.is_empty();
        if kind == Kind::Passive && !says {
            self.fault(Flaw::Empty { key: "ability" });
        }
        // A plot card may do nothing but lie open and go on to hold.
        let goes_on =
            matches!(self.card.of, Of::Plot) && self.card.abilities.iter().any(|other| other.cost.is_none());
        if kind == Kind::Effect && ability.does.list.is_empty() && !says && !goes_on {
            self.fault(Flaw::Empty { key: "does" });
        }
    }

    /// What matters only when the ability is used.
    fn uses(&mut self, ability: &Ability) {
        if let Some(cue) = &ability.when {
            self.under("when", |checker| checker.cue(cue));
        }
        if let Some(after) = &ability.after
            && let Some(name) = &after.ability
        {
            self.under("after", |checker| checker.under("ability", |checker| checker.own_ability(name)));
        }
        self.conditions("needs", &ability.needs);
        self.payments(&ability.pays);
        if let Some(target) = &ability.target {
            let aim = Scope { target: false, ..self.scope };
            self.within(aim, |checker| checker.under("target", |checker| checker.group(target)));
        }
        self.changes("with", &ability.with);
        if let Some(strikes) = &ability.strikes {
            self.under("strikes", |checker| checker.strikes(strikes));
        }
        self.effects("does", &ability.does);
        self.then(&ability.then);
        self.under("upgrades", |checker| {
            for (place, upgrade) in ability.upgrades.iter().enumerate() {
                checker.inside(Step::At(place), |checker| {
                    checker.number("most", upgrade.most, TIMES);
                    checker.changes("with", &upgrade.with);
                    checker.then(&upgrade.then);
                    let says = !upgrade.with.is_empty() || upgrade.targets > 0 || upgrade.blows > 0;
                    if !says && upgrade.then == Then::default() {
                        checker.fault(Flaw::Empty { key: "upgrades" });
                    }
                });
            }
        });
    }

    fn then(&mut self, then: &Then) {
        self.under("then", |checker| {
            for (key, effects) in [
                ("hit", &then.hit),
                ("damage", &then.damage),
                ("critical", &then.critical),
                ("kill", &then.kill),
                ("miss", &then.miss),
                ("after", &then.after),
                ("between", &then.between),
            ] {
                checker.effects(key, effects);
            }
        });
    }

    fn trigger(&mut self, trigger: &Trigger) {
        self.under("when", |checker| checker.cue(&trigger.when));
        self.times(trigger.times, trigger.limit);
        let moment = trigger.when.0.moment;
        if trigger.limit == Some(Limit::Roll) && !matches!(moment, Moment::Rolls | Moment::Rolled) {
            self.under("limit", |checker| checker.fault(Flaw::OutOfPlace { word: "roll" }));
        }
        let scope = Scope {
            subject: true,
            cause: has_cause(&trigger.when),
            attack: moment.is_of_an_attack(),
            loss: moment.is_of_an_attack() || moment == Moment::BeforeLoss,
            tokens: pays_tokens(&trigger.pays),
            dice: moment.is_of_lying_dice(),
            undoes: moment.can_be_undone(),
            rolls: matches!(moment, Moment::Rolls | Moment::Rolled),
            given: moment == Moment::StateGiven,
            touches: moment == Moment::Affected,
            heals: moment == Moment::Healed,
            acts: moment.is_of_an_action(),
            moved: moment == Moment::Moved,
            answers: true,
            rolled: matches!(moment, Moment::Failed | Moment::Succeeded),
            ..self.scope
        };
        self.within(scope, |checker| {
            checker.conditions("if", &trigger.needs);
            checker.payments(&trigger.pays);
            if trigger.does.list.is_empty() {
                checker.under("does", |checker| checker.fault(Flaw::Empty { key: "does" }));
            }
            checker.effects("does", &trigger.does);
        });
        // Nobody acts any more when a turn ends, and in the next nobody remembers.
        let acts = trigger.does.any(&|effect| matches!(effect, Effect::Act { .. }));
        if moment == Moment::TurnEnds && acts {
            self.under("does", |checker| checker.fault(Flaw::OutOfPlace { word: "act" }));
        }
        if trigger.limit.is_none() && trigger.pays.is_empty() && endless::answers_itself(trigger) {
            let moment = moment.word().to_owned();
            self.under("when", |checker| checker.fault(Flaw::Endless { moment }));
        }
    }

    pub(super) fn payments(&mut self, pays: &[Payment]) {
        self.under("pays", |checker| {
            for (place, payment) in pays.iter().enumerate() {
                checker.inside(Step::At(place), |checker| match payment {
                    // What is used says so by its cost.
                    Payment::Actions(_) if !checker.scope.answers => {
                        checker.fault(Flaw::OutOfPlace { word: "actions" });
                    }
                    Payment::Actions(points) => {
                        checker.number("actions", *points, (1, caps::ACTIONS.into()));
                    }
                    Payment::Life(points) => checker.number("life", *points, (1, caps::LIFE.into())),
                    Payment::Tokens(tokens) => checker.number("tokens", *tokens, TIMES),
                    Payment::Gnosis(points) => checker.number("gnosis", *points, TIMES),
                    Payment::State { give: _, level } => {
                        checker.under("state", |checker| checker.number("level", *level, TIMES));
                    }
                    Payment::Stunned | Payment::Carried { kind: _ } => {}
                    Payment::Card => checker.only_of_an_advantage("card"),
                    Payment::Pile { count, name: _, on } => checker.under("pile", |checker| {
                        checker.number("count", *count, TIMES);
                        checker.pile(*on);
                    }),
                });
            }
        });
    }

    fn strikes(&mut self, strikes: &Strikes) {
        match strikes {
            Strikes::Times(times) => self.number("times", *times, TIMES),
            Strikes::WhileHits(times) => self.number("while-hits", *times, TIMES),
            Strikes::Chain(inches) => self.number("chain", *inches, INCHES),
            Strikes::Targets(targets) => self.number("targets", *targets, TIMES),
            Strikes::Line(inches) => self.number("line", *inches, INCHES),
            Strikes::Area(inches) => self.number("area", *inches, INCHES),
            Strikes::All(group) => self.under("all", |checker| checker.group(group)),
            Strikes::Each(group) => self.under("each", |checker| checker.group(group)),
            Strikes::Series { of, times } => self.under("series", |checker| {
                checker.number("times", *times, TIMES);
                checker.under("of", |checker| checker.group(of));
            }),
        }
    }

    /// A word that speaks of the card itself, where a character's card never leaves its bearer.
    fn only_of_an_advantage(&mut self, word: &'static str) {
        match self.card.of {
            Of::Character { .. } => self.fault(Flaw::OutOfPlace { word }),
            Of::Advantage | Of::Plot | Of::Organization => {}
        }
    }
}

/// What the effects of a used ability can speak of.
fn scope(ability: &Ability) -> Scope {
    let kind = ability.kind;
    let fights = kind.is_attack() || matches!(kind, Kind::Dodge | Kind::Counterattack);
    let moment = ability.when.as_ref().map(|cue| cue.0.moment);
    let attack = fights || ability.reactive || moment.is_some_and(|moment| moment.is_of_an_attack());
    Scope {
        target: ability.target.is_some() || fights,
        subject: moment.is_some(),
        cause: ability.when.as_ref().is_some_and(has_cause),
        attack,
        loss: attack || moment == Some(Moment::BeforeLoss),
        more: ability.more.is_some(),
        tokens: pays_tokens(&ability.pays),
        upkeep: ability.upkeep.is_some(),
        standing: false,
        dice: moment.is_some_and(|moment| moment.is_of_lying_dice()),
        given: moment == Some(Moment::StateGiven),
        touches: moment == Some(Moment::Affected),
        rolls: matches!(moment, Some(Moment::Rolls | Moment::Rolled)),
        undoes: attack && moment.is_none() || moment.is_some_and(|moment| moment.can_be_undone()),
        answers: false,
        done: false,
        held: None,
        asked: false,
        heals: moment == Some(Moment::Healed),
        acts: ability.cost.is_some(),
        moved: moment == Some(Moment::Moved),
        rolled: matches!(moment, Some(Moment::Failed | Moment::Succeeded)),
    }
}

/// Whether somebody brings a moment about. Whoever comes near to others comes near to one in particular.
fn has_cause(cue: &Cue) -> bool {
    cue.0.moment.has_cause() || cue.0.moment == Moment::ComesNear && cue.0.part == Part::Subject
}

fn pays_tokens(pays: &[Payment]) -> bool {
    pays.iter().any(|payment| matches!(payment, Payment::Tokens(_) | Payment::Pile { .. }))
}
