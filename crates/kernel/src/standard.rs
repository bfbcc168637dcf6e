//! Whether special names are declared in the standard way.
//!
//! Computing `Nat.add 2 3` natively is right only if `Nat.add` is addition. A file that brings its own base may declare
//! it in any way, so the declaration is verified before it is used: for operations that recurse on an argument, by
//! equations over variables, which determine the operation (`x + 0 = x`, `x + (y + 1) = (x + y) + 1`). The other
//! operations (division and what builds on it, the bitwise ones) recurse on fuel or on proofs, in another way in
//! every release; they are native only where the caller vouches for the base, and computed by unfolding elsewhere.

use crate::checker::{Checker, Judged};
use crate::declaration::ConstantInfo;
use crate::error::Failure;
use crate::primitives::{NatOp, Primitives};
use crate::terms::{Binder, Expr, ExprId, LevelId, NameId};

impl Checker<'_> {
    /// The special names that are standard now that one more is declared.
    ///
    /// With `trusted`, operations are believed to be what their names say where their types are right.
    pub(crate) fn primitives_with(&mut self, name: NameId, trusted: bool) -> Judged<Primitives> {
        let known = self.primitives;
        let standard = match (name, NatOp::named(name)) {
            (_, Some(op)) => self.is_standard_operation(op, trusted).map(|yes| (yes, known.with(op))),
            (NameId::NAT_ZERO, _) => self.is_standard_nat().map(|yes| (yes, known.with_nat())),
            (NameId::BOOL_TRUE, _) => self.is_standard_bool().map(|yes| (yes, known.with_bool())),
            (NameId::STRING_OF_LIST | NameId::CHAR_OF_NAT | NameId::LIST_CONS, _) => {
                self.has_standard_strings().map(|yes| (yes, known.with_string()))
            }
            _ => return Ok(known),
        };
        match standard {
            Ok((true, more)) => Ok(more),
            Ok((false, _)) | Err(Failure::Rejected(_)) => Ok(known),
            Err(failure) => Err(failure),
        }
    }

    /// Whether a constant has no universe parameters and a given type.
    fn has_type(&mut self, name: NameId, ty: ExprId) -> Judged<bool> {
        let Some(info) = self.view.get(name) else {
            return Ok(false);
        };
        let signature = info.signature();
        Ok(signature.universes.is_empty() && self.is_def_eq(signature.ty, ty)?)
    }

    /// Whether an inductive type has exactly these constructors.
    fn has_constructors(&self, name: NameId, constructors: &[NameId]) -> bool {
        matches!(self.view.get(name), Some(ConstantInfo::Inductive(i)) if i.constructors == constructors)
    }

    fn arrow(&mut self, domain: ExprId, codomain: ExprId) -> Judged<ExprId> {
        Ok(self.terms.pi(Binder::new(NameId::ANONYMOUS, domain), codomain)?)
    }

    /// `inductive Nat : Type | zero : Nat | succ : Nat → Nat`
    fn is_standard_nat(&mut self) -> Judged<bool> {
        let ty = self.terms.sort(LevelId::ONE)?;
        let successor = self.arrow(ExprId::NAT, ExprId::NAT)?;
        Ok(self.has_constructors(NameId::NAT, &[NameId::NAT_ZERO, NameId::NAT_SUCC])
            && self.has_type(NameId::NAT, ty)?
            && self.has_type(NameId::NAT_ZERO, ExprId::NAT)?
            && self.has_type(NameId::NAT_SUCC, successor)?)
    }

    /// `inductive Bool : Type | false : Bool | true : Bool`
    fn is_standard_bool(&mut self) -> Judged<bool> {
        let ty = self.terms.sort(LevelId::ONE)?;
        Ok(self.has_constructors(NameId::BOOL, &[NameId::BOOL_FALSE, NameId::BOOL_TRUE])
            && self.has_type(NameId::BOOL, ty)?
            && self.has_type(NameId::BOOL_TRUE, ExprId::BOOL)?
            && self.has_type(NameId::BOOL_FALSE, ExprId::BOOL)?)
    }

    /// `String.ofList : List Char → String`, `Char.ofNat : Nat → Char`, and the standard lists: then every string
    /// literal can be written out, whatever a `String` is.
    fn has_standard_strings(&mut self) -> Judged<bool> {
        if !self.primitives.nat() || !self.has_standard_lists()? {
            return Ok(false);
        }
        let ty = self.terms.sort(LevelId::ONE)?;
        let levels = self.terms.levels(&[LevelId::ZERO])?;
        let list = self.terms.constant(NameId::LIST, levels)?;
        let characters = self.terms.app(list, ExprId::CHAR)?;
        let of_list = self.arrow(characters, ExprId::STRING)?;
        let of_nat = self.arrow(ExprId::NAT, ExprId::CHAR)?;
        Ok(self.has_type(NameId::CHAR, ty)?
            && self.has_type(NameId::STRING, ty)?
            && self.has_type(NameId::CHAR_OF_NAT, of_nat)?
            && self.has_type(NameId::STRING_OF_LIST, of_list)?)
    }

    /// `inductive List (α : Type u) : Type u | nil : List α | cons (head : α) (tail : List α) : List α`
    fn has_standard_lists(&mut self) -> Judged<bool> {
        let Some(ConstantInfo::Inductive(list)) = self.view.get(NameId::LIST) else {
            return Ok(false);
        };
        let (Some(nil), Some(cons)) = (self.view.get(NameId::LIST_NIL), self.view.get(NameId::LIST_CONS))
        else {
            return Ok(false);
        };
        let [universe] = list.signature.universes[..] else {
            return Ok(false);
        };
        if list.constructors != [NameId::LIST_NIL, NameId::LIST_CONS] {
            return Ok(false);
        }
        let level = self.terms.level_param(universe)?;
        let levels = self.terms.levels(&[level])?;
        let successor = self.terms.level_succ(level)?;
        let sort = self.terms.sort(successor)?;
        let constant = self.terms.constant(NameId::LIST, levels)?;
        let element = self.terms.bvar(0)?;
        let nil_type = self.terms.app(constant, element)?;
        let (inner, outer) = (self.terms.bvar(1)?, self.terms.bvar(2)?);
        let (tail, result) = (self.terms.app(constant, inner)?, self.terms.app(constant, outer)?);
        let cons_type = self.arrow(tail, result)?;
        let cons_type = self.arrow(element, cons_type)?;
        let expected = [
            (&list.signature, self.arrow(sort, sort)?),
            (nil.signature(), self.arrow(sort, nil_type)?),
            (cons.signature(), self.arrow(sort, cons_type)?),
        ];
        Ok(expected.iter().all(|(signature, ty)| signature.universes == [universe] && signature.ty == *ty))
    }

    /// Whether an operation has the right type and, unless it is trusted, computes what its name says.
    fn is_standard_operation(&mut self, op: NatOp, trusted: bool) -> Judged<bool> {
        let truth = matches!(op, NatOp::Beq | NatOp::Ble);
        if !self.primitives.nat() || (truth && !self.primitives.bool()) {
            return Ok(false);
        }
        let result = if truth { ExprId::BOOL } else { ExprId::NAT };
        let mut ty = result;
        for _ in 0..op.arity() {
            ty = self.arrow(ExprId::NAT, ty)?;
        }
        let is_definition = matches!(self.view.get(op.name()), Some(ConstantInfo::Definition(_)));
        if !is_definition || !self.has_type(op.name(), ty)? {
            return Ok(false);
        }
        Ok(trusted || self.satisfies_equations(op)?)
    }

    /// Whether the equations hold that determine the operation; `false` for one without such equations.
    fn satisfies_equations(&mut self, op: NatOp) -> Judged<bool> {
        let name = self.terms.name_of(&["x"])?;
        let binder = Binder::new(name, ExprId::NAT);
        let (x, y) = (self.terms.local(0, binder)?, self.terms.local(1, binder)?);
        let zero = ExprId::NAT_ZERO;
        let successor = |c: &mut Self, n| c.terms.app(ExprId::NAT_SUCC, n);
        let (x1, y1) = (successor(self, x)?, successor(self, y)?);
        let (yes, no) = (ExprId::BOOL_TRUE, ExprId::BOOL_FALSE);
        // The value at (x, y), which the equation for (x, y + 1) is about.
        let below = self.operation(op, x, y)?;
        let equations = match op {
            NatOp::Add => vec![(x, zero, x), (x, y1, successor(self, below)?)],
            NatOp::Sub => vec![(x, zero, x), (x, y1, self.predecessor_by_recursion(below)?)],
            NatOp::Mul if self.primitives.has(NatOp::Add) => {
                vec![(x, zero, zero), (x, y1, self.operation(NatOp::Add, below, x)?)]
            }
            NatOp::Pow if self.primitives.has(NatOp::Mul) => {
                let one = successor(self, zero)?;
                vec![(x, zero, one), (x, y1, self.operation(NatOp::Mul, below, x)?)]
            }
            NatOp::ShiftLeft if self.primitives.has(NatOp::Mul) => {
                let one = successor(self, zero)?;
                let two = successor(self, one)?;
                let double = self.operation(NatOp::Mul, two, x)?;
                vec![(x, zero, x), (x, y1, self.operation(op, double, y)?)]
            }
            NatOp::Beq => vec![(zero, zero, yes), (zero, y1, no), (x1, zero, no), (x1, y1, below)],
            NatOp::Ble => vec![(zero, zero, yes), (zero, y1, yes), (x1, zero, no), (x1, y1, below)],
            _ => return Ok(false),
        };
        for (x, y, expected) in equations {
            let actual = self.operation(op, x, y)?;
            if !self.is_def_eq(actual, expected)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn operation(&mut self, op: NatOp, x: ExprId, y: ExprId) -> Judged<ExprId> {
        let constant = self.terms.constant(op.name(), crate::terms::LevelsId::EMPTY)?;
        Ok(self.terms.apps(constant, &[x, y])?)
    }

    /// `Nat.rec 0 (fun n _ => n) n`
    fn predecessor_by_recursion(&mut self, n: ExprId) -> Judged<ExprId> {
        debug_assert!(!matches!(self.terms.expr(n), Expr::Nat(_)));
        let levels = self.terms.levels(&[LevelId::ONE])?;
        let recursor = self.terms.constant(NameId::NAT_REC, levels)?;
        let binder = Binder::new(NameId::ANONYMOUS, ExprId::NAT);
        let motive = self.terms.lambda(binder, ExprId::NAT)?;
        let variable = self.terms.bvar(1)?;
        let step = self.terms.lambda(binder, variable)?;
        let step = self.terms.lambda(binder, step)?;
        Ok(self.terms.apps(recursor, &[motive, ExprId::NAT_ZERO, step, n])?)
    }
}
