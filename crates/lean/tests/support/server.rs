//! A small HTTP server with faults on demand.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// What goes wrong with an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The connection is closed after so many bytes of the body.
    CutAfter(usize),
    /// Nothing more comes after so many bytes of the body.
    StallAfter(usize),
    /// The request is answered with this status.
    Status(u16),
}

/// A request that the server has seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    pub path: String,
    /// The first byte that was asked for.
    pub from: Option<usize>,
}

#[derive(Default)]
struct State {
    files: HashMap<String, Arc<Vec<u8>>>,
    /// Faults of the next requests for a path, in order.
    faults: HashMap<String, Vec<Fault>>,
    requests: Vec<Request>,
    ignore_ranges: bool,
}

/// Serves files from memory on a port of its own, until the test process ends.
pub struct Server {
    address: String,
    state: Arc<Mutex<State>>,
}

impl Server {
    pub fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let state = Arc::new(Mutex::new(State::default()));
        let shared = Arc::clone(&state);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let state = Arc::clone(&shared);
                // A client that hangs up is part of the tests.
                thread::spawn(move || drop(answer(stream, &state)));
            }
        });
        Self { address, state }
    }

    pub fn url(&self, path: &str) -> String {
        format!("{}{path}", self.address)
    }

    pub fn serve(&self, path: &str, content: impl Into<Arc<Vec<u8>>>) {
        self.state.lock().unwrap().files.insert(path.to_owned(), content.into());
    }

    pub fn fail(&self, path: &str, faults: &[Fault]) {
        self.state.lock().unwrap().faults.insert(path.to_owned(), faults.to_vec());
    }

    pub fn ignore_ranges(&self) {
        self.state.lock().unwrap().ignore_ranges = true;
    }

    /// The requests for `path`, in order, by the first byte that was asked for.
    pub fn requests(&self, path: &str) -> Vec<Option<usize>> {
        let state = self.state.lock().unwrap();
        state.requests.iter().filter(|request| request.path == path).map(|request| request.from).collect()
    }
}

fn answer(mut stream: TcpStream, state: &Mutex<State>) -> std::io::Result<()> {
    let request = read_request(&stream)?;
    let (content, fault, from) = {
        let mut state = state.lock().unwrap();
        state.requests.push(request.clone());
        let fault = match state.faults.get_mut(&request.path) {
            Some(faults) if !faults.is_empty() => Some(faults.remove(0)),
            _ => None,
        };
        let from = request.from.filter(|_| !state.ignore_ranges);
        (state.files.get(&request.path).cloned(), fault, from)
    };
    if let Some(Fault::Status(status)) = fault {
        return head(&mut stream, &format!("{status} Fault"), 0, "");
    }
    let Some(content) = content else { return head(&mut stream, "404 Not Found", 0, "") };
    let Some(body) = content.get(from.unwrap_or(0)..).filter(|body| !body.is_empty()) else {
        return head(&mut stream, "416 Range Not Satisfiable", 0, "");
    };
    match from {
        None => head(&mut stream, "200 OK", body.len(), "")?,
        Some(from) => {
            let (last, total) = (content.len() - 1, content.len());
            let range = format!("Content-Range: bytes {from}-{last}/{total}\r\n");
            head(&mut stream, "206 Partial Content", body.len(), &range)?;
        }
    }
    match fault {
        Some(Fault::CutAfter(bytes)) => stream.write_all(&body[..bytes.min(body.len())]),
        Some(Fault::StallAfter(bytes)) => {
            stream.write_all(&body[..bytes.min(body.len())])?;
            stream.flush()?;
            // Far longer than the client waits in these tests.
            thread::sleep(Duration::from_secs(120));
            Ok(())
        }
        _ => stream.write_all(body),
    }
}

fn head(stream: &mut TcpStream, status: &str, length: usize, more: &str) -> std::io::Result<()> {
    write!(stream, "HTTP/1.1 {status}\r\nContent-Length: {length}\r\nConnection: close\r\n{more}\r\n")
}

fn read_request(stream: &TcpStream) -> std::io::Result<Request> {
    let mut lines = BufReader::new(stream).lines();
    let first = lines.next().transpose()?.unwrap_or_default();
    let path = first.split(' ').nth(1).unwrap_or_default().to_owned();
    let mut from = None;
    for line in lines {
        let line = line?.to_ascii_lowercase();
        if let Some(range) = line.strip_prefix("range: bytes=") {
            from = range.split('-').next().and_then(|first| first.parse().ok());
        }
        if line.is_empty() {
            break;
        }
    }
    Ok(Request { path, from })
}
