//! One array in NumPy's `.npy` format, versions 1 to 3.
//!
//! A file is `\x93NUMPY`, two version bytes, the length of the header, the header, and the numbers. The header is a
//! Python dictionary of three entries, as in `{'descr': '<i8', 'fortran_order': False, 'shape': (5, 8), }`. Files come
//! from strangers, so only this plain form is understood: general readers of Python literals recurse, and trust sizes.

/// Longest header accepted; NumPy writes about 120 bytes for a matrix.
const LONGEST_HEADER: usize = 4096;

/// A matrix, vector or single number; entries in row-major order.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Array {
    pub(crate) shape: Vec<u64>,
    pub(crate) entries: Vec<f64>,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Kind {
    Signed,
    Unsigned,
    Float,
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct EntryType {
    kind: Kind,
    bytes: usize,
    big_endian: bool,
}

#[derive(Debug, PartialEq)]
struct Header {
    entry_type: EntryType,
    column_major: bool,
    shape: Vec<u64>,
}

/// Reads an array of at most `most_entries`; an error is the reason.
pub(crate) fn read(bytes: &[u8], most_entries: u64) -> Result<Array, String> {
    let (header, data) = split_header(bytes)?;
    let header = parse_header(header)?;
    let count = header
        .shape
        .iter()
        .try_fold(1_u64, |count, &n| count.checked_mul(n))
        .filter(|&count| count <= most_entries)
        .ok_or_else(|| format!("its shape {} is too large", show_shape(&header.shape)))?;
    let expected = count as usize * header.entry_type.bytes;
    if data.len() != expected {
        return Err(format!("{} bytes of entries, its header announces {expected}", data.len()));
    }
    let entries = data.chunks_exact(header.entry_type.bytes).map(|entry| header.entry_type.read(entry));
    let entries: Vec<f64> = entries.collect();
    let entries = if header.column_major { to_row_major(&header.shape, &entries) } else { entries };
    Ok(Array { shape: header.shape, entries })
}

/// `(5, 8)`, as Python shows it.
pub(crate) fn show_shape(shape: &[u64]) -> String {
    match shape {
        [n] => format!("({n},)"),
        _ => format!("({})", shape.iter().map(u64::to_string).collect::<Vec<_>>().join(", ")),
    }
}

/// The header text and the bytes behind it.
fn split_header(bytes: &[u8]) -> Result<(&str, &[u8]), String> {
    let rest = bytes.strip_prefix(b"\x93NUMPY").ok_or("it does not start like a .npy file")?;
    let (version, rest) = rest.split_at_checked(2).ok_or("it ends within its header")?;
    let (length, rest) = match version[0] {
        1 => rest.split_first_chunk().map(|(n, rest)| (usize::from(u16::from_le_bytes(*n)), rest)),
        2 | 3 => rest.split_first_chunk().map(|(n, rest)| (u32::from_le_bytes(*n) as usize, rest)),
        other => return Err(format!("version {other} of the .npy format is unknown")),
    }
    .ok_or("it ends within its header")?;
    if length > LONGEST_HEADER {
        return Err(format!("its header of {length} bytes is too long"));
    }
    let (header, data) = rest.split_at_checked(length).ok_or("it ends within its header")?;
    let header = std::str::from_utf8(header).map_err(|_| "its header is not text")?;
    Ok((header, data))
}

fn parse_header(text: &str) -> Result<Header, String> {
    let mut cursor = Cursor { rest: text };
    let (mut entry_type, mut column_major, mut shape) = (None, None, None);
    cursor.expect("{")?;
    while !cursor.take("}") {
        let key = cursor.quoted()?;
        cursor.expect(":")?;
        match key {
            "descr" => entry_type = Some(EntryType::parse(cursor.entry_type()?)?),
            "fortran_order" => column_major = Some(cursor.boolean()?),
            "shape" => shape = Some(cursor.shape()?),
            other => return Err(format!("its header has the unknown entry `{other}`")),
        }
        if !cursor.take(",") {
            cursor.expect("}")?;
            break;
        }
    }
    let missing = |name: &str| format!("its header has no `{name}`");
    Ok(Header {
        entry_type: entry_type.ok_or_else(|| missing("descr"))?,
        column_major: column_major.ok_or_else(|| missing("fortran_order"))?,
        shape: shape.ok_or_else(|| missing("shape"))?,
    })
}

struct Cursor<'a> {
    rest: &'a str,
}

