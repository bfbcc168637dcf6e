//! Limits end a check without a verdict, steps are the same everywhere, and nothing hostile crashes the checker.
#![allow(clippy::unwrap_used)]

mod common;

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use common::Build;
use lmap_kernel::{
    Axiom, Binder, Declaration, Definition, Environment, ExprId, Failure, Hints, LevelId, LevelsId, Limit,
    NameId, Options, Outcome, Rejection, Safety, Signature, SpecialNames, Terms, Theorem, Unchecked,
};

fn base() -> Environment {
    let mut file = Unchecked::new(Environment::new().terms());
    file.declarations = Build::new(&mut file.terms).declarations(include_str!("corpus/prelude.lisp"));
    let options = Options { special_names: SpecialNames::Verify, ..Options::default() };
    Environment::new().check(file, &options).result.unwrap()
}

fn check(base: &Environment, text: &str, options: &Options) -> Outcome {
    let mut file = Unchecked::new(base.terms());
    file.declarations = Build::new(&mut file.terms).declarations(text);
    base.check(file, options)
}

fn limit(outcome: &Outcome) -> Option<Limit> {
    match outcome.result.as_ref().err().map(|e| &e.failure) {
        Some(Failure::Limit(limit)) => Some(*limit),
        _ => None,
    }
}

/// Fibonacci by Nat.rec over pairs, without sharing: exponentially many additions.
const SLOW: &str = "(def fib () (-> Nat Nat) (fun (n Nat) (proj Prod 0 ({Nat.rec 1} (fun (n Nat) ({Prod 0 0} Nat Nat)) ({Prod.mk 0 0} Nat Nat 0 1) (fun (n Nat) (p ({Prod 0 0} Nat Nat)) ({Prod.mk 0 0} Nat Nat (proj Prod 1 p) (Nat.add (proj Prod 0 p) (proj Prod 1 p)))) n))))
(theorem t () ({Eq 1} Nat (fib 30) 832040) ({Eq.refl 1} Nat 832040))
(theorem s () ({Eq 1} Nat (fib 20) 6765) ({Eq.refl 1} Nat 6765))";

#[test]
fn a_check_that_is_called_off_is_no_verdict() {
    for plain in [false, true] {
        let interrupt = Some(Arc::new(AtomicBool::new(true)));
        let outcome = check(&base(), SLOW, &Options { plain, interrupt, ..Options::default() });
        assert_eq!(limit(&outcome), Some(Limit::Interrupted));
    }
}

#[test]
fn out_of_fuel_is_no_verdict() {
    let base = base();
    let outcome = check(&base, SLOW, &Options { fuel: 50, ..Options::default() });
    assert_eq!(limit(&outcome), Some(Limit::Fuel));
    assert_eq!(outcome.steps, 50, "all fuel, and no more, is used");
}

#[test]
fn steps_do_not_depend_on_threads_or_runs() {
    let base = base();
    for plain in [false, true] {
        let one = Options { plain, ..Options::default() };
        let first = check(&base, SLOW, &one);
        assert!(first.result.is_ok());
        for jobs in 1..=4 {
            let several = Options { jobs: NonZeroUsize::new(jobs).unwrap(), ..one.clone() };
            let again = check(&base, SLOW, &several);
            assert_eq!(again.statistics, first.statistics);
        }
        // Whatever the fuel, the verdict is the same on every number of threads.
        for fuel in [first.steps - 1, first.steps, first.statistics[0].steps] {
            for jobs in 1..=3 {
                let options = Options { fuel, jobs: NonZeroUsize::new(jobs).unwrap(), ..one.clone() };
                let outcome = check(&base, SLOW, &options);
                assert_eq!(outcome.result.is_ok(), fuel >= first.steps, "fuel {fuel}, {jobs} threads");
            }
        }
    }
}

#[test]
fn the_first_bad_declaration_is_named_on_every_number_of_threads() {
    let base = base();
    let text = "(def a () Nat 0) (theorem b () False True.intro) (def c () Nat nothing) (def a () Nat 1)";
    for jobs in 1..=4 {
        let options = Options { jobs: NonZeroUsize::new(jobs).unwrap(), ..Options::default() };
        let error = check(&base, text, &options).result.err().unwrap();
        assert_eq!((error.index, error.declaration.as_str()), (1, "b"));
    }
}

