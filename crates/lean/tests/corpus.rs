//! The kernel's corpus put to Lean's own kernel: what each case is about is so there too, but for the listed differences.
#![allow(clippy::unwrap_used)]

#[path = "../../kernel/tests/common/mod.rs"]
mod common;

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use common::{Build, Case, cases};
use lmap_kernel::{Environment, Options, SpecialNames, Unchecked};
use lmap_lean::official::{BaseIndex, BaseMode, OfficialKernel, OfficialLimits, OfficialVerdict, Request};

const PRELUDE: &str = include_str!("../../kernel/tests/corpus/prelude.lisp");
const GOOD: &str = include_str!("../../kernel/tests/corpus/good.lisp");
const BAD: &str = include_str!("../../kernel/tests/corpus/bad.lisp");

/// Cases that Lean's kernel judges otherwise, each for a reason that `crates/kernel/DIVERGENCES.md` lists.
const DIFFERENT: &[&str] = &["level-imax-self-positive", "level-imax-successor"];

fn prelude() -> Environment {
    let mut file = Unchecked::new(Environment::new().terms());
    file.declarations = Build::new(&mut file.terms).declarations(PRELUDE);
    let options = Options { special_names: SpecialNames::Verify, ..Options::default() };
    Environment::new().check(file, &options).result.unwrap()
}

/// Lean's kernel on one case; `None` where it gives no verdict or is not asked.
fn official(kernel: &OfficialKernel, base: &Environment, index: &BaseIndex, case: &Case) -> Option<bool> {
    let mut file = Unchecked::new(base.terms());
    let mut build = Build::new(&mut file.terms);
    let declarations = case.declarations.iter().map(|tree| build.declaration(tree)).collect();
    file.declarations = declarations;
    let request = Request::over_base(base, index, BaseMode::Trust, &file).ok()?;
    match kernel.run(&request).unwrap().verdict {
        OfficialVerdict::Accepted => Some(true),
        OfficialVerdict::Rejected { .. } => Some(false),
        _ => None,
    }
}

#[test]
fn leans_kernel_agrees_with_the_corpus() {
    let toolchain = lmap_lean::testing::toolchain();
    let kernel = OfficialKernel {
        program: PathBuf::from(env!("CARGO_BIN_EXE_official-kernel")),
        library: toolchain.root.join("lib/lean").join(lmap_ffi::library::library_file_name()),
        limits: OfficialLimits::default(),
    };
    let base = prelude();
    let index = BaseIndex::new(&base);
    let mut all: Vec<(Case, bool)> = cases(GOOD, false).into_iter().map(|case| (case, true)).collect();
    all.extend(cases(BAD, true).into_iter().map(|case| (case, false)));
    let next = AtomicUsize::new(0);
    let (different, asked) = (Mutex::new(Vec::new()), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some((case, good)) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let Some(accepts) = official(&kernel, &base, &index, case) else { continue };
                    asked.fetch_add(1, Ordering::Relaxed);
                    if accepts != *good {
                        different.lock().unwrap().push(case.name.clone());
                    }
                }
            });
        }
    });
    let mut different = different.into_inner().unwrap();
    different.sort();
    assert_eq!(different, DIFFERENT);
    let asked = asked.into_inner();
    assert!(asked * 10 > all.len() * 8, "{asked} verdicts on {} cases", all.len());
}
