//! What cards offer and ask, in words: the abilities that can be used now with what they say, what happened in a window,
//! upkeep that is due, and what an effect waits for.

use anima::cards::Moment;
use anima::rules::cards::using::{self, Occasion};
use anima::rules::cards::{aiming, gnosis, plots, upkeep};
use anima::rules::{attack_below, rolls};
use anima::state::{Doing, NO_ABILITY, NOBODY, Side, Waits, Window};
use kernel::{Arg, Message};
use protocol::http::CardAbility;

use super::Painter;
use crate::cards;

impl Painter<'_> {
    /// The name of an ability, or of the plot cards where it is of none.
    fn ability_name(&self, figure: u8, number: u8) -> String {
        self.texts.arg(&self.ability_arg(figure, number))
    }

    fn what_it_says(&self, ability: &CardAbility) -> String {
        let written = cards::written_ability(self.texts, ability, &mut Vec::new());
        let args =
            [("name", written.name.into()), ("head", written.head.into()), ("body", written.body.into())];
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
        usable
            .filter_map(|number| self.ability(figure, number))
            .map(|ability| self.what_it_says(&ability))
            .collect()
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
                let ability = cards::ability(id, ability);
                told.push(self.what_it_says(&CardAbility { name: Message::named(id.clone()), ..ability }));
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
            ("ability", Arg::from(ability.name.clone())),
            ("cost", due.cost.into()),
            ("actions", self.state.figure(due.figure).actions.into()),
        ];
        Some(vec![self.say("upkeep", &args), self.what_it_says(&ability)])
    }

    /// What an effect waits for.
    pub fn effect(&self, doing: &Doing) -> Vec<String> {
        let ability = if doing.ability == NO_ABILITY { None } else { self.ability(doing.by, doing.ability) };
        let mut told: Vec<String> = ability.iter().map(|ability| self.what_it_says(ability)).collect();
        let figure = doing.left.iter().next().unwrap_or(doing.by);
        let who = ("who", self.short(figure).into());
        let by = ("by", self.short(doing.by).into());
        told.push(match doing.waits {
            Waits::Word => self.say("asks-whether", &[by]),
            Waits::Pick => self.say("asks-whom", &[by]),
            Waits::Option => self.say("asks-which", &[by]),
            Waits::Counter => self.say("asks-counter", &[who]),
            Waits::Place => {
                self.say("asks-where", &[self.summoned(doing).map_or(who, |summoned| ("who", summoned))])
            }
            Waits::Settle | Waits::Begin | Waits::Each | Waits::Resist | Waits::Die => return told,
        });
        if doing.waits == Waits::Option {
            for (number, option) in (1usize..).zip(self.options(doing)) {
                let text = option.map(|option| self.texts.format(&option)).unwrap_or_default();
                told.push(self.say("option", &[("number", number.into()), ("text", text.into())]));
            }
        }
        told
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
