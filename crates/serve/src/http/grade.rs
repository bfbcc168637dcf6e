//! `POST /v1/grade`: answers to tasks. `POST /v1/judge`: solutions of challenges.

use lmap_grader::Verdict;

use super::app::App;
use super::error::ApiError;
use super::verdicts::{Asked, allowed_policy, bad};
use crate::engine::Engine;
use crate::jobs::{Job, JudgeJob};
use crate::order::{JudgeOrder, Order, RequestError};
use crate::queue::Work;

impl Asked for Order {
    type Job = Job;

    /// Paths of this machine, networks of the client's own, a looser policy.
    fn allowed(&self, app: &App) -> Result<(), ApiError> {
        let here = self.task.tasks_dir.is_some() || self.keep_packages.is_some() || self.work_root.is_some();
        if here {
            return Err(bad("tasks_dir, keep_packages and work_root are the operator's to set".to_owned()));
        }
        if self.task.network_npz.is_some() && !app.foreign_tasks {
            return Err(bad(
                "this service grades the tasks of its data set only (see --foreign-tasks)".to_owned()
            ));
        }
        allowed_policy(app, &self.policy)
    }

    fn job(self, engine: &Engine) -> Result<Job, RequestError> {
        engine.job(self)
    }

    fn source(job: &Job) -> String {
        job.lean_text()
    }

    fn verdict(output: <Job as Work>::Output) -> Result<Box<Verdict>, RequestError> {
        Ok(output)
    }
}

impl Asked for JudgeOrder {
    type Job = JudgeJob;

    fn allowed(&self, app: &App) -> Result<(), ApiError> {
        allowed_policy(app, &self.policy)
    }

    fn job(self, engine: &Engine) -> Result<JudgeJob, RequestError> {
        engine.judge_job(self)
    }

    fn verdict(output: <JudgeJob as Work>::Output) -> Result<Box<Verdict>, RequestError> {
        output
    }
}
