//! Terms as text, for messages: short, capped in size, and never able to forge output.

use std::fmt::Write;

use crate::terms::{Expr, ExprId, Level, LevelId, Name, NameId, Terms};

/// Nesting below which subterms are shown as `…`.
const MAX_NESTING: u32 = 40;

impl Terms {
    /// A name as text. Parts that are not plain words stand in `«»`; control characters are escaped.
    pub fn show_name(&self, name: NameId) -> String {
        let mut parts = Vec::new();
        let mut current = name;
        loop {
            match self.name(current) {
                Name::Anonymous => break,
                Name::Str(parent, text) => {
                    parts.push(show_part(self.str_value(text)));
                    current = parent;
                }
                Name::Num(parent, number) => {
                    parts.push(number.to_string());
                    current = parent;
                }
            }
            if parts.len() > 100 {
                parts.push("…".to_owned());
                break;
            }
        }
        if parts.is_empty() {
            return "[anonymous]".to_owned();
        }
        parts.reverse();
        parts.join(".")
    }

    /// A level as text of at most about `cap` bytes.
    pub fn show_level(&self, level: LevelId, cap: usize) -> String {
        let mut printer = Printer::new(self, cap);
        printer.level(level, 0);
        printer.finish()
    }

    /// An expression as text of at most about `cap` bytes.
    pub fn show_expr(&self, expr: ExprId, cap: usize) -> String {
        let mut printer = Printer::new(self, cap);
        printer.expr(expr, 0, 0);
        printer.finish()
    }
}

fn show_part(text: &str) -> String {
    const CAP: usize = 200;
    let plain = |c: char| c.is_alphanumeric() || matches!(c, '_' | '\'' | '!' | '?');
    let escaped: String = text
        .chars()
        .take(CAP)
        .map(|c| match c {
            c if c.is_control() || is_invisible(c) || c == '»' => c.escape_unicode().to_string(),
            c => c.to_string(),
        })
        .collect();
    if !text.is_empty() && text.chars().all(plain) && !text.starts_with(|c: char| c.is_ascii_digit()) {
        escaped
    } else {
        format!("«{escaped}»")
    }
}

/// Characters that change how the text around them is shown.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// How tightly a place binds: 0 anything, 1 no binders or arrows, 2 atoms only.
type Tightness = u8;

struct Printer<'t> {
    terms: &'t Terms,
    out: String,
    cap: usize,
    /// Shown names of the binders above.
    binders: Vec<NameId>,
}

impl<'t> Printer<'t> {
    fn new(terms: &'t Terms, cap: usize) -> Self {
        Self { terms, out: String::new(), cap, binders: Vec::new() }
    }

    fn finish(mut self) -> String {
        if self.out.len() > self.cap {
            let cut = self.out.floor_char_boundary(self.cap);
            self.out.truncate(cut);
            self.out.push('…');
        }
        self.out
    }

    fn full(&self) -> bool {
        self.out.len() > self.cap
    }

    fn name(&mut self, name: NameId) {
        let text = self.terms.show_name(name);
        self.out.push_str(&text);
    }

    fn level(&mut self, level: LevelId, nesting: u32) {
        if self.full() || nesting > MAX_NESTING {
            self.out.push('…');
            return;
        }
        let (base, successors) = self.terms.level_offset(level);
        match self.terms.level(base) {
            Level::Zero | Level::Succ(_) => {
                let _ = write!(self.out, "{successors}");
                return;
            }
            Level::Param(name) => self.name(name),
            Level::Max(a, b) | Level::IMax(a, b) => {
                let word = match self.terms.level(base) {
                    Level::Max(..) => "max",
                    _ => "imax",
                };
                self.out.push('(');
                self.out.push_str(word);
                for part in [a, b] {
                    self.out.push(' ');
                    self.level(part, nesting + 1);
                }
                self.out.push(')');
            }
        }
        if successors > 0 {
            let _ = write!(self.out, "+{successors}");
        }
    }

    fn bracketed(&mut self, open: bool, body: impl FnOnce(&mut Self)) {
        if open {
            self.out.push('(');
        }
        body(self);
        if open {
            self.out.push(')');
        }
    }

