//! What a program inside cannot do, tried from inside.
#![cfg(target_os = "linux")]

mod common;

use std::fs::{self, File};
use std::io::Write;
use std::net::{TcpListener, TcpStream, UdpSocket};
use std::os::linux::net::SocketAddrExt;
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::os::unix::net::{SocketAddr, UnixListener, UnixStream};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use lmap_ffi::system_calls::Forbidden;
use lmap_sandbox::{End, Layer, Sandbox};
use nix::mount::{MsFlags, mount};
use nix::sched::{CloneFlags, unshare};
use nix::sys::signal::{Signal, kill};
use nix::unistd::{Pid, Uid};
use rustix::net::{AddressFamily, SocketType};

use common::{answer, answers, has, job, sandbox, shown, tell, without, words};

const FAMILIES: [(&str, AddressFamily); 9] = [
    ("unix", AddressFamily::UNIX),
    ("inet", AddressFamily::INET),
    ("inet6", AddressFamily::INET6),
    ("netlink", AddressFamily::NETLINK),
    ("packet", AddressFamily::PACKET),
    ("key", AddressFamily::KEY),
    ("bluetooth", AddressFamily::BLUETOOTH),
    ("can", AddressFamily::CAN),
    ("vsock", AddressFamily::VSOCK),
];

/// What runs inside; no test of its own.
#[test]
#[ignore = "runs inside of a sandbox only"]
fn inside() {
    match std::env::var(common::PROBE).unwrap_or_default().as_str() {
        "files" => probe_files(&words()),
        "calls" => probe_calls(),
        "network" => probe_network(&words()),
        "self" => probe_self(),
        other => panic!("there is no probe {other:?}"),
    }
}

fn probe_files(words: &[String]) {
    let [secret, read_only] = words else { panic!("two words are needed") };
    tell("read a secret", fs::read(secret));
    tell("list its folder", fs::read_dir(Path::new(secret).parent().expect("it lies in a folder")));
    tell("write what is read-only", File::create(Path::new(read_only).join("new")));
    tell(
        "make a hard link",
        fs::hard_link(Path::new(read_only).join("file"), Path::new(read_only).join("link")),
    );
    if std::env::var_os("OUTSIDE").is_some() {
        return;
    }
    for path in ["/etc/passwd", "/etc/hostname", "/proc/1/environ", "/proc/1/maps", "/sys/kernel", "/root"] {
        tell(&format!("read {path}"), fs::read(path).map(drop).or_else(|_| fs::read_dir(path).map(drop)));
    }
    for path in ["/tmp/x", "/x", "/dev/x", "/dev/shm/x", "/var/tmp/x", "/proc/self/x"] {
        tell(&format!("write {path}"), File::create(path));
    }
    tell(
        "change what is read-only",
        fs::OpenOptions::new().append(true).open(Path::new(read_only).join("file")),
    );
    tell("change its mode", fs::set_permissions(read_only, fs::Permissions::from_mode(0o777)));
    tell(
        "change the program",
        fs::OpenOptions::new().append(true).open(std::env::current_exe().unwrap_or_default()),
    );
    tell("read what is read-only", fs::read(Path::new(read_only).join("file")));
    tell("write in the work folder", fs::write("mine", "text"));
    tell("make a symbolic link", std::os::unix::fs::symlink("/etc", "link"));
    tell("make a second link", fs::hard_link("mine", "second"));
    tell("make a pipe", nix::unistd::mkfifo("pipe", nix::sys::stat::Mode::S_IRWXU));
    tell("bind a socket", UnixListener::bind("socket"));
    let program = fs::read(std::env::current_exe().unwrap_or_default());
    let mut executable = fs::OpenOptions::new();
    executable.write(true).create(true).mode(0o755);
    let copy = program.and_then(|program| executable.open("copy")?.write_all(&program));
    tell("copy a program", copy);
    tell("become the copy", Err::<(), _>(Command::new("./copy").exec()));
}

fn probe_calls() {
    for call in Forbidden::ALL {
        tell(&format!("{call:?}"), call.attempt());
    }
    let first = Pid::from_raw(1);
    tell("signal the first process", kill(first, Signal::SIGKILL));
    tell("signal everybody", kill(Pid::from_raw(-1), Signal::SIGCONT));
    tell("signal the parent", kill(Pid::parent(), Signal::SIGTERM));
    let none = None::<&str>;
    tell("mount", mount(Some("tmpfs"), ".", Some("tmpfs"), MsFlags::empty(), none));
    tell("remount", mount(none, "/", none, MsFlags::MS_REMOUNT | MsFlags::MS_BIND, none));
    tell("unmount", nix::mount::umount(&std::env::current_dir().unwrap_or_default()));
    tell("new user namespace", unshare(CloneFlags::CLONE_NEWUSER));
    tell("new mount namespace", unshare(CloneFlags::CLONE_NEWNS));
    tell("new network namespace", unshare(CloneFlags::CLONE_NEWNET));
    tell("change root", nix::unistd::chroot("."));
    tell("set the host name", nix::unistd::sethostname("mine"));
    tell("become root", nix::unistd::setuid(Uid::from_raw(0)));
    tell("become anybody", nix::unistd::setuid(Uid::from_raw(1000)));
    tell("start a program", Command::new("/proc/self/exe").spawn());
    raise_limits();
}

