//! The plain requests, and what is done to every one of them: limits, origin, headers.

mod book;
mod client;
mod lobby;
mod me;
mod problem;
mod replay;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;
use tracing::debug;

use protocol::http::HttpCode;

use crate::house::House;
use crate::metrics::count;
use crate::socket;
pub use client::{Client, key};
pub use problem::Problem;
pub use replay::Reviews;

/// Nothing comes from anywhere else, nothing runs that is not a file of ours, and nobody puts the page into a frame.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
     connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

pub fn router(house: Arc<House>) -> Router {
    let api = Router::new()
        .route("/api/me", get(me::show).post(me::rename))
        .route("/api/keep", post(me::keep))
        .route("/api/login", post(me::login))
        .route("/api/logout", post(me::logout))
        .route("/api/lobby", get(lobby::show))
        .route("/api/tables", post(tables::create))
        .route("/api/tables/{id}/sit", post(tables::sit))
        .route("/api/tables/{id}/links", post(tables::links))
        .route("/api/tables/{id}/cards/{card}", get(tables::card))
        .route("/api/tables/{id}/journal", get(tables::journal))
        .route("/api/tables/{id}/replay", get(replay::show))
        .route("/api/tables/{id}/replay/{from}", get(replay::frames))
        .route("/api/tables/{id}/review", get(replay::review))
        .route("/api/tables/{id}/fork", post(replay::fork))
        .route("/api/tables/{id}/again", post(replay::again))
        .route("/api/links/{secret}", post(tables::follow))
        .route("/api/form", post(book::form))
        .route("/api/schema", get(book::schema))
        .route("/api/opponents/{game}", get(book::opponents))
        .route("/api/rules/{game}", get(book::rules))
        .route("/api/{*rest}", get(no_such).post(no_such));
    Router::new()
        .merge(api)
        .route("/ws", get(socket::upgrade))
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .fallback(page)
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(Arc::clone(&house), guard))
        .with_state(house)
}

/// What every request goes through.
async fn guard(State(house): State<Arc<House>>, client: Client, request: Request, next: Next) -> Response {
    count(&house.metrics.requests);
    let path = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    let method = request.method().clone();
    let mut response = if !house.gate.request(client.address) {
        Problem::new(StatusCode::TOO_MANY_REQUESTS, HttpCode::TooFast).into_response()
    } else if (changes || path.as_deref() == Some("/ws")) && !house.origins.admits(request.headers()) {
        Problem::new(StatusCode::FORBIDDEN, HttpCode::Origin).into_response()
    } else {
        next.run(request).await
    };
    // The path as it was written may hold the secret of a link; the route does not.
    debug!(%method, route = path.as_deref().unwrap_or("page"), status = response.status().as_u16(), "answered");
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    for (name, value) in [
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
        ("x-frame-options", "DENY"),
    ] {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if house.origins.is_secure() {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    if !headers.contains_key(CACHE_CONTROL) {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

async fn no_such() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, HttpCode::NotFound)
}

async fn page(State(house): State<Arc<House>>, client: Client, request: Request) -> Response {
    if request.method() != Method::GET && request.method() != Method::HEAD {
        return Problem::new(StatusCode::METHOD_NOT_ALLOWED, HttpCode::NotFound).into_response();
    }
    house.page.answer(request.uri().path(), request.headers(), house.texts(client.lang))
}

async fn health(State(house): State<Arc<House>>) -> Response {
    match house.store.answers().await {
        Ok(()) => (StatusCode::OK, "ok\n").into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response(),
    }
}

async fn metrics(State(house): State<Arc<House>>) -> Response {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], house.metrics.text()).into_response()
}
