/-!
The first, list-based form of the network, kept unchanged: kernel timings are comparable only as long as this file stays as it is.
It is not what tasks import; that is `LeanCheckedNetwork/Network.lean`.
-/
namespace LeanCheckedNetwork
def nth (l : List (List Int)) (i : Nat) : List Int := match l, i with | [], _ => [] | x :: _, 0 => x | _ :: xs, n+1 => nth xs n
def hidden : List Int → List Int → List Int
  | x :: xs, y :: ys => (x + y) * (x + y) :: hidden xs ys
  | _, _ => []
def dot : List Int → List Int → Int
  | x :: xs, y :: ys => x * y + dot xs ys
  | _, _ => 0
def scores : List (List Int) → List Int → List Int
  | [], _ => []
  | w :: ws, h => dot w h :: scores ws h
def argmaxAux : List Int → Nat → Nat → Int → Nat
  | [], _, best, _ => best
  | x :: xs, i, best, m => if m < x then argmaxAux xs (i+1) i x else argmaxAux xs (i+1) best m
def argmax : List Int → Nat
  | [] => 0
  | x :: xs => argmaxAux xs 1 0 x
end LeanCheckedNetwork
