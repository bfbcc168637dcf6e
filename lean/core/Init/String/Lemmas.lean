prelude
import Init.String.Basic
import Init.List.Fold
import Init.Nat.DivMod

/-!
# Strings: characters and bytes

Decoding the UTF-8 bytes of a list of characters gives the characters back, so a string is determined by its characters.
-/

theorem Char.ofNat_toNat (c : Char) : Char.ofNat c.toNat = c := (dif_pos c.valid).trans rfl

namespace String

private theorem decodeChar_one {a : UInt8} (l : List UInt8) (h : a.toNat < 0x80) :
    decodeChar (a :: l) = some (Char.ofNat a.toNat, l) := if_pos h

private theorem decodeChar_two {a b : UInt8} (l : List UInt8) (h₁ : ¬a.toNat < 0x80) (h₂ : a.toNat < 0xe0) :
    decodeChar (a :: b :: l) = some (Char.ofNat (a.toNat % 0x20 * 0x40 + b.toNat % 0x40), l) :=
  (if_neg h₁).trans (if_pos h₂)

private theorem decodeChar_three {a b c : UInt8} (l : List UInt8) (h₁ : ¬a.toNat < 0x80) (h₂ : ¬a.toNat < 0xe0)
    (h₃ : a.toNat < 0xf0) :
    decodeChar (a :: b :: c :: l) =
      some (Char.ofNat ((a.toNat % 0x10 * 0x40 + b.toNat % 0x40) * 0x40 + c.toNat % 0x40), l) :=
  (if_neg h₁).trans ((if_neg h₂).trans (if_pos h₃))

private theorem decodeChar_four {a b c d : UInt8} (l : List UInt8) (h₁ : ¬a.toNat < 0x80) (h₂ : ¬a.toNat < 0xe0)
    (h₃ : ¬a.toNat < 0xf0) :
    decodeChar (a :: b :: c :: d :: l) = some (Char.ofNat
      (((a.toNat % 0x08 * 0x40 + b.toNat % 0x40) * 0x40 + c.toNat % 0x40) * 0x40 + d.toNat % 0x40), l) :=
  (if_neg h₁).trans ((if_neg h₂).trans (if_neg h₃))

/-- The bits `q % m` below the mark `t` of a byte: the value of the byte. -/
private theorem toNat_mark (q m t : Nat) (hm : 0 < m) (h : m + t ≤ 256) : (UInt8.ofNat (q % m + t)).toNat = q % m + t :=
  Nat.mod_eq_of_lt (Nat.lt_of_lt_of_le (Nat.add_lt_add_right (Nat.mod_lt q hm) t) h)

/-- The bits `q % m` below the mark `m * k` of a byte are read back. -/
private theorem bits_mark (q m k : Nat) (d : m ∣ 256) : (UInt8.ofNat (q % m + m * k)).toNat % m = q % m :=
  (Nat.mod_mod_of_dvd _ d).trans ((Nat.add_mul_mod_self_left ..).trans (Nat.mod_mod ..))

private theorem bits_tail (q : Nat) : (UInt8.ofNat (q % 0x40 + 0x80)).toNat % 0x40 = q % 0x40 := bits_mark q 0x40 2 ⟨4, rfl⟩

/-- Six bits more. -/
private theorem digit (v k : Nat) : v / (k * 64) * 64 + v / k % 64 = v / k := by
  rw [← Nat.div_div_eq_div_mul]
  exact Nat.div_add_mod' (v / k) 64

private theorem not_lt_mark (q m t : Nat) (hm : 0 < m) (h : m + t ≤ 256) {n : Nat} (hn : n ≤ t) :
    ¬(UInt8.ofNat (q % m + t)).toNat < n :=
  Nat.not_lt_of_le (Nat.le_trans hn (Nat.le_trans (Nat.le_add_left t _) (Nat.le_of_eq (toNat_mark q m t hm h).symm)))

private theorem mark_lt (q m t : Nat) (hm : 0 < m) (h : m + t ≤ 256) : (UInt8.ofNat (q % m + t)).toNat < m + t :=
  Nat.lt_of_le_of_lt (Nat.le_of_eq (toNat_mark q m t hm h)) (Nat.add_lt_add_right (Nat.mod_lt q hm) t)

