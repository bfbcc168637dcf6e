//! `lmap setup` and `lmap doctor`, the program itself, with a tiny core.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::Duration;

use lmap_lean::testing;
use serde_json::Value;
use tempfile::TempDir;

const TRUTH: &str = "prelude\nset_option genCtorIdx false\ninductive True : Prop where\n  | intro : True\ninductive False : Prop\n";

/// A machine of its own: a cache, a core, and none of the caller's settings.
struct Machine {
    dir: TempDir,
}

impl Machine {
    fn new() -> Self {
        let shared = testing::cache_dir();
        fs::create_dir_all(&shared).unwrap();
        let machine = Self { dir: TempDir::new_in(shared).unwrap() };
        fs::create_dir_all(machine.path("core/Init")).unwrap();
        machine.write("core/Init.lean", "prelude\nimport Init.Truth\n");
        machine.write("core/Init/Truth.lean", TRUTH);
        machine
    }

    fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.path(name), text).unwrap();
    }

    /// `lmap` with a kit as the only provider, made of a wheel that is there.
    fn lmap(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lmap"));
        command.args(args).current_dir(self.dir.path()).stdin(Stdio::null());
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("LMAP_") {
                command.env_remove(name);
            }
        }
        command
            .env("LMAP_CACHE_DIR", self.path("cache"))
            .env("LMAP_CORE", self.path("core"))
            .env("LMAP_PROVIDER", "offline-kit")
            .env("LMAP_WHEEL", wheel());
        command
    }

    fn run(&self, args: &[&str]) -> Output {
        self.lmap(args).output().unwrap()
    }

    /// Everything in the cache but the lock.
    fn left_behind(&self) -> Vec<PathBuf> {
        files(&self.path("cache")).into_iter().filter(|path| !path.ends_with("lock")).collect()
    }
}

/// The real wheel: the shared toolchain of the tests has been made of it.
fn wheel() -> PathBuf {
    let _ = testing::kit();
    let downloads = fs::read_dir(testing::cache_dir().join("downloads")).unwrap();
    let mut found = downloads.map(|entry| entry.unwrap().path());
    found.find(|path| path.extension().is_some_and(|extension| extension == "whl")).unwrap()
}

fn files(dir: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(dir) else { return Vec::new() };
    let paths = entries.map(|entry| entry.unwrap().path());
    paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{output:?}"))
}

#[test]
fn setup_makes_a_lean_out_of_the_program_itself_and_doctor_is_content() {
    let machine = Machine::new();
    let made = json(&machine.run(&["setup", "--json"]));
    assert_eq!((&made["version"], &made["library"]), (&"4.35.0".into(), &"core".into()));
    assert_eq!(made["provider"], "offline-kit");

    let output = machine.run(&["setup"]);
    assert!(output.status.success());
    assert!(stdout(&output).contains("Lean 4.35.0 is ready"), "{output:?}");
    assert_eq!(stderr(&output), "", "nothing is done twice");

    let lean = Command::new(made["lean"].as_str().unwrap()).arg("--version").output().unwrap();
    assert!(stdout(&lean).starts_with("Lean (version 4.35.0, "), "{lean:?}");

    let output = machine.run(&["doctor", "--json"]);
    assert_eq!(output.status.code(), Some(0));
    let report = json(&output);
    assert_eq!(report["toolchain"]["found"], made);
    assert_eq!(report["toolchain"]["coverage"]["inductive_types"], 2);
    for ability in
        ["user_namespace", "mount_namespace", "pid_namespace", "network_namespace", "landlock", "seccomp"]
    {
        let result = layer(&report, ability);
        assert!(result == "works" || result == "fails", "{ability}: {report}");
    }
    let degraded = report["degraded"].as_array().unwrap();
    assert!(degraded.iter().any(|line| line.as_str().unwrap().starts_with("library core:")), "{report}");

    let human = stdout(&machine.run(&["doctor"]));
    for part in
        ["4.35.0 (the pinned one)", "2 inductive types", "user_namespace     ", "Degraded:", "no leanchecker"]
    {
        assert!(human.contains(part), "{part}: {human}");
    }
}

/// What trying a layer of the sandbox came to.
fn layer(report: &Value, name: &str) -> Value {
    let layers = report["sandbox"]["layers"].as_array().unwrap();
    layers
        .iter()
        .find(|layer| layer["layer"] == name)
        .map(|layer| layer["result"].clone())
        .unwrap_or_default()
}

