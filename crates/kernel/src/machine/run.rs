//! The machine: a value stack, a stack of continuations, and a heap that is copied when it is full.
//!
//! Evaluation is call by need. An instruction either gives a value to the newest continuation or goes on to another
//! instruction. The frame of the running code starts at `frame` on the value stack; when the code is done, its value
//! goes to the continuation and the stack is cut back to `base`. For code in tail position the two are the same.

use dashu_int::UBig;

use super::compile::{At, Code, Function, Instruction, Operand, Operands, Subject};
use super::op::{Op, WordResult};
use super::untyped::{Tag, WORD_LIMIT};
use super::value::{Header, MAX_FIELDS, Value, kind};
use crate::limits::{Limit, Meter};
use crate::literals::NatResult;

/// Words of the heap that are filled between two collections, at least.
const NURSERY: usize = 96 << 10;
/// Steps that are taken from the meter at once.
const STRIDE: u64 = 4096;

/// Why a run has no value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stop {
    /// It had to look at something that has no rule here.
    GaveUp,
    /// Its budget is used up.
    OutOfBudget,
    /// The check's limits are reached.
    Limit(Limit),
}

impl From<Limit> for Stop {
    fn from(limit: Limit) -> Self {
        Self::Limit(limit)
    }
}

/// What to do with a value.
#[derive(Clone, Copy, Debug)]
enum Then {
    /// Hand it out.
    Halt,
    /// Store it in the thunk on top of the stack.
    Update,
    /// Store it as the value of a constant.
    Define,
    /// Apply it to so many arguments on top of the stack.
    Apply,
    /// Take the branch of the instruction.
    Case,
    /// Take the field.
    Proj,
    /// It is the first operand of the instruction.
    First,
    /// It is the second operand; the first is on top of the stack.
    Second,
    /// It is the only operand.
    Only,
}

#[derive(Clone, Copy)]
struct Continuation {
    then: Then,
    /// Instruction, number of arguments, field or constant.
    what: u32,
    frame: u32,
    base: u32,
}

/// What to start with.
#[derive(Clone, Copy)]
pub(super) enum Start {
    Code(At),
    Value(Value),
    /// Where the last run was when its budget was used up.
    Again,
}

/// What comes next.
enum Next {
    /// Run an instruction.
    Run(At),
    /// Evaluate a value and hand it on.
    Force(Value),
    /// Hand on an evaluated value.
    Give(Value),
    /// Apply an evaluated value to arguments on top of the stack.
    Apply(Value, usize),
}

/// State of a run.
#[derive(Default)]
pub(super) struct State {
    pub(super) stack: Vec<Value>,
    continuations: Vec<Continuation>,
    heap: Vec<u64>,
    /// The other half, for the next collection.
    spare: Vec<u64>,
    /// First free word of the heap.
    free: usize,
    /// Words up to which the heap is filled before the next collection.
    limit: usize,
    /// Values of the constants; `None` while they are not evaluated.
    constants: Vec<Option<Value>>,
    /// Room for captured variables and arguments of a call.
    scratch: Vec<Value>,
    /// Tags of `Bool.false` and `Bool.true`.
    pub(super) booleans: Option<[Tag; 2]>,
    frame: usize,
    base: usize,
    /// The next instruction of a run whose budget is used up.
    suspended: Option<At>,
    /// Steps that are paid for already.
    paid: u64,
    /// Steps that the run may still take.
    budget: u64,
    /// Memory in use outside the machine, so that the sum is what the meter sees.
    pub(super) outside: usize,
}

impl State {
    /// Forgets all values: after a run that stopped in the middle, some are half evaluated.
    pub(super) fn reset(&mut self) {
        self.stack.clear();
        self.continuations.clear();
        self.free = 0;
        self.constants.clear();
        self.suspended = None;
    }

