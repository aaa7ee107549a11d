//! What an ability is called where no state is at hand.

/// An ability, with the card that has it, so that it can be named without a state.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AbilityName {
    /// Whether an advantage card has it.
    pub advantage: bool,
    /// The card's place in the content, and the ability's place on it.
    pub card: u8,
    pub place: u8,
}
