/-! Compiled code gives the same answers as the kernel. -/

/-- info: true -/
#guard_msgs in #eval decide (3 = 3)

/-- info: false -/
#guard_msgs in #eval decide (3 = 4)

/-- info: true -/
#guard_msgs in #eval decide (3 < 4 ∧ ¬4 < 3)

/-- info: 1 -/
#guard_msgs in #eval if 3 = 3 then 1 else 2

def classify (n : Nat) : String := if n = 0 then "zero" else if n % 2 = 0 then "even" else "odd"

/-- info: ["zero", "odd", "even"] -/
#guard_msgs in #eval [classify 0, classify 7, classify 12]

def fact : Nat → Nat
  | 0 => 1
  | n + 1 => (n + 1) * fact n

/-- info: 2432902008176640000 -/
#guard_msgs in #eval fact 20

example : fact 20 = 2432902008176640000 := by decide +kernel

def gcd' (a b : Nat) : Nat := if b = 0 then a else gcd' b (a % b)
termination_by b
decreasing_by exact Nat.mod_lt _ (Nat.pos_of_ne_zero ‹_›)

/-- info: 6 -/
#guard_msgs in #eval gcd' 48 18

example : gcd' 48 18 = 6 := by decide +kernel

def sum (xs : List Nat) : Nat := Id.run do
  let mut s := 0
  for x in xs do
    if x = 0 then continue
    if x > 100 then break
    s := s + x
  return s

/-- info: 6 -/
#guard_msgs in #eval sum [1, 0, 2, 3, 101, 7]

example : sum [1, 0, 2, 3, 101, 7] = 6 := rfl

/-- info: (3, true) -/
#guard_msgs in #eval (1 + 2, !false)

/-- info: some (-2) -/
#guard_msgs in #eval some (5 - 7 : Int)

/-- info: true -/
#guard_msgs in #eval "abc" == "abc"

/-- info: "abcd" -/
#guard_msgs in #eval "abc" ++ "d"

structure Point where
  x : Nat
  y : Int
deriving Repr, DecidableEq, Inhabited

/-- info: { x := 1, y := -2 } -/
#guard_msgs in #eval Point.mk 1 (-2)

/-- info: false -/
#guard_msgs in #eval decide (Point.mk 1 2 = Point.mk 1 3)

#guard sum [1, 2] = 3

/-! ## Tactic options arrive in native code as they are written -/

@[extern "c"] opaque Lean.Meta.instReprConfig.repr (c : Lean.Meta.DSimp.Config) (prec : Nat) : Std.Format

/--
info: { zeta := true,
  beta := true,
  eta := true,
  etaStruct := Lean.Meta.EtaStructMode.notClasses,
  iota := true,
  proj := true,
  decide := true,
  autoUnfold := false,
  failIfUnchanged := false,
  unfoldPartialApp := false,
  zetaDelta := true,
  index := true,
  zetaUnused := true,
  zetaHave := true,
  locals := false,
  instances := true }
-/
#guard_msgs in
#eval Lean.Meta.instReprConfig.repr
  { decide := true, zetaDelta := true, instances := true, failIfUnchanged := false, etaStruct := .notClasses } 0

@[extern "c"] opaque Lean.Meta.instReprConfig_1.repr (c : Lean.Meta.Simp.Config) (prec : Nat) : Std.Format

/--
info: { maxSteps := 7,
  maxDischargeDepth := 2,
  contextual := true,
  memoize := true,
  singlePass := false,
  zeta := true,
  beta := true,
  eta := true,
  etaStruct := Lean.Meta.EtaStructMode.all,
  iota := true,
  proj := true,
  decide := true,
  arith := true,
  autoUnfold := false,
  dsimp := true,
  failIfUnchanged := true,
  ground := true,
  unfoldPartialApp := false,
  zetaDelta := false,
  index := true,
  implicitDefEqProofs := true,
  zetaUnused := true,
  catchRuntime := true,
  zetaHave := true,
  letToHave := true,
  congrConsts := true,
  bitVecOfNat := true,
  warnExponents := true,
  suggestions := false,
  maxSuggestions := some 3,
  locals := false,
  instances := true }
-/
#guard_msgs in
#eval Lean.Meta.instReprConfig_1.repr
  { maxSteps := 7, contextual := true, decide := true, arith := true, ground := true, maxSuggestions := some 3,
    instances := true } 0
