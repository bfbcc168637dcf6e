//! `lmap serve`: verdicts over HTTP.

use std::io::{IsTerminal, stderr};
use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::thread::available_parallelism;
use std::time::Duration;

use clap::ValueEnum;
use lmap_lean::find_toolchain;
use lmap_serve::Engine;
use lmap_serve::http::{Limits, Options, ServeError, Service, TlsFiles};
use tracing_subscriber::EnvFilter;

use crate::context::{Context, Failure};
use crate::grade_args::GradeArgs;
use crate::toolchain::ToolchainArgs;

/// Judge for other machines, over HTTP
///
/// Routes, tokens and limits are described in docs/serve.md, and for programs at /openapi.json of the service itself.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The address; one that other machines can reach needs --token-file
    #[arg(long, env = "LMAP_BIND", value_name = "ADDR", default_value = "127.0.0.1:8417")]
    bind: SocketAddr,
    /// The file with the tenants' tokens
    #[arg(long, env = "LMAP_TOKEN_FILE", value_name = "FILE")]
    token_file: Option<PathBuf>,
    /// The certificate, and those that vouch for it, in PEM; turns TLS on
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_certificate: Option<PathBuf>,
    /// The certificate's private key, in PEM
    #[arg(long, value_name = "FILE", requires = "tls_certificate")]
    tls_key: Option<PathBuf>,
    /// Let requests bring networks of their own instead of naming tasks of the data set
    #[arg(long)]
    foreign_tasks: bool,
    /// How many grades to work on at a time [default: the number of processors]
    #[arg(long, env = "LMAP_SERVE_THREADS", value_name = "N")]
    threads: Option<NonZeroUsize>,
    #[command(flatten)]
    bounds: BoundArgs,
    /// How the log is written, to standard error
    #[arg(long, value_enum, default_value_t = LogFormat::Text, value_name = "FORMAT")]
    log_format: LogFormat,
    #[command(flatten)]
    grade: GradeArgs,
    #[command(flatten)]
    toolchain: ToolchainArgs,
}

/// How much the service takes on.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Bounds of the service")]
struct BoundArgs {
    /// Grades that may wait; more are refused with 429
    #[arg(long, value_name = "N", default_value_t = Limits::default().queue)]
    queue: usize,
    /// Submissions in one request
    #[arg(long, value_name = "N", default_value_t = Limits::default().batch)]
    batch: usize,
    /// Bytes of a request's body
    #[arg(long, value_name = "BYTES", default_value_t = Limits::default().body_bytes)]
    body_bytes: usize,
    /// Connections at a time
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections)]
    connections: usize,
    /// Requests a second of one tenant, if the token file says nothing else; 0 is no limit
    #[arg(long, value_name = "N", default_value_t = Limits::default().requests_per_second)]
    requests_per_second: u32,
    /// Seconds that a request's head may take to arrive
    #[arg(long, value_name = "SECONDS", default_value_t = Limits::default().head_time.as_secs())]
    head_seconds: u64,
    /// Seconds that its body may take
    #[arg(long, value_name = "SECONDS", default_value_t = Limits::default().body_time.as_secs())]
    body_seconds: u64,
    /// Seconds that grades may go on after the order to end
    #[arg(long, value_name = "SECONDS", default_value_t = Limits::default().drain.as_secs())]
    drain_seconds: u64,
}

/// How the log is written.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum LogFormat {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
}

/// Runs `lmap serve`.
pub fn run(args: Args, context: &Context) -> Result<ExitCode, Failure> {
    start_log(args.log_format);
    let settings = args.toolchain.settings()?;
    let (policy, folders) = (args.grade.policy()?, args.grade.folders(&settings.cache_dir)?);
    let threads = args.threads.or_else(|| available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN);
    let engine = Engine::new(find_toolchain(&settings)?, policy, folders, threads);
    let service = Service::bind(engine, threads.get(), &args.options())?;
    let scheme = if service.is_encrypted() { "https" } else { "http" };
    let address = format!("{scheme}://{}", service.address());
    if context.json {
        println!("{}", serde_json::json!({ "listening": address }));
    } else {
        println!("listening on {address}");
    }
    service.run_to_end()?;
    Ok(ExitCode::SUCCESS)
}

impl Args {
    fn options(&self) -> Options {
        let tls = self.tls_certificate.clone().zip(self.tls_key.clone());
        Options {
            bind: self.bind,
            tokens: self.token_file.clone(),
            tls: tls.map(|(certificate, key)| TlsFiles { certificate, key }),
            foreign_tasks: self.foreign_tasks,
            limits: Limits {
                queue: self.bounds.queue,
                batch: self.bounds.batch,
                body_bytes: self.bounds.body_bytes,
                head_time: Duration::from_secs(self.bounds.head_seconds),
                body_time: Duration::from_secs(self.bounds.body_seconds),
                connections: self.bounds.connections,
                requests_per_second: self.bounds.requests_per_second,
                drain: Duration::from_secs(self.bounds.drain_seconds),
            },
        }
    }
}

/// Writes what happens to standard error; `LMAP_LOG` chooses how much, as in `LMAP_LOG=warn`.
fn start_log(format: LogFormat) {
    let filter = EnvFilter::try_from_env("LMAP_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(stderr);
    match format {
        LogFormat::Json => log.json().init(),
        LogFormat::Text => log.with_ansi(stderr().is_terminal()).init(),
    }
}

impl From<ServeError> for Failure {
    fn from(error: ServeError) -> Self {
        match error {
            ServeError::Io(_) => Self::infrastructure(error),
            _ => Self::usage(error),
        }
    }
}
