//! What a program inside cannot use up, and that nothing of it is left, tried with the real thing.
#![cfg(target_os = "linux")]

mod common;

use std::fs::{self, File};
use std::io::Write;
use std::os::unix::fs::DirBuilderExt;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use lmap_sandbox::{Cancel, End, Job, Layer, Limits, Mode, RunError, Sandbox, Take, TakeError};

use common::{
    answer, answers, has, job, mark, processes_with, sandbox, shown, tell, wait_until, without, words,
};

/// What runs inside, or as the caller of a sandbox; no test of its own.
#[test]
#[ignore = "runs inside of a sandbox, or is one's caller"]
fn inside() {
    match std::env::var(common::PROBE).unwrap_or_default().as_str() {
        "memory" => probe_memory(),
        "reserve" => tell("twenty gigabytes", Vec::<u8>::new().try_reserve_exact(20 << 30)),
        "threads" => probe_threads(),
        "bomb" => probe_bomb(),
        "disk" => probe_disk(),
        "files" => probe_files(),
        "dig" => probe_dig(),
        "flood" => probe_flood(),
        "spin" => loop {
            std::hint::spin_loop();
        },
        "sleep" => std::thread::sleep(Duration::from_secs(1000)),
        "leave a daemon" => leave_a_daemon(),
        "daemon" => become_a_daemon(),
        "write" => fs::write("result", "text").expect("a work folder"),
        "call" => call_a_sandbox(),
        other => panic!("there is no probe {other:?}"),
    }
}

fn probe_memory() {
    let mut held: Vec<Vec<u8>> = Vec::new();
    for megabytes in (16..=2048).step_by(16) {
        held.push(vec![1; 16 << 20]);
        answer("megabytes", megabytes);
    }
}

fn probe_threads() {
    let sleep = || std::thread::sleep(Duration::from_secs(1000));
    let mut count = 0;
    let error = loop {
        match std::thread::Builder::new().stack_size(64 << 10).spawn(sleep) {
            Ok(_) if count < 5000 => count += 1,
            Ok(_) => break "none".to_owned(),
            Err(error) => break error.to_string(),
        }
    };
    answer("threads", count);
    answer("end", error);
    std::process::exit(0);
}

fn probe_bomb() {
    loop {
        // Whatever becomes of them.
        let _ = common::outside("bomb", &[]).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    }
}

fn probe_disk() {
    let mut written = 0_u64;
    let mut number = 0;
    let error = 'all: loop {
        number += 1;
        let mut file = match File::create(format!("file-{number}")) {
            Ok(file) => file,
            Err(error) => break error,
        };
        for _ in 0..64 {
            match file.write(&[1; 64 << 10]) {
                Ok(count) => written += count as u64,
                Err(error) => break 'all error,
            }
        }
    };
    answer("bytes", written);
    answer("end", error);
}

fn probe_files() {
    let mut count = 0;
    let error = loop {
        match File::create(format!("file-{count}")) {
            Ok(_) => count += 1,
            Err(error) => break error,
        }
    };
    answer("files", count);
    answer("end", error);
}

/// Goes down: deeper than a path may be long, than a process may have files open, and to where its owner may not look.
fn probe_dig() {
    answer("place", std::env::current_dir().expect("a work folder").display());
    let mut depth = 0;
    while depth < 3_000 && fs::create_dir("deeper").and_then(|()| std::env::set_current_dir("deeper")).is_ok()
    {
        depth += 1;
    }
    let closed = fs::DirBuilder::new().mode(0o0).create("closed");
    answer("depth", depth);
    tell("closed", closed);
}

fn probe_flood() {
    let line = [b'x'; 64 << 10];
    let mut out = std::io::stdout().lock();
    while out.write_all(&line).is_ok() {}
}

/// Starts a child that starts a child that leaves every group there is and ignores every signal that can be ignored.
fn leave_a_daemon() {
    let mut child = common::outside("daemon", &words_as_str()).spawn().expect("a child");
    tell("child", child.wait());
}

fn words_as_str() -> Vec<&'static str> {
    words().into_iter().map(|word| &*word.leak()).collect()
}

#[expect(clippy::zombie_processes, reason = "an orphan is what it is about")]
fn become_a_daemon() {
    if std::env::var_os("GRANDCHILD").is_none() {
        let mut grandchild = common::outside("daemon", &words_as_str());
        grandchild.env("GRANDCHILD", "1").process_group(0).spawn().expect("a grandchild");
        return;
    }
    // In a session of its own, unless it leads a group already.
    let _ = nix::unistd::setsid();
    let all = nix::sys::signal::SigSet::all();
    all.thread_block().expect("signals can be blocked");
    File::create("daemon-is-here").expect("a work folder");
    std::thread::sleep(Duration::from_secs(1000));
}

