//! What each word of the card language does: one exhaustive match. Where somebody is put, who is summoned and what is
//! chosen stand in `places`, `summons` and `choices`.

use geometry::Mil;
use kernel::Sink;

use super::at_hand::{given_state, rolled_for, source_number, used_by_life, used_by_state};
use super::endings::{cleanse, dispel, dispel_on, meant};
use super::facts::{CARRIED, Facts, OF_A_CARD, Scene};
use super::forms::become_other;
use super::groups::chained;
use super::hiding::{become_hidden, hide};
use super::moments::{self, Happening};
use super::undoing::{answers_effects, cancel, miss, refund, reroll, succeed, throw_back, touching};
use super::using::slot_of;
use super::{choices, doing, lasting, near, paying, piles, places, plots, spirits, summons};
use crate::cards::{Again, Camp, Effect, Ends, Few, Measure, Moment, On, Pile, Strikes, Way, What, Who};
use crate::content::{HiddenArea, caps};
use crate::event::{CardEvent, Event, Reveals};
use crate::rules::rolls::Test;
use crate::rules::states::{self, give_state};
use crate::rules::{Battle, area, attack_below, combat, death, follow, orders, thrown, turn, win};
use crate::slug;
use crate::state::{
    Attack, AttackKind, AttackStep, Blows, By, Counters, Deeds, Doing, Figures, Frame, Loss, Mark, Marks,
    NO_ABILITY, NOBODY, Place, Reaction, Side, Spot, Stage, Waits, Why,
};
use crate::usage;

/// Whatever cards give beyond the total, nobody ever has more action points than this.
pub const MOST_ACTIONS: u8 = 9 * caps::ACTIONS;

/// Whether an effect is done, or waits for something first.
pub enum Done {
    Yes,
    Waits(Waits),
}

/// Those of a set that an effect touches: figures on the table, and nobody hidden whom it would have to know of.
pub fn touches(facts: Facts<'_>, effect: &Effect, doing: &Doing, found: Figures) -> Figures {
    let side = Side::of_figure(doing.by);
    let known = |&figure: &u8| {
        let place = facts.state.figure(figure);
        let unseen = place.hidden()
            && Side::of_figure(figure) != side
            && facts.game.content.edition.hidden.area == HiddenArea::Immune
            && figure != doing.target
            && figure != doing.subject
            && figure != doing.cause;
        let moved = matches!(effect, Effect::Shove { .. } | Effect::Relocate { .. } | Effect::Swap { .. });
        let line = || doing::effect_line(facts, doing, figure);
        let fixed = moved
            && Side::of_figure(figure) != side
            && !facts.is_untouched(What::Immovable.bit())
            && facts.has(figure, line().as_ref(), &What::Immovable);
        let raised = raises_the_fallen(effect) && facts.has_fallen(figure);
        // What somebody could do is known of it when it has left, too; and whoever comes back can be given something
        // for then.
        let kept =
            matches!(effect, Effect::Tokens { .. } | Effect::Grant { .. }) && facts.state.is_away(figure);
        // Before somebody is deployed it can be given what stays with it.
        let given = matches!(
            effect,
            Effect::Tokens { .. }
                | Effect::Grant { .. }
                | Effect::State { .. }
                | Effect::Change { .. }
                | Effect::Mark { .. }
        );
        let kept = kept || given && win::is_deploying(facts.state);
        // What is true of somebody can be asked of whoever has just left, too.
        let there =
            place.lies_there() || raised || kept || matches!(effect, Effect::Copy { .. } | Effect::If { .. });
        there && !fixed && (!unseen || matches!(effect, Effect::Reveal { .. }))
    };
    found.iter().filter(known).fold(Figures::NONE, Figures::with)
}

/// Whether an effect speaks of those who have left the game.
fn raises_the_fallen(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Revive { who: Who::All(group) | Who::One(group) | Who::SomeOf(Few { of: group, .. }) | Who::Nearest(group), .. }
            if group.side == Camp::Fallen
    )
}

