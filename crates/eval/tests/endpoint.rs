//! What the client makes of good and bad endpoints, over real connections.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::sync::Mutex;
use std::time::Duration;

use lmap_eval::config::{EndpointConfig, Prices, Retries, Timeouts};
use lmap_eval::endpoint::{CallError, CallFault, Endpoint, Question};
use lmap_eval::message::{FinishReason, Message, Reply};
use lmap_eval::testing::{Act, ModelServer, Received};
use serde_json::{Value, json};

const KEY: &str = "sk-secret-of-this-test";

fn config(base_url: &str) -> EndpointConfig {
    EndpointConfig {
        timeouts: Timeouts { connect: 2.0, idle: 0.5, request: 60.0 },
        retries: Retries { times: 0, first_wait: 0.01, longest_wait: 1.0 },
        max_answer_bytes: 10_000,
        ..EndpointConfig::new("test-model", base_url)
    }
}

/// Asks an endpoint; the answer, and the waits before further tries.
fn ask(config: &EndpointConfig, tools: &[Value]) -> (Result<Reply, CallError>, Vec<Duration>) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let waits = Mutex::new(Vec::new());
    let messages = [Message::User { content: "Prove it.".to_owned() }];
    let answer = runtime.block_on(async {
        let endpoint = Endpoint::new(config, |name| (name == "OPENAI_API_KEY").then(|| KEY.to_owned()))?;
        let question = Question { messages: &messages, tools, seed: Some(7) };
        endpoint.ask(question, |_, wait| waits.lock().unwrap().push(wait)).await
    });
    (answer, waits.into_inner().unwrap())
}

#[test]
fn an_answer_is_put_together_from_its_pieces() {
    let text = "∀ a, a < 5 → … and a long explanation of it";
    let server = ModelServer::start(move |_| Act::Answer(text.to_owned()));
    let mut config = config(&server.base_url);
    config.prices = Some(Prices { input: 1.0, output: 10.0 });
    let reply = ask(&config, &[]).0.unwrap();
    assert_eq!(reply.answer.text(), text);
    assert_eq!(reply.finish_reason, Some(FinishReason::Stop));
    let usage = reply.usage.unwrap();
    assert_eq!((usage.prompt_tokens, usage.completion_tokens, usage.cost), (100, 50, Some(0.0006)));
}

#[test]
fn the_request_has_what_was_asked_for() {
    let server = ModelServer::start(|_| Act::Answer("yes".to_owned()));
    let mut config = config(&format!("{}/", server.base_url));
    config.organization = Some("org-1".to_owned());
    config.headers.insert("X-Team".to_owned(), "lean".to_owned());
    config.headers_from_env.insert("X-Key".to_owned(), "OPENAI_API_KEY".to_owned());
    config.sampling.temperature = Some(0.5);
    config.sampling.max_tokens = Some(10);
    config.body.insert("top_k".to_owned(), json!(40));
    config.body.insert("stream_options".to_owned(), Value::Null);
    ask(&config, &[json!({ "type": "function" })]).0.unwrap();
    let Received { path, headers, body, .. } = server.received().remove(0);
    assert_eq!(path, "/v1/chat/completions");
    assert_eq!(headers["authorization"], format!("Bearer {KEY}"));
    assert_eq!((headers["openai-organization"].as_str(), headers["x-team"].as_str()), ("org-1", "lean"));
    assert_eq!(headers["x-key"], KEY);
    let expected = json!({
        "model": "test-model",
        "messages": [{ "role": "user", "content": "Prove it." }],
        "stream": true,
        "tools": [{ "type": "function" }],
        "temperature": 0.5,
        "max_tokens": 10,
        "seed": 7,
        "top_k": 40,
    });
    assert_eq!(body, expected);
}

#[test]
fn thoughts_tool_calls_and_cached_tokens_are_understood() {
    let delta = |delta: Value| json!({ "choices": [{ "delta": delta }] });
    let call = |id: Value, name: Value, arguments: &str| {
        delta(
            json!({ "tool_calls": [{ "index": 0, "id": id, "function": { "name": name, "arguments": arguments } }] }),
        )
    };
    let events = vec![
        delta(json!({ "role": "assistant", "reasoning_content": "hm, " })),
        delta(json!({ "reasoning": "so" })),
        call(json!("c1"), json!("check_proof"), "{\"le"),
        call(Value::Null, Value::Null, "an\": \"x\"}"),
        json!({ "choices": [{ "delta": {}, "finish_reason": "tool_calls" }] }),
        json!({ "choices": [], "usage": {
            "prompt_tokens": 100, "completion_tokens": 5, "cost": 0.25,
            "prompt_tokens_details": { "cached_tokens": 60 }, "completion_tokens_details": { "reasoning_tokens": 3 }
        } }),
    ];
    let server = ModelServer::start(move |_| Act::Events(events.clone()));
    let reply = ask(&config(&server.base_url), &[]).0.unwrap();
    assert_eq!(reply.answer.reasoning_content.as_deref(), Some("hm, so"));
    let [call] = reply.answer.calls() else { panic!("{reply:?}") };
    assert_eq!(
        (call.id.as_str(), call.name.as_str(), call.arguments.as_str()),
        ("c1", "check_proof", "{\"lean\": \"x\"}")
    );
    assert_eq!(reply.finish_reason, Some(FinishReason::ToolCalls));
    let usage = reply.usage.unwrap();
    assert_eq!((usage.prompt_tokens, usage.cached_input_tokens), (40, Some(60)));
    assert_eq!((usage.reasoning_tokens, usage.cost), (Some(3), Some(0.25)));
}

