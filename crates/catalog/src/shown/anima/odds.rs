//! The odds of an attack, an answer to one, an escape or a search: the rules themselves play it out for every way the
//! dice can fall ([`players::odds`]).
//!
//! Nobody else steps in, reacts or plays a card in these sums, and of an attack on many the first is told. Where distances
//! are measured only after something is declared, the odds of a shot or a charge would tell them: a shot is weighed within
//! half its range and beyond it, a charge as if it arrives, and a search not at all.

use anima::cards::{Kind, Moment};
use anima::ground::Ground;
use anima::rules::{attack, attack_below};
use anima::slug;
use anima::state::{Attack, AttackKind, AttackStep, By, Frame, Line as AttackLine, Side, Stage, State};
use anima::{Action, Anima, Event, Memo};
use kernel::{Game, Input, Line, Seat, SeatSet};
use players::odds::{CERTAIN, Chances, Observer, chances, chances_from};

use super::counts_distances;
use super::offer::place;

/// What is told of an attack, an answer or a try.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Odds {
    name: &'static str,
    /// From 0 to 1.
    pub chance: f64,
    /// Life points lost on average.
    pub loss: f64,
    percent: u32,
    tenths: u32,
}

impl Odds {
    fn of(name: &'static str, chances: &Chances<Decided>) -> Odds {
        let sum = |of: fn(Decided) -> u8| {
            chances.parts().iter().map(|(end, parts)| u128::from(of(*end)) * parts).sum::<u128>()
        };
        // To the nearest whole number, half of one up.
        let rounded = |parts: u128| ((2 * parts + CERTAIN) / (2 * CERTAIN)) as u32;
        Odds {
            name,
            chance: chances.chance(|end| end.success),
            loss: chances.mean(|end| end.lost.into()),
            percent: rounded(100 * sum(|end| u8::from(end.success))),
            tenths: rounded(10 * sum(|end| end.lost)),
        }
    }

    /// Chance and, where life points are at stake, what is lost.
    fn told(&self, line: Line) -> Line {
        let line = line.number("chance", self.percent);
        if self.name == TRY {
            return line;
        }
        line.number("lost", self.tenths / 10).number("tenths", self.tenths % 10)
    }
}

const ATTACK: &str = "odds-attack";
const ANSWER: &str = "odds-answer";
const TRY: &str = "odds-chance";

/// The odds of a choice, and what might become of them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed {
    /// If the target lets it come.
    pub plain: Odds,
    /// The chance if the target answers as well as it can, and at worst from afar.
    pub worst: Option<f64>,
    /// Beyond half range, where nobody may know whether it is.
    far: Option<Odds>,
    /// Whether it is known to get there at all.
    arrives: bool,
}

impl Weighed {
    pub fn line(&self) -> Line {
        let rules = &[slug::COMBAT_HIT, slug::COMBAT_DAMAGE];
        if let Some(far) = self.far {
            let line = self.plain.told(Line::new("odds-shot", rules)).number("far", far.percent);
            return line.number("far-lost", far.tenths / 10).number("far-tenths", far.tenths % 10);
        }
        let name = match (self.arrives, self.plain.name) {
            (false, TRY) => "odds-arriving-chance",
            (false, _) => "odds-arriving",
            (true, name) => name,
        };
        self.plain.told(Line::new(name, rules))
    }
}

/// The odds of a choice as a line.
pub fn of(game: &Anima, state: &State, seat: Seat, action: &Action) -> Option<Line> {
    weigh(game, state, &mut Memo::default(), (seat, action)).map(|weighed| weighed.line())
}

/// The odds of a choice, where a player would weigh any.
pub fn weigh(
    game: &Anima,
    state: &State,
    memo: &mut Memo,
    (seat, action): (Seat, &Action),
) -> Option<Weighed> {
    let name = name(game, state, seat, action)?;
    let Some(attack) = measured_later(game, state, action) else {
        let mut after = |answer: Action| {
            let chosen = Input::Choose(seat, *action);
            chances(game, state, &mut *memo, &chosen, &Dice { answer })
                .ok()
                .map(|found| Odds::of(name, &found))
        };
        let plain = after(Action::LetBe)?;
        let worst = if name == ATTACK { after(Action::Dodge) } else { None };
        return Some(Weighed { plain, worst: worst.map(|odds| odds.chance), far: None, arrives: true });
    };
    let mut arrived = |answer: Action, long: bool| {
        let ground = memo.ground(game, state);
        let begun = declared(game, state, ground, attack, long)?;
        chances_from(game, &begun, &mut *memo, &Dice { answer }).ok().map(|found| Odds::of(name, &found))
    };
    let plain = arrived(Action::LetBe, false)?;
    let shot = attack.kind == AttackKind::Ranged;
    let far = if shot { arrived(Action::LetBe, true) } else { None };
    let worst = arrived(Action::Dodge, shot).map(|odds| odds.chance);
    Some(Weighed { plain, worst, far, arrives: false })
}

