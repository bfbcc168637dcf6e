prelude
import Init.Nat.Div

/-!
# Natural numbers: greatest common divisor

`Nat.gcd` by Euclid's algorithm, which the kernel computes natively, and its specification: it
divides both numbers, and every common divisor divides it. More lemmas are in
`Init.Nat.GcdLemmas`.
-/

namespace Nat

/-- Euclid's algorithm on fuel. The first number shrinks in each step, so it is fuel enough. -/
private def gcdLoop : Nat → Nat → Nat → Nat
  | 0, _, n => n
  | fuel + 1, m, n => if m = 0 then n else gcdLoop fuel (n % m) m

/-- The greatest common divisor; `gcd 0 n = n`. -/
@[extern "lean_nat_gcd"]
def gcd (m n : @& Nat) : Nat := gcdLoop m m n

private theorem mod_le_of_le_succ {m fuel : Nat} (n : Nat) (h : m ≤ fuel + 1) (h0 : ¬m = 0) : n % m ≤ fuel :=
  le_of_lt_succ (Nat.lt_of_lt_of_le (mod_lt n (Nat.pos_of_ne_zero h0)) h)

/-- More fuel than needed changes nothing. -/
private theorem gcdLoop_eq : ∀ {f g m n : Nat}, m ≤ f → m ≤ g → gcdLoop f m n = gcdLoop g m n
  | 0, 0, _, _, _, _ => rfl
  | 0, _ + 1, m, _, hf, _ => by cases Nat.le_antisymm hf m.zero_le; rfl
  | _ + 1, 0, m, _, _, hg => by cases Nat.le_antisymm hg m.zero_le; rfl
  | f + 1, g + 1, m, n, hf, hg => by
    unfold gcdLoop
    split
    · rfl
    next h => exact gcdLoop_eq (mod_le_of_le_succ n hf h) (mod_le_of_le_succ n hg h)

@[simp] theorem gcd_zero_left (y : Nat) : gcd 0 y = y := rfl

theorem gcd_succ (x y : Nat) : gcd (succ x) y = gcd (y % succ x) (succ x) :=
  gcdLoop_eq (mod_le_of_le_succ y .refl nofun) .refl

theorem gcd_add_one (x y : Nat) : gcd (x + 1) y = gcd (y % (x + 1)) (x + 1) := gcd_succ x y

@[simp] theorem gcd_zero_right : ∀ n : Nat, gcd n 0 = n
  | 0 => rfl
  | n + 1 => by rw [gcd_add_one, mod_eq_of_lt n.succ_pos, gcd_zero_left]

theorem gcd_rec : ∀ m n : Nat, gcd m n = gcd (n % m) m
  | 0, n => by rw [mod_zero, gcd_zero_right, gcd_zero_left]
  | m + 1, n => gcd_succ m n

/-- Induction along Euclid's algorithm. -/
@[elab_as_elim]
theorem gcd.induction {P : Nat → Nat → Prop} (m n : Nat) (H0 : ∀ n, P 0 n)
    (H1 : ∀ m n, 0 < m → P (n % m) m → P m n) : P m n :=
  loop m m n .refl
where
  loop : ∀ fuel m n, m ≤ fuel → P m n
    | _, 0, n, _ => H0 n
    | fuel + 1, m + 1, n, h => H1 _ _ m.succ_pos (loop fuel _ _ (mod_le_of_le_succ n h nofun))

/-! ## Divisibility -/

protected theorem dvd_refl (a : Nat) : a ∣ a := ⟨1, (Nat.mul_one a).symm⟩
protected theorem dvd_zero (a : Nat) : a ∣ 0 := ⟨0, rfl⟩
protected theorem dvd_mul_left (a b : Nat) : a ∣ b * a := ⟨b, Nat.mul_comm b a⟩
protected theorem dvd_mul_right (a b : Nat) : a ∣ a * b := ⟨b, rfl⟩
protected theorem one_dvd (n : Nat) : 1 ∣ n := ⟨n, (Nat.one_mul n).symm⟩

protected theorem dvd_trans {a b c : Nat} : a ∣ b → b ∣ c → a ∣ c
  | ⟨d, h₁⟩, ⟨e, h₂⟩ => ⟨d * e, by rw [h₂, h₁, Nat.mul_assoc]⟩

protected theorem dvd_add {m n k : Nat} : k ∣ m → k ∣ n → k ∣ m + n
  | ⟨d, hd⟩, ⟨e, he⟩ => ⟨d + e, by rw [hd, he, Nat.mul_add]⟩

protected theorem dvd_add_right {m k : Nat} (h : k ∣ m) {n : Nat} : k ∣ m + n ↔ k ∣ n := by
  refine ⟨fun ⟨d, hd⟩ => ?_, Nat.dvd_add h⟩
  rcases h with ⟨e, rfl⟩
  rcases Nat.lt_or_ge d e with hlt | hge
  · refine ⟨0, ?_⟩
    have : k * e + n ≤ k * e + 0 := hd ▸ mul_le_mul_left k (Nat.le_of_lt hlt)
    exact Nat.le_antisymm (Nat.le_of_add_le_add_left this) n.zero_le
  · rcases le.dest hge with ⟨c, rfl⟩
    exact ⟨c, Nat.add_left_cancel (hd.trans (Nat.mul_add ..))⟩

theorem dvd_mod_iff {k m n : Nat} (h : k ∣ n) : k ∣ m % n ↔ k ∣ m := by
  have := Nat.dvd_add_right (n := m % n) (Nat.dvd_trans h (Nat.dvd_mul_right n (m / n)))
  rw [div_add_mod] at this
  exact this.symm

theorem gcd_dvd (m n : Nat) : gcd m n ∣ m ∧ gcd m n ∣ n := by
  induction m, n using gcd.induction with
  | H0 n => exact ⟨Nat.dvd_zero n, Nat.dvd_refl n⟩
  | H1 m n _ ih => rw [← gcd_rec] at ih; exact ⟨ih.2, (dvd_mod_iff ih.2).1 ih.1⟩

theorem gcd_dvd_left (m n : Nat) : gcd m n ∣ m := (gcd_dvd m n).1
theorem gcd_dvd_right (m n : Nat) : gcd m n ∣ n := (gcd_dvd m n).2

theorem dvd_gcd {k m n : Nat} : k ∣ m → k ∣ n → k ∣ gcd m n := by
  induction m, n using gcd.induction with
  | H0 n => intro _ h; exact h
  | H1 m n _ ih => intro hm hn; rw [gcd_rec]; exact ih ((dvd_mod_iff hm).2 hn) hm

end Nat
