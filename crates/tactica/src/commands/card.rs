//! `tactica card`: a character or an advantage card in words, put together from its data.

use catalog::cards::{self, Card};
use catalog::packs::OwnPack;

use crate::args;
use crate::console::{Console, Tone};
use crate::failure::Failure;

use super::measured;
use super::scenario::print_json;

pub fn run(console: &mut Console<'_>, wanted: &args::Card, packs: &[OwnPack]) -> Result<(), Failure> {
    let texts = console.texts;
    let content = measured::anima_content(None, packs, texts)?;
    let Some(name) = &wanted.name else {
        let ids: Vec<&str> = cards::ids(&content).collect();
        if wanted.json {
            return print_json(console, &ids);
        }
        return console.print(&ids.join("\n"));
    };
    let found = cards::find_card(texts, &content, name);
    let card = found.and_then(|id| cards::card_text(texts, &content, &id));
    let card = card.ok_or_else(|| Failure::Usage(texts.say("error-no-card", &[("card", name.into())])))?;
    if wanted.json { print_json(console, &card) } else { show(console, &card) }
}

/// Prints a card.
pub fn show(console: &mut Console<'_>, card: &Card) -> Result<(), Failure> {
    console.print_in(Tone::Heading, &card.name)?;
    for line in &card.lines {
        console.print(line)?;
    }
    for ability in &card.abilities {
        let args = [("name", (&ability.name).into()), ("head", (&ability.head).into())];
        console.say_in(Tone::Heading, "card-ability", &args)?;
        if !ability.body.is_empty() {
            console.print(&format!("  {}", ability.body))?;
        }
    }
    Ok(())
}
