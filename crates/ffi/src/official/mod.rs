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

use std::ffi::OsString;
use std::io::{Read, Write};
use std::iter;
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
    /// Address space of the process in bytes; 0 for no limit.
    pub memory_bytes: u64,
    /// Small allocations that the kernel may make for one declaration before it gives up; 0 for no limit.
    pub heartbeats: usize,
}

impl Options {
    /// Default stack of the kernel's thread: 1 GiB.
    pub const STACK_BYTES: usize = 1 << 30;

    /// Reads the process's arguments: `--library FILE`, `--memory-bytes N`, `--stack-bytes N`, `--heartbeats N`.
    ///
    /// # Errors
    /// What is wrong with them, as text.
    pub fn from_args(args: impl IntoIterator<Item = OsString>) -> Result<Self, String> {
        let mut options = Options {
            library: PathBuf::new(),
            stack_bytes: Self::STACK_BYTES,
            memory_bytes: 0,
            heartbeats: 0,
        };
        let mut args = args.into_iter();
        while let Some(flag) = args.next() {
            let value = args.next().ok_or_else(|| format!("{} needs a value", flag.display()))?;
            let number = || {
                let text = value.to_str().and_then(|text| text.parse::<u64>().ok());
                text.ok_or_else(|| format!("{} needs a number, not {}", flag.display(), value.display()))
            };
            match flag.to_str() {
                Some("--library") => options.library = value.into(),
                Some("--memory-bytes") => options.memory_bytes = number()?,
                Some("--stack-bytes") => {
                    options.stack_bytes = usize::try_from(number()?).map_err(|e| e.to_string())?;
                }
                Some("--heartbeats") => {
                    options.heartbeats = usize::try_from(number()?).map_err(|e| e.to_string())?;
                }
                _ => return Err(format!("unknown argument {}", flag.display())),
            }
        }
        if options.library.as_os_str().is_empty() {
            return Err("--library is missing".into());
        }
        Ok(options)
    }

    /// The arguments that [`Options::from_args`] reads.
    pub fn to_args(&self) -> Vec<OsString> {
        vec![
            "--library".into(),
            self.library.clone().into(),
            "--memory-bytes".into(),
            self.memory_bytes.to_string().into(),
            "--stack-bytes".into(),
            self.stack_bytes.to_string().into(),
            "--heartbeats".into(),
            self.heartbeats.to_string().into(),
        ]
    }
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

/// Exit code when the library is not there or not the right one, or the stream is broken.
pub const EXIT_UNAVAILABLE: i32 = 3;

/// Address space that Lean is not told about: its code and data, and what its allocator keeps in reserve.
const RESERVE_BYTES: u64 = 1 << 30;

/// The process itself: reads its arguments (see [`Options::from_args`]), limits its memory, serves standard input and
/// output, and ends.
pub fn run_process(args: impl IntoIterator<Item = OsString>) -> ! {
    let options = Options::from_args(args).unwrap_or_else(|error| {
        eprintln!("{error}");
        exit(EXIT_UNAVAILABLE)
    });
    if let Err(error) = limit_process(options.memory_bytes) {
        eprintln!("cannot limit the memory of the process: {error}");
        exit(EXIT_UNAVAILABLE);
    }
    match serve(options, std::io::stdin(), std::io::stdout()) {
        Ok(()) => exit(0),
        Err(error) => {
            eprintln!("{error}");
            exit(EXIT_UNAVAILABLE)
        }
    }
}

/// Limits the address space, and leaves no memory image behind after a crash.
fn limit_process(memory_bytes: u64) -> Result<(), rustix::io::Errno> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    setrlimit(Resource::Core, Rlimit { current: Some(0), maximum: Some(0) })?;
    if memory_bytes == 0 {
        return Ok(());
    }
    let hard = getrlimit(Resource::As).maximum;
    let limit = Some(hard.map_or(memory_bytes, |hard| hard.min(memory_bytes)));
    setrlimit(Resource::As, Rlimit { current: limit, maximum: limit })
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
    let reserved = options.stack_bytes as u64 + RESERVE_BYTES;
    let memory_mb = u32::try_from(options.memory_bytes.saturating_sub(reserved) >> 20).unwrap_or(u32::MAX);
    runtime::start(&library, options.stack_bytes, memory_mb)?;
    let mut service = Service {
        terms: Terms::new(),
        env: KernelEnvironment::empty()?,
        output,
        heartbeats: options.heartbeats,
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
    heartbeats: usize,
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
            Mode::Add | Mode::Try => self.env.add(&built, self.heartbeats),
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
            Declaration::Inductive { level_params, num_params, types, .. } => {
                let build = |name: u32, ty: u32| Ok((t.name(name)?, t.closed(ty)?));
                let mut built = Vec::new();
                for given in types {
                    let own = given.constructors.iter().map(|(name, ty)| build(*name, *ty));
                    let (name, ty) = build(given.name, given.ty)?;
                    built.push((name, ty, own.collect::<Result<_, Unusable>>()?));
                }
                runtime::Declaration::inductive(t.names(level_params)?, *num_params, built)
            }
        })
    }

    /// The first special name that `declaration` would declare.
    fn special_name(&self, declaration: &Declaration) -> Result<Option<String>, Unusable> {
        let names: Vec<u32> = match declaration {
            Declaration::Axiom { head }
            | Declaration::Definition { head, .. }
            | Declaration::Theorem { head, .. }
            | Declaration::Opaque { head, .. } => vec![head.name],
            Declaration::Quotient { .. } => return Ok(Some("Quot".into())),
            Declaration::Inductive { types, .. } => types
                .iter()
                .flat_map(|t| iter::once(t.name).chain(t.constructors.iter().map(|c| c.0)))
                .collect(),
        };
        for name in names {
            // A component with a dot in it is shown in quotes, so it cannot look like a special name.
            let name = show::name(self.terms.name(name)?.obj());
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
