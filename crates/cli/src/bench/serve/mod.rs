//! `lmap bench serve`: a real service under more load than it can bear.

mod account;
mod client;
mod load;
mod service;
mod times;

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::thread::available_parallelism;
use std::time::Duration;

use serde::Serialize;

use super::table::{Goal, Row, Unit};
use crate::context::{Context, Failure};
use account::{Account, TASK};
use load::Load;
use service::Service;
use times::{Health, Times, Watch, watch_for};

/// What 99 of 100 looks at `/healthz` may take, in seconds.
const HEALTH_GOAL: f64 = 0.05;

/// The memory at the beginning may be at least this part of that at the end.
const MEMORY_GOAL: f64 = 0.8;

/// Health is watched for so long before the load, to have something to compare with.
const QUIET: Duration = Duration::from_secs(3);

/// An answer that takes longer than the queue and this long counts as lost.
const PATIENCE: Duration = Duration::from_secs(120);

/// Offer a service more than it can grade, and see whether a verdict is lost or doubled
///
/// Starts `lmap serve` as a process of its own, measures how many grades a second it gives, and then offers a multiple of that in
/// submissions of which no two are the same, over as many connections as requests. Every submission must get either its own verdict,
/// once, or a refusal that says when to try again. Meanwhile other connections ask for /healthz. Exit code 1 if a verdict is lost,
/// doubled or wrong.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// How long too much is offered
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    seconds: u64,
    /// How many times too much
    #[arg(long, value_name = "TIMES", default_value_t = 4.0)]
    overload: f64,
    /// How long it is measured what the service can do
    #[arg(long, value_name = "SECONDS", default_value_t = 10)]
    capacity_seconds: u64,
    /// Grades that may wait in the service: few enough that it soon has to refuse
    #[arg(long, value_name = "N", default_value = "64")]
    queue: NonZeroUsize,
    /// Flags for `lmap serve`; all settings are its own
    #[arg(last = true, value_name = "FLAGS")]
    serve: Vec<OsString>,
}

/// What was measured.
#[derive(Debug, Serialize)]
pub struct Report {
    task: &'static str,
    seconds: u64,
    overload: f64,
    queue: usize,
    /// Verdicts a second when the service has always something to do and nothing too much.
    capacity: f64,
    /// Submissions a second that were offered then.
    offered: f64,
    account: Account,
    /// Grades that the service says it made, and those that it took back.
    graded: u64,
    cancelled: u64,
    /// From request to verdict, and from request to refusal.
    answered: Times,
    refused: Times,
    /// Without load, and with too much of it.
    health_before: Health,
    health: Health,
    resident_mib: Resident,
    health_goal_seconds: f64,
    /// Warnings in the service's log.
    log: String,
}

/// Resident memory of the service in MiB.
#[derive(Debug, Serialize)]
struct Resident {
    /// When it has graded for a while, and the load begins.
    start: f64,
    /// In the middle of the load.
    middle: f64,
    /// At its end.
    end: f64,
    /// When all is answered.
    after: f64,
}

/// Runs `lmap bench serve`.
pub fn run(args: &Args, context: &Context) -> Result<ExitCode, Failure> {
    let report = measure(args)?;
    if context.json {
        context.print_json(&report)?;
    } else {
        report.print();
    }
    Ok(ExitCode::from(u8::from(!report.is_right())))
}

/// Measures one service from its start to its end.
pub fn measure(args: &Args) -> Result<Report, Failure> {
    if !(args.overload > 0.0 && args.overload.is_finite()) {
        return Err(Failure::usage("--overload: give a number greater than 0"));
    }
    let service = Service::start(args.queue.get(), &args.serve)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let report = runtime.map_err(Failure::infrastructure)?.block_on(observe(args, &service))?;
    service.end()?;
    Ok(report)
}

async fn observe(args: &Args, service: &Service) -> Result<Report, Failure> {
    let address = service.address();
    // The first grade compiles the task's files.
    warm_up(service).await?;
    let health_before = watch_for(address, QUIET).await?;
    let load = Load::new(address, PATIENCE);
    let at_once = available_parallelism().map_or(1, usize::from) * 4;
    let capacity =
        load.saturate(at_once.min(args.queue.get()), Duration::from_secs(args.capacity_seconds)).await?;
    if capacity == 0.0 {
        return Err(Failure::infrastructure("the service gave no verdict; give --capacity-seconds more"));
    }
    let load = Load::new(address, PATIENCE + Duration::from_secs_f64(args.queue.get() as f64 / capacity));
    let before = Counters::read(service).await?;
    let start = service.resident_mib();
    let watch = Watch::start(address);
    let offered = capacity * args.overload;
    let half = Duration::from_secs(args.seconds) / 2;
    let (first, middle) = (load.offer(offered, half).await?, service.resident_mib());
    let (second, end) = (load.offer(offered, half).await?, service.resident_mib());
    let health = watch.end()?;
    first.answered().await?;
    second.answered().await?;
    let after = service.resident_mib();
    let counters = Counters::read(service).await?;
    let outcome = load.outcome();
    Ok(Report {
        task: TASK,
        seconds: args.seconds,
        overload: args.overload,
        queue: args.queue.get(),
        capacity,
        offered,
        account: outcome.account,
        graded: counters.graded - before.graded,
        cancelled: counters.cancelled - before.cancelled,
        answered: outcome.answered,
        refused: outcome.refused,
        health_before,
        health,
        resident_mib: Resident { start, middle, end, after },
        health_goal_seconds: HEALTH_GOAL,
        log: service.log(),
    })
}

