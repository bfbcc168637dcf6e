//! Instructions that build terms on a stack and declarations from them, over a small base; the kernel must give a verdict,
//! the same with and without its machine.
#![no_main]

use std::sync::OnceLock;

use libfuzzer_sys::fuzz_target;
use lmap_kernel::{
    Axiom, Binder, Constructor, Declaration, Definition, Environment, ExprId, Failure, Hints, Inductive,
    InductiveType, LevelId, NameId, Opaque, Options, Safety, Signature, TermError, Terms, Theorem, Unchecked,
};
use lmap_lean::olean::{Module, Part};

static TINY: &[u8] = include_bytes!("../../crates/lean/tests/data/Tiny.olean");

fn base() -> &'static Environment {
    static BASE: OnceLock<Environment> = OnceLock::new();
    BASE.get_or_init(|| {
        let mut file = Unchecked::new(Environment::new().terms());
        let module = Module::parse(&[(Part::Main, TINY)]).expect("the fixture is whole");
        file.declarations = module.decode(&mut file.terms).expect("the fixture is whole").declarations;
        Environment::new().trust(file).expect("the fixture is right")
    })
}

/// Builds declarations from bytes. Whatever the bytes are, something is built.
struct Builder<'d> {
    bytes: std::slice::Iter<'d, u8>,
    file: Unchecked,
    constants: Vec<NameId>,
    names: Vec<NameId>,
    levels: Vec<LevelId>,
    stack: Vec<ExprId>,
}

impl Builder<'_> {
    fn byte(&mut self) -> usize {
        self.bytes.next().copied().map_or(0, usize::from)
    }

    fn pop(&mut self) -> ExprId {
        self.stack.pop().unwrap_or(ExprId::PROP)
    }

    fn level(&mut self) -> LevelId {
        let index = self.byte() % self.levels.len();
        self.levels[index]
    }

    fn constant(&mut self) -> NameId {
        let index = self.byte() % self.constants.len();
        self.constants[index]
    }

    fn binder(&mut self, ty: ExprId) -> Binder {
        Binder::new(self.names[0], ty)
    }

    fn terms(&mut self) -> &mut Terms {
        &mut self.file.terms
    }

    fn step(&mut self, code: usize) -> Result<(), TermError> {
        match code % 24 {
            0 | 1 => {
                let index = self.byte() as u32 % 6;
                let e = self.terms().bvar(index)?;
                self.stack.push(e);
            }
            2 => {
                let level = self.level();
                let e = self.terms().sort(level)?;
                self.stack.push(e);
            }
            3..=5 => {
                let name = self.constant();
                let given = base().get(name).map_or(0, |c| c.signature().universes.len());
                let count = if self.byte() == 255 { given + 1 } else { given };
                let levels: Vec<LevelId> = (0..count).map(|_| self.level()).collect();
                let levels = self.terms().levels(&levels)?;
                let e = self.terms().constant(name, levels)?;
                self.stack.push(e);
            }
            6..=9 => {
                let (a, f) = (self.pop(), self.pop());
                let e = self.terms().app(f, a)?;
                self.stack.push(e);
            }
            10 | 11 => {
                let (body, ty) = (self.pop(), self.pop());
                let binder = self.binder(ty);
                let e = self.terms().lambda(binder, body)?;
                self.stack.push(e);
            }
            12 | 13 => {
                let (body, ty) = (self.pop(), self.pop());
                let binder = self.binder(ty);
                let e = self.terms().pi(binder, body)?;
                self.stack.push(e);
            }
            14 => {
                let (body, value, ty) = (self.pop(), self.pop(), self.pop());
                let name = self.names[0];
                let e = self.terms().let_(name, ty, value, body)?;
                self.stack.push(e);
            }
            15 => {
                let (name, field, structure) = (self.constant(), self.byte() as u32 % 3, self.pop());
                let e = self.terms().proj(name, field, structure)?;
                self.stack.push(e);
            }
            16 => {
                let value = self.byte();
                let e = self.terms().nat_lit(value.into())?;
                self.stack.push(e);
            }
            17 => {
                let (a, b) = (self.level(), self.level());
                let level = match self.byte() % 3 {
                    0 => self.terms().level_succ(a),
                    1 => self.terms().level_max(a, b),
                    _ => self.terms().level_imax(a, b),
                }?;
                self.levels.push(level);
            }
            18 => {
                let copy = self.stack.last().copied().unwrap_or(ExprId::PROP);
                self.stack.push(copy);
            }
            19 => {
                let len = self.stack.len();
                if len >= 2 {
                    self.stack.swap(len - 1, len - 2);
                }
            }
            _ => self.declare()?,
        }
        Ok(())
    }

    fn declare(&mut self) -> Result<(), TermError> {
        let number = self.file.declarations.len() as u64;
        let root = self.names[0];
        let name = self.terms().name_num(root, number)?;
        let count = self.byte() % 2;
        let universes = self.names[1..1 + count].to_vec();
        let kind = self.byte();
        let declaration = match kind % 6 {
            0 => {
                let ty = self.pop();
                Declaration::Axiom(Axiom { signature: Signature { name, universes, ty }, is_unsafe: false })
            }
            1..=3 => {
                let (value, ty) = (self.pop(), self.pop());
                let signature = Signature { name, universes, ty };
                let all = vec![name];
                match kind % 6 {
                    1 => Declaration::Definition(Definition {
                        signature,
                        value,
                        hints: Hints::Regular(1),
                        safety: Safety::Safe,
                        all,
                    }),
                    2 => Declaration::Theorem(Theorem { signature, value, all }),
                    _ => Declaration::Opaque(Opaque { signature, value, is_unsafe: false, all }),
                }
            }
            _ => {
                let ty = self.pop();
                let mut constructors = Vec::new();
                for index in 0..self.byte() % 3 {
                    let own = self.terms().name_num(name, index as u64)?;
                    let ty = self.pop();
                    constructors.push(Constructor { name: own, ty });
                }
                let parameters = (self.byte() % 3) as u32;
                let types = vec![InductiveType { name, ty, constructors }];
                Declaration::Inductive(Inductive { universes, parameters, types, is_unsafe: false, claims: None })
            }
        };
        self.file.declarations.push(declaration);
        // Later declarations may mention this one, and an inductive type's constructors may mention the type.
        self.constants.push(name);
        Ok(())
    }
}

