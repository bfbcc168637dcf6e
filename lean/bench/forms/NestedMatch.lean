/-! As `NetworkList`, matching one list inside the match on the other. -/

namespace LeanCheckedNetwork

def nth : List (List Int) → Nat → List Int
  | [], _ => []
  | row :: _, 0 => row
  | _ :: rows, i + 1 => nth rows i

def hidden : List Int → List Int → List Int
  | [], _ => []
  | x :: xs, l => match l with
    | [] => []
    | y :: ys => (x + y) * (x + y) :: hidden xs ys

def dot : List Int → List Int → Int
  | [], _ => 0
  | w :: ws, l => match l with
    | [] => 0
    | h :: hs => w * h + dot ws hs

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
