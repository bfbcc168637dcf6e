import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 9, .ofNat 16, .negSucc 30, .ofNat 101, .negSucc 53, .negSucc 126, .negSucc 112, .ofNat 4, .negSucc 16, .ofNat 6, .negSucc 120, .ofNat 0, .ofNat 2, .negSucc 14, .ofNat 105, .ofNat 23],
  [.ofNat 50, .ofNat 62, .ofNat 127, .negSucc 90, .negSucc 111, .negSucc 47, .negSucc 39, .ofNat 99, .negSucc 110, .ofNat 34, .negSucc 8, .ofNat 16, .ofNat 65, .ofNat 30, .ofNat 50, .ofNat 98],
  [.ofNat 32, .ofNat 100, .negSucc 3, .negSucc 89, .ofNat 122, .ofNat 122, .negSucc 56, .negSucc 86, .negSucc 120, .ofNat 97, .ofNat 26, .ofNat 33, .ofNat 89, .ofNat 68, .negSucc 37, .negSucc 108],
  [.negSucc 56, .ofNat 42, .ofNat 110, .ofNat 46, .ofNat 80, .ofNat 87, .negSucc 93, .ofNat 58, .ofNat 90, .negSucc 99, .negSucc 7, .negSucc 65, .ofNat 63, .negSucc 86, .ofNat 38, .negSucc 117],
  [.negSucc 112, .ofNat 76, .negSucc 77, .negSucc 109, .negSucc 11, .negSucc 83, .negSucc 5, .negSucc 58, .negSucc 68, .ofNat 107, .negSucc 72, .ofNat 127, .negSucc 79, .ofNat 104, .ofNat 29, .negSucc 52],
  [.ofNat 73, .negSucc 99, .negSucc 100, .ofNat 10, .ofNat 87, .ofNat 74, .negSucc 71, .negSucc 88, .negSucc 90, .negSucc 116, .negSucc 33, .negSucc 101, .ofNat 127, .ofNat 96, .ofNat 84, .negSucc 38],
  [.negSucc 71, .negSucc 12, .ofNat 43, .negSucc 84, .negSucc 115, .negSucc 91, .negSucc 59, .negSucc 114, .negSucc 46, .ofNat 53, .negSucc 30, .negSucc 103, .negSucc 89, .negSucc 79, .negSucc 45, .ofNat 21],
  [.ofNat 127, .negSucc 126, .negSucc 97, .ofNat 37, .negSucc 28, .ofNat 74, .negSucc 41, .ofNat 95, .ofNat 121, .ofNat 93, .negSucc 86, .ofNat 35, .ofNat 92, .negSucc 126, .negSucc 63, .ofNat 49],
  [.ofNat 67, .ofNat 48, .negSucc 93, .ofNat 74, .negSucc 0, .negSucc 109, .ofNat 8, .ofNat 66, .negSucc 91, .ofNat 102, .negSucc 58, .ofNat 105, .negSucc 106, .ofNat 108, .negSucc 75, .ofNat 123],
  [.negSucc 9, .negSucc 97, .negSucc 43, .ofNat 79, .negSucc 112, .negSucc 114, .ofNat 32, .negSucc 103, .ofNat 62, .ofNat 77, .negSucc 19, .negSucc 35, .negSucc 64, .negSucc 40, .ofNat 86, .ofNat 99],
  [.negSucc 105, .negSucc 88, .negSucc 118, .ofNat 127, .negSucc 34, .negSucc 18, .negSucc 27, .ofNat 125, .ofNat 127, .negSucc 126, .negSucc 57, .negSucc 76, .ofNat 68, .ofNat 19, .negSucc 69, .negSucc 88]]

def E2 : List (List Int) := [
  [.negSucc 20, .negSucc 8, .ofNat 52, .negSucc 67, .ofNat 61, .negSucc 58, .negSucc 126, .ofNat 35, .ofNat 76, .ofNat 14, .negSucc 126, .ofNat 15, .negSucc 13, .negSucc 0, .negSucc 97, .negSucc 39],
  [.ofNat 1, .negSucc 91, .negSucc 16, .ofNat 61, .negSucc 120, .negSucc 80, .negSucc 8, .negSucc 83, .negSucc 31, .ofNat 57, .negSucc 23, .negSucc 67, .negSucc 94, .negSucc 105, .ofNat 76, .ofNat 127],
  [.negSucc 78, .negSucc 77, .ofNat 59, .ofNat 115, .negSucc 48, .ofNat 103, .ofNat 21, .ofNat 27, .negSucc 39, .ofNat 95, .negSucc 74, .ofNat 62, .negSucc 0, .negSucc 126, .negSucc 24, .ofNat 119],
  [.negSucc 56, .negSucc 62, .ofNat 110, .negSucc 35, .ofNat 127, .ofNat 110, .negSucc 29, .negSucc 109, .negSucc 97, .negSucc 87, .negSucc 47, .ofNat 99, .ofNat 71, .ofNat 70, .negSucc 51, .negSucc 62],
  [.ofNat 64, .ofNat 20, .negSucc 103, .ofNat 43, .ofNat 36, .ofNat 25, .ofNat 46, .negSucc 15, .ofNat 19, .ofNat 105, .negSucc 74, .ofNat 20, .ofNat 120, .negSucc 57, .ofNat 127, .negSucc 121],
  [.negSucc 82, .ofNat 81, .negSucc 89, .negSucc 26, .negSucc 27, .ofNat 87, .negSucc 39, .ofNat 127, .ofNat 118, .ofNat 40, .negSucc 29, .negSucc 30, .negSucc 98, .ofNat 68, .ofNat 83, .ofNat 107],
  [.ofNat 100, .negSucc 107, .ofNat 75, .ofNat 81, .ofNat 98, .negSucc 46, .negSucc 40, .ofNat 52, .negSucc 120, .negSucc 25, .ofNat 31, .ofNat 42, .ofNat 10, .negSucc 42, .negSucc 73, .negSucc 78],
  [.negSucc 84, .ofNat 43, .ofNat 112, .negSucc 71, .negSucc 25, .negSucc 9, .ofNat 37, .ofNat 113, .negSucc 91, .negSucc 115, .negSucc 49, .negSucc 58, .negSucc 75, .ofNat 77, .negSucc 55, .ofNat 77],
  [.ofNat 38, .ofNat 7, .negSucc 51, .ofNat 62, .negSucc 26, .negSucc 114, .negSucc 66, .negSucc 115, .ofNat 127, .negSucc 123, .ofNat 16, .ofNat 113, .negSucc 55, .ofNat 11, .negSucc 87, .ofNat 104],
  [.ofNat 83, .ofNat 68, .ofNat 85, .negSucc 97, .ofNat 5, .negSucc 94, .negSucc 41, .negSucc 11, .ofNat 11, .ofNat 50, .negSucc 1, .negSucc 89, .negSucc 44, .ofNat 109, .ofNat 61, .negSucc 82],
  [.negSucc 25, .ofNat 75, .ofNat 47, .negSucc 90, .ofNat 64, .ofNat 92, .negSucc 42, .negSucc 80, .ofNat 87, .ofNat 69, .negSucc 43, .negSucc 75, .ofNat 80, .ofNat 56, .negSucc 59, .negSucc 91]]

