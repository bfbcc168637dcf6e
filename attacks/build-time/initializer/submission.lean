import LeanCheckedNetwork.Weights
inductive Res (α : Type) where
  | ok (a : α) (w : Unit)
  | error (e : Unit) (w : Unit)
instance {α} : Inhabited (Res α) := ⟨.error () ()⟩
def said {α} (r : Res α) : String := match r with | .ok _ _ => "it worked" | .error _ _ => "it was refused"
@[extern "c"] opaque IO.FS.writeFile (path text : String) (w : Unit) : Res Unit
def IO (α : Type) : Type := Unit → Res α
def start : IO Nat := fun w => match IO.FS.writeFile "@CANARY@" "here I am" w with | .ok _ _ => .ok 1 () | .error _ _ => .ok 2 ()
@[init start] opaque started : Nat
theorem LeanCheckedNetwork.Net.adds_mod_5 : True := trivial