    /// Runs to a value in weak-head normal form. What is on the stack stays there, as roots of the heap.
    pub(super) fn run(
        &mut self,
        code: &Code,
        start: Start,
        budget: u64,
        meter: &mut Meter,
    ) -> Result<Value, Stop> {
        self.constants.resize(code.constants.len(), None);
        self.budget = budget;
        let next = match (start, self.suspended.take()) {
            (Start::Again, Some(at)) => Next::Run(at),
            (Start::Again, None) => return Err(Stop::GaveUp),
            (Start::Code(at), _) => self.enter(Next::Run(at)),
            (Start::Value(value), _) => self.enter(Next::Force(value)),
        };
        let result = self.run_from(code, next, meter);
        // What was paid for and not used is given back, so that steps do not depend on the stride.
        meter.refund_machine(self.paid);
        self.paid = 0;
        if result.is_err() && self.suspended.is_none() {
            self.reset();
        }
        result
    }

    /// Starts a computation on top of what is on the stack.
    fn enter(&mut self, next: Next) -> Next {
        self.base = self.stack.len();
        self.frame = self.base;
        self.continue_with(Then::Halt, 0);
        next
    }

    /// Bytes of stacks and heap.
    pub(super) fn bytes(&self) -> usize {
        (self.stack.capacity() + self.heap.len() + self.spare.len() + self.constants.len()) * 8
            + self.continuations.capacity() * size_of::<Continuation>()
    }

    fn run_from(&mut self, code: &Code, mut next: Next, meter: &mut Meter) -> Result<Value, Stop> {
        loop {
            next = match next {
                Next::Run(at) => {
                    if let Err(stop) = self.pay(meter) {
                        self.suspended = (stop == Stop::OutOfBudget).then_some(at);
                        return Err(stop);
                    }
                    self.step(code, at, meter)?
                }
                Next::Force(value) => self.force(code, value)?,
                Next::Apply(function, count) => self.apply(code, function, count, meter)?,
                Next::Give(value) => {
                    let Some(continuation) = self.continuations.pop() else { return Err(Stop::GaveUp) };
                    self.frame = continuation.frame as usize;
                    self.base = continuation.base as usize;
                    if let Then::Halt = continuation.then {
                        return Ok(value);
                    }
                    self.give(code, continuation, value, meter)?
                }
            }
        }
    }

    #[inline]
    fn pay(&mut self, meter: &mut Meter) -> Result<(), Stop> {
        if self.paid == 0 {
            return self.pay_more(meter);
        }
        self.paid -= 1;
        Ok(())
    }

    #[cold]
    fn pay_more(&mut self, meter: &mut Meter) -> Result<(), Stop> {
        let wanted = STRIDE.min(self.budget);
        if wanted == 0 {
            return Err(Stop::OutOfBudget);
        }
        let paid = wanted.min(meter.fuel_left());
        if paid == 0 {
            return Err(Stop::Limit(Limit::Fuel));
        }
        meter.spend_machine(paid)?;
        meter.note_memory(self.bytes() + self.outside)?;
        self.budget -= paid;
        self.paid = paid - 1;
        Ok(())
    }

    // ---- heap ----

    /// Makes room for so many words.
    #[inline]
    fn reserve(&mut self, words: usize, meter: &mut Meter) -> Result<(), Stop> {
        if self.limit - self.free < words { self.collect(words, meter) } else { Ok(()) }
    }

    /// Copies what is reachable to the other half (Cheney's algorithm).
    #[inline(never)]
    fn collect(&mut self, words: usize, meter: &mut Meter) -> Result<(), Stop> {
        if self.spare.len() < self.free {
            // Not more than the limit of memory, asked for before it is taken.
            meter.note_memory(self.bytes() + self.outside + self.heap.len() * 8)?;
            self.spare.resize(self.heap.len(), 0);
        }
        let mut copy = Copying { from: &mut self.heap, to: &mut self.spare, free: 0 };
        for value in &mut self.stack {
            *value = copy.forward(*value);
        }
        for value in self.constants.iter_mut().flatten() {
            *value = copy.forward(*value);
        }
        copy.scan();
        let live = copy.free;
        std::mem::swap(&mut self.heap, &mut self.spare);
        let room = NURSERY.max(3 * live + self.stack.len()) + words;
        if self.heap.len() < live + room {
            meter.note_memory(self.bytes() + self.outside + (live + room) * 8)?;
            self.heap.resize(live + room, 0);
            self.spare = Vec::new();
        }
        self.free = live;
        self.limit = live + room;
        Ok(())
    }

