//! Frames: a length in four bytes, the highest first, and that many bytes of JSON.

use std::io::{self, Read, Write};

/// Longest frame, in bytes.
pub const MAX_FRAME: usize = 64 << 20;

/// Reads one frame; nothing if the other side has closed its end between two frames.
///
/// # Errors
/// The system's, [`io::ErrorKind::UnexpectedEof`] within a frame, [`io::ErrorKind::InvalidData`] for one that is too
/// long.
pub fn read(source: &mut impl Read) -> io::Result<Option<Vec<u8>>> {
    let mut length = [0; 4];
    if !read_or_end(source, &mut length)? {
        return Ok(None);
    }
    let length = u32::from_be_bytes(length) as usize;
    if length > MAX_FRAME {
        let message = format!("a frame of {length} bytes; at most {MAX_FRAME} are read");
        return Err(io::Error::new(io::ErrorKind::InvalidData, message));
    }
    // Memory grows with what comes, not with what is announced.
    let mut frame = Vec::new();
    source.take(length as u64).read_to_end(&mut frame)?;
    if frame.len() < length {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(Some(frame))
}

fn read_or_end(source: &mut impl Read, buffer: &mut [u8; 4]) -> io::Result<bool> {
    let mut filled = 0;
    while filled < buffer.len() {
        match source.read(&mut buffer[filled..]) {
            Ok(0) if filled == 0 => return Ok(false),
            Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(read) => filled += read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(true)
}

/// Writes one frame and flushes.
///
/// # Errors
/// The system's, and [`io::ErrorKind::InvalidInput`] for a frame that is too long.
pub fn write(target: &mut impl Write, frame: &[u8]) -> io::Result<()> {
    let length = u32::try_from(frame.len()).ok().filter(|_| frame.len() <= MAX_FRAME);
    let Some(length) = length else {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "the frame is too long"));
    };
    target.write_all(&length.to_be_bytes())?;
    target.write_all(frame)?;
    target.flush()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may fail")]
mod tests {
    use super::*;

    #[test]
    fn frames_come_back_one_by_one() {
        let mut bytes = Vec::new();
        write(&mut bytes, b"{}").unwrap();
        write(&mut bytes, b"").unwrap();
        assert_eq!(&bytes[..6], b"\0\0\0\x02{}");
        let mut source = bytes.as_slice();
        assert_eq!(read(&mut source).unwrap().unwrap(), b"{}");
        assert_eq!(read(&mut source).unwrap().unwrap(), b"");
        assert_eq!(read(&mut source).unwrap(), None);
    }

    #[test]
    fn half_a_frame_and_too_long_a_frame_are_errors() {
        for half in [&b"\0"[..], b"\0\0\0\x02", b"\0\0\0\x02{"] {
            assert_eq!(read(&mut &*half).unwrap_err().kind(), io::ErrorKind::UnexpectedEof);
        }
        assert_eq!(read(&mut &b"\xff\xff\xff\xff{}"[..]).unwrap_err().kind(), io::ErrorKind::InvalidData);
        let too_long = vec![b' '; MAX_FRAME + 1];
        assert_eq!(write(&mut Vec::new(), &too_long).unwrap_err().kind(), io::ErrorKind::InvalidInput);
    }
}
