//! `POST /v1/judge` with real clients: what `lmap judge` does over a folder, over HTTP.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod service;

use std::io::Write;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use service::{Answer, Service};

const CHALLENGE: &str = "def root : Nat := sorry\n\ntheorem root_spec : root * root = 49 := sorry\n\
    theorem sum : 1 + 1 = 2 := sorry\n";
const SOLUTION: &str = "def root : Nat := 7\n\ntheorem root_spec : root * root = 49 := rfl\n\
    theorem sum : 1 + 1 = 2 := rfl\n";
/// Lean, or a kernel, would work on this for longer than anybody can wait.
const ENDLESS: &str = "set_option maxRecDepth 100000000
def f : Nat → Nat → Nat | 0, n => n | k + 1, n => f k (f k (n + 1))
theorem slow : f 60 0 = 1 := by decide +kernel
";

fn config() -> Value {
    json!({
        "challenge_module": "Challenge",
        "solution_module": "Solution",
        "theorem_names": ["root_spec", "sum"],
        "definition_names": ["root"],
        "permitted_axioms": ["propext", "Quot.sound", "Classical.choice"],
    })
}

fn order(solution: &str) -> Value {
    json!({ "config": config(), "modules": { "Challenge": CHALLENGE, "Solution": solution } })
}

/// The usual order with one thing changed, which is named by a JSON pointer.
fn order_with(pointer: &str, value: Value) -> Value {
    let mut order = order(SOLUTION);
    let (parent, name) = pointer.rsplit_once('/').unwrap();
    order.pointer_mut(parent).unwrap()[name] = value;
    order
}

fn judge(service: &Service, order: &Value) -> Answer {
    service.ask("POST", "/v1/judge", &[], order.to_string().into_bytes())
}

#[track_caller]
fn assert_rejected(answer: &Answer, stage: &str, code: &str) {
    let verdict = answer.json();
    assert_eq!((&verdict["verdict"], &verdict["reward"]), (&json!("rejected"), &json!(0.0)), "{verdict:#}");
    assert_eq!((&verdict["stage"], &verdict["reason"]["code"]), (&json!(stage), &json!(code)), "{verdict:#}");
}

/// The verdict of `lmap judge` on the same files, in a folder.
fn on_the_command_line(order: &Value) -> Value {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in order["modules"].as_object().unwrap() {
        std::fs::write(folder.path().join(name).with_extension("lean"), text.as_str().unwrap()).unwrap();
    }
    std::fs::write(folder.path().join("config.json"), order["config"].to_string()).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_lmap"))
        .args(["judge", "config.json", "--json"])
        .current_dir(folder.path())
        .env("LMAP_TOOLCHAIN", &lmap_lean::testing::toolchain().root)
        .env("LMAP_CACHE_DIR", lmap_lean::testing::cache_dir().join("grader-tests"))
        .env("LMAP_SLOTS", "16")
        .env("LMAP_SHARED_MEMORY", "1000000")
        .output()
        .unwrap();
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {output:?}"))
}

#[test]
fn a_solution_gets_the_verdict_that_the_command_line_gives() {
    let service = Service::start(&[]);
    for solution in
        [SOLUTION.to_owned(), SOLUTION.replace("7", "8"), SOLUTION.replace("1 + 1 = 2", "1 + 2 = 3")]
    {
        let order = order(&solution);
        let (mut there, mut here) = (judge(&service, &order).json(), on_the_command_line(&order));
        for verdict in [&mut there, &mut here] {
            let fields = verdict.as_object_mut().unwrap();
            // What it cost differs from time to time.
            for name in ["timings", "waited_seconds", "grader_seconds"] {
                fields.remove(name).unwrap();
            }
            for kernel in fields["kernels"].as_array_mut().unwrap() {
                kernel["seconds"].take();
                kernel["peak_mb"].take();
            }
        }
        assert_eq!(there["verdict"], if solution == SOLUTION { "accepted" } else { "rejected" });
        for name in ["policy", "sandbox", "hashes"] {
            // The service's policy is its operator's.
            let (there, here) = (there[name].take(), here[name].take());
            assert_eq!(there["submission"], here["submission"]);
            assert_eq!(there["statement"], here["statement"]);
        }
        assert_eq!(there, here);
    }
    let metrics = service.get("/metrics").text;
    for line in [
        r#"lmap_grades_total{verdict="accepted",stage="none"} 1"#,
        r#"lmap_grades_total{verdict="rejected",stage="build"} 1"#,
        r#"lmap_grades_total{verdict="rejected",stage="statement"} 1"#,
    ] {
        assert!(metrics.contains(line), "{line} is not in\n{metrics}");
    }
    service.assert_nothing_left();
}

