import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 106, .negSucc 111, .negSucc 4],
  [.negSucc 75, .ofNat 50, .ofNat 126],
  [.ofNat 96, .ofNat 120, .ofNat 24],
  [.ofNat 90, .negSucc 31, .negSucc 122],
  [.negSucc 82, .negSucc 124, .negSucc 41],
  [.negSucc 101, .ofNat 14, .ofNat 116],
  [.ofNat 67, .ofNat 127, .ofNat 60],
  [.ofNat 112, .ofNat 5, .negSucc 106],
  [.negSucc 49, .negSucc 125, .negSucc 75],
  [.negSucc 119, .negSucc 23, .ofNat 96],
  [.ofNat 32, .ofNat 123, .ofNat 90],
  [.ofNat 125, .ofNat 42, .negSucc 82],
  [.negSucc 13, .negSucc 115, .negSucc 101],
  [.negSucc 126, .negSucc 59, .ofNat 67],
  [.negSucc 4, .ofNat 107, .ofNat 112],
  [.ofNat 126, .ofNat 76, .negSucc 49],
  [.ofNat 24, .negSucc 95, .negSucc 119],
  [.negSucc 122, .negSucc 89, .ofNat 32],
  [.negSucc 41, .ofNat 83, .ofNat 125],
  [.ofNat 116, .ofNat 102, .negSucc 13],
  [.ofNat 60, .negSucc 66, .negSucc 126]]

def E2 : List (List Int) := [
  [.negSucc 106, .negSucc 111, .negSucc 4],
  [.negSucc 75, .ofNat 50, .ofNat 126],
  [.ofNat 96, .ofNat 120, .ofNat 24],
  [.ofNat 90, .negSucc 31, .negSucc 122],
  [.negSucc 82, .negSucc 124, .negSucc 41],
  [.negSucc 101, .ofNat 14, .ofNat 116],
  [.ofNat 67, .ofNat 127, .ofNat 60],
  [.ofNat 112, .ofNat 5, .negSucc 106],
  [.negSucc 49, .negSucc 125, .negSucc 75],
  [.negSucc 119, .negSucc 23, .ofNat 96],
  [.ofNat 32, .ofNat 123, .ofNat 90],
  [.ofNat 125, .ofNat 42, .negSucc 82],
  [.negSucc 13, .negSucc 115, .negSucc 101],
  [.negSucc 126, .negSucc 59, .ofNat 67],
  [.negSucc 4, .ofNat 107, .ofNat 112],
  [.ofNat 126, .ofNat 76, .negSucc 49],
  [.ofNat 24, .negSucc 95, .negSucc 119],
  [.negSucc 122, .negSucc 89, .ofNat 32],
  [.negSucc 41, .ofNat 83, .ofNat 125],
  [.ofNat 116, .ofNat 102, .negSucc 13],
  [.ofNat 60, .negSucc 66, .negSucc 126]]

def W2 : List (List Int) := [
  [.ofNat 54, .ofNat 72, .negSucc 126],
  [.ofNat 119, .negSucc 98, .negSucc 19],
  [.negSucc 36, .negSucc 86, .ofNat 124],
  [.negSucc 123, .ofNat 86, .ofNat 38],
  [.ofNat 18, .ofNat 100, .negSucc 117],
  [.ofNat 127, .negSucc 70, .negSucc 55],
  [.ofNat 1, .negSucc 109, .ofNat 110],
  [.negSucc 126, .ofNat 54, .ofNat 72],
  [.negSucc 19, .ofNat 119, .negSucc 98],
  [.ofNat 124, .negSucc 36, .negSucc 86],
  [.ofNat 38, .negSucc 123, .ofNat 86],
  [.negSucc 117, .ofNat 18, .ofNat 100],
  [.negSucc 55, .ofNat 127, .negSucc 70],
  [.ofNat 110, .ofNat 1, .negSucc 109],
  [.ofNat 72, .negSucc 126, .ofNat 54],
  [.negSucc 98, .negSucc 19, .ofNat 119],
  [.negSucc 86, .ofNat 124, .negSucc 36],
  [.ofNat 86, .ofNat 38, .negSucc 123],
  [.ofNat 100, .negSucc 117, .ofNat 18],
  [.negSucc 70, .negSucc 55, .ofNat 127],
  [.negSucc 109, .ofNat 110, .ofNat 1]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 21 → ∀ b, b < 21 → answer a b = (a + b) % 21

end LeanCheckedNetwork.Net
