/-! Run-length encoding, association lists and lookup tables, packing of digits into one number, tries. -/

variable {α β : Type}

/-! ## Run-length encoding -/

def decode : List (Nat × α) → List α
  | [] => []
  | (n, a) :: rest => List.replicate n a ++ decode rest

def encode [DecidableEq α] : List α → List (Nat × α)
  | [] => []
  | a :: as =>
    match encode as with
    | [] => [(1, a)]
    | (n, b) :: rest => if a = b then (n + 1, b) :: rest else (1, a) :: (n, b) :: rest

theorem decode_encode [DecidableEq α] (xs : List α) : decode (encode xs) = xs := by
  induction xs with
  | nil => rfl
  | cons a as ih =>
    simp only [encode]
    split
    · next h => rw [h] at ih; rw [← ih]; rfl
    · next n b rest h =>
      rw [h] at ih
      split
      · next hab => subst hab; rw [← ih]; rfl
      · rw [← ih]; rfl

theorem encode_pos [DecidableEq α] (xs : List α) : ∀ p ∈ encode xs, 0 < p.1 := by
  induction xs with
  | nil => simp [encode]
  | cons a as ih =>
    intro p hp
    rw [encode] at hp
    split at hp
    · simp at hp; subst hp; exact Nat.one_pos
    · next n b rest h =>
      rw [h] at ih
      split at hp
      · rcases List.mem_cons.1 hp with rfl | hp
        · exact Nat.succ_pos n
        · exact ih p (List.mem_cons_of_mem _ hp)
      · rcases List.mem_cons.1 hp with rfl | hp
        · exact Nat.one_pos
        · exact ih p hp

theorem encode_length_le [DecidableEq α] (xs : List α) : (encode xs).length ≤ xs.length := by
  induction xs with
  | nil => exact Nat.le_refl _
  | cons a as ih =>
    rw [encode]
    split
    · simp
    · next h =>
      rw [h] at ih
      simp only [List.length_cons] at ih ⊢
      split <;> simp only [List.length_cons] <;> omega

theorem decode_append (xs ys : List (Nat × α)) : decode (xs ++ ys) = decode xs ++ decode ys := by
  induction xs with
  | nil => rfl
  | cons p ps ih =>
    cases p with
    | mk n a => simp [decode, ih]

theorem length_decode (xs : List (Nat × α)) : (decode xs).length = (xs.map Prod.fst).sum := by
  induction xs with
  | nil => rfl
  | cons p ps ih =>
    obtain ⟨n, a⟩ := p
    simp [decode, ih]

example : encode ['a', 'a', 'b', 'c', 'c', 'c'] = [(2, 'a'), (1, 'b'), (3, 'c')] := by decide

/-! ## Association lists -/

abbrev Table (β : Type) := List (Nat × β)

def find (k : Nat) : Table β → Option β
  | [] => none
  | (k', v) :: t => if k = k' then some v else find k t

def put (k : Nat) (v : β) (t : Table β) : Table β := (k, v) :: t.filter (fun p => p.1 ≠ k)

def delete (k : Nat) (t : Table β) : Table β := t.filter (fun p => p.1 ≠ k)

theorem find_put_same (k : Nat) (v : β) (t : Table β) : find k (put k v t) = some v := by
  simp [find, put]

theorem find_delete_same (k : Nat) (t : Table β) : find k (delete k t) = none := by
  induction t with
  | nil => rfl
  | cons p t ih =>
    obtain ⟨k', v⟩ := p
    unfold delete at *
    by_cases h : k' = k
    · simp [h]
      simpa using ih
    · have h' : k ≠ k' := fun e => h e.symm
      simpa [h, find, h'] using ih

theorem find_delete_other (k k' : Nat) (t : Table β) (h : k ≠ k') : find k (delete k' t) = find k t := by
  induction t with
  | nil => rfl
  | cons p t ih =>
    obtain ⟨j, v⟩ := p
    unfold delete at *
    rw [List.filter_cons]
    by_cases hj : j = k'
    · subst hj
      rw [if_neg (by simp), ih, find, if_neg h]
    · rw [if_pos (by simpa using hj), find, find, ih]

theorem find_eq_lookup (k : Nat) (t : Table β) : find k t = t.lookup k := by
  induction t with
  | nil => rfl
  | cons p t ih =>
    obtain ⟨k', v⟩ := p
    rw [find, List.lookup_cons, ih]
    by_cases h : k = k'
    · simp [h]
    · have : (k == k') = false := by simpa using h
      rw [if_neg h, this]

theorem mem_of_find (k : Nat) (v : β) (t : Table β) (h : find k t = some v) : (k, v) ∈ t := by
  induction t with
  | nil => simp [find] at h
  | cons p t ih =>
    obtain ⟨k', w⟩ := p
    unfold find at h
    split at h
    · next e => cases h; cases e; exact List.mem_cons_self
    · exact List.mem_cons_of_mem _ (ih h)

theorem find_isSome_iff (k : Nat) (t : Table β) : (find k t).isSome = true ↔ k ∈ t.map Prod.fst := by
  induction t with
  | nil => simp [find]
  | cons p t ih =>
    obtain ⟨k', w⟩ := p
    simp only [find, List.map_cons, List.mem_cons]
    split
    · next h => simp [h]
    · next h => simp only [ih, h, false_or]

/-! ## Digits packed into one number -/

def pack (base : Nat) : List Nat → Nat
  | [] => 0
  | d :: ds => d + base * pack base ds

def unpack (base : Nat) : Nat → Nat → List Nat
  | 0, _ => []
  | len + 1, n => n % base :: unpack base len (n / base)

theorem unpack_pack (base : Nat) (hb : 0 < base) (ds : List Nat) (h : ∀ d ∈ ds, d < base) :
    unpack base ds.length (pack base ds) = ds := by
  induction ds with
  | nil => rfl
  | cons d ds ih =>
    have hd : d < base := h d List.mem_cons_self
    have h' : ∀ e ∈ ds, e < base := fun e he => h e (List.mem_cons_of_mem _ he)
    simp only [List.length_cons, unpack, pack]
    rw [Nat.add_mul_mod_self_left, Nat.mod_eq_of_lt hd, Nat.add_mul_div_left _ _ hb, Nat.div_eq_of_lt hd, Nat.zero_add, ih h']

theorem pack_lt (base : Nat) (ds : List Nat) (h : ∀ d ∈ ds, d < base) : pack base ds < base ^ ds.length := by
  induction ds with
  | nil => simp [pack]
  | cons d ds ih =>
    have hd : d < base := h d List.mem_cons_self
    have ih := ih fun e he => h e (List.mem_cons_of_mem _ he)
    rw [List.length_cons, pack, Nat.pow_succ]
    calc d + base * pack base ds
        < base + base * pack base ds := Nat.add_lt_add_right hd _
      _ = base * (pack base ds + 1) := by rw [Nat.mul_add, Nat.mul_one, Nat.add_comm]
      _ ≤ base * base ^ ds.length := Nat.mul_le_mul_left _ ih
      _ = base ^ ds.length * base := Nat.mul_comm _ _

theorem length_unpack (base len n : Nat) : (unpack base len n).length = len := by
  induction len generalizing n with
  | zero => rfl
  | succ len ih => simp [unpack, ih]

example : unpack 10 4 1984 = [4, 8, 9, 1] := by decide
example : pack 10 [4, 8, 9, 1] = 1984 := rfl
