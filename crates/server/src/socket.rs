//! The websocket: a conversation about one table.
//!
//! The first message is a hello. From then on what the page says goes to the table's task, and what that puts into the
//! outbox goes to the page. Everything here is about connections; what a message does is said in [`crate::table`].

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use kernel::Seat;
use protocol::http::HttpCode;
use protocol::{ClientMessage, Failure, FailureCode, RefusalCode, Refused, ServerMessage, VERSION};
use tokio::sync::mpsc;
use tokio::time::{sleep_until, timeout};

use crate::config::{LONGEST_ID, LONGEST_MESSAGE};
use crate::house::{House, failure};
use crate::http::{Client, Problem, key};
use crate::limits::{Admitted, Bucket};
use crate::metrics::count;
use crate::table::{Ask, Guest, OUTBOX, Outgoing, Visitor, VisitorId};

/// A connection is asked for a sign of life so often.
const PULSE: Duration = Duration::from_secs(20);
/// Whoever cannot take a message within this time is let go.
const SENDING: Duration = Duration::from_secs(10);
/// So long whoever is told goodbye may take to hear it.
const LINGER: Duration = Duration::from_secs(2);
/// So many messages that cannot be read, or came too fast, are forgiven.
const FORGIVEN: u32 = 50;

pub async fn upgrade(
    State(house): State<Arc<House>>,
    client: Client,
    headers: HeaderMap,
    socket: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let problem = Problem::new;
    let socket = socket.map_err(|_| problem(StatusCode::UPGRADE_REQUIRED, HttpCode::NoWebsocket))?;
    let nobody = || problem(StatusCode::UNAUTHORIZED, HttpCode::NoPerson);
    let key = key(&headers).ok_or_else(nobody)?;
    let found = house.store.person_by_key(&key).await;
    let person = found.map_err(|error| Problem::store(&error))?.ok_or_else(nobody)?;
    let who = Guest { id: person.id, name: person.name };
    let socket = socket.max_message_size(LONGEST_MESSAGE).max_frame_size(LONGEST_MESSAGE);
    let house = Arc::clone(&house);
    Ok(socket.on_upgrade(move |socket| welcome(house, socket, who, client)).into_response())
}

async fn welcome(house: Arc<House>, mut socket: WebSocket, who: Guest, client: Client) {
    let Some(admitted) = house.gate.admit(who.id, client.address) else {
        return fail(&mut socket, &failure(FailureCode::TooMany)).await;
    };
    house.metrics.connections.fetch_add(1, Ordering::Relaxed);
    let counted = Counted { house: Arc::clone(&house), _admitted: admitted };
    let hello = timeout(house.limits.hello_within, socket.recv()).await;
    let ended = match hello {
        Ok(Some(Ok(Message::Text(text)))) => match serde_json::from_str(&text) {
            Ok(ClientMessage::Hello { version: VERSION, table, look }) => {
                let begun = Begun { table, who, look: look.map(Seat), address: client.address };
                converse(&house, &mut socket, begun).await
            }
            // A page of another version says other things in its hello, and is told what is the matter.
            Ok(_) | Err(_) if is_of_another_version(&text) => Ended::With(FailureCode::Version),
            Ok(_) | Err(_) => Ended::With(FailureCode::Malformed),
        },
        Ok(Some(Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_)) | Err(_))) | Err(_) => {
            Ended::With(FailureCode::Malformed)
        }
        Ok(Some(Ok(Message::Close(_))) | None) => Ended::ByThem,
    };
    match ended {
        Ended::ByThem => {}
        Ended::With(code) => fail(&mut socket, &failure(code)).await,
        Ended::Failed(failure) => fail(&mut socket, &failure).await,
    }
    drop(counted);
}

/// Whether this is the hello of a page that is older or newer.
fn is_of_another_version(text: &str) -> bool {
    let said: Option<serde_json::Value> = serde_json::from_str(text).ok();
    let other =
        |said: &serde_json::Value| said["version"].as_u64().is_some_and(|of| of != u64::from(VERSION));
    said.is_some_and(|said| said["say"] == "hello" && other(&said))
}

/// Counts a connection for as long as it lasts, however it ends.
struct Counted {
    house: Arc<House>,
    _admitted: Admitted,
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.house.metrics.connections.fetch_sub(1, Ordering::Relaxed);
    }
}

/// How a conversation ended.
enum Ended {
    ByThem,
    /// With a code of ours.
    With(FailureCode),
    Failed(Failure),
}

struct Begun {
    table: String,
    who: Guest,
    look: Option<Seat>,
    address: IpAddr,
}

async fn fail(socket: &mut WebSocket, failure: &Failure) {
    let text = serde_json::to_string(&ServerMessage::Failed(failure.clone())).unwrap_or_default();
    // Whoever has gone already hears neither.
    let _ = timeout(SENDING, socket.send(Message::Text(text.into()))).await;
    close(socket).await;
}

/// Closes and reads on for a moment: a connection that is cut while something is still on its way would lose what was
/// said last.
async fn close(socket: &mut WebSocket) {
    let frame = CloseFrame { code: close_code::NORMAL, reason: Utf8Bytes::from_static("") };
    let _ = timeout(SENDING, socket.send(Message::Close(Some(frame)))).await;
    let _ = timeout(LINGER, async { while let Some(Ok(_)) = socket.recv().await {} }).await;
}

