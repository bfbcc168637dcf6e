//! `docs/formats.md` describes verdicts as they are.
//!
//! `LMAP_UPDATE_DOCS=1 cargo test -p lmap-grader --test formats` writes the example and the list of reason codes anew.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use std::fs;
use std::path::Path;

use common::{BRUTE_FORCE, grade, policy};
use lmap_grader::{ReasonCode, Verdict};
use serde_json::Value;

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/formats.md");

/// What stands between the lines `<!-- NAME -->` and `<!-- end NAME -->`; put anew first if that is asked for.
fn section(name: &str, current: &str) -> String {
    let (start, end) = (format!("<!-- {name} -->\n"), format!("<!-- end {name} -->\n"));
    let mut document = fs::read_to_string(Path::new(DOCUMENT)).unwrap();
    let from = document.find(&start).unwrap_or_else(|| panic!("no section {name}")) + start.len();
    let to = document.find(&end).unwrap_or_else(|| panic!("no end of section {name}"));
    if std::env::var_os("LMAP_UPDATE_DOCS").is_some() {
        document.replace_range(from..to, current);
        fs::write(DOCUMENT, &document).unwrap();
        return current.to_owned();
    }
    document[from..to].to_owned()
}

/// The names of all fields, in order, with the kind of what is in them.
fn shape(value: &Value, path: &str, out: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                shape(value, &format!("{path}.{name}"), out);
            }
        }
        Value::Array(items) => {
            out.push(format!("{path}[]"));
            items.first().into_iter().for_each(|item| shape(item, &format!("{path}[]"), out));
        }
        _ => out.push(path.to_owned()),
    }
}

#[test]
fn the_example_is_a_verdict_as_the_grader_gives_it() {
    let verdict = grade(policy(), &BRUTE_FORCE.replace("b < 5", "b < 1"));
    let json = serde_json::to_string_pretty(&verdict).unwrap();
    let example = section("verdict example", &format!("```json\n{json}\n```\n"));
    let example =
        example.trim().strip_prefix("```json\n").and_then(|text| text.strip_suffix("\n```")).unwrap();

    let parsed: Verdict = serde_json::from_str(example).unwrap();
    assert_eq!(parsed.verdict, verdict.verdict);
    assert_eq!(parsed.reason, verdict.reason);
    let (mut documented, mut real) = (Vec::new(), Vec::new());
    shape(&serde_json::from_str(example).unwrap(), "", &mut documented);
    shape(&serde_json::from_str(&json).unwrap(), "", &mut real);
    assert_eq!(documented, real);
}

#[test]
fn a_verdict_survives_a_round_trip() {
    let verdict = grade(policy(), BRUTE_FORCE);
    let json = serde_json::to_string(&verdict).unwrap();
    assert_eq!(serde_json::from_str::<Verdict>(&json).unwrap(), verdict);
    assert!(json.starts_with(r#"{"schema":1,"task":"p5-h3","submission":{"#), "{json}");
    assert!(json.contains(r#""verdict":"accepted","reward":1.0,"stage":null,"reason":null"#), "{json}");
}

#[test]
fn every_reason_code_is_documented() {
    let rows: String = ReasonCode::ALL
        .iter()
        .map(|code| format!("| `{}` | {} | {} |\n", code.name(), code.outcome(), code.meaning()))
        .collect();
    let table = format!("| code | verdict | meaning |\n| --- | --- | --- |\n{rows}");
    assert_eq!(section("reason codes", &table), table);
}

#[test]
fn every_field_is_described() {
    let document = fs::read_to_string(DOCUMENT).unwrap();
    let Value::Object(fields) = serde_json::to_value(grade(policy(), BRUTE_FORCE)).unwrap() else {
        panic!("a verdict is an object")
    };
    for name in fields.keys() {
        assert!(document.contains(&format!("| `{name}` |")), "`{name}` is not described in docs/formats.md");
    }
}
