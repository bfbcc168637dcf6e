//! The cheap filter before Lean: banned words and the header.
//!
//! Nothing that the guard stops depends on the guard alone; it saves time and keeps code from running at build time.

use std::fmt;
use std::str::FromStr;

use lmap_lean::Position;
use lmap_tasks::rules::{BANNED_OPTION_PREFIX, BANNED_PHRASES, BANNED_WORDS};
use lmap_tasks::{NETWORK_MODULE, WEIGHTS_MODULE};
use serde::{Deserialize, Serialize};

use crate::reason::{Reason, ReasonCode};
use crate::submission::Submission;
use crate::tokens::{INTERPOLATING, Interpolation, Token, TokenKind, tokens, tokens_with};

/// Where banned words are looked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GuardMode {
    /// As whole words anywhere in the text, comments and strings included, and among Lean's own tokens.
    #[default]
    Seed,
    /// Among Lean's own tokens only: comments and strings are free.
    Tokens,
    /// Nowhere. For measuring what the other stages stop; a verdict says so in its warnings. No setting spells it, and no
    /// request.
    #[serde(skip_deserializing)]
    Off,
}

impl GuardMode {
    /// The name in settings and reports.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Seed => "seed",
            Self::Tokens => "tokens",
            Self::Off => "off",
        }
    }
}

impl fmt::Display for GuardMode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for GuardMode {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        match name {
            "seed" => Ok(Self::Seed),
            "tokens" => Ok(Self::Tokens),
            other => Err(format!("unknown guard mode `{other}`: use seed or tokens")),
        }
    }
}

/// A submission that has passed the guard.
#[derive(Clone, Copy, Debug)]
pub struct Guarded<'s>(&'s Submission);

impl<'s> Guarded<'s> {
    /// The submission.
    #[must_use]
    pub fn submission(self) -> &'s Submission {
        self.0
    }
}

/// Lets a submission pass, or says what may not stand in it and where.
///
/// # Errors
/// The first finding in the order of the text; a finding in the header comes before all others.
///
/// ```
/// use lmap_grader::{GuardMode, ReasonCode, Submission, guard::guard};
/// let cheat = Submission::lean("cheat.lean", "import LeanCheckedNetwork.Weights\n-- no sorry!\n").unwrap();
/// assert_eq!(guard(&cheat, GuardMode::Seed).unwrap_err().code, ReasonCode::BannedWord);
/// assert!(guard(&cheat, GuardMode::Tokens).is_ok());
/// ```
pub fn guard(submission: &Submission, mode: GuardMode) -> Result<Guarded<'_>, Reason> {
    let text = submission.text();
    let finding = match mode {
        GuardMode::Off => None,
        GuardMode::Tokens => header(text).or_else(|| banned_token(text)),
        GuardMode::Seed => header(text).or_else(|| earlier(banned_text(text), banned_token(text))),
    };
    match finding {
        None => Ok(Guarded(submission)),
        Some(finding) => Err(finding.into_reason(text)),
    }
}

/// Something that may not stand in a submission.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Finding {
    code: ReasonCode,
    message: String,
    /// Bytes from the start of the text.
    offset: usize,
}

impl Finding {
    fn new(code: ReasonCode, offset: usize, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), offset }
    }

    fn word(word: &str, offset: usize) -> Self {
        Self::new(ReasonCode::BannedWord, offset, format!("`{word}` may not occur in a submission"))
    }

    fn phrase(phrase: &[&str], offset: usize) -> Self {
        let phrase = phrase.join(" ");
        Self::new(ReasonCode::BannedPhrase, offset, format!("`{phrase}` may not occur in a submission"))
    }

    fn option(offset: usize) -> Self {
        let message = format!("options of the group `{BANNED_OPTION_PREFIX}` may not be set in a submission");
        Self::new(ReasonCode::BannedOption, offset, message)
    }

    fn into_reason(self, text: &str) -> Reason {
        Reason::new(self.code, self.message).at(position_of(text, self.offset))
    }
}

fn earlier(a: Option<Finding>, b: Option<Finding>) -> Option<Finding> {
    [a, b].into_iter().flatten().min_by_key(|finding| finding.offset)
}

