//! Every sentence a person reads in a terminal or a file, made from messages. The page makes its own of the same texts
//! and in the same way: what the page's formatter is tested by is made here (`tests/kept_messages.rs`).
//!
//! The texts are Fluent files, built into the program. [`Texts::format`] fills in a message; for an argument `hero` the
//! text may use
//!
//! - `$hero`: the text of a name, a number as a number, a length or a point as the reader wants it;
//! - `$hero_id`: the id or the word, to select by;
//! - `$hero_count`: how many of what is counted, listed or measured (lengths in thousandths, tenths as tenths);
//! - `$hero_long`: a length with its unit spelled out.
//!
//! An attribute that a message lacks is its `wait` where `may` is asked for, and otherwise the message itself. A message
//! that does not exist is shown in the notation, so that a journal of a later version can still be shown. Tests see to it
//! that none is missing today.

use std::sync::{Arc, LazyLock};

use content::File;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
pub use kernel::Arg;
use kernel::journal::Header;
use kernel::{Ability, Counted, Figure, Glue, Ground, Length, List, Message, Spot};

use crate::Lang;
use crate::games;
use crate::packs::{OwnNames, OwnPack, is_of_a_word, own_names, packs_among, together};

/// The texts of all games and of the program in one language.
#[derive(Clone)]
pub struct Texts {
    lang: Lang,
    bundle: Arc<FluentBundle<FluentResource>>,
    /// What packs of one's own call their things.
    own: Arc<OwnNames>,
    manner: Manner,
}

/// Why a sentence could not be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Missing {
    /// There is no such message.
    Message(String),
    /// The message exists, but something in it could not be filled in.
    Part { message: String, problem: String },
}

/// How lengths and points are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// As they are typed, in the notation of journals: for the terminal.
    Typed,
    /// As the page shows them: in the reader's unit, and squares by letters and numbers.
    Read(Units),
}

/// What a reader wants lengths on a table in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Units {
    Inches,
    Centimetres,
}

