//! SHA-256 of files and texts, in hex.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use sha2::{Digest, Sha256};

/// The SHA-256 of what `reader` yields; `seen` is told of every piece read.
pub(crate) fn of_reader(mut reader: impl Read, mut seen: impl FnMut(u64)) -> io::Result<String> {
    let mut hasher = Sha256::new();
    let mut buffer = vec![0; 1 << 20];
    loop {
        match reader.read(&mut buffer) {
            Ok(0) => return Ok(hex(&hasher.finalize())),
            Ok(read) => {
                hasher.update(&buffer[..read]);
                seen(read as u64);
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

/// The SHA-256 of a file.
pub(crate) fn of_file(path: &Path) -> io::Result<String> {
    of_reader(File::open(path)?, |_| {})
}

/// The SHA-256 of bytes in memory.
pub(crate) fn of_bytes(bytes: impl AsRef<[u8]>) -> String {
    hex(&Sha256::digest(bytes))
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
