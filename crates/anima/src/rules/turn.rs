//! The turn: Recovery, Maintenance and Action; everybody finishes one before the next begins.

use kernel::Sink;

use super::cards::moments::{self, Happening};
use super::cards::{Facts, effects, forms, lasting, paying, plots, spirits, upkeep};
use super::innate::{add_initiative, immune};
use super::{Battle, activation, death, higher, infiltration, orders, scenarios, win};
use crate::cards::{Measure, Moment, What};
use crate::content::Initiative;
use crate::event::{CardEvent, Event};
use crate::game::Anima;
use crate::slug;
use crate::state::{Figures, Marks, NOBODY, Phase, Side, Stage, State, Status, Why};
use crate::total::Total;
use anima_cards::Scenario;

/// Both roll; the high roller will say who acts first. It is no character's roll, and yet cards may be played before it.
///
/// Rule: advantage.plot_window
pub fn roll_for_first<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    battle.go(Stage::FirstRoll);
    moments::fire(battle, Happening::phase(Moment::Rolls));
}

/// Rule: turn.initiative
pub fn first_rolled<S: Sink<Event>>(battle: &mut Battle<'_, S>, dice: [u8; 2]) {
    infiltration::tell_absent(battle);
    let rolled = add_initiative(battle, dice, battle.state.all_standing());
    match higher(rolled) {
        None => battle.tell(Event::Tied { die: rolled[0] }),
        Some(high) => {
            let turn = battle.state.turn;
            battle.tell(Event::FirstRolled { dice, high, turn });
            battle.go(Stage::ChooseFirst { side: high });
            if let Some(subject) = battle.state.standing(high).iter().next() {
                moments::fire(battle, Happening::between(Moment::Initiative, subject, NOBODY));
            }
        }
    }
}

pub fn choose_first<S: Sink<Event>>(battle: &mut Battle<'_, S>, first: Side) {
    battle.state.first = first;
    battle.tell(Event::GoesFirst { side: first });
    if battle.state.turn == 0 {
        battle.state.turn = 1;
        battle.tell(Event::TurnBegins { turn: 1 });
    }
    maintenance(battle);
}

/// Takes a part of the turn in which nobody chooses to the next. Says whether it went on by itself.
///
/// Rule: turn.phases
pub fn step<S: Sink<Event>>(battle: &mut Battle<'_, S>, phase: Phase) -> bool {
    let next = |battle: &mut Battle<'_, S>, phase, moment| {
        battle.go(Stage::Phase(phase));
        moments::fire(battle, Happening::phase(moment));
    };
    match phase {
        Phase::GameBegins => next(battle, Phase::FirstRoll, Moment::GameBegins),
        Phase::FirstRoll => roll_for_first(battle),
        Phase::TurnEnds => next(battle, Phase::NextTurn, Moment::TurnEnds),
        Phase::NextTurn => {
            battle.go(Stage::Phase(Phase::TurnBegins));
            end_of_cards(battle);
            if !battle.over() {
                death::bury(battle, NOBODY);
            }
        }
        Phase::TurnBegins => next_turn(battle),
        Phase::Recover => {
            recover(battle);
            next(battle, Phase::Initiative, Moment::RecoveryEnds);
        }
        Phase::Initiative => infiltration::open(battle),
        Phase::Maintenance => {
            let side = battle.state.first;
            let figure = battle.state.party(side).start;
            next(
                battle,
                Phase::Upkeep { side, figure, ability: 0, second: false },
                Moment::MaintenanceBegins,
            );
        }
        Phase::Upkeep { side, second, .. } => return upkeep::step(battle, side, second),
        Phase::Counters => maintain(battle),
        Phase::Buried => next(battle, Phase::ActionsBegin, Moment::MaintenanceEnds),
        Phase::ActionsBegin => next(battle, Phase::Act, Moment::ActionsBegin),
        Phase::Act => begin_action(battle),
    }
    true
}

fn maintenance<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    battle.go(Stage::Phase(Phase::Maintenance));
}

