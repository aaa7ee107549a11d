//! Every text exists, in every language, with the same parts and the same gaps to fill.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use catalog::texts::Missing;
use catalog::{Catalogue, Lang, Texts, games};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use kernel::dice::{below_usize, stream};
use kernel::{Message, Pending, Seat, Viewer, Worded};
use laststand::LastStand;

/// The messages of a language: for each message and attribute the variables in it.
fn messages(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    for (path, text) in games::text_files(lang) {
        let resource = fluent_syntax::parser::parse(*text)
            .unwrap_or_else(|(_, errors)| panic!("{path} is not good Fluent: {errors:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name.to_owned();
            let value = message.value.as_ref().unwrap_or_else(|| panic!("{path}: {id} says nothing"));
            let mut patterns = vec![(id.clone(), value)];
            for attribute in &message.attributes {
                patterns.push((format!("{id}.{}", attribute.id.name), &attribute.value));
            }
            for (id, pattern) in patterns {
                let mut variables = BTreeSet::new();
                collect(pattern, &mut variables);
                assert!(messages.insert(id.clone(), variables).is_none(), "{path}: {id} stands there twice");
            }
        }
    }
    messages
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => collect_inline(inline, variables),
            Expression::Select { selector, variants } => {
                collect_inline(selector, variables);
                variants.iter().for_each(|variant| collect(&variant.value, variables));
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = expression.as_ref() {
                collect_inline(inline, variables);
            }
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::FunctionReference { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}

/// Three languages, the same messages, the same attributes, the same variables.
#[test]
fn languages_agree() {
    let english = messages(Lang::En);
    assert!(english.len() > 400, "there are only {} messages", english.len());
    for lang in [Lang::Es, Lang::It] {
        let other = messages(lang);
        let missing: Vec<&String> = english.keys().filter(|id| !other.contains_key(*id)).collect();
        let extra: Vec<&String> = other.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{lang:?} lacks {missing:?} and has {extra:?}");
        for (id, variables) in &english {
            assert_eq!(variables, &other[id], "{id} in {lang:?} fills in other things");
        }
    }
}

/// The rules that each engine knows.
fn engine(game: &str) -> &'static [kernel::Rule] {
    match game {
        "last-stand" => laststand::slug::ALL,
        "anima" => anima::slug::ALL,
        _ => panic!("{game} has no engine here"),
    }
}

/// Every rule of the catalogues has a title and a meaning, every ruling a reason, and no text is about no rule.
#[test]
fn rules_have_texts() {
    let mut slugs: BTreeSet<String> = BTreeSet::new();
    for game in games::GAMES {
        let (path, text) = games::rules_file(game).unwrap();
        let catalogue = Catalogue::read(text).unwrap_or_else(|error| panic!("{path}: {error}"));
        let known: BTreeSet<&str> = catalogue.rules.iter().map(|rule| rule.slug.as_str()).collect();
        assert_eq!(known.len(), catalogue.rules.len(), "{path} has a rule twice");
        let engine: BTreeSet<&str> = engine(game).iter().map(|rule| rule.0).collect();
        assert_eq!(known, engine, "the engine and {path} know different rules");
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for rule in &catalogue.rules {
                assert!(texts.rule_title(&rule.slug).is_some(), "{} has no title in {lang:?}", rule.slug);
                assert!(texts.rule_meaning(&rule.slug).is_some(), "{} has no meaning in {lang:?}", rule.slug);
                let ruling = rule.book == catalog::catalogue::Book::Ruling;
                let reason = texts.rule_reason(&rule.slug).is_some();
                assert!(reason || !ruling, "{}: a ruling has a reason", rule.slug);
                assert!(texts.has(&format!("chapter-{}", rule.chapter)), "{} has no heading", rule.chapter);
            }
        }
        slugs.extend(known.iter().map(|slug| slug.replace(['.', '_'], "-")));
    }
    for id in messages(Lang::En).keys().filter(|id| !id.contains('.')) {
        if let Some(slug) = id.strip_prefix("rule-") {
            assert!(slugs.contains(slug), "{id} is the text of no rule");
        }
    }
}

/// Everything in the content of both games has a name.
#[test]
fn content_has_names() {
    let content = laststand::content::read(&laststand::content::builtin()).unwrap();
    let mut ids: Vec<String> = Vec::new();
    for titan in &content.titans {
        ids.push(titan.id.clone());
        ids.extend(titan.cards.iter().map(|card| card.id.clone()));
    }
    ids.extend(content.heroes.iter().map(|hero| hero.id.clone()));
    ids.extend(content.tactics.iter().map(|card| card.id.clone()));
    ids.extend(content.edition.areas.iter().map(|area| format!("area-{}", area.id)));
    ids.extend(games::GAMES.iter().map(|game| (*game).to_owned()));
    let battle = anima::content::read(&anima::content::builtin()).unwrap();
    ids.extend(battle.characters.iter().map(|character| character.id.clone()));
    ids.extend(battle.advantages.iter().map(|card| card.id.clone()));
    let mut abilities: Vec<String> = Vec::new();
    for character in &battle.characters {
        abilities
            .extend(character.abilities.iter().map(|ability| format!("{}-{}", character.id, ability.id)));
    }
    for card in &battle.advantages {
        abilities.extend(card.abilities.iter().map(|ability| format!("{}-{}", card.id, ability.id)));
    }
    ids.extend(battle.pieces.iter().map(|piece| piece.id.clone()));
    ids.extend(battle.maps.iter().map(|map| map.id.clone()));
    ids.extend(battle.parties.iter().map(|party| party.id.clone()));
    ids.extend(anima::content::EDITIONS.iter().map(|edition| format!("edition-{edition}")));
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for id in &ids {
            assert!(texts.has(&format!("name-{id}")), "{id} has no name in {lang:?}");
        }
        for id in &abilities {
            assert!(texts.has(&format!("ability-{id}")), "{id} has no name in {lang:?}");
        }
        for hero in &content.heroes {
            assert!(texts.has(&format!("table-power-{}", hero.id)), "{} has no power in {lang:?}", hero.id);
        }
    }
}

