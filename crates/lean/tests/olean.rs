//! The reader of compiled files: what Lean wrote is read, and nothing else gets past it.

use std::path::{Path, PathBuf};

use lmap_kernel::{ConstantInfo, Declaration, Environment, NameId, Terms};
use lmap_lean::declarations::declared_names;
use lmap_lean::olean::craft::{Crafter, Word, craft};
use lmap_lean::olean::{Contents, Module, ModuleFiles, OleanError, Part, ReadError, Reason};
use lmap_lean::testing::claimed_constants;

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

fn bytes(name: &str) -> Vec<u8> {
    std::fs::read(data(name)).expect("the fixture is there")
}

fn decode(bytes: &[u8]) -> Result<(Terms, Contents), OleanError> {
    decode_parts(&[(Part::Main, bytes)])
}

fn decode_parts(parts: &[(Part, &[u8])]) -> Result<(Terms, Contents), OleanError> {
    let mut terms = Environment::new().terms();
    let contents = Module::parse(parts)?.decode(&mut terms)?;
    Ok((terms, contents))
}

fn error(bytes: &[u8]) -> OleanError {
    decode(bytes).map(drop).expect_err("the file is refused")
}

fn reason(bytes: &[u8]) -> Reason {
    match error(bytes) {
        OleanError::Damaged { reason, .. } => reason,
        other => panic!("refused for another reason: {other}"),
    }
}

fn find<'c>(terms: &Terms, contents: &'c Contents, name: &[&str]) -> &'c Declaration {
    let name = terms.find_name(name).expect("the name is there");
    contents.declarations.iter().find(|d| declared_names(d).contains(&name)).expect("it is declared")
}

// ---- what Lean wrote ----

#[test]
fn a_file_is_read_with_every_kind_of_constant() {
    let (terms, contents) = decode(&bytes("Tiny.olean")).expect("Lean wrote it");
    assert!(matches!(find(&terms, &contents, &["choice"]), Declaration::Axiom(_)));
    assert!(matches!(find(&terms, &contents, &["swap"]), Declaration::Definition(_)));
    assert!(matches!(find(&terms, &contents, &["one_odd"]), Declaration::Theorem(_)));
    assert!(matches!(find(&terms, &contents, &["hidden"]), Declaration::Opaque(_)));
    assert!(matches!(find(&terms, &contents, &["Quot", "lift"]), Declaration::Quot(four) if four.len() == 4));
    let Declaration::Inductive(mutual) = find(&terms, &contents, &["Odd"]) else { panic!("Odd is a type") };
    assert_eq!(mutual.types.len(), 2, "Even and Odd are one declaration");
    let Declaration::Inductive(nested) = find(&terms, &contents, &["Tree"]) else { panic!("Tree is a type") };
    let claims = nested.claims.as_ref().expect("a file claims all");
    assert_eq!((claims.types[0].nested, claims.recursors.len()), (1, 2));
}

#[test]
fn numerals_of_one_word_and_more_are_read() {
    let (terms, contents) = decode(&bytes("Tiny.olean")).expect("Lean wrote it");
    let value = |name: &str| {
        let Declaration::Definition(d) = find(&terms, &contents, &[name]) else {
            panic!("{name} is a definition")
        };
        terms.show_expr(d.value, 1000)
    };
    assert!(value("small").contains("9223372036854775807"), "{}", value("small"));
    assert!(value("edge").contains("9223372036854775808"), "{}", value("edge"));
    assert!(value("big").contains("123456789012345678901234567890123456789012345678901234567890"));
}

#[test]
fn unsafe_constants_are_left_out_and_named() {
    let (terms, contents) = decode(&bytes("Tiny.olean")).expect("Lean wrote it");
    let skipped: Vec<String> = contents.skipped.iter().map(|s| terms.show_name(s.name)).collect();
    assert!(skipped.contains(&"loop".to_owned()), "{skipped:?}");
    assert!(skipped.contains(&"lcErased".to_owned()), "{skipped:?}");
}

#[test]
fn every_declaration_comes_after_those_it_mentions() {
    let (terms, contents) = decode(&bytes("Tiny.olean")).expect("Lean wrote it");
    let place = |name: &[&str]| {
        let name = terms.find_name(name).expect("the name is there");
        contents.declarations.iter().position(|d| declared_names(d).contains(&name)).expect("it is declared")
    };
    assert!(place(&["Nat"]) < place(&["Even"]));
    assert!(place(&["Even"]) < place(&["one_odd"]));
    assert!(place(&["Eq"]) < place(&["Quot"]));
    assert!(place(&["swap"]) < place(&["swap_swap"]));
}