    #[inline]
    fn header(&self, object: usize) -> Header {
        Header(self.heap[object])
    }

    #[inline]
    fn field(&self, object: usize, field: usize) -> Value {
        Value::from_bits(self.heap[object + 1 + field])
    }

    /// The value itself, if it is known to be evaluated.
    #[inline]
    fn shortcut(&self, value: Value) -> Value {
        if let Some(object) = value.as_object()
            && self.header(object).kind() == kind::INDIRECTION
        {
            return self.field(object, 0);
        }
        if let Some(constant) = value.as_constant()
            && let Some(known) = self.constants[constant as usize]
        {
            return known;
        }
        value
    }

    #[inline]
    fn build(&mut self, code: &Code, operand: &Operand) -> Value {
        match operand {
            Operand::Slot(slot) => self.shortcut(self.stack[self.frame + *slot as usize]),
            Operand::Immediate(value) => self.shortcut(*value),
            Operand::Closure(header, captures) => {
                let object = self.free;
                let fields = &mut self.heap[object..=object + captures.len()];
                let frame = &self.stack[self.frame..];
                fields[0] = header.0;
                for (field, slot) in fields[1..].iter_mut().zip(captures) {
                    *field = frame[*slot as usize].bits();
                }
                self.free = object + captures.len() + 1;
                Value::object(object)
            }
            Operand::Constructor(header, fields) => self.build_constructor(code, *header, fields),
            Operand::Number(number) => self.store_number(&code.numbers[*number as usize]),
        }
    }

    fn build_constructor(&mut self, code: &Code, header: Header, fields: &[Operand]) -> Value {
        let object = self.free;
        self.heap[object] = header.0;
        self.free = object + 1 + fields.len();
        for (i, field) in fields.iter().enumerate() {
            let value = self.build(code, field);
            self.heap[object + 1 + i] = value.bits();
        }
        Value::object(object)
    }

    /// Stores a large number where room for it was reserved.
    fn store_number(&mut self, number: &UBig) -> Value {
        let words = number.as_words();
        let object = self.free;
        self.heap[object] = Header::new(kind::NUMBER, words.len(), 0).0;
        self.heap[object + 1..=object + words.len()].copy_from_slice(words);
        self.free = object + 1 + words.len();
        Value::object(object)
    }

    /// A number as a value.
    fn number(&mut self, number: &UBig, meter: &mut Meter) -> Result<Value, Stop> {
        if let Ok(word) = u64::try_from(number)
            && word < WORD_LIMIT
        {
            return Ok(Value::word(word));
        }
        let words = number.as_words().len();
        if words >= MAX_FIELDS {
            return Err(Stop::GaveUp);
        }
        self.reserve(1 + words, meter)?;
        Ok(self.store_number(number))
    }

    /// The number that a value is.
    pub(super) fn as_number(&self, value: Value) -> Option<UBig> {
        if let Some(word) = value.as_word() {
            return Some(word.into());
        }
        let object = value.as_object()?;
        let header = self.header(object);
        (header.kind() == kind::NUMBER)
            .then(|| UBig::from_words(&self.heap[object + 1..=object + header.fields()]))
    }

    /// The constructor that an evaluated value is, and its fields.
    pub(super) fn as_constructor(&self, value: Value) -> Option<(Tag, Vec<Value>)> {
        if let Some(tag) = value.as_constructor() {
            return Some((tag, Vec::new()));
        }
        let object = value.as_object()?;
        let header = self.header(object);
        (header.kind() == kind::CONSTRUCTOR)
            .then(|| (Tag(header.payload()), (0..header.fields()).map(|i| self.field(object, i)).collect()))
    }

