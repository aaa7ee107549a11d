//! Those who are asked about on bare ground, ready to do what is asked about.

use anima::cards::Kind;
use anima::rules::attack;
use anima::state::{AttackStep, Place, SECOND, Side};
use anima::{Action, Anima, Form, Memo, Scenario, Scenery, State, content};
use content::{Member, Roster};
use kernel::{Game, Input, Nothing, Pending, Rule, Seat, Worded};
use players::anima::odds::{Exchange, possible};
use players::odds::Observer;

use super::bodies::{AREA, Bodies};
use super::{Deed, Escape, Fighter, OddsError, Question, Shot, Special};

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

/// As many levels as parties can have, for there is nobody here to agree on fewer.
const LEVELS: u16 = 500;
/// Nobody says more on the way to the first dice.
const MOST_WORDS: u8 = 20;

impl Arena {
    pub fn new(question: &Question<'_>) -> Result<Arena, OddsError> {
        let mut arena = arena(Bodies::new(question, 0)?, question)?;
        let (Some(wanted), Begins::Declaring(action)) = (question.dice, arena.begins) else {
            return Ok(arena);
        };
        let rolled = arena.rolls(action);
        match wanted.checked_sub(rolled) {
            None => Err(OddsError::TooFewDice { dice: rolled }),
            Some(0) => Ok(arena),
            Some(more) => self::arena(Bodies::new(question, more)?, question),
        }
    }

    pub fn seat(&self) -> Seat {
        Side::of_figure(self.figure).seat()
    }

    /// What the rules say against an answer of the target, if anything.
    pub fn refused(&mut self, answer: &Action) -> Option<Rule> {
        let state = self.asked()?;
        let seat = Side::of_figure(self.target).seat();
        self.game.check(&state, &mut self.memo, seat, answer).err().map(|illegal| illegal.rule())
    }

    /// Where the target is asked what it says to the attack, if it ever is.
    pub fn asked(&mut self) -> Option<State> {
        let Begins::Declaring(action) = self.begins else { return None };
        let exchange = Exchange::new(self.figure, self.target);
        let (mut state, mut input) = (self.state, Input::Choose(self.seat(), action));
        for _ in 0..MOST_WORDS {
            self.game.apply(&mut state, &mut self.memo, &input, &mut Nothing);
            let Pending::Decide { awaited, .. } = self.game.pending(&state) else { return None };
            if attack(&state).is_some_and(|attack| attack.step == AttackStep::React) {
                return Some(state);
            }
            let (seat, said) = exchange.decide(&self.game, &state, &mut self.memo, awaited)?;
            input = Input::Choose(seat, said);
        }
        None
    }

    /// What the target may say to it; nothing but letting it come, where it is not asked.
    pub fn possible(&mut self) -> Vec<Action> {
        match self.asked() {
            Some(state) => possible(&self.game, &state, &mut self.memo, self.target),
            None => vec![Action::LetBe],
        }
    }

    /// The dice that the attack asks for as it is, if it is let come.
    fn rolls(&mut self, action: Action) -> u8 {
        let exchange = Exchange::new(self.figure, self.target);
        let (mut state, mut input) = (self.state, Input::Choose(self.seat(), action));
        for _ in 0..MOST_WORDS {
            self.game.apply(&mut state, &mut self.memo, &input, &mut Nothing);
            match self.game.pending(&state) {
                Pending::Chance(chance) => return chance.count() as u8,
                Pending::Decide { awaited, .. } if attack(&state).is_some() => {
                    match exchange.decide(&self.game, &state, &mut self.memo, awaited) {
                        Some((seat, said)) => input = Input::Choose(seat, said),
                        None => return 1,
                    }
                }
                Pending::Decide { .. } | Pending::Over(_) => return 1,
            }
        }
        1
    }
}

