/-!
# A one-layer network over the integers

A network is three tables of integers with one row per residue class: `E1` and `E2` embed the two
operands, `W2` holds one row of output weights per class. For operands `a` and `b` the hidden layer
is the entrywise square of `E1[a] + E2[b]`, the score of class `c` is the dot product of `W2[c]`
with the hidden layer, and the answer is the class with the best score, the first one on a tie.

All arithmetic is exact. Squares are natural numbers, so a dot product needs no signed
multiplication: it adds up its positive and its negative part and subtracts once at the end.
-/

namespace LeanCheckedNetwork

/-- Row `i` of a table, or the empty row where there is none. -/
def nth : List (List Int) → Nat → List Int
  | [], _ => []
  | row :: _, 0 => row
  | _ :: rows, i + 1 => nth rows i

/-- The hidden layer: `(x + y)²` for the entries `x` and `y` of two rows. -/
def hidden : List Int → List Int → List Nat
  | x :: xs, y :: ys => (x + y).natAbs * (x + y).natAbs :: hidden xs ys
  | _, _ => []

/-- `pos - neg + Σ w·h`: `pos` collects the products with weights `w ≥ 0`, `neg` those with `w < 0`. -/
def dotFrom (pos neg : Nat) : List Int → List Nat → Int
  | w :: ws, h :: hs => match w with
    | .ofNat n => dotFrom (pos + n * h) neg ws hs
    | .negSucc n => dotFrom pos (neg + (n + 1) * h) ws hs
  | _, _ => Int.subNatNat pos neg

/-- The dot product `Σ w·h` of a row of weights with the hidden layer. -/
def dot (ws : List Int) (hs : List Nat) : Int := dotFrom 0 0 ws hs

/-- The score of every class, in order. -/
def scores : List (List Int) → List Nat → List Int
  | [], _ => []
  | row :: rows, hs => dot row hs :: scores rows hs

/-- `argmax` of the scores from position `i` on, given the best position so far and its score. -/
def argmaxFrom : List Int → Nat → Nat → Int → Nat
  | [], _, best, _ => best
  | s :: ss, i, best, top =>
    if top < s then argmaxFrom ss (i + 1) i s else argmaxFrom ss (i + 1) best top

/-- The position of the largest score, the first one on a tie; 0 for no scores. -/
def argmax : List Int → Nat
  | [] => 0
  | s :: ss => argmaxFrom ss 1 0 s

/-- What the network with tables `E1`, `E2` and `W2` answers for the operands `a` and `b`. -/
def answer (E1 E2 W2 : List (List Int)) (a b : Nat) : Nat :=
  argmax (scores W2 (hidden (nth E1 a) (nth E2 b)))

end LeanCheckedNetwork
