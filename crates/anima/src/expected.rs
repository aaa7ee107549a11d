//! What a reader of an action's words may say it expected, each a constant, so that every one of them can be put into
//! the player's language. The texts call it `expected-` and its own words.

macro_rules! expected {
    ($($name:ident = $words:literal),* $(,)?) => {
        $(pub const $name: &str = $words;)*

        /// Every one of them.
        pub const ALL: &[&str] = &[$($name),*];
    };
}

expected! {
    ACTION = "an action",
    ACTION_SUCH_AS = "an action such as 'walk', 'attack b1' or 'end'",
    PIECE = "a piece of scenery",
    QUARTERS = "quarter turns, 0 to 3",
    EDGE = "an edge, 0 or 1",
    SIDE = "a or b",
    FIGURE = "a figure",
    FIGURE_SUCH_AS = "a figure such as a1 or b3",
    PLACE = "a place",
    POINT = "a point in inches such as 12.5,8",
    SQUARE = "a square such as 12,8",
    NOTHING_MORE = "nothing more",
}
