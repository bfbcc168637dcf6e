//! What the engine's threads do: grade a submission, judge a solution, have Lean read a text.

use std::sync::Arc;
use std::time::Duration;

use lmap_grader::judge::{Config, ModuleTexts, ProjectError};
use lmap_grader::{Cancel, Grader, Heard, Reason, ReasonCode, Submission, Verdict};
use lmap_tasks::Task;

use crate::order::{RequestError, Text};
use crate::queue::Work;

/// A grade that could begin at once.
#[derive(Debug)]
pub struct Job {
    pub(crate) grader: Arc<Grader>,
    pub(crate) task: Arc<Task>,
    pub(crate) name: String,
    pub(crate) text: Text,
}

impl Job {
    /// The task that it is about.
    #[must_use]
    pub fn task(&self) -> &Task {
        &self.task
    }

    /// The Lean file that positions in a verdict refer to; empty if the text has none.
    #[must_use]
    pub fn lean_text(&self) -> String {
        self.submission().map_or_else(|_| String::new(), |submission| submission.text().to_owned())
    }

    fn submission(&self) -> Result<Submission, Reason> {
        let name = self.name.clone();
        match &self.text {
            Text::Lean(text) => Submission::lean(name, text.clone()),
            Text::Reply(reply) => Submission::from_reply(name, reply),
            Text::Bytes(bytes) => match std::str::from_utf8(bytes) {
                Ok(reply) => Submission::from_reply(name, reply),
                Err(error) => Err(Reason::new(
                    ReasonCode::NotUnicode,
                    format!("the reply is not valid Unicode (byte {})", error.valid_up_to()),
                )),
            },
        }
    }
}

impl Work for Job {
    type Output = Box<Verdict>;

    fn run(&self, cancel: &Cancel) -> Box<Verdict> {
        Box::new(match self.submission() {
            Ok(submission) => self.grader.grade_with(&self.task, &submission, cancel),
            Err(reason) => self.grader.refuse(&self.task, &self.name, reason),
        })
    }
}

/// A solution that could be judged at once.
#[derive(Debug)]
pub struct JudgeJob {
    pub(crate) grader: Arc<Grader>,
    pub(crate) config: Config,
    pub(crate) modules: ModuleTexts,
}

impl Work for JudgeJob {
    /// What the asker has to mend is no verdict.
    type Output = Result<Box<Verdict>, RequestError>;

    fn run(&self, cancel: &Cancel) -> Self::Output {
        let Self { grader, config, modules } = self;
        match grader.judge_texts(modules, config, cancel) {
            Ok(verdict) => Ok(Box::new(verdict)),
            Err(ProjectError::Fault(reason)) => Ok(Box::new(grader.not_judged(config, reason))),
            Err(error) => Err(RequestError::Bad(error.to_string())),
        }
    }
}

/// A text that Lean could read at once.
#[derive(Debug)]
pub struct MessagesJob {
    pub(crate) grader: Arc<Grader>,
    pub(crate) text: String,
    pub(crate) time: Duration,
}

impl MessagesJob {
    /// How long Lean may run.
    #[must_use]
    pub fn time(&self) -> Duration {
        self.time
    }
}

impl Work for MessagesJob {
    type Output = Heard;

    fn run(&self, cancel: &Cancel) -> Heard {
        self.grader.messages(&self.text, self.time, cancel)
    }
}
