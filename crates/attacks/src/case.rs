//! The cases on disk: one folder each.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use lmap_grader::GuardMode;
use serde::Deserialize;

use crate::layer::Layer;

/// The kinds of attack, by the names of their folders, with what they have in common.
pub const KINDS: [(&str, &str); 10] = [
    ("guard", "getting past the guard and the extraction"),
    ("axioms", "axioms and sorry"),
    ("statement", "proving another statement"),
    ("environment", "declarations that no kernel has accepted"),
    ("compiled-file", "compiled files that no Lean has written"),
    ("build-time", "code that runs while the file is compiled"),
    ("believing", "output that wants to be believed"),
    ("resources", "time, memory, output and files without end"),
    ("service", "asking again, in another way, or somebody else's"),
    ("kernel-history", "mistakes that kernels have made"),
];

/// The folder of proofs that must be accepted.
pub const VALID: &str = "valid";

/// The module that crafted cases change.
const CRAFTED: &str = "crafted.lean";

/// The task of a case that names none.
pub const USUAL_TASK: &str = "p5-h2-s0";

/// A case that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum CaseError {
    /// A file cannot be read.
    #[error("cannot read {path}: {source}")]
    Io {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A case does not say what it must.
    #[error("{file}: {message}")]
    Malformed {
        /// The file, by its path in the suite.
        file: String,
        /// What is wrong.
        message: String,
    },
}

/// What is handed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Submitted {
    /// A Lean file.
    Lean(Vec<u8>),
    /// A model's reply.
    Reply(Vec<u8>),
    /// Edits to a module that Lean has compiled: the case begins where the build has ended.
    Crafted(String),
    /// What the build leaves in place of its compiled file.
    Left(Left),
    /// A way to use the judge; see [`Service`].
    Service(Service),
}

/// Something else than a regular file where the compiled file is expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Left {
    /// A symbolic link to a good compiled file.
    SymbolicLink,
    /// A pipe, whose reading would wait for ever.
    Pipe,
    /// A folder.
    Folder,
    /// A device.
    Device,
    /// A socket.
    Socket,
    /// A file that is larger than what is read, without taking any space.
    SparseFile,
    /// A file of no bytes.
    EmptyFile,
    /// Nothing.
    Nothing,
    /// A file that is wrong, and beside it a good one that claims to be another part of the module.
    OtherParts,
}

/// How the judge is used, rather than what is handed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Service {
    /// A good proof is graded for one task, and then the same text for another.
    OtherTask,
    /// A good proof is graded under one policy, and then the same text under a stricter one.
    OtherPolicy,
    /// A submission that hits a limit is handed in again and again.
    Retry,
    /// A file that differs in one byte from one that was accepted.
    OneByte,
    /// An entry of the verdict cache is overwritten by somebody else.
    PoisonedCache,
    /// The same file is graded twice at the same time, once good and once bad under the same name.
    SameName,
    /// A request to a real service asks for a policy under which anything is a proof.
    LooserPolicy,
    /// Names, ids and texts of a request look like lines of the answer.
    ForgedLines,
}

/// Whether another layer stands behind the first one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Then {
    /// This layer stops the case when the first one is left out.
    Layer(Layer),
    /// Each kernel stops the case without the other.
    OtherKernel,
    /// There is none, for this reason.
    SingleLayer(String),
}

