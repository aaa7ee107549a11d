//! The face that a game turns to a page: what it draws, what it offers, and the one sentence that says what happens.
//!
//! Everything here is made from a view, so that nothing hidden can get into it; `tests/twins.rs` holds that over whole
//! games. [`Wired`] is what each game says of itself, and [`crate::Table`] hands it on without naming the game.

mod anima;
pub mod book;
pub mod form;
pub(crate) mod last_stand;
pub mod record;

use fluent_bundle::FluentArgs;
use kernel::{Game, Pending, Rule, Seat, SeatSet, WrittenLine};
use protocol::{Act, Closed, LogLine, Places, Waiting, Winner};

use crate::shown::Shown;
use crate::texts::{Arg, Texts};

/// The first side, and the heroes.
pub const AMBER: &str = "amber";
/// The second side, and the Titan.
pub const TEAL: &str = "teal";

/// A game that a page can draw.
pub trait Wired: Shown {
    /// The colour of a seat's side.
    fn side(&self, seat: Seat) -> &'static str;

    /// The seats that won.
    fn winners(&self, outcome: &Self::Outcome) -> Vec<Seat>;

    /// The table as `view` has it.
    fn drawn(&self, view: &Self::View, texts: &Texts) -> protocol::View;

    /// A view from which nothing is hidden, for a game that is over.
    fn open_view(&self, state: &Self::State) -> Self::View;

    /// What happens now, and what is asked of whom.
    fn sentence(&self, view: &Self::View, asked: &Asked<'_, Self>, texts: &Texts) -> String
    where
        Self: Sized;

    /// What each of these choices does, in parts that can be drawn, and its odds.
    fn details(&self, view: &Self::View, seat: Seat, actions: &[Self::Action], texts: &Texts) -> Vec<Detail>;

    /// For each of these choices that is a place, the place and what it has in common with others like it.
    fn spots(&self, _view: &Self::View, _actions: &[Self::Action], _texts: &Texts) -> Vec<Spot> {
        Vec::new()
    }

    /// The side that a line is about, if it is about one.
    fn line_side(&self, line: &WrittenLine) -> Option<&'static str>;

    /// What was agreed on, a text for each.
    fn terms(&self, texts: &Texts) -> Vec<String>;

    /// What a choice takes of a movement and the way it goes, where that may be known.
    fn way(&self, _view: &Self::View, _action: &Self::Action) -> Option<Way> {
        None
    }
}

/// What a choice is to a page.
pub struct Detail {
    pub act: Act,
    pub odds: Option<String>,
}

/// A choice that is a place: all but the place, and the place.
pub type Spot = (Places, (i32, i32));

/// The way of a movement.
pub struct Way {
    pub takes: i32,
    pub path: Vec<protocol::Point>,
}

/// Who is asked, and what.
pub struct Asked<'a, G: Game> {
    pub pending: Pending<G::Outcome>,
    /// The seat of whoever looks; none is a spectator.
    pub seat: Option<Seat>,
    /// What that seat may choose.
    pub actions: &'a [G::Action],
    /// Whether there is something among it besides giving up.
    pub has_choice: bool,
}

impl<G: Game> Asked<'_, G> {
    /// Those for whom the game waits.
    pub fn awaited(&self) -> Vec<Seat> {
        match &self.pending {
            Pending::Decide { awaited, .. } => awaited.iter().collect(),
            Pending::Chance(_) | Pending::Over(_) => Vec::new(),
        }
    }

    /// Whether the game waits for whoever looks.
    pub fn is_mine(&self) -> bool {
        self.seat.is_some_and(|seat| self.awaited().contains(&seat))
    }

    /// A message as whoever is asked reads it, with its `may` for somebody who may speak though nobody waits for it, or
    /// with its `wait` for everybody else.
    pub fn say(&self, texts: &Texts, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let mut fluent = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            match value {
                Arg::Number(number) => fluent.set(*name, *number),
                Arg::Text(text) => fluent.set(*name, text.as_ref()),
            }
        }
        let said = |attribute: Option<&str>| texts.format(key, attribute, &fluent);
        let said = if self.is_mine() {
            said(None)
        } else if self.has_choice {
            said(Some("may")).or_else(|_| said(Some("wait")))
        } else {
            said(Some("wait"))
        };
        // What nobody is asked, such as dice that roll, is the same for everybody.
        said.or_else(|_| texts.format(key, None, &fluent)).unwrap_or_else(|_| key.to_owned())
    }
}

/// The id of a rule's icon.
pub fn slug_icon(rule: Rule) -> String {
    rule.0.replace(['.', '_'], "-")
}

/// A phrase as a sentence: with a capital, and with a full stop if it has no end yet.
pub fn sentence(phrase: &str) -> String {
    let whole = capital(phrase);
    if whole.ends_with(['.', '!', '?']) { whole } else { whole + "." }
}

/// The phrase with a capital.
pub fn capital(phrase: &str) -> String {
    let mut letters = phrase.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// So many places of a request are sent; of more, every second or third, since any other may be tried too.
const MOST_PLACES: usize = 2500;

/// Those choices whose places are sent, and whether that is all of them.
pub fn sampled<A: Copy>(actions: &[A]) -> (Vec<A>, bool) {
    let every = actions.len().div_ceil(MOST_PLACES).max(1);
    (actions.iter().copied().step_by(every).collect(), every == 1)
}

/// Places that are alike put together.
pub fn gather(spots: Vec<Spot>) -> Vec<Places> {
    let mut gathered: Vec<Places> = Vec::new();
    for (places, at) in spots {
        match gathered.iter_mut().rev().find(|known| known.words == places.words) {
            Some(known) => known.at.push(at),
            None => gathered.push(Places { at: vec![at], ..places }),
        }
    }
    gathered
}

/// A line as whoever heard it reads it.
pub fn log_line<G: Wired>(game: &G, line: &WrittenLine, texts: &Texts) -> LogLine {
    LogLine {
        text: texts.line(line),
        event: line.name.clone(),
        side: game.line_side(line).map(str::to_owned),
        rules: line.rules.clone(),
        words: line.words.clone(),
    }
}

/// What a game calls the side that wins where nobody does.
pub const DRAW: &str = "draw";

/// What must happen before the game goes on.
pub fn closed_or_waiting<G: Wired>(
    game: &G,
    state: &G::State,
    pending: Pending<G::Outcome>,
    texts: &Texts,
) -> Waiting {
    let seats = |set: SeatSet| set.iter().map(|seat| seat.0).collect();
    match pending {
        Pending::Decide { awaited, may } => Waiting::Choice { awaited: seats(awaited), may: seats(may) },
        Pending::Chance(chance) => {
            let words = game.draw_words(state);
            Waiting::Dice {
                label: texts.name(&words.label),
                count: u8::try_from(chance.count()).unwrap_or(u8::MAX),
                values: words.values,
            }
        }
        Pending::Over(outcome) => {
            let line = game.outcome_line(&outcome).written();
            let side = game.sides().get(game.winner(&outcome)).copied();
            let winner = side.filter(|side| *side != DRAW).map(|side| Winner {
                name: texts.name(side),
                seats: game.winners(&outcome).iter().map(|seat| seat.0).collect(),
            });
            Waiting::Over(Closed {
                text: texts.line(&line),
                rules: line.rules,
                winner,
                seed: None,
                again: None,
            })
        }
    }
}
