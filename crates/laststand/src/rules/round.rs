//! The round: the stages that are not a chapter of their own. 1 the cards, 2 the roll, 4 what came back, 7 the reset.

use kernel::{Drawn, SeatSet, Sink};

use super::{Table, actions, dice, heroes, titan};
use crate::content::Power;
use crate::event::Event;
use crate::face::Face;
use crate::slug;
use crate::state::{Card, CardId, CardSet, FIRST, Hero, Open, Purse, SECOND, Slot, Stage, seat_of};

pub fn begin<S: Sink<Event>>(table: &mut Table<'_, S>) {
    let round = table.state.open.round;
    table.tell(Event::RoundBegins { round });
    table.go(Stage::Lay);
}

/// Stage 1: two different cards, the second face down unless the Titan is blinded.
///
/// Rule: round.choose
pub fn lay<S: Sink<Event>>(table: &mut Table<'_, S>, first: CardId, second: CardId) {
    let open = &mut table.state.open;
    open.pool = open.pool.without(first);
    open.slots[usize::from(FIRST)] = Slot::FaceUp(first);
    let (first, other) = (table.card(first), table.card(second));
    table.tell(Event::LaidOpen { card: first });
    let open = &mut table.state.open;
    if open.blinded {
        open.pool = open.pool.without(second);
        open.slots[usize::from(SECOND)] = Slot::FaceUp(second);
        table.tell(Event::LaidOpen { card: other });
    } else {
        open.slots[usize::from(SECOND)] = Slot::FaceDown;
        table.state.hidden = Some(second);
        table.tell(Event::LaidHidden { card: Some(other) });
    }
    table.go(Stage::FirstRoll { hero: 0 });
}

/// Stage 2: a hero's first roll, all of its dice.
///
/// Rule: round.roll
pub fn first_roll<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8, drawn: &Drawn) {
    rolled(table, hero, drawn, true);
    if hero + 1 < table.state.open.count {
        table.go(Stage::FirstRoll { hero: hero + 1 });
    } else {
        table.state.open.done = SeatSet::EMPTY;
        table.go(Stage::Roll);
        end_roll_if_content(table);
    }
}

/// A TITAN face goes to the Titan at once, unless the hero's power keeps it, locked.
///
/// Rule: dice.titan
/// Rule: hero.levi
fn rolled<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8, drawn: &Drawn, first: bool) {
    let faces = dice::count(drawn);
    let keeps = table.hero_card(hero).power == Power::KeepsTitan;
    let place = table.state.open.hero_mut(hero);
    for face in Face::USEFUL {
        place.purse.held[face.index()] += faces[face.index()];
    }
    let titans = faces[Face::Titan.index()];
    if keeps {
        place.purse.held[Face::Titan.index()] += titans;
    } else {
        place.with_titan += titans;
    }
    let who = table.who(hero);
    let kept = (keeps && titans > 0).then_some(slug::HERO_LEVI);
    table.tell(Event::Rolled { who, faces, first, kept });
}

/// Stage 2: any hero may roll any of the dice it holds, again and again.
pub fn roll_again<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8, faces: [u8; 6]) {
    let open = &mut table.state.open;
    open.done = open.done.without(seat_of(hero));
    let purse = &mut open.hero_mut(hero).purse;
    for (held, rolled) in purse.held.iter_mut().zip(faces) {
        *held -= rolled;
    }
    let who = table.who(hero);
    table.tell(Event::RollsAgain { who, faces });
    table.go(Stage::Reroll { hero, dice: faces.iter().sum() });
}

pub fn rolled_again<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8, drawn: &Drawn) {
    rolled(table, hero, drawn, false);
    table.go(Stage::Roll);
    end_roll_if_content(table);
}

/// A hero says that it is content with the stage, or ends what it alone was doing.
///
/// Rule: team.done
pub fn is_content<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8) {
    if let Stage::Lend { .. } = table.state.open.stage {
        let who = table.who(hero);
        table.tell(Event::LendingEnds { who });
        return actions::begin(table);
    }
    table.state.open.done = table.state.open.done.with(seat_of(hero));
    let who = table.who(hero);
    let still = discontent(&table.state.open).len() as u8;
    table.tell(Event::IsContent { who, still });
    let stage = table.state.open.stage;
    if let Stage::Gather { slot } = stage {
        actions::end_gathering_if_content(table, slot);
    } else if stage == Stage::Roll {
        end_roll_if_content(table);
    } else {
        debug_assert_eq!(stage, Stage::Spend, "nobody is content in another stage");
        end_spending_if_content(table);
    }
}

