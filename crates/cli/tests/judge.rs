//! `lmap judge` as a person or a program uses it: configurations of comparator, compiled files against each other, bad input.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;

use lmap_lean::{LeanCommand, Limits};
use rustix::fs::{CWD, FileType, Mode, mknodat};
use serde_json::{Value, json};
use tempfile::TempDir;

const CHALLENGE: &str = "def root : Nat := sorry\n\ntheorem root_spec : root * root = 49 := sorry\n\
    theorem sum : 1 + 1 = 2 := sorry\n";
const SOLUTION: &str = "def root : Nat := 7\n\ntheorem root_spec : root * root = 49 := rfl\n\
    theorem sum : 1 + 1 = 2 := rfl\n";

/// A folder with Lean files and a configuration.
struct Desk {
    folder: TempDir,
}

impl Desk {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("work")).unwrap();
        Self { folder }
    }

    /// The usual challenge, this solution.
    fn with(solution: &str) -> Self {
        let desk = Self::new();
        desk.put("Challenge.lean", CHALLENGE).put("Solution.lean", solution).configure(&config());
        desk
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    fn put(&self, name: &str, content: impl AsRef<[u8]>) -> &Self {
        let path = self.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, content).unwrap();
        self
    }

    /// Puts a pipe that nobody writes to in the place of a file.
    fn put_pipe(&self, name: &str) -> &Self {
        self.remove(name);
        mknodat(CWD, self.path().join(name), FileType::Fifo, Mode::RWXU, 0).unwrap();
        self
    }

    /// Puts a link to a file without an end in the place of a file.
    fn put_zeros(&self, name: &str) -> &Self {
        self.remove(name);
        symlink("/dev/zero", self.path().join(name)).unwrap();
        self
    }

    fn remove(&self, name: &str) {
        let _ = fs::remove_file(self.path().join(name));
    }

    fn configure(&self, config: &Value) -> &Self {
        self.put("config.json", config.to_string())
    }

    /// Compiles a file with the real Lean, beside it.
    fn compile(&self, name: &str, source: &str) -> &Self {
        self.put(&format!("{name}.lean"), source);
        let run = LeanCommand::new(&lmap_lean::testing::toolchain(), format!("{name}.lean"))
            .dir(self.path())
            .lean_path(".")
            .output(format!("{name}.olean"))
            .run(&Limits::within(Duration::from_secs(60)))
            .unwrap();
        assert!(run.finished.end.success(), "{:?} {}", run.messages, run.other);
        self
    }

    fn judge(&self, args: &[&str]) -> Output {
        let output = Command::new(env!("CARGO_BIN_EXE_lmap"))
            .arg("judge")
            .args(args)
            .current_dir(self.path())
            .env_remove("NO_COLOR")
            .env("LMAP_TOOLCHAIN", &lmap_lean::testing::toolchain().root)
            .env("LMAP_CACHE_DIR", lmap_lean::testing::cache_dir().join("judge-tests"))
            .env("LMAP_KERNEL_MEMORY", "2048")
            .env("LMAP_WORK_ROOT", self.path().join("work"))
            .output()
            .unwrap();
        let left: Vec<_> = fs::read_dir(self.path().join("work")).unwrap().collect();
        assert!(left.is_empty(), "left behind: {left:?}");
        output
    }

    /// The verdict, as JSON, and the exit code.
    fn verdict(&self, args: &[&str]) -> (Value, i32) {
        let output = self.judge(&[args, &["--json"]].concat());
        let verdict =
            serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {output:?}"));
        (verdict, output.status.code().unwrap())
    }
}

fn config() -> Value {
    json!({
        "challenge_module": "Challenge",
        "solution_module": "Solution",
        "theorem_names": ["root_spec", "sum"],
        "definition_names": ["root"],
        "permitted_axioms": ["propext", "Quot.sound", "Classical.choice"],
    })
}

fn config_with(key: &str, value: Value) -> Value {
    let mut config = config();
    config[key] = value;
    config
}

#[track_caller]
fn assert_refused(desk: &Desk, stage: &str, code: &str) -> Value {
    let (verdict, exit) = desk.verdict(&["config.json"]);
    assert_eq!((exit, &verdict["verdict"]), (1, &json!("rejected")), "{verdict:#}");
    assert_eq!((&verdict["stage"], &verdict["reason"]["code"]), (&json!(stage), &json!(code)), "{verdict:#}");
    verdict
}

