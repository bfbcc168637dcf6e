import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 5, .ofNat 85, .negSucc 101, .negSucc 86, .negSucc 50, .ofNat 22, .ofNat 67, .negSucc 2],
  [.negSucc 68, .ofNat 82, .ofNat 98, .negSucc 39, .negSucc 65, .negSucc 96, .negSucc 82, .negSucc 35],
  [.negSucc 75, .negSucc 86, .negSucc 126, .ofNat 87, .negSucc 37, .ofNat 25, .ofNat 79, .negSucc 93],
  [.negSucc 100, .negSucc 40, .ofNat 100, .ofNat 90, .ofNat 60, .ofNat 60, .negSucc 42, .negSucc 72],
  [.negSucc 90, .ofNat 62, .negSucc 87, .negSucc 30, .ofNat 47, .negSucc 49, .ofNat 15, .negSucc 83],
  [.negSucc 95, .ofNat 44, .ofNat 115, .negSucc 100, .negSucc 1, .negSucc 19, .ofNat 12, .negSucc 40],
  [.negSucc 65, .negSucc 88, .negSucc 93, .ofNat 34, .negSucc 73, .ofNat 79, .negSucc 31, .ofNat 12],
  [.negSucc 65, .negSucc 38, .ofNat 101, .ofNat 97, .negSucc 57, .ofNat 6, .ofNat 13, .ofNat 31],
  [.negSucc 48, .ofNat 94, .negSucc 86, .ofNat 45, .ofNat 43, .negSucc 74, .negSucc 85, .ofNat 96],
  [.negSucc 14, .negSucc 8, .ofNat 86, .negSucc 60, .ofNat 76, .ofNat 73, .ofNat 83, .ofNat 88],
  [.negSucc 9, .negSucc 77, .negSucc 68, .negSucc 72, .ofNat 34, .ofNat 24, .negSucc 84, .ofNat 43],
  [.ofNat 22, .ofNat 18, .ofNat 77, .ofNat 30, .negSucc 43, .negSucc 59, .ofNat 100, .ofNat 33],
  [.ofNat 29, .ofNat 87, .negSucc 54, .ofNat 104, .negSucc 70, .ofNat 65, .negSucc 92, .negSucc 21],
  [.ofNat 57, .ofNat 9, .ofNat 39, .negSucc 3, .negSucc 41, .ofNat 47, .ofNat 103, .negSucc 52],
  [.ofNat 51, .negSucc 82, .negSucc 34, .negSucc 60, .ofNat 90, .negSucc 101, .negSucc 105, .negSucc 75],
  [.ofNat 82, .ofNat 17, .ofNat 8, .negSucc 17, .ofNat 60, .negSucc 14, .ofNat 94, .negSucc 94],
  [.ofNat 84, .ofNat 81, .ofNat 23, .ofNat 64, .ofNat 39, .ofNat 59, .negSucc 119, .negSucc 59],
  [.ofNat 102, .negSucc 3, .negSucc 12, .ofNat 36, .negSucc 43, .negSucc 30, .ofNat 118, .negSucc 9],
  [.ofNat 82, .negSucc 74, .ofNat 60, .negSucc 17, .negSucc 79, .negSucc 76, .negSucc 108, .ofNat 26],
  [.ofNat 105, .ofNat 49, .negSucc 73, .negSucc 102, .negSucc 57, .ofNat 89, .ofNat 109, .ofNat 78],
  [.ofNat 62, .ofNat 67, .ofNat 93, .ofNat 26, .ofNat 63, .negSucc 0, .negSucc 115, .ofNat 99],
  [.ofNat 21, .negSucc 74, .negSucc 94, .ofNat 96, .ofNat 79, .negSucc 90, .ofNat 92, .ofNat 67],
  [.ofNat 16, .negSucc 52, .ofNat 100, .ofNat 19, .negSucc 4, .ofNat 59, .negSucc 86, .ofNat 40]]

