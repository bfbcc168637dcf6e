//! A run as people watch it: a bar on a terminal, plain lines elsewhere; and what they read at its end.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use indicatif::{HumanDuration, ProgressBar, ProgressStyle};

use crate::run::{Event, Observer, Summary, Tally};

/// Most rollouts without a verdict that a summary lists one by one.
const MAX_LISTED: usize = 10;

/// Shows a run on standard error.
#[derive(Debug)]
pub struct Progress {
    bar: Option<ProgressBar>,
    start: Instant,
}

impl Progress {
    /// A bar if standard error is a terminal, lines otherwise.
    #[must_use]
    pub fn new(terminal: bool) -> Self {
        let bar = terminal.then(|| {
            let bar = ProgressBar::new(0);
            let template = "{prefix} [{wide_bar}] {pos}/{len} rollouts, {elapsed} gone, {eta} left\n{msg}";
            // A template that indicatif did not understand would cost the looks, nothing else.
            bar.set_style(
                ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar()),
            );
            bar.enable_steady_tick(Duration::from_millis(200));
            bar
        });
        Self { bar, start: Instant::now() }
    }

    /// Removes the bar.
    pub fn finish(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }

    fn say(&self, line: &str) {
        match &self.bar {
            Some(bar) => bar.println(line),
            None => eprintln!("{line}"),
        }
    }

    /// An estimate from the pace so far.
    fn time_left(&self, tally: &Tally) -> String {
        let done = tally.graded + tally.failed();
        let here = done.saturating_sub(tally.from_before);
        if here == 0 || done >= tally.rollouts {
            return String::new();
        }
        let left = self.start.elapsed().as_secs_f64() / here as f64 * (tally.rollouts - done) as f64;
        format!(", about {} left", HumanDuration(Duration::from_secs_f64(left)))
    }
}

impl Observer for Progress {
    fn on(&self, event: &Event<'_>, tally: &Tally) {
        let done = tally.graded + tally.failed();
        if let Some(bar) = &self.bar {
            bar.set_length(tally.rollouts as u64);
            bar.set_position(done as u64);
            bar.set_prefix(format!("{}/{} tasks", tally.tasks_done, tally.tasks));
            bar.set_message(numbers(tally));
        }
        match event {
            Event::Started => {
                let before = match tally.from_before {
                    0 => String::new(),
                    before => format!(", {before} of them done before"),
                };
                self.say(&format!("{} tasks, {} rollouts{before}", tally.tasks, tally.rollouts));
            }
            Event::Retry { task, rollout, error, wait } => {
                self.say(&format!("{task}#{rollout}: {error}; next try in {:.1} s", wait.as_secs_f64()));
            }
            Event::Graded { task, rollout, verdict } if self.bar.is_none() => {
                let why = verdict
                    .reason
                    .as_ref()
                    .map_or_else(String::new, |reason| format!(" ({})", reason.code.name()));
                let left = self.time_left(tally);
                self.say(&format!(
                    "{done}/{} {task}#{rollout} {}{why}; {}{left}",
                    tally.rollouts,
                    verdict.verdict,
                    numbers(tally)
                ));
            }
            Event::Graded { .. } => {}
            Event::Failed { task, rollout, message } => {
                self.say(&format!("{task}#{rollout} could not be graded: {message}"))
            }
            Event::Stopping { reason } => self.say(&format!("ending the run: {reason}")),
        }
    }
}

/// `12 accepted, 5 rejected, 1 not graded, 3400 tokens, $0.12`
fn numbers(tally: &Tally) -> String {
    let mut parts = vec![format!("{} accepted", tally.accepted())];
    parts.extend(
        tally
            .outcomes
            .iter()
            .filter(|(outcome, _)| outcome.name() != "accepted")
            .map(|(outcome, count)| format!("{count} {}", outcome.name().replace('_', " "))),
    );
    if tally.failed() > 0 {
        parts.push(format!("{} not graded", tally.failed()));
    }
    let tokens = tally.input_tokens + tally.output_tokens;
    if tokens > 0 {
        parts.push(format!("{tokens} tokens"));
    }
    parts.extend(tally.cost.map(|cost| format!("${cost:.4}")));
    parts.join(", ")
}

impl Summary {
    /// The summary as several lines of text.
    #[must_use]
    pub fn for_people(&self) -> String {
        let tally = &self.tally;
        let mut out = String::new();
        let _ = writeln!(
            out,
            "{} · {} · Lean {} ({} library)",
            self.model, self.harness, self.judge.lean, self.judge.library
        );
        let _ = writeln!(
            out,
            "  {} tasks, {} of {} rollouts graded: {}",
            tally.tasks,
            tally.graded,
            tally.rollouts,
            numbers(tally)
        );
        if let (Some(rate), Some([low, high])) = (self.pass_at_1, self.pass_at_1_interval) {
            let _ = writeln!(
                out,
                "  pass@1 {:.1} % (95 % interval {:.1} to {:.1} %), over tasks",
                100.0 * rate,
                100.0 * low,
                100.0 * high
            );
        }
        if !self.not_graded.is_empty() {
            let _ = writeln!(out, "  could not be graded, and count neither for nor against the model:");
            for (fault, count) in &tally.failures {
                let _ = writeln!(out, "    {count} × {fault}");
            }
            for failed in self.not_graded.iter().take(MAX_LISTED) {
                let _ = writeln!(out, "    {}#{}: {}", failed.task, failed.rollout, failed.message);
            }
            if self.not_graded.len() > MAX_LISTED {
                let _ =
                    writeln!(out, "    and {} more; see traces.jsonl", self.not_graded.len() - MAX_LISTED);
            }
        }
        if let Some(reason) = &self.stopped {
            let _ = writeln!(out, "  ended early: {reason}");
        }
        let path = self.path.display();
        if self.is_complete() {
            let _ = writeln!(out, "  in {path}; look at it:  lmap report {path} -o report.html");
        } else {
            let missing = self.owed + self.not_graded.len();
            let _ = writeln!(out, "  {missing} rollouts are owed; go on:  lmap eval --resume {path}");
        }
        out
    }
}
