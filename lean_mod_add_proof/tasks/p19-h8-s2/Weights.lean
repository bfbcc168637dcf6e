import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 98, .ofNat 57, .ofNat 3, .negSucc 99, .ofNat 94, .ofNat 24, .negSucc 117, .ofNat 108],
  [.ofNat 55, .ofNat 50, .ofNat 70, .negSucc 95, .negSucc 60, .negSucc 88, .negSucc 73, .ofNat 16],
  [.ofNat 127, .negSucc 109, .ofNat 92, .ofNat 85, .negSucc 111, .ofNat 6, .negSucc 48, .negSucc 95],
  [.negSucc 93, .ofNat 32, .ofNat 104, .ofNat 91, .ofNat 90, .ofNat 109, .negSucc 21, .negSucc 53],
  [.ofNat 96, .ofNat 64, .ofNat 72, .ofNat 63, .negSucc 4, .negSucc 85, .ofNat 93, .ofNat 75],
  [.ofNat 98, .negSucc 117, .negSucc 39, .negSucc 101, .negSucc 116, .negSucc 35, .ofNat 104, .ofNat 113],
  [.negSucc 97, .negSucc 29, .negSucc 105, .negSucc 60, .ofNat 93, .ofNat 111, .ofNat 93, .negSucc 16],
  [.ofNat 109, .ofNat 92, .negSucc 72, .ofNat 111, .ofNat 44, .negSucc 66, .ofNat 70, .negSucc 120],
  [.negSucc 101, .negSucc 77, .negSucc 113, .ofNat 78, .negSucc 118, .negSucc 43, .negSucc 21, .ofNat 5],
  [.negSucc 15, .negSucc 38, .negSucc 50, .ofNat 42, .ofNat 71, .ofNat 113, .negSucc 110, .ofNat 83],
  [.ofNat 120, .ofNat 93, .ofNat 53, .negSucc 106, .ofNat 59, .negSucc 21, .negSucc 77, .ofNat 58],
  [.negSucc 78, .negSucc 28, .ofNat 86, .negSucc 28, .negSucc 107, .negSucc 114, .negSucc 96, .negSucc 32],
  [.ofNat 117, .negSucc 70, .ofNat 93, .ofNat 123, .ofNat 31, .ofNat 92, .negSucc 58, .negSucc 107],
  [.ofNat 118, .ofNat 107, .ofNat 71, .ofNat 93, .ofNat 110, .negSucc 23, .ofNat 63, .ofNat 46],
  [.negSucc 95, .ofNat 28, .ofNat 14, .negSucc 18, .negSucc 92, .negSucc 90, .ofNat 124, .ofNat 76],
  [.ofNat 102, .negSucc 67, .negSucc 68, .negSucc 99, .ofNat 6, .ofNat 108, .ofNat 70, .ofNat 44],
  [.ofNat 9, .ofNat 83, .negSucc 69, .negSucc 19, .ofNat 90, .ofNat 83, .ofNat 72, .negSucc 60],
  [.negSucc 122, .ofNat 71, .negSucc 126, .ofNat 103, .negSucc 98, .negSucc 111, .ofNat 10, .negSucc 94],
  [.ofNat 110, .negSucc 87, .negSucc 74, .ofNat 73, .negSucc 93, .ofNat 58, .negSucc 92, .ofNat 59]]

def E2 : List (List Int) := [
  [.ofNat 58, .ofNat 107, .ofNat 49, .negSucc 51, .negSucc 106, .negSucc 73, .ofNat 113, .ofNat 30],
  [.negSucc 96, .negSucc 91, .ofNat 70, .negSucc 111, .negSucc 42, .ofNat 95, .ofNat 103, .negSucc 126],
  [.ofNat 29, .ofNat 91, .ofNat 97, .ofNat 29, .ofNat 115, .negSucc 11, .ofNat 52, .negSucc 64],
  [.ofNat 31, .ofNat 117, .ofNat 95, .ofNat 97, .negSucc 117, .negSucc 121, .negSucc 70, .ofNat 67],
  [.negSucc 74, .negSucc 105, .ofNat 19, .ofNat 20, .negSucc 92, .ofNat 118, .negSucc 120, .ofNat 83],
  [.ofNat 56, .ofNat 89, .negSucc 63, .negSucc 75, .ofNat 118, .ofNat 30, .negSucc 73, .ofNat 13],
  [.negSucc 22, .ofNat 78, .negSucc 49, .negSucc 85, .negSucc 43, .negSucc 107, .negSucc 102, .negSucc 122],
  [.negSucc 49, .negSucc 113, .negSucc 93, .ofNat 52, .negSucc 126, .ofNat 125, .negSucc 19, .negSucc 46],
  [.ofNat 84, .negSucc 95, .negSucc 77, .ofNat 90, .ofNat 86, .ofNat 39, .ofNat 127, .ofNat 86],
  [.negSucc 72, .ofNat 73, .negSucc 22, .negSucc 6, .negSucc 3, .negSucc 104, .ofNat 103, .ofNat 51],
  [.ofNat 3, .negSucc 122, .ofNat 63, .negSucc 98, .negSucc 105, .negSucc 17, .ofNat 57, .negSucc 29],
  [.ofNat 55, .negSucc 126, .ofNat 82, .ofNat 9, .ofNat 112, .ofNat 104, .ofNat 79, .negSucc 82],
  [.negSucc 101, .ofNat 84, .ofNat 96, .ofNat 80, .ofNat 61, .negSucc 126, .negSucc 15, .ofNat 18],
  [.ofNat 68, .negSucc 81, .ofNat 97, .ofNat 101, .negSucc 98, .ofNat 9, .negSucc 91, .ofNat 119],
  [.negSucc 0, .negSucc 97, .negSucc 8, .negSucc 36, .ofNat 76, .ofNat 106, .negSucc 114, .ofNat 53],
  [.negSucc 68, .ofNat 100, .negSucc 63, .negSucc 90, .ofNat 88, .negSucc 126, .negSucc 82, .negSucc 85],
  [.ofNat 111, .ofNat 63, .negSucc 119, .ofNat 13, .negSucc 99, .negSucc 88, .negSucc 68, .negSucc 73],
  [.negSucc 106, .negSucc 87, .negSucc 107, .ofNat 127, .ofNat 8, .ofNat 83, .ofNat 38, .ofNat 65],
  [.negSucc 12, .ofNat 110, .negSucc 35, .ofNat 70, .ofNat 116, .negSucc 53, .ofNat 120, .ofNat 108]]