    // ---- steps ----

    fn continue_with(&mut self, then: Then, what: u32) {
        let (frame, base) = (self.frame as u32, self.base as u32);
        self.continuations.push(Continuation { then, what, frame, base });
    }

    fn push_operands(&mut self, code: &Code, operands: &Operands, meter: &mut Meter) -> Result<(), Stop> {
        if operands.words > 0 {
            self.reserve(operands.words as usize, meter)?;
        }
        for operand in &operands.list {
            let value = self.build(code, operand);
            self.stack.push(value);
        }
        Ok(())
    }

    /// Starts to evaluate what an instruction looks at; its continuation is there already.
    #[inline]
    fn look_at(&mut self, subject: Subject) -> Next {
        self.base = self.stack.len();
        match subject {
            Subject::Slot(slot) => Next::Force(self.stack[self.frame + slot as usize]),
            Subject::Immediate(value) => Next::Force(value),
            Subject::Code(at) => Next::Run(at),
        }
    }

    /// The word that a subject is, if that can be seen at once.
    #[inline]
    fn word_of(&self, subject: Subject) -> Option<u64> {
        match subject {
            Subject::Slot(slot) => self.shortcut(self.stack[self.frame + slot as usize]).as_word(),
            Subject::Immediate(value) => value.as_word(),
            Subject::Code(_) => None,
        }
    }

    #[inline]
    fn step(&mut self, code: &Code, at: At, meter: &mut Meter) -> Result<Next, Stop> {
        Ok(match &code.instructions[at as usize] {
            Instruction::Return { operand, words } => {
                if *words > 0 {
                    self.reserve(*words as usize, meter)?;
                }
                let value = self.build(code, operand);
                self.stack.truncate(self.base);
                Next::Force(value)
            }
            Instruction::Call { function, operands } => {
                let first = self.stack.len();
                self.push_operands(code, operands, meter)?;
                if first != self.base {
                    self.stack.copy_within(first.., self.base);
                    self.stack.truncate(self.base + operands.list.len());
                }
                self.frame = self.base;
                Next::Run(code.functions[*function as usize].body)
            }
            Instruction::Apply { head, operands } => {
                self.push_operands(code, operands, meter)?;
                let count = operands.list.len();
                let known = match *head {
                    Subject::Slot(slot) => self.shortcut(self.stack[self.frame + slot as usize]),
                    Subject::Immediate(value) => self.shortcut(value),
                    Subject::Code(at) => {
                        self.continue_with(Then::Apply, count as u32);
                        self.base = self.stack.len();
                        return Ok(Next::Run(at));
                    }
                };
                if self.is_function(known) {
                    Next::Apply(known, count)
                } else {
                    self.continue_with(Then::Apply, count as u32);
                    self.base = self.stack.len();
                    Next::Force(known)
                }
            }
            Instruction::Let { operand, words, body } => {
                if *words > 0 {
                    self.reserve(*words as usize, meter)?;
                }
                let value = self.build(code, operand);
                self.stack.push(value);
                Next::Run(*body)
            }
            Instruction::Case { scrutinee, .. } => {
                self.continue_with(Then::Case, at);
                self.look_at(*scrutinee)
            }
            Instruction::Proj { structure, field } => {
                self.continue_with(Then::Proj, *field);
                self.look_at(*structure)
            }
            Instruction::Native2 { op, first, second } => match self.word_of(*first) {
                Some(x) => match self.word_of(*second) {
                    Some(y) => {
                        let value = self.compute(*op, Value::word(x), Value::word(y), meter)?;
                        self.stack.truncate(self.base);
                        Next::Give(value)
                    }
                    None => {
                        self.continue_with(Then::Second, at);
                        self.stack.push(Value::word(x));
                        self.look_at(*second)
                    }
                },
                None => {
                    self.continue_with(Then::First, at);
                    self.look_at(*first)
                }
            },
            Instruction::Native1 { operand, .. } => {
                self.continue_with(Then::Only, at);
                self.look_at(*operand)
            }
            Instruction::GiveUp => return Err(Stop::GaveUp),
        })
    }

