//! The situations that the test projects of comparator and SafeVerify are named after, rebuilt here, each with the verdict that
//! those tools are meant to give. The first part judges a solution by a challenge's theorems, the second a whole file by another.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod judging;

use std::path::Path;

use judging::{
    assert_accepted, assert_refused, compile, compile_unchecked, conditions, craft, plain_base, standard,
};
use lmap_grader::judge::{
    DifferenceKind, Judgement, LeanName, Scope, Span, Target, TargetError, UntrustedModule, judge,
};
use lmap_grader::{ReasonCode, Stage};
use lmap_kernel::{
    Axiom, ConstantInfo, ConstructorInfo, Definition, Environment, ExprId, Hints, LevelsId, NameId, Quot,
    QuotKind, Safety, Signature, Terms, Theorem,
};
use lmap_lean::olean::ModuleFiles;

fn names(list: &[&str]) -> Vec<LeanName> {
    list.iter().map(|name| name.parse().unwrap()).collect()
}

fn challenge_of(bytes: Vec<u8>) -> Vec<ModuleFiles> {
    vec![ModuleFiles::from_bytes(Path::new("Challenge.olean"), bytes)]
}

fn asked(challenge: &str, theorems: &[&str], holes: &[&str]) -> Result<Target, TargetError> {
    let files = challenge_of(compile(challenge));
    Target::challenge(plain_base(), files, &names(theorems), &names(holes), Scope::Statements)
}

/// As comparator: named theorems and definitions of a challenge.
#[track_caller]
fn compare(challenge: &str, solution: &str, theorems: &[&str], holes: &[&str]) -> Judgement {
    let target = asked(challenge, theorems, holes).unwrap();
    judging::judged(plain_base(), &target, compile_unchecked(solution))
}

/// As SafeVerify: everything in a file.
#[track_caller]
fn verify(target: &str, submission: &str) -> Judgement {
    let target =
        Target::challenge(plain_base(), challenge_of(compile(target)), &[], &[], Scope::Everything).unwrap();
    judging::judged(plain_base(), &target, compile_unchecked(submission))
}

#[track_caller]
fn assert_differs(judgement: &Judgement, kind: DifferenceKind) {
    assert_refused(judgement, Stage::Statement, ReasonCode::StatementDiffers);
    let difference = judgement.statement_diff.as_ref().unwrap().difference.as_ref().unwrap();
    assert_eq!(difference.kind, kind, "{:#?}", judgement.statement_diff);
}

/// A crafted file's own terms, with helpers.
struct Craft {
    terms: Terms,
    constants: Vec<ConstantInfo>,
}

impl Craft {
    fn new() -> Self {
        Self { terms: Environment::new().terms(), constants: Vec::new() }
    }

    fn name(&mut self, name: &str) -> NameId {
        name.split('.').fold(NameId::ANONYMOUS, |parent, part| match part.parse() {
            Ok(number) => self.terms.name_num(parent, number).unwrap(),
            Err(_) => self.terms.name_str(parent, part).unwrap(),
        })
    }

    fn constant(&mut self, name: &str) -> ExprId {
        let name = self.name(name);
        self.terms.constant(name, LevelsId::EMPTY).unwrap()
    }

    fn theorem(&mut self, name: &str, ty: &str, value: &str) -> &mut Self {
        let (name, ty, value) = (self.name(name), self.constant(ty), self.constant(value));
        let signature = Signature { name, universes: Vec::new(), ty };
        self.constants.push(ConstantInfo::Theorem(Theorem { signature, value, all: vec![name] }));
        self
    }

    fn bytes(&self) -> Vec<u8> {
        craft(&self.terms, &[&["Init"]], &self.constants)
    }
}

// ---- comparator ----

const SIMPLE: &str = "theorem sum : 1 + 1 = 2 := sorry\n";

#[test]
fn simple_match() {
    let judgement = compare(SIMPLE, "theorem sum : 1 + 1 = 2 := rfl\n", &["sum"], &[]);
    assert_accepted(&judgement);
    assert_eq!(judgement.axioms.unwrap(), [""; 0]);
}

#[test]
fn simple_mismatch() {
    let judgement = compare(SIMPLE, "theorem sum : 1 + 2 = 3 := rfl\n", &["sum"], &[]);
    assert_differs(&judgement, DifferenceKind::Number);
}

#[test]
fn simple_kind_mismatch() {
    let judgement = compare(SIMPLE, "def sum : 1 + 1 = 2 := rfl\n", &["sum"], &[]);
    assert_refused(&judgement, Stage::Statement, ReasonCode::NotATheorem);
}

