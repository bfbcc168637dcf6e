import LeanCheckedNetwork.Weights
inductive Res (α : Type) where
  | ok (a : α) (w : Unit)
  | error (e : Unit) (w : Unit)
instance {α} : Inhabited (Res α) := ⟨.error () ()⟩
def said {α} (r : Res α) : String := match r with | .ok _ _ => "it worked" | .error _ _ => "it was refused"
@[extern "c"] opaque IO.FS.writeFile (path text : String) (w : Unit) : Res Unit
@[extern "c"] opaque IO.Process.exit (α : Type) (code : UInt8) (w : Unit) : Res Unit
#eval said (IO.FS.writeFile "Submission.olean" "olean" ())
#eval said (IO.Process.exit Unit 0 ())
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
