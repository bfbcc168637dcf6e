//! A client for endpoints that speak the chat-completions protocol.
//!
//! Written over `reqwest`: the ready-made clients decide for themselves what to do about status codes, `Retry-After` and
//! time-outs, and a run has to know. The events of a stream are cut here as well, in time that grows with their length; the
//! ready-made parser starts anew with every piece of a line.

mod error;
mod events;
mod stream;

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use backon::{ExponentialBuilder, Retryable};
use futures_util::{Stream, StreamExt};
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue, RETRY_AFTER};
use reqwest::{Client, Response, StatusCode, Url};
use serde_json::{Map, Value, json};
use tokio::time::timeout;

pub use error::{CallError, CallFault};
use events::Events;
use stream::{Partial, error_text};

use crate::config::{EndpointConfig, Retries};
use crate::message::{Message, Reply};

/// The part of an answer's wire form that is not text, at most so many bytes for each byte of text. A piece of a few
/// characters travels in some 300 bytes of JSON.
const OVERHEAD: usize = 256;

/// Bytes that a response may have whatever the limit on answers is.
const LEAST_WIRE_BYTES: usize = 1 << 20;

/// Most bytes of an error message that are read.
const MAX_ERROR_BYTES: usize = 16 << 10;

/// One question to a model.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The conversation so far.
    pub messages: &'a [Message],
    /// Descriptions of the tools it may call.
    pub tools: &'a [Value],
    /// For endpoints that draw by seed.
    pub seed: Option<u64>,
}

/// A model behind an endpoint.
#[derive(Debug)]
pub struct Endpoint {
    config: EndpointConfig,
    client: Client,
    url: Url,
    headers: HeaderMap,
    /// What must not appear in a message.
    key: Option<String>,
}

