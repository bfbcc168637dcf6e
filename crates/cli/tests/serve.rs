//! `lmap serve` with real clients: verdicts, refusals, bounds, and its end.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod service;

use std::fs;
use std::io::{Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::thread;
use std::time::Duration;

use rustix::process::Signal;
use serde_json::{Value, json};
use service::{Service, command};

const TASK: &str = "p5-h8-s0";
const PROOF: &str = "import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 :
    ∀ a, a < 5 → ∀ b, b < 5 → LeanCheckedNetwork.Net.answer a b = (a + b) % 5 := by
  decide +kernel
";
const WRONG: &str = "import LeanCheckedNetwork.Weights\ntheorem t : 1 = 2 := by rfl\n";
/// Lean would work on this for longer than anybody can wait.
const ENDLESS: &str = "import LeanCheckedNetwork.Weights
set_option maxRecDepth 100000000
def f : Nat → Nat → Nat | 0, n => n | k + 1, n => f k (f k (n + 1))
theorem t : f 60 0 = 1 := by decide +kernel
";
const TOKEN: &str = "0123456789abcdef0123456789abcdef";

fn item(lean: &str) -> Value {
    json!({ "task": TASK, "lean": lean })
}

#[test]
fn one_submission_gets_the_verdict_that_the_command_line_gives() {
    let service = Service::start(&[]);
    let accepted = service.post(&item(PROOF)).json();
    assert_eq!(
        (&accepted["verdict"], &accepted["reward"], &accepted["schema"]),
        (&json!("accepted"), &json!(1.0), &json!(1))
    );
    let reply = format!("Here:\n```lean\n{PROOF}```\n");
    assert_eq!(service.post(&json!({ "task": TASK, "reply": reply })).json()["verdict"], "accepted");
    let wrong = service.post(&item(WRONG)).json();
    assert_eq!(
        (&wrong["verdict"], &wrong["reward"], &wrong["stage"]),
        (&json!("rejected"), &json!(0.0), &json!("build"))
    );
    let without = service.post(&json!({ "task": TASK, "reply": "I give up." })).json();
    assert_eq!(without["stage"], "extract");
    let metrics = service.get("/metrics").text;
    for line in [
        r#"lmap_grades_total{verdict="accepted",stage="none"} 2"#,
        r#"lmap_grades_total{verdict="rejected",stage="build"} 1"#,
        "lmap_ready 1",
        "lmap_running 0",
    ] {
        assert!(metrics.contains(line), "{line} is not in\n{metrics}");
    }
    service.assert_nothing_left();
}

#[test]
fn many_submissions_get_their_verdicts_in_the_form_that_the_client_accepts() {
    let service = Service::start(&[]);
    let mut items = [item(PROOF), item(WRONG), json!({ "task": "p5-h8-s9", "lean": "" })];
    for (item, id) in items.iter_mut().zip([json!("a"), json!({"b": 1}), json!(3)]) {
        item["id"] = id;
    }
    let body = json!({ "items": items }).to_string().into_bytes();
    let expected = [
        (json!(0), json!("a"), json!("accepted"), Value::Null),
        (json!(1), json!({"b": 1}), json!("rejected"), Value::Null),
        (json!(2), json!(3), Value::Null, json!("unknown_task")),
    ];
    let shape = |line: &Value| {
        let verdict = line["verdict"]["verdict"].clone();
        (line["index"].clone(), line["id"].clone(), verdict, line["error"]["code"].clone())
    };
    let all = service.ask("POST", "/v1/grade", &[], body.clone()).json();
    let results: Vec<_> = all["results"].as_array().unwrap().iter().map(shape).collect();
    assert_eq!(results, expected);

    let lines = service.ask("POST", "/v1/grade", &[("accept", "application/x-ndjson")], body.clone()).text;
    let mut results: Vec<_> = lines.lines().map(|line| shape(&serde_json::from_str(line).unwrap())).collect();
    results.sort_by_key(|line| line.0.as_u64());
    assert_eq!(results, expected);

    let events = service.ask("POST", "/v1/grade", &[("accept", "text/event-stream")], body).text;
    let names: Vec<_> = events.lines().filter_map(|line| line.strip_prefix("event: ")).collect();
    assert_eq!(names, ["verdict", "verdict", "verdict", "end"]);
    let data = events.lines().filter_map(|line| line.strip_prefix("data: ")).take(3);
    let mut results: Vec<_> = data.map(|line| shape(&serde_json::from_str(line).unwrap())).collect();
    results.sort_by_key(|line| line.0.as_u64());
    assert_eq!(results, expected);
}

#[test]
fn tasks_and_the_service_describe_themselves() {
    let service = Service::start(&[]);
    assert_eq!(service.get("/healthz").json(), json!({ "status": "ok" }));
    assert_eq!(service.get("/readyz").json(), json!({ "status": "ready" }));
    let all = service.get("/v1/tasks?family=classic&split=eval&max_p=7").json();
    let ids: Vec<_> =
        all["tasks"].as_array().unwrap().iter().map(|task| task["id"].as_str().unwrap()).collect();
    assert_eq!(ids, ["p5-h8-s2", "p5-h16-s2", "p5-h32-s2", "p7-h8-s2", "p7-h16-s2", "p7-h32-s2"]);
    let task = service.get("/v1/tasks/p5-h8-s0").json();
    assert_eq!(task["theorem"], "LeanCheckedNetwork.Net.adds_mod_5");
    assert!(task["files"]["LeanCheckedNetwork/Weights.lean"].as_str().unwrap().contains("def Spec"));
    let prompt = service.get("/v1/tasks/p5-h8-s0/prompt").text;
    let as_json =
        service.ask("GET", "/v1/tasks/p5-h8-s0/prompt", &[("accept", "application/json")], Vec::new()).json();
    assert_eq!(as_json, json!({ "task": TASK, "prompt": prompt }));
    assert!(prompt.contains("adds_mod_5"));
    let about = service.get("/v1/about").json();
    assert_eq!(about["policy"]["kernels"], "both");
    assert!(service.get("/").text.contains("<title>"));
    let document = service.get("/openapi.json").json();
    for route in document["paths"].as_object().unwrap().keys() {
        let status = service.get(&route.replace("{id}", TASK)).status;
        let expected = if document["paths"][route]["post"].is_object() { 405 } else { 200 };
        assert_eq!(status, expected, "{route}");
    }
}

#[test]
fn what_cannot_be_done_is_refused_with_a_reason() {
    let service = Service::start(&["--body-bytes", "10000", "--batch", "2"]);
    let raw = |body: &[u8]| service.ask("POST", "/v1/grade", &[], body.to_vec());
    raw(b"{").assert_refused(400, "bad_request", "body: ");
    raw(b"{\"task\": \"\xff\"}").assert_refused(400, "bad_request", "body: ");
    raw(b"").assert_refused(400, "bad_request", "body: ");
    raw(&[b'['; 9000]).assert_refused(400, "bad_request", "body: ");
    raw(&vec![b' '; 10_001]).assert_refused(413, "too_large", "10000 bytes");
    let with = |name: &str, value: Value| {
        let mut item = item(PROOF);
        item[name] = value;
        service.post(&item)
    };
    with("reply", json!("x")).assert_refused(400, "bad_request", "exactly one of");
    with("colour", json!("x")).assert_refused(400, "bad_request", "unknown field `colour`");
    with("task", json!("p6-h8-s0")).assert_refused(404, "unknown_task", "p6-h8-s0");
    with("task", json!("../../etc")).assert_refused(404, "unknown_task", "etc");
    with("deadline_seconds", json!(0)).assert_refused(400, "bad_request", "deadline_seconds");
    with("work_root", json!("/")).assert_refused(400, "bad_request", "operator");
    with("task", json!({ "id": TASK, "tasks_dir": "/" })).assert_refused(400, "bad_request", "operator");
    with("task", json!({ "id": TASK, "statement_sha256": "00" })).assert_refused(
        400,
        "bad_request",
        "statement's hash",
    );
    with("task", json!({ "id": "x", "op": "add", "network_npz": "" })).assert_refused(
        400,
        "bad_request",
        "--foreign-tasks",
    );
    with("policy", json!({ "guard": "off" })).assert_refused(400, "bad_request", "policy.guard");
    with("policy", json!({ "kernels": "lmap" })).assert_refused(400, "bad_request", "policy.kernels");
    with("policy", json!({ "timeout_seconds": 1e9 })).assert_refused(
        400,
        "bad_request",
        "policy.timeout_seconds",
    );
    let verdict = with("policy", json!({ "timeout_seconds": 250, "budget": 1, "kernels": "both" })).json();
    assert_eq!(verdict["reason"]["code"], "budget", "{verdict}");
    let many = |count| service.post(&json!({ "items": vec![item(PROOF); count] }));
    many(0).assert_refused(400, "bad_request", "from 1 to 2");
    many(3).assert_refused(400, "bad_request", "from 1 to 2");
    service.post(&json!({ "items": [{}, {}] })).assert_refused(400, "bad_request", "items[0]");
    let send =
        |headers: &[(&str, &str)]| service.ask("POST", "/v1/grade", headers, item(PROOF).to_string().into());
    send(&[("content-encoding", "gzip")]).assert_refused(415, "compressed", "as it is");
    send(&[("accept", "image/png")]).assert_refused(406, "not_acceptable", "application/json");
    service.get("/v1/grade").assert_refused(405, "method_not_allowed", "");
    service.get("/v2").assert_refused(404, "not_found", "openapi.json");
    service.get("/v1/tasks?family=classical").assert_refused(400, "bad_request", "query");
    service.get("/v1/tasks?familie=classic").assert_refused(400, "bad_request", "familie");
    service.get("/v1/tasks/p6-h8-s0").assert_refused(404, "unknown_task", "p6-h8-s0");
    service.get("/v1/tasks/%2e%2e%2fx/prompt").assert_refused(404, "unknown_task", "");
    assert_eq!(service.get("/healthz").status, 200);
}

#[test]
fn a_body_that_claims_to_be_huge_is_refused_before_it_is_sent() {
    let service = Service::start(&[]);
    let mut socket = service.socket();
    write!(socket, "POST /v1/grade HTTP/1.1\r\nHost: x\r\nContent-Length: 1073741824\r\n\r\n{{").unwrap();
    let mut start = [0; 12];
    socket.read_exact(&mut start).unwrap();
    assert_eq!(&start, b"HTTP/1.1 413");
}

#[test]
fn slow_heads_slow_bodies_and_idle_connections_end_and_others_are_served_meanwhile() {
    let service = Service::start(&["--head-seconds", "2", "--body-seconds", "2", "--connections", "50"]);
    let mut head = service.socket();
    write!(head, "GET /healthz HTTP/1.1\r\nHo").unwrap();
    let mut body = service.socket();
    write!(body, "POST /v1/grade HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{{").unwrap();
    let idle: Vec<_> = (0..40).map(|_| service.socket()).collect();
    assert_eq!(service.get("/healthz").status, 200);
    let mut rest = String::new();
    body.read_to_string(&mut rest).unwrap();
    assert!(rest.starts_with("HTTP/1.1 408") && rest.contains("too_slow"), "{rest}");
    for mut socket in idle.into_iter().chain([head]) {
        // The end, with or without an answer before it; a connection that stays open fails by its time-out.
        let mut rest = Vec::new();
        socket.read_to_end(&mut rest).unwrap();
    }
}

#[test]
fn connections_beyond_the_bound_are_refused_and_the_service_stays_up() {
    let service = Service::start(&["--connections", "20", "--head-seconds", "20"]);
    let flood: Vec<_> = (0..300).map(|_| service.socket()).collect();
    thread::sleep(Duration::from_millis(200));
    let refused = flood.iter().filter(|socket| {
        socket.set_nonblocking(true).unwrap();
        let mut answer = String::new();
        let end = (&mut &**socket).read_to_string(&mut answer);
        end.is_ok() && answer.starts_with("HTTP/1.1 503") && answer.contains("\r\nretry-after: ")
    });
    assert!(refused.count() >= 200);
    // While there is no place, everybody is told so, and those who ask for its health that it is well.
    service.wait_for_health();
    let crowded = service.get("/v1/tasks");
    crowded.assert_refused(503, "too_many_connections", "try again");
    assert!(crowded.retry.is_some());
    drop(flood);
    service.wait_for("lmap_connections 1");
    let metrics = service.get("/metrics").text;
    let refused = metrics.lines().find_map(|line| line.strip_prefix("lmap_refused_connections_total "));
    assert!(refused.unwrap().parse::<u64>().unwrap() >= 200, "{metrics}");
}

#[test]
fn only_those_with_a_good_token_are_served_each_at_its_rate() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tokens.toml");
    let other = "b".repeat(40);
    let old = "c".repeat(40);
    let file = format!(
        "[[token]]\ntenant = \"a\"\ntoken = \"{TOKEN}\"\nrequests_per_second = 2\n\
         [[token]]\ntenant = \"b\"\ntoken = \"{other}\"\n\
         [[token]]\ntenant = \"c\"\ntoken = \"{old}\"\nexpires = 2020-01-01T00:00:00Z\n"
    );
    fs::write(&path, file).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
    let service = Service::start(&["--token-file", path.to_str().unwrap()]);
    let get = |token: &str| {
        service.ask("GET", "/v1/about", &[("authorization", &format!("Bearer {token}"))], Vec::new())
    };
    service.get("/v1/about").assert_refused(401, "token_missing", "Bearer");
    service.get("/metrics").assert_refused(401, "token_missing", "Bearer");
    service.post(&item(PROOF)).assert_refused(401, "token_missing", "Bearer");
    get("nobody").assert_refused(401, "token_unknown", "");
    get(&old).assert_refused(401, "token_expired", "expired");
    for route in ["/healthz", "/readyz", "/openapi.json", "/"] {
        assert_eq!(service.get(route).status, 200);
    }
    let answers: Vec<_> = (0..6).map(|_| get(TOKEN)).collect();
    assert_eq!(answers[0].status, 200);
    let refused = answers.iter().find(|answer| answer.status == 429).unwrap();
    refused.assert_refused(429, "too_many_requests", "");
    assert_eq!(refused.retry.as_deref(), Some("1"));
    assert_eq!(get(&other).status, 200);
}

