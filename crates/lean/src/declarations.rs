//! From constants, as files list them, to declarations, as a kernel takes them.
//!
//! A file lists an inductive type, its constructors and its recursors as separate constants, in any order. A kernel
//! takes one declaration a block and generates the rest. [`assemble`] finds the blocks and refuses what does not
//! fit together; [`sort`] puts every declaration after those it mentions. Neither judges anything: whether the
//! constructors and recursors are right is for the kernel to say, which gets them as claims.

use std::collections::HashMap;

use lmap_kernel::{
    Claims, ConstantInfo, Constructor, ConstructorInfo, Declaration, Expr, ExprId, Inductive, InductiveInfo,
    InductiveType, NameId, Quot, RecursorInfo, Terms,
};

/// Constants that do not fit together.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AssembleError {
    /// Two constants of one name.
    #[error("`{0}` is declared twice")]
    Duplicate(String),
    /// A constant that refers to others of its block in a way that cannot be.
    #[error("`{name}`: {reason}")]
    Misfit {
        /// The constant.
        name: String,
        /// What is wrong.
        reason: &'static str,
    },
}

/// The names that a declaration declares, as far as the file lists them.
pub fn declared_names(declaration: &Declaration) -> Vec<NameId> {
    match declaration {
        Declaration::Axiom(d) => vec![d.signature.name],
        Declaration::Definition(d) => vec![d.signature.name],
        Declaration::Theorem(d) => vec![d.signature.name],
        Declaration::Opaque(d) => vec![d.signature.name],
        Declaration::Quot(constants) => constants.iter().map(|q| q.signature.name).collect(),
        Declaration::Inductive(d) => {
            let types = d
                .types
                .iter()
                .flat_map(|t| std::iter::once(t.name).chain(t.constructors.iter().map(|c| c.name)));
            let recursors = d.claims.iter().flat_map(|c| c.recursors.iter().map(|r| r.signature.name));
            types.chain(recursors).collect()
        }
    }
}

/// The constants that a declaration lists, as the file has them.
pub fn constants(declaration: &Declaration) -> Vec<ConstantInfo> {
    match declaration {
        Declaration::Axiom(d) => vec![ConstantInfo::Axiom(d.clone())],
        Declaration::Definition(d) => vec![ConstantInfo::Definition(d.clone())],
        Declaration::Theorem(d) => vec![ConstantInfo::Theorem(d.clone())],
        Declaration::Opaque(d) => vec![ConstantInfo::Opaque(d.clone())],
        Declaration::Quot(constants) => constants.iter().cloned().map(ConstantInfo::Quot).collect(),
        Declaration::Inductive(d) => {
            let claims = d.claims.iter();
            let types = claims.clone().flat_map(|c| c.types.iter().cloned().map(ConstantInfo::Inductive));
            let constructors =
                claims.clone().flat_map(|c| c.constructors.iter().cloned().map(ConstantInfo::Constructor));
            let recursors = claims.flat_map(|c| c.recursors.iter().cloned().map(ConstantInfo::Recursor));
            types.chain(constructors).chain(recursors).collect()
        }
    }
}

/// Groups `constants` into declarations, in the order of their first constants. `taken` are further names that the file
/// declares.
///
/// # Errors
/// When two constants have one name, or the constants of an inductive type do not fit together.
pub fn assemble(
    terms: &Terms,
    constants: Vec<ConstantInfo>,
    taken: &[NameId],
) -> Result<Vec<Declaration>, AssembleError> {
    let mut seen = std::collections::HashSet::new();
    for name in taken.iter().copied().chain(constants.iter().map(|c| c.signature().name)) {
        if !seen.insert(name) {
            return Err(AssembleError::Duplicate(terms.show_name(name)));
        }
    }
    let mut blocks = Blocks::collect(terms, &constants)?;
    let mut quotients: Vec<Quot> = Vec::new();
    let mut quotient_place = None;
    let mut declarations = Vec::new();
    for constant in constants {
        declarations.push(match constant {
            ConstantInfo::Axiom(c) => Declaration::Axiom(c),
            ConstantInfo::Definition(c) => Declaration::Definition(c),
            ConstantInfo::Theorem(c) => Declaration::Theorem(c),
            ConstantInfo::Opaque(c) => Declaration::Opaque(c),
            ConstantInfo::Quot(c) => {
                quotients.push(c);
                if quotient_place.is_some() {
                    continue;
                }
                quotient_place = Some(declarations.len());
                Declaration::Quot(Vec::new())
            }
            ConstantInfo::Inductive(c) => match blocks.take(terms, &c)? {
                Some(block) => Declaration::Inductive(block),
                None => continue,
            },
            // They come with their types.
            ConstantInfo::Constructor(_) | ConstantInfo::Recursor(_) => continue,
        });
    }
    if let Some(place) = quotient_place {
        declarations[place] = Declaration::Quot(quotients);
    }
    blocks.check_empty(terms)?;
    Ok(declarations)
}

