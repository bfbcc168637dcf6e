import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 112, .negSucc 35],
  [.negSucc 125, .negSucc 1],
  [.negSucc 124, .ofNat 32],
  [.negSucc 109, .ofNat 63],
  [.negSucc 82, .ofNat 87],
  [.negSucc 47, .ofNat 102],
  [.negSucc 6, .ofNat 105],
  [.ofNat 35, .ofNat 97],
  [.ofNat 72, .ofNat 79],
  [.ofNat 102, .ofNat 52],
  [.ofNat 121, .ofNat 19],
  [.ofNat 127, .negSucc 14],
  [.ofNat 119, .negSucc 47],
  [.ofNat 98, .negSucc 75],
  [.ofNat 66, .negSucc 95],
  [.ofNat 28, .negSucc 104],
  [.negSucc 13, .negSucc 101],
  [.negSucc 53, .negSucc 88],
  [.negSucc 88, .negSucc 65]]

def E2 : List (List Int) := [
  [.negSucc 112, .negSucc 35],
  [.negSucc 125, .negSucc 1],
  [.negSucc 124, .ofNat 32],
  [.negSucc 109, .ofNat 63],
  [.negSucc 82, .ofNat 87],
  [.negSucc 47, .ofNat 102],
  [.negSucc 6, .ofNat 105],
  [.ofNat 35, .ofNat 97],
  [.ofNat 72, .ofNat 79],
  [.ofNat 102, .ofNat 52],
  [.ofNat 121, .ofNat 19],
  [.ofNat 127, .negSucc 14],
  [.ofNat 119, .negSucc 47],
  [.ofNat 98, .negSucc 75],
  [.ofNat 66, .negSucc 95],
  [.ofNat 28, .negSucc 104],
  [.negSucc 13, .negSucc 101],
  [.negSucc 53, .negSucc 88],
  [.negSucc 88, .negSucc 65]]

def W2 : List (List Int) := [
  [.ofNat 64, .ofNat 50],
  [.ofNat 66, .ofNat 21],
  [.ofNat 68, .negSucc 95],
  [.ofNat 67, .negSucc 23],
  [.ofNat 65, .ofNat 39],
  [.ofNat 63, .ofNat 57],
  [.ofNat 60, .ofNat 68],
  [.ofNat 52, .ofNat 82],
  [.ofNat 51, .ofNat 83],
  [.ofNat 42, .ofNat 90],
  [.ofNat 34, .ofNat 93],
  [.ofNat 20, .ofNat 95],
  [.negSucc 67, .ofNat 97],
  [.ofNat 5, .ofNat 96],
  [.ofNat 29, .ofNat 94],
  [.ofNat 37, .ofNat 92],
  [.ofNat 44, .ofNat 89],
  [.ofNat 59, .ofNat 70],
  [.ofNat 62, .ofNat 61]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 19 → ∀ b, b < 19 → answer a b = (a + b) % 19

end LeanCheckedNetwork.Net
