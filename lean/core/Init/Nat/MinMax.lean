prelude
import Init.Nat.Arith

/-!
# Natural numbers: minimum and maximum
-/

namespace Nat

protected theorem min_def {n m : Nat} : min n m = if n ≤ m then n else m := rfl
protected theorem max_def {n m : Nat} : max n m = if n ≤ m then m else n := rfl
protected theorem min_eq_left {a b : Nat} (h : a ≤ b) : min a b = a := if_pos h
protected theorem min_eq_right {a b : Nat} (h : b ≤ a) : min a b = b := by
  rcases Nat.eq_or_lt_of_le h with rfl | h
  · exact Nat.min_eq_left (Nat.le_refl b)
  · exact if_neg (Nat.not_le_of_gt h)
protected theorem max_eq_right {a b : Nat} (h : a ≤ b) : max a b = b := if_pos h
protected theorem max_eq_left {a b : Nat} (h : b ≤ a) : max a b = a := by
  rcases Nat.eq_or_lt_of_le h with rfl | h
  · exact Nat.max_eq_right (Nat.le_refl b)
  · exact if_neg (Nat.not_le_of_gt h)

protected theorem le_min {a b c : Nat} : a ≤ min b c ↔ a ≤ b ∧ a ≤ c := by
  rcases Nat.le_total b c with h | h
  · rw [Nat.min_eq_left h]; exact ⟨fun h' => ⟨h', Nat.le_trans h' h⟩, And.left⟩
  · rw [Nat.min_eq_right h]; exact ⟨fun h' => ⟨Nat.le_trans h' h, h'⟩, And.right⟩
protected theorem max_le {a b c : Nat} : max a b ≤ c ↔ a ≤ c ∧ b ≤ c := by
  rcases Nat.le_total a b with h | h
  · rw [Nat.max_eq_right h]; exact ⟨fun h' => ⟨Nat.le_trans h h', h'⟩, And.right⟩
  · rw [Nat.max_eq_left h]; exact ⟨fun h' => ⟨h', Nat.le_trans h h'⟩, And.left⟩
protected theorem min_le {a b c : Nat} : min a b ≤ c ↔ a ≤ c ∨ b ≤ c := by
  rcases Nat.le_total a b with h | h
  · rw [Nat.min_eq_left h]; exact ⟨.inl, fun h' => h'.elim id (Nat.le_trans h)⟩
  · rw [Nat.min_eq_right h]; exact ⟨.inr, fun h' => h'.elim (Nat.le_trans h) id⟩
protected theorem le_max {a b c : Nat} : a ≤ max b c ↔ a ≤ b ∨ a ≤ c := by
  rcases Nat.le_total b c with h | h
  · rw [Nat.max_eq_right h]; exact ⟨.inr, fun h' => h'.elim (Nat.le_trans · h) id⟩
  · rw [Nat.max_eq_left h]; exact ⟨.inl, fun h' => h'.elim id (Nat.le_trans · h)⟩
protected theorem lt_min {a b c : Nat} : a < min b c ↔ a < b ∧ a < c := Nat.le_min
protected theorem max_lt {a b c : Nat} : max a b < c ↔ a < c ∧ b < c := by
  rcases Nat.le_total a b with h | h
  · rw [Nat.max_eq_right h]; exact ⟨fun h' => ⟨Nat.lt_of_le_of_lt h h', h'⟩, And.right⟩
  · rw [Nat.max_eq_left h]; exact ⟨fun h' => ⟨h', Nat.lt_of_le_of_lt h h'⟩, And.left⟩
protected theorem min_lt {a b c : Nat} : min a b < c ↔ a < c ∨ b < c := by
  rcases Nat.le_total a b with h | h
  · rw [Nat.min_eq_left h]; exact ⟨.inl, fun h' => h'.elim id (Nat.lt_of_le_of_lt h)⟩
  · rw [Nat.min_eq_right h]; exact ⟨.inr, fun h' => h'.elim (Nat.lt_of_le_of_lt h) id⟩