#[test]
fn memory_is_a_limit() {
    let base = base();
    let outcome = check(&base, SLOW, &Options { memory: 1 << 12, plain: true, ..Options::default() });
    assert_eq!(limit(&outcome), Some(Limit::Memory));
}

/// A theorem `e = e` for a term that is built by hand.
fn reflexive(terms: &mut Terms, name: &str, value: ExprId) -> Declaration {
    let one = terms.levels(&[LevelId::ONE]).unwrap();
    let nat = terms.name_of(&["Nat"]).unwrap();
    let nat = terms.constant(nat, LevelsId::EMPTY).unwrap();
    let (eq, refl) = (terms.name_of(&["Eq"]).unwrap(), terms.name_of(&["Eq", "refl"]).unwrap());
    let (eq, refl) = (terms.constant(eq, one).unwrap(), terms.constant(refl, one).unwrap());
    let ty = terms.apps(eq, &[nat, value, value]).unwrap();
    let proof = terms.apps(refl, &[nat, value]).unwrap();
    let name = terms.name_of(&[name]).unwrap();
    Declaration::Theorem(Theorem {
        signature: Signature { name, universes: vec![], ty },
        value: proof,
        all: vec![],
    })
}

fn define(terms: &mut Terms, name: &str, ty: ExprId, value: ExprId) -> Declaration {
    let name = terms.name_of(&[name]).unwrap();
    Declaration::Definition(Definition {
        signature: Signature { name, universes: vec![], ty },
        value,
        hints: Hints::Regular(1),
        safety: Safety::Safe,
        all: vec![],
    })
}

/// The check ends, with or without a verdict.
fn survives(build: impl Fn(&mut Terms) -> Vec<Declaration>) -> Vec<Option<Limit>> {
    let base = base();
    [false, true]
        .map(|plain| {
            let mut file = Unchecked::new(base.terms());
            file.declarations = build(&mut file.terms);
            limit(&base.check(file, &Options { plain, fuel: 50_000_000, ..Options::default() }))
        })
        .to_vec()
}

#[test]
fn deep_terms_do_not_overflow_the_stack() {
    const DEEP: usize = 300_000;
    let successors = |terms: &mut Terms| {
        let succ = terms.name_of(&["Nat", "succ"]).unwrap();
        let succ = terms.constant(succ, LevelsId::EMPTY).unwrap();
        let zero = terms.nat_lit(0u32.into()).unwrap();
        let deep = (0..DEEP).fold(zero, |e, _| terms.app(succ, e).unwrap());
        vec![reflexive(terms, "t", deep)]
    };
    survives(successors);
    let lambdas = |terms: &mut Terms| {
        let nat = terms.name_of(&["Nat"]).unwrap();
        let nat = terms.constant(nat, LevelsId::EMPTY).unwrap();
        let binder = Binder::new(NameId::ANONYMOUS, nat);
        let body = terms.bvar(17).unwrap();
        let value = (0..DEEP).fold(body, |e, _| terms.lambda(binder, e).unwrap());
        let ty = (0..DEEP).fold(nat, |e, _| terms.pi(binder, e).unwrap());
        vec![define(terms, "t", ty, value)]
    };
    survives(lambdas);
    let applications = |terms: &mut Terms| {
        let nat = terms.name_of(&["Nat"]).unwrap();
        let nat = terms.constant(nat, LevelsId::EMPTY).unwrap();
        let zero = terms.nat_lit(0u32.into()).unwrap();
        let value = (0..DEEP).fold(zero, |e, _| terms.app(e, zero).unwrap());
        vec![define(terms, "t", nat, value)]
    };
    survives(applications);
    let lets = |terms: &mut Terms| {
        let nat = terms.name_of(&["Nat"]).unwrap();
        let nat = terms.constant(nat, LevelsId::EMPTY).unwrap();
        let zero = terms.nat_lit(0u32.into()).unwrap();
        let variable = terms.bvar(0).unwrap();
        let nested =
            (0..DEEP).fold(variable, |e, _| terms.let_(NameId::ANONYMOUS, nat, variable, e).unwrap());
        let value = terms.let_(NameId::ANONYMOUS, nat, zero, nested).unwrap();
        vec![define(terms, "t", nat, value)]
    };
    survives(lets);
    let projections = |terms: &mut Terms| {
        let nat = terms.name_of(&["Nat"]).unwrap();
        let nat_type = terms.constant(nat, LevelsId::EMPTY).unwrap();
        let zero = terms.nat_lit(0u32.into()).unwrap();
        let value = (0..DEEP).fold(zero, |e, _| terms.proj(nat, 0, e).unwrap());
        vec![define(terms, "t", nat_type, value)]
    };
    survives(projections);
    let levels = |terms: &mut Terms| {
        let u = terms.name_of(&["u"]).unwrap();
        let u = terms.level_param(u).unwrap();
        let level = (0..DEEP).fold(u, |l, _| {
            let next = terms.level_succ(l).unwrap();
            terms.level_imax(u, next).unwrap()
        });
        let ty = terms.sort(level).unwrap();
        let name = terms.name_of(&["t"]).unwrap();
        let universes = vec![terms.name_of(&["u"]).unwrap()];
        vec![Declaration::Axiom(Axiom { signature: Signature { name, universes, ty }, is_unsafe: false })]
    };
    survives(levels);
}

