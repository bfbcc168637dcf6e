prelude
import Init.Nat.Order

/-!
# Deciding bounded quantifiers

`decide` proves `∀ i, i < n → p i` and its kin by trying all numbers. The Boolean of each instance is computed by a
plain recursion over the bound (`Nat.allLT`, `Nat.anyLT`), apart from the proof that it is right, so that kernels do
little more than the checks themselves.
-/

universe u

namespace Nat

/-- Whether `f` is true of all numbers below `n`, tried in increasing order. Internal: use `decide`. -/
def allLT : (n : Nat) → (f : (i : Nat) → i < n → Bool) → Bool
  | 0, _ => true
  | n+1, f => allLT n (fun i h => f i (Nat.le.step h)) && f n Nat.le.refl

/-- Whether `f` is true of some number below `n`, tried in increasing order. Internal: use `decide`. -/
def anyLT : (n : Nat) → (f : (i : Nat) → i < n → Bool) → Bool
  | 0, _ => false
  | n+1, f => anyLT n (fun i h => f i (Nat.le.step h)) || f n Nat.le.refl

theorem allLT_iff : ∀ {n : Nat} {f : (i : Nat) → i < n → Bool}, allLT n f = true ↔ ∀ i h, f i h = true
  | 0, _ => ⟨fun _ _ h => absurd h (Nat.not_lt_zero _), fun _ => rfl⟩
  | n+1, f => by
    show (allLT n _ && f n _) = true ↔ _
    rw [Bool.and_eq_true, allLT_iff]
    constructor
    · rintro ⟨h₁, h₂⟩ i h
      rcases Nat.eq_or_lt_of_le (Nat.le_of_succ_le_succ h) with e | h'
      · subst e; exact h₂
      · exact h₁ i h'
    · exact fun h => ⟨fun i hi => h i _, h n _⟩

theorem anyLT_iff : ∀ {n : Nat} {f : (i : Nat) → i < n → Bool}, anyLT n f = true ↔ ∃ i h, f i h = true
  | 0, _ => ⟨nofun, fun ⟨_, h, _⟩ => absurd h (Nat.not_lt_zero _)⟩
  | n+1, f => by
    show (anyLT n _ || f n _) = true ↔ _
    rw [Bool.or_eq_true, anyLT_iff]
    constructor
    · rintro (⟨i, h, e⟩ | h)
      · exact ⟨i, _, e⟩
      · exact ⟨n, _, h⟩
    · rintro ⟨i, h, e⟩
      rcases Nat.eq_or_lt_of_le (Nat.le_of_succ_le_succ h) with e' | h'
      · subst e'; exact .inr e
      · exact .inl ⟨i, h', e⟩

/-- A decision procedure from a Boolean that is known to be right. -/
@[inline, instance_reducible] private def decidableOfBool {p : Prop} (b : Bool) (h : b = true ↔ p) : Decidable p where
  decide := b
  of_decide := match b, h with
    | true, h => h.1 rfl
    | false, h => fun hp => nomatch h.2 hp

instance decidableBallLT (n : Nat) (P : ∀ k, k < n → Prop) [∀ n h, Decidable (P n h)] : Decidable (∀ n h, P n h) :=
  decidableOfBool (allLT n fun k h => decide (P k h)) <| allLT_iff.trans
    ⟨fun h k hk => of_decide_eq_true (h k hk), fun h k hk => decide_eq_true (h k hk)⟩

instance decidableForallFin {n : Nat} (P : Fin n → Prop) [DecidablePred P] : Decidable (∀ i, P i) :=
  decidableOfBool (allLT n fun k h => decide (P ⟨k, h⟩)) <| allLT_iff.trans
    ⟨fun h ⟨k, hk⟩ => of_decide_eq_true (h k hk), fun h k hk => decide_eq_true (h ⟨k, hk⟩)⟩

instance decidableBallLE (n : Nat) (P : ∀ k, k ≤ n → Prop) [∀ n h, Decidable (P n h)] : Decidable (∀ n h, P n h) :=
  decidableOfBool (allLT (n+1) fun k h => decide (P k (Nat.le_of_lt_succ h))) <| allLT_iff.trans
    ⟨fun h k hk => of_decide_eq_true (h k (Nat.succ_le_succ hk)), fun h k _ => decide_eq_true (h k _)⟩

instance decidableExistsLT {p : Nat → Prop} [h : DecidablePred p] : DecidablePred fun n => ∃ m, m < n ∧ p m := fun n =>
  decidableOfBool (anyLT n fun k _ => decide (p k)) <| anyLT_iff.trans
    ⟨fun ⟨k, hk, e⟩ => ⟨k, hk, of_decide_eq_true e⟩, fun ⟨k, hk, hp⟩ => ⟨k, hk, decide_eq_true hp⟩⟩

instance decidableExistsLE {p : Nat → Prop} [DecidablePred p] : DecidablePred fun n => ∃ m, m ≤ n ∧ p m := fun n =>
  decidableOfBool (anyLT (n+1) fun k _ => decide (p k)) <| anyLT_iff.trans
    ⟨fun ⟨k, hk, e⟩ => ⟨k, Nat.le_of_lt_succ hk, of_decide_eq_true e⟩,
     fun ⟨k, hk, hp⟩ => ⟨k, Nat.succ_le_succ hk, decide_eq_true hp⟩⟩

instance decidableExistsLT' {k : Nat} {p : (m : Nat) → m < k → Prop} [I : ∀ m h, Decidable (p m h)] :
    Decidable (∃ m : Nat, ∃ h : m < k, p m h) :=
  decidableOfBool (anyLT k fun m h => decide (p m h)) <| anyLT_iff.trans
    ⟨fun ⟨m, hm, e⟩ => ⟨m, hm, of_decide_eq_true e⟩, fun ⟨m, hm, hp⟩ => ⟨m, hm, decide_eq_true hp⟩⟩

instance decidableExistsLE' {k : Nat} {p : (m : Nat) → m ≤ k → Prop} [I : ∀ m h, Decidable (p m h)] :
    Decidable (∃ m : Nat, ∃ h : m ≤ k, p m h) :=
  decidableOfBool (anyLT (k+1) fun m h => decide (p m (Nat.le_of_lt_succ h))) <| anyLT_iff.trans
    ⟨fun ⟨m, _, e⟩ => ⟨m, _, of_decide_eq_true e⟩, fun ⟨m, hm, hp⟩ => ⟨m, Nat.succ_le_succ hm, decide_eq_true hp⟩⟩

instance decidableExistsFin {n : Nat} (P : Fin n → Prop) [DecidablePred P] : Decidable (∃ i, P i) :=
  decidableOfBool (anyLT n fun k h => decide (P ⟨k, h⟩)) <| anyLT_iff.trans
    ⟨fun ⟨k, hk, e⟩ => ⟨⟨k, hk⟩, of_decide_eq_true e⟩, fun ⟨⟨k, hk⟩, hp⟩ => ⟨k, hk, decide_eq_true hp⟩⟩

end Nat
