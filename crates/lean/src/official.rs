//! Lean's own kernel as a second opinion: what is sent to its process, how the process is run, what its report means.
//!
//! A [`Request`] holds the declarations of an untrusted file and, before them, the part of the trusted base that
//! they need. An [`OfficialKernel`] runs the process (a hidden subcommand of this program over
//! [`lmap_ffi::official`]) or tells another runner how to; [`interpret`] turns what came of it into an
//! [`OfficialReport`]. The process never sees a compiled file, and it counts as having accepted only if it ended with exit code 0
//! after a complete report in which every declaration is accepted.

use std::collections::{HashMap, HashSet};
use std::fs::File;
use std::io::{self, Seek, Write};
use std::path::PathBuf;
use std::time::Duration;

use lmap_ffi::official::report::{Line, Summary, Verdict};
use lmap_ffi::official::wire::{Mode, Record, Writer};
use lmap_ffi::official::{EXIT_UNAVAILABLE, Options};
use lmap_kernel::{ConstantInfo, Declaration, Environment, ExprId, NameId, Terms, Unchecked};
use serde::Serialize;

pub use lmap_ffi::official::run_process;

use crate::declarations::{self, AssembleError, Mention, Mentions};
use crate::escape::escape;
use crate::export::Exporter;
use crate::process::{End, Finished, Invocation, Limits, RunError, run_with_input};

/// Name of the hidden subcommand that is the process.
pub const SUBCOMMAND: &str = "official-kernel";
/// Bytes of the report that are kept.
const REPORT_BYTES: usize = 256 << 20;
/// Bytes of the process's error output that are shown.
const SHOWN_ERRORS: usize = 2000;

/// Why a request cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum RequestError {
    /// The declarations cannot be written down.
    #[error("cannot write the declarations for Lean's kernel: {0}")]
    Io(#[from] io::Error),
    /// The base's own constants do not fit together.
    #[error("the base is damaged: {0}")]
    Base(#[from] AssembleError),
}

/// How the base is given to the official kernel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BaseMode {
    /// Without a check: it was checked before.
    Trust,
    /// Checked again, and what the kernel generates for it compared.
    Check,
    /// Without a check, and the file may declare the names that the kernel computes with: it belongs to the base.
    Extend,
}

/// Where the recursors of a base are, so that a cone can be found quickly. Made once a base.
pub struct BaseIndex {
    recursors: HashMap<NameId, Vec<NameId>>,
}

impl BaseIndex {
    /// Looks at all constants of `base`.
    pub fn new(base: &Environment) -> Self {
        let mut recursors: HashMap<NameId, Vec<NameId>> = HashMap::new();
        for constant in base.constants() {
            if let ConstantInfo::Recursor(r) = constant
                && let Some(first) = r.all.first()
            {
                recursors.entry(*first).or_default().push(r.signature.name);
            }
        }
        BaseIndex { recursors }
    }

    /// The constants of `base` that `declarations` need, directly or not.
    pub fn cone(&self, base: &Environment, terms: &Terms, declarations: &[Declaration]) -> Vec<ConstantInfo> {
        let mut walk = Cone::new(self, terms);
        for declaration in declarations {
            if matches!(declaration, Declaration::Quot(_)) {
                walk.mention(Mention::Quotients);
            }
            declarations::given_terms(declaration).into_iter().for_each(|term| walk.scan(term));
        }
        walk.finish(base)
    }

    /// The constants of `base` that the constants `names` of `base` need, these among them.
    pub fn cone_of_names(&self, base: &Environment, names: &[NameId]) -> Vec<ConstantInfo> {
        let mut walk = Cone::new(self, base.frozen_terms());
        walk.need_all(names.iter().copied());
        walk.finish(base)
    }
}

/// A walk over everything that some terms need.
struct Cone<'a> {
    index: &'a BaseIndex,
    terms: &'a Terms,
    seen: HashSet<NameId>,
    /// Names that are needed, in the order they were met; those not of the base among them.
    names: Vec<NameId>,
    mentions: Mentions,
}

impl<'a> Cone<'a> {
    fn new(index: &'a BaseIndex, terms: &'a Terms) -> Self {
        Cone { index, terms, seen: HashSet::new(), names: Vec::new(), mentions: Mentions::default() }
    }

    /// Follows the names met so far, and those met on the way, through `base`.
    fn finish(mut self, base: &Environment) -> Vec<ConstantInfo> {
        let mut found = Vec::new();
        let mut next = 0;
        while let Some(name) = self.names.get(next).copied() {
            next += 1;
            if let Some(constant) = base.get(name) {
                self.constant(constant);
                found.push(constant.clone());
            }
        }
        found
    }

