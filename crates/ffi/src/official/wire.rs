//! The stream in which declarations travel to the official-kernel process.
//!
//! The stream is eight bytes of magic, then frames: a length of four bytes (little endian) and that many bytes of whole
//! records. Numbers inside records are LEB128. Names, levels and expressions are numbered in the order of
//! their records and refer only to earlier ones; name 0 is the anonymous name and level 0 is zero. The last record is
//! [`Record::Finish`], so a stream that was cut off is noticed.
//!
//! Both ends live here, so that they cannot drift apart. The format is private to one build of the program.

use std::io::{self, Read, Write};

/// First bytes of every stream.
pub const MAGIC: [u8; 8] = *b"LMAPKRN1";
/// A frame is written out when it has grown to this size.
const FRAME_TARGET: usize = 64 * 1024;
/// Largest frame that is accepted; one record (a huge literal) may need it.
const FRAME_LIMIT: u32 = 256 << 20;

/// Binder annotation, in the order of Lean's own enumeration.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Binder {
    /// `(x : A)`
    Default = 0,
    /// `{x : A}`
    Implicit = 1,
    /// `⦃x : A⦄`
    StrictImplicit = 2,
    /// `[x : A]`
    Instance = 3,
}

/// How eagerly a definition is unfolded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hints {
    /// Never by the lazy strategy's heuristics.
    Opaque,
    /// Always first.
    Abbreviation,
    /// By definitional height.
    Regular(u32),
}

/// What the process does with a declaration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Mode {
    /// Check it and keep it.
    Add = 0,
    /// Keep it without a check: only before [`Record::BaseComplete`].
    Trust = 1,
    /// Check it and report; the environment stays as it was.
    Try = 2,
}

/// Name, universe parameters and type of a constant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    /// Name number.
    pub name: u32,
    /// Name numbers of the universe parameters.
    pub level_params: Vec<u32>,
    /// Expression number of the type.
    pub ty: u32,
}

/// The four quotient constants, in the order of Lean's own enumeration.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum QuotKind {
    /// `Quot`
    Type = 0,
    /// `Quot.mk`
    Constructor = 1,
    /// `Quot.lift`
    Lift = 2,
    /// `Quot.ind`
    Induction = 3,
}

/// One type of an inductive declaration, as it is given to the kernel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GivenType {
    /// Name of the type.
    pub name: u32,
    /// Expression number of its type.
    pub ty: u32,
    /// Names and types of its constructors, in order.
    pub constructors: Vec<(u32, u32)>,
}

/// What the sender believes the kernel generates for an inductive declaration.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Claims {
    /// The types.
    pub types: Vec<InductiveType>,
    /// All their constructors.
    pub constructors: Vec<Constructor>,
    /// All their recursors.
    pub recursors: Vec<Recursor>,
}

/// What the sender believes of one inductive type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InductiveType {
    /// Name, parameters, type.
    pub head: Head,
    /// Number of parameters.
    pub num_params: u64,
    /// Number of indices.
    pub num_indices: u64,
    /// Number of auxiliary types made for nested occurrences.
    pub num_nested: u64,
    /// All types of the block.
    pub all: Vec<u32>,
    /// Names of its constructors, in order.
    pub constructors: Vec<u32>,
    /// Whether the type occurs in its own constructors.
    pub is_recursive: bool,
    /// Whether it occurs there under a function type.
    pub is_reflexive: bool,
}

/// One constructor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Constructor {
    /// Name, parameters, type.
    pub head: Head,
    /// The type it belongs to.
    pub inductive: u32,
    /// Position among the type's constructors.
    pub index: u64,
    /// Number of parameters.
    pub num_params: u64,
    /// Number of fields.
    pub num_fields: u64,
}

/// One computation rule of a recursor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// The constructor it is for.
    pub constructor: u32,
    /// Number of that constructor's fields.
    pub num_fields: u64,
    /// Expression number of the right-hand side.
    pub rhs: u32,
}

