//! Letting cards answer what happens: triggers that answer of themselves, and windows in which abilities may be used.
//!
//! Whether a window opens depends on what everybody can see: abilities, action points, and the number of plot cards in a
//! hand, never which they are. Triggers due together go in the order of the active player's side, then the other, each
//! by the number of the figure and of the card's ability.

use kernel::Sink;

use super::at_hand::life_points;
use super::facts::{Facts, Scene};
use super::{gnosis, lasting, paying, plots, using};
use crate::cards::{Condition, CueTable, Limit, Moment, Part, Trigger, Within};
use crate::event::{CardEvent, Event};
use crate::game::Anima;
use crate::rules::{Battle, attack_below, attack_mut, death, rolls};
use crate::state::{
    Answer, AttackStep, Doing, Due, Figures, Frame, MOST_DUE, Mark, Marks, NO_ABILITY, NOBODY, Side, State,
    Waits, Why, Window,
};
use crate::usage;

/// Something that happens: to whom, and by whom.
#[derive(Clone, Copy, Debug)]
pub struct Happening {
    pub moment: Moment,
    pub subject: u8,
    pub cause: u8,
    /// What is remembered of the ability that was used, or of the roll.
    pub used: u8,
}

impl Happening {
    /// A part of the turn, which happens to everybody.
    pub fn phase(moment: Moment) -> Happening {
        Happening { moment, subject: NOBODY, cause: NOBODY, used: 0 }
    }

    pub fn between(moment: Moment, subject: u8, cause: u8) -> Happening {
        Happening { moment, subject, cause, used: 0 }
    }
}

/// Stands for a roll that is no attack's, where an attack's number could.
pub const OF_A_ROLL: u8 = u8::MAX;

/// At most so many triggers answer one moment.
const MOST: usize = 2 * MOST_DUE;

/// Lets cards answer. One function for all who ask, since copies of it would crowd the processor's cache.
#[inline(never)]
pub fn fire<S: Sink<Event>>(battle: &mut Battle<'_, S>, happening: Happening) {
    let moment = happening.moment;
    let rolls = matches!(moment, Moment::BeforeRoll | Moment::AfterRoll | Moment::Rolls | Moment::Rolled);
    let gnosis = rolls && battle.state.gnosis.iter().any(|points| *points > 0);
    // Most moments are nobody's business.
    if gnosis || battle.game.answered() & moment.bit() != 0 || battle.state.any_laid() {
        answer(battle, happening);
    }
}

