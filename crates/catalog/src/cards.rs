//! Cards as a person reads them: messages put together from the data of a card, and the same as text for the terminal.
//!
//! Whatever a card says is put together from its data, so its text is right whenever its data is; only names belong to
//! a single card. Start with [`card`].

use anima::cards::Ability;
use anima::cards::text::{ability_text, innate_word};
use anima::content::{
    self, AdvantageCard, Asset, Category, CategorySet, Character, Content, Innate, Reckoning, Role,
};
use anima::state::{Status, StatusSet};
use geometry::Mil;
use kernel::{Arg, Glue, Ground, Length, Message};
use protocol::http;
use serde::Serialize;

use crate::games::GameError;
use crate::texts::{Missing, Texts};

/// A card as text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Card {
    pub id: String,
    pub name: String,
    /// What it is and its numbers, a line each.
    pub lines: Vec<String>,
    pub abilities: Vec<CardAbility>,
}

/// An ability as text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardAbility {
    pub id: String,
    pub name: String,
    /// Cost, source and kind.
    pub head: String,
    /// What it does, in whole sentences; nothing where the head says it all.
    pub body: String,
}

/// The cards that come with the program.
pub fn builtin() -> Result<Content, GameError> {
    Ok(content::read(&content::builtin())?)
}

/// What a character or an advantage card says, by its id.
pub fn card(content: &Content, id: &str) -> Option<http::CardText> {
    let character = content.characters.iter().find(|character| character.id == id);
    let advantage = || content.advantages.iter().find(|card| card.id == id);
    let (lines, abilities) = match character {
        Some(character) => (character_lines(character), &character.abilities),
        None => {
            let card = advantage()?;
            (advantage_lines(card), &card.abilities)
        }
    };
    let abilities = abilities.iter().map(|one| ability(id, one)).collect();
    Some(http::CardText { id: id.to_owned(), lines, abilities })
}

/// What an ability of the card with this id says.
pub fn ability(card: &str, ability: &Ability) -> http::CardAbility {
    let text = ability_text(card, ability);
    let name = kernel::Ability { card: card.to_owned().into(), id: ability.id.clone().into() };
    http::CardAbility {
        id: ability.id.clone(),
        name: Message::said(Arg::Ability(name)),
        head: text.head.into_iter().map(message_of).collect(),
        body: text.body.into_iter().map(sentence).collect(),
    }
}

/// A phrase as a message of its own.
fn message_of(phrase: Arg) -> Message {
    if let Arg::Message(message) = phrase { *message } else { Message::said(phrase) }
}

/// A phrase as a whole sentence.
fn sentence(phrase: Arg) -> Message {
    Message::said(Arg::list(vec![phrase], Glue::Sentences))
}

/// The text of a character or an advantage card, by its id.
pub fn card_text(texts: &Texts, content: &Content, id: &str) -> Option<Card> {
    Some(written(texts, &card(content, id)?))
}

/// A card as text.
pub fn written(texts: &Texts, card: &http::CardText) -> Card {
    let abilities = card.abilities.iter().map(|ability| written_ability(texts, ability, &mut Vec::new()));
    Card {
        id: card.id.clone(),
        name: named(texts, &card.id),
        lines: card.lines.iter().map(|line| texts.format(line)).collect(),
        abilities: abilities.collect(),
    }
}

/// What an ability of the card with this id says, as text.
pub fn card_ability(texts: &Texts, card: &str, ability: &Ability) -> CardAbility {
    try_ability(texts, card, ability, &mut Vec::new())
}

/// The same; whatever is missing for it is added to `missing`, and its key stands in its place.
pub fn try_ability(texts: &Texts, card: &str, one: &Ability, missing: &mut Vec<Missing>) -> CardAbility {
    written_ability(texts, &ability(card, one), missing)
}

pub(crate) fn written_ability(
    texts: &Texts,
    ability: &http::CardAbility,
    missing: &mut Vec<Missing>,
) -> CardAbility {
    let mut text = |message: &Message| {
        // A card may speak of a character who is in no pack yet and has no name but the id.
        let of_a_list = |problem: &Missing| {
            let Missing::Message(key) = problem else { return true };
            !key.starts_with("name-")
                || ["name-status-", "name-trait-"].iter().any(|list| key.starts_with(list))
        };
        if let Err(problem) = texts.try_format(message)
            && of_a_list(&problem)
        {
            missing.push(problem);
        }
        texts.format(message)
    };
    CardAbility {
        id: ability.id.clone(),
        name: text(&ability.name),
        head: ability.head.iter().map(&mut text).collect::<Vec<_>>().join(SEPARATOR),
        body: ability.body.iter().map(&mut text).collect::<Vec<_>>().join(" "),
    }
}

