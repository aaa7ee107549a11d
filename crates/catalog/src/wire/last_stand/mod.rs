//! The Last Stand as a page draws it: the table here, choices in `act`, cards to be read in `card`. Everything is made from
//! a view, so nothing hidden can get into it.

mod act;
mod action;
mod card;
pub(crate) mod words;

pub use card::card_text;

use kernel::{Arg, Message, Pending, Seat, Unclear, Viewer, Worded};
use laststand::content::{
    AbilityKind, ActionCard, ActionEffect, Power, StoppedBy, Symbols, TacticsCard, TacticsEffect, Together,
};
use laststand::rules::titan;
use laststand::state::{CardId, CardSet, Hero, SLOTS, Slot, Stage, TITAN, TacticsId, hero_of, seat_of};
use laststand::{Action, Face, LastStand, Outcome, State, View, slug};
use laststand_wire as wire;
use laststand_wire::Supply;
use protocol::Side;
use protocol::schema::{GameSchemas, schema};
use serde_json::Value;

use super::{Asked, Detail, Wired, value};
use crate::shown::Shown;
use crate::shown::laststand::place_name;

impl Wired for LastStand {
    fn schemas() -> GameSchemas {
        GameSchemas {
            game: "last-stand",
            view: schema::<wire::LastStandView>(),
            action: schema::<wire::LastStandAction>(),
            act: schema::<wire::LastStandAct>(),
        }
    }

    /// The heroes are the first side: they are whom most people play.
    fn side(&self, seat: Seat) -> Side {
        if seat == TITAN { Side::Teal } else { Side::Amber }
    }

    fn winners(&self, outcome: &Outcome) -> Vec<Seat> {
        match outcome.winner {
            laststand::Side::Titan => vec![TITAN],
            laststand::Side::Heroes => (1..kernel::Game::seats(self)).map(Seat).collect(),
        }
    }

    fn drawn(&self, view: &View) -> Value {
        value(&Drawer { game: self, view }.view())
    }

    /// The Titan knows everything.
    fn open_view(&self, state: &State) -> View {
        kernel::Game::view(self, state, Viewer::Seat(TITAN))
    }

    fn sentence(&self, view: &View, asked: &Asked<'_, LastStand>) -> Message {
        Drawer { game: self, view }.sentence(asked)
    }

    fn details(&self, view: &View, seat: Seat, actions: &[Action]) -> Vec<Detail> {
        let drawer = Drawer { game: self, view };
        let odds = Shown::odds(self, view, seat, actions).into_iter();
        let detail = |(action, odds): (&Action, Option<Message>)| {
            let (title, icon) = drawer.title(seat, action);
            Detail { title, icon, act: value(&drawer.act(seat, action)), odds }
        };
        actions.iter().zip(odds).map(detail).collect()
    }

    fn action_out(&self, action: &Action) -> Value {
        value(&action::out(self, action))
    }

    fn action_in(&self, action: &Value) -> Result<Action, Unclear> {
        action::taken(self, super::read(action)?)
    }

    /// What heroes do is the heroes', what cards and abilities do is the Titan's.
    fn line_side(&self, line: &Message) -> Option<Side> {
        const TITANS: [&str; 14] = [
            "titan-chosen",
            "laid-open",
            "laid-hidden",
            "laid-hidden-card",
            "ability-used",
            "titan-stops",
            "swapped",
            "swapped-hidden",
            "fury-laid",
            "card-up",
            "struck",
            "card-strikes",
            "devoured",
            "cannons-lost",
        ];
        if TITANS.contains(&line.line_name()) {
            return Some(Side::Teal);
        }
        let (_, who) = line.args.iter().find(|(gap, _)| ["who", "hero", "seat"].contains(gap))?;
        Some(if matches!(who, Arg::Name(id) if id == "titan") { Side::Teal } else { Side::Amber })
    }

    fn terms(&self) -> Vec<Message> {
        vec![words::told("terms-heroes").number("count", kernel::Game::seats(self) - 1)]
    }

    /// A hero's dice are called by the hero.
    fn label(&self, label: &str) -> Message {
        let hero = self.content.heroes.iter().any(|hero| hero.id == label);
        if hero { Message::named(label.to_owned()) } else { Message::new(format!("draw-{label}")) }
    }

    fn completed(&self, message: Message) -> Message {
        laststand::with_power(message)
    }
}

