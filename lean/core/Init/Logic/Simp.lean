prelude
import Init.Logic.Classical

/-!
# The simp set of propositional logic and Booleans

Simplification lemmas about `=`, `≠`, `¬`, `∧`, `∨`, `↔`, `→`, `∀`, `∃`, `if`, `decide`, and the Boolean connectives.
-/

universe u v w

/-! ## Equality -/

@[simp] theorem eq_self {α : Sort u} (a : α) : (a = a) = True := eq_true rfl

@[simp] theorem ne_eq {α : Sort u} (a b : α) : (a ≠ b) = ¬(a = b) := rfl

@[simp] theorem ne_self_iff_false {α : Sort u} (a : α) : a ≠ a ↔ False := ⟨fun h => h rfl, False.elim⟩

@[simp] theorem eq_self_iff_true {α : Sort u} (a : α) : a = a ↔ True := iff_true_intro rfl

attribute [simp] cast_eq heq_eq_eq

@[simp] theorem id_eq {α : Sort u} (a : α) : id a = a := rfl

@[simp] theorem eq_mp_eq_cast {α β : Sort u} (h : α = β) : Eq.mp h = cast h := rfl

@[simp] theorem eq_mpr_eq_cast {α β : Sort u} (h : α = β) : Eq.mpr h = cast h.symm := rfl

@[simp] theorem cast_cast {α β γ : Sort u} (ha : α = β) (hb : β = γ) (a : α) : cast hb (cast ha a) = cast (ha.trans hb) a := by
  cases ha; cases hb; rfl

@[simp] theorem eqRec_eq_cast' {α β : Sort u} (a : α) (h : α = β) : h ▸ a = cast h a := by cases h; rfl

/-! ## Negation -/

@[simp] theorem not_true_eq_false : (¬True) = False := eq_false fun h => h trivial

@[simp] theorem not_false_eq_true : (¬False) = True := eq_true id

@[simp] theorem not_false_iff : ¬False ↔ True := iff_true_intro not_false

theorem not_iff_false_intro {a : Prop} (h : a) : ¬a ↔ False := iff_false_intro (not_not_intro h)

@[simp] theorem not_not {p : Prop} : ¬¬p ↔ p := Classical.not_not

theorem Decidable.not_not {p : Prop} [Decidable p] : ¬¬p ↔ p := ⟨of_not_not, not_not_intro⟩

theorem of_not_not {p : Prop} : ¬¬p → p := Classical.byContradiction

/-! ## Implication -/

@[simp] theorem implies_true (α : Sort u) : (∀ _ : α, True) = True := eq_true fun _ => trivial

theorem true_implies (p : Prop) : (True → p) = p := propext ⟨fun h => h trivial, fun h _ => h⟩

@[simp] theorem forall_const {α : Sort u} {b : Prop} [i : Nonempty α] : (α → b) ↔ b :=
  ⟨fun h => i.elim h, fun h _ => h⟩

theorem false_implies (p : Prop) : (False → p) = True := eq_true False.elim

theorem forall_false (p : False → Prop) : (∀ h : False, p h) = True := eq_true fun h => h.elim

@[simp] theorem forall_true_left {p : True → Prop} : (∀ x, p x) ↔ p trivial := ⟨fun h => h trivial, fun h _ => h⟩

@[simp] theorem true_imp_iff {α : Prop} : (True → α) ↔ α := ⟨fun h => h trivial, fun h _ => h⟩

@[simp] theorem false_imp_iff (a : Prop) : (False → a) ↔ True := iff_true_intro False.elim

@[simp] theorem imp_false {a : Prop} : (a → False) ↔ ¬a := Iff.rfl

@[simp] theorem imp_self {a : Prop} : (a → a) ↔ True := iff_true_intro id

@[simp] theorem forall_self_imp {a : Prop} (b : a → Prop) : (∀ (_ : a) (h : a), b h) ↔ ∀ h, b h :=
  ⟨fun h x => h x x, fun h _ => h⟩

theorem imp_intro {α β : Prop} (h : α) : β → α := fun _ => h

theorem imp_imp_imp {a b c d : Prop} (h₀ : c → a) (h₁ : b → d) : (a → b) → (c → d) := (h₁ ∘ · ∘ h₀)

theorem imp_iff_right {b a : Prop} (ha : a) : (a → b) ↔ b := ⟨fun h => h ha, fun h _ => h⟩

theorem imp_true_iff (α : Sort u) : (α → True) ↔ True := iff_true_intro fun _ => trivial

theorem imp_not_self {a : Prop} : (a → ¬a) ↔ ¬a := ⟨fun h ha => h ha ha, fun h _ => h⟩

theorem imp.swap {a b : Sort u} {c : Prop} : (a → b → c) ↔ (b → a → c) := ⟨fun h x y => h y x, fun h x y => h y x⟩

theorem imp_not_comm {a b : Prop} : (a → ¬b) ↔ (b → ¬a) := imp.swap

theorem imp_congr_left {a b c : Prop} (h : a ↔ b) : (a → c) ↔ (b → c) := ⟨fun f x => f (h.2 x), fun f x => f (h.1 x)⟩

theorem imp_congr_right {a b c : Prop} (h : a → (b ↔ c)) : (a → b) ↔ (a → c) :=
  ⟨fun f x => (h x).1 (f x), fun f x => (h x).2 (f x)⟩

theorem imp_congr_ctx {a b c d : Prop} (h₁ : a ↔ c) (h₂ : c → (b ↔ d)) : (a → b) ↔ (c → d) :=
  (imp_congr_left h₁).trans (imp_congr_right h₂)

theorem imp_congr {a b c d : Prop} (h₁ : a ↔ c) (h₂ : b ↔ d) : (a → b) ↔ (c → d) := imp_congr_ctx h₁ fun _ => h₂

theorem imp_iff_not {a b : Prop} (hb : ¬b) : a → b ↔ ¬a := imp_congr_right fun _ => iff_false_intro hb

