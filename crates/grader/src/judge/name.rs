//! Names as people and configuration files write them.

use std::fmt;
use std::str::FromStr;

use lmap_kernel::{Name, NameId, TermError, Terms};

/// A name of Lean, by its parts.
///
/// A part of digits alone is a number, as in Lean: `a.1` and `a.«1»` are two names.
///
/// ```
/// use lmap_grader::judge::LeanName;
/// let name: LeanName = "Foo.«1».bar.2".parse().unwrap();
/// assert_eq!(name.to_string(), "Foo.«1».bar.2");
/// assert!("Foo..bar".parse::<LeanName>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LeanName(Vec<Part>);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Part {
    Text(String),
    Number(u64),
}

/// A text that is no name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no name of Lean: write parts with dots between them, parts with other characters in «»")]
pub struct InvalidName(String);

impl FromStr for LeanName {
    type Err = InvalidName;

    fn from_str(text: &str) -> Result<Self, InvalidName> {
        let invalid = || InvalidName(text.escape_default().to_string());
        let mut parts = Vec::new();
        let mut rest = text;
        loop {
            let (part, behind) = next_part(rest).ok_or_else(invalid)?;
            parts.push(part);
            match behind.strip_prefix('.') {
                Some(behind) => rest = behind,
                None if behind.is_empty() => return Ok(Self(parts)),
                None => return Err(invalid()),
            }
        }
    }
}

/// The first part of a name, and what is behind it.
fn next_part(text: &str) -> Option<(Part, &str)> {
    if let Some(quoted) = text.strip_prefix('«') {
        let (inside, behind) = quoted.split_once('»')?;
        return Some((Part::Text(inside.to_owned()), behind));
    }
    let end = text.find('.').unwrap_or(text.len());
    let (part, behind) = text.split_at(end);
    if part.is_empty()
        || part.contains(['«', '»'])
        || part.chars().any(|c| c.is_whitespace() || c.is_control())
    {
        return None;
    }
    let part = match part.parse() {
        Ok(number) if part.bytes().all(|byte| byte.is_ascii_digit()) => Part::Number(number),
        _ => Part::Text(part.to_owned()),
    };
    Some((part, behind))
}

impl LeanName {
    /// The name in a store.
    pub(crate) fn intern(&self, terms: &mut Terms) -> Result<NameId, TermError> {
        self.0.iter().try_fold(NameId::ANONYMOUS, |parent, part| match part {
            Part::Text(text) => terms.name_str(parent, text),
            Part::Number(number) => terms.name_num(parent, *number),
        })
    }

    /// A name of a store.
    pub(crate) fn from_id(terms: &Terms, name: NameId) -> Self {
        let mut parts = Vec::new();
        let mut current = name;
        loop {
            match terms.name(current) {
                Name::Anonymous => break,
                Name::Str(parent, text) => {
                    parts.push(Part::Text(terms.str_value(text).to_owned()));
                    current = parent;
                }
                Name::Num(parent, number) => {
                    parts.push(Part::Number(number));
                    current = parent;
                }
            }
        }
        parts.reverse();
        Self(parts)
    }

    /// The name with one text part more.
    #[must_use]
    pub fn child(&self, part: &str) -> Self {
        let mut parts = self.0.clone();
        parts.push(Part::Text(part.to_owned()));
        Self(parts)
    }
}

impl fmt::Display for LeanName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut terms = Terms::new();
        let name = self.intern(&mut terms).map_err(|_| fmt::Error)?;
        f.write_str(&terms.show_name(name))
    }
}
