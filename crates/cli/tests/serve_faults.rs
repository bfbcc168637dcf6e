//! `lmap serve` among broken clients, killed processes and a toolchain that goes: every client gets a clear answer, the
//! service stays up, and its metrics show what happened.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod service;

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::write::GzEncoder;
use rustix::process::{Pid, Resource, Rlimit, Signal, getrlimit, kill_process, setrlimit};
use serde_json::{Value, json};
use service::{Service, command, rest_of};

const TASK: &str = "p5-h8-s0";
const PROOF: &str = "import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 :
    ∀ a, a < 5 → ∀ b, b < 5 → LeanCheckedNetwork.Net.answer a b = (a + b) % 5 := by
  decide +kernel
";
/// Lean itself would work on this for longer than anybody can wait.
const ENDLESS: &str = "import LeanCheckedNetwork.Weights
set_option maxRecDepth 100000000
set_option maxHeartbeats 0
def f : Nat → Nat → Nat | 0, n => n | k + 1, n => f k (f k (n + 1))
theorem t : f 60 0 = 1 := by decide
";

fn item(lean: &str) -> Value {
    json!({ "task": TASK, "lean": lean })
}

/// The service does its work: it is alive and ready, accepts a proof, and has nothing left of other grades.
#[track_caller]
fn assert_works(service: &Service) {
    assert_eq!(service.get("/healthz").status, 200);
    assert_eq!(service.get("/readyz").status, 200);
    let verdict = service.post(&item(PROOF)).json();
    assert_eq!(verdict["verdict"], "accepted", "{verdict:#}");
    service.wait_for("lmap_running 0");
    service.assert_nothing_left();
}

/// Sends `start`, then `drop` again and again with pauses, until the connection ends; gives what was answered.
fn drip(mut socket: TcpStream, start: &str, drop: &str) -> String {
    socket.write_all(start.as_bytes()).unwrap();
    let mut dripping = socket.try_clone().unwrap();
    let drop = drop.to_owned();
    let thread = thread::spawn(move || {
        for _ in 0..600 {
            if dripping.write_all(drop.as_bytes()).is_err() {
                return true;
            }
            thread::sleep(Duration::from_millis(50));
        }
        false
    });
    let answer = rest_of(&mut socket);
    std::mem::drop(socket);
    assert!(thread.join().unwrap(), "the connection is still open");
    answer
}

#[test]
fn what_only_drips_is_told_so_and_ended() {
    let service = Service::start(&["--head-seconds", "2", "--body-seconds", "2"]);
    let post = "POST /v1/grade HTTP/1.1\r\nHost: x\r\n";
    for (start, drop) in [
        ("GET /healthz HTTP/1.1\r\nX: ".to_owned(), "a"),
        (format!("{post}X: "), "a"),
        (format!("{post}Content-Length: 1000\r\n\r\n{{"), " "),
        (format!("{post}Transfer-Encoding: chunked\r\n\r\n"), "1\r\n \r\n"),
    ] {
        let answer = drip(service.socket(), &start, drop);
        assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("\"too_slow\""), "{start}: {answer}");
    }
    assert_eq!(service.metric("lmap_slow_heads_total"), 2);
    assert_eq!(
        service.metric(r#"lmap_http_requests_total{route="/v1/grade",method="POST",status="408"}"#),
        2
    );
    assert_works(&service);
}

#[test]
fn a_gigabyte_is_refused_and_its_sender_learns_why() {
    const BLOCK: usize = 1 << 20;
    let service = Service::start(&[]);
    let before = service.peak_mib();
    let post = "POST /v1/grade HTTP/1.1\r\nHost: x\r\n";
    for (head, chunk) in [
        (format!("{post}Content-Length: {}\r\n\r\n", 1 << 30), (String::new(), "")),
        (format!("{post}Transfer-Encoding: chunked\r\n\r\n"), (format!("{BLOCK:x}\r\n"), "\r\n")),
    ] {
        let mut socket = service.socket();
        socket.write_all(head.as_bytes()).unwrap();
        let block = [chunk.0.as_bytes(), &[b' '; BLOCK], chunk.1.as_bytes()].concat();
        // Whoever sends all of it before reading anything learns it as well.
        for _ in 0..1024 {
            socket.write_all(&block).unwrap();
        }
        let answer = rest_of(&mut socket);
        assert!(answer.starts_with("HTTP/1.1 413") && answer.contains("\"too_large\""), "{head}: {answer}");
    }
    let memory = service.peak_mib() - before;
    assert!(memory < 64, "{memory} MiB more");
    assert_eq!(
        service.metric(r#"lmap_http_requests_total{route="/v1/grade",method="POST",status="413"}"#),
        2
    );
    assert_works(&service);
}

/// So many zeros, a thousand times smaller.
fn gzip_bomb(mebibytes: usize) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    for _ in 0..mebibytes {
        encoder.write_all(&[0; 1 << 20]).unwrap();
    }
    encoder.finish().unwrap()
}

