//! What each viewer knows: without plot cards, everything.

use kernel::Viewer;

use crate::state::State;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub who: Viewer,
    pub state: State,
}
