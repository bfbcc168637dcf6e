//! One request over a connection of its own. Nothing is tried again: a client that did so by itself would hide what is lost.

use std::net::SocketAddr;
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::Request;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::account::Demand;

/// What a service said.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub retry_after: Option<String>,
    pub body: String,
}

impl Answer {
    /// Whether it is a refusal that says when to try again.
    pub fn is_clear_refusal(&self) -> bool {
        let when = self.retry_after.as_ref().and_then(|text| text.parse::<u64>().ok());
        matches!(self.status, 429 | 503) && when.is_some()
    }
}

/// Asks for the verdicts of `demand`.
pub async fn grade(address: SocketAddr, demand: &Demand, patience: Duration) -> Result<Answer, String> {
    let accept = if demand.is_single() { "application/json" } else { "application/x-ndjson" };
    let request = Request::post("/v1/grade").header("accept", accept).body(demand.body().into());
    ask(address, request, patience).await
}

/// Reads what is at `path`.
pub async fn get(address: SocketAddr, path: &str, patience: Duration) -> Result<Answer, String> {
    ask(address, Request::get(path).body(Full::default()), patience).await
}

async fn ask(
    address: SocketAddr,
    request: Result<Request<Full<Bytes>>, hyper::http::Error>,
    patience: Duration,
) -> Result<Answer, String> {
    let mut request = request.map_err(|error| error.to_string())?;
    let host = address.to_string().parse().map_err(|_| "an address that is no header".to_owned())?;
    request.headers_mut().insert("host", host);
    match timeout(patience, exchange(address, request)).await {
        Ok(answer) => answer.map_err(|error| error.to_string()),
        Err(_) => Err(format!("no answer within {} s", patience.as_secs())),
    }
}

async fn exchange(
    address: SocketAddr,
    request: Request<Full<Bytes>>,
) -> Result<Answer, Box<dyn std::error::Error + Send + Sync>> {
    let stream = TcpStream::connect(address).await?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    // It ends when the sender is gone, and tells its errors to the request.
    tokio::spawn(connection);
    let response = sender.send_request(request).await?;
    let status = response.status().as_u16();
    let retry_after = response.headers().get("retry-after").and_then(|value| value.to_str().ok());
    let retry_after = retry_after.map(str::to_owned);
    let body = response.into_body().collect().await?.to_bytes();
    Ok(Answer { status, retry_after, body: String::from_utf8(body.into())? })
}
