//! The real Lean works inside.
#![cfg(target_os = "linux")]

use std::ffi::OsString;
use std::io::Read;
use std::path::Path;
use std::time::Duration;

use lmap_sandbox::{End, Finished, Input, Job, Launcher, Layer, Limits, Mode, Sandbox, Take};

const PROOF: &str = "theorem four : 2 + 2 = 4 := by decide\n\
                     theorem comm (a b : Nat) : a + b = b + a := Nat.add_comm a b\n";

fn compile(sandbox: &Sandbox, source: &str) -> Finished {
    let toolchain = lmap_lean::testing::toolchain();
    let args: [&str; 3] = ["--json", "--o=Proof.olean", "Proof.lean"];
    let job = Job {
        args: args.map(OsString::from).to_vec(),
        env: vec![("LEAN_NUM_THREADS".into(), "1".into())],
        read_only: vec![toolchain.root.clone()],
        inputs: vec![Input::bytes("Proof.lean", source)],
        take: vec![Take { name: "Proof.olean".into(), max_bytes: 16 << 20 }],
        ..Job::new(&toolchain.lean, Limits::within(Duration::from_secs(100)))
    };
    sandbox.run(job).expect("the sandbox works")
}

fn compiles(sandbox: &Sandbox) {
    let mut finished = compile(sandbox, PROOF);
    let output = format!("{} {}", finished.stdout.text(), finished.stderr.text());
    assert_eq!(finished.end, End::Exited(0), "{output}");
    let mut olean = Vec::new();
    finished.taken.remove(0).expect("a compiled file").read_to_end(&mut olean).expect("it can be read");
    assert!(olean.starts_with(b"olean"));
    assert!(!Path::new("Proof.olean").exists());
}

#[test]
fn a_proof_compiles() {
    match Sandbox::detect(&launcher(), Mode::BestEffort) {
        Ok(sandbox) => compiles(&sandbox),
        Err(error) => println!("skipped: {error}"),
    }
}

#[test]
fn a_proof_compiles_in_a_container_without_namespaces_and_groups() {
    let sandbox = Sandbox::detect(&launcher(), Mode::Strict);
    let contained = sandbox.and_then(|sandbox| {
        let layers = Layer::ALL.into_iter();
        let gone =
            layers.filter(|layer| layer.name().contains("namespace") || layer.name().contains("cgroup"));
        sandbox.without(&gone.collect::<Vec<_>>())
    });
    match contained {
        Ok(sandbox) => compiles(&sandbox),
        Err(error) => println!("skipped: {error}"),
    }
}

fn launcher() -> Launcher {
    Launcher { program: env!("CARGO_BIN_EXE_sandbox-launcher").into(), args: Vec::new() }
}