/// One recursor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recursor {
    /// Name, parameters, type.
    pub head: Head,
    /// All types of the block.
    pub all: Vec<u32>,
    /// Number of parameters.
    pub num_params: u64,
    /// Number of indices.
    pub num_indices: u64,
    /// Number of motives.
    pub num_motives: u64,
    /// Number of minor premises.
    pub num_minors: u64,
    /// Computation rules in order.
    pub rules: Vec<Rule>,
    /// Whether it reduces on any proof, K-like.
    pub k: bool,
}

/// A declaration that the kernel can be asked to add.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Declaration {
    /// A constant without a value.
    Axiom {
        /// Name, parameters, type.
        head: Head,
    },
    /// A definition.
    Definition {
        /// Name, parameters, type.
        head: Head,
        /// Expression number of the value.
        value: u32,
        /// When it is unfolded.
        hints: Hints,
        /// All definitions of its mutual block.
        all: Vec<u32>,
    },
    /// A theorem.
    Theorem {
        /// Name, parameters, type.
        head: Head,
        /// Expression number of the proof.
        value: u32,
        /// All theorems of its mutual block.
        all: Vec<u32>,
    },
    /// A definition that is never unfolded.
    Opaque {
        /// Name, parameters, type.
        head: Head,
        /// Expression number of the value.
        value: u32,
        /// All constants of its mutual block.
        all: Vec<u32>,
    },
    /// The four quotient constants. `claims` are the types that the sender has for them.
    Quotient {
        /// The constants as far as the sender has them.
        claims: Vec<(QuotKind, Head)>,
    },
    /// A block of inductive types.
    Inductive {
        /// Names of the universe parameters.
        level_params: Vec<u32>,
        /// Number of parameters.
        num_params: u64,
        /// The types.
        types: Vec<GivenType>,
        /// What is compared with what the kernel generates, if the sender has it.
        claims: Option<Claims>,
    },
}

/// One record of the stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Record {
    /// The next name: a parent and a string.
    NameStr(u32, String),
    /// The next name: a parent and a number.
    NameNum(u32, u64),
    /// The next level.
    Succ(u32),
    /// The next level.
    Max(u32, u32),
    /// The next level.
    IMax(u32, u32),
    /// The next level: a parameter.
    Param(u32),
    /// The next expression: a bound variable.
    Bound(u64),
    /// The next expression: a sort.
    Sort(u32),
    /// The next expression: a constant with levels.
    Const(u32, Vec<u32>),
    /// The next expression: an application.
    App(u32, u32),
    /// The next expression: a function (binder name, annotation, type, body).
    Lambda(u32, Binder, u32, u32),
    /// The next expression: a function type.
    Pi(u32, Binder, u32, u32),
    /// The next expression: a local definition (name, type, value, body, nondependent).
    Let(u32, u32, u32, u32, bool),
    /// The next expression: a numeral.
    Nat(u64),
    /// The next expression: a numeral in decimal digits.
    BigNat(String),
    /// The next expression: a string.
    Str(String),
    /// The next expression: a projection (structure name, field, structure).
    Proj(u32, u64, u32),
    /// Add or try a declaration.
    Declare(Mode, Declaration),
    /// Forget names, levels and expressions from these numbers on.
    Reset {
        /// Names kept.
        names: u32,
        /// Levels kept.
        levels: u32,
        /// Expressions kept.
        exprs: u32,
    },
    /// The trusted base ends here: from now on nothing is added unchecked and special names are refused.
    BaseComplete,
    /// The end. Nothing may follow.
    Finish,
}

/// Writes a stream.
#[derive(Debug)]
pub struct Writer<W: Write> {
    out: W,
    frame: Vec<u8>,
    started: bool,
}

impl<W: Write> Writer<W> {
    /// Starts a stream on `out`.
    pub fn new(out: W) -> Self {
        Writer { out, frame: Vec::with_capacity(FRAME_TARGET + 4096), started: false }
    }

    /// Appends one record. It reaches the other end at the next [`Writer::flush`] at the latest.
    ///
    /// # Errors
    /// When the other end has gone.
    pub fn record(&mut self, record: &Record) -> io::Result<()> {
        encode(&mut self.frame, record);
        if self.frame.len() >= FRAME_TARGET { self.write_frame() } else { Ok(()) }
    }

