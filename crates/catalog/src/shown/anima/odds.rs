//! The odds of an attack, an ability, an answer to one, an escape or a search: the rules themselves play it out for every
//! way the dice can fall ([`players::odds`]).
//!
//! Nobody else steps in, reacts or plays a card in these sums. Where distances are measured only after something is
//! declared, the odds of a shot or a charge would tell them: a shot is weighed within half its range and beyond it, a
//! charge and an effect as if they arrive, and a search and all who stand in an area not at all.

use anima::cards::{Kind, Moment, Strikes, Who};
use anima::ground::Ground;
use anima::rules::cards::{Facts, doing};
use anima::rules::{area, attack, attack_below};
use anima::slug;
use anima::state::{
    Attack, AttackKind, AttackStep, By, Doing, Figures, Frame, Line as AttackLine, NOBODY, Side, Stage,
    State, Waits,
};
use anima::{Action, Anima, Event, Memo};
use kernel::{Game, Input, Line, Nothing, Seat, SeatSet};
use players::anima::odds::{Answered, Everybody, Exchange, Followed, Outcome, Toll, answers, odds_of};
use players::odds::{CERTAIN, Chances, Observer, chances, chances_from};

use super::counts_distances;
use super::offer::place;

/// What takes more throws than these is told as far as its blows, or the first of them.
const MOST_INPUTS: u32 = 2000;

/// What is told of an attack, an answer or a try.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Odds {
    /// From 0 to 1.
    pub chance: f64,
    /// Life points lost on average.
    pub loss: f64,
    /// The chance to kill.
    pub kill: f64,
    percent: u32,
    tenths: u32,
    kills: u32,
}

/// To the nearest whole number, half of one up.
fn rounded(parts: u128) -> u32 {
    ((2 * parts + CERTAIN) / (2 * CERTAIN)) as u32
}

/// The sum of a number that goes with each end, so many times.
fn sum<E: Copy + Ord>(chances: &Chances<E>, times: u128, of: impl Fn(E) -> u32) -> u32 {
    rounded(chances.parts().iter().map(|(end, parts)| u128::from(of(*end)) * parts).sum::<u128>() * times)
}

impl Odds {
    fn new<E: Copy + Ord>(
        chances: &Chances<E>,
        success: impl Fn(E) -> bool,
        lost: impl Fn(E) -> u32,
        killed: impl Fn(E) -> bool,
    ) -> Odds {
        Odds {
            chance: chances.chance(&success),
            loss: chances.mean(&lost),
            kill: chances.chance(&killed),
            percent: sum(chances, 100, |end| success(end).into()),
            tenths: sum(chances, 10, &lost),
            kills: sum(chances, 100, |end| killed(end).into()),
        }
    }

    /// For the one that is looked at.
    fn of(chances: &Chances<Outcome>) -> Odds {
        Odds::new(chances, |end| end.hit, |end| end.lost.into(), |end| end.killed)
    }

    /// For the attacker, by a counterattack; nothing, if there is none.
    fn back(chances: &Chances<Outcome>) -> Option<Odds> {
        let strikes = chances.parts().iter().any(|(end, _)| end.hit_back);
        strikes.then(|| Odds::new(chances, |end| end.hit_back, |end| end.own.into(), |end| end.fell))
    }

    /// Of an effect that may be resisted; nothing, if none is.
    fn of_effect(chances: &Chances<Outcome>) -> Option<Odds> {
        let rolls = chances.parts().iter().any(|(end, _)| end.done.is_some());
        rolls.then(|| {
            Odds::new(chances, |end| end.done == Some(true), |end| end.lost.into(), |end| end.killed)
        })
    }

    fn told(&self, line: Line) -> Line {
        let line = line.number("chance", self.percent).number("lost", self.tenths / 10);
        line.number("tenths", self.tenths % 10).number("kill", self.kills)
    }
}

/// What kind of odds a choice has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Of {
    Attack,
    Answer,
    Effect,
    Try,
}

