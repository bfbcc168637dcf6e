//! Lean's own kernel, in its own process, over the declarations that our reader parsed.

use std::path::{Path, PathBuf};

use lmap_kernel::{Declaration, Environment, Expr, ExprId, Unchecked};
use lmap_lean::official::{OfficialKernel, OfficialLimits, OfficialReport, OfficialVerdict, Request};
use lmap_lean::olean::ModuleFiles;

fn kernel() -> OfficialKernel {
    let toolchain = lmap_lean::testing::toolchain();
    OfficialKernel {
        program: PathBuf::from(env!("CARGO_BIN_EXE_official-kernel")),
        library: toolchain.root.join("lib/lean").join(lmap_ffi::library::library_file_name()),
        limits: OfficialLimits::default(),
    }
}

fn tiny() -> Unchecked {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/Tiny.olean");
    let files = ModuleFiles::open(&path, 1 << 20).expect("the fixture is there");
    let mut file = Unchecked::new(Environment::new().terms());
    let contents = files.parse().expect("a module").decode(&mut file.terms).expect("a whole module");
    file.declarations = contents.declarations;
    file
}

fn ask(file: &Unchecked) -> OfficialReport {
    let request = Request::standalone(file).expect("declarations that can be sent");
    kernel().run(&request).expect("the process runs")
}

fn theorem<'f>(file: &'f mut Unchecked, name: &[&str]) -> &'f mut lmap_kernel::Theorem {
    let name = file.terms.find_name(name).expect("the fixture has the name");
    let found = file.declarations.iter_mut().find_map(|d| match d {
        Declaration::Theorem(t) if t.signature.name == name => Some(t),
        _ => None,
    });
    found.expect("the fixture has the theorem")
}

#[test]
fn a_file_that_lean_wrote_is_accepted_with_everything_generated_as_the_file_has_it() {
    let report = ask(&tiny());
    assert_eq!(report.verdict, OfficialVerdict::Accepted);
    assert_eq!(report.lines.len(), tiny().declarations.len());
}

#[test]
fn a_wrong_proof_is_rejected_with_the_kernels_reason() {
    let mut file = tiny();
    let wrong = theorem(&mut file, &["one_odd"]).value;
    theorem(&mut file, &["swap_swap"]).value = wrong;
    match ask(&file).verdict {
        OfficialVerdict::Rejected { declaration, kind, .. } => {
            assert_eq!((declaration.as_str(), kind.as_str()), ("swap_swap", "declTypeMismatch"));
        }
        other => panic!("a wrong proof was not rejected: {other:?}"),
    }
}

#[test]
fn a_recursor_other_than_the_generated_one_is_a_rejection() {
    let mut file = tiny();
    let lie = |d: &mut Declaration| match d {
        Declaration::Inductive(d) => d.claims.as_mut().is_some_and(|claims| {
            let Some(recursor) = claims.recursors.iter_mut().find(|r| r.rules.len() == 2) else {
                return false;
            };
            recursor.rules.swap(0, 1);
            true
        }),
        _ => false,
    };
    assert!(file.declarations.iter_mut().any(lie), "the fixture has a type with two constructors");
    match ask(&file).verdict {
        OfficialVerdict::Rejected { kind, message, .. } => {
            assert_eq!(kind, "generated");
            assert!(message.contains("rule"), "{message}");
        }
        other => panic!("swapped rules were not noticed: {other:?}"),
    }
}

#[test]
fn a_missing_recursor_is_a_rejection() {
    let mut file = tiny();
    for declaration in &mut file.declarations {
        if let Declaration::Inductive(d) = declaration {
            d.claims.as_mut().expect("a file's claims").recursors.pop();
        }
    }
    assert!(matches!(ask(&file).verdict, OfficialVerdict::Rejected { .. }));
}

#[test]
fn loose_bound_variables_never_reach_the_kernel() {
    let mut file = tiny();
    let loose = file.terms.bvar(5).expect("a small index");
    theorem(&mut file, &["one_odd"]).value = loose;
    assert!(matches!(ask(&file).verdict, OfficialVerdict::Refused { .. }));
}

/// Not a proof of anything; the process must say so, or die, but never accept.
#[test]
fn a_crash_is_not_an_acceptance() {
    let mut file = tiny();
    let mut deep = theorem(&mut file, &["one_odd"]).value;
    let name = file.terms.find_name(&["one_odd"]).expect("the fixture has the name");
    for _ in 0..300_000 {
        let binder = lmap_kernel::Binder::new(name, ExprId::PROP);
        deep = file.terms.lambda(binder, deep).expect("room");
    }
    assert!(matches!(file.terms.expr(deep), Expr::Lambda(..)));
    theorem(&mut file, &["one_odd"]).value = deep;
    let report = ask(&file);
    assert!(!report.accepted(), "{:?}", report.verdict);
}

#[test]
fn a_library_that_is_not_there_is_the_machines_fault() {
    let mut kernel = kernel();
    kernel.library = PathBuf::from("/nonexistent/libleanshared.so");
    let report = kernel.run(&Request::standalone(&tiny()).expect("a request")).expect("the process runs");
    assert!(matches!(report.verdict, OfficialVerdict::Unavailable { .. }), "{:?}", report.verdict);
}

#[test]
fn time_that_has_run_out_is_a_limit() {
    let mut kernel = kernel();
    kernel.limits.time = Some(std::time::Duration::ZERO);
    let report = kernel.run(&Request::standalone(&tiny()).expect("a request")).expect("the process runs");
    assert!(
        matches!(report.verdict, OfficialVerdict::Limit { ref kind, .. } if kind == "time"),
        "{:?}",
        report.verdict
    );
}