private theorem decodeChar_encode (c : Char) (l : List UInt8) : decodeChar (utf8EncodeChar c ++ l) = some (c, l) := by
  have hv : c.val.toNat < 0x110000 := c.valid.elim (fun h => Nat.lt_trans h (by decide)) fun h => h.2
  have key : ∀ {n : Nat}, n = c.val.toNat → some (Char.ofNat n, l) = some (c, l) := fun e => by
    rw [e]; exact congrArg (fun c => some (c, l)) (Char.ofNat_toNat c)
  unfold utf8EncodeChar
  generalize c.val.toNat = v at hv key ⊢
  have d₁ : v / 64 * 64 + v % 64 = v := Nat.div_add_mod' v 64
  show decodeChar ((if v ≤ 0x7f then _ else if v ≤ 0x7ff then _ else if v ≤ 0xffff then _ else _) ++ l) = _
  by_cases h₁ : v ≤ 0x7f
  · have e : (UInt8.ofNat v).toNat = v := Nat.mod_eq_of_lt (Nat.lt_of_le_of_lt h₁ (by decide))
    rw [if_pos h₁]
    exact (decodeChar_one l (e.symm ▸ Nat.lt_succ_of_le h₁)).trans (key e)
  rw [if_neg h₁]
  by_cases h₂ : v ≤ 0x7ff
  · rw [if_pos h₂]
    refine (decodeChar_two l (not_lt_mark _ _ _ (by decide) (by decide) (by decide))
      (mark_lt _ 0x20 0xc0 (by decide) (by decide))).trans (key ?_)
    rw [bits_tail, bits_mark _ 0x20 6 ⟨8, rfl⟩, Nat.mod_eq_of_lt (Nat.div_lt_of_lt_mul (Nat.lt_succ_of_le h₂)), d₁]
  rw [if_neg h₂]
  by_cases h₃ : v ≤ 0xffff
  · rw [if_pos h₃]
    refine (decodeChar_three l (not_lt_mark _ _ _ (by decide) (by decide) (by decide))
      (not_lt_mark _ _ _ (by decide) (by decide) (by decide)) (mark_lt _ 0x10 0xe0 (by decide) (by decide))).trans (key ?_)
    rw [bits_tail, bits_tail, bits_mark _ 0x10 14 ⟨16, rfl⟩, Nat.mod_eq_of_lt (Nat.div_lt_of_lt_mul (Nat.lt_succ_of_le h₃)),
      digit v 64, d₁]
  rw [if_neg h₃]
  refine (decodeChar_four l (not_lt_mark _ _ _ (by decide) (by decide) (by decide))
    (not_lt_mark _ _ _ (by decide) (by decide) (by decide)) (not_lt_mark _ _ _ (by decide) (by decide) (by decide))).trans
    (key ?_)
  rw [bits_tail, bits_tail, bits_tail, bits_mark _ 0x08 30 ⟨32, rfl⟩,
    Nat.mod_eq_of_lt (Nat.div_lt_of_lt_mul (Nat.lt_trans hv (by decide))), digit v 4096, digit v 64, d₁]

private theorem length_encode_pos (c : Char) : 0 < (utf8EncodeChar c).length := by
  unfold utf8EncodeChar
  show 0 < (if c.toNat ≤ 0x7f then _ else if c.toNat ≤ 0x7ff then _ else if c.toNat ≤ 0xffff then _ else _ : List UInt8).length
  split
  · exact Nat.succ_pos _
  · split
    · exact Nat.succ_pos _
    · split <;> exact Nat.succ_pos _

private theorem decodeChars_encode (l : List Char) :
    ∀ fuel, (l.flatMap utf8EncodeChar).length ≤ fuel → decodeChars fuel (l.flatMap utf8EncodeChar) = l := by
  induction l with
  | nil => intro fuel _; cases fuel <;> rfl
  | cons c l ih =>
    intro fuel h
    rw [List.flatMap_cons, List.length_append] at h
    have hc := length_encode_pos c
    cases fuel with
    | zero => exact absurd (Nat.lt_of_lt_of_le (Nat.lt_add_right _ hc) h) (Nat.not_lt_zero _)
    | succ fuel =>
      show (match decodeChar (utf8EncodeChar c ++ l.flatMap utf8EncodeChar) with
        | none => []
        | some (c, l) => c :: decodeChars fuel l) = c :: l
      rw [decodeChar_encode]
      exact congrArg (c :: ·)
        (ih fuel (Nat.le_of_add_le_add_right (Nat.le_trans (Nat.add_comm .. ▸ Nat.add_le_add_right hc _) h)))

