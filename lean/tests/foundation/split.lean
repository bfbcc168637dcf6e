/-! `split`, `match`, `if`, nested. -/

theorem split_if (a b : Nat) (c : Prop) [Decidable c] (h : a = b) : (if c then a else b) = b := by
  split
  · exact h
  · rfl

theorem split_bool_if (a b : Nat) (c : Bool) (h : a = b) : (if c then a else b) = b := by
  split
  · exact h
  · rfl

theorem split_dite (c : Prop) [Decidable c] (f : c → Nat) (h : ∀ x, f x = 0) : (if x : c then f x else 0) = 0 := by
  split
  · exact h _
  · rfl

theorem split_match (x : Nat) : (match x with | 0 => 1 | _ + 1 => 1) = 1 := by
  split <;> rfl

def pick (x y : Option Nat) : Nat :=
  match x with
  | none => 0
  | some a =>
    match y with
    | none => a
    | some b => if a = b then 1 else 2

theorem split_nested (x y : Option Nat) (h : y = none) : pick x y = 0 ∨ ∃ a, x = some a ∧ pick x y = a := by
  unfold pick
  split
  · exact .inl rfl
  · rename_i a
    split
    · exact .inr ⟨a, rfl, rfl⟩
    · contradiction

theorem split_at (x : Option Nat) (h : (match x with | none => 0 | some n => n + 1) = 0) : x = none := by
  split at h
  · rfl
  · contradiction

theorem nested_ifs (a b : Bool) : (if a then (if b then 1 else 2) else (if b then 3 else 4)) ≠ 0 := by
  split <;> split <;> nofun

theorem by_simp (a b : Nat) (c : Prop) [Decidable c] (hc : c) : (if c then a else b) = a := by simp [hc]

theorem by_simp_neg (a b : Nat) (c : Prop) [Decidable c] (hc : ¬c) : (if c then a else b) = b := by simp [hc]

theorem by_cases' (a : Nat) (c : Prop) [Decidable c] : (if c then a else a) = a := by
  by_cases h : c
  · rw [if_pos h]
  · rw [if_neg h]

theorem if_let (x : Option Nat) (h : x = some 3) : (if let some n := x then n else 0) = 3 := by
  subst h
  rfl

theorem multiple_discriminants (x y : Bool) :
    (match x, y with | true, true => 1 | false, false => 1 | _, _ => 0) = if x = y then 1 else 0 := by
  cases x <;> cases y <;> rfl

theorem match_with_proof (x : Option Nat) (h : x ≠ none) : ∃ n, x = some n :=
  match x with
  | none => absurd rfl h
  | some n => ⟨n, rfl⟩

theorem match_equation (x : Option Nat) (n : Nat) :
    (match h : x with | none => n | some m => Function.const (x = some m) n h) = n := by
  split <;> rfl

open Classical in
theorem classical_if (p : Prop) : (if p then 1 else 2) ≤ 2 := by split <;> decide
