import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 41, .negSucc 97, .ofNat 102, .negSucc 92, .ofNat 26, .negSucc 108, .ofNat 5, .ofNat 58, .ofNat 57, .ofNat 99, .negSucc 39, .ofNat 70, .ofNat 36, .ofNat 104, .negSucc 36, .negSucc 64],
  [.negSucc 86, .ofNat 104, .negSucc 7, .ofNat 81, .negSucc 126, .negSucc 25, .negSucc 73, .negSucc 18, .negSucc 78, .ofNat 66, .negSucc 104, .ofNat 100, .negSucc 25, .ofNat 63, .ofNat 80, .ofNat 54],
  [.ofNat 60, .negSucc 88, .negSucc 27, .negSucc 111, .negSucc 91, .negSucc 51, .negSucc 83, .negSucc 19, .negSucc 53, .ofNat 9, .ofNat 83, .ofNat 61, .negSucc 86, .negSucc 54, .negSucc 63, .negSucc 64],
  [.negSucc 82, .ofNat 60, .ofNat 81, .ofNat 119, .ofNat 105, .negSucc 66, .ofNat 88, .ofNat 72, .negSucc 46, .negSucc 45, .ofNat 125, .ofNat 39, .negSucc 25, .negSucc 14, .ofNat 103, .ofNat 53],
  [.ofNat 86, .negSucc 50, .negSucc 94, .negSucc 123, .ofNat 59, .ofNat 96, .negSucc 86, .ofNat 37, .ofNat 106, .negSucc 92, .negSucc 96, .ofNat 102, .ofNat 37, .negSucc 83, .negSucc 37, .ofNat 78],
  [.negSucc 101, .ofNat 46, .ofNat 89, .ofNat 83, .ofNat 27, .ofNat 54, .ofNat 105, .ofNat 87, .ofNat 56, .negSucc 91, .negSucc 68, .negSucc 37, .ofNat 16, .ofNat 100, .negSucc 103, .ofNat 18],
  [.ofNat 114, .negSucc 13, .negSucc 34, .negSucc 49, .negSucc 65, .ofNat 10, .negSucc 27, .ofNat 108, .ofNat 33, .negSucc 116, .ofNat 111, .negSucc 118, .negSucc 65, .ofNat 67, .ofNat 92, .ofNat 114],
  [.negSucc 23, .negSucc 3, .negSucc 73, .ofNat 56, .negSucc 110, .ofNat 99, .negSucc 88, .ofNat 12, .negSucc 126, .negSucc 48, .ofNat 8, .negSucc 91, .ofNat 48, .negSucc 24, .negSucc 58, .negSucc 79],
  [.ofNat 102, .ofNat 12, .ofNat 22, .negSucc 54, .ofNat 17, .negSucc 87, .ofNat 48, .negSucc 92, .negSucc 68, .negSucc 4, .negSucc 126, .negSucc 39, .ofNat 76, .negSucc 103, .negSucc 29, .ofNat 99],
  [.negSucc 86, .negSucc 47, .ofNat 67, .negSucc 3, .ofNat 67, .negSucc 9, .negSucc 99, .ofNat 24, .ofNat 30, .ofNat 70, .negSucc 22, .negSucc 115, .ofNat 52, .negSucc 122, .ofNat 118, .negSucc 70],
  [.negSucc 4, .ofNat 69, .negSucc 108, .ofNat 76, .ofNat 108, .ofNat 33, .ofNat 23, .negSucc 123, .ofNat 96, .ofNat 102, .ofNat 127, .negSucc 105, .ofNat 66, .negSucc 108, .negSucc 92, .ofNat 89]]

def E2 : List (List Int) := [
  [.ofNat 41, .negSucc 119, .ofNat 20, .ofNat 97, .ofNat 59, .negSucc 20, .negSucc 55, .negSucc 59, .ofNat 89, .negSucc 55, .negSucc 117, .negSucc 112, .negSucc 116, .negSucc 126, .ofNat 20, .negSucc 16],
  [.negSucc 70, .ofNat 104, .negSucc 40, .negSucc 117, .negSucc 97, .negSucc 126, .ofNat 90, .ofNat 22, .ofNat 100, .ofNat 7, .ofNat 26, .negSucc 116, .negSucc 75, .negSucc 28, .ofNat 55, .ofNat 56],
  [.ofNat 75, .negSucc 118, .ofNat 0, .ofNat 122, .negSucc 76, .negSucc 4, .ofNat 95, .ofNat 51, .negSucc 115, .ofNat 78, .ofNat 114, .negSucc 75, .ofNat 106, .ofNat 1, .negSucc 91, .negSucc 87],
  [.negSucc 101, .ofNat 73, .ofNat 120, .negSucc 126, .ofNat 15, .negSucc 12, .negSucc 59, .negSucc 7, .negSucc 125, .ofNat 72, .negSucc 33, .ofNat 74, .ofNat 60, .ofNat 83, .ofNat 127, .ofNat 63],
  [.ofNat 35, .negSucc 16, .negSucc 126, .ofNat 82, .ofNat 55, .negSucc 30, .negSucc 34, .ofNat 109, .ofNat 37, .ofNat 108, .negSucc 114, .ofNat 86, .ofNat 76, .ofNat 67, .negSucc 97, .negSucc 92],
  [.negSucc 101, .negSucc 11, .ofNat 45, .negSucc 72, .ofNat 97, .ofNat 104, .negSucc 32, .ofNat 94, .ofNat 88, .ofNat 98, .ofNat 40, .ofNat 100, .negSucc 2, .ofNat 18, .negSucc 74, .ofNat 127],
  [.ofNat 127, .negSucc 120, .ofNat 63, .ofNat 66, .ofNat 56, .negSucc 19, .negSucc 45, .ofNat 30, .ofNat 105, .ofNat 112, .ofNat 84, .ofNat 110, .negSucc 126, .negSucc 105, .ofNat 94, .negSucc 35],
  [.negSucc 115, .negSucc 29, .negSucc 93, .negSucc 35, .negSucc 116, .ofNat 80, .negSucc 64, .ofNat 112, .negSucc 111, .negSucc 49, .negSucc 101, .ofNat 106, .negSucc 26, .ofNat 71, .negSucc 70, .ofNat 77],
  [.ofNat 126, .ofNat 109, .ofNat 94, .ofNat 18, .negSucc 15, .ofNat 117, .negSucc 13, .negSucc 125, .negSucc 57, .negSucc 41, .negSucc 40, .negSucc 10, .negSucc 99, .ofNat 101, .ofNat 31, .negSucc 75],
  [.ofNat 59, .negSucc 74, .negSucc 88, .ofNat 55, .ofNat 42, .negSucc 56, .negSucc 121, .negSucc 79, .negSucc 70, .negSucc 126, .ofNat 118, .negSucc 126, .negSucc 104, .ofNat 108, .ofNat 60, .ofNat 56],
  [.ofNat 122, .ofNat 127, .ofNat 50, .negSucc 47, .ofNat 97, .ofNat 1, .ofNat 127, .negSucc 126, .ofNat 82, .negSucc 79, .ofNat 10, .ofNat 7, .ofNat 116, .ofNat 41, .negSucc 111, .negSucc 39]]