#[test]
fn simple_axiom() {
    let solution = "axiom cheat : 1 + 1 = 2\ntheorem sum : 1 + 1 = 2 := cheat\n";
    assert_refused(&compare(SIMPLE, solution, &["sum"], &[]), Stage::Axioms, ReasonCode::ForbiddenAxioms);
    let unproved = "theorem sum : 1 + 1 = 2 := sorry\n";
    assert_refused(&compare(SIMPLE, unproved, &["sum"], &[]), Stage::Axioms, ReasonCode::ForbiddenAxioms);
}

const HOLE: &str = "def root : Nat := sorry\ntheorem root_spec : root * root = 49 := sorry\n";

#[test]
fn def_hole() {
    let solution = "def root : Nat := 7\ntheorem root_spec : root * root = 49 := rfl\n";
    assert_accepted(&compare(HOLE, solution, &["root_spec"], &["root"]));
}

#[test]
fn def_hole_of_another_type() {
    let solution = "def root : Int := 7\ntheorem root_spec : root * root = 49 := rfl\n";
    let judgement = compare(HOLE, solution, &["root_spec"], &["root"]);
    assert_refused(&judgement, Stage::Statement, ReasonCode::DefinitionMissing);
}

#[test]
fn def_hole_that_stays_open_or_is_assumed() {
    for solution in [
        "def root : Nat := sorry\ntheorem root_spec : root * root = 49 := sorry\n",
        "axiom some_root : { n : Nat // n * n = 49 }\nnoncomputable def root : Nat := some_root.val\n\
         theorem root_spec : root * root = 49 := some_root.property\n",
    ] {
        let judgement = compare(HOLE, solution, &["root_spec"], &["root"]);
        assert_refused(&judgement, Stage::Axioms, ReasonCode::ForbiddenAxioms);
    }
    // The hole counts even if no theorem needs what it is.
    let free = "def root : Nat := sorry\ntheorem root_spec : root = root := sorry\n";
    let open = "def root : Nat := sorry\ntheorem root_spec : root = root := rfl\n";
    let judgement = compare(free, open, &["root_spec"], &["root"]);
    assert_refused(&judgement, Stage::Axioms, ReasonCode::ForbiddenAxioms);
}

#[test]
fn def_hole_that_is_missing_or_no_definition() {
    for solution in [
        "theorem root_spec : 7 * 7 = 49 := rfl\n",
        "inductive root : Type\ntheorem root_spec : 7 * 7 = 49 := rfl\n",
        "axiom root : Nat\naxiom cheat : root * root = 49\ntheorem root_spec : root * root = 49 := cheat\n",
    ] {
        let judgement = compare(HOLE, solution, &["root_spec"], &["root"]);
        assert_refused(&judgement, Stage::Statement, ReasonCode::DefinitionMissing);
    }
}

#[test]
fn def_hole_without_permission() {
    let error = asked(HOLE, &["root_spec"], &[]).unwrap_err();
    assert!(matches!(&error, TargetError::HoleNotPermitted(name) if name == "root"), "{error}");
}

#[test]
fn theorem_hole() {
    let challenge = "theorem positive : 0 < 5 := sorry\n\
        theorem chosen : (⟨5, positive⟩ : { n : Nat // 0 < n }).val = 5 := sorry\n";
    let solution = "theorem positive : 0 < 5 := Nat.succ_pos 4\n\
        theorem chosen : (⟨5, positive⟩ : { n : Nat // 0 < n }).val = 5 := rfl\n";
    assert_accepted(&compare(challenge, solution, &["chosen"], &[]));
    assert_accepted(&compare(challenge, solution, &["chosen", "positive"], &[]));
    // The statement itself rests on the other theorem, so that one's axioms count.
    let assumed = "axiom cheat : 0 < 5\ntheorem positive : 0 < 5 := cheat\n\
        theorem chosen : (⟨5, positive⟩ : { n : Nat // 0 < n }).val = 5 := rfl\n";
    let judgement = compare(challenge, assumed, &["chosen"], &[]);
    assert_refused(&judgement, Stage::Axioms, ReasonCode::ForbiddenAxioms);
}

#[test]
fn char_ofnat() {
    // Literals need Char.ofNat and String.ofList, which nothing mentions by name; the answer must not depend on when these are
    // declared.
    let challenge = "def greeting : String := \"hi\\n\"\ntheorem letters : greeting.toList = ['h', 'i', '\\n'] := sorry\n\
        theorem letter : 'a'.toNat = 97 := sorry\n";
    let solution = "def greeting : String := \"hi\\n\"\ntheorem letters : greeting.toList = ['h', 'i', '\\n'] := by decide\n\
        theorem letter : 'a'.toNat = 97 := rfl\n";
    assert_accepted(&compare(challenge, solution, &["letters", "letter"], &[]));
    let other = solution.replace("\"hi", "\"ho").replace("'i'", "'o'");
    let judgement = compare(challenge, &other, &["letters"], &[]);
    assert_refused(&judgement, Stage::Statement, ReasonCode::DefinitionDiffers);
}

