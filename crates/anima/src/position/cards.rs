//! What cards add to a position: who was changed, remembered and summoned, and what is being carried out.

use kernel::Unclear;

use crate::cards::{Ends, Moment, Until};
use crate::content::caps;
use crate::game::{Anima, SIDES};
use crate::position::{Read, figure, number, side, value_of, word_of};
use crate::rules::combat::MOST_DICE;
use crate::rules::rolls;
use crate::state::{
    Answer, Attack, Blows, Bury, By, Deeds, Doing, Due, Figure, Figures, Frame, Gait, Going, Last, Lasting,
    Loss, MOST_A_SIDE, MOST_DUE, MOST_FIGURES, MOST_FRAMES, Mark, NO_ABILITY, NOBODY, Place, Roll, Side,
    State, Stood, Waits, Why, Window,
};
use crate::worded::parse_place;

const WHY: [(Why, &str); 25] = [
    (Why::Hurt, "hurt"),
    (Why::Chosen, "chosen"),
    (Why::Slayer, "slayer"),
    (Why::Summoned, "summoned"),
    (Why::Scenery, "scenery"),
    (Why::Times, "times"),
    (Why::Answered, "answered"),
    (Why::AnsweredForSide, "answered-for-side"),
    (Why::Inside, "inside"),
    (Why::Possessed, "possessed"),
    (Why::Away, "away"),
    (Why::UsedUp, "used-up"),
    (Why::Did, "did"),
    (Why::Interrupted, "interrupted"),
    (Why::Called, "called"),
    (Why::Ordered, "ordered"),
    (Why::Acts, "acts"),
    (Why::Followed, "followed"),
    (Why::Delayed, "delayed"),
    (Why::Mode, "mode"),
    (Why::Points, "points"),
    (Why::Tokens, "tokens"),
    (Why::FirstTokens, "first-tokens"),
    (Why::SecondTokens, "second-tokens"),
    (Why::PartyTokens, "party-tokens"),
];

const GAITS: [(Gait, &str); 3] = [(Gait::Free, "free"), (Gait::Walk, "walk"), (Gait::Run, "run")];

const WAITS: [(Waits, &str); 10] = [
    (Waits::Settle, "settle"),
    (Waits::Begin, "begin"),
    (Waits::Word, "word"),
    (Waits::Pick, "pick"),
    (Waits::Each, "each"),
    (Waits::Resist, "resist"),
    (Waits::Die, "die"),
    (Waits::Option, "option"),
    (Waits::Place, "place"),
    (Waits::Counter, "counter"),
];

fn somebody(figure: u8) -> String {
    if figure == NOBODY { "-".to_owned() } else { Anima::figure_word(figure) }
}

fn anybody(word: &str) -> Read<u8> {
    if word == "-" { Ok(NOBODY) } else { figure(word) }
}

fn some(word: u8) -> String {
    if word == NO_ABILITY { "-".to_owned() } else { word.to_string() }
}

fn any(word: &str) -> Read<u8> {
    if word == "-" { Ok(NO_ABILITY) } else { number(word) }
}

pub fn ability(word: &str) -> Read<u8> {
    let most = caps::ABILITIES + 2 * caps::ABILITIES_OF_AN_ADVANTAGE;
    let found = any(word)?;
    if found < most || found == NO_ABILITY {
        Ok(found)
    } else {
        Err(Unclear::new(word, "an ability's number"))
    }
}

fn order(game: &Anima, word: &str) -> Read<u8> {
    let found: u8 = number(word)?;
    let known = usize::from(found) < game.content.linked.orders.len();
    if known { Ok(found) } else { Err(Unclear::new(word, "the number of an order")) }
}

