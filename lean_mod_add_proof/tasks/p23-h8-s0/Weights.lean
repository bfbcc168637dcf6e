import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 124, .ofNat 11, .negSucc 44, .ofNat 53, .negSucc 76, .negSucc 73, .negSucc 0, .negSucc 73],
  [.negSucc 100, .ofNat 83, .negSucc 57, .negSucc 19, .negSucc 76, .ofNat 19, .negSucc 32, .negSucc 81],
  [.ofNat 103, .ofNat 94, .ofNat 105, .ofNat 7, .negSucc 33, .ofNat 83, .negSucc 99, .negSucc 44],
  [.negSucc 65, .negSucc 22, .ofNat 11, .ofNat 23, .ofNat 30, .negSucc 33, .negSucc 48, .negSucc 56],
  [.ofNat 66, .negSucc 97, .negSucc 84, .negSucc 3, .ofNat 89, .negSucc 70, .ofNat 5, .negSucc 46],
  [.negSucc 52, .negSucc 88, .ofNat 97, .ofNat 56, .ofNat 89, .ofNat 83, .ofNat 80, .negSucc 6],
  [.ofNat 22, .ofNat 31, .ofNat 4, .negSucc 83, .ofNat 10, .ofNat 74, .ofNat 95, .ofNat 4],
  [.negSucc 30, .ofNat 74, .negSucc 73, .ofNat 65, .negSucc 62, .negSucc 97, .ofNat 87, .ofNat 8],
  [.negSucc 25, .ofNat 35, .ofNat 22, .negSucc 109, .negSucc 97, .negSucc 87, .negSucc 13, .ofNat 58],
  [.ofNat 1, .negSucc 50, .ofNat 37, .ofNat 96, .negSucc 95, .ofNat 88, .negSucc 64, .ofNat 72],
  [.negSucc 52, .negSucc 82, .negSucc 68, .negSucc 108, .ofNat 7, .ofNat 81, .negSucc 116, .ofNat 74],
  [.ofNat 36, .negSucc 39, .negSucc 17, .ofNat 116, .ofNat 72, .negSucc 67, .negSucc 48, .ofNat 75],
  [.negSucc 83, .ofNat 60, .ofNat 72, .negSucc 105, .ofNat 101, .negSucc 63, .ofNat 27, .ofNat 86],
  [.ofNat 85, .ofNat 61, .negSucc 19, .ofNat 107, .ofNat 57, .ofNat 95, .ofNat 92, .ofNat 49],
  [.negSucc 126, .ofNat 13, .negSucc 77, .negSucc 125, .negSucc 4, .ofNat 51, .ofNat 101, .ofNat 44],
  [.ofNat 98, .negSucc 94, .ofNat 97, .ofNat 109, .negSucc 85, .negSucc 79, .ofNat 58, .ofNat 33],
  [.negSucc 123, .negSucc 73, .negSucc 14, .negSucc 120, .negSucc 76, .negSucc 28, .negSucc 26, .negSucc 1],
  [.ofNat 123, .negSucc 4, .negSucc 81, .ofNat 100, .negSucc 59, .ofNat 87, .negSucc 83, .negSucc 8],
  [.negSucc 107, .ofNat 78, .ofNat 72, .negSucc 93, .ofNat 23, .ofNat 28, .negSucc 72, .negSucc 57],
  [.ofNat 119, .ofNat 89, .ofNat 26, .ofNat 97, .ofNat 73, .negSucc 87, .negSucc 19, .negSucc 39],
  [.negSucc 118, .negSucc 13, .negSucc 64, .negSucc 76, .ofNat 81, .negSucc 2, .ofNat 40, .negSucc 72],
  [.ofNat 127, .negSucc 90, .ofNat 27, .ofNat 87, .ofNat 26, .ofNat 100, .ofNat 106, .negSucc 70],
  [.negSucc 110, .negSucc 72, .ofNat 57, .negSucc 40, .negSucc 25, .negSucc 22, .ofNat 82, .negSucc 79]]