/// The inductive types, constructors and recursors of a file that were not used yet.
struct Blocks {
    types: HashMap<NameId, InductiveInfo>,
    constructors: HashMap<NameId, ConstructorInfo>,
    /// By the first type of the block.
    recursors: HashMap<NameId, Vec<RecursorInfo>>,
}

fn misfit(terms: &Terms, name: NameId, reason: &'static str) -> AssembleError {
    AssembleError::Misfit { name: terms.show_name(name), reason }
}

impl Blocks {
    fn collect(terms: &Terms, constants: &[ConstantInfo]) -> Result<Self, AssembleError> {
        let mut blocks =
            Blocks { types: HashMap::new(), constructors: HashMap::new(), recursors: HashMap::new() };
        for constant in constants {
            let name = constant.signature().name;
            match constant {
                ConstantInfo::Inductive(c) => {
                    blocks.types.insert(name, c.clone());
                }
                ConstantInfo::Constructor(c) => {
                    blocks.constructors.insert(name, c.clone());
                }
                ConstantInfo::Recursor(c) => {
                    let first = c.all.first().ok_or_else(|| misfit(terms, name, "a recursor of no type"))?;
                    blocks.recursors.entry(*first).or_default().push(c.clone());
                }
                _ => {}
            }
        }
        Ok(blocks)
    }

    /// The whole block that `c` belongs to; `None` if another of its types was met before.
    fn take(&mut self, terms: &Terms, c: &InductiveInfo) -> Result<Option<Inductive>, AssembleError> {
        let name = c.signature.name;
        if !self.types.contains_key(&name) {
            return Ok(None);
        }
        let wrong = |name, reason| misfit(terms, name, reason);
        let first = *c.all.first().ok_or_else(|| wrong(name, "an inductive type whose block is empty"))?;
        let mut block = Inductive {
            universes: c.signature.universes.clone(),
            parameters: c.parameters,
            types: Vec::new(),
            is_unsafe: c.is_unsafe,
            claims: None,
        };
        let mut claims = Claims::default();
        for member in &c.all {
            let info = self.types.remove(member);
            let info = info.ok_or_else(|| wrong(*member, "a type of a block is missing or listed twice"))?;
            if info.all != c.all {
                return Err(wrong(*member, "the types of a block list different blocks"));
            }
            let mut constructors = Vec::new();
            for constructor in &info.constructors {
                let claim = self.constructors.remove(constructor);
                let claim =
                    claim.ok_or_else(|| wrong(*constructor, "a constructor is missing or listed twice"))?;
                if claim.inductive != *member {
                    return Err(wrong(
                        *constructor,
                        "a constructor is listed by a type that it does not name",
                    ));
                }
                constructors.push(Constructor { name: *constructor, ty: claim.signature.ty });
                claims.constructors.push(claim);
            }
            block.types.push(InductiveType { name: *member, ty: info.signature.ty, constructors });
            claims.types.push(info);
        }
        if !block.types.iter().any(|t| t.name == name) {
            return Err(wrong(name, "an inductive type that is not in its own block"));
        }
        claims.recursors = self.recursors.remove(&first).unwrap_or_default();
        block.claims = Some(claims);
        Ok(Some(block))
    }

