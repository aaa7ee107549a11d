//! Carrying out a list of effects: for whom, against which resistance, with which choices and dice.
//!
//! A list is a frame on the stack. Each effect first finds whom it is about, lets the owner pick where one has to be
//! picked, lets everybody resist who may, and is then done to each in turn by [`effects`].

use kernel::Sink;

use super::at_hand::used_by_ability;
use super::effects::{self, Done};
use super::facts::{Facts, Scene};
use super::moments::{self, Happening};
use super::{choices, lasting, places, spirits, using};
use crate::cards::about::{about, difficulty};
use crate::cards::{Amount, Attribute, Effect, Effects, Few, Kind, Measured, Moment, Per, What, Who};
use crate::event::{CardEvent, Event};
use crate::rules::{Battle, attack_below, death};
use crate::slug;
use crate::state::{
    Attack, By, Doing, Figures, Frame, MOST_FIGURES, NO_ABILITY, NOBODY, Place, Status, Waits, Window,
};
use crate::total::Total;
use crate::usage;

impl Doing {
    pub fn new(by: u8, ability: u8, program: u16) -> Doing {
        Doing {
            by,
            ability,
            program,
            at: 0,
            left: Figures::NONE,
            waits: Waits::Begin,
            target: NOBODY,
            subject: NOBODY,
            cause: NOBODY,
            extra: 0,
            paid: 0,
            taken: 0,
            healed: 0,
            chosen: 0,
            choices: 0,
            die: 0,
            used: 0,
            other: false,
            asked: Figures::NONE,
            spared: Figures::NONE,
            picked: Figures::NONE,
        }
    }
}

fn push<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: Doing, effects: &Effects) {
    if !effects.list.is_empty() {
        battle.put_on_stack(Frame::Doing(doing));
    }
}

/// What an ability does when it is used.
pub fn begin_used<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    (figure, number): (u8, u8),
    effects: &Effects,
    (target, extra, paid): (u8, u8, u8),
    window: Option<Window>,
) {
    let (subject, cause, used) =
        window.map_or((NOBODY, NOBODY, 0), |window| (window.subject, window.cause, window.used));
    let (used, taken) = moments::for_effects(window.map(|window| window.moment), used);
    let of = Doing::new(figure, number, effects.program);
    let doing = Doing { target, subject, cause, used, taken, extra, paid, ..of };
    push(battle, doing, effects);
}

/// What an attack does besides.
pub fn begin_for_attack<S: Sink<Event>>(battle: &mut Battle<'_, S>, attack: &Attack, effects: &Effects) {
    let ability = match attack.by {
        By::Ability(number) => number,
        By::Basic | By::Effect { .. } => NO_ABILITY,
    };
    let doing = Doing {
        target: attack.target,
        subject: attack.target,
        cause: attack.attacker,
        extra: attack.extra,
        paid: attack.paid,
        ..Doing::new(attack.attacker, ability, effects.program)
    };
    push(battle, doing, effects);
}

/// What a special dodge or counterattack does besides.
pub fn begin_for_answer<S: Sink<Event>>(battle: &mut Battle<'_, S>, attack: &Attack, effects: &Effects) {
    let doing = Doing {
        target: attack.attacker,
        subject: attack.target,
        cause: attack.attacker,
        ..Doing::new(attack.target, attack.answer, effects.program)
    };
    push(battle, doing, effects);
}

fn top<'b, S: Sink<Event>>(battle: &'b mut Battle<'_, S>) -> &'b mut Doing {
    match battle.state.stack.top_mut() {
        Some(Frame::Doing(doing)) => doing,
        Some(
            Frame::Nothing
            | Frame::Attack(_)
            | Frame::Escape { .. }
            | Frame::Seek { .. }
            | Frame::Found { .. }
            | Frame::Loss(_)
            | Frame::Bury(_)
            | Frame::Going(_)
            | Frame::Due(_)
            | Frame::Roll(_)
            | Frame::Throw(_)
            | Frame::Window(_),
        )
        | None => unreachable!("effects are being carried out"),
    }
}

/// The effect that is at hand.
pub fn effect<'a>(facts: Facts<'a>, doing: &Doing) -> Option<&'a Effect> {
    facts.game.effect(doing)
}