protected theorem lt_max {a b c : Nat} : a < max b c ↔ a < b ∨ a < c := Nat.le_max

private theorem eq_of_le_iff {m n : Nat} (h : ∀ k, k ≤ m ↔ k ≤ n) : m = n :=
  Nat.le_antisymm ((h m).1 m.le_refl) ((h n).2 n.le_refl)

private theorem eq_of_ge_iff {m n : Nat} (h : ∀ k, m ≤ k ↔ n ≤ k) : m = n :=
  Nat.le_antisymm ((h n).2 n.le_refl) ((h m).1 m.le_refl)

/-- A function that respects the order respects the minimum. -/
private theorem min_map {f : Nat → Nat} (hf : ∀ {a b}, a ≤ b → f a ≤ f b) (a b : Nat) : min (f a) (f b) = f (min a b) := by
  rcases Nat.le_total a b with h | h
  · rw [Nat.min_eq_left h, Nat.min_eq_left (hf h)]
  · rw [Nat.min_eq_right h, Nat.min_eq_right (hf h)]

/-- A function that respects the order respects the maximum. -/
private theorem max_map {f : Nat → Nat} (hf : ∀ {a b}, a ≤ b → f a ≤ f b) (a b : Nat) : max (f a) (f b) = f (max a b) := by
  rcases Nat.le_total a b with h | h
  · rw [Nat.max_eq_right h, Nat.max_eq_right (hf h)]
  · rw [Nat.max_eq_left h, Nat.max_eq_left (hf h)]

@[simp] protected theorem min_self (a : Nat) : min a a = a := Nat.min_eq_left a.le_refl
@[simp] protected theorem max_self (a : Nat) : max a a = a := Nat.max_eq_left a.le_refl
protected theorem min_comm (a b : Nat) : min a b = min b a :=
  eq_of_le_iff fun k => by simp only [Nat.le_min, and_comm]
protected theorem max_comm (a b : Nat) : max a b = max b a :=
  eq_of_ge_iff fun k => by simp only [Nat.max_le, and_comm]
protected theorem min_assoc (a b c : Nat) : min (min a b) c = min a (min b c) :=
  eq_of_le_iff fun k => by simp only [Nat.le_min, and_assoc]
protected theorem max_assoc (a b c : Nat) : max (max a b) c = max a (max b c) :=
  eq_of_ge_iff fun k => by simp only [Nat.max_le, and_assoc]
protected theorem min_left_comm (a b c : Nat) : min a (min b c) = min b (min a c) :=
  eq_of_le_iff fun k => by simp only [Nat.le_min, and_left_comm]
protected theorem max_left_comm (a b c : Nat) : max a (max b c) = max b (max a c) :=
  eq_of_ge_iff fun k => by simp only [Nat.max_le, and_left_comm]
protected theorem min_right_comm (a b c : Nat) : min (min a b) c = min (min a c) b :=
  eq_of_le_iff fun k => by simp only [Nat.le_min, and_right_comm]
protected theorem max_right_comm (a b c : Nat) : max (max a b) c = max (max a c) b :=
  eq_of_ge_iff fun k => by simp only [Nat.max_le, and_right_comm]
@[simp] protected theorem min_self_assoc {m n : Nat} : min m (min m n) = min m n :=
  by rw [← Nat.min_assoc, Nat.min_self]
@[simp] protected theorem max_self_assoc {m n : Nat} : max m (max m n) = max m n :=
  by rw [← Nat.max_assoc, Nat.max_self]
