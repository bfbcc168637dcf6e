//! A compact text for declarations, so that a test reads as the rule that it is about.
//!
//! Terms: `x` (a variable in scope, else a constant), `{List u}` (a constant with levels), `(f a b)`, `Prop`, `Type`,
//! `(Sort l)`, `(fun (x A) (y B) t)`, `(pi (x A) (y B) t)`, `(-> A B C)`, `(let x A v t)`, `(proj T 0 t)`, `12`, `"text"`,
//! `(bvar 0)` (a raw bound variable). Levels: `2`, `u`, `(+ u 1)`, `(max a b)`, `(imax a b)`.
//!
//! Declarations: `(axiom n (u v) T)`, `(def n () T t)`, `(abbrev …)`, `(theorem …)`, `(opaque …)`, `(quot)`,
//! `(inductive (u) 1 (T type (c type) …) …)`: universe parameters, number of parameters, types with constructors. An
//! inductive declaration claims nothing, so the kernel generates its constants.
//!
//! A corpus is a list of `(case name "why" declarations…)`; in a corpus of bad ones a rule stands after the reason.
#![allow(clippy::unwrap_used)]
#![allow(dead_code)]

use lmap_kernel::{
    Axiom, Binder, Constructor, Declaration, Definition, ExprId, Hints, Inductive, InductiveType, LevelId,
    LevelsId, NameId, Opaque, Safety, Signature, Terms, Theorem,
};

/// A parsed text: words, strings, and lists in round or curly brackets.
#[derive(Clone, PartialEq, Debug)]
pub enum Tree {
    Word(String),
    Text(String),
    List(Vec<Tree>),
    Curly(Vec<Tree>),
}

impl Tree {
    fn word(&self) -> &str {
        match self {
            Tree::Word(word) => word,
            other => panic!("a word expected, found {other:?}"),
        }
    }

    fn list(&self) -> &[Tree] {
        match self {
            Tree::List(list) => list,
            other => panic!("a list expected, found {other:?}"),
        }
    }

    fn is(&self, word: &str) -> bool {
        matches!(self, Tree::Word(w) if w == word)
    }
}

/// Parses a text; `;` starts a comment.
pub fn parse(text: &str) -> Vec<Tree> {
    let mut stack: Vec<(char, Vec<Tree>)> = vec![(' ', Vec::new())];
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let open = &mut stack.last_mut().expect("never empty").1;
        match c {
            ';' => while chars.next_if(|&c| c != '\n').is_some() {},
            '"' => {
                let mut string = String::new();
                while let Some(c) = chars.next().filter(|&c| c != '"') {
                    string.push(c);
                }
                open.push(Tree::Text(string));
            }
            '(' | '{' => stack.push((c, Vec::new())),
            ')' | '}' => {
                let (bracket, list) = stack.pop().expect("never empty");
                let tree = match (bracket, c) {
                    ('(', ')') => Tree::List(list),
                    ('{', '}') => Tree::Curly(list),
                    _ => panic!("brackets do not match in {text}"),
                };
                stack.last_mut().expect("brackets match").1.push(tree);
            }
            c if c.is_whitespace() => {}
            c => {
                let mut word = String::from(c);
                while let Some(c) = chars.next_if(|&c| !c.is_whitespace() && !"(){};\"".contains(c)) {
                    word.push(c);
                }
                open.push(Tree::Word(word));
            }
        }
    }
    assert_eq!(stack.len(), 1, "open bracket in {text}");
    stack.pop().expect("never empty").1
}

/// A case of a corpus.
pub struct Case {
    pub name: String,
    pub why: String,
    /// The rule that must be broken; empty in a corpus of good cases.
    pub rule: String,
    pub declarations: Vec<Tree>,
}

