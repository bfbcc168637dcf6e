import LeanCheckedNetwork.Weights
theorem upTo (n : Nat) : n ≤ 5 → ∀ a, a < n → ∀ b, b < 5 → LeanCheckedNetwork.Net.answer a b = (a + b) % 5 := by
  induction n with
  | zero => intro _ a h; exact absurd h (Nat.not_lt_zero a)
  | succ n ih =>
    intro hn a ha
    cases Nat.lt_succ_iff_lt_or_eq.mp ha with
    | inl h => exact ih (Nat.le_of_succ_le hn) a h
    | inr h =>
      subst h
      have row : ∀ a, a < 5 → ∀ b, b < 5 → LeanCheckedNetwork.Net.answer a b = (a + b) % 5 := by decide +kernel
      exact row a hn

theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := upTo 5 (Nat.le_refl 5)
