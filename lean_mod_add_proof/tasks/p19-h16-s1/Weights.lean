import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 53, .ofNat 127, .ofNat 41, .negSucc 126, .ofNat 53, .negSucc 45, .ofNat 112, .negSucc 71, .negSucc 88, .ofNat 109, .ofNat 75, .ofNat 0, .ofNat 51, .negSucc 125, .ofNat 68, .ofNat 38],
  [.ofNat 83, .negSucc 62, .negSucc 56, .ofNat 77, .negSucc 36, .negSucc 30, .ofNat 46, .negSucc 90, .ofNat 109, .negSucc 59, .negSucc 86, .ofNat 63, .ofNat 105, .negSucc 81, .ofNat 13, .negSucc 2],
  [.negSucc 126, .negSucc 66, .ofNat 115, .negSucc 18, .negSucc 101, .ofNat 98, .negSucc 59, .negSucc 90, .ofNat 79, .negSucc 34, .negSucc 107, .negSucc 125, .ofNat 78, .negSucc 49, .negSucc 118, .negSucc 0],
  [.ofNat 113, .ofNat 71, .negSucc 80, .ofNat 77, .negSucc 84, .ofNat 114, .negSucc 118, .negSucc 77, .negSucc 114, .ofNat 50, .ofNat 95, .ofNat 2, .negSucc 24, .negSucc 20, .ofNat 29, .negSucc 47],
  [.ofNat 89, .negSucc 98, .ofNat 83, .negSucc 17, .negSucc 34, .ofNat 11, .negSucc 7, .ofNat 57, .ofNat 95, .ofNat 55, .ofNat 17, .ofNat 82, .negSucc 44, .ofNat 22, .ofNat 74, .negSucc 76],
  [.negSucc 125, .negSucc 36, .negSucc 123, .ofNat 35, .negSucc 58, .negSucc 63, .ofNat 14, .ofNat 96, .ofNat 109, .ofNat 49, .negSucc 114, .negSucc 78, .negSucc 99, .ofNat 73, .negSucc 104, .negSucc 71],
  [.negSucc 5, .ofNat 79, .ofNat 126, .negSucc 54, .negSucc 4, .negSucc 82, .ofNat 87, .ofNat 89, .negSucc 105, .negSucc 79, .ofNat 93, .negSucc 20, .negSucc 117, .ofNat 80, .ofNat 38, .negSucc 61],
  [.ofNat 79, .negSucc 112, .negSucc 85, .negSucc 93, .ofNat 101, .negSucc 80, .ofNat 107, .ofNat 31, .ofNat 101, .negSucc 84, .ofNat 57, .ofNat 77, .negSucc 100, .ofNat 114, .ofNat 96, .ofNat 32],
  [.negSucc 104, .ofNat 87, .ofNat 100, .ofNat 57, .ofNat 104, .ofNat 19, .ofNat 39, .ofNat 30, .ofNat 110, .negSucc 22, .negSucc 65, .negSucc 53, .negSucc 29, .ofNat 50, .negSucc 126, .ofNat 75],
  [.negSucc 14, .ofNat 7, .negSucc 72, .negSucc 28, .ofNat 61, .ofNat 91, .ofNat 1, .negSucc 59, .negSucc 84, .ofNat 82, .ofNat 23, .negSucc 86, .ofNat 75, .ofNat 117, .ofNat 21, .ofNat 99],
  [.ofNat 91, .negSucc 98, .ofNat 123, .ofNat 35, .negSucc 17, .ofNat 126, .negSucc 105, .negSucc 71, .negSucc 6, .ofNat 22, .ofNat 88, .ofNat 112, .ofNat 108, .ofNat 76, .ofNat 57, .ofNat 60],
  [.negSucc 71, .ofNat 119, .negSucc 85, .negSucc 105, .negSucc 22, .negSucc 15, .ofNat 34, .negSucc 71, .ofNat 127, .negSucc 80, .negSucc 31, .ofNat 12, .ofNat 68, .ofNat 97, .negSucc 120, .negSucc 29],
  [.negSucc 43, .negSucc 60, .ofNat 75, .negSucc 104, .negSucc 123, .negSucc 117, .negSucc 21, .negSucc 113, .negSucc 95, .negSucc 55, .ofNat 67, .negSucc 111, .ofNat 74, .ofNat 47, .negSucc 44, .negSucc 126],
  [.ofNat 115, .negSucc 50, .negSucc 106, .ofNat 73, .negSucc 98, .negSucc 126, .negSucc 19, .ofNat 13, .negSucc 102, .ofNat 94, .ofNat 82, .ofNat 69, .negSucc 48, .negSucc 13, .ofNat 124, .negSucc 112],
  [.negSucc 37, .ofNat 95, .ofNat 83, .negSucc 84, .negSucc 45, .negSucc 48, .ofNat 59, .ofNat 127, .ofNat 115, .ofNat 80, .negSucc 53, .ofNat 65, .negSucc 97, .negSucc 60, .negSucc 87, .negSucc 121],
  [.negSucc 58, .negSucc 101, .negSucc 32, .ofNat 127, .ofNat 25, .ofNat 96, .negSucc 95, .ofNat 62, .negSucc 94, .negSucc 63, .negSucc 2, .negSucc 48, .negSucc 87, .negSucc 84, .negSucc 49, .negSucc 7],
  [.ofNat 76, .ofNat 39, .ofNat 40, .negSucc 19, .ofNat 85, .ofNat 95, .negSucc 83, .ofNat 75, .negSucc 71, .negSucc 126, .ofNat 94, .ofNat 61, .negSucc 112, .negSucc 56, .ofNat 99, .ofNat 118],
  [.negSucc 0, .ofNat 83, .ofNat 7, .negSucc 12, .ofNat 127, .ofNat 18, .ofNat 23, .ofNat 89, .ofNat 103, .negSucc 41, .ofNat 23, .ofNat 76, .negSucc 39, .negSucc 126, .negSucc 68, .ofNat 106],
  [.negSucc 56, .negSucc 92, .ofNat 30, .negSucc 49, .ofNat 49, .negSucc 123, .ofNat 71, .negSucc 17, .negSucc 62, .ofNat 85, .negSucc 69, .negSucc 109, .ofNat 50, .negSucc 120, .negSucc 54, .ofNat 84]]