/// The attack that an action declares, if what it comes to hangs on a distance that is measured only then.
fn measured_later(game: &Anima, state: &State, action: &Action) -> Option<Attack> {
    if counts_distances(game) {
        return None;
    }
    let new = |figure: u8, target: u8, kind: AttackKind| {
        let from = state.figure(figure).place;
        Attack { to: place(action).unwrap_or(from), ..Attack::new(figure, target, kind, from) }
    };
    if let Action::Use { figure, ability, extra, target: Some(target), .. } = *action {
        let charges = game.ability(state, figure, ability)?.kind == Kind::Charge;
        let shoots = game.ability(state, figure, ability)?.kind == Kind::RangedAttack;
        let kind = if charges { AttackKind::Charge } else { AttackKind::Ranged };
        let attack = Attack { by: By::Ability(ability), extra, ..new(figure, target, kind) };
        return (charges || shoots).then_some(attack);
    }
    let Stage::Active { figure } = state.stage else { return None };
    if let Action::Shoot(target) = *action {
        Some(new(figure, target, AttackKind::Ranged))
    } else if let Action::Charge { target, .. } = *action {
        Some(new(figure, target, AttackKind::Charge))
    } else if let Action::Slam { target, .. } = *action {
        Some(new(figure, target, AttackKind::Slam))
    } else {
        None
    }
}

/// The state right after an attack has been declared and found to reach its target, from near or from afar.
fn declared(game: &Anima, state: &State, ground: &Ground, mut attack: Attack, long: bool) -> Option<State> {
    let (figure, target) = (attack.attacker, attack.target);
    if attack.kind == AttackKind::Ranged {
        attack.line = AttackLine {
            long,
            cover: ground.sight(game, state, figure, target).is_covered(),
            higher: ground.level(state, figure) > ground.level(state, target),
        };
    }
    let mut begun = *state;
    begun.stage = Stage::Acting { figure };
    begun.stack.push(Frame::Attack(attack)).then_some(begun)
}

/// What kind of odds a choice has.
fn name(game: &Anima, state: &State, seat: Seat, action: &Action) -> Option<&'static str> {
    let open = counts_distances(game);
    match action {
        Action::Attack(_) | Action::Shoot(_) | Action::Charge { .. } => Some(ATTACK),
        Action::Push(_) | Action::Slam { .. } | Action::Escape => Some(TRY),
        // Whom a search finds is a matter of distance alone.
        Action::Seek | Action::SeekAt(_) => open.then_some(TRY),
        Action::Use { figure, ability, .. } => match game.ability(state, *figure, *ability)?.kind {
            Kind::Attack | Kind::RangedAttack | Kind::Charge => Some(ATTACK),
            Kind::Escape => Some(TRY),
            Kind::Seek => open.then_some(TRY),
            Kind::Dodge | Kind::Counterattack => Some(ANSWER),
            Kind::Passive | Kind::Effect | Kind::Movement | Kind::Walk | Kind::Run => None,
        },
        Action::Gnosis | Action::LetBe if rolls_next(state) => {
            let attacks =
                attack_below(state).is_some_and(|attack| Side::of_figure(attack.attacker).seat() == seat);
            Some(if attacks { ATTACK } else { ANSWER })
        }
        Action::Dodge | Action::Counter | Action::LetBe => {
            let answered = |attack: &Attack| matches!(attack.step, AttackStep::React | AttackStep::AfterRoll);
            attack(state).is_some_and(answered).then_some(ANSWER)
        }
        Action::TakePlot(_)
        | Action::PlaceScenery { .. }
        | Action::ChooseEdge(_)
        | Action::Deploy { .. }
        | Action::Infiltrate(_)
        | Action::PlaceMarker(_)
        | Action::Reveal { .. }
        | Action::StayOut
        | Action::PlaceFlag(_)
        | Action::First(_)
        | Action::Activate(_)
        | Action::End
        | Action::Move(_)
        | Action::Go(_)
        | Action::PushTo(_)
        | Action::Climb(_)
        | Action::TakeFlag
        | Action::Intercept { .. }
        | Action::TakeShot(_)
        | Action::Play { .. }
        | Action::Gnosis
        | Action::Accept
        | Action::Pick(_)
        | Action::Choose(_)
        | Action::Put(_)
        | Action::Resign => None,
    }
}

/// Whether the choice is what to say before an attack is rolled.
fn rolls_next(state: &State) -> bool {
    matches!(state.stack.top(), Some(Frame::Window(window)) if window.moment == Moment::BeforeRoll)
}

/// What dice have decided.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Decided {
    success: bool,
    /// Life points it costs.
    lost: u8,
}

