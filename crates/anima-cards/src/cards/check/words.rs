//! Effects with all that they name, each with what may be spoken of where it stands.

use ::content::Step;

use super::{Checker, DIE, DIFFICULTY, INCHES, Of, RANGE, Scope, TABLE, TIMES};
use crate::cards::about;
use crate::cards::{
    Again, Amount, Camp, Condition, Cue, Effect, Effects, Ends, Few, Kind, Moment, On, Part, Price, Spot,
    SpotTable, TokenName, Until, Way, Who,
};
use crate::content::{Because, Flaw, Problem, caps};

pub(super) const PARTY: (i64, i64) = (1, caps::CHARACTERS_OF_A_PARTY as i64);
/// Hundredths of the starting life points.
pub(super) const SHARE: (i64, i64) = (1, 100);
pub(super) const LEVEL: (i64, i64) = (1, caps::LEVEL as i64);

/// Whether somebody can be made to do an action of a kind out of its turn, basic or by an ability.
fn may_be_ordered(kind: Kind, special: bool) -> bool {
    match kind {
        Kind::Movement
        | Kind::Walk
        | Kind::Run
        | Kind::Attack
        | Kind::RangedAttack
        | Kind::Charge
        | Kind::Seek => true,
        Kind::Effect => special,
        // Who is to escape does so at once, by the effect of that name.
        Kind::Escape | Kind::Passive | Kind::Dodge | Kind::Counterattack => false,
    }
}

