//! Compiling the core library: every module as soon as what it imports is there, as many at once as there are
//! processors.

use std::collections::BTreeSet;
use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, SystemTime};

use crate::command::{LeanCommand, LeanRun};
use crate::diagnostic::Diagnostic;
use crate::error::{KitError, ToolchainError};
use crate::kit::graph::ModuleGraph;
use crate::process::{End, Limits};
use crate::progress::{Progress, Size, Step};
use crate::store::create_dir;
use crate::toolchain::Toolchain;

/// Far more than any module of the core takes; a compiler that hangs must not hang the set-up.
const PATIENCE: Duration = Duration::from_secs(600);

/// How many of Lean's messages an error shows.
const SHOWN_MESSAGES: usize = 5;

/// A compilation of the core library to be done.
pub(crate) struct Compilation<'a> {
    /// A Lean without any `Init` of its own.
    pub(crate) lean: &'a Toolchain,
    /// Folder with the sources.
    pub(crate) sources: &'a Path,
    /// Folder for the compiled modules.
    pub(crate) output: &'a Path,
    /// How many modules to compile at once.
    pub(crate) jobs: NonZeroUsize,
    /// Leave modules alone whose compiled file is newer than its source and its imports.
    pub(crate) incremental: bool,
}

/// A module that has been compiled.
#[derive(Clone, Debug)]
pub struct CompiledModule {
    /// Its name.
    pub module: String,
    /// How long Lean took.
    pub wall: Duration,
    /// How much processor time Lean took: unlike `wall`, independent of what else the machine does.
    pub cpu: Duration,
    /// Warnings and other messages.
    pub messages: Vec<Diagnostic>,
}

/// Who does what, shared by the workers.
struct Board<'a> {
    state: Mutex<State<'a>>,
    changed: Condvar,
}

#[derive(Default)]
struct State<'a> {
    waiting: BTreeSet<&'a str>,
    done: BTreeSet<&'a str>,
    running: usize,
    compiled: Vec<CompiledModule>,
    failure: Option<ToolchainError>,
}

impl Compilation<'_> {
    /// Compiles all modules of `graph`. Gives those that had to be compiled, in the order in which they were done.
    ///
    /// The first module that fails stops the rest.
    pub(crate) fn run(
        &self,
        graph: &ModuleGraph,
        progress: &dyn Progress,
    ) -> Result<Vec<CompiledModule>, ToolchainError> {
        // Lean decides by the folder's existence whether a module of this package is to be looked for here.
        create_dir(&self.output.join("Init"))?;
        let step = progress.start("compiling the core library", Size::Items(graph.len() as u64));
        let board = Board {
            state: Mutex::new(State { waiting: graph.names().collect(), ..State::default() }),
            changed: Condvar::new(),
        };
        thread::scope(|scope| {
            for _ in 0..self.jobs.get().min(graph.len()) {
                scope.spawn(|| self.work(graph, &board, step.as_ref()));
            }
        });
        let state = board.state.into_inner().unwrap_or_else(PoisonError::into_inner);
        match state.failure {
            Some(failure) => Err(failure),
            None => Ok(state.compiled),
        }
    }

    /// Takes modules from the board until there are none left.
    fn work<'a>(&self, graph: &'a ModuleGraph, board: &Board<'a>, step: &dyn Step) {
        while let Some(module) = board.take(graph) {
            let result = self.bring_up_to_date(graph, module);
            step.advance(1);
            board.put_back(module, result);
        }
    }

    fn bring_up_to_date(
        &self,
        graph: &ModuleGraph,
        module: &str,
    ) -> Result<Option<CompiledModule>, ToolchainError> {
        if self.incremental && self.is_fresh(graph, module) {
            return Ok(None);
        }
        self.compile(module).map(Some)
    }

    fn is_fresh(&self, graph: &ModuleGraph, module: &str) -> bool {
        let changed = |path: PathBuf| fs::metadata(path).and_then(|metadata| metadata.modified()).ok();
        let olean = |module: &str| changed(self.output.join(path_of(module, "olean")));
        let source: Option<SystemTime> = changed(self.sources.join(path_of(module, "lean")));
        let Some(own) = olean(module) else { return false };
        source.is_some_and(|source| source <= own)
            && graph.imports(module).iter().all(|import| olean(import).is_some_and(|import| import <= own))
    }

    fn compile(&self, module: &str) -> Result<CompiledModule, ToolchainError> {
        let olean = self.output.join(path_of(module, "olean"));
        create_dir(olean.parent().unwrap_or(self.output))?;
        // Only a whole file gets the name that others look for.
        let unfinished = olean.with_extension("olean.tmp");
        let run = LeanCommand::new(self.lean, path_of(module, "lean"))
            .dir(self.sources)
            .lean_path(self.output)
            .output(&unfinished)
            .run(&Limits::within(PATIENCE))?;
        if !run.finished.end.success() {
            let _ = fs::remove_file(&unfinished);
            let messages = failure_text(&run);
            return Err(KitError::Compile { module: module.to_owned(), messages }.into());
        }
        fs::rename(&unfinished, &olean).map_err(ToolchainError::cache("create", &olean))?;
        Ok(CompiledModule {
            module: module.to_owned(),
            wall: run.finished.usage.wall,
            cpu: run.finished.usage.cpu,
            messages: run.messages,
        })
    }
}

impl<'a> Board<'a> {
    fn state(&self) -> MutexGuard<'_, State<'a>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next module whose imports are all compiled; waits for one if others are still at work.
    fn take(&self, graph: &'a ModuleGraph) -> Option<&'a str> {
        let mut state = self.state();
        loop {
            if state.failure.is_some() || state.waiting.is_empty() {
                return None;
            }
            let ready = state.waiting.iter().copied().filter(|module| {
                graph.imports(module).iter().all(|import| state.done.contains(import.as_str()))
            });
            if let Some(module) = graph.heaviest(ready) {
                state.waiting.remove(module);
                state.running += 1;
                return Some(module);
            }
            if state.running == 0 {
                return None;
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn put_back(&self, module: &'a str, result: Result<Option<CompiledModule>, ToolchainError>) {
        let mut state = self.state();
        state.running -= 1;
        match result {
            Ok(compiled) => {
                state.done.insert(module);
                state.compiled.extend(compiled);
            }
            Err(error) => {
                state.failure.get_or_insert(error);
            }
        }
        drop(state);
        self.changed.notify_all();
    }
}

/// `Init.Nat.Basic` lies in `Init/Nat/Basic.<extension>`.
fn path_of(module: &str, extension: &str) -> PathBuf {
    PathBuf::from(format!("{}.{extension}", module.replace('.', "/")))
}

fn failure_text(run: &LeanRun) -> String {
    let mut lines: Vec<String> = run
        .errors()
        .take(SHOWN_MESSAGES)
        .map(|message| {
            format!("{}:{}:{}: {}", message.file, message.start.line, message.start.column, message.message)
        })
        .collect();
    match run.finished.end {
        End::TimedOut => lines.push(format!("no end within {} s", PATIENCE.as_secs())),
        End::Signalled(signal) => lines.push(format!("lean was ended by signal {signal}")),
        End::Exited(_) => {}
    }
    if lines.is_empty() || !run.other.trim().is_empty() {
        lines.push(run.other.trim().to_owned());
    }
    lines.join("\n")
}
