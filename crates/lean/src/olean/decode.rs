//! From the objects of a module to terms and constants.
//!
//! Only what the module's constants reach is looked at. Terms are walked on an explicit stack, each object once:
//! a table by place remembers what an object became, and as what it was used, so cycles and objects that are used
//! as two things are errors. Everything else that takes time (lists, texts, big numbers) is charged to an
//! allowance that grows with the file, so the whole is linear in the file's size.

use std::collections::HashMap;

use dashu_int::UBig;
use lmap_kernel::{
    Axiom, Binder, BinderKind, ConstantInfo, ConstructorInfo, Definition, ExprId, Hints, InductiveInfo,
    LevelId, LevelsId, MAX_BOUND_VARIABLE, NameId, Opaque, Quot, QuotKind, RecursorInfo, RecursorRule,
    Safety, Signature, TermError, Terms, Theorem,
};

use super::error::{OleanError, Reason};
use super::image::{Ctor, Image, Natural, Object, Shape, Slot, Word};
use super::needed::NameHash;

type Result<T> = std::result::Result<T, OleanError>;

/// Longest list of universe levels, names or rules.
const LIST_LIMIT: usize = 1 << 16;
/// Work allowed beyond the file's size, so that tiny files are not refused.
const FREE_WORK: u64 = 1 << 16;
/// Work allowed for each eight bytes of the file.
const WORK_PER_SLOT: u64 = 8;

const fn shape(tag: u8, fields: u8, scalars: u8, what: &'static str) -> Shape {
    Shape { tag, fields, scalars, what }
}

const NAME_STR: Shape = shape(1, 2, 8, "a name with a text");
const NAME_NUM: Shape = shape(2, 2, 8, "a name with a number");
const LEVEL_SUCC: Shape = shape(1, 1, 8, "a successor level");
const LEVEL_MAX: Shape = shape(2, 2, 8, "a max level");
const LEVEL_IMAX: Shape = shape(3, 2, 8, "an imax level");
const LEVEL_PARAM: Shape = shape(4, 1, 8, "a level parameter");
const CONS: Shape = shape(1, 2, 0, "a list cell");
const BVAR: Shape = shape(0, 1, 8, "a bound variable");
const SORT: Shape = shape(3, 1, 8, "a sort");
const CONST: Shape = shape(4, 2, 8, "a constant");
const APP: Shape = shape(5, 2, 8, "an application");
const LAMBDA: Shape = shape(6, 3, 9, "a function");
const PI: Shape = shape(7, 3, 9, "a function type");
const LET: Shape = shape(8, 4, 9, "a local definition");
const LITERAL: Shape = shape(9, 1, 8, "a literal");
const MDATA: Shape = shape(10, 2, 8, "an annotated term");
const PROJ: Shape = shape(11, 3, 8, "a projection");
const LITERAL_NAT: Shape = shape(0, 1, 0, "a numeral");
const LITERAL_STR: Shape = shape(1, 1, 0, "a string literal");
const CONSTANT_VAL: Shape = shape(0, 3, 0, "name, universe parameters and type of a constant");
const AXIOM_VAL: Shape = shape(0, 1, 1, "an axiom");
const DEFINITION_VAL: Shape = shape(0, 4, 1, "a definition");
const THEOREM_VAL: Shape = shape(0, 3, 0, "a theorem");
const OPAQUE_VAL: Shape = shape(0, 3, 1, "an opaque constant");
const QUOT_VAL: Shape = shape(0, 1, 1, "a quotient constant");
const INDUCTIVE_VAL: Shape = shape(0, 6, 3, "an inductive type");
const CONSTRUCTOR_VAL: Shape = shape(0, 5, 1, "a constructor");
const RECURSOR_VAL: Shape = shape(0, 7, 2, "a recursor");
const RULE: Shape = shape(0, 3, 0, "a computation rule");
const HINTS_REGULAR: Shape = shape(2, 0, 4, "a definitional height");

/// What an object was used as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Name = 1,
    Level = 2,
    Levels = 3,
    Expr = 4,
}