    fn expr(&mut self, expr: ExprId, tightness: Tightness, nesting: u32) {
        if self.full() || nesting > MAX_NESTING {
            self.out.push('…');
            return;
        }
        let nesting = nesting + 1;
        match self.terms.expr(expr) {
            Expr::BVar(index) => match self.binders.iter().rev().nth(index as usize) {
                Some(&name) => self.name(name),
                None => {
                    let _ = write!(self.out, "#{index}");
                }
            },
            Expr::Local { number, binder } => {
                self.name(binder.name);
                let _ = write!(self.out, "✝{number}");
            }
            Expr::Sort(level) => self.sort(level, tightness, nesting),
            Expr::Const(name, levels) => {
                self.name(name);
                let levels = self.terms.level_list(levels).to_vec();
                if !levels.is_empty() {
                    self.out.push_str(".{");
                    for (i, level) in levels.into_iter().enumerate() {
                        if i > 0 {
                            self.out.push_str(", ");
                        }
                        self.level(level, nesting);
                    }
                    self.out.push('}');
                }
            }
            Expr::App(..) => self.bracketed(tightness > 1, |p| p.spine(expr, nesting)),
            Expr::Lambda(binder, body) => self.bracketed(tightness > 0, |p| {
                p.out.push_str("fun ");
                p.binder(binder.name, binder.ty, nesting);
                p.out.push_str(" => ");
                p.under(binder.name, body, 0, nesting);
            }),
            Expr::Pi(binder, body) => self.bracketed(tightness > 0, |p| {
                if p.terms.loose_bound_variables(body) == 0 {
                    p.expr(binder.ty, 1, nesting);
                } else {
                    p.binder(binder.name, binder.ty, nesting);
                }
                p.out.push_str(" → ");
                p.under(binder.name, body, 0, nesting);
            }),
            Expr::Let { name, ty, value, body } => self.bracketed(tightness > 0, |p| {
                p.out.push_str("let ");
                p.name(name);
                p.out.push_str(" : ");
                p.expr(ty, 0, nesting);
                p.out.push_str(" := ");
                p.expr(value, 0, nesting);
                p.out.push_str("; ");
                p.under(name, body, 0, nesting);
            }),
            Expr::Proj { type_name, field, structure } => {
                self.expr(structure, 2, nesting);
                self.out.push_str(".[");
                self.name(type_name);
                let _ = write!(self.out, " {field}]");
            }
            Expr::Nat(nat) => {
                let value = self.terms.nat_value(nat);
                if value.as_words().len() <= 4 {
                    let _ = write!(self.out, "{value}");
                } else {
                    let _ = write!(self.out, "(a number of {} words)", value.as_words().len());
                }
            }
            Expr::Str(string) => {
                let text: String = self.terms.str_value(string).chars().take(100).collect();
                let _ = write!(self.out, "{text:?}");
            }
        }
    }

    fn sort(&mut self, level: LevelId, tightness: Tightness, nesting: u32) {
        match self.terms.level_offset(level) {
            (LevelId::ZERO, 0) => self.out.push_str("Prop"),
            (LevelId::ZERO, 1) => self.out.push_str("Type"),
            _ => self.bracketed(tightness > 1, |p| {
                p.out.push_str("Sort ");
                p.level(level, nesting);
            }),
        }
    }

    fn spine(&mut self, expr: ExprId, nesting: u32) {
        let mut arguments = Vec::new();
        let mut head = expr;
        while let Expr::App(function, argument) = self.terms.expr(head) {
            arguments.push(argument);
            head = function;
        }
        self.expr(head, 2, nesting);
        for argument in arguments.into_iter().rev() {
            if self.full() {
                return;
            }
            self.out.push(' ');
            self.expr(argument, 2, nesting);
        }
    }

    fn binder(&mut self, name: NameId, ty: ExprId, nesting: u32) {
        self.out.push('(');
        self.name(name);
        self.out.push_str(" : ");
        self.expr(ty, 0, nesting);
        self.out.push(')');
    }

    fn under(&mut self, name: NameId, body: ExprId, tightness: Tightness, nesting: u32) {
        self.binders.push(name);
        self.expr(body, tightness, nesting);
        self.binders.pop();
    }
}
