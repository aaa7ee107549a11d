//! The Last Stand as a page draws it: the table here, choices in `act`, cards to be read in `card`. Everything is made from
//! a view, so nothing hidden can get into it.

mod act;
mod card;

pub use card::card_text;

use kernel::{Pending, Seat, Viewer, Worded, WrittenLine};
use laststand::content::{
    AbilityKind, ActionCard, ActionEffect, Power, StoppedBy, Symbols, TacticsCard, TacticsEffect, Together,
};
use laststand::rules::titan;
use laststand::state::{CardId, CardSet, Hero, SLOTS, Slot, Stage, TITAN, hero_of, seat_of};
use laststand::{Action, Face, LastStand, Outcome, State, View, slug};
use protocol::last_stand as wire;
use protocol::last_stand::Supply;

use super::{Asked, Detail, Wired};
use crate::shown::Shown;
use crate::shown::laststand::{Painter, painter, place_name};
use crate::texts::{Arg, Texts};

impl Wired for LastStand {
    /// The heroes are the first side: they are whom most people play.
    fn side(&self, seat: Seat) -> &'static str {
        if seat == TITAN { super::TEAL } else { super::AMBER }
    }

    fn winners(&self, outcome: &Outcome) -> Vec<Seat> {
        match outcome.winner {
            laststand::Side::Titan => vec![TITAN],
            laststand::Side::Heroes => (1..kernel::Game::seats(self)).map(Seat).collect(),
        }
    }

    fn drawn(&self, view: &View, texts: &Texts) -> protocol::View {
        protocol::View::LastStand(Box::new(
            Drawer { game: self, view, painter: painter(self, view, texts) }.view(),
        ))
    }

    /// The Titan knows everything.
    fn open_view(&self, state: &State) -> View {
        kernel::Game::view(self, state, Viewer::Seat(TITAN))
    }

    fn sentence(&self, view: &View, asked: &Asked<'_, LastStand>, texts: &Texts) -> String {
        Drawer { game: self, view, painter: painter(self, view, texts) }.sentence(asked)
    }

    fn details(&self, view: &View, seat: Seat, actions: &[Action], texts: &Texts) -> Vec<Detail> {
        let drawer = Drawer { game: self, view, painter: painter(self, view, texts) };
        let odds = Shown::odds(self, view, seat, actions).into_iter();
        let detail = |(action, odds): (&Action, Option<kernel::Line>)| Detail {
            act: drawer.act(seat, action),
            odds: odds.map(|line| texts.game_line(&line)),
        };
        actions.iter().zip(odds).map(detail).collect()
    }

    /// What heroes do is the heroes', what cards and abilities do is the Titan's.
    fn line_side(&self, line: &WrittenLine) -> Option<&'static str> {
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
        if TITANS.contains(&line.name.as_str()) {
            return Some(super::TEAL);
        }
        let who = line.words.iter().find(|(key, _)| ["who", "hero", "seat"].contains(&key.as_str()));
        who.map(|(_, word)| if word == "titan" { super::TEAL } else { super::AMBER })
    }

    fn terms(&self, texts: &Texts) -> Vec<String> {
        let heroes = kernel::Game::seats(self) - 1;
        vec![texts.say("table-terms-heroes", &[("count", heroes.into())])]
    }
}

struct Drawer<'a> {
    game: &'a LastStand,
    view: &'a View,
    painter: Painter<'a>,
}

