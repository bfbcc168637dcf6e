//! One table for everything that was measured, each figure next to what it is compared with.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

/// What a figure counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    Seconds,
    Mebibytes,
    /// Times that something goes wrong.
    Faults,
    GigaFlops,
    PerSecond,
}

/// One figure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    pub what: String,
    pub unit: Unit,
    pub value: f64,
    pub against: Option<Against>,
    pub goal: Option<Goal>,
}

/// What a figure is compared with, measured in the same run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Against {
    pub what: String,
    pub value: f64,
    /// How many times better the figure is than this one; worse below 1.
    pub ratio: f64,
}

/// What a figure is meant to be.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// At least so many times better than what it is compared with.
    Times(f64),
    /// At most so much.
    AtMost(f64),
    /// At least so much.
    AtLeast(f64),
}

impl Unit {
    fn more_is_better(self) -> bool {
        matches!(self, Self::GigaFlops | Self::PerSecond)
    }

    fn show(self, value: f64) -> String {
        match self {
            Self::Seconds if value < 0.1 => format!("{:.1} ms", 1e3 * value),
            Self::Seconds if value < 10.0 => format!("{value:.2} s"),
            Self::Seconds => format!("{value:.1} s"),
            Self::Mebibytes => format!("{value:.0} MiB"),
            Self::Faults => format!("{value:.0}"),
            Self::GigaFlops => format!("{value:.1} GFlop/s"),
            Self::PerSecond => format!("{value:.1} a second"),
        }
    }
}

impl Row {
    pub fn new(what: impl Into<String>, unit: Unit, value: f64) -> Self {
        Self { what: what.into(), unit, value: rounded(value), against: None, goal: None }
    }

    /// Compares the figure with another one of the same unit.
    pub fn against(self, what: impl Into<String>, value: f64) -> Self {
        let ratio = if self.unit.more_is_better() { self.value / value } else { value / self.value };
        let against = Against { what: what.into(), value: rounded(value), ratio: rounded(ratio) };
        Self { against: Some(against), ..self }
    }

    pub fn goal(self, goal: Goal) -> Self {
        Self { goal: Some(goal), ..self }
    }

    /// The goal, and whether it is reached.
    fn goal_cell(&self) -> String {
        let Some(goal) = self.goal else { return String::new() };
        let (text, reached) = match goal {
            Goal::Times(times) => {
                let ratio = self.against.as_ref().map_or(f64::NAN, |against| against.ratio);
                (format!("≥ {times} times"), ratio >= times)
            }
            Goal::AtMost(most) => (format!("≤ {}", self.unit.show(most)), self.value <= most),
            Goal::AtLeast(least) => (format!("≥ {}", self.unit.show(least)), self.value >= least),
        };
        format!("{text}: {}", if reached { "reached" } else { "missed" })
    }

    /// What stands in the columns after the name of the benchmark.
    fn cells(&self) -> [String; 6] {
        let against = self.against.as_ref();
        let ratio = |against: &Against| match against.ratio {
            ratio if ratio >= 100.0 => format!("{ratio:.0}"),
            ratio if ratio >= 10.0 => format!("{ratio:.1}"),
            ratio => format!("{ratio:.2}"),
        };
        [
            self.what.clone(),
            self.unit.show(self.value),
            against.map(|against| against.what.clone()).unwrap_or_default(),
            against.map(|against| self.unit.show(against.value)).unwrap_or_default(),
            against.map(ratio).unwrap_or_default(),
            self.goal_cell(),
        ]
    }
}

/// Four digits are more than any of these measurements is good for.
fn rounded(value: f64) -> f64 {
    format!("{value:.3e}").parse().unwrap_or(value)
}

const HEADINGS: [&str; 7] = ["", "measured", "here", "compared with", "there", "times better", "goal"];
/// Columns of figures, which end at the same place instead of beginning there.
const FIGURES: [bool; 7] = [false, false, true, false, true, true, false];