    #[inline]
    fn is_function(&self, value: Value) -> bool {
        match value.as_object() {
            Some(object) => matches!(self.header(object).kind(), kind::FUNCTION | kind::PARTIAL),
            None => value.as_function().is_some(),
        }
    }

    #[inline]
    fn force(&mut self, code: &Code, mut value: Value) -> Result<Next, Stop> {
        loop {
            if let Some(object) = value.as_object() {
                let header = self.header(object);
                match header.kind() {
                    kind::INDIRECTION => value = self.field(object, 0),
                    kind::THUNK => {
                        self.stack.push(value);
                        self.continue_with(Then::Update, 0);
                        self.base = self.stack.len();
                        self.frame = self.base;
                        let captured = object + 1..=object + header.fields();
                        self.stack.extend(self.heap[captured].iter().map(|&bits| Value::from_bits(bits)));
                        self.heap[object] = header.with_kind(kind::BUSY).0;
                        return Ok(Next::Run(code.functions[header.payload() as usize].body));
                    }
                    // It needs its own value.
                    kind::BUSY => return Err(Stop::GaveUp),
                    _ => return Ok(Next::Give(value)),
                }
            } else if let Some(constant) = value.as_constant() {
                match self.constants[constant as usize] {
                    Some(known) => value = known,
                    None => {
                        self.continue_with(Then::Define, constant);
                        self.base = self.stack.len();
                        self.frame = self.base;
                        return Ok(Next::Run(code.constants[constant as usize]));
                    }
                }
            } else {
                return Ok(Next::Give(value));
            }
        }
    }

    /// Applies a function to `count` arguments on top of the stack; the frame of its body starts at `base`.
    fn apply(&mut self, code: &Code, value: Value, count: usize, meter: &mut Meter) -> Result<Next, Stop> {
        let (function, have) = self.gather(code, value)?;
        let arguments = self.stack.len() - count;
        let want = function.arity as usize - have;
        if count < want {
            return self.partial(value, count, meter);
        }
        self.scratch.extend_from_slice(&self.stack[arguments..arguments + want]);
        let extra = count - want;
        if extra > 0 {
            self.stack.copy_within(arguments + want.., self.base);
            self.stack.truncate(self.base + extra);
            self.continue_with(Then::Apply, extra as u32);
            self.base += extra;
        }
        self.stack.truncate(self.base);
        self.stack.extend_from_slice(&self.scratch);
        self.frame = self.base;
        Ok(Next::Run(function.body))
    }

