//! The page's types, made from ours.

use std::any::TypeId;
use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

use crate::{ClientMessage, ServerMessage, VERSION, http, last_stand};

/// The text of the page's `types.ts`.
pub fn typescript() -> String {
    // Nothing of ours grows past what a number of JavaScript holds exactly.
    let mut found =
        Found { config: Config::new().with_large_int("number"), seen: Vec::new(), types: BTreeMap::new() };
    found.visit::<ClientMessage>();
    found.visit::<ServerMessage>();
    found.visit::<http::Person>();
    found.visit::<http::Rename>();
    found.visit::<http::Login>();
    found.visit::<http::HttpError>();
    found.visit::<http::FormAsked>();
    found.visit::<http::Form>();
    found.visit::<http::Opponents>();
    found.visit::<http::NewTable>();
    found.visit::<http::NewTableMade>();
    found.visit::<http::Lobby>();
    found.visit::<http::Sit>();
    found.visit::<http::Sat>();
    found.visit::<http::Replay>();
    found.visit::<http::Frames>();
    found.visit::<http::Fork>();
    found.visit::<http::Review>();
    found.visit::<http::RuleText>();
    found.visit::<http::CardText>();
    let faces = last_stand::FACES.map(|face| format!("'{face}'")).join(", ");
    let mut text = format!(
        "// Made by `UPDATE_EXPECT=1 cargo test -p protocol`. Do not edit.\n\n\
         export const VERSION = {VERSION};\n\n\
         export const FACES = [{faces}] as const;\n"
    );
    for declaration in found.types.values() {
        text.push_str(&format!("\nexport {declaration}\n"));
    }
    text
}

/// Every type that has a name of its own, by that name.
struct Found {
    config: Config,
    seen: Vec<TypeId>,
    types: BTreeMap<String, String>,
}

impl TypeVisitor for Found {
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
    use super::typescript;

    /// The page is checked against the types that the server really speaks.
    #[test]
    fn the_page_has_these_types() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/wire/types.ts");
        let made = typescript();
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            std::fs::write(path, &made).expect("the page's folder is there");
        }
        let kept = std::fs::read_to_string(path).expect("the page's types are kept in the repository");
        assert!(kept == made, "the page's types have drifted: run UPDATE_EXPECT=1 cargo test -p protocol");
    }
}
