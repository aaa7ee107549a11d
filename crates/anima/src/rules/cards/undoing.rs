//! What a card undoes at hand: rolls made anew, attacks, rolls and plot cards that count for nothing, effects that pass by
//! somebody or come at somebody else, and action points given back.

use kernel::Sink;

use super::moments;
use super::plots;
use crate::cards::{Ability, Die, Moment, about};
use crate::event::{CardEvent, Event};
use crate::rules::{Battle, attack_below, follow, rolls};
use crate::state::{
    Attack, AttackStep, Deeds, Doing, Figures, Frame, NO_ABILITY, NOBODY, Reaction, Side, State, Waits,
};

/// The die of the attack at hand is rolled again.
pub(super) fn reroll<S: Sink<Event>>(battle: &mut Battle<'_, S>, die: Die) {
    if let Some(figure) = rolls::again(battle.state) {
        let who = battle.who(figure);
        return battle.tell(Event::Card(CardEvent::Rerolled { who }));
    }
    let Some(attack) = moments::attack_at_hand(battle) else { return };
    // What would be lost is not lost if the blow is rolled anew.
    let lies = matches!(attack.step, AttackStep::AfterRoll | AttackStep::Hurt);
    if !lies || attack.deeds.has(Deeds::BESIDES) {
        return;
    }
    attack.dealt = 0;
    attack.deeds.clear(Deeds::HIT);
    attack.deeds.clear(Deeds::CRITICAL);
    let figure = match die {
        Die::Attack => {
            (attack.kept, attack.dice, attack.step) = (0, 0, AttackStep::AttackDie);
            attack.attacker
        }
        Die::Defense if attack.reaction == Reaction::None => return,
        Die::Defense => {
            (attack.defense_die, attack.dice, attack.step) = (0, 0, AttackStep::DefenseDie);
            attack.target
        }
    };
    let who = battle.who(figure);
    battle.tell(Event::Card(CardEvent::Rerolled { who }));
}

/// The attack, or the point of gnosis, counts for nothing.
pub(super) fn cancel<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: &Doing) {
    let ability = battle.game.ability(battle.state, doing.by, doing.ability);
    let answers = ability.and_then(|ability| ability.when.as_ref()).map(|cue| cue.0.moment);
    let asked = battle.state.stack.frames().iter().rev().find_map(window_moment);
    let gnosis = answers.or(asked.filter(|_| doing.ability == NO_ABILITY)) == Some(Moment::Gnosis);
    let roller = doing.subject;
    let plays = answers.or(asked) == Some(Moment::Plays)
        || ability.is_some_and(|ability| {
            ability.triggers.iter().any(|trigger| trigger.when.0.moment == Moment::Plays)
        });
    if plays && plots::undo(battle, Side::of_figure(doing.by)) {
        let who = battle.who(doing.by);
        return battle.tell(Event::Card(CardEvent::Cancelled { who }));
    }
    if ability.is_some_and(answers_effects) && spare(battle, doing) {
        let who = battle.who(doing.by);
        return battle.tell(Event::Card(CardEvent::Cancelled { who }));
    }
    if gnosis && rolls::at_hand(battle.state).is_some() {
        rolls::undo_gnosis(battle.state);
        let who = battle.who(doing.by);
        return battle.tell(Event::Card(CardEvent::Cancelled { who }));
    }
    if answers_rolls(battle, doing) && rolls::cancel(battle.state) {
        let who = battle.who(doing.by);
        return battle.tell(Event::Card(CardEvent::Cancelled { who }));
    }
    if gnosis {
        let Some(attack) = moments::attack_at_hand(battle) else { return };
        let deed = if attack.attacker == roller { Deeds::GNOSIS } else { Deeds::DEFENSE_GNOSIS };
        attack.deeds.clear(deed);
    } else if !undo_attack(battle.state) {
        return;
    }
    let who = battle.who(doing.by);
    battle.tell(Event::Card(CardEvent::Cancelled { who }));
}

/// The attack at hand counts for nothing or, where that has struck already and was made in answer to another, the one that
/// it answers: of one that waits for a counterattack, whatever blows are left. Says whether there was any.
fn undo_attack(state: &mut State) -> bool {
    let open = |frame: &Frame| matches!(frame, Frame::Attack(attack) if !has_struck(attack));
    let any = |frame: &Frame| matches!(frame, Frame::Attack(_));
    let frames = state.stack.frames();
    let found = frames.iter().rposition(open).or_else(|| frames.iter().rposition(any));
    let Some(Frame::Attack(attack)) = found.map(|place| &mut state.stack.frames_mut()[place]) else {
        return false;
    };
    match attack.step {
        AttackStep::Hurt => {
            attack.dealt = 0;
            attack.deeds.clear(Deeds::HIT);
            attack.deeds.clear(Deeds::CRITICAL);
            attack.step = AttackStep::Next;
        }
        AttackStep::Answered => {
            attack.blows = attack.blows.with_left(0);
            attack.others = Figures::NONE;
        }
        AttackStep::Aim
        | AttackStep::Defend
        | AttackStep::Arrived
        | AttackStep::React
        | AttackStep::BeforeRoll
        | AttackStep::DefenseDie
        | AttackStep::AttackDie
        | AttackStep::AfterRoll
        | AttackStep::Resolve
        | AttackStep::Throw
        | AttackStep::Follow
        | AttackStep::Next
        | AttackStep::Between
        | AttackStep::Over
        | AttackStep::PushTo => attack.deeds.set(Deeds::CANCELLED),
    }
    true
}

