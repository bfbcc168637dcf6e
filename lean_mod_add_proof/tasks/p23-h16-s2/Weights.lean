import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 52, .negSucc 69, .negSucc 111, .ofNat 83, .ofNat 67, .ofNat 52, .ofNat 33, .negSucc 78, .ofNat 36, .negSucc 58, .negSucc 31, .negSucc 57, .ofNat 33, .negSucc 66, .negSucc 84, .negSucc 48],
  [.ofNat 123, .ofNat 50, .negSucc 9, .negSucc 34, .negSucc 104, .negSucc 42, .ofNat 48, .ofNat 57, .ofNat 49, .negSucc 15, .negSucc 33, .negSucc 3, .negSucc 45, .ofNat 40, .ofNat 69, .ofNat 69],
  [.ofNat 87, .ofNat 80, .ofNat 102, .ofNat 59, .ofNat 34, .ofNat 96, .ofNat 83, .negSucc 66, .negSucc 54, .ofNat 77, .negSucc 66, .ofNat 25, .negSucc 75, .ofNat 80, .ofNat 56, .negSucc 73],
  [.ofNat 64, .ofNat 20, .negSucc 98, .ofNat 25, .ofNat 56, .ofNat 66, .ofNat 104, .ofNat 69, .ofNat 33, .negSucc 50, .negSucc 84, .ofNat 63, .negSucc 62, .ofNat 121, .negSucc 88, .ofNat 61],
  [.negSucc 51, .negSucc 78, .negSucc 59, .negSucc 57, .negSucc 95, .negSucc 21, .ofNat 103, .negSucc 74, .negSucc 54, .ofNat 73, .negSucc 85, .ofNat 63, .ofNat 14, .ofNat 51, .ofNat 49, .ofNat 77],
  [.negSucc 102, .negSucc 60, .ofNat 67, .ofNat 85, .ofNat 76, .ofNat 76, .ofNat 105, .ofNat 83, .negSucc 51, .negSucc 15, .negSucc 98, .ofNat 69, .ofNat 43, .negSucc 62, .ofNat 53, .negSucc 52],
  [.negSucc 81, .ofNat 59, .ofNat 18, .negSucc 99, .ofNat 26, .negSucc 45, .ofNat 82, .negSucc 74, .ofNat 57, .negSucc 4, .negSucc 100, .ofNat 69, .ofNat 68, .negSucc 92, .negSucc 58, .ofNat 73],
  [.negSucc 0, .ofNat 57, .negSucc 108, .ofNat 99, .negSucc 83, .negSucc 88, .ofNat 106, .ofNat 35, .negSucc 14, .ofNat 23, .negSucc 92, .ofNat 58, .ofNat 59, .negSucc 87, .ofNat 39, .negSucc 58],
  [.ofNat 89, .negSucc 76, .ofNat 49, .negSucc 68, .ofNat 123, .ofNat 88, .ofNat 77, .negSucc 24, .negSucc 107, .negSucc 78, .negSucc 82, .negSucc 25, .negSucc 16, .negSucc 14, .ofNat 28, .ofNat 33],
  [.ofNat 124, .negSucc 72, .ofNat 70, .ofNat 31, .ofNat 88, .negSucc 69, .ofNat 70, .ofNat 105, .ofNat 92, .ofNat 47, .negSucc 63, .negSucc 65, .ofNat 8, .ofNat 71, .negSucc 9, .ofNat 26],
  [.ofNat 94, .ofNat 5, .negSucc 101, .negSucc 12, .negSucc 80, .negSucc 47, .ofNat 6, .negSucc 50, .negSucc 64, .ofNat 20, .ofNat 9, .negSucc 84, .negSucc 7, .ofNat 122, .negSucc 68, .negSucc 48],
  [.negSucc 6, .ofNat 90, .ofNat 10, .negSucc 16, .ofNat 114, .ofNat 62, .negSucc 53, .ofNat 32, .negSucc 86, .negSucc 27, .negSucc 32, .negSucc 68, .ofNat 15, .ofNat 74, .ofNat 30, .ofNat 75],
  [.negSucc 67, .ofNat 54, .ofNat 115, .ofNat 86, .ofNat 8, .negSucc 92, .negSucc 100, .negSucc 69, .ofNat 73, .ofNat 43, .ofNat 19, .negSucc 28, .negSucc 53, .ofNat 74, .ofNat 65, .negSucc 53],
  [.negSucc 108, .negSucc 47, .negSucc 99, .negSucc 65, .negSucc 125, .negSucc 59, .negSucc 100, .ofNat 66, .negSucc 112, .negSucc 34, .ofNat 51, .ofNat 17, .negSucc 53, .negSucc 86, .negSucc 97, .negSucc 58],
  [.negSucc 117, .negSucc 66, .negSucc 40, .ofNat 99, .ofNat 91, .ofNat 48, .negSucc 63, .ofNat 19, .negSucc 16, .ofNat 30, .ofNat 61, .ofNat 79, .ofNat 29, .negSucc 109, .ofNat 44, .ofNat 75],
  [.ofNat 16, .ofNat 40, .ofNat 65, .negSucc 90, .negSucc 13, .negSucc 85, .negSucc 117, .ofNat 29, .ofNat 43, .ofNat 29, .ofNat 97, .ofNat 79, .ofNat 68, .negSucc 79, .ofNat 57, .negSucc 73],
  [.ofNat 69, .ofNat 94, .negSucc 26, .ofNat 77, .negSucc 40, .ofNat 30, .negSucc 100, .negSucc 53, .negSucc 74, .negSucc 61, .ofNat 70, .ofNat 60, .ofNat 72, .negSucc 3, .negSucc 71, .ofNat 61],
  [.ofNat 127, .negSucc 42, .negSucc 74, .negSucc 26, .ofNat 106, .ofNat 79, .negSucc 84, .negSucc 61, .ofNat 57, .ofNat 24, .ofNat 84, .ofNat 70, .ofNat 5, .ofNat 95, .ofNat 29, .negSucc 1],
  [.ofNat 94, .negSucc 74, .ofNat 113, .negSucc 22, .negSucc 75, .negSucc 75, .negSucc 37, .negSucc 51, .ofNat 65, .negSucc 61, .ofNat 83, .ofNat 8, .negSucc 34, .ofNat 112, .ofNat 92, .ofNat 22],
  [.negSucc 64, .negSucc 44, .ofNat 44, .ofNat 61, .negSucc 67, .ofNat 97, .negSucc 18, .ofNat 39, .negSucc 88, .ofNat 34, .ofNat 77, .negSucc 34, .negSucc 94, .ofNat 96, .negSucc 54, .ofNat 80],
  [.negSucc 115, .ofNat 22, .negSucc 86, .negSucc 26, .ofNat 114, .ofNat 47, .negSucc 9, .ofNat 82, .ofNat 76, .ofNat 47, .ofNat 50, .negSucc 72, .negSucc 34, .negSucc 85, .ofNat 20, .negSucc 76],
  [.negSucc 89, .ofNat 49, .ofNat 29, .ofNat 63, .negSucc 92, .negSucc 58, .ofNat 4, .negSucc 11, .ofNat 61, .negSucc 39, .ofNat 15, .negSucc 84, .ofNat 54, .negSucc 113, .ofNat 41, .ofNat 69],
  [.negSucc 45, .negSucc 63, .ofNat 81, .negSucc 80, .negSucc 28, .ofNat 85, .ofNat 8, .negSucc 32, .negSucc 88, .ofNat 61, .ofNat 5, .negSucc 45, .ofNat 51, .negSucc 95, .ofNat 29, .ofNat 32]]

