//! Quotient types: their four constants, and how `Quot.lift` and `Quot.ind` compute.

use crate::checker::{Checker, Judged};
use crate::declaration::{ConstantInfo, Quot, QuotKind, Signature};
use crate::error::{Failure, Rejection};
use crate::terms::{Binder, BinderKind, Expr, ExprId, LevelId, LevelsId, NameId, TermError, Terms};

impl QuotKind {
    /// Positions, among the arguments of an eliminator, of the function and of the quotient value.
    pub(crate) fn eliminator(self) -> Option<(usize, usize)> {
        match self {
            Self::Lift => Some((3, 5)),
            Self::Induction => Some((3, 4)),
            Self::Type | Self::Constructor => None,
        }
    }
}

impl Checker<'_> {
    /// The `a` of a quotient value that is `Quot.mk r a`.
    pub(crate) fn quotient_value(&mut self, value: ExprId) -> Judged<Option<ExprId>> {
        let value = self.whnf(value)?;
        let (head, arguments) = self.terms.spine(value);
        let is_mk = matches!(self.terms.expr(head), Expr::Const(NameId::QUOT_MK, _));
        match arguments[..] {
            [_, _, element] if is_mk => Ok(Some(element)),
            _ => Ok(None),
        }
    }

    /// Checks the quotient declaration: equality must be the standard one, and the file must describe the four
    /// constants, if it does at all, as they are.
    pub(crate) fn check_quotient(&mut self, claims: &[Quot]) -> Judged<()> {
        if !self.has_standard_equality()? {
            return Err(wrong("the standard `Eq` must be declared before"));
        }
        if claims.is_empty() {
            return Ok(());
        }
        let constants = constants(&mut self.terms)?;
        if claims.len() != constants.len() {
            return Err(wrong("there are exactly four constants"));
        }
        for constant in &constants {
            let name = constant.signature.name;
            let Some(claim) = claims.iter().find(|c| c.signature.name == name) else {
                let name = self.show_name(name);
                return Err(wrong(format!("`{name}` is missing")));
            };
            if claim != constant {
                let (claimed, right) = (claim.signature.ty, constant.signature.ty);
                return Err(Rejection::Claim {
                    name: self.show_name(name),
                    field: "type",
                    claimed: self.show(claimed),
                    generated: self.show(right),
                }
                .into());
            }
        }
        Ok(())
    }

    /// `inductive Eq : {α : Sort u} → α → α → Prop | refl (a : α) : Eq a a`, with any name for `u`.
    fn has_standard_equality(&mut self) -> Judged<bool> {
        let (Some(ConstantInfo::Inductive(eq)), Some(ConstantInfo::Constructor(refl))) =
            (self.view.get(NameId::EQ), self.view.get(NameId::EQ_REFL))
        else {
            return Ok(false);
        };
        let ([u], [v]) = (&eq.signature.universes[..], &refl.signature.universes[..]) else {
            return Ok(false);
        };
        let terms = &mut self.terms;
        let mut build = Build::new(terms, *u)?;
        let eq_type = build.eq_type()?;
        let mut build = Build::new(terms, *v)?;
        let refl_type = build.refl_type()?;
        Ok(eq.constructors == [NameId::EQ_REFL]
            && eq.signature.ty == eq_type
            && refl.signature.ty == refl_type)
    }
}

fn wrong(why: impl Into<String>) -> Failure {
    Rejection::Quotient { why: why.into() }.into()
}

/// The four constants.
pub(crate) fn constants(terms: &mut Terms) -> Result<[Quot; 4], TermError> {
    let u = terms.name_of(&["u"])?;
    let v = terms.name_of(&["v"])?;
    let quot = |name, kind, universes: &[NameId], ty| Quot {
        signature: Signature { name, universes: universes.to_vec(), ty },
        kind,
    };
    let mut build = Build::new(terms, u)?;
    Ok([
        quot(NameId::QUOT, QuotKind::Type, &[u], build.quot_type()?),
        quot(NameId::QUOT_MK, QuotKind::Constructor, &[u], build.mk_type()?),
        quot(NameId::QUOT_LIFT, QuotKind::Lift, &[u, v], build.lift_type(v)?),
        quot(NameId::QUOT_IND, QuotKind::Induction, &[u], build.ind_type()?),
    ])
}

/// Builds the types of the constants. Variables are given by their distance, as de Bruijn indices.
struct Build<'t> {
    terms: &'t mut Terms,
    level: LevelId,
    levels: LevelsId,
}

type Built = Result<ExprId, TermError>;

impl<'t> Build<'t> {
    fn new(terms: &'t mut Terms, universe: NameId) -> Result<Self, TermError> {
        let level = terms.level_param(universe)?;
        let levels = terms.levels(&[level])?;
        Ok(Self { terms, level, levels })
    }

    fn pi(&mut self, name: &str, kind: BinderKind, ty: ExprId, body: ExprId) -> Built {
        let name = self.terms.name_of(&[name])?;
        self.terms.pi(Binder { name, kind, ty }, body)
    }

    fn implicit(&mut self, name: &str, ty: ExprId, body: ExprId) -> Built {
        self.pi(name, BinderKind::Implicit, ty, body)
    }

    fn explicit(&mut self, name: &str, ty: ExprId, body: ExprId) -> Built {
        self.pi(name, BinderKind::Default, ty, body)
    }

    fn constant(&mut self, name: NameId, arguments: &[ExprId]) -> Built {
        let constant = self.terms.constant(name, self.levels)?;
        self.terms.apps(constant, arguments)
    }

