import LeanCheckedNetwork.Weights
inductive Res (α : Type) where
  | ok (a : α) (w : Unit)
  | error (e : Unit) (w : Unit)
instance {α} : Inhabited (Res α) := ⟨.error () ()⟩
inductive Obj | mk (a b : Nat)
instance : Inhabited Obj := ⟨.mk 0 0⟩
def Cmd (α : Type) : Type := Obj → Obj → Unit → Res α
instance {α} : Inhabited (Cmd α) := ⟨fun _ _ _ => default⟩
def Lean.Elab.Command.CommandElab : Type := Lean.Syntax → Cmd Unit
structure MEnv where
  getEnv : Cmd Obj
  modifyEnv : (Obj → Obj) → Cmd Unit
instance : Inhabited MEnv := ⟨⟨default, default⟩⟩
@[extern "c"] opaque Lean.Elab.Command.instMonadEnvCommandElabM : MEnv
structure CVal where
  name : Lean.Name
  levels : List Lean.Name
  type : Obj
structure TVal where
  c : CVal
  value : Obj
  all : List Lean.Name
structure AVal where
  c : CVal
  isUnsafe : Bool
structure OVal where
  c : CVal
  value : Obj
  isUnsafe : Bool
  all : List Lean.Name
inductive Decl
  | ax (a : AVal)
  | defn (a : Obj)
  | thm (t : TVal)
  | opq (t : OVal)
  | quot
  | mdef (o : Obj)
  | ind (o : Obj)
inductive Exc
  | error (o : Obj)
  | ok (env : Obj)
instance : Inhabited Exc := ⟨.ok default⟩
@[extern "c"] opaque Lean.mkConst (n : Lean.Name) (ls : List Obj) : Obj
@[extern "c"] opaque Lean.Environment.addDeclCore (env : Obj) (h r : USize) (d : Decl) (t : Option Obj) (check : Bool) : Exc
def add (d : Decl) (env : Obj) : Obj :=
  match Lean.Environment.addDeclCore env 0 1000 d none false with
  | .ok e => e
  | .error _ => env
def evil : Decl := .thm ⟨⟨`LeanCheckedNetwork.Net.adds_mod_5, [], Lean.mkConst `LeanCheckedNetwork.Net.Spec []⟩, Lean.mkConst `True.intro [], [`LeanCheckedNetwork.Net.adds_mod_5]⟩
syntax (name := hackKind) "hack!" : command
@[command_elab hackKind] def elabHack : Lean.Elab.Command.CommandElab := fun _ =>
  Lean.Elab.Command.instMonadEnvCommandElabM.modifyEnv (add evil)
hack!
