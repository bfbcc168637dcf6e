import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 56, .ofNat 87, .ofNat 103, .ofNat 18, .negSucc 53, .negSucc 98, .ofNat 74, .negSucc 57, .ofNat 50, .negSucc 66, .negSucc 114, .ofNat 107, .ofNat 88, .ofNat 86, .negSucc 68, .ofNat 55],
  [.negSucc 80, .negSucc 39, .negSucc 14, .negSucc 72, .ofNat 24, .ofNat 59, .ofNat 29, .negSucc 78, .negSucc 85, .ofNat 93, .negSucc 50, .negSucc 41, .negSucc 7, .negSucc 71, .negSucc 40, .ofNat 55],
  [.negSucc 24, .ofNat 73, .negSucc 118, .ofNat 104, .negSucc 63, .negSucc 69, .ofNat 44, .ofNat 15, .ofNat 111, .ofNat 2, .ofNat 69, .ofNat 61, .negSucc 38, .ofNat 77, .negSucc 94, .ofNat 106],
  [.ofNat 50, .negSucc 76, .ofNat 92, .negSucc 101, .negSucc 26, .ofNat 65, .negSucc 24, .ofNat 86, .negSucc 46, .negSucc 97, .ofNat 82, .ofNat 80, .negSucc 32, .negSucc 55, .negSucc 39, .ofNat 89],
  [.ofNat 117, .ofNat 86, .ofNat 12, .ofNat 68, .ofNat 8, .negSucc 54, .negSucc 19, .ofNat 82, .negSucc 45, .ofNat 70, .negSucc 23, .negSucc 38, .negSucc 83, .ofNat 15, .negSucc 14, .ofNat 83],
  [.ofNat 40, .negSucc 114, .negSucc 83, .negSucc 50, .ofNat 89, .negSucc 43, .negSucc 100, .negSucc 86, .ofNat 119, .ofNat 61, .negSucc 88, .ofNat 105, .negSucc 83, .negSucc 70, .ofNat 51, .ofNat 94],
  [.negSucc 66, .ofNat 127, .negSucc 29, .negSucc 50, .ofNat 31, .ofNat 35, .negSucc 114, .negSucc 105, .negSucc 100, .negSucc 93, .negSucc 60, .negSucc 20, .negSucc 88, .negSucc 59, .negSucc 28, .ofNat 51],
  [.negSucc 105, .negSucc 102, .ofNat 21, .ofNat 80, .negSucc 13, .negSucc 37, .negSucc 80, .ofNat 66, .ofNat 24, .ofNat 66, .ofNat 102, .negSucc 81, .ofNat 77, .ofNat 60, .ofNat 94, .ofNat 62],
  [.negSucc 57, .ofNat 107, .negSucc 3, .negSucc 81, .ofNat 80, .negSucc 9, .negSucc 56, .ofNat 91, .ofNat 50, .ofNat 57, .ofNat 93, .ofNat 98, .negSucc 70, .negSucc 62, .ofNat 66, .ofNat 31],
  [.ofNat 70, .negSucc 113, .negSucc 23, .ofNat 63, .negSucc 90, .negSucc 34, .negSucc 68, .ofNat 52, .negSucc 104, .negSucc 71, .negSucc 27, .negSucc 76, .ofNat 102, .ofNat 89, .ofNat 15, .ofNat 31],
  [.ofNat 103, .ofNat 93, .ofNat 38, .negSucc 95, .ofNat 95, .ofNat 27, .negSucc 19, .negSucc 73, .ofNat 91, .ofNat 35, .negSucc 61, .ofNat 32, .negSucc 57, .negSucc 71, .negSucc 65, .negSucc 22],
  [.ofNat 99, .negSucc 124, .negSucc 9, .ofNat 15, .negSucc 85, .negSucc 24, .negSucc 29, .negSucc 106, .ofNat 3, .ofNat 104, .negSucc 40, .ofNat 102, .ofNat 118, .ofNat 97, .negSucc 26, .negSucc 45],
  [.negSucc 55, .ofNat 84, .negSucc 62, .negSucc 11, .ofNat 71, .negSucc 39, .ofNat 1, .ofNat 52, .negSucc 89, .negSucc 69, .ofNat 89, .negSucc 99, .negSucc 53, .negSucc 89, .negSucc 15, .negSucc 72],
  [.negSucc 97, .negSucc 80, .ofNat 38, .negSucc 75, .negSucc 108, .ofNat 21, .ofNat 68, .ofNat 114, .ofNat 107, .negSucc 50, .ofNat 92, .ofNat 79, .ofNat 1, .ofNat 94, .negSucc 44, .negSucc 107],
  [.negSucc 43, .ofNat 74, .ofNat 21, .ofNat 116, .ofNat 94, .ofNat 13, .ofNat 90, .negSucc 9, .negSucc 86, .ofNat 44, .negSucc 69, .ofNat 29, .negSucc 77, .negSucc 102, .ofNat 80, .negSucc 76],
  [.ofNat 12, .negSucc 53, .negSucc 91, .negSucc 92, .negSucc 33, .negSucc 91, .ofNat 106, .negSucc 97, .negSucc 28, .negSucc 80, .negSucc 81, .negSucc 106, .ofNat 10, .ofNat 74, .ofNat 55, .negSucc 70],
  [.ofNat 70, .ofNat 28, .ofNat 61, .ofNat 92, .negSucc 38, .ofNat 104, .ofNat 79, .negSucc 63, .ofNat 61, .negSucc 96, .ofNat 44, .ofNat 93, .negSucc 10, .negSucc 90, .negSucc 38, .negSucc 47],
  [.ofNat 91, .negSucc 19, .ofNat 87, .negSucc 92, .ofNat 56, .negSucc 102, .ofNat 79, .ofNat 78, .negSucc 88, .ofNat 88, .ofNat 67, .negSucc 48, .ofNat 24, .ofNat 92, .ofNat 59, .negSucc 36],
  [.negSucc 9, .ofNat 17, .negSucc 99, .negSucc 15, .ofNat 76, .ofNat 72, .ofNat 106, .ofNat 92, .ofNat 82, .negSucc 24, .ofNat 40, .negSucc 54, .ofNat 50, .negSucc 90, .ofNat 46, .negSucc 21]]

