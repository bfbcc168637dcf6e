//! Cases that begin where the build has ended: compiled files that no Lean has written. They need no sandbox.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use lmap_attacks::{Arena, Case, Matrix, Report, Runner, Submitted, Suite};

#[test]
fn no_crafted_file_is_accepted() {
    let suite = Suite::builtin().unwrap();
    let begins_compiled = |case: &&Case| matches!(case.submitted, Submitted::Crafted(_) | Submitted::Left(_));
    let cases: Vec<&Case> = suite.cases.iter().filter(begins_compiled).collect();
    assert!(cases.len() > 100, "{} cases", cases.len());
    let toolchain = lmap_lean::testing::toolchain();
    let program = lmap_lean::testing::official_kernel();
    let cache = lmap_lean::testing::cache_dir().join("attacks");
    let arena = Arena::new(toolchain, program, cache, &suite.crafted_module).unwrap();
    let reports = Runner::new(arena, false).run_all(&cases, 2, &|_| ()).unwrap();
    let wrong: Vec<Report> = reports.into_iter().filter(|report| !report.problems.is_empty()).collect();
    assert!(wrong.is_empty(), "{}", Matrix(&wrong));
}
