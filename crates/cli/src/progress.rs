//! Progress on standard error: bars on a terminal, plain lines elsewhere.

use indicatif::{MultiProgress, ProgressBar, ProgressStyle};
use lmap_lean::progress::{Progress, Size, Step};

use crate::context::Context;

/// Shows what an installation is doing.
pub struct Reporter {
    bars: Option<MultiProgress>,
}

impl Reporter {
    /// Bars if standard error is a terminal, lines otherwise.
    pub fn new(context: &Context) -> Self {
        Self { bars: context.progress.then(MultiProgress::new) }
    }
}

impl Progress for Reporter {
    fn start(&self, label: &str, size: Size) -> Box<dyn Step + '_> {
        match &self.bars {
            Some(bars) => Box::new(Bar(bars.add(bar(label, size)))),
            None => {
                eprintln!("{label} …");
                Box::new(Line)
            }
        }
    }

    fn note(&self, text: &str) {
        match &self.bars {
            // Nothing can be done about a terminal that has gone away.
            Some(bars) => drop(bars.println(text)),
            None => eprintln!("{text}"),
        }
    }
}

fn bar(label: &str, size: Size) -> ProgressBar {
    let (bar, template) = match size {
        Size::Unknown => (ProgressBar::new_spinner(), "{spinner} {msg} {elapsed}"),
        Size::Bytes(total) => (
            ProgressBar::new(total),
            "{msg} [{wide_bar}] {binary_bytes}/{binary_total_bytes} {binary_bytes_per_sec} {eta}",
        ),
        Size::Items(total) => (ProgressBar::new(total), "{msg} [{wide_bar}] {pos}/{len} {elapsed}"),
    };
    // A template that indicatif did not understand would cost the looks, nothing else.
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = bar.with_style(style).with_message(label.to_owned());
    bar.enable_steady_tick(std::time::Duration::from_millis(100));
    bar
}

struct Bar(ProgressBar);

impl Step for Bar {
    fn advance(&self, amount: u64) {
        self.0.inc(amount);
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

struct Line;

impl Step for Line {
    fn advance(&self, _amount: u64) {}
}