/// The asker's mistake is named, with exit code 2.
#[track_caller]
fn assert_usage(output: &Output, words: &[&str]) {
    let text = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{text}{}", String::from_utf8_lossy(&output.stdout));
    for word in words {
        assert!(text.contains(word), "no `{word}` in: {text}");
    }
}

#[test]
fn a_solution_of_the_challenge_is_accepted_by_both_kernels() {
    let (verdict, exit) = Desk::with(SOLUTION).verdict(&["config.json"]);
    assert_eq!(exit, 0, "{verdict:#}");
    assert_eq!(verdict["task"], "Challenge");
    assert_eq!(verdict["submission"]["name"], "Solution");
    assert_eq!(verdict["axioms"], json!([]));
    let kernels: Vec<&Value> = verdict["kernels"].as_array().unwrap().iter().map(|k| &k["name"]).collect();
    assert_eq!(kernels, ["lmap", "lean"]);
    for stage in ["build_passed", "leanchecker_passed", "statement_passed", "axioms_passed"] {
        assert_eq!(verdict["stages"][stage], true, "{stage}");
    }
    assert!(!verdict["sandbox"]["layers"].as_array().unwrap().is_empty());
}

#[test]
fn modules_that_the_two_share_are_believed_and_the_solutions_own_are_not() {
    let desk = Desk::new();
    desk.put("Shared/Basic.lean", "def twice (n : Nat) : Nat := n + n\n")
        .put("Challenge.lean", "import Shared.Basic\ntheorem four : twice 2 = 4 := sorry\n")
        .put("Helper.lean", "import Shared.Basic\ntheorem help (n : Nat) : twice n = n + n := rfl\n")
        .put("Solution.lean", "import Helper\ntheorem four : twice 2 = 4 := help 2\n");
    let mut own = config_with("theorem_names", json!(["four"]));
    own["definition_names"] = json!([]);
    desk.configure(&own);
    let (verdict, exit) = desk.verdict(&["config.json"]);
    assert_eq!(exit, 0, "{verdict:#}");
    desk.put("Helper.lean", "import Shared.Basic\naxiom help (n : Nat) : twice n = n + n\n");
    assert_refused(&desk, "axioms", "forbidden_axioms");
}

#[test]
fn what_is_private_in_one_module_is_not_in_the_way_of_another() {
    let own = "private def hidden : Nat := 1\nstructure NAME where x : Nat\n\
        instance : Inhabited NAME := ⟨⟨1⟩⟩\nlocal notation \"zz\" => (1 : Nat)\n\
        theorem use.NAME : zz = hidden := rfl\n";
    // What Lean makes of a match in another module has no name of its own.
    let split = "import Defs\ntheorem bound.NAME (n : Nat) : f n ≤ n + 1 := by unfold f; split <;> omega\n";
    let desk = Desk::new();
    for name in ["Here", "There"] {
        desk.put(&format!("Lemmas/{name}.lean"), own.replace("NAME", name));
        desk.put(&format!("Split/{name}.lean"), split.replace("NAME", name));
    }
    let shared = "import Split.Here\nimport Split.There\n";
    let lemmas = "import Lemmas.Here\nimport Lemmas.There\n";
    let statement = "private def five : Nat := 5\ntheorem t : f 5 = five := ";
    let mut own = config_with("theorem_names", json!(["t"]));
    own["definition_names"] = json!([]);
    desk.put("Defs.lean", "def f (n : Nat) : Nat := match n with\n  | 0 => 1\n  | n + 1 => n + 1\n");
    desk.configure(&own);
    for (challenge, solution) in [("import Defs\n", shared), (shared, shared)] {
        desk.put("Challenge.lean", format!("{challenge}{statement}sorry\n"));
        let hidden = "private def hidden : Nat := 2\n";
        desk.put("Solution.lean", format!("{solution}{lemmas}{hidden}{statement}rfl\n"));
        let (verdict, exit) = desk.verdict(&["config.json"]);
        assert_eq!(exit, 0, "{verdict:#}");
    }
}