#[test]
fn a_module_is_read_from_its_three_parts_with_private_names_and_proofs() {
    let files = ModuleFiles::open(&data("Parts.olean"), 1 << 20).expect("the fixture is there");
    let module = files.parse().expect("Lean wrote it");
    assert!(module.is_module());
    let mut terms = Environment::new().terms();
    let contents = module.decode(&mut terms).expect("Lean wrote it");
    assert!(
        matches!(find(&terms, &contents, &["foo"]), Declaration::Theorem(_)),
        "the proof is in the private part"
    );
    let names = contents.names();
    assert!(names.iter().any(|n| terms.show_name(*n).ends_with("priv")), "the private definition is there");
}

#[test]
fn what_is_crafted_from_a_file_reads_back_as_the_same_constants() {
    let (terms, contents) = decode(&bytes("Tiny.olean")).expect("Lean wrote it");
    let constants: Vec<ConstantInfo> = contents.declarations.iter().flat_map(claimed_constants).collect();
    let mut again = Environment::new().terms();
    let file = craft(&terms, &[&["Init"]], &constants);
    let module = Module::parse(&[(Part::Main, &file)]).expect("well formed");
    assert_eq!(module.imports()[0].dotted(), "Init");
    let copy = module.decode(&mut again).expect("well formed");
    let show = |terms: &Terms, contents: &Contents| -> Vec<String> {
        contents.declarations.iter().flat_map(claimed_constants).map(|c| show(terms, &c)).collect()
    };
    assert_eq!(show(&terms, &contents), show(&again, &copy));
}

fn show(terms: &Terms, constant: &ConstantInfo) -> String {
    let value = constant.value().map(|v| terms.show_expr(v, 10_000));
    let signature = constant.signature();
    format!(
        "{} {} : {} := {value:?}",
        constant.kind(),
        terms.show_name(signature.name),
        terms.show_expr(signature.ty, 10_000)
    )
}

// ---- headers and parts ----

#[test]
fn what_is_no_compiled_file_is_named_as_such() {
    assert_eq!(error(b""), OleanError::NotOlean);
    assert_eq!(error(b"theorem t : True := trivial"), OleanError::NotOlean);
    assert_eq!(error(b"olean"), OleanError::ShortHeader { len: 5 });
    assert!(matches!(
        ModuleFiles::open(Path::new(env!("CARGO_MANIFEST_DIR")), 1 << 20),
        Err(ReadError::NotAFile { .. })
    ));
}

#[test]
fn other_formats_and_releases_are_refused() {
    let mut file = bytes("Tiny.olean");
    file[5] = 3;
    assert_eq!(error(&file), OleanError::Format { found: 3 });
    for release in ["4.25.2", "4.36.0", "5.0.0", "4.", "", "4.35\u{1b}[31m"] {
        let module = Crafter::new(release).finish(Word::small(0));
        assert!(matches!(error(&module), OleanError::Release { .. }), "{release} was accepted");
    }
    for release in ["4.26.0", "4.35.0-rc2"] {
        let module = Crafter::new(release).finish(Word::small(0));
        assert!(!matches!(error(&module), OleanError::Release { .. }), "{release} was refused");
    }
}

/// The file with another release and commit in its header.
fn relabelled(file: &[u8], release: &str, commit: &str) -> Vec<u8> {
    let mut file = file.to_vec();
    for (place, text) in [(7..40, release), (40..80, commit)] {
        let padded: Vec<u8> = text.bytes().chain(std::iter::repeat(0)).take(place.len()).collect();
        file[place].copy_from_slice(&padded);
    }
    file
}

