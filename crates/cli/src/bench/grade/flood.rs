//! Many grades at once: how many a second, and what they leave behind.

use std::collections::BTreeMap;
use std::fs;
use std::num::NonZeroUsize;
use std::time::Instant;

use lmap_grader::batch::{ending, grade_all};
use lmap_grader::{Grader, Kernels, Outcome, Pipeline, Policy, ResourceLimits, Submission};
use lmap_tasks::Task;
use serde::Serialize;

use super::{Bench, brute_force, submission};
use crate::bench::machine::resident_mib;
use crate::bench::table::{Goal, Row, Unit};
use crate::context::Failure;

/// How many grades a second.
#[derive(Debug, Serialize)]
pub struct Throughput {
    kernels: Kernels,
    grades: usize,
    threads: usize,
    seconds: f64,
    a_second: f64,
    /// Resident memory of this process in MiB after a tenth, a half and all of the grades.
    resident_mib: [f64; 3],
}

/// Grades one valid proof again and again on all slots.
pub fn throughput(
    bench: &Bench,
    task: &Task,
    kernels: Kernels,
    count: NonZeroUsize,
) -> Result<Throughput, Failure> {
    let grader = bench.grader(Pipeline::Direct, kernels);
    let valid = submission("bench.lean", &brute_force(task))?;
    let first = grader.grade(task, &valid);
    if first.verdict != Outcome::Accepted {
        return Err(Failure::infrastructure(format!("a valid proof is not accepted: {}", ending(&first))));
    }
    let threads = slots(bench);
    let grades = count.get();
    let all = vec![(); grades];
    let mut resident = Vec::new();
    let mut wrong = 0;
    let start = Instant::now();
    grade_all(
        &all,
        threads,
        |()| grader.grade(task, &valid),
        |index, verdict| {
            wrong += usize::from(verdict.verdict != Outcome::Accepted);
            if [grades / 10, grades / 2, grades - 1].contains(&index) {
                resident.push(resident_mib("self"));
            }
        },
    );
    let seconds = start.elapsed().as_secs_f64();
    if wrong > 0 {
        return Err(Failure::infrastructure(format!("{wrong} of {grades} valid proofs were not accepted")));
    }
    let at = |index: usize| resident.get(index).or(resident.last()).copied().unwrap_or(f64::NAN);
    let resident_mib = [at(0), at(1), at(2)];
    let a_second = grades as f64 / seconds;
    Ok(Throughput { kernels, grades, threads: threads.get(), seconds, a_second, resident_mib })
}

fn slots(bench: &Bench) -> NonZeroUsize {
    NonZeroUsize::new(bench.folders.slot_count()).unwrap_or(NonZeroUsize::MIN)
}

impl Throughput {
    /// For the table of all benchmarks.
    pub fn rows(&self) -> Vec<Row> {
        let [tenth, _, all] = self.resident_mib;
        let what =
            format!("{} small grades on {} threads, kernels {}", self.grades, self.threads, self.kernels);
        vec![
            Row::new(what, Unit::PerSecond, self.a_second).goal(Goal::AtLeast(8.0)),
            Row::new("memory of the judge after all", Unit::Mebibytes, all)
                .against("after a tenth", tenth)
                .goal(Goal::Times(0.8)),
        ]
    }

    /// For people.
    pub fn print(&self) {
        let [tenth, half, all] = self.resident_mib;
        println!(
            "{} valid grades (p=5 H=8, kernels {}) on {} threads: {:.1} s, {:.1} a second; resident {tenth:.0}, {half:.0}, \
             {all:.0} MiB after a tenth, a half, all",
            self.grades, self.kernels, self.threads, self.seconds, self.a_second
        );
    }
}

