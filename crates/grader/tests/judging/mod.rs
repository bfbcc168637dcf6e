//! Compiled files for the judge: written by the real Lean, or crafted from terms where Lean would not write them.
#![allow(clippy::unwrap_used, reason = "a test may fail")]
#![allow(dead_code, reason = "every test binary uses its own part")]

use std::fs::File;
use std::path::Path;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use lmap_grader::judge::{
    Conditions, Judgement, Library, OFFICIAL_REPORT_BYTES, OfficialRunner, Ran, Target, TrustedBase,
    UntrustedModule, Vetting, judge,
};
use lmap_grader::{AxiomMode, Kernels, Reason, ReasonCode, STANDARD_AXIOMS, Stage};
use lmap_kernel::{ConstantInfo, Terms};
use lmap_lean::official::{OfficialKernel, OfficialLimits};
use lmap_lean::process::run_with_input;
use lmap_lean::{Invocation, LeanCommand, Limits, Toolchain};
use serde_json::{Value, json};

/// The real Lean.
pub fn toolchain() -> &'static Toolchain {
    static TOOLCHAIN: OnceLock<Toolchain> = OnceLock::new();
    TOOLCHAIN.get_or_init(lmap_lean::testing::toolchain)
}

/// Its library. That our kernel accepts it is tested in one place, and takes its time.
pub fn library() -> &'static Arc<Library> {
    static LIBRARY: OnceLock<Arc<Library>> = OnceLock::new();
    LIBRARY.get_or_init(|| Library::load(toolchain(), Vetting::Never).unwrap())
}

/// The library alone as a base.
pub fn plain_base() -> &'static TrustedBase {
    static BASE: OnceLock<TrustedBase> = OnceLock::new();
    BASE.get_or_init(|| TrustedBase::new(library(), &[], Vetting::Always).unwrap())
}

/// Compiles `source` as `module`, over modules of this test given by name and bytes.
#[track_caller]
pub fn compile_over(modules: &[(&str, &[u8])], module: &str, source: &str) -> Vec<u8> {
    let (bytes, messages) = try_compile(modules, module, source, &[]);
    bytes.unwrap_or_else(|| panic!("{module} does not compile: {messages}"))
}

/// Compiles `source`, which imports nothing but the library.
#[track_caller]
pub fn compile(source: &str) -> Vec<u8> {
    compile_over(&[], "File", source)
}

/// Compiles without the kernel's check, as the grader does.
#[track_caller]
pub fn compile_unchecked(source: &str) -> Vec<u8> {
    let (bytes, messages) = try_compile(&[], "File", source, &[("debug.skipKernelTC", "true")]);
    bytes.unwrap_or_else(|| panic!("it does not compile: {messages}"))
}

/// Compiles, if Lean does; and tells what Lean said.
pub fn try_compile(
    modules: &[(&str, &[u8])],
    module: &str,
    source: &str,
    options: &[(&str, &str)],
) -> (Option<Vec<u8>>, String) {
    let folder = tempfile::tempdir().unwrap();
    let place = |module: &str, extension: &str| {
        let file = folder.path().join(module.replace('.', "/")).with_extension(extension);
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        file
    };
    for (name, bytes) in modules {
        std::fs::write(place(name, "olean"), bytes).unwrap();
    }
    let (text, output) = (place(module, "lean"), place(module, "olean"));
    std::fs::write(&text, source).unwrap();
    let mut command = LeanCommand::new(toolchain(), &text).dir(folder.path()).lean_path(".").output(&output);
    for (name, value) in options {
        command = command.option(name, value);
    }
    let run = command.run(&Limits::within(Duration::from_secs(120))).unwrap();
    let said = run.messages.iter().map(|m| m.message.as_str()).collect::<Vec<_>>().join("\n") + &run.other;
    let bytes = run.finished.end.success().then(|| std::fs::read(&output).unwrap());
    (bytes, said)
}

/// Lean's kernel, without a sandbox: these files are the test's own.
pub struct Unconfined(OfficialKernel);

impl OfficialRunner for Unconfined {
    fn kernel(&self) -> &OfficialKernel {
        &self.0
    }

    fn run(&self, invocation: &Invocation, input: File) -> Result<Ran, Reason> {
        let limits =
            Limits { output_bytes: OFFICIAL_REPORT_BYTES, ..Limits::within(Duration::from_secs(600)) };
        run_with_input(invocation, input, &limits)
            .map(|finished| Ran { finished, limit: None })
            .map_err(|error| Reason::new(ReasonCode::Launch, error.to_string()))
    }
}