#[test]
fn numeric_namespace() {
    let number = Craft::new().theorem("Steps.1.done", "True", "True.intro").bytes();
    let challenge = || challenge_of(number.clone());
    let ask =
        |name: &str| Target::challenge(plain_base(), challenge(), &names(&[name]), &[], Scope::Statements);
    let target = ask("Steps.1.done").unwrap();
    assert_accepted(&judging::judged(plain_base(), &target, number.clone()));
    // A part that is the text 1 makes another name than one that is the number 1.
    assert!(matches!(ask("Steps.«1».done"), Err(TargetError::NoTheorem(_))));
    let text = compile("theorem Steps.«1».done : True := trivial\n");
    let judgement = judging::judged(plain_base(), &target, text);
    assert_refused(&judgement, Stage::Statement, ReasonCode::TheoremMissing);
}

#[test]
fn opaque_value() {
    let challenge = "opaque secret : Nat := 3\ntheorem same : secret = secret := sorry\n";
    let judged = |value| {
        let solution = format!("opaque secret : Nat := {value}\ntheorem same : secret = secret := rfl\n");
        compare(challenge, &solution, &["same"], &[])
    };
    assert_accepted(&judged(3));
    assert_refused(&judged(4), Stage::Statement, ReasonCode::DefinitionDiffers);
}

#[test]
fn proj_trick() {
    // The statement mentions a field by its number: the structure behind it must be the same.
    let challenge = "structure Pair where\n  left : Nat\n  right : Nat\n\
        theorem first : (fun p : Pair => p.1) ⟨2, 3⟩ = 2 := sorry\n";
    let solution = "structure Pair where\n  right : Nat\n  left : Nat\n\
        theorem first : (fun p : Pair => p.2) ⟨3, 2⟩ = 2 := rfl\n";
    let judgement = compare(challenge, solution, &["first"], &[]);
    assert_refused(&judgement, Stage::Statement, ReasonCode::DefinitionDiffers);
}

#[test]
fn primitive_issue() {
    // Kernels compute with Nat.add without looking at it, so nobody may bring his own.
    let mut file = Craft::new();
    let name = file.name("Nat.add");
    let (nat, zero) = (file.constant("Nat"), file.constant("Nat.zero"));
    let binder = lmap_kernel::Binder::new(NameId::ANONYMOUS, nat);
    let ty = file.terms.pi(binder, nat).unwrap();
    let ty = file.terms.pi(binder, ty).unwrap();
    let value = file.terms.lambda(binder, zero).unwrap();
    let value = file.terms.lambda(binder, value).unwrap();
    let signature = Signature { name, universes: Vec::new(), ty };
    let (hints, safety, all) = (Hints::Abbreviation, Safety::Safe, vec![name]);
    file.constants.push(ConstantInfo::Definition(Definition { signature, value, hints, safety, all }));
    let bytes = file.theorem("sum", "True", "True.intro").bytes();
    let target = asked(SIMPLE, &["sum"], &[]).unwrap();
    let judgement = judging::judged(plain_base(), &target, bytes);
    assert_refused(&judgement, Stage::Leanchecker, ReasonCode::NameClash);
    // A special name that this library happens to lack is refused as well.
    let bytes = Craft::new().theorem("Lean.reduceNat", "True", "True.intro").bytes();
    let judgement = judging::judged(plain_base(), &target, bytes);
    let code = judgement.ending.as_ref().unwrap().reason.code;
    assert!(matches!(code, ReasonCode::SpecialName | ReasonCode::NameClash), "{judgement:#?}");
}

#[test]
fn quot_mismatch() {
    let mut file = Craft::new();
    let (name, universe) = (file.name("Quot"), file.name("u"));
    let signature = Signature { name, universes: vec![universe], ty: ExprId::PROP };
    file.constants.push(ConstantInfo::Quot(Quot { signature, kind: QuotKind::Type }));
    let bytes = file.theorem("sum", "True", "True.intro").bytes();
    let judgement = judging::judged(plain_base(), &asked(SIMPLE, &["sum"], &[]).unwrap(), bytes);
    assert_refused(&judgement, Stage::Leanchecker, ReasonCode::SpecialName);
}

