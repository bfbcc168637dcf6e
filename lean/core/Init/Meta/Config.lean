prelude
import Init.Control.Basic

/-!
# Options of tactics as structures

What `simp (config := { … })`, `rw (config := { … })` and their kin are given. The values are handed to native code as
they lie in memory, so order and types of the fields are fixed facts.
-/

namespace Lean.Meta

/-- What definitional unfolding may look into. -/
inductive TransparencyMode where
  | all
  | default
  | reducible
  | instances
  | none
  | implicit

instance : Inhabited TransparencyMode := ⟨.default⟩

/-- Where structure eta is used. -/
inductive EtaStructMode where
  | all
  | notClasses
  | none

instance : Inhabited EtaStructMode := ⟨.all⟩

/-- Which instances of a pattern to rewrite. -/
inductive Occurrences where
  | all
  | pos (idxs : List Nat)
  | neg (idxs : List Nat)

instance : Inhabited Occurrences := ⟨.all⟩

/-- Which new goals a tactic returns, and in which order. -/
inductive ApplyNewGoals where
  | nonDependentFirst
  | nonDependentOnly
  | all

instance : Inhabited ApplyNewGoals := ⟨.nonDependentFirst⟩

structure ApplyConfig where
  newGoals := ApplyNewGoals.nonDependentFirst
  synthAssignedInstances := true
  allowSynthFailures := false
  approx := true

abbrev Rewrite.NewGoals := ApplyNewGoals

structure Rewrite.Config where
  transparency : TransparencyMode := .instances
  offsetCnstrs : Bool := true
  occs : Occurrences := .all
  newGoals : NewGoals := .nonDependentFirst

namespace DSimp

structure Config where
  zeta : Bool := true
  beta : Bool := true
  eta : Bool := true
  etaStruct : EtaStructMode := .all
  iota : Bool := true
  proj : Bool := true
  decide : Bool := false
  autoUnfold : Bool := false
  failIfUnchanged : Bool := true
  unfoldPartialApp : Bool := false
  zetaDelta : Bool := false
  index : Bool := true
  zetaUnused : Bool := true
  zetaHave : Bool := true
  locals : Bool := false
  instances : Bool := false

end DSimp

namespace Simp

@[inline] def defaultMaxSteps : Nat := 100000

structure Config where
  maxSteps : Nat := defaultMaxSteps
  maxDischargeDepth : Nat := 2
  contextual : Bool := false
  memoize : Bool := true
  singlePass : Bool := false
  zeta : Bool := true
  beta : Bool := true
  eta : Bool := true
  etaStruct : EtaStructMode := .all
  iota : Bool := true
  proj : Bool := true
  decide : Bool := false
  arith : Bool := false
  autoUnfold : Bool := false
  dsimp : Bool := true
  failIfUnchanged : Bool := true
  ground : Bool := false
  unfoldPartialApp : Bool := false
  zetaDelta : Bool := false
  index : Bool := true
  implicitDefEqProofs : Bool := true
  zetaUnused : Bool := true
  catchRuntime : Bool := true
  zetaHave : Bool := true
  letToHave : Bool := true
  congrConsts : Bool := true
  bitVecOfNat : Bool := true
  warnExponents : Bool := true
  suggestions : Bool := false
  maxSuggestions : Option Nat := .none
  locals : Bool := false
  instances : Bool := false

structure ConfigCtx extends Config where
  contextual := true

def neutralConfig : Simp.Config where
  beta := false
  eta := false
  iota := false
  proj := false
  decide := false
  arith := false
  autoUnfold := false
  ground := false
  zetaDelta := false
  zeta := false
  zetaUnused := false
  zetaHave := false

structure NormCastConfig extends Simp.Config where
  zeta := false

end Simp

namespace Omega

structure OmegaConfig where
  splitDisjunctions : Bool := true
  splitNatSub : Bool := true
  splitNatAbs : Bool := true
  splitMinMax : Bool := true

end Omega

end Lean.Meta
