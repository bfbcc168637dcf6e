//! Plots as inline SVG.

use maud::{Markup, html};

/// Colours and shapes that tell runs apart; more runs than these share them.
const STYLES: usize = 6;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 300.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 48.0;

/// A point with its interval.
#[derive(Clone, Debug)]
pub(super) struct Mark {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) low: f64,
    pub(super) high: f64,
    /// The same in words.
    pub(super) words: String,
}

/// The points of one run.
#[derive(Clone, Debug)]
pub(super) struct Series {
    pub(super) name: String,
    pub(super) marks: Vec<Mark>,
}

/// The little mark that stands for a run.
pub(super) fn key(run: usize) -> Markup {
    html! { svg class="key" width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true" { (shape(run, 0.0, 0.0, "")) } }
}

/// A bar for a share.
pub(super) fn bar(share: f64) -> Markup {
    html! { svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" { rect width=(number(100.0 * share.clamp(0.0, 1.0))) height="10" {} } }
}

/// Rates by category, side by side for each run.
pub(super) fn categories(title: &str, x: &str, y: &str, labels: &[&str], series: &[Series]) -> Markup {
    let slot = (WIDTH - LEFT - RIGHT) / labels.len().max(1) as f64;
    let step = (slot * 0.7 / series.len().max(1) as f64).min(28.0);
    let place = |run: usize, x: f64| {
        LEFT + slot * (x + 0.5) + step * (run as f64 - (series.len() as f64 - 1.0) / 2.0)
    };
    let ticks: Vec<_> = labels
        .iter()
        .enumerate()
        .map(|(index, label)| (LEFT + slot * (index as f64 + 0.5), short(label)))
        .collect();
    frame(
        title,
        x,
        y,
        &ticks,
        &share_ticks(),
        series,
        &html! {
            @for (run, series) in series.iter().enumerate() { @for mark in &series.marks { (with_interval(run, place(run, mark.x), mark)) } }
        },
    )
}

/// Rates against a count, one line for each run.
pub(super) fn lines(title: &str, x: &str, y: &str, series: &[Series]) -> Markup {
    let most = series.iter().flat_map(|series| &series.marks).map(|mark| mark.x).fold(2.0, f64::max);
    let scale = Scale::logarithmic(1.0, most, LEFT + 20.0, WIDTH - RIGHT - 20.0);
    // Side by side, so that intervals do not hide each other.
    let place = |run: usize, x: f64| scale.at(x) + 7.0 * (run as f64 - (series.len() as f64 - 1.0) / 2.0);
    let counts: std::collections::BTreeSet<u64> =
        series.iter().flat_map(|series| &series.marks).map(|mark| mark.x as u64).collect();
    let ticks: Vec<_> = counts.into_iter().map(|count| (scale.at(count as f64), count.to_string())).collect();
    frame(
        title,
        x,
        y,
        &ticks,
        &share_ticks(),
        series,
        &html! {
            @for (run, series) in series.iter().enumerate() {
                polyline class={ "line s" (run % STYLES) } points=(series.marks.iter().map(|mark| format!("{},{}", number(place(run, mark.x)), number(share(mark.y)))).collect::<Vec<_>>().join(" ")) {}
                @for mark in &series.marks { (with_interval(run, place(run, mark.x), mark)) }
            }
        },
    )
}

/// Points on logarithmic axes; nothing if there are none.
pub(super) fn scatter(title: &str, x: &str, y: &str, series: &[Series]) -> Markup {
    let all = || series.iter().flat_map(|series| &series.marks);
    if all().next().is_none() {
        return html! {};
    }
    let range = |value: fn(&Mark) -> f64| {
        all().map(value).fold((f64::MAX, 0.0_f64), |(low, high), value| (low.min(value), high.max(value)))
    };
    let ((x_low, x_high), (y_low, y_high)) = (range(|mark| mark.x), range(|mark| mark.y));
    let (across, up) = (
        Scale::logarithmic(x_low, x_high, LEFT + 12.0, WIDTH - RIGHT - 12.0),
        Scale::logarithmic(y_low, y_high, HEIGHT - BOTTOM - 8.0, TOP + 8.0),
    );
    let ticks = |scale: &Scale| -> Vec<(f64, String)> {
        scale.decades().into_iter().map(|value| (scale.at(value), plain(value))).collect()
    };
    frame(
        title,
        x,
        y,
        &ticks(&across),
        &ticks(&up),
        series,
        &html! {
            @for (run, series) in series.iter().enumerate() { @for mark in &series.marks { (shape(run, across.at(mark.x), up.at(mark.y), &mark.words)) } }
        },
    )
}

/// A logarithmic axis.
struct Scale {
    low: f64,
    high: f64,
    from: f64,
    to: f64,
}

impl Scale {
    fn logarithmic(low: f64, high: f64, from: f64, to: f64) -> Self {
        let (low, high) = if high / low < 1.5 { (low / 1.5, high * 1.5) } else { (low, high) };
        Self { low: low.ln(), high: high.ln(), from, to }
    }

    fn at(&self, value: f64) -> f64 {
        self.from + (self.to - self.from) * (value.ln() - self.low) / (self.high - self.low)
    }

    /// Powers of ten in the range, with twice and five times as much where those are few.
    fn decades(&self) -> Vec<f64> {
        let inside = |value: &f64| (self.low - 1e-9..=self.high + 1e-9).contains(&value.ln());
        let powers = || (-12..=18).map(|power| 10_f64.powi(power));
        let tens: Vec<f64> = powers().filter(inside).collect();
        if tens.len() >= 3 {
            return tens;
        }
        powers().flat_map(|power| [power, 2.0 * power, 5.0 * power]).filter(inside).collect()
    }
}

/// Height of a share between 0 and 1.
fn share(value: f64) -> f64 {
    HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * value
}

fn share_ticks() -> Vec<(f64, String)> {
    [0.0, 0.25, 0.5, 0.75, 1.0].map(|value| (share(value), format!("{:.0} %", 100.0 * value))).to_vec()
}

fn with_interval(run: usize, x: f64, mark: &Mark) -> Markup {
    html! {
        line class={ "whisker s" (run % STYLES) } x1=(number(x)) x2=(number(x)) y1=(number(share(mark.low))) y2=(number(share(mark.high))) {}
        (shape(run, x, share(mark.y), &mark.words))
    }
}

/// A circle, a square, a diamond, a triangle, one upside down, or a cross.
fn shape(run: usize, x: f64, y: f64, words: &str) -> Markup {
    let path = match run % STYLES {
        0 => "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z",
        1 => "M-4 -4h8v8h-8z",
        2 => "M0 -5.5L5.5 0L0 5.5L-5.5 0z",
        3 => "M0 -5L5 4H-5z",
        4 => "M0 5L5 -4H-5z",
        _ => "M-5 -2h3v-3h4v3h3v4h-3v3h-4v-3h-3z",
    };
    html! {
        path class={ "mark s" (run % STYLES) } d=(path) transform={ "translate(" (number(x)) " " (number(y)) ")" } {
            @if !words.is_empty() { title { (words) } }
        }
    }
}

type Ticks = [(f64, String)];

fn frame(
    title: &str,
    x: &str,
    y: &str,
    x_ticks: &Ticks,
    y_ticks: &Ticks,
    series: &[Series],
    marks: &Markup,
) -> Markup {
    let (right, bottom) = (WIDTH - RIGHT, HEIGHT - BOTTOM);
    html! {
        figure {
            figcaption { (title) }
            svg class="plot" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label={ (title) ". The table has the same numbers." } {
                g class="grid" { @for (at, _) in y_ticks { line x1=(LEFT) x2=(right) y1=(number(*at)) y2=(number(*at)) {} } }
                g class="axis" {
                    line x1=(LEFT) x2=(right) y1=(bottom) y2=(bottom) {}
                    line x1=(LEFT) x2=(LEFT) y1=(TOP) y2=(bottom) {}
                    @for (at, label) in x_ticks { text x=(number(*at)) y=(bottom + 17.0) text-anchor="middle" { (label) } }
                    @for (at, label) in y_ticks { text x=(LEFT - 7.0) y=(number(*at + 4.0)) text-anchor="end" { (label) } }
                    text class="name" x=((LEFT + right) / 2.0) y=(HEIGHT - 8.0) text-anchor="middle" { (x) }
                    text class="name" transform={ "translate(14 " ((TOP + bottom) / 2.0) ") rotate(-90)" } text-anchor="middle" { (y) }
                }
                (marks)
            }
            @if series.len() > 1 {
                p class="legend" { @for (run, series) in series.iter().enumerate() { span { (key(run)) " " (super::visible(&series.name)) } " " } }
            }
        }
    }
}

fn number(value: f64) -> String {
    format!("{:.1}", if value.is_finite() { value } else { 0.0 })
}

/// A power of ten, or a multiple of one, as people write it.
fn plain(value: f64) -> String {
    if (0.01..1e5).contains(&value) {
        return format!("{}", (value * 1000.0).round() / 1000.0);
    }
    let power = value.log10().floor();
    let factor = (value / 10_f64.powf(power)).round();
    let digits: String = format!("{power}")
        .chars()
        .map(|c| "⁻⁰¹²³⁴⁵⁶⁷⁸⁹".chars().nth("-0123456789".find(c).unwrap_or(0)).unwrap_or(c))
        .collect();
    if factor == 1.0 { format!("10{digits}") } else { format!("{factor}·10{digits}") }
}

fn short(label: &str) -> String {
    if label.chars().count() <= 14 {
        label.to_owned()
    } else {
        label.chars().take(13).chain(['…']).collect()
    }
}