/// What is different from the start of the battle.
pub fn write_battle(game: &Anima, state: &State, start: &State, word: &mut impl FnMut(&str, Option<String>)) {
    let counts = state.counts;
    word("counts", (counts != start.counts).then(|| format!("{},{}", counts[0], counts[1])));
    let lasting: Vec<String> = state
        .lasting
        .iter()
        .take_while(|lasting| lasting.change != 0)
        .map(|lasting| {
            let attack = match lasting.ends.attack() {
                0 => String::new(),
                number => format!(":{number}"),
            };
            format!(
                "{}:{}:{}:{}:{}:{}{attack}",
                somebody(lasting.figure),
                somebody(lasting.by),
                lasting.change,
                lasting.amount,
                ends_of(lasting.ends),
                some(lasting.ability)
            )
        })
        .collect();
    word("lasting", (!lasting.is_empty()).then(|| lasting.join(";")));
    let marked: Vec<String> = state
        .marked
        .iter()
        .take_while(|mark| mark.why != Why::Nothing)
        .map(|mark| {
            format!(
                "{}:{}:{}:{}",
                word_of(&WHY, &mark.why),
                somebody(mark.by),
                mark.figure,
                some(mark.ability)
            )
        })
        .collect();
    word("marked", (!marked.is_empty()).then(|| marked.join(";")));
    let last = state.last;
    word(
        "last",
        (last != Last::default()).then(|| {
            format!(
                "{}:{}:{}:{}",
                somebody(last.figure),
                somebody(last.target),
                last.ability,
                last.deeds.bits()
            )
        }),
    );
    let shown: String =
        Side::BOTH.iter().filter(|side| state.shown[side.index()]).map(|side| side.word()).collect();
    word("shown", (!shown.is_empty()).then_some(shown));
    for side in Side::BOTH {
        let laid: Vec<String> = state.laid(side).map(|card| game.advantage_id(card)).collect();
        word(&format!("laid-{}", side.word()), (!laid.is_empty()).then(|| laid.join(",")));
    }
    let larger = state.larger;
    word("larger", (larger != start.larger).then(|| format!("{},{}", larger[0], larger[1])));
    let stood = |stood: Stood| {
        let words = || format!("{}:{}", Anima::figure_word(stood.figure), game.place_word(stood.place));
        (stood.figure != NOBODY).then(words)
    };
    word("before", stood(state.before));
    word("began", stood(state.began));
}

pub fn read_battle(game: &Anima, state: &mut State, key: &str, value: &str) -> Read<()> {
    let unclear = |expected: &str| Unclear::new(value, expected);
    match key {
        "counts" => {
            let (a, b) = value.split_once(',').ok_or_else(|| unclear("two numbers such as 5,4"))?;
            let counts: [u8; 2] = [number(a)?, number(b)?];
            let enough = counts.iter().zip(state.counts).all(|(&new, old)| new >= old);
            if !enough || counts.iter().any(|&count| usize::from(count) > MOST_A_SIDE) {
                return Err(unclear("as many figures as the parties have, or a few more"));
            }
            state.counts = counts;
        }
        "lasting" => {
            for (slot, text) in value.split(';').enumerate() {
                let place = state.lasting.get_mut(slot).ok_or_else(|| unclear("at most twenty changes"))?;
                *place = read_lasting(game, text)?;
            }
        }
        "marked" => {
            for (slot, text) in value.split(';').enumerate() {
                let place = state.marked.get_mut(slot).ok_or_else(|| unclear("at most eight marks"))?;
                let words: Vec<&str> = text.split(':').collect();
                let [why, by, figure, of] = words[..] else { return Err(unclear("why:by:whom:ability")) };
                let why = value_of(&WHY, why)?;
                let orders = matches!(why, Why::Ordered | Why::Acts | Why::Followed);
                let of = if orders { order(game, of)? } else { ability(of)? };
                *place = Mark { why, by: anybody(by)?, figure: number(figure)?, ability: of };
            }
        }
        "laid-a" | "laid-b" => {
            let side = if key == "laid-a" { Side::A } else { Side::B };
            for (slot, id) in value.split(',').enumerate() {
                let place = state.laid[side.index()].get_mut(slot);
                let place = place.ok_or_else(|| unclear("at most as many as a hand"))?;
                let card = game.content.advantages.iter().position(|card| card.id == id);
                *place = card.ok_or_else(|| unclear("the ids of plot cards"))? as u8 + 1;
            }
        }
        "before" | "began" => {
            let (who, at) = value.split_once(':').ok_or_else(|| unclear("a figure and a place"))?;
            let stood = Stood { figure: figure(who)?, place: parse_place(game, at)? };
            *(if key == "before" { &mut state.before } else { &mut state.began }) = stood;
        }
        "larger" => {
            let (a, b) = value.split_once(',').ok_or_else(|| unclear("two numbers such as 3,0"))?;
            state.larger = [number(a)?, number(b)?];
        }
        "last" => {
            let words: Vec<&str> = value.split(':').collect();
            let [who, target, of, deeds] = words[..] else { return Err(unclear("who:target:ability:deeds")) };
            let deeds = Deeds::of_bits(number(deeds)?);
            state.last =
                Last { figure: anybody(who)?, target: anybody(target)?, ability: number(of)?, deeds };
        }
        _ => {
            for word in value.chars() {
                let side = side(&word.to_string())?;
                state.shown[side.index()] = true;
            }
        }
    }
    Ok(())
}

