//! What people say to a table: choices, dice, wishes, chat. Each is checked, done and acknowledged, or refused with a
//! reason; whatever has been done before under the same id is acknowledged and not done again.

use std::time::Instant;

use catalog::computer::opponent_in;
use catalog::table::{Refusal, Takeback, Waiting};
use catalog::{Table, games, typed};
use kernel::journal::DiceSource;
use kernel::{Message, Seat};
use players::Opponent;
use protocol::{Chat, ClientMessage, Preview, RefusalCode, Refused, ServerMessage, Side};
use serde_json::Value;

use super::{Guest, Host, Unwritten, VisitorId, Wish};
use crate::clock;
use crate::config::{LONGEST_CHAT, LONGEST_ENTROPY, LONGEST_ID};
use crate::metrics::count;
use crate::people;
use crate::store::{ChatRow, SeatRow, SitterRow, Status};

/// Why something was not done.
pub enum Refusing {
    /// One of the codes of the wire, with nothing more exact to say.
    Code(RefusalCode),
    /// What the game says.
    Game(Box<Refusal>),
}

impl From<Refusal> for Refusing {
    fn from(refusal: Refusal) -> Refusing {
        Refusing::Game(Box::new(refusal))
    }
}

/// What came of a message.
enum Came {
    Done,
    Refused(Refusing),
}

type Tried = Result<Came, Unwritten>;

/// Who speaks.
pub(super) struct Speaker {
    pub who: Guest,
}

impl Host {
    pub(super) async fn said(
        &mut self,
        from: VisitorId,
        message: ClientMessage,
        at: Instant,
    ) -> Result<(), Unwritten> {
        let Some(visitor) = self.visitors.get(&from) else { return Ok(()) };
        let speaker = Speaker { who: visitor.who.clone() };
        if let Some(id) = id_of(&message) {
            if id.is_empty() || id.len() > LONGEST_ID {
                self.refuse(from, id, &Refusing::Code(RefusalCode::TooLong));
                return Ok(());
            }
            if self.opened.done.contains(&(speaker.who.id, id.to_owned())) {
                self.send(from, &ServerMessage::Done { id: id.to_owned() });
                return Ok(());
            }
        }
        if self.opened.parted.is_some()
            && let Some(id) = moves_on(&message)
        {
            self.refuse(from, id, &Refusing::Code(RefusalCode::Parted));
            return Ok(());
        }
        let (id, tried) = match message {
            ClientMessage::Hello { .. } | ClientMessage::Ping => return Ok(()),
            ClientMessage::Again => {
                self.send_snapshot(from);
                return Ok(());
            }
            ClientMessage::Look { seat } => {
                self.look(from, Seat(seat));
                return Ok(());
            }
            ClientMessage::Probe { id, seat, request, action } => {
                self.probe(from, id, Seat(seat), request, &action);
                return Ok(());
            }
            ClientMessage::Hint { id, seat } => {
                self.hint(from, id, Seat(seat));
                return Ok(());
            }
            ClientMessage::Choose { id, seat, request, action } => {
                let tried = self.choose(&speaker, &id, Seat(seat), request, &action).await;
                if matches!(tried, Ok(Came::Done)) {
                    self.house.metrics.moved(at.elapsed());
                }
                (id, tried)
            }
            ClientMessage::Dice { id, values } => {
                let tried = self.type_dice(&speaker, &id, &values).await;
                (id, tried)
            }
            ClientMessage::Entropy { id, seat, text } => {
                let tried = self.add_entropy(&speaker, &id, Seat(seat), &text).await;
                (id, tried)
            }
            ClientMessage::Undo { id } => {
                let tried = self.wish_back(&speaker, &id).await;
                (id, tried)
            }
            ClientMessage::Consent { id, yes } => {
                let tried = self.consent(&speaker, &id, yes).await;
                (id, tried)
            }
            ClientMessage::Chat { id, text } => {
                let tried = self.chat(&speaker, &id, &text).await;
                (id, tried)
            }
            ClientMessage::Claim { id } => {
                let tried = self.claim(&speaker, &id).await;
                (id, tried)
            }
            ClientMessage::Fill { id, seat, opponent } => {
                let tried = self.fill(&speaker, &id, Seat(seat), opponent).await;
                (id, tried)
            }
        };
        match tried {
            Ok(Came::Done) => {
                self.send(from, &ServerMessage::Done { id });
                Ok(())
            }
            Ok(Came::Refused(refusing)) => {
                self.refuse(from, &id, &refusing);
                Ok(())
            }
            Err(Unwritten) => {
                self.refuse(from, &id, &Refusing::Code(RefusalCode::NotStored));
                Err(Unwritten)
            }
        }
    }

