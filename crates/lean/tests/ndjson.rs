//! The export format: what is written is read back, and nothing else gets past the reader.

use std::io::{self, Read};
use std::path::Path;

use lmap_ffi::official::wire::Mode;
use lmap_kernel::{Declaration, Environment, Terms};
use lmap_lean::export::Exporter;
use lmap_lean::ndjson::{Export, NdjsonError, Origin, ReadLimits, Writer, read};
use lmap_lean::olean::ModuleFiles;

const META: &str = r#"{"meta":{"exporter":{"name":"x","version":"1"},"format":{"version":"3.1.0"},"lean":{"githash":"0","version":"4.35.0"}}}"#;

/// The fixture as an export.
fn exported() -> (Terms, Vec<Declaration>, Vec<u8>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/Tiny.olean");
    let files = ModuleFiles::open(&path, 1 << 20).expect("the fixture is there");
    let mut terms = Environment::new().terms();
    let contents = files.parse().expect("a module").decode(&mut terms).expect("a whole module");
    let origin = Origin { release: "4.35.0".into(), commit: "0".into() };
    let mut exporter = Exporter::new(Writer::new(Vec::new(), &origin).expect("room"));
    for declaration in &contents.declarations {
        exporter.declaration(&terms, Mode::Add, declaration).expect("a safe declaration");
    }
    let text = exporter.into_sink().finish().expect("room");
    (terms, contents.declarations, text)
}

fn parse(text: &[u8]) -> Result<(Terms, Export), NdjsonError> {
    let mut terms = Environment::new().terms();
    let export = read(text, &mut terms, ReadLimits::default())?;
    Ok((terms, export))
}

fn lines(lines: &[&str]) -> Result<(Terms, Export), NdjsonError> {
    let text = std::iter::once(&META).chain(lines).fold(String::new(), |text, line| text + line + "\n");
    parse(text.as_bytes())
}