/// Only 4.35.0 could be had to write fixtures: this tests the headers of the others, not what they write behind them.
#[test]
fn the_headers_of_all_supported_releases_are_understood() {
    let show = |parts: &[(Part, &[u8])]| -> Vec<String> {
        let (terms, contents) = decode_parts(parts).expect("it is read");
        contents.declarations.iter().flat_map(claimed_constants).map(|c| show(&terms, &c)).collect()
    };
    let whole = bytes("Tiny.olean");
    let parts = ["Parts.olean", "Parts.olean.server", "Parts.olean.private"].map(bytes);
    let (one, three) =
        (show(&[(Part::Main, &whole)]), show(&[0, 1, 2].map(|i| (Part::ALL[i], &parts[i][..]))));
    let commits = ["eb6cafb7290e8bd5f2937522d8d804f58f02bafc", ""];
    for minor in 26..=35 {
        for suffix in [".0", ".1", ".0-rc1", ".0-nightly-2026-03-01", ".0-pre"] {
            for commit in commits {
                let release = format!("4.{minor}{suffix}");
                let file = relabelled(&whole, &release, commit);
                let module = Module::parse(&[(Part::Main, &file)]).expect("a supported release");
                let header = module.header();
                assert_eq!((&header.release[..], &header.commit[..]), (&release[..], commit));
                assert_eq!(show(&[(Part::Main, &file)]), one);
                let parts = parts.each_ref().map(|part| relabelled(part, &release, commit));
                assert_eq!(show(&[0, 1, 2].map(|i| (Part::ALL[i], &parts[i][..]))), three);
            }
        }
    }
}

#[test]
fn parts_of_different_releases_or_commits_are_refused() {
    let [main, server, private] = ["Parts.olean", "Parts.olean.server", "Parts.olean.private"].map(bytes);
    let commit = "eb6cafb7290e8bd5f2937522d8d804f58f02bafc";
    for (release, commit) in [("4.34.0", commit), ("4.35.0", "0000000000000000000000000000000000000000")] {
        for odd in [Part::Server, Part::Private] {
            let mut parts = [main.clone(), server.clone(), private.clone()];
            let place = Part::ALL.iter().position(|part| *part == odd).expect("it is one of the three");
            parts[place] = relabelled(&parts[place], release, commit);
            let refused = decode_parts(&[0, 1, 2].map(|i| (Part::ALL[i], &parts[i][..])));
            let error = refused.map(drop).expect_err("the parts do not belong together");
            assert!(matches!(error, OleanError::PartMismatch { part, .. } if part == odd), "{error}");
        }
    }
}

#[test]
fn missing_extra_and_foreign_parts_are_refused() {
    let [main, server, private] = ["Parts.olean", "Parts.olean.server", "Parts.olean.private"].map(bytes);
    let plain = bytes("Tiny.olean");
    let refused = |parts: &[(Part, &[u8])]| decode_parts(parts).map(drop).expect_err("refused");
    assert!(matches!(refused(&[(Part::Main, &main)]), OleanError::Parts(_)));
    assert!(matches!(refused(&[(Part::Main, &main), (Part::Private, &private)]), OleanError::Parts(_)));
    assert!(matches!(
        refused(&[(Part::Main, &main), (Part::Private, &private), (Part::Server, &server)]),
        OleanError::Parts(_)
    ));
    let all = [(Part::Main, &plain[..]), (Part::Server, &server[..]), (Part::Private, &private[..])];
    assert!(matches!(refused(&all), OleanError::Parts(_)));
    // The private part alone refers to objects of the main part.
    assert!(decode_parts(&[(Part::Main, &private)]).is_err());
    let mut moved = server.clone();
    moved[80..88].copy_from_slice(&main[80..88]);
    assert!(matches!(
        refused(&[(Part::Main, &main), (Part::Server, &moved), (Part::Private, &private)]),
        OleanError::PartMismatch { part: Part::Server, .. }
    ));
}

#[test]
fn a_file_over_the_size_limit_is_not_read() {
    let limit = bytes("Tiny.olean").len() as u64;
    assert!(ModuleFiles::open(&data("Tiny.olean"), limit).is_ok());
    assert!(matches!(ModuleFiles::open(&data("Tiny.olean"), limit - 1), Err(ReadError::TooLarge { .. })));
}

#[test]
fn a_link_or_a_pipe_in_place_of_an_untrusted_file_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let link = folder.path().join("Link.olean");
    std::os::unix::fs::symlink(data("Tiny.olean"), &link).expect("a link");
    assert!(ModuleFiles::open(&link, 1 << 20).is_ok());
    assert!(matches!(ModuleFiles::open_untrusted(&link, 1 << 20), Err(ReadError::Io { .. })));
    let pipe = folder.path().join("Pipe.olean");
    rustix::fs::mkfifoat(rustix::fs::CWD, &pipe, rustix::fs::Mode::RUSR).expect("a pipe");
    assert!(matches!(ModuleFiles::open_untrusted(&pipe, 1 << 20), Err(ReadError::NotAFile { .. })));
}

