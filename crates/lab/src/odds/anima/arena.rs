//! Two plain characters on bare ground, with nothing but the numbers that somebody asks about.

use anima::content::{self, Content, ContentError, File, Files};
use anima::state::{AttackStep, Place, Reaction, SECOND, Side};
use anima::{Action, Anima, Form, Memo, State};
use kernel::{Game, Input, Nothing, Pending, Seat, Worded};
use players::anima::odds::{Exchange, answer};

use super::{Deed, Escape, OddsError, Question, Shot, reaction_word};

/// No effect is harder to resist.
pub const HARDEST: u8 = 30;
/// Nobody stands between more enemies than can reach it in a row.
pub const MOST_ENEMIES: u8 = 3;

/// A game in which what is asked about can be declared.
pub struct Arena {
    pub game: Anima,
    pub state: State,
    pub memo: Memo,
    /// Who declares, and who is looked at.
    pub figure: u8,
    pub target: u8,
    pub begins: Begins,
}

/// How it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begins {
    Declaring(Action),
    /// Dice are asked for at once.
    Rolling,
}

/// The scenery that gives cover and height comes from this pack.
const PACK: &str = "packs/founders/";
const SCENERY: &str = "packs/founders/scenery/";
/// As many squares each way.
const EDGE: usize = 28;

impl Arena {
    pub fn new(question: &Question) -> Result<Arena, OddsError> {
        let mut arena = arena(content(question, 0)?, question);
        let (Some(wanted), Begins::Declaring(action)) = (question.dice, arena.begins) else {
            return Ok(arena);
        };
        let rolled = arena.rolls(action);
        match wanted.checked_sub(rolled) {
            None => Err(OddsError::TooFewDice { dice: rolled }),
            Some(0) => Ok(arena),
            Some(more) => Ok(self::arena(content(question, more)?, question)),
        }
    }

    pub fn seat(&self) -> Seat {
        Side::of_figure(self.figure).seat()
    }

    /// Asks the rules whether it may be declared and answered like this.
    pub fn allows(&mut self, action: Action, exchange: &Exchange) -> Result<(), OddsError> {
        let (seat, game) = (self.seat(), &self.game);
        let refused =
            |what| move |illegal: anima::Illegal| OddsError::Refused { what, rule: illegal.rule().0 };
        game.check(&self.state, &mut self.memo, seat, &action).map_err(refused("attack"))?;
        if exchange.reaction == Reaction::None {
            return Ok(());
        }
        let mut state = self.state;
        game.apply(&mut state, &mut self.memo, &Input::Choose(seat, action), &mut Nothing);
        let other = Side::of_figure(self.target).seat();
        let what = reaction_word(exchange.reaction);
        game.check(&state, &mut self.memo, other, &answer(exchange.reaction)).map_err(refused(what))
    }

    /// The dice that the attack asks for as it is.
    fn rolls(&mut self, action: Action) -> u8 {
        let mut state = self.state;
        let mut input = Input::Choose(self.seat(), action);
        loop {
            self.game.apply(&mut state, &mut self.memo, &input, &mut Nothing);
            match self.game.pending(&state) {
                Pending::Chance(chance) => return chance.count() as u8,
                Pending::Decide { awaited, .. } if reacts(&state) => match awaited.iter().next() {
                    Some(seat) => input = Input::Choose(seat, Action::LetBe),
                    None => return 1,
                },
                Pending::Decide { .. } | Pending::Over(_) => return 1,
            }
        }
    }
}

fn reacts(state: &State) -> bool {
    anima::rules::attack(state).is_some_and(|attack| attack.step == AttackStep::React)
}

