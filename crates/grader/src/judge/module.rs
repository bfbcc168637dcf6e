//! From bytes that untrusted code wrote to declarations whose names may be declared.

use std::collections::{BTreeSet, HashMap};
use std::fs::File;
use std::path::Path;

use lmap_kernel::{Declaration, NameId, Signature, Terms, Unchecked};
use lmap_lean::declarations::{Mention, Mentions, constants, declared_names};
use lmap_lean::olean::{Module, ModuleFiles, ReadError};

use super::Ending;
use super::base::TrustedBase;
use super::challenge::Challenge;
use super::target::Target;
use crate::reason::{Reason, ReasonCode};
use crate::verdict::Stage;

const STAGE: Stage = Stage::Leanchecker;

/// A compiled file that untrusted code wrote: bytes in memory, of which nothing is known.
#[derive(Clone, Debug)]
pub struct UntrustedModule {
    name: Vec<String>,
    files: ModuleFiles,
}

impl UntrustedModule {
    /// Reads an open file, which must be a regular one of at most `limit` bytes.
    ///
    /// # Errors
    /// [`ReasonCode::NoCompiledFile`] when it is something else, larger, or cannot be read.
    pub fn from_file(name: &str, file: File, limit: u64) -> Result<Self, Reason> {
        Self::of(name, ModuleFiles::from_file(&path_of(name), file, limit))
    }

    /// Reads the files of a module; a symbolic link in their place is an error.
    ///
    /// # Errors
    /// As [`UntrustedModule::from_file`].
    pub fn open(name: &str, path: &Path, limit: u64) -> Result<Self, Reason> {
        Self::of(name, ModuleFiles::open_untrusted(path, limit))
    }

    /// Takes bytes that are in memory already.
    #[must_use]
    pub fn from_bytes(name: &str, bytes: Vec<u8>) -> Self {
        Self { name: parts_of(name), files: ModuleFiles::from_bytes(&path_of(name), bytes) }
    }

    /// Takes files that were read already.
    #[must_use]
    pub fn of_files(name: &str, files: ModuleFiles) -> Self {
        Self { name: parts_of(name), files }
    }

    fn of(name: &str, files: Result<ModuleFiles, ReadError>) -> Result<Self, Reason> {
        match files {
            Ok(files) => Ok(Self { name: parts_of(name), files }),
            Err(error) => {
                let message =
                    format!("Lean reported no error, but its compiled file cannot be used: {error}");
                Err(Reason::new(ReasonCode::NoCompiledFile, message))
            }
        }
    }

    /// The components of the module's name.
    pub(super) fn name(&self) -> &[String] {
        &self.name
    }
}

fn path_of(module: &str) -> std::path::PathBuf {
    format!("{module}.olean").into()
}

fn parts_of(module: &str) -> Vec<String> {
    module.split('.').map(str::to_owned).collect()
}

/// The declarations of a submission, which may have the names that they have. Nothing else is known of them.
pub(super) struct Parsed {
    pub file: Unchecked,
    /// Where each name is declared.
    pub declared: HashMap<NameId, usize>,
    /// Unsafe and partial constants: no kernel looks at them, so nothing may depend on them.
    pub skipped: BTreeSet<NameId>,
    /// What the statements were compiled from, in the same store.
    pub challenge: Option<Challenge>,
}

/// Decodes the modules of a submission and looks at their imports and names.
pub(super) fn parse(
    modules: &[UntrustedModule],
    base: &TrustedBase,
    target: &Target,
) -> Result<Parsed, Ending> {
    let mut file = Unchecked::new(base.environment.terms());
    // First, so that terms which both sides have are shown with the challenge's binder names.
    let challenge = target.decode_challenge(base, &mut file.terms)?;
    let mut skipped = BTreeSet::new();
    for (index, untrusted) in modules.iter().enumerate() {
        let refuse = |error: ReadError| malformed(error.to_string());
        let module = untrusted.files.parse().map_err(refuse)?;
        let earlier = &modules[..index];
        check_header(&module, base, target)?;
        check_imports(&module, base, target, earlier)?;
        let contents = module.decode(&mut file.terms).map_err(|e| refuse(untrusted.files.error(e)))?;
        file.declarations.extend(contents.declarations);
        skipped.extend(contents.skipped.iter().map(|skipped| skipped.name));
    }
    if modules.len() > 1 {
        drop_twins(&mut file.declarations, base);
    }
    let declared = check_names(&file, &skipped, base)?;
    check_unsafe(&file, &skipped)?;
    Ok(Parsed { file, declared, skipped, challenge })
}

fn malformed(message: impl Into<String>) -> Ending {
    Ending::new(STAGE, ReasonCode::MalformedCompiledFile, message)
}

