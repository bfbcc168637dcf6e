//! One change to a module.

use lmap_kernel::{ConstantInfo, Declaration, NameId, Quot, QuotKind, RecursorInfo, Signature};

use super::build::{Build, number};
use super::tree::{Tree, exactly};
use super::{CraftError, Draft};

/// One edit, as it is written.
pub(super) enum Edit<'t> {
    Original,
    Raw(&'t str),
    Imports(Vec<Vec<String>>),
    Bytes(ByteEdit),
    /// Any other form and its parts.
    Constants(&'t str, &'t [Tree]),
}

impl<'t> Edit<'t> {
    pub fn parse(tree: &'t Tree) -> Result<Self, CraftError> {
        let (form, parts) = tree.form()?;
        Ok(match form {
            "original" => Self::Original,
            "raw" => {
                let [name] = exactly(parts)?;
                Self::Raw(name.word()?)
            }
            "import" => {
                let module = |tree: &Tree| Ok(tree.word()?.split('.').map(str::to_owned).collect());
                Self::Imports(parts.iter().map(module).collect::<Result<_, CraftError>>()?)
            }
            _ => match ByteEdit::parse(form, parts)? {
                Some(edit) => Self::Bytes(edit),
                None => Self::Constants(form, parts),
            },
        })
    }

    pub fn is_original(&self) -> bool {
        matches!(self, Self::Original)
    }

    pub fn raw(&self) -> Option<&'t str> {
        if let Self::Raw(name) = self { Some(name) } else { None }
    }

    pub fn imports(&self) -> Option<Vec<Vec<String>>> {
        if let Self::Imports(modules) = self { Some(modules.clone()) } else { None }
    }

    pub fn bytes(&self) -> Option<&ByteEdit> {
        if let Self::Bytes(edit) = self { Some(edit) } else { None }
    }

    /// What an `add` declares, unless it is a theorem.
    pub fn declaration(&self, build: &mut Build<'_>) -> Result<Option<Declaration>, CraftError> {
        let Self::Constants("add", parts) = self else { return Ok(None) };
        let [declaration] = exactly(parts)?;
        let (kind, parts) = declaration.form()?;
        Ok(match kind {
            "inductive" => Some(Declaration::Inductive(build.inductive(parts)?)),
            "axiom" | "def" | "abbrev" => match build.constant(kind, parts)? {
                ConstantInfo::Axiom(c) => Some(Declaration::Axiom(c)),
                ConstantInfo::Definition(c) => Some(Declaration::Definition(c)),
                _ => None,
            },
            _ => None,
        })
    }

    pub fn make(&self, draft: &mut Draft) -> Result<(), CraftError> {
        let Self::Constants(form, parts) = self else { return Ok(()) };
        if *form == "add" {
            let [declaration] = exactly(parts)?;
            return add(draft, declaration);
        }
        let [name, parts @ ..] = parts else { return Err(CraftError::new(format!("`{form}` of what?"))) };
        let name = Build::new(&mut draft.terms).name(name.word()?)?;
        let at = draft.position(name)?;
        match *form {
            "drop" => drop(draft.constants.remove(at)),
            "twice" => draft.constants.push(draft.constants[at].clone()),
            "rename" => {
                let [new] = exactly(parts)?;
                let new = Build::new(&mut draft.terms).name(new.word()?)?;
                signature_mut(&mut draft.constants[at]).name = new;
            }
            "swap-rules" => recursor(&mut draft.constants[at])?.rules.reverse(),
            "drop-rule" => drop(recursor(&mut draft.constants[at])?.rules.pop()),
            "rule" => {
                let [index, field, value] = exactly(parts)?;
                rule(draft, at, number(index)? as usize, field.word()?, value)?;
            }
            "set" => {
                let [field, value] = exactly(parts)?;
                set(draft, at, field.word()?, value)?;
            }
            other => return Err(CraftError::new(format!("`{other}` is no edit"))),
        }
        Ok(())
    }
}