/// Watches up to the first thing that is decided by dice.
struct Dice {
    /// What the target of an attack says to it, if it may.
    answer: Action,
}

impl Observer<Anima> for Dice {
    type Heard = (Option<bool>, u8);
    type End = Decided;

    fn hear(&self, (success, lost): &mut (Option<bool>, u8), event: &Event) {
        let decided = if let Event::Hit { .. } = event {
            Some(true)
        } else if let Event::Missed { .. } = event {
            Some(false)
        } else if let Event::EscapeRolled { escapes, .. } = event {
            Some(*escapes)
        } else if let Event::SeekRolled { found, answer, .. } = event {
            Some(!found.is_empty() || *answer)
        } else {
            None
        };
        // Of several blows the first is told.
        if let (Event::Damage { lost: taken, .. }, Some(true), 0) = (event, *success, *lost) {
            *lost = *taken;
        }
        *success = success.or(decided);
    }

    fn end(&self, _: &Anima, _: &State, (success, lost): &(Option<bool>, u8)) -> Option<Decided> {
        success.map(|success| Decided { success, lost: *lost })
    }

    fn decide(
        &self,
        game: &Anima,
        state: &State,
        memo: &mut Memo,
        awaited: SeatSet,
    ) -> Option<(Seat, Action)> {
        attack_below(state)?;
        let seat = awaited.iter().next()?;
        let reacts = attack(state).is_some_and(|attack| attack.step == AttackStep::React);
        let answers = reacts && game.check(state, memo, seat, &self.answer).is_ok();
        let said = if answers { self.answer } else { Action::LetBe };
        game.check(state, memo, seat, &said).ok()?;
        Some((seat, said))
    }
}

#[cfg(test)]
mod tests {
    use anima::{Form, content};
    use kernel::Worded;

    use super::*;

    /// The odds of an action's words, `chance lost.tenths`, in a duel of Brannoc and Drusk on a board.
    fn odds(option: Option<(&str, &str)>, position: &str, seat: u8, action: &str) -> Option<String> {
        let mut files = content::builtin();
        if let Some((key, value)) = option {
            files = content::with_override(&files, key, value).unwrap();
        }
        let content = content::read(&files).unwrap();
        let map = if position.contains(".0") { "broken-abbey" } else { "twin-hills" };
        let form = Form::parse(&content, &format!("map={map} a=brannoc,isaura b=drusk")).unwrap();
        let game = Anima::new(content, form);
        let state = game.position(position).unwrap();
        let line = of(&game, &state, Seat(seat), &game.parse_action(action).unwrap())?;
        Some(line.words.iter().map(|(_, word)| word.to_string()).collect::<Vec<_>>().join(" "))
    }

    /// Attack 6 against Defense 8: a die of 2 or more hits, and Damage 5 against Armor 2 takes 3 and each point of
    /// success one more: nothing, then 3 to 11, 6.3 on average.
    #[test]
    fn attack() {
        let position = "stage=active:a1 | a1 @10,5 | b1 @11,5";
        assert_eq!(odds(None, position, 0, "attack b1").as_deref(), Some("90 6 3"));
        assert_eq!(odds(None, position, 0, "walk"), None);
        // Escape needs a six.
        assert_eq!(odds(None, position, 0, "escape").as_deref(), Some("50"));
    }

    /// A charge adds two, so that it cannot miss; with two dice of which the best counts it hurts more.
    #[test]
    fn charge() {
        let position = "stage=active:a1 | a1 @10,5 | b1 @15,5";
        assert_eq!(odds(None, position, 0, "charge b1 14,5").as_deref(), Some("100 8 5"));
        let two = Some(("charge.dice", "2"));
        assert_eq!(odds(two, position, 0, "charge b1 14,5").as_deref(), Some("100 10 2"));
    }

    /// Where distances are measured after a shot is declared, it is weighed from near and from afar, whatever the
    /// distance is; a charge is weighed as if it arrives, and a search not at all.
    #[test]
    fn blind_shots_tell_no_distance() {
        let at = |x: &str| format!("stage=active:a2 | a2 @10.0,5.0 | b1 @{x},5.0");
        let near = odds(None, &at("15.0"), 0, "shoot b1");
        assert!(near.is_some());
        assert_eq!(near, odds(None, &at("45.0"), 0, "shoot b1"));
        let charge = |x: &str| odds(None, &at(x), 0, &format!("charge b1 {x},4.0"));
        assert_eq!(charge("15.0").is_some(), charge("45.0").is_some());
        assert_eq!(odds(None, &at("15.0"), 0, "seek"), None);
        assert!(odds(Some(("measuring", "open")), &at("15.0"), 0, "shoot b1").is_some());
        assert_eq!(odds(Some(("measuring", "open")), &at("45.0"), 0, "shoot b1"), None);
    }
}