/// After which turn a battle is over.
///
/// Rule: turn.limit
pub fn limit(game: &Anima) -> u8 {
    let edition = &game.content.edition;
    match game.form.scenario {
        Scenario::Armageddon => edition.armageddon_limit,
        Scenario::Standard | Scenario::Nodes | Scenario::Flag => edition.turn.limit,
    }
}

/// The turn is over: the next begins, unless it was the last.
fn next_turn<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    if battle.state.turn >= limit(battle.game) {
        return win::at_the_limit(battle);
    }
    battle.state.turn += 1;
    let turn = battle.state.turn;
    battle.tell(Event::TurnBegins { turn });
    refill_gnosis(battle);
    for figure in present(battle.state).iter() {
        let place = battle.state.figure_mut(figure);
        place.marks.clear(Marks::OF_A_TURN);
        place.counters.unbind();
    }
    battle.tell(Event::Straightened);
    battle.go(Stage::Phase(Phase::Recover));
    moments::fire(battle, Happening::phase(Moment::RecoveryBegins));
}

/// What cards did for this turn alone is over.
fn end_of_cards<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    lasting::end_turn(battle);
    if battle.state.any_laid() {
        plots::end_turn(battle.game, battle.state);
    }
    let passing = |figure: &u8| battle.state.figure(*figure).marks.has(Marks::PASSING);
    let passing = battle.state.card_markers().iter().filter(passing).fold(Figures::NONE, Figures::with);
    passing.iter().for_each(|marker| death::remove(battle, marker));
    for figure in present(battle.state).iter() {
        let kept = battle.facts().abilities(figure).fold(0, |bits, (number, ability)| {
            if ability.upkeep.is_some() { bits | 1 << number } else { bits }
        });
        let renewed = paying::renew(battle.facts(), figure);
        let place = battle.state.figure_mut(figure);
        place.on &= kept;
        place.used &= !renewed;
        lasting::forget(battle.state, |mark| {
            mark.why == Why::Times && mark.by == figure && renewed & 1 << mark.ability != 0
        });
        if !lasting::keeps_form(battle.state, figure) {
            forms::turn_back(battle, figure);
        }
        if battle.state.figure(figure).marks.has(Marks::PASSING) {
            death::remove(battle, figure);
        }
    }
    win::look(battle);
}

/// Refilled, not saved.
///
/// Rule: gnosis.points
fn refill_gnosis<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let points = battle.game.form.format(&battle.game.content).map_or(0, |format| format.gnosis);
    if points > 0 {
        battle.state.gnosis = [points; 2];
        for side in Side::BOTH {
            battle.tell(Event::Card(CardEvent::GnosisGained { side, left: points }));
        }
    }
}

/// Who acts first in this turn, after everybody has recovered and whoever wanted to has been revealed.
pub fn initiative<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    match battle.edition().turn.initiative {
        Initiative::Rolled => roll_for_first(battle),
        Initiative::Setup => maintenance(battle),
        Initiative::Alternate => {
            let first = battle.state.first.other();
            choose_first(battle, first);
        }
    }
}

/// Rule: turn.straighten
/// Rule: turn.healing
fn recover<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let healing = i16::from(battle.edition().states.healing);
    for figure in battle.state.all_standing().iter() {
        if battle.facts().suffers(figure, Status::Healing) && effects::heal(battle, figure, healing) {
            let (who, life) = (battle.who(figure), battle.state.figure(figure).life);
            battle.tell(Event::Healed { who, life });
        }
    }
    for figure in present(battle.state).iter() {
        recover_actions(battle, figure);
    }
}

/// Whoever is on the table, and whoever is in somebody's body there.
fn present(state: &State) -> Figures {
    let away = state.away(Side::A).0 | state.away(Side::B).0;
    Figures(state.all_standing().0 | state.inside().0 | away)
}

