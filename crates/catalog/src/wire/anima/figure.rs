//! A character as a page draws it: where it stands, what it has left, and its attributes as they count now.

use anima::Anima;
use anima::cards::{Attribute, What};
use anima::content::{Affiliation, Category, Character, Faction};
use anima::rules::cards::Facts;
use anima::rules::movement;
use anima::state::{Gait, Marks, Side, State, Status, StatusSet};
use anima_wire as wire;
use anima_wire::AttributeKind as Kind;
use geometry::Mil;
use kernel::{Arg, Figure, Message};

use super::{Drawer, colour, point};

impl Drawer<'_> {
    pub fn drawn_figure(&self, figure: u8) -> wire::FigureView {
        let (game, state) = (self.game, self.state);
        let (held, card) = (state.figure(figure), self.card(figure));
        let standing = if held.stands() {
            wire::FigureState::OnTable
        } else if held.infiltrated() {
            wire::FigureState::Infiltrating
        } else if self.is_setup() {
            wire::FigureState::Waiting
        } else {
            wire::FigureState::Dead
        };
        let engaged = movement::engaged(state, &self.ground, figure);
        let carried = state.carried(figure).into_iter().filter_map(|place| {
            let card = game.content.advantages.get(usize::from(place.checked_sub(1)?))?;
            Some(card.id.clone())
        });
        let most = |printed: u8, now: i16| u8::try_from(now).unwrap_or(printed);
        let alone = self.alone(figure);
        let facts = self.facts_of(&alone);
        wire::FigureView {
            id: figure,
            word: Anima::figure_word(figure),
            side: colour(Side::of_figure(figure)),
            card: card.id.clone(),
            tag: self.tag(figure),
            several: matches!(self.named(figure), Arg::Figure(Figure { several: true, .. })),
            affiliation: affiliation_out(game.affiliation(state, figure)),
            faction: match card.faction {
                Faction::Light => wire::Faction::Light,
                Faction::Darkness => wire::Faction::Darkness,
                Faction::Unaligned => wire::Faction::Unaligned,
            },
            categories: categories(card),
            level: card.level,
            at: held.stands().then(|| point(held.place)),
            radius: if self.ground.is_board() { Mil::INCH.0 / 2 } else { card.base.radius().0 },
            state: standing,
            life: if self.is_setup() { card.life } else { held.life },
            life_of: most(card.life, facts.most_life(figure)),
            actions: held.actions,
            actions_of: card.actions,
            states: self.states(figure),
            engaged: if held.stands() { engaged.iter().collect() } else { Vec::new() },
            hidden: held.hidden(),
            finished: held.marks.has(Marks::TURNED),
            summoned: held.marks.has(Marks::SUMMONED),
            tokens: held.tokens,
            carries: carried.collect(),
            attributes: self.attributes_of(facts, figure),
        }
    }

    /// The state in which attributes are asked for. Where distances are not known beforehand nobody else stands there:
    /// what reaches somebody from afar would tell how far away it is.
    fn alone(&self, figure: u8) -> State {
        let mut state = *self.state;
        if !self.open {
            for other in state.all_standing().without(figure).iter() {
                state.figure_mut(other).marks.clear(Marks::ON_TABLE);
            }
        }
        state
    }

    fn facts_of<'b>(&'b self, state: &'b State) -> Facts<'b> {
        Facts::new(self.game, state, &self.ground)
    }

    /// What tells a character from others of the same name.
    pub fn tag(&self, figure: u8) -> Option<u8> {
        let side = Side::of_figure(figure);
        let same = |other: &u8| self.state.figure(*other).card == self.state.figure(figure).card;
        let alike: Vec<u8> = self.state.party(side).filter(same).collect();
        let place = alike.iter().position(|other| *other == figure)?;
        (alike.len() > 1).then(|| u8::try_from(place + 1).unwrap_or(u8::MAX))
    }

    fn states(&self, figure: u8) -> Vec<wire::StateView> {
        let held = self.state.figure(figure);
        let bad = |status: Status| StatusSet::NEGATIVE.contains(status);
        let counters = Status::ALL.into_iter().filter(|status| held.counters.of(*status) > 0);
        let mut states: Vec<wire::StateView> = counters
            .map(|status| wire::StateView {
                id: state_kind(status),
                name: Message::named(format!("status-{}", status.word())),
                count: held.counters.of(status),
                bad: bad(status),
            })
            .collect();
        let marks = [
            (Marks::HIDDEN, wire::StateKind::Hidden, "mark-hidden", false),
            (Marks::STUNNED, wire::StateKind::Stunned, "mark-stunned", true),
        ];
        for (mark, id, key, bad) in marks {
            if held.marks.has(mark) {
                states.push(wire::StateView { id, name: self.told(key), count: 1, bad });
            }
        }
        states
    }

    /// The attributes in their printed order.
    fn attributes_of(&self, facts: Facts<'_>, figure: u8) -> Vec<wire::AttributeView> {
        let (card, held) = (self.card(figure), self.state.figure(figure));
        let stands = held.stands() && !self.is_setup();
        let edition = &self.game.content.edition;
        let sum = |what: &What| if stands { facts.sum(figure, None, what) } else { 0 };
        let berserk = |by: i16| if held.is(Status::Berserker) { by } else { 0 };
        let shield = if held.is(Status::Shield) { i16::from(edition.states.shield) } else { 0 };
        let blind = if held.is(Status::Blind) { i16::from(edition.states.blind) } else { 0 };
        let value = |attribute: Attribute| {
            if stands { facts.attribute(figure, attribute, None) } else { printed(card, attribute) }
        };
        let number = |id: Kind, printed: i16, now: i16| wire::AttributeView {
            id,
            printed: Arg::of(printed),
            now: (stands && now != printed).then(|| Arg::of(now)),
        };
        let inches = |id: Kind, printed: i32, now: i32| wire::AttributeView {
            id,
            printed: self.game.length(printed),
            now: (stands && now != printed).then(|| self.game.length(now)),
        };
        let of = |id: Kind, attribute: Attribute, more: i16| {
            number(id, printed(card, attribute), value(attribute) + more)
        };
        let (walk, run) = self.game.speed(card);
        let gait = |gait: Gait, printed: i32| {
            if stands { movement::allowance(facts, figure, gait) } else { printed }
        };
        let mut attributes = vec![
            of(
                Kind::Attack,
                Attribute::Attack,
                sum(&What::Attack) + berserk(edition.states.berserk_attack.into()) + blind,
            ),
            of(
                Kind::Damage,
                Attribute::Damage,
                sum(&What::Damage) + berserk(edition.states.berserk_damage.into()),
            ),
            of(Kind::Defense, Attribute::Defense, sum(&What::Defense)),
            of(Kind::Armor, Attribute::Armor, sum(&What::Armor) + shield),
            number(
                Kind::Life,
                card.life.into(),
                if stands { facts.most_life(figure) } else { card.life.into() },
            ),
            of(Kind::Resistance, Attribute::Resistance, sum(&What::Resistance)),
            inches(Kind::Walk, walk, gait(Gait::Walk, walk)),
            inches(Kind::Run, run, gait(Gait::Run, run)),
        ];
        if let Some(range) = card.range {
            let more = i32::from(sum(&What::Range)) * Mil::INCH.0;
            attributes.push(inches(Kind::Range, range.0, range.0 + more));
        }
        attributes.push(number(Kind::Actions, card.actions.into(), card.actions.into()));
        let recovery = i16::from(card.recovery);
        attributes.push(number(Kind::Recovery, recovery, recovery + sum(&What::Recovery)));
        attributes
    }
}