#[test]
fn small_graphs_of_exponential_terms_are_small() {
    // e₀ = n, eₖ₊₁ = eₖ + eₖ: 2^200 leaves as a tree, 200 nodes as it is.
    let doubled = |terms: &mut Terms| {
        let add = terms.name_of(&["Nat", "add"]).unwrap();
        let add = terms.constant(add, LevelsId::EMPTY).unwrap();
        let one = terms.nat_lit(1u32.into()).unwrap();
        let value = (0..200).fold(one, |e, _| terms.apps(add, &[e, e]).unwrap());
        vec![reflexive(terms, "t", value)]
    };
    assert_eq!(survives(doubled), [None, None]);
    let types = |terms: &mut Terms| {
        let nat = terms.name_of(&["Nat"]).unwrap();
        let nat = terms.constant(nat, LevelsId::EMPTY).unwrap();
        let ty = (0..200).fold(nat, |e, _| terms.pi(Binder::new(NameId::ANONYMOUS, e), e).unwrap());
        let name = terms.name_of(&["t"]).unwrap();
        vec![Declaration::Axiom(Axiom {
            signature: Signature { name, universes: vec![], ty },
            is_unsafe: false,
        })]
    };
    assert_eq!(survives(types), [None, None]);
}

#[test]
fn huge_numbers_are_not_computed() {
    let base = base();
    let tower = "(theorem t () ({Eq 1} Nat (Nat.pow 2 (Nat.pow 2 64)) 0) ({Eq.refl 1} Nat 0))";
    let shift = "(theorem t () ({Eq 1} Nat (Nat.shiftLeft 1 (Nat.pow 2 40)) 0) ({Eq.refl 1} Nat 0))";
    for text in [tower, shift] {
        for plain in [false, true] {
            let options = Options { plain, fuel: 2_000_000, memory: 1 << 30, ..Options::default() };
            assert!(check(&base, text, &options).result.is_err());
        }
    }
}

#[test]
fn endless_computation_ends_with_the_fuel() {
    // A fixed point of an ill-founded recursion, from an axiom.
    let text = "(axiom acc () (pi (n Nat) ({Acc 1} Nat (fun (a Nat) (b Nat) True) n)))
        (theorem t () ({Eq 1} Nat ({Acc.rec 1 1} Nat (fun (a Nat) (b Nat) True) (fun (x Nat) (a ({Acc 1} Nat (fun (a Nat) (b Nat) True) x)) Nat) (fun (x Nat) (i (pi (y Nat) (-> True ({Acc 1} Nat (fun (a Nat) (b Nat) True) y)))) (s (pi (y Nat) (-> True Nat))) (s (Nat.succ x) True.intro)) 0 (acc 0)) 0) ({Eq.refl 1} Nat 0))";
    let base = base();
    for plain in [false, true] {
        let outcome = check(&base, text, &Options { plain, fuel: 100_000, ..Options::default() });
        assert!(outcome.result.is_err());
    }
}

#[test]
fn special_names_belong_to_the_base() {
    let mut file = Unchecked::new(Environment::new().terms());
    let text = "(inductive () 0 (False Prop)) (def Nat () Prop False) (theorem boom () False 0)";
    file.declarations = Build::new(&mut file.terms).declarations(text);
    let error = Environment::new().check(file, &Options::default()).result.err().unwrap();
    let Failure::Rejected(rejection) = error.failure else { panic!("a rejection") };
    assert!(matches!(*rejection, Rejection::SpecialName { .. }));
}

