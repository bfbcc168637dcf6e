//! What the machine computes, over constants made by hand.

use dashu_int::UBig;

use super::{Compared, Evaluated, Job, Machine, Surroundings};
use crate::declaration::{
    Axiom, ConstantInfo, ConstructorInfo, Definition, Hints, InductiveInfo, RecursorInfo, RecursorRule,
    Safety, Signature, Theorem,
};
use crate::environment::{Constants, Environment, View};
use crate::limits::{Limit, Meter, Options};
use crate::primitives::{NatOp, Primitives};
use crate::terms::{Binder, Expr, ExprId, LevelsId, NameId, Terms};

/// Constants and terms of one test.
struct World {
    environment: Environment,
    terms: Terms,
    constants: Constants,
    primitives: Primitives,
    options: Options,
}

impl World {
    /// `Nat` and `Bool` with their recursors, and lists of natural numbers.
    fn new() -> Self {
        let environment = Environment::new();
        let terms = environment.terms();
        let constants = Constants::above(terms.name_count());
        let primitives = Primitives::default().with_nat().with_bool();
        let mut world = Self { environment, terms, constants, primitives, options: Options::default() };
        world.inductive("Nat", &[("zero", 0), ("succ", 1)], &[1]);
        world.inductive("Bool", &[("false", 0), ("true", 0)], &[]);
        world.inductive("Numbers", &[("nil", 0), ("cons", 2)], &[2]);
        world
    }

    fn name(&mut self, dotted: &str) -> NameId {
        self.terms.name_of(&dotted.split('.').collect::<Vec<_>>()).unwrap()
    }

    fn signature(&mut self, name: &str) -> Signature {
        Signature { name: self.name(name), universes: vec![], ty: ExprId::PROP }
    }

    /// A type without parameters. In constructors with fields the last field is recursive where `recursive` lists the
    /// number of fields.
    fn inductive(&mut self, name: &str, constructors: &[(&str, u32)], recursive: &[u32]) {
        let signature = self.signature(name);
        let ty = signature.name;
        let full: Vec<String> = constructors.iter().map(|(c, _)| format!("{name}.{c}")).collect();
        let names: Vec<NameId> = full.iter().map(|c| self.name(c)).collect();
        self.add(ConstantInfo::Inductive(InductiveInfo {
            signature,
            parameters: 0,
            indices: 0,
            all: vec![ty],
            constructors: names.clone(),
            nested: 0,
            is_recursive: !recursive.is_empty(),
            is_reflexive: false,
            is_unsafe: false,
        }));
        for (index, (_, fields)) in (0..).zip(constructors) {
            let signature = self.signature(&full[index as usize]);
            self.add(ConstantInfo::Constructor(ConstructorInfo {
                signature,
                inductive: ty,
                index,
                parameters: 0,
                fields: *fields,
                is_unsafe: false,
            }));
        }
        let minors = constructors.len() as u32;
        let recursor = self.constant(&format!("{name}.rec"));
        let mut rules = Vec::new();
        for (index, &(_, fields)) in (0..).zip(constructors) {
            // fun motive minors fields => minor fields (rec motive minors last-field)
            let binders = 1 + minors + fields;
            let mut value = self.var(fields + minors - 1 - index);
            for field in (0..fields).rev() {
                let field = self.var(field);
                value = self.app(value, &[field]);
            }
            if recursive.contains(&fields) {
                let mut fixed: Vec<ExprId> = (fields..binders).rev().map(|i| self.var(i)).collect();
                fixed.push(self.var(0));
                let call = self.app(recursor, &fixed);
                value = self.app(value, &[call]);
            }
            let value = self.lambda(binders, value);
            rules.push(RecursorRule { constructor: names[index as usize], fields, value });
        }
        let signature = self.signature(&format!("{name}.rec"));
        self.add(ConstantInfo::Recursor(RecursorInfo {
            signature,
            all: vec![ty],
            parameters: 0,
            indices: 0,
            motives: 1,
            minors,
            rules,
            k: false,
            is_unsafe: false,
        }));
    }

    fn add(&mut self, info: ConstantInfo) {
        assert!(self.constants.add(info).is_ok());
    }

    fn define(&mut self, name: &str, value: ExprId) -> ExprId {
        let signature = self.signature(name);
        self.add(ConstantInfo::Definition(Definition {
            signature,
            value,
            hints: Hints::Regular(1),
            safety: Safety::Safe,
            all: vec![],
        }));
        self.constant(name)
    }

    fn constant(&mut self, name: &str) -> ExprId {
        let name = self.name(name);
        self.terms.constant(name, LevelsId::EMPTY).unwrap()
    }

