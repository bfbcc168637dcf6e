//! From untyped terms to instructions.
//!
//! A function runs in a frame: captured variables, then arguments, then what `let`s and branches bind, each at a
//! position that is known here. Operands that are more than a variable or an immediate value become objects of the
//! heap: thunks, closures, constructors. Closed computations become constants, evaluated once.

use std::collections::HashMap;
use std::rc::Rc;

use dashu_int::UBig;

use super::op::Op;
use super::program::Program;
use super::untyped::{Branch, Global, Kind, Term, for_each_child, lift, make, make_app, var};
use super::value::{Header, MAX_FIELDS, Value, kind};

/// Position of an instruction.
pub(super) type At = u32;

/// Where a value comes from.
#[derive(Debug)]
pub(super) enum Operand {
    /// A position in the frame.
    Slot(u32),
    Immediate(Value),
    /// A new thunk or closure that captures positions of the frame.
    Closure(Header, Box<[u32]>),
    /// A new constructor.
    Constructor(Header, Box<[Operand]>),
    /// A copy of a large number.
    Number(u32),
}

/// Operands, with the number of heap words that building them takes.
#[derive(Debug)]
pub(super) struct Operands {
    pub(super) list: Box<[Operand]>,
    pub(super) words: u32,
}

/// What an instruction evaluates before it goes on.
#[derive(Clone, Copy, Debug)]
pub(super) enum Subject {
    Slot(u32),
    Immediate(Value),
    Code(At),
}

/// One step of the machine.
#[derive(Debug)]
pub(super) enum Instruction {
    /// The frame's value is the operand, evaluated.
    Return {
        operand: Operand,
        words: u32,
    },
    /// Call a known function with exactly its arguments.
    Call {
        function: u32,
        operands: Operands,
    },
    /// Evaluate the head, then apply it.
    Apply {
        head: Subject,
        operands: Operands,
    },
    /// Push the operand, go on with the body.
    Let {
        operand: Operand,
        words: u32,
        body: At,
    },
    /// Evaluate, then go on with the branch of the constructor, its fields pushed.
    Case {
        scrutinee: Subject,
        on_nat: bool,
        branches: Box<[(u32, At)]>,
    },
    Proj {
        structure: Subject,
        field: u32,
    },
    /// Evaluate both, then compute.
    Native2 {
        op: Op,
        first: Subject,
        second: Subject,
    },
    Native1 {
        op: Op,
        operand: Subject,
    },
    GiveUp,
}

#[derive(Debug)]
pub(super) struct Function {
    pub(super) arity: u32,
    pub(super) body: At,
}

/// Compiled code; it grows while terms are compiled, and what is there stays valid.
#[derive(Default)]
pub(super) struct Code {
    pub(super) instructions: Vec<Instruction>,
    pub(super) functions: Vec<Function>,
    /// Where the code of each constant starts.
    pub(super) constants: Vec<At>,
    pub(super) numbers: Vec<UBig>,
    globals: HashMap<Global, Value>,
    /// Constants and functions whose code is not there yet.
    pending: Vec<(Global, Pending)>,
    closed: HashMap<Term, Value>,
}

#[derive(Clone, Copy)]
enum Pending {
    Function(u32),
    Constant(u32),
}

/// Where the variables of a term are in its frame.
#[derive(Clone)]
struct Frame {
    /// By de Bruijn level.
    slots: Vec<u32>,
    /// Number of positions in use.
    depth: u32,
}

impl Frame {
    fn empty() -> Self {
        Self { slots: Vec::new(), depth: 0 }
    }

    fn slot(&self, index: u32) -> u32 {
        self.slots[self.slots.len() - 1 - index as usize]
    }

    /// With `count` more variables, pushed.
    fn with(&self, count: u32) -> Self {
        let mut frame = self.clone();
        frame.slots.extend(self.depth..self.depth + count);
        frame.depth += count;
        frame
    }

    /// With `count` more positions in use that no variable names.
    fn above(&self, count: u32) -> Self {
        Self { slots: self.slots.clone(), depth: self.depth + count }
    }
}

