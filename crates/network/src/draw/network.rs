//! One page that shows a network: its tables, their waves, its answers and its margins.

use std::ops::ControlFlow;

use super::Drawing;
use super::canvas::{Anchor, Canvas, FAINT, Frame, Text};
use super::colour;
use super::heatmap::{Axis, HeatMap, colour_bar};
use crate::spectrum::group_order;
use crate::{Network, Operation, Pairs, Table};

const WIDTH: f64 = 1340.0;
const HEIGHT: f64 = 1330.0;
/// Left edge and width of the three columns of panels.
const COLUMNS: [f64; 3] = [76.0, 500.0, 924.0];
const PANEL_WIDTH: f64 = 318.0;
/// A neuron never gets more width than this.
const WIDEST_NEURON: f64 = 60.0;

impl Drawing {
    /// Heat maps of the tables, the Fourier spectrum of every neuron, the p×p answers and margins, and the key figures.
    ///
    /// Neurons are sorted by the frequency that is strongest in E1, which brings related ones together.
    pub fn of_network(network: &Network, operation: Operation) -> Self {
        let mut canvas = Canvas::new(WIDTH, HEIGHT);
        let (p, hidden) = (network.p(), network.hidden());
        let title = format!("{} modulo {p} with {hidden} neurons", verb(operation));
        canvas.text(40.0, 48.0, Text::new(24.0).bold(), &title);
        canvas.text(
            40.0,
            72.0,
            Text::new(13.0).faint(),
            "answer(a, b) = argmax over c of Σⱼ W2[c][j] · (E1[a][j] + E2[b][j])²",
        );

        let order = neurons_by_frequency(network, operation);
        for (table, x) in Table::ALL.into_iter().zip(COLUMNS) {
            draw_table(&mut canvas, network, table, &order, x);
            draw_spectrum(&mut canvas, network, operation, table, &order, x);
        }
        let pairs = PairTables::of(network, operation);
        draw_answers(&mut canvas, network, &pairs);
        draw_margins(&mut canvas, network, operation, &pairs);
        draw_figures(&mut canvas, network, operation, &pairs);
        canvas.finish(&title)
    }
}

fn verb(operation: Operation) -> &'static str {
    match operation {
        Operation::Add => "Addition",
        Operation::Sub => "Subtraction",
        Operation::Mul => "Multiplication",
    }
}

fn neurons_by_frequency(network: &Network, operation: Operation) -> Vec<usize> {
    let strongest = |shares: &Vec<f64>| {
        (0..shares.len()).fold(0, |best, k| if shares[k] > shares[best] { k } else { best })
    };
    let frequency: Vec<usize> = network.spectrum(Table::E1, operation).iter().map(strongest).collect();
    let mut order: Vec<usize> = (0..network.hidden()).collect();
    order.sort_by_key(|&j| frequency[j]);
    order
}

fn neuron_axis(order: &[usize]) -> Axis<'static> {
    Axis { name: "neuron j, sorted by frequency", labels: order.iter().map(usize::to_string).collect() }
}

fn panel(x: f64, y: f64, neurons: usize, height: f64) -> Frame {
    Frame { x, y, width: PANEL_WIDTH.min(neurons as f64 * WIDEST_NEURON), height }
}

fn bar_beside(frame: Frame) -> Frame {
    Frame { x: frame.right() + 12.0, y: frame.y, width: 12.0, height: frame.height.min(150.0) }
}

fn draw_table(canvas: &mut Canvas, network: &Network, table: Table, order: &[usize], x: f64) {
    let (p, hidden) = (network.p(), network.hidden());
    let (subtitle, rows) = match table {
        Table::E1 => ("embeds the first argument", "a"),
        Table::E2 => ("embeds the second argument", "b"),
        Table::W2 => ("reads the answer off the squares", "c"),
    };
    let entries: Vec<i8> =
        (0..p).flat_map(|row| order.iter().map(move |&j| network.table(table)[row * hidden + j])).collect();
    let map = HeatMap {
        title: table.name(),
        subtitle,
        across: neuron_axis(order),
        down: Axis::numbered(rows, p),
        cells: entries.iter().map(|&entry| colour::diverging(f64::from(entry) / 127.0)).collect(),
    };
    let frame = panel(x, 150.0, hidden, 330.0);
    map.draw(canvas, frame);
    colour_bar(canvas, bar_beside(frame), colour::diverging, (-1.0, 1.0), ["−127", "0", "127"]);
}

