import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 27, .ofNat 55, .ofNat 54, .ofNat 65, .negSucc 10, .negSucc 5, .ofNat 60, .negSucc 102, .negSucc 90, .ofNat 112, .negSucc 102, .ofNat 97, .negSucc 11, .negSucc 41, .negSucc 36, .ofNat 116],
  [.negSucc 99, .negSucc 6, .negSucc 11, .ofNat 44, .negSucc 48, .negSucc 69, .negSucc 119, .ofNat 107, .ofNat 37, .ofNat 77, .ofNat 112, .negSucc 69, .negSucc 7, .negSucc 16, .negSucc 111, .ofNat 9],
  [.ofNat 110, .ofNat 29, .negSucc 44, .ofNat 36, .ofNat 73, .negSucc 69, .negSucc 126, .negSucc 109, .ofNat 57, .negSucc 76, .negSucc 26, .negSucc 111, .ofNat 14, .negSucc 41, .ofNat 83, .negSucc 107],
  [.negSucc 104, .negSucc 44, .negSucc 8, .negSucc 33, .ofNat 18, .ofNat 27, .ofNat 121, .ofNat 82, .ofNat 106, .negSucc 108, .negSucc 69, .negSucc 60, .ofNat 14, .ofNat 38, .ofNat 98, .negSucc 72],
  [.ofNat 105, .negSucc 6, .ofNat 28, .negSucc 31, .negSucc 47, .ofNat 82, .ofNat 102, .ofNat 35, .negSucc 70, .negSucc 69, .ofNat 100, .ofNat 110, .negSucc 11, .ofNat 34, .ofNat 34, .ofNat 63]]

def E2 : List (List Int) := [
  [.negSucc 27, .ofNat 55, .ofNat 54, .ofNat 65, .negSucc 10, .negSucc 5, .ofNat 60, .negSucc 102, .negSucc 90, .ofNat 112, .negSucc 102, .ofNat 97, .negSucc 11, .negSucc 41, .negSucc 36, .ofNat 116],
  [.negSucc 99, .negSucc 6, .negSucc 11, .ofNat 44, .negSucc 48, .negSucc 69, .negSucc 119, .ofNat 107, .ofNat 37, .ofNat 77, .ofNat 112, .negSucc 69, .negSucc 7, .negSucc 16, .negSucc 111, .ofNat 9],
  [.ofNat 110, .ofNat 29, .negSucc 44, .ofNat 36, .ofNat 73, .negSucc 69, .negSucc 126, .negSucc 109, .ofNat 57, .negSucc 76, .negSucc 26, .negSucc 111, .ofNat 14, .negSucc 41, .ofNat 83, .negSucc 107],
  [.negSucc 104, .negSucc 44, .negSucc 8, .negSucc 33, .ofNat 18, .ofNat 27, .ofNat 121, .ofNat 82, .ofNat 106, .negSucc 108, .negSucc 69, .negSucc 60, .ofNat 14, .ofNat 38, .ofNat 98, .negSucc 72],
  [.ofNat 105, .negSucc 6, .ofNat 28, .negSucc 31, .negSucc 47, .ofNat 82, .ofNat 102, .ofNat 35, .negSucc 70, .negSucc 69, .ofNat 100, .ofNat 110, .negSucc 11, .ofNat 34, .ofNat 34, .ofNat 63]]

def W2 : List (List Int) := [
  [.negSucc 126, .negSucc 26, .ofNat 93, .negSucc 116, .ofNat 127, .negSucc 108, .negSucc 126, .ofNat 4, .ofNat 24, .ofNat 28, .ofNat 127, .ofNat 55, .ofNat 127, .negSucc 29, .ofNat 127, .ofNat 127],
  [.ofNat 127, .ofNat 64, .negSucc 27, .ofNat 26, .negSucc 126, .negSucc 126, .negSucc 37, .negSucc 106, .ofNat 16, .ofNat 127, .negSucc 65, .negSucc 126, .ofNat 82, .negSucc 71, .ofNat 123, .ofNat 68],
  [.negSucc 56, .ofNat 127, .negSucc 126, .ofNat 127, .ofNat 4, .ofNat 50, .ofNat 67, .ofNat 127, .negSucc 126, .negSucc 4, .negSucc 27, .negSucc 87, .ofNat 9, .ofNat 127, .ofNat 105, .negSucc 126],
  [.negSucc 1, .negSucc 126, .ofNat 127, .negSucc 125, .negSucc 105, .ofNat 127, .ofNat 127, .negSucc 126, .negSucc 78, .negSucc 65, .ofNat 81, .ofNat 81, .negSucc 126, .negSucc 32, .negSucc 105, .ofNat 8],
  [.ofNat 67, .negSucc 8, .ofNat 74, .negSucc 126, .ofNat 84, .negSucc 45, .negSucc 25, .ofNat 85, .ofNat 127, .negSucc 126, .negSucc 126, .ofNat 127, .negSucc 49, .negSucc 126, .negSucc 126, .ofNat 124]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 5 → ∀ b, b < 5 → answer a b = (a + b) % 5

end LeanCheckedNetwork.Net
