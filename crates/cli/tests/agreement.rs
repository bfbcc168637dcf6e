//! Lean's definition of a network and this program's evaluation give the same scores and answers: one Lean proof for
//! each entry of the p×p table.

use std::fmt::Write as _;
use std::time::Duration;

use lmap_lean::{LeanCommand, Limits, testing};
use lmap_network::{Network, Recipe, train};
use lmap_tasks::{NETWORK_MODULE, Task, WEIGHTS_MODULE};

#[test]
fn lean_and_rust_agree_on_all_pairs() {
    let toolchain = testing::toolchain();
    let trained = train(&Recipe::full(), 5, 8, 0).expect("the smallest network trains");
    let task = Task::new(Task::id_for(5, 8, 0), trained.frozen);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let theorems = one_theorem_a_pair(task.network().network());
    for (module, text) in [
        (NETWORK_MODULE, task.network_lean().to_owned()),
        (WEIGHTS_MODULE, task.weights_lean()),
        ("Table", theorems),
    ] {
        let source = module.replace('.', "/") + ".lean";
        let path = folder.path().join(&source);
        std::fs::create_dir_all(path.parent().expect("inside the folder")).expect("writable");
        std::fs::write(&path, text).expect("writable");
        let run = LeanCommand::new(&toolchain, &source)
            .dir(folder.path())
            .lean_path(folder.path())
            .output(source.replace(".lean", ".olean"))
            .run(&Limits::within(Duration::from_secs(120)))
            .expect("lean starts");
        let errors: Vec<String> = run.errors().map(|m| m.message.clone()).collect();
        assert!(errors.is_empty() && run.finished.end.success(), "{module}: {errors:?}");
    }
}

/// States score and answer of every pair as this program computes them.
fn one_theorem_a_pair(network: &Network) -> String {
    let mut text = format!("import {WEIGHTS_MODULE}\nopen LeanCheckedNetwork\n");
    for a in 0..network.p() {
        for b in 0..network.p() {
            let (answer, scores) = (network.answer(a, b), network.scores(a, b));
            let _ = writeln!(
                text,
                "theorem scores_{a}_{b} : scores Net.W2 (hidden (nth Net.E1 {a}) (nth Net.E2 {b})) = {scores:?} := by \
                 decide +kernel\ntheorem answer_{a}_{b} : Net.answer {a} {b} = {answer} := by decide +kernel"
            );
        }
    }
    text
}