/// Does an effect to a figure, or for the bearer where it is about nobody.
pub fn apply<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: &Doing, effect: &Effect, figure: u8) -> Done {
    battle.events.comes_by(usage::Place::Effect { program: doing.program, at: doing.at }.number());
    let facts = battle.facts();
    let attack = attack_below(facts.state);
    let scene = Scene::of_doing(doing, attack);
    let who = battle.who(figure);
    match effect {
        Effect::State { give, level, .. } => {
            let level = facts.amount(*level, scene).clamp(0, 9) as u8;
            if level > 0 {
                let before = facts.state.figure(figure).counters.of(*give);
                give_state(battle, figure, *give, level);
                if battle.state.figure(figure).counters.of(*give) > before {
                    let used = used_by_state(*give);
                    let happening = Happening::between(Moment::StateGiven, figure, doing.by);
                    moments::fire(battle, Happening { used, ..happening });
                }
            }
        }
        Effect::Cleanse { counters, .. } => {
            let counters = counters.map(|counters| facts.amount(counters, scene).clamp(0, 99) as u8);
            return cleanse(battle, doing, effect, (figure, counters));
        }
        Effect::Actions { by, all, over, .. } => {
            let by = if *all { -i16::from(u8::MAX) } else { facts.amount(*by, scene) };
            let before = facts.state.figure(figure).actions;
            let most = if *over { MOST_ACTIONS } else { facts.most_actions(figure) };
            change_actions(battle, figure, by, most);
            let after = battle.state.figure(figure).actions;
            took(battle, before.saturating_sub(after));
        }
        Effect::Heal { by, .. } => {
            // Conditions may name the ability that heals, and whom it heals.
            let action = doing::effect_line(facts, doing, figure);
            let more = facts.sum(doing.by, action.as_ref(), &What::Healing);
            let by = facts.amount(*by, scene) + more;
            let before = facts.state.figure(figure).life;
            if heal(battle, figure, by) {
                let life = battle.state.figure(figure).life;
                battle.tell(Event::Card(CardEvent::Healed { who, by: life - before, life }));
                if let Some(Frame::Doing(top)) = battle.state.stack.top_mut() {
                    top.healed = top.healed.saturating_add(life - before);
                }
                let used = used_by_life(life - before);
                let happening = Happening::between(Moment::Healed, figure, doing.by);
                moments::fire(battle, Happening { used, ..happening });
            }
        }
        Effect::Lose { by, armor, sacrifice, leaves, by_another, .. } => {
            let another = by_another.as_ref().and_then(|who| one_of(facts, doing, who));
            let by = facts.amount(*by, scene).clamp(0, u8::MAX.into()) as u8;
            let life = facts.state.figure(figure).life;
            let armor = if *armor { facts.armor_of(figure).clamp(0, u8::MAX.into()) as u8 } else { 0 };
            let by = by.saturating_sub(armor);
            let by = leaves.map_or(by, |left| by.min(life.saturating_sub(left)));
            if *sacrifice {
                give_up(battle, figure, by);
            } else {
                lose(battle, doing, (figure, by), another.unwrap_or(doing.by));
            }
        }
        Effect::Change { is, until, .. } => {
            let amount = lasting::measured(is).map_or(0, |amount| facts.amount(amount, scene));
            if lasting::begin(battle, is, (figure, doing.by, doing.ability), *until, amount) {
                battle.tell(Event::Card(CardEvent::Changed { who, by: battle.who(doing.by) }));
            }
        }
        Effect::Hide { anywhere: true, .. } if facts.has(figure, None, &What::NeverHidden) => {
            battle.tell(Event::Card(CardEvent::StaysSeen { who }));
        }
        Effect::Hide { anywhere: true, .. } => become_hidden(battle, figure),
        Effect::Hide { anywhere: false, .. } => hide(battle, doing, figure),
        Effect::Reveal { .. } => combat::reveal(battle, figure, Reveals::Card),
        Effect::Stun { .. } => states::stun(battle, figure),
        // What follows an attack reaches no farther than the attack itself.
        Effect::Attack { by, strikes: None, .. } if follow::is_out_of_reach(facts, doing, by, figure) => {
            let who = battle.who(single(doing, by).unwrap_or(doing.by));
            battle.tell(Event::Lost { who });
        }
        Effect::Attack { may: true, .. } if doing.chosen == 0 => return Done::Waits(Waits::Option),
        Effect::Attack { by, at, strikes, range, charge, .. } => {
            let kind = match (range, charge) {
                (Some(_), _) => AttackKind::Ranged,
                (None, true) => AttackKind::Charge,
                (None, false) => AttackKind::Melee,
            };
            // Of several who attack the same one, the one at hand.
            let joins = matches!(by, Who::All(_) | Who::One(_) | Who::SomeOf(_) | Who::Nearest(_));
            let attacker = if joins { figure } else { single(doing, by).unwrap_or(doing.by) };
            let figure =
                if joins { at.as_ref().and_then(|at| single(doing, at)).unwrap_or(NOBODY) } else { figure };
            let place = battle.state.figure(attacker).place;
            let by = By::Effect { program: doing.program, at: doing.at };
            // Whoever is swept may be measured from the target, who is none of them of itself.
            let sweeps = strikes.as_ref().and_then(Strikes::swept).is_some();
            let target = if sweeps { doing.target } else { figure };
            let mut strike = Attack {
                by,
                extra: doing.extra,
                paid: doing.paid,
                ..Attack::new(attacker, target, kind, place)
            };
            strike.deeds.set(Deeds::FREE);
            free_attack(battle, strike, sweeps);
        }
        Effect::Relocate { to, .. } => return places::relocate(battle, doing, figure, to),
        // Whoever has moved has passed some.
        Effect::Step { passing, .. } if doing.chosen != 0 => {
            nest(battle, doing, passing.program, figure);
        }
        Effect::Chain { does, .. } if doing.chosen != 0 => nest(battle, doing, does.program, figure),
        Effect::Chain { within, most, .. } => {
            let chained = chained(facts, doing, *within, *most);
            let Some(Frame::Doing(top)) = battle.state.stack.top_mut() else { return Done::Yes };
            if chained.is_empty() {
                return Done::Yes;
            }
            (top.left, top.chosen) = (chained, 1);
            return Done::Waits(Waits::Each);
        }
        Effect::Shove { inches, way, crash: true, from, .. } => {
            let inches = facts.amount(*inches, scene).clamp(0, u8::MAX.into()) as u8;
            let from = places::origin(facts, doing, from.as_ref(), figure, doing.by);
            if from == NOBODY {
                return Done::Yes;
            }
            let (from, to) = (facts.state.figure(from).place, facts.state.figure(figure).place);
            let along = match way {
                Way::Away => Place { x: to.x - from.x, y: to.y - from.y },
                Way::Toward => Place { x: from.x - to.x, y: from.y - to.y },
                Way::Any => Place::default(),
            };
            if inches > 0 {
                thrown::send(battle, (figure, doing.by), along, inches);
            }
        }
        Effect::Shove { inches, way, straight: true, from, stopped, .. } => {
            let inches = facts.amount(*inches, scene).clamp(0, u8::MAX.into()) as u8;
            let from = places::origin(facts, doing, from.as_ref(), figure, doing.by);
            let length = Mil::inches(inches.into()).0;
            if places::slide(battle, doing, (figure, from), length, *way) && !stopped.list.is_empty() {
                nest(battle, doing, stopped.program, figure);
            }
        }
        Effect::Shove { .. } | Effect::Step { .. } | Effect::Return { .. } => {
            return Done::Waits(Waits::Place);
        }
        Effect::Dispel { sources, ability, on: Some(_), .. } => {
            dispel_on(battle, figure, &meant(sources, ability.as_deref()));
        }
        Effect::Dispel { sources, ability, on: None, .. } => {
            dispel(battle, figure, &meant(sources, ability.as_deref()));
        }
        Effect::Swap { who, with } => {
            if let Some(other) = single(doing, who).or(single(doing, with)) {
                places::swap(battle, doing.by, other, figure);
            }
        }
        Effect::Leave { .. } => {
            spirits::leave(battle, figure);
        }
        Effect::Raise { life, .. } => {
            let life = facts.amount(*life, scene).clamp(1, u8::MAX.into()) as u8;
            spirits::raise(battle, doing.by, figure, life);
        }
        Effect::Control { until, .. } => {
            let depth = battle.state.stack.depth();
            let body = spirits::control(battle, doing, figure, Ends::NEVER.with(*until));
            // Whoever was to be controlled is called by its new number now, and is done with.
            if let (Some(body), Some(frame)) = (body, battle.frame_at(depth - 1)) {
                frame.left = frame.left.without(body);
            }
        }
        Effect::Reroll { die } => reroll(battle, *die),
        Effect::Ready { now: true, .. } => call(battle, doing, figure),
        Effect::Ready { again, .. } => {
            let (mark, event) = match again {
                Again::Activation => (Marks::TURNED, CardEvent::Readied { who }),
                Again::Movement => (Marks::MOVED, CardEvent::MovesAgain { who }),
                Again::Interception => (Marks::INTERCEPTED, CardEvent::GuardsAgain { who }),
                Again::Seek => (Marks::SOUGHT, CardEvent::SeeksAgain { who }),
            };
            battle.state.figure_mut(figure).marks.clear(mark);
            battle.tell(Event::Card(event));
        }
        Effect::Grant { place, until, .. } => {
            grant(battle, *place, (figure, doing.by, doing.ability), *until);
        }
        Effect::Act { at, place, .. } => {
            let named = at.as_ref().filter(|at| !at.is_a_group());
            let at = named.map_or(Some(NOBODY), |at| single(doing, at));
            if let Some(at) = at {
                orders::give(battle.state, figure, *place, at);
            }
        }
        Effect::Strip { kind, .. } => {
            if let Some(slot) = paying::carried(battle.game, battle.state, figure, *kind, None) {
                paying::put_down(battle, figure, slot);
            }
        }
        Effect::Finish { .. } => {
            battle.state.figure_mut(figure).marks.set(Marks::TURNED);
            battle.tell(Event::Card(CardEvent::Finishes { who }));
        }
        Effect::Delay { .. } => {
            let mark = Mark { why: Why::Delayed, by: figure, figure, ability: NO_ABILITY };
            if lasting::remember(battle.state, mark) {
                battle.tell(Event::Card(CardEvent::Delayed { who }));
            }
        }
        Effect::First { .. } => {
            let side = Side::of_figure(figure);
            if let Stage::ChooseFirst { .. } = battle.state.stage {
                turn::choose_first(battle, side);
            } else {
                battle.state.first = side;
                battle.tell(Event::GoesFirst { side });
            }
        }
        Effect::Halt { of, .. } => near::halt(battle, figure, of),
        Effect::Suppress { .. } => {
            let any = choices::suppressible(facts, doing).next().is_some();
            return if any { Done::Waits(Waits::Option) } else { Done::Yes };
        }
        Effect::Copy { .. } => {
            let any = choices::copied(facts, doing).next().is_some();
            return if any { Done::Waits(Waits::Option) } else { Done::Yes };
        }
        Effect::Escape { .. } => {
            battle.state.figure_mut(figure).marks.set(Marks::ESCAPED);
            battle.tell(Event::Card(CardEvent::GetsAway { who }));
        }
        Effect::Tokens { by, all, most, name, on, own, .. } => {
            let by = if *all { -i16::from(u8::MAX) } else { facts.amount(*by, scene) };
            let most = most.unwrap_or(u8::MAX);
            let pile = match own.then(|| piles::used_by(facts, figure)) {
                None => Pile { name: *name, on: *on },
                Some(Some(name)) => Pile { name, on: On::Figure },
                Some(None) => return Done::Yes,
            };
            if pile == Pile::default() {
                let before = facts.state.figure(figure).tokens;
                change_tokens(battle, figure, by, most);
                let after = battle.state.figure(figure).tokens;
                took(battle, before.saturating_sub(after));
            } else {
                piles::change(battle, pile, (figure, doing.by, doing.ability), by, most);
            }
        }
        Effect::Become { keeps_life, until, actions, place, .. } => {
            let actions = actions.map(|actions| facts.amount(actions, scene));
            become_other(battle, (figure, doing.ability), *place, *keeps_life, *until, actions);
        }
        Effect::Summon { .. } => return summons::summon(battle, doing, effect),
        Effect::Prevent { by, leaves } => {
            let by =
                by.map_or(i16::from(u8::MAX), |by| facts.amount(by, scene)).clamp(0, u8::MAX.into()) as u8;
            let at_hand = moments::loss_at_hand(battle).map(|(_, target, _)| target);
            let life = at_hand.map_or(0, |target| battle.state.figure(target).life);
            if let Some((lost, target, _)) = moments::loss_at_hand(battle) {
                let bearable = |left: u8| life.saturating_sub(left);
                let prevented = leaves.map_or(by, |left| lost.saturating_sub(bearable(left))).min(*lost);
                *lost -= prevented;
                let who = battle.who(target);
                battle.tell(Event::Card(CardEvent::Prevented { who, life: prevented }));
            }
        }
        Effect::Redirect { .. }
            if battle.game.ability(battle.state, doing.by, doing.ability).is_some_and(answers_effects) =>
        {
            if let Some(list) = touching(battle, doing) {
                list.left = list.left.without(doing.subject).with(figure);
                list.asked = list.asked.with(figure);
                if list.target == doing.subject {
                    list.target = figure;
                }
                let cause = battle.who(doing.cause);
                battle.tell(Event::Card(CardEvent::Redirected { who: cause, target: who }));
            }
        }
        Effect::Redirect { .. } if rolled_for(doing.used) == Some(Test::Resistance) => {
            throw_back(battle, doing, figure);
        }
        Effect::Redirect { keeps_roll, .. } => {
            if let Some(attack) = moments::attack_at_hand(battle) {
                attack.target = figure;
                (attack.reaction, attack.answer) = (Reaction::None, NO_ABILITY);
                (attack.defense_die, attack.dealt) = (0, 0);
                if *keeps_roll && attack.kept > 0 {
                    attack.step = AttackStep::Resolve;
                    attack.deeds.clear(Deeds::HIT);
                    attack.deeds.clear(Deeds::CRITICAL);
                } else {
                    (attack.step, attack.kept) = (AttackStep::Arrived, 0);
                }
                attack.deeds.clear(Deeds::BESIDES);
                if attack.deeds.has(Deeds::SPREAD) {
                    // Its area lies round whomever it hits in the end.
                    attack.deeds.clear(Deeds::SPREAD);
                    attack.others = Figures::NONE;
                }
                let attacker = attack.attacker;
                let charger = battle.who(attacker);
                battle.tell(Event::Card(CardEvent::Redirected { who: charger, target: who }));
            }
        }
        Effect::Pass { by, .. } => {
            let most = by.map_or(i16::MAX, |by| facts.amount(by, scene)).clamp(0, u8::MAX.into()) as u8;
            if let Some((at_stake, _, cause)) = moments::loss_at_hand(battle) {
                let lost = most.min(*at_stake);
                *at_stake -= lost;
                death::lose_life(battle, figure, lost, slug::COMBAT_DAMAGE);
                death::bury(battle, cause);
            }
        }
        Effect::Cancel => cancel(battle, doing),
        // Where somebody fell may be taken by now, or the owner says where to.
        Effect::Revive { to: Some(spot), .. } if raises_the_fallen(effect) => {
            return places::relocate(battle, doing, figure, spot);
        }
        Effect::Revive { to: None, .. } if raises_the_fallen(effect) => {
            let at = facts.state.figure(figure).place;
            places::stand_up(battle, doing, effect, figure, at);
        }
        Effect::Revive { life, to, actions, .. } => {
            let life = facts.amount(*life, scene).clamp(0, u8::MAX.into()) as u8;
            let actions = actions.map(|actions| facts.amount(actions, scene));
            revive(battle, figure, life, actions);
            if let Some(spot) = to {
                return places::relocate(battle, doing, figure, spot);
            }
        }
        Effect::Remove { worthless, .. } => {
            if *worthless {
                battle.state.figure_mut(figure).marks.set(Marks::WORTHLESS);
            }
            death::remove(battle, figure);
            win::look(battle);
        }
        Effect::Forget { abilities } => {
            let lost = facts
                .abilities(figure)
                .filter(|(_, ability)| abilities.contains(&ability.id))
                .fold(0, |bits, (number, _)| bits | 1 << number);
            let place = battle.state.figure_mut(figure);
            place.used |= lost;
            place.on &= !lost;
            // What was only given is no longer there at all.
            let linked = &battle.game.content.linked;
            lasting::end(battle.state, |lasting| {
                let granted = linked.change(lasting.change).is_some_and(|change| change.grants.is_some());
                granted && lasting.figure == figure && lost & 1 << lasting.amount != 0
            });
            battle.tell(Event::Card(CardEvent::Forgets { who, count: lost.count_ones() as u8 }));
        }
        Effect::Choose { count, by, .. } => {
            let count = count.map_or(1, |count| facts.amount(count, scene)).clamp(0, 9) as u8;
            let chooser = by.as_ref().and_then(|by| single(doing, by)).unwrap_or(doing.by);
            let other = Side::of_figure(chooser) != Side::of_figure(doing.by);
            let Some(Frame::Doing(top)) = battle.state.stack.top_mut() else { return Done::Yes };
            top.other = other;
            if top.choices == 0 && top.chosen == 0 {
                top.choices = count;
            }
            return if count == 0 { Done::Yes } else { Done::Waits(Waits::Option) };
        }
        Effect::Lower { by, all, .. } => {
            let given = if *all { counters_given(facts, doing) } else { facts.amount(*by, scene) };
            let by = given.clamp(0, u8::MAX.into()) as u8;
            if let Some(status) = given_state(doing.used).filter(|_| figure == doing.subject) {
                let before = facts.state.figure(figure).counters.of(status);
                let left = before.saturating_sub(by);
                battle.state.figure_mut(figure).counters.set(status, left);
                took(battle, before - left);
                battle.tell(Event::Card(CardEvent::Cleansed { who, status, left }));
            }
        }
        Effect::Mode(name) => piles::enter_mode(battle, (doing.by, doing.ability), *name),
        Effect::Repeat { times, does } => {
            let times = facts.amount(*times, scene).clamp(0, u8::MAX.into()) as u8;
            let Some(Frame::Doing(top)) = battle.state.stack.top_mut() else { return Done::Yes };
            let left = if top.chosen == 0 { times } else { top.choices };
            if left == 0 {
                return Done::Yes;
            }
            (top.chosen, top.choices) = (1, left - 1);
            nest(battle, doing, does.program, doing.target);
            return Done::Waits(Waits::Begin);
        }
        Effect::Roll { table, .. } => {
            let die = doing::rolled_in_all(facts, doing, effect);
            let entry = table.iter().find(|entry| entry.is_for(die)).or(table.last());
            if let Some(entry) = entry {
                nest(battle, doing, entry.does.program, doing.target);
            }
        }
        Effect::If { test, does, .. } => {
            if facts.all(test, figure, scene) {
                nest(battle, doing, does.program, doing.target);
            }
        }
        Effect::Resist { .. } => return Done::Waits(Waits::Resist),
        Effect::Enter { takes, .. } => {
            let depth = battle.state.stack.depth();
            if !spirits::enter(battle, doing, figure, *takes) {
                super::upkeep::switch_off(battle, doing.by, doing.ability);
            }
            // One body is all that somebody can be in, whatever its number is now.
            if let Some(frame) = battle.frame_at(depth - 1) {
                frame.left = Figures::NONE;
            }
        }
        Effect::End => {
            super::upkeep::switch_off(battle, doing.by, doing.ability);
            let (who, number) = (doing.by, doing.ability as i8);
            let linked = &battle.game.content.linked;
            lasting::end(battle.state, |lasting| {
                let granted = linked.change(lasting.change).is_some_and(|change| change.grants.is_some());
                granted && (lasting.figure, lasting.amount) == (who, number)
            });
        }
        Effect::Gnosis { by, to } => {
            let by = facts.amount(*by, scene).clamp(-9, 9) as i8;
            let side = to.of(Side::of_figure(doing.by));
            let points = &mut battle.state.gnosis[side.index()];
            *points = points.saturating_add_signed(by);
            let left = *points;
            battle.tell(Event::Card(CardEvent::GnosisGained { side, left }));
        }
        Effect::Points { by, to } => {
            let by = facts.amount(*by, scene);
            give_points(battle, to.of(Side::of_figure(doing.by)), by);
        }
        Effect::ToHand => plots::take_back(battle, doing),
        Effect::Refund => refund(battle),
        Effect::ShowOwnHand => battle.show_hand(Side::of_figure(doing.by)),
        Effect::ShowHand => battle.show_hand(Side::of_figure(doing.by).other()),
        Effect::TakeCard { needs, .. } => {
            if needs.is_none_or(|needs| doing.die >= needs) {
                hand_over(battle, figure, doing.by);
            }
        }
        Effect::GiveCard { this, .. } => match slot_of(doing.ability).filter(|_| *this) {
            Some(slot) => pass_on(battle, (doing.by, slot), figure),
            None => hand_over(battle, doing.by, figure),
        },
        Effect::Miss => miss(battle),
        Effect::Succeed => succeed(battle, doing),
        Effect::Mark { who: chosen } => {
            if !matches!(chosen, Who::All(_)) {
                choose_anew(battle, doing);
            }
            let mark = Mark { why: Why::Chosen, by: doing.by, figure, ability: doing.ability };
            if lasting::keep(battle, mark) {
                battle.tell(Event::Card(CardEvent::Marked { who, by: battle.who(doing.by) }));
            }
        }
        Effect::MarkScenery => return Done::Waits(Waits::Option),
        Effect::Deployment { inches } => {
            let side = Side::of_figure(doing.by);
            let larger = &mut battle.state.larger[side.index()];
            *larger = larger.saturating_add(*inches);
            let by = *larger;
            battle.tell(Event::Card(CardEvent::ZoneGrown { side, by }));
        }
        Effect::Discard => paying::discard(battle, doing.by, doing.ability),
        // One was picked already: where to?
        Effect::Redeploy { .. } if doing.choices > 0 => return Done::Waits(Waits::Place),
        Effect::Redeploy { count } => {
            let standing = battle.state.standing(Side::of_figure(doing.by));
            let Some(Frame::Doing(top)) = battle.state.stack.top_mut() else { return Done::Yes };
            (top.choices, top.left) = (*count, standing);
            return Done::Waits(Waits::Pick);
        }
    }
    Done::Yes
}

