//! Whether a file describes the constants of an inductive declaration as they are.

use super::generate;
use crate::checker::{Checker, Judged};
use crate::declaration::{Claims, ConstructorInfo, Inductive, InductiveInfo, RecursorInfo, Signature};
use crate::error::{Failure, Rejection};
use crate::terms::{ExprId, NameId};

/// Checks a declaration; what the file claims of it, if anything, must be what the kernel generates.
pub(crate) fn check(c: &mut Checker<'_>, declaration: &Inductive) -> Judged<Claims> {
    let generated = generate(c, declaration)?;
    if let Some(claims) = &declaration.claims {
        let comparison = Comparison { checker: c };
        comparison.types(&claims.types, &generated.types)?;
        comparison.constructors(&claims.constructors, &generated.constructors)?;
        comparison.recursors(&claims.recursors, &generated.recursors)?;
    }
    Ok(generated)
}

struct Comparison<'c, 'e> {
    checker: &'c Checker<'e>,
}

impl Comparison<'_, '_> {
    /// Pairs every generated constant with the claim of its name: exactly one each.
    fn pairs<'a, T>(
        &self,
        claimed: &'a [T],
        generated: &'a [T],
        kind: &'static str,
        signature: impl Fn(&T) -> &Signature,
    ) -> Judged<Vec<(&'a T, &'a T)>> {
        for (i, claim) in claimed.iter().enumerate() {
            let name = signature(claim).name;
            let known = generated.iter().any(|g| signature(g).name == name);
            let doubled = claimed[..i].iter().any(|c| signature(c).name == name);
            if !known || doubled {
                return Err(self.differs(name, kind, "present", if known { "once" } else { "none" }));
            }
        }
        let mut pairs = Vec::new();
        for g in generated {
            let name = signature(g).name;
            match claimed.iter().find(|c| signature(c).name == name) {
                Some(c) => pairs.push((c, g)),
                None => return Err(self.differs(name, kind, "missing", "present")),
            }
        }
        Ok(pairs)
    }

    fn differs(
        &self,
        name: NameId,
        field: &'static str,
        claimed: impl ToString,
        generated: impl ToString,
    ) -> Failure {
        Rejection::Claim {
            name: self.checker.show_name(name),
            field,
            claimed: claimed.to_string(),
            generated: generated.to_string(),
        }
        .into()
    }

    fn same<T: PartialEq + ToString>(
        &self,
        name: NameId,
        field: &'static str,
        claimed: T,
        generated: T,
    ) -> Judged<()> {
        if claimed == generated {
            return Ok(());
        }
        Err(self.differs(name, field, claimed, generated))
    }

    fn same_term(&self, name: NameId, field: &'static str, claimed: ExprId, generated: ExprId) -> Judged<()> {
        if claimed == generated {
            return Ok(());
        }
        let show = |e| self.checker.show(e);
        Err(self.differs(name, field, show(claimed), show(generated)))
    }

    fn same_names(
        &self,
        name: NameId,
        field: &'static str,
        claimed: &[NameId],
        generated: &[NameId],
    ) -> Judged<()> {
        if claimed == generated {
            return Ok(());
        }
        let show = |names: &[NameId]| {
            let shown: Vec<String> = names.iter().take(20).map(|&n| self.checker.show_name(n)).collect();
            format!("[{}]", shown.join(", "))
        };
        Err(self.differs(name, field, show(claimed), show(generated)))
    }

    fn signature(&self, claimed: &Signature, generated: &Signature) -> Judged<()> {
        let name = generated.name;
        self.same_names(name, "list of universe parameters", &claimed.universes, &generated.universes)?;
        self.same_term(name, "type", claimed.ty, generated.ty)
    }

    fn types(&self, claimed: &[InductiveInfo], generated: &[InductiveInfo]) -> Judged<()> {
        for (c, g) in self.pairs(claimed, generated, "inductive type", |t| &t.signature)? {
            let name = g.signature.name;
            self.signature(&c.signature, &g.signature)?;
            self.same(name, "number of parameters", c.parameters, g.parameters)?;
            self.same(name, "number of indices", c.indices, g.indices)?;
            self.same_names(name, "list of types", &c.all, &g.all)?;
            self.same_names(name, "list of constructors", &c.constructors, &g.constructors)?;
            self.same(name, "number of nested types", c.nested, g.nested)?;
            self.same(name, "recursive", c.is_recursive, g.is_recursive)?;
            self.same(name, "reflexive", c.is_reflexive, g.is_reflexive)?;
            self.same(name, "unsafe", c.is_unsafe, g.is_unsafe)?;
        }
        Ok(())
    }

    fn constructors(&self, claimed: &[ConstructorInfo], generated: &[ConstructorInfo]) -> Judged<()> {
        for (c, g) in self.pairs(claimed, generated, "constructor", |k| &k.signature)? {
            let name = g.signature.name;
            self.signature(&c.signature, &g.signature)?;
            self.same_names(name, "inductive type", &[c.inductive], &[g.inductive])?;
            self.same(name, "position", c.index, g.index)?;
            self.same(name, "number of parameters", c.parameters, g.parameters)?;
            self.same(name, "number of fields", c.fields, g.fields)?;
            self.same(name, "unsafe", c.is_unsafe, g.is_unsafe)?;
        }
        Ok(())
    }

    fn recursors(&self, claimed: &[RecursorInfo], generated: &[RecursorInfo]) -> Judged<()> {
        for (c, g) in self.pairs(claimed, generated, "recursor", |r| &r.signature)? {
            let name = g.signature.name;
            self.signature(&c.signature, &g.signature)?;
            self.same_names(name, "list of types", &c.all, &g.all)?;
            self.same(name, "number of parameters", c.parameters, g.parameters)?;
            self.same(name, "number of indices", c.indices, g.indices)?;
            self.same(name, "number of motives", c.motives, g.motives)?;
            self.same(name, "number of minor premises", c.minors, g.minors)?;
            self.same(name, "number of rules", c.rules.len(), g.rules.len())?;
            for (c, g) in c.rules.iter().zip(&g.rules) {
                self.same_names(name, "rule", &[c.constructor], &[g.constructor])?;
                self.same(name, "number of fields of a rule", c.fields, g.fields)?;
                self.same_term(name, "rule", c.value, g.value)?;
            }
            self.same(name, "K", c.k, g.k)?;
            self.same(name, "unsafe", c.is_unsafe, g.is_unsafe)?;
        }
        Ok(())
    }
}
