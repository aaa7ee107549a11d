//! The page's types, made from ours: those of the frame here, those of each game where the game has its own.

use std::any::TypeId;
use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

use crate::{ClientMessage, ServerMessage, VERSION, http};

/// The text of the page's `types.ts`.
pub fn typescript() -> String {
    let mut text = format!(
        "// Made by `UPDATE_EXPECT=1 cargo test -p protocol`. Do not edit.\n\nexport const VERSION = {VERSION};\n"
    );
    for declaration in frame().types.values() {
        text.push_str(&format!("\nexport {declaration}\n"));
    }
    text
}

/// The text of a game's types, which lies one folder beside that of the frame's.
pub fn typescript_of_game(of_crate: &str, types: &Types) -> String {
    let frame = frame();
    let own =
        || types.types.iter().filter(|(name, _)| !frame.types.contains_key(*name)).map(|(_, text)| text);
    let used = |name: &&String| {
        own().any(|text| text.split(|at: char| !at.is_alphanumeric()).any(|word| word == *name))
    };
    let names: Vec<&str> = frame.types.keys().filter(used).map(String::as_str).collect();
    let mut text = format!("// Made by `UPDATE_EXPECT=1 cargo test -p {of_crate}`. Do not edit.\n");
    if !names.is_empty() {
        text.push_str(&format!("\nimport type {{ {} }} from '../wire/types';\n", names.join(", ")));
    }
    for declaration in own() {
        text.push_str(&format!("\nexport {declaration}\n"));
    }
    text
}

fn frame() -> Types {
    let mut found = Types::new();
    found.add::<ClientMessage>();
    found.add::<ServerMessage>();
    found.add::<http::Person>();
    found.add::<http::Rename>();
    found.add::<http::Login>();
    found.add::<http::HttpError>();
    found.add::<http::FormAsked>();
    found.add::<http::Form>();
    found.add::<http::Opponents>();
    found.add::<http::NewTable>();
    found.add::<http::NewTableMade>();
    found.add::<http::Lobby>();
    found.add::<http::Sit>();
    found.add::<http::Sat>();
    found.add::<http::Replay>();
    found.add::<http::Frames>();
    found.add::<http::Fork>();
    found.add::<http::Review>();
    found.add::<http::RuleInfo>();
    found.add::<http::CardText>();
    found
}

/// Whether the page has these types, which it is checked against: the file is written anew where UPDATE_EXPECT is set.
pub fn page_has(path: &str, made: &str) -> bool {
    if std::env::var_os("UPDATE_EXPECT").is_some() && std::fs::write(path, made).is_err() {
        return false;
    }
    std::fs::read_to_string(path).is_ok_and(|kept| kept == made)
}

/// Every type that has a name of its own, by that name.
pub struct Types {
    config: Config,
    seen: Vec<TypeId>,
    types: BTreeMap<String, String>,
}

impl Types {
    pub fn new() -> Types {
        // Nothing of ours grows past what a number of JavaScript holds exactly.
        let config = Config::new().with_large_int("number");
        Types { config, seen: Vec::new(), types: BTreeMap::new() }
    }

    /// Adds a type and all that it is made of.
    pub fn add<T: TS + 'static + ?Sized>(&mut self) {
        self.visit::<T>();
    }
}

impl Default for Types {
    fn default() -> Types {
        Types::new()
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if self.seen.contains(&TypeId::of::<T>()) {
            return;
        }
        self.seen.push(TypeId::of::<T>());
        // Only types of ours are written to files; numbers, lists and options are spelled where they stand.
        if T::output_path().is_some() {
            let (name, declaration) = (T::ident(&self.config), T::decl(&self.config));
            self.types.insert(name, in_short(&declaration));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// A declaration with each comment of one line on one line, and nothing at the ends of lines.
fn in_short(declaration: &str) -> String {
    let mut short = String::new();
    let mut lines = declaration.lines().map(str::trim_end).peekable();
    while let Some(line) = lines.next() {
        let mut comment = Vec::new();
        if line == "/**" {
            comment.extend(std::iter::from_fn(|| lines.next_if(|line| *line != " */")));
            lines.next();
        }
        match comment[..] {
            [] => short.push_str(line),
            [only] => short.push_str(&format!("/** {} */", only.trim_start_matches(" * "))),
            [..] => short.push_str(&format!("/**\n{}\n */", comment.join("\n"))),
        }
        short.push('\n');
    }
    short.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::{page_has, typescript};

    /// The page is checked against the types that the server really speaks.
    #[test]
    fn the_page_has_these_types() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/wire/types.ts");
        let same = page_has(path, &typescript());
        assert!(same, "the page's types have drifted: run UPDATE_EXPECT=1 cargo test -p protocol");
    }
}
