//! What the documentation shows of a terminal, done again: every `console` block of the README and of docs/, with what it
//! prints; and every `lmap` command in an `sh` block, as far as its flags.
//!
//! The blocks of a file are one session of bash in an empty folder. `...` stands for any lines and `[..]` for anything within one;
//! seconds and megabytes may be others. `? N` is an exit code. The port 8417 is one that is free.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use lmap_lean::testing;
use pulldown_cmark::{CodeBlockKind, Event, Parser, Tag};
use rustix::process::{Pid, Signal, kill_process_group};
use tempfile::TempDir;

const LMAP: &str = env!("CARGO_BIN_EXE_lmap");

/// The port that pages use.
const PORT: &str = "8417";

/// How long one session may take.
const PATIENCE: Duration = Duration::from_secs(300);

/// A command of a page and what it prints there.
#[derive(Debug)]
struct Step {
    line: usize,
    command: String,
    output: String,
    code: i32,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// The README and the pages of docs/.
fn pages() -> Vec<PathBuf> {
    let mut pages = vec![root().join("README.md")];
    for folder in ["docs", "docs/reference"] {
        let entries = fs::read_dir(root().join(folder)).unwrap().map(|entry| entry.unwrap().path());
        pages.extend(entries.filter(|path| path.extension().is_some_and(|kind| kind == "md")));
    }
    pages.sort();
    pages
}

/// The code blocks of a kind, each with the line that it starts at.
fn blocks(text: &str, kind: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut block: Option<(usize, String)> = None;
    for (event, range) in Parser::new(text).into_offset_iter() {
        match event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) if &*info == kind => {
                block = Some((text[..range.start].matches('\n').count() + 2, String::new()));
            }
            Event::Text(part) => {
                if let Some((_, content)) = &mut block {
                    content.push_str(&part);
                }
            }
            Event::End(_) => found.extend(block.take()),
            _ => {}
        }
    }
    found
}

fn steps(text: &str) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for (start, block) in blocks(text, "console") {
        let own = steps.len();
        for (number, line) in block.lines().enumerate() {
            if let Some(command) = line.strip_prefix("$ ") {
                let (command, output) = (command.to_owned(), String::new());
                steps.push(Step { line: start + number, command, output, code: 0 });
                continue;
            }
            assert!(steps.len() > own, "line {}: a console block begins with `$ `", start + number);
            let step = steps.last_mut().unwrap();
            let continues =
                line.strip_prefix("> ").or((line == ">").then_some("")).filter(|_| step.output.is_empty());
            if let Some(more) = continues {
                step.command.push('\n');
                step.command.push_str(more);
            } else if let Some(code) = line.strip_prefix("? ") {
                step.code = code.parse().unwrap();
            } else {
                step.output.push_str(line);
                step.output.push('\n');
            }
        }
    }
    steps
}

/// A folder with the programs that pages call, besides those of the system.
fn programs(folder: &Path) -> PathBuf {
    let bin = folder.join("bin");
    fs::create_dir(&bin).unwrap();
    std::os::unix::fs::symlink(LMAP, bin.join("lmap")).unwrap();
    // The program that cargo has built for this test, in the place of a release.
    let cargo = "#!/bin/sh\n[ \"$1 $2 $3\" = 'run --release --' ] || exit 99\nshift 3\nexec lmap \"$@\"\n";
    fs::write(bin.join("cargo"), cargo).unwrap();
    fs::set_permissions(bin.join("cargo"), fs::Permissions::from_mode(0o755)).unwrap();
    bin
}

/// A session, which takes what it has started with it.
struct Session {
    bash: Child,
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = kill_process_group(Pid::from_child(&self.bash), Signal::KILL);
        let _ = self.bash.wait();
    }
}