/// What came of many grades of all kinds.
#[derive(Debug, Serialize)]
pub struct Mixed {
    grades: usize,
    threads: usize,
    seconds: f64,
    /// How often each ending came, by the kind of submission.
    endings: BTreeMap<&'static str, BTreeMap<String, usize>>,
    /// Verdicts that are wrong.
    wrong: usize,
    /// What there is more of than before.
    left_behind: Vec<String>,
    resident_mib: f64,
}

impl Mixed {
    /// For the table of all benchmarks.
    pub fn row(&self) -> Row {
        let what =
            format!("{} valid, wrong, hanging and bombing ones: wrong verdicts and leftovers", self.grades);
        let faults = self.wrong + self.left_behind.len();
        Row::new(what, Unit::Faults, faults as f64).goal(Goal::AtMost(0.0))
    }

    /// Whether every verdict is right and nothing is left behind.
    pub fn is_right(&self) -> bool {
        self.wrong == 0 && self.left_behind.is_empty()
    }

    /// For people.
    pub fn print(&self) {
        println!(
            "{} mixed grades on {} threads: {:.1} s, {} wrong verdicts, resident {:.0} MiB",
            self.grades, self.threads, self.seconds, self.wrong, self.resident_mib
        );
        for (kind, endings) in &self.endings {
            for (ending, count) in endings {
                println!("  {kind:<22} {count:>6}  {ending}");
            }
        }
        let left =
            if self.left_behind.is_empty() { "nothing".to_owned() } else { self.left_behind.join(", ") };
        println!("  left behind: {left}");
    }
}

/// A kind of submission, and the verdicts that are right for it.
struct Kind {
    name: &'static str,
    submission: Submission,
    right: &'static [Outcome],
}

const HANGING: &[Outcome] = &[Outcome::Timeout, Outcome::ResourceLimit];
const BOMBING: &[Outcome] = &[Outcome::Timeout, Outcome::ResourceLimit, Outcome::Rejected];

fn kinds(task: &Task) -> Result<Vec<Kind>, Failure> {
    const HEADER: &str = "import LeanCheckedNetwork.Weights\n";
    const SLOW: &str = "def f : Nat → Nat → Nat | 0, n => n | k + 1, n => f k (f k (n + 1))\n";
    let good = brute_force(task);
    let kind = |name, text: String, right| Ok(Kind { name, submission: submission(name, &text)?, right });
    let free = "set_option maxRecDepth 100000000\nset_option maxHeartbeats 0\n";
    let doubling = "def double : Nat → List Nat → List Nat | 0, l => l | n + 1, l => double n (l ++ l)\n";
    [
        kind("valid", good.clone(), &[Outcome::Accepted][..]),
        kind(
            "valid, longer",
            format!("{good}theorem more (a b : Nat) : a + b = b + a := by omega\n"),
            &[Outcome::Accepted],
        ),
        kind("wrong: a name", good.replace("decide +kernel", "exact no_such_name"), &[Outcome::Rejected]),
        kind("wrong: the statement", good.replacen("< 5", "< 4", 1), &[Outcome::Rejected]),
        kind(
            "wrong: false",
            format!("{good}theorem no : 1 = 2 := by decide +kernel\n"),
            &[Outcome::Rejected],
        ),
        kind("wrong: a word", good.replace("decide +kernel", "sorry"), &[Outcome::Rejected]),
        kind(
            "hanging: a kernel",
            format!("{HEADER}{free}{SLOW}theorem t : f 60 0 = 1 := by decide +kernel\n"),
            HANGING,
        ),
        kind("hanging: Lean", format!("{HEADER}{free}{SLOW}theorem t : f 60 0 = 1 := by decide\n"), HANGING),
        kind(
            "bombing: memory",
            format!("{HEADER}{free}{doubling}theorem t : (double 60 [1]).length = 3 := by decide +kernel\n"),
            BOMBING,
        ),
        kind("bombing: nesting", format!("{HEADER}theorem t : True := {}\n", "(".repeat(200_000)), BOMBING),
        kind(
            "bombing: numbers",
            format!("{HEADER}theorem t : 2 ^ (2 ^ 64) = 0 := by decide +kernel\n"),
            BOMBING,
        ),
    ]
    .into_iter()
    .collect()
}

