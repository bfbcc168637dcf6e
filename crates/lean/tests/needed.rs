//! What a file needs of its imports: all of that, and of the rest nothing but names.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use lmap_kernel::{Axiom, ConstantInfo, Environment, ExprId, Options, Signature, SpecialNames, Terms};
use lmap_lean::check::{CheckFailure, Checker, Input, Report, Verdict};
use lmap_lean::declarations::declared_names;
use lmap_lean::official::BaseIndex;
use lmap_lean::olean::craft::craft;
use lmap_lean::olean::{Closure, Import, Imports, ModuleFiles, SearchPath};

const LIMIT: u64 = 4 << 30;

fn import(module: &[&str]) -> Import {
    let module = module.iter().map(|part| (*part).to_owned()).collect();
    Import { module, all: false, exported: true, meta: false }
}

#[test]
fn it_is_the_cone_of_the_whole_and_it_checks() {
    let search = SearchPath::new([lmap_lean::testing::toolchain().root.join("lib/lean")]);
    let library = Closure::load(&[import(&["Init"])], &search, LIMIT).expect("the library is there");
    let files: Vec<&ModuleFiles> = library.modules().map(|(_, files)| files).collect();
    let mut compared = 0;
    for files in files.iter().rev().step_by(12) {
        let module = files.parse().expect("Lean wrote it");
        let closure = Closure::load(module.imports(), &search, LIMIT).expect("the library is whole");
        let mut terms = Environment::new().terms();
        let declarations = module.decode(&mut terms).expect("Lean wrote it").declarations;

        let imports = Imports::survey(module.imports(), &search, LIMIT).expect("the library is whole");
        let needed = imports.decode_needed(&terms, &declarations).expect("Lean wrote it");
        let names = |terms: &Terms, ids: Vec<_>| -> BTreeSet<String> {
            ids.into_iter().map(|name| terms.show_name(name)).collect()
        };
        let found = names(&needed.terms, needed.declarations.iter().flat_map(declared_names).collect());

        let (whole, _) = closure.decode(&Environment::new()).expect("Lean wrote it");
        let whole = Environment::new().trust(whole).expect("its names differ");
        let mut terms = whole.terms();
        let declarations = module.decode(&mut terms).expect("Lean wrote it").declarations;
        let cone = BaseIndex::new(&whole).cone(&whole, &terms, &declarations);
        let cone = names(&terms, cone.iter().map(|c| c.signature().name).collect());
        assert_eq!(found, cone, "{}", files.path().display());
        compared += cone.len();

        let options = Options { special_names: SpecialNames::Trust, ..Options::default() };
        let checked = Environment::new().check(needed, &options).result;
        checked.unwrap_or_else(|error| panic!("{}: {error}", files.path().display()));
    }
    assert!(compared > 3000, "{compared} constants are no comparison");
}

/// The axiom `name : Prop` in a file that imports the fixture `Tiny`, checked over that.
fn check_axiom(name: &[&str]) -> Result<Report, CheckFailure> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/Tiny.olean");
    std::fs::copy(fixture, folder.path().join("Tiny.olean")).expect("it can be copied");
    let mut terms = Environment::new().terms();
    let name = terms.name_of(name).expect("a name");
    let signature = Signature { name, universes: Vec::new(), ty: ExprId::PROP };
    let constants = [ConstantInfo::Axiom(Axiom { signature, is_unsafe: false })];
    let file: PathBuf = folder.path().join("File.olean");
    std::fs::write(&file, craft(&terms, &[&["Tiny"]], &constants)).expect("it can be written");
    let mut checker = Checker::new(Options::default());
    checker.search_in(vec![folder.path().to_owned()]);
    checker.check(&Input::Path(file))
}

#[test]
fn a_file_that_mentions_nothing_needs_nothing() {
    let report = check_axiom(&["new"]).expect("it can be read");
    assert_eq!((report.verdict, report.trusted), (Verdict::Accepted, 0));
}

#[test]
fn a_name_that_only_the_imports_have_is_not_free() {
    let report = check_axiom(&["big"]).expect("it can be read");
    assert_eq!(report.verdict, Verdict::Rejected);
    let own = report.lmap.expect("our own kernel was asked");
    assert_eq!(own.code.as_deref(), Some("already_declared"));
}

#[test]
fn a_recursor_of_the_imports_is_not_free() {
    let report = check_axiom(&["Tree", "rec_1"]).expect("it can be read");
    assert_eq!(report.lmap.expect("asked").code.as_deref(), Some("already_declared"));
}
