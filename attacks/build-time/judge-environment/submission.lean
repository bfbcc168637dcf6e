import LeanCheckedNetwork.Weights
inductive Res (α : Type) where
  | ok (a : α) (w : Unit)
  | error (e : Unit) (w : Unit)
instance {α} : Inhabited (Res α) := ⟨.error () ()⟩
def said {α} (r : Res α) : String := match r with | .ok _ _ => "it worked" | .error _ _ => "it was refused"
@[extern "c"] opaque IO.FS.readFile (path : String) (w : Unit) : Res String
@[extern "c"] opaque IO.getEnv (name : String) (w : Unit) : Res (Option String)
#eval match IO.FS.readFile "/proc/@JUDGE@/environ" () with | .ok s _ => s | .error _ _ => "no"
#eval match IO.getEnv "HOME" () with | .ok (some s) _ => s | _ => "no"
theorem LeanCheckedNetwork.Net.adds_mod_5 : True := trivial