    /// Refuses constructors and recursors that belong to no type of the file.
    fn check_empty(&self, terms: &Terms) -> Result<(), AssembleError> {
        // The smallest id, so that the error does not depend on the order of a table.
        if let Some(name) = self.constructors.keys().min() {
            return Err(misfit(terms, *name, "a constructor that no type of the file lists"));
        }
        let recursors = self.recursors.values().flatten().map(|r| r.signature.name);
        match recursors.min() {
            Some(name) => Err(misfit(terms, name, "a recursor of a type that the file does not declare")),
            None => Ok(()),
        }
    }
}

/// Puts every declaration after those of the same list that it mentions, and keeps the order otherwise.
///
/// Declarations that mention each other in a circle, or themselves, cannot be ordered; they stay near each other, and a
/// kernel will find a name unknown. The walk takes time and memory linear in the terms and no native stack.
pub fn sort(terms: &Terms, declarations: Vec<Declaration>) -> Vec<Declaration> {
    let order = Sorter::new(terms, &declarations).run(&declarations);
    let mut slots: Vec<Option<Declaration>> = declarations.into_iter().map(Some).collect();
    order.into_iter().filter_map(|index| slots[index].take()).collect()
}

enum Task {
    Visit(usize),
    Scan(ExprId),
    Emit(usize),
}

struct Sorter<'a> {
    terms: &'a Terms,
    declared_in: HashMap<NameId, usize>,
    visited: Vec<bool>,
    scanned: Vec<u64>,
    /// Declarations that a numeral, and a string, mention without naming them.
    nat_needs: Vec<usize>,
    string_needs: Vec<usize>,
}

impl<'a> Sorter<'a> {
    fn new(terms: &'a Terms, declarations: &[Declaration]) -> Self {
        let mut declared_in = HashMap::new();
        for (index, declaration) in declarations.iter().enumerate() {
            for name in declared_names(declaration) {
                declared_in.entry(name).or_insert(index);
            }
        }
        let needs = |names: &[&[&str]]| {
            let ids = names.iter().filter_map(|parts| terms.find_name(parts));
            ids.filter_map(|name| declared_in.get(&name).copied()).collect::<Vec<_>>()
        };
        Sorter {
            terms,
            nat_needs: needs(&[&["Nat"]]),
            string_needs: needs(&[
                &["Char"],
                &["List"],
                &["String"],
                &["Char", "ofNat"],
                &["String", "ofList"],
            ]),
            visited: vec![false; declarations.len()],
            scanned: vec![0; terms.expr_count().div_ceil(64)],
            declared_in,
        }
    }

    fn run(mut self, declarations: &[Declaration]) -> Vec<usize> {
        let mut order = Vec::with_capacity(declarations.len());
        let mut stack = Vec::new();
        for start in 0..declarations.len() {
            stack.push(Task::Visit(start));
            while let Some(task) = stack.pop() {
                match task {
                    Task::Emit(index) => order.push(index),
                    Task::Visit(index) => self.visit(index, &declarations[index], &mut stack),
                    Task::Scan(expr) => self.scan(expr, &mut stack),
                }
            }
        }
        order
    }

    fn visit(&mut self, index: usize, declaration: &Declaration, stack: &mut Vec<Task>) {
        if std::mem::replace(&mut self.visited[index], true) {
            return;
        }
        stack.push(Task::Emit(index));
        if matches!(declaration, Declaration::Quot(_)) {
            let eq = self.terms.find_name(&["Eq"]).and_then(|name| self.declared_in.get(&name).copied());
            stack.extend(eq.map(Task::Visit));
        }
        stack.extend(given_terms(declaration).into_iter().rev().map(Task::Scan));
    }

