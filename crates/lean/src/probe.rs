//! Asking a `lean` program what it is, and whether it works.

use std::fs;
use std::path::Path;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::command::LeanCommand;
use crate::error::ToolchainError;
use crate::process::{self, End, Invocation, Limits};
use crate::toolchain::Toolchain;
use crate::version::LeanVersion;

/// How long a probe may take. A cold start from a slow disk is the longest honest case.
const PATIENCE: Duration = Duration::from_secs(60);

/// What `lean --version` says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Identity {
    pub(crate) version: LeanVersion,
    pub(crate) commit: String,
}

impl Identity {
    /// Runs `lean --version`.
    pub(crate) fn of(lean: &Path) -> Result<Self, ToolchainError> {
        let broken = |reason: String| ToolchainError::Broken { lean: lean.to_owned(), reason };
        let invocation = Invocation {
            program: lean.to_owned(),
            args: vec!["--version".into()],
            env: Vec::new(),
            dir: "/".into(),
        };
        let finished = process::run(&invocation, &Limits::within(PATIENCE))?;
        let said = format!("{}{}", finished.stdout.text(), finished.stderr.text());
        match finished.end {
            End::Exited(0) => Self::parse(&said)
                .ok_or_else(|| broken(format!("`lean --version` says {:?}", said.trim_end()))),
            End::Exited(code) => Err(broken(format!("exit code {code}: {}", said.trim_end()))),
            End::Signalled(signal) => Err(broken(format!("signal {signal}: {}", said.trim_end()))),
            End::TimedOut => Err(broken(format!("no answer within {} s", PATIENCE.as_secs()))),
        }
    }

    /// `Lean (version 4.35.0, x86_64-unknown-linux-gnu, commit eb6c…, Release)`
    fn parse(text: &str) -> Option<Self> {
        let inner = text.trim().strip_prefix("Lean (version ")?.split_once(')')?.0;
        let mut parts = inner.split(", ");
        let version = parts.next()?.parse().ok()?;
        let commit = parts.find_map(|part| part.strip_prefix("commit "))?.to_owned();
        Some(Self { version, commit })
    }
}

/// Checks that the toolchain accepts a true theorem and rejects a false one.
///
/// # Errors
/// [`ToolchainError::Broken`] with what it did instead.
pub fn check_health(toolchain: &Toolchain) -> Result<(), ToolchainError> {
    let broken = |reason: String| ToolchainError::Broken { lean: toolchain.lean.clone(), reason };
    let dir =
        tempfile::tempdir().map_err(ToolchainError::cache("create a folder in", std::env::temp_dir()))?;
    let elaborate = |name: &str, text: &str| {
        let file = dir.path().join(name);
        fs::write(&file, text).map_err(ToolchainError::cache("write", &file))?;
        let run = LeanCommand::new(toolchain, name).dir(dir.path()).run(&Limits::within(PATIENCE))?;
        Ok::<_, ToolchainError>(run)
    };
    let good = elaborate("Good.lean", "theorem good : True := True.intro\n")?;
    if !good.finished.end.success() {
        let first = good.errors().next().map_or(good.other.trim_end(), |message| &message.message);
        return Err(broken(format!("it does not accept a true theorem: {first}")));
    }
    let bad = elaborate("Bad.lean", "theorem bad : False := True.intro\n")?;
    if bad.finished.end != End::Exited(1) || bad.errors().next().is_none() {
        return Err(broken("it does not reject a false theorem".to_owned()));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn version_lines_of_releases_and_candidates_are_understood() {
        let text = "Lean (version 4.35.0-rc2, x86_64-unknown-linux-gnu, commit 0123abcd, Release)\n";
        let identity = Identity::parse(text).unwrap();
        assert_eq!(
            (identity.version.to_string().as_str(), identity.commit.as_str()),
            ("4.35.0-rc2", "0123abcd")
        );
    }

    #[test]
    fn other_output_is_no_version() {
        for text in
            ["", "Lean 3", "Lean (version 4.35.0", "Lean (version x, commit y)", "hello (version 4.35.0)"]
        {
            assert_eq!(Identity::parse(text), None, "{text:?}");
        }
    }
}
