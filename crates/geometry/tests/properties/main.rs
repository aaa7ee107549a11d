//! Every function against a slow and literal version of itself, over thousands of seeded cases.
//!
//! The slow versions may use floating point, because the cases that lie too near an edge to tell are left to the tests
//! on small whole coordinates, where nothing lies near an edge without lying on it.

mod lanes;
mod legs;
mod moves;
mod paths;
mod random;
mod shapes;
mod slow;
mod squares;
