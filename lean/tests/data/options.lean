/-! Options: interpreters that may fail, `do` notation, the algebra of `map`, `bind` and `or`; pairs, sums, subtypes. -/

variable {α β γ : Type}

def safeDiv (m n : Nat) : Option Nat := if n = 0 then none else some (m / n)

theorem safeDiv_some (m n : Nat) (h : n ≠ 0) : safeDiv m n = some (m / n) := by
  simp [safeDiv, h]

theorem safeDiv_none (m : Nat) : safeDiv m 0 = none := rfl

theorem safeDiv_isSome (m n : Nat) : (safeDiv m n).isSome = true ↔ n ≠ 0 := by
  unfold safeDiv
  split <;> simp_all

theorem safeDiv_eq_some_iff (m n k : Nat) : safeDiv m n = some k ↔ n ≠ 0 ∧ m / n = k := by
  simp [safeDiv]

def avg (xs : List Nat) : Option Nat := do
  let n ← xs.head?
  let q ← safeDiv (xs.foldl (· + ·) 0) xs.length
  if n ≤ q then return q else return n

theorem avg_nil : avg [] = none := rfl

theorem avg_isSome (x : Nat) (xs : List Nat) : (avg (x :: xs)).isSome = true := by
  simp [avg, safeDiv]
  split <;> rfl

inductive Ty
  | nat
  | bool
  deriving DecidableEq

inductive Tm
  | tru
  | fls
  | lit (n : Nat)
  | plus (a b : Tm)
  | isZero (a : Tm)
  | ite (c t e : Tm)

inductive Val
  | nat (n : Nat)
  | bool (b : Bool)
  deriving DecidableEq

def infer : Tm → Option Ty
  | .tru => some .bool
  | .fls => some .bool
  | .lit _ => some .nat
  | .plus a b =>
    match infer a, infer b with
    | some .nat, some .nat => some .nat
    | _, _ => none
  | .isZero a =>
    match infer a with
    | some .nat => some .bool
    | _ => none
  | .ite c t e =>
    match infer c, infer t, infer e with
    | some .bool, some τ, some τ' => if τ = τ' then some τ else none
    | _, _, _ => none

def evalTm : Tm → Option Val
  | .tru => some (.bool true)
  | .fls => some (.bool false)
  | .lit n => some (.nat n)
  | .plus a b =>
    match evalTm a, evalTm b with
    | some (.nat m), some (.nat n) => some (.nat (m + n))
    | _, _ => none
  | .isZero a =>
    match evalTm a with
    | some (.nat n) => some (.bool (n == 0))
    | _ => none
  | .ite c t e =>
    match evalTm c with
    | some (.bool true) => evalTm t
    | some (.bool false) => evalTm e
    | _ => none

def Val.ty : Val → Ty
  | .nat _ => .nat
  | .bool _ => .bool

/-- Well-typed terms do not get stuck. -/
theorem type_safety (t : Tm) (τ : Ty) (h : infer t = some τ) : ∃ v, evalTm t = some v ∧ v.ty = τ := by
  induction t generalizing τ with
  | tru => cases h; exact ⟨_, rfl, rfl⟩
  | fls => cases h; exact ⟨_, rfl, rfl⟩
  | lit n => cases h; exact ⟨_, rfl, rfl⟩
  | plus a b iha ihb =>
    simp only [infer] at h
    split at h
    · next ha hb =>
      obtain ⟨va, ea, ta⟩ := iha _ ha
      obtain ⟨vb, eb, tb⟩ := ihb _ hb
      cases va with
      | nat m =>
        cases vb with
        | nat n => cases h; exact ⟨.nat (m + n), by simp [evalTm, ea, eb], rfl⟩
        | bool b => cases tb
      | bool b => cases ta
    · cases h
  | isZero a ih =>
    simp only [infer] at h
    split at h
    · next ha =>
      obtain ⟨v, e, t⟩ := ih _ ha
      cases v with
      | nat n => cases h; exact ⟨.bool (n == 0), by simp [evalTm, e], rfl⟩
      | bool b => cases t
    · cases h
  | ite c t e ihc iht ihe =>
    simp only [infer] at h
    split at h
    · next hc ht he =>
      split at h
      · next heq =>
        cases heq; cases h
        obtain ⟨vc, ec, tc⟩ := ihc _ hc
        cases vc with
        | nat n => cases tc
        | bool b =>
          cases b with
          | true =>
            obtain ⟨v, ev, tv⟩ := iht _ ht
            exact ⟨v, by simp [evalTm, ec, ev], tv⟩
          | false =>
            obtain ⟨v, ev, tv⟩ := ihe _ he
            exact ⟨v, by simp [evalTm, ec, ev], tv⟩
      · cases h
    · cases h

