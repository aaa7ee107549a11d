//! A battle as one viewer sees it, and what both the terminal and the page say of it, in messages.

use anima::cards::{Ability, Effect, Then};
use anima::content::Character;
use anima::ground::Ground;
use anima::rules::cards::{Facts, choices, doing, summons};
use anima::state::{Doing, Side, Stage, State};
use anima::{Anima, View};
use kernel::{Arg, Message};
use protocol::http::CardAbility;

use crate::cards;

pub(crate) struct Scene<'a> {
    pub game: &'a Anima,
    pub view: &'a View,
    /// The view's.
    pub state: &'a State,
    pub ground: Ground,
}

impl<'a> Scene<'a> {
    pub fn new(game: &'a Anima, view: &'a View) -> Scene<'a> {
        let state = &view.state;
        Scene { game, view, state, ground: Ground::new(game, state) }
    }

    pub fn facts(&self) -> Facts<'_> {
        Facts::new(self.game, self.state, &self.ground)
    }

    /// A message about the battle.
    pub fn told(&self, key: &str) -> Message {
        Message::new(format!("battle-{key}"))
    }

    pub fn side(&self, side: Side) -> Arg {
        Arg::named(side.word())
    }

    /// Somebody by its name; no number of a figure is the plot cards'.
    pub fn named(&self, figure: u8) -> Arg {
        match self.state.figures.get(usize::from(figure)) {
            Some(_) => self.game.figure_name(self.view, figure),
            None => Arg::from(self.told("plot-card")),
        }
    }

    pub fn is_setup(&self) -> bool {
        self.state.turn == 0
    }

    /// Whether the edges have been chosen.
    pub fn has_edges(&self) -> bool {
        match self.state.stage {
            Stage::TakePlot { .. }
            | Stage::SceneryCount
            | Stage::SceneryOrder { .. }
            | Stage::PlaceScenery { .. }
            | Stage::DeployRoll
            | Stage::ChooseEdge { .. } => false,
            Stage::Deploy { .. }
            | Stage::PlaceMarkers { .. }
            | Stage::Reveal { .. }
            | Stage::PlaceFlag { .. }
            | Stage::FirstRoll
            | Stage::ChooseFirst { .. }
            | Stage::Doom { .. }
            | Stage::Act { .. }
            | Stage::Active { .. }
            | Stage::Acting { .. }
            | Stage::Acted { .. }
            | Stage::Phase(_)
            | Stage::Moving { .. }
            | Stage::Over(_) => true,
        }
    }

    pub fn card(&self, figure: u8) -> &Character {
        self.game.card(self.state, figure)
    }

    /// The id of the card that an ability of a figure's is on.
    pub fn card_of(&self, figure: u8, number: u8) -> &str {
        let held = self.state.figure(figure);
        let carried = number.checked_sub(anima::rules::cards::facts::CARRIED).and_then(|carried| {
            let slot = usize::from(carried / anima::rules::cards::facts::OF_A_CARD);
            let card = usize::from(*held.carries.get(slot)?).checked_sub(1)?;
            self.game.content.advantages.get(card)
        });
        carried.map_or(&self.game.card(self.state, figure).id, |card| &card.id)
    }

    pub fn ability(&self, figure: u8, number: u8) -> Option<CardAbility> {
        let ability = self.game.ability(self.state, figure, number)?;
        Some(cards::ability(self.card_of(figure, number), ability))
    }

    /// The name of an ability, or of the plot cards where it is of none.
    pub fn ability_arg(&self, figure: u8, number: u8) -> Arg {
        let named = self.game.ability(self.state, figure, number).map(|ability| kernel::Ability {
            card: self.card_of(figure, number).to_owned().into(),
            id: ability.id.clone().into(),
        });
        named.map_or_else(|| Arg::from(self.told("plot-card")), Arg::Ability)
    }

    /// Whoever is being summoned, where a place for it is chosen.
    pub fn summoned(&self, doing: &Doing) -> Option<Arg> {
        let Some(Effect::Summon { place, .. }) = doing::effect(self.facts(), doing) else { return None };
        let card = if *place == u8::MAX { doing.die } else { *place };
        let card = self.game.content.characters.get(usize::from(card))?;
        Some(Arg::named(card.id.clone()))
    }

    /// What can be chosen, in the order of its numbers. What says nothing of itself is nothing.
    pub fn options(&self, doing: &Doing) -> Vec<Option<Message>> {
        match doing::effect(self.facts(), doing) {
            Some(Effect::Choose { from, .. }) => {
                let card = self.card_of(doing.by, doing.ability);
                let said = |does| {
                    let body = cards::ability(card, &only(does)).body;
                    let parts: Vec<Arg> = body.into_iter().map(Arg::from).collect();
                    // Each of them is a whole sentence already.
                    Arg::joined(parts, kernel::Glue::Sentences).map(Message::said)
                };
                from.iter().map(|branch| said(branch.does.clone())).collect()
            }
            Some(Effect::Summon { .. }) => {
                let names = summons::summons(self.facts(), doing);
                let name = |card: u8| self.game.content.characters[usize::from(card)].id.clone();
                names.map(|card| Some(Message::named(name(card)))).collect()
            }
            Some(Effect::Copy { .. }) => {
                let from = doing.left.iter().next().unwrap_or(doing.by);
                let numbers = choices::copied(self.facts(), doing);
                numbers.map(|number| Some(Message::said(self.ability_arg(from, number)))).collect()
            }
            Some(Effect::Suppress { .. }) => {
                let of = doing.left.iter().next().unwrap_or(doing.by);
                let numbers = choices::suppressible(self.facts(), doing);
                numbers.map(|number| Some(Message::said(self.ability_arg(of, number)))).collect()
            }
            Some(_) | None => Vec::new(),
        }
    }
}

/// An ability that does nothing but this, for its text.
fn only(does: anima::cards::Effects) -> Ability {
    Ability {
        recalls: Vec::new(),
        id: String::new(),
        cost: None,
        more: None,
        upgrades: Vec::new(),
        source: anima::cards::Source::Special,
        kind: anima::cards::Kind::Effect,
        reactive: false,
        when: None,
        after: None,
        needs: Vec::new(),
        limit: None,
        times: None,
        shares: None,
        upkeep: None,
        pays: Vec::new(),
        target: None,
        range: None,
        with: Vec::new(),
        strikes: None,
        then: Then::default(),
        does,
        always: Vec::new(),
        triggers: Vec::new(),
        granted: false,
        must: false,
        for_turn: false,
    }
}
