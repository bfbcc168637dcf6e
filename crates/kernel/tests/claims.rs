//! What a file says about the constants of an inductive or quotient declaration is compared with what the kernel
//! generates: every field, and no constant too many or too few.
#![allow(clippy::unwrap_used)]

mod common;

use common::Build;
use lmap_kernel::{
    Claims, ConstantInfo, Declaration, Environment, ExprId, Failure, NameId, Options, Outcome, SpecialNames,
    Terms, Unchecked,
};

fn options() -> Options {
    Options { special_names: SpecialNames::Verify, ..Options::default() }
}

fn base() -> Environment {
    let mut file = Unchecked::new(Environment::new().terms());
    file.declarations = Build::new(&mut file.terms).declarations(include_str!("corpus/prelude.lisp"));
    Environment::new().check(file, &options()).result.unwrap()
}

const TREE: &str = "(inductive (u) 1 (Tree (-> (Sort (+ u 1)) Nat (Sort (+ u 1)))
    (leaf (pi (α (Sort (+ u 1))) ({Tree u} α 0)))
    (node (pi (α (Sort (+ u 1))) (n Nat) (-> α ({List u} ({Tree u} α 0)) (-> Nat ({Tree u} α n)) ({Tree u} α (Nat.succ n)))))))";
const TRUTH: &str = "(inductive () 0 (Truth Prop (truth Truth)))";

/// The environment that comes out of a declaration without claims, and the claims that are right.
fn right_claims(base: &Environment, text: &str) -> (Environment, Claims) {
    let mut file = Unchecked::new(base.terms());
    file.declarations = Build::new(&mut file.terms).declarations(text);
    let environment = base.check(file, &options()).result.unwrap();
    let mut claims = Claims::default();
    for info in environment.constants().skip(base.len()) {
        match info.clone() {
            ConstantInfo::Inductive(i) => claims.types.push(i),
            ConstantInfo::Constructor(c) => claims.constructors.push(c),
            ConstantInfo::Recursor(r) => claims.recursors.push(r),
            other => panic!("a {} came out of an inductive declaration", other.kind()),
        }
    }
    (environment, claims)
}

/// Checks a declaration with changed claims.
fn check_with(base: &Environment, text: &str, change: impl FnOnce(&mut Claims, &mut Terms)) -> Outcome {
    let (environment, mut claims) = right_claims(base, text);
    // The store knows the terms of the claims; over the base, the names are free.
    let mut file = Unchecked::new(environment.terms());
    file.declarations = Build::new(&mut file.terms).declarations(text);
    change(&mut claims, &mut file.terms);
    let Declaration::Inductive(declaration) = &mut file.declarations[0] else { panic!("one inductive") };
    declaration.claims = Some(claims);
    base.check(file, &options())
}

fn expect_claim_error(text: &str, what: &str, change: impl FnOnce(&mut Claims, &mut Terms)) {
    let base = base();
    match check_with(&base, text, change).result {
        Ok(_) => panic!("{what}: accepted"),
        Err(error) => match error.failure {
            Failure::Rejected(ref r) if matches!(r.rule(), "claim" | "already_declared") => {}
            _ => panic!("{what}: {error}"),
        },
    }
}

#[test]
fn right_claims_are_accepted() {
    let base = base();
    for text in [TREE, TRUTH] {
        check_with(&base, text, |_, _| {}).result.unwrap();
        check_with(&base, text, |claims, _| {
            claims.types.reverse();
            claims.constructors.reverse();
            claims.recursors.reverse();
        })
        .result
        .unwrap();
    }
    let (_, claims) = right_claims(&base, TREE);
    assert_eq!(claims.recursors.len(), 2, "one for the tree, one for the lists of trees");
    assert_eq!(claims.types[0].nested, 1);
    assert!(claims.types[0].is_recursive && claims.types[0].is_reflexive);
    let (_, truth) = right_claims(&base, TRUTH);
    assert!(truth.recursors[0].k);
}