/// How many counters the moment gave that an effect answers: whoever brought it about is still giving them.
fn counters_given(facts: Facts<'_>, doing: &Doing) -> i16 {
    let mut frames = facts.state.stack.frames().iter().rev();
    let given = frames.find_map(|frame| {
        let Frame::Doing(list) = frame else { return None };
        match doing::effect(facts, list) {
            Some(Effect::State { give, level, .. })
                if list.by == doing.cause && given_state(doing.used) == Some(*give) =>
            {
                Some(facts.amount(*level, Scene::of_doing(list, attack_below(facts.state))).clamp(0, 9))
            }
            Some(_) | None => None,
        }
    });
    given.unwrap_or_default()
}

/// What the effects at hand have taken so far is counted for those that follow.
pub fn took<S: Sink<Event>>(battle: &mut Battle<'_, S>, count: u8) {
    if let Some(Frame::Doing(top)) = battle.state.stack.top_mut() {
        top.taken = top.taken.saturating_add(count);
    }
}

/// Somebody has an ability more, by a change that says which and until when. `by` and `ability` are whose card gives it,
/// or whose and which it is where it is copied.
pub fn grant<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    place: u16,
    (figure, by, ability): (u8, u8, u8),
    until: Ends,
) {
    let game = battle.game;
    let Some(change) = game.content.linked.changes.get(usize::from(place)) else { return };
    let Some(number) = game.free_number(battle.state, figure) else {
        return battle.tell(Event::Card(CardEvent::NoRoom));
    };
    let there = battle.state.figure_mut(figure);
    there.on &= !(1 << number);
    there.used &= !(1 << number);
    if !lasting::begin(battle, change, (figure, by, ability), until, number.into()) {
        return;
    }
    let (who, ability) = (battle.who(figure), battle.ability_name(figure, number));
    battle.tell(Event::Card(CardEvent::Granted { who, ability }));
}