/// Takes the effects on top of the stack one step further. Says whether they went on by themselves.
pub fn step<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: Doing) -> bool {
    let game = battle.game;
    let Some(program) = game.content.linked.programs.get(usize::from(doing.program)) else {
        battle.state.stack.pop();
        return true;
    };
    let Some(effect) = program.effects.get(usize::from(doing.at)) else {
        battle.state.stack.pop();
        return true;
    };
    match doing.waits {
        Waits::Settle => accepted(battle, doing),
        Waits::Begin => begin(battle, doing, effect),
        Waits::Each => each(battle, doing, effect),
        Waits::Word
        | Waits::Pick
        | Waits::Resist
        | Waits::Die
        | Waits::Option
        | Waits::Place
        | Waits::Counter => return false,
    }
    true
}

/// Goes on to the next effect of the list.
fn next<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let doing = top(battle);
    doing.at += 1;
    doing.waits = Waits::Begin;
    doing.left = Figures::NONE;
    doing.other = false;
    (doing.chosen, doing.choices, doing.die) = (0, 0, 0);
}

/// Finds whom an effect is about.
fn begin<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: Doing, effect: &Effect) {
    if doing.die == 0 && needs_die(effect) || dice_missing(&doing, effect) {
        top(battle).waits = Waits::Die;
        return;
    }
    let Some(who) = about(effect) else {
        // An effect about nobody is done once.
        return once(battle, doing, effect);
    };
    let facts = battle.facts();
    let attack = attack_below(facts.state);
    let scene = Scene::of_doing(&doing, attack);
    let mut few = 0;
    let (found, pick) = match who {
        Who::Bearer => (one(doing.by), false),
        Who::Target => (one(doing.target), false),
        Who::Subject => (one(doing.subject), false),
        Who::Cause => (one(doing.cause), false),
        Who::All(group) => (facts.members(group, scene, true), false),
        Who::One(group) => (facts.members(group, scene, true), true),
        Who::SomeOf(Few { count, of }) => {
            few = facts.amount(*count, scene).clamp(0, MOST_FIGURES as i16) as u8;
            (if few == 0 { Figures::NONE } else { facts.members(of, scene, true) }, true)
        }
        Who::Nearest(group) => {
            let members = facts.members(group, scene, true);
            (facts.ground.nearest(facts.state, doing.by, members), true)
        }
    };
    let found = effects::touches(facts, effect, &doing, found);
    let doing = top(battle);
    doing.left = found;
    doing.choices = if found.is_empty() { 0 } else { few };
    doing.waits = if pick && found.len() > 1 || doing.choices > 0 { Waits::Pick } else { Waits::Each };
}

fn one(figure: u8) -> Figures {
    if figure == NOBODY { Figures::NONE } else { Figures::NONE.with(figure) }
}

/// Whether an effect is being done to a group, which suffers it at once. Attacks are made one after the other.
pub fn is_done_to_a_group(facts: Facts<'_>, doing: &Doing) -> bool {
    let begun = match doing.waits {
        Waits::Begin | Waits::Settle | Waits::Word | Waits::Die => false,
        Waits::Pick | Waits::Each | Waits::Resist | Waits::Option | Waits::Place | Waits::Counter => true,
    };
    let group = |effect: &Effect| {
        matches!(about(effect), Some(Who::All(_))) && !matches!(effect, Effect::Attack { .. })
    };
    begun && effect(facts, doing).is_some_and(group)
}

/// Does an effect to the next of those it is about. Whoever it touches rolls against its difficulty, friends too.
///
/// Rule: effect.each
fn each<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: Doing, effect: &Effect) {
    let Some(figure) = doing.left.iter().next() else {
        let several = is_done_to_a_group(battle.facts(), &doing);
        next(battle);
        if several {
            death::close_step(battle, doing.by);
        }
        return;
    };
    if ask_before(battle, &doing, effect, figure) {
        return;
    }
    if doing.spared.contains(figure) {
        top(battle).left = doing.left.without(figure);
        return;
    }
    if difficulty(effect).is_some() {
        top(battle).waits = Waits::Resist;
        return;
    }
    done_to(battle, doing, effect, figure);
}