def E2 : List (List Int) := [
  [.ofNat 112, .ofNat 95, .ofNat 22, .ofNat 65, .ofNat 90, .negSucc 97, .ofNat 50, .ofNat 69],
  [.negSucc 120, .ofNat 73, .ofNat 58, .negSucc 57, .ofNat 76, .ofNat 14, .negSucc 13, .ofNat 68],
  [.ofNat 115, .negSucc 16, .negSucc 41, .ofNat 49, .ofNat 56, .ofNat 84, .negSucc 78, .ofNat 74],
  [.negSucc 112, .negSucc 78, .negSucc 42, .negSucc 26, .ofNat 17, .negSucc 23, .negSucc 85, .ofNat 69],
  [.ofNat 113, .negSucc 106, .ofNat 109, .negSucc 6, .negSucc 104, .negSucc 82, .negSucc 49, .ofNat 88],
  [.negSucc 81, .ofNat 18, .ofNat 9, .ofNat 10, .negSucc 70, .ofNat 43, .ofNat 27, .ofNat 90],
  [.ofNat 72, .ofNat 103, .negSucc 88, .negSucc 3, .negSucc 46, .ofNat 64, .ofNat 83, .ofNat 43],
  [.negSucc 61, .ofNat 63, .ofNat 87, .ofNat 43, .ofNat 21, .negSucc 63, .ofNat 102, .negSucc 2],
  [.ofNat 21, .negSucc 25, .ofNat 3, .negSucc 84, .ofNat 84, .negSucc 77, .ofNat 31, .ofNat 16],
  [.negSucc 40, .negSucc 80, .negSucc 69, .ofNat 49, .ofNat 110, .ofNat 100, .negSucc 37, .ofNat 23],
  [.negSucc 31, .negSucc 35, .ofNat 22, .negSucc 114, .ofNat 44, .ofNat 81, .negSucc 102, .negSucc 61],
  [.negSucc 4, .ofNat 46, .ofNat 37, .ofNat 77, .negSucc 15, .negSucc 76, .negSucc 112, .negSucc 72],
  [.negSucc 57, .ofNat 71, .negSucc 64, .negSucc 113, .negSucc 107, .negSucc 74, .negSucc 33, .negSucc 69],
  [.ofNat 26, .ofNat 48, .negSucc 3, .ofNat 92, .negSucc 84, .ofNat 79, .ofNat 54, .negSucc 86],
  [.negSucc 79, .negSucc 54, .ofNat 70, .negSucc 108, .negSucc 35, .ofNat 53, .ofNat 94, .negSucc 78],
  [.ofNat 84, .negSucc 60, .negSucc 19, .ofNat 103, .ofNat 64, .negSucc 77, .ofNat 84, .negSucc 56],
  [.negSucc 118, .negSucc 9, .negSucc 73, .negSucc 118, .ofNat 95, .negSucc 53, .ofNat 13, .negSucc 53],
  [.ofNat 99, .ofNat 91, .ofNat 94, .ofNat 104, .ofNat 92, .ofNat 87, .negSucc 64, .negSucc 60],
  [.negSucc 118, .ofNat 71, .negSucc 16, .negSucc 112, .ofNat 19, .ofNat 22, .negSucc 84, .negSucc 1],
  [.ofNat 124, .ofNat 20, .negSucc 70, .ofNat 109, .negSucc 58, .negSucc 70, .negSucc 85, .ofNat 16],
  [.negSucc 126, .negSucc 87, .ofNat 85, .negSucc 105, .negSucc 100, .negSucc 34, .negSucc 2, .ofNat 60],
  [.ofNat 127, .negSucc 87, .ofNat 27, .ofNat 100, .negSucc 69, .ofNat 93, .ofNat 57, .ofNat 39],
  [.negSucc 112, .ofNat 13, .negSucc 65, .negSucc 70, .negSucc 13, .ofNat 6, .ofNat 85, .ofNat 64]]

