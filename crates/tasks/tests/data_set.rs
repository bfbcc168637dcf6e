//! The committed data set is what the plan makes, and what it claims.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use lmap_network::{Network, Operation, construct, npz};
use lmap_tasks::data_set::build;
use lmap_tasks::import::import;
use lmap_tasks::plan::full_plan;
use lmap_tasks::{BuiltTask, DataSet, Difference, Family, Filter, Split, Task, TaskSet};
use proptest::prelude::*;

fn committed() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lean_mod_add_proof/tasks")
}

/// The three tables of a `Weights.lean`, read by a reader of its own.
struct Tables {
    e1: Vec<Vec<i64>>,
    e2: Vec<Vec<i64>>,
    w2: Vec<Vec<i64>>,
}

fn read_weights(text: &str) -> Tables {
    let table = |name: &str| -> Vec<Vec<i64>> {
        let start = text.find(&format!("def {name} : List (List Int) := [")).expect("the definition");
        let body = &text[start..];
        let body = &body[body.find(":= [").expect("its value") + 4..body.find("]]").expect("its end") + 1];
        body.split_terminator(']')
            .map(|row| {
                let row = row.trim_start_matches([',', ' ', '\n', '[']);
                row.split(", ").map(integer).collect()
            })
            .collect()
    };
    Tables { e1: table("E1"), e2: table("E2"), w2: table("W2") }
}

fn integer(text: &str) -> i64 {
    let (constructor, number) = text.trim().split_once(' ').expect("a constructor and a number");
    let number: i64 = number.parse().expect("a number");
    match constructor {
        ".ofNat" => number,
        ".negSucc" => -1 - number,
        other => panic!("unknown constructor {other}"),
    }
}

impl Tables {
    /// The class with the strictly best score; a tie is a failure.
    fn answer(&self, a: usize, b: usize) -> usize {
        let squares: Vec<i64> = self.e1[a].iter().zip(&self.e2[b]).map(|(x, y)| (x + y) * (x + y)).collect();
        let score = |row: &Vec<i64>| row.iter().zip(&squares).map(|(w, s)| w * s).sum::<i64>();
        let scores: Vec<i64> = self.w2.iter().map(score).collect();
        let best = scores.iter().max().expect("p > 0");
        let winners: Vec<usize> = (0..scores.len()).filter(|&c| scores[c] == *best).collect();
        assert_eq!(winners.len(), 1, "a tie at ({a}, {b})");
        winners[0]
    }
}

#[test]
fn every_committed_network_is_right_by_a_naive_evaluator() {
    let set = TaskSet::open(&committed()).unwrap();
    assert!(set.records().len() > 100);
    for record in set.records() {
        let text = fs::read_to_string(committed().join(&record.id).join("Weights.lean")).unwrap();
        let tables = read_weights(&text);
        let p = record.p;
        assert_eq!((tables.e1.len(), tables.e2.len(), tables.w2.len()), (p, p, p), "{}", record.id);
        assert!(tables.w2.iter().all(|row| row.len() == record.hidden));
        for a in 0..p {
            for b in 0..p {
                let expected = match record.op {
                    Operation::Add => (a + b) % p,
                    Operation::Sub => (a + p - b) % p,
                    Operation::Mul => (a * b) % p,
                };
                assert_eq!(tables.answer(a, b), expected, "{} at ({a}, {b})", record.id);
            }
        }
    }
}

#[test]
fn every_committed_record_is_what_its_files_say() {
    let set = TaskSet::open(&committed()).unwrap();
    let builtin = TaskSet::builtin();
    assert_eq!(set.records(), builtin.records(), "build the program anew after `lmap tasks build`");
    for record in set.records() {
        let task = set.verify(&record.id).unwrap();
        assert_eq!(task, builtin.task(&record.id).unwrap());
    }
}

