//! Lean's runtime: its start, the functions that are called, and counted references to its objects.
//!
//! All `unsafe` code of the official kernel is in this file. What leaves it is safe to use: [`Obj`] counts
//! references, its accessors check tags and bounds, and [`Name`], [`Level`], [`Expr`] and [`List`] keep apart
//! what the exported functions must not mix up.

use std::ffi::{CString, c_char, c_void};
use std::fmt;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicI32, Ordering};

use crate::library::{LeanLibrary, LibraryError};

type Raw = *mut c_void;

/// Every Lean object starts with this.
#[repr(C)]
struct Header {
    /// Positive: owned by one thread. Zero: never freed. Negative: shared between threads, counted atomically.
    count: i32,
    size: u16,
    fields: u8,
    tag: u8,
}

const HEADER: usize = size_of::<Header>();
const TAG_MAX_CONSTRUCTOR: u8 = 244;
const TAG_STRING: u8 = 249;

/// The functions of `libleanshared` that are used. "Owned" parameters are consumed, "borrowed" ones are not.
struct Functions {
    alloc_object: unsafe extern "C" fn(usize) -> Raw,
    dec_ref_cold: unsafe extern "C" fn(Raw),
    mk_string: unsafe extern "C" fn(*const u8, usize) -> Raw,
    cstr_to_nat: unsafe extern "C" fn(*const c_char) -> Raw,
    nat_big_eq: unsafe extern "C" fn(Raw, Raw) -> u8,
    mk_empty_environment: unsafe extern "C" fn(u32) -> Raw,
    to_kernel_environment: unsafe extern "C" fn(Raw) -> Raw,
    /// Environment owned, two limits (0 is none), declaration and cancel token borrowed.
    add_decl: unsafe extern "C" fn(Raw, usize, usize, Raw, Raw) -> Raw,
    /// Starts the count of small allocations again, which otherwise goes on from one declaration to the next.
    reset_heartbeat: unsafe extern "C" fn(),
    /// Environment owned, declaration borrowed.
    add_decl_unchecked: unsafe extern "C" fn(Raw, Raw) -> Raw,
    environment_find: unsafe extern "C" fn(Raw, Raw) -> Raw,
    name_mk_string: unsafe extern "C" fn(Raw, Raw) -> Raw,
    name_mk_numeral: unsafe extern "C" fn(Raw, Raw) -> Raw,
    name_eq: unsafe extern "C" fn(Raw, Raw) -> u8,
    level_mk_zero: unsafe extern "C" fn(Raw) -> Raw,
    level_mk_succ: unsafe extern "C" fn(Raw) -> Raw,
    level_mk_max: unsafe extern "C" fn(Raw, Raw) -> Raw,
    level_mk_imax: unsafe extern "C" fn(Raw, Raw) -> Raw,
    level_mk_param: unsafe extern "C" fn(Raw) -> Raw,
    expr_mk_bvar: unsafe extern "C" fn(Raw) -> Raw,
    expr_mk_sort: unsafe extern "C" fn(Raw) -> Raw,
    expr_mk_const: unsafe extern "C" fn(Raw, Raw) -> Raw,
    expr_mk_app: unsafe extern "C" fn(Raw, Raw) -> Raw,
    expr_mk_lambda: unsafe extern "C" fn(Raw, Raw, Raw, u8) -> Raw,
    expr_mk_forall: unsafe extern "C" fn(Raw, Raw, Raw, u8) -> Raw,
    expr_mk_let: unsafe extern "C" fn(Raw, Raw, Raw, Raw, u8) -> Raw,
    expr_mk_lit: unsafe extern "C" fn(Raw) -> Raw,
    expr_mk_proj: unsafe extern "C" fn(Raw, Raw, Raw) -> Raw,
    /// Equality up to binder names and annotations; both borrowed.
    expr_eqv: unsafe extern "C" fn(Raw, Raw) -> u8,
    mk_axiom_val: unsafe extern "C" fn(Raw, Raw, Raw, u8) -> Raw,
    mk_definition_val: unsafe extern "C" fn(Raw, Raw, Raw, Raw, Raw, u8, Raw) -> Raw,
    mk_theorem_val: unsafe extern "C" fn(Raw, Raw, Raw, Raw, Raw) -> Raw,
    mk_opaque_val: unsafe extern "C" fn(Raw, Raw, Raw, Raw, u8, Raw) -> Raw,
    mk_hints_regular: unsafe extern "C" fn(u32) -> Raw,
    mk_inductive_decl: unsafe extern "C" fn(Raw, Raw, Raw, u8) -> Raw,
}

