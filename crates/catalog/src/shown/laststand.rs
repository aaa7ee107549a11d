//! The table of The Last Stand in characters: stages, levels, health, heroes, the Titan's cards, the tactics card.

use kernel::{Arg, Message, Seat};
use laststand::action::Action;
use laststand::content::{
    AbilityKind, ActionCard, ActionEffect, Content, Place, Power, StoppedBy, Symbols, TacticsCard,
    TacticsEffect, Titan, Together,
};
use laststand::face::Face;
use laststand::rules::dice;
use laststand::slug::DICE_REROLL_ODDS;
use laststand::state::{
    CardId, CardSet, FIRST, FURY, Hero, Open, SECOND, Slot, Stage, TITAN, TacticsId, hero_of,
};
use laststand::{LastStand, View};

use protocol::http::CardText;

use super::{Row, Shown};
use crate::texts::Texts;
use crate::wire::last_stand::{ability_id, card_text, words};

impl Shown for LastStand {
    fn picture(&self, view: &Self::View, texts: &Texts) -> Vec<Row> {
        let painter = painter(self, view, texts);
        let mut rows = painter.stages();
        rows.extend(painter.levels());
        if !painter.is_setup() {
            rows.extend(painter.pieces());
        }
        rows.extend(painter.heroes());
        if view.open.stage == Stage::TakeHeroes {
            rows.extend(painter.heroes_on_offer());
        }
        rows.extend(painter.titan());
        rows.extend(painter.tactics());
        rows
    }

    fn standing(&self, view: &Self::View, seat: Seat, texts: &Texts) -> Vec<Row> {
        let painter = painter(self, view, texts);
        let hero = hero_of(seat).and_then(|hero| view.open.heroes().get(usize::from(hero)));
        match hero {
            _ if painter.is_setup() => Vec::new(),
            Some(hero) => vec![Row::plain(format!("  {}", painter.dice(hero)))],
            None => painter.titan_means(),
        }
    }

    /// Rule: dice.reroll_odds
    fn odds(&self, _: &Self::View, _: Seat, actions: &[Self::Action]) -> Vec<Option<Message>> {
        let odds = |action: &Action| {
            let Action::Roll(faces) = action else { return None };
            let dice: u8 = faces.iter().sum();
            (dice > 0).then(|| {
                Message::line("odds-roll", &[DICE_REROLL_ODDS])
                    .with("titan", Arg::Chance(percent_of_titan(dice)))
            })
        };
        actions.iter().map(odds).collect()
    }

    /// Whoever has nothing to put in against a collective card can only let it come; dice lie open to everybody.
    fn only_choice(&self, view: &Self::View, seat: Seat) -> Option<Action> {
        let Stage::Gather { .. } = view.open.stage else { return None };
        let hero = hero_of(seat).filter(|hero| *hero < view.open.count)?;
        let (power, purse) = (self.hero_card(&view.open, hero).power, &view.open.hero(hero).purse);
        let pays =
            dice::symbols(power, purse, Face::Tactics) + dice::substitutes(power, purse, Face::Tactics);
        (pays == 0).then_some(Action::Content)
    }

    fn card(&self, wanted: &str, texts: &Texts) -> Option<CardText> {
        card_text(self, wanted, texts)
    }

    /// The Titan's face-down card is the one secret, while it lies there and while it is being chosen.
    fn keeps_secrets(&self, view: &Self::View, one: Seat, other: Seat) -> bool {
        let hides = view.open.hides_a_card() || view.open.stage == Stage::Lay && !view.open.blinded;
        hides && (one == TITAN) != (other == TITAN)
    }

    fn scene(&self, view: &Self::View) -> u32 {
        let stage = view.open.stage;
        let part = u32::from(stage == Stage::TakeHeroes) + 2 * u32::from(stage == Stage::ChooseLevels);
        u32::from(view.open.round) * 64 + u32::from(view.open.stage_number()) * 4 + part
    }
}

pub(crate) fn painter<'a>(game: &'a LastStand, view: &'a View, texts: &'a Texts) -> Painter<'a> {
    Painter { game, content: &game.content, open: &view.open, hidden: view.hidden, texts }
}

pub(crate) struct Painter<'a> {
    game: &'a LastStand,
    pub content: &'a Content,
    pub open: &'a Open,
    /// The face-down card, for whoever knows it.
    pub hidden: Option<CardId>,
    pub texts: &'a Texts,
}

