//! Refusals over HTTP: a status, a code that stays the same in every language, and a text for people.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::Lang;
use protocol::http::HttpError;

use crate::house::House;
use crate::store::StoreError;

pub struct Problem {
    status: StatusCode,
    error: Box<HttpError>,
}

impl Problem {
    /// The text is the message `http-<code>`.
    pub fn new(house: &House, lang: Lang, status: StatusCode, code: &str) -> Problem {
        let text = house.texts(lang).say(&format!("http-{code}"), &[]);
        Problem::with_text(status, code, text)
    }

    pub fn with_text(status: StatusCode, code: &str, text: String) -> Problem {
        let error = HttpError { code: code.to_owned(), text, rules: Vec::new() };
        Problem { status, error: Box::new(error) }
    }

    /// Something could not be kept or read.
    pub fn store(house: &House, lang: Lang, error: &StoreError) -> Problem {
        match error {
            StoreError::Taken => Problem::new(house, lang, StatusCode::CONFLICT, "name-taken"),
            StoreError::Failed(problem) => {
                tracing::warn!(problem, "the store does not answer");
                Problem::new(house, lang, StatusCode::SERVICE_UNAVAILABLE, "not-stored")
            }
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.status, Json(self.error)).into_response()
    }
}
