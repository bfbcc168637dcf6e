//! What can be wrong with a compiled file, and where.

use std::fmt;

use crate::declarations::AssembleError;

/// Which file of a module a problem lies in.
///
/// A file that starts with `module` is compiled to three parts that share one address space; every other file
/// to the first alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Part {
    /// `X.olean`
    Main,
    /// `X.olean.server`
    Server,
    /// `X.olean.private`
    Private,
}

impl Part {
    /// The parts of a `module` file, in the order in which they extend each other.
    pub const ALL: [Part; 3] = [Part::Main, Part::Server, Part::Private];

    /// The file-name extension that the part has.
    pub fn extension(self) -> &'static str {
        match self {
            Part::Main => "olean",
            Part::Server => "olean.server",
            Part::Private => "olean.private",
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ".{}", self.extension())
    }
}

/// A compiled file that this reader refuses.
///
/// The same bytes always give the same error.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OleanError {
    /// The file does not begin as a compiled Lean file does.
    #[error("not a compiled Lean file: it does not begin with `olean`")]
    NotOlean,
    /// The file ends inside its header.
    #[error("the file is cut off: {len} bytes, and the header alone has {header}", header = super::image::HEADER_LEN)]
    ShortHeader {
        /// Length of the file in bytes.
        len: usize,
    },
    /// The file has a version of the container format that this reader does not know.
    #[error("olean format {found}, this reader knows format 2 (Lean 4.26 to 4.35)")]
    Format {
        /// The format number in the header.
        found: u8,
    },
    /// The file was written by a release whose object layout was not checked against this reader.
    #[error("compiled by Lean {found}; supported are 4.26 to 4.35: compile it with one of these")]
    Release {
        /// The release in the header, printable characters only.
        found: String,
    },
    /// The parts of one module were not written together.
    #[error("the {part} part does not belong to the .olean: {reason}")]
    PartMismatch {
        /// The part that differs.
        part: Part,
        /// What differs.
        reason: &'static str,
    },
    /// A `module` file whose other parts were not given, or a plain file that has some.
    #[error("{0}")]
    Parts(String),
    /// The object graph is not what Lean writes.
    #[error("damaged at byte {offset} of the {part} part: {reason}")]
    Damaged {
        /// The file the offset counts in.
        part: Part,
        /// Byte offset of the object that was being read.
        offset: usize,
        /// What is wrong with it.
        reason: Reason,
    },
    /// A pointer leads out of the file.
    #[error("damaged: the pointer {address:#x}, read as {wanted}, leads to no place in the file")]
    BadPointer {
        /// The pointer as the file has it.
        address: u64,
        /// What should have been there.
        wanted: &'static str,
    },
    /// A small value where the structure needs an object.
    #[error("damaged: expected {wanted}, found the small value {value}")]
    SmallValue {
        /// What should have been there.
        wanted: &'static str,
        /// The value found.
        value: u64,
    },
    /// A count that is out of range.
    #[error("{what} is out of range: {value}")]
    Count {
        /// What is counted.
        what: &'static str,
        /// The value found.
        value: u64,
    },
    /// The file would take more memory or work than its size can justify.
    #[error(
        "too much work for a file of this size ({what}); a compiled file that Lean wrote never comes near"
    )]
    Budget {
        /// Which allowance was used up.
        what: &'static str,
    },
    /// The two lists of a module's constants disagree.
    #[error("constant {index} is listed as `{listed}` and declares `{declared}`")]
    NameMismatch {
        /// Position in both lists.
        index: usize,
        /// The name in the name list.
        listed: String,
        /// The name in the declaration.
        declared: String,
    },
    /// Constants that do not fit together.
    #[error(transparent)]
    Assemble(#[from] AssembleError),
}

/// What is wrong with one object of a compiled file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Reason {
    /// An object of one kind where the structure needs another.
    #[error("expected {wanted}, found an object with tag {tag}, {fields} fields and {size} bytes")]
    Unexpected {
        /// What the structure needs.
        wanted: &'static str,
        /// The object's tag.
        tag: u8,
        /// The object's number of pointer fields.
        fields: u8,
        /// The object's size as its header has it.
        size: u16,
    },
    /// The object's header has a reference count that only live objects have.
    #[error("the object has reference count {0}, stored objects have 0")]
    RefCount(i32),
    /// The object begins inside the file and ends outside.
    #[error("the object needs {needed} bytes and the file has {left} left")]
    TooLong {
        /// Bytes that the object claims.
        needed: u64,
        /// Bytes between the object's start and the file's end.
        left: usize,
    },
    /// A string that is not UTF-8 or whose lengths disagree.
    #[error("bad string: {0}")]
    String(&'static str),
    /// A number in a form that Lean does not write.
    #[error("bad number: {0}")]
    Number(&'static str),
    /// The object is part of itself.
    #[error("{0} contains itself")]
    Cyclic(&'static str),
    /// One object is used as two things.
    #[error("one object is used as {0} and as {1}")]
    Confused(&'static str, &'static str),
    /// A bound variable index, a level or a list beyond what Lean itself can represent.
    #[error("{what} is {value}, the limit is {limit}")]
    OutOfRange {
        /// What is too large.
        what: &'static str,
        /// The value found.
        value: u64,
        /// The largest value accepted.
        limit: u64,
    },
    /// A free or meta variable in a declaration.
    #[error("a declaration holds {0}; only closed terms can be declared")]
    OpenTerm(&'static str),
    /// A flag byte outside its range.
    #[error("{what} has the value {value}")]
    Flag {
        /// The flag.
        what: &'static str,
        /// The byte found.
        value: u8,
    },
    /// The term store is full or refuses the term.
    #[error("{0}")]
    Store(String),
}
