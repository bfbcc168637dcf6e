//! Training: from a recipe and a seed to a frozen network.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use crate::adam::{Adam, Step};
use crate::model::{Gradient, Model};
use crate::rng::Rng;
use crate::round::round;
use crate::{Evaluation, FrozenNetwork, Isa, Network, Operation, Pairs, Recipe, Selection};

/// Share of the epochs after which the learning rate falls, linearly to [`LAST_RATE`] of its peak.
const COOL_DOWN_FROM: f32 = 0.7;
/// What is left of the learning rate at the last epoch.
const LAST_RATE: f32 = 0.01;
/// A freeze is not tried while more than one in this many training pairs is wrong.
const HOPELESS: usize = 50;
/// Up to this epoch every epoch gets a point of the curve.
const DENSE_CURVE: u32 = 20;

/// One point of the learning curve.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct CurvePoint {
    /// Counted from 1.
    pub epoch: u32,
    /// Mean loss over the training pairs, of the float network before the step.
    pub loss: f64,
    /// Share of the training pairs that the float network has right.
    pub training_accuracy: f64,
    /// Share of the held-out pairs that the float network has right; none if nothing is held out.
    pub held_out_accuracy: Option<f64>,
}

/// Where a training run stands.
#[derive(Debug, Clone, Copy)]
pub struct Progress<'a> {
    /// Counted from 0.
    pub attempt: u32,
    /// Counted from 1.
    pub epoch: u32,
    /// The most epochs an attempt takes.
    pub epochs: u32,
    /// The last point of the curve.
    pub point: &'a CurvePoint,
    /// Relative margin of the best integer network so far.
    pub best_margin: Option<f64>,
}

/// Why training gave no network.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TrainError {
    /// No attempt came to a right integer network.
    #[error(
        "no integer network was right after {attempts} attempt(s) of {epochs} epochs: \
         try more attempts, more neurons, more training pairs or another seed"
    )]
    NotFound {
        /// attempts made
        attempts: u32,
        /// epochs of each
        epochs: u32,
    },
    /// Right on the training pairs, but not on the held-out ones.
    #[error("the network is right on the training pairs, but wrong on {wrong} of {held_out} held-out pairs")]
    NotGeneral {
        /// held-out pairs that are wrong
        wrong: usize,
        /// all held-out pairs
        held_out: usize,
    },
    /// p or H does not fit.
    #[error("{0}")]
    Size(#[from] crate::NetworkError),
    /// The progress callback asked to stop.
    #[error("stopped")]
    Stopped,
}

/// A trained, rounded and checked network, and how it came about.
#[derive(Debug, Clone)]
pub struct Trained {
    /// The network, right on all p² pairs.
    pub frozen: FrozenNetwork,
    /// Figures over all p² pairs.
    pub evaluation: Evaluation,
    /// The learning curve of the attempt that led to it.
    pub curve: Vec<CurvePoint>,
    /// Attempts before the one that led to it.
    pub restarts: u32,
    /// The epoch of the freeze.
    pub epoch: u32,
    /// Pairs trained on.
    pub trained_pairs: usize,
    /// A hash of all bits of the float weights at that epoch, to compare machines.
    pub float_digest: u64,
}

/// Trains p, H and seed by the recipe to add modulo p.
///
/// ```
/// use lmap_network::{Recipe, train};
/// let trained = train(&Recipe::full(), 5, 8, 0).unwrap();
/// assert_eq!(trained.frozen.network().answer(3, 4), 2);
/// ```
pub fn train(recipe: &Recipe, p: usize, hidden: usize, seed: u64) -> Result<Trained, TrainError> {
    Training::new(recipe.clone(), p, hidden, seed).run()
}

/// Hears about progress; may stop the run.
type Callback<'a> = Box<dyn FnMut(&Progress<'_>) -> ControlFlow<()> + 'a>;

/// A training run: what to train, and who wants to know.
///
/// The result depends on the recipe, p, H, seed and operation, and on nothing else: not on the machine, its
/// instruction set, or the callback.
pub struct Training<'a> {
    recipe: Recipe,
    p: usize,
    hidden: usize,
    seed: u64,
    operation: Operation,
    isa: Isa,
    on_progress: Callback<'a>,
}