    fn var(&mut self, index: u32) -> ExprId {
        self.terms.bvar(index).unwrap()
    }

    fn app(&mut self, function: ExprId, arguments: &[ExprId]) -> ExprId {
        self.terms.apps(function, arguments).unwrap()
    }

    fn call(&mut self, function: &str, arguments: &[ExprId]) -> ExprId {
        let function = self.constant(function);
        self.app(function, arguments)
    }

    fn lambda(&mut self, count: u32, body: ExprId) -> ExprId {
        let binder = Binder::new(NameId::ANONYMOUS, ExprId::PROP);
        (0..count).fold(body, |body, _| self.terms.lambda(binder, body).unwrap())
    }

    fn nat(&mut self, value: u64) -> ExprId {
        self.terms.nat_lit(value.into()).unwrap()
    }

    /// `Nat.rec motive zero (fun n ih => step) major`; in `step`, variable 1 is `n` and variable 0 is `ih`.
    fn recursion(&mut self, zero: ExprId, step: ExprId, major: ExprId) -> ExprId {
        let step = self.lambda(2, step);
        self.call("Nat.rec", &[ExprId::PROP, zero, step, major])
    }

    fn with_machine<T>(
        &mut self,
        budget: u64,
        run: impl FnOnce(&mut Machine, &mut Surroundings<'_, '_>) -> T,
    ) -> (T, Meter) {
        let mut meter = Meter::new(&self.options);
        let view = View::new(&self.environment, &self.constants, self.constants.len());
        let mut machine = Machine::default();
        let mut around = Surroundings {
            view,
            terms: &mut self.terms,
            meter: &mut meter,
            primitives: self.primitives,
            budget,
            bytes: 0,
        };
        (run(&mut machine, &mut around), meter)
    }

    fn evaluate(&mut self, term: ExprId) -> Result<Evaluated, Limit> {
        self.with_machine(u64::MAX, |machine, around| evaluate(machine, around, term)).0
    }

    fn compare(&mut self, a: ExprId, b: ExprId) -> Compared {
        self.with_machine(u64::MAX, |machine, around| machine.compare(around, a, b)).0.unwrap()
    }

    fn number(&mut self, term: ExprId) -> UBig {
        match self.evaluate(term) {
            Ok(Evaluated::Value(value)) => match self.terms.expr(value) {
                Expr::Nat(nat) => self.terms.nat_value(nat).clone(),
                other => panic!("not a number: {other:?}"),
            },
            other => panic!("{other:?}"),
        }
    }

    /// A function that adds by recursion on its second argument.
    fn define_plus(&mut self) {
        let ih = self.var(0);
        let step = self.call("Nat.succ", &[ih]);
        let (x, y) = (self.var(1), self.var(0));
        let body = self.recursion(x, step, y);
        let value = self.lambda(2, body);
        self.define("plus", value);
    }
}

fn evaluate(
    machine: &mut Machine,
    around: &mut Surroundings<'_, '_>,
    term: ExprId,
) -> Result<Evaluated, Limit> {
    machine.advance(around, &mut Job::new(term))
}

#[test]
fn a_recursor_computes_by_its_rules() {
    let mut w = World::new();
    w.define_plus();
    let (two, three) = (w.nat(2), w.nat(3));
    let sum = w.call("plus", &[two, three]);
    assert_eq!(w.number(sum), UBig::from(5u8));
}

#[test]
fn branches_are_taken_by_constructor() {
    let mut w = World::new();
    let (a, b) = (w.nat(10), w.nat(20));
    for (condition, expected) in [("Bool.false", 10u8), ("Bool.true", 20)] {
        let condition = w.constant(condition);
        let term = w.call("Bool.rec", &[ExprId::PROP, a, b, condition]);
        assert_eq!(w.number(term), UBig::from(expected));
    }
}

#[test]
fn the_branch_that_is_not_taken_may_be_anything() {
    let mut w = World::new();
    let signature = w.signature("stuck");
    w.add(ConstantInfo::Axiom(Axiom { signature, is_unsafe: false }));
    let (stuck, one, yes) = (w.constant("stuck"), w.nat(1), w.constant("Bool.true"));
    let term = w.call("Bool.rec", &[ExprId::PROP, stuck, one, yes]);
    assert_eq!(w.number(term), UBig::from(1u8));
    let term = w.call("Bool.rec", &[ExprId::PROP, one, one, stuck]);
    assert_eq!(w.evaluate(term), Ok(Evaluated::GaveUp));
    assert_eq!(w.evaluate(stuck), Ok(Evaluated::GaveUp));
}