/// What stands between quotation marks behind any of these calls.
fn named(text: &str, calls: &[&str]) -> BTreeSet<String> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ").replace("( ", "(");
    let behind = |call: &&str| {
        let parts = text.split(*call).skip(1);
        parts.map(|rest| rest.split('"').next().unwrap_or_default().to_owned()).collect::<Vec<_>>()
    };
    calls.iter().flat_map(behind).collect()
}

/// Every line that the source of a game names has a message.
#[test]
fn lines_in_the_source_have_messages() {
    let texts = Texts::new(Lang::En);
    for (package, calls, least) in [
        ("laststand", &["Message::line(\"", " line(\"", "self.who(\"", " of(\"", "self.loss(\""][..], 90),
        (
            "anima",
            &["Message::line(\"", " line(\"", "(line(\"", "self.who(\"", "(rule(\"", "attack(\""][..],
            100,
        ),
    ] {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{package}/src"));
        let mut found = BTreeSet::new();
        let mut left = vec![source];
        while let Some(path) = left.pop() {
            if path.is_dir() {
                left.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                found.extend(named(&fs::read_to_string(&path).unwrap(), calls));
            }
        }
        assert!(found.len() > least, "{package} is not read as it should: {} lines", found.len());
        let missing: Vec<&String> = found.iter().filter(|name| !texts.has(&format!("line-{name}"))).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}

/// What can be wrong with a content file, a party or a journal has a message, by the keys that the source gives.
#[test]
fn problems_have_messages() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let texts = Texts::new(Lang::En);
    for (file, function, before, least) in [
        ("laststand/src/content/error.rs", "fn text(&self)", "=> (\"", 10),
        ("content/src/error.rs", "pub enum Problem", "(\"content-", 10),
        ("anima-cards/src/content/error.rs", "fn text(&self)", "(\"content-", 18),
        ("anima-cards/src/content/judge.rs", "fn text(&self)", "(\"party-", 18),
        ("kernel/src/journal/read.rs", "pub fn key(&self)", "=> \"", 10),
        ("kernel/src/journal/replay.rs", "pub fn key(&self)", "=> \"", 10),
    ] {
        let source = fs::read_to_string(crates.join(file)).unwrap();
        let body = source.split(function).nth(1).unwrap_or_else(|| panic!("{file} has no {function}"));
        // A key with a family is unlike any other text; one without is looked for in its own function alone.
        let family = before.trim_start_matches(['=', '>', ' ', '(', '"']);
        let body = if family.is_empty() { body.split("\n    }\n").next().unwrap() } else { body };
        let keys = named(&body.replace("=> {", "=>"), &[before]);
        assert!(keys.len() >= least, "{file} is not read as it should: {keys:?}");
        for key in keys {
            assert!(texts.has(&format!("line-{family}{key}")), "line-{family}{key} of {file} has no message");
        }
    }
}

/// Whatever is said in random games can be said in every language, down to the last name.
#[test]
fn random_games_can_be_told() {
    let texts = Lang::ALL.map(Texts::new);
    let tell = |line: &Message| {
        for texts in &texts {
            let told = texts.try_format(line);
            assert!(told.is_ok(), "{line} in {:?}: {told:?}", texts.lang());
        }
        let back = Message::parse(&line.to_string());
        assert!(back.is_ok_and(|back| back.is_written_as(line)), "{line}");
    };
    let content = laststand::content::read(&laststand::content::builtin()).unwrap();
    for seed in 0..60 {
        let form = laststand::Form::parse(&content, &format!("heroes={}", 2 + seed % 3)).unwrap();
        play(&LastStand::new(content.clone(), form), seed, &tell);
    }
    for (seed, edition) in (0..).zip(anima::content::EDITIONS) {
        let files = anima::content::builtin_edition(edition).unwrap();
        let content = anima::content::read(&files).unwrap();
        for (map, scenario) in [("twin-hills", "nodes"), ("broken-abbey", "flag")] {
            let setup = format!("map={map} a=brannoc,isaura b=vasska,drusk,drusk scenario={scenario}");
            let form = anima::Form::parse(&content, &setup).unwrap();
            play(&anima::Anima::new(content.clone(), form), seed, &tell);
        }
    }
}

/// A random game, in which all that is said goes to `tell`: choices, notes, events as everybody sees them, refusals of
/// choices that somebody else has, and the end.
fn play<G: Worded>(game: &G, seed: u64, tell: &impl Fn(&Message)) {
    let mut memo = G::Memo::default();
    let mut state = game.start();
    let mut rng = stream(seed, 0);
    loop {
        let input = match game.pending(&state) {
            Pending::Over(outcome) => return tell(&game.outcome_line(&outcome)),
            Pending::Chance(chance) => kernel::Input::Drawn(kernel::dice::draw(&mut rng, chance)),
            Pending::Decide { awaited, .. } => {
                let seat = awaited.iter().nth(below_usize(&mut rng, awaited.len() as usize)).unwrap();
                let mut actions = Vec::new();
                game.legal_actions(&state, &mut memo, seat, &mut actions);
                let view = game.view(&state, Viewer::Seat(seat));
                for action in actions.iter().take(200) {
                    tell(&game.action_line(&view, seat, action));
                    game.notes(&view, seat, action).iter().for_each(tell);
                    for other in (0..game.seats()).map(Seat) {
                        if let Err(refusal) = game.check(&state, &mut memo, other, action) {
                            tell(&game.refusal_line(&refusal));
                        }
                    }
                }
                actions.retain(|action| !game.concedes(action));
                let mut kinds: Vec<_> = actions.iter().map(|action| game.kind(action)).collect();
                kinds.sort_unstable();
                kinds.dedup();
                let kind = kinds[below_usize(&mut rng, kinds.len())];
                actions.retain(|action| game.kind(action) == kind);
                kernel::Input::Choose(seat, actions[below_usize(&mut rng, actions.len())])
            }
        };
        let mut events = Vec::new();
        game.apply(&mut state, &mut memo, &input, &mut events);
        for event in &events {
            for viewer in Viewer::all(game.seats()) {
                game.seen(event, viewer).iter().for_each(|seen| tell(&game.event_line(seen)));
            }
        }
    }
}

/// A line of a later version is shown as it was written, and an unknown name is its id spelled out.
#[test]
fn what_is_not_known_is_shown_raw() {
    let texts = Texts::new(Lang::Es);
    let later = Message::parse("does-a-flip who=levi [hero.flip]").unwrap();
    assert_eq!(texts.format(&later), "does-a-flip who=levi [hero.flip]");
    assert_eq!(texts.try_format(&later), Err(Missing::Message("line-does-a-flip".to_owned())));
    let stranger = Message::parse("suffers who=zeke [action.cancel_individual]").unwrap();
    assert_eq!(texts.format(&stranger), "Zeke no esquiva.");
    assert_eq!(texts.try_format(&stranger), Err(Missing::Message("name-zeke".to_owned())));
}

/// Numbers, names, amounts and lists are put together as the language does it, without invisible marks.
#[test]
fn words_in_sentences() {
    let say = |lang, line: &str| Texts::new(lang).format(&Message::parse(line).unwrap());
    let rolled = "rolled who=levi faces=titan-face:1+move:2+fight:2 given=1 [round.roll]";
    assert_eq!(say(Lang::En, rolled), "Levi rolls 1 TITAN, 2 MOVE and 2 FIGHT; the Titan takes 1.");
    assert_eq!(say(Lang::Es, rolled), "Levi saca 1 TITÁN, 2 MOVER y 2 LUCHA; el Titán se lleva 1.");
    assert_eq!(say(Lang::It, rolled), "Levi tira 1 TITANO, 2 MOSSA e 2 LOTTA; il Titano ne prende 1.");
    let reset = "reset aside=stomp+frenzy back=none unspent=0 [round.reset]";
    assert_eq!(
        say(Lang::En, reset),
        "The round ends. Laid aside: Stomp and Frenzy. Back in the Titan's hand: none."
    );
}

/// Whatever the reader of an action's words expects is said in every language; a form that is none stays as it is.
#[test]
fn everything_expected_has_a_text() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for words in anima::expected::ALL.iter().chain(laststand::expected::ALL) {
            let said = texts.expected(words);
            match lang {
                Lang::En => assert_eq!(said, *words),
                Lang::Es | Lang::It => assert!(said != *words || *words == "pay", "{lang:?}: {words}"),
            }
        }
        assert_eq!(texts.expected("key=value"), "key=value");
    }
}