/// Cards may answer before an ability touches somebody else, once for each. Says whether they do.
fn ask_before<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    doing: &Doing,
    effect: &Effect,
    figure: u8,
) -> bool {
    let asks = battle.game.answered() & Moment::Affected.bit() != 0 || battle.state.any_laid();
    let attacks = matches!(effect, Effect::Attack { .. } | Effect::Redirect { .. });
    if !asks || attacks || figure == doing.by || doing.asked.contains(figure) {
        return false;
    }
    let used = used_by_ability(doing.ability);
    top(battle).asked = doing.asked.with(figure);
    let depth = battle.state.stack.depth();
    let happening = Happening::between(Moment::Affected, figure, doing.by);
    moments::fire(battle, Happening { used, ..happening });
    battle.state.stack.depth() > depth
}

/// Does it, and goes on with the next unless something is still to be said.
fn done_to<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: Doing, effect: &Effect, figure: u8) {
    let depth = battle.state.stack.depth();
    let asked = battle.game.recalls() && doing.ability != NO_ABILITY;
    if asked && is_suffered(effect) && !is_an_attack(battle.facts(), &doing) {
        using::suffered(battle, (doing.by, doing.ability), figure);
    }
    let after = effects::apply(battle, &doing, effect, figure);
    // What the effect has put on the stack lies above; the list is found where it was.
    let Some(frame) = battle.frame_at(depth - 1) else { return };
    match after {
        Done::Yes => {
            frame.left = frame.left.without(figure);
            frame.waits = Waits::Each;
        }
        Done::Waits(waits) => frame.waits = waits,
    }
}

/// Whether an effect does something to whom it is about, and not only asks or chooses what is done.
fn is_suffered(effect: &Effect) -> bool {
    !matches!(
        effect,
        Effect::Attack { .. }
            | Effect::Redirect { .. }
            | Effect::If { .. }
            | Effect::Choose { .. }
            | Effect::Resist { .. }
    )
}

/// Whether the ability whose effects these are is an attack: only whom it costs life points suffers it.
fn is_an_attack(facts: Facts<'_>, doing: &Doing) -> bool {
    let ability = facts.ability(doing.by, doing.ability);
    ability.is_some_and(|ability| ability.kind.is_attack() || ability.kind == Kind::Counterattack)
}

/// Does what the owner was asked about.
pub fn go_ahead<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: Doing, effect: &Effect) {
    match doing.left.iter().next() {
        Some(figure) => done_to(battle, doing, effect, figure),
        None => once(battle, doing, effect),
    }
}

fn once<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: Doing, effect: &Effect) {
    let depth = battle.state.stack.depth();
    let after = effects::apply(battle, &doing, effect, doing.by);
    let Some(frame) = battle.frame_at(depth - 1) else { return };
    match after {
        Done::Yes => {
            frame.at += 1;
            frame.waits = Waits::Begin;
            frame.left = Figures::NONE;
            frame.other = false;
            (frame.chosen, frame.choices, frame.die) = (0, 0, 0);
        }
        Done::Waits(waits) => frame.waits = waits,
    }
}

/// Whether an amount is, or is worked out from, what a die shows.
fn is_a_die(amount: Amount) -> bool {
    matches!(amount, Amount::Measured(Measured { each: Per::Die, .. }))
}

/// Which of what a roll's table counts by is a die of its own, besides the one that is looked up.
fn dice_of_table(effect: &Effect) -> [bool; 2] {
    let Effect::Roll { plus, also, .. } = effect else { return [false; 2] };
    [plus.is_some_and(is_a_die), also.is_some_and(is_a_die)]
}

/// The dice of a table that were rolled before the last, which wait where a choice would say what was chosen.
const DICE: u32 = u8::BITS;

/// Whether a table needs more dice than lie.
fn dice_missing(doing: &Doing, effect: &Effect) -> bool {
    let more = dice_of_table(effect).into_iter().filter(|die| *die).count();
    let before = [doing.chosen >> DICE, doing.chosen & u16::from(u8::MAX)];
    more > 0 && before.into_iter().filter(|die| *die > 0).count() < more
}