impl Code {
    /// Compiles a closed term with all that it needs, and gives its entry.
    pub(super) fn compile(&mut self, program: &Program, term: &Term) -> At {
        let entry = self.code(program, term, &Frame::empty());
        while let Some((global, pending)) = self.pending.pop() {
            let body = Rc::clone(&program.entry(global).body);
            match (pending, &body.kind) {
                (Pending::Function(number), Kind::Lambda(arity, body)) => {
                    let at = self.code(program, body, &Frame::empty().with(*arity));
                    self.functions[number as usize].body = at;
                }
                (Pending::Constant(number), _) => {
                    let at = self.code(program, &body, &Frame::empty());
                    self.constants[number as usize] = at;
                }
                (Pending::Function(_), _) => {}
            }
        }
        entry
    }

    fn push(&mut self, instruction: Instruction) -> At {
        self.instructions.push(instruction);
        (self.instructions.len() - 1) as At
    }

    fn add_function(&mut self, arity: u32) -> u32 {
        // Until its body is there, a function gives up: instruction 0 of every code.
        if self.instructions.is_empty() {
            self.push(Instruction::GiveUp);
        }
        self.functions.push(Function { arity, body: 0 });
        (self.functions.len() - 1) as u32
    }

    fn global(&mut self, program: &Program, global: Global) -> Value {
        if let Some(&value) = self.globals.get(&global) {
            return value;
        }
        let value = match &program.entry(global).body.kind {
            Kind::Lambda(arity, _) => {
                let number = self.add_function(*arity);
                self.pending.push((global, Pending::Function(number)));
                Value::function(number)
            }
            Kind::Word(value) => Value::word(*value),
            Kind::Constructor(tag, fields) if fields.is_empty() => Value::constructor(*tag),
            Kind::Poison => Value::POISON,
            Kind::Global(other) => self.global(program, *other),
            _ => {
                let number = self.constants.len() as u32;
                self.constants.push(0);
                self.pending.push((global, Pending::Constant(number)));
                Value::constant(number)
            }
        };
        self.globals.insert(global, value);
        value
    }

    /// A closed computation as a constant.
    fn closed(&mut self, program: &Program, term: &Term) -> Value {
        if let Some(&value) = self.closed.get(term) {
            return value;
        }
        let number = self.constants.len() as u32;
        let value = Value::constant(number);
        self.constants.push(0);
        self.closed.insert(Rc::clone(term), value);
        let at = match &term.kind {
            Kind::Big(number) => {
                let words = 1 + number.as_words().len() as u32;
                self.numbers.push(number.clone());
                let operand = Operand::Number(self.numbers.len() as u32 - 1);
                self.push(Instruction::Return { operand, words })
            }
            _ => self.code(program, term, &Frame::empty()),
        };
        self.constants[number as usize] = at;
        value
    }

    fn operands(&mut self, program: &Program, terms: &[Term], frame: &Frame) -> Operands {
        let list: Box<[Operand]> = terms.iter().map(|t| self.operand(program, t, frame)).collect();
        let words = list.iter().map(words).sum();
        Operands { list, words }
    }

    fn operand(&mut self, program: &Program, term: &Term, frame: &Frame) -> Operand {
        match &term.kind {
            Kind::Var(index) => Operand::Slot(frame.slot(*index)),
            Kind::Global(global) => Operand::Immediate(self.global(program, *global)),
            Kind::Word(value) => Operand::Immediate(Value::word(*value)),
            Kind::Poison => Operand::Immediate(Value::POISON),
            Kind::Constructor(tag, fields) if fields.is_empty() => {
                Operand::Immediate(Value::constructor(*tag))
            }
            Kind::Constructor(tag, fields) if fields.len() < MAX_FIELDS => {
                let header = Header::new(kind::CONSTRUCTOR, fields.len(), tag.0);
                let fields = fields.iter().map(|f| self.operand(program, f, frame)).collect();
                Operand::Constructor(header, fields)
            }
            Kind::Lambda(arity, body) => {
                let (captures, inner) = capture(term, frame);
                let number = self.add_function(*arity);
                let at = self.code(program, body, &inner.with(*arity));
                self.functions[number as usize].body = at;
                if captures.is_empty() {
                    Operand::Immediate(Value::function(number))
                } else {
                    Operand::Closure(Header::new(kind::FUNCTION, captures.len(), number), captures)
                }
            }
            _ if term.is_closed() => Operand::Immediate(self.closed(program, term)),
            _ => {
                let (captures, inner) = capture(term, frame);
                let number = self.add_function(0);
                let at = self.code(program, term, &inner);
                self.functions[number as usize].body = at;
                Operand::Closure(Header::new(kind::THUNK, captures.len(), number), captures)
            }
        }
    }