/// The heroes a stage still waits for: who has nothing left to act with counts as content.
///
/// Rule: team.done
pub fn discontent(open: &Open) -> SeatSet {
    open.heroes_who(|hero| can_act(open, hero)).minus(open.done)
}

/// Whether a hero has anything to act with in a stage that goes on until all are content.
pub fn can_act(open: &Open, hero: &Hero) -> bool {
    if matches!(open.stage, Stage::Roll) { hero.purse.own() > 0 } else { !hero.purse.is_empty() }
}

fn end_roll_if_content<S: Sink<Event>>(table: &mut Table<'_, S>) {
    if discontent(&table.state.open).is_empty() {
        table.state.open.done = SeatSet::EMPTY;
        titan::begin(table);
    }
}

/// Stage 4: each hero rolls what the Titan gave back, all together and once.
///
/// Rule: round.returned
pub fn begin_returned<S: Sink<Event>>(table: &mut Table<'_, S>, from: u8) {
    match (from..table.state.open.count).find(|&hero| table.state.open.hero(hero).returned > 0) {
        Some(hero) => table.go(Stage::Returned { hero }),
        None => heroes::begin_lending(table),
    }
}

pub fn roll_returned<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8, drawn: &Drawn) {
    let faces = dice::count(drawn);
    let place = table.state.open.hero_mut(hero);
    for face in Face::USEFUL {
        place.purse.held[face.index()] += faces[face.index()];
    }
    place.returned = 0;
    place.aside += faces[Face::Titan.index()];
    let who = table.who(hero);
    table.tell(Event::RolledReturned { who, faces });
    begin_returned(table, hero + 1);
}

/// Stage 6: what is left is spent.
///
/// Rule: round.spend
pub fn begin_spending<S: Sink<Event>>(table: &mut Table<'_, S>) {
    table.state.open.done = SeatSet::EMPTY;
    table.tell(Event::SpendBegins);
    table.go(Stage::Spend);
    end_spending_if_content(table);
}

pub fn end_spending_if_content<S: Sink<Event>>(table: &mut Table<'_, S>) {
    if discontent(&table.state.open).is_empty() {
        reset(table);
    }
}

/// Stage 7: dice go home, cards of this round are laid aside, those of the round before come back.
///
/// Rule: round.reset
/// Rule: titan.unspent
fn reset<S: Sink<Event>>(table: &mut Table<'_, S>) {
    for hero in 0..table.state.open.count {
        if table.state.open.hero(hero).purse.half {
            let who = table.who(hero);
            table.tell(Event::HalfLost { who });
        }
    }
    let open = &mut table.state.open;
    let unspent = open.heroes().iter().map(|hero| hero.with_titan).sum();
    for hero in &mut open.heroes {
        *hero = Hero { id: hero.id, level: hero.level, hearts: hero.hearts, ..Hero::default() };
    }
    let (played, back) = (open.face_up(), open.laid_aside);
    open.slots = [Slot::Empty; 3];
    open.laid_aside = played;
    open.pool = open.pool.union(back);
    open.surely_in_hand = CardSet::NONE;
    open.cannons_used = 0;
    open.met = [false; 2];
    open.together = [0; 6];
    open.done = SeatSet::EMPTY;
    open.resigned = SeatSet::EMPTY;
    open.lent_to = SeatSet::EMPTY;
    open.round += 1;
    let cards = |set: CardSet| set.iter().map(|card| table.card(card)).collect::<Vec<Card>>();
    let reset = Event::Reset { aside: cards(played), back: cards(back), unspent };
    table.tell(reset);
    begin(table);
}

/// Dice that are no longer in a hero's purse have been spent.
pub fn note_spent(hero: &mut Hero, before: &Purse) {
    hero.spent += before.own() - hero.purse.own();
}