def W2 : List (List Int) := [
  [.negSucc 41, .ofNat 127, .ofNat 64, .ofNat 34, .negSucc 47, .negSucc 23, .negSucc 6, .ofNat 17, .ofNat 16, .ofNat 6, .ofNat 52, .ofNat 14, .ofNat 67, .negSucc 57, .negSucc 38, .ofNat 44],
  [.ofNat 79, .negSucc 85, .negSucc 45, .ofNat 93, .negSucc 91, .ofNat 80, .negSucc 18, .negSucc 51, .negSucc 23, .ofNat 69, .ofNat 80, .negSucc 70, .ofNat 43, .negSucc 7, .ofNat 90, .negSucc 43],
  [.ofNat 9, .ofNat 122, .ofNat 4, .ofNat 10, .ofNat 68, .negSucc 0, .ofNat 28, .negSucc 56, .negSucc 81, .ofNat 110, .negSucc 4, .negSucc 91, .ofNat 44, .ofNat 14, .negSucc 47, .ofNat 81],
  [.ofNat 91, .negSucc 70, .ofNat 14, .ofNat 55, .ofNat 91, .ofNat 26, .negSucc 18, .negSucc 81, .ofNat 10, .ofNat 107, .negSucc 35, .negSucc 38, .ofNat 68, .ofNat 51, .negSucc 30, .negSucc 80],
  [.ofNat 3, .ofNat 65, .negSucc 44, .negSucc 66, .ofNat 8, .ofNat 28, .ofNat 29, .negSucc 69, .ofNat 40, .ofNat 84, .ofNat 77, .negSucc 28, .negSucc 26, .ofNat 12, .ofNat 75, .ofNat 47],
  [.ofNat 75, .negSucc 15, .ofNat 11, .ofNat 91, .negSucc 0, .negSucc 79, .ofNat 25, .negSucc 8, .ofNat 41, .ofNat 119, .ofNat 85, .negSucc 27, .negSucc 94, .negSucc 13, .negSucc 29, .negSucc 62],
  [.ofNat 70, .ofNat 111, .ofNat 53, .negSucc 92, .negSucc 10, .negSucc 11, .ofNat 5, .negSucc 16, .negSucc 16, .ofNat 52, .negSucc 84, .ofNat 58, .ofNat 33, .negSucc 99, .ofNat 44, .ofNat 53],
  [.negSucc 3, .ofNat 29, .negSucc 77, .ofNat 88, .negSucc 18, .negSucc 47, .ofNat 33, .ofNat 82, .negSucc 66, .negSucc 9, .negSucc 3, .ofNat 92, .ofNat 60, .negSucc 14, .ofNat 27, .negSucc 32],
  [.ofNat 43, .ofNat 33, .ofNat 85, .negSucc 28, .ofNat 69, .negSucc 64, .negSucc 32, .negSucc 38, .negSucc 46, .negSucc 61, .ofNat 80, .ofNat 65, .ofNat 95, .ofNat 41, .negSucc 99, .negSucc 14],
  [.negSucc 90, .ofNat 78, .negSucc 84, .ofNat 47, .ofNat 92, .ofNat 19, .ofNat 17, .negSucc 6, .ofNat 14, .negSucc 118, .ofNat 51, .negSucc 6, .negSucc 25, .ofNat 65, .ofNat 100, .negSucc 14],
  [.ofNat 54, .negSucc 126, .negSucc 24, .negSucc 23, .negSucc 28, .negSucc 37, .ofNat 24, .ofNat 42, .ofNat 82, .negSucc 54, .negSucc 76, .ofNat 36, .ofNat 90, .ofNat 100, .ofNat 60, .negSucc 5]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 11 → ∀ b, b < 11 → answer a b = (a + b) % 11

end LeanCheckedNetwork.Net
