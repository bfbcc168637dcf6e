import LeanCheckedNetwork.Weights
def αβγ₁ (ψ : Nat) : Nat := ψ
theorem αβγ₁_eq (ξ : Nat) : αβγ₁ ξ = ξ := rfl
theorem «名前 with spaces» : 1 = 1 := rfl
theorem 𝔸.x' : ∀ x₁ : Nat, x₁ = x₁ := fun _ => rfl
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
