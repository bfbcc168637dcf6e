//! The documentation of this repository, as it is committed.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use lmap_docs::{Licences, build_site, check_links, http_reference, tracked_markdown};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn every_link_leads_somewhere() {
    let files = tracked_markdown(&root()).unwrap();
    assert!(files.contains(&PathBuf::from("README.md")) && files.len() > 20, "{files:?}");
    let broken = check_links(&root(), &files).unwrap();
    assert!(broken.is_empty(), "{}", broken.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"));
}

#[test]
fn every_page_is_in_the_summary() {
    let summary = read("docs/SUMMARY.md");
    for file in tracked_markdown(&root()).unwrap() {
        if let Ok(page) = file.strip_prefix("docs")
            && page != Path::new("SUMMARY.md")
        {
            assert!(summary.contains(&format!("({})", page.display())), "{} is not", file.display());
        }
    }
}

#[test]
fn the_site_is_whole() {
    let place = tempfile::tempdir().unwrap();
    build_site(&root(), place.path()).unwrap();
    let pages = pages(place.path());
    assert!(pages.contains_key(&place.path().join("index.html")));
    let mut missing = BTreeSet::new();
    for (page, html) in &pages {
        for target in attributes(html, "href").chain(attributes(html, "src")) {
            if target.contains("://") || target.starts_with("mailto:") {
                continue;
            }
            let (path, anchor) = target.split_once('#').unwrap_or((target, ""));
            let file = if path.is_empty() { page.clone() } else { page.parent().unwrap().join(path) };
            let Ok(file) = file.canonicalize() else {
                missing.insert(format!("{}: {target}", page.display()));
                continue;
            };
            if !anchor.is_empty()
                && let Some(html) = pages.get(&file)
                && !attributes(html, "id").any(|id| id == anchor)
            {
                missing.insert(format!("{}: {target} has no such place", page.display()));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

/// The pages of a site.
fn pages(folder: &Path) -> BTreeMap<PathBuf, String> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|kind| kind == "html")
                // Its links are made for wherever it is shown.
                && !["404.html", "toc.html"].contains(&path.file_name().unwrap().to_str().unwrap())
            {
                found.insert(path.canonicalize().unwrap(), fs::read_to_string(&path).unwrap());
            }
        }
    }
    found
}

/// The values of an attribute in a page.
fn attributes<'a>(html: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let start = format!(" {name}=\"");
    let parts: Vec<&str> = html.split(start.as_str()).skip(1).collect();
    parts.into_iter().filter_map(|rest| rest.split_once('"').map(|(value, _)| value))
}

#[test]
fn the_page_of_the_routes_is_that_of_the_service() {
    let document = serde_json::from_str(&read("crates/serve/src/http/openapi.json")).unwrap();
    let page = read("docs/reference/http.md");
    assert!(page == http_reference(&document), "run `cargo run -p lmap-docs -- http`");
}

#[test]
fn the_licence_list_is_that_of_the_lock_file_and_nothing_on_it_is_refused() {
    let licences = Licences::of(&root()).unwrap();
    let refused = licences.refused(&read("deny.toml")).unwrap();
    assert!(refused.is_empty(), "deny.toml does not allow {refused:?}");
    assert!(licences.packages().count() > 100);
    assert!(read("docs/licences.md") == licences.page(), "run `cargo run -p lmap-docs -- licences`");
}

#[test]
fn licences_come_with_their_texts() {
    let texts = Licences::of(&root()).unwrap().texts(&root()).unwrap();
    for words in ["Permission is hereby granted", "Apache License", "serde 1."] {
        assert!(texts.contains(words), "{words}");
    }
}
