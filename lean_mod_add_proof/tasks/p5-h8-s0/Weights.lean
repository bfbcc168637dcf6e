import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 104, .negSucc 77, .negSucc 102, .ofNat 74, .ofNat 83, .ofNat 30, .negSucc 25, .negSucc 13],
  [.negSucc 124, .ofNat 72, .ofNat 98, .negSucc 84, .ofNat 41, .negSucc 48, .ofNat 57, .ofNat 109],
  [.ofNat 97, .negSucc 41, .negSucc 111, .ofNat 60, .negSucc 115, .ofNat 90, .ofNat 99, .negSucc 115],
  [.ofNat 107, .negSucc 55, .ofNat 110, .negSucc 73, .ofNat 7, .ofNat 86, .negSucc 86, .ofNat 99],
  [.ofNat 27, .ofNat 48, .negSucc 30, .negSucc 91, .ofNat 95, .negSucc 75, .ofNat 82, .ofNat 25]]

def E2 : List (List Int) := [
  [.ofNat 23, .negSucc 83, .negSucc 99, .negSucc 65, .ofNat 73, .ofNat 119, .ofNat 127, .ofNat 62],
  [.negSucc 72, .negSucc 8, .ofNat 48, .negSucc 69, .ofNat 52, .negSucc 36, .negSucc 108, .negSucc 117],
  [.negSucc 117, .negSucc 116, .ofNat 98, .ofNat 51, .ofNat 34, .ofNat 8, .ofNat 91, .ofNat 119],
  [.ofNat 69, .ofNat 110, .negSucc 28, .negSucc 18, .negSucc 93, .negSucc 47, .negSucc 114, .negSucc 125],
  [.ofNat 100, .negSucc 91, .ofNat 97, .ofNat 6, .negSucc 60, .negSucc 105, .negSucc 71, .ofNat 29]]

def W2 : List (List Int) := [
  [.negSucc 44, .negSucc 74, .ofNat 98, .ofNat 1, .ofNat 74, .ofNat 39, .negSucc 126, .ofNat 65],
  [.ofNat 77, .negSucc 56, .negSucc 97, .negSucc 66, .ofNat 106, .negSucc 111, .ofNat 104, .negSucc 9],
  [.ofNat 123, .ofNat 48, .negSucc 7, .negSucc 10, .negSucc 105, .ofNat 31, .ofNat 1, .negSucc 61],
  [.ofNat 66, .negSucc 107, .negSucc 36, .negSucc 45, .negSucc 86, .ofNat 112, .negSucc 43, .ofNat 125],
  [.negSucc 122, .ofNat 108, .negSucc 79, .ofNat 67, .ofNat 30, .negSucc 63, .ofNat 127, .negSucc 124]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 5 → ∀ b, b < 5 → answer a b = (a + b) % 5

end LeanCheckedNetwork.Net