@[simp] protected theorem zero_min (a : Nat) : min 0 a = 0 := Nat.min_eq_left a.zero_le
@[simp] protected theorem min_zero (a : Nat) : min a 0 = 0 := Nat.min_eq_right a.zero_le
@[simp] protected theorem zero_max (a : Nat) : max 0 a = a := Nat.max_eq_right a.zero_le
@[simp] protected theorem max_zero (a : Nat) : max a 0 = a := Nat.max_eq_left a.zero_le
protected theorem min_le_left (a b : Nat) : min a b ≤ a := Nat.min_le.2 (.inl a.le_refl)
protected theorem min_le_right (a b : Nat) : min a b ≤ b := Nat.min_le.2 (.inr b.le_refl)
protected theorem le_max_left (a b : Nat) : a ≤ max a b := Nat.le_max.2 (.inl a.le_refl)
protected theorem le_max_right (a b : Nat) : b ≤ max a b := Nat.le_max.2 (.inr b.le_refl)
protected theorem min_le_max (a b : Nat) : min a b ≤ max a b :=
  Nat.le_trans (Nat.min_le_left a b) (Nat.le_max_left a b)
protected theorem le_min_of_le_of_le {a b c : Nat} (h₁ : a ≤ b) (h₂ : a ≤ c) : a ≤ min b c := Nat.le_min.2 ⟨h₁, h₂⟩
protected theorem max_le_of_le_of_le {a b c : Nat} (h₁ : a ≤ c) (h₂ : b ≤ c) : max a b ≤ c := Nat.max_le.2 ⟨h₁, h₂⟩
protected theorem min_eq_left_iff {a b : Nat} : min a b = a ↔ a ≤ b :=
  ⟨fun h => h ▸ Nat.min_le_right a b, Nat.min_eq_left⟩
protected theorem min_eq_right_iff {a b : Nat} : min a b = b ↔ b ≤ a :=
  ⟨fun h => h ▸ Nat.min_le_left a b, Nat.min_eq_right⟩
protected theorem max_eq_left_iff {a b : Nat} : max a b = a ↔ b ≤ a :=
  ⟨fun h => h ▸ Nat.le_max_right a b, Nat.max_eq_left⟩
protected theorem max_eq_right_iff {a b : Nat} : max a b = b ↔ a ≤ b :=
  ⟨fun h => h ▸ Nat.le_max_left a b, Nat.max_eq_right⟩
protected theorem min_eq_zero_iff {m n : Nat} : min m n = 0 ↔ m = 0 ∨ n = 0 := by
  rw [← le_zero, Nat.min_le, le_zero, le_zero]
protected theorem max_eq_zero_iff {m n : Nat} : max m n = 0 ↔ m = 0 ∧ n = 0 := by
  rw [← le_zero, Nat.max_le, le_zero, le_zero]
protected theorem min_max_distrib_left (a b c : Nat) : min a (max b c) = max (min a b) (min a c) :=
  eq_of_le_iff fun k => by simp only [Nat.le_min, Nat.le_max, and_or_left]
protected theorem max_min_distrib_left (a b c : Nat) : max a (min b c) = min (max a b) (max a c) :=
  eq_of_ge_iff fun k => by simp only [Nat.max_le, Nat.min_le, and_or_left]
protected theorem min_max_distrib_right (a b c : Nat) : min (max a b) c = max (min a c) (min b c) :=
  eq_of_le_iff fun k => by simp only [Nat.le_min, Nat.le_max, or_and_right]
protected theorem max_min_distrib_right (a b c : Nat) : max (min a b) c = min (max a c) (max b c) :=
  eq_of_ge_iff fun k => by simp only [Nat.max_le, Nat.min_le, or_and_right]
protected theorem add_min_add_left (a b c : Nat) : min (a + b) (a + c) = a + min b c :=
  min_map (Nat.add_le_add_left · a) b c
protected theorem add_min_add_right (a b c : Nat) : min (a + c) (b + c) = min a b + c :=
  min_map (Nat.add_le_add_right · c) a b
protected theorem add_max_add_left (a b c : Nat) : max (a + b) (a + c) = a + max b c :=
  max_map (Nat.add_le_add_left · a) b c
