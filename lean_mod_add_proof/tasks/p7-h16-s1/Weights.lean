import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 50, .ofNat 127, .ofNat 51, .ofNat 70, .negSucc 64, .negSucc 88, .ofNat 44, .ofNat 50, .negSucc 87, .negSucc 80, .negSucc 123, .ofNat 115, .ofNat 120, .ofNat 101, .ofNat 88, .negSucc 68],
  [.negSucc 39, .ofNat 89, .ofNat 36, .ofNat 52, .ofNat 105, .ofNat 84, .negSucc 121, .negSucc 42, .ofNat 122, .ofNat 114, .ofNat 80, .ofNat 70, .ofNat 103, .ofNat 55, .negSucc 39, .ofNat 69],
  [.ofNat 22, .ofNat 76, .ofNat 60, .negSucc 126, .negSucc 96, .negSucc 23, .ofNat 119, .ofNat 47, .negSucc 47, .negSucc 126, .ofNat 66, .negSucc 2, .negSucc 112, .ofNat 120, .ofNat 90, .ofNat 127],
  [.negSucc 110, .negSucc 89, .ofNat 61, .ofNat 74, .ofNat 105, .negSucc 101, .negSucc 34, .negSucc 44, .ofNat 79, .ofNat 77, .negSucc 41, .ofNat 72, .ofNat 45, .negSucc 126, .ofNat 116, .negSucc 91],
  [.ofNat 23, .negSucc 70, .ofNat 67, .ofNat 123, .negSucc 115, .ofNat 110, .ofNat 23, .ofNat 77, .negSucc 119, .negSucc 48, .ofNat 81, .negSucc 86, .ofNat 78, .negSucc 82, .ofNat 48, .ofNat 79],
  [.ofNat 66, .negSucc 123, .negSucc 126, .negSucc 92, .ofNat 94, .ofNat 98, .ofNat 117, .negSucc 126, .ofNat 33, .ofNat 110, .negSucc 61, .ofNat 121, .negSucc 92, .negSucc 58, .negSucc 126, .ofNat 110],
  [.ofNat 127, .negSucc 104, .ofNat 21, .negSucc 17, .negSucc 15, .ofNat 52, .negSucc 126, .ofNat 114, .ofNat 74, .ofNat 25, .ofNat 118, .negSucc 126, .negSucc 126, .ofNat 51, .negSucc 121, .negSucc 12]]

def E2 : List (List Int) := [
  [.negSucc 21, .ofNat 96, .ofNat 29, .negSucc 66, .ofNat 116, .ofNat 90, .negSucc 106, .negSucc 9, .ofNat 2, .ofNat 38, .ofNat 120, .ofNat 108, .ofNat 85, .ofNat 87, .ofNat 105, .negSucc 64],
  [.negSucc 65, .ofNat 92, .negSucc 29, .ofNat 57, .negSucc 97, .negSucc 118, .ofNat 80, .negSucc 12, .ofNat 74, .negSucc 105, .negSucc 122, .negSucc 113, .negSucc 110, .negSucc 53, .ofNat 0, .negSucc 47],
  [.negSucc 74, .negSucc 45, .negSucc 116, .ofNat 106, .ofNat 99, .ofNat 10, .negSucc 48, .ofNat 57, .negSucc 124, .ofNat 50, .negSucc 30, .ofNat 91, .ofNat 27, .negSucc 36, .ofNat 14, .ofNat 100],
  [.negSucc 49, .negSucc 92, .ofNat 9, .negSucc 117, .negSucc 60, .ofNat 127, .ofNat 60, .negSucc 83, .ofNat 127, .negSucc 106, .ofNat 71, .negSucc 88, .ofNat 108, .negSucc 100, .ofNat 45, .negSucc 37],
  [.negSucc 0, .negSucc 88, .negSucc 58, .negSucc 118, .negSucc 10, .negSucc 12, .ofNat 99, .ofNat 37, .ofNat 6, .ofNat 94, .negSucc 76, .ofNat 73, .ofNat 7, .negSucc 91, .negSucc 115, .negSucc 37],
  [.negSucc 33, .negSucc 87, .ofNat 7, .ofNat 89, .ofNat 95, .ofNat 56, .negSucc 80, .ofNat 33, .ofNat 89, .negSucc 85, .ofNat 79, .negSucc 108, .negSucc 115, .negSucc 11, .negSucc 68, .ofNat 35],
  [.ofNat 92, .ofNat 68, .ofNat 57, .ofNat 115, .negSucc 126, .ofNat 62, .ofNat 65, .ofNat 71, .negSucc 69, .ofNat 35, .negSucc 126, .negSucc 3, .ofNat 78, .ofNat 93, .ofNat 78, .ofNat 79]]

def W2 : List (List Int) := [
  [.negSucc 70, .ofNat 7, .ofNat 63, .negSucc 48, .negSucc 57, .ofNat 11, .negSucc 74, .negSucc 52, .negSucc 54, .ofNat 14, .negSucc 43, .ofNat 88, .ofNat 80, .ofNat 94, .negSucc 48, .ofNat 23],
  [.negSucc 24, .ofNat 96, .negSucc 29, .negSucc 31, .ofNat 63, .ofNat 20, .ofNat 90, .ofNat 50, .negSucc 36, .negSucc 93, .ofNat 5, .negSucc 46, .negSucc 68, .ofNat 41, .negSucc 55, .negSucc 16],
  [.negSucc 39, .ofNat 25, .ofNat 33, .ofNat 69, .negSucc 83, .negSucc 1, .negSucc 44, .negSucc 58, .ofNat 27, .negSucc 68, .ofNat 40, .ofNat 98, .negSucc 79, .ofNat 19, .ofNat 33, .negSucc 52],
  [.ofNat 25, .negSucc 3, .negSucc 17, .negSucc 4, .ofNat 84, .ofNat 10, .negSucc 2, .negSucc 24, .negSucc 35, .ofNat 12, .negSucc 84, .negSucc 45, .ofNat 53, .negSucc 93, .ofNat 56, .ofNat 23],
  [.ofNat 1, .negSucc 61, .negSucc 52, .negSucc 68, .negSucc 76, .ofNat 41, .ofNat 14, .ofNat 22, .ofNat 33, .negSucc 60, .ofNat 85, .ofNat 28, .ofNat 15, .ofNat 4, .ofNat 2, .ofNat 64],
  [.ofNat 71, .negSucc 95, .negSucc 62, .ofNat 46, .ofNat 44, .negSucc 26, .negSucc 97, .ofNat 59, .negSucc 25, .ofNat 127, .negSucc 16, .ofNat 30, .negSucc 67, .ofNat 9, .negSucc 36, .negSucc 63],
  [.negSucc 33, .negSucc 28, .negSucc 8, .ofNat 32, .negSucc 25, .negSucc 40, .ofNat 98, .ofNat 3, .ofNat 55, .negSucc 126, .ofNat 70, .negSucc 97, .ofNat 2, .ofNat 69, .negSucc 29, .ofNat 1]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 7 → ∀ b, b < 7 → answer a b = (a + b) % 7

end LeanCheckedNetwork.Net
