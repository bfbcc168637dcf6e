//! What an operator decides.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// Where to listen, who may ask, and how much.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address.
    pub bind: SocketAddr,
    /// The file with the tenants' tokens; without one nobody has to show a token, which is allowed on loopback only.
    pub tokens: Option<PathBuf>,
    /// Certificate chain and private key, PEM; without them the service speaks plain HTTP.
    pub tls: Option<TlsFiles>,
    /// Whether a request may bring a network of its own instead of naming a task of the data set.
    pub foreign_tasks: bool,
    /// Bounds.
    pub limits: Limits,
}

/// Files for TLS.
#[derive(Clone, Debug)]
pub struct TlsFiles {
    /// The certificate and those that vouch for it.
    pub certificate: PathBuf,
    /// Its private key.
    pub key: PathBuf,
}

/// How much the service takes on.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Grades that may wait for a thread, besides those that have one.
    pub queue: usize,
    /// Submissions in one request.
    pub batch: usize,
    /// Bytes of a request's body.
    pub body_bytes: usize,
    /// How long a request's head may take to arrive.
    pub head_time: Duration,
    /// How long its body may take.
    pub body_time: Duration,
    /// Connections at a time; more are closed as soon as they come.
    pub connections: usize,
    /// Requests a second of one tenant, if the tokens file says nothing else; 0 is no limit.
    pub requests_per_second: u32,
    /// How long grades may go on after the order to end.
    pub drain: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            queue: 256,
            batch: 256,
            body_bytes: 8 << 20,
            head_time: Duration::from_secs(10),
            body_time: Duration::from_secs(30),
            connections: 4096,
            requests_per_second: 0,
            drain: Duration::from_secs(30),
        }
    }
}