/// Runs a sandbox that sleeps, as a process that can be killed.
fn call_a_sandbox() {
    let words = words_as_str();
    let finished = sandbox().run(spawning("leave a daemon then sleep", &words));
    println!("{finished:?}");
}

fn spawning(probe: &str, words: &[&str]) -> Job {
    let (probe, sleeps) = match probe {
        "leave a daemon then sleep" => ("sleep", true),
        other => (other, false),
    };
    let mut job = job(probe, words);
    job.may_spawn = !sleeps;
    job
}

fn within(seconds: u64) -> Limits {
    Limits::within(Duration::from_secs(seconds))
}

#[test]
fn memory_is_limited_for_all_together() {
    let sandbox = sandbox();
    let limits = Limits { memory_bytes: 200 << 20, ..within(60) };
    let finished = sandbox.run(Job { limits: limits.clone(), ..job("memory", &[]) }).unwrap();
    if has(&sandbox, Layer::MemoryCgroup) {
        assert_eq!(finished.end, End::OutOfMemory, "{}", shown(&finished));
        assert!(finished.usage.peak_bytes <= 200 << 20 && finished.usage.peak_bytes > 100 << 20);
    }
    // Files in the work folder are memory, too.
    if has(&sandbox, Layer::MemoryCgroup) && has(&sandbox, Layer::MountNamespace) {
        let limits = Limits { file_bytes: 1 << 30, ..limits };
        let finished = sandbox.run(Job { limits, ..job("disk", &[]) }).unwrap();
        assert_eq!(finished.end, End::OutOfMemory, "{}", shown(&finished));
    }
    // Without a group it is the address space of each process, which has to hold what Lean reserves as well.
    let Some(sandbox) = without(&sandbox, &[Layer::MemoryCgroup]) else { return };
    let finished = sandbox.run(job("reserve", &[])).unwrap();
    assert_eq!(
        answers(&finished.stdout.text())["twenty gigabytes"],
        "denied, memory allocation failed because the memory allocator returned an error"
    );
}

#[test]
fn processes_and_threads_are_counted() {
    let sandbox = sandbox();
    let few = || Limits { processes: 20, ..within(60) };
    for layers in [&[][..], &[Layer::PidsCgroup]] {
        let Some(sandbox) = without(&sandbox, layers) else { continue };
        let counts =
            sandbox.layers().contains(&Layer::PidsCgroup) || sandbox.layers().contains(&Layer::OtherUid);
        if !counts {
            println!("skipped: nothing counts processes here");
            continue;
        }
        let finished = sandbox.run(Job { limits: few(), ..job("threads", &[]) }).unwrap();
        let answers = answers(&finished.stdout.text());
        let threads: u32 =
            answers.get("threads").unwrap_or_else(|| panic!("{}", shown(&finished))).parse().unwrap();
        // Two are there already: the main thread, and the one of the test.
        assert!((10..=18).contains(&threads), "{threads}");
        assert_eq!(finished.usage.hit_processes, sandbox.layers().contains(&Layer::PidsCgroup));
    }
}

#[test]
fn a_fork_bomb_ends_and_nothing_of_it_is_left() {
    let sandbox = sandbox();
    let mark = mark();
    let mut job = Job { limits: Limits { processes: 30, ..within(2) }, ..job("bomb", &[&mark]) };
    job.env.push(("MARK".into(), mark.clone().into()));
    job.may_spawn = true;
    let finished = sandbox.run(job).unwrap();
    assert_eq!(finished.end, End::TimedOut, "{}", shown(&finished));
    assert_eq!(processes_with(&mark), [0; 0]);
}

#[test]
fn the_work_folder_has_a_size() {
    let sandbox = sandbox();
    if !has(&sandbox, Layer::MountNamespace) {
        return;
    }
    let limits = Limits { file_bytes: 10 << 20, files: 100, ..within(60) };
    let finished = sandbox.run(Job { limits: limits.clone(), ..job("disk", &[]) }).unwrap();
    let bytes: u64 = answers(&finished.stdout.text())["bytes"].parse().unwrap();
    assert!(bytes <= 10 << 20 && bytes > 9 << 20, "{bytes}");
    let finished = sandbox.run(Job { limits, ..job("files", &[]) }).unwrap();
    let files: u32 = answers(&finished.stdout.text())["files"].parse().unwrap();
    assert_eq!(files, 100);
}

#[test]
fn a_flood_of_output_is_counted_cut_and_ended() {
    let limits = Limits { output_bytes: 1000, output_total_bytes: 32 << 20, ..within(60) };
    let finished = sandbox().run(Job { limits, ..job("flood", &[]) }).unwrap();
    assert_eq!(finished.end, End::TooMuchOutput);
    assert_eq!(finished.stdout.bytes.len(), 1000);
    assert!(finished.stdout.total > 32 << 20 && finished.stdout.truncated());
}

