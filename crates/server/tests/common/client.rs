//! A browser as tests need one: plain requests written by hand, so that they can also be wrong, and a websocket.

#![allow(dead_code, reason = "each test uses some of it")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Long enough for a busy machine; nothing waits for it when all is well.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// Somebody with a cookie.
#[derive(Clone)]
pub struct Browser {
    pub address: SocketAddr,
    pub cookie: Option<String>,
}

pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn header(&self, name: &str) -> Option<String> {
        self.head.lines().find_map(|line| {
            let (key, value) = line.split_once(':')?;
            key.eq_ignore_ascii_case(name).then(|| value.trim().to_owned())
        })
    }

    /// `404 no-such-table`, or the status alone where there is no code.
    pub fn short(&self) -> String {
        match self.json()["code"].as_str() {
            Some(code) => format!("{} `{code}`", self.status),
            None => self.status.to_string(),
        }
    }
}

impl Browser {
    /// Somebody who has not been here yet.
    pub fn stranger(address: SocketAddr) -> Browser {
        Browser { address, cookie: None }
    }

    /// A new guest.
    pub async fn guest(address: SocketAddr) -> Browser {
        let mut browser = Browser::stranger(address);
        let answer = browser.get("/api/me").await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        browser.take_cookie(&answer);
        browser
    }

    pub fn take_cookie(&mut self, answer: &Answer) {
        let cookie = answer.header("set-cookie").expect("a guest gets a cookie");
        self.cookie = cookie.split(';').next().map(str::to_owned);
    }

    fn cookie_line(&self) -> String {
        self.cookie.as_ref().map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default()
    }

    pub async fn get(&self, path: &str) -> Answer {
        let head = format!("GET {path} HTTP/1.1\r\nHost: {}\r\n{}", self.address, self.cookie_line());
        self.raw(&format!("{head}Connection: close\r\n\r\n"), b"").await.expect("the server answers")
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.post_as(path, &body.to_string(), "Content-Type: application/json\r\n").await
    }

    /// Posts anything, with other headers.
    pub async fn post_as(&self, path: &str, body: &str, headers: &str) -> Answer {
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\n{}{headers}Content-Length: {}\r\nConnection: close\r\n\r\n",
            self.address,
            self.cookie_line(),
            body.len()
        );
        self.raw(&head, body.as_bytes()).await.expect("the server answers")
    }

    /// Sends what it is told and reads until the server closes.
    pub async fn raw(&self, head: &str, body: &[u8]) -> Option<Answer> {
        let mut stream = TcpStream::connect(self.address).await.ok()?;
        stream.write_all(head.as_bytes()).await.ok()?;
        // A server that has heard enough may close before it has been told everything.
        let _ = stream.write_all(body).await;
        let mut bytes = Vec::new();
        let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await;
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
        let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let status = head.split(' ').nth(1)?.parse().ok()?;
        let mut body = bytes[end + 4..].to_vec();
        if head.to_ascii_lowercase().contains("transfer-encoding: chunked") {
            body = dechunk(&body);
        }
        Some(Answer { status, head, body })
    }

    /// A new table, and the secrets of its open seats.
    pub async fn create(&self, table: &Value) -> (String, Vec<String>) {
        let answer = self.post("/api/tables", table).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let made = answer.json();
        let secret = |link: &Value| link["url"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
        let links = made["links"].as_array().unwrap().iter().map(secret).collect();
        (made["table"].as_str().unwrap().to_owned(), links)
    }

    pub async fn socket(&self) -> Result<Talk, Error> {
        let mut request = format!("ws://{}/ws", self.address).into_client_request()?;
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        let (socket, _) = tokio_tungstenite::connect_async(request).await?;
        Ok(Talk { socket })
    }

    /// A conversation about a table, and the first thing that is told.
    pub async fn join(&self, table: &str) -> Result<(Talk, Value), Error> {
        let mut talk = self.socket().await?;
        talk.say(&hello(table)).await?;
        let told = talk.hear().await.ok_or(Error::ConnectionClosed)?;
        Ok((talk, told))
    }
}

pub fn hello(table: &str) -> Value {
    json!({"say": "hello", "version": 2, "table": table})
}