#[test]
fn an_address_for_everybody_needs_tokens() {
    let folder = tempfile::tempdir().unwrap();
    let output = command(&folder, &[]).args(["--bind", "0.0.0.0:0"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stdout).contains("--token-file"));
}

#[test]
fn a_full_queue_is_said_at_once_and_a_client_that_goes_takes_its_grades_along() {
    let service = Service::start(&["--threads", "1", "--queue", "1"]);
    let mut sockets = Vec::new();
    for waiting in ["lmap_queued 0", "lmap_queued 1"] {
        let mut socket = service.socket();
        let body = item(ENDLESS).to_string();
        write!(socket, "POST /v1/grade HTTP/1.1\r\nHost: x\r\nContent-Length: {}\r\n\r\n{body}", body.len())
            .unwrap();
        service.wait_for("lmap_running 1");
        service.wait_for(waiting);
        sockets.push(socket);
    }
    let busy = service.post(&item(PROOF));
    busy.assert_refused(429, "busy", "waiting");
    assert!(busy.retry.unwrap().parse::<u64>().unwrap() >= 1);
    assert_eq!(service.get("/healthz").status, 200);
    drop(sockets);
    service.wait_for("lmap_running 0");
    service.wait_for("lmap_grades_cancelled_total 2");
    assert_eq!(service.post(&item(PROOF)).json()["verdict"], "accepted");
    service.assert_nothing_left();
}