impl Texts {
    pub fn new(lang: Lang) -> Texts {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        bundle.set_use_isolating(false);
        for (_, text) in games::text_files(lang) {
            // A file with a mistake gives all its other messages; a test refuses such a file.
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Texts { lang, bundle: Arc::new(bundle), own: Arc::default(), manner: Manner::Typed }
    }

    /// The same texts with the names that packs of one's own give to their things.
    #[must_use]
    pub fn with_packs(&self, packs: &[OwnPack]) -> Texts {
        let own = together(packs).iter().flat_map(|files| own_names(files, self.lang)).collect();
        self.with_own(own)
    }

    /// The same texts with the names of the packs of one's own that a journal was played with, which go before all others.
    #[must_use]
    pub fn with_journal(&self, header: &Header) -> Texts {
        // Most journals have none, and their files are many.
        if packs_among(&header.files).is_empty() {
            return self.clone();
        }
        let file = |(path, text): &(String, String)| File { path: path.clone(), text: text.clone() };
        let mut own = OwnNames::clone(&self.own);
        own.extend(own_names(&header.files.iter().map(file).collect::<Vec<_>>(), self.lang));
        self.with_own(own)
    }

    fn with_own(&self, mut own: OwnNames) -> Texts {
        // What a pack calls a trait or tokens that have a name already is not asked for.
        own.retain(|message, _| !is_of_a_word(message) || !self.bundle.has_message(message));
        Texts { own: Arc::new(own), ..self.clone() }
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The same texts with lengths and points written in another way.
    #[must_use]
    pub fn in_manner(&self, manner: Manner) -> Texts {
        Texts { manner, ..self.clone() }
    }

    /// What packs of one's own call their things.
    pub fn own_names(&self) -> &OwnNames {
        &self.own
    }

    /// A message of the program; its key where there is none.
    pub fn say(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.try_say(key, args).unwrap_or_else(|_| key.to_owned())
    }

    pub fn try_say(&self, key: &str, args: &[(&str, Arg)]) -> Result<String, Missing> {
        let filled =
            Filler { texts: self, missing: Vec::new() }.args(args.iter().map(|(gap, arg)| (*gap, arg)));
        self.pattern(key, None, &filled)
    }

    pub fn has(&self, key: &str) -> bool {
        self.own.contains_key(key) || self.bundle.has_message(key)
    }

    /// The sentence of a message; its notation, where there is no such message.
    pub fn format(&self, message: &Message) -> String {
        Filler { texts: self, missing: Vec::new() }.message(message).unwrap_or_else(|_| message.to_string())
    }

    /// The sentence, or the first thing that is missing for it, be it only a name.
    pub fn try_format(&self, message: &Message) -> Result<String, Missing> {
        let mut filler = Filler { texts: self, missing: Vec::new() };
        let text = filler.message(message)?;
        filler.missing.into_iter().next().map_or(Ok(text), Err)
    }

    /// The text of one argument.
    pub fn arg(&self, arg: &Arg) -> String {
        Filler { texts: self, missing: Vec::new() }.text(arg)
    }

    /// The same as text.
    pub fn expected(&self, words: &str) -> String {
        self.arg(&expected(words))
    }

    /// The text of a name id; the id itself where it has none.
    pub fn name(&self, id: &str) -> String {
        self.try_name(id).unwrap_or_else(|_| id.to_owned())
    }

    pub(crate) fn try_name(&self, id: &str) -> Result<String, Missing> {
        // What an ability is called is a message of its own, since its id names it already.
        let key = if id.starts_with("ability-") { id.to_owned() } else { format!("name-{id}") };
        self.pattern(&key, None, &FluentArgs::new())
    }

    pub fn rule_title(&self, slug: &str) -> Option<String> {
        self.pattern(&rule_key(slug), None, &FluentArgs::new()).ok()
    }

    /// What the rule does, in a sentence or three.
    pub fn rule_meaning(&self, slug: &str) -> Option<String> {
        self.exact(&rule_key(slug), Some("meaning"), &FluentArgs::new()).ok()
    }

    /// Why a ruling of ours is as it is.
    pub fn rule_reason(&self, slug: &str) -> Option<String> {
        self.exact(&rule_key(slug), Some("reason"), &FluentArgs::new()).ok()
    }

    /// `a`, `a and b`, `a, b and c`, as the language has it.
    pub fn list(&self, parts: &[String]) -> String {
        self.joined(parts, Glue::And)
    }

    fn joined(&self, parts: &[String], glue: Glue) -> String {
        let last = |key: &str| match parts {
            [most @ .., last] if !most.is_empty() => {
                self.say(key, &[("most", most.join(", ").into()), ("last", last.into())])
            }
            _ => parts.concat(),
        };
        let said = match glue {
            Glue::And if parts.is_empty() => self.say("list-none", &[]),
            Glue::And => last("list-last"),
            Glue::Or => last("card-list-or"),
            Glue::Comma => parts.join(", "),
            Glue::Semicolon => parts.join("; "),
            Glue::Dot => return parts.join(" · "),
            Glue::Sentences => {
                return parts.iter().map(|part| sentence(part)).collect::<Vec<_>>().join(" ");
            }
        };
        match self.lang {
            Lang::Es => euphonic(&said),
            Lang::It => with_d(&said),
            Lang::En => said,
        }
    }

    /// A message or the nearest form of it that there is.
    fn pattern(&self, key: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Result<String, Missing> {
        let forms: &[Option<&str>] = match attribute {
            None => &[None],
            Some("may") => &[Some("may"), Some("wait"), None],
            Some(other) => &[Some(other), None],
        };
        let has = |form: &Option<&str>| match (form, self.bundle.get_message(key)) {
            (Some(form), Some(message)) => message.get_attribute(form).is_some(),
            (_, _) => form.is_none(),
        };
        self.exact(key, forms.iter().copied().find(has).flatten(), args)
    }

    fn exact(&self, key: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Result<String, Missing> {
        if let Some(name) = self.own.get(key).filter(|_| attribute.is_none()) {
            return Ok(name.clone());
        }
        let whole = || attribute.map_or_else(|| key.to_owned(), |name| format!("{key}.{name}"));
        let message = self.bundle.get_message(key).ok_or_else(|| Missing::Message(whole()))?;
        let pattern = match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        };
        let pattern = pattern.ok_or_else(|| Missing::Message(whole()))?;
        let mut errors: Vec<FluentError> = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        match errors.first() {
            None => Ok(text.into_owned()),
            Some(error) => Err(Missing::Part { message: whole(), problem: error.to_string() }),
        }
    }
}

/// Whether the program's own texts have a message, in whatever language: they all have the same.
pub fn is_known(key: &str) -> bool {
    KNOWN.has(key)
}

/// Whether a rule of the book is a ruling of ours as well.
pub fn has_reason(slug: &str) -> bool {
    KNOWN.rule_reason(slug).is_some()
}

static KNOWN: LazyLock<Texts> = LazyLock::new(|| Texts::new(Lang::En));

/// Fills messages in, innermost first, and remembers the names that are missing.
struct Filler<'a> {
    texts: &'a Texts,
    missing: Vec<Missing>,
}

impl Filler<'_> {
    fn message(&mut self, message: &Message) -> Result<String, Missing> {
        let args = self.args(message.args.iter());
        self.texts.pattern(&message.key, message.attribute.as_deref(), &args)
    }

    /// Everything that a text may use of these arguments.
    fn args<'m>(&mut self, given: impl Iterator<Item = (&'m str, &'m Arg)>) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for (gap, arg) in given {
            let mut set = |form: &str, value: FluentValue<'static>| args.set(format!("{gap}{form}"), value);
            match arg {
                Arg::Number(number) => {
                    set("", (*number).into());
                    set(ID, number.to_string().into());
                    continue;
                }
                Arg::Chance(hundredths) => {
                    set("", (*hundredths).into());
                    continue;
                }
                Arg::Tenths(tenths) => set(COUNT, (*tenths).into()),
                Arg::Length(length) => {
                    set(COUNT, length.thousandths.into());
                    set(LONG, self.long(*length).into());
                }
                Arg::Name(id) => {
                    set(ID, id.to_string().into());
                    set(COUNT, 1.into());
                }
                Arg::Figure(Figure { word, .. }) => {
                    set(ID, word.to_string().into());
                    set(COUNT, 1.into());
                }
                Arg::Ability(Ability { id, .. }) => {
                    set(ID, id.to_string().into());
                    set(COUNT, 1.into());
                }
                Arg::Rule(word) | Arg::Word(word) | Arg::Text(word) => set(ID, word.to_string().into()),
                Arg::Counted(Counted { name, count }) => {
                    set(ID, name.to_string().into());
                    set(COUNT, (*count).into());
                }
                Arg::List(List { parts, .. }) => {
                    if parts.is_empty() {
                        set(ID, "none".into());
                    }
                    set(COUNT, i64::try_from(parts.len()).unwrap_or(i64::MAX).into());
                }
                Arg::Signed(_) | Arg::Point(_) | Arg::Message(_) => {}
            }
            let text = self.text(arg);
            args.set(gap.to_owned(), text);
        }
        args
    }

    fn text(&mut self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) | Arg::Chance(number) => number.to_string(),
            Arg::Signed(number) => format!("{number:+}"),
            Arg::Tenths(tenths) => self.decimal(&format!("{}.{}", tenths / 10, tenths % 10)),
            Arg::Length(length) => self.short(*length),
            Arg::Point(spot) => self.point(*spot),
            Arg::Figure(Figure { word, name: Some(name), several }) => {
                let name = self.name(name);
                if !several {
                    return name;
                }
                let tag = self.texts.name(word);
                self.texts.say("tagged", &[("name", name.into()), ("tag", tag.into())])
            }
            Arg::Figure(Figure { word: id, name: None, .. }) => self.texts.name(id),
            Arg::Name(id) => self.name(id),
            // What is not on this card is on its bearer's, whoever that will be.
            Arg::Ability(Ability { card, id }) => {
                let named = self.texts.pattern(&format!("ability-{card}-{id}"), None, &FluentArgs::new());
                named.unwrap_or_else(|_| spelled(id))
            }
            Arg::Rule(slug) => self.texts.rule_title(slug).unwrap_or_else(|| slug.to_string()),
            Arg::Word(word) | Arg::Text(word) => word.to_string(),
            Arg::Counted(Counted { name, count }) => {
                let name = self.name(name);
                self.texts.say("counted", &[("amount", (*count).into()), ("name", name.into())])
            }
            Arg::List(List { parts, glue }) => {
                let parts: Vec<String> = parts.iter().map(|part| self.text(part)).collect();
                self.texts.joined(&parts, *glue)
            }
            Arg::Message(message) => self.message(message).unwrap_or_else(|problem| {
                self.missing.push(problem);
                message.to_string()
            }),
        }
    }

    fn name(&mut self, id: &str) -> String {
        self.texts.try_name(id).unwrap_or_else(|problem| {
            self.missing.push(problem);
            spelled(id)
        })
    }

    fn short(&self, length: Length) -> String {
        match (self.texts.manner, length.on) {
            (Manner::Typed, _) => length.to_string(),
            (Manner::Read(_), Ground::Board) => self.decimal(&length.to_string()),
            (Manner::Read(Units::Inches), Ground::Table) => {
                format!("{}″", self.decimal(&inches(length.thousandths)))
            }
            (Manner::Read(Units::Centimetres), Ground::Table) => {
                format!("{} cm", self.decimal(&centimetres(length.thousandths)))
            }
        }
    }

    fn long(&self, length: Length) -> String {
        let number = match (self.texts.manner, length.on) {
            (Manner::Typed, Ground::Table) => length.to_string(),
            (Manner::Read(Units::Inches), Ground::Table) => inches(length.thousandths),
            (Manner::Read(Units::Centimetres), Ground::Table) | (_, Ground::Board) => {
                return self.short(length);
            }
        };
        let count = number.parse().map_or_else(|_| self.decimal(&number).into(), Arg::Number);
        self.texts.say("length-inches", &[("count", count)])
    }

    fn point(&self, spot: Spot) -> String {
        let between = if self.texts.lang == Lang::En { ", " } else { "; " };
        let both = |written: fn(i32) -> String| {
            let [x, y] = [spot.x, spot.y].map(|part| self.decimal(&written(part)));
            format!("({x}{between}{y})")
        };
        match (self.texts.manner, spot.on) {
            (Manner::Typed, _) => spot.to_string(),
            (Manner::Read(_), Ground::Board) => square(spot.x, spot.y),
            (Manner::Read(Units::Inches), Ground::Table) => both(inches),
            (Manner::Read(Units::Centimetres), Ground::Table) => both(centimetres),
        }
    }

    /// A number as the language writes it.
    fn decimal(&self, number: &str) -> String {
        match self.texts.lang {
            Lang::En => number.to_owned(),
            Lang::Es | Lang::It => number.replace('.', ","),
        }
    }
}