/-! ## Conjunction -/

@[simp] theorem and_self (p : Prop) : (p ∧ p) = p := propext ⟨(·.1), fun h => ⟨h, h⟩⟩

@[simp] theorem and_true (p : Prop) : (p ∧ True) = p := propext ⟨(·.1), (⟨·, trivial⟩)⟩

@[simp] theorem true_and (p : Prop) : (True ∧ p) = p := propext ⟨(·.2), (⟨trivial, ·⟩)⟩

@[simp] theorem and_false (p : Prop) : (p ∧ False) = False := eq_false (·.2)

@[simp] theorem false_and (p : Prop) : (False ∧ p) = False := eq_false (·.1)

@[simp] theorem and_not_self {a : Prop} : ¬(a ∧ ¬a)
  | ⟨ha, hn⟩ => absurd ha hn

@[simp] theorem not_and_self {a : Prop} : ¬(¬a ∧ a)
  | ⟨hn, ha⟩ => absurd ha hn

theorem and_congr_right {a b c : Prop} (h : a → (b ↔ c)) : a ∧ b ↔ a ∧ c :=
  ⟨fun ⟨ha, hb⟩ => ⟨ha, (h ha).1 hb⟩, fun ⟨ha, hc⟩ => ⟨ha, (h ha).2 hc⟩⟩

theorem and_congr_left {a b c : Prop} (h : c → (a ↔ b)) : a ∧ c ↔ b ∧ c :=
  ⟨fun ⟨ha, hc⟩ => ⟨(h hc).1 ha, hc⟩, fun ⟨hb, hc⟩ => ⟨(h hc).2 hb, hc⟩⟩

theorem and_congr {a b c d : Prop} (h₁ : a ↔ c) (h₂ : b ↔ d) : a ∧ b ↔ c ∧ d :=
  ⟨fun ⟨ha, hb⟩ => ⟨h₁.1 ha, h₂.1 hb⟩, fun ⟨hc, hd⟩ => ⟨h₁.2 hc, h₂.2 hd⟩⟩

theorem and_congr_right_eq {a b c : Prop} (h : a → b = c) : (a ∧ b) = (a ∧ c) :=
  propext (and_congr_right fun ha => iff_of_eq (h ha))

theorem and_congr_left_eq {a b c : Prop} (h : c → a = b) : (a ∧ c) = (b ∧ c) :=
  propext (and_congr_left fun hc => iff_of_eq (h hc))

theorem and_assoc {a b c : Prop} : (a ∧ b) ∧ c ↔ a ∧ (b ∧ c) :=
  ⟨fun ⟨⟨ha, hb⟩, hc⟩ => ⟨ha, hb, hc⟩, fun ⟨ha, hb, hc⟩ => ⟨⟨ha, hb⟩, hc⟩⟩

@[simp] theorem and_self_left {a b : Prop} : a ∧ (a ∧ b) ↔ a ∧ b := ⟨fun h => h.2, fun h => ⟨h.1, h⟩⟩

@[simp] theorem and_self_right {a b : Prop} : (a ∧ b) ∧ b ↔ a ∧ b := ⟨fun h => h.1, fun h => ⟨h, h.2⟩⟩

@[simp] theorem and_iff_left_iff_imp {a b : Prop} : (a ∧ b ↔ a) ↔ (a → b) :=
  ⟨fun h ha => (h.2 ha).2, fun h => ⟨And.left, fun ha => ⟨ha, h ha⟩⟩⟩

@[simp] theorem and_iff_right_iff_imp {a b : Prop} : (a ∧ b ↔ b) ↔ (b → a) :=
  ⟨fun h hb => (h.2 hb).1, fun h => ⟨And.right, fun hb => ⟨h hb, hb⟩⟩⟩

@[simp] theorem iff_self_and {p q : Prop} : (p ↔ p ∧ q) ↔ (p → q) := Iff.comm.trans and_iff_left_iff_imp

@[simp] theorem iff_and_self {p q : Prop} : (p ↔ q ∧ p) ↔ (p → q) := Iff.comm.trans and_iff_right_iff_imp

@[simp] theorem and_congr_right_iff {a b c : Prop} : (a ∧ b ↔ a ∧ c) ↔ (a → (b ↔ c)) :=
  ⟨fun h ha => ⟨fun hb => (h.1 ⟨ha, hb⟩).2, fun hc => (h.2 ⟨ha, hc⟩).2⟩, and_congr_right⟩

@[simp] theorem and_congr_left_iff {a b c : Prop} : (a ∧ c ↔ b ∧ c) ↔ (c → (a ↔ b)) :=
  ⟨fun h hc => ⟨fun ha => (h.1 ⟨ha, hc⟩).1, fun hb => (h.2 ⟨hb, hc⟩).1⟩, and_congr_left⟩

theorem and_left_comm {a b c : Prop} : a ∧ b ∧ c ↔ b ∧ a ∧ c :=
  ⟨fun ⟨ha, hb, hc⟩ => ⟨hb, ha, hc⟩, fun ⟨hb, ha, hc⟩ => ⟨ha, hb, hc⟩⟩

theorem and_right_comm {a b c : Prop} : (a ∧ b) ∧ c ↔ (a ∧ c) ∧ b :=
  ⟨fun ⟨⟨ha, hb⟩, hc⟩ => ⟨⟨ha, hc⟩, hb⟩, fun ⟨⟨ha, hc⟩, hb⟩ => ⟨⟨ha, hb⟩, hc⟩⟩

theorem and_rotate {a b c : Prop} : a ∧ b ∧ c ↔ b ∧ c ∧ a := by rw [and_left_comm, @and_comm a c]

theorem and_and_and_comm {a b c d : Prop} : (a ∧ b) ∧ c ∧ d ↔ (a ∧ c) ∧ b ∧ d :=
  ⟨fun ⟨⟨ha, hb⟩, hc, hd⟩ => ⟨⟨ha, hc⟩, hb, hd⟩, fun ⟨⟨ha, hc⟩, hb, hd⟩ => ⟨⟨ha, hb⟩, hc, hd⟩⟩