def E2 : List (List Int) := [
  [.ofNat 111, .negSucc 68, .negSucc 97, .negSucc 15, .ofNat 78, .ofNat 42, .ofNat 2, .negSucc 53, .ofNat 33, .ofNat 89, .ofNat 45, .negSucc 16, .ofNat 39, .ofNat 114, .negSucc 51, .negSucc 85],
  [.negSucc 43, .ofNat 15, .ofNat 2, .ofNat 79, .negSucc 56, .negSucc 86, .negSucc 47, .negSucc 14, .ofNat 88, .negSucc 57, .ofNat 49, .negSucc 0, .negSucc 96, .ofNat 70, .ofNat 80, .ofNat 84],
  [.negSucc 84, .ofNat 75, .ofNat 108, .negSucc 94, .negSucc 101, .ofNat 67, .negSucc 77, .ofNat 68, .negSucc 92, .ofNat 60, .ofNat 40, .ofNat 30, .negSucc 90, .negSucc 6, .ofNat 72, .ofNat 32],
  [.negSucc 110, .ofNat 44, .negSucc 62, .ofNat 50, .ofNat 84, .ofNat 43, .negSucc 74, .ofNat 44, .ofNat 38, .negSucc 90, .negSucc 27, .ofNat 31, .negSucc 52, .negSucc 103, .negSucc 73, .negSucc 82],
  [.negSucc 65, .negSucc 59, .negSucc 61, .negSucc 81, .negSucc 59, .negSucc 67, .negSucc 66, .negSucc 32, .ofNat 55, .ofNat 66, .negSucc 32, .ofNat 73, .ofNat 38, .negSucc 85, .ofNat 29, .ofNat 56],
  [.ofNat 50, .negSucc 39, .ofNat 88, .ofNat 80, .negSucc 10, .ofNat 89, .negSucc 125, .negSucc 15, .negSucc 26, .ofNat 15, .negSucc 95, .ofNat 94, .ofNat 74, .negSucc 89, .ofNat 65, .negSucc 84],
  [.ofNat 72, .ofNat 81, .negSucc 30, .negSucc 28, .ofNat 106, .ofNat 40, .negSucc 108, .negSucc 40, .ofNat 81, .negSucc 51, .negSucc 73, .ofNat 58, .ofNat 43, .negSucc 8, .negSucc 70, .ofNat 29],
  [.ofNat 121, .ofNat 74, .negSucc 79, .ofNat 9, .negSucc 90, .negSucc 46, .negSucc 79, .ofNat 50, .ofNat 41, .ofNat 3, .negSucc 52, .ofNat 32, .ofNat 27, .ofNat 82, .ofNat 50, .ofNat 9],
  [.ofNat 76, .negSucc 28, .ofNat 55, .ofNat 28, .negSucc 22, .ofNat 99, .negSucc 48, .negSucc 10, .negSucc 51, .negSucc 83, .negSucc 103, .negSucc 56, .negSucc 66, .ofNat 107, .ofNat 29, .negSucc 83],
  [.negSucc 54, .negSucc 76, .ofNat 45, .negSucc 66, .ofNat 99, .ofNat 2, .negSucc 24, .ofNat 72, .ofNat 64, .ofNat 34, .negSucc 85, .negSucc 78, .negSucc 43, .ofNat 59, .negSucc 37, .ofNat 89],
  [.negSucc 101, .negSucc 32, .negSucc 93, .ofNat 63, .negSucc 63, .negSucc 49, .negSucc 34, .negSucc 62, .negSucc 0, .ofNat 96, .negSucc 63, .negSucc 73, .ofNat 15, .negSucc 72, .negSucc 62, .negSucc 79],
  [.negSucc 104, .ofNat 33, .ofNat 23, .negSucc 92, .ofNat 92, .ofNat 82, .ofNat 9, .ofNat 26, .negSucc 76, .negSucc 27, .negSucc 62, .negSucc 80, .negSucc 35, .negSucc 105, .ofNat 47, .negSucc 6],
  [.negSucc 28, .ofNat 50, .ofNat 92, .ofNat 95, .ofNat 112, .negSucc 71, .ofNat 33, .negSucc 70, .ofNat 79, .negSucc 19, .negSucc 27, .negSucc 76, .negSucc 25, .negSucc 100, .ofNat 62, .ofNat 53],
  [.ofNat 71, .negSucc 76, .negSucc 104, .negSucc 53, .negSucc 86, .negSucc 58, .ofNat 32, .ofNat 65, .negSucc 44, .negSucc 97, .negSucc 23, .ofNat 11, .ofNat 5, .negSucc 23, .negSucc 85, .negSucc 66],
  [.ofNat 111, .negSucc 55, .negSucc 36, .ofNat 14, .ofNat 95, .ofNat 54, .ofNat 57, .negSucc 42, .negSucc 108, .ofNat 19, .negSucc 31, .ofNat 45, .ofNat 21, .ofNat 36, .ofNat 70, .ofNat 72],
  [.ofNat 89, .ofNat 46, .ofNat 99, .ofNat 37, .ofNat 28, .negSucc 79, .ofNat 26, .ofNat 63, .ofNat 76, .ofNat 81, .ofNat 61, .ofNat 62, .ofNat 43, .ofNat 91, .ofNat 49, .negSucc 52],
  [.negSucc 13, .ofNat 94, .negSucc 51, .negSucc 76, .negSucc 90, .negSucc 62, .ofNat 102, .negSucc 68, .negSucc 6, .negSucc 30, .ofNat 93, .ofNat 75, .ofNat 69, .ofNat 83, .negSucc 71, .negSucc 32],
  [.negSucc 87, .negSucc 7, .negSucc 79, .ofNat 81, .ofNat 80, .ofNat 41, .ofNat 114, .negSucc 8, .negSucc 42, .ofNat 74, .ofNat 99, .ofNat 57, .ofNat 19, .ofNat 29, .ofNat 46, .ofNat 72],
  [.negSucc 107, .negSucc 77, .ofNat 63, .negSucc 80, .ofNat 22, .negSucc 83, .ofNat 92, .negSucc 63, .ofNat 68, .ofNat 6, .ofNat 97, .ofNat 29, .negSucc 47, .negSucc 93, .ofNat 79, .negSucc 77],
  [.negSucc 90, .negSucc 40, .ofNat 90, .ofNat 86, .negSucc 90, .negSucc 41, .ofNat 101, .ofNat 98, .negSucc 33, .negSucc 9, .ofNat 80, .negSucc 59, .negSucc 80, .negSucc 102, .negSucc 68, .ofNat 78],
  [.ofNat 3, .ofNat 48, .negSucc 100, .negSucc 95, .ofNat 101, .ofNat 89, .ofNat 109, .negSucc 11, .ofNat 29, .ofNat 36, .ofNat 101, .negSucc 83, .negSucc 30, .negSucc 79, .ofNat 14, .negSucc 11],
  [.ofNat 85, .ofNat 57, .ofNat 39, .ofNat 67, .negSucc 21, .negSucc 94, .ofNat 66, .ofNat 28, .ofNat 79, .negSucc 73, .ofNat 89, .negSucc 99, .ofNat 55, .negSucc 27, .ofNat 37, .negSucc 58],
  [.ofNat 93, .negSucc 79, .ofNat 74, .negSucc 27, .negSucc 114, .ofNat 3, .ofNat 30, .negSucc 71, .negSucc 83, .ofNat 84, .ofNat 74, .negSucc 64, .ofNat 40, .ofNat 74, .ofNat 20, .ofNat 48]]

