//! What a sandbox costs: the same empty program, inside and outside, side by side.
//!
//! `cargo run --release -p lmap-sandbox --example cost -- 200`

use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use lmap_sandbox::{Job, Launcher, Layer, Limits, Mode, Sandbox};

type Error = Box<dyn std::error::Error>;

fn main() -> Result<ExitCode, Error> {
    if let Some(code) = lmap_sandbox::run_if_launched() {
        return Ok(code);
    }
    match std::env::args().nth(1).as_deref() {
        Some("nothing") => {}
        runs => measure(runs.unwrap_or("100").parse()?)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn measure(runs: usize) -> Result<(), Error> {
    let launcher = Launcher::current()?;
    let start = Instant::now();
    let sandbox = Sandbox::detect(&launcher, Mode::BestEffort)?;
    println!("{:>24}  {:.1?} (once a process)", "trying the machine out", start.elapsed());
    let outside = median(runs, || {
        let start = Instant::now();
        Command::new(&launcher.program).arg("nothing").stdin(Stdio::null()).status()?;
        Ok(start.elapsed())
    })?;
    println!("{:>24}  {outside:.1?}", "outside");
    report("inside", &sandbox, &launcher, runs)?;
    for layer in Layer::ALL.into_iter().filter(|layer| sandbox.layers().contains(layer)) {
        if let Ok(sandbox) = sandbox.clone().without(&[layer]) {
            report(&format!("without {layer}"), &sandbox, &launcher, runs)?;
        }
    }
    Ok(())
}

fn report(name: &str, sandbox: &Sandbox, launcher: &Launcher, runs: usize) -> Result<(), Error> {
    let wall = median(runs, || {
        let limits = Limits::within(Duration::from_secs(60));
        let job = Job { args: vec!["nothing".into()], ..Job::new(&launcher.program, limits) };
        Ok(sandbox.run(job)?.usage.wall)
    })?;
    println!("{name:>24}  {wall:.1?}");
    Ok(())
}

fn median(runs: usize, mut run: impl FnMut() -> Result<Duration, Error>) -> Result<Duration, Error> {
    let mut times = (0..runs.max(1)).map(|_| run()).collect::<Result<Vec<_>, _>>()?;
    times.sort();
    Ok(times[times.len() / 2])
}
