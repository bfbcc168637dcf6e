import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 118, .negSucc 45, .negSucc 4, .ofNat 30, .negSucc 126, .ofNat 20, .negSucc 121, .ofNat 67, .ofNat 101, .negSucc 32, .negSucc 35, .negSucc 35, .ofNat 93, .negSucc 125, .ofNat 76, .negSucc 18],
  [.ofNat 73, .ofNat 127, .ofNat 78, .ofNat 103, .negSucc 9, .ofNat 84, .ofNat 104, .ofNat 56, .ofNat 108, .negSucc 55, .ofNat 67, .negSucc 88, .negSucc 98, .ofNat 58, .ofNat 10, .ofNat 11],
  [.ofNat 65, .negSucc 26, .ofNat 24, .negSucc 50, .negSucc 87, .ofNat 72, .negSucc 79, .negSucc 101, .negSucc 3, .negSucc 126, .negSucc 113, .negSucc 90, .ofNat 66, .ofNat 54, .negSucc 126, .ofNat 114],
  [.negSucc 115, .negSucc 41, .negSucc 119, .ofNat 34, .ofNat 126, .ofNat 95, .ofNat 79, .ofNat 77, .negSucc 126, .ofNat 43, .ofNat 74, .ofNat 45, .ofNat 46, .ofNat 64, .ofNat 54, .negSucc 90],
  [.ofNat 109, .ofNat 98, .negSucc 57, .negSucc 0, .negSucc 58, .ofNat 102, .negSucc 61, .negSucc 38, .negSucc 73, .ofNat 92, .negSucc 100, .ofNat 86, .negSucc 106, .ofNat 77, .ofNat 99, .negSucc 80],
  [.negSucc 105, .ofNat 12, .ofNat 87, .negSucc 109, .ofNat 83, .ofNat 103, .ofNat 91, .negSucc 114, .ofNat 86, .ofNat 63, .ofNat 35, .ofNat 26, .ofNat 112, .negSucc 39, .negSucc 105, .ofNat 116],
  [.ofNat 89, .negSucc 79, .ofNat 54, .ofNat 16, .ofNat 110, .ofNat 94, .negSucc 26, .ofNat 7, .ofNat 122, .negSucc 21, .negSucc 116, .negSucc 44, .negSucc 11, .ofNat 91, .negSucc 60, .negSucc 77],
  [.ofNat 51, .negSucc 6, .negSucc 91, .negSucc 110, .negSucc 57, .ofNat 102, .negSucc 8, .negSucc 15, .ofNat 70, .negSucc 98, .ofNat 109, .negSucc 93, .negSucc 89, .ofNat 65, .ofNat 93, .ofNat 8],
  [.negSucc 70, .ofNat 99, .negSucc 92, .ofNat 27, .ofNat 81, .ofNat 32, .negSucc 28, .negSucc 68, .negSucc 85, .negSucc 20, .negSucc 67, .negSucc 21, .ofNat 122, .negSucc 99, .negSucc 10, .ofNat 88],
  [.ofNat 93, .negSucc 84, .ofNat 50, .negSucc 42, .negSucc 72, .negSucc 45, .negSucc 95, .ofNat 85, .negSucc 117, .negSucc 52, .ofNat 97, .ofNat 127, .negSucc 55, .ofNat 112, .negSucc 86, .negSucc 74],
  [.negSucc 109, .negSucc 15, .ofNat 117, .negSucc 50, .ofNat 80, .negSucc 36, .ofNat 89, .negSucc 112, .negSucc 58, .ofNat 107, .negSucc 90, .ofNat 100, .negSucc 97, .negSucc 72, .ofNat 34, .negSucc 43],
  [.ofNat 92, .negSucc 18, .negSucc 101, .negSucc 44, .negSucc 42, .negSucc 72, .negSucc 46, .negSucc 39, .ofNat 80, .ofNat 80, .ofNat 26, .negSucc 2, .ofNat 127, .ofNat 62, .ofNat 113, .ofNat 108],
  [.negSucc 60, .ofNat 42, .negSucc 106, .negSucc 75, .ofNat 26, .negSucc 90, .ofNat 106, .ofNat 120, .ofNat 115, .ofNat 18, .negSucc 47, .negSucc 64, .negSucc 113, .negSucc 6, .negSucc 124, .negSucc 58],
  [.negSucc 54, .negSucc 93, .ofNat 71, .ofNat 118, .ofNat 112, .negSucc 126, .negSucc 93, .negSucc 102, .ofNat 93, .negSucc 37, .ofNat 17, .negSucc 120, .negSucc 41, .negSucc 112, .negSucc 17, .ofNat 8],
  [.ofNat 87, .ofNat 60, .ofNat 126, .negSucc 66, .negSucc 68, .negSucc 79, .ofNat 103, .negSucc 11, .negSucc 75, .negSucc 51, .negSucc 34, .ofNat 19, .ofNat 98, .ofNat 100, .ofNat 91, .negSucc 46],
  [.negSucc 89, .ofNat 88, .negSucc 25, .ofNat 72, .ofNat 65, .negSucc 48, .negSucc 101, .ofNat 84, .negSucc 60, .negSucc 57, .negSucc 50, .ofNat 114, .negSucc 105, .negSucc 95, .negSucc 108, .negSucc 108],
  [.ofNat 80, .negSucc 79, .negSucc 99, .ofNat 59, .negSucc 56, .negSucc 0, .ofNat 118, .negSucc 109, .negSucc 14, .ofNat 100, .ofNat 25, .ofNat 66, .ofNat 53, .ofNat 85, .negSucc 89, .ofNat 42]]

