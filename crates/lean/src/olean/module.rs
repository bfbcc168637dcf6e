//! The structure of a module: its imports, the names of its constants, the constants.

use lmap_kernel::{NameId, Terms};

use super::decode::{Decoded, Decoder, Skipped};
use super::error::{OleanError, Part, Reason};
use super::image::{Header, Image, Shape, Word};
use super::needed::{self, NameHash, Needs};
use crate::declarations;
use crate::escape::escape;

type Result<T> = std::result::Result<T, OleanError>;

const MODULE_DATA: Shape = Shape { tag: 0, fields: 5, scalars: 1, what: "the data of a module" };
const IMPORT: Shape = Shape { tag: 0, fields: 1, scalars: 3, what: "an import" };
/// Longest chain of components in the name of an import.
const IMPORT_COMPONENTS: usize = 64;
/// Largest number of imports.
const IMPORT_LIMIT: usize = 1 << 16;

/// One import of a module.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Import {
    /// Components of the imported module's name, such as `Init`, `Core`.
    pub module: Vec<String>,
    /// `import all`
    pub all: bool,
    /// `public import`, or any import of a file without `module`.
    pub exported: bool,
    /// `meta import`
    pub meta: bool,
}

impl Import {
    /// The module's name with dots between its components, control characters escaped.
    pub fn dotted(&self) -> String {
        self.module.iter().map(|component| escape(component)).collect::<Vec<_>>().join(".")
    }
}

/// A compiled module whose headers were checked and whose terms were not looked at yet.
pub struct Module<'a> {
    image: Image<'a>,
    is_module: bool,
    imports: Vec<Import>,
    names: Vec<Word>,
    constants: Vec<Word>,
}

/// What a module declares.
#[derive(Debug)]
pub struct Contents {
    /// The declarations, every one after those it mentions.
    pub declarations: Vec<lmap_kernel::Declaration>,
    /// Unsafe and partial constants: of no concern to the logic, not decoded beyond their names.
    pub skipped: Vec<Skipped>,
}

impl Contents {
    /// All names that the declarations declare, generated ones included, in order.
    pub fn names(&self) -> Vec<NameId> {
        self.declarations.iter().flat_map(declarations::declared_names).collect()
    }
}