theorem and_and_left {a b c : Prop} : a ∧ (b ∧ c) ↔ (a ∧ b) ∧ a ∧ c :=
  ⟨fun ⟨ha, hb, hc⟩ => ⟨⟨ha, hb⟩, ha, hc⟩, fun ⟨⟨ha, hb⟩, _, hc⟩ => ⟨ha, hb, hc⟩⟩

theorem and_and_right {a b c : Prop} : (a ∧ b) ∧ c ↔ (a ∧ c) ∧ b ∧ c :=
  ⟨fun ⟨⟨ha, hb⟩, hc⟩ => ⟨⟨ha, hc⟩, hb, hc⟩, fun ⟨⟨ha, hc⟩, hb, _⟩ => ⟨⟨ha, hb⟩, hc⟩⟩

theorem and_iff_left {b a : Prop} (hb : b) : a ∧ b ↔ a := ⟨And.left, fun ha => ⟨ha, hb⟩⟩

theorem and_iff_right {a b : Prop} (ha : a) : a ∧ b ↔ b := ⟨And.right, fun hb => ⟨ha, hb⟩⟩

theorem And.imp {a b c d : Prop} (f : a → c) (g : b → d) (h : a ∧ b) : c ∧ d := ⟨f h.1, g h.2⟩

theorem And.imp_left {a b c : Prop} (h : a → b) : a ∧ c → b ∧ c := And.imp h id

theorem And.imp_right {a b c : Prop} (h : a → b) : c ∧ a → c ∧ b := And.imp id h

theorem not_and_of_not_left {a : Prop} (b : Prop) : ¬a → ¬(a ∧ b) := mt And.left

theorem not_and_of_not_right (a : Prop) {b : Prop} : ¬b → ¬(a ∧ b) := mt And.right

theorem and_imp {a b c : Prop} : (a ∧ b → c) ↔ (a → b → c) := ⟨fun h ha hb => h ⟨ha, hb⟩, fun h ⟨ha, hb⟩ => h ha hb⟩

attribute [simp] and_imp

theorem not_and {a b : Prop} : ¬(a ∧ b) ↔ (a → ¬b) := and_imp

attribute [simp] not_and

theorem not_and' {a b : Prop} : ¬(a ∧ b) ↔ b → ¬a := not_and.trans imp_not_comm

theorem imp_and {a b : Prop} {α : Sort u} : (α → a ∧ b) ↔ (α → a) ∧ (α → b) :=
  ⟨fun h => ⟨fun x => (h x).1, fun x => (h x).2⟩, fun h x => ⟨h.1 x, h.2 x⟩⟩

/-! ## Disjunction -/

@[simp] theorem or_self (p : Prop) : (p ∨ p) = p := propext ⟨fun | .inl h | .inr h => h, .inl⟩

@[simp] theorem or_true (p : Prop) : (p ∨ True) = True := eq_true (.inr trivial)

@[simp] theorem true_or (p : Prop) : (True ∨ p) = True := eq_true (.inl trivial)

@[simp] theorem or_false (p : Prop) : (p ∨ False) = p := propext ⟨fun (.inl h) => h, .inl⟩

@[simp] theorem false_or (p : Prop) : (False ∨ p) = p := propext ⟨fun (.inr h) => h, .inr⟩

theorem or_assoc {a b c : Prop} : (a ∨ b) ∨ c ↔ a ∨ (b ∨ c) :=
  ⟨fun | .inl (.inl h) => .inl h | .inl (.inr h) => .inr (.inl h) | .inr h => .inr (.inr h),
   fun | .inl h => .inl (.inl h) | .inr (.inl h) => .inl (.inr h) | .inr (.inr h) => .inr h⟩

@[simp] theorem or_self_left {a b : Prop} : a ∨ (a ∨ b) ↔ a ∨ b := ⟨fun | .inl h => .inl h | .inr h => h, .inr⟩

@[simp] theorem or_self_right {a b : Prop} : (a ∨ b) ∨ b ↔ a ∨ b := ⟨fun | .inl h => h | .inr h => .inr h, .inl⟩

@[simp] theorem or_iff_left_of_imp {a b : Prop} (hb : b → a) : (a ∨ b) ↔ a := ⟨Or.rec id hb, .inl⟩

@[simp] theorem or_iff_right_of_imp {a b : Prop} (ha : a → b) : (a ∨ b) ↔ b := ⟨Or.rec ha id, .inr⟩

theorem or_iff_left {b a : Prop} (hb : ¬b) : a ∨ b ↔ a := or_iff_left_of_imp fun h => (hb h).elim

theorem or_iff_right {a b : Prop} (ha : ¬a) : a ∨ b ↔ b := or_iff_right_of_imp fun h => (ha h).elim

@[simp] theorem or_iff_left_iff_imp {a b : Prop} : (a ∨ b ↔ a) ↔ (b → a) := ⟨fun h hb => h.1 (.inr hb), or_iff_left_of_imp⟩

@[simp] theorem or_iff_right_iff_imp {a b : Prop} : (a ∨ b ↔ b) ↔ (a → b) := ⟨fun h ha => h.1 (.inl ha), or_iff_right_of_imp⟩

@[simp] theorem iff_self_or {a b : Prop} : (a ↔ a ∨ b) ↔ (b → a) := Iff.comm.trans or_iff_left_iff_imp

@[simp] theorem iff_or_self {a b : Prop} : (b ↔ a ∨ b) ↔ (a → b) := Iff.comm.trans or_iff_right_iff_imp

theorem or_congr {a b c d : Prop} (h₁ : a ↔ c) (h₂ : b ↔ d) : (a ∨ b) ↔ (c ∨ d) :=
  ⟨Or.rec (fun h => .inl (h₁.1 h)) (fun h => .inr (h₂.1 h)), Or.rec (fun h => .inl (h₁.2 h)) (fun h => .inr (h₂.2 h))⟩