    pub(super) fn refuse(&mut self, to: VisitorId, id: &str, refusing: &Refusing) {
        let Some(visitor) = self.visitors.get(&to) else { return };
        count(&self.house.metrics.refusals);
        let refused = refused(id, refusing, self.opened.game.as_ref(), visitor.look);
        self.send(to, &ServerMessage::Refused(refused));
    }

    fn look(&mut self, from: VisitorId, seat: Seat) {
        let Some(visitor) = self.visitors.get_mut(&from) else { return };
        // Somebody who asks for a seat of somebody else goes on looking from where it did.
        if self.opened.held(visitor.who.id).contains(seat) {
            visitor.look = Some(seat);
        }
        self.send_snapshot(from);
    }

    /// Whether this person may speak for this seat in a game that is going on.
    pub(super) fn may_speak(&self, speaker: &Speaker, seat: Seat) -> Result<(), Refusing> {
        if !self.opened.held(speaker.who.id).contains(seat) {
            return Err(Refusing::Code(RefusalCode::NotYours));
        }
        if self.opened.is_waiting_for_players() {
            return Err(Refusing::Code(RefusalCode::NotNow));
        }
        Ok(())
    }

    async fn choose(
        &mut self,
        speaker: &Speaker,
        id: &str,
        seat: Seat,
        request: u64,
        action: &Value,
    ) -> Tried {
        if let Err(refusing) = self.may_speak(speaker, seat) {
            return Ok(Came::Refused(refusing));
        }
        match self.opened.game.act(seat, request, action) {
            Ok(step) => self.keep(step, Some((speaker.who.id, id))).await.map(|()| Came::Done),
            Err(refusal) => Ok(Came::Refused(refusal.into())),
        }
    }

    fn probe(&mut self, from: VisitorId, id: String, seat: Seat, request: u64, action: &Value) {
        let Some(visitor) = self.visitors.get(&from) else { return };
        let speaker = Speaker { who: visitor.who.clone() };
        let hidden = !self.visible(visitor).contains(seat);
        let refusing = self.may_speak(&speaker, seat).err();
        let refusing = refusing.or_else(|| hidden.then_some(Refusing::Code(RefusalCode::NotYours)));
        if let Some(refusing) = refusing {
            return self.refuse(from, &id, &refusing);
        }
        let preview: Preview = self.opened.game.preview(seat, request, action);
        self.send(from, &ServerMessage::Probed { id, preview });
    }

    async fn type_dice(&mut self, speaker: &Speaker, id: &str, values: &[String]) -> Tried {
        if self.opened.held(speaker.who.id).is_empty() {
            return Ok(Came::Refused(Refusing::Code(RefusalCode::NotYours)));
        }
        let table = &self.opened.game;
        let (Waiting::Chance(chance), DiceSource::Typed, Some(known), false) =
            (table.waiting(), self.opened.dice, table.draw_words(), self.opened.is_waiting_for_players())
        else {
            return Ok(Came::Refused(Refusing::Code(RefusalCode::NotNow)));
        };
        let drawn = match typed::chosen(values, &known, chance) {
            Ok(drawn) => drawn,
            Err(unclear) => return Ok(Came::Refused(Refusal::Unclear(unclear).into())),
        };
        match self.opened.game.drawn(drawn) {
            Ok(step) => self.keep(step, Some((speaker.who.id, id))).await.map(|()| Came::Done),
            Err(refusal) => Ok(Came::Refused(refusal.into())),
        }
    }

    /// Adds to fair dice. Nobody knows the seed, so what comes late is as good as what comes early; each seat adds once.
    async fn add_entropy(&mut self, speaker: &Speaker, id: &str, seat: Seat, text: &str) -> Tried {
        let opened = &mut self.opened;
        if !opened.held(speaker.who.id).contains(seat) {
            return Ok(Came::Refused(Refusing::Code(RefusalCode::NotYours)));
        }
        if text.chars().count() > LONGEST_ENTROPY {
            return Ok(Came::Refused(Refusing::Code(RefusalCode::TooLong)));
        }
        let fair = matches!(opened.dice, DiceSource::Fair(_));
        let added = opened.entropies.iter().any(|(known, _)| *known == seat);
        if !fair || added || opened.table.status == Status::Over {
            return Ok(Came::Refused(Refusing::Code(RefusalCode::NotNow)));
        }
        let step = opened.game.add_entropy(seat, text);
        opened.entropies.push((seat, text.to_owned()));
        self.keep(step, Some((speaker.who.id, id))).await.map(|()| Came::Done)
    }