struct Drawer<'a> {
    game: &'a LastStand,
    view: &'a View,
}

/// A message as a whole sentence.
fn sentence(message: Message) -> Message {
    Message::sentences([message])
}

impl Drawer<'_> {
    fn view(&self) -> wire::LastStandView {
        let (open, edition) = (&self.view.open, &self.game.content.edition);
        let titans = &self.game.content.titans;
        let titan = open.titan.and_then(|titan| titans.get(usize::from(titan)));
        let choosing = open.stage == Stage::ChooseTitan;
        let taken = |place: usize| open.heroes().iter().any(|hero| hero.id.map(usize::from) == Some(place));
        let free = self.game.content.heroes.iter().enumerate().filter(|(place, _)| !taken(*place));
        let free = free.filter(|_| matches!(open.stage, Stage::ChooseTitan | Stage::TakeHeroes));
        wire::LastStandView {
            round: open.round,
            stage: open.stage_number(),
            step: self.step(),
            titan: titan.map(|titan| self.titan(titan)),
            track: wire::Track {
                marker: open.marker,
                last: edition.track.last,
                weak: edition.track.weak,
                kill: edition.track.kill,
            },
            cannons: Supply { left: open.cannons, of: edition.cannons },
            citizens: Supply { left: open.citizens, of: edition.citizens },
            cannons_used: open.cannons_used,
            levels: self.levels(),
            slots: (0..SLOTS).map(|slot| self.slot(slot)).collect(),
            hand: self.cards(self.view.hand()),
            laid_aside: self.cards(open.laid_aside),
            blinded: open.blinded,
            heroes: (0..open.count).map(|hero| self.hero(hero)).collect(),
            free_heroes: free.map(|(_, hero)| self.hero_card(&hero.id)).collect(),
            free_titans: titans.iter().filter(|_| choosing).map(|titan| self.titan(titan)).collect(),
            tactics: self.tactics(),
            deck: open
                .deck
                .cards()
                .iter()
                .skip(1)
                .map(|card| Some(self.tactics_of((*card)?)?.id.clone()))
                .collect(),
            threat: self.threat(),
        }
    }

    fn levels(&self) -> Vec<wire::LevelView> {
        let places = self.game.content.edition.places.iter();
        let kind = |place: laststand::content::Place| match place {
            laststand::content::Place::Ground => wire::LevelKind::Ground,
            laststand::content::Place::Titan => wire::LevelKind::Titan,
            laststand::content::Place::Tower => wire::LevelKind::Tower,
        };
        places
            .map(|&place| wire::LevelView { kind: kind(place), name: place_name(place).to_owned() })
            .collect()
    }

    fn titan(&self, titan: &laststand::content::Titan) -> wire::TitanView {
        let text = |place: u8, does: AbilityKind| {
            let locked = words::locked(self.game, &self.view.open, place);
            Message::sentences(std::iter::once(words::ability(does)).chain(locked))
        };
        let abilities = (0..).zip(&titan.abilities).map(|(place, ability)| wire::AbilityView {
            id: ability_id(ability.does).to_owned(),
            text: text(place, ability.does),
            cost: ability.cost,
            rules: vec![titan::ability_rule(ability.does).0.to_owned()],
        });
        wire::TitanView {
            id: titan.id.clone(),
            abilities: abilities.collect(),
            cards: titan.cards.iter().map(|card| self.action_card(card)).collect(),
        }
    }

    fn card(&self, card: CardId) -> Option<wire::ActionCard> {
        let titan = self.game.content.titans.get(usize::from(self.view.open.titan?))?;
        titan.cards.get(usize::from(card.0)).map(|card| self.action_card(card))
    }

    fn cards(&self, cards: CardSet) -> Vec<wire::ActionCard> {
        cards.iter().filter_map(|card| self.card(card)).collect()
    }

    fn action_card(&self, card: &ActionCard) -> wire::ActionCard {
        let edition = &self.game.content.edition;
        let effect = |effect: &ActionEffect| match effect {
            ActionEffect::LoseHeart => words::told("card-lose-heart"),
            ActionEffect::LoseDie => words::told("card-lose-die"),
            ActionEffect::Devour(_) | ActionEffect::CrushCannons(_) | ActionEffect::Regenerate(_) => {
                let does = words::action_effect(*effect);
                sentence(words::told("card-titan-does").message("does", does))
            }
        };
        let effect_rule = |effect: &ActionEffect| match effect {
            ActionEffect::LoseHeart => slug::ACTION_LOSE_HEART,
            ActionEffect::LoseDie => slug::ACTION_LOSE_DIE,
            ActionEffect::Devour(_) | ActionEffect::CrushCannons(_) | ActionEffect::Regenerate(_) => {
                slug::ACTION_EFFECTS
            }
        };
        let (levels, area, price, key, rule) = match card.stopped_by {
            StoppedBy::Individual { levels } => {
                let area = edition.areas.iter().find(|area| area.levels == levels);
                let area = area.map(|area| format!("area-{}", area.id));
                let levels = levels.iter().collect();
                (levels, area, edition.cancel.dodge, "card-stop-each", slug::ACTION_CANCEL_INDIVIDUAL)
            }
            StoppedBy::Collective => {
                let price = edition.cancel.tactics_per_hero * self.view.open.count;
                (Vec::new(), None, price, "card-stop-all", slug::ACTION_CANCEL_COLLECTIVE)
            }
        };
        let mut rules = vec![rule.0.to_owned()];
        rules.extend(card.effects.iter().map(|effect| effect_rule(effect).0.to_owned()));
        rules.dedup();
        wire::ActionCard {
            id: card.id.clone(),
            effects: card.effects.iter().map(effect).collect(),
            levels,
            area,
            stop: words::told(key).number("price", price),
            collective: card.stopped_by == StoppedBy::Collective,
            price,
            rules,
        }
    }

    fn slot(&self, slot: usize) -> wire::SlotView {
        let open = &self.view.open;
        // By the time heroes spend, all cards have been dealt with.
        let spending = if open.stage_number() == 6 { SLOTS } else { 0 };
        let up_to = open.stage.slot().map_or(spending, usize::from);
        match open.slots[slot] {
            Slot::Empty => wire::SlotView::Empty,
            Slot::FaceUp(card) => match self.card(card) {
                Some(card) => wire::SlotView::Open { card, done: slot < up_to },
                None => wire::SlotView::Empty,
            },
            Slot::FaceDown => wire::SlotView::Hidden {
                card: self.view.hidden.and_then(|card| self.card(card)),
                may_be: self.cards(open.may_be_hidden()),
            },
        }
    }

    fn hero_card(&self, id: &str) -> wire::HeroCard {
        let power = words::power_of(self.game, id);
        wire::HeroCard { id: id.to_owned(), power: Message::sentences(power) }
    }

    fn hero(&self, place: u8) -> wire::HeroView {
        let open = &self.view.open;
        let (hero, seat) = (open.hero(place), seat_of(place));
        let card = hero.id.and_then(|id| self.game.content.heroes.get(usize::from(id)));
        wire::HeroView {
            seat: seat.0,
            hero: card.map(|card| self.hero_card(&card.id)),
            level: hero.level,
            hearts: Supply { left: hero.hearts, of: self.game.content.edition.hearts },
            dice: dice_of(hero),
            half: hero.purse.half,
            done: open.done.contains(seat),
            struck: open.struck.contains(seat),
            dodged: open.dodged.contains(seat),
            resigned: open.resigned.contains(seat),
        }
    }

    fn tactics(&self) -> Option<wire::TacticsView> {
        self.tactics_of(self.view.open.deck.top()?).map(|card| self.tactics_card(card))
    }

    fn tactics_of(&self, card: TacticsId) -> Option<&TacticsCard> {
        self.game.content.tactics.get(usize::from(card.0))
    }

    fn tactics_card(&self, card: &TacticsCard) -> wire::TacticsView {
        let open = &self.view.open;
        let mut conditions: Vec<wire::Condition> = Vec::new();
        for (condition, met) in card.conditions.iter().zip(open.met) {
            let price = counts(condition.symbols);
            let symbols = words::symbols(condition.symbols);
            conditions.push(wire::Condition {
                text: sentence(
                    words::told("condition").number("level", condition.level).with("symbols", symbols),
                ),
                met,
                price,
                paid: if met { price } else { [0; 6] },
                level: Some(condition.level),
            });
        }
        conditions.push(match card.together {
            Together::KillZone => wire::Condition {
                text: sentence(words::told("kill-zone")),
                met: open.marker >= self.game.content.edition.track.kill,
                price: [0; 6],
                paid: [0; 6],
                level: None,
            },
            Together::Symbols(symbols) => wire::Condition {
                text: sentence(words::told("page-together").with("symbols", words::symbols(symbols))),
                met: symbols.iter().all(|(face, count)| open.together[face.index()] >= count),
                price: counts(symbols),
                paid: open.together,
                level: None,
            },
        });
        let mut effect = vec![words::tactics_effect(self.game, card.effect)];
        if open.count == 2 {
            let kills = card.effect == TacticsEffect::Victory;
            let two = self.game.content.edition.two_heroes;
            let key = if kills { "two-heroes-kill" } else { "two-heroes" };
            effect.push(words::told(key).number("needed", two.needed).number("level", two.kill_level));
        }
        wire::TacticsView {
            id: card.id.clone(),
            conditions,
            effect,
            rules: [slug::TACTICS_PAY.0, tactics_rule(card.effect)].map(str::to_owned).to_vec(),
        }
    }

    fn threat(&self) -> Option<wire::Threat> {
        let open = &self.view.open;
        let slot = open.stage.slot()?;
        let Slot::FaceUp(card) = open.slots[usize::from(slot)] else { return None };
        Some(wire::Threat {
            slot,
            card: self.card(card)?,
            victims: open.struck.iter().filter_map(hero_of).collect(),
            put_in: open.put_in,
        })
    }

    /// The name of whoever sits there.
    fn name(&self, seat: Seat) -> Arg {
        Arg::named(self.game.seat_name(self.view, seat))
    }

    /// What happens in the stage now, in short.
    fn step(&self) -> Message {
        let open = &self.view.open;
        let mut step = words::told(&format!("step-{}", step_key(open.stage)));
        if let Some(threat) = self.threat() {
            step = step.name("card", threat.card.id);
        }
        if let Some(hero) = step_hero(open.stage) {
            step = step.with("who", self.name(seat_of(hero)));
        }
        step
    }

    /// What is asked of whoever looks, or who is awaited.
    fn sentence(&self, asked: &Asked<'_, LastStand>) -> Message {
        let open = &self.view.open;
        if let Pending::Over(outcome) = asked.pending {
            return self.game.outcome_line(&outcome);
        }
        let awaited: Vec<Arg> = asked.awaited().iter().map(|&seat| self.name(seat)).collect();
        let with_titan: u8 = open.heroes().iter().map(|hero| hero.with_titan).sum();
        let mut now = words::told(&format!("now-{}", step_key(open.stage)))
            .number("round", open.round)
            .with("count", Arg::from(awaited.len()))
            .with("who", Arg::many(awaited))
            .number("dice", with_titan);
        if let Some(threat) = self.threat() {
            let missing = threat.card.price.saturating_sub(threat.put_in);
            now = now.name("card", threat.card.id).number("price", threat.card.price);
            now = now.number("missing", missing);
        }
        if let Some(hero) = step_hero(open.stage) {
            now = now.with("hero", self.name(seat_of(hero)));
        }
        let can = |wanted: fn(&Action) -> bool| asked.actions.iter().any(wanted);
        let lacks = match open.stage {
            Stage::Dodge { .. } => !can(|action| matches!(action, Action::Dodge { .. })),
            Stage::Gather { .. } => !can(|action| matches!(action, Action::PutIn(_))),
            Stage::Abilities => !can(|action| matches!(action, Action::Use { .. })),
            Stage::Roll => !can(|action| matches!(action, Action::Roll(_))),
            Stage::ChooseTitan
            | Stage::TakeHeroes
            | Stage::ChooseLevels
            | Stage::SeeTactics
            | Stage::Lay
            | Stage::FirstRoll { .. }
            | Stage::Reroll { .. }
            | Stage::NameHero
            | Stage::Returned { .. }
            | Stage::Lend { .. }
            | Stage::GiveUp { .. }
            | Stage::Spend
            | Stage::Mutilate
            | Stage::SeeOrder { .. }
            | Stage::Search { .. }
            | Stage::Over(_) => false,
        };
        let keeps = |hero: u8| self.game.hero_card(open, hero).power == Power::KeepsTitan;
        let hero = asked.seat.and_then(hero_of).filter(|hero| *hero < open.count);
        let options = if lacks {
            "cannot"
        } else if open.stage == Stage::Roll && hero.is_some_and(keeps) {
            "keeps"
        } else if open.blinded {
            "open"
        } else {
            "can"
        };
        asked.form(now.word("can", options))
    }
}