#[test]
fn doctor_on_a_machine_without_lean_says_so_and_still_looks_at_the_rest() {
    let machine = Machine::new();
    let output = machine.run(&["doctor", "--json"]);
    assert_eq!(output.status.code(), Some(3));
    let report = json(&output);
    assert!(report["toolchain"]["error"].as_str().unwrap().contains("lmap setup"), "{report}");
    assert_ne!(layer(&report, "seccomp"), Value::Null, "{report}");
    assert!(!machine.path("cache").exists(), "looking changes nothing");
}

#[test]
fn doctor_finds_damage_that_a_quick_look_misses() {
    let machine = Machine::new();
    let made = json(&machine.run(&["setup", "--json"]));
    let olean = Path::new(made["root"].as_str().unwrap()).join("lib/lean/Init/Truth.olean");
    let modified = fs::metadata(&olean).unwrap().modified().unwrap();
    let mut bytes = fs::read(&olean).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    fs::write(&olean, bytes).unwrap();
    fs::File::options().write(true).open(&olean).unwrap().set_modified(modified).unwrap();

    let output = machine.run(&["doctor"]);
    assert_eq!(output.status.code(), Some(3));
    let text = stdout(&output);
    assert!(text.contains("the content of lib/lean/Init/Truth.olean has changed"), "{text}");
}

#[test]
fn a_setup_that_is_killed_leaves_no_process_and_no_trace_after_the_next() {
    let machine = Machine::new();
    // Lean is busy with this for longer than the test takes.
    let theorems: String = (0..400_000).map(|i| format!("theorem t{i} : True := True.intro\n")).collect();
    let endless = format!("{TRUTH}{theorems}");
    machine.write("core/Init/Truth.lean", &endless);
    let mut setup = machine.lmap(&["setup"]).stderr(Stdio::null()).spawn().unwrap();
    let staging = machine.path("cache/staging");
    let compiling = || files(&staging).iter().any(|path| path.ends_with("Truth.lean"));
    while !compiling() {
        assert!(setup.try_wait().unwrap().is_none(), "it should still be at work");
        thread::sleep(Duration::from_millis(5));
    }
    setup.kill().unwrap();
    setup.wait().unwrap();

    machine.write("core/Init/Truth.lean", TRUTH);
    let output = machine.run(&["setup"]);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(files(&staging), [""; 0].map(PathBuf::from));
    assert_eq!(processes_in(&staging), [""; 0]);
}

/// The command lines of processes whose program lies in `dir`.
fn processes_in(dir: &Path) -> Vec<String> {
    let entries = fs::read_dir("/proc").unwrap().flatten();
    let lines = entries.filter_map(|entry| fs::read_to_string(entry.path().join("cmdline")).ok());
    lines.filter(|line| line.starts_with(dir.to_str().unwrap())).collect()
}

#[test]
fn without_python_setup_says_what_to_install() {
    let machine = Machine::new();
    let output =
        machine.lmap(&["setup"]).env_remove("LMAP_WHEEL").env("PATH", "/nonexistent").output().unwrap();
    assert_eq!(output.status.code(), Some(3));
    assert!(stderr(&output).starts_with("error: Python 3 is needed"), "{output:?}");
    assert_eq!(machine.left_behind(), [""; 0].map(PathBuf::from));
}

#[test]
fn failures_are_json_too_where_that_is_asked_for() {
    let machine = Machine::new();
    let output = machine.lmap(&["setup", "--json", "--wheel", "absent.whl"]).output().unwrap();
    assert_eq!(output.status.code(), Some(3));
    let failure = json(&output);
    assert_eq!(failure["exit_code"], 3);
    assert!(failure["error"].as_str().unwrap().contains("absent.whl"), "{failure}");
}

#[test]
fn a_cache_that_cannot_be_written_is_an_infrastructure_fault() {
    let machine = Machine::new();
    machine.write("file", "");
    let output = machine.run(&["setup", "--cache-dir", "file/cache"]);
    assert_eq!(output.status.code(), Some(3));
    assert!(stderr(&output).contains("name a folder that can be written with --cache-dir"), "{output:?}");
}

