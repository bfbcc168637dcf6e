//! Lean's own tokens, as far as a guard must know them.
//!
//! A Lean file is cut into tokens by the table of all symbols that the imported modules declare. This lexer needs no
//! such table for what it promises: it knows exactly where identifiers, numerals, strings, characters, names and
//! comments begin and end, and cuts everything else into the operators of `Init` or single characters.
//!
//! Where Lean would report an error, nothing is hidden: the offending character becomes a [`TokenKind::Unknown`] and
//! what follows it is read as code.

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TokenKind {
    /// An identifier or a keyword, dots and `«»` included: `foo.«bar baz».x₁`.
    Identifier,
    /// A number: `12`, `1_000`, `0xFF`, `0b1`, `0o7`, `1.5e3`.
    Numeral,
    /// The digits of a projection: the `1` of `h.1`.
    FieldIndex,
    /// A string, quotes included.
    String,
    /// A raw string: `r"…"`, `r#"…"#`.
    RawString,
    /// A piece of an interpolated string, from a quote or `}` to a quote or `{`.
    StringPart,
    /// A character: `'a'`, `'\n'`.
    Character,
    /// A quoted name: `` `foo.bar ``.
    Name,
    /// An operator, a bracket, or one character of a symbol that is not in our table.
    Symbol,
    /// `/-- … -/` or `/-! … -/`.
    DocComment,
    /// `-- …` or `/- … -/`: white space to Lean.
    Comment,
    /// A character at which Lean reports an error, such as a quote that nothing closes.
    Unknown,
}

/// One token of a Lean file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'s> {
    /// What it is.
    pub kind: TokenKind,
    /// Its text.
    pub text: &'s str,
    /// Where it starts in the file, in bytes.
    pub start: usize,
}

impl<'s> Token<'s> {
    /// Where the next token starts at the earliest, in bytes.
    #[must_use]
    pub fn end(&self) -> usize {
        self.start + self.text.len()
    }

    /// The parts of an identifier or a quoted name, without the dots and `«»` between and around them.
    ///
    /// ```
    /// use lmap_grader::tokens::tokens;
    /// let token = tokens("foo.«bar.baz».x").next().unwrap();
    /// assert_eq!(token.components().collect::<Vec<_>>(), ["foo", "bar.baz", "x"]);
    /// ```
    pub fn components(&self) -> impl Iterator<Item = &'s str> + use<'s> {
        let text = match self.kind {
            TokenKind::Identifier => self.text,
            TokenKind::Name => &self.text[1..],
            _ => "",
        };
        Components(text)
    }
}

struct Components<'s>(&'s str);

impl<'s> Iterator for Components<'s> {
    type Item = &'s str;

    fn next(&mut self) -> Option<&'s str> {
        let rest = self.0;
        if rest.is_empty() {
            return None;
        }
        let (component, after) = match rest.strip_prefix('«') {
            Some(quoted) => quoted.split_once('»').unwrap_or((quoted, "")),
            None => rest.split_at(rest.find('.').unwrap_or(rest.len())),
        };
        self.0 = after.strip_prefix('.').unwrap_or(after);
        Some(component)
    }
}

/// How to read a string behind a word such as `s!`.
///
/// Whether `s!` begins an interpolated string depends on what the imported modules declare, so a cautious reader reads
/// the file both ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interpolation {
    /// `s!"a{x}b"` has the tokens of `x` in it.
    Read,
    /// `s!"a{x}b"` is the identifier `s!` and a plain string.
    Ignore,
}

/// Words behind which a string is interpolated.
pub const INTERPOLATING: &[&str] =
    &["s!", "f!", "m!", "dbg_trace", "throwError", "logInfo", "logWarning", "logError"];