/// A kernel that accepts everything if Lean's rejects something, and rejects something if Lean's accepts everything.
pub struct Contrary;

impl OfficialRunner for Contrary {
    fn kernel(&self) -> &OfficialKernel {
        official().kernel()
    }

    fn run(&self, invocation: &Invocation, input: File) -> Result<Ran, Reason> {
        let mut ran = official().run(invocation, input)?;
        let text = ran.finished.stdout.text();
        let mut lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let summary = lines.pop().unwrap();
        let accepted = json!("accepted");
        if lines.iter().all(|line| line["verdict"] == accepted) {
            let last = lines.last_mut().unwrap().as_object_mut().unwrap();
            last.extend(
                json!({ "verdict": "rejected", "kind": "other", "message": "no" })
                    .as_object()
                    .unwrap()
                    .clone(),
            );
        } else {
            lines.iter_mut().for_each(|line| line["verdict"] = accepted.clone());
        }
        let count = lines.iter().filter(|line| line["verdict"] == accepted).count();
        let trusted = summary["declarations"].as_u64().unwrap() - lines.len() as u64;
        let mut told = summary;
        told["accepted"] = json!(trusted + count as u64);
        lines.push(told);
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        (ran.finished.stdout.total, ran.finished.stdout.bytes) = (text.len() as u64, text.into_bytes());
        Ok(ran)
    }
}

/// A defect of ours.
pub struct Panicking;

impl OfficialRunner for Panicking {
    fn kernel(&self) -> &OfficialKernel {
        official().kernel()
    }

    fn run(&self, _: &Invocation, _: File) -> Result<Ran, Reason> {
        panic!("a defect")
    }
}

/// A sandbox that ends Lean's kernel for a reason of its own.
pub struct Ended(pub ReasonCode);

impl OfficialRunner for Ended {
    fn kernel(&self) -> &OfficialKernel {
        official().kernel()
    }

    fn run(&self, invocation: &Invocation, input: File) -> Result<Ran, Reason> {
        let ran = official().run(invocation, input)?;
        Ok(Ran { limit: Some(Reason::new(self.0, "a limit of the sandbox")), ..ran })
    }
}

/// The process with Lean's kernel.
pub fn official() -> &'static Unconfined {
    static OFFICIAL: OnceLock<Unconfined> = OnceLock::new();
    OFFICIAL.get_or_init(|| {
        let library = toolchain().root.join("lib/lean").join("libleanshared.so");
        let program = lmap_lean::testing::official_kernel();
        Unconfined(OfficialKernel { program, library, limits: OfficialLimits::default() })
    })
}

/// Both kernels, the three standard axioms, a minute.
pub fn conditions(axioms: &[String]) -> Conditions<'_> {
    Conditions {
        kernels: Kernels::Both,
        axioms: AxiomMode::Subset,
        allowed_axioms: axioms,
        budget: None,
        lmap_memory_bytes: 1 << 30,
        deadline: Instant::now() + Duration::from_secs(600),
        cancelled: &|| false,
        official: Some(official()),
        audit: false,
    }
}

/// The three standard axioms.
pub fn standard() -> Vec<String> {
    STANDARD_AXIOMS.map(str::to_owned).to_vec()
}

/// Judges bytes as a submission, under the usual conditions.
pub fn judged(base: &TrustedBase, target: &Target, bytes: Vec<u8>) -> Judgement {
    let axioms = standard();
    judge(UntrustedModule::from_bytes("Submission", bytes), base, target, &conditions(&axioms))
}

#[track_caller]
pub fn assert_accepted(judgement: &Judgement) {
    assert!(judgement.accepted() && judgement.alarm.is_none(), "{judgement:#?}");
    let stages = judgement.stages;
    let passed = [stages.leanchecker_passed, stages.statement_passed, stages.axioms_passed];
    assert_eq!(passed, [Some(true); 3]);
}

#[track_caller]
pub fn assert_refused(judgement: &Judgement, stage: Stage, code: ReasonCode) {
    let ending = judgement.ending.as_ref().unwrap_or_else(|| panic!("accepted: {judgement:#?}"));
    assert_eq!((ending.stage, ending.reason.code), (stage, code), "{judgement:#?}");
    assert!(judgement.alarm.is_none(), "{judgement:#?}");
}

/// Crafts a compiled file that imports `imports`, from constants built over `terms`.
pub fn craft(terms: &Terms, imports: &[&[&str]], constants: &[ConstantInfo]) -> Vec<u8> {
    lmap_lean::olean::craft::craft(terms, imports, constants)
}

/// Where the sources of the base are.
pub fn repository() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}
