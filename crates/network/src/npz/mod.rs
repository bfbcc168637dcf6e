//! Networks as NumPy archives.
//!
//! An archive holds `E1`, `E2` and `W2` (p rows of H entries) and the single number `p`. Entries may have any integer
//! type or be floats of integer value; they are written as int8. Other arrays are ignored.

mod npy;

use std::io::{self, Cursor, Read, Write};
use std::path::{Path, PathBuf};

use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use crate::network::{LARGEST_HIDDEN, LARGEST_P, MAX_ENTRY};
use crate::{Network, NetworkError, Table};

use npy::{Array, show_shape};

/// Most bytes that one array may unpack to: 8-byte entries of the largest table, and a header.
const LARGEST_ARRAY: u64 = (LARGEST_P * LARGEST_HIDDEN * 8 + 8192) as u64;

/// Most bytes of an archive that is read from disk.
const LARGEST_FILE: u64 = 4 * LARGEST_ARRAY;

/// Why an archive holds no network.
#[derive(Debug, thiserror::Error)]
pub enum NpzError {
    /// The file could not be read.
    #[error("could not read {}: {source}", path.display())]
    Read {
        /// the file
        path: PathBuf,
        /// what the system said
        source: io::Error,
    },
    /// It is no archive.
    #[error("not a .npz archive: {0}")]
    Archive(String),
    /// An array is not there.
    #[error("array {array} is missing: the archive needs E1, E2, W2 and p")]
    Missing {
        /// its name
        array: &'static str,
    },
    /// An array cannot be read.
    #[error("array {array}: {reason}")]
    Array {
        /// its name
        array: &'static str,
        /// why
        reason: String,
    },
    /// An array has the wrong shape.
    #[error("array {array} has the shape {found}, expected {expected}")]
    Shape {
        /// its name
        array: &'static str,
        /// its shape
        found: String,
        /// what fits the other arrays
        expected: String,
    },
    /// An entry is not an integer in [-127, 127].
    #[error("array {array}, row {row}, column {column}: {value} is not an integer in [-127, 127]")]
    Entry {
        /// name of the array
        array: &'static str,
        /// row of the entry
        row: usize,
        /// column of the entry
        column: usize,
        /// the entry
        value: f64,
    },
    /// p or H is out of range.
    #[error("{0}")]
    Network(#[from] NetworkError),
}

/// Reads a network from a `.npz` file.
pub fn load(path: &Path) -> Result<Network, NpzError> {
    let read_error = |source| NpzError::Read { path: path.to_owned(), source };
    let file = std::fs::File::open(path).map_err(read_error)?;
    let mut bytes = Vec::new();
    file.take(LARGEST_FILE + 1).read_to_end(&mut bytes).map_err(read_error)?;
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(NpzError::Archive(format!("it is larger than {LARGEST_FILE} bytes")));
    }
    parse(&bytes)
}

/// Reads a network from the bytes of a `.npz` file.
///
/// ```
/// use lmap_network::{construct, npz, Operation};
/// let frozen = construct::two_neurons(Operation::Add, 5).unwrap();
/// let bytes = npz::to_bytes(frozen.network());
/// assert_eq!(&npz::parse(&bytes).unwrap(), frozen.network());
/// ```
pub fn parse(bytes: &[u8]) -> Result<Network, NpzError> {
    let mut archive =
        ZipArchive::new(Cursor::new(bytes)).map_err(|error| NpzError::Archive(error.to_string()))?;
    let p = single_number(&array(&mut archive, "p")?)?;
    let mut hidden = None;
    let [e1, e2, w2] = [Table::E1, Table::E2, Table::W2].map(|table| {
        let array = array(&mut archive, table.name())?;
        let columns = *hidden.get_or_insert_with(|| array.shape.get(1).copied().unwrap_or(0) as usize);
        entries(table.name(), &array, p, columns)
    });
    let hidden = hidden.unwrap_or(0);
    Ok(Network::new(p, hidden, e1?, e2?, w2?)?)
}

/// The bytes of a `.npz` file with the network, the same on every machine.
pub fn to_bytes(network: &Network) -> Vec<u8> {
    write_archive(network).expect("writing to memory")
}

/// Writes the network to a `.npz` file, whole or not at all.
pub fn save(path: &Path, network: &Network) -> io::Result<()> {
    crate::files::write_whole(path, &to_bytes(network))
}

fn write_archive(network: &Network) -> zip::result::ZipResult<Vec<u8>> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Stored)
        .last_modified_time(zip::DateTime::default());
    let shape = [network.p() as u64, network.hidden() as u64];
    for table in Table::ALL {
        let data: Vec<u8> = network.table(table).iter().map(|&entry| entry as u8).collect();
        archive.start_file(format!("{}.npy", table.name()), options)?;
        archive.write_all(&npy::write("|i1", &shape, &data))?;
    }
    archive.start_file("p.npy", options)?;
    archive.write_all(&npy::write("<i8", &[], &(network.p() as i64).to_le_bytes()))?;
    Ok(archive.finish()?.into_inner())
}

fn array(archive: &mut ZipArchive<Cursor<&[u8]>>, name: &'static str) -> Result<Array, NpzError> {
    let failed = |reason: String| NpzError::Array { array: name, reason };
    let entry = match archive.by_name(&format!("{name}.npy")) {
        Ok(entry) => entry,
        Err(ZipError::FileNotFound) => return Err(NpzError::Missing { array: name }),
        Err(error) => return Err(failed(error.to_string())),
    };
    let mut bytes = Vec::new();
    entry.take(LARGEST_ARRAY + 1).read_to_end(&mut bytes).map_err(|error| failed(error.to_string()))?;
    if bytes.len() as u64 > LARGEST_ARRAY {
        return Err(failed(format!("it unpacks to more than {LARGEST_ARRAY} bytes")));
    }
    npy::read(&bytes, (LARGEST_P * LARGEST_HIDDEN) as u64).map_err(failed)
}

