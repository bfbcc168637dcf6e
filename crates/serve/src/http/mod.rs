//! The engine behind HTTP: `docs/serve.md` describes the routes for people, `openapi.json` for programs.
//!
//! Every request goes the same way: the connection finds a place, the head and the body have their time and size, the token
//! says whose it is, the queue has room or the answer is 429. A grade that nobody waits for any more is cancelled.

mod app;
mod closing;
mod error;
mod grade;
mod health;
mod listen;
mod messages;
mod metrics;
mod options;
mod run;
mod tasks;
mod tokens;
mod unambiguous;
mod verdicts;

use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use axum_server::Handle;
use axum_server::accept::DefaultAcceptor;
use axum_server::tls_rustls::{RustlsAcceptor, RustlsConfig};
use hyper_util::rt::{TokioExecutor, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use tower_http::catch_panic::CatchPanicLayer;

use crate::engine::Engine;
use crate::order::{JudgeOrder, Order};
use app::App;
use error::ApiError;
use listen::{Limited, MOMENT, lengthen_backlog, order_to_end, raise_open_files, refuse_crowd};
pub use options::{Limits, Options, TlsFiles};
pub use tokens::{Denied, Tenant, Tokens, TokensError};
use verdicts::verdicts;

/// Why the service does not start, or ends.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Anybody could ask.
    #[error(
        "{0} can be reached from other machines, and there is no file with tokens: give --token-file, or bind to 127.0.0.1"
    )]
    NoTokens(SocketAddr),
    /// The tokens cannot be used.
    #[error(transparent)]
    Tokens(#[from] TokensError),
    /// The certificate or its key cannot be used.
    #[error("TLS with {} and {}: {source}", files.certificate.display(), files.key.display())]
    Tls {
        /// The files.
        files: TlsFiles,
        /// Why not.
        source: io::Error,
    },
    /// The address cannot be had.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why not.
        source: io::Error,
    },
    /// The service broke down.
    #[error("the service ended: {0}")]
    Io(#[from] io::Error),
}

/// A service that listens already, and answers when it is run.
pub struct Service {
    app: Arc<App>,
    listener: TcpListener,
    address: SocketAddr,
    tls: Option<TlsFiles>,
}

impl Service {
    /// Takes the address. `threads` is the number of grading threads of `engine`.
    ///
    /// # Errors
    /// When it would be open to everybody, or a file or the address cannot be used.
    pub fn bind(engine: Engine, threads: usize, options: &Options) -> Result<Self, ServeError> {
        let tokens = options.tokens.as_deref().map(Tokens::open).transpose()?;
        if tokens.is_none() && !options.bind.ip().is_loopback() {
            return Err(ServeError::NoTokens(options.bind));
        }
        let listen = |source| ServeError::Listen { address: options.bind, source };
        let listener = TcpListener::bind(options.bind).map_err(listen)?;
        lengthen_backlog(&listener).map_err(listen)?;
        listener.set_nonblocking(true).map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let app = Arc::new(App::new(engine, threads, tokens, options));
        Ok(Self { app, listener, address, tls: options.tls.clone() })
    }

    /// Where it listens, with the port that the system chose if it was asked to.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Whether it speaks TLS.
    #[must_use]
    pub fn is_encrypted(&self) -> bool {
        self.tls.is_some()
    }

    /// Does [`Service::run`] on threads of its own: two, because the processors are for the grades.
    ///
    /// # Errors
    /// As [`Service::run`].
    pub fn run_to_end(self) -> Result<(), ServeError> {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
        runtime.block_on(self.run())
    }

