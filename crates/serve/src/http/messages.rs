//! `POST /api/check` and `POST /verify`: Lean's messages, in the words of Kimina Lean Server, for its clients.
//!
//! No verdict and no reward follow from messages: the text that Lean reads can print whatever it likes, cheat with axioms, or
//! state something else. Every answer says so.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::HeaderValue;
use axum::response::{IntoResponse, Response};
use futures_util::future::join_all;
use lmap_grader::{Heard, Outcome};
use lmap_lean::{Diagnostic, Position, Severity};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio::sync::OwnedSemaphorePermit;

use super::app::{App, parse, read_body};
use super::error::ApiError;
use super::run::{room, run};
use super::verdicts::bad;
use crate::order::MessagesOrder;

/// Stands in every answer, as the header `x-lmap-notice` and in the body.
const NOTICE: &str = "Lean's messages only: no verdict and no reward; POST /v1/judge gives a verdict";

/// What newer clients send. Fields that change nothing here (`debug`, `reuse`) are left unread, as are unknown ones: that server
/// does so too.
#[derive(Deserialize)]
struct CheckBody {
    snippets: Vec<Snippet>,
    #[serde(default = "check_seconds")]
    timeout: u32,
    infotree: Option<Value>,
}

#[derive(Deserialize)]
struct Snippet {
    id: String,
    code: String,
}

fn check_seconds() -> u32 {
    30
}

/// What older clients send.
#[derive(Deserialize)]
struct VerifyBody {
    codes: Vec<Code>,
    #[serde(default = "verify_seconds")]
    timeout: u32,
    infotree_type: Option<Value>,
}

