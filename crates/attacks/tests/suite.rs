//! The suite is whole: every kind has cases, and every case says what it must.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::collections::HashSet;
use std::path::Path;

use lmap_attacks::{KINDS, Submitted, Suite, Then};

#[test]
fn every_kind_has_cases_and_every_case_its_own_name_and_reason() {
    let suite = Suite::builtin().unwrap();
    assert!(suite.cases.len() >= 160 && suite.valid.len() >= 60);
    let mut seen = HashSet::new();
    for case in &suite.cases {
        assert!(seen.insert(&case.id) && !case.tries.is_empty(), "{}", case.id);
        let text = matches!(case.submitted, Submitted::Lean(_) | Submitted::Reply(_));
        assert_eq!(text, case.twin.is_some(), "{}", case.id);
        assert!(!matches!(&case.then, Then::SingleLayer(reason) if reason.is_empty()), "{}", case.id);
    }
    for (kind, _) in KINDS {
        assert!(suite.cases.iter().any(|case| case.kind == kind && case.quick), "{kind}");
    }
}

#[test]
fn the_suite_in_the_program_is_the_one_in_the_source() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../attacks");
    let (built_in, on_disk) = (Suite::builtin().unwrap(), Suite::open(&folder).unwrap());
    let ids = |suite: &Suite| suite.cases.iter().map(|case| case.id.clone()).collect::<Vec<_>>();
    assert_eq!(ids(&built_in), ids(&on_disk));
    assert_eq!(built_in.valid.len(), on_disk.valid.len());
}