def W2 : List (List Int) := [
  [.ofNat 101, .ofNat 84, .ofNat 59, .negSucc 52, .ofNat 75, .negSucc 7, .ofNat 89, .negSucc 21, .negSucc 86, .negSucc 62, .negSucc 126, .ofNat 68, .negSucc 19, .negSucc 92, .negSucc 45, .ofNat 102],
  [.ofNat 85, .negSucc 114, .ofNat 71, .ofNat 127, .negSucc 109, .ofNat 28, .ofNat 85, .ofNat 23, .ofNat 119, .ofNat 93, .negSucc 96, .negSucc 14, .negSucc 126, .ofNat 5, .negSucc 67, .negSucc 126],
  [.ofNat 10, .negSucc 91, .negSucc 84, .negSucc 82, .ofNat 36, .ofNat 127, .ofNat 114, .negSucc 126, .ofNat 37, .ofNat 5, .negSucc 96, .negSucc 72, .ofNat 0, .ofNat 79, .ofNat 26, .ofNat 81],
  [.negSucc 61, .ofNat 42, .ofNat 9, .ofNat 85, .ofNat 96, .negSucc 54, .ofNat 67, .ofNat 58, .negSucc 38, .ofNat 25, .negSucc 119, .negSucc 126, .negSucc 8, .ofNat 127, .ofNat 42, .negSucc 20],
  [.negSucc 126, .ofNat 123, .ofNat 106, .negSucc 78, .negSucc 75, .ofNat 13, .ofNat 68, .ofNat 27, .ofNat 120, .ofNat 34, .negSucc 58, .negSucc 81, .ofNat 60, .ofNat 109, .negSucc 79, .negSucc 25],
  [.negSucc 46, .ofNat 75, .negSucc 49, .ofNat 82, .ofNat 74, .ofNat 95, .ofNat 16, .ofNat 127, .negSucc 22, .negSucc 93, .negSucc 53, .ofNat 1, .ofNat 16, .ofNat 27, .negSucc 102, .ofNat 127],
  [.ofNat 67, .negSucc 121, .negSucc 50, .ofNat 70, .ofNat 94, .negSucc 54, .ofNat 32, .ofNat 16, .negSucc 11, .ofNat 127, .negSucc 4, .ofNat 104, .ofNat 28, .negSucc 98, .ofNat 127, .negSucc 115],
  [.ofNat 111, .ofNat 29, .ofNat 127, .negSucc 72, .negSucc 114, .ofNat 62, .negSucc 3, .ofNat 15, .ofNat 87, .negSucc 64, .ofNat 36, .ofNat 97, .negSucc 19, .negSucc 103, .negSucc 118, .ofNat 80],
  [.ofNat 127, .ofNat 102, .ofNat 10, .ofNat 103, .ofNat 40, .ofNat 99, .negSucc 56, .negSucc 67, .negSucc 126, .negSucc 21, .negSucc 6, .ofNat 94, .ofNat 9, .negSucc 58, .negSucc 75, .ofNat 18],
  [.ofNat 40, .ofNat 121, .negSucc 84, .negSucc 72, .ofNat 47, .negSucc 36, .negSucc 88, .negSucc 36, .ofNat 2, .ofNat 69, .ofNat 55, .ofNat 88, .ofNat 91, .ofNat 36, .ofNat 100, .negSucc 43],
  [.negSucc 23, .negSucc 22, .ofNat 77, .ofNat 93, .negSucc 126, .ofNat 41, .negSucc 126, .ofNat 61, .ofNat 127, .negSucc 126, .ofNat 83, .ofNat 12, .negSucc 55, .ofNat 96, .negSucc 126, .ofNat 84],
  [.negSucc 78, .negSucc 99, .ofNat 61, .negSucc 108, .ofNat 127, .negSucc 6, .negSucc 84, .ofNat 112, .negSucc 110, .ofNat 34, .ofNat 105, .negSucc 11, .ofNat 66, .ofNat 111, .negSucc 86, .negSucc 49],
  [.negSucc 79, .ofNat 46, .negSucc 126, .ofNat 93, .ofNat 33, .negSucc 80, .ofNat 0, .ofNat 76, .ofNat 68, .negSucc 14, .ofNat 89, .negSucc 21, .negSucc 12, .ofNat 104, .ofNat 51, .ofNat 61],
  [.ofNat 7, .ofNat 127, .ofNat 55, .ofNat 32, .negSucc 65, .ofNat 23, .ofNat 27, .negSucc 63, .ofNat 99, .negSucc 33, .ofNat 113, .negSucc 62, .ofNat 43, .negSucc 12, .ofNat 22, .ofNat 69],
  [.ofNat 61, .ofNat 62, .ofNat 83, .ofNat 7, .ofNat 86, .negSucc 33, .ofNat 35, .ofNat 30, .negSucc 70, .ofNat 88, .ofNat 127, .negSucc 62, .ofNat 79, .negSucc 97, .negSucc 100, .negSucc 119],
  [.ofNat 103, .negSucc 49, .negSucc 68, .ofNat 90, .ofNat 14, .negSucc 126, .ofNat 100, .negSucc 33, .ofNat 55, .negSucc 15, .ofNat 124, .negSucc 64, .ofNat 58, .negSucc 73, .negSucc 19, .ofNat 44],
  [.ofNat 73, .negSucc 59, .negSucc 3, .negSucc 126, .negSucc 68, .ofNat 69, .ofNat 127, .ofNat 92, .ofNat 66, .ofNat 46, .ofNat 111, .negSucc 40, .negSucc 15, .negSucc 14, .ofNat 33, .negSucc 62],
  [.ofNat 25, .ofNat 83, .ofNat 65, .ofNat 86, .ofNat 67, .negSucc 64, .ofNat 100, .negSucc 42, .negSucc 60, .negSucc 23, .ofNat 109, .ofNat 19, .negSucc 116, .ofNat 52, .negSucc 100, .negSucc 6],
  [.negSucc 28, .ofNat 102, .negSucc 8, .negSucc 49, .negSucc 10, .negSucc 109, .ofNat 113, .ofNat 47, .ofNat 106, .negSucc 74, .ofNat 76, .ofNat 53, .negSucc 94, .ofNat 96, .negSucc 39, .ofNat 60],
  [.negSucc 78, .ofNat 46, .negSucc 85, .ofNat 39, .negSucc 6, .ofNat 36, .ofNat 88, .negSucc 122, .ofNat 44, .ofNat 109, .ofNat 43, .ofNat 101, .negSucc 43, .ofNat 81, .ofNat 111, .negSucc 69],
  [.negSucc 71, .negSucc 126, .ofNat 80, .negSucc 86, .ofNat 124, .negSucc 124, .ofNat 94, .ofNat 28, .negSucc 102, .negSucc 4, .ofNat 39, .ofNat 96, .ofNat 127, .ofNat 28, .negSucc 119, .ofNat 79],
  [.ofNat 39, .ofNat 24, .ofNat 28, .ofNat 21, .negSucc 22, .negSucc 18, .ofNat 93, .negSucc 44, .ofNat 112, .ofNat 80, .negSucc 4, .ofNat 127, .ofNat 109, .negSucc 62, .negSucc 19, .negSucc 19],
  [.ofNat 77, .ofNat 102, .negSucc 99, .ofNat 48, .ofNat 3, .ofNat 86, .ofNat 70, .ofNat 69, .ofNat 24, .ofNat 13, .negSucc 51, .ofNat 78, .ofNat 33, .negSucc 126, .ofNat 37, .ofNat 8]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 23 → ∀ b, b < 23 → answer a b = (a + b) % 23

end LeanCheckedNetwork.Net
