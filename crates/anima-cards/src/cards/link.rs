//! Gives every list of effects and every change that can last its number, so that a state can name it in two bytes.

use super::{Ability, Change, Effect, Effects, Granted, Order, TokenName, Who};
use crate::cards::AbilityName;

/// One list of effects, as the interpreter finds it by its number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    pub effects: Vec<Effect>,
    /// The id of the ability it belongs to.
    pub of: String,
}

/// All programs and lasting changes of the content, by number.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Linked {
    pub programs: Vec<Program>,
    pub changes: Vec<Change>,
    /// The names of all kinds of tokens that effects put anywhere.
    pub tokens: Vec<TokenName>,
    /// The actions that cards let or make somebody take out of its turn; all that say the same share one.
    pub orders: Vec<Order>,
}

/// What abilities call by name, in the order of the numbers it gets.
#[derive(Clone, Copy, Debug)]
pub struct Named<'a> {
    /// The ids of the abilities on the same card.
    pub abilities: &'a [String],
    /// The ids of all characters.
    pub characters: &'a [String],
    /// The card that they stand on, by its place: whether among the advantage cards, and which.
    pub card: (bool, u8),
}

/// The number of a name. The checks have refused a card whose names nobody has.
fn place_of(name: &str, names: &[String]) -> u8 {
    names
        .iter()
        .position(|known| known == name)
        .and_then(|place| u8::try_from(place).ok())
        .unwrap_or_default()
}

impl Linked {
    /// The change that a state names by this number, counted from one; what lasts besides changes is none of them.
    #[inline]
    pub fn change(&self, number: u16) -> Option<&Change> {
        self.changes.get(usize::from(number).wrapping_sub(1))
    }

    /// Numbers everything an ability says, and finds what it names.
    pub fn link(&mut self, ability: &mut Ability, named: Named<'_>) {
        if let Some(after) = &mut ability.after
            && let Some(name) = &after.ability
        {
            after.place = place_of(name, named.abilities);
        }
        let first = self.programs.len();
        for effects in lists(ability) {
            self.effects(effects, named);
        }
        for program in &mut self.programs[first..] {
            program.of.clone_from(&ability.id);
        }
    }

    fn grant(&mut self, grants: Granted) -> u16 {
        let place = self.changes.len() as u16;
        self.changes.push(Change::granting(grants, place));
        place
    }

    /// The place of an order, past the last that a state can name where there are too many.
    fn order(&mut self, order: Order) -> u8 {
        let known = self.orders.iter().position(|known| *known == order);
        let place = known.unwrap_or_else(|| {
            self.orders.push(order);
            self.orders.len() - 1
        });
        u8::try_from(place).unwrap_or(u8::MAX)
    }