#[inline(never)]
fn answer<S: Sink<Event>>(battle: &mut Battle<'_, S>, happening: Happening) {
    let bit = happening.moment.bit();
    let speaks = |side: Side| {
        plots::may_speak(battle.facts(), side, happening.moment)
            || gnosis::may_spend_gnosis(battle.facts(), side, happening.moment)
    };
    let laid = battle.state.any_laid();
    let [answers, uses] = battle.game.speakers(battle.state, happening.moment);
    let asked = !uses.is_empty() || Side::BOTH.into_iter().any(speaks);
    if !asked && answers.is_empty() && !laid {
        return;
    }
    let order = if happening.moment == Moment::ActivationEnds {
        // Whose activation it was is still the active player.
        let side = Side::of_figure(happening.subject);
        [side, side.other()]
    } else {
        lasting::in_order(battle.state)
    };
    if asked {
        open(battle, happening, order[0], uses);
    }
    if answers.is_empty() && !laid {
        return;
    }
    let mut due = [(Answer::default(), false); MOST];
    let mut again = [(Answer::default(), false); MOST];
    let (mut count, mut count_again, mut all_fit) = (0, 0, true);
    let facts = battle.facts();
    for side in order {
        let away = facts.state.away(side);
        for figure in facts.answering(side, happening, answers).iter() {
            let inside = facts.state.inside_by(figure);
            for number in facts.game.speaking(facts.state, figure, |speaks| speaks.triggers & bit != 0).iter()
            {
                let Some(ability) = facts.ability(figure, number) else { continue };
                // Whoever is in a body can do nothing but what keeps it there.
                if inside.is_some_and(|by| by != number) {
                    continue;
                }
                for trigger in
                    ability.triggers.iter().filter(|trigger| trigger.when.0.moment == happening.moment)
                {
                    let stays_away = away.contains(figure) && !trigger.needs.contains(&Condition::Away);
                    if stays_away
                        || !facts.holds(figure, number, ability)
                        || !is_due(facts, (figure, number), trigger, happening)
                    {
                        continue;
                    }
                    let answer = Answer { by: figure, ability: number, program: trigger.does.program };
                    let (list, length) = match answering(facts.game, facts.state, answer.by, answer.ability) {
                        Some(_) => (&mut again, &mut count_again),
                        None => (&mut due, &mut count),
                    };
                    all_fit &= *length < MOST;
                    if let Some(slot) = list.get_mut(*length) {
                        *slot = (answer, trigger.may);
                        *length += 1;
                    }
                }
            }
        }
        if !laid {
            continue;
        }
        for (bearer, trigger) in plots::triggers(facts, side) {
            if is_due(facts, (bearer, NO_ABILITY), trigger, happening) {
                all_fit &= count < MOST;
                if let Some(slot) = due.get_mut(count) {
                    let program = trigger.does.program;
                    *slot = (Answer { by: bearer, ability: NO_ABILITY, program }, trigger.may);
                    count += 1;
                }
            }
        }
    }
    if !all_fit {
        battle.tell(Event::Card(CardEvent::TooMuch));
    }
    let Happening { subject, cause, used, .. } = happening;
    for one in &again[..count_again] {
        let doing = begin(battle, one.0, &Due::of((subject, cause, used), &[*one]));
        let below = answering(battle.game, battle.state, one.0.by, one.0.ability);
        let below = below.unwrap_or(battle.state.stack.depth());
        if !battle.state.stack.insert(below, Frame::Doing(doing)) {
            battle.tell(Event::Card(CardEvent::TooMuch));
        }
    }
    for some in due[..count].chunks(MOST_DUE).rev() {
        let due = Due::of((subject, cause, used), some);
        match some {
            [(one, _)] => {
                let doing = begin(battle, *one, &due);
                battle.put_on_stack(Frame::Doing(doing))
            }
            _ => battle.put_on_stack(Frame::Due(due)),
        };
    }
}

/// The next of several that answer the same begins; before the last, the frame that held them goes.
pub fn step_due<S: Sink<Event>>(battle: &mut Battle<'_, S>, due: Due) -> bool {
    let (first, rest) = due.take();
    if rest.count == 0 {
        battle.state.stack.pop();
    } else if let Some(top) = battle.state.stack.top_mut() {
        *top = Frame::Due(rest);
    }
    if let Some(answer) = first {
        let doing = begin(battle, answer, &due);
        battle.put_on_stack(Frame::Doing(doing));
    }
    true
}

/// The trigger whose effects these are, with its place on the ability.
pub(super) fn trigger_of<'a>(game: &'a Anima, state: &State, doing: &Doing) -> Option<(&'a Trigger, u8)> {
    let ability = game.ability(state, doing.by, doing.ability)?;
    ability.triggers.iter().zip(0..).find(|(trigger, _)| trigger.does.program == doing.program)
}

/// Whether a trigger that was due when its moment came can still be paid for, and that moment is not past.
pub fn can_settle(facts: Facts<'_>, doing: &Doing) -> bool {
    let trigger = trigger_of(facts.game, facts.state, doing);
    trigger.is_none_or(|(trigger, _)| {
        !is_past(facts.state, trigger.when.0.moment)
            && paying::can_pay(facts, (doing.by, doing.ability), &trigger.pays)
    })
}

