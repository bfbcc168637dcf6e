//! Bounded printing of names and terms for messages.
//!
//! Terms are graphs that can be exponential as trees, and names come from hostile files: so everything printed is
//! capped and escaped.

use super::runtime::Obj;

/// Nodes of a term that are printed.
const NODE_LIMIT: usize = 60;
/// Depth to which a term is printed.
const DEPTH_LIMIT: usize = 40;
/// Characters of one name component or text.
const TEXT_LIMIT: usize = 80;

/// A name as Lean prints it: components with unusual characters in `«»`, control characters escaped.
pub(super) fn name(object: &Obj) -> String {
    let mut components = Vec::new();
    let mut rest = object.clone();
    while let (Some(parent), Some(component)) = (rest.field(0), rest.field(1)) {
        if components.len() == DEPTH_LIMIT {
            components.push("…".to_owned());
            break;
        }
        components.push(match component.as_str() {
            Some(text) => quoted(text),
            None => number(&component),
        });
        rest = parent;
    }
    components.reverse();
    if components.is_empty() { "[anonymous]".to_owned() } else { components.join(".") }
}

fn quoted(text: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "_'!?".contains(c);
    if !text.is_empty() && text.chars().count() <= TEXT_LIMIT && text.chars().all(plain) {
        return text.to_owned();
    }
    format!("«{}»", escaped(text))
}

/// `text` with control characters escaped, cut to [`TEXT_LIMIT`] characters.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::new();
    for (index, c) in text.chars().enumerate() {
        if index == TEXT_LIMIT {
            out.push('…');
            break;
        }
        match c {
            c if c.is_control() => out.extend(c.escape_unicode()),
            c => out.push(c),
        }
    }
    out
}

fn number(object: &Obj) -> String {
    object.as_small().map_or_else(|| "<big number>".to_owned(), |n| n.to_string())
}

/// A term, cut to a few dozen nodes.
pub(super) fn term(object: &Obj) -> String {
    let mut printer = Printer { out: String::new(), nodes: NODE_LIMIT };
    printer.term(object, 0, false);
    printer.out
}

struct Printer {
    out: String,
    nodes: usize,
}

impl Printer {
    fn term(&mut self, e: &Obj, depth: usize, atomic: bool) {
        if self.nodes == 0 || depth > DEPTH_LIMIT {
            self.out.push('…');
            return;
        }
        self.nodes -= 1;
        let parenthesised = atomic && matches!(e.tag(), Some(5..=8));
        if parenthesised {
            self.out.push('(');
        }
        self.node(e, depth);
        if parenthesised {
            self.out.push(')');
        }
    }

    fn node(&mut self, e: &Obj, depth: usize) {
        let field = |i| e.field(i).unwrap_or_else(|| Obj::small(0));
        match e.tag() {
            Some(0) => self.out.push_str(&format!("#{}", number(&field(0)))),
            Some(3) => {
                self.out.push_str("Sort ");
                self.level(&field(0), depth);
            }
            Some(4) => self.constant(&field(0), &field(1), depth),
            Some(5) => {
                let function = field(0);
                self.term(&function, depth + 1, function.tag() != Some(5));
                self.out.push(' ');
                self.term(&field(1), depth + 1, true);
            }
            Some(tag @ (6 | 7)) => {
                let keyword = if tag == 6 { "fun" } else { "∀" };
                self.out.push_str(&format!("{keyword} ({} : ", name(&field(0))));
                self.term(&field(1), depth + 1, false);
                self.out.push_str("), ");
                self.term(&field(2), depth + 1, false);
            }
            Some(8) => {
                self.out.push_str(&format!("let {} := ", name(&field(0))));
                self.term(&field(2), depth + 1, false);
                self.out.push_str("; ");
                self.term(&field(3), depth + 1, false);
            }
            Some(9) => {
                let value = field(0).field(0).unwrap_or_else(|| Obj::small(0));
                match value.as_str() {
                    Some(text) => self.out.push_str(&format!("\"{}\"", escaped(text))),
                    None => self.out.push_str(&number(&value)),
                }
            }
            Some(10) => self.term(&field(1), depth + 1, true),
            Some(11) => {
                self.term(&field(2), depth + 1, true);
                self.out.push_str(&format!(".{}", number(&field(1))));
            }
            // Free variables: the kernel's own names for the binders it went under.
            Some(1) => self.out.push_str(&name(&field(0))),
            _ => self.out.push('?'),
        }
    }

    fn constant(&mut self, constant: &Obj, levels: &Obj, depth: usize) {
        self.out.push_str(&name(constant));
        for (index, level) in levels.elements().enumerate().take(4) {
            self.out.push_str(if index == 0 { ".{" } else { "," });
            self.level(&level, depth);
        }
        if levels.field_count() > 0 {
            self.out.push('}');
        }
    }

    fn level(&mut self, level: &Obj, depth: usize) {
        if self.nodes == 0 || depth > DEPTH_LIMIT {
            self.out.push('…');
            return;
        }
        self.nodes -= 1;
        let mut pair = |word: &str| {
            self.out.push_str(word);
            for index in 0..2 {
                if let Some(part) = level.field(index) {
                    self.level(&part, depth + 1);
                }
                self.out.push_str(if index == 0 { "," } else { ")" });
            }
        };
        match level.tag() {
            Some(2) => pair("max("),
            Some(3) => pair("imax("),
            Some(1) => {
                if let Some(part) = level.field(0) {
                    self.level(&part, depth + 1);
                }
                self.out.push_str("+1");
            }
            Some(4) => self.out.push_str(&name(&level.field(0).unwrap_or_else(|| Obj::small(0)))),
            Some(0) => self.out.push('0'),
            _ => self.out.push('?'),
        }
    }
}
