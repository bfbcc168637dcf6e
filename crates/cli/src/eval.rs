//! `lmap eval`: let a model answer tasks, and grade what it answers.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args as ClapArgs;
use lmap_eval::config::{
    DEFAULT_MAX_ANSWER_BYTES, EndpointConfig, Harness, Limits, ModelConfig, Prices, Retries, RunConfig,
    Sampling, Timeouts,
};
use lmap_eval::policy::PREFIX;
use lmap_eval::progress::Progress;
use lmap_eval::regrade::regrade;
use lmap_eval::run::{Run, RunError, Stop, Summary, judge_identity};
use lmap_grader::Grader;
use lmap_tasks::{Family, Filter, Split, TaskSet};
use serde_json::Value;

use crate::context::{Context, Failure};
use crate::grade_args::GradeArgs;
use crate::interrupt::INTERRUPTED;
use crate::tasks::TaskSetArgs;
use crate::toolchain::ToolchainArgs;

/// Run a model over tasks
///
/// The model is one behind an endpoint that speaks the chat-completions protocol, or one of the built-in policies, which need
/// none: policy:decide, policy:list_all, policy:cases, policy:packed (proofs), policy:cheat (attacks) and policy:mix (all of them, and mistakes).
/// Results are in a folder of their own as they come; `lmap report` makes a page of it. The exit code is 0 if every rollout
/// has a verdict, 3 if one could not be graded or the run ended early, 130 after Ctrl-C.
#[derive(Debug, ClapArgs)]
pub struct Args {
    /// The model's name at the endpoint, or policy:NAME
    #[arg(long, short, env = "LMAP_MODEL", required_unless_present_any = ["resume", "regrade"])]
    model: Option<String>,
    /// Go on with the run in this folder: what is done is kept, what failed or is missing is done
    #[arg(long, value_name = "RUN", conflicts_with_all = ["model", "regrade"])]
    resume: Option<PathBuf>,
    /// Grade the answers of the run in this folder again, into a run of its own
    #[arg(long, value_name = "RUN", conflicts_with = "model")]
    regrade: Option<PathBuf>,
    #[command(flatten)]
    run: RunArgs,
    #[command(flatten)]
    selection: SelectionArgs,
    #[command(flatten)]
    endpoint: EndpointArgs,
    #[command(flatten)]
    sampling: SamplingArgs,
    #[command(flatten)]
    limits: AmountArgs,
    #[command(flatten)]
    task_set: TaskSetArgs,
    #[command(flatten)]
    grade: GradeArgs,
    #[command(flatten)]
    toolchain: ToolchainArgs,
}

/// What the run is.
#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "Run")]
struct RunArgs {
    /// chat: one answer; refine:N: the verdict goes back, for N more answers; tools:N: the model may call check_proof N times
    #[arg(long, value_name = "NAME", default_value_t = Harness::Chat)]
    harness: Harness,
    /// Rollouts for each task
    #[arg(long, short, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    rollouts: u32,
    /// What the model is told before the task
    #[arg(long, value_name = "TEXT")]
    system_prompt: Option<String>,
    /// The same from a file
    #[arg(long, value_name = "FILE", conflicts_with = "system_prompt")]
    system_prompt_file: Option<PathBuf>,
    /// What the run and its folder are called [default: model, harness and a number]
    #[arg(long, value_name = "NAME")]
    run_name: Option<String>,
    /// Folder for the folders of runs
    #[arg(long, short, env = "LMAP_OUTPUTS", value_name = "DIR", default_value = "outputs")]
    output_dir: PathBuf,
}

/// Which tasks.
#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "Selection")]
struct SelectionArgs {
    /// Just these tasks
    #[arg(long, value_name = "ID", value_delimiter = ',')]
    task: Vec<String>,
    /// Only this split: train, eval or extra
    #[arg(long)]
    split: Option<Split>,
    /// Only this family: classic, constructed, large, operations or imported
    #[arg(long)]
    family: Option<Family>,
    /// Only tasks with a modulus of at most this
    #[arg(long, value_name = "P")]
    max_p: Option<usize>,
    /// Only the first N of them
    #[arg(short = 'n', long = "limit", value_name = "N")]
    n: Option<usize>,
}

