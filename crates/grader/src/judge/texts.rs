//! Lean files that came over a wire: texts by the names of their modules, which nobody has looked at.

use std::collections::BTreeMap;

use super::sources::relative;
use crate::submission::MAX_BYTES;

/// Most modules that are judged together.
pub const MAX_MODULES: usize = 100;

/// Longest name of a module, in bytes: its file must have a name that every file system takes.
const MAX_NAME_BYTES: usize = 200;

/// Lean files in memory. No name of theirs leads to a file of this machine.
///
/// ```
/// use lmap_grader::judge::ModuleTexts;
/// let texts = |name: &str| ModuleTexts::new([(name.to_owned(), "theorem t : True := trivial".to_owned())].into());
/// assert!(texts("Solution").is_ok());
/// assert!(texts("../Solution").unwrap_err().to_string().contains("no name of a module"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ModuleTexts(BTreeMap<String, String>);

/// Texts that cannot be judged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidTexts {
    /// A name that no module can have.
    #[error("`{0}` is no name of a module: write parts with dots between them, such as Solution.Lemmas")]
    Name(String),
    /// Too many modules.
    #[error("there are {0} modules; at most {MAX_MODULES} are judged together")]
    TooMany(usize),
    /// A text is too long.
    #[error("module `{module}` has {bytes} bytes; at most {MAX_BYTES} are looked at")]
    TooLarge {
        /// The module.
        module: String,
        /// Its size.
        bytes: usize,
    },
}

impl ModuleTexts {
    /// Takes texts by the names of their modules.
    ///
    /// # Errors
    /// [`InvalidTexts`]: a name that no module can have, too many modules, a text that is too long.
    pub fn new(texts: BTreeMap<String, String>) -> Result<Self, InvalidTexts> {
        if texts.len() > MAX_MODULES {
            return Err(InvalidTexts::TooMany(texts.len()));
        }
        for (module, text) in &texts {
            if !is_module_name(module) {
                let shown: String = module.chars().take(MAX_NAME_BYTES).collect();
                return Err(InvalidTexts::Name(shown.escape_default().to_string()));
            }
            if text.len() > MAX_BYTES {
                return Err(InvalidTexts::TooLarge { module: module.clone(), bytes: text.len() });
            }
        }
        Ok(Self(texts))
    }

    /// The text of a module.
    #[must_use]
    pub fn text(&self, module: &str) -> Option<&str> {
        self.0.get(module).map(String::as_str)
    }

    /// The modules' names.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}

fn is_module_name(name: &str) -> bool {
    let plain = |c: char| !c.is_whitespace() && !c.is_control() && !"«»\"'`:;,*?<>|".contains(c);
    name.len() <= MAX_NAME_BYTES && relative(name).is_some() && name.chars().all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(name: &str, text: &str) -> Result<ModuleTexts, InvalidTexts> {
        ModuleTexts::new([(name.to_owned(), text.to_owned())].into())
    }

    #[test]
    fn names_of_modules_are_taken() {
        for name in ["A", "A.B.C2", "Foo.bar_baz", "Ünïcode.é", "A.1", "foo-bar"] {
            assert_eq!(one(name, "x").unwrap().text(name), Some("x"), "{name}");
        }
    }

    #[test]
    fn whatever_could_be_a_path_is_no_name() {
        let long = "a".repeat(201);
        let names = [
            "",
            ".",
            "..",
            "A..B",
            ".A",
            "A.",
            "../A",
            "A/../B",
            "/etc/passwd",
            "A\\B",
            "A\0",
            "A B",
            "A\n",
            "~/A:B",
            "«A»",
            "A.«..»",
            &long,
        ];
        for name in names {
            assert!(matches!(one(name, ""), Err(InvalidTexts::Name(_))), "{name:?}");
        }
    }

    #[test]
    fn there_are_bounds() {
        let many = (0..=MAX_MODULES).map(|index| (format!("M{index}"), String::new())).collect();
        assert_eq!(ModuleTexts::new(many), Err(InvalidTexts::TooMany(MAX_MODULES + 1)));
        let large = one("A", &" ".repeat(MAX_BYTES + 1));
        assert!(large.unwrap_err().to_string().starts_with("module `A` has 4194305 bytes"));
    }
}
