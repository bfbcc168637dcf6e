//! An endpoint for tests: a real server on this machine that answers as it is told, well or badly.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};

/// What the server was sent.
#[derive(Clone, Debug)]
pub struct Received {
    /// How many requests came before.
    pub number: usize,
    /// The path.
    pub path: String,
    /// The headers, their names in lower case.
    pub headers: HashMap<String, String>,
    /// The body.
    pub body: Value,
}

/// What the server does.
#[derive(Clone, Debug)]
pub enum Act {
    /// Streams this text, in pieces, and says how many tokens it took.
    Answer(String),
    /// Streams these pieces as they are, each as one event, then `[DONE]`.
    Events(Vec<Value>),
    /// Sends this, and closes the connection.
    Raw(String),
    /// Answers with this status, headers and body.
    Status(u16, Vec<(&'static str, &'static str)>, String),
    /// Streams the beginning of an answer, and closes the connection.
    CutOff,
    /// Streams an answer without end.
    Endless,
    /// Sends a line without end.
    EndlessLine,
    /// Says nothing until the client goes.
    Silence,
}

/// A server that stops when its program does.
#[derive(Debug)]
pub struct ModelServer {
    /// The address to give as the base.
    pub base_url: String,
    received: Arc<Mutex<Vec<Received>>>,
}

impl ModelServer {
    /// Starts a server that does with each request what `act` says.
    ///
    /// # Panics
    /// When no port can be had.
    pub fn start(act: impl Fn(&Received) -> Act + Send + Sync + 'static) -> Self {
        let listener =
            TcpListener::bind("127.0.0.1:0").unwrap_or_else(|error| panic!("no port for a test: {error}"));
        let port = listener.local_addr().map_or(0, |address| address.port());
        let (act, count) = (Arc::new(act), Arc::new(AtomicUsize::new(0)));
        let received = Arc::new(Mutex::new(Vec::new()));
        let log = Arc::clone(&received);
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (act, count, log) = (Arc::clone(&act), Arc::clone(&count), Arc::clone(&log));
                std::thread::spawn(move || {
                    let Some(request) = read_request(&stream, &count) else { return };
                    log.lock().unwrap_or_else(PoisonError::into_inner).push(request.clone());
                    // A client that goes away ends the answer; that is its right.
                    let _ = respond(stream, act(&request));
                });
            }
        });
        Self { base_url: format!("http://127.0.0.1:{port}/v1"), received }
    }

    /// What was sent so far.
    #[must_use]
    pub fn received(&self) -> Vec<Received> {
        self.received.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

fn read_request(stream: &TcpStream, count: &AtomicUsize) -> Option<Received> {
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    reader.read_line(&mut line).ok()?;
    let path = line.split_whitespace().nth(1)?.to_owned();
    let mut headers = HashMap::new();
    loop {
        line.clear();
        reader.read_line(&mut line).ok()?;
        let Some((name, value)) = line.trim_end().split_once(':') else { break };
        headers.insert(name.to_ascii_lowercase(), value.trim().to_owned());
    }
    let mut body = vec![0; headers.get("content-length")?.parse().ok()?];
    reader.read_exact(&mut body).ok()?;
    let body = serde_json::from_slice(&body).unwrap_or(Value::Null);
    Some(Received { number: count.fetch_add(1, Ordering::SeqCst), path, headers, body })
}

const STREAM_HEAD: &str = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n";

fn respond(mut stream: TcpStream, act: Act) -> std::io::Result<()> {
    match act {
        Act::Answer(text) => {
            let mut events: Vec<Value> = pieces(&text)
                .map(|piece| json!({ "choices": [{ "delta": { "content": piece } }] }))
                .collect();
            events.push(json!({ "choices": [{ "delta": {}, "finish_reason": "stop" }] }));
            events.push(json!({ "choices": [], "usage": { "prompt_tokens": 100, "completion_tokens": 50 } }));
            respond(stream, Act::Events(events))
        }
        Act::Events(events) => {
            let lines: String = events.iter().map(|event| format!("data: {event}\n\n")).collect();
            stream.write_all(format!("{STREAM_HEAD}{lines}data: [DONE]\n\n").as_bytes())
        }
        Act::Raw(text) => stream.write_all(text.as_bytes()),
        Act::Status(status, headers, body) => {
            let headers: String =
                headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
            let length = body.len();
            stream.write_all(format!("HTTP/1.1 {status} Status\r\n{headers}Content-Length: {length}\r\nConnection: close\r\n\r\n{body}").as_bytes())
        }
        Act::CutOff => {
            let event = json!({ "choices": [{ "delta": { "content": "The proof is" } }] });
            stream.write_all(format!("{STREAM_HEAD}data: {event}\n\n").as_bytes())
        }
        Act::Endless => {
            stream.write_all(STREAM_HEAD.as_bytes())?;
            let event = json!({ "choices": [{ "delta": { "content": "and so on ".repeat(100) } }] });
            loop {
                stream.write_all(format!("data: {event}\n\n").as_bytes())?;
            }
        }
        Act::EndlessLine => {
            stream.write_all(format!("{STREAM_HEAD}data: ").as_bytes())?;
            let filler = [b'x'; 1 << 16];
            loop {
                stream.write_all(&filler)?;
            }
        }
        Act::Silence => {
            stream.write_all(STREAM_HEAD.as_bytes())?;
            stream.set_read_timeout(Some(Duration::from_secs(120)))?;
            stream.read(&mut [0]).map(|_| ())
        }
    }
}

/// The text in pieces of a few characters.
fn pieces(text: &str) -> impl Iterator<Item = String> + '_ {
    let mut rest = text.chars().peekable();
    std::iter::from_fn(move || rest.peek().is_some().then(|| rest.by_ref().take(24).collect()))
}