fn ends_of(ends: Ends) -> String {
    ends.iter().map(Until::word).collect::<Vec<_>>().join("+")
}

fn read_ends(words: &str) -> Read<Ends> {
    let unclear = || Unclear::new(words, "when it ends, such as turn or turn+spent");
    words.split('+').try_fold(Ends::NEVER, |ends, word| {
        Until::named(word).map(|until| ends.with(until)).ok_or_else(unclear)
    })
}

fn read_lasting(game: &Anima, text: &str) -> Read<Lasting> {
    let unclear = || Unclear::new(text, "a change such as a1:a1:3:0:turn:2");
    let words: Vec<&str> = text.split(':').collect();
    let [who, by, change, amount, ends, of, ref attack @ ..] = words[..] else { return Err(unclear()) };
    let attack: u8 = match attack {
        [] => 0,
        [attack] => number(attack)?,
        [_, _, ..] => return Err(unclear()),
    };
    if usize::from(attack) > MOST_FRAMES {
        return Err(unclear());
    }
    let change: u16 = number(change)?;
    let known = usize::from(change) <= game.content.linked.changes.len()
        || matches!(change, Lasting::FORM | Lasting::GUEST | Lasting::CONTROLLED);
    if change == 0 || !known {
        return Err(unclear());
    }
    Ok(Lasting {
        figure: figure(who)?,
        by: figure(by)?,
        change,
        amount: number(amount)?,
        ends: read_ends(ends)?.with_attack(attack),
        ability: ability(of)?,
    })
}

/// What cards have done to a figure.
pub fn write_figure(game: &Anima, figure: &Figure, own: Option<u8>, words: &mut Vec<String>) {
    if own != Some(figure.card) {
        words.push(format!("card={}", game.content.characters[usize::from(figure.card)].id));
    }
    if figure.on != 0 {
        words.push(format!("on={}", figure.on));
    }
    if figure.used != 0 {
        words.push(format!("used={}", figure.used));
    }
}

pub fn read_card(game: &Anima, value: &str) -> Read<u8> {
    let found = game.content.characters.iter().position(|character| character.id == value);
    found.map(|place| place as u8).ok_or_else(|| Unclear::new(value, "the id of a character"))
}

/// What an attack has besides its plain parts; nothing, if it has nothing.
pub fn write_rest(attack: &Attack) -> String {
    let plain = Attack::new(attack.attacker, attack.target, attack.kind, attack.from);
    let rest = |attack: &Attack| {
        let by = match attack.by {
            By::Basic => "-".to_owned(),
            By::Ability(number) => format!("a{number}"),
            By::Effect { program, at } => format!("e{program}.{at}"),
        };
        format!(
            ":{by}:{}:{}:{}:{}:{}:{}:{}:{}:{}:{}{}",
            some(attack.answer),
            attack.extra,
            attack.paid,
            attack.blows.left(),
            attack.others.0,
            attack.dice,
            attack.kept,
            attack.dealt,
            attack.deeds.bits(),
            attack.total,
            match attack.blows.before() {
                0 => String::new(),
                blows => format!(":{blows}"),
            }
        )
    };
    let (found, usual) = (rest(attack), rest(&plain));
    if found == usual { String::new() } else { found }
}

