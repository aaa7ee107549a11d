//! What somebody is shown of a table: everything at first, then what happens, from the seat it looks from.
//!
//! Whoever holds several seats shares a device with others. It sees what one seat sees, and is asked for those seats
//! alone that have no secrets from that one; if another is awaited, there is a curtain between them.

use catalog::Lang;
use catalog::computer::{opponent_name, opponent_out};
use catalog::parted::parted_told;
use catalog::table::{Takeback as Judged, Told, Undo, Waiting};
use catalog::wire::{book, record as records};
use kernel::journal::DiceSource;
use kernel::{Message, Seat, SeatSet, Viewer};
use protocol::http::{CardText, LobbyTable};
use protocol::{
    Clock, Closed, Curtain, DiceFrom, LogEntry, LogLine, Me, Now, RefusalCode, SeatInfo, Side, Sitter,
    Snapshot, TableInfo, Takeback,
};

use super::record::Logged;
use super::{About, Host, Visitor, said};
use crate::clock;
use crate::secret;
use crate::store::{PersonId, SitterRow, Status};

/// So much of the chat is sent to somebody who comes.
const CHAT_SHOWN: usize = 200;

impl Visitor {
    fn viewer(&self) -> Viewer {
        self.look.map_or(Viewer::Spectator, Viewer::Seat)
    }
}

impl Host {
    pub(super) fn snapshot(&self, visitor: &Visitor) -> Snapshot {
        let opened = &self.opened;
        let held = opened.held(visitor.who.id);
        let chat = &opened.chat[opened.chat.len().saturating_sub(CHAT_SHOWN)..];
        Snapshot {
            version: self.version,
            table: self.table_info(),
            me: Me { seats: held.iter().map(|seat| seat.0).collect(), look: visitor.look.map(|seat| seat.0) },
            seats: self.seat_infos(),
            watching: self.watching(),
            now: self.now(visitor),
            log: opened.log.iter().filter_map(|logged| self.log_entry(logged, visitor)).collect(),
            chat: chat.iter().map(said::chat).collect(),
        }
    }

    fn table_info(&self) -> TableInfo {
        let (table, game) = (&self.opened.table, &self.opened.game);
        let commitment = match self.opened.dice {
            DiceSource::Fair(commitment) => Some(commitment.to_string()),
            DiceSource::Seeded | DiceSource::Typed => None,
        };
        TableInfo {
            id: self.id.clone(),
            game: table.game.clone(),
            terms: game.terms(),
            house_rules: game.house_rules().iter().map(book::house_rule).collect(),
            names: self.opened.names.clone(),
            dice: if table.seed.is_some() { DiceFrom::Server } else { DiceFrom::Typed },
            commitment,
            open_to_spectators: table.spectators,
            patience: table.patience,
            created: table.created,
            practice: game.practice(),
        }
    }

    pub(super) fn role(&self, seat: Seat) -> String {
        let seated = self.opened.game.seats().into_iter().find(|seated| seated.seat == seat);
        seated.map(|seated| seated.name).unwrap_or_default()
    }

    pub(super) fn seat_infos(&self) -> Vec<SeatInfo> {
        let game = &self.opened.game;
        let info = |seated: catalog::table::Seated| SeatInfo {
            seat: seated.seat.0,
            role: seated.name,
            side: game.side(seated.seat),
            word: seated.word,
            sitter: match self.opened.sitter(seated.seat) {
                SitterRow::Nobody => Sitter::Invited,
                SitterRow::Person { id, name } => {
                    Sitter::Person { name: name.clone(), here: self.is_here(*id) }
                }
                SitterRow::Computer { level } => {
                    let opponent = self.opponent(level);
                    let name = Message::new("computer-name").message("how", opponent_name(opponent));
                    Sitter::Computer { opponent: opponent_out(opponent), name }
                }
            },
        };
        game.seats().into_iter().map(info).collect()
    }

    pub(super) fn is_here(&self, person: PersonId) -> bool {
        self.visitors.values().any(|visitor| visitor.who.id == person)
    }

    /// How many people watch who do not play.
    pub(super) fn watching(&self) -> u16 {
        let players = self.opened.players();
        let mut watching: Vec<PersonId> = self.visitors.values().map(|visitor| visitor.who.id).collect();
        watching.sort_unstable();
        watching.dedup();
        let watching = watching.iter().filter(|person| !players.contains(person)).count();
        u16::try_from(watching).unwrap_or(u16::MAX)
    }

    /// The seats whose choices somebody may see from where it looks.
    pub(super) fn visible(&self, visitor: &Visitor) -> SeatSet {
        let Some(look) = visitor.look else { return SeatSet::EMPTY };
        let game = &self.opened.game;
        let open = |seat: &Seat| *seat == look || !game.keeps_secrets(look, *seat);
        self.opened.held(visitor.who.id).iter().filter(open).fold(SeatSet::EMPTY, SeatSet::with)
    }

