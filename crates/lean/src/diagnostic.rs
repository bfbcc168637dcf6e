//! Lean's own messages, as `lean --json` writes them: one JSON object a line.

use serde::{Deserialize, Serialize};

/// A place in a Lean file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Position {
    /// Line, counted from 1.
    pub line: u32,
    /// Column, counted from 0 in code points.
    pub column: u32,
}

/// How serious Lean takes a message to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Output of `#print`, `#check`, `trace` and their kin.
    Information,
    /// The file compiles in spite of it.
    Warning,
    /// The file does not compile.
    Error,
}

/// One message of Lean.
///
/// Code that runs inside `lean` can print whatever it likes, so a diagnostic is what the process *claims*: good for
/// showing to a person, never a ground for accepting anything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Diagnostic {
    /// How serious it is.
    pub severity: Severity,
    /// The file as it was named to `lean`.
    pub file: String,
    /// Where it starts.
    pub start: Position,
    /// Where it ends, if Lean says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<Position>,
    /// Lean's name for the sort of message (`hasSorry`, `lean.unknownIdentifier`), if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// The text, several lines at times.
    pub message: String,
}

/// The line as Lean writes it. Fields that we have no use for are left out.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Line {
    severity: Severity,
    file_name: String,
    pos: Position,
    end_pos: Option<Position>,
    #[serde(default)]
    kind: String,
    #[serde(default)]
    caption: String,
    data: String,
}

impl Diagnostic {
    /// Reads one line of `lean --json`; `None` if it is no message.
    ///
    /// ```
    /// # use lmap_lean::{Diagnostic, Severity};
    /// let line = r#"{"severity":"error","pos":{"line":3,"column":8},"endPos":{"line":3,"column":9},
    ///   "kind":"lean.unknownIdentifier._namedError","fileName":"T.lean","caption":"","data":"Unknown identifier `y`"}"#;
    /// let message = Diagnostic::from_json_line(line).unwrap();
    /// assert_eq!(message.severity, Severity::Error);
    /// assert_eq!((message.start.line, message.start.column), (3, 8));
    /// assert_eq!(message.kind.as_deref(), Some("lean.unknownIdentifier"));
    /// assert_eq!(Diagnostic::from_json_line("hello"), None);
    /// ```
    #[must_use]
    pub fn from_json_line(line: &str) -> Option<Self> {
        let line: Line = serde_json::from_str(line).ok()?;
        let message =
            if line.caption.is_empty() { line.data } else { format!("{}:\n{}", line.caption, line.data) };
        Some(Self {
            severity: line.severity,
            file: line.file_name,
            start: line.pos,
            end: line.end_pos,
            kind: message_kind(&line.kind),
            message,
        })
    }
}

/// Lean's anonymous name means "no kind", and the names of its error explanations carry a suffix of their own.
fn message_kind(name: &str) -> Option<String> {
    match name {
        "" | "[anonymous]" => None,
        name => Some(name.strip_suffix("._namedError").unwrap_or(name).to_owned()),
    }
}