/// Where the model is.
#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "Endpoint")]
struct EndpointArgs {
    /// The address that /chat/completions is appended to
    #[arg(long, env = "OPENAI_BASE_URL", value_name = "URL", default_value = "https://api.openai.com/v1")]
    base_url: String,
    /// The variable that holds the key; the key itself is written nowhere
    #[arg(long, value_name = "VAR", default_value = "OPENAI_API_KEY")]
    key_var: String,
    /// The organisation to be charged
    #[arg(long, value_name = "ID")]
    organization: Option<String>,
    /// A further header
    #[arg(long, value_name = "NAME=VALUE", value_parser = pair)]
    header: Vec<(String, String)>,
    /// A further header whose value is in a variable
    #[arg(long, value_name = "NAME=VAR", value_parser = pair)]
    header_env: Vec<(String, String)>,
    /// A further field of the request, as JSON or as a plain string; null takes a field out
    #[arg(long, value_name = "NAME=JSON", value_parser = field)]
    body: Vec<(String, Value)>,
    /// Tries after the first, when the endpoint is down, busy or broken
    #[arg(long, value_name = "N", default_value_t = Retries::default().times)]
    retries: u32,
    /// The longest wait before another try, in seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value_t = Retries::default().longest_wait)]
    max_retry_wait: f64,
    /// The first wait before another try, in seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value_t = Retries::default().first_wait, hide = true)]
    first_retry_wait: f64,
    /// Wait this long for a connection
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value_t = Timeouts::default().connect)]
    model_connect_timeout: f64,
    /// Wait this long for the next piece of an answer
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value_t = Timeouts::default().idle)]
    idle_timeout: f64,
    /// Wait this long for a whole answer
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value_t = Timeouts::default().request)]
    request_timeout: f64,
    /// Longest answer that is read, in KiB; a longer one is not graded
    #[arg(long, value_name = "KIB", default_value_t = DEFAULT_MAX_ANSWER_BYTES >> 10, value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..=1 << 20))]
    max_answer: usize,
}

/// How answers are drawn; what is not given is left to the endpoint.
#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "Sampling")]
struct SamplingArgs {
    /// Temperature
    #[arg(long, value_name = "T")]
    temperature: Option<f64>,
    /// Only the likeliest tokens that together have this probability
    #[arg(long, value_name = "P")]
    top_p: Option<f64>,
    /// Most tokens of one answer
    #[arg(long, value_name = "N")]
    max_tokens: Option<u64>,
    /// How much a reasoning model thinks
    #[arg(long, value_name = "LEVEL")]
    reasoning_effort: Option<String>,
    /// Seed of the first rollout; the others count up from it
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

/// How much at once, and how much at all.
#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "Amount")]
struct AmountArgs {
    /// Calls of the model at once [default: 8]
    #[arg(long, short = 'c', value_name = "N")]
    concurrency: Option<usize>,
    /// Grades at once [default: the number of processors]
    #[arg(long, value_name = "N")]
    grade_concurrency: Option<usize>,
    /// US dollars for a million tokens, read and written, for endpoints that do not tell
    #[arg(long, value_name = "IN,OUT", value_parser = prices)]
    prices: Option<Prices>,
    /// Stop before the run costs more US dollars; needs --max-tokens to be exact
    #[arg(long, value_name = "USD", value_parser = seconds)]
    max_cost: Option<f64>,
    /// Stop before the run uses more tokens; needs --max-tokens to be exact
    #[arg(long, value_name = "N")]
    max_total_tokens: Option<u64>,
    /// Stop after so many rollouts in a row came to nothing; 0: never [default: 10]
    #[arg(long, value_name = "N")]
    give_up_after: Option<u32>,
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or_else(|| "write NAME=VALUE".to_owned())?;
    Ok((name.to_owned(), value.to_owned()))
}

fn field(text: &str) -> Result<(String, Value), String> {
    let (name, value) = pair(text)?;
    let value = serde_json::from_str(&value).unwrap_or(Value::String(value));
    Ok((name, value))
}

fn seconds(text: &str) -> Result<f64, String> {
    let number: f64 = text.parse().map_err(|_| "give a number".to_owned())?;
    (number.is_finite() && number > 0.0)
        .then_some(number)
        .ok_or_else(|| "give a number greater than 0".to_owned())
}

fn prices(text: &str) -> Result<Prices, String> {
    let wrong = || "write two numbers, such as 2.5,10".to_owned();
    let (input, output) = text.split_once(',').ok_or_else(wrong)?;
    let number =
        |text: &str| text.trim().parse::<f64>().ok().filter(|n| n.is_finite() && *n >= 0.0).ok_or_else(wrong);
    Ok(Prices { input: number(input)?, output: number(output)? })
}

/// Runs `lmap eval`.
pub fn run(args: Args, context: &Context) -> Result<ExitCode, Failure> {
    let stop = Stop::default();
    end_on_signal(&stop)?;
    let progress = Progress::new(context.progress);
    let summary = match (&args.resume, &args.regrade) {
        (Some(path), _) => args.resumed(path)?.carry_out(&progress, &stop)?,
        (None, Some(path)) => args.regraded(path, &progress, &stop)?,
        (None, None) => args.fresh()?.carry_out(&progress, &stop)?,
    };
    progress.finish();
    if context.json {
        context.print_json(&summary)?;
    } else {
        print!("{}", summary.for_people());
    }
    Ok(exit_code(&summary, &stop))
}

fn exit_code(summary: &Summary, stop: &Stop) -> ExitCode {
    match stop.reason() {
        Some(INTERRUPT) => ExitCode::from(INTERRUPTED),
        _ if summary.is_complete() => ExitCode::SUCCESS,
        _ => ExitCode::from(3),
    }
}

impl Args {
    /// A new run.
    fn fresh(&self) -> Result<Run, Failure> {
        let tasks = self.task_set.open()?;
        let grader = self.grade.grader(&self.toolchain)?;
        let config = self.config(&tasks, &grader)?;
        let path = self.run.output_dir.join(&config.name);
        Ok(Run::create(&path, config, &tasks, Arc::new(grader))?)
    }

