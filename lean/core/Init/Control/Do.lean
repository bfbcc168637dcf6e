prelude
import Init.Control.Except

/-!
# What `do` notation compiles to

`return`, `break` and `continue` inside nested blocks are exceptions in disguise; the elaborator of `do` names these
wrappers. `while` and `repeat` loop over `Lean.Loop`.
-/

universe u v

/-- A computation that may return early with a `ρ`. -/
abbrev EarlyReturnT (ρ : Type u) (m : Type u → Type v) (α : Type u) := ExceptT ρ m α

/-- Return early. -/
@[always_inline, inline] abbrev EarlyReturnT.return {ρ : Type u} {m : Type u → Type v} {α : Type u} [Monad m] (r : ρ) :
    EarlyReturnT ρ m α := throw r

/-- Go on after a computation that may have returned early. -/
@[always_inline, inline] abbrev EarlyReturn.runK {ρ α : Type u} {β : Type v} (x : Except ρ α) (ret : ρ → β)
    (pure : α → β) : β :=
  match x with
  | .error r => ret r
  | .ok a => pure a

/-- A computation that may leave the loop. -/
abbrev BreakT (m : Type u → Type v) (α : Type u) := OptionT m α

/-- Leave the loop. -/
@[always_inline, inline] abbrev BreakT.break {m : Type u → Type v} {α : Type u} [Monad m] : BreakT m α := failure

/-- Go on after a computation that may have left the loop. -/
@[always_inline, inline] abbrev Break.runK {α : Type u} {β : Type v} (x : Option α) (breakK : Unit → β)
    (successK : α → β) : β :=
  match x with
  | some a => successK a
  | none => breakK ()

/-- A computation that may go on with the next round of the loop. -/
abbrev ContinueT (m : Type u → Type v) (α : Type u) := OptionT m α

/-- Go on with the next round. -/
@[always_inline, inline] abbrev ContinueT.continue {m : Type u → Type v} {α : Type u} [Monad m] : ContinueT m α :=
  failure

/-- Go on after a computation that may have cut the round short. -/
@[always_inline, inline] abbrev Continue.runK {α : Type u} {β : Type v} (x : Option α) (continueK : Unit → β)
    (successK : α → β) : β :=
  match x with
  | some a => successK a
  | none => continueK ()

namespace Lean

/-- What `repeat` loops over. -/
inductive Loop where
  | mk

/-- Endless repetition, for code only. -/
@[inline] partial def Loop.forIn {β : Type u} {m : Type u → Type v} [Monad m] (_ : Loop) (init : β)
    (f : Unit → β → m (ForInStep β)) : m β :=
  let rec @[specialize] loop (b : β) : m β := do
    match ← f () b with
    | ForInStep.done b => pure b
    | ForInStep.yield b => loop b
  loop init

instance {m : Type u → Type v} [Monad m] : ForIn m Loop Unit where
  forIn := Loop.forIn

end Lean
