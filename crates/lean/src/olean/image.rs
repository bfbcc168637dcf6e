//! The bytes of one module, and checked access to the objects in them.
//!
//! A compiled file is an image of Lean's heap: a header of 96 bytes, then objects at multiples of eight, that
//! point at each other by absolute addresses. Nothing is believed: each access checks that the object starts
//! at a multiple of eight, lies whole inside one part, and has the tag, field count and size of the kind that is
//! wanted there.

use super::error::{OleanError, Part, Reason};

/// Bytes before the first object: marker, format, flags, release, commit, base address, root.
pub(crate) const HEADER_LEN: usize = 96;
/// Every object starts with reference count, size, field count and tag.
const OBJECT_HEADER: usize = 8;

const TAG_ARRAY: u8 = 246;
const TAG_STRING: u8 = 249;
const TAG_MPZ: u8 = 250;

/// The Lean releases 4.MINOR whose object layout this reader was checked against.
pub(crate) const SUPPORTED_MINORS: std::ops::RangeInclusive<u32> = 26..=35;

type Result<T> = std::result::Result<T, OleanError>;

/// What a compiled file says about the Lean that wrote it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    /// Release, such as `4.35.0` or `4.31.0-rc2`.
    pub release: String,
    /// Commit of the Lean source, 40 hexadecimal digits in an official build.
    pub commit: String,
    /// Whether big numbers are stored in GMP's layout.
    pub gmp: bool,
}

/// A word as the file stores it: a small value, or the address of an object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Word(pub(crate) u64);

impl Word {
    /// The small value that the word holds, if it holds one.
    pub(crate) fn small(self) -> Option<u64> {
        (self.0 & 1 == 1).then_some(self.0 >> 1)
    }
}

/// The place of an object: counted in words over all parts, so that it can index a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Slot(u32);

impl Slot {
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// An object whose header was checked.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Object {
    pub(crate) slot: Slot,
    part: u8,
    /// Offset of the object in its part.
    at: usize,
    pub(crate) tag: u8,
    fields: u8,
}

/// The shape of a constructor object: tag, pointer fields, bytes of scalars behind them.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Shape {
    pub(crate) tag: u8,
    pub(crate) fields: u8,
    pub(crate) scalars: u8,
    pub(crate) what: &'static str,
}

struct Region<'a> {
    part: Part,
    base: u64,
    root: Word,
    first_slot: u32,
    bytes: &'a [u8],
}

/// One module's parts in one address space.
pub(crate) struct Image<'a> {
    regions: Vec<Region<'a>>,
    header: Header,
}

impl<'a> Image<'a> {
    /// Checks the headers of `parts` (the main part first) and lays them in one address space.
    pub(crate) fn new(parts: &[(Part, &'a [u8])]) -> Result<Self> {
        let mut regions: Vec<Region<'a>> = Vec::new();
        let mut first_header: Option<Header> = None;
        let mut next_slot: u64 = 0;
        for &(part, bytes) in parts {
            let header = parse_header(bytes)?;
            match &first_header {
                None => first_header = Some(header),
                Some(first) if *first != header => {
                    return Err(OleanError::PartMismatch { part, reason: "another Lean wrote it" });
                }
                Some(_) => {}
            }
            let base = le_u64(bytes, 80);
            let mismatch = |reason| Err(OleanError::PartMismatch { part, reason });
            let Some(end) = base.checked_add(bytes.len() as u64) else {
                return mismatch("its base address is out of range");
            };
            if !base.is_multiple_of(8) {
                return mismatch("its base address is not a multiple of eight");
            }
            if regions.iter().any(|r| base < r.base + r.bytes.len() as u64 && r.base < end) {
                return mismatch("its addresses overlap with another part's");
            }
            let first_slot = u32::try_from(next_slot).map_err(|_| too_big())?;
            next_slot += bytes.len() as u64 / 8;
            u32::try_from(next_slot).map_err(|_| too_big())?;
            regions.push(Region { part, base, root: Word(le_u64(bytes, 88)), first_slot, bytes });
        }
        let header = first_header.ok_or(OleanError::NotOlean)?;
        Ok(Image { regions, header })
    }

    pub(crate) fn header(&self) -> &Header {
        &self.header
    }

    /// The root word of the `index`-th part.
    pub(crate) fn root(&self, index: usize) -> Option<Word> {
        self.regions.get(index).map(|r| r.root)
    }

    /// The number of places where an object can start.
    pub(crate) fn slots(&self) -> usize {
        self.regions.iter().map(|r| r.bytes.len() / 8).sum()
    }

    /// An error about `object`.
    pub(crate) fn damaged(&self, object: Object, reason: Reason) -> OleanError {
        OleanError::Damaged { part: self.regions[object.part as usize].part, offset: object.at, reason }
    }

    /// The object that `word` points to. `wanted` says, for the error, what should be there.
    pub(crate) fn object(&self, word: Word, wanted: &'static str) -> Result<Object> {
        let address = word.0;
        let bad = || OleanError::BadPointer { address, wanted };
        if !address.is_multiple_of(8) {
            return Err(bad());
        }
        let (index, region) = self
            .regions
            .iter()
            .enumerate()
            .find(|(_, r)| address >= r.base && address - r.base < r.bytes.len() as u64)
            .ok_or_else(bad)?;
        // Fits: the offset is smaller than a slice's length.
        let at = (address - region.base) as usize;
        let header = region.bytes.get(at..at + OBJECT_HEADER).ok_or_else(bad)?;
        if at < HEADER_LEN {
            return Err(bad());
        }
        let object = Object {
            // Both sums were checked to fit when the image was made.
            slot: Slot(region.first_slot + (at / 8) as u32),
            part: index as u8,
            at,
            tag: header[7],
            fields: header[6],
        };
        let count = i32::from_le_bytes([header[0], header[1], header[2], header[3]]);
        if count != 0 {
            return Err(self.damaged(object, Reason::RefCount(count)));
        }
        Ok(object)
    }

    fn bytes_of(&self, object: Object) -> &'a [u8] {
        &self.regions[object.part as usize].bytes[object.at..]
    }

    fn size_field(&self, object: Object) -> u16 {
        let bytes = self.bytes_of(object);
        u16::from_le_bytes([bytes[4], bytes[5]])
    }

    /// An error about an object of the wrong kind.
    pub(crate) fn unexpected(&self, object: Object, wanted: &'static str) -> OleanError {
        let reason = Reason::Unexpected {
            wanted,
            tag: object.tag,
            fields: object.fields,
            size: self.size_field(object),
        };
        self.damaged(object, reason)
    }

    fn need(&self, object: Object, needed: u64) -> Result<&'a [u8]> {
        let bytes = self.bytes_of(object);
        match usize::try_from(needed) {
            Ok(len) if len <= bytes.len() => Ok(&bytes[..len]),
            _ => Err(self.damaged(object, Reason::TooLong { needed, left: bytes.len() })),
        }
    }

