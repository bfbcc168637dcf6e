//! Settings that people give: flags over `LMAP_*` variables over the table `[grade]` of `lmap.toml` over defaults.

use std::path::{Path, PathBuf};
use std::time::Duration;

use lmap_lean::ToolchainError;
use serde::Deserialize;

use crate::guard::GuardMode;
use crate::policy::{AxiomMode, Folders, Kernels, Pipeline, Policy, SandboxMode};

/// Settings of a grader that somebody gave, at one level; the rest is `None`. In `lmap.toml` the names have dashes for
/// underscores.
///
/// ```
/// use lmap_grader::{GradeSettings, Kernels, Policy};
/// let flags = GradeSettings { timeout: Some(10.0), ..GradeSettings::default() };
/// let file = GradeSettings { timeout: Some(20.0), kernels: Some(Kernels::Lmap), ..GradeSettings::default() };
/// let policy = flags.or(file).policy(Policy::default())?;
/// assert_eq!((policy.timeout_seconds, policy.kernels), (10.0, Kernels::Lmap));
/// # Ok::<(), lmap_grader::SettingError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct GradeSettings {
    /// The deadline for all stages together, in seconds. `LMAP_TIMEOUT`.
    pub timeout: Option<f64>,
    /// The order of stages. `LMAP_PIPELINE`.
    pub pipeline: Option<Pipeline>,
    /// The kernels that must accept. `LMAP_KERNELS`.
    pub kernels: Option<Kernels>,
    /// What the machine must offer to confine a submission. `LMAP_SANDBOX`.
    pub sandbox: Option<SandboxMode>,
    /// Where banned words are looked for. `LMAP_GUARD`.
    pub guard: Option<GuardMode>,
    /// How axioms are compared. `LMAP_AXIOMS`.
    pub axioms: Option<AxiomMode>,
    /// The axioms that a proof may depend on.
    pub allowed_axioms: Option<Vec<String>>,
    /// Steps that our own kernel may make. `LMAP_BUDGET`.
    pub budget: Option<u64>,
    /// The share of acceptances that Lean's kernel is asked about as well, under `kernels = "lmap"`. `LMAP_AUDIT`.
    pub audit: Option<f64>,
    /// Submissions come from somebody who can run programs as this user. `LMAP_SHARED_USER`.
    pub shared_user: Option<bool>,
    /// Memory for an elaboration, in MiB. `LMAP_MEMORY`.
    pub memory: Option<u64>,
    /// Memory for Lean's kernel, in MiB. `LMAP_KERNEL_MEMORY`.
    pub kernel_memory: Option<u64>,
    /// Memory for our own kernel, in MiB.
    pub lmap_memory: Option<u64>,
    /// Processor time of one process, in seconds.
    pub cpu_seconds: Option<u64>,
    /// Processes and threads at once.
    pub processes: Option<u64>,
    /// Files that a process may write, in MiB.
    pub file_size: Option<u64>,
    /// Bytes of each output stream that are read.
    pub output_size: Option<usize>,
    /// Whether verdicts are taken from the cache and kept there. `LMAP_NO_CACHE` switches it off.
    pub verdict_cache: Option<bool>,
    /// How many grades may run at once on this machine. `LMAP_SLOTS`.
    pub slots: Option<usize>,
    /// Memory that all grades may take together, in MiB. `LMAP_SHARED_MEMORY`.
    pub shared_memory: Option<u64>,
    /// Where throwaway folders are made. `LMAP_WORK_ROOT`.
    pub work_root: Option<PathBuf>,
    /// Leave the folder of every grade behind.
    pub keep_packages: Option<bool>,
}

/// A setting that makes no sense.
#[derive(Debug, thiserror::Error)]
pub enum SettingError {
    /// A value is out of its range.
    #[error("the setting `{name}` is {value}: {wanted}")]
    Range {
        /// Name of the setting, as in `lmap.toml`.
        name: &'static str,
        /// The value that was given.
        value: String,
        /// What is wanted.
        wanted: &'static str,
    },
    /// The settings file cannot be read.
    #[error(transparent)]
    File(#[from] ToolchainError),
}

impl GradeSettings {
    /// The table `[grade]` of the settings file in force. Relative paths are relative to the file.
    ///
    /// # Errors
    /// When the file cannot be read, or has a name or a value in the table that is none.
    pub fn from_file() -> Result<Self, SettingError> {
        let Some((mut settings, file)) = lmap_lean::config_table::<Self>("grade")? else {
            return Ok(Self::default());
        };
        let folder = file.parent().unwrap_or(Path::new("."));
        settings.work_root = settings.work_root.map(|path| folder.join(path));
        Ok(settings)
    }

    /// These settings, and where one is missing, that of `weaker`.
    #[must_use]
    pub fn or(self, weaker: Self) -> Self {
        Self {
            timeout: self.timeout.or(weaker.timeout),
            pipeline: self.pipeline.or(weaker.pipeline),
            kernels: self.kernels.or(weaker.kernels),
            sandbox: self.sandbox.or(weaker.sandbox),
            guard: self.guard.or(weaker.guard),
            axioms: self.axioms.or(weaker.axioms),
            allowed_axioms: self.allowed_axioms.or(weaker.allowed_axioms),
            budget: self.budget.or(weaker.budget),
            audit: self.audit.or(weaker.audit),
            shared_user: self.shared_user.or(weaker.shared_user),
            memory: self.memory.or(weaker.memory),
            kernel_memory: self.kernel_memory.or(weaker.kernel_memory),
            lmap_memory: self.lmap_memory.or(weaker.lmap_memory),
            cpu_seconds: self.cpu_seconds.or(weaker.cpu_seconds),
            processes: self.processes.or(weaker.processes),
            file_size: self.file_size.or(weaker.file_size),
            output_size: self.output_size.or(weaker.output_size),
            verdict_cache: self.verdict_cache.or(weaker.verdict_cache),
            slots: self.slots.or(weaker.slots),
            shared_memory: self.shared_memory.or(weaker.shared_memory),
            work_root: self.work_root.or(weaker.work_root),
            keep_packages: self.keep_packages.or(weaker.keep_packages),
        }
    }