static FUNCTIONS: OnceLock<Functions> = OnceLock::new();

fn functions() -> &'static Functions {
    FUNCTIONS.get().expect("objects exist only after the runtime was started")
}

impl Functions {
    fn find(library: &LeanLibrary) -> Result<Self, LibraryError> {
        macro_rules! find {
            ($symbol:literal) => {
                // SAFETY: the field's type is the signature that the symbol has in every supported Lean: each of
                // these functions is exported under a fixed C name for the use of Lean's own C++ and Lean code.
                unsafe { library.symbol($symbol) }?
            };
        }
        Ok(Functions {
            alloc_object: find!(c"lean_alloc_object"),
            dec_ref_cold: find!(c"lean_dec_ref_cold"),
            mk_string: find!(c"lean_mk_string_from_bytes"),
            cstr_to_nat: find!(c"lean_cstr_to_nat"),
            nat_big_eq: find!(c"lean_nat_big_eq"),
            mk_empty_environment: find!(c"l_Lean_mkEmptyEnvironment"),
            to_kernel_environment: find!(c"lean_elab_environment_to_kernel_env"),
            add_decl: find!(c"lean_add_decl"),
            // `lean::reset_heartbeat()`: it has no C name.
            reset_heartbeat: find!(c"_ZN4lean15reset_heartbeatEv"),
            add_decl_unchecked: find!(c"lean_add_decl_without_checking"),
            environment_find: find!(c"lean_environment_find"),
            name_mk_string: find!(c"lean_name_mk_string"),
            name_mk_numeral: find!(c"lean_name_mk_numeral"),
            name_eq: find!(c"lean_name_eq"),
            level_mk_zero: find!(c"lean_level_mk_zero"),
            level_mk_succ: find!(c"lean_level_mk_succ"),
            level_mk_max: find!(c"lean_level_mk_max"),
            level_mk_imax: find!(c"lean_level_mk_imax"),
            level_mk_param: find!(c"lean_level_mk_param"),
            expr_mk_bvar: find!(c"lean_expr_mk_bvar"),
            expr_mk_sort: find!(c"lean_expr_mk_sort"),
            expr_mk_const: find!(c"lean_expr_mk_const"),
            expr_mk_app: find!(c"lean_expr_mk_app"),
            expr_mk_lambda: find!(c"lean_expr_mk_lambda"),
            expr_mk_forall: find!(c"lean_expr_mk_forall"),
            expr_mk_let: find!(c"lean_expr_mk_let"),
            expr_mk_lit: find!(c"lean_expr_mk_lit"),
            expr_mk_proj: find!(c"lean_expr_mk_proj"),
            expr_eqv: find!(c"lean_expr_eqv"),
            mk_axiom_val: find!(c"lean_mk_axiom_val"),
            mk_definition_val: find!(c"lean_mk_definition_val"),
            mk_theorem_val: find!(c"lean_mk_theorem_val"),
            mk_opaque_val: find!(c"lean_mk_opaque_val"),
            mk_hints_regular: find!(c"lean_mk_reducibility_hints_regular"),
            mk_inductive_decl: find!(c"lean_mk_inductive_decl"),
        })
    }
}

