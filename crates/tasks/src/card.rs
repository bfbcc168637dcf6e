//! The data-set card: `README.md` and two plots, all from the records.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use lmap_network::draw::{Scatter, Series};
use serde::{Deserialize, Serialize};

use crate::{Family, Split, TaskRecord};

/// Marks texts of this data set, so that those who collect training data can leave them out and find them again.
pub const CANARY: &str = "lean-mod-add-proof canary 6f2c2a54-1d0e-4a7b-9a3b-8b1f5f0c7e21";

const MARGINS_SVG: &str = "margins.svg";
const SIZES_SVG: &str = "sizes.svg";

/// What brute force costs on a task: a line of `difficulty.jsonl`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Difficulty {
    /// The task.
    pub id: String,
    /// The kernel that counted, with its version: `lmap 0.1.0+r1`.
    pub kernel: String,
    /// Its steps for the brute-force proof.
    pub steps: u64,
}

/// The card and its plots, by file name.
pub(crate) fn files(records: &[&TaskRecord], difficulty: Option<&str>) -> Vec<(&'static str, String)> {
    vec![
        ("README.md", readme(records, difficulty)),
        (MARGINS_SVG, margins(records).draw().svg().to_owned()),
        (SIZES_SVG, sizes(records).draw().svg().to_owned()),
    ]
}

fn families(records: &[&TaskRecord]) -> Vec<Family> {
    Family::ALL.into_iter().filter(|family| records.iter().any(|record| record.family == *family)).collect()
}

fn by_family(records: &[&TaskRecord], point: impl Fn(&TaskRecord) -> Option<(f64, f64)>) -> Vec<Series> {
    let points = |family: Family| -> Vec<(f64, f64)> {
        records.iter().filter(|record| record.family == family).filter_map(|record| point(record)).collect()
    };
    families(records)
        .into_iter()
        .map(|family| Series { name: family.name().to_owned(), points: points(family) })
        .filter(|series| !series.points.is_empty())
        .collect()
}

fn margins(records: &[&TaskRecord]) -> Scatter {
    Scatter {
        title: "How far the right answer leads".to_owned(),
        x_name: "p".to_owned(),
        y_name: "least margin, % of the score spread".to_owned(),
        x_log: false,
        y_log: true,
        series: by_family(records, |record| Some((record.p as f64, 100.0 * record.relative_margin()))),
    }
}

fn sizes(records: &[&TaskRecord]) -> Scatter {
    Scatter {
        title: "How large the tasks are".to_owned(),
        x_name: "p²·H: multiplications of a proof by brute force, over p".to_owned(),
        y_name: "characters of the prompt".to_owned(),
        x_log: true,
        y_log: true,
        series: by_family(records, |record| Some((record.size as f64, record.prompt_chars? as f64))),
    }
}

fn readme(records: &[&TaskRecord], difficulty: Option<&str>) -> String {
    let mut text = format!(
        "# Tasks of lean-mod-add-proof

<!-- Made by `lmap tasks build`; do not edit. -->

{count} frozen integer networks that add, subtract or multiply modulo p, each with the Lean module that states it. A task is
solved by a Lean 4 file that proves

```lean
∀ a, a < p → ∀ b, b < p → LeanCheckedNetwork.Net.answer a b = (a + b) % p
```

for the network's `answer`, from the axioms `propext`, `Classical.choice` and `Quot.sound` at most. Lean's kernel decides.

Canary, for those who filter training data: `{CANARY}`

## Families

",
        count = records.len()
    );
    text += &family_table(records);
    text += "
- **classic**: trained to add. Seeds 0 and 1 are for training, seed 2 for evaluation.
- **constructed**: written down by formula (sums of squared waves), with two neurons, or three for each frequency.
- **large**: trained to add; those with 64 neurons saw half of the pairs, and learned the other half long after.
- **operations**: subtraction, `(a + p - b) % p`, and multiplication, `(a * b) % p`.
- **bench**: for measuring kernels; too long for a prompt.

![Least margin of every task](margins.svg)

![Prompt length and size of every task](sizes.svg)

## Networks that did not see all pairs

`train_fraction` is the share of the p² pairs that a network was trained on. All networks here are right on all pairs. What
that says about generalisation depends on how the network was chosen:

- `selection: training-pairs`: the held-out pairs were looked at once, after the choice. This is the strong claim.
- `selection: all-pairs`: training stopped at a network that is right on all pairs, so the choice looked at them.
- `restarts`: attempts from other random starts that failed before.
- `tied`: E1 = E2 was imposed, so that the network knows a + b = b + a, and the mirror image of a held-out pair was usually seen.

";
    text += &partial_table(records);
    text += &difficulty_section(records, difficulty);
    text += "
## Files

- `tasks.jsonl`: one line a task; the fields are described by `lmap tasks list --fields`.
- `<id>/network.npz`: `E1`, `E2`, `W2` (int8, p×H) and `p`, for NumPy.
- `<id>/Weights.lean`: the module `LeanCheckedNetwork.Weights` of the task: the tables, `answer` and `Spec`.
- `Network.lean`: the module `LeanCheckedNetwork.Network`, the same for all tasks.
- `difficulty.jsonl`, where present: measured cost of the brute-force proof, by kernel and version.

## Rebuild and check

```sh
lmap tasks build --check   # trains everything again and compares every byte
lmap tasks verify          # every network on all pairs, every hash, and with Lean every Weights.lean
```

The networks are the same bits on every machine: training uses no fused or reordered arithmetic.

## Licence

Apache-2.0 OR MIT, like the program. The networks were made by it; there is no other source.
";
    text
}

