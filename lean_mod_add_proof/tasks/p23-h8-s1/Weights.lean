import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 29, .negSucc 89, .ofNat 41, .ofNat 88, .ofNat 105, .ofNat 80, .ofNat 81, .ofNat 11],
  [.ofNat 71, .ofNat 9, .negSucc 65, .ofNat 90, .negSucc 100, .ofNat 21, .negSucc 91, .ofNat 82],
  [.ofNat 75, .ofNat 98, .negSucc 65, .ofNat 96, .ofNat 101, .negSucc 103, .negSucc 42, .ofNat 27],
  [.ofNat 53, .ofNat 5, .negSucc 67, .ofNat 96, .negSucc 26, .ofNat 67, .ofNat 89, .negSucc 90],
  [.ofNat 24, .negSucc 121, .ofNat 13, .ofNat 101, .ofNat 25, .ofNat 80, .negSucc 13, .negSucc 88],
  [.negSucc 68, .negSucc 62, .ofNat 56, .ofNat 86, .ofNat 42, .negSucc 87, .negSucc 64, .ofNat 74],
  [.negSucc 105, .ofNat 103, .ofNat 41, .ofNat 72, .negSucc 60, .negSucc 11, .ofNat 101, .ofNat 105],
  [.negSucc 48, .ofNat 79, .negSucc 47, .ofNat 55, .ofNat 90, .ofNat 110, .ofNat 25, .negSucc 27],
  [.ofNat 45, .negSucc 72, .negSucc 89, .ofNat 71, .negSucc 100, .negSucc 48, .negSucc 94, .negSucc 97],
  [.ofNat 75, .negSucc 109, .negSucc 17, .ofNat 13, .ofNat 107, .negSucc 44, .ofNat 61, .negSucc 30],
  [.ofNat 87, .ofNat 7, .ofNat 47, .negSucc 5, .negSucc 51, .ofNat 98, .ofNat 59, .ofNat 88],
  [.ofNat 54, .ofNat 109, .ofNat 82, .negSucc 18, .ofNat 8, .negSucc 11, .negSucc 71, .ofNat 88],
  [.negSucc 31, .ofNat 35, .negSucc 9, .negSucc 70, .negSucc 0, .negSucc 80, .negSucc 3, .negSucc 77],
  [.negSucc 105, .negSucc 99, .negSucc 81, .negSucc 58, .negSucc 57, .ofNat 40, .ofNat 105, .negSucc 105],
  [.negSucc 83, .negSucc 60, .negSucc 80, .negSucc 74, .ofNat 95, .ofNat 39, .negSucc 85, .ofNat 40],
  [.negSucc 47, .ofNat 110, .ofNat 9, .negSucc 109, .negSucc 86, .negSucc 90, .negSucc 78, .ofNat 99],
  [.ofNat 17, .ofNat 95, .ofNat 37, .negSucc 99, .ofNat 89, .ofNat 3, .ofNat 82, .ofNat 13],
  [.ofNat 112, .negSucc 35, .ofNat 87, .negSucc 73, .negSucc 68, .ofNat 106, .negSucc 1, .negSucc 93],
  [.ofNat 99, .negSucc 111, .negSucc 0, .negSucc 41, .ofNat 86, .negSucc 82, .negSucc 93, .negSucc 69],
  [.ofNat 19, .negSucc 22, .negSucc 95, .negSucc 51, .negSucc 24, .negSucc 25, .ofNat 52, .ofNat 81],
  [.negSucc 65, .ofNat 120, .negSucc 37, .negSucc 28, .negSucc 2, .ofNat 100, .ofNat 47, .ofNat 122],
  [.negSucc 99, .ofNat 48, .ofNat 16, .ofNat 14, .ofNat 55, .negSucc 35, .negSucc 90, .negSucc 51],
  [.negSucc 74, .negSucc 112, .ofNat 57, .ofNat 17, .negSucc 55, .negSucc 93, .ofNat 3, .negSucc 126]]

