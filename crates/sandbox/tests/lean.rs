//! The real Lean works inside.
#![cfg(target_os = "linux")]

use std::ffi::OsString;
use std::io::Read;
use std::path::Path;
use std::time::Duration;

use lmap_sandbox::{End, Finished, Input, Job, Launcher, Limits, Mode, Sandbox, Take};

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
    sandbox.run(job).unwrap()
}

#[test]
fn a_proof_compiles() {
    let sandbox = Sandbox::detect(&launcher(), Mode::BestEffort).unwrap();
    let mut finished = compile(&sandbox, PROOF);
    println!("{:?} {} {}", finished.usage, finished.stdout.text(), finished.stderr.text());
    assert_eq!(finished.end, End::Exited(0));
    let mut olean = Vec::new();
    finished.taken.remove(0).unwrap().read_to_end(&mut olean).unwrap();
    assert!(olean.starts_with(b"olean"));
    assert!(!Path::new("Proof.olean").exists());
    for _ in 0..8 {
        let finished = compile(&sandbox, PROOF);
        println!("{:?} {:?}", finished.end, finished.usage);
    }
    // What Lean does where its stack ends.
    let deep = "def f : Nat → Nat | 0 => 0 | n+1 => f n + 1\nset_option maxRecDepth 100000000 in\ntheorem x : f 1000000 = 1000000 := by rfl\n";
    let finished = compile(&sandbox, deep);
    println!("{:?} {} {} {:?}", finished.end, finished.stdout.text(), finished.stderr.text(), finished.usage);
}

fn launcher() -> Launcher {
    Launcher { program: env!("CARGO_BIN_EXE_sandbox-launcher").into(), args: Vec::new() }
}
