//! The engine behind standard input and output: `lmap worker`.
//!
//! One thread reads requests, the engine's threads grade, and whoever has something to say writes a frame of its own.

pub mod frame;
mod message;

use std::collections::HashMap;
use std::io::{self, Read, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lmap_grader::render::{Style, render};
use lmap_grader::{Outcome, ReasonCode, Verdict};
use lmap_tasks::proofs::{self, Strategy};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::engine::Engine;
use crate::order::{Order, RequestError, TaskRef};
use crate::queue::{Finished, Ticket};
use crate::tasks::Listing;
use message::{Answer, Body, ClientHello, Fault, Greeting, Hello, Progress, Request, Response};

pub use message::PROTOCOL;

/// How a service ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The client asked for it, and everything was finished.
    Shutdown,
    /// The client went away, and everything was cancelled.
    Gone,
    /// The two had no version of the protocol in common.
    Refused,
}

/// Serves one client until it has had enough.
///
/// # Errors
/// Of reading and writing. Everything that was under way is cancelled then.
pub fn serve(
    engine: Engine,
    threads: usize,
    mut source: impl Read,
    target: impl Write + Send + 'static,
) -> io::Result<Ending> {
    let output = Output { target: Arc::new(Mutex::new(Box::new(target))) };
    if !greet(&engine, threads, &mut source, &output)? {
        return Ok(Ending::Refused);
    }
    let service = Service { engine, output, running: Arc::default() };
    service.run(&mut source)
}

/// Tells a client why there is no service, in the place of the greeting that it waits for.
///
/// # Errors
/// Of writing.
pub fn refuse(mut target: impl Write, code: &'static str, message: String) -> io::Result<()> {
    let greeting = Greeting::Fatal(Fault { code, message });
    frame::write(&mut target, &serde_json::to_vec(&greeting)?)
}

fn greet(engine: &Engine, threads: usize, source: &mut impl Read, output: &Output) -> io::Result<bool> {
    let offer = match frame::read(source)? {
        Some(bytes) => serde_json::from_slice::<ClientHello>(&bytes).map_err(|error| error.to_string()),
        None => Err("there was no greeting".to_owned()),
    };
    let problem = match offer {
        Ok(offer) if offer.hello.protocols.contains(&PROTOCOL) => None,
        Ok(offer) => Some(format!(
            "this is lmap {}, which speaks version {PROTOCOL} of the protocol; the client speaks {:?}",
            env!("CARGO_PKG_VERSION"),
            offer.hello.protocols
        )),
        Err(error) => Some(format!("the client's greeting cannot be read: {error}")),
    };
    if let Some(message) = problem {
        output.write(&Greeting::Fatal(Fault { code: "protocol", message }))?;
        return Ok(false);
    }
    output.write(&Greeting::Hello(Box::new(Hello {
        protocol: PROTOCOL,
        lmap: env!("CARGO_PKG_VERSION"),
        toolchain: engine.toolchain(),
        policy: engine.policy(),
        threads,
    })))?;
    Ok(true)
}

/// Where frames go, from several threads.
#[derive(Clone)]
struct Output {
    target: Arc<Mutex<Box<dyn Write + Send>>>,
}

impl Output {
    fn write(&self, message: &impl serde::Serialize) -> io::Result<()> {
        let bytes = serde_json::to_vec(message)?;
        frame::write(&mut *lock(&self.target), &bytes)
    }

    /// Answers a request. A client that has gone does not hear it; the reading side notices that as well.
    fn say(&self, id: Option<u64>, body: Body) {
        let _ = self.write(&Response { id, body });
    }
}

/// Tickets of the grades under way, by the number of their request.
type Running = Arc<Mutex<HashMap<u64, Ticket>>>;

struct Service {
    engine: Engine,
    output: Output,
    running: Running,
}

