//! What The Last Stand has over the wire where the frame leaves it to the game: what a page draws ([`LastStandView`]),
//! what is chosen ([`LastStandAction`]), and what a page draws of a choice ([`LastStandAct`]).

mod action;
mod view;

pub use action::{LastStandAct, LastStandAction, Pays, Target, Way, WhichSlot};
pub use view::{
    AbilityView, ActionCard, Condition, DieState, DieView, Face, HeroCard, HeroView, LastStandView,
    LevelKind, LevelView, SlotView, Supply, TacticsView, Threat, TitanView, Track,
};

/// The text of the page's types of this game.
pub fn typescript() -> String {
    let mut types = protocol::typescript::Types::new();
    types.add::<LastStandView>();
    types.add::<LastStandAction>();
    types.add::<LastStandAct>();
    let faces = Face::ALL.map(|face| format!("'{}'", face.word())).join(", ");
    let mut text = protocol::typescript::typescript_of_game("laststand-wire", &types);
    text.push_str(&format!(
        "\n/** In the order of every list of six. */\nexport const FACES: readonly Face[] = [{faces}];\n"
    ));
    text
}

#[cfg(test)]
mod tests {
    /// The page is checked against the types that the server really speaks.
    #[test]
    fn the_page_has_these_types() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/last-stand/wire.ts");
        let same = protocol::typescript::page_has(path, &super::typescript());
        assert!(same, "the page's types have drifted: run UPDATE_EXPECT=1 cargo test -p laststand-wire");
    }
}