#[test]
fn a_full_disk_is_an_infrastructure_fault_that_leaves_nothing_behind() {
    let machine = Machine::new();
    let own_mounts = || {
        let mut command = Command::new("unshare");
        command.args(["--user", "--map-root-user", "--mount"]);
        command
    };
    let possible = own_mounts().args(["mount", "-t", "tmpfs", "none", "/mnt"]).status();
    if !possible.is_ok_and(|status| status.success()) {
        eprintln!("skipped: this machine allows no mounts in a user namespace");
        return;
    }
    fs::create_dir(machine.path("small")).unwrap();
    let script =
        "mount -t tmpfs -o size=100m none small || exit 99\n\"$@\"\ncode=$?\nfind small -type f\nexit $code";
    let lmap = machine.lmap(&[]);
    let mut command = own_mounts();
    command.args(["sh", "-c", script, "sh"]).arg(lmap.get_program()).args(["setup", "--cache-dir", "small"]);
    command.envs(lmap.get_envs().filter_map(|(name, value)| Some((name, value?))));
    let output = command.current_dir(machine.dir.path()).output().unwrap();
    assert_eq!(output.status.code(), Some(3), "{output:?}");
    assert!(stderr(&output).contains("the installation needs 500 MB"), "{output:?}");
    assert_eq!(stdout(&output), "small/lock\n");
}

#[test]
fn wrong_settings_are_usage_errors_that_name_their_origin() {
    let machine = Machine::new();
    machine.write("lmap.toml", "[lean]\nprovder = 'elan'\n");
    let output = machine.run(&["setup"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("lmap.toml") && stderr(&output).contains("provder"), "{output:?}");
    fs::remove_file(machine.path("lmap.toml")).unwrap();

    let output = machine.lmap(&["setup"]).env("LMAP_PROVIDER", "apt").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("LMAP_PROVIDER: \"apt\" is no provider"), "{output:?}");

    let absent = ["doctor", "--provider", "path", "--toolchain", "absent"];
    let output = machine.run(&absent);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("absent is no Lean installation"), "{output:?}");
}

#[test]
fn a_lean_without_its_library_says_what_is_wrong() {
    let machine = Machine::new();
    fs::create_dir(machine.path("bin")).unwrap();
    fs::copy(env!("CARGO_BIN_EXE_lmap"), machine.path("bin/lean")).unwrap();
    let output = Command::new(machine.path("bin/lean")).arg("--version").output().unwrap();
    assert_eq!(output.status.code(), Some(3));
    assert!(
        stderr(&output).contains("lean: cannot load ") && stderr(&output).contains("libleanshared"),
        "{output:?}"
    );
}

#[test]
fn the_cost_of_a_start_is_measured_side_by_side() {
    let machine = Machine::new();
    // The tiny core lacks what the measured theorem needs; the real kit is in the shared cache.
    let real = |args: &[&str]| {
        let mut command = machine.lmap(args);
        command.env_remove("LMAP_CORE").env("LMAP_CACHE_DIR", testing::cache_dir()).output().unwrap()
    };
    assert!(real(&["setup"]).status.success());
    let output = real(&["bench", "lean", "--json", "--rounds", "1", "--no-core"]);
    assert!(output.status.success(), "{output:?}");
    let report = json(&output);
    let starts = report["starts"].as_array().unwrap();
    assert_eq!(starts.len(), 4);
    assert_eq!(
        (starts[0]["ratio_to_version"].as_f64(), starts[1]["ratio_to_prelude"].as_f64()),
        (Some(1.0), Some(1.0))
    );
    assert!(starts.iter().all(|start| start["best_seconds"].as_f64() <= start["median_seconds"].as_f64()));
}

#[test]
fn authors_compile_only_what_has_changed() {
    let machine = Machine::new();
    let build = || stdout(&machine.run(&["core", "build", "--source", "core", "--out", "out"]));
    assert!(build().starts_with("compiled 2 modules"));
    assert!(build().starts_with("compiled 0 modules"));
    machine.write("core/Init.lean", "prelude\nimport Init.Truth\nset_option linter.defProp true\n");
    assert!(build().starts_with("compiled 1 modules"));

    machine.write("core/Init/Truth.lean", "prelude\ninductive True : Prop where | intro : Treu\n");
    let output = machine.run(&["core", "build", "--source", "core", "--out", "out"]);
    assert_eq!(output.status.code(), Some(3));
    assert!(stderr(&output).contains("Init/Truth.lean:2:"), "{output:?}");
}
