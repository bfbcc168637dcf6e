/-! Textbook exercises on lists: own functions against the library's, and the algebra of append, reverse, map, filter. -/

variable {α β γ : Type}

def snoc (xs : List α) (a : α) : List α := xs ++ [a]

def rev : List α → List α
  | [] => []
  | x :: xs => rev xs ++ [x]

def revAcc : List α → List α → List α
  | [], acc => acc
  | x :: xs, acc => revAcc xs (x :: acc)

theorem rev_append (xs ys : List α) : rev (xs ++ ys) = rev ys ++ rev xs := by
  induction xs with
  | nil => simp [rev]
  | cons x xs ih => simp [rev, ih]

theorem rev_rev (xs : List α) : rev (rev xs) = xs := by
  induction xs with
  | nil => rfl
  | cons x xs ih => simp [rev, rev_append, ih]

theorem rev_eq_reverse (xs : List α) : rev xs = xs.reverse := by
  induction xs with
  | nil => rfl
  | cons x xs ih => rw [rev, ih, List.reverse_cons]

theorem revAcc_eq (xs acc : List α) : revAcc xs acc = rev xs ++ acc := by
  induction xs generalizing acc with
  | nil => simp [revAcc, rev]
  | cons x xs ih => simp [revAcc, rev, ih, List.append_assoc]

theorem revAcc_nil (xs : List α) : revAcc xs [] = xs.reverse := by
  simp [revAcc_eq, rev_eq_reverse]

theorem length_rev (xs : List α) : (rev xs).length = xs.length := by
  induction xs with
  | nil => rfl
  | cons x xs ih => simp_all [rev]

theorem mem_snoc (xs : List α) (a b : α) : b ∈ snoc xs a ↔ b ∈ xs ∨ b = a := by
  simp [snoc]

theorem append_length_comm (xs ys : List α) : (xs ++ ys).length = (ys ++ xs).length := by
  simp [Nat.add_comm]

theorem length_append_rev (xs ys : List α) : (xs ++ ys).reverse.length = ys.length + xs.length := by
  rw [List.length_reverse, List.length_append, Nat.add_comm]

theorem map_id_of (f : α → α) (h : ∀ x, f x = x) (xs : List α) : xs.map f = xs := by
  induction xs with
  | nil => rfl
  | cons x xs ih => simp [h, ih]

theorem map_comp (f : β → γ) (g : α → β) (xs : List α) : xs.map (f ∘ g) = (xs.map g).map f := by
  simp

theorem map_append_rev (f : α → β) (xs ys : List α) :
    (xs ++ ys).reverse.map f = (ys.map f).reverse ++ (xs.map f).reverse := by
  simp [List.map_reverse]

theorem filter_length (p : α → Bool) (xs : List α) : (xs.filter p).length ≤ xs.length := by
  induction xs with
  | nil => simp
  | cons x xs ih =>
    rw [List.filter_cons]
    split
    · simpa using ih
    · simp; omega

theorem filter_twice (p : α → Bool) (xs : List α) : (xs.filter p).filter p = xs.filter p := by
  simp [List.filter_filter]

theorem filter_partition_length (p : α → Bool) (xs : List α) :
    (xs.filter p).length + (xs.filter (fun x => !p x)).length = xs.length := by
  induction xs with
  | nil => rfl
  | cons x xs ih =>
    cases h : p x <;> simp [h] <;> omega

theorem filter_map_comm (p : β → Bool) (f : α → β) (xs : List α) :
    (xs.map f).filter p = (xs.filter (p ∘ f)).map f := List.filter_map

theorem mem_filter_map (p : Nat → Bool) (xs : List Nat) (n : Nat) :
    n ∈ (xs.map (· + 1)).filter p ↔ p n = true ∧ ∃ m ∈ xs, m + 1 = n := by
  simp only [List.mem_filter, List.mem_map]
  constructor
  · rintro ⟨h, hp⟩
    exact ⟨hp, h⟩
  · rintro ⟨hp, h⟩
    exact ⟨h, hp⟩