/// What a table's roll comes to: its die, and what is added, each amount by a die of its own where it is one.
pub fn rolled_in_all(facts: Facts<'_>, doing: &Doing, effect: &Effect) -> i16 {
    let Effect::Roll { plus, also, .. } = effect else { return 0 };
    let attack = attack_below(facts.state);
    let before = [(doing.chosen >> DICE) as u8, (doing.chosen & u16::from(u8::MAX)) as u8];
    let mut dice = before.into_iter().chain(std::iter::once(doing.die)).filter(|die| *die > 0);
    let looked_up = i16::from(dice.next().unwrap_or_default());
    let more = [*plus, *also].into_iter().zip(dice_of_table(effect)).map(|(amount, is_die)| {
        let die = if is_die { dice.next().unwrap_or_default() } else { 0 };
        let doing = Doing { die, ..*doing };
        amount.map_or(0, |amount| facts.amount(amount, Scene::of_doing(&doing, attack)))
    });
    looked_up + more.sum::<i16>()
}

fn needs_die(effect: &Effect) -> bool {
    let rolls = |amount: &Amount| is_a_die(*amount);
    match effect {
        Effect::State { level: amount, .. }
        | Effect::Actions { by: amount, .. }
        | Effect::Heal { by: amount, .. }
        | Effect::Lose { by: amount, .. }
        | Effect::Tokens { by: amount, .. }
        | Effect::Shove { inches: amount, .. }
        | Effect::Repeat { times: amount, .. }
        | Effect::Lower { by: amount, .. }
        | Effect::Cleanse { counters: Some(amount), .. }
        | Effect::Pass { by: Some(amount), .. }
        | Effect::Prevent { by: Some(amount), .. }
        | Effect::Gnosis { by: amount, .. }
        | Effect::Points { by: amount, .. }
        | Effect::Raise { life: amount, .. }
        | Effect::Become { actions: Some(amount), .. }
        | Effect::Step { inches: amount, .. } => rolls(amount),
        Effect::Revive { life, actions, .. } => rolls(life) || actions.is_some_and(is_a_die),
        Effect::Change { is, .. } => lasting::measured(is).is_some_and(is_a_die),
        Effect::Roll { .. } => true,
        Effect::TakeCard { needs, .. } => needs.is_some(),
        Effect::Cleanse { counters: None, .. }
        | Effect::Mode(_)
        | Effect::Resist { .. }
        | Effect::End
        | Effect::MarkScenery
        | Effect::Deployment { .. }
        | Effect::Enter { .. }
        | Effect::Control { .. }
        | Effect::Hide { .. }
        | Effect::Stun { .. }
        | Effect::Reveal { .. }
        | Effect::Attack { .. }
        | Effect::Relocate { .. }
        | Effect::Escape { .. }
        | Effect::Become { actions: None, .. }
        | Effect::Summon { .. }
        | Effect::Prevent { by: None, .. }
        | Effect::Redirect { .. }
        | Effect::Pass { by: None, .. }
        | Effect::Cancel
        | Effect::Miss
        | Effect::Succeed
        | Effect::Remove { .. }
        | Effect::Forget { .. }
        | Effect::Choose { .. }
        | Effect::If { .. }
        | Effect::ShowHand
        | Effect::ShowOwnHand
        | Effect::ToHand
        | Effect::Refund
        | Effect::GiveCard { .. }
        | Effect::Mark { .. }
        | Effect::Discard
        | Effect::Dispel { .. }
        | Effect::Swap { .. }
        | Effect::Leave { .. }
        | Effect::Return { .. }
        | Effect::Reroll { .. }
        | Effect::Ready { .. }
        | Effect::Grant { .. }
        | Effect::Copy { .. }
        | Effect::Suppress { .. }
        | Effect::Act { .. }
        | Effect::Strip { .. }
        | Effect::Finish { .. }
        | Effect::Delay { .. }
        | Effect::First { .. }
        | Effect::Halt { .. }
        | Effect::Chain { .. }
        | Effect::Redeploy { .. } => false,
    }
}

