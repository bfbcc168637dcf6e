prelude
import Init.List.TakeDrop
import Init.Prod

/-!
# Lists: `zip`, `zipWith`, `unzip`
-/

universe u v w x

namespace List

variable {α : Type u} {β : Type v} {γ : Type w} {δ : Type x} {l₁ : List α} {l₂ : List β} {f : α → β → γ}

private theorem zero_min (a : Nat) : min 0 a = 0 := if_pos (Nat.zero_le a)

private theorem min_zero (a : Nat) : min a 0 = 0 := by
  cases a with
  | zero => rfl
  | succ a => exact if_neg (Nat.not_succ_le_zero a)

private theorem succ_min_succ (a b : Nat) : min (a + 1) (b + 1) = min a b + 1 := by
  by_cases h : a ≤ b
  · exact (if_pos (Nat.succ_le_succ h)).trans (congrArg (· + 1) (if_pos h).symm)
  · exact (if_neg fun h' => h (Nat.le_of_succ_le_succ h')).trans (congrArg (· + 1) (if_neg h).symm)

private theorem lt_left_of_lt_min {a b i : Nat} (h : i < min a b) : i < a := (Nat.lt_min.1 h).1

private theorem lt_right_of_lt_min {a b i : Nat} (h : i < min a b) : i < b := (Nat.lt_min.1 h).2

/-! ## `zipWith` -/

@[simp] theorem zipWith_nil_left {f : α → β → γ} {l : List β} : zipWith f [] l = [] := by cases l <;> rfl
@[simp] theorem zipWith_nil_right {f : α → β → γ} {l : List α} : zipWith f l [] = [] := by cases l <;> rfl
@[simp] theorem zipWith_cons_cons {f : α → β → γ} {a : α} {as : List α} {b : β} {bs : List β} :
    zipWith f (a::as) (b::bs) = f a b :: zipWith f as bs := rfl

@[simp] theorem length_zipWith {f : α → β → γ} {l₁ : List α} {l₂ : List β} :
    length (zipWith f l₁ l₂) = min l₁.length l₂.length := by
  induction l₁ generalizing l₂ with
  | nil => rw [zipWith_nil_left]; exact (zero_min _).symm
  | cons a l₁ ih => cases l₂ with
    | nil => exact (min_zero _).symm
    | cons b l₂ => exact (congrArg (· + 1) ih).trans (succ_min_succ ..).symm

theorem getElem?_zipWith {f : α → β → γ} {l₁ : List α} {l₂ : List β} {i : Nat} :
    (zipWith f l₁ l₂)[i]? = match l₁[i]?, l₂[i]? with | some a, some b => some (f a b) | _, _ => none := by
  induction l₁ generalizing l₂ i with
  | nil => rw [zipWith_nil_left]; rfl
  | cons a l₁ ih => cases l₂ with
    | nil => rw [zipWith_nil_right, getElem?_nil, getElem?_nil]; cases (a :: l₁)[i]? <;> rfl
    | cons b l₂ => cases i with
      | zero => rfl
      | succ i => exact ih

theorem getElem?_zipWith_eq_some {f : α → β → γ} {l₁ : List α} {l₂ : List β} {z : γ} {i : Nat} :
    (zipWith f l₁ l₂)[i]? = some z ↔ ∃ x y, l₁[i]? = some x ∧ l₂[i]? = some y ∧ f x y = z := by
  rw [getElem?_zipWith]
  constructor
  · intro h
    cases h₁ : l₁[i]? with
    | none => rw [h₁] at h; exact absurd h.symm (Option.some_ne_none z)
    | some a => cases h₂ : l₂[i]? with
      | none => rw [h₁, h₂] at h; exact absurd h.symm (Option.some_ne_none z)
      | some b => rw [h₁, h₂] at h; exact ⟨a, b, rfl, rfl, Option.some.inj h⟩
  · rintro ⟨x, y, h₁, h₂, h⟩
    rw [h₁, h₂]; exact congrArg some h