fn arena(bodies: Bodies, question: &Question<'_>) -> Result<Arena, OddsError> {
    let Bodies { content, attacker, targets } = bodies;
    if question.gnosis != [false; 2] && content.edition.party.formats.iter().all(|format| format.gnosis == 0)
    {
        return Err(OddsError::Refused { what: "gnosis".to_owned(), rule: anima::slug::GNOSIS_POINTS.0 });
    }
    if question.strikes_area() && !content.edition.area.on {
        return Err(OddsError::Refused { what: AREA.to_owned(), rule: anima::slug::AREA_TARGET.0 });
    }
    let shot = question.shot();
    let friends = if shot.engaged { vec![attacker; 2] } else { vec![attacker] };
    let enemies = match question.deed {
        Deed::Escape(Escape { enemies, .. }) => vec![targets[0]; usize::from(enemies)],
        Deed::Attack | Deed::Charge | Deed::Shot(_) | Deed::Ability(_) => targets,
        Deed::Resist { .. } | Deed::Seek | Deed::Doom => targets,
    };
    let party = |cards: Vec<u16>| Roster {
        members: cards.into_iter().map(Member::from).collect(),
        ..Roster::default()
    };
    let map = content.maps.iter().position(|map| map.id == "odds").and_then(|map| u8::try_from(map).ok());
    let form = Form {
        map: map.expect("it was just added"),
        scenery: Scenery::None,
        scenario: Scenario::Armageddon,
        levels: LEVELS,
        format: None,
        parties: [party(friends), party(enemies)],
    };
    let game = Anima::new(content, form);
    let mut found = None;
    for ground in grounds(&game, question)? {
        let position = position(question, &ground);
        let state = game.position(&position).map_err(|unclear| OddsError::Unclear { word: unclear.found })?;
        let mut memo = Memo::default();
        match begins(&game, &state, &mut memo, question) {
            Ok(begins) => return Ok(Arena { game, state, memo, figure: 0, target: SECOND, begins }),
            Err(error) => found = found.or(Some(error)),
        }
    }
    Err(found.unwrap_or(OddsError::Lost(players::odds::Lost::Unanswered)))
}

/// The ability that is asked about: its number on the card, and what kind it is.
fn ability(game: &Anima, special: &Special<'_>) -> Result<(u8, Kind), OddsError> {
    let card = game.card(&game.start(), 0);
    let used = (0..).zip(&card.abilities).filter(|(_, ability)| ability.cost.is_some());
    let found = used.clone().find(|(_, ability)| ability.id == special.id);
    found.map(|(number, ability)| (number, ability.kind)).ok_or_else(|| OddsError::NoSuchAbility {
        card: card.id.clone(),
        ability: special.id.to_owned(),
        known: used.map(|(_, ability)| ability.id.clone()).collect(),
    })
}

/// What is declared there.
fn begins(
    game: &Anima,
    state: &State,
    memo: &mut Memo,
    question: &Question<'_>,
) -> Result<Begins, OddsError> {
    let area = Special { id: AREA, extra: 0, shot: question.shot() };
    let action = match question.deed {
        Deed::Doom => return Ok(Begins::Rolling),
        Deed::Attack | Deed::Charge | Deed::Shot(_) if question.strikes_area() => {
            return used(game, state, memo, &area);
        }
        Deed::Ability(special) => return used(game, state, memo, &special),
        Deed::Attack => Action::Attack(SECOND),
        Deed::Shot(_) => Action::Shoot(SECOND),
        Deed::Seek => Action::Seek,
        Deed::Escape(_) => Action::Escape,
        Deed::Charge => game.parse_action("charge b1 4,8").expect("it is written as people type it"),
        Deed::Resist { .. } => {
            Action::Use { figure: 0, ability: 0, extra: 0, target: None, to: Place::default() }
        }
    };
    allowed(game, state, memo, action, "attack").map(Begins::Declaring)
}

fn allowed(
    game: &Anima,
    state: &State,
    memo: &mut Memo,
    action: Action,
    what: &str,
) -> Result<Action, OddsError> {
    let refused =
        |illegal: anima::Illegal| OddsError::Refused { what: what.to_owned(), rule: illegal.rule().0 };
    game.check(state, memo, Side::A.seat(), &action).map_err(refused).map(|()| action)
}

/// An ability, used as the rules list it: at the target, or at nobody where it is aimed at none.
fn used(game: &Anima, state: &State, memo: &mut Memo, special: &Special<'_>) -> Result<Begins, OddsError> {
    let (number, _) = ability(game, special)?;
    let mut listed = Vec::new();
    game.legal_actions(state, memo, Side::A.seat(), &mut listed);
    let is_it = |action: &Action| {
        let Action::Use { figure: 0, ability, extra, target, .. } = *action else { return false };
        ability == number && extra == special.extra && target.is_none_or(|target| target == SECOND)
    };
    if let Some(action) = listed.into_iter().find(is_it) {
        return Ok(Begins::Declaring(action));
    }
    let (extra, to) = (special.extra, Place::default());
    let aimed = |target| Action::Use { figure: 0, ability: number, extra, target, to };
    allowed(game, state, memo, aimed(None), "ability")?;
    allowed(game, state, memo, aimed(Some(SECOND)), "ability").map(Begins::Declaring)
}

