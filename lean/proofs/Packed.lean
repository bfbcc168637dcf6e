import LeanCheckedNetwork.Network

/-!
# A network checked by a few operations on big numbers

Write `x` for a row of `E1` and `y` for a row of `E2`, moved so that no entry is negative: `x = offset + e` and
`y = offset - e`. The hidden layer is then `(x - y)² = x² + y² - 2xy`. Read the columns of `W2` and `E2` as the digits of one
big number each. A few products of big numbers give the scores of one `a` with all `b` and all classes, side by side as digits
of one number, and one subtraction and one bitwise `and` compare the score of the right class with all others.

`check` is this evaluation, made for Lean's kernel: bare recursors and `Nat` operations, which the kernel has built in, and a
handful of them for each entry of the tables and each pair. `sound` says for every modulus and every network that what passes
the check is what `answer` computes. Only `decide +kernel` on `check` depends on the task.
-/

namespace Packed

open LeanCheckedNetwork (nth hidden)

/-! ## The evaluation -/

noncomputable section

/-- `offset + e`, for entries `e ≥ -offset`. -/
def above (offset : Nat) (e : Int) : Nat := e.rec (fun n => offset.add n) (fun n => offset.sub n.succ)

/-- `offset - e`, for entries `e ≤ offset`. -/
def below (offset : Nat) (e : Int) : Nat := e.rec (fun n => offset.sub n) (fun n => offset.add n.succ)

/-- `(offset - e)²`. -/
def belowSq (offset : Nat) (e : Int) : Nat := (below offset e).mul (below offset e)

/-- `e` is from `-offset` to `offset`. -/
def fits (offset : Nat) (e : Int) : Bool := e.rec (fun n => n.ble offset) (fun n => n.succ.ble offset)

/-- The entries of the row fit, and there are `len - n` of them. -/
def rowFits (offset len : Nat) (row : List Int) : Nat → Bool :=
  row.rec (fun n => n.beq len) fun e _ others n => and (fits offset e) (others n.succ)

/-- All rows pass, and there are `len - n` of them; a row is tested together with its position, counted from `n`. -/
def allRows (test : Nat → List Int → Bool) (len : Nat) (table : List (List Int)) : Nat → Bool :=
  table.rec (fun n => n.beq len) fun row _ others n => and (test n row) (others n.succ)

/-- Puts a row below columns, as their lowest digits. -/
def addRow (digit : Int → Nat) (base : Nat) (row : List Int) : List Nat → List Nat :=
  row.rec (fun _ => []) fun e _ others cols =>
    cols.rec (digit e :: others []) fun col cols _ => (digit e).add (base.mul col) :: others cols

/-- The columns of a table, each as one number: row `i` gives digit `i`. -/
def columns (digit : Int → Nat) (base : Nat) (table : List (List Int)) : List Nat :=
  table.rec [] fun row _ cols => addRow digit base row cols

/-- `Σ x·y`. -/
def inner (xs : List Nat) : List Nat → Nat :=
  xs.rec (fun _ => 0) fun x _ others ys => ys.rec 0 fun y ys _ => (x.mul y).add (others ys)

/-- Products entry by entry. -/
def times (xs : List Nat) : List Nat → List Nat :=
  xs.rec (fun _ => []) fun x _ others ys => ys.rec [] fun y ys _ => x.mul y :: others ys

/-- `Σ x·y` for the entries of a row, moved above 0. -/
def linear (offset : Nat) (row : List Int) : List Nat → Nat :=
  row.rec (fun _ => 0) fun e _ others ys => ys.rec 0 fun y ys _ => ((above offset e).mul y).add (others ys)

/-- `Σ x²·y` for the entries of a row, moved above 0. -/
def quadratic (offset : Nat) (row : List Int) : List Nat → Nat :=
  row.rec (fun _ => 0) fun e _ others ys =>
    ys.rec 0 fun y ys _ => ((above offset e).mul ((above offset e).mul y)).add (others ys)

/-- The number with `n` digits 1. -/
def ones (base n : Nat) : Nat := n.rec 0 fun _ m => Nat.add 1 (base.mul m)

/-- Digit `t` of `v`, a number to the base `2 ^ width`, is greater than all others. No digit is greater than `low`, which is less
than half of the base, so the highest bit of `u + low - d` tells whether `d < u`, for all digits `d` at once. -/
def best (width base low half one t v : Nat) : Bool :=
  let mask := (half.mul one).sub (half.shiftLeft (width.mul t))
  Nat.beq ((((((v.shiftRight (width.mul t)).mod base).add low).mul one).sub v).land mask) mask

/-- The lowest `n` digits of `v`, a number to the base `2 ^ width`, pass, each tested together with its position, counted from
`b`. The greatest digit is `full`. -/
def allDigits (test : Nat → Nat → Bool) (width full n : Nat) : Nat → Nat → Bool :=
  n.rec (fun _ _ => true) fun _ others b v => and (test b (v.land full)) (others b.succ (v.shiftRight width))

/-- The scores of a row `x` of `E1` with all rows of `E2` and all classes. -/
def scores (offset one squares : Nat) (W WY : List Nat) (x : List Int) : Nat :=
  ((one.mul (quadratic offset x W)).add squares).sub (Nat.mul 2 (linear offset x WY))