#[test]
fn a_request_may_have_a_deadline_of_its_own() {
    let service = Service::start(&[]);
    let mut endless = item(ENDLESS);
    endless["deadline_seconds"] = json!(0.5);
    service.post(&endless).assert_refused(408, "deadline", "deadline");
    service.wait_for("lmap_running 0");
    service.assert_nothing_left();
}

#[test]
fn told_to_end_it_finishes_what_it_has_begun() {
    let mut service = Service::start(&["--threads", "1"]);
    let body = item(PROOF).to_string();
    let mut socket = service.socket();
    write!(socket, "POST /v1/grade HTTP/1.1\r\nHost: x\r\nContent-Length: {}\r\n\r\n{body}", body.len())
        .unwrap();
    service.wait_for("lmap_running 1");
    service.signal(Signal::TERM);
    let mut answer = String::new();
    socket.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("\"accepted\""), "{answer}");
    assert_eq!(service.child.wait().unwrap().code(), Some(0));
    service.assert_nothing_left();
}

#[test]
fn what_does_not_end_in_time_is_given_up_at_the_end() {
    let mut service = Service::start(&["--threads", "1", "--drain-seconds", "1"]);
    let body = item(ENDLESS).to_string();
    let mut socket = service.socket();
    write!(socket, "POST /v1/grade HTTP/1.1\r\nHost: x\r\nContent-Length: {}\r\n\r\n{body}", body.len())
        .unwrap();
    service.wait_for("lmap_running 1");
    service.signal(Signal::TERM);
    assert_eq!(service.child.wait().unwrap().code(), Some(0));
    service.assert_nothing_left();
}