// ---- constants that do not fit together ----

/// The constants of the fixture after a change, as a file.
fn changed(change: impl FnOnce(&mut Terms, &mut Vec<ConstantInfo>)) -> Vec<u8> {
    let (mut terms, contents) = decode(&bytes("Tiny.olean")).expect("Lean wrote it");
    let mut constants: Vec<ConstantInfo> = contents.declarations.iter().flat_map(claimed_constants).collect();
    change(&mut terms, &mut constants);
    craft(&terms, &[], &constants)
}

fn position(terms: &Terms, constants: &[ConstantInfo], name: &[&str]) -> usize {
    let name = terms.find_name(name).expect("the name is there");
    constants.iter().position(|c| c.signature().name == name).expect("the constant is there")
}

#[test]
fn two_constants_of_one_name_are_refused() {
    let file = changed(|_, constants| constants.push(constants[0].clone()));
    assert!(error(&file).to_string().contains("declared twice"), "{}", error(&file));
}

#[test]
fn orphans_are_refused() {
    for lost in [&["Nat"][..], &["Nat", "succ"], &["Even"]] {
        let file = changed(|terms, constants| {
            let place = position(terms, constants, lost);
            constants.remove(place);
        });
        assert!(matches!(error(&file), OleanError::Assemble(_)), "{lost:?}: {}", error(&file));
    }
}

#[test]
fn a_name_list_that_differs_from_the_declarations_is_refused() {
    let mut file = Crafter::default();
    let (a, b) = (file.name_str(Word::small(0), "a"), file.name_str(Word::small(0), "b"));
    let prop = file.object(3, &[Word::small(0)], &[0; 8]);
    let signature = file.object(0, &[a, Word::small(0), prop], &[]);
    let axiom = file.object(0, &[signature], &[0]);
    let constant = file.object(0, &[axiom], &[]);
    let honest = file.module(&[], &[a], &[constant]);
    decode(&file.clone().finish(honest)).expect("names that agree");
    let lying = file.module(&[], &[b], &[constant]);
    assert!(matches!(error(&file.clone().finish(lying)), OleanError::NameMismatch { index: 0, .. }));
    let short = file.module(&[], &[], &[constant]);
    assert!(matches!(error(&file.finish(short)), OleanError::Parts(_)));
}

// ---- objects that Lean does not write ----

/// A file with one axiom whose type is what `ty` makes.
fn with_type(ty: impl FnOnce(&mut Crafter) -> Word) -> Vec<u8> {
    let mut file = Crafter::default();
    let name = file.name_str(Word::small(0), "a");
    let ty = ty(&mut file);
    let signature = file.object(0, &[name, Word::small(0), ty], &[]);
    let axiom = file.object(0, &[signature], &[0]);
    let constant = file.object(0, &[axiom], &[]);
    let root = file.module(&[], &[name], &[constant]);
    file.finish(root)
}

const PROP: fn(&mut Crafter) -> Word = |file| file.object(3, &[Word::small(0)], &[0; 8]);

#[test]
fn the_crafted_frame_itself_is_accepted() {
    decode(&with_type(PROP)).expect("an axiom of type Prop");
}

#[test]
fn open_terms_are_refused() {
    for (tag, what) in [(1, "a free variable"), (2, "a meta variable")] {
        let file = with_type(|file| {
            let name = file.name_str(Word::small(0), "x");
            file.object(tag, &[name], &[0; 8])
        });
        assert_eq!(reason(&file), Reason::OpenTerm(what));
    }
    let file = with_type(|file| {
        let name = file.name_str(Word::small(0), "u");
        let level = file.object(5, &[name], &[0; 8]);
        file.object(3, &[level], &[0; 8])
    });
    assert_eq!(reason(&file), Reason::OpenTerm("a universe meta variable"));
}