    /// A run that goes on, under its own settings but for those about amounts.
    fn resumed(&self, path: &Path) -> Result<Run, Failure> {
        let config = Run::config_of(path)?;
        let tasks = match &config.task_folder {
            Some(folder) => TaskSet::open(folder)?,
            None => TaskSet::builtin(),
        };
        let (policy, settings) = (config.policy.clone(), self.toolchain.settings()?);
        let folders = self.grade.folders(&settings.cache_dir)?;
        let grader = Grader::new(lmap_lean::find_toolchain(&settings)?, policy, folders);
        let run = Run::resume(path, &tasks, Arc::new(grader), |config| {
            config.limits = self.limits.over(config.limits)
        })?;
        Ok(run)
    }

    fn regraded(&self, source: &Path, progress: &Progress, stop: &Stop) -> Result<Summary, Failure> {
        let tasks = self.task_set.open()?;
        let grader = Arc::new(self.grade.grader(&self.toolchain)?);
        let name = source.file_name().map_or_else(|| "run".into(), |name| name.to_string_lossy());
        let name = self
            .run
            .run_name
            .clone()
            .unwrap_or_else(|| format!("{name}--{}", &grader.policy().sha256()[..8]));
        let target = self.run.output_dir.join(file_name(&name)?);
        let at_once = self.limits.over(Limits::default()).grade_concurrency;
        Ok(regrade(source, &target, &tasks, &grader, at_once, progress, stop)?)
    }

    fn config(&self, tasks: &TaskSet, grader: &Grader) -> Result<RunConfig, Failure> {
        let model = self.model_config()?;
        let name = match &self.run.run_name {
            Some(name) => name.clone(),
            None => free_name(&self.run.output_dir, &format!("{}--{}", model.label(), self.run.harness)),
        };
        let system_prompt = match &self.run.system_prompt_file {
            Some(file) => Some(
                std::fs::read_to_string(file)
                    .map_err(|error| Failure::usage(format!("cannot read {}: {error}", file.display())))?,
            ),
            None => self.run.system_prompt.clone(),
        };
        Ok(RunConfig {
            name: file_name(&name)?,
            model,
            harness: self.run.harness,
            system_prompt,
            tasks: self.selection.ids(tasks)?,
            task_folder: self.task_set.folder(),
            rollouts: self.run.rollouts,
            limits: self.limits.over(Limits::default()),
            policy: grader.policy().clone(),
            judge: judge_identity(grader),
            regrade_of: None,
            lmap_version: env!("CARGO_PKG_VERSION").to_owned(),
        })
    }