def E2 : List (List Int) := [
  [.negSucc 27, .negSucc 18, .ofNat 20, .ofNat 14, .ofNat 73, .ofNat 21, .ofNat 110, .ofNat 93],
  [.negSucc 45, .negSucc 91, .negSucc 76, .ofNat 95, .ofNat 94, .negSucc 98, .negSucc 102, .ofNat 58],
  [.ofNat 16, .ofNat 20, .negSucc 21, .ofNat 7, .ofNat 3, .ofNat 45, .ofNat 122, .ofNat 15],
  [.ofNat 48, .ofNat 86, .ofNat 46, .negSucc 72, .negSucc 85, .ofNat 64, .negSucc 111, .negSucc 20],
  [.ofNat 51, .negSucc 19, .negSucc 45, .negSucc 34, .negSucc 42, .negSucc 70, .ofNat 119, .negSucc 47],
  [.ofNat 69, .negSucc 78, .ofNat 63, .ofNat 54, .negSucc 12, .ofNat 15, .negSucc 98, .negSucc 93],
  [.ofNat 77, .ofNat 38, .negSucc 75, .ofNat 68, .ofNat 81, .ofNat 70, .ofNat 87, .negSucc 75],
  [.ofNat 86, .ofNat 97, .ofNat 75, .negSucc 39, .ofNat 68, .negSucc 62, .negSucc 112, .negSucc 47],
  [.ofNat 94, .negSucc 67, .negSucc 83, .negSucc 107, .ofNat 6, .negSucc 21, .ofNat 82, .ofNat 7],
  [.ofNat 74, .negSucc 68, .ofNat 84, .negSucc 72, .negSucc 48, .ofNat 87, .negSucc 52, .ofNat 35],
  [.ofNat 60, .ofNat 72, .negSucc 106, .ofNat 109, .negSucc 38, .ofNat 3, .ofNat 64, .ofNat 84],
  [.ofNat 38, .ofNat 41, .ofNat 84, .ofNat 46, .ofNat 12, .negSucc 74, .negSucc 28, .ofNat 91],
  [.ofNat 20, .negSucc 83, .negSucc 95, .negSucc 71, .ofNat 87, .ofNat 64, .ofNat 21, .ofNat 68],
  [.ofNat 13, .negSucc 39, .ofNat 98, .negSucc 82, .ofNat 38, .ofNat 22, .negSucc 16, .ofNat 57],
  [.negSucc 33, .ofNat 72, .negSucc 109, .ofNat 42, .negSucc 14, .negSucc 78, .negSucc 15, .negSucc 10],
  [.negSucc 86, .ofNat 28, .ofNat 94, .ofNat 99, .negSucc 58, .ofNat 12, .ofNat 4, .negSucc 30],
  [.negSucc 74, .negSucc 80, .negSucc 98, .negSucc 25, .negSucc 36, .ofNat 86, .negSucc 62, .negSucc 89],
  [.negSucc 85, .negSucc 16, .ofNat 91, .negSucc 86, .ofNat 21, .negSucc 37, .ofNat 72, .negSucc 84],
  [.negSucc 90, .ofNat 77, .negSucc 88, .negSucc 45, .ofNat 97, .negSucc 77, .negSucc 89, .negSucc 78],
  [.negSucc 90, .ofNat 22, .ofNat 79, .ofNat 83, .ofNat 37, .ofNat 66, .ofNat 108, .negSucc 36],
  [.negSucc 77, .negSucc 84, .negSucc 108, .ofNat 75, .negSucc 38, .negSucc 31, .negSucc 124, .ofNat 14],
  [.negSucc 65, .ofNat 3, .ofNat 52, .negSucc 61, .negSucc 56, .negSucc 79, .ofNat 118, .ofNat 47],
  [.negSucc 45, .ofNat 93, .negSucc 104, .negSucc 93, .negSucc 45, .ofNat 82, .negSucc 93, .ofNat 98]]