def W2 : List (List Int) := [
  [.ofNat 18, .negSucc 42, .negSucc 9, .ofNat 32, .ofNat 9, .ofNat 53, .ofNat 61, .negSucc 35, .negSucc 1, .negSucc 21, .ofNat 66, .negSucc 53, .negSucc 11, .negSucc 29, .ofNat 36, .ofNat 0],
  [.ofNat 86, .negSucc 48, .negSucc 39, .negSucc 39, .ofNat 41, .negSucc 48, .negSucc 43, .negSucc 25, .ofNat 35, .negSucc 37, .negSucc 1, .ofNat 3, .ofNat 22, .ofNat 27, .ofNat 3, .ofNat 64],
  [.negSucc 89, .negSucc 90, .ofNat 2, .negSucc 47, .ofNat 20, .negSucc 27, .negSucc 22, .ofNat 22, .ofNat 51, .ofNat 46, .negSucc 29, .ofNat 69, .negSucc 39, .ofNat 1, .ofNat 1, .ofNat 28],
  [.negSucc 38, .ofNat 18, .ofNat 22, .ofNat 37, .negSucc 30, .ofNat 9, .negSucc 11, .negSucc 29, .ofNat 18, .ofNat 14, .negSucc 44, .ofNat 7, .ofNat 21, .ofNat 51, .ofNat 51, .negSucc 32],
  [.ofNat 81, .negSucc 58, .negSucc 43, .negSucc 21, .ofNat 31, .ofNat 69, .negSucc 34, .ofNat 7, .ofNat 17, .ofNat 25, .negSucc 48, .negSucc 25, .ofNat 62, .negSucc 41, .ofNat 18, .negSucc 63],
  [.negSucc 126, .ofNat 66, .ofNat 15, .ofNat 36, .negSucc 40, .negSucc 48, .negSucc 16, .ofNat 36, .negSucc 30, .ofNat 1, .ofNat 1, .ofNat 74, .negSucc 61, .negSucc 39, .ofNat 17, .ofNat 46],
  [.ofNat 87, .negSucc 45, .ofNat 18, .ofNat 3, .ofNat 26, .ofNat 70, .negSucc 60, .ofNat 6, .ofNat 2, .negSucc 45, .negSucc 35, .negSucc 27, .ofNat 56, .ofNat 38, .negSucc 50, .negSucc 32],
  [.ofNat 5, .ofNat 25, .ofNat 31, .ofNat 46, .ofNat 20, .negSucc 69, .negSucc 17, .ofNat 15, .negSucc 0, .ofNat 18, .negSucc 26, .negSucc 73, .ofNat 20, .ofNat 11, .negSucc 15, .ofNat 17],
  [.ofNat 127, .negSucc 2, .negSucc 40, .negSucc 35, .ofNat 14, .ofNat 4, .ofNat 13, .negSucc 33, .negSucc 13, .ofNat 12, .negSucc 61, .ofNat 9, .ofNat 44, .negSucc 46, .negSucc 27, .ofNat 63],
  [.ofNat 94, .ofNat 15, .ofNat 39, .ofNat 48, .ofNat 37, .ofNat 43, .negSucc 51, .negSucc 31, .negSucc 50, .negSucc 25, .negSucc 65, .negSucc 7, .ofNat 30, .negSucc 11, .ofNat 16, .negSucc 0],
  [.negSucc 12, .ofNat 91, .ofNat 44, .ofNat 40, .negSucc 11, .ofNat 38, .negSucc 39, .negSucc 32, .negSucc 29, .ofNat 23, .negSucc 30, .ofNat 65, .ofNat 12, .negSucc 50, .negSucc 31, .negSucc 42]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 11 → ∀ b, b < 11 → answer a b = (a * b) % 11

end LeanCheckedNetwork.Net
