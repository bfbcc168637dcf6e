prelude
import Init.Prelude.Classes

/-!
# Natural number arithmetic

The operations that the kernel computes natively on literals (`Nat.add`, `sub`, `mul`, `pow`, `div`, `mod`, `beq`,
`ble`), the order, its decision procedures, and the few lemmas that these need. The rest of the native operations
(`gcd`, `log2`, the bitwise ones) is in `Init.Nat.Basic` and beyond, where notation is at hand.
-/

set_option bootstrap.genMatcherCode false

instance instAddNat : Add Nat := ⟨Nat.add⟩

@[extern "lean_nat_mul"] protected def Nat.mul : (@& Nat) → (@& Nat) → Nat
  | _, .zero => .zero
  | n, .succ m => Nat.add (Nat.mul n m) n

instance instMulNat : Mul Nat := ⟨Nat.mul⟩

@[extern "lean_nat_pow"] protected def Nat.pow (m : @& Nat) : (@& Nat) → Nat
  | .zero => .succ .zero
  | .succ n => Nat.mul (Nat.pow m n) m

instance instNatPowNat : NatPow Nat := ⟨Nat.pow⟩

@[extern "lean_nat_pred"] def Nat.pred : (@& Nat) → Nat
  | .zero => .zero
  | .succ a => a

@[extern "lean_nat_sub"] protected def Nat.sub : (@& Nat) → (@& Nat) → Nat
  | n, .zero => n
  | n, .succ m => Nat.pred (Nat.sub n m)

instance instSubNat : Sub Nat := ⟨Nat.sub⟩

/-! ## Equality -/

theorem Nat.eq_of_beq_eq_true : {n m : Nat} → Eq (Nat.beq n m) true → Eq n m
  | .zero, .zero, _ => rfl
  | .zero, .succ _, h => Bool.noConfusion h
  | .succ _, .zero, h => Bool.noConfusion h
  | .succ _, .succ _, h => congrArg Nat.succ (Nat.eq_of_beq_eq_true (h : Eq (Nat.beq _ _) true))

theorem Nat.ne_of_beq_eq_false {n m : Nat} (h : Eq (Nat.beq n m) false) (e : Eq n m) : False :=
  Bool.noConfusion (Eq.trans (Eq.symm (e.rec (Nat.beq_refl n) : Eq (Nat.beq n m) true)) h)

@[extern "lean_nat_dec_eq"] def Nat.decEq (n m : @& Nat) : Decidable (Eq n m) where
  decide := Nat.beq n m
  of_decide :=
    match h : Nat.beq n m with
    | true => Nat.eq_of_beq_eq_true h
    | false => Nat.ne_of_beq_eq_false h

instance instDecidableEqNat : DecidableEq Nat := Nat.decEq

/-! ## Order -/

protected inductive Nat.le (n : Nat) : Nat → Prop where
  | refl : Nat.le n n
  | step {m : Nat} : Nat.le n m → Nat.le n (.succ m)

instance instLENat : LE Nat := ⟨Nat.le⟩

protected def Nat.lt (n m : Nat) : Prop := Nat.le (.succ n) m

instance instLTNat : LT Nat := ⟨Nat.lt⟩

theorem Nat.not_succ_le_zero (n : Nat) (h : LE.le (Nat.succ n) 0) : False :=
  @Nat.le.rec (Nat.succ n) (fun m _ => Nat.rec (motive := fun _ => Prop) False (fun _ _ => True) m) True.intro
    (fun _ _ => True.intro) Nat.zero h

theorem Nat.not_lt_zero (n : Nat) : Not (LT.lt n 0) := Nat.not_succ_le_zero n

theorem Nat.zero_le : (n : Nat) → LE.le 0 n
  | .zero => Nat.le.refl
  | .succ n => Nat.le.step (Nat.zero_le n)

theorem Nat.succ_le_succ {n m : Nat} : LE.le n m → LE.le (Nat.succ n) (Nat.succ m)
  | .refl => Nat.le.refl
  | .step h => Nat.le.step (Nat.succ_le_succ h)

theorem Nat.zero_lt_succ (n : Nat) : LT.lt 0 (Nat.succ n) := Nat.succ_le_succ (Nat.zero_le n)

theorem Nat.le_step {n m : Nat} (h : LE.le n m) : LE.le n (Nat.succ m) := Nat.le.step h

protected theorem Nat.le_trans {n m k : Nat} (h : LE.le n m) : LE.le m k → LE.le n k
  | .refl => h
  | .step h₂ => Nat.le.step (Nat.le_trans h h₂)