    fn model_config(&self) -> Result<ModelConfig, Failure> {
        let model = self.model.clone().unwrap_or_default();
        if model.starts_with(PREFIX) {
            let name = model.parse().map_err(Failure::usage)?;
            return Ok(ModelConfig::Policy { name, seed: self.sampling.seed.unwrap_or(0) });
        }
        let endpoint = &self.endpoint;
        Ok(ModelConfig::Endpoint(Box::new(EndpointConfig {
            key_var: endpoint.key_var.clone(),
            organization: endpoint.organization.clone(),
            headers: endpoint.header.iter().cloned().collect::<BTreeMap<_, _>>(),
            headers_from_env: endpoint.header_env.iter().cloned().collect(),
            body: endpoint.body.iter().cloned().collect(),
            sampling: Sampling {
                temperature: self.sampling.temperature,
                top_p: self.sampling.top_p,
                max_tokens: self.sampling.max_tokens,
                reasoning_effort: self.sampling.reasoning_effort.clone(),
                seed: self.sampling.seed,
            },
            timeouts: Timeouts {
                connect: endpoint.model_connect_timeout,
                idle: endpoint.idle_timeout,
                request: endpoint.request_timeout,
            },
            retries: Retries {
                times: endpoint.retries,
                first_wait: endpoint.first_retry_wait,
                longest_wait: endpoint.max_retry_wait,
            },
            max_answer_bytes: endpoint.max_answer << 10,
            prices: self.limits.prices,
            ..EndpointConfig::new(model, endpoint.base_url.clone())
        })))
    }
}

impl SelectionArgs {
    fn ids(&self, tasks: &TaskSet) -> Result<Vec<String>, Failure> {
        let most = self.n.unwrap_or(usize::MAX);
        if !self.task.is_empty() {
            return Ok(self.task.iter().take(most).cloned().collect());
        }
        // Without a wish, the tasks that results are usually compared on.
        let unguided = self.split.is_none() && self.family.is_none();
        let filter = Filter {
            split: if unguided { Some(Split::Eval) } else { self.split },
            family: self.family,
            ..Filter::default()
        };
        let ids: Vec<String> = tasks
            .select(&filter)
            .filter(|record| record.prompt_chars.is_some() && self.max_p.is_none_or(|most| record.p <= most))
            .take(most)
            .map(|record| record.id.clone())
            .collect();
        if ids.is_empty() {
            return Err(Failure::usage(RunError::NoTasks));
        }
        Ok(ids)
    }
}

impl AmountArgs {
    /// What was given, over `usual`.
    fn over(&self, usual: Limits) -> Limits {
        Limits {
            model_concurrency: self.concurrency.unwrap_or(usual.model_concurrency),
            grade_concurrency: self.grade_concurrency.unwrap_or(usual.grade_concurrency),
            max_cost: self.max_cost.or(usual.max_cost),
            max_total_tokens: self.max_total_tokens.or(usual.max_total_tokens),
            give_up_after: self.give_up_after.unwrap_or(usual.give_up_after),
        }
    }
}

/// A name that can be a folder's.
fn file_name(name: &str) -> Result<String, Failure> {
    let plain =
        name.chars().all(|c| c.is_ascii_alphanumeric() || "-_.:+".contains(c)) && !name.starts_with('.');
    if plain && !name.is_empty() && name.len() <= 200 {
        return Ok(name.to_owned());
    }
    Err(Failure::usage(format!(
        "`{name}` cannot be the name of a run: use letters, digits, `-`, `_`, `.`, `:` and `+`"
    )))
}

/// `base--1`, or the next number that is free.
fn free_name(folder: &Path, base: &str) -> String {
    let base: String = base
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() || "-_.".contains(c) { c } else { '-' })
        .take(150)
        .collect();
    let base = base.trim_start_matches('.');
    (1..)
        .map(|number| format!("{base}--{number}"))
        .find(|name| !folder.join(name).exists())
        .unwrap_or_default()
}

/// What the first Ctrl-C gives as the reason.
const INTERRUPT: &str = "interrupted";

/// The first Ctrl-C lets what is under way come to its end; the second ends everything. Both lose nothing.
fn end_on_signal(stop: &Stop) -> Result<(), Failure> {
    let stop = stop.clone();
    let handler = move || {
        if stop.reason().is_some() {
            lmap_grader::abandon();
            std::process::exit(INTERRUPTED.into());
        }
        stop.stop(INTERRUPT);
        eprintln!("finishing what is under way; once more to end at once (nothing is lost either way)");
    };
    ctrlc::set_handler(handler).map_err(Failure::infrastructure)
}

impl From<RunError> for Failure {
    fn from(error: RunError) -> Self {
        match error {
            RunError::Runtime(_) | RunError::Store(lmap_eval::StoreError::Write { .. }) => {
                Self::infrastructure(error)
            }
            _ => Self::usage(error),
        }
    }
}
