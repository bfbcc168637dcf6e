//! The site.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use mdbook_driver::MDBook;
use mdbook_driver::config::Config;
use mdbook_summary::{Link, Summary, SummaryItem, parse_summary};

use crate::links::{links, normal, resolve};

/// Why there is no site.
#[derive(Debug, thiserror::Error)]
pub enum SiteError {
    /// A file cannot be read or written.
    #[error("{path}: {source}")]
    Io {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// A page that others link to is in no chapter.
    #[error("{page} is linked from {from}, and docs/SUMMARY.md does not have it")]
    NoChapter {
        /// The page.
        page: PathBuf,
        /// Who links to it.
        from: PathBuf,
    },
    /// mdBook refuses.
    #[error("mdBook: {0}")]
    Book(String),
}

/// Makes the site of `docs/SUMMARY.md` in `out`, which is emptied first.
///
/// Pages keep their places relative to each other, also those outside `docs`, so that a link works in the site, in an editor
/// and where the repository is shown.
///
/// # Errors
/// [`SiteError`].
pub fn build_site(root: &Path, out: &Path) -> Result<(), SiteError> {
    let book = |error: mdbook_driver::errors::Error| SiteError::Book(format!("{error:#}"));
    let mut summary = parse_summary(&read(&root.join("docs/SUMMARY.md"))?).map_err(book)?;
    let mut chapters = Vec::new();
    from_the_root(&mut summary, &mut chapters);

    // mdBook takes every file in its folder, so it gets one with what the site needs.
    let place = tempfile::tempdir().map_err(|source| SiteError::Io { path: "a folder".into(), source })?;
    for chapter in &chapters {
        copy(root, place.path(), chapter)?;
        for link in links(&read(&root.join(chapter))?) {
            let Some((target, _)) = resolve(chapter, &link.target) else { continue };
            if target.extension().is_none_or(|kind| kind != "md") {
                copy(root, place.path(), &target)?;
            } else if !chapters.contains(&target) {
                return Err(SiteError::NoChapter { page: target, from: chapter.clone() });
            }
        }
    }
    let mut config = Config::from_disk(root.join("docs/book.toml")).map_err(book)?;
    config.book.src = PathBuf::new();
    config.build.build_dir =
        std::path::absolute(out).map_err(|source| SiteError::Io { path: out.to_owned(), source })?;
    config.build.create_missing = false;
    // They would move every README.md to index.md, and leave the links to it as they are.
    config.build.use_default_preprocessors = false;
    MDBook::load_with_config_and_summary(place.path(), config, summary)
        .and_then(|book| book.build())
        .map_err(book)
}

/// Turns the places of chapters, which the summary gives relative to `docs`, into places relative to the root.
fn from_the_root(summary: &mut Summary, chapters: &mut Vec<PathBuf>) {
    let parts = [&mut summary.prefix_chapters, &mut summary.numbered_chapters, &mut summary.suffix_chapters];
    for item in parts.into_iter().flatten() {
        if let SummaryItem::Link(link) = item {
            move_link(link, chapters);
        }
    }
}

fn move_link(link: &mut Link, chapters: &mut Vec<PathBuf>) {
    if let Some(location) = &mut link.location {
        *location = normal(&Path::new("docs").join(&*location));
        chapters.push(location.clone());
    }
    for item in &mut link.nested_items {
        if let SummaryItem::Link(link) = item {
            move_link(link, chapters);
        }
    }
}

fn read(path: &Path) -> Result<String, SiteError> {
    fs::read_to_string(path).map_err(|source| SiteError::Io { path: path.to_owned(), source })
}

fn copy(root: &Path, place: &Path, file: &Path) -> Result<(), SiteError> {
    let target = place.join(file);
    let made = target.parent().map_or(Ok(()), fs::create_dir_all);
    made.and_then(|()| fs::copy(root.join(file), &target))
        .map(|_| ())
        .map_err(|source| SiteError::Io { path: root.join(file), source })
}
