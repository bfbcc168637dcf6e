//! The protocol of the worker, as a client sees it: frames in, frames out.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::io::{self, PipeReader, PipeWriter, pipe};
use std::num::NonZeroUsize;
use std::thread::{self, JoinHandle};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use lmap_grader::{Policy, SandboxMode};
use lmap_lean::testing;
use lmap_serve::Engine;
use lmap_serve::worker::{Ending, frame, serve};
use lmap_tasks::TaskSet;
use serde_json::{Value, json};

const HEADER: &str = "import LeanCheckedNetwork.Weights\n\n";
const GOOD: &str = "theorem LeanCheckedNetwork.Net.adds_mod_5 : \
     ∀ a, a < 5 → ∀ b, b < 5 → LeanCheckedNetwork.Net.answer a b = (a + b) % 5 := by decide +kernel\n";
const ENDLESS: &str = "set_option maxRecDepth 100000000\n
def f : Nat → Nat → Nat | 0, n => n | k + 1, n => f k (f k (n + 1))
theorem t : f 60 0 = 1 := by decide +kernel\n";

/// A client and the worker that it talks to.
struct Client {
    to: Option<PipeWriter>,
    from: PipeReader,
    worker: JoinHandle<io::Result<Ending>>,
    _root: tempfile::TempDir,
}

impl Client {
    fn new(threads: usize) -> Self {
        let root = tempfile::tempdir().unwrap();
        let folders = lmap_grader::testing::folders(root.path());
        let policy = Policy { sandbox: SandboxMode::BestEffort, ..Policy::default() };
        let count = NonZeroUsize::new(threads).unwrap();
        let engine = Engine::new(testing::toolchain(), policy, folders, count);
        let ((source, to), (from, target)) = (pipe().unwrap(), pipe().unwrap());
        let worker = thread::spawn(move || serve(engine, threads, source, target));
        Self { to: Some(to), from, worker, _root: root }
    }

    fn greeted(threads: usize) -> Self {
        let mut client = Self::new(threads);
        client.send(&json!({"hello": {"protocols": [1, 7], "client": "test"}}));
        let hello = client.hear();
        assert_eq!(hello["hello"]["protocol"], 1);
        assert_eq!(hello["hello"]["threads"], threads);
        assert_eq!(hello["hello"]["toolchain"]["version"], "4.35.0");
        assert!(hello["hello"]["policy"]["timeout_seconds"].is_number());
        client
    }

    fn send(&mut self, message: &Value) {
        frame::write(self.to.as_mut().unwrap(), &serde_json::to_vec(message).unwrap()).unwrap();
    }

    fn ask(&mut self, id: u64, method: &str, params: Value) {
        self.send(&json!({"id": id, "method": method, "params": params}));
    }

    /// The next frame.
    fn hear(&mut self) -> Value {
        serde_json::from_slice(&frame::read(&mut self.from).unwrap().expect("a frame")).unwrap()
    }

    /// The answer to a request, and how far it said that it was before.
    fn answer(&mut self, id: u64) -> (Value, Vec<String>) {
        let mut progress = Vec::new();
        loop {
            let message = self.hear();
            assert_eq!(message["id"], id, "{message}");
            match message["progress"]["state"].as_str() {
                Some(state) => progress.push(state.to_owned()),
                None => return (message, progress),
            }
        }
    }

    fn end(mut self) -> Ending {
        self.to = None;
        self.worker.join().unwrap().unwrap()
    }
}

#[test]
fn a_grade_says_how_far_it_is_and_what_came_of_it() {
    let mut client = Client::greeted(1);
    client.ask(7, "grade", json!({"task": "p5-h8-s0", "lean": format!("{HEADER}{GOOD}")}));
    let (answer, progress) = client.answer(7);
    assert_eq!(progress, ["queued", "running"]);
    assert_eq!(answer["result"]["verdict"]["verdict"], "accepted", "{answer}");
    assert_eq!(answer["result"]["verdict"]["submission"]["name"], "Proof.lean");
    assert_eq!(client.end(), Ending::Gone);
}