/// The one figure that a word means, where it means one.
pub fn single(doing: &Doing, who: &Who) -> Option<u8> {
    let figure = match who {
        Who::Bearer => doing.by,
        Who::Target => doing.target,
        Who::Subject => doing.subject,
        Who::Cause => doing.cause,
        Who::All(_) | Who::One(_) | Who::SomeOf(_) | Who::Nearest(_) => NOBODY,
    };
    (figure != NOBODY).then_some(figure)
}

/// More effects of the same card, done before the list goes on.
pub fn nest<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: &Doing, program: u16, target: u8) {
    let inner = Doing {
        at: 0,
        left: Figures::NONE,
        waits: Waits::Begin,
        chosen: 0,
        choices: 0,
        // Each list rolls dice of its own.
        die: 0,
        picked: Figures::NONE,
        other: false,
        program,
        target,
        ..*doing
    };
    battle.put_on_stack(Frame::Doing(inner));
}

/// Regained or lost action points, never below none and never above so many.
fn change_actions<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, by: i16, most: u8) {
    let most = i16::from(most);
    let place = battle.state.figure_mut(figure);
    let before = i16::from(place.actions);
    let after = (before + by).clamp(0, most.max(before));
    place.actions = after as u8;
    let who = battle.who(figure);
    if after != before {
        battle.tell(Event::Card(CardEvent::ActionsChanged { who, by: after - before, actions: after as u8 }));
    }
}

