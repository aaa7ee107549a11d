//! Groups, conditions and amounts: whether what they ask about and count is there where they stand.

use ::content::Step;

use super::words::{LEVEL, PARTY, SHARE};
use super::{Checker, DIE, INCHES, Scope, TIMES};
use crate::cards::{
    Amount, Comparison, Condition, Group, Measure, Measured, MeasuredFrom, Per, Whose, Within,
};
use crate::content::{Because, Flaw, Problem, caps};

impl Checker<'_> {
    pub(super) fn group(&mut self, group: &Group) {
        self.under("within", |checker| match group.within {
            Within::Inches(inches) => checker.number("inches", inches, INCHES),
            Within::Seen(inches) => checker.number("seen", inches, INCHES),
            Within::Zone
            | Within::TheirZone
            | Within::Contact
            | Within::Engaged
            | Within::Sight
            | Within::Range
            | Within::Line
            | Within::Table => {}
        });
        self.under("of", |checker| match group.of {
            MeasuredFrom::Bearer => {}
            MeasuredFrom::Target => checker.needs_target(),
            MeasuredFrom::Subject => checker.needs_subject(),
            MeasuredFrom::Summon => {}
        });
        // A line needs another end.
        if group.within == Within::Line && group.of == MeasuredFrom::Bearer {
            self.under("within", |checker| checker.fault(Flaw::OutOfPlace { word: "line" }));
        }
        self.conditions("which", &group.which);
    }

    pub(super) fn conditions(&mut self, key: &'static str, conditions: &[Condition]) {
        self.under(key, |checker| {
            for (place, condition) in conditions.iter().enumerate() {
                checker.inside(Step::At(place), |checker| checker.condition(condition));
            }
        });
    }

    fn condition(&mut self, condition: &Condition) {
        if self.card.of.speaks_for_side()
            && let Some(word) = condition.asks_bearer()
        {
            self.under(word, |checker| checker.fault(Flaw::NobodyThere { word: "bearer" }));
        }
        match condition {
            Condition::Character(id) => self.under("character", |checker| checker.character(id)),
            Condition::HurtBy(name) => self.under("hurt-by", |checker| {
                checker.own_ability(name);
                checker.recalled.push(name.clone());
            }),
            Condition::Active(name) => self.under("active", |checker| checker.own_ability(name)),
            Condition::Under(name) => self.under("under", |checker| checker.own_ability(name)),
            Condition::Some(group) => self.under("some", |checker| checker.group(group)),
            Condition::By(name) => self.under("by", |checker| checker.own_ability(name)),
            Condition::LifeAtMost(points) => self.number("life-at-most", *points, (0, caps::LIFE.into())),
            Condition::ActionsAtLeast(actions) => {
                self.number("actions-at-least", *actions, (1, caps::ACTIONS.into()));
            }
            Condition::Shows { die: _, least, most, parity } => self.under("shows", |checker| {
                checker.optional("least", *least, DIE);
                checker.optional("most", *most, DIE);
                if least.is_none() && most.is_none() && parity.is_none() {
                    checker.fault(Problem::Missing { key: "least" });
                }
            }),
            Condition::Mode(name) => self.mode(*name),
            Condition::Given(_) | Condition::GivenOf(_) | Condition::RidOfIt => {
                if !self.scope.given {
                    let word = if *condition == Condition::RidOfIt { "rid-of-it" } else { "given" };
                    self.refuse(word, Because::NoState);
                }
            }
            Condition::TokensAtLeast(tokens) => self.number("tokens-at-least", *tokens, (1, 255)),
            Condition::LevelAtMost(level) => self.number("level-at-most", *level, LEVEL),
            Condition::LevelAtLeast(level) => self.number("level-at-least", *level, LEVEL),
            Condition::Near(inches) => self.number("near", *inches, INCHES),
            Condition::Far(inches) => self.number("far", *inches, INCHES),
            Condition::Trait(word) => {
                if !::content::is_id(word) {
                    self.under("trait", |checker| checker.fault(Problem::BadId { id: word.clone() }));
                }
            }
            Condition::LifeBelow(share) => self.number("life-below", *share, SHARE),
            Condition::Strike(blow) => self.number("strike", *blow, TIMES),
            Condition::Several { count, of } => self.under("several", |checker| {
                checker.number("count", *count, PARTY);
                checker.under("of", |checker| checker.group(of));
            }),
            Condition::TurnAtLeast(turn) => self.number("turn-at-least", *turn, (1, i64::from(u8::MAX))),
            Condition::RolledAtLeast(die) => self.number("rolled-at-least", *die, DIE),
            Condition::RolledAtMost(die) => self.number("rolled-at-most", *die, DIE),
            Condition::Pile { name: _, on, least, most } => self.under("pile", |checker| {
                checker.pile(*on);
                checker.optional("least", *least, (1, i64::from(u8::MAX)));
                if least.is_none() && most.is_none() {
                    checker.fault(Problem::Missing { key: "least" });
                }
            }),
            Condition::Amount(compared) => self.under("amount", |checker| {
                let Comparison { this, least, most } = **compared;
                if let Amount::Number(_) = this {
                    checker.under("this", |checker| checker.fault(Flaw::OutOfPlace { word: "this" }));
                }
                if least.is_none() && most.is_none() {
                    checker.fault(Problem::Missing { key: "least" });
                }
                checker.compared("this", this);
                least.into_iter().for_each(|least| checker.compared("least", least));
                most.into_iter().for_each(|most| checker.compared("most", most));
            }),
            Condition::Not(inner) => self.under("not", |checker| checker.condition(inner)),
            Condition::Any(inner) => {
                self.filled("any", inner);
                self.conditions("any", inner);
            }
            Condition::Apart(inches) => self.number("apart", *inches, INCHES),
            Condition::Together(inches) => self.number("together", *inches, INCHES),
            Condition::Passes(inches) => self.number("passes", *inches, INCHES),
            Condition::NearScenery { inches, of: _ } => {
                self.under("near-scenery", |checker| checker.number("inches", *inches, INCHES));
            }
            Condition::Nearer(group) => self.under("nearer", |checker| checker.group(group)),
            Condition::WouldLeave(left) => self.number("would-leave", *left, (0, caps::LIFE.into())),
            Condition::Printed(_)
            | Condition::Has(_)
            | Condition::On(_)
            | Condition::Hidden
            | Condition::AllHit
            | Condition::Failing
            | Condition::Engaged
            | Condition::InCover
            | Condition::Unmoved
            | Condition::Surfaced
            | Condition::Dodging
            | Condition::Undying
            | Condition::Spent
            | Condition::Full
            | Condition::Stunned
            | Condition::Carries(_)
            | Condition::Deployment(_)
            | Condition::FromHidden
            | Condition::TokensAtMost(_)
            | Condition::LevelOfBearer
            | Condition::Faction(_)
            | Condition::Affiliation(_)
            | Condition::Category(_)
            | Condition::Role(_)
            | Condition::Innate(_)
            | Condition::State(_)
            | Condition::InState(_)
            | Condition::BaseAtLeast(_)
            | Condition::BaseAtMost(_)
            | Condition::InZone
            | Condition::FriendEngaged
            | Condition::Immune(_)
            | Condition::Enemy
            | Condition::Marked
            | Condition::OnMarked
            | Condition::Entered
            | Condition::Slayer
            | Condition::HandToHand
            | Condition::Ranged
            | Condition::Basic
            | Condition::Kind(_)
            | Condition::Source(_)
            | Condition::Critical
            | Condition::WouldDie
            | Condition::Subject
            | Condition::Rolling(_)
            | Condition::Higher
            | Condition::Lower
            | Condition::Contact
            | Condition::AffiliationOfBearer
            | Condition::Away
            | Condition::Seen
            | Condition::Bearer
            | Condition::First => {}
        }
    }

    /// What a condition counts. No die is rolled for it, and what effects took is known among effects alone.
    fn compared(&mut self, key: &'static str, amount: Amount) {
        let Amount::Measured(Measured { each, .. }) = amount else { return };
        let scope = match self.scope.held {
            None => Scope { asked: true, ..self.scope },
            Some(target) => {
                let paid = !self.scope.done;
                let (more, tokens) = (self.scope.more && paid, self.scope.tokens && paid);
                Scope { target, more, tokens, asked: true, standing: true, ..Scope::default() }
            }
        };
        let done = self.scope.done && self.scope.held.is_none();
        let heals = self.scope.heals && self.scope.held.is_none();
        let unknown =
            each == Per::Die || each == Per::Taken && !done || each == Per::Healed && !done && !heals;
        if unknown {
            return self.under(key, |checker| {
                checker.under("each", |checker| checker.refuse(each.word(), Because::NotYet));
            });
        }
        self.within(scope, |checker| checker.amount(key, amount));
    }

    pub(super) fn amount(&mut self, key: &'static str, amount: Amount) {
        let Amount::Measured(Measured { each, per, times, plus: _, most, least, of, up: _ }) = amount else {
            return;
        };
        self.under(key, |checker| {
            checker.number("per", per, (1, caps::LEVEL.into()));
            checker.whose(each, of);
            if let (Some(most), Some(least)) = (most, least)
                && least.unsigned_abs() > most.unsigned_abs()
            {
                checker.number("least", least, (0, most.into()));
            }
            if let Per::Group(group) = each {
                checker.under("each", |checker| checker.under("group", |checker| checker.group(group.0)));
            }
            if times == 0 {
                let problem = Problem::OutOfRange { key: "times", value: 0, least: 1, most: i8::MAX.into() };
                checker.under("times", |checker| checker.fault(problem));
            }
            if let Per::Value(Measure::Healing) | Per::TargetValue(Measure::Healing) = each {
                checker.under("each", |checker| checker.fault(Flaw::OutOfPlace { word: "healing" }));
            }
            let scope = checker.scope;
            let fits = match each {
                Per::Die => !scope.standing,
                Per::LifeMissing
                | Per::Tokens
                | Per::Life
                | Per::Actions
                | Per::Counters(_)
                | Per::Value(_)
                | Per::Friends(_)
                | Per::Enemies(_)
                | Per::FallenFriends
                | Per::FallenEnemies
                | Per::Turn
                | Per::Level
                | Per::GameLevels
                | Per::Group(_) => true,
                Per::Pile(pile) => {
                    checker.under("each", |checker| checker.under("pile", |checker| checker.pile(pile.on)));
                    true
                }
                Per::TargetLife | Per::TargetLifeMissing | Per::TargetCounters(_) | Per::TargetValue(_) => {
                    scope.target
                }
                Per::Extra => scope.more,
                Per::Price => scope.acts && !scope.standing,
                Per::Moved => scope.moved || scope.attack || scope.standing && scope.target,
                Per::TokensPaid => scope.tokens,
                Per::SubjectLevel => scope.subject,
                Per::Dealt => scope.attack && !scope.standing,
                Per::Taken | Per::Healed => !scope.standing,
                Per::Blow => scope.attack || scope.standing,
            };
            if !fits {
                let counts_once = matches!(each, Per::Die | Per::Taken | Per::Healed | Per::Dealt);
                let why = if each == Per::Extra {
                    Because::NoMore
                } else if each == Per::Price {
                    Because::NoAction
                } else if each == Per::TokensPaid {
                    Because::NoTokens
                } else if scope.standing && counts_once {
                    Because::Standing
                } else if scope.standing {
                    Because::NoOpponent
                } else {
                    Because::NoAttack
                };
                checker.under("each", |checker| checker.refuse(each.word(), why));
            }
        });
    }

    /// Whose it is that is counted: somebody who is there, and something that somebody has.
    fn whose(&mut self, each: Per, of: Option<Whose>) {
        let Some(of) = of else { return };
        self.under("of", |checker| {
            if !each.has_owner() {
                return checker.refuse("of", Because::NotOwned);
            }
            match of {
                Whose::Bearer => {}
                Whose::Target => checker.needs_target(),
                Whose::Subject => checker.needs_subject(),
                Whose::Cause => {
                    if !checker.scope.cause {
                        checker.fault(Flaw::NobodyThere { word: "cause" });
                    }
                }
                Whose::Asked => {
                    if !checker.scope.asked {
                        checker.fault(Flaw::NobodyThere { word: "asked" });
                    }
                }
            }
        });
    }
}