theorem or_congr_left {a b c : Prop} (h : a ↔ b) : a ∨ c ↔ b ∨ c := or_congr h Iff.rfl

theorem or_congr_right {a b c : Prop} (h : b ↔ c) : a ∨ b ↔ a ∨ c := or_congr Iff.rfl h

theorem Or.imp {a b c d : Prop} (f : a → c) (g : b → d) (h : a ∨ b) : c ∨ d := h.elim (fun h => .inl (f h)) fun h => .inr (g h)

theorem Or.imp_left {a b c : Prop} (f : a → b) : a ∨ c → b ∨ c := Or.imp f id

theorem Or.imp_right {a b c : Prop} (f : b → c) : a ∨ b → a ∨ c := Or.imp id f

theorem or_left_comm {a b c : Prop} : a ∨ (b ∨ c) ↔ b ∨ (a ∨ c) := by rw [← or_assoc, ← or_assoc, @or_comm a b]

theorem or_right_comm {a b c : Prop} : (a ∨ b) ∨ c ↔ (a ∨ c) ∨ b := by rw [or_assoc, or_assoc, @or_comm b]

theorem or_rotate {a b c : Prop} : a ∨ b ∨ c ↔ b ∨ c ∨ a := by rw [or_left_comm, @or_comm a c]

theorem or_or_or_comm {a b c d : Prop} : (a ∨ b) ∨ c ∨ d ↔ (a ∨ c) ∨ b ∨ d := by
  rw [← or_assoc, @or_right_comm a, or_assoc]

theorem or_imp {a b c : Prop} : (a ∨ b → c) ↔ (a → c) ∧ (b → c) :=
  ⟨fun h => ⟨fun ha => h (.inl ha), fun hb => h (.inr hb)⟩, fun ⟨ha, hb⟩ => Or.rec ha hb⟩

@[simp] theorem not_or {p q : Prop} : ¬(p ∨ q) ↔ ¬p ∧ ¬q := or_imp

theorem not_or_intro {a b : Prop} (ha : ¬a) (hb : ¬b) : ¬(a ∨ b) := (·.elim ha hb)

theorem and_or_left {a b c : Prop} : a ∧ (b ∨ c) ↔ (a ∧ b) ∨ (a ∧ c) :=
  ⟨fun ⟨ha, hbc⟩ => hbc.imp (.intro ha) (.intro ha), Or.rec (.imp_right .inl) (.imp_right .inr)⟩

theorem or_and_right {a b c : Prop} : (a ∨ b) ∧ c ↔ (a ∧ c) ∨ (b ∧ c) := by rw [@and_comm (a ∨ b), and_or_left, @and_comm c, @and_comm c]

theorem or_and_left {a b c : Prop} : a ∨ (b ∧ c) ↔ (a ∨ b) ∧ (a ∨ c) :=
  ⟨Or.rec (fun ha => ⟨.inl ha, .inl ha⟩) (.imp .inr .inr), fun ⟨hab, hac⟩ => hab.elim .inl fun hb => hac.imp_right (.intro hb)⟩

theorem and_or_right {a b c : Prop} : (a ∧ b) ∨ c ↔ (a ∨ c) ∧ (b ∨ c) := by rw [@or_comm (a ∧ b), or_and_left, @or_comm c, @or_comm c]

/-! ## Equivalence -/

@[simp] theorem iff_self (p : Prop) : (p ↔ p) = True := eq_true .rfl

@[simp] theorem iff_true (p : Prop) : (p ↔ True) = p := propext ⟨fun h => h.2 trivial, fun h => ⟨fun _ => trivial, fun _ => h⟩⟩

@[simp] theorem true_iff (p : Prop) : (True ↔ p) = p := propext ⟨fun h => h.1 trivial, fun h => ⟨fun _ => h, fun _ => trivial⟩⟩

@[simp] theorem iff_false (p : Prop) : (p ↔ False) = ¬p := propext ⟨fun h => h.1, fun h => ⟨h, False.elim⟩⟩

@[simp] theorem false_iff (p : Prop) : (False ↔ p) = ¬p := propext ⟨fun h => h.2, fun h => ⟨False.elim, h⟩⟩

@[simp] theorem iff_not_self {a : Prop} : ¬(a ↔ ¬a) := fun h =>
  have hn : ¬a := fun ha => (h.1 ha) ha
  hn (h.2 hn)

@[simp] theorem not_iff_self {a : Prop} : ¬(¬a ↔ a) := fun h => iff_not_self h.symm

theorem eq_iff_iff {p q : Prop} : (p = q) = (p ↔ q) := propext ⟨iff_of_eq, propext⟩

attribute [simp] eq_iff_iff

theorem iff_eq_eq {a b : Prop} : (a ↔ b) = (a = b) := eq_iff_iff.symm

theorem eq_true_eq_id : Eq True = id := by
  funext p
  exact propext ⟨fun h => h ▸ trivial, fun h => (eq_true h).symm⟩

attribute [simp] eq_true_eq_id

@[simp] theorem true_eq_false : (True = False) = False := eq_false true_ne_false

@[simp] theorem false_eq_true' : (False = True) = False := eq_false false_ne_true

/-! ## Quantifiers -/

@[simp] theorem exists_const {α : Sort u} {b : Prop} [i : Nonempty α] : (∃ _ : α, b) ↔ b :=
  ⟨fun ⟨_, h⟩ => h, fun h => i.elim fun x => ⟨x, h⟩⟩

theorem exists_prop {a b : Prop} : (∃ _ : a, b) ↔ a ∧ b := ⟨fun ⟨hp, hq⟩ => ⟨hp, hq⟩, fun ⟨hp, hq⟩ => ⟨hp, hq⟩⟩

attribute [simp] exists_prop