#[test]
fn a_request_may_change_the_policy_and_nothing_unknown() {
    let mut client = Client::greeted(1);
    let policy = json!({"guard": "tokens", "timeout_seconds": 9});
    client.ask(1, "grade", json!({"task": "p5-h8-s0", "reply": "no", "name": "r", "policy": policy}));
    let (answer, _) = client.answer(1);
    let verdict = &answer["result"]["verdict"];
    assert_eq!(
        (&verdict["policy"]["guard"], &verdict["policy"]["timeout_seconds"]),
        (&json!("tokens"), &json!(9.0))
    );
    assert_eq!(
        (&verdict["reason"]["code"], &verdict["submission"]["name"]),
        (&json!("no_lean_block"), &json!("r"))
    );

    client.ask(2, "grade", json!({"task": "p5-h8-s0", "reply": "no", "policy": {"gard": "tokens"}}));
    let (answer, _) = client.answer(2);
    assert_eq!(answer["error"]["code"], "bad_request");
    assert!(
        answer["error"]["message"].as_str().unwrap().starts_with("policy has no field `gard`"),
        "{answer}"
    );
    client.end();
}

#[test]
fn a_task_may_come_with_its_network() {
    let set = TaskSet::builtin();
    let task = set.task("p5-h8-s0").unwrap();
    let network = STANDARD.encode(lmap_network::npz::to_bytes(task.network().network()));
    let task =
        json!({"id": "mine", "op": "add", "network_npz": network, "statement_sha256": task.statement_hash()});
    let mut client = Client::greeted(1);
    client.ask(1, "grade", json!({"task": task, "lean": format!("{HEADER}{GOOD}")}));
    let (answer, _) = client.answer(1);
    assert_eq!(answer["result"]["verdict"]["task"], "mine");
    assert_eq!(answer["result"]["verdict"]["verdict"], "accepted", "{answer}");
    client.end();
}

#[test]
fn check_proof_shows_what_a_person_sees() {
    let mut client = Client::greeted(1);
    client.ask(
        1,
        "check_proof",
        json!({"task": "p5-h8-s0", "lean": format!("{HEADER}example : 1 = 2 := rfl\n")}),
    );
    let (answer, _) = client.answer(1);
    let text = answer["result"]["text"].as_str().unwrap();
    assert!(text.contains("✗ rejected") && text.contains("Proof.lean:3:"), "{text}");
    client.end();
}

#[test]
fn a_reference_proof_is_accepted() {
    let mut client = Client::greeted(1);
    client.ask(1, "prove", json!({"task": "p7-h8-s2"}));
    let (answer, _) = client.answer(1);
    client.ask(2, "grade", json!({"task": "p7-h8-s2", "lean": answer["result"]["lean"]}));
    let (answer, _) = client.answer(2);
    assert_eq!(answer["result"]["verdict"]["verdict"], "accepted", "{answer}");
    client.end();
}

#[test]
fn tasks_are_listed_with_what_was_asked_for() {
    let mut client = Client::greeted(1);
    client.ask(1, "tasks", json!({"family": "classic", "split": "eval", "max_p": 5}));
    let (answer, _) = client.answer(1);
    let tasks = answer["result"]["tasks"].as_array().unwrap();
    let ids: Vec<&str> = tasks.iter().map(|task| task["id"].as_str().unwrap()).collect();
    assert_eq!(ids, ["p5-h8-s2", "p5-h16-s2", "p5-h32-s2"]);
    assert!(tasks[0].get("prompt").is_none() && tasks[0].get("network_npz").is_none());

    client.ask(2, "tasks", json!({"family": "bench", "prompt_timeout_seconds": 5}));
    assert_eq!(client.answer(2).0["result"]["tasks"], json!([]), "they have no prompts");
    client.ask(
        3,
        "tasks",
        json!({"max_p": 3, "family": "constructed", "prompt_timeout_seconds": 5, "networks": true}),
    );
    let (answer, _) = client.answer(3);
    for task in answer["result"]["tasks"].as_array().unwrap() {
        assert!(task["prompt"].as_str().unwrap().contains("may take 5 seconds"));
        assert!(task["network_npz"].is_string());
    }
    client.end();
}

