import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 61, .negSucc 65, .negSucc 126],
  [.negSucc 70, .negSucc 126, .negSucc 54],
  [.negSucc 125, .negSucc 49, .ofNat 76],
  [.negSucc 44, .ofNat 80, .ofNat 125],
  [.ofNat 85, .ofNat 124, .ofNat 39],
  [.ofNat 123, .ofNat 34, .negSucc 88],
  [.ofNat 28, .negSucc 92, .negSucc 120],
  [.negSucc 96, .negSucc 119, .negSucc 22],
  [.negSucc 116, .negSucc 16, .ofNat 101],
  [.negSucc 10, .ofNat 104, .ofNat 115],
  [.ofNat 107, .ofNat 113, .ofNat 5],
  [.ofNat 110, .ofNat 0, .negSucc 109],
  [.negSucc 5, .negSucc 112, .negSucc 106],
  [.negSucc 114, .negSucc 103, .ofNat 12],
  [.negSucc 99, .ofNat 18, .ofNat 118],
  [.ofNat 23, .ofNat 120, .ofNat 96],
  [.ofNat 122, .ofNat 93, .negSucc 28],
  [.ofNat 88, .negSucc 34, .negSucc 122],
  [.negSucc 39, .negSucc 123, .negSucc 83],
  [.negSucc 124, .negSucc 79, .ofNat 46],
  [.negSucc 74, .ofNat 51, .ofNat 126],
  [.ofNat 56, .ofNat 127, .ofNat 70],
  [.ofNat 127, .ofNat 66, .negSucc 60]]

def E2 : List (List Int) := [
  [.ofNat 61, .negSucc 65, .negSucc 126],
  [.negSucc 70, .negSucc 126, .negSucc 54],
  [.negSucc 125, .negSucc 49, .ofNat 76],
  [.negSucc 44, .ofNat 80, .ofNat 125],
  [.ofNat 85, .ofNat 124, .ofNat 39],
  [.ofNat 123, .ofNat 34, .negSucc 88],
  [.ofNat 28, .negSucc 92, .negSucc 120],
  [.negSucc 96, .negSucc 119, .negSucc 22],
  [.negSucc 116, .negSucc 16, .ofNat 101],
  [.negSucc 10, .ofNat 104, .ofNat 115],
  [.ofNat 107, .ofNat 113, .ofNat 5],
  [.ofNat 110, .ofNat 0, .negSucc 109],
  [.negSucc 5, .negSucc 112, .negSucc 106],
  [.negSucc 114, .negSucc 103, .ofNat 12],
  [.negSucc 99, .ofNat 18, .ofNat 118],
  [.ofNat 23, .ofNat 120, .ofNat 96],
  [.ofNat 122, .ofNat 93, .negSucc 28],
  [.ofNat 88, .negSucc 34, .negSucc 122],
  [.negSucc 39, .negSucc 123, .negSucc 83],
  [.negSucc 124, .negSucc 79, .ofNat 46],
  [.negSucc 74, .ofNat 51, .ofNat 126],
  [.ofNat 56, .ofNat 127, .ofNat 70],
  [.ofNat 127, .ofNat 66, .negSucc 60]]

def W2 : List (List Int) := [
  [.negSucc 68, .negSucc 57, .ofNat 127],
  [.negSucc 125, .ofNat 74, .ofNat 52],
  [.negSucc 46, .ofNat 126, .negSucc 78],
  [.ofNat 83, .ofNat 42, .negSucc 124],
  [.ofNat 124, .negSucc 86, .negSucc 35],
  [.ofNat 31, .negSucc 121, .ofNat 91],
  [.negSucc 94, .negSucc 24, .ofNat 120],
  [.negSucc 117, .ofNat 99, .ofNat 19],
  [.negSucc 13, .ofNat 116, .negSucc 102],
  [.ofNat 106, .ofNat 8, .negSucc 113],
  [.ofNat 111, .negSucc 108, .negSucc 1],
  [.negSucc 3, .negSucc 107, .ofNat 112],
  [.negSucc 113, .ofNat 10, .ofNat 105],
  [.negSucc 101, .ofNat 117, .negSucc 14],
  [.ofNat 21, .ofNat 98, .negSucc 118],
  [.ofNat 121, .negSucc 26, .negSucc 93],
  [.ofNat 90, .negSucc 122, .ofNat 32],
  [.negSucc 37, .negSucc 85, .ofNat 124],
  [.negSucc 124, .ofNat 43, .ofNat 82],
  [.negSucc 76, .ofNat 126, .negSucc 48],
  [.ofNat 54, .ofNat 73, .negSucc 126],
  [.ofNat 127, .negSucc 58, .negSucc 67],
  [.ofNat 63, .negSucc 126, .ofNat 64]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 23 → ∀ b, b < 23 → answer a b = (a + b) % 23

end LeanCheckedNetwork.Net
