import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 55, .ofNat 66, .ofNat 79, .negSucc 33, .negSucc 13, .negSucc 12, .negSucc 30, .negSucc 126, .negSucc 6, .negSucc 84, .negSucc 93, .negSucc 56, .negSucc 49, .ofNat 70, .ofNat 19, .ofNat 86],
  [.negSucc 9, .ofNat 88, .negSucc 40, .ofNat 1, .negSucc 42, .negSucc 54, .negSucc 32, .negSucc 40, .ofNat 60, .ofNat 33, .ofNat 31, .ofNat 54, .ofNat 65, .ofNat 56, .ofNat 79, .ofNat 14],
  [.ofNat 74, .negSucc 41, .ofNat 75, .ofNat 59, .negSucc 56, .ofNat 26, .ofNat 62, .ofNat 104, .ofNat 84, .ofNat 68, .ofNat 27, .ofNat 1, .ofNat 43, .negSucc 14, .ofNat 47, .negSucc 29],
  [.ofNat 26, .negSucc 74, .negSucc 34, .negSucc 51, .ofNat 20, .negSucc 36, .ofNat 1, .ofNat 117, .ofNat 83, .ofNat 30, .negSucc 56, .negSucc 53, .negSucc 37, .negSucc 1, .ofNat 41, .negSucc 64],
  [.negSucc 111, .negSucc 40, .ofNat 38, .ofNat 19, .ofNat 47, .negSucc 19, .negSucc 51, .negSucc 52, .ofNat 72, .negSucc 52, .negSucc 34, .negSucc 18, .ofNat 73, .negSucc 54, .negSucc 77, .negSucc 45],
  [.ofNat 84, .ofNat 10, .negSucc 24, .negSucc 30, .negSucc 17, .ofNat 24, .ofNat 6, .negSucc 85, .ofNat 47, .negSucc 72, .ofNat 98, .ofNat 84, .negSucc 78, .negSucc 57, .ofNat 7, .ofNat 4],
  [.ofNat 90, .ofNat 1, .negSucc 68, .ofNat 13, .negSucc 38, .ofNat 17, .ofNat 18, .ofNat 53, .negSucc 80, .negSucc 50, .negSucc 15, .negSucc 63, .ofNat 53, .ofNat 61, .ofNat 17, .negSucc 18]]

def E2 : List (List Int) := [
  [.ofNat 77, .negSucc 67, .negSucc 28, .negSucc 44, .negSucc 25, .ofNat 35, .negSucc 27, .negSucc 31, .ofNat 117, .negSucc 108, .negSucc 3, .ofNat 79, .ofNat 58, .ofNat 71, .ofNat 70, .ofNat 38],
  [.negSucc 99, .ofNat 10, .ofNat 8, .negSucc 62, .negSucc 13, .ofNat 27, .ofNat 71, .negSucc 36, .ofNat 39, .negSucc 36, .ofNat 90, .negSucc 57, .ofNat 37, .ofNat 62, .negSucc 21, .ofNat 63],
  [.negSucc 59, .negSucc 69, .negSucc 80, .negSucc 38, .negSucc 34, .negSucc 68, .negSucc 48, .ofNat 35, .negSucc 26, .ofNat 52, .negSucc 52, .negSucc 64, .negSucc 49, .ofNat 74, .negSucc 68, .negSucc 56],
  [.ofNat 76, .ofNat 10, .ofNat 91, .negSucc 54, .negSucc 73, .ofNat 40, .negSucc 60, .negSucc 88, .negSucc 97, .ofNat 83, .negSucc 54, .ofNat 86, .ofNat 20, .negSucc 44, .ofNat 25, .negSucc 52],
  [.ofNat 15, .ofNat 84, .negSucc 72, .negSucc 50, .negSucc 30, .ofNat 6, .negSucc 57, .negSucc 78, .negSucc 113, .ofNat 92, .negSucc 4, .negSucc 39, .negSucc 66, .negSucc 19, .negSucc 50, .negSucc 34],
  [.negSucc 88, .ofNat 58, .ofNat 72, .ofNat 70, .ofNat 65, .negSucc 45, .ofNat 66, .ofNat 13, .ofNat 53, .ofNat 39, .ofNat 55, .negSucc 28, .ofNat 61, .negSucc 20, .ofNat 43, .negSucc 39],
  [.ofNat 49, .negSucc 37, .negSucc 28, .negSucc 54, .negSucc 2, .ofNat 8, .negSucc 59, .ofNat 79, .ofNat 48, .ofNat 53, .negSucc 85, .ofNat 59, .negSucc 64, .negSucc 61, .ofNat 32, .ofNat 78]]

def W2 : List (List Int) := [
  [.negSucc 126, .negSucc 126, .ofNat 124, .ofNat 108, .negSucc 125, .negSucc 118, .ofNat 114, .negSucc 3, .negSucc 83, .ofNat 105, .negSucc 67, .ofNat 5, .ofNat 101, .ofNat 65, .ofNat 22, .ofNat 127],
  [.ofNat 10, .negSucc 70, .ofNat 18, .negSucc 126, .negSucc 59, .negSucc 25, .negSucc 43, .ofNat 127, .ofNat 3, .negSucc 50, .negSucc 126, .ofNat 105, .negSucc 106, .ofNat 127, .ofNat 58, .ofNat 124],
  [.ofNat 64, .ofNat 30, .negSucc 111, .ofNat 71, .ofNat 127, .ofNat 6, .negSucc 39, .ofNat 63, .ofNat 21, .negSucc 126, .ofNat 5, .negSucc 57, .ofNat 127, .ofNat 81, .negSucc 122, .negSucc 116],
  [.negSucc 56, .ofNat 0, .ofNat 127, .negSucc 49, .negSucc 126, .ofNat 127, .ofNat 127, .ofNat 35, .ofNat 127, .negSucc 100, .ofNat 28, .negSucc 126, .negSucc 126, .ofNat 113, .negSucc 126, .negSucc 126],
  [.negSucc 41, .ofNat 74, .negSucc 126, .ofNat 127, .negSucc 24, .negSucc 126, .ofNat 14, .ofNat 50, .negSucc 24, .ofNat 28, .negSucc 69, .ofNat 127, .ofNat 124, .negSucc 10, .negSucc 93, .ofNat 2],
  [.ofNat 127, .ofNat 127, .ofNat 125, .negSucc 45, .negSucc 70, .ofNat 109, .negSucc 126, .ofNat 26, .negSucc 73, .ofNat 60, .negSucc 9, .ofNat 62, .negSucc 67, .negSucc 126, .negSucc 120, .negSucc 17],
  [.ofNat 54, .ofNat 68, .negSucc 81, .ofNat 69, .negSucc 82, .ofNat 105, .negSucc 90, .negSucc 126, .negSucc 126, .ofNat 127, .ofNat 127, .negSucc 98, .ofNat 4, .negSucc 39, .ofNat 127, .ofNat 122]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 7 → ∀ b, b < 7 → answer a b = (a + b) % 7

end LeanCheckedNetwork.Net
