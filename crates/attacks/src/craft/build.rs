//! Terms and constants from trees.

use lmap_kernel::{
    Axiom, Binder, ConstantInfo, Constructor, Definition, ExprId, Hints, Inductive, InductiveType, LevelId,
    LevelsId, NameId, Opaque, Safety, Signature, Terms, Theorem,
};

use super::CraftError;
use super::tree::{Tree, exactly};

type Built<T> = Result<T, CraftError>;

/// Builds terms in a store.
pub(super) struct Build<'t> {
    pub terms: &'t mut Terms,
    scope: Vec<String>,
}

impl<'t> Build<'t> {
    pub fn new(terms: &'t mut Terms) -> Self {
        Self { terms, scope: Vec::new() }
    }

    /// A name with dots between its components; a component of digits behind another is a number.
    pub fn name(&mut self, word: &str) -> Built<NameId> {
        let mut name = NameId::ANONYMOUS;
        for (index, part) in word.split('.').enumerate() {
            name = match part.parse::<u64>() {
                Ok(number) if index > 0 => self.terms.name_num(name, number)?,
                _ => self.terms.name_str(name, part)?,
            };
        }
        Ok(name)
    }

    pub fn names(&mut self, tree: &Tree) -> Built<Vec<NameId>> {
        tree.list()?.iter().map(|t| self.name(t.word()?)).collect()
    }

    fn level(&mut self, tree: &Tree) -> Built<LevelId> {
        if let Tree::Word(word) = tree {
            return match word.parse::<u32>() {
                Ok(number) => self.raise(LevelId::ZERO, number),
                Err(_) => {
                    let name = self.name(word)?;
                    Ok(self.terms.level_param(name)?)
                }
            };
        }
        let (form, parts) = tree.form()?;
        let [a, b] = exactly(parts)?;
        let first = self.level(a)?;
        match form {
            "+" => self.raise(first, number(b)?),
            "max" => {
                let second = self.level(b)?;
                Ok(self.terms.level_max(first, second)?)
            }
            "imax" => {
                let second = self.level(b)?;
                Ok(self.terms.level_imax(first, second)?)
            }
            // `(tower u n)`: `max (imax u u) …` n times, a level that doubles when it is written out.
            "tower" => {
                let mut level = first;
                for _ in 0..number(b)? {
                    let inner = self.terms.level_imax(level, level)?;
                    level = self.terms.level_max(inner, level)?;
                }
                Ok(level)
            }
            other => Err(CraftError::new(format!("`{other}` makes no level"))),
        }
    }

    fn raise(&mut self, mut level: LevelId, by: u32) -> Built<LevelId> {
        for _ in 0..by {
            level = self.terms.level_succ(level)?;
        }
        Ok(level)
    }

    fn levels(&mut self, trees: &[Tree]) -> Built<LevelsId> {
        let levels = trees.iter().map(|t| self.level(t)).collect::<Built<Vec<_>>>()?;
        Ok(self.terms.levels(&levels)?)
    }

    fn under<T>(&mut self, variable: &str, build: impl FnOnce(&mut Self) -> Built<T>) -> Built<T> {
        self.scope.push(variable.to_owned());
        let result = build(self);
        self.scope.pop();
        result
    }

    fn binders(&mut self, binders: &[Tree], body: &Tree, pi: bool) -> Built<ExprId> {
        let Some((first, rest)) = binders.split_first() else { return self.term(body) };
        let [variable, ty] = exactly(first.list()?)?;
        let (variable, ty) = (variable.word()?, self.term(ty)?);
        let body = self.under(variable, |b| b.binders(rest, body, pi))?;
        let binder = Binder::new(self.name(variable)?, ty);
        Ok(if pi { self.terms.pi(binder, body)? } else { self.terms.lambda(binder, body)? })
    }

    fn arrow(&mut self, types: &[Tree]) -> Built<ExprId> {
        match types {
            [] => Err(CraftError::new("an arrow needs types".to_owned())),
            [only] => self.term(only),
            [domain, rest @ ..] => {
                let ty = self.term(domain)?;
                let body = self.under("_", |b| b.arrow(rest))?;
                let binder = Binder::new(self.name("a")?, ty);
                Ok(self.terms.pi(binder, body)?)
            }
        }
    }

    pub fn term(&mut self, tree: &Tree) -> Built<ExprId> {
        match tree {
            Tree::Text(text) => Ok(self.terms.str_lit(text)?),
            Tree::Word(word) => self.word(word),
            Tree::List(list) => self.form(list),
            Tree::Curly(list) => {
                let [name, levels @ ..] = list.as_slice() else {
                    return Err(CraftError::new("a constant is expected in {}".to_owned()));
                };
                let (name, levels) = (self.name(name.word()?)?, self.levels(levels)?);
                Ok(self.terms.constant(name, levels)?)
            }
        }
    }

    fn word(&mut self, word: &str) -> Built<ExprId> {
        if let Some(index) = self.scope.iter().rev().position(|v| v == word) {
            return Ok(self.terms.bvar(index as u32)?);
        }
        if let Ok(value) = word.parse() {
            return Ok(self.terms.nat_lit(value)?);
        }
        match word {
            "Prop" => Ok(ExprId::PROP),
            "Type" => Ok(self.terms.sort(LevelId::ONE)?),
            _ => {
                let name = self.name(word)?;
                Ok(self.terms.constant(name, LevelsId::EMPTY)?)
            }
        }
    }

