//! What the computer thinks out for a table: its own choices, and hints for people.
//!
//! It thinks beside the table about the game as it stood ([`Still`]), so that everybody is heard meanwhile. What it came
//! to is a [`Thought`], which the table takes up like a message, or drops where something else is asked by now.

use std::collections::BTreeMap;
use std::sync::Arc;

use catalog::advice::{Allowed, Hint};
use catalog::computer::against_people;
use catalog::table::{Refusal, Still};
use kernel::Seat;
use kernel::dice::stream;
use players::{Level, Opponent};
use protocol::{RefusalCode, ServerMessage};
use serde_json::Value;
use tokio::sync::mpsc;
use tokio::task::JoinError;
use tracing::error;

use super::said::{Refusing, Speaker};
use super::{Host, Unwritten, VisitorId};
use crate::secret;
use crate::store::{PersonId, SitterRow};
use crate::thinkers::Effort;

/// Something that was thought out; an error is a panic of whoever thought.
pub enum Thought {
    /// A choice of the computer's own, at a request of this number, when the table stood at this version.
    Proposal {
        seat: Seat,
        number: u64,
        version: u64,
        came: Result<Option<Value>, JoinError>,
    },
    Hint {
        seat: Seat,
        came: Result<Option<Hint>, JoinError>,
    },
}

/// Who waits for a hint.
struct Asker {
    visitor: VisitorId,
    person: PersonId,
    id: String,
}

/// What is being thought out for a table.
pub struct Thoughts {
    sender: mpsc::UnboundedSender<Thought>,
    /// The computer is at a choice of its own, of which there is one at a time.
    pub proposes: bool,
    /// One hint at a time for a seat.
    hints: BTreeMap<Seat, Asker>,
}

impl Thoughts {
    /// Nothing yet, and where thoughts will arrive.
    pub fn new() -> (Thoughts, mpsc::UnboundedReceiver<Thought>) {
        let (sender, arrived) = mpsc::unbounded_channel();
        (Thoughts { sender, proposes: false, hints: BTreeMap::new() }, arrived)
    }
}