fn add(draft: &mut Draft, declaration: &Tree) -> Result<(), CraftError> {
    let (kind, parts) = declaration.form()?;
    let mut build = Build::new(&mut draft.terms);
    match kind {
        "inductive" => {
            let block = build.inductive(parts)?;
            draft.add_inductive(&block);
        }
        "quot" => {
            let [name, kind, universes, ty] = exactly(parts)?;
            let signature = build.signature(&[name.clone(), universes.clone(), ty.clone()])?;
            let kind = match kind.word()? {
                "type" => QuotKind::Type,
                "mk" => QuotKind::Constructor,
                "lift" => QuotKind::Lift,
                "ind" => QuotKind::Induction,
                other => return Err(CraftError::new(format!("`{other}` is no part of a quotient"))),
            };
            draft.constants.push(ConstantInfo::Quot(Quot { signature, kind }));
        }
        _ => {
            let constant = build.constant(kind, parts)?;
            draft.constants.push(constant);
        }
    }
    Ok(())
}

fn signature_mut(constant: &mut ConstantInfo) -> &mut Signature {
    match constant {
        ConstantInfo::Axiom(c) => &mut c.signature,
        ConstantInfo::Definition(c) => &mut c.signature,
        ConstantInfo::Theorem(c) => &mut c.signature,
        ConstantInfo::Opaque(c) => &mut c.signature,
        ConstantInfo::Quot(c) => &mut c.signature,
        ConstantInfo::Inductive(c) => &mut c.signature,
        ConstantInfo::Constructor(c) => &mut c.signature,
        ConstantInfo::Recursor(c) => &mut c.signature,
    }
}

fn recursor(constant: &mut ConstantInfo) -> Result<&mut RecursorInfo, CraftError> {
    match constant {
        ConstantInfo::Recursor(c) => Ok(c),
        other => Err(CraftError::new(format!("rules of a {}", other.kind()))),
    }
}

fn rule(draft: &mut Draft, at: usize, index: usize, field: &str, value: &Tree) -> Result<(), CraftError> {
    let mut build = Build::new(&mut draft.terms);
    let rules = &mut recursor(&mut draft.constants[at])?.rules;
    let rule = rules.get_mut(index).ok_or_else(|| CraftError::new(format!("there is no rule {index}")))?;
    match field {
        "fields" => rule.fields = number(value)?,
        "constructor" => rule.constructor = build.name(value.word()?)?,
        "value" => rule.value = build.term(value)?,
        other => return Err(CraftError::new(format!("a rule has no `{other}`"))),
    }
    Ok(())
}

/// What a field is set to.
enum Value<'t> {
    Tree(&'t Tree),
    Names(Vec<NameId>),
}

fn set(draft: &mut Draft, at: usize, field: &str, value: &Tree) -> Result<(), CraftError> {
    let mut build = Build::new(&mut draft.terms);
    let constant = &mut draft.constants[at];
    let given = match field {
        "universes" | "all" | "constructors" => Value::Names(build.names(value)?),
        _ => Value::Tree(value),
    };
    match (field, given) {
        ("universes", Value::Names(names)) => signature_mut(constant).universes = names,
        ("type", Value::Tree(value)) => signature_mut(constant).ty = build.term(value)?,
        ("value", Value::Tree(value)) => *value_mut(constant)? = build.term(value)?,
        ("inductive", Value::Tree(value)) => {
            let ConstantInfo::Constructor(c) = constant else { return Err(misfit(field, constant)) };
            c.inductive = build.name(value.word()?)?;
        }
        (_, Value::Names(names)) => *names_mut(constant, field)? = names,
        ("k" | "recursive" | "reflexive" | "unsafe", Value::Tree(value)) => {
            *flag_mut(constant, field)? = value.word()? == "true";
        }
        (_, Value::Tree(value)) => *count_mut(constant, field)? = number(value)?,
    }
    Ok(())
}

fn misfit(field: &str, constant: &ConstantInfo) -> CraftError {
    CraftError::new(format!("no `{field}` in this: {}", constant.kind()))
}

fn value_mut(constant: &mut ConstantInfo) -> Result<&mut lmap_kernel::ExprId, CraftError> {
    match constant {
        ConstantInfo::Definition(c) => Ok(&mut c.value),
        ConstantInfo::Theorem(c) => Ok(&mut c.value),
        ConstantInfo::Opaque(c) => Ok(&mut c.value),
        other => Err(misfit("value", other)),
    }
}

fn names_mut<'c>(constant: &'c mut ConstantInfo, field: &str) -> Result<&'c mut Vec<NameId>, CraftError> {
    match (constant, field) {
        (ConstantInfo::Inductive(c), "all") => Ok(&mut c.all),
        (ConstantInfo::Inductive(c), "constructors") => Ok(&mut c.constructors),
        (ConstantInfo::Recursor(c), "all") => Ok(&mut c.all),
        (other, field) => Err(misfit(field, other)),
    }
}

