//! What each choice of The Last Stand does, in parts that can be drawn.

use kernel::{Seat, Worded};
use laststand::content::Power;
use laststand::rules::{dice, titan};
use laststand::state::{Stage, hero_of, seat_of};
use laststand::{Action, Face, Target, Way, With};
use protocol::Act;

use super::{Drawer, ability_id, counts};
use crate::texts::Arg;
use crate::wire::slug_icon;

impl Drawer<'_> {
    pub fn act(&self, seat: Seat, action: &Action) -> Act {
        let open = &self.view.open;
        let hero = hero_of(seat);
        let texts = self.painter.texts;
        let words = self.game.action_words(action);
        let verb = words.split(' ').next().unwrap_or_default().to_owned();
        let act = Act { who: hero, ..Act::default() };
        let titled = |mut act: Act, icon: &str, args: &[(&str, Arg<'_>)]| {
            act.title = texts.say(&format!("table-act-{verb}"), args);
            act.verb = verb.clone();
            act.icon = Some(icon.to_owned());
            act
        };
        let one = |face: Face, with: With| self.pays(seat, face, with);
        match *action {
            Action::ChooseTitan(titan) => {
                let id = self.game.content.titans.get(usize::from(titan)).map(|titan| titan.id.clone());
                let name = id.as_deref().map(|id| texts.name(id)).unwrap_or_default();
                titled(Act { card: id, ..act }, "setup-titan", &[("name", name.into())])
            }
            Action::TakeHero(hero) => {
                let id = self.game.content.heroes.get(usize::from(hero)).map(|hero| hero.id.clone());
                let name = id.as_deref().map(|id| texts.name(id)).unwrap_or_default();
                titled(Act { card: id, ..act }, "setup-heroes", &[("name", name.into())])
            }
            Action::StandAt(level) => {
                titled(Act { number: Some(level), ..act }, "levels-line", &[("level", level.into())])
            }
            Action::Lay { open: first, other } => {
                let name = |card: laststand::state::Card| {
                    self.card(card.card).map(|card| card.id).unwrap_or_default()
                };
                let (first, other) = (name(first), name(other));
                let args = [("open", texts.name(&first).into()), ("other", texts.name(&other).into())];
                titled(Act { card: Some(first), ability: Some(other), ..act }, "round-choose", &args)
            }
            Action::Roll(faces) => {
                let count: u8 = faces.iter().sum();
                let act = Act { dice: Some(faces), risk: Some(chance_of_titan(count)), ..act };
                titled(act, "round-roll", &[("count", count.into())])
            }
            Action::Content => {
                let key = if hero.is_none() {
                    "act-stop"
                } else if matches!(open.stage, Stage::Lend { .. }) {
                    "act-lend-no-more"
                } else {
                    "act-content"
                };
                let act = titled(act, "team-done", &[]);
                Act { title: self.say(key, &[]), ..act }
            }
            Action::Use { ability, pay, on } => {
                let sheet = self.game.content.titans.get(usize::from(open.titan.unwrap_or_default()));
                let sheet = sheet.and_then(|titan| titan.abilities.get(usize::from(ability)));
                let does = sheet.map(|ability| ability.does);
                let name = does.map(|does| texts.name(ability_id(does))).unwrap_or_default();
                let icon = does.map_or_else(String::new, |does| slug_icon(titan::ability_rule(does)));
                let mut dice = [0; 6];
                dice[..pay.len()].copy_from_slice(&pay);
                let (target, card) = match on {
                    Target::Nothing => (None, None),
                    Target::Hero(hero) | Target::ReturnedDie { hero } => (Some(hero), None),
                    Target::HeldDie { hero, face } => (Some(hero), Some(face.word().to_owned())),
                    Target::Swap { card, .. } | Target::Card(card) => {
                        (None, self.card(card.card).map(|card| card.id))
                    }
                };
                let number = if let Target::Swap { slot, .. } = on { Some(slot) } else { None };
                let act = Act {
                    target,
                    card,
                    number,
                    ability: does.map(|does| ability_id(does).to_owned()),
                    cost: sheet.map(|ability| ability.cost),
                    dice: Some(dice),
                    ..act
                };
                titled(act, &icon, &[("name", name.into())])
            }
            Action::Name(target) => {
                let name = self.name(seat_of(target));
                titled(Act { target: Some(target), ..act }, "team-choice", &[("name", name.into())])
            }
            Action::Lend { to, face } => {
                let args =
                    [("name", self.name(seat_of(to)).into()), ("face", self.painter.face(face).into())];
                let act = Act { target: Some(to), dice: Some(one_of(face)), ..act };
                titled(act, face_icon(face), &args)
            }
            Action::Dodge { other } => {
                let price = self.game.content.edition.cancel.dodge;
                let mut paid = [0; 6];
                paid[Face::Dodge.index()] = price.saturating_sub(other);
                if let Some(face) = self.substitute(seat, Face::Dodge) {
                    paid[face.index()] += other;
                }
                let act = Act { cost: Some(price), dice: Some(paid), ..act };
                titled(act, face_icon(Face::Dodge), &[("price", price.into())])
            }
            Action::Suffer => titled(act, "action-lose_heart", &[]),
            Action::GiveUp(face) => {
                let args = [("face", self.painter.face(face).into())];
                titled(Act { dice: Some(one_of(face)), ..act }, face_icon(face), &args)
            }
            Action::PutIn(with) => {
                let act = Act { dice: Some(one(Face::Tactics, with)), cost: Some(1), ..act };
                titled(act, face_icon(Face::Tactics), &[])
            }
            Action::Move(way, with) => {
                let level = hero.and_then(|hero| open.hero(hero).level).unwrap_or_default();
                let (to, key) = match way {
                    Way::Up => (level.saturating_add(1), "act-move-up"),
                    Way::Down => (level.saturating_sub(1), "act-move-down"),
                };
                let act = Act { number: Some(to), dice: Some(one(Face::Move, with)), cost: Some(1), ..act };
                let act = titled(act, face_icon(Face::Move), &[]);
                Act { title: self.say(key, &[("level", to.into())]), ..act }
            }
            Action::Wound(face, with) => {
                let damage = &self.game.content.edition.damage;
                let boxes = if face == Face::Cannon { damage.cannon } else { damage.fight };
                let act = Act { number: Some(boxes), dice: Some(one(face, with)), cost: Some(1), ..act };
                let args = [("face", self.painter.face(face).into()), ("boxes", boxes.into())];
                titled(act, face_icon(face), &args)
            }
            Action::Cycle(with) => {
                let act = Act { dice: Some(one(Face::Tactics, with)), cost: Some(1), ..act };
                titled(act, face_icon(Face::Tactics), &[])
            }
            Action::Meet { condition, other } => {
                let card = open.deck.top().and_then(|top| self.painter.tactics_card(top));
                let price = card.and_then(|card| card.conditions.get(usize::from(condition)));
                let mut paid = price.map_or([0; 6], |condition| counts(condition.symbols));
                for face in Face::ALL {
                    let swapped = other[face.index()];
                    paid[face.index()] = paid[face.index()].saturating_sub(swapped);
                    if let Some(instead) = self.substitute(seat, face) {
                        paid[instead.index()] += swapped;
                    }
                }
                let act = Act { number: Some(condition), dice: Some(paid), ..act };
                titled(act, "tactics-pay", &[("number", (condition + 1).into())])
            }
            Action::PayTogether(face, with) => {
                let act = Act { number: Some(2), dice: Some(one(face, with)), cost: Some(1), ..act };
                titled(act, face_icon(face), &[("face", self.painter.face(face).into())])
            }
            Action::Search => titled(act, "hero-armin", &[]),
            Action::PutOnTop(card) => {
                let id = self.painter.tactics_card(card).map(|card| card.id.clone());
                let name = id.as_deref().map(|id| texts.name(id)).unwrap_or_default();
                titled(Act { card: id, ..act }, "hero-armin", &[("name", name.into())])
            }
            Action::Resign => titled(act, "team-resign", &[]),
        }
    }

    /// The face that a hero's power lets stand for another.
    fn substitute(&self, seat: Seat, face: Face) -> Option<Face> {
        dice::substitute(self.power(seat)?, face)
    }

    fn power(&self, seat: Seat) -> Option<Power> {
        let id = self.view.open.hero(hero_of(seat)?).id?;
        self.game.content.heroes.get(usize::from(id)).map(|hero| hero.power)
    }

    /// The die that pays for one symbol.
    fn pays(&self, seat: Seat, face: Face, with: With) -> [u8; 6] {
        match with {
            With::Itself => one_of(face),
            With::Other => one_of(self.substitute(seat, face).unwrap_or(face)),
        }
    }
}

fn one_of(face: Face) -> [u8; 6] {
    let mut dice = [0; 6];
    dice[face.index()] = 1;
    dice
}

fn face_icon(face: Face) -> &'static str {
    match face {
        Face::Titan => "dice-titan",
        Face::Move => "dice-move",
        Face::Fight => "dice-fight",
        Face::Cannon => "dice-cannon",
        Face::Tactics => "dice-tactics",
        Face::Dodge => "dice-dodge",
    }
}

/// The chance that at least one of so many dice shows TITAN.
fn chance_of_titan(dice: u8) -> f64 {
    let sides = f64::from(u8::try_from(Face::ALL.len()).unwrap_or(u8::MAX));
    1.0 - ((sides - 1.0) / sides).powi(i32::from(dice))
}