    /// The policy that follows, with `defaults` where nothing is said.
    ///
    /// # Errors
    /// [`SettingError::Range`] for a value that makes no sense.
    pub fn policy(&self, defaults: Policy) -> Result<Policy, SettingError> {
        let mut policy = defaults;
        set(&mut policy.timeout_seconds, self.timeout);
        set(&mut policy.pipeline, self.pipeline);
        set(&mut policy.kernels, self.kernels);
        set(&mut policy.sandbox, self.sandbox);
        set(&mut policy.guard, self.guard);
        set(&mut policy.axioms, self.axioms);
        set(&mut policy.allowed_axioms, self.allowed_axioms.clone());
        policy.allowed_axioms.sort();
        policy.allowed_axioms.dedup();
        policy.budget = self.budget.or(policy.budget);
        set(&mut policy.audit, self.audit);
        set(&mut policy.shared_user, self.shared_user);
        let limits = &mut policy.limits;
        set(&mut limits.elaborate_mib, self.memory);
        set(&mut limits.kernel_mib, self.kernel_memory);
        set(&mut limits.lmap_mib, self.lmap_memory);
        set(&mut limits.cpu_seconds, self.cpu_seconds);
        set(&mut limits.processes, self.processes);
        set(&mut limits.file_mib, self.file_size);
        set(&mut limits.output_bytes, self.output_size);
        check(&policy)?;
        Ok(policy)
    }

    /// The folders that follow, with the cache in `cache`.
    #[must_use]
    pub fn folders(&self, cache: impl Into<PathBuf>) -> Folders {
        let mut folders = Folders::new(cache);
        set(&mut folders.work_root, self.work_root.clone());
        set(&mut folders.keep_packages, self.keep_packages);
        set(&mut folders.verdict_cache, self.verdict_cache);
        folders.slots = self.slots;
        folders.memory_mib = self.shared_memory;
        folders
    }
}

fn set<T>(place: &mut T, given: Option<T>) {
    if let Some(value) = given {
        *place = value;
    }
}

/// Least memory that Lean starts with, in MiB.
const LEAST_MEMORY_MIB: u64 = 256;

fn check(policy: &Policy) -> Result<(), SettingError> {
    let range = |name, value: String, good: bool, wanted| {
        if good { Ok(()) } else { Err(SettingError::Range { name, value, wanted }) }
    };
    let timeout = policy.timeout_seconds;
    let usable = Duration::try_from_secs_f64(timeout).is_ok() && timeout > 0.0;
    range("timeout", timeout.to_string(), usable, "give a number of seconds greater than 0")?;
    let audit = policy.audit;
    range("audit", audit.to_string(), (0.0..=1.0).contains(&audit), "give a share from 0 to 1")?;
    let limits = &policy.limits;
    for (name, mib) in [("memory", limits.elaborate_mib), ("kernel-memory", limits.kernel_mib)] {
        range(
            name,
            mib.to_string(),
            mib >= LEAST_MEMORY_MIB,
            "give at least 256 MiB; Lean starts with less in no case",
        )?;
    }
    range(
        "processes",
        limits.processes.to_string(),
        limits.processes >= 8,
        "give at least 8; Lean itself has several threads",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(text: &str) -> Result<GradeSettings, serde_json::Error> {
        serde_json::from_str(text)
    }

    #[test]
    fn the_stronger_level_wins_name_by_name() {
        let flags = GradeSettings { timeout: Some(1.0), ..GradeSettings::default() };
        let file = table(r#"{"timeout": 2.0, "kernel-memory": 4096, "sandbox": "best-effort", "slots": 3}"#)
            .unwrap();
        let settings = flags.or(file);
        let policy = settings.policy(Policy::default()).unwrap();
        assert_eq!((policy.timeout_seconds, policy.limits.kernel_mib), (1.0, 4096));
        assert_eq!(policy.sandbox, SandboxMode::BestEffort);
        assert_eq!(settings.folders("cache").slots, Some(3));
    }

    #[test]
    fn names_that_are_none_and_values_out_of_range_are_refused() {
        assert!(table(r#"{"time-out": 2.0}"#).is_err());
        assert!(table(r#"{"kernels": "all"}"#).is_err());
        for (settings, name) in [
            (GradeSettings { timeout: Some(0.0), ..GradeSettings::default() }, "timeout"),
            (GradeSettings { timeout: Some(f64::NAN), ..GradeSettings::default() }, "timeout"),
            (GradeSettings { audit: Some(1.5), ..GradeSettings::default() }, "audit"),
            (GradeSettings { memory: Some(1), ..GradeSettings::default() }, "memory"),
            (GradeSettings { processes: Some(1), ..GradeSettings::default() }, "processes"),
        ] {
            let error = settings.policy(Policy::default()).unwrap_err().to_string();
            assert!(error.contains(&format!("`{name}`")), "{error}");
        }
    }
}
