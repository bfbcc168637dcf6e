//! One row for each rollout, as CSV and as Parquet.

use std::io::{self, Write};
use std::sync::Arc;

use parquet::basic::{Compression, LogicalType, Repetition, Type as Physical};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;

use super::data::{RolloutData, RunData};
use super::summary::Report;

/// One field of a row.
#[derive(Clone, Debug, PartialEq)]
enum Cell {
    Text(Option<String>),
    Integer(Option<i64>),
    Number(Option<f64>),
    Flag(Option<bool>),
}

impl Cell {
    fn text(text: impl Into<String>) -> Self {
        Self::Text(Some(text.into()))
    }

    fn maybe(text: Option<&str>) -> Self {
        Self::Text(text.map(str::to_owned))
    }

    fn count(count: impl TryInto<i64>) -> Self {
        Self::Integer(count.try_into().ok())
    }

    fn counts<T: TryInto<i64>>(count: Option<T>) -> Self {
        Self::Integer(count.and_then(|count| count.try_into().ok()))
    }

    fn plain(&self) -> String {
        match self {
            Self::Text(text) => text.clone().unwrap_or_default(),
            Self::Integer(number) => number.map_or_else(String::new, |number| number.to_string()),
            Self::Number(number) => number.map_or_else(String::new, |number| number.to_string()),
            Self::Flag(flag) => flag.map_or_else(String::new, |flag| flag.to_string()),
        }
    }
}

/// A column: its name and its field of a rollout.
type Column = (&'static str, fn(&RunData, &RolloutData) -> Cell);

/// The columns of both formats.
const COLUMNS: [Column; 27] = [
    ("run", |run, _| Cell::text(&run.name)),
    ("model", |run, _| Cell::text(&run.model)),
    ("harness", |run, _| Cell::text(&run.harness)),
    ("task", |_, rollout| Cell::text(&rollout.task.id)),
    ("rollout", |_, rollout| Cell::count(rollout.rollout)),
    ("p", |_, rollout| Cell::counts(rollout.task.p)),
    ("hidden", |_, rollout| Cell::counts(rollout.task.hidden)),
    ("size", |_, rollout| Cell::counts(rollout.task.size())),
    ("family", |_, rollout| Cell::maybe(rollout.task.family.as_deref())),
    ("split", |_, rollout| Cell::maybe(rollout.task.split.as_deref())),
    ("train_fraction", |_, rollout| Cell::Number(rollout.task.train_fraction)),
    ("graded", |_, rollout| Cell::Flag(Some(rollout.is_graded()))),
    ("reward", |_, rollout| Cell::Number(rollout.verdict.as_ref().and_then(|verdict| verdict.reward))),
    ("outcome", |_, rollout| Cell::text(rollout.outcome())),
    ("stage", |_, rollout| Cell::maybe(rollout.stage())),
    ("reason", |_, rollout| Cell::maybe(rollout.code())),
    ("fault", |_, rollout| Cell::maybe(rollout.failure.as_ref().map(|(fault, _)| fault.as_str()))),
    ("turns", |_, rollout| Cell::count(rollout.turns)),
    ("input_tokens", |_, rollout| Cell::count(rollout.input_tokens)),
    ("output_tokens", |_, rollout| Cell::count(rollout.output_tokens)),
    ("cost", |_, rollout| Cell::Number(rollout.cost)),
    ("model_seconds", |_, rollout| Cell::Number(Some(rollout.model_seconds))),
    ("grader_seconds", |_, rollout| Cell::Number(rollout.grader_seconds())),
    ("kernel_steps", |_, rollout| Cell::counts(rollout.kernel_steps())),
    ("library", |_, rollout| Cell::maybe(rollout.verdict.as_ref().map(|verdict| verdict.library.name()))),
    ("policy", |_, rollout| {
        Cell::maybe(rollout.verdict.as_ref().map(|verdict| verdict.hashes.policy.as_str()))
    }),
    ("submission", |_, rollout| {
        Cell::maybe(rollout.verdict.as_ref().and_then(|verdict| verdict.hashes.submission.as_deref()))
    }),
];

fn rollouts(report: &Report) -> impl Iterator<Item = (&RunData, &RolloutData)> {
    report.runs.iter().flat_map(|run| run.data.rollouts.iter().map(|rollout| (&run.data, rollout)))
}

/// Comma-separated values with a header. Text that a spreadsheet would take for a formula gets an apostrophe before it.
pub(super) fn csv(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    let mut writer = csv::Writer::from_writer(out);
    writer.write_record(COLUMNS.iter().map(|(name, _)| name))?;
    for (run, rollout) in rollouts(report) {
        writer.write_record(COLUMNS.iter().map(|(_, cell)| match cell(run, rollout) {
            cell @ Cell::Text(_) => harmless(cell.plain()),
            cell => cell.plain(),
        }))?;
    }
    writer.flush()
}

fn harmless(text: String) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{text}") } else { text }
}