/// A die was rolled: for an amount or a table, or against a difficulty.
///
/// Rule: effect.resist
/// Rule: effect.each
pub fn rolled<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: Doing, die: u8) {
    let who = battle.who(doing.by);
    if doing.waits == Waits::Die {
        let list = top(battle);
        if list.die > 0 {
            list.chosen = list.chosen << DICE | u16::from(list.die);
        }
        (list.die, list.waits) = (die, Waits::Begin);
        return battle.tell(Event::Card(CardEvent::Rolled { who, die }));
    }
    let facts = battle.facts();
    let (Some(figure), Some(effect)) = (doing.left.iter().next(), effect(facts, &doing)) else { return };
    let needed = difficulty_now(facts, &doing, effect);
    let total = resisting(facts, effect, (figure, die), effect_line(facts, &doing, figure).as_ref());
    let resists = total.value() > needed;
    let carried = doing.cause == doing.by
        && attack_below(facts.state).is_some_and(|attack| attack.attacker == doing.by);
    let who = battle.who(figure);
    battle.tell(Event::Card(CardEvent::Resisted { who, die, total, needed, resists, carried }));
    if resists { withstands(battle, doing) } else { succumbs(battle, doing) }
}

/// Whoever rolls has resisted: an effect passes it by, or it is what happens to those who resist.
pub fn withstands<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: Doing) {
    let Some(figure) = doing.left.iter().next() else { return };
    if let Some(Effect::Resist { passed, .. }) = effect_of(battle, &doing) {
        return comes_of_it(battle, doing, figure, passed);
    }
    top(battle).left = doing.left.without(figure);
    top(battle).waits = Waits::Each;
}

/// Whoever rolls has not resisted.
pub fn succumbs<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: Doing) {
    let (Some(figure), Some(effect)) = (doing.left.iter().next(), effect_of(battle, &doing)) else { return };
    if let Effect::Resist { failed, .. } = effect {
        return comes_of_it(battle, doing, figure, failed);
    }
    done_to(battle, doing, effect, figure);
}

/// What a roll against nothing but a difficulty leads to.
fn comes_of_it<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: Doing, figure: u8, then: &Effects) {
    let place = usage::Place::Effect { program: doing.program, at: doing.at };
    battle.events.comes_by(place.number());
    top(battle).left = doing.left.without(figure);
    top(battle).waits = Waits::Each;
    if !then.list.is_empty() {
        effects::nest(battle, &doing, then.program, figure);
    }
}

/// Whoever was to resist has left before the dice.
pub fn nobody_resists<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: Doing) {
    let figure = doing.left.iter().next();
    let top = top(battle);
    top.left = figure.map_or(Figures::NONE, |figure| doing.left.without(figure));
    top.waits = Waits::Each;
}

fn effect_of<'a, S: Sink<Event>>(battle: &Battle<'a, S>, doing: &Doing) -> Option<&'a Effect> {
    let program = battle.game.content.linked.programs.get(usize::from(doing.program))?;
    program.effects.get(usize::from(doing.at))
}

/// What has to be exceeded, with what makes the user's effects harder to resist.
pub fn difficulty_now(facts: Facts<'_>, doing: &Doing, effect: &Effect) -> i16 {
    let resists = doing.left.iter().next().unwrap_or(doing.by);
    let by = effect_line(facts, doing, resists);
    i16::from(difficulty(effect).unwrap_or_default()) + facts.sum(doing.by, by.as_ref(), &What::Difficulty)
}

/// The action whose effects are carried out, as conditions see it: which ability it is of counts, as it does for an
/// attack, and whom it touches.
pub fn effect_line(facts: Facts<'_>, doing: &Doing, touched: u8) -> Option<Attack> {
    (doing.ability != NO_ABILITY).then(|| facts.line_of(doing.by, touched, By::Ability(doing.ability)))
}

/// Resistance and the die, four more with protection.
///
/// Rule: state.protection
pub fn resistance(facts: Facts<'_>, figure: u8, die: u8) -> Total {
    resistance_to(facts, figure, die, None)
}

/// What a roll against an effect comes to: for Resistance, or for what the effect says in its place.
pub fn resisting(
    facts: Facts<'_>,
    effect: &Effect,
    (figure, die): (u8, u8),
    action: Option<&Attack>,
) -> Total {
    let Effect::Resist { with: Some(with), .. } = effect else {
        return resistance_to(facts, figure, die, action);
    };
    if *with == Attribute::Resistance {
        return resistance_to(facts, figure, die, action);
    }
    let (name, what) = match with {
        Attribute::Attack => ("attack", What::Attack),
        Attribute::Damage => ("damage", What::Damage),
        Attribute::Defense => ("defense", What::Defense),
        Attribute::Armor => ("armor", What::Armor),
        Attribute::Resistance => ("resistance", What::Resistance),
    };
    let mut total = Total::of(name, facts.attribute(figure, *with, action));
    total.add("die", die.into(), None);
    let more = facts.sum(figure, action, &what) + facts.sum(figure, None, &What::Roll);
    total.add("ability", more, Some(slug::ABILITY_KIND));
    total
}

