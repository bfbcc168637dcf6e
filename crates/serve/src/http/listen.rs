//! Connections: how many, how long, and their end.

use std::io;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum_server::accept::Accept;
use tokio::net::TcpStream;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tower::Service;

use super::app::App;

/// Lets only so many connections in. One that finds no place is closed at once: its client can try again, while one that
/// waits could not be told from one that hangs.
#[derive(Clone)]
pub(crate) struct Limited<A> {
    inner: A,
    places: Arc<Semaphore>,
    app: Arc<App>,
}

impl<A> Limited<A> {
    pub fn new(inner: A, app: Arc<App>) -> Self {
        let places = Arc::new(Semaphore::new(app.limits.connections));
        Self { inner, places, app }
    }
}

impl<A, S> Accept<TcpStream, S> for Limited<A>
where
    A: Accept<TcpStream, S> + Clone + Send + Sync + 'static,
    S: Send + 'static,
    A::Future: Send + 'static,
    A::Stream: Send + 'static,
    A::Service: Send + 'static,
{
    type Stream = A::Stream;
    type Service = Placed<A::Service>;
    type Future = std::pin::Pin<Box<dyn Future<Output = io::Result<(Self::Stream, Self::Service)>> + Send>>;

    fn accept(&self, stream: TcpStream, service: S) -> Self::Future {
        let Ok(permit) = Arc::clone(&self.places).try_acquire_owned() else {
            self.app.metrics.refused_connection();
            return Box::pin(async { Err(io::Error::other("too many connections")) });
        };
        let place = Arc::new(Place::new(Arc::clone(&self.app), permit));
        let (acceptor, patience) = (self.inner.clone(), self.app.limits.head_time);
        Box::pin(async move {
            // The first byte has its time too; that of all others is kept by those who read them.
            let first = tokio::time::timeout(patience, stream.peek(&mut [0])).await;
            if first.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))?? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let (stream, inner) = acceptor.accept(stream, service).await?;
            Ok((stream, Placed { inner, _place: place }))
        })
    }
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
    _place: Arc<Place>,
}

impl<S, R> Service<R> for Placed<S>
where
    S: Service<R>,
{
    type Response = S::Response;
    type Error = S::Error;
    type Future = S::Future;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Self::Error>> {
        self.inner.poll_ready(context)
    }

    fn call(&mut self, request: R) -> Self::Future {
        self.inner.call(request)
    }
}

/// Lets a process have as many files open as the system allows it, since every connection is one.
pub(crate) fn raise_open_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let now = getrlimit(Resource::Nofile);
    // Without it the usual number stays in force, and fewer connections fit.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: now.maximum, maximum: now.maximum });
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
