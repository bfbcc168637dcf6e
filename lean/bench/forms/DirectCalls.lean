/-! As `NetworkList`, with `Int.add` and `Int.mul` called directly instead of through `+` and `*`. -/

namespace LeanCheckedNetwork

def nth : List (List Int) → Nat → List Int
  | [], _ => []
  | row :: _, 0 => row
  | _ :: rows, i + 1 => nth rows i

def hidden : List Int → List Int → List Int
  | x :: xs, y :: ys => Int.mul (Int.add x y) (Int.add x y) :: hidden xs ys
  | _, _ => []

def dot : List Int → List Int → Int
  | w :: ws, h :: hs => Int.add (Int.mul w h) (dot ws hs)
  | _, _ => 0

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
