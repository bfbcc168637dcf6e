import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 126, .negSucc 100, .ofNat 105, .negSucc 103, .ofNat 31, .ofNat 38, .negSucc 71, .ofNat 70, .negSucc 126, .negSucc 83, .ofNat 103, .ofNat 21, .ofNat 106, .negSucc 58, .ofNat 93, .negSucc 63],
  [.ofNat 117, .negSucc 55, .negSucc 111, .ofNat 116, .negSucc 6, .ofNat 81, .ofNat 98, .ofNat 73, .ofNat 79, .negSucc 126, .negSucc 100, .negSucc 91, .negSucc 78, .negSucc 101, .ofNat 55, .negSucc 82],
  [.negSucc 99, .ofNat 95, .ofNat 2, .negSucc 126, .negSucc 4, .ofNat 124, .ofNat 127, .ofNat 119, .ofNat 48, .ofNat 59, .ofNat 71, .negSucc 42, .ofNat 79, .ofNat 118, .negSucc 110, .ofNat 76],
  [.ofNat 85, .negSucc 104, .ofNat 105, .ofNat 120, .ofNat 10, .ofNat 103, .negSucc 9, .negSucc 45, .negSucc 33, .ofNat 122, .negSucc 89, .negSucc 125, .negSucc 34, .negSucc 114, .negSucc 107, .negSucc 109],
  [.ofNat 23, .negSucc 81, .negSucc 86, .negSucc 120, .negSucc 30, .negSucc 3, .negSucc 93, .negSucc 108, .ofNat 118, .negSucc 1, .ofNat 99, .negSucc 94, .negSucc 9, .ofNat 127, .negSucc 121, .ofNat 109],
  [.negSucc 70, .ofNat 87, .negSucc 87, .ofNat 105, .negSucc 2, .negSucc 85, .negSucc 78, .negSucc 117, .negSucc 95, .negSucc 99, .negSucc 89, .negSucc 87, .ofNat 46, .negSucc 62, .negSucc 73, .negSucc 126],
  [.ofNat 83, .ofNat 93, .ofNat 93, .negSucc 59, .ofNat 7, .negSucc 126, .ofNat 23, .negSucc 100, .ofNat 112, .negSucc 25, .ofNat 86, .negSucc 126, .negSucc 29, .ofNat 11, .ofNat 112, .ofNat 114],
  [.negSucc 97, .negSucc 93, .ofNat 59, .ofNat 60, .negSucc 1, .negSucc 100, .ofNat 126, .negSucc 16, .negSucc 69, .ofNat 105, .negSucc 100, .negSucc 92, .ofNat 85, .ofNat 116, .ofNat 116, .negSucc 94],
  [.ofNat 72, .ofNat 87, .negSucc 126, .ofNat 21, .negSucc 0, .negSucc 43, .ofNat 92, .ofNat 118, .negSucc 34, .ofNat 92, .ofNat 127, .negSucc 35, .negSucc 126, .negSucc 121, .ofNat 127, .ofNat 115],
  [.negSucc 59, .ofNat 98, .ofNat 85, .negSucc 22, .ofNat 13, .ofNat 87, .negSucc 77, .ofNat 127, .ofNat 117, .negSucc 100, .negSucc 114, .ofNat 38, .ofNat 112, .ofNat 119, .ofNat 104, .negSucc 94],
  [.negSucc 52, .negSucc 126, .ofNat 105, .ofNat 76, .negSucc 2, .ofNat 93, .negSucc 100, .ofNat 104, .negSucc 118, .negSucc 98, .ofNat 81, .ofNat 47, .negSucc 98, .negSucc 104, .negSucc 47, .ofNat 110],
  [.ofNat 92, .negSucc 113, .negSucc 98, .negSucc 72, .ofNat 9, .ofNat 99, .negSucc 80, .ofNat 45, .ofNat 120, .ofNat 101, .negSucc 74, .ofNat 106, .ofNat 106, .ofNat 83, .negSucc 110, .negSucc 81],
  [.negSucc 112, .ofNat 120, .negSucc 80, .ofNat 96, .ofNat 2, .ofNat 81, .ofNat 100, .negSucc 88, .negSucc 77, .ofNat 102, .ofNat 49, .ofNat 86, .negSucc 92, .ofNat 82, .negSucc 125, .ofNat 106],
  [.ofNat 113, .ofNat 26, .ofNat 95, .negSucc 105, .negSucc 2, .negSucc 73, .ofNat 107, .negSucc 101, .ofNat 48, .negSucc 95, .negSucc 10, .ofNat 104, .ofNat 89, .negSucc 105, .negSucc 82, .negSucc 118],
  [.negSucc 97, .negSucc 92, .negSucc 1, .ofNat 95, .ofNat 127, .negSucc 86, .ofNat 79, .negSucc 97, .ofNat 98, .negSucc 97, .ofNat 43, .ofNat 116, .negSucc 110, .ofNat 114, .negSucc 0, .ofNat 112],
  [.ofNat 25, .ofNat 92, .negSucc 91, .negSucc 109, .ofNat 5, .negSucc 115, .negSucc 105, .negSucc 80, .negSucc 79, .ofNat 89, .ofNat 73, .ofNat 106, .ofNat 101, .negSucc 112, .ofNat 112, .negSucc 83],
  [.ofNat 98, .ofNat 76, .ofNat 86, .ofNat 101, .ofNat 5, .negSucc 98, .negSucc 121, .ofNat 68, .ofNat 108, .ofNat 102, .negSucc 88, .ofNat 63, .negSucc 92, .ofNat 81, .ofNat 125, .ofNat 29]]

