//! Whose code is in the program, and on what terms.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Deserialize;

/// The platform of releases.
const PLATFORM: &str = "x86_64-unknown-linux-gnu";

/// A library that the program is made from.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Package {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its licence, as an SPDX expression.
    pub licence: String,
    /// Where it is developed.
    pub repository: String,
}

/// Everything that `lmap` is made from, besides this project's own crates.
#[derive(Clone, Debug)]
pub struct Licences {
    packages: BTreeSet<Package>,
}

/// Why the licences are not known.
#[derive(Debug, thiserror::Error)]
pub enum LicencesError {
    /// Cargo cannot be asked, or a file cannot be read.
    #[error("{what}: {source}")]
    Io {
        /// What was tried.
        what: String,
        /// Why it failed.
        source: io::Error,
    },
    /// Cargo refuses, or says what nobody understands.
    #[error("cargo: {0}")]
    Cargo(String),
    /// `deny.toml` is not as it has to be.
    #[error("deny.toml: {0}")]
    Deny(String),
}

impl Licences {
    /// Asks cargo what `lmap` is made from on the platform of releases, by the committed `Cargo.lock`.
    ///
    /// # Errors
    /// [`LicencesError`].
    pub fn of(root: &Path) -> Result<Self, LicencesError> {
        let format = "{p}\t{l}\t{r}";
        let tree = ["tree", "--locked", "--package", "lmap-cli", "--edges", "normal", "--prefix", "none"];
        let printed = cargo(root, &[&tree[..], &["--target", PLATFORM, "--format", format]].concat())?;
        let packages = printed.lines().filter_map(package).collect();
        Ok(Self { packages })
    }

    /// The packages, by name.
    pub fn packages(&self) -> impl Iterator<Item = &Package> {
        self.packages.iter()
    }

    /// Those whose licence `deny.toml` does not allow.
    ///
    /// # Errors
    /// [`LicencesError::Deny`].
    pub fn refused(&self, deny: &str) -> Result<Vec<&Package>, LicencesError> {
        let deny: Deny = toml::from_str(deny).map_err(|error| LicencesError::Deny(error.to_string()))?;
        let allow = deny.licenses.allow;
        Ok(self.packages.iter().filter(|package| !allowed(&package.licence, &allow)).collect())
    }

    /// The list for people.
    #[must_use]
    pub fn page(&self) -> String {
        let mut page = String::from(
            "# Licences\n\nWhat the program `lmap` is made from on x86_64 Linux, besides this project's own code, which is \
             under Apache-2.0 or MIT. Made by `cargo run -p lmap-docs -- licences` from `Cargo.lock`; a test holds it \
             against the lock file and the licences against `deny.toml`. The texts: `cargo run -p lmap-docs -- licences \
             --texts THIRD-PARTY.txt`.\n\nAlso in the program: SQLite (public domain, in `libsqlite3-sys`), Zstandard \
             (BSD-3-Clause, in `zstd-sys`), and subsets of the font Inter (OFL-1.1, \
             `crates/network/assets`). Lean is not in it: `lmap setup` gets it, under Apache-2.0.\n\n\
             | package | version | licence | from |\n| --- | --- | --- | --- |\n",
        );
        for Package { name, version, licence, repository } in &self.packages {
            let _ = writeln!(page, "| {name} | {version} | {licence} | {repository} |");
        }
        page
    }

    /// The texts of all licences, each once, with the packages that it is about.
    ///
    /// # Errors
    /// [`LicencesError`].
    pub fn texts(&self, root: &Path) -> Result<String, LicencesError> {
        let folders = folders(root)?;
        let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for package in &self.packages {
            let name = format!("{} {}", package.name, package.version);
            let found = match folders.get(&(package.name.clone(), package.version.clone())) {
                Some(folder) => licence_files(folder)?,
                None => Vec::new(),
            };
            if found.is_empty() {
                let without = format!("({}; the package has no text of it)", package.licence);
                texts.entry(without).or_default().push(name.clone());
            }
            for text in found {
                texts.entry(text).or_default().push(name.clone());
            }
        }
        let mut all = String::from("The licences of the libraries in lmap.\n");
        for (text, names) in texts {
            let rule = "=".repeat(80);
            let _ = write!(all, "\n{rule}\n{}\n{}\n\n{}\n", names.join(", "), "-".repeat(80), text.trim());
        }
        Ok(all)
    }
}