/// Parquet with one row group, compressed by Snappy.
pub(super) fn parquet(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    let rows: Vec<_> = rollouts(report).collect();
    let columns: Vec<Vec<Cell>> = COLUMNS
        .iter()
        .map(|(_, cell)| rows.iter().map(|(run, rollout)| cell(run, rollout)).collect())
        .collect();
    let mut bytes = Vec::new();
    encode(&columns, &mut bytes).map_err(io::Error::other)?;
    out.write_all(&bytes)
}

fn encode(columns: &[Vec<Cell>], out: &mut Vec<u8>) -> parquet::errors::Result<()> {
    let fields = COLUMNS
        .iter()
        .zip(columns)
        .map(|((name, _), cells)| field(name, cells.first()))
        .collect::<Result<_, _>>()?;
    let schema = Type::group_type_builder("rollout").with_fields(fields).build()?;
    let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
    let mut file = SerializedFileWriter::new(out, Arc::new(schema), Arc::new(properties))?;
    let mut group = file.next_row_group()?;
    let mut cells = columns.iter();
    while let Some(mut column) = group.next_column()? {
        let cells = cells.next().map_or(&[][..], Vec::as_slice);
        write_column(&mut column, cells)?;
        column.close()?;
    }
    group.close()?;
    file.close()?;
    Ok(())
}

fn field(name: &str, example: Option<&Cell>) -> parquet::errors::Result<Arc<Type>> {
    let (physical, logical) = match example {
        Some(Cell::Integer(_)) => (Physical::INT64, None),
        Some(Cell::Number(_)) => (Physical::DOUBLE, None),
        Some(Cell::Flag(_)) => (Physical::BOOLEAN, None),
        Some(Cell::Text(_)) | None => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
    };
    let field = Type::primitive_type_builder(name, physical)
        .with_repetition(Repetition::OPTIONAL)
        .with_logical_type(logical);
    field.build().map(Arc::new)
}

fn write_column(
    column: &mut parquet::file::writer::SerializedColumnWriter<'_>,
    cells: &[Cell],
) -> parquet::errors::Result<usize> {
    /// The values that are there, and for every row whether it has one.
    fn split<T>(cells: &[Cell], value: impl Fn(&Cell) -> Option<T>) -> (Vec<T>, Vec<i16>) {
        let all: Vec<Option<T>> = cells.iter().map(value).collect();
        let levels = all.iter().map(|value| i16::from(value.is_some())).collect();
        (all.into_iter().flatten().collect(), levels)
    }
    match cells.first() {
        Some(Cell::Integer(_)) => {
            let (values, levels) =
                split(cells, |cell| if let Cell::Integer(number) = cell { *number } else { None });
            column.typed::<Int64Type>().write_batch(&values, Some(&levels), None)
        }
        Some(Cell::Number(_)) => {
            let (values, levels) =
                split(cells, |cell| if let Cell::Number(number) = cell { *number } else { None });
            column.typed::<DoubleType>().write_batch(&values, Some(&levels), None)
        }
        Some(Cell::Flag(_)) => {
            let (values, levels) =
                split(cells, |cell| if let Cell::Flag(flag) = cell { *flag } else { None });
            column.typed::<BoolType>().write_batch(&values, Some(&levels), None)
        }
        Some(Cell::Text(_)) | None => {
            let bytes = |cell: &Cell| {
                if let Cell::Text(text) = cell { text.as_deref().map(ByteArray::from) } else { None }
            };
            let (values, levels) = split(cells, bytes);
            column.typed::<ByteArrayType>().write_batch(&values, Some(&levels), None)
        }
    }
}
