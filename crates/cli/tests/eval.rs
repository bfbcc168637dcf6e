//! `lmap eval` as a person or a program uses it, with real endpoints on this machine and the real judge.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use lmap_eval::testing::{Act, ModelServer};
use serde_json::{Value, json};
use tempfile::TempDir;

const PROOF: &str = "Here it is.\n```lean\nimport LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 :
    ∀ a, a < 5 → ∀ b, b < 5 → LeanCheckedNetwork.Net.answer a b = (a + b) % 5 := by
  decide +kernel\n```\n";
const NO_PROOF: &str = "I do not know.";

/// A folder for runs, and a command line that works in it.
struct Desk(TempDir);

impl Desk {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn run(&self, name: &str) -> PathBuf {
        self.0.path().join("outputs").join(name)
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lmap"));
        command
            .args(args)
            .current_dir(self.0.path())
            .env("LMAP_TOOLCHAIN", &lmap_lean::testing::toolchain().root)
            .env("LMAP_CACHE_DIR", lmap_lean::testing::cache_dir().join("grader-tests"))
            .env("OPENAI_API_KEY", "sk-test");
        command
    }

    fn eval(&self, args: &[&str]) -> Output {
        self.command(&["eval"]).args(args).output().unwrap()
    }

    /// Runs a model of `server` on p5-h8-s0, and gives the exit code and the summary.
    fn ask(&self, server: &ModelServer, args: &[&str]) -> (i32, Value) {
        let output = self.eval(
            &[
                &[
                    "-m",
                    "test",
                    "--base-url",
                    &server.base_url,
                    "--task",
                    "p5-h8-s0",
                    "--run-name",
                    "run",
                    "--json",
                ],
                args,
            ]
            .concat(),
        );
        summary(&output)
    }

    fn rows(&self, name: &str) -> Vec<Value> {
        lines(&self.run(name).join("traces.jsonl"))
    }
}

fn summary(output: &Output) -> (i32, Value) {
    let stdout = String::from_utf8_lossy(&output.stdout);
    let value = serde_json::from_str(&stdout)
        .unwrap_or_else(|error| panic!("{error}: {stdout}\n{}", String::from_utf8_lossy(&output.stderr)));
    (output.status.code().unwrap(), value)
}

fn lines(path: &Path) -> Vec<Value> {
    let text = fs::read_to_string(path).unwrap_or_default();
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

#[test]
fn a_first_run_needs_no_endpoint() {
    let desk = Desk::new();
    let args = [
        "-m",
        "policy:mix",
        "--family",
        "classic",
        "--max-p",
        "5",
        "--split",
        "train",
        "-n",
        "2",
        "-r",
        "8",
        "--run-name",
        "first",
    ];
    let (code, summary) = summary(&desk.eval(&[&args[..], &["--json"]].concat()));
    assert_eq!(code, 0, "{summary}");
    assert_eq!(
        (&summary["rollouts"], &summary["graded"], &summary["tasks_done"]),
        (&json!(16), &json!(16), &json!(2))
    );
    let accepted = summary["outcomes"]["accepted"].as_u64().unwrap();
    assert!(0 < accepted && accepted < 16, "the mixture has proofs and others: {summary}");
    let rows = desk.rows("first");
    assert_eq!(rows.len(), 16);
    for row in &rows {
        let trace = &row["traces"][0];
        let accepted = trace["info"]["lean_grader"]["verdict"] == "accepted";
        assert_eq!(trace["rewards"]["kernel_accepts"]["score"], f64::from(u8::from(accepted)));
        assert_eq!((&row["ok"], &trace["ok"]), (&json!(true), &json!(true)));
    }
    // The same name again is refused, and what is there stays.
    let again = desk.eval(&args);
    assert_eq!(again.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&again.stderr).contains("--resume"));
    assert_eq!(desk.rows("first").len(), 16);
}

#[test]
fn cheats_are_never_accepted() {
    let desk = Desk::new();
    let (code, summary) = summary(&desk.eval(&[
        "-m",
        "policy:cheat",
        "--task",
        "p5-h8-s0",
        "-r",
        "24",
        "--run-name",
        "cheat",
        "--json",
    ]));
    assert_eq!((code, &summary["outcomes"]), (0, &json!({ "rejected": 24 })));
}

/// What was answered is never asked for again, however the process ends, and nothing that was done is lost.
#[test]
fn a_run_that_is_killed_goes_on_where_it_was() {
    let desk = Desk::new();
    let hang = Arc::new(Mutex::new(Some(5)));
    let hangs = Arc::clone(&hang);
    // Every answer is another one, so that an answer that was lost or asked for twice would show.
    let server = ModelServer::start(move |request| match *hangs.lock().unwrap() {
        Some(last) if request.number >= last => Act::Silence,
        _ => Act::Answer(format!("Answer {}.\n{PROOF}", request.number)),
    });
    let args = [
        "eval",
        "-m",
        "test",
        "--base-url",
        &server.base_url,
        "--task",
        "p5-h8-s0",
        "-r",
        "8",
        "-c",
        "1",
        "--run-name",
        "run",
    ];
    let mut child = desk.command(&args).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    wait_until(&mut child, || server.received().len() == 6);
    // SIGKILL: nothing can be tidied up. A torn line stands for a write that did not come to its end.
    child.kill().unwrap();
    child.wait().unwrap();
    let traces = desk.run("run").join("traces.jsonl");
    let kept = fs::read_to_string(&traces).unwrap();
    let kept = kept[..kept.rfind('\n').map_or(0, |end| end + 1)].to_owned();
    fs::write(&traces, format!("{kept}{{\"id\": \"torn")).unwrap();
    *hang.lock().unwrap() = None;

    let run = desk.run("run");
    let (code, resumed) = summary(&desk.eval(&["--resume", run.to_str().unwrap(), "--json"]));
    assert_eq!((code, &resumed["graded"]), (0, &json!(8)), "{resumed}");
    let requests = server.received();
    assert_eq!(requests.len(), 9, "8 answers, and the request that hung");
    assert!(fs::read_to_string(&traces).unwrap().starts_with(&kept), "what was written stays as it was");
    let rows = desk.rows("run");
    assert_eq!(rows.len(), 8);
    let mut answers: HashMap<String, Value> = HashMap::new();
    for row in &rows {
        let trace = &row["traces"][0];
        let text = trace["nodes"].as_array().unwrap().last().unwrap()["message"]["content"].as_str().unwrap();
        let number = text.lines().next().unwrap().to_owned();
        assert!(
            answers.insert(number, trace["info"]["lmap"]["rollout"].clone()).is_none(),
            "an answer was used twice"
        );
    }
    let mut numbers: Vec<_> = answers.into_keys().collect();
    numbers.sort();
    assert_eq!(numbers, [0, 1, 2, 3, 4, 6, 7, 8].map(|number| format!("Answer {number}.")));
    // A second resume has nothing to do.
    let (code, again) = summary(&desk.eval(&["--resume", run.to_str().unwrap(), "--json"]));
    assert_eq!((code, &again["from_before"], server.received().len()), (0, &json!(8), 9));
}

fn wait_until(child: &mut Child, done: impl Fn() -> bool) {
    for _ in 0..3000 {
        if done() {
            return;
        }
        assert!(child.try_wait().unwrap().is_none(), "the run ended too early");
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("nothing happened");
}

#[test]
fn two_processes_do_not_work_on_one_run() {
    let desk = Desk::new();
    let server = ModelServer::start(|_| Act::Silence);
    let args =
        ["eval", "-m", "test", "--base-url", &server.base_url, "--task", "p5-h8-s0", "--run-name", "run"];
    let mut child = desk.command(&args).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    wait_until(&mut child, || server.received().len() == 1);
    let second = desk.eval(&["--resume", desk.run("run").to_str().unwrap()]);
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(second.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&second.stderr).contains("another process"));
}

#[test]
fn a_wrong_key_ends_the_run_and_counts_for_nothing() {
    let desk = Desk::new();
    let server = ModelServer::start(|_| {
        Act::Status(401, Vec::new(), r#"{"error": {"message": "bad key sk-test"}}"#.to_owned())
    });
    let (code, summary) = desk.ask(&server, &["-r", "20", "-c", "2"]);
    assert_eq!(code, 3);
    assert!(server.received().len() <= 4, "the other rollouts are not tried");
    assert!(summary["stopped"].as_str().unwrap().contains("OPENAI_API_KEY"), "{summary}");
    assert_eq!((&summary["graded"], &summary["pass_at_1"]), (&json!(0), &Value::Null));
    let files = fs::read_to_string(desk.run("run").join("traces.jsonl")).unwrap();
    assert!(!files.contains("sk-test"), "the key is written nowhere");
}

#[test]
fn failures_of_the_endpoint_are_told_apart_and_never_count_as_wrong() {
    let desk = Desk::new();
    let server = ModelServer::start(|request| match request.number {
        0 => Act::Status(400, Vec::new(), r#"{"error": {"message": "no such parameter"}}"#.to_owned()),
        1 => Act::CutOff,
        2 => Act::Raw("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\ndata: {\n\n".to_owned()),
        3 => Act::Endless,
        4 => Act::Silence,
        5 => Act::Status(500, Vec::new(), String::new()),
        _ => Act::Answer(PROOF.to_owned()),
    });
    let (code, summary) = desk
        .ask(&server, &["-r", "8", "-c", "1", "--retries", "0", "--idle-timeout", "1", "--max-answer", "64"]);
    assert_eq!(code, 3);
    let names = ["bad_request", "cut_off", "malformed", "too_long", "idle", "server"];
    let failures: HashMap<String, u64> = names.iter().map(|name| (format!("endpoint: {name}"), 1)).collect();
    assert_eq!(
        serde_json::from_value::<HashMap<String, u64>>(summary["failures"].clone()).unwrap(),
        failures
    );
    assert_eq!((&summary["graded"], &summary["pass_at_1"]), (&json!(2), &json!(1.0)), "{summary}");
    assert_eq!(summary["not_graded"].as_array().unwrap().len(), 6);
    let failed: Vec<_> = desk.rows("run").into_iter().filter(|row| row["ok"] == false).collect();
    assert_eq!(failed.len(), 6);
    for row in &failed {
        let trace = &row["traces"][0];
        assert_eq!(
            (&trace["rewards"]["kernel_accepts"], &trace["errors"][0]["type"]),
            (&Value::Null, &json!("ProviderError"))
        );
    }
    // Another day, the endpoint is well: the failed ones are tried again, the others are not.
    let run = desk.run("run");
    let (code, resumed) = self::summary(&desk.eval(&["--resume", run.to_str().unwrap(), "--json"]));
    assert_eq!((code, &resumed["graded"], &resumed["from_before"]), (0, &json!(8), &json!(2)));
    assert_eq!(server.received().len(), 14);
}

#[test]
fn an_endpoint_that_stays_down_is_given_up() {
    let desk = Desk::new();
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let down = format!("http://{}/v1", listener.local_addr().unwrap());
    drop(listener);
    let output = desk.eval(&[
        "-m",
        "test",
        "--base-url",
        &down,
        "--task",
        "p5-h8-s0",
        "-r",
        "30",
        "-c",
        "1",
        "--retries",
        "0",
        "--give-up-after",
        "3",
        "--run-name",
        "run",
    ]);
    assert_eq!(output.status.code(), Some(3));
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("3 × endpoint: connect"), "{text}");
    assert!(text.contains("ended early: 3 rollouts in a row came to nothing"), "{text}");
    assert!(text.contains("30 rollouts are owed; go on:  lmap eval --resume"), "{text}");
}

#[test]
fn a_full_disk_ends_the_run_and_keeps_what_was_done() {
    let desk = Desk::new();
    let server = ModelServer::start(|request| Act::Answer(format!("{NO_PROOF} {}", request.number)));
    let program = env!("CARGO_BIN_EXE_lmap");
    // A limit on the size of files gives the same failed write as a full disk, to anybody.
    let script = format!(
        "trap '' XFSZ; ulimit -f 128; exec {program} eval -m test --base-url {} --task p5-h8-s0 -r 40 -c 1 --run-name run --json",
        server.base_url
    );
    let template = desk.command(&[]);
    let variables = template.get_envs().filter_map(|(name, value)| Some((name, value?)));
    let mut shell = Command::new("sh");
    let output = shell.args(["-c", &script]).envs(variables).current_dir(desk.0.path()).output().unwrap();
    let (code, full) = summary(&output);
    assert_eq!(code, 3, "{full}");
    assert!(full["stopped"].as_str().unwrap().contains("traces.jsonl"), "{full}");
    let text = fs::read_to_string(desk.run("run").join("traces.jsonl")).unwrap();
    assert!(text.ends_with('\n'), "no half of a line is left");
    let kept = desk.rows("run").len();
    assert!(0 < kept && kept < 40);
    assert_eq!(full["graded"], json!(kept));
    let asked = server.received().len();
    let (code, resumed) = summary(&desk.eval(&["--resume", desk.run("run").to_str().unwrap(), "--json"]));
    assert_eq!((code, &resumed["graded"], &resumed["from_before"]), (0, &json!(40), &json!(kept)));
    assert_eq!(server.received().len(), 40, "{asked} answers had come, and none of them was asked for again");
}

#[test]
fn the_verdict_goes_back_to_the_model() {
    let desk = Desk::new();
    let server = ModelServer::start(|request| {
        Act::Answer(if request.number == 1 { PROOF } else { NO_PROOF }.to_owned())
    });
    let (code, summary) = desk.ask(&server, &["--harness", "refine:3", "--system-prompt", "You prove."]);
    assert_eq!((code, &summary["outcomes"]), (0, &json!({ "accepted": 1 })));
    let requests = server.received();
    assert_eq!(requests.len(), 2, "an accepted answer is the last");
    let roles: Vec<_> = requests[1].body["messages"]
        .as_array()
        .unwrap()
        .iter()
        .map(|message| message["role"].clone())
        .collect();
    assert_eq!(roles, ["system", "user", "assistant", "user"]);
    let told = requests[1].body["messages"][3]["content"].as_str().unwrap();
    assert!(told.contains("no_lean_block"), "{told}");
    let trace = &desk.rows("run")[0]["traces"][0];
    assert_eq!(trace["info"]["lmap"]["earlier_verdicts"][0]["code"], "no_lean_block");
    assert_eq!((&trace["num_output_tokens"], trace["calls"].as_array().unwrap().len()), (&json!(100), 2));
}

#[test]
fn the_model_may_check_before_it_answers() {
    let desk = Desk::new();
    let call = |arguments: &str| {
        Act::Events(vec![
            json!({ "choices": [{ "delta": { "tool_calls": [{ "index": 0, "id": "c", "function": { "name": "check_proof", "arguments": arguments } }] } }] }),
            json!({ "choices": [{ "delta": {}, "finish_reason": "tool_calls" }] }),
        ])
    };
    let acts = [
        call("not JSON"),
        call(r#"{"lean": "import LeanCheckedNetwork.Weights\ntheorem t : 1 = 2 := by decide"}"#),
        call(r#"{"lean": "more"}"#),
        Act::Answer(PROOF.to_owned()),
    ];
    let server = ModelServer::start(move |request| acts[request.number.min(3)].clone());
    let (code, summary) = desk.ask(&server, &["--harness", "tools:2"]);
    assert_eq!((code, &summary["outcomes"]), (0, &json!({ "accepted": 1 })));
    let requests = server.received();
    assert_eq!(requests[0].body["tools"][0]["function"]["name"], "check_proof");
    let answers: Vec<_> = requests[3].body["messages"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|message| message["role"] == "tool")
        .map(|message| message["content"].as_str().unwrap())
        .collect();
    assert!(answers[0].contains("the arguments must be"), "{answers:?}");
    assert!(answers[1].contains("rejected"), "{answers:?}");
    assert!(answers[2].contains("No calls are left"), "{answers:?}");
    assert!(requests[3].body.get("tools").is_none(), "a tool without calls is not offered");
}

#[test]
fn a_limit_on_tokens_is_kept() {
    let desk = Desk::new();
    let server = ModelServer::start(|_| Act::Answer(NO_PROOF.to_owned()));
    // The question has some 5600 bytes, so at most 2800 tokens; every call in fact uses 150.
    let (code, summary) =
        desk.ask(&server, &["-r", "50", "-c", "4", "--max-tokens", "100", "--max-total-tokens", "4000"]);
    assert_eq!(code, 3);
    assert!(summary["stopped"].as_str().unwrap().contains("limit of 4000 tokens"), "{summary}");
    let used = summary["input_tokens"].as_u64().unwrap() + summary["output_tokens"].as_u64().unwrap();
    assert!((1..=4000).contains(&used), "{summary}");
}

#[test]
fn stored_answers_are_graded_again() {
    let desk = Desk::new();
    let proof = PROOF.replace(
        "import LeanCheckedNetwork.Weights\n",
        "import LeanCheckedNetwork.Weights\n-- no sorry here\n",
    );
    let server = ModelServer::start(move |request| match request.number {
        0 => Act::Answer(proof.clone()),
        1 => Act::Status(400, Vec::new(), String::new()),
        _ => Act::Answer(NO_PROOF.to_owned()),
    });
    let (_, first) = desk.ask(&server, &["-r", "3", "-c", "1"]);
    assert_eq!(first["outcomes"], json!({ "rejected": 2 }));
    let run = desk.run("run");
    let args = ["--regrade", run.to_str().unwrap(), "--guard", "tokens", "--run-name", "again", "--json"];
    let (code, again) = summary(&desk.eval(&args));
    // In a comment, the banned word is free under the other policy. What failed at the endpoint stays so.
    assert_eq!((code, &again["outcomes"]), (3, &json!({ "accepted": 1, "rejected": 1 })));
    assert_eq!(again["failures"], json!({ "endpoint: bad_request": 1 }));
    assert_eq!(server.received().len(), 3, "nobody is asked again");
    assert_eq!(desk.rows("run").len(), 3);
    let rows = desk.rows("again");
    let guards: Vec<_> =
        rows.iter().map(|row| &row["traces"][0]["info"]["lean_grader"]["policy"]["guard"]).collect();
    assert_eq!((guards.len(), guards.iter().filter(|guard| ***guard == "tokens").count()), (3, 2));
    let config: Value =
        serde_json::from_str(&fs::read_to_string(desk.run("again").join("configs/lmap.json")).unwrap())
            .unwrap();
    assert_eq!(config["regrade_of"], "run");
}

#[test]
fn wrong_usage_is_told_before_anything_is_asked() {
    let desk = Desk::new();
    for (args, hint) in [
        (&["-m", "policy:none"][..], "use one of"),
        (&["-m", "x", "--harness", "refine:0"], "1 to 100"),
        (&["-m", "x", "--task", "p127-h256-s0"], "has no prompt"),
        (&["-m", "x", "--task", "p5-h8-s9"], "did you mean"),
        (&["-m", "x", "--base-url", "nowhere"], "is not an address"),
        (&["-m", "x", "--run-name", "../up"], "cannot be the name"),
        (&["--resume", "nothing"], "lmap.json"),
        (&[], "--model"),
    ] {
        let output = desk.eval(args);
        let text = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {text}");
        assert!(text.contains(hint), "{args:?}: {text}");
    }
    assert!(!desk.0.path().join("outputs").exists());
}
