//! Running one program of the toolchain under limits, and what its end means.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Instant;

use lmap_lean::{End, Finished, Invocation, Limits, RunError, process};

use super::work::is_abandoned;
use crate::policy::ResourceLimits;
use crate::reason::{Reason, ReasonCode};

/// Address space besides memory in use: Lean reserves a stack of 1 GiB for every thread, and maps its libraries.
const RESERVED_MIB: u64 = 10 << 10;

/// Seconds of processor time between the signal that can be told apart and the one that cannot.
const CPU_GRACE_SECONDS: u64 = 5;

/// Sets limits for itself and becomes the program. A limit that is stricter already stays.
const SCRIPT: &str = r#"
ulimit -c 0 2>/dev/null || :
ulimit -v "$1" 2>/dev/null || :
ulimit -S -t "$2" 2>/dev/null || :
ulimit -H -t "$3" 2>/dev/null || :
ulimit -f "$4" 2>/dev/null || :
shift 4
exec "$@"
"#;

/// Layers that [`run`] puts around a program.
pub(crate) const LAYERS: [&str; 3] = ["clear_environment", "process_group", "rlimits"];

/// Layers that a sandbox would add.
pub(crate) const MISSING_LAYERS: [&str; 4] = ["namespaces", "landlock", "seccomp", "cgroup"];

/// The same program under limits, which a shell sets before it becomes the program.
fn limited(invocation: &Invocation, limits: &ResourceLimits) -> Invocation {
    let address_space_kib = (limits.kernel_mib + RESERVED_MIB) << 10;
    let cpu = limits.cpu_seconds;
    let file_blocks = limits.file_mib << 11;
    let numbers = [address_space_kib, cpu, cpu + CPU_GRACE_SECONDS, file_blocks];
    let mut args: Vec<OsString> = vec!["-c".into(), SCRIPT.into(), "sh".into()];
    args.extend(numbers.map(|number| number.to_string().into()));
    args.push(invocation.program.clone().into());
    args.extend(invocation.args.iter().cloned());
    Invocation {
        program: PathBuf::from("/bin/sh"),
        args,
        env: invocation.env.clone(),
        dir: invocation.dir.clone(),
    }
}

/// Runs `invocation` under `limits` until `deadline` at the latest.
pub(crate) fn run(
    invocation: &Invocation,
    limits: &ResourceLimits,
    deadline: Instant,
) -> Result<Finished, RunError> {
    if is_abandoned() {
        let source = std::io::Error::other("this process is ending");
        return Err(RunError::Start { program: invocation.program.clone(), source });
    }
    let granted = Limits { deadline: Some(deadline), output_bytes: limits.output_bytes };
    process::run(&limited(invocation, limits), &granted)
}

/// Why a program did not come to an orderly end, if it did not. `other` is what it printed besides messages.
pub(crate) fn abnormal_end(finished: &Finished, other: &str) -> Option<Reason> {
    const SIGKILL: i32 = 9;
    const SIGXCPU: i32 = 24;
    const SIGXFSZ: i32 = 25;
    let by_signal = match finished.end {
        End::TimedOut => Some((ReasonCode::Deadline, "the deadline passed")),
        End::Signalled(SIGXCPU) => Some((ReasonCode::Cpu, "the limit of processor time was reached")),
        End::Signalled(SIGXFSZ) => Some((ReasonCode::FileSize, "the limit of file size was reached")),
        _ => None,
    };
    let by_output = || {
        if other.contains("out of memory") || other.contains("bad_alloc") || other.contains("create thread") {
            Some((ReasonCode::Memory, "Lean ran out of memory"))
        } else if other.contains("Stack overflow") {
            Some((ReasonCode::Stack, "Lean's stack overflowed"))
        } else {
            None
        }
    };
    let by_kill = || {
        (finished.end == End::Signalled(SIGKILL))
            .then_some((ReasonCode::Memory, "the system killed Lean, most likely for want of memory"))
    };
    match finished.end {
        End::Exited(0) => None,
        End::Exited(1) => by_output().map(|(code, message)| Reason::new(code, message)),
        end => {
            let known = by_signal.or_else(by_output).or_else(by_kill);
            Some(match known {
                Some((code, message)) => Reason::new(code, message),
                None => Reason::new(
                    ReasonCode::LeanCrashed,
                    format!("Lean did not end by itself: {}", in_words(end)),
                ),
            })
        }
    }
}

/// How a program ended, for people.
pub(crate) fn in_words(end: End) -> String {
    match end {
        End::Exited(code) => format!("exit {code}"),
        End::Signalled(signal) => format!("signal {signal}"),
        End::TimedOut => "killed at the deadline".to_owned(),
    }
}