impl Endpoint {
    /// Prepares a client. `variable` gives the value of an environment variable.
    ///
    /// # Errors
    /// [`CallFault::Settings`] when the address, a header or the key cannot be used.
    pub fn new(
        config: &EndpointConfig,
        variable: impl Fn(&str) -> Option<String>,
    ) -> Result<Self, CallError> {
        let wrong = |message: String| CallError::new(CallFault::Settings, message);
        let base = config.base_url.trim_end_matches('/');
        let url = Url::parse(&format!("{base}/chat/completions")).map_err(|error| {
            wrong(format!(
                "`{}` is not an address ({error}); give one such as http://127.0.0.1:8000/v1",
                config.base_url
            ))
        })?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err(wrong(format!(
                "`{}` is not an address that starts with http:// or https://",
                config.base_url
            )));
        }
        let key =
            variable(&config.key_var).filter(|key| !key.trim().is_empty()).map(|key| key.trim().to_owned());
        let mut headers = HeaderMap::new();
        if let Some(key) = &key {
            let value = HeaderValue::from_str(&format!("Bearer {key}"));
            let mut value = value.map_err(|_| {
                wrong(format!("the key in {} has characters that no key has", config.key_var))
            })?;
            value.set_sensitive(true);
            headers.insert(AUTHORIZATION, value);
        }
        let organization =
            config.organization.iter().map(|name| ("OpenAI-Organization".to_owned(), name.clone()));
        let given = config.headers.iter().map(|(name, value)| (name.clone(), value.clone()));
        let mut extra: Vec<_> = organization.chain(given).collect();
        for (name, var) in &config.headers_from_env {
            let value = variable(var)
                .ok_or_else(|| wrong(format!("the variable {var} for the header {name} is not set")))?;
            extra.push((name.clone(), value));
        }
        for (name, value) in extra {
            let name = HeaderName::try_from(&name)
                .map_err(|_| wrong(format!("`{name}` is not the name of a header")))?;
            let value = HeaderValue::try_from(value).map_err(|_| {
                wrong(format!("the value of the header {name} has characters that cannot be sent"))
            })?;
            headers.insert(name, value);
        }
        Ok(Self { client: client(config)?, config: config.clone(), url, headers, key })
    }

    /// The settings.
    #[must_use]
    pub fn config(&self) -> &EndpointConfig {
        &self.config
    }

    /// Asks until there is an answer, or until trying again makes no sense. `note` hears of every failed try and of the wait
    /// that follows.
    ///
    /// # Errors
    /// What the last try came to.
    pub async fn ask(
        &self,
        question: Question<'_>,
        note: impl Fn(&CallError, Duration),
    ) -> Result<Reply, CallError> {
        let Retries { times, first_wait, longest_wait } = self.config.retries;
        let longest = seconds(longest_wait);
        let waits = ExponentialBuilder::default()
            .with_min_delay(seconds(first_wait))
            .with_max_delay(longest)
            .with_max_times(times as usize)
            .with_jitter();
        let tries = std::cell::Cell::new(0_u32);
        let call = || {
            tries.set(tries.get() + 1);
            self.ask_once(question)
        };
        let answered = call
            .retry(waits)
            .when(|error: &CallError| {
                error.fault.is_passing() && error.retry_after.is_none_or(|wait| wait <= longest)
            })
            .adjust(|error: &CallError, wait| {
                wait.map(|wait| error.retry_after.map_or(wait, |asked| asked.max(wait)))
            })
            .notify(|error: &CallError, wait| note(error, wait))
            .await;
        let retries = tries.get().saturating_sub(1);
        match answered {
            Ok(reply) => Ok(Reply { retries, ..reply }),
            Err(error) => Err(CallError { retries, ..error }),
        }
    }

    async fn ask_once(&self, question: Question<'_>) -> Result<Reply, CallError> {
        let whole = seconds(self.config.timeouts.request);
        match timeout(whole, self.exchange(question)).await {
            Ok(answered) => answered.map_err(|error| self.redacted(error)),
            Err(_) => {
                let message = format!("the answer was not complete after {} s", self.config.timeouts.request);
                Err(CallError::new(CallFault::TooSlow, message))
            }
        }
    }

    async fn exchange(&self, question: Question<'_>) -> Result<Reply, CallError> {
        let start = now();
        let body = serde_json::to_vec(&self.body(question))
            .map_err(|error| CallError::new(CallFault::Settings, error.to_string()))?;
        let request = self
            .client
            .post(self.url.clone())
            .headers(self.headers.clone())
            .header(CONTENT_TYPE, "application/json")
            .body(body);
        let sent = timeout(self.idle(), request.send()).await.map_err(|_| self.silent())?;
        let response = sent.map_err(|error| transport(&error, 0))?;
        if !response.status().is_success() {
            return Err(self.refusal(response).await);
        }
        let most_wire_bytes = self.config.max_answer_bytes.saturating_mul(OVERHEAD).max(LEAST_WIRE_BYTES);
        let streamed = response
            .headers()
            .get(CONTENT_TYPE)
            .is_none_or(|kind| !kind.as_bytes().starts_with(b"application/json"));
        let mut partial = Partial::default();
        let done = if streamed {
            let bytes = bounded(response.bytes_stream(), most_wire_bytes);
            self.read_events(bytes, &mut partial).await
        } else {
            self.read_whole(response, &mut partial).await.map(|()| true)
        };
        let received = partial.bytes();
        let done = done.map_err(|error| CallError { received, ..error })?;
        let (answer, finish_reason, usage) = partial.finish(done)?;
        let usage = usage.map(|usage| {
            let price =
                |prices: &crate::config::Prices| prices.cost(usage.input_tokens(), usage.completion_tokens);
            crate::message::Usage {
                cost: usage.cost.or_else(|| self.config.prices.as_ref().map(price)),
                ..usage
            }
        });
        Ok(Reply { answer, finish_reason, usage, start, end: now(), retries: 0 })
    }

    /// Reads events to the end of the answer; whether the endpoint said that this is the end.
    async fn read_events(
        &self,
        bytes: impl Stream<Item = Result<Vec<u8>, CallError>>,
        partial: &mut Partial,
    ) -> Result<bool, CallError> {
        let mut bytes = std::pin::pin!(bytes);
        let mut events = Events::default();
        loop {
            let next = timeout(self.idle(), bytes.next()).await.map_err(|_| self.silent())?;
            let Some(piece) = next else { return Ok(false) };
            events.push(&piece?);
            while let Some(data) = events.next()? {
                match data.trim() {
                    "[DONE]" => return Ok(true),
                    "" => {}
                    data => partial.push(data, self.config.max_answer_bytes)?,
                }
            }
        }
    }

    async fn read_whole(&self, response: Response, partial: &mut Partial) -> Result<(), CallError> {
        // Escapes can make JSON six times as long as its text.
        let most = self.config.max_answer_bytes.saturating_mul(6).max(LEAST_WIRE_BYTES);
        let mut bytes = std::pin::pin!(bounded(response.bytes_stream(), most));
        let mut whole = Vec::new();
        while let Some(piece) = timeout(self.idle(), bytes.next()).await.map_err(|_| self.silent())? {
            whole.extend(piece?);
        }
        let text = String::from_utf8(whole)
            .map_err(|_| CallError::new(CallFault::Malformed, "the endpoint's answer is not UTF-8"))?;
        partial.push(&text, self.config.max_answer_bytes)
    }

    /// The request's body: what every endpoint knows, what was asked for, and what was given as it is.
    fn body(&self, question: Question<'_>) -> Value {
        let sampling = &self.config.sampling;
        let mut body = Map::new();
        body.insert("model".to_owned(), json!(self.config.model));
        body.insert("messages".to_owned(), question.messages.iter().map(wire_message).collect());
        body.insert("stream".to_owned(), json!(true));
        body.insert("stream_options".to_owned(), json!({ "include_usage": true }));
        if !question.tools.is_empty() {
            body.insert("tools".to_owned(), question.tools.into());
        }
        let settings = [
            ("temperature", sampling.temperature.map(Value::from)),
            ("top_p", sampling.top_p.map(Value::from)),
            ("max_tokens", sampling.max_tokens.map(Value::from)),
            ("reasoning_effort", sampling.reasoning_effort.clone().map(Value::from)),
            ("seed", question.seed.map(Value::from)),
        ];
        body.extend(settings.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?))));
        for (name, value) in &self.config.body {
            match value {
                Value::Null => drop(body.remove(name)),
                value => drop(body.insert(name.clone(), value.clone())),
            }
        }
        Value::Object(body)
    }

    /// What an answer with an error status says.
    async fn refusal(&self, response: Response) -> CallError {
        let status = response.status();
        let retry_after = retry_after(response.headers(), SystemTime::now());
        let mut text = Vec::new();
        let mut bytes = response.bytes_stream();
        while let Ok(Some(Ok(piece))) = timeout(Duration::from_secs(10), bytes.next()).await {
            text.extend(piece);
            if text.len() > MAX_ERROR_BYTES {
                break;
            }
        }
        text.truncate(MAX_ERROR_BYTES);
        let text = String::from_utf8_lossy(&text).into_owned();
        let said = serde_json::from_str(&text)
            .map_or_else(|_| text.chars().take(200).collect(), |value| error_text(&value));
        let fault = match status {
            StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => CallFault::Refused,
            StatusCode::NOT_FOUND => CallFault::NotFound,
            StatusCode::TOO_MANY_REQUESTS => CallFault::RateLimited,
            StatusCode::REQUEST_TIMEOUT | StatusCode::TOO_EARLY => CallFault::Server,
            status if status.is_server_error() => CallFault::Server,
            status if status.is_client_error() => CallFault::BadRequest,
            _ => CallFault::Malformed,
        };
        let hint = match fault {
            CallFault::Refused if self.key.is_none() => {
                format!("; no key was sent, because {} is not set", self.config.key_var)
            }
            CallFault::Refused => format!("; the key was taken from {}", self.config.key_var),
            CallFault::NotFound => format!(
                "; is {} the right address, and {} the model's name?",
                self.config.base_url, self.config.model
            ),
            _ => String::new(),
        };
        let message = format!("the endpoint answers {status}: {}{hint}", said.trim());
        CallError { status: Some(status.as_u16()), retry_after, ..CallError::new(fault, message) }
    }

    fn silent(&self) -> CallError {
        let message = format!("the endpoint said nothing for {} s", self.config.timeouts.idle);
        CallError::new(CallFault::Idle, message)
    }

    fn idle(&self) -> Duration {
        seconds(self.config.timeouts.idle)
    }

    /// Endpoints like to repeat the key that they do not accept.
    fn redacted(&self, error: CallError) -> CallError {
        match &self.key {
            Some(key) => CallError { message: error.message.replace(key.as_str(), "[key]"), ..error },
            None => error,
        }
    }
}