theorem map_some_iff (f : α → β) (o : Option α) (b : β) : o.map f = some b ↔ ∃ a, o = some a ∧ f a = b := by
  simp

theorem bind_assoc (o : Option α) (f : α → Option β) (g : β → Option γ) :
    (o.bind f).bind g = o.bind (fun a => (f a).bind g) := by
  cases o <;> rfl

theorem do_let (o : Option Nat) : (do let x ← o; pure (x + 1)) = o.map (· + 1) := by
  cases o with
  | none => rfl
  | some x => rfl

theorem getD_map (f : α → β) (o : Option α) (a : α) : (o.map f).getD (f a) = f (o.getD a) := by
  cases o <;> rfl

theorem or_assoc' (a b c : Option α) : (a.or b).or c = a.or (b.or c) := by
  simp [Option.or_assoc]

theorem eq_none_or_some (o : Option α) : o = none ∨ ∃ a, o = some a := by
  cases o with
  | none => left; rfl
  | some a => right; exact ⟨a, rfl⟩

theorem some_inj' (a b : α) : some a = some b ↔ a = b := by simp

theorem isSome_iff (o : Option α) : o.isSome = true ↔ ∃ a, o = some a := Option.isSome_iff_exists

theorem filterMap_id (xs : List (Option α)) (h : ∀ o ∈ xs, o.isSome = true) : (xs.filterMap id).length = xs.length := by
  induction xs with
  | nil => rfl
  | cons o os ih =>
    have ho := h o List.mem_cons_self
    have ih := ih fun o' ho' => h o' (List.mem_cons_of_mem _ ho')
    cases o with
    | none => simp at ho
    | some a => simp [ih]

/-! ## Pairs, sums, subtypes, dependent pairs -/

theorem swap_swap (p : α × β) : p.swap.swap = p := by simp

theorem pair_eta (p : α × β) : (p.1, p.2) = p := by simp

theorem pair_ext (p q : α × β) (h₁ : p.1 = q.1) (h₂ : p.2 = q.2) : p = q := by
  cases p; cases q; simp_all

theorem pair_ext' (p q : α × β) (h₁ : p.1 = q.1) (h₂ : p.2 = q.2) : p = q := by
  ext
  · exact h₁
  · exact h₂

theorem pair_inj (a a' : α) (b b' : β) : (a, b) = (a', b') ↔ a = a' ∧ b = b' := by simp

theorem exists_pair (p : α × β → Prop) : (∃ x, p x) ↔ ∃ a b, p (a, b) := by simp

theorem sum_cases (p : α ⊕ β → Prop) (hl : ∀ a, p (.inl a)) (hr : ∀ b, p (.inr b)) (x : α ⊕ β) : p x := by
  cases x with
  | inl a => exact hl a
  | inr b => exact hr b

theorem sum_swap (x : α ⊕ β) : x.swap.swap = x := by simp

theorem inl_ne_inr (a : α) (b : β) : (Sum.inl a : α ⊕ β) ≠ Sum.inr b := by simp

def Even' (n : Nat) : Prop := ∃ k, n = 2 * k

def double (n : Nat) : { m : Nat // Even' m } := ⟨2 * n, n, rfl⟩

theorem double_val (n : Nat) : (double n).val = 2 * n := rfl

theorem subtype_ext (p : α → Prop) (x y : { a : α // p a }) (h : x.val = y.val) : x = y := Subtype.ext h

theorem subtype_eta (p : α → Prop) (x : { a : α // p a }) : ⟨x.val, x.property⟩ = x := by simp

theorem sigma_fst (x : (n : Nat) × Fin (n + 1)) : x.2.val ≤ x.1 := Nat.le_of_lt_succ x.2.isLt

theorem exists_unpack (p q : Nat → Prop) (h : ∃ n, p n ∧ q n) : (∃ n, p n) ∧ ∃ n, q n := by
  obtain ⟨n, hp, hq⟩ := h
  exact ⟨⟨n, hp⟩, n, hq⟩

theorem curry_uncurry (f : α → β → γ) : Function.curry (Function.uncurry f) = f := rfl

theorem injective_comp (f : α → β) (g : β → γ) (hg : Function.Injective g) (hf : Function.Injective f) :
    Function.Injective (g ∘ f) := by
  intro a b h
  exact hf (hg h)

theorem injective_succ : Function.Injective Nat.succ := by
  intro a b h
  exact Nat.succ.inj h