fn draw_spectrum(
    canvas: &mut Canvas,
    network: &Network,
    operation: Operation,
    table: Table,
    order: &[usize],
    x: f64,
) {
    let shares = network.spectrum(table, operation);
    let frequencies = shares.first().map_or(0, Vec::len);
    let title = format!("Waves in {}", table.name());
    let map = HeatMap {
        title: &title,
        subtitle: if operation == Operation::Mul {
            "share of each column's power, rows by discrete logarithm"
        } else {
            "share of each column's power"
        },
        across: neuron_axis(order),
        down: Axis::numbered("frequency k", frequencies),
        cells: (0..frequencies)
            .flat_map(|k| order.iter().map(|&j| shares[j][k]).collect::<Vec<f64>>())
            .map(colour::ink)
            .collect(),
    };
    let frame = panel(x, 590.0, network.hidden(), 220.0);
    map.draw(canvas, frame);
    colour_bar(canvas, bar_beside(frame), colour::ink, (0.0, 1.0), ["0%", "50%", "100%"]);
}

/// Answer and margin of every pair, row-major.
struct PairTables {
    answers: Vec<usize>,
    margins: Vec<i64>,
}

impl PairTables {
    fn of(network: &Network, operation: Operation) -> Self {
        let mut tables = Self { answers: Vec::new(), margins: Vec::new() };
        let pairs = Pairs::all(operation, network.p());
        network.visit_scores(&pairs, |a, b, scores| {
            let target = pairs.target(a, b);
            let other =
                scores.iter().enumerate().filter(|&(c, _)| c != target).map(|(_, &score)| score).max();
            let margin = scores[target] - other.unwrap_or(0);
            let answer = (1..scores.len()).fold(0, |best, c| if scores[c] > scores[best] { c } else { best });
            tables.answers.push(answer);
            tables.margins.push(margin);
            ControlFlow::Continue(())
        });
        tables
    }
}

const PAIRS_Y: f64 = 930.0;

fn draw_answers(canvas: &mut Canvas, network: &Network, pairs: &PairTables) {
    let p = network.p();
    let frame = Frame { x: COLUMNS[0], y: PAIRS_Y, width: 334.0, height: 334.0 };
    let map = HeatMap {
        title: "Answers",
        subtitle: "one colour for each answer, c = answer(a, b)",
        across: Axis::numbered("b", p),
        down: Axis::numbered("a", p),
        cells: pairs.answers.iter().map(|&c| colour::cyclic(c as f64 / p as f64)).collect(),
    };
    map.draw(canvas, frame);
    let labels: Vec<String> = pairs.answers.iter().map(usize::to_string).collect();
    map.label_cells(canvas, frame, &labels);
}

fn draw_margins(canvas: &mut Canvas, network: &Network, operation: Operation, pairs: &PairTables) {
    let p = network.p();
    let frame = Frame { x: COLUMNS[1], y: PAIRS_Y, width: 334.0, height: 334.0 };
    let evaluation = network.evaluate_all(operation);
    let spread = evaluation.score_spread().max(1) as f64;
    let greatest = pairs.margins.iter().copied().max().unwrap_or(1).max(1) as f64;
    let map = HeatMap {
        title: "Margins",
        subtitle: "score of the right class minus the best other, as % of the spread",
        across: Axis::numbered("b", p),
        down: Axis::numbered("a", p),
        cells: pairs.margins.iter().map(|&margin| colour::sequential(margin as f64 / greatest)).collect(),
    };
    map.draw(canvas, frame);
    let percent = |share: f64| format!("{:.0}%", 100.0 * share * greatest / spread);
    let labels = [percent(0.0), percent(0.5), percent(1.0)];
    colour_bar(
        canvas,
        bar_beside(frame),
        colour::sequential,
        (0.0, 1.0),
        labels.each_ref().map(String::as_str),
    );
    let (a, b) = evaluation.margin_pair;
    let cell = frame.width / p as f64;
    let mark =
        Frame { x: frame.x + b as f64 * cell, y: frame.y + a as f64 * cell, width: cell, height: cell };
    canvas.mark(mark, "#e31a1c");
}

