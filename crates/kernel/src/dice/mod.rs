//! Where dice come from.