/// The tokens of `text`, comments included.
///
/// ```
/// use lmap_grader::tokens::{TokenKind, tokens};
/// let texts: Vec<_> = tokens("set_option maxRecDepth 1000axiom").map(|token| token.text).collect();
/// assert_eq!(texts, ["set_option", "maxRecDepth", "1000", "axiom"]);
/// ```
#[must_use]
pub fn tokens(text: &str) -> Tokens<'_> {
    tokens_with(text, Interpolation::Read)
}

/// The tokens of `text`, with a choice of how to read strings that may be interpolated.
#[must_use]
pub fn tokens_with(text: &str, interpolation: Interpolation) -> Tokens<'_> {
    Tokens {
        text,
        pos: 0,
        interpolation,
        expects_interpolated: false,
        after_dot: false,
        holes: Vec::new(),
        unclosed: Unclosed::default(),
    }
}

/// Iterator over the tokens of a Lean file. See [`tokens`].
#[derive(Clone, Debug)]
pub struct Tokens<'s> {
    text: &'s str,
    pos: usize,
    interpolation: Interpolation,
    /// The last token was one of [`INTERPOLATING`].
    expects_interpolated: bool,
    /// The last token was a projection dot and nothing stands between it and here.
    after_dot: bool,
    /// For every interpolated string that we are in a hole of: how many braces are open in the hole.
    holes: Vec<usize>,
    unclosed: Unclosed,
}

/// Which openers are known to have no closer in the rest of the file, so that hostile files cannot make us search for
/// one again and again.
#[derive(Clone, Copy, Debug, Default)]
struct Unclosed {
    string: bool,
    comment: bool,
    quoted_identifier: bool,
    /// Raw strings with at least this many `#` have no end.
    raw_string: Option<usize>,
}

/// The operators of `Init` that are longer than one character, longest first. What matters is that none is missing in
/// which a comment, string, character or name would seem to start, and that braces stand alone.
const SYMBOLS: &[&str] = &[
    "<:+:", "<||>", "<&&>", ",+,?", ",*,?", "|>.", "<|>", "<->", "<$>", "<*>", "<&>", ">>=", "=<<", ">=>",
    "<=<", ">>>", "<<<", "|||", "=/=", "&&&", "^^^", "~~~", "<;>", "<:+", "<+~", "||", "&&", "==", "!=",
    "<=", ">=", "=>", "->", "<-", ":=", "::", "++", "<|", "|>", "<*", "*>", ">>", "..", "//", "/\\", "\\/",
    "×'", "Σ'", "@[", "#[", "%[", "]'", "@&", ",*", ",+",
];

impl<'s> Iterator for Tokens<'s> {
    type Item = Token<'s>;

    fn next(&mut self) -> Option<Token<'s>> {
        let skipped = self.skip_blank();
        let rest = &self.text[self.pos..];
        let first = rest.chars().next()?;
        let dot = std::mem::take(&mut self.after_dot) && !skipped;
        let (kind, length) = self.token_at(rest, first, dot);
        let token = Token { kind, text: &rest[..length], start: self.pos };
        self.pos += length;
        self.remember(&token);
        Some(token)
    }
}

impl<'s> Tokens<'s> {
    /// Skips what Lean calls white space, except comments. True if there was any.
    fn skip_blank(&mut self) -> bool {
        let rest = &self.text[self.pos..];
        let blank = rest.len() - rest.trim_start_matches([' ', '\t', '\r', '\n']).len();
        self.pos += blank;
        blank > 0
    }

    /// The kind and the length in bytes of the token at the start of `rest`.
    fn token_at(&mut self, rest: &'s str, first: char, after_dot: bool) -> (TokenKind, usize) {
        if let Some(comment) = self.comment(rest) {
            return comment;
        }
        if self.ends_hole(first) {
            return self.string_part(rest);
        }
        match first {
            '"' if self.expects_interpolated => self.string_part(rest),
            '"' => self.string(rest),
            '\'' => character(rest),
            '1'..='9' if after_dot => (TokenKind::FieldIndex, digits(rest, |c| c.is_ascii_digit())),
            '0'..='9' => (TokenKind::Numeral, numeral(rest)),
            '`' => self.quoted_name(rest),
            'r' if raw_opener(rest).is_some() => self.raw_string(rest),
            _ => match self.identifier(rest) {
                0 if first == '«' => (TokenKind::Unknown, first.len_utf8()),
                0 => (TokenKind::Symbol, symbol(rest, first)),
                length => (TokenKind::Identifier, length),
            },
        }
    }