fn raise_limits() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let files = getrlimit(Resource::Nofile).maximum.map(|hard| hard + 1);
    tell("raise a limit", setrlimit(Resource::Nofile, Rlimit { current: files, maximum: files }));
    tell("write core dumps", setrlimit(Resource::Core, Rlimit { current: Some(2), maximum: Some(2) }));
}

fn probe_network(words: &[String]) {
    let [tcp, udp, name] = words else { panic!("three words are needed") };
    for (family, number) in FAMILIES {
        for (kind, socket_type) in
            [("stream", SocketType::STREAM), ("datagram", SocketType::DGRAM), ("raw", SocketType::RAW)]
        {
            tell(&format!("{family} {kind} socket"), rustix::net::socket(number, socket_type, None));
        }
    }
    tell("pair of sockets", UnixStream::pair());
    tell("connect", TcpStream::connect(tcp));
    tell("send", UdpSocket::bind("127.0.0.1:0").and_then(|socket| socket.send_to(b"x", udp)));
    tell("listen", TcpListener::bind("127.0.0.1:0"));
    let abstract_name = SocketAddr::from_abstract_name(name);
    tell("abstract socket", abstract_name.and_then(|name| UnixStream::connect_addr(&name)));
}

fn probe_self() {
    let open: Vec<i32> = (3..4096).filter(|number| nix::unistd::close(*number).is_ok()).collect();
    answer("open files", format!("{open:?}"));
    let mut names: Vec<String> = std::env::vars().map(|(name, _)| name).collect();
    names.sort();
    answer("environment", names.join(" "));
    match rustix::thread::capabilities(None) {
        Ok(sets) => answer("capabilities", (sets.effective | sets.permitted | sets.inheritable).bits()),
        Err(error) => answer("capabilities", format!("denied, {error}")),
    }
    let bounding = (0..41).filter(|number| {
        let capability = rustix::thread::CapabilitySet::from_bits_retain(1 << number);
        rustix::thread::capability_is_in_bounding_set(capability).unwrap_or(false)
    });
    answer("bounding set", bounding.count());
    answer("no new privileges", rustix::thread::no_new_privs().expect("an answer"));
    answer("uid", nix::unistd::getuid());
    answer("gid", nix::unistd::getgid());
    answer("pid", std::process::id());
    answer(
        "host",
        nix::unistd::gethostname().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default(),
    );
    answer(
        "standard input",
        std::io::read_to_string(std::io::stdin()).map(|text| text.len()).expect("a stream"),
    );
}

/// Runs a probe and gives its answers.
fn ask(sandbox: &Sandbox, probe: &str, words: &[&str], read_only: &[&Path]) -> Vec<(String, String)> {
    let mut job = job(probe, words);
    job.read_only = read_only.iter().map(|path| path.to_path_buf()).collect();
    let finished = sandbox.run(job).expect("the sandbox works");
    assert_eq!(finished.end, End::Exited(0), "{}", shown(&finished));
    answers(&finished.stdout.text()).into_iter().collect()
}

/// Everything but `allowed` was denied.
#[track_caller]
fn all_denied(answers: &[(String, String)], allowed: &[&str]) {
    assert!(!answers.is_empty());
    for (name, answer) in answers {
        let expected = if allowed.contains(&name.as_str()) { "done" } else { "denied" };
        assert!(answer.starts_with(expected), "{name}: {answer}, and not {expected}");
    }
}

/// A folder that everybody can read, with a file in it.
fn open_folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o777)).expect("a temporary folder");
    let file = folder.path().join("file");
    fs::write(&file, "text").expect("a temporary folder");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o666)).expect("a temporary folder");
    folder
}

/// What is allowed.
const FILES: [&str; 3] = ["read what is read-only", "write in the work folder", "copy a program"];

#[test]
fn files_of_the_machine_cannot_be_read_or_written() {
    let sandbox = sandbox();
    let (secret, visible) = (open_folder(), open_folder());
    let file = secret.path().join("file");
    let words = [file.to_str().unwrap(), visible.path().to_str().unwrap()];
    all_denied(&ask(&sandbox, "files", &words, &[visible.path()]), &FILES);
    // Each of the two layers about files is enough.
    for (gone, left) in [(Layer::Landlock, Layer::MountNamespace), (Layer::MountNamespace, Layer::Landlock)] {
        if has(&sandbox, left)
            && let Some(sandbox) = without(&sandbox, &[gone])
        {
            let answers = ask(&sandbox, "files", &words, &[visible.path()]);
            all_denied(&answers, &FILES);
        }
    }
    // It is the sandbox that denies, not the probe that fails.
    let outside = common::outside("files", &words).env("OUTSIDE", "1").output().unwrap();
    let outside = answers(&String::from_utf8_lossy(&outside.stdout));
    for name in ["read a secret", "list its folder", "write what is read-only", "make a hard link"] {
        assert_eq!(outside.get(name).map(String::as_str), Some("done"), "{name}");
    }
}