#[test]
fn whatever_is_wrong_with_the_solution_is_a_verdict() {
    for (solution, stage, code) in [
        (SOLUTION.replace("7", "8"), "build", "lean_error"),
        (
            SOLUTION.replace("theorem sum : 1 + 1 = 2", "theorem other : 1 + 1 = 2"),
            "statement",
            "theorem_missing",
        ),
        (
            SOLUTION.replace("theorem sum : 1 + 1 = 2", "theorem sum : 1 + 2 = 3"),
            "statement",
            "statement_differs",
        ),
        (SOLUTION.replace("theorem sum", "def sum"), "statement", "not_a_theorem"),
        (SOLUTION.replace("1 + 1 = 2 := rfl", "1 + 1 = 2 := sorry"), "axioms", "forbidden_axioms"),
        (format!("import Challenge\n{SOLUTION}"), "build", "bad_import"),
        (format!("import Nowhere.Atall\n{SOLUTION}"), "build", "bad_import"),
    ] {
        let verdict = assert_refused(&Desk::with(&solution), stage, code);
        assert_eq!(verdict["reward"], 0.0, "{solution}");
    }
}

#[test]
fn files_of_the_solution_that_cannot_be_read_are_a_verdict() {
    let desk = Desk::with(SOLUTION);
    let refused = |code: &str, words: &[&str]| {
        let verdict = assert_refused(&desk, "build", code);
        let message = verdict["reason"]["message"].as_str().unwrap();
        for word in words {
            assert!(message.contains(word), "no `{word}` in: {message}");
        }
    };
    desk.put("Solution.lean", [SOLUTION.as_bytes(), b"-- \xff\n"].concat());
    refused("not_unicode", &["`Solution`", "not UTF-8"]);
    desk.put("Solution.lean", format!("{SOLUTION}--{}", " ".repeat(16 << 20)));
    refused("too_large", &["`Solution`", "16777216 bytes"]);
    desk.put_pipe("Solution.lean");
    refused("unreadable", &["`Solution`", "no regular file"]);
    desk.put_zeros("Solution.lean");
    refused("unreadable", &["`Solution`", "no regular file"]);
    desk.remove("Solution.lean");
    desk.put("Solution.lean", format!("import {}\n{SOLUTION}", "a".repeat(300)));
    refused("bad_import", &["`Solution` imports `aaa"]);
    desk.put("Solution.lean", format!("import «config.json».X\n{SOLUTION}"));
    refused("bad_import", &["`Solution` imports `config.json.X`"]);
    desk.put("Solution.lean", format!("import Folder\n{SOLUTION}"));
    fs::create_dir(desk.path().join("Folder.lean")).unwrap();
    refused("unreadable", &["`Folder`", "no regular file"]);
    desk.put("Solution.lean", format!("import Loop\n{SOLUTION}"));
    symlink("Loop.lean", desk.path().join("Loop.lean")).unwrap();
    refused("unreadable", &["`Loop`"]);
    // A link to a file is as good as the file.
    desk.put("Other.lean", SOLUTION);
    desk.remove("Solution.lean");
    symlink("Other.lean", desk.path().join("Solution.lean")).unwrap();
    assert_eq!(desk.verdict(&["config.json"]).1, 0);
}

#[test]
fn files_of_the_asker_that_cannot_be_read_are_named() {
    let desk = Desk::with(SOLUTION);
    let named = |words: &[&str]| assert_usage(&desk.judge(&["config.json"]), words);
    desk.put("Challenge.lean", b"-- \xff\n");
    named(&["Challenge.lean", "not UTF-8"]);
    desk.put("Challenge.lean", " ".repeat((16 << 20) + 1));
    named(&["Challenge.lean", "too large", "16777216 bytes"]);
    desk.put_pipe("Challenge.lean");
    named(&["Challenge.lean", "no regular file"]);
    desk.put_zeros("Challenge.lean");
    named(&["Challenge.lean", "no regular file"]);
    desk.remove("Challenge.lean");
    desk.put("Challenge.lean", format!("import Shared\n{CHALLENGE}")).put_pipe("Shared.lean");
    named(&["Shared.lean", "no regular file"]);
    desk.put("Challenge.lean", format!("import {}\n{CHALLENGE}", "a".repeat(300)));
    named(&["`Challenge` imports `aaa"]);
    desk.put_pipe("config.json");
    named(&["config.json", "no regular file"]);
    desk.put_zeros("config.json");
    named(&["config.json", "no regular file"]);
    desk.put_pipe("Target.olean").put_zeros("Other.olean");
    for (target, submission) in [("Target.olean", "Other.olean"), ("Other.olean", "Target.olean")] {
        let output = desk.judge(&["--target", target, "--submission", submission]);
        assert_usage(&output, &[target, "not a regular file"]);
    }
}