def sumTo : List Nat → Nat
  | [] => 0
  | n :: ns => n + sumTo ns

theorem sumTo_append (xs ys : List Nat) : sumTo (xs ++ ys) = sumTo xs + sumTo ys := by
  induction xs with
  | nil => simp [sumTo]
  | cons x xs ih => simp [sumTo, ih, Nat.add_assoc]

theorem sumTo_eq_sum (xs : List Nat) : sumTo xs = xs.sum := by
  induction xs with
  | nil => rfl
  | cons x xs ih => rw [sumTo, ih, List.sum_cons]

theorem sumTo_eq_foldl (xs : List Nat) : sumTo xs = xs.foldl (· + ·) 0 := by
  have h : ∀ (ys : List Nat) (k : Nat), ys.foldl (· + ·) k = k + sumTo ys := by
    intro ys
    induction ys with
    | nil => intro k; simp [sumTo]
    | cons y ys ih => intro k; simp [sumTo, ih]; omega
  rw [h, Nat.zero_add]

theorem sumTo_replicate (n k : Nat) : sumTo (List.replicate n k) = n * k := by
  induction n with
  | zero => simp [sumTo]
  | succ n ih => rw [List.replicate_succ, sumTo, ih, Nat.succ_mul, Nat.add_comm]

theorem sum_map_double (xs : List Nat) : (xs.map (2 * ·)).sum = 2 * xs.sum := by
  induction xs with
  | nil => rfl
  | cons x xs ih => simp [ih, Nat.mul_add]

theorem foldr_cons_id (xs : List α) : xs.foldr (fun x acc => x :: acc) [] = xs := by
  induction xs with
  | nil => rfl
  | cons x xs ih => simp

theorem foldl_reverse_eq (f : β → α → β) (b : β) (xs : List α) :
    xs.reverse.foldl f b = xs.foldr (fun x y => f y x) b := by
  simp

theorem take_drop (n : Nat) (xs : List α) : xs.take n ++ xs.drop n = xs := by
  simp

theorem take_take_min (m n : Nat) (xs : List α) : (xs.take n).take m = xs.take (min m n) := by
  simp [List.take_take]

theorem drop_length_le (n : Nat) (xs : List α) (h : xs.length ≤ n) : xs.drop n = [] := by
  simp [h]

theorem length_take_le (n : Nat) (xs : List α) : (xs.take n).length ≤ n := by
  simp; omega

theorem head_append (xs ys : List α) (h : xs ≠ []) : (xs ++ ys).head? = xs.head? := by
  cases xs with
  | nil => exact absurd rfl h
  | cons x xs => rfl

theorem getLast_snoc (xs : List α) (a : α) : (xs ++ [a]).getLast? = some a := by
  simp

theorem zip_lengths (xs : List α) (ys : List β) (h : xs.length = ys.length) : (xs.zip ys).length = xs.length := by
  simp [h]

theorem zip_map_fst (xs : List α) (ys : List β) (h : xs.length ≤ ys.length) : (xs.zip ys).map Prod.fst = xs := by
  exact List.map_fst_zip h

theorem nil_or_snoc (xs : List α) : xs = [] ∨ ∃ ys y, xs = ys ++ [y] := by
  induction xs with
  | nil => exact Or.inl rfl
  | cons x xs ih =>
    right
    rcases ih with rfl | ⟨ys, y, rfl⟩
    · exact ⟨[], x, rfl⟩
    · exact ⟨x :: ys, y, rfl⟩

theorem append_eq_nil (xs ys : List α) : xs ++ ys = [] ↔ xs = [] ∧ ys = [] := by
  constructor
  · intro h
    cases xs with
    | nil => exact ⟨rfl, h⟩
    | cons x xs => contradiction
  · rintro ⟨rfl, rfl⟩
    rfl

