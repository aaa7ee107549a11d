//! The odds of an attack, an ability, an answer to one, an escape or a search: the rules themselves play it out for every
//! way the dice can fall ([`players::odds`]).
//!
//! Nobody else steps in, reacts or plays a card in these sums. Where distances are measured only after something is
//! declared, the odds of a shot or a charge would tell them: a shot is weighed within half its range and beyond it, a
//! charge and an effect as if they arrive, and a search and all who stand in an area not at all.

use anima::cards::{Kind, Moment, Strikes, Who};
use anima::event::{CardEvent, ThrowEvent};
use anima::ground::Ground;
use anima::rules::cards::{Facts, doing};
use anima::rules::{area, attack, attack_below, rolls};
use anima::slug;
use anima::state::{
    Attack, AttackKind, AttackStep, By, Doing, Figures, Frame, Line as AttackLine, NOBODY, Side, Stage,
    State, Waits,
};
use anima::{Action, Anima, Event, Memo};
use kernel::{Arg, Game, Input, Message, Nothing, Seat, SeatSet};
use players::anima::odds::{
    Answered, Cut, Everybody, Exchange, Followed, Outcome, Toll, answers, each_alone, odds_of,
};
use players::odds::{CERTAIN, Chances, Observer, chances, chances_from};

use super::counts_distances;
use super::offer::place;

/// What takes more throws than these is told as far as its blows, or the first of them, and it says so.
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

    /// Of something that happens to each of these alone: that it takes hold of somebody, and that somebody dies.
    fn of_any(each: &[(u8, Chances<Outcome>)], enemy: Side) -> Odds {
        let none = |is: fn(Outcome) -> bool, (_, chances): &(u8, Chances<Outcome>)| 1.0 - chances.chance(is);
        let enemies = || each.iter().filter(|(figure, _)| Side::of_figure(*figure) == enemy);
        let chance = 1.0 - each.iter().map(|one| none(|end| end.done == Some(true), one)).product::<f64>();
        let kill = 1.0 - enemies().map(|one| none(|end| end.killed, one)).product::<f64>();
        let loss: f64 = enemies().map(|(_, chances)| chances.mean(|end| end.lost.into())).sum();
        let whole = |number: f64| number.round() as u32;
        let (percent, kills) = (whole(100.0 * chance), whole(100.0 * kill));
        Odds { chance, loss, kill, percent, tenths: whole(10.0 * loss), kills }
    }

    /// Of an effect that may be resisted; nothing, if none is.
    fn of_effect(chances: &Chances<Outcome>) -> Option<Odds> {
        let rolls = chances.parts().iter().any(|(end, _)| end.done.is_some());
        rolls.then(|| {
            Odds::new(chances, |end| end.done == Some(true), |end| end.lost.into(), |end| end.killed)
        })
    }

    fn told(&self, line: Message) -> Message {
        let line = line.with("chance", Arg::chance(self.percent)).with("lost", Arg::tenths(self.tenths));
        line.with("kill", Arg::chance(self.kills))
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
    /// Where it was cut short because all of it would take too long.
    cut: Cut,
}

impl Weighed {
    fn new(of: Of, plain: Odds) -> Weighed {
        let (worst, best, far, arrives) = (None, false, None, true);
        Weighed { of, plain, worst, best, far, arrives, back: None, everyone: None, cut: Cut::Nowhere }
    }

    /// The chance that stands for it, and life points and a death where those are at stake.
    pub fn has_loss(&self) -> bool {
        self.of != Of::Try
    }