/// What an attack or an effect on several comes to for everybody.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Everyone {
    /// Tenths of life points of the enemies, and of one's own.
    theirs: u32,
    ours: u32,
    /// Tenths of those of whom an effect takes hold, and how many roll.
    held: u32,
    rolls: u32,
}

impl Everyone {
    fn of(chances: &Chances<Toll>, side: Side) -> Everyone {
        let (mine, other) = (side.index(), side.other().index());
        let rolled = chances.parts().iter().fold(0, |all, (end, _)| all | end.rolled.0);
        Everyone {
            theirs: sum(chances, 10, |end| end.lost[other].into()),
            ours: sum(chances, 10, |end| end.lost[mine].into()),
            held: sum(chances, 10, |end| end.held.len()),
            rolls: rolled.count_ones(),
        }
    }
}

/// The odds of a choice, and what might become of them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed {
    of: Of,
    /// If the target lets it come.
    pub plain: Odds,
    /// The chance if the target answers as well as it can, and at worst from afar.
    pub worst: Option<f64>,
    /// Of answers, whether none is better.
    pub best: bool,
    /// Beyond half range, where nobody may know whether it is.
    far: Option<Odds>,
    /// Whether it is known to get there at all.
    arrives: bool,
    /// What striking back does.
    back: Option<Odds>,
    everyone: Option<Everyone>,
}

impl Weighed {
    fn new(of: Of, plain: Odds) -> Weighed {
        let (worst, best, far, arrives) = (None, false, None, true);
        Weighed { of, plain, worst, best, far, arrives, back: None, everyone: None }
    }

    /// The chance that stands for it, and life points and a death where those are at stake.
    pub fn has_loss(&self) -> bool {
        self.of != Of::Try
    }

    pub fn line(&self) -> Line {
        let rules = &[slug::COMBAT_HIT, slug::COMBAT_DAMAGE];
        if let Some(far) = self.far {
            let line = self.plain.told(Line::new("odds-shot", rules)).number("far", far.percent);
            let line = line.number("far-lost", far.tenths / 10).number("far-tenths", far.tenths % 10);
            return line.number("far-kill", far.kills);
        }
        match (self.of, self.arrives) {
            (Of::Try | Of::Effect, false) => {
                Line::new("odds-arriving-chance", rules).number("chance", self.plain.percent)
            }
            (Of::Try, true) => Line::new("odds-chance", rules).number("chance", self.plain.percent),
            (Of::Attack | Of::Answer, false) => self.plain.told(Line::new("odds-arriving", rules)),
            (Of::Attack, true) => self.all_told(self.plain.told(Line::new("odds-attack", rules))),
            (Of::Effect, true) => {
                let line = self.plain.told(Line::new("odds-effect", &[slug::EFFECT_RESIST]));
                let (held, rolls) = self.everyone.map_or((0, 0), |all| (all.held, all.rolls));
                let line = line.number("held", held / 10).number("held-tenths", held % 10);
                line.number("rolls", rolls)
            }
            (Of::Answer, true) => {
                let line = self.plain.told(Line::new("odds-answer", rules));
                let back = self.back.map_or((0, 0), |back| (back.percent, back.tenths));
                let line = line.number("back", back.0).number("back-lost", back.1 / 10);
                line.number("back-tenths", back.1 % 10).number("best", u8::from(self.best))
            }
        }
    }

    /// What it comes to for everybody, where it strikes several.
    fn all_told(&self, line: Line) -> Line {
        let (theirs, ours) = self.everyone.map_or((0, 0), |all| (all.theirs, all.ours));
        let line = line.number("many", u8::from(self.everyone.is_some()));
        let line = line.number("all", theirs / 10).number("all-tenths", theirs % 10);
        line.number("ours", ours).number("own", ours / 10).number("own-tenths", ours % 10)
    }
}

/// Weighs the choices of a seat.
pub struct Scale<'a> {
    game: &'a Anima,
    state: &'a State,
    seat: Seat,
    memo: Memo,
    /// What comes of each answer to the attack that waits for this seat, the best first.
    answers: Vec<Answered>,
}