/// What is regained: Recovery, Haste and Slow once each, and a node under one's feet; never below nothing, never
/// above the total.
///
/// Rule: turn.recovery
/// Rule: state.haste
/// Rule: state.slow
fn recover_actions<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    let card = battle.card(figure);
    let states = &battle.edition().states;
    let recovery = battle.facts().base_value(figure, None, Measure::Recovery, card.recovery.into(), 1);
    let mut gained = Total::of("recovery", recovery as i16);
    if battle.facts().suffers(figure, Status::Haste) {
        gained.add("haste", states.haste.into(), Some(slug::STATE_HASTE));
    }
    if scenarios::stands_on_node(battle.game, battle.state, battle.ground, figure) {
        gained.add("node", battle.edition().nodes.recovery.into(), Some(slug::SCENARIO_NODES_RECOVERY));
    }
    gained.add("ability", battle.facts().sum(figure, None, &What::Recovery), Some(slug::ABILITY_KIND));
    if battle.facts().suffers(figure, Status::Slow) {
        // Last, and never more than there is to take.
        gained.add("slow", -i16::from(states.slow).min(gained.value()), Some(slug::STATE_SLOW));
    }
    let most = i16::from(battle.facts().most_actions(figure));
    let place = battle.state.figure_mut(figure);
    place.actions =
        (i16::from(place.actions) + gained.value().max(0)).min(most.max(place.actions.into())) as u8;
    let actions = place.actions;
    let who = battle.who(figure);
    battle.tell(Event::Recovered { who, gained, actions });
}

/// One counter of each kind comes off everybody; then the doomed roll, the first player's first.
///
/// Rule: turn.counters
/// Rule: innate.immunity
fn maintain<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let mut doomed = Figures::NONE;
    for figure in battle.state.all_standing().iter() {
        for status in Status::ALL {
            if battle.state.figure(figure).counters.of(status) == 0 {
                continue;
            }
            if immune(battle.game, battle.state, figure, status) {
                // Whoever became immune is rid of them, and suffers nothing.
                battle.state.figure_mut(figure).counters.set(status, 0);
                let who = battle.who(figure);
                battle.tell(Event::Immune { who, status });
                continue;
            }
            if status == Status::Doom && battle.facts().suffers(figure, Status::Doom) {
                doomed = doomed.with(figure);
            }
            if battle.facts().has(figure, None, &What::Keeps(status)) {
                continue;
            }
            let counters = &mut battle.state.figure_mut(figure).counters;
            let left = counters.of(status) - 1;
            counters.set(status, left);
            let who = battle.who(figure);
            battle.tell(Event::CounterOff { who, status, left });
        }
    }
    roll_doom(battle, doomed);
}

/// All the doomed roll; what they lose they lose in one step, so the dead leave together when the last has rolled.
///
/// Rule: death.simultaneous
fn roll_doom<S: Sink<Event>>(battle: &mut Battle<'_, S>, left: Figures) {
    if !left.is_empty() {
        return battle.go(Stage::Doom { left });
    }
    battle.go(Stage::Phase(Phase::Buried));
    death::bury(battle, NOBODY);
}

/// Whose die comes next: the first player's figures before the other's.
pub fn next_doomed(state: &State, left: Figures) -> u8 {
    let own = left.and(Figures(party_bits(state, state.first)));
    let next = if own.is_empty() { left } else { own };
    next.iter().next().unwrap_or_default()
}

fn party_bits(state: &State, side: Side) -> u32 {
    state.party(side).fold(0, |bits, figure| bits | 1 << figure)
}

/// Rule: state.doom
pub fn doom_rolled<S: Sink<Event>>(battle: &mut Battle<'_, S>, die: u8) {
    let Stage::Doom { left } = battle.state.stage else { return };
    let figure = next_doomed(battle.state, left);
    let dies = is_doomed(battle.facts(), figure, die);
    let who = battle.who(figure);
    battle.tell(Event::DoomRolled { who, die, dies });
    if dies {
        falls_to_doom(battle);
    } else {
        roll_doom(battle, left.without(figure));
    }
}