#[test]
fn constructors_without_fields_are_values_and_functions_are_not() {
    let mut w = World::new();
    let yes = w.constant("Bool.true");
    assert_eq!(w.evaluate(yes), Ok(Evaluated::Value(yes)));
    let x = w.var(0);
    let identity = w.lambda(1, x);
    assert_eq!(w.evaluate(identity), Ok(Evaluated::GaveUp));
    let applied = w.app(identity, &[yes]);
    assert_eq!(w.evaluate(applied), Ok(Evaluated::Value(yes)));
    assert_eq!(w.evaluate(ExprId::PROP), Ok(Evaluated::GaveUp));
}

#[test]
fn native_operations_run_only_where_the_environment_has_them() {
    let mut w = World::new();
    // A constant of the right name with another meaning: it answers 7.
    let seven = w.nat(7);
    let value = w.lambda(2, seven);
    w.define("Nat.mul", value);
    let (six, nine) = (w.nat(6), w.nat(9));
    let product = w.call("Nat.mul", &[six, nine]);
    assert_eq!(w.number(product), UBig::from(7u8));
    w.primitives = w.primitives.with(NatOp::Mul);
    assert_eq!(w.number(product), UBig::from(54u8));
}

#[test]
fn numbers_grow_beyond_a_word_and_shrink_again() {
    let mut w = World::new();
    let zero = w.nat(0);
    let value = w.lambda(2, zero);
    for (name, op) in
        [("Nat.mul", NatOp::Mul), ("Nat.sub", NatOp::Sub), ("Nat.pow", NatOp::Pow), ("Nat.beq", NatOp::Beq)]
    {
        w.define(name, value);
        w.primitives = w.primitives.with(op);
    }
    let (two, bits, one) = (w.nat(2), w.nat(200), w.nat(1));
    let power = w.call("Nat.pow", &[two, bits]);
    assert_eq!(w.number(power), UBig::ONE << 200);
    let square = w.call("Nat.mul", &[power, power]);
    let again = w.call("Nat.sub", &[square, square]);
    assert_eq!(w.number(again), UBig::ZERO);
    let less = w.call("Nat.sub", &[power, one]);
    let equal = w.call("Nat.beq", &[less, power]);
    let no = w.constant("Bool.false");
    assert_eq!(w.evaluate(equal), Ok(Evaluated::Value(no)));
    // The predecessor of a large number, by the recursor.
    let n = w.var(1);
    let predecessor = w.recursion(one, n, power);
    assert_eq!(w.number(predecessor), (UBig::ONE << 200) - UBig::ONE);
}

#[test]
fn recursion_a_million_deep_takes_no_native_stack() {
    let mut w = World::new();
    w.options.memory = 256 << 20;
    w.define_plus();
    let (zero, many) = (w.nat(0), w.nat(1_000_000));
    let sum = w.call("plus", &[zero, many]);
    assert_eq!(w.number(sum), UBig::from(1_000_000u32));
}

#[test]
fn what_is_bound_is_computed_once() {
    let mut w = World::new();
    w.define_plus();
    // Sixty doublings by `let`: 2^60 steps unless values are shared.
    let x = w.var(0);
    let mut body = w.var(0);
    for _ in 0..60 {
        let sum = w.call("plus", &[x, x]);
        body = w.terms.let_(NameId::ANONYMOUS, ExprId::PROP, sum, body).unwrap();
    }
    let term = w.lambda(1, body);
    let zero = w.nat(0);
    let term = w.app(term, &[zero]);
    let (result, meter) = w.with_machine(100_000, |machine, around| evaluate(machine, around, term));
    let zero = w.nat(0);
    assert_eq!(result, Ok(Evaluated::Value(zero)));
    assert!(meter.steps() < 10_000, "{}", meter.steps());
}

#[test]
fn a_list_survives_many_collections() {
    let mut w = World::new();
    w.define_plus();
    // build n = cons n (build (n - 1)); sum = its fold with `plus`: quadratic garbage over a live list.
    let nil = w.constant("Numbers.nil");
    let (n, ih) = (w.var(1), w.var(0));
    let step = w.call("Numbers.cons", &[n, ih]);
    let major = w.var(0);
    let body = w.recursion(nil, step, major);
    let build = w.lambda(1, body);
    w.define("build", build);
    let (head, ih) = (w.var(2), w.var(0));
    let add = w.call("plus", &[ih, head]);
    let add = w.lambda(3, add);
    let zero = w.nat(0);
    let list = w.var(0);
    let body = w.call("Numbers.rec", &[ExprId::PROP, zero, add, list]);
    let sum = w.lambda(1, body);
    w.define("sum", sum);
    let count = w.nat(2_000);
    let list = w.call("build", &[count]);
    let total = w.call("sum", &[list]);
    assert_eq!(w.number(total), UBig::from(2_000u32 * 1_999 / 2));
    assert_eq!(w.compare(list, list), Compared::Equal);
    let fewer = w.nat(1_999);
    let shorter = w.call("build", &[fewer]);
    assert_eq!(w.compare(list, shorter), Compared::Unknown);
}

