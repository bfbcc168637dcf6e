//! How much a run may cost, and how much it has cost.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::config::{EndpointConfig, Limits};
use crate::endpoint::CallError;
use crate::message::{Message, Reply, Usage};

/// Bytes of text for a token, where an endpoint does not count; on the safe side for English and Lean.
const BYTES_PER_TOKEN: u64 = 3;

/// Tokens and US dollars.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Amount {
    tokens: u64,
    cost: f64,
}

impl Amount {
    fn plus(self, other: Self) -> Self {
        Self { tokens: self.tokens.saturating_add(other.tokens), cost: self.cost + other.cost }
    }
}

#[derive(Debug, Default)]
struct Account {
    spent: Amount,
    /// What the calls under way may cost at most.
    reserved: Amount,
    calls: usize,
}

/// The account of a run. A call is let through only if everything that is under way can come to its end within the limits.
#[derive(Debug)]
pub(crate) struct Budget {
    most_tokens: Option<u64>,
    most_cost: Option<f64>,
    account: Mutex<Account>,
    settled: Notify,
}

/// A call that was let through.
#[derive(Debug)]
pub(crate) struct Admission<'a> {
    budget: &'a Budget,
    reserved: Amount,
}

impl Budget {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            most_tokens: limits.max_total_tokens,
            most_cost: limits.max_cost,
            account: Mutex::default(),
            settled: Notify::new(),
        }
    }

    /// Counts what an earlier process spent.
    pub(crate) fn remember(&self, reply: &Reply, endpoint: &EndpointConfig) {
        let amount = amount_of(reply, endpoint, 0);
        let mut account = self.account();
        account.spent = account.spent.plus(amount);
    }

    /// Waits until the call fits beside those under way.
    ///
    /// # Errors
    /// Which limit it would pass even alone.
    pub(crate) async fn admit(
        &self,
        messages: &[Message],
        endpoint: &EndpointConfig,
    ) -> Result<Admission<'_>, String> {
        let most = bound(messages, endpoint);
        loop {
            let settled = self.settled.notified();
            tokio::pin!(settled);
            settled.as_mut().enable();
            {
                let mut account = self.account();
                let Some(limit) = self.passed(account.spent.plus(account.reserved).plus(most), account.spent)
                else {
                    account.reserved = account.reserved.plus(most);
                    account.calls += 1;
                    return Ok(Admission { budget: self, reserved: most });
                };
                if account.calls == 0 {
                    return Err(limit);
                }
            }
            settled.await;
        }
    }

    /// Which limit `total` would pass, given what is spent for sure.
    fn passed(&self, total: Amount, spent: Amount) -> Option<String> {
        if let Some(most) = self.most_tokens.filter(|&most| total.tokens > most || spent.tokens >= most) {
            return Some(format!("the limit of {most} tokens is reached: {} are used", spent.tokens));
        }
        let most = self.most_cost.filter(|&most| total.cost > most || spent.cost >= most)?;
        Some(format!("the limit of ${most} is reached: ${:.4} is spent", spent.cost))
    }

    fn account(&self) -> MutexGuard<'_, Account> {
        self.account.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Admission<'_> {
    /// Counts what the call cost. What a call that failed had cost is estimated from what had come of it.
    pub(crate) fn settle(
        self,
        answered: &Result<Reply, CallError>,
        messages: &[Message],
        endpoint: &EndpointConfig,
    ) {
        let amount = match answered {
            Ok(reply) => amount_of(reply, endpoint, bytes(messages)),
            Err(error) if error.received > 0 => estimate(bytes(messages), error.received as u64, endpoint),
            Err(_) => Amount::default(),
        };
        let mut account = self.budget.account();
        account.spent = account.spent.plus(amount);
    }
}

impl Drop for Admission<'_> {
    fn drop(&mut self) {
        let mut account = self.budget.account();
        account.calls -= 1;
        account.reserved.tokens = account.reserved.tokens.saturating_sub(self.reserved.tokens);
        account.reserved.cost = (account.reserved.cost - self.reserved.cost).max(0.0);
        drop(account);
        self.budget.settled.notify_waiters();
    }
}