/// Starts Lean's runtime on this thread, whose stack has `stack_bytes` bytes.
///
/// `memory_mb` is the amount of memory at which Lean gives up by itself, 0 for none.
pub(super) fn start(library: &LeanLibrary, stack_bytes: usize, memory_mb: u32) -> Result<(), LibraryError> {
    let functions = Functions::find(library)?;
    // SAFETY: the types are those of the symbols (the mangled ones are `lean::lthread::set_thread_stack_size(size_t)`,
    // `lean::save_stack_info(bool)` and `lean::set_max_memory_megabyte(unsigned)`).
    let (initialize, end_of_initialization, exit_on_panic, set_stack_size, save_stack_info, set_max_memory) = unsafe {
        (
            library.symbol::<unsafe extern "C" fn()>(c"lean_initialize")?,
            library.symbol::<unsafe extern "C" fn()>(c"lean_io_mark_end_initialization")?,
            library.symbol::<unsafe extern "C" fn(u8)>(c"lean_set_exit_on_panic")?,
            library.symbol::<unsafe extern "C" fn(usize)>(c"_ZN4lean7lthread21set_thread_stack_sizeEm")?,
            library.symbol::<unsafe extern "C" fn(u8)>(c"_ZN4lean15save_stack_infoEb")?,
            library.symbol::<unsafe extern "C" fn(u32)>(c"_ZN4lean23set_max_memory_megabyteEj")?,
        )
    };
    if FUNCTIONS.set(functions).is_err() {
        return Err(LibraryError::Start("it was started before in this process".into()));
    }
    // SAFETY: this is the documented start-up order of a program that embeds Lean, and the `OnceLock` above makes sure that it
    // happens once. A panic inside Lean must end the process: the default is to go on with a default value.
    unsafe {
        initialize();
        end_of_initialization();
        exit_on_panic(1);
        // The runtime took the main thread's limit for this thread's stack.
        set_stack_size(stack_bytes.saturating_sub(1 << 20));
        save_stack_info(0);
        if memory_mb > 0 {
            set_max_memory(memory_mb);
        }
    }
    Ok(())
}

/// A counted reference to a Lean object, or a small value.
pub(super) struct Obj(Raw);

impl Obj {
    /// A small value: a natural number below 2^63, or a constructor without fields.
    pub(super) fn small(value: usize) -> Self {
        Obj(((value << 1) | 1) as Raw)
    }

    /// Takes over a reference that a Lean function returned.
    ///
    /// # Safety
    /// `raw` must be a reference that the caller owns.
    unsafe fn owned(raw: Raw) -> Self {
        Obj(raw)
    }

    /// Gives the reference away, to a function that consumes it.
    fn into_raw(self) -> Raw {
        let raw = self.0;
        std::mem::forget(self);
        raw
    }

    fn is_small(&self) -> bool {
        self.0 as usize & 1 == 1
    }

    fn header(&self) -> Option<&Header> {
        // SAFETY: a word that is not a small value points to an object, which this reference keeps alive.
        (!self.is_small()).then(|| unsafe { &*self.0.cast::<Header>() })
    }

    /// The small value, if it is one.
    pub(super) fn as_small(&self) -> Option<usize> {
        self.is_small().then_some(self.0 as usize >> 1)
    }

    /// The constructor's number, whether it has fields or not; `None` for strings, arrays, numbers and so on.
    pub(super) fn tag(&self) -> Option<u8> {
        match self.header() {
            None => u8::try_from(self.0 as usize >> 1).ok(),
            Some(header) => (header.tag <= TAG_MAX_CONSTRUCTOR).then_some(header.tag),
        }
    }

    /// The number of pointer fields of a constructor object.
    pub(super) fn field_count(&self) -> usize {
        match self.header() {
            Some(header) if header.tag <= TAG_MAX_CONSTRUCTOR => usize::from(header.fields),
            _ => 0,
        }
    }

    /// A new reference to the `index`-th field.
    pub(super) fn field(&self, index: usize) -> Option<Obj> {
        if index >= self.field_count() {
            return None;
        }
        // SAFETY: a constructor object has `fields` words behind its header, and index is below that.
        let raw = unsafe { *self.0.cast::<Raw>().add(1 + index) };
        let borrowed = std::mem::ManuallyDrop::new(Obj(raw));
        Some((*borrowed).clone())
    }

    /// The scalar byte at `offset` behind the fields of a constructor object.
    pub(super) fn scalar_byte(&self, offset: usize) -> Option<u8> {
        let header = self.header()?;
        let at = HEADER + 8 * self.field_count() + offset;
        if header.tag > TAG_MAX_CONSTRUCTOR || at >= usize::from(header.size) {
            return None;
        }
        // SAFETY: constructor objects are small, so their size field is their size in bytes, and `at` is below it.
        Some(unsafe { *self.0.cast::<u8>().add(at) })
    }

