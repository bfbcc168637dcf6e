//! The corpus: small declarations, each for one rule, good ones and bad ones.
#![allow(clippy::unwrap_used)]

mod common;

use common::{Build, Case, cases};
use lmap_kernel::{Environment, Failure, Options, REVISION, SpecialNames, Unchecked};

const PRELUDE: &str = include_str!("corpus/prelude.lisp");
const GOOD: &str = include_str!("corpus/good.lisp");
const BAD: &str = include_str!("corpus/bad.lisp");

fn prelude() -> Environment {
    let mut file = Unchecked::new(Environment::new().terms());
    file.declarations = Build::new(&mut file.terms).declarations(PRELUDE);
    let options = Options { special_names: SpecialNames::Verify, ..Options::default() };
    Environment::new().check(file, &options).result.unwrap_or_else(|e| panic!("the prelude: {e}"))
}

fn file(base: &Environment, case: &Case) -> Unchecked {
    let mut file = Unchecked::new(base.terms());
    let mut build = Build::new(&mut file.terms);
    let declarations = case.declarations.iter().map(|tree| build.declaration(tree)).collect();
    file.declarations = declarations;
    file
}

/// With the machine for closed terms, and without it.
fn modes() -> [Options; 2] {
    [false, true].map(|plain| Options { plain, ..Options::default() })
}

#[test]
fn good_declarations_are_accepted() {
    let base = prelude();
    let mut wrong = Vec::new();
    for case in cases(GOOD, false) {
        for options in modes() {
            if let Err(error) = base.check(file(&base, &case), &options).result {
                wrong.push(format!("{} ({}): {error}", case.name, case.why));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn bad_declarations_are_rejected_for_their_reason() {
    let base = prelude();
    let mut wrong = Vec::new();
    for case in cases(BAD, true) {
        for options in modes() {
            let error = match base.check(file(&base, &case), &options).result {
                Ok(_) => {
                    wrong.push(format!("{} ({}): accepted", case.name, case.why));
                    continue;
                }
                Err(error) => error,
            };
            match error.failure {
                Failure::Rejected(ref rejection) if rejection.rule() == case.rule => {}
                _ => wrong.push(format!("{} ({}): {} expected, but {error}", case.name, case.why, case.rule)),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The corpus pins answers; these steps of some of its cases stand for all steps.
#[test]
fn a_new_number_of_steps_is_a_new_revision() {
    let wanted = [
        ("level-distributes", 49),
        ("eta-twice", 42),
        ("delta-chain", 35),
        ("proof-irrelevance-in-arguments", 53),
        ("iota-reflexive", 201),
        ("k-heq", 60),
        ("structure-eta", 47),
        ("literal-power-of-variable", 101),
        ("string-recursor", 45),
        ("quotient-lift", 87),
        ("inductive-nested-pair", 1094),
    ];
    let base = prelude();
    let cases = cases(GOOD, false);
    let found = wanted.map(|(name, _)| {
        let case = cases.iter().find(|case| case.name == name).unwrap();
        (name, base.check(file(&base, case), &Options::default()).steps)
    });
    assert_eq!((REVISION, found), (1, wanted), "raise REVISION, and put both here");
}

#[test]
fn names_and_reasons_are_given_once() {
    let mut names = std::collections::HashSet::new();
    for case in cases(GOOD, false).into_iter().chain(cases(BAD, true)) {
        assert!(!case.why.is_empty(), "{} has no reason", case.name);
        assert!(names.insert((case.rule.is_empty(), case.name.clone())), "{} stands twice", case.name);
    }
}