/// A network's archive whose first array is so many zeros.
fn archive_bomb(mebibytes: usize) -> Vec<u8> {
    let mut archive = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let options =
        zip::write::SimpleFileOptions::default().compression_method(zip::CompressionMethod::Deflated);
    for name in ["E1.npy", "E2.npy", "W2.npy", "p.npy"] {
        archive.start_file(name, options).unwrap();
        for _ in 0..mebibytes {
            archive.write_all(&[0; 1 << 20]).unwrap();
        }
    }
    archive.finish().unwrap().into_inner()
}

#[test]
fn nothing_is_unpacked_beyond_its_bound() {
    let service = Service::start(&["--foreign-tasks"]);
    let before = service.peak_mib();
    let bomb = gzip_bomb(512);
    let send =
        |headers: &[(&str, &str)], body: &[u8]| service.ask("POST", "/v1/grade", headers, body.to_vec());
    send(&[("content-encoding", "gzip")], &bomb).assert_refused(415, "compressed", "as it is");
    send(&[("content-encoding", "gzip, gzip")], &bomb).assert_refused(415, "compressed", "as it is");
    send(&[], &bomb).assert_refused(400, "bad_request", "body: ");
    let task = json!({ "id": "x", "op": "add", "network_npz": STANDARD.encode(archive_bomb(256)) });
    let foreign = service.post(&json!({ "task": task, "lean": PROOF }));
    foreign.assert_refused(400, "bad_request", "unpacks to more than");
    // A coding of the transfer that this service does not know is not passed on as if it were none.
    let mut socket = service.socket();
    write!(
        socket,
        "POST /v1/grade HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: gzip, chunked\r\n\r\n"
    )
    .unwrap();
    write!(socket, "{:x}\r\n", bomb.len()).unwrap();
    socket.write_all(&bomb).unwrap();
    socket.write_all(b"\r\n0\r\n\r\n").unwrap();
    let answer = rest_of(&mut socket);
    assert!(answer.starts_with("HTTP/1.1 4") || answer.starts_with("HTTP/1.1 501"), "{answer}");
    let memory = service.peak_mib() - before;
    assert!(memory < 64, "{memory} MiB more");
    assert_works(&service);
}

#[test]
fn what_is_no_unicode_is_refused_or_rejected() {
    let service = Service::start(&[]);
    let raw = |path: &str, bytes: &[u8]| {
        let mut socket = service.socket();
        let head = format!("POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n");
        socket.write_all(head.as_bytes()).unwrap();
        socket.write_all(bytes).unwrap();
        rest_of(&mut socket)
    };
    let body = |bytes: &[u8]| {
        let head = format!("Content-Length: {}\r\n\r\n", bytes.len());
        raw("/v1/grade", &[head.as_bytes(), bytes].concat())
    };
    let cut = "{\"task\": \"p5-h8-s0\", \"lean\": \"∀";
    for bytes in [
        b"{\"task\": \"p5-h8-s0\", \"lean\": \"\xff\"}".as_slice(),
        b"{\"task\": \"p5-h8-s0\", \"lean\": \"\xed\xa0\x80\"}",
        b"{\"task\": \"p5-h8-s0\", \"lean\": \"\\ud800\"}",
        b"\xff\xfe{\x00}\x00",
        &cut.as_bytes()[..cut.len() - 1],
    ] {
        let answer = body(bytes);
        assert!(answer.starts_with("HTTP/1.1 400") && answer.contains("\"bad_request\""), "{answer}");
    }
    let answer = raw("/v1/grade", b"Accept: \xff\xfe\r\nContent-Length: 2\r\n\r\n{}");
    assert!(answer.starts_with("HTTP/1.1 4"), "{answer}");
    let answer = raw("/v1/tasks/%ff%fe", b"Content-Length: 0\r\n\r\n");
    assert!(answer.starts_with("HTTP/1.1 4"), "{answer}");
    // A model's reply may be any bytes; that it is no text is its own fault.
    for bytes in [b"```lean\n\xff\n```".as_slice(), b"\xff\xfe", b"\xc3"] {
        let verdict = service.post(&json!({ "task": TASK, "reply_base64": STANDARD.encode(bytes) })).json();
        assert_eq!(
            (&verdict["verdict"], &verdict["reward"], &verdict["reason"]["code"]),
            (&json!("rejected"), &json!(0.0), &json!("not_unicode")),
            "{verdict}"
        );
    }
    assert_works(&service);
}

