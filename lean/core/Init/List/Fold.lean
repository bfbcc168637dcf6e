prelude
import Init.List.Reverse
import Init.Int.Ring

/-!
# Lists: folds and sums
-/

universe u v w x

namespace List

variable {α : Type u} {β : Type v} {γ : Type w} {δ : Type x}

@[simp] theorem foldl_nil {f : α → β → α} {b : α} : [].foldl f b = b := rfl
@[simp] theorem foldl_cons {f : β → α → β} {a : α} {l : List α} {b : β} : (a :: l).foldl f b = l.foldl f (f b a) := rfl
@[simp] theorem foldr_nil {f : α → β → β} {b : β} : [].foldr f b = b := rfl
@[simp] theorem foldr_cons {f : α → β → β} {b : β} {a : α} {l : List α} : (a :: l).foldr f b = f a (l.foldr f b) := rfl

@[simp] theorem foldl_append {β : Type v} {f : β → α → β} {b : β} {l l' : List α} :
    (l ++ l').foldl f b = l'.foldl f (l.foldl f b) := by
  induction l generalizing b with
  | nil => rfl
  | cons a l ih => exact ih

@[simp] theorem foldr_append {f : α → β → β} {b : β} {l l' : List α} : (l ++ l').foldr f b = l.foldr f (l'.foldr f b) := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (f a) ih

theorem foldl_map {f : β₁ → β₂} {g : α → β₂ → α} {l : List β₁} {init : α} :
    (l.map f).foldl g init = l.foldl (fun x y => g x (f y)) init := by
  induction l generalizing init with
  | nil => rfl
  | cons a l ih => exact ih

theorem foldr_map {f : α₁ → α₂} {g : α₂ → β → β} {l : List α₁} {init : β} :
    (l.map f).foldr g init = l.foldr (fun x y => g (f x) y) init := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (g (f a)) ih

@[simp] theorem foldl_reverse {l : List α} {f : β → α → β} {b : β} : l.reverse.foldl f b = l.foldr (fun x y => f y x) b := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [reverse_cons, foldl_append, ih]; rfl

@[simp] theorem foldr_reverse {l : List α} {f : α → β → β} {b : β} : l.reverse.foldr f b = l.foldl (fun x y => f y x) b := by
  rw [← reverse_reverse l, foldl_reverse, reverse_reverse]

theorem foldl_eq_foldr_reverse {l : List α} {f : β → α → β} {b : β} : l.foldl f b = l.reverse.foldr (fun x y => f y x) b :=
  foldr_reverse.symm

theorem foldr_eq_foldl_reverse {l : List α} {f : α → β → β} {b : β} : l.foldr f b = l.reverse.foldl (fun x y => f y x) b :=
  foldl_reverse.symm

theorem foldl_filter {p : α → Bool} {f : β → α → β} {l : List α} {init : β} :
    (l.filter p).foldl f init = l.foldl (fun x y => if p y then f x y else x) init := by
  induction l generalizing init with
  | nil => rfl
  | cons a l ih => rw [filter_cons, foldl_cons]; split <;> exact ih

theorem foldr_filter {p : α → Bool} {f : α → β → β} {l : List α} {init : β} :
    (l.filter p).foldr f init = l.foldr (fun x y => if p x then f x y else y) init := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [filter_cons, foldr_cons]; split <;> first | exact congrArg (f a) ih | exact ih

theorem foldl_flatten {f : β → α → β} {b : β} {L : List (List α)} :
    (flatten L).foldl f b = L.foldl (fun b l => l.foldl f b) b := by
  induction L generalizing b with
  | nil => rfl
  | cons l L ih => rw [flatten_cons, foldl_append, ih]; rfl

theorem foldr_flatten {f : α → β → β} {b : β} {L : List (List α)} :
    (flatten L).foldr f b = L.foldr (fun l b => l.foldr f b) b := by
  induction L with
  | nil => rfl
  | cons l L ih => rw [flatten_cons, foldr_append, ih]; rfl

theorem foldl_hom (f : α₁ → α₂) {g₁ : α₁ → β → α₁} {g₂ : α₂ → β → α₂} {l : List β} {init : α₁}
    (H : ∀ x y, g₂ (f x) y = f (g₁ x y)) : l.foldl g₂ (f init) = f (l.foldl g₁ init) := by
  induction l generalizing init with
  | nil => rfl
  | cons a l ih => rw [foldl_cons, H, ih]; rfl

theorem foldr_hom (f : β₁ → β₂) {g₁ : α → β₁ → β₁} {g₂ : α → β₂ → β₂} {l : List α} {init : β₁}
    (H : ∀ x y, g₂ x (f y) = f (g₁ x y)) : l.foldr g₂ (f init) = f (l.foldr g₁ init) := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [foldr_cons, ih, H]; rfl

@[simp] theorem foldr_cons_eq_append {l : List α} {f : α → β} {l' : List β} :
    l.foldr (fun x ys => f x :: ys) l' = l.map f ++ l' := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (f a :: ·) ih

@[simp] theorem foldr_cons_eq_append' {l l' : List β} : l.foldr cons l' = l ++ l' := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (a :: ·) ih

theorem foldr_cons_nil {l : List α} : l.foldr cons [] = l := foldr_cons_eq_append'.trans (append_nil l)

@[simp] theorem foldl_flip_cons_eq_append {l : List α} {f : α → β} {l' : List β} :
    l.foldl (fun xs y => f y :: xs) l' = (l.map f).reverse ++ l' := by
  induction l generalizing l' with
  | nil => rfl
  | cons a l ih => rw [foldl_cons, ih, map_cons, reverse_cons, append_assoc]; rfl

@[simp] theorem foldl_flip_cons_eq_append' {l l' : List α} : l.foldl (fun xs y => y :: xs) l' = l.reverse ++ l' :=
  foldl_flip_cons_eq_append.trans (by rw [map_id'])

theorem map_eq_foldr {f : α → β} {l : List α} : map f l = foldr (fun a bs => f a :: bs) [] l :=
  (foldr_cons_eq_append.trans (append_nil _)).symm

/-- Builds a value over the result of `foldl`, step by step. -/
def foldlRecOn {motive : β → Sort _} : ∀ (l : List α) (op : β → α → β) {b : β} (_ : motive b)
    (_ : ∀ (b : β) (_ : motive b) (a : α) (_ : a ∈ l), motive (op b a)), motive (foldl op b l)
  | [], _, _, hb, _ => hb
  | hd :: tl, op, b, hb, hl =>
    foldlRecOn tl op (hl b hb hd mem_cons_self) fun y hy x hx => hl y hy x (mem_cons_of_mem hd hx)

/-- Builds a value over the result of `foldr`, step by step. -/
def foldrRecOn {motive : β → Sort _} : ∀ (l : List α) (op : α → β → β) {b : β} (_ : motive b)
    (_ : ∀ (b : β) (_ : motive b) (a : α) (_ : a ∈ l), motive (op a b)), motive (foldr op b l)
  | [], _, _, hb, _ => hb
  | x :: l, op, _, hb, hl =>
    hl (foldr op _ l) (foldrRecOn l op hb fun b c a m => hl b c a (mem_cons_of_mem x m)) x mem_cons_self

theorem foldl_congr {l l' : List α} {f f' : β → α → β} {b b' : β} (hl : l = l') (hb : b = b')
    (H : ∀ b a, a ∈ l → f b a = f' b a) : l.foldl f b = l'.foldl f' b' := by
  subst hl hb
  induction l generalizing b with
  | nil => rfl
  | cons a l ih => rw [foldl_cons, foldl_cons, H b a mem_cons_self, ih fun b a h => H b a (.tail _ h)]

theorem foldr_congr {l l' : List α} {f f' : α → β → β} {b b' : β} (hl : l = l') (hb : b = b')
    (H : ∀ a b, a ∈ l → f a b = f' a b) : l.foldr f b = l'.foldr f' b' := by
  subst hl hb
  induction l with
  | nil => rfl
  | cons a l ih => rw [foldr_cons, foldr_cons, ih fun a b h => H a b (.tail _ h), H a _ mem_cons_self]

/-! ## `sum` and `prod` -/

@[simp] theorem sum_nil [Add α] [OfNat α 0] : ([] : List α).sum = 0 := rfl

@[simp] theorem sum_cons [Add α] [OfNat α 0] {a : α} {l : List α} : (a::l).sum = a + l.sum := rfl

theorem sum_eq_foldr [Add α] [OfNat α 0] {l : List α} : l.sum = l.foldr (· + ·) 0 := rfl

@[simp] theorem prod_nil [Mul α] [OfNat α 1] : ([] : List α).prod = 1 := rfl

@[simp] theorem prod_cons [Mul α] [OfNat α 1] {a : α} {l : List α} : (a::l).prod = a * l.prod := rfl

@[simp] theorem sum_append_nat {l₁ l₂ : List Nat} : (l₁ ++ l₂).sum = l₁.sum + l₂.sum := by
  induction l₁ with
  | nil => exact (Nat.zero_add _).symm
  | cons a l ih => rw [cons_append, sum_cons, ih, sum_cons, Nat.add_assoc]

theorem sum_reverse_nat (xs : List Nat) : xs.reverse.sum = xs.sum := by
  induction xs with
  | nil => rfl
  | cons a l ih => rw [reverse_cons, sum_append_nat, ih, sum_cons, Nat.add_comm]; rfl

@[simp] theorem sum_replicate_nat {n : Nat} {a : Nat} : (replicate n a).sum = n * a := by
  induction n with
  | zero => exact (Nat.zero_mul a).symm
  | succ n ih => rw [replicate_succ, sum_cons, ih, Nat.succ_mul, Nat.add_comm]

theorem sum_eq_zero_iff_forall_eq_nat {xs : List Nat} : xs.sum = 0 ↔ ∀ x, x ∈ xs → x = 0 := by
  induction xs with
  | nil => exact iff_of_true rfl fun _ h => absurd h not_mem_nil
  | cons a l ih => rw [sum_cons, forall_mem_cons, ← ih, Nat.add_eq_zero_iff]

theorem le_sum_of_mem_nat {xs : List Nat} {x : Nat} (h : x ∈ xs) : x ≤ xs.sum := by
  induction xs with
  | nil => exact nomatch h
  | cons a l ih =>
    rw [sum_cons]
    exact (mem_cons.1 h).elim (fun e => e ▸ Nat.le_add_right _ _) fun h => Nat.le_trans (ih h) (Nat.le_add_left _ _)

private theorem foldl_add_eq_sum' {l : List Nat} {n : Nat} : l.foldl (· + ·) n = n + l.sum := by
  induction l generalizing n with
  | nil => rfl
  | cons a l ih => rw [foldl_cons, ih, sum_cons, Nat.add_assoc]

theorem sum_eq_foldl_nat {xs : List Nat} : xs.sum = xs.foldl (· + ·) 0 := by rw [foldl_add_eq_sum', Nat.zero_add]

@[simp] theorem sum_append_int {l₁ l₂ : List Int} : (l₁ ++ l₂).sum = l₁.sum + l₂.sum := by
  induction l₁ with
  | nil => exact (Int.zero_add _).symm
  | cons a l ih => rw [cons_append, sum_cons, ih, sum_cons, Int.add_assoc]

@[simp] theorem sum_reverse_int (xs : List Int) : xs.reverse.sum = xs.sum := by
  induction xs with
  | nil => rfl
  | cons a l ih => rw [reverse_cons, sum_append_int, ih, sum_cons, sum_cons, sum_nil, Int.add_zero, Int.add_comm]

end List