/// Where everybody stands: who declares, the target, those beside it, and a friend who engages the target.
struct Ground {
    own: &'static str,
    target: &'static str,
    besides: [&'static str; 3],
    friend: &'static str,
    pieces: &'static str,
}

const CONTACT: Ground =
    Ground { own: "4,4", target: "5,4", besides: ["5,3", "5,5", "4,3"], friend: "6,4", pieces: "none" };
const CHARGE: Ground =
    Ground { own: "4,4", target: "4,9", besides: ["3,9", "5,9", "4,10"], friend: "4,11", pieces: "none" };
const APART: Ground =
    Ground { own: "4,4", target: "8,4", besides: ["8,3", "8,5", "9,3"], friend: "9,4", pieces: "none" };
/// A hill to stand on and crates to shoot over.
const PIECES: &str = "hill@14,20:0;crates@14,12:0";

/// Where a shot with this line is taken.
fn shot_ground(shot: Shot) -> Ground {
    let ground = |own, target, besides, friend| Ground { own, target, besides, friend, pieces: PIECES };
    match (shot.cover, shot.higher) {
        (false, false) => ground("22,20", "22,14", ["21,13", "23,13", "21,14"], "22,13"),
        (true, false) => ground("14,15", "14,9", ["13,8", "15,8", "13,9"], "14,8"),
        (false, true) => ground("14,20", "20,20", ["21,19", "21,21", "20,19"], "21,20"),
        (true, true) => ground("14,18", "14,9", ["13,8", "15,8", "13,9"], "14,8"),
    }
}

/// Where it is tried, one after the other.
fn grounds(game: &Anima, question: &Question<'_>) -> Result<Vec<Ground>, OddsError> {
    Ok(match question.deed {
        Deed::Attack | Deed::Escape(_) => vec![CONTACT],
        Deed::Charge => vec![CHARGE],
        Deed::Shot(shot) => vec![shot_ground(shot)],
        Deed::Resist { .. } | Deed::Seek | Deed::Doom => vec![APART],
        Deed::Ability(special) => match ability(game, &special)?.1 {
            Kind::Attack => vec![CONTACT],
            Kind::RangedAttack => vec![shot_ground(special.shot)],
            Kind::Charge => vec![CHARGE],
            Kind::Passive | Kind::Effect | Kind::Dodge | Kind::Counterattack | Kind::Movement => {
                vec![CONTACT, APART]
            }
            Kind::Walk | Kind::Run | Kind::Escape | Kind::Seek => vec![CONTACT, APART],
        },
    })
}

fn position(question: &Question<'_>, ground: &Ground) -> String {
    let Ground { own, target, besides, friend, pieces } = ground;
    let stage = match question.deed {
        Deed::Doom => "doom:b1",
        Deed::Attack | Deed::Charge | Deed::Shot(_) | Deed::Ability(_) => "active:a1",
        Deed::Resist { .. } | Deed::Seek | Deed::Escape(_) => "active:a1",
    };
    let hidden = if question.deed == Deed::Seek { "hidden" } else { "" };
    let shot = question.shot();
    let moved = if shot.moved { "moved moved-far" } else { "" };
    let [one, other] = question.gnosis.map(u8::from);
    let mut parts = vec![
        format!("stage={stage} pieces={pieces} gnosis={one},{other}"),
        format!("a1 @{own} {} {moved}", words(&question.attacker)),
        format!("b1 @{target} {} {hidden}", words(&question.target)),
    ];
    if shot.engaged {
        parts.push(format!("a2 @{friend}"));
    }
    if let Deed::Escape(escape) = question.deed {
        let more = ["3,4", "4,5"].into_iter().zip(2..).take(usize::from(escape.enemies.saturating_sub(1)));
        parts.extend(more.map(|(at, number)| format!("b{number} @{at}")));
    }
    for ((number, at), beside) in (2..).zip(besides).zip(question.besides.iter().flatten()) {
        parts.push(format!("b{number} @{at} {}", words(&beside.fighter)));
    }
    parts.join(" | ")
}

/// The life points that somebody has, and what is on it.
fn words(fighter: &Fighter<'_>) -> String {
    let life = match fighter.card {
        Some(card) => card.life,
        None => Some(fighter.life),
    };
    let life = life.map(|life| format!("life={life}")).unwrap_or_default();
    format!("{life} {}", fighter.is.replace(',', " "))
}
