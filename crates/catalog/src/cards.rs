//! Cards as a person reads them: the phrases of `anima::cards::text` filled in from the texts of a language.
//!
//! Whatever a card says is put together from its data, so its text is right whenever its data is; only names belong to
//! a single card. Start with [`card_text`].

use anima::cards::Ability;
use anima::cards::text::{Glue, Phrase, ability_text, innate_word};
use anima::content::{
    self, AdvantageCard, Asset, Category, CategorySet, Character, Content, Innate, Reckoning, Role,
};
use anima::state::{Status, StatusSet};
use fluent_bundle::FluentArgs;
use serde::Serialize;

use crate::Lang;
use crate::games::GameError;
use crate::texts::{Arg, Missing, Texts};

/// A card in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Card {
    pub id: String,
    pub name: String,
    /// What it is and its numbers, a line each.
    pub lines: Vec<String>,
    pub abilities: Vec<CardAbility>,
}

/// An ability in words.
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

/// The text of a character or an advantage card, by its id.
pub fn card_text(texts: &Texts, content: &Content, id: &str) -> Option<Card> {
    let character = content.characters.iter().find(|character| character.id == id);
    let advantage = || content.advantages.iter().find(|card| card.id == id);
    let (lines, abilities) = match character {
        Some(character) => (character_lines(texts, character), &character.abilities),
        None => {
            let card = advantage()?;
            (advantage_lines(texts, card), &card.abilities)
        }
    };
    let abilities = abilities.iter().map(|ability| card_ability(texts, id, ability)).collect();
    Some(Card { id: id.to_owned(), name: texts.name(id), lines, abilities })
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

/// What an ability of the card with this id says.
pub fn card_ability(texts: &Texts, card: &str, ability: &Ability) -> CardAbility {
    try_ability(texts, card, ability, &mut Vec::new())
}

/// The same; whatever is missing for it is added to `missing`, and its key stands in its place.
pub fn try_ability(texts: &Texts, card: &str, ability: &Ability, missing: &mut Vec<Missing>) -> CardAbility {
    let text = ability_text(card, ability);
    let head: Vec<String> = text.head.iter().map(|phrase| say(texts, phrase, missing)).collect();
    let body: Vec<String> = text.body.iter().map(|phrase| sentence(&say(texts, phrase, missing))).collect();
    CardAbility {
        id: ability.id.clone(),
        name: name(texts, &format!("ability-{card}-{}", ability.id), missing),
        head: head.join(SEPARATOR),
        body: body.join(" "),
    }
}

const SEPARATOR: &str = " · ";

fn character_lines(texts: &Texts, character: &Character) -> Vec<String> {
    let both = |first: u8, second: Option<u8>| match second {
        Some(second) => Arg::from(
            texts.say("card-secondary-value", &[("first", first.into()), ("second", second.into())]),
        ),
        None => Arg::from(first),
    };
    let second = character.secondary;
    let args = [
        ("level", i64::from(character.level).into()),
        ("attack", both(character.attack, second.attack)),
        ("damage", both(character.damage, second.damage)),
        ("defense", both(character.defense, second.defense)),
        ("armor", both(character.armor, second.armor)),
        ("resistance", both(character.resistance, second.resistance)),
        ("life", character.life.into()),
        ("walk", character.walk.to_string().into()),
        ("run", character.run.to_string().into()),
        ("recovery", character.recovery.into()),
        ("actions", character.actions.into()),
    ];
    let mut lines = vec![standing(texts, character), texts.say("card-attributes", &args)];
    let innate = innate(texts, character);
    if !innate.is_empty() {
        lines.push(texts.say("card-innate-line", &[("list", innate.join(", ").into())]));
    }
    if character.advantages != 1 {
        lines.push(texts.say("card-carries", &[("count", character.advantages.into())]));
    }
    if let Some(levels) = character.copies_per_levels {
        lines.push(texts.say("card-copies-per-levels", &[("levels", i64::from(levels).into())]));
    } else if character.copies > 1 {
        lines.push(texts.say("card-copies", &[("count", character.copies.into())]));
    }
    let named = |id: &String| name(texts, id, &mut Vec::new());
    let company = &character.party;
    if !company.never_with.is_empty() {
        let names: Vec<String> = company.never_with.iter().map(named).collect();
        lines.push(texts.say("card-never-with", &[("list", list(texts, &names, Glue::Or).into())]));
    }
    if company.leads_some() {
        let factions =
            company.leads_factions.iter().map(|one| texts.name(&format!("faction-{}", one.word())));
        let rest = company.leads_organizations.iter();
        let rest = rest.map(|one| texts.name(&format!("affiliation-{}", one.word())));
        let names: Vec<String> = factions.chain(rest).collect();
        lines.push(texts.say("card-leads", &[("list", list(texts, &names, Glue::Or).into())]));
    }
    if !company.factions.is_empty() {
        let names = company.factions.iter().map(|one| texts.name(&format!("faction-{}", one.word())));
        let names: Vec<String> = names.collect();
        lines.push(texts.say("card-factions", &[("list", list(texts, &names, Glue::Or).into())]));
    }
    lines.extend(company.levels.iter().flat_map(|one| reckoning(texts, one)));
    if !character.traits.is_empty() {
        let names: Vec<String> =
            character.traits.iter().map(|word| texts.name(&format!("trait-{word}"))).collect();
        lines.push(texts.say("card-trait-line", &[("list", names.join(", ").into())]));
    }
    lines
}

/// For whom the levels of a party are counted otherwise, and how.
fn reckoning(texts: &Texts, one: &Reckoning) -> Vec<String> {
    let mut whom: Vec<String> = one.only.iter().map(|id| name(texts, id, &mut Vec::new())).collect();
    whom.extend(one.traits.iter().map(|word| texts.name(&format!("trait-{word}"))));
    whom.extend(one.factions.iter().map(|one| texts.name(&format!("faction-{}", one.word()))));
    whom.extend(one.affiliations.iter().map(|one| texts.name(&format!("affiliation-{}", one.word()))));
    whom.extend(categories(texts, one.categories));
    let whom = if whom.is_empty() { texts.say("card-levels-everybody", &[]) } else { whom.join(", ") };
    let say = |key, levels: i64| texts.say(key, &[("list", whom.as_str().into()), ("levels", levels.into())]);
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
fn standing(texts: &Texts, character: &Character) -> String {
    let mut words = vec![
        texts.name(&format!("faction-{}", character.faction.word())),
        texts.name(&format!("affiliation-{}", character.affiliation.word())),
    ];
    words.extend(categories(texts, character.categories));
    let roles = Role::ALL.into_iter().filter(|role| character.roles.contains(*role));
    words.extend(roles.map(|role| texts.name(&format!("role-{}", role.word()))));
    words.push(texts.say("card-base", &[("size", character.base.word().into())]));
    words.join(SEPARATOR)
}

fn categories(texts: &Texts, set: CategorySet) -> Vec<String> {
    let all = Category::ALL.into_iter().filter(|category| set.contains(*category));
    all.map(|category| texts.name(&format!("category-{}", category.word()))).collect()
}

fn innate(texts: &Texts, character: &Character) -> Vec<String> {
    let held = Innate::ALL.into_iter().filter(|innate| character.innate.contains(*innate));
    let mut said: Vec<String> = held.map(|innate| texts.say(innate_word(innate), &[])).collect();
    if let Some(range) = character.range {
        said.push(texts.say("card-innate-ranged", &[("inches", range.to_string().into())]));
    }
    if character.immunity == StatusSet::NEGATIVE {
        said.push(texts.say("card-innate-immune-negative", &[]));
    } else if character.immunity != StatusSet::NONE {
        let states = Status::ALL.into_iter().filter(|state| character.immunity.contains(*state));
        let names: Vec<String> =
            states.map(|state| texts.name(&format!("status-{}", state.word()))).collect();
        said.push(texts.say("card-innate-immune", &[("states", names.join(", ").into())]));
    }
    said
}

fn advantage_lines(texts: &Texts, card: &AdvantageCard) -> Vec<String> {
    let kind = texts.say("card-advantage-kind", &[("kind", card.kind.word().into())]);
    let points = texts.say("card-points", &[("points", card.points.into())]);
    let mut lines = vec![format!("{kind}{SEPARATOR}{points}")];
    if card.gives_back > 0 {
        lines.push(texts.say("card-gives-back", &[("points", card.gives_back.into())]));
    }
    if !card.leaders {
        lines.push(texts.say("card-no-leader", &[]));
    }
    let mut only: Vec<String> = card.only.iter().map(|id| name(texts, id, &mut Vec::new())).collect();
    only.extend(card.factions.iter().map(|one| texts.name(&format!("faction-{}", one.word()))));
    only.extend(card.affiliations.iter().map(|one| texts.name(&format!("affiliation-{}", one.word()))));
    only.extend(categories(texts, card.categories));
    only.extend(card.traits.iter().map(|word| texts.name(&format!("trait-{word}"))));
    only.extend(card.roles.iter().map(|role| texts.name(&format!("role-{}", role.word()))));
    only.extend(card.innate.iter().map(|asset| match asset {
        Asset::Innate(innate) => texts.say(innate_word(*innate), &[]),
        Asset::RangedAttack => texts.say("card-shoots", &[]),
    }));
    if !only.is_empty() {
        lines.push(texts.say("card-only-for", &[("list", only.join(", ").into())]));
    }
    if let Some(level) = card.levels_at_most {
        lines.push(texts.say("card-only-levels", &[("level", i64::from(level).into())]));
    }
    if let Some(level) = card.levels_at_least {
        lines.push(texts.say("card-only-levels-from", &[("level", i64::from(level).into())]));
    }
    let bounds = [("most", &card.attributes_at_most), ("least", &card.attributes_at_least)];
    for (bound, attributes) in bounds {
        lines.extend(attributes.iter().map(|(attribute, value)| {
            let args = [
                ("attribute", attribute.word().into()),
                ("bound", bound.into()),
                ("value", i64::from(*value).into()),
            ];
            texts.say("card-only-attribute", &args)
        }));
    }
    if let Some(copies) = card.copies {
        lines.push(texts.say("card-copies", &[("count", copies.into())]));
    }
    lines.extend(card.levels.iter().flat_map(|one| reckoning(texts, one)));
    lines
}

/// A phrase in the language of the texts.
fn say(texts: &Texts, phrase: &Phrase, missing: &mut Vec<Missing>) -> String {
    match phrase {
        Phrase::Message { key, attribute, fills } => {
            let mut args = FluentArgs::with_capacity(fills.len());
            for (gap, fill) in fills {
                match fill {
                    Phrase::Number(number) => args.set(*gap, *number),
                    Phrase::Message { .. }
                    | Phrase::Signed(_)
                    | Phrase::Word(_)
                    | Phrase::Name(_)
                    | Phrase::Ability { .. }
                    | Phrase::List(..) => args.set(*gap, say(texts, fill, missing)),
                }
            }
            texts.format(key, *attribute, &args).unwrap_or_else(|problem| {
                missing.push(problem);
                (*key).to_owned()
            })
        }
        Phrase::Number(number) => number.to_string(),
        Phrase::Signed(number) => format!("{number:+}"),
        Phrase::Word(word) => (*word).to_owned(),
        Phrase::Name(id) => name(texts, id, missing),
        // What is not on this card is on its bearer's, whoever that will be.
        Phrase::Ability { card, id } => {
            texts.try_say(&format!("ability-{card}-{id}"), &[]).unwrap_or_else(|_| spelled(id))
        }
        Phrase::List(parts, glue) => {
            let parts: Vec<String> = parts.iter().map(|part| say(texts, part, missing)).collect();
            list(texts, &parts, *glue)
        }
    }
}

/// The name of something: abilities have messages of their own, all else is `name-<id>`. A card may speak of a character
/// who is in no pack yet and has no name but the id.
fn name(texts: &Texts, id: &str, missing: &mut Vec<Missing>) -> String {
    let found = if id.starts_with("ability-") { texts.try_say(id, &[]) } else { texts.try_name(id) };
    found.unwrap_or_else(|problem| {
        let of_a_list = ["ability-", "status-", "trait-"].iter().any(|list| id.starts_with(list));
        if of_a_list {
            missing.push(problem);
        }
        spelled(id)
    })
}

/// An id as a name: `the-colonel` is The Colonel.
fn spelled(id: &str) -> String {
    id.split('-').map(capital).collect::<Vec<_>>().join(" ")
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn list(texts: &Texts, parts: &[String], glue: Glue) -> String {
    let last = |key: &str| match parts {
        [most @ .., last] if !most.is_empty() => {
            texts.say(key, &[("most", most.join(", ").into()), ("last", last.into())])
        }
        _ => parts.concat(),
    };
    let said = match glue {
        Glue::And => last("list-last"),
        Glue::Or => last("card-list-or"),
        Glue::Comma => parts.join(", "),
        Glue::Semicolon => parts.join("; "),
    };
    match texts.lang() {
        Lang::Es => euphonic(&said),
        Lang::It => with_d(&said),
        Lang::En => said,
    }
}

/// Spanish says *e* for *y* before the sound of an *i*, and *u* for *o* before that of an *o*.
fn euphonic(text: &str) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    for place in 1..words.len() {
        let next = words[place].to_lowercase();
        let i = (next.starts_with('i') || next.starts_with("hi")) && !next.starts_with("hie");
        let o = next.starts_with('o') || next.starts_with("ho");
        match words[place - 1] {
            "y" if i => words[place - 1] = "e",
            "o" if o => words[place - 1] = "u",
            _ => {}
        }
    }
    words.join(" ")
}

/// Italian says *ed* for *e* before the sound of an *e*.
fn with_d(text: &str) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    for place in 1..words.len() {
        if words[place - 1] == "e" && words[place].to_lowercase().starts_with(['e', 'è', 'é']) {
            words[place - 1] = "ed";
        }
    }
    words.join(" ")
}

/// A phrase as a sentence: a capital, a full stop, and no comma where a clause has nothing behind it.
fn sentence(phrase: &str) -> String {
    let mut said = String::with_capacity(phrase.len() + 1);
    let mut letters = phrase.trim().chars().peekable();
    while let Some(letter) = letters.next() {
        let closes = |next: Option<&char>| next.is_none_or(|next| ",.;:)".contains(*next));
        match letter {
            ',' if closes(letters.peek()) => {}
            _ => said.push(letter),
        }
    }
    capital(&said) + "."
}