#[test]
fn an_answer_that_is_not_streamed_is_taken_as_well() {
    let body =
        json!({ "choices": [{ "message": { "content": "whole" }, "finish_reason": "length" }] }).to_string();
    let json = vec![("Content-Type", "application/json")];
    let server = ModelServer::start(move |_| Act::Status(200, json.clone(), body.clone()));
    let reply = ask(&config(&server.base_url), &[]).0.unwrap();
    assert_eq!((reply.answer.text(), reply.finish_reason), ("whole", Some(FinishReason::Length)));
    assert_eq!(reply.usage, None);
}

#[test]
fn every_way_to_fail_has_a_name() {
    let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n";
    let stream = |text: &str| Act::Raw(format!("{head}{text}"));
    let status =
        |status, body: &str| Act::Status(status, vec![("Content-Type", "application/json")], body.to_owned());
    let told_key = format!(r#"{{"error": {{"message": "Incorrect API key: {KEY}"}}}}"#);
    for (act, expected) in [
        (Act::Silence, CallFault::Idle),
        (Act::CutOff, CallFault::CutOff),
        (Act::Endless, CallFault::TooLong),
        (Act::EndlessLine, CallFault::TooLong),
        (Act::Raw(String::new()), CallFault::CutOff),
        (Act::Raw("SSH-2.0-OpenSSH\r\n".to_owned()), CallFault::CutOff),
        (stream("data: {\"choices\": [\n\n"), CallFault::Malformed),
        (stream("data: [DONE]\n\n"), CallFault::Malformed),
        (stream(""), CallFault::CutOff),
        (stream("data: {\"error\": {\"message\": \"out of memory\"}}\n\n"), CallFault::Reported),
        (status(200, "{"), CallFault::Malformed),
        (status(400, r#"{"error": {"message": "too many tokens"}}"#), CallFault::BadRequest),
        (status(401, &told_key), CallFault::Refused),
        (status(404, ""), CallFault::NotFound),
        (status(429, ""), CallFault::RateLimited),
        (status(503, "overloaded"), CallFault::Server),
        (Act::Status(302, vec![("Location", "http://127.0.0.1:1/")], String::new()), CallFault::Malformed),
    ] {
        let shown = format!("{act:?}");
        let server = ModelServer::start(move |_| act.clone());
        let error = ask(&config(&server.base_url), &[]).0.unwrap_err();
        assert_eq!(error.fault, expected, "{shown}: {error}");
        assert!(!error.to_string().contains(KEY), "{error}");
    }
}

#[test]
fn an_address_where_nobody_is_and_one_that_is_none() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let down = format!("http://{}/v1", listener.local_addr().unwrap());
    drop(listener);
    let fault = |address: &str| ask(&config(address), &[]).0.unwrap_err().fault;
    assert_eq!(fault(&down), CallFault::Connect);
    assert_eq!(fault("no address"), CallFault::Settings);
    assert_eq!(fault("ftp://127.0.0.1/"), CallFault::Settings);
}

#[test]
fn a_whole_answer_has_a_time_of_its_own() {
    let server = ModelServer::start(|_| Act::Silence);
    let mut config = config(&server.base_url);
    config.timeouts = Timeouts { request: 0.3, idle: 30.0, ..config.timeouts };
    assert_eq!(ask(&config, &[]).0.unwrap_err().fault, CallFault::TooSlow);
}

#[test]
fn what_may_pass_is_tried_again_and_the_endpoint_says_when() {
    let server = ModelServer::start(|request| match request.number {
        0 => Act::Status(429, vec![("Retry-After", "0.2")], String::new()),
        1 => Act::CutOff,
        2 => Act::Status(500, Vec::new(), String::new()),
        _ => Act::Answer("at last".to_owned()),
    });
    let mut config = config(&server.base_url);
    config.retries.times = 5;
    let (reply, waits) = ask(&config, &[]);
    let reply = reply.unwrap();
    assert_eq!((reply.answer.text(), reply.retries), ("at last", 3));
    assert!(waits[0] >= Duration::from_millis(200), "{waits:?}");
    assert!(waits[1..].iter().all(|wait| *wait < Duration::from_millis(200)), "{waits:?}");
}

#[test]
fn what_will_not_pass_is_not_tried_again() {
    let status = |status, headers: &[(&'static str, &'static str)]| {
        Act::Status(status, headers.to_vec(), String::new())
    };
    for act in [status(401, &[]), status(400, &[]), status(429, &[("Retry-After", "3600")]), Act::Endless] {
        let server = ModelServer::start(move |_| act.clone());
        let mut config = config(&server.base_url);
        config.retries.times = 3;
        assert!(ask(&config, &[]).0.is_err());
        assert_eq!(server.received().len(), 1);
    }
}

#[test]
fn tries_come_to_an_end() {
    let server = ModelServer::start(|_| Act::CutOff);
    let mut config = config(&server.base_url);
    config.retries.times = 2;
    let (answer, waits) = ask(&config, &[]);
    assert_eq!((answer.unwrap_err().retries, waits.len(), server.received().len()), (2, 2, 3));
}
