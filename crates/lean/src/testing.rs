//! The real Lean for the tests of every crate.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use lmap_kernel::{ConstantInfo, Declaration};

use crate::progress::Silent;
use crate::settings::{Overrides, Settings};
use crate::toolchain::{Provider, Toolchain};

/// The toolchain for tests: the offline kit in `target/lmap-test-cache`, built by the first test that asks and shared by
/// all test processes after that. `LMAP_TEST_TOOLCHAIN` names another installation.
///
/// # Panics
/// When there is none to be had, with the reason: a test that needs Lean must not pass without it.
#[must_use]
pub fn toolchain() -> Toolchain {
    match std::env::var_os("LMAP_TEST_TOOLCHAIN") {
        Some(path) => {
            let (toolchain, cache_dir) = (Some(path.into()), Some(cache_dir()));
            let settings = settings(Overrides { toolchain, cache_dir, ..Overrides::default() });
            find_or_install(settings).unwrap_or_else(|error| panic!("LMAP_TEST_TOOLCHAIN: {error}"))
        }
        None => kit(),
    }
}

/// The offline kit in the shared test cache, whatever `LMAP_TEST_TOOLCHAIN` says.
///
/// # Panics
/// Like [`toolchain`].
#[must_use]
pub fn kit() -> Toolchain {
    // Kept, so that a core which does not compile is not tried again by every test of the process.
    static KIT: OnceLock<Result<Toolchain, String>> = OnceLock::new();
    match KIT.get_or_init(|| find_or_install(kit_settings())) {
        Ok(toolchain) => toolchain.clone(),
        Err(error) => panic!("no Lean for the tests: {error}"),
    }
}

fn find_or_install(settings: Settings) -> Result<Toolchain, String> {
    if let Ok(found) = crate::find_toolchain(&settings) {
        return Ok(found);
    }
    let settings = Settings { launcher: launcher(), ..settings };
    crate::install(&settings, &Silent).map_err(|error| error.to_string())
}

/// Settings for an offline kit in the shared test cache.
#[must_use]
pub fn kit_settings() -> Settings {
    settings(Overrides {
        cache_dir: Some(cache_dir()),
        provider: Some(Provider::OfflineKit),
        ..Overrides::default()
    })
}

/// The given settings and defaults, whatever the machine's variables and files say.
#[must_use]
pub fn settings(given: Overrides) -> Settings {
    Settings::complete(given).unwrap_or_else(|error| panic!("settings for tests: {error}"))
}

/// The cache folder that all tests share.
#[must_use]
pub fn cache_dir() -> PathBuf {
    target_dir().join("lmap-test-cache")
}

/// cargo's target folder, found from the place of the running test: `target/<profile>/deps/<test>`.
fn target_dir() -> PathBuf {
    let test = std::env::current_exe().unwrap_or_else(|error| panic!("where is this test? {error}"));
    let dir = test.ancestors().find(|dir| dir.join("CACHEDIR.TAG").is_file());
    dir.map_or_else(std::env::temp_dir, Path::to_owned)
}

/// A program that is Lean when its copy lies in an installation's `bin`. It is built on demand: cargo offers a crate's
/// tests only the programs of that same crate.
#[must_use]
pub fn launcher() -> PathBuf {
    program("lmap-ffi", "lean-launcher")
}

/// A program that is nothing but the process with Lean's own kernel, built on demand.
#[must_use]
pub fn official_kernel() -> PathBuf {
    program("lmap-lean", "official-kernel")
}

/// The program `program` of the package `package`, built on demand.
///
/// # Panics
/// When cargo cannot build it.
#[must_use]
pub fn program(package: &str, program: &str) -> PathBuf {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let target = target_dir();
    let built = Command::new(cargo)
        .args(["build", "--quiet", "--package", package, "--bin", program, "--target-dir"])
        .arg(&target)
        .status();
    match built {
        Ok(status) if status.success() => target.join("debug").join(program),
        Ok(status) => panic!("cargo cannot build {program}: {status}"),
        Err(error) => panic!("cannot start cargo to build {program}: {error}"),
    }
}

/// The constants that a declaration of a compiled file stands for, as the file claims them.
///
/// # Panics
/// When the file claims nothing about an inductive type, as other formats may.
#[must_use]
pub fn claimed_constants(declaration: &Declaration) -> Vec<ConstantInfo> {
    match declaration.clone() {
        Declaration::Axiom(c) => vec![ConstantInfo::Axiom(c)],
        Declaration::Definition(c) => vec![ConstantInfo::Definition(c)],
        Declaration::Theorem(c) => vec![ConstantInfo::Theorem(c)],
        Declaration::Opaque(c) => vec![ConstantInfo::Opaque(c)],
        Declaration::Quot(four) => four.into_iter().map(ConstantInfo::Quot).collect(),
        Declaration::Inductive(block) => {
            let claims = block.claims.expect("a compiled file claims all");
            let types = claims.types.into_iter().map(ConstantInfo::Inductive);
            let constructors = claims.constructors.into_iter().map(ConstantInfo::Constructor);
            let recursors = claims.recursors.into_iter().map(ConstantInfo::Recursor);
            types.chain(constructors).chain(recursors).collect()
        }
    }
}
