import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 92, .ofNat 105, .negSucc 102, .negSucc 88, .negSucc 95, .ofNat 127, .ofNat 99, .ofNat 83, .ofNat 4, .negSucc 8, .ofNat 63, .ofNat 42, .ofNat 106, .ofNat 92, .negSucc 81, .negSucc 96],
  [.negSucc 47, .negSucc 58, .negSucc 20, .ofNat 79, .negSucc 95, .negSucc 95, .ofNat 107, .negSucc 86, .negSucc 68, .ofNat 79, .ofNat 85, .negSucc 106, .negSucc 95, .ofNat 76, .ofNat 125, .ofNat 93],
  [.ofNat 119, .negSucc 101, .ofNat 94, .ofNat 107, .ofNat 89, .negSucc 114, .negSucc 73, .ofNat 47, .ofNat 68, .ofNat 82, .negSucc 58, .negSucc 91, .ofNat 100, .ofNat 86, .ofNat 81, .negSucc 25],
  [.ofNat 5, .negSucc 115, .negSucc 94, .negSucc 89, .ofNat 120, .negSucc 74, .negSucc 89, .negSucc 92, .negSucc 124, .ofNat 106, .negSucc 29, .negSucc 28, .ofNat 80, .negSucc 89, .negSucc 107, .negSucc 84],
  [.negSucc 122, .ofNat 23, .negSucc 43, .ofNat 76, .negSucc 90, .ofNat 114, .negSucc 102, .ofNat 31, .ofNat 102, .ofNat 99, .ofNat 50, .ofNat 109, .negSucc 86, .negSucc 77, .negSucc 86, .ofNat 91],
  [.ofNat 111, .ofNat 84, .ofNat 69, .ofNat 95, .negSucc 96, .ofNat 27, .ofNat 2, .ofNat 43, .negSucc 106, .ofNat 110, .ofNat 48, .ofNat 78, .negSucc 4, .negSucc 80, .ofNat 108, .negSucc 82],
  [.ofNat 56, .ofNat 122, .negSucc 58, .negSucc 85, .ofNat 15, .negSucc 109, .ofNat 99, .negSucc 46, .ofNat 86, .ofNat 86, .negSucc 63, .ofNat 91, .ofNat 103, .ofNat 103, .ofNat 97, .ofNat 61],
  [.negSucc 102, .ofNat 54, .negSucc 102, .negSucc 41, .ofNat 104, .negSucc 92, .ofNat 108, .ofNat 106, .negSucc 109, .negSucc 39, .negSucc 40, .negSucc 94, .negSucc 104, .ofNat 80, .negSucc 78, .ofNat 88],
  [.ofNat 59, .negSucc 84, .ofNat 99, .ofNat 81, .ofNat 101, .ofNat 100, .ofNat 12, .negSucc 113, .ofNat 89, .negSucc 94, .ofNat 95, .negSucc 73, .negSucc 60, .ofNat 82, .negSucc 96, .negSucc 93],
  [.ofNat 86, .negSucc 96, .ofNat 5, .negSucc 57, .negSucc 92, .ofNat 95, .negSucc 79, .ofNat 112, .negSucc 86, .negSucc 77, .ofNat 37, .negSucc 30, .ofNat 95, .ofNat 63, .ofNat 41, .ofNat 96],
  [.negSucc 95, .negSucc 72, .negSucc 97, .negSucc 40, .negSucc 73, .negSucc 92, .negSucc 105, .negSucc 84, .ofNat 65, .negSucc 103, .negSucc 29, .ofNat 90, .negSucc 66, .negSucc 68, .ofNat 101, .negSucc 91],
  [.negSucc 15, .ofNat 79, .ofNat 95, .ofNat 75, .ofNat 97, .negSucc 98, .negSucc 92, .ofNat 96, .negSucc 49, .negSucc 99, .negSucc 63, .ofNat 91, .negSucc 119, .negSucc 89, .negSucc 22, .negSucc 9],
  [.ofNat 104, .ofNat 106, .ofNat 85, .negSucc 58, .ofNat 89, .ofNat 99, .ofNat 94, .negSucc 74, .ofNat 28, .negSucc 78, .negSucc 77, .ofNat 93, .ofNat 98, .negSucc 61, .negSucc 119, .ofNat 103]]

