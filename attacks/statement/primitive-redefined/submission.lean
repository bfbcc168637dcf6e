prelude
set_option genCtorIdx false in
inductive Nat | zero | succ (n : Nat)
inductive Eq {α : Sort u} : α → α → Prop | refl (a : α) : Eq a a
noncomputable def Nat.add (n m : Nat) : Nat := Nat.zero
namespace LeanCheckedNetwork.Net
noncomputable def Spec : Prop := Eq (Nat.add (Nat.succ Nat.zero) Nat.zero) (Nat.succ Nat.zero)
theorem adds_mod_5 : Spec := Eq.refl (Nat.succ Nat.zero)
end LeanCheckedNetwork.Net