    /// Checks that `object` has exactly the given shape, and returns its bytes.
    pub(crate) fn shaped(&self, object: Object, shape: Shape) -> Result<Ctor<'a>> {
        let unpadded = OBJECT_HEADER + 8 * shape.fields as usize + shape.scalars as usize;
        let size = unpadded.next_multiple_of(8);
        if object.tag != shape.tag
            || object.fields != shape.fields
            || usize::from(self.size_field(object)) != size
        {
            return Err(self.unexpected(object, shape.what));
        }
        Ok(Ctor { bytes: self.need(object, size as u64)?, fields: shape.fields })
    }

    /// The object at `word`, which must have the given shape.
    pub(crate) fn ctor(&self, word: Word, shape: Shape) -> Result<(Object, Ctor<'a>)> {
        let object = self.object(word, shape.what)?;
        Ok((object, self.shaped(object, shape)?))
    }

    /// The elements of the array at `word`.
    pub(crate) fn array(&self, word: Word, wanted: &'static str) -> Result<Words<'a>> {
        let object = self.object(word, wanted)?;
        if object.tag != TAG_ARRAY || object.fields != 0 {
            return Err(self.unexpected(object, wanted));
        }
        let header = self.need(object, 24)?;
        let (len, capacity) = (le_u64(header, 8), le_u64(header, 16));
        if len > capacity {
            let reason = Reason::OutOfRange { what: "an array's length", value: len, limit: capacity };
            return Err(self.damaged(object, reason));
        }
        let needed = capacity.checked_mul(8).and_then(|n| n.checked_add(24)).unwrap_or(u64::MAX);
        let bytes = self.need(object, needed)?;
        Ok(Words { bytes: &bytes[24..24 + 8 * len as usize] })
    }

    /// The text of the string at `word`.
    pub(crate) fn string(&self, word: Word) -> Result<&'a str> {
        let object = self.object(word, "a string")?;
        if object.tag != TAG_STRING || object.fields != 0 {
            return Err(self.unexpected(object, "a string"));
        }
        let header = self.need(object, 32)?;
        let (size, capacity, chars) = (le_u64(header, 8), le_u64(header, 16), le_u64(header, 24));
        let bad = |why| self.damaged(object, Reason::String(why));
        if size == 0 || size > capacity {
            return Err(bad("its byte count is not between 1 and its capacity"));
        }
        let bytes = self.need(object, capacity.saturating_add(32))?;
        let (&last, text) =
            bytes[32..32 + size as usize].split_last().ok_or_else(|| bad("it has no terminator"))?;
        if last != 0 {
            return Err(bad("it does not end with a zero byte"));
        }
        let text = std::str::from_utf8(text).map_err(|_| bad("it is not UTF-8"))?;
        if text.chars().count() as u64 != chars {
            return Err(bad("its character count is wrong"));
        }
        Ok(text)
    }

    /// The natural number at `word`, as 64-bit limbs, lowest first, without zeros at the top.
    pub(crate) fn natural(&self, word: Word) -> Result<Natural> {
        if let Some(value) = word.small() {
            return Ok(Natural::Small(value));
        }
        let object = self.object(word, "a number")?;
        if object.tag != TAG_MPZ {
            return Err(self.unexpected(object, "a number"));
        }
        let bad = |why| self.damaged(object, Reason::Number(why));
        if !self.header.gmp {
            return Err(bad("big numbers of a Lean without GMP are not supported"));
        }
        // GMP's struct {int alloc; int size; limb *limbs}, the limbs right behind it.
        let header = self.need(object, 24)?;
        let size = i32::from_le_bytes([header[12], header[13], header[14], header[15]]);
        let limbs = match u64::try_from(size) {
            Ok(n) if n > 0 => n,
            _ => return Err(bad("a big number is zero or negative")),
        };
        let bytes = self.need(object, 24 + 8 * limbs)?;
        let expected = self.regions[object.part as usize].base + object.at as u64 + 24;
        if le_u64(header, 16) != expected {
            return Err(bad("the limbs of a big number are not stored behind it"));
        }
        let limbs: Vec<u64> = Words { bytes: &bytes[24..] }.iter().map(|w| w.0).collect();
        match limbs.as_slice() {
            [.., 0] => Err(bad("a big number has zeros at the top")),
            [low] if *low < 1 << 63 => Err(bad("a small number is stored as a big one")),
            _ => Ok(Natural::Big(limbs)),
        }
    }
}

