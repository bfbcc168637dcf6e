//! The core library against an official one, where there is one, and the comparison itself.

use std::path::Path;
use std::time::Duration;

use lmap_lean::comparison::compare_libraries;
use lmap_lean::{LeanCommand, Library, Limits, Settings, find_toolchain, testing};

/// Compiles a library whose module `Init` is `text`.
fn library(folder: &Path, text: &str) {
    std::fs::write(folder.join("Init.lean"), text).expect("writable");
    let run = LeanCommand::new(&testing::toolchain(), "Init.lean")
        .dir(folder)
        .output("Init.olean")
        .run(&Limits::within(Duration::from_secs(60)))
        .expect("lean starts");
    let errors: Vec<String> = run.errors().map(|m| m.message.clone()).collect();
    assert!(errors.is_empty() && run.finished.end.success(), "{errors:?}");
}

#[test]
fn the_core_agrees_with_itself() {
    let core = testing::toolchain().root.join("lib/lean");
    let comparison = compare_libraries(&core, &core).expect("the core is whole");
    assert!(comparison.compared > 5_000, "{}", comparison.compared);
    assert_eq!((comparison.different, comparison.only_first), (vec![], vec![]));
}

#[test]
fn another_type_under_the_same_name_is_told() {
    let [first, second] = [(), ()].map(|()| tempfile::tempdir().expect("a temporary folder"));
    let common = "prelude\nset_option autoImplicit false\nuniverse u v w\n";
    library(
        first.path(),
        &format!(
            "{common}axiom same (α : Sort u) (β : Sort v) : Sort u\naxiom other : Type\naxiom mine : Prop\n"
        ),
    );
    library(
        second.path(),
        &format!(
            "{common}axiom same (γ : Sort v) (δ : Sort w) : Sort v\naxiom other : Prop\naxiom yours : Prop\n"
        ),
    );
    let comparison = compare_libraries(first.path(), second.path()).expect("both are whole");
    assert_eq!(comparison.compared, 2);
    assert_eq!(comparison.only_first, ["mine"]);
    let [difference] = &comparison.different[..] else { panic!("{:?}", comparison.different) };
    assert_eq!((difference.name.as_str(), difference.first.as_str()), ("other", "Type"));
    assert_eq!(difference.second, "Prop");
}

#[test]
fn the_core_states_what_an_official_library_states() {
    let official = Settings::load(lmap_lean::Overrides::default())
        .ok()
        .and_then(|settings| find_toolchain(&settings).ok())
        .filter(|toolchain| toolchain.library == Library::Official);
    let Some(official) = official else {
        eprintln!("skipped: this machine has no official Lean to compare the core library with");
        return;
    };
    let core = testing::kit().root.join("lib/lean");
    let comparison = compare_libraries(&core, &official.root.join("lib/lean")).expect("both are whole");
    assert_eq!(comparison.different, vec![]);
}
