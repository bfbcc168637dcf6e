//! What is written down about a training run.

use serde::{Deserialize, Serialize};

use crate::{CurvePoint, Evaluation, Job, Operation, Trained};

/// A training run, as its `.json` file tells it: settings first, then results, then the learning curve.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct RunRecord {
    /// Version of this form; 1.
    pub schema: u32,
    /// `add`, `sub` or `mul`.
    pub op: Operation,
    /// The modulus.
    pub p: usize,
    /// Neurons.
    pub hidden: usize,
    /// Decides the random start and the split.
    pub seed: u64,
    /// Name of the recipe.
    pub recipe: String,
    /// All settings of the recipe, written out, to tell whether they have changed.
    pub settings: String,
    /// Share of the p² pairs trained on, in percent.
    pub train_percent: u8,
    /// Pairs trained on.
    pub trained_pairs: usize,
    /// Whether E1 = E2.
    pub tied: bool,
    /// Which pairs decided that training was over.
    pub selection: String,
    /// Attempts from other random starts that came before.
    pub restarts: u32,
    /// Epoch of the freeze.
    pub epoch: u32,
    /// Least margin over all pairs.
    pub margin: i64,
    /// Largest minus smallest score.
    pub score_spread: i64,
    /// Largest squared sum.
    pub hidden_max: i64,
    /// SHA-256 of the network.
    pub network_hash: String,
    /// Hash of the float weights at the freeze, in hexadecimal.
    pub float_digest: String,
    /// Loss and accuracies.
    pub curve: Vec<CurvePoint>,
}

impl RunRecord {
    pub(crate) fn new(job: &Job, trained: &Trained) -> Self {
        let Evaluation { margin, .. } = trained.evaluation;
        Self {
            schema: 1,
            op: job.operation,
            p: job.p,
            hidden: job.hidden,
            seed: job.seed,
            recipe: job.recipe.name.to_owned(),
            settings: format!("{:?}", job.recipe),
            train_percent: job.recipe.train_percent,
            trained_pairs: trained.trained_pairs,
            tied: job.recipe.tied,
            selection: job.recipe.selection.name().to_owned(),
            restarts: trained.restarts,
            epoch: trained.epoch,
            margin,
            score_spread: trained.evaluation.score_spread(),
            hidden_max: trained.evaluation.hidden_max(),
            network_hash: trained.frozen.network().hash(),
            float_digest: format!("{:016x}", trained.float_digest),
            curve: trained.curve.clone(),
        }
    }

    /// Whether the record is of this job, with these very settings.
    pub(crate) fn is_of(&self, job: &Job) -> bool {
        let place = (self.op, self.p, self.hidden, self.seed);
        place == (job.operation, job.p, job.hidden, job.seed) && self.settings == format!("{:?}", job.recipe)
    }

    /// The content of the `.json` file.
    pub fn to_json(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("a record holds numbers and text only");
        text.push('\n');
        text
    }

    /// Reads the content of a `.json` file.
    pub fn from_json(text: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(text)
    }
}
