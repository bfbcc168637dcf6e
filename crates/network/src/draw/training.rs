//! The learning curves of a training run.

use super::Drawing;
use super::canvas::{Canvas, Frame, Text};
use super::chart::{PALETTE, Plot, Scale, legend};
use crate::CurvePoint;

const WIDTH: f64 = 760.0;
const LEFT: f64 = 66.0;
const PLOT_WIDTH: f64 = 670.0;

impl Drawing {
    /// Loss (logarithmic) and accuracies over the epochs.
    pub fn of_training(title: &str, curve: &[CurvePoint]) -> Self {
        let held_out = curve.iter().any(|point| point.held_out_accuracy.is_some());
        let mut canvas = Canvas::new(WIDTH, 610.0);
        canvas.text(26.0, 34.0, Text::new(17.0).bold(), title);
        let epochs = Scale::linear(0.0, curve.last().map_or(1.0, |point| f64::from(point.epoch)));

        let loss = Plot {
            frame: Frame { x: LEFT, y: 92.0, width: PLOT_WIDTH, height: 190.0 },
            x: epochs,
            y: Scale::logarithmic(curve.iter().map(|point| point.loss)),
        };
        loss.draw_axes(&mut canvas, "Loss on the training pairs", "epoch", "mean loss");
        line(&mut canvas, &loss, PALETTE[0], curve.iter().map(|point| (point.epoch, Some(point.loss))));

        let accuracy = Plot {
            frame: Frame { x: LEFT, y: 372.0, width: PLOT_WIDTH, height: 190.0 },
            x: epochs,
            y: Scale::linear(0.0, 100.0),
        };
        accuracy.draw_axes(&mut canvas, "Accuracy of the float network", "epoch", "% of the pairs");
        let percent = |share: f64| share * 100.0;
        let trained = curve.iter().map(|point| (point.epoch, Some(percent(point.training_accuracy))));
        line(&mut canvas, &accuracy, PALETTE[0], trained);
        if held_out {
            let unseen = curve.iter().map(|point| (point.epoch, point.held_out_accuracy.map(percent)));
            line(&mut canvas, &accuracy, PALETTE[1], unseen);
            legend(&mut canvas, accuracy.frame, &["training pairs", "held-out pairs"]);
        }
        canvas.finish(title)
    }
}

fn line(canvas: &mut Canvas, plot: &Plot, colour: &str, points: impl Iterator<Item = (u32, Option<f64>)>) {
    let places: Vec<(f64, f64)> =
        points.filter_map(|(epoch, value)| Some(plot.at(f64::from(epoch), value?))).collect();
    canvas.polyline(&places, colour, 2.0);
}
