//! Reading what is to be judged.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use lmap_grader::MAX_BYTES;

use crate::context::Failure;

/// A text to judge and what it is called.
#[derive(Debug)]
pub struct Input {
    /// The file's name, `-` for standard input.
    pub name: String,
    /// What is in it.
    pub text: String,
}

impl Input {
    /// Reads a file, or standard input for `-`.
    pub fn read(path: &Path) -> Result<Self, Failure> {
        let name = path.display().to_string();
        let bytes = if name == "-" { read_bounded(io::stdin().lock()) } else { read_file(path) };
        let bytes = bytes.map_err(|error| Failure::usage(format!("cannot read {name}: {}", hint(&error))))?;
        let text = text_of(&name, bytes)?;
        Ok(Self { name, text })
    }
}

fn read_file(path: &Path) -> io::Result<Vec<u8>> {
    let file = File::open(path)?;
    if file.metadata()?.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    read_bounded(file)
}

/// Reads one byte more than what can be judged, at most.
fn read_bounded(source: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > MAX_BYTES {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(bytes)
}

fn hint(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file".to_owned(),
        io::ErrorKind::IsADirectory => "it is a folder; name a Lean file, or - for standard input".to_owned(),
        io::ErrorKind::PermissionDenied => "permission denied; make it readable".to_owned(),
        io::ErrorKind::FileTooLarge => {
            format!("it is larger than {} MiB, the most that is judged; shorten it", MAX_BYTES >> 20)
        }
        _ => error.to_string(),
    }
}

fn text_of(name: &str, bytes: Vec<u8>) -> Result<String, Failure> {
    if bytes.is_empty() {
        return Err(Failure::usage(format!("{name} is empty; give a Lean file or a model's reply")));
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        Failure::usage(format!("{name} is not UTF-8 (byte {at}); save it as UTF-8"))
    })
}