/// Grades submissions of all kinds on all slots, under a short deadline.
pub fn mixed(bench: &Bench, task: &Task, count: NonZeroUsize) -> Result<Mixed, Failure> {
    let limits =
        ResourceLimits { elaborate_mib: 1024, kernel_mib: 1024, lmap_mib: 512, ..bench.policy.limits };
    // Long enough for a valid proof on a machine that is busy with as many grades as it has processors.
    let policy = Policy { timeout_seconds: 8.0, limits, kernels: Kernels::Both, ..bench.policy.clone() };
    let grader = Grader::new(bench.toolchain.clone(), policy, bench.folders.clone());
    let kinds = kinds(task)?;
    // What is made once stays: it must not count as left behind.
    let _ = grader.grade(task, &kinds[0].submission);
    let before = Belongings::count();
    let threads = slots(bench);
    let items: Vec<usize> = (0..count.get()).map(|index| index % kinds.len()).collect();
    let mut endings: BTreeMap<&'static str, BTreeMap<String, usize>> = BTreeMap::new();
    let mut wrong = 0;
    let start = Instant::now();
    grade_all(
        &items,
        threads,
        |kind| grader.grade(task, &kinds[*kind].submission),
        |index, verdict| {
            let kind = &kinds[items[index]];
            wrong += usize::from(!kind.right.contains(&verdict.verdict));
            *endings.entry(kind.name).or_default().entry(ending(&verdict)).or_default() += 1;
        },
    );
    let seconds = start.elapsed().as_secs_f64();
    let left_behind = Belongings::count().more_than(&before);
    let (grades, threads, resident_mib) = (count.get(), threads.get(), resident_mib("self"));
    Ok(Mixed { grades, threads, seconds, endings, wrong, left_behind, resident_mib })
}

/// What this process has on the machine.
struct Belongings(BTreeMap<&'static str, usize>);

impl Belongings {
    fn count() -> Self {
        let entries = |path: &str| fs::read_dir(path).map_or(0, |items| items.flatten().count());
        let named = |path: std::path::PathBuf| {
            let items = fs::read_dir(path).into_iter().flatten().flatten();
            items.filter(|item| item.file_name().to_string_lossy().starts_with("lmap-")).count()
        };
        let mounts = fs::read_to_string("/proc/self/mountinfo").map_or(0, |text| text.lines().count());
        Self(BTreeMap::from([
            ("processes", children()),
            ("mounts", mounts),
            ("open files", entries("/proc/self/fd")),
            ("folders", named(std::env::temp_dir())),
            ("groups", groups()),
        ]))
    }

    fn more_than(&self, before: &Self) -> Vec<String> {
        let more = self.0.iter().filter(|(what, count)| before.0.get(*what).is_some_and(|b| b < *count));
        more.map(|(what, count)| format!("{what}: {} before, {count} now", before.0[what])).collect()
    }
}

/// Children of this process, of all its threads.
fn children() -> usize {
    let tasks = fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    let children = tasks.filter_map(|task| fs::read_to_string(task.path().join("children")).ok());
    children.map(|list| list.split_whitespace().count()).sum()
}

/// Control groups of this project's sandboxes that have a process in them or were not removed.
fn groups() -> usize {
    let mut stack = vec![(std::path::PathBuf::from("/sys/fs/cgroup"), 0)];
    let mut found = 0;
    while let Some((path, depth)) = stack.pop() {
        for item in fs::read_dir(&path).into_iter().flatten().flatten() {
            if item.file_type().is_ok_and(|kind| kind.is_dir()) && depth < 4 {
                let name = item.file_name();
                let own = name.to_string_lossy().contains(&format!("lmap-{}", std::process::id()));
                found += usize::from(own);
                stack.push((item.path(), depth + 1));
            }
        }
    }
    found
}
