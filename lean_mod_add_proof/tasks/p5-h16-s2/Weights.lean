import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 32, .negSucc 106, .negSucc 45, .ofNat 82, .negSucc 4, .negSucc 78, .ofNat 70, .negSucc 126, .ofNat 114, .ofNat 90, .ofNat 123, .ofNat 19, .ofNat 2, .negSucc 6, .negSucc 86, .ofNat 16],
  [.ofNat 72, .ofNat 40, .ofNat 4, .negSucc 35, .negSucc 36, .negSucc 59, .negSucc 66, .ofNat 81, .ofNat 18, .ofNat 85, .negSucc 64, .negSucc 57, .negSucc 74, .negSucc 71, .negSucc 114, .negSucc 54],
  [.ofNat 48, .negSucc 32, .ofNat 61, .ofNat 4, .ofNat 17, .ofNat 73, .ofNat 84, .negSucc 68, .negSucc 120, .negSucc 2, .ofNat 59, .negSucc 35, .ofNat 71, .ofNat 66, .negSucc 105, .ofNat 13],
  [.negSucc 20, .ofNat 11, .ofNat 102, .ofNat 54, .negSucc 89, .ofNat 93, .negSucc 7, .ofNat 38, .ofNat 25, .negSucc 18, .ofNat 68, .ofNat 2, .negSucc 38, .negSucc 42, .negSucc 77, .ofNat 67],
  [.ofNat 46, .ofNat 28, .negSucc 79, .negSucc 30, .negSucc 60, .negSucc 86, .ofNat 24, .ofNat 2, .negSucc 54, .negSucc 35, .negSucc 97, .ofNat 50, .ofNat 55, .negSucc 16, .ofNat 85, .negSucc 42]]

def E2 : List (List Int) := [
  [.ofNat 82, .negSucc 2, .ofNat 52, .negSucc 43, .negSucc 89, .negSucc 62, .ofNat 26, .ofNat 5, .negSucc 105, .negSucc 59, .ofNat 88, .negSucc 95, .ofNat 28, .ofNat 58, .ofNat 25, .negSucc 46],
  [.negSucc 64, .negSucc 93, .negSucc 59, .ofNat 36, .negSucc 50, .negSucc 51, .ofNat 7, .negSucc 3, .ofNat 6, .negSucc 39, .negSucc 62, .negSucc 41, .negSucc 45, .negSucc 57, .negSucc 92, .negSucc 55],
  [.ofNat 120, .ofNat 26, .negSucc 30, .ofNat 90, .ofNat 16, .ofNat 69, .negSucc 22, .ofNat 4, .negSucc 51, .ofNat 120, .ofNat 60, .ofNat 89, .negSucc 32, .ofNat 55, .ofNat 11, .ofNat 68],
  [.negSucc 80, .negSucc 41, .ofNat 54, .negSucc 21, .ofNat 9, .ofNat 57, .ofNat 65, .ofNat 10, .ofNat 98, .ofNat 33, .ofNat 22, .ofNat 17, .ofNat 63, .ofNat 3, .ofNat 43, .negSucc 45],
  [.ofNat 46, .ofNat 1, .ofNat 82, .ofNat 60, .ofNat 12, .negSucc 54, .negSucc 46, .negSucc 55, .ofNat 33, .negSucc 65, .negSucc 10, .ofNat 77, .negSucc 66, .negSucc 63, .ofNat 63, .ofNat 56]]

def W2 : List (List Int) := [
  [.ofNat 71, .ofNat 31, .negSucc 77, .ofNat 0, .negSucc 15, .ofNat 127, .ofNat 127, .negSucc 23, .negSucc 126, .negSucc 47, .ofNat 102, .negSucc 84, .ofNat 51, .ofNat 88, .negSucc 126, .ofNat 81],
  [.ofNat 127, .ofNat 127, .ofNat 127, .negSucc 10, .negSucc 48, .ofNat 52, .ofNat 1, .ofNat 38, .ofNat 21, .negSucc 126, .negSucc 126, .ofNat 127, .negSucc 126, .negSucc 126, .ofNat 1, .negSucc 48],
  [.negSucc 126, .negSucc 94, .negSucc 19, .ofNat 33, .negSucc 126, .negSucc 126, .ofNat 34, .negSucc 126, .ofNat 62, .ofNat 30, .ofNat 127, .ofNat 119, .ofNat 127, .ofNat 43, .ofNat 78, .ofNat 127],
  [.negSucc 38, .ofNat 4, .negSucc 57, .negSucc 126, .ofNat 81, .negSucc 13, .ofNat 8, .ofNat 19, .ofNat 93, .ofNat 127, .ofNat 7, .ofNat 20, .negSucc 71, .negSucc 16, .ofNat 127, .negSucc 126],
  [.ofNat 4, .negSucc 126, .negSucc 126, .ofNat 127, .ofNat 127, .ofNat 35, .negSucc 126, .ofNat 127, .ofNat 127, .ofNat 21, .negSucc 112, .negSucc 126, .negSucc 108, .ofNat 127, .ofNat 95, .ofNat 17]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 5 → ∀ b, b < 5 → answer a b = (a + b) % 5

end LeanCheckedNetwork.Net