fn flag_mut<'c>(constant: &'c mut ConstantInfo, field: &str) -> Result<&'c mut bool, CraftError> {
    match (constant, field) {
        (ConstantInfo::Recursor(c), "k") => Ok(&mut c.k),
        (ConstantInfo::Inductive(c), "recursive") => Ok(&mut c.is_recursive),
        (ConstantInfo::Inductive(c), "reflexive") => Ok(&mut c.is_reflexive),
        (ConstantInfo::Inductive(c), "unsafe") => Ok(&mut c.is_unsafe),
        (ConstantInfo::Axiom(c), "unsafe") => Ok(&mut c.is_unsafe),
        (other, field) => Err(misfit(field, other)),
    }
}

fn count_mut<'c>(constant: &'c mut ConstantInfo, field: &str) -> Result<&'c mut u32, CraftError> {
    match (constant, field) {
        (ConstantInfo::Inductive(c), "parameters") => Ok(&mut c.parameters),
        (ConstantInfo::Inductive(c), "indices") => Ok(&mut c.indices),
        (ConstantInfo::Inductive(c), "nested") => Ok(&mut c.nested),
        (ConstantInfo::Constructor(c), "index") => Ok(&mut c.index),
        (ConstantInfo::Constructor(c), "parameters") => Ok(&mut c.parameters),
        (ConstantInfo::Constructor(c), "fields") => Ok(&mut c.fields),
        (ConstantInfo::Recursor(c), "parameters") => Ok(&mut c.parameters),
        (ConstantInfo::Recursor(c), "indices") => Ok(&mut c.indices),
        (ConstantInfo::Recursor(c), "motives") => Ok(&mut c.motives),
        (ConstantInfo::Recursor(c), "minors") => Ok(&mut c.minors),
        (other, field) => Err(misfit(field, other)),
    }
}

/// A change of the finished file.
pub(super) enum ByteEdit {
    Cut(i64),
    Flip(i64, u32),
    Append(usize),
    Release(String),
    Overwrite(i64, u64),
}

impl ByteEdit {
    fn parse(form: &str, parts: &[Tree]) -> Result<Option<Self>, CraftError> {
        let place = |tree: &Tree| {
            let word = tree.word()?;
            word.parse::<i64>().map_err(|_| CraftError::new(format!("`{word}` is no place")))
        };
        Ok(Some(match (form, parts) {
            ("cut", [at]) => Self::Cut(place(at)?),
            ("flip", [at, bit]) => Self::Flip(place(at)?, number(bit)?),
            ("append", [count]) => Self::Append(number(count)? as usize),
            ("overwrite", [at, word]) => Self::Overwrite(place(at)?, place(word)? as u64),
            ("release", [Tree::Text(release)]) => Self::Release(release.clone()),
            _ => return Ok(None),
        }))
    }

    pub fn make(&self, bytes: &mut Vec<u8>) -> Result<(), CraftError> {
        let place = |at: i64, length: usize| {
            let at =
                if at < 0 { bytes.len().checked_add_signed(at as isize) } else { usize::try_from(at).ok() };
            let fits = at.filter(|at| at.checked_add(length).is_some_and(|end| end <= bytes.len()));
            fits.ok_or_else(|| CraftError::new("a place outside of the file".to_owned()))
        };
        match self {
            Self::Cut(at) => {
                let at = place(*at, 0)?;
                bytes.truncate(at);
            }
            Self::Flip(at, bit) => {
                let at = place(*at, 1)?;
                bytes[at] ^= 1 << (bit % 8);
            }
            Self::Append(count) => bytes.extend(std::iter::repeat_n(0x41, *count)),
            Self::Overwrite(at, word) => {
                let at = place(*at, 8)?;
                bytes[at..at + 8].copy_from_slice(&word.to_le_bytes());
            }
            Self::Release(release) => {
                const RELEASE: usize = 7;
                let at = place(RELEASE as i64, 33)?;
                bytes[at..at + 33].fill(0);
                let length = release.len().min(32);
                bytes[at..at + length].copy_from_slice(&release.as_bytes()[..length]);
            }
        }
        Ok(())
    }
}