    fn subject(&mut self, program: &Program, term: &Term, frame: &Frame) -> Subject {
        match &term.kind {
            Kind::Var(index) => Subject::Slot(frame.slot(*index)),
            Kind::Word(value) => Subject::Immediate(Value::word(*value)),
            Kind::Global(global) => Subject::Immediate(self.global(program, *global)),
            _ => Subject::Code(self.code(program, term, frame)),
        }
    }

    fn code(&mut self, program: &Program, term: &Term, frame: &Frame) -> At {
        if self.instructions.is_empty() {
            self.push(Instruction::GiveUp);
        }
        if let Some(shared) = share_repeated(term) {
            return self.code(program, &shared, frame);
        }
        match &term.kind {
            Kind::App(head, arguments) => self.application(program, head, arguments, frame),
            Kind::Let(value, body) => {
                let operand = self.operand(program, value, frame);
                let words = words(&operand);
                let body = self.code(program, body, &frame.with(1));
                self.push(Instruction::Let { operand, words, body })
            }
            Kind::Case { scrutinee, on_nat, branches } => {
                let scrutinee = self.subject(program, scrutinee, frame);
                let branches = branches
                    .iter()
                    .map(|b| (b.fields, self.code(program, &b.body, &frame.with(b.fields))))
                    .collect();
                self.push(Instruction::Case { scrutinee, on_nat: *on_nat, branches })
            }
            Kind::Proj(field, structure) => {
                let structure = self.subject(program, structure, frame);
                self.push(Instruction::Proj { structure, field: *field })
            }
            Kind::Native(op, arguments) => match &arguments[..] {
                [operand] => {
                    let operand = self.subject(program, operand, frame);
                    self.push(Instruction::Native1 { op: *op, operand })
                }
                [first, second] => {
                    let first = self.subject(program, first, frame);
                    // The first value lies on the stack meanwhile.
                    let second = self.subject(program, second, &frame.above(1));
                    self.push(Instruction::Native2 { op: *op, first, second })
                }
                _ => 0,
            },
            Kind::Poison => 0,
            _ => {
                let operand = if let Kind::Big(_) = term.kind {
                    Operand::Immediate(self.closed(program, term))
                } else {
                    self.operand(program, term, frame)
                };
                let words = words(&operand);
                self.push(Instruction::Return { operand, words })
            }
        }
    }

    fn application(&mut self, program: &Program, head: &Term, arguments: &[Term], frame: &Frame) -> At {
        if let Kind::Global(global) = head.kind {
            let arity = program.entry(global).arity() as usize;
            if 0 < arity && arity < arguments.len() && arguments[..arity].iter().all(|a| a.is_closed()) {
                // `f closed… rest…`: the first part is evaluated once.
                let first = make_app(Rc::clone(head), arguments[..arity].into());
                let head = Subject::Immediate(self.closed(program, &first));
                let operands = self.operands(program, &arguments[arity..], frame);
                return self.push(Instruction::Apply { head, operands });
            }
            let value = self.global(program, global);
            let operands = self.operands(program, arguments, frame);
            return match value.as_function() {
                Some(function) if self.functions[function as usize].arity as usize == arguments.len() => {
                    self.push(Instruction::Call { function, operands })
                }
                _ => self.push(Instruction::Apply { head: Subject::Immediate(value), operands }),
            };
        }
        let operands = self.operands(program, arguments, frame);
        // The arguments lie on the stack while the head is evaluated.
        let head = self.subject(program, head, &frame.above(arguments.len() as u32));
        self.push(Instruction::Apply { head, operands })
    }
}

/// Heap words that building an operand takes.
fn words(operand: &Operand) -> u32 {
    match operand {
        Operand::Slot(_) | Operand::Immediate(_) | Operand::Number(_) => 0,
        Operand::Closure(_, captures) => 1 + captures.len() as u32,
        Operand::Constructor(_, fields) => 1 + fields.len() as u32 + fields.iter().map(words).sum::<u32>(),
    }
}