async fn warm_up(service: &Service) -> Result<(), Failure> {
    let load = Load::new(service.address(), PATIENCE);
    load.saturate(1, Duration::from_secs(1)).await?;
    let account = load.outcome().account;
    match account.is_right() {
        true => Ok(()),
        false => Err(Failure::infrastructure(format!("the service does not grade: {:?}", account.faults))),
    }
}

/// What the service counts.
struct Counters {
    graded: u64,
    cancelled: u64,
}

impl Counters {
    async fn read(service: &Service) -> Result<Self, Failure> {
        let answer =
            client::get(service.address(), "/metrics", PATIENCE).await.map_err(Failure::infrastructure)?;
        let sum = |name: &str| {
            let lines = answer.body.lines().filter(|line| line.starts_with(name));
            lines.filter_map(|line| line.rsplit(' ').next()?.parse::<u64>().ok()).sum()
        };
        Ok(Self { graded: sum("lmap_grades_total"), cancelled: sum("lmap_grades_cancelled_total") })
    }
}

impl Report {
    /// Whether nothing is lost, doubled or wrong, neither here nor by the service's own count.
    pub fn is_right(&self) -> bool {
        self.account.is_right() && self.graded == self.account.verdicts && self.cancelled == 0
    }

    /// For the table of all benchmarks.
    pub fn rows(&self) -> Vec<Row> {
        let Account { verdicts, refused, lost, doubled, wrong, .. } = &self.account;
        let unequal = self.graded.abs_diff(*verdicts) + self.cancelled;
        let faults = (lost + doubled + wrong).max(unequal) as f64;
        let times = self.overload;
        vec![
            Row::new("small grades over HTTP, every fourth rejected", Unit::PerSecond, self.capacity),
            Row::new(
                format!(
                    "{times} times as many for {} s, {verdicts} verdicts, {refused} refusals: lost, doubled or wrong",
                    self.seconds
                ),
                Unit::Faults,
                faults,
            )
            .goal(Goal::AtMost(0.0)),
            Row::new("/healthz meanwhile, 99 of 100", Unit::Seconds, self.health.times.p99_seconds)
                .against("without load", self.health_before.times.p99_seconds)
                .goal(Goal::AtMost(HEALTH_GOAL)),
            Row::new("/healthz meanwhile, not answered", Unit::Faults, self.health.failed as f64)
                .goal(Goal::AtMost(0.0)),
            Row::new("memory of the service at the end", Unit::Mebibytes, self.resident_mib.end)
                .against("at the beginning", self.resident_mib.start)
                .goal(Goal::Times(MEMORY_GOAL)),
        ]
    }

    fn print(&self) {
        let Account { requests, submissions, verdicts, refused, lost, doubled, wrong, faults } =
            &self.account;
        println!("{:.1} small grades a second ({})", self.capacity, self.task);
        println!(
            "{} times as many for {} s: {submissions} submissions in {requests} requests, {:.1} a second",
            self.overload, self.seconds, self.offered
        );
        println!("  verdicts  {verdicts:>8}  {}", spread(&self.answered));
        println!("  refused   {refused:>8}  {}", spread(&self.refused));
        println!("  lost      {lost:>8}\n  doubled   {doubled:>8}\n  wrong     {wrong:>8}");
        println!("  the service counts {} grades, and {} taken back", self.graded, self.cancelled);
        for (when, health) in [("without load", &self.health_before), ("meanwhile", &self.health)] {
            println!(
                "/healthz {when}: {} answered, {}; {} not",
                health.times.count,
                spread(&health.times),
                health.failed
            );
        }
        let Resident { start, middle, end, after } = self.resident_mib;
        println!(
            "memory of the service: {start:.0} MiB at the beginning, {middle:.0} in the middle, {end:.0} at the end, \
             {after:.0} when all was answered"
        );
        let failures = self.health.failures.iter();
        faults.iter().chain(failures).for_each(|fault| println!("fault: {fault}"));
        if !self.log.is_empty() {
            println!("the service's log:\n{}", self.log);
        }
    }
}

fn spread(times: &Times) -> String {
    if times.count == 0 {
        return "—".to_owned();
    }
    let ms = |seconds: f64| format!("{:.1} ms", 1e3 * seconds);
    format!(
        "half in {}, 99 of 100 in {}, all in {}",
        ms(times.p50_seconds),
        ms(times.p99_seconds),
        ms(times.longest_seconds)
    )
}