    pub fn line(&self) -> Message {
        let rules = &[slug::COMBAT_HIT, slug::COMBAT_DAMAGE];
        if let Some(far) = self.far {
            let line =
                self.plain.told(Message::line("odds-shot", rules)).with("far", Arg::chance(far.percent));
            let line = line.with("far-lost", Arg::tenths(far.tenths));
            return line.with("far-kill", Arg::chance(far.kills));
        }
        match (self.of, self.arrives) {
            (Of::Try | Of::Effect, false) => {
                Message::line("odds-arriving-chance", rules).with("chance", Arg::chance(self.plain.percent))
            }
            (Of::Try, true) => {
                Message::line("odds-chance", rules).with("chance", Arg::chance(self.plain.percent))
            }
            (Of::Attack | Of::Answer, false) => self.plain.told(Message::line("odds-arriving", rules)),
            (Of::Attack, true) => self.all_told(self.plain.told(Message::line("odds-attack", rules))),
            (Of::Effect, true) => {
                let line = self.plain.told(Message::line("odds-effect", &[slug::EFFECT_RESIST]));
                let (held, rolls) = self.everyone.map_or((0, 0), |all| (all.held, all.rolls));
                line.with("held", Arg::tenths(held)).number("rolls", rolls)
            }
            (Of::Answer, true) => {
                let line = self.plain.told(Message::line("odds-answer", rules));
                let back = self.back.map_or((0, 0), |back| (back.percent, back.tenths));
                let line = line.with("back", Arg::chance(back.0)).with("back-lost", Arg::tenths(back.1));
                self.cut_told(line.number("best", u8::from(self.best)))
            }
        }
    }

    /// What it comes to for everybody, where it strikes several.
    fn all_told(&self, line: Message) -> Message {
        let (theirs, ours) = self.everyone.map_or((0, 0), |all| (all.theirs, all.ours));
        let line = line.number("many", u8::from(self.everyone.is_some()));
        self.cut_told(line.with("all", Arg::tenths(theirs)).with("own", Arg::tenths(ours)))
    }

    fn cut_told(&self, line: Message) -> Message {
        let cut = match self.cut {
            Cut::Nowhere => 0,
            Cut::AfterTheBlows => 1,
            Cut::AfterTheFirstBlow => 2u8,
        };
        line.number("cut", cut)
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
    /// Where they were cut short.
    answers_cut: Cut,
}

impl<'a> Scale<'a> {
    pub fn new(game: &'a Anima, state: &'a State, seat: Seat) -> Scale<'a> {
        let mut memo = Memo::default();
        let (answers, answers_cut) = answered(game, state, &mut memo, seat);
        Scale { game, state, seat, memo, answers, answers_cut }
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
            let (back, cut) = (Odds::back(chances), self.answers_cut);
            return Some(Weighed { best: place == 0, back, cut, ..weighed });
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
                let (plain, cut) = self.follow(action, Action::LetBe)?;
                // Where even a ten misses, no die is rolled: it does not get there.
                plain.parts().iter().any(|(end, _)| end.hit).then_some(())?;
                let worst = if of == Of::Attack { self.follow(action, Action::Dodge) } else { None };
                let worst = worst.map(|(worst, _)| Odds::of(&worst).chance);
                let everyone = if of == Of::Attack { self.everyone(action) } else { None };
                let back = if of == Of::Answer { Odds::back(&plain) } else { None };
                Some(Weighed { worst, everyone, back, cut, ..Weighed::new(of, Odds::of(&plain)) })
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
    fn follow(&mut self, action: &Action, answer: Action) -> Option<(Chances<Outcome>, Cut)> {
        let (figure, target) = self.aimed(action)?;
        let (said, again) = ((self.seat, *action), self.again(action));
        let hides = !counts_distances(self.game)
            && (self.strikes_several(action) || bursts(self.game, self.state, &mut self.memo));
        let found = Cut::where_it_must(again, |followed| {
            let exchange = between(figure, target, answer, shown(followed, hides));
            odds_of(self.game, self.state, &mut self.memo, said, &exchange)
        });
        found.ok()
    }

