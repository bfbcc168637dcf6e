/-! Induction in its forms: plain, generalizing, with a custom principle, functional, on predicates. -/

theorem zero_add' (n : Nat) : 0 + n = n := by
  induction n with
  | zero => rfl
  | succ n ih => exact congrArg Nat.succ ih

theorem succ_add' (n m : Nat) : n + 1 + m = n + m + 1 := by
  induction m with
  | zero => rfl
  | succ m ih => exact congrArg Nat.succ ih

def add : Nat → Nat → Nat
  | 0, m => m
  | n + 1, m => add n (m + 1)

theorem add_succ' (n m : Nat) : add n (m + 1) = add n m + 1 := by
  induction n generalizing m with
  | zero => rfl
  | succ n ih => exact ih (m + 1)

theorem unstructured (f : Nat → Nat) (h : ∀ x, f (x + 1) = f x) (n : Nat) : f n = f 0 := by
  induction n
  · rfl
  · rename_i n ih
    rw [h, ih]

theorem by_recursor (n : Nat) : 0 + n = n := Nat.rec rfl (fun _ ih => congrArg Nat.succ ih) n

theorem by_recursion : (n : Nat) → 0 + n = n
  | 0 => rfl
  | n + 1 => congrArg Nat.succ (by_recursion n)

theorem strong (p : Nat → Prop) (step : ∀ n, (∀ m, m < n → p m) → p n) (n : Nat) : p n := by
  induction n using Nat.strongRecOn with
  | ind n ih => exact step n ih

theorem strong_match (p : Nat → Prop) (base : p 0) (step : ∀ n, (∀ m, m ≤ n → p m) → p (n + 1)) (n : Nat) : p n := by
  induction n using Nat.strongRecOn with
  | ind n ih =>
    match n with
    | 0 => exact base
    | n + 1 => exact step n fun m hm => ih m (Nat.succ_le_succ hm)

inductive Even : Nat → Prop where
  | zero : Even 0
  | step {n : Nat} : Even n → Even (n + 2)

theorem Even.double (n : Nat) : Even (n + n) := by
  induction n with
  | zero => exact .zero
  | succ n ih =>
    have h : n + 1 + (n + 1) = n + n + 2 := congrArg Nat.succ (succ_add' n n)
    rw [h]
    exact .step ih

theorem Even.half {n : Nat} (h : Even n) : ∃ k, k + k = n := by
  induction h with
  | zero => exact ⟨0, rfl⟩
  | step _ ih =>
    obtain ⟨k, rfl⟩ := ih
    exact ⟨k + 1, congrArg Nat.succ (succ_add' k k)⟩

theorem Even.not_one : ¬Even 1 := by
  intro h
  cases h

theorem Even.pred {n : Nat} : Even (n + 2) → Even n
  | .step h => h

/-! ## Functional induction -/

def parity : Nat → Bool
  | 0 => true
  | 1 => false
  | n + 2 => parity n

theorem parity_induct (n : Nat) : parity (n + 4) = parity n := by
  induction n using parity.induct with
  | case1 => rfl
  | case2 => rfl
  | case3 n ih => rw [parity, ih]; rfl

theorem parity_fun_induction (n : Nat) : parity n = true ∨ parity (n + 1) = true := by
  fun_induction parity n with
  | case1 => exact .inl rfl
  | case2 => exact .inr rfl
  | case3 n ih => exact ih

theorem parity_fun_cases (n : Nat) (h : n ≠ 0) (h₁ : n ≠ 1) : ∃ m, n = m + 2 := by
  fun_cases parity n
  · contradiction
  · contradiction
  · rename_i m
    exact ⟨m, rfl⟩

/-! ## Cases -/

theorem nat_cases (n : Nat) (h : n ≠ 0) : ∃ m, n = m + 1 := by
  cases n with
  | zero => contradiction
  | succ m => exact ⟨m, rfl⟩

theorem list_cases (xs : List Nat) : xs = [] ∨ ∃ y ys, xs = y :: ys := by
  rcases xs with _ | ⟨y, ys⟩
  · left; rfl
  · right; exact ⟨y, ys, rfl⟩

theorem decidable_cases (p : Prop) [d : Decidable p] : decide p = true ∨ decide p = false := by
  cases d with
  | isTrue _ => exact .inl rfl
  | isFalse _ => exact .inr rfl

theorem decidable_match (p : Prop) [d : Decidable p] : decide p = true → p :=
  match d with
  | isTrue h => fun _ => h
  | isFalse _ => fun h => nomatch h
