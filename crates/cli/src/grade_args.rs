//! The flags about grading that several subcommands share.

use std::path::PathBuf;

use clap::Args;
use clap::builder::FalseyValueParser;
use lmap_grader::{
    AxiomMode, Folders, GradeSettings, Grader, GuardMode, Kernels, Pipeline, Policy, SandboxMode,
    SettingError,
};
use lmap_lean::find_toolchain;

use crate::context::Failure;
use crate::toolchain::ToolchainArgs;

/// How to judge, what a grade may use, and where files go. Each may also stand in the table `[grade]` of `lmap.toml`.
#[derive(Clone, Debug, Default, Args)]
pub struct GradeArgs {
    #[command(flatten)]
    judging: JudgingArgs,
    #[command(flatten)]
    limits: LimitArgs,
    #[command(flatten)]
    folders: FolderArgs,
}

/// How to judge.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "Judging")]
struct JudgingArgs {
    /// Deadline for building and checking together, in seconds [default: 300]
    #[arg(long, env = "LMAP_TIMEOUT", value_name = "SECONDS")]
    timeout: Option<f64>,
    /// Which stages judge: direct or reference [default: direct]
    #[arg(long, env = "LMAP_PIPELINE", value_name = "NAME")]
    pipeline: Option<Pipeline>,
    /// The kernels that must accept: both, lmap or lean [default: both]
    #[arg(long, env = "LMAP_KERNELS", value_name = "NAMES")]
    kernels: Option<Kernels>,
    /// strict: grade nothing where a submission cannot be confined; best-effort: do without layers that this machine
    /// lacks [default: strict]
    #[arg(long, env = "LMAP_SANDBOX", value_name = "MODE")]
    sandbox: Option<SandboxMode>,
    /// seed: banned words count everywhere; tokens: comments and strings are free [default: seed]
    #[arg(long, env = "LMAP_GUARD", value_name = "MODE")]
    guard: Option<GuardMode>,
    /// subset: the proof may use any of the allowed axioms; exact: it must use them all [default: subset]
    #[arg(long, env = "LMAP_AXIOMS", value_name = "MODE")]
    axioms: Option<AxiomMode>,
    /// Under --kernels lmap, ask Lean's kernel about this share of the acceptances as well; a disagreement stops the
    /// run [default: 0]
    #[arg(long, env = "LMAP_AUDIT", value_name = "FRACTION")]
    audit: Option<f64>,
    /// Submissions come from somebody who can run programs as this user: believe no cache
    #[arg(long, env = "LMAP_SHARED_USER", value_parser = FalseyValueParser::new())]
    shared_user: bool,
}

/// What a grade may use.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "Limits")]
struct LimitArgs {
    /// Steps that our own kernel may make; what ends by it ends so on every machine [default: no limit]
    #[arg(long, env = "LMAP_BUDGET", value_name = "STEPS")]
    budget: Option<u64>,
    /// Memory for an elaboration, in MiB [default: 4096]
    #[arg(long, env = "LMAP_MEMORY", value_name = "MIB")]
    memory: Option<u64>,
    /// Memory for Lean's kernel, in MiB [default: 12288, or three quarters of the machine's]
    #[arg(long, env = "LMAP_KERNEL_MEMORY", value_name = "MIB")]
    kernel_memory: Option<u64>,
    /// Grades that may run at once on this machine, in all processes that share the cache [default: the number of
    /// processors]
    #[arg(long, env = "LMAP_SLOTS", value_name = "N")]
    slots: Option<usize>,
    /// Memory that these grades may take together, in MiB [default: nine tenths of the machine's]
    #[arg(long, env = "LMAP_SHARED_MEMORY", value_name = "MIB")]
    shared_memory: Option<u64>,
}

/// Where files go.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "Folders")]
struct FolderArgs {
    /// Neither take verdicts from the cache nor keep them there
    #[arg(long, env = "LMAP_NO_CACHE", value_parser = FalseyValueParser::new())]
    no_cache: bool,
    /// Make the folders of grades here instead of the system's place for throwaway files
    #[arg(long, env = "LMAP_WORK_ROOT", value_name = "DIR")]
    work_root: Option<PathBuf>,
    /// Leave the folder of every grade behind
    #[arg(long)]
    keep_packages: bool,
}

impl GradeArgs {
    /// The same, but neither taking verdicts from the cache nor keeping them there.
    pub fn without_cache(mut self) -> Self {
        self.folders.no_cache = true;
        self
    }

    /// The settings in force: these flags over variables over `lmap.toml`.
    fn settings(&self) -> Result<GradeSettings, Failure> {
        let given = |flag: bool| flag.then_some(true);
        let flags = GradeSettings {
            timeout: self.judging.timeout,
            pipeline: self.judging.pipeline,
            kernels: self.judging.kernels,
            sandbox: self.judging.sandbox,
            guard: self.judging.guard,
            axioms: self.judging.axioms,
            audit: self.judging.audit,
            shared_user: given(self.judging.shared_user),
            budget: self.limits.budget,
            memory: self.limits.memory,
            kernel_memory: self.limits.kernel_memory,
            slots: self.limits.slots,
            shared_memory: self.limits.shared_memory,
            verdict_cache: self.folders.no_cache.then_some(false),
            work_root: self.folders.work_root.clone(),
            keep_packages: given(self.folders.keep_packages),
            ..GradeSettings::default()
        };
        Ok(flags.or(GradeSettings::from_file()?))
    }

    /// The policy in force.
    pub fn policy(&self) -> Result<Policy, Failure> {
        Ok(self.settings()?.policy(Policy::default())?)
    }

    /// The folders in force, with the cache in `cache`.
    pub fn folders(&self, cache: impl Into<PathBuf>) -> Result<Folders, Failure> {
        Ok(self.settings()?.folders(cache))
    }

    /// A grader with everything that is in force.
    pub fn grader(&self, toolchain: &ToolchainArgs) -> Result<Grader, Failure> {
        let settings = toolchain.settings()?;
        let (policy, folders) = (self.policy()?, self.folders(&settings.cache_dir)?);
        Ok(Grader::new(find_toolchain(&settings)?, policy, folders))
    }
}

impl From<SettingError> for Failure {
    fn from(error: SettingError) -> Self {
        match error {
            SettingError::File(error) => error.into(),
            SettingError::Range { .. } => Self::usage(error),
        }
    }
}