impl<'a> Scale<'a> {
    pub fn new(game: &'a Anima, state: &'a State, seat: Seat) -> Scale<'a> {
        let mut memo = Memo::default();
        let answers = answered(game, state, &mut memo, seat);
        Scale { game, state, seat, memo, answers }
    }

    /// What may be said to the attack that waits for this seat: letting it come first, then the others.
    pub fn answers(&self) -> Vec<Action> {
        let mut answers: Vec<Action> = self.answers.iter().map(|answered| answered.answer).collect();
        let plain = [Action::LetBe, Action::Dodge, Action::Counter];
        answers.sort_by_key(|answer| plain.iter().position(|known| known == answer).unwrap_or(plain.len()));
        answers
    }

    /// The odds of a choice, where a player would weigh any.
    pub fn weigh(&mut self, action: &Action) -> Option<Weighed> {
        if let Some(place) = self.answers.iter().position(|answered| answered.answer == *action) {
            let chances = &self.answers[place].chances;
            let weighed = Weighed::new(Of::Answer, Odds::of(chances));
            return Some(Weighed { best: place == 0, back: Odds::back(chances), ..weighed });
        }
        let of = kind(self.game, self.state, self.seat, action)?;
        if let Some(attack) = measured_later(self.game, self.state, action) {
            return self.weigh_unmeasured(of, attack);
        }
        match of {
            Of::Try => {
                let chosen = Input::Choose(self.seat, *action);
                let found =
                    chances(self.game, self.state, &mut self.memo, &chosen, &Dice { answer: Action::LetBe })
                        .ok()?;
                Some(Weighed::new(of, tried(&found)))
            }
            Of::Attack | Of::Answer => {
                let plain = self.follow(action, Action::LetBe)?;
                // Where even a ten misses, no die is rolled: it does not get there.
                plain.parts().iter().any(|(end, _)| end.hit).then_some(())?;
                let worst = if of == Of::Attack { self.follow(action, Action::Dodge) } else { None };
                let worst = worst.map(|worst| Odds::of(&worst).chance);
                let everyone = if of == Of::Attack { self.everyone(action) } else { None };
                let back = if of == Of::Answer { Odds::back(&plain) } else { None };
                Some(Weighed { worst, everyone, back, ..Weighed::new(of, Odds::of(&plain)) })
            }
            Of::Effect => self.weigh_effect(action),
        }
    }

    /// An attack that is measured only once it is declared, as if it gets there.
    fn weigh_unmeasured(&mut self, of: Of, attack: Attack) -> Option<Weighed> {
        let mut arrived = |answer: Action, long: bool| {
            let ground = self.memo.ground(self.game, self.state);
            let begun = declared(self.game, self.state, ground, attack, long)?;
            if of == Of::Try {
                let found = chances_from(self.game, &begun, &mut self.memo, &Dice { answer });
                return found.ok().map(|found| tried(&found));
            }
            let exchange = between(attack.attacker, attack.target, answer, Followed::Blows);
            let found = chances_from(self.game, &begun, &mut self.memo, &exchange);
            found.ok().map(|found| Odds::of(&found))
        };
        let plain = arrived(Action::LetBe, false)?;
        let shot = attack.kind == AttackKind::Ranged;
        let far = if shot { arrived(Action::LetBe, true) } else { None };
        let worst = arrived(Action::Dodge, shot).map(|odds| odds.chance);
        Some(Weighed { worst, far, arrives: false, ..Weighed::new(of, plain) })
    }

    /// What comes of an attack or an answer; where that is too much to follow, or would tell distances, as far as its
    /// blows.
    fn follow(&mut self, action: &Action, answer: Action) -> Option<Chances<Outcome>> {
        let (figure, target) = self.aimed(action)?;
        let (said, again) = ((self.seat, *action), self.again(action));
        let hides = !counts_distances(self.game)
            && (self.strikes_several(action) || bursts(self.game, self.state, &mut self.memo));
        let mut follow = |followed: Followed| {
            let exchange = between(figure, target, answer, followed);
            odds_of(self.game, self.state, &mut self.memo, said, &exchange).ok()
        };
        let through = if hides { None } else { follow(Followed::Through) };
        through.or_else(|| follow(Followed::Blows)).or_else(|| follow(Followed::Blow(again)))
    }

    /// How many blows are to come after the first.
    fn again(&self, action: &Action) -> u8 {
        let under_way = attack_below(self.state).map(|attack| attack.again);
        let used = if let Action::Use { figure, ability, .. } = *action {
            let strikes =
                self.game.ability(self.state, figure, ability).and_then(|used| used.strikes.as_ref());
            strikes.map(|strikes| strikes.times().saturating_sub(1))
        } else {
            None
        };
        under_way.or(used).unwrap_or_default()
    }

    /// Whether it uses an ability that is made to strike more than one.
    fn strikes_several(&self, action: &Action) -> bool {
        let Action::Use { figure, ability, .. } = *action else { return false };
        let used = self.game.ability(self.state, figure, ability);
        used.and_then(|used| used.strikes.as_ref()).is_some_and(|strikes| match strikes {
            Strikes::All(_) | Strikes::Each(_) | Strikes::Area(_) => true,
            Strikes::Times(_) => false,
        })
    }

    /// Who does it to whom. A sweep that names nobody is told for the first it strikes, where that tells no distance.
    fn aimed(&mut self, action: &Action) -> Option<(u8, u8)> {
        let (figure, target) = aimed(self.game, self.state, action)?;
        if target != NOBODY {
            return Some((figure, target));
        }
        let mut then = *self.state;
        self.game.apply(&mut then, &mut self.memo, &Input::Choose(self.seat, *action), &mut Nothing);
        let struck = attack_below(&then).filter(|attack| attack.attacker == figure);
        struck.filter(|_| counts_distances(self.game)).map(|attack| (figure, attack.target))
    }

    /// What comes of it for everybody, if it is made to strike several and nobody's distance is a secret.
    fn everyone(&mut self, action: &Action) -> Option<Everyone> {
        if !self.strikes_several(action) || !counts_distances(self.game) {
            return None;
        }
        let (figure, target) = self.aimed(action)?;
        let exchange = between(figure, target, Action::LetBe, Followed::Through);
        let said = (self.seat, *action);
        let found = odds_of(self.game, self.state, &mut self.memo, said, &Everybody(&exchange)).ok()?;
        // Nobody else in it is nothing to be told.
        let struck = found.parts().iter().fold(0, |all, (end, _)| all | end.struck.0);
        (struck.count_ones() > 1).then(|| Everyone::of(&found, Side::of_figure(figure)))
    }

    /// An effect that somebody may resist.
    fn weigh_effect(&mut self, action: &Action) -> Option<Weighed> {
        let (figure, target) = aimed(self.game, self.state, action)?;
        let exchange = between(figure, target, Action::LetBe, Followed::Through);
        if !counts_distances(self.game) {
            let begun = reached(self.game, self.state, action)?;
            let found = chances_from(self.game, &begun, &mut self.memo, &exchange).ok()?;
            let weighed = Weighed::new(Of::Effect, Odds::of_effect(&found)?);
            return Some(Weighed { arrives: false, ..weighed });
        }
        let said = (self.seat, *action);
        let found = odds_of(self.game, self.state, &mut self.memo, said, &exchange).ok()?;
        if let Some(odds) = Odds::of_effect(&found) {
            return Some(Weighed::new(Of::Effect, odds));
        }
        let found = odds_of(self.game, self.state, &mut self.memo, said, &Everybody(&exchange)).ok()?;
        let everyone = Everyone::of(&found, Side::of_figure(figure));
        let enemy = Side::of_figure(figure).other().index();
        let plain = Odds::new(
            &found,
            |end| !end.held.is_empty(),
            |end| end.lost[enemy].into(),
            |end| end.fallen[enemy] > 0,
        );
        let weighed = Weighed { everyone: Some(everyone), ..Weighed::new(Of::Effect, plain) };
        (everyone.rolls > 0).then_some(weighed)
    }
}

