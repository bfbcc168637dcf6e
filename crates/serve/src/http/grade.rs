//! `POST /v1/grade`: one submission, or many with their verdicts as they come.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{FuturesUnordered, Stream, StreamExt};
use lmap_grader::{AxiomMode, Verdict};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use tokio::sync::{OwnedSemaphorePermit, oneshot};

use super::app::{App, parse, read_body, typed};
use super::error::ApiError;
use crate::engine::{Finished, Ticket};
use crate::order::{Order, RequestError};

/// Fields of the policy that a client may set, and only to something stricter than the service's own.
const MAY_SET: [&str; 3] = ["timeout_seconds", "budget", "axioms"];

/// What a client sends: one item, or `{"items": […]}`.
#[derive(Deserialize)]
#[serde(untagged)]
enum GradeRequest {
    Batch(Batch),
    One(Map<String, Value>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Batch {
    items: Vec<Map<String, Value>>,
}

/// One submission of a request.
struct Item {
    /// What the client calls it; comes back with the verdict.
    id: Option<Value>,
    order: Order,
    deadline: Option<Duration>,
}

/// How the verdicts of a batch are sent.
#[derive(Clone, Copy)]
enum Form {
    Json,
    Lines,
    Events,
}

pub(crate) async fn grade(State(app): State<Arc<App>>, request: Request) -> Result<Response, ApiError> {
    let (parts, body) = request.into_parts();
    let form = form(&parts.headers)?;
    let bytes = read_body(&app, &parts.headers, body).await?;
    match parse(&bytes)? {
        GradeRequest::One(fields) => {
            let item = item(&app, fields)?;
            let room = room(&app, 1)?;
            let verdict = run(&app, item.order, item.deadline, room).await?;
            Ok(one(form, &verdict))
        }
        GradeRequest::Batch(Batch { items }) => {
            if items.is_empty() || items.len() > app.limits.batch {
                let most = app.limits.batch;
                return Err(bad(format!(
                    "items: a request has from 1 to {most}, this one has {}",
                    items.len()
                )));
            }
            let items: Result<Vec<Item>, ApiError> = items
                .into_iter()
                .enumerate()
                .map(|(index, fields)| {
                    item(&app, fields).map_err(|error| bad(format!("items[{index}]: {error}")))
                })
                .collect();
            batch(app, items?, form).await
        }
    }
}

fn bad(message: String) -> ApiError {
    RequestError::Bad(message).into()
}

/// The form that the client accepts; JSON if it does not care.
fn form(headers: &HeaderMap) -> Result<Form, ApiError> {
    let Some(accept) = headers.get(header::ACCEPT) else { return Ok(Form::Json) };
    let accept = accept.to_str().unwrap_or_default();
    for kind in accept.split(',').map(|kind| kind.split(';').next().unwrap_or_default().trim()) {
        match kind {
            "application/x-ndjson" => return Ok(Form::Lines),
            "text/event-stream" => return Ok(Form::Events),
            "application/json" | "application/*" | "*/*" | "" => return Ok(Form::Json),
            _ => {}
        }
    }
    Err(ApiError::NotAcceptable("application/json, application/x-ndjson or text/event-stream"))
}

fn item(app: &App, mut fields: Map<String, Value>) -> Result<Item, ApiError> {
    let id = fields.remove("id");
    let deadline = match fields.remove("deadline_seconds") {
        None | Some(Value::Null) => None,
        Some(value) => Some(
            value
                .as_f64()
                .filter(|seconds| *seconds > 0.0 && seconds.is_finite())
                .map(|seconds| Duration::from_secs_f64(seconds.min(1e7)))
                .ok_or_else(|| bad("deadline_seconds: give a number greater than 0".to_owned()))?,
        ),
    };
    let order: Order =
        serde_json::from_value(Value::Object(fields)).map_err(|error| bad(error.to_string()))?;
    allowed(app, &order)?;
    Ok(Item { id, order, deadline })
}

/// Refuses what only the operator decides: paths of this machine, a policy that is looser than the service's.
fn allowed(app: &App, order: &Order) -> Result<(), ApiError> {
    let here = order.task.tasks_dir.is_some() || order.keep_packages.is_some() || order.work_root.is_some();
    if here {
        return Err(bad("tasks_dir, keep_packages and work_root are the operator's to set".to_owned()));
    }
    if order.task.network_npz.is_some() && !app.foreign_tasks {
        return Err(bad(
            "this service grades the tasks of its data set only (see --foreign-tasks)".to_owned()
        ));
    }
    let own = app.engine.policy();
    let own_fields = serde_json::to_value(own).unwrap_or_default();
    for (name, wanted) in &order.policy {
        if own_fields.get(name) == Some(wanted) {
            continue;
        }
        let stricter = match name.as_str() {
            "timeout_seconds" => wanted.as_f64().is_some_and(|wanted| wanted <= own.timeout_seconds),
            "budget" => wanted.as_u64().is_some_and(|wanted| own.budget.is_none_or(|own| wanted <= own)),
            "axioms" => *wanted == json!(AxiomMode::Exact),
            _ => false,
        };
        if !stricter {
            let may_set = MAY_SET.join(", ");
            return Err(bad(format!(
                "policy.{name}: the service has {}; a request may set {may_set}, and only to something stricter",
                own_fields.get(name).unwrap_or(&Value::Null)
            )));
        }
    }
    Ok(())
}

/// Room for `count` more grades, or the news that there is none.
fn room(app: &App, count: usize) -> Result<OwnedSemaphorePermit, ApiError> {
    let permits = u32::try_from(count).unwrap_or(u32::MAX);
    Arc::clone(&app.room).try_acquire_many_owned(permits).map_err(|_| {
        app.metrics.refused_busy();
        let waiting = app.engine.load().queued;
        ApiError::Busy { waiting, retry_after: app.retry_after(waiting) }
    })
}

/// A grade that is taken back when nobody waits for it any more.
struct Awaited {
    app: Arc<App>,
    ticket: Ticket,
    done: bool,
}

impl Drop for Awaited {
    fn drop(&mut self) {
        if !self.done {
            self.app.metrics.cancelled();
            self.ticket.cancel();
        }
    }
}

/// Grades, until the verdict, the deadline, or the end of the connection. The room is given back when the grade has
/// really ended, not when nobody waits for it any more.
async fn run(
    app: &Arc<App>,
    order: Order,
    deadline: Option<Duration>,
    room: OwnedSemaphorePermit,
) -> Result<Verdict, ApiError> {
    let (sender, receiver) = oneshot::channel();
    let begun = Arc::clone(app);
    // Making a task out of its files takes some milliseconds of computing. What comes out cancels the grade if the client
    // has gone meanwhile.
    let submitted = tokio::task::spawn_blocking(move || {
        let job = begun.engine.job(order)?;
        let queued = Instant::now();
        let (starting, ending) = (Arc::clone(&begun), Arc::clone(&begun));
        let started = Arc::new(std::sync::OnceLock::new());
        let start = Arc::clone(&started);
        let ticket = begun.engine.submit(
            job,
            move || {
                starting.metrics.started(queued.elapsed());
                let _ = start.set(Instant::now());
            },
            move |finished| {
                if let (Finished::Verdict(verdict), Some(start)) = (&finished, started.get()) {
                    ending.metrics.ended(verdict, start.elapsed());
                }
                drop(room);
                // Nobody is there any more if the client has gone.
                let _ = sender.send(finished);
            },
        )?;
        Ok::<_, RequestError>(Awaited { app: begun, ticket, done: false })
    });
    let mut awaited = submitted.await.map_err(|error| ApiError::Defect(error.to_string()))??;
    let finished = match deadline {
        None => receiver.await,
        Some(deadline) => tokio::time::timeout(deadline, receiver).await.map_err(|_| ApiError::Deadline)?,
    };
    awaited.done = true;
    match finished {
        Ok(Finished::Verdict(verdict)) => Ok(*verdict),
        Ok(Finished::Panicked(message)) => Err(ApiError::Defect(message)),
        Err(_) => Err(RequestError::ShuttingDown.into()),
    }
}

/// Grades all items; each verdict goes out as soon as it is there.
async fn batch(app: Arc<App>, items: Vec<Item>, form: Form) -> Result<Response, ApiError> {
    let mut rooms = room(&app, items.len())?;
    let grades: FuturesUnordered<_> = items
        .into_iter()
        .enumerate()
        .map(|(index, Item { id, order, deadline })| {
            let (app, own) = (Arc::clone(&app), rooms.split(1));
            async move {
                let result = match own {
                    Some(room) => run(&app, order, deadline, room).await,
                    None => Err(ApiError::Defect("fewer places than items".to_owned())),
                };
                (index, line(index, id, result))
            }
        })
        .collect();
    match form {
        Form::Lines => {
            let lines = grades.map(|(_, line)| Ok::<_, Infallible>(Bytes::from(format!("{line}\n"))));
            Ok(typed("application/x-ndjson", Body::from_stream(lines)))
        }
        Form::Events => Ok(events(grades.map(|(_, line)| line)).into_response()),
        Form::Json => {
            let mut lines: Vec<(usize, Value)> = grades.collect().await;
            lines.sort_by_key(|(index, _)| *index);
            let results: Vec<Value> = lines.into_iter().map(|(_, line)| line).collect();
            Ok(Json(json!({ "results": results })).into_response())
        }
    }
}

fn line(index: usize, id: Option<Value>, result: Result<Verdict, ApiError>) -> Value {
    let mut line = match result {
        Ok(verdict) => json!({ "verdict": verdict }),
        Err(error) => error.to_json(),
    };
    line["index"] = index.into();
    if let Some(id) = id {
        line["id"] = id;
    }
    line
}

fn one(form: Form, verdict: &Verdict) -> Response {
    match form {
        Form::Json => Json(verdict).into_response(),
        Form::Lines => typed("application/x-ndjson", format!("{}\n", json!(verdict))),
        Form::Events => events(futures_util::stream::iter([json!({ "verdict": verdict })])).into_response(),
    }
}

/// Server-sent events: one `verdict` for each item, then `end`.
fn events(lines: impl Stream<Item = Value> + Send + 'static) -> impl IntoResponse {
    let verdicts = lines.map(|line| Event::default().event("verdict").data(line.to_string()));
    let end = futures_util::stream::iter([Event::default().event("end").data("{}")]);
    Sse::new(verdicts.chain(end).map(Ok::<_, Infallible>)).keep_alive(KeepAlive::default())
}