fn printed(card: &Character, attribute: Attribute) -> i16 {
    match attribute {
        Attribute::Attack => card.attack.into(),
        Attribute::Damage => card.damage.into(),
        Attribute::Defense => card.defense.into(),
        Attribute::Armor => card.armor.into(),
        Attribute::Resistance => card.resistance.into(),
    }
}

fn categories(card: &Character) -> Vec<wire::Category> {
    let has = Category::ALL.into_iter().filter(|category| card.categories.contains(*category));
    has.map(|category| match category {
        Category::Mystic => wire::Category::Mystic,
        Category::Fighter => wire::Category::Fighter,
        Category::Prowler => wire::Category::Prowler,
    })
    .collect()
}

fn affiliation_out(affiliation: Affiliation) -> wire::Affiliation {
    match affiliation {
        Affiliation::Church => wire::Affiliation::Church,
        Affiliation::Samael => wire::Affiliation::Samael,
        Affiliation::Wissenschaft => wire::Affiliation::Wissenschaft,
        Affiliation::BlackSun => wire::Affiliation::BlackSun,
        Affiliation::Empire => wire::Affiliation::Empire,
        Affiliation::AzurAlliance => wire::Affiliation::AzurAlliance,
        Affiliation::TolRauko => wire::Affiliation::TolRauko,
        Affiliation::Wanderers => wire::Affiliation::Wanderers,
    }
}

fn state_kind(status: Status) -> wire::StateKind {
    match status {
        Status::Haste => wire::StateKind::Haste,
        Status::Slow => wire::StateKind::Slow,
        Status::Shield => wire::StateKind::Shield,
        Status::Protection => wire::StateKind::Protection,
        Status::Healing => wire::StateKind::Healing,
        Status::Poison => wire::StateKind::Poison,
        Status::Blind => wire::StateKind::Blind,
        Status::Doom => wire::StateKind::Doom,
        Status::Seal => wire::StateKind::Seal,
        Status::Paralyzed => wire::StateKind::Paralyzed,
        Status::Berserker => wire::StateKind::Berserker,
    }
}