/// Life points given back, never above the most. Says whether there were any.
pub fn heal<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, by: i16) -> bool {
    let most = battle.facts().most_life(figure);
    let by = battle.facts().base_value(figure, None, Measure::Healing, by.into(), 1) as i16;
    let undying = battle.state.figure(figure).life == 0;
    if undying || battle.facts().has(figure, None, &What::Unhealed) {
        return false;
    }
    let by = piles::take_instead(battle, figure, by);
    let place = battle.state.figure_mut(figure);
    let before = i16::from(place.life);
    let after = (before + by.max(0)).min(most).max(before);
    place.life = after as u8;
    after != before
}

/// Life points that somebody sacrifices.
fn give_up<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, by: u8) {
    let depth = battle.state.stack.depth();
    let before = battle.state.figure(figure).life;
    death::sacrifice(battle, figure, by);
    death::sacrificed(battle, figure, by.min(before));
    if let Some(frame) = battle.frame_at(depth - 1) {
        frame.taken = frame.taken.saturating_add(by);
    }
    death::bury(battle, NOBODY);
}

/// Life points that an effect costs somebody, brought about by the bearer or by another.
fn lose<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: &Doing, (figure, by): (u8, u8), cause: u8) {
    let source = battle.game.ability(battle.state, doing.by, doing.ability).map(|ability| ability.source);
    let used = source.map_or(0, source_number);
    death::suffer(battle, Loss { effect: Some(used), ..death::loss(figure, by, slug::EFFECT_EACH, cause) });
    death::bury(battle, cause);
}