impl Kind {
    fn text(code: u32) -> &'static str {
        match code {
            1 => "a name",
            2 => "a universe level",
            3 => "a list of universe levels",
            _ => "a term",
        }
    }
}

/// What has become of each object, by place: three bits of [`Kind`], 29 bits of position plus one in that kind's
/// list, zero for an object that was not met.
struct Memo {
    entries: Vec<u32>,
}

const POSITION_BITS: u32 = 29;
const PENDING: u32 = (1 << POSITION_BITS) - 1;

/// The state of an object.
enum State {
    New,
    Done(usize),
}

impl Memo {
    fn get(&self, slot: Slot, kind: Kind) -> std::result::Result<State, Reason> {
        let entry = self.entries[slot.index()];
        if entry == 0 {
            return Ok(State::New);
        }
        let code = entry >> POSITION_BITS;
        if code != kind as u32 {
            return Err(Reason::Confused(Kind::text(code), Kind::text(kind as u32)));
        }
        match entry & PENDING {
            PENDING => Err(Reason::Cyclic(Kind::text(code))),
            position => Ok(State::Done(position as usize - 1)),
        }
    }

    fn set_pending(&mut self, slot: Slot, kind: Kind) {
        self.entries[slot.index()] = (kind as u32) << POSITION_BITS | PENDING;
    }

    fn set(&mut self, slot: Slot, kind: Kind, position: usize) -> Result<()> {
        let position = u32::try_from(position + 1).ok().filter(|p| *p < PENDING);
        let position = position.ok_or(OleanError::Budget { what: "terms" })?;
        self.entries[slot.index()] = (kind as u32) << POSITION_BITS | position;
        Ok(())
    }
}

/// A constant that is of no concern to the logic: unsafe or partial, and so not decoded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Skipped {
    /// Its name.
    pub name: NameId,
    /// Why: [`Safety::Unsafe`] or [`Safety::Partial`].
    pub safety: Safety,
}

/// A constant, or the note that it was left out.
pub(crate) enum Decoded {
    Constant(ConstantInfo),
    Skipped(Skipped),
}

pub(crate) struct Decoder<'a, 't> {
    image: &'a Image<'a>,
    terms: &'t mut Terms,
    memo: Memo,
    names: Vec<NameId>,
    name_hashes: HashMap<Slot, NameHash>,
    levels: Vec<LevelId>,
    lists: Vec<LevelsId>,
    exprs: Vec<ExprId>,
    work_left: u64,
}

impl<'a, 't> Decoder<'a, 't> {
    pub(crate) fn new(image: &'a Image<'a>, terms: &'t mut Terms) -> Self {
        let slots = image.slots();
        Decoder {
            image,
            terms,
            memo: Memo { entries: vec![0; slots] },
            names: Vec::new(),
            name_hashes: HashMap::new(),
            levels: Vec::new(),
            lists: Vec::new(),
            exprs: Vec::new(),
            work_left: FREE_WORK + WORK_PER_SLOT * slots as u64,
        }
    }

    pub(crate) fn terms(&self) -> &Terms {
        self.terms
    }

    pub(crate) fn terms_mut(&mut self) -> &mut Terms {
        self.terms
    }

    fn charge(&mut self, work: u64, what: &'static str) -> Result<()> {
        self.work_left = self.work_left.checked_sub(work).ok_or(OleanError::Budget { what })?;
        Ok(())
    }

    fn remembered(&self, object: Object, kind: Kind) -> Result<State> {
        self.memo.get(object.slot, kind).map_err(|reason| self.image.damaged(object, reason))
    }

    fn stored<T>(&self, object: Object, built: std::result::Result<T, TermError>) -> Result<T> {
        built.map_err(|error| self.image.damaged(object, Reason::Store(error.to_string())))
    }