def E2 : List (List Int) := [
  [.negSucc 92, .ofNat 105, .negSucc 102, .negSucc 88, .negSucc 95, .ofNat 127, .ofNat 99, .ofNat 83, .ofNat 4, .negSucc 8, .ofNat 63, .ofNat 42, .ofNat 106, .ofNat 92, .negSucc 81, .negSucc 96],
  [.negSucc 47, .negSucc 58, .negSucc 20, .ofNat 79, .negSucc 95, .negSucc 95, .ofNat 107, .negSucc 86, .negSucc 68, .ofNat 79, .ofNat 85, .negSucc 106, .negSucc 95, .ofNat 76, .ofNat 125, .ofNat 93],
  [.ofNat 119, .negSucc 101, .ofNat 94, .ofNat 107, .ofNat 89, .negSucc 114, .negSucc 73, .ofNat 47, .ofNat 68, .ofNat 82, .negSucc 58, .negSucc 91, .ofNat 100, .ofNat 86, .ofNat 81, .negSucc 25],
  [.ofNat 5, .negSucc 115, .negSucc 94, .negSucc 89, .ofNat 120, .negSucc 74, .negSucc 89, .negSucc 92, .negSucc 124, .ofNat 106, .negSucc 29, .negSucc 28, .ofNat 80, .negSucc 89, .negSucc 107, .negSucc 84],
  [.negSucc 122, .ofNat 23, .negSucc 43, .ofNat 76, .negSucc 90, .ofNat 114, .negSucc 102, .ofNat 31, .ofNat 102, .ofNat 99, .ofNat 50, .ofNat 109, .negSucc 86, .negSucc 77, .negSucc 86, .ofNat 91],
  [.ofNat 111, .ofNat 84, .ofNat 69, .ofNat 95, .negSucc 96, .ofNat 27, .ofNat 2, .ofNat 43, .negSucc 106, .ofNat 110, .ofNat 48, .ofNat 78, .negSucc 4, .negSucc 80, .ofNat 108, .negSucc 82],
  [.ofNat 56, .ofNat 122, .negSucc 58, .negSucc 85, .ofNat 15, .negSucc 109, .ofNat 99, .negSucc 46, .ofNat 86, .ofNat 86, .negSucc 63, .ofNat 91, .ofNat 103, .ofNat 103, .ofNat 97, .ofNat 61],
  [.negSucc 102, .ofNat 54, .negSucc 102, .negSucc 41, .ofNat 104, .negSucc 92, .ofNat 108, .ofNat 106, .negSucc 109, .negSucc 39, .negSucc 40, .negSucc 94, .negSucc 104, .ofNat 80, .negSucc 78, .ofNat 88],
  [.ofNat 59, .negSucc 84, .ofNat 99, .ofNat 81, .ofNat 101, .ofNat 100, .ofNat 12, .negSucc 113, .ofNat 89, .negSucc 94, .ofNat 95, .negSucc 73, .negSucc 60, .ofNat 82, .negSucc 96, .negSucc 93],
  [.ofNat 86, .negSucc 96, .ofNat 5, .negSucc 57, .negSucc 92, .ofNat 95, .negSucc 79, .ofNat 112, .negSucc 86, .negSucc 77, .ofNat 37, .negSucc 30, .ofNat 95, .ofNat 63, .ofNat 41, .ofNat 96],
  [.negSucc 95, .negSucc 72, .negSucc 97, .negSucc 40, .negSucc 73, .negSucc 92, .negSucc 105, .negSucc 84, .ofNat 65, .negSucc 103, .negSucc 29, .ofNat 90, .negSucc 66, .negSucc 68, .ofNat 101, .negSucc 91],
  [.negSucc 15, .ofNat 79, .ofNat 95, .ofNat 75, .ofNat 97, .negSucc 98, .negSucc 92, .ofNat 96, .negSucc 49, .negSucc 99, .negSucc 63, .ofNat 91, .negSucc 119, .negSucc 89, .negSucc 22, .negSucc 9],
  [.ofNat 104, .ofNat 106, .ofNat 85, .negSucc 58, .ofNat 89, .ofNat 99, .ofNat 94, .negSucc 74, .ofNat 28, .negSucc 78, .negSucc 77, .ofNat 93, .ofNat 98, .negSucc 61, .negSucc 119, .ofNat 103]]

