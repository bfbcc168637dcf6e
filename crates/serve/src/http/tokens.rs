//! Who is asking? Bearer tokens of several tenants, from a file.
//!
//! ```toml
//! [[token]]
//! tenant = "team-a"
//! token = "at least 32 characters, best from `openssl rand -hex 32`"
//! expires = 2027-01-31T00:00:00Z   # optional
//! requests_per_second = 20         # optional
//! ```
//!
//! In place of `token` there may be `sha256`, the hash of one in hexadecimal, so that the file holds no secret. The file is
//! read again when it has changed.

use std::fs;
use std::num::NonZeroU32;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use jiff::Timestamp;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// Shortest token that is taken.
const SHORTEST: usize = 32;

/// Who is asking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tenant {
    /// The name in logs and limits.
    pub name: Arc<str>,
    /// Requests a second, if the file says.
    pub requests_per_second: Option<NonZeroU32>,
}

/// Why a request is not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Denied {
    /// No token came with it.
    #[error("this service wants a token: send `Authorization: Bearer TOKEN`")]
    Missing,
    /// Nobody has this token.
    #[error("the token is not known here")]
    Unknown,
    /// Its time is over.
    #[error("the token has expired")]
    Expired,
}

/// Why the file with the tokens is not used.
#[derive(Debug, thiserror::Error)]
pub enum TokensError {
    /// It cannot be read.
    #[error("tokens file {}: {source}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// Others may read it.
    #[error("tokens file {} can be read by others (mode {mode:o}): chmod 600 it, and make new tokens", path.display())]
    Open {
        /// The file.
        path: PathBuf,
        /// Its permission bits.
        mode: u32,
    },
    /// It is not as it has to be.
    #[error("tokens file {}: {reason}", path.display())]
    Content {
        /// The file.
        path: PathBuf,
        /// What is wrong; never a token.
        reason: String,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TokenFile {
    #[serde(default)]
    token: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    tenant: String,
    token: Option<String>,
    sha256: Option<String>,
    expires: Option<toml::value::Datetime>,
    requests_per_second: Option<NonZeroU32>,
}

#[derive(Clone, Debug)]
struct Known {
    hash: [u8; 32],
    expires: Option<Timestamp>,
    tenant: Tenant,
}

/// When the file was changed, so far as the system tells.
type Stamp = (i64, i64, u64, u64);

/// The tenants of a service.
#[derive(Debug)]
pub struct Tokens {
    path: PathBuf,
    known: RwLock<(Stamp, Arc<[Known]>)>,
}

impl Tokens {
    /// Reads the file.
    ///
    /// # Errors
    /// When it cannot be read, is open to others, or is not as described.
    pub fn open(path: &Path) -> Result<Self, TokensError> {
        let known = read(path)?;
        Ok(Self { path: path.to_owned(), known: RwLock::new(known) })
    }

    /// Who sent this `Authorization` header.
    ///
    /// # Errors
    /// [`Denied`].
    pub fn tenant(&self, authorization: Option<&[u8]>) -> Result<Tenant, Denied> {
        let token = authorization.and_then(bearer).ok_or(Denied::Missing)?;
        let hash: [u8; 32] = Sha256::digest(token).into();
        // Every entry is compared, each in the same time whatever it holds.
        let known = self.known();
        let mut found = None;
        for entry in known.iter() {
            if bool::from(entry.hash.ct_eq(&hash)) {
                found = Some(entry);
            }
        }
        let entry = found.ok_or(Denied::Unknown)?;
        match entry.expires {
            Some(expires) if expires <= Timestamp::now() => Err(Denied::Expired),
            _ => Ok(entry.tenant.clone()),
        }
    }

    /// The entries, read again if the file has changed. One that cannot be read any more leaves the old ones in force.
    fn known(&self) -> Arc<[Known]> {
        let (old, known) = self.known.read().unwrap_or_else(PoisonError::into_inner).clone();
        if fs::metadata(&self.path).is_ok_and(|found| stamp(&found) == old) {
            return known;
        }
        match read(&self.path) {
            Ok(new) => {
                let entries = Arc::clone(&new.1);
                *self.known.write().unwrap_or_else(PoisonError::into_inner) = new;
                entries
            }
            Err(error) => {
                tracing::error!(%error, "the tokens file cannot be read again; the old tokens stay in force");
                known
            }
        }
    }
}

fn bearer(header: &[u8]) -> Option<&[u8]> {
    let (scheme, token) = header.split_at_checked(7)?;
    scheme.eq_ignore_ascii_case(b"bearer ").then(|| token.trim_ascii())
}

fn stamp(found: &fs::Metadata) -> Stamp {
    (found.mtime(), found.mtime_nsec(), found.ino(), found.size())
}

fn read(path: &Path) -> Result<(Stamp, Arc<[Known]>), TokensError> {
    let failed = |source| TokensError::Read { path: path.to_owned(), source };
    let found = fs::metadata(path).map_err(failed)?;
    let mode = found.permissions().mode() & 0o777;
    if is_open(mode, found.uid(), rustix::process::geteuid().as_raw()) {
        return Err(TokensError::Open { path: path.to_owned(), mode });
    }
    let text = fs::read_to_string(path).map_err(failed)?;
    let known = parse(&text).map_err(|reason| TokensError::Content { path: path.to_owned(), reason })?;
    Ok((stamp(&found), known))
}

/// Whether more users than this one may read or change a file. One that belongs to somebody else can be given to this user
/// through its group alone, and so are the secrets of a cluster.
fn is_open(mode: u32, owner: u32, user: u32) -> bool {
    let mine = if owner == user { 0o077 } else { 0o037 };
    mode & mine != 0
}

fn parse(text: &str) -> Result<Arc<[Known]>, String> {
    // The message of the TOML reader quotes the line, which may hold a token.
    let file: TokenFile = toml::from_str(text).map_err(|error| {
        let line = error.span().map_or(1, |span| text[..span.start].matches('\n').count() + 1);
        format!("line {line}: {}", error.message())
    })?;
    if file.token.is_empty() {
        return Err("there is no token in it; write `[[token]]` with `tenant` and `token`".to_owned());
    }
    let known = file
        .token
        .into_iter()
        .enumerate()
        .map(|(index, entry)| known(entry).map_err(|reason| format!("token {}: {reason}", index + 1)));
    known.collect()
}

fn known(entry: Entry) -> Result<Known, String> {
    let hash = match (entry.token, entry.sha256) {
        (Some(token), None) if token.len() >= SHORTEST => Sha256::digest(token).into(),
        (Some(_), None) => return Err(format!("a token has at least {SHORTEST} characters")),
        (None, Some(digits)) => parse_hash(&digits).ok_or("`sha256` is 64 hexadecimal digits")?,
        _ => return Err("give either `token` or `sha256`".to_owned()),
    };
    let expires = entry.expires.map(|moment| {
        let parsed: Result<Timestamp, _> = moment.to_string().parse();
        parsed.map_err(|_| "`expires` is a moment with its offset, such as 2027-01-31T00:00:00Z".to_owned())
    });
    let name = entry.tenant;
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
    if name.is_empty() || !name.chars().all(plain) {
        return Err("`tenant` consists of letters, digits, `-`, `_` and `.`".to_owned());
    }
    let tenant = Tenant { name: name.into(), requests_per_second: entry.requests_per_second };
    Ok(Known { hash, expires: expires.transpose()?, tenant })
}

fn parse_hash(digits: &str) -> Option<[u8; 32]> {
    if digits.len() != 64 || !digits.is_ascii() {
        return None;
    }
    let mut hash = [0; 32];
    for (byte, pair) in hash.iter_mut().zip(digits.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(hash)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may fail")]
mod tests {
    use super::*;

    const A: &str = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
    const B: &str = "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb";

    fn file(text: &str) -> (tempfile::TempDir, PathBuf) {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("tokens.toml");
        write(&path, text, 0o600);
        (place, path)
    }

    fn write(path: &Path, text: &str, mode: u32) {
        fs::write(path, text).unwrap();
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    }

    fn entry(tenant: &str, token: &str, more: &str) -> String {
        format!("[[token]]\ntenant = \"{tenant}\"\ntoken = \"{token}\"\n{more}\n")
    }

    fn ask(tokens: &Tokens, header: &str) -> Result<String, Denied> {
        tokens.tenant(Some(header.as_bytes())).map(|tenant| tenant.name.to_string())
    }

    #[test]
    fn each_token_has_its_tenant() {
        let hash: String = Sha256::digest(B).iter().map(|byte| format!("{byte:02x}")).collect();
        let text = entry("a", A, "requests_per_second = 3")
            + &format!("[[token]]\ntenant = \"b.2\"\nsha256 = \"{hash}\"\nexpires = 2999-01-01T00:00:00Z\n");
        let (_place, path) = file(&text);
        let tokens = Tokens::open(&path).unwrap();
        assert_eq!(ask(&tokens, &format!("Bearer {A}")), Ok("a".to_owned()));
        assert_eq!(ask(&tokens, &format!("bearer  {B} ")), Ok("b.2".to_owned()));
        let tenant = tokens.tenant(Some(format!("Bearer {A}").as_bytes())).unwrap();
        assert_eq!(tenant.requests_per_second, NonZeroU32::new(3));
    }

    #[test]
    fn others_are_denied() {
        let (_place, path) = file(&entry("a", A, "expires = 2020-01-01T00:00:00Z"));
        let tokens = Tokens::open(&path).unwrap();
        assert_eq!(ask(&tokens, &format!("Bearer {A}")), Err(Denied::Expired));
        assert_eq!(ask(&tokens, &format!("Bearer {B}")), Err(Denied::Unknown));
        assert_eq!(ask(&tokens, &format!("Basic {A}")), Err(Denied::Missing));
        assert_eq!(ask(&tokens, "Bearer"), Err(Denied::Missing));
        assert_eq!(ask(&tokens, "Bearer "), Err(Denied::Unknown));
        assert_eq!(tokens.tenant(None), Err(Denied::Missing));
    }

    #[test]
    fn a_changed_file_counts_at_once_and_a_broken_one_changes_nothing() {
        let (_place, path) = file(&entry("a", A, ""));
        let tokens = Tokens::open(&path).unwrap();
        write(&path, &entry("bee", B, ""), 0o600);
        assert_eq!(ask(&tokens, &format!("Bearer {A}")), Err(Denied::Unknown));
        assert_eq!(ask(&tokens, &format!("Bearer {B}")), Ok("bee".to_owned()));
        write(&path, "what?", 0o600);
        assert_eq!(ask(&tokens, &format!("Bearer {B}")), Ok("bee".to_owned()));
    }

    #[test]
    fn a_file_is_for_this_user_or_for_its_group_if_it_is_somebody_elses() {
        for (mode, owner, open) in [
            (0o600, 7, false),
            (0o400, 7, false),
            (0o440, 7, true),
            (0o604, 7, true),
            (0o440, 0, false),
            (0o640, 0, false),
            (0o660, 0, true),
            (0o444, 0, true),
        ] {
            assert_eq!(is_open(mode, owner, 7), open, "{mode:o} of {owner}");
        }
    }

    #[test]
    fn what_is_wrong_with_a_file_is_said_without_its_secrets() {
        let cases = [
            (String::new(), "there is no token in it"),
            (entry("a", "short", ""), "token 1: a token has at least 32 characters"),
            (entry("a b", A, ""), "token 1: `tenant` consists of"),
            (entry("a", A, "sha256 = \"00\""), "token 1: give either"),
            (entry("a", A, "expires = 2027-01-31"), "token 1: `expires` is a moment"),
            (entry("a", A, "requests_per_second = 0"), "line 4: invalid value"),
            (entry("a", A, "colour = 1"), "line 4: unknown field `colour`"),
            (format!("[[token]]\ntenant = \"a\"\ntoken = {A}\n"), "line 3: "),
        ];
        for (text, expected) in cases {
            let (_place, path) = file(&text);
            let error = Tokens::open(&path).unwrap_err().to_string();
            assert!(error.contains(expected), "{error}");
            assert!(!error.contains(A), "{error}");
        }
        let (_place, path) = file(&entry("a", A, ""));
        write(&path, &entry("a", A, ""), 0o640);
        assert!(matches!(Tokens::open(&path).unwrap_err(), TokensError::Open { mode: 0o640, .. }));
    }
}
