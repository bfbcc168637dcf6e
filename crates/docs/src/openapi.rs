//! An OpenAPI document as a page for people.

use std::fmt::Write;

use serde_json::{Map, Value};

/// The methods that a path can have, in the order of the page.
const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

/// The page of an OpenAPI 3.1 document: every route with its parameters and answers, then the schemas.
#[must_use]
pub fn http_reference(document: &Value) -> String {
    let mut page = String::from("# HTTP routes\n\nMade from `/openapi.json` of the service. ");
    page.push_str("What they are for, and how tokens and limits work: [serve.md](../serve.md).\n");
    for (path, item) in object(&document["paths"]) {
        for method in METHODS {
            if let Some(operation) = item.get(method) {
                let _ = write!(page, "\n## {} {path}\n", method.to_uppercase());
                route(&mut page, operation);
            }
        }
    }
    page.push_str("\n## Schemas\n");
    for (name, schema) in object(&document["components"]["schemas"]) {
        let _ = write!(page, "\n### {name}\n");
        describe(&mut page, schema);
        fields(&mut page, schema);
    }
    page
}

fn object(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// A cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}

fn describe(page: &mut String, schema: &Value) {
    if let Some(said) = schema["description"].as_str() {
        let _ = write!(page, "\n{said}\n");
    }
}

fn route(page: &mut String, operation: &Value) {
    let open = operation["security"].as_array().is_some_and(Vec::is_empty);
    let _ =
        write!(page, "\n{}.{}\n", text(&operation["summary"]), if open { " Needs no token." } else { "" });
    describe(page, operation);
    if let Some(parameters) = operation["parameters"].as_array() {
        page.push_str("\n| parameter | in | type | |\n| --- | --- | --- | --- |\n");
        for parameter in parameters {
            let (name, place) = (text(&parameter["name"]), text(&parameter["in"]));
            let (kind, said) = (kind(&parameter["schema"]), cell(text(&parameter["description"])));
            let _ = writeln!(page, "| `{name}` | {place} | {kind} | {said} |");
        }
    }
    let bodies: Vec<String> = contents(&operation["requestBody"]);
    if !bodies.is_empty() {
        let _ = write!(page, "\nBody: {}.\n", bodies.join("; "));
    }
    page.push_str("\n| status | when | body |\n| --- | --- | --- |\n");
    for (status, response) in object(&operation["responses"]) {
        let said = cell(text(&response["description"]));
        let _ = writeln!(page, "| {status} | {said} | {} |", contents(response).join("; "));
    }
}

/// The media types of a body, each with its type.
fn contents(body: &Value) -> Vec<String> {
    object(&body["content"])
        .map(|(media, content)| format!("`{media}` {}", kind(&content["schema"])))
        .collect()
}

fn fields(page: &mut String, schema: &Value) {
    let Some(properties) = schema["properties"].as_object() else {
        let _ = write!(page, "\n{}\n", kind(schema));
        return;
    };
    let required: Vec<&str> = schema["required"].as_array().into_iter().flatten().map(text).collect();
    page.push_str("\n| field | type | |\n| --- | --- | --- |\n");
    for (name, property) in properties {
        let needed = if required.contains(&name.as_str()) { "always there. " } else { "" };
        let said = cell(text(&property["description"]));
        let _ = writeln!(page, "| `{name}` | {} | {needed}{said} |", kind(property));
    }
}

/// A schema's type in words.
fn kind(schema: &Value) -> String {
    if let Some(target) = schema["$ref"].as_str() {
        let name = target.rsplit('/').next().unwrap_or(target);
        return format!("[{name}](#{})", name.to_lowercase());
    }
    for choice in ["oneOf", "anyOf"] {
        if let Some(options) = schema[choice].as_array() {
            return options.iter().map(kind).collect::<Vec<_>>().join(" or ");
        }
    }
    if let Some(values) = schema["enum"].as_array() {
        return values.iter().map(|value| format!("`{value}`")).collect::<Vec<_>>().join(" or ");
    }
    if !schema["const"].is_null() {
        return format!("`{}`", schema["const"]);
    }
    match &schema["type"] {
        Value::String(name) if name == "array" => format!("array of {}", kind(&schema["items"])),
        Value::String(name) => name.clone(),
        Value::Array(names) => names.iter().map(text).collect::<Vec<_>>().join(" or "),
        _ => "anything".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn types_are_told_in_words() {
        for (schema, expected) in [
            (json!({"$ref": "#/components/schemas/Item"}), "[Item](#item)"),
            (json!({"type": ["string", "null"]}), "string or null"),
            (json!({"enum": ["add", null]}), "`\"add\"` or `null`"),
            (json!({"const": 1}), "`1`"),
            (json!({"type": "array", "items": {"type": "integer"}}), "array of integer"),
            (json!({"oneOf": [{"type": "string"}, {"$ref": "#/x/Y"}]}), "string or [Y](#y)"),
            (json!({}), "anything"),
        ] {
            assert_eq!(kind(&schema), expected);
        }
    }
}
