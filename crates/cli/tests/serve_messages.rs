//! The routes of Kimina Lean Server, as a client without that name sees them: Lean's messages, and never a verdict.
//! `tests/python/test_kimina.py` has the real client.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod service;

use std::io::Write;

use serde_json::{Value, json};
use service::{Answer, Service};

/// Lean would work on this for longer than anybody can wait.
const ENDLESS: &str = "set_option maxRecDepth 100000000
def f : Nat → Nat → Nat | 0, n => n | k + 1, n => f k (f k (n + 1))
theorem t : f 60 0 = 1 := by decide +kernel
";

fn post(service: &Service, route: &str, body: &Value) -> Answer {
    service.ask("POST", route, &[], body.to_string().into_bytes())
}

#[test]
fn both_generations_of_clients_get_messages_in_their_own_form() {
    let service = Service::start(&[]);
    let texts = ["#check Nat", "theorem t : 1 = 2 := rfl", "theorem t : 1 = 2 := sorry"];
    let snippets: Vec<Value> =
        texts.iter().enumerate().map(|(n, text)| json!({ "id": n.to_string(), "code": text })).collect();
    let answer = post(&service, "/api/check", &json!({ "snippets": snippets, "timeout": 60 })).json();
    let codes: Vec<Value> =
        texts.iter().enumerate().map(|(n, text)| json!({ "custom_id": n, "proof": text })).collect();
    let older = post(&service, "/verify", &json!({ "codes": codes })).json();
    for notice in [&answer["notice"], &older["notice"]] {
        assert!(notice.as_str().unwrap().contains("no verdict"), "{notice}");
    }
    for n in 0..3 {
        let (new, old) = (&answer["results"][n], &older["results"][n]);
        assert_eq!((&new["id"], &old["custom_id"]), (&json!(n.to_string()), &json!(n.to_string())));
        assert_eq!(old["error"], Value::Null);
        assert_eq!(new["response"]["messages"], old["response"]["messages"]);
        assert!(new["time"].is_number() && old["response"]["time"].is_number());
    }
    let messages = |n: usize| answer["results"][n]["response"]["messages"].as_array().unwrap();
    assert_eq!(
        messages(0)[0],
        json!({
            "severity": "info", "pos": { "line": 1, "column": 0 }, "endPos": { "line": 1, "column": 6 },
            "data": "Nat : Type",
        })
    );
    assert_eq!(messages(1)[0]["severity"], "error");
    let sorries: Vec<usize> =
        (0..3).map(|n| answer["results"][n]["response"]["sorries"].as_array().unwrap().len()).collect();
    assert_eq!(sorries, [0, 0, 1]);
    let metrics = service.get("/metrics").text;
    assert!(metrics.contains(r#"lmap_readings_total{end="messages"} 6"#), "{metrics}");
    assert!(!metrics.contains("lmap_grades_total{"), "a reading is no grade: {metrics}");
    service.assert_nothing_left();
}

#[test]
fn a_timeout_is_the_clients_within_the_services() {
    let service = Service::start(&["--timeout", "2"]);
    for timeout in [1, 4_000_000_000_u32] {
        let body = json!({ "snippets": [{ "id": "a", "code": ENDLESS }], "timeout": timeout });
        let answer = post(&service, "/api/check", &body).json();
        let error = answer["results"][0]["error"].as_str().unwrap();
        assert!(error.ends_with(&format!("timed out in {} seconds", timeout.min(2))), "{error}");
        assert_eq!(answer["results"][0].get("response"), None);
    }
    assert!(service.get("/metrics").text.contains(r#"lmap_readings_total{end="timeout"} 2"#));
}

#[test]
fn readings_share_the_queue_with_grades_and_end_with_their_client() {
    let service = Service::start(&["--threads", "1", "--queue", "1"]);
    let two = json!({ "snippets": [{ "id": "a", "code": ENDLESS }, { "id": "b", "code": ENDLESS }], "timeout": 300 });
    let mut socket = service.socket();
    let body = two.to_string();
    write!(socket, "POST /api/check HTTP/1.1\r\nHost: x\r\nContent-Length: {}\r\n\r\n{body}", body.len())
        .unwrap();
    service.wait_for("lmap_running 1");
    service.wait_for("lmap_queued 1");
    let one = json!({ "codes": [{ "custom_id": "a", "proof": "#check Nat" }] });
    post(&service, "/verify", &one).assert_refused(429, "busy", "waiting");
    service.post(&json!({ "task": "p5-h8-s0", "lean": "" })).assert_refused(429, "busy", "waiting");
    drop(socket);
    service.wait_for("lmap_running 0");
    service.wait_for("lmap_grades_cancelled_total 2");
    assert_eq!(post(&service, "/verify", &one).json()["results"][0]["error"], Value::Null);
    service.assert_nothing_left();
}

#[test]
fn what_cannot_be_done_is_refused_with_a_reason() {
    let service = Service::start(&["--batch", "2"]);
    let check = |snippets: Value, why: &str| {
        post(&service, "/api/check", &json!({ "snippets": snippets })).assert_refused(
            400,
            "bad_request",
            why,
        );
    };
    let one = json!({ "id": "a", "code": "" });
    check(json!([]), "from 1 to 2");
    check(json!([one, { "id": "b", "code": "" }, { "id": "c", "code": "" }]), "from 1 to 2");
    check(json!([one, one]), "`a` stands there twice");
    check(json!([{ "id": 1, "code": "" }]), "invalid type");
    check(json!("x"), "invalid type");
    post(&service, "/api/check", &json!({ "snippets": [one], "infotree": "full" })).assert_refused(
        400,
        "bad_request",
        "infotree",
    );
    post(&service, "/verify", &json!({ "codes": [{ "custom_id": "a" }] })).assert_refused(
        400,
        "bad_request",
        "neither `proof` nor `code`",
    );
    service.get("/verify").assert_refused(405, "method_not_allowed", "");
    assert_eq!(service.get("/health").json(), json!({ "status": "ok" }));
    // What that server does not know either is left unread.
    let body = json!({ "snippets": [one], "timeout": 60, "debug": true, "reuse": false, "infotree": null, "more": 1 });
    assert_eq!(post(&service, "/api/check", &body).status, 200);
}
