//! The game as tests make it: an edition, the built-in cards and a match form in words.

use anima::{Anima, Form, content};

/// A game from a setup such as `edition=core-en map=… a=… b=…`. A house rule is written `rule:key=value`.
pub fn make(setup: &str) -> Result<Anima, String> {
    let (mut edition, mut rules, mut form) = (content::DEFAULT_EDITION, Vec::new(), Vec::new());
    for word in setup.split_whitespace() {
        if let Some(id) = word.strip_prefix("edition=") {
            edition = id;
        } else if let Some(rule) = word.strip_prefix("rule:") {
            rules.push(rule.split_once('=').ok_or("a house rule is written rule:key=value")?);
        } else {
            form.push(word);
        }
    }
    let mut files =
        content::builtin_edition(edition).ok_or_else(|| format!("there is no edition {edition}"))?;
    for (key, value) in rules {
        files = content::with_override(&files, key, value).map_err(|error| error.to_string())?;
    }
    let content = content::read(&files).map_err(|error| error.to_string())?;
    let form = Form::parse(&content, &form.join(" ")).map_err(|error| error.to_string())?;
    Ok(Anima::new(content, form))
}