    /// How many blows are to come after the first.
    fn again(&self, action: &Action) -> u8 {
        let under_way = attack_below(self.state).map(|attack| attack.blows.left());
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
            Strikes::All(_)
            | Strikes::Each(_)
            | Strikes::Series { .. }
            | Strikes::Area(_)
            | Strikes::Chain(_)
            | Strikes::Targets(_)
            | Strikes::Line(_) => true,
            Strikes::Times(_) | Strikes::WhileHits(_) => false,
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
        let found = odds_of(self.game, self.state, &mut self.memo, said, &exchange);
        if let Ok(found) = found
            && let Some(odds) = Odds::of_effect(&found)
        {
            return Some(Weighed::new(Of::Effect, odds));
        }
        let found = odds_of(self.game, self.state, &mut self.memo, said, &Everybody(&exchange));
        let Ok(found) = found else { return self.weigh_each(said, &exchange) };
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

    /// An effect on so many that each of them is looked at alone.
    fn weigh_each(&mut self, said: (Seat, Action), exchange: &Exchange) -> Option<Weighed> {
        let watched = (exchange, self.state.all_standing());
        let each = each_alone(self.game, self.state, &mut self.memo, said, watched).ok()?;
        let holds = |chances: &Chances<Outcome>| chances.chance(|end| end.done == Some(true));
        let held: f64 = each.iter().map(|(_, chances)| holds(chances)).sum();
        let plain = Odds::of_any(&each, Side::of_figure(exchange.figure).other());
        let everyone = Everyone {
            theirs: plain.tenths,
            ours: 0,
            held: (10.0 * held).round() as u32,
            rolls: u32::try_from(each.len()).ok()?,
        };
        let weighed = Weighed { everyone: Some(everyone), ..Weighed::new(Of::Effect, plain) };
        (everyone.rolls > 0).then_some(weighed)
    }
}

/// How far something is followed where what comes of others would tell how far away they are.
fn shown(followed: Followed, hides: bool) -> Followed {
    match followed {
        Followed::Through if hides => Followed::Blows,
        Followed::Through | Followed::Blows | Followed::Blow(_) => followed,
    }
}

/// What comes of each answer to the attack that waits for a seat, the best first, and where that was cut short.
fn answered(game: &Anima, state: &State, memo: &mut Memo, seat: Seat) -> (Vec<Answered>, Cut) {
    let waits = |attack: &&Attack| {
        matches!(attack.step, AttackStep::React | AttackStep::AfterRoll)
            && Side::of_figure(attack.target).seat() == seat
    };
    let Some(attack) = attack(state).filter(waits) else { return (Vec::new(), Cut::Nowhere) };
    let hides = !counts_distances(game) && bursts(game, state, memo);
    let found = Cut::where_it_must(attack.blows.left(), |followed| {
        let exchange = between(attack.attacker, attack.target, Action::LetBe, shown(followed, hides));
        answers(game, state, memo, &exchange)
    });
    found.unwrap_or((Vec::new(), Cut::Nowhere))
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
pub fn of(game: &Anima, state: &State, seat: Seat, actions: &[Action]) -> Vec<Option<Message>> {
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
        Action::Gnosis | Action::LetBe if rolls_next(state) && rolls::at_hand(state).is_some() => {
            let of_character = rolls::wanted(state).is_some_and(|wanted| wanted.test.is_of_character());
            of_character.then_some(Of::Try)
        }
        Action::Gnosis | Action::LetBe if rolls_next(state) && attack_below(state).is_some() => {
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

/// Whether the choice is what to say before dice are rolled.
fn rolls_next(state: &State) -> bool {
    let before = |moment| matches!(moment, Moment::BeforeRoll | Moment::Rolls);
    matches!(state.stack.top(), Some(Frame::Window(window)) if before(window.moment))
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
        } else if let Event::DoomRolled { dies, .. } = event {
            Some(!dies)
        } else if let Event::Card(CardEvent::Resisted { resists, .. }) = event {
            Some(*resists)
        } else if let Event::Throw(ThrowEvent::RunOverRolled { avoids, .. }) = event {
            Some(*avoids)
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
        if attack_below(state).is_none() && !matches!(state.stack.top(), Some(Frame::Window(_))) {
            return None;
        }
        let seat = awaited.iter().next()?;
        let reacts = attack(state).is_some_and(|attack| attack.step == AttackStep::React);
        let answers = reacts && game.check(state, memo, seat, &self.answer).is_ok();
        let said = if answers { self.answer } else { Action::LetBe };
        game.check(state, memo, seat, &said).ok()?;
        Some((seat, said))
    }
}

#[cfg(test)]
mod tests;