/// Whether a moment that is still being answered is no more: its die is rolled anew, or its attack comes at somebody else.
/// Whatever comes of that is a moment of its own.
fn is_past(state: &State, moment: Moment) -> bool {
    match moment {
        Moment::AfterRoll => attack_below(state).is_some_and(|attack| attack.step != AttackStep::AfterRoll),
        Moment::BeforeDamage | Moment::BeforeLoss => {
            let mut frames = state.stack.frames().iter().rev();
            let lost = frames.find(|frame| matches!(frame, Frame::Attack(_) | Frame::Loss(_)));
            matches!(lost, Some(Frame::Attack(attack)) if attack.step != AttackStep::Hurt)
        }
        Moment::Rolls => rolls::at_hand(state).is_some_and(rolls::is_settled),
        Moment::Rolled => rolls::at_hand(state).is_some_and(|roll| roll.kept == 0 || rolls::is_settled(roll)),
        Moment::DeploymentBegins
        | Moment::GameBegins
        | Moment::RecoveryBegins
        | Moment::RecoveryEnds
        | Moment::MaintenanceBegins
        | Moment::MaintenanceEnds
        | Moment::ActionsBegin
        | Moment::TurnEnds
        | Moment::Activated
        | Moment::Attacked
        | Moment::BeforeRoll
        | Moment::Hit
        | Moment::Missed
        | Moment::Critical
        | Moment::Damaged
        | Moment::Dying
        | Moment::Died
        | Moment::Escapes
        | Moment::Moves
        | Moment::Moved
        | Moment::Touches
        | Moment::Uses
        | Moment::Between
        | Moment::Gnosis
        | Moment::Summoned
        | Moment::Failed
        | Moment::Succeeded
        | Moment::ActivationEnds
        | Moment::Displaced
        | Moment::Affected
        | Moment::Revealed
        | Moment::Healed
        | Moment::StateGiven
        | Moment::Guarded
        | Moment::Plays
        | Moment::PaysUpkeep
        | Moment::ComesNear
        | Moment::Passed
        | Moment::Initiative
        | Moment::Sacrificed
        | Moment::Charged => false,
    }
}

/// Counts and pays for a trigger that answers.
pub fn settle<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: &Doing) -> u8 {
    if doing.ability == NO_ABILITY {
        plots::answer(battle, doing);
        return 0;
    }
    let Some((trigger, which)) = trigger_of(battle.game, battle.state, doing) else { return 0 };
    battle.comes_up(doing.by, doing.ability, usage::Part::Trigger(which));
    let (who, name) = (battle.who(doing.by), battle.ability_name(doing.by, doing.ability));
    battle.tell(Event::Card(CardEvent::Answers { who, ability: name }));
    let attacks = attacks_on_stack(battle.state);
    if attacks > 0 && (trigger.limit == Some(Limit::Attack) || trigger.times.is_some()) {
        let mark = Mark { why: Why::Answered, by: doing.by, figure: attacks, ability: doing.ability };
        lasting::keep(battle, mark);
    }
    if trigger.limit == Some(Limit::Roll) {
        let mark = Mark { why: Why::Answered, by: doing.by, figure: OF_A_ROLL, ability: doing.ability };
        lasting::keep(battle, mark);
    }
    if matches!(trigger.limit, Some(Limit::Turn | Limit::Game)) {
        paying::count(battle, doing.by, doing.ability, trigger.times.unwrap_or(1));
    }
    let before = battle.state.figure(doing.by).life;
    let paid = paying::pay(battle, doing.by, doing.ability, &trigger.pays);
    let given = before.saturating_sub(battle.state.figure(doing.by).life);
    death::sacrificed(battle, doing.by, given);
    paid
}

/// How many attacks are being resolved, one within the other: the number of the one at hand.
pub fn attacks_on_stack(state: &State) -> u8 {
    let is_attack = |frame: &&Frame| matches!(frame, Frame::Attack(_));
    state.stack.frames().iter().filter(is_attack).count() as u8
}

/// Whether an ability of a figure's has answered the attack at hand, or was used in it.
pub fn has_answered(state: &State, figure: u8, number: u8) -> bool {
    let attacks = attacks_on_stack(state);
    attacks > 0
        && state.marks().any(|mark| {
            mark.why == Why::Answered && (mark.by, mark.ability, mark.figure) == (figure, number, attacks)
        })
}

/// Before a roll both may speak, whoever brings it about first; after an action only the other side, since the active one can act
/// as it likes.
fn open<S: Sink<Event>>(battle: &mut Battle<'_, S>, happening: Happening, first: Side, uses: Figures) {
    let Happening { moment, subject, cause, used } = happening;
    let (speaks, passed) = match moment {
        Moment::Between => (first.other(), true),
        Moment::BeforeRoll | Moment::AfterRoll | Moment::Attacked => (Side::of_figure(cause), false),
        Moment::Rolls | Moment::Rolled if cause != NOBODY => (Side::of_figure(cause), false),
        Moment::DeploymentBegins
        | Moment::BeforeLoss
        | Moment::GameBegins
        | Moment::RecoveryBegins
        | Moment::RecoveryEnds
        | Moment::MaintenanceBegins
        | Moment::MaintenanceEnds
        | Moment::ActionsBegin
        | Moment::TurnEnds
        | Moment::Activated
        | Moment::Hit
        | Moment::Missed
        | Moment::Critical
        | Moment::BeforeDamage
        | Moment::Damaged
        | Moment::Dying
        | Moment::Died
        | Moment::Escapes
        | Moment::Moves
        | Moment::Moved
        | Moment::Touches
        | Moment::Uses
        | Moment::Gnosis
        | Moment::Summoned
        | Moment::Rolls
        | Moment::Rolled
        | Moment::ComesNear
        | Moment::Passed
        | Moment::Initiative
        | Moment::Sacrificed
        | Moment::Charged
        | Moment::Failed
        | Moment::Succeeded
        | Moment::ActivationEnds
        | Moment::Displaced
        | Moment::Revealed
        | Moment::Healed
        | Moment::StateGiven
        | Moment::Guarded
        | Moment::Plays
        | Moment::PaysUpkeep
        | Moment::Affected => (first, false),
    };
    let window = Window { moment, subject, cause, speaks, passed, used };
    let facts = battle.facts();
    if Side::BOTH.into_iter().any(|side| (side == speaks || !passed) && has_a_say(facts, &window, side, uses))
    {
        battle.put_on_stack(Frame::Window(window));
    }
}