fn single_number(p: &Array) -> Result<usize, NpzError> {
    let &[value] = p.entries.as_slice() else {
        return Err(NpzError::Shape { array: "p", found: show_shape(&p.shape), expected: "()".to_owned() });
    };
    if value.fract() != 0.0 || !(0.0..=1e9).contains(&value) {
        return Err(NpzError::Array { array: "p", reason: format!("{value} is not a modulus") });
    }
    Ok(value as usize)
}

/// The entries of a table, if it is p×`hidden` and they are all integers in range.
fn entries(name: &'static str, array: &Array, p: usize, hidden: usize) -> Result<Vec<i8>, NpzError> {
    if array.shape != [p as u64, hidden as u64] {
        let expected = if hidden == 0 { format!("({p}, H)") } else { show_shape(&[p as u64, hidden as u64]) };
        return Err(NpzError::Shape { array: name, found: show_shape(&array.shape), expected });
    }
    let limit = f64::from(MAX_ENTRY);
    let entry = |(i, &value): (usize, &f64)| {
        if value.fract() == 0.0 && (-limit..=limit).contains(&value) {
            return Ok(value as i8);
        }
        Err(NpzError::Entry { array: name, row: i / hidden, column: i % hidden, value })
    };
    array.entries.iter().enumerate().map(entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// An archive of the given arrays: name, entry type, shape, data.
    fn archive(arrays: &[(&str, &str, &[u64], &[u8])]) -> Vec<u8> {
        let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
        for (name, descr, shape, data) in arrays {
            archive.start_file(format!("{name}.npy"), SimpleFileOptions::default()).unwrap();
            archive.write_all(&npy::write(descr, shape, data)).unwrap();
        }
        archive.finish().unwrap().into_inner()
    }

    const TABLE: (&str, &[u64], &[u8]) = ("|i1", &[3, 2], &[1, 2, 3, 4, 5, 6]);

    fn table(name: &'static str) -> (&'static str, &'static str, &'static [u64], &'static [u8]) {
        (name, TABLE.0, TABLE.1, TABLE.2)
    }

    #[test]
    fn errors_name_the_array_and_the_reason() {
        let p: (&str, &str, &[u64], &[u8]) = ("p", "|u1", &[], &[3]);
        let cases = [
            (vec![table("E1"), table("E2"), p], "array W2 is missing: the archive needs E1, E2, W2 and p"),
            (
                vec![table("E1"), ("E2", "|i1", &[2, 3], TABLE.2), table("W2"), p],
                "array E2 has the shape (2, 3), expected (3, 2)",
            ),
            (
                vec![("E1", "|i1", &[6], TABLE.2), table("E2"), table("W2"), p],
                "array E1 has the shape (6,), expected (3, H)",
            ),
            (
                vec![table("E1"), table("E2"), ("W2", "|i1", &[3, 2], &[0, 0, 0, 128, 0, 0]), p],
                "array W2, row 1, column 1: -128 is not an integer in [-127, 127]",
            ),
            (
                vec![table("E1"), table("E2"), table("W2"), ("p", "<f4", &[], &[0, 0, 32, 64])],
                "array p: 2.5 is not a modulus",
            ),
            (
                vec![table("E1"), table("E2"), table("W2"), ("p", "|u1", &[2], &[3, 3])],
                "array p has the shape (2,), expected ()",
            ),
            (
                vec![("E1", "|i1", &[3, 2], &[1]), table("E2"), table("W2"), p],
                "array E1: 1 bytes of entries, its header announces 6",
            ),
        ];
        for (arrays, message) in cases {
            assert_eq!(parse(&archive(&arrays)).unwrap_err().to_string(), message);
        }
    }

    #[test]
    fn a_damaged_archive_is_refused() {
        let frozen = crate::construct::two_neurons(crate::Operation::Add, 5).unwrap();
        let bytes = to_bytes(frozen.network());
        assert!(matches!(parse(b"not a zip"), Err(NpzError::Archive(_))));
        assert!(matches!(parse(&bytes[..bytes.len() / 2]), Err(NpzError::Archive(_))));
        let mut flipped = bytes.clone();
        // Behind the name in the zip stand a header of 128 bytes and then the entries.
        let name = bytes.windows(6).position(|window| window == b"E2.npy").unwrap();
        flipped[name + 6 + 128 + 3] ^= 1;
        let message = parse(&flipped).unwrap_err().to_string();
        assert!(message.starts_with("array E2: "), "{message}");
    }

    proptest! {
        #[test]
        fn writing_then_reading_gives_the_same_network(p in 2_usize..12, hidden in 1_usize..9, seed: u64) {
            let mut rng = crate::rng::Rng::new(&[seed]);
            let mut table = || (0..p * hidden).map(|_| (rng.below(255) as i32 - 127) as i8).collect::<Vec<i8>>();
            let network = Network::new(p, hidden, table(), table(), table()).unwrap();
            prop_assert_eq!(parse(&to_bytes(&network)).unwrap(), network);
        }

        /// A short deterministic run of the fuzz target.
        #[test]
        fn damage_never_panics(place in 0_usize..2000, value: u8, cut in 0_usize..2000) {
            let frozen = crate::construct::two_neurons(crate::Operation::Add, 5).unwrap();
            let mut bytes = to_bytes(frozen.network());
            let length = bytes.len();
            bytes[place % length] = value;
            let _ = parse(&bytes);
            let _ = parse(&bytes[..cut % length]);
        }
    }
}