/// The cases of a corpus.
pub fn cases(text: &str, bad: bool) -> Vec<Case> {
    let case = |tree: Tree| {
        let list = tree.list();
        assert!(list[0].is("case"), "a case expected, found {:?}", list[0]);
        let Tree::Text(why) = &list[2] else { panic!("case {} has no reason", list[1].word()) };
        Case {
            name: list[1].word().to_owned(),
            why: why.clone(),
            rule: if bad { list[3].word().to_owned() } else { String::new() },
            declarations: list[if bad { 4 } else { 3 }..].to_vec(),
        }
    };
    parse(text).into_iter().map(case).collect()
}

/// Builds terms and declarations in a store.
pub struct Build<'t> {
    pub terms: &'t mut Terms,
    scope: Vec<String>,
}

impl<'t> Build<'t> {
    pub fn new(terms: &'t mut Terms) -> Self {
        Self { terms, scope: Vec::new() }
    }

    /// The declarations of a text.
    pub fn declarations(&mut self, text: &str) -> Vec<Declaration> {
        parse(text).iter().map(|tree| self.declaration(tree)).collect()
    }

    pub fn name(&mut self, word: &str) -> NameId {
        let parts: Vec<&str> = word.split('.').collect();
        self.terms.name_of(&parts).unwrap()
    }

    fn names(&mut self, tree: &Tree) -> Vec<NameId> {
        tree.list().iter().map(|t| self.name(t.word())).collect()
    }

    pub fn level(&mut self, tree: &Tree) -> LevelId {
        match tree {
            Tree::Word(word) => match word.parse::<u32>() {
                Ok(number) => {
                    (0..number).fold(LevelId::ZERO, |level, _| self.terms.level_succ(level).unwrap())
                }
                Err(_) => {
                    let name = self.name(word);
                    self.terms.level_param(name).unwrap()
                }
            },
            Tree::List(list) => {
                let (a, b) = (self.level(&list[1]), self.level(&list[2]));
                match list[0].word() {
                    "max" => self.terms.level_max(a, b).unwrap(),
                    "imax" => self.terms.level_imax(a, b).unwrap(),
                    "+" => {
                        let number: u32 = list[2].word().parse().unwrap();
                        (0..number).fold(a, |level, _| self.terms.level_succ(level).unwrap())
                    }
                    word => panic!("{word} is no level"),
                }
            }
            other => panic!("{other:?} is no level"),
        }
    }

    fn levels(&mut self, trees: &[Tree]) -> LevelsId {
        let levels: Vec<LevelId> = trees.iter().map(|t| self.level(t)).collect();
        self.terms.levels(&levels).unwrap()
    }

    fn under<T>(&mut self, variable: &str, build: impl FnOnce(&mut Self) -> T) -> T {
        self.scope.push(variable.to_owned());
        let result = build(self);
        self.scope.pop();
        result
    }

    fn binders(&mut self, binders: &[Tree], body: &Tree, pi: bool) -> ExprId {
        let Some((first, rest)) = binders.split_first() else {
            return self.term(body);
        };
        let [variable, ty] = first.list() else { panic!("{first:?} is no binder") };
        let ty = self.term(ty);
        let variable = variable.word();
        let body = self.under(variable, |b| b.binders(rest, body, pi));
        let binder = Binder::new(self.name(variable), ty);
        if pi { self.terms.pi(binder, body).unwrap() } else { self.terms.lambda(binder, body).unwrap() }
    }

    fn arrow(&mut self, types: &[Tree]) -> ExprId {
        let [domain, rest @ ..] = types else { panic!("an arrow needs types") };
        if rest.is_empty() {
            return self.term(domain);
        }
        let ty = self.term(domain);
        let body = self.under("_", |b| b.arrow(rest));
        let binder = Binder::new(self.name("a"), ty);
        self.terms.pi(binder, body).unwrap()
    }

    pub fn term(&mut self, tree: &Tree) -> ExprId {
        match tree {
            Tree::Text(text) => self.terms.str_lit(text).unwrap(),
            Tree::Curly(list) => {
                let name = self.name(list[0].word());
                let levels = self.levels(&list[1..]);
                self.terms.constant(name, levels).unwrap()
            }
            Tree::Word(word) => self.word(word),
            Tree::List(list) => self.form(list),
        }
    }

