//! What a process gives up before untrusted code gets it.

use std::io;
use std::path::{Path, PathBuf};

use landlock::{
    ABI, Access, AccessFs, AccessNet, BitFlags, CompatLevel, Compatible, PathBeneath, PathFd, Ruleset,
    RulesetAttr, RulesetCreated, RulesetCreatedAttr, RulesetStatus, Scope,
};
use rustix::process::{Resource, Rlimit, setrlimit, umask};
use rustix::thread::{
    CapabilitiesSecureBits, CapabilitySet, CapabilitySets, capabilities, clear_ambient_capability_set,
    remove_capability_from_bounding_set, set_capabilities, set_capabilities_secure_bits, set_no_new_privs,
};

use crate::filter;
use crate::message::{Confinement, Fault, FileRules, Rlimits};

/// The newest rules that were tried out; older kernels keep what they know of them.
const LANDLOCK: ABI = ABI::V6;

/// Becomes `uid`, if given, without supplementary groups, and gives up every capability for good.
pub(crate) fn give_up_privileges(uid: Option<u32>) -> io::Result<()> {
    set_no_new_privs(true)?;
    drop_bounding_set()?;
    if let Some(id) = uid {
        let (uid, gid) = (nix::unistd::Uid::from_raw(id), nix::unistd::Gid::from_raw(id));
        nix::unistd::setgroups(&[])?;
        nix::unistd::setresgid(gid, gid, gid)?;
        nix::unistd::setresuid(uid, uid, uid)?;
    }
    drop_capabilities()
}

fn drop_bounding_set() -> io::Result<()> {
    let present = capabilities(None)?;
    if !present.effective.contains(CapabilitySet::SETPCAP) {
        // Without this one a process cannot shrink the set; but no program that it starts can get anything out of it.
        return Ok(());
    }
    let bits = CapabilitiesSecureBits::NO_ROOT
        | CapabilitiesSecureBits::NO_ROOT_LOCKED
        | CapabilitiesSecureBits::NO_CAP_AMBIENT_RAISE
        | CapabilitiesSecureBits::NO_CAP_AMBIENT_RAISE_LOCKED;
    set_capabilities_secure_bits(bits)?;
    for number in 0..u64::BITS {
        match remove_capability_from_bounding_set(CapabilitySet::from_bits_retain(1 << number)) {
            Ok(()) => {}
            // Past the last one that the kernel knows.
            Err(rustix::io::Errno::INVAL) => break,
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

fn drop_capabilities() -> io::Result<()> {
    let none = CapabilitySet::empty();
    // Kernels before 4.3 have no such set.
    let _ = clear_ambient_capability_set();
    set_capabilities(None, CapabilitySets { effective: none, permitted: none, inheritable: none })?;
    let left = capabilities(None)?;
    if left.effective.is_empty() && left.permitted.is_empty() && left.inheritable.is_empty() {
        return Ok(());
    }
    Err(io::Error::other("some capabilities stay"))
}

/// Confines this process and everything it becomes or starts.
pub(crate) fn confine(confinement: &Confinement) -> Result<(), Fault> {
    umask(rustix::fs::Mode::from_raw_mode(0o022));
    set_rlimits(&confinement.rlimits).map_err(Fault::at("limits"))?;
    if let Some(rules) = &confinement.landlock {
        restrict_files(rules)?;
    }
    if confinement.seccomp {
        filter::install(confinement.may_spawn, confinement.signals)
            .map_err(Fault::at("filter of system calls"))?;
    }
    Ok(())
}

fn set_rlimits(limits: &Rlimits) -> io::Result<()> {
    let cpu = limits.cpu_seconds;
    let both = |value| (value, value);
    // The hard limit of processor time kills without a chance; the soft one can be told apart from other ends.
    let wanted = [
        // Not zero: a machine that hands core dumps to a program does so at zero as well, but not at one.
        (Resource::Core, Some(both(1))),
        (Resource::As, limits.address_space.map(both)),
        (Resource::Cpu, cpu.map(|seconds| (seconds, seconds + 2))),
        (Resource::Fsize, Some(both(limits.file_bytes))),
        (Resource::Nofile, Some(both(limits.open_files))),
        (Resource::Nproc, limits.processes.map(both)),
        (Resource::Memlock, Some(both(64 << 10))),
        (Resource::Msgqueue, Some(both(0))),
        (Resource::Rtprio, Some(both(0))),
        (Resource::Nice, Some(both(0))),
    ];
    for (resource, pair) in wanted {
        let Some((soft, hard)) = pair else { continue };
        // A limit that is stricter already stays.
        let present = rustix::process::getrlimit(resource).maximum;
        let hard = present.map_or(hard, |present| present.min(hard));
        setrlimit(resource, Rlimit { current: Some(soft.min(hard)), maximum: Some(hard) })?;
    }
    Ok(())
}

fn restrict_files(rules: &FileRules) -> Result<(), Fault> {
    let fault = |error: &dyn std::fmt::Display| Fault::SetUp(format!("Landlock: {error}"));
    let status = ruleset(rules).and_then(|ruleset| ruleset.restrict_self().map_err(Into::into));
    match status.map_err(|error| fault(&error))?.ruleset {
        RulesetStatus::NotEnforced => Err(fault(&"its rules are not enforced")),
        RulesetStatus::FullyEnforced | RulesetStatus::PartiallyEnforced => Ok(()),
    }
}

fn ruleset(rules: &FileRules) -> Result<RulesetCreated, Box<dyn std::error::Error>> {
    let mut ruleset = Ruleset::default()
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(AccessFs::from_all(LANDLOCK))?
        .handle_access(AccessNet::from_all(LANDLOCK))?
        .scope(Scope::from_all(LANDLOCK))?
        .create()?;
    let read = AccessFs::ReadFile | AccessFs::ReadDir;
    for path in &rules.read {
        ruleset = allow(ruleset, Path::new(path), read)?;
    }
    for path in &rules.execute {
        ruleset = allow(ruleset, Path::new(path), read | AccessFs::Execute)?;
    }
    for path in &rules.devices {
        ruleset = allow(ruleset, Path::new(path), AccessFs::ReadFile | AccessFs::WriteFile)?;
    }
    let forbidden = AccessFs::Execute
        | AccessFs::MakeChar
        | AccessFs::MakeBlock
        | AccessFs::MakeSock
        | AccessFs::MakeFifo
        | AccessFs::IoctlDev;
    allow(ruleset, Path::new(&rules.work), AccessFs::from_all(LANDLOCK) & !forbidden)
}

fn allow(
    ruleset: RulesetCreated,
    path: &Path,
    access: BitFlags<AccessFs>,
) -> Result<RulesetCreated, Box<dyn std::error::Error>> {
    let opened = PathFd::new(PathBuf::from(path));
    let file = opened.map_err(|error| format!("{}: {error}", path.display()))?;
    // Rules about folders make no sense for a file.
    let access = if path.is_dir() { access } else { access & AccessFs::from_file(LANDLOCK) };
    Ok(ruleset.add_rule(PathBeneath::new(file, access))?)
}
