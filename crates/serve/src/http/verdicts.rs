//! Requests for verdicts: one, or many that come as soon as they are there.

use std::convert::Infallible;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{FuturesUnordered, Stream, StreamExt};
use lmap_grader::render::{Style, render};
use lmap_grader::{AxiomMode, Verdict};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use tokio::sync::OwnedSemaphorePermit;

use super::app::{App, parse, read_body, typed};
use super::error::ApiError;
use super::run::{Counted, room, run};
use super::unambiguous::Unambiguous;
use crate::engine::Engine;
use crate::order::RequestError;
use crate::policy::merged;
use crate::queue::Work;

/// Fields of the policy that a client may set, and only to something stricter than the service's own.
const MAY_SET: [&str; 4] = ["timeout_seconds", "budget", "axioms", "shared_user"];

/// Something that a verdict can be asked for. As JSON it is an object; the fields that all of them share are not among its
/// own.
pub(crate) trait Asked: DeserializeOwned + Send + 'static {
    /// What the engine does for it.
    type Job: Counted;

    /// Refuses what only the operator decides.
    fn allowed(&self, app: &App) -> Result<(), ApiError>;

    /// Makes it ready for the engine.
    fn job(self, engine: &Engine) -> Result<Self::Job, RequestError>;

    /// The text that positions in the verdict refer to, for people.
    fn source(_job: &Self::Job) -> String {
        String::new()
    }

    /// The verdict, or why there is none.
    fn verdict(output: <Self::Job as Work>::Output) -> Result<Box<Verdict>, RequestError>;
}

/// What a client sends: one item, or `{"items": […]}`.
#[derive(Deserialize)]
#[serde(untagged)]
enum Wish {
    Batch(Batch),
    One(Map<String, Value>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Batch {
    items: Vec<Map<String, Value>>,
}

/// One item of a request.
struct Item<A> {
    /// What the client calls it; comes back with the verdict.
    id: Option<Value>,
    asked: A,
    deadline: Option<Duration>,
}

/// How the verdicts of a batch are sent.
#[derive(Clone, Copy)]
enum Form {
    Json,
    Lines,
    Events,
    /// For people, and for one item only.
    Text,
}

/// What a batch can come as.
const FORMS: &str = "application/json, application/x-ndjson or text/event-stream";

/// Answers a request for verdicts.
pub(crate) async fn verdicts<A: Asked>(
    State(app): State<Arc<App>>,
    request: Request,
) -> Result<Response, ApiError> {
    let (parts, body) = request.into_parts();
    let form = form(&parts.headers)?;
    let bytes = read_body(&app, &parts.headers, body).await?;
    let Unambiguous(body) = parse(&bytes)?;
    match serde_json::from_value(body).map_err(|error| bad(format!("body: {error}")))? {
        Wish::One(fields) => {
            let item: Item<A> = item(&app, fields)?;
            let room = room(&app, 1)?;
            if matches!(form, Form::Text) {
                return explained(&app, item.asked, item.deadline, room).await;
            }
            let verdict = verdict(&app, item.asked, item.deadline, room).await?;
            Ok(one(form, &verdict))
        }
        Wish::Batch(_) if matches!(form, Form::Text) => Err(ApiError::NotAcceptable(FORMS)),
        Wish::Batch(Batch { items }) => {
            if items.is_empty() || items.len() > app.limits.batch {
                let most = app.limits.batch;
                return Err(bad(format!(
                    "items: a request has from 1 to {most}, this one has {}",
                    items.len()
                )));
            }
            let items: Result<Vec<Item<A>>, ApiError> = items
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

pub(crate) fn bad(message: String) -> ApiError {
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
            "text/plain" => return Ok(Form::Text),
            "application/json" | "application/*" | "*/*" | "" => return Ok(Form::Json),
            _ => {}
        }
    }
    Err(ApiError::NotAcceptable(FORMS))
}

fn item<A: Asked>(app: &App, mut fields: Map<String, Value>) -> Result<Item<A>, ApiError> {
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
    let asked: A = serde_json::from_value(Value::Object(fields)).map_err(|error| bad(error.to_string()))?;
    asked.allowed(app)?;
    Ok(Item { id, asked, deadline })
}

/// Refuses a policy that is looser than the service's.
pub(crate) fn allowed_policy(app: &App, policy: &Map<String, Value>) -> Result<(), ApiError> {
    let own = app.engine.policy();
    let own_fields = serde_json::to_value(own).unwrap_or_default();
    for (name, wanted) in policy {
        if own_fields.get(name) == Some(wanted) {
            continue;
        }
        let stricter = match name.as_str() {
            "timeout_seconds" => wanted.as_f64().is_some_and(|wanted| wanted <= own.timeout_seconds),
            "budget" => wanted.as_u64().is_some_and(|wanted| own.budget.is_none_or(|own| wanted <= own)),
            "axioms" => *wanted == json!(AxiomMode::Exact),
            "shared_user" => *wanted == json!(true),
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
    // What makes no sense is refused at once, also in a batch.
    merged(own, policy)?;
    Ok(())
}

async fn verdict<A: Asked>(
    app: &Arc<App>,
    asked: A,
    deadline: Option<Duration>,
    room: OwnedSemaphorePermit,
) -> Result<Box<Verdict>, ApiError> {
    let output = run(app, move |engine| asked.job(engine), deadline, room).await?;
    Ok(A::verdict(output)?)
}

/// What a person is shown about a verdict.
async fn explained<A: Asked>(
    app: &Arc<App>,
    asked: A,
    deadline: Option<Duration>,
    room: OwnedSemaphorePermit,
) -> Result<Response, ApiError> {
    let source = Arc::new(OnceLock::new());
    let kept = Arc::clone(&source);
    let job = move |engine: &Engine| {
        let job = asked.job(engine)?;
        let _ = kept.set(A::source(&job));
        Ok(job)
    };
    let verdict = A::verdict(run(app, job, deadline, room).await?)?;
    let source = source.get().map_or("", String::as_str);
    Ok(typed("text/plain; charset=utf-8", render(&verdict, source, Style::Plain)))
}

/// Judges all items; each verdict goes out as soon as it is there.
async fn batch<A: Asked>(app: Arc<App>, items: Vec<Item<A>>, form: Form) -> Result<Response, ApiError> {
    let mut rooms = room(&app, items.len())?;
    let grades: FuturesUnordered<_> = items
        .into_iter()
        .enumerate()
        .map(|(index, Item { id, asked, deadline })| {
            let (app, own) = (Arc::clone(&app), rooms.split(1));
            async move {
                let result = match own {
                    Some(room) => verdict(&app, asked, deadline, room).await,
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
        Form::Json | Form::Text => {
            let mut lines: Vec<(usize, Value)> = grades.collect().await;
            lines.sort_by_key(|(index, _)| *index);
            let results: Vec<Value> = lines.into_iter().map(|(_, line)| line).collect();
            Ok(Json(json!({ "results": results })).into_response())
        }
    }
}

fn line(index: usize, id: Option<Value>, result: Result<Box<Verdict>, ApiError>) -> Value {
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
        Form::Json | Form::Text => Json(verdict).into_response(),
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
