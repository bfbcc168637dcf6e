//! What the two sides say to each other. `docs/formats.md` describes the same for writers of other clients.

use lmap_grader::{Policy, Verdict};
use lmap_lean::Toolchain;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::order::RequestError;
use crate::queue::Load;
use crate::tasks::Listed;

/// The version of the protocol that this program speaks.
pub const PROTOCOL: u32 = 1;

/// The client's first frame.
#[derive(Debug, Deserialize)]
pub struct ClientHello {
    /// What it can speak.
    pub hello: Offer,
}

/// What a client can speak.
#[derive(Debug, Deserialize)]
pub struct Offer {
    /// Versions of the protocol.
    pub protocols: Vec<u32>,
}

/// The worker's first frame.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Greeting<'a> {
    /// It is ready.
    Hello(Box<Hello<'a>>),
    /// It is not, and ends.
    Fatal(Fault),
}

/// Who answers.
#[derive(Debug, Serialize)]
pub struct Hello<'a> {
    /// The version of the protocol that both speak.
    pub protocol: u32,
    /// This program's version.
    pub lmap: &'a str,
    /// The Lean that it grades with.
    pub toolchain: &'a Toolchain,
    /// How it grades where a request says nothing else.
    pub policy: &'a Policy,
    /// How many grades it works on at a time.
    pub threads: usize,
}

/// Something went wrong.
#[derive(Debug, Serialize)]
pub struct Fault {
    /// For programs.
    pub code: &'static str,
    /// For people.
    pub message: String,
}

impl From<&RequestError> for Fault {
    fn from(error: &RequestError) -> Self {
        Self { code: error.code(), message: error.to_string() }
    }
}

/// Everything after the greeting that a client sends.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The client's number for it, which comes back in the answer.
    pub id: u64,
    /// What to do.
    pub method: String,
    /// With what.
    #[serde(default)]
    pub params: Value,
}

/// Everything after the greeting that the worker sends.
#[derive(Debug, Serialize)]
pub struct Response {
    /// The request's number; nothing where a request could not be read that far.
    pub id: Option<u64>,
    /// What there is to say.
    #[serde(flatten)]
    pub body: Body,
}

/// What there is to say about a request.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Body {
    /// It is under way; more comes.
    Progress {
        /// How far it is.
        state: Progress,
    },
    /// It is done.
    Result(Answer),
    /// It was not done.
    Error(Fault),
}

/// How far a request is.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// It waits for a thread.
    Queued,
    /// It has one.
    Running,
}

/// What a method gives.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Answer {
    /// `ping`
    Pong {
        /// How much there is to do.
        #[serde(flatten)]
        load: Load,
        /// Why no grade is to be trusted any more, if it came to that.
        stopped: Option<String>,
    },
    /// `tasks`
    Tasks {
        /// In the order of the data set.
        tasks: Vec<Listed>,
    },
    /// `grade`
    Verdict {
        /// The verdict.
        verdict: Box<Verdict>,
    },
    /// `check_proof`
    Checked {
        /// The verdict.
        verdict: Box<Verdict>,
        /// What a person is shown.
        text: String,
    },
    /// `prove`
    Proof {
        /// A Lean file.
        lean: String,
    },
    /// `cancel`
    Cancelled {
        /// Whether there was something to cancel.
        found: bool,
    },
    /// `shutdown`
    Ended {},
}
