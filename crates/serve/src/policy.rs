//! A policy with some fields replaced.

use lmap_grader::Policy;
use serde_json::{Map, Value};

use crate::order::RequestError;

/// `policy` with the fields of `changes` in it, which have the names that a verdict uses.
pub(crate) fn merged(policy: &Policy, changes: &Map<String, Value>) -> Result<Policy, RequestError> {
    if changes.is_empty() {
        return Ok(policy.clone());
    }
    let mut value = serde_json::to_value(policy).map_err(|error| RequestError::Bad(error.to_string()))?;
    replace(&mut value, changes, "policy")?;
    let merged: Policy =
        serde_json::from_value(value).map_err(|error| RequestError::Bad(format!("policy: {error}")))?;
    if merged.timeout_seconds.is_nan() || merged.timeout_seconds <= 0.0 {
        return Err(RequestError::Bad("policy.timeout_seconds: give a number greater than 0".to_owned()));
    }
    Ok(merged)
}

fn replace(value: &mut Value, changes: &Map<String, Value>, path: &str) -> Result<(), RequestError> {
    let Value::Object(fields) = value else {
        return Err(RequestError::Bad(format!("{path} has no fields")));
    };
    for (name, change) in changes {
        if !fields.contains_key(name) {
            let known = fields.keys().cloned().collect::<Vec<_>>().join(", ");
            return Err(RequestError::Bad(format!("{path} has no field `{name}`; it has {known}")));
        }
        let field = &mut fields[name];
        match (field.is_object(), change) {
            (true, Value::Object(inner)) => replace(field, inner, &format!("{path}.{name}"))?,
            _ => *field = change.clone(),
        }
    }
    Ok(())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may fail")]
mod tests {
    use super::*;
    use lmap_grader::AxiomMode;
    use serde_json::json;

    fn with(changes: Value) -> Result<Policy, String> {
        let Value::Object(changes) = changes else { unreachable!() };
        merged(&Policy::default(), &changes).map_err(|error| error.to_string())
    }

    #[test]
    fn named_fields_change_and_the_others_stay() {
        let policy =
            with(json!({"timeout_seconds": 7, "axioms": "exact", "limits": {"file_mib": 9}})).unwrap();
        let usual = Policy::default();
        assert_eq!(
            (policy.timeout_seconds, policy.axioms, policy.limits.file_mib),
            (7.0, AxiomMode::Exact, 9)
        );
        assert_eq!(policy.guard, usual.guard);
        assert_eq!(policy.limits.cpu_seconds, usual.limits.cpu_seconds);
        assert_eq!(with(json!({})).unwrap(), usual);
    }

    #[test]
    fn what_is_wrong_is_named() {
        let cases = [
            (json!({"timeout": 7}), "policy has no field `timeout`; it has "),
            (json!({"limits": {"memory": 1}}), "policy.limits has no field `memory`"),
            (json!({"axioms": "any"}), "policy: unknown variant `any`"),
            (json!({"limits": 3}), "policy: invalid type"),
            (json!({"timeout_seconds": 0}), "policy.timeout_seconds: give a number greater than 0"),
            (json!({"timeout_seconds": -1.5}), "policy.timeout_seconds: give a number greater than 0"),
        ];
        for (changes, start) in cases {
            let error = with(changes).unwrap_err();
            assert!(error.starts_with(start), "{error}");
        }
    }
}
