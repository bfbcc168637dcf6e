//! Declarations made from nothing: equations that are proved by computation, and random inductive types.

use dashu_int::UBig;
use dashu_int::ops::BitTest;
use lmap_kernel::{
    Binder, Constructor, Declaration, ExprId, Inductive, InductiveType, LevelId, LevelsId, NameId, Signature,
    Theorem,
};

use super::declare::{Made, Making};
use super::rewrite::{Built, lift};

/// The operations that kernels compute natively, as far as an answer is known here.
const OPERATIONS: [&str; 15] = [
    "add",
    "sub",
    "mul",
    "div",
    "mod",
    "gcd",
    "pow",
    "land",
    "lor",
    "xor",
    "shiftLeft",
    "shiftRight",
    "log2",
    "beq",
    "ble",
];

/// The meaning of an operation, written independently of both kernels.
fn meaning(operation: &str, a: &UBig, b: &UBig) -> Option<UBig> {
    let small = |n: &UBig| usize::try_from(n).ok().filter(|n| *n < 4096);
    Some(match operation {
        "add" => a + b,
        "sub" => {
            if a > b {
                a - b
            } else {
                UBig::ZERO
            }
        }
        "mul" => a * b,
        "div" if *b == UBig::ZERO => UBig::ZERO,
        "div" => a / b,
        "mod" if *b == UBig::ZERO => a.clone(),
        "mod" => a % b,
        "gcd" => {
            let (mut x, mut y) = (a.clone(), b.clone());
            while y != UBig::ZERO {
                (x, y) = (y.clone(), x % y);
            }
            x
        }
        "pow" => a.pow(small(b)?),
        "land" => a & b,
        "lor" => a | b,
        "xor" => a ^ b,
        "shiftLeft" => a << small(b)?,
        "shiftRight" => a >> small(b)?,
        "log2" => UBig::from(a.bit_len().saturating_sub(1)),
        "beq" => UBig::from(u8::from(a == b)),
        "ble" => UBig::from(u8::from(a <= b)),
        _ => return None,
    })
}