def E2 : List (List Int) := [
  [.ofNat 31, .negSucc 75, .negSucc 70, .ofNat 59, .ofNat 54, .negSucc 98, .negSucc 3, .negSucc 85, .ofNat 91, .ofNat 95, .negSucc 82, .negSucc 100, .negSucc 99, .ofNat 81, .negSucc 68, .ofNat 127],
  [.ofNat 80, .ofNat 10, .ofNat 46, .negSucc 107, .negSucc 79, .negSucc 113, .ofNat 69, .ofNat 101, .ofNat 32, .ofNat 46, .ofNat 98, .negSucc 100, .ofNat 59, .negSucc 126, .negSucc 25, .negSucc 85],
  [.negSucc 103, .ofNat 117, .ofNat 80, .ofNat 51, .ofNat 108, .negSucc 80, .negSucc 69, .ofNat 81, .negSucc 76, .ofNat 5, .negSucc 25, .negSucc 66, .ofNat 87, .ofNat 113, .ofNat 87, .ofNat 125],
  [.ofNat 106, .negSucc 83, .negSucc 76, .ofNat 0, .negSucc 89, .negSucc 99, .ofNat 106, .negSucc 92, .negSucc 103, .negSucc 114, .ofNat 54, .ofNat 117, .negSucc 77, .negSucc 12, .ofNat 36, .ofNat 72],
  [.negSucc 126, .negSucc 28, .negSucc 78, .ofNat 69, .negSucc 14, .negSucc 83, .negSucc 56, .ofNat 69, .negSucc 1, .negSucc 50, .negSucc 32, .ofNat 50, .ofNat 109, .ofNat 41, .negSucc 123, .negSucc 119],
  [.ofNat 76, .ofNat 34, .ofNat 112, .ofNat 116, .ofNat 12, .negSucc 9, .ofNat 85, .negSucc 19, .ofNat 96, .ofNat 41, .ofNat 3, .ofNat 38, .negSucc 14, .ofNat 41, .ofNat 45, .ofNat 60],
  [.negSucc 40, .negSucc 57, .ofNat 109, .negSucc 26, .negSucc 105, .ofNat 8, .negSucc 99, .negSucc 56, .ofNat 114, .ofNat 66, .ofNat 42, .negSucc 110, .negSucc 88, .negSucc 52, .ofNat 103, .ofNat 49],
  [.negSucc 59, .negSucc 33, .negSucc 61, .ofNat 127, .ofNat 46, .ofNat 77, .ofNat 123, .ofNat 74, .negSucc 11, .ofNat 71, .ofNat 9, .negSucc 77, .ofNat 107, .ofNat 94, .negSucc 98, .negSucc 95],
  [.ofNat 118, .ofNat 60, .negSucc 107, .ofNat 7, .negSucc 68, .ofNat 74, .negSucc 126, .negSucc 122, .negSucc 125, .ofNat 20, .ofNat 70, .ofNat 43, .negSucc 51, .negSucc 33, .negSucc 12, .ofNat 88],
  [.negSucc 100, .ofNat 85, .negSucc 22, .ofNat 105, .ofNat 47, .ofNat 90, .ofNat 91, .negSucc 26, .negSucc 98, .negSucc 39, .negSucc 55, .ofNat 116, .negSucc 96, .ofNat 64, .ofNat 105, .ofNat 30],
  [.ofNat 88, .negSucc 69, .ofNat 127, .negSucc 59, .negSucc 3, .ofNat 91, .negSucc 99, .ofNat 127, .ofNat 26, .negSucc 91, .ofNat 51, .ofNat 30, .ofNat 89, .negSucc 17, .negSucc 34, .negSucc 98],
  [.negSucc 58, .ofNat 30, .ofNat 30, .negSucc 68, .negSucc 60, .ofNat 80, .ofNat 73, .negSucc 113, .ofNat 121, .negSucc 56, .negSucc 126, .negSucc 77, .negSucc 108, .negSucc 53, .negSucc 117, .negSucc 8],
  [.negSucc 65, .ofNat 77, .negSucc 120, .ofNat 94, .ofNat 81, .ofNat 81, .negSucc 64, .negSucc 35, .ofNat 93, .ofNat 10, .ofNat 88, .negSucc 108, .ofNat 2, .ofNat 55, .ofNat 110, .negSucc 45],
  [.ofNat 114, .negSucc 24, .negSucc 45, .negSucc 72, .negSucc 109, .ofNat 47, .ofNat 55, .ofNat 119, .negSucc 56, .ofNat 54, .negSucc 84, .negSucc 56, .ofNat 122, .negSucc 110, .ofNat 87, .ofNat 32],
  [.negSucc 97, .negSucc 37, .ofNat 109, .ofNat 91, .negSucc 31, .negSucc 11, .negSucc 51, .negSucc 79, .negSucc 110, .negSucc 75, .ofNat 120, .ofNat 77, .negSucc 92, .ofNat 14, .negSucc 80, .ofNat 54],
  [.ofNat 104, .ofNat 107, .ofNat 58, .negSucc 104, .negSucc 90, .negSucc 55, .ofNat 61, .ofNat 49, .negSucc 108, .negSucc 105, .negSucc 57, .ofNat 102, .ofNat 68, .ofNat 29, .ofNat 17, .negSucc 85],
  [.negSucc 96, .negSucc 67, .negSucc 109, .negSucc 119, .negSucc 22, .negSucc 84, .negSucc 4, .ofNat 100, .ofNat 110, .negSucc 54, .ofNat 110, .ofNat 39, .ofNat 108, .negSucc 39, .ofNat 103, .ofNat 16]]