def W2 : List (List Int) := [
  [.ofNat 70, .ofNat 82, .negSucc 29, .ofNat 45, .ofNat 65, .ofNat 39, .ofNat 89, .ofNat 102],
  [.ofNat 127, .negSucc 58, .ofNat 123, .negSucc 74, .negSucc 91, .ofNat 114, .negSucc 39, .ofNat 77],
  [.ofNat 96, .ofNat 56, .ofNat 3, .ofNat 10, .negSucc 57, .ofNat 127, .ofNat 94, .negSucc 78],
  [.ofNat 82, .ofNat 107, .ofNat 89, .ofNat 38, .ofNat 84, .ofNat 41, .ofNat 15, .negSucc 126],
  [.ofNat 66, .ofNat 84, .ofNat 36, .ofNat 58, .ofNat 92, .ofNat 17, .ofNat 61, .ofNat 74],
  [.ofNat 75, .negSucc 89, .ofNat 67, .ofNat 38, .ofNat 105, .ofNat 102, .ofNat 31, .ofNat 106],
  [.ofNat 87, .ofNat 60, .ofNat 39, .negSucc 126, .ofNat 42, .ofNat 101, .ofNat 66, .ofNat 121],
  [.ofNat 65, .ofNat 97, .ofNat 39, .ofNat 63, .negSucc 122, .negSucc 106, .ofNat 64, .ofNat 127],
  [.ofNat 47, .ofNat 60, .ofNat 63, .ofNat 67, .ofNat 49, .ofNat 90, .ofNat 31, .ofNat 112],
  [.ofNat 13, .negSucc 126, .ofNat 11, .ofNat 79, .ofNat 93, .ofNat 99, .ofNat 69, .ofNat 124],
  [.negSucc 59, .ofNat 78, .ofNat 109, .negSucc 1, .ofNat 127, .negSucc 53, .ofNat 0, .ofNat 99],
  [.negSucc 100, .ofNat 107, .negSucc 55, .negSucc 57, .ofNat 90, .ofNat 74, .ofNat 108, .ofNat 93],
  [.negSucc 126, .ofNat 65, .ofNat 93, .ofNat 66, .ofNat 3, .ofNat 114, .negSucc 11, .ofNat 93],
  [.negSucc 55, .negSucc 90, .negSucc 94, .ofNat 127, .negSucc 82, .ofNat 68, .ofNat 127, .negSucc 29],
  [.negSucc 6, .ofNat 101, .ofNat 121, .ofNat 34, .ofNat 96, .ofNat 69, .negSucc 61, .negSucc 119],
  [.ofNat 21, .ofNat 127, .negSucc 98, .negSucc 103, .ofNat 80, .ofNat 82, .ofNat 114, .negSucc 72],
  [.ofNat 61, .ofNat 45, .ofNat 119, .ofNat 14, .ofNat 108, .ofNat 67, .negSucc 88, .ofNat 76],
  [.ofNat 45, .negSucc 59, .negSucc 126, .ofNat 96, .ofNat 84, .negSucc 73, .ofNat 105, .ofNat 119],
  [.ofNat 74, .ofNat 64, .ofNat 97, .ofNat 57, .negSucc 11, .ofNat 98, .negSucc 126, .ofNat 105],
  [.ofNat 81, .ofNat 91, .negSucc 119, .ofNat 3, .negSucc 126, .ofNat 88, .ofNat 106, .ofNat 105],
  [.ofNat 114, .negSucc 3, .ofNat 127, .negSucc 105, .ofNat 111, .negSucc 126, .negSucc 95, .ofNat 111],
  [.ofNat 64, .ofNat 18, .negSucc 87, .ofNat 64, .ofNat 86, .ofNat 79, .ofNat 95, .ofNat 104],
  [.ofNat 73, .ofNat 60, .ofNat 96, .ofNat 51, .ofNat 61, .ofNat 86, .negSucc 44, .ofNat 97]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 23 → ∀ b, b < 23 → answer a b = (a + b) % 23

end LeanCheckedNetwork.Net
