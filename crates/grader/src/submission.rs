//! What somebody handed in: text that nobody has looked at yet.

use sha2::{Digest, Sha256};

use crate::extract::{self, Extracted};
use crate::reason::{Reason, ReasonCode};

/// Largest submission that is looked at, in bytes: 4 MiB. The brute-force proofs of the largest tasks, written out
/// case by case, stay far below.
pub const MAX_BYTES: usize = 4 << 20;

/// The Lean file that answers a task, as handed in. Nothing is known about it but that it is UTF-8 and not too long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Submission {
    name: String,
    text: String,
    first_line: u32,
    from_reply: bool,
}

impl Submission {
    /// Takes a Lean file as it is. `name` is for messages.
    ///
    /// # Errors
    /// [`ReasonCode::TooLarge`] beyond [`MAX_BYTES`].
    pub fn lean(name: impl Into<String>, text: impl Into<String>) -> Result<Self, Reason> {
        let (name, text) = (name.into(), text.into());
        check_size(&text)?;
        Ok(Self { name, text, first_line: 1, from_reply: false })
    }

    /// Takes the Lean file out of a model's reply: the one `lean` block that it must have.
    ///
    /// # Errors
    /// The reason why there is not exactly one such block; see [`extract`].
    pub fn from_reply(name: impl Into<String>, reply: &str) -> Result<Self, Reason> {
        check_size(reply)?;
        let Extracted { text, first_line } = extract::extract(reply)?;
        Ok(Self { name: name.into(), text, first_line, from_reply: true })
    }

    /// Takes either: text named `….lean` is a Lean file, other text is a reply if it has a code fence or thoughts in it.
    ///
    /// # Errors
    /// As [`Submission::lean`] and [`Submission::from_reply`].
    pub fn lean_or_reply(name: impl Into<String>, text: impl Into<String>) -> Result<Self, Reason> {
        let (name, text) = (name.into(), text.into());
        if !name.ends_with(".lean") && extract::looks_like_reply(&text) {
            Self::from_reply(name, &text)
        } else {
            Self::lean(name, text)
        }
    }

    /// What it is called in messages.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The Lean file.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The line of the reply at which the Lean file starts, counted from 1; 1 for a file of its own.
    #[must_use]
    pub fn first_line(&self) -> u32 {
        self.first_line
    }

    /// Whether it was taken out of a reply.
    #[must_use]
    pub fn is_from_reply(&self) -> bool {
        self.from_reply
    }

    /// SHA-256 of the Lean file, in hex.
    #[must_use]
    pub fn sha256(&self) -> String {
        hex(&Sha256::digest(self.text.as_bytes()))
    }
}

fn check_size(text: &str) -> Result<(), Reason> {
    if text.len() <= MAX_BYTES {
        return Ok(());
    }
    let message = format!("the submission has {} bytes; at most {MAX_BYTES} are looked at", text.len());
    Err(Reason::new(ReasonCode::TooLarge, message))
}

/// Lower-case hexadecimal digits of `bytes`.
pub(crate) fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut out, byte| {
        let _ = write!(out, "{byte:02x}");
        out
    })
}
