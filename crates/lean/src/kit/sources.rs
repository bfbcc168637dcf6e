//! The sources of the core library: the ones built into this program, or a folder of an author's.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use rust_embed::Embed;

use crate::digest;
use crate::error::{KitError, ToolchainError};
use crate::store::create_dir;

/// The core library as it was when this program was built.
#[derive(Embed)]
#[folder = "../../lean/core"]
#[include = "Init.lean"]
#[include = "Init/*"]
#[exclude = "*.olean"]
struct BuiltIn;

/// Lean files by path (`Init/Nat/Basic.lean`), complete with everything they import.
#[derive(Clone, Debug)]
pub(crate) struct CoreSources {
    files: BTreeMap<String, Vec<u8>>,
}

impl CoreSources {
    /// The folder that the settings name, or else the built-in core.
    pub(crate) fn load(folder: Option<&Path>) -> Result<Self, ToolchainError> {
        let (files, origin) = match folder {
            Some(folder) => (read_folder(folder)?, folder.display().to_string()),
            None => (built_in(), "this program".to_owned()),
        };
        if !files.contains_key("Init.lean") {
            return Err(KitError::NoCore { origin }.into());
        }
        Ok(Self { files })
    }

    /// One hash over names and contents.
    pub(crate) fn digest(&self) -> String {
        let listing: String =
            self.files.iter().map(|(path, text)| format!("{path}\0{}\n", digest::of_bytes(text))).collect();
        digest::of_bytes(listing)
    }

    /// Paths and contents.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_slice()))
    }

    /// Writes them below `dir`.
    pub(crate) fn write_to(&self, dir: &Path) -> Result<(), ToolchainError> {
        for (path, text) in &self.files {
            let file = dir.join(path);
            create_dir(file.parent().unwrap_or(dir))?;
            fs::write(&file, text).map_err(ToolchainError::cache("write", &file))?;
        }
        Ok(())
    }
}

fn built_in() -> BTreeMap<String, Vec<u8>> {
    BuiltIn::iter()
        .filter(|path| path.ends_with(".lean"))
        .filter_map(|path| BuiltIn::get(&path).map(|file| (path.into_owned(), file.data.into_owned())))
        .collect()
}

/// `Init.lean` and every Lean file below `Init`.
fn read_folder(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>, ToolchainError> {
    let mut files = BTreeMap::new();
    let mut pending = vec!["Init.lean".to_owned(), "Init".to_owned()];
    while let Some(path) = pending.pop() {
        let full = folder.join(&path);
        if full.is_dir() {
            for entry in fs::read_dir(&full).map_err(ToolchainError::cache("read", &full))? {
                let entry = entry.map_err(ToolchainError::cache("read", &full))?;
                pending.push(format!("{path}/{}", entry.file_name().to_string_lossy()));
            }
        } else if full.is_file() && path.ends_with(".lean") {
            let text = fs::read(&full).map_err(ToolchainError::cache("read", &full))?;
            files.insert(path, text);
        }
    }
    Ok(files)
}
