import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 19, .negSucc 117, .negSucc 98],
  [.negSucc 71, .negSucc 126, .negSucc 54],
  [.negSucc 109, .negSucc 109, .ofNat 1],
  [.negSucc 126, .negSucc 70, .ofNat 56],
  [.negSucc 117, .negSucc 17, .ofNat 100],
  [.negSucc 85, .ofNat 38, .ofNat 124],
  [.negSucc 36, .ofNat 87, .ofNat 124],
  [.ofNat 20, .ofNat 118, .ofNat 99],
  [.ofNat 72, .ofNat 127, .ofNat 55],
  [.ofNat 110, .ofNat 110, .negSucc 0],
  [.ofNat 127, .ofNat 71, .negSucc 55],
  [.ofNat 118, .ofNat 18, .negSucc 99],
  [.ofNat 86, .negSucc 37, .negSucc 123],
  [.ofNat 37, .negSucc 86, .negSucc 123]]

def E2 : List (List Int) := [
  [.ofNat 9, .negSucc 104, .negSucc 113],
  [.negSucc 46, .negSucc 125, .negSucc 78],
  [.negSucc 93, .negSucc 120, .negSucc 27],
  [.negSucc 121, .negSucc 92, .ofNat 29],
  [.negSucc 124, .negSucc 45, .ofNat 80],
  [.negSucc 104, .ofNat 10, .ofNat 115],
  [.negSucc 62, .ofNat 64, .ofNat 127],
  [.negSucc 8, .ofNat 105, .ofNat 114],
  [.ofNat 47, .ofNat 126, .ofNat 79],
  [.ofNat 94, .ofNat 121, .ofNat 28],
  [.ofNat 122, .ofNat 93, .negSucc 28],
  [.ofNat 125, .ofNat 46, .negSucc 79],
  [.ofNat 105, .negSucc 9, .negSucc 114],
  [.ofNat 63, .negSucc 63, .negSucc 126]]

def W2 : List (List Int) := [
  [.negSucc 126, .ofNat 73, .ofNat 54],
  [.negSucc 108, .ofNat 111, .negSucc 0],
  [.negSucc 70, .ofNat 127, .negSucc 55],
  [.negSucc 17, .ofNat 118, .negSucc 99],
  [.ofNat 39, .ofNat 85, .negSucc 123],
  [.ofNat 87, .ofNat 36, .negSucc 123],
  [.ofNat 119, .negSucc 19, .negSucc 98],
  [.ofNat 127, .negSucc 72, .negSucc 53],
  [.ofNat 109, .negSucc 110, .ofNat 1],
  [.ofNat 71, .negSucc 126, .ofNat 56],
  [.ofNat 18, .negSucc 117, .ofNat 100],
  [.negSucc 38, .negSucc 84, .ofNat 124],
  [.negSucc 86, .negSucc 35, .ofNat 124],
  [.negSucc 118, .ofNat 20, .ofNat 99]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 14 → ∀ b, b < 14 → answer a b = (a + b) % 14

end LeanCheckedNetwork.Net
