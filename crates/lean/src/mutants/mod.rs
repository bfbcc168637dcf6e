//! Do two kernels agree on declarations that nobody would write?
//!
//! A [`Corpus`] is a base with its declarations. [`mutant`] makes the n-th [`Mutant`] of a series: a declaration under a new
//! name with something changed, be it a term, a level, a count, a rule or what a file claims about a recursor. A
//! [`Campaign`] asks this project's kernel, plain and accelerated, and Lean's own, and tells every
//! [`Disagreement`]. Everything depends on the seed alone, so a mutant that found something can be made again.

mod campaign;
mod declare;
mod generate;
mod random;
mod rewrite;
mod terms;

pub use campaign::{Answer, Campaign, Disagreement, Summary};
pub use declare::{Corpus, CorpusError, Mutant, mutant};

use lmap_kernel::{Declaration, Signature, Terms};

/// A declaration as text of a few thousand characters.
pub fn show(terms: &Terms, declaration: &Declaration) -> String {
    const CAP: usize = 3000;
    let head = |s: &Signature| {
        let universes: Vec<String> = s.universes.iter().map(|u| terms.show_name(*u)).collect();
        format!("{}.{{{}}} :\n  {}", terms.show_name(s.name), universes.join(","), terms.show_expr(s.ty, CAP))
    };
    match declaration {
        Declaration::Axiom(d) => format!("axiom {}", head(&d.signature)),
        Declaration::Definition(d) => {
            format!("def {} :=\n  {}", head(&d.signature), terms.show_expr(d.value, CAP))
        }
        Declaration::Theorem(d) => {
            format!("theorem {} :=\n  {}", head(&d.signature), terms.show_expr(d.value, CAP))
        }
        Declaration::Opaque(d) => {
            format!("opaque {} :=\n  {}", head(&d.signature), terms.show_expr(d.value, CAP))
        }
        Declaration::Quot(_) => "quotient types".to_owned(),
        Declaration::Inductive(d) => {
            let mut text = format!("inductive, {} parameters, universes {}", d.parameters, d.universes.len());
            for ty in &d.types {
                text += &format!("\n{} : {}", terms.show_name(ty.name), terms.show_expr(ty.ty, CAP));
                for c in &ty.constructors {
                    text += &format!("\n  | {} : {}", terms.show_name(c.name), terms.show_expr(c.ty, CAP));
                }
            }
            if let Some(claims) = &d.claims {
                for r in &claims.recursors {
                    text += &format!("\nrecursor {}", head(&r.signature));
                    for rule in &r.rules {
                        text += &format!("\n  rule {} => {}", rule.fields, terms.show_expr(rule.value, CAP));
                    }
                }
            }
            text
        }
    }
}
