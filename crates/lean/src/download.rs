//! Downloading one large file: resumed where it broke off, and checked before it is believed.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use ureq::http::{Response, StatusCode, header};
use ureq::{Agent, Body};

use crate::digest;
use crate::error::{DownloadError, ToolchainError};
use crate::progress::{Progress, Size, Step};
use crate::settings::{Settings, is_sha256};

/// How often in a row a transfer may break without having brought a single byte.
const FRUITLESS_ATTEMPTS: u32 = 3;

/// The largest answer that is read into memory: a checksum, or the description of a release.
const SMALL_ANSWER: u64 = 4 << 20;

/// Fetches files over HTTP.
pub(crate) struct Downloader {
    agent: Agent,
    stall_timeout: Duration,
    pinned_sha256: Option<String>,
    digests: Option<String>,
}

/// How one attempt to bring more of a file ended.
enum Attempt {
    Complete,
    /// The connection broke, or the server had a fault of its own.
    Broken(String),
}

impl Downloader {
    pub(crate) fn new(settings: &Settings) -> Self {
        let config = Agent::config_builder()
            .timeout_connect(Some(settings.connect_timeout))
            .timeout_resolve(Some(settings.connect_timeout))
            .timeout_recv_response(Some(settings.stall_timeout))
            .http_status_as_error(false)
            .user_agent(concat!("lmap/", env!("CARGO_PKG_VERSION")))
            .build();
        Self {
            agent: config.new_agent(),
            stall_timeout: settings.stall_timeout,
            pinned_sha256: settings.release_sha256.clone(),
            digests: settings.digests.clone(),
        }
    }

    /// The SHA-256 that `url` must have: the one the user gave, else the one in `<url>.sha256`, else the one that the
    /// release's description gives for the asset `name`.
    pub(crate) fn checksum(&self, url: &str, name: &str) -> Result<String, DownloadError> {
        if let Some(sha256) = &self.pinned_sha256 {
            return Ok(sha256.clone());
        }
        let beside = self.small_text(&format!("{url}.sha256"))?;
        let described = || match &self.digests {
            Some(digests) => {
                let tag = crate::LeanVersion::PINNED.tag();
                let description = self.small_text(&format!("{digests}/{tag}"))?;
                Ok(description.and_then(|text| digest_of_asset(&text, name)))
            }
            None => Ok(None),
        };
        match beside.as_deref().and_then(first_word_if_sha256) {
            Some(sha256) => Ok(sha256),
            None => described()?.ok_or_else(|| DownloadError::NoChecksum { url: url.to_owned() }),
        }
    }

    /// The text at `url`; `None` if there is nothing.
    fn small_text(&self, url: &str) -> Result<Option<String>, DownloadError> {
        let network = |error: ureq::Error| network(url, &error);
        let mut response = self.agent.get(url).call().map_err(network)?;
        match response.status() {
            StatusCode::OK => response
                .body_mut()
                .with_config()
                .limit(SMALL_ANSWER)
                .read_to_string()
                .map(Some)
                .map_err(network),
            _ => Ok(None),
        }
    }

    /// Downloads `url` to `file`. What an earlier, interrupted download has left in `<file>.part` is made use of.
    pub(crate) fn fetch(
        &self,
        url: &str,
        sha256: &str,
        file: &Path,
        progress: &dyn Progress,
    ) -> Result<(), ToolchainError> {
        if digest::of_file(file).is_ok_and(|found| found == sha256) {
            return Ok(());
        }
        let part = part_of(file);
        loop {
            let resumed = length(&part) > 0;
            self.complete(url, &part, progress)?;
            let found = digest::of_file(&part).map_err(ToolchainError::cache("read", &part))?;
            if found == sha256 {
                return fs::rename(&part, file).map_err(ToolchainError::cache("create", file));
            }
            fs::remove_file(&part).map_err(ToolchainError::cache("remove", &part))?;
            // The beginning may have been another file's, from before; it gets one more chance without it.
            if !resumed {
                let (url, expected) = (url.to_owned(), sha256.to_owned());
                return Err(DownloadError::Checksum { url, expected, found }.into());
            }
            progress.note("the resumed download has the wrong checksum; starting from the beginning");
        }
    }

    /// Brings attempt after attempt, until the file is complete or nothing more comes.
    fn complete(&self, url: &str, part: &Path, progress: &dyn Progress) -> Result<(), ToolchainError> {
        let mut fruitless = 0;
        loop {
            let before = length(part);
            match self.attempt(url, part, before, progress)? {
                Attempt::Complete => return Ok(()),
                Attempt::Broken(reason) => {
                    fruitless = if length(part) > before { 0 } else { fruitless + 1 };
                    if fruitless == FRUITLESS_ATTEMPTS {
                        return Err(DownloadError::Network { url: url.to_owned(), reason }.into());
                    }
                    progress.note(&format!("the download broke off ({reason}); resuming"));
                    thread::sleep(Duration::from_millis(200) * fruitless);
                }
            }
        }
    }

