//! Writing compiled files by hand, right ones and wrong ones: for tests and for the attack suite.
//!
//! [`Crafter`] places single objects, whatever nonsense they are; [`craft`] writes constants as a whole module.
//! Hashes and other data that Lean caches in objects are left zero, so Lean itself must not load such a file; the
//! reader of this crate does not look at them.

use std::collections::HashMap;

use dashu_int::UBig;
use lmap_kernel::{
    BinderKind, ConstantInfo, Expr, ExprId, Hints, Level, LevelId, Name, NameId, QuotKind, Signature, Terms,
};

use super::image::HEADER_LEN;

/// Address of the first byte of a crafted file.
const BASE: u64 = 0x7000_0000_0000;

/// A word as a file stores it: a small value or the address of an object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Word(pub u64);

impl Word {
    /// A small value.
    pub fn small(value: u64) -> Self {
        Word(value << 1 | 1)
    }
}

/// Places objects one after another.
#[derive(Debug, Clone)]
pub struct Crafter {
    bytes: Vec<u8>,
}

impl Default for Crafter {
    fn default() -> Self {
        Self::new("4.35.0")
    }
}

impl Crafter {
    /// Starts a file that claims to be written by a release of Lean.
    pub fn new(release: &str) -> Self {
        let mut bytes = b"olean\x02\x01".to_vec();
        bytes.extend(release.bytes().chain(std::iter::repeat(0)).take(33));
        bytes.extend(b"eb6cafb7290e8bd5f2937522d8d804f58f02bafc");
        bytes.extend(BASE.to_le_bytes());
        bytes.extend([0; 8]);
        debug_assert_eq!(bytes.len(), HEADER_LEN);
        Crafter { bytes }
    }

    /// The address that the next object will get.
    pub fn next(&self) -> Word {
        Word(BASE + self.bytes.len() as u64)
    }

    /// Overwrites the `index`-th field of an object: the way to make a circle.
    pub fn set_field(&mut self, object: Word, index: usize, value: Word) {
        let at = (object.0 - BASE) as usize + 8 + 8 * index;
        self.bytes[at..at + 8].copy_from_slice(&value.0.to_le_bytes());
    }

    fn header(&mut self, size: u16, fields: u8, tag: u8) -> Word {
        let address = self.next();
        self.bytes.extend(0i32.to_le_bytes());
        self.bytes.extend(size.to_le_bytes());
        self.bytes.extend([fields, tag]);
        address
    }

    fn word(&mut self, value: u64) {
        self.bytes.extend(value.to_le_bytes());
    }

    fn pad(&mut self) {
        self.bytes.resize(self.bytes.len().next_multiple_of(8), 0);
    }

    /// A constructor object.
    pub fn object(&mut self, tag: u8, fields: &[Word], scalars: &[u8]) -> Word {
        let size = (8 + 8 * fields.len() + scalars.len()).next_multiple_of(8);
        let address = self.header(size as u16, fields.len() as u8, tag);
        fields.iter().for_each(|f| self.word(f.0));
        self.bytes.extend(scalars);
        self.pad();
        address
    }

    /// A string object.
    pub fn string(&mut self, text: &str) -> Word {
        let address = self.header(1, 0, 249);
        let size = text.len() as u64 + 1;
        self.word(size);
        self.word(size);
        self.word(text.chars().count() as u64);
        self.bytes.extend(text.bytes());
        self.bytes.push(0);
        self.pad();
        address
    }

    /// An array object that claims `len` elements and holds `elements`.
    pub fn array_of_length(&mut self, len: u64, elements: &[Word]) -> Word {
        let address = self.header(1, 0, 246);
        self.word(len);
        self.word(len);
        elements.iter().for_each(|e| self.word(e.0));
        address
    }

    /// An array object.
    pub fn array(&mut self, elements: &[Word]) -> Word {
        self.array_of_length(elements.len() as u64, elements)
    }

    /// A list.
    pub fn list(&mut self, elements: &[Word]) -> Word {
        elements.iter().rev().fold(Word::small(0), |tail, head| self.object(1, &[*head, tail], &[]))
    }

    /// A natural number.
    pub fn natural(&mut self, value: &UBig) -> Word {
        match u64::try_from(value) {
            Ok(small) if small < 1 << 63 => Word::small(small),
            _ => {
                let mut limbs = value.to_le_bytes().to_vec();
                limbs.resize(limbs.len().next_multiple_of(8), 0);
                let count = (limbs.len() / 8) as u32;
                let address = self.header(24 + limbs.len() as u16, 0, 250);
                self.bytes.extend(count.to_le_bytes());
                self.bytes.extend(count.to_le_bytes());
                self.word(address.0 + 24);
                self.bytes.extend(limbs);
                address
            }
        }
    }

    /// A name below a parent.
    pub fn name_str(&mut self, parent: Word, text: &str) -> Word {
        let text = self.string(text);
        self.object(1, &[parent, text], &[0; 8])
    }

