//! The optimiser: Adam with decoupled weight decay (Loshchilov and Hutter, 2019).

/// What one step needs beside the gradient.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Step {
    pub(crate) learning_rate: f32,
    pub(crate) weight_decay: f32,
    pub(crate) beta1: f32,
    pub(crate) beta2: f32,
    /// 1/(1 − β₁ᵗ): makes up for the zero start of the first moment.
    pub(crate) correction1: f32,
    /// 1/(1 − β₂ᵗ)
    pub(crate) correction2: f32,
}

/// The running moments of one table.
pub(crate) struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
}

impl Adam {
    pub(crate) fn new(len: usize) -> Self {
        Self { mean: vec![0.0; len], square: vec![0.0; len] }
    }

    /// Moves the weights once against the gradient.
    pub(crate) fn step(&mut self, weights: &mut [f32], gradient: &[f32], step: Step) {
        let Step { learning_rate, weight_decay, beta1, beta2, correction1, correction2 } = step;
        let shrink = 1.0 - learning_rate * weight_decay;
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, &slope), (mean, square)) in weights.iter_mut().zip(gradient).zip(moments) {
            *mean = beta1 * *mean + (1.0 - beta1) * slope;
            *square = beta2 * *square + (1.0 - beta2) * slope * slope;
            let scale = (*square * correction2).sqrt() + 1e-8;
            *weight = *weight * shrink - learning_rate * (*mean * correction1) / scale;
        }
    }
}
