//! `lmap grade` as a person or a program uses it: exit codes, output, bad input, signals.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::TempDir;

const TASK: &str = "p5-h8-s0";
const PROOF: &str = "import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 :
    ∀ a, a < 5 → ∀ b, b < 5 → LeanCheckedNetwork.Net.answer a b = (a + b) % 5 := by
  decide +kernel
";
/// Lean would work on this for longer than anybody can wait.
const ENDLESS: &str = "import LeanCheckedNetwork.Weights
set_option maxRecDepth 100000000
def f : Nat → Nat → Nat | 0, n => n | k + 1, n => f k (f k (n + 1))
theorem t : f 60 0 = 1 := by decide +kernel
";

/// A folder with submissions, and a command line that works in it.
struct Desk {
    folder: TempDir,
}

impl Desk {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("work")).unwrap();
        Self { folder }
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    fn put(&self, name: &str, content: impl AsRef<[u8]>) -> &Self {
        fs::write(self.path().join(name), content).unwrap();
        self
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lmap"));
        command
            .arg("grade")
            .args(args)
            .current_dir(self.path())
            .env_remove("NO_COLOR")
            .env("LMAP_TOOLCHAIN", &lmap_lean::testing::toolchain().root)
            .env("LMAP_CACHE_DIR", lmap_lean::testing::cache_dir().join("grader-tests"))
            .env("LMAP_NO_CACHE", "1")
            .env("LMAP_WORK_ROOT", self.path().join("work"));
        command
    }

    fn grade(&self, args: &[&str]) -> Output {
        let output = self.command(args).output().unwrap();
        self.assert_nothing_left();
        output
    }

    fn assert_nothing_left(&self) {
        let left: Vec<_> =
            fs::read_dir(self.path().join("work")).unwrap().map(|item| item.unwrap().path()).collect();
        assert!(left.is_empty(), "left behind: {left:?}");
    }
}