    /// The data of a module: names and constants as given, whether they fit or not.
    pub fn module(&mut self, imports: &[Word], names: &[Word], constants: &[Word]) -> Word {
        let empty = self.array(&[]);
        let fields = [self.array(imports), self.array(names), self.array(constants), empty, empty];
        self.object(0, &fields, &[0])
    }

    /// An import of the module with this name.
    pub fn import(&mut self, module: Word) -> Word {
        self.object(0, &[module], &[0, 1, 0])
    }

    /// The file, with `root` as its root.
    pub fn finish(mut self, root: Word) -> Vec<u8> {
        self.bytes[88..96].copy_from_slice(&root.0.to_le_bytes());
        self.bytes
    }
}

/// Writes constants as a compiled file, exactly as given: nothing is checked.
pub fn craft(terms: &Terms, imports: &[&[&str]], constants: &[ConstantInfo]) -> Vec<u8> {
    let mut writer = TermCrafter {
        terms,
        file: Crafter::default(),
        names: HashMap::new(),
        levels: HashMap::new(),
        exprs: HashMap::new(),
    };
    let imports: Vec<Word> = imports
        .iter()
        .map(|parts| {
            let name = parts.iter().fold(Word::small(0), |parent, part| writer.file.name_str(parent, part));
            writer.file.import(name)
        })
        .collect();
    let names: Vec<Word> = constants.iter().map(|c| writer.name(c.signature().name)).collect();
    let constants: Vec<Word> = constants.iter().map(|c| writer.constant(c)).collect();
    let root = writer.file.module(&imports, &names, &constants);
    writer.file.finish(root)
}

struct TermCrafter<'t> {
    terms: &'t Terms,
    file: Crafter,
    names: HashMap<NameId, Word>,
    levels: HashMap<LevelId, Word>,
    exprs: HashMap<ExprId, Word>,
}

