prelude
import Init.List.TakeDrop
import Init.Prod

/-!
# Lists: `zip`, `zipWith`, `unzip`
-/

universe u v w x

namespace List

variable {α : Type u} {β : Type v} {γ : Type w} {δ : Type x} {l₁ : List α} {l₂ : List β} {f : α → β → γ}

/-! ## `zipWith` -/

@[simp] theorem zipWith_nil_left {f : α → β → γ} {l : List β} : zipWith f [] l = [] := by cases l <;> rfl
@[simp] theorem zipWith_nil_right {f : α → β → γ} {l : List α} : zipWith f l [] = [] := by cases l <;> rfl
@[simp] theorem zipWith_cons_cons {f : α → β → γ} {a : α} {as : List α} {b : β} {bs : List β} :
    zipWith f (a::as) (b::bs) = f a b :: zipWith f as bs := rfl

@[simp] theorem length_zipWith {f : α → β → γ} {l₁ : List α} {l₂ : List β} :
    length (zipWith f l₁ l₂) = min l₁.length l₂.length := by
  induction l₁ generalizing l₂ with
  | nil => rw [zipWith_nil_left, length_nil, length_nil]; omega
  | cons a l₁ ih => cases l₂ with
    | nil => rw [zipWith_nil_right, length_nil, length_nil]; omega
    | cons b l₂ => rw [zipWith_cons_cons, length_cons, ih, length_cons, length_cons]; omega

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
  cases l₁[i]? with
  | none => exact ⟨nofun, fun ⟨_, _, h, _⟩ => nomatch h⟩
  | some a => cases l₂[i]? with
    | none => exact ⟨nofun, fun ⟨_, _, _, h, _⟩ => nomatch h⟩
    | some b =>
      exact ⟨fun h => ⟨a, b, rfl, rfl, Option.some.inj h⟩, fun ⟨_, _, h₁, h₂, h⟩ => by
        rw [← h, Option.some.inj h₁, Option.some.inj h₂]⟩

@[simp] theorem getElem_zipWith {f : α → β → γ} {as : List α} {bs : List β} {i : Nat} {h : i < (zipWith f as bs).length} :
    (zipWith f as bs)[i] = f (as[i]'(by rw [length_zipWith] at h; omega)) (bs[i]'(by rw [length_zipWith] at h; omega)) := by
  have h₁ : i < as.length := by rw [length_zipWith] at h; omega
  have h₂ : i < bs.length := by rw [length_zipWith] at h; omega
  rw [getElem_eq_iff, getElem?_zipWith_eq_some]
  exact ⟨_, _, getElem?_eq_getElem h₁, getElem?_eq_getElem h₂, rfl⟩

@[simp] theorem zipWith_eq_nil_iff {f : α → β → γ} {l : List α} {l' : List β} : zipWith f l l' = [] ↔ l = [] ∨ l' = [] := by
  cases l with
  | nil => exact iff_of_true zipWith_nil_left (.inl rfl)
  | cons a l => cases l' with
    | nil => exact iff_of_true rfl (.inr rfl)
    | cons b l' => exact ⟨nofun, fun h => nomatch h⟩

theorem zipWith_comm {f : α → β → γ} : ∀ {as : List α} {bs : List β}, zipWith f as bs = zipWith (fun b a => f a b) bs as
  | [], _ => zipWith_nil_left.trans zipWith_nil_right.symm
  | _ :: _, [] => rfl
  | a :: _, b :: _ => congrArg (f a b :: ·) zipWith_comm

@[simp] theorem zipWith_self {f : α → α → δ} : ∀ {l : List α}, zipWith f l l = l.map fun a => f a a
  | [] => rfl
  | a :: _ => congrArg (f a a :: ·) zipWith_self

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
  | nil => cases l₂ with
    | nil => rfl
    | cons b l₂ => exact nomatch h
  | cons a l₁ ih => cases l₂ with
    | nil => exact nomatch h
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
  apply ext_getElem
  · rw [length_zipWith, length_replicate, length_replicate, length_replicate]
  · intro i h₁ h₂; rw [getElem_zipWith, getElem_replicate, getElem_replicate, getElem_replicate]

/-! ## `zip` -/

theorem zip_eq_zipWith : ∀ {l₁ : List α} {l₂ : List β}, zip l₁ l₂ = zipWith Prod.mk l₁ l₂ := rfl

@[simp] theorem zip_nil_left {l : List β} : zip ([] : List α) l = [] := zipWith_nil_left
@[simp] theorem zip_nil_right {l : List α} : zip l ([] : List β) = [] := zipWith_nil_right
@[simp] theorem zip_cons_cons {a : α} {as : List α} {b : β} {bs : List β} : zip (a::as) (b::bs) = (a, b) :: zip as bs := rfl

@[simp] theorem length_zip {l₁ : List α} {l₂ : List β} : length (zip l₁ l₂) = min (length l₁) (length l₂) := length_zipWith

@[simp] theorem getElem_zip {l : List α} {l' : List β} {i : Nat} {h : i < (zip l l').length} :
    (zip l l')[i] = (l[i]'(by rw [length_zip] at h; omega), l'[i]'(by rw [length_zip] at h; omega)) := getElem_zipWith