    /// Puts the captured variables and the arguments that a function has so far into `scratch`; gives the function and
    /// the number of those arguments.
    #[inline]
    fn gather<'c>(&mut self, code: &'c Code, value: Value) -> Result<(&'c Function, usize), Stop> {
        self.scratch.clear();
        let mut head = value;
        let mut arguments = 0..0;
        if let Some(object) = value.as_object() {
            let header = self.header(object);
            if header.kind() == kind::PARTIAL {
                head = self.field(object, 0);
                arguments = object + 2..object + 1 + header.fields();
            }
        }
        let number = match (head.as_object(), head.as_function()) {
            (Some(object), _) if self.header(object).kind() == kind::FUNCTION => {
                let header = self.header(object);
                let captured = &self.heap[object + 1..=object + header.fields()];
                self.scratch.extend(captured.iter().map(|&bits| Value::from_bits(bits)));
                header.payload()
            }
            (None, Some(number)) => number,
            _ => return Err(Stop::GaveUp),
        };
        let have = arguments.len();
        self.scratch.extend(self.heap[arguments].iter().map(|&bits| Value::from_bits(bits)));
        Ok((&code.functions[number as usize], have))
    }

    /// A function with some of its arguments.
    fn partial(&mut self, value: Value, count: usize, meter: &mut Meter) -> Result<Next, Stop> {
        // Collections move what is on the stack.
        self.stack.push(value);
        let (head, old) = match value.as_object().map(|object| (object, self.header(object))) {
            Some((object, header)) if header.kind() == kind::PARTIAL => {
                self.stack.push(self.field(object, 0));
                (self.stack.len() - 1, header.fields() - 1)
            }
            _ => (self.stack.len() - 1, 0),
        };
        let fields = 1 + old + count;
        if fields >= MAX_FIELDS {
            return Err(Stop::GaveUp);
        }
        self.reserve(1 + fields, meter)?;
        let object = self.free;
        self.heap[object] = Header::new(kind::PARTIAL, fields, 0).0;
        self.heap[object + 1] = self.stack[head].bits();
        let whole = if old > 0 { head - 1 } else { head };
        if let Some(previous) = self.stack[whole].as_object().filter(|_| old > 0) {
            self.heap.copy_within(previous + 2..previous + 2 + old, object + 2);
        }
        let arguments = whole - count;
        for i in 0..count {
            self.heap[object + 2 + old + i] = self.stack[arguments + i].bits();
        }
        self.free = object + 1 + fields;
        self.stack.truncate(self.base);
        Ok(Next::Give(Value::object(object)))
    }

    #[inline]
    fn give(
        &mut self,
        code: &Code,
        continuation: Continuation,
        value: Value,
        meter: &mut Meter,
    ) -> Result<Next, Stop> {
        Ok(match continuation.then {
            Then::Case => self.branch(code, continuation.what, value, meter)?,
            Then::Update => {
                let Some(thunk) = self.stack.pop().and_then(Value::as_object) else {
                    return Err(Stop::GaveUp);
                };
                self.heap[thunk] = self.header(thunk).with_kind(kind::INDIRECTION).0;
                self.heap[thunk + 1] = value.bits();
                Next::Give(value)
            }
            Then::Define => {
                self.constants[continuation.what as usize] = Some(value);
                Next::Give(value)
            }
            Then::Apply => Next::Apply(value, continuation.what as usize),
            Then::Proj => {
                self.stack.truncate(self.base);
                match value.as_object() {
                    Some(object)
                        if self.header(object).kind() == kind::CONSTRUCTOR
                            && (continuation.what as usize) < self.header(object).fields() =>
                    {
                        Next::Force(self.field(object, continuation.what as usize))
                    }
                    _ => return Err(Stop::GaveUp),
                }
            }
            Then::First => {
                let Instruction::Native2 { second, .. } = &code.instructions[continuation.what as usize]
                else {
                    return Err(Stop::GaveUp);
                };
                self.continue_with(Then::Second, continuation.what);
                self.stack.push(value);
                self.look_at(*second)
            }
            Then::Second => {
                let Instruction::Native2 { op, .. } = &code.instructions[continuation.what as usize] else {
                    return Err(Stop::GaveUp);
                };
                let Some(first) = self.stack.pop() else { return Err(Stop::GaveUp) };
                let value = self.compute(*op, first, value, meter)?;
                self.stack.truncate(self.base);
                Next::Give(value)
            }
            Then::Only => {
                let Instruction::Native1 { op, .. } = &code.instructions[continuation.what as usize] else {
                    return Err(Stop::GaveUp);
                };
                let value = match (op, value.as_word()) {
                    (Op::Succ, Some(word)) if word + 1 < WORD_LIMIT => Value::word(word + 1),
                    _ => self.compute(*op, value, Value::word(0), meter)?,
                };
                self.stack.truncate(self.base);
                Next::Give(value)
            }
            Then::Halt => return Err(Stop::GaveUp),
        })
    }

    /// Goes on with the branch of an instruction that a value takes.
    #[inline]
    fn branch(&mut self, code: &Code, at: At, value: Value, meter: &mut Meter) -> Result<Next, Stop> {
        let Instruction::Case { on_nat, branches, .. } = &code.instructions[at as usize] else {
            return Err(Stop::GaveUp);
        };
        let (index, fields) = if *on_nat {
            let predecessor = match value.as_word() {
                Some(0) => None,
                Some(word) => Some(Value::word(word - 1)),
                None => {
                    let number = self.as_number(value).ok_or(Stop::GaveUp)?;
                    Some(self.number(&(number - 1u8), meter)?)
                }
            };
            self.stack.extend(predecessor);
            (usize::from(predecessor.is_some()), usize::from(predecessor.is_some()))
        } else if let Some(object) = value.as_object() {
            let header = self.header(object);
            if header.kind() != kind::CONSTRUCTOR {
                return Err(Stop::GaveUp);
            }
            let fields = &self.heap[object + 1..=object + header.fields()];
            self.stack.extend(fields.iter().map(|&bits| Value::from_bits(bits)));
            (Tag(header.payload()).index(), fields.len())
        } else {
            (value.as_constructor().ok_or(Stop::GaveUp)?.index(), 0)
        };
        match branches.get(index) {
            Some(&(expected, body)) if expected as usize == fields => Ok(Next::Run(body)),
            _ => Err(Stop::GaveUp),
        }
    }

    #[inline]
    fn compute(&mut self, op: Op, x: Value, y: Value, meter: &mut Meter) -> Result<Value, Stop> {
        if let (Some(x), Some(y)) = (x.as_word(), y.as_word()) {
            match op.on_words(x, y) {
                Some(WordResult::Number(word)) if word < WORD_LIMIT => return Ok(Value::word(word)),
                Some(WordResult::Truth(answer)) => return self.boolean(answer),
                _ => {}
            }
        }
        self.compute_large(op, x, y, meter)
    }

    #[inline(never)]
    fn compute_large(&mut self, op: Op, x: Value, y: Value, meter: &mut Meter) -> Result<Value, Stop> {
        let (Some(x), Some(y)) = (self.as_number(x), self.as_number(y)) else { return Err(Stop::GaveUp) };
        let cost = op.cost(&x, &y).ok_or(Stop::GaveUp)?;
        meter.spend_machine(cost)?;
        match op.on_numbers(&x, &y).ok_or(Stop::GaveUp)? {
            NatResult::Number(number) => self.number(&number, meter),
            NatResult::Truth(answer) => self.boolean(answer),
        }
    }

    #[inline]
    fn boolean(&self, answer: bool) -> Result<Value, Stop> {
        self.booleans.map(|tags| Value::constructor(tags[usize::from(answer)])).ok_or(Stop::GaveUp)
    }
}