/// A change of the claims, and what it is about.
type Change = (&'static str, fn(&mut Claims, &mut Terms));

const CHANGES: &[Change] = &[
    ("number of parameters of a type", |c, _| c.types[0].parameters += 1),
    ("number of indices of a type", |c, _| c.types[0].indices += 1),
    ("the types of the declaration", |c, _| c.types[0].all.clear()),
    ("an unknown type among the types", |c, _| c.types[0].all.push(NameId::ANONYMOUS)),
    ("a constructor less", |c, _| {
        c.types[0].constructors.pop();
    }),
    ("constructors in another order", |c, _| c.types[0].constructors.reverse()),
    ("number of nested types", |c, _| c.types[0].nested = 0),
    ("not recursive", |c, _| c.types[0].is_recursive = false),
    ("not reflexive", |c, _| c.types[0].is_reflexive = false),
    ("an unsafe type", |c, _| c.types[0].is_unsafe = true),
    ("the type of a type", |c, _| c.types[0].signature.ty = ExprId::PROP),
    ("universes of a type", |c, _| c.types[0].signature.universes.clear()),
    ("a missing type", |c, _| c.types.clear()),
    ("a type twice", |c, _| c.types.push(c.types[0].clone())),
    ("a missing constructor", |c, _| {
        c.constructors.pop();
    }),
    ("a constructor twice", |c, _| c.constructors.push(c.constructors[0].clone())),
    ("a constructor of another name", |c, t| {
        c.constructors[0].signature.name = t.name_of(&["other"]).unwrap();
    }),
    ("a constructor too many", |c, t| {
        let mut extra = c.constructors[0].clone();
        extra.signature.name = t.name_of(&["extra"]).unwrap();
        c.constructors.push(extra);
    }),
    ("the type of a constructor", |c, _| c.constructors[0].signature.ty = c.constructors[1].signature.ty),
    ("universes of a constructor", |c, _| c.constructors[1].signature.universes.clear()),
    ("the inductive type of a constructor", |c, t| {
        c.constructors[1].inductive = t.name_of(&["Nat"]).unwrap();
    }),
    ("the position of a constructor", |c, _| c.constructors[1].index = 0),
    ("number of parameters of a constructor", |c, _| c.constructors[1].parameters = 0),
    ("number of fields of a constructor", |c, _| c.constructors[1].fields += 1),
    ("fewer fields of a constructor", |c, _| c.constructors[1].fields -= 1),
    ("an unsafe constructor", |c, _| c.constructors[1].is_unsafe = true),
    ("a missing recursor", |c, _| {
        c.recursors.pop();
    }),
    ("no recursor", |c, _| c.recursors.clear()),
    ("a recursor twice", |c, _| c.recursors.push(c.recursors[0].clone())),
    ("a recursor too many", |c, t| {
        let mut extra = c.recursors[0].clone();
        extra.signature.name = t.name_of(&["Tree", "rec_9"]).unwrap();
        c.recursors.push(extra);
    }),
    ("the type of a recursor", |c, _| c.recursors[0].signature.ty = c.recursors[1].signature.ty),
    ("a recursor without its own universe", |c, _| {
        c.recursors[0].signature.universes.remove(0);
    }),
    ("universes of a recursor in another order", |c, _| c.recursors[0].signature.universes.reverse()),
    ("the types of a recursor", |c, _| c.recursors[0].all.clear()),
    ("number of parameters of a recursor", |c, _| c.recursors[0].parameters += 1),
    ("number of indices of a recursor", |c, _| c.recursors[0].indices += 1),
    ("number of motives", |c, _| c.recursors[0].motives += 1),
    ("number of minor premises", |c, _| c.recursors[0].minors -= 1),
    ("K on a type that is no proposition", |c, _| c.recursors[0].k = true),
    ("an unsafe recursor", |c, _| c.recursors[0].is_unsafe = true),
    ("a rule less", |c, _| {
        c.recursors[0].rules.pop();
    }),
    ("no rules", |c, _| c.recursors[0].rules.clear()),
    ("a rule twice", |c, _| {
        let rule = c.recursors[0].rules[0].clone();
        c.recursors[0].rules.push(rule);
    }),
    ("rules in another order", |c, _| c.recursors[0].rules.reverse()),
    ("values of rules swapped", |c, _| {
        let first = c.recursors[0].rules[0].value;
        c.recursors[0].rules[0].value = c.recursors[0].rules[1].value;
        c.recursors[0].rules[1].value = first;
    }),
    ("the constructor of a rule", |c, _| {
        c.recursors[0].rules[0].constructor = c.recursors[0].rules[1].constructor;
    }),
    ("number of fields of a rule", |c, _| c.recursors[0].rules[1].fields += 1),
    ("a rule without induction hypotheses", |c, t| {
        // fun α motives minors fields => minor fields hypotheses: drop the last hypothesis.
        fn drop_last(terms: &mut Terms, value: ExprId) -> ExprId {
            match terms.expr(value) {
                lmap_kernel::Expr::Lambda(binder, body) => {
                    let body = drop_last(terms, body);
                    terms.lambda(binder, body).unwrap()
                }
                lmap_kernel::Expr::App(function, _) => function,
                _ => value,
            }
        }
        c.recursors[0].rules[1].value = drop_last(t, c.recursors[0].rules[1].value);
    }),
];

#[test]
fn every_field_of_a_claim_is_compared() {
    for &(what, change) in CHANGES {
        expect_claim_error(TREE, what, change);
    }
}

#[test]
fn a_proposition_computes_by_k_and_must_say_so() {
    expect_claim_error(TRUTH, "no K", |claims, _| claims.recursors[0].k = false);
}

/// A file with the prelude's equality, and quotients as it claims them.
fn check_quotients(change: impl FnOnce(&mut Vec<lmap_kernel::Quot>, &mut Terms)) -> Outcome {
    let text = "(inductive (u) 2 (Eq (pi (α (Sort u)) (-> α α Prop)) (Eq.refl (pi (α (Sort u)) (a α) ({Eq u} α a a)))))";
    let mut file = Unchecked::new(Environment::new().terms());
    file.declarations = Build::new(&mut file.terms).declarations(text);
    file.declarations.push(Declaration::Quot(vec![]));
    let environment = Environment::new().check(file, &options()).result.unwrap();
    let mut claims: Vec<_> = environment
        .constants()
        .filter_map(|info| match info {
            ConstantInfo::Quot(q) => Some(q.clone()),
            _ => None,
        })
        .collect();
    let mut file = Unchecked::new(environment.terms());
    file.declarations = Build::new(&mut file.terms).declarations(text);
    change(&mut claims, &mut file.terms);
    file.declarations.push(Declaration::Quot(claims));
    // The store knows the terms of the claims; over nothing, the names are free.
    Environment::new().check(file, &options())
}

#[test]
fn quotients_are_compared_too() {
    check_quotients(|_, _| {}).result.unwrap();
    check_quotients(|claims, _| claims.reverse()).result.unwrap();
    type Change = fn(&mut Vec<lmap_kernel::Quot>, &mut Terms);
    let changes: [(&str, Change); 5] = [
        ("a constant less", |c, _| {
            c.pop();
        }),
        ("a constant twice", |c, _| c[3] = c[2].clone()),
        ("another type", |c, _| c[1].signature.ty = c[0].signature.ty),
        ("another kind", |c, _| c[1].kind = c[0].kind),
        ("other universes", |c, _| c[2].signature.universes.reverse()),
    ];
    for (what, change) in changes {
        let error = check_quotients(change).result.err().unwrap_or_else(|| panic!("{what}: accepted"));
        let Failure::Rejected(rejection) = &error.failure else { panic!("{what}: {error}") };
        assert!(matches!(rejection.rule(), "claim" | "quotient"), "{what}: {error}");
    }
}
