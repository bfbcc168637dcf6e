/-! Natural squares; one pass adds the products of weights that are not negative, another the rest. -/

namespace LeanCheckedNetwork

def nth : List (List Int) → Nat → List Int
  | [], _ => []
  | row :: _, 0 => row
  | _ :: rows, i + 1 => nth rows i

def hidden : List Int → List Int → List Nat
  | x :: xs, y :: ys => (x + y).natAbs * (x + y).natAbs :: hidden xs ys
  | _, _ => []

def dotPos : List Int → List Nat → Nat
  | .ofNat n :: ws, h :: hs => n * h + dotPos ws hs
  | .negSucc _ :: ws, _ :: hs => dotPos ws hs
  | _, _ => 0

def dotNeg : List Int → List Nat → Nat
  | .ofNat _ :: ws, _ :: hs => dotNeg ws hs
  | .negSucc n :: ws, h :: hs => (n + 1) * h + dotNeg ws hs
  | _, _ => 0

def dot (ws : List Int) (hs : List Nat) : Int := Int.subNatNat (dotPos ws hs) (dotNeg ws hs)

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
