//! What `#print axioms` says.

use crate::policy::{AxiomMode, Policy};
use crate::reason::{Reason, ReasonCode};
use crate::tokens::{Token, TokenKind, tokens};

/// Reads the message of `#print axioms THEOREM`; `None` unless it is exactly what Lean writes.
///
/// The names come back as Lean prints them, so that the one-part name `«Quot.sound»` stays another than `Quot.sound`.
pub(crate) fn read_axioms(message: &str, theorem: &str) -> Option<Vec<String>> {
    let said = message.strip_prefix('\'')?.strip_prefix(theorem)?.strip_prefix("' ")?;
    if said == "does not depend on any axioms" {
        return Some(Vec::new());
    }
    let list = said.strip_prefix("depends on axioms: [")?.strip_suffix(']')?;
    let list: Vec<Token<'_>> = tokens(list).collect();
    let names = list.chunks(2).map(|pair| match pair {
        [name, comma] if comma.text == "," => Some(*name),
        [name] => Some(*name),
        _ => None,
    });
    let mut names: Vec<String> = names
        .map(|name| name.filter(|name| name.kind == TokenKind::Identifier).map(|name| name.text.to_owned()))
        .collect::<Option<_>>()?;
    let ends_with_name = list.len() % 2 == 1;
    names.sort();
    ends_with_name.then_some(names)
}

/// Compares the axioms of a proof with what the policy allows.
pub(crate) fn judge_axioms(found: &[String], policy: &Policy) -> Result<(), Reason> {
    compare_axioms(found, &policy.allowed_axioms, policy.axioms)
}

/// Compares the axioms of a proof with the allowed ones.
pub(crate) fn compare_axioms(found: &[String], allowed: &[String], mode: AxiomMode) -> Result<(), Reason> {
    let forbidden: Vec<&String> = found.iter().filter(|axiom| !allowed.contains(axiom)).collect();
    if !forbidden.is_empty() {
        let message =
            format!("the proof depends on {}, which {} not allowed", list(&forbidden), is_or_are(&forbidden));
        return Err(Reason::new(ReasonCode::ForbiddenAxioms, message));
    }
    let unused: Vec<&String> = allowed.iter().filter(|axiom| !found.contains(axiom)).collect();
    if mode == AxiomMode::Exact && !unused.is_empty() {
        let message = format!(
            "the proof does not depend on {}, and exactly the allowed axioms are wanted",
            list(&unused)
        );
        return Err(Reason::new(ReasonCode::AxiomsDiffer, message));
    }
    Ok(())
}

fn list(names: &[&String]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

fn is_or_are<T>(names: &[T]) -> &'static str {
    if names.len() == 1 { "is" } else { "are" }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(message: &str) -> Option<Vec<String>> {
        read_axioms(message, "check")
    }

    #[test]
    fn a_list_is_read_across_lines() {
        let message = "'check' depends on axioms: [propext,\n Classical.choice,\n Quot.sound]";
        assert_eq!(read(message).unwrap(), ["Classical.choice", "Quot.sound", "propext"]);
        assert_eq!(read("'check' does not depend on any axioms").unwrap(), [""; 0]);
    }

    #[test]
    fn a_name_that_prints_like_a_list_is_one_name() {
        let message = "'check' depends on axioms: [«propext, Quot.sound»]";
        assert_eq!(read(message).unwrap(), ["«propext, Quot.sound»"]);
        let policy = Policy::default();
        assert!(judge_axioms(&read(message).unwrap(), &policy).is_err());
        assert!(judge_axioms(&["«Quot.sound»".to_owned()], &policy).is_err(), "another name than Quot.sound");
    }

    #[test]
    fn anything_else_is_not_read() {
        for message in [
            "'other' does not depend on any axioms",
            "'check' does not depend on any axioms!",
            "check does not depend on any axioms",
            "'check' depends on axioms: []",
            "'check' depends on axioms: [propext,]",
            "'check' depends on axioms: [propext Quot.sound]",
            "'check' depends on axioms: [propext, 3]",
            "'check' depends on axioms: [propext] [sorryAx]",
            "",
        ] {
            assert_eq!(read(message), None, "{message}");
        }
    }

    #[test]
    fn exact_wants_all_and_subset_any() {
        let names = |list: &[&str]| list.iter().map(|&name| name.to_owned()).collect::<Vec<String>>();
        let subset = Policy::default();
        let exact = Policy { axioms: AxiomMode::Exact, ..Policy::default() };
        for (found, in_subset, in_exact) in [
            (names(&[]), None, Some(ReasonCode::AxiomsDiffer)),
            (names(&["propext"]), None, Some(ReasonCode::AxiomsDiffer)),
            (names(&["Classical.choice", "Quot.sound", "propext"]), None, None),
            (
                names(&["propext", "sorryAx"]),
                Some(ReasonCode::ForbiddenAxioms),
                Some(ReasonCode::ForbiddenAxioms),
            ),
        ] {
            assert_eq!(judge_axioms(&found, &subset).err().map(|reason| reason.code), in_subset);
            assert_eq!(judge_axioms(&found, &exact).err().map(|reason| reason.code), in_exact);
        }
    }
}
