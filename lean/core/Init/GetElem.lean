prelude
import Init.List.Basic
import Init.Nat.Basic

/-!
# Element access: `xs[i]`, `xs[i]?`, `xs[i]!`

The classes behind the notation, the laws that connect the three forms, and the instances for `List`, `Array` and for
indices of type `Fin n`.
-/

universe u v w

/-- Collections `coll` whose elements are found by an index of type `idx`, given a proof of `valid xs i`. -/
class GetElem (coll : Type u) (idx : Type v) (elem : outParam (Type w)) (valid : outParam (coll → idx → Prop)) where
  /-- The element at index `i`. Written `xs[i]`, where a tactic proves `h`, or `xs[i]'h`. -/
  getElem (xs : coll) (i : idx) (h : valid xs i) : elem

export GetElem (getElem)

/-- The value that an access out of bounds has. -/
@[never_extract] def outOfBounds {α : Type u} [Inhabited α] : α := default

/-- Collections in which an index may also be out of bounds. -/
class GetElem? (coll : Type u) (idx : Type v) (elem : outParam (Type w)) (valid : outParam (coll → idx → Prop)) extends
    GetElem coll idx elem valid where
  /-- The element at index `i`, or `none`. Written `xs[i]?`. -/
  getElem? : coll → idx → Option elem
  /-- The element at index `i`, or a default value. Written `xs[i]!`. -/
  getElem! [Inhabited elem] (xs : coll) (i : idx) : elem := match getElem? xs i with | some e => e | none => outOfBounds

export GetElem? (getElem? getElem!)