    /// One request for everything after the first `have` bytes.
    fn attempt(
        &self,
        url: &str,
        part: &Path,
        have: u64,
        progress: &dyn Progress,
    ) -> Result<Attempt, ToolchainError> {
        let mut request = self.agent.get(url);
        if have > 0 {
            request = request.header(header::RANGE, format!("bytes={have}-"));
        }
        // Without any connection there is nothing to resume: say so at once.
        let response = match request.call() {
            Ok(response) => response,
            Err(error) if have == 0 => return Err(network(url, &error).into()),
            Err(error) => return Ok(Attempt::Broken(error.to_string())),
        };
        let start = match response.status() {
            StatusCode::OK => 0,
            StatusCode::PARTIAL_CONTENT if range_start(&response) == Some(have) => have,
            // Either everything is here already, which the checksum will tell, or what is here is of no use.
            StatusCode::RANGE_NOT_SATISFIABLE => return Ok(Attempt::Complete),
            status if status.is_server_error() || status == StatusCode::TOO_MANY_REQUESTS => {
                return Ok(Attempt::Broken(format!("HTTP status {status}")));
            }
            status => {
                return Err(DownloadError::Missing { url: url.to_owned(), status: status.as_u16() }.into());
            }
        };
        self.receive(response, part, start, progress)
    }

    fn receive(
        &self,
        response: Response<Body>,
        part: &Path,
        start: u64,
        progress: &dyn Progress,
    ) -> Result<Attempt, ToolchainError> {
        let total = response.body().content_length().map(|rest| start + rest);
        let step = progress.start("downloading Lean", total.map_or(Size::Unknown, Size::Bytes));
        step.advance(start);
        let mut file = open_at(part, start).map_err(ToolchainError::cache("write", part))?;
        let reason = match self.copy(response.into_body(), &mut file, step.as_ref()) {
            Copied::Broken(reason) => reason,
            Copied::CannotWrite(error) => return Err(ToolchainError::cache("write", part)(error)),
            Copied::End => match total {
                Some(total) if length(part) < total => "the connection was closed too early".to_owned(),
                _ => return Ok(Attempt::Complete),
            },
        };
        Ok(Attempt::Broken(reason))
    }

    fn copy(&self, body: Body, file: &mut File, step: &dyn Step) -> Copied {
        let chunks = read_in_background(body);
        loop {
            match chunks.recv_timeout(self.stall_timeout) {
                Ok(Ok(chunk)) => {
                    if let Err(error) = file.write_all(&chunk) {
                        return Copied::CannotWrite(error);
                    }
                    step.advance(chunk.len() as u64);
                }
                Ok(Err(error)) => return Copied::Broken(error.to_string()),
                Err(RecvTimeoutError::Disconnected) => return Copied::End,
                Err(RecvTimeoutError::Timeout) => {
                    return Copied::Broken(format!(
                        "nothing came for {} s",
                        self.stall_timeout.as_secs_f32()
                    ));
                }
            }
        }
    }
}

enum Copied {
    End,
    Broken(String),
    CannotWrite(io::Error),
}

/// Reads in a thread of its own, so that silence can be told from slowness. The thread ends with the connection, or
/// when nobody listens any more.
fn read_in_background(body: Body) -> Receiver<io::Result<Vec<u8>>> {
    let (sender, receiver) = mpsc::sync_channel(16);
    thread::spawn(move || {
        let mut reader = body.into_with_config().limit(u64::MAX).reader();
        let mut buffer = vec![0; 128 << 10];
        loop {
            let sent = match reader.read(&mut buffer) {
                Ok(0) => return,
                Ok(read) => sender.send(Ok(buffer[..read].to_vec())),
                Err(error) => {
                    let _ = sender.send(Err(error));
                    return;
                }
            };
            if sent.is_err() {
                return;
            }
        }
    });
    receiver
}

fn network(url: &str, error: &ureq::Error) -> DownloadError {
    DownloadError::Network { url: url.to_owned(), reason: error.to_string() }
}

fn part_of(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

fn length(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |metadata| metadata.len())
}

/// Opens a file for writing after its first `start` bytes; what follows is cut off.
fn open_at(path: &Path, start: u64) -> io::Result<File> {
    let mut file = File::options().create(true).truncate(false).write(true).open(path)?;
    file.set_len(start)?;
    io::Seek::seek(&mut file, io::SeekFrom::Start(start))?;
    Ok(file)
}

/// The first byte's position in `Content-Range: bytes 100-199/200`.
fn range_start(response: &Response<Body>) -> Option<u64> {
    let range = response.headers().get(header::CONTENT_RANGE)?.to_str().ok()?;
    range.strip_prefix("bytes ")?.split_once('-')?.0.parse().ok()
}

/// The checksum in a line as `sha256sum` writes it.
fn first_word_if_sha256(text: &str) -> Option<String> {
    let word = text.split_whitespace().next()?;
    is_sha256(word).then(|| word.to_ascii_lowercase())
}

/// The digest of one asset in GitHub's description of a release.
fn digest_of_asset(description: &str, name: &str) -> Option<String> {
    let description: serde_json::Value = serde_json::from_str(description).ok()?;
    let asset = description["assets"].as_array()?.iter().find(|asset| asset["name"] == name)?;
    let sha256 = asset["digest"].as_str()?.strip_prefix("sha256:")?;
    is_sha256(sha256).then(|| sha256.to_ascii_lowercase())
}
