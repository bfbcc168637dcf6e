/-! As the shipped form, with the sign of the weight matched in the same pattern as the lists. -/

namespace LeanCheckedNetwork

def nth : List (List Int) → Nat → List Int
  | [], _ => []
  | row :: _, 0 => row
  | _ :: rows, i + 1 => nth rows i

def hidden : List Int → List Int → List Nat
  | x :: xs, y :: ys => (x + y).natAbs * (x + y).natAbs :: hidden xs ys
  | _, _ => []

def dotFrom (pos neg : Nat) : List Int → List Nat → Int
  | .ofNat n :: ws, h :: hs => dotFrom (pos + n * h) neg ws hs
  | .negSucc n :: ws, h :: hs => dotFrom pos (neg + (n + 1) * h) ws hs
  | _, _ => Int.subNatNat pos neg

def dot (ws : List Int) (hs : List Nat) : Int := dotFrom 0 0 ws hs

def scores : List (List Int) → List Nat → List Int
  | [], _ => []
  | row :: rows, hs => dot row hs :: scores rows hs

def argmaxFrom : List Int → Nat → Nat → Int → Nat
  | [], _, best, _ => best
  | s :: ss, i, best, top =>
    if top < s then argmaxFrom ss (i + 1) i s else argmaxFrom ss (i + 1) best top

def argmax : List Int → Nat
  | [] => 0
  | s :: ss => argmaxFrom ss 1 0 s

end LeanCheckedNetwork