#[test]
fn processor_time_is_limited() {
    let limits = Limits { cpu: Some(Duration::from_secs(1)), ..within(100) };
    let finished = sandbox().run(Job { limits, ..job("spin", &[]) }).unwrap();
    assert_eq!(finished.end, End::OutOfCpu, "{}", shown(&finished));
    // The kernel samples for the limit and measures for the report, so that the two differ on a busy machine.
    assert!(finished.usage.cpu >= Duration::from_millis(100));
}

#[test]
fn the_deadline_and_a_cancellation_end_everything() {
    let sandbox = sandbox();
    let marks = [mark(), mark()];
    let finished = sandbox.run(Job { limits: within(1), ..job("sleep", &[&marks[0]]) }).unwrap();
    assert_eq!(finished.end, End::TimedOut);

    let cancel = Cancel::new().unwrap();
    let handle = cancel.clone();
    let job = Job {
        cancel: Some(cancel),
        take: vec![Take { name: "x".into(), max_bytes: 1 }],
        ..job("sleep", &[&marks[1]])
    };
    let finished = std::thread::scope(|scope| {
        scope.spawn(|| {
            wait_until("the program runs", || !processes_with(&marks[1]).is_empty());
            handle.cancel();
        });
        sandbox.run(job).unwrap()
    });
    assert_eq!(finished.end, End::Cancelled);
    assert!(matches!(finished.taken[..], [Err(TakeError::NotTaken)]));
    for mark in marks {
        assert_eq!(processes_with(&mark), [0; 0]);
    }
}

/// Whatever the sandbox is at when it hears of it.
#[test]
fn a_run_that_is_called_off_while_it_starts_is_cancelled() {
    let sandbox = sandbox();
    for moment in 0..60 {
        let cancel = Cancel::new().unwrap();
        let job = Job { cancel: Some(cancel.clone()), ..job("sleep", &[]) };
        let finished = std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(Duration::from_micros(250 * moment));
                cancel.cancel();
            });
            sandbox.run(job)
        });
        let end = finished.unwrap_or_else(|error| panic!("at moment {moment}: {error}")).end;
        assert_eq!(end, End::Cancelled, "at moment {moment}");
    }
}

/// Where the work folder is one of the machine's, it goes whatever was done in it.
#[test]
fn a_work_folder_of_any_depth_is_removed() {
    let Some(sandbox) = without(&sandbox(), &[Layer::MountNamespace]) else { return };
    let finished = sandbox.run(job("dig", &[])).unwrap();
    let told = answers(&finished.stdout.text());
    assert_eq!((told["depth"].as_str(), told["closed"].as_str()), ("3000", "done"), "{}", shown(&finished));
    assert!(PathBuf::from(&told["place"]).is_absolute() && !PathBuf::from(&told["place"]).exists());
}

#[test]
fn a_daemon_that_left_its_session_and_ignores_signals_is_dead() {
    let sandbox = sandbox();
    let kills: [&[Layer]; 2] = [
        &[],
        // Only the user id tells the processes inside from others here.
        &[Layer::UserNamespace, Layer::MountNamespace, Layer::PidNamespace, Layer::CgroupKill],
    ];
    for layers in kills {
        let Some(sandbox) = without(&sandbox, layers) else { continue };
        let mark = mark();
        let mut job = spawning("leave a daemon", &[&mark]);
        job.take = vec![Take { name: "daemon-is-here".into(), max_bytes: 1 }];
        let finished = sandbox.run(job).unwrap();
        assert_eq!(finished.end, End::Exited(0), "{}", shown(&finished));
        assert_eq!(processes_with(&mark), [0; 0]);
    }
}

#[test]
fn results_are_taken_and_sealed() {
    let mut job = job("write", &[]);
    job.take = ["result", "missing"].map(|name| Take { name: name.into(), max_bytes: 4 }).to_vec();
    let finished = sandbox().run(job).unwrap();
    let [result, missing] = &finished.taken[..] else { panic!("{}", shown(&finished)) };
    let mut file = result.as_ref().unwrap();
    assert_eq!(std::io::read_to_string(file).unwrap(), "text");
    file.write_all(b"more").unwrap_err();
    assert!(matches!(missing, Err(TakeError::Missing)));
}

#[test]
fn what_cannot_be_run_is_an_error_and_not_an_end() {
    let sandbox = sandbox();
    let missing = sandbox.run(Job::new("/no/such/program", within(10)));
    assert!(matches!(missing, Err(RunError::SetUp(_))), "{missing:?}");
    let text = tempfile::NamedTempFile::new().unwrap();
    let not_a_program = sandbox.run(Job::new(text.path(), within(10)));
    assert!(matches!(not_a_program, Err(RunError::Start { .. })), "{not_a_program:?}");
    let outside = Job { take: vec![Take { name: "../x".into(), max_bytes: 1 }], ..job("write", &[]) };
    assert!(matches!(sandbox.run(outside), Err(RunError::Job(_))));
    let relative = Job { read_only: vec!["relative".into()], ..job("write", &[]) };
    assert!(matches!(sandbox.run(relative), Err(RunError::SetUp(_))));
}