/// What stands behind the gap's name for its other forms.
const ID: &str = "_id";
const COUNT: &str = "_count";
const LONG: &str = "_long";

/// Thousandths of an inch in inches, to the nearest tenth.
fn inches(thousandths: i32) -> String {
    tenths((thousandths.unsigned_abs() + 50) / 100, thousandths)
}

/// Thousandths of an inch in centimetres, to the nearest tenth.
fn centimetres(thousandths: i32) -> String {
    tenths((thousandths.unsigned_abs() * 254 + 5000) / 10_000, thousandths)
}

fn tenths(size: u32, sign: i32) -> String {
    let (whole, rest) = (size / 10, size % 10);
    let minus = if sign < 0 && size > 0 { "-" } else { "" };
    if rest == 0 { format!("{minus}{whole}") } else { format!("{minus}{whole}.{rest}") }
}

/// A square as on a chart: columns are letters, rows numbers from the south.
fn square(x: i32, y: i32) -> String {
    const LETTERS: i32 = 26;
    let letter = |number: i32| {
        let number = u8::try_from(number.rem_euclid(LETTERS)).unwrap_or_default();
        char::from(b'A' + number)
    };
    let rounds = x.div_euclid(LETTERS);
    let first = if rounds > 0 { letter(rounds - 1).to_string() } else { String::new() };
    format!("{first}{}{}", letter(x), y + 1)
}

