//! Both kernels on the whole library that files are compiled against.

use std::path::PathBuf;

use lmap_kernel::{Environment, Options, SpecialNames};
use lmap_lean::official::{OfficialKernel, OfficialLimits, OfficialVerdict, Request};
use lmap_lean::olean::{Closure, Import, SearchPath};

#[test]
fn both_kernels_accept_every_declaration_of_the_library() {
    let library = lmap_lean::testing::toolchain().root.join("lib/lean");
    let import = Import { module: vec!["Init".into()], all: false, exported: true, meta: false };
    let search = SearchPath::new([library.clone()]);
    let closure = Closure::load(&[import], &search, 4 << 30).expect("the library is there");
    let (file, _) = closure.decode(&Environment::new()).expect("Lean wrote it");
    let declarations = file.declarations.len();
    assert!(declarations > 1000, "{declarations} declarations are no library");

    let kernel = OfficialKernel {
        program: PathBuf::from(env!("CARGO_BIN_EXE_official-kernel")),
        library: library.join(lmap_ffi::library::library_file_name()),
        // Each declaration gets so many; all together need more.
        limits: OfficialLimits { heartbeats: 5_000_000, ..OfficialLimits::default() },
    };
    let report = kernel.run(&Request::standalone(&file).expect("safe declarations")).expect("it runs");
    assert_eq!(report.verdict, OfficialVerdict::Accepted);
    assert_eq!(report.lines.len(), declarations);

    let options = Options { special_names: SpecialNames::Verify, ..Options::default() };
    let outcome = Environment::new().check(file, &options);
    let environment = outcome.result.unwrap_or_else(|error| panic!("{error}"));
    assert!(environment.len() > declarations);
}