fn draw_figures(canvas: &mut Canvas, network: &Network, operation: Operation, pairs: &PairTables) {
    let evaluation = network.evaluate_all(operation);
    let all = pairs.answers.len();
    let wrong = all - evaluation.right;
    let (a, b) = evaluation.margin_pair;
    let waves = group_order(operation, network.p()).len() / 2;
    let figures = [
        (
            "Right",
            if wrong == 0 {
                format!("all {all} pairs, no ties")
            } else {
                format!("{} of {all} pairs", evaluation.right)
            },
        ),
        ("Least margin", format!("{}, at ({a}, {b}), outlined", grouped(evaluation.margin))),
        ("", format!("{} of the score spread", percent(evaluation.relative_margin()))),
        (
            "Mean margin",
            format!(
                "{:.1}% of the score spread",
                100.0 * evaluation.mean_margin / evaluation.score_spread().max(1) as f64
            ),
        ),
        ("Scores", format!("{} to {}", grouped(evaluation.score_min), grouped(evaluation.score_max))),
        ("Sums", format!("at most {} in absolute value", evaluation.sum_max)),
        ("Squares", format!("at most {}", grouped(evaluation.hidden_max()))),
        ("Entries", format!("{} in three tables", grouped(3 * (network.p() * network.hidden()) as i64))),
        ("Waves", format!("frequencies 0 to {waves}")),
        ("SHA-256", network.hash()[..16].to_owned() + "…"),
    ];
    let x = COLUMNS[2];
    canvas.text(x, PAIRS_Y - 10.0, Text::new(14.0).bold(), "Figures");
    for (i, (name, value)) in figures.iter().enumerate() {
        let y = PAIRS_Y + 20.0 + 27.0 * i as f64;
        canvas.text(x, y, Text::new(12.5).colour(FAINT), name);
        canvas.text(x + 104.0, y, Text::new(12.5).anchor(Anchor::Start), value);
    }
}

/// A share as a percentage with at least two significant digits.
fn percent(share: f64) -> String {
    let value = 100.0 * share;
    let decimals = (1..8).find(|&d| value.abs() * 10_f64.powi(d) >= 10.0).unwrap_or(8);
    format!("{value:.*}%", decimals as usize)
}

/// Digits in groups of three.
fn grouped(value: i64) -> String {
    let digits = value.unsigned_abs().to_string();
    let mut grouped = String::from(if value < 0 { "−" } else { "" });
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Recipe, train};

    #[test]
    fn digits_are_grouped() {
        assert_eq!(grouped(-1_234_567), "−1,234,567");
        assert_eq!(grouped(999), "999");
    }

    #[test]
    fn small_shares_keep_their_digits() {
        assert_eq!([percent(0.274_2), percent(0.020_9), percent(0.000_007)], ["27.4%", "2.1%", "0.00070%"]);
    }

    #[test]
    fn a_drawing_is_the_same_every_time_and_parses() {
        let trained = train(&Recipe::full(), 7, 8, 0).unwrap();
        let draw = || Drawing::of_network(trained.frozen.network(), Operation::Add);
        assert_eq!(draw().svg(), draw().svg());
        let png = draw().png().unwrap();
        let decoder = png::Decoder::new(std::io::Cursor::new(png));
        let info = decoder.read_info().unwrap();
        assert_eq!((info.info().width, info.info().height), (2680, 2660));
    }
}