#[test]
fn circles_are_refused() {
    let term = with_type(|file| {
        let app = file.object(5, &[Word::small(0), Word::small(0)], &[0; 8]);
        file.set_field(app, 0, app);
        file.set_field(app, 1, app);
        app
    });
    assert_eq!(reason(&term), Reason::Cyclic("a term"));
    let level = with_type(|file| {
        let level = file.object(1, &[Word::small(0)], &[0; 8]);
        file.set_field(level, 0, level);
        file.object(3, &[level], &[0; 8])
    });
    assert_eq!(reason(&level), Reason::Cyclic("a universe level"));
    let name = with_type(|file| {
        let text = file.string("x");
        let name = file.object(1, &[Word::small(0), text], &[0; 8]);
        file.set_field(name, 0, name);
        file.object(4, &[name, Word::small(0)], &[0; 8])
    });
    assert_eq!(reason(&name), Reason::Cyclic("a name"));
    let list = with_type(|file| {
        let cell = file.object(1, &[Word::small(0), Word::small(0)], &[]);
        file.set_field(cell, 1, cell);
        let name = file.name_str(Word::small(0), "c");
        file.object(4, &[name, cell], &[0; 8])
    });
    assert!(matches!(error(&list), OleanError::Count { .. } | OleanError::Budget { .. }), "{}", error(&list));
}

#[test]
fn one_object_cannot_be_two_things() {
    // A name of the shape of an application: both have two fields and eight bytes behind them.
    let file = with_type(|file| {
        let level = file.object(2, &[Word::small(0), Word::small(0)], &[0; 8]);
        let sort = file.object(3, &[level], &[0; 8]);
        let name = file.object(2, &[Word::small(0), Word::small(5)], &[0; 8]);
        let levels = file.list(&[name]);
        let constant = file.object(4, &[name, levels], &[0; 8]);
        file.object(5, &[sort, constant], &[0; 8])
    });
    assert!(matches!(reason(&file), Reason::Confused(..) | Reason::Unexpected { .. }), "{:?}", reason(&file));
}

#[test]
fn bound_variables_that_lean_cannot_represent_are_refused() {
    let at = |index: u64| with_type(|file| file.object(0, &[Word::small(index)], &[0; 8]));
    decode(&at((1 << 20) - 2)).expect("the largest index; whether it is bound is the kernel's question");
    for index in [(1 << 20) - 1, u64::from(u32::MAX) + 1, u64::MAX >> 1] {
        assert!(matches!(reason(&at(index)), Reason::OutOfRange { .. }), "{index}");
    }
}

#[test]
fn thunks_tasks_and_references_are_no_terms() {
    for tag in [245u8, 247, 248, 251, 252, 253, 254, 255] {
        let file = with_type(|file| file.object(tag, &[Word::small(0), Word::small(0)], &[0; 8]));
        assert!(matches!(reason(&file), Reason::Unexpected { .. }), "tag {tag}: {:?}", reason(&file));
    }
}

#[test]
fn huge_counts_end_at_once() {
    for len in [2, 1 << 20, 1 << 40, 1 << 61, u64::MAX] {
        let mut file = Crafter::default();
        let liar = file.array_of_length(len, &[Word::small(0)]);
        let empty = file.array(&[]);
        for place in 0..3 {
            let mut fields = [empty; 5];
            fields[place] = liar;
            let mut file = file.clone();
            let root = file.object(0, &fields, &[0]);
            assert!(decode(&file.finish(root)).is_err(), "an array of {len} elements as field {place}");
        }
    }
}

#[test]
fn depth_costs_no_stack() {
    const DEPTH: usize = 300_000;
    let on_a_small_stack = |file: Vec<u8>| {
        let thread = std::thread::Builder::new().stack_size(128 << 10);
        let result =
            thread.spawn(move || decode(&file).map(|(terms, _)| terms.expr_count())).expect("a thread");
        result.join().expect("no overflow")
    };
    let term = with_type(|file| {
        let prop = PROP(file);
        (0..DEPTH).fold(prop, |inner, _| file.object(5, &[inner, prop], &[0; 8]))
    });
    assert!(on_a_small_stack(term).expect("deep, but sound") >= DEPTH);
    let level = with_type(|file| {
        let level = (0..DEPTH).fold(Word::small(0), |inner, _| file.object(1, &[inner], &[0; 8]));
        file.object(3, &[level], &[0; 8])
    });
    on_a_small_stack(level).expect("deep, but sound");
    let name = with_type(|file| {
        let name =
            (0..DEPTH).fold(Word::small(0), |inner, _| file.object(2, &[inner, Word::small(1)], &[0; 8]));
        file.object(4, &[name, Word::small(0)], &[0; 8])
    });
    on_a_small_stack(name).expect("deep, but sound");
}