impl<'a> Training<'a> {
    /// A run that learns to add.
    pub fn new(recipe: Recipe, p: usize, hidden: usize, seed: u64) -> Self {
        let on_progress = Box::new(|_: &Progress<'_>| ControlFlow::Continue(()));
        Self { recipe, p, hidden, seed, operation: Operation::Add, isa: Isa::best(), on_progress }
    }

    /// Learns another operation.
    pub fn operation(self, operation: Operation) -> Self {
        Self { operation, ..self }
    }

    /// Uses other vector instructions than the machine's best; the result is the same.
    pub fn isa(self, isa: Isa) -> Self {
        Self { isa, ..self }
    }

    /// Calls back at every point of the curve; a break stops the run with [`TrainError::Stopped`].
    pub fn on_progress(self, callback: impl FnMut(&Progress<'_>) -> ControlFlow<()> + 'a) -> Self {
        Self { on_progress: Box::new(callback), ..self }
    }

    /// Trains, until an integer network is right or the attempts are used up.
    pub fn run(mut self) -> Result<Trained, TrainError> {
        Network::check_size(self.p, self.hidden)?;
        let (training, held_out) = Pairs::split(self.operation, self.p, self.recipe.train_percent, self.seed);
        for attempt in 0..self.recipe.attempts {
            if let Some(candidate) = Attempt::new(&mut self, attempt, &training, &held_out).run()? {
                return candidate.check(attempt, &training, &held_out);
            }
        }
        Err(TrainError::NotFound { attempts: self.recipe.attempts, epochs: self.recipe.epochs })
    }
}

/// An integer network that met the recipe's selection rule.
struct Candidate {
    network: Network,
    epoch: u32,
    float_digest: u64,
    relative_margin: f64,
    curve: Vec<CurvePoint>,
}

impl Candidate {
    /// Looks at all p² pairs. A network chosen by the training pairs may fail here; that is a finding, and no further
    /// attempt is made in the hope of a luckier one.
    fn check(self, restarts: u32, training: &Pairs, held_out: &Pairs) -> Result<Trained, TrainError> {
        let evaluation = self.network.evaluate(&Pairs::all(training.operation(), training.p()));
        let right_held_out = self.network.evaluate(held_out).right;
        let frozen = self.network.freeze_as(training.operation()).map_err(|_| TrainError::NotGeneral {
            wrong: held_out.len() - right_held_out,
            held_out: held_out.len(),
        })?;
        Ok(Trained {
            frozen,
            evaluation,
            curve: self.curve,
            restarts,
            epoch: self.epoch,
            trained_pairs: training.len(),
            float_digest: self.float_digest,
        })
    }
}

/// One random start, trained to the end.
struct Attempt<'t, 'a> {
    training: &'t mut Training<'a>,
    number: u32,
    trained: &'t Pairs,
    held_out: &'t Pairs,
    model: Model,
    gradient: Gradient,
    optimisers: [Adam; 3],
    curve: Vec<CurvePoint>,
    best: Option<Candidate>,
}

impl<'t, 'a> Attempt<'t, 'a> {
    fn new(training: &'t mut Training<'a>, number: u32, trained: &'t Pairs, held_out: &'t Pairs) -> Self {
        let Training { p, hidden, seed, .. } = *training;
        let mut rng = Rng::new(&[seed, number.into(), p as u64, hidden as u64]);
        let mut model = Model::random(p, hidden, training.recipe.deviation, &mut rng);
        if training.recipe.tied {
            model.e2.clone_from(&model.e1);
        }
        let optimisers = [&model.e1, &model.e2, &model.w].map(|table| Adam::new(table.len()));
        let gradient = Gradient::new(&model, training.isa);
        Self {
            training,
            number,
            trained,
            held_out,
            model,
            gradient,
            optimisers,
            curve: Vec::new(),
            best: None,
        }
    }

    /// The first candidate that reaches the margin goal, or the best at the last epoch.
    fn run(mut self) -> Result<Option<Candidate>, TrainError> {
        let epochs = self.training.recipe.epochs;
        for epoch in 1..=epochs {
            let freeze = epoch % self.training.recipe.freeze_every == 0 || epoch == epochs;
            let right = self.train_epoch(epoch, freeze || epoch <= DENSE_CURVE)?;
            if freeze && right + self.trained.len() / HOPELESS >= self.trained.len() {
                self.try_to_freeze(epoch);
            }
            let goal = self.training.recipe.margin_goal;
            if self.best.as_ref().is_some_and(|best| best.relative_margin > goal) {
                break;
            }
        }
        let Self { best, curve, .. } = self;
        Ok(best.map(|best| Candidate { curve, ..best }))
    }

    /// One pass and one step; gives the number of training pairs that were right before the step.
    fn train_epoch(&mut self, epoch: u32, measure: bool) -> Result<usize, TrainError> {
        let loss = self.training.recipe.loss;
        let pass = self.gradient.compute(&self.model, self.trained, loss, measure);
        if let Some(loss) = pass.loss {
            self.note(epoch, loss, pass.right)?;
        }
        self.step(epoch);
        Ok(pass.right)
    }

    /// Adds a point to the curve and tells the caller.
    fn note(&mut self, epoch: u32, loss: f64, right: usize) -> Result<(), TrainError> {
        let share = |right: usize, pairs: &Pairs| right as f64 / pairs.len().max(1) as f64;
        let held_out_accuracy = (!self.held_out.is_empty())
            .then(|| share(self.gradient.count_right(&self.model, self.held_out), self.held_out));
        let training_accuracy = share(right, self.trained);
        let point = CurvePoint { epoch, loss, training_accuracy, held_out_accuracy };
        self.curve.push(point);
        let progress = Progress {
            attempt: self.number,
            epoch,
            epochs: self.training.recipe.epochs,
            point: &point,
            best_margin: self.best.as_ref().map(|best| best.relative_margin),
        };
        match (self.training.on_progress)(&progress) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(TrainError::Stopped),
        }
    }

    fn step(&mut self, epoch: u32) {
        let recipe = &self.training.recipe;
        let done = epoch as f32 / recipe.epochs as f32;
        let warm = epoch.min(recipe.warm_up) as f32 / recipe.warm_up.max(1) as f32;
        let cool =
            if done > COOL_DOWN_FROM { (1.0 - done) / (1.0 - COOL_DOWN_FROM) + LAST_RATE } else { 1.0 };
        let step = Step {
            learning_rate: recipe.learning_rate * warm * cool,
            weight_decay: recipe.weight_decay + (recipe.final_weight_decay - recipe.weight_decay) * done,
            beta1: recipe.beta1,
            beta2: recipe.beta2,
            correction1: correction(recipe.beta1, epoch),
            correction2: correction(recipe.beta2, epoch),
        };
        let [e1, e2, w] = &mut self.optimisers;
        if recipe.tied {
            self.gradient.e1.iter_mut().zip(&self.gradient.e2).for_each(|(x, y)| *x += y);
            e1.step(&mut self.model.e1, &self.gradient.e1, step);
            self.model.e2.clone_from(&self.model.e1);
        } else {
            e1.step(&mut self.model.e1, &self.gradient.e1, step);
            e2.step(&mut self.model.e2, &self.gradient.e2, step);
        }
        w.step(&mut self.model.w, &self.gradient.w, step);
    }

    /// Keeps the rounded network if it meets the selection rule with a better margin than the best so far.
    fn try_to_freeze(&mut self, epoch: u32) {
        let Some((network, evaluation)) = round(&self.model, self.trained) else { return };
        let selected = match self.training.recipe.selection {
            Selection::TrainingPairs => true,
            Selection::AllPairs => network.is_right_on(self.held_out),
        };
        let relative_margin = evaluation.relative_margin();
        if selected && self.best.as_ref().is_none_or(|best| relative_margin > best.relative_margin) {
            let float_digest = self.model.digest();
            self.best = Some(Candidate { network, epoch, float_digest, relative_margin, curve: Vec::new() });
        }
    }
}

/// 1/(1 − βᵗ), in f64: `powi` is not the same everywhere, a product is.
fn correction(beta: f32, epoch: u32) -> f32 {
    let power =
        (0..epoch).fold(1.0, |power: f64, _| if power < 1e-20 { power } else { power * f64::from(beta) });
    (1.0 / (1.0 - power)) as f32
}
