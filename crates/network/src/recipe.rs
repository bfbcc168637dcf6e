//! How to train: the named presets and every setting in them.

use std::fmt;
use std::str::FromStr;

/// What the optimiser makes small.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Loss {
    /// −ln softmax(scores)\[right class\]
    CrossEntropy,
    /// Σ (scores − one-hot)²
    SquaredError,
}

/// Which pairs may decide that training is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Selection {
    /// Stop at the first integer network that is right on all p² pairs. With held-out pairs this looks at them, so
    /// "right on the held-out pairs" is then a fact about a network that was selected for it.
    AllPairs,
    /// Stop at the first integer network that is right on the training pairs; the held-out pairs are looked at once,
    /// afterwards.
    TrainingPairs,
}

impl Selection {
    /// `all-pairs` or `training-pairs`, as in the metadata.
    pub fn name(self) -> &'static str {
        match self {
            Self::AllPairs => "all-pairs",
            Self::TrainingPairs => "training-pairs",
        }
    }
}

/// Everything that decides how a network is trained, but p, H, the operation and the seed.
///
/// The presets are [`Recipe::full`], [`Recipe::wide_margin`], [`Recipe::ninety`], [`Recipe::ninety_blind`],
/// [`Recipe::ninety_tied`] and [`Recipe::grok`]; their fields may be changed freely.
#[derive(Debug, Clone, PartialEq)]
pub struct Recipe {
    /// Name of the preset, for metadata.
    pub name: &'static str,
    /// Share of the p² pairs to train on, in percent.
    pub train_percent: u8,
    /// What is made small.
    pub loss: Loss,
    /// Whether E1 = E2 throughout: half the parameters, and a network that knows a + b = b + a.
    pub tied: bool,
    /// Peak learning rate.
    pub learning_rate: f32,
    /// Decoupled weight decay at the start.
    pub weight_decay: f32,
    /// Weight decay at the last epoch; linear in between.
    pub final_weight_decay: f32,
    /// Decay of Adam's first moment.
    pub beta1: f32,
    /// Decay of Adam's second moment.
    pub beta2: f32,
    /// Standard deviation of the random start.
    pub deviation: f32,
    /// Epochs over which the learning rate rises from 0.
    pub warm_up: u32,
    /// Passes over the training pairs at most, in each attempt.
    pub epochs: u32,
    /// Epochs between two tries to freeze.
    pub freeze_every: u32,
    /// Attempts at most, each from a fresh random start (same split).
    pub attempts: u32,
    /// Which pairs decide that training is over.
    pub selection: Selection,
    /// Stop only when the margin is this share of the score spread; at the last epoch the best so far is taken.
    pub margin_goal: f64,
}

impl Recipe {
    /// All pairs are trained on. Freezes every p ≤ 23 with H ≥ 8 at the first attempt.
    pub fn full() -> Self {
        Self {
            name: "full",
            train_percent: 100,
            loss: Loss::CrossEntropy,
            tied: false,
            learning_rate: 0.01,
            weight_decay: 0.1,
            final_weight_decay: 0.1,
            beta1: 0.9,
            beta2: 0.98,
            deviation: 0.5,
            warm_up: 10,
            epochs: 4000,
            freeze_every: 25,
            attempts: 1,
            selection: Selection::AllPairs,
            margin_goal: 0.0,
        }
    }

    /// As [`Recipe::full`], but the whole 2,500 epochs are used to find the network with the best margin.
    pub fn wide_margin() -> Self {
        Self {
            name: "wide-margin",
            epochs: 2500,
            freeze_every: 50,
            margin_goal: f64::INFINITY,
            ..Self::full()
        }
    }

    /// Nine in ten pairs, E1 and E2 independent. Good for H = 32, sometimes for H = 16.
    pub fn ninety() -> Self {
        Self {
            name: "ninety",
            train_percent: 90,
            loss: Loss::SquaredError,
            weight_decay: 1.0,
            final_weight_decay: 0.0,
            epochs: 2000,
            freeze_every: 50,
            attempts: 20,
            ..Self::full()
        }
    }

    /// As [`Recipe::ninety`], but the held-out pairs decide nothing: one attempt, of whose integer networks the one with
    /// the best margin on the training pairs is taken, and then right on the held-out pairs or not.
    pub fn ninety_blind() -> Self {
        Self {
            name: "ninety-blind",
            attempts: 1,
            selection: Selection::TrainingPairs,
            margin_goal: f64::INFINITY,
            ..Self::ninety()
        }
    }

    /// Nine in ten pairs with E1 = E2: generalises almost always, and claims less.
    pub fn ninety_tied() -> Self {
        Self {
            name: "ninety-tied",
            train_percent: 90,
            tied: true,
            learning_rate: 0.03,
            weight_decay: 1.0,
            final_weight_decay: 0.3,
            epochs: 2000,
            freeze_every: 50,
            attempts: 30,
            ..Self::full()
        }
    }

    /// Half of the pairs; the rest is understood hundreds of epochs after the training pairs are known by heart.
    pub fn grok() -> Self {
        Self {
            name: "grok",
            train_percent: 50,
            weight_decay: 1.0,
            final_weight_decay: 0.0,
            epochs: 4000,
            freeze_every: 50,
            attempts: 3,
            ..Self::full()
        }
    }

    /// All presets.
    pub fn presets() -> [Self; 6] {
        [
            Self::full(),
            Self::wide_margin(),
            Self::ninety(),
            Self::ninety_blind(),
            Self::ninety_tied(),
            Self::grok(),
        ]
    }

    /// The same recipe with another share of training pairs, in percent.
    pub fn with_train_percent(self, train_percent: u8) -> Self {
        Self { train_percent, ..self }
    }
}

impl FromStr for Recipe {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        Self::presets().into_iter().find(|recipe| recipe.name == name).ok_or_else(|| {
            let known = Self::presets().map(|recipe| recipe.name).join(", ");
            format!("unknown recipe `{name}`: use one of {known}")
        })
    }
}

impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}
