//! From rewards to rates, and how sure they are. `docs/evaluation.md` explains the same in words.
//!
//! Tasks are drawn from a population, rollouts are drawn for each task; rollouts of one task are more alike than those of
//! different tasks. So everything here treats the task as the unit.

use serde::Serialize;

/// Quantile of the normal distribution for 95 %.
const Z: f64 = 1.959_963_984_540_054;

/// Resamples of a bootstrap, and sign patterns of a permutation test.
const RESAMPLES: usize = 4000;

/// Seed of both: the same rewards give the same report.
const SEED: u64 = 0x6c6d_6170;

/// A value and its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The value.
    pub value: f64,
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

/// The chance that at least one of `k` answers is accepted, given that `accepted` of `graded` were: the unbiased estimate
/// 1 − C(n−c, k)/C(n, k) (Chen et al. 2021). Nothing if there are fewer than `k` answers.
///
/// ```
/// use lmap_eval::stats::pass_at_k;
/// assert_eq!(pass_at_k(4, 1, 1), Some(0.25));
/// assert_eq!(pass_at_k(4, 1, 2), Some(0.5));
/// assert_eq!(pass_at_k(4, 0, 4), Some(0.0));
/// assert_eq!(pass_at_k(3, 1, 4), None);
/// ```
#[must_use]
pub fn pass_at_k(graded: usize, accepted: usize, k: usize) -> Option<f64> {
    if k == 0 || graded < k || accepted > graded {
        return None;
    }
    let wrong = graded - accepted;
    if wrong < k {
        return Some(1.0);
    }
    // C(n−c, k)/C(n, k) as a product, so that nothing overflows.
    let all_wrong: f64 = (0..k).map(|i| (wrong - i) as f64 / (graded - i) as f64).product();
    Some(1.0 - all_wrong)
}

/// Mean of one value in [0, 1] a task, with Wilson's interval for as many independent answers as the spread between tasks is
/// worth. `rollouts` is the number of answers behind the values.
///
/// Wilson's interval is for independent yes-or-no answers. The answers here come in groups, so their number is replaced by
/// the effective one: μ(1−μ) divided by the squared standard error of the mean over tasks, at most the number of answers. Where
/// all tasks agree, and there is no spread to measure, each task counts as one answer.
#[must_use]
pub fn mean_over_tasks(values: &[f64], rollouts: usize) -> Option<Estimate> {
    let tasks = values.len();
    if tasks == 0 {
        return None;
    }
    let mean = values.iter().sum::<f64>() / tasks as f64;
    let rollouts = rollouts.max(tasks) as f64;
    let effective = if tasks == 1 {
        rollouts
    } else {
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let error = squares / (tasks - 1) as f64 / tasks as f64;
        let bernoulli = mean * (1.0 - mean);
        match (bernoulli > 1e-12, error > 1e-12) {
            (true, true) => (bernoulli / error).min(rollouts),
            (true, false) => rollouts,
            (false, _) => tasks as f64,
        }
    };
    Some(wilson(mean, effective))
}

/// Wilson's score interval for a share `p` of `n` answers.
fn wilson(p: f64, n: f64) -> Estimate {
    let z2 = Z * Z;
    let middle = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = Z / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
    Estimate { value: p, low: (middle - half).max(0.0).min(p), high: (middle + half).min(1.0).max(p) }
}

/// How two runs differ on the tasks that both have.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct PairedDifference {
    /// Tasks that both have.
    pub tasks: usize,
    /// Tasks on which the second is better.
    pub better: usize,
    /// Tasks on which it is worse.
    pub worse: usize,
    /// Mean difference, second minus first, with the percentile interval of a bootstrap over tasks.
    pub difference: Estimate,
    /// How often a mean difference this large comes about when the sign of every task's difference is drawn by lot.
    pub p_value: f64,
}

/// Compares two runs by their mean rewards on the same tasks: `(first, second)` for each. Nothing if there are fewer than two
/// tasks, since one says nothing about others.
#[must_use]
pub fn paired_difference(pairs: &[(f64, f64)]) -> Option<PairedDifference> {
    let differences: Vec<f64> = pairs.iter().map(|(first, second)| second - first).collect();
    let n = differences.len();
    if n < 2 {
        return None;
    }
    let mean = |sum: f64| sum / n as f64;
    let observed = mean(differences.iter().sum());
    let mut rng = fastrand::Rng::with_seed(SEED);
    let mut means: Vec<f64> =
        (0..RESAMPLES).map(|_| mean((0..n).map(|_| differences[rng.usize(..n)]).sum())).collect();
    means.sort_by(f64::total_cmp);
    let quantile = |share: f64| means[(share * (RESAMPLES - 1) as f64).round() as usize];
    Some(PairedDifference {
        tasks: n,
        better: differences.iter().filter(|&&difference| difference > 1e-9).count(),
        worse: differences.iter().filter(|&&difference| difference < -1e-9).count(),
        difference: Estimate {
            value: observed,
            low: quantile(0.025).min(observed),
            high: quantile(0.975).max(observed),
        },
        p_value: sign_flip_test(&differences, observed, &mut rng),
    })
}