fn code(output: &Output) -> i32 {
    output.status.code().unwrap_or(-1)
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn an_accepted_proof_exits_with_0_and_plain_text_in_a_pipe() {
    let output = Desk::new().put("ok.lean", PROOF).grade(&[TASK, "ok.lean"]);
    assert_eq!(code(&output), 0, "{}{}", stdout(&output), stderr(&output));
    assert!(stdout(&output).starts_with("✓ accepted  ok.lean  for p5-h8-s0"), "{}", stdout(&output));
    assert!(!stdout(&output).contains('\x1b') && stderr(&output).is_empty(), "{}", stderr(&output));
}

#[test]
fn a_rejected_one_exits_with_1_and_points_at_the_place() {
    let desk = Desk::new();
    desk.put("bad.lean", PROOF.replace("decide +kernel", "exact no_such_name"));
    let output = desk.grade(&[TASK, "bad.lean"]);
    assert_eq!(code(&output), 1);
    assert!(stdout(&output).contains(" --> bad.lean:4:9"), "{}", stdout(&output));
}

#[test]
fn json_is_one_verdict_a_line_and_the_worst_decides_the_exit_code() {
    let desk = Desk::new();
    desk.put("ok.lean", PROOF).put("bad.lean", PROOF.replace("decide +kernel", "sorry"));
    desk.put("reply.md", format!("Here:\n```lean\n{PROOF}```\n"));
    let output = desk.grade(&["--json", TASK, "ok.lean", "bad.lean", "reply.md"]);
    assert_eq!(code(&output), 1);
    let lines = stdout(&output);
    let verdicts: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let outcomes: Vec<_> = verdicts.iter().map(|verdict| verdict["verdict"].as_str().unwrap()).collect();
    assert_eq!(outcomes, ["accepted", "rejected", "accepted"]);
    assert_eq!(verdicts[1]["reason"]["code"], "banned_word");
    assert_eq!(verdicts[2]["submission"]["from_reply"], true);
}

#[test]
fn standard_input_is_read_for_a_dash() {
    let desk = Desk::new();
    let mut child = desk.command(&[TASK, "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(PROOF.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(code(&output), 0, "{}", stdout(&output));
}

#[test]
fn bad_input_is_told_in_one_line_with_exit_code_2() {
    let desk = Desk::new();
    desk.put("ok.lean", PROOF).put("empty.lean", "").put("latin1.lean", b"-- caf\xe9\n");
    fs::File::create(desk.path().join("big.lean")).unwrap().set_len(100 << 20).unwrap();
    fs::create_dir(desk.path().join("folder")).unwrap();
    for (args, message) in [
        (["p5-h8-s7", "ok.lean"], "error: there is no task `p5-h8-s7`; did you mean p5-h8-s"),
        ([TASK, "missing.lean"], "error: cannot read missing.lean: there is no such file"),
        (
            [TASK, "folder"],
            "error: cannot read folder: it is a folder; name a Lean file, or - for standard input",
        ),
        ([TASK, "empty.lean"], "error: empty.lean is empty; give a Lean file or a model's reply"),
        ([TASK, "latin1.lean"], "error: latin1.lean is not UTF-8 (byte 6); save it as UTF-8"),
        (
            [TASK, "big.lean"],
            "error: cannot read big.lean: it is larger than 4 MiB, the most that is judged; shorten it",
        ),
        ([TASK, "/dev/zero"], "error: cannot read /dev/zero: it is larger than 4 MiB"),
    ] {
        let output = desk.grade(&args);
        assert_eq!(code(&output), 2, "{args:?}");
        assert!(stderr(&output).starts_with(message), "{}", stderr(&output));
        assert_eq!(stderr(&output).lines().count(), 1, "{}", stderr(&output));
        assert!(stdout(&output).is_empty());
    }
}

#[test]
fn nothing_is_graded_if_one_of_several_files_cannot_be_used() {
    let output = Desk::new().put("ok.lean", PROOF).grade(&[TASK, "ok.lean", "missing.lean"]);
    assert_eq!((code(&output), stdout(&output)), (2, String::new()));
}

#[test]
fn wrong_flags_are_refused() {
    let desk = Desk::new();
    desk.put("ok.lean", PROOF);
    for flag in ["--timeout=0", "--timeout=soon", "--axioms=some", "--guard=off", "--pipeline=fast"] {
        assert_eq!(code(&desk.grade(&[flag, TASK, "ok.lean"])), 2, "{flag}");
    }
}

#[test]
fn flags_reach_the_grader() {
    let desk = Desk::new();
    desk.put("ok.lean", PROOF);
    let policy = |args: &[&str]| -> (i32, Value) {
        let output = desk.grade(&[args, &["--json", TASK, "ok.lean"]].concat());
        (code(&output), serde_json::from_slice(&output.stdout).unwrap())
    };
    let (status, verdict) = policy(&["--axioms=exact", "--guard=tokens", "--timeout=99", "--memory=3000"]);
    assert_eq!((status, verdict["reason"]["code"].as_str()), (1, Some("axioms_differ")));
    assert_eq!(verdict["policy"]["guard"], "tokens");
    assert_eq!(verdict["policy"]["timeout_seconds"], 99.0);
    assert_eq!(verdict["policy"]["limits"]["elaborate_mib"], 3000);
    let (status, verdict) = policy(&["--input=reply"]);
    assert_eq!((status, verdict["reason"]["code"].as_str()), (1, Some("no_lean_block")));
}

#[test]
fn a_fault_of_the_machine_exits_with_3_and_gives_no_reward() {
    let desk = Desk::new();
    desk.put("ok.lean", PROOF).put("file", "");
    let output =
        desk.command(&["--json", TASK, "ok.lean"]).env("LMAP_CACHE_DIR", "file/cache").output().unwrap();
    assert_eq!(code(&output), 3);
    let verdict: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&verdict["verdict"], &verdict["reward"]), (&Value::from("error"), &Value::Null));
    assert_eq!(verdict["reason"]["code"], "cache");
    desk.assert_nothing_left();
}

#[test]
fn the_deadline_gives_a_timeout() {
    let output =
        Desk::new().put("endless.lean", ENDLESS).grade(&["--timeout=1", "--json", TASK, "endless.lean"]);
    assert_eq!(code(&output), 1);
    let verdict: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((verdict["verdict"].as_str(), verdict["reward"].as_f64()), (Some("timeout"), Some(0.0)));
}

#[test]
fn several_files_at_once_keep_their_order() {
    let desk = Desk::new();
    let names: Vec<String> = (0..6).map(|index| format!("{index}.lean")).collect();
    for (index, name) in names.iter().enumerate() {
        let proof = if index % 2 == 0 { PROOF.to_owned() } else { PROOF.replace("decide +kernel", "sorry") };
        desk.put(name, proof);
    }
    let mut args = vec!["--json", "--jobs=3", "--kernels=lmap", TASK];
    args.extend(names.iter().map(String::as_str));
    let output = desk.grade(&args);
    assert_eq!(code(&output), 1, "{}", stderr(&output));
    let verdicts: Vec<Value> = stdout(&output).lines().map(|l| serde_json::from_str(l).unwrap()).collect();
    let told: Vec<_> = verdicts.iter().map(|v| v["submission"]["name"].as_str().unwrap()).collect();
    assert_eq!(told, names);
    assert!(verdicts.iter().enumerate().all(|(i, v)| (v["verdict"] == "accepted") == (i % 2 == 0)));
}

#[test]
fn repeated_grades_tell_whether_they_agree() {
    let desk = Desk::new();
    desk.put("ok.lean", PROOF);
    let output = desk.grade(&["--repeat=3", "--kernels=lmap", TASK, "ok.lean"]);
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    assert!(stdout(&output).starts_with("steady  ok.lean  3 times"), "{}", stdout(&output));
    let output = desk.grade(&["--repeat=2", "--kernels=lmap", "--json", TASK, "ok.lean"]);
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((report["runs"].as_u64(), report["flaky"].as_bool()), (Some(2), Some(false)));
    assert_eq!(report["endings"]["accepted"], 2);
}

#[test]
fn settings_of_the_file_are_in_force_and_wrong_ones_are_named() {
    let desk = Desk::new();
    desk.put("ok.lean", PROOF).put("lmap.toml", "[grade]\nkernels = 'lmap'\nbudget = 10\n");
    let output = desk.grade(&["--json", TASK, "ok.lean"]);
    let verdict: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((code(&output), verdict["reason"]["code"].as_str()), (1, Some("budget")));
    desk.put("lmap.toml", "[grade]\nkernel = 'lmap'\n");
    let output = desk.grade(&[TASK, "ok.lean"]);
    assert_eq!(code(&output), 2);
    assert!(
        stderr(&output).contains("kernel") && stderr(&output).contains("lmap.toml"),
        "{}",
        stderr(&output)
    );
}

#[test]
fn the_package_is_kept_on_request() {
    let desk = Desk::new();
    let output = desk.put("ok.lean", PROOF).command(&["--keep-packages", TASK, "ok.lean"]).output().unwrap();
    let kept =
        stdout(&output).lines().find_map(|line| line.strip_prefix("  kept: ").map(str::to_owned)).unwrap();
    assert_eq!(fs::read_to_string(Path::new(&kept).join("Submission.lean")).unwrap(), PROOF);
}

/// Waits for something that happens soon.
fn wait_until(what: &str, happens: impl Fn() -> bool) {
    let patience = Instant::now() + Duration::from_secs(60);
    while !happens() {
        assert!(Instant::now() < patience, "waited in vain until {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Whether a process has `mark` on its command line.
fn is_anybody_working(mark: &str) -> bool {
    let processes = fs::read_dir("/proc").unwrap().flatten();
    let lines = processes.filter_map(|process| fs::read(process.path().join("cmdline")).ok());
    lines.into_iter().any(|line| String::from_utf8_lossy(&line).contains(mark))
}

#[test]
fn a_signal_leaves_nothing_running_or_lying_about() {
    for signal in ["-INT", "-TERM"] {
        let desk = Desk::new();
        // Lean is told its limit of memory; no other process on the machine is told this one.
        let mebibytes = (2000 + std::process::id() % 999).to_string();
        let mark = format!("--memory={mebibytes}");
        let args = ["--memory", &mebibytes, "--pipeline=reference", "--kernel-memory", &mebibytes];
        let args = [&args[..], &[TASK, "endless.lean"]].concat();
        let mut child = desk.put("endless.lean", ENDLESS).command(&args).spawn().unwrap();
        wait_until("Lean runs", || is_anybody_working(&mark));
        assert!(Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap().success());
        assert_eq!(child.wait().unwrap().code(), Some(130));
        wait_until("Lean is dead", || !is_anybody_working(&mark));
        desk.assert_nothing_left();
    }
}