#[test]
fn a_term_that_is_exponential_as_a_tree_is_read_as_the_graph_it_is() {
    let file = with_type(|file| {
        let prop = PROP(file);
        (0..10_000).fold(prop, |inner, _| file.object(5, &[inner, inner], &[0; 8]))
    });
    let (terms, _) = decode(&file).expect("small as a graph");
    assert!(terms.expr_count() < 10_100);
}

#[test]
fn lists_and_texts_that_are_read_over_and_over_exhaust_an_allowance() {
    // Every constant takes its own, shorter piece of one long list: quadratic if it were read out.
    let lists = with_type(|file| {
        let mut tail = Word::small(0);
        let name = file.name_str(Word::small(0), "c");
        let mut term = PROP(file);
        for _ in 0..20_000 {
            tail = file.object(1, &[Word::small(0), tail], &[]);
            let constant = file.object(4, &[name, tail], &[0; 8]);
            term = file.object(5, &[term, constant], &[0; 8]);
        }
        term
    });
    assert!(matches!(error(&lists), OleanError::Budget { .. }), "{}", error(&lists));
    let texts = with_type(|file| {
        let text = file.string(&"x".repeat(1 << 20));
        let mut term = PROP(file);
        for number in 0..2_000 {
            let parent = file.object(2, &[Word::small(0), Word::small(number)], &[0; 8]);
            let name = file.object(1, &[parent, text], &[0; 8]);
            let constant = file.object(4, &[name, Word::small(0)], &[0; 8]);
            term = file.object(5, &[term, constant], &[0; 8]);
        }
        term
    });
    assert!(matches!(error(&texts), OleanError::Budget { .. }), "{}", error(&texts));
}

// ---- damage of every kind, blindly ----

/// What became of a damaged file, so that two readings can be compared.
fn outcome(bytes: &[u8]) -> Result<(usize, usize, Vec<NameId>), OleanError> {
    decode(bytes).map(|(terms, contents)| (terms.expr_count(), contents.skipped.len(), contents.names()))
}

/// A small generator of numbers: the same on every run and machine.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }
}

#[test]
fn every_cut_is_refused() {
    let whole = bytes("Tiny.olean");
    // The root lies at the very end, so nothing that was cut off can be whole.
    for len in (0..whole.len()).step_by(97).chain(whole.len() - 64..whole.len()) {
        assert!(decode(&whole[..len]).is_err(), "{len} of {} bytes were enough", whole.len());
    }
}

#[test]
fn flipped_bits_give_an_error_or_a_file_and_the_same_every_time() {
    let whole = bytes("Tiny.olean");
    let mut numbers = Numbers(1);
    let (mut read, mut refused) = (0, 0);
    for _ in 0..4_000 {
        let mut file = whole.clone();
        for _ in 0..1 + numbers.below(4) {
            let at = numbers.below(file.len());
            file[at] ^= 1 << numbers.below(8);
        }
        let first = outcome(&file);
        assert_eq!(first, outcome(&file));
        if first.is_ok() { read += 1 } else { refused += 1 }
    }
    // Most bytes belong to what environment extensions stored, which is never looked at.
    assert!(refused > 400 && read > 400, "{refused} refused, {read} read");
}

#[test]
fn words_that_are_replaced_by_treacherous_ones_do_no_harm() {
    let whole = bytes("Tiny.olean");
    let base = u64::from_le_bytes(whole[80..88].try_into().expect("eight bytes"));
    let end = base + whole.len() as u64;
    let mut numbers = Numbers(2);
    for _ in 0..4_000 {
        let mut file = whole.clone();
        let place = 8 * numbers.below(file.len() / 8);
        let own = base + place as u64;
        let inside = base + 8 * numbers.below(file.len() / 8) as u64;
        let choices = [
            0,
            1,
            u64::MAX,
            u64::MAX - 7,
            base,
            base + 88,
            end,
            end - 8,
            end - 4,
            own,
            own - 8,
            inside,
            inside + 4,
            1 << 63,
        ];
        let value = choices[numbers.below(choices.len())];
        file[place..place + 8].copy_from_slice(&value.to_le_bytes());
        let first = outcome(&file);
        assert_eq!(first, outcome(&file));
    }
}
