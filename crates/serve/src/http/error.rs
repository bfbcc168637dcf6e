//! Answers to requests that are not fulfilled: a status, a code for programs, a sentence for people.

use std::time::Duration;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use super::tokens::Denied;
use crate::order::RequestError;

/// Why a request is not fulfilled.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ApiError {
    /// The request is not as it has to be, or names what is not there.
    #[error(transparent)]
    Request(#[from] RequestError),
    /// It comes from nobody who may ask.
    #[error(transparent)]
    Denied(#[from] Denied),
    /// The body is too large.
    #[error("the body has more than {0} bytes")]
    TooLarge(usize),
    /// The body did not come in time.
    #[error("the body did not arrive within {} s", .0.as_secs())]
    TooSlow(Duration),
    /// The connection broke in the body.
    #[error("the body cannot be read: {0}")]
    Broken(String),
    /// The body is compressed.
    #[error("compressed bodies are not taken; send it as it is")]
    Compressed,
    /// The answer cannot have the form that the client wants.
    #[error("the answer can be {0}")]
    NotAcceptable(&'static str),
    /// There is too much to do.
    #[error("too many grades are waiting ({waiting}); try again later")]
    Busy {
        /// How many.
        waiting: usize,
        /// When it is worth another try.
        retry_after: Duration,
    },
    /// This tenant asks too often.
    #[error("too many requests; try again later")]
    TooMany {
        /// When it is worth another try.
        retry_after: Duration,
    },
    /// There are more connections than places.
    #[error("too many connections are open; try again later")]
    Crowded,
    /// The time that the client gave is over.
    #[error("the request's own deadline passed before there was a verdict")]
    Deadline,
    /// There is nothing at this address.
    #[error("there is nothing at this address; GET /openapi.json tells what there is")]
    NotFound,
    /// There is something, but for another method.
    #[error("this address does not take this method")]
    Method,
    /// A defect in this program.
    #[error("a defect in the service: {0}")]
    Defect(String),
}

impl ApiError {
    /// Status and code.
    fn kind(&self) -> (StatusCode, &'static str) {
        match self {
            Self::Request(RequestError::ShuttingDown) => (StatusCode::SERVICE_UNAVAILABLE, "shutting_down"),
            Self::Request(error @ RequestError::UnknownTask(_)) => (StatusCode::NOT_FOUND, error.code()),
            Self::Request(error) => (StatusCode::BAD_REQUEST, error.code()),
            Self::Denied(Denied::Missing) => (StatusCode::UNAUTHORIZED, "token_missing"),
            Self::Denied(Denied::Unknown) => (StatusCode::UNAUTHORIZED, "token_unknown"),
            Self::Denied(Denied::Expired) => (StatusCode::UNAUTHORIZED, "token_expired"),
            Self::TooLarge(_) => (StatusCode::PAYLOAD_TOO_LARGE, "too_large"),
            Self::TooSlow(_) => (StatusCode::REQUEST_TIMEOUT, "too_slow"),
            Self::Broken(_) => (StatusCode::BAD_REQUEST, "bad_request"),
            Self::Compressed => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "compressed"),
            Self::NotAcceptable(_) => (StatusCode::NOT_ACCEPTABLE, "not_acceptable"),
            Self::Busy { .. } => (StatusCode::TOO_MANY_REQUESTS, "busy"),
            Self::TooMany { .. } => (StatusCode::TOO_MANY_REQUESTS, "too_many_requests"),
            Self::Crowded => (StatusCode::SERVICE_UNAVAILABLE, "too_many_connections"),
            Self::Deadline => (StatusCode::REQUEST_TIMEOUT, "deadline"),
            Self::NotFound => (StatusCode::NOT_FOUND, "not_found"),
            Self::Method => (StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed"),
            Self::Defect(_) => (StatusCode::INTERNAL_SERVER_ERROR, "defect"),
        }
    }

    fn retry_after(&self) -> Option<Duration> {
        match self {
            Self::Busy { retry_after, .. } | Self::TooMany { retry_after } => Some(*retry_after),
            Self::Request(RequestError::ShuttingDown) => Some(Duration::from_secs(5)),
            Self::Crowded => Some(Duration::from_secs(2)),
            _ => None,
        }
    }

    /// `{"error": {"code", "message"}}`, as it stands in a body or in a line of a stream.
    pub fn to_json(&self) -> serde_json::Value {
        json!({ "error": { "code": self.kind().1, "message": self.to_string() } })
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = (self.kind().0, Json(self.to_json())).into_response();
        let headers = response.headers_mut();
        if let Some(wait) = self.retry_after() {
            let seconds = wait.as_secs_f64().ceil().max(1.0) as u64;
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if matches!(self, Self::Denied(_)) {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}
