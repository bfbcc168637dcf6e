//! Writing an export.

use std::io::{self, Write};

use lmap_ffi::official::wire::{self, Head, Record};
use serde_json::{Value, json};

use crate::export::Sink;

/// What the first line of an export says about where it comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin {
    /// Lean release that compiled the declarations.
    pub release: String,
    /// Its commit.
    pub commit: String,
}

/// Writes records as lines of the export format, to be driven by an [`Exporter`](crate::export::Exporter).
#[derive(Debug)]
pub struct Writer<W> {
    out: W,
    names: u32,
    levels: u32,
    exprs: u32,
}

impl<W: Write> Writer<W> {
    /// Starts an export with its first line.
    ///
    /// # Errors
    /// When `out` takes no more.
    pub fn new(out: W, origin: &Origin) -> io::Result<Self> {
        let mut writer = Writer { out, names: 1, levels: 1, exprs: 0 };
        writer.line(&json!({"meta": {
            "exporter": {"name": "lmap", "version": env!("CARGO_PKG_VERSION")},
            "format": {"version": "3.1.0"},
            "lean": {"githash": origin.commit, "version": origin.release},
        }}))?;
        Ok(writer)
    }

    /// Flushes, and gives the destination back.
    ///
    /// # Errors
    /// When it takes no more.
    pub fn finish(mut self) -> io::Result<W> {
        self.out.flush()?;
        Ok(self.out)
    }

    fn line(&mut self, value: &Value) -> io::Result<()> {
        serde_json::to_writer(&mut self.out, value)?;
        self.out.write_all(b"\n")
    }

    fn name(&mut self, key: &str, value: Value) -> io::Result<()> {
        let number = next(&mut self.names);
        self.line(&json!({"in": number, key: value}))
    }

    fn level(&mut self, key: &str, value: Value) -> io::Result<()> {
        let number = next(&mut self.levels);
        self.line(&json!({"il": number, key: value}))
    }

    fn expr(&mut self, key: &str, value: Value) -> io::Result<()> {
        let number = next(&mut self.exprs);
        self.line(&json!({"ie": number, key: value}))
    }

    fn declaration(&mut self, declaration: &wire::Declaration) -> io::Result<()> {
        match declaration {
            wire::Declaration::Axiom { head } => {
                self.line(&json!({"axiom": with_head(head, json!({"isUnsafe": false}))}))
            }
            wire::Declaration::Definition { head, value, hints, all } => {
                let hints = match hints {
                    wire::Hints::Opaque => json!("opaque"),
                    wire::Hints::Abbreviation => json!("abbrev"),
                    wire::Hints::Regular(height) => json!({"regular": height}),
                };
                let rest = json!({"value": value, "hints": hints, "safety": "safe", "all": all});
                self.line(&json!({"def": with_head(head, rest)}))
            }
            wire::Declaration::Theorem { head, value, all } => {
                self.line(&json!({"thm": with_head(head, json!({"value": value, "all": all}))}))
            }
            wire::Declaration::Opaque { head, value, all } => {
                let rest = json!({"value": value, "all": all, "isUnsafe": false});
                self.line(&json!({"opaque": with_head(head, rest)}))
            }
            wire::Declaration::Quotient { claims } => claims.iter().try_for_each(|(kind, head)| {
                let kind = match kind {
                    wire::QuotKind::Type => "type",
                    wire::QuotKind::Constructor => "ctor",
                    wire::QuotKind::Lift => "lift",
                    wire::QuotKind::Induction => "ind",
                };
                self.line(&json!({"quot": with_head(head, json!({"kind": kind}))}))
            }),
            wire::Declaration::Inductive { claims: Some(claims), .. } => {
                let types: Vec<Value> = claims.types.iter().map(inductive_type).collect();
                let ctors: Vec<Value> = claims.constructors.iter().map(constructor).collect();
                let recs: Vec<Value> = claims.recursors.iter().map(recursor).collect();
                self.line(&json!({"inductive": {"types": types, "ctors": ctors, "recs": recs}}))
            }
            // The format has no form for a type whose recursors are left to be generated.
            wire::Declaration::Inductive { claims: None, .. } => {
                Err(io::Error::other("an inductive type without its recursors cannot be exported"))
            }
        }
    }
}

