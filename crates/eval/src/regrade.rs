//! Grading the stored answers of a run again, for example under another policy. Nothing is asked of any model.

use std::collections::{HashMap, HashSet, VecDeque};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use lmap_grader::Grader;
use lmap_tasks::{Task, TaskSet};
use serde_json::json;

use crate::config::{Harness, Limits, ModelConfig, RunConfig};
use crate::run::{Event, Observer, Results, RunError, Stop, Summary, Tally, judge_identity};
use crate::store::{RunFolder, StoreError, read_config, read_episodes};
use crate::trace::{Episode, JUDGE_ERROR, OWN_KEY, resolved_config, rollout_id};

/// Grades every answer of the run in `source` again, into a run of its own in `target`. If `target` holds the beginnings of
/// just this, it goes on. `source` may be a run of another program that writes the same traces.
///
/// # Errors
/// [`RunError`]
pub fn regrade(
    source: &Path,
    target: &Path,
    tasks: &TaskSet,
    grader: &Arc<Grader>,
    concurrency: usize,
    observer: &dyn Observer,
    stop: &Stop,
) -> Result<Summary, RunError> {
    let start = Instant::now();
    let rows = rows(source)?;
    let config = config_for(source, target, &rows, grader, concurrency)?;
    let (folder, finished) = open(target, &config, tasks)?;
    let mut loaded: HashMap<&str, Arc<Task>> = HashMap::new();
    for row in &rows {
        if !loaded.contains_key(row.task.as_str()) {
            loaded.insert(&row.task, Arc::new(tasks.task(&row.task)?));
        }
    }
    let mut tally = Tally { tasks: loaded.len(), rollouts: rows.len(), ..Tally::default() };
    let mut results = Results::default();
    for episode in finished.values() {
        tally.from_before += 1;
        tally.count_episode(episode);
        results.add(episode);
    }
    let left = rows.len() - finished.len();
    let work: VecDeque<&Row> = rows.iter().filter(|row| !finished.contains_key(&row.key())).collect();
    let desk = Desk {
        config: &config,
        grader,
        folder: &folder,
        observer,
        stop,
        work: Mutex::new(work),
        board: Mutex::new(Board { tally, results, done: 0 }),
    };
    desk.tell(&Event::Started);
    std::thread::scope(|scope| {
        for _ in 0..concurrency.max(1) {
            scope.spawn(|| desk.work(&loaded));
        }
    });
    let board = desk.board.into_inner().unwrap_or_else(PoisonError::into_inner);
    let (owed, seconds) = (left - board.done, start.elapsed().as_secs_f64());
    Ok(board.results.summary(&config, folder.path(), board.tally, owed, seconds, stop))
}

/// A stored rollout.
struct Row {
    task: String,
    rollout: u32,
    episode: Episode,
}

impl Row {
    fn key(&self) -> (String, u32) {
        (self.task.clone(), self.rollout)
    }
}

/// The last line of each rollout, in the order of the file. Rollouts without a number are counted.
fn rows(source: &Path) -> Result<Vec<Row>, RunError> {
    let mut rows: Vec<Row> = Vec::new();
    let mut places: HashMap<(String, u32), usize> = HashMap::new();
    let mut counts: HashMap<String, u32> = HashMap::new();
    for episode in read_episodes(source)? {
        let Some(trace) = episode.traces.first() else { continue };
        let Some(task) = trace.task.id().or(episode.task.id()).map(str::to_owned) else { continue };
        let count = counts.entry(task.clone()).or_default();
        let rollout = trace.rollout().unwrap_or(*count);
        *count += 1;
        let row = Row { task, rollout, episode };
        match places.get(&row.key()) {
            Some(&place) if row.episode.ok || !rows[place].episode.ok => rows[place] = row,
            Some(_) => {}
            None => {
                places.insert(row.key(), rows.len());
                rows.push(row);
            }
        }
    }
    Ok(rows)
}

/// The settings of the new run: the old one's, but for the judge.
fn config_for(
    source: &Path,
    target: &Path,
    rows: &[Row],
    grader: &Grader,
    concurrency: usize,
) -> Result<RunConfig, RunError> {
    let name = |path: &Path| {
        path.file_name()
            .map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned())
    };
    let old = match read_config(source) {
        Ok(config) => config,
        Err(StoreError::Missing { .. }) => foreign(rows, grader),
        Err(error) => return Err(error.into()),
    };
    let limits = Limits { grade_concurrency: concurrency, ..old.limits };
    Ok(RunConfig {
        name: name(target),
        limits,
        policy: grader.policy().clone(),
        judge: judge_identity(grader),
        regrade_of: Some(name(source)),
        lmap_version: env!("CARGO_PKG_VERSION").to_owned(),
        ..old
    })
}

