//! The official release: downloaded from a real server that misbehaves, unpacked, and used.
//!
//! The archives that are really installed are made from an offline kit, so the Lean in them is real.
#![allow(clippy::unwrap_used)]

mod support;

use std::fs::{self, File};
use std::io::{Cursor, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use lmap_lean::progress::Silent;
use lmap_lean::{
    DownloadError, LeanCommand, Limits, Provider, Settings, Toolchain, ToolchainError, find_toolchain,
    install,
};
use sha2::{Digest, Sha256};
use support::server::{Fault, Server};
use support::{Watcher, fresh_dir, seeded_kit_settings, settings, tree};

const PLATFORM: &str = if cfg!(target_arch = "aarch64") { "linux_aarch64" } else { "linux" };

fn archive_path(format: &str) -> String {
    format!("/v4.35.0/lean-4.35.0-{PLATFORM}.{format}")
}

fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Offers an archive together with its checksum.
fn serve(server: &Server, format: &str, content: impl Into<Arc<Vec<u8>>>) {
    let content = content.into();
    let name = format!("lean-4.35.0-{PLATFORM}.{format}");
    server.serve(
        &format!("{}.sha256", archive_path(format)),
        format!("{}  {name}\n", sha256(&content)).into_bytes(),
    );
    server.serve(&archive_path(format), content);
}

fn release_settings(dir: &Path, server: &Server) -> Settings {
    Settings {
        provider: Some(Provider::Release),
        mirror: server.url(""),
        stall_timeout: Duration::from_millis(700),
        ..settings(dir)
    }
}

/// The files of an offline kit, by their place in a release.
fn kit_files() -> &'static [(String, Vec<u8>)] {
    static FILES: OnceLock<Vec<(String, Vec<u8>)>> = OnceLock::new();
    FILES.get_or_init(|| {
        let dir = fresh_dir();
        let root = install(&seeded_kit_settings(dir.path()), &Silent).unwrap().root;
        let paths =
            tree(&root).into_iter().filter(|path| path.starts_with("bin/") || path.starts_with("lib/"));
        paths
            .map(|path| (format!("lean-4.35.0-{PLATFORM}/{path}"), fs::read(root.join(path)).unwrap()))
            .collect()
    })
}

fn mode(path: &str) -> u32 {
    if path.contains("/bin/") { 0o755 } else { 0o644 }
}

fn tar_zst<'a>(files: impl IntoIterator<Item = (&'a str, &'a [u8])>) -> Vec<u8> {
    let mut tar = tar::Builder::new(zstd::Encoder::new(Vec::new(), 1).unwrap());
    for (path, content) in files {
        let mut header = tar::Header::new_gnu();
        header.set_size(content.len() as u64);
        header.set_mode(mode(path));
        // `append_data` would refuse the hostile paths that a test wants to write.
        header.as_gnu_mut().unwrap().name[..path.len()].copy_from_slice(path.as_bytes());
        header.set_cksum();
        tar.append(&header, content).unwrap();
    }
    tar.into_inner().unwrap().finish().unwrap()
}

fn release_tar_zst() -> Arc<Vec<u8>> {
    static ARCHIVE: OnceLock<Arc<Vec<u8>>> = OnceLock::new();
    let make = || tar_zst(kit_files().iter().map(|(path, content)| (path.as_str(), content.as_slice())));
    ARCHIVE.get_or_init(|| Arc::new(make())).clone()
}

