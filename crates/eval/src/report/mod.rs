//! A run, or several, as people look at them: a page, a text, or a table.
//!
//! [`load`] reads runs, [`Report::new`] counts, and a [`Format`] writes.

mod data;
mod html;
mod markdown;
mod summary;
mod table;

use std::fmt;
use std::io::{self, Write};
use std::str::FromStr;

pub use data::{RolloutData, RunData, TaskFacts, load};
pub use summary::{Comparison, Dimension, Group, PassAt, Report, RunReport};

/// How a report is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// One page that needs nothing else.
    #[default]
    Html,
    /// The numbers as Markdown tables.
    Markdown,
    /// One line for each rollout.
    Csv,
    /// The same in columns.
    Parquet,
}

impl Format {
    /// The name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Html => "html",
            Self::Markdown => "md",
            Self::Csv => "csv",
            Self::Parquet => "parquet",
        }
    }

    /// Whether it is text that a terminal can show.
    #[must_use]
    pub fn is_text(self) -> bool {
        self != Self::Parquet
    }

    /// Writes a report.
    ///
    /// # Errors
    /// What `out` says.
    pub fn write(self, report: &Report, out: &mut dyn Write) -> io::Result<()> {
        match self {
            Self::Html => out.write_all(html::page(report).as_bytes()),
            Self::Markdown => out.write_all(markdown::text(report).as_bytes()),
            Self::Csv => table::csv(report, out),
            Self::Parquet => table::parquet(report, out),
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Format {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        match name {
            "html" => Ok(Self::Html),
            "md" | "markdown" => Ok(Self::Markdown),
            "csv" => Ok(Self::Csv),
            "parquet" => Ok(Self::Parquet),
            other => Err(format!("unknown format `{other}`: use html, md, csv or parquet")),
        }
    }
}
