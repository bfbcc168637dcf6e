//! Conversion: whether two well-typed terms of one type are equal by computation.
//!
//! The order of the rules matters for speed, and now and then for the answer (see DIVERGENCES.md); it is that of
//! Lean's own kernel. Cheap syntactic rules come first, then proof irrelevance (so that proofs are never unfolded),
//! then definitions are unfolded, the higher one first, comparing arguments whenever the heads agree, and only then
//! the rules that look at types: eta, structures, unit-like types.

use crate::checker::{Checker, Judged};
use crate::declaration::{ConstantInfo, Hints};
use crate::terms::{Expr, ExprId, LevelsId, NameId};
use crate::whnf::Projections;

/// Larger is unfolded first.
fn priority(hints: Hints) -> u64 {
    match hints {
        Hints::Opaque => 0,
        Hints::Regular(height) => 1 + u64::from(height),
        Hints::Abbreviation => u64::MAX,
    }
}

fn pair(a: ExprId, b: ExprId) -> u64 {
    let (a, b) = (a.min(b), a.max(b));
    (a.index() as u64) << 32 | b.index() as u64
}

/// Where unfolding of two terms ended.
enum Unfolding {
    Decided(bool),
    /// Neither head unfolds.
    Stuck(ExprId, ExprId),
}

