//! What cards offer and ask, in words: the abilities that can be used now with what they say, what happened in a window,
//! upkeep that is due, and what an effect waits for.

use anima::cards::{Ability, Effect, Moment, Then};
use anima::rules::cards::using::{self, Occasion};
use anima::rules::cards::{Facts, aiming, choices, doing, gnosis, plots, summons, upkeep};
use anima::rules::{attack_below, rolls};
use anima::state::{Doing, NO_ABILITY, NOBODY, Side, Waits, Window};

use super::Painter;
use crate::cards::{CardAbility, card_ability};

impl Painter<'_> {
    pub fn facts(&self) -> Facts<'_> {
        Facts::new(self.game, self.state, &self.ground)
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

    fn ability(&self, figure: u8, number: u8) -> Option<CardAbility> {
        let ability = self.game.ability(self.state, figure, number)?;
        Some(card_ability(self.texts, self.card_of(figure, number), ability))
    }

    /// The name of an ability, or of the plot cards where it is of none.
    pub fn ability_name(&self, figure: u8, number: u8) -> String {
        let named = self.ability(figure, number).map(|ability| ability.name);
        named.unwrap_or_else(|| self.say("plot-card", &[]))
    }

    fn told(&self, ability: &CardAbility) -> String {
        let args = [
            ("name", (&ability.name).into()),
            ("head", (&ability.head).into()),
            ("body", (&ability.body).into()),
        ];
        self.say(if ability.body.is_empty() { "ability-bare" } else { "ability" }, &args)
    }

    /// What each ability says that a figure may use on an occasion.
    fn usable(&self, figure: u8, occasion: Occasion<'_>) -> Vec<String> {
        let facts = self.facts();
        let numbers = facts.abilities(figure).map(|(number, _)| number);
        let usable = numbers.filter(|&number| {
            using::usable(facts, figure, number, occasion)
                .is_ok_and(|ability| aiming::has_target(facts, figure, number, ability, occasion))
        });
        usable.filter_map(|number| self.ability(figure, number)).map(|ability| self.told(&ability)).collect()
    }

    /// The abilities of whoever is active, and those that may be used on its side's go.
    pub fn offered(&self, figure: u8) -> Vec<String> {
        let mut told = self.usable(figure, Occasion::Active);
        for friend in self.state.standing(Side::of_figure(figure)).without(figure).iter() {
            told.extend(self.usable(friend, Occasion::OwnGo));
        }
        told
    }

    /// The special answers to the attack at hand.
    pub fn answers(&self) -> Vec<String> {
        let Some(attack) = anima::rules::attack(self.state) else { return Vec::new() };
        self.usable(attack.target, Occasion::Answer(attack))
    }

    /// What happened that cards may answer, and what may be said to it.
    pub fn window(&self, window: &Window) -> Vec<String> {
        let who = |figure: u8| if figure == NOBODY { self.say("plot-card", &[]) } else { self.short(figure) };
        let die = rolls::at_hand(self.state).map_or(0, |roll| roll.kept);
        let args = [
            ("subject", who(window.subject).into()),
            ("cause", who(window.cause).into()),
            ("test", rolls::word(self.state).into()),
            ("die", die.into()),
        ];
        let mut told = vec![self.say(moment(window.moment), &args)];
        if let Some(attack) = attack_below(self.state)
            && ![window.subject, window.cause].contains(&attack.target)
        {
            told.push(self.figure(attack.target));
        }
        for figure in self.state.standing(window.speaks).iter() {
            told.extend(self.usable(figure, Occasion::Window(window)));
        }
        if self.view.knows_hand(window.speaks) {
            for card in self.state.hand(window.speaks) {
                let Ok(ability) = plots::playable(self.facts(), window.speaks, card) else { continue };
                let id = &self.game.content.advantages[usize::from(card)].id;
                told.push(self.told(&CardAbility {
                    name: self.texts.name(id),
                    ..card_ability(self.texts, id, ability)
                }));
            }
        }
        let gnosis = self.state.gnosis[window.speaks.index()];
        if gnosis::may_spend_gnosis(self.facts(), window.speaks, window.moment) {
            told.push(self.say("gnosis", &[("count", gnosis.into())]));
        }
        told
    }

    /// The upkeep that is due.
    pub fn upkeep(&self) -> Option<Vec<String>> {
        let due = upkeep::due(self.facts())?;
        let ability = self.ability(due.figure, due.ability)?;
        let args = [
            ("who", self.short(due.figure).into()),
            ("ability", (&ability.name).into()),
            ("cost", due.cost.into()),
            ("actions", self.state.figure(due.figure).actions.into()),
        ];
        Some(vec![self.say("upkeep", &args), self.told(&ability)])
    }

    /// What an effect waits for.
    pub fn effect(&self, doing: &Doing) -> Vec<String> {
        let ability = if doing.ability == NO_ABILITY { None } else { self.ability(doing.by, doing.ability) };
        let mut told: Vec<String> = ability.iter().map(|ability| self.told(ability)).collect();
        let figure = doing.left.iter().next().unwrap_or(doing.by);
        let who = ("who", self.short(figure).into());
        let by = ("by", self.short(doing.by).into());
        told.push(match doing.waits {
            Waits::Word => self.say("asks-whether", &[by]),
            Waits::Pick => self.say("asks-whom", &[by]),
            Waits::Option => self.say("asks-which", &[by]),
            Waits::Counter => self.say("asks-counter", &[who]),
            Waits::Place => self.say("asks-where", &[self.placed(doing, who)]),
            Waits::Settle | Waits::Begin | Waits::Each | Waits::Resist | Waits::Die => return told,
        });
        if doing.waits == Waits::Option {
            for (number, text) in (1usize..).zip(self.options(doing)) {
                told.push(self.say("option", &[("number", number.into()), ("text", text.into())]));
            }
        }
        told
    }

    /// Who is put somewhere: somebody there already, or whoever is being summoned.
    pub fn placed<'a>(
        &self,
        doing: &Doing,
        who: (&'a str, crate::texts::Arg<'a>),
    ) -> (&'a str, crate::texts::Arg<'a>) {
        let Some(Effect::Summon { place, .. }) = doing::effect(self.facts(), doing) else { return who };
        let card = if *place == u8::MAX { doing.die } else { *place };
        let card = self.game.content.characters.get(usize::from(card));
        card.map_or(who, |card| ("who", self.texts.name(&card.id).into()))
    }

    /// What can be chosen, in the order of its numbers.
    pub fn options(&self, doing: &Doing) -> Vec<String> {
        match doing::effect(self.facts(), doing) {
            Some(Effect::Choose { from, .. }) => {
                let card = self.card_of(doing.by, doing.ability);
                from.iter()
                    .map(|branch| card_ability(self.texts, card, &only(branch.does.clone())).body)
                    .collect()
            }
            Some(Effect::Summon { .. }) => {
                let names = summons::summons(self.facts(), doing);
                names
                    .map(|card| self.texts.name(&self.game.content.characters[usize::from(card)].id))
                    .collect()
            }
            Some(Effect::Copy { .. }) => {
                let from = doing.left.iter().next().unwrap_or(doing.by);
                choices::copied(self.facts(), doing).map(|number| self.ability_name(from, number)).collect()
            }
            Some(Effect::Suppress { .. }) => {
                let of = doing.left.iter().next().unwrap_or(doing.by);
                let numbers = choices::suppressible(self.facts(), doing);
                numbers.map(|number| self.ability_name(of, number)).collect()
            }
            Some(_) | None => Vec::new(),
        }
    }

    /// What cards have on a figure: tokens, abilities that are on, and changes that last.
    pub fn on_it(&self, figure: u8) -> Vec<String> {
        let held = self.state.figure(figure);
        let mut parts = Vec::new();
        if held.tokens > 0 {
            parts.push(self.say("tokens", &[("count", held.tokens.into())]));
        }
        let abilities = self.game.abilities(self.state, figure);
        let on = abilities.filter(|(number, ability)| ability.cost.is_some() && held.on & 1 << number != 0);
        let on: Vec<String> = on.map(|(number, _)| self.ability_name(figure, number)).collect();
        if !on.is_empty() {
            parts.push(self.say("on", &[("abilities", self.texts.list(&on).into())]));
        }
        let mut changed: Vec<String> = self
            .state
            .lasting
            .iter()
            .filter(|lasting| lasting.change != 0 && lasting.figure == figure)
            .map(|lasting| self.ability_name(lasting.by, lasting.ability))
            .collect();
        changed.dedup();
        if !changed.is_empty() {
            parts.push(self.say("changed", &[("abilities", self.texts.list(&changed).into())]));
        }
        parts
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

/// What is said of a moment.
pub(crate) fn moment(moment: Moment) -> &'static str {
    match moment {
        Moment::DeploymentBegins => "moment-deployment-begins",
        Moment::GameBegins => "moment-game-begins",
        Moment::RecoveryBegins => "moment-recovery-begins",
        Moment::RecoveryEnds => "moment-recovery-ends",
        Moment::MaintenanceBegins => "moment-maintenance-begins",
        Moment::MaintenanceEnds => "moment-maintenance-ends",
        Moment::ActionsBegin => "moment-actions-begin",
        Moment::TurnEnds => "moment-turn-ends",
        Moment::Activated => "moment-activated",
        Moment::Attacked => "moment-attacked",
        Moment::BeforeRoll => "moment-before-roll",
        Moment::AfterRoll => "moment-after-roll",
        Moment::Rolls => "moment-rolls",
        Moment::Rolled => "moment-rolled",
        Moment::Hit => "moment-hit",
        Moment::Missed => "moment-missed",
        Moment::Critical => "moment-critical",
        Moment::BeforeDamage => "moment-before-damage",
        Moment::BeforeLoss => "moment-before-loss",
        Moment::Damaged => "moment-damaged",
        Moment::Dying => "moment-dying",
        Moment::Died => "moment-died",
        Moment::Escapes => "moment-escapes",
        Moment::Moves => "moment-moves",
        Moment::Moved => "moment-moved",
        Moment::Touches => "moment-touches",
        Moment::Uses => "moment-uses",
        Moment::Gnosis => "moment-gnosis",
        Moment::Summoned => "moment-summoned",
        Moment::Charged => "moment-charged",
        Moment::Between => "moment-between",
        Moment::Failed => "moment-failed",
        Moment::Succeeded => "moment-succeeded",
        Moment::ActivationEnds => "moment-activation-ends",
        Moment::Displaced => "moment-displaced",
        Moment::Affected => "moment-affected",
        Moment::Revealed => "moment-revealed",
        Moment::Healed => "moment-healed",
        Moment::StateGiven => "moment-state-given",
        Moment::Guarded => "moment-guarded",
        Moment::Plays => "moment-plays",
        Moment::PaysUpkeep => "moment-pays-upkeep",
        Moment::ComesNear => "moment-comes-near",
        Moment::Passed => "moment-passed",
        Moment::Initiative => "moment-initiative",
        Moment::Sacrificed => "moment-sacrificed",
    }
}
