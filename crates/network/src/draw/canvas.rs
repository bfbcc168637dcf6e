//! An SVG under construction.

use std::fmt::Write;

use base64::prelude::{BASE64_STANDARD, Engine};

use super::Drawing;
use super::colour::Colour;

pub(crate) const INK: &str = "#1f2933";
pub(crate) const FAINT: &str = "#65737f";
pub(crate) const RULE: &str = "#c9d1d9";
const FONTS: &str = "Inter, 'Helvetica Neue', Arial, sans-serif";

/// Where a text is anchored at its position.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// How a text looks.
#[derive(Clone, Copy)]
pub(crate) struct Text {
    pub(crate) size: f64,
    pub(crate) bold: bool,
    pub(crate) colour: &'static str,
    pub(crate) anchor: Anchor,
    /// Turned by 90° to be read from below to above.
    pub(crate) upright: bool,
}

impl Text {
    pub(crate) const fn new(size: f64) -> Self {
        Self { size, bold: false, colour: INK, anchor: Anchor::Start, upright: false }
    }

    pub(crate) const fn bold(self) -> Self {
        Self { bold: true, ..self }
    }

    pub(crate) const fn faint(self) -> Self {
        Self { colour: FAINT, ..self }
    }

    pub(crate) const fn colour(self, colour: &'static str) -> Self {
        Self { colour, ..self }
    }

    pub(crate) const fn anchor(self, anchor: Anchor) -> Self {
        Self { anchor, ..self }
    }

    pub(crate) const fn upright(self) -> Self {
        Self { upright: true, ..self }
    }
}

/// A rectangle in SVG units, y downwards.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Frame {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl Frame {
    pub(crate) fn right(self) -> f64 {
        self.x + self.width
    }

    pub(crate) fn bottom(self) -> f64 {
        self.y + self.height
    }
}

pub(crate) struct Canvas {
    width: f64,
    height: f64,
    body: String,
}

impl Canvas {
    pub(crate) fn new(width: f64, height: f64) -> Self {
        Self { width, height, body: String::new() }
    }

    pub(crate) fn finish(self, description: &str) -> Drawing {
        let Self { width, height, body } = self;
        let mut svg = String::new();
        let title = escape(description);
        let _ = write!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" font-family=\"{FONTS}\" role=\"img\" aria-label=\"{title}\">\n\
             <title>{title}</title>\n<rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>\n{body}</svg>\n"
        );
        Drawing { svg }
    }

    pub(crate) fn text(&mut self, x: f64, y: f64, style: Text, content: &str) {
        let anchor = match style.anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let weight = if style.bold { " font-weight=\"600\"" } else { "" };
        let turn =
            if style.upright { format!(" transform=\"rotate(-90 {x:.2} {y:.2})\"") } else { String::new() };
        let _ = writeln!(
            self.body,
            "<text x=\"{x:.2}\" y=\"{y:.2}\" font-size=\"{}\" fill=\"{}\" text-anchor=\"{anchor}\"{weight}{turn}>{}\
             </text>",
            style.size,
            style.colour,
            escape(content)
        );
    }

    pub(crate) fn rectangle(&mut self, frame: Frame, fill: &str, stroke: &str) {
        let Frame { x, y, width, height } = frame;
        let _ = writeln!(
            self.body,
            "<rect x=\"{x:.2}\" y=\"{y:.2}\" width=\"{width:.2}\" height=\"{height:.2}\" fill=\"{fill}\" \
             stroke=\"{stroke}\"/>"
        );
    }

    /// An outline around a cell, never so small that it is overlooked.
    pub(crate) fn mark(&mut self, cell: Frame, colour: &str) {
        let grow = ((11.0 - cell.width) / 2.0).max(1.0);
        let Frame { x, y, width, height } = cell;
        let _ = writeln!(
            self.body,
            "<rect x=\"{:.2}\" y=\"{:.2}\" width=\"{:.2}\" height=\"{:.2}\" rx=\"2\" fill=\"none\" \
             stroke=\"{colour}\" stroke-width=\"2.5\"/>",
            x - grow,
            y - grow,
            width + 2.0 * grow,
            height + 2.0 * grow
        );
    }

    pub(crate) fn line(&mut self, from: (f64, f64), to: (f64, f64), colour: &str, width: f64) {
        let _ = writeln!(
            self.body,
            "<line x1=\"{:.2}\" y1=\"{:.2}\" x2=\"{:.2}\" y2=\"{:.2}\" stroke=\"{colour}\" stroke-width=\"{width}\"/>",
            from.0, from.1, to.0, to.1
        );
    }

    pub(crate) fn polyline(&mut self, points: &[(f64, f64)], colour: &str, width: f64) {
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x:.2},{y:.2}")).collect();
        let _ = writeln!(
            self.body,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" \
             stroke-linejoin=\"round\" stroke-linecap=\"round\"/>",
            points.join(" ")
        );
    }

    pub(crate) fn circle(&mut self, x: f64, y: f64, radius: f64, fill: &str, stroke: &str) {
        let _ = writeln!(
            self.body,
            "<circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{radius:.2}\" fill=\"{fill}\" stroke=\"{stroke}\" \
             stroke-width=\"1.5\"/>"
        );
    }

    /// A picture of `columns` equal cells a row, stretched over the frame without smoothing.
    pub(crate) fn image(&mut self, frame: Frame, columns: usize, cells: &[Colour]) {
        let data = BASE64_STANDARD.encode(png(columns, cells));
        let Frame { x, y, width, height } = frame;
        let _ = writeln!(
            self.body,
            "<image x=\"{x:.2}\" y=\"{y:.2}\" width=\"{width:.2}\" height=\"{height:.2}\" \
             preserveAspectRatio=\"none\" image-rendering=\"optimizeSpeed\" style=\"image-rendering:pixelated\" \
             href=\"data:image/png;base64,{data}\"/>"
        );
    }
}

fn png(columns: usize, cells: &[Colour]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let rows = cells.len() / columns.max(1);
    let mut encoder = png::Encoder::new(&mut bytes, columns as u32, rows as u32);
    encoder.set_color(png::ColorType::Rgb);
    let pixels: Vec<u8> = cells.iter().flat_map(|colour| colour.0).collect();
    encoder
        .write_header()
        .and_then(|mut writer| writer.write_image_data(&pixels))
        .expect("writing to memory a picture of the announced size");
    bytes
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