impl Checker<'_> {
    /// Whether two terms of one type are equal by computation.
    pub(crate) fn is_def_eq(&mut self, t: ExprId, s: ExprId) -> Judged<bool> {
        if let Some(answer) = self.quick(t, s)? {
            return Ok(answer);
        }
        let key = pair(t, s);
        if let Some(answer) = self.caches.compared.get(key) {
            return Ok(answer != 0);
        }
        let answer = if self.plain || self.terms.local_range(t) > 0 || self.terms.local_range(s) > 0 {
            self.deeper(|c| c.compare(t, s))?
        } else {
            self.deeper(|c| match (c.is_plain_value(t), c.is_plain_value(s)) {
                (false, true) => c.compare_with_value(t, s),
                (true, false) => c.compare_with_value(s, t),
                _ => c.compare_closed(t, s, Self::compare),
            })?
        };
        self.caches.compared.insert(key, answer.into());
        Ok(answer)
    }

    /// Rules that decide by looking at the two heads only.
    fn quick(&mut self, t: ExprId, s: ExprId) -> Judged<Option<bool>> {
        if t == s {
            return Ok(Some(true));
        }
        match (self.terms.expr(t), self.terms.expr(s)) {
            (Expr::Lambda(..), Expr::Lambda(..)) | (Expr::Pi(..), Expr::Pi(..)) => {
                let key = pair(t, s);
                if let Some(answer) = self.caches.compared.get(key) {
                    return Ok(Some(answer != 0));
                }
                let answer = self.deeper(|c| c.compare_binders(t, s))?;
                self.caches.compared.insert(key, answer.into());
                Ok(Some(answer))
            }
            (Expr::Sort(a), Expr::Sort(b)) => Ok(Some(self.terms.level_eq(a, b)?)),
            (Expr::Nat(a), Expr::Nat(b)) => Ok(Some(a == b)),
            (Expr::Str(a), Expr::Str(b)) => Ok(Some(a == b)),
            _ => Ok(None),
        }
    }

    /// Two functions or two function types: equal binder types, and equal bodies over a common local.
    fn compare_binders(&mut self, t: ExprId, s: ExprId) -> Judged<bool> {
        let mut next = self.terms.local_range(t).max(self.terms.local_range(s));
        let (mut t, mut s) = (t, s);
        let mut values: Vec<ExprId> = Vec::new();
        while let (Expr::Lambda(first, t_body), Expr::Lambda(binder, s_body))
        | (Expr::Pi(first, t_body), Expr::Pi(binder, s_body)) = (self.terms.expr(t), self.terms.expr(s))
        {
            let t_ty = first.ty;
            let mut local_type = None;
            if t_ty != binder.ty {
                let t_ty = self.terms.instantiate(t_ty, &values)?;
                let s_ty = self.terms.instantiate(binder.ty, &values)?;
                if !self.is_def_eq(t_ty, s_ty)? {
                    return Ok(false);
                }
                local_type = Some(s_ty);
            }
            let used =
                self.terms.loose_bound_variables(t_body) > 0 || self.terms.loose_bound_variables(s_body) > 0;
            if used {
                let ty = match local_type {
                    Some(ty) => ty,
                    None => self.terms.instantiate(binder.ty, &values)?,
                };
                let mut binder = binder;
                binder.ty = ty;
                values.push(self.terms.local(next, binder)?);
                next += 1;
            } else {
                values.push(ExprId::PROP); // never looked at
            }
            (t, s) = (t_body, s_body);
        }
        let t = self.terms.instantiate(t, &values)?;
        let s = self.terms.instantiate(s, &values)?;
        self.is_def_eq(t, s)
    }

    /// Whether a term is a number or a truth value, written as such.
    fn is_plain_value(&self, expr: ExprId) -> bool {
        matches!(expr, ExprId::BOOL_TRUE | ExprId::BOOL_FALSE)
            || matches!(self.terms.expr(expr), Expr::Nat(_))
    }

    /// Proofs by computation end in `decide p = true`: evaluate rather than unfold step by step.
    fn compare_with_value(&mut self, t: ExprId, value: ExprId) -> Judged<bool> {
        let t = self.whnf(t)?;
        if t == value { Ok(true) } else { self.compare(t, value) }
    }

    fn compare(&mut self, t: ExprId, s: ExprId) -> Judged<bool> {
        let t1 = self.whnf_core(t, Projections::Cheap)?;
        let s1 = self.whnf_core(s, Projections::Cheap)?;
        if (t1 != t || s1 != s)
            && let Some(answer) = self.quick(t1, s1)?
        {
            return Ok(answer);
        }
        if let Some(answer) = self.compare_proofs(t1, s1)? {
            return Ok(answer);
        }
        let (t, s) = match self.unfold_both(t1, s1)? {
            Unfolding::Decided(answer) => return Ok(answer),
            Unfolding::Stuck(t, s) => (t, s),
        };
        if let (Expr::Const(a, x), Expr::Const(b, y)) = (self.terms.expr(t), self.terms.expr(s))
            && a == b
            && self.same_levels(x, y)?
        {
            return Ok(true);
        }
        if let (Expr::Proj { field, structure, .. }, Expr::Proj { field: other_field, structure: other, .. }) =
            (self.terms.expr(t), self.terms.expr(s))
            && field == other_field
            && self.is_def_eq(structure, other)?
        {
            return Ok(true);
        }
        // Now unfold under projections too; before, it might have been work for nothing.
        let t2 = self.whnf_core(t, Projections::Full)?;
        let s2 = self.whnf_core(s, Projections::Full)?;
        if t2 != t || s2 != s {
            return self.is_def_eq(t2, s2);
        }
        Ok(self.compare_applications(t, s)?
            || self.compare_by_eta(t, s)?
            || self.compare_by_eta(s, t)?
            || self.compare_structures(t, s)?
            || self.compare_structures(s, t)?
            || self.compare_strings(t, s)?
            || self.compare_strings(s, t)?
            || self.compare_units(t, s)?)
    }

    /// Proof irrelevance: two proofs of one proposition are equal.
    fn compare_proofs(&mut self, t: ExprId, s: ExprId) -> Judged<Option<bool>> {
        if matches!(self.terms.expr(t), Expr::Sort(_) | Expr::Pi(..) | Expr::Nat(_) | Expr::Str(_)) {
            return Ok(None); // these are no proofs
        }
        let t_ty = self.infer(t)?;
        if !self.is_prop(t_ty)? {
            return Ok(None);
        }
        let s_ty = self.infer(s)?;
        Ok(Some(self.is_def_eq(t_ty, s_ty)?))
    }

    // ---- unfolding ----

    fn unfold_both(&mut self, mut t: ExprId, mut s: ExprId) -> Judged<Unfolding> {
        loop {
            if let Some(answer) = self.compare_offsets(t, s)? {
                return Ok(Unfolding::Decided(answer));
            }
            if self.terms.local_range(t) == 0 && self.terms.local_range(s) == 0 {
                if let Some(t) = self.reduce_nat(t)? {
                    return Ok(Unfolding::Decided(self.is_def_eq(t, s)?));
                }
                if let Some(s) = self.reduce_nat(s)? {
                    return Ok(Unfolding::Decided(self.is_def_eq(t, s)?));
                }
            }
            match (self.unfoldable(t), self.unfoldable(s)) {
                (None, None) => return Ok(Unfolding::Stuck(t, s)),
                (Some(_), None) => match self.unfold_projection(s)? {
                    Some(unfolded) => s = unfolded,
                    None => t = self.unfold_once(t)?,
                },
                (None, Some(_)) => match self.unfold_projection(t)? {
                    Some(unfolded) => t = unfolded,
                    None => s = self.unfold_once(s)?,
                },
                (Some((t_head, t_hints)), Some((s_head, s_hints))) => {
                    match priority(t_hints).cmp(&priority(s_hints)) {
                        std::cmp::Ordering::Less => s = self.unfold_once(s)?,
                        std::cmp::Ordering::Greater => t = self.unfold_once(t)?,
                        std::cmp::Ordering::Equal => {
                            if matches!(t_hints, Hints::Regular(_)) && self.same_call(t, t_head, s, s_head)? {
                                return Ok(Unfolding::Decided(true));
                            }
                            t = self.unfold_once(t)?;
                            s = self.unfold_once(s)?;
                        }
                    }
                }
            }
            if let Some(answer) = self.quick(t, s)? {
                return Ok(Unfolding::Decided(answer));
            }
            self.step()?;
        }
    }

    /// A stuck projection at the head of a term, computed with unfolding.
    fn unfold_projection(&mut self, expr: ExprId) -> Judged<Option<ExprId>> {
        let head = self.terms.head(expr);
        if !matches!(self.terms.expr(head), Expr::Proj { .. }) {
            return Ok(None);
        }
        let reduced = self.whnf_core(expr, Projections::Full)?;
        Ok((reduced != expr).then_some(reduced))
    }

    /// Whether both terms call one definition with equal arguments. Then unfolding it is not needed.
    fn same_call(&mut self, t: ExprId, t_head: ExprId, s: ExprId, s_head: ExprId) -> Judged<bool> {
        let (Expr::Const(a, x), Expr::Const(b, y)) = (self.terms.expr(t_head), self.terms.expr(s_head))
        else {
            return Ok(false);
        };
        if a != b || t == t_head || s == s_head {
            return Ok(false);
        }
        let key = pair(t, s);
        if self.caches.arguments_differ.get(key).is_some() {
            return Ok(false);
        }
        if self.same_levels(x, y)? && self.same_arguments(t, s)? {
            return Ok(true);
        }
        self.caches.arguments_differ.insert(key, 1);
        Ok(false)
    }

    fn same_levels(&mut self, a: LevelsId, b: LevelsId) -> Judged<bool> {
        if a == b {
            return Ok(true);
        }
        let length = self.terms.level_list(a).len();
        if length != self.terms.level_list(b).len() {
            return Ok(false);
        }
        for i in 0..length {
            let (x, y) = (self.terms.level_list(a)[i], self.terms.level_list(b)[i]);
            if !self.terms.level_eq(x, y)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn same_arguments(&mut self, t: ExprId, s: ExprId) -> Judged<bool> {
        let (_, t) = self.terms.spine(t);
        let (_, s) = self.terms.spine(s);
        if t.len() != s.len() {
            return Ok(false);
        }
        for (t, s) in t.into_iter().zip(s) {
            if !self.is_def_eq(t, s)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    // ---- numbers ----

    /// `n` of a term that shows `n + 1`.
    fn predecessor(&mut self, expr: ExprId) -> Judged<Option<ExprId>> {
        match self.terms.expr(expr) {
            Expr::App(ExprId::NAT_SUCC, n) => Ok(Some(n)),
            Expr::Nat(_) => match self.expand_nat(expr)? {
                ExprId::NAT_ZERO => Ok(None),
                expanded => match self.terms.expr(expanded) {
                    Expr::App(_, n) => Ok(Some(n)),
                    _ => Ok(None),
                },
            },
            _ => Ok(None),
        }
    }

    fn is_zero(&self, expr: ExprId) -> bool {
        match self.terms.expr(expr) {
            Expr::Nat(nat) => self.terms.nat_value(nat).is_zero(),
            _ => expr == ExprId::NAT_ZERO,
        }
    }

    /// Numbers that show their successors: compare what is below.
    fn compare_offsets(&mut self, t: ExprId, s: ExprId) -> Judged<Option<bool>> {
        if !self.primitives.nat() {
            return Ok(None);
        }
        if self.is_zero(t) && self.is_zero(s) {
            return Ok(Some(true));
        }
        if let (Expr::Nat(a), Expr::Nat(b)) = (self.terms.expr(t), self.terms.expr(s)) {
            return Ok(Some(a == b));
        }
        let shows = |c: &Self, e| matches!(c.terms.expr(e), Expr::Nat(_) | Expr::App(ExprId::NAT_SUCC, _));
        if !shows(self, t) || !shows(self, s) {
            return Ok(None);
        }
        match (self.predecessor(t)?, self.predecessor(s)?) {
            (Some(t), Some(s)) => Ok(Some(self.is_def_eq(t, s)?)),
            _ => Ok(None),
        }
    }

    // ---- rules for terms that are stuck ----

    fn compare_applications(&mut self, t: ExprId, s: ExprId) -> Judged<bool> {
        if !matches!((self.terms.expr(t), self.terms.expr(s)), (Expr::App(..), Expr::App(..))) {
            return Ok(false);
        }
        let (t_head, t_arguments) = self.terms.spine(t);
        let (s_head, s_arguments) = self.terms.spine(s);
        if t_arguments.len() != s_arguments.len() || !self.is_def_eq(t_head, s_head)? {
            return Ok(false);
        }
        for (t, s) in t_arguments.into_iter().zip(s_arguments) {
            if !self.is_def_eq(t, s)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Eta: a function equals `fun x => f x`.
    fn compare_by_eta(&mut self, t: ExprId, s: ExprId) -> Judged<bool> {
        if !matches!(self.terms.expr(t), Expr::Lambda(..)) || matches!(self.terms.expr(s), Expr::Lambda(..)) {
            return Ok(false);
        }
        let ty = self.infer(s)?;
        let Some((binder, _)) = self.whnf_pi(ty)? else {
            return Ok(false);
        };
        let variable = self.terms.bvar(0)?;
        let body = self.terms.app(s, variable)?;
        let expanded = self.terms.lambda(binder, body)?;
        self.is_def_eq(t, expanded)
    }

    /// Structure eta: a value equals a constructor application when its projections equal the fields.
    fn compare_structures(&mut self, t: ExprId, s: ExprId) -> Judged<bool> {
        let head = self.terms.head(s);
        let Expr::Const(name, _) = self.terms.expr(head) else {
            return Ok(false);
        };
        let Some(ConstantInfo::Constructor(constructor)) = self.view.get(name) else {
            return Ok(false);
        };
        let (_, arguments) = self.terms.spine(s);
        if arguments.len() != (constructor.parameters + constructor.fields) as usize
            || self.structure(constructor.inductive).is_none()
        {
            return Ok(false);
        }
        let (t_ty, s_ty) = (self.infer(t)?, self.infer(s)?);
        if !self.is_def_eq(t_ty, s_ty)? {
            return Ok(false);
        }
        let fields = &arguments[constructor.parameters as usize..];
        for (i, &field) in fields.iter().enumerate() {
            let projection = self.terms.proj(constructor.inductive, i as u32, t)?;
            if !self.is_def_eq(projection, field)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// A string literal equals what it is written out as.
    fn compare_strings(&mut self, t: ExprId, s: ExprId) -> Judged<bool> {
        let written_out = matches!(self.terms.expr(s), Expr::App(ExprId::STRING_OF_LIST, _));
        if !written_out || !matches!(self.terms.expr(t), Expr::Str(_)) {
            return Ok(false);
        }
        let expanded = self.expand_string(t)?;
        if expanded == t {
            return Ok(false);
        }
        self.is_def_eq(expanded, s)
    }

    /// All values of a structure type without fields are equal.
    fn compare_units(&mut self, t: ExprId, s: ExprId) -> Judged<bool> {
        let t_ty = self.infer(t)?;
        let t_ty = self.whnf(t_ty)?;
        let Expr::Const(name, _) = self.terms.expr(self.terms.head(t_ty)) else {
            return Ok(false);
        };
        if !self.is_unit_like(name) {
            return Ok(false);
        }
        let s_ty = self.infer(s)?;
        self.is_def_eq(t_ty, s_ty)
    }

    fn is_unit_like(&self, name: NameId) -> bool {
        let Some(&[constructor]) = self.structure(name).map(|s| &s.constructors[..]) else {
            return false;
        };
        matches!(self.view.get(constructor), Some(ConstantInfo::Constructor(c)) if c.fields == 0)
    }
}