impl<W: Write> Sink for Writer<W> {
    fn record(&mut self, record: &Record) -> io::Result<()> {
        match record {
            Record::NameStr(pre, text) => self.name("str", json!({"pre": pre, "str": text})),
            Record::NameNum(pre, i) => self.name("num", json!({"pre": pre, "i": i})),
            Record::Succ(a) => self.level("succ", json!(a)),
            Record::Max(a, b) => self.level("max", json!([a, b])),
            Record::IMax(a, b) => self.level("imax", json!([a, b])),
            Record::Param(name) => self.level("param", json!(name)),
            Record::Bound(index) => self.expr("bvar", json!(index)),
            Record::Sort(level) => self.expr("sort", json!(level)),
            Record::Const(name, us) => self.expr("const", json!({"name": name, "us": us})),
            Record::App(function, arg) => self.expr("app", json!({"fn": function, "arg": arg})),
            Record::Lambda(name, binder, ty, body) => self.expr("lam", binding(*name, *binder, *ty, *body)),
            Record::Pi(name, binder, ty, body) => self.expr("forallE", binding(*name, *binder, *ty, *body)),
            Record::Let(name, ty, value, body, nondep) => self.expr(
                "letE",
                json!({"name": name, "type": ty, "value": value, "body": body, "nondep": nondep}),
            ),
            Record::Nat(value) => self.expr("natVal", json!(value.to_string())),
            Record::BigNat(digits) => self.expr("natVal", json!(digits)),
            Record::Str(text) => self.expr("strVal", json!(text)),
            Record::Proj(name, idx, structure) => {
                self.expr("proj", json!({"typeName": name, "idx": idx, "struct": structure}))
            }
            Record::Declare(_, declaration) => self.declaration(declaration),
            Record::Reset { .. } | Record::BaseComplete | Record::Finish => {
                Err(io::Error::other("the export format has no such record"))
            }
        }
    }
}

fn next(counter: &mut u32) -> u32 {
    let number = *counter;
    *counter += 1;
    number
}

/// `rest`, an object, with the fields of `head` added.
fn with_head(head: &Head, mut rest: Value) -> Value {
    rest["name"] = json!(head.name);
    rest["levelParams"] = json!(head.level_params);
    rest["type"] = json!(head.ty);
    rest
}

fn binding(name: u32, binder: wire::Binder, ty: u32, body: u32) -> Value {
    let info = match binder {
        wire::Binder::Default => "default",
        wire::Binder::Implicit => "implicit",
        wire::Binder::StrictImplicit => "strictImplicit",
        wire::Binder::Instance => "instImplicit",
    };
    json!({"binderInfo": info, "name": name, "type": ty, "body": body})
}

fn inductive_type(t: &wire::InductiveType) -> Value {
    with_head(
        &t.head,
        json!({
            "numParams": t.num_params, "numIndices": t.num_indices, "numNested": t.num_nested, "all": t.all,
            "ctors": t.constructors, "isRec": t.is_recursive, "isReflexive": t.is_reflexive, "isUnsafe": false,
        }),
    )
}

fn constructor(c: &wire::Constructor) -> Value {
    with_head(
        &c.head,
        json!({
            "induct": c.inductive, "cidx": c.index, "numParams": c.num_params, "numFields": c.num_fields,
            "isUnsafe": false,
        }),
    )
}

fn recursor(r: &wire::Recursor) -> Value {
    let rules: Vec<Value> = r
        .rules
        .iter()
        .map(|rule| json!({"ctor": rule.constructor, "nfields": rule.num_fields, "rhs": rule.rhs}))
        .collect();
    with_head(
        &r.head,
        json!({
            "all": r.all, "numParams": r.num_params, "numIndices": r.num_indices, "numMotives": r.num_motives,
            "numMinors": r.num_minors, "rules": rules, "k": r.k, "isUnsafe": false,
        }),
    )
}
