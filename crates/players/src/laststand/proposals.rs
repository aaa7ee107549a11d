//! The choices worth trying out: what the simpler player would do first, then what is near to it, then anything.

use kernel::dice::below_usize;
use kernel::{Game, Sight};
use laststand::state::Stage;
use laststand::{Action, Face, LastStand};
use rand_core::Rng;

/// At most so many different choices, `first` before all others.
pub fn list(sight: &Sight<'_, LastStand>, first: Action, most: usize, rng: &mut dyn Rng) -> Vec<Action> {
    let mut all = Vec::new();
    sight.legal_actions(&mut all);
    all.retain(|action| !sight.game().concedes(action) && *action != first);
    let mut proposals = vec![first];
    if let Stage::Roll = sight.view().open.stage {
        near_rolls(&all, first, &mut proposals);
    }
    // Whose dice pay for an ability matters little: one way to pay for each aim is enough.
    for action in &all {
        if let Action::Use { ability, on, .. } = action {
            let same = |other: &Action| matches!(other, Action::Use { ability: used, on: at, .. } if used == ability && at == on);
            if !proposals.iter().any(same) {
                proposals.push(*action);
            }
        }
    }
    all.retain(|action| !matches!(action, Action::Use { .. }) && !proposals.contains(action));
    while proposals.len() < most && !all.is_empty() {
        proposals.push(all.swap_remove(below_usize(rng, all.len())));
    }
    proposals.truncate(most);
    proposals
}

/// Rolling nothing, one die more or less than the first, and all of some face.
fn near_rolls(all: &[Action], first: Action, proposals: &mut Vec<Action>) {
    let faces = if let Action::Roll(faces) = first { faces } else { [0; 6] };
    let mut near = vec![Action::Content];
    for face in Face::USEFUL {
        let mut more = faces;
        more[face.index()] += 1;
        near.push(Action::Roll(more));
        if faces[face.index()] > 0 {
            let mut less = faces;
            less[face.index()] -= 1;
            near.push(Action::Roll(less));
        }
    }
    proposals.extend(near.into_iter().filter(|action| all.contains(action)));
}
