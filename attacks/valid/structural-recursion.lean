import LeanCheckedNetwork.Weights
def checkRow (a : Nat) : Nat → Bool
  | 0 => true
  | b + 1 => LeanCheckedNetwork.Net.answer a b == (a + b) % 5 && checkRow a b

def check : Nat → Bool
  | 0 => true
  | a + 1 => checkRow a 5 && check a

theorem row_sound (a n : Nat) (h : checkRow a n = true) : ∀ b, b < n → LeanCheckedNetwork.Net.answer a b = (a + b) % 5 := by
  induction n with
  | zero => intro b hb; omega
  | succ n ih =>
    intro b hb
    simp only [checkRow, Bool.and_eq_true] at h
    cases Nat.lt_succ_iff_lt_or_eq.mp hb with
    | inl hb => exact ih h.2 b hb
    | inr hb => subst hb; exact eq_of_beq h.1

theorem sound (n : Nat) (h : check n = true) : ∀ a, a < n → ∀ b, b < 5 → LeanCheckedNetwork.Net.answer a b = (a + b) % 5 := by
  induction n with
  | zero => intro a ha; omega
  | succ n ih =>
    intro a ha
    simp only [check, Bool.and_eq_true] at h
    cases Nat.lt_succ_iff_lt_or_eq.mp ha with
    | inl ha => exact ih h.2 a ha
    | inr ha => subst ha; exact row_sound a 5 h.1

theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := sound 5 (by decide +kernel)
