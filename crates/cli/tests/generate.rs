//! What package builders take from the program: completions, manual pages, the version.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn lmap(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lmap")).args(args).output().unwrap()
}

fn stdout(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

#[test]
fn bash_reads_its_completions_and_offers_the_commands() {
    let script = lmap(&["completions", "bash"]);
    let question = "\nCOMP_WORDS=(lmap gra) COMP_CWORD=1; _lmap lmap gra lmap; echo \"${COMPREPLY[@]}\"";
    let mut bash = Command::new("bash").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = bash.stdin.take().unwrap();
    input.write_all(&script.stdout).unwrap();
    input.write_all(question.as_bytes()).unwrap();
    drop(input);
    let answer = bash.wait_with_output().unwrap();
    assert_eq!(stdout(&answer).trim(), "grade");
}

#[test]
fn every_shell_has_completions_and_an_unknown_one_is_named() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = lmap(&["completions", shell]);
        assert!(script.status.success() && stdout(&script).contains("networks"), "{shell}");
    }
    let unknown = lmap(&["completions", "csh"]);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("csh"));
}

#[test]
fn every_command_that_help_shows_has_a_manual_page() {
    let place = tempfile::tempdir().unwrap();
    let dir = place.path().join("man");
    assert!(lmap(&["man", dir.to_str().unwrap()]).status.success());
    let help = lmap(&["--help"]);
    let commands = stdout(&help).lines().skip_while(|line| *line != "Commands:").skip(1);
    let names: Vec<&str> = commands
        .take_while(|line| !line.is_empty())
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
        .filter(|name| *name != "help")
        .collect();
    assert!(names.contains(&"grade"), "{names:?}");
    for name in names {
        let page = fs::read_to_string(dir.join(format!("lmap-{name}.1"))).unwrap();
        assert!(page.contains(".SH SYNOPSIS"), "{name}");
    }
    let page = fs::read_to_string(dir.join("lmap.1")).unwrap();
    assert!(!page.contains("official-kernel"), "hidden commands are in no manual");
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let place = tempfile::tempdir().unwrap();
    let file = place.path().join("file");
    fs::write(&file, "").unwrap();
    let output = lmap(&["man", file.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("file"));
}

#[test]
fn the_version_names_the_commit_the_kernel_and_lean() {
    let output = lmap(&["--version"]);
    let version = stdout(&output).trim();
    let commit = Command::new("git").args(["rev-parse", "--short=12", "HEAD"]).output().unwrap();
    assert!(version.starts_with("lmap "), "{version}");
    let rest = format!(", kernel {}, for Lean {})", lmap_kernel::VERSION, lmap_lean::LeanVersion::PINNED);
    assert!(version.ends_with(&rest), "{version}");
    if commit.status.success() && !version.contains("unknown commit") {
        let digits = version.split(['(', ',']).nth(1).unwrap();
        assert!(digits.len() >= 12 && digits.chars().all(|c| c.is_ascii_hexdigit()), "{version}");
    }
}

#[test]
fn the_page_of_the_commands_is_that_of_the_program() {
    let place = tempfile::tempdir().unwrap();
    let made = lmap(&["man", "--format", "markdown", place.path().to_str().unwrap()]);
    assert!(made.status.success());
    let page = fs::read_to_string(place.path().join("commands.md")).unwrap();
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/reference/commands.md");
    let same = fs::read_to_string(committed).unwrap() == page;
    assert!(same, "run `cargo run -- man --format markdown docs/reference`");
    assert!(page.contains("## lmap tasks build\n") && !page.contains("official-kernel"));
}

#[test]
fn a_reader_that_goes_ends_the_program_quietly() {
    // More than a pipe holds, so that the program is still writing.
    assert!(lmap(&["completions", "zsh"]).stdout.len() > 1 << 16);
    let mut child = Command::new(env!("CARGO_BIN_EXE_lmap"));
    let mut child =
        child.args(["completions", "zsh"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(141));
}