fn build(data: &[u8]) -> Result<Unchecked, TermError> {
    let mut file = Unchecked::new(base().terms());
    let names = vec![file.terms.name_of(&["fuzz"])?, file.terms.name_of(&["u"])?];
    let u = file.terms.level_param(names[1])?;
    let mut constants: Vec<NameId> = base().constants().map(|c| c.signature().name).collect();
    // The names that declarations will get, so that a type can occur in its own constructors.
    for number in 0..4 {
        constants.push(file.terms.name_num(names[0], number)?);
    }
    let levels = vec![LevelId::ZERO, LevelId::ONE, u];
    let mut builder = Builder { bytes: data.iter(), file, constants, names, levels, stack: Vec::new() };
    while let Some(code) = builder.bytes.next().copied() {
        builder.step(usize::from(code))?;
    }
    builder.declare()?;
    Ok(builder.file)
}

fuzz_target!(|data: &[u8]| {
    let verdict = |plain: bool| {
        let file = build(data).ok()?;
        let options = Options { fuel: 500_000, memory: 256 << 20, plain, ..Options::default() };
        match base().check(file, &options).result {
            Ok(_) => Some(true),
            Err(error) => match error.failure {
                Failure::Rejected(_) => Some(false),
                Failure::Limit(_) => None,
            },
        }
    };
    if let (Some(plain), Some(accelerated)) = (verdict(true), verdict(false)) {
        assert_eq!(plain, accelerated, "the machine changes the verdict");
    }
});
