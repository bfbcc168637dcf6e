//! Where links lead.

use std::collections::{BTreeSet, HashMap};
use std::fmt;
use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};
use std::process::Command;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

/// A link or a picture in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// What it leads to, as it is written.
    pub target: String,
    /// Its line, from 1.
    pub line: usize,
}

/// A link that leads nowhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokenLink {
    /// The file that it stands in.
    pub file: PathBuf,
    /// The link.
    pub link: Link,
    /// What is missing.
    pub why: &'static str,
}

impl fmt::Display for BrokenLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}: {}", self.file.display(), self.link.line, self.link.target, self.why)
    }
}

fn parser(text: &str) -> Parser<'_> {
    Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_FOOTNOTES)
}

/// The links and pictures of a Markdown text.
#[must_use]
pub fn links(text: &str) -> Vec<Link> {
    let mut found = Vec::new();
    for (event, range) in parser(text).into_offset_iter() {
        if let Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) = event {
            let line = text[..range.start].matches('\n').count() + 1;
            found.push(Link { target: dest_url.into_string(), line });
        }
    }
    found
}

/// The anchors of a Markdown text's headings.
#[must_use]
pub fn anchors(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut seen: HashMap<String, usize> = HashMap::new();
    let mut heading: Option<String> = None;
    for event in parser(text) {
        match event {
            Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
            Event::End(TagEnd::Heading(_)) => {
                let slug = slug(&heading.take().unwrap_or_default());
                let times = seen.entry(slug.clone()).or_default();
                found.insert(if *times == 0 { slug } else { format!("{slug}-{times}") });
                *times += 1;
            }
            Event::Text(part) | Event::Code(part) => {
                if let Some(heading) = &mut heading {
                    heading.push_str(&part);
                }
            }
            _ => {}
        }
    }
    found
}

/// A heading's anchor, as GitHub and mdBook make it.
fn slug(heading: &str) -> String {
    let kept = heading.trim().chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    kept.map(|c| if c == ' ' { '-' } else { c }).flat_map(char::to_lowercase).collect()
}

/// The Markdown files under version control, relative to `root`.
///
/// # Errors
/// When git cannot be asked.
pub fn tracked_markdown(root: &Path) -> io::Result<Vec<PathBuf>> {
    let listed = ["ls-files", "--cached", "--others", "--exclude-standard", "-z", "*.md"];
    let output = Command::new("git").args(listed).current_dir(root).output()?;
    if !output.status.success() {
        return Err(io::Error::other(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    let names = String::from_utf8_lossy(&output.stdout);
    Ok(names.split_terminator('\0').map(PathBuf::from).filter(|path| root.join(path).is_file()).collect())
}

/// A link's file, relative to the root, and its anchor; nothing for what is on the net.
pub(crate) fn resolve(file: &Path, target: &str) -> Option<(PathBuf, Option<String>)> {
    if target.contains("://") || target.starts_with("mailto:") {
        return None;
    }
    let (path, anchor) = match target.split_once('#') {
        Some((path, anchor)) => (path, Some(anchor.to_owned())),
        None => (target, None),
    };
    let folder = file.parent().unwrap_or(Path::new(""));
    let path = if path.is_empty() { file.to_owned() } else { normal(&folder.join(path)) };
    Some((path, anchor))
}

/// A path without `.` and `..`, as far as it has a parent.
pub(crate) fn normal(path: &Path) -> PathBuf {
    let mut parts = PathBuf::new();
    for component in path.components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir if parts.file_name().is_some() => {
                parts.pop();
            }
            other => parts.push(other),
        }
    }
    parts
}

/// The links of these files, which are relative to `root`, that lead nowhere.
///
/// # Errors
/// When a file cannot be read.
pub fn check_links(root: &Path, files: &[PathBuf]) -> io::Result<Vec<BrokenLink>> {
    let mut broken = Vec::new();
    for file in files {
        for link in links(&fs::read_to_string(root.join(file))?) {
            let Some((path, anchor)) = resolve(file, &link.target) else { continue };
            let why = if !root.join(&path).exists() {
                "there is no such file"
            } else if let Some(anchor) = anchor.filter(|_| path.extension().is_some_and(|kind| kind == "md"))
                && !anchors(&fs::read_to_string(root.join(&path))?).contains(&anchor)
            {
                "there is no such heading"
            } else {
                continue;
            };
            broken.push(BrokenLink { file: file.clone(), link, why });
        }
    }
    Ok(broken)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may fail")]
mod tests {
    use super::*;

    #[test]
    fn anchors_are_those_that_browsers_find() {
        let text = "# What `lmap serve` says: yes!\n## A, b & c\n## Twice\n## Twice\n";
        let found = anchors(text);
        for anchor in ["what-lmap-serve-says-yes", "a-b--c", "twice", "twice-1"] {
            assert!(found.contains(anchor), "{anchor} in {found:?}");
        }
    }

    #[test]
    fn what_leads_nowhere_is_found_with_its_place() {
        let root = tempfile::tempdir().unwrap();
        fs::create_dir(root.path().join("docs")).unwrap();
        let text = "# Here\n\n[a](#here) [b](#there)\n[c](../README.md#top) [d](gone.md) [e](https://x.invalid/)\n![f](p.png)\n";
        fs::write(root.path().join("docs/a.md"), text).unwrap();
        fs::write(root.path().join("README.md"), "# Top\n").unwrap();
        let broken = check_links(root.path(), &["docs/a.md".into()]).unwrap();
        let said: Vec<String> = broken.iter().map(ToString::to_string).collect();
        assert_eq!(
            said,
            [
                "docs/a.md:3: #there: there is no such heading",
                "docs/a.md:4: gone.md: there is no such file",
                "docs/a.md:5: p.png: there is no such file",
            ]
        );
    }
}