impl Drawer<'_> {
    fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.painter.say(key, args)
    }

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
            stages: (1..=7).map(|stage| self.say(&format!("stage-{stage}"), &[])).collect(),
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
                .map(|card| Some(self.painter.texts.name(&self.painter.tactics_card((*card)?)?.id)))
                .collect(),
            threat: self.threat(),
        }
    }

    fn levels(&self) -> Vec<wire::LevelView> {
        let places = self.game.content.edition.places.iter();
        let kind = |place: laststand::content::Place| match place {
            laststand::content::Place::Ground => "ground",
            laststand::content::Place::Titan => "titan",
            laststand::content::Place::Tower => "tower",
        };
        places
            .map(|&place| wire::LevelView {
                kind: kind(place).to_owned(),
                name: self.painter.texts.name(place_name(place)),
            })
            .collect()
    }

    fn titan(&self, titan: &laststand::content::Titan) -> wire::TitanView {
        let text = |place: u8, does: AbilityKind| {
            let does = super::sentence(&self.painter.ability(does));
            match self.painter.locked(place) {
                Some(locked) => format!("{does} {}", super::sentence(&locked)),
                None => does,
            }
        };
        let abilities = (0..).zip(&titan.abilities).map(|(place, ability)| wire::AbilityView {
            id: ability_id(ability.does).to_owned(),
            name: self.painter.texts.name(ability_id(ability.does)),
            text: text(place, ability.does),
            cost: ability.cost,
            rules: vec![titan::ability_rule(ability.does).0.to_owned()],
        });
        wire::TitanView {
            id: titan.id.clone(),
            name: self.painter.texts.name(&titan.id),
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
        let (edition, texts) = (&self.game.content.edition, self.painter.texts);
        let effect = |effect: &ActionEffect| match effect {
            ActionEffect::LoseHeart => self.say("card-lose-heart", &[]),
            ActionEffect::LoseDie => self.say("card-lose-die", &[]),
            ActionEffect::Devour(_) | ActionEffect::CrushCannons(_) | ActionEffect::Regenerate(_) => {
                let does = self.painter.action_effect(*effect);
                super::sentence(&self.say("card-titan-does", &[("does", does.into())]))
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
                let area = area.map(|area| texts.name(&format!("area-{}", area.id)));
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
            name: texts.name(&card.id),
            effects: card.effects.iter().map(effect).collect(),
            levels,
            area,
            stop: self.say(key, &[("price", price.into())]),
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
        let texts = self.painter.texts;
        wire::HeroCard {
            id: id.to_owned(),
            name: texts.name(id),
            power: super::sentence(&self.painter.power_of(id).unwrap_or_default()),
        }
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
        self.painter.tactics_card(self.view.open.deck.top()?).map(|card| self.tactics_card(card))
    }

    fn tactics_card(&self, card: &TacticsCard) -> wire::TacticsView {
        let open = &self.view.open;
        let mut conditions: Vec<wire::Condition> = Vec::new();
        for (condition, met) in card.conditions.iter().zip(open.met) {
            let price = counts(condition.symbols);
            let symbols = self.painter.symbols(condition.symbols);
            let args = [("level", condition.level.into()), ("symbols", symbols.into())];
            conditions.push(wire::Condition {
                text: super::sentence(&self.say("condition", &args)),
                met,
                price,
                paid: if met { price } else { [0; 6] },
                level: Some(condition.level),
            });
        }
        conditions.push(match card.together {
            Together::KillZone => wire::Condition {
                text: super::sentence(&self.say("kill-zone", &[])),
                met: open.marker >= self.game.content.edition.track.kill,
                price: [0; 6],
                paid: [0; 6],
                level: None,
            },
            Together::Symbols(symbols) => {
                let args = [("symbols", self.painter.symbols(symbols).into())];
                wire::Condition {
                    text: super::sentence(&self.say("page-together", &args)),
                    met: symbols.iter().all(|(face, count)| open.together[face.index()] >= count),
                    price: counts(symbols),
                    paid: open.together,
                    level: None,
                }
            }
        });
        let mut effect = self.painter.effect(card.effect);
        if open.count == 2 {
            let kills = card.effect == TacticsEffect::Victory;
            let two = self.game.content.edition.two_heroes;
            let args = [("needed", two.needed.into()), ("level", two.kill_level.into())];
            let key = if kills { "two-heroes-kill" } else { "two-heroes" };
            effect = format!("{effect} {}", self.say(key, &args));
        }
        wire::TacticsView {
            id: card.id.clone(),
            name: self.painter.texts.name(&card.id),
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
    fn name(&self, seat: Seat) -> String {
        self.painter.texts.name(&self.game.seat_name(self.view, seat))
    }

    /// What happens in the stage now, in short.
    fn step(&self) -> String {
        let open = &self.view.open;
        let key = step_key(open.stage);
        let mut args: Vec<(&str, Arg<'_>)> = Vec::new();
        if let Some(threat) = self.threat() {
            args.push(("card", threat.card.name.into()));
        }
        if let Some(hero) = step_hero(open.stage) {
            args.push(("who", self.name(seat_of(hero)).into()));
        }
        self.say(&format!("step-{key}"), &args)
    }

    /// One sentence: what is asked of whoever looks, or who is awaited.
    fn sentence(&self, asked: &Asked<'_, LastStand>) -> String {
        let open = &self.view.open;
        if let Pending::Over(outcome) = asked.pending {
            return self.painter.texts.game_line(&self.game.outcome_line(&outcome));
        }
        let mut args: Vec<(&str, Arg<'_>)> = vec![("round", i64::from(open.round).into())];
        let awaited: Vec<String> = asked.awaited().iter().map(|&seat| self.name(seat)).collect();
        args.push(("who", self.painter.texts.list(&awaited).into()));
        args.push(("count", awaited.len().into()));
        if let Some(threat) = self.threat() {
            args.push(("card", threat.card.name.into()));
            args.push(("price", threat.card.price.into()));
            args.push(("missing", threat.card.price.saturating_sub(threat.put_in).into()));
        }
        if let Some(hero) = step_hero(open.stage) {
            args.push(("hero", self.name(seat_of(hero)).into()));
        }
        let with_titan: u8 = open.heroes().iter().map(|hero| hero.with_titan).sum();
        args.push(("dice", with_titan.into()));
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
        args.push(("can", options.into()));
        let key = format!("table-now-{}", step_key(open.stage));
        asked.say(self.painter.texts, &key, &args)
    }
}

/// The dice of a hero in an order that does not change with where they are: first what can be used.
fn dice_of(hero: &Hero) -> Vec<wire::DieView> {
    let die = |face: Option<Face>, state: &str| wire::DieView {
        face: face.map(|face| face.word().to_owned()),
        state: state.to_owned(),
    };
    let mut dice = Vec::new();
    let mut add = |count: u8, face: Option<Face>, state: &str| {
        dice.extend((0..count).map(|_| die(face, state)));
    };
    for face in Face::USEFUL {
        add(hero.purse.held(face), Some(face), "held");
    }
    add(u8::from(hero.purse.borrowed.is_some()), hero.purse.borrowed, "borrowed");
    add(hero.purse.held(Face::Titan), Some(Face::Titan), "locked");
    add(hero.returned, None, "returned");
    add(hero.with_titan, Some(Face::Titan), "with-titan");
    add(hero.lent, None, "lent");
    add(hero.aside, None, "aside");
    add(hero.spent, None, "spent");
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