/// What can be told of a run that another program made.
fn foreign(rows: &[Row], grader: &Grader) -> RunConfig {
    let model = rows
        .iter()
        .find_map(|row| row.episode.traces[0].agent["config"]["model"].as_str().map(str::to_owned));
    let model = crate::config::EndpointConfig::new(model.unwrap_or_else(|| "unknown".to_owned()), "unknown");
    let mut seen = HashSet::new();
    RunConfig {
        name: String::new(),
        model: ModelConfig::Endpoint(Box::new(model)),
        harness: Harness::Chat,
        system_prompt: None,
        tasks: rows.iter().map(|row| row.task.clone()).filter(|task| seen.insert(task.clone())).collect(),
        task_folder: None,
        rollouts: rows.iter().map(|row| row.rollout + 1).max().unwrap_or(0),
        limits: Limits::default(),
        policy: grader.policy().clone(),
        judge: judge_identity(grader),
        regrade_of: None,
        lmap_version: String::new(),
    }
}

type Finished = HashMap<(String, u32), Episode>;

fn open(target: &Path, config: &RunConfig, tasks: &TaskSet) -> Result<(RunFolder, Finished), RunError> {
    match read_config(target) {
        Ok(found)
            if found.regrade_of == config.regrade_of
                && found.policy == config.policy
                && found.judge == config.judge =>
        {
            let (folder, _, past) = RunFolder::resume(target)?;
            Ok((folder, past.episodes.into_iter().filter(|(_, episode)| is_settled(episode)).collect()))
        }
        Ok(_) => Err(StoreError::Exists(target.to_owned()).into()),
        Err(_) => {
            let records = config.tasks.iter().map(|id| tasks.record(id)).collect::<Result<Vec<_>, _>>()?;
            Ok((RunFolder::create(target, config, &resolved_config(config, &records))?, Finished::new()))
        }
    }
}

/// Whether nothing is gained by another try: there is a verdict, or there is no answer to judge.
fn is_settled(episode: &Episode) -> bool {
    episode.ok || !has_answer(episode)
}

/// An endpoint that failed left no answer, or not the last one.
fn has_answer(episode: &Episode) -> bool {
    let trace = &episode.traces[0];
    trace.errors.iter().all(|error| error.class == JUDGE_ERROR) && trace.nodes.iter().any(|node| node.sampled)
}

struct Desk<'a> {
    config: &'a RunConfig,
    grader: &'a Grader,
    folder: &'a RunFolder,
    observer: &'a dyn Observer,
    stop: &'a Stop,
    work: Mutex<VecDeque<&'a Row>>,
    board: Mutex<Board>,
}

struct Board {
    tally: Tally,
    results: Results,
    done: usize,
}

impl Desk<'_> {
    fn work(&self, tasks: &HashMap<&str, Arc<Task>>) {
        while self.stop.reason().is_none() {
            let next = self.work.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
            let Some(row) = next else { return };
            let Some(task) = tasks.get(row.task.as_str()) else { continue };
            self.grade(row, task);
        }
    }

    fn grade(&self, row: &Row, task: &Task) {
        let mut episode = row.episode.clone();
        episode.id = rollout_id(&self.config.name, &row.task, row.rollout);
        episode.run = Some(json!({ "type": "eval", "id": self.config.name, "name": self.config.name }));
        let answered = has_answer(&episode);
        let trace = &mut episode.traces[0];
        let own = trace.info.entry(OWN_KEY).or_insert_with(|| json!({}));
        own["rollout"] = json!(row.rollout);
        own["regrade_of"] = json!(row.episode.id);
        let verdict = answered.then(|| self.grader.grade_reply(task, "reply", trace.last_reply()));
        if let Some(verdict) = &verdict {
            trace.set_verdict(verdict);
            episode.ok = trace.ok;
        }
        if let Err(error) = self.folder.finish(&episode) {
            self.stop.stop(error.to_string());
            self.tell(&Event::Stopping { reason: &error.to_string() });
            return;
        }
        let message = episode.traces[0].errors.first().map(|error| error.message.clone()).unwrap_or_default();
        {
            let mut board = self.board.lock().unwrap_or_else(PoisonError::into_inner);
            board.tally.count_episode(&episode);
            board.results.add(&episode);
            board.done += 1;
        }
        let (task, rollout) = (row.task.as_str(), row.rollout);
        match &verdict {
            Some(verdict) => self.tell(&Event::Graded { task, rollout, verdict }),
            None => self.tell(&Event::Failed { task, rollout, message: &message }),
        }
    }

    fn tell(&self, event: &Event<'_>) {
        let tally = self.board.lock().unwrap_or_else(PoisonError::into_inner).tally.clone();
        self.observer.on(event, &tally);
    }
}