def W2 : List (List Int) := [
  [.ofNat 108, .ofNat 17, .ofNat 90, .negSucc 53, .negSucc 48, .ofNat 127, .negSucc 89, .negSucc 126],
  [.negSucc 23, .ofNat 127, .negSucc 34, .ofNat 127, .negSucc 99, .ofNat 57, .negSucc 106, .negSucc 102],
  [.ofNat 127, .ofNat 113, .ofNat 35, .negSucc 119, .negSucc 126, .negSucc 68, .negSucc 26, .negSucc 90],
  [.negSucc 35, .ofNat 39, .ofNat 60, .ofNat 116, .ofNat 16, .ofNat 69, .ofNat 29, .negSucc 119],
  [.ofNat 104, .negSucc 96, .negSucc 29, .negSucc 100, .ofNat 104, .ofNat 39, .ofNat 107, .negSucc 70],
  [.ofNat 15, .negSucc 80, .negSucc 40, .ofNat 62, .ofNat 122, .negSucc 22, .ofNat 125, .negSucc 24],
  [.ofNat 81, .ofNat 18, .ofNat 28, .negSucc 108, .ofNat 105, .negSucc 38, .ofNat 107, .ofNat 9],
  [.ofNat 20, .ofNat 58, .ofNat 41, .ofNat 77, .ofNat 3, .ofNat 74, .ofNat 12, .ofNat 31],
  [.ofNat 121, .ofNat 62, .negSucc 84, .negSucc 126, .negSucc 30, .ofNat 109, .negSucc 56, .ofNat 88],
  [.ofNat 8, .ofNat 77, .ofNat 82, .ofNat 96, .negSucc 86, .ofNat 36, .negSucc 94, .ofNat 61],
  [.ofNat 80, .negSucc 52, .ofNat 126, .negSucc 63, .negSucc 21, .ofNat 60, .negSucc 0, .ofNat 100],
  [.ofNat 59, .negSucc 97, .negSucc 126, .ofNat 46, .ofNat 46, .ofNat 92, .ofNat 61, .ofNat 14],
  [.ofNat 48, .ofNat 22, .ofNat 24, .negSucc 11, .ofNat 98, .ofNat 8, .ofNat 102, .ofNat 20],
  [.ofNat 28, .ofNat 39, .ofNat 2, .ofNat 43, .ofNat 106, .negSucc 126, .ofNat 109, .ofNat 13],
  [.negSucc 76, .ofNat 52, .negSucc 126, .ofNat 94, .ofNat 102, .negSucc 10, .ofNat 106, .ofNat 36],
  [.ofNat 71, .ofNat 12, .ofNat 48, .ofNat 19, .negSucc 21, .ofNat 112, .negSucc 35, .ofNat 66],
  [.negSucc 62, .negSucc 77, .ofNat 127, .ofNat 83, .negSucc 97, .ofNat 126, .negSucc 126, .ofNat 108],
  [.ofNat 94, .ofNat 48, .ofNat 67, .negSucc 8, .negSucc 115, .negSucc 79, .negSucc 97, .ofNat 127],
  [.negSucc 126, .ofNat 81, .negSucc 13, .ofNat 126, .ofNat 20, .ofNat 41, .ofNat 40, .ofNat 56],
  [.ofNat 93, .ofNat 26, .ofNat 18, .negSucc 40, .ofNat 46, .ofNat 67, .ofNat 54, .ofNat 24],
  [.negSucc 111, .ofNat 39, .negSucc 5, .ofNat 96, .ofNat 102, .ofNat 1, .ofNat 105, .negSucc 14],
  [.ofNat 78, .negSucc 15, .negSucc 124, .negSucc 18, .ofNat 127, .negSucc 95, .ofNat 127, .negSucc 68],
  [.negSucc 46, .negSucc 126, .ofNat 50, .ofNat 99, .ofNat 88, .ofNat 52, .ofNat 81, .negSucc 126]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 23 → ∀ b, b < 23 → answer a b = (a + b) % 23

end LeanCheckedNetwork.Net