#[test]
fn modules_of_several_sorts_are_told_apart() {
    let service = Service::start(&[]);
    let mut order = order("import Helper\ntheorem four : Shared.twice 2 = 4 := help 2\n");
    order["config"]["theorem_names"] = json!(["four"]);
    order["config"]["definition_names"] = json!([]);
    order["modules"]["Shared.Basic"] = json!("def Shared.twice (n : Nat) : Nat := n + n\n");
    order["modules"]["Challenge"] =
        json!("import Shared.Basic\ntheorem four : Shared.twice 2 = 4 := sorry\n");
    let helper = |word: &str, proof: &str| {
        json!(format!("import Shared.Basic\n{word} help (n : Nat) : Shared.twice n = n + n{proof}\n"))
    };
    order["modules"]["Helper"] = helper("theorem", " := rfl");
    assert_eq!(judge(&service, &order).json()["verdict"], "accepted");
    order["modules"]["Helper"] = helper("axiom", "");
    assert_rejected(&judge(&service, &order), "axioms", "forbidden_axioms");
}

#[test]
fn many_solutions_get_their_verdicts_one_by_one() {
    let service = Service::start(&[]);
    let mut items = [
        order(SOLUTION),
        order("theorem x : True := trivial\n"),
        order_with("/config/theorem_names", json!(["x"])),
    ];
    for (item, id) in items.iter_mut().zip(["a", "b", "c"]) {
        item["id"] = json!(id);
    }
    let body = json!({ "items": items }).to_string().into_bytes();
    let lines = service.ask("POST", "/v1/judge", &[("accept", "application/x-ndjson")], body).text;
    let mut found: Vec<_> = lines
        .lines()
        .map(|line| {
            let line: Value = serde_json::from_str(line).unwrap();
            let of = |pointer| line.pointer(pointer).and_then(Value::as_str).unwrap_or("-").to_owned();
            [of("/id"), of("/verdict/verdict"), of("/error/code")]
        })
        .collect();
    found.sort();
    assert_eq!(found, [["a", "accepted", "-"], ["b", "rejected", "-"], ["c", "-", "bad_request"]]);
}

#[test]
fn whatever_is_wrong_with_the_solution_is_a_verdict() {
    let service = Service::start(&[]);
    for (solution, stage, code) in [
        (String::new(), "statement", "definition_missing"),
        (SOLUTION.replace("theorem sum", "theorem other"), "statement", "theorem_missing"),
        (SOLUTION.replace("theorem sum", "def sum"), "statement", "not_a_theorem"),
        (SOLUTION.replace("1 + 1 = 2 := rfl", "1 + 1 = 2 := sorry"), "axioms", "forbidden_axioms"),
        (format!("import Challenge\n{SOLUTION}"), "build", "bad_import"),
        (format!("import Solution\n{SOLUTION}"), "build", "bad_import"),
        (format!("import Nowhere.Atall\n{SOLUTION}"), "build", "bad_import"),
        (format!("import «..».«..».etc.passwd\n{SOLUTION}"), "build", "bad_import"),
    ] {
        assert_rejected(&judge(&service, &order(&solution)), stage, code);
    }
}

