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
    ACTION_SUCH_AS = "an action such as 'roll fight:1' or 'content'",
    TITAN = "a Titan",
    HERO = "a hero",
    LEVEL = "a level",
    TACTICS = "a tactics card",
    CARD = "an action card",
    SEAT = "a hero's seat",
    SEAT_SUCH_AS = "a hero's seat such as hero1",
    FACE = "a face",
    FACE_COUNT = "a face and a number such as fight:2",
    EACH_FACE_ONCE = "each face once",
    UP_OR_DOWN = "up or down",
    OTHER = "other or nothing",
    OTHER_DICE = "how many other dice",
    CONDITION = "a condition, 1 or 2",
    ABILITY = "an ability, 1 to 3",
    PAY = "pay",
    DICE_OF_EACH = "how many dice of each hero, such as 1,0,2,0",
    SLOT = "first or second",
    TARGET = "on, die, returned, swap or card",
    NOTHING_MORE = "nothing more",
}
