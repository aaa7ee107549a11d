//! Inputs as lines of text: `do: ann: strike bob` and `dice: strike: 3 4`.
//!
//! Scenarios, kept failures and golden playthroughs write them alike.

use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::dice::{parse_drawn, write_drawn};
use kernel::{Drawn, Input, Nothing, Pending, Unclear, Worded};

/// An input as a line; `state` is the one it is given to.
pub fn write<G: Worded>(game: &G, state: &G::State, input: &Input<G::Action>) -> String {
    match input {
        Input::Choose(seat, action) => {
            format!("do: {}: {}", game.seat_word(*seat), game.action_words(action))
        }
        Input::Drawn(drawn) => {
            let draw = game.draw_words(state);
            format!("dice: {}: {}", draw.label, write_drawn(drawn, &draw))
        }
    }
}

/// All inputs of a game from its start. Should the game panic on the way, the input is written for programmers.
pub fn write_all<G: Worded>(game: &G, inputs: &[Input<G::Action>]) -> Vec<String> {
    let (mut state, mut memo) = (game.start(), G::Memo::default());
    let mut lines = Vec::with_capacity(inputs.len());
    for input in inputs {
        let written = catch_unwind(AssertUnwindSafe(|| write(game, &state, input)));
        lines.push(written.unwrap_or_else(|_| format!("{input:?}")));
        // The last input may be the one that the game cannot take; nothing is written after it.
        if lines.len() < inputs.len() {
            let _ = catch_unwind(AssertUnwindSafe(|| game.apply(&mut state, &mut memo, input, &mut Nothing)));
        }
    }
    lines
}

/// Reads a line that [`write()`] wrote, at the same state. It is not judged, only understood.
pub fn read<G: Worded>(game: &G, state: &G::State, line: &str) -> Result<Input<G::Action>, Unclear> {
    match line.split_once(':') {
        Some(("do", words)) => read_choice(game, words),
        Some(("dice", words)) => {
            let (label, values) =
                words.split_once(':').ok_or_else(|| Unclear::new(words.trim(), "LABEL: values"))?;
            read_draw(game, state, label.trim(), values).map(Input::Drawn)
        }
        Some(_) | None => Err(Unclear::new(line, "do: SEAT: words, or dice: LABEL: values")),
    }
}

/// Reads `SEAT: words of an action`.
pub fn read_choice<G: Worded>(game: &G, text: &str) -> Result<Input<G::Action>, Unclear> {
    let (seat, words) = text.split_once(':').ok_or_else(|| Unclear::new(text.trim(), "SEAT: words"))?;
    let seat = game.parse_seat(seat.trim()).ok_or_else(|| {
        let seats: Vec<String> = (0..game.seats()).map(|seat| game.seat_word(kernel::Seat(seat))).collect();
        Unclear::new(seat.trim(), format!("a seat: {}", seats.join(", ")))
    })?;
    Ok(Input::Choose(seat, game.parse_action(words.trim())?))
}

/// Reads the values of the draw that is pending, which must be called `label`.
pub fn read_draw<G: Worded>(game: &G, state: &G::State, label: &str, values: &str) -> Result<Drawn, Unclear> {
    let Pending::Chance(chance) = game.pending(state) else {
        return Err(Unclear::new(label, "no dice: nothing is drawn here"));
    };
    let draw = game.draw_words(state);
    if draw.label != label {
        return Err(Unclear::new(label, format!("the draw that is pending: {}", draw.label)));
    }
    parse_drawn(values, &draw, chance)
}
