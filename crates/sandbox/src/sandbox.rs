//! A sandbox, as good as this machine allows.

use std::ffi::OsString;
use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use crate::abilities::{Abilities, Trial};
use crate::job::{Finished, Job, RunError};
use crate::layer::{Layer, Mode, Requirement};

/// The program that the processes of a sandbox are: one whose `main` calls [`run_if_launched`](crate::run_if_launched)
/// first thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launcher {
    /// Its absolute path.
    pub program: PathBuf,
    /// Arguments that lead there, before those that this crate adds.
    pub args: Vec<OsString>,
}

impl Launcher {
    /// This very program.
    ///
    /// # Errors
    /// When the system does not tell where it lies.
    pub fn current() -> io::Result<Self> {
        Ok(Self { program: std::env::current_exe()?, args: Vec::new() })
    }
}

/// A way to run untrusted programs on this machine. Copies of it are the same sandbox, and any number of runs can be
/// under way at once.
#[derive(Clone, Debug)]
pub struct Sandbox {
    #[cfg_attr(not(target_os = "linux"), allow(dead_code))]
    launcher: Launcher,
    mode: Mode,
    #[cfg_attr(not(target_os = "linux"), allow(dead_code))]
    machine: Arc<Machine>,
    /// Sorted.
    layers: Vec<Layer>,
}

/// There is no sandbox for this mode here.
#[derive(Debug, thiserror::Error)]
pub enum Unavailable {
    /// The machine, or what its operator allows, is not enough.
    #[error(
        "the sandbox is not {mode} here: there is no {}; `lmap doctor` tells what is missing and why{}",
        list(unmet), advice(*mode)
    )]
    Unmet {
        /// What was asked for.
        mode: Mode,
        /// What is missing.
        unmet: Vec<Requirement>,
    },
    /// It could not be found out.
    #[error("cannot find out what sandbox this machine allows: {0}")]
    Unknown(#[from] RunError),
}

fn list(unmet: &[Requirement]) -> String {
    let each = unmet.iter().map(|requirement| {
        let layers: Vec<_> = requirement.any_of.iter().map(|layer| layer.name()).collect();
        format!("{} ({})", requirement.what, layers.join(" or "))
    });
    each.collect::<Vec<_>>().join(", no ")
}

fn advice(mode: Mode) -> &'static str {
    match mode {
        Mode::Strict => ". Where that is acceptable, the mode best-effort does without some of it",
        Mode::BestEffort => "",
    }
}

/// What was found out about a machine.
#[derive(Debug)]
struct Machine {
    abilities: Abilities,
    #[cfg(target_os = "linux")]
    user_namespace: crate::message::UserNamespace,
    #[cfg(target_os = "linux")]
    hierarchies: crate::cgroup::Hierarchies,
}

impl Sandbox {
    /// The best sandbox that this machine allows, if `mode` accepts it. The machine is tried out once in the life of this
    /// process, and what runs of dead processes left behind is removed then.
    ///
    /// # Errors
    /// [`Unavailable`]: what is missing.
    pub fn detect(launcher: &Launcher, mode: Mode) -> Result<Self, Unavailable> {
        let machine = machine(launcher)?;
        let layers = Layer::ALL.into_iter().filter(|layer| machine.abilities.has(*layer)).collect();
        Self { launcher: launcher.clone(), mode, machine, layers }.checked()
    }

    /// What comes of trying out the machine, whether or not it is enough for any mode.
    ///
    /// # Errors
    /// When it cannot be found out.
    pub fn try_out(launcher: &Launcher) -> Result<Abilities, RunError> {
        Ok(machine(launcher)?.abilities.clone())
    }

    /// The same without some layers, as on a machine that lacks them.
    ///
    /// # Errors
    /// [`Unavailable`] when the mode does not allow that.
    pub fn without(mut self, layers: &[Layer]) -> Result<Self, Unavailable> {
        // A root of its own needs process ids of its own.
        let alone = layers.contains(&Layer::PidNamespace);
        self.layers.retain(|layer| !(layers.contains(layer) || alone && *layer == Layer::MountNamespace));
        self.checked()
    }

    fn checked(self) -> Result<Self, Unavailable> {
        let unmet = self.mode.unmet(&self.layers);
        if unmet.is_empty() { Ok(self) } else { Err(Unavailable::Unmet { mode: self.mode, unmet }) }
    }

    /// What was asked for.
    #[must_use]
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// The layers in force.
    #[must_use]
    pub fn layers(&self) -> &[Layer] {
        &self.layers
    }

    /// The layers that are missing.
    #[must_use]
    pub fn missing(&self) -> Vec<Layer> {
        Layer::ALL.into_iter().filter(|layer| !self.layers.contains(layer)).collect()
    }

