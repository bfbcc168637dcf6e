//! Faults of the machine around a grade: no reward, exit code 3, and what to do about it.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

const PROOF: &str = "import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  unfold LeanCheckedNetwork.Net.Spec; decide +kernel
";

/// A place to work in, with a proof, and a folder `small` that can become a disk that runs full.
struct Place(tempfile::TempDir);

impl Place {
    fn new() -> Self {
        let place = Self(tempfile::tempdir().unwrap());
        fs::write(place.path().join("proof.lean"), PROOF).unwrap();
        fs::create_dir(place.path().join("small")).unwrap();
        place
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    /// Runs a shell script in which `grade` grades the proof and `disk SIZE` makes `small` a disk of that size; nothing if
    /// this machine allows no mounts.
    fn run(&self, script: &str) -> Option<Output> {
        let mut command = own_mounts();
        if !command
            .args(["mount", "-t", "tmpfs", "none", "/mnt"])
            .status()
            .is_ok_and(|status| status.success())
        {
            eprintln!("skipped: this machine allows no mounts in a namespace");
            return None;
        }
        let lmap = env!("CARGO_BIN_EXE_lmap");
        let functions = format!(
            "disk() {{ mount -t tmpfs -o size=$1,mode=700 none small || exit 99; }}\n\
             fill() {{ cat /dev/zero > small/filler 2> /dev/null; }}\n\
             grade() {{ '{lmap}' grade p5-h2-s0 proof.lean --json \"$@\"; echo \"exit $?\"; }}\n"
        );
        let mut command = own_mounts();
        command
            .args(["sh", "-c", &format!("{functions}{script}")])
            .current_dir(self.path())
            .env("LMAP_TOOLCHAIN", &lmap_lean::testing::toolchain().root)
            .env("LMAP_CACHE_DIR", lmap_lean::testing::cache_dir().join("grader-tests"))
            .env("LMAP_NO_CACHE", "true");
        Some(command.output().unwrap())
    }
}

/// Runs a program with mounts of its own. For root everything else stays as it is.
fn own_mounts() -> Command {
    let mut command = Command::new("unshare");
    if !rustix::process::geteuid().is_root() {
        command.args(["--user", "--map-root-user"]);
    }
    command.arg("--mount");
    command
}

/// The verdicts that were printed, each with the exit code behind it.
fn verdicts(output: &Output) -> Vec<(Value, String)> {
    let text = String::from_utf8_lossy(&output.stdout);
    let mut verdict = None;
    let mut found = Vec::new();
    for line in text.lines() {
        match line.strip_prefix("exit ") {
            Some(code) => found.push((verdict.take().unwrap_or(Value::Null), code.to_owned())),
            None => verdict = Some(serde_json::from_str(line).unwrap()),
        }
    }
    assert!(!found.is_empty(), "{output:?}");
    found
}

#[track_caller]
fn assert_fault((verdict, code): &(Value, String), reason: &str, advice: &str) {
    assert_eq!((verdict["verdict"].as_str(), code.as_str()), (Some("error"), "3"), "{verdict:#}");
    assert_eq!(verdict["reward"], Value::Null);
    assert_eq!(verdict["reason"]["code"], reason, "{verdict:#}");
    let message = verdict["reason"]["message"].as_str().unwrap();
    assert!(message.contains(advice), "{message}");
}

#[track_caller]
fn assert_accepted((verdict, code): &(Value, String)) {
    assert_eq!((verdict["verdict"].as_str(), code.as_str()), (Some("accepted"), "0"), "{verdict:#}");
}

#[test]
fn a_cache_on_a_full_disk_is_a_fault_and_leaves_nothing_that_is_wrong() {
    let place = Place::new();
    // Too small for a folder, for one file of the base, and for both; then large enough.
    let script = "export LMAP_CACHE_DIR=small
        disk 16k; fill; grade; umount small
        disk 60k; grade; mount -o remount,size=120k small; grade; mount -o remount,size=100m small; grade";
    let Some(output) = place.run(script) else { return };
    let found = verdicts(&output);
    assert_eq!(found.len(), 4);
    assert_fault(&found[0], "cache", "LMAP_CACHE_DIR");
    for verdict in &found[1..3] {
        let code = verdict.0["reason"]["code"].as_str().unwrap();
        assert!(["cache", "base_failed"].contains(&code), "{code}");
        assert_fault(verdict, code, "");
    }
    assert_accepted(&found[3]);
}

#[test]
fn a_cache_that_runs_full_later_costs_only_what_it_saves() {
    let place = Place::new();
    let script = "export LMAP_CACHE_DIR=small LMAP_NO_CACHE=false\ndisk 100m; grade; fill; grade\n\
                  echo '-- another' >> proof.lean; grade";
    let Some(output) = place.run(script) else { return };
    let found = verdicts(&output);
    found.iter().for_each(assert_accepted);
    assert_eq!(found.len(), 3);
}

#[test]
fn grades_need_no_temporary_files_but_where_nothing_else_can_be_believed() {
    let place = Place::new();
    let script =
        "export TMPDIR=$PWD/small\ndisk 16k; fill; grade; grade --pipeline reference; grade --shared-user";
    let Some(output) = place.run(script) else { return };
    let found = verdicts(&output);
    assert_accepted(&found[0]);
    assert_accepted(&found[1]);
    assert_fault(&found[2], "cache", "TMPDIR");
}

#[test]
fn a_work_root_without_room_matters_only_to_who_wants_packages() {
    let place = Place::new();
    let script = "export LMAP_WORK_ROOT=$PWD/small
        disk 16k,nr_inodes=1; grade; grade --keep-packages; umount small
        disk 16k; fill; grade --keep-packages; ls small > left";
    let Some(output) = place.run(script) else { return };
    let found = verdicts(&output);
    assert_accepted(&found[0]);
    assert_fault(&found[1], "work_folder", "--work-root");
    // There was room for a folder, and it shows only when the grade is over that there is none for files.
    assert_accepted(&found[2]);
    assert!(found[2].0["warnings"][0].as_str().unwrap().contains("could not be kept"), "{:#}", found[2].0);
    assert_eq!(fs::read_to_string(place.path().join("left")).unwrap(), "filler\n");
}