    fn form(&mut self, list: &[Tree]) -> Built<ExprId> {
        if let [Tree::Word(form), parts @ ..] = list
            && let Some(term) = self.special(form, parts)?
        {
            return Ok(term);
        }
        let parts = list.iter().map(|t| self.term(t)).collect::<Built<Vec<_>>>()?;
        let [function, arguments @ ..] = parts.as_slice() else {
            return Err(CraftError::new("an empty term".to_owned()));
        };
        Ok(self.terms.apps(*function, arguments)?)
    }

    fn special(&mut self, form: &str, parts: &[Tree]) -> Built<Option<ExprId>> {
        Ok(Some(match form {
            "Sort" => {
                let [level] = exactly(parts)?;
                let level = self.level(level)?;
                self.terms.sort(level)?
            }
            "fun" | "pi" => {
                let (body, binders) = parts.split_last().ok_or_else(|| no_parts(form))?;
                self.binders(binders, body, form == "pi")?
            }
            "->" => self.arrow(parts)?,
            "let" => {
                let [variable, ty, value, body] = exactly(parts)?;
                let (ty, value) = (self.term(ty)?, self.term(value)?);
                let body = self.under(variable.word()?, |b| b.term(body))?;
                let name = self.name(variable.word()?)?;
                self.terms.let_(name, ty, value, body)?
            }
            "proj" => {
                let [name, field, structure] = exactly(parts)?;
                let (name, field) = (self.name(name.word()?)?, number(field)?);
                let structure = self.term(structure)?;
                self.terms.proj(name, field, structure)?
            }
            "bvar" => {
                let [index] = exactly(parts)?;
                self.terms.bvar(number(index)?)?
            }
            // `(power 64)`: the numeral 2 ^ 64.
            "power" => {
                let [exponent] = exactly(parts)?;
                self.terms.nat_lit(dashu_int::UBig::ONE << number(exponent)? as usize)?
            }
            // `(twice f 40 t)`: `f t t`, and that again, 40 times: small as a graph, huge as a tree.
            "twice" => {
                let [function, times, start] = exactly(parts)?;
                let (function, mut term) = (self.term(function)?, self.term(start)?);
                for _ in 0..number(times)? {
                    term = self.terms.apps(function, &[term, term])?;
                }
                term
            }
            // `(deep f 40 t)`: `f (f (… t))`.
            "deep" => {
                let [function, times, start] = exactly(parts)?;
                let (function, mut term) = (self.term(function)?, self.term(start)?);
                for _ in 0..number(times)? {
                    term = self.terms.app(function, term)?;
                }
                term
            }
            _ => return Ok(None),
        }))
    }

    pub fn signature(&mut self, parts: &[Tree]) -> Built<Signature> {
        let [name, universes, ty] = exactly(parts)?;
        Ok(Signature {
            name: self.name(name.word()?)?,
            universes: self.names(universes)?,
            ty: self.term(ty)?,
        })
    }

    /// `(kind name (universes) type value)`, for what is declared alone.
    pub fn constant(&mut self, kind: &str, parts: &[Tree]) -> Built<ConstantInfo> {
        if kind == "axiom" {
            return Ok(ConstantInfo::Axiom(Axiom { signature: self.signature(parts)?, is_unsafe: false }));
        }
        let [head @ .., value] = parts else { return Err(no_parts(kind)) };
        let (signature, value) = (self.signature(head)?, self.term(value)?);
        let all = vec![signature.name];
        let definition = |hints, safety| {
            let signature = signature.clone();
            ConstantInfo::Definition(Definition { signature, value, hints, safety, all: all.clone() })
        };
        Ok(match kind {
            "def" => definition(Hints::Regular(1), Safety::Safe),
            "abbrev" => definition(Hints::Abbreviation, Safety::Safe),
            "unsafe" => definition(Hints::Opaque, Safety::Unsafe),
            "partial" => definition(Hints::Opaque, Safety::Partial),
            "theorem" => ConstantInfo::Theorem(Theorem { signature, value, all }),
            "opaque" => ConstantInfo::Opaque(Opaque { signature, value, is_unsafe: false, all }),
            other => return Err(CraftError::new(format!("`{other}` declares nothing"))),
        })
    }

    /// `(inductive (universes) parameters (type T (constructor T) …) …)`.
    pub fn inductive(&mut self, parts: &[Tree]) -> Built<Inductive> {
        let [universes, parameters, types @ ..] = parts else { return Err(no_parts("inductive")) };
        Ok(Inductive {
            universes: self.names(universes)?,
            parameters: number(parameters)?,
            types: types.iter().map(|t| self.inductive_type(t)).collect::<Built<_>>()?,
            is_unsafe: false,
            claims: None,
        })
    }

    fn inductive_type(&mut self, tree: &Tree) -> Built<InductiveType> {
        let [name, ty, constructors @ ..] = tree.list()? else { return Err(no_parts("inductive")) };
        let mut built =
            InductiveType { name: self.name(name.word()?)?, ty: self.term(ty)?, constructors: Vec::new() };
        for constructor in constructors {
            let [name, ty] = exactly(constructor.list()?)?;
            built.constructors.push(Constructor { name: self.name(name.word()?)?, ty: self.term(ty)? });
        }
        Ok(built)
    }
}

fn no_parts(form: &str) -> CraftError {
    CraftError::new(format!("`{form}` lacks parts"))
}

/// A number.
pub(super) fn number(tree: &Tree) -> Built<u32> {
    let word = tree.word()?;
    word.parse().map_err(|_| CraftError::new(format!("a number is expected, not `{word}`")))
}