    /// The text of a string object.
    pub(super) fn as_str(&self) -> Option<&str> {
        if self.header()?.tag != TAG_STRING {
            return None;
        }
        // SAFETY: a string object is a header, three words (size with terminator, capacity, length) and its bytes.
        let bytes = unsafe {
            let size = *self.0.cast::<usize>().add(1);
            std::slice::from_raw_parts(self.0.cast::<u8>().add(HEADER + 24), size.saturating_sub(1))
        };
        std::str::from_utf8(bytes).ok()
    }

    /// The elements, if this is a list.
    pub(super) fn elements(&self) -> impl Iterator<Item = Obj> + use<> {
        let mut rest = self.clone();
        std::iter::from_fn(move || {
            let (head, tail) = (rest.field(0)?, rest.field(1)?);
            rest = tail;
            Some(head)
        })
    }

    /// Whether two natural numbers are equal.
    pub(super) fn same_nat(&self, other: &Obj) -> bool {
        if self.is_small() || other.is_small() {
            return self.0 == other.0;
        }
        let is_number = |o: &Obj| o.header().is_some_and(|h| h.tag == 250);
        // SAFETY: both are big numbers; the function borrows them.
        is_number(self) && is_number(other) && unsafe { (functions().nat_big_eq)(self.0, other.0) } != 0
    }

    /// A constructor object with the given fields and `scalars` zero bytes behind them.
    pub(super) fn constructor(tag: u8, fields: Vec<Obj>, scalars: usize) -> Obj {
        assert!(
            tag <= TAG_MAX_CONSTRUCTOR && fields.len() < 256 && scalars <= 64,
            "shape of a constructor object"
        );
        let count = fields.len();
        let size = (HEADER + 8 * count + scalars).next_multiple_of(8);
        // SAFETY: the allocation has `size` bytes, all of which are written before the object is used: header, fields,
        // scalars. Its size fits 16 bits by the assertion.
        unsafe {
            let raw = (functions().alloc_object)(size);
            raw.cast::<Header>().write(Header { count: 1, size: size as u16, fields: count as u8, tag });
            let words = raw.cast::<Raw>().add(1);
            for (index, field) in fields.into_iter().enumerate() {
                words.add(index).write(field.into_raw());
            }
            words.add(count).cast::<u8>().write_bytes(0, size - HEADER - 8 * count);
            Obj::owned(raw)
        }
    }

    /// A string object.
    pub(super) fn string(text: &str) -> Obj {
        // SAFETY: pointer and length are those of a valid UTF-8 string, which the function copies.
        unsafe { Obj::owned((functions().mk_string)(text.as_ptr(), text.len())) }
    }

    /// A natural number.
    pub(super) fn nat(value: u64) -> Obj {
        match usize::try_from(value) {
            Ok(small) if small <= usize::MAX >> 1 => Obj::small(small),
            _ => Obj::nat_from_digits(&value.to_string()).unwrap_or_else(|| Obj::small(0)),
        }
    }

    /// A natural number from decimal digits; `None` if there is anything else in the text.
    pub(super) fn nat_from_digits(digits: &str) -> Option<Obj> {
        if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let digits = CString::new(digits).ok()?;
        // SAFETY: a NUL-terminated string of decimal digits, which the function only reads.
        Some(unsafe { Obj::owned((functions().cstr_to_nat)(digits.as_ptr())) })
    }
}

impl Clone for Obj {
    fn clone(&self) -> Self {
        if let Some(header) = self.header() {
            let count = header.count;
            let place = (&raw const header.count).cast_mut();
            // SAFETY: the place lives as long as the object, which this reference keeps alive. A positive count belongs
            // to this thread alone; a negative one is shared and counted down atomically; zero is never counted.
            unsafe {
                match count {
                    1.. => *place = count + 1,
                    0 => {}
                    _ => {
                        AtomicI32::from_ptr(place).fetch_sub(1, Ordering::Relaxed);
                    }
                }
            }
        }
        Obj(self.0)
    }
}