/// The dice of a hero in an order that does not change with where they are: first what can be used.
fn dice_of(hero: &Hero) -> Vec<wire::DieView> {
    use wire::DieState;
    let die = |face: Option<Face>, state: DieState| wire::DieView { face: face.map(action::face_out), state };
    let mut dice = Vec::new();
    let mut add = |count: u8, face: Option<Face>, state: DieState| {
        dice.extend((0..count).map(|_| die(face, state)));
    };
    for face in Face::USEFUL {
        add(hero.purse.held(face), Some(face), DieState::Held);
    }
    add(u8::from(hero.purse.borrowed.is_some()), hero.purse.borrowed, DieState::Borrowed);
    add(hero.purse.held(Face::Titan), Some(Face::Titan), DieState::Locked);
    add(hero.returned, None, DieState::Returned);
    add(hero.with_titan, Some(Face::Titan), DieState::WithTitan);
    add(hero.lent, None, DieState::Lent);
    add(hero.aside, None, DieState::Aside);
    add(hero.spent, None, DieState::Spent);
    dice
}

fn counts(symbols: Symbols) -> [u8; 6] {
    Face::ALL.map(|face| symbols.get(face))
}

/// The name id of an ability.
pub(crate) fn ability_id(does: AbilityKind) -> &'static str {
    match does {
        AbilityKind::Regenerate(_) => "regenerate",
        AbilityKind::Devour(_) => "devour",
        AbilityKind::CrushCannons(_) => "crush-cannons",
        AbilityKind::HitHero => "hit-hero",
        AbilityKind::CrushHero => "crush-hero",
        AbilityKind::Hinder => "hinder",
        AbilityKind::SuddenCharge => "sudden-charge",
        AbilityKind::Fury => "fury",
    }
}