/// What effects that answer a moment remember of it, and what they count as taken: so many life points as were sacrificed.
pub(super) fn for_effects(moment: Option<Moment>, used: u8) -> (u8, u8) {
    if moment == Some(Moment::Sacrificed) { (0, life_points(used).unwrap_or_default()) } else { (used, 0) }
}

/// The first of those due.
fn begin<S: Sink<Event>>(battle: &Battle<'_, S>, answer: Answer, due: &Due) -> Doing {
    let Due { subject, cause, used, .. } = *due;
    let target = if subject == answer.by { cause } else { subject };
    let doing = Doing::new(answer.by, answer.ability, answer.program);
    let moment = trigger_of(battle.game, battle.state, &doing).map(|(trigger, _)| trigger.when.0.moment);
    let (used, taken) = for_effects(moment, used);
    Doing {
        waits: if due.may & 1 != 0 { Waits::Word } else { Waits::Settle },
        target,
        subject,
        cause,
        used,
        taken,
        ..doing
    }
}

/// Where on the stack the effects of the same ability lie that are being carried out, from the oldest.
pub fn under_way(state: &State, by: u8, ability: u8) -> Option<usize> {
    let same =
        |frame: &Frame| matches!(frame, Frame::Doing(doing) if (doing.by, doing.ability) == (by, ability));
    if ability == NO_ABILITY { None } else { state.stack.frames().iter().position(same) }
}

/// The same of what its triggers do. What it does when it is used does not keep them from answering meanwhile.
fn answering(game: &Anima, state: &State, by: u8, ability: u8) -> Option<usize> {
    let first = under_way(state, by, ability)?;
    let frames = state.stack.frames().iter().skip(first);
    let answers = |frame: &Frame| matches!(frame, Frame::Doing(doing) if (doing.by, doing.ability) == (by, ability) && is_answer(game, state, doing));
    frames.map(answers).position(|answers| answers).map(|place| first + place)
}

/// Whether a list of effects is what a trigger does, and not what its ability does when it is used or strikes.
fn is_answer(game: &Anima, state: &State, doing: &Doing) -> bool {
    doing.ability == NO_ABILITY || trigger_of(game, state, doing).is_some()
}