#[test]
fn olean_issue() {
    // Files that Lean does not write: one name twice, a constructor without its type, a type that lists what is not there.
    let target = asked(SIMPLE, &["sum"], &[]).unwrap();
    let twice =
        Craft::new().theorem("sum", "True", "True.intro").theorem("sum", "False", "True.intro").bytes();
    let judgement = judging::judged(plain_base(), &target, twice);
    assert_refused(&judgement, Stage::Leanchecker, ReasonCode::MalformedCompiledFile);
    let whole = compile("theorem sum : 1 + 1 = 2 := rfl\n");
    for cut in [1, 100, whole.len() / 2, whole.len() - 8] {
        let judgement = judging::judged(plain_base(), &target, whole[..cut].to_vec());
        assert!(!judgement.accepted(), "cut at {cut}");
    }
}

#[test]
fn several_theorems_in_one_run() {
    let challenge = "def double (n : Nat) : Nat := n + n\ndef half : Nat → Nat := sorry\n\
        theorem half_double (n : Nat) : half (double n) = n := sorry\n\
        theorem double_two : double 2 = 4 := sorry\ntheorem extra : True := sorry\n";
    let solution = |last: &str| {
        format!(
            "def double (n : Nat) : Nat := n + n\ndef half (n : Nat) : Nat := n / 2\n\
             theorem half_double (n : Nat) : half (double n) = n := by unfold half double; omega\n{last}"
        )
    };
    let good = solution("theorem double_two : double 2 = 4 := rfl\n");
    let theorems = ["half_double", "double_two"];
    assert_accepted(&compare(challenge, &good, &theorems, &["half"]));
    let missing = compare(challenge, &solution(""), &theorems, &["half"]);
    assert_refused(&missing, Stage::Statement, ReasonCode::TheoremMissing);
    let wrong =
        compare(challenge, &solution("theorem double_two : double 3 = 6 := rfl\n"), &theorems, &["half"]);
    assert_differs(&wrong, DifferenceKind::Number);
}

#[test]
fn universe_parameters_may_have_other_names_but_not_another_number() {
    let challenge = "theorem same.{u} (α : Type u) (a : α) : a = a := sorry\n";
    let renamed = "theorem same.{v} (α : Type v) (a : α) : a = a := rfl\n";
    assert_accepted(&compare(challenge, renamed, &["same"], &[]));
    let fixed = "theorem same (α : Type) (a : α) : a = a := rfl\n";
    let judgement = compare(challenge, fixed, &["same"], &[]);
    assert_refused(&judgement, Stage::Statement, ReasonCode::UniverseParameters);
}

#[test]
fn axioms_of_the_challenge_count_if_they_are_permitted() {
    let challenge = "axiom oracle : 2 + 2 = 4\ntheorem four : 2 + 2 = 4 := sorry\n";
    let target = asked(challenge, &["four"], &[]).unwrap();
    let permitted = vec!["oracle".to_owned()];
    target.expect_axioms(plain_base(), &permitted).unwrap();
    let unknown = target.expect_axioms(plain_base(), &["orakel".to_owned()]).unwrap_err();
    assert!(matches!(unknown, TargetError::UnknownAxiom(_)));
    let judged = |solution: &str, axioms: &[String]| {
        let module = UntrustedModule::from_bytes("Submission", compile_unchecked(solution));
        judge(module, plain_base(), &target, &conditions(axioms))
    };
    let same = "axiom oracle : 2 + 2 = 4\ntheorem four : 2 + 2 = 4 := oracle\n";
    assert_accepted(&judged(same, &permitted));
    assert_refused(&judged(same, &standard()), Stage::Axioms, ReasonCode::ForbiddenAxioms);
    let stronger = "axiom oracle : False\ntheorem four : 2 + 2 = 4 := oracle.elim\n";
    assert_refused(&judged(stronger, &permitted), Stage::Axioms, ReasonCode::ForbiddenAxioms);
}