#[test]
fn cancelling_ends_what_runs_and_what_waits() {
    let mut client = Client::greeted(1);
    let endless = format!("{HEADER}{ENDLESS}");
    client.ask(1, "grade", json!({"task": "p5-h8-s0", "lean": endless}));
    client.ask(2, "grade", json!({"task": "p5-h8-s0", "lean": endless}));
    let mut started = Vec::new();
    while started.len() < 3 {
        let message = client.hear();
        started.push((
            message["id"].as_u64().unwrap(),
            message["progress"]["state"].as_str().unwrap().to_owned(),
        ));
    }
    assert!(started.contains(&(1, "running".to_owned())) && started.contains(&(2, "queued".to_owned())));
    client.ask(3, "ping", Value::Null);
    assert_eq!(client.answer(3).0["result"], json!({"queued": 1, "running": 1, "stopped": null}));

    client.ask(4, "cancel", json!({"id": 2}));
    assert_eq!(client.answer(4).0["result"]["found"], true);
    client.ask(5, "cancel", json!({"id": 1}));
    let mut answers = Vec::new();
    while answers.len() < 3 {
        let message = client.hear();
        if message.get("progress").is_none() {
            let code = message["error"]["code"].as_str().map(str::to_owned);
            assert!(code.is_some() || message["id"] == 5, "{message}");
            answers.push((message["id"].as_u64().unwrap(), code));
        }
    }
    answers.sort();
    assert_eq!(answers, [(1, Some("cancelled".to_owned())), (2, Some("cancelled".to_owned())), (5, None)]);
    client.ask(6, "cancel", json!({"id": 1}));
    assert_eq!(client.answer(6).0["result"]["found"], false);
    client.end();
}

#[test]
fn a_client_that_goes_away_takes_its_grades_with_it() {
    let mut client = Client::greeted(1);
    client.ask(1, "grade", json!({"task": "p5-h8-s0", "lean": format!("{HEADER}{ENDLESS}")}));
    while client.hear()["progress"]["state"] != "running" {}
    assert_eq!(client.end(), Ending::Gone);
}

#[test]
fn a_shutdown_waits_for_what_was_begun() {
    let mut client = Client::greeted(1);
    client.ask(1, "grade", json!({"task": "p5-h8-s0", "lean": format!("{HEADER}{GOOD}")}));
    client.send(&json!({"id": 2, "method": "shutdown"}));
    assert_eq!(client.answer(1).0["result"]["verdict"]["verdict"], "accepted");
    assert_eq!(client.answer(2).0, json!({"id": 2, "result": {}}));
    assert_eq!(client.end(), Ending::Shutdown);
}

