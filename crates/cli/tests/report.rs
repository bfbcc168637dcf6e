//! `lmap report`: numbers in every format, and the page in a real browser, with answers that would like to take it over.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod browser;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;

use browser::Browser;
use lmap_eval::testing::{Act, ModelServer};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::RowAccessor;
use serde_json::{Value, json};
use tempfile::TempDir;

/// Answers that try to become part of the page: as text, in the Lean file, and in Lean's messages about it.
const HOSTILE: [&str; 4] = [
    "</script><script>window.taken = 1</script><img src=x onerror='window.taken = 1'>",
    "```lean\nimport LeanCheckedNetwork.Weights\n-- </code></li></ol><script>window.taken = 1</script> \u{202e}desrever\ntheorem t : \"<svg onload=window.taken=1>\" = \"\" := by decide\n```",
    "```lean\nimport LeanCheckedNetwork.Weights\n#check «<img src=x onerror=window.taken=1>»\n```",
    "<style>body { display: none }</style>\n```lean\nimport LeanCheckedNetwork.Weights\n/- ]]> --> {{7*7}} ${7*7} javascript:alert(1) \u{0} -/\ntheorem LeanCheckedNetwork.Net.adds_mod_5 : ∀ a, a < 5 → ∀ b, b < 1 → LeanCheckedNetwork.Net.answer a b = (a + b) % 5 := by decide\n```",
];

struct Runs {
    folder: TempDir,
}

impl Runs {
    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join("outputs").join(name)
    }

    fn lmap(&self, args: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_lmap"))
            .args(args)
            .current_dir(self.folder.path())
            .env("LMAP_TOOLCHAIN", &lmap_lean::testing::toolchain().root)
            .env("LMAP_CACHE_DIR", lmap_lean::testing::cache_dir().join("grader-tests"))
            .env("OPENAI_API_KEY", "none")
            .output()
            .unwrap()
    }

    fn report(&self, args: &[&str]) -> String {
        let output = self.lmap(&[&["report"], args].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    }
}

/// Two policies over two tasks, and an endpoint that is hostile and at times down.
fn runs() -> &'static Runs {
    static RUNS: OnceLock<Runs> = OnceLock::new();
    RUNS.get_or_init(|| {
        let runs = Runs { folder: tempfile::tempdir().unwrap() };
        let tasks = "p5-h8-s0,p7-h8-s0";
        for (model, name) in [("policy:mix", "mix"), ("policy:decide", "decide")] {
            let output = runs.lmap(&[
                "eval",
                "-m",
                model,
                "--task",
                tasks,
                "-r",
                "4",
                "--run-name",
                name,
                "--seed",
                "1",
            ]);
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        }
        let server = ModelServer::start(|request| match request.number {
            4 => Act::Status(400, Vec::new(), "<script>window.taken = 1</script>".to_owned()),
            number => Act::Answer(HOSTILE[number % 4].to_owned()),
        });
        runs.lmap(&[
            "eval",
            "-m",
            "<b>model</b>",
            "--base-url",
            &server.base_url,
            "--task",
            "p5-h8-s0",
            "-r",
            "5",
            "-c",
            "1",
            "--run-name",
            "hostile",
        ]);
        runs
    })
}

fn all() -> Vec<String> {
    ["mix", "decide", "hostile"].map(|name| runs().path(name).display().to_string()).to_vec()
}

fn with_all(args: &[&str]) -> String {
    let all = all();
    runs().report(&[&all.iter().map(String::as_str).collect::<Vec<_>>()[..], args].concat())
}

#[test]
fn markdown_has_the_rates_and_the_share_that_was_not_graded() {
    let text = with_all(&["--format", "md"]);
    assert!(text.contains("| all | 2 | 8 | 0.0 % | 100.0 % ("), "{text}");
    assert!(text.contains("| all | 1 | 5 | 20.0 % | 0.0 % ("), "{text}");
    assert!(text.contains("| mix | decide | 2 |"), "{text}");
    assert!(!text.contains("<b>model"), "{text}");
}

#[test]
fn tables_have_a_row_for_each_rollout() {
    let csv = with_all(&["--format", "csv"]);
    let mut lines = csv.lines();
    let columns: Vec<_> = lines.next().unwrap().split(',').collect();
    let rows: Vec<Vec<&str>> = lines.map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), 21);
    let column = |name: &str| columns.iter().position(|column| *column == name).unwrap();
    let hostile: Vec<_> = rows.iter().filter(|row| row[0] == "hostile").collect();
    assert_eq!(
        hostile
            .iter()
            .filter(|row| row[column("graded")] == "false" && row[column("reward")].is_empty())
            .count(),
        1
    );

    let file = runs().folder.path().join("rollouts.parquet");
    with_all(&["-o", file.to_str().unwrap()]);
    let reader = SerializedFileReader::new(fs::File::open(&file).unwrap()).unwrap();
    let read: Vec<_> = reader.get_row_iter(None).unwrap().map(Result::unwrap).collect();
    assert_eq!(read.len(), 21);
    for (row, line) in read.iter().zip(&rows) {
        assert_eq!(row.get_string(0).unwrap(), line[0]);
        assert_eq!(row.get_long(column("p")).unwrap().to_string(), line[column("p")]);
        assert_eq!(row.get_bool(column("graded")).unwrap().to_string(), line[column("graded")]);
    }
}

