//! Verdicts that need not be found twice.
//!
//! Only `accepted` and `rejected` are kept: a limit or a fault may end otherwise next time. A verdict is found again
//! under a [`CacheKey`], a hash over everything that it depends on. The store is one SQLite file that any number of
//! processes may use, in a folder that is closed to other users; it is only as trustworthy as that, so it must be off
//! where submissions come from somebody who works as the same user.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use rusqlite::{Connection, OptionalExtension, params};
use sha2::{Digest, Sha256};

use crate::private::{PrivateError, private_folder};
use crate::submission::hex;
use crate::verdict::{Outcome, Verdict};

/// Number of the table's layout, kept in the file as its `user_version`.
const FORMAT: i32 = 1;

/// Name of the file in the cache folder.
const FILE: &str = "verdicts.sqlite";

/// How long to wait for another process that is writing.
const BUSY: Duration = Duration::from_secs(5);

/// Why the cache cannot be used. Grading works without it.
#[derive(Debug, thiserror::Error)]
pub enum CacheError {
    /// The folder is not fit for use.
    #[error("verdict cache: {0}")]
    Folder(#[from] PrivateError),
    /// SQLite cannot read or write the file.
    #[error("verdict cache: {}: {source}; if it is damaged, remove it", path.display())]
    Database {
        /// The file.
        path: PathBuf,
        /// SQLite's reason.
        source: rusqlite::Error,
    },
    /// A newer version wrote the file.
    #[error(
        "verdict cache: {} has format {found}, and this version reads {FORMAT}: use a newer version, or remove the file",
        path.display()
    )]
    Format {
        /// The file.
        path: PathBuf,
        /// Its format.
        found: i32,
    },
}

/// A hash over everything that a verdict depends on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CacheKey(String);

impl CacheKey {
    /// The key of named parts. Names and values are hashed with their lengths, so that no two lists look alike.
    #[must_use]
    pub fn of(parts: &[(&str, &str)]) -> Self {
        let mut hash = Sha256::new();
        for text in parts.iter().flat_map(|(name, value)| [name, value]) {
            hash.update((text.len() as u64).to_le_bytes());
            hash.update(text.as_bytes());
        }
        Self(hex(&hash.finalize()))
    }

    /// 64 hexadecimal digits.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The store. It may be used from several threads.
#[derive(Debug)]
pub struct VerdictCache {
    path: PathBuf,
    connection: Mutex<Connection>,
}

impl VerdictCache {
    /// Opens the store in `folder`, which is made if it is missing.
    ///
    /// # Errors
    /// When the folder is open to other users, or the file cannot be used or is of a newer format.
    pub fn open(folder: &Path) -> Result<Self, CacheError> {
        private_folder(folder)?;
        let path = folder.join(FILE);
        let connection = Connection::open(&path)
            .and_then(|connection| connection.busy_timeout(BUSY).map(|()| connection))
            .map_err(|source| CacheError::Database { path: path.clone(), source })?;
        let cache = Self { path, connection: Mutex::new(connection) };
        cache.prepare()?;
        Ok(cache)
    }

    fn prepare(&self) -> Result<(), CacheError> {
        let found = self.ask(|db| db.pragma_query_value(None, "user_version", |row| row.get::<_, i32>(0)))?;
        if found > FORMAT {
            return Err(CacheError::Format { path: self.path.clone(), found });
        }
        self.ask(|db| {
            // A verdict that is lost is found again, so there is no need to wait for the disk at every one.
            db.pragma_update(None, "journal_mode", "wal")?;
            db.pragma_update(None, "synchronous", "normal")?;
            db.execute_batch(
                "BEGIN IMMEDIATE;
                 CREATE TABLE IF NOT EXISTS verdicts (
                     key TEXT PRIMARY KEY, verdict TEXT NOT NULL, stored INTEGER NOT NULL
                 ) WITHOUT ROWID, STRICT;
                 PRAGMA user_version = 1;
                 COMMIT;",
            )
        })
    }

    /// The verdict under `key`, if there is one. An entry that cannot be read as one, for example because a newer
    /// version wrote it, is as good as none.
    ///
    /// # Errors
    /// When SQLite cannot read the file.
    pub fn get(&self, key: &CacheKey) -> Result<Option<Verdict>, CacheError> {
        let found: Option<String> = self.ask(|db| {
            let mut query = db.prepare_cached("SELECT verdict FROM verdicts WHERE key = ?1")?;
            query.query_row([key.as_str()], |row| row.get(0)).optional()
        })?;
        let verdict = found.and_then(|json| serde_json::from_str::<Verdict>(&json).ok());
        Ok(verdict.filter(|verdict| is_final(verdict.verdict)))
    }

    /// Keeps `verdict` under `key`, if it is one that would come out the same again.
    ///
    /// # Errors
    /// When SQLite cannot write the file.
    pub fn put(&self, key: &CacheKey, verdict: &Verdict) -> Result<(), CacheError> {
        if !is_final(verdict.verdict) {
            return Ok(());
        }
        let Ok(json) = serde_json::to_string(verdict) else { return Ok(()) };
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        let stored = i64::try_from(since.as_secs()).unwrap_or(i64::MAX);
        self.ask(|db| {
            let mut insert = db.prepare_cached("INSERT OR REPLACE INTO verdicts VALUES (?1, ?2, ?3)")?;
            insert.execute(params![key.as_str(), json, stored]).map(|_| ())
        })
    }

