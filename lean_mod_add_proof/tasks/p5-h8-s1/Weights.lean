import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 49, .ofNat 115, .ofNat 106, .negSucc 126, .negSucc 126, .ofNat 101, .ofNat 78, .negSucc 99],
  [.ofNat 84, .negSucc 90, .negSucc 99, .negSucc 98, .ofNat 110, .ofNat 116, .ofNat 73, .ofNat 78],
  [.ofNat 28, .negSucc 125, .negSucc 107, .ofNat 66, .negSucc 95, .ofNat 8, .negSucc 115, .negSucc 99],
  [.negSucc 104, .negSucc 34, .ofNat 61, .ofNat 104, .negSucc 117, .negSucc 126, .negSucc 126, .ofNat 110],
  [.negSucc 73, .ofNat 127, .negSucc 90, .ofNat 87, .ofNat 124, .negSucc 61, .ofNat 108, .negSucc 103]]

def E2 : List (List Int) := [
  [.negSucc 119, .ofNat 101, .ofNat 66, .ofNat 73, .ofNat 108, .negSucc 118, .ofNat 58, .negSucc 120],
  [.ofNat 106, .negSucc 57, .negSucc 126, .negSucc 118, .negSucc 74, .negSucc 64, .ofNat 90, .ofNat 103],
  [.ofNat 57, .negSucc 100, .ofNat 72, .negSucc 110, .ofNat 118, .ofNat 108, .negSucc 15, .ofNat 2],
  [.negSucc 111, .negSucc 98, .ofNat 125, .ofNat 97, .negSucc 13, .ofNat 86, .negSucc 108, .negSucc 29],
  [.negSucc 126, .ofNat 101, .negSucc 26, .ofNat 78, .negSucc 120, .negSucc 71, .ofNat 29, .ofNat 127]]

def W2 : List (List Int) := [
  [.negSucc 11, .ofNat 7, .ofNat 16, .negSucc 122, .negSucc 61, .negSucc 68, .ofNat 109, .ofNat 80],
  [.negSucc 5, .negSucc 109, .negSucc 29, .ofNat 54, .ofNat 62, .negSucc 67, .ofNat 81, .negSucc 79],
  [.ofNat 4, .negSucc 66, .ofNat 17, .ofNat 127, .negSucc 40, .negSucc 34, .negSucc 108, .ofNat 57],
  [.ofNat 19, .ofNat 51, .ofNat 47, .negSucc 7, .negSucc 26, .ofNat 69, .negSucc 102, .negSucc 64],
  [.negSucc 18, .ofNat 110, .negSucc 46, .negSucc 126, .negSucc 1, .ofNat 53, .negSucc 78, .ofNat 21]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 5 → ∀ b, b < 5 → answer a b = (a + b) % 5

end LeanCheckedNetwork.Net
