//! A small integer random generator: the same numbers on every machine, for ever.

/// SplitMix64 (Steele, Lea and Flood, 2014): a counter passed through a mixing function.
#[derive(Debug, Clone)]
pub(crate) struct Rng {
    counter: u64,
}

const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

impl Rng {
    /// The stream for the given words; every word changes all of it.
    pub(crate) fn new(words: &[u64]) -> Self {
        let mut rng = Self { counter: GOLDEN };
        for &word in words {
            rng.counter = rng.next() ^ word;
        }
        rng
    }

    /// The next 64 bits.
    pub(crate) fn next(&mut self) -> u64 {
        self.counter = self.counter.wrapping_add(GOLDEN);
        let mut z = self.counter;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// An integer below `bound` (at most 2³²).
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (((self.next() >> 32) * bound as u64) >> 32) as usize
    }

    /// One of −1 and 1.
    pub(crate) fn sign(&mut self) -> i32 {
        if self.below(2) == 0 { -1 } else { 1 }
    }

    /// A number in [0, 1), exact in f64.
    pub(crate) fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Mean 0 and variance 1, roughly normal: the sum of four uniform numbers, scaled by √3.
    ///
    /// The sum is taken in integers, so no rounding depends on its order.
    pub(crate) fn normal(&mut self) -> f32 {
        let sum: u64 = (0..4).map(|_| self.next() >> 43).sum();
        ((sum as f64 / (1u64 << 21) as f64 - 2.0) * 1.732_050_807_568_877_2) as f32
    }

    /// Mean 1, exponentially distributed up to the piecewise linear logarithm used: leading zeros count halvings.
    pub(crate) fn exponential(&mut self) -> f64 {
        let halvings = self.next().leading_zeros().min(40);
        (f64::from(halvings) + self.unit()) * std::f64::consts::LN_2
    }

    /// Puts the items into random order (Fisher and Yates).
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_the_published_one() {
        // First outputs of SplitMix64 for the seed 1234567, as published with the algorithm.
        let mut rng = Rng { counter: 1_234_567 };
        assert_eq!(rng.next(), 6_457_827_717_110_365_317);
        assert_eq!(rng.next(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn normal_has_mean_zero_and_variance_one() {
        let mut rng = Rng::new(&[1]);
        let draws: Vec<f64> = (0..100_000).map(|_| f64::from(rng.normal())).collect();
        let mean = draws.iter().sum::<f64>() / draws.len() as f64;
        let variance = draws.iter().map(|x| x * x).sum::<f64>() / draws.len() as f64;
        assert!(mean.abs() < 0.02 && (variance - 1.0).abs() < 0.02, "mean {mean}, variance {variance}");
    }

    #[test]
    fn every_word_changes_the_stream() {
        let first = |words: &[u64]| Rng::new(words).next();
        assert_ne!(first(&[1, 2]), first(&[2, 1]));
        assert_ne!(first(&[1]), first(&[1, 0]));
    }
}
