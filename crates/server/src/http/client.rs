//! Who asks: the address, the language, the person, and what it says.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_LENGTH, CONTENT_TYPE, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use catalog::Lang;
use kernel::Message;
use protocol::http::HttpCode;
use serde::de::DeserializeOwned;

use super::Problem;
use crate::config::LONGEST_MESSAGE;
use crate::house::House;
use crate::secret;
use crate::store::{Hash, PersonRow};
use crate::table::Guest;

/// The cookie that holds a browser's key.
const COOKIE_NAME: &str = "tactica";
/// Browsers keep no cookie for longer than this: four hundred days.
const COOKIE_AGE: u32 = 34_560_000;

/// Where a request comes from and in which language it is answered.
#[derive(Clone, Copy, Debug)]
pub struct Client {
    pub address: IpAddr,
    pub lang: Lang,
}

impl FromRequestParts<Arc<House>> for Client {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Client, Self::Rejection> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let peer = peer.unwrap_or(IpAddr::from([0, 0, 0, 0]));
        let forwarded = if peer.is_loopback() && house.origins.is_behind_proxy() {
            forwarded(&parts.headers)
        } else {
            None
        };
        let asked = parts.uri.query().and_then(asked_language);
        let lang = asked.or_else(|| spoken(&parts.headers)).unwrap_or(Lang::En);
        Ok(Client { address: forwarded.unwrap_or(peer), lang })
    }
}

/// The address that a proxy on this machine speaks for, which it writes at the end.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

fn asked_language(query: &str) -> Option<Lang> {
    query.split('&').find_map(|pair| pair.strip_prefix("lang=")).and_then(Lang::from_tag)
}

/// The first language that the browser likes and we speak.
fn spoken(headers: &HeaderMap) -> Option<Lang> {
    let liked = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
    liked.split(',').filter_map(|tag| Lang::from_tag(tag.split(';').next()?.trim())).next()
}

/// Somebody who has been here before.
pub struct Known {
    pub client: Client,
    pub person: PersonRow,
    /// The hash of the browser's key.
    pub key: Hash,
}

impl Known {
    pub fn guest(&self) -> Guest {
        Guest { id: self.person.id, name: self.person.name.clone() }
    }
}

/// The hash of the key in the cookie.
pub fn key(headers: &HeaderMap) -> Option<Hash> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|cookie| cookie.to_str().ok());
    let key = cookies.flat_map(|cookie| cookie.split(';')).find_map(|pair| {
        let (name, value) = pair.trim().split_once('=')?;
        (name == COOKIE_NAME).then_some(value)
    })?;
    let well_formed = key.len() == 32 && key.bytes().all(|digit| digit.is_ascii_hexdigit());
    well_formed.then(|| secret::hash(key))
}

/// The cookie of a key. A script cannot read it, and other sites cannot make a browser send it with what they post.
pub fn cookie(house: &House, key: &str) -> HeaderValue {
    let secure = if house.origins.is_secure() { "; Secure" } else { "" };
    let text = format!("{COOKIE_NAME}={key}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).expect("a key of hexadecimal digits can stand in a header")
}

impl FromRequestParts<Arc<House>> for Known {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Known, Problem> {
        let Ok(client) = Client::from_request_parts(parts, house).await;
        let nobody = || Problem::new(StatusCode::UNAUTHORIZED, HttpCode::NoPerson);
        let key = key(&parts.headers).ok_or_else(nobody)?;
        let found = house.store.person_by_key(&key).await;
        let person = found.map_err(|error| Problem::store(&error))?.ok_or_else(nobody)?;
        Ok(Known { client, person, key })
    }
}

/// A body that says what it should.
pub struct Said<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<House>> for Said<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Said<T>, Problem> {
        let (parts, body) = request.into_parts();
        let problem = Problem::new;
        let kind = parts.headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        if kind.split(';').next().unwrap_or_default().trim() != "application/json" {
            return Err(problem(StatusCode::UNSUPPORTED_MEDIA_TYPE, HttpCode::NotJson));
        }
        let length = parts.headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
        if length.is_some_and(|length: u64| length > LONGEST_MESSAGE as u64) {
            return Err(problem(StatusCode::PAYLOAD_TOO_LARGE, HttpCode::TooLong));
        }
        let read = Bytes::from_request(Request::from_parts(parts, body), house).await;
        let bytes = read.map_err(|rejection| match rejection {
            BytesRejection::FailedToBufferBody(_) => {
                problem(StatusCode::PAYLOAD_TOO_LARGE, HttpCode::TooLong)
            }
            _ => problem(StatusCode::BAD_REQUEST, HttpCode::Malformed),
        })?;
        serde_json::from_slice(&bytes).map(Said).map_err(|error| {
            let why = Message::new("http-malformed-at").text("problem", error.to_string());
            Problem::told(StatusCode::BAD_REQUEST, HttpCode::Malformed, why)
        })
    }
}