/// All rows as a Markdown table, lined up so that it can be read as it is. `rows` have the names of their benchmarks.
pub fn markdown<'a>(rows: impl Iterator<Item = (&'a str, &'a Row)>) -> String {
    let lines: Vec<[String; 7]> = rows
        .map(|(bench, row)| {
            let [what, value, against, there, ratio, goal] = row.cells();
            [bench.to_owned(), what, value, against, there, ratio, goal]
        })
        .collect();
    let width = |column: usize| {
        let cells = lines.iter().map(|line| line[column].chars().count());
        cells.chain([HEADINGS[column].len(), 3]).max().unwrap_or(3)
    };
    let widths: [usize; 7] = std::array::from_fn(width);
    let mut text = line(&HEADINGS.map(str::to_owned), &widths);
    for (width, figures) in widths.iter().zip(FIGURES) {
        let end = if figures { ":" } else { "-" };
        // Writing into a string does not fail.
        let _ = write!(text, "| {}{end} ", "-".repeat(width - 1));
    }
    text.push_str("|\n");
    lines.iter().for_each(|cells| text.push_str(&line(cells, &widths)));
    text
}

fn line(cells: &[String; 7], widths: &[usize; 7]) -> String {
    let mut text = String::new();
    for ((cell, width), figures) in cells.iter().zip(widths).zip(FIGURES) {
        // Writing into a string does not fail.
        let _ = if figures { write!(text, "| {cell:>width$} ") } else { write!(text, "| {cell:<width$} ") };
    }
    text.push_str("|\n");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_than_one_is_better_whatever_is_counted() {
        let faster = Row::new("a proof", Unit::Seconds, 0.5).against("another kernel", 30.0);
        let more = Row::new("grades", Unit::PerSecond, 8.0).against("another service", 2.0);
        let larger = Row::new("memory", Unit::Mebibytes, 40.0).against("before", 20.0);
        let ratios = [faster, more, larger].map(|row| row.against.map(|against| against.ratio));
        assert_eq!(ratios, [Some(60.0), Some(4.0), Some(0.5)]);
    }

    #[test]
    fn a_goal_says_whether_it_is_reached() {
        let row = Row::new("a proof", Unit::Seconds, 0.5).against("another kernel", 30.0);
        assert_eq!(row.clone().goal(Goal::Times(60.0)).goal_cell(), "≥ 60 times: reached");
        assert_eq!(row.clone().goal(Goal::Times(61.0)).goal_cell(), "≥ 61 times: missed");
        assert_eq!(row.clone().goal(Goal::AtMost(0.5)).goal_cell(), "≤ 0.50 s: reached");
        assert_eq!(row.goal(Goal::AtMost(0.05)).goal_cell(), "≤ 50.0 ms: missed");
        let rate = Row::new("how many", Unit::PerSecond, 8.5);
        assert_eq!(rate.clone().goal(Goal::AtLeast(8.0)).goal_cell(), "≥ 8.0 a second: reached");
        assert_eq!(rate.goal(Goal::AtLeast(9.0)).goal_cell(), "≥ 9.0 a second: missed");
    }

    #[test]
    fn a_table_lines_up() {
        let rows = [
            Row::new("short", Unit::Seconds, 12.0).against("Lean", 120.0).goal(Goal::Times(2.0)),
            Row::new("a longer one", Unit::Faults, 0.0),
        ];
        let table = markdown([("kernel", &rows[0]), ("serve", &rows[1])].into_iter());
        assert_eq!(
            table,
            "\
|        | measured     |   here | compared with |   there | times better | goal               |
| ------ | ------------ | -----: | ------------- | ------: | -----------: | ------------------ |
| kernel | short        | 12.0 s | Lean          | 120.0 s |         10.0 | ≥ 2 times: reached |
| serve  | a longer one |      0 |               |         |              |                    |
"
        );
    }
}