fn arena(content: Content, question: &Question) -> Arena {
    let friends =
        if matches!(question.deed, Deed::Shot(Shot { engaged: true, .. })) { ",odds-one" } else { "" };
    let enemies = match question.deed {
        Deed::Escape(Escape { enemies, .. }) => vec!["odds-other"; usize::from(enemies)].join(","),
        Deed::Attack | Deed::Charge | Deed::Shot(_) | Deed::Resist { .. } | Deed::Seek | Deed::Doom => {
            "odds-other".to_owned()
        }
    };
    let form = format!("map=odds scenery=none levels=500 a=odds-one{friends} b={enemies}");
    let form = Form::parse(&content, &form).expect("plain characters may fight each other");
    let game = Anima::new(content, form);
    let position = position(question);
    let state = game.position(&position).expect("the arena has room for them");
    let begins = match question.deed {
        Deed::Doom => Begins::Rolling,
        Deed::Attack => Begins::Declaring(Action::Attack(SECOND)),
        Deed::Shot(_) => Begins::Declaring(Action::Shoot(SECOND)),
        Deed::Seek => Begins::Declaring(Action::Seek),
        Deed::Escape(_) => Begins::Declaring(Action::Escape),
        Deed::Charge => typed(&game, "charge b1 4,8"),
        Deed::Resist { .. } => {
            let hex = Action::Use { figure: 0, ability: 0, extra: 0, target: None, to: Place::default() };
            Begins::Declaring(hex)
        }
    };
    Arena { game, state, memo: Memo::default(), figure: 0, target: SECOND, begins }
}

fn typed(game: &Anima, words: &str) -> Begins {
    Begins::Declaring(game.parse_action(words).expect("it is written as people type it"))
}

/// Where everybody stands.
fn position(question: &Question) -> String {
    let life = |life: u8| format!("life={life}");
    let (own, other) = (life(question.attacker.life), life(question.target.life));
    match question.deed {
        Deed::Attack => format!("stage=active:a1 | a1 @4,4 {own} | b1 @5,4 {other}"),
        Deed::Charge => format!("stage=active:a1 | a1 @4,4 {own} | b1 @4,9 {other}"),
        Deed::Shot(shot) => {
            let (from, at, behind) = match (shot.cover, shot.higher) {
                (false, false) => ("22,20", "22,14", "22,13"),
                (true, false) => ("14,15", "14,9", "14,8"),
                (false, true) => ("14,20", "20,20", "21,20"),
                (true, true) => ("14,18", "14,9", "14,8"),
            };
            let moved = if shot.moved { "moved moved-far" } else { "" };
            let friend = if shot.engaged { format!("| a2 @{behind}") } else { String::new() };
            format!(
                "stage=active:a1 pieces=hill@14,20:0;crates@14,12:0 | a1 @{from} {own} {moved} {friend} | b1 @{at} {other}"
            )
        }
        Deed::Resist { .. } => format!("stage=active:a1 | a1 @4,4 | b1 @8,4 {other}"),
        Deed::Seek => format!("stage=active:a1 | a1 @4,4 | b1 @8,4 {other} hidden"),
        Deed::Escape(escape) => {
            let places = ["5,4", "3,4", "4,5"].into_iter().zip(1..).take(usize::from(escape.enemies));
            let enemies: String = places.map(|(at, number)| format!(" | b{number} @{at}")).collect();
            format!("stage=active:a1 | a1 @4,4{enemies}")
        }
        Deed::Doom => format!("stage=doom:b1 | a1 @4,4 | b1 @8,4 {other}"),
    }
}

/// An edition with the two characters, of whom the first rolls so many more dice, and the ground they stand on.
fn content(question: &Question, more: u8) -> Result<Content, OddsError> {
    let no_edition = || OddsError::NoSuchEdition { edition: question.edition.to_owned() };
    let builtin = content::builtin_edition(question.edition).ok_or_else(no_edition)?;
    let wanted = |file: &File| {
        file.path.starts_with("editions/")
            || file.path == format!("{PACK}pack.toml")
            || file.path.starts_with(SCENERY)
    };
    let mut files: Vec<File> = builtin.0.into_iter().filter(wanted).collect();
    let rows = vec![format!("\"{}\"", ".".repeat(EDGE)); EDGE].join(",\n");
    let mut add = |path: &str, text: String| files.push(File { path: path.to_owned(), text });
    add("maps/board/odds.toml", format!("id = \"odds\"\nedges = [\"near\", \"far\"]\nrows = [\n{rows}\n]\n"));
    add(&format!("{PACK}characters/odds-one.toml"), character(question, Side::A, more));
    add(
        &format!("{PACK}characters/odds-other.toml"),
        character(question, Side::B, question.defense_dice - 1),
    );
    let read: Result<Content, ContentError> = content::read(&Files(files));
    let mut content = read.expect("numbers within the caps make a good card");
    content.edition.innate.critical_mastery = question.critical_on;
    Ok(content)
}