/// Line and column of the byte `offset`.
#[must_use]
pub(crate) fn position_of(text: &str, offset: usize) -> Position {
    let before = &text[..offset];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    Position {
        line: count(before.matches('\n').count() + 1),
        column: count(before[line_start..].chars().count()),
    }
}

/// Checks that the file starts with imports from the allowed list and that the weights are among them.
fn header(text: &str) -> Option<Finding> {
    let mut weights = false;
    let mut code = tokens(text).filter(|token| token.kind != TokenKind::Comment);
    loop {
        match code.next() {
            Some(token) if token.text == "import" => match code.next() {
                Some(module) if module.text == WEIGHTS_MODULE => weights = true,
                Some(module) if module.text == NETWORK_MODULE => {}
                module => return Some(bad_import(token, module)),
            },
            Some(token) if matches!(token.text, "module" | "prelude" | "public" | "meta") => {
                let message = format!("a submission may not start with `{}`, only with imports", token.text);
                return Some(Finding::new(ReasonCode::BadHeader, token.start, message));
            }
            _ if weights => return None,
            token => {
                let message = format!("the file must start with `import {WEIGHTS_MODULE}`");
                let offset = token.map_or(text.len(), |token| token.start);
                return Some(Finding::new(ReasonCode::MissingImport, offset, message));
            }
        }
    }
}

fn bad_import(import: Token<'_>, module: Option<Token<'_>>) -> Finding {
    let allowed = format!("only `{NETWORK_MODULE}` and `{WEIGHTS_MODULE}` may be imported");
    match module {
        Some(module) => {
            let message = format!("{allowed}, not `{}`", module.text);
            Finding::new(ReasonCode::BadImport, module.start, message)
        }
        None => Finding::new(ReasonCode::BadImport, import.start, allowed),
    }
}

/// The first banned word, phrase or option anywhere in the text, whatever it stands in.
fn banned_text(text: &str) -> Option<Finding> {
    let mut previous: Option<(usize, &str)> = None;
    for (offset, word) in words(text) {
        let hash = text[..offset].ends_with('#');
        if let Some(banned) = banned_word(word, hash) {
            return Some(Finding::word(banned, offset - usize::from(banned.starts_with('#'))));
        }
        if let Some((before, first)) = previous {
            let between: String = text[before + first.len()..offset].split_whitespace().collect();
            if let Some(phrase) =
                BANNED_PHRASES.iter().find(|phrase| is_phrase(phrase, first, &between, word))
            {
                return Some(Finding::phrase(phrase, before));
            }
            let dotted = text[offset + word.len()..].starts_with('.');
            if first == "set_option" && between.is_empty() && word == BANNED_OPTION_PREFIX && dotted {
                return Some(Finding::option(offset));
            }
        }
        previous = Some((offset, word));
    }
    None
}

/// Whether `first`, what stands between apart from white space, and `second` make up the phrase.
fn is_phrase(phrase: &[&str], first: &str, between: &str, second: &str) -> bool {
    let [head, tail] = phrase else { return false };
    let (sign, name) = tail.split_at(tail.len() - tail.trim_start_matches(['+', '-']).len());
    *head == first && sign == between && name == second
}

/// The runs of letters, digits and `_`, with their offsets.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let belongs = |c: char| c.is_alphanumeric() || c == '_';
    let mut pos = 0;
    std::iter::from_fn(move || {
        let start = pos + text[pos..].find(belongs)?;
        let length = text[start..].find(|c| !belongs(c)).unwrap_or(text.len() - start);
        pos = start + length;
        Some((start, &text[start..pos]))
    })
}

/// The banned word that `word` is. `hash`: it follows a `#`.
fn banned_word(word: &str, hash: bool) -> Option<&'static str> {
    BANNED_WORDS.iter().copied().find(|banned| match banned.strip_prefix('#') {
        Some(command) => hash && command == word,
        None => *banned == word,
    })
}

/// The first banned word, phrase or option among Lean's tokens, comments and strings left out.
fn banned_token(text: &str) -> Option<Finding> {
    let read = banned_token_as_written(text);
    // The official library has these as symbols, the core does not, and then a comment may begin in one of them.
    let ambiguous = RANGES.iter().any(|symbol| text.contains(symbol));
    let without = |text: String, symbol: &&str| text.replace(*symbol, &" ".repeat(symbol.len()));
    let ranges = ambiguous.then(|| RANGES.iter().fold(text.to_owned(), without));
    earlier(read, ranges.and_then(|text| banned_token_as_written(&text)))
}