def W2 : List (List Int) := [
  [.ofNat 15, .negSucc 20, .ofNat 38, .ofNat 30, .negSucc 3, .ofNat 69, .ofNat 76, .ofNat 51, .negSucc 106, .negSucc 78, .ofNat 53, .negSucc 24, .negSucc 78, .negSucc 24, .negSucc 83, .ofNat 84],
  [.ofNat 101, .negSucc 94, .ofNat 11, .negSucc 70, .ofNat 114, .negSucc 67, .ofNat 61, .negSucc 15, .ofNat 81, .negSucc 94, .ofNat 72, .negSucc 51, .negSucc 4, .ofNat 80, .negSucc 75, .negSucc 68],
  [.negSucc 69, .negSucc 105, .negSucc 67, .negSucc 10, .ofNat 50, .negSucc 119, .negSucc 17, .ofNat 25, .negSucc 96, .negSucc 39, .negSucc 64, .ofNat 81, .ofNat 113, .ofNat 83, .ofNat 117, .ofNat 33],
  [.negSucc 105, .negSucc 43, .ofNat 83, .ofNat 84, .negSucc 113, .negSucc 9, .negSucc 81, .ofNat 22, .ofNat 43, .negSucc 55, .negSucc 71, .ofNat 93, .negSucc 57, .ofNat 57, .ofNat 89, .ofNat 60],
  [.ofNat 118, .ofNat 99, .ofNat 64, .negSucc 90, .negSucc 69, .ofNat 127, .negSucc 91, .negSucc 11, .negSucc 14, .ofNat 26, .ofNat 47, .ofNat 42, .negSucc 70, .negSucc 47, .negSucc 122, .negSucc 83],
  [.negSucc 3, .ofNat 99, .negSucc 75, .negSucc 36, .ofNat 103, .negSucc 47, .negSucc 40, .ofNat 13, .negSucc 14, .ofNat 46, .ofNat 68, .negSucc 26, .ofNat 67, .negSucc 82, .negSucc 119, .ofNat 70],
  [.negSucc 117, .ofNat 62, .ofNat 28, .ofNat 91, .ofNat 91, .negSucc 126, .ofNat 92, .negSucc 73, .negSucc 18, .ofNat 78, .negSucc 57, .negSucc 65, .negSucc 17, .negSucc 46, .ofNat 53, .negSucc 41],
  [.ofNat 66, .negSucc 97, .ofNat 66, .negSucc 41, .negSucc 65, .negSucc 20, .ofNat 68, .ofNat 86, .negSucc 59, .ofNat 95, .negSucc 54, .negSucc 41, .negSucc 112, .ofNat 38, .ofNat 92, .negSucc 63],
  [.ofNat 76, .negSucc 116, .negSucc 82, .negSucc 68, .negSucc 77, .ofNat 85, .ofNat 11, .negSucc 93, .ofNat 36, .ofNat 72, .ofNat 52, .ofNat 16, .ofNat 4, .ofNat 51, .negSucc 66, .ofNat 70],
  [.negSucc 99, .negSucc 88, .negSucc 36, .ofNat 65, .ofNat 61, .ofNat 28, .negSucc 66, .ofNat 102, .negSucc 105, .ofNat 67, .ofNat 59, .ofNat 89, .negSucc 6, .ofNat 51, .negSucc 109, .negSucc 68],
  [.ofNat 8, .ofNat 51, .ofNat 83, .negSucc 33, .ofNat 90, .negSucc 107, .negSucc 74, .negSucc 101, .ofNat 88, .negSucc 8, .ofNat 26, .ofNat 86, .negSucc 107, .negSucc 31, .negSucc 2, .ofNat 55],
  [.ofNat 85, .ofNat 117, .negSucc 23, .negSucc 71, .negSucc 7, .negSucc 78, .negSucc 82, .ofNat 91, .negSucc 122, .negSucc 46, .negSucc 61, .ofNat 25, .ofNat 12, .negSucc 61, .ofNat 123, .ofNat 5],
  [.negSucc 79, .ofNat 54, .negSucc 47, .ofNat 31, .negSucc 79, .ofNat 65, .ofNat 39, .negSucc 34, .ofNat 123, .negSucc 81, .negSucc 34, .negSucc 92, .ofNat 66, .negSucc 67, .ofNat 43, .negSucc 51]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 13 → ∀ b, b < 13 → answer a b = (a + b) % 13

end LeanCheckedNetwork.Net
