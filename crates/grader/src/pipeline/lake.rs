//! Lake, where the toolchain has it: the package that it builds, its command line, and what it prints.

use std::ffi::OsString;
use std::path::Path;

use lmap_lean::{Diagnostic, Invocation, Position, Severity, Toolchain};

use crate::policy::ResourceLimits;

/// Where Lake puts compiled modules, below the package.
pub(crate) const LIBRARY: &str = ".lake/build/lib/lean/";

/// The package's configuration.
pub(crate) fn lakefile(limits: &ResourceLimits) -> String {
    format!(
        "name = \"grade\"\ndefaultTargets = [\"Submission\"]\nweakLeanArgs = [\"--memory={}\"]\n\n\
         [[lean_lib]]\nname = \"LeanCheckedNetwork\"\nglobs = [\"LeanCheckedNetwork.+\"]\n\n\
         [[lean_lib]]\nname = \"Submission\"\n",
        limits.kernel_mib
    )
}

/// `lake build TARGET` in the package `dir`.
pub(crate) fn build(toolchain: &Toolchain, lake: &Path, dir: &Path, target: &str) -> Invocation {
    let args = ["--no-ansi", "build", target].map(OsString::from).to_vec();
    let mut env = environment(toolchain);
    env.push(("HOME".into(), dir.into()));
    Invocation { program: lake.to_owned(), args, env, dir: dir.to_owned() }
}

/// What the toolchain's programs need to find each other.
pub(crate) fn environment(toolchain: &Toolchain) -> Vec<(OsString, OsString)> {
    let mut path = toolchain.root.join("bin").into_os_string();
    path.push(":/usr/bin:/bin");
    vec![
        ("PATH".into(), path),
        ("LEAN_SYSROOT".into(), toolchain.root.clone().into()),
        ("LEAN_NUM_THREADS".into(), "1".into()),
    ]
}

/// Lean's messages about `file` out of what Lake prints: `error: FILE:LINE:COLUMN: message`, and lines that go on.
pub(crate) fn messages(output: &str, file: &str) -> Vec<Diagnostic> {
    let mut messages: Vec<Diagnostic> = Vec::new();
    let mut open = false;
    for line in output.lines() {
        match message_start(line, file) {
            Some(message) => {
                messages.push(message);
                open = true;
            }
            None if starts_anew(line) => open = false,
            None => {
                if let (true, Some(message)) = (open, messages.last_mut()) {
                    message.message.push('\n');
                    message.message.push_str(line);
                }
            }
        }
    }
    messages
}

fn message_start(line: &str, file: &str) -> Option<Diagnostic> {
    let (severity, rest) = line.split_once(": ")?;
    let severity = match severity {
        "error" => Severity::Error,
        "warning" => Severity::Warning,
        "info" => Severity::Information,
        _ => return None,
    };
    let (path, rest) = rest.split_once(':')?;
    if path.rsplit('/').next() != Some(file) {
        return None;
    }
    let (line, rest) = rest.split_once(':')?;
    let (column, message) = rest.split_once(": ").or_else(|| Some((rest.strip_suffix(':')?, "")))?;
    let start = Position { line: line.parse().ok()?, column: column.parse().ok()? };
    let (file, message) = (file.to_owned(), message.to_owned());
    Some(Diagnostic { severity, file, start, end: None, kind: None, message })
}

/// Whether Lake itself speaks in this line.
fn starts_anew(line: &str) -> bool {
    let words =
        ["error: ", "warning: ", "info: ", "trace: ", "✔ ", "✖ ", "ℹ ", "⚠ ", "Build ", "Some required"];
    words.iter().any(|word| line.starts_with(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lakes_output_becomes_messages_with_places() {
        let output = "\
✖ [3/4] Building Submission (310ms)
trace: .> LEAN_PATH=/x lean Submission.lean -o Submission.olean
warning: Submission.lean:2:8: declaration uses `sorry`
error: ./Submission.lean:4:2: unsolved goals
a : Nat
⊢ False
error: Lean exited with code 1
Some required targets logged failures:
- Submission
error: build failed
";
        let messages = messages(output, "Submission.lean");
        let short: Vec<_> =
            messages.iter().map(|m| (m.severity, m.start.line, m.start.column, m.message.as_str())).collect();
        assert_eq!(
            short,
            [
                (Severity::Warning, 2, 8, "declaration uses `sorry`"),
                (Severity::Error, 4, 2, "unsolved goals\na : Nat\n⊢ False"),
            ]
        );
    }

    #[test]
    fn messages_about_other_files_and_torn_lines_are_left_out() {
        let output =
            "error: Other.lean:1:2: no\nerror: Submission.lean:x:2: no\nerror: Submission.lean\nhello\n";
        assert_eq!(messages(output, "Submission.lean"), []);
    }
}
