//! Line charts, scatter plots and bars over plain axes.

use super::canvas::{Anchor, Canvas, Frame, RULE, Text};

/// A named set of points.
#[derive(Debug, Clone)]
pub struct Series {
    /// Stands in the legend.
    pub name: String,
    /// x and y.
    pub points: Vec<(f64, f64)>,
}

/// A scatter plot of several series; each gets its own colour.
#[derive(Debug, Clone)]
pub struct Scatter {
    /// Above the plot.
    pub title: String,
    /// Under the x axis.
    pub x_name: String,
    /// Left of the y axis.
    pub y_name: String,
    /// Whether x is drawn logarithmically.
    pub x_log: bool,
    /// Whether y is drawn logarithmically.
    pub y_log: bool,
    /// What is drawn.
    pub series: Vec<Series>,
}

/// Bars, one for each category and series, stacked.
#[derive(Debug, Clone)]
pub struct Bars {
    /// Above the plot.
    pub title: String,
    /// Left of the y axis.
    pub y_name: String,
    /// Under the bars.
    pub categories: Vec<String>,
    /// Name of each layer, and its height in each category.
    pub layers: Vec<(String, Vec<f64>)>,
}

pub(crate) const PALETTE: [&str; 6] = ["#2166ac", "#d6604d", "#35978f", "#b8860b", "#762a83", "#4d4d4d"];

/// Linear or logarithmic places along an axis.
#[derive(Clone, Copy)]
pub(crate) struct Scale {
    low: f64,
    high: f64,
    logarithmic: bool,
}

impl Scale {
    /// From 0, or the least value, to a round number above the greatest.
    pub(crate) fn linear(low: f64, high: f64) -> Self {
        Self { low, high: if high > low { high } else { low + 1.0 }, logarithmic: false }
    }

    /// Powers of ten around all positive values.
    pub(crate) fn logarithmic(values: impl Iterator<Item = f64>) -> Self {
        let (low, high) =
            values.filter(|&x| x > 0.0).fold((f64::MAX, 0.0), |(low, high), x| (x.min(low), x.max(high)));
        let (mut bottom, mut top) = (1.0, 1.0);
        while bottom > low && bottom > 1e-30 {
            bottom /= 10.0;
        }
        while bottom * 10.0 <= low && bottom < 1e30 {
            bottom *= 10.0;
        }
        while top < high {
            top *= 10.0;
        }
        while top / 10.0 >= high && top > bottom * 10.0 {
            top /= 10.0;
        }
        Self { low: bottom, high: top.max(bottom * 10.0), logarithmic: true }
    }

    /// Place of a value, 0 at the low end and 1 at the high end.
    pub(crate) fn place(self, value: f64) -> f64 {
        if self.logarithmic {
            let ln = |x: f64| crate::portable::ln(x.max(1e-300));
            (ln(value) - ln(self.low)) / (ln(self.high) - ln(self.low))
        } else {
            (value - self.low) / (self.high - self.low)
        }
    }

    fn ticks(self) -> Vec<(f64, String)> {
        if self.logarithmic {
            let mut ticks = Vec::new();
            let mut value = self.low;
            while value <= self.high * 1.001 {
                ticks.push((value, power_of_ten(value)));
                value *= 10.0;
            }
            let step = ticks.len().div_ceil(7);
            return ticks.into_iter().step_by(step).collect();
        }
        let mut unit = 1e-9;
        let step = loop {
            let fitting =
                [1.0, 2.0, 5.0].map(|m| m * unit).into_iter().find(|s| (self.high - self.low) / s <= 6.0);
            match fitting {
                Some(step) => break step,
                None => unit *= 10.0,
            }
        };
        let first = (self.low / step).ceil() as i64;
        let last = (self.high / step + 1e-9).floor() as i64;
        (first..=last).map(|i| (i as f64 * step, plain(i as f64 * step))).collect()
    }
}