/// The most that a call can cost, if the length of answers is limited; the question alone otherwise.
fn bound(messages: &[Message], endpoint: &EndpointConfig) -> Amount {
    // A token has at least one byte; a message adds a few.
    let input = bytes(messages).saturating_add(16 * messages.len() as u64) / 2;
    let output = endpoint.sampling.max_tokens.unwrap_or(0);
    Amount {
        tokens: input.saturating_add(output),
        cost: endpoint.prices.map_or(0.0, |prices| prices.cost(input, output)),
    }
}

fn amount_of(reply: &Reply, endpoint: &EndpointConfig, question_bytes: u64) -> Amount {
    match reply.usage {
        Some(usage @ Usage { cost, .. }) => {
            Amount { tokens: usage.total_tokens(), cost: cost.unwrap_or(0.0) }
        }
        None => {
            let answer = &reply.answer;
            let thoughts = answer.reasoning_content.as_ref().map_or(0, String::len);
            let written = answer.text().len()
                + thoughts
                + answer.calls().iter().map(|call| call.arguments.len()).sum::<usize>();
            estimate(question_bytes, written as u64, endpoint)
        }
    }
}

fn estimate(read: u64, written: u64, endpoint: &EndpointConfig) -> Amount {
    let (input, output) = (read.div_ceil(BYTES_PER_TOKEN), written.div_ceil(BYTES_PER_TOKEN));
    Amount {
        tokens: input.saturating_add(output),
        cost: endpoint.prices.map_or(0.0, |prices| prices.cost(input, output)),
    }
}

fn bytes(messages: &[Message]) -> u64 {
    let length = |message: &Message| match message {
        Message::System { content } | Message::User { content } | Message::Tool { content, .. } => {
            content.len()
        }
        Message::Assistant(answer) => {
            answer.text().len() + answer.calls().iter().map(|call| call.arguments.len()).sum::<usize>()
        }
    };
    messages.iter().map(length).sum::<usize>() as u64
}

#[cfg(test)]
mod tests {
    use std::future::Future;
    use std::task::{Context, Waker};

    use super::*;
    use crate::config::Prices;

    fn endpoint() -> EndpointConfig {
        let mut endpoint = EndpointConfig::new("m", "http://127.0.0.1:1/v1");
        endpoint.sampling.max_tokens = Some(1000);
        endpoint.prices = Some(Prices { input: 1.0, output: 10.0 });
        endpoint
    }

    fn question() -> Vec<Message> {
        vec![Message::User { content: "x".repeat(984) }]
    }

    fn reply(tokens: u64) -> Reply {
        let usage = Usage { completion_tokens: tokens, cost: Some(0.01), ..Usage::default() };
        Reply {
            usage: Some(usage),
            answer: Default::default(),
            finish_reason: None,
            start: 0.0,
            end: 0.0,
            retries: 0,
        }
    }

    #[tokio::test]
    async fn a_call_waits_for_those_whose_cost_is_not_known_yet() {
        let limits = Limits { max_total_tokens: Some(2500), ..Limits::default() };
        let (budget, endpoint, question) = (Budget::new(&limits), endpoint(), question());
        let first = budget.admit(&question, &endpoint).await.unwrap();
        // Two of at most 1500 tokens do not fit into 2500.
        let second = budget.admit(&question, &endpoint);
        tokio::pin!(second);
        let waiting = second.as_mut().poll(&mut Context::from_waker(Waker::noop()));
        assert!(waiting.is_pending());
        first.settle(&Ok(reply(600)), &question, &endpoint);
        drop(second.await.unwrap());
        budget.admit(&question, &endpoint).await.unwrap().settle(&Ok(reply(600)), &question, &endpoint);
        let refused = budget.admit(&question, &endpoint).await.unwrap_err();
        assert_eq!(refused, "the limit of 2500 tokens is reached: 1200 are used");
    }

    #[tokio::test]
    async fn spending_stops_at_the_limit() {
        let limits = Limits { max_cost: Some(0.025), ..Limits::default() };
        let (budget, endpoint, question) = (Budget::new(&limits), endpoint(), question());
        budget.admit(&question, &endpoint).await.unwrap().settle(&Ok(reply(600)), &question, &endpoint);
        budget.admit(&question, &endpoint).await.unwrap().settle(&Ok(reply(600)), &question, &endpoint);
        let refused = budget.admit(&question, &endpoint).await.unwrap_err();
        assert!(refused.starts_with("the limit of $0.025 is reached"), "{refused}");
    }
}