    pub(super) fn now(&self, visitor: &Visitor) -> Now {
        let opened = &self.opened;
        let game = &opened.game;
        let waits = opened.is_waiting_for_players() || opened.parted.is_some();
        let visible = self.visible(visitor);
        let requests = visible.iter().filter(|_| !waits).filter_map(|seat| game.asked(seat)).collect();
        let hints = self.gives_hints() && visible.iter().any(|seat| self.awaited().contains(seat));
        let sentence = self.sentence(visitor.viewer());
        Now {
            view: game.drawn_for(visitor.viewer()),
            waiting: self.waiting(),
            sentence,
            requests,
            undo: self.undo(visitor),
            takeback: self.takeback(visitor),
            clock: self.clock(visitor.who.id),
            curtain: self.curtain(visitor, visible),
            hints,
            inputs: game.inputs(),
        }
    }

    /// What is asked of a viewer, who is awaited, or why nothing goes on.
    fn sentence(&self, viewer: Viewer) -> Message {
        let opened = &self.opened;
        match &opened.parted {
            Some(parted) => Message::new("table-parted").message("problem", parted_told(parted)),
            None if opened.is_waiting_for_players() => Message::new("table-waits-for-players"),
            None => opened.game.sentence(viewer),
        }
    }

    fn waiting(&self) -> protocol::Waiting {
        if self.opened.is_waiting_for_players() {
            return protocol::Waiting::Players;
        }
        if let (Some(_), Some(line)) = (&self.opened.parted, &self.opened.ended) {
            return protocol::Waiting::Over(Closed {
                message: line.clone(),
                winner: None,
                seed: self.opened.revealed.map(|seed| seed.to_string()),
                again: self.opened.again.then(|| secret::next_id(&self.id)),
            });
        }
        match self.opened.game.waits_for() {
            protocol::Waiting::Over(closed) => {
                let seed = self.opened.revealed.map(|seed| seed.to_string());
                let again = self.opened.again.then(|| secret::next_id(&self.id));
                protocol::Waiting::Over(Closed { seed, again, ..closed })
            }
            other @ (protocol::Waiting::Players
            | protocol::Waiting::Choice { .. }
            | protocol::Waiting::Dice { .. }) => other,
        }
    }

    /// The last choice of somebody, and whether it may be taken back.
    pub(super) fn undo_of(&self, person: PersonId) -> Option<(Undo, Judged)> {
        let opened = &self.opened;
        if opened.table.status == Status::Over || opened.parted.is_some() {
            return None;
        }
        let own = opened.held(person);
        let undo = opened.game.last_choice(own)?;
        let others = opened.players().into_iter().filter(|other| *other != person);
        let others = others.fold(SeatSet::EMPTY, |seats, other| seats.union(opened.held(other)));
        let judged = undo.judged(opened.game.as_ref(), own, others);
        Some((undo, judged))
    }

    fn undo(&self, visitor: &Visitor) -> Option<protocol::Undo> {
        let (undo, judged) = self.undo_of(visitor.who.id)?;
        // What another seat on this device chose may be a secret of that seat.
        let seen = self.visible(visitor).contains(undo.seat);
        let told = if seen { self.told_of(undo.to, visitor) } else { None };
        let message = told.unwrap_or_else(|| Message::new("undo-last-choice"));
        let refused = (judged == Judged::Refused).then(|| Message::new(RefusalCode::NoTakeback.key()));
        Some(protocol::Undo { message, needs_consent: judged == Judged::Asks, refused })
    }

    fn takeback(&self, visitor: &Visitor) -> Option<Takeback> {
        let wish = self.wish.as_ref()?;
        let players = self.opened.players();
        let person = visitor.who.id;
        let asked = players.contains(&person) && person != wish.person && !wish.agreed.contains(&person);
        let told = self.told_of(wish.to, visitor);
        let message = told.unwrap_or_else(|| Message::new("undo-last-choice"));
        Some(Takeback { by: wish.by.0, message, asked })
    }

    /// The first thing that this visitor was told of an input.
    fn told_of(&self, input: u64, visitor: &Visitor) -> Option<Message> {
        let logged = self.opened.log.iter().find(|logged| logged.input == input)?;
        self.log_entry(logged, visitor)?.lines.into_iter().next().map(|line| line.message)
    }

    /// Until when those awaited may take, in milliseconds since 1970.
    pub(super) fn until(&self) -> Option<i64> {
        let patience = self.opened.table.patience?;
        self.awaits_people().then(|| self.opened.since + i64::from(patience) * 1000)
    }

    /// Whether hints may be asked for at this table.
    pub(super) fn gives_hints(&self) -> bool {
        self.opened.table.hints.unwrap_or_else(|| self.opened.players().len() == 1)
    }