fn check_header(module: &Module<'_>, base: &TrustedBase, target: &Target) -> Result<(), Ending> {
    let release = &module.header().release;
    if release != base.release() {
        let message =
            format!("the compiled file is of Lean {release}, what it imports of Lean {}", base.release());
        return Err(malformed(message));
    }
    if module.is_module() && !target.imports.module_files {
        return Err(malformed("the compiled file starts with `module`, which the task does not allow"));
    }
    Ok(())
}

fn check_imports(
    module: &Module<'_>,
    base: &TrustedBase,
    target: &Target,
    earlier: &[UntrustedModule],
) -> Result<(), Ending> {
    let bad = |code, message| Err(Ending::new(STAGE, code, message));
    let rules = &target.imports;
    for import in module.imports() {
        let known = base.has_module(&import.module) || earlier.iter().any(|m| m.name() == import.module);
        let allowed = match &rules.allowed {
            // What `meta` and `all` change is how the file was elaborated: of that nothing is believed anyway.
            Some(allowed) => allowed.contains(&import.module),
            None => true,
        };
        if !known || !allowed {
            let message = format!("the compiled file imports `{}`", import.dotted());
            return bad(ReasonCode::BadImport, message);
        }
    }
    let missing = rules.required.iter().find(|wanted| !module.imports().iter().any(|i| i.module == **wanted));
    match missing {
        Some(missing) => {
            bad(ReasonCode::MissingImport, format!("the compiled file does not import {}", missing.join(".")))
        }
        None => Ok(()),
    }
}

/// Drops theorems that have a twin: one name, one list of universe parameters, one statement.
///
/// Lean generates some theorems in whichever module first needs them, so modules that do not import each other may both have
/// one. The statement is the same, and which proof stands for it makes no difference.
fn drop_twins(declarations: &mut Vec<Declaration>, base: &TrustedBase) {
    let mut seen: HashMap<NameId, Signature> = HashMap::new();
    declarations.retain(|declaration| {
        let Declaration::Theorem(theorem) = declaration else { return true };
        let signature = &theorem.signature;
        let of_base = base.environment.get(signature.name).filter(|c| c.kind() == "theorem");
        let twin = seen.get(&signature.name).or(of_base.map(|constant| constant.signature()));
        let is_twin = twin == Some(signature);
        seen.entry(signature.name).or_insert_with(|| signature.clone());
        !is_twin
    });
}

/// Every name must be new, and none may be one that kernels compute with.
fn check_names(
    file: &Unchecked,
    skipped: &BTreeSet<NameId>,
    base: &TrustedBase,
) -> Result<HashMap<NameId, usize>, Ending> {
    let terms = &file.terms;
    let mut declared = HashMap::new();
    for (index, declaration) in file.declarations.iter().enumerate() {
        if matches!(declaration, Declaration::Quot(_)) {
            let message = "the file declares the quotient types, which only a base may do";
            return Err(Ending::new(STAGE, ReasonCode::SpecialName, message));
        }
        for name in declared_names(declaration) {
            check_name(terms, name, base)?;
            if declared.insert(name, index).is_some() || skipped.contains(&name) {
                return Err(malformed(format!("`{}` is declared twice", terms.show_name(name))));
            }
        }
    }
    skipped.iter().try_for_each(|&name| check_name(terms, name, base))?;
    Ok(declared)
}

fn check_name(terms: &Terms, name: NameId, base: &TrustedBase) -> Result<(), Ending> {
    let shown = || terms.show_name(name);
    if base.environment.get(name).is_some() {
        let message = format!("the file declares `{}`, which is there already", shown());
        return Err(Ending::new(STAGE, ReasonCode::NameClash, message));
    }
    if name.is_special() {
        let message = format!("the file declares `{}`, a name that kernels compute with", shown());
        return Err(Ending::new(STAGE, ReasonCode::SpecialName, message));
    }
    Ok(())
}

/// Nothing that a kernel looks at may mention what no kernel looks at.
fn check_unsafe(file: &Unchecked, skipped: &BTreeSet<NameId>) -> Result<(), Ending> {
    if skipped.is_empty() {
        return Ok(());
    }
    let mut walk = Mentions::default();
    for declaration in &file.declarations {
        let mut found = None;
        for constant in constants(declaration) {
            for root in super::axioms::roots(&constant) {
                walk.scan(&file.terms, root, &mut |mention| match mention {
                    Mention::Constant(name) if skipped.contains(&name) => found = Some(name),
                    _ => {}
                });
            }
        }
        if let Some(name) = found {
            let at = declaration.name().map_or_else(String::new, |name| file.terms.show_name(name));
            let message =
                format!("`{at}` mentions `{}`, which is unsafe or partial", file.terms.show_name(name));
            return Err(Ending::new(STAGE, ReasonCode::UnsafeUsed, message));
        }
    }
    Ok(())
}
