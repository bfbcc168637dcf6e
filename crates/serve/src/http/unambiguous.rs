//! JSON in which no object has a key twice: which of the two counts would be anybody's guess.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

/// Any JSON, but no key twice in one object. The types that are read straight from a text refuse that by themselves;
/// a [`Value`] keeps the last one and says nothing.
pub(crate) struct Unambiguous(pub Value);

impl<'de> Deserialize<'de> for Unambiguous {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Builder).map(Self)
    }
}

struct Builder;

impl<'de> Visitor<'de> for Builder {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_string<E: Error>(self, value: String) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<Value, A::Error> {
        let mut array = Vec::new();
        while let Some(Unambiguous(element)) = elements.next_element()? {
            array.push(element);
        }
        Ok(array.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some(key) = entries.next_key::<String>()? {
            if object.contains_key(&key) {
                return Err(A::Error::custom(format_args!("duplicate field `{}`", key.escape_debug())));
            }
            let Unambiguous(value) = entries.next_value()?;
            object.insert(key, value);
        }
        Ok(object.into())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may fail")]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_value_that_serde_json_reads() {
        let text =
            r#"{"a": [null, true, -1, 18446744073709551615, 1.5e3, "\ud83d\ude00", {}], "b": {"a": []}}"#;
        let Unambiguous(value) = serde_json::from_str(text).unwrap();
        assert_eq!(value, serde_json::from_str::<Value>(text).unwrap());
    }

    #[test]
    fn no_key_comes_twice_at_any_depth() {
        for text in [r#"{"a": 1, "a": 1}"#, r#"[{"b": {"x": 0, "a": 1, "\u0061": 2}}]"#] {
            let error = serde_json::from_str::<Unambiguous>(text).err().unwrap().to_string();
            assert!(error.contains("duplicate field `a` at line 1"), "{error}");
        }
    }
}
