//! Files whose objects make no sense, built object by object.

use lmap_lean::olean::craft::{Crafter, Word};

use super::CraftError;

/// What is special about a file.
type Recipe = fn(&mut Parts) -> Word;

const RECIPES: &[(&str, Recipe)] = &[
    ("free-variable", |p| {
        let id = p.names(&["x"]);
        p.theorem_with(|p| p.file.object(1, &[id], &DATA))
    }),
    ("meta-variable", |p| {
        let id = p.names(&["m"]);
        p.theorem_with(|p| p.file.object(2, &[id], &DATA))
    }),
    ("level-meta-variable", |p| {
        let id = p.names(&["u"]);
        p.theorem_with(|p| {
            let level = p.file.object(5, &[id], &DATA);
            p.file.object(3, &[level], &DATA)
        })
    }),
    ("loose-variable", |p| p.theorem_with(|p| p.file.object(0, &[Word::small(0)], &DATA))),
    ("huge-variable", |p| p.theorem_with(|p| p.file.object(0, &[Word::small(1 << 40)], &DATA))),
    ("negative-literal", |p| {
        p.theorem_with(|p| {
            // A big number whose sign says that it is below zero.
            let number = p.file.object(250, &[Word(0xffff_ffff_0000_0001)], &[0; 16]);
            let literal = p.file.object(0, &[number], &[]);
            p.file.object(9, &[literal], &DATA)
        })
    }),
    ("literal-of-no-kind", |p| {
        p.theorem_with(|p| {
            let literal = p.file.object(2, &[Word::small(1)], &[]);
            p.file.object(9, &[literal], &DATA)
        })
    }),
    ("unknown-term", |p| p.theorem_with(|p| p.file.object(40, &[Word::small(1)], &DATA))),
    ("term-cycle", |p| {
        p.theorem_with(|p| {
            let term = p.file.object(5, &[Word::small(0), Word::small(0)], &DATA);
            p.file.set_field(term, 0, term);
            p.file.set_field(term, 1, term);
            term
        })
    }),
    ("name-cycle", |p| {
        let text = p.file.string("a");
        let name = p.file.object(1, &[Word::small(0), text], &DATA);
        p.file.set_field(name, 0, name);
        p.module_of(name, name)
    }),
    ("list-cycle", |p| {
        p.theorem_with(|p| {
            let list = p.file.object(1, &[Word::small(0), Word::small(0)], &[]);
            p.file.set_field(list, 0, list);
            p.file.set_field(list, 1, list);
            let name = p.names(&["True", "intro"]);
            p.file.object(4, &[name, list], &DATA)
        })
    }),
    ("projection-out-of-range", |p| {
        p.theorem_with(|p| {
            let (name, term) = (p.names(&["And"]), p.constant(&["True", "intro"]));
            p.file.object(11, &[name, Word::small(1 << 32), term], &DATA)
        })
    }),
    ("pointer-out-of-range", |p| p.theorem_with(|_| Word(0x7000_7fff_fff8))),
    ("pointer-not-aligned", |p| p.theorem_with(|p| Word(p.file.next().0 - 12))),
    ("pointer-into-header", |p| p.theorem_with(|_| Word(0x7000_0000_0008))),
    ("null-pointer", |p| p.theorem_with(|_| Word(0))),
    ("huge-array", |p| {
        let (imports, name) = (p.imports(), p.theorem_name());
        let names = p.file.array(&[name]);
        let constants = p.file.array_of_length(u64::MAX / 8, &[]);
        let empty = p.file.array(&[]);
        p.file.object(0, &[imports, names, constants, empty, empty], &[0])
    }),
    ("names-without-constants", |p| {
        let (imports, name) = (p.imports(), p.theorem_name());
        let (names, empty) = (p.file.array(&[name]), p.file.array(&[]));
        p.file.object(0, &[imports, names, empty, empty, empty], &[0])
    }),
    ("name-differs-from-constant", |p| {
        let other = p.names(&["LeanCheckedNetwork", "Net", "other"]);
        let constant = p.theorem(other, |p| p.constant(&["True", "intro"]));
        let listed = p.theorem_name();
        p.module_of(listed, constant)
    }),
    ("root-is-a-number", |_| Word::small(7)),
    ("root-is-a-string", |p| p.file.string("module")),
    ("claims-three-parts", |p| {
        let (imports, empty) = (p.imports(), p.file.array(&[]));
        p.file.object(0, &[imports, empty, empty, empty, empty], &[1])
    }),
    ("text-is-no-text", |p| {
        let text = p.file.string("\u{0}\u{1}\u{2}");
        let name = p.file.object(1, &[Word::small(0), text], &DATA);
        let value = p.theorem(name, |p| p.constant(&["True", "intro"]));
        p.module_of(name, value)
    }),
    ("poisoned-extensions", |p| {
        let (imports, name) = (p.imports(), p.theorem_name());
        let constant = p.theorem(name, |p| p.constant(&["True", "intro"]));
        let (names, constants) = (p.file.array(&[name]), p.file.array(&[constant]));
        // What importers are told: the axioms of the theorem, none.
        let extension = p.names(&["Lean", "collectAxiomsExt"]);
        let none = p.file.array(&[]);
        let told = p.file.object(0, &[name, none], &[]);
        let entries = p.file.array(&[told]);
        let entry = p.file.object(0, &[extension, entries], &[]);
        let (extra, entries) = (p.file.array(&[]), p.file.array(&[entry]));
        p.file.object(0, &[imports, names, constants, extra, entries], &[0])
    }),
    ("universe-count-of-list", |p| {
        p.theorem_with(|p| {
            let name = p.names(&["True", "intro"]);
            p.file.object(4, &[name, Word::small(3)], &DATA)
        })
    }),
];

