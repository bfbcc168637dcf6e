prelude
import Init.List.Fold
import Init.Subtype

/-!
# Lists with proofs of membership: `pmap`, `attach`

`l.attach` pairs every element with the proof that it is in `l`. Well-founded recursion through `map`, `filter`, folds and
their kin rests on it: the lemmas marked `wf_preprocess` put the proofs in, `sizeOf_lt_of_mem` uses them.
-/

universe u v w

namespace List

variable {α : Type u} {β : Type v} {γ : Type w}

/-- Maps a function that needs a proof about each element. -/
def pmap {P : α → Prop} (f : ∀ a, P a → β) : ∀ l : List α, (H : ∀ a, a ∈ l → P a) → List β
  | [], _ => []
  | a :: l, H => f a (forall_mem_cons.1 H).1 :: pmap f l (forall_mem_cons.1 H).2

/-- Every element with a proof that it satisfies `P`. -/
@[inline] def attachWith (l : List α) (P : α → Prop) (H : ∀ x, x ∈ l → P x) : List {x // P x} := pmap Subtype.mk l H

/-- Every element with a proof that it is in the list. -/
@[inline] def attach (l : List α) : List {x // x ∈ l} := attachWith l _ fun _ => id

/-- The elements without the proofs. -/
def unattach {α : Type u} {p : α → Prop} (l : List { x // p x }) : List α := l.map (·.val)

@[simp] theorem pmap_nil {P : α → Prop} {f : ∀ a, P a → β} : pmap f [] nofun = [] := rfl

@[simp] theorem pmap_cons {P : α → Prop} {f : ∀ a, P a → β} {a : α} {l : List α} (h : ∀ b, b ∈ a :: l → P b) :
    pmap f (a :: l) h = f a (forall_mem_cons.1 h).1 :: pmap f l (forall_mem_cons.1 h).2 := rfl

@[simp] theorem pmap_eq_map {p : α → Prop} {f : α → β} {l : List α} (H) : @pmap _ _ p (fun a _ => f a) l H = map f l := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (f a :: ·) (ih _)

theorem pmap_congr_left {p q : α → Prop} {f : ∀ a, p a → β} {g : ∀ a, q a → β} (l : List α) {H₁ H₂}
    (h : ∀ a, a ∈ l → ∀ (h₁ : p a) (h₂ : q a), f a h₁ = g a h₂) : pmap f l H₁ = pmap g l H₂ := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [pmap_cons, pmap_cons, ih fun b hb => h b (.tail _ hb), h a mem_cons_self]

theorem map_pmap {p : α → Prop} {g : β → γ} {f : ∀ a, p a → β} {l : List α} (H) :
    map g (pmap f l H) = pmap (fun a h => g (f a h)) l H := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (g (f a _) :: ·) (ih _)

theorem pmap_map {p : β → Prop} {g : ∀ b, p b → γ} {f : α → β} {l : List α} (H) :
    pmap g (map f l) H = pmap (fun a h => g (f a) h) l fun _ h => H _ (mem_map_of_mem h) := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (g (f a) _ :: ·) (ih _)

theorem attachWith_congr {l₁ l₂ : List α} (w : l₁ = l₂) {P : α → Prop} {H : ∀ x, x ∈ l₁ → P x} :
    l₁.attachWith P H = l₂.attachWith P fun _ h => H _ (w ▸ h) := by
  subst w; rfl

@[simp] theorem attach_nil : ([] : List α).attach = [] := rfl

@[simp] theorem attach_cons {a : α} {l : List α} :
    (a :: l).attach = ⟨a, mem_cons_self⟩ :: l.attach.map fun ⟨y, hy⟩ => ⟨y, mem_cons_of_mem a hy⟩ := by
  unfold attach attachWith
  rw [pmap_cons, map_pmap]
  exact congrArg (_ :: ·) (pmap_congr_left l fun _ _ _ _ => rfl)

theorem attach_map_subtype_val (l : List α) : l.attach.map Subtype.val = l :=
  (map_pmap _).trans ((pmap_eq_map (f := id) _).trans (map_id l))

theorem attach_map_val {l : List α} {f : α → β} : (l.attach.map fun (i : {i // i ∈ l}) => f i) = l.map f :=
  (map_pmap _).trans (pmap_eq_map _)

@[simp] theorem mem_attach (l : List α) (x : { x // x ∈ l }) : x ∈ l.attach := by
  have h : x.val ∈ l.attach.map Subtype.val := by rw [attach_map_subtype_val]; exact x.property
  obtain ⟨y, hy, e⟩ := mem_map.1 h
  exact (Subtype.ext e : y = x) ▸ hy

@[simp] theorem mem_pmap {p : α → Prop} {f : ∀ a, p a → β} {l : List α} {H} {b : β} :
    b ∈ pmap f l H ↔ ∃ (a : _) (h : a ∈ l), f a (H a h) = b := by
  induction l with
  | nil => exact iff_of_false not_mem_nil fun h => h.elim fun _ h => h.elim fun h _ => not_mem_nil h
  | cons a l ih =>
    refine mem_cons.trans ⟨fun h => h.elim (fun e => ⟨a, mem_cons_self, e.symm⟩) fun h =>
      (ih.1 h).imp fun _ h => h.elim fun h e => ⟨.tail _ h, e⟩, ?_⟩
    · exact fun h => h.elim fun c h => h.elim fun h e => (mem_cons.1 h).elim
        (fun ec => .inl (by cases ec; exact e.symm)) fun h => .inr (ih.2 ⟨c, h, e⟩)

@[simp] theorem length_pmap {p : α → Prop} {f : ∀ a, p a → β} {l : List α} {H} : (pmap f l H).length = l.length := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (· + 1) ih

@[simp] theorem length_attach {l : List α} : l.attach.length = l.length := length_pmap

@[simp] theorem attach_eq_nil_iff {l : List α} : l.attach = [] ↔ l = [] := by
  rw [← length_eq_zero_iff, length_attach, length_eq_zero_iff]

@[simp] theorem unattach_nil {p : α → Prop} : ([] : List { x // p x }).unattach = [] := rfl

@[simp] theorem unattach_cons {p : α → Prop} {a : { x // p x }} {l : List { x // p x }} :
    (a :: l).unattach = a.val :: l.unattach := rfl

@[simp] theorem length_unattach {p : α → Prop} {l : List { x // p x }} : l.unattach.length = l.length := length_map _

@[simp] theorem unattach_attach {l : List α} : l.attach.unattach = l := attach_map_subtype_val l

theorem map_attach_eq_pmap {l : List α} {f : { x // x ∈ l } → β} :
    l.attach.map f = l.pmap (fun a h => f ⟨a, h⟩) (fun _ => id) := map_pmap _

@[simp] theorem foldl_attach {l : List α} {f : β → α → β} {b : β} :
    (l.attach.foldl (fun acc t => f acc t.1) b) = l.foldl f b := by
  rw [← foldl_map (f := Subtype.val), attach_map_subtype_val]

@[simp] theorem foldr_attach {l : List α} {f : α → β → β} {b : β} :
    (l.attach.foldr (fun t acc => f t.1 acc) b) = l.foldr f b := by
  rw [← foldr_map (f := Subtype.val), attach_map_subtype_val]

@[simp] theorem unattach_filter {p : α → Prop} {l : List { x // p x }} {f : { x // p x } → Bool} {g : α → Bool}
    (hf : ∀ x h, f ⟨x, h⟩ = g x) : (l.filter f).unattach = l.unattach.filter g := by
  refine Eq.symm (filter_map.trans (congrArg unattach (filter_congr fun x _ => ?_)))
  exact (hf x.1 x.2).symm

@[simp] theorem unattach_append {p : α → Prop} {l₁ l₂ : List { x // p x }} : (l₁ ++ l₂).unattach = l₁.unattach ++ l₂.unattach :=
  map_append

@[simp] theorem unattach_reverse {p : α → Prop} {l : List { x // p x }} : l.reverse.unattach = l.unattach.reverse := map_reverse

@[simp] theorem map_subtype {p : α → Prop} {l : List { x // p x }} {f : { x // p x } → β} {g : α → β}
    (hf : ∀ x h, f ⟨x, h⟩ = g x) : l.map f = l.unattach.map g :=
  (map_congr_left fun x _ => hf x.1 x.2).trans (map_map (g := g) (f := Subtype.val)).symm

@[simp] theorem foldl_subtype {p : α → Prop} {l : List { x // p x }} {f : β → { x // p x } → β} {g : β → α → β} {x : β}
    (hf : ∀ b x h, f b ⟨x, h⟩ = g b x) : l.foldl f x = l.unattach.foldl g x :=
  (foldl_congr rfl rfl fun b a _ => hf b a.1 a.2).trans (foldl_map (f := Subtype.val)).symm

@[simp] theorem foldr_subtype {p : α → Prop} {l : List { x // p x }} {f : { x // p x } → β → β} {g : α → β → β} {x : β}
    (hf : ∀ x h b, f ⟨x, h⟩ b = g x b) : l.foldr f x = l.unattach.foldr g x :=
  (foldr_congr rfl rfl fun a b _ => hf a.1 a.2 b).trans (foldr_map (f := Subtype.val)).symm

@[simp] theorem filterMap_subtype {p : α → Prop} {l : List { x // p x }} {f : { x // p x } → Option β} {g : α → Option β}
    (hf : ∀ x h, f ⟨x, h⟩ = g x) : l.filterMap f = l.unattach.filterMap g :=
  (filterMap_congr fun x _ => hf x.1 x.2).trans (filterMap_map (f := Subtype.val) (g := g)).symm

@[simp] theorem flatMap_subtype {p : α → Prop} {l : List { x // p x }} {f : { x // p x } → List β} {g : α → List β}
    (hf : ∀ x h, f ⟨x, h⟩ = g x) : l.flatMap f = l.unattach.flatMap g :=
  (flatMap_congr fun x _ => hf x.1 x.2).trans (flatMap_map Subtype.val g l).symm

/-! ## Preparing well-founded recursion -/

private theorem eq_attach_unattach (xs : List α) : wfParam xs = xs.attach.unattach := unattach_attach.symm

@[wf_preprocess] theorem map_wfParam {xs : List α} {f : α → β} : (wfParam xs).map f = xs.attach.unattach.map f := by
  rw [eq_attach_unattach]

@[wf_preprocess] theorem map_unattach {P : α → Prop} {xs : List (Subtype P)} {f : α → β} :
    xs.unattach.map f = xs.map fun ⟨x, h⟩ => binderNameHint x f <| binderNameHint h () <| f (wfParam x) := map_map

@[wf_preprocess] theorem foldl_wfParam {xs : List α} {f : β → α → β} {init : β} :
    (wfParam xs).foldl f init = xs.attach.unattach.foldl f init := by
  rw [eq_attach_unattach]

@[wf_preprocess] theorem foldl_unattach {P : α → Prop} {xs : List (Subtype P)} {f : β → α → β} {init : β} :
    xs.unattach.foldl f init = xs.foldl (fun s ⟨x, h⟩ =>
      binderNameHint s f <| binderNameHint x (f s) <| binderNameHint h () <| f s (wfParam x)) init := foldl_map

@[wf_preprocess] theorem foldr_wfParam {xs : List α} {f : α → β → β} {init : β} :
    (wfParam xs).foldr f init = xs.attach.unattach.foldr f init := by
  rw [eq_attach_unattach]

@[wf_preprocess] theorem foldr_unattach {P : α → Prop} {xs : List (Subtype P)} {f : α → β → β} {init : β} :
    xs.unattach.foldr f init = xs.foldr (fun ⟨x, h⟩ s =>
      binderNameHint x f <| binderNameHint s (f x) <| binderNameHint h () <| f (wfParam x) s) init := foldr_map

@[wf_preprocess] theorem filter_wfParam {xs : List α} {f : α → Bool} :
    (wfParam xs).filter f = xs.attach.unattach.filter f := by
  rw [eq_attach_unattach]

@[wf_preprocess] theorem filter_unattach {P : α → Prop} {xs : List (Subtype P)} {f : α → Bool} :
    xs.unattach.filter f = (xs.filter fun ⟨x, h⟩ =>
      binderNameHint x f <| binderNameHint h () <| f (wfParam x)).unattach := filter_map

@[wf_preprocess] theorem reverse_wfParam {xs : List α} : (wfParam xs).reverse = xs.attach.unattach.reverse := by
  rw [eq_attach_unattach]

@[wf_preprocess] theorem reverse_unattach {P : α → Prop} {xs : List (Subtype P)} :
    xs.unattach.reverse = xs.reverse.unattach := map_reverse.symm

@[wf_preprocess] theorem filterMap_wfParam {xs : List α} {f : α → Option β} :
    (wfParam xs).filterMap f = xs.attach.unattach.filterMap f := by
  rw [eq_attach_unattach]

@[wf_preprocess] theorem filterMap_unattach {P : α → Prop} {xs : List (Subtype P)} {f : α → Option β} :
    xs.unattach.filterMap f = xs.filterMap fun ⟨x, h⟩ =>
      binderNameHint x f <| binderNameHint h () <| f (wfParam x) := filterMap_map

@[wf_preprocess] theorem flatMap_wfParam {xs : List α} {f : α → List β} :
    (wfParam xs).flatMap f = xs.attach.unattach.flatMap f := by
  rw [eq_attach_unattach]

@[wf_preprocess] theorem flatMap_unattach {P : α → Prop} {xs : List (Subtype P)} {f : α → List β} :
    xs.unattach.flatMap f = xs.flatMap fun ⟨x, h⟩ =>
      binderNameHint x f <| binderNameHint h () <| f (wfParam x) := flatMap_map ..

theorem sizeOf_lt_of_mem [SizeOf α] {a : α} {as : List α} (h : a ∈ as) : sizeOf a < sizeOf as := by
  induction h with
  | head as => rw [List.cons.sizeOf_spec, Nat.add_comm 1]; exact Nat.lt_of_lt_of_le (Nat.lt_succ_self _) (Nat.le_add_right _ _)
  | tail b _ ih => rw [List.cons.sizeOf_spec]; exact Nat.lt_of_lt_of_le ih (Nat.le_add_left _ _)

end List
