//! Constants that were checked, and the view of them that a check has.

use std::collections::HashMap;
use std::sync::Arc;

use crate::declaration::ConstantInfo;
use crate::primitives::Primitives;
use crate::terms::{FrozenTerms, NameId, Terms};

/// Constants in the order of their declaration, with an index by name.
#[derive(Clone, Default)]
pub(crate) struct Constants {
    infos: Vec<ConstantInfo>,
    /// Names with smaller ids are rare here, and are found in `older`.
    first_name: usize,
    /// Position plus one, by name id minus `first_name`; 0 for none.
    newer: Vec<u32>,
    older: HashMap<NameId, u32>,
}

impl Constants {
    /// An empty layer above a store that has `first_name` names.
    pub(crate) fn above(first_name: usize) -> Self {
        Self { first_name, ..Self::default() }
    }

    /// Number of constants.
    pub(crate) fn len(&self) -> usize {
        self.infos.len()
    }

    /// Adds a constant; gives it back if its name is taken in this layer.
    pub(crate) fn add(&mut self, info: ConstantInfo) -> Result<(), ConstantInfo> {
        let name = info.signature().name;
        if self.position(name).is_some() {
            return Err(info);
        }
        self.infos.push(info);
        let position = u32::try_from(self.infos.len()).expect("fewer constants than names");
        if name.index() < self.first_name {
            self.older.insert(name, position);
        } else {
            let slot = name.index() - self.first_name;
            if self.newer.len() <= slot {
                self.newer.resize(slot + 1, 0);
            }
            self.newer[slot] = position;
        }
        Ok(())
    }

    /// Where the constant with this name is.
    #[inline]
    pub(crate) fn position(&self, name: NameId) -> Option<usize> {
        let position = if name.index() >= self.first_name {
            *self.newer.get(name.index() - self.first_name)?
        } else if self.older.is_empty() {
            0
        } else {
            self.older.get(&name).copied().unwrap_or(0)
        };
        (position as usize).checked_sub(1)
    }

    /// The constants in the order of their declaration.
    pub(crate) fn infos(&self) -> &[ConstantInfo] {
        &self.infos
    }
}

/// A set of checked constants over their terms. Cheap to clone; it never changes, and many threads may use it at once.
///
/// Constants enter by [`Environment::check`], or by [`Environment::trust`] where the caller vouches for them. The
/// environment that a check gives extends the one that it started from, and both can be used further: this is how one
/// base serves many files.
///
/// ```
/// use lmap_kernel::{Axiom, Declaration, Environment, ExprId, Options, Signature, Unchecked};
/// let mut file = Unchecked::new(Environment::new().terms());
/// let name = file.terms.name_of(&["Truth"])?;
/// let signature = Signature { name, universes: vec![], ty: ExprId::PROP };
/// file.declarations.push(Declaration::Axiom(Axiom { signature, is_unsafe: false }));
/// let environment = Environment::new().check(file, &Options::default()).result?;
/// assert!(environment.get(name).is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Environment {
    pub(crate) terms: FrozenTerms,
    pub(crate) lower: Arc<Constants>,
    pub(crate) upper: Arc<Constants>,
    pub(crate) primitives: Primitives,
}

// One base serves the checks of many threads.
const _: () = {
    const fn shared<T: Send + Sync>() {}
    shared::<Environment>();
};

impl Default for Environment {
    fn default() -> Self {
        Self::new()
    }
}

impl Environment {
    /// No constants.
    pub fn new() -> Self {
        Self {
            terms: Terms::new().freeze(),
            lower: Arc::default(),
            upper: Arc::default(),
            primitives: Primitives::default(),
        }
    }

    /// A store over the terms of this environment, for building declarations that extend it.
    pub fn terms(&self) -> Terms {
        self.terms.extend()
    }

    /// The terms of this environment.
    pub fn frozen_terms(&self) -> &Terms {
        &self.terms
    }

    /// A constant.
    pub fn get(&self, name: NameId) -> Option<&ConstantInfo> {
        [&self.lower, &self.upper].into_iter().find_map(|layer| Some(&layer.infos()[layer.position(name)?]))
    }

    /// All constants in the order of their declaration.
    pub fn constants(&self) -> impl Iterator<Item = &ConstantInfo> {
        self.lower.infos().iter().chain(self.upper.infos())
    }

    /// Number of constants.
    pub fn len(&self) -> usize {
        self.lower.len() + self.upper.len()
    }

    /// Whether there are no constants.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The environment with a layer of constants more.
    pub(crate) fn extended(&self, terms: FrozenTerms, layer: Constants, primitives: Primitives) -> Self {
        let (lower, upper) = if self.lower.len() == 0 {
            (Arc::new(layer), Arc::default())
        } else if self.upper.len() == 0 {
            (Arc::clone(&self.lower), Arc::new(layer))
        } else {
            let mut merged = Constants::clone(&self.upper);
            for info in layer.infos {
                // A check has refused names of the base, so this adds every one.
                let _ = merged.add(info);
            }
            (Arc::clone(&self.lower), Arc::new(merged))
        };
        Self { terms, lower, upper, primitives }
    }
}

/// The constants that one declaration sees: those of the environment, and those before it in its own file.
///
/// The file's own constants are taken as the file gives them while they are being checked, perhaps by other threads;
/// nothing of the file is accepted unless all of it is.
#[derive(Clone, Copy)]
pub(crate) struct View<'e> {
    lower: &'e Constants,
    upper: &'e Constants,
    file: &'e Constants,
    /// Constants of the file from this position on are not visible.
    visible: usize,
    /// Constants that a check in progress adds for itself.
    extra: &'e [ConstantInfo],
}

impl<'e> View<'e> {
    /// The environment and the first `visible` constants of a file.
    pub(crate) fn new(environment: &'e Environment, file: &'e Constants, visible: usize) -> Self {
        Self { lower: &environment.lower, upper: &environment.upper, file, visible, extra: &[] }
    }

    /// The same view with constants that the check adds for itself.
    pub(crate) fn with_extra(self, extra: &'e [ConstantInfo]) -> Self {
        Self { extra, ..self }
    }

    /// A constant.
    #[inline]
    pub(crate) fn get(&self, name: NameId) -> Option<&'e ConstantInfo> {
        if let Some(position) = self.lower.position(name) {
            return Some(&self.lower.infos[position]);
        }
        if let Some(position) = self.file.position(name)
            && position < self.visible
        {
            return Some(&self.file.infos[position]);
        }
        if let Some(position) = self.upper.position(name) {
            return Some(&self.upper.infos[position]);
        }
        self.extra.iter().find(|c| c.signature().name == name)
    }
}
