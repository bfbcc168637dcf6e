import LeanCheckedNetwork.Weights
open LeanCheckedNetwork.Net
theorem all_below (P : Nat → Prop) (n : Nat) (h : ∀ k, k < n → P k) : ∀ k, k < n → P k :=
  Nat.rec (motive := fun m => m ≤ n → ∀ k, k < m → P k) (fun _ k hk => absurd hk (Nat.not_lt_zero k))
    (fun m _ hm k hk => h k (Nat.lt_of_lt_of_le hk hm)) n (Nat.le_refl n)
theorem LeanCheckedNetwork.Net.adds_mod_5 : Spec :=
  all_below (fun a => ∀ b, b < 5 → answer a b = (a + b) % 5) 5 (by decide +kernel)
