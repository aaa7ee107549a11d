//! A flight seen from outside: who decides about it, what can be chosen, and how it is written down.

use kernel::{Rule, Unclear};

use super::cards::Facts;
use super::movement;
use super::thrown::without;
use crate::action::Action;
use crate::content::Measure;
use crate::game::Anima;
use crate::ground::Detail;
use crate::legal::List;
use crate::position::{Read, figure, number, value_of, word_of};
use crate::refusal::Illegal;
use crate::slug;
use crate::state::{Figures, Flung, Gait, NOBODY, Place, Side, State, Throw, ThrowStep};

/// Who decides about a throw now, if anybody does.
pub fn chooser(throw: &Throw) -> Option<Side> {
    match throw.step {
        ThrowStep::Will | ThrowStep::Way => Some(Side::of_figure(throw.by)),
        ThrowStep::Avoid => Some(Side::of_figure(throw.over)),
        ThrowStep::Fly | ThrowStep::Roll => None,
    }
}

/// The rule that says what happens now.
pub fn rule_now(throw: &Throw) -> Rule {
    match throw.step {
        ThrowStep::Will | ThrowStep::Fly => slug::THROW_DISTANCE,
        ThrowStep::Way => slug::THROW_DIRECTION,
        ThrowStep::Avoid => slug::RUN_OVER_AVOID,
        ThrowStep::Roll => slug::RUN_OVER_ROLL,
    }
}

/// Whether a choice about a throw may be made.
pub fn check(facts: Facts<'_>, throw: &Throw, action: &Action) -> Result<(), Illegal> {
    match (throw.step, *action) {
        (ThrowStep::Will, Action::Accept | Action::LetBe) | (ThrowStep::Avoid, Action::LetBe) => Ok(()),
        (ThrowStep::Way, Action::PushTo(to)) => {
            if facts.ground.is_way(throw.at, to) {
                Ok(())
            } else {
                Err(Illegal::NoWay { to })
            }
        }
        (ThrowStep::Avoid, Action::Put(to)) => {
            aside(facts, throw, to).map(|_| ()).ok_or(Illegal::NotClear { to })
        }
        (_, _) => Err(Illegal::NotNow { rule: rule_now(throw) }),
    }
}

/// The choices about a throw.
pub fn list(facts: Facts<'_>, throw: &Throw, out: &mut List<'_>) {
    match throw.step {
        ThrowStep::Will => out.extend([Action::Accept, Action::LetBe]),
        ThrowStep::Way => facts.ground.list_ways(throw.at, |to| out.push(Action::PushTo(to))),
        ThrowStep::Avoid => {
            list_aside(facts, throw, out);
            out.push(Action::LetBe);
        }
        ThrowStep::Fly | ThrowStep::Roll => {}
    }
}

/// Where somebody in the way ends up if it gets clear by going there: a free movement takes it out of the way, or it
/// stays where it is and ducks.
pub fn aside(facts: Facts<'_>, throw: &Throw, to: Place) -> Option<Place> {
    if to == facts.state.figure(throw.over).place {
        return Some(to);
    }
    let state = without(facts.state, throw.figure);
    let left = movement::allowance(facts.of(&state), throw.over, Gait::Free);
    let journey =
        facts.ground.journey(facts.game, &state, throw.over, (Gait::Free, left), to, Detail::Bare).ok()?;
    may_rest(facts, throw, journey.to).then_some(journey.to)
}

fn list_aside(facts: Facts<'_>, throw: &Throw, out: &mut List<'_>) {
    out.push(Action::Put(facts.state.figure(throw.over).place));
    let state = without(facts.state, throw.figure);
    let left = movement::allowance(facts.of(&state), throw.over, Gait::Free);
    facts.ground.list_journeys(facts.game, &state, throw.over, Gait::Free, left, |to| {
        let end = facts.ground.end_of(facts.game, &state, throw.over, (Gait::Free, left), to);
        if may_rest(facts, throw, end) {
            out.push(Action::Put(to));
        }
    });
}

