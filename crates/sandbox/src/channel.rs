//! Messages and open files between the processes of a sandbox, over a socket.

use std::io::{self, IoSlice, IoSliceMut, Read};
use std::mem::MaybeUninit;
use std::net::Shutdown;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::net::UnixStream;

use rustix::net::{
    RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, SendAncillaryBuffer, SendAncillaryMessage,
    SendFlags,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The kernel passes no more files than this at once.
pub(crate) const MAX_FILES: usize = 253;

/// Longest message; nothing that we send comes near it.
const MAX_BYTES: usize = 16 << 20;

/// Length of the text and number of files, before each message.
const HEADER: usize = 8;

/// One end of a connection between two processes that both trust.
#[derive(Debug)]
pub(crate) struct Channel(UnixStream);

impl Channel {
    /// Both ends of a new connection.
    pub(crate) fn pair() -> io::Result<(Self, UnixStream)> {
        let (ours, theirs) = UnixStream::pair()?;
        Ok((Self(ours), theirs))
    }

    /// The end that this process was given as standard input, which is empty afterwards.
    pub(crate) fn from_stdin() -> io::Result<Self> {
        let socket = rustix::io::fcntl_dupfd_cloexec(rustix::stdio::stdin(), 3)?;
        rustix::stdio::dup2_stdin(std::fs::File::open("/dev/null")?)?;
        Ok(Self(socket.into()))
    }

    /// Sends a message and copies of open files.
    pub(crate) fn send(&self, message: &impl Serialize, files: &[BorrowedFd<'_>]) -> io::Result<()> {
        let text = serde_json::to_vec(message)?;
        if files.len() > MAX_FILES || text.len() > MAX_BYTES {
            return Err(io::Error::other("too long a message for the sandbox"));
        }
        let mut header = [0; HEADER];
        header[..4].copy_from_slice(&u32::try_from(text.len()).unwrap_or(u32::MAX).to_ne_bytes());
        header[4..].copy_from_slice(&u32::try_from(files.len()).unwrap_or(u32::MAX).to_ne_bytes());
        if files.is_empty() {
            // By the plainest of calls, which a filter of system calls lets pass.
            return write_all(&self.0, &header).and_then(|()| write_all(&self.0, &text));
        }
        let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(MAX_FILES))];
        let mut control = SendAncillaryBuffer::new(&mut space);
        control.push(SendAncillaryMessage::ScmRights(files));
        let sent = retry(|| {
            rustix::net::sendmsg(&self.0, &[IoSlice::new(&header)], &mut control, SendFlags::NOSIGNAL)
        })?;
        if sent != HEADER {
            return Err(io::ErrorKind::WriteZero.into());
        }
        write_all(&self.0, &text)
    }

    /// Waits for a message; `None` when the other end is closed.
    pub(crate) fn receive<T: DeserializeOwned>(&self) -> io::Result<Option<(T, Vec<OwnedFd>)>> {
        let mut header = [0; HEADER];
        let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(MAX_FILES))];
        let mut control = RecvAncillaryBuffer::new(&mut space);
        let received = retry(|| {
            let flags = RecvFlags::CMSG_CLOEXEC | RecvFlags::WAITALL;
            rustix::net::recvmsg(&self.0, &mut [IoSliceMut::new(&mut header)], &mut control, flags)
        });
        let received = match received {
            Ok(received) => received.bytes,
            Err(error) if error.kind() == io::ErrorKind::ConnectionReset => 0,
            Err(error) => return Err(error),
        };
        if received == 0 {
            return Ok(None);
        }
        let mut files = Vec::new();
        for message in control.drain() {
            if let RecvAncillaryMessage::ScmRights(rights) = message {
                files.extend(rights);
            }
        }
        let [a, b, c, d, e, f, g, h] = header;
        let length = u32::from_ne_bytes([a, b, c, d]) as usize;
        let expected = u32::from_ne_bytes([e, f, g, h]) as usize;
        if received != HEADER || length > MAX_BYTES || files.len() != expected {
            // Files are missing when this process has too many open already.
            return Err(io::Error::other("a message of the sandbox arrived incomplete"));
        }
        let mut text = vec![0; length];
        (&self.0).read_exact(&mut text)?;
        Ok(Some((serde_json::from_slice(&text)?, files)))
    }

    /// Tells the other end that nothing more will be sent; it can still answer.
    pub(crate) fn end_sending(&self) {
        // It fails only if the other end is gone.
        let _ = self.0.shutdown(Shutdown::Write);
    }
}

impl AsFd for Channel {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.0.as_fd()
    }
}

fn write_all(socket: &UnixStream, mut bytes: &[u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        let written = retry(|| rustix::io::write(socket, bytes))?;
        bytes = &bytes[written..];
    }
    Ok(())
}

fn retry<T>(mut call: impl FnMut() -> rustix::io::Result<T>) -> io::Result<T> {
    loop {
        match call() {
            Err(rustix::io::Errno::INTR) => {}
            other => return Ok(other?),
        }
    }
}