def E2 : List (List Int) := [
  [.negSucc 126, .negSucc 100, .ofNat 105, .negSucc 103, .ofNat 31, .ofNat 38, .negSucc 71, .ofNat 70, .negSucc 126, .negSucc 83, .ofNat 103, .ofNat 21, .ofNat 106, .negSucc 58, .ofNat 93, .negSucc 63],
  [.ofNat 117, .negSucc 55, .negSucc 111, .ofNat 116, .negSucc 6, .ofNat 81, .ofNat 98, .ofNat 73, .ofNat 79, .negSucc 126, .negSucc 100, .negSucc 91, .negSucc 78, .negSucc 101, .ofNat 55, .negSucc 82],
  [.negSucc 99, .ofNat 95, .ofNat 2, .negSucc 126, .negSucc 4, .ofNat 124, .ofNat 127, .ofNat 119, .ofNat 48, .ofNat 59, .ofNat 71, .negSucc 42, .ofNat 79, .ofNat 118, .negSucc 110, .ofNat 76],
  [.ofNat 85, .negSucc 104, .ofNat 105, .ofNat 120, .ofNat 10, .ofNat 103, .negSucc 9, .negSucc 45, .negSucc 33, .ofNat 122, .negSucc 89, .negSucc 125, .negSucc 34, .negSucc 114, .negSucc 107, .negSucc 109],
  [.ofNat 23, .negSucc 81, .negSucc 86, .negSucc 120, .negSucc 30, .negSucc 3, .negSucc 93, .negSucc 108, .ofNat 118, .negSucc 1, .ofNat 99, .negSucc 94, .negSucc 9, .ofNat 127, .negSucc 121, .ofNat 109],
  [.negSucc 70, .ofNat 87, .negSucc 87, .ofNat 105, .negSucc 2, .negSucc 85, .negSucc 78, .negSucc 117, .negSucc 95, .negSucc 99, .negSucc 89, .negSucc 87, .ofNat 46, .negSucc 62, .negSucc 73, .negSucc 126],
  [.ofNat 83, .ofNat 93, .ofNat 93, .negSucc 59, .ofNat 7, .negSucc 126, .ofNat 23, .negSucc 100, .ofNat 112, .negSucc 25, .ofNat 86, .negSucc 126, .negSucc 29, .ofNat 11, .ofNat 112, .ofNat 114],
  [.negSucc 97, .negSucc 93, .ofNat 59, .ofNat 60, .negSucc 1, .negSucc 100, .ofNat 126, .negSucc 16, .negSucc 69, .ofNat 105, .negSucc 100, .negSucc 92, .ofNat 85, .ofNat 116, .ofNat 116, .negSucc 94],
  [.ofNat 72, .ofNat 87, .negSucc 126, .ofNat 21, .negSucc 0, .negSucc 43, .ofNat 92, .ofNat 118, .negSucc 34, .ofNat 92, .ofNat 127, .negSucc 35, .negSucc 126, .negSucc 121, .ofNat 127, .ofNat 115],
  [.negSucc 59, .ofNat 98, .ofNat 85, .negSucc 22, .ofNat 13, .ofNat 87, .negSucc 77, .ofNat 127, .ofNat 117, .negSucc 100, .negSucc 114, .ofNat 38, .ofNat 112, .ofNat 119, .ofNat 104, .negSucc 94],
  [.negSucc 52, .negSucc 126, .ofNat 105, .ofNat 76, .negSucc 2, .ofNat 93, .negSucc 100, .ofNat 104, .negSucc 118, .negSucc 98, .ofNat 81, .ofNat 47, .negSucc 98, .negSucc 104, .negSucc 47, .ofNat 110],
  [.ofNat 92, .negSucc 113, .negSucc 98, .negSucc 72, .ofNat 9, .ofNat 99, .negSucc 80, .ofNat 45, .ofNat 120, .ofNat 101, .negSucc 74, .ofNat 106, .ofNat 106, .ofNat 83, .negSucc 110, .negSucc 81],
  [.negSucc 112, .ofNat 120, .negSucc 80, .ofNat 96, .ofNat 2, .ofNat 81, .ofNat 100, .negSucc 88, .negSucc 77, .ofNat 102, .ofNat 49, .ofNat 86, .negSucc 92, .ofNat 82, .negSucc 125, .ofNat 106],
  [.ofNat 113, .ofNat 26, .ofNat 95, .negSucc 105, .negSucc 2, .negSucc 73, .ofNat 107, .negSucc 101, .ofNat 48, .negSucc 95, .negSucc 10, .ofNat 104, .ofNat 89, .negSucc 105, .negSucc 82, .negSucc 118],
  [.negSucc 97, .negSucc 92, .negSucc 1, .ofNat 95, .ofNat 127, .negSucc 86, .ofNat 79, .negSucc 97, .ofNat 98, .negSucc 97, .ofNat 43, .ofNat 116, .negSucc 110, .ofNat 114, .negSucc 0, .ofNat 112],
  [.ofNat 25, .ofNat 92, .negSucc 91, .negSucc 109, .ofNat 5, .negSucc 115, .negSucc 105, .negSucc 80, .negSucc 79, .ofNat 89, .ofNat 73, .ofNat 106, .ofNat 101, .negSucc 112, .ofNat 112, .negSucc 83],
  [.ofNat 98, .ofNat 76, .ofNat 86, .ofNat 101, .ofNat 5, .negSucc 98, .negSucc 121, .ofNat 68, .ofNat 108, .ofNat 102, .negSucc 88, .ofNat 63, .negSucc 92, .ofNat 81, .ofNat 125, .ofNat 29]]