    fn scan(&mut self, expr: ExprId, stack: &mut Vec<Task>) {
        let (word, bit) = (expr.index() / 64, 1 << (expr.index() % 64));
        if self.scanned[word] & bit != 0 {
            return;
        }
        self.scanned[word] |= bit;
        match self.terms.expr(expr) {
            Expr::BVar(_) | Expr::Local { .. } | Expr::Sort(_) => {}
            Expr::Const(name, _) => self.mention(name, stack),
            Expr::App(a, b) => stack.extend([Task::Scan(b), Task::Scan(a)]),
            Expr::Lambda(binder, body) | Expr::Pi(binder, body) => {
                stack.extend([Task::Scan(body), Task::Scan(binder.ty)]);
            }
            Expr::Let { ty, value, body, .. } => {
                stack.extend([Task::Scan(body), Task::Scan(value), Task::Scan(ty)]);
            }
            Expr::Proj { type_name, structure, .. } => {
                self.mention(type_name, stack);
                stack.push(Task::Scan(structure));
            }
            Expr::Nat(_) => stack.extend(self.nat_needs.iter().map(|i| Task::Visit(*i))),
            Expr::Str(_) => {
                stack.extend(self.nat_needs.iter().chain(&self.string_needs).map(|i| Task::Visit(*i)));
            }
        }
    }

    fn mention(&self, name: NameId, stack: &mut Vec<Task>) {
        stack.extend(self.declared_in.get(&name).map(|index| Task::Visit(*index)));
    }
}

/// What a term mentions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mention {
    /// A constant by its name.
    Constant(NameId),
    /// A numeral, which means nothing without `Nat`.
    Numeral,
    /// A string literal, which means nothing without what it can be written out with.
    Text,
    /// The quotient types, which come together and after `Eq`.
    Quotients,
}

impl Mention {
    /// The constants that are needed without being named.
    pub fn needs(self) -> &'static [&'static [&'static str]] {
        match self {
            Mention::Constant(_) => &[],
            Mention::Numeral => &[&["Nat"]],
            Mention::Text => {
                &[&["Nat"], &["Char"], &["List"], &["String"], &["Char", "ofNat"], &["String", "ofList"]]
            }
            Mention::Quotients => &[&["Eq"], &["Quot"], &["Quot", "mk"], &["Quot", "lift"], &["Quot", "ind"]],
        }
    }
}

/// A walk over terms of one store that meets every term once.
#[derive(Debug, Default)]
pub struct Mentions {
    /// A bit for each term met.
    seen: Vec<u64>,
    stack: Vec<ExprId>,
}

impl Mentions {
    /// Tells what `root` mentions, but for parts that were met before.
    pub fn scan(&mut self, terms: &Terms, root: ExprId, tell: &mut impl FnMut(Mention)) {
        self.stack.push(root);
        while let Some(expr) = self.stack.pop() {
            if !self.enter(expr) {
                continue;
            }
            match terms.expr(expr) {
                Expr::BVar(_) | Expr::Local { .. } | Expr::Sort(_) => {}
                Expr::Const(name, _) => tell(Mention::Constant(name)),
                Expr::App(a, b) => self.stack.extend([b, a]),
                Expr::Lambda(binder, body) | Expr::Pi(binder, body) => self.stack.extend([body, binder.ty]),
                Expr::Let { ty, value, body, .. } => self.stack.extend([body, value, ty]),
                Expr::Proj { type_name, structure, .. } => {
                    tell(Mention::Constant(type_name));
                    self.stack.push(structure);
                }
                Expr::Nat(_) => tell(Mention::Numeral),
                Expr::Str(_) => tell(Mention::Text),
            }
        }
    }

    /// Whether a term is met for the first time.
    fn enter(&mut self, expr: ExprId) -> bool {
        let (word, bit) = (expr.index() / 64, 1 << (expr.index() % 64));
        if self.seen.len() <= word {
            self.seen.resize(word + 1, 0);
        }
        let new = self.seen[word] & bit == 0;
        self.seen[word] |= bit;
        new
    }
}

/// The terms that a declaration gives, without what is generated from it.
pub(crate) fn given_terms(declaration: &Declaration) -> Vec<ExprId> {
    match declaration {
        Declaration::Axiom(d) => vec![d.signature.ty],
        Declaration::Definition(d) => vec![d.signature.ty, d.value],
        Declaration::Theorem(d) => vec![d.signature.ty, d.value],
        Declaration::Opaque(d) => vec![d.signature.ty, d.value],
        Declaration::Quot(_) => Vec::new(),
        Declaration::Inductive(d) => {
            let types =
                d.types.iter().flat_map(|t| std::iter::once(t.ty).chain(t.constructors.iter().map(|c| c.ty)));
            types.collect()
        }
    }
}