/// Two-sided: over all sign patterns where they are few, over random ones otherwise.
fn sign_flip_test(differences: &[f64], observed: f64, rng: &mut fastrand::Rng) -> f64 {
    let nonzero: Vec<f64> =
        differences.iter().copied().filter(|difference| difference.abs() > 1e-9).collect();
    let target = (observed * differences.len() as f64).abs() - 1e-9;
    let flipped = |pattern: &mut dyn FnMut() -> bool| {
        nonzero.iter().map(|&difference| if pattern() { difference } else { -difference }).sum::<f64>().abs()
            >= target
    };
    if nonzero.len() <= 12 {
        let patterns = 1_u32 << nonzero.len();
        let as_large = (0..patterns)
            .filter(|&bits| {
                let mut bits = bits;
                flipped(&mut || {
                    let sign = bits & 1 == 1;
                    bits >>= 1;
                    sign
                })
            })
            .count();
        return as_large as f64 / f64::from(patterns);
    }
    let as_large = (0..RESAMPLES).filter(|_| flipped(&mut || rng.bool())).count();
    (as_large + 1) as f64 / (RESAMPLES + 1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Wilson's own interval when every task has one answer; values from the literature (Brown, Cai, DasGupta 2001).
    #[test]
    fn one_answer_a_task_is_wilsons_interval() {
        let mut values = vec![1.0; 8];
        values.resize(10, 0.0);
        // The spread of yes-or-no values is Bernoulli's but for n/(n−1).
        let estimate = mean_over_tasks(&values, 10).unwrap();
        let wilson = wilson(0.8, 9.0);
        assert_eq!(estimate, wilson);
        assert!((super::wilson(0.8, 10.0).low - 0.4902).abs() < 1e-3);
        assert!((super::wilson(0.8, 10.0).high - 0.9433).abs() < 1e-3);
    }

    #[test]
    fn agreement_of_all_tasks_is_not_certainty() {
        let all = mean_over_tasks(&[1.0; 20], 160).unwrap();
        assert_eq!((all.value, all.high), (1.0, 1.0));
        assert!(all.low > 0.8 && all.low < 0.9, "{all:?}");
        assert_eq!(mean_over_tasks(&[], 0), None);
    }

    /// Draws tasks of different difficulty and answers to them; the interval must hold the population's mean about as often
    /// as it says.
    #[test]
    fn the_interval_holds_what_it_promises() {
        let mut rng = fastrand::Rng::with_seed(7);
        for (tasks, rollouts, spread) in
            [(21, 1, 1.0), (21, 8, 1.0), (42, 4, 0.0), (63, 8, 0.5), (12, 4, 1.0)]
        {
            let trials = 2000;
            let mut hits = 0;
            for _ in 0..trials {
                let values: Vec<f64> = (0..tasks)
                    .map(|_| {
                        // Difficulties around one half: uniform on [0, 1] for spread 1, all the same for 0.
                        let chance = 0.5 + spread * (rng.f64() - 0.5);
                        (0..rollouts).filter(|_| rng.f64() < chance).count() as f64 / f64::from(rollouts)
                    })
                    .collect();
                let estimate = mean_over_tasks(&values, tasks * rollouts as usize).unwrap();
                hits += usize::from(estimate.low <= 0.5 && 0.5 <= estimate.high);
            }
            let coverage = hits as f64 / f64::from(trials);
            assert!(
                (0.93..=0.985).contains(&coverage),
                "{tasks} tasks, {rollouts} rollouts, spread {spread}: {coverage}"
            );
        }
    }

    /// The estimate of pass@k from n answers is right on average.
    #[test]
    fn pass_at_k_is_unbiased() {
        let mut rng = fastrand::Rng::with_seed(11);
        let (chance, n, k, trials) = (0.2, 8, 3, 20_000);
        let sum: f64 = (0..trials)
            .map(|_| pass_at_k(n, (0..n).filter(|_| rng.f64() < chance).count(), k).unwrap())
            .sum();
        let truth = 1.0 - (1.0_f64 - chance).powi(3);
        assert!((sum / f64::from(trials) - truth).abs() < 0.005);
    }

    #[test]
    fn one_task_is_no_comparison() {
        assert_eq!(paired_difference(&[(0.0, 1.0)]), None);
    }

    #[test]
    fn equal_runs_do_not_differ_and_unequal_ones_do() {
        let same = paired_difference(&[(0.5, 0.5); 10]).unwrap();
        assert_eq!((same.difference.value, same.p_value, same.better), (0.0, 1.0, 0));
        let pairs: Vec<_> = (0..10).map(|i| (0.1 * f64::from(i % 3), 0.1 * f64::from(i % 3) + 0.4)).collect();
        let better = paired_difference(&pairs).unwrap();
        assert_eq!((better.tasks, better.better, better.worse), (10, 10, 0));
        assert!((better.difference.value - 0.4).abs() < 1e-9 && better.difference.low > 0.3);
        assert!((better.p_value - 2.0 / 1024.0).abs() < 1e-12);
    }
}