/// The positions that a term uses, and the frame in which its code finds them as captured variables.
fn capture(term: &Term, frame: &Frame) -> (Box<[u32]>, Frame) {
    let mut used = vec![false; frame.slots.len()];
    mark_free(term, 0, &mut used);
    let mut captures = Vec::new();
    let mut slots = vec![u32::MAX; frame.slots.len()];
    for level in (0..used.len()).rev().filter(|&level| used[level]) {
        let slot = frame.slots[level];
        let position = captures.iter().position(|&c| c == slot).unwrap_or_else(|| {
            captures.push(slot);
            captures.len() - 1
        });
        slots[level] = position as u32;
    }
    let depth = captures.len() as u32;
    (captures.into(), Frame { slots, depth })
}

/// Marks the levels of the free variables of a term that sits under `above` binders of its own.
fn mark_free(term: &Term, above: u32, used: &mut [bool]) {
    if term.loose <= above {
        return;
    }
    match term.kind {
        Kind::Var(index) => {
            let level = used.len() - 1 - (index - above) as usize;
            used[level] = true;
        }
        _ => for_each_child(term, &mut |child, binders| mark_free(child, above + binders, used)),
    }
}

/// Binds the largest computation that occurs twice in a term, no binder between, by a `let`.
fn share_repeated(term: &Term) -> Option<Term> {
    let may_repeat = matches!(
        term.kind,
        Kind::App(..)
            | Kind::Constructor(..)
            | Kind::Native(..)
            | Kind::Proj(..)
            | Kind::Case { .. }
            | Kind::Let(..)
    );
    if !may_repeat || term.is_closed() {
        return None;
    }
    let mut counts: HashMap<&Term, u32> = HashMap::new();
    let mut repeated: Option<&Term> = None;
    count_computations(term, true, &mut counts, &mut repeated);
    let repeated = Rc::clone(repeated?);
    let body = replace_by_first_variable(term, &repeated);
    Some(make(Kind::Let(repeated, body)))
}

/// Whether a term is worth sharing.
fn is_computation(term: &Term) -> bool {
    !term.is_closed()
        && (3..=200).contains(&term.size)
        && matches!(term.kind, Kind::App(..) | Kind::Native(..) | Kind::Proj(..))
}

/// The children of a term that are evaluated, if at all, in the term's own frame: not those under binders.
fn children_of_frame(term: &Term) -> Vec<&Term> {
    match &term.kind {
        Kind::App(head, arguments) => std::iter::once(head).chain(arguments).collect(),
        Kind::Constructor(_, terms) | Kind::Native(_, terms) => terms.iter().collect(),
        Kind::Proj(_, structure) => vec![structure],
        Kind::Case { scrutinee, .. } => vec![scrutinee],
        Kind::Let(value, _) => vec![value],
        _ => Vec::new(),
    }
}

fn count_computations<'t>(
    term: &'t Term,
    is_root: bool,
    counts: &mut HashMap<&'t Term, u32>,
    largest: &mut Option<&'t Term>,
) {
    if term.is_closed() {
        return;
    }
    if !is_root && is_computation(term) {
        let count = counts.entry(term).or_default();
        *count += 1;
        if *count > 1 {
            if largest.is_none_or(|found| found.size < term.size) {
                *largest = Some(term);
            }
            return;
        }
    }
    for child in children_of_frame(term) {
        count_computations(child, false, counts, largest);
    }
}

/// The term under one more binder, which stands for `what`.
fn replace_by_first_variable(term: &Term, what: &Term) -> Term {
    if term.is_closed() {
        return Rc::clone(term);
    }
    if term == what {
        return var(0);
    }
    let go = |t: &Term| replace_by_first_variable(t, what);
    let all = |terms: &[Term]| terms.iter().map(go).collect::<Box<[Term]>>();
    match &term.kind {
        Kind::App(head, arguments) => make_app(go(head), all(arguments)),
        Kind::Constructor(tag, fields) => make(Kind::Constructor(*tag, all(fields))),
        Kind::Native(op, arguments) => make(Kind::Native(*op, all(arguments))),
        Kind::Proj(field, structure) => make(Kind::Proj(*field, go(structure))),
        Kind::Case { scrutinee, on_nat, branches } => {
            let branches = branches
                .iter()
                .map(|b| Branch { fields: b.fields, body: lift(&b.body, b.fields, 1) })
                .collect();
            make(Kind::Case { scrutinee: go(scrutinee), on_nat: *on_nat, branches })
        }
        Kind::Let(value, body) => make(Kind::Let(go(value), lift(body, 1, 1))),
        _ => lift(term, 0, 1),
    }
}