fn plain(value: f64) -> String {
    if value.abs() >= 1000.0 && value % 1000.0 == 0.0 {
        return format!("{}k", value / 1000.0);
    }
    let text = format!("{value:.4}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn power_of_ten(value: f64) -> String {
    let exponent = (crate::portable::ln(value) / std::f64::consts::LN_10).round() as i32;
    match exponent {
        -2..=3 => plain(value),
        _ => {
            let digits = "⁰¹²³⁴⁵⁶⁷⁸⁹";
            let raised: String = exponent
                .unsigned_abs()
                .to_string()
                .bytes()
                .filter_map(|digit| digits.chars().nth(usize::from(digit - b'0')))
                .collect();
            format!("10{}{raised}", if exponent < 0 { "⁻" } else { "" })
        }
    }
}

/// A plot area with its scales.
pub(crate) struct Plot {
    pub(crate) frame: Frame,
    pub(crate) x: Scale,
    pub(crate) y: Scale,
}

impl Plot {
    pub(crate) fn at(&self, x: f64, y: f64) -> (f64, f64) {
        let Frame { x: left, width, height, .. } = self.frame;
        (left + self.x.place(x) * width, self.frame.bottom() - self.y.place(y).clamp(-0.02, 1.02) * height)
    }

    pub(crate) fn draw_axes(&self, canvas: &mut Canvas, title: &str, x_name: &str, y_name: &str) {
        let frame = self.frame;
        canvas.text(frame.x - 40.0, frame.y - 16.0, Text::new(14.0).bold(), title);
        for (value, label) in self.y.ticks() {
            let (_, y) = self.at(self.x.low, value);
            canvas.line((frame.x, y), (frame.right(), y), "#e4e8ec", 1.0);
            canvas.text(frame.x - 7.0, y + 3.5, Text::new(10.0).faint().anchor(Anchor::End), &label);
        }
        for (value, label) in self.x.ticks() {
            let (x, _) = self.at(value, self.y.low);
            canvas.line((x, frame.bottom()), (x, frame.bottom() + 4.0), RULE, 1.0);
            canvas.text(x, frame.bottom() + 16.0, Text::new(10.0).faint().anchor(Anchor::Middle), &label);
        }
        canvas.line((frame.x, frame.bottom()), (frame.right(), frame.bottom()), RULE, 1.0);
        let style = Text::new(11.0).faint().anchor(Anchor::Middle);
        canvas.text(frame.x + frame.width / 2.0, frame.bottom() + 34.0, style, x_name);
        canvas.text(frame.x - 40.0, frame.y + frame.height / 2.0, style.upright(), y_name);
    }
}

/// Names with their colours, right-aligned above a plot.
pub(crate) fn legend(canvas: &mut Canvas, frame: Frame, names: &[&str]) {
    let width = |name: &str| name.chars().count() as f64 * 6.2 + 30.0;
    let mut x = frame.right() - names.iter().map(|name| width(name)).sum::<f64>();
    for (name, colour) in names.iter().zip(PALETTE.iter().cycle()) {
        canvas.circle(x, frame.y - 20.0, 4.0, colour, "none");
        canvas.text(x + 9.0, frame.y - 16.0, Text::new(11.0), name);
        x += width(name);
    }
}

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 420.0;
const PLOT: Frame = Frame { x: 66.0, y: 62.0, width: 670.0, height: 300.0 };

impl Scatter {
    /// The plot as a picture.
    pub fn draw(&self) -> super::Drawing {
        let mut canvas = Canvas::new(WIDTH, HEIGHT);
        let all = || self.series.iter().flat_map(|series| series.points.iter().copied());
        let scale = |values: Vec<f64>, logarithmic: bool| {
            if logarithmic {
                Scale::logarithmic(values.into_iter())
            } else {
                Scale::linear(0.0, values.into_iter().fold(0.0, f64::max) * 1.05)
            }
        };
        let x = scale(all().map(|(x, _)| x).collect(), self.x_log);
        let y = scale(all().map(|(_, y)| y).collect(), self.y_log);
        let frame = Frame { y: PLOT.y + 22.0, height: PLOT.height - 22.0, ..PLOT };
        let plot = Plot { frame, x, y };
        canvas.text(frame.x - 40.0, 30.0, Text::new(15.0).bold(), &self.title);
        plot.draw_axes(&mut canvas, "", &self.x_name, &self.y_name);
        for (series, colour) in self.series.iter().zip(PALETTE.iter().cycle()) {
            for &(x, y) in &series.points {
                let (x, y) = plot.at(x, y);
                canvas.circle(x, y, 4.0, colour, "#ffffff");
            }
        }
        let names: Vec<&str> = self.series.iter().map(|series| series.name.as_str()).collect();
        legend(&mut canvas, frame, &names);
        canvas.finish(&self.title)
    }
}

impl Bars {
    /// The chart as a picture.
    pub fn draw(&self) -> super::Drawing {
        let mut canvas = Canvas::new(WIDTH, HEIGHT);
        let total = |i: usize| self.layers.iter().map(|(_, heights)| heights[i]).sum::<f64>();
        let highest = (0..self.categories.len()).map(total).fold(0.0, f64::max);
        let frame = Frame { y: PLOT.y + 22.0, height: PLOT.height - 22.0, ..PLOT };
        let plot = Plot { frame, x: Scale::linear(0.0, 1.0), y: Scale::linear(0.0, highest * 1.05) };
        canvas.text(frame.x - 40.0, 30.0, Text::new(15.0).bold(), &self.title);
        for (value, label) in plot.y.ticks() {
            let (_, y) = plot.at(0.0, value);
            canvas.line((frame.x, y), (frame.right(), y), "#e4e8ec", 1.0);
            canvas.text(frame.x - 7.0, y + 3.5, Text::new(10.0).faint().anchor(Anchor::End), &label);
        }
        let slot = frame.width / self.categories.len().max(1) as f64;
        for (i, category) in self.categories.iter().enumerate() {
            let x = frame.x + i as f64 * slot;
            let mut below = 0.0;
            for ((_, heights), colour) in self.layers.iter().zip(PALETTE.iter().cycle()) {
                let (_, top) = plot.at(0.0, below + heights[i]);
                let (_, bottom) = plot.at(0.0, below);
                let bar = Frame { x: x + slot * 0.14, y: top, width: slot * 0.72, height: bottom - top };
                canvas.rectangle(bar, colour, "none");
                below += heights[i];
            }
            let style = Text::new(10.0).faint().anchor(Anchor::Middle);
            canvas.text(x + slot / 2.0, frame.bottom() + 16.0, style, category);
        }
        canvas.line((frame.x, frame.bottom()), (frame.right(), frame.bottom()), RULE, 1.0);
        let style = Text::new(11.0).faint().anchor(Anchor::Middle).upright();
        canvas.text(frame.x - 40.0, frame.y + frame.height / 2.0, style, &self.y_name);
        let names: Vec<&str> = self.layers.iter().map(|(name, _)| name.as_str()).collect();
        legend(&mut canvas, frame, &names);
        canvas.finish(&self.title)
    }
}
