//! The characters of an arena: those of named cards as they are printed, all others with nothing but the numbers that
//! somebody asks about.

use anima::cards::Kind;
use anima::content::{self, Content, File, Files, Innate, Names};
use anima::rules::combat::NATURAL_TEN;

use super::{Deed, Escape, Fighter, OddsError, Question, Shot};

/// Everything that is made up here belongs to this pack.
const PACK: &str = "packs/odds/";
/// The scenery that gives cover and height, and the file of its pack.
const SCENERY_PACK: &str = "packs/founders/pack.toml";
const SCENERY: &str = "packs/founders/scenery/";
/// As many squares each way.
const EDGE: usize = 28;
/// A range of which the gap of a shot in the arena is more than half, and one of which it is not.
const FAR: u8 = 10;
const NEAR: u8 = 30;
/// The ability by which somebody of plain numbers strikes an area.
pub const AREA: &str = "area";
/// How far that reaches.
const AREA_INCHES: u8 = 2;

/// An edition with everybody who is asked about.
pub struct Bodies {
    pub content: Content,
    /// The places of the cards in it.
    pub attacker: u16,
    pub targets: Vec<u16>,
}

impl Bodies {
    /// The one who declares rolls so many more dice than it would.
    pub fn new(question: &Question<'_>, more: u8) -> Result<Bodies, OddsError> {
        let no_edition = || OddsError::NoSuchEdition { edition: question.edition.to_owned() };
        let cards = question.everybody().any(|fighter| fighter.card.is_some());
        let all = match question.files.filter(|_| cards) {
            Some(files) => files.to_vec(),
            None => content::builtin_edition(question.edition).ok_or_else(no_edition)?.0,
        };
        let wanted = |file: &File| {
            cards
                || file.path.starts_with("editions/")
                || file.path == SCENERY_PACK
                || file.path.starts_with(SCENERY)
        };
        let mut files: Vec<File> = all.into_iter().filter(wanted).collect();
        let pack = "id = \"odds\"\nversion = \"1.0.0\"\n".to_owned();
        files.push(File { path: format!("{PACK}pack.toml"), text: pack });
        let rows = vec![format!("\"{}\"", ".".repeat(EDGE)); EDGE].join(",\n");
        let map = format!("id = \"odds\"\nedges = [\"near\", \"far\"]\nrows = [\n{rows}\n]\n");
        files.push(File { path: "maps/board/odds.toml".to_owned(), text: map });
        let dice = question.defense_dice - 1;
        let attacker = body(&mut files, "odds-one", Role::Attacker(question, more))?;
        let mut targets = vec![body(&mut files, "odds-other", Role::Target(question, dice))?];
        for (number, beside) in (2..).zip(question.besides.iter().flatten()) {
            targets.push(body(&mut files, &format!("odds-other-{number}"), Role::Beside(&beside.fighter))?);
        }
        let mut content =
            content::read(&Files(files)).map_err(|error| OddsError::Content(Box::new(error)))?;
        let place = |id: &String| {
            let found = content.characters.iter().position(|character| character.id == *id);
            found.and_then(|place| u16::try_from(place).ok()).expect("it was just added")
        };
        let (attacker, targets) = (place(&attacker), targets.iter().map(place).collect());
        measure(&mut content, attacker, question);
        Ok(Bodies { content, attacker, targets })
    }
}

/// Sets what is asked for besides the numbers: from which die on an attack is a critical, and whether a shot is a long one.
fn measure(content: &mut Content, attacker: u16, question: &Question<'_>) {
    let Some(character) = content.characters.get_mut(usize::from(attacker)) else { return };
    if question.critical_on < NATURAL_TEN {
        character.innate = character.innate.with(Innate::CriticalMastery);
        content.edition.innate.critical_mastery = question.critical_on;
    }
    // Where a shot is taken from is the same for all, so it is the range that makes it a long one.
    let range = |shot: Shot| if shot.long { FAR } else { NEAR };
    match question.deed {
        Deed::Shot(shot) => {
            if let Some(inches) = &mut character.range {
                inches.0 = i32::from(range(shot)) * 1000;
            }
        }
        Deed::Ability(special) => {
            let ability = character.abilities.iter_mut().find(|ability| ability.id == special.id);
            if let Some(ability) = ability.filter(|ability| ability.kind == Kind::RangedAttack) {
                ability.range = Some(range(special.shot));
            }
        }
        Deed::Attack | Deed::Charge | Deed::Resist { .. } => {}
        Deed::Seek | Deed::Escape(_) | Deed::Doom => {}
    }
}

/// Whose character it is, and how many dice more it rolls.
#[derive(Clone, Copy)]
enum Role<'a> {
    Attacker(&'a Question<'a>, u8),
    Target(&'a Question<'a>, u8),
    Beside(&'a Fighter<'a>),
}

impl<'a> Role<'a> {
    fn fighter(self) -> &'a Fighter<'a> {
        match self {
            Role::Attacker(question, _) => &question.attacker,
            Role::Target(question, _) => &question.target,
            Role::Beside(fighter) => fighter,
        }
    }