/// What a person is shown about a verdict goes with it, or does not.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Verdict,
    VerdictAndText,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CancelParams {
    id: u64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ProveParams {
    task: TaskRef,
    #[serde(default)]
    strategy: Option<Strategy>,
}

impl Service {
    fn run(self, source: &mut impl Read) -> io::Result<Ending> {
        loop {
            let bytes = match frame::read(source) {
                Ok(Some(bytes)) => bytes,
                Ok(None) => {
                    self.engine.stop();
                    return Ok(Ending::Gone);
                }
                Err(error) => {
                    self.engine.stop();
                    return Err(error);
                }
            };
            let request = match serde_json::from_slice::<Request>(&bytes) {
                Ok(request) => request,
                Err(error) => {
                    let fault = Fault { code: "bad_request", message: format!("not a request: {error}") };
                    self.output.say(id_in(&bytes), Body::Error(fault));
                    continue;
                }
            };
            let id = request.id;
            if request.method == "shutdown" {
                self.engine.drain();
                self.output.say(Some(id), Body::Result(Answer::Ended {}));
                return Ok(Ending::Shutdown);
            }
            if let Err(error) = self.answer(request) {
                self.output.say(Some(id), Body::Error(Fault::from(&error)));
            }
        }
    }

    /// Answers at once, or has the engine answer later.
    fn answer(&self, request: Request) -> Result<(), RequestError> {
        let Request { id, method, params } = request;
        let answer = match method.as_str() {
            "grade" => return self.grade(id, params, Wanted::Verdict),
            "check_proof" => return self.grade(id, params, Wanted::VerdictAndText),
            "ping" => Answer::Pong { load: self.engine.load(), stopped: self.engine.stopped() },
            "tasks" => {
                let listing: Listing = read(params)?;
                Answer::Tasks { tasks: self.engine.tasks().list(&listing, self.engine.toolchain())? }
            }
            "prove" => self.prove(&read(params)?)?,
            "cancel" => {
                let CancelParams { id } = read(params)?;
                let ticket = lock(&self.running).get(&id).cloned();
                if let Some(ticket) = &ticket {
                    ticket.cancel();
                }
                Answer::Cancelled { found: ticket.is_some() }
            }
            _ => return Err(RequestError::UnknownMethod(method)),
        };
        self.output.say(Some(id), Body::Result(answer));
        Ok(())
    }

    fn grade(&self, id: u64, params: Value, wanted: Wanted) -> Result<(), RequestError> {
        let order: Order = read(params)?;
        let job = self.engine.job(order)?;
        let text = if wanted == Wanted::VerdictAndText { job.lean_text() } else { String::new() };
        // Held while the job is queued: it must not end before its ticket is in the table.
        let mut running = lock(&self.running);
        if running.contains_key(&id) {
            return Err(RequestError::Bad(format!("request {id} is under way already")));
        }
        self.output.say(Some(id), Body::Progress { state: Progress::Queued });
        let output = self.output.clone();
        let on_start = move || output.say(Some(id), Body::Progress { state: Progress::Running });
        let (output, table) = (self.output.clone(), Arc::clone(&self.running));
        let on_end = move |finished| {
            lock(&table).remove(&id);
            output.say(Some(id), outcome(finished, wanted, &text));
        };
        let ticket = self.engine.submit(job, on_start, on_end)?;
        running.insert(id, ticket);
        Ok(())
    }

    fn prove(&self, params: &ProveParams) -> Result<Answer, RequestError> {
        let task = self.engine.tasks().task(&params.task)?;
        let strategy = params.strategy.unwrap_or_else(|| proofs::reference_strategy(&task));
        Ok(Answer::Proof { lean: proofs::proof(&task, strategy) })
    }
}

fn outcome(finished: Finished<Box<Verdict>>, wanted: Wanted, text: &str) -> Body {
    match finished {
        Finished::Panicked(message) => Body::Error(Fault { code: "internal", message }),
        Finished::Done(verdict) if is_cancelled(&verdict) => {
            Body::Error(Fault { code: "cancelled", message: "the grade was cancelled".to_owned() })
        }
        Finished::Done(verdict) if wanted == Wanted::VerdictAndText => {
            let text = render(&verdict, text, Style::Plain);
            Body::Result(Answer::Checked { verdict, text })
        }
        Finished::Done(verdict) => Body::Result(Answer::Verdict { verdict }),
    }
}

fn is_cancelled(verdict: &Verdict) -> bool {
    verdict.verdict == Outcome::Error
        && verdict.reason.as_ref().is_some_and(|reason| reason.code == ReasonCode::Cancelled)
}

fn read<T: DeserializeOwned>(params: Value) -> Result<T, RequestError> {
    // A request without parameters means the usual ones.
    let params = if params.is_null() { Value::Object(serde_json::Map::new()) } else { params };
    serde_json::from_value(params).map_err(|error| RequestError::Bad(error.to_string()))
}

/// The number of a request that is wrong in another way.
fn id_in(bytes: &[u8]) -> Option<u64> {
    serde_json::from_slice::<Value>(bytes).ok()?.get("id")?.as_u64()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
