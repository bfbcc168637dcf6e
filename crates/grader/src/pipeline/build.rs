//! What an elaboration came to.

use lmap_lean::{Diagnostic, Severity};
use lmap_sandbox::TakeError;

use super::Halt;
use super::process::{Ran, abnormal_end};
use super::record::head;
use crate::reason::{Reason, ReasonCode};
use crate::verdict::Stage;

/// Whether Lean read the whole file without an error.
pub(crate) fn elaborated(ran: &Ran, messages: &[Diagnostic], other: &str) -> Result<(), Halt> {
    const STAGE: Stage = Stage::Build;
    if let Some(reason) = abnormal_end(ran, other) {
        return Err(Halt::suspicious(STAGE, reason));
    }
    if ran.finished.end.success() {
        return Ok(());
    }
    let errors: Vec<&Diagnostic> = messages.iter().filter(|m| m.severity == Severity::Error).collect();
    let Some(first) = errors.first() else {
        let last = other.trim().lines().next_back().unwrap_or("it printed nothing");
        let message = format!("Lean ended without success and without an error message: {}", head(last, 500));
        return Err(Halt::suspicious(STAGE, Reason::new(ReasonCode::LeanCrashed, message)));
    };
    let telling = |wanted: fn(&Diagnostic) -> bool| errors.iter().copied().find(|error| wanted(error));
    let (code, error) = match (telling(is_out_of_memory), telling(is_unknown_name)) {
        (Some(error), _) => (ReasonCode::Memory, error),
        (None, Some(error)) => (ReasonCode::UnknownName, error),
        (None, None) => (ReasonCode::LeanError, *first),
    };
    let reason = Reason::new(code, head(error.message.trim(), 500)).at(error.start);
    let suspicious = errors.iter().any(|error| is_about_an_import(error));
    Err(Halt { stage: STAGE, reason, suspicious })
}

/// Lean was content, but left no compiled file.
pub(crate) fn no_compiled_file(error: &TakeError) -> Halt {
    let message = format!("Lean reported no error, but its compiled file cannot be used: {error}");
    Halt::suspicious(Stage::Build, Reason::new(ReasonCode::NoCompiledFile, message))
}

fn is_out_of_memory(error: &Diagnostic) -> bool {
    error.message.contains("excessive memory consumption detected")
}

/// Whether the message says that a module cannot be imported. What a submission may import is there, or the installation
/// is broken.
fn is_about_an_import(error: &Diagnostic) -> bool {
    const STARTS: [&str; 3] = ["object file '", "failed to read file '", "unknown module prefix"];
    STARTS.iter().any(|start| error.message.starts_with(start))
}

/// Whether the message says that a name is not in the library.
fn is_unknown_name(error: &Diagnostic) -> bool {
    const STARTS: [&str; 6] = [
        "Unknown identifier",
        "Unknown constant",
        "unknown namespace",
        "Unknown attribute",
        "Unknown option",
        "unknown tactic",
    ];
    let missing_field =
        error.message.starts_with("Invalid field") && error.message.contains("does not contain");
    missing_field || STARTS.iter().any(|start| error.message.starts_with(start))
}
