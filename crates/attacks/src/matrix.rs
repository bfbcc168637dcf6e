//! The result as a table: every case, and what each layer left out brings about.

use std::fmt;

use crate::layer::Removable;
use crate::run::Report;

/// Prints as a table.
pub struct Matrix<'r>(pub &'r [Report]);

impl fmt::Display for Matrix<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.0.iter().map(|report| report.id.len()).max().unwrap_or(4);
        write!(f, "{:width$}  {:10}", "case", "stopped by")?;
        for removable in Removable::ALL {
            write!(f, "  {:10}", format!("-{removable}"))?;
        }
        writeln!(f)?;
        for report in self.0 {
            row(f, report, width)?;
        }
        Ok(())
    }
}

fn row(f: &mut fmt::Formatter<'_>, report: &Report, width: usize) -> fmt::Result {
    if let Some(reason) = &report.skipped {
        return writeln!(f, "{:width$}  skipped: {reason}", report.id);
    }
    let cell = |observation: &crate::observe::Observation| match (observation.accepted, observation.layer) {
        (true, _) => "ACCEPTED".to_owned(),
        (false, Some(layer)) => layer.to_string(),
        (false, None) => "none".to_owned(),
    };
    write!(f, "{:width$}  {:10}", report.id, cell(&report.with_all))?;
    for removable in Removable::ALL {
        let found = report.without.iter().find(|(without, _)| *without == removable);
        let text = match (found, &report.single_layer) {
            (Some((_, observation)), _) => cell(observation),
            (None, Some(_)) => "single".to_owned(),
            (None, None) => String::new(),
        };
        write!(f, "  {text:10}")?;
    }
    writeln!(f)?;
    report.problems.iter().try_for_each(|problem| writeln!(f, "    !! {problem}"))
}