def E2 : List (List Int) := [
  [.ofNat 38, .ofNat 95, .ofNat 127, .ofNat 0, .ofNat 92, .ofNat 65, .ofNat 81, .negSucc 50, .ofNat 3, .ofNat 65, .ofNat 71, .negSucc 126, .negSucc 105, .ofNat 9, .ofNat 105, .ofNat 76],
  [.ofNat 9, .negSucc 72, .negSucc 98, .negSucc 48, .negSucc 97, .ofNat 95, .ofNat 13, .negSucc 72, .ofNat 120, .ofNat 81, .negSucc 39, .ofNat 15, .negSucc 30, .ofNat 24, .negSucc 122, .ofNat 94],
  [.negSucc 123, .ofNat 61, .ofNat 49, .negSucc 36, .negSucc 112, .ofNat 80, .negSucc 104, .negSucc 84, .negSucc 96, .ofNat 3, .ofNat 86, .ofNat 48, .negSucc 18, .negSucc 37, .negSucc 47, .ofNat 45],
  [.ofNat 8, .ofNat 79, .negSucc 44, .negSucc 111, .negSucc 93, .negSucc 64, .negSucc 117, .negSucc 78, .negSucc 69, .negSucc 116, .ofNat 23, .negSucc 99, .ofNat 73, .negSucc 123, .ofNat 120, .negSucc 27],
  [.ofNat 62, .negSucc 86, .ofNat 39, .ofNat 79, .negSucc 48, .negSucc 92, .negSucc 105, .negSucc 38, .ofNat 92, .negSucc 52, .negSucc 99, .ofNat 45, .ofNat 107, .negSucc 108, .negSucc 34, .negSucc 49],
  [.negSucc 99, .ofNat 110, .negSucc 32, .negSucc 118, .ofNat 3, .negSucc 100, .ofNat 60, .ofNat 64, .negSucc 57, .ofNat 57, .negSucc 81, .ofNat 82, .ofNat 99, .negSucc 114, .negSucc 57, .negSucc 94],
  [.ofNat 12, .negSucc 48, .negSucc 0, .ofNat 95, .ofNat 86, .ofNat 80, .ofNat 38, .ofNat 112, .negSucc 71, .ofNat 77, .ofNat 19, .negSucc 37, .ofNat 81, .negSucc 69, .ofNat 118, .negSucc 115],
  [.ofNat 113, .negSucc 79, .ofNat 35, .ofNat 15, .ofNat 95, .ofNat 117, .ofNat 120, .ofNat 86, .ofNat 116, .negSucc 14, .ofNat 30, .negSucc 39, .negSucc 28, .negSucc 125, .negSucc 47, .negSucc 50],
  [.negSucc 64, .ofNat 99, .negSucc 15, .negSucc 59, .ofNat 60, .ofNat 101, .ofNat 57, .ofNat 10, .negSucc 33, .negSucc 41, .negSucc 70, .ofNat 113, .negSucc 58, .negSucc 92, .negSucc 77, .ofNat 93],
  [.negSucc 55, .negSucc 61, .ofNat 45, .negSucc 46, .ofNat 76, .negSucc 17, .negSucc 26, .negSucc 59, .negSucc 67, .negSucc 69, .ofNat 62, .negSucc 72, .negSucc 51, .negSucc 60, .ofNat 74, .ofNat 106],
  [.ofNat 113, .ofNat 31, .negSucc 84, .negSucc 27, .negSucc 58, .negSucc 77, .negSucc 126, .negSucc 98, .ofNat 103, .ofNat 72, .negSucc 126, .negSucc 39, .negSucc 126, .negSucc 3, .ofNat 46, .ofNat 88],
  [.negSucc 27, .ofNat 91, .ofNat 88, .ofNat 119, .negSucc 102, .negSucc 118, .ofNat 110, .negSucc 66, .ofNat 45, .ofNat 99, .negSucc 35, .ofNat 78, .negSucc 63, .ofNat 64, .negSucc 100, .ofNat 19],
  [.negSucc 124, .negSucc 95, .negSucc 112, .negSucc 26, .negSucc 99, .ofNat 64, .ofNat 7, .negSucc 64, .negSucc 107, .negSucc 0, .ofNat 73, .negSucc 70, .ofNat 48, .ofNat 25, .ofNat 78, .negSucc 85],
  [.ofNat 89, .ofNat 108, .ofNat 67, .ofNat 98, .negSucc 64, .ofNat 95, .negSucc 112, .negSucc 43, .ofNat 111, .negSucc 95, .negSucc 30, .negSucc 47, .ofNat 45, .ofNat 84, .ofNat 108, .negSucc 103],
  [.negSucc 97, .ofNat 24, .negSucc 117, .ofNat 3, .negSucc 79, .ofNat 103, .ofNat 42, .ofNat 26, .ofNat 89, .ofNat 8, .negSucc 99, .ofNat 102, .ofNat 104, .ofNat 110, .negSucc 84, .negSucc 76],
  [.negSucc 72, .negSucc 82, .ofNat 116, .ofNat 1, .negSucc 21, .ofNat 44, .negSucc 100, .ofNat 69, .negSucc 105, .ofNat 76, .ofNat 108, .negSucc 12, .ofNat 117, .ofNat 115, .ofNat 69, .negSucc 54],
  [.ofNat 75, .ofNat 105, .negSucc 124, .negSucc 57, .ofNat 111, .negSucc 17, .negSucc 97, .ofNat 109, .ofNat 38, .ofNat 38, .ofNat 44, .negSucc 75, .ofNat 75, .ofNat 113, .ofNat 87, .ofNat 70],
  [.ofNat 56, .negSucc 40, .ofNat 102, .negSucc 37, .ofNat 117, .negSucc 108, .ofNat 89, .ofNat 71, .ofNat 103, .negSucc 70, .negSucc 96, .ofNat 105, .ofNat 2, .ofNat 38, .negSucc 90, .ofNat 58],
  [.negSucc 119, .negSucc 31, .negSucc 91, .ofNat 109, .ofNat 54, .negSucc 70, .ofNat 79, .ofNat 21, .negSucc 97, .negSucc 63, .ofNat 43, .ofNat 28, .negSucc 89, .ofNat 78, .ofNat 23, .ofNat 66]]