/// The same against the effects of an action.
pub fn resistance_to(facts: Facts<'_>, figure: u8, die: u8, action: Option<&Attack>) -> Total {
    let base = facts.attribute(figure, Attribute::Resistance, action);
    let mut total = Total::of("resistance", base);
    total.add("die", die.into(), None);
    if facts.suffers(figure, Status::Protection) {
        let by = facts.game.content.edition.states.protection;
        total.add("protection", by.into(), Some(slug::STATE_PROTECTION));
    }
    let more = facts.sum(figure, action, &What::Resistance);
    let more = more + facts.lifted(figure, action, Attribute::Resistance, base + more);
    total.add("ability", more + facts.sum(figure, None, &What::Roll), Some(slug::ABILITY_KIND));
    total
}

/// The owner does what it may, or picks one of several.
pub fn accepted<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: Doing) {
    // Another answer, or what it waited for, may have spent what it would be paid with.
    if !moments::can_settle(battle.facts(), &doing) {
        battle.state.stack.pop();
        return;
    }
    let depth = battle.state.stack.depth();
    top(battle).waits = Waits::Begin;
    let paid = moments::settle(battle, &doing);
    if let Some(frame) = battle.frame_at(depth - 1) {
        frame.paid = paid;
    }
}

pub fn picked<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    let some = picks_some(battle);
    let doing = top(battle);
    if some {
        doing.choices -= 1;
        doing.picked = doing.picked.with(figure);
        doing.left = doing.left.without(figure);
        if doing.choices == 0 || doing.left.is_empty() {
            those_picked(doing);
        }
    } else {
        doing.left = Figures::NONE.with(figure);
        doing.waits = Waits::Each;
    }
    let by = doing.by;
    let (who, target) = (battle.who(by), battle.who(figure));
    battle.tell(Event::Card(CardEvent::Picks { who, target }));
}

/// Whether the owner is picking some of a group, one after the other.
fn picks_some<S: Sink<Event>>(battle: &mut Battle<'_, S>) -> bool {
    let doing = *top(battle);
    effect_of(battle, &doing).and_then(about).is_some_and(|who| matches!(who, Who::SomeOf(_)))
}

/// The effect goes on with those that were picked.
fn those_picked(doing: &mut Doing) {
    doing.left = std::mem::take(&mut doing.picked);
    doing.choices = 0;
    doing.waits = Waits::Each;
}

/// The owner leaves it, or has chosen enough.
pub fn left<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: Doing) {
    match doing.waits {
        Waits::Word => {
            battle.state.stack.pop();
        }
        Waits::Pick if picks_some(battle) => those_picked(top(battle)),
        Waits::Place if matches!(effect_of(battle, &doing), Some(Effect::Enter { .. })) => {
            spirits::lost(battle, doing.by);
        }
        Waits::Place | Waits::Option if !doing.left.is_empty() => {
            let figure = doing.left.iter().next();
            let doing = top(battle);
            doing.left = figure.map_or(Figures::NONE, |figure| doing.left.without(figure));
            doing.waits = Waits::Each;
            (doing.chosen, doing.choices) = (0, 0);
        }
        Waits::Place
        | Waits::Option
        | Waits::Counter
        | Waits::Pick
        | Waits::Settle
        | Waits::Begin
        | Waits::Each
        | Waits::Resist
        | Waits::Die => next(battle),
    }
}

pub fn chosen<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: Doing, place: u8) {
    let Some(effect) = effect_of(battle, &doing) else { return };
    choices::chosen(battle, doing, effect, place);
}

pub fn put<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: Doing, to: Place) {
    let Some(effect) = effect_of(battle, &doing) else { return };
    places::put(battle, doing, effect, to);
}
