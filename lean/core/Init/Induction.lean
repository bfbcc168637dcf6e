prelude
import Init.WF.Basic

/-!
# Eliminators for `induction` and `cases`

They state the goals in the form people write: `0` and `n + 1` instead of `Nat.zero` and `Nat.succ n`.
-/

universe u

/-- What `induction` uses on natural numbers. -/
@[elab_as_elim, induction_eliminator]
protected noncomputable abbrev Nat.recAux {motive : Nat → Sort u} (zero : motive 0)
    (succ : ∀ n, motive n → motive (n + 1)) (t : Nat) : motive t :=
  Nat.rec zero succ t

/-- What `cases` uses on natural numbers. -/
@[elab_as_elim, cases_eliminator]
protected abbrev Nat.casesAuxOn {motive : Nat → Sort u} (t : Nat) (zero : motive 0) (succ : ∀ n, motive (n + 1)) :
    motive t :=
  Nat.casesOn t zero succ

@[simp] theorem Nat.recAux_zero {motive : Nat → Sort u} (zero : motive 0) (succ : ∀ n, motive n → motive (n + 1)) :
    Nat.recAux zero succ 0 = zero := rfl

theorem Nat.recAux_succ {motive : Nat → Sort u} (zero : motive 0) (succ : ∀ n, motive n → motive (n + 1)) (n : Nat) :
    Nat.recAux zero succ (n + 1) = succ n (Nat.recAux zero succ n) := rfl
