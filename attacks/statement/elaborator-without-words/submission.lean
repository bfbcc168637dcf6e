import LeanCheckedNetwork.Weights
inductive Res (α : Type) where
  | ok (a : α) (w : Unit)
  | error (e : Unit) (w : Unit)
inductive Made | bvar (n : Nat) (d : UInt64) | fvar (n : Nat) (d : UInt64) | mvar (n : Nat) (d : UInt64) | sort (l : Nat) (d : UInt64) | const (n : Lean.Name) (ls : List Nat) (d : UInt64)
def Lean.Elab.Term.TermElab : Type := Lean.Syntax → Option Made → Unit → Unit → Unit → Unit → Unit → Unit → Unit → Res Made
@[term_elab Lean.Parser.Term.app] def mine : Lean.Elab.Term.TermElab := fun _ _ _ _ _ _ _ _ w => .ok (.const `True [] 0) w
theorem LeanCheckedNetwork.Net.adds_mod_5 : id LeanCheckedNetwork.Net.Spec := trivial