#[test]
fn a_folder_that_is_no_run_is_told_so() {
    let output = runs().lmap(&["report", "nothing"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("traces.jsonl"));
}

#[test]
fn the_page_works_in_a_real_browser_whatever_a_model_wrote() {
    let page = runs().folder.path().join("report.html");
    with_all(&["-o", page.to_str().unwrap()]);
    let Some(mut browser) = Browser::start() else {
        assert!(
            std::env::var_os("CI").is_none(),
            "there is no Chromium; install it, or name one by LMAP_CHROMIUM"
        );
        eprintln!("skipped: there is no Chromium on this machine");
        return;
    };
    browser.open(&page, "");
    assert_eq!(browser.value("document.title"), "Evaluation of 3 runs");
    assert_eq!(browser.value("document.querySelectorAll('.rollouts > li').length"), 21);
    assert_eq!(browser.value("document.querySelectorAll('svg.plot').length >= 3"), true);
    pictures(&mut browser, "report");

    // The filter: by choice and by text, and it says what it did.
    let choose = |name: &str, value: &str| {
        format!(
            "(() => {{ const s = document.forms[0].elements['{name}']; s.value = '{value}'; s.dispatchEvent(new Event('input', {{ bubbles: true }})); return document.getElementById('count').textContent; }})()"
        )
    };
    assert_eq!(browser.value(&choose("run", "hostile")), "5 of 21 rollouts");
    assert_eq!(browser.value(&choose("outcome", "not graded")), "1 of 21 rollouts");
    assert_eq!(browser.value(&choose("text", "nowhere")), "No rollout fits the filter.");
    browser.value("document.querySelector('[type=reset]').click()");
    assert_eq!(
        browser.value(
            "new Promise(r => setTimeout(r, 50)).then(() => document.getElementById('count').textContent)"
        ),
        "21 rollouts"
    );

    // A rollout opens from the keyboard alone, with its Lean file and Lean's messages at their lines.
    browser.value("document.querySelector('[id^=\"r2-\"] summary').focus()");
    browser.press("Enter", "\r");
    assert_eq!(browser.value("document.querySelector('[id^=\"r2-\"]').open"), true);
    browser.value("document.querySelectorAll('[id^=\"r2-\"]').forEach(item => { item.open = true; item.querySelectorAll('details').forEach(inner => { inner.open = true; }); })");
    assert_eq!(browser.value("document.querySelectorAll('[id^=\"r2-\"] .lean li').length > 5"), true);
    assert_eq!(browser.value("document.querySelector('[id^=\"r2-\"] .lean .keyword').textContent"), "import");
    assert_eq!(browser.value("document.querySelector('[id^=\"r2-\"] .lean .odd').textContent"), "U+202E");
    assert_eq!(
        browser.value("document.querySelectorAll('[id^=\"r2-\"] .lean li .message.error').length > 0"),
        true
    );
    pictures(&mut browser, "rollout");

    // A link leads to a rollout and opens it.
    browser.open(&page, "#r1-p7-h8-s0-2");
    assert_eq!(browser.value("document.getElementById('r1-p7-h8-s0-2').open"), true);

    // Nothing that a model wrote ran, nothing was loaded, nobody complained.
    assert_eq!(browser.value("typeof window.taken"), "undefined");
    assert_eq!(
        browser.value("document.querySelectorAll('img, iframe, object, embed, link, base').length"),
        0
    );
    assert_eq!(
        browser.value("[document.scripts.length, document.querySelectorAll('style').length].join()"),
        "1,1"
    );
    assert_eq!(browser.complaints, Vec::<Value>::new());

    accessible(&mut browser);
    let printed = browser.call("Page.printToPDF", json!({}));
    assert!(printed["data"].as_str().unwrap().len() > 10_000);
}

/// Takes pictures in both colours; they stay in the target folder.
fn pictures(browser: &mut Browser, name: &str) {
    let folder =
        lmap_lean::testing::cache_dir().parent().map(Path::to_owned).unwrap().join("report-pictures");
    for scheme in ["light", "dark"] {
        browser.call(
            "Emulation.setEmulatedMedia",
            json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] }),
        );
        browser.picture(&folder.join(format!("{name}-{scheme}.png")));
    }
}

/// What a screen reader is told: every control and every picture has a name, every table a caption, headings do not skip.
fn accessible(browser: &mut Browser) {
    browser.call("Accessibility.enable", json!({}));
    let tree = browser.call("Accessibility.getFullAXTree", json!({}));
    for node in tree["nodes"].as_array().unwrap().iter().filter(|node| node["ignored"] == false) {
        let role = node["role"]["value"].as_str().unwrap_or_default();
        if ["button", "combobox", "searchbox", "link", "table", "image", "img"].contains(&role) {
            let name = node["name"]["value"].as_str().unwrap_or_default();
            assert!(!name.trim().is_empty(), "a {role} without a name: {node}");
        }
    }
    let levels =
        browser.value("[...document.querySelectorAll('h1,h2,h3,h4,h5')].map(h => Number(h.tagName[1]))");
    let levels: Vec<u64> = serde_json::from_value(levels).unwrap();
    assert!(levels.windows(2).all(|pair| pair[1] <= pair[0] + 1), "{levels:?}");
    assert_eq!(browser.value("document.documentElement.lang"), "en");
}