impl Checker<'_> {
    pub(super) fn cue(&mut self, cue: &Cue) {
        let moment = cue.0.moment;
        if moment == Moment::ComesNear {
            if cue.0.part == Part::Cause {
                self.under("as", |checker| checker.fault(Flaw::OutOfPlace { word: "as" }));
            }
            if cue.0.about.is_none() {
                self.fault(Problem::Missing { key: "about" });
            }
        }
        if cue.0.part == Part::Subject && cue.0.about.is_some() && moment != Moment::ComesNear {
            self.under("about", |checker| checker.refuse("about", Because::AboutItself));
        }
        let given = moment == Moment::StateGiven;
        let about = Scope { subject: false, cause: false, given, ..self.scope };
        self.within(about, |checker| {
            if let Some(group) = &cue.0.about {
                checker.under("about", |checker| checker.group(group));
            }
            checker.conditions("against", &cue.0.against);
        });
    }

    pub(super) fn effects(&mut self, key: &'static str, effects: &Effects) {
        let scope = Scope { done: true, ..self.scope };
        self.within(scope, |checker| {
            checker.under(key, |checker| {
                for (place, effect) in effects.list.iter().enumerate() {
                    checker.inside(Step::At(place), |checker| checker.effect(effect));
                }
            });
        });
    }

    fn effect(&mut self, effect: &Effect) {
        let reaches_the_fallen = matches!(effect, Effect::Revive { .. } | Effect::Copy { .. });
        let group = about::about(effect).and_then(Who::group);
        if group.is_some_and(|group| group.side == Camp::Fallen) && !reaches_the_fallen {
            self.refuse("fallen", Because::Fallen);
        }
        match effect {
            Effect::State { give: _, level, to, difficulty } => self.under("state", |checker| {
                checker.amount("level", *level);
                checker.who("to", to);
                checker.difficulty(*difficulty);
            }),
            Effect::Cleanse { of, counters, sort: _, states: _, onto } => self.under("cleanse", |checker| {
                if let Some(onto) = onto {
                    checker.who("onto", onto);
                    if onto.is_a_group() {
                        checker.under("onto", |checker| checker.refuse("onto", Because::NobodyInParticular));
                    }
                }
                checker.who("of", of);
                checker.perhaps("counters", *counters);
            }),
            Effect::Lower { by, all, of } => self.under("lower", |checker| {
                if *all && *by != Amount::ONE {
                    checker.under("all", |checker| checker.refuse("all", Because::Either));
                }
                checker.amount("by", *by);
                checker.who("of", of);
                if !checker.scope.given {
                    checker.refuse("lower", Because::NoState);
                }
            }),
            Effect::Mode(_) => {
                if self.card.of.speaks_for_side() {
                    self.under("mode", |checker| checker.refuse("mode", Because::NoBearer));
                }
            }
            Effect::Repeat { times, does } => self.under("repeat", |checker| {
                checker.amount("times", *times);
                checker.filled("does", &does.list);
                checker.effects("does", does);
            }),
            Effect::Actions { by, all, to, difficulty, over } => self.under("actions", |checker| {
                checker.so_many_or_all(*by, *all);
                if *over && *all {
                    checker.under("over", |checker| checker.refuse("over", Because::Either));
                }
                checker.who("to", to);
                checker.difficulty(*difficulty);
            }),
            Effect::Heal { by, to } => self.under("heal", |checker| {
                checker.amount("by", *by);
                checker.who("to", to);
            }),
            Effect::Lose { by, from, difficulty, armor, sacrifice, leaves, by_another } => {
                self.under("lose", |checker| {
                    if let Some(another) = by_another {
                        checker.who("as", another);
                        if *sacrifice {
                            checker.under("as", |checker| checker.refuse("as", Because::Sacrificed));
                        }
                    }
                    if *armor && *sacrifice {
                        checker.under("armor", |checker| checker.refuse("armor", Because::Sacrificed));
                    }
                    checker.optional("leaves", *leaves, (1, caps::LIFE.into()));
                    checker.amount("by", *by);
                    checker.who("from", from);
                    checker.difficulty(*difficulty);
                });
            }
            Effect::Change { to, is, until, difficulty } => self.under("change", |checker| {
                checker.who("to", to);
                checker.under("is", |checker| checker.change(is));
                checker.until(*until);
                checker.difficulty(*difficulty);
            }),
            Effect::Stun { who, difficulty } => self.under("stun", |checker| {
                checker.who("who", who);
                checker.difficulty(*difficulty);
            }),
            Effect::Hide { who, anywhere: _ } => self.under("hide", |checker| checker.who("who", who)),
            Effect::Reveal { who, difficulty } => self.under("reveal", |checker| {
                checker.who("who", who);
                checker.difficulty(*difficulty);
            }),
            Effect::Attack { by, at, with, strikes, range, may: _, charge } => {
                self.under("attack", |checker| {
                    checker.who("by", by);
                    match at {
                        Some(at) => checker.who("at", at),
                        None if strikes.is_some() => {}
                        None => checker.fault(Problem::Missing { key: "at" }),
                    }
                    let aimed = Scope { target: true, attack: true, ..checker.scope };
                    checker.within(aimed, |checker| {
                        checker.changes("with", with);
                        if let Some(strikes) = strikes {
                            checker.under("strikes", |checker| checker.strikes(strikes));
                        }
                    });
                    checker.optional("range", *range, RANGE);
                    if *charge && range.is_some() {
                        checker.under("charge", |checker| checker.fault(Flaw::OutOfPlace { word: "charge" }));
                    }
                    // Several attack one, or one attacks several.
                    let many = |who: &Who| {
                        matches!(who, Who::All(_) | Who::One(_) | Who::SomeOf(_) | Who::Nearest(_))
                    };
                    if many(by) && (strikes.is_some() || at.as_ref().is_some_and(many)) {
                        checker.under("by", |checker| checker.fault(Flaw::OutOfPlace { word: "by" }));
                    }
                });
            }
            Effect::Relocate { who, to } => self.under("relocate", |checker| {
                checker.who("who", who);
                checker.under("to", |checker| checker.spot(to));
            }),
            Effect::Chain { within, most, does } => self.under("chain", |checker| {
                checker.needs_target();
                checker.number("within", *within, INCHES);
                checker.number("most", *most, TIMES);
                checker.filled("does", &does.list);
                checker.effects("does", does);
            }),
            Effect::Shove { who, inches, way, crash, straight, from, stopped } => {
                self.under("shove", |checker| {
                    checker.from(from.as_ref(), *way);
                    if !stopped.list.is_empty() && !*straight {
                        checker.under("stopped", |checker| checker.refuse("stopped", Because::NotStraight));
                    }
                    let scope = Scope { target: true, ..checker.scope };
                    checker.within(scope, |checker| checker.effects("stopped", stopped));
                    if *straight && (*crash || *way == Way::Any) {
                        checker.under("straight", |checker| checker.refuse("straight", Because::NoLine));
                    }
                    checker.who("who", who);
                    checker.amount("inches", *inches);
                });
            }
            Effect::Escape { who } => self.under("escape", |checker| checker.who("who", who)),
            Effect::Tokens { by, all, to, most, name, on, own } => self.under("tokens", |checker| {
                checker.pile(*on);
                if *own && (name.is_some() || *on != On::Figure) {
                    checker.under("own", |checker| checker.refuse("own", Because::Either));
                }
                checker.so_many_or_all(*by, *all);
                checker.who("to", to);
                checker.optional("most", *most, (1, i64::from(u8::MAX)));
            }),
            Effect::Become { character, keeps_life: _, until, actions, place: _ } => {
                self.under("become", |checker| {
                    checker.under("character", |checker| checker.character(character));
                    checker.end_of_a_body(*until);
                    checker.perhaps("actions", *actions);
                });
            }
            Effect::Summon {
                character,
                which,
                count,
                most,
                levels_at_most,
                to,
                life,
                actions,
                until,
                worthless: _,
                marker: _,
                unique: _,
                place: _,
            } => self.under("summon", |checker| {
                if let Some(character) = character {
                    checker.under("character", |checker| checker.character(character));
                }
                checker.conditions("which", which);
                if !which.iter().all(Condition::asks_a_card) {
                    checker.under("which", |checker| checker.refuse("which", Because::NoFigure));
                }
                checker.several("count", *count);
                checker.optional("most", *most, PARTY);
                if let Some(levels) = levels_at_most {
                    checker.number("levels-at-most", *levels, LEVEL);
                }
                checker.under("to", |checker| checker.spot(to));
                checker.perhaps("life", *life);
                checker.perhaps("actions", *actions);
                checker.end_of_a_body(*until);
            }),
            Effect::Prevent { by, leaves } => {
                self.of_a_loss("prevent");
                self.under("prevent", |checker| {
                    checker.perhaps("by", *by);
                    checker.optional("leaves", *leaves, (1, caps::LIFE.into()));
                    if by.is_some() && leaves.is_some() {
                        checker.under("leaves", |checker| checker.fault(Flaw::OutOfPlace { word: "leaves" }));
                    }
                });
            }
            Effect::Redirect { to, keeps_roll } => {
                if !self.scope.touches && !self.scope.rolled {
                    self.of_an_attack("redirect");
                } else if *keeps_roll {
                    self.under("redirect", |checker| checker.refuse("keeps-roll", Because::NoAttack));
                }
                self.under("redirect", |checker| checker.who("to", to));
            }
            Effect::Pass { to, by } => {
                self.of_a_loss("pass");
                self.under("pass", |checker| {
                    checker.perhaps("by", *by);
                    checker.who("to", to);
                });
            }
            Effect::Cancel => {
                if !self.scope.undoes {
                    self.refuse("cancel", Because::NothingToUndo);
                }
            }
            Effect::Miss => self.of_an_attack("miss"),
            Effect::Succeed => {
                if !self.scope.rolls {
                    self.refuse("succeed", Because::NothingToUndo);
                }
            }
            Effect::Revive { who, life, to, actions } => self.under("revive", |checker| {
                checker.who("who", who);
                checker.amount("life", *life);
                checker.perhaps("actions", *actions);
                if let Some(spot) = to {
                    checker.under("to", |checker| checker.spot(spot));
                }
            }),
            Effect::Remove { who, worthless: _ } => self.under("remove", |checker| checker.who("who", who)),
            Effect::Forget { abilities } => self.under("forget", |checker| {
                checker.filled("abilities", abilities);
                checker.under("abilities", |checker| {
                    for (place, name) in abilities.iter().enumerate() {
                        checker.inside(Step::At(place), |checker| checker.own_ability(name));
                    }
                });
            }),
            Effect::Choose { from, count, again: _, each, by, must: _ } => self.under("choose", |checker| {
                checker.filled("from", from);
                checker.perhaps("count", *count);
                if let Some(who) = by {
                    checker.who("by", who);
                    if matches!(who, Who::All(_) | Who::One(_) | Who::SomeOf(_) | Who::Nearest(_)) {
                        checker.under("by", |checker| checker.fault(Flaw::OutOfPlace { word: "by" }));
                    }
                }
                if let Some(who) = each {
                    checker.who("each", who);
                }
                let scope = Scope { target: checker.scope.target || each.is_some(), ..checker.scope };
                checker.within(scope, |checker| {
                    checker.under("from", |checker| {
                        for (place, branch) in from.iter().enumerate() {
                            checker.inside(Step::At(place), |checker| {
                                checker.optional("most", branch.most, TIMES);
                                checker.conditions("needs", &branch.needs);
                                checker.payments(&branch.pays);
                                checker.effects("does", &branch.does);
                            });
                        }
                    });
                });
            }),
            Effect::Roll { table, plus, also } => self.under("roll", |checker| {
                checker.perhaps("plus", *plus);
                checker.perhaps("also", *also);
                checker.filled("table", table);
                let mut least = 1;
                checker.under("table", |checker| {
                    for (place, entry) in table.iter().enumerate() {
                        checker.inside(Step::At(place), |checker| {
                            match (entry.up_to, entry.parity) {
                                (Some(up_to), _) => checker.number("up-to", up_to, (least, TABLE)),
                                (None, None) => checker.fault(Problem::Missing { key: "up-to" }),
                                (None, Some(_)) => {}
                            }
                            if entry.up_to.is_some() && entry.parity.is_some() {
                                checker.under("parity", |checker| {
                                    checker.refuse("parity", Because::Either);
                                });
                            }
                            checker.effects("does", &entry.does);
                        });
                        least = entry.up_to.map_or(least, |up_to| i64::from(up_to) + 1);
                    }
                });
            }),
            Effect::If { test, of, does } => self.under("if", |checker| {
                checker.filled("test", test);
                checker.conditions("test", test);
                checker.who("of", of);
                checker.filled("does", &does.list);
                checker.effects("does", does);
            }),
            Effect::Resist { who, difficulty, with: _, passed, failed } => self.under("resist", |checker| {
                checker.who("who", who);
                checker.difficulty(Some(*difficulty));
                if passed.list.is_empty() && failed.list.is_empty() {
                    checker.fault(Flaw::Empty { key: "resist" });
                }
                // Whoever rolls is the target of what follows.
                let scope = Scope { target: true, ..checker.scope };
                checker.within(scope, |checker| {
                    checker.effects("passed", passed);
                    checker.effects("failed", failed);
                });
            }),
            Effect::Gnosis { by, to: _ } => self.under("gnosis", |checker| checker.amount("by", *by)),
            Effect::TakeCard { from, needs } => self.under("take-card", |checker| {
                checker.who("from", from);
                checker.optional("needs", *needs, DIE);
            }),
            Effect::GiveCard { to, this } => {
                if *this {
                    self.only_of_an_advantage("give-card");
                }
                self.under("give-card", |checker| checker.who("to", to));
            }
            Effect::Mark { who } => self.under("mark", |checker| checker.who("who", who)),
            Effect::Discard => self.only_of_an_advantage("discard"),
            Effect::Redeploy { count } => self.under("redeploy", |checker| {
                checker.number("count", *count, PARTY);
            }),
            Effect::Step { who, inches, way, passing, to, from } => self.under("step", |checker| {
                checker.from(from.as_ref(), *way);
                if let Some(spot) = to {
                    checker.under("to", |checker| checker.spot(spot));
                }
                if *way != Way::Any && from.is_none() {
                    checker.needs_target();
                }
                checker.who("who", who);
                checker.amount("inches", *inches);
                if !passing.list.is_empty() && matches!(who, Who::All(_)) {
                    checker.under("passing", |checker| checker.fault(Flaw::OutOfPlace { word: "passing" }));
                }
                let scope = Scope { target: true, ..checker.scope };
                checker.within(scope, |checker| checker.effects("passing", passing));
            }),
            Effect::Enter { who, back, takes: _ } => self.under("enter", |checker| {
                checker.who("who", who);
                checker.number("back", *back, INCHES);
                // Upkeep keeps it up, and ends it.
                if !checker.scope.upkeep {
                    checker.refuse("enter", Because::NoUpkeep);
                }
            }),
            Effect::Deployment { inches } => {
                self.under("deployment", |checker| checker.number("inches", *inches, INCHES));
            }
            Effect::Dispel { of, on, ability, difficulty, sources: _ } => self.under("dispel", |checker| {
                if let Some(name) = ability {
                    checker.under("ability", |checker| checker.own_ability(name));
                }
                match (of, on) {
                    (Some(of), None) => checker.who("of", of),
                    (None, Some(on)) => checker.who("on", on),
                    (None, None) => checker.fault(Problem::Missing { key: "of" }),
                    (Some(_), Some(_)) => {
                        checker.under("on", |checker| checker.fault(Flaw::OutOfPlace { word: "on" }));
                    }
                }
                checker.difficulty(*difficulty);
            }),
            Effect::Swap { who, with } => self.under("swap", |checker| {
                checker.who("who", who);
                checker.who("with", with);
                // One of the two is somebody in particular.
                let several =
                    |who: &Who| matches!(who, Who::All(_) | Who::One(_) | Who::SomeOf(_) | Who::Nearest(_));
                if matches!(who, Who::All(_)) || several(who) && several(with) {
                    checker.under("who", |checker| checker.fault(Flaw::OutOfPlace { word: "swap" }));
                }
            }),
            Effect::Leave { who } => self.under("leave", |checker| checker.who("who", who)),
            Effect::Return { to } => {
                self.under("return", |checker| checker.under("to", |checker| checker.spot(to)));
            }
            Effect::Raise { who, life } => self.under("raise", |checker| {
                checker.who("who", who);
                checker.amount("life", *life);
                if !checker.scope.subject {
                    checker.fault(Flaw::OutOfPlace { word: "raise" });
                }
            }),
            Effect::Control { who, until, difficulty } => self.under("control", |checker| {
                checker.who("who", who);
                checker.difficulty(*difficulty);
                // A body goes back when nobody acts and nothing is being answered.
                if !matches!(until, Until::Turn | Until::NextTurn) {
                    let word = until.word();
                    checker.under("until", |checker| checker.fault(Flaw::OutOfPlace { word }));
                }
            }),
            Effect::Reroll { die: _ } => {
                if !self.scope.dice {
                    self.refuse("reroll", Because::NoDice);
                }
            }
            Effect::Ready { who, again, now } => self.under("ready", |checker| {
                checker.who("who", who);
                if *now && (*again != Again::Activation || matches!(who, Who::All(_))) {
                    checker.under("now", |checker| checker.fault(Flaw::OutOfPlace { word: "now" }));
                }
            }),
            Effect::Points { by, to: _ } => self.under("points", |checker| checker.amount("by", *by)),
            Effect::ToHand => {
                if !matches!(self.card.of, Of::Plot) {
                    self.fault(Flaw::OutOfPlace { word: "to-hand" });
                }
            }
            Effect::Refund => self.of_an_attack("refund"),
            Effect::ShowHand | Effect::ShowOwnHand | Effect::MarkScenery | Effect::End => {}
            Effect::Grant { ability, to, until, difficulty, place: _ } => self.under("grant", |checker| {
                checker.who("to", to);
                checker.until(*until);
                checker.difficulty(*difficulty);
                let granted = checker.card.abilities.iter().any(|one| one.id == *ability && one.granted);
                if !granted {
                    checker.under("ability", |checker| {
                        let flaw = Flaw::UnknownAbility { ability: ability.clone(), like: None };
                        checker.fault(flaw);
                    });
                }
            }),
            Effect::Act { who, of, at, special, price, must, place: _ } => self.under("act", |checker| {
                checker.who("who", who);
                checker.filled("of", of);
                for kind in of.iter().filter(|kind| !may_be_ordered(**kind, *special)) {
                    let word = kind.word();
                    checker.under("of", |checker| checker.fault(Flaw::OutOfPlace { word }));
                }
                if let Some(at) = at {
                    // Whoever acts looks for those of a group itself, when nobody else is at hand any more.
                    let scope = if at.is_a_group() { Scope::default() } else { checker.scope };
                    checker.within(scope, |checker| checker.who("at", at));
                    if !of.iter().any(|kind| kind.is_attack() || *kind == Kind::Effect) {
                        checker.under("at", |checker| checker.fault(Flaw::OutOfPlace { word: "at" }));
                    }
                }
                if let Price::Less(by) = price {
                    checker.under("price", |checker| checker.number("less", *by, TIMES));
                }
                if *must && of.iter().all(|kind| *kind == Kind::Effect) {
                    checker.under("must", |checker| checker.fault(Flaw::OutOfPlace { word: "must" }));
                }
            }),
            Effect::Strip { from, kind: _, difficulty } => self.under("strip", |checker| {
                checker.who("from", from);
                checker.difficulty(*difficulty);
            }),
            Effect::Finish { who, difficulty } => self.under("finish", |checker| {
                checker.who("who", who);
                checker.difficulty(*difficulty);
            }),
            Effect::Delay { who, difficulty } => self.under("delay", |checker| {
                checker.who("who", who);
                checker.difficulty(*difficulty);
            }),
            Effect::First { who } => self.under("first", |checker| {
                checker.who("who", who);
                if who.is_a_group() {
                    checker.under("who", |checker| checker.fault(Flaw::OutOfPlace { word: "first" }));
                }
            }),
            Effect::Halt { who, of: _ } => self.under("halt", |checker| checker.who("who", who)),
            Effect::Suppress { of, carried: _, sources: _, until: _, difficulty, place: _ } => {
                self.under("suppress", |checker| {
                    checker.who("of", of);
                    checker.difficulty(*difficulty);
                });
            }
            Effect::Copy { from, carried: _, to, sources: _, until, place: _ } => {
                self.under("copy", |checker| {
                    checker.who("from", from);
                    checker.who("to", to);
                    // One has it, of somebody else's.
                    if to.is_a_group() || from == to {
                        checker.under("to", |checker| checker.fault(Flaw::OutOfPlace { word: "to" }));
                    }
                    if !matches!(until, Until::Turn | Until::Game) {
                        checker.under("until", |checker| checker.fault(Flaw::OutOfPlace { word: "until" }));
                    }
                });
            }
        }
    }

    /// A number of what is given or taken, or all of it.
    fn so_many_or_all(&mut self, by: Amount, all: bool) {
        self.amount("by", by);
        match (all, by == Amount::NONE) {
            (true, false) => self.under("all", |checker| checker.refuse("all", Because::Either)),
            (false, true) => self.fault(Problem::Missing { key: "by" }),
            (true, true) | (false, false) => {}
        }
    }

    /// From whom somebody is moved away, or towards whom: one in particular.
    pub(super) fn from(&mut self, from: Option<&Who>, way: Way) {
        let Some(from) = from else { return };
        self.who("from", from);
        if matches!(from, Who::All(_) | Who::One(_) | Who::SomeOf(_)) {
            self.under("from", |checker| checker.refuse("from", Because::NobodyInParticular));
        }
        if way == Way::Any {
            self.under("from", |checker| checker.fault(Flaw::OutOfPlace { word: "from" }));
        }
    }

    fn of_an_attack(&mut self, word: &'static str) {
        if !self.scope.attack {
            self.under(word, |checker| checker.refuse(word, Because::NoAttack));
        }
    }

    fn of_a_loss(&mut self, word: &'static str) {
        if !self.scope.loss {
            self.under(word, |checker| checker.refuse(word, Because::NoLoss));
        }
    }

    /// A list that says nothing when it is empty.
    pub(super) fn filled<T>(&mut self, key: &'static str, list: &[T]) {
        if list.is_empty() {
            self.under(key, |checker| checker.fault(Flaw::Empty { key }));
        }
    }

    pub(super) fn difficulty(&mut self, difficulty: Option<u8>) {
        self.optional("difficulty", difficulty, DIFFICULTY);
    }

    pub(super) fn optional(&mut self, key: &'static str, value: Option<u8>, bounds: (i64, i64)) {
        if let Some(value) = value {
            self.number(key, value, bounds);
        }
    }

    /// How many figures: at least one, where it is a plain number.
    fn several(&mut self, key: &'static str, amount: Amount) {
        match amount {
            Amount::Number(count) => self.number(key, count, PARTY),
            Amount::Measured(_) => self.amount(key, amount),
        }
    }

    fn perhaps(&mut self, key: &'static str, amount: Option<Amount>) {
        if let Some(amount) = amount {
            self.amount(key, amount);
        }
    }

    /// A form or a summon ends when its body is looked at again: with a turn, an activation, a use or never.
    fn end_of_a_body(&mut self, ends: Ends) {
        self.until(ends);
        for until in ends.iter() {
            match until {
                Until::Upkeep if !self.scope.upkeep => {}
                Until::Action | Until::NextAttack | Until::Upkeep | Until::Kill | Until::ActivationEnds => {
                    let word = until.word();
                    self.under("until", |checker| checker.refuse(word, Because::NotOfABody));
                }
                Until::Turn
                | Until::Game
                | Until::NextTurn
                | Until::Activation
                | Until::BearerActivation
                | Until::Use
                | Until::Spent => {}
            }
        }
    }

    fn until(&mut self, ends: Ends) {
        if ends == Ends::NEVER {
            self.under("until", |checker| checker.fault(Flaw::Empty { key: "until" }));
        }
        let several = ends.iter().count() > 1;
        for until in ends.iter() {
            let fits = match until {
                Until::Upkeep => self.scope.upkeep,
                // What lasts for the rest of the game has no other end.
                Until::Game => !several,
                Until::Action
                | Until::NextAttack
                | Until::Turn
                | Until::Kill
                | Until::NextTurn
                | Until::Activation
                | Until::ActivationEnds
                | Until::BearerActivation
                | Until::Use
                | Until::Spent => true,
            };
            if !fits {
                let word = until.word();
                let why = if until == Until::Upkeep { Because::NoUpkeep } else { Because::Either };
                self.under("until", |checker| checker.refuse(word, why));
            }
        }
    }

    fn spot(&mut self, spot: &Spot) {
        match spot {
            Spot::Zone | Spot::Contact | Spot::Anywhere => {}
            Spot::Apart(inches) => self.number("apart", *inches, INCHES),
            Spot::Inches(inches) => self.number("inches", *inches, INCHES),
            Spot::NearTarget(inches) => {
                self.needs_target();
                self.number("near-target", *inches, INCHES);
            }
            Spot::ContactWithTarget => self.needs_target(),
            Spot::PlaceOfSubject => self.needs_subject(),
            Spot::Spot(table) => self.under("spot", |checker| {
                checker.who("of", &table.of);
                if matches!(table.of, Who::All(_) | Who::One(_) | Who::SomeOf(_) | Who::Nearest(_)) {
                    checker.under("of", |checker| checker.refuse("of", Because::NobodyInParticular));
                }
                // No inches at all are contact.
                checker.optional("inches", table.inches, (0, INCHES.1));
                checker.optional("edge", table.edge, (0, INCHES.1));
                if table.edge_of.is_some() && table.edge.is_none() {
                    checker.fault(Problem::Missing { key: "edge" });
                }
                checker.optional("apart", table.apart, INCHES);
                checker.optional("near-scenery", table.near_scenery, INCHES);
                if *table == SpotTable::default() {
                    checker.fault(Flaw::Empty { key: "spot" });
                }
            }),
        }
    }

    pub(super) fn who(&mut self, key: &'static str, who: &Who) {
        self.under(key, |checker| match who {
            Who::Bearer => {}
            Who::Target => checker.needs_target(),
            Who::Subject => checker.needs_subject(),
            Who::Cause => {
                if !checker.scope.cause {
                    checker.fault(Flaw::NobodyThere { word: "cause" });
                }
            }
            Who::All(group) => checker.under("all", |checker| checker.group(group)),
            Who::One(group) => checker.under("one", |checker| checker.group(group)),
            Who::SomeOf(Few { count, of }) => checker.under("some-of", |checker| {
                checker.several("count", *count);
                checker.under("of", |checker| checker.group(of));
            }),
            Who::Nearest(group) => checker.under("nearest", |checker| checker.group(group)),
        });
    }

    /// A mode that an effect of the card puts it in.
    pub(super) fn mode(&mut self, name: TokenName) {
        let enters = |effect: &Effect| matches!(effect, Effect::Mode(mode) if *mode == name);
        if !self.card.abilities.iter().any(|ability| ability.any_effect(&enters)) {
            self.under("mode", |checker| checker.refuse("mode", Because::NoMode));
        }
    }

    /// Tokens lie on a card only where somebody bears it.
    pub(super) fn pile(&mut self, on: On) {
        let borne = matches!(self.card.of, Of::Advantage);
        if on == On::Card && !borne {
            self.under("on", |checker| checker.fault(Flaw::OutOfPlace { word: "card" }));
        }
    }

    pub(super) fn needs_target(&mut self) {
        if !self.scope.target && self.scope.standing {
            self.refuse("target", Because::NoOpponent);
        } else if !self.scope.target {
            self.fault(Flaw::NobodyThere { word: "target" });
        }
    }

    pub(super) fn needs_subject(&mut self) {
        if !self.scope.subject {
            self.fault(Flaw::NobodyThere { word: "subject" });
        }
    }

    /// A character that the content has.
    pub(super) fn character(&mut self, id: &str) {
        if !self.card.characters.contains(&id) {
            self.fault(Flaw::UnknownCharacter { character: id.to_owned() });
        }
    }

    /// An ability of the same card. An advantage card may name one of whoever bears it, which nobody knows here.
    pub(super) fn own_ability(&mut self, name: &str) {
        let own = self.card.abilities.iter().map(|ability| ability.id.as_str());
        let Some(others) = self.card.others else { return };
        let like: Vec<&str> = own.chain(others.iter().copied()).collect();
        if !like.contains(&name) {
            let like = ::content::nearest(name, &like).map(str::to_owned);
            self.fault(Flaw::UnknownAbility { ability: name.to_owned(), like });
        }
    }
}