    fn text(&mut self, word: Word) -> Result<&'a str> {
        let text = self.image.string(word)?;
        self.charge(1 + text.len() as u64 / 8, "texts")?;
        Ok(text)
    }

    // ---- names ----

    pub(crate) fn name(&mut self, word: Word) -> Result<NameId> {
        let mut path = Vec::new();
        let mut next = word;
        let mut name = loop {
            match next.small() {
                Some(0) => break NameId::ANONYMOUS,
                Some(value) => return Err(self.small_value("a name", value)),
                None => {}
            }
            let object = self.image.object(next, "a name")?;
            if let State::Done(position) = self.remembered(object, Kind::Name)? {
                break self.names[position];
            }
            self.memo.set_pending(object.slot, Kind::Name);
            let shape = if object.tag == NAME_NUM.tag { NAME_NUM } else { NAME_STR };
            let ctor = self.image.shaped(object, shape)?;
            path.push((object, ctor));
            next = ctor.field(0);
        };
        for (object, ctor) in path.into_iter().rev() {
            name = self.name_below(name, object, ctor)?;
            self.memo.set(object.slot, Kind::Name, self.names.len())?;
            self.names.push(name);
        }
        Ok(name)
    }

    /// The hash of a name, which is not put into the store.
    pub(crate) fn name_hash(&mut self, word: Word) -> Result<NameHash> {
        let mut path = Vec::new();
        let mut next = word;
        let mut hash = loop {
            match next.small() {
                Some(0) => break NameHash::ANONYMOUS,
                Some(value) => return Err(self.small_value("a name", value)),
                None => {}
            }
            let object = self.image.object(next, "a name")?;
            if let Some(known) = self.name_hashes.get(&object.slot) {
                break *known;
            }
            self.charge(1, "names")?;
            let shape = if object.tag == NAME_NUM.tag { NAME_NUM } else { NAME_STR };
            let ctor = self.image.shaped(object, shape)?;
            path.push((object, ctor));
            next = ctor.field(0);
        };
        for (object, ctor) in path.into_iter().rev() {
            hash = if object.tag == NAME_NUM.tag {
                hash.below(self.small_nat(ctor.field(1), "the number of a name")?)
            } else {
                hash.below(self.text(ctor.field(1))?)
            };
            self.name_hashes.insert(object.slot, hash);
        }
        Ok(hash)
    }

    fn name_below(&mut self, parent: NameId, object: Object, ctor: Ctor<'_>) -> Result<NameId> {
        if object.tag == NAME_NUM.tag {
            let number = self.small_nat(ctor.field(1), "the number of a name")?;
            let built = self.terms.name_num(parent, number);
            return self.stored(object, built);
        }
        let text = self.text(ctor.field(1))?;
        let built = self.terms.name_str(parent, text);
        self.stored(object, built)
    }

    /// An error about a small value in a place where it makes no sense.
    fn small_value(&self, wanted: &'static str, value: u64) -> OleanError {
        OleanError::SmallValue { wanted, value }
    }

    fn small_nat(&self, word: Word, what: &'static str) -> Result<u64> {
        match self.image.natural(word)? {
            Natural::Small(value) => Ok(value),
            Natural::Big(_) => {
                let object = self.image.object(word, what)?;
                Err(self.image.damaged(object, Reason::Number("a count has more than 63 bits")))
            }
        }
    }

    fn count(&self, word: Word, what: &'static str) -> Result<u32> {
        let value = self.small_nat(word, what)?;
        u32::try_from(value).map_err(|_| OleanError::Count { what, value })
    }

    /// The elements of a list of objects.
    fn list(&mut self, word: Word, what: &'static str) -> Result<Vec<Word>> {
        let mut elements = Vec::new();
        let mut next = word;
        loop {
            match next.small() {
                Some(0) => return Ok(elements),
                Some(value) => return Err(self.small_value(what, value)),
                None => {}
            }
            if elements.len() == LIST_LIMIT {
                return Err(OleanError::Count { what, value: LIST_LIMIT as u64 + 1 });
            }
            self.charge(1, what)?;
            let (_, cell) = self.image.ctor(next, CONS)?;
            elements.push(cell.field(0));
            next = cell.field(1);
        }
    }

    fn name_list(&mut self, word: Word) -> Result<Vec<NameId>> {
        self.list(word, "a list of names")?.into_iter().map(|name| self.name(name)).collect()
    }

    // ---- levels ----

    fn level(&mut self, root: Word) -> Result<LevelId> {
        if let Some(level) = self.known_level(root)? {
            return Ok(level);
        }
        let mut stack = vec![(self.image.object(root, "a universe level")?, false)];
        while let Some((object, children_done)) = stack.pop() {
            if children_done {
                let level = self.build_level(object)?;
                self.memo.set(object.slot, Kind::Level, self.levels.len())?;
                self.levels.push(level);
                continue;
            }
            if let State::Done(_) = self.remembered(object, Kind::Level)? {
                continue;
            }
            self.memo.set_pending(object.slot, Kind::Level);
            stack.push((object, true));
            let ctor = self.level_ctor(object)?;
            let children = match object.tag {
                1 => 1,
                2 | 3 => 2,
                _ => 0,
            };
            for index in 0..children {
                let child = ctor.field(index);
                if self.known_level(child)?.is_none() {
                    stack.push((self.image.object(child, "a universe level")?, false));
                }
            }
        }
        self.known_level(root)?.ok_or(OleanError::Budget { what: "universe levels" })
    }

    /// The level at `word` if it is zero or was met before.
    fn known_level(&self, word: Word) -> Result<Option<LevelId>> {
        match word.small() {
            Some(0) => return Ok(Some(LevelId::ZERO)),
            Some(value) => return Err(self.small_value("a universe level", value)),
            None => {}
        }
        let object = self.image.object(word, "a universe level")?;
        Ok(match self.remembered(object, Kind::Level)? {
            State::Done(position) => Some(self.levels[position]),
            State::New => None,
        })
    }

    fn level_ctor(&self, object: Object) -> Result<Ctor<'a>> {
        let shape = match object.tag {
            1 => LEVEL_SUCC,
            2 => LEVEL_MAX,
            3 => LEVEL_IMAX,
            4 => LEVEL_PARAM,
            5 => return Err(self.image.damaged(object, Reason::OpenTerm("a universe meta variable"))),
            _ => return Err(self.image.unexpected(object, "a universe level")),
        };
        self.image.shaped(object, shape)
    }

    /// Builds a level whose parts were built.
    fn build_level(&mut self, object: Object) -> Result<LevelId> {
        let ctor = self.level_ctor(object)?;
        let part = |this: &Self, index| {
            let known = this.known_level(ctor.field(index))?;
            known.ok_or_else(|| this.image.damaged(object, Reason::Cyclic("a universe level")))
        };
        let built = match object.tag {
            1 => {
                let a = part(self, 0)?;
                self.terms.level_succ(a)
            }
            2 => {
                let (a, b) = (part(self, 0)?, part(self, 1)?);
                self.terms.level_max(a, b)
            }
            3 => {
                let (a, b) = (part(self, 0)?, part(self, 1)?);
                self.terms.level_imax(a, b)
            }
            _ => {
                let name = self.name(ctor.field(0))?;
                self.terms.level_param(name)
            }
        };
        self.stored(object, built)
    }

    fn level_list(&mut self, word: Word) -> Result<LevelsId> {
        if word.small() == Some(0) {
            return Ok(LevelsId::EMPTY);
        }
        let object = self.image.object(word, "a list of universe levels")?;
        if let State::Done(position) = self.remembered(object, Kind::Levels)? {
            return Ok(self.lists[position]);
        }
        let elements = self.list(word, "a list of universe levels")?;
        let levels = elements.into_iter().map(|l| self.level(l)).collect::<Result<Vec<_>>>()?;
        let built = self.terms.levels(&levels);
        let list = self.stored(object, built)?;
        self.memo.set(object.slot, Kind::Levels, self.lists.len())?;
        self.lists.push(list);
        Ok(list)
    }

    // ---- terms ----

    fn expr(&mut self, root: Word) -> Result<ExprId> {
        let root = self.expr_object(root)?;
        let mut stack = vec![(root, None)];
        while let Some((object, begun)) = stack.pop() {
            let ctor = match begun {
                Some(ctor) => ctor,
                None => {
                    if let State::Done(_) = self.remembered(object, Kind::Expr)? {
                        continue;
                    }
                    let ctor = self.expr_ctor(object)?;
                    self.memo.set_pending(object.slot, Kind::Expr);
                    ctor
                }
            };
            let Some(parts) = self.parts(object, ctor, &mut stack)? else { continue };
            let expr = self.build_expr(object, ctor, parts)?;
            self.memo.set(object.slot, Kind::Expr, self.exprs.len())?;
            self.exprs.push(expr);
        }
        self.built(root)
    }

    /// The parts of a term that are terms, if all were built; else it and those that were not go on the stack.
    fn parts(
        &self,
        object: Object,
        ctor: Ctor<'a>,
        stack: &mut Vec<(Object, Option<Ctor<'a>>)>,
    ) -> Result<Option<[ExprId; 3]>> {
        let mut parts = [ExprId::PROP; 3];
        let place = stack.len();
        for (part, index) in parts.iter_mut().zip(children(object.tag)) {
            let child = self.expr_object(ctor.field(index))?;
            // A pending child found here or when it is popped is an ancestor: a cycle.
            match self.remembered(child, Kind::Expr)? {
                State::Done(position) => *part = self.exprs[position],
                State::New => {
                    if stack.len() == place {
                        stack.push((object, Some(ctor)));
                    }
                    stack.push((child, None));
                }
            }
        }
        Ok((stack.len() == place).then_some(parts))
    }

    fn expr_object(&self, word: Word) -> Result<Object> {
        match word.small() {
            Some(value) => Err(self.small_value("a term", value)),
            None => self.image.object(word, "a term"),
        }
    }

    fn built(&self, object: Object) -> Result<ExprId> {
        match self.remembered(object, Kind::Expr)? {
            State::Done(position) => Ok(self.exprs[position]),
            State::New => Err(self.image.damaged(object, Reason::Cyclic("a term"))),
        }
    }

    fn expr_ctor(&self, object: Object) -> Result<Ctor<'a>> {
        let shape = match object.tag {
            0 => BVAR,
            1 => return Err(self.image.damaged(object, Reason::OpenTerm("a free variable"))),
            2 => return Err(self.image.damaged(object, Reason::OpenTerm("a meta variable"))),
            3 => SORT,
            4 => CONST,
            5 => APP,
            6 => LAMBDA,
            7 => PI,
            8 => LET,
            9 => LITERAL,
            10 => MDATA,
            11 => PROJ,
            _ => return Err(self.image.unexpected(object, "a term")),
        };
        self.image.shaped(object, shape)
    }

    /// Builds a term of its parts.
    fn build_expr(&mut self, object: Object, ctor: Ctor<'a>, parts: [ExprId; 3]) -> Result<ExprId> {
        let [first, second, third] = parts;
        let built = match object.tag {
            0 => {
                let index = self.bound_variable(object, ctor.field(0))?;
                self.terms.bvar(index)
            }
            3 => {
                let level = self.level(ctor.field(0))?;
                self.terms.sort(level)
            }
            4 => {
                let (name, levels) = (self.name(ctor.field(0))?, self.level_list(ctor.field(1))?);
                self.terms.constant(name, levels)
            }
            5 => self.terms.app(first, second),
            6 | 7 => {
                let kind = self.binder_kind(object, ctor)?;
                let binder = Binder { name: self.name(ctor.field(0))?, kind, ty: first };
                if object.tag == 6 {
                    self.terms.lambda(binder, second)
                } else {
                    self.terms.pi(binder, second)
                }
            }
            8 => {
                let name = self.name(ctor.field(0))?;
                self.terms.let_(name, first, second, third)
            }
            9 => return self.literal(object, ctor),
            10 => return Ok(first),
            _ => {
                let type_name = self.name(ctor.field(0))?;
                let field = self.count(ctor.field(1), "the field number of a projection")?;
                self.terms.proj(type_name, field, first)
            }
        };
        self.stored(object, built)
    }

    fn bound_variable(&self, object: Object, word: Word) -> Result<u32> {
        let index = self.small_nat(word, "the index of a bound variable")?;
        match u32::try_from(index) {
            Ok(small) if small < MAX_BOUND_VARIABLE => Ok(small),
            _ => {
                let limit = u64::from(MAX_BOUND_VARIABLE) - 1;
                let what = "the index of a bound variable";
                Err(self.image.damaged(object, Reason::OutOfRange { what, value: index, limit }))
            }
        }
    }

    fn binder_kind(&self, object: Object, ctor: Ctor<'_>) -> Result<BinderKind> {
        Ok(match ctor.byte(8) {
            0 => BinderKind::Default,
            1 => BinderKind::Implicit,
            2 => BinderKind::StrictImplicit,
            3 => BinderKind::Instance,
            value => {
                return Err(self.image.damaged(object, Reason::Flag { what: "a binder annotation", value }));
            }
        })
    }

    fn literal(&mut self, object: Object, ctor: Ctor<'_>) -> Result<ExprId> {
        let inner = self.image.object(ctor.field(0), "a literal")?;
        let built = if inner.tag == LITERAL_STR.tag {
            let value = self.image.shaped(inner, LITERAL_STR)?.field(0);
            let text = self.text(value)?;
            self.terms.str_lit(text)
        } else {
            let value = self.image.shaped(inner, LITERAL_NAT)?.field(0);
            let number = match self.image.natural(value)? {
                Natural::Small(small) => UBig::from(small),
                Natural::Big(limbs) => {
                    self.charge(limbs.len() as u64, "big numbers")?;
                    UBig::from_le_bytes(&limbs.iter().flat_map(|l| l.to_le_bytes()).collect::<Vec<u8>>())
                }
            };
            self.terms.nat_lit(number)
        };
        self.stored(object, built)
    }

    // ---- constants ----

    /// The constant that the `ConstantInfo` at `word` describes.
    pub(crate) fn constant(&mut self, word: Word) -> Result<Decoded> {
        let info = self.image.object(word, "a constant")?;
        let kind = info.tag;
        let value_shape = match kind {
            0 => AXIOM_VAL,
            1 => DEFINITION_VAL,
            2 => THEOREM_VAL,
            3 => OPAQUE_VAL,
            4 => QUOT_VAL,
            5 => INDUCTIVE_VAL,
            6 => CONSTRUCTOR_VAL,
            7 => RECURSOR_VAL,
            _ => return Err(self.image.unexpected(info, "a constant")),
        };
        let outer = self.image.shaped(info, shape(kind, 1, 0, "a constant"))?;
        let (object, value) = self.image.ctor(outer.field(0), value_shape)?;
        let safety = self.safety(kind, object, value)?;
        if safety != Safety::Safe {
            let (_, common) = self.image.ctor(value.field(0), CONSTANT_VAL)?;
            return Ok(Decoded::Skipped(Skipped { name: self.name(common.field(0))?, safety }));
        }
        let signature = self.signature(value.field(0))?;
        self.constant_of_kind(kind, signature, object, value).map(Decoded::Constant)
    }

    fn signature(&mut self, word: Word) -> Result<Signature> {
        let (_, common) = self.image.ctor(word, CONSTANT_VAL)?;
        Ok(Signature {
            name: self.name(common.field(0))?,
            universes: self.name_list(common.field(1))?,
            ty: self.expr(common.field(2))?,
        })
    }

    fn safety(&self, kind: u8, object: Object, value: Ctor<'_>) -> Result<Safety> {
        let byte = match kind {
            0 | 3 | 6 => value.byte(0),
            5 | 7 => value.byte(1),
            1 => {
                return match value.byte(0) {
                    0 => Ok(Safety::Unsafe),
                    1 => Ok(Safety::Safe),
                    2 => Ok(Safety::Partial),
                    value => Err(self.image.damaged(object, Reason::Flag { what: "a safety mark", value })),
                };
            }
            _ => 0,
        };
        Ok(if self.flag(object, byte, "an unsafe mark")? { Safety::Unsafe } else { Safety::Safe })
    }

    fn flag(&self, object: Object, byte: u8, what: &'static str) -> Result<bool> {
        match byte {
            0 => Ok(false),
            1 => Ok(true),
            value => Err(self.image.damaged(object, Reason::Flag { what, value })),
        }
    }

    fn constant_of_kind(
        &mut self,
        kind: u8,
        signature: Signature,
        object: Object,
        value: Ctor<'_>,
    ) -> Result<ConstantInfo> {
        Ok(match kind {
            0 => ConstantInfo::Axiom(Axiom { signature, is_unsafe: false }),
            1 => ConstantInfo::Definition(Definition {
                signature,
                value: self.expr(value.field(1))?,
                hints: self.hints(value.field(2))?,
                safety: Safety::Safe,
                all: self.name_list(value.field(3))?,
            }),
            2 => ConstantInfo::Theorem(Theorem {
                signature,
                value: self.expr(value.field(1))?,
                all: self.name_list(value.field(2))?,
            }),
            3 => ConstantInfo::Opaque(Opaque {
                signature,
                value: self.expr(value.field(1))?,
                is_unsafe: false,
                all: self.name_list(value.field(2))?,
            }),
            4 => ConstantInfo::Quot(Quot { signature, kind: self.quot_kind(object, value)? }),
            5 => ConstantInfo::Inductive(InductiveInfo {
                signature,
                parameters: self.count(value.field(1), "the number of parameters")?,
                indices: self.count(value.field(2), "the number of indices")?,
                all: self.name_list(value.field(3))?,
                constructors: self.name_list(value.field(4))?,
                nested: self.count(value.field(5), "the number of nested types")?,
                is_recursive: self.flag(object, value.byte(0), "a recursion mark")?,
                is_reflexive: self.flag(object, value.byte(2), "a reflexivity mark")?,
                is_unsafe: false,
            }),
            6 => ConstantInfo::Constructor(ConstructorInfo {
                signature,
                inductive: self.name(value.field(1))?,
                index: self.count(value.field(2), "the position of a constructor")?,
                parameters: self.count(value.field(3), "the number of parameters")?,
                fields: self.count(value.field(4), "the number of fields")?,
                is_unsafe: false,
            }),
            _ => ConstantInfo::Recursor(RecursorInfo {
                signature,
                all: self.name_list(value.field(1))?,
                parameters: self.count(value.field(2), "the number of parameters")?,
                indices: self.count(value.field(3), "the number of indices")?,
                motives: self.count(value.field(4), "the number of motives")?,
                minors: self.count(value.field(5), "the number of minor premises")?,
                rules: self.rules(value.field(6))?,
                k: self.flag(object, value.byte(0), "a K mark")?,
                is_unsafe: false,
            }),
        })
    }

    fn hints(&self, word: Word) -> Result<Hints> {
        match word.small() {
            Some(0) => Ok(Hints::Opaque),
            Some(1) => Ok(Hints::Abbreviation),
            Some(value) => Err(self.small_value("reducibility hints", value)),
            None => Ok(Hints::Regular(self.image.ctor(word, HINTS_REGULAR)?.1.word32())),
        }
    }

    fn quot_kind(&self, object: Object, value: Ctor<'_>) -> Result<QuotKind> {
        Ok(match value.byte(0) {
            0 => QuotKind::Type,
            1 => QuotKind::Constructor,
            2 => QuotKind::Lift,
            3 => QuotKind::Induction,
            value => {
                return Err(self.image.damaged(object, Reason::Flag { what: "a kind of quotient", value }));
            }
        })
    }

    fn rules(&mut self, word: Word) -> Result<Vec<RecursorRule>> {
        let rules = self.list(word, "a list of computation rules")?;
        rules
            .into_iter()
            .map(|rule| {
                let (_, rule) = self.image.ctor(rule, RULE)?;
                Ok(RecursorRule {
                    constructor: self.name(rule.field(0))?,
                    fields: self.count(rule.field(1), "the number of fields")?,
                    value: self.expr(rule.field(2))?,
                })
            })
            .collect()
    }
}

/// Which fields of a term are terms.
fn children(tag: u8) -> std::ops::Range<usize> {
    match tag {
        5 => 0..2,
        6 | 7 => 1..3,
        8 => 1..4,
        10 => 1..2,
        11 => 2..3,
        _ => 0..0,
    }
}