impl Drop for Obj {
    fn drop(&mut self) {
        let Some(header) = self.header() else { return };
        let count = header.count;
        let place = (&raw const header.count).cast_mut();
        // SAFETY: this reference is owned and goes away. The runtime's own function handles the last reference and
        // shared objects, without recursion on the depth of what is freed.
        unsafe {
            match count {
                2.. => *place = count - 1,
                0 => {}
                _ => (functions().dec_ref_cold)(self.0),
            }
        }
    }
}

impl fmt::Debug for Obj {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Obj({:p})", self.0)
    }
}

macro_rules! typed {
    ($(#[$doc:meta] $name:ident),*) => {$(
        #[$doc]
        #[derive(Debug, Clone)]
        pub(super) struct $name(Obj);
    )*};
}

typed! {
    /// A `Lean.Name`.
    Name,
    /// A `Lean.Level`.
    Level,
    /// A `Lean.Expr`.
    Expr,
    /// A `List` of some kind.
    List,
    /// A `Lean.Declaration`.
    Declaration,
    /// A `Lean.Kernel.Environment`.
    KernelEnvironment
}

/// Calls an exported function and takes over the reference that it returns.
macro_rules! call {
    ($function:ident($($argument:expr),*)) => {
        // SAFETY: the arguments have the types that the function expects (the wrapper's typed parameters see to that), those
        // it consumes are given away with `into_raw`, and it returns an owned reference.
        unsafe { Obj::owned((functions().$function)($($argument),*)) }
    };
}

impl Name {
    /// The untyped object.
    pub(super) fn obj(&self) -> &Obj {
        &self.0
    }

    pub(super) fn anonymous() -> Self {
        Name(Obj::small(0))
    }

    pub(super) fn str(parent: Name, text: &str) -> Self {
        Name(call!(name_mk_string(parent.0.into_raw(), Obj::string(text).into_raw())))
    }

    pub(super) fn num(parent: Name, number: u64) -> Self {
        Name(call!(name_mk_numeral(parent.0.into_raw(), Obj::nat(number).into_raw())))
    }

    /// Whether `other`, an object that the kernel made where a name belongs, is this name.
    pub(super) fn is(&self, other: &Obj) -> bool {
        // SAFETY: both are names; the function borrows them.
        unsafe { (functions().name_eq)(self.0.0, other.0) != 0 }
    }
}

impl Level {
    pub(super) fn zero() -> Self {
        Level(call!(level_mk_zero(Obj::small(0).into_raw())))
    }

    pub(super) fn succ(level: Level) -> Self {
        Level(call!(level_mk_succ(level.0.into_raw())))
    }

    pub(super) fn max(a: Level, b: Level) -> Self {
        Level(call!(level_mk_max(a.0.into_raw(), b.0.into_raw())))
    }

    pub(super) fn imax(a: Level, b: Level) -> Self {
        Level(call!(level_mk_imax(a.0.into_raw(), b.0.into_raw())))
    }

    pub(super) fn param(name: Name) -> Self {
        Level(call!(level_mk_param(name.0.into_raw())))
    }
}

/// Bound variable indices and loose-variable ranges from here on end the process inside Lean: it stores them in 20 bits.
pub(super) const LOOSE_RANGE_LIMIT: u64 = (1 << 20) - 1;

impl Expr {
    /// `index` must be below [`LOOSE_RANGE_LIMIT`].
    pub(super) fn bound(index: u64) -> Self {
        Expr(call!(expr_mk_bvar(Obj::nat(index).into_raw())))
    }

    pub(super) fn sort(level: Level) -> Self {
        Expr(call!(expr_mk_sort(level.0.into_raw())))
    }

    pub(super) fn constant(name: Name, levels: Vec<Level>) -> Self {
        let levels = List::new(levels.into_iter().map(|l| l.0));
        Expr(call!(expr_mk_const(name.0.into_raw(), levels.0.into_raw())))
    }

    pub(super) fn app(function: Expr, argument: Expr) -> Self {
        Expr(call!(expr_mk_app(function.0.into_raw(), argument.0.into_raw())))
    }