/-- The network with these tables answers `f a b` on all pairs below `p`. It has `H` neurons, its entries are from `-offset` to
`offset`, and packed scores are below `2 ^ bits`. -/
def check (f : Nat → Nat → Nat) (p H offset bits : Nat) (E1 E2 W2 : List (List Int)) : Bool :=
  let half := Nat.pow 2 bits
  let low := half.sub 1
  let base := Nat.pow 2 bits.succ
  let width := bits.succ.mul p
  let wide := Nat.pow 2 width
  let one := ones base p
  let W := columns (above offset) base W2
  let WY := times W (columns (below offset) wide E2)
  let squares := inner W (columns (belowSq offset) wide E2)
  let fine := allRows (fun _ row => rowFits offset H row 0) p
  and (Nat.ble (H * (2 * offset * (2 * offset) * (2 * offset))) low) <| and (fine E2 0) <| and (fine W2 0) <|
    allRows (fun a x => and (rowFits offset H x 0) <|
      allDigits (fun b v => best bits.succ base low half one (f a b) v) width (wide.sub 1) p 0
        (scores offset (ones wide p) squares W WY x)) p E1 0

/-! ## What the pieces compute -/

theorem addRow_end (digit : Int → Nat) (base : Nat) (e : Int) (row : List Int) :
    addRow digit base (e :: row) [] = digit e :: addRow digit base row [] := rfl

theorem addRow_cons (digit : Int → Nat) (base : Nat) (e : Int) (row : List Int) (col : Nat) (cols : List Nat) :
    addRow digit base (e :: row) (col :: cols) = (digit e + base * col) :: addRow digit base row cols := rfl

theorem columns_cons (digit : Int → Nat) (base : Nat) (row : List Int) (rows : List (List Int)) :
    columns digit base (row :: rows) = addRow digit base row (columns digit base rows) := rfl

theorem inner_nil (xs : List Nat) : inner xs [] = 0 := by cases xs <;> rfl

theorem inner_cons (x y : Nat) (xs ys : List Nat) : inner (x :: xs) (y :: ys) = x * y + inner xs ys := rfl

theorem times_cons (x y : Nat) (xs ys : List Nat) : times (x :: xs) (y :: ys) = x * y :: times xs ys := rfl

theorem quadratic_cons (offset : Nat) (e : Int) (row : List Int) (y : Nat) (ys : List Nat) :
    quadratic offset (e :: row) (y :: ys) = above offset e * (above offset e * y) + quadratic offset row ys := rfl

theorem belowSq_eq (offset : Nat) (e : Int) : belowSq offset e = below offset e * below offset e := rfl

theorem ones_succ (base n : Nat) : ones base (n + 1) = 1 + base * ones base n := rfl

theorem linear_eq (offset : Nat) : ∀ (row : List Int) (ys : List Nat),
    linear offset row ys = inner (row.map (above offset)) ys
  | [], _ => rfl
  | _ :: _, [] => rfl
  | e :: row, y :: ys => congrArg (above offset e * y + ·) (linear_eq offset row ys)

theorem allRows_sound {test : Nat → List Int → Bool} {len : Nat} : ∀ {table : List (List Int)} {n : Nat},
    allRows test len table n = true →
    n + table.length = len ∧ ∀ {i : Nat}, i < table.length → test (n + i) (nth table i) = true
  | [], _, h => ⟨Nat.eq_of_beq_eq_true h, fun hi => absurd hi (Nat.not_lt_zero _)⟩
  | row :: rows, n, h => by
    have ⟨first, others⟩ : test n row = true ∧ allRows test len rows (n + 1) = true := (Bool.and_eq_true ..).mp h
    have ⟨length, others⟩ := allRows_sound others
    refine ⟨by rw [← length, List.length_cons, Nat.add_right_comm, Nat.add_assoc], fun {i} hi => ?_⟩
    match i with
    | 0 => exact first
    | i + 1 =>
      have := others (Nat.lt_of_succ_lt_succ hi)
      rwa [Nat.add_right_comm] at this

theorem nth_mem : ∀ {table : List (List Int)} {i : Nat}, i < table.length → nth table i ∈ table
  | [], _, h => absurd h (Nat.not_lt_zero _)
  | _ :: _, 0, _ => List.mem_cons_self ..
  | _ :: _, _ + 1, h => List.mem_cons_of_mem _ (nth_mem (Nat.lt_of_succ_lt_succ h))

theorem exists_nth : ∀ {table : List (List Int)} {row : List Int}, row ∈ table →
    ∃ i, i < table.length ∧ nth table i = row
  | first :: rows, row, h => by
    match List.mem_cons.mp h with
    | .inl same => exact ⟨0, Nat.succ_pos _, same.symm⟩
    | .inr there =>
      have ⟨i, hi, eq⟩ := exists_nth there
      exact ⟨i + 1, Nat.succ_lt_succ hi, eq⟩

/-- Every entry of the row is from `-offset` to `offset`. -/
def Fits (offset : Nat) (row : List Int) : Prop := ∀ e ∈ row, fits offset e = true

theorem Fits.head {offset : Nat} {e : Int} {row : List Int} (h : Fits offset (e :: row)) : fits offset e = true :=
  h e (List.mem_cons_self ..)

theorem Fits.tail {offset : Nat} {e : Int} {row : List Int} (h : Fits offset (e :: row)) : Fits offset row :=
  fun d hd => h d (List.mem_cons_of_mem _ hd)

