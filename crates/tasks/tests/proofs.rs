//! Reference proofs as text.

use lmap_tasks::proofs::{self, Strategy};
use lmap_tasks::{Family, TaskSet};

#[test]
fn every_proof_imports_the_task_and_ends_with_its_theorem() {
    let set = TaskSet::builtin();
    for record in set.records().iter().filter(|record| record.family != Family::Bench) {
        let task = set.task(&record.id).expect("a task of the set");
        for strategy in Strategy::ALL {
            let text = proofs::proof(&task, strategy);
            let imports = "import LeanCheckedNetwork.Network\nimport LeanCheckedNetwork.Weights\n";
            assert!(text.starts_with(imports), "{} by {strategy}", record.id);
            assert_eq!(text.matches("import ").count(), 2, "{} by {strategy}", record.id);
            assert_eq!(text.matches(&task.signature()).count(), 1, "{} by {strategy}", record.id);
            assert!(text.ends_with('\n') && !text.ends_with("\n\n"), "{} by {strategy}", record.id);
        }
    }
}

#[test]
fn strategies_are_read_by_their_names() {
    for strategy in Strategy::ALL {
        assert_eq!(strategy.name().parse(), Ok(strategy));
        assert_eq!(strategy.to_string(), strategy.name());
    }
    let refused = "magic".parse::<Strategy>().expect_err("not a strategy");
    assert!(refused.contains("decide, list_all, cases, packed"), "{refused}");
}

#[test]
fn small_tasks_are_proved_by_brute_force_and_others_packed() {
    let set = TaskSet::builtin();
    let strategy = |id| proofs::reference_strategy(&set.task(id).expect("a task of the set"));
    assert_eq!(strategy("p5-h32-s0"), Strategy::Decide);
    assert_eq!(strategy("p11-h16-s0"), Strategy::Packed);
    assert_eq!(strategy("p59-h64-s0"), Strategy::Packed);
}

#[test]
fn packed_numbers_have_room_for_the_scores_of_the_network() {
    let task = TaskSet::builtin().task("p23-h32-s0").expect("a task of the set");
    let text = proofs::proof(&task, Strategy::Packed);
    // 32 neurons, entries up to 127: scores up to 32·254³ < 2^29.
    assert!(text.contains("Packed.sound 32 127 29 "), "{}", &text[text.len() - 300..]);
}
