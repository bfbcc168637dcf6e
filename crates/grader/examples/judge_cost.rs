//! What judging on terms costs, stage by stage, for a small proof: `cargo run --release -p lmap-grader --example judge_cost`.
//!
//! The files are compiled by the toolchain of the tests, and Lean's kernel runs without a sandbox: what is measured is the judge.
//! The second number is processor time of this process alone, without that of Lean's kernel.
#![allow(clippy::unwrap_used, reason = "an example may fail")]

use std::fs::File;
use std::time::{Duration, Instant};

use lmap_grader::judge::{
    Conditions, ImportRules, Library, OfficialRunner, Ran, Target, TrustedBase, UntrustedModule, Vetting,
    judge,
};
use lmap_grader::{AxiomMode, Kernels, Reason, ReasonCode, STANDARD_AXIOMS};
use lmap_lean::official::{OfficialKernel, OfficialLimits};
use lmap_lean::process::run_with_input;
use lmap_lean::{Invocation, LeanCommand, Limits, Toolchain};
use lmap_tasks::{NETWORK_MODULE, TaskSet, WEIGHTS_MODULE};

const ROUNDS: u32 = 20;

struct Unconfined(OfficialKernel);

impl OfficialRunner for Unconfined {
    fn kernel(&self) -> &OfficialKernel {
        &self.0
    }

    fn run(&self, invocation: &Invocation, input: File) -> Result<Ran, Reason> {
        let limits = Limits { output_bytes: 1 << 28, ..Limits::within(Duration::from_secs(60)) };
        let finished = run_with_input(invocation, input, &limits)
            .map_err(|error| Reason::new(ReasonCode::Launch, error.to_string()))?;
        Ok(Ran { finished, limit: None })
    }
}

fn main() {
    let toolchain = lmap_lean::testing::toolchain();
    let task = TaskSet::builtin().task("p5-h8-s0").unwrap();
    let theorem = task.theorem_name();
    let folder = tempfile::tempdir().unwrap();
    let compile = |module: &str, text: &str| compile(&toolchain, folder.path(), module, text);
    let network = compile(NETWORK_MODULE, task.network_lean());
    let weights = compile(WEIGHTS_MODULE, &task.weights_lean());
    let proof = format!(
        "import {WEIGHTS_MODULE}\ntheorem {theorem} : LeanCheckedNetwork.Net.Spec := by\n  unfold LeanCheckedNetwork.Net.Spec\n  decide +kernel\n"
    );
    let submission = compile("Submission", &proof);

    let library = timed("library: read, hash, decode", || Library::load(&toolchain, Vetting::Never).unwrap());
    timed("library: the same, and our kernel checks it", || {
        Library::load(&toolchain, Vetting::Always).unwrap()
    });
    let modules = [(NETWORK_MODULE, network.as_slice()), (WEIGHTS_MODULE, weights.as_slice())];
    let base = timed("task's modules: decode, check", || {
        TrustedBase::new(&library, &modules, Vetting::Always).unwrap()
    });
    let imports = ImportRules::exactly(&[NETWORK_MODULE, WEIGHTS_MODULE], &[WEIGHTS_MODULE]);
    let (theorem, spec) = (theorem.parse().unwrap(), task.spec_name().parse().unwrap());
    let target = Target::constant(&base, theorem, spec, None, imports).unwrap();

    let official = Unconfined(OfficialKernel {
        program: lmap_lean::testing::official_kernel(),
        library: toolchain.root.join("lib/lean").join("libleanshared.so"),
        limits: OfficialLimits::default(),
    });
    let axioms = STANDARD_AXIOMS.map(str::to_owned);
    for kernels in [Kernels::Lmap, Kernels::Lean, Kernels::Both] {
        let start = Start::now();
        for _ in 0..ROUNDS {
            let conditions = Conditions {
                kernels,
                axioms: AxiomMode::Subset,
                allowed_axioms: &axioms,
                budget: None,
                lmap_memory_bytes: 1 << 30,
                deadline: Instant::now() + Duration::from_secs(60),
                cancelled: &|| false,
                official: Some(&official),
                audit: false,
            };
            let module = UntrustedModule::from_bytes("Submission", submission.clone());
            let judgement = judge(module, &base, &target, &conditions);
            assert!(judgement.accepted(), "{judgement:?}");
        }
        start.report(&format!("judge, kernels {kernels}"), ROUNDS);
    }
}

fn timed<T>(what: &str, part: impl FnOnce() -> T) -> T {
    let start = Start::now();
    let result = part();
    start.report(what, 1);
    result
}

/// The moment at which something began.
struct Start {
    wall: Instant,
    cpu: Duration,
}

impl Start {
    fn now() -> Self {
        Self { wall: Instant::now(), cpu: processor_time() }
    }

    fn report(&self, what: &str, rounds: u32) {
        let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0 / f64::from(rounds);
        let (wall, cpu) = (milliseconds(self.wall.elapsed()), milliseconds(processor_time() - self.cpu));
        println!("{what:<48} {wall:8.1} ms {cpu:8.1} ms");
    }
}

fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

fn compile(toolchain: &Toolchain, folder: &std::path::Path, module: &str, text: &str) -> Vec<u8> {
    let source = folder.join(module.replace('.', "/")).with_extension("lean");
    std::fs::create_dir_all(source.parent().unwrap()).unwrap();
    std::fs::write(&source, text).unwrap();
    let output = source.with_extension("olean");
    let command = LeanCommand::new(toolchain, &source).dir(folder).lean_path(".").output(&output);
    let command = command.option("debug.skipKernelTC", "true");
    let run = command.run(&Limits::within(Duration::from_secs(60))).unwrap();
    assert!(run.finished.end.success(), "{:?} {}", run.messages, run.other);
    std::fs::read(output).unwrap()
}