def W2 : List (List Int) := [
  [.ofNat 26, .ofNat 23, .negSucc 83, .ofNat 22, .ofNat 25, .ofNat 66, .ofNat 63, .negSucc 18, .ofNat 91, .ofNat 49, .ofNat 12, .negSucc 37, .negSucc 43, .negSucc 126, .ofNat 9, .negSucc 24],
  [.negSucc 93, .negSucc 55, .negSucc 20, .ofNat 63, .negSucc 5, .ofNat 35, .negSucc 21, .ofNat 24, .ofNat 68, .ofNat 54, .negSucc 75, .ofNat 16, .ofNat 68, .ofNat 67, .negSucc 67, .ofNat 27],
  [.ofNat 59, .ofNat 39, .ofNat 41, .negSucc 76, .negSucc 91, .negSucc 31, .ofNat 52, .ofNat 40, .negSucc 30, .negSucc 66, .ofNat 81, .ofNat 61, .negSucc 14, .negSucc 2, .ofNat 40, .ofNat 11],
  [.negSucc 81, .ofNat 42, .ofNat 84, .ofNat 77, .ofNat 37, .negSucc 28, .negSucc 41, .negSucc 4, .negSucc 79, .negSucc 1, .negSucc 88, .ofNat 59, .ofNat 3, .ofNat 22, .ofNat 68, .negSucc 3],
  [.ofNat 33, .negSucc 0, .negSucc 23, .ofNat 7, .negSucc 97, .negSucc 82, .ofNat 62, .ofNat 36, .negSucc 11, .negSucc 19, .ofNat 89, .negSucc 20, .ofNat 63, .ofNat 64, .negSucc 55, .ofNat 48],
  [.ofNat 14, .ofNat 22, .negSucc 45, .ofNat 66, .ofNat 47, .negSucc 56, .negSucc 43, .ofNat 74, .ofNat 80, .ofNat 11, .negSucc 64, .negSucc 94, .negSucc 40, .ofNat 3, .ofNat 17, .ofNat 29],
  [.negSucc 62, .ofNat 52, .ofNat 25, .ofNat 18, .negSucc 29, .negSucc 75, .ofNat 65, .negSucc 55, .ofNat 45, .ofNat 8, .ofNat 40, .negSucc 23, .ofNat 14, .ofNat 72, .ofNat 54, .negSucc 66],
  [.ofNat 33, .negSucc 55, .ofNat 46, .ofNat 5, .negSucc 13, .negSucc 25, .negSucc 64, .ofNat 48, .ofNat 21, .negSucc 27, .ofNat 13, .ofNat 61, .ofNat 47, .ofNat 18, .negSucc 15, .ofNat 53],
  [.negSucc 95, .negSucc 22, .ofNat 17, .ofNat 43, .ofNat 66, .negSucc 12, .ofNat 63, .ofNat 29, .negSucc 50, .negSucc 25, .ofNat 56, .ofNat 73, .negSucc 69, .ofNat 11, .negSucc 34, .ofNat 67],
  [.ofNat 96, .ofNat 48, .negSucc 62, .ofNat 0, .negSucc 88, .ofNat 26, .negSucc 25, .negSucc 18, .negSucc 72, .negSucc 18, .negSucc 14, .ofNat 20, .ofNat 15, .ofNat 127, .ofNat 67, .negSucc 43],
  [.negSucc 31, .ofNat 44, .ofNat 10, .ofNat 18, .ofNat 12, .ofNat 22, .ofNat 57, .ofNat 49, .ofNat 7, .negSucc 6, .ofNat 35, .negSucc 92, .ofNat 37, .negSucc 25, .ofNat 32, .ofNat 45],
  [.ofNat 0, .negSucc 45, .ofNat 58, .negSucc 3, .negSucc 70, .ofNat 58, .negSucc 50, .ofNat 33, .ofNat 65, .ofNat 67, .ofNat 9, .negSucc 36, .negSucc 46, .ofNat 122, .negSucc 65, .negSucc 7],
  [.ofNat 65, .ofNat 5, .ofNat 22, .negSucc 36, .negSucc 44, .ofNat 73, .ofNat 21, .negSucc 73, .ofNat 66, .ofNat 33, .negSucc 34, .ofNat 3, .ofNat 36, .ofNat 3, .ofNat 13, .negSucc 54],
  [.negSucc 75, .ofNat 31, .negSucc 43, .ofNat 38, .ofNat 20, .ofNat 51, .negSucc 15, .ofNat 62, .negSucc 12, .negSucc 36, .negSucc 12, .ofNat 52, .ofNat 42, .ofNat 1, .ofNat 37, .ofNat 53],
  [.ofNat 93, .negSucc 50, .negSucc 4, .negSucc 63, .negSucc 2, .ofNat 83, .ofNat 29, .ofNat 15, .negSucc 82, .negSucc 30, .negSucc 22, .ofNat 95, .negSucc 43, .ofNat 86, .negSucc 37, .ofNat 8],
  [.negSucc 90, .negSucc 51, .ofNat 74, .ofNat 12, .ofNat 98, .ofNat 76, .ofNat 25, .negSucc 16, .negSucc 90, .negSucc 49, .ofNat 58, .ofNat 42, .ofNat 70, .negSucc 81, .negSucc 45, .ofNat 0],
  [.ofNat 17, .ofNat 56, .ofNat 23, .negSucc 36, .negSucc 70, .ofNat 47, .negSucc 5, .ofNat 66, .ofNat 36, .ofNat 39, .negSucc 47, .negSucc 84, .ofNat 6, .ofNat 68, .ofNat 56, .ofNat 10]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 17 → ∀ b, b < 17 → answer a b = (a + b) % 17

end LeanCheckedNetwork.Net
