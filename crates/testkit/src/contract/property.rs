//! The promises of `kernel::Game` and `kernel::Worded`, one by one, and the report when one is broken.

use std::fmt;

/// One promise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Property {
    /// Nothing panics on checked input, nor on any text.
    Total,
    /// The same input on the same state gives the same state and events, whatever the memo holds.
    Repeats,
    /// Somebody who exists is awaited, or a possible draw, or the game is over; nobody is awaited and free at once.
    PendingSane,
    /// Every listed action passes `check`.
    ListedPasses,
    /// No action is listed twice.
    ListedOnce,
    /// Where the list is complete, whatever passes `check` is on it.
    ListedAll,
    /// Whoever may not decide has no action listed and is refused every one.
    OnlyAdmitted,
    /// Whoever is awaited has something to choose.
    AwaitedCanAct,
    /// A refusal names at least one rule.
    RefusedWithRule,
    /// The same action is refused in the same way again, whatever the memo holds.
    RefusedAlike,
    /// The words of an action are read back to the same action.
    ActionReadsBack,
    /// A line is written and read back to itself, and has a name.
    LineReadsBack,
    /// Seats have different words, which are read back.
    SeatReadsBack,
    /// A draw has a label and a word of its own for every value.
    DrawReadsBack,
    /// The words of a position are read back to the same state, with the same hash.
    PositionReadsBack,
    /// Every event and refusal carries rules, and only rules of the catalogue.
    RulesKnown,
    /// The same state looks the same to the same viewer every time, and so does an event.
    ViewsRepeat,
    /// Whoever's view changes has seen an event.
    ChangeTold,
    /// An imagined world looks the same to whoever imagined it.
    ImaginedFits,
    /// What is pending does not depend on anything hidden.
    SamePending,
    /// A seat's choices and their order do not depend on anything hidden from it.
    SameChoices,
    /// What is refused a seat, and why, does not depend on anything hidden from it.
    SameRefusals,
    /// After the same input in two worlds that still look the same, the same events were seen.
    SameHeard,
    /// Two worlds that looked the same and no longer do have been heard to differ: no view knows what nobody told.
    DifferenceTold,
    /// Whoever cannot see what of several inputs was given, though it makes a difference, has not heard it either.
    NotOverheard,
    /// Two worlds that look the same go on to do so, several inputs later too.
    NothingWhispered,
    /// The true state is among the worlds imagined.
    TruthImagined,
    /// A game in which nobody speaks but those awaited comes to its end.
    MayNotWaitedFor,
    /// A game ends within so many inputs.
    EndsInTime,
    /// The kind of an action lies below the most kinds there may be.
    KindFits,
    /// A seat's choices of a kind are those of its list, in the same order, and no other kind has any that a player
    /// would want.
    ListedByKind,
    /// The winner is one of the sides.
    WinnerIsASide,
}

impl Property {
    /// Every promise, in the order above.
    pub const ALL: [Property; 32] = [
        Property::Total,
        Property::Repeats,
        Property::PendingSane,
        Property::ListedPasses,
        Property::ListedOnce,
        Property::ListedAll,
        Property::OnlyAdmitted,
        Property::AwaitedCanAct,
        Property::RefusedWithRule,
        Property::RefusedAlike,
        Property::ActionReadsBack,
        Property::LineReadsBack,
        Property::SeatReadsBack,
        Property::DrawReadsBack,
        Property::PositionReadsBack,
        Property::RulesKnown,
        Property::ViewsRepeat,
        Property::ChangeTold,
        Property::ImaginedFits,
        Property::SamePending,
        Property::SameChoices,
        Property::SameRefusals,
        Property::SameHeard,
        Property::DifferenceTold,
        Property::NotOverheard,
        Property::NothingWhispered,
        Property::TruthImagined,
        Property::MayNotWaitedFor,
        Property::EndsInTime,
        Property::KindFits,
        Property::ListedByKind,
        Property::WinnerIsASide,
    ];
}

/// A promise was broken here; `inputs` lead to the place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    pub property: Property,
    /// What was found, for a person to read.
    pub detail: String,
    pub title: String,
    pub setup: String,
    pub seed: u64,
    /// Which game of the plan, from 0.
    pub game: u64,
    /// How many inputs came before.
    pub input: usize,
    /// The inputs up to there and the one being taken, as `do:` and `dice:` lines of a scenario.
    pub inputs: Vec<String>,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:?} is broken: {}", self.property, self.detail)?;
        writeln!(
            f,
            "{} '{}', seed {}, game {}, after {} inputs:",
            self.title, self.setup, self.seed, self.game, self.input
        )?;
        for input in &self.inputs {
            writeln!(f, "  {input}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Broken {}

/// What went wrong, before it is known in which game.
pub(crate) struct Breach {
    pub property: Property,
    pub detail: String,
}

pub(crate) type Held = Result<(), Breach>;

/// Holds `property` to `truth`; the detail is only written when it is broken.
pub(crate) fn hold(property: Property, truth: bool, detail: impl FnOnce() -> String) -> Held {
    if truth { Ok(()) } else { Err(Breach { property, detail: detail() }) }
}
