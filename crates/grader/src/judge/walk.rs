//! Walking over terms: what do they mention?

use lmap_kernel::{Expr, ExprId, NameId, Terms};

/// Something that a term needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mention {
    /// A constant, or the structure type that a projection names.
    Constant(NameId),
    /// A number written out: it is built from the constants of `Nat`.
    Number,
    /// A text written out: it is built from the constants of `String`, `List` and `Char`.
    Text,
}

/// A walk that looks at every term once, however often it occurs.
pub(super) struct Walk<'t> {
    terms: &'t Terms,
    seen: Vec<u64>,
    stack: Vec<ExprId>,
}

impl<'t> Walk<'t> {
    pub fn new(terms: &'t Terms) -> Self {
        Self { terms, seen: vec![0; terms.expr_count().div_ceil(64)], stack: Vec::new() }
    }

    /// Tells of everything that `root` mentions and that was not told of before.
    pub fn scan(&mut self, root: ExprId, mut tell: impl FnMut(Mention)) {
        self.stack.push(root);
        while let Some(expr) = self.stack.pop() {
            let (word, bit) = (expr.index() / 64, 1 << (expr.index() % 64));
            if self.seen[word] & bit != 0 {
                continue;
            }
            self.seen[word] |= bit;
            match self.terms.expr(expr) {
                Expr::BVar(_) | Expr::Local { .. } | Expr::Sort(_) => {}
                Expr::Const(name, _) => tell(Mention::Constant(name)),
                Expr::App(function, argument) => self.stack.extend([argument, function]),
                Expr::Lambda(binder, body) | Expr::Pi(binder, body) => self.stack.extend([body, binder.ty]),
                Expr::Let { ty, value, body, .. } => self.stack.extend([body, value, ty]),
                Expr::Proj { type_name, structure, .. } => {
                    tell(Mention::Constant(type_name));
                    self.stack.push(structure);
                }
                Expr::Nat(_) => tell(Mention::Number),
                Expr::Str(_) => tell(Mention::Text),
            }
        }
    }
}

/// The constants that a text literal is built from, a number literal among them.
const TEXT_NEEDS: [&[&str]; 8] = [
    &["String"],
    &["String", "ofList"],
    &["List"],
    &["List", "nil"],
    &["List", "cons"],
    &["Char"],
    &["Char", "ofNat"],
    &["Nat"],
];

/// The names behind a mention, as far as the store has them.
pub(super) fn names_of(terms: &Terms, mention: Mention) -> Vec<NameId> {
    match mention {
        Mention::Constant(name) => vec![name],
        Mention::Number => terms.find_name(&["Nat"]).into_iter().collect(),
        Mention::Text => TEXT_NEEDS.iter().filter_map(|parts| terms.find_name(parts)).collect(),
    }
}