#[test]
fn many_runs_at_once_do_not_disturb_each_other() {
    let sandbox = sandbox();
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..5 {
                    let mut job = job("write", &[]);
                    job.take = vec![Take { name: "result".into(), max_bytes: 4 }];
                    let finished = sandbox.run(job).unwrap();
                    assert!(finished.taken[0].is_ok(), "{}", shown(&finished));
                }
            });
        }
    });
}

/// Groups and folders of `pid`.
fn left_by(pid: u32) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![std::env::temp_dir(), PathBuf::from("/sys/fs/cgroup")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.starts_with("lmap-run-") && name.split('-').nth(3) == Some(&pid.to_string()) {
                found.push(entry.path());
            } else if folder.starts_with("/sys/fs/cgroup")
                && entry.file_type().is_ok_and(|kind| kind.is_dir())
            {
                folders.push(entry.path());
            }
        }
    }
    found
}

#[test]
fn nothing_outlives_a_killed_caller() {
    let mark = mark();
    let mut caller = common::outside("call", &[&mark]).spawn().unwrap();
    // The caller itself, the supervisor without a mark, and the program inside.
    wait_until("the program runs", || processes_with(&mark).len() >= 2);
    caller.kill().unwrap();
    caller.wait().unwrap();
    wait_until("everything is dead", || processes_with(&mark).is_empty());
    // The next start removes the rest.
    let next = common::outside("write", &[]).env(common::PROBE, "call").env("WORDS", "").spawn();
    let mut next = next.unwrap();
    wait_until("the rest is removed", || left_by(caller.id()).is_empty());
    next.kill().unwrap();
    next.wait().unwrap();
    let mut last = Command::new(std::env::current_exe().unwrap());
    last.args(["--exact", "results_are_taken_and_sealed"]).stdout(Stdio::null());
    assert!(last.status().unwrap().success());
    assert_eq!(left_by(next.id()), [""; 0].map(PathBuf::from));
}

#[test]
fn nothing_outlives_a_killed_supervisor() {
    let sandbox = sandbox();
    let mark = mark();
    let own = std::process::id();
    let supervisors = || -> Vec<u32> {
        let is_ours = |pid: &u32| {
            let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
            status.lines().any(|line| line == format!("PPid:\t{own}"))
        };
        processes_with("sandbox-supervisor").into_iter().filter(is_ours).collect()
    };
    let others = supervisors();
    let end = std::thread::scope(|scope| {
        let run = scope.spawn(|| sandbox.run(job("sleep", &[&mark])));
        wait_until("the program runs", || !processes_with(&mark).is_empty());
        for pid in supervisors().into_iter().filter(|pid| !others.contains(pid)) {
            let pid = rustix::process::Pid::from_raw(pid.cast_signed()).unwrap();
            rustix::process::kill_process(pid, rustix::process::Signal::KILL).unwrap();
        }
        run.join().unwrap()
    });
    assert!(matches!(end, Err(RunError::Died(_))), "{end:?}");
    wait_until("everything is dead", || processes_with(&mark).is_empty());
}

#[test]
fn an_ordinary_user_has_a_sandbox_as_well() {
    if !nix::unistd::geteuid().is_root() {
        println!("skipped: the other tests have shown it");
        return;
    }
    // Where cargo has put the programs another user may not be able to go.
    let folder = tempfile::tempdir_in("/var/tmp").unwrap();
    let all = std::os::unix::fs::PermissionsExt::from_mode(0o755);
    fs::set_permissions(folder.path(), all).unwrap();
    let (test, launcher) = (folder.path().join("test"), folder.path().join("launcher"));
    fs::copy(std::env::current_exe().unwrap(), &test).unwrap();
    fs::copy(common::launcher().program, &launcher).unwrap();
    let mut command = Command::new(&test);
    command.env("TEST_LAUNCHER", &launcher).env("TMPDIR", "/var/tmp").current_dir("/").uid(65534).gid(65534);
    for skipped in ["ordinary", "inside", "outlives", "at_once"] {
        command.args(["--skip", skipped]);
    }
    let can = Sandbox::detect(&common::launcher(), Mode::BestEffort)
        .is_ok_and(|sandbox| has(&sandbox, Layer::UserNamespace));
    let output = command.args(["--nocapture", "--test-threads=2"]).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    println!("{text}");
    if can {
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    } else {
        println!("skipped: without user namespaces an ordinary user has no reliable kill here");
    }
}