impl<'a> Module<'a> {
    /// Checks the headers of a module's parts and reads its imports.
    ///
    /// `parts` is the main part alone, or, for a file that starts with `module`, all three in order.
    ///
    /// # Errors
    /// When the bytes are not a compiled module of a supported Lean, or the parts do not belong together.
    pub fn parse(parts: &[(Part, &'a [u8])]) -> Result<Self> {
        check_part_order(parts)?;
        let image = Image::new(parts)?;
        let mut data = Vec::new();
        for index in 0..parts.len() {
            let root = image.root(index).ok_or(OleanError::NotOlean)?;
            let (object, module) = image.ctor(root, MODULE_DATA)?;
            let is_module = match module.byte(0) {
                0 => false,
                1 => true,
                value => {
                    return Err(image.damaged(object, Reason::Flag { what: "the `module` mark", value }));
                }
            };
            if is_module != (parts.len() == 3) {
                return Err(wrong_parts(is_module, parts.len()));
            }
            data.push((is_module, module));
        }
        // The last part is the most complete one: the main part of a `module` file hides proofs and private names.
        let (is_module, module) = *data.last().ok_or(OleanError::NotOlean)?;
        let imports = read_imports(&image, module.field(0))?;
        let names: Vec<Word> = image.array(module.field(1), "the names of the constants")?.iter().collect();
        let constants: Vec<Word> = image.array(module.field(2), "the constants")?.iter().collect();
        if names.len() != constants.len() {
            return Err(OleanError::Parts(format!(
                "damaged: {} names for {} constants",
                names.len(),
                constants.len()
            )));
        }
        Ok(Module { image, is_module, imports, names, constants })
    }

    /// What the file says about the Lean that wrote it.
    pub fn header(&self) -> &Header {
        self.image.header()
    }

    /// Whether the source started with `module`.
    pub fn is_module(&self) -> bool {
        self.is_module
    }

    /// The imports, in order.
    pub fn imports(&self) -> &[Import] {
        &self.imports
    }

    /// How many constants the module has, skipped ones included.
    pub fn constant_count(&self) -> usize {
        self.constants.len()
    }

    /// Decodes all constants into `terms`.
    ///
    /// # Errors
    /// When anything that they reach is not as Lean writes it; the error says where. `terms` may then hold parts of the
    /// module and should be dropped.
    pub fn decode(&self, terms: &mut Terms) -> Result<Contents> {
        let mut decoder = Decoder::new(&self.image, terms);
        let mut constants = Vec::new();
        let mut skipped = Vec::new();
        for (index, (&listed, &constant)) in self.names.iter().zip(&self.constants).enumerate() {
            let listed = decoder.name(listed)?;
            let decoded = decoder.constant(constant)?;
            let declared = match &decoded {
                Decoded::Constant(info) => info.signature().name,
                Decoded::Skipped(skipped) => skipped.name,
            };
            if listed != declared {
                return Err(OleanError::NameMismatch {
                    index,
                    listed: decoder.terms().show_name(listed),
                    declared: decoder.terms().show_name(declared),
                });
            }
            match decoded {
                Decoded::Constant(info) => constants.push(info),
                Decoded::Skipped(note) => skipped.push(note),
            }
        }
        let taken: Vec<NameId> = skipped.iter().map(|s| s.name).collect();
        let declarations = declarations::assemble(terms, constants, &taken)?;
        Ok(Contents { declarations: declarations::sort(terms, declarations), skipped })
    }
}

impl Module<'_> {
    /// The hashes of the constants' names, in order. Nothing is put into the store.
    pub(crate) fn name_hashes(&self, terms: &mut Terms) -> Result<Vec<NameHash>> {
        let mut decoder = Decoder::new(&self.image, terms);
        self.names.iter().map(|name| decoder.name_hash(*name)).collect()
    }

    /// Decodes the constants that are needed into `terms`, and notes what those need of earlier modules. `hashes` are those of
    /// the module's names.
    pub(crate) fn decode_needed(
        &self,
        hashes: &[NameHash],
        terms: &mut Terms,
        needs: &mut Needs,
    ) -> Result<Vec<lmap_kernel::Declaration>> {
        let decoder = Decoder::new(&self.image, terms);
        let constants = needed::decode_needed(decoder, hashes, &self.names, &self.constants, needs)?;
        let declarations = declarations::assemble(terms, constants, &[])?;
        Ok(declarations::sort(terms, declarations))
    }
}

fn check_part_order(parts: &[(Part, &[u8])]) -> Result<()> {
    let order: Vec<Part> = parts.iter().map(|(part, _)| *part).collect();
    if order == [Part::Main] || order == Part::ALL {
        return Ok(());
    }
    Err(OleanError::Parts(
        "a module is one .olean, or .olean, .olean.server and .olean.private in this order".into(),
    ))
}

fn wrong_parts(is_module: bool, given: usize) -> OleanError {
    OleanError::Parts(match (is_module, given) {
        (true, _) => "a `module` file needs its .olean.server and .olean.private parts too".into(),
        (false, _) => "a file without `module` has no .olean.server or .olean.private part".into(),
    })
}

fn read_imports(image: &Image<'_>, word: Word) -> Result<Vec<Import>> {
    let words = image.array(word, "the imports")?;
    if words.len() > IMPORT_LIMIT {
        return Err(OleanError::Count { what: "the number of imports", value: words.len() as u64 });
    }
    words
        .iter()
        .map(|word| {
            let (object, import) = image.ctor(word, IMPORT)?;
            let flag = |offset| match import.byte(offset) {
                0 => Ok(false),
                1 => Ok(true),
                value => Err(image.damaged(object, Reason::Flag { what: "a mark of an import", value })),
            };
            let (all, exported, meta) = (flag(0)?, flag(1)?, flag(2)?);
            Ok(Import { module: module_name(image, import.field(0))?, all, exported, meta })
        })
        .collect()
}

/// The components of a module's name, which are texts.
fn module_name(image: &Image<'_>, mut word: Word) -> Result<Vec<String>> {
    const COMPONENT: Shape =
        Shape { tag: 1, fields: 2, scalars: 8, what: "a module name of text components" };
    let mut components = Vec::new();
    while word.small() != Some(0) {
        if components.len() == IMPORT_COMPONENTS {
            let what = "the number of components of a module name";
            return Err(OleanError::Count { what, value: IMPORT_COMPONENTS as u64 + 1 });
        }
        if let Some(value) = word.small() {
            return Err(OleanError::SmallValue { wanted: "a module name", value });
        }
        let (_, name) = image.ctor(word, COMPONENT)?;
        components.push(image.string(name.field(1))?.to_owned());
        word = name.field(0);
    }
    components.reverse();
    Ok(components)
}