/// All but the two large networks of the bench family, which take longer than the rest together; the release check of CI,
/// `lmap tasks build --check`, has them too.
#[test]
fn rebuilding_gives_every_committed_byte() {
    let plan = full_plan();
    let rebuilt: Vec<_> = plan.iter().filter(|planned| planned.family != Family::Bench).cloned().collect();
    let built = build(&rebuilt, 2, &AtomicBool::new(false), |_| {}).unwrap();
    let lines = fs::read_to_string(committed().join("tasks.jsonl")).unwrap();
    let data_set = DataSet::new(&built, None);
    let summaries = ["README.md", "margins.svg", "sizes.svg", "tasks.jsonl"].map(Path::new);
    for (path, content) in data_set.files().filter(|(path, _)| !summaries.contains(path)) {
        let found = fs::read(committed().join(path)).unwrap();
        assert!(found == content, "{} differs", path.display());
    }
    for built in &built {
        let line = serde_json::to_string(&built.record).unwrap();
        assert!(lines.lines().any(|committed| committed == line), "{line}");
    }
    assert_eq!(lines.lines().count(), plan.len());
}

#[test]
fn the_card_and_its_plots_are_made_from_the_records() {
    let set = TaskSet::open(&committed()).unwrap();
    let tasks: Vec<BuiltTask> = set
        .records()
        .iter()
        .map(|record| BuiltTask { record: record.clone(), task: set.task(&record.id).unwrap() })
        .collect();
    let difficulty = fs::read_to_string(committed().join("difficulty.jsonl")).ok();
    let data_set = DataSet::new(&tasks, difficulty.as_deref());
    assert_eq!(data_set.differences(&committed()).unwrap(), [], "run `lmap tasks build`");
}

#[test]
fn the_splits_and_families_are_as_promised() {
    let set = TaskSet::builtin();
    let count = |filter: Filter| set.select(&filter).count();
    let classic = |split| Filter { family: Some(Family::Classic), split: Some(split), ..Filter::default() };
    assert_eq!((count(classic(Split::Train)), count(classic(Split::Eval))), (42, 21));
    for op in [Operation::Sub, Operation::Mul] {
        assert!(count(Filter { op: Some(op), ..Filter::default() }) >= 3);
    }
    let partial = |record: &&lmap_tasks::TaskRecord| record.train_fraction == Some(0.9);
    let family = Filter { family: Some(Family::Classic), ..Filter::default() };
    assert!(set.select(&family).filter(partial).count() >= 16);
    let short = Filter { max_prompt_chars: Some(10_000), ..Filter::default() };
    assert!(set.select(&short).all(|record| record.prompt_chars.unwrap() <= 10_000));
    assert!(count(short) > 0);
}

#[test]
fn another_operation_has_its_own_theorem() {
    let set = TaskSet::builtin();
    let task = set.task("mul-p7-h7-s0").unwrap();
    assert_eq!(task.theorem_name(), "LeanCheckedNetwork.Net.muls_mod_7");
    assert!(task.weights_lean().contains("answer a b = (a * b) % 7"));
    let task = set.task("sub-p7-h3-s0").unwrap();
    assert_eq!(task.theorem_name(), "LeanCheckedNetwork.Net.subs_mod_7");
    assert!(task.weights_lean().contains("answer a b = (a + 7 - b) % 7"));
}

#[test]
fn damage_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let frozen = construct::waves(Operation::Add, 7, 1, 0).unwrap();
    let built = BuiltTask::new("p7-h3-s0".to_owned(), Family::Imported, Split::Train, frozen);
    let data_set = DataSet::new(&[built], None);
    data_set.write(folder.path()).unwrap();
    assert_eq!(data_set.differences(folder.path()).unwrap(), []);
    let set = TaskSet::open(folder.path()).unwrap();
    set.verify("p7-h3-s0").unwrap();

    let other = construct::waves(Operation::Add, 7, 1, 1).unwrap();
    let network = folder.path().join("p7-h3-s0/network.npz");
    npz::save(&network, other.network()).unwrap();
    let message = set.task("p7-h3-s0").unwrap_err().to_string();
    assert!(
        message.starts_with("task p7-h3-s0: the network's hash is not what the record says"),
        "{message}"
    );

    fs::remove_file(folder.path().join("p7-h3-s0/Weights.lean")).unwrap();
    fs::write(folder.path().join("stray"), "").unwrap();
    let expected = [
        Difference::Missing("p7-h3-s0/Weights.lean".into()),
        Difference::Changed("p7-h3-s0/network.npz".into()),
        Difference::Unexpected("stray".into()),
    ];
    assert_eq!(data_set.differences(folder.path()).unwrap(), expected);
}