@[simp] theorem getElem_zipWith {f : α → β → γ} {as : List α} {bs : List β} {i : Nat} {h : i < (zipWith f as bs).length} :
    (zipWith f as bs)[i] = f (as[i]'(lt_left_of_lt_min (length_zipWith (f := f) ▸ h)))
      (bs[i]'(lt_right_of_lt_min (length_zipWith (f := f) ▸ h))) :=
  (getElem_eq_iff h).2 (getElem?_zipWith_eq_some.2
    ⟨_, _, getElem?_eq_getElem (lt_left_of_lt_min (length_zipWith (f := f) ▸ h)),
      getElem?_eq_getElem (lt_right_of_lt_min (length_zipWith (f := f) ▸ h)), rfl⟩)

@[simp] theorem zipWith_eq_nil_iff {f : α → β → γ} {l : List α} {l' : List β} : zipWith f l l' = [] ↔ l = [] ∨ l' = [] := by
  cases l with
  | nil => exact iff_of_true zipWith_nil_left (.inl rfl)
  | cons a l => cases l' with
    | nil => exact iff_of_true rfl (.inr rfl)
    | cons b l' => exact iff_of_false (cons_ne_nil _ _) fun h => h.elim (cons_ne_nil _ _) (cons_ne_nil _ _)

theorem zipWith_comm {f : α → β → γ} {as : List α} {bs : List β} : zipWith f as bs = zipWith (fun b a => f a b) bs as := by
  induction as generalizing bs with
  | nil => exact zipWith_nil_left.trans zipWith_nil_right.symm
  | cons a as ih => cases bs with
    | nil => rfl
    | cons b bs => exact congrArg (f a b :: ·) ih

@[simp] theorem zipWith_self {f : α → α → δ} {l : List α} : zipWith f l l = l.map fun a => f a a := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (f a a :: ·) ih

theorem map_zipWith {δ : Type x} {f : α → β} {g : γ → δ → α} {l : List γ} {l' : List δ} :
    map f (zipWith g l l') = zipWith (fun x y => f (g x y)) l l' := by
  induction l generalizing l' with
  | nil => rw [zipWith_nil_left, zipWith_nil_left]; rfl
  | cons a l ih => cases l' with
    | nil => rfl
    | cons b l' => exact congrArg (f (g a b) :: ·) ih

@[simp] theorem zipWith_map {μ} {f : γ → δ → μ} {g : α → γ} {h : β → δ} {l₁ : List α} {l₂ : List β} :
    zipWith f (l₁.map g) (l₂.map h) = zipWith (fun a b => f (g a) (h b)) l₁ l₂ := by
  induction l₁ generalizing l₂ with
  | nil => rw [map_nil, zipWith_nil_left, zipWith_nil_left]
  | cons a l ih => cases l₂ with
    | nil => rfl
    | cons b l' => exact congrArg (f (g a) (h b) :: ·) ih

theorem zipWith_map_left {l₁ : List α} {l₂ : List β} {f : α → α'} {g : α' → β → γ} :
    zipWith g (l₁.map f) l₂ = zipWith (fun a b => g (f a) b) l₁ l₂ := by
  rw [← map_id l₂, zipWith_map, map_id]; rfl

theorem zipWith_map_right {l₁ : List α} {l₂ : List β} {f : β → β'} {g : α → β' → γ} :
    zipWith g l₁ (l₂.map f) = zipWith (fun a b => g a (f b)) l₁ l₂ := by
  rw [← map_id l₁, zipWith_map, map_id]; rfl

theorem zipWith_append {f : α → β → γ} {l₁ l₁' : List α} {l₂ l₂' : List β} (h : l₁.length = l₂.length) :
    zipWith f (l₁ ++ l₁') (l₂ ++ l₂') = zipWith f l₁ l₂ ++ zipWith f l₁' l₂' := by
  induction l₁ generalizing l₂ with
  | nil => cases eq_nil_of_length_eq_zero h.symm; rfl
  | cons a l₁ ih => cases l₂ with
    | nil => exact absurd h (Nat.succ_ne_zero _)
    | cons b l₂ => exact congrArg (f a b :: ·) (ih (Nat.succ.inj h))

theorem take_zipWith {i : Nat} : (zipWith f l₁ l₂).take i = zipWith f (l₁.take i) (l₂.take i) := by
  induction l₁ generalizing l₂ i with
  | nil => rw [take_nil, zipWith_nil_left, zipWith_nil_left, take_nil]
  | cons a l₁ ih => cases l₂ with
    | nil => rw [take_nil, zipWith_nil_right, zipWith_nil_right, take_nil]
    | cons b l₂ => cases i with
      | zero => rfl
      | succ i => exact congrArg (f a b :: ·) ih

theorem drop_zipWith {i : Nat} : (zipWith f l₁ l₂).drop i = zipWith f (l₁.drop i) (l₂.drop i) := by
  induction l₁ generalizing l₂ i with
  | nil => rw [drop_nil, zipWith_nil_left, zipWith_nil_left, drop_nil]
  | cons a l₁ ih => cases l₂ with
    | nil => rw [drop_nil, zipWith_nil_right, zipWith_nil_right, drop_nil]
    | cons b l₂ => cases i with
      | zero => rfl
      | succ i => exact ih

@[simp] theorem tail_zipWith : (zipWith f l₁ l₂).tail = zipWith f l₁.tail l₂.tail := by
  rw [← drop_one, drop_zipWith, drop_one, drop_one]

@[simp] theorem zipWith_replicate {a : α} {b : β} {m n : Nat} :
    zipWith f (replicate m a) (replicate n b) = replicate (min m n) (f a b) := by
  refine eq_replicate_iff.2 ⟨by rw [length_zipWith, length_replicate, length_replicate], fun c hc => ?_⟩
  obtain ⟨i, h, rfl⟩ := getElem_of_mem hc
  rw [getElem_zipWith, getElem_replicate, getElem_replicate]

/-! ## `zip` -/

theorem zip_eq_zipWith : ∀ {l₁ : List α} {l₂ : List β}, zip l₁ l₂ = zipWith Prod.mk l₁ l₂ := rfl

@[simp] theorem zip_nil_left {l : List β} : zip ([] : List α) l = [] := zipWith_nil_left
@[simp] theorem zip_nil_right {l : List α} : zip l ([] : List β) = [] := zipWith_nil_right
@[simp] theorem zip_cons_cons {a : α} {as : List α} {b : β} {bs : List β} : zip (a::as) (b::bs) = (a, b) :: zip as bs := rfl

@[simp] theorem length_zip {l₁ : List α} {l₂ : List β} : length (zip l₁ l₂) = min (length l₁) (length l₂) := length_zipWith

@[simp] theorem getElem_zip {l : List α} {l' : List β} {i : Nat} {h : i < (zip l l').length} :
    (zip l l')[i] = (l[i]'(lt_left_of_lt_min (length_zip (l₁ := l) ▸ h)), l'[i]'(lt_right_of_lt_min (length_zip (l₁ := l) ▸ h))) :=
  getElem_zipWith

theorem getElem?_zip_eq_some {l₁ : List α} {l₂ : List β} {z : α × β} {i : Nat} :
    (zip l₁ l₂)[i]? = some z ↔ l₁[i]? = some z.1 ∧ l₂[i]? = some z.2 :=
  getElem?_zipWith_eq_some.trans
    ⟨fun h => h.elim fun _ h => h.elim fun _ h => h.2.2 ▸ ⟨h.1, h.2.1⟩, fun h => ⟨_, _, h.1, h.2, rfl⟩⟩

theorem zip_map {f : α → γ} {g : β → δ} {l₁ : List α} {l₂ : List β} :
    (l₁.map f).zip (l₂.map g) = (l₁.zip l₂).map (Prod.map f g) :=
  zipWith_map.trans (map_zipWith (f := Prod.map f g) (g := Prod.mk)).symm

theorem zip_append {l₁ r₁ : List α} {l₂ r₂ : List β} (h : length l₁ = length l₂) :
    zip (l₁ ++ r₁) (l₂ ++ r₂) = zip l₁ l₂ ++ zip r₁ r₂ := zipWith_append h

theorem zip_map' {f : α → β} {g : α → γ} {l : List α} : zip (l.map f) (l.map g) = l.map fun a => (f a, g a) :=
  zipWith_map.trans zipWith_self

theorem of_mem_zip {a : α} {b : β} {l₁ : List α} {l₂ : List β} (h : (a, b) ∈ zip l₁ l₂) : a ∈ l₁ ∧ b ∈ l₂ :=
  (mem_iff_getElem?.1 h).elim fun _ h => (getElem?_zip_eq_some.1 h).imp mem_of_getElem? mem_of_getElem?

theorem map_fst_zip {l₁ : List α} {l₂ : List β} (h : l₁.length ≤ l₂.length) : map Prod.fst (zip l₁ l₂) = l₁ := by
  induction l₁ generalizing l₂ with
  | nil => rw [zip_nil_left]; rfl
  | cons a l₁ ih => cases l₂ with
    | nil => exact absurd h (Nat.not_succ_le_zero _)
    | cons b l₂ => exact congrArg (a :: ·) (ih (Nat.le_of_succ_le_succ h))

theorem map_snd_zip {l₁ : List α} {l₂ : List β} (h : l₂.length ≤ l₁.length) : map Prod.snd (zip l₁ l₂) = l₂ := by
  induction l₂ generalizing l₁ with
  | nil => rw [zip_nil_right]; rfl
  | cons b l₂ ih => cases l₁ with
    | nil => exact absurd h (Nat.not_succ_le_zero _)
    | cons a l₁ => exact congrArg (b :: ·) (ih (Nat.le_of_succ_le_succ h))

@[simp] theorem zip_replicate' {a : α} {b : β} {n : Nat} : zip (replicate n a) (replicate n b) = replicate n (a, b) := by
  rw [zip_eq_zipWith, zipWith_replicate, Nat.min_self]

theorem map_uncurry_zip_eq_zipWith {f : α → β → γ} {l : List α} {l' : List β} :
    map (Function.uncurry f) (l.zip l') = zipWith f l l' := by
  rw [zip_eq_zipWith, map_zipWith]; rfl

theorem zip_eq_nil_iff {l₁ : List α} {l₂ : List β} : zip l₁ l₂ = [] ↔ l₁ = [] ∨ l₂ = [] := zipWith_eq_nil_iff

/-! ## `unzip` -/

@[simp] theorem unzip_nil : ([] : List (α × β)).unzip = ([], []) := rfl

@[simp] theorem unzip_cons {h : α × β} {t : List (α × β)} : (h :: t).unzip = (h.1 :: t.unzip.1, h.2 :: t.unzip.2) := rfl

theorem unzip_eq_map {l : List (α × β)} : unzip l = (l.map Prod.fst, l.map Prod.snd) := by
  induction l with
  | nil => rfl
  | cons p l ih => rw [unzip_cons, ih]; rfl

@[simp] theorem unzip_fst {l : List (α × β)} : (unzip l).fst = l.map Prod.fst := by rw [unzip_eq_map]

@[simp] theorem unzip_snd {l : List (α × β)} : (unzip l).snd = l.map Prod.snd := by rw [unzip_eq_map]

theorem zip_unzip {l : List (α × β)} : zip (unzip l).1 (unzip l).2 = l := by
  induction l with
  | nil => rfl
  | cons p l ih => exact congrArg (p :: ·) ih

theorem unzip_zip {l₁ : List α} {l₂ : List β} (h : length l₁ = length l₂) : unzip (zip l₁ l₂) = (l₁, l₂) := by
  rw [unzip_eq_map, map_fst_zip (Nat.le_of_eq h), map_snd_zip (Nat.le_of_eq h.symm)]

/-! ## `zipWithAll` -/

@[simp] theorem zipWithAll_nil {f : Option α → Option β → γ} {as : List α} :
    zipWithAll f as [] = as.map fun a => f (some a) none := by cases as <;> rfl

@[simp] theorem nil_zipWithAll {f : Option α → Option β → γ} {bs : List β} :
    zipWithAll f [] bs = bs.map fun b => f none (some b) := by cases bs <;> rfl

@[simp] theorem zipWithAll_cons_cons {f : Option α → Option β → γ} {a : α} {as : List α} {b : β} {bs : List β} :
    zipWithAll f (a :: as) (b :: bs) = f (some a) (some b) :: zipWithAll f as bs := rfl

end List
