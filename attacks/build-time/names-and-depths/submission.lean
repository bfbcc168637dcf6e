import LeanCheckedNetwork.Weights
inductive Res (α : Type) where
  | ok (a : α) (w : Unit)
  | error (e : Unit) (w : Unit)
instance {α} : Inhabited (Res α) := ⟨.error () ()⟩
def said {α} (r : Res α) : String := match r with | .ok _ _ => "it worked" | .error _ _ => "it was refused"
@[extern "c"] opaque IO.FS.writeFile (path text : String) (w : Unit) : Res Unit
@[extern "c"] opaque IO.FS.createDirAll (path : String) (w : Unit) : Res Unit
def times : Nat → String → String | 0, _ => "" | n + 1, s => s ++ times n s
#eval said (IO.FS.writeFile (times 255 "x") "long" ())
#eval said (IO.FS.writeFile (times 256 "x") "too long" ())
#eval said (IO.FS.createDirAll (times 1900 "d/") ())
#eval said (IO.FS.createDirAll (times 200 "ab\ncd\u001b[2J/") ())
#eval said (IO.FS.writeFile "-rf" "an option" ())
#eval said (IO.FS.writeFile "Submission.olean.private" "olean" ())
#eval said (IO.FS.writeFile "Submission.olean.server" "olean" ())
#eval said (IO.FS.writeFile "Submission.ilean" "{" ())
theorem LeanCheckedNetwork.Net.adds_mod_5 : True := trivial