    fn need(&mut self, name: NameId) {
        if self.seen.insert(name) {
            self.names.push(name);
        }
    }

    fn need_all(&mut self, names: impl IntoIterator<Item = NameId>) {
        names.into_iter().for_each(|name| self.need(name));
    }

    fn mention(&mut self, mention: Mention) {
        if let Mention::Constant(name) = mention {
            self.need(name);
        }
        let terms = self.terms;
        self.need_all(mention.needs().iter().filter_map(|parts| terms.find_name(parts)));
    }

    fn constant(&mut self, constant: &ConstantInfo) {
        self.scan(constant.signature().ty);
        if let Some(value) = constant.value() {
            self.scan(value);
        }
        match constant {
            ConstantInfo::Inductive(c) => {
                self.need_all(c.all.iter().copied());
                self.need_all(c.constructors.iter().copied());
                let index = self.index;
                let first = c.all.first();
                self.need_all(first.and_then(|f| index.recursors.get(f)).into_iter().flatten().copied());
            }
            ConstantInfo::Constructor(c) => self.need(c.inductive),
            ConstantInfo::Recursor(c) => self.need_all(c.all.iter().copied()),
            ConstantInfo::Quot(_) => self.mention(Mention::Quotients),
            _ => {}
        }
    }

    fn scan(&mut self, root: ExprId) {
        let mut met = Vec::new();
        self.mentions.scan(self.terms, root, &mut |mention| met.push(mention));
        met.into_iter().for_each(|mention| self.mention(mention));
    }
}

/// What is sent to the process: part of a base, then the declarations to be judged.
pub struct Request {
    stream: Vec<u8>,
    /// Declarations before the first one to be judged.
    base_declarations: u64,
    /// Names of the declarations to be judged, for messages.
    names: Vec<String>,
}

impl Request {
    /// The declarations of `file` over the part of `base` that they need.
    ///
    /// # Errors
    /// When a declaration cannot be sent: unsafe ones, or a base that does not fit together.
    pub fn over_base(
        base: &Environment,
        index: &BaseIndex,
        mode: BaseMode,
        file: &Unchecked,
    ) -> Result<Self, RequestError> {
        let cone = index.cone(base, &file.terms, &file.declarations);
        let base_declarations = declarations::assemble(&file.terms, cone, &[])?;
        let base_declarations = declarations::sort(&file.terms, base_declarations);
        Self::build(&file.terms, Some((mode, &base_declarations)), &file.declarations)
    }

    /// The declarations of `file` over nothing: for checking a base itself. What is accepted so proves nothing about an
    /// untrusted file, which could give the names that the kernel computes with a meaning of its own.
    ///
    /// # Errors
    /// When a declaration cannot be sent.
    pub fn standalone(file: &Unchecked) -> Result<Self, RequestError> {
        Self::build(&file.terms, None, &file.declarations)
    }

    fn build(
        terms: &Terms,
        base: Option<(BaseMode, &[Declaration])>,
        judged: &[Declaration],
    ) -> Result<Self, RequestError> {
        let mut exporter = Exporter::new(Writer::new(Vec::new()));
        let mut base_declarations = 0;
        if let Some((mode, declarations)) = base {
            let checked = if mode == BaseMode::Check { Mode::Add } else { Mode::Trust };
            for declaration in declarations {
                exporter.declaration(terms, checked, declaration)?;
                base_declarations += 1;
            }
            if mode != BaseMode::Extend {
                exporter.sink().record(&Record::BaseComplete)?;
            }
        }
        let mut names = Vec::new();
        for declaration in judged {
            exporter.declaration(terms, Mode::Add, declaration)?;
            names.push(declaration.name().map_or_else(String::new, |name| terms.show_name(name)));
        }
        Ok(Request { stream: exporter.into_sink().finish()?, base_declarations, names })
    }

    /// The bytes that the process reads.
    pub fn bytes(&self) -> &[u8] {
        &self.stream
    }

    /// The stream as an unlinked file at its beginning, fit to be a process's standard input.
    ///
    /// # Errors
    /// When no such file can be made.
    pub fn into_file(&self) -> io::Result<File> {
        let mut file = unnamed_file()?;
        file.write_all(&self.stream)?;
        file.rewind()?;
        Ok(file)
    }