theorem rowFits_sound {offset len : Nat} : ∀ {row : List Int} {n : Nat}, rowFits offset len row n = true →
    n + row.length = len ∧ Fits offset row
  | [], _, h => ⟨Nat.eq_of_beq_eq_true h, nofun⟩
  | e :: row, n, h => by
    have ⟨first, others⟩ : fits offset e = true ∧ rowFits offset len row (n + 1) = true := (Bool.and_eq_true ..).mp h
    have ⟨length, others⟩ := rowFits_sound others
    refine ⟨by rw [← length, List.length_cons, Nat.add_right_comm, Nat.add_assoc], fun d hd => ?_⟩
    match List.mem_cons.mp hd with
    | .inl same => exact same ▸ first
    | .inr there => exact others d there

/-- Tables whose rows have `H` entries from `-offset` to `offset`. -/
theorem fine_sound {offset H p : Nat} {table : List (List Int)}
    (h : allRows (fun _ row => rowFits offset H row 0) p table 0 = true) :
    table.length = p ∧ ∀ row ∈ table, row.length = H ∧ Fits offset row := by
  have ⟨length, rows⟩ := allRows_sound h
  refine ⟨(Nat.zero_add _).symm.trans length, fun row hr => ?_⟩
  obtain ⟨i, hi, rfl⟩ := exists_nth hr
  have ⟨length, fit⟩ := rowFits_sound (rows hi)
  exact ⟨(Nat.zero_add _).symm.trans length, fit⟩

/-! ## Numbers and their digits -/

/-- The number with the given digits, the lowest first. -/
def number (base : Nat) : List Nat → Nat
  | [] => 0
  | d :: ds => d + base * number base ds

theorem number_map_add {α} (base : Nat) (f g : α → Nat) (xs : List α) :
    number base (xs.map f) + number base (xs.map g) = number base (xs.map fun x => f x + g x) := by
  induction xs with
  | nil => rfl
  | cons x xs ih => simp only [List.map_cons, number, ← ih, Nat.mul_add, Nat.add_assoc, Nat.add_left_comm]

theorem number_map_double {α} (base : Nat) (f : α → Nat) (xs : List α) :
    2 * number base (xs.map f) = number base (xs.map fun x => 2 * f x) := by
  simp only [Nat.two_mul, number_map_add]

theorem ones_mul {α} (base c : Nat) (xs : List α) :
    ones base xs.length * c = number base (xs.map fun _ => c) := by
  induction xs with
  | nil => exact Nat.zero_mul c
  | cons x xs ih =>
    simp only [List.map_cons, List.length_cons, number, ones_succ, ← ih, Nat.add_mul, Nat.one_mul, Nat.mul_assoc]

