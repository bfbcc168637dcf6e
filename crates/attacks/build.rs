//! Puts the suite into the program: `lmap doctor --selftest` must not depend on a checkout.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let suite = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../attacks").canonicalize()?;
    let mut files = Vec::new();
    collect(&suite, &mut files)?;
    files.sort();
    let mut code = String::from("&[\n");
    for file in files {
        let name = file.strip_prefix(&suite).unwrap_or(&file);
        let _ = writeln!(
            code,
            "    ({:?}, include_bytes!({:?})),",
            name.display().to_string(),
            file.display().to_string()
        );
    }
    code.push_str("]\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("suite.rs"), code)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    // A new file in a folder changes the folder's time.
    println!("cargo::rerun-if-changed={}", folder.display());
    for item in fs::read_dir(folder)? {
        let item = item?;
        if item.file_type()?.is_dir() {
            collect(&item.path(), files)?;
        } else {
            files.push(item.path());
        }
    }
    Ok(())
}
