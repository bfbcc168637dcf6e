//! What Lean itself says about a task's modules.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use lmap_lean::{LeanCommand, Limits, Toolchain};
use lmap_tasks::{NETWORK_MODULE, Task, WEIGHTS_MODULE};

/// One file may take this long to compile.
const COMPILE_TIME: Duration = Duration::from_secs(600);
/// Output kept of a compilation.
const OUTPUT_BYTES: usize = 1 << 20;

/// Compiles `Network.lean` and `Weights.lean`, then has Lean's kernel compare `answer` with this program's answer on
/// sampled pairs.
pub fn check_with_lean(toolchain: &Toolchain, task: &Task, samples: usize) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| format!("no temporary folder: {error}"))?;
    let modules = [
        (NETWORK_MODULE, task.network_lean().to_owned()),
        (WEIGHTS_MODULE, task.weights_lean()),
        ("Samples", sample_theorems(task, samples)),
    ];
    for (module, text) in modules {
        compile(toolchain, folder.path(), module, &text).map_err(|reason| format!("{module}: {reason}"))?;
    }
    Ok(())
}

/// One theorem for each sampled pair; the pairs are spread evenly over all of them.
fn sample_theorems(task: &Task, samples: usize) -> String {
    let network = task.network().network();
    let pairs = network.p() * network.p();
    let mut text = format!("import {WEIGHTS_MODULE}\n");
    for i in 0..samples.min(pairs) {
        let pair = (2 * i + 1) * pairs / (2 * samples.min(pairs));
        let (a, b) = (pair / network.p(), pair % network.p());
        let answer = network.answer(a, b);
        let _ =
            writeln!(text, "example : LeanCheckedNetwork.Net.answer {a} {b} = {answer} := by decide +kernel");
    }
    text
}

fn compile(toolchain: &Toolchain, folder: &Path, module: &str, text: &str) -> Result<(), String> {
    let source = PathBuf::from(module.replace('.', "/")).with_extension("lean");
    let path = folder.join(&source);
    let write = |path: &Path| {
        std::fs::create_dir_all(path.parent().unwrap_or(folder))?;
        std::fs::write(path, text)
    };
    write(&path).map_err(|error| format!("could not write it: {error}"))?;
    let limits = Limits { deadline: Some(Instant::now() + COMPILE_TIME), output_bytes: OUTPUT_BYTES };
    let run = LeanCommand::new(toolchain, &source)
        .dir(folder)
        .lean_path(folder)
        .output(source.with_extension("olean"))
        .run(&limits)
        .map_err(|error| error.to_string())?;
    if run.finished.end.success() {
        return Ok(());
    }
    let first = run.messages.first().map(|message| {
        format!("line {}: {}", message.start.line, message.message.lines().next().unwrap_or_default())
    });
    Err(first.unwrap_or_else(|| "Lean refuses it and says nothing".to_owned()))
}
