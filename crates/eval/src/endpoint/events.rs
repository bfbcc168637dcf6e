//! The events of a stream (`text/event-stream`): lines that start with `data:`, up to an empty one.

use super::error::{CallError, CallFault};

/// Bytes that have come and are not whole events yet.
#[derive(Debug, Default)]
pub(super) struct Events {
    bytes: Vec<u8>,
    /// Everything before this has been looked through.
    start: usize,
    /// No line ends between `start` and here.
    searched: usize,
    data: Option<String>,
}

impl Events {
    /// Adds what came.
    pub(super) fn push(&mut self, piece: &[u8]) {
        self.bytes.drain(..self.start);
        self.searched -= self.start;
        self.start = 0;
        self.bytes.extend_from_slice(piece);
    }

    /// The data of the next whole event.
    pub(super) fn next(&mut self) -> Result<Option<String>, CallError> {
        while let Some(length) = self.bytes[self.searched..].iter().position(|&byte| byte == b'\n') {
            let end = self.searched + length;
            let line =
                self.bytes[self.start..end].strip_suffix(b"\r").unwrap_or(&self.bytes[self.start..end]);
            let line = std::str::from_utf8(line)
                .map_err(|_| CallError::new(CallFault::Malformed, "the endpoint's answer is not UTF-8"))?;
            let whole = line.is_empty();
            if let Some(data) = line.strip_prefix("data:") {
                let data = data.strip_prefix(' ').unwrap_or(data);
                match &mut self.data {
                    Some(before) => {
                        before.push('\n');
                        before.push_str(data);
                    }
                    None => self.data = Some(data.to_owned()),
                }
            }
            self.start = end + 1;
            self.searched = end + 1;
            if let Some(data) = self.data.take_if(|_| whole) {
                return Ok(Some(data));
            }
        }
        self.searched = self.bytes.len();
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_found_however_they_are_cut() {
        let text = "\u{feff}: comment\r\nevent: message\r\ndata: {\"a\":\r\ndata: \"é\"}\r\n\r\n\n\ndata:[DONE]\n\ndata: torn";
        for size in 1..text.len() {
            let mut events = Events::default();
            let mut found = Vec::new();
            for piece in text.as_bytes().chunks(size) {
                events.push(piece);
                while let Some(data) = events.next().unwrap() {
                    found.push(data);
                }
            }
            assert_eq!(found, ["{\"a\":\n\"é\"}", "[DONE]"], "in pieces of {size}");
        }
    }

    #[test]
    fn what_is_no_text_is_told() {
        let mut events = Events::default();
        events.push(b"data: \xff\n\n");
        assert_eq!(events.next().unwrap_err().fault, CallFault::Malformed);
    }
}
