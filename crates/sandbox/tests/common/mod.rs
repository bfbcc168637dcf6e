//! Running this very test program inside a sandbox, where it tries what is forbidden.
#![allow(dead_code, reason = "each test program uses a part of it")]

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use lmap_sandbox::{Finished, Job, Launcher, Layer, Limits, Mode, Sandbox};

/// The variable that says what to do inside.
pub const PROBE: &str = "PROBE";

pub fn launcher() -> Launcher {
    // A copy that another user can reach takes the place of cargo's.
    let program = std::env::var_os("TEST_LAUNCHER").map_or_else(built_launcher, PathBuf::from);
    Launcher { program, args: Vec::new() }
}

fn built_launcher() -> PathBuf {
    env!("CARGO_BIN_EXE_sandbox-launcher").into()
}

/// The best sandbox that this machine has; says what it lacks.
pub fn sandbox() -> Sandbox {
    let sandbox = match Sandbox::detect(&launcher(), Mode::Strict) {
        Ok(sandbox) => sandbox,
        Err(error) => {
            println!("not strict: {error}");
            Sandbox::detect(&launcher(), Mode::BestEffort).unwrap_or_else(|error| skip_everything(&error))
        }
    };
    for layer in sandbox.missing() {
        println!("this machine lacks {layer}");
    }
    sandbox
}

/// On a machine that has no sandbox at all there is nothing to test. The harness shows only what failed, so this goes
/// around it.
fn skip_everything(error: &dyn std::fmt::Display) -> ! {
    let _ = writeln!(std::io::stderr(), "all tests of this program are skipped: {error}");
    std::process::exit(0)
}

/// The same without `layers`, if there is such a thing here; says so if not.
pub fn without(sandbox: &Sandbox, layers: &[Layer]) -> Option<Sandbox> {
    let relaxed = Sandbox::detect(&launcher(), Mode::BestEffort).ok()?;
    let gone: Vec<Layer> = sandbox.missing().into_iter().chain(layers.iter().copied()).collect();
    relaxed.without(&gone).map_err(|error| println!("skipped: {error}")).ok()
}

pub fn has(sandbox: &Sandbox, layer: Layer) -> bool {
    let has = sandbox.layers().contains(&layer);
    if !has {
        println!("skipped: this machine lacks {layer}");
    }
    has
}

pub fn limits() -> Limits {
    Limits::within(Duration::from_secs(60))
}

/// A job that runs `probe` of this test program; `words` are told to it.
pub fn job(probe: &str, words: &[&str]) -> Job {
    let program = std::env::current_exe().expect("where is this test?");
    Job { args: inside_args(words), env: inside_env(probe, words), ..Job::new(program, limits()) }
}

/// The arguments show the words to everybody on the machine; to the harness they are tests that do not exist.
fn inside_args(words: &[&str]) -> Vec<OsString> {
    let fixed = ["--exact", "inside", "--ignored", "--nocapture", "--test-threads=1"];
    let words = words.iter().flat_map(|word| ["--skip", word]);
    fixed.into_iter().chain(words).map(OsString::from).collect()
}

fn inside_env(probe: &str, words: &[&str]) -> Vec<(OsString, OsString)> {
    vec![(PROBE.into(), probe.into()), ("WORDS".into(), words.join("\n").into())]
}

pub fn words() -> Vec<String> {
    std::env::var("WORDS").unwrap_or_default().lines().map(str::to_owned).collect()
}

/// Starts `probe` outside of any sandbox.
pub fn outside(probe: &str, words: &[&str]) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("where is this test?"));
    command.args(inside_args(words)).envs(inside_env(probe, words)).stdin(Stdio::null());
    command
}

/// What a probe prints: `name: answer`.
pub fn answers(text: &str) -> BTreeMap<String, String> {
    let pair =
        |line: &str| line.strip_prefix("# ")?.split_once(": ").map(|(a, b)| (a.to_owned(), b.to_owned()));
    text.lines().filter_map(pair).collect()
}

pub fn answer(name: &str, what: impl std::fmt::Display) {
    // The test harness has begun the line already.
    println!("\n# {name}: {what}");
}

/// Tells how an attempt went.
pub fn tell<T, E: std::fmt::Display>(name: &str, result: Result<T, E>) {
    match result {
        Ok(_) => answer(name, "done"),
        Err(error) => answer(name, format!("denied, {error}")),
    }
}

/// The output of `finished`, for the message of a failed test.
pub fn shown(finished: &Finished) -> String {
    let (out, err) = (finished.stdout.text(), finished.stderr.text());
    format!("{:?} {:?}\n{out}\n{err}", finished.end, finished.usage)
}

/// The processes of this machine that have `mark` in their environment or arguments.
pub fn processes_with(mark: &str) -> Vec<u32> {
    let own = std::process::id();
    let has = |pid: &u32, file: &str| {
        fs::read(format!("/proc/{pid}/{file}"))
            .is_ok_and(|bytes| bytes.windows(mark.len()).any(|part| part == mark.as_bytes()))
    };
    let pids = fs::read_dir("/proc").into_iter().flatten().flatten();
    let pids = pids.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let marked = pids.filter(|pid| *pid != own && (has(pid, "environ") || has(pid, "cmdline")));
    marked.collect()
}

/// Waits until `done`, for half a minute at most.
pub fn wait_until(what: &str, mut done: impl FnMut() -> bool) {
    let give_up = Instant::now() + Duration::from_secs(30);
    while !done() {
        assert!(Instant::now() < give_up, "waited in vain: {what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// A word that nothing else on this machine has in its environment.
pub fn mark() -> String {
    use std::sync::atomic::{AtomicU32, Ordering};
    static COUNT: AtomicU32 = AtomicU32::new(0);
    format!("mark-{}-{}-{:?}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed), Instant::now())
        .replace([' ', '{', '}', ':', ','], "")
}