/// Symbols that not every library has, longest first.
const RANGES: [&str; 4] = ["...<", "...", "..<", "..="];

fn banned_token_as_written(text: &str) -> Option<Finding> {
    let read = banned_token_read(text, Interpolation::Read);
    // Whether such a word opens an interpolated string depends on the toolchain's library, so read it both ways.
    let ambiguous = INTERPOLATING.iter().any(|word| text.contains(word));
    let ignored = if ambiguous { banned_token_read(text, Interpolation::Ignore) } else { None };
    earlier(read, ignored)
}

fn banned_token_read(text: &str, interpolation: Interpolation) -> Option<Finding> {
    let code: Vec<Token<'_>> = tokens_with(text, interpolation)
        .filter(|token| !matches!(token.kind, TokenKind::Comment | TokenKind::DocComment))
        .collect();
    let closers = closing_parentheses(&code);
    (0..code.len()).find_map(|i| {
        let token = code[i];
        let hash = i > 0 && code[i - 1].text == "#" && code[i - 1].end() == token.start;
        let configuration = || banned_configuration(&code, &closers, i);
        banned_in_name(&token, hash)
            .or_else(|| sets_banned_option(&code[i..]).then(|| Finding::option(code[i + 1].start)))
            .or_else(|| configuration().map(|phrase| Finding::phrase(phrase, token.start)))
    })
}

/// A banned word among the components of an identifier or quoted name.
fn banned_in_name(token: &Token<'_>, hash: bool) -> Option<Finding> {
    if let Some(banned) = token.components().find_map(|component| banned_word(component, hash)) {
        return Some(Finding::word(banned, token.start - usize::from(banned.starts_with('#'))));
    }
    if !hash {
        return None;
    }
    // Lean ends a command such as `#where` at its last letter, so that a keyword may follow without a space. We have
    // no list of these commands: a banned word at either end of the run counts.
    let glued = BANNED_WORDS.iter().find(|banned| match banned.strip_prefix('#') {
        Some(command) => token.text.starts_with(command),
        None => token.text.ends_with(**banned),
    })?;
    Some(Finding::word(glued, token.start))
}

/// `set_option debug.…`, with or without `«»`.
fn sets_banned_option(code: &[Token<'_>]) -> bool {
    let [set_option, option, ..] = code else { return false };
    let group = option.components().next().unwrap_or("");
    let dotted = group.strip_prefix(BANNED_OPTION_PREFIX);
    set_option.text == "set_option" && dotted.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// `decide +native` at the token `at`, with any other items of the tactic's configuration in between.
fn banned_configuration(
    code: &[Token<'_>],
    closers: &[Option<usize>],
    at: usize,
) -> Option<&'static [&'static str]> {
    BANNED_PHRASES.iter().copied().find(|phrase| {
        let [word, item] = phrase else { return false };
        code[at].components().last() == Some(word) && has_item(code, closers, at + 1, item)
    })
}

/// Whether the tactic configuration at the token `at`, a row of `+name`, `-name` and `(…)`, has `item`.
fn has_item(code: &[Token<'_>], closers: &[Option<usize>], mut at: usize, item: &str) -> bool {
    while let Some(token) = code.get(at) {
        at = match token.text {
            sign @ ("+" | "-") => {
                let Some(name) = code.get(at + 1) else { return false };
                let wanted = item.strip_prefix(sign);
                if wanted.is_some_and(|wanted| name.components().eq(std::iter::once(wanted))) {
                    return true;
                }
                at + 2
            }
            "(" => match closers[at] {
                Some(closer) => closer + 1,
                None => return false,
            },
            _ => return false,
        };
    }
    false
}

/// For every opening parenthesis the index of the one that closes it.
fn closing_parentheses(code: &[Token<'_>]) -> Vec<Option<usize>> {
    let mut closers = vec![None; code.len()];
    let mut open = Vec::new();
    for (index, token) in code.iter().enumerate() {
        match token.text {
            "(" => open.push(index),
            ")" => {
                if let Some(opener) = open.pop() {
                    closers[opener] = Some(index);
                }
            }
            _ => {}
        }
    }
    closers
}