fn client(config: &EndpointConfig) -> Result<Client, CallError> {
    let _ = rustls::crypto::ring::default_provider().install_default();
    Client::builder()
        .connect_timeout(seconds(config.timeouts.connect))
        // A redirect could carry the key to somewhere else.
        .redirect(reqwest::redirect::Policy::none())
        .user_agent(concat!("lmap/", env!("CARGO_PKG_VERSION")))
        .build()
        .map_err(|error| CallError::new(CallFault::Settings, format!("no HTTP client can be made: {error}")))
}

/// The bytes of a response, up to so many.
fn bounded<B: AsRef<[u8]>>(
    bytes: impl Stream<Item = Result<B, reqwest::Error>>,
    most: usize,
) -> impl Stream<Item = Result<Vec<u8>, CallError>> {
    let mut seen = 0_usize;
    bytes.map(move |piece| {
        let piece = piece.map_err(|error| transport(&error, seen))?;
        seen = seen.saturating_add(piece.as_ref().len());
        if seen > most {
            let message = format!("the endpoint sent more than {most} bytes for one answer");
            return Err(CallError::new(CallFault::TooLong, message));
        }
        Ok(piece.as_ref().to_vec())
    })
}

fn transport(error: &reqwest::Error, received: usize) -> CallError {
    let (fault, what) = if error.is_connect() {
        (CallFault::Connect, "no connection to the endpoint")
    } else if error.is_timeout() {
        (CallFault::Idle, "the endpoint said nothing for too long")
    } else {
        (CallFault::CutOff, "the connection to the endpoint broke")
    };
    CallError { received, ..CallError::new(fault, format!("{what}: {}", innermost(error))) }
}