    /// How many verdicts there are.
    ///
    /// # Errors
    /// When SQLite cannot read the file.
    pub fn count(&self) -> Result<u64, CacheError> {
        self.ask(|db| db.query_row("SELECT count(*) FROM verdicts", [], |row| row.get::<_, i64>(0)))
            .map(|count| u64::try_from(count).unwrap_or(0))
    }

    fn ask<T>(&self, question: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, CacheError> {
        let connection = self.connection.lock().unwrap_or_else(PoisonError::into_inner);
        question(&connection).map_err(|source| CacheError::Database { path: self.path.clone(), source })
    }
}

/// Whether the same grade would come out the same again.
fn is_final(outcome: Outcome) -> bool {
    matches!(outcome, Outcome::Accepted | Outcome::Rejected)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Folders, Grader, Policy};
    use lmap_tasks::TaskSet;
    use std::os::unix::fs::PermissionsExt;
    use std::sync::OnceLock;

    /// A real verdict, on a reply without a Lean file, with another outcome.
    fn verdict(outcome: Outcome) -> Verdict {
        static REAL: OnceLock<Verdict> = OnceLock::new();
        let real = REAL.get_or_init(|| {
            let folders = Folders::new(std::env::temp_dir());
            let grader = Grader::new(lmap_lean::testing::toolchain(), Policy::default(), folders);
            let task = TaskSet::builtin().task("p5-h8-s0").unwrap();
            grader.grade_reply(&task, "reply", "no Lean file in it")
        });
        Verdict { verdict: outcome, reward: outcome.reward(), ..real.clone() }
    }

    fn key(submission: &str) -> CacheKey {
        CacheKey::of(&[("submission", submission), ("statement", "s")])
    }

    #[test]
    fn a_verdict_comes_back_as_it_was_also_to_another_process() {
        let place = tempfile::tempdir().unwrap();
        let folder = place.path().join("verdicts");
        let (here, there) = (VerdictCache::open(&folder).unwrap(), VerdictCache::open(&folder).unwrap());
        for outcome in [Outcome::Accepted, Outcome::Rejected] {
            let key = key(outcome.name());
            assert_eq!(there.get(&key).unwrap(), None);
            here.put(&key, &verdict(outcome)).unwrap();
            assert_eq!(there.get(&key).unwrap(), Some(verdict(outcome)));
        }
        assert_eq!(there.count().unwrap(), 2);
    }

    #[test]
    fn what_may_end_otherwise_next_time_is_not_kept() {
        let place = tempfile::tempdir().unwrap();
        let cache = VerdictCache::open(&place.path().join("verdicts")).unwrap();
        for outcome in [Outcome::Timeout, Outcome::ResourceLimit, Outcome::Error] {
            cache.put(&key("x"), &verdict(outcome)).unwrap();
        }
        assert_eq!(cache.count().unwrap(), 0);
        // Not even when somebody else has written it.
        let json = serde_json::to_string(&verdict(Outcome::Timeout)).unwrap();
        let sql = "INSERT INTO verdicts VALUES (?1, ?2, 0)";
        cache.ask(|db| db.execute(sql, params![key("x").as_str(), json])).unwrap();
        assert_eq!(cache.get(&key("x")).unwrap(), None);
    }

    #[test]
    fn no_two_lists_of_parts_have_one_key() {
        let keys = [
            CacheKey::of(&[("a", "b")]),
            CacheKey::of(&[("ab", "")]),
            CacheKey::of(&[("", "ab")]),
            CacheKey::of(&[("a", ""), ("", "b")]),
            CacheKey::of(&[("a", ""), ("b", "")]),
            CacheKey::of(&[]),
        ];
        let different: std::collections::HashSet<_> = keys.iter().collect();
        assert_eq!(different.len(), keys.len());
    }

    #[test]
    fn a_folder_open_to_others_a_newer_file_and_a_damaged_file_are_refused() {
        let place = tempfile::tempdir().unwrap();
        let folder = place.path().join("verdicts");
        VerdictCache::open(&folder).unwrap().ask(|db| db.pragma_update(None, "user_version", 2)).unwrap();
        let newer = VerdictCache::open(&folder).unwrap_err();
        assert!(newer.to_string().contains("format 2"), "{newer}");
        for file in std::fs::read_dir(&folder).unwrap() {
            std::fs::write(file.unwrap().path(), "this is no database, and it is long enough to be seen")
                .unwrap();
        }
        let damaged = VerdictCache::open(&folder).unwrap_err();
        assert!(matches!(damaged, CacheError::Database { .. }) && damaged.to_string().contains("remove it"));
        std::fs::set_permissions(&folder, std::fs::Permissions::from_mode(0o750)).unwrap();
        assert!(matches!(VerdictCache::open(&folder).unwrap_err(), CacheError::Folder(_)));
    }
}
