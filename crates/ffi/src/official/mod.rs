//! Lean's own kernel as a second opinion, in a process of its own.
//!
//! [`serve`] is what that process does: it reads a [`wire`] stream of declarations, rebuilds them as Lean objects, asks
//! the kernel of the loaded `libleanshared` about each, and writes a [`report`]. It never sees a compiled file, only
//! terms that were parsed before. Hostile terms can crash the C++ code, so nothing counts but a complete report from
//! a process that ended with exit code 0.
//!
//! An empty environment proves nothing: the kernel computes with certain names without looking at what they are declared
//! to be. So the sender adds its trusted base first, and after [`wire::Record::BaseComplete`] those names are
//! refused.

mod compare;
mod exception;
pub mod report;
mod runtime;
mod show;
mod terms;
pub mod wire;

use std::io::{Read, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::library::{LeanLibrary, LibraryError};

use compare::Difference;
use report::{Line, Summary, Verdict};
use runtime::{Answer, KernelEnvironment};
use terms::{Terms, Unusable};
use wire::{Declaration, Mode, Reader, Record, WireError};

/// Names that the kernel computes with, whatever they are declared to be. Only a trusted base may declare them.
pub const SPECIAL_NAMES: [&str; 36] = [
    "Bool",
    "Bool.false",
    "Bool.true",
    "Char",
    "Char.ofNat",
    "Eq",
    "Lean.reduceBool",
    "Lean.reduceNat",
    "List",
    "List.cons",
    "List.nil",
    "Nat",
    "Nat.add",
    "Nat.beq",
    "Nat.ble",
    "Nat.div",
    "Nat.gcd",
    "Nat.land",
    "Nat.log2",
    "Nat.lor",
    "Nat.mod",
    "Nat.mul",
    "Nat.pow",
    "Nat.shiftLeft",
    "Nat.shiftRight",
    "Nat.sub",
    "Nat.succ",
    "Nat.xor",
    "Nat.zero",
    "Quot",
    "Quot.ind",
    "Quot.lift",
    "Quot.mk",
    "String",
    "String.ofList",
    "eagerReduce",
];

/// How the process is set up.
#[derive(Debug, Clone)]
pub struct Options {
    /// `libleanshared` of the toolchain.
    pub library: PathBuf,
    /// Stack of the kernel's thread in bytes.
    pub stack_bytes: usize,
    /// Memory in MiB at which Lean gives up by itself; 0 for none.
    pub memory_mb: u32,
}

/// Why the process could not give a complete report.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Lean could not be loaded or started.
    #[error(transparent)]
    Library(#[from] LibraryError),
    /// The stream of declarations is broken.
    #[error(transparent)]
    Wire(#[from] WireError),
    /// The stream refers to something that it has not defined.
    #[error("the stream refers to an undefined {0}")]
    Dangling(&'static str),
    /// The report could not be written.
    #[error("cannot write the report: {0}")]
    Output(#[from] std::io::Error),
    /// The kernel's thread could not be started, or died.
    #[error("the kernel's thread could not be used: {0}")]
    Thread(String),
}

/// Reads declarations from `input`, asks Lean's kernel about each, and writes the report to `output`.
///
/// Lean's runtime starts once in a process, so a second call fails. When this returns, threads of Lean may still
/// run: end the process with [`exit`].
///
/// # Errors
/// When no complete report could be written; see [`ServeError`].
pub fn serve(
    options: Options,
    input: impl Read + Send + 'static,
    output: impl Write + Send + 'static,
) -> Result<(), ServeError> {
    let thread = std::thread::Builder::new()
        .name("kernel".into())
        .stack_size(options.stack_bytes)
        .spawn(move || serve_here(&options, input, output))
        .map_err(|e| ServeError::Thread(e.to_string()))?;
    thread.join().map_err(|_| ServeError::Thread("it panicked".into()))?
}

/// Ends the process at once, without exit handlers: Lean's own threads may still be running.
pub fn exit(code: i32) -> ! {
    // SAFETY: `_exit` may be called at any time; it does not return.
    unsafe { libc::_exit(code) }
}

fn serve_here(options: &Options, input: impl Read, output: impl Write) -> Result<(), ServeError> {
    let start = Instant::now();
    let library = LeanLibrary::load(&options.library)?;
    runtime::start(&library, options.stack_bytes, options.memory_mb)?;
    let mut service = Service {
        terms: Terms::new(),
        env: KernelEnvironment::empty()?,
        output,
        base_complete: false,
        declarations: 0,
        accepted: 0,
        kernel: Duration::ZERO,
    };
    let start_seconds = start.elapsed().as_secs_f64();
    let mut reader = Reader::new(input);
    loop {
        match reader.record()? {
            Record::Finish => break,
            record => service.record(record)?,
        }
    }
    let summary = Summary {
        complete: true,
        declarations: service.declarations,
        accepted: service.accepted,
        start_seconds,
        kernel_seconds: service.kernel.as_secs_f64(),
        seconds: start.elapsed().as_secs_f64(),
        peak_kib: peak_kib(),
    };
    write_line(&mut service.output, &summary)
}

struct Service<W> {
    terms: Terms,
    env: KernelEnvironment,
    output: W,
    base_complete: bool,
    declarations: u64,
    accepted: u64,
    kernel: Duration,
}

impl<W: Write> Service<W> {
    fn record(&mut self, record: Record) -> Result<(), ServeError> {
        match self.terms.define(&record) {
            Some(Ok(())) => return Ok(()),
            Some(Err(Unusable::Dangling(what))) => return Err(ServeError::Dangling(what)),
            // Kept in the tables; the declarations that use it are refused.
            Some(Err(Unusable::Unrepresentable(_))) => return Ok(()),
            None => {}
        }
        match record {
            Record::Reset { names, levels, exprs } => self.terms.truncate(names, levels, exprs),
            Record::BaseComplete => self.base_complete = true,
            Record::Declare(mode, declaration) => return self.declare(mode, &declaration),
            _ => {}
        }
        Ok(())
    }

    fn declare(&mut self, mode: Mode, declaration: &Declaration) -> Result<(), ServeError> {
        let index = self.declarations;
        self.declarations += 1;
        let before = Instant::now();
        let verdict = match self.ask(mode, declaration) {
            Ok(verdict) => verdict,
            Err(Unusable::Dangling(what)) => return Err(ServeError::Dangling(what)),
            Err(Unusable::Unrepresentable(why)) => Verdict::Refused { message: why.to_owned() },
        };
        let elapsed = before.elapsed();
        self.kernel += elapsed;
        if verdict == Verdict::Accepted {
            self.accepted += 1;
            if mode == Mode::Trust {
                return Ok(());
            }
        }
        write_line(&mut self.output, &Line { index, verdict, seconds: elapsed.as_secs_f64() })
    }

    fn ask(&mut self, mode: Mode, declaration: &Declaration) -> Result<Verdict, Unusable> {
        if self.base_complete {
            if mode == Mode::Trust {
                return Ok(Verdict::Refused { message: "nothing is trusted after the base".into() });
            }
            if let Some(special) = self.special_name(declaration)? {
                return Ok(Verdict::Refused { message: format!("{special} is special to the kernel") });
            }
        }
        let built = self.build(declaration)?;
        let answer = match mode {
            Mode::Trust => self.env.add_unchecked(&built),
            Mode::Add | Mode::Try => self.env.add(&built),
        };
        let env = match answer {
            Answer::Refused(exception) => return Ok(exception::verdict(&exception)),
            Answer::Added(env) => env,
        };
        if mode != Mode::Trust {
            match compare::compare(&self.terms, &env, declaration) {
                Ok(()) => {}
                Err(Difference::Found(message)) => return Ok(Verdict::Differs { message }),
                Err(Difference::Unusable(reason)) => return Err(reason),
            }
        }
        if mode != Mode::Try {
            self.env = env;
        }
        Ok(Verdict::Accepted)
    }

    fn build(&self, declaration: &Declaration) -> Result<runtime::Declaration, Unusable> {
        let t = &self.terms;
        Ok(match declaration {
            Declaration::Axiom { head } => runtime::Declaration::axiom(t.signature(head)?),
            Declaration::Definition { head, value, hints, all } => {
                runtime::Declaration::definition(t.signature(head)?, t.closed(*value)?, *hints, t.names(all)?)
            }
            Declaration::Theorem { head, value, all } => {
                runtime::Declaration::theorem(t.signature(head)?, t.closed(*value)?, t.names(all)?)
            }
            Declaration::Opaque { head, value, all } => {
                runtime::Declaration::opaque(t.signature(head)?, t.closed(*value)?, t.names(all)?)
            }
            Declaration::Quotient { .. } => runtime::Declaration::quotient(),
            Declaration::Inductive { num_params, types, constructors, .. } => {
                let mut built = Vec::new();
                for ty in types {
                    let mut own = Vec::new();
                    for name in &ty.constructors {
                        let found = constructors.iter().find(|c| c.head.name == *name);
                        let head = &found.ok_or(Unusable::Dangling("constructor"))?.head;
                        own.push((t.name(head.name)?, t.closed(head.ty)?));
                    }
                    built.push((t.name(ty.head.name)?, t.closed(ty.head.ty)?, own));
                }
                let params = types.first().map_or(&[][..], |ty| &ty.head.level_params);
                runtime::Declaration::inductive(t.names(params)?, *num_params, built)
            }
        })
    }

    /// The first special name that `declaration` would declare.
    fn special_name(&self, declaration: &Declaration) -> Result<Option<String>, Unusable> {
        let heads: Vec<&wire::Head> = match declaration {
            Declaration::Axiom { head }
            | Declaration::Definition { head, .. }
            | Declaration::Theorem { head, .. }
            | Declaration::Opaque { head, .. } => vec![head],
            Declaration::Quotient { .. } => return Ok(Some("Quot".into())),
            Declaration::Inductive { types, constructors, .. } => {
                types.iter().map(|t| &t.head).chain(constructors.iter().map(|c| &c.head)).collect()
            }
        };
        for head in heads {
            // A component with a dot in it is shown in quotes, so it cannot look like a special name.
            let name = show::name(self.terms.name(head.name)?.obj());
            if SPECIAL_NAMES.contains(&name.as_str()) {
                return Ok(Some(name));
            }
        }
        Ok(None)
    }
}

fn write_line(output: &mut impl Write, line: &impl serde::Serialize) -> Result<(), ServeError> {
    let mut text = serde_json::to_vec(line).map_err(std::io::Error::other)?;
    text.push(b'\n');
    // One write a line: if a later declaration crashes the process, the earlier verdicts have been told.
    output.write_all(&text)?;
    output.flush()?;
    Ok(())
}

/// The largest resident size that this process has had.
fn peak_kib() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:"));
    line.and_then(|l| l.trim().strip_suffix("kB")?.trim().parse().ok()).unwrap_or(0)
}