fn dechunk(mut bytes: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some(end) = bytes.windows(2).position(|two| two == b"\r\n") {
        let size = usize::from_str_radix(String::from_utf8_lossy(&bytes[..end]).trim(), 16).unwrap_or(0);
        let rest = &bytes[end + 2..];
        if size == 0 || rest.len() < size + 2 {
            break;
        }
        whole.extend_from_slice(&rest[..size]);
        bytes = &rest[size + 2..];
    }
    whole
}

/// A conversation.
pub struct Talk {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Talk {
    pub async fn say(&mut self, message: &Value) -> Result<(), Error> {
        self.socket.send(Message::text(message.to_string())).await
    }

    /// The next message; nothing if the server has closed.
    pub async fn hear(&mut self) -> Option<Value> {
        loop {
            match tokio::time::timeout(PATIENCE, self.socket.next()).await.ok()?? {
                Ok(Message::Text(text)) => return serde_json::from_str(text.as_str()).ok(),
                Ok(Message::Ping(_) | Message::Pong(_)) => {}
                Ok(Message::Binary(_) | Message::Close(_) | Message::Frame(_)) | Err(_) => return None,
            }
        }
    }

    /// The next message of one of these kinds; nothing if the server has closed.
    pub async fn hear_one(&mut self, kinds: &[&str]) -> Option<Value> {
        loop {
            let told = self.hear().await?;
            if kinds.iter().any(|kind| told["tell"] == *kind) {
                return Some(told);
            }
        }
    }

    /// Says something with an id, and waits for what came of it.
    pub async fn ask(&mut self, message: &Value) -> Option<Value> {
        self.say(message).await.ok()?;
        loop {
            let told = self.hear_one(&["done", "refused", "probed", "hinted", "failed"]).await?;
            if told["tell"] == "failed" || told["id"] == message["id"] {
                return Some(told);
            }
        }
    }
}

/// The request of the first awaited seat among what is shown, if any.
pub fn awaited(now: &Value) -> Option<&Value> {
    now["requests"].as_array()?.iter().find(|request| request["awaited"] == true)
}

/// Makes the first choice that does not give up, until the game is over; gives the last that was told.
pub async fn play_on(talk: &mut Talk, first: Value, most: usize) -> Value {
    play_and_hear(talk, first, most, &mut |_, _| {}).await
}

/// The same for somebody who hears everything that is said and told.
pub async fn play_and_hear(
    talk: &mut Talk,
    first: Value,
    most: usize,
    hear: &mut impl FnMut(bool, &Value),
) -> Value {
    hear(false, &first);
    let mut now = first["now"].clone();
    for number in 0..most {
        if now["waiting"]["for"] == "over" {
            return now;
        }
        if let Some(request) = awaited(&now) {
            let action = choice(request, number);
            let (seat, request) = (request["seat"].clone(), request["number"].clone());
            let id = format!("c{number}");
            let message =
                json!({"say": "choose", "id": id, "seat": seat, "request": request, "action": action});
            hear(true, &message);
            talk.say(&message).await.unwrap();
        }
        loop {
            let told = talk.hear().await.expect("the server goes on");
            hear(false, &told);
            match told["tell"].as_str().unwrap() {
                "update" | "snapshot" => {
                    now = told["now"].clone();
                    if awaited(&now).is_some() || now["waiting"]["for"] == "over" {
                        break;
                    }
                }
                "refused" | "failed" => panic!("{told}"),
                _ => {}
            }
        }
    }
    panic!("the game does not end: {}", now["sentence"]);
}

/// Some choice or place that does not give up.
pub fn choice(request: &Value, number: usize) -> Value {
    let choices = request["choices"].as_array().unwrap();
    let open: Vec<&Value> = choices.iter().filter(|choice| choice["concedes"] == false).collect();
    let places = request["places"].as_array().unwrap();
    if open.is_empty() && !places.is_empty() {
        return place(places, number);
    }
    open[number % open.len()]["action"].clone()
}

/// The action of some place of a list in which alike ones stand together.
fn place(places: &[Value], number: usize) -> Value {
    let group = &places[number % places.len()];
    let spots = group["at"].as_array().unwrap();
    let spot = &spots[number % spots.len()];
    let mut action = group["action"].clone();
    action["to"] = json!({"x": spot[0], "y": spot[1]});
    action
}
