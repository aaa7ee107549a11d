//! What Anima Tactics has over the wire where the frame leaves it to the game: what a page draws ([`AnimaView`]), what is
//! chosen ([`AnimaAction`]), and what a page draws of a choice ([`AnimaAct`]).

mod action;
mod view;

pub use action::{AnimaAct, AnimaAction, Gait};
pub use view::{
    Affiliation, AnimaView, AnswerOdds, AttackKind, AttackView, AttributeKind, AttributeView, Category,
    Drawn, Faction, FigureState, FigureView, FlagView, HeldCard, MarkerView, MovingView, NodeView, PartyView,
    Phase, PieceKind, PieceView, Scenario, SquaresView, StateKind, StateView, ZoneView,
};

/// The text of the page's types of this game.
pub fn typescript() -> String {
    let mut types = protocol::typescript::Types::new();
    types.add::<AnimaView>();
    types.add::<AnimaAction>();
    types.add::<AnimaAct>();
    protocol::typescript::typescript_of_game("anima-wire", &types)
}

#[cfg(test)]
mod tests {
    /// The page is checked against the types that the server really speaks.
    #[test]
    fn the_page_has_these_types() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/anima/wire.ts");
        let same = protocol::typescript::page_has(path, &super::typescript());
        assert!(same, "the page's types have drifted: run UPDATE_EXPECT=1 cargo test -p anima-wire");
    }
}
