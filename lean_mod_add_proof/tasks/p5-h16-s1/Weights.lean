import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 45, .ofNat 51, .ofNat 103, .ofNat 60, .negSucc 72, .negSucc 18, .ofNat 76, .ofNat 121, .ofNat 45, .negSucc 103, .ofNat 26, .ofNat 117, .negSucc 47, .ofNat 127, .negSucc 62, .ofNat 14],
  [.negSucc 126, .ofNat 115, .negSucc 70, .ofNat 9, .negSucc 12, .ofNat 54, .negSucc 72, .negSucc 48, .ofNat 41, .negSucc 74, .ofNat 74, .negSucc 66, .ofNat 91, .negSucc 44, .ofNat 127, .ofNat 127],
  [.ofNat 95, .negSucc 41, .negSucc 68, .ofNat 58, .ofNat 106, .ofNat 2, .ofNat 120, .negSucc 103, .negSucc 115, .ofNat 20, .ofNat 112, .negSucc 126, .negSucc 126, .negSucc 84, .negSucc 56, .negSucc 49],
  [.ofNat 19, .negSucc 46, .negSucc 126, .negSucc 126, .ofNat 61, .ofNat 73, .ofNat 53, .negSucc 84, .ofNat 127, .ofNat 118, .negSucc 126, .negSucc 95, .ofNat 1, .ofNat 90, .negSucc 110, .negSucc 109],
  [.ofNat 54, .negSucc 94, .ofNat 89, .ofNat 9, .negSucc 122, .negSucc 2, .ofNat 38, .ofNat 89, .negSucc 75, .negSucc 51, .negSucc 94, .negSucc 73, .ofNat 70, .negSucc 123, .negSucc 115, .ofNat 23]]

def E2 : List (List Int) := [
  [.negSucc 44, .ofNat 127, .ofNat 59, .negSucc 89, .ofNat 87, .ofNat 127, .negSucc 75, .ofNat 49, .negSucc 113, .ofNat 127, .negSucc 119, .ofNat 91, .ofNat 40, .negSucc 84, .negSucc 65, .ofNat 9],
  [.ofNat 93, .negSucc 73, .ofNat 57, .negSucc 25, .ofNat 110, .negSucc 71, .ofNat 35, .negSucc 109, .ofNat 115, .negSucc 107, .negSucc 89, .negSucc 69, .negSucc 84, .ofNat 88, .ofNat 14, .negSucc 88],
  [.ofNat 26, .negSucc 106, .ofNat 35, .ofNat 52, .negSucc 37, .ofNat 79, .negSucc 79, .negSucc 103, .negSucc 113, .negSucc 112, .negSucc 65, .ofNat 7, .ofNat 73, .negSucc 82, .ofNat 77, .negSucc 51],
  [.negSucc 124, .negSucc 61, .negSucc 41, .negSucc 119, .negSucc 126, .negSucc 8, .negSucc 29, .ofNat 127, .negSucc 96, .negSucc 38, .ofNat 106, .negSucc 40, .negSucc 108, .ofNat 44, .ofNat 39, .ofNat 8],
  [.ofNat 27, .ofNat 2, .negSucc 82, .negSucc 82, .ofNat 34, .ofNat 7, .ofNat 127, .ofNat 31, .ofNat 125, .ofNat 67, .ofNat 23, .negSucc 101, .negSucc 85, .ofNat 64, .negSucc 48, .ofNat 105]]

def W2 : List (List Int) := [
  [.ofNat 18, .ofNat 56, .ofNat 62, .negSucc 35, .negSucc 126, .ofNat 18, .negSucc 67, .ofNat 14, .negSucc 14, .negSucc 71, .ofNat 120, .ofNat 65, .ofNat 21, .negSucc 94, .negSucc 16, .ofNat 37],
  [.ofNat 42, .ofNat 73, .ofNat 32, .ofNat 36, .negSucc 53, .ofNat 21, .ofNat 18, .negSucc 97, .negSucc 59, .negSucc 3, .negSucc 56, .ofNat 23, .ofNat 124, .ofNat 95, .negSucc 30, .negSucc 36],
  [.negSucc 123, .negSucc 72, .ofNat 26, .ofNat 13, .ofNat 127, .ofNat 17, .ofNat 25, .negSucc 2, .ofNat 49, .ofNat 103, .negSucc 119, .ofNat 18, .negSucc 123, .negSucc 19, .ofNat 5, .negSucc 8],
  [.ofNat 6, .negSucc 32, .negSucc 61, .ofNat 21, .ofNat 12, .ofNat 27, .ofNat 68, .ofNat 98, .negSucc 74, .ofNat 56, .ofNat 7, .negSucc 16, .negSucc 7, .negSucc 37, .ofNat 31, .ofNat 16],
  [.ofNat 124, .negSucc 54, .negSucc 30, .ofNat 3, .negSucc 30, .negSucc 26, .ofNat 56, .ofNat 47, .ofNat 75, .negSucc 102, .ofNat 66, .negSucc 64, .negSucc 108, .ofNat 74, .ofNat 16, .negSucc 5]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 5 → ∀ b, b < 5 → answer a b = (a + b) % 5

end LeanCheckedNetwork.Net