impl<'a> Cursor<'a> {
    fn take(&mut self, token: &str) -> bool {
        let rest = self.rest.trim_start();
        match rest.strip_prefix(token) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn expect(&mut self, token: &str) -> Result<(), String> {
        if self.take(token) { Ok(()) } else { Err(format!("its header is damaged: `{token}` is missing")) }
    }

    fn quoted(&mut self) -> Result<&'a str, String> {
        let quote = if self.take("\"") { '"' } else { self.expect("'").map(|()| '\'')? };
        let (text, rest) = self.rest.split_once(quote).ok_or("its header is damaged: a quote is missing")?;
        self.rest = rest;
        Ok(text)
    }

    fn entry_type(&mut self) -> Result<&'a str, String> {
        if self.rest.trim_start().starts_with('[') {
            return Err("its entries are records, not numbers".to_owned());
        }
        self.quoted()
    }

    fn boolean(&mut self) -> Result<bool, String> {
        if self.take("True") { Ok(true) } else { self.expect("False").map(|()| false) }
    }

    fn shape(&mut self) -> Result<Vec<u64>, String> {
        self.expect("(")?;
        let mut shape = Vec::new();
        while !self.take(")") {
            self.rest = self.rest.trim_start();
            let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
            let (number, rest) = self.rest.split_at(digits);
            shape.push(
                number.parse().map_err(|_| "its header is damaged: a length in its shape is no number")?,
            );
            self.rest = rest;
            if !self.take(",") {
                self.expect(")")?;
                break;
            }
        }
        Ok(shape)
    }
}

impl EntryType {
    /// Reads a type as NumPy spells it: `|i1`, `<i8`, `>f4`.
    fn parse(text: &str) -> Result<Self, String> {
        let unfit = || {
            format!(
                "its entries have the type `{text}`, expected int8 to int64, uint8 to uint64, float32 or float64"
            )
        };
        let mut letters = text.chars();
        let big_endian = match letters.next() {
            Some('<' | '|' | '=') => false,
            Some('>') => true,
            _ => return Err(unfit()),
        };
        let (kind, sizes) = match letters.next() {
            Some('i') => (Kind::Signed, [1, 2, 4, 8].as_slice()),
            Some('u') => (Kind::Unsigned, [1, 2, 4, 8].as_slice()),
            Some('f') => (Kind::Float, [4, 8].as_slice()),
            _ => return Err(unfit()),
        };
        let bytes = letters.as_str().parse().ok().filter(|size| sizes.contains(size)).ok_or_else(unfit)?;
        Ok(Self { kind, bytes, big_endian })
    }

    /// One entry. Integers above 2⁵³ are rounded: they are far out of every range asked for.
    fn read(self, entry: &[u8]) -> f64 {
        let mut low_first = [0; 8];
        let bytes = &mut low_first[..self.bytes];
        bytes.copy_from_slice(entry);
        if self.big_endian {
            bytes.reverse();
        }
        let bits = u64::from_le_bytes(low_first);
        match self.kind {
            Kind::Unsigned => bits as f64,
            Kind::Signed => {
                let unused = 64 - 8 * self.bytes as u32;
                ((bits << unused) as i64 >> unused) as f64
            }
            Kind::Float if self.bytes == 4 => f64::from(f32::from_bits(bits as u32)),
            Kind::Float => f64::from_bits(bits),
        }
    }
}

/// NumPy stores a transposed matrix by columns.
fn to_row_major(shape: &[u64], entries: &[f64]) -> Vec<f64> {
    let &[rows, columns] = shape else { return entries.to_vec() };
    let (rows, columns) = (rows as usize, columns as usize);
    (0..rows).flat_map(|i| (0..columns).map(move |j| entries[j * rows + i])).collect()
}