#[test]
fn a_token_counts_as_long_as_it_is_in_the_file_and_has_not_expired() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tokens.toml");
    let (first, second) = ("a".repeat(32), "b".repeat(32));
    let write = |text: String| {
        // At once, as an operator would: no reader may see half a file.
        let new = folder.path().join("new");
        fs::write(&new, text).unwrap();
        fs::set_permissions(&new, fs::Permissions::from_mode(0o600)).unwrap();
        fs::rename(&new, &path).unwrap();
    };
    let expires = jiff::Timestamp::now() + Duration::from_secs(3);
    let entry =
        |tenant: &str, token: &str| format!("[[token]]\ntenant = \"{tenant}\"\ntoken = \"{token}\"\n");
    write(format!("{}expires = {expires:.0}\n{}", entry("a", &first), entry("b", &second)));
    let service = Service::start(&["--token-file", path.to_str().unwrap()]);
    let ask = |token: &str| {
        let header = format!("Bearer {token}");
        service.ask("POST", "/v1/grade", &[("authorization", &header)], item(PROOF).to_string().into())
    };
    assert_eq!(ask(&second).json()["verdict"], "accepted");
    while jiff::Timestamp::now() <= expires {
        thread::sleep(Duration::from_millis(100));
    }
    ask(&first).assert_refused(401, "token_expired", "expired");
    write(entry("a", &"c".repeat(32)));
    ask(&second).assert_refused(401, "token_unknown", "");
    write("[[token]\n".to_owned());
    // A file that cannot be read changes nothing: neither are all let in, nor is everybody shut out.
    ask(&second).assert_refused(401, "token_unknown", "");
    assert_eq!(ask(&"c".repeat(32)).json()["verdict"], "accepted");
    let header = format!("Bearer {}", "c".repeat(32));
    let metrics = service.ask("GET", "/metrics", &[("authorization", &header)], Vec::new()).text;
    let refused = r#"lmap_http_requests_total{route="/v1/grade",method="POST",status="401"} 3"#;
    assert!(metrics.lines().any(|line| line == refused), "{metrics}");
    assert_eq!(service.get("/healthz").status, 200);
}

/// Lets this process have as many files open as it may; gives how many that is.
fn raise_open_files() -> usize {
    let most = getrlimit(Resource::Nofile).maximum;
    setrlimit(Resource::Nofile, Rlimit { current: most, maximum: most }).unwrap();
    most.map_or(usize::MAX, |most| usize::try_from(most).unwrap())
}