/// Whether a place is clear of the flight and of the place that whoever flies has left, to which it may fall back.
fn may_rest(facts: Facts<'_>, throw: &Throw, at: Place) -> bool {
    let mut state = *facts.state;
    state.figure_mut(throw.over).place = at;
    facts.ground.is_clear(facts.state, throw, throw.over, at)
        && !facts.ground.overlap(&state, throw.over, throw.figure)
}

const STEPS: [(ThrowStep, &str); 5] = [
    (ThrowStep::Will, "will"),
    (ThrowStep::Way, "way"),
    (ThrowStep::Fly, "fly"),
    (ThrowStep::Avoid, "avoid"),
    (ThrowStep::Roll, "roll"),
];

const FLUNG: [(Flung, &str); 3] = [(Flung::Throw, "throw"), (Flung::Push, "push"), (Flung::Slam, "slam")];

/// A throw in words: who, by whom, how, the step, where it is, which way, how far, over whom, past whom, through what.
pub fn words(throw: &Throw) -> String {
    let over = if throw.over == NOBODY { "-".to_owned() } else { Anima::figure_word(throw.over) };
    format!(
        "throw:{}:{}:{}:{}:{},{}:{},{}:{}:{over}:{}:{}:{}",
        Anima::figure_word(throw.figure),
        Anima::figure_word(throw.by),
        word_of(&FLUNG, &throw.flung),
        word_of(&STEPS, &throw.step),
        throw.at.x,
        throw.at.y,
        throw.way.x,
        throw.way.y,
        throw.left,
        throw.passed.0,
        throw.struck.0,
        throw.crashed
    )
}

pub fn read(text: &str, words: &[&str]) -> Read<Throw> {
    let unclear = || Unclear::new(text, "a throw such as throw:b1:a1:throw:way:12000,8000:0,0:3000:-:0:0:0");
    let [_, who, by, flung, step, at, way, left, over, passed, struck, crashed] = words[..] else {
        return Err(unclear());
    };
    let pair = |word: &str| {
        let (x, y) = word.split_once(',').ok_or_else(unclear)?;
        Ok(Place { x: number(x)?, y: number(y)? })
    };
    Ok(Throw {
        figure: figure(who)?,
        by: figure(by)?,
        flung: value_of(&FLUNG, flung)?,
        step: value_of(&STEPS, step)?,
        at: pair(at)?,
        way: pair(way)?,
        left: number(left)?,
        over: if over == "-" { NOBODY } else { figure(over)? },
        passed: Figures(number(passed)?),
        struck: Figures(number(struck)?),
        crashed: number(crashed)?,
    })
}

/// Longer ways and flights than these do not come up.
const FARTHEST: i32 = 1_000_000;

/// Whether a flight is one that play could go on from.
pub fn is_sound(game: &Anima, state: &State, throw: &Throw) -> bool {
    let unit = match game.measure() {
        Measure::Table => 1,
        Measure::Board => geometry::Mil::INCH.0,
    };
    let inside = |at: i32, far: geometry::Mil| (0..=far.0 / unit).contains(&at);
    let near = |part: i32| (-FARTHEST..=FARTHEST).contains(&part);
    let waits = match throw.step {
        ThrowStep::Will => true,
        ThrowStep::Way => throw.at == state.figure(throw.figure).place,
        ThrowStep::Fly | ThrowStep::Avoid | ThrowStep::Roll => throw.way != Place::default(),
    };
    let over = match throw.step {
        ThrowStep::Avoid | ThrowStep::Roll => {
            throw.over != throw.figure && state.exists(throw.over) && state.figure(throw.over).stands()
        }
        ThrowStep::Will | ThrowStep::Way | ThrowStep::Fly => throw.over == NOBODY,
    };
    state.exists(throw.figure)
        && state.exists(throw.by)
        && waits
        && over
        && inside(throw.at.x, game.map().width)
        && inside(throw.at.y, game.map().depth)
        && near(throw.way.x)
        && near(throw.way.y)
        && (0..=FARTHEST).contains(&throw.left)
}