#[test]
fn what_cannot_be_asked_for_is_refused_with_a_reason() {
    let service = Service::start(&[]);
    let refused = |order: &Value, why: &str| judge(&service, order).assert_refused(400, "bad_request", why);
    refused(&order_with("/colour", json!(1)), "unknown field `colour`");
    refused(&order_with("/config/theorem_name", json!("sum")), "unknown field `theorem_name`");
    refused(&order_with("/config/permitted_axioms", json!(null)), "invalid type: null");
    refused(&order_with("/modules/Other", json!(null)), "invalid type: null");
    refused(&json!({ "config": config() }), "missing field `modules`");
    refused(&json!({ "modules": {} }), "missing field `config`");
    refused(&order_with("/modules", json!({ "Challenge": CHALLENGE })), "no module `Solution`");
    refused(&order_with("/modules", json!({ "Solution": SOLUTION })), "no module `Challenge`");
    refused(&order_with("/config/solution_module", json!("Challenge")), "same module");
    refused(&order_with("/config/solution_module", json!("Init")), "no module `Init`");
    refused(&order_with("/config/solution_module", json!("../Solution")), "no module `../Solution`");
    refused(&order_with("/config/theorem_names", json!(["sums"])), "no theorem `sums`");
    refused(&order_with("/config/theorem_names", json!([])), "no theorem");
    refused(&order_with("/config/theorem_names", json!(["a..b"])), "no name");
    refused(&order_with("/config/theorem_names", json!(vec!["sum"; 1001])), "at most 1000");
    refused(&order_with("/config/definition_names", json!([])), "open with sorry");
    refused(&order_with("/config/permitted_axioms", json!(["prop_ext"])), "no axiom");
    refused(&order_with("/modules/Challenge", json!("theorem sum : := sorry")), "cannot be compiled");
    refused(&order_with("/modules/Challenge", json!("import Gone\n")), "imports `Gone`");
    refused(&order_with("/modules/Challenge", json!("import Challenge\n")), "imports itself");
    refused(&order_with("/policy", json!({ "kernels": "lmap" })), "policy.kernels");
    refused(&order_with("/policy", json!({ "sandbox": "none" })), "policy.sandbox");
    for name in ["../Other", "/etc/passwd", "A/../B", "A..B", ".hidden", "", "A\u{0}B", "A B", "C:\\x"] {
        let mut order = order(SOLUTION);
        order["modules"][name] = json!("");
        refused(&order, "no name of a module");
    }
    refused(&order_with("/modules/Init.Prelude", json!("")), "a module of the library");
    let many: serde_json::Map<_, _> = (0..101).map(|index| (format!("M{index}"), json!(""))).collect();
    refused(&order_with("/modules", json!(many)), "at most 100");
    refused(&order_with("/modules/Solution", json!(" ".repeat((4 << 20) + 1))), "at most 4194304");
    service.get("/v1/judge").assert_refused(405, "method_not_allowed", "");
    assert_eq!(judge(&service, &order(SOLUTION)).json()["verdict"], "accepted");
}