/-- The law that the three forms of access agree. -/
class LawfulGetElem (cont : Type u) (idx : Type v) (elem : outParam (Type w)) (dom : outParam (cont → idx → Prop))
    [ge : GetElem? cont idx elem dom] : Prop where
  getElem?_def (c : cont) (i : idx) [Decidable (dom c i)] : c[i]? = if h : dom c i then some (c[i]'h) else none
  getElem!_def [Inhabited elem] (c : cont) (i : idx) : c[i]! = match c[i]? with | some e => e | none => default

export LawfulGetElem (getElem?_def getElem!_def)

section

variable {cont : Type u} {idx : Type v} {elem : Type w} {dom : cont → idx → Prop} [GetElem? cont idx elem dom]
  [LawfulGetElem cont idx elem dom]

theorem getElem?_pos (c : cont) (i : idx) (h : dom c i) : c[i]? = some (c[i]'h) := by
  haveI : Decidable (dom c i) := isTrue h
  rw [getElem?_def]; exact dif_pos h

theorem getElem?_neg (c : cont) (i : idx) (h : ¬dom c i) : c[i]? = none := by
  haveI : Decidable (dom c i) := isFalse h
  rw [getElem?_def]; exact dif_neg h

theorem getElem!_pos [Inhabited elem] (c : cont) (i : idx) (h : dom c i) : c[i]! = c[i]'h := by
  rw [getElem!_def, getElem?_pos c i h]

theorem getElem!_neg [Inhabited elem] (c : cont) (i : idx) (h : ¬dom c i) : c[i]! = default := by
  rw [getElem!_def, getElem?_neg c i h]

@[simp] theorem get_getElem? (c : cont) (i : idx) [Decidable (dom c i)] (h : c[i]?.isSome) :
    c[i]?.get h = c[i]'(Decidable.byContradiction fun n => by rw [getElem?_neg c i n] at h; exact nomatch h) := by
  have hd : dom c i := Decidable.byContradiction fun n => by rw [getElem?_neg c i n] at h; exact nomatch h
  have : ∀ (o : Option elem) (e : elem) (h : o.isSome), o = some e → o.get h = e := by
    intro o e h he; subst he; rfl
  exact this _ _ _ (getElem?_pos c i hd)

theorem getElem_of_getElem? {c : cont} {i : idx} {e : elem} [Decidable (dom c i)] (h : c[i]? = some e) :
    Exists fun h : dom c i => c[i] = e := by
  rw [getElem?_def] at h
  split at h
  · rename_i h'; exact ⟨h', Option.some.inj h⟩
  · exact Option.noConfusion rfl (heq_of_eq h)

end

@[extern "c", app_unexpander GetElem.getElem] opaque unexpandGetElem : Lean.PrettyPrinter.Unexpander
@[extern "c", app_unexpander GetElem?.getElem!] opaque unexpandGetElem! : Lean.PrettyPrinter.Unexpander
@[extern "c", app_unexpander GetElem?.getElem?] opaque unexpandGetElem? : Lean.PrettyPrinter.Unexpander

/-! ## Indices in `Fin n` -/

namespace Fin

instance instGetElemFinVal {cont : Type u} {elem : Type v} {dom : cont → Nat → Prop} {n : Nat}
    [GetElem cont Nat elem dom] : GetElem cont (Fin n) elem fun xs i => dom xs i where
  getElem xs i h := getElem xs i.1 h

instance instGetElem?FinVal {cont : Type u} {elem : Type v} {dom : cont → Nat → Prop} {n : Nat}
    [h : GetElem? cont Nat elem dom] : GetElem? cont (Fin n) elem fun xs i => dom xs i where
  getElem? xs i := getElem? xs i.val
  getElem! xs i := getElem! xs i.val

instance {cont : Type u} {elem : Type v} {dom : cont → Nat → Prop} {n : Nat}
    [GetElem? cont Nat elem dom] [h : LawfulGetElem cont Nat elem dom] :
    LawfulGetElem cont (Fin n) elem fun xs i => dom xs i where
  getElem?_def _ _ _ := h.getElem?_def ..
  getElem!_def _ _ := h.getElem!_def ..

@[simp] theorem getElem_fin {cont : Type u} {elem : Type v} {dom : cont → Nat → Prop} {n : Nat}
    [GetElem? cont Nat elem dom] (a : cont) (i : Fin n) (h : dom a i) : a[i] = a[i.1] := rfl

@[simp] theorem getElem?_fin {cont : Type u} {elem : Type v} {dom : cont → Nat → Prop} {n : Nat}
    [h : GetElem? cont Nat elem dom] (a : cont) (i : Fin n) : a[i]? = a[i.1]? := rfl

@[simp] theorem getElem!_fin {cont : Type u} {elem : Type v} {dom : cont → Nat → Prop} {n : Nat}
    [GetElem? cont Nat elem dom] (a : cont) (i : Fin n) [Inhabited elem] : a[i]! = a[i.1]! := rfl

end Fin

/-! ## Lists -/

namespace List

variable {α : Type u}

instance instGetElemNatLtLength : GetElem (List α) Nat α fun as i => i < as.length where
  getElem as i h := as.get ⟨i, h⟩

@[simp] theorem getElem_cons_zero (a : α) (as : List α) (h : 0 < (a :: as).length) : getElem (a :: as) 0 h = a := rfl

@[simp] theorem getElem_cons_succ (a : α) (as : List α) (i : Nat) (h : i + 1 < (a :: as).length) :
    getElem (a :: as) (i+1) h = getElem as i (Nat.lt_of_succ_lt_succ h) := rfl

@[simp] theorem getElem_mem {l : List α} {n} (h : n < l.length) : l[n]'h ∈ l := by
  induction l generalizing n with
  | nil => exact absurd h (Nat.not_lt_zero n)
  | cons a l ih => cases n with
    | zero => exact .head ..
    | succ n => exact .tail _ (ih (Nat.lt_of_succ_lt_succ h))

instance instGetElem?NatLtLength : GetElem? (List α) Nat α fun as i => i < as.length where
  getElem? as i := as.get?Internal i
  getElem! as i := as.get!Internal i

@[simp] theorem get?Internal_eq_getElem? {l : List α} {i : Nat} : l.get?Internal i = l[i]? := rfl
@[simp] theorem get!Internal_eq_getElem! [Inhabited α] {l : List α} {i : Nat} : l.get!Internal i = l[i]! := rfl
@[simp] theorem get_eq_getElem {l : List α} {i : Fin l.length} : l.get i = l[i.1]'i.2 := rfl

@[simp] theorem getElem?_nil {i : Nat} : ([] : List α)[i]? = none := by cases i <;> rfl
theorem getElem?_cons_zero {a : α} {l : List α} : (a::l)[0]? = some a := rfl
@[simp] theorem getElem?_cons_succ {a : α} {l : List α} {i : Nat} : (a::l)[i+1]? = l[i]? := rfl

@[simp] theorem getElem?_eq_getElem : ∀ {l : List α} {i : Nat} (h : i < l.length), l[i]? = some l[i]
  | _ :: _, 0, _ => rfl
  | _ :: l, _+1, h => getElem?_eq_getElem (l := l) (Nat.lt_of_succ_lt_succ h)

@[simp] theorem getElem?_eq_none_iff {l : List α} {i : Nat} : l[i]? = none ↔ l.length ≤ i := by
  induction l generalizing i with
  | nil => cases i <;> exact iff_of_true rfl (Nat.zero_le _)
  | cons a l ih => cases i with
    | zero => exact iff_of_false (fun h => Option.noConfusion rfl (heq_of_eq h)) (Nat.not_succ_le_zero _)
    | succ i => exact ih.trans ⟨Nat.succ_le_succ, Nat.le_of_succ_le_succ⟩

@[simp] theorem none_eq_getElem?_iff {l : List α} {i : Nat} : none = l[i]? ↔ l.length ≤ i :=
  ⟨fun h => getElem?_eq_none_iff.1 h.symm, fun h => (getElem?_eq_none_iff.2 h).symm⟩

theorem getElem?_eq_none {l : List α} {i : Nat} (h : l.length ≤ i) : l[i]? = none := getElem?_eq_none_iff.2 h

theorem getElem!_eq_getElem?_getD [Inhabited α] {l : List α} {i : Nat} : l[i]! = l[i]?.getD default := by
  induction l generalizing i with
  | nil => cases i <;> rfl
  | cons a l ih => cases i with
    | zero => rfl
    | succ i => exact ih

instance instLawfulGetElem : LawfulGetElem (List α) Nat α fun as i => i < as.length where
  getElem?_def as i h := by
    split
    · rename_i h; exact getElem?_eq_getElem h
    · rename_i h; exact getElem?_eq_none ((Nat.lt_or_ge i as.length).resolve_left h)
  getElem!_def as i := by rw [getElem!_eq_getElem?_getD]; cases as[i]? <;> rfl

end List

/-! ## Arrays -/

namespace Array

variable {α : Type u}

instance instGetElemNatLtSize : GetElem (Array α) Nat α fun xs i => i < xs.size where
  getElem xs i h := xs.getInternal i h

instance instGetElem?NatLtSize : GetElem? (Array α) Nat α fun xs i => i < xs.size where
  getElem? xs i := if h : i < xs.size then some (xs.getInternal i h) else none
  getElem! xs i := xs.get!Internal i

instance instLawfulGetElem : LawfulGetElem (Array α) Nat α fun xs i => i < xs.size where
  getElem?_def _ _ inst := by cases Subsingleton.elim inst (Nat.decLt _ _); rfl
  getElem!_def xs i := by
    show xs.get!Internal i = match (if h : i < xs.size then some (xs.getInternal i h) else none) with
      | some e => e | none => default
    by_cases h : i < xs.size
    · rw [dif_pos h]; exact dif_pos h
    · rw [dif_neg h]; exact dif_neg h

end Array