#[test]
fn dangerous_system_calls_are_denied() {
    let sandbox = sandbox();
    if has(&sandbox, Layer::Seccomp) {
        all_denied(&ask(&sandbox, "calls", &[], &[]), &[]);
    }
    // What is left without the filter: what the namespaces and the lost capabilities deny.
    let Some(sandbox) = without(&sandbox, &[Layer::Seccomp]) else { return };
    let answers = ask(&sandbox, "calls", &[], &[]);
    for name in [
        "Bpf",
        "mount",
        "remount",
        "unmount",
        "change root",
        "set the host name",
        "raise a limit",
        "signal the first process",
        "become anybody",
    ] {
        let (_, answer) = answers.iter().find(|(other, _)| other == name).unwrap();
        assert!(answer.starts_with("denied"), "{name}: {answer}");
    }
    // The filter is what denies these: without it they get to the kernel, which misses their arguments.
    for name in ["AddKey", "Keyctl", "RequestKey"] {
        let (_, answer) = answers.iter().find(|(other, _)| other == name).unwrap();
        assert!(!answer.contains("not permitted"), "{name}: {answer}");
    }
}

#[test]
fn there_is_no_network_of_any_family() {
    let sandbox = sandbox();
    let tcp = TcpListener::bind("127.0.0.1:0").unwrap();
    let udp = UdpSocket::bind("127.0.0.1:0").unwrap();
    let name = common::mark();
    let _abstract = UnixListener::bind_addr(&SocketAddr::from_abstract_name(&name).unwrap()).unwrap();
    let (tcp, udp) = (tcp.local_addr().unwrap().to_string(), udp.local_addr().unwrap().to_string());
    let words = [tcp.as_str(), &udp, &name];
    if has(&sandbox, Layer::Seccomp) {
        all_denied(&ask(&sandbox, "network", &words, &[]), &[]);
    }
    let reached = |answers: &[(String, String)]| -> Vec<String> {
        let of_ours = ["connect", "send", "abstract socket"];
        let done =
            answers.iter().filter(|(name, answer)| of_ours.contains(&name.as_str()) && answer == "done");
        done.map(|(name, _)| name.clone()).collect()
    };
    // Without the filter there are sockets, but nobody to talk to.
    if let Some(sandbox) = without(&sandbox, &[Layer::Seccomp])
        && has(&sandbox, Layer::NetworkNamespace)
    {
        assert_eq!(reached(&ask(&sandbox, "network", &words, &[])), [""; 0]);
    }
    let outside = common::outside("network", &words).output().unwrap();
    let outside: Vec<_> = answers(&String::from_utf8_lossy(&outside.stdout)).into_iter().collect();
    assert_eq!(reached(&outside), ["abstract socket", "connect", "send"]);
}

#[test]
fn nothing_is_inherited() {
    let sandbox = sandbox();
    // A file that every program of ours inherits, unless somebody closes it.
    let secret = tempfile::tempfile().unwrap();
    rustix::io::fcntl_setfd(&secret, rustix::io::FdFlags::empty()).unwrap();
    let answers: std::collections::BTreeMap<_, _> = ask(&sandbox, "self", &[], &[]).into_iter().collect();
    assert_eq!(answers["open files"], "[]");
    assert_eq!(answers["environment"], "PROBE WORDS");
    assert_eq!(answers["no new privileges"], "true");
    assert_eq!(answers["standard input"], "0");
    if has(&sandbox, Layer::UserNamespace) || nix::unistd::geteuid().is_root() {
        assert_eq!(answers["bounding set"], "0");
    }
    if has(&sandbox, Layer::PidNamespace) {
        assert_eq!(answers["pid"], "2");
    }
    if has(&sandbox, Layer::UtsNamespace) {
        assert_eq!(answers["host"], "sandbox");
    }
    if has(&sandbox, Layer::OtherUid) {
        assert!(answers["uid"].parse::<u32>().unwrap() > 1000, "{}", answers["uid"]);
        assert!(answers["gid"].parse::<u32>().unwrap() > 1000, "{}", answers["gid"]);
    }
    drop(secret);
    // The filter lets nobody ask for capabilities.
    if let Some(sandbox) = without(&sandbox, &[Layer::Seccomp]) {
        let answers: std::collections::BTreeMap<_, _> = ask(&sandbox, "self", &[], &[]).into_iter().collect();
        assert_eq!(answers["capabilities"], "0");
    }
}