def E2 : List (List Int) := [
  [.ofNat 73, .negSucc 72, .negSucc 57, .ofNat 71, .ofNat 94, .negSucc 103, .ofNat 26, .ofNat 18],
  [.ofNat 43, .ofNat 47, .negSucc 62, .ofNat 96, .negSucc 77, .ofNat 67, .negSucc 82, .ofNat 93],
  [.negSucc 18, .ofNat 113, .ofNat 78, .ofNat 83, .ofNat 76, .ofNat 93, .ofNat 42, .ofNat 51],
  [.negSucc 86, .negSucc 24, .ofNat 98, .ofNat 84, .negSucc 16, .negSucc 99, .ofNat 65, .negSucc 103],
  [.negSucc 88, .negSucc 115, .ofNat 62, .ofNat 62, .negSucc 20, .ofNat 12, .negSucc 100, .negSucc 102],
  [.negSucc 25, .negSucc 40, .negSucc 84, .ofNat 61, .ofNat 33, .ofNat 92, .ofNat 0, .ofNat 73],
  [.ofNat 48, .ofNat 98, .negSucc 55, .ofNat 61, .negSucc 72, .negSucc 48, .ofNat 84, .ofNat 99],
  [.ofNat 102, .ofNat 102, .ofNat 16, .negSucc 8, .ofNat 100, .negSucc 24, .negSucc 92, .negSucc 15],
  [.ofNat 47, .negSucc 82, .ofNat 81, .negSucc 26, .negSucc 104, .ofNat 99, .negSucc 46, .negSucc 110],
  [.ofNat 35, .negSucc 94, .ofNat 74, .negSucc 27, .ofNat 111, .negSucc 24, .ofNat 99, .negSucc 25],
  [.negSucc 61, .negSucc 7, .negSucc 55, .negSucc 80, .negSucc 44, .negSucc 107, .negSucc 5, .ofNat 96],
  [.negSucc 68, .ofNat 114, .negSucc 69, .negSucc 73, .ofNat 4, .ofNat 62, .negSucc 101, .ofNat 101],
  [.negSucc 92, .ofNat 36, .negSucc 74, .negSucc 83, .ofNat 46, .ofNat 6, .ofNat 113, .negSucc 89],
  [.negSucc 20, .negSucc 95, .negSucc 1, .negSucc 104, .negSucc 40, .negSucc 92, .ofNat 45, .negSucc 90],
  [.ofNat 66, .negSucc 87, .ofNat 74, .negSucc 94, .ofNat 82, .ofNat 9, .negSucc 103, .ofNat 34],
  [.ofNat 113, .ofNat 88, .ofNat 96, .negSucc 100, .negSucc 79, .ofNat 113, .ofNat 27, .ofNat 90],
  [.ofNat 89, .ofNat 99, .ofNat 25, .negSucc 60, .ofNat 97, .negSucc 93, .ofNat 96, .ofNat 13],
  [.ofNat 2, .negSucc 14, .negSucc 106, .negSucc 90, .negSucc 74, .negSucc 25, .negSucc 82, .negSucc 92],
  [.negSucc 57, .negSucc 110, .negSucc 18, .negSucc 38, .ofNat 47, .ofNat 103, .negSucc 23, .negSucc 88],
  [.negSucc 106, .negSucc 13, .ofNat 55, .ofNat 3, .ofNat 6, .negSucc 38, .ofNat 95, .ofNat 84],
  [.negSucc 52, .ofNat 114, .ofNat 74, .ofNat 11, .negSucc 36, .negSucc 95, .negSucc 22, .ofNat 106],
  [.ofNat 29, .ofNat 84, .ofNat 17, .ofNat 72, .ofNat 52, .ofNat 71, .negSucc 53, .negSucc 37],
  [.ofNat 87, .negSucc 59, .negSucc 86, .ofNat 62, .negSucc 74, .ofNat 7, .ofNat 85, .negSucc 76]]

