//! A real `lmap serve` for one test, and what it answers.
#![allow(dead_code, reason = "no test needs all of it")]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use tempfile::TempDir;

/// A service of one test.
pub struct Service {
    pub child: Child,
    pub address: String,
    pub folder: TempDir,
}

impl Service {
    pub fn start(args: &[&str]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self::start_by(command(&folder, args), folder)
    }

    /// Starts one by a command that was made for `folder`.
    pub fn start_by(mut command: Command, folder: TempDir) -> Self {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let Ok(greeting) = serde_json::from_str::<Value>(&line) else {
            let mut log = String::new();
            child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
            panic!("no greeting: {line}{log}");
        };
        // The log has to be read, or the service would wait for somebody who does.
        let mut log = child.stderr.take().unwrap();
        thread::spawn(move || std::io::copy(&mut log, &mut std::io::sink()));
        Self { child, address: greeting["listening"].as_str().unwrap().to_owned(), folder }
    }

    pub fn socket(&self) -> TcpStream {
        let address: SocketAddr = self.address.trim_start_matches("http://").parse().unwrap();
        let socket = TcpStream::connect(address).unwrap();
        socket.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        socket
    }

    pub fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[], Vec::new())
    }

    pub fn post(&self, body: &Value) -> Answer {
        self.ask("POST", "/v1/grade", &[], body.to_string().into_bytes())
    }

    pub fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)], body: Vec<u8>) -> Answer {
        let agent = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(Duration::from_secs(120)))
            .build()
            .new_agent();
        let mut request =
            ureq::http::Request::builder().method(method).uri(format!("{}{path}", self.address));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let mut response = agent.run(request.body(body).unwrap()).unwrap();
        let text = response.body_mut().read_to_string().unwrap();
        let retry = response.headers().get("retry-after").map(|value| value.to_str().unwrap().to_owned());
        Answer { status: response.status().as_u16(), text, retry }
    }

    /// Waits until a metric has a value.
    pub fn wait_for(&self, metric: &str) {
        let start = Instant::now();
        while !self.get("/metrics").text.lines().any(|line| line == metric) {
            assert!(start.elapsed() < Duration::from_secs(60), "{}", self.get("/metrics").text);
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits until it says that it is alive: while others hold all places, as soon as those who say nothing have been
    /// sent away.
    pub fn wait_for_health(&self) {
        let start = Instant::now();
        while self.get("/healthz").status != 200 {
            assert!(start.elapsed() < Duration::from_secs(30), "no health");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// The value of a metric, its labels included in the name; 0 if it is not there yet.
    pub fn metric(&self, name: &str) -> u64 {
        let text = self.get("/metrics").text;
        let mut lines = text.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        lines.next().map_or(0, |value| value.parse().unwrap())
    }

    /// Asks for a grade over a connection of its own, without waiting for the answer.
    pub fn begin_grade(&self, body: &Value) -> TcpStream {
        let (mut socket, body) = (self.socket(), body.to_string());
        let head = format!(
            "POST /v1/grade HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        socket.write_all((head + &body).as_bytes()).unwrap();
        socket
    }

    /// The most memory that it ever had, in MiB.
    pub fn peak_mib(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        line.trim_end_matches("kB").trim().parse::<u64>().unwrap() / 1024
    }

    pub fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).unwrap();
    }

    pub fn assert_nothing_left(&self) {
        let left: Vec<_> = fs::read_dir(self.folder.path().join("work")).unwrap().collect();
        assert!(left.is_empty(), "{left:?}");
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// `lmap serve` for a test, with all that it writes below `folder`.
pub fn command(folder: &TempDir, args: &[&str]) -> Command {
    fs::create_dir_all(folder.path().join("work")).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_lmap"));
    command
        .args(["serve", "--json", "--no-cache"])
        .args(args)
        .env("LMAP_BIND", "127.0.0.1:0")
        // Other tests' grades must not be waited for.
        .env("LMAP_SLOTS", "16")
        .env("LMAP_SHARED_MEMORY", "1000000")
        .current_dir(folder.path())
        .env("LMAP_TOOLCHAIN", &lmap_lean::testing::toolchain().root)
        .env("LMAP_CACHE_DIR", lmap_lean::testing::cache_dir().join("grader-tests"))
        .env("LMAP_SANDBOX", "best-effort")
        .env("LMAP_WORK_ROOT", folder.path().join("work"));
    command
}

/// What it answered.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub text: String,
    pub retry: Option<String>,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    #[track_caller]
    pub fn assert_refused(&self, status: u16, code: &str, message: &str) {
        assert_eq!(self.status, status, "{self:?}");
        let error = &self.json()["error"];
        assert_eq!(error["code"], code, "{self:?}");
        assert!(error["message"].as_str().unwrap().contains(message), "{self:?}");
    }
}

/// Everything that comes before the connection ends.
pub fn rest_of(mut socket: impl Read) -> String {
    let mut rest = Vec::new();
    // A connection that breaks gives what came before.
    let _ = socket.read_to_end(&mut rest);
    String::from_utf8_lossy(&rest).into_owned()
}
