//! Version numbers of Lean releases.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The version of a Lean release, such as `4.35.0` or `4.35.0-rc2`. A candidate sorts before its release.
///
/// ```
/// # use lmap_lean::LeanVersion;
/// let pinned: LeanVersion = "v4.35.0".parse().unwrap();
/// let candidate: LeanVersion = "4.35.0-rc2".parse().unwrap();
/// assert!(candidate < pinned);
/// assert_eq!(pinned, LeanVersion::PINNED);
/// assert_eq!(candidate.to_string(), "4.35.0-rc2");
/// assert!("4.35".parse::<LeanVersion>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct LeanVersion {
    /// First number.
    pub major: u32,
    /// Second number.
    pub minor: u32,
    /// Third number.
    pub patch: u32,
    /// What follows the dash: `rc2`, `nightly-…`.
    pub prerelease: Option<String>,
}

impl LeanVersion {
    /// The version that this program installs and is tested with.
    pub const PINNED: Self = Self { major: 4, minor: 35, patch: 0, prerelease: None };

    /// Whether an installation of this version may be used: 4.26 to 4.35, release candidates included.
    #[must_use]
    pub fn is_supported(&self) -> bool {
        self.major == 4 && (26..=35).contains(&self.minor)
    }

    /// The name of the release's git tag, which is also elan's name for it: `v4.35.0`.
    #[must_use]
    pub fn tag(&self) -> String {
        format!("v{self}")
    }
}

impl Ord for LeanVersion {
    fn cmp(&self, other: &Self) -> Ordering {
        let numbers = |v: &Self| (v.major, v.minor, v.patch);
        numbers(self).cmp(&numbers(other)).then_with(|| match (&self.prerelease, &other.prerelease) {
            (None, None) => Ordering::Equal,
            (None, Some(_)) => Ordering::Greater,
            (Some(_), None) => Ordering::Less,
            (Some(a), Some(b)) => a.len().cmp(&b.len()).then_with(|| a.cmp(b)),
        })
    }
}

impl PartialOrd for LeanVersion {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for LeanVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.major, self.minor, self.patch)?;
        self.prerelease.as_ref().map_or(Ok(()), |name| write!(f, "-{name}"))
    }
}

/// A text is no version of Lean.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no Lean version; expected one like 4.35.0 or v4.35.0-rc2")]
pub struct InvalidVersion(String);

impl FromStr for LeanVersion {
    type Err = InvalidVersion;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let invalid = || InvalidVersion(text.to_owned());
        let bare = text.strip_prefix('v').unwrap_or(text);
        let (numbers, prerelease) = match bare.split_once('-') {
            Some((_, "")) => return Err(invalid()),
            Some((numbers, name)) => (numbers, Some(name.to_owned())),
            None => (bare, None),
        };
        let numbers: Vec<u32> =
            numbers.split('.').map(str::parse).collect::<Result<_, _>>().map_err(|_| invalid())?;
        let [major, minor, patch] = numbers[..] else { return Err(invalid()) };
        Ok(Self { major, minor, patch, prerelease })
    }
}

impl TryFrom<String> for LeanVersion {
    type Error = InvalidVersion;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<LeanVersion> for String {
    fn from(version: LeanVersion) -> Self {
        version.to_string()
    }
}