    /// Keeps what the reading of the next token depends on.
    fn remember(&mut self, token: &Token<'s>) {
        if matches!(token.kind, TokenKind::Comment | TokenKind::DocComment) {
            return;
        }
        self.expects_interpolated = self.interpolation == Interpolation::Read
            && token.kind == TokenKind::Identifier
            && INTERPOLATING.contains(&token.text);
        self.after_dot = token.kind == TokenKind::Symbol && matches!(token.text, "." | "|>.");
        if let (TokenKind::Symbol, Some(open)) = (token.kind, self.holes.last_mut()) {
            match token.text {
                "{" => *open += 1,
                "}" => *open = open.saturating_sub(1),
                _ => {}
            }
        }
    }

    /// Whether `first` is the `}` that ends the hole we are in.
    fn ends_hole(&self, first: char) -> bool {
        first == '}' && self.holes.last() == Some(&0)
    }

    fn comment(&mut self, rest: &str) -> Option<(TokenKind, usize)> {
        if rest.starts_with("--") {
            return Some((TokenKind::Comment, line_comment(rest)));
        }
        if !rest.starts_with("/-") {
            return None;
        }
        if self.unclosed.comment {
            return Some((TokenKind::Unknown, 2));
        }
        let (kind, body) = match is_documentation(rest) {
            true => (TokenKind::DocComment, doc_body(rest)),
            false => (TokenKind::Comment, Some(COMMENT_OPENER)),
        };
        let length = body.and_then(|body| block_comment(rest, body));
        self.unclosed.comment |= length.is_none();
        Some(length.map_or((TokenKind::Unknown, 2), |length| (kind, length)))
    }

    fn string(&mut self, rest: &str) -> (TokenKind, usize) {
        let end = (!self.unclosed.string).then(|| string_end(rest, false)).flatten();
        self.unclosed.string |= end.is_none();
        end.map_or((TokenKind::Unknown, 1), |(end, _)| (TokenKind::String, end))
    }

    /// Reads from the quote that opens an interpolated string, or from the `}` that ends a hole.
    fn string_part(&mut self, rest: &str) -> (TokenKind, usize) {
        let closes_hole = rest.starts_with('}');
        let end = (!self.unclosed.string).then(|| string_end(rest, true)).flatten();
        if closes_hole && (end.is_none() || end.is_some_and(|(_, stop)| stop == '"')) {
            self.holes.pop();
        }
        match end {
            None => {
                self.unclosed.string = true;
                (TokenKind::Unknown, 1)
            }
            Some((length, stop)) => {
                if stop == '{' && !closes_hole {
                    self.holes.push(0);
                }
                (TokenKind::StringPart, length)
            }
        }
    }

    fn raw_string(&mut self, rest: &str) -> (TokenKind, usize) {
        let hashes = raw_opener(rest).unwrap_or(0);
        if self.unclosed.raw_string.is_some_and(|least| hashes >= least) {
            return (TokenKind::Unknown, 1);
        }
        let body = hashes + 2;
        let closer = format!("\"{}", "#".repeat(hashes));
        match rest[body..].find(&closer) {
            Some(at) => (TokenKind::RawString, body + at + closer.len()),
            None => {
                self.unclosed.raw_string = Some(hashes);
                (TokenKind::Unknown, 1)
            }
        }
    }