def W2 : List (List Int) := [
  [.negSucc 49, .ofNat 105, .negSucc 62, .ofNat 23, .negSucc 72, .ofNat 27, .negSucc 24, .ofNat 54],
  [.ofNat 61, .negSucc 31, .negSucc 22, .ofNat 67, .ofNat 8, .ofNat 75, .negSucc 43, .negSucc 93],
  [.ofNat 19, .negSucc 37, .ofNat 4, .ofNat 60, .ofNat 95, .negSucc 46, .negSucc 13, .ofNat 6],
  [.negSucc 54, .ofNat 82, .ofNat 82, .negSucc 49, .negSucc 47, .ofNat 8, .ofNat 32, .ofNat 50],
  [.ofNat 36, .negSucc 2, .ofNat 67, .negSucc 66, .negSucc 20, .ofNat 47, .ofNat 30, .ofNat 53],
  [.negSucc 38, .negSucc 78, .ofNat 69, .ofNat 28, .ofNat 98, .negSucc 68, .ofNat 51, .negSucc 14],
  [.ofNat 3, .ofNat 59, .ofNat 65, .ofNat 33, .negSucc 9, .negSucc 34, .ofNat 51, .negSucc 95],
  [.ofNat 59, .ofNat 22, .ofNat 24, .ofNat 26, .negSucc 85, .ofNat 50, .ofNat 29, .ofNat 4],
  [.negSucc 59, .negSucc 100, .negSucc 5, .negSucc 46, .ofNat 127, .negSucc 13, .negSucc 6, .ofNat 92],
  [.ofNat 62, .ofNat 68, .negSucc 81, .negSucc 18, .ofNat 2, .negSucc 16, .negSucc 45, .ofNat 90],
  [.ofNat 61, .ofNat 26, .negSucc 53, .ofNat 59, .negSucc 106, .ofNat 67, .negSucc 55, .ofNat 18],
  [.negSucc 61, .negSucc 104, .negSucc 22, .ofNat 87, .ofNat 112, .ofNat 25, .negSucc 13, .negSucc 73],
  [.ofNat 43, .ofNat 34, .ofNat 50, .negSucc 5, .ofNat 24, .negSucc 43, .ofNat 37, .ofNat 30],
  [.ofNat 2, .ofNat 54, .ofNat 80, .negSucc 86, .negSucc 110, .ofNat 37, .ofNat 29, .ofNat 57],
  [.negSucc 12, .negSucc 66, .ofNat 75, .negSucc 16, .ofNat 49, .ofNat 25, .ofNat 42, .ofNat 37],
  [.ofNat 20, .ofNat 4, .ofNat 49, .ofNat 36, .ofNat 53, .negSucc 74, .ofNat 56, .negSucc 69],
  [.negSucc 48, .ofNat 86, .ofNat 55, .ofNat 28, .negSucc 126, .ofNat 29, .ofNat 44, .negSucc 58],
  [.ofNat 43, .negSucc 59, .ofNat 1, .negSucc 9, .ofNat 38, .ofNat 63, .ofNat 1, .ofNat 69],
  [.ofNat 44, .negSucc 11, .negSucc 46, .negSucc 51, .ofNat 82, .negSucc 45, .negSucc 30, .ofNat 96]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 19 → ∀ b, b < 19 → answer a b = (a + b) % 19

end LeanCheckedNetwork.Net
