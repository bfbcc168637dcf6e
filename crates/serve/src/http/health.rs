//! Is it alive, does it take work, how is it doing, what is there.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use serde_json::json;

use super::app::{App, typed};

/// The description of all routes.
pub(crate) const OPENAPI: &str = include_str!("openapi.json");

/// A page to try it.
const PAGE: &str = include_str!("page.html");

/// The page may run its own script and talk to this service, and nothing else.
const PAGE_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; \
                           base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

pub(crate) async fn alive() -> Json<serde_json::Value> {
    Json(json!({ "status": "ok" }))
}

pub(crate) async fn ready(State(app): State<Arc<App>>) -> Response {
    match app.not_ready() {
        None => Json(json!({ "status": "ready" })).into_response(),
        Some(reason) => {
            (StatusCode::SERVICE_UNAVAILABLE, Json(json!({ "status": "not ready", "reason": reason })))
                .into_response()
        }
    }
}

pub(crate) async fn metrics(State(app): State<Arc<App>>) -> Response {
    let text = app.metrics.text(app.engine.load(), app.not_ready().is_none());
    typed("application/openmetrics-text; version=1.0.0; charset=utf-8", text)
}

/// Which judge this is: for clients that want to know before they send work.
pub(crate) async fn about(State(app): State<Arc<App>>) -> Json<serde_json::Value> {
    let toolchain = app.engine.toolchain();
    Json(json!({
        "lmap": env!("CARGO_PKG_VERSION"),
        "lean": { "version": toolchain.version.to_string(), "commit": toolchain.commit, "hash": toolchain.hash },
        "library": toolchain.library,
        "policy": app.engine.policy(),
        "limits": { "batch": app.limits.batch, "body_bytes": app.limits.body_bytes, "queue": app.limits.queue },
    }))
}

pub(crate) async fn openapi() -> Response {
    typed("application/json", OPENAPI)
}

pub(crate) async fn page() -> Response {
    ([(header::CONTENT_SECURITY_POLICY, PAGE_POLICY)], Html(PAGE)).into_response()
}

pub(crate) async fn script() -> Response {
    typed("text/javascript; charset=utf-8", include_str!("page.js"))
}