    fn name_of(&self, index: u64) -> String {
        let judged = index.checked_sub(self.base_declarations).and_then(|i| usize::try_from(i).ok());
        judged.and_then(|i| self.names.get(i)).cloned().unwrap_or_else(|| "a declaration of the base".into())
    }
}

/// A file without a name: in memory where the system can, so that no full disk is in the way of a check.
#[cfg(target_os = "linux")]
fn unnamed_file() -> io::Result<File> {
    Ok(rustix::fs::memfd_create("request", rustix::fs::MemfdFlags::CLOEXEC)?.into())
}

/// A file without a name.
#[cfg(not(target_os = "linux"))]
fn unnamed_file() -> io::Result<File> {
    tempfile::tempfile()
}

/// What the process may use.
#[derive(Debug, Clone, Copy)]
pub struct OfficialLimits {
    /// Address space in bytes; at least 4 GiB, or Lean crashes for reasons of its own.
    pub memory_bytes: u64,
    /// Stack of the kernel's thread in bytes, part of the address space.
    pub stack_bytes: u64,
    /// Time for the whole process; `None` for none.
    pub time: Option<Duration>,
    /// Small allocations for one declaration before the kernel gives up; 0 for no limit.
    pub heartbeats: usize,
}

impl Default for OfficialLimits {
    /// 16 GiB, of which 1 GiB is stack, and five minutes.
    fn default() -> Self {
        OfficialLimits {
            memory_bytes: 16 << 30,
            stack_bytes: 1 << 30,
            time: Some(Duration::from_secs(300)),
            heartbeats: 0,
        }
    }
}

/// The process that holds Lean's kernel.
#[derive(Debug, Clone)]
pub struct OfficialKernel {
    /// This program, or another `lmap`.
    pub program: PathBuf,
    /// `libleanshared` of the toolchain.
    pub library: PathBuf,
    /// What the process may use.
    pub limits: OfficialLimits,
}

/// What Lean's kernel says about the declarations of a request.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "verdict", rename_all = "snake_case")]
pub enum OfficialVerdict {
    /// It added all of them.
    Accepted,
    /// It found one wrong, or generated something else for it than the file has.
    Rejected {
        /// The declaration.
        declaration: String,
        /// Name of the kernel's exception, or `generated` when it generated something else.
        kind: String,
        /// Details.
        message: String,
    },
    /// It gave up: no verdict.
    Limit {
        /// The declaration, if it is known.
        declaration: Option<String>,
        /// `deepRecursion`, `excessiveMemory`, `deterministicTimeout`, `time`.
        kind: String,
    },
    /// A declaration was not given to the kernel, because its own functions would end the process: no verdict.
    Refused {
        /// The declaration.
        declaration: String,
        /// Why.
        message: String,
    },
    /// The process died: no verdict, and never an acceptance.
    Crashed {
        /// How it ended.
        how: String,
        /// The declaration that it was at, if that is known.
        declaration: Option<String>,
        /// The end of its error output, escaped.
        output: String,
    },
    /// The process could not do its work: the library is not there, or is another one.
    Unavailable {
        /// What it said.
        message: String,
    },
}

/// The official kernel's answer to a request.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct OfficialReport {
    /// The verdict on the whole.
    #[serde(flatten)]
    pub verdict: OfficialVerdict,
    /// Seconds inside the kernel, as far as the process told.
    pub kernel_seconds: f64,
    /// Seconds for the whole process.
    pub seconds: f64,
    /// Largest resident size in bytes.
    pub peak_bytes: u64,
    /// The answers, one a declaration of the request, as far as the process told them.
    #[serde(skip)]
    pub lines: Vec<Line>,
}

impl OfficialReport {
    /// Whether everything was accepted.
    pub fn accepted(&self) -> bool {
        self.verdict == OfficialVerdict::Accepted
    }
}

impl OfficialKernel {
    /// How the process is started. It reads the request on its standard input and writes its report to its standard output.
    pub fn invocation(&self) -> Invocation {
        let options = Options {
            library: self.library.clone(),
            memory_bytes: self.limits.memory_bytes,
            stack_bytes: usize::try_from(self.limits.stack_bytes).unwrap_or(Options::STACK_BYTES),
            heartbeats: self.limits.heartbeats,
        };
        let mut args = vec![SUBCOMMAND.into()];
        args.extend(options.to_args());
        Invocation { program: self.program.clone(), args, env: Vec::new(), dir: PathBuf::from("/") }
    }