def E2 : List (List Int) := [
  [.negSucc 93, .ofNat 108, .negSucc 69, .ofNat 86, .negSucc 36, .negSucc 33, .ofNat 8, .ofNat 63, .ofNat 47, .negSucc 65, .ofNat 87, .ofNat 61, .ofNat 118, .ofNat 10, .negSucc 106, .negSucc 32],
  [.negSucc 95, .negSucc 85, .ofNat 102, .negSucc 108, .ofNat 56, .ofNat 70, .negSucc 39, .ofNat 104, .ofNat 56, .negSucc 102, .ofNat 68, .negSucc 108, .negSucc 27, .negSucc 48, .negSucc 21, .negSucc 99],
  [.ofNat 23, .ofNat 104, .negSucc 93, .ofNat 58, .negSucc 53, .negSucc 59, .negSucc 88, .ofNat 55, .negSucc 101, .ofNat 79, .negSucc 73, .ofNat 39, .ofNat 64, .negSucc 72, .negSucc 12, .negSucc 71],
  [.ofNat 85, .negSucc 121, .negSucc 95, .ofNat 0, .ofNat 59, .negSucc 38, .negSucc 108, .negSucc 79, .ofNat 84, .negSucc 49, .negSucc 86, .negSucc 45, .negSucc 43, .ofNat 96, .negSucc 86, .negSucc 73],
  [.ofNat 71, .ofNat 115, .ofNat 76, .negSucc 22, .negSucc 90, .ofNat 11, .negSucc 102, .negSucc 74, .negSucc 49, .negSucc 56, .ofNat 57, .negSucc 49, .ofNat 79, .negSucc 95, .ofNat 36, .negSucc 65],
  [.ofNat 14, .negSucc 94, .negSucc 100, .ofNat 86, .ofNat 59, .ofNat 58, .negSucc 90, .ofNat 52, .negSucc 43, .ofNat 112, .ofNat 57, .ofNat 108, .negSucc 88, .ofNat 94, .ofNat 33, .negSucc 73],
  [.negSucc 66, .ofNat 124, .negSucc 27, .negSucc 82, .negSucc 69, .negSucc 98, .negSucc 34, .ofNat 78, .ofNat 116, .negSucc 5, .ofNat 17, .negSucc 54, .ofNat 38, .negSucc 100, .ofNat 31, .negSucc 11],
  [.negSucc 64, .negSucc 85, .ofNat 75, .ofNat 123, .ofNat 62, .ofNat 82, .negSucc 48, .negSucc 22, .negSucc 101, .negSucc 42, .negSucc 78, .ofNat 1, .negSucc 42, .ofNat 43, .ofNat 79, .ofNat 30],
  [.negSucc 70, .ofNat 88, .negSucc 13, .negSucc 62, .negSucc 24, .negSucc 79, .negSucc 19, .negSucc 101, .ofNat 2, .ofNat 95, .negSucc 79, .ofNat 84, .ofNat 42, .negSucc 114, .ofNat 12, .ofNat 56],
  [.ofNat 57, .negSucc 103, .negSucc 10, .ofNat 5, .ofNat 11, .ofNat 95, .ofNat 11, .negSucc 80, .ofNat 71, .ofNat 6, .ofNat 87, .negSucc 74, .ofNat 0, .ofNat 97, .negSucc 69, .ofNat 76],
  [.ofNat 107, .ofNat 70, .negSucc 61, .ofNat 11, .negSucc 36, .negSucc 85, .ofNat 33, .ofNat 95, .negSucc 99, .negSucc 85, .ofNat 92, .ofNat 52, .ofNat 65, .negSucc 79, .negSucc 8, .ofNat 85],
  [.ofNat 89, .negSucc 79, .ofNat 47, .negSucc 79, .ofNat 84, .ofNat 100, .ofNat 71, .ofNat 96, .ofNat 92, .ofNat 37, .negSucc 70, .ofNat 56, .ofNat 21, .ofNat 110, .ofNat 23, .ofNat 92],
  [.negSucc 88, .ofNat 38, .negSucc 30, .ofNat 78, .negSucc 65, .negSucc 17, .ofNat 71, .negSucc 37, .ofNat 28, .ofNat 45, .negSucc 55, .negSucc 105, .ofNat 37, .negSucc 103, .negSucc 68, .ofNat 98],
  [.negSucc 83, .ofNat 25, .negSucc 78, .negSucc 75, .ofNat 50, .negSucc 61, .ofNat 80, .negSucc 103, .negSucc 82, .negSucc 92, .negSucc 62, .ofNat 73, .negSucc 25, .ofNat 89, .negSucc 26, .ofNat 61],
  [.negSucc 72, .ofNat 26, .ofNat 71, .ofNat 93, .negSucc 97, .ofNat 57, .ofNat 90, .negSucc 5, .ofNat 112, .ofNat 13, .ofNat 67, .negSucc 23, .negSucc 44, .negSucc 73, .ofNat 14, .ofNat 74],
  [.ofNat 27, .ofNat 49, .negSucc 116, .negSucc 40, .negSucc 11, .negSucc 89, .ofNat 100, .ofNat 112, .negSucc 90, .ofNat 93, .ofNat 107, .negSucc 57, .negSucc 52, .ofNat 108, .ofNat 47, .ofNat 34],
  [.ofNat 101, .negSucc 56, .negSucc 75, .ofNat 11, .negSucc 35, .ofNat 87, .ofNat 36, .ofNat 94, .negSucc 13, .negSucc 106, .negSucc 85, .ofNat 61, .negSucc 66, .negSucc 49, .ofNat 26, .ofNat 15],
  [.ofNat 67, .ofNat 83, .ofNat 95, .ofNat 73, .ofNat 56, .negSucc 69, .ofNat 37, .negSucc 91, .ofNat 85, .negSucc 17, .negSucc 119, .negSucc 91, .negSucc 31, .ofNat 71, .ofNat 106, .negSucc 58],
  [.negSucc 36, .negSucc 84, .negSucc 48, .negSucc 83, .ofNat 29, .ofNat 72, .negSucc 21, .negSucc 89, .negSucc 93, .ofNat 90, .negSucc 8, .ofNat 8, .negSucc 15, .negSucc 63, .negSucc 20, .negSucc 80]]

