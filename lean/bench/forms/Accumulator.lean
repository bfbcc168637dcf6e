/-! As `NetworkList`, with the dot product in an accumulator. -/

namespace LeanCheckedNetwork

def nth : List (List Int) → Nat → List Int
  | [], _ => []
  | row :: _, 0 => row
  | _ :: rows, i + 1 => nth rows i

def hidden : List Int → List Int → List Int
  | x :: xs, y :: ys => (x + y) * (x + y) :: hidden xs ys
  | _, _ => []

def dotFrom (acc : Int) : List Int → List Int → Int
  | w :: ws, h :: hs => dotFrom (acc + w * h) ws hs
  | _, _ => acc

def dot (ws hs : List Int) : Int := dotFrom 0 ws hs

def scores : List (List Int) → List Int → List Int
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