    /// Runs a program. When this returns, nothing that the program started is alive, whatever it did.
    ///
    /// # Errors
    /// [`RunError`] when the program cannot be run. A program that fails is no error here: see [`Finished::end`].
    #[cfg(target_os = "linux")]
    pub fn run(&self, job: Job) -> Result<Finished, RunError> {
        let hierarchies = self.machine.hierarchies.only(&self.layers);
        let plan = self.plan();
        crate::caller::Caller { launcher: &self.launcher, plan: &plan, hierarchies: &hierarchies }.run(job)
    }

    /// Runs a program: never, as there is no sandbox on this system.
    ///
    /// # Errors
    /// Always.
    #[cfg(not(target_os = "linux"))]
    pub fn run(&self, _job: Job) -> Result<Finished, RunError> {
        Err(RunError::SetUp(format!("there is no sandbox on {}", std::env::consts::OS)))
    }

    #[cfg(target_os = "linux")]
    fn plan(&self) -> crate::message::Plan {
        use crate::message::{Plan, UserNamespace};
        let has = |layer| self.layers.contains(&layer);
        let user_namespace =
            if has(Layer::UserNamespace) { self.machine.user_namespace } else { UserNamespace::None };
        let other_uid = has(Layer::OtherUid);
        Plan {
            user_namespace,
            mount_namespace: has(Layer::MountNamespace),
            pid_namespace: has(Layer::PidNamespace),
            network_namespace: has(Layer::NetworkNamespace),
            ipc_namespace: has(Layer::IpcNamespace),
            uts_namespace: has(Layer::UtsNamespace),
            cgroup_namespace: has(Layer::CgroupNamespace),
            time_namespace: has(Layer::TimeNamespace),
            landlock: has(Layer::Landlock),
            seccomp: has(Layer::Seccomp),
            other_uid,
            count_processes: other_uid
                || (user_namespace != UserNamespace::None && counts_by_user_namespace()),
        }
    }
}

/// Whether the kernel counts the processes of a user separately in each user namespace: since 5.14.
#[cfg(target_os = "linux")]
fn counts_by_user_namespace() -> bool {
    let uname = rustix::system::uname();
    let release = uname.release().to_string_lossy();
    let mut numbers =
        release.split(|c: char| !c.is_ascii_digit()).map(|text| text.parse::<u32>().unwrap_or(0));
    (numbers.next(), numbers.next()) >= (Some(5), Some(14))
}

/// What is known of this machine, found out at the first call.
fn machine(launcher: &Launcher) -> Result<Arc<Machine>, RunError> {
    static KNOWN: Mutex<Vec<(Launcher, Arc<Machine>)>> = Mutex::new(Vec::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, machine)) = known.iter().find(|(other, _)| other == launcher) {
        return Ok(Arc::clone(machine));
    }
    let machine = Arc::new(Machine::find_out(launcher)?);
    known.push((launcher.clone(), Arc::clone(&machine)));
    Ok(machine)
}

#[cfg(target_os = "linux")]
impl Machine {
    fn find_out(launcher: &Launcher) -> Result<Self, RunError> {
        use crate::cgroup::Hierarchies;
        let wanted = std::env::var_os("LMAP_CGROUP").map(PathBuf::from);
        let (hierarchies, groups) = Hierarchies::find(wanted.as_deref());
        hierarchies.sweep();
        for folder in crate::owner::left_behind(&std::env::temp_dir()) {
            // Another user's folder stays.
            let _ = crate::removal::remove_folder(&folder);
        }
        let found = crate::caller::try_out(launcher)?;
        let mut trials = found.trials;
        // A root of its own shows the program's own process id, which must be known beforehand.
        if !trials.iter().any(|(layer, trial)| *layer == Layer::PidNamespace && trial.works()) {
            trials.retain(|(layer, _)| *layer != Layer::MountNamespace);
            trials.push((Layer::MountNamespace, Trial::Fails("needs a pid namespace".to_owned())));
        }
        trials.extend([
            (Layer::MemoryCgroup, groups.memory),
            (Layer::PidsCgroup, groups.pids),
            (Layer::CpuCgroup, groups.cpu),
            (Layer::CgroupKill, groups.kill),
        ]);
        Ok(Self { abilities: Abilities(trials), user_namespace: found.user_namespace, hierarchies })
    }
}

#[cfg(not(target_os = "linux"))]
impl Machine {
    fn find_out(_: &Launcher) -> Result<Self, RunError> {
        let no = |layer| (layer, Trial::Fails(format!("not on {}", std::env::consts::OS)));
        Ok(Self { abilities: Abilities(Layer::ALL.into_iter().map(no).collect()) })
    }
}
