//! What each choice of The Last Stand is called on a button, and what is drawn of it beyond what its action says.

use kernel::{Message, Seat};
use laststand::content::Power;
use laststand::rules::{dice, titan};
use laststand::state::{Stage, hero_of, seat_of};
use laststand::{Action, Face, Way, With};
use laststand_wire::LastStandAct;

use super::{Drawer, ability_id, counts, words};
use crate::wire::slug_icon;

impl Drawer<'_> {
    /// A short name for a button, and the id of its icon.
    pub fn title(&self, seat: Seat, action: &Action) -> (Message, String) {
        let open = &self.view.open;
        let act = |key: &str| words::told(&format!("act-{key}"));
        let (title, icon) = match *action {
            Action::ChooseTitan(titan) => {
                let id = self.game.content.titans.get(usize::from(titan)).map(|titan| titan.id.clone());
                (act("choose").name("name", id.unwrap_or_default()), "setup-titan")
            }
            Action::TakeHero(hero) => {
                let id = self.game.content.heroes.get(usize::from(hero)).map(|hero| hero.id.clone());
                (act("take").name("name", id.unwrap_or_default()), "setup-heroes")
            }
            Action::StandAt(level) => (act("stand").number("level", level), "levels-line"),
            Action::Lay { open: first, other } => {
                let name = |card: laststand::state::Card| {
                    self.card(card.card).map(|card| card.id).unwrap_or_default()
                };
                (act("lay").name("open", name(first)).name("other", name(other)), "round-choose")
            }
            Action::Roll(faces) => (act("roll").number("count", faces.iter().sum::<u8>()), "round-roll"),
            Action::Content => {
                let key = if hero_of(seat).is_none() {
                    "stop"
                } else if matches!(open.stage, Stage::Lend { .. }) {
                    "lend-no-more"
                } else {
                    "content"
                };
                (act(key), "team-done")
            }
            Action::Use { ability, .. } => {
                let does = self.ability(ability).map(|ability| ability.does);
                let icon = does.map_or_else(String::new, |does| slug_icon(titan::ability_rule(does)));
                return (act("use").name("name", does.map_or("none", ability_id)), icon);
            }
            Action::Name(target) => (act("name").with("name", self.name(seat_of(target))), "team-choice"),
            Action::Lend { to, face } => {
                let title = act("lend").with("name", self.name(seat_of(to))).with("face", words::face(face));
                (title, face_icon(face))
            }
            Action::Dodge { .. } => {
                let price = self.game.content.edition.cancel.dodge;
                (act("dodge").number("price", price), face_icon(Face::Dodge))
            }
            Action::Suffer => (act("suffer"), "action-lose_heart"),
            Action::GiveUp(face) => (act("give-up").with("face", words::face(face)), face_icon(face)),
            Action::PutIn(_) => (act("put-in"), face_icon(Face::Tactics)),
            Action::Move(way, _) => {
                let key = match way {
                    Way::Up => "move-up",
                    Way::Down => "move-down",
                };
                (act(key).number("level", self.level(seat, way)), face_icon(Face::Move))
            }
            Action::Wound(face, _) => {
                let title = act("wound").with("face", words::face(face)).number("boxes", self.wounds(face));
                (title, face_icon(face))
            }
            Action::Cycle(_) => (act("cycle"), face_icon(Face::Tactics)),
            Action::Meet { condition, .. } => {
                (act("meet").number("number", condition.saturating_add(1)), "tactics-pay")
            }
            Action::PayTogether(face, _) => {
                (act("together").with("face", words::face(face)), face_icon(face))
            }
            Action::Search => (act("search"), "hero-armin"),
            Action::PutOnTop(card) => {
                let id = self.tactics_of(card).map(|card| card.id.clone());
                (act("top").name("name", id.unwrap_or_default()), "hero-armin")
            }
            Action::Resign => (act("resign"), "team-resign"),
        };
        (title, icon.to_owned())
    }

    pub fn act(&self, seat: Seat, action: &Action) -> LastStandAct {
        let act = LastStandAct { who: hero_of(seat), ..LastStandAct::default() };
        let paid = |dice: [u8; 6]| LastStandAct { dice: Some(dice), cost: Some(1), ..act.clone() };
        let one = |face: Face, with: With| self.pays(seat, face, with);
        match *action {
            Action::StandAt(level) => LastStandAct { level: Some(level), ..act },
            Action::Roll(faces) => {
                let risk = chance_of_titan(faces.iter().sum());
                LastStandAct { dice: Some(faces), risk: Some(risk), ..act }
            }
            Action::Use { ability, .. } => {
                let ability = self.ability(ability);
                let id = ability.map(|ability| ability_id(ability.does).to_owned());
                LastStandAct { ability: id, cost: ability.map(|ability| ability.cost), ..act }
            }
            Action::Lend { face, .. } | Action::GiveUp(face) => {
                LastStandAct { dice: Some(one_of(face)), ..act }
            }
            Action::Dodge { other } => {
                let price = self.game.content.edition.cancel.dodge;
                let mut dice = [0; 6];
                dice[Face::Dodge.index()] = price.saturating_sub(other);
                if let Some(face) = self.substitute(seat, Face::Dodge) {
                    dice[face.index()] += other;
                }
                LastStandAct { cost: Some(price), ..paid(dice) }
            }
            Action::PutIn(with) | Action::Cycle(with) => paid(one(Face::Tactics, with)),
            Action::Move(way, with) => {
                LastStandAct { level: Some(self.level(seat, way)), ..paid(one(Face::Move, with)) }
            }
            Action::Wound(face, with) => {
                LastStandAct { wounds: Some(self.wounds(face)), ..paid(one(face, with)) }
            }
            Action::Meet { condition, other } => {
                let card = self.view.open.deck.top().and_then(|top| self.tactics_of(top));
                let price = card.and_then(|card| card.conditions.get(usize::from(condition)));
                let mut dice = price.map_or([0; 6], |condition| counts(condition.symbols));
                for face in Face::ALL {
                    let swapped = other[face.index()];
                    dice[face.index()] = dice[face.index()].saturating_sub(swapped);
                    if let Some(instead) = self.substitute(seat, face) {
                        dice[instead.index()] += swapped;
                    }
                }
                LastStandAct { dice: Some(dice), ..act }
            }
            Action::PayTogether(face, with) => paid(one(face, with)),
            Action::ChooseTitan(_)
            | Action::TakeHero(_)
            | Action::Lay { .. }
            | Action::Content
            | Action::Name(_)
            | Action::Suffer
            | Action::Search
            | Action::PutOnTop(_)
            | Action::Resign => act,
        }
    }

    fn ability(&self, ability: u8) -> Option<&laststand::content::Ability> {
        let titan = self.game.content.titans.get(usize::from(self.view.open.titan.unwrap_or_default()))?;
        titan.abilities.get(usize::from(ability))
    }

    /// The level that a step leads to.
    fn level(&self, seat: Seat, way: Way) -> u8 {
        let level = hero_of(seat).and_then(|hero| self.view.open.hero(hero).level).unwrap_or_default();
        match way {
            Way::Up => level.saturating_add(1),
            Way::Down => level.saturating_sub(1),
        }
    }

    /// The boxes that a symbol moves the health marker.
    fn wounds(&self, face: Face) -> u8 {
        let damage = &self.game.content.edition.damage;
        if face == Face::Cannon { damage.cannon } else { damage.fight }
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
