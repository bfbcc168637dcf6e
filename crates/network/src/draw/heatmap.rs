//! A table of numbers as a field of colours, with axes.

use super::canvas::{Anchor, Canvas, FAINT, Frame, INK, RULE, Text};
use super::colour::Colour;

/// Cells at least this large get lines between them.
const LINED_FROM: f64 = 7.0;
/// Room that one tick label needs.
const TICK_ROOM: f64 = 22.0;

pub(crate) struct HeatMap<'a> {
    pub(crate) title: &'a str,
    pub(crate) subtitle: &'a str,
    pub(crate) across: Axis<'a>,
    pub(crate) down: Axis<'a>,
    /// By rows, from the top.
    pub(crate) cells: Vec<Colour>,
}

/// What the columns, or the rows, of a heat map stand for.
pub(crate) struct Axis<'a> {
    pub(crate) name: &'a str,
    pub(crate) labels: Vec<String>,
}

impl<'a> Axis<'a> {
    pub(crate) fn numbered(name: &'a str, count: usize) -> Self {
        Self { name, labels: (0..count).map(|i| i.to_string()).collect() }
    }
}

impl HeatMap<'_> {
    /// Draws title, axes and cells; `frame` is where the cells go.
    pub(crate) fn draw(&self, canvas: &mut Canvas, frame: Frame) {
        let (columns, rows) = (self.across.labels.len(), self.down.labels.len());
        canvas.text(frame.x, frame.y - 27.0, Text::new(14.0).bold(), self.title);
        canvas.text(frame.x, frame.y - 10.0, Text::new(11.0).faint(), self.subtitle);
        canvas.image(frame, columns, &self.cells);
        let cell = (frame.width / columns as f64, frame.height / rows as f64);
        if cell.0 >= LINED_FROM && cell.1 >= LINED_FROM {
            for i in 1..columns {
                let x = frame.x + i as f64 * cell.0;
                canvas.line((x, frame.y), (x, frame.bottom()), "#ffffff", 0.75);
            }
            for i in 1..rows {
                let y = frame.y + i as f64 * cell.1;
                canvas.line((frame.x, y), (frame.right(), y), "#ffffff", 0.75);
            }
        }
        canvas.rectangle(frame, "none", RULE);
        for i in ticks(columns, cell.0, TICK_ROOM) {
            let x = frame.x + (i as f64 + 0.5) * cell.0;
            let style = Text::new(10.0).faint().anchor(Anchor::Middle);
            canvas.text(x, frame.bottom() + 14.0, style, &self.across.labels[i]);
        }
        for i in ticks(rows, cell.1, 14.0) {
            let y = frame.y + (i as f64 + 0.5) * cell.1 + 3.5;
            canvas.text(frame.x - 6.0, y, Text::new(10.0).faint().anchor(Anchor::End), &self.down.labels[i]);
        }
        let middle = (frame.x + frame.width / 2.0, frame.y + frame.height / 2.0);
        let style = Text::new(11.0).anchor(Anchor::Middle).colour(FAINT);
        canvas.text(middle.0, frame.bottom() + 30.0, style, self.across.name);
        canvas.text(frame.x - 30.0, middle.1, style.upright(), self.down.name);
    }

    /// Writes a short text into every cell, if the cells are large enough to read it.
    pub(crate) fn label_cells(&self, canvas: &mut Canvas, frame: Frame, labels: &[String]) {
        let columns = self.across.labels.len();
        let rows = self.down.labels.len();
        let cell = (frame.width / columns as f64, frame.height / rows as f64);
        let longest = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0).max(1) as f64;
        let size = (cell.0 * 0.85 / (longest * 0.62)).min(cell.1 * 0.62).min(14.0);
        if size < 7.0 {
            return;
        }
        for (i, label) in labels.iter().enumerate() {
            let x = frame.x + ((i % columns) as f64 + 0.5) * cell.0;
            let y = frame.y + ((i / columns) as f64 + 0.5) * cell.1 + size * 0.36;
            canvas.text(x, y, Text::new((size * 10.0).round() / 10.0).anchor(Anchor::Middle), label);
        }
    }
}

/// A strip of colour with the values at its ends and middle, right of a heat map.
pub(crate) fn colour_bar(
    canvas: &mut Canvas,
    frame: Frame,
    map: fn(f64) -> Colour,
    range: (f64, f64),
    labels: [&str; 3],
) {
    const STEPS: usize = 64;
    let cells: Vec<Colour> = (0..STEPS)
        .rev()
        .map(|i| map(range.0 + (range.1 - range.0) * (i as f64 + 0.5) / STEPS as f64))
        .collect();
    canvas.image(frame, 1, &cells);
    canvas.rectangle(frame, "none", RULE);
    let heights = [frame.bottom(), frame.y + frame.height / 2.0 + 3.5, frame.y + 8.0];
    for (y, label) in heights.into_iter().zip(labels) {
        canvas.text(frame.right() + 5.0, y, Text::new(10.0).faint().colour(INK), label);
    }
}

/// Which of `count` positions get a label: every 1st, 2nd, 5th, 10th, …, as the room allows.
fn ticks(count: usize, cell: f64, room: f64) -> impl Iterator<Item = usize> {
    let fits = |step: &usize| *step as f64 * cell >= room;
    let step = [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter().find(fits).unwrap_or(1000);
    (0..count).step_by(step)
}