/// One attack.
#[derive(Clone, Debug)]
pub struct Case {
    /// `kind/name`.
    pub id: String,
    /// Its kind, the folder that it lies in.
    pub kind: String,
    /// What it tries, in one line.
    pub tries: String,
    /// Id of the task that it pretends to answer.
    pub task: String,
    /// What is handed in.
    pub submitted: Submitted,
    /// The harmless twin, which must be accepted. Crafted cases have the unedited module for a twin.
    pub twin: Option<Vec<u8>>,
    /// The guard that it meets.
    pub guard: GuardMode,
    /// The layer that must stop it.
    pub stopped_by: Layer,
    /// What stands behind that layer.
    pub then: Then,
    /// What the reason must mention.
    pub says: Option<String>,
    /// The deadline in seconds, where the usual one is too long.
    pub timeout: Option<f64>,
    /// Memory for the build in MiB, where the usual is too much.
    pub memory: Option<u64>,
    /// It needs the project's own library: it declares what the official one has already.
    pub core_only: bool,
    /// It is quick and tells much: part of every test run.
    pub quick: bool,
    /// The judge must refuse to answer: somebody else than the submission is at work.
    pub fault: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CaseFile {
    tries: String,
    #[serde(default)]
    task: Option<String>,
    #[serde(default)]
    guard: GuardMode,
    stopped_by: Layer,
    #[serde(default)]
    then: Option<String>,
    #[serde(default)]
    single_layer: Option<String>,
    #[serde(default)]
    says: Option<String>,
    #[serde(default)]
    timeout: Option<f64>,
    #[serde(default)]
    memory: Option<u64>,
    #[serde(default)]
    core_only: bool,
    #[serde(default)]
    quick: bool,
    #[serde(default)]
    fault: bool,
    #[serde(default)]
    left: Option<Left>,
    #[serde(default)]
    service: Option<Service>,
    /// A text that is too long or too regular to lie about: `head`, `times` times `piece`, `tail`.
    #[serde(default)]
    repeat: Option<Repeat>,
    #[serde(default)]
    twin_repeat: Option<Repeat>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Repeat {
    #[serde(default)]
    head: String,
    piece: String,
    times: usize,
    #[serde(default)]
    middle: String,
    #[serde(default)]
    closing: String,
    #[serde(default)]
    tail: String,
}

impl Repeat {
    fn text(&self) -> Vec<u8> {
        let Self { head, piece, times, middle, closing, tail } = self;
        format!("{head}{}{middle}{}{tail}", piece.repeat(*times), closing.repeat(*times)).into_bytes()
    }
}

impl Case {
    fn read(files: &Files, kind: &str, name: &str) -> Result<Self, CaseError> {
        let id = format!("{kind}/{name}");
        let malformed = |message: String| CaseError::Malformed { file: format!("{id}/case.toml"), message };
        let part = |part: &str| files.get(&format!("{id}/{part}")).cloned();
        let text = |bytes: Vec<u8>| {
            String::from_utf8(bytes).map_err(|_| malformed("this and edits.lisp must be UTF-8".to_owned()))
        };
        let file = part("case.toml").ok_or_else(|| malformed("it is missing".to_owned()))?;
        let file: CaseFile = toml::from_str(&text(file)?).map_err(|error| malformed(error.to_string()))?;
        let then = match (file.then.as_deref(), file.single_layer) {
            (Some("other-kernel"), None) => Then::OtherKernel,
            (Some(layer), None) => {
                let layer = Layer::ALL.into_iter().find(|l| l.name() == layer);
                Then::Layer(layer.ok_or_else(|| malformed("`then` names no layer".to_owned()))?)
            }
            (None, Some(reason)) => Then::SingleLayer(reason),
            _ => return Err(malformed("either `then` or `single_layer` is needed".to_owned())),
        };
        let lean = part("submission.lean").or(file.repeat.as_ref().map(Repeat::text));
        let submitted = match (lean, part("reply.md"), part("edits.lisp"), file.left, file.service) {
            (Some(lean), None, None, None, None) => Submitted::Lean(lean),
            (None, Some(reply), None, None, None) => Submitted::Reply(reply),
            (None, None, Some(edits), None, None) => Submitted::Crafted(text(edits)?),
            (None, None, None, Some(left), None) => Submitted::Left(left),
            (None, None, None, None, Some(service)) => Submitted::Service(service),
            _ => return Err(malformed("exactly one submission is needed".to_owned())),
        };
        let twin =
            part("twin.lean").or_else(|| part("twin.md")).or(file.twin_repeat.as_ref().map(Repeat::text));
        if matches!(submitted, Submitted::Lean(_) | Submitted::Reply(_)) && twin.is_none() {
            return Err(malformed("the harmless twin is missing".to_owned()));
        }
        Ok(Self {
            kind: kind.to_owned(),
            tries: file.tries,
            task: file.task.unwrap_or_else(|| USUAL_TASK.to_owned()),
            submitted,
            twin,
            guard: file.guard,
            stopped_by: file.stopped_by,
            then,
            says: file.says,
            timeout: file.timeout,
            memory: file.memory,
            core_only: file.core_only,
            quick: file.quick,
            fault: file.fault,
            id,
        })
    }
}

/// A proof that must be accepted.
#[derive(Clone, Debug)]
pub struct ValidProof {
    /// `valid/name`.
    pub id: String,
    /// The Lean file.
    pub text: Vec<u8>,
    /// The guard that it meets: `tokens` where a comment or a string has a banned word.
    pub guard: GuardMode,
    /// It is part of every test run.
    pub quick: bool,
}

/// All cases and all valid proofs of a folder.
#[derive(Clone, Debug)]
pub struct Suite {
    /// The attacks, by kind and name.
    pub cases: Vec<Case>,
    /// The valid proofs, by name.
    pub valid: Vec<ValidProof>,
    /// The module that crafted cases change.
    pub crafted_module: String,
}

/// The files of a suite by their paths in it.
type Files = BTreeMap<String, Vec<u8>>;

/// The suite that this program was built with.
static BUILTIN: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/suite.rs"));

impl Suite {
    /// The suite that this program was built with.
    ///
    /// # Errors
    /// When a case of it does not say what it must.
    pub fn builtin() -> Result<Self, CaseError> {
        Self::read(&BUILTIN.iter().map(|(path, bytes)| ((*path).to_owned(), bytes.to_vec())).collect())
    }

    /// The suite in a folder.
    ///
    /// # Errors
    /// When a file cannot be read or a case does not say what it must.
    pub fn open(folder: &Path) -> Result<Self, CaseError> {
        let mut files = Files::new();
        collect(folder, "", &mut files)?;
        Self::read(&files)
    }

    fn read(files: &Files) -> Result<Self, CaseError> {
        let mut cases = Vec::new();
        for (kind, _) in KINDS {
            let names = files.keys().filter_map(|path| path.strip_prefix(kind)?.strip_prefix('/'));
            let mut names: Vec<&str> = names.filter_map(|name| Some(name.split_once('/')?.0)).collect();
            names.dedup();
            for name in names {
                cases.push(Case::read(files, kind, name)?);
            }
        }
        let valid = files.iter().filter_map(|(path, text)| {
            let name = path.strip_prefix(VALID)?.strip_prefix('/')?.strip_suffix(".lean")?;
            let guard = if name.ends_with(".tokens") { GuardMode::Tokens } else { GuardMode::Seed };
            Some(ValidProof { id: format!("{VALID}/{name}"), text: text.clone(), guard, quick: true })
        });
        let module = files.get(CRAFTED).map(|bytes| String::from_utf8_lossy(bytes).into_owned());
        let missing =
            || CaseError::Malformed { file: CRAFTED.to_owned(), message: "it is missing".to_owned() };
        Ok(Self { cases, valid: valid.collect(), crafted_module: module.ok_or_else(missing)? })
    }
}

fn collect(folder: &Path, prefix: &str, files: &mut Files) -> Result<(), CaseError> {
    let io_error = |source| CaseError::Io { path: folder.to_owned(), source };
    for item in fs::read_dir(folder).map_err(io_error)? {
        let item = item.map_err(io_error)?;
        let path = format!("{prefix}{}", item.file_name().to_string_lossy());
        if item.file_type().map_err(io_error)?.is_dir() {
            collect(&item.path(), &format!("{path}/"), files)?;
        } else {
            files.insert(path, fs::read(item.path()).map_err(io_error)?);
        }
    }
    Ok(())
}