theorem append_left_cancel {xs ys zs : List α} (h : xs ++ ys = xs ++ zs) : ys = zs := by
  induction xs with
  | nil => exact h
  | cons x xs ih =>
    simp only [List.cons_append, List.cons.injEq, true_and] at h
    exact ih h

theorem mem_split (a : α) (xs : List α) (h : a ∈ xs) : ∃ ys zs, xs = ys ++ a :: zs := by
  induction xs with
  | nil => simp at h
  | cons x xs ih =>
    simp only [List.mem_cons] at h
    cases h with
    | inl h => exact ⟨[], xs, by simp [h]⟩
    | inr h =>
      obtain ⟨ys, zs, rfl⟩ := ih h
      exact ⟨x :: ys, zs, rfl⟩

theorem all_append (p : α → Bool) (xs ys : List α) : (xs ++ ys).all p = (xs.all p && ys.all p) := by
  simp [List.all_append]

theorem all_imp (p q : α → Bool) (xs : List α) (h : ∀ x, p x = true → q x = true) (hp : xs.all p = true) :
    xs.all q = true := by
  rw [List.all_eq_true] at *
  intro x hx
  exact h x (hp x hx)

theorem not_any_nil (p : α → Bool) : List.any [] p = false := rfl

theorem exists_of_any (p : α → Bool) (xs : List α) (h : xs.any p = true) : ∃ x ∈ xs, p x = true := by
  simpa using h

theorem concat_inj (xs ys : List α) (a b : α) (h : xs ++ [a] = ys ++ [b]) : xs = ys ∧ a = b := by
  have := List.append_inj' h rfl
  simpa using this

theorem replicate_append (n m : Nat) (a : α) :
    List.replicate n a ++ List.replicate m a = List.replicate (n + m) a := by
  induction n with
  | zero => simp
  | succ n ih => simp [List.replicate_succ, Nat.succ_add, ih]

theorem flatten_singletons (xs : List α) : (xs.map (fun x => [x])).flatten = xs := by
  induction xs with
  | nil => rfl
  | cons x xs ih => simp [ih]

theorem flatMap_assoc (f : α → List β) (g : β → List γ) (xs : List α) :
    (xs.flatMap f).flatMap g = xs.flatMap (fun x => (f x).flatMap g) := by
  induction xs with
  | nil => rfl
  | cons x xs ih => simp [ih]

theorem length_filter_lt (p : α → Bool) (xs : List α) (a : α) (ha : a ∈ xs) (h : p a = false) :
    (xs.filter p).length < xs.length := by
  induction xs with
  | nil => cases ha
  | cons x xs ih =>
    cases ha with
    | head =>
      simp [h]
      have := List.length_filter_le p xs
      omega
    | tail _ ha =>
      have := ih ha
      rw [List.filter_cons]
      split
      · simp; omega
      · simp; omega

theorem reverse_induction {P : List α → Prop} (h0 : P []) (h1 : ∀ xs x, P xs → P (xs ++ [x])) (xs : List α) : P xs := by
  have : ∀ ys : List α, P ys.reverse := by
    intro ys
    induction ys with
    | nil => exact h0
    | cons y ys ih => rw [List.reverse_cons]; exact h1 _ _ ih
  simpa using this xs.reverse

theorem subset_trans {xs ys zs : List α} (h₁ : xs ⊆ ys) (h₂ : ys ⊆ zs) : xs ⊆ zs :=
  fun _ hx => h₂ (h₁ hx)

theorem count_append [DecidableEq α] (a : α) (xs ys : List α) : (xs ++ ys).count a = xs.count a + ys.count a := by
  simp

theorem erase_length [DecidableEq α] (a : α) (xs : List α) (h : a ∈ xs) : (xs.erase a).length + 1 = xs.length := by
  rw [List.length_erase_of_mem h]
  have := List.length_pos_of_mem h
  omega