    fn quoted_name(&mut self, rest: &str) -> (TokenKind, usize) {
        match self.identifier(&rest[1..]) {
            0 => (TokenKind::Symbol, 1),
            length => (TokenKind::Name, 1 + length),
        }
    }

    /// The length of the identifier at the start of `text`, 0 if there is none.
    fn identifier(&mut self, text: &str) -> usize {
        let mut end = 0;
        loop {
            let rest = &text[end..];
            let length = match rest.chars().next() {
                Some('«') => self.quoted_component(rest),
                Some(first) if is_identifier_start(first) => digits(rest, is_identifier_part),
                _ => 0,
            };
            if length == 0 {
                // The dot before a missing component is not part of the identifier.
                return end.saturating_sub(1);
            }
            end += length;
            if !text[end..].starts_with('.') {
                return end;
            }
            end += 1;
        }
    }

    fn quoted_component(&mut self, rest: &str) -> usize {
        let end = (!self.unclosed.quoted_identifier).then(|| rest.find('»')).flatten();
        self.unclosed.quoted_identifier |= end.is_none();
        end.map_or(0, |end| end + '»'.len_utf8())
    }
}

/// The length of the run of characters that `belongs` accepts.
fn digits(text: &str, belongs: impl Fn(char) -> bool) -> usize {
    text.find(|c| !belongs(c)).unwrap_or(text.len())
}

fn is_documentation(rest: &str) -> bool {
    rest.starts_with("/--") || rest.starts_with("/-!")
}

/// Where the body of the documentation comment at the start of `rest` begins: Lean first skips white space, and ordinary
/// comments are white space.
fn doc_body(rest: &str) -> Option<usize> {
    let mut pos = 3;
    loop {
        let here = &rest[pos..];
        let next = here.trim_start_matches([' ', '\t', '\r', '\n']);
        pos += here.len() - next.len();
        if next.starts_with("--") {
            pos += line_comment(next);
        } else if next.starts_with("/-") && !is_documentation(next) {
            pos += block_comment(next, COMMENT_OPENER)?;
        } else {
            return Some(pos);
        }
    }
}

/// Bytes of an ordinary comment's opener. Lean looks at the character behind `/-` only to tell documentation from a comment, and
/// then skips it: `/-/- -/` is a whole comment.
const COMMENT_OPENER: usize = 3;

fn line_comment(rest: &str) -> usize {
    rest.find('\n').unwrap_or(rest.len())
}

/// The length of the comment at the start of `rest` whose body starts at `body`; comments nest.
fn block_comment(rest: &str, body: usize) -> Option<usize> {
    let bytes = rest.as_bytes();
    let mut depth = 1;
    let mut pos = body;
    while pos + 1 < bytes.len() {
        match &bytes[pos..pos + 2] {
            b"-/" => {
                depth -= 1;
                pos += 2;
                if depth == 0 {
                    return Some(pos);
                }
            }
            b"/-" => {
                depth += 1;
                pos += 2;
            }
            _ => pos += 1,
        }
    }
    None
}

/// Where the string whose opener is the first byte of `rest` ends, and at which character: a quote, or `{` if it is
/// interpolated.
fn string_end(rest: &str, interpolated: bool) -> Option<(usize, char)> {
    let mut chars = rest.char_indices().skip(1);
    while let Some((at, c)) = chars.next() {
        match c {
            '\\' => {
                chars.next()?;
            }
            '"' => return Some((at + 1, c)),
            '{' if interpolated => return Some((at + 1, c)),
            _ => {}
        }
    }
    None
}

/// The number of `#` if a raw string starts here.
fn raw_opener(rest: &str) -> Option<usize> {
    let after = rest.strip_prefix('r')?;
    let hashes = digits(after, |c| c == '#');
    after[hashes..].starts_with('"').then_some(hashes)
}