#[test]
fn no_key_may_come_twice() {
    let service = Service::start(&[]);
    let text = order(SOLUTION).to_string();
    let refused = |from: &str, to: &str, key: &str| {
        assert!(text.contains(from));
        for body in [text.replacen(from, to, 1), format!(r#"{{"items": [{}]}}"#, text.replacen(from, to, 1))]
        {
            let answer = service.ask("POST", "/v1/judge", &[], body.into_bytes());
            answer.assert_refused(400, "bad_request", &format!("duplicate field `{key}`"));
        }
    };
    refused("\"config\":", "\"config\": {}, \"config\":", "config");
    refused("\"modules\":", "\"modules\": {}, \"modules\":", "modules");
    refused("\"Solution\":", "\"Solution\": \"\", \"Solution\":", "Solution");
    // The same name, written in another way.
    refused("\"Solution\":", "\"\\u0053olution\": \"\", \"Solution\":", "Solution");
    refused("\"theorem_names\":", "\"theorem_names\": [], \"theorem_names\":", "theorem_names");
}

#[test]
fn a_policy_that_would_not_be_kept_is_refused() {
    for (args, why) in [
        (["--pipeline", "reference"], "the policy has pipeline reference, but only direct"),
        (["--guard", "tokens"], "the policy has guard tokens, but no guard"),
    ] {
        let service = Service::start(&args);
        judge(&service, &order(SOLUTION)).assert_refused(400, "bad_request", why);
    }
}

#[test]
fn a_stricter_policy_is_kept() {
    let service = Service::start(&[]);
    let budget = judge(&service, &order_with("/policy", json!({ "budget": 1 }))).json();
    assert_eq!((&budget["verdict"], &budget["reason"]["code"]), (&json!("resource_limit"), &json!("budget")));
    let exact = judge(&service, &order_with("/policy", json!({ "axioms": "exact" })));
    assert_rejected(&exact, "axioms", "axioms_differ");
}

#[test]
fn a_challenge_may_run_code_no_more_than_a_solution_may() {
    let service = Service::start(&[]);
    let folder = tempfile::tempdir().unwrap();
    let target = folder.path().join("target");
    let write = format!("#eval IO.FS.writeFile \"{}\" \"x\"\n", target.display());
    judge(&service, &order_with("/modules/Challenge", json!(format!("{CHALLENGE}{write}")))).assert_refused(
        400,
        "bad_request",
        "cannot be compiled",
    );
    judge(&service, &order(&format!("{SOLUTION}{write}")));
    assert!(!target.exists());
}

#[test]
fn what_a_challenge_rests_on_has_the_same_deadline() {
    let service = Service::start(&[]);
    let mut order = order_with("/modules/Challenge", json!(format!("import Shared\n{CHALLENGE}")));
    order["modules"]["Shared"] = json!(ENDLESS);
    // Short, so that the deadline comes before the limit on memory.
    order["policy"] = json!({ "timeout_seconds": 2 });
    judge(&service, &order).assert_refused(400, "bad_request", "the deadline passed");
    order["modules"]["Shared"] = json!("theorem wrong : 1 = 2 := by decide +kernel\n");
    order["policy"] = json!({});
    judge(&service, &order).assert_refused(400, "bad_request", "our kernel does not accept it");
    service.wait_for("lmap_running 0");
}

#[test]
fn a_client_that_goes_takes_its_judgements_along() {
    let service = Service::start(&["--threads", "1", "--queue", "1"]);
    let mut sockets = Vec::new();
    let mut slow = order_with("/config/theorem_names", json!(["slow"]));
    slow["config"]["definition_names"] = json!([]);
    slow["modules"] =
        json!({ "Challenge": ENDLESS.replace("by decide +kernel", "sorry"), "Solution": ENDLESS });
    // One whose solution is endless, one whose challenge rests on something endless.
    let mut rests = order_with("/modules/Challenge", json!(format!("import Shared\n{CHALLENGE}")));
    rests["modules"]["Shared"] = json!(ENDLESS);
    for order in [slow, rests] {
        let mut socket = service.socket();
        let body = order.to_string();
        write!(socket, "POST /v1/judge HTTP/1.1\r\nHost: x\r\nContent-Length: {}\r\n\r\n{body}", body.len())
            .unwrap();
        service.wait_for("lmap_running 1");
        sockets.push(socket);
    }
    service.wait_for("lmap_queued 1");
    judge(&service, &order(SOLUTION)).assert_refused(429, "busy", "waiting");
    sockets.remove(0);
    service.wait_for("lmap_grades_cancelled_total 1");
    service.wait_for("lmap_queued 0");
    service.wait_for("lmap_running 1");
    std::thread::sleep(std::time::Duration::from_secs(1));
    drop(sockets);
    service.wait_for("lmap_running 0");
    service.wait_for("lmap_grades_cancelled_total 2");
    assert_eq!(judge(&service, &order(SOLUTION)).json()["verdict"], "accepted");
    service.assert_nothing_left();
}

#[test]
fn a_request_may_have_a_deadline_of_its_own() {
    let service = Service::start(&[]);
    let mut slow = order_with("/modules/Challenge", json!(format!("import Shared\n{CHALLENGE}")));
    slow["modules"]["Shared"] = json!(ENDLESS);
    slow["deadline_seconds"] = json!(1);
    judge(&service, &slow).assert_refused(408, "deadline", "deadline");
    service.wait_for("lmap_running 0");
    service.assert_nothing_left();
}

#[test]
fn the_example_of_the_documentation_is_accepted() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/serve.md");
    let docs = std::fs::read_to_string(docs).unwrap();
    let (_, example) = docs.split_once("<!-- judge -->\n```json\n").unwrap();
    let (example, _) = example.split_once("```").unwrap();
    let service = Service::start(&[]);
    let verdict = judge(&service, &serde_json::from_str(example).unwrap()).json();
    assert_eq!(verdict["verdict"], "accepted", "{verdict:#}");
}
