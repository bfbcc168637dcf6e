/-! `decide` on bounded quantifiers, `Fin`, lists, options, pairs and Booleans; Boolean checks lifted to bounded statements. -/

theorem small_squares : ∀ n, n < 20 → n * n ≠ 37 := by decide

theorem two_bounds : ∀ a, a < 7 → ∀ b, b < 7 → (a + b) % 7 = (b + a) % 7 := by decide

theorem kernel_bounds : ∀ a, a < 23 → ∀ b, b < 23 → (a + b) % 23 < 23 := by decide +kernel

theorem exists_root : ∃ n, n < 50 ∧ n * n = 1764 := by decide

theorem at_most : ∀ n, n ≤ 10 → n * n ≤ 100 := by decide

theorem fin_forall : ∀ i : Fin 10, i.val * i.val < 100 := by decide

theorem fin_exists : ∃ i : Fin 10, i.val * i.val = 49 := by decide

theorem fin_pairs : ∀ i j : Fin 5, i + j = j + i := by decide

theorem fin_eq : (3 : Fin 5) + 4 = 2 := by decide

theorem list_eq : [1, 2, 3] ++ [4] = [1, 2, 3, 4] := by decide

theorem list_ne : [1, 2] ≠ [2, 1] := by decide

theorem list_mem : 3 ∈ [1, 2, 3] ∧ ¬ 4 ∈ [1, 2, 3] := by decide

theorem list_forall : ∀ x ∈ [2, 4, 6], x % 2 = 0 := by decide

theorem list_exists : ∃ x ∈ [1, 2, 3], x * x = 9 := by decide

theorem list_nodup : [1, 2, 3].Nodup := by decide

theorem list_subset : [1, 3] ⊆ [3, 2, 1] := by decide

theorem list_perm : [3, 1, 2].isPerm [1, 2, 3] = true := by decide

theorem list_pairwise : [1, 3, 7].Pairwise (· < ·) := by decide

theorem list_lex : [1, 2, 3] < [1, 3] := by decide

theorem option_eq : (some 3).map (· + 1) = some 4 := by decide

theorem option_ne : (none : Option Nat) ≠ some 0 := by decide

theorem pair_eq : (1 + 1, true && false) = (2, false) := by decide

theorem pair_forall : ∀ p ∈ [(1, 2), (2, 3)], p.1 + 1 = p.2 := by decide

theorem bool_forall : ∀ a b c : Bool, (a && (b || c)) = (a && b || a && c) := by decide

theorem bool_exists : ∃ a b : Bool, (a && b) = true := by decide

theorem prop_mix : (3 < 5 ∧ 5 < 7) ∨ 2 = 3 := by decide

theorem imp : 3 = 4 → 1 = 2 := by decide

theorem iff : (3 < 4) ↔ (7 < 8) := by decide

theorem string_eq : "ab" ++ "c" = "abc" := by decide

theorem string_ne : "ab" ≠ "ac" := by decide

theorem char_lt : 'a' < 'b' := by decide

theorem sum_eq : (Sum.inl 3 : Nat ⊕ Bool) ≠ Sum.inr true := by decide

theorem int_bounds : ∀ n : Nat, n < 10 → (n : Int) - 10 < 0 := by decide

/-! ## Checks lifted to bounded statements -/

def check (n : Nat) (p : Nat → Bool) : Bool := (List.range n).all p

theorem of_check (n : Nat) (p : Nat → Bool) (h : check n p = true) : ∀ i, i < n → p i = true := by
  intro i hi
  exact List.all_eq_true.mp h i (List.mem_range.mpr hi)

theorem of_check₂ (m n : Nat) (p : Nat → Nat → Bool) (h : check m (fun a => check n (p a)) = true) :
    ∀ a, a < m → ∀ b, b < n → p a b = true :=
  fun a ha => of_check n (p a) (of_check m _ h a ha)

def f (a b : Nat) : Nat := (a * a + 3 * b) % 11

theorem f_symm_mod : ∀ a, a < 11 → ∀ b, b < 11 → f a b = f (11 - a) b := by
  have h := of_check₂ 11 11 (fun a b => f a b == f (11 - a) b) (by decide)
  intro a ha b hb
  exact eq_of_beq (h a ha b hb)

theorem f_lt : ∀ a, a < 11 → ∀ b, b < 11 → f a b < 11 := by
  intro a ha b hb
  exact of_decide_eq_true (of_check₂ 11 11 (fun a b => decide (f a b < 11)) rfl a ha b hb)

theorem beq_lift (n : Nat) (g h : Nat → Nat) (e : (List.range n).all (fun i => g i == h i) = true) :
    ∀ i, i < n → g i = h i := by
  intro i hi
  simp only [List.all_eq_true, List.mem_range, beq_iff_eq] at e
  exact e i hi

theorem any_lift (n : Nat) (g : Nat → Nat) (k : Nat) (e : (List.range n).any (fun i => g i == k) = true) :
    ∃ i, i < n ∧ g i = k := by
  simpa using e

theorem all_and (n : Nat) (p q : Nat → Bool) (e : (List.range n).all (fun i => p i && q i) = true) :
    (∀ i, i < n → p i = true) ∧ ∀ i, i < n → q i = true := by
  simp only [List.all_eq_true, List.mem_range, Bool.and_eq_true] at e
  exact ⟨fun i hi => (e i hi).1, fun i hi => (e i hi).2⟩

theorem nat_all (n : Nat) (p : Nat → Bool) (h : Nat.all n (fun i _ => p i) = true) : ∀ i, i < n → p i = true := by
  induction n with
  | zero => intro i hi; exact absurd hi (Nat.not_lt_zero i)
  | succ n ih =>
    simp only [Nat.all_succ, Bool.and_eq_true] at h
    intro i hi
    rcases Nat.lt_succ_iff_lt_or_eq.1 hi with hi | rfl
    · exact ih h.1 i hi
    · exact h.2

theorem cases_by_interval (n : Nat) (h : n < 4) : n = 0 ∨ n = 1 ∨ n = 2 ∨ n = 3 := by
  revert n
  decide

theorem by_match : ∀ n : Nat, n < 3 → n * n < 9
  | 0, _ => by decide
  | 1, _ => by decide
  | 2, _ => by decide

theorem decide_eq_true_iff' (p : Prop) [Decidable p] : decide p = true ↔ p := by simp

theorem decide_and' (p q : Prop) [Decidable p] [Decidable q] : decide (p ∧ q) = (decide p && decide q) := by simp

theorem bool_eq_iff (a b : Bool) : a = b ↔ (a = true ↔ b = true) := Bool.eq_iff_iff

theorem bool_not_not (b : Bool) : (!!b) = b := by simp

theorem bool_and_comm (a b : Bool) : (a && b) = (b && a) := Bool.and_comm a b

theorem bool_de_morgan (a b : Bool) : (!(a && b)) = (!a || !b) := by simp

theorem bool_cases (b : Bool) : b = true ∨ b = false := by cases b <;> simp

theorem bool_ite (b : Bool) (x y : Nat) : (if b then x else y) = bif b then x else y := by cases b <;> rfl

theorem bne_iff (a b : Nat) : (a != b) = true ↔ a ≠ b := by simp

theorem beq_refl' (a : Nat) : (a == a) = true := by simp
