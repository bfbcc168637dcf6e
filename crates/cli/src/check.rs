//! `lmap check`: do kernels accept what a file declares?

use std::fmt::Write as _;
use std::fs::File;
use std::io::BufWriter;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use clap::ValueEnum;
use lmap_kernel::Options;
use lmap_lean::check::{CheckFailure, Checker, Input, Report, Verdict};
use lmap_lean::find_toolchain;
use lmap_lean::ndjson::Origin;
use lmap_lean::official::{OfficialKernel, OfficialLimits};

use crate::context::{Context, Failure};
use crate::toolchain::ToolchainArgs;

/// Check compiled Lean files (.olean) or lean4export files with one kernel or two.
///
/// A file's imports are looked up in the folders given with --base, by default in the library of the installed Lean, and are
/// trusted. A file without imports is checked over nothing, so what it says about the names that kernels compute with (Nat.add
/// and so on) is its own affair.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The files; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Which kernels to ask: this program's own, Lean's, or both
    #[arg(long, value_enum, default_value_t = Kernels::Lmap)]
    kernels: Kernels,
    /// Do without the machine for closed terms: slower, by the plain rules alone
    #[arg(long)]
    plain: bool,
    /// Require a theorem of this name, without universe parameters
    #[arg(long, value_name = "NAME")]
    theorem: Option<String>,
    /// The files are parts of a library that you vouch for: they may declare the names that kernels compute with (Nat.add and
    /// so on), and these are taken to be the standard ones
    #[arg(long)]
    library: bool,
    /// Tell on which axioms the theorem, or everything in the file, rests
    #[arg(long)]
    axioms: bool,
    /// Compare what the kernels took
    #[arg(long)]
    stats: bool,
    /// Steps that this program's kernel may take for one file
    #[arg(long, value_name = "STEPS")]
    fuel: Option<u64>,
    /// Memory for one declaration, in MiB; Lean's kernel gets at least 4096 for its process
    #[arg(long, value_name = "MIB")]
    memory: Option<u64>,
    /// Declarations checked at once
    #[arg(long, short, default_value_t = NonZeroUsize::MIN)]
    jobs: NonZeroUsize,
    /// Seconds that Lean's kernel may take for one file
    #[arg(long, value_name = "SECONDS", default_value_t = 300)]
    timeout: u64,
    /// Instead of a check, write the file and what it needs of its imports as one lean4export file, for other kernels
    #[arg(long, value_name = "NDJSON")]
    export: Option<PathBuf>,
    /// Folder with compiled imports; may be given several times
    #[arg(long, value_name = "DIR")]
    base: Vec<PathBuf>,
    #[command(flatten)]
    toolchain: ToolchainArgs,
}

/// Which kernels are asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Kernels {
    /// This program's own
    Lmap,
    /// Lean's own, in a process of its own
    Lean,
    /// Both; they must agree
    Both,
}

/// Runs `lmap check`.
pub fn run(args: Args, context: &Context) -> Result<ExitCode, Failure> {
    let mut checker = checker(&args)?;
    if let Some(path) = &args.export {
        return export(&mut checker, &args, path);
    }
    let mut reports = Vec::new();
    for file in &args.files {
        let report = checker.check(&Input::from_argument(file)).map_err(|failure| match failure {
            CheckFailure::Input(error) => Failure::usage(error),
            CheckFailure::Official(_) => Failure::infrastructure(failure),
        })?;
        if !context.json {
            print!("{}", describe(&report, &args));
        }
        reports.push(report);
    }
    if context.json {
        context.print_json(&reports)?;
    }
    let accepted = reports.iter().all(|report| report.verdict == Verdict::Accepted);
    Ok(ExitCode::from(u8::from(!accepted)))
}

/// Writes the only file given as an export.
fn export(checker: &mut Checker, args: &Args, path: &Path) -> Result<ExitCode, Failure> {
    let [file] = args.files.as_slice() else {
        return Err(Failure::usage("--export takes exactly one file"));
    };
    let origin = Origin { release: String::new(), commit: String::new() };
    let out = File::create(path)
        .map_err(|error| Failure::usage(format!("cannot write {}: {error}", path.display())))?;
    checker.export(&Input::from_argument(file), &origin, BufWriter::new(out)).map_err(Failure::usage)?;
    Ok(ExitCode::SUCCESS)
}

