//! The game as tests make it: the built-in cards and a match form in words.

use laststand::{Form, LastStand, content};

/// A game from a setup such as `heroes=3 titan=basic`. A house rule is written `rule:key=value`.
pub fn make(setup: &str) -> Result<LastStand, String> {
    let (mut files, mut form) = (content::builtin(), Vec::new());
    for word in setup.split_whitespace() {
        match word.strip_prefix("rule:").and_then(|rule| rule.split_once('=')) {
            Some((key, value)) => {
                files = content::with_override(&files, key, value).map_err(|error| error.to_string())?;
            }
            None => form.push(word),
        }
    }
    let content = content::read(&files).map_err(|error| error.to_string())?;
    let form = Form::parse(&content, &form.join(" ")).map_err(|error| error.to_string())?;
    Ok(LastStand::new(content, form))
}
