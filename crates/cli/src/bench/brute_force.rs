//! Proofs by evaluation, compiled and ready for kernels.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use lmap_lean::{LeanCommand, Limits, Toolchain};
use lmap_network::{FrozenNetwork, Recipe, train};
use lmap_tasks::{NETWORK_MODULE, Task, WEIGHTS_MODULE};
use serde_json::Value;
use tempfile::TempDir;

use crate::context::Failure;

/// Compiling a file may take this long.
const COMPILE_TIME: Duration = Duration::from_secs(600);

/// A way to write the module that defines networks.
#[derive(Clone, Copy)]
pub struct Form {
    pub name: &'static str,
    pub text: &'static str,
}

/// The form that kernels are compared on; it never changes.
pub const FROZEN_LISTS: Form =
    Form { name: "NetworkList", text: include_str!("../../../../lean/bench/NetworkList.lean") };
/// The form that tasks import.
pub const SHIPPED: Form = Form { name: "Network (shipped)", text: lmap_tasks::NETWORK_LEAN };

/// A compiled proof that no kernel has checked, with everything that it needs of its imports, as one export.
pub struct Compiled {
    _folder: TempDir,
    /// The proof and all it needs.
    export: PathBuf,
}

/// What a kernel took.
#[derive(Debug, Clone, Copy)]
pub struct Cost {
    /// The whole process, start and reading included.
    pub seconds: f64,
    pub peak_bytes: u64,
    /// Steps of this program's own kernel.
    pub steps: Option<u64>,
}

/// Which kernel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kernel {
    Own,
    Official,
}

/// The network that all benchmarks use for a size.
pub fn network(p: usize, hidden: usize) -> Result<FrozenNetwork, Failure> {
    Ok(train(&Recipe::full(), p, hidden, 0).map_err(Failure::infrastructure)?.frozen)
}

impl Compiled {
    /// The proof that evaluates a network on all pairs, over a form of the module that defines networks.
    pub fn brute_force(toolchain: &Toolchain, form: Form, network: &FrozenNetwork) -> Result<Self, Failure> {
        let p = network.network().p();
        let task = Task::new("bench", network.clone());
        let weights = weights_over(form, &task);
        let proof = format!(
            "import {WEIGHTS_MODULE}\ntheorem brute_force : ∀ a, a < {p} → ∀ b, b < {p} → \
             LeanCheckedNetwork.Net.answer a b = (a + b) % {p} := by decide +kernel\n"
        );
        let modules = [(NETWORK_MODULE, form.text), (WEIGHTS_MODULE, weights.as_str()), ("Proof", &proof)];
        Self::new(toolchain, &modules)
    }

    /// One file that imports nothing but the library.
    pub fn file(toolchain: &Toolchain, text: &str) -> Result<Self, Failure> {
        Self::new(toolchain, &[("Proof", text)])
    }

    fn new(toolchain: &Toolchain, modules: &[(&str, &str)]) -> Result<Self, Failure> {
        let folder = tempfile::tempdir().map_err(Failure::infrastructure)?;
        let mut proof = PathBuf::new();
        for (module, text) in modules {
            let source = PathBuf::from(module.replace('.', "/")).with_extension("lean");
            let compiled = source.with_extension("olean");
            let path = folder.path().join(&source);
            let parent = path.parent().unwrap_or(folder.path());
            std::fs::create_dir_all(parent).and_then(|()| std::fs::write(&path, text)).map_err(|error| {
                Failure::infrastructure(format!("cannot write {}: {error}", path.display()))
            })?;
            compile(toolchain, folder.path(), &source, &compiled)?;
            proof = folder.path().join(compiled);
        }
        let export = folder.path().join("proof.ndjson");
        let output = Command::new(std::env::current_exe().map_err(Failure::infrastructure)?)
            .arg("check")
            .arg("--base")
            .arg(folder.path())
            .arg("--base")
            .arg(toolchain.root.join("lib/lean"))
            .arg("--export")
            .arg(&export)
            .arg(&proof)
            .output()
            .map_err(Failure::infrastructure)?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            return Err(Failure::infrastructure(format!("`lmap check --export` failed: {said}")));
        }
        Ok(Self { _folder: folder, export })
    }

    /// Runs `lmap check` on the proof with one kernel, in a process of its own.
    pub fn check(&self, kernel: Kernel, flags: &[&str]) -> Result<Cost, Failure> {
        let program = std::env::current_exe().map_err(Failure::infrastructure)?;
        let name = match kernel {
            Kernel::Own => "lmap",
            Kernel::Official => "lean",
        };
        let start = Instant::now();
        let output = Command::new(program)
            // The export holds the library itself, which is the installed one.
            .args(["check", "--json", "--library", "--timeout", "3600", "--kernels", name])
            .args(flags)
            .arg(&self.export)
            .output()
            .map_err(Failure::infrastructure)?;
        let seconds = start.elapsed().as_secs_f64();
        let report: Value = serde_json::from_slice(&output.stdout).map_err(|_| {
            let said = String::from_utf8_lossy(&output.stderr);
            Failure::infrastructure(format!("`lmap check` gave no report: {said}"))
        })?;
        let report = &report[0];
        if report["verdict"] != "accepted" {
            return Err(Failure::infrastructure(format!("the {name} kernel does not accept: {report}")));
        }
        let peak = match kernel {
            Kernel::Own => &report["peak_bytes"],
            Kernel::Official => &report["lean"]["peak_bytes"],
        };
        let steps = report["lmap"]["steps"].as_u64();
        Ok(Cost { seconds, peak_bytes: peak.as_u64().unwrap_or(0), steps })
    }
}

fn compile(toolchain: &Toolchain, folder: &Path, source: &Path, compiled: &Path) -> Result<(), Failure> {
    let run = LeanCommand::new(toolchain, source)
        .dir(folder)
        .lean_path(folder)
        .option("debug.skipKernelTC", "true")
        .option("maxRecDepth", "100000")
        .output(compiled)
        .run(&Limits::within(COMPILE_TIME))
        .map_err(Failure::infrastructure)?;
    match run.errors().next() {
        None if run.finished.end.success() => Ok(()),
        Some(error) => {
            Err(Failure::infrastructure(format!("{} does not compile: {}", source.display(), error.message)))
        }
        None => Err(Failure::infrastructure(format!("lean failed on {}: {}", source.display(), run.other))),
    }
}

/// A task's tables over another form of networks, which may lack `answer` and compiled code.
fn weights_over(form: Form, task: &Task) -> String {
    let definition = "def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b";
    let spelt_out = "def answer (a b : Nat) : Nat := argmax (scores W2 (hidden (nth E1 a) (nth E2 b)))";
    let code = if form.text.contains("noncomputable") { "noncomputable " } else { "" };
    task.weights_lean().replace(definition, &format!("{code}{spelt_out}"))
}

/// `0.012 s` or `91.3 s`.
pub fn seconds(value: f64) -> String {
    if value < 1.0 { format!("{value:.3} s") } else { format!("{value:.1} s") }
}

/// Mebibytes.
pub fn mib(bytes: u64) -> String {
    format!("{:.0} MiB", bytes as f64 / f64::from(1 << 20))
}