protected theorem Nat.lt_of_lt_of_le {n m k : Nat} : LT.lt n m → LE.le m k → LT.lt n k := Nat.le_trans

protected theorem Nat.lt_trans {n m k : Nat} (h₁ : LT.lt n m) : LT.lt m k → LT.lt n k :=
  Nat.le_trans (Nat.le_step h₁)

theorem Nat.le_succ (n : Nat) : LE.le n (Nat.succ n) := Nat.le.step Nat.le.refl

theorem Nat.lt_succ_self (n : Nat) : LT.lt n (Nat.succ n) := Nat.le.refl

theorem Nat.le_succ_of_le {n m : Nat} (h : LE.le n m) : LE.le n (Nat.succ m) := Nat.le_trans h (Nat.le_succ m)

protected theorem Nat.le_refl (n : Nat) : LE.le n n := Nat.le.refl

theorem Nat.succ_pos (n : Nat) : LT.lt 0 (Nat.succ n) := Nat.zero_lt_succ n

theorem Nat.pred_le_pred : {n m : Nat} → LE.le n m → LE.le (Nat.pred n) (Nat.pred m)
  | _, _, .refl => Nat.le.refl
  | .zero, _, .step _ => Nat.zero_le _
  | .succ _, _, .step h => Nat.le_trans (Nat.le_succ _) h

theorem Nat.le_of_succ_le_succ {n m : Nat} : LE.le (Nat.succ n) (Nat.succ m) → LE.le n m := Nat.pred_le_pred

theorem Nat.le_of_lt_succ {m n : Nat} : LT.lt m (Nat.succ n) → LE.le m n := Nat.le_of_succ_le_succ

protected theorem Nat.lt_irrefl : (n : Nat) → Not (LT.lt n n)
  | .zero, h => Nat.not_succ_le_zero 0 h
  | .succ n, h => Nat.lt_irrefl n (Nat.le_of_succ_le_succ h)

theorem Nat.not_succ_le_self (n : Nat) : Not (LE.le (Nat.succ n) n) := Nat.lt_irrefl n

protected theorem Nat.eq_or_lt_of_le : {n m : Nat} → LE.le n m → Or (Eq n m) (LT.lt n m)
  | _, _, .refl => .inl rfl
  | _, _, .step h => .inr (Nat.succ_le_succ h)

protected theorem Nat.lt_or_ge : (n m : Nat) → Or (LT.lt n m) (GE.ge n m)
  | _, .zero => .inr (Nat.zero_le _)
  | n, .succ m =>
    match Nat.lt_or_ge n m with
    | .inl h => .inl (Nat.le_step h)
    | .inr h =>
      match Nat.eq_or_lt_of_le h with
      | .inl h => .inl (h.rec Nat.le.refl)
      | .inr h => .inr h

protected theorem Nat.le_antisymm {n m : Nat} (h₁ : LE.le n m) (h₂ : LE.le m n) : Eq n m :=
  match Nat.eq_or_lt_of_le h₁ with
  | .inl h => h
  | .inr h => absurd (Nat.lt_of_lt_of_le h h₂) (Nat.lt_irrefl n)

protected theorem Nat.lt_of_le_of_ne {n m : Nat} (h₁ : LE.le n m) (h₂ : Not (Eq n m)) : LT.lt n m :=
  match Nat.eq_or_lt_of_le h₁ with
  | .inl h => absurd h h₂
  | .inr h => h

theorem Nat.le_of_ble_eq_true : {n m : Nat} → Eq (Nat.ble n m) true → LE.le n m
  | .zero, _, _ => Nat.zero_le _
  | .succ _, .zero, h => Bool.noConfusion h
  | .succ _, .succ _, h => Nat.succ_le_succ (Nat.le_of_ble_eq_true (h : Eq (Nat.ble _ _) true))

theorem Nat.ble_self_eq_true : (n : Nat) → Eq (Nat.ble n n) true
  | .zero => rfl
  | .succ n => Nat.ble_self_eq_true n

theorem Nat.ble_eq_true_of_le : {n m : Nat} → LE.le n m → Eq (Nat.ble n m) true
  | .zero, _, _ => rfl
  | .succ n, .zero, h => (Nat.not_succ_le_zero n h).elim
  | .succ _, .succ _, h => (Nat.ble_eq_true_of_le (Nat.le_of_succ_le_succ h) : Eq (Nat.ble _ _) true)