fn release_zip() -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (path, content) in kit_files() {
        let stored =
            zip::write::SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
        zip.start_file(path.as_str(), stored.unix_permissions(mode(path))).unwrap();
        zip.write_all(content).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

/// A small archive whose download succeeds and which holds no Lean.
fn hollow() -> Vec<u8> {
    let noise: Vec<u8> = (0..300_000_u32).flat_map(|i| i.wrapping_mul(2_654_435_761).to_le_bytes()).collect();
    tar_zst([("lean/noise", noise.as_slice())])
}

/// The error of an installation that has got the hollow archive complete and right.
fn assert_arrived(error: &ToolchainError) {
    assert!(matches!(error, ToolchainError::Run(_) | ToolchainError::Broken { .. }), "{error}");
    assert!(error.to_string().contains("lean/bin/lean"), "{error}");
}

fn assert_works(toolchain: &Toolchain) {
    let dir = fresh_dir();
    fs::write(dir.path().join("T.lean"), "theorem t : True := True.intro\n").unwrap();
    let run = LeanCommand::new(toolchain, "T.lean").dir(dir.path()).run(&Limits::default()).unwrap();
    assert!(run.finished.end.success(), "{}", run.other);
}

fn partial(settings: &Settings, format: &str) -> PathBuf {
    settings.cache_dir.join(format!("downloads/lean-4.35.0-{PLATFORM}.{format}.part"))
}

#[test]
fn a_release_is_installed_over_a_line_that_breaks_and_stalls() {
    let (dir, server) = (fresh_dir(), Server::start());
    let archive = release_tar_zst();
    serve(&server, "tar.zst", archive.clone());
    let third = archive.len() / 3;
    let path = archive_path("tar.zst");
    server.fail(&path, &[Fault::CutAfter(third), Fault::Status(503), Fault::StallAfter(third)]);
    let settings = release_settings(dir.path(), &server);

    let watcher = Watcher::default();
    let made = install(&settings, &watcher).unwrap();

    assert_eq!(made.provider, Provider::Release);
    assert_eq!(made.version.to_string(), "4.35.0");
    assert_works(&made);
    assert_eq!(
        server.requests(&path),
        [None, Some(third), Some(third), Some(2 * third)],
        "resumed, not repeated"
    );
    assert!(watcher.noted("closed too early") || watcher.noted("resuming"));
    assert!(watcher.noted("nothing came for 0.7 s"));
    assert_eq!(find_toolchain(&settings).unwrap(), made);
    assert_eq!(tree(&settings.cache_dir.join("downloads")), [""; 0], "the archive has served its purpose");
    assert_eq!(tree(&settings.cache_dir.join("staging")), [""; 0]);

    File::create(made.root.join("lib/lean/Init.olean")).unwrap();
    assert!(matches!(find_toolchain(&settings), Err(ToolchainError::Damaged { .. })));
    assert_eq!(install(&settings, &Silent).unwrap(), made, "installed anew");
}

#[test]
fn a_zip_serves_where_there_is_no_tar() {
    let (dir, server) = (fresh_dir(), Server::start());
    serve(&server, "zip", release_zip());
    let made = install(&release_settings(dir.path(), &server), &Silent).unwrap();
    assert_works(&made);
    assert_eq!(
        server.requests(&archive_path("tar.zst")),
        [None; 0],
        "without a checksum nothing is downloaded"
    );
}

#[test]
fn a_wrong_checksum_is_refused_and_nothing_is_kept() {
    let (dir, server) = (fresh_dir(), Server::start());
    serve(&server, "tar.zst", hollow());
    server.serve(&archive_path("tar.zst"), b"something else".to_vec());
    let settings = release_settings(dir.path(), &server);
    let error = install(&settings, &Silent).unwrap_err();
    let ToolchainError::Download(DownloadError::Checksum { found, .. }) = &error else { panic!("{error}") };
    assert_eq!(*found, sha256(b"something else"));
    assert_eq!(tree(&settings.cache_dir), ["lock"]);
}

#[test]
fn what_is_missing_is_named() {
    let (dir, server) = (fresh_dir(), Server::start());
    let name = format!("lean-4.35.0-{PLATFORM}.tar.zst.sha256");
    server.serve(&format!("/v4.35.0/{name}"), format!("{}\n", "0".repeat(64)).into_bytes());
    let error = install(&release_settings(dir.path(), &server), &Silent).unwrap_err();
    let ToolchainError::Download(DownloadError::Missing { url, status: 404 }) = &error else {
        panic!("{error}")
    };
    assert_eq!(*url, server.url(&archive_path("tar.zst")));
}

#[test]
fn without_a_known_checksum_nothing_is_downloaded() {
    let (dir, server) = (fresh_dir(), Server::start());
    server.serve(&archive_path("tar.zst"), hollow());
    let error = install(&release_settings(dir.path(), &server), &Silent).unwrap_err();
    assert!(matches!(error, ToolchainError::Download(DownloadError::NoChecksum { .. })), "{error}");
    assert!(error.to_string().contains("--release-sha256"), "{error}");
    assert_eq!(server.requests(&archive_path("tar.zst")), [None; 0]);
}

#[test]
fn the_checksum_may_come_from_the_user_or_from_the_description_of_the_release() {
    let (dir, server) = (fresh_dir(), Server::start());
    let archive = hollow();
    let name = format!("lean-4.35.0-{PLATFORM}.tar.zst");
    let description = format!(
        "{{\"assets\": [{{\"name\": \"other\", \"digest\": \"sha256:{}\"}}, {{\"name\": \"{name}\", \"digest\": \"sha256:{}\"}}]}}",
        "0".repeat(64),
        sha256(&archive)
    );
    server.serve("/tags/v4.35.0", description.into_bytes());
    server.serve(&archive_path("tar.zst"), archive.clone());
    let settings = release_settings(dir.path(), &server);
    let described = Settings { digests: Some(server.url("/tags")), ..settings.clone() };
    assert_arrived(&install(&described, &Silent).unwrap_err());

    fs::remove_dir_all(&settings.cache_dir).unwrap();
    let given = Settings { release_sha256: Some(sha256(&archive)), ..settings };
    assert_arrived(&install(&given, &Silent).unwrap_err());
}

#[test]
fn a_server_without_ranges_is_asked_from_the_beginning() {
    let (dir, server) = (fresh_dir(), Server::start());
    serve(&server, "tar.zst", hollow());
    server.ignore_ranges();
    server.fail(&archive_path("tar.zst"), &[Fault::CutAfter(100_000)]);
    assert_arrived(&install(&release_settings(dir.path(), &server), &Silent).unwrap_err());
}

#[test]
fn the_beginning_of_an_older_archive_does_no_harm() {
    let (dir, server) = (fresh_dir(), Server::start());
    let archive = hollow();
    let settings = release_settings(dir.path(), &server);
    let part = partial(&settings, "tar.zst");
    serve(&server, "tar.zst", archive.clone());
    // A wrong beginning; one that is too long already; and one that is right and complete.
    for left in [vec![7; 1000], vec![7; archive.len() + 5], archive.clone()] {
        fs::create_dir_all(part.parent().unwrap()).unwrap();
        fs::write(&part, &left).unwrap();
        assert_arrived(&install(&settings, &Silent).unwrap_err());
        fs::remove_dir_all(&settings.cache_dir).unwrap();
    }
}

#[test]
fn a_download_that_breaks_for_good_is_resumed_by_the_next_setup() {
    let (dir, server) = (fresh_dir(), Server::start());
    serve(&server, "tar.zst", hollow());
    let path = archive_path("tar.zst");
    server.fail(&path, &[Fault::CutAfter(1000), Fault::CutAfter(0), Fault::Status(500), Fault::Status(502)]);
    let settings = release_settings(dir.path(), &server);
    let error = install(&settings, &Silent).unwrap_err();
    assert!(matches!(error, ToolchainError::Download(DownloadError::Network { .. })), "{error}");
    assert_eq!(fs::metadata(partial(&settings, "tar.zst")).unwrap().len(), 1000);
    assert_arrived(&install(&settings, &Silent).unwrap_err());
    assert_eq!(server.requests(&path).last(), Some(&Some(1000)));
}

#[test]
fn an_archive_cannot_write_outside_of_its_folder() {
    let dir = fresh_dir();
    let escape = "../../../escaped";
    let zip = {
        let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
        zip.start_file(escape, zip::write::SimpleFileOptions::default()).unwrap();
        zip.write_all(b"x").unwrap();
        zip.finish().unwrap().into_inner()
    };
    for (format, archive) in [("tar.zst", tar_zst([(escape, b"x".as_slice())])), ("zip", zip)] {
        let server = Server::start();
        serve(&server, format, archive);
        let error = install(&release_settings(dir.path(), &server), &Silent).unwrap_err();
        assert!(matches!(error, ToolchainError::Archive { .. }), "{error}");
        assert!(!tree(dir.path()).iter().any(|path| path.ends_with("escaped")), "{format}");
    }
}

#[test]
fn an_archive_that_is_none_is_told() {
    let (dir, server) = (fresh_dir(), Server::start());
    serve(&server, "tar.zst", b"not zstd".to_vec());
    let settings = release_settings(dir.path(), &server);
    let error = install(&settings, &Silent).unwrap_err();
    assert!(error.to_string().starts_with("cannot unpack"), "{error}");
    assert_eq!(tree(&settings.cache_dir.join("staging")), [""; 0]);
}
