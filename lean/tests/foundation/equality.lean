/-! Rewriting, `calc`, `conv`, `congr`, `subst`, extensionality. -/

theorem by_rw (a b c : Nat) (h : a = b) (h₂ : a = c) : b = c := by
  rw [h] at h₂
  exact h₂

theorem by_rewrite (a b c : Nat) (h : a = b) (h₂ : b = c) : a = c := by
  rewrite [h, h₂]
  rfl

theorem backwards (a b : Nat) (h : b = a) (p : Nat → Prop) (hp : p b) : p a := by
  rw [← h]; exact hp

theorem everywhere (f : Nat → Nat → Nat) (comm : ∀ x y, f x y = f y x) (a b : Nat) (h : f a b = 0) : f b a = 0 := by
  rw [comm] at h ⊢
  rw [comm] at h
  exact h

theorem by_calc (a b c d : Nat) (h₁ : a = b) (h₂ : b = c) (h₃ : c = d) : a = d := calc
  a = b := h₁
  _ = c := h₂
  _ = d := h₃

theorem calc_mixed (a b c : Nat) (h₁ : a = b) (h₂ : b = c) (p : Nat → Nat → Prop) (hp : p c c) : p a c := calc
  a = b := h₁
  _ = c := h₂
  p _ c := hp

theorem by_calc_tactic (a b c : Nat) (h : a = b) (h₂ : b = c) : a = c := by
  calc a
    _ = b := h
    _ = c := h₂

theorem iff_calc (p q r : Prop) (h : p ↔ q) (h₂ : q ↔ r) : p ↔ r := calc
  p ↔ q := h
  _ ↔ r := h₂

theorem by_conv (a b : Nat) (h : a = b) : b = a := by
  conv => lhs; rw [← h]

theorem conv_enter (f : Nat → Nat → Nat) (a b : Nat) (h : a = b) : (fun x => f x a) = fun x => f x b := by
  conv => enter [1, x, 2]; rw [h]

theorem conv_ext (f : Nat → Nat) (h : ∀ x, f x = x) : (fun x => f (f x)) = fun x => x := by
  conv =>
    lhs
    ext x
    rw [h, h]

theorem conv_arg (f : Nat → Nat → Nat) (a b c : Nat) (h : a = b) : f a c = f b c := by
  conv => lhs; arg 1; rw [h]

theorem conv_at (a b : Nat) (p : Nat → Prop) (e : a = b) (h : p a) : p b := by
  conv at h => rw [e]
  exact h

theorem by_congr (f : Nat → Nat) (a b : Nat) (h : a = b) : f a = f b := by congr

theorem by_subst (a b : Nat) (h : a = b) (p : Nat → Prop) (hp : p a) : p b := by
  subst h
  exact hp

theorem by_triangle (a b : Nat) (h : a = b) (p : Nat → Prop) (hp : p a) : p b := h ▸ hp

theorem by_cases_rfl (a b : Nat) (h : a = b) : b = a := by
  cases h
  rfl

theorem by_match_rfl (a b : Nat) : a = b → b = a
  | rfl => rfl

theorem by_symm (a b : Nat) (h : a = b) : b = a := by
  symm
  exact h

theorem function_ext (f g : Nat → Nat) (h : ∀ x, f x = g x) : f = g := by
  funext x
  exact h x

theorem function_ext' (f g : Nat → Nat → Nat) (h : ∀ x y, f x y = g x y) : f = g := by
  ext x y
  exact h x y

theorem set_ext (p q : Nat → Prop) (h : ∀ x, p x ↔ q x) : p = q := by
  ext x
  exact h x

theorem pairs (a b c d : Nat) (h : (a, b) = (c, d)) : a = c ∧ b = d := by
  injection h with h₁ h₂
  exact ⟨h₁, h₂⟩

theorem pairs_simp (a b c d : Nat) (h : a = c) (h₂ : b = d) : (a, b) = (c, d) := by simp [h, h₂]

theorem succ_inj (a b : Nat) (h : a.succ = b.succ) : a = b := by injections

theorem succ_inj' (a b : Nat) (h : a + 1 = b + 1) : a = b := by simpa using h

theorem different_constructors (x : Nat) (xs : List Nat) : x :: xs ≠ [] := by
  intro h
  cases h

theorem different_constructors' (x : Nat) : some x ≠ none := nofun

theorem by_generalize (a b : Nat) (f : Nat → Nat) (h : ∀ n, f n = n) : f (a + b) = a + b := by
  generalize a + b = n
  exact h n

theorem heterogeneous (α : Type) (a b : α) (h : HEq a b) : a = b := eq_of_heq h

theorem casting (α β : Type) (h : α = β) (a : α) : HEq (cast h a) a := cast_heq h a

theorem unused_simp (a b : Nat) (h : a = b) (p : Nat → Prop) (hp : p b) : p a := by
  simp only [h, hp]

theorem proof_irrelevance (p : Prop) (h₁ h₂ : p) : h₁ = h₂ := rfl

theorem eta_struct (p : Nat × Nat) : p = (p.1, p.2) := rfl
