//! A text in round and curly brackets.

use super::CraftError;

/// A word, a string, or a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Tree {
    /// A word: a name, a number, a keyword.
    Word(String),
    /// A string.
    Text(String),
    /// `(…)`
    List(Vec<Tree>),
    /// `{…}`: a constant with universe levels.
    Curly(Vec<Tree>),
}

impl Tree {
    pub fn word(&self) -> Result<&str, CraftError> {
        match self {
            Tree::Word(word) => Ok(word),
            other => Err(CraftError::new(format!("a word is expected, not {other:?}"))),
        }
    }

    pub fn list(&self) -> Result<&[Tree], CraftError> {
        match self {
            Tree::List(list) => Ok(list),
            other => Err(CraftError::new(format!("a list is expected, not {other:?}"))),
        }
    }

    /// The elements behind the first, which must be a word, and that word.
    pub fn form(&self) -> Result<(&str, &[Tree]), CraftError> {
        match self.list()? {
            [first, rest @ ..] => Ok((first.word()?, rest)),
            [] => Err(CraftError::new("an empty list".to_owned())),
        }
    }
}

/// Exactly `N` trees.
pub(super) fn exactly<const N: usize>(trees: &[Tree]) -> Result<&[Tree; N], CraftError> {
    trees.try_into().map_err(|_| CraftError::new(format!("{N} parts are expected, not {}", trees.len())))
}

/// Parses a text; `;` starts a comment.
pub(super) fn parse(text: &str) -> Result<Vec<Tree>, CraftError> {
    let mut open: Vec<(char, Vec<Tree>)> = vec![(' ', Vec::new())];
    let mut chars = text.chars().peekable();
    let unbalanced = || CraftError::new("the brackets do not match".to_owned());
    while let Some(c) = chars.next() {
        let tree = match c {
            ';' => {
                while chars.next_if(|&c| c != '\n').is_some() {}
                continue;
            }
            c if c.is_whitespace() => continue,
            '(' | '{' => {
                open.push((c, Vec::new()));
                continue;
            }
            ')' | '}' => match (open.pop().ok_or_else(unbalanced)?, c) {
                (('(', list), ')') => Tree::List(list),
                (('{', list), '}') => Tree::Curly(list),
                _ => return Err(unbalanced()),
            },
            '"' => Tree::Text(chars.by_ref().take_while(|&c| c != '"').collect()),
            c => {
                let mut word = String::from(c);
                while let Some(c) = chars.next_if(|&c| !c.is_whitespace() && !"(){};\"".contains(c)) {
                    word.push(c);
                }
                Tree::Word(word)
            }
        };
        open.last_mut().ok_or_else(unbalanced)?.1.push(tree);
    }
    match (open.pop(), open.is_empty()) {
        (Some((' ', trees)), true) => Ok(trees),
        _ => Err(unbalanced()),
    }
}