#[test]
fn a_theorem_is_looked_into_only_when_that_is_needed() {
    let mut w = World::new();
    let signature = w.signature("proof");
    let value = w.constant("Bool.true");
    w.add(ConstantInfo::Theorem(Theorem { signature, value, all: vec![] }));
    let (proof, one, two) = (w.constant("proof"), w.nat(1), w.nat(2));
    let term = w.call("Bool.rec", &[ExprId::PROP, one, two, proof]);
    assert_eq!(w.number(term), UBig::from(2u8));
}

#[test]
fn steps_are_the_same_whatever_the_budget() {
    let mut w = World::new();
    w.define_plus();
    let (zero, many) = (w.nat(0), w.nat(50_000));
    let sum = w.call("plus", &[zero, many]);
    let (_, meter) = w.with_machine(u64::MAX, |machine, around| evaluate(machine, around, sum));
    let steps = meter.steps();
    let (result, meter) = w.with_machine(steps, |machine, around| evaluate(machine, around, sum));
    assert!(matches!(result, Ok(Evaluated::Value(_))));
    assert_eq!(meter.steps(), steps);
    let (result, meter) = w.with_machine(steps - 1, |machine, around| evaluate(machine, around, sum));
    assert_eq!((result, meter.steps()), (Ok(Evaluated::OutOfBudget), steps - 1));
    w.options.fuel = steps - 1;
    let (result, _) = w.with_machine(u64::MAX, |machine, around| evaluate(machine, around, sum));
    assert_eq!(result, Err(Limit::Fuel));
}

#[test]
fn an_interrupted_evaluation_goes_on_where_it_was() {
    let mut w = World::new();
    w.define_plus();
    let (zero, many, few) = (w.nat(0), w.nat(50_000), w.nat(3));
    let sum = w.call("plus", &[zero, many]);
    let other = w.call("plus", &[few, few]);
    let (_, meter) = w.with_machine(u64::MAX, |machine, around| evaluate(machine, around, sum));
    let steps = meter.steps();
    let ((pieces, result), meter) = w.with_machine(1_000, |machine, around| {
        let mut job = Job::new(sum);
        let mut pieces = 0;
        loop {
            pieces += 1;
            match machine.advance(around, &mut job).unwrap() {
                Evaluated::OutOfBudget => {
                    // Something else in between.
                    let between = machine.advance(around, &mut Job::new(other));
                    assert!(matches!(between, Ok(Evaluated::Value(_))));
                }
                result => break (pieces, result),
            }
        }
    });
    assert_eq!(result, Evaluated::Value(many));
    assert!(pieces > 50, "{pieces}");
    assert!(meter.steps() > steps);
}

#[test]
fn memory_is_a_limit() {
    let mut w = World::new();
    w.options.memory = 8 << 20;
    w.define_plus();
    let (zero, many) = (w.nat(0), w.nat(100_000_000));
    let sum = w.call("plus", &[zero, many]);
    assert_eq!(w.evaluate(sum), Err(Limit::Memory));
}

#[test]
fn ill_typed_terms_end_without_a_value() {
    let mut w = World::new();
    let (yes, one) = (w.constant("Bool.true"), w.nat(1));
    let applied = w.app(one, &[yes]);
    assert_eq!(w.evaluate(applied), Ok(Evaluated::GaveUp));
    let branch = w.call("Bool.rec", &[ExprId::PROP, one, one, one]);
    assert_eq!(w.evaluate(branch), Ok(Evaluated::GaveUp));
    let field = w.terms.proj(NameId::ANONYMOUS, 3, yes).unwrap();
    assert_eq!(w.evaluate(field), Ok(Evaluated::GaveUp));
    // (fun x => x x) (fun x => x x) has no value and no type.
    let x = w.var(0);
    let twice = w.app(x, &[x]);
    let twice = w.lambda(1, twice);
    let omega = w.app(twice, &[twice]);
    let (result, _) = w.with_machine(100_000, |machine, around| evaluate(machine, around, omega));
    assert_eq!(result, Ok(Evaluated::OutOfBudget));
}

#[test]
fn terms_that_are_too_deep_are_left_alone() {
    let mut w = World::new();
    let mut term = w.nat(0);
    let x = w.var(0);
    let identity = w.lambda(1, x);
    for _ in 0..100_000 {
        term = w.app(identity, &[term]);
    }
    assert_eq!(w.evaluate(term), Ok(Evaluated::GaveUp));
}