#[test]
fn an_axiom_of_the_challenge_is_permitted_with_the_meaning_that_it_has_there() {
    let judged = |scope: Scope, axioms: &[&str], challenge: &str, solution: &str| {
        let theorems = if scope == Scope::Statements { names(&["t"]) } else { Vec::new() };
        let files = challenge_of(compile(challenge));
        let target = Target::challenge(plain_base(), files, &theorems, &[], scope).unwrap();
        let permitted: Vec<String> = axioms.iter().map(|&axiom| axiom.to_owned()).collect();
        target.expect_axioms(plain_base(), &permitted).unwrap();
        let module = UntrustedModule::from_bytes("Submission", compile_unchecked(solution));
        judge(module, plain_base(), &target, &conditions(&permitted))
    };
    let cases: [(&[&str], &str, &str, &str); 5] = [
        (
            &["ax"],
            "def P : Prop := True\n",
            "def P : Prop := False\n",
            "axiom ax : P\ntheorem t : 1 = 2 := PROOF(ax.elim)\n",
        ),
        (
            &["ax"],
            "inductive P : Prop\n",
            "inductive P : Prop | mk : P\n",
            "axiom ax : ¬P\ntheorem t : 1 = 2 := PROOF(absurd P.mk ax)\n",
        ),
        (
            &["ax"],
            "class Meaning (α : Type) where holds : Prop\ninstance : Meaning Nat := ⟨True⟩\n",
            "class Meaning (α : Type) where holds : Prop\ninstance : Meaning Nat := ⟨False⟩\n",
            "axiom ax : Meaning.holds Nat\ntheorem t : 1 = 2 := PROOF((show False from ax).elim)\n",
        ),
        (
            &["ax", "base"],
            "def Q : Prop := True\n",
            "def Q : Prop := 1 = 2\n",
            "axiom base : Q\naxiom ax : Q → 1 = 1\ntheorem t : 1 = 2 := PROOF(base)\n",
        ),
        (
            &["_ax"],
            "def _P : Prop := True\n",
            "def _P : Prop := False\n",
            "axiom _ax : _P\ntheorem t : 1 = 2 := PROOF(_ax.elim)\n",
        ),
    ];
    for scope in [Scope::Statements, Scope::Everything] {
        for (axioms, meant, bent, rest) in cases {
            let (before, proof) = rest.split_once("PROOF(").unwrap();
            let proof = proof.trim_end().strip_suffix(')').unwrap();
            let challenge = format!("{meant}{before}sorry\n");
            let bent = judged(scope, axioms, &challenge, &format!("{bent}{before}{proof}\n"));
            let stage = bent.ending.as_ref().unwrap().stage;
            assert!(matches!(stage, Stage::Statement | Stage::Axioms), "{challenge}{:#?}", bent.ending);
        }
    }
    // The same with its meaning kept: what the axiom says is up to the asker.
    let challenge = "def P : Prop := 1 = 2\naxiom ax : P\ntheorem t : 1 = 2 := sorry\n";
    let kept = "def P : Prop := 1 = 2\naxiom ax : P\ntheorem t : 1 = 2 := ax\n";
    for scope in [Scope::Statements, Scope::Everything] {
        assert_accepted(&judged(scope, &["ax"], challenge, kept));
    }
}

#[test]
fn an_axiom_about_a_hole_is_not_permitted() {
    let challenge = "def r : Nat := sorry\naxiom ax : r = 3\ntheorem t : r * r = 49 := sorry\n";
    let target = asked(challenge, &["t"], &["r"]).unwrap();
    let refused = target.expect_axioms(plain_base(), &["ax".to_owned()]).unwrap_err();
    assert!(matches!(refused, TargetError::AxiomAboutHole { .. }), "{refused}");
    let solution = "def r : Nat := 7\naxiom ax : r = 3\ntheorem t : r * r = 49 := absurd ax (by decide)\n";
    let module = UntrustedModule::from_bytes("Submission", compile_unchecked(solution));
    let judgement = judge(module, plain_base(), &target, &conditions(&["ax".to_owned()]));
    assert_refused(&judgement, Stage::Axioms, ReasonCode::ForbiddenAxioms);
}

#[test]
fn a_statement_about_something_unsafe_cannot_be_asked_for() {
    let ask = |challenge: &str| {
        let files = challenge_of(compile_unchecked(challenge));
        Target::challenge(plain_base(), files, &names(&["t"]), &[], Scope::Statements)
    };
    let beside = ask("unsafe def foo : Nat := 3\ntheorem t : 1 = 1 := rfl\n");
    assert!(beside.is_ok(), "what the statement is not about does not count");
    let refused = ask("unsafe def foo : Nat := 3\ntheorem t : foo = 5 := sorry\n").unwrap_err();
    assert!(matches!(refused, TargetError::Unsafe(_)), "{refused}");
}

#[test]
fn what_cannot_be_asked_for_is_named() {
    let missing = asked(SIMPLE, &["some"], &[]).unwrap_err().to_string();
    assert!(missing.contains("`some`"), "{missing}");
    let definition = asked("def one : Nat := 1\n", &["one"], &[]).unwrap_err().to_string();
    assert!(definition.contains("`one`") && definition.contains("definition"), "{definition}");
    let no_hole = asked(SIMPLE, &["sum"], &["sum"]).unwrap_err().to_string();
    assert!(no_hole.contains("`sum`"), "{no_hole}");
    assert!(matches!(asked(SIMPLE, &[], &[]), Err(TargetError::NothingAsked)));
}

// ---- SafeVerify ----

#[test]
fn add_false() {
    // A declaration that no kernel has seen, as code that runs while Lean elaborates can add one.
    let bytes =
        Craft::new().theorem("nonsense", "False", "True.intro").theorem("sum", "False", "nonsense").bytes();
    let target =
        Target::challenge(plain_base(), challenge_of(compile(SIMPLE)), &[], &[], Scope::Everything).unwrap();
    let judgement = judging::judged(plain_base(), &target, bytes);
    assert_refused(&judgement, Stage::Leanchecker, ReasonCode::KernelRejected);
}