/// A file of the given shape, as NumPy writes it; `descr` is the entry type.
pub(crate) fn write(descr: &str, shape: &[u64], data: &[u8]) -> Vec<u8> {
    /// NumPy starts the data at a multiple of this.
    const ALIGNMENT: usize = 64;
    let fixed = b"\x93NUMPY\x01\x00".len() + 2;
    let mut header =
        format!("{{'descr': '{descr}', 'fortran_order': False, 'shape': {}, }}", show_shape(shape));
    let padding = (fixed + header.len() + 1).next_multiple_of(ALIGNMENT) - (fixed + header.len() + 1);
    header.push_str(&" ".repeat(padding));
    header.push('\n');
    let length = u16::try_from(header.len()).expect("a header of numbers is short");
    [b"\x93NUMPY\x01\x00", length.to_le_bytes().as_slice(), header.as_bytes(), data].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn npy(header: &str, data: &[u8]) -> Vec<u8> {
        [b"\x93NUMPY\x01\x00", (header.len() as u16).to_le_bytes().as_slice(), header.as_bytes(), data]
            .concat()
    }

    #[test]
    fn all_number_types_are_read() {
        let cases: [(&str, &[u8], [f64; 2]); 8] = [
            ("|i1", &[0xFF, 0x7F], [-1.0, 127.0]),
            ("|u1", &[0xFF, 0x7F], [255.0, 127.0]),
            ("<i2", &[0xFE, 0xFF, 2, 0], [-2.0, 2.0]),
            (">i2", &[0xFF, 0xFE, 0, 2], [-2.0, 2.0]),
            ("<i4", &[0xFD, 0xFF, 0xFF, 0xFF, 3, 0, 0, 0], [-3.0, 3.0]),
            ("<i8", &[0xFC, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 4, 0, 0, 0, 0, 0, 0, 0], [-4.0, 4.0]),
            (">f4", &[0xBF, 0x80, 0, 0, 0x40, 0, 0, 0], [-1.0, 2.0]),
            ("<f8", &[0, 0, 0, 0, 0, 0, 0xE0, 0xBF, 0, 0, 0, 0, 0, 0, 0x08, 0x40], [-0.5, 3.0]),
        ];
        for (descr, data, entries) in cases {
            let header = format!("{{'descr': '{descr}', 'fortran_order': False, 'shape': (2,), }}\n");
            let array = read(&npy(&header, data), 100).unwrap();
            assert_eq!(array, Array { shape: vec![2], entries: entries.to_vec() }, "{descr}");
        }
    }

    #[test]
    fn column_major_matrices_are_turned() {
        let file = npy("{'descr': '|i1', 'fortran_order': True, 'shape': (2, 3), }", &[1, 4, 2, 5, 3, 6]);
        assert_eq!(read(&file, 100).unwrap().entries, [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    }

    #[test]
    fn what_is_written_is_read() {
        let file = write("|i1", &[2, 2], &[1, 2, 3, 255]);
        assert_eq!(file.len() % 64, 4);
        assert_eq!(read(&file, 4).unwrap(), Array { shape: vec![2, 2], entries: vec![1.0, 2.0, 3.0, -1.0] });
    }

    #[test]
    fn refusals_say_why() {
        let cases: [(Vec<u8>, &str); 9] = [
            (b"PK".to_vec(), "it does not start like a .npy file"),
            (b"\x93NUMPY\x01".to_vec(), "it ends within its header"),
            (b"\x93NUMPY\x09\x00\x00\x00".to_vec(), "version 9 of the .npy format is unknown"),
            (b"\x93NUMPY\x02\x00\xff\xff\xff\xff".to_vec(), "its header of 4294967295 bytes is too long"),
            (npy("{'descr': '|i1', 'shape': (1,), }", &[1]), "its header has no `fortran_order`"),
            (
                npy("{'descr': '<c8', 'fortran_order': False, 'shape': (1,), }", &[0; 8]),
                "its entries have the type `<c8`, expected int8 to int64, uint8 to uint64, float32 or float64",
            ),
            (
                npy("{'descr': '|i1', 'fortran_order': False, 'shape': (4294967296, 4294967296), }", &[]),
                "its shape (4294967296, 4294967296) is too large",
            ),
            (
                npy("{'descr': '<i8', 'fortran_order': False, 'shape': (1,), }", &[0; 7]),
                "7 bytes of entries, its header announces 8",
            ),
            (
                npy("{'descr': [('x', '<i8')], 'fortran_order': False, 'shape': (), }", &[]),
                "its entries are records, not numbers",
            ),
        ];
        for (file, reason) in cases {
            assert_eq!(read(&file, 1000).unwrap_err(), reason);
        }
    }
}