/// What comes of each answer to the attack that waits for a seat, the best first.
fn answered(game: &Anima, state: &State, memo: &mut Memo, seat: Seat) -> Vec<Answered> {
    let waits = |attack: &&Attack| {
        matches!(attack.step, AttackStep::React | AttackStep::AfterRoll)
            && Side::of_figure(attack.target).seat() == seat
    };
    let Some(attack) = attack(state).filter(waits) else { return Vec::new() };
    let open = counts_distances(game) || !bursts(game, state, memo);
    let followed = [Followed::Through, Followed::Blows, Followed::Blow(attack.again)];
    let mut tried = followed.into_iter().skip(usize::from(!open)).map(|followed| {
        let exchange = between(attack.attacker, attack.target, Action::LetBe, followed);
        answers(game, state, memo, &exchange)
    });
    tried.find_map(Result::ok).unwrap_or_default()
}

fn between(figure: u8, target: u8, answer: Action, followed: Followed) -> Exchange {
    let exchange = Exchange::new(figure, target);
    let answers = exchange.answers.with(target, answer);
    Exchange { answers, followed, most_inputs: MOST_INPUTS, ..exchange }
}

/// Whether the attack that is under way strikes an area.
fn bursts(game: &Anima, state: &State, memo: &mut Memo) -> bool {
    let ground = memo.ground(game, state);
    attack_below(state).is_some_and(|attack| area::bursts(Facts::new(game, state, ground), attack))
}