fn family_table(records: &[&TaskRecord]) -> String {
    let mut text = String::from(
        "| family | tasks | train / eval / extra | p | H | margin, % of spread: least, median, most | prompt, characters |\n\
         | --- | ---: | --- | --- | --- | --- | --- |\n",
    );
    for family in families(records) {
        let members: Vec<&TaskRecord> =
            records.iter().copied().filter(|record| record.family == family).collect();
        let split = |split: Split| members.iter().filter(|record| record.split == split).count();
        let range = |values: Vec<usize>| match (values.iter().min(), values.iter().max()) {
            (Some(least), Some(most)) if least != most => format!("{least} to {most}"),
            (Some(only), _) => only.to_string(),
            _ => "none".to_owned(),
        };
        let mut margins: Vec<f64> = members.iter().map(|record| 100.0 * record.relative_margin()).collect();
        margins.sort_by(f64::total_cmp);
        let [least, median, most] =
            [0, margins.len() / 2, margins.len() - 1].map(|i| significant(margins[i]));
        let _ = writeln!(
            text,
            "| {family} | {} | {} / {} / {} | {} | {} | {least}, {median}, {most} | {} |",
            members.len(),
            split(Split::Train),
            split(Split::Eval),
            split(Split::Extra),
            range(members.iter().map(|record| record.p).collect()),
            range(members.iter().map(|record| record.hidden).collect()),
            range(members.iter().filter_map(|record| record.prompt_chars).collect()),
        );
    }
    text
}

/// Two significant digits.
fn significant(value: f64) -> String {
    let decimals = (0..9).find(|&d| value >= 10_f64.powi(1 - d)).unwrap_or(9);
    format!("{value:.*}", decimals as usize)
}

fn partial_table(records: &[&TaskRecord]) -> String {
    let mut counts: BTreeMap<(String, String, String, bool), Vec<u32>> = BTreeMap::new();
    for record in records {
        let Some(fraction) = record.train_fraction.filter(|fraction| *fraction < 1.0) else { continue };
        let selection = record.selection.clone().unwrap_or_default();
        let key =
            (record.family.name().to_owned(), format!("{:.0}%", 100.0 * fraction), selection, record.tied);
        counts.entry(key).or_default().push(record.restarts);
    }
    let mut text = String::from(
        "| family | pairs trained on | selection | tied | tasks | restarts: most |\n\
         | --- | --- | --- | --- | ---: | ---: |\n",
    );
    for ((family, fraction, selection, tied), restarts) in counts {
        let tied = if tied { "yes" } else { "no" };
        let most = restarts.iter().max().unwrap_or(&0);
        let _ =
            writeln!(text, "| {family} | {fraction} | {selection} | {tied} | {} | {most} |", restarts.len());
    }
    text
}

/// Steps of the brute-force proof by family, where they have been measured.
fn difficulty_section(records: &[&TaskRecord], difficulty: Option<&str>) -> String {
    let measured: Vec<Difficulty> =
        difficulty.unwrap_or_default().lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let mut steps: BTreeMap<(Family, String), Vec<u64>> = BTreeMap::new();
    for entry in measured {
        if let Some(record) = records.iter().find(|record| record.id == entry.id) {
            steps.entry((record.family, entry.kernel)).or_default().push(entry.steps);
        }
    }
    if steps.is_empty() {
        return String::new();
    }
    let mut text = String::from(
        "\n## Difficulty\n\nKernel steps of the brute-force proof:\n\n\
         | family | kernel | tasks measured | least | median | most |\n| --- | --- | ---: | ---: | ---: | ---: |\n",
    );
    for ((family, kernel), mut steps) in steps {
        steps.sort_unstable();
        let at = |i: usize| steps[i];
        let last = steps.len() - 1;
        let _ = writeln!(
            text,
            "| {family} | {kernel} | {} | {} | {} | {} |",
            steps.len(),
            at(0),
            at(steps.len() / 2),
            at(last)
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_digits_are_significant() {
        assert_eq!([12.34, 1.234, 0.012_34, 87.5].map(significant), ["12", "1.2", "0.012", "88"]);
    }
}
