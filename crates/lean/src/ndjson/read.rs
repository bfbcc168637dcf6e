//! Reading an export.

use std::fmt;
use std::io::{self, BufRead, Read};

use dashu_int::UBig;
use lmap_kernel::{
    Axiom, Binder, BinderKind, ConstantInfo, ConstructorInfo, Declaration, Definition, ExprId, Hints,
    InductiveInfo, LevelId, NameId, Opaque, Quot, QuotKind, RecursorInfo, RecursorRule, Safety, Signature,
    TermError, Terms, Theorem,
};
use serde::de::{Error as _, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

use crate::declarations::{self, AssembleError};
use crate::escape::escape;
use crate::olean::Skipped;

/// How much of an input is read at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReadLimits {
    /// Bytes of the whole input.
    pub bytes: u64,
    /// Bytes of one line.
    pub line_bytes: u64,
}

impl Default for ReadLimits {
    /// 4 GiB, and 256 MiB for a line.
    fn default() -> Self {
        ReadLimits { bytes: 4 << 30, line_bytes: 256 << 20 }
    }
}

/// What an export declares.
#[derive(Debug)]
pub struct Export {
    /// The declarations, every one after those it mentions.
    pub declarations: Vec<Declaration>,
    /// Unsafe and partial constants: of no concern to the logic.
    pub skipped: Vec<Skipped>,
    /// The Lean release that the export names, if it does.
    pub release: Option<String>,
}