fn checker(args: &Args) -> Result<Checker, Failure> {
    let mut options = Options { plain: args.plain, jobs: args.jobs, ..Options::default() };
    if let Some(fuel) = args.fuel {
        options.fuel = fuel;
    }
    if let Some(mib) = args.memory {
        let bytes = usize::try_from(mib).ok().and_then(|mib| mib.checked_mul(1 << 20));
        options.memory = bytes.ok_or_else(|| Failure::usage("--memory is too large"))?;
    }
    let mut checker = Checker::new(options);
    checker.own = args.kernels != Kernels::Lean;
    checker.theorem.clone_from(&args.theorem);
    checker.axioms = args.axioms;
    checker.library = args.library;
    if args.kernels != Kernels::Lmap {
        let toolchain = find_toolchain(&args.toolchain.settings()?)?;
        checker.official = Some(official_kernel(args, &toolchain.root)?);
    }
    checker.search_in(args.base.clone());
    let toolchain = args.toolchain.clone();
    // Looked for only when a file has imports.
    checker.default_base = Some(Box::new(move || {
        let toolchain = find_toolchain(&toolchain.settings().ok()?).ok()?;
        Some(toolchain.root.join("lib/lean"))
    }));
    Ok(checker)
}

fn official_kernel(args: &Args, root: &Path) -> Result<OfficialKernel, Failure> {
    let mut limits = OfficialLimits { time: Some(Duration::from_secs(args.timeout)), ..Default::default() };
    if let Some(mib) = args.memory {
        limits.memory_bytes = mib.max(4096).saturating_mul(1 << 20);
    }
    Ok(OfficialKernel {
        program: std::env::current_exe().map_err(Failure::infrastructure)?,
        library: root.join("lib/lean").join(lmap_ffi::library::library_file_name()),
        limits,
    })
}

/// A report as text.
fn describe(report: &Report, args: &Args) -> String {
    let mut out = String::new();
    let verdict = match report.verdict {
        Verdict::Accepted => "accepted",
        Verdict::Rejected => "rejected",
        Verdict::ResourceLimit => "no verdict, a limit was reached",
        Verdict::Disagreement => "THE KERNELS DISAGREE",
        Verdict::Crashed => "no verdict, Lean's kernel crashed",
    };
    let reason = report.reason.as_ref().map_or_else(String::new, |reason| format!(": {reason}"));
    let _ = writeln!(out, "{}: {verdict}{reason}", report.input);
    let skipped = match report.skipped {
        0 => String::new(),
        count => format!(", {count} unsafe or partial constants left out"),
    };
    let base = match report.trusted {
        0 => "over nothing".to_owned(),
        count => format!("over {count} trusted constants"),
    };
    let _ = writeln!(out, "  {} declarations {base}{skipped}", report.declarations);
    if let Some(theorem) = &report.theorem
        && let Some(statement) = &theorem.statement
    {
        let _ = writeln!(out, "  {} : {statement}", theorem.name);
    }
    if let Some(axioms) = &report.axioms {
        let list = if axioms.is_empty() { "none".to_owned() } else { axioms.join(", ") };
        let _ = writeln!(out, "  axioms: {list}");
    }
    if args.stats {
        out.push_str(&statistics(report));
    }
    out
}

/// What the kernels took, side by side.
fn statistics(report: &Report) -> String {
    const MIB: f64 = (1 << 20) as f64;
    let mut out = String::new();
    let _ = writeln!(out, "  read    {:>10.4} s", report.read_seconds);
    if let Some(own) = &report.lmap {
        let _ = writeln!(
            out,
            "  lmap    {:>10.4} s {:>10.1} MiB {:>14} steps",
            own.seconds,
            report.peak_bytes as f64 / MIB,
            own.steps
        );
    }
    if let Some(lean) = &report.lean {
        let _ = writeln!(
            out,
            "  lean    {:>10.4} s {:>10.1} MiB {:>10.4} s with start-up",
            lean.kernel_seconds,
            lean.peak_bytes as f64 / MIB,
            lean.seconds
        );
    }
    if let (Some(own), Some(lean)) = (&report.lmap, &report.lean) {
        let whole = own.seconds + report.read_seconds;
        let _ = writeln!(
            out,
            "  ratios  {:>10.1} kernel time, {:.1} whole time, {:.1} memory",
            lean.kernel_seconds / own.seconds,
            lean.seconds / whole,
            lean.peak_bytes as f64 / report.peak_bytes as f64
        );
    }
    out
}
