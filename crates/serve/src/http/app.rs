//! What all requests share, and what stands before every one of them: who asks, how often, and a line in the log.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::sync::Semaphore;

use super::error::ApiError;
use super::metrics::Metrics;
use super::options::{Limits, Options};
use super::tokens::{Tenant, Tokens};
use crate::engine::Engine;

/// What all requests share.
pub(crate) struct App {
    pub engine: Engine,
    pub limits: Limits,
    pub foreign_tasks: bool,
    /// Whether connections are made by TLS.
    pub encrypted: bool,
    pub metrics: Metrics,
    /// One permit for every grade that may wait or run.
    pub room: Arc<Semaphore>,
    pub threads: usize,
    pub draining: AtomicBool,
    tokens: Option<Tokens>,
    rates: Rates,
}

impl App {
    pub fn new(engine: Engine, threads: usize, tokens: Option<Tokens>, options: &Options) -> Self {
        Self {
            engine,
            limits: options.limits,
            foreign_tasks: options.foreign_tasks,
            encrypted: options.tls.is_some(),
            metrics: Metrics::new(),
            room: Arc::new(Semaphore::new(threads + options.limits.queue)),
            threads,
            draining: AtomicBool::new(false),
            tokens,
            rates: Rates::default(),
        }
    }

    /// Why no grade should be asked for now, if so.
    pub fn not_ready(&self) -> Option<String> {
        if self.draining.load(Ordering::Relaxed) {
            return Some("the service is ending".to_owned());
        }
        if let Some(why) = self.engine.stopped() {
            return Some(why);
        }
        let lean = &self.engine.toolchain().lean;
        let gone =
            || (!lean.is_file()).then(|| format!("the toolchain is gone: there is no {}", lean.display()));
        gone().or_else(|| self.engine.unfit())
    }

    /// When it is worth another try, if `waiting` grades are before it.
    pub fn retry_after(&self, waiting: usize) -> Duration {
        let turns = u32::try_from(waiting / self.threads.max(1) + 1).unwrap_or(u32::MAX);
        self.metrics.mean_grade().saturating_mul(turns).clamp(Duration::from_secs(1), Duration::from_secs(60))
    }

    fn admit(&self, headers: &HeaderMap) -> Result<Option<Tenant>, ApiError> {
        let Some(tokens) = &self.tokens else { return Ok(None) };
        let tenant = tokens.tenant(headers.get(header::AUTHORIZATION).map(HeaderValue::as_bytes))?;
        let usual = NonZeroU32::new(self.limits.requests_per_second);
        if let Some(rate) = tenant.requests_per_second.or(usual) {
            self.rates.count(&tenant, rate)?;
        }
        Ok(Some(tenant))
    }
}

/// One limiter for each rate in use, which counts every tenant by itself.
#[derive(Default)]
struct Rates {
    limiters: std::sync::Mutex<std::collections::HashMap<NonZeroU32, Arc<DefaultKeyedRateLimiter<Arc<str>>>>>,
}

impl Rates {
    fn count(&self, tenant: &Tenant, rate: NonZeroU32) -> Result<(), ApiError> {
        use governor::clock::{Clock, DefaultClock};
        let limiter = {
            let mut limiters = self.limiters.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            let new = || Arc::new(RateLimiter::keyed(Quota::per_second(rate)));
            Arc::clone(limiters.entry(rate).or_insert_with(new))
        };
        limiter.check_key(&tenant.name).map_err(|until| ApiError::TooMany {
            retry_after: until.wait_time_from(DefaultClock::default().now()),
        })
    }
}

/// Lets a request in if its token is good. Health and documentation are open to all.
pub(crate) async fn admit(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let name = HeaderName::from_static("x-tenant");
    match app.admit(request.headers()) {
        Ok(tenant) => {
            let mut response = next.run(request).await;
            // For the log line, which is written outside; taken away there.
            if let Some(value) = tenant.and_then(|tenant| HeaderValue::from_str(&tenant.name).ok()) {
                response.headers_mut().insert(name, value);
            }
            response
        }
        Err(error) => error.into_response(),
    }
}

/// Counts a request and writes a line about it: no body, no query, no token.
pub(crate) async fn observe(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let mut response = next.run(request).await;
    let tenant = response.headers_mut().remove("x-tenant");
    let tenant = tenant.as_ref().and_then(|name| name.to_str().ok()).unwrap_or("-");
    let status = response.status().as_u16();
    // A method is what the client makes of it; only those that exist become labels.
    let known = ["GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH"];
    let name = known.into_iter().find(|known| *known == method.as_str()).unwrap_or("other");
    app.metrics.request(&route, name, status);
    let ms = start.elapsed().as_millis() as u64;
    tracing::info!(method = name, route, status, ms, tenant, "request");
    response
}

/// Reads a body, within its size and its time.
pub(crate) async fn read_body(app: &App, headers: &HeaderMap, body: Body) -> Result<Vec<u8>, ApiError> {
    let limit = app.limits.body_bytes;
    let coding = headers.get(header::CONTENT_ENCODING).map(HeaderValue::as_bytes);
    if coding.is_some_and(|coding| !coding.eq_ignore_ascii_case(b"identity")) {
        return Err(ApiError::Compressed);
    }
    let length = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    if length.is_some_and(|length: u64| length > limit as u64) {
        return Err(ApiError::TooLarge(limit));
    }
    let read = tokio::time::timeout(app.limits.body_time, axum::body::to_bytes(body, limit)).await;
    match read {
        Err(_) => Err(ApiError::TooSlow(app.limits.body_time)),
        Ok(Ok(bytes)) => Ok(bytes.into()),
        Ok(Err(error)) => {
            let source = std::error::Error::source(&error);
            let too_large = source.is_some_and(|source| source.is::<http_body_util::LengthLimitError>());
            Err(if too_large { ApiError::TooLarge(limit) } else { ApiError::Broken(error.to_string()) })
        }
    }
}

/// A body as JSON of a known form.
pub(crate) fn parse<T: serde::de::DeserializeOwned>(bytes: &[u8]) -> Result<T, ApiError> {
    serde_json::from_slice(bytes)
        .map_err(|error| crate::order::RequestError::Bad(format!("body: {error}")).into())
}

/// `body` as text of some kind.
pub(crate) fn typed(kind: &'static str, body: impl Into<Body>) -> Response {
    (StatusCode::OK, [(header::CONTENT_TYPE, kind)], body.into()).into_response()
}