fn character(rest: &str) -> (TokenKind, usize) {
    let mut chars = rest.chars().skip(1);
    let inside = match chars.next() {
        Some('\\') => match chars.next() {
            Some('x') => 4,
            Some('u') => 6,
            Some(escaped) => 1 + escaped.len_utf8(),
            None => return (TokenKind::Unknown, 1),
        },
        Some('\'') | None => return (TokenKind::Unknown, 1),
        Some(plain) => plain.len_utf8(),
    };
    match rest.get(1 + inside..).is_some_and(|after| after.starts_with('\'')) {
        true => (TokenKind::Character, inside + 2),
        false => (TokenKind::Unknown, 1),
    }
}

/// The length of the numeral at the start of `rest`. Where Lean reports an error, the numeral ends as early as it can.
fn numeral(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let radix: Option<fn(char) -> bool> = match (bytes[0], bytes.get(1)) {
        (b'0', Some(b'x' | b'X')) => Some(|c| c.is_ascii_hexdigit()),
        (b'0', Some(b'b' | b'B')) => Some(|c| matches!(c, '0' | '1')),
        (b'0', Some(b'o' | b'O')) => Some(|c| matches!(c, '0'..='7')),
        _ => None,
    };
    if let Some(belongs) = radix {
        return match separated(&rest[2..], belongs) {
            0 => 1,
            length => 2 + length,
        };
    }
    let whole = separated(rest, |c| c.is_ascii_digit());
    let after = &rest[whole..];
    match after.strip_prefix('.') {
        Some(fraction) if !fraction.starts_with('.') => {
            let end = whole + 1 + separated(fraction, |c| c.is_ascii_digit());
            end + exponent(&rest[end..])
        }
        _ => whole + exponent(after),
    }
}

/// Digits with `_` between them: a run of `_` belongs to the numeral if a digit follows it.
fn separated(text: &str, belongs: fn(char) -> bool) -> usize {
    let mut end = 0;
    loop {
        let underscores = digits(&text[end..], |c| c == '_');
        let length = digits(&text[end + underscores..], belongs);
        if length == 0 {
            return end;
        }
        end += underscores + length;
    }
}

fn exponent(text: &str) -> usize {
    let Some(after) = text.strip_prefix(['e', 'E']) else { return 0 };
    let signed = after.strip_prefix(['+', '-']).unwrap_or(after);
    match separated(signed, |c| c.is_ascii_digit()) {
        0 => 0,
        length => text.len() - signed.len() + length,
    }
}

fn symbol(rest: &str, first: char) -> usize {
    SYMBOLS.iter().find(|&&symbol| rest.starts_with(symbol)).map_or(first.len_utf8(), |symbol| symbol.len())
}

/// Whether an identifier can start with `c`.
#[must_use]
pub fn is_identifier_start(c: char) -> bool {
    c.is_ascii_alphabetic() || c == '_' || is_letter_like(c)
}

/// Whether `c` can stand in an identifier behind its start.
#[must_use]
pub fn is_identifier_part(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '\'' | '!' | '?') || is_letter_like(c) || is_subscript(c)
}

/// The letters besides a–z: Greek but λ Π Σ, Coptic, Latin with accents, letter-like and mathematical alphabets.
fn is_letter_like(c: char) -> bool {
    match c {
        'λ' | 'Π' | 'Σ' | '×' | '÷' => false,
        'α'..='ω' | 'Α'..='Ω' | '\u{3ca}'..='\u{3fb}' | '\u{1f00}'..='\u{1ffe}' => true,
        '\u{2100}'..='\u{214f}' | '\u{1d49c}'..='\u{1d59f}' => true,
        '\u{c0}'..='\u{ff}' | '\u{100}'..='\u{17f}' => true,
        _ => false,
    }
}

fn is_subscript(c: char) -> bool {
    matches!(c, '\u{2080}'..='\u{2089}' | '\u{2090}'..='\u{209c}' | '\u{1d62}'..='\u{1d6a}' | '\u{2c7c}')
}