    fn var(&mut self, index: u32) -> Built {
        self.terms.bvar(index)
    }

    /// `variable(function) variable(arguments)…`
    fn apply(&mut self, function: u32, arguments: &[u32]) -> Built {
        let function = self.var(function)?;
        let arguments = self.vars(arguments)?;
        self.terms.apps(function, &arguments)
    }

    fn vars(&mut self, indices: &[u32]) -> Result<Vec<ExprId>, TermError> {
        indices.iter().map(|&i| self.var(i)).collect()
    }

    /// `{α : Sort u} → body`
    fn for_all_types(&mut self, body: ExprId) -> Built {
        let sort = self.terms.sort(self.level)?;
        self.implicit("α", sort, body)
    }

    /// `α → α → Prop`, with `α` at a distance.
    fn relation(&mut self, alpha: u32) -> Built {
        let (outer, inner) = (self.var(alpha)?, self.var(alpha + 1)?);
        let rest = self.explicit("a", inner, ExprId::PROP)?;
        self.explicit("a", outer, rest)
    }

    /// `{α : Sort u} → α → α → Prop`
    fn eq_type(&mut self) -> Built {
        let relation = self.relation(0)?;
        self.for_all_types(relation)
    }

    /// `{α : Sort u} → (a : α) → Eq a a`
    fn refl_type(&mut self) -> Built {
        let arguments = self.vars(&[1, 0, 0])?;
        let eq = self.constant(NameId::EQ, &arguments)?;
        let alpha = self.var(0)?;
        let rest = self.explicit("a", alpha, eq)?;
        self.for_all_types(rest)
    }

    /// `{α : Sort u} → (r : α → α → Prop) → Sort u`
    fn quot_type(&mut self) -> Built {
        let sort = self.terms.sort(self.level)?;
        let relation = self.relation(0)?;
        let rest = self.explicit("r", relation, sort)?;
        self.for_all_types(rest)
    }

    /// `{α : Sort u} → (r : α → α → Prop) → (a : α) → Quot r`
    fn mk_type(&mut self) -> Built {
        let arguments = self.vars(&[2, 1])?;
        let quot = self.constant(NameId::QUOT, &arguments)?;
        let alpha = self.var(1)?;
        let rest = self.explicit("a", alpha, quot)?;
        let relation = self.relation(0)?;
        let rest = self.explicit("r", relation, rest)?;
        self.for_all_types(rest)
    }

    /// `{α : Sort u} → {r : α → α → Prop} → {β : Sort v} → (f : α → β) →
    ///  ((a b : α) → r a b → f a = f b) → Quot r → β`
    fn lift_type(&mut self, v: NameId) -> Built {
        let v = self.terms.level_param(v)?;
        // (q : Quot r) → β, below α r β f h
        let arguments = self.vars(&[4, 3])?;
        let quot = self.constant(NameId::QUOT, &arguments)?;
        let beta = self.var(3)?;
        let conclusion = self.explicit("a", quot, beta)?;
        // (a b : α) → r a b → f a = f b, below α r β f
        let (beta, fa, fb) = (self.var(4)?, self.apply(3, &[2])?, self.apply(3, &[1])?);
        let v_levels = self.terms.levels(&[v])?;
        let eq = self.terms.constant(NameId::EQ, v_levels)?;
        let eq = self.terms.apps(eq, &[beta, fa, fb])?;
        let related = self.apply(4, &[1, 0])?;
        let sound = self.explicit("a", related, eq)?;
        let alpha = self.var(4)?;
        let sound = self.explicit("b", alpha, sound)?;
        let alpha = self.var(3)?;
        let sound = self.explicit("a", alpha, sound)?;
        let rest = self.explicit("h", sound, conclusion)?;
        // (f : α → β), below α r β
        let (alpha, beta) = (self.var(2)?, self.var(1)?);
        let function = self.explicit("a", alpha, beta)?;
        let rest = self.explicit("f", function, rest)?;
        let sort = self.terms.sort(v)?;
        let rest = self.implicit("β", sort, rest)?;
        let relation = self.relation(0)?;
        let rest = self.implicit("r", relation, rest)?;
        self.for_all_types(rest)
    }

    /// `{α : Sort u} → {r : α → α → Prop} → {β : Quot r → Prop} →
    ///  (mk : (a : α) → β (Quot.mk r a)) → (q : Quot r) → β q`
    fn ind_type(&mut self) -> Built {
        // (q : Quot r) → β q, below α r β mk
        let arguments = self.vars(&[3, 2])?;
        let quot = self.constant(NameId::QUOT, &arguments)?;
        let conclusion = self.apply(2, &[0])?;
        let conclusion = self.explicit("q", quot, conclusion)?;
        // (a : α) → β (Quot.mk r a), below α r β
        let arguments = self.vars(&[3, 2, 0])?;
        let value = self.constant(NameId::QUOT_MK, &arguments)?;
        let beta = self.var(1)?;
        let proof = self.terms.app(beta, value)?;
        let alpha = self.var(2)?;
        let proof = self.explicit("a", alpha, proof)?;
        let rest = self.explicit("mk", proof, conclusion)?;
        // β : Quot r → Prop, below α r
        let arguments = self.vars(&[1, 0])?;
        let quot = self.constant(NameId::QUOT, &arguments)?;
        let motive = self.explicit("a", quot, ExprId::PROP)?;
        let rest = self.implicit("β", motive, rest)?;
        let relation = self.relation(0)?;
        let rest = self.implicit("r", relation, rest)?;
        self.for_all_types(rest)
    }
}
