//! A game that is over, choice by choice: which of them cost most.
//!
//! Every choice of a seat is compared with what better players would have done then, knowing what the seat knew. The
//! worst are weighed again in other worlds, so that what merely looked bad by bad luck is not held against anybody.

use kernel::dice::stream;
use kernel::hash;
use kernel::journal::Journal;
use kernel::run::Run;
use kernel::{Input, Message, Pending, Seat, Sight, Viewer};
use players::{Budget, Level, Player};

use super::{Reason, Scales, Weighed, reasons};
use crate::games::GameError;
use crate::seated::NotFollowed;
use crate::table::Refusal;
use crate::wire::Wired;
use crate::wire::record::{in_force, input};

/// The choices of some seats that cost most, the worst first.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// How many choices were looked at: those where there was another.
    pub looked_at: u64,
    pub slips: Vec<Slip>,
}

/// A choice that cost something.
#[derive(Clone, PartialEq, Debug)]
pub struct Slip {
    /// The number of the input among those that were not taken back; it was made in the frame before this number.
    pub input: u64,
    pub seat: Seat,
    pub done: Message,
    pub better: Message,
    /// How likely the side won after either, from 0 to 1.
    pub chance: f32,
    pub chance_of_better: f32,
    /// What would have been better then, and what worse.
    pub reasons: Vec<Reason>,
}

impl Slip {
    pub fn loss(&self) -> f32 {
        self.chance_of_better - self.chance
    }
}

/// Is told how far the review is, from 0 to 1.
pub type Watch<'a> = &'a mut dyn FnMut(f32);

/// The strongest player is asked what it would have done, with so many thousandths of its thinking.
const ADVICE: u32 = 5;
/// So many worlds at first, and so many for those that look worst.
const FIRST_WORLDS: usize = 6;
const LAST_WORLDS: usize = 40;
const LOOKED_AT_AGAIN: usize = 8;
const MOST_SLIPS: usize = 5;
/// A choice that costs less is as good as the better one.
const LEAST_LOSS: f32 = 0.015;
/// One look at a choice never tries out more than this, in thousandths of what is usual.
const SHARE: u32 = 1000;

/// A choice that may have cost something.
struct Suspect<G: Wired> {
    before: G::State,
    seat: Seat,
    input: u64,
    /// What was done, then what could have been.
    actions: Vec<G::Action>,
    loss: f32,
}

/// Reviews the choices of these seats. The same record gives the same review.
pub(crate) fn review_of<G: Wired>(
    game: G,
    journal: &Journal,
    seats: &[String],
    watch: Watch<'_>,
) -> Result<Review, GameError> {
    let mut run = Run::new(game);
    let entries = in_force(journal);
    let mut suspects: Vec<Suspect<G>> = Vec::new();
    let mut looked_at = 0;
    for (number, (line, entry)) in (1u64..).zip(&entries) {
        let refused = |refusal| GameError::NotFollowed(NotFollowed { line: *line, refusal });
        let input = input(&run, entry).map_err(refused)?;
        if let Input::Choose(seat, action) = &input
            && seats.contains(&run.game().seat_word(*seat))
            && !run.game().concedes(action)
            && let Some(suspect) = look(&run, *seat, *action, number)
        {
            looked_at += 1;
            suspects.push(suspect);
        }
        run.submit(&input).map_err(|_| refused(Refusal::NothingToChoose))?;
        watch(number as f32 / entries.len() as f32 * 0.9);
    }
    if !matches!(run.pending(), Pending::Over(_)) {
        return Err(GameError::NotOver);
    }
    suspects.sort_by(|one, other| other.loss.total_cmp(&one.loss));
    suspects.truncate(LOOKED_AT_AGAIN);
    let mut slips: Vec<Slip> = suspects
        .iter()
        .filter(|suspect| suspect.loss > 0.0)
        .filter_map(|suspect| again(run.game(), suspect))
        .collect();
    slips.retain(|slip| slip.loss() >= LEAST_LOSS);
    slips.sort_by(|one, other| other.loss().total_cmp(&one.loss()));
    slips.truncate(MOST_SLIPS);
    watch(1.0);
    Ok(Review { looked_at, slips })
}

/// A first look at a choice; nothing where there was no other.
fn look<G: Wired>(run: &Run<G>, seat: Seat, done: G::Action, number: u64) -> Option<Suspect<G>> {
    let (game, before) = (run.game(), *run.state());
    let mut memo = G::Memo::default();
    let sight = Sight::new(game, &before, &mut memo, seat);
    let mut rng = stream(luck(game, &before, seat), 1);
    let mut legal = Vec::new();
    sight.legal_actions(&mut legal);
    if legal.iter().filter(|action| !game.concedes(action)).count() < 2 {
        return None;
    }
    let mut actions = vec![done];
    let strongest = G::LEVELS.iter().copied().max().unwrap_or(Level::Random);
    let advisors = [Some(G::simple()), G::opponent(strongest.into(), Budget::counted(ADVICE))];
    for mut advisor in advisors.into_iter().flatten() {
        if let Some(action) = advisor.choose(&sight, &mut rng)
            && !actions.contains(&action)
        {
            actions.push(action);
        }
    }
    let mut loss = 0.0;
    if actions.len() > 1 {
        let mut scales = Scales::<G>::new(Budget::counted(SHARE));
        let (_, weighed) = scales.weigh(&sight, &actions, FIRST_WORLDS, &mut rng);
        let best = best_of(&weighed);
        loss = weighed[best].chance - weighed[0].chance;
        actions = vec![done, actions[best]];
    }
    Some(Suspect { before, seat, input: number, actions, loss })
}

/// Luck that comes from what the seat saw and nothing else, so that a review knows no more than whoever chose.
fn luck<G: Wired>(game: &G, state: &G::State, seat: Seat) -> u64 {
    hash::text(&game.view_words(&game.view(state, Viewer::Seat(seat))))
}

/// The place of the best.
fn best_of(weighed: &[Weighed]) -> usize {
    let places = 0..weighed.len();
    places.max_by(|one, other| weighed[*one].chance.total_cmp(&weighed[*other].chance)).unwrap_or_default()
}

/// Weighs a choice and the better one again, in other worlds.
fn again<G: Wired>(game: &G, suspect: &Suspect<G>) -> Option<Slip> {
    let mut memo = G::Memo::default();
    let sight = Sight::new(game, &suspect.before, &mut memo, suspect.seat);
    let mut rng = stream(luck(game, &suspect.before, suspect.seat), 2);
    let mut scales = Scales::<G>::new(Budget::counted(SHARE));
    let (_, weighed) = scales.weigh(&sight, &suspect.actions, LAST_WORLDS, &mut rng);
    let ([done, better], [chosen, other]) = (suspect.actions.as_slice(), weighed.as_slice()) else {
        return None;
    };
    let view = game.view(&suspect.before, Viewer::Seat(suspect.seat));
    let line = |action| game.action_line(&view, suspect.seat, action);
    Some(Slip {
        input: suspect.input,
        seat: suspect.seat,
        done: line(done),
        better: line(better),
        chance: chosen.chance,
        chance_of_better: other.chance,
        reasons: reasons(other, chosen),
    })
}
