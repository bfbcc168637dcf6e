//! `GET /v1/tasks…`: what can be asked for.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, RawQuery, State};
use axum::http::HeaderMap;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use lmap_grader::judge_terms;
use lmap_tasks::{Family, Split};
use serde::Deserialize;
use serde_json::{Value, json};

use super::app::{App, typed};
use super::error::ApiError;
use crate::order::{RequestError, TaskRef};
use crate::tasks::Listing;

/// The largest whole number that every JSON reader takes for itself.
const MAX_NUMBER: u64 = 1 << 53;

/// Which tasks.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Query {
    family: Option<Family>,
    split: Option<Split>,
    op: Option<lmap_network::Operation>,
    max_p: Option<u64>,
    prompt_timeout_seconds: Option<u64>,
}

pub(crate) async fn list(
    State(app): State<Arc<App>>,
    RawQuery(query): RawQuery,
) -> Result<Response, ApiError> {
    let query: Query = serde_urlencoded::from_str(query.as_deref().unwrap_or_default())
        .map_err(|error| RequestError::Bad(format!("query: {error}")))?;
    for (name, number) in [("max_p", query.max_p), ("prompt_timeout_seconds", query.prompt_timeout_seconds)] {
        if number.is_some_and(|number| number > MAX_NUMBER) {
            return Err(RequestError::Bad(format!("query: {name}: at most {MAX_NUMBER}")).into());
        }
    }
    let listing = Listing {
        family: query.family,
        split: query.split,
        op: query.op,
        max_p: query.max_p.and_then(|most| usize::try_from(most).ok()),
        prompt_timeout_seconds: query.prompt_timeout_seconds,
        ..Listing::default()
    };
    // Making prompts takes some milliseconds of computing each.
    let listed =
        tokio::task::spawn_blocking(move || app.engine.tasks().list(&listing, app.engine.toolchain()));
    let tasks = listed.await.map_err(|error| ApiError::Defect(error.to_string()))??;
    Ok(Json(json!({ "tasks": tasks })).into_response())
}

pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Json<Value>, ApiError> {
    let found = app.engine.tasks().list(&Listing::default(), app.engine.toolchain())?;
    let record = found.into_iter().find(|listed| listed.record.id == id);
    let record = record.ok_or_else(|| unknown(&id))?;
    let task = work(&app, id).await?;
    Ok(Json(json!({
        "task": record,
        "statement": task.statement(),
        "theorem": task.theorem_name(),
        "statement_sha256": task.statement_hash(),
        "files": {
            "LeanCheckedNetwork/Network.lean": task.network_lean(),
            "LeanCheckedNetwork/Weights.lean": task.weights_lean(),
        },
    })))
}

pub(crate) async fn prompt(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let task = work(&app, id).await?;
    let seconds = app.engine.policy().timeout_seconds.min(1e9) as u64;
    let prompt = task.prompt(&judge_terms(app.engine.toolchain(), seconds));
    let accept = headers.get(header::ACCEPT).and_then(|accept| accept.to_str().ok()).unwrap_or_default();
    if accept.contains("application/json") {
        return Ok(Json(json!({ "task": task.id(), "prompt": prompt })).into_response());
    }
    Ok(typed("text/plain; charset=utf-8", prompt))
}

fn unknown(id: &str) -> ApiError {
    RequestError::UnknownTask(format!("there is no task `{id}`; GET /v1/tasks lists them")).into()
}

/// The task, made on a thread that may compute.
async fn work(app: &Arc<App>, id: String) -> Result<Arc<lmap_tasks::Task>, ApiError> {
    if !lmap_tasks::is_id(&id) {
        return Err(unknown(&id));
    }
    let app = Arc::clone(app);
    let wanted = TaskRef { id, ..TaskRef::default() };
    let task = tokio::task::spawn_blocking(move || app.engine.tasks().task(&wanted)).await;
    Ok(task.map_err(|error| ApiError::Defect(error.to_string()))??)
}