def W2 : List (List Int) := [
  [.ofNat 36, .ofNat 70, .negSucc 51, .ofNat 104, .negSucc 3, .negSucc 102, .negSucc 69, .ofNat 98, .ofNat 68, .negSucc 44, .negSucc 30, .negSucc 50, .ofNat 32, .negSucc 61, .ofNat 22, .negSucc 63],
  [.negSucc 65, .ofNat 63, .negSucc 96, .negSucc 102, .negSucc 8, .negSucc 33, .negSucc 55, .ofNat 85, .negSucc 9, .ofNat 79, .negSucc 0, .negSucc 64, .ofNat 19, .ofNat 61, .negSucc 41, .ofNat 57],
  [.ofNat 85, .negSucc 80, .ofNat 69, .ofNat 99, .negSucc 9, .ofNat 20, .ofNat 5, .ofNat 104, .negSucc 45, .ofNat 64, .negSucc 5, .negSucc 59, .negSucc 66, .negSucc 34, .negSucc 115, .negSucc 61],
  [.negSucc 84, .ofNat 5, .ofNat 34, .negSucc 79, .negSucc 5, .ofNat 103, .ofNat 70, .ofNat 32, .ofNat 55, .negSucc 28, .negSucc 65, .negSucc 42, .ofNat 53, .ofNat 6, .negSucc 119, .ofNat 49],
  [.ofNat 30, .ofNat 83, .negSucc 84, .ofNat 64, .negSucc 6, .ofNat 98, .ofNat 40, .negSucc 17, .negSucc 55, .negSucc 72, .ofNat 79, .negSucc 31, .negSucc 86, .ofNat 34, .negSucc 42, .negSucc 52],
  [.ofNat 5, .negSucc 41, .ofNat 18, .negSucc 39, .negSucc 5, .ofNat 61, .negSucc 32, .negSucc 52, .ofNat 45, .ofNat 39, .negSucc 42, .ofNat 7, .ofNat 89, .negSucc 45, .ofNat 30, .ofNat 33],
  [.negSucc 47, .negSucc 79, .ofNat 57, .ofNat 57, .ofNat 1, .negSucc 66, .negSucc 64, .negSucc 110, .negSucc 10, .ofNat 72, .ofNat 72, .ofNat 22, .negSucc 114, .ofNat 44, .ofNat 95, .negSucc 45],
  [.ofNat 73, .ofNat 59, .negSucc 80, .negSucc 28, .negSucc 8, .negSucc 95, .negSucc 60, .negSucc 41, .negSucc 32, .negSucc 3, .negSucc 112, .ofNat 74, .ofNat 110, .negSucc 45, .ofNat 109, .ofNat 17],
  [.negSucc 75, .ofNat 31, .negSucc 76, .negSucc 0, .negSucc 6, .negSucc 98, .ofNat 42, .ofNat 16, .ofNat 32, .negSucc 78, .ofNat 108, .ofNat 69, .negSucc 125, .ofNat 34, .ofNat 55, .negSucc 15],
  [.ofNat 65, .negSucc 82, .ofNat 70, .negSucc 10, .negSucc 5, .negSucc 99, .ofNat 38, .ofNat 111, .negSucc 67, .negSucc 41, .negSucc 115, .ofNat 67, .ofNat 126, .negSucc 10, .negSucc 36, .negSucc 29],
  [.negSucc 43, .ofNat 11, .negSucc 32, .negSucc 27, .negSucc 6, .negSucc 29, .ofNat 13, .ofNat 92, .ofNat 58, .ofNat 77, .ofNat 109, .ofNat 47, .negSucc 101, .negSucc 61, .negSucc 73, .negSucc 4],
  [.negSucc 35, .ofNat 47, .negSucc 104, .ofNat 43, .negSucc 6, .ofNat 51, .negSucc 45, .ofNat 67, .negSucc 52, .ofNat 27, .negSucc 119, .ofNat 65, .ofNat 113, .ofNat 52, .negSucc 115, .negSucc 51],
  [.ofNat 70, .negSucc 68, .ofNat 44, .negSucc 67, .negSucc 2, .ofNat 92, .negSucc 46, .ofNat 23, .negSucc 2, .negSucc 59, .ofNat 127, .ofNat 37, .negSucc 74, .negSucc 46, .negSucc 57, .ofNat 27],
  [.negSucc 80, .negSucc 62, .ofNat 81, .ofNat 93, .negSucc 7, .ofNat 71, .negSucc 20, .negSucc 15, .ofNat 17, .negSucc 42, .negSucc 126, .ofNat 12, .ofNat 85, .ofNat 62, .negSucc 18, .negSucc 57],
  [.ofNat 70, .ofNat 64, .negSucc 88, .negSucc 103, .ofNat 10, .negSucc 1, .ofNat 37, .negSucc 105, .negSucc 54, .ofNat 69, .ofNat 112, .negSucc 52, .negSucc 82, .negSucc 47, .ofNat 58, .ofNat 43],
  [.negSucc 66, .negSucc 13, .negSucc 14, .ofNat 83, .negSucc 6, .negSucc 78, .ofNat 36, .negSucc 58, .ofNat 68, .ofNat 56, .negSucc 59, .negSucc 60, .ofNat 23, .negSucc 35, .ofNat 120, .negSucc 61],
  [.ofNat 13, .negSucc 82, .ofNat 105, .negSucc 81, .negSucc 4, .negSucc 84, .ofNat 53, .negSucc 18, .negSucc 42, .negSucc 73, .ofNat 14, .negSucc 73, .negSucc 39, .ofNat 44, .ofNat 89, .ofNat 64]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 17 → ∀ b, b < 17 → answer a b = (a + b) % 17

end LeanCheckedNetwork.Net