impl TermCrafter<'_> {
    fn name(&mut self, name: NameId) -> Word {
        if let Some(word) = self.names.get(&name) {
            return *word;
        }
        let word = match self.terms.name(name) {
            Name::Anonymous => Word::small(0),
            Name::Str(parent, text) => {
                let parent = self.name(parent);
                self.file.name_str(parent, self.terms.str_value(text))
            }
            Name::Num(parent, number) => {
                let parent = self.name(parent);
                self.file.object(2, &[parent, Word::small(number)], &[0; 8])
            }
        };
        self.names.insert(name, word);
        word
    }

    fn names(&mut self, names: &[NameId]) -> Word {
        let words: Vec<Word> = names.iter().map(|n| self.name(*n)).collect();
        self.file.list(&words)
    }

    fn level(&mut self, level: LevelId) -> Word {
        if let Some(word) = self.levels.get(&level) {
            return *word;
        }
        let word = match self.terms.level(level) {
            Level::Zero => Word::small(0),
            Level::Succ(a) => {
                let a = self.level(a);
                self.file.object(1, &[a], &[0; 8])
            }
            Level::Max(a, b) => {
                let parts = [self.level(a), self.level(b)];
                self.file.object(2, &parts, &[0; 8])
            }
            Level::IMax(a, b) => {
                let parts = [self.level(a), self.level(b)];
                self.file.object(3, &parts, &[0; 8])
            }
            Level::Param(name) => {
                let name = self.name(name);
                self.file.object(4, &[name], &[0; 8])
            }
        };
        self.levels.insert(level, word);
        word
    }

    /// On an explicit stack: test terms may be deep.
    fn expr(&mut self, root: ExprId) -> Word {
        let mut stack = vec![root];
        while let Some(&expr) = stack.last() {
            if self.exprs.contains_key(&expr) {
                stack.pop();
                continue;
            }
            let node = self.terms.expr(expr);
            let missing: Vec<ExprId> = crate::export::parts(node)
                .into_iter()
                .flatten()
                .filter(|part| !self.exprs.contains_key(part))
                .collect();
            if missing.is_empty() {
                let word = self.node(node);
                self.exprs.insert(expr, word);
            } else {
                stack.extend(missing);
            }
        }
        self.exprs[&root]
    }

    fn node(&mut self, node: Expr) -> Word {
        const DATA: [u8; 8] = [0; 8];
        let with_kind = |kind: BinderKind| {
            let mut scalars = [0; 9];
            scalars[8] = match kind {
                BinderKind::Default => 0,
                BinderKind::Implicit => 1,
                BinderKind::StrictImplicit => 2,
                BinderKind::Instance => 3,
            };
            scalars
        };
        match node {
            Expr::BVar(index) => self.file.object(0, &[Word::small(u64::from(index))], &DATA),
            Expr::Local { number, .. } => self.file.object(1, &[Word::small(u64::from(number))], &DATA),
            Expr::Sort(level) => {
                let level = self.level(level);
                self.file.object(3, &[level], &DATA)
            }
            Expr::Const(name, levels) => {
                let levels: Vec<Word> =
                    self.terms.level_list(levels).iter().map(|level| self.level(*level)).collect();
                let fields = [self.name(name), self.file.list(&levels)];
                self.file.object(4, &fields, &DATA)
            }
            Expr::App(f, a) => self.file.object(5, &[self.exprs[&f], self.exprs[&a]], &DATA),
            Expr::Lambda(b, body) => {
                let fields = [self.name(b.name), self.exprs[&b.ty], self.exprs[&body]];
                self.file.object(6, &fields, &with_kind(b.kind))
            }
            Expr::Pi(b, body) => {
                let fields = [self.name(b.name), self.exprs[&b.ty], self.exprs[&body]];
                self.file.object(7, &fields, &with_kind(b.kind))
            }
            Expr::Let { name, ty, value, body } => {
                let fields = [self.name(name), self.exprs[&ty], self.exprs[&value], self.exprs[&body]];
                self.file.object(8, &fields, &[0; 9])
            }
            Expr::Proj { type_name, field, structure } => {
                let fields = [self.name(type_name), Word::small(u64::from(field)), self.exprs[&structure]];
                self.file.object(11, &fields, &DATA)
            }
            Expr::Nat(value) => {
                let value = self.file.natural(self.terms.nat_value(value));
                let literal = self.file.object(0, &[value], &[]);
                self.file.object(9, &[literal], &DATA)
            }
            Expr::Str(text) => {
                let text = self.file.string(self.terms.str_value(text));
                let literal = self.file.object(1, &[text], &[]);
                self.file.object(9, &[literal], &DATA)
            }
        }
    }

    fn signature(&mut self, signature: &Signature) -> Word {
        let fields = [self.name(signature.name), self.names(&signature.universes), self.expr(signature.ty)];
        self.file.object(0, &fields, &[])
    }

    fn constant(&mut self, constant: &ConstantInfo) -> Word {
        let signature = self.signature(constant.signature());
        let count = |n: u32| Word::small(u64::from(n));
        let (kind, value) = match constant {
            ConstantInfo::Axiom(c) => (0, self.file.object(0, &[signature], &[u8::from(c.is_unsafe)])),
            ConstantInfo::Definition(c) => {
                let hints = match c.hints {
                    Hints::Opaque => Word::small(0),
                    Hints::Abbreviation => Word::small(1),
                    Hints::Regular(height) => self.file.object(2, &[], &height.to_le_bytes()),
                };
                let safety = match c.safety {
                    lmap_kernel::Safety::Unsafe => 0,
                    lmap_kernel::Safety::Safe => 1,
                    lmap_kernel::Safety::Partial => 2,
                };
                let fields = [signature, self.expr(c.value), hints, self.names(&c.all)];
                (1, self.file.object(0, &fields, &[safety]))
            }
            ConstantInfo::Theorem(c) => {
                let fields = [signature, self.expr(c.value), self.names(&c.all)];
                (2, self.file.object(0, &fields, &[]))
            }
            ConstantInfo::Opaque(c) => {
                let fields = [signature, self.expr(c.value), self.names(&c.all)];
                (3, self.file.object(0, &fields, &[u8::from(c.is_unsafe)]))
            }
            ConstantInfo::Quot(c) => {
                let kind = match c.kind {
                    QuotKind::Type => 0,
                    QuotKind::Constructor => 1,
                    QuotKind::Lift => 2,
                    QuotKind::Induction => 3,
                };
                (4, self.file.object(0, &[signature], &[kind]))
            }
            ConstantInfo::Inductive(c) => {
                let fields = [
                    signature,
                    count(c.parameters),
                    count(c.indices),
                    self.names(&c.all),
                    self.names(&c.constructors),
                    count(c.nested),
                ];
                let flags = [c.is_recursive, c.is_unsafe, c.is_reflexive].map(u8::from);
                (5, self.file.object(0, &fields, &flags))
            }
            ConstantInfo::Constructor(c) => {
                let fields =
                    [signature, self.name(c.inductive), count(c.index), count(c.parameters), count(c.fields)];
                (6, self.file.object(0, &fields, &[u8::from(c.is_unsafe)]))
            }
            ConstantInfo::Recursor(c) => {
                let rules: Vec<Word> = c
                    .rules
                    .iter()
                    .map(|rule| {
                        let fields = [self.name(rule.constructor), count(rule.fields), self.expr(rule.value)];
                        self.file.object(0, &fields, &[])
                    })
                    .collect();
                let fields = [
                    signature,
                    self.names(&c.all),
                    count(c.parameters),
                    count(c.indices),
                    count(c.motives),
                    count(c.minors),
                    self.file.list(&rules),
                ];
                (7, self.file.object(0, &fields, &[c.k, c.is_unsafe].map(u8::from)))
            }
        };
        self.file.object(kind, &[value], &[])
    }
}
