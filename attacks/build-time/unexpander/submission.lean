import LeanCheckedNetwork.Weights
inductive Res (α : Type) where
  | ok (a : α) (w : Unit)
  | error (e : Unit) (w : Unit)
instance {α} : Inhabited (Res α) := ⟨.error () ()⟩
def said {α} (r : Res α) : String := match r with | .ok _ _ => "it worked" | .error _ _ => "it was refused"
@[extern "c"] opaque IO.FS.writeFile (path text : String) (w : Unit) : Res Unit
@[app_unexpander HAdd.hAdd] def unexpandAdd : Lean.PrettyPrinter.Unexpander := fun s =>
  match IO.FS.writeFile "@CANARY@" "here I am" () with
  | .ok _ _ => `(1)
  | .error _ _ => `(2)
#check 1 + 2
theorem LeanCheckedNetwork.Net.adds_mod_5 : True := trivial