theorem Nat.ble_succ_eq_true {n m : Nat} (h : Eq (Nat.ble n m) true) : Eq (Nat.ble n (Nat.succ m)) true :=
  Nat.ble_eq_true_of_le (Nat.le_step (Nat.le_of_ble_eq_true h))

theorem Nat.not_le_of_not_ble_eq_true {n m : Nat} (h : Not (Eq (Nat.ble n m) true)) : Not (LE.le n m) :=
  fun h' => h (Nat.ble_eq_true_of_le h')

@[extern "lean_nat_dec_le"] instance Nat.decLe (n m : @& Nat) : Decidable (LE.le n m) where
  decide := Nat.ble n m
  of_decide :=
    match h : Nat.ble n m with
    | true => Nat.le_of_ble_eq_true h
    | false => Nat.not_le_of_not_ble_eq_true (Bool.ne_true_of_eq_false h)

@[extern "lean_nat_dec_lt"] instance Nat.decLt (n m : @& Nat) : Decidable (LT.lt n m) := Nat.decLe (Nat.succ n) m

@[extern "lean_nat_dec_lt"] def Nat.blt (n m : @& Nat) : Bool := Nat.ble (Nat.succ n) m

instance instMinNat : Min Nat := minOfLe

instance Nat.instMax : Max Nat := maxOfLe

/-! ## Division -/

theorem Nat.succ_sub_succ_eq_sub (n m : Nat) : Eq (HSub.hSub (Nat.succ n) (Nat.succ m)) (HSub.hSub n m) :=
  match m with
  | .zero => rfl
  | .succ m => congrArg Nat.pred (Nat.succ_sub_succ_eq_sub n m)

theorem Nat.pred_le : (n : Nat) → LE.le (Nat.pred n) n
  | .zero => Nat.le.refl
  | .succ _ => Nat.le_succ _

theorem Nat.sub_le (n : Nat) : (m : Nat) → LE.le (HSub.hSub n m) n
  | .zero => Nat.le.refl
  | .succ m => Nat.le_trans (Nat.pred_le (HSub.hSub n m)) (Nat.sub_le n m)

theorem Nat.sub_lt : {n m : Nat} → LT.lt 0 n → LT.lt 0 m → LT.lt (HSub.hSub n m) n
  | .zero, _, h, _ => absurd h (Nat.lt_irrefl 0)
  | .succ _, .zero, _, h => absurd h (Nat.lt_irrefl 0)
  | .succ n, .succ m, _, _ =>
    Eq.rec (motive := fun x _ => LT.lt x (Nat.succ n)) (Nat.succ_le_succ (Nat.sub_le n m))
      (Eq.symm (Nat.succ_sub_succ_eq_sub n m))

theorem Nat.div_rec_lemma {x y : Nat} : And (LT.lt 0 y) (LE.le y x) → LT.lt (HSub.hSub x y) x :=
  fun h => Nat.sub_lt (Nat.lt_of_lt_of_le h.1 h.2) h.1

theorem Nat.div_rec_fuel_lemma {x y fuel : Nat} (hy : LT.lt 0 y) (hle : LE.le y x)
    (hfuel : LT.lt x (HAdd.hAdd fuel 1)) : LT.lt (HSub.hSub x y) fuel :=
  Nat.lt_of_lt_of_le (Nat.div_rec_lemma ⟨hy, hle⟩) (Nat.le_of_lt_succ hfuel)

/-- Repeated subtraction; `fuel` bounds the number of steps. -/
def Nat.div.go (y : Nat) (hy : LT.lt 0 y) (fuel : Nat) (x : Nat) (hfuel : LT.lt x fuel) : Nat :=
  match fuel, hfuel with
  | .zero, h => absurd h (Nat.not_lt_zero x)
  | .succ fuel, hfuel =>
    dite (LE.le y x)
      (fun h => HAdd.hAdd (Nat.div.go y hy fuel (HSub.hSub x y) (Nat.div_rec_fuel_lemma hy h hfuel)) 1)
      (fun _ => 0)

@[extern "lean_nat_div", irreducible] protected def Nat.div (x y : @& Nat) : Nat :=
  dite (LT.lt 0 y) (fun hy => Nat.div.go y hy (HAdd.hAdd x (1 : Nat)) x (Nat.lt_succ_self x)) (fun _ => 0)

instance Nat.instDiv : Div Nat := ⟨Nat.div⟩

