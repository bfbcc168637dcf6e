//! What was asked for, and what came back: no verdict may be missing, come twice, or be somebody else's.

use lmap_grader::Submission;
use serde::Serialize;
use serde_json::{Value, json};

use super::client::Answer;
use crate::context::Failure;

/// Faults whose descriptions are kept.
const KEPT_FAULTS: usize = 5;

/// A submission that nobody else sends, and the only verdict that is right for it.
#[derive(Clone, Debug)]
pub struct Offer {
    number: u64,
    task: &'static str,
    text: String,
    sha256: String,
    right: &'static str,
}

/// The task that all submissions are about.
pub const TASK: &str = "p5-h8-s0";

impl Offer {
    /// Every fourth submission is no proof.
    pub fn new(number: u64) -> Result<Self, Failure> {
        let (tactic, right) =
            if number % 4 == 3 { ("exact no_such_name", "rejected") } else { ("decide +kernel", "accepted") };
        let text = format!(
            "import LeanCheckedNetwork.Weights\n-- number {number}\n\
             theorem LeanCheckedNetwork.Net.adds_mod_5 :\n    \
             ∀ a, a < 5 → ∀ b, b < 5 → LeanCheckedNetwork.Net.answer a b = (a + b) % 5 := by\n  {tactic}\n"
        );
        let submission =
            Submission::lean("bench.lean", &text).map_err(|error| Failure::usage(error.message))?;
        Ok(Self { number, task: TASK, text, sha256: submission.sha256(), right })
    }

    fn to_json(&self) -> Value {
        json!({ "id": self.number, "task": self.task, "lean": self.text })
    }
}

/// One request: a submission, or many whose verdicts come a line each.
#[derive(Clone, Debug)]
pub struct Demand(pub Vec<Offer>);

impl Demand {
    /// Whether the answer is one verdict and not lines.
    pub fn is_single(&self) -> bool {
        self.0.len() == 1
    }

    pub fn body(&self) -> String {
        match self.0.as_slice() {
            [offer] => offer.to_json().to_string(),
            many => json!({ "items": many.iter().map(Offer::to_json).collect::<Vec<_>>() }).to_string(),
        }
    }
}

/// What became of all submissions.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Account {
    pub requests: u64,
    pub submissions: u64,
    /// Submissions that got their verdict.
    pub verdicts: u64,
    /// Submissions that were refused with 429 or 503 and the time after which to try again.
    pub refused: u64,
    /// Submissions that got neither.
    pub lost: u64,
    /// Verdicts that came again.
    pub doubled: u64,
    /// Verdicts that are another submission's, or not what they should be.
    pub wrong: u64,
    /// What the first faults were.
    pub faults: Vec<String>,
}

impl Account {
    /// Whether everybody got what is due.
    pub fn is_right(&self) -> bool {
        self.lost == 0
            && self.doubled == 0
            && self.wrong == 0
            && self.verdicts + self.refused == self.submissions
    }

    /// Enters what came back for a request.
    pub fn enter(&mut self, demand: &Demand, answer: Result<Answer, String>) {
        let count = demand.0.len() as u64;
        self.requests += 1;
        self.submissions += count;
        match answer {
            Ok(answer) if answer.status == 200 => self.enter_verdicts(demand, &answer.body),
            Ok(answer) if answer.is_clear_refusal() => self.refused += count,
            Ok(answer) => {
                self.lost += count;
                self.fault(format!("status {}: {}", answer.status, answer.body));
            }
            Err(error) => {
                self.lost += count;
                self.fault(error);
            }
        }
    }

    fn enter_verdicts(&mut self, demand: &Demand, body: &str) {
        let lines: Vec<Value> = match serde_json::Deserializer::from_str(body).into_iter().collect() {
            Ok(lines) => lines,
            Err(error) => {
                self.lost += demand.0.len() as u64;
                return self.fault(format!("no JSON ({error}): {body}"));
            }
        };
        let mut came = vec![0; demand.0.len()];
        for line in &lines {
            let place = match demand.is_single() {
                true => Some(0),
                false => demand.0.iter().position(|offer| line["id"] == offer.number),
            };
            let verdict = if demand.is_single() { line } else { &line["verdict"] };
            match place {
                Some(place) if verdict.is_object() => {
                    came[place] += 1;
                    self.compare(&demand.0[place], verdict);
                }
                // Whose it should have been is found missing below.
                _ => self.fault(format!("no verdict on anything that was asked: {line}")),
            }
        }
        for (offer, came) in demand.0.iter().zip(came) {
            match came {
                0 => {
                    self.lost += 1;
                    self.fault(format!("no verdict on number {}", offer.number));
                }
                1 => self.verdicts += 1,
                more => {
                    self.verdicts += 1;
                    self.doubled += more - 1;
                    self.fault(format!("{more} verdicts on number {}", offer.number));
                }
            }
        }
    }

