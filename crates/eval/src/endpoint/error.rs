//! What can go wrong between us and an endpoint.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// What went wrong with a call, as one of a fixed list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CallFault {
    /// No connection.
    Connect,
    /// The endpoint said nothing for too long.
    Idle,
    /// The answer as a whole took too long.
    TooSlow,
    /// The connection broke, or the answer ended before it was complete.
    CutOff,
    /// The endpoint's answer is not what the protocol says.
    Malformed,
    /// The answer is longer than what is read.
    TooLong,
    /// 401 or 403: the key is wrong, or not good for this.
    Refused,
    /// 404: no such address or model.
    NotFound,
    /// 429.
    RateLimited,
    /// Another 4xx: the endpoint does not take this request.
    BadRequest,
    /// 5xx.
    Server,
    /// The endpoint reported an error in the middle of the answer.
    Reported,
    /// The endpoint cannot be used at all: a wrong address or header.
    Settings,
}

impl CallFault {
    /// The name in traces and summaries.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Connect => "connect",
            Self::Idle => "idle",
            Self::TooSlow => "too_slow",
            Self::CutOff => "cut_off",
            Self::Malformed => "malformed",
            Self::TooLong => "too_long",
            Self::Refused => "refused",
            Self::NotFound => "not_found",
            Self::RateLimited => "rate_limited",
            Self::BadRequest => "bad_request",
            Self::Server => "server",
            Self::Reported => "reported",
            Self::Settings => "settings",
        }
    }

    /// Whether the same call may succeed a little later.
    #[must_use]
    pub fn is_passing(self) -> bool {
        !matches!(self, Self::TooLong | Self::Refused | Self::NotFound | Self::BadRequest | Self::Settings)
    }

    /// Whether every other call would fail in the same way.
    #[must_use]
    pub fn is_hopeless(self) -> bool {
        matches!(self, Self::Refused | Self::NotFound | Self::Settings)
    }
}

/// Why a call came to nothing.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{message}")]
pub struct CallError {
    /// As one of a fixed list.
    pub fault: CallFault,
    /// In words.
    pub message: String,
    /// The HTTP status, if there was one.
    pub status: Option<u16>,
    /// How long the endpoint asks us to wait.
    pub retry_after: Option<Duration>,
    /// How often the call had been tried before.
    pub retries: u32,
    /// Bytes of the answer that had come.
    pub received: usize,
}

impl CallError {
    /// An error without a status.
    pub fn new(fault: CallFault, message: impl Into<String>) -> Self {
        Self { fault, message: message.into(), status: None, retry_after: None, retries: 0, received: 0 }
    }
}