/// Whether a trigger answers.
///
/// What has answered and is not done yet answers again only where a limit says how often: then it waits until the first
/// is done, and one waits at a time, so that an attack that is made for a hit can go on while it hits.
fn is_due(facts: Facts<'_>, (figure, number): (u8, u8), trigger: &Trigger, happening: Happening) -> bool {
    let once = || has_answered(facts.state, figure, number);
    let limited = match trigger.limit {
        // Cards that speak for a side keep account of their own.
        Some(_) if number == NO_ABILITY => false,
        Some(Limit::Attack) => once(),
        Some(Limit::Roll) => facts.state.marks().any(|mark| {
            mark.why == Why::Answered && (mark.by, mark.ability, mark.figure) == (figure, number, OF_A_ROLL)
        }),
        Some(Limit::Turn | Limit::Game) => facts.state.figure(figure).used & 1 << number != 0 || once(),
        None => false,
    };
    let counted = matches!(trigger.limit, Some(Limit::Turn | Limit::Game));
    // Plot cards have no number of their own; what each does tells them apart.
    let same = |by: u8, ability: u8, program: u16| {
        (by, ability) == (figure, number) && (number != NO_ABILITY || program == trigger.does.program)
    };
    let already = facts.state.stack.frames().iter().any(|frame| match frame {
        Frame::Doing(doing) if counted && !matches!(doing.waits, Waits::Word | Waits::Settle) => false,
        Frame::Doing(doing) => {
            same(doing.by, doing.ability, doing.program) && is_answer(facts.game, facts.state, doing)
        }
        Frame::Due(due) => due.left().iter().any(|answer| same(answer.by, answer.ability, answer.program)),
        Frame::Nothing
        | Frame::Attack(_)
        | Frame::Escape { .. }
        | Frame::Seek { .. }
        | Frame::Found { .. }
        | Frame::Loss(_)
        | Frame::Bury(_)
        | Frame::Going(_)
        | Frame::Roll(_)
        | Frame::Throw(_)
        | Frame::Window(_) => false,
    });
    !limited
        && !already
        && paying::can_pay(facts, (figure, number), &trigger.pays)
        && if number == NO_ABILITY {
            fits_side(facts, &trigger.when.0, figure, happening)
        } else {
            fits(facts, &trigger.when.0, figure, happening)
        }
        && facts.all(&trigger.needs, figure, Scene { ability: number, ..scene(facts, figure, happening) })
}

fn scene(facts: Facts<'_>, figure: u8, happening: Happening) -> Scene<'_> {
    let target = if happening.subject == figure { happening.cause } else { happening.subject };
    let attack = attack_below(facts.state);
    let Happening { subject, cause, used, .. } = happening;
    Scene { target, subject, cause, attack, used, ..Scene::of(figure) }
}

/// Whether a moment is one that a card waits for.
pub fn fits(facts: Facts<'_>, cue: &CueTable, figure: u8, happening: Happening) -> bool {
    fits_in(facts, cue, figure, happening, scene(facts, figure, happening))
}

/// The same of a plot card, for which somebody stands who is one like the others.
pub fn fits_side(facts: Facts<'_>, cue: &CueTable, figure: u8, happening: Happening) -> bool {
    let scene = Scene { for_side: true, ..scene(facts, figure, happening) };
    fits_in(facts, cue, figure, happening, scene)
}

fn fits_in(facts: Facts<'_>, cue: &CueTable, figure: u8, happening: Happening, scene: Scene<'_>) -> bool {
    if cue.moment != happening.moment {
        return false;
    }
    let (part, other) = match cue.part {
        Part::Subject => (happening.subject == figure || happening.subject == NOBODY, happening.cause),
        Part::Cause => (happening.cause == figure && happening.subject != figure, happening.subject),
        // Contact is seen by the one who is touched, and whoever comes near by the one it comes near to.
        Part::Witness if matches!(happening.moment, Moment::Touches | Moment::ComesNear) => {
            (happening.cause == figure, happening.cause)
        }
        Part::Witness => (true, happening.cause),
    };
    // Whoever comes near to others asks about them.
    let other_way = cue.part == Part::Subject && happening.moment == Moment::ComesNear;
    let about = match &cue.about {
        Some(group) if other_way => facts.belongs(group, scene, happening.cause, true),
        // Whoever has escaped was engaged until then.
        Some(group) if group.within == Within::Engaged && is_escape(facts, happening) => {
            let mut before = *facts.state;
            before.figure_mut(happening.subject).marks.clear(Marks::ESCAPED);
            facts.of(&before).belongs(group, scene, happening.subject, true)
        }
        Some(group) if happening.subject != NOBODY => facts.belongs(group, scene, happening.subject, true),
        Some(_) => false,
        None => true,
    };
    part && about && (cue.against.is_empty() || other != NOBODY && facts.all(&cue.against, other, scene))
}

/// Whether somebody has escaped.
fn is_escape(facts: Facts<'_>, happening: Happening) -> bool {
    let Happening { moment, used, cause, .. } = happening;
    moment == Moment::Succeeded && facts.rolled_for(used, cause) == Some(rolls::Test::Escape)
}

/// Whether a side has something to say in a window, as everybody can see.
pub fn may_speak(facts: Facts<'_>, window: &Window, side: Side) -> bool {
    let [_, uses] = facts.game.speakers(facts.state, window.moment);
    has_a_say(facts, window, side, uses)
}

/// The same, where it is known who has abilities to use at such a moment.
fn has_a_say(facts: Facts<'_>, window: &Window, side: Side, uses: Figures) -> bool {
    if plots::may_speak(facts, side, window.moment) || gnosis::may_spend_gnosis(facts, side, window.moment) {
        return true;
    }
    let bit = window.moment.bit();
    facts.answering(side, window.happening(), uses).iter().any(|figure| {
        let numbers = facts.game.speaking(facts.state, figure, |speaks| speaks.windows & bit != 0);
        numbers.iter().any(|number| using::usable_in_window(facts, figure, number, window))
    })
}

impl Window {
    pub fn happening(&self) -> Happening {
        Happening { moment: self.moment, subject: self.subject, cause: self.cause, used: self.used }
    }
}

impl Facts<'_> {
    /// Those of a side, out of these, whose cards can answer: those on the table, and whoever has just left it. Whoever is
    /// dying answers deaths, and what happens to it or by it.
    fn answering(self, side: Side, happening: Happening, among: Figures) -> Figures {
        let Happening { moment, subject, cause, .. } = happening;
        if among.and(self.state.of_party(side)).is_empty() {
            return Figures::NONE;
        }
        if moment == Moment::DeploymentBegins {
            return self.state.of_party(side).and(among);
        }
        let mut answering = self.state.standing(side).and(among);
        // Markers are no figures and answer by their cards all the same.
        let markers = self.state.card_markers();
        if !markers.is_empty() {
            let own = markers.iter().filter(|&marker| Side::of_figure(marker) == side);
            answering = own.fold(answering, Figures::with);
        }
        if moment != Moment::Dying && moment != Moment::Died {
            let dying = |&figure: &u8| figure != subject && figure != cause && self.is_dying(figure);
            answering = answering.iter().filter(dying).fold(answering, Figures::without);
        }
        for mark in self.state.marks() {
            if matches!(mark.why, Why::Inside | Why::Away) && Side::of_figure(mark.by) == side {
                answering = answering.with(mark.by);
            }
        }
        if moment == Moment::Died && subject != NOBODY && Side::of_figure(subject) == side {
            answering = answering.with(subject);
        }
        answering.and(among)
    }
}