#[test]
fn add_false_constr() {
    // A constructor for a type that has none.
    let mut file = Craft::new();
    let (name, falsehood) = (file.name("False.intro"), file.name("False"));
    let signature = Signature { name, universes: Vec::new(), ty: file.constant("False") };
    file.constants.push(ConstantInfo::Constructor(ConstructorInfo {
        signature,
        inductive: falsehood,
        index: 0,
        parameters: 0,
        fields: 0,
        is_unsafe: false,
    }));
    let bytes = file.theorem("sum", "False", "False.intro").bytes();
    let target =
        Target::challenge(plain_base(), challenge_of(compile(SIMPLE)), &[], &[], Scope::Everything).unwrap();
    let judgement = judging::judged(plain_base(), &target, bytes);
    assert_refused(&judgement, Stage::Leanchecker, ReasonCode::MalformedCompiledFile);
}

#[test]
fn replace_axiom() {
    let judgement = verify(SIMPLE, "axiom sum : 1 + 1 = 2\n");
    assert_refused(&judgement, Stage::Statement, ReasonCode::NotATheorem);
    // The same under a name that is allowed, with another statement.
    let mut file = Craft::new();
    let name = file.name("propext");
    let signature = Signature { name, universes: Vec::new(), ty: file.constant("False") };
    file.constants.push(ConstantInfo::Axiom(Axiom { signature, is_unsafe: false }));
    let judgement = judging::judged(plain_base(), &asked(SIMPLE, &["sum"], &[]).unwrap(), file.bytes());
    assert_refused(&judgement, Stage::Leanchecker, ReasonCode::NameClash);
}

#[test]
fn overwritten_typeclass() {
    let target = "theorem commutes (a b : Nat) : a * b = b * a := sorry\n";
    let honest = "theorem commutes (a b : Nat) : a * b = b * a := Nat.mul_comm a b\n";
    assert_accepted(&verify(target, honest));
    let overwritten = "instance (priority := high) constantly : HMul Nat Nat Nat := ⟨fun _ _ => 0⟩\n\
        theorem commutes (a b : Nat) : a * b = b * a := rfl\n";
    let judgement = verify(target, overwritten);
    assert_differs(&judgement, DifferenceKind::Instance);
    let diff = judgement.statement_diff.unwrap();
    let difference = diff.difference.unwrap();
    assert_eq!(difference.found, "constantly");
    let span = difference.found_span.unwrap();
    assert_eq!(&diff.found[span.start..span.end], "constantly", "the place is marked");
}

#[test]
fn def() {
    let target = "def next (n : Nat) : Nat := n + 1\ntheorem grows (n : Nat) : n < next n := sorry\n";
    let proof = "theorem grows (n : Nat) : n < next n := by unfold next; omega\n";
    assert_accepted(&verify(target, &format!("def next (n : Nat) : Nat := n + 1\n{proof}")));
    let other = verify(target, &format!("def next (n : Nat) : Nat := n + 2\n{proof}"));
    assert_refused(&other, Stage::Statement, ReasonCode::DefinitionDiffers);
    // Everything in the file counts, not only what a theorem is about.
    let unused = "def unused : Nat := 1\ntheorem sum : 1 + 1 = 2 := sorry\n";
    let judgement = verify(unused, "def unused : Nat := 2\ntheorem sum : 1 + 1 = 2 := rfl\n");
    assert_refused(&judgement, Stage::Statement, ReasonCode::DefinitionDiffers);
    // A definition left open is the submission's to give.
    assert_accepted(&verify(HOLE, "def root : Nat := 7\ntheorem root_spec : root * root = 49 := rfl\n"));
}

#[test]
fn thm() {
    let target = "theorem bounded : ∀ n : Nat, n < 5 → n < 6 := sorry\n";
    assert_accepted(&verify(
        target,
        "theorem bounded : ∀ n : Nat, n < 5 → n < 6 := fun _ h => Nat.lt_succ_of_lt h\n",
    ));
    let weaker = verify(target, "theorem bounded : ∀ n : Nat, n < 4 → n < 6 := fun _ h => by omega\n");
    assert_differs(&weaker, DifferenceKind::Bound);
    let meaning = weaker.statement_diff.unwrap().difference.unwrap().meaning;
    assert!(meaning.contains("weaker") && meaning.contains("4 instead of 5"), "{meaning}");
    let extra =
        verify(target, "theorem bounded : ∀ n : Nat, 0 < n → n < 5 → n < 6 := fun _ _ h => by omega\n");
    assert_differs(&extra, DifferenceKind::HypothesisAdded);
    let difference = extra.statement_diff.unwrap().difference.unwrap();
    assert_eq!(difference.found, "0 < n");
    let as_definition = verify(target, "def bounded : ∀ n : Nat, n < 5 → n < 6 := fun _ h => by omega\n");
    assert_refused(&as_definition, Stage::Statement, ReasonCode::NotATheorem);
}