/// Who does it to whom: by the choice itself, or by the attack that it answers.
fn aimed(game: &Anima, state: &State, action: &Action) -> Option<(u8, u8)> {
    let under_way = attack_below(state).map(|attack| (attack.attacker, attack.target));
    match (*action, state.stage) {
        (Action::Dodge | Action::Counter | Action::LetBe | Action::Gnosis, _) => under_way,
        (Action::Use { figure, ability, target, .. }, _) => {
            let kind = game.ability(state, figure, ability)?.kind;
            let answers = matches!(kind, Kind::Dodge | Kind::Counterattack);
            if answers { under_way } else { Some((figure, target.unwrap_or(NOBODY))) }
        }
        (Action::Attack(target) | Action::Shoot(target) | Action::Push(target), Stage::Active { figure }) => {
            Some((figure, target))
        }
        (Action::Charge { target, .. } | Action::Slam { target, .. }, Stage::Active { figure }) => {
            Some((figure, target))
        }
        _ => None,
    }
}

/// The state in which an effect has reached the enemy it is aimed at, who rolls against it, if it is about nobody else.
fn reached(game: &Anima, state: &State, action: &Action) -> Option<State> {
    let Action::Use { figure, ability, extra, target: Some(target), .. } = *action else { return None };
    let does = &game.ability(state, figure, ability)?.does;
    let rolls = does.list.first().is_some_and(|effect| doing::difficulty(effect).is_some());
    let about_it = does.list.iter().all(|effect| doing::about(effect) == Some(&Who::Target));
    let enemy = Side::of_figure(target) != Side::of_figure(figure);
    let (left, waits) = (Figures::NONE.with(target), Waits::Resist);
    let begun = Doing { target, extra, left, waits, ..Doing::new(figure, ability, does.program) };
    let mut then = *state;
    then.stage = Stage::Acting { figure };
    (rolls && about_it && enemy && then.stack.push(Frame::Doing(begun))).then_some(then)
}