def W2 : List (List Int) := [
  [.ofNat 69, .ofNat 110, .ofNat 16, .ofNat 76, .ofNat 72, .negSucc 73, .negSucc 16, .negSucc 120],
  [.ofNat 73, .negSucc 67, .ofNat 56, .ofNat 85, .negSucc 61, .ofNat 27, .negSucc 30, .ofNat 66],
  [.ofNat 18, .negSucc 37, .ofNat 12, .ofNat 44, .ofNat 53, .ofNat 62, .ofNat 43, .ofNat 82],
  [.ofNat 64, .ofNat 54, .ofNat 39, .ofNat 77, .ofNat 40, .negSucc 2, .negSucc 1, .ofNat 38],
  [.ofNat 65, .ofNat 105, .negSucc 2, .ofNat 91, .ofNat 65, .ofNat 0, .negSucc 96, .negSucc 47],
  [.negSucc 71, .ofNat 60, .negSucc 89, .ofNat 49, .ofNat 29, .ofNat 97, .ofNat 82, .negSucc 67],
  [.negSucc 63, .negSucc 116, .ofNat 25, .ofNat 40, .ofNat 18, .ofNat 81, .ofNat 76, .ofNat 81],
  [.ofNat 38, .ofNat 3, .ofNat 19, .ofNat 78, .ofNat 84, .negSucc 57, .negSucc 100, .ofNat 101],
  [.ofNat 42, .ofNat 74, .ofNat 45, .ofNat 56, .negSucc 97, .ofNat 57, .ofNat 35, .ofNat 2],
  [.ofNat 38, .ofNat 97, .ofNat 33, .ofNat 49, .ofNat 46, .ofNat 49, .ofNat 36, .negSucc 117],
  [.ofNat 94, .ofNat 41, .negSucc 33, .ofNat 96, .ofNat 47, .negSucc 100, .negSucc 41, .ofNat 62],
  [.ofNat 30, .negSucc 94, .negSucc 16, .ofNat 42, .ofNat 79, .ofNat 36, .negSucc 1, .ofNat 115],
  [.negSucc 9, .ofNat 12, .ofNat 10, .ofNat 31, .ofNat 31, .ofNat 83, .ofNat 71, .ofNat 47],
  [.negSucc 99, .ofNat 116, .ofNat 90, .ofNat 32, .ofNat 28, .negSucc 69, .ofNat 21, .negSucc 48],
  [.ofNat 1, .ofNat 117, .ofNat 71, .ofNat 19, .ofNat 74, .ofNat 22, .negSucc 76, .negSucc 126],
  [.negSucc 8, .negSucc 103, .ofNat 10, .negSucc 30, .negSucc 81, .ofNat 101, .ofNat 101, .ofNat 59],
  [.ofNat 14, .negSucc 54, .negSucc 81, .negSucc 84, .ofNat 98, .ofNat 14, .ofNat 11, .ofNat 127],
  [.ofNat 100, .ofNat 96, .ofNat 67, .negSucc 82, .ofNat 2, .negSucc 29, .negSucc 87, .ofNat 8],
  [.ofNat 39, .ofNat 97, .ofNat 39, .negSucc 95, .ofNat 48, .ofNat 57, .ofNat 39, .negSucc 79],
  [.ofNat 17, .ofNat 57, .ofNat 37, .ofNat 11, .ofNat 20, .ofNat 75, .ofNat 67, .negSucc 6],
  [.ofNat 46, .negSucc 99, .ofNat 28, .ofNat 47, .ofNat 82, .negSucc 95, .negSucc 25, .ofNat 122],
  [.negSucc 95, .negSucc 15, .negSucc 5, .ofNat 31, .ofNat 71, .ofNat 68, .ofNat 38, .ofNat 87],
  [.negSucc 10, .ofNat 51, .negSucc 63, .ofNat 42, .negSucc 55, .ofNat 95, .ofNat 89, .ofNat 4]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 23 → ∀ b, b < 23 → answer a b = (a + b) % 23

end LeanCheckedNetwork.Net