#[test]
fn disproof_valid() {
    let wrong = "theorem all_small : ∀ n : Nat, n < 5 := sorry\n";
    let disproof = "theorem all_small.disproof : ¬ ∀ n : Nat, n < 5 := fun h => absurd (h 5) (by decide)\n";
    let target = || {
        Target::challenge(plain_base(), challenge_of(compile(wrong)), &[], &[], Scope::Everything).unwrap()
    };
    let bytes = compile_unchecked(disproof);
    let allowed = judging::judged(plain_base(), &target().with_disproofs(), bytes.clone());
    assert_accepted(&allowed);
    assert!(allowed.warnings.iter().any(|warning| warning.contains("disproved")), "{:?}", allowed.warnings);
    let not_asked_for = judging::judged(plain_base(), &target(), bytes);
    assert_refused(&not_asked_for, Stage::Statement, ReasonCode::TheoremMissing);
    let of_something_else =
        "theorem all_small.disproof : ¬ ∀ n : Nat, n < 0 := fun h => absurd (h 5) (by decide)\n";
    let judgement =
        judging::judged(plain_base(), &target().with_disproofs(), compile_unchecked(of_something_else));
    assert_refused(&judgement, Stage::Statement, ReasonCode::StatementDiffers);
}

#[test]
fn what_is_about_a_hole_cannot_be_disproved_by_a_bad_filling() {
    let challenge = "def r : Nat := sorry\ntheorem t : r * r = 49 := sorry\n";
    let files = challenge_of(compile(challenge));
    let target = Target::challenge(plain_base(), files, &[], &[], Scope::Everything).unwrap();
    let target = target.with_disproofs();
    let bad = "def r : Nat := 0\ntheorem t.disproof : ¬ (r * r = 49) := by decide\n";
    let judgement = judging::judged(plain_base(), &target, compile_unchecked(bad));
    assert_refused(&judgement, Stage::Statement, ReasonCode::TheoremMissing);
    let good = "def r : Nat := 7\ntheorem t : r * r = 49 := rfl\n";
    assert_accepted(&judging::judged(plain_base(), &target, compile_unchecked(good)));
}

#[test]
fn imp_by() {
    // What the compiler runs instead of a definition changes nothing about what is proved of it ...
    let target = "def next (n : Nat) : Nat := n + 1\ntheorem two : next 1 = 2 := sorry\n";
    let replaced = "def fast (_ : Nat) : Nat := 0\n@[implemented_by fast] def next (n : Nat) : Nat := n + 1\n\
        theorem two : next 1 = 2 := rfl\n";
    assert_accepted(&verify(target, replaced));
    // ... and a proof by running the compiled program rests on an axiom that says so.
    let wrong = "def next (n : Nat) : Nat := n + 1\ntheorem two : next 1 = 0 := sorry\n";
    let target =
        Target::challenge(plain_base(), challenge_of(compile(wrong)), &[], &[], Scope::Everything).unwrap();
    let run = "def fast (_ : Nat) : Nat := 0\n@[implemented_by fast] def next (n : Nat) : Nat := n + 1\n\
        theorem two : next 1 = 0 := by native_decide\n";
    let (bytes, said) = judging::try_compile(&[], "File", run, &[]);
    match bytes {
        Some(bytes) => {
            let judgement = judging::judged(plain_base(), &target, bytes);
            assert_refused(&judgement, Stage::Axioms, ReasonCode::ForbiddenAxioms);
        }
        None => assert!(said.contains("native"), "{said}"),
    }
}

#[test]
fn non_comp() {
    // A definition need not be computable to be what was asked for.
    let target = "def small : Nat := sorry\ntheorem small_spec : small < 2 := sorry\n";
    let submission = "theorem there_is : ∃ n : Nat, n < 2 := ⟨0, by decide⟩\n\
        noncomputable def small : Nat := Classical.choose there_is\n\
        theorem small_spec : small < 2 := Classical.choose_spec there_is\n";
    let judgement = verify(target, submission);
    assert_accepted(&judgement);
    assert_eq!(judgement.axioms.unwrap(), ["Classical.choice"]);
    // What is partial is no definition: it has no value that anything could be proved about.
    let target = "def grow (n : Nat) : Nat := sorry\ntheorem same : grow 1 = grow 1 := sorry\n";
    let partial = "partial def grow (n : Nat) : Nat := grow (n + 1)\ntheorem same : grow 1 = grow 1 := rfl\n";
    assert_refused(&verify(target, partial), Stage::Statement, ReasonCode::DefinitionMissing);
}