/// An id as a name: `the-colonel` is The Colonel.
fn spelled(id: &str) -> String {
    id.split('-').map(capital).collect::<Vec<_>>().join(" ")
}

/// The phrase with a capital.
pub(crate) fn capital(phrase: &str) -> String {
    let mut letters = phrase.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
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
    let whole = capital(&said);
    if whole.ends_with(['.', '!', '?']) { whole } else { whole + "." }
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

/// What a reader of somebody's words expected. A form such as `key=value` is the same in every language and stays.
pub fn expected(words: &str) -> Arg {
    let key = expected_key(words);
    if is_known(&key) { Arg::new(key) } else { words.into() }
}

/// A word that may be the id of something with a name.
pub fn word(word: &str) -> Arg {
    let named = is_known(&format!("name-{word}")) || word.starts_with("ability-") && is_known(word);
    if named { Arg::named(word.to_owned()) } else { word.into() }
}

/// The message of something expected: its letters and numbers.
fn expected_key(words: &str) -> String {
    let parts = words.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
    std::iter::once("expected").chain(parts).collect::<Vec<_>>().join("-").to_ascii_lowercase()
}

/// The message of a rule: Fluent has no dots in its ids.
fn rule_key(slug: &str) -> String {
    format!("rule-{}", slug.replace(['.', '_'], "-"))
}