    /// Inner lists come before the one that holds them, so that a program's copy knows all numbers.
    fn effects(&mut self, effects: &mut Effects, named: Named<'_>) {
        for effect in &mut effects.list {
            match effect {
                Effect::Change { is, .. } => {
                    is.place = self.changes.len() as u16;
                    self.changes.push(is.clone());
                }
                Effect::Choose { from, .. } => {
                    for branch in from {
                        self.effects(&mut branch.does, named);
                    }
                }
                Effect::Roll { table, .. } => {
                    for entry in table {
                        self.effects(&mut entry.does, named);
                    }
                }
                Effect::If { does, .. } | Effect::Repeat { does, .. } => self.effects(does, named),
                Effect::Mode(name) => {
                    if !self.tokens.contains(name) {
                        self.tokens.push(*name);
                    }
                }
                Effect::Become { character, place, .. } => *place = place_of(character, named.characters),
                Effect::Summon { character, place, .. } => {
                    // Past the last character: the owner chooses.
                    *place = match character {
                        Some(character) => place_of(character, named.characters),
                        None => u8::MAX,
                    };
                }
                Effect::Resist { passed, failed, .. } => {
                    self.effects(passed, named);
                    self.effects(failed, named);
                }
                Effect::State { .. }
                | Effect::Cleanse { .. }
                | Effect::Actions { .. }
                | Effect::Heal { .. }
                | Effect::Lower { .. }
                | Effect::Lose { .. }
                | Effect::Hide { .. }
                | Effect::Stun { .. }
                | Effect::Reveal { .. }
                | Effect::Attack { .. }
                | Effect::Relocate { .. }
                | Effect::Escape { .. }
                | Effect::Prevent { .. }
                | Effect::Redirect { .. }
                | Effect::Pass { .. }
                | Effect::Cancel
                | Effect::Miss
                | Effect::Succeed
                | Effect::Revive { .. }
                | Effect::Remove { .. }
                | Effect::Forget { .. }
                | Effect::Gnosis { .. }
                | Effect::Points { .. }
                | Effect::ShowHand
                | Effect::ShowOwnHand
                | Effect::ToHand
                | Effect::Refund
                | Effect::TakeCard { .. }
                | Effect::GiveCard { .. }
                | Effect::Mark { .. }
                | Effect::MarkScenery
                | Effect::Deployment { .. }
                | Effect::Enter { .. }
                | Effect::End
                | Effect::Discard
                | Effect::Redeploy { .. }
                | Effect::Dispel { .. }
                | Effect::Swap { .. }
                | Effect::Leave { .. }
                | Effect::Return { .. }
                | Effect::Raise { .. }
                | Effect::Control { .. }
                | Effect::Reroll { .. }
                | Effect::Ready { .. }
                | Effect::Strip { .. }
                | Effect::Finish { .. }
                | Effect::Delay { .. }
                | Effect::First { .. }
                | Effect::Halt { .. } => {}
                Effect::Grant { ability, place, .. } => {
                    let (advantage, card) = named.card;
                    let name = AbilityName { advantage, card, place: place_of(ability, named.abilities) };
                    *place = self.grant(Granted::Of(name));
                }
                Effect::Tokens { name, .. } => {
                    self.tokens.extend(name.filter(|name| !self.tokens.contains(name)));
                }
                Effect::Copy { place, .. } => *place = self.grant(Granted::Copied),
                Effect::Suppress { place, .. } => {
                    *place = self.changes.len() as u16;
                    self.changes.push(Change::suppressing(*place));
                }
                Effect::Act { of, at, special, price, must, place, .. } => {
                    let order = Order {
                        of: of.clone(),
                        at: at.clone().filter(Who::is_a_group),
                        special: *special,
                        price: *price,
                        must: *must,
                    };
                    *place = self.order(order);
                }
                Effect::Step { passing: then, .. } | Effect::Shove { stopped: then, .. } => {
                    self.effects(then, named);
                }
                Effect::Chain { does, .. } => self.effects(does, named),
            }
        }
        effects.program = self.programs.len() as u16;
        self.programs.push(Program { effects: effects.list.clone(), of: String::new() });
    }
}

/// Every list of effects that an ability holds, the inner ones apart.
pub fn lists(ability: &mut Ability) -> impl Iterator<Item = &mut Effects> {
    let upgrades = ability.upgrades.iter_mut().map(|upgrade| &mut upgrade.then);
    let steps = std::iter::once(&mut ability.then).chain(upgrades).flat_map(|then| {
        [
            &mut then.hit,
            &mut then.damage,
            &mut then.critical,
            &mut then.kill,
            &mut then.miss,
            &mut then.after,
            &mut then.between,
        ]
    });
    let answers = ability.triggers.iter_mut().map(|trigger| &mut trigger.does);
    std::iter::once(&mut ability.does).chain(steps).chain(answers)
}

impl Ability {
    /// How many different purchases there are: numbers of steps, or choices of upgrades written as one number.
    pub fn purchases(&self) -> u8 {
        let Some(more) = self.more else { return 1 };
        if self.upgrades.is_empty() {
            return more.most.saturating_add(1);
        }
        let choices = self.upgrades.iter().map(|upgrade| u32::from(upgrade.most) + 1).product::<u32>();
        u8::try_from(choices).unwrap_or(u8::MAX)
    }

    /// How often an upgrade was bought.
    pub fn bought(&self, extra: u8, upgrade: usize) -> u8 {
        let before: u32 =
            self.upgrades[..upgrade].iter().map(|upgrade| u32::from(upgrade.most) + 1).product();
        (u32::from(extra) / before % (u32::from(self.upgrades[upgrade].most) + 1)) as u8
    }

    /// The upgrades that were bought, each by its number on the card, counted from one, as often as it was bought.
    pub fn gains(&self, extra: u8) -> Vec<String> {
        let bought = (0..self.upgrades.len()).flat_map(|place| {
            let times = usize::from(self.bought(extra, place));
            std::iter::repeat_n((place + 1).to_string(), times)
        });
        bought.collect()
    }