    /// Sends everything that was recorded so far.
    ///
    /// # Errors
    /// When the other end has gone.
    pub fn flush(&mut self) -> io::Result<()> {
        self.write_frame()?;
        self.out.flush()
    }

    /// Ends the stream.
    ///
    /// # Errors
    /// When the other end has gone.
    pub fn finish(mut self) -> io::Result<W> {
        self.record(&Record::Finish)?;
        self.flush()?;
        Ok(self.out)
    }

    fn write_frame(&mut self) -> io::Result<()> {
        if !self.started {
            self.out.write_all(&MAGIC)?;
            self.started = true;
        }
        if self.frame.is_empty() {
            return Ok(());
        }
        let len = u32::try_from(self.frame.len())
            .ok()
            .filter(|len| *len <= FRAME_LIMIT)
            .ok_or_else(|| io::Error::other("one record is larger than a frame may be"))?;
        self.out.write_all(&len.to_le_bytes())?;
        self.out.write_all(&self.frame)?;
        self.frame.clear();
        Ok(())
    }
}

/// Why a stream cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum WireError {
    /// The stream ended before its `Finish` record, or could not be read.
    #[error("the stream of declarations broke off: {0}")]
    Io(#[from] io::Error),
    /// The stream does not begin as it must.
    #[error("this is no stream of declarations")]
    Magic,
    /// A record is not well formed.
    #[error("record {index}: {reason}")]
    Record {
        /// Number of the record in the stream.
        index: u64,
        /// What is wrong.
        reason: &'static str,
    },
}

/// Reads a stream, record by record.
#[derive(Debug)]
pub struct Reader<R: Read> {
    input: R,
    frame: Vec<u8>,
    at: usize,
    index: u64,
    started: bool,
}

impl<R: Read> Reader<R> {
    /// Starts to read the stream on `input`.
    pub fn new(input: R) -> Self {
        Reader { input, frame: Vec::new(), at: 0, index: 0, started: false }
    }

    /// The next record; [`Record::Finish`] is the last one.
    ///
    /// # Errors
    /// When the stream is cut off or not well formed.
    pub fn record(&mut self) -> Result<Record, WireError> {
        if self.at == self.frame.len() {
            self.next_frame()?;
        }
        let index = self.index;
        let mut cursor = Cursor { bytes: &self.frame, at: self.at };
        let record = decode(&mut cursor).map_err(|reason| WireError::Record { index, reason })?;
        self.at = cursor.at;
        self.index += 1;
        Ok(record)
    }

    fn next_frame(&mut self) -> Result<(), WireError> {
        if !self.started {
            let mut magic = [0; MAGIC.len()];
            self.input.read_exact(&mut magic)?;
            if magic != MAGIC {
                return Err(WireError::Magic);
            }
            self.started = true;
        }
        let mut len = [0; 4];
        self.input.read_exact(&mut len)?;
        let len = u32::from_le_bytes(len);
        if len == 0 || len > FRAME_LIMIT {
            return Err(WireError::Record { index: self.index, reason: "frame length out of range" });
        }
        self.frame.clear();
        self.at = 0;
        // Grows with what arrives, not with what the length promises.
        let got = (&mut self.input).take(u64::from(len)).read_to_end(&mut self.frame)?;
        if got < len as usize {
            return Err(io::Error::from(io::ErrorKind::UnexpectedEof).into());
        }
        Ok(())
    }
}