    /// What is different for it, as long as it stands.
    fn changes(self) -> String {
        match self {
            Role::Attacker(question, more) => match question.deed {
                Deed::Attack | Deed::Charge | Deed::Shot(_) | Deed::Ability(_) => {
                    changes(&[("attack", question.modifier), ("dice", more as i8)])
                }
                Deed::Escape(_) => changes(&[("escape", question.modifier)]),
                Deed::Resist { .. } | Deed::Seek | Deed::Doom => String::new(),
            },
            Role::Target(question, more) => match question.deed {
                Deed::Attack | Deed::Charge | Deed::Shot(_) | Deed::Ability(_) => {
                    changes(&[("defense-dice", more as i8)])
                }
                Deed::Resist { .. } => changes(&[("resistance", question.modifier)]),
                Deed::Escape(_) | Deed::Seek | Deed::Doom => String::new(),
            },
            Role::Beside(_) => String::new(),
        }
    }
}

/// Adds a character to the files, where its card is not there as it is. Says its id.
fn body(files: &mut Vec<File>, id: &str, role: Role<'_>) -> Result<String, OddsError> {
    let Some(card) = role.fighter().card else {
        let path = format!("{PACK}characters/{id}.toml");
        files.push(File { path, text: plain(id, role) });
        return Ok(id.to_owned());
    };
    let names = Names::of(files.iter(), |_| Vec::new());
    let stem = |file: &File| {
        let (folder, name) = file.path.rsplit_once('/')?;
        folder.ends_with("/characters").then(|| name.strip_suffix(".toml").map(str::to_owned))?
    };
    let is_it = |file: &&File| stem(file).is_some_and(|stem| names.called(&file.path, &stem) == card.id);
    let found = files.iter().find(is_it);
    let file = found.ok_or_else(|| OddsError::NoSuchCard { card: card.id.to_owned() })?;
    let changes = role.changes();
    let is_critical =
        matches!(role, Role::Attacker(Question { critical_on, .. }, _) if *critical_on < NATURAL_TEN);
    if changes.is_empty() && !is_critical {
        return Ok(card.id.to_owned());
    }
    // Whoever else has the same card has it as it is printed.
    let text = content::with_id(&file.text, id).unwrap_or_default();
    let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let path = format!("{folder}/{id}.toml");
    files.push(File { path, text: format!("{text}\n{changes}") });
    Ok(id.to_owned())
}

/// The file of a character without a card.
fn plain(id: &str, role: Role<'_>) -> String {
    let fighter = role.fighter();
    let escape = match role {
        Role::Attacker(Question { deed: Deed::Escape(escape), .. }, _) => *escape,
        Role::Attacker(..) | Role::Target(..) | Role::Beside(_) => {
            Escape { prowler: false, fast: false, big: false, enemies: 1 }
        }
    };
    let resistance = match role {
        Role::Target(Question { deed: Deed::Resist { resistance, .. }, .. }, _) => *resistance,
        Role::Attacker(..) | Role::Target(..) | Role::Beside(_) => fighter.resistance,
    };
    let shoots = matches!(role, Role::Attacker(Question { deed: Deed::Shot(_), .. }, _));
    let category = if escape.prowler { "prowler" } else { "fighter" };
    let speed = if escape.fast { "[12.0, 16.0]" } else { "[8.0, 12.0]" };
    let base = if escape.big { "large" } else { "small" };
    let range = if shoots { "range = 30.0\n" } else { "" };
    let special = if let Role::Attacker(question, _) = role { special(question) } else { String::new() };
    let changes = role.changes();
    format!(
        "id = \"{id}\"\nlevel = 10\nfaction = \"unaligned\"\naffiliation = \"wanderers\"\n\
         categories = [\"{category}\"]\nbase = \"{base}\"\ncopies = 16\n\
         [attributes]\nattack = {}\ndamage = {}\ndefense = {}\narmor = {}\nlife = {}\n\
         resistance = {resistance}\nspeed = {speed}\nactions = 9\nrecovery = 9\n{range}{special}{changes}",
        fighter.attack, fighter.damage, fighter.defense, fighter.armor, fighter.life
    )
}

/// What somebody of plain numbers declares that is no basic action.
fn special(question: &Question<'_>) -> String {
    let area = |kind: &str, range: &str| {
        format!(
            "[[ability]]\nid = \"{AREA}\"\ncost = 0\nkind = \"{kind}\"\n{range}strikes = {{ area = {AREA_INCHES} }}\n"
        )
    };
    match question.deed {
        Deed::Resist { difficulty, .. } => format!(
            "[[ability]]\nid = \"hex\"\ncost = 0\nsource = \"magic\"\nkind = \"effect\"\n\
             does = [{{ state = {{ give = \"slow\", level = 1, to = {{ all = {{ side = \"enemies\", within = \"table\" }} }}, difficulty = {difficulty} }} }}]\n"
        ),
        Deed::Attack if question.strikes_area() => area("attack", ""),
        Deed::Charge if question.strikes_area() => area("charge", ""),
        Deed::Shot(shot) if question.strikes_area() => {
            area("ranged-attack", &format!("range = {}\n", if shot.long { FAR } else { NEAR }))
        }
        Deed::Attack | Deed::Charge | Deed::Shot(_) | Deed::Ability(_) => String::new(),
        Deed::Seek | Deed::Escape(_) | Deed::Doom => String::new(),
    }
}

/// An ability that changes these as long as its bearer stands.
fn changes(parts: &[(&str, i8)]) -> String {
    let parts: Vec<String> =
        parts.iter().filter(|(_, by)| *by != 0).map(|(part, by)| format!("{part} = {by}")).collect();
    if parts.is_empty() {
        return String::new();
    }
    format!("[[ability]]\nid = \"plain\"\nalways = [{{ {} }}]\n", parts.join(", "))
}