    pub(super) fn awaited(&self) -> SeatSet {
        if self.opened.is_waiting_for_players() || self.opened.parted.is_some() {
            return SeatSet::EMPTY;
        }
        match self.opened.game.waiting() {
            Waiting::Decide { awaited, .. } => awaited,
            Waiting::Chance(_) | Waiting::Over { .. } => SeatSet::EMPTY,
        }
    }

    fn awaits_people(&self) -> bool {
        let person = |seat: Seat| matches!(self.opened.sitter(seat), SitterRow::Person { .. });
        let awaited = self.awaited();
        !awaited.is_empty() && awaited.iter().all(person)
    }

    /// Whether a seat has been awaited for longer than was agreed on; if nothing was, whether its player is gone for good.
    pub(super) fn is_late(&self, seat: Seat) -> bool {
        let late = if self.opened.table.patience.is_some() { self.until() } else { self.abandons_at(seat) };
        self.awaited().contains(seat) && late.is_some_and(|late| clock::now() >= late)
    }

    /// When a player who is not here has been gone for so long that nobody has to wait any more.
    fn abandons_at(&self, seat: Seat) -> Option<i64> {
        let SitterRow::Person { id, .. } = self.opened.sitter(seat) else { return None };
        let since = self.left.get(id).copied().unwrap_or(self.opened_at).max(self.opened.since);
        let patience = i64::try_from(self.house.limits.abandoned.as_millis()).unwrap_or(i64::MAX);
        (!self.is_here(*id)).then(|| since.saturating_add(patience))
    }

    /// When the next of those awaited will have abandoned the game, where no time was agreed on.
    pub(super) fn abandoned_at(&self) -> Option<i64> {
        let open = self.opened.table.patience.is_none() && self.opened.table.status != Status::Over;
        let now = clock::now();
        let late = self.awaited().iter().filter_map(|seat| self.abandons_at(seat)).filter(|at| *at >= now);
        if open { late.min() } else { None }
    }

    pub(super) fn is_claimable(&self, person: PersonId) -> bool {
        let (held, awaited) = (self.opened.held(person), self.awaited());
        let game = &self.opened.game;
        let own: Vec<Side> = held.iter().map(|seat| game.side(seat)).collect();
        !held.is_empty()
            && !awaited.is_empty()
            && awaited.iter().all(|seat| self.is_late(seat) && !own.contains(&game.side(seat)))
    }

    fn clock(&self, person: PersonId) -> Option<Clock> {
        self.awaits_people().then(|| Clock {
            since: self.opened.since,
            until: self.until(),
            claimable: self.is_claimable(person),
        })
    }

    fn curtain(&self, visitor: &Visitor, visible: SeatSet) -> Option<Curtain> {
        let awaited = self.awaited();
        if visible.iter().any(|seat| awaited.contains(seat)) {
            return None;
        }
        let behind = self.opened.held(visitor.who.id).minus(visible);
        let seat = behind.iter().find(|seat| awaited.contains(*seat))?;
        Some(Curtain { seat: seat.0 })
    }

    /// What one visitor saw of an input; nothing, if it saw nothing of it.
    pub(super) fn log_entry(&self, logged: &Logged, visitor: &Visitor) -> Option<LogEntry> {
        let game = &self.opened.game;
        let line = |(viewers, line): &(_, _)| {
            let told = Told { seen: vec![(Clone::clone(viewers), Clone::clone(line))], reveals: false };
            game.log_line(&told, visitor.viewer())
        };
        let lines: Vec<LogLine> = logged.lines.iter().filter_map(line).collect();
        (!lines.is_empty()).then_some(LogEntry { input: logged.input, lines })
    }

    /// The table as the lobby lists it.
    pub(super) fn line(&self, person: Option<PersonId>) -> LobbyTable {
        let opened = &self.opened;
        let held = person.map_or(SeatSet::EMPTY, |person| opened.held(person));
        let awaited = self.awaited();
        let standing = self.sentence(Viewer::Spectator);
        LobbyTable {
            table: self.id.clone(),
            game: opened.table.game.clone(),
            standing,
            seats: self.seat_infos(),
            my_move: held.iter().any(|seat| awaited.contains(seat)),
            changed: opened.since,
        }
    }

    /// What the lobby says of a table that is over.
    pub(super) fn summary(&self, changed: i64) -> String {
        serde_json::to_string(&LobbyTable { changed, ..self.line(None) })
            .expect("a line of the lobby can be written as JSON")
    }
}

impl Host {
    pub(super) fn about(&self) -> About {
        let viewers = records::onlookers(self.opened.game.as_ref());
        About { table: self.table_info(), seats: self.seat_infos(), viewers }
    }

    pub(super) fn card(&self, wanted: &str) -> Option<CardText> {
        self.opened.game.card(wanted, self.house.texts(Lang::En))
    }
}