/// A base with its own idea of the special names: accepted as a base, but nothing is computed natively then.
#[test]
fn special_names_mean_what_they_are_declared_to_mean() {
    let options = Options { special_names: SpecialNames::Verify, ..Options::default() };
    let check = |text: &str| {
        let mut file = Unchecked::new(Environment::new().terms());
        file.declarations = Build::new(&mut file.terms).declarations(text);
        Environment::new().check(file, &options).result
    };
    let eq = "(inductive (u) 2 (Eq (pi (α (Sort u)) (-> α α Prop)) (Eq.refl (pi (α (Sort u)) (a α) ({Eq u} α a a)))))";
    let nat = "(inductive () 0 (Nat Type (Nat.zero Nat) (Nat.succ (-> Nat Nat))))";
    let zero = "(def Nat.add () (-> Nat Nat Nat) (fun (x Nat) (y Nat) 0))";
    let sum = |n| format!("(theorem t () ({{Eq 1}} Nat (Nat.add 2 2) {n}) ({{Eq.refl 1}} Nat {n}))");
    assert!(check(&format!("{nat}{eq}{zero}{}", sum(0))).is_ok(), "it unfolds to what it is");
    assert!(check(&format!("{nat}{eq}{zero}{}", sum(4))).is_err(), "it is not addition");
    // A subtle one: right but for one argument.
    let subtle = "(def Nat.add () (-> Nat Nat Nat) (fun (x Nat) (y Nat) ({Nat.rec 1} (fun (n Nat) Nat) x (fun (n Nat) (s Nat) ({Nat.rec 1} (fun (n Nat) Nat) (Nat.succ s) (fun (m Nat) (r Nat) s) n)) y)))";
    assert!(check(&format!("{nat}{eq}{subtle}{}", sum(4))).is_err());
    assert!(check(&format!("{nat}{eq}{subtle}{}", sum(3))).is_ok());
    // Literals need the standard type.
    for nat in [
        "(def Nat () Prop (pi (p Prop) p))",
        "(inductive () 0 (Nat Type (Nat.zero Nat)))",
        "(inductive () 0 (Nat Type (Nat.succ (-> Nat Nat)) (Nat.zero Nat)))",
        "(inductive () 0 (Nat (Sort 2) (Nat.zero Nat) (Nat.succ (-> Nat Nat))))",
        "(axiom Nat () Type)",
    ] {
        let error = check(&format!("{nat}(def t () Nat 0)")).err().unwrap();
        let Failure::Rejected(rejection) = error.failure else { panic!("a rejection") };
        assert_eq!(rejection.rule(), "literal", "{nat}");
    }
    // So do strings: an empty String type must not have literals.
    let strings = "(inductive () 0 (String Type)) (def t () String \"a\")";
    let error = check(&format!("{nat}{strings}")).err().unwrap();
    let Failure::Rejected(rejection) = error.failure else { panic!("a rejection") };
    assert_eq!(rejection.rule(), "literal");
}

#[test]
fn quotients_need_the_standard_equality() {
    let options = Options { special_names: SpecialNames::Verify, ..Options::default() };
    for eq in [
        "",
        "(axiom Eq (u) (pi (α (Sort u)) (-> α α Prop)))",
        "(inductive (u) 2 (Eq (pi (α (Sort u)) (-> α α Prop)) (Eq.refl (pi (α (Sort u)) (a α) ({Eq u} α a a))) (Eq.more (pi (α (Sort u)) (a α) ({Eq u} α a a)))))",
        "(inductive () 2 (Eq (pi (α Type) (-> α α Prop)) (Eq.refl (pi (α Type) (a α) (Eq α a a)))))",
        "(inductive (u) 2 (Eq (pi (α (Sort u)) (-> α α (Sort 1))) (Eq.refl (pi (α (Sort u)) (a α) ({Eq u} α a a)))))",
    ] {
        let mut file = Unchecked::new(Environment::new().terms());
        file.declarations = Build::new(&mut file.terms).declarations(&format!("{eq}(quot)"));
        let error = Environment::new().check(file, &options).result.err().unwrap();
        let Failure::Rejected(rejection) = error.failure else { panic!("a rejection") };
        assert_eq!(rejection.rule(), "quotient", "{eq}");
    }
}