/// The file of this name.
pub(super) fn file(name: &str) -> Result<Vec<u8>, CraftError> {
    let recipe = RECIPES.iter().find(|(known, _)| *known == name);
    let (_, recipe) = recipe.ok_or_else(|| CraftError::new(format!("there is no raw file `{name}`")))?;
    let mut parts = Parts { file: Crafter::default() };
    let root = recipe(&mut parts);
    Ok(parts.file.finish(root))
}

/// What Lean caches in a term, a level or a name.
const DATA: [u8; 8] = [0; 8];

/// Pieces that every file needs.
struct Parts {
    file: Crafter,
}

impl Parts {
    fn names(&mut self, components: &[&str]) -> Word {
        components.iter().fold(Word::small(0), |parent, part| self.file.name_str(parent, part))
    }

    fn theorem_name(&mut self) -> Word {
        self.names(&["LeanCheckedNetwork", "Net", "adds_mod_5"])
    }

    fn constant(&mut self, name: &[&str]) -> Word {
        let name = self.names(name);
        self.file.object(4, &[name, Word::small(0)], &DATA)
    }

    fn imports(&mut self) -> Word {
        let modules = [&["Init"][..], &["LeanCheckedNetwork", "Weights"]].map(|module| {
            let name = self.names(module);
            self.file.import(name)
        });
        self.file.array(&modules)
    }

    /// A theorem `name` of the task's statement with this value.
    fn theorem(&mut self, name: Word, value: impl FnOnce(&mut Self) -> Word) -> Word {
        let statement = self.constant(&["LeanCheckedNetwork", "Net", "Spec"]);
        let value = value(self);
        let signature = self.file.object(0, &[name, Word::small(0), statement], &[]);
        let all = self.file.list(&[name]);
        let theorem = self.file.object(0, &[signature, value, all], &[]);
        self.file.object(2, &[theorem], &[])
    }

    fn module_of(&mut self, name: Word, constant: Word) -> Word {
        let imports = self.imports();
        let (names, constants) = (self.file.array(&[name]), self.file.array(&[constant]));
        let empty = self.file.array(&[]);
        self.file.object(0, &[imports, names, constants, empty, empty], &[0])
    }

    /// A module with the task's theorem and this value.
    fn theorem_with(&mut self, value: impl FnOnce(&mut Self) -> Word) -> Word {
        let name = self.theorem_name();
        let constant = self.theorem(name, value);
        self.module_of(name, constant)
    }
}