#[test]
fn a_policy_that_would_not_be_kept_is_refused() {
    let desk = Desk::with(SOLUTION);
    desk.compile("Target", CHALLENGE);
    let files = ["--target", "Target.olean", "--submission", "Target.olean"];
    for args in [&["config.json"][..], &files] {
        let with = |more: &[&str]| desk.judge(&[args, more].concat());
        assert_usage(&with(&["--pipeline", "reference"]), &["pipeline reference", "only direct"]);
        assert_usage(&with(&["--guard", "tokens"]), &["guard tokens", "no guard"]);
    }
    desk.put("lmap.toml", "[grade]\nguard = \"tokens\"\n");
    assert_usage(&desk.judge(&["config.json"]), &["guard tokens"]);
    let usual = ["config.json", "--pipeline", "direct", "--guard", "seed"];
    assert_eq!(desk.verdict(&usual).1, 0);
}

#[test]
fn a_solution_that_waits_for_the_kernels_answer_gets_it() {
    let proof = "by first | (have : 1 = 2 := by decide +kernel); omega | rfl";
    let solution = SOLUTION.replace("root * root = 49 := rfl", &format!("root * root = 49 := {proof}"));
    let (verdict, exit) = Desk::with(&solution).verdict(&["config.json"]);
    assert_eq!((exit, &verdict["elaborations"]), (0, &json!(2)), "{verdict:#}");
}

#[test]
fn a_difference_of_statements_is_shown_and_explained() {
    let desk = Desk::new();
    let statement = |bound| format!("theorem small : ∀ n : Nat, n < {bound} → n < 6 := ");
    desk.put("Challenge.lean", format!("{}sorry\n", statement(5)))
        .put("Solution.lean", format!("{}fun _ h => by omega\n", statement(4)));
    let mut config = config_with("theorem_names", json!(["small"]));
    config["definition_names"] = json!([]);
    desk.configure(&config);
    let verdict = assert_refused(&desk, "statement", "statement_differs");
    assert_eq!(verdict["statement_diff"]["difference"]["kind"], "bound");
    let text = String::from_utf8(desk.judge(&["config.json"]).stdout).unwrap();
    assert!(text.contains("wanted: ∀ (n : Nat), n < 5 → n < 6"), "{text}");
    assert!(text.contains("found:  ∀ (n : Nat), n < 4 → n < 6"), "{text}");
    assert!(text.contains("^") && text.contains("a weaker bound"), "{text}");
}

#[test]
fn what_cannot_be_asked_for_is_a_mistake_of_the_asker() {
    let run = |config: Value| Desk::with(SOLUTION).configure(&config).judge(&["config.json"]);
    assert_usage(&run(config_with("theorem_name", json!("sum"))), &["unknown field `theorem_name`"]);
    assert_usage(&run(config_with("challenge_module", json!("Missing"))), &["no module `Missing`"]);
    assert_usage(&run(config_with("solution_module", json!("Missing"))), &["no module `Missing`"]);
    assert_usage(&run(config_with("solution_module", json!("Challenge"))), &["same module", "Challenge"]);
    assert_usage(&run(config_with("theorem_names", json!(["sums"]))), &["no theorem `sums`"]);
    assert_usage(
        &run(config_with("theorem_names", json!(["root"]))),
        &["`root` is no theorem", "definition"],
    );
    assert_usage(&run(config_with("theorem_names", json!([]))), &["no theorem"]);
    assert_usage(&run(config_with("theorem_names", json!(["a..b"]))), &["a..b", "no name"]);
    assert_usage(&run(config_with("definition_names", json!(["roots"]))), &["no definition `roots`"]);
    assert_usage(&run(config_with("definition_names", json!([]))), &["`root`", "open with sorry"]);
    assert_usage(&run(config_with("permitted_axioms", json!(["prop_ext"]))), &["`prop_ext` is no axiom"]);
    let mut short = config();
    short.as_object_mut().unwrap().remove("permitted_axioms");
    assert_usage(&run(short), &["missing field `permitted_axioms`"]);
}

#[test]
fn a_challenge_that_cannot_be_used_is_a_mistake_of_the_asker() {
    let run = |challenge: &str| Desk::with(SOLUTION).put("Challenge.lean", challenge).judge(&["config.json"]);
    assert_usage(&run("theorem sum : 1 + 1 = := sorry\n"), &["cannot be compiled", "`Challenge`"]);
    assert_usage(&run(&format!("import Gone\n{CHALLENGE}")), &["`Challenge` imports `Gone`"]);
    assert_usage(&run(&format!("import Challenge\n{CHALLENGE}")), &["imports itself"]);
    let desk = Desk::new();
    assert_usage(&desk.judge(&["config.json"]), &["cannot read config.json"]);
    assert_usage(&desk.put("config.json", "{").judge(&["config.json"]), &["config.json"]);
    assert_usage(&desk.judge(&[]), &["CONFIG.json"]);
}

