//! Which installation is chosen, and what is said about those that cannot be used.
#![allow(clippy::unwrap_used)]

mod support;

use std::os::unix::fs::symlink;
use std::path::Path;
use std::{fs, thread};

use lmap_lean::progress::Silent;
use lmap_lean::{Library, Provider, Settings, ToolchainError, find_toolchain, install};
use support::{Watcher, fresh_dir, seeded_kit_settings, settings, write_script};

/// A real Lean in a folder of its own: a kit whose manifest is taken away.
fn installation(dir: &Path) -> std::path::PathBuf {
    let kit = install(&seeded_kit_settings(dir), &Silent).unwrap();
    let root = dir.join("lean");
    fs::rename(kit.root, &root).unwrap();
    fs::remove_file(root.join("lmap-toolchain.json")).unwrap();
    root
}

/// A `lean` that only knows its version.
fn pretender(root: &Path, version: &str) {
    fs::create_dir_all(root.join("lib/lean")).unwrap();
    let text = format!("Lean (version {version}, x86_64-unknown-linux-gnu, commit 0123456789, Release)");
    write_script(&root.join("bin/lean"), &format!("#!/bin/sh\necho '{text}'\n"));
}

#[test]
fn a_named_installation_is_used_and_nothing_else() {
    let dir = fresh_dir();
    let root = installation(dir.path());
    for path in [root.clone(), root.join("bin/lean")] {
        let settings = Settings { toolchain: Some(path), ..settings(dir.path()) };
        let found = find_toolchain(&settings).unwrap();
        assert_eq!((found.provider, found.library), (Provider::Path, Library::Core));
        assert_eq!(found.root, root.canonicalize().unwrap());
        // The second look is from memory; it must see the same.
        assert_eq!(find_toolchain(&settings).unwrap(), found);
        // A change is seen all the same.
        let olean = root.join("lib/lean/Init.olean");
        let original = fs::read(&olean).unwrap();
        fs::write(&olean, [&original[..], b"more"].concat()).unwrap();
        assert_ne!(find_toolchain(&settings).unwrap().hash, found.hash);
        fs::write(&olean, original).unwrap();
        assert_eq!(find_toolchain(&settings).unwrap().hash, found.hash);
    }
}

#[test]
fn a_path_that_holds_no_lean_is_a_usage_error_that_says_what_is_missing() {
    let dir = fresh_dir();
    let at = |name: &str| dir.path().join(name);
    fs::create_dir_all(at("empty")).unwrap();
    write_script(&at("shim/bin/lean"), "#!/bin/sh\n");
    pretender(&at("old"), "4.12.0");
    pretender(&at("new"), "4.36.0");
    pretender(&at("silent"), "four");
    let cases = [
        ("absent", "there is no such file or folder", true),
        ("empty", "it has no bin/lean", true),
        ("shim", "~/.elan/toolchains", true),
        ("old", "is Lean 4.12.0; versions 4.26 to 4.35 can be used", true),
        ("new", "is Lean 4.36.0", true),
        ("silent", "`lean --version` says", false),
    ];
    for (name, expected, usage) in cases {
        let settings = Settings { toolchain: Some(at(name)), ..settings(dir.path()) };
        for error in [find_toolchain(&settings).unwrap_err(), install(&settings, &Silent).unwrap_err()] {
            assert!(error.to_string().contains(expected), "{name}: {error}");
            assert_eq!(error.is_usage(), usage, "{name}: {error}");
        }
    }
}

#[test]
fn a_toolchain_of_elan_is_found_by_its_version() {
    let dir = fresh_dir();
    let root = installation(dir.path());
    let toolchains = dir.path().join("elan/toolchains");
    fs::create_dir_all(&toolchains).unwrap();
    symlink(&root, toolchains.join("leanprover--lean4---v4.35.0")).unwrap();
    pretender(&toolchains.join("leanprover--lean4---v4.34.0"), "4.34.0");
    pretender(&toolchains.join("leanprover--lean4---v4.36.0"), "4.36.0");
    let settings = Settings { elan_home: Some(dir.path().join("elan")), ..settings(dir.path()) };

    let found = find_toolchain(&settings).unwrap();
    assert_eq!((found.provider, found.version.to_string().as_str()), (Provider::Elan, "4.35.0"));
    assert_eq!(install(&settings, &Silent).unwrap(), found, "nothing is installed where elan has it");

    fs::remove_file(toolchains.join("leanprover--lean4---v4.35.0")).unwrap();
    assert_eq!(find_toolchain(&settings).unwrap().version.to_string(), "4.34.0");
}

#[test]
fn where_neither_elan_nor_the_mirror_helps_the_offline_kit_does() {
    let dir = fresh_dir();
    let settings = Settings { provider: None, ..seeded_kit_settings(dir.path()) };
    let watcher = Watcher::default();
    let made = install(&settings, &watcher).unwrap();
    assert_eq!(made.provider, Provider::OfflineKit);
    assert!(watcher.noted("release: cannot download http://127.0.0.1:9/nothing/"));
}

#[test]
fn when_nothing_helps_every_reason_is_given() {
    let dir = fresh_dir();
    let settings = Settings { python: Some("no-such-python".into()), ..settings(dir.path()) };
    let error = install(&settings, &Silent).unwrap_err();
    let ToolchainError::NoneAvailable(attempts) = &error else { panic!("{error}") };
    let providers: Vec<Provider> = attempts.iter().map(|attempt| attempt.provider).collect();
    assert_eq!(providers, Provider::ALL);
    for part in ["--toolchain", "elan toolchain install", "127.0.0.1:9", "Python 3 is needed"] {
        assert!(error.to_string().contains(part), "{part}: {error}");
    }
    assert!(!error.is_usage());
}

#[test]
fn a_cache_that_cannot_be_written_is_told_once_and_with_a_way_out() {
    let dir = fresh_dir();
    let file = dir.path().join("file");
    fs::write(&file, "").unwrap();
    let settings = Settings { cache_dir: file.join("cache"), ..settings(dir.path()) };
    let error = install(&settings, &Silent).unwrap_err();
    assert!(matches!(error, ToolchainError::Cache { .. }), "{error}");
    assert!(error.to_string().contains("LMAP_CACHE_DIR"), "{error}");
}

#[test]
fn looking_needs_neither_a_lock_nor_a_cache() {
    let dir = fresh_dir();
    let settings = settings(dir.path());
    assert!(matches!(find_toolchain(&settings), Err(ToolchainError::NotInstalled)));
    assert!(!settings.cache_dir.exists());
    let kit = seeded_kit_settings(dir.path());
    let made = install(&kit, &Silent).unwrap();
    let lock = fs::File::open(kit.cache_dir.join("lock")).unwrap();
    lock.lock().unwrap();
    thread::scope(|scope| {
        let found = scope.spawn(|| find_toolchain(&kit).unwrap());
        assert_eq!(found.join().unwrap(), made);
    });
}