theorem getElem?_zip_eq_some {l₁ : List α} {l₂ : List β} {z : α × β} {i : Nat} :
    (zip l₁ l₂)[i]? = some z ↔ l₁[i]? = some z.1 ∧ l₂[i]? = some z.2 := by
  rw [zip_eq_zipWith, getElem?_zipWith_eq_some]
  exact ⟨fun ⟨_, _, h₁, h₂, h⟩ => h ▸ ⟨h₁, h₂⟩, fun ⟨h₁, h₂⟩ => ⟨_, _, h₁, h₂, rfl⟩⟩

theorem zip_map {f : α → γ} {g : β → δ} :
    ∀ {l₁ : List α} {l₂ : List β}, (l₁.map f).zip (l₂.map g) = (l₁.zip l₂).map (Prod.map f g)
  | [], _ => by rw [map_nil, zip_nil_left, zip_nil_left]; rfl
  | _ :: _, [] => rfl
  | a :: _, b :: _ => congrArg ((f a, g b) :: ·) zip_map

theorem zip_append {l₁ r₁ : List α} {l₂ r₂ : List β} (h : length l₁ = length l₂) :
    zip (l₁ ++ r₁) (l₂ ++ r₂) = zip l₁ l₂ ++ zip r₁ r₂ := zipWith_append h

theorem zip_map' {f : α → β} {g : α → γ} : ∀ {l : List α}, zip (l.map f) (l.map g) = l.map fun a => (f a, g a)
  | [] => rfl
  | a :: _ => congrArg ((f a, g a) :: ·) zip_map'

theorem of_mem_zip {a : α} {b : β} : ∀ {l₁ : List α} {l₂ : List β}, (a, b) ∈ zip l₁ l₂ → a ∈ l₁ ∧ b ∈ l₂
  | _ :: _, _ :: _, h => (mem_cons.1 h).elim
    (fun e => by cases e; exact ⟨mem_cons_self, mem_cons_self⟩)
    fun h => let ⟨h₁, h₂⟩ := of_mem_zip h; ⟨.tail _ h₁, .tail _ h₂⟩

theorem map_fst_zip : ∀ {l₁ : List α} {l₂ : List β}, l₁.length ≤ l₂.length → map Prod.fst (zip l₁ l₂) = l₁
  | [], _, _ => by rw [zip_nil_left]; rfl
  | a :: _, _ :: _, h => congrArg (a :: ·) (map_fst_zip (Nat.le_of_succ_le_succ h))
  | _ :: _, [], h => absurd h (Nat.not_succ_le_zero _)

theorem map_snd_zip : ∀ {l₁ : List α} {l₂ : List β}, l₂.length ≤ l₁.length → map Prod.snd (zip l₁ l₂) = l₂
  | _, [], _ => by rw [zip_nil_right]; rfl
  | [], _ :: _, h => absurd h (Nat.not_succ_le_zero _)
  | _ :: _, b :: _, h => congrArg (b :: ·) (map_snd_zip (Nat.le_of_succ_le_succ h))

@[simp] theorem zip_replicate' {a : α} {b : β} {n : Nat} : zip (replicate n a) (replicate n b) = replicate n (a, b) := by
  rw [zip_eq_zipWith, zipWith_replicate, show min n n = n by omega]

theorem map_uncurry_zip_eq_zipWith {f : α → β → γ} {l : List α} {l' : List β} :
    map (Function.uncurry f) (l.zip l') = zipWith f l l' := by
  rw [zip_eq_zipWith, map_zipWith]; rfl

theorem zip_eq_nil_iff {l₁ : List α} {l₂ : List β} : zip l₁ l₂ = [] ↔ l₁ = [] ∨ l₂ = [] := zipWith_eq_nil_iff

/-! ## `unzip` -/

@[simp] theorem unzip_nil : ([] : List (α × β)).unzip = ([], []) := rfl

@[simp] theorem unzip_cons {h : α × β} {t : List (α × β)} : (h :: t).unzip = (h.1 :: t.unzip.1, h.2 :: t.unzip.2) := rfl

theorem unzip_eq_map : ∀ {l : List (α × β)}, unzip l = (l.map Prod.fst, l.map Prod.snd)
  | [] => rfl
  | (a, b) :: l => by rw [unzip_cons, unzip_eq_map]; rfl

@[simp] theorem unzip_fst {l : List (α × β)} : (unzip l).fst = l.map Prod.fst := by rw [unzip_eq_map]

@[simp] theorem unzip_snd {l : List (α × β)} : (unzip l).snd = l.map Prod.snd := by rw [unzip_eq_map]

theorem zip_unzip : ∀ {l : List (α × β)}, zip (unzip l).1 (unzip l).2 = l
  | [] => rfl
  | (a, b) :: l => congrArg ((a, b) :: ·) (zip_unzip (l := l))

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