protected theorem add_max_add_right (a b c : Nat) : max (a + c) (b + c) = max a b + c :=
  max_map (Nat.add_le_add_right · c) a b
protected theorem succ_min_succ (x y : Nat) : min (succ x) (succ y) = succ (min x y) := min_map succ_le_succ x y
protected theorem succ_max_succ (x y : Nat) : max (succ x) (succ y) = succ (max x y) := max_map succ_le_succ x y
@[simp] protected theorem add_one_min_add_one (x y : Nat) : min (x + 1) (y + 1) = min x y + 1 :=
  min_map succ_le_succ x y
@[simp] protected theorem add_one_max_add_one (x y : Nat) : max (x + 1) (y + 1) = max x y + 1 :=
  max_map succ_le_succ x y

protected theorem sub_min_sub_right (a b c : Nat) : min (a - c) (b - c) = min a b - c :=
  min_map (Nat.sub_le_sub_right · c) a b

protected theorem sub_max_sub_right (a b c : Nat) : max (a - c) (b - c) = max a b - c :=
  max_map (Nat.sub_le_sub_right · c) a b

protected theorem sub_min_sub_left (a b c : Nat) : min (a - b) (a - c) = a - max b c := by
  rcases Nat.le_total b c with h | h
  · rw [Nat.max_eq_right h, Nat.min_eq_right (Nat.sub_le_sub_left h a)]
  · rw [Nat.max_eq_left h, Nat.min_eq_left (Nat.sub_le_sub_left h a)]

protected theorem sub_max_sub_left (a b c : Nat) : max (a - b) (a - c) = a - min b c := by
  rcases Nat.le_total b c with h | h
  · rw [Nat.min_eq_left h, Nat.max_eq_left (Nat.sub_le_sub_left h a)]
  · rw [Nat.min_eq_right h, Nat.max_eq_right (Nat.sub_le_sub_left h a)]

protected theorem pred_min_pred (x y : Nat) : min (pred x) (pred y) = pred (min x y) := Nat.sub_min_sub_right x y 1
protected theorem pred_max_pred (x y : Nat) : max (pred x) (pred y) = pred (max x y) := Nat.sub_max_sub_right x y 1

@[simp] protected theorem min_add_left_self {m n : Nat} : min m (n + m) = m := Nat.min_eq_left (le_add_left ..)
@[simp] protected theorem min_add_right_self {m n : Nat} : min m (m + n) = m := Nat.min_eq_left (le_add_right ..)
@[simp] protected theorem add_left_min_self {m n : Nat} : min (n + m) m = m := Nat.min_eq_right (le_add_left ..)
@[simp] protected theorem add_right_min_self {m n : Nat} : min (m + n) m = m := Nat.min_eq_right (le_add_right ..)
protected theorem sub_eq_sub_min (n m : Nat) : n - m = n - min n m := by
  rcases Nat.le_total n m with h | h
  · rw [sub_eq_zero_of_le h, Nat.min_eq_left h, Nat.sub_self]
  · rw [Nat.min_eq_right h]
protected theorem sub_sub_eq_min (a b : Nat) : a - (a - b) = min a b := by
  rcases Nat.le_total a b with h | h
  · rw [sub_eq_zero_of_le h, Nat.min_eq_left h, Nat.sub_zero]
  · rw [Nat.sub_sub_self h, Nat.min_eq_right h]
protected theorem add_sub_eq_max (a b : Nat) : a + (b - a) = max a b := by
  rcases Nat.le_total a b with h | h
  · rw [Nat.add_sub_of_le h, Nat.max_eq_right h]
  · rw [sub_eq_zero_of_le h, Nat.max_eq_left h, Nat.add_zero]
protected theorem min_add_max (a b : Nat) : min a b + max a b = a + b := by
  rcases Nat.le_total a b with h | h
  · rw [Nat.min_eq_left h, Nat.max_eq_right h]
  · rw [Nat.min_eq_right h, Nat.max_eq_left h, Nat.add_comm]

end Nat