@[simp] theorem exists_prop_of_true {p : Prop} {q : p → Prop} (h : p) : (Exists fun h' : p => q h') ↔ q h :=
  ⟨fun ⟨_, h'⟩ => h', fun h' => ⟨h, h'⟩⟩

@[simp] theorem exists_false {α : Sort u} : ¬∃ _ : α, False := fun ⟨_, h⟩ => h

@[simp] theorem forall_exists_index {α : Sort u} {p : α → Prop} {q : (∃ x, p x) → Prop} :
    (∀ h, q h) ↔ ∀ x (h : p x), q ⟨x, h⟩ := ⟨fun h x hpx => h ⟨x, hpx⟩, fun h ⟨x, hpx⟩ => h x hpx⟩

theorem Exists.imp {α : Sort u} {p q : α → Prop} (h : ∀ a, p a → q a) : (∃ a, p a) → ∃ a, q a
  | ⟨a, hp⟩ => ⟨a, h a hp⟩

theorem Exists.imp' {α : Sort u} {β : Sort v} {p : α → Prop} {q : β → Prop} (f : α → β) (hpq : ∀ a, p a → q (f a)) :
    (∃ a, p a) → ∃ b, q b
  | ⟨_, hp⟩ => ⟨_, hpq _ hp⟩

theorem exists_imp {α : Sort u} {p : α → Prop} {b : Prop} : ((∃ x, p x) → b) ↔ ∀ x, p x → b := forall_exists_index

@[simp] theorem not_exists {α : Sort u} {p : α → Prop} : (¬∃ x, p x) ↔ ∀ x, ¬p x := exists_imp

theorem forall_not_of_not_exists {α : Sort u} {p : α → Prop} (h : ¬∃ x, p x) : ∀ x, ¬p x := not_exists.1 h

theorem not_exists_of_forall_not {α : Sort u} {p : α → Prop} (h : ∀ x, ¬p x) : ¬∃ x, p x := not_exists.2 h

theorem forall_and {α : Sort u} {p q : α → Prop} : (∀ x, p x ∧ q x) ↔ (∀ x, p x) ∧ (∀ x, q x) :=
  ⟨fun h => ⟨fun x => (h x).1, fun x => (h x).2⟩, fun ⟨h₁, h₂⟩ x => ⟨h₁ x, h₂ x⟩⟩

theorem exists_or {α : Sort u} {p q : α → Prop} : (∃ x, p x ∨ q x) ↔ (∃ x, p x) ∨ ∃ x, q x :=
  ⟨fun | ⟨x, .inl h⟩ => .inl ⟨x, h⟩ | ⟨x, .inr h⟩ => .inr ⟨x, h⟩,
   fun | .inl ⟨x, h⟩ => ⟨x, .inl h⟩ | .inr ⟨x, h⟩ => ⟨x, .inr h⟩⟩

@[simp] theorem forall_eq {α : Sort u} {p : α → Prop} {a' : α} : (∀ a, a = a' → p a) ↔ p a' :=
  ⟨fun h => h a' rfl, fun h _ e => e.symm ▸ h⟩

