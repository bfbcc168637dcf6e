//! Connections: how many, how long, and their end.

use std::io::{self, Read, Write};
use std::net::TcpListener;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::Request;
use axum::http::{HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_server::accept::Accept;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;
use tower::Service;

use super::app::App;
use super::closing::Closing;
use super::error::ApiError;

/// Connections above the bound that are answered all the same: whoever asks how the service is must learn it then too, and
/// everybody else that there are too many.
const CROWD: usize = 64;

/// How long one of those may take to say something.
const CROWD_TIME: Duration = Duration::from_millis(300);

/// What the rest get.
const TURNED_AWAY: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nconnection: close\r\n\
    retry-after: 2\r\n\r\n{\"error\":{\"code\":\"too_many_connections\",\"message\":\"too many connections are open\"}}";

/// Lets only so many connections in. One that finds no place is answered and closed: its client can try again, while one that
/// waits could not be told from one that hangs.
#[derive(Clone)]
pub(crate) struct Limited<A> {
    inner: A,
    /// Whether a connection begins with a handshake, so that nothing can be said before it.
    encrypted: bool,
    places: Arc<Semaphore>,
    crowd: Arc<Semaphore>,
    app: Arc<App>,
}

impl<A> Limited<A> {
    /// `files` is how many files this process may have open.
    pub fn new(inner: A, app: Arc<App>, files: Option<u64>) -> Self {
        let wanted = app.limits.connections;
        let most = most_connections(wanted, app.threads, files);
        if most < wanted {
            tracing::warn!(wanted, most, "this process may open too few files for so many connections");
        }
        let (places, crowd) = (Arc::new(Semaphore::new(most)), Arc::new(Semaphore::new(CROWD)));
        Self { inner, encrypted: app.encrypted, places, crowd, app }
    }
}

/// Grades need files too, and more than that: without them every verdict would be an error.
fn most_connections(wanted: usize, threads: usize, files: Option<u64>) -> usize {
    let Some(files) = files.and_then(|files| usize::try_from(files).ok()) else { return wanted };
    let others = 128 + CROWD + 64 * threads;
    wanted.min(files.saturating_sub(others).max(8))
}

impl<A, S> Accept<TcpStream, S> for Limited<A>
where
    A: Accept<TcpStream, S> + Clone + Send + Sync + 'static,
    S: Send + 'static,
    A::Future: Send + 'static,
    A::Stream: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    A::Service: Send + 'static,
{
    type Stream = Closing<A::Stream>;
    type Service = Placed<A::Service>;
    type Future = std::pin::Pin<Box<dyn Future<Output = io::Result<(Self::Stream, Self::Service)>> + Send>>;

    fn accept(&self, stream: TcpStream, service: S) -> Self::Future {
        let (permit, crowded) = match Arc::clone(&self.places).try_acquire_owned() {
            Ok(permit) => (Some(permit), false),
            Err(_) => (Arc::clone(&self.crowd).try_acquire_owned().ok(), true),
        };
        if crowded {
            self.app.metrics.refused_connection();
        }
        let encrypted = self.encrypted;
        let Some(permit) = permit else {
            let error = turn_away(stream, encrypted);
            return Box::pin(async { Err(error) });
        };
        let place = Arc::new(Place::new(Arc::clone(&self.app), permit));
        let (acceptor, app) = (self.inner.clone(), Arc::clone(&self.app));
        let patience = if crowded { CROWD_TIME.min(app.limits.head_time) } else { app.limits.head_time };
        Box::pin(async move {
            // The first byte has its time too; that of all others is kept by those who read them.
            match timeout(patience, stream.peek(&mut [0])).await {
                Err(_) if crowded => return Err(turn_away(stream, encrypted)),
                Err(_) => {
                    app.metrics.slow_head();
                    return Err(io::ErrorKind::TimedOut.into());
                }
                Ok(first) => {
                    if first? == 0 {
                        return Err(io::ErrorKind::UnexpectedEof.into());
                    }
                }
            }
            let (stream, inner) = acceptor.accept(stream, service).await?;
            Ok((Closing::new(stream, app), Placed { inner, crowded, _place: place }))
        })
    }
}

/// Says why, and closes, without waiting for anybody: a connection that is refused must not take up what it is refused for.
fn turn_away(stream: TcpStream, encrypted: bool) -> io::Error {
    if let (false, Ok(mut stream)) = (encrypted, stream.into_std()) {
        // What is unread when it is closed would take the answer with it.
        let _ = stream.read(&mut [0; 4096]);
        let _ = stream.write(TURNED_AWAY);
    }
    io::Error::other("too many connections")
}

/// Marks a request that came over a connection for which there is no place.
#[derive(Clone, Copy)]
struct Crowded;

/// Answers requests over connections for which there is no place. How the service is doing is told to all.
pub(crate) async fn refuse_crowd(request: Request, next: Next) -> Response {
    if request.extensions().get::<Crowded>().is_none() {
        return next.run(request).await;
    }
    let mut response = match request.uri().path() {
        "/healthz" => next.run(request).await,
        _ => ApiError::Crowded.into_response(),
    };
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}

/// A connection's place.
struct Place {
    app: Arc<App>,
    _permit: OwnedSemaphorePermit,
}

impl Place {
    fn new(app: Arc<App>, permit: OwnedSemaphorePermit) -> Self {
        app.metrics.connection(1);
        Self { app, _permit: permit }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.app.metrics.connection(-1);
    }
}

/// The service of one connection, which holds its place.
#[derive(Clone)]
pub(crate) struct Placed<S> {
    inner: S,
    crowded: bool,
    _place: Arc<Place>,
}

impl<S, B> Service<axum::http::Request<B>> for Placed<S>
where
    S: Service<axum::http::Request<B>>,
{
    type Response = S::Response;
    type Error = S::Error;
    type Future = S::Future;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Self::Error>> {
        self.inner.poll_ready(context)
    }

    fn call(&mut self, mut request: axum::http::Request<B>) -> Self::Future {
        if self.crowded {
            request.extensions_mut().insert(Crowded);
        }
        self.inner.call(request)
    }
}

/// Connections that the system takes before the service does. Where there is no room for one of a burst, its client tries again
/// a second later.
const BACKLOG: i32 = 4096;

/// Makes room for bursts of connections; the library asks for 128.
pub(crate) fn lengthen_backlog(listener: &TcpListener) -> io::Result<()> {
    Ok(rustix::net::listen(listener, BACKLOG)?)
}

/// Lets a process have as many files open as the system allows it, since every connection is one. Gives how many that is,
/// if there is an end to it.
pub(crate) fn raise_open_files() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let now = getrlimit(Resource::Nofile);
    match setrlimit(Resource::Nofile, Rlimit { current: now.maximum, maximum: now.maximum }) {
        Ok(()) => now.maximum,
        // Then the usual number stays in force.
        Err(_) => now.current,
    }
}

/// Waits for the order to end: SIGTERM, or Ctrl-C.
pub(crate) async fn order_to_end() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
    Ok(())
}

/// Between looks at what is still to be done.
pub(crate) const MOMENT: Duration = Duration::from_millis(50);

#[cfg(test)]
mod tests {
    use super::most_connections;

    #[test]
    fn connections_leave_files_for_grades() {
        assert_eq!(most_connections(4096, 2, None), 4096);
        assert_eq!(most_connections(4096, 2, Some(20_000)), 4096);
        assert_eq!(most_connections(4096, 2, Some(1024)), 704);
        assert_eq!(most_connections(4096, 2, Some(256)), 8);
        assert_eq!(most_connections(20, 2, Some(1024)), 20);
    }
}