    async fn wish_back(&mut self, speaker: &Speaker, id: &str) -> Tried {
        let Some((undo, judged)) = self.undo_of(speaker.who.id) else {
            return Ok(Came::Refused(Refusing::Code(RefusalCode::NotNow)));
        };
        match judged {
            Takeback::Free => return self.take_back(undo.to, speaker, id).await,
            Takeback::Refused => return Ok(Came::Refused(Refusing::Code(RefusalCode::NoTakeback))),
            Takeback::Asks => {}
        }
        self.wish =
            Some(Wish { by: undo.seat, person: speaker.who.id, to: undo.to, agreed: Default::default() });
        let change = self.change(clock::now(), Some((speaker.who.id, id)));
        self.write(change).await?;
        self.announce(&[]);
        Ok(Came::Done)
    }

    async fn consent(&mut self, speaker: &Speaker, id: &str, yes: bool) -> Tried {
        let players = self.opened.players();
        let asked = self.wish.as_ref().is_some_and(|wish| wish.person != speaker.who.id);
        let Some(mut wish) = self.wish.take_if(|_| asked && players.contains(&speaker.who.id)) else {
            return Ok(Came::Refused(Refusing::Code(RefusalCode::NotNow)));
        };
        let change = self.change(clock::now(), Some((speaker.who.id, id)));
        if !yes {
            self.write(change).await?;
            self.announce(&[]);
            return Ok(Came::Done);
        }
        wish.agreed.insert(speaker.who.id);
        let all = players.iter().all(|player| *player == wish.person || wish.agreed.contains(player));
        if all {
            return self.take_back(wish.to, speaker, id).await;
        }
        self.wish = Some(wish);
        self.write(change).await?;
        self.announce(&[]);
        Ok(Came::Done)
    }

    async fn take_back(&mut self, to: u64, speaker: &Speaker, id: &str) -> Tried {
        match self.opened.game.take_back(to) {
            Ok(step) => self.keep(step, Some((speaker.who.id, id))).await.map(|()| Came::Done),
            Err(refusal) => Ok(Came::Refused(refusal.into())),
        }
    }

    async fn chat(&mut self, speaker: &Speaker, id: &str, text: &str) -> Tried {
        let text = people::clean_text(text);
        if text.is_empty() || text.chars().count() > LONGEST_CHAT {
            return Ok(Came::Refused(Refusing::Code(RefusalCode::TooLong)));
        }
        let at = clock::now();
        let seat = self.opened.held(speaker.who.id).iter().next().map(|seat| seat.0);
        let row = ChatRow { name: speaker.who.name.clone(), seat, text, at };
        let mut change = self.change(at, Some((speaker.who.id, id)));
        let number = u64::try_from(self.opened.chat.len()).unwrap_or(u64::MAX);
        change.chat = Some((number, row.clone()));
        self.write(change).await?;
        let message = ServerMessage::Chat(chat(&row));
        self.opened.chat.push(row);
        let everybody: Vec<VisitorId> = self.visitors.keys().copied().collect();
        everybody.into_iter().for_each(|visitor| self.send(visitor, &message));
        Ok(Came::Done)
    }

    /// The side that is awaited gives up, because it has been away for too long.
    async fn claim(&mut self, speaker: &Speaker, id: &str) -> Tried {
        if !self.is_claimable(speaker.who.id) {
            return Ok(Came::Refused(Refusing::Code(RefusalCode::NotNow)));
        }
        let Waiting::Decide { awaited, .. } = self.opened.game.waiting() else {
            return Ok(Came::Refused(Refusing::Code(RefusalCode::NotNow)));
        };
        let sides: Vec<Side> = awaited.iter().map(|seat| self.opened.game.side(seat)).collect();
        let seats: Vec<Seat> = self.opened.game.seats().iter().map(|seated| seated.seat).collect();
        let losing = seats.into_iter().filter(|seat| sides.contains(&self.opened.game.side(*seat)));
        // The id goes with the first step: a claim that broke off is not made again under the same id.
        let mut by = Some((speaker.who.id, id));
        for seat in losing.collect::<Vec<_>>() {
            let Some(request) = self.opened.game.asked(seat) else { continue };
            let Some(choice) = request.choices.iter().find(|choice| choice.concedes) else { continue };
            let Ok(step) = self.opened.game.act(seat, request.number, &choice.action) else { continue };
            self.keep(step, by.take()).await?;
        }
        Ok(if by.is_none() { Came::Done } else { Came::Refused(Refusing::Code(RefusalCode::NotNow)) })
    }

