//! Two kernels on declarations that nobody would write: a short run. The long one is `lmap mutants`.

use std::path::PathBuf;

use lmap_lean::mutants::{Answer, Campaign, Corpus, mutant, show};
use lmap_lean::official::{OfficialKernel, OfficialLimits};

const SEED: u64 = 1;

fn on_a_large_stack(work: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(256 << 20).spawn(work).expect("a thread");
    thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
}

fn corpus() -> (Corpus, OfficialKernel) {
    let library = lmap_lean::testing::toolchain().root.join("lib/lean");
    let corpus = Corpus::load(vec![library.clone()], &["Init"]).expect("the library is whole");
    let kernel = OfficialKernel {
        program: PathBuf::from(env!("CARGO_BIN_EXE_official-kernel")),
        library: library.join(lmap_ffi::library::library_file_name()),
        limits: OfficialLimits::default(),
    };
    (corpus, kernel)
}

#[test]
fn the_kernels_agree_on_random_changes_of_the_library() {
    on_a_large_stack(|| {
        let (corpus, official) = corpus();
        let campaign = Campaign { corpus: &corpus, official, seed: SEED, batch: 600 };
        let summary = campaign.run(0, 600, &mut |_| {}).expect("the kernels run");
        assert!(summary.disagreements.is_empty(), "{:#?}", summary.disagreements);
        assert!(summary.accepted_share() > 0.3, "{summary:#?}");
        assert!(summary.rejected > 150, "{summary:#?}");
    });
}

#[test]
fn a_mutant_is_the_same_every_time_it_is_made() {
    on_a_large_stack(|| {
        let (corpus, _) = corpus();
        for index in 0..50 {
            let (a, b) = (mutant(&corpus, SEED, index), mutant(&corpus, SEED, index));
            assert_eq!(show(&a.terms, &a.declaration), show(&b.terms, &b.declaration));
            assert_eq!(a.changes, b.changes);
        }
    });
}

#[test]
fn the_comparison_tells_an_acceptance_from_a_rejection() {
    let (yes, no) = (Answer::Accepts, Answer::Rejects("for a reason".into()));
    assert!(yes.contradicts(&no) && no.contradicts(&yes));
    assert!(!yes.contradicts(&yes) && !no.contradicts(&no));
    assert!(!Answer::NoVerdict("a limit".into()).contradicts(&yes), "a limit says nothing");
}
