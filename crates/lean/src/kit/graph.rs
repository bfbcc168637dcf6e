//! Which module of the core library has to be compiled before which.

use std::collections::{BTreeMap, BTreeSet};

use crate::error::KitError;
use crate::kit::header::imports;
use crate::kit::sources::CoreSources;

/// The modules and what each imports. Free of cycles, and every import is a module of the graph.
#[derive(Debug)]
pub(crate) struct ModuleGraph {
    modules: BTreeMap<String, Module>,
}

/// One module.
#[derive(Debug)]
struct Module {
    imports: Vec<String>,
    /// Source bytes on the longest way from here to a module that nobody imports: what is long is started early.
    weight: usize,
}

impl ModuleGraph {
    /// Reads the headers of everything that `Init` imports, directly or not. Other files are left out.
    pub(crate) fn new(sources: &CoreSources) -> Result<Self, KitError> {
        let texts: BTreeMap<String, &[u8]> =
            sources.iter().map(|(path, text)| (module_name(path), text)).collect();
        let mut imports_of: BTreeMap<String, Vec<String>> = BTreeMap::new();
        let mut pending = vec!["Init".to_owned()];
        while let Some(module) = pending.pop() {
            if imports_of.contains_key(&module) {
                continue;
            }
            let text = texts.get(&module).copied().unwrap_or_default();
            let imports = imports(&String::from_utf8_lossy(text));
            if let Some(missing) = imports.iter().find(|import| !texts.contains_key(*import)) {
                return Err(KitError::Imports(format!("{module} imports {missing}, which does not exist")));
            }
            pending.extend(imports.iter().cloned());
            imports_of.insert(module, imports);
        }
        let order = topological_order(&imports_of)?;
        Ok(Self {
            modules: weigh(imports_of, &order, |module| texts.get(module).map_or(0, |text| text.len())),
        })
    }

    /// How many modules there are.
    pub(crate) fn len(&self) -> usize {
        self.modules.len()
    }

    /// What `module` imports.
    pub(crate) fn imports(&self, module: &str) -> &[String] {
        self.modules.get(module).map_or(&[], |module| &module.imports)
    }

    /// The names of all modules.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.modules.keys().map(String::as_str)
    }

    /// Of the modules `among`, the one to start first.
    pub(crate) fn heaviest<'a>(&self, among: impl Iterator<Item = &'a str>) -> Option<&'a str> {
        among.max_by_key(|module| self.modules.get(*module).map_or(0, |module| module.weight))
    }
}

/// `Init/Nat/Basic.lean` is the module `Init.Nat.Basic`.
fn module_name(path: &str) -> String {
    path.trim_end_matches(".lean").replace('/', ".")
}

/// Imported modules before those that import them.
fn topological_order(imports_of: &BTreeMap<String, Vec<String>>) -> Result<Vec<String>, KitError> {
    let mut order = Vec::new();
    let mut done = BTreeSet::new();
    while order.len() < imports_of.len() {
        let ready: Vec<&String> = imports_of
            .iter()
            .filter(|(module, imports)| {
                !done.contains(*module) && imports.iter().all(|import| done.contains(import))
            })
            .map(|(module, _)| module)
            .collect();
        if ready.is_empty() {
            let stuck: Vec<&str> =
                imports_of.keys().filter(|module| !done.contains(*module)).map(String::as_str).collect();
            return Err(KitError::Imports(format!("these modules import each other: {}", stuck.join(", "))));
        }
        for module in ready {
            done.insert(module);
            order.push(module.clone());
        }
    }
    Ok(order)
}

fn weigh(
    imports_of: BTreeMap<String, Vec<String>>,
    order: &[String],
    bytes: impl Fn(&str) -> usize,
) -> BTreeMap<String, Module> {
    let mut weights: BTreeMap<String, usize> = BTreeMap::new();
    for module in order.iter().rev() {
        // Everyone who imports this module comes later in the order, so the way behind it is already known.
        let own = weights.entry(module.clone()).or_default();
        *own += bytes(module);
        let own = *own;
        for import in &imports_of[module] {
            let behind = weights.entry(import.clone()).or_default();
            *behind = (*behind).max(own);
        }
    }
    imports_of
        .into_iter()
        .map(|(name, imports)| {
            let weight = weights.get(&name).copied().unwrap_or(0);
            (name, Module { imports, weight })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn graph(files: &[(&str, &str)]) -> Result<ModuleGraph, KitError> {
        let dir = tempfile::tempdir().unwrap();
        fs::create_dir(dir.path().join("Init")).unwrap();
        for (path, text) in files {
            fs::write(dir.path().join(path), text).unwrap();
        }
        ModuleGraph::new(&CoreSources::load(Some(dir.path())).unwrap())
    }

    #[test]
    fn the_longest_chain_is_started_first_and_strangers_are_left_out() {
        let graph = graph(&[
            ("Init.lean", "prelude\nimport Init.C\nimport Init.Short"),
            ("Init/A.lean", "prelude\n"),
            ("Init/B.lean", "prelude\nimport Init.A\n-- long, very long, longer than the short one"),
            ("Init/C.lean", "prelude\nimport Init.B\n"),
            ("Init/Short.lean", "prelude\n"),
            ("Init/Stranger.lean", "import Nothing"),
        ])
        .unwrap();
        assert_eq!(graph.names().collect::<Vec<_>>(), ["Init", "Init.A", "Init.B", "Init.C", "Init.Short"]);
        assert_eq!(graph.imports("Init.C"), ["Init.B"]);
        assert_eq!(graph.heaviest(["Init.Short", "Init.A"].into_iter()), Some("Init.A"));
    }

    #[test]
    fn cycles_and_missing_modules_are_named() {
        let cycle = graph(&[
            ("Init.lean", "prelude\nimport Init.A"),
            ("Init/A.lean", "prelude\nimport Init.B"),
            ("Init/B.lean", "prelude\nimport Init.A"),
        ]);
        assert!(cycle.unwrap_err().to_string().contains("Init.A, Init.B"));
        let missing = graph(&[("Init.lean", "prelude\nimport Init.Gone")]);
        assert!(missing.unwrap_err().to_string().contains("Init imports Init.Gone"));
    }
}