    /// `binder` is 0 to 3.
    pub(super) fn lambda(name: Name, ty: Expr, body: Expr, binder: u8) -> Self {
        Expr(call!(expr_mk_lambda(name.0.into_raw(), ty.0.into_raw(), body.0.into_raw(), binder)))
    }

    /// `binder` is 0 to 3.
    pub(super) fn pi(name: Name, ty: Expr, body: Expr, binder: u8) -> Self {
        Expr(call!(expr_mk_forall(name.0.into_raw(), ty.0.into_raw(), body.0.into_raw(), binder)))
    }

    pub(super) fn local_definition(name: Name, ty: Expr, value: Expr, body: Expr, nondep: bool) -> Self {
        Expr(call!(expr_mk_let(
            name.0.into_raw(),
            ty.0.into_raw(),
            value.0.into_raw(),
            body.0.into_raw(),
            u8::from(nondep)
        )))
    }

    /// `number` must be a natural number.
    pub(super) fn numeral(number: Obj) -> Self {
        Expr(call!(expr_mk_lit(Obj::constructor(0, vec![number], 0).into_raw())))
    }

    pub(super) fn text(text: &str) -> Self {
        Expr(call!(expr_mk_lit(Obj::constructor(1, vec![Obj::string(text)], 0).into_raw())))
    }

    pub(super) fn proj(structure: Name, field: u64, value: Expr) -> Self {
        Expr(call!(expr_mk_proj(structure.0.into_raw(), Obj::nat(field).into_raw(), value.0.into_raw())))
    }

    /// Whether `other`, an object that the kernel made where an expression belongs, is this expression up to binder names and
    /// annotations.
    pub(super) fn is(&self, other: &Obj) -> bool {
        // SAFETY: both are expressions; the function borrows them.
        unsafe { (functions().expr_eqv)(self.0.0, other.0) != 0 }
    }
}

impl List {
    pub(super) fn new(elements: impl DoubleEndedIterator<Item = Obj>) -> Self {
        List(elements.rev().fold(Obj::small(0), |tail, head| Obj::constructor(1, vec![head, tail], 0)))
    }

    pub(super) fn of_names(names: Vec<Name>) -> Self {
        List::new(names.into_iter().map(|n| n.0))
    }
}

/// Name, universe parameters, type: the arguments with which every constant begins.
#[derive(Debug, Clone)]
pub(super) struct Signature {
    pub(super) name: Name,
    pub(super) level_params: List,
    pub(super) ty: Expr,
}

/// A constructor of an inductive declaration: its name and its type.
pub(super) type NamedType = (Name, Expr);

/// `Lean.DefinitionSafety.safe`
const SAFE: u8 = 1;

impl Declaration {
    pub(super) fn axiom(s: Signature) -> Self {
        let value =
            call!(mk_axiom_val(s.name.0.into_raw(), s.level_params.0.into_raw(), s.ty.0.into_raw(), 0));
        Declaration(Obj::constructor(0, vec![value], 0))
    }

    pub(super) fn definition(s: Signature, value: Expr, hints: super::wire::Hints, all: List) -> Self {
        use super::wire::Hints;
        let hints = match hints {
            Hints::Opaque => Obj::small(0),
            Hints::Abbreviation => Obj::small(1),
            Hints::Regular(height) => call!(mk_hints_regular(height)),
        };
        let value = call!(mk_definition_val(
            s.name.0.into_raw(),
            s.level_params.0.into_raw(),
            s.ty.0.into_raw(),
            value.0.into_raw(),
            hints.into_raw(),
            SAFE,
            all.0.into_raw()
        ));
        Declaration(Obj::constructor(1, vec![value], 0))
    }

    pub(super) fn theorem(s: Signature, value: Expr, all: List) -> Self {
        let value = call!(mk_theorem_val(
            s.name.0.into_raw(),
            s.level_params.0.into_raw(),
            s.ty.0.into_raw(),
            value.0.into_raw(),
            all.0.into_raw()
        ));
        Declaration(Obj::constructor(2, vec![value], 0))
    }