/-- Repeated subtraction; `fuel` bounds the number of steps. -/
def Nat.modCore.go (y : Nat) (hy : LT.lt 0 y) (fuel : Nat) (x : Nat) (hfuel : LT.lt x fuel) : Nat :=
  match fuel, hfuel with
  | .zero, h => absurd h (Nat.not_lt_zero x)
  | .succ fuel, hfuel =>
    dite (LE.le y x)
      (fun h => Nat.modCore.go y hy fuel (HSub.hSub x y) (Nat.div_rec_fuel_lemma hy h hfuel))
      (fun _ => x)

@[extern "lean_nat_mod"] protected noncomputable def Nat.modCore (x y : Nat) : Nat :=
  dite (LT.lt 0 y) (fun hy => Nat.modCore.go y hy (HAdd.hAdd x (1 : Nat)) x (Nat.lt_succ_self x)) (fun _ => x)

@[extern "lean_nat_mod"] protected def Nat.mod : (@& Nat) → (@& Nat) → Nat
  | .zero, _ => 0
  | .succ n, m => ite (LE.le m (Nat.succ n)) (Nat.modCore (Nat.succ n) m) (Nat.succ n)

instance Nat.instMod : Mod Nat := ⟨Nat.mod⟩

/-- A property of both branches is a property of the conditional. -/
theorem dite_elim.{u} {α : Sort u} {c : Prop} [h : Decidable c] {motive : α → Prop} {t : c → α} {e : Not c → α}
    (ht : (hc : c) → motive (t hc)) (he : (hc : Not c) → motive (e hc)) : motive (dite c t e) :=
  match h with
  | ⟨true, hc⟩ => ht hc
  | ⟨false, hc⟩ => he hc

protected theorem Nat.lt_of_not_le {n m : Nat} (h : Not (LE.le n m)) : LT.lt m n :=
  (Nat.lt_or_ge m n).elim (fun h' => h') (fun h' => absurd h' h)

theorem Nat.modCore.go_lt {y : Nat} (hy : LT.lt 0 y) :
    (fuel x : Nat) → (hfuel : LT.lt x fuel) → LT.lt (Nat.modCore.go y hy fuel x hfuel) y
  | .zero, x, h => absurd h (Nat.not_lt_zero x)
  | .succ fuel, x, hfuel =>
    dite_elim (motive := fun r => LT.lt r y)
      (fun h => Nat.modCore.go_lt hy fuel (HSub.hSub x y) (Nat.div_rec_fuel_lemma hy h hfuel))
      (fun h => Nat.lt_of_not_le h)

theorem Nat.modCore_lt {y : Nat} (x : Nat) (hy : LT.lt 0 y) : LT.lt (Nat.modCore x y) y :=
  dite_elim (motive := fun r => LT.lt r y) (fun hy => Nat.modCore.go_lt hy (HAdd.hAdd x (1 : Nat)) x _)
    (fun h => absurd hy h)

attribute [irreducible] Nat.modCore

theorem Nat.mod_lt : (x : Nat) → {y : Nat} → GT.gt y 0 → LT.lt (HMod.hMod x y) y
  | .zero, _, h => h
  | .succ n, y, h =>
    dite_elim (motive := fun r => LT.lt r y) (c := LE.le y (Nat.succ n)) (t := fun _ => Nat.modCore (Nat.succ n) y)
      (e := fun _ => Nat.succ n) (fun _ => Nat.modCore_lt (Nat.succ n) h) (fun h => Nat.lt_of_not_le h)

protected theorem Nat.add_pos_left : {m : Nat} → LT.lt 0 m → (n : Nat) → LT.lt 0 (HAdd.hAdd m n)
  | _, h, .zero => h
  | _, h, .succ n => Nat.le_step (Nat.add_pos_left h n)

protected theorem Nat.add_pos_right (m : Nat) : {n : Nat} → LT.lt 0 n → LT.lt 0 (HAdd.hAdd m n)
  | .zero, h => absurd h (Nat.lt_irrefl 0)
  | .succ _, _ => Nat.zero_lt_succ _

protected theorem Nat.mul_pos {m : Nat} (hm : LT.lt 0 m) : {n : Nat} → LT.lt 0 n → LT.lt 0 (HMul.hMul m n)
  | .zero, h => absurd h (Nat.lt_irrefl 0)
  | .succ n, _ => Nat.add_pos_right (HMul.hMul m n) hm

theorem Nat.pow_pos {p : Nat} : {n : Nat} → LT.lt 0 p → LT.lt 0 (HPow.hPow p n)
  | .zero, _ => Nat.zero_lt_succ 0
  | .succ _, h => Nat.mul_pos (Nat.pow_pos h) h
