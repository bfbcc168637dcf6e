import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 126, .negSucc 72, .ofNat 54],
  [.negSucc 25, .ofNat 94, .ofNat 121],
  [.ofNat 120, .ofNat 96, .negSucc 24],
  [.ofNat 55, .negSucc 70, .negSucc 126],
  [.negSucc 106, .negSucc 112, .negSucc 5],
  [.negSucc 80, .ofNat 44, .ofNat 125],
  [.ofNat 87, .ofNat 124, .ofNat 36],
  [.ofNat 102, .negSucc 13, .negSucc 115],
  [.negSucc 62, .negSucc 126, .negSucc 63],
  [.negSucc 116, .negSucc 15, .ofNat 101],
  [.ofNat 34, .ofNat 123, .ofNat 89],
  [.ofNat 125, .ofNat 46, .negSucc 79],
  [.negSucc 3, .negSucc 111, .negSucc 107]]

def E2 : List (List Int) := [
  [.negSucc 126, .negSucc 72, .ofNat 54],
  [.negSucc 25, .ofNat 94, .ofNat 121],
  [.ofNat 120, .ofNat 96, .negSucc 24],
  [.ofNat 55, .negSucc 70, .negSucc 126],
  [.negSucc 106, .negSucc 112, .negSucc 5],
  [.negSucc 80, .ofNat 44, .ofNat 125],
  [.ofNat 87, .ofNat 124, .ofNat 36],
  [.ofNat 102, .negSucc 13, .negSucc 115],
  [.negSucc 62, .negSucc 126, .negSucc 63],
  [.negSucc 116, .negSucc 15, .ofNat 101],
  [.ofNat 34, .ofNat 123, .ofNat 89],
  [.ofNat 125, .ofNat 46, .negSucc 79],
  [.negSucc 3, .negSucc 111, .negSucc 107]]

def W2 : List (List Int) := [
  [.ofNat 125, .negSucc 42, .negSucc 81],
  [.ofNat 37, .negSucc 123, .ofNat 87],
  [.negSucc 115, .ofNat 14, .ofNat 103],
  [.negSucc 64, .ofNat 127, .negSucc 61],
  [.ofNat 100, .ofNat 17, .negSucc 117],
  [.ofNat 89, .negSucc 122, .ofNat 34],
  [.negSucc 78, .negSucc 46, .ofNat 126],
  [.negSucc 107, .ofNat 112, .negSucc 2],
  [.ofNat 53, .ofNat 74, .negSucc 125],
  [.ofNat 121, .negSucc 93, .negSucc 26],
  [.negSucc 23, .negSucc 95, .ofNat 120],
  [.negSucc 126, .ofNat 71, .ofNat 56],
  [.negSucc 6, .ofNat 113, .negSucc 105]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 13 → ∀ b, b < 13 → answer a b = (a + b) % 13

end LeanCheckedNetwork.Net
