//! A real Chromium, driven over its own debugging protocol.
//!
//! Fifty lines over a WebSocket: the ready-made drivers bring the whole protocol as generated code, which takes minutes to
//! compile, for the handful of commands that a test needs.

use std::fs;
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use base64::Engine as _;
use serde_json::{Value, json};
use tempfile::TempDir;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket, connect};

/// The names that Chromium goes by; `LMAP_CHROMIUM` names another.
const PROGRAMS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chromium-headless-shell"];

/// A browser with one page.
pub struct Browser {
    process: Child,
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    /// What the page said on its console, and every error.
    pub complaints: Vec<Value>,
    sent: u64,
    _profile: TempDir,
}

impl Browser {
    /// Starts a browser; nothing if there is none on this machine.
    pub fn start() -> Option<Self> {
        let given = std::env::var("LMAP_CHROMIUM").ok();
        let program = given.as_deref().into_iter().chain(PROGRAMS).find(|program| {
            Command::new(program)
                .arg("--version")
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .status()
                .is_ok()
        })?;
        let profile = tempfile::tempdir().unwrap();
        let process = Command::new(program)
            // Root, as in most containers, cannot use Chromium's own sandbox; the page is our own.
            .args([
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--no-first-run",
            ])
            .args(["--remote-debugging-port=0", "--window-size=1280,1000", "about:blank"])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let address = page_address(profile.path());
        let (socket, _) = connect(address).unwrap();
        let mut browser = Self { process, socket, complaints: Vec::new(), sent: 0, _profile: profile };
        for domain in ["Page", "Runtime", "Log", "Network"] {
            browser.call(&format!("{domain}.enable"), json!({}));
        }
        Some(browser)
    }

    /// Calls a method of the protocol and waits for what it gives.
    pub fn call(&mut self, method: &str, params: Value) -> Value {
        self.sent += 1;
        let request = json!({ "id": self.sent, "method": method, "params": params });
        self.socket.send(Message::text(request.to_string())).unwrap();
        loop {
            let message = self.next();
            if message["id"] == self.sent {
                assert!(message.get("error").is_none(), "{method}: {message}");
                return message["result"].clone();
            }
        }
    }

    fn next(&mut self) -> Value {
        loop {
            if let Message::Text(text) = self.socket.read().unwrap() {
                let message: Value = serde_json::from_str(&text).unwrap();
                let complaint = match message["method"].as_str() {
                    Some("Runtime.exceptionThrown" | "Log.entryAdded") => true,
                    Some("Runtime.consoleAPICalled") => message["params"]["type"] != "log",
                    // A page that needs nothing asks for nothing but itself.
                    Some("Network.requestWillBeSent") => {
                        !message["params"]["request"]["url"].as_str().unwrap_or_default().starts_with("file:")
                    }
                    _ => false,
                };
                if complaint {
                    self.complaints.push(message.clone());
                }
                return message;
            }
        }
    }

    /// Opens a file and waits until it is there.
    pub fn open(&mut self, path: &Path, hash: &str) {
        self.call("Page.navigate", json!({ "url": format!("file://{}{hash}", path.display()) }));
        while self.value("document.readyState") != "complete" {
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// The value of an expression in the page.
    pub fn value(&mut self, expression: &str) -> Value {
        let result = self.call(
            "Runtime.evaluate",
            json!({ "expression": expression, "returnByValue": true, "awaitPromise": true }),
        );
        assert!(result.get("exceptionDetails").is_none(), "{expression}: {result}");
        result["result"]["value"].clone()
    }

    /// Presses a key.
    pub fn press(&mut self, key: &str, text: &str) {
        self.call(
            "Input.dispatchKeyEvent",
            json!({ "type": "keyDown", "key": key, "code": key, "text": text }),
        );
        self.call("Input.dispatchKeyEvent", json!({ "type": "keyUp", "key": key, "code": key }));
    }

    /// Takes a picture of what is in the window.
    pub fn picture(&mut self, path: &Path) {
        let data = self.call("Page.captureScreenshot", json!({ "format": "png" }))["data"]
            .as_str()
            .unwrap()
            .to_owned();
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, base64::engine::general_purpose::STANDARD.decode(data).unwrap()).unwrap();
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The debugging address of the first page, which Chromium writes down when it is ready.
fn page_address(profile: &Path) -> String {
    let file = profile.join("DevToolsActivePort");
    for _ in 0..1200 {
        if let Some(port) =
            fs::read_to_string(&file).ok().and_then(|text| Some(text.lines().next()?.to_owned()))
        {
            let pages: Value = http_get(&port, "/json/list").unwrap_or_default();
            let page = pages.as_array().into_iter().flatten().find(|page| page["type"] == "page");
            if let Some(address) = page.and_then(|page| page["webSocketDebuggerUrl"].as_str()) {
                return address.to_owned();
            }
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    panic!("Chromium does not start");
}

fn http_get(port: &str, path: &str) -> Option<Value> {
    use std::io::{Read, Write};
    let mut stream = TcpStream::connect(format!("127.0.0.1:{port}")).ok()?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n").ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(2))).ok()?;
    let (mut text, mut piece) = (Vec::new(), [0; 4096]);
    // The server may keep the connection open, so the end is where the JSON is whole.
    loop {
        let read = stream.read(&mut piece).ok().filter(|&read| read > 0)?;
        text.extend_from_slice(&piece[..read]);
        let body = String::from_utf8_lossy(&text)
            .split_once("\r\n\r\n")
            .and_then(|(_, body)| serde_json::from_str(body).ok());
        if body.is_some() {
            return body;
        }
    }
}