fn put(out: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

fn put_text(out: &mut Vec<u8>, text: &str) {
    put(out, text.len() as u64);
    out.extend_from_slice(text.as_bytes());
}

fn put_list(out: &mut Vec<u8>, list: &[u32]) {
    put(out, list.len() as u64);
    list.iter().for_each(|x| put(out, u64::from(*x)));
}

fn put_head(out: &mut Vec<u8>, head: &Head) {
    put(out, u64::from(head.name));
    put_list(out, &head.level_params);
    put(out, u64::from(head.ty));
}

fn put_all(out: &mut Vec<u8>, code: u8, numbers: &[u64]) {
    out.push(code);
    numbers.iter().for_each(|n| put(out, *n));
}

fn encode(out: &mut Vec<u8>, record: &Record) {
    let u = |x: &u32| u64::from(*x);
    match record {
        Record::NameStr(parent, text) => {
            put_all(out, 1, &[u(parent)]);
            put_text(out, text);
        }
        Record::NameNum(parent, n) => put_all(out, 2, &[u(parent), *n]),
        Record::Succ(a) => put_all(out, 3, &[u(a)]),
        Record::Max(a, b) => put_all(out, 4, &[u(a), u(b)]),
        Record::IMax(a, b) => put_all(out, 5, &[u(a), u(b)]),
        Record::Param(n) => put_all(out, 6, &[u(n)]),
        Record::Bound(i) => put_all(out, 10, &[*i]),
        Record::Sort(l) => put_all(out, 11, &[u(l)]),
        Record::Const(n, levels) => {
            put_all(out, 12, &[u(n)]);
            put_list(out, levels);
        }
        Record::App(f, a) => put_all(out, 13, &[u(f), u(a)]),
        Record::Lambda(n, b, t, e) => put_all(out, 14, &[u(n), *b as u64, u(t), u(e)]),
        Record::Pi(n, b, t, e) => put_all(out, 15, &[u(n), *b as u64, u(t), u(e)]),
        Record::Let(n, t, v, e, nondep) => put_all(out, 16, &[u(n), u(t), u(v), u(e), u64::from(*nondep)]),
        Record::Nat(n) => put_all(out, 17, &[*n]),
        Record::BigNat(digits) => {
            out.push(18);
            put_text(out, digits);
        }
        Record::Str(text) => {
            out.push(19);
            put_text(out, text);
        }
        Record::Proj(n, i, e) => put_all(out, 20, &[u(n), *i, u(e)]),
        Record::Declare(mode, declaration) => encode_declaration(out, *mode, declaration),
        Record::Reset { names, levels, exprs } => put_all(out, 40, &[u(names), u(levels), u(exprs)]),
        Record::BaseComplete => out.push(41),
        Record::Finish => out.push(42),
    }
}

fn encode_declaration(out: &mut Vec<u8>, mode: Mode, declaration: &Declaration) {
    let mut start = |code: u8| put_all(out, code, &[mode as u64]);
    match declaration {
        Declaration::Axiom { head } => {
            start(30);
            put_head(out, head);
        }
        Declaration::Definition { head, value, hints, all } => {
            start(31);
            put_head(out, head);
            put(out, u64::from(*value));
            match hints {
                Hints::Opaque => put(out, 0),
                Hints::Abbreviation => put(out, 1),
                Hints::Regular(height) => put(out, u64::from(*height) + 2),
            }
            put_list(out, all);
        }
        Declaration::Theorem { head, value, all } => {
            start(32);
            put_head(out, head);
            put(out, u64::from(*value));
            put_list(out, all);
        }
        Declaration::Opaque { head, value, all } => {
            start(33);
            put_head(out, head);
            put(out, u64::from(*value));
            put_list(out, all);
        }
        Declaration::Quotient { claims } => {
            start(34);
            put(out, claims.len() as u64);
            for (kind, head) in claims {
                out.push(*kind as u8);
                put_head(out, head);
            }
        }
        Declaration::Inductive { level_params, num_params, types, claims } => {
            start(35);
            put_list(out, level_params);
            put(out, *num_params);
            put(out, types.len() as u64);
            types.iter().for_each(|t| put_given(out, t));
            put(out, u64::from(claims.is_some()));
            if let Some(claims) = claims {
                put(out, claims.types.len() as u64);
                claims.types.iter().for_each(|t| put_type(out, t));
                put(out, claims.constructors.len() as u64);
                claims.constructors.iter().for_each(|c| put_constructor(out, c));
                put(out, claims.recursors.len() as u64);
                claims.recursors.iter().for_each(|r| put_recursor(out, r));
            }
        }
    }
}

fn put_given(out: &mut Vec<u8>, t: &GivenType) {
    put(out, u64::from(t.name));
    put(out, u64::from(t.ty));
    put(out, t.constructors.len() as u64);
    for (name, ty) in &t.constructors {
        put(out, u64::from(*name));
        put(out, u64::from(*ty));
    }
}

fn put_type(out: &mut Vec<u8>, t: &InductiveType) {
    put_head(out, &t.head);
    put(out, t.num_params);
    put(out, t.num_indices);
    put(out, t.num_nested);
    put_list(out, &t.all);
    put_list(out, &t.constructors);
    put(out, u64::from(t.is_recursive));
    put(out, u64::from(t.is_reflexive));
}

fn put_constructor(out: &mut Vec<u8>, c: &Constructor) {
    put_head(out, &c.head);
    put(out, u64::from(c.inductive));
    put(out, c.index);
    put(out, c.num_params);
    put(out, c.num_fields);
}

fn put_recursor(out: &mut Vec<u8>, r: &Recursor) {
    put_head(out, &r.head);
    put_list(out, &r.all);
    for n in [r.num_params, r.num_indices, r.num_motives, r.num_minors] {
        put(out, n);
    }
    put(out, r.rules.len() as u64);
    for rule in &r.rules {
        put(out, u64::from(rule.constructor));
        put(out, rule.num_fields);
        put(out, u64::from(rule.rhs));
    }
    put(out, u64::from(r.k));
}

type Parsed<T> = Result<T, &'static str>;

struct Cursor<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Cursor<'_> {
    fn byte(&mut self) -> Parsed<u8> {
        let byte = *self.bytes.get(self.at).ok_or("the frame ends inside a record")?;
        self.at += 1;
        Ok(byte)
    }

    fn number(&mut self) -> Parsed<u64> {
        let mut value = 0u64;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            let bits = u64::from(byte & 0x7f);
            if shift == 63 && bits > 1 {
                return Err("a number has more than 64 bits");
            }
            value |= bits << shift;
            if byte & 0x80 == 0 {
                return Ok(value);
            }
        }
        Err("a number has more than 64 bits")
    }

    fn small(&mut self) -> Parsed<u32> {
        u32::try_from(self.number()?).map_err(|_| "a reference has more than 32 bits")
    }

    fn flag(&mut self) -> Parsed<bool> {
        match self.byte()? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err("a flag is neither 0 nor 1"),
        }
    }

    fn text(&mut self) -> Parsed<String> {
        let len = usize::try_from(self.number()?).map_err(|_| "a text is too long")?;
        let end = self.at.checked_add(len).ok_or("a text is too long")?;
        let bytes = self.bytes.get(self.at..end).ok_or("the frame ends inside a text")?;
        self.at = end;
        String::from_utf8(bytes.to_vec()).map_err(|_| "a text is not UTF-8")
    }

    /// A list whose elements take at least one byte each, so a huge count fails before it allocates.
    fn list<T>(&mut self, mut element: impl FnMut(&mut Self) -> Parsed<T>) -> Parsed<Vec<T>> {
        let len = usize::try_from(self.number()?).map_err(|_| "a list is too long")?;
        if len > self.bytes.len() - self.at {
            return Err("a list is longer than its frame");
        }
        (0..len).map(|_| element(self)).collect()
    }

    fn references(&mut self) -> Parsed<Vec<u32>> {
        self.list(Self::small)
    }

    fn head(&mut self) -> Parsed<Head> {
        Ok(Head { name: self.small()?, level_params: self.references()?, ty: self.small()? })
    }

    fn binder(&mut self) -> Parsed<Binder> {
        Ok(match self.byte()? {
            0 => Binder::Default,
            1 => Binder::Implicit,
            2 => Binder::StrictImplicit,
            3 => Binder::Instance,
            _ => return Err("unknown binder annotation"),
        })
    }

    fn quot_kind(&mut self) -> Parsed<QuotKind> {
        Ok(match self.byte()? {
            0 => QuotKind::Type,
            1 => QuotKind::Constructor,
            2 => QuotKind::Lift,
            3 => QuotKind::Induction,
            _ => return Err("unknown quotient constant"),
        })
    }

    fn mode(&mut self) -> Parsed<Mode> {
        Ok(match self.byte()? {
            0 => Mode::Add,
            1 => Mode::Trust,
            2 => Mode::Try,
            _ => return Err("unknown mode"),
        })
    }

    fn hints(&mut self) -> Parsed<Hints> {
        Ok(match self.number()? {
            0 => Hints::Opaque,
            1 => Hints::Abbreviation,
            n => Hints::Regular(u32::try_from(n - 2).map_err(|_| "a height has more than 32 bits")?),
        })
    }

    fn given(&mut self) -> Parsed<GivenType> {
        Ok(GivenType {
            name: self.small()?,
            ty: self.small()?,
            constructors: self.list(|c| Ok((c.small()?, c.small()?)))?,
        })
    }

    fn claims(&mut self) -> Parsed<Claims> {
        Ok(Claims {
            types: self.list(Self::inductive_type)?,
            constructors: self.list(Self::constructor)?,
            recursors: self.list(Self::recursor)?,
        })
    }

    fn inductive_type(&mut self) -> Parsed<InductiveType> {
        Ok(InductiveType {
            head: self.head()?,
            num_params: self.number()?,
            num_indices: self.number()?,
            num_nested: self.number()?,
            all: self.references()?,
            constructors: self.references()?,
            is_recursive: self.flag()?,
            is_reflexive: self.flag()?,
        })
    }

    fn constructor(&mut self) -> Parsed<Constructor> {
        Ok(Constructor {
            head: self.head()?,
            inductive: self.small()?,
            index: self.number()?,
            num_params: self.number()?,
            num_fields: self.number()?,
        })
    }

    fn recursor(&mut self) -> Parsed<Recursor> {
        Ok(Recursor {
            head: self.head()?,
            all: self.references()?,
            num_params: self.number()?,
            num_indices: self.number()?,
            num_motives: self.number()?,
            num_minors: self.number()?,
            rules: self
                .list(|c| Ok(Rule { constructor: c.small()?, num_fields: c.number()?, rhs: c.small()? }))?,
            k: self.flag()?,
        })
    }

    fn declaration(&mut self, code: u8) -> Parsed<Declaration> {
        Ok(match code {
            30 => Declaration::Axiom { head: self.head()? },
            31 => Declaration::Definition {
                head: self.head()?,
                value: self.small()?,
                hints: self.hints()?,
                all: self.references()?,
            },
            32 => Declaration::Theorem { head: self.head()?, value: self.small()?, all: self.references()? },
            33 => Declaration::Opaque { head: self.head()?, value: self.small()?, all: self.references()? },
            34 => Declaration::Quotient { claims: self.list(|c| Ok((c.quot_kind()?, c.head()?)))? },
            35 => Declaration::Inductive {
                level_params: self.references()?,
                num_params: self.number()?,
                types: self.list(Self::given)?,
                claims: if self.flag()? { Some(self.claims()?) } else { None },
            },
            _ => return Err("unknown record"),
        })
    }
}