/// A character's file.
fn character(question: &Question, side: Side, more: u8) -> String {
    let (id, fighter) = match side {
        Side::A => ("odds-one", question.attacker),
        Side::B => ("odds-other", question.target),
    };
    let own = side == Side::A;
    let escape = match question.deed {
        Deed::Escape(escape) if own => Some(escape),
        Deed::Escape(_) | Deed::Attack | Deed::Charge | Deed::Shot(_) => None,
        Deed::Resist { .. } | Deed::Seek | Deed::Doom => None,
    };
    let category = if escape.is_some_and(|escape| escape.prowler) { "prowler" } else { "fighter" };
    let speed = if escape.is_some_and(|escape| escape.fast) { "[12.0, 16.0]" } else { "[8.0, 12.0]" };
    let base = if escape.is_some_and(|escape| escape.big) { "large" } else { "small" };
    let resistance = match question.deed {
        Deed::Resist { resistance, .. } if !own => resistance,
        Deed::Resist { .. } | Deed::Attack | Deed::Charge | Deed::Shot(_) => 0,
        Deed::Escape(_) | Deed::Seek | Deed::Doom => 0,
    };
    let innate = if own { "innate = [\"critical-mastery\"]\n" } else { "" };
    let range = match question.deed {
        Deed::Shot(shot) if own => range(shot),
        Deed::Shot(_) | Deed::Attack | Deed::Charge | Deed::Resist { .. } => String::new(),
        Deed::Escape(_) | Deed::Seek | Deed::Doom => String::new(),
    };
    let always = if own { own_changes(question, more) } else { their_changes(question, more) };
    format!(
        "id = \"{id}\"\nlevel = 10\nfaction = \"unaligned\"\naffiliation = \"wanderers\"\n\
         categories = [\"{category}\"]\nbase = \"{base}\"\ncopies = 16\n{innate}\
         [attributes]\nattack = {}\ndamage = {}\ndefense = {}\narmor = {}\nlife = {}\n\
         resistance = {resistance}\nspeed = {speed}\nactions = 9\nrecovery = 9\n{range}{always}",
        fighter.attack, fighter.damage, fighter.defense, fighter.armor, fighter.life
    )
}

/// A range of which the gap between the two is more than half, or is not.
fn range(shot: Shot) -> String {
    let far = if shot.long { "10.0" } else { "30.0" };
    format!("range = {far}\n")
}

/// What is different for the one who declares.
fn own_changes(question: &Question, more: u8) -> String {
    let modifier = question.modifier;
    match question.deed {
        Deed::Attack | Deed::Charge | Deed::Shot(_) => changes(&[("attack", modifier), ("dice", more as i8)]),
        Deed::Escape(_) => changes(&[("escape", modifier)]),
        Deed::Resist { difficulty, .. } => format!(
            "[[ability]]\nid = \"hex\"\ncost = 0\nsource = \"magic\"\nkind = \"effect\"\n\
             does = [{{ state = {{ give = \"slow\", level = 1, to = {{ all = {{ side = \"enemies\", within = \"table\" }} }}, difficulty = {difficulty} }} }}]\n"
        ),
        Deed::Seek | Deed::Doom => String::new(),
    }
}

/// What is different for the one that is looked at.
fn their_changes(question: &Question, more: u8) -> String {
    match question.deed {
        Deed::Attack | Deed::Charge | Deed::Shot(_) => changes(&[("defense-dice", more as i8)]),
        Deed::Resist { .. } => changes(&[("resistance", question.modifier)]),
        Deed::Escape(_) | Deed::Seek | Deed::Doom => String::new(),
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