/// Somebody whom a word means: of a group the first.
fn one_of(facts: Facts<'_>, doing: &Doing, who: &Who) -> Option<u8> {
    let first = |group| {
        let attack = attack_below(facts.state);
        facts.members(group, Scene::of_doing(doing, attack), true).iter().next()
    };
    single(doing, who).or_else(|| who.group().and_then(first))
}

fn change_tokens<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, by: i16, most: u8) {
    let place = battle.state.figure_mut(figure);
    let before = i16::from(place.tokens);
    let after = (before + by).clamp(0, i16::from(most).max(before.min(i16::from(most))));
    place.tokens = after as u8;
    let who = battle.who(figure);
    if after != before {
        battle.tell(Event::Card(CardEvent::Tokens { who, by: after - before, left: after as u8 }));
    }
}

/// Points for a side, which are counted when the battle is over.
fn give_points<S: Sink<Event>>(battle: &mut Battle<'_, S>, side: Side, by: i16) {
    let before = battle.state.points_given(side);
    let most = i16::from(u8::MAX);
    let after = before.saturating_add(by).clamp(-most, most);
    let first = battle.state.party(side).start;
    lasting::forget(battle.state, |mark| mark.why == Why::Points && mark.by == first);
    let mark =
        Mark { why: Why::Points, by: first, figure: after.unsigned_abs() as u8, ability: (after < 0).into() };
    let room = after == 0 || lasting::remember(battle.state, mark);
    if room && after != before {
        battle.tell(Event::Card(CardEvent::PointsGiven { side, by: after - before, all: after }));
    }
}