def W2 : List (List Int) := [
  [.ofNat 17, .ofNat 42, .ofNat 68, .ofNat 32, .negSucc 66, .negSucc 22, .ofNat 29, .ofNat 3, .negSucc 69, .ofNat 41, .ofNat 75, .ofNat 19, .negSucc 55, .ofNat 18, .ofNat 73, .ofNat 54],
  [.ofNat 106, .negSucc 29, .negSucc 38, .ofNat 32, .negSucc 19, .negSucc 30, .ofNat 1, .ofNat 96, .negSucc 53, .ofNat 58, .negSucc 72, .ofNat 4, .negSucc 44, .ofNat 78, .ofNat 57, .ofNat 17],
  [.negSucc 57, .negSucc 13, .ofNat 69, .ofNat 41, .negSucc 44, .negSucc 2, .negSucc 57, .ofNat 118, .ofNat 91, .ofNat 8, .negSucc 28, .ofNat 87, .negSucc 23, .ofNat 62, .negSucc 93, .negSucc 76],
  [.negSucc 6, .ofNat 48, .negSucc 71, .negSucc 22, .negSucc 20, .ofNat 48, .negSucc 15, .ofNat 127, .negSucc 46, .negSucc 12, .ofNat 58, .ofNat 54, .ofNat 10, .ofNat 45, .ofNat 97, .negSucc 77],
  [.ofNat 48, .negSucc 44, .ofNat 70, .ofNat 4, .ofNat 26, .ofNat 48, .negSucc 23, .ofNat 74, .negSucc 90, .ofNat 35, .negSucc 36, .negSucc 14, .ofNat 38, .ofNat 73, .ofNat 74, .negSucc 59],
  [.negSucc 18, .ofNat 38, .negSucc 52, .negSucc 8, .ofNat 60, .ofNat 27, .negSucc 25, .ofNat 27, .ofNat 40, .ofNat 53, .ofNat 14, .ofNat 52, .ofNat 48, .ofNat 48, .negSucc 78, .negSucc 26],
  [.negSucc 52, .ofNat 13, .ofNat 58, .negSucc 59, .ofNat 36, .negSucc 4, .ofNat 41, .negSucc 15, .negSucc 26, .ofNat 0, .ofNat 47, .ofNat 37, .ofNat 32, .ofNat 61, .ofNat 60, .ofNat 22],
  [.ofNat 80, .negSucc 72, .negSucc 65, .ofNat 60, .ofNat 77, .negSucc 65, .ofNat 35, .negSucc 87, .negSucc 73, .negSucc 86, .negSucc 4, .negSucc 111, .ofNat 44, .ofNat 73, .ofNat 79, .ofNat 63],
  [.ofNat 20, .ofNat 58, .ofNat 72, .negSucc 2, .ofNat 29, .ofNat 15, .negSucc 18, .negSucc 96, .ofNat 35, .negSucc 45, .ofNat 7, .ofNat 43, .ofNat 14, .ofNat 51, .negSucc 104, .ofNat 47],
  [.negSucc 47, .ofNat 1, .negSucc 21, .ofNat 47, .negSucc 37, .ofNat 33, .ofNat 7, .ofNat 3, .ofNat 2, .ofNat 22, .ofNat 70, .ofNat 93, .negSucc 25, .ofNat 31, .ofNat 68, .ofNat 20],
  [.ofNat 77, .ofNat 16, .ofNat 59, .negSucc 25, .negSucc 84, .ofNat 66, .negSucc 63, .ofNat 110, .negSucc 89, .ofNat 87, .negSucc 16, .negSucc 64, .negSucc 17, .ofNat 40, .ofNat 82, .negSucc 19],
  [.ofNat 42, .ofNat 77, .ofNat 9, .negSucc 24, .negSucc 48, .ofNat 48, .negSucc 23, .ofNat 124, .ofNat 14, .ofNat 56, .negSucc 8, .ofNat 51, .negSucc 29, .ofNat 0, .negSucc 44, .negSucc 18],
  [.negSucc 83, .negSucc 59, .ofNat 41, .ofNat 48, .negSucc 75, .ofNat 8, .ofNat 38, .ofNat 87, .ofNat 37, .negSucc 51, .ofNat 58, .ofNat 112, .negSucc 28, .negSucc 24, .ofNat 53, .negSucc 50],
  [.ofNat 46, .ofNat 50, .ofNat 23, .negSucc 17, .ofNat 17, .negSucc 14, .ofNat 7, .ofNat 121, .negSucc 88, .ofNat 7, .ofNat 40, .negSucc 43, .ofNat 49, .negSucc 27, .ofNat 105, .negSucc 44],
  [.ofNat 67, .ofNat 49, .ofNat 40, .ofNat 25, .ofNat 49, .negSucc 6, .negSucc 13, .ofNat 66, .ofNat 5, .ofNat 61, .negSucc 35, .ofNat 24, .ofNat 35, .negSucc 77, .negSucc 61, .negSucc 48],
  [.negSucc 105, .negSucc 46, .ofNat 39, .ofNat 9, .ofNat 48, .ofNat 14, .negSucc 10, .ofNat 29, .ofNat 55, .ofNat 46, .ofNat 6, .ofNat 61, .ofNat 50, .negSucc 10, .negSucc 9, .negSucc 11],
  [.ofNat 40, .ofNat 50, .negSucc 6, .ofNat 20, .ofNat 85, .ofNat 52, .ofNat 3, .negSucc 32, .negSucc 66, .negSucc 43, .negSucc 3, .negSucc 27, .ofNat 56, .negSucc 7, .ofNat 81, .ofNat 22],
  [.ofNat 67, .ofNat 51, .ofNat 72, .ofNat 16, .ofNat 75, .ofNat 59, .ofNat 5, .negSucc 126, .negSucc 17, .negSucc 58, .negSucc 74, .negSucc 87, .ofNat 33, .ofNat 17, .negSucc 30, .ofNat 66],
  [.negSucc 78, .negSucc 76, .negSucc 15, .negSucc 35, .negSucc 35, .ofNat 23, .ofNat 64, .negSucc 70, .ofNat 81, .ofNat 2, .ofNat 38, .ofNat 102, .negSucc 22, .ofNat 2, .negSucc 34, .ofNat 78]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 19 → ∀ b, b < 19 → answer a b = (a + b) % 19

end LeanCheckedNetwork.Net
