//! Networks as JSON, for programs without NumPy: `{"op": "add", "p": 5, "hidden": 8, "E1": [[…], …], …}`.

use serde::{Deserialize, Serialize};

use crate::{Network, NetworkError, Operation, Table};

/// Why a JSON text holds no network.
#[derive(Debug, thiserror::Error)]
pub enum JsonError {
    /// It is no JSON of the expected form.
    #[error("not a network in JSON: {0}")]
    Json(#[from] serde_json::Error),
    /// A row has another length than `hidden`.
    #[error("array {array}, row {row} has {found} entries, expected hidden = {expected}")]
    Row {
        /// `E1`, `E2` or `W2`
        array: &'static str,
        /// the row
        row: usize,
        /// its length
        found: usize,
        /// what `hidden` says
        expected: usize,
    },
    /// Sizes or entries do not fit.
    #[error("{0}")]
    Network(#[from] NetworkError),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Tables {
    op: Operation,
    p: usize,
    hidden: usize,
    #[serde(rename = "E1")]
    e1: Vec<Vec<i8>>,
    #[serde(rename = "E2")]
    e2: Vec<Vec<i8>>,
    #[serde(rename = "W2")]
    w2: Vec<Vec<i8>>,
}

/// Writes a network, a row a line.
///
/// ```
/// use lmap_network::{Operation, construct, json};
/// let frozen = construct::two_neurons(Operation::Add, 5).unwrap();
/// let text = json::write(frozen.network(), frozen.operation());
/// let (network, operation) = json::parse(&text).unwrap();
/// assert_eq!((&network, operation), (frozen.network(), Operation::Add));
/// ```
pub fn write(network: &Network, operation: Operation) -> String {
    let rows = |table: Table| {
        let row = |row: &[i8]| format!("[{}]", row.iter().map(i8::to_string).collect::<Vec<_>>().join(", "));
        network.table(table).chunks(network.hidden()).map(row).collect::<Vec<_>>().join(",\n    ")
    };
    let tables = Table::ALL.map(|table| format!("  \"{}\": [\n    {}\n  ]", table.name(), rows(table)));
    format!(
        "{{\n  \"op\": \"{operation}\",\n  \"p\": {},\n  \"hidden\": {},\n{}\n}}\n",
        network.p(),
        network.hidden(),
        tables.join(",\n")
    )
}

/// Reads a network and the operation that it claims to compute (which is not checked here).
pub fn parse(text: &str) -> Result<(Network, Operation), JsonError> {
    let Tables { op, p, hidden, e1, e2, w2 } = serde_json::from_str(text)?;
    let [e1, e2, w2] = [("E1", e1), ("E2", e2), ("W2", w2)].map(|(array, rows)| {
        match rows.iter().position(|row| row.len() != hidden) {
            Some(row) => Err(JsonError::Row { array, row, found: rows[row].len(), expected: hidden }),
            None => Ok(rows.concat()),
        }
    });
    Ok((Network::new(p, hidden, e1?, e2?, w2?)?, op))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_name_array_and_row() {
        let text =
            r#"{"op": "add", "p": 2, "hidden": 1, "E1": [[1], [2]], "E2": [[1], [2, 3]], "W2": [[0], [0]]}"#;
        let error = parse(text).unwrap_err();
        assert_eq!(error.to_string(), "array E2, row 1 has 2 entries, expected hidden = 1");
    }
}
