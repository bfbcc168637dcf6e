import LeanCheckedNetwork.Weights
inductive Vec (α : Type u) : Nat → Type u
  | nil : Vec α 0
  | cons {n : Nat} : α → Vec α n → Vec α (n + 1)
def Vec.head {α : Type u} {n : Nat} : Vec α (n + 1) → α
  | .cons a _ => a
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
