//! Children are held to their deadline and their output cap, and leave nothing running.
#![allow(clippy::unwrap_used)]

use std::path::Path;
use std::time::{Duration, Instant};
use std::{fs, thread};

use lmap_lean::process::{End, Finished, Invocation, Limits, RunError, run};

fn shell(script: &str) -> Invocation {
    Invocation {
        program: "/bin/sh".into(),
        args: vec!["-c".into(), script.into()],
        env: vec![("GIVEN".into(), "yes".into())],
        dir: std::env::temp_dir(),
    }
}

fn finish(script: &str) -> Finished {
    run(&shell(script), &Limits::within(Duration::from_secs(60))).unwrap()
}

/// Whether the process is there and no zombie.
fn alive(pid: &str) -> bool {
    fs::read_to_string(Path::new("/proc").join(pid).join("stat"))
        .is_ok_and(|stat| !stat.rsplit(')').next().unwrap().trim_start().starts_with('Z'))
}

fn assert_dies(pid: &str) {
    // The kill is sent before `run` returns; the kernel may take a moment to carry it out.
    for _ in 0..500 {
        if !alive(pid) {
            return;
        }
        thread::sleep(Duration::from_millis(10));
    }
    panic!("process {pid} is still alive");
}

#[test]
fn exit_codes_signals_and_both_streams_are_told() {
    let finished = finish("echo out; echo err >&2; exit 7");
    assert_eq!(finished.end, End::Exited(7));
    assert_eq!((finished.stdout.text().as_str(), finished.stderr.text().as_str()), ("out\n", "err\n"));
    assert_eq!(finish("kill -SEGV $$").end, End::Signalled(11));
    assert!(finish("true").end.success());
}

#[test]
fn nothing_is_inherited() {
    // The shell itself sets PWD and the like, but the caller's HOME and PATH must not come through.
    let finished = finish("echo ${GIVEN-no} ${HOME-no} ${CARGO-no}; cat");
    assert_eq!(finished.stdout.text(), "yes no no\n");
}

#[test]
fn at_the_deadline_the_whole_group_dies() {
    let limits = Limits::within(Duration::from_millis(500));
    let finished = run(&shell("sleep 600 & echo $!; wait"), &limits).unwrap();
    assert_eq!(finished.end, End::TimedOut);
    assert_dies(finished.stdout.text().trim());
}

#[test]
fn what_a_finished_child_leaves_in_its_group_dies_with_it() {
    let finished = finish("sleep 600 >/dev/null 2>&1 & echo $!");
    assert_eq!(finished.end, End::Exited(0));
    assert_dies(finished.stdout.text().trim());
}

#[test]
fn a_descendant_that_left_the_group_cannot_hold_up_its_grade() {
    // It keeps the pipe open; only the kept output is waited for, for a short while.
    let finished =
        finish("setsid sleep 20 & while [ $(cut -d' ' -f6 /proc/$!/stat) = $$ ]; do :; done; echo $!");
    assert_eq!(finished.end, End::Exited(0));
    let escaped = finished.stdout.text().trim().to_owned();
    assert!(alive(&escaped), "else this test shows nothing");
    let pid = rustix::process::Pid::from_raw(escaped.parse().unwrap()).unwrap();
    rustix::process::kill_process(pid, rustix::process::Signal::KILL).unwrap();
}

#[test]
fn the_child_leads_a_session_without_a_terminal() {
    let finished = finish("echo $$ $(cut -d' ' -f6,7 /proc/$$/stat)");
    let text = finished.stdout.text();
    let [pid, session, terminal] = text.split_whitespace().collect::<Vec<_>>()[..] else {
        panic!("{text:?}")
    };
    assert_eq!((pid, terminal), (session, "0"));
}

#[test]
fn output_beyond_the_cap_is_counted_and_dropped() {
    let limits = Limits { output_bytes: 1000, ..Limits::within(Duration::from_secs(60)) };
    let finished = run(&shell("head -c 3000000 /dev/zero"), &limits).unwrap();
    assert_eq!(finished.end, End::Exited(0), "a full pipe must not block the child");
    assert_eq!((finished.stdout.bytes.len(), finished.stdout.total), (1000, 3_000_000));
    assert!(finished.stdout.truncated() && !finished.stderr.truncated());
}

#[test]
fn time_and_memory_are_measured() {
    let usage = finish("i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done").usage;
    assert!(usage.cpu > Duration::ZERO && usage.wall > Duration::ZERO);
    assert!(usage.peak_bytes > 100_000, "{} bytes", usage.peak_bytes);
}

#[test]
fn a_deadline_in_the_past_kills_at_once() {
    let limits = Limits::until(Instant::now());
    assert_eq!(run(&shell("sleep 600"), &limits).unwrap().end, End::TimedOut);
}

#[test]
fn a_program_that_is_not_there_is_named() {
    let missing = Invocation { program: "/no/such/lean".into(), ..shell("") };
    let error = run(&missing, &Limits::default()).unwrap_err();
    assert!(matches!(error, RunError::Start { .. }));
    assert!(error.to_string().starts_with("cannot start /no/such/lean: "), "{error}");
}