    fn compare(&mut self, offer: &Offer, verdict: &Value) {
        let own = verdict["hashes"]["submission"] == offer.sha256;
        if !own || verdict["verdict"] != offer.right {
            self.wrong += 1;
            self.fault(format!("number {} should be {} and got {verdict}", offer.number, offer.right));
        }
    }

    fn fault(&mut self, what: String) {
        if self.faults.len() < KEPT_FAULTS {
            self.faults.push(what.chars().take(1000).collect());
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may fail")]
mod tests {
    use super::*;

    fn demand(numbers: impl IntoIterator<Item = u64>) -> Demand {
        Demand(numbers.into_iter().map(|number| Offer::new(number).unwrap()).collect())
    }

    fn answer(status: u16, body: String) -> Result<Answer, String> {
        Ok(Answer { status, retry_after: None, body })
    }

    fn verdict(number: u64) -> Value {
        let offer = Offer::new(number).unwrap();
        json!({ "verdict": offer.right, "hashes": { "submission": offer.sha256 } })
    }

    fn lines(numbers: &[u64]) -> String {
        let line = |number: &u64| json!({ "id": number, "verdict": verdict(*number) }).to_string() + "\n";
        numbers.iter().map(line).collect()
    }

    fn account(demand: &Demand, answer: Result<Answer, String>) -> Account {
        let mut account = Account::default();
        account.enter(demand, answer);
        account
    }

    #[test]
    fn no_two_submissions_are_the_same() {
        let demand = demand(0..8);
        let mut hashes: Vec<_> = demand.0.iter().map(|offer| &offer.sha256).collect();
        hashes.sort();
        hashes.dedup();
        assert_eq!(hashes.len(), 8);
    }

    #[test]
    fn everybody_gets_one_verdict_of_his_own() {
        let single = account(&demand([1]), answer(200, verdict(1).to_string()));
        assert!(single.is_right() && single.verdicts == 1, "{single:?}");
        let many = account(&demand(4..8), answer(200, lines(&[6, 4, 7, 5])));
        assert!(many.is_right() && many.verdicts == 4, "{many:?}");
    }

    #[test]
    fn a_refusal_is_clear_if_it_says_when_to_try_again() {
        for (status, retry_after, right) in [
            (429, Some("3"), true),
            (503, Some("3"), true),
            (429, None, false),
            (429, Some("soon"), false),
            (500, Some("3"), false),
        ] {
            let retry_after = retry_after.map(str::to_owned);
            let refused = account(&demand(0..4), Ok(Answer { status, retry_after, body: String::new() }));
            assert_eq!(refused.is_right(), right, "{status} {refused:?}");
            assert_eq!(refused.refused, if right { 4 } else { 0 });
        }
    }

    #[test]
    fn what_is_missing_doubled_or_strange_is_found() {
        let lost = account(&demand(4..8), answer(200, lines(&[4, 5, 7])));
        assert_eq!((lost.lost, lost.verdicts, lost.is_right()), (1, 3, false));
        let doubled = account(&demand(4..8), answer(200, lines(&[4, 5, 6, 7, 5])));
        assert_eq!((doubled.doubled, doubled.verdicts, doubled.is_right()), (1, 4, false));
        let others = account(&demand([1]), answer(200, verdict(2).to_string()));
        assert_eq!((others.wrong, others.is_right()), (1, false));
        let mut false_verdict = verdict(3);
        false_verdict["verdict"] = "accepted".into();
        let wrong = account(&demand([3]), answer(200, false_verdict.to_string()));
        assert_eq!((wrong.wrong, wrong.is_right()), (1, false));
        let twice = account(&demand([1]), answer(200, format!("{0}{0}", verdict(1))));
        assert_eq!((twice.doubled, twice.is_right()), (1, false));
        for broken in [answer(200, "{".to_owned()), answer(500, String::new()), Err("no answer".to_owned())] {
            let broken = account(&demand(0..4), broken);
            assert_eq!((broken.lost, broken.is_right(), broken.faults.is_empty()), (4, false, false));
        }
    }
}