    /// How many steps were paid on top of the cost.
    pub fn steps(&self, extra: u8) -> u8 {
        if self.upgrades.is_empty() {
            return extra;
        }
        (0..self.upgrades.len()).map(|upgrade| self.bought(extra, upgrade)).sum()
    }

    /// Whether any of its effects, however deep, is one of a kind.
    pub fn any_effect(&self, is: &impl Fn(&Effect) -> bool) -> bool {
        let then = &self.then;
        let steps = [
            &self.does,
            &then.hit,
            &then.damage,
            &then.critical,
            &then.kill,
            &then.miss,
            &then.after,
            &then.between,
        ];
        let upgrades = self.upgrades.iter().flat_map(|upgrade| {
            let then = &upgrade.then;
            [&then.hit, &then.damage, &then.critical, &then.kill, &then.miss, &then.after, &then.between]
        });
        steps
            .into_iter()
            .chain(upgrades)
            .chain(self.triggers.iter().map(|trigger| &trigger.does))
            .any(|effects| effects.any(is))
    }
}

impl Effects {
    pub fn any(&self, is: &impl Fn(&Effect) -> bool) -> bool {
        self.list
            .iter()
            .any(|effect| is(effect) || effect.inner().into_iter().any(|(_, effects)| effects.any(is)))
    }
}

impl Effect {
    /// The lists of effects within an effect, each with where it stands in the effect's table.
    pub fn inner(&self) -> Vec<(String, &Effects)> {
        let key = |key: &str| key.to_owned();
        match self {
            Effect::Choose { from, .. } => {
                let branches = from.iter().enumerate();
                branches.map(|(place, branch)| (format!("choose.from.{place}.does"), &branch.does)).collect()
            }
            Effect::Roll { table, .. } => {
                let entries = table.iter().enumerate();
                entries.map(|(place, entry)| (format!("roll.table.{place}.does"), &entry.does)).collect()
            }
            Effect::If { does, .. } => vec![(key("if.does"), does)],
            Effect::Repeat { does, .. } => vec![(key("repeat.does"), does)],
            Effect::Resist { passed, failed, .. } => {
                vec![(key("resist.passed"), passed), (key("resist.failed"), failed)]
            }
            Effect::Step { passing, .. } => vec![(key("step.passing"), passing)],
            Effect::Shove { stopped, .. } => vec![(key("shove.stopped"), stopped)],
            Effect::Chain { does, .. } => vec![(key("chain.does"), does)],
            Effect::State { .. }
            | Effect::Cleanse { .. }
            | Effect::Actions { .. }
            | Effect::Heal { .. }
            | Effect::Mode(_)
            | Effect::Lower { .. }
            | Effect::Lose { .. }
            | Effect::Change { .. }
            | Effect::Hide { .. }
            | Effect::Stun { .. }
            | Effect::Reveal { .. }
            | Effect::Attack { .. }
            | Effect::Relocate { .. }
            | Effect::Escape { .. }
            | Effect::Tokens { .. }
            | Effect::Become { .. }
            | Effect::Summon { .. }
            | Effect::Prevent { .. }
            | Effect::Redirect { .. }
            | Effect::Pass { .. }
            | Effect::Cancel
            | Effect::Miss
            | Effect::Succeed
            | Effect::Revive { .. }
            | Effect::Remove { .. }
            | Effect::Forget { .. }
            | Effect::Gnosis { .. }
            | Effect::Points { .. }
            | Effect::ShowHand
            | Effect::ShowOwnHand
            | Effect::ToHand
            | Effect::Refund
            | Effect::TakeCard { .. }
            | Effect::GiveCard { .. }
            | Effect::Mark { .. }
            | Effect::Discard
            | Effect::End
            | Effect::MarkScenery
            | Effect::Deployment { .. }
            | Effect::Enter { .. }
            | Effect::Redeploy { .. }
            | Effect::Dispel { .. }
            | Effect::Swap { .. }
            | Effect::Leave { .. }
            | Effect::Return { .. }
            | Effect::Raise { .. }
            | Effect::Control { .. }
            | Effect::Reroll { .. }
            | Effect::Ready { .. }
            | Effect::Grant { .. }
            | Effect::Copy { .. }
            | Effect::Suppress { .. }
            | Effect::Strip { .. }
            | Effect::Finish { .. }
            | Effect::Delay { .. }
            | Effect::First { .. }
            | Effect::Act { .. }
            | Effect::Halt { .. } => Vec::new(),
        }
    }
}