/// The name of something, or its id as a name.
fn named(texts: &Texts, id: &str) -> String {
    texts.arg(&Arg::named(id.to_owned()))
}

/// The id of the card that somebody means by an id or a name in the language of the texts.
pub fn find_card(texts: &Texts, content: &Content, wanted: &str) -> Option<String> {
    let wanted = wanted.trim().to_lowercase();
    let wanted = content.names.meant(&wanted);
    let ids = ids(content).map(str::to_owned);
    let mut found: Vec<String> = Vec::new();
    for id in ids {
        let name = texts.name(&id).to_lowercase();
        if id == wanted || id.replace('-', " ") == wanted || name == wanted {
            return Some(id);
        }
        if name.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == wanted) {
            found.push(id);
        }
    }
    // One word of a name is enough where nobody else has it.
    if found.len() == 1 { found.pop() } else { None }
}

/// The ids of all cards: characters, then advantage cards.
pub fn ids(content: &Content) -> impl Iterator<Item = &str> {
    let characters = content.characters.iter().map(|character| character.id.as_str());
    characters.chain(content.advantages.iter().map(|card| card.id.as_str()))
}

const SEPARATOR: &str = " · ";

/// A length that a card names. Cards measure in inches, on a board as well.
fn inches(length: Mil) -> Arg {
    Arg::Length(Length { thousandths: length.0, on: Ground::Table })
}

/// The name of one of a list of words.
fn of_list(list: &str, word: &str) -> Arg {
    Arg::named(format!("{list}-{word}"))
}

fn character_lines(character: &Character) -> Vec<Message> {
    let both = |first: u8, second: Option<u8>| match second {
        Some(second) => Arg::new("card-secondary-value").number("first", first).number("second", second),
        None => Arg::of(first),
    };
    let second = character.secondary;
    let attributes = Message::new("card-attributes")
        .number("level", character.level)
        .with("attack", both(character.attack, second.attack))
        .with("damage", both(character.damage, second.damage))
        .with("defense", both(character.defense, second.defense))
        .with("armor", both(character.armor, second.armor))
        .with("resistance", both(character.resistance, second.resistance))
        .number("life", character.life)
        .with("walk", inches(character.walk))
        .with("run", inches(character.run))
        .number("recovery", character.recovery)
        .number("actions", character.actions);
    let mut lines = vec![standing(character), attributes];
    let innate = innate(character);
    if !innate.is_empty() {
        lines.push(listed("card-innate-line", innate, Glue::Comma));
    }
    if character.advantages != 1 {
        lines.push(Message::new("card-carries").number("count", character.advantages));
    }
    if let Some(levels) = character.copies_per_levels {
        lines.push(Message::new("card-copies-per-levels").number("levels", levels));
    } else if character.copies > 1 {
        lines.push(Message::new("card-copies").number("count", character.copies));
    }
    let company = &character.party;
    if !company.never_with.is_empty() {
        let names = company.never_with.iter().map(|id| Arg::named(id.clone())).collect();
        lines.push(listed("card-never-with", names, Glue::Or));
    }
    if company.leads_some() {
        let factions = company.leads_factions.iter().map(|one| of_list("faction", one.word()));
        let rest = company.leads_organizations.iter().map(|one| of_list("affiliation", one.word()));
        lines.push(listed("card-leads", factions.chain(rest).collect(), Glue::Or));
    }
    if !company.factions.is_empty() {
        let names = company.factions.iter().map(|one| of_list("faction", one.word())).collect();
        lines.push(listed("card-factions", names, Glue::Or));
    }
    lines.extend(company.levels.iter().flat_map(reckoning));
    if !character.traits.is_empty() {
        let names = character.traits.iter().map(|word| of_list("trait", word)).collect();
        lines.push(listed("card-trait-line", names, Glue::Comma));
    }
    lines
}

/// A line that is about a list.
fn listed(key: &'static str, parts: Vec<Arg>, glue: Glue) -> Message {
    Message::new(key).with("list", Arg::list(parts, glue))
}