#[test]
fn tls_is_spoken_with_a_certificate() {
    let folder = tempfile::tempdir().unwrap();
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned(), "127.0.0.1".to_owned()]).unwrap();
    let (certificate, key) = (folder.path().join("cert.pem"), folder.path().join("key.pem"));
    fs::write(&certificate, made.cert.pem()).unwrap();
    fs::write(&key, made.signing_key.serialize_pem()).unwrap();
    let files = [certificate.to_str().unwrap(), key.to_str().unwrap()];
    let service = Service::start(&["--tls-certificate", files[0], "--tls-key", files[1]]);
    let trusted = ureq::tls::Certificate::from_pem(made.cert.pem().as_bytes()).unwrap().to_owned();
    let tls =
        ureq::tls::TlsConfig::builder().root_certs(ureq::tls::RootCerts::new_with_certs(&[trusted])).build();
    let agent = ureq::Agent::config_builder().tls_config(tls).build().new_agent();
    assert!(service.address.starts_with("https://"));
    let mut answer = agent.get(format!("{}/healthz", service.address)).call().unwrap();
    assert_eq!(answer.body_mut().read_to_string().unwrap(), r#"{"status":"ok"}"#);
    assert!(ureq::get(format!("{}/healthz", service.address)).call().is_err());
    // A key that does not fit, or none at all, is said before anybody connects.
    let output = command(&folder, &["--tls-certificate", files[1], "--tls-key", files[0]]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
}