pub fn read_rest(attack: &mut Attack, words: &[&str]) -> Read<()> {
    let unclear = || Unclear::new(words.join(":"), "the rest of an attack");
    let [by, answer, extra, paid, again, others, dice, kept, dealt, deeds, total, ref blows @ ..] = words[..]
    else {
        return if words.is_empty() { Ok(()) } else { Err(unclear()) };
    };
    let before = match blows {
        [] => 0,
        [before] => number(before)?,
        _ => return Err(unclear()),
    };
    attack.by = match (by, by.strip_prefix('a'), by.strip_prefix('e').and_then(|rest| rest.split_once('.'))) {
        ("-", _, _) => By::Basic,
        (_, Some(of), _) => By::Ability(ability(of)?),
        (_, _, Some((program, at))) => By::Effect { program: number(program)?, at: number(at)? },
        (_, None, None) => return Err(unclear()),
    };
    attack.answer = ability(answer)?;
    (attack.extra, attack.paid) = (number(extra)?, number(paid)?);
    attack.blows = Blows::new(number(again)?, before);
    attack.others = Figures(number(others)?);
    (attack.dice, attack.kept, attack.dealt) = (number(dice)?, number(kept)?, number(dealt)?);
    attack.deeds = Deeds::of_bits(number(deeds)?);
    attack.total = number(total)?;
    if attack.kept > 10 || attack.dice > MOST_DICE {
        return Err(unclear());
    }
    Ok(())
}

pub fn write_frame(frame: &Frame) -> String {
    match frame {
        Frame::Loss(loss) => format!(
            "loss:{}:{}:{}:{}:{}:{}",
            Anima::figure_word(loss.figure),
            loss.lost,
            somebody(loss.by),
            loss.rule,
            loss.effect.map_or("-".to_owned(), |used| used.to_string()),
            u8::from(loss.asked)
        ),
        Frame::Bury(bury) => {
            format!("bury:{}:{}:{}", bury.dead.0, somebody(bury.by), u8::from(bury.asked))
        }
        Frame::Throw(throw) => crate::rules::thrown::words(throw),
        Frame::Doing(doing) => format!(
            "doing:{}:{}:{}:{}:{}:{}:{}:{}:{}:{}:{}:{}:{}:{}:{}:{}{}",
            somebody(doing.by),
            some(doing.ability),
            doing.program,
            doing.at,
            doing.left.0,
            word_of(&WAITS, &doing.waits),
            somebody(doing.target),
            somebody(doing.subject),
            somebody(doing.cause),
            doing.extra,
            doing.paid,
            doing.taken,
            doing.chosen,
            doing.choices,
            doing.die,
            doing.used,
            write_asked(doing)
        ),
        Frame::Due(due) => {
            let answer = |(place, answer): (usize, &Answer)| {
                let Answer { by, ability, program } = *answer;
                format!("{}.{ability}.{program}.{}", Anima::figure_word(by), due.may >> place & 1)
            };
            let answers: Vec<String> = due.left().iter().enumerate().map(answer).collect();
            let (subject, cause) = (somebody(due.subject), somebody(due.cause));
            format!("due:{subject}:{cause}:{}:{}", due.used, answers.join("/"))
        }
        Frame::Window(window) => format!(
            "window:{}:{}:{}:{}:{}:{}",
            window.moment.word(),
            somebody(window.subject),
            somebody(window.cause),
            window.speaks.word(),
            u8::from(window.passed),
            window.used
        ),
        Frame::Going(going) => format!(
            "going:{}:{}:{}:{}:{},{}",
            Anima::figure_word(going.figure),
            word_of(&GAITS, &going.gait),
            going.left,
            going.gone,
            going.to.x,
            going.to.y
        ),
        Frame::Roll(roll) => format!(
            "roll:{}:{}:{}:{}:{}:{}",
            Anima::figure_word(roll.figure),
            somebody(roll.cause),
            u8::from(roll.asked),
            u8::from(roll.gnosis),
            roll.dice,
            roll.kept
        ),
        Frame::Nothing
        | Frame::Attack(_)
        | Frame::Escape { .. }
        | Frame::Seek { .. }
        | Frame::Found { .. } => String::new(),
    }
}

