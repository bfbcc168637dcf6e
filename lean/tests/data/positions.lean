/-! Element access: `xs[i]`, `xs[i]?`, `xs[i]!`, `xs[i]'h`, on lists and arrays; updates; `Fin` indices. -/

variable {α β : Type}

theorem first (xs : List α) (h : 0 < xs.length) : xs[0] ∈ xs := List.getElem_mem h

theorem last (xs : List α) (h : xs ≠ []) : xs[xs.length - 1]'(by
    have := List.length_pos_iff.2 h; omega) = xs.getLast h := by
  rw [List.getLast_eq_getElem]

theorem get_map (f : α → β) (xs : List α) (i : Nat) (h : i < xs.length) :
    (xs.map f)[i]'(by simpa using h) = f xs[i] := by
  simp

theorem get?_map (f : α → β) (xs : List α) (i : Nat) : (xs.map f)[i]? = xs[i]?.map f := by
  simp

theorem get_append_left (xs ys : List α) (i : Nat) (h : i < xs.length) :
    (xs ++ ys)[i]'(by simp; omega) = xs[i] := by
  simp [h]

theorem get_append_right (xs ys : List α) (i : Nat) (h : i < ys.length) :
    (xs ++ ys)[xs.length + i]'(by simp; omega) = ys[i] := by
  rw [List.getElem_append_right (by omega)]
  simp

theorem get?_of_lt (xs : List α) (i : Nat) (h : i < xs.length) : xs[i]? = some xs[i] := by
  simp [h]

theorem get?_none (xs : List α) (i : Nat) (h : xs.length ≤ i) : xs[i]? = none := by
  simp [h]

theorem get?_isSome (xs : List α) (i : Nat) : xs[i]?.isSome = true ↔ i < xs.length := by
  simp

theorem get!_eq (xs : List Nat) (i : Nat) (h : i < xs.length) : xs[i]! = xs[i] := by
  rw [getElem!_pos xs i h]

theorem get!_default (xs : List Nat) (i : Nat) (h : xs.length ≤ i) : xs[i]! = 0 := by
  rw [getElem!_neg xs i (by omega)]
  rfl

theorem set_same (xs : List α) (i : Nat) (a : α) (h : i < xs.length) : (xs.set i a)[i]'(by simpa using h) = a := by
  simp

theorem set_other (xs : List α) (i j : Nat) (a : α) (h : i ≠ j) (hj : j < xs.length) :
    (xs.set i a)[j]'(by simpa using hj) = xs[j] := by
  simp [h]

theorem set_set (xs : List α) (i : Nat) (a b : α) : (xs.set i a).set i b = xs.set i b := by
  simp

theorem set_self (xs : List α) (i : Nat) (h : i < xs.length) : xs.set i xs[i] = xs := by
  simp