    /// Lets the computer take a seat: one's own, one that nobody has taken, or one whose player has been away for too
    /// long.
    async fn fill(&mut self, speaker: &Speaker, id: &str, seat: Seat, opponent: protocol::Opponent) -> Tried {
        let opened = &self.opened;
        let opponent = offered(&opened.table.game, opponent);
        let row = opened.seats.iter().find(|row| row.seat == seat.0);
        let (Some(row), Some(opponent)) = (row, opponent) else {
            return Ok(Came::Refused(Refusing::Code(RefusalCode::NoSuch)));
        };
        let plays = !opened.held(speaker.who.id).is_empty() || opened.table.host == speaker.who.id;
        if !plays {
            return Ok(Came::Refused(Refusing::Code(RefusalCode::NotYours)));
        }
        let allowed = match &row.sitter {
            SitterRow::Nobody => true,
            SitterRow::Person { id, .. } if *id == speaker.who.id => true,
            SitterRow::Person { id, .. } => !self.is_here(*id) && self.is_late(seat),
            SitterRow::Computer { .. } => false,
        };
        if !allowed || opened.table.status == Status::Over {
            return Ok(Came::Refused(Refusing::Code(RefusalCode::NotNow)));
        }
        let sitter = SitterRow::Computer { level: opponent.word() };
        let row = SeatRow { seat: seat.0, sitter, link: None };
        self.seat(row, Some((speaker.who.id, id))).await.map(|()| Came::Done)
    }
}

/// The id under which a message is to be done.
fn id_of(message: &ClientMessage) -> Option<&str> {
    match message {
        ClientMessage::Choose { id, .. }
        | ClientMessage::Probe { id, .. }
        | ClientMessage::Hint { id, .. }
        | ClientMessage::Dice { id, .. }
        | ClientMessage::Entropy { id, .. }
        | ClientMessage::Undo { id }
        | ClientMessage::Consent { id, .. }
        | ClientMessage::Chat { id, .. }
        | ClientMessage::Claim { id }
        | ClientMessage::Fill { id, .. } => Some(id),
        ClientMessage::Hello { .. }
        | ClientMessage::Look { .. }
        | ClientMessage::Again
        | ClientMessage::Ping => None,
    }
}

/// The id of a message that would change the game, or asks what would come of it.
fn moves_on(message: &ClientMessage) -> Option<&str> {
    if let ClientMessage::Chat { .. } = message { None } else { id_of(message) }
}

/// The opponent that somebody asked for, if this game has it.
pub fn offered(game: &str, asked: protocol::Opponent) -> Option<Opponent> {
    let opponent = opponent_in(asked);
    games::levels(game).contains(&opponent.level).then_some(opponent)
}

/// A refusal as it goes over the wire, for whoever looks from this seat.
fn refused(id: &str, refusing: &Refusing, game: &dyn Table, look: Option<Seat>) -> Refused {
    let (code, message) = match refusing {
        Refusing::Code(code) => (*code, Message::new(code.key())),
        Refusing::Game(refusal) => {
            let code = match refusal.as_ref() {
                Refusal::Stale { .. } => RefusalCode::Stale,
                Refusal::Unclear(_) => RefusalCode::Unclear,
                Refusal::Illegal(_) => RefusalCode::Illegal,
                Refusal::NothingToChoose | Refusal::NotDrawn => RefusalCode::NotNow,
                Refusal::NoSuchInput { .. } => RefusalCode::NoSuch,
            };
            let told = look.map(|seat| game.refusal(seat, refusal));
            (code, told.unwrap_or_else(|| refusal.message()))
        }
    };
    // An id that is too long is not sent back in full.
    let id = id.chars().take(LONGEST_ID).collect();
    Refused { id, code, message }
}

pub fn chat(row: &ChatRow) -> Chat {
    Chat { by: row.name.clone(), seat: row.seat, text: row.text.clone(), at: row.at }
}