    /// Runs the process on `request`.
    ///
    /// # Errors
    /// When it cannot be started or watched.
    pub fn run(&self, request: &Request) -> Result<OfficialReport, RunError> {
        let invocation = self.invocation();
        let start_error = |source| RunError::Start { program: invocation.program.clone(), source };
        let input = request.into_file().map_err(start_error)?;
        let limits = self.limits.time.map_or_else(Limits::default, Limits::within);
        let limits = Limits { output_bytes: REPORT_BYTES, ..limits };
        let finished = run_with_input(&invocation, input, &limits)?;
        Ok(interpret(&finished, request))
    }
}

/// What came of a process that was given `request`.
pub fn interpret(finished: &Finished, request: &Request) -> OfficialReport {
    let (lines, summary) = parse_report(&finished.stdout.bytes);
    let whole = !finished.stdout.truncated();
    let expected = request.base_declarations + request.names.len() as u64;
    let complete = summary.filter(|s| whole && s.complete && s.declarations == expected);
    let verdict = match (finished.end, &complete) {
        (End::Exited(0), Some(summary)) => verdict_of(&lines, summary, request),
        (End::TimedOut, _) => {
            OfficialVerdict::Limit { declaration: next_declaration(&lines, request), kind: "time".into() }
        }
        (end, _) => failure(end, &lines, finished, request),
    };
    OfficialReport {
        verdict,
        kernel_seconds: complete
            .as_ref()
            .map_or_else(|| lines.iter().map(|l| l.seconds).sum(), |s| s.kernel_seconds),
        seconds: finished.usage.wall.as_secs_f64(),
        // The system's figure counts the caller in; the process's own does not, but without /proc it is 0.
        peak_bytes: match complete {
            Some(summary) if summary.peak_kib > 0 => summary.peak_kib * 1024,
            _ => finished.usage.peak_bytes,
        },
        lines,
    }
}

/// The lines of a report, and its summary if it has one after all of them.
fn parse_report(bytes: &[u8]) -> (Vec<Line>, Option<Summary>) {
    let mut lines = Vec::new();
    for text in bytes.split(|b| *b == b'\n').filter(|text| !text.is_empty()) {
        if let Ok(line) = serde_json::from_slice::<Line>(text) {
            lines.push(line);
        } else if let Ok(summary) = serde_json::from_slice::<Summary>(text) {
            return (lines, Some(summary));
        } else {
            return (lines, None);
        }
    }
    (lines, None)
}

/// The verdict of a complete report: that of the first declaration that was not accepted.
fn verdict_of(lines: &[Line], summary: &Summary, request: &Request) -> OfficialVerdict {
    let bad = lines.iter().find(|line| line.verdict != Verdict::Accepted);
    let Some(line) = bad else {
        let told = summary.accepted == summary.declarations;
        return if told {
            OfficialVerdict::Accepted
        } else {
            OfficialVerdict::Unavailable { message: "its report contradicts itself".into() }
        };
    };
    let declaration = request.name_of(line.index);
    match line.verdict.clone() {
        Verdict::Rejected { kind, message } => OfficialVerdict::Rejected { declaration, kind, message },
        Verdict::Differs { message } => {
            OfficialVerdict::Rejected { declaration, kind: "generated".into(), message }
        }
        Verdict::Limit { kind } => OfficialVerdict::Limit { declaration: Some(declaration), kind },
        Verdict::Refused { message } => OfficialVerdict::Refused { declaration, message },
        Verdict::Accepted => OfficialVerdict::Unavailable { message: "its report contradicts itself".into() },
    }
}

/// The declaration after the last one that was told about: the process was at it when it ended.
///
/// Trusted declarations are not told about, so before the first line it is not known.
fn next_declaration(lines: &[Line], request: &Request) -> Option<String> {
    lines.last().map(|line| request.name_of(line.index + 1))
}

fn failure(end: End, lines: &[Line], finished: &Finished, request: &Request) -> OfficialVerdict {
    let errors = finished.stderr.text();
    let skip = errors.chars().count().saturating_sub(SHOWN_ERRORS);
    let output: String =
        errors.lines().map(escape).collect::<Vec<_>>().join("\n").chars().skip(skip).collect();
    let how = match end {
        End::Exited(EXIT_UNAVAILABLE) => return OfficialVerdict::Unavailable { message: output },
        End::Exited(0) => "exit code 0, but its report is not complete".to_owned(),
        End::Exited(code) => format!("exit code {code}"),
        End::Signalled(signal) => format!("signal {signal}"),
        End::TimedOut => "time".to_owned(),
    };
    OfficialVerdict::Crashed { how, declaration: next_declaration(lines, request), output }
}