theorem ext_by_positions (xs ys : List α) (h : xs.length = ys.length)
    (h' : ∀ i (h₁ : i < xs.length) (h₂ : i < ys.length), xs[i] = ys[i]) : xs = ys := by
  apply List.ext_getElem h
  intro i h₁ h₂
  exact h' i h₁ h₂

theorem reverse_get (xs : List α) (i : Nat) (h : i < xs.length) :
    xs.reverse[i]'(by simpa using h) = xs[xs.length - 1 - i]'(by omega) := by
  simp

theorem map_eq_of_positions (f g : α → β) (xs : List α) (h : ∀ i (hi : i < xs.length), f xs[i] = g xs[i]) :
    xs.map f = xs.map g := by
  apply List.ext_getElem
  · simp
  · intro i h₁ h₂
    simp only [List.getElem_map]
    exact h i (by simpa using h₁)

theorem range_get (n i : Nat) (h : i < n) : (List.range n)[i]'(by simpa using h) = i := by
  simp

theorem replicate_get (n i : Nat) (a : α) (h : i < n) : (List.replicate n a)[i]'(by simpa using h) = a := by
  simp

theorem zipWith_get (f : α → α → β) (xs ys : List α) (i : Nat) (h₁ : i < xs.length) (h₂ : i < ys.length) :
    (List.zipWith f xs ys)[i]'(by simp; omega) = f xs[i] ys[i] := by
  simp

theorem take_get (xs : List α) (n i : Nat) (h : i < n) (h' : i < xs.length) :
    (xs.take n)[i]'(by simp; omega) = xs[i] := by
  simp

theorem drop_get (xs : List α) (n i : Nat) (h : n + i < xs.length) :
    (xs.drop n)[i]'(by simp; omega) = xs[n + i] := by
  simp

theorem mem_iff_position (xs : List α) (a : α) : a ∈ xs ↔ ∃ i, ∃ h : i < xs.length, xs[i] = a :=
  List.mem_iff_getElem

theorem all_positions (p : α → Bool) (xs : List α) (h : xs.all p = true) (i : Nat) (hi : i < xs.length) : p xs[i] = true := by
  rw [List.all_eq_true] at h
  exact h _ (List.getElem_mem hi)

theorem fin_index (xs : List α) (i : Fin xs.length) : xs[i] ∈ xs := by
  exact List.getElem_mem i.isLt

theorem get_fin (xs : List α) (i : Fin xs.length) : xs.get i = xs[i] := rfl

/-! ## A checked lookup in a table -/

def table : List Nat := [1, 4, 9, 16, 25]

theorem table_squares : ∀ i, (h : i < 5) → table[i]'h = (i + 1) * (i + 1) := by decide

theorem table_lookup (i : Nat) (h : i < table.length) : table[i] = (i + 1) * (i + 1) := table_squares i h

theorem table_get? (i : Nat) (h : i < 5) : table[i]? = some ((i + 1) * (i + 1)) := by
  have : ∀ i, i < 5 → table[i]? = some ((i + 1) * (i + 1)) := by decide
  exact this i h

theorem table_increasing : ∀ i, i < 4 → table[i]! < table[i + 1]! := by decide

/-! ## Arrays -/

theorem array_push_size (xs : Array α) (a : α) : (xs.push a).size = xs.size + 1 := by simp

theorem array_push_last (xs : Array α) (a : α) : (xs.push a)[xs.size]'(by simp) = a := by simp

theorem array_push_other (xs : Array α) (a : α) (i : Nat) (h : i < xs.size) : (xs.push a)[i]'(by simp; omega) = xs[i] := by
  simp [h]

theorem array_set_size (xs : Array α) (i : Nat) (a : α) (h : i < xs.size) : (xs.set i a h).size = xs.size := by simp

theorem array_map_get (f : α → β) (xs : Array α) (i : Nat) (h : i < xs.size) :
    (xs.map f)[i]'(by simpa using h) = f xs[i] := by simp

theorem array_toList (xs : List α) : xs.toArray.toList = xs := by simp

theorem array_ext (xs ys : Array α) (h : xs.size = ys.size) (h' : ∀ i (h₁ : i < xs.size) (h₂ : i < ys.size), xs[i] = ys[i]) :
    xs = ys := Array.ext h h'

theorem array_append_size (xs ys : Array α) : (xs ++ ys).size = xs.size + ys.size := by simp

example : #[1, 2, 3][1] = 2 := rfl
example : #[1, 2, 3].map (· * 2) = #[2, 4, 6] := rfl
example : #[1, 2, 3][5]? = none := rfl
example : (#[1, 2, 3].push 4).size = 4 := by decide
example : 2 ∈ #[1, 2, 3] := by decide
example (xs : Array Nat) (h : xs.size = 3) : xs[2] = xs[2] := rfl
example (xs : List Nat) (h : xs.length = 3) : xs[0] + xs[1] + xs[2] = xs[2] + xs[1] + xs[0] := by omega