fn refusal(rest: &[&str]) -> String {
    match lines(rest) {
        Ok(_) => panic!("accepted: {rest:?}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn what_is_written_is_read_back() {
    let (terms, declarations, text) = exported();
    let (copy, export) = parse(&text).expect("our own export");
    assert_eq!(export.release.as_deref(), Some("4.35.0"));
    let show = |terms: &Terms, list: &[Declaration]| -> Vec<String> {
        list.iter().map(|d| show(terms, d)).collect()
    };
    assert_eq!(show(&copy, &export.declarations), show(&terms, &declarations));
}

fn show(terms: &Terms, declaration: &Declaration) -> String {
    let head = |s: &lmap_kernel::Signature| {
        format!("{} {} : {}", terms.show_name(s.name), s.universes.len(), terms.show_expr(s.ty, 10_000))
    };
    match declaration {
        Declaration::Axiom(d) => head(&d.signature),
        Declaration::Definition(d) => {
            format!("{} {:?} := {}", head(&d.signature), d.hints, terms.show_expr(d.value, 10_000))
        }
        Declaration::Theorem(d) => format!("{} := {}", head(&d.signature), terms.show_expr(d.value, 10_000)),
        Declaration::Opaque(d) => format!("{} := {}", head(&d.signature), terms.show_expr(d.value, 10_000)),
        Declaration::Quot(four) => {
            four.iter().map(|q| format!("{:?} {}", q.kind, head(&q.signature))).collect()
        }
        Declaration::Inductive(d) => {
            let claims = d.claims.as_ref().expect("a file claims all");
            let types = claims
                .types
                .iter()
                .map(|t| format!("{} {} {}", head(&t.signature), t.nested, t.is_recursive));
            let recursors = claims.recursors.iter().map(|r| {
                let rules = r.rules.iter().map(|rule| terms.show_expr(rule.value, 10_000));
                format!("{} {}", head(&r.signature), rules.collect::<String>())
            });
            types.chain(recursors).collect()
        }
    }
}

#[test]
fn a_small_export_written_by_hand_is_read() {
    let (terms, export) = lines(&[
        r#"{"in":1,"str":{"pre":0,"str":"a"}}"#,
        r#"{"in":2,"num":{"i":7,"pre":1}}"#,
        r#"{"il":1,"succ":0}"#,
        r#"{"ie":0,"sort":1}"#,
        r#"{"ie":1,"mdata":{"data":{"any":["thing"]},"expr":0}}"#,
        r#"{"axiom":{"isUnsafe":false,"levelParams":[],"name":2,"type":1}}"#,
        r#"{"axiom":{"isUnsafe":true,"levelParams":[],"name":1,"type":0}}"#,
    ])
    .expect("a right export");
    let [Declaration::Axiom(axiom)] = export.declarations.as_slice() else { panic!("one axiom") };
    assert_eq!(terms.show_name(axiom.signature.name), "a.7");
    assert_eq!(terms.show_name(export.skipped[0].name), "a");
}

#[test]
fn what_is_no_export_is_named_as_such() {
    for text in ["", "\n", "hello\n", "{}\n", "[1]\n", "{\"meta\":{}}\n"] {
        assert!(matches!(parse(text.as_bytes()), Err(NdjsonError::NotAnExport { .. })), "{text:?}");
    }
    for version in ["2.1.0", "3.0.0", "4.0.0", "3.", "x"] {
        let text = META.replace("3.1.0", version) + "\n";
        assert!(matches!(parse(text.as_bytes()), Err(NdjsonError::Format { .. })), "{version}");
    }
}

#[test]
fn wrong_records_are_refused_with_their_line() {
    let name = r#"{"in":1,"str":{"pre":0,"str":"a"}}"#;
    for (record, expected) in [
        (r#"{"in":2,"str":{"pre":0,"str":"a"}}"#, "number 2 where 1 is the next one"),
        (r#"{"in":0,"str":{"pre":0,"str":"a"}}"#, "number 0 where 1"),
        (r#"{"in":1,"str":{"pre":1,"str":"a"}}"#, "name 1 is not defined yet"),
        (r#"{"ie":0,"app":{"fn":0,"arg":0}}"#, "term 0 is not defined yet"),
        (r#"{"ie":0,"sort":9}"#, "level 9 is not defined yet"),
        (r#"{"ie":0,"sort":0,"bvar":0}"#, "two records in one line"),
        (r#"{"ie":0,"ie":0,"sort":0}"#, "two numbers"),
        (r#"{"ie":0}"#, "without a record"),
        (r#"{"sort":0}"#, "without a number"),
        (r#"{"il":1,"sort":0}"#, "a level's number on something else"),
        (r#"{"ie":0,"fvar":0}"#, "unknown record `fvar`"),
        (r#"{"ie":0,"bvar":1048575}"#, "too large"),
        (r#"{"ie":0,"bvar":-1}"#, "invalid value"),
        (r#"{"ie":0,"bvar":1.5}"#, "invalid type"),
        (r#"{"ie":0,"natVal":"12x"}"#, "not decimal digits"),
        (r#"{"ie":0,"natVal":""}"#, "not decimal digits"),
        (r#"{"ie":0,"natVal":"-1"}"#, "not decimal digits"),
        (r#"{"in":1,"num":{"i":18446744073709551616,"pre":0}}"#, "invalid"),
        (r#"{"in":1,"str":{"pre":0,"str":"a","more":1}}"#, "unknown field"),
        (r#"{"axiom":{"levelParams":[],"name":0,"type":0,"isUnsafe":false}}"#, "term 0 is not defined yet"),
        (r#"{"thm":{"levelParams":[],"name":0,"type":0}}"#, "missing field"),
        ("[]", "invalid type"),
        ("", "EOF"),
        ("\u{1b}[31m", "expected value"),
    ] {
        let error = refusal(&[record]);
        assert!(error.contains(expected), "{record}: {error}");
        assert!(error.starts_with("line 2:"), "{record}: {error}");
    }
    assert!(refusal(&[name, name]).starts_with("line 3:"));
}

#[test]
fn constants_that_do_not_fit_together_are_refused() {
    let axiom = r#"{"axiom":{"isUnsafe":false,"levelParams":[],"name":1,"type":0}}"#;
    let (name, prop) = (r#"{"in":1,"str":{"pre":0,"str":"a"}}"#, r#"{"ie":0,"sort":0}"#);
    assert!(refusal(&[name, prop, axiom, axiom]).contains("declared twice"));
    let orphan = r#"{"inductive":{"types":[],"recs":[],"ctors":[{"cidx":0,"induct":1,"isUnsafe":false,"levelParams":[],"name":1,"numFields":0,"numParams":0,"type":0}]}}"#;
    assert!(refusal(&[name, prop, orphan]).contains("no type of the file lists"));
}

#[test]
fn a_cut_is_noticed_wherever_a_line_is_incomplete() {
    let (_, _, text) = exported();
    for len in (0..text.len()).step_by(1009) {
        let at_the_end_of_a_line = len == 0 || text[len - 1] == b'\n';
        match parse(&text[..len]) {
            Ok(_) => assert!(at_the_end_of_a_line, "a line cut at byte {len} was accepted"),
            Err(NdjsonError::CutOff { .. } | NdjsonError::NotAnExport { .. } | NdjsonError::Assemble(_)) => {}
            Err(other) => panic!("byte {len}: {other}"),
        }
    }
}

#[test]
fn an_endless_input_ends() {
    let limits = ReadLimits { bytes: 1 << 20, line_bytes: 1 << 16 };
    let name = br#"{"in":1,"str":{"pre":0,"str":""#;
    let one_line = META.as_bytes().chain(&b"\n"[..]).chain(&name[..]).chain(io::repeat(b'x'));
    let mut terms = Environment::new().terms();
    let result = read(io::BufReader::new(one_line), &mut terms, limits);
    assert!(matches!(result, Err(NdjsonError::LineTooLong { line: 2, .. })));

    /// The same line for ever.
    struct Forever(usize);
    impl Read for Forever {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let line = br#"{"meta":{"format":{"version":"3.1.0"}}}"#;
            for byte in buffer.iter_mut() {
                *byte = if self.0 == line.len() { b'\n' } else { line[self.0] };
                self.0 = (self.0 + 1) % (line.len() + 1);
            }
            Ok(buffer.len())
        }
    }
    // A second meta record is no record.
    let result = read(io::BufReader::new(Forever(0)), &mut terms, limits);
    assert!(matches!(result, Err(NdjsonError::Line { line: 2, .. })));
    let blank = META.as_bytes().chain(&b"\n"[..]).chain(io::repeat(b'\n'));
    assert!(read(io::BufReader::new(blank), &mut terms, limits).is_err());
    let whole = ReadLimits { bytes: 50, line_bytes: 1 << 16 };
    assert!(matches!(read(META.as_bytes(), &mut terms, whole), Err(NdjsonError::TooLarge { .. })));
}

#[test]
fn changed_bytes_give_an_error_or_an_export_but_no_panic() {
    let (_, _, text) = exported();
    let mut state = 7u64;
    let mut next = |bound: usize| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) as usize % bound
    };
    for _ in 0..400 {
        let mut changed = text.clone();
        for _ in 0..1 + next(3) {
            let at = next(changed.len());
            changed[at] = b"0123456789{}[]\",:x\n"[next(19)];
        }
        let first = parse(&changed).map(|(terms, export)| (terms.expr_count(), export.declarations.len()));
        let again = parse(&changed).map(|(terms, export)| (terms.expr_count(), export.declarations.len()));
        assert_eq!(first.map_err(|e| e.to_string()), again.map_err(|e| e.to_string()));
    }
}
