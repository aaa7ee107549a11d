//! The cards of The Last Stand to be read: Titans, their action cards, heroes and tactics cards.

use kernel::{Game, Message, Viewer};
use laststand::LastStand;
use protocol::http::{CardAbility, CardText};

use super::{Drawer, sentence, words};
use crate::texts::Texts;

/// The card that somebody means by an id or a name.
pub fn card_text(game: &LastStand, wanted: &str, texts: &Texts) -> Option<CardText> {
    let content = &game.content;
    let action_cards = content.titans.iter().flat_map(|titan| titan.cards.iter().map(|card| &card.id));
    let rest = content.heroes.iter().map(|hero| &hero.id).chain(content.tactics.iter().map(|card| &card.id));
    let titans = content.titans.iter().map(|titan| &titan.id);
    let wanted = wanted.trim().to_lowercase();
    let mut all = titans.chain(action_cards).chain(rest);
    let id = all.find(|id| **id == wanted || texts.name(id).to_lowercase() == wanted)?;
    // What a card says depends on nothing but how many heroes there are.
    let view = game.view(&game.start(), Viewer::Spectator);
    let drawer = Drawer { game, view: &view };
    let card = |lines: Vec<Message>, abilities: Vec<CardAbility>| {
        Some(CardText { id: id.clone(), lines, abilities })
    };
    if let Some(titan) = content.titans.iter().find(|titan| titan.id == *id) {
        let abilities = drawer.titan(titan).abilities.into_iter().map(|ability| CardAbility {
            name: Message::named(ability.id.clone()),
            id: ability.id,
            head: vec![words::told("card-cost").number("cost", ability.cost)],
            body: vec![ability.text],
        });
        return card(Vec::new(), abilities.collect());
    }
    if let Some(found) = content.titans.iter().flat_map(|titan| &titan.cards).find(|card| card.id == *id) {
        let drawn = drawer.action_card(found);
        let area = drawn.area.map(|area| sentence(Message::named(area)));
        return card(area.into_iter().chain(drawn.effects).chain([drawn.stop]).collect(), Vec::new());
    }
    if content.heroes.iter().any(|hero| hero.id == *id) {
        return card(vec![drawer.hero_card(id).power], Vec::new());
    }
    let found = content.tactics.iter().find(|card| card.id == *id)?;
    let drawn = drawer.tactics_card(found);
    let conditions = drawn.conditions.into_iter().map(|condition| condition.text);
    card(conditions.chain([Message::sentences(drawn.effect)]).collect(), Vec::new())
}