/// What a list of effects has besides its plain parts.
const MOST_ASKED: usize = 3;

/// Who chooses, if that is the other side, what was given back, who was asked about and spared, as two numbers, and who
/// was picked already.
fn write_asked(doing: &Doing) -> String {
    let other = if doing.other { ":other" } else { "" };
    let asked = match doing.asked {
        Figures::NONE => String::new(),
        asked => format!(":{}.{}", asked.0, doing.spared.0),
    };
    let healed = if doing.healed > 0 { format!(":healed{}", doing.healed) } else { String::new() };
    let picked = match doing.picked {
        Figures::NONE => String::new(),
        picked => format!(":picked-{}", picked.0),
    };
    format!("{other}{healed}{asked}{picked}")
}

fn read_asked(rest: &[&str], place: usize) -> Read<Figures> {
    let both = rest.iter().find_map(|word| word.split_once('.'));
    both.map_or(Ok(Figures::NONE), |both| Ok(Figures(number(if place == 0 { both.0 } else { both.1 })?)))
}

fn read_picked(rest: &[&str]) -> Read<Figures> {
    let picked = rest.iter().find_map(|word| word.strip_prefix("picked-"));
    picked.map_or(Ok(Figures::NONE), |picked| Ok(Figures(number(picked)?)))
}

pub fn read_frame(text: &str, words: &[&str]) -> Read<Frame> {
    let unclear = || Unclear::new(text, "a frame such as window:between:-:a1:b:1:0");
    Ok(match words[..] {
        ["bury", dead, by, asked] => {
            Frame::Bury(Bury { dead: Figures(number(dead)?), by: anybody(by)?, asked: asked == "1" })
        }
        ["loss", who, lost, by, rule, effect, asked] => Frame::Loss(Loss {
            figure: figure(who)?,
            lost: number(lost)?,
            by: anybody(by)?,
            rule: number(rule)?,
            effect: if effect == "-" { None } else { Some(number(effect)?) },
            asked: asked == "1",
        }),
        ["throw", ..] => Frame::Throw(crate::rules::thrown::read(text, words)?),
        [
            "doing",
            by,
            of,
            program,
            at,
            left,
            waits,
            target,
            subject,
            cause,
            extra,
            paid,
            taken,
            chosen,
            choices,
            die,
            used,
            ref rest @ ..,
        ] if rest.len() <= MOST_ASKED => Frame::Doing(Doing {
            by: figure(by)?,
            ability: ability(of)?,
            program: number(program)?,
            at: number(at)?,
            left: Figures(number(left)?),
            waits: value_of(&WAITS, waits)?,
            target: anybody(target)?,
            subject: anybody(subject)?,
            cause: anybody(cause)?,
            extra: number(extra)?,
            paid: number(paid)?,
            taken: number(taken)?,
            chosen: number(chosen)?,
            choices: number(choices)?,
            die: number(die)?,
            used: number(used)?,
            other: rest.contains(&"other"),
            asked: read_asked(rest, 0)?,
            spared: read_asked(rest, 1)?,
            healed: rest.iter().find_map(|word| word.strip_prefix("healed")).map_or(Ok(0), number)?,
            picked: read_picked(rest)?,
        }),
        ["due", subject, cause, used, answers] => {
            let mut due = Vec::new();
            for answer in answers.split('/') {
                let [by, ability, program, may] = answer.split('.').collect::<Vec<_>>()[..] else {
                    return Err(unclear());
                };
                let (ability, program) = (number(ability)?, number(program)?);
                due.push((Answer { by: figure(by)?, ability, program }, may == "1"));
            }
            if due.len() > MOST_DUE {
                return Err(unclear());
            }
            let due = Due::of((anybody(subject)?, anybody(cause)?, number(used)?), &due);
            Frame::Due(due)
        }
        ["roll", who, cause, asked, gnosis, dice, kept] => Frame::Roll(Roll {
            figure: figure(who)?,
            cause: anybody(cause)?,
            asked: asked == "1",
            gnosis: gnosis == "1",
            dice: number(dice)?,
            kept: number(kept)?,
        }),
        ["going", who, gait, left, gone, to] => {
            let (x, y) = to.split_once(',').ok_or_else(unclear)?;
            Frame::Going(Going {
                figure: figure(who)?,
                gait: value_of(&GAITS, gait)?,
                left: number(left)?,
                gone: number(gone)?,
                to: Place { x: number(x)?, y: number(y)? },
            })
        }
        ["window", moment, subject, cause, speaks, passed, used] => Frame::Window(Window {
            moment: Moment::named(moment).ok_or_else(unclear)?,
            subject: anybody(subject)?,
            cause: anybody(cause)?,
            speaks: side(speaks)?,
            passed: passed == "1",
            used: number(used)?,
        }),
        _ => return Err(unclear()),
    })
}