fn tactics_rule(effect: TacticsEffect) -> &'static str {
    match effect {
        TacticsEffect::OpenCards => slug::TACTICS_BLINDING_SHOT.0,
        TacticsEffect::RemoveCard => slug::TACTICS_MUTILATION.0,
        TacticsEffect::Collapse => slug::TACTICS_COLLAPSE.0,
        TacticsEffect::Heal(_) => slug::TACTICS_COVER_TO_HEAL.0,
        TacticsEffect::Rescue(_) => slug::TACTICS_RESCUE.0,
        TacticsEffect::Victory => slug::WIN_HEROES.0,
    }
}

fn step_key(stage: Stage) -> &'static str {
    match stage {
        Stage::ChooseTitan => "choose-titan",
        Stage::TakeHeroes => "take-heroes",
        Stage::ChooseLevels => "choose-levels",
        Stage::SeeTactics => "see-tactics",
        Stage::Lay => "lay",
        Stage::FirstRoll { .. } => "first-roll",
        Stage::Roll => "roll",
        Stage::Reroll { .. } => "reroll",
        Stage::Abilities => "abilities",
        Stage::NameHero => "name-hero",
        Stage::Returned { .. } => "returned",
        Stage::Lend { .. } => "lend",
        Stage::Dodge { .. } => "dodge",
        Stage::GiveUp { .. } => "give-up",
        Stage::Gather { .. } => "gather",
        Stage::Spend => "spend",
        Stage::Mutilate => "mutilate",
        Stage::SeeOrder { .. } => "see-order",
        Stage::Search { .. } => "search",
        Stage::Over(_) => "over",
    }
}

/// The hero a stage is about, where it is about one.
fn step_hero(stage: Stage) -> Option<u8> {
    match stage {
        Stage::FirstRoll { hero }
        | Stage::Reroll { hero, .. }
        | Stage::Returned { hero }
        | Stage::Lend { hero }
        | Stage::GiveUp { hero, .. }
        | Stage::SeeOrder { hero }
        | Stage::Search { hero } => Some(hero),
        Stage::ChooseTitan
        | Stage::TakeHeroes
        | Stage::ChooseLevels
        | Stage::SeeTactics
        | Stage::Lay
        | Stage::Roll
        | Stage::Abilities
        | Stage::NameHero
        | Stage::Dodge { .. }
        | Stage::Gather { .. }
        | Stage::Spend
        | Stage::Mutilate
        | Stage::Over(_) => None,
    }
}