/// The cause at the bottom, which is the one that says something.
fn innermost(error: &dyn std::error::Error) -> String {
    let mut error = error;
    while let Some(source) = error.source() {
        error = source;
    }
    error.to_string()
}

/// How long a response asks us to wait: seconds, or a date.
fn retry_after(headers: &HeaderMap, now: SystemTime) -> Option<Duration> {
    let text = headers.get(RETRY_AFTER)?.to_str().ok()?.trim();
    match text.parse::<f64>() {
        Ok(seconds) => Duration::try_from_secs_f64(seconds).ok(),
        Err(_) => Some(httpdate::parse_http_date(text).ok()?.duration_since(now).unwrap_or(Duration::ZERO)),
    }
}

/// A message as chat completions want it: tool calls have their function one level down.
fn wire_message(message: &Message) -> Value {
    let mut value = serde_json::to_value(message).unwrap_or_default();
    if let Message::Assistant(answer) = message {
        // Thoughts are not sent back: most endpoints refuse the field.
        value.as_object_mut().map(|fields| fields.remove("reasoning_content"));
        if answer.content.is_none() {
            value["content"] = Value::Null;
        }
        if !answer.calls().is_empty() {
            value["tool_calls"] = answer
                .calls()
                .iter()
                .map(|call| json!({ "id": call.id, "type": "function", "function": { "name": call.name, "arguments": call.arguments } }))
                .collect();
        }
    }
    value
}

fn seconds(seconds: f64) -> Duration {
    Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX)
}

/// Seconds since 1970.
pub(crate) fn now() -> f64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0.0, |since| since.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn retry_after_is_seconds_or_a_date() {
        let now = UNIX_EPOCH + Duration::from_secs(784_111_770);
        let wait = |text: &str| {
            retry_after(&HeaderMap::from_iter([(RETRY_AFTER, HeaderValue::from_str(text).unwrap())]), now)
        };
        assert_eq!(wait("7"), Some(Duration::from_secs(7)));
        assert_eq!(wait("0.5"), Some(Duration::from_millis(500)));
        assert_eq!(wait("Sun, 06 Nov 1994 08:49:37 GMT"), Some(Duration::from_secs(7)));
        assert_eq!(wait("Sun, 06 Nov 1994 08:00:00 GMT"), Some(Duration::ZERO), "a date that has passed");
        assert_eq!(wait("soon"), None);
        assert_eq!(wait("-1"), None);
    }
}