private theorem toList_toByteArray_loop (bs : List UInt8) :
    ∀ r : ByteArray, (List.toByteArray.loop bs r).data.toList = r.data.toList ++ bs := by
  induction bs with
  | nil => exact fun r => (List.append_nil _).symm
  | cons b bs ih =>
    intro r
    refine (ih (r.push b)).trans ?_
    show r.data.toList.concat b ++ bs = _
    rw [List.concat_append]

@[simp] theorem toList_ofList {l : List Char} : (String.ofList l).toList = l := by
  have h : (List.utf8Encode l).data.toList = l.flatMap utf8EncodeChar := toList_toByteArray_loop _ _
  show decodeChars (List.utf8Encode l).data.toList.length (List.utf8Encode l).data.toList = l
  rw [h]
  exact decodeChars_encode l _ Nat.le.refl

@[simp] theorem ofList_toList {s : String} : String.ofList s.toList = s := by
  have : ∃ l, s = String.ofList l := match s with
    | ⟨_, .intro l hl⟩ => ⟨l, String.eq_of_toByteArray_eq hl⟩
  have ⟨l, e⟩ := this
  rw [e, toList_ofList]

theorem ofList_injective {l₁ l₂ : List Char} (h : String.ofList l₁ = String.ofList l₂) : l₁ = l₂ := by
  rw [← toList_ofList (l := l₁), h, toList_ofList]

theorem ofList_inj {l₁ l₂ : List Char} : String.ofList l₁ = String.ofList l₂ ↔ l₁ = l₂ :=
  ⟨ofList_injective, congrArg _⟩

theorem toList_inj {s t : String} : s.toList = t.toList ↔ s = t :=
  ⟨fun h => by rw [← ofList_toList (s := s), h, ofList_toList], congrArg _⟩

theorem ext {s t : String} (h : s.toList = t.toList) : s = t := toList_inj.1 h

@[simp] theorem toList_append {s t : String} : (s ++ t).toList = s.toList ++ t.toList := toList_ofList

@[simp] theorem toList_push {s : String} (c : Char) : (s.push c).toList = s.toList ++ [c] := toList_ofList

@[simp] theorem toList_empty : "".toList = [] := rfl

@[simp] theorem length_toList {s : String} : s.toList.length = s.length := rfl

@[simp] theorem length_ofList {l : List Char} : (String.ofList l).length = l.length := congrArg List.length toList_ofList

@[simp] theorem length_append {s t : String} : (s ++ t).length = s.length + t.length :=
  (congrArg List.length toList_append).trans List.length_append

@[simp] theorem length_push {s : String} (c : Char) : (s.push c).length = s.length + 1 :=
  (congrArg List.length (toList_push c)).trans List.length_append

@[simp] theorem append_empty {s : String} : s ++ "" = s := ext (by rw [toList_append, toList_empty, List.append_nil])

@[simp] theorem empty_append {s : String} : "" ++ s = s := ext (by rw [toList_append, toList_empty]; rfl)

theorem append_assoc {s₁ s₂ s₃ : String} : s₁ ++ s₂ ++ s₃ = s₁ ++ (s₂ ++ s₃) :=
  ext (by rw [toList_append, toList_append, toList_append, toList_append, List.append_assoc])

@[simp] theorem append_right_inj (s : String) {t₁ t₂ : String} : s ++ t₁ = s ++ t₂ ↔ t₁ = t₂ := by
  rw [← toList_inj, toList_append, toList_append, List.append_right_inj, toList_inj]

@[simp] theorem append_left_inj {s₁ s₂ : String} (t : String) : s₁ ++ t = s₂ ++ t ↔ s₁ = s₂ := by
  rw [← toList_inj, toList_append, toList_append, List.append_left_inj, toList_inj]

theorem push_eq_append {s : String} (c : Char) : s.push c = s ++ String.singleton c :=
  ext (by rw [toList_push, toList_append]; exact congrArg _ toList_ofList.symm)

theorem lt_iff {s t : String} : s < t ↔ s.toList < t.toList := Iff.rfl

end String