/// An export that is refused.
#[derive(Debug, thiserror::Error)]
pub enum NdjsonError {
    /// The input cannot be read.
    #[error("cannot read the export: {0}")]
    Io(#[from] io::Error),
    /// The input goes on beyond the limit.
    #[error("the export has more than {limit} bytes")]
    TooLarge {
        /// The limit.
        limit: u64,
    },
    /// A line goes on beyond the limit.
    #[error("line {line} of the export has more than {limit} bytes")]
    LineTooLong {
        /// Number of the line, from 1.
        line: u64,
        /// The limit.
        limit: u64,
    },
    /// The first line is not that of an export.
    #[error("not a lean4export file: the first line must be its `meta` record ({reason})")]
    NotAnExport {
        /// What is wrong with it.
        reason: String,
    },
    /// Another version of the format.
    #[error("export format {found}; this reader knows 3.1.0 and later 3.x")]
    Format {
        /// The version found.
        found: String,
    },
    /// A line that is not a record.
    #[error("line {line}: {reason}")]
    Line {
        /// Number of the line, from 1.
        line: u64,
        /// What is wrong with it.
        reason: String,
    },
    /// The input ends inside a line.
    #[error("the export is cut off in line {line}")]
    CutOff {
        /// Number of the line, from 1.
        line: u64,
    },
    /// Constants that do not fit together.
    #[error(transparent)]
    Assemble(#[from] AssembleError),
}

/// Reads an export into `terms`.
///
/// # Errors
/// When anything in it is not as lean4export writes it; the error names the line. `terms` may then hold parts of the
/// export and should be dropped.
pub fn read(input: impl BufRead, terms: &mut Terms, limits: ReadLimits) -> Result<Export, NdjsonError> {
    let mut lines =
        Lines { input: input.take(limits.bytes.saturating_add(1)), limits, line: 0, buffer: Vec::new() };
    let release = match lines.next()? {
        Some(first) => read_meta(first)?,
        None => return Err(NdjsonError::NotAnExport { reason: "it is empty".into() }),
    };
    let mut reader = Reader {
        terms,
        names: vec![NameId::ANONYMOUS],
        levels: vec![LevelId::ZERO],
        exprs: Vec::new(),
        constants: Vec::new(),
        skipped: Vec::new(),
    };
    while let Some(text) = lines.next()? {
        let record = serde_json::from_slice::<Line>(text).map_err(|e| json_reason(&e));
        let done = record.and_then(|record| reader.record(record));
        done.map_err(|reason| NdjsonError::Line { line: lines.line, reason })?;
    }
    let Reader { terms, constants, skipped, .. } = reader;
    let taken: Vec<NameId> = skipped.iter().map(|s| s.name).collect();
    let declarations = declarations::assemble(terms, constants, &taken)?;
    Ok(Export { declarations: declarations::sort(terms, declarations), skipped, release })
}

/// The lines of an input, each within the limits.
struct Lines<R> {
    input: io::Take<R>,
    limits: ReadLimits,
    line: u64,
    buffer: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    fn next(&mut self) -> Result<Option<&[u8]>, NdjsonError> {
        self.buffer.clear();
        self.line += 1;
        let mut line = (&mut self.input).take(self.limits.line_bytes.saturating_add(1));
        let read = line.read_until(b'\n', &mut self.buffer)?;
        if read == 0 {
            return Ok(None);
        }
        if self.input.limit() == 0 {
            return Err(NdjsonError::TooLarge { limit: self.limits.bytes });
        }
        if self.buffer.last() != Some(&b'\n') {
            let limit = self.limits.line_bytes;
            let too_long = self.buffer.len() as u64 > limit;
            let line = self.line;
            return Err(if too_long {
                NdjsonError::LineTooLong { line, limit }
            } else {
                NdjsonError::CutOff { line }
            });
        }
        self.buffer.pop();
        Ok(Some(&self.buffer))
    }
}

/// What serde_json says, without the line number (each line is parsed alone), escaped.
fn json_reason(error: &serde_json::Error) -> String {
    let text = error.to_string();
    escape(text.split(" at line ").next().unwrap_or(&text))
}

#[derive(Deserialize)]
struct MetaLine {
    meta: Meta,
}

#[derive(Deserialize)]
struct Meta {
    format: Version,
    lean: Option<Version>,
}

#[derive(Deserialize)]
struct Version {
    version: String,
}

fn read_meta(line: &[u8]) -> Result<Option<String>, NdjsonError> {
    let meta = serde_json::from_slice::<MetaLine>(line)
        .map_err(|e| NdjsonError::NotAnExport { reason: json_reason(&e) })?
        .meta;
    let version = &meta.format.version;
    let minor = version.strip_prefix("3.").and_then(|rest| rest.split('.').next()?.parse::<u32>().ok());
    if minor.is_none_or(|minor| minor < 1) {
        return Err(NdjsonError::Format { found: escape(version) });
    }
    Ok(meta.lean.map(|lean| escape(&lean.version)))
}

// ---- the records, as the format has them ----

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NameStr {
    pre: usize,
    str: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NameNum {
    pre: usize,
    i: u64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ConstRecord {
    name: usize,
    us: Vec<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AppRecord {
    #[serde(rename = "fn")]
    function: usize,
    arg: usize,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
enum BinderInfo {
    Default,
    Implicit,
    StrictImplicit,
    InstImplicit,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct BindingRecord {
    binder_info: BinderInfo,
    name: usize,
    #[serde(rename = "type")]
    ty: usize,
    body: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LetRecord {
    name: usize,
    #[serde(rename = "type")]
    ty: usize,
    value: usize,
    body: usize,
    #[serde(rename = "nondep")]
    _nondep: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct ProjRecord {
    type_name: usize,
    idx: u64,
    #[serde(rename = "struct")]
    structure: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MdataRecord {
    expr: usize,
    #[serde(rename = "data")]
    _data: Option<IgnoredAny>,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum HintsRecord {
    Opaque,
    Abbrev,
    Regular(u32),
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum SafetyRecord {
    Safe,
    Unsafe,
    Partial,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum QuotKindRecord {
    Type,
    Ctor,
    Lift,
    Ind,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct AxiomRecord {
    name: usize,
    level_params: Vec<usize>,
    #[serde(rename = "type")]
    ty: usize,
    is_unsafe: bool,
    #[serde(rename = "all")]
    _all: Option<Vec<usize>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct DefRecord {
    name: usize,
    level_params: Vec<usize>,
    #[serde(rename = "type")]
    ty: usize,
    value: usize,
    hints: HintsRecord,
    safety: SafetyRecord,
    all: Vec<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct TheoremRecord {
    name: usize,
    level_params: Vec<usize>,
    #[serde(rename = "type")]
    ty: usize,
    value: usize,
    all: Vec<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct OpaqueRecord {
    name: usize,
    level_params: Vec<usize>,
    #[serde(rename = "type")]
    ty: usize,
    value: usize,
    is_unsafe: bool,
    all: Option<Vec<usize>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct QuotRecord {
    name: usize,
    level_params: Vec<usize>,
    #[serde(rename = "type")]
    ty: usize,
    kind: QuotKindRecord,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct TypeRecord {
    name: usize,
    level_params: Vec<usize>,
    #[serde(rename = "type")]
    ty: usize,
    num_params: u32,
    num_indices: u32,
    all: Vec<usize>,
    ctors: Vec<usize>,
    num_nested: u32,
    is_rec: bool,
    is_reflexive: bool,
    is_unsafe: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct CtorRecord {
    name: usize,
    level_params: Vec<usize>,
    #[serde(rename = "type")]
    ty: usize,
    induct: usize,
    cidx: u32,
    num_params: u32,
    num_fields: u32,
    is_unsafe: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RuleRecord {
    ctor: usize,
    nfields: u32,
    rhs: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct RecRecord {
    name: usize,
    level_params: Vec<usize>,
    #[serde(rename = "type")]
    ty: usize,
    all: Vec<usize>,
    num_params: u32,
    num_indices: u32,
    num_motives: u32,
    num_minors: u32,
    rules: Vec<RuleRecord>,
    k: bool,
    is_unsafe: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct InductiveRecord {
    types: Vec<TypeRecord>,
    ctors: Vec<CtorRecord>,
    recs: Vec<RecRecord>,
}

/// What a line says.
enum Content {
    Str(NameStr),
    Num(NameNum),
    Succ(usize),
    Max([usize; 2]),
    IMax([usize; 2]),
    Param(usize),
    BVar(u64),
    Sort(usize),
    Const(ConstRecord),
    App(AppRecord),
    Lambda(BindingRecord),
    Pi(BindingRecord),
    Let(LetRecord),
    Nat(String),
    String(String),
    Proj(ProjRecord),
    Mdata(MdataRecord),
    Axiom(AxiomRecord),
    Def(DefRecord),
    Theorem(TheoremRecord),
    Opaque(OpaqueRecord),
    Quot(QuotRecord),
    Inductive(InductiveRecord),
}

/// Which table a line adds to, with the number it claims there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Number {
    Name(usize),
    Level(usize),
    Expr(usize),
}

/// A line: exactly one content, and at most one number.
struct Line {
    number: Option<Number>,
    content: Content,
}

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(LineVisitor)
    }
}

struct LineVisitor;

impl<'de> Visitor<'de> for LineVisitor {
    type Value = Line;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a record")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Line, M::Error> {
        let mut number = None;
        let mut content = None;
        while let Some(key) = map.next_key::<String>()? {
            let given = match key.as_str() {
                "in" => Some(Number::Name(map.next_value()?)),
                "il" => Some(Number::Level(map.next_value()?)),
                "ie" => Some(Number::Expr(map.next_value()?)),
                _ => None,
            };
            if let Some(given) = given {
                if number.replace(given).is_some() {
                    return Err(M::Error::custom("a record with two numbers"));
                }
            } else if content.replace(content_of(&key, &mut map)?).is_some() {
                return Err(M::Error::custom("two records in one line"));
            }
        }
        let content = content.ok_or_else(|| M::Error::custom("a line without a record"))?;
        Ok(Line { number, content })
    }
}

fn content_of<'de, M: MapAccess<'de>>(key: &str, map: &mut M) -> Result<Content, M::Error> {
    Ok(match key {
        "str" => Content::Str(map.next_value()?),
        "num" => Content::Num(map.next_value()?),
        "succ" => Content::Succ(map.next_value()?),
        "max" => Content::Max(map.next_value()?),
        "imax" => Content::IMax(map.next_value()?),
        "param" => Content::Param(map.next_value()?),
        "bvar" => Content::BVar(map.next_value()?),
        "sort" => Content::Sort(map.next_value()?),
        "const" => Content::Const(map.next_value()?),
        "app" => Content::App(map.next_value()?),
        "lam" => Content::Lambda(map.next_value()?),
        "forallE" => Content::Pi(map.next_value()?),
        "letE" => Content::Let(map.next_value()?),
        "natVal" => Content::Nat(map.next_value()?),
        "strVal" => Content::String(map.next_value()?),
        "proj" => Content::Proj(map.next_value()?),
        "mdata" => Content::Mdata(map.next_value()?),
        "axiom" => Content::Axiom(map.next_value()?),
        "def" => Content::Def(map.next_value()?),
        "thm" => Content::Theorem(map.next_value()?),
        "opaque" => Content::Opaque(map.next_value()?),
        "quot" => Content::Quot(map.next_value()?),
        "inductive" => Content::Inductive(map.next_value()?),
        _ => return Err(M::Error::custom(format!("unknown record `{}`", escape(key)))),
    })
}

// ---- from records to terms ----

type Built<T> = Result<T, String>;

struct Reader<'t> {
    terms: &'t mut Terms,
    names: Vec<NameId>,
    levels: Vec<LevelId>,
    exprs: Vec<ExprId>,
    constants: Vec<ConstantInfo>,
    skipped: Vec<Skipped>,
}

fn lookup<T: Copy>(table: &[T], index: usize, what: &str) -> Built<T> {
    table.get(index).copied().ok_or_else(|| format!("{what} {index} is not defined yet"))
}

fn term<T>(built: Result<T, TermError>) -> Built<T> {
    built.map_err(|e| e.to_string())
}

impl Reader<'_> {
    fn record(&mut self, line: Line) -> Built<()> {
        match line.number {
            Some(Number::Name(number)) => {
                expect(number, self.names.len())?;
                let name = self.new_name(line.content)?;
                self.names.push(name);
            }
            Some(Number::Level(number)) => {
                expect(number, self.levels.len())?;
                let level = self.new_level(line.content)?;
                self.levels.push(level);
            }
            Some(Number::Expr(number)) => {
                expect(number, self.exprs.len())?;
                let expr = self.new_expr(line.content)?;
                self.exprs.push(expr);
            }
            None => self.declaration(line.content)?,
        }
        Ok(())
    }

    fn name(&self, index: usize) -> Built<NameId> {
        lookup(&self.names, index, "name")
    }

    fn name_list(&self, indices: &[usize]) -> Built<Vec<NameId>> {
        indices.iter().map(|i| self.name(*i)).collect()
    }

    fn level(&self, index: usize) -> Built<LevelId> {
        lookup(&self.levels, index, "level")
    }

    fn expr(&self, index: usize) -> Built<ExprId> {
        lookup(&self.exprs, index, "term")
    }

    fn new_name(&mut self, content: Content) -> Built<NameId> {
        match content {
            Content::Str(name) => {
                let parent = self.name(name.pre)?;
                term(self.terms.name_str(parent, &name.str))
            }
            Content::Num(name) => {
                let parent = self.name(name.pre)?;
                term(self.terms.name_num(parent, name.i))
            }
            _ => Err("a name's number on something else".into()),
        }
    }

    fn new_level(&mut self, content: Content) -> Built<LevelId> {
        let built = match content {
            Content::Succ(a) => self.terms.level_succ(self.level(a)?),
            Content::Max([a, b]) => self.terms.level_max(self.level(a)?, self.level(b)?),
            Content::IMax([a, b]) => self.terms.level_imax(self.level(a)?, self.level(b)?),
            Content::Param(name) => self.terms.level_param(self.name(name)?),
            _ => return Err("a level's number on something else".into()),
        };
        term(built)
    }

    fn new_expr(&mut self, content: Content) -> Built<ExprId> {
        let built = match content {
            Content::BVar(index) => {
                let index = u32::try_from(index).map_err(|_| TermError::BoundVariable(index).to_string())?;
                self.terms.bvar(index)
            }
            Content::Sort(level) => self.terms.sort(self.level(level)?),
            Content::Const(record) => {
                let levels = record.us.iter().map(|u| self.level(*u)).collect::<Built<Vec<_>>>()?;
                let levels = term(self.terms.levels(&levels))?;
                self.terms.constant(self.name(record.name)?, levels)
            }
            Content::App(record) => self.terms.app(self.expr(record.function)?, self.expr(record.arg)?),
            Content::Lambda(record) => self.terms.lambda(self.binder(&record)?, self.expr(record.body)?),
            Content::Pi(record) => self.terms.pi(self.binder(&record)?, self.expr(record.body)?),
            Content::Let(record) => self.terms.let_(
                self.name(record.name)?,
                self.expr(record.ty)?,
                self.expr(record.value)?,
                self.expr(record.body)?,
            ),
            Content::Nat(digits) => self.terms.nat_lit(natural(&digits)?),
            Content::String(text) => self.terms.str_lit(&text),
            Content::Proj(record) => {
                let field = u32::try_from(record.idx).map_err(|_| "a field number of more than 32 bits")?;
                self.terms.proj(self.name(record.type_name)?, field, self.expr(record.structure)?)
            }
            // No rule looks at annotations: the number stands for the annotated term.
            Content::Mdata(record) => return self.expr(record.expr),
            _ => return Err("a term's number on something else".into()),
        };
        term(built)
    }

    fn binder(&self, record: &BindingRecord) -> Built<Binder> {
        let kind = match record.binder_info {
            BinderInfo::Default => BinderKind::Default,
            BinderInfo::Implicit => BinderKind::Implicit,
            BinderInfo::StrictImplicit => BinderKind::StrictImplicit,
            BinderInfo::InstImplicit => BinderKind::Instance,
        };
        Ok(Binder { name: self.name(record.name)?, kind, ty: self.expr(record.ty)? })
    }

    fn signature(&self, name: usize, level_params: &[usize], ty: usize) -> Built<Signature> {
        Ok(Signature { name: self.name(name)?, universes: self.name_list(level_params)?, ty: self.expr(ty)? })
    }

    fn declaration(&mut self, content: Content) -> Built<()> {
        match content {
            Content::Axiom(r) => {
                let signature = self.signature(r.name, &r.level_params, r.ty)?;
                let safety = if r.is_unsafe { Safety::Unsafe } else { Safety::Safe };
                self.keep(safety, ConstantInfo::Axiom(Axiom { signature, is_unsafe: false }));
            }
            Content::Def(r) => {
                let safety = match r.safety {
                    SafetyRecord::Safe => Safety::Safe,
                    SafetyRecord::Unsafe => Safety::Unsafe,
                    SafetyRecord::Partial => Safety::Partial,
                };
                let hints = match r.hints {
                    HintsRecord::Opaque => Hints::Opaque,
                    HintsRecord::Abbrev => Hints::Abbreviation,
                    HintsRecord::Regular(height) => Hints::Regular(height),
                };
                let signature = self.signature(r.name, &r.level_params, r.ty)?;
                let (value, all) = (self.expr(r.value)?, self.name_list(&r.all)?);
                let definition = Definition { signature, value, hints, safety: Safety::Safe, all };
                self.keep(safety, ConstantInfo::Definition(definition));
            }
            Content::Theorem(r) => {
                let signature = self.signature(r.name, &r.level_params, r.ty)?;
                let (value, all) = (self.expr(r.value)?, self.name_list(&r.all)?);
                self.constants.push(ConstantInfo::Theorem(Theorem { signature, value, all }));
            }
            Content::Opaque(r) => {
                let signature = self.signature(r.name, &r.level_params, r.ty)?;
                let (value, all) = (self.expr(r.value)?, self.name_list(r.all.as_deref().unwrap_or(&[]))?);
                let safety = if r.is_unsafe { Safety::Unsafe } else { Safety::Safe };
                self.keep(safety, ConstantInfo::Opaque(Opaque { signature, value, is_unsafe: false, all }));
            }
            Content::Quot(r) => {
                let kind = match r.kind {
                    QuotKindRecord::Type => QuotKind::Type,
                    QuotKindRecord::Ctor => QuotKind::Constructor,
                    QuotKindRecord::Lift => QuotKind::Lift,
                    QuotKindRecord::Ind => QuotKind::Induction,
                };
                let signature = self.signature(r.name, &r.level_params, r.ty)?;
                self.constants.push(ConstantInfo::Quot(Quot { signature, kind }));
            }
            Content::Inductive(r) => self.inductive(r)?,
            _ => return Err("a name, level or term without a number".into()),
        }
        Ok(())
    }

    /// Keeps a safe constant and notes the name of any other.
    fn keep(&mut self, safety: Safety, constant: ConstantInfo) {
        match safety {
            Safety::Safe => self.constants.push(constant),
            _ => self.skipped.push(Skipped { name: constant.signature().name, safety }),
        }
    }

    fn inductive(&mut self, record: InductiveRecord) -> Built<()> {
        let safety = |is_unsafe| if is_unsafe { Safety::Unsafe } else { Safety::Safe };
        for r in record.types {
            let info = InductiveInfo {
                signature: self.signature(r.name, &r.level_params, r.ty)?,
                parameters: r.num_params,
                indices: r.num_indices,
                all: self.name_list(&r.all)?,
                constructors: self.name_list(&r.ctors)?,
                nested: r.num_nested,
                is_recursive: r.is_rec,
                is_reflexive: r.is_reflexive,
                is_unsafe: false,
            };
            self.keep(safety(r.is_unsafe), ConstantInfo::Inductive(info));
        }
        for r in record.ctors {
            let info = ConstructorInfo {
                signature: self.signature(r.name, &r.level_params, r.ty)?,
                inductive: self.name(r.induct)?,
                index: r.cidx,
                parameters: r.num_params,
                fields: r.num_fields,
                is_unsafe: false,
            };
            self.keep(safety(r.is_unsafe), ConstantInfo::Constructor(info));
        }
        for r in record.recs {
            let info = RecursorInfo {
                signature: self.signature(r.name, &r.level_params, r.ty)?,
                all: self.name_list(&r.all)?,
                parameters: r.num_params,
                indices: r.num_indices,
                motives: r.num_motives,
                minors: r.num_minors,
                rules: r.rules.iter().map(|rule| self.rule(rule)).collect::<Built<_>>()?,
                k: r.k,
                is_unsafe: false,
            };
            self.keep(safety(r.is_unsafe), ConstantInfo::Recursor(info));
        }
        Ok(())
    }

    fn rule(&self, record: &RuleRecord) -> Built<RecursorRule> {
        Ok(RecursorRule {
            constructor: self.name(record.ctor)?,
            fields: record.nfields,
            value: self.expr(record.rhs)?,
        })
    }
}

fn expect(number: usize, next: usize) -> Built<()> {
    if number == next { Ok(()) } else { Err(format!("number {number} where {next} is the next one")) }
}

fn natural(digits: &str) -> Built<UBig> {
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return Err("a numeral that is not decimal digits".into());
    }
    UBig::from_str_radix(digits, 10).map_err(|e| format!("bad numeral: {e}"))
}