/// A collection in progress.
struct Copying<'h> {
    from: &'h mut [u64],
    to: &'h mut [u64],
    free: usize,
}

impl Copying<'_> {
    /// The new place of a value.
    #[inline]
    fn forward(&mut self, mut value: Value) -> Value {
        loop {
            let Some(object) = value.as_object() else { return value };
            let header = Header(self.from[object]);
            match header.kind() {
                kind::FORWARD => return Value::from_bits(self.from[object + 1]),
                kind::INDIRECTION => value = Value::from_bits(self.from[object + 1]),
                _ => {
                    let (size, place) = (header.fields() + 1, self.free);
                    self.to[place..place + size].copy_from_slice(&self.from[object..object + size]);
                    self.free += size;
                    let moved = Value::object(place);
                    self.from[object] = kind::FORWARD;
                    self.from[object + 1] = moved.bits();
                    return moved;
                }
            }
        }
    }

    /// Forwards the fields of all that was copied, and of what that copies.
    fn scan(&mut self) {
        let mut object = 0;
        while object < self.free {
            let header = Header(self.to[object]);
            let end = object + 1 + header.fields();
            // The captured variables of a busy thunk are in its frame already.
            if !matches!(header.kind(), kind::BUSY | kind::NUMBER) {
                for field in object + 1..end {
                    let value = self.forward(Value::from_bits(self.to[field]));
                    self.to[field] = value.bits();
                }
            }
            object = end;
        }
    }
}
