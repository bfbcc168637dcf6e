/-! Options of tactics. -/

theorem simp_contextual (p q : Prop) : p → q → p := by simp +contextual

theorem simp_config (p q : Prop) : p ∧ q → p := by simp (config := { contextual := true })

theorem simp_decide : 7 * 8 = 56 := by simp +decide

theorem simp_zetaDelta (a : Nat) : a = a := by
  let x := a
  have h : x = a := by simp (config := { zetaDelta := true })
  fail_if_success have : x = a := by simp
  exact h.symm.trans h

theorem simp_maxSteps (a : Nat) : a = a ∧ a = a := by
  fail_if_success simp (config := { maxSteps := 1 })
  simp

theorem simp_fail_unchanged (p : Prop) (h : p) : p := by
  fail_if_success simp only []
  simp -failIfUnchanged only []
  exact h

theorem rw_occurrences (f : Nat → Nat → Nat) (a b : Nat) (h : a = b) (e : f a b = 0) : f a a = 0 := by
  rw (config := { occs := .pos [2] }) [h]
  exact e

theorem decide_kernel : (123456789 * 987654321) % 1000007 = (987654321 * 123456789) % 1000007 := by decide +kernel

theorem reducible_only (a : Nat) : a + 0 = a := by
  fail_if_success with_reducible rfl
  rfl
