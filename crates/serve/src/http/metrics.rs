//! What operators watch, in the text format of Prometheus (OpenMetrics).

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use lmap_grader::{Heard, Outcome, Verdict};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use crate::queue::Load;

/// Upper ends of the buckets for times, in seconds.
const SECONDS: [f64; 12] = [0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 120.0, 300.0];

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct GradeLabels {
    verdict: &'static str,
    stage: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ReadingLabels {
    end: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RequestLabels {
    route: String,
    method: String,
    status: u16,
}

/// Counters and gauges of one service.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<RequestLabels, Counter>,
    grades: Family<GradeLabels, Counter>,
    readings: Family<ReadingLabels, Counter>,
    grade_seconds: Histogram,
    wait_seconds: Histogram,
    cancelled: Counter,
    refused_busy: Counter,
    refused_connections: Counter,
    slow_heads: Counter,
    connections: Gauge,
    queued: Gauge,
    running: Gauge,
    ready: Gauge,
    /// Mean time of a grade in microseconds, the newest counting most, for `Retry-After`.
    mean_micros: AtomicU64,
}

impl Metrics {
    pub fn new() -> Self {
        let histogram = || Histogram::new(SECONDS);
        let mut metrics = Self {
            registry: Registry::with_prefix("lmap"),
            requests: Family::default(),
            grades: Family::default(),
            readings: Family::default(),
            grade_seconds: histogram(),
            wait_seconds: histogram(),
            cancelled: Counter::default(),
            refused_busy: Counter::default(),
            refused_connections: Counter::default(),
            slow_heads: Counter::default(),
            connections: Gauge::default(),
            queued: Gauge::default(),
            running: Gauge::default(),
            ready: Gauge::default(),
            mean_micros: AtomicU64::new(1_000_000),
        };
        metrics.register();
        metrics
    }

    fn register(&mut self) {
        let registry = &mut self.registry;
        registry.register("http_requests", "Requests answered", self.requests.clone());
        registry.register(
            "grades",
            "Grades that came to a verdict, by the stage that ended them",
            self.grades.clone(),
        );
        registry.register(
            "readings",
            "Texts that Lean read for its messages alone, by how that ended",
            self.readings.clone(),
        );
        registry.register(
            "grade_seconds",
            "Time from a grade's start to its verdict",
            self.grade_seconds.clone(),
        );
        registry.register(
            "wait_seconds",
            "Time that a grade or a reading waited for a thread",
            self.wait_seconds.clone(),
        );
        registry.register("grades_cancelled", "Grades that their clients gave up", self.cancelled.clone());
        registry.register("refused_busy", "Requests refused for a full queue", self.refused_busy.clone());
        let refused = self.refused_connections.clone();
        registry.register("refused_connections", "Connections refused because there were too many", refused);
        let slow = self.slow_heads.clone();
        registry.register("slow_heads", "Connections closed because no request came in time", slow);
        registry.register("connections", "Open connections", self.connections.clone());
        registry.register("queued", "Grades that wait for a thread", self.queued.clone());
        registry.register("running", "Grades that run", self.running.clone());
        registry.register("ready", "1 if grades are taken, 0 if not", self.ready.clone());
    }

    pub fn request(&self, route: &str, method: &str, status: u16) {
        let labels = RequestLabels { route: route.to_owned(), method: method.to_owned(), status };
        self.requests.get_or_create(&labels).inc();
    }

    pub fn started(&self, waited: Duration) {
        self.wait_seconds.observe(waited.as_secs_f64());
    }

    pub fn ended(&self, verdict: &Verdict, took: Duration) {
        let stage = verdict.stage.map_or("none", |stage| stage.name());
        let labels = GradeLabels { verdict: verdict.verdict.name(), stage };
        self.grades.get_or_create(&labels).inc();
        self.grade_seconds.observe(took.as_secs_f64());
        self.ended_without(took);
    }

    /// Lean read a text for its messages.
    pub fn heard(&self, heard: &Heard, took: Duration) {
        let end = match &heard.messages {
            Ok(_) => "messages",
            Err(reason) if reason.code.outcome() == Outcome::Rejected => "crash",
            Err(reason) => reason.code.outcome().name(),
        };
        self.readings.get_or_create(&ReadingLabels { end }).inc();
        self.ended_without(took);
    }

    /// Something ended that is no grade with a verdict, but takes a thread for a while as well.
    pub fn ended_without(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        // A lost update between two threads does not matter to an estimate.
        let mean = self.mean_micros.load(Ordering::Relaxed);
        self.mean_micros.store(mean - mean / 8 + micros / 8, Ordering::Relaxed);
    }

    pub fn mean_grade(&self) -> Duration {
        Duration::from_micros(self.mean_micros.load(Ordering::Relaxed))
    }

    pub fn cancelled(&self) {
        self.cancelled.inc();
    }

    pub fn refused_busy(&self) {
        self.refused_busy.inc();
    }

    pub fn refused_connection(&self) {
        self.refused_connections.inc();
    }

    pub fn slow_head(&self) {
        self.slow_heads.inc();
    }

    pub fn connection(&self, change: i64) {
        self.connections.inc_by(change);
    }

    /// Everything, as a scraper reads it.
    pub fn text(&self, load: Load, ready: bool) -> String {
        self.queued.set(i64::try_from(load.queued).unwrap_or(i64::MAX));
        self.running.set(i64::try_from(load.running).unwrap_or(i64::MAX));
        self.ready.set(i64::from(ready));
        let mut text = String::new();
        // Writing into a string does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