    /// Answers requests until the process is told to end by SIGTERM or Ctrl-C; then takes no new ones, and returns when
    /// those under way have ended or the time for that is over.
    ///
    /// # Errors
    /// [`ServeError::Tls`], and [`ServeError::Io`] when the listener breaks down.
    pub async fn run(self) -> Result<(), ServeError> {
        let handle = Handle::new();
        let end = tokio::spawn(end(Arc::clone(&self.app), handle.clone()));
        let app = Arc::clone(&self.app);
        match &self.tls {
            None => self.answer(DefaultAcceptor::new(), handle).await?,
            Some(files) => {
                // It fails if it has been done before, and then it has been done.
                let _ = rustls::crypto::ring::default_provider().install_default();
                let config = RustlsConfig::from_pem_file(&files.certificate, &files.key)
                    .await
                    .map_err(|source| ServeError::Tls { files: files.clone(), source })?;
                let mut spoken = rustls::ServerConfig::clone(&config.get_inner());
                spoken.alpn_protocols = vec![b"http/1.1".to_vec()];
                let config = RustlsConfig::from_config(Arc::new(spoken));
                self.answer(RustlsAcceptor::new(config), handle).await?;
            }
        }
        end.abort();
        tokio::task::spawn_blocking(move || app.engine.stop()).await.map_err(io::Error::other)?;
        Ok(())
    }

    async fn answer<A>(self, acceptor: A, handle: Handle<SocketAddr>) -> io::Result<()>
    where
        A: axum_server::accept::Accept<tokio::net::TcpStream, Router> + Clone + Send + Sync + 'static,
        A::Stream: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin + Send,
        A::Service: tower::Service<
                axum::http::Request<hyper::body::Incoming>,
                Response = axum::response::Response,
                Error = std::convert::Infallible,
            > + Clone
            + Send
            + 'static,
        <A::Service as tower::Service<axum::http::Request<hyper::body::Incoming>>>::Future: Send,
        A::Future: Send + 'static,
    {
        let limits = self.app.limits;
        let router = router(&self.app);
        let limited = Limited::new(acceptor, self.app, raise_open_files());
        let mut server = axum_server::from_tcp(self.listener)?.acceptor(limited).handle(handle);
        // One protocol: who has to find out which of two it is waits for the first byte, and waits without a limit.
        let http = server.http_builder();
        *http = Builder::new(TokioExecutor::new()).http1_only();
        http.http1().timer(TokioTimer::new()).header_read_timeout(limits.head_time).keep_alive(true);
        server.serve(router.into_make_service()).await
    }
}

/// All routes.
fn router(app: &Arc<App>) -> Router {
    let closed = Router::new()
        .route("/v1/grade", post(verdicts::<Order>))
        .route("/v1/judge", post(verdicts::<JudgeOrder>))
        .route("/api/check", post(messages::check))
        .route("/verify", post(messages::verify))
        .route("/v1/about", get(health::about))
        .route("/v1/tasks", get(tasks::list))
        .route("/v1/tasks/{id}", get(tasks::show))
        .route("/v1/tasks/{id}/prompt", get(tasks::prompt))
        .route("/metrics", get(health::metrics))
        .route_layer(from_fn_with_state(Arc::clone(app), app::admit));
    Router::new()
        .merge(closed)
        .route("/", get(health::page))
        .route("/page.js", get(health::script))
        .route("/healthz", get(health::alive))
        .route("/health", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/openapi.json", get(health::openapi))
        .fallback(async || ApiError::NotFound)
        .method_not_allowed_fallback(async || ApiError::Method)
        .layer(CatchPanicLayer::new())
        .layer(from_fn(refuse_crowd))
        .layer(from_fn_with_state(Arc::clone(app), app::observe))
        .with_state(Arc::clone(app))
}

/// Waits for the order to end, lets grades end for a while, then closes what is left.
async fn end(app: Arc<App>, handle: Handle<SocketAddr>) -> io::Result<()> {
    order_to_end().await?;
    app.draining.store(true, Ordering::Relaxed);
    let latest = Instant::now() + app.limits.drain;
    tracing::info!(grades = app.engine.load().running, "ending");
    handle.graceful_shutdown(Some(app.limits.drain));
    let idle = || app.room.available_permits() == app.threads + app.limits.queue;
    while !idle() && Instant::now() < latest {
        tokio::time::sleep(MOMENT).await;
    }
    if !idle() {
        tracing::warn!("some grades took too long to end, and are given up");
    }
    handle.shutdown();
    Ok(())
}