/// Whoever rolls for Doom loses all life points.
pub fn falls_to_doom<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let Stage::Doom { left } = battle.state.stage else { return };
    let figure = next_doomed(battle.state, left);
    let lost = battle.state.figure(figure).life;
    death::suffer(battle, death::loss(figure, lost, slug::STATE_DOOM, NOBODY));
    roll_doom(battle, left.without(figure));
}

/// Whether a die for Doom kills. What betters a roll keeps Doom away.
///
/// Rule: state.doom
pub fn is_doomed(facts: Facts<'_>, figure: u8, die: u8) -> bool {
    let more = facts.sum(figure, None, &What::Roll);
    i16::from(die) - more >= i16::from(facts.game.content.edition.states.doom)
}

/// Whoever was to roll for Doom has left the table.
pub fn doom_passes<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    if let Stage::Doom { left } = battle.state.stage {
        roll_doom(battle, left.without(next_doomed(battle.state, left)));
    }
}

fn begin_action<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let first = battle.state.first;
    act_next(battle, first.other());
}

/// Whom a side can activate now: whoever is left, and of those whoever need not wait for the others.
pub fn unturned(game: &Anima, state: &State, side: Side) -> impl Iterator<Item = u8> {
    let waiting = if game.delays() { waiting(game, state, side) } else { Figures::NONE };
    left_to_activate(game, state, side).filter(move |&figure| !waiting.contains(figure))
}

/// Those of a side who have to wait for others of it.
pub fn waiting(game: &Anima, state: &State, side: Side) -> Figures {
    let delayed = state.marks().filter(|mark| mark.why == Why::Delayed);
    let delayed = delayed.fold(Figures::NONE, |set, mark| set.with(mark.by));
    let others = left_to_activate(game, state, side).any(|figure| !delayed.contains(figure));
    if others { delayed } else { Figures::NONE }
}

/// Whom a side can still activate: those on the table, and those away who come back in their activation.
///
/// Rule: turn.turned
fn left_to_activate(game: &Anima, state: &State, side: Side) -> impl Iterator<Item = u8> {
    let done = |figure: u8| {
        let marks = state.figure(figure).marks;
        marks.has(Marks::TURNED) || marks.has(Marks::STUNNED)
    };
    // Whoever is away is looked for only where everybody else is done.
    let away = std::iter::once(()).flat_map(move |()| state.away(side).iter());
    let away = away.filter(move |&figure| spirits::comes_back_active(game, state, figure));
    state.standing(side).iter().chain(away).filter(move |&figure| !done(figure))
}

/// Whom a card has called to be activated next, if anybody.
pub fn called(state: &State) -> Option<u8> {
    state.marks().find(|mark| mark.why == Why::Called).map(|mark| mark.figure)
}

/// Whoever was called is activated, whosever go it is, if it still can be. Its side has had its go with that.
pub fn answer_call<S: Sink<Event>>(battle: &mut Battle<'_, S>) -> bool {
    let Some(figure) = called(battle.state) else { return false };
    lasting::forget(battle.state, |mark| mark.why == Why::Called && mark.figure == figure);
    if unturned(battle.game, battle.state, Side::of_figure(figure)).any(|ready| ready == figure) {
        activation::activate(battle, figure);
    }
    true
}

/// The other side's go; one with nobody left is skipped, and when nobody is left at all the turn is over.
///
/// Rule: turn.action
pub fn act_next<S: Sink<Event>>(battle: &mut Battle<'_, S>, after: Side) {
    let waiting = orders::are_waiting(battle.game, battle.state);
    if waiting || unturned(battle.game, battle.state, after.other()).next().is_some() {
        // Whoever has an order acts before anybody is passed over.
        battle.go(Stage::Act { side: after.other() });
    } else if unturned(battle.game, battle.state, after).next().is_some() {
        battle.tell(Event::Skipped { side: after.other() });
        battle.go(Stage::Act { side: after });
    } else {
        battle.go(Stage::Phase(Phase::TurnEnds));
    }
}