impl Painter<'_> {
    pub fn say(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.texts.say(&format!("table-{key}"), args)
    }

    fn is_setup(&self) -> bool {
        self.open.stage_number() == 0
    }

    /// The round and the seven stages, the present one in brackets.
    fn stages(&self) -> Vec<Row> {
        let now = self.open.stage_number();
        if now == 0 {
            return vec![Row::heading(self.say("setup", &[]))];
        }
        if let Stage::Over(_) = self.open.stage {
            return vec![Row::heading(self.say("over", &[("round", i64::from(self.open.round).into())]))];
        }
        let bar: Vec<String> = (1..=7)
            .map(|stage| {
                let name = self.say(&format!("stage-{stage}"), &[]);
                if stage == now { format!("[{stage} {name}]") } else { format!("{stage} {name}") }
            })
            .collect();
        vec![
            Row::heading(
                self.say("round", &[("round", i64::from(self.open.round).into()), ("stage", now.into())]),
            ),
            Row::quiet(bar.join(" | ")),
        ]
    }

    /// The line of levels, highest first, with the heroes who stand there.
    fn levels(&self) -> Vec<Row> {
        let mut rows = vec![Row::heading(self.say("levels", &[]))];
        let places = &self.content.edition.places;
        let names: Vec<String> = places.iter().map(|place| self.texts.name(place_name(*place))).collect();
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or_default();
        for (level, place) in places.iter().enumerate().rev() {
            let drawn = match place {
                Place::Ground => "===========",
                Place::Titan => "#####      ",
                Place::Tower => "      |:::|",
            };
            let here: Vec<String> = (0..)
                .zip(self.open.heroes())
                .filter(|(_, hero)| hero.level.map(usize::from) == Some(level))
                .map(|(place, hero)| self.hero_name(place, hero))
                .collect();
            let place = format!("{:<width$}", names[level]);
            rows.push(Row::plain(format!("  {level:>2}  {drawn}  {place}  {}", here.join(", "))));
        }
        rows
    }

    fn pieces(&self) -> Vec<Row> {
        let track = self.content.edition.track;
        let zone = if self.open.marker >= track.kill {
            "zone-kill"
        } else if self.open.marker >= track.weak {
            "zone-weak"
        } else {
            "zone-healthy"
        };
        let mut boxes = String::from("  ");
        for place in 0..=track.last {
            if place == track.weak {
                boxes.push_str(&format!(" | {}", self.say("weak", &[])));
            }
            if place == track.kill {
                boxes.push_str(&format!(" | {}", self.say("kill", &[])));
            }
            let drawn = if place == self.open.marker { format!("[{place}]") } else { format!(" {place} ") };
            boxes.push_str(&drawn);
        }
        vec![
            Row::plain(self.say(
                "health",
                &[
                    ("box", self.open.marker.into()),
                    ("last", track.last.into()),
                    ("zone", self.texts.name(zone).into()),
                ],
            )),
            Row::plain(boxes),
            Row::plain(self.say(
                "pieces",
                &[
                    ("cannons", self.open.cannons.into()),
                    ("used", self.open.cannons_used.into()),
                    ("citizens", self.open.citizens.into()),
                ],
            )),
        ]
    }

    fn heroes(&self) -> Vec<Row> {
        let mut rows = vec![Row::heading(self.say("heroes", &[]))];
        for (place, hero) in (0..).zip(self.open.heroes()) {
            let name = self.hero_name(place, hero);
            let stands = match hero.level {
                None => self.say("nowhere", &[]),
                Some(level) => {
                    let at = self.content.edition.places.get(usize::from(level)).copied();
                    let at = self.texts.name(place_name(at.unwrap_or(Place::Ground)));
                    self.say("stands", &[("level", level.into()), ("place", at.into())])
                }
            };
            let mut args: Vec<(&str, Arg)> = vec![
                ("seat", format!("hero{}", place + 1).into()),
                ("name", name.into()),
                ("stands", stands.into()),
            ];
            let key = if self.is_setup() { "hero-setup" } else { "hero" };
            if !self.is_setup() {
                args.push(("hearts", hero.hearts.into()));
            }
            let mut line = self.say(key, &args);
            if self.open.done.contains(laststand::state::seat_of(place)) && self.waits_for_content() {
                line.push_str(&self.say("content", &[]));
            }
            rows.push(Row::plain(line));
            if let Some(power) = self.power(hero) {
                rows.push(Row::quiet(format!("      {power}")));
            }
            if !self.is_setup() {
                rows.push(Row::plain(format!("      {}", self.dice(hero))));
            }
        }
        rows
    }

    /// Whether heroes say, in this stage, that they are content.
    fn waits_for_content(&self) -> bool {
        matches!(self.open.stage, Stage::Roll | Stage::Gather { .. } | Stage::Spend)
    }

    /// Where a hero's dice are.
    fn dice(&self, hero: &Hero) -> String {
        let held: Vec<(Face, u8)> =
            Face::USEFUL.into_iter().map(|face| (face, hero.purse.held(face))).collect();
        let none = held.iter().all(|(_, count)| *count == 0);
        let mut parts = vec![if none {
            self.say("holds-none", &[])
        } else {
            self.say("holds", &[("faces", words::faces(&held))])
        }];
        let mut more = |key: &str, count: u8| {
            if count > 0 {
                parts.push(self.say(key, &[("count", count.into())]));
            }
        };
        more("locked", hero.purse.held(Face::Titan));
        more("with-titan", hero.with_titan);
        more("returned", hero.returned);
        more("aside", hero.aside);
        more("lent", hero.lent);
        more("spent", hero.spent);
        if let Some(face) = self.doubled(hero).filter(|_| hero.purse.half) {
            parts.insert(1, self.say("half", &[("face", words::face(face))]));
        }
        if let Some(face) = hero.purse.borrowed {
            parts.insert(1, self.say("borrowed", &[("face", words::face(face))]));
        }
        parts.join("; ")
    }

    /// The face of which this hero's own dice count twice.
    fn doubled(&self, hero: &Hero) -> Option<Face> {
        match self.content.heroes.get(usize::from(hero.id?))?.power {
            Power::Double(face) => Some(face),
            Power::Lend
            | Power::Wild(_)
            | Power::Swap(..)
            | Power::KeepsTitan
            | Power::Search { .. }
            | Power::Far(_) => None,
        }
    }

    fn titan(&self) -> Vec<Row> {
        let Some(titan) = self.open.titan.and_then(|titan| self.content.titans.get(usize::from(titan)))
        else {
            return self.content.titans.iter().flat_map(|titan| self.abilities(titan)).collect();
        };
        let mut rows = self.abilities(titan);
        if self.is_setup() {
            return rows;
        }
        rows.extend(self.titan_dice());
        for (key, slot) in [("slot-first", FIRST), ("slot-fury", FURY), ("slot-second", SECOND)] {
            let lies = match self.open.slots[usize::from(slot)] {
                Slot::Empty if slot == FURY => continue,
                Slot::Empty => self.say("slot-empty", &[]),
                Slot::FaceUp(card) => self.card(&titan.cards, card),
                Slot::FaceDown => match self.hidden {
                    Some(card) => {
                        self.say("slot-hidden-known", &[("card", self.card(&titan.cards, card).into())])
                    }
                    None if self.open.surely_in_hand.is_empty() => self.say("slot-face-down", &[]),
                    None => {
                        let cards = self.cards(&titan.cards, self.open.may_be_hidden());
                        self.say("slot-hidden", &[("cards", cards.into())])
                    }
                },
            };
            rows.push(Row::plain(self.say(key, &[("lies", lies.into())])));
        }
        let hand_rows = |cards: CardSet| -> Vec<Row> {
            cards.iter().map(|card| Row::quiet(format!("    {}", self.card(&titan.cards, card)))).collect()
        };
        let hand = self.hidden.map_or(self.open.pool, |card| self.open.pool.without(card));
        let key = if self.open.hides_a_card() && self.hidden.is_none() { "hand-or-hidden" } else { "hand" };
        rows.push(Row::plain(self.say(key, &[("cards", self.cards(&titan.cards, hand).into())])));
        // What each card would do matters most while cards are laid and while heroes choose dice against them.
        if matches!(self.open.stage, Stage::Lay | Stage::Roll) {
            rows.extend(hand_rows(hand));
        }
        if !self.open.laid_aside.is_empty() {
            let cards = self.cards(&titan.cards, self.open.laid_aside);
            rows.push(Row::plain(self.say("laid-aside", &[("cards", cards.into())])));
        }
        rows
    }

    /// A Titan and what it does for TITAN dice.
    fn abilities(&self, titan: &Titan) -> Vec<Row> {
        let mut rows = vec![Row::heading(self.texts.name(&titan.id))];
        for (place, ability) in (0..).zip(&titan.abilities) {
            let mut does = self.ability(ability.does);
            if let Some(locked) = self.locked(place) {
                does = format!("{does} ({locked})");
            }
            let args = [
                ("name", self.texts.name(ability_id(ability.does)).into()),
                ("cost", ability.cost.into()),
                ("does", does.into()),
            ];
            rows.push(Row::plain(self.say("ability", &args)));
        }
        rows
    }

    /// Why an ability cannot be used as the health marker stands; nothing if it can.
    fn locked(&self, ability: u8) -> Option<String> {
        words::locked(self.game, self.open, ability).map(|why| self.texts.format(&why))
    }

    /// The dice that lie with the Titan, and where it may use them, for what.
    fn titan_means(&self) -> Vec<Row> {
        let titan = self.open.titan.and_then(|titan| self.content.titans.get(usize::from(titan)));
        let abilities = titan.filter(|_| self.open.stage == Stage::Abilities);
        let abilities = abilities.map(|titan| self.abilities(titan).split_off(1)).unwrap_or_default();
        self.titan_dice().into_iter().chain(abilities).collect()
    }

    /// The heroes that nobody has taken yet, with their powers.
    fn heroes_on_offer(&self) -> Vec<Row> {
        let taken =
            |place: usize| self.open.heroes().iter().any(|hero| hero.id.map(usize::from) == Some(place));
        let mut rows = vec![Row::heading(self.say("on-offer", &[]))];
        for (_, hero) in self.content.heroes.iter().enumerate().filter(|(place, _)| !taken(*place)) {
            let power = self.power_of(&hero.id).unwrap_or_default();
            rows.push(Row::plain(format!("  {}: {power}", self.texts.name(&hero.id))));
        }
        rows
    }

    /// The heroes' dice that the Titan holds.
    fn titan_dice(&self) -> Option<Row> {
        let given: Vec<String> = (0..)
            .zip(self.open.heroes())
            .filter(|(_, hero)| hero.with_titan > 0)
            .map(|(place, hero)| format!("{} {}", self.hero_name(place, hero), hero.with_titan))
            .collect();
        let all: u8 = self.open.heroes().iter().map(|hero| hero.with_titan).sum();
        let args = [("count", all.into()), ("whose", self.texts.list(&given).into())];
        (all > 0).then(|| Row::plain(self.say("titan-dice", &args)))
    }

    fn tactics(&self) -> Vec<Row> {
        let Some(card) = self.open.deck.top().and_then(|top| self.tactics_card(top)) else {
            return Vec::new();
        };
        let title = self.say("tactics", &[("card", self.texts.name(&card.id).into())]);
        let mut rows = vec![Row::heading(title)];
        for (condition, met) in card.conditions.iter().zip(self.open.met) {
            let symbols = words::symbols(condition.symbols);
            let text = self.say("condition", &[("level", condition.level.into()), ("symbols", symbols)]);
            rows.push(Row::plain(self.checked(met, &text)));
        }
        let (held, text) = match card.together {
            Together::KillZone => {
                (self.open.marker >= self.content.edition.track.kill, self.say("kill-zone", &[]))
            }
            Together::Symbols(symbols) => (
                symbols.iter().all(|(face, count)| self.open.together[face.index()] >= count),
                self.say(
                    "together",
                    &[("symbols", words::symbols(symbols)), ("paid", self.together(symbols).into())],
                ),
            ),
        };
        rows.push(Row::plain(self.checked(held, &text)));
        if self.open.count == 2 {
            let key = if card.effect == TacticsEffect::Victory { "two-heroes-kill" } else { "two-heroes" };
            let two = self.content.edition.two_heroes;
            let args = [("needed", two.needed.into()), ("level", two.kill_level.into())];
            rows.push(Row::quiet(format!("  {}", self.say(key, &args))));
        }
        rows.push(Row::plain(format!("  {}", self.effect(card.effect))));
        let below: Vec<String> = self.open.deck.cards()[1..]
            .iter()
            .map(|card| match card.and_then(|card| self.tactics_card(card)) {
                Some(card) => self.texts.name(&card.id),
                None => "?".to_owned(),
            })
            .collect();
        if !below.is_empty() {
            rows.push(Row::quiet(self.say("deck", &[("cards", below.join(", ").into())])));
        }
        rows
    }

    /// How many of the symbols that all pay together have been paid.
    fn together(&self, symbols: Symbols) -> u8 {
        symbols.iter().map(|(face, _)| self.open.together[face.index()]).sum()
    }

    fn checked(&self, met: bool, text: &str) -> String {
        let mark = self.say(if met { "met" } else { "open" }, &[]);
        format!("  {mark} {text}")
    }

    pub fn hero_name(&self, place: u8, hero: &Hero) -> String {
        match hero.id.and_then(|id| self.content.heroes.get(usize::from(id))) {
            Some(hero) => self.texts.name(&hero.id),
            None => self.texts.name(&format!("hero{}", place + 1)),
        }
    }

    /// A hero's power in a few words; the rule has it in full.
    fn power(&self, hero: &Hero) -> Option<String> {
        let id = &self.content.heroes.get(usize::from(hero.id?))?.id;
        self.power_of(id)
    }

    fn power_of(&self, id: &str) -> Option<String> {
        words::power_of(self.game, id).map(|power| self.texts.format(&power))
    }

    pub fn tactics_card(&self, card: TacticsId) -> Option<&TacticsCard> {
        self.content.tactics.get(usize::from(card.0))
    }

    fn cards(&self, cards: &[ActionCard; 7], set: CardSet) -> String {
        let names: Vec<String> = set
            .iter()
            .filter_map(|card| cards.get(usize::from(card.0)))
            .map(|card| self.texts.name(&card.id))
            .collect();
        if names.is_empty() { self.say("slot-empty", &[]) } else { names.join(", ") }
    }

    /// A card's name, whom it strikes and what it does.
    fn card(&self, cards: &[ActionCard; 7], card: CardId) -> String {
        let Some(card) = cards.get(usize::from(card.0)) else {
            return "?".to_owned();
        };
        let effects: Vec<String> = card.effects.iter().map(|effect| self.action_effect(*effect)).collect();
        let effects = effects.join(", ");
        let cancel = self.content.edition.cancel;
        let name = self.texts.name(&card.id);
        match card.stopped_by {
            StoppedBy::Individual { levels } => {
                let area = self.content.edition.areas.iter().find(|area| area.levels == levels);
                let area =
                    area.map_or_else(String::new, |area| self.texts.name(&format!("area-{}", area.id)));
                let levels: Vec<String> = levels.iter().map(|level| level.to_string()).collect();
                self.say(
                    "card-individual",
                    &[
                        ("name", name.into()),
                        ("area", area.into()),
                        ("levels", levels.join(", ").into()),
                        ("effects", effects.into()),
                        ("price", cancel.dodge.into()),
                    ],
                )
            }
            StoppedBy::Collective => self.say(
                "card-collective",
                &[
                    ("name", name.into()),
                    ("effects", effects.into()),
                    ("price", (cancel.tactics_per_hero * self.open.count).into()),
                ],
            ),
        }
    }

    fn action_effect(&self, effect: ActionEffect) -> String {
        self.texts.format(&words::action_effect(effect))
    }

    fn ability(&self, ability: AbilityKind) -> String {
        self.texts.format(&words::ability(ability))
    }

    fn effect(&self, effect: TacticsEffect) -> String {
        self.texts.format(&words::tactics_effect(self.game, effect))
    }
}

/// The chance in whole per cent, rounded to the nearest, that at least one of so many dice shows TITAN.
pub(crate) fn percent_of_titan(dice: u8) -> i64 {
    let sides = i64::try_from(Face::ALL.len()).expect("six faces");
    let all = sides.pow(u32::from(dice));
    let without = (sides - 1).pow(u32::from(dice));
    (200 * (all - without) + all) / (2 * all)
}

pub(crate) fn place_name(place: Place) -> &'static str {
    match place {
        Place::Ground => "ground",
        Place::Titan => "titan-body",
        Place::Tower => "tower",
    }
}