#[test]
fn an_index_that_leads_elsewhere_or_repeats_itself_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let lines = fs::read_to_string(committed().join("tasks.jsonl")).unwrap();
    let first = lines.lines().next().unwrap();
    let refusal = |text: String| {
        fs::write(folder.path().join("tasks.jsonl"), text).unwrap();
        TaskSet::open(folder.path()).unwrap_err().to_string()
    };
    let message = refusal(first.replace("p5-h8-s0", "../p5-h8-s0"));
    assert!(message.contains("line 1: `../p5-h8-s0` is not an id"), "{message}");
    let message = refusal(format!("{first}\n{first}\n"));
    assert!(message.contains("line 2: the id `p5-h8-s0` occurs twice"), "{message}");
    assert!(refusal(format!("{first}\n{{}}\n")).contains("line 2: missing field"));
}

#[test]
fn an_unknown_task_gets_suggestions() {
    let message = TaskSet::builtin().task("p5-h8-s9").unwrap_err().to_string();
    assert!(message.starts_with("there is no task `p5-h8-s9`; did you mean p5-h8-s0"), "{message}");
}

#[test]
fn outside_networks_become_tasks_and_the_rest_is_skipped_with_reasons() {
    let folder = tempfile::tempdir().unwrap();
    let right = construct::two_neurons(Operation::Add, 5).unwrap();
    let mut reasons = BTreeMap::new();
    let mut save = |name: &str, network: &Network, reason: Option<&'static str>| {
        let path = folder.path().join(name);
        npz::save(&path, network).unwrap();
        if let Some(reason) = reason {
            reasons.insert(path.clone(), reason);
        }
        path
    };
    let zeros = Network::new(5, 1, vec![0; 5], vec![0; 5], vec![0; 5]).unwrap();
    let constant = Network::new(5, 1, vec![1; 5], vec![1; 5], vec![9, 1, 2, 3, 4]).unwrap();
    let mut paths = vec![
        save("My_Net.npz", right.network(), None),
        save("my-net.npz", right.network(), Some("another file gave the task my-net already")),
        save("tied.npz", &zeros, Some("answer(0, 0) is a tie between the classes 0 and 1")),
        save("wrong.npz", &constant, Some("answer(0, 1) = 0, expected 1")),
    ];
    let damaged = folder.path().join("damaged.npz");
    fs::write(&damaged, b"PK").unwrap();
    paths.push(damaged.clone());
    let (tasks, skipped) = import(&paths, Operation::Add, Split::Eval);
    let ids: Vec<&str> = tasks.iter().map(|built| built.record.id.as_str()).collect();
    assert_eq!(ids, ["my-net"]);
    assert_eq!((tasks[0].record.family, tasks[0].record.split), (Family::Imported, Split::Eval));
    assert_eq!(skipped.len(), 4);
    for file in &skipped {
        match reasons.get(&file.path) {
            Some(reason) => assert_eq!(&file.reason, reason),
            None => {
                assert!(file.path == damaged && file.reason.starts_with("not a .npz archive"), "{file:?}")
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Rendering, then reading with the reader of this test, gives the same network.
    #[test]
    fn rendering_then_reading_gives_the_same_network(
        p in prop::sample::select(vec![3_usize, 4, 5, 7, 8, 11, 12, 13]),
        seed in 0_u64..1000,
        products in any::<bool>(),
    ) {
        let frozen = if products {
            construct::products(Operation::Add, p, 1, seed)
        } else {
            construct::waves(Operation::Sub, p, 1, seed)
        };
        let task = Task::new("p", frozen.unwrap());
        let tables = read_weights(&task.weights_lean());
        let network = task.network().network();
        let flat = |rows: &[Vec<i64>]| rows.concat().into_iter().map(|x| x as i8).collect::<Vec<i8>>();
        prop_assert_eq!(flat(&tables.e1), network.e1());
        prop_assert_eq!(flat(&tables.e2), network.e2());
        prop_assert_eq!(flat(&tables.w2), network.w2());
    }
}