    pub(super) fn opaque(s: Signature, value: Expr, all: List) -> Self {
        let value = call!(mk_opaque_val(
            s.name.0.into_raw(),
            s.level_params.0.into_raw(),
            s.ty.0.into_raw(),
            value.0.into_raw(),
            0,
            all.0.into_raw()
        ));
        Declaration(Obj::constructor(3, vec![value], 0))
    }

    pub(super) fn quotient() -> Self {
        Declaration(Obj::small(4))
    }

    /// `types` are triples of name, type, constructors; a constructor is a pair of name and type.
    pub(super) fn inductive(
        level_params: List,
        num_params: u64,
        types: Vec<(Name, Expr, Vec<NamedType>)>,
    ) -> Self {
        let types = List::new(types.into_iter().map(|(name, ty, constructors)| {
            let constructors = List::new(
                constructors.into_iter().map(|(name, ty)| Obj::constructor(0, vec![name.0, ty.0], 0)),
            );
            Obj::constructor(0, vec![name.0, ty.0, constructors.0], 0)
        }));
        let nat = Obj::nat(num_params);
        Declaration(call!(mk_inductive_decl(
            level_params.0.into_raw(),
            nat.into_raw(),
            types.0.into_raw(),
            0
        )))
    }
}

/// What the kernel answered to a declaration.
pub(super) enum Answer {
    /// The environment with the declaration in it.
    Added(KernelEnvironment),
    /// The exception that it raised.
    Refused(Obj),
}

impl KernelEnvironment {
    /// An environment without any constant.
    pub(super) fn empty() -> Result<Self, LibraryError> {
        let failed = |what: &str| LibraryError::Start(what.to_owned());
        // SAFETY: the function takes a trust level and returns an IO result.
        let result = unsafe { Obj::owned((functions().mk_empty_environment)(0)) };
        if result.tag() != Some(0) {
            return Err(failed("Lean could not make an empty environment"));
        }
        let elaborator = result.field(0).ok_or_else(|| failed("the empty environment is missing"))?;
        let env = call!(to_kernel_environment(elaborator.into_raw()));
        if env.field_count() != 6 || env.scalar_byte(0) != Some(0) {
            return Err(failed("its environment has another layout than this program knows"));
        }
        // The constants are a two-stage map. In its first stage, meant for imports, a map that is shared is copied
        // whole at every insertion; in the second stage insertions are cheap.
        let constants = env.field(0).ok_or_else(|| failed("the environment has no constants"))?;
        let (Some(first), Some(second)) = (constants.field(0), constants.field(1)) else {
            return Err(failed("its table of constants has another layout than this program knows"));
        };
        let mut fields = vec![Obj::constructor(0, vec![first, second], 8)];
        fields.extend((1..6).filter_map(|i| env.field(i)));
        Ok(KernelEnvironment(Obj::constructor(0, fields, 8)))
    }

    /// Asks the kernel to check and add a declaration. It may make `heartbeats` small allocations, any number if that is 0.
    pub(super) fn add(&self, declaration: &Declaration, heartbeats: usize) -> Answer {
        let env = self.clone();
        let none = Obj::small(0);
        // SAFETY: it takes nothing and sets a counter of this thread.
        unsafe { (functions().reset_heartbeat)() };
        Answer::of(call!(add_decl(env.0.into_raw(), heartbeats, 0, declaration.0.0, none.0)))
    }

    /// Adds a declaration without a check.
    pub(super) fn add_unchecked(&self, declaration: &Declaration) -> Answer {
        Answer::of(call!(add_decl_unchecked(self.clone().0.into_raw(), declaration.0.0)))
    }

    /// The `ConstantInfo` stored under `name`.
    pub(super) fn find(&self, name: &Name) -> Option<Obj> {
        call!(environment_find(self.clone().0.into_raw(), name.clone().0.into_raw())).field(0)
    }
}

impl Answer {
    fn of(except: Obj) -> Self {
        match (except.tag(), except.field(0)) {
            (Some(1), Some(env)) => Answer::Added(KernelEnvironment(env)),
            (_, Some(exception)) => Answer::Refused(exception),
            (_, None) => Answer::Refused(except),
        }
    }
}