impl Making<'_> {
    fn number(&mut self) -> UBig {
        let small = UBig::from(self.random.below(20));
        match self.random.below(8) {
            0 => UBig::ZERO,
            1 => UBig::from(self.random.next()),
            2 => (UBig::ONE << 64) + small,
            3 => (UBig::ONE << 32) + small,
            4 => UBig::from(self.random.next()) * UBig::from(self.random.next()),
            _ => small,
        }
    }

    fn constant_of(&mut self, parts: &[&str]) -> Built<Option<ExprId>> {
        let name = self.terms.name_of(parts)?;
        if self.corpus.base.get(name).is_none() {
            return Ok(None);
        }
        self.terms.constant(name, LevelsId::EMPTY).map(Some)
    }

    /// A numeral, in one of the ways that a value of `Nat` can be written.
    fn numeral(&mut self, value: UBig) -> Built<Option<ExprId>> {
        let zero = self.constant_of(&["Nat", "zero"])?;
        let succ = self.constant_of(&["Nat", "succ"])?;
        match self.random.below(6) {
            0 if value == UBig::ZERO => Ok(zero),
            1 if value > UBig::ZERO => {
                let Some(succ) = succ else { return Ok(None) };
                let before = self.terms.nat_lit(value - UBig::ONE)?;
                self.terms.app(succ, before).map(Some)
            }
            _ => self.terms.nat_lit(value).map(Some),
        }
    }

    /// A closed term of type `Nat` and its value, or of type `Bool` when the operation compares.
    fn arithmetic(&mut self, depth: usize) -> Built<Option<(ExprId, UBig)>> {
        if depth == 0 || self.random.one_in(5) {
            let value = self.number();
            return Ok(self.numeral(value.clone())?.map(|term| (term, value)));
        }
        // Comparisons have another type: only at the top, see `equation`.
        let operation = OPERATIONS[self.random.below(OPERATIONS.len() - 2)];
        self.operation(operation, depth)
    }

    fn operation(&mut self, operation: &str, depth: usize) -> Built<Option<(ExprId, UBig)>> {
        let Some(function) = self.constant_of(&["Nat", operation])? else { return Ok(None) };
        let Some((a, x)) = self.arithmetic(depth - 1)? else { return Ok(None) };
        if x.bit_len() > 4096 {
            return Ok(None);
        }
        if operation == "log2" {
            let Some(value) = meaning(operation, &x, &UBig::ZERO) else { return Ok(None) };
            return Ok(Some((self.terms.app(function, a)?, value)));
        }
        let right = if matches!(operation, "pow" | "shiftLeft" | "shiftRight") {
            let value = UBig::from(self.random.below(70));
            self.numeral(value.clone())?.map(|term| (term, value))
        } else {
            self.arithmetic(depth - 1)?
        };
        let Some((b, y)) = right else { return Ok(None) };
        let Some(value) = meaning(operation, &x, &y) else { return Ok(None) };
        Ok(Some((self.terms.apps(function, &[a, b])?, value)))
    }

    /// `theorem mutant : left = right := Eq.refl left`, true or off by one.
    pub(super) fn equation(&mut self) -> Made {
        let comparison = self.random.one_in(4);
        let (term, value, ty) = if comparison {
            let operation = OPERATIONS[OPERATIONS.len() - 1 - self.random.below(2)];
            let Some((term, value)) = self.operation(operation, 3)? else { return Ok(None) };
            let Some(ty) = self.constant_of(&["Bool"])? else { return Ok(None) };
            (term, value, ty)
        } else {
            let Some((term, value)) = self.arithmetic(4)? else { return Ok(None) };
            let Some(ty) = self.constant_of(&["Nat"])? else { return Ok(None) };
            (term, value, ty)
        };
        let wrong = self.random.one_in(3);
        self.changes.push(if wrong { "a wrong sum" } else { "a right sum" });
        let answer = if comparison {
            let truth = (value == UBig::ONE) != wrong;
            self.constant_of(&["Bool", if truth { "true" } else { "false" }])?
        } else {
            self.numeral(if wrong { value + UBig::ONE } else { value })?
        };
        let Some(answer) = answer else { return Ok(None) };
        let (left, right) = if self.random.one_in(2) { (term, answer) } else { (answer, term) };
        self.reflexivity(ty, left, right)
    }

    fn reflexivity(&mut self, ty: ExprId, left: ExprId, right: ExprId) -> Made {
        let levels = self.terms.levels(&[LevelId::ONE])?;
        let (eq, refl) = (self.terms.name_of(&["Eq"])?, self.terms.name_of(&["Eq", "refl"])?);
        let (eq, refl) = (self.terms.constant(eq, levels)?, self.terms.constant(refl, levels)?);
        let statement = self.terms.apps(eq, &[ty, left, right])?;
        let shown = if self.random.one_in(2) { left } else { right };
        let value = self.terms.apps(refl, &[ty, shown])?;
        let name = self.fresh()?;
        let signature = Signature { name, universes: Vec::new(), ty: statement };
        let theorem = Declaration::Theorem(Theorem { signature, value, all: vec![name] });
        Ok(Some((theorem, std::mem::take(&mut self.changes))))
    }

    // ---- random inductive types ----

    /// A block of one or two types with random parameters, indices and constructors. Most are wrong in some way.
    pub(super) fn random_type(&mut self) -> Made {
        let name = self.fresh()?;
        let universes = match self.random.below(3) {
            0 => Vec::new(),
            _ => vec![self.terms.name_of(&["u"])?],
        };
        let count = if self.random.one_in(5) { 2 } else { 1 };
        let names: Vec<NameId> = (0..count)
            .map(|i| if i == 0 { Ok(name) } else { self.terms.name_num(name, i as u64) })
            .collect::<Built<_>>()?;
        let result = self.random_sort(&universes)?;
        let mut shape = Shape {
            names,
            levels: self.universe_levels(&universes)?,
            parameters: Vec::new(),
            indices: Vec::new(),
        };
        for _ in 0..self.random.below(3) {
            let ty = if self.random.one_in(3) { self.nat()? } else { self.random_sort(&universes)? };
            shape.parameters.push(ty);
        }
        for _ in 0..self.random.below(4).saturating_sub(1) {
            let ty = if self.random.one_in(3) { ExprId::PROP } else { self.nat()? };
            shape.indices.push(ty);
        }
        let mut types = Vec::new();
        for position in 0..count {
            let arity: Vec<ExprId> = shape.parameters.iter().chain(&shape.indices).copied().collect();
            let ty = self.telescope(&arity, result)?;
            let mut constructors = Vec::new();
            for number in 0..self.random.below(4) {
                let name = self.terms.name_num(shape.names[position], 100 + number as u64)?;
                constructors.push(Constructor { name, ty: self.random_constructor(&shape, position)? });
            }
            types.push(InductiveType { name: shape.names[position], ty, constructors });
        }
        let off_by_one = self.random.one_in(20);
        let parameters = shape.parameters.len() as u32 + u32::from(off_by_one);
        self.changes.push("a random type");
        let block = Inductive { universes, parameters, types, is_unsafe: false, claims: None };
        Ok(Some((Declaration::Inductive(block), std::mem::take(&mut self.changes))))
    }

    fn nat(&mut self) -> Built<ExprId> {
        let nat = self.terms.name_of(&["Nat"])?;
        self.terms.constant(nat, LevelsId::EMPTY)
    }

    fn random_sort(&mut self, universes: &[NameId]) -> Built<ExprId> {
        let level = match (self.random.below(6), universes.first()) {
            (0 | 1, _) | (_, None) => {
                let high = self.random.below(3);
                (0..high).try_fold(LevelId::ZERO, |level, _| self.terms.level_succ(level))?
            }
            (2, Some(u)) => self.terms.level_param(*u)?,
            (3, Some(u)) => {
                let u = self.terms.level_param(*u)?;
                self.terms.level_max(LevelId::ONE, u)?
            }
            (4, Some(u)) => {
                let u = self.terms.level_param(*u)?;
                self.terms.level_imax(LevelId::ONE, u)?
            }
            (_, Some(u)) => {
                let u = self.terms.level_param(*u)?;
                self.terms.level_succ(u)?
            }
        };
        self.terms.sort(level)
    }

    /// `(x : domains[0]) → … → result`; the domains are closed.
    fn telescope(&mut self, domains: &[ExprId], result: ExprId) -> Built<ExprId> {
        let name = self.terms.name_of(&["x"])?;
        domains.iter().rev().try_fold(result, |body, ty| self.terms.pi(Binder::new(name, *ty), body))
    }

    fn random_constructor(&mut self, shape: &Shape, position: usize) -> Built<ExprId> {
        let name = self.terms.name_of(&["x"])?;
        let mut fields: Vec<ExprId> = Vec::new();
        let mut numbers: Vec<usize> = Vec::new();
        for _ in 0..self.random.below(4) {
            let depth = shape.parameters.len() + fields.len();
            let ty = self.random_field(shape, depth, &numbers)?;
            if ty == self.nat()? {
                numbers.push(depth);
            }
            fields.push(ty);
        }
        let depth = shape.parameters.len() + fields.len();
        let mut result = self.applied(shape, position, depth, &numbers)?;
        for ty in fields.iter().rev() {
            result = self.terms.pi(Binder::new(name, *ty), result)?;
        }
        self.telescope(&shape.parameters, result)
    }

    /// The type applied to its parameters and to random indices, below `depth` binders of which `numbers` are numbers.
    fn applied(&mut self, shape: &Shape, position: usize, depth: usize, numbers: &[usize]) -> Built<ExprId> {
        let mut term = self.terms.constant(shape.names[position], shape.levels)?;
        let swapped = self.random.one_in(30);
        for number in 0..shape.parameters.len() {
            let number = if swapped { shape.parameters.len() - 1 - number } else { number };
            let variable = self.terms.bvar((depth - 1 - number) as u32)?;
            term = self.terms.app(term, variable)?;
        }
        for ty in &shape.indices {
            let index = if *ty == ExprId::PROP {
                self.nat_equation(depth, numbers)?
            } else {
                self.index(depth, numbers)?
            };
            term = self.terms.app(term, index)?;
        }
        Ok(term)
    }

    /// Some number below `depth` binders.
    fn index(&mut self, depth: usize, numbers: &[usize]) -> Built<ExprId> {
        let value = match (self.random.below(4), self.random.pick(numbers)) {
            (0, _) | (_, None) => self.terms.nat_lit(UBig::from(self.random.below(3)))?,
            (_, Some(number)) => self.terms.bvar((depth - 1 - number) as u32)?,
        };
        if self.random.one_in(3) {
            let succ = self.terms.name_of(&["Nat", "succ"])?;
            let succ = self.terms.constant(succ, LevelsId::EMPTY)?;
            return self.terms.app(succ, value);
        }
        Ok(value)
    }

    /// Some proposition below `depth` binders.
    fn nat_equation(&mut self, depth: usize, numbers: &[usize]) -> Built<ExprId> {
        let levels = self.terms.levels(&[LevelId::ONE])?;
        let eq = self.terms.name_of(&["Eq"])?;
        let eq = self.terms.constant(eq, levels)?;
        let arguments = [self.nat()?, self.index(depth, numbers)?, self.index(depth, numbers)?];
        self.terms.apps(eq, &arguments)
    }

    fn random_field(&mut self, shape: &Shape, depth: usize, numbers: &[usize]) -> Built<ExprId> {
        let position = self.random.below(shape.names.len());
        let name = self.terms.name_of(&["x"])?;
        match self.random.below(14) {
            0..=2 => self.nat(),
            3 => self.nat_equation(depth, numbers),
            4 if !shape.parameters.is_empty() => {
                let number = self.random.below(shape.parameters.len());
                self.terms.bvar((depth - 1 - number) as u32)
            }
            5 => {
                let level = if self.random.one_in(2) { LevelId::ZERO } else { LevelId::ONE };
                self.terms.sort(level)
            }
            6 | 7 => self.applied(shape, position, depth, numbers),
            8 => {
                // A function that returns the type.
                let domain = self.nat()?;
                let mut inner = numbers.to_vec();
                inner.push(depth);
                let codomain = self.applied(shape, position, depth + 1, &inner)?;
                self.terms.pi(Binder::new(name, domain), codomain)
            }
            9 => {
                // A function that takes the type: a negative occurrence.
                let domain = self.applied(shape, position, depth, numbers)?;
                let codomain = self.nat()?;
                self.terms.pi(Binder::new(name, domain), codomain)
            }
            10 | 11 => {
                let inner = self.applied(shape, position, depth, numbers)?;
                self.nested(inner)
            }
            12 => {
                // A function whose codomain is nested.
                let inner = self.applied(shape, position, depth, numbers)?;
                let nested = self.nested(inner)?;
                let codomain = lift(self.terms, nested, 1)?;
                let domain = self.nat()?;
                self.terms.pi(Binder::new(name, domain), codomain)
            }
            _ => {
                let inner = self.applied(shape, position, depth, numbers)?;
                let once = self.nested(inner)?;
                self.nested(once)
            }
        }
    }

    /// `container inner` for some container of the base.
    fn nested(&mut self, inner: ExprId) -> Built<ExprId> {
        let containers: [&[&str]; 6] =
            [&["List"], &["Option"], &["Array"], &["PUnit"], &["Nonempty"], &["Subtype"]];
        let level = if self.random.one_in(6) { LevelId::ONE } else { LevelId::ZERO };
        let Some(container) = self.random.pick(&containers) else { return Ok(inner) };
        let name = self.terms.name_of(container)?;
        let levels = self.terms.levels(&[level])?;
        let container = self.terms.constant(name, levels)?;
        self.terms.app(container, inner)
    }
}

/// What all types of a random block have in common.
struct Shape {
    names: Vec<NameId>,
    levels: LevelsId,
    /// Closed types.
    parameters: Vec<ExprId>,
    /// Closed types.
    indices: Vec<ExprId>,
}