fn decode(c: &mut Cursor<'_>) -> Parsed<Record> {
    Ok(match c.byte()? {
        1 => Record::NameStr(c.small()?, c.text()?),
        2 => Record::NameNum(c.small()?, c.number()?),
        3 => Record::Succ(c.small()?),
        4 => Record::Max(c.small()?, c.small()?),
        5 => Record::IMax(c.small()?, c.small()?),
        6 => Record::Param(c.small()?),
        10 => Record::Bound(c.number()?),
        11 => Record::Sort(c.small()?),
        12 => Record::Const(c.small()?, c.references()?),
        13 => Record::App(c.small()?, c.small()?),
        14 => Record::Lambda(c.small()?, c.binder()?, c.small()?, c.small()?),
        15 => Record::Pi(c.small()?, c.binder()?, c.small()?, c.small()?),
        16 => Record::Let(c.small()?, c.small()?, c.small()?, c.small()?, c.flag()?),
        17 => Record::Nat(c.number()?),
        18 => Record::BigNat(c.text()?),
        19 => Record::Str(c.text()?),
        20 => Record::Proj(c.small()?, c.number()?, c.small()?),
        code @ 30..=35 => {
            let mode = c.mode()?;
            Record::Declare(mode, c.declaration(code)?)
        }
        40 => Record::Reset { names: c.small()?, levels: c.small()?, exprs: c.small()? },
        41 => Record::BaseComplete,
        42 => Record::Finish,
        _ => return Err("unknown record"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Vec<Record> {
        let head = Head { name: 1, level_params: vec![1, 2], ty: 300 };
        vec![
            Record::NameStr(0, "α«b»".into()),
            Record::NameNum(1, u64::MAX),
            Record::IMax(0, 77),
            Record::Bound(1 << 40),
            Record::Const(1, vec![0, 1, 2]),
            Record::Lambda(1, Binder::StrictImplicit, 3, 4),
            Record::Let(1, 2, 3, 4, true),
            Record::BigNat("123456789012345678901234567890".into()),
            Record::Declare(
                Mode::Add,
                Declaration::Definition {
                    head: head.clone(),
                    value: 7,
                    hints: Hints::Regular(u32::MAX),
                    all: vec![1],
                },
            ),
            Record::Declare(
                Mode::Try,
                Declaration::Inductive {
                    level_params: vec![1],
                    num_params: 1,
                    types: vec![GivenType { name: 1, ty: 2, constructors: vec![(3, 4)] }],
                    claims: Some(sample_claims(head)),
                },
            ),
            Record::Reset { names: 1, levels: 2, exprs: 3 },
            Record::BaseComplete,
        ]
    }

    fn sample_claims(head: Head) -> Claims {
        Claims {
            types: vec![InductiveType {
                head: head.clone(),
                num_params: 1,
                num_indices: 2,
                num_nested: 0,
                all: vec![1],
                constructors: vec![2],
                is_recursive: true,
                is_reflexive: false,
            }],
            constructors: vec![Constructor {
                head: head.clone(),
                inductive: 1,
                index: 0,
                num_params: 1,
                num_fields: 4,
            }],
            recursors: vec![Recursor {
                head,
                all: vec![1],
                num_params: 1,
                num_indices: 2,
                num_motives: 1,
                num_minors: 1,
                rules: vec![Rule { constructor: 2, num_fields: 4, rhs: 9 }],
                k: false,
            }],
        }
    }

    fn stream(records: &[Record]) -> Vec<u8> {
        let mut writer = Writer::new(Vec::new());
        records.iter().for_each(|r| writer.record(r).expect("a vector takes every write"));
        writer.finish().expect("a vector takes every write")
    }

    fn read_all(bytes: &[u8]) -> Result<Vec<Record>, WireError> {
        let mut reader = Reader::new(bytes);
        let mut records = Vec::new();
        loop {
            match reader.record()? {
                Record::Finish => return Ok(records),
                record => records.push(record),
            }
        }
    }

    #[test]
    fn what_is_written_is_read_back() {
        let records = sample();
        assert_eq!(read_all(&stream(&records)).expect("a whole stream"), records);
    }

    #[test]
    fn every_cut_is_noticed() {
        let bytes = stream(&sample());
        for len in 0..bytes.len() {
            assert!(read_all(&bytes[..len]).is_err(), "a stream of {len} bytes was taken for whole");
        }
    }

    #[test]
    fn a_huge_count_fails_without_allocating() {
        let mut bytes = MAGIC.to_vec();
        let mut payload = vec![12u8, 0];
        put(&mut payload, u64::MAX);
        bytes.extend((payload.len() as u32).to_le_bytes());
        bytes.extend(payload);
        assert!(matches!(read_all(&bytes), Err(WireError::Record { .. })));
    }
}
