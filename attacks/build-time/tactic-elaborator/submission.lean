import LeanCheckedNetwork.Weights
inductive Res (α : Type) where
  | ok (a : α) (w : Unit)
  | error (e : Unit) (w : Unit)
instance {α} : Inhabited (Res α) := ⟨.error () ()⟩
def said {α} (r : Res α) : String := match r with | .ok _ _ => "it worked" | .error _ _ => "it was refused"
@[extern "c"] opaque IO.FS.writeFile (path text : String) (w : Unit) : Res Unit
inductive Obj | mk (a b : Nat)
def Lean.Elab.Tactic.Tactic : Type := Lean.Syntax → Obj → Obj → Obj → Obj → Obj → Obj → Obj → Obj → Unit → Res Unit
syntax (name := goKind) "go!" : tactic
@[tactic goKind] def elabGo : Lean.Elab.Tactic.Tactic := fun _ _ _ _ _ _ _ _ _ w => IO.FS.writeFile "@CANARY@" "here I am" w
theorem one : 1 = 1 := by go!; rfl
theorem LeanCheckedNetwork.Net.adds_mod_5 : True := trivial