/// The attack at hand misses, whatever its dice show.
pub(super) fn miss<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let Some(attack) = moments::attack_at_hand(battle).filter(|attack| !has_struck(attack)) else { return };
    attack.dealt = 0;
    attack.deeds.clear(Deeds::HIT);
    attack.deeds.clear(Deeds::CRITICAL);
    let attack = *attack;
    let (who, target) = (battle.who(attack.attacker), battle.who(attack.target));
    battle.tell(Event::Card(CardEvent::MadeToMiss { who, target }));
    follow::missed(battle, attack);
}

/// The roll at hand succeeds, whatever its die shows.
pub(super) fn succeed<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: &Doing) {
    if rolls::succeed(battle.state) {
        let who = battle.who(doing.subject);
        battle.tell(Event::Card(CardEvent::MadeToSucceed { who }));
    }
}

/// Whether what an attack does to its target is done.
fn has_struck(attack: &Attack) -> bool {
    matches!(
        attack.step,
        AttackStep::Throw | AttackStep::Follow | AttackStep::Next | AttackStep::Between | AttackStep::Over
    )
}

/// Whether what is carried out answers a roll that is no attack's: a trigger, an ability used in the window of such a moment, or
/// a plot card.
fn answers_rolls<S: Sink<Event>>(battle: &Battle<'_, S>, doing: &Doing) -> bool {
    let of_a_roll = |moment| matches!(moment, Moment::Rolls | Moment::Rolled);
    let answer = moments::trigger_of(battle.game, battle.state, doing);
    if let Some((trigger, _)) = answer {
        return of_a_roll(trigger.when.0.moment);
    }
    let below = battle.state.stack.frames().iter().rev();
    let mut below = below.skip_while(|frame| matches!(frame, Frame::Doing(_) | Frame::Due(_)));
    match below.next() {
        Some(Frame::Roll(_)) => true,
        frame => frame.and_then(window_moment).is_some_and(of_a_roll),
    }
}

/// Whether an ability answers what is about to touch somebody.
pub(super) fn answers_effects(ability: &Ability) -> bool {
    let used = ability.when.as_ref().is_some_and(|cue| cue.0.moment == Moment::Affected);
    used || ability.triggers.iter().any(|trigger| trigger.when.0.moment == Moment::Affected)
}

/// What the cause is carrying out passes by the subject. Says whether there was such a thing.
fn spare<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: &Doing) -> bool {
    let subject = doing.subject;
    touching(battle, doing).map(|list| list.spared = list.spared.with(subject)).is_some()
}

/// The effect that somebody has rolled against comes at somebody else, or back, and is resisted anew.
pub(super) fn throw_back<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: &Doing, to: u8) {
    let frames = battle.state.stack.frames().iter();
    let resisted = |frame: &Frame| {
        if let Frame::Doing(list) = frame
            && list.by == doing.cause
            && list.waits == Waits::Each
        {
            battle.game.effect(list).is_some_and(|effect| about::difficulty(effect).is_some())
        } else {
            false
        }
    };
    let Some(place) = frames.map(resisted).collect::<Vec<_>>().iter().rposition(|is| *is) else { return };
    let Some(list) = battle.frame_at(place) else { return };
    list.left = list.left.with(to);
    list.asked = list.asked.with(to);
    let (who, target) = (battle.who(doing.cause), battle.who(to));
    battle.tell(Event::Card(CardEvent::Redirected { who, target }));
}

/// What the cause is carrying out and is about to touch the subject with.
pub(super) fn touching<'b, S: Sink<Event>>(
    battle: &'b mut Battle<'_, S>,
    doing: &Doing,
) -> Option<&'b mut Doing> {
    let (subject, cause) = (doing.subject, doing.cause);
    if subject == NOBODY {
        return None;
    }
    battle.state.stack.frames_mut().iter_mut().rev().find_map(|frame| {
        if let Frame::Doing(list) = frame {
            (list.by == cause && list.asked.contains(subject)).then_some(list)
        } else {
            None
        }
    })
}

/// The moment of a window. A plot card is played in one, which is all that says what it answers.
fn window_moment(frame: &Frame) -> Option<Moment> {
    if let Frame::Window(window) = frame { Some(window.moment) } else { None }
}

/// The attacker has paid nothing for the action at hand. What it pays is kept until the action is over, for poison.
pub(super) fn refund<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let Some(attack) = attack_below(battle.state) else { return };
    let attacker = attack.attacker;
    let place = battle.state.figure_mut(attacker);
    let paid = std::mem::take(&mut place.spent);
    place.actions = place.actions.saturating_add(paid);
    let actions = place.actions;
    if paid > 0 {
        let who = battle.who(attacker);
        battle.tell(Event::Card(CardEvent::ActionsChanged { who, by: paid.into(), actions }));
    }
}