/// A line of `cargo tree`; nothing for this project's own crates, which have a folder in the place of a registry.
fn package(line: &str) -> Option<Package> {
    let line = line.strip_suffix(" (*)").unwrap_or(line);
    let mut fields = line.split('\t');
    let mut named = fields.next()?.split(' ');
    let (name, version) = (named.next()?, named.next()?.strip_prefix('v')?);
    if named.any(|more| more.starts_with("(/")) {
        return None;
    }
    let (licence, repository) = (fields.next()?, fields.next()?);
    Some(Package {
        name: name.to_owned(),
        version: version.to_owned(),
        licence: licence.to_owned(),
        repository: repository.to_owned(),
    })
}

#[derive(Deserialize)]
struct Deny {
    licenses: DenyLicenses,
}

#[derive(Deserialize)]
struct DenyLicenses {
    allow: Vec<String>,
}

fn allowed(licence: &str, allow: &[String]) -> bool {
    // Lax: old packages write `MIT/Apache-2.0`.
    spdx::Expression::parse_mode(licence, spdx::ParseMode::LAX)
        .is_ok_and(|wanted| wanted.evaluate(|term| allow.contains(&term.to_string())))
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<MetadataPackage>,
}

#[derive(Deserialize)]
struct MetadataPackage {
    name: String,
    version: String,
    manifest_path: PathBuf,
}

/// Where the sources of packages are.
fn folders(root: &Path) -> Result<BTreeMap<(String, String), PathBuf>, LicencesError> {
    let printed =
        cargo(root, &["metadata", "--locked", "--format-version", "1", "--filter-platform", PLATFORM])?;
    let metadata: Metadata =
        serde_json::from_str(&printed).map_err(|error| LicencesError::Cargo(error.to_string()))?;
    let with_folder = |package: MetadataPackage| {
        let folder = package.manifest_path.parent()?.to_owned();
        Some(((package.name, package.version), folder))
    };
    Ok(metadata.packages.into_iter().filter_map(with_folder).collect())
}

fn licence_files(folder: &Path) -> Result<Vec<String>, LicencesError> {
    let failed = |source| LicencesError::Io { what: folder.display().to_string(), source };
    let mut files: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let name = entry.file_name().to_string_lossy().to_uppercase();
        let is_one = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"]
            .iter()
            .any(|start| name.starts_with(start));
        if is_one && entry.path().is_file() {
            files.push(entry.path());
        }
    }
    files.sort();
    files.iter().map(|file| fs::read_to_string(file).map_err(failed)).collect()
}

fn cargo(root: &Path, args: &[&str]) -> Result<String, LicencesError> {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(program)
        .args(args)
        .current_dir(root)
        .output()
        .map_err(|source| LicencesError::Io { what: "cargo".to_owned(), source })?;
    if !output.status.success() {
        return Err(LicencesError::Cargo(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    String::from_utf8(output.stdout).map_err(|error| LicencesError::Cargo(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(licence: &str) -> Licences {
        let package = Package {
            name: "a".to_owned(),
            version: "1.0.0".to_owned(),
            licence: licence.to_owned(),
            repository: String::new(),
        };
        Licences { packages: BTreeSet::from([package]) }
    }

    #[test]
    fn a_licence_is_refused_unless_what_is_allowed_is_enough() {
        let deny = "[licenses]\nallow = [\"MIT\", \"BSD-3-Clause\", \"Apache-2.0 WITH LLVM-exception\"]\n";
        for (licence, fine) in [
            ("MIT", true),
            ("MIT/Apache-2.0", true),
            ("GPL-3.0-only OR MIT", true),
            ("MIT AND BSD-3-Clause", true),
            ("MIT AND GPL-3.0-only", false),
            ("Apache-2.0 WITH LLVM-exception", true),
            ("Apache-2.0", false),
            ("", false),
            ("of our own", false),
        ] {
            let refused = one(licence).refused(deny).expect("a good deny.toml").is_empty();
            assert_eq!(refused, fine, "{licence}");
        }
    }

    #[test]
    fn lines_of_cargo_are_read() {
        let found = package("ring v0.17.14\tApache-2.0 AND ISC\thttps://x.invalid (*)").expect("a package");
        assert_eq!((found.name.as_str(), found.version.as_str()), ("ring", "0.17.14"));
        assert_eq!(
            (found.licence.as_str(), found.repository.as_str()),
            ("Apache-2.0 AND ISC", "https://x.invalid")
        );
        assert!(package("darling v0.1.0 (proc-macro)\tMIT\t").is_some());
        assert!(package("lmap-cli v0.1.0 (/somewhere/crates/cli)\tMIT\t").is_none());
    }
}