/// An attack that costs nothing, at whom it can reach.
fn free_attack<S: Sink<Event>>(battle: &mut Battle<'_, S>, mut attack: Attack, sweeps: bool) {
    let strikes = area::strikes(battle.facts(), &attack);
    attack.blows = Blows::new(strikes.map_or(0, |strikes| strikes.times().saturating_sub(1)), 0);
    if sweeps {
        let swept = area::swept(battle.facts(), &attack);
        let Some(first) = swept.iter().next() else { return };
        attack.target = first;
        attack.others = swept.without(first);
    }
    let target = attack.target;
    if target == NOBODY || target == attack.attacker || !battle.state.figure(target).stands() {
        return;
    }
    match strikes {
        Some(Strikes::Line(_)) => attack.others = area::lined(battle.facts(), &attack),
        None => attack.others = area::struck_too(battle.facts(), &attack),
        Some(_) => {}
    }
    combat::begin(battle, attack, 0);
}

/// Somebody who can still be activated is activated next.
fn call<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: &Doing, figure: u8) {
    let ready =
        turn::unturned(battle.game, battle.state, Side::of_figure(figure)).any(|ready| ready == figure);
    let mark = Mark { why: Why::Called, by: doing.by, figure, ability: doing.ability };
    if ready && battle.state.active() != Some(figure) && lasting::keep(battle, mark) {
        let who = battle.who(figure);
        battle.tell(Event::Card(CardEvent::GoesNext { who }));
    }
}

