import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 112, .negSucc 60, .negSucc 114, .negSucc 48, .negSucc 59, .negSucc 69, .negSucc 4, .ofNat 127],
  [.negSucc 48, .negSucc 88, .ofNat 18, .ofNat 33, .ofNat 127, .negSucc 114, .ofNat 127, .negSucc 52],
  [.negSucc 30, .negSucc 117, .ofNat 116, .ofNat 19, .negSucc 30, .ofNat 127, .negSucc 90, .negSucc 100],
  [.ofNat 127, .ofNat 72, .negSucc 115, .ofNat 105, .negSucc 71, .ofNat 48, .ofNat 71, .negSucc 119],
  [.ofNat 127, .ofNat 99, .negSucc 53, .negSucc 1, .ofNat 43, .ofNat 108, .negSucc 106, .ofNat 15],
  [.ofNat 20, .ofNat 98, .ofNat 121, .negSucc 93, .negSucc 122, .negSucc 53, .ofNat 117, .ofNat 42],
  [.negSucc 99, .ofNat 76, .ofNat 41, .negSucc 126, .ofNat 89, .ofNat 85, .ofNat 14, .ofNat 118]]

def E2 : List (List Int) := [
  [.negSucc 96, .negSucc 124, .negSucc 38, .ofNat 25, .ofNat 121, .negSucc 28, .negSucc 103, .negSucc 11],
  [.negSucc 35, .negSucc 126, .ofNat 127, .ofNat 73, .negSucc 54, .ofNat 44, .negSucc 93, .ofNat 106],
  [.ofNat 111, .ofNat 33, .negSucc 121, .ofNat 66, .negSucc 103, .ofNat 101, .ofNat 124, .ofNat 122],
  [.ofNat 113, .ofNat 107, .negSucc 114, .negSucc 84, .ofNat 6, .negSucc 88, .negSucc 86, .ofNat 97],
  [.ofNat 59, .ofNat 103, .ofNat 95, .negSucc 67, .negSucc 116, .negSucc 45, .ofNat 107, .negSucc 29],
  [.negSucc 97, .ofNat 82, .ofNat 51, .negSucc 94, .ofNat 101, .negSucc 54, .negSucc 57, .negSucc 114],
  [.negSucc 85, .ofNat 4, .negSucc 112, .negSucc 63, .negSucc 70, .negSucc 0, .ofNat 23, .negSucc 114]]

def W2 : List (List Int) := [
  [.ofNat 110, .negSucc 57, .negSucc 27, .negSucc 99, .negSucc 8, .negSucc 66, .ofNat 76, .ofNat 69],
  [.negSucc 13, .ofNat 88, .negSucc 108, .negSucc 60, .ofNat 56, .ofNat 41, .negSucc 101, .ofNat 85],
  [.negSucc 109, .ofNat 87, .ofNat 34, .ofNat 13, .ofNat 26, .negSucc 125, .ofNat 42, .ofNat 45],
  [.negSucc 83, .negSucc 3, .ofNat 109, .ofNat 102, .negSucc 126, .negSucc 48, .ofNat 102, .negSucc 24],
  [.negSucc 58, .negSucc 86, .negSucc 71, .ofNat 103, .ofNat 95, .ofNat 126, .ofNat 47, .negSucc 84],
  [.ofNat 38, .negSucc 76, .ofNat 18, .ofNat 93, .negSucc 112, .ofNat 88, .ofNat 101, .negSucc 67],
  [.ofNat 76, .negSucc 87, .ofNat 58, .negSucc 102, .ofNat 127, .ofNat 39, .negSucc 101, .negSucc 32]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 7 → ∀ b, b < 7 → answer a b = (a + b) % 7

end LeanCheckedNetwork.Net
