//! The numbers of a figure with everything that cards set, halve and add, and what its actions cost.

use super::facts::Facts;
use crate::cards::{Attribute, Kind, Measure, Source, What};
use crate::content::BaseSize;
use crate::state::{Attack, By};

/// A number that is halved is divided by this.
const HALF: i32 = 2;
/// What nobody can pay: the price of what a card forbids.
pub const FORBIDDEN: u8 = u8::MAX;

impl Facts<'_> {
    /// How large a base counts as.
    pub(super) fn base(self, figure: u8) -> BaseSize {
        let small = self.has(figure, None, &What::CountsSmall);
        if small { BaseSize::Small } else { self.game.card(self.state, figure).base }
    }

    /// The most life points a figure can have.
    pub fn most_life(self, figure: u8) -> i16 {
        i16::from(self.game.card(self.state, figure).life) + self.sum(figure, None, &What::Life)
    }

    /// The most action points a figure can have.
    pub fn most_actions(self, figure: u8) -> u8 {
        let printed = i16::from(self.game.card(self.state, figure).actions);
        (printed + self.sum(figure, None, &What::Actions)).clamp(0, u8::MAX.into()) as u8
    }

    /// An attribute's value before anything is added: the second one where a card says so.
    pub fn attribute(self, figure: u8, attribute: Attribute, attack: Option<&Attack>) -> i16 {
        let card = self.game.card(self.state, figure);
        let (first, second) = match attribute {
            Attribute::Attack => (card.attack, card.secondary.attack),
            Attribute::Damage => (card.damage, card.secondary.damage),
            Attribute::Defense => (card.defense, card.secondary.defense),
            Attribute::Armor => (card.armor, card.secondary.armor),
            Attribute::Resistance => (card.resistance, card.secondary.resistance),
        };
        let printed = match second {
            Some(second) if self.has(figure, attack, &What::Secondary(attribute)) => second,
            Some(_) | None => first,
        };
        let measure = match attribute {
            Attribute::Attack => Measure::Attack,
            Attribute::Damage => Measure::Damage,
            Attribute::Defense => Measure::Defense,
            Attribute::Armor => Measure::Armor,
            Attribute::Resistance => Measure::Resistance,
        };
        self.base_value(figure, attack, measure, printed.into(), 1) as i16
    }

    /// A number before anything is added: what a card sets it to instead of what is printed, and half of it where one
    /// says so. A unit is what one of it is written as.
    #[inline]
    pub fn base_value(
        self,
        figure: u8,
        attack: Option<&Attack>,
        measure: Measure,
        printed: i32,
        unit: i32,
    ) -> i32 {
        if self.is_untouched(What::SETS) || self.is_quiet(figure, attack, What::SETS) {
            return printed;
        }
        let set = self.most(figure, attack, &What::Set(measure)).map(|set| i32::from(set) * unit);
        let firm = measure.attribute().is_some_and(|attribute| self.is_firm(figure, attack, attribute));
        let whole = if firm { set.unwrap_or(printed).max(printed) } else { set.unwrap_or(printed) };
        let better = self.most(figure, attack, &What::Better(measure)).map(|better| i32::from(better) * unit);
        let whole = better.map_or(whole, |better| whole.max(better));
        if !firm && self.has(figure, attack, &What::Half(measure)) { whole / HALF } else { whole }
    }

    /// What is printed and everything that makes an action of a kind dearer or cheaper. Conditions may ask about the action:
    /// what it is made by and at whom, where that is known. [`price`](crate::rules::price::price) says what anything costs.
    #[inline]
    pub(in crate::rules) fn cost_by(
        self,
        figure: u8,
        action: Option<&Attack>,
        (kind, source): (Kind, Option<Source>),
        base: u8,
    ) -> u8 {
        let bits = What::COSTS;
        let basic = action.is_none_or(|action| action.by == By::Basic);
        if self.is_untouched(bits)
            || (basic || self.game.with() & bits == 0) && self.is_quiet(figure, None, bits)
        {
            return base;
        }
        let (mut cost, mut forbidden, mut free) = (i16::from(base), false, false);
        let mut least = 0;
        self.declaring(kind).each(figure, action, bits, |what, amount| {
            if let What::Forbids(kinds) = what {
                forbidden |= kinds.contains(&kind);
                return;
            }
            if let What::Free(kinds) = what {
                free |= kinds.contains(&kind);
                return;
            }
            if let What::CostLeast(kinds, of) = what {
                if kinds.is_empty() && of.is_none() || kinds.contains(&kind) || of.is_some() && source == *of
                {
                    least = amount.max(least);
                }
                return;
            }
            let counts = if let What::Cost(kinds) = what {
                kinds.is_empty() || kinds.contains(&kind)
            } else {
                matches!(what, What::CostOfSource(of) if source == Some(*of))
            };
            if counts {
                cost += amount;
            }
        });
        if forbidden {
            FORBIDDEN
        } else if free {
            0
        } else {
            cost.max(least.min(base.into())).clamp(0, i16::from(FORBIDDEN) - 1) as u8
        }
    }
}