/// Waits until so many of these connections have been refused by a clear answer, and sees that no other one was ended.
fn wait_for_refusals(flood: &[TcpStream], count: usize) {
    let start = Instant::now();
    let mut open: Vec<&TcpStream> = flood.iter().collect();
    open.iter().for_each(|socket| socket.set_nonblocking(true).unwrap());
    while open.len() > flood.len() - count {
        open.retain(|&(mut socket)| {
            let mut answer = [0; 1024];
            let Ok(length) = socket.read(&mut answer) else { return true };
            let answer = String::from_utf8_lossy(&answer[..length]);
            let clear = answer.starts_with("HTTP/1.1 503") && answer.contains("\r\nretry-after: ");
            assert!(clear, "ended without an answer: {answer}");
            false
        });
        assert!(start.elapsed() < Duration::from_secs(60), "{} of {} left", open.len(), flood.len());
        thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn ten_thousand_connections_are_kept_or_refused_and_health_is_told_meanwhile() {
    const BOUND: usize = 4096;
    let count = raise_open_files().saturating_sub(500).min(10_000);
    let service = Service::start(&["--head-seconds", "60"]);
    let flood: Vec<TcpStream> = (0..count).map(|_| service.socket()).collect();
    // Silent clients hold all places; each of the others is told that there is none.
    wait_for_refusals(&flood, count.saturating_sub(BOUND));
    if count > BOUND {
        for _ in 0..20 {
            assert_eq!(service.get("/healthz").json(), json!({ "status": "ok" }));
        }
        let ready = service.get("/readyz");
        ready.assert_refused(503, "too_many_connections", "try again");
        assert!(ready.retry.is_some());
        service.post(&item(PROOF)).assert_refused(503, "too_many_connections", "try again");
    }
    drop(flood);
    service.wait_for("lmap_connections 1");
    assert!(service.metric("lmap_refused_connections_total") >= count.saturating_sub(BOUND) as u64);
    assert_works(&service);
}

#[test]
fn connections_leave_enough_files_for_grades() {
    let folder = tempfile::tempdir().unwrap();
    let usual = command(&folder, &["--threads", "1", "--head-seconds", "3"]);
    // A shell lowers the limit for the program that it becomes.
    let mut few = std::process::Command::new("sh");
    few.args(["-c", "ulimit -n 400 && exec \"$0\" \"$@\""]).arg(usual.get_program()).args(usual.get_args());
    few.current_dir(folder.path());
    few.envs(usual.get_envs().filter_map(|(name, value)| Some((name, value?))));
    let service = Service::start_by(few, folder);
    let grade = service.begin_grade(&item(PROOF));
    let flood: Vec<TcpStream> = (0..600).map(|_| service.socket()).collect();
    let answer = rest_of(grade);
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("\"accepted\""), "{answer}");
    service.wait_for_health();
    drop(flood);
    service.wait_for("lmap_connections 1");
    assert_works(&service);
}

/// A process and what it was started with.
#[derive(Debug)]
struct Process {
    id: i32,
    line: String,
}

/// All processes below `id`.
fn descendants(id: u32) -> Vec<Process> {
    let tasks = fs::read_dir(format!("/proc/{id}/task")).into_iter().flatten().flatten();
    let children = tasks.filter_map(|task| fs::read_to_string(task.path().join("children")).ok());
    let mut found = Vec::new();
    for child in children.flat_map(|list| list.split_whitespace().map(str::to_owned).collect::<Vec<_>>()) {
        let line = fs::read(format!("/proc/{child}/cmdline")).unwrap_or_default();
        let line = String::from_utf8_lossy(&line).replace('\0', " ");
        found.push(Process { id: child.parse().unwrap(), line });
        found.extend(descendants(child.parse().unwrap()));
    }
    found
}

/// Waits for a process below the service that `is` what is meant.
fn wait_for_process(service: &Service, is: impl Fn(&Process) -> bool) -> Process {
    let start = Instant::now();
    loop {
        let all = descendants(service.child.id());
        assert!(start.elapsed() < Duration::from_secs(60), "{all:?}");
        if let Some(found) = all.into_iter().find(&is) {
            return found;
        }
        thread::sleep(Duration::from_millis(10));
    }
}

/// Lean at work on a submission.
fn is_lean(process: &Process) -> bool {
    process.line.contains("Submission.lean") && !process.line.contains(" sandbox-")
}

fn kill(process: &Process) {
    kill_process(Pid::from_raw(process.id).unwrap(), Signal::KILL).unwrap();
}

/// Waits until nothing runs below the service any more.
fn wait_for_no_process(service: &Service) {
    let start = Instant::now();
    while !descendants(service.child.id()).is_empty() {
        assert!(start.elapsed() < Duration::from_secs(30), "{:?}", descendants(service.child.id()));
        thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn a_killed_lean_is_the_submissions_fault_and_the_service_goes_on() {
    let service = Service::start(&["--threads", "1"]);
    assert_works(&service);
    let grade = service.begin_grade(&item(ENDLESS));
    kill(&wait_for_process(&service, is_lean));
    let answer = rest_of(grade);
    let verdict: Value = serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap();
    // This is how the system ends what takes too much memory; and a proof that is known to be good was accepted before.
    assert_eq!(
        (&verdict["verdict"], &verdict["reward"]),
        (&json!("resource_limit"), &json!(0.0)),
        "{verdict:#}"
    );
    assert!(verdict["reason"]["message"].as_str().unwrap().contains("killed"), "{verdict:#}");
    wait_for_no_process(&service);
    assert_eq!(service.metric(r#"lmap_grades_total{verdict="resource_limit",stage="build"}"#), 1);
    assert_works(&service);
}

#[test]
fn a_killed_supervisor_leaves_nothing_and_the_service_goes_on() {
    let service = Service::start(&["--threads", "1"]);
    assert_works(&service);
    let grade = service.begin_grade(&item(ENDLESS));
    wait_for_process(&service, is_lean);
    kill(&wait_for_process(&service, |process| process.line.contains("sandbox-supervisor")));
    let answer = rest_of(grade);
    let verdict: Value = serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap();
    assert_eq!((&verdict["verdict"], &verdict["reward"]), (&json!("rejected"), &json!(0.0)), "{verdict:#}");
    assert!(verdict["reason"]["message"].as_str().unwrap().contains("supervisor"), "{verdict:#}");
    wait_for_no_process(&service);
    assert_works(&service);
}

/// A copy that shares the files.
fn copy(from: &Path, to: &Path) {
    fs::create_dir(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let (entry, target) = (entry.as_ref().unwrap().path(), to.join(entry.unwrap().file_name()));
        match entry.is_dir() {
            true => copy(&entry, &target),
            false => fs::hard_link(&entry, &target).unwrap(),
        }
    }
}

/// A folder beside the toolchain, for a link cannot leave its file system.
fn beside_the_toolchain() -> tempfile::TempDir {
    tempfile::tempdir_in(lmap_lean::testing::cache_dir()).unwrap()
}

/// A service that works, with a copy of the toolchain at `here`.
fn service_with_toolchain(here: &Path) -> Service {
    copy(&lmap_lean::testing::toolchain().root, here);
    let folder = tempfile::tempdir().unwrap();
    let mut command = command(&folder, &["--threads", "1"]);
    command.env("LMAP_TOOLCHAIN", here);
    let service = Service::start_by(command, folder);
    assert_works(&service);
    service
}

#[test]
fn a_toolchain_that_goes_is_an_error_until_it_is_back() {
    let copies = beside_the_toolchain();
    let (here, gone) = (copies.path().join("here"), copies.path().join("gone"));
    let service = service_with_toolchain(&here);

    fs::rename(&here, &gone).unwrap();
    let ready = service.get("/readyz");
    assert_eq!(ready.status, 503);
    assert!(ready.json()["reason"].as_str().unwrap().contains("toolchain"), "{}", ready.text);
    assert_eq!(service.get("/healthz").status, 200);
    let verdict = service.post(&item(PROOF)).json();
    assert_eq!((&verdict["verdict"], &verdict["reward"]), (&json!("error"), &Value::Null), "{verdict:#}");
    assert!(!verdict["reason"]["message"].as_str().unwrap().is_empty(), "{verdict:#}");
    let metrics = service.get("/metrics").text;
    assert!(metrics.lines().any(|line| line == "lmap_ready 0"), "{metrics}");
    assert!(metrics.contains("lmap_grades_total{verdict=\"error\""), "{metrics}");

    fs::rename(&gone, &here).unwrap();
    service.wait_for("lmap_ready 1");
    assert_works(&service);
}

#[test]
fn a_toolchain_that_goes_in_the_middle_of_a_grade_is_nobodys_rejection() {
    let copies = beside_the_toolchain();
    let (here, gone) = (copies.path().join("here"), copies.path().join("gone"));
    let service = service_with_toolchain(&here);
    let grade = service.begin_grade(&item(ENDLESS));
    let lean = wait_for_process(&service, is_lean);
    fs::rename(&here, &gone).unwrap();
    kill(&lean);
    let answer = rest_of(grade);
    let verdict: Value = serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap();
    // A proof that is known to be good fails too now, so that this may have been anybody's fault.
    assert_eq!((&verdict["verdict"], &verdict["reward"]), (&json!("error"), &Value::Null), "{verdict:#}");
    fs::rename(&gone, &here).unwrap();
    assert_works(&service);
}
