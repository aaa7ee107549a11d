//! What the cards and the edition say.
