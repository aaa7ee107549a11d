//! The characters of a battle in words: where each stands, what it has left, and what its card says.

use anima::content::{Affiliation, Category, Character, Faction, Innate, Role};
use anima::rules::{movement, scenarios};
use anima::state::{Flag, Marks, SECOND, Side, Status};
use anima::{Anima, Held};

use super::super::Row;
use super::{Cards, Painter};

impl Painter<'_> {
    pub fn parties(&self, cards: Cards) -> Vec<Row> {
        let mut rows = Vec::new();
        for side in Side::BOTH {
            let standing = self.state.standing(side);
            let levels = |figures: &mut dyn Iterator<Item = u8>| -> u64 {
                figures.map(|figure| u64::from(self.card(figure).level)).sum()
            };
            let mut args = vec![
                ("side", self.side(side)),
                ("standing", u64::from(standing.len()).into()),
                ("all", self.state.counts[side.index()].into()),
            ];
            let key = if self.has_edges() { "side" } else { "side-setup" };
            if self.has_edges() {
                args.push(("levels", levels(&mut standing.iter()).into()));
                let edge = self.game.edge_name(self.state.zone[side.index()]);
                args.push(("zone", self.texts.name(edge).into()));
            }
            rows.push(Row::heading(self.say(key, &args)));
            rows.extend(self.hand(side).map(|text| Row::plain(format!("  {text}"))));
            let gnosis = self.state.gnosis[side.index()];
            if gnosis > 0 {
                rows.push(Row::plain(format!("  {}", self.say("gnosis", &[("count", gnosis.into())]))));
            }
            for figure in self.state.party(side) {
                rows.push(Row::plain(format!("  {}", self.figure(figure))));
                let held = self.state.figure(figure);
                if cards == Cards::Shown && (held.stands() || held.infiltrated() || self.is_setup()) {
                    rows.push(Row::quiet(format!("      {}", self.attributes(self.card(figure)))));
                }
            }
        }
        rows
    }

    /// The plot cards a side holds, as far as whoever looks may know them.
    fn hand(&self, side: Side) -> Option<String> {
        let card = |held: Held| match held {
            Held::Known(card) => self.texts.name(&self.game.content.advantages[usize::from(card)].id),
            Held::Hidden { points } => self.say("hand-hidden", &[("points", points.into())]),
        };
        let cards: Vec<String> = self.view.hand(self.game, side).map(card).collect();
        (!cards.is_empty()).then(|| self.say("hand", &[("cards", self.texts.list(&cards).into())]))
    }

    /// `A1 Brannoc`.
    pub fn short(&self, figure: u8) -> String {
        let word = Anima::figure_word(figure);
        format!("{} {}", self.texts.name(&word), self.texts.name(&self.card(figure).id))
    }

    /// A character and all that is true of it now.
    pub fn figure(&self, figure: u8) -> String {
        let held = self.state.figure(figure);
        let who = ("who", self.short(figure).into());
        if !held.stands() {
            let key = if held.infiltrated() {
                "infiltrated"
            } else if self.is_setup() {
                "waits"
            } else {
                "fallen"
            };
            return self.say(key, &[who]);
        }
        let card = self.card(figure);
        // Action points are dealt out when everybody has been deployed.
        let key = if self.is_setup() { "stands" } else { "fights" };
        let mut args = vec![who, ("place", self.game.place_word(held.place).into())];
        if !self.is_setup() {
            args.push(("life", held.life.into()));
            args.push(("most", card.life.into()));
            args.push(("actions", held.actions.into()));
            args.push(("all", card.actions.into()));
        }
        let mut parts = vec![self.say(key, &args)];
        let level = self.ground.level(self.state, figure);
        if level > 0 {
            parts.push(self.say("on-level", &[("level", level.into())]));
        }
        if self.is_active(figure) {
            parts.push(self.say("acts", &[]));
        }
        let engaged: Vec<String> = movement::engaged(self.state, &self.ground, figure)
            .iter()
            .map(|other| self.short(other))
            .collect();
        if !engaged.is_empty() {
            parts.push(self.say("engaged", &[("enemies", self.texts.list(&engaged).into())]));
        }
        for (mark, word) in Marks::NAMED {
            let told = ![Marks::ON_TABLE, Marks::MOVED_FAR, Marks::INFILTRATED, Marks::SHOT].contains(&mark);
            if held.marks.has(mark) && told {
                parts.push(self.say(&format!("mark-{word}"), &[]));
            }
        }
        for status in Status::ALL {
            let count = held.counters.of(status);
            if count > 0 {
                let name = self.texts.name(&format!("status-{}", status.word()));
                parts.push(self.say("status", &[("status", name.into()), ("count", count.into())]));
            }
        }
        if scenarios::stands_on_node(self.game, self.state, &self.ground, figure) {
            parts.push(self.say("on-node", &[]));
        }
        let carried: Vec<String> = self
            .state
            .carried(figure)
            .iter()
            .filter_map(|place| self.game.content.advantages.get(usize::from(place.checked_sub(1)?)))
            .map(|card| self.texts.name(&card.id))
            .collect();
        if !carried.is_empty() {
            parts.push(self.say("bears", &[("cards", self.texts.list(&carried).into())]));
        }
        parts.extend(self.on_it(figure));
        for side in Side::BOTH {
            if self.state.flags[side.index()] == Flag::Carried(figure) {
                parts.push(self.say("carries", &[("side", self.side(side))]));
            }
        }
        parts.join("; ")
    }

    /// What the card says, in one line.
    fn attributes(&self, card: &Character) -> String {
        let (walk, run) = self.game.speed(card);
        let inches = |mil: i32| geometry::Mil(mil).to_string();
        let mut parts = vec![self.say(
            "card",
            &[
                ("level", u64::from(card.level).into()),
                ("attack", card.attack.into()),
                ("damage", card.damage.into()),
                ("defense", card.defense.into()),
                ("armor", card.armor.into()),
                ("resistance", card.resistance.into()),
                ("walk", inches(walk).into()),
                ("run", inches(run).into()),
            ],
        )];
        if let Some(range) = card.range {
            parts.push(self.say("card-range", &[("range", range.to_string().into())]));
        }
        let innates = [
            (Innate::Flight, "card-flight"),
            (Innate::Intangible, "card-intangible"),
            (Innate::OpenMovement, "card-open-movement"),
            (Innate::AdvancedDeployment, "card-advanced-deployment"),
            (Innate::Infiltration, "card-infiltration"),
            (Innate::Initiative, "card-initiative"),
            (Innate::CriticalMastery, "card-critical-mastery"),
            (Innate::DamageResistance, "card-damage-resistance"),
        ];
        let has = innates.iter().filter(|(innate, _)| card.innate.contains(*innate));
        parts.extend(has.map(|(_, key)| self.say(key, &[])));
        let immune = Status::ALL.into_iter().filter(|status| card.immunity.contains(*status));
        let immune: Vec<String> =
            immune.map(|status| self.texts.name(&format!("status-{}", status.word()))).collect();
        if !immune.is_empty() {
            parts.push(self.say("card-immunity", &[("states", self.texts.list(&immune).into())]));
        }
        if card.roles.contains(Role::Leader) {
            parts.push(self.texts.name("role-leader"));
        }
        let categories = [
            (Category::Mystic, "category-mystic"),
            (Category::Fighter, "category-fighter"),
            (Category::Prowler, "category-prowler"),
        ];
        let is = categories.iter().filter(|(category, _)| card.categories.contains(*category));
        parts.extend(is.map(|(_, name)| self.texts.name(name)));
        if self.is_setup() {
            parts.push(self.texts.name(faction(card.faction)));
            parts.push(self.texts.name(affiliation(card.affiliation)));
        }
        parts.join(", ")
    }
}

/// How a character is marked on the map: its side and one more letter, the tenth as `a`, the eleventh as `b`.
pub fn mark(figure: u8) -> [char; 2] {
    let side = Side::of_figure(figure).word().chars().next().unwrap_or('?');
    [side, char::from_digit(u32::from(figure % SECOND) + 1, 36).unwrap_or('?')]
}

pub fn faction(faction: Faction) -> &'static str {
    match faction {
        Faction::Light => "faction-light",
        Faction::Darkness => "faction-darkness",
        Faction::Unaligned => "faction-unaligned",
    }
}

pub fn affiliation(affiliation: Affiliation) -> &'static str {
    match affiliation {
        Affiliation::Church => "affiliation-church",
        Affiliation::Samael => "affiliation-samael",
        Affiliation::Wissenschaft => "affiliation-wissenschaft",
        Affiliation::BlackSun => "affiliation-black-sun",
        Affiliation::Empire => "affiliation-empire",
        Affiliation::AzurAlliance => "affiliation-azur-alliance",
        Affiliation::TolRauko => "affiliation-tol-rauko",
        Affiliation::Wanderers => "affiliation-wanderers",
    }
}