impl Host {
    /// Thinks about the game as it stands now.
    fn think<T: Send + 'static>(
        &self,
        effort: Effort,
        thinks: impl FnOnce(&dyn Still) -> T + Send + 'static,
        tell: impl FnOnce(Result<T, JoinError>) -> Thought + Send + 'static,
    ) {
        let (house, sender) = (Arc::clone(&self.house), self.thoughts.sender.clone());
        let still = self.opened.game.still();
        tokio::spawn(async move {
            let came = house.thinkers.think(effort, move || thinks(still.as_ref())).await;
            // A table that was put away meanwhile asks again when it is opened.
            let _ = sender.send(tell(came));
        });
    }

    pub(super) async fn take_up(&mut self, thought: Thought) -> Result<(), Unwritten> {
        match thought {
            Thought::Proposal { seat, number, version, came } => {
                self.proposed(seat, (number, version), came).await
            }
            Thought::Hint { seat, came } => {
                self.hinted(seat, came);
                Ok(())
            }
        }
    }

    /// Lets the computer think about its own choice.
    pub(super) fn propose(&mut self, seat: Seat, opponent: Opponent) {
        self.thoughts.proposes = true;
        let (number, version) = (self.opened.game.number(seat), self.version);
        let luck = u64::from_le_bytes(secret::fresh());
        let effort = if opponent.level > Level::Second { Effort::Long } else { Effort::Short };
        self.think(
            effort,
            move |still| still.propose(seat, opponent, against_people(), &mut stream(luck, 0)),
            move |came| Thought::Proposal { seat, number, version, came },
        );
    }

    /// Does what the computer chose, unless something else is asked by now; then it thinks anew.
    async fn proposed(
        &mut self,
        seat: Seat,
        (number, version): (u64, u64),
        came: Result<Option<Value>, JoinError>,
    ) -> Result<(), Unwritten> {
        self.thoughts.proposes = false;
        let action = came.unwrap_or_else(|gone| std::panic::resume_unwind(gone.into_panic()));
        let computer = matches!(self.opened.sitter(seat), SitterRow::Computer { .. });
        if !computer || !self.awaited().contains(seat) || self.opened.game.number(seat) != number {
            return Ok(());
        }
        let action =
            action.or_else(|| self.first_choice(seat)).expect("somebody who is awaited has a choice");
        match self.opened.game.act(seat, number, &action) {
            Ok(step) => self.keep(step, None).await,
            // Somebody else's choice has taken it away meanwhile.
            Err(_) if version != self.version => Ok(()),
            Err(refusal) => {
                error!(table = self.id, seat = seat.0, %action, "the computer chose what is not allowed");
                panic!("the computer chose {action}: {refusal:?}")
            }
        }
    }

    /// A computer at a loss takes the first that is allowed, so that nobody waits for ever.
    fn first_choice(&self, seat: Seat) -> Option<Value> {
        let request = self.opened.game.asked(seat)?;
        request.choices.into_iter().next().map(|choice| choice.action)
    }

    /// Lets the computer think in somebody's place. Whoever holds several seats is told which of them should choose.
    pub(super) fn hint(&mut self, from: VisitorId, id: String, seat: Seat) {
        let Some(visitor) = self.visitors.get(&from) else { return };
        let visible = self.visible(visitor);
        let asker = Asker { visitor: from, person: visitor.who.id, id };
        if let Err(refusing) = self.may_be_advised(from, seat) {
            return self.refuse(from, &asker.id, &refusing);
        }
        if let Some(before) = self.thoughts.hints.get_mut(&seat) {
            // Whoever asked is told even on another connection, and in the place of somebody who left.
            let same = (before.person, &before.id) == (asker.person, &asker.id);
            if same || !self.visitors.contains_key(&before.visitor) {
                *before = asker;
            } else {
                self.refuse(from, &asker.id, &Refusing::Code(RefusalCode::Thinking));
            }
            return;
        }
        let awaited = self.awaited();
        let others = visible.without(seat).iter().filter(|other| awaited.contains(*other));
        let seats: Vec<Seat> = std::iter::once(seat).chain(others).collect();
        let luck = u64::from_le_bytes(secret::fresh());
        self.thoughts.hints.insert(seat, asker);
        self.think(
            Effort::Long,
            move |still| {
                let mut seats = seats.iter().zip(0..);
                seats.find_map(|(seat, number)| {
                    still.hint(*seat, Allowed::by_people(), &mut stream(luck, number))
                })
            },
            move |came| Thought::Hint { seat, came },
        );
    }

    /// Whether somebody may be told what the computer would do for a seat.
    fn may_be_advised(&self, visitor: VisitorId, seat: Seat) -> Result<(), Refusing> {
        let visitor = self.visitors.get(&visitor).ok_or(Refusing::Code(RefusalCode::NotYours))?;
        self.may_speak(&Speaker { who: visitor.who.clone() }, seat)?;
        if !self.visible(visitor).contains(seat) {
            return Err(Refusing::Code(RefusalCode::NotYours));
        }
        if !self.gives_hints() {
            return Err(Refusing::Code(RefusalCode::NoHints));
        }
        Ok(())
    }

    /// Tells a hint to whoever asked for it, unless it is about what is past by now.
    fn hinted(&mut self, seat: Seat, came: Result<Option<Hint>, JoinError>) {
        let Some(Asker { visitor: to, id, .. }) = self.thoughts.hints.remove(&seat) else { return };
        let advised = came.unwrap_or_else(|gone| {
            error!(table = self.id, seat = seat.0, %gone, "the computer gave way over a hint");
            None
        });
        if !self.visitors.contains_key(&to) {
            return;
        }
        let told = match advised {
            Some(hint) => self.may_be_advised(to, hint.seat).and_then(|()| {
                let current = self.opened.game.number(hint.seat);
                if hint.number != current {
                    return Err(Refusal::Stale { number: hint.number, current }.into());
                }
                let shown = self.opened.game.hinted(&hint);
                shown.ok_or(Refusing::Code(RefusalCode::NotNow))
            }),
            None => Err(Refusing::Code(RefusalCode::NotNow)),
        };
        match told {
            Ok(hint) => self.send(to, &ServerMessage::Hinted { id, hint: Box::new(hint) }),
            Err(refusing) => self.refuse(to, &id, &refusing),
        }
    }
}