/// A window on top of the stack: whoever has nothing to say is passed over, and when both are it closes. It closes at once
/// when what it is about is past.
pub fn step<S: Sink<Event>>(battle: &mut Battle<'_, S>, window: Window) -> bool {
    if is_past(battle.state, window.moment) {
        return battle.state.stack.pop().is_some();
    }
    if may_speak(battle.facts(), &window, window.speaks) {
        return false;
    }
    pass(battle, window);
    true
}

/// A side says nothing more for now.
pub fn pass<S: Sink<Event>>(battle: &mut Battle<'_, S>, window: Window) {
    if window.passed {
        battle.state.stack.pop();
    } else if let Some(Frame::Window(top)) = battle.state.stack.top_mut() {
        top.speaks = window.speaks.other();
        top.passed = true;
    }
}

/// Somebody has spoken: the other side may answer, and then the first again.
pub fn spoken<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    if let Some(Frame::Window(top)) = battle.state.stack.top_mut()
        && top.moment != Moment::Between
    {
        top.speaks = top.speaks.other();
        top.passed = false;
    }
}

/// The attack that a card's effects are about, if one is being resolved.
pub fn attack_at_hand<'b, S: Sink<Event>>(
    battle: &'b mut Battle<'_, S>,
) -> Option<&'b mut crate::state::Attack> {
    attack_below(battle.state)?;
    Some(attack_mut(battle.state))
}

/// The life points about to be lost that a card's effects are about, with whose they are and who brings it about.
pub fn loss_at_hand<'b, S: Sink<Event>>(battle: &'b mut Battle<'_, S>) -> Option<(&'b mut u8, u8, u8)> {
    battle.state.stack.frames_mut().iter_mut().rev().find_map(|frame| match frame {
        Frame::Attack(attack) => Some((&mut attack.dealt, attack.target, attack.attacker)),
        Frame::Loss(loss) => Some((&mut loss.lost, loss.figure, loss.by)),
        Frame::Nothing
        | Frame::Escape { .. }
        | Frame::Seek { .. }
        | Frame::Found { .. }
        | Frame::Bury(_)
        | Frame::Going(_)
        | Frame::Roll(_)
        | Frame::Throw(_)
        | Frame::Doing(_)
        | Frame::Due(_)
        | Frame::Window(_) => None,
    })
}
