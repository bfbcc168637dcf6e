//! How a connection ends: so that its client learns why.
//!
//! When a server closes a socket that has unread bytes in it, the system throws the last answer away: a client that is
//! still sending a body that is too large would see a broken connection instead of the 413. So what comes after the last
//! answer is read and forgotten, for a while. And a head that did not become complete is answered as well, though no
//! request was ever seen.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::task::{Context, Poll, Waker, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

use super::app::App;

/// If nothing comes for so long after the last answer, nothing is on its way.
const SILENCE: Duration = Duration::from_millis(500);

/// What a head gets that took too long.
const TOO_SLOW: &[u8] =
    b"HTTP/1.1 408 Request Timeout\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n\
    {\"error\":{\"code\":\"too_slow\",\"message\":\"the head of the request did not arrive in time\"}}";

/// What a request gets that was given up at the end.
const GIVEN_UP: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nconnection: close\r\n\
    retry-after: 5\r\n\r\n{\"error\":{\"code\":\"shutting_down\",\"message\":\"the service is ending\"}}";

/// A connection that ends as described above.
pub(crate) struct Closing<I: AsyncRead + AsyncWrite + Unpin> {
    stream: I,
    app: Arc<App>,
    /// Something came, and no answer has been begun since.
    owes_answer: bool,
    /// The client has said that nothing more will come.
    ended: bool,
    last: Option<Last>,
}

/// The time after the last answer.
struct Last {
    silence: Pin<Box<Sleep>>,
    end: Instant,
}

impl<I: AsyncRead + AsyncWrite + Unpin> Closing<I> {
    pub fn new(stream: I, app: Arc<App>) -> Self {
        Self { stream, app, owes_answer: false, ended: false, last: None }
    }

    /// Reads and forgets, until the client ends or is silent, or the time is over.
    fn poll_forget(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let time = self.app.limits.body_time;
        let last = self.last.get_or_insert_with(|| {
            let now = Instant::now();
            Last { silence: Box::pin(sleep(SILENCE)), end: now + time }
        });
        let mut bytes = [0; 16 << 10];
        while !self.ended && Instant::now() < last.end {
            let mut buffer = ReadBuf::new(&mut bytes);
            match Pin::new(&mut self.stream).poll_read(context, &mut buffer) {
                Poll::Ready(Ok(())) if !buffer.filled().is_empty() => {
                    last.silence.as_mut().reset(Instant::now() + SILENCE);
                }
                Poll::Ready(_) => break,
                Poll::Pending => return last.silence.as_mut().poll(context),
            }
        }
        Poll::Ready(())
    }
}

impl<I: AsyncRead + AsyncWrite + Unpin> AsyncRead for Closing<I> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        let came = buffer.filled().len() > before;
        self.owes_answer |= came;
        self.ended |= !came;
        Poll::Ready(Ok(()))
    }
}

impl<I: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Closing<I> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.owes_answer = false;
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        if self.last.is_none() {
            ready!(Pin::new(&mut self.stream).poll_shutdown(context))?;
        }
        self.poll_forget(context).map(Ok)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.owes_answer = false;
        Pin::new(&mut self.stream).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

impl<I: AsyncRead + AsyncWrite + Unpin> Drop for Closing<I> {
    fn drop(&mut self) {
        if !self.owes_answer || self.ended || self.last.is_some() {
            return;
        }
        let answer = if self.app.draining.load(Ordering::Relaxed) {
            GIVEN_UP
        } else {
            self.app.metrics.slow_head();
            TOO_SLOW
        };
        // As much as goes out without waiting: nobody is there any more to wait.
        let mut context = Context::from_waker(Waker::noop());
        let _ = Pin::new(&mut self.stream).poll_write(&mut context, answer);
        let _ = Pin::new(&mut self.stream).poll_flush(&mut context);
        let _ = Pin::new(&mut self.stream).poll_shutdown(&mut context);
    }
}