/// What the steps really print, and their exit codes.
fn play(steps: &[Step], place: &TempDir) -> Vec<(String, i32)> {
    let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port().to_string();
    let (work, results) = (place.path().join("work"), place.path().join("results"));
    fs::create_dir(&work).unwrap();
    fs::create_dir(&results).unwrap();
    let mut script = String::new();
    for (number, step) in steps.iter().enumerate() {
        let (out, command) = (results.join(number.to_string()), step.command.replace(PORT, &free));
        // On lines of their own, for commands that end in `&` or in a text that follows.
        let _ =
            write!(script, "{{\n{command}\n}} > {0} 2>&1 < /dev/null\necho $? > {0}.code\n", out.display());
    }
    fs::write(place.path().join("script"), script).unwrap();
    let path = format!("{}:{}", programs(place.path()).display(), env::var("PATH").unwrap());
    let mut bash = Command::new("bash");
    bash.arg(place.path().join("script"))
        .current_dir(&work)
        .env("PATH", path)
        .env("LMAP_BIND", format!("127.0.0.1:{free}"))
        .env("LMAP_CACHE_DIR", testing::cache_dir())
        .env("LMAP_PROVIDER", "offline-kit")
        .env("LMAP_SANDBOX", "best-effort")
        .env("LMAP_NO_CACHE", "true")
        // Not to be waited for, nor to wait for others.
        .env("LMAP_SLOTS", "16")
        .stdin(Stdio::null())
        .process_group(0);
    let mut session = Session { bash: bash.spawn().unwrap() };
    let start = Instant::now();
    while session.bash.try_wait().unwrap().is_none() {
        assert!(
            start.elapsed() < PATIENCE,
            "the session takes too long; done: {:?}",
            fs::read_dir(&results).unwrap()
        );
        thread::sleep(Duration::from_millis(20));
    }
    let read = |number: usize| {
        let out = results.join(number.to_string());
        let code = fs::read_to_string(out.with_extension("code")).unwrap().trim().parse().unwrap();
        let text = String::from_utf8_lossy(&fs::read(&out).unwrap()).replace(&free, PORT);
        (text.replace(testing::cache_dir().to_str().unwrap(), "~/.cache/lmap"), code)
    };
    (0..steps.len()).map(read).collect()
}

/// A text without what differs from run to run: how much room is left around words, seconds, megabytes.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    for line in text.lines() {
        let mut words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        for place in 1..words.len() {
            let unit = words[place].trim_end_matches([',', ')', ';', '.']);
            let number = words[place - 1].trim_start_matches('(');
            if ["s", "ms", "MB", "MiB"].contains(&unit) && number.parse::<f64>().is_ok() {
                words[place - 1] = "#".to_owned();
            }
        }
        plain.push_str(&words.join(" "));
        plain.push('\n');
    }
    plain.trim_start().to_owned()
}

#[test]
fn every_transcript_is_what_happens() {
    let _installed = testing::toolchain();
    let mut wrong = String::new();
    for page in pages() {
        let steps = steps(&fs::read_to_string(&page).unwrap());
        if steps.is_empty() {
            continue;
        }
        let place = tempfile::tempdir().unwrap();
        for (step, (output, code)) in steps.iter().zip(play(&steps, &place)) {
            let same = snapbox::Assert::new().try_eq(None, plain(&output).into(), plain(&step.output).into());
            let place =
                format!("{}:{}: {}", page.strip_prefix(root()).unwrap().display(), step.line, step.command);
            if code != step.code {
                let _ =
                    write!(wrong, "\n{place}\nexit code {code}, and the page says {}\n{output}", step.code);
            } else if let Err(difference) = same {
                let _ = write!(wrong, "\n{place}\n{difference}\nIt prints:\n{output}");
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn every_other_command_has_flags_that_exist() {
    let mut seen = 0;
    for page in pages() {
        for (line, block) in blocks(&fs::read_to_string(&page).unwrap(), "sh") {
            for command in
                block.replace("\\\n", " ").lines().map(|line| line.split(" #").next().unwrap_or(line).trim())
            {
                let Some(args) = command.strip_prefix("lmap ") else { continue };
                let args = args.split([';', '|', '>', '&']).next().unwrap_or(args);
                // Help comes instead of what would be done, and only if everything before it makes sense.
                let output = Command::new(LMAP).args(args.split_whitespace()).arg("--help").output().unwrap();
                let said = String::from_utf8_lossy(&output.stderr);
                assert!(output.status.success(), "{}, block at {line}: {command}\n{said}", page.display());
                seen += 1;
            }
        }
    }
    assert!(seen > 10, "only {seen} commands in all pages");
}