/// For whom the levels of a party are counted otherwise, and how.
fn reckoning(one: &Reckoning) -> Vec<Message> {
    let mut whom: Vec<Arg> = one.only.iter().map(|id| Arg::named(id.clone())).collect();
    whom.extend(one.traits.iter().map(|word| of_list("trait", word)));
    whom.extend(one.factions.iter().map(|one| of_list("faction", one.word())));
    whom.extend(one.affiliations.iter().map(|one| of_list("affiliation", one.word())));
    whom.extend(categories(one.categories));
    let whom = if whom.is_empty() { Arg::new("card-levels-everybody") } else { Arg::list(whom, Glue::Comma) };
    let say = |key, levels: i64| Message::new(key).with("list", whom.clone()).number("levels", levels);
    let by = i64::from(one.by);
    let mut lines = Vec::new();
    match by.signum() {
        1 => lines.push(say("card-levels-more", by)),
        -1 => lines.push(say("card-levels-less", -by)),
        _ => {}
    }
    if one.cards > 0 {
        lines.push(say("card-levels-cards", one.cards.into()));
    }
    lines
}

/// Where a character stands, from its faction to its base.
fn standing(character: &Character) -> Message {
    let mut words = vec![
        of_list("faction", character.faction.word()),
        of_list("affiliation", character.affiliation.word()),
    ];
    words.extend(categories(character.categories));
    let roles = Role::ALL.into_iter().filter(|role| character.roles.contains(*role));
    words.extend(roles.map(|role| of_list("role", role.word())));
    words.push(Arg::new("card-base").word("size", character.base.word()));
    Message::said(Arg::list(words, Glue::Dot))
}

fn categories(set: CategorySet) -> impl Iterator<Item = Arg> {
    let all = Category::ALL.into_iter().filter(move |category| set.contains(*category));
    all.map(|category| of_list("category", category.word()))
}

fn innate(character: &Character) -> Vec<Arg> {
    let held = Innate::ALL.into_iter().filter(|innate| character.innate.contains(*innate));
    let mut said: Vec<Arg> = held.map(|innate| Arg::new(innate_word(innate))).collect();
    if let Some(range) = character.range {
        said.push(Arg::new("card-innate-ranged").with("inches", inches(range)));
    }
    if character.immunity == StatusSet::NEGATIVE {
        said.push(Arg::new("card-innate-immune-negative"));
    } else if character.immunity != StatusSet::NONE {
        let states = Status::ALL.into_iter().filter(|state| character.immunity.contains(*state));
        let names = states.map(|state| of_list("status", state.word())).collect();
        said.push(Arg::new("card-innate-immune").with("states", Arg::list(names, Glue::Comma)));
    }
    said
}

fn advantage_lines(card: &AdvantageCard) -> Vec<Message> {
    let kind = Arg::new("card-advantage-kind").word("kind", card.kind.word());
    let points = Arg::new("card-points").number("points", card.points);
    let mut lines = vec![Message::said(Arg::list(vec![kind, points], Glue::Dot))];
    if card.gives_back > 0 {
        lines.push(Message::new("card-gives-back").number("points", card.gives_back));
    }
    if !card.leaders {
        lines.push(Message::new("card-no-leader"));
    }
    let mut only: Vec<Arg> = card.only.iter().map(|id| Arg::named(id.clone())).collect();
    only.extend(card.factions.iter().map(|one| of_list("faction", one.word())));
    only.extend(card.affiliations.iter().map(|one| of_list("affiliation", one.word())));
    only.extend(categories(card.categories));
    only.extend(card.traits.iter().map(|word| of_list("trait", word)));
    only.extend(card.roles.iter().map(|role| of_list("role", role.word())));
    only.extend(card.innate.iter().map(|asset| match asset {
        Asset::Innate(innate) => Arg::new(innate_word(*innate)),
        Asset::RangedAttack => Arg::new("card-shoots"),
    }));
    if !only.is_empty() {
        lines.push(listed("card-only-for", only, Glue::Comma));
    }
    if let Some(level) = card.levels_at_most {
        lines.push(Message::new("card-only-levels").number("level", level));
    }
    if let Some(level) = card.levels_at_least {
        lines.push(Message::new("card-only-levels-from").number("level", level));
    }
    let bounds = [("most", &card.attributes_at_most), ("least", &card.attributes_at_least)];
    for (bound, attributes) in bounds {
        lines.extend(attributes.iter().map(|(attribute, value)| {
            Message::new("card-only-attribute")
                .word("attribute", attribute.word())
                .word("bound", bound)
                .number("value", *value)
        }));
    }
    if let Some(copies) = card.copies {
        lines.push(Message::new("card-copies").number("count", copies));
    }
    lines.extend(card.levels.iter().flat_map(reckoning));
    lines
}
