//! What came of running a case once.

use std::fs;
use std::io::Write;
use std::net::TcpListener;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use lmap_grader::judge::Judgement;
use lmap_grader::{Outcome, Reason, Verdict};
use serde::Serialize;

use crate::arena::{Arena, ArenaError};
use crate::layer::Layer;

/// What came of running a case once.
#[derive(Clone, Debug, Serialize)]
pub struct Observation {
    /// The submission was accepted.
    pub accepted: bool,
    /// The layer that stopped it.
    pub layer: Option<Layer>,
    /// The reason code.
    pub code: Option<String>,
    /// The reason.
    pub message: String,
    /// What the submission brought about outside of its sandbox. Nothing may be here.
    pub effects: Vec<String>,
    /// There is no verdict: the judge or the machine is at fault.
    pub fault: bool,
}

impl Observation {
    pub(crate) fn refused(layer: Layer, reason: &Reason) -> Self {
        Self {
            accepted: false,
            layer: Some(layer),
            code: Some(code_of(reason)),
            message: reason.message.clone(),
            effects: Vec::new(),
            fault: reason.code.outcome() == Outcome::Error,
        }
    }

    pub(crate) fn of_verdict(verdict: &Verdict) -> Self {
        match (&verdict.reason, Layer::of(verdict)) {
            (Some(reason), Some(layer)) => Self::refused(layer, reason),
            _ => Self {
                accepted: verdict.verdict == Outcome::Accepted || verdict.reward == Some(1.0),
                layer: None,
                code: None,
                message: String::new(),
                effects: Vec::new(),
                fault: verdict.reward.is_none(),
            },
        }
    }

    pub(crate) fn of_judgement(judgement: &Judgement) -> Self {
        let mut observation = match &judgement.ending {
            Some(ending) => Self::refused(Layer::told_by(ending.stage, ending.reason.code), &ending.reason),
            None => Self {
                accepted: true,
                layer: None,
                code: None,
                message: String::new(),
                effects: Vec::new(),
                fault: false,
            },
        };
        if let Some(alarm) = &judgement.alarm {
            observation.effects.push(format!("the kernels disagree: {alarm}"));
        }
        observation
    }

    /// One line for people.
    #[must_use]
    pub fn in_words(&self) -> String {
        match (&self.layer, &self.code) {
            (Some(layer), Some(code)) => {
                format!("stopped by {layer} ({code}: {})", first_line(&self.message))
            }
            _ => "accepted".to_owned(),
        }
    }
}

fn first_line(text: &str) -> String {
    text.lines().next().unwrap_or("").chars().take(160).collect()
}

fn code_of(reason: &Reason) -> String {
    serde_json::to_value(reason.code)
        .ok()
        .and_then(|code| code.as_str().map(str::to_owned))
        .unwrap_or_default()
}

/// Things outside of the sandbox that a submission would like to reach. Their places are put into its text.
///
/// | in the text | what it is |
/// | --- | --- |
/// | `@SECRET@` | a file with a secret, which must not show up in a verdict |
/// | `@CANARY@` | a path at which no file may come to be |
/// | `@VICTIM@` | a file that must stay as it is |
/// | `@FOLDER@` | the folder that they lie in |
/// | `@PORT@` | a port on which somebody listens, to whom nobody may connect |
/// | `@WITNESS@` | a word by which left-behind processes are found |
/// | `@JUDGE@` | the id of the judge's process |
pub(crate) struct Outside {
    folder: tempfile::TempDir,
    secret: String,
    witness: String,
    listener: Option<TcpListener>,
}

impl Outside {
    pub fn new(arena: &Arena) -> Result<Self, ArenaError> {
        let folder = arena.outside()?;
        let name = folder.path().file_name().unwrap_or_default().to_string_lossy().into_owned();
        let (secret, witness) = (format!("secret-of-{name}"), format!("witness-of-{name}"));
        let outside = Self { folder, secret, witness, listener: TcpListener::bind("127.0.0.1:0").ok() };
        for (path, text) in
            [(outside.path("secret"), &outside.secret), (outside.path("victim"), &outside.witness)]
        {
            let written = fs::File::create(&path).and_then(|mut file| file.write_all(text.as_bytes()));
            written.map_err(ArenaError::io(&path))?;
        }
        if let Some(listener) = &outside.listener {
            listener.set_nonblocking(true).map_err(ArenaError::io(outside.folder.path()))?;
        }
        Ok(outside)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn port(&self) -> u16 {
        self.listener.as_ref().and_then(|l| l.local_addr().ok()).map_or(0, |address| address.port())
    }

    /// The text with the places of all that it must not reach.
    pub fn fill_in(&self, text: &[u8]) -> Vec<u8> {
        let Ok(text) = std::str::from_utf8(text) else { return text.to_vec() };
        let path = |name: &str| self.path(name).display().to_string();
        text.replace("@SECRET@", &path("secret"))
            .replace("@CANARY@", &path("canary"))
            .replace("@VICTIM@", &path("victim"))
            .replace("@FOLDER@", &self.folder.path().display().to_string())
            .replace("@PORT@", &self.port().to_string())
            .replace("@WITNESS@", &self.witness)
            .replace("@JUDGE@", &std::process::id().to_string())
            .into_bytes()
    }

    /// What was reached after all. `said` is everything that the judge tells about the submission.
    pub fn effects(&self, said: &str) -> Vec<String> {
        let mut effects = Vec::new();
        if said.contains(&self.secret) {
            effects.push("a secret is in the verdict".to_owned());
        }
        let environment = std::env::vars().filter(|(_, value)| value.len() > 20);
        if let Some((name, _)) =
            environment.into_iter().find(|(name, value)| said.contains(&format!("{name}={value}")))
        {
            effects.push(format!("`{name}` of the judge's environment is in the verdict"));
        }
        let items = fs::read_dir(self.folder.path()).map_or(0, Iterator::count);
        if items != 2 {
            effects.push(format!("{items} files are outside, where 2 were"));
        }
        if fs::read_to_string(self.path("victim")).unwrap_or_default() != self.witness {
            effects.push("a file outside was changed".to_owned());
        }
        if self.listener.as_ref().is_some_and(|listener| listener.accept().is_ok()) {
            effects.push("a connection was made".to_owned());
        }
        if let Some(process) = self.process_left() {
            effects.push(format!("a process was left behind: {process}"));
        }
        effects
    }

    /// The command line of a process that carries our word, if one is there for a while.
    fn process_left(&self) -> Option<String> {
        let end = Instant::now() + Duration::from_millis(200);
        loop {
            let found = process_with(&self.witness)?;
            if Instant::now() >= end {
                return Some(found);
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

fn process_with(word: &str) -> Option<String> {
    let own = std::process::id().to_string();
    fs::read_dir("/proc").ok()?.flatten().find_map(|process| {
        if process.file_name().to_string_lossy() == own.as_str() {
            return None;
        }
        let line = fs::read(process.path().join("cmdline")).ok()?;
        let line = String::from_utf8_lossy(&line).replace('\0', " ");
        line.contains(word).then_some(line)
    })
}