/// Whether a frame of cards is one that play could go on from.
pub fn is_sound(game: &Anima, state: &State, frame: &Frame, top: bool) -> bool {
    let exists = |figure: u8| figure == NOBODY || state.exists(figure);
    let all = |figures: Figures| figures.iter().all(|figure| state.exists(figure));
    match frame {
        Frame::Loss(loss) => state.exists(loss.figure) && exists(loss.by) && !top,
        Frame::Bury(bury) => all(bury.dead) && exists(bury.by),
        Frame::Throw(throw) => crate::rules::thrown::is_sound(game, state, throw),
        Frame::Doing(doing) => {
            let program = game.content.linked.programs.get(usize::from(doing.program));
            let known = doing.ability == NO_ABILITY || game.ability(state, doing.by, doing.ability).is_some();
            let waits = program
                .is_some_and(|program| usize::from(doing.at) < program.effects.len() + usize::from(!top));
            known
                && waits
                && all(doing.left)
                && [doing.target, doing.subject, doing.cause].into_iter().all(exists)
                && usize::from(doing.by) < MOST_FIGURES
                && (!top || !matches!(doing.waits, Waits::Settle | Waits::Begin | Waits::Each))
        }
        // It goes on at once, so that nobody is ever waited for before.
        Frame::Going(going) => !top && state.exists(going.figure),
        Frame::Window(window) => exists(window.subject) && exists(window.cause),
        // On top it waits for its dice; below, somebody has a word first.
        Frame::Roll(roll) => {
            let dice = if top { 1..=MOST_DICE } else { 0..=1 };
            state.exists(roll.figure)
                && exists(roll.cause)
                && roll.asked
                && dice.contains(&roll.dice)
                && (roll.kept <= SIDES || roll.kept == Roll::NOTHING || roll.kept == Roll::SURE)
                && (!top || rolls::wanted(state).is_some())
        }
        // Whoever is due begins at once, so that nobody is ever waited for before.
        Frame::Due(due) => {
            let known = |answer: &Answer| {
                let program = game.content.linked.programs.get(usize::from(answer.program));
                program.is_some() && usize::from(answer.by) < MOST_FIGURES
            };
            !top && exists(due.subject) && exists(due.cause) && due.left().iter().all(known)
        }
        Frame::Nothing
        | Frame::Attack(_)
        | Frame::Escape { .. }
        | Frame::Seek { .. }
        | Frame::Found { .. } => true,
    }
}
