//! Points of gnosis spent on the roll at hand.

use kernel::Sink;

use super::facts::Facts;
use super::moments::{self, Happening};
use crate::cards::{Moment, What};
use crate::event::{CardEvent, Event};
use crate::rules::{Battle, attack_below, rolls};
use crate::state::{AttackStep, Deeds, Reaction, Side};

/// Whether a side may spend a point of gnosis on its roll at a moment: before the dice are rolled, or after them where a
/// card says so.
///
/// Rule: gnosis.points
pub fn may_spend_gnosis(facts: Facts<'_>, side: Side, moment: Moment) -> bool {
    let late = moment == Moment::AfterRoll;
    let dodges_late = moment == Moment::Rolls && rolls::at_hand(facts.state).is_none();
    if facts.state.gnosis[side.index()] == 0 {
        return false;
    }
    if matches!(moment, Moment::Rolls | Moment::Rolled) && !dodges_late {
        return rolls::may_spend_gnosis(facts, side, moment);
    }
    if !late && !dodges_late && moment != Moment::BeforeRoll {
        return false;
    }
    let Some(attack) = attack_below(facts.state) else { return false };
    let roller = if Side::of_figure(attack.attacker) == side { attack.attacker } else { attack.target };
    if late && !facts.has(roller, Some(attack), &What::LateGnosis)
        || facts.has(roller, Some(attack), &What::NoGnosis)
    {
        return false;
    }
    if Side::of_figure(attack.attacker) == side {
        !attack.deeds.has(Deeds::GNOSIS) && !attack.deeds.has(Deeds::BESIDES) && !dodges_late
    } else {
        attack.reaction != Reaction::None && !attack.deeds.has(Deeds::DEFENSE_GNOSIS)
    }
}

/// One more die for the roll that is coming, of which the best is kept.
///
/// Rule: gnosis.die
pub fn spend_gnosis<S: Sink<Event>>(battle: &mut Battle<'_, S>, side: Side) {
    battle.state.gnosis[side.index()] -= 1;
    let left = battle.state.gnosis[side.index()];
    if let Some(late) = rolls::at_hand(battle.state).map(|roll| roll.kept > 0) {
        let Some(roller) = rolls::spend_gnosis(battle.state) else { return };
        battle.tell(Event::Card(CardEvent::GnosisSpent { side, left }));
        return gnosis_spent(battle, roller, late);
    }
    let Some(attack) = moments::attack_at_hand(battle) else { return };
    let (attacker, target) = (attack.attacker, attack.target);
    let deed = if Side::of_figure(attacker) == side { Deeds::GNOSIS } else { Deeds::DEFENSE_GNOSIS };
    attack.deeds.set(deed);
    let late = attack.step == AttackStep::AfterRoll;
    if late {
        attack.step = if deed == Deeds::GNOSIS { AttackStep::AttackDie } else { AttackStep::DefenseDie };
    }
    battle.tell(Event::Card(CardEvent::GnosisSpent { side, left }));
    let roller = if deed == Deeds::GNOSIS { attacker } else { target };
    gnosis_spent(battle, roller, late);
}

/// Whoever may answer is asked: the other side before the dice, and cards about the gnosis itself.
pub(super) fn gnosis_spent<S: Sink<Event>>(battle: &mut Battle<'_, S>, roller: u8, late: bool) {
    if late {
        // The window closes for the die, and opens again when it lies.
        battle.state.stack.pop();
    } else {
        moments::spoken(battle);
    }
    moments::fire(battle, Happening::between(Moment::Gnosis, roller, roller));
}