/// A natural number as a compiled file stores it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Natural {
    /// Below 2^63.
    Small(u64),
    /// Limbs of 64 bits, lowest first, the last one not zero.
    Big(Vec<u64>),
}

/// The bytes of a constructor object whose shape was checked.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ctor<'a> {
    bytes: &'a [u8],
    fields: u8,
}

impl Ctor<'_> {
    /// The `index`-th pointer field; `index` is below the shape's field count.
    pub(crate) fn field(&self, index: usize) -> Word {
        debug_assert!(index < usize::from(self.fields));
        Word(le_u64(self.bytes, OBJECT_HEADER + 8 * index))
    }

    /// The scalar byte at `offset`; `offset` is below the shape's scalar count.
    pub(crate) fn byte(&self, offset: usize) -> u8 {
        self.bytes[OBJECT_HEADER + 8 * usize::from(self.fields) + offset]
    }

    /// The four scalar bytes at offset 0.
    pub(crate) fn word32(&self) -> u32 {
        let at = OBJECT_HEADER + 8 * usize::from(self.fields);
        u32::from_le_bytes([self.bytes[at], self.bytes[at + 1], self.bytes[at + 2], self.bytes[at + 3]])
    }
}

/// The elements of an array.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Words<'a> {
    bytes: &'a [u8],
}

impl<'a> Words<'a> {
    pub(crate) fn len(&self) -> usize {
        self.bytes.len() / 8
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Word> + use<'a> {
        self.bytes.chunks_exact(8).map(|c| Word(le_u64(c, 0)))
    }
}

fn too_big() -> OleanError {
    OleanError::Budget { what: "more than 32 GiB" }
}

/// Callers have checked that the eight bytes are there.
fn le_u64(bytes: &[u8], at: usize) -> u64 {
    let mut word = [0; 8];
    word.copy_from_slice(&bytes[at..at + 8]);
    u64::from_le_bytes(word)
}

fn parse_header(bytes: &[u8]) -> Result<Header> {
    if !bytes.starts_with(b"olean") {
        return Err(OleanError::NotOlean);
    }
    if bytes.len() < HEADER_LEN {
        return Err(OleanError::ShortHeader { len: bytes.len() });
    }
    if bytes[5] != 2 {
        return Err(OleanError::Format { found: bytes[5] });
    }
    let release = c_string(&bytes[7..40]);
    let minor = release.strip_prefix("4.").and_then(|rest| rest.split(['.', '-']).next()?.parse().ok());
    if !minor.is_some_and(|m: u32| SUPPORTED_MINORS.contains(&m)) {
        return Err(OleanError::Release { found: release });
    }
    Ok(Header { release, commit: c_string(&bytes[40..80]), gmp: bytes[6] & 1 == 1 })
}

/// The printable characters before the first zero byte; anything else becomes `?`.
fn c_string(bytes: &[u8]) -> String {
    bytes
        .iter()
        .take_while(|b| **b != 0)
        .map(|b| if b.is_ascii_graphic() { char::from(*b) } else { '?' })
        .collect()
}