#[test]
fn whatever_is_left_open_is_asked_for_under_any_name() {
    // Names as Lean itself makes them are no way to leave something unproved.
    for name in ["eq_1", "proof_1", "_hidden", "sum._proof_1", "match_1.eq_def"] {
        let target = format!(
            "theorem «{}» : False := sorry\ntheorem sum : 1 + 1 = 2 := sorry\n",
            name.replace('.', "».«")
        );
        let judgement = verify(&target, "theorem sum : 1 + 1 = 2 := rfl\n");
        assert_refused(&judgement, Stage::Statement, ReasonCode::TheoremMissing);
    }
    // What Lean made by itself need not be there again.
    let target = "def fact : Nat → Nat | 0 => 1 | n + 1 => (n + 1) * fact n\n\
        theorem three : fact 3 = 6 := by simp [fact]\ntheorem four : fact 4 = 24 := sorry\n";
    let submission = "def fact : Nat → Nat | 0 => 1 | n + 1 => (n + 1) * fact n\n\
        theorem three : fact 3 = 6 := rfl\ntheorem four : fact 4 = 24 := rfl\n";
    assert_accepted(&verify(target, submission));
}

// ---- how statements differ ----

#[test]
fn the_first_difference_is_marked_and_explained() {
    use DifferenceKind::{Constant, Domain, HypothesisMissing, Number, Shape, Universe};
    for (wanted, stated, kind, parts, words) in [
        (
            "∀ n : Nat, n + 0 = n",
            "∀ n : Nat, n * 0 = n",
            Constant,
            ("HAdd.hAdd", "HMul.hMul"),
            "another constant",
        ),
        ("∀ n : Nat, n.succ ≠ 0", "∀ n : Nat, n.succ ≠ n", Shape, ("0", "n"), "another form"),
        (
            "∀ n : Nat, n.succ = n",
            "∀ n : Nat, n.pred = n",
            Constant,
            ("Nat.succ", "Nat.pred"),
            "another constant",
        ),
        ("2 + 2 = 4", "2 + 3 = 5", Number, ("2", "3"), "3 instead of 2"),
        ("∀ n : Int, n = n", "∀ n : Nat, n = n", Domain, ("Int", "Nat"), "another range"),
        ("∀ n : Nat, 0 < n → n = n", "∀ n : Nat, n = n", HypothesisMissing, ("0 < n", "n = n"), "missing"),
        ("Nonempty (List Nat)", "Nonempty (Option Nat)", Constant, ("List", "Option"), "another constant"),
        (
            "Nonempty Nat",
            "Nonempty (PLift (0 = 0))",
            Constant,
            ("Nat", "(PLift (0 = 0))"),
            "another constant",
        ),
        ("∀ α : Type, α = α", "∀ α : Type 1, α = α", Universe, ("Type", "Type 1"), "universe"),
        ("∃ n : Nat, n < 5", "∃ n : Nat, n < 6", DifferenceKind::Bound, ("5", "6"), "another bound"),
        (
            "∀ n : Nat, 3 ≤ n → 1 < n",
            "∀ n : Nat, 4 ≤ n → 1 < n",
            DifferenceKind::Bound,
            ("3", "4"),
            "fewer cases",
        ),
    ] {
        let challenge = format!("theorem t : {wanted} := sorry\n");
        let judgement = compare(&challenge, &format!("theorem t : {stated} := sorry\n"), &["t"], &[]);
        assert_differs(&judgement, kind);
        let diff = judgement.statement_diff.unwrap();
        let difference = diff.difference.unwrap();
        assert_eq!((difference.expected.as_str(), difference.found.as_str()), parts, "{wanted} and {stated}");
        assert!(difference.meaning.contains(words), "{}", difference.meaning);
        let marked = |text: &str, span: Option<Span>| text[span.unwrap().start..span.unwrap().end].to_owned();
        assert_eq!(marked(&diff.expected, difference.expected_span), parts.0, "{}", diff.expected);
        assert_eq!(marked(&diff.found, difference.found_span), parts.1, "{}", diff.found);
    }
}

/// Otherwise the refusals above would prove nothing.
#[test]
fn crafted_files_are_accepted_when_they_are_right() {
    let bytes = Craft::new().theorem("fine", "True", "True.intro").bytes();
    let target = asked("theorem fine : True := sorry\n", &["fine"], &[]).unwrap();
    assert_accepted(&judging::judged(plain_base(), &target, bytes));
}
