//! Refusals over HTTP: a status, a code, and a message for people.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::Message;
use protocol::http::{HttpCode, HttpError};

use crate::store::StoreError;

pub struct Problem {
    status: StatusCode,
    error: Box<HttpError>,
}

impl Problem {
    pub fn new(status: StatusCode, code: HttpCode) -> Problem {
        Problem::told(status, code, Message::new(code.key()))
    }

    /// The same where there is something more exact to say.
    pub fn told(status: StatusCode, code: HttpCode, message: Message) -> Problem {
        Problem { status, error: Box::new(HttpError { code, message }) }
    }

    /// Something could not be kept or read.
    pub fn store(error: &StoreError) -> Problem {
        match error {
            StoreError::Taken => Problem::new(StatusCode::CONFLICT, HttpCode::NameTaken),
            StoreError::Failed(problem) => {
                tracing::warn!(problem, "the store does not answer");
                Problem::new(StatusCode::SERVICE_UNAVAILABLE, HttpCode::NotStored)
            }
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.status, Json(self.error)).into_response()
    }
}