theorem number_lt {base : Nat} {ds : List Nat} (h : ∀ d ∈ ds, d < base) :
    number base ds < base ^ ds.length := by
  induction ds with
  | nil => exact Nat.one_pos
  | cons d ds ih =>
    have first := h d (List.mem_cons_self ..)
    have others := Nat.mul_le_mul_left base (ih fun e he => h e (List.mem_cons_of_mem _ he))
    rw [Nat.mul_succ] at others
    rw [number, Nat.add_comm, List.length_cons, Nat.pow_succ']
    exact Nat.lt_of_lt_of_le (Nat.add_lt_add_left first _) others

theorem low_digit {base d : Nat} (h : d < base) (r : Nat) : (d + base * r) % base = d := by
  rw [Nat.add_mul_mod_self_left, Nat.mod_eq_of_lt h]

theorem high_digits {base d : Nat} (h : d < base) (r : Nat) : (d + base * r) / base = r := by
  rw [Nat.add_mul_div_left _ _ (Nat.zero_lt_of_lt h), Nat.div_eq_of_lt h, Nat.zero_add]

theorem digit_succ {base d : Nat} (h : d < base) (ds : List Nat) (t : Nat) :
    number base (d :: ds) / base ^ (t + 1) = number base ds / base ^ t := by
  rw [Nat.pow_succ', ← Nat.div_div_eq_div_mul, number, high_digits h]

/-- A bitwise `and` works digit by digit. -/
theorem and_digit {n d e r s : Nat} (hd : d < 2 ^ n) (he : e < 2 ^ n)
    (h : (d + 2 ^ n * r) &&& (e + 2 ^ n * s) = e + 2 ^ n * s) : d &&& e = e ∧ r &&& s = s := by
  constructor
  · have := congrArg (· % 2 ^ n) h
    simpa only [Nat.and_mod_two_pow, low_digit hd, low_digit he] using this
  · have := congrArg (· / 2 ^ n) h
    simpa only [Nat.and_div_two_pow, high_digits hd, high_digits he] using this

/-! ## One pair: all digits are compared at once -/

/-- Digit `t` is `u`, and the others are less. -/
def Peak (u : Nat) : List Nat → Nat → Prop
  | [], _ => False
  | d :: ds, 0 => d = u ∧ ∀ e ∈ ds, e < u
  | d :: ds, t + 1 => d < u ∧ Peak u ds t

/-- Digits `half`, but 0 at position `t`. -/
def mask (base half : Nat) : Nat → Nat → Nat
  | 0, _ => 0
  | n + 1, 0 => 0 + base * (half * ones base n)
  | n + 1, t + 1 => half + base * mask base half n t

theorem mask_add (base half : Nat) : ∀ {n t : Nat}, t < n →
    half * ones base n = mask base half n t + half * base ^ t
  | n + 1, 0, _ => by
    rw [ones_succ, mask, Nat.pow_zero, Nat.zero_add, Nat.mul_add, Nat.mul_left_comm, Nat.add_comm]
  | n + 1, t + 1, h => by
    rw [ones_succ, mask, Nat.pow_succ', Nat.mul_add, Nat.mul_left_comm, mask_add base half (Nat.lt_of_succ_lt_succ h),
      Nat.mul_add, Nat.mul_one, Nat.mul_left_comm half, Nat.add_assoc]

theorem complement (base c : Nat) {ds : List Nat} (h : ∀ d ∈ ds, d ≤ c) :
    c * ones base ds.length - number base ds = number base (ds.map fun d => c - d) := by
  refine Nat.sub_eq_of_eq_add ?_
  have sum := number_map_add base (fun d => c - d) id ds
  rw [List.map_id] at sum
  rw [Nat.mul_comm, ones_mul, sum]
  exact congrArg _ (List.map_congr_left fun d hd => (Nat.sub_add_cancel (h d hd)).symm)

theorem half_lt (bits : Nat) : 2 ^ bits < 2 ^ (bits + 1) := by
  have := Nat.two_pow_pos bits
  rw [Nat.pow_succ]; omega

theorem difference_lt {bits d u : Nat} (hu : u < 2 ^ bits) : u + (2 ^ bits - 1) - d < 2 ^ (bits + 1) := by
  rw [Nat.pow_succ]; omega

theorem lt_of_and {bits d u : Nat} (hd : d < 2 ^ bits)
    (h : (u + (2 ^ bits - 1) - d) &&& 2 ^ bits = 2 ^ bits) : d < u := by
  have high : (u + (2 ^ bits - 1) - d) &&& 2 ^ bits ≤ u + (2 ^ bits - 1) - d := Nat.and_le_left
  rw [h] at high
  omega

theorem all_less {bits u : Nat} (hu : u < 2 ^ bits) : ∀ {ds : List Nat}, (∀ d ∈ ds, d < 2 ^ bits) →
    number (2 ^ (bits + 1)) (ds.map fun d => u + (2 ^ bits - 1) - d) &&&
      2 ^ bits * ones (2 ^ (bits + 1)) ds.length = 2 ^ bits * ones (2 ^ (bits + 1)) ds.length →
    ∀ d ∈ ds, d < u
  | [], _, _ => nofun
  | d :: ds, small, h => by
    rw [List.map_cons, List.length_cons, number, ones_succ, Nat.mul_add, Nat.mul_one, Nat.mul_left_comm] at h
    have ⟨first, others⟩ := and_digit (difference_lt hu) (half_lt bits) h
    intro e he
    match List.mem_cons.mp he with
    | .inl same => exact same ▸ lt_of_and (small d (List.mem_cons_self ..)) first
    | .inr there => exact all_less hu (fun d hd => small d (List.mem_cons_of_mem _ hd)) others e there

theorem peak {bits u : Nat} (hu : u < 2 ^ bits) : ∀ {ds : List Nat} {t : Nat},
    (∀ d ∈ ds, d < 2 ^ bits) → t < ds.length →
    number (2 ^ (bits + 1)) ds / (2 ^ (bits + 1)) ^ t % 2 ^ (bits + 1) = u →
    number (2 ^ (bits + 1)) (ds.map fun d => u + (2 ^ bits - 1) - d) &&& mask (2 ^ (bits + 1)) (2 ^ bits) ds.length t =
      mask (2 ^ (bits + 1)) (2 ^ bits) ds.length t →
    Peak u ds t
  | [], _, _, ht, _, _ => absurd ht (Nat.not_lt_zero _)
  | d :: ds, 0, small, _, digit, h => by
    rw [Nat.pow_zero, Nat.div_one, number,
      low_digit (Nat.lt_trans (small d (List.mem_cons_self ..)) (half_lt bits))] at digit
    have ⟨_, others⟩ := and_digit (difference_lt hu) (Nat.two_pow_pos _) h
    exact ⟨digit, all_less hu (fun d hd => small d (List.mem_cons_of_mem _ hd)) others⟩
  | d :: ds, t + 1, small, ht, digit, h => by
    have first := small d (List.mem_cons_self ..)
    rw [digit_succ (Nat.lt_trans first (half_lt bits))] at digit
    have ⟨high, others⟩ := and_digit (difference_lt hu) (half_lt bits) h
    exact ⟨lt_of_and first high,
      peak hu (fun d hd => small d (List.mem_cons_of_mem _ hd)) (Nat.lt_of_succ_lt_succ ht) digit others⟩

theorem digit_lt {bits : Nat} : ∀ {ds : List Nat} {t : Nat}, (∀ d ∈ ds, d < 2 ^ bits) →
    number (2 ^ (bits + 1)) ds / (2 ^ (bits + 1)) ^ t % 2 ^ (bits + 1) < 2 ^ bits
  | [], t, _ => by
    rw [number, Nat.zero_div, Nat.zero_mod]; exact Nat.two_pow_pos _
  | d :: ds, 0, small => by
    have first := small d (List.mem_cons_self ..)
    rwa [Nat.pow_zero, Nat.div_one, number, low_digit (Nat.lt_trans first (half_lt bits))]
  | d :: ds, t + 1, small => by
    rw [digit_succ (Nat.lt_trans (small d (List.mem_cons_self ..)) (half_lt bits))]
    exact digit_lt fun d hd => small d (List.mem_cons_of_mem _ hd)

theorem best_sound {bits p t : Nat} {ds : List Nat} (small : ∀ d ∈ ds, d < 2 ^ bits) (len : ds.length = p)
    (ht : t < p)
    (h : best (bits + 1) (2 ^ (bits + 1)) (2 ^ bits - 1) (2 ^ bits) (ones (2 ^ (bits + 1)) p) t
      (number (2 ^ (bits + 1)) ds) = true) :
    ∃ u, Peak u ds t := by
  subst len
  have eq : ((number (2 ^ (bits + 1)) ds >>> ((bits + 1) * t) % 2 ^ (bits + 1) + (2 ^ bits - 1)) *
        ones (2 ^ (bits + 1)) ds.length - number (2 ^ (bits + 1)) ds) &&&
      (2 ^ bits * ones (2 ^ (bits + 1)) ds.length - 2 ^ bits <<< ((bits + 1) * t)) =
        2 ^ bits * ones (2 ^ (bits + 1)) ds.length - 2 ^ bits <<< ((bits + 1) * t) := Nat.eq_of_beq_eq_true h
  rw [Nat.shiftRight_eq_div_pow, Nat.shiftLeft_eq, Nat.pow_mul, Nat.sub_eq_of_eq_add (mask_add _ _ ht), complement] at eq
  · exact ⟨_, peak (digit_lt small) small ht rfl eq⟩
  · intro d hd
    exact Nat.le_trans (Nat.le_sub_one_of_lt (small d hd)) (Nat.le_add_left ..)

/-! ## What a peak means for the answer -/

theorem argmaxFrom_of_le {top : Int} : ∀ {ss : List Int} {i best : Nat}, (∀ s ∈ ss, s ≤ top) →
    LeanCheckedNetwork.argmaxFrom ss i best top = best
  | [], _, _, _ => rfl
  | s :: ss, i, best, h => by
    rw [LeanCheckedNetwork.argmaxFrom, if_neg (Int.not_lt.mpr (h s (List.mem_cons_self ..)))]
    exact argmaxFrom_of_le fun s hs => h s (List.mem_cons_of_mem _ hs)

theorem le_of_less {u : Nat} {ds : List Nat} {c : Int} (h : ∀ d ∈ ds, d < u) :
    ∀ s ∈ ds.map (fun d : Nat => (d : Int) - c), s ≤ (u : Int) - c := by
  intro s hs
  obtain ⟨d, hd, rfl⟩ := List.mem_map.mp hs
  have := h d hd
  omega

theorem argmaxFrom_peak {u : Nat} {c : Int} : ∀ {ds : List Nat} {t i best : Nat} {top : Int},
    top < (u : Int) - c → Peak u ds t →
    LeanCheckedNetwork.argmaxFrom (ds.map fun d : Nat => (d : Int) - c) i best top = i + t
  | [], _, _, _, _, _, h => h.elim
  | d :: ds, 0, i, best, top, htop, ⟨same, less⟩ => by
    subst same
    rw [List.map_cons, LeanCheckedNetwork.argmaxFrom, if_pos htop]
    exact argmaxFrom_of_le (le_of_less less)
  | d :: ds, t + 1, i, best, top, htop, ⟨less, peak⟩ => by
    rw [List.map_cons, LeanCheckedNetwork.argmaxFrom, Nat.add_comm t, ← Nat.add_assoc]
    split
    · exact argmaxFrom_peak (by omega) peak
    · exact argmaxFrom_peak htop peak

theorem argmax_peak {u : Nat} {c : Int} : ∀ {ds : List Nat} {t : Nat}, Peak u ds t →
    LeanCheckedNetwork.argmax (ds.map fun d : Nat => (d : Int) - c) = t
  | [], _, h => h.elim
  | d :: ds, 0, ⟨same, less⟩ => by subst same; exact argmaxFrom_of_le (le_of_less less)
  | d :: ds, t + 1, ⟨less, peak⟩ => by
    rw [List.map_cons, LeanCheckedNetwork.argmax, argmaxFrom_peak (by omega) peak, Nat.add_comm]

/-! ## Entries -/

theorem fits_le {offset : Nat} {e : Int} (h : fits offset e = true) : -(offset : Int) ≤ e ∧ e ≤ offset := by
  match e with
  | .ofNat n =>
    have := Nat.le_of_ble_eq_true h
    show -(offset : Int) ≤ (n : Int) ∧ (n : Int) ≤ offset
    omega
  | .negSucc n => have := Nat.le_of_ble_eq_true h; omega

theorem above_eq {offset : Nat} {e : Int} (h : fits offset e = true) : (above offset e : Int) = offset + e := by
  match e with
  | .ofNat n => exact Int.natCast_add offset n
  | .negSucc n =>
    have := Nat.le_of_ble_eq_true h
    show ((offset - (n + 1) : Nat) : Int) = offset + Int.negSucc n
    omega

theorem below_eq {offset : Nat} {e : Int} (h : fits offset e = true) : (below offset e : Int) = offset - e := by
  match e with
  | .ofNat n =>
    have := Nat.le_of_ble_eq_true h
    show ((offset - n : Nat) : Int) = offset - (n : Int)
    omega
  | .negSucc n =>
    show ((offset + (n + 1) : Nat) : Int) = offset - Int.negSucc n
    omega

theorem square_of_difference {x y d : Nat} (h : x = y + d ∨ y = x + d) :
    x * x + y * y = 2 * (x * y) + d * d := by
  have key (m : Nat) : (m + d) * (m + d) + m * m = 2 * ((m + d) * m) + d * d := by
    simp only [Nat.add_mul, Nat.mul_add, Nat.mul_comm d m]; omega
  match h with
  | .inl h => subst h; exact key y
  | .inr h => subst h; rw [Nat.add_comm (x * x), key x, Nat.mul_comm x]

theorem entry {offset : Nat} {x y : Int} (hx : fits offset x = true) (hy : fits offset y = true) :
    above offset x * above offset x + below offset y * below offset y =
      2 * (above offset x * below offset y) + (x + y).natAbs * (x + y).natAbs := by
  have := above_eq hx
  have := below_eq hy
  exact square_of_difference (by omega)

/-! ## Rows and columns -/

/-- A score, packed or not, from squares and a product. -/
theorem expand {offset : Nat} : ∀ {x y : List Int} (W : List Nat), x.length = y.length → Fits offset x → Fits offset y →
    quadratic offset x W + inner W (y.map (belowSq offset)) =
      2 * inner (times (x.map (above offset)) W) (y.map (below offset)) + inner (hidden x y) W
  | [], [], W, _, _, _ => by cases W <;> rfl
  | x :: xs, y :: ys, [], _, _, _ => rfl
  | x :: xs, y :: ys, w :: W, len, hx, hy => by
    have others := expand W (Nat.succ.inj len) hx.tail hy.tail
    have first : above offset x * (above offset x * w) + w * belowSq offset y =
        2 * (above offset x * w * below offset y) + (x + y).natAbs * (x + y).natAbs * w := by
      have := congrArg (· * w) (entry hx.head hy.head)
      simpa only [belowSq_eq, Nat.add_mul, Nat.mul_assoc, Nat.mul_comm w] using this
    rw [List.map_cons, List.map_cons, List.map_cons, quadratic_cons, times_cons, hidden, inner_cons, inner_cons, inner_cons]
    omega

theorem inner_times : ∀ (xs ws ys : List Nat), inner xs (times ws ys) = inner (times xs ws) ys
  | [], _, _ => rfl
  | _ :: _, [], _ => rfl
  | _ :: _, _ :: _, [] => rfl
  | x :: xs, w :: ws, y :: ys => by
    rw [times_cons, times_cons, inner_cons, inner_cons, inner_times xs ws ys, Nat.mul_assoc]

theorem inner_addRow (digit : Int → Nat) (base : Nat) : ∀ (h : List Nat) (row : List Int) (cols : List Nat),
    h.length ≤ row.length →
    inner h (addRow digit base row cols) = inner h (row.map digit) + base * inner h cols
  | [], _, _, _ => rfl
  | _ :: _, [], _, len => absurd len (Nat.not_succ_le_zero _)
  | x :: xs, e :: es, [], len => by
    rw [addRow_end, List.map_cons, inner_cons, inner_cons, inner_addRow digit base xs es [] (Nat.le_of_succ_le_succ len),
      inner_nil, inner_nil, Nat.mul_zero, Nat.add_zero, Nat.add_zero]
  | x :: xs, e :: es, c :: cs, len => by
    rw [addRow_cons, List.map_cons, inner_cons, inner_cons, inner_cons,
      inner_addRow digit base xs es cs (Nat.le_of_succ_le_succ len), Nat.mul_add, Nat.mul_add, Nat.mul_left_comm x,
      Nat.add_assoc, Nat.add_assoc, Nat.add_left_comm (base * _)]

theorem inner_columns (digit : Int → Nat) (base : Nat) (h : List Nat) : ∀ (table : List (List Int)),
    (∀ row ∈ table, h.length ≤ row.length) →
    inner h (columns digit base table) = number base (table.map fun row => inner h (row.map digit))
  | [], _ => inner_nil h
  | row :: rows, len => by
    rw [columns_cons, List.map_cons, number, inner_addRow digit base h row _ (len row (List.mem_cons_self ..)),
      inner_columns digit base h rows fun r hr => len r (List.mem_cons_of_mem _ hr)]

theorem length_addRow (digit : Int → Nat) (base : Nat) : ∀ (row : List Int) (cols : List Nat),
    (addRow digit base row cols).length = row.length
  | [], _ => rfl
  | _ :: es, [] => congrArg (· + 1) (length_addRow digit base es [])
  | _ :: es, _ :: cs => congrArg (· + 1) (length_addRow digit base es cs)

theorem length_columns {digit : Int → Nat} {base H : Nat} : ∀ {table : List (List Int)},
    (∀ row ∈ table, row.length = H) → (columns digit base table).length ≤ H
  | [], _ => Nat.zero_le H
  | row :: _, h => Nat.le_of_eq ((length_addRow ..).trans (h row (List.mem_cons_self ..)))

theorem length_times : ∀ (xs ys : List Nat), (times xs ys).length ≤ ys.length
  | [], _ => Nat.zero_le _
  | _ :: _, [] => Nat.le_refl _
  | _ :: xs, _ :: ys => Nat.succ_le_succ (length_times xs ys)

theorem length_hidden : ∀ {x y : List Int}, x.length = y.length → (hidden x y).length = x.length
  | [], [], _ => rfl
  | _ :: _, _ :: _, len => congrArg (· + 1) (length_hidden (Nat.succ.inj len))

theorem inner_le {α β : Nat} : ∀ {xs ys : List Nat}, (∀ x ∈ xs, x ≤ α) → (∀ y ∈ ys, y ≤ β) →
    inner xs ys ≤ xs.length * (α * β)
  | [], _, _, _ => Nat.zero_le _
  | _ :: _, [], _, _ => Nat.zero_le _
  | x :: xs, y :: ys, hx, hy => by
    rw [inner_cons, List.length_cons, Nat.succ_mul, Nat.add_comm]
    exact Nat.add_le_add
      (inner_le (fun z hz => hx z (List.mem_cons_of_mem _ hz)) fun z hz => hy z (List.mem_cons_of_mem _ hz))
      (Nat.mul_le_mul (hx x (List.mem_cons_self ..)) (hy y (List.mem_cons_self ..)))

theorem hidden_le {offset : Nat} : ∀ {x y : List Int}, Fits offset x → Fits offset y →
    ∀ h ∈ hidden x y, h ≤ 2 * offset * (2 * offset)
  | [], _, _, _ => nofun
  | _ :: _, [], _, _ => nofun
  | x :: xs, y :: ys, hx, hy => by
    intro h hh
    match List.mem_cons.mp hh with
    | .inl same =>
      have := fits_le hx.head
      have := fits_le hy.head
      have : (x + y).natAbs ≤ 2 * offset := by omega
      exact same ▸ Nat.mul_le_mul this this
    | .inr there => exact hidden_le hx.tail hy.tail h there

/-! ## Scores -/

/-- The scores of a pair, moved above 0. -/
def raised (offset : Nat) (W2 : List (List Int)) (x y : List Int) : List Nat :=
  W2.map fun w => inner (hidden x y) (w.map (above offset))

/-- `offset·Σ h`, by which they are moved. -/
def shift (offset : Nat) : List Nat → Nat
  | [] => 0
  | h :: hs => h * offset + shift offset hs

theorem dotFrom_eq {offset : Nat} : ∀ {row : List Int} {hs : List Nat} (pos neg : Nat),
    hs.length ≤ row.length → Fits offset row →
    LeanCheckedNetwork.dotFrom pos neg row hs =
      ((pos + inner hs (row.map (above offset)) : Nat) : Int) - ((neg + shift offset hs : Nat) : Int)
  | row, [], pos, neg, _, _ => by
    cases row <;> exact Int.subNatNat_eq_coe
  | .ofNat n :: row, h :: hs, pos, neg, len, fit => by
    have first : h * (offset + n) = h * offset + n * h := by rw [Nat.mul_add, Nat.mul_comm n]
    rw [LeanCheckedNetwork.dotFrom, dotFrom_eq _ _ (Nat.le_of_succ_le_succ len) fit.tail, List.map_cons, inner_cons, shift]
    show _ = ((pos + (h * (offset + n) + _) : Nat) : Int) - _
    omega
  | .negSucc n :: row, h :: hs, pos, neg, len, fit => by
    obtain ⟨k, eq⟩ := Nat.exists_eq_add_of_le (Nat.le_of_ble_eq_true fit.head)
    have first : h * offset = (n + 1) * h + h * k := by
      rw [eq, Nat.mul_add, Nat.mul_comm h]
    have value : above offset (.negSucc n) = k := by
      rw [eq]
      exact Nat.add_sub_cancel_left (n + 1) k
    rw [LeanCheckedNetwork.dotFrom, dotFrom_eq _ _ (Nat.le_of_succ_le_succ len) fit.tail, List.map_cons, inner_cons, shift,
      value]
    omega

theorem scores_eq {offset : Nat} {x y : List Int} : ∀ {table : List (List Int)},
    (∀ w ∈ table, (hidden x y).length ≤ w.length ∧ Fits offset w) →
    LeanCheckedNetwork.scores table (hidden x y) =
      (raised offset table x y).map fun d : Nat => (d : Int) - (shift offset (hidden x y) : Int)
  | [], _ => rfl
  | w :: ws, h => by
    have ⟨len, fit⟩ := h w (List.mem_cons_self ..)
    have first := dotFrom_eq 0 0 len fit
    rw [Nat.zero_add, Nat.zero_add] at first
    rw [LeanCheckedNetwork.scores, LeanCheckedNetwork.dot, first, scores_eq fun v hv => h v (List.mem_cons_of_mem _ hv)]
    rfl

theorem packed_eq {offset base wide H : Nat} {x : List Int} {E2 W2 : List (List Int)} (len : x.length = H)
    (fit : Fits offset x) (second : ∀ y ∈ E2, y.length = H ∧ Fits offset y)
    (third : ∀ w ∈ W2, w.length = H ∧ Fits offset w) :
    scores offset (ones wide E2.length) (inner (columns (above offset) base W2) (columns (belowSq offset) wide E2))
        (columns (above offset) base W2) (times (columns (above offset) base W2) (columns (below offset) wide E2)) x =
      number wide (E2.map fun y => number base (raised offset W2 x y)) := by
  have short : (columns (above offset) base W2).length ≤ H := length_columns fun w hw => (third w hw).1
  refine Nat.sub_eq_of_eq_add ?_
  show ones wide E2.length * _ + _ = _ + 2 * _
  rw [ones_mul, linear_eq, inner_times, inner_columns (belowSq offset), inner_columns (below offset), number_map_add,
    number_map_double, number_map_add]
  · refine congrArg _ (List.map_congr_left fun y hy => ?_)
    have ⟨leny, fity⟩ := second y hy
    have same := len.trans leny.symm
    rw [expand _ same fit fity, Nat.add_comm, inner_columns, raised]
    intro w hw
    exact Nat.le_of_eq ((length_hidden same).trans (len.trans (third w hw).1.symm))
  · intro y hy
    rw [(second y hy).1]
    exact Nat.le_trans (length_times ..) short
  · intro y hy
    rw [(second y hy).1]
    exact short

theorem raised_small {offset H low : Nat} {W2 : List (List Int)} {x y : List Int} (lenx : x.length = H)
    (leny : y.length = H) (fitx : Fits offset x) (fity : Fits offset y)
    (third : ∀ w ∈ W2, w.length = H ∧ Fits offset w) (bound : H * (2 * offset * (2 * offset) * (2 * offset)) ≤ low) :
    ∀ d ∈ raised offset W2 x y, d ≤ low := by
  intro d hd
  obtain ⟨w, hw, rfl⟩ := List.mem_map.mp hd
  refine Nat.le_trans (inner_le (β := 2 * offset) (hidden_le fitx fity) ?_) ?_
  · intro n hn
    obtain ⟨e, he, rfl⟩ := List.mem_map.mp hn
    have fit := (third w hw).2 e he
    have := above_eq fit
    have := fits_le fit
    omega
  · rw [length_hidden (lenx.trans leny.symm), lenx]; exact bound

/-! ## All pairs -/

theorem allDigits_sound {test : Nat → Nat → Bool} {width : Nat} {digit : List Int → Nat} :
    ∀ {table : List (List Int)} {b : Nat}, (∀ y ∈ table, digit y < 2 ^ width) →
    allDigits test width (2 ^ width - 1) table.length b (number (2 ^ width) (table.map digit)) = true →
    ∀ {i : Nat}, i < table.length → test (b + i) (digit (nth table i)) = true
  | [], _, _, _, _, h => absurd h (Nat.not_lt_zero _)
  | y :: ys, b, small, h, i, hi => by
    have ⟨first, others⟩ : test b ((digit y + 2 ^ width * number (2 ^ width) (ys.map digit)) &&& 2 ^ width - 1) = true ∧
        allDigits test width (2 ^ width - 1) ys.length (b + 1)
          ((digit y + 2 ^ width * number (2 ^ width) (ys.map digit)) >>> width) = true := (Bool.and_eq_true ..).mp h
    rw [Nat.and_two_pow_sub_one_eq_mod] at first
    rw [Nat.shiftRight_eq_div_pow] at others
    have lt := small y (List.mem_cons_self ..)
    match i with
    | 0 => rwa [low_digit lt] at first
    | i + 1 =>
      rw [high_digits lt] at others
      have := allDigits_sound (fun z hz => small z (List.mem_cons_of_mem _ hz)) others (Nat.lt_of_succ_lt_succ hi)
      rwa [Nat.add_right_comm] at this

/-- What passes the check is what the network answers. -/
theorem sound {f : Nat → Nat → Nat} {p : Nat} (H offset bits : Nat) {E1 E2 W2 : List (List Int)}
    (range : ∀ a b, f a b < p) (h : check f p H offset bits E1 E2 W2 = true) :
    ∀ a, a < p → ∀ b, b < p → LeanCheckedNetwork.answer E1 E2 W2 a b = f a b := by
  have ⟨bound, h⟩ := (Bool.and_eq_true ..).mp h
  have ⟨second, h⟩ := (Bool.and_eq_true ..).mp h
  have ⟨third, h⟩ := (Bool.and_eq_true ..).mp h
  have bound := Nat.le_of_ble_eq_true bound
  have ⟨len2, second⟩ := fine_sound second
  have ⟨len3, third⟩ := fine_sound third
  have ⟨len1, rows⟩ := allRows_sound h
  rw [Nat.zero_add] at len1
  intro a ha b hb
  have ⟨first, digits⟩ := (Bool.and_eq_true ..).mp (rows (len1.symm ▸ ha : a < E1.length))
  have ⟨lenx, fitx⟩ := rowFits_sound first
  rw [Nat.zero_add] at lenx
  have half : 2 ^ bits - 1 < 2 ^ bits := Nat.sub_one_lt_of_lt (Nat.two_pow_pos bits)
  have small : ∀ y ∈ E2, ∀ d ∈ raised offset W2 (nth E1 a) y, d < 2 ^ bits := fun y hy d hd =>
    Nat.lt_of_le_of_lt (raised_small lenx (second y hy).1 fitx (second y hy).2 third bound d hd) half
  have length : ∀ y, (raised offset W2 (nth E1 a) y).length = p := fun y => (List.length_map ..).trans len3
  have packed := packed_eq (base := 2 ^ (bits + 1)) (wide := 2 ^ ((bits + 1) * p)) lenx fitx second third
  rw [len2] at packed
  have digits : allDigits (fun b v => best (bits + 1) (2 ^ (bits + 1)) (2 ^ bits - 1) (2 ^ bits) (ones (2 ^ (bits + 1)) p)
      (f (0 + a) b) v) ((bits + 1) * p) (2 ^ ((bits + 1) * p) - 1) E2.length 0 (number (2 ^ ((bits + 1) * p))
      (E2.map fun y => number (2 ^ (bits + 1)) (raised offset W2 (nth E1 a) y))) = true := by
    rw [← packed, len2]; exact digits
  have hb : b < E2.length := len2.symm ▸ hb
  have found := allDigits_sound (fun y hy => ?_) digits hb
  · rw [Nat.zero_add, Nat.zero_add] at found
    have y := nth_mem hb
    obtain ⟨u, peak⟩ := best_sound (small _ y) (length _) (range a b) found
    have fits : ∀ w ∈ W2, (hidden (nth E1 a) (nth E2 b)).length ≤ w.length ∧ Fits offset w := fun w hw =>
      ⟨Nat.le_of_eq ((length_hidden (lenx.trans (second _ y).1.symm)).trans (lenx.trans (third w hw).1.symm)),
        (third w hw).2⟩
    rw [LeanCheckedNetwork.answer, scores_eq fits]
    exact argmax_peak peak
  · have := number_lt fun d hd => Nat.lt_trans (small y hy d hd) (half_lt bits)
    rwa [length, ← Nat.pow_mul] at this

end
end Packed