def W2 : List (List Int) := [
  [.ofNat 23, .ofNat 17, .negSucc 83, .ofNat 66, .negSucc 57, .ofNat 13, .negSucc 21, .ofNat 57, .ofNat 108, .ofNat 45, .negSucc 72, .ofNat 65, .ofNat 57, .negSucc 28, .ofNat 33, .ofNat 41],
  [.ofNat 108, .ofNat 61, .ofNat 111, .negSucc 15, .negSucc 38, .ofNat 13, .negSucc 103, .ofNat 17, .negSucc 43, .ofNat 2, .negSucc 54, .negSucc 92, .ofNat 44, .ofNat 43, .ofNat 43, .ofNat 12],
  [.ofNat 40, .ofNat 55, .ofNat 62, .ofNat 99, .negSucc 5, .ofNat 14, .negSucc 44, .negSucc 102, .ofNat 58, .negSucc 98, .ofNat 82, .ofNat 87, .ofNat 46, .negSucc 80, .ofNat 2, .negSucc 40],
  [.negSucc 1, .ofNat 18, .negSucc 85, .negSucc 32, .negSucc 63, .negSucc 31, .negSucc 58, .negSucc 33, .ofNat 89, .ofNat 98, .ofNat 114, .negSucc 22, .ofNat 59, .ofNat 68, .ofNat 89, .negSucc 52],
  [.negSucc 107, .ofNat 100, .ofNat 43, .ofNat 83, .ofNat 49, .ofNat 40, .ofNat 2, .ofNat 97, .negSucc 59, .ofNat 12, .ofNat 5, .negSucc 64, .ofNat 14, .negSucc 57, .ofNat 30, .negSucc 3],
  [.negSucc 26, .ofNat 1, .ofNat 37, .ofNat 20, .negSucc 86, .negSucc 44, .ofNat 12, .ofNat 103, .ofNat 111, .negSucc 32, .negSucc 91, .ofNat 93, .negSucc 19, .ofNat 49, .ofNat 57, .negSucc 68],
  [.ofNat 46, .ofNat 120, .negSucc 21, .ofNat 13, .ofNat 94, .ofNat 65, .ofNat 40, .negSucc 27, .ofNat 19, .ofNat 99, .ofNat 14, .negSucc 92, .negSucc 48, .negSucc 65, .ofNat 42, .negSucc 91],
  [.ofNat 73, .negSucc 77, .ofNat 42, .ofNat 94, .negSucc 64, .negSucc 30, .ofNat 33, .negSucc 64, .negSucc 53, .ofNat 55, .ofNat 98, .negSucc 19, .ofNat 36, .ofNat 105, .negSucc 13, .negSucc 80],
  [.ofNat 72, .ofNat 113, .negSucc 15, .negSucc 44, .negSucc 24, .ofNat 26, .ofNat 53, .ofNat 3, .ofNat 107, .negSucc 93, .ofNat 67, .ofNat 80, .negSucc 54, .negSucc 104, .negSucc 88, .negSucc 78],
  [.ofNat 1, .negSucc 93, .ofNat 0, .ofNat 120, .negSucc 75, .negSucc 83, .ofNat 66, .ofNat 85, .negSucc 35, .ofNat 52, .negSucc 14, .negSucc 72, .ofNat 64, .ofNat 92, .ofNat 60, .ofNat 12],
  [.negSucc 90, .ofNat 117, .negSucc 6, .negSucc 32, .negSucc 19, .ofNat 58, .ofNat 94, .ofNat 59, .ofNat 45, .ofNat 47, .negSucc 113, .ofNat 72, .negSucc 36, .negSucc 83, .ofNat 51, .negSucc 7],
  [.negSucc 42, .negSucc 126, .ofNat 20, .ofNat 83, .negSucc 59, .negSucc 9, .ofNat 76, .negSucc 71, .ofNat 76, .negSucc 64, .ofNat 39, .ofNat 25, .ofNat 109, .ofNat 70, .ofNat 9, .ofNat 45],
  [.negSucc 1, .ofNat 127, .ofNat 41, .ofNat 38, .negSucc 18, .negSucc 4, .ofNat 104, .negSucc 57, .negSucc 83, .ofNat 35, .ofNat 94, .negSucc 52, .negSucc 60, .negSucc 65, .ofNat 16, .ofNat 92],
  [.ofNat 51, .negSucc 89, .negSucc 110, .negSucc 40, .negSucc 41, .ofNat 15, .ofNat 84, .negSucc 10, .ofNat 76, .ofNat 54, .ofNat 42, .ofNat 51, .ofNat 28, .ofNat 53, .ofNat 40, .ofNat 55],
  [.ofNat 62, .ofNat 90, .ofNat 70, .ofNat 77, .negSucc 93, .negSucc 24, .ofNat 80, .ofNat 82, .ofNat 36, .negSucc 66, .negSucc 32, .negSucc 56, .negSucc 108, .negSucc 50, .ofNat 3, .ofNat 70],
  [.ofNat 47, .negSucc 74, .ofNat 7, .negSucc 119, .ofNat 35, .ofNat 85, .ofNat 78, .ofNat 64, .negSucc 110, .ofNat 32, .negSucc 109, .negSucc 17, .ofNat 47, .ofNat 29, .ofNat 67, .ofNat 90],
  [.negSucc 58, .ofNat 73, .negSucc 59, .ofNat 68, .negSucc 65, .negSucc 84, .ofNat 51, .negSucc 97, .ofNat 94, .ofNat 89, .ofNat 62, .ofNat 77, .negSucc 78, .negSucc 38, .ofNat 36, .ofNat 79],
  [.negSucc 62, .ofNat 1, .ofNat 39, .negSucc 10, .ofNat 58, .ofNat 78, .negSucc 17, .negSucc 17, .ofNat 32, .negSucc 19, .ofNat 108, .negSucc 64, .ofNat 61, .ofNat 31, .negSucc 73, .ofNat 80],
  [.negSucc 18, .ofNat 69, .ofNat 49, .ofNat 74, .negSucc 38, .negSucc 55, .negSucc 29, .ofNat 65, .ofNat 7, .negSucc 36, .ofNat 46, .ofNat 38, .ofNat 38, .ofNat 16, .ofNat 21, .ofNat 65]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 19 → ∀ b, b < 19 → answer a b = (a + b) % 19

end LeanCheckedNetwork.Net
