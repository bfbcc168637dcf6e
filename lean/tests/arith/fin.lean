/-!
`Fin n`: values, order, arithmetic modulo `n`, case analysis and decision of finite statements.
-/

namespace FinExercises

theorem ext_example {n : Nat} (a b : Fin n) (h : a.val = b.val) : a = b := Fin.ext h

theorem val_lt (a : Fin 10) : a.val ≤ 9 := by omega

theorem add_comm_example {n : Nat} (a b : Fin n) : a + b = b + a := Fin.add_comm a b

theorem add_assoc_by_ext {n : Nat} (a b c : Fin n) : a + b + c = a + (b + c) := by
  ext
  simp [Nat.add_assoc]

theorem val_of_sum (a b : Fin 100) (h : a.val + b.val < 100) : (a + b).val = a.val + b.val := by omega

theorem wrap_around (a : Fin 8) (h : a.val = 7) : (a + 1).val = 0 := by
  show (a.val + 1) % 8 = 0
  omega

theorem mul_val (a b : Fin 7) : (a * b).val = a.val * b.val % 7 := rfl

theorem decide_forall : ∀ a b : Fin 5, a + b = b + a := by decide

theorem decide_squares : ∀ a : Fin 8, a * a = 0 ∨ a * a = 1 ∨ a * a = 4 := by decide

theorem decide_exists : ∃ a : Fin 13, a * a = 10 := by decide

theorem inverse_mod_seven : ∀ a : Fin 7, a ≠ 0 → ∃ b : Fin 7, a * b = 1 := by decide

theorem fermat_mod_five : ∀ a : Fin 5, a * a * a * a * a = a := by decide

theorem kernel_forall : ∀ a b : Fin 11, (a - b) + b = a := by decide +kernel

theorem two_cases (p : Fin 2 → Prop) (h₀ : p 0) (h₁ : p 1) : ∀ i, p i := Fin.forall_fin_two.2 ⟨h₀, h₁⟩

theorem by_match : ∀ a : Fin 3, a.val = 0 ∨ a.val = 1 ∨ a.val = 2
  | 0 => .inl rfl
  | 1 => .inr (.inl rfl)
  | 2 => .inr (.inr rfl)

theorem order_example {n : Nat} {a b c : Fin n} (h₁ : a ≤ b) (h₂ : b < c) : a < c := Fin.lt_of_le_of_lt h₁ h₂

theorem trichotomy {n : Nat} (a b : Fin n) : a < b ∨ a = b ∨ b < a := by
  rcases Nat.lt_trichotomy a.val b.val with h | h | h
  · exact .inl h
  · exact .inr (.inl (Fin.ext h))
  · exact .inr (.inr h)

theorem rev_involutive {n : Nat} (i : Fin n) : i.rev.rev = i := by simp

theorem succ_ne_zero_example {n : Nat} (i : Fin n) : i.succ ≠ 0 := by simp

theorem castSucc_val {n : Nat} (i : Fin n) : i.castSucc.val = i.val := by simp

theorem induction_example {n : Nat} (f : Fin (n + 1) → Nat) (h₀ : f 0 = 0) (hs : ∀ i : Fin n, f i.succ = f i.castSucc + 1) :
    ∀ i, f i = i.val := by
  intro i
  induction i using Fin.induction with
  | zero => rw [h₀, Fin.val_zero]
  | succ i ih => rw [hs, ih, Fin.val_castSucc, Fin.val_succ]

theorem cases_example {n : Nat} (i : Fin (n + 1)) : i = 0 ∨ ∃ j : Fin n, i = j.succ := by
  cases i using Fin.cases with
  | zero => exact .inl rfl
  | succ j => exact .inr ⟨j, rfl⟩

theorem last_example {n : Nat} (i : Fin (n + 1)) (h : i ≠ Fin.last n) : i.val < n := Fin.val_lt_last h

theorem no_elements (i : Fin 0) : False := i.elim0

theorem sub_self_example (a : Fin 9) : a - a = 0 := Fin.sub_self

theorem distrib {n : Nat} (a b c : Fin n) : a * (b + c) = a * b + a * c := Fin.left_distrib a b c

theorem add_cancel (a b c : Fin 6) (h : a + c = b + c) : a = b := Fin.add_right_cancel h

theorem mod_of_ofNat (n : Nat) : (Fin.ofNat 5 n).val = n % 5 := by simp

theorem bounded_nat : ∀ a < 12, ∀ b < 12, (a + b) % 12 < 12 := by decide

theorem clock : ∀ h : Fin 12, h + 12 = h := by decide

theorem literals : (7 : Fin 10) + 5 = 2 ∧ (3 : Fin 10) * 4 = 2 ∧ (2 : Fin 10) - 5 = 7 := by decide

theorem literals_simp : (7 : Fin 10) + 5 = 2 ∧ (3 : Fin 10) * 4 = 2 ∧ (2 : Fin 10) < 5 := by simp

theorem fold_sum : Fin.foldl 5 (fun acc i => acc + i.val) 0 = 10 := by decide

theorem fold_order : Fin.foldr 4 (fun i acc => i.val :: acc) [] = [0, 1, 2, 3] := rfl

theorem fold_unfold (f : Nat → Fin 3 → Nat) (x : Nat) : Fin.foldl 3 f x = f (f (f x 0) 1) 2 := by
  simp [Fin.foldl_succ]

end FinExercises