async fn converse(house: &Arc<House>, socket: &mut WebSocket, begun: Begun) -> Ended {
    let (outbox, mut news) = mpsc::channel(OUTBOX);
    let joined = house
        .hub
        .ask(house, &begun.table, |joined| {
            let visitor = Visitor { who: begun.who.clone(), look: begun.look, outbox: outbox.clone() };
            Ask::Join { visitor, joined }
        })
        .await;
    // From here on only the table holds the outbox, so that its end is noticed.
    drop(outbox);
    let visitor = match joined {
        Ok(Ok(visitor)) => visitor,
        Ok(Err(failure)) => return Ended::Failed(failure),
        Err(_) => return Ended::With(FailureCode::NoSuchTable),
    };
    let table = house.hub.table(house, &begun.table);
    tracing::debug!(table = begun.table, address = %begun.address, "a visitor came");
    let mut talk = Talk {
        house,
        who: begun.who,
        visitor,
        table,
        bucket: Bucket::full(house.limits.messages),
        forgiven: 0,
    };
    let ended = talk.run(socket, &mut news).await;
    // A table that has closed has nobody to say goodbye to.
    let _ = talk.table.send(Ask::Leave(talk.visitor)).await;
    ended
}

/// One connection's side of a conversation.
struct Talk<'a> {
    house: &'a Arc<House>,
    who: Guest,
    visitor: VisitorId,
    table: mpsc::Sender<Ask>,
    bucket: Bucket,
    forgiven: u32,
}

impl Talk<'_> {
    async fn run(&mut self, socket: &mut WebSocket, news: &mut mpsc::Receiver<Outgoing>) -> Ended {
        let silence = self.house.limits.silence;
        let mut heard = tokio::time::Instant::now();
        let mut pulse = tokio::time::Instant::now() + PULSE;
        loop {
            // What is to be told goes first: nobody who asks much is told too little, and falls behind by it.
            tokio::select! {
                biased;
                told = news.recv() => {
                    // The table has let this connection go, because it closed or because the page was too slow.
                    let Some(told) = told else { return Ended::With(FailureCode::TooSlow) };
                    if !send(socket, Message::Text(told.text)).await {
                        return Ended::ByThem;
                    }
                    if told.is_last {
                        close(socket).await;
                        return Ended::ByThem;
                    }
                }
                said = socket.recv() => {
                    heard = tokio::time::Instant::now();
                    let text = match said {
                        Some(Ok(Message::Text(text))) => text,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        Some(Ok(Message::Close(_))) | None => return Ended::ByThem,
                        Some(Ok(Message::Binary(_)) | Err(_)) => return Ended::With(FailureCode::Malformed),
                    };
                    match self.hear(text.as_str()).await {
                        Heard::Nothing => {}
                        Heard::Answer(message) => {
                            let text = serde_json::to_string(&*message).unwrap_or_default();
                            if !send(socket, Message::Text(text.into())).await {
                                return Ended::ByThem;
                            }
                        }
                        Heard::End(ended) => return ended,
                    }
                }
                () = sleep_until(pulse) => {
                    pulse += PULSE;
                    if heard.elapsed() > silence || !send(socket, Message::Ping(Default::default())).await {
                        return Ended::ByThem;
                    }
                }
            }
        }
    }

    /// Takes one message to the table, or answers it here.
    async fn hear(&mut self, text: &str) -> Heard {
        count(&self.house.metrics.messages);
        let at = Instant::now();
        let fast = !self.bucket.take(self.house.limits.messages) || !self.house.gate.message(self.who.id);
        if fast {
            return self.forgive(text, RefusalCode::TooFast);
        }
        let message = match serde_json::from_str::<ClientMessage>(text) {
            Ok(message) => message,
            Err(_) => return self.forgive(text, RefusalCode::Malformed),
        };
        match message {
            ClientMessage::Ping => return Heard::Answer(Box::new(ServerMessage::Pong)),
            // There is one hello in a conversation.
            ClientMessage::Hello { .. } => return self.forgive(text, RefusalCode::Malformed),
            ClientMessage::Look { .. }
            | ClientMessage::Choose { .. }
            | ClientMessage::Probe { .. }
            | ClientMessage::Hint { .. }
            | ClientMessage::Dice { .. }
            | ClientMessage::Entropy { .. }
            | ClientMessage::Undo { .. }
            | ClientMessage::Consent { .. }
            | ClientMessage::Chat { .. }
            | ClientMessage::Claim { .. }
            | ClientMessage::Fill { .. }
            | ClientMessage::Again => {}
        }
        let ask = Ask::Say { from: self.visitor, message, at };
        // If the table has closed, the outbox has as well, and says why.
        let _ = self.table.send(ask).await;
        Heard::Nothing
    }

    /// Refuses a message that was not even looked at, and ends a conversation that goes on like that.
    fn forgive(&mut self, text: &str, code: RefusalCode) -> Heard {
        self.forgiven += 1;
        count(&self.house.metrics.refusals);
        if self.forgiven > FORGIVEN {
            let fast = code == RefusalCode::TooFast;
            let why = if fast { FailureCode::TooFast } else { FailureCode::Malformed };
            return Heard::End(Ended::With(why));
        }
        let id = serde_json::from_str::<serde_json::Value>(text).ok();
        let id = id.as_ref().and_then(|value| value.get("id")?.as_str()).unwrap_or_default();
        let id = id.chars().take(LONGEST_ID).collect();
        let refused = Refused { id, code, message: kernel::Message::new(code.key()) };
        Heard::Answer(Box::new(ServerMessage::Refused(refused)))
    }
}

/// What came of a message.
enum Heard {
    Nothing,
    Answer(Box<ServerMessage>),
    End(Ended),
}

async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(SENDING, socket.send(message)).await, Ok(Ok(())))
}