/// The odds of each of these choices as a line.
pub fn of(game: &Anima, state: &State, seat: Seat, actions: &[Action]) -> Vec<Option<Line>> {
    let mut scale = Scale::new(game, state, seat);
    actions.iter().map(|action| scale.weigh(action).map(|weighed| weighed.line())).collect()
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
fn kind(game: &Anima, state: &State, seat: Seat, action: &Action) -> Option<Of> {
    let open = counts_distances(game);
    match action {
        Action::Attack(_) | Action::Shoot(_) | Action::Charge { .. } => Some(Of::Attack),
        Action::Push(_) | Action::Slam { .. } | Action::Escape => Some(Of::Try),
        // Whom a search finds is a matter of distance alone.
        Action::Seek | Action::SeekAt(_) => open.then_some(Of::Try),
        Action::Use { figure, ability, .. } => match game.ability(state, *figure, *ability)?.kind {
            Kind::Attack | Kind::RangedAttack | Kind::Charge => Some(Of::Attack),
            Kind::Escape => Some(Of::Try),
            Kind::Seek => open.then_some(Of::Try),
            Kind::Dodge | Kind::Counterattack => Some(Of::Answer),
            Kind::Effect => attack_below(state).is_none().then_some(Of::Effect),
            Kind::Passive | Kind::Movement | Kind::Walk | Kind::Run => None,
        },
        Action::Gnosis | Action::LetBe if rolls_next(state) => {
            let attacks =
                attack_below(state).is_some_and(|attack| Side::of_figure(attack.attacker).seat() == seat);
            Some(if attacks { Of::Attack } else { Of::Answer })
        }
        Action::Dodge | Action::Counter | Action::LetBe => {
            let answered = |attack: &Attack| matches!(attack.step, AttackStep::React | AttackStep::AfterRoll);
            attack(state).is_some_and(answered).then_some(Of::Answer)
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

/// Whether it came off.
fn tried(found: &Chances<bool>) -> Odds {
    Odds::new(found, |done| done, |_| 0, |_| false)
}

/// Watches up to the first thing that is decided by dice.
struct Dice {
    /// What the target of an attack says to it, if it may.
    answer: Action,
}

impl Observer<Anima> for Dice {
    type Heard = Option<bool>;
    type End = bool;

    fn hear(&self, done: &mut Option<bool>, event: &Event) {
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
        *done = done.or(decided);
    }

    fn end(&self, _: &Anima, _: &State, done: &Option<bool>) -> Option<bool> {
        *done
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
    use crate::{Lang, Texts};

    /// A battle on squares, or on a table where a place has inches.
    fn game(option: Option<(&str, &str)>, parties: &str, position: &str) -> (Anima, State) {
        let mut files = content::builtin();
        if let Some((key, value)) = option {
            files = content::with_override(&files, key, value).expect("there is such an option");
        }
        let content = content::read(&files).expect("the built-in content is good");
        let map = if position.contains(".0") { "broken-abbey" } else { "twin-hills" };
        let form = Form::parse(&content, &format!("map={map} scenery=none levels=500 {parties}"))
            .expect("the form is good");
        let game = Anima::new(content, form);
        let state = game.position(position).unwrap();
        (game, state)
    }

    const DUEL: &str = "a=brannoc,isaura b=drusk";

    /// The odds of an action's words in the order of its line, without what is nothing.
    fn told((game, state): &(Anima, State), seat: u8, action: &str) -> Option<String> {
        let line = of(game, state, Seat(seat), &[game.parse_action(action).unwrap()]).pop().flatten()?;
        let words = line.words.iter().map(|(key, word)| (*key, word.to_string()));
        let words = words.filter(|(_, word)| word != "0").map(|(key, word)| format!("{key}={word}"));
        Some(words.collect::<Vec<_>>().join(" "))
    }

    fn odds(option: Option<(&str, &str)>, position: &str, action: &str) -> Option<String> {
        told(&game(option, DUEL, position), 0, action)
    }

    /// Attack 6 against Defense 8: a die of 2 or more hits, and Damage 5 against Armor 2 takes 3 and each point of
    /// success one more: nothing, then 3 to 11, 6.3 on average. Of 10 life points two dice leave none.
    #[test]
    fn attack() {
        let position = "stage=active:a1 | a1 @10,5 | b1 @11,5";
        assert_eq!(odds(None, position, "attack b1").as_deref(), Some("chance=90 lost=6 tenths=3"));
        let hurt = format!("{position} life=10");
        assert_eq!(odds(None, &hurt, "attack b1").as_deref(), Some("chance=90 lost=6 tenths=3 kill=20"));
        assert_eq!(odds(None, position, "walk"), None);
        // Escape needs a six.
        assert_eq!(odds(None, position, "escape").as_deref(), Some("chance=50"));
    }

    /// A charge adds two, so that it cannot miss; with two dice of which the best counts it hurts more.
    #[test]
    fn charge() {
        let position = "stage=active:a1 | a1 @10,5 | b1 @15,5";
        let charge = "charge b1 14,5";
        assert_eq!(odds(None, position, charge).as_deref(), Some("chance=100 lost=8 tenths=5 kill=10"));
        let two = Some(("charge.dice", "2"));
        // A ten takes 13, which is all the life he has.
        assert_eq!(odds(two, position, charge).as_deref(), Some("chance=100 lost=10 tenths=2 kill=19"));
    }

    /// Where distances are measured after a shot is declared, it is weighed from near and from afar, whatever the
    /// distance is; a charge is weighed as if it arrives, and a search not at all.
    #[test]
    fn blind_shots_tell_no_distance() {
        let at = |x: &str| format!("stage=active:a2 | a2 @10.0,5.0 | b1 @{x},5.0");
        let near = odds(None, &at("15.0"), "shoot b1");
        assert!(near.is_some());
        assert_eq!(near, odds(None, &at("45.0"), "shoot b1"));
        let charge = |x: &str| odds(None, &at(x), &format!("charge b1 {x},4.0"));
        assert_eq!(charge("15.0").is_some(), charge("45.0").is_some());
        assert_eq!(odds(None, &at("15.0"), "seek"), None);
        assert!(odds(Some(("measuring", "open")), &at("15.0"), "shoot b1").is_some());
        assert_eq!(odds(Some(("measuring", "open")), &at("45.0"), "shoot b1"), None);
    }

    /// Every answer to an attack is weighed, striking back too, and one is named the best: here a counterattack, which
    /// is as safe as a dodge and may hurt the attacker.
    #[test]
    fn answers() {
        let position = "stage=active:a1 stack=melee:a1:b1:react:none:10,5:10,5:-:0:0 | a1 @10,5 | b1 @11,5";
        let window = game(None, DUEL, position);
        assert_eq!(told(&window, 1, "let-be").as_deref(), Some("chance=90 lost=6 tenths=3"));
        assert_eq!(told(&window, 1, "dodge").as_deref(), Some("chance=38 lost=2"));
        // Attack 4 at -2 against Defense 9: a die of 7 or more, in the 62 % that miss, for 1 to 4 life points.
        let counter = told(&window, 1, "counter");
        assert_eq!(counter.as_deref(), Some("chance=38 lost=2 back=25 back-tenths=6 best=1"));
    }

    /// An area is told for its target and for all together, friends among them; where nobody may measure beforehand, who
    /// else stands in it is nothing that the odds tell.
    #[test]
    fn areas() {
        let parties = "a=seraphe,isaura b=drusk,drusk";
        let at = |one: &str, other: &str| {
            format!(
                "stage=active:a1 | a1 @10{one},5{one} | a2 @17{one},5{one} | b1 @15{one},5{one} | b2 @{other}"
            )
        };
        let prism = "use a1 0 b1";
        // Attack 4 against Defense 8: a die of 4 or more, and Damage 3 against Armor 2.
        let told_of = |position: &str| told(&game(None, parties, position), 0, prism);
        let together = told_of(&at("", "16,5")).unwrap();
        assert!(
            together.starts_with("chance=70 lost=2 tenths=8 many=1 all=5 all-tenths=6 ours="),
            "{together}"
        );
        assert_eq!(told_of(&at("", "20,5")).unwrap().matches("all=2").count(), 1, "friends alone are in it");
        let blind = [told_of(&at(".0", "15.0,6.5")), told_of(&at(".0", "30.0,5.0"))];
        assert_eq!(blind[0], blind[1]);
        assert!(blind[0].as_ref().is_some_and(|told| !told.contains("many")), "{blind:?}");
    }

    /// An effect is told by how likely it takes hold, of one or of how many.
    #[test]
    fn effects() {
        let position = "stage=active:a1 | a1 @10,5 | b1 @11,5 | b2 @12,5";
        // Drusk has Resistance 8, so that a die of 6 or less does not exceed 14.
        let sedative = game(None, "a=sabel b=drusk,drusk", position);
        assert_eq!(told(&sedative, 0, "use a1 3 b1").as_deref(), Some("chance=60"));
        // Nor does it tell how far away somebody is where nobody may measure beforehand.
        let blind = |x: &str| {
            let position = format!("stage=active:a1 | a1 @10.0,5.0 | b1 @{x},5.0 | b2 @40.0,40.0");
            told(&game(None, "a=lucan b=drusk,drusk", &position), 0, "use a1 2 b1")
        };
        assert_eq!(blind("15.0").as_deref(), Some("chance=70"));
        assert_eq!(blind("15.0"), blind("40.0"));
        let wail = game(None, "a=omra b=drusk,drusk", position);
        let told = told(&wail, 0, "use a1 1");
        assert_eq!(told.as_deref(), Some("chance=84 lost=2 tenths=4 held=1 held-tenths=2 rolls=2"));
    }

    /// The sentence in a language.
    fn said(lang: Lang, (game, state): &(Anima, State), seat: u8, action: &str) -> String {
        let line = of(game, state, Seat(seat), &[game.parse_action(action).unwrap()]).pop().flatten();
        Texts::new(lang).game_line(&line.unwrap())
    }

    /// What is nothing is left out of the sentences, and nothing else.
    #[test]
    fn sentences() {
        let stack = "stack=melee:a1:b1:react:none:10,5:10,5:-:0:0";
        let answer = game(None, DUEL, &format!("stage=active:a1 {stack} | a1 @10,5 | b1 @11,5 life=4"));
        for (lang, wanted) in [
            (
                Lang::En,
                "hit 38 %, 2.0 LP lost on average, killed 28 %; strikes back 25 %, 0.6 LP; the best answer",
            ),
            (
                Lang::Es,
                "te aciertan el 38 %, pierdes 2,0 PV de media, mueres el 28 %; devuelves el golpe el 25 %, 0,6 PV; la mejor respuesta",
            ),
            (
                Lang::It,
                "ti colpiscono il 38 %, perdi 2,0 PV in media, muori il 28 %; rispondi il 25 %, 0,6 PV; la risposta migliore",
            ),
        ] {
            assert_eq!(said(lang, &answer, 1, "counter"), wanted);
        }
        assert_eq!(said(Lang::En, &answer, 1, "let-be"), "hit 90 %, 6.3 LP lost on average, killed 80 %");
        let position = "stage=active:a1 | a1 @10,5 | b1 @11,5 | b2 @12,5";
        let sedative = game(None, "a=sabel b=drusk,drusk", position);
        assert_eq!(said(Lang::En, &sedative, 0, "use a1 3 b1"), "takes hold 60 %");
        let wail = game(None, "a=omra b=drusk,drusk", position);
        let wanted = "takes hold of 1.2 of 2 on average, takes 2.4 LP on average";
        assert_eq!(said(Lang::En, &wail, 0, "use a1 1"), wanted);
        let position = "stage=active:a1 | a1 @10,5 | a2 @17,5 | b1 @15,5 | b2 @16,5";
        let prism = game(None, "a=seraphe,isaura b=drusk,drusk", position);
        let told = said(Lang::En, &prism, 0, "use a1 0 b1");
        assert!(told.starts_with("hits 70 %, takes 2.8 LP on average; all together 5.6 LP (and "), "{told}");
        assert!(told.ends_with(" of your own)"), "{told}");
    }
}