/// The card an equipment is taken from, and to whom it goes; one that is fixed never changes its bearer.
///
/// Rule: advantage.fixed
fn hand_over<S: Sink<Event>>(battle: &mut Battle<'_, S>, from: u8, to: u8) {
    let equipment = |card: u8| {
        usize::from(card)
            .checked_sub(1)
            .and_then(|card| battle.game.content.advantages.get(card))
            .is_some_and(|card| card.kind == crate::content::AdvantageKind::Equipment && !card.fixed)
    };
    if let Some(slot) = battle.state.carried(from).iter().position(|&card| equipment(card)) {
        pass_on(battle, (from, slot), to);
    }
}

/// An advantage card goes from the place where somebody carries it to somebody else who has room for it.
fn pass_on<S: Sink<Event>>(battle: &mut Battle<'_, S>, (from, slot): (u8, usize), to: u8) {
    let free = battle.state.figure(to).carries.iter().position(|&card| card == 0);
    let Some(free) = free.filter(|_| from != to) else { return };
    let card = std::mem::take(&mut battle.state.figure_mut(from).carries[slot]);
    let bits =
        |slot: usize| ((1u32 << OF_A_CARD) - 1) << (u32::from(CARRIED) + slot as u32 * u32::from(OF_A_CARD));
    let giver = battle.state.figure_mut(from);
    giver.on &= !bits(slot);
    giver.used &= !bits(slot);
    battle.state.figure_mut(to).carries[free] = card;
    battle.state.move_heaps(Spot::Card(from, slot as u8), Some(Spot::Card(to, free as u8)));
    let (from, to) = (battle.who(from), battle.who(to));
    battle.tell(Event::Card(CardEvent::CardTaken { from, to, card: card - 1 }));
}

/// An ability chooses anew: whoever it had chosen before no longer is. One list of effects may choose several, one after
/// the other. A plot card chooses once and has no number to tell its marks by.
fn choose_anew<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: &Doing) {
    let program = battle.game.content.linked.programs.get(usize::from(doing.program));
    let mut before = program.into_iter().flat_map(|program| &program.effects).take(usize::from(doing.at));
    if doing.ability == NO_ABILITY || before.any(|effect| matches!(effect, Effect::Mark { .. })) {
        return;
    }
    let (by, ability) = (doing.by, doing.ability);
    lasting::forget(battle.state, |mark| mark.why == Why::Chosen && (mark.by, mark.ability) == (by, ability));
}

/// Whoever has fallen is on the table again, without the states it had.
pub fn stand_again<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: &Doing, effect: &Effect, figure: u8) {
    let Effect::Revive { life, actions, .. } = effect else { return };
    let facts = battle.facts();
    let scene = Scene::of_doing(doing, attack_below(facts.state));
    let life = facts.amount(*life, scene).clamp(1, u8::MAX.into()) as u8;
    let actions = actions.map(|actions| facts.amount(actions, scene));
    let place = battle.state.figure_mut(figure);
    place.counters = Counters::default();
    place.marks.set(Marks::ON_TABLE);
    revive(battle, figure, life, actions);
}

/// Whoever is dying stays, or comes back to life.
fn revive<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, life: u8, actions: Option<i16>) {
    let most = battle.facts().most_life(figure).max(0) as u8;
    let total = battle.facts().most_actions(figure);
    lasting::forget(battle.state, |mark| mark.why == Why::Slayer && mark.by == figure);
    let place = battle.state.figure_mut(figure);
    place.life = life.min(most);
    if let Some(actions) = actions {
        place.actions = actions.clamp(0, total.into()) as u8;
    }
    let who = battle.who(figure);
    battle.tell(Event::Card(CardEvent::Revived { who, life: life.min(most) }));
}