#[test]
fn one_compiled_file_is_judged_by_another() {
    let desk = Desk::new();
    desk.compile("Target", CHALLENGE).compile("Good", SOLUTION);
    desk.compile("Bad", &SOLUTION.replace("1 + 1 = 2", "2 + 1 = 3"));
    let judge = |file: &str| desk.verdict(&["--target", "Target.olean", "--submission", file]);
    let (verdict, exit) = judge("Good.olean");
    assert_eq!(exit, 0, "{verdict:#}");
    assert_eq!(
        (&verdict["task"], &verdict["submission"]["name"]),
        (&json!("Target.olean"), &json!("Good.olean"))
    );
    let (verdict, exit) = judge("Bad.olean");
    assert_eq!((exit, &verdict["reason"]["code"]), (1, &json!("statement_differs")));
    // The target itself leaves its theorems open.
    let (verdict, exit) = judge("Target.olean");
    assert_eq!((exit, &verdict["reason"]["code"]), (1, &json!("forbidden_axioms")));
    desk.put("Damaged.olean", &fs::read(desk.path().join("Good.olean")).unwrap()[..1000]);
    let (verdict, exit) = judge("Damaged.olean");
    assert_eq!((exit, &verdict["reason"]["code"]), (1, &json!("malformed_compiled_file")));
}

#[test]
fn a_compiled_file_that_imports_what_it_should_prove_is_rejected() {
    let desk = Desk::new();
    desk.compile("Target", "theorem sum : 1 + 1 = 2 := sorry\n");
    desk.compile("Lazy", "import Target\ntheorem more : True := trivial\n");
    let args = ["--target", "Target.olean", "--submission", "Lazy.olean", "--base", "."];
    let (verdict, exit) = desk.verdict(&args);
    assert_eq!((exit, &verdict["reason"]["code"]), (1, &json!("bad_import")), "{verdict:#}");
}

#[test]
fn a_helper_that_only_the_submission_imports_is_not_believed() {
    let desk = Desk::new();
    desk.compile("Target", "theorem absurd_claim : 1 = 2 := sorry\n");
    desk.compile("Helper", "axiom cheat : 1 = 2\n");
    desk.compile("Sly", "import Helper\ntheorem absurd_claim : 1 = 2 := cheat\n");
    let (verdict, exit) =
        desk.verdict(&["--target", "Target.olean", "--submission", "Sly.olean", "--base", "."]);
    assert_eq!((exit, &verdict["reason"]["code"]), (1, &json!("bad_import")), "{verdict:#}");
    // What the target imports is believed.
    desk.compile("Shared", "def two : Nat := 2\n");
    desk.compile("Target", "import Shared\ntheorem even : two = 2 := sorry\n");
    desk.compile("Honest", "import Shared\ntheorem even : two = 2 := rfl\n");
    let (verdict, exit) =
        desk.verdict(&["--target", "Target.olean", "--submission", "Honest.olean", "--base", "."]);
    assert_eq!(exit, 0, "{verdict:#}");
}

#[test]
fn compiled_files_that_cannot_be_used_are_mistakes_of_the_asker() {
    let desk = Desk::new();
    desk.compile("Target", "theorem sum : 1 + 1 = 2 := sorry\n").compile("Empty", "def one : Nat := 1\n");
    let judge = |target: &str, submission: &str, more: &[&str]| {
        desk.judge(&[&["--target", target, "--submission", submission], more].concat())
    };
    assert_usage(&judge("Gone.olean", "Target.olean", &[]), &["Gone.olean"]);
    assert_usage(&judge("Target.olean", "Gone.olean", &[]), &["Gone.olean"]);
    assert_usage(&judge("Target.lean", "Target.olean", &[]), &["Target.lean", "not a compiled Lean file"]);
    assert_usage(&judge("Empty.olean", "Target.olean", &[]), &["no theorem"]);
    assert_usage(
        &judge("Target.olean", "Target.olean", &["--permit-axiom", "nope"]),
        &["`nope` is no axiom"],
    );
    assert_usage(&desk.judge(&["--target", "Target.olean"]), &["--submission"]);
}
