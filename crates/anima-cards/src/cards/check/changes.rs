//! Changes: for whom they are, and whether the rules ever ask about their parts as they say.

use ::content::Step;

use super::{Checker, DIE, Of, Scope};
use crate::cards::{Amount, Camp, Change, Group, What, Who, With, Within};
use crate::content::{Because, Flaw};

impl Checker<'_> {
    pub(super) fn changes(&mut self, key: &'static str, changes: &[Change]) {
        self.under(key, |checker| {
            for (place, change) in changes.iter().enumerate() {
                checker.inside(Step::At(place), |checker| {
                    // What is different for an action alone is different for whoever does it.
                    if key == "with" && change.who != Who::Bearer {
                        checker.under("for", |checker| checker.fault(Flaw::OutOfPlace { word: "for" }));
                    }
                    checker.change(change);
                });
            }
        });
    }

    pub(super) fn change(&mut self, change: &Change) {
        self.who("for", &change.who);
        // Nobody picks somebody anew each time it is asked what holds.
        if let Who::SomeOf(_) = change.who {
            self.under("for", |checker| checker.fault(Flaw::OutOfPlace { word: "some-of" }));
        }
        let fights = change.parts.iter().all(|(what, _)| what.has_opponent());
        let held = Scope { held: Some(fights), ..self.scope };
        self.within(held, |checker| {
            checker.conditions("when", &change.when);
            checker.conditions("against", &change.against);
        });
        if change.parts.is_empty() {
            self.fault(Flaw::Empty { key: "change" });
        }
        self.asked_in_vain(change);
        for (what, amount) in &change.parts {
            let key = what.word();
            let names = change.when.iter().all(|condition| condition.characters().is_some());
            let plain = self.scope.standing && change.who == Who::Bearer && change.against.is_empty();
            if what.counts_as().is_some() && !(names && plain) {
                self.under(key, |checker| checker.fault(Flaw::OutOfPlace { word: key }));
            }
            // What a carried card says for good is not asked of the card itself.
            if let (What::Without(_), true, Of::Advantage) = (what, self.scope.standing, self.card.of) {
                self.under(key, |checker| checker.fault(Flaw::OutOfPlace { word: key }));
            }
            if let What::Lacks(_) | What::Without(_) = what
                && !(self.reaches_everywhere(&change.who)
                    && change.when.is_empty()
                    && change.against.is_empty())
            {
                self.under(key, |checker| checker.refuse(key, Because::Anywhere));
            }
            match (what, amount) {
                (What::Die | What::CriticalFrom, Amount::Number(shown)) => self.number(key, *shown, DIE),
                (What::OnlyWith(With::All(group)), _) => {
                    self.under(key, |checker| checker.under("all", |checker| checker.group(group)));
                }
                (What::Eyes(group) | What::Sweeps(Some(group)), _) => {
                    self.under(key, |checker| checker.group(group));
                }
                (What::CostOfSource(_), _) => self.under(key, |checker| checker.amount("by", *amount)),
                (_, _) => {
                    // What holds counts of whom the changed one fights, where the rules ask about fighting.
                    let target = self.scope.target || what.has_opponent();
                    let scope = Scope { target, ..self.scope };
                    self.within(scope, |checker| checker.amount(key, *amount));
                }
            }
            if *amount == Amount::NONE && what.adds() {
                self.under(key, |checker| checker.refuse(key, Because::Nothing));
            }
            if let (What::Secondary(which), Of::Character { second, .. }, Who::Bearer) =
                (what, self.card.of, &change.who)
                && !second.contains(which)
            {
                self.under(key, |checker| checker.fault(Flaw::NoSecondValue { attribute: which.word() }));
            }
        }
    }

    /// Whether it is the bearer's, everybody's on the table or a side's, so that nothing has to be asked of anybody.
    fn reaches_everywhere(&self, who: &Who) -> bool {
        let of_a_side = |group: &Group| {
            let side = matches!(group.side, Camp::Friends | Camp::Enemies | Camp::Everybody);
            side && group.within == Within::Table && group.target && group.which.is_empty()
        };
        match who {
            Who::Bearer => true,
            Who::All(group) => of_a_side(group) && !(self.scope.standing && self.card.of.speaks_for_side()),
            Who::Target | Who::Subject | Who::Cause | Who::One(_) | Who::SomeOf(_) | Who::Nearest(_) => false,
        }
    }

    /// What is asked of the other one, or of the action at hand, where the rules ask about a thing without either.
    fn asked_in_vain(&mut self, change: &Change) {
        if !change.against.is_empty() && change.parts.iter().any(|(what, _)| !what.has_opponent()) {
            self.under("against", |checker| checker.fault(Flaw::OutOfPlace { word: "against" }));
        }
        if change.parts.iter().all(|(what, _)| what.sees_action()) {
            return;
        }
        self.under("when", |checker| {
            for (place, condition) in change.when.iter().enumerate() {
                if condition.asks_action() {
                    checker.inside(Step::At(place), |checker| {
                        checker.fault(Flaw::OutOfPlace { word: "when" });
                    });
                }
            }
        });
    }
}