#[derive(Deserialize)]
struct Code {
    custom_id: CustomId,
    proof: Option<String>,
    code: Option<String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum CustomId {
    Text(String),
    Number(i64),
}

fn verify_seconds() -> u32 {
    300
}

/// What came of one text: one of the two, as that server has it.
struct Read {
    id: String,
    seconds: f64,
    outcome: Result<Told, String>,
}

/// Lean's messages.
#[derive(Serialize)]
struct Told {
    messages: Vec<Message>,
    sorries: Vec<Sorry>,
}

#[derive(Serialize)]
struct Message {
    severity: &'static str,
    pos: Position,
    #[serde(rename = "endPos")]
    end_pos: Option<Position>,
    data: String,
}

/// Where Lean says that something is left open. What was to be shown there it does not say.
#[derive(Serialize)]
struct Sorry {
    pos: Position,
    #[serde(rename = "endPos")]
    end_pos: Position,
    goal: &'static str,
}

pub(crate) async fn check(State(app): State<Arc<App>>, request: Request) -> Result<Response, ApiError> {
    let (parts, body) = request.into_parts();
    let bytes = read_body(&app, &parts.headers, body).await?;
    let CheckBody { snippets, timeout, infotree } = parse(&bytes)?;
    no_infotree("infotree", infotree.as_ref())?;
    let texts = snippets.into_iter().map(|Snippet { id, code }| (id, code)).collect();
    let results = read_all(&app, "snippets", texts, timeout).await?;
    let results = results.into_iter().map(|Read { id, seconds, outcome }| match outcome {
        Ok(response) => json!({ "id": id, "time": seconds, "response": response }),
        Err(error) => json!({ "id": id, "time": seconds, "error": error }),
    });
    Ok(noticed(results.collect()))
}

pub(crate) async fn verify(State(app): State<Arc<App>>, request: Request) -> Result<Response, ApiError> {
    let (parts, body) = request.into_parts();
    let bytes = read_body(&app, &parts.headers, body).await?;
    let VerifyBody { codes, timeout, infotree_type } = parse(&bytes)?;
    no_infotree("infotree_type", infotree_type.as_ref())?;
    let texts = codes.into_iter().map(Code::id_and_text).collect::<Result<_, ApiError>>()?;
    let results = read_all(&app, "codes", texts, timeout).await?;
    let results = results.into_iter().map(|Read { id, seconds, outcome }| match outcome {
        Ok(Told { messages, sorries }) => {
            let response = json!({ "messages": messages, "sorries": sorries, "time": seconds });
            json!({ "custom_id": id, "error": null, "response": response })
        }
        Err(error) => json!({ "custom_id": id, "error": error, "response": null }),
    });
    Ok(noticed(results.collect()))
}

impl Code {
    fn id_and_text(self) -> Result<(String, String), ApiError> {
        let id = match self.custom_id {
            CustomId::Text(text) => text,
            CustomId::Number(number) => number.to_string(),
        };
        match self.proof.or(self.code) {
            Some(text) => Ok((id, text)),
            None => Err(bad(format!("codes: `{id}` has neither `proof` nor `code`"))),
        }
    }
}

/// Leaving out silently what a client asks for would look like an answer.
fn no_infotree(name: &str, wanted: Option<&Value>) -> Result<(), ApiError> {
    match wanted {
        None | Some(Value::Null) => Ok(()),
        Some(_) => {
            Err(bad(format!("{name}: this service gives Lean's messages and nothing else; leave it out")))
        }
    }
}

fn noticed(results: Vec<Value>) -> Response {
    let mut response = Json(json!({ "results": results, "notice": NOTICE })).into_response();
    response.headers_mut().insert("x-lmap-notice", HeaderValue::from_static(NOTICE));
    response
}

/// Has Lean read all texts, for at most `seconds` each. The results come in the order of the texts.
async fn read_all(
    app: &Arc<App>,
    field: &str,
    texts: Vec<(String, String)>,
    seconds: u32,
) -> Result<Vec<Read>, ApiError> {
    let most = app.limits.batch;
    if texts.is_empty() || texts.len() > most {
        return Err(bad(format!("{field}: a request has from 1 to {most}, this one has {}", texts.len())));
    }
    let mut ids = HashSet::new();
    if let Some((twice, _)) = texts.iter().find(|(id, _)| !ids.insert(id.as_str())) {
        return Err(bad(format!("{field}: the id `{twice}` stands there twice")));
    }
    let mut rooms = room(app, texts.len())?;
    let reads = texts.into_iter().map(|(id, text)| {
        let own = rooms.split(1);
        async move {
            match own {
                Some(room) => read(app, id, text, seconds, room).await,
                None => Err(ApiError::Defect("fewer places than texts".to_owned())),
            }
        }
    });
    join_all(reads).await.into_iter().collect()
}

async fn read(
    app: &Arc<App>,
    id: String,
    text: String,
    seconds: u32,
    room: OwnedSemaphorePermit,
) -> Result<Read, ApiError> {
    let time = Duration::from_secs(seconds.into()).min(app.engine.policy().timeout());
    let order = MessagesOrder { text, time };
    let heard = run(app, move |engine| Ok(engine.messages_job(order)), None, room).await?;
    let Heard { messages, seconds } = heard;
    let outcome = match messages {
        Ok(messages) => Ok(respond(messages)),
        Err(reason) if reason.code.outcome() == Outcome::Timeout => {
            // These two words are how clients know a time-out.
            Err(format!("Lean timed out in {} seconds", time.as_secs_f64()))
        }
        Err(reason) => Err(format!("{}: {}", reason.code, reason.message)),
    };
    Ok(Read { id, seconds, outcome })
}

fn respond(diagnostics: Vec<Diagnostic>) -> Told {
    let open = diagnostics.iter().filter(|message| message.kind.as_deref() == Some("hasSorry"));
    let sorries = open.map(|message| Sorry {
        pos: message.start,
        end_pos: message.end.unwrap_or(message.start),
        goal: "",
    });
    let sorries = sorries.collect();
    let messages = diagnostics.into_iter().map(|message| Message {
        severity: match message.severity {
            Severity::Information => "info",
            Severity::Warning => "warning",
            Severity::Error => "error",
        },
        pos: message.start,
        end_pos: message.end,
        data: message.message,
    });
    Told { messages: messages.collect(), sorries }
}