#[test]
fn what_cannot_be_done_is_said_and_the_next_request_is_heard() {
    let cases = [
        (json!({"id": 1, "method": "fly"}), "unknown_method", "there is no method `fly`"),
        (
            json!({"id": 1, "method": "grade", "params": {"task": "p6-h8-s0", "reply": ""}}),
            "unknown_task",
            "there is no task `p6-h8-s0`",
        ),
        (
            json!({"id": 1, "method": "grade", "params": {"task": "p5-h8-s0"}}),
            "bad_request",
            "give exactly one of",
        ),
        (
            json!({"id": 1, "method": "grade", "params": {"task": "p5-h8-s0", "reply": "", "lean": ""}}),
            "bad_request",
            "give exactly one of",
        ),
        (
            json!({"id": 1, "method": "grade", "params": {"task": "p5-h8-s0", "reply_base64": "?"}}),
            "bad_request",
            "reply_base64: ",
        ),
        (
            json!({"id": 1, "method": "grade", "params": {"task": "p5-h8-s0", "reply": "", "tsk": 1}}),
            "bad_request",
            "unknown field `tsk`",
        ),
        (
            json!({"id": 1, "method": "grade", "params": {"task": {"id": "p5-h8-s0", "statement_sha256": "00"}, "reply": ""}}),
            "bad_request",
            "task p5-h8-s0: the statement's hash is ",
        ),
        (
            json!({"id": 1, "method": "grade", "params": {"task": {"id": "../x", "op": "add", "network_npz": ""}, "reply": ""}}),
            "bad_request",
            "task ../x: this is no id",
        ),
        (
            json!({"id": 1, "method": "grade", "params": {"task": {"id": "x", "network_npz": ""}, "reply": ""}}),
            "bad_request",
            "task x: `network_npz` needs `op`",
        ),
        (
            json!({"id": 1, "method": "grade", "params": {"task": {"id": "x", "op": "add", "network_npz": "AAAA"}, "reply": ""}}),
            "bad_request",
            "task x: ",
        ),
        (
            json!({"id": 1, "method": "tasks", "params": {"tasks_dir": "/nowhere"}}),
            "task_set",
            "/nowhere/tasks.jsonl: ",
        ),
        (
            json!({"id": 1, "method": "tasks", "params": {"split": "test"}}),
            "bad_request",
            "unknown variant `test`",
        ),
        (
            json!({"id": 1, "method": "prove", "params": {"task": "p5-h8-s0", "strategy": "magic"}}),
            "bad_request",
            "unknown variant `magic`",
        ),
        (json!({"id": 1, "method": "cancel"}), "bad_request", "missing field `id`"),
        (json!({"id": 1}), "bad_request", "not a request: missing field `method`"),
        (json!({"id": 1, "method": "ping", "more": 1}), "bad_request", "not a request: unknown field `more`"),
    ];
    let mut client = Client::greeted(1);
    for (request, code, start) in cases {
        client.send(&request);
        let (answer, _) = client.answer(1);
        assert_eq!(answer["error"]["code"], code, "{answer}");
        let message = answer["error"]["message"].as_str().unwrap();
        assert!(message.starts_with(start), "{request} {message}");
    }
    frame::write(client.to.as_mut().unwrap(), b"{\"id\": 1, \"method\": \"\\ud800\"}").unwrap();
    let answer = client.hear();
    assert_eq!((&answer["id"], &answer["error"]["code"]), (&Value::Null, &json!("bad_request")));
    client.ask(2, "ping", json!({}));
    assert_eq!(client.answer(2).0["result"]["running"], 0);
    client.end();
}

#[test]
fn bytes_that_are_no_text_are_a_bad_reply() {
    let mut client = Client::greeted(1);
    client.ask(1, "grade", json!({"task": "p5-h8-s0", "reply_base64": STANDARD.encode(b"\xed\xa0\x80")}));
    assert_eq!(client.answer(1).0["result"]["verdict"]["reason"]["code"], "not_unicode");
    client.end();
}

#[test]
fn without_a_common_version_there_is_no_service() {
    for greeting in [json!({"hello": {"protocols": [2]}}), json!({"hello": {}}), json!([])] {
        let mut client = Client::new(1);
        client.send(&greeting);
        assert_eq!(client.hear()["fatal"]["code"], "protocol");
        assert_eq!(client.end(), Ending::Refused);
    }
}

#[test]
fn a_broken_frame_ends_the_service() {
    use std::io::Write;
    let mut client = Client::greeted(1);
    client.to.as_mut().unwrap().write_all(b"\xff\xff\xff\xff").unwrap();
    client.to = None;
    assert_eq!(client.worker.join().unwrap().unwrap_err().kind(), io::ErrorKind::InvalidData);
}