    fn word(&mut self, word: &str) -> ExprId {
        if let Some(index) = self.scope.iter().rev().position(|v| v == word) {
            return self.terms.bvar(index as u32).unwrap();
        }
        if word.chars().all(|c| c.is_ascii_digit()) {
            return self.terms.nat_lit(word.parse().unwrap()).unwrap();
        }
        match word {
            "Prop" => ExprId::PROP,
            "Type" => self.terms.sort(LevelId::ONE).unwrap(),
            _ => {
                let name = self.name(word);
                self.terms.constant(name, LevelsId::EMPTY).unwrap()
            }
        }
    }

    fn form(&mut self, list: &[Tree]) -> ExprId {
        if let Tree::Word(word) = &list[0] {
            match word.as_str() {
                "Sort" => {
                    let level = self.level(&list[1]);
                    return self.terms.sort(level).unwrap();
                }
                "fun" | "pi" => {
                    let (body, binders) = list[1..].split_last().expect("a body");
                    return self.binders(binders, body, word == "pi");
                }
                "->" => return self.arrow(&list[1..]),
                "let" => {
                    let (ty, value) = (self.term(&list[2]), self.term(&list[3]));
                    let variable = list[1].word();
                    let body = self.under(variable, |b| b.term(&list[4]));
                    let name = self.name(variable);
                    return self.terms.let_(name, ty, value, body).unwrap();
                }
                "proj" => {
                    let (name, field) = (self.name(list[1].word()), list[2].word().parse().unwrap());
                    let structure = self.term(&list[3]);
                    return self.terms.proj(name, field, structure).unwrap();
                }
                "bvar" => return self.terms.bvar(list[1].word().parse().unwrap()).unwrap(),
                _ => {}
            }
        }
        let parts: Vec<ExprId> = list.iter().map(|t| self.term(t)).collect();
        self.terms.apps(parts[0], &parts[1..]).unwrap()
    }

    fn signature(&mut self, list: &[Tree]) -> Signature {
        Signature {
            name: self.name(list[1].word()),
            universes: self.names(&list[2]),
            ty: self.term(&list[3]),
        }
    }

    pub fn declaration(&mut self, tree: &Tree) -> Declaration {
        let list = tree.list();
        let kind = list[0].word();
        match kind {
            "axiom" => {
                Declaration::Axiom(Axiom { signature: self.signature(list), is_unsafe: list.len() > 4 })
            }
            "def" | "abbrev" | "unsafe" | "partial" => Declaration::Definition(Definition {
                signature: self.signature(list),
                value: self.term(&list[4]),
                hints: if kind == "def" { Hints::Regular(1) } else { Hints::Abbreviation },
                safety: match kind {
                    "unsafe" => Safety::Unsafe,
                    "partial" => Safety::Partial,
                    _ => Safety::Safe,
                },
                all: vec![],
            }),
            "theorem" => Declaration::Theorem(Theorem {
                signature: self.signature(list),
                value: self.term(&list[4]),
                all: vec![],
            }),
            "opaque" => Declaration::Opaque(Opaque {
                signature: self.signature(list),
                value: self.term(&list[4]),
                is_unsafe: false,
                all: vec![],
            }),
            "quot" => Declaration::Quot(vec![]),
            "inductive" => Declaration::Inductive(Inductive {
                universes: self.names(&list[1]),
                parameters: list[2].word().parse().unwrap(),
                types: list[3..].iter().map(|t| self.inductive_type(t)).collect(),
                is_unsafe: false,
                claims: None,
            }),
            _ => panic!("{kind} is no declaration"),
        }
    }

    fn inductive_type(&mut self, tree: &Tree) -> InductiveType {
        let list = tree.list();
        let constructors = list[2..].iter().map(|c| {
            let c = c.list();
            Constructor { name: self.name(c[0].word()), ty: self.term(&c[1]) }
        });
        let constructors = constructors.collect();
        InductiveType { name: self.name(list[0].word()), ty: self.term(&list[1]), constructors }
    }
}
