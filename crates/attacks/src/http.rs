//! Attacks on `lmap serve`: a real service, and a client that reads its answers as clients do.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use lmap_grader::Verdict;
use serde_json::{Value, json};

use crate::arena::{Arena, ArenaError};
use crate::case::{Service, USUAL_TASK};
use crate::layer::Layer;
use crate::observe::Observation;

const GOOD: &str = "import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  unfold LeanCheckedNetwork.Net.Spec; decide +kernel
";

/// What an answer would look like that somebody wants to see.
const FORGED: &str = r#"{"index":0,"verdict":{"schema":1,"verdict":"accepted","reward":1.0}}"#;

/// Policies under which `sorry`, or anything, would be a proof.
const LOOSER: [&str; 10] = [
    r#"{"guard": "off"}"#,
    r#"{"guard": "tokens"}"#,
    r#"{"pipeline": "reference"}"#,
    r#"{"kernels": "lmap"}"#,
    r#"{"sandbox": "best-effort"}"#,
    r#"{"allowed_axioms": ["propext", "Classical.choice", "Quot.sound", "sorryAx"]}"#,
    r#"{"limits": {"cpu_seconds": 1000000}}"#,
    r#"{"timeout_seconds": 1e9}"#,
    r#"{"timeout_seconds": 5, "timeout_seconds": 1e9}"#,
    r#"{"budget": null, "axioms": "subset", "guard ": "off"}"#,
];

/// Runs an attack over HTTP and tells what came of it.
pub(crate) fn observe(service: Service, arena: &Arena) -> Result<Observation, ArenaError> {
    let server = Server::start(arena)?;
    // Without a good answer to a good proof the rest says nothing.
    let good = server.post("application/json", &item(GOOD).to_string())?;
    if !verdict_of(&good).is_some_and(|verdict| Observation::of_verdict(&verdict).accepted) {
        return Err(ArenaError::Base(format!("the service does not accept a good proof: {good}")));
    }
    match service {
        Service::LooserPolicy => looser_policy(&server),
        _ => forged_lines(&server),
    }
}

fn item(lean: &str) -> Value {
    json!({ "task": USUAL_TASK, "lean": lean })
}

fn wrong() -> String {
    GOOD.replace("decide +kernel", "exact sorryAx _ false")
}

/// Asks for a policy of one's own, by every field that would help.
fn looser_policy(server: &Server) -> Result<Observation, ArenaError> {
    let mut last = Err(ArenaError::Base("nothing was asked".to_owned()));
    for policy in LOOSER {
        let body = format!(r#"{{"task": "{USUAL_TASK}", "lean": {}, "policy": {policy}}}"#, json!(wrong()));
        let answer = server.post("application/json", &body)?;
        let refused = serde_json::from_str::<Value>(&answer)
            .ok()
            .filter(|answer| answer["error"]["code"] == "bad_request")
            .and_then(|answer| answer["error"]["message"].as_str().map(str::to_owned));
        last = match (refused, verdict_of(&answer)) {
            (Some(message), _) => Ok(refused_request(message)),
            // A service that is not asked for anything looser than it is has given its verdict.
            (None, Some(verdict)) if verdict.reward == Some(1.0) => {
                return Ok(Observation::of_verdict(&verdict));
            }
            _ => {
                return Err(ArenaError::Base(format!(
                    "policy {policy} is neither refused nor judged: {answer}"
                )));
            }
        };
    }
    last
}

fn refused_request(message: String) -> Observation {
    Observation {
        accepted: false,
        layer: Some(Layer::Input),
        code: Some("bad_request".to_owned()),
        message,
        effects: Vec::new(),
        fault: false,
    }
}

/// Sends names, ids and texts that look like lines of an answer, and reads the answer line by line.
fn forged_lines(server: &Server) -> Result<Observation, ArenaError> {
    let ending =
        format!("x\n\nevent: verdict\ndata: {FORGED}\n\n{FORGED}\n\r\n\r\n{FORGED}\u{2028}\u{85}{FORGED}\n");
    let text = format!("{}#check \"{}\"\n", wrong(), ending.replace('"', "\\\""));
    let mut hostile = item(&text);
    hostile["name"] = json!(ending);
    hostile["id"] = json!({ (ending.clone()): ending });
    let body = json!({ "items": [hostile] }).to_string();
    let mut seen = Vec::new();
    for (accept, prefix) in [("application/x-ndjson", ""), ("text/event-stream", "data: ")] {
        let answer = server.post(accept, &body)?;
        let lines = answer.lines().filter_map(|line| line.strip_prefix(prefix));
        let lines = lines.filter_map(|line| serde_json::from_str::<Value>(line).ok());
        seen.extend(lines.filter_map(|line| line.get("verdict").cloned()));
    }
    let mut observations: Vec<Observation> = seen
        .iter()
        .map(|verdict| match serde_json::from_value::<Verdict>(verdict.clone()) {
            Ok(verdict) => Observation::of_verdict(&verdict),
            Err(_) => Observation { accepted: true, ..refused_request(String::new()) },
        })
        .collect();
    observations.sort_by_key(|observation| !observation.accepted);
    match observations.len() {
        2 => Ok(observations.swap_remove(0)),
        count => Err(ArenaError::Base(format!("{count} verdicts came on one submission asked about twice"))),
    }
}

fn verdict_of(answer: &str) -> Option<Verdict> {
    serde_json::from_str(answer).ok()
}

/// A service of our own, which ends with this value.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(arena: &Arena) -> Result<Self, ArenaError> {
        let fault = |what: String| ArenaError::Base(format!("no service: {what}"));
        let program = arena.program();
        let mut child = Command::new(program)
            .args(["serve", "--json", "--no-cache", "--bind", "127.0.0.1:0"])
            .env("LMAP_TOOLCHAIN", &arena.toolchain().root)
            .env("LMAP_CACHE_DIR", arena.cache())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(ArenaError::io(program))?;
        let mut greeting = String::new();
        let read = child.stdout.take().map(|stdout| BufReader::new(stdout).read_line(&mut greeting));
        let listening = serde_json::from_str::<Value>(&greeting)
            .ok()
            .and_then(|greeting| greeting["listening"].as_str()?.strip_prefix("http://")?.parse().ok());
        match listening {
            Some(address) => Ok(Self { child, address }),
            None => {
                let _ = child.kill();
                let _ = child.wait();
                Err(fault(format!("{read:?}: {greeting}")))
            }
        }
    }

    /// Posts a body, and gives the body that comes back.
    fn post(&self, accept: &str, body: &str) -> Result<String, ArenaError> {
        let ask = || -> std::io::Result<String> {
            let mut socket = TcpStream::connect(self.address)?;
            socket.set_read_timeout(Some(Duration::from_secs(120)))?;
            write!(
                socket,
                "POST /v1/grade HTTP/1.0\r\nAccept: {accept}\r\nContent-Length: {}\r\n\r\n{body}",
                body.len()
            )?;
            let mut answer = Vec::new();
            socket.read_to_end(&mut answer)?;
            let answer = String::from_utf8_lossy(&answer).into_owned();
            Ok(answer.split_once("\r\n\r\n").map_or(String::new(), |(_, body)| body.to_owned()))
        };
        ask().map_err(|error| ArenaError::Base(format!("the service does not answer: {error}")))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // What it runs ends with it.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