@[simp] theorem forall_eq' {α : Sort u} {p : α → Prop} {a' : α} : (∀ a, a' = a → p a) ↔ p a' :=
  ⟨fun h => h a' rfl, fun h _ e => e ▸ h⟩

@[simp] theorem exists_eq {α : Sort u} {a' : α} : ∃ a, a = a' := ⟨_, rfl⟩

@[simp] theorem exists_eq' {α : Sort u} {a' : α} : ∃ a, a' = a := ⟨_, rfl⟩

@[simp] theorem exists_eq_left {α : Sort u} {p : α → Prop} {a' : α} : (∃ a, a = a' ∧ p a) ↔ p a' :=
  ⟨fun ⟨_, e, h⟩ => e ▸ h, fun h => ⟨_, rfl, h⟩⟩

@[simp] theorem exists_eq_right {α : Sort u} {p : α → Prop} {a' : α} : (∃ a, p a ∧ a = a') ↔ p a' :=
  ⟨fun ⟨_, h, e⟩ => e ▸ h, fun h => ⟨_, h, rfl⟩⟩

@[simp] theorem exists_eq_left' {α : Sort u} {p : α → Prop} {a' : α} : (∃ a, a' = a ∧ p a) ↔ p a' :=
  ⟨fun ⟨_, e, h⟩ => e ▸ h, fun h => ⟨_, rfl, h⟩⟩

@[simp] theorem exists_eq_right' {α : Sort u} {p : α → Prop} {a' : α} : (∃ a, p a ∧ a' = a) ↔ p a' :=
  ⟨fun ⟨_, h, e⟩ => e ▸ h, fun h => ⟨_, h, rfl⟩⟩

@[simp] theorem forall_eq_or_imp {α : Sort u} {p q : α → Prop} {a' : α} :
    (∀ a, a = a' ∨ q a → p a) ↔ p a' ∧ ∀ a, q a → p a :=
  ⟨fun h => ⟨h a' (.inl rfl), fun a ha => h a (.inr ha)⟩, fun ⟨h₁, h₂⟩ a => Or.rec (fun e => e ▸ h₁) (h₂ a)⟩

@[simp] theorem exists_eq_or_imp {α : Sort u} {p q : α → Prop} {a' : α} :
    (∃ a, (a = a' ∨ q a) ∧ p a) ↔ p a' ∨ ∃ a, q a ∧ p a :=
  ⟨fun | ⟨_, .inl e, h⟩ => .inl (e ▸ h) | ⟨a, .inr hq, h⟩ => .inr ⟨a, hq, h⟩,
   fun | .inl h => ⟨a', .inl rfl, h⟩ | .inr ⟨a, hq, h⟩ => ⟨a, .inr hq, h⟩⟩

@[simp] theorem exists_eq_right_right {α : Sort u} {p q : α → Prop} {a' : α} :
    (∃ a, p a ∧ q a ∧ a = a') ↔ p a' ∧ q a' := ⟨fun ⟨_, hp, hq, e⟩ => e ▸ ⟨hp, hq⟩, fun ⟨hp, hq⟩ => ⟨_, hp, hq, rfl⟩⟩

@[simp] theorem exists_and_left {α : Sort u} {p : α → Prop} {b : Prop} : (∃ x, b ∧ p x) ↔ b ∧ (∃ x, p x) :=
  ⟨fun ⟨x, hb, hp⟩ => ⟨hb, x, hp⟩, fun ⟨hb, x, hp⟩ => ⟨x, hb, hp⟩⟩

@[simp] theorem exists_and_right {α : Sort u} {p : α → Prop} {b : Prop} : (∃ x, p x ∧ b) ↔ (∃ x, p x) ∧ b :=
  ⟨fun ⟨x, hp, hb⟩ => ⟨⟨x, hp⟩, hb⟩, fun ⟨⟨x, hp⟩, hb⟩ => ⟨x, hp, hb⟩⟩

@[simp] theorem forall_apply_eq_imp_iff {α : Sort u} {β : Sort v} {f : α → β} {p : β → Prop} :
    (∀ b a, f a = b → p b) ↔ ∀ a, p (f a) := ⟨fun h a => h _ a rfl, fun h _ a e => e ▸ h a⟩

@[simp] theorem forall_eq_apply_imp_iff {α : Sort u} {β : Sort v} {f : α → β} {p : β → Prop} :
    (∀ b a, b = f a → p b) ↔ ∀ a, p (f a) := ⟨fun h a => h _ a rfl, fun h _ a e => e.symm ▸ h a⟩

@[simp] theorem forall_apply_eq_imp_iff₂ {α : Sort u} {β : Sort v} {f : α → β} {p : α → Prop} {q : β → Prop} :
    (∀ b a, p a → f a = b → q b) ↔ ∀ a, p a → q (f a) := ⟨fun h a ha => h _ a ha rfl, fun h _ a ha e => e ▸ h a ha⟩

theorem forall_comm {α : Sort u} {β : Sort v} {p : α → β → Prop} : (∀ a b, p a b) ↔ (∀ b a, p a b) :=
  ⟨fun h b a => h a b, fun h a b => h b a⟩

theorem exists_comm {α : Sort u} {β : Sort v} {p : α → β → Prop} : (∃ a b, p a b) ↔ (∃ b a, p a b) :=
  ⟨fun ⟨a, b, h⟩ => ⟨b, a, h⟩, fun ⟨b, a, h⟩ => ⟨a, b, h⟩⟩

theorem exists_prop_of_false {p : Prop} {q : p → Prop} : ¬p → ¬(∃ h' : p, q h') := mt fun ⟨h, _⟩ => h

@[simp] theorem exists_prop' {α : Sort u} {p : Prop} : (∃ _ : α, p) ↔ Nonempty α ∧ p :=
  ⟨fun ⟨a, h⟩ => ⟨⟨a⟩, h⟩, fun ⟨⟨a⟩, h⟩ => ⟨a, h⟩⟩

theorem forall_prop_of_true {p : Prop} {q : p → Prop} (h : p) : (∀ h' : p, q h') ↔ q h := ⟨fun f => f h, fun hq _ => hq⟩

theorem forall_prop_of_false {p : Prop} {q : p → Prop} (h : ¬p) : (∀ h' : p, q h') ↔ True := iff_true_intro fun h' => absurd h' h

/-! ## Conditionals -/

@[simp] theorem ite_true {α : Sort u} (a b : α) : (if True then a else b) = a := rfl

@[simp] theorem ite_false {α : Sort u} (a b : α) : (if False then a else b) = b := rfl

@[simp] theorem dite_true {α : Sort u} {t : True → α} {e : ¬True → α} : (dite True t e) = t True.intro := rfl

@[simp] theorem dite_false {α : Sort u} {t : False → α} {e : ¬False → α} : (dite False t e) = e not_false := rfl

theorem ite_self {α : Sort u} {c : Prop} {d : Decidable c} (a : α) : ite c a a = a := by cases d <;> rfl

attribute [simp] ite_self

@[simp] theorem dite_eq_ite {α : Sort u} {P : Prop} {a b : α} [Decidable P] : (dite P (fun _ => a) fun _ => b) = ite P a b := rfl

@[simp] theorem ite_not {α : Sort u} (P : Prop) [Decidable P] [Decidable (¬P)] (x y : α) : ite (¬P) x y = ite P y x := by
  by_cases h : P
  · rw [if_pos h, if_neg (not_not_intro h)]
  · rw [if_neg h, if_pos h]

@[simp] theorem dite_not {α : Sort u} {P : Prop} [hn : Decidable (¬P)] [h : Decidable P] (x : ¬P → α) (y : ¬¬P → α) :
    dite (¬P) x y = dite P (fun h => y (not_not_intro h)) x := by
  cases h with
  | isTrue h => rw [dif_pos h, dif_neg (not_not_intro h)]
  | isFalse h => rw [dif_neg h, dif_pos h]

theorem apply_ite {α : Sort u} {β : Sort v} (f : α → β) (P : Prop) [Decidable P] (x y : α) :
    f (ite P x y) = ite P (f x) (f y) := by
  by_cases h : P
  · rw [if_pos h, if_pos h]
  · rw [if_neg h, if_neg h]

theorem apply_dite {α : Sort u} {β : Sort v} (f : α → β) (P : Prop) [Decidable P] (x : P → α) (y : ¬P → α) :
    f (dite P x y) = dite P (fun h => f (x h)) (fun h => f (y h)) := by
  by_cases h : P
  · rw [dif_pos h, dif_pos h]
  · rw [dif_neg h, dif_neg h]

theorem ite_eq_iff {α : Sort u} {c : Prop} [Decidable c] {a b x : α} : ite c a b = x ↔ c ∧ a = x ∨ ¬c ∧ b = x := by
  by_cases h : c
  · rw [if_pos h]; exact ⟨fun e => .inl ⟨h, e⟩, fun e => e.elim (·.2) fun e => absurd h e.1⟩
  · rw [if_neg h]; exact ⟨fun e => .inr ⟨h, e⟩, fun e => e.elim (fun e => absurd e.1 h) (·.2)⟩

@[simp] theorem ite_eq_left_iff {α : Sort u} {P : Prop} [Decidable P] {a b : α} : ite P a b = a ↔ ¬P → b = a := by
  by_cases h : P
  · rw [if_pos h]; exact ⟨fun _ hn => absurd h hn, fun _ => rfl⟩
  · rw [if_neg h]; exact ⟨fun e _ => e, fun e => e h⟩

@[simp] theorem ite_eq_right_iff {α : Sort u} {P : Prop} [Decidable P] {a b : α} : ite P a b = b ↔ P → a = b := by
  by_cases h : P
  · rw [if_pos h]; exact ⟨fun e _ => e, fun e => e h⟩
  · rw [if_neg h]; exact ⟨fun _ hn => absurd hn h, fun _ => rfl⟩

@[simp] theorem dite_eq_left_iff {α : Sort u} {P : Prop} [Decidable P] {a : α} {B : ¬P → α} :
    dite P (fun _ => a) B = a ↔ ∀ h, B h = a := by
  by_cases h : P
  · rw [dif_pos h]; exact ⟨fun _ hn => absurd h hn, fun _ => rfl⟩
  · rw [dif_neg h]; exact ⟨fun e _ => e, fun e => e h⟩

@[simp] theorem dite_eq_right_iff {α : Sort u} {P : Prop} [Decidable P] {A : P → α} {b : α} :
    (dite P A fun _ => b) = b ↔ ∀ h, A h = b := by
  by_cases h : P
  · rw [dif_pos h]; exact ⟨fun e _ => e, fun e => e h⟩
  · rw [dif_neg h]; exact ⟨fun _ hn => absurd hn h, fun _ => rfl⟩

theorem ite_then_else {p q : Prop} {c : Prop} [Decidable c] : (if c then p else q) ↔ (c → p) ∧ (¬c → q) := by
  by_cases h : c
  · rw [if_pos h]; exact ⟨fun hp => ⟨fun _ => hp, fun hn => absurd h hn⟩, fun e => e.1 h⟩
  · rw [if_neg h]; exact ⟨fun hq => ⟨fun hc => absurd hc h, fun _ => hq⟩, fun e => e.2 h⟩

@[simp] theorem if_true_left {p q : Prop} [Decidable p] : ite p True q ↔ ¬p → q := by
  by_cases h : p
  · rw [if_pos h]; exact ⟨fun _ hn => absurd h hn, fun _ => trivial⟩
  · rw [if_neg h]; exact ⟨fun e _ => e, fun e => e h⟩

@[simp] theorem if_false_left {p q : Prop} [Decidable p] : ite p False q ↔ ¬p ∧ q := by
  by_cases h : p
  · rw [if_pos h]; exact ⟨False.elim, fun e => e.1 h⟩
  · rw [if_neg h]; exact ⟨fun e => ⟨h, e⟩, (·.2)⟩

@[simp] theorem if_true_right {p q : Prop} [Decidable p] : ite p q True ↔ p → q := by
  by_cases h : p
  · rw [if_pos h]; exact ⟨fun e _ => e, fun e => e h⟩
  · rw [if_neg h]; exact ⟨fun _ hn => absurd hn h, fun _ => trivial⟩

@[simp] theorem if_false_right {p q : Prop} [Decidable p] : ite p q False ↔ p ∧ q := by
  by_cases h : p
  · rw [if_pos h]; exact ⟨fun e => ⟨h, e⟩, (·.2)⟩
  · rw [if_neg h]; exact ⟨False.elim, fun e => h e.1⟩

/-! ## `decide` -/

@[simp] theorem decide_eq_true_eq {p : Prop} [Decidable p] : (decide p = true) = p :=
  propext ⟨of_decide_eq_true, decide_eq_true⟩

theorem decide_eq_true_iff {p : Prop} [Decidable p] : decide p = true ↔ p := ⟨of_decide_eq_true, decide_eq_true⟩

theorem decide_eq_false_iff_not {p : Prop} {_ : Decidable p} : decide p = false ↔ ¬p := ⟨of_decide_eq_false, decide_eq_false⟩

attribute [simp] decide_eq_false_iff_not

@[simp] theorem decide_not {p : Prop} [g : Decidable p] [h : Decidable (¬p)] : decide (¬p) = !decide p := by
  cases g with
  | isTrue hp => exact decide_eq_false (not_not_intro hp)
  | isFalse hn => exact decide_eq_true hn

@[simp] theorem not_decide_eq_true {p : Prop} [h : Decidable p] : ((!decide p) = true) = ¬p := by
  cases h with
  | isTrue hp => exact propext ⟨fun h => Bool.noConfusion h, fun hn => absurd hp hn⟩
  | isFalse hn => exact propext ⟨fun _ => hn, fun _ => rfl⟩

theorem decide_true (h : Decidable True) : @decide True h = true := decide_eq_true trivial

theorem decide_false (h : Decidable False) : @decide False h = false := decide_eq_false id

attribute [simp] decide_true decide_false

theorem decide_implies (u v : Prop) [duv : Decidable (u → v)] [du : Decidable u] {dv : u → Decidable v} :
    decide (u → v) = if h : u then @decide v (dv h) else true := by
  by_cases h : u
  · rw [dif_pos h]
    by_cases hv : v
    · rw [decide_eq_true (fun _ => hv), @decide_eq_true v (dv h) hv]
    · rw [decide_eq_false (fun f => hv (f h)), @decide_eq_false v (dv h) hv]
  · rw [dif_neg h, decide_eq_true (fun hu => absurd hu h)]

theorem decide_congr {p q : Prop} [Decidable p] [Decidable q] (h : p ↔ q) : decide p = decide q := by
  by_cases hp : p
  · rw [decide_eq_true hp, decide_eq_true (h.1 hp)]
  · rw [decide_eq_false hp, decide_eq_false fun hq => hp (h.2 hq)]

@[simp] theorem decide_and (p q : Prop) [dpq : Decidable (p ∧ q)] [dp : Decidable p] [dq : Decidable q] :
    decide (p ∧ q) = (p && q) := by
  cases dp with
  | isTrue hp => cases dq with
    | isTrue hq => exact decide_eq_true ⟨hp, hq⟩
    | isFalse hq => exact decide_eq_false fun h => hq h.2
  | isFalse hp => exact decide_eq_false fun h => hp h.1

@[simp] theorem decide_or (p q : Prop) [dpq : Decidable (p ∨ q)] [dp : Decidable p] [dq : Decidable q] :
    decide (p ∨ q) = (p || q) := by
  cases dp with
  | isTrue hp => exact decide_eq_true (.inl hp)
  | isFalse hp => cases dq with
    | isTrue hq => exact decide_eq_true (.inr hq)
    | isFalse hq => exact decide_eq_false fun h => h.elim hp hq

@[simp] theorem decide_iff (p q : Prop) [dpq : Decidable (p ↔ q)] [dp : Decidable p] [dq : Decidable q] :
    decide (p ↔ q) = (decide p == decide q) := by
  cases dp with
  | isTrue hp => cases dq with
    | isTrue hq => exact decide_eq_true ⟨fun _ => hq, fun _ => hp⟩
    | isFalse hq => exact decide_eq_false fun h => hq (h.1 hp)
  | isFalse hp => cases dq with
    | isTrue hq => exact decide_eq_false fun h => hp (h.2 hq)
    | isFalse hq => exact decide_eq_true ⟨fun h => absurd h hp, fun h => absurd h hq⟩

/-! ## Booleans -/

theorem Bool.of_not_eq_true : {b : Bool} → ¬b = true → b = false
  | true, h => absurd rfl h
  | false, _ => rfl

theorem Bool.of_not_eq_false : {b : Bool} → ¬b = false → b = true
  | true, _ => rfl
  | false, h => absurd rfl h

@[simp] theorem Bool.or_false (b : Bool) : (b || false) = b := by cases b <;> rfl
@[simp] theorem Bool.or_true (b : Bool) : (b || true) = true := by cases b <;> rfl
@[simp] theorem Bool.false_or (b : Bool) : (false || b) = b := rfl
@[simp] theorem Bool.true_or (b : Bool) : (true || b) = true := rfl
@[simp] theorem Bool.or_self (b : Bool) : (b || b) = b := by cases b <;> rfl
@[simp] theorem Bool.or_eq_true (a b : Bool) : ((a || b) = true) = (a = true ∨ b = true) := by
  cases a <;> cases b <;> decide
@[simp] theorem Bool.and_false (b : Bool) : (b && false) = false := by cases b <;> rfl
@[simp] theorem Bool.and_true (b : Bool) : (b && true) = b := by cases b <;> rfl
@[simp] theorem Bool.false_and (b : Bool) : (false && b) = false := rfl
@[simp] theorem Bool.true_and (b : Bool) : (true && b) = b := rfl
@[simp] theorem Bool.and_self (b : Bool) : (b && b) = b := by cases b <;> rfl
@[simp] theorem Bool.and_eq_true (a b : Bool) : ((a && b) = true) = (a = true ∧ b = true) := by
  cases a <;> cases b <;> decide

theorem Bool.and_assoc (a b c : Bool) : (a && b && c) = (a && (b && c)) := by cases a <;> rfl
theorem Bool.or_assoc (a b c : Bool) : (a || b || c) = (a || (b || c)) := by cases a <;> rfl

@[simp] theorem Bool.not_not (b : Bool) : (!!b) = b := by cases b <;> rfl
@[simp] theorem Bool.not_true : (!true) = false := rfl
@[simp] theorem Bool.not_false : (!false) = true := rfl
@[simp] theorem Bool.not_beq_true (b : Bool) : (!(b == true)) = (b == false) := by cases b <;> rfl
@[simp] theorem Bool.not_beq_false (b : Bool) : (!(b == false)) = (b == true) := by cases b <;> rfl
@[simp] theorem Bool.not_eq_true' (b : Bool) : ((!b) = true) = (b = false) := by cases b <;> decide
@[simp] theorem Bool.not_eq_false' (b : Bool) : ((!b) = false) = (b = true) := by cases b <;> decide
@[simp] theorem Bool.beq_to_eq (a b : Bool) : ((a == b) = true) = (a = b) := by cases a <;> cases b <;> decide
@[simp] theorem Bool.not_beq_to_not_eq (a b : Bool) : ((!(a == b)) = true) = ¬(a = b) := by cases a <;> cases b <;> decide
@[simp] theorem Bool.not_eq_true (b : Bool) : (¬(b = true)) = (b = false) := by cases b <;> decide
@[simp] theorem Bool.not_eq_false (b : Bool) : (¬(b = false)) = (b = true) := by cases b <;> decide
@[simp] theorem Bool.true_eq_false : (true = false) = False := eq_false Bool.noConfusion
@[simp] theorem Bool.false_eq_true : (false = true) = False := eq_false Bool.noConfusion
@[simp] theorem Bool.default_bool : default = false := rfl

@[simp] theorem cond_true {α : Sort u} (a b : α) : cond true a b = a := rfl

@[simp] theorem cond_false {α : Sort u} (a b : α) : cond false a b = b := rfl

theorem Bool.cond_decide {α : Sort u} (p : Prop) [Decidable p] (t e : α) : cond (decide p) t e = if p then t else e := by
  by_cases h : p
  · rw [if_pos h, decide_eq_true h]; rfl
  · rw [if_neg h, decide_eq_false h]; rfl
