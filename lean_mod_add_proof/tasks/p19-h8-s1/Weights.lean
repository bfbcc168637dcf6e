import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 101, .ofNat 90, .negSucc 17, .ofNat 85, .ofNat 89, .negSucc 38, .negSucc 42, .negSucc 14],
  [.negSucc 55, .negSucc 94, .negSucc 59, .ofNat 90, .ofNat 66, .ofNat 62, .negSucc 89, .ofNat 75],
  [.ofNat 23, .ofNat 87, .ofNat 69, .ofNat 93, .ofNat 44, .ofNat 70, .negSucc 52, .ofNat 115],
  [.ofNat 97, .negSucc 59, .ofNat 29, .ofNat 80, .ofNat 25, .ofNat 65, .ofNat 113, .negSucc 46],
  [.ofNat 69, .ofNat 16, .negSucc 74, .ofNat 56, .negSucc 82, .ofNat 39, .ofNat 5, .negSucc 83],
  [.negSucc 16, .ofNat 25, .ofNat 72, .negSucc 3, .negSucc 77, .negSucc 15, .negSucc 105, .ofNat 12],
  [.negSucc 83, .negSucc 46, .ofNat 12, .negSucc 33, .negSucc 76, .negSucc 48, .negSucc 101, .ofNat 103],
  [.negSucc 101, .ofNat 79, .negSucc 70, .negSucc 54, .negSucc 62, .negSucc 80, .ofNat 105, .negSucc 38],
  [.ofNat 7, .negSucc 57, .ofNat 55, .negSucc 85, .negSucc 94, .negSucc 75, .ofNat 100, .negSucc 55],
  [.ofNat 106, .ofNat 46, .ofNat 76, .negSucc 100, .negSucc 86, .negSucc 62, .ofNat 35, .negSucc 111],
  [.ofNat 98, .negSucc 25, .negSucc 77, .negSucc 91, .negSucc 85, .ofNat 69, .negSucc 101, .ofNat 13],
  [.negSucc 11, .ofNat 15, .ofNat 27, .negSucc 92, .negSucc 73, .ofNat 69, .negSucc 51, .ofNat 112],
  [.negSucc 82, .ofNat 95, .ofNat 82, .negSucc 63, .negSucc 17, .ofNat 96, .ofNat 107, .negSucc 39],
  [.negSucc 83, .negSucc 82, .negSucc 69, .negSucc 57, .ofNat 19, .ofNat 54, .ofNat 106, .negSucc 76],
  [.negSucc 40, .ofNat 80, .negSucc 13, .negSucc 34, .ofNat 65, .ofNat 15, .negSucc 32, .negSucc 31],
  [.ofNat 45, .negSucc 71, .ofNat 77, .ofNat 14, .ofNat 64, .negSucc 37, .negSucc 107, .ofNat 30],
  [.ofNat 80, .ofNat 27, .negSucc 49, .ofNat 46, .ofNat 62, .negSucc 64, .negSucc 53, .ofNat 110],
  [.ofNat 38, .ofNat 8, .negSucc 58, .ofNat 64, .ofNat 83, .negSucc 64, .ofNat 110, .negSucc 35],
  [.negSucc 96, .negSucc 50, .ofNat 74, .ofNat 87, .ofNat 88, .negSucc 71, .ofNat 88, .negSucc 86]]

def E2 : List (List Int) := [
  [.ofNat 84, .negSucc 83, .ofNat 86, .negSucc 90, .negSucc 73, .negSucc 73, .negSucc 14, .ofNat 82],
  [.negSucc 15, .ofNat 57, .negSucc 60, .negSucc 87, .negSucc 91, .negSucc 55, .ofNat 127, .negSucc 85],
  [.negSucc 98, .negSucc 45, .negSucc 63, .negSucc 101, .negSucc 84, .negSucc 38, .ofNat 2, .negSucc 69],
  [.negSucc 93, .ofNat 41, .ofNat 64, .negSucc 91, .negSucc 83, .ofNat 64, .negSucc 121, .ofNat 84],
  [.ofNat 13, .negSucc 17, .negSucc 31, .negSucc 100, .negSucc 68, .ofNat 59, .negSucc 52, .ofNat 107],
  [.ofNat 86, .negSucc 93, .negSucc 78, .negSucc 70, .negSucc 14, .ofNat 91, .ofNat 97, .negSucc 49],
  [.ofNat 82, .ofNat 89, .ofNat 57, .negSucc 69, .negSucc 6, .ofNat 69, .ofNat 52, .negSucc 76],
  [.ofNat 26, .negSucc 78, .negSucc 8, .negSucc 38, .ofNat 29, .ofNat 1, .negSucc 28, .negSucc 39],
  [.negSucc 54, .ofNat 66, .negSucc 68, .ofNat 26, .ofNat 76, .negSucc 22, .negSucc 117, .ofNat 100],
  [.negSucc 80, .negSucc 35, .ofNat 63, .ofNat 61, .ofNat 73, .negSucc 58, .negSucc 47, .ofNat 106],
  [.negSucc 35, .negSucc 17, .ofNat 73, .ofNat 77, .ofNat 83, .negSucc 62, .ofNat 108, .negSucc 62],
  [.ofNat 87, .ofNat 46, .negSucc 69, .ofNat 88, .ofNat 85, .negSucc 75, .ofNat 83, .negSucc 99],
  [.ofNat 103, .negSucc 79, .ofNat 22, .ofNat 94, .ofNat 86, .negSucc 23, .negSucc 42, .negSucc 28],
  [.ofNat 69, .ofNat 94, .ofNat 54, .ofNat 89, .ofNat 58, .ofNat 45, .negSucc 82, .ofNat 61],
  [.negSucc 24, .negSucc 84, .negSucc 75, .ofNat 89, .ofNat 16, .ofNat 73, .negSucc 16, .ofNat 89],
  [.negSucc 94, .ofNat 56, .negSucc 32, .ofNat 90, .ofNat 37, .ofNat 61, .ofNat 112, .negSucc 71],
  [.negSucc 53, .negSucc 33, .ofNat 62, .ofNat 76, .ofNat 15, .ofNat 38, .ofNat 26, .negSucc 103],
  [.ofNat 21, .negSucc 26, .negSucc 80, .ofNat 13, .negSucc 43, .negSucc 17, .negSucc 107, .ofNat 5],
  [.ofNat 79, .ofNat 57, .negSucc 18, .negSucc 36, .negSucc 57, .negSucc 47, .negSucc 93, .ofNat 98]]

def W2 : List (List Int) := [
  [.negSucc 14, .negSucc 22, .ofNat 49, .ofNat 65, .negSucc 91, .ofNat 83, .ofNat 80, .ofNat 58],
  [.ofNat 96, .ofNat 127, .negSucc 19, .ofNat 43, .negSucc 126, .negSucc 47, .negSucc 126, .ofNat 127],
  [.ofNat 127, .negSucc 96, .ofNat 110, .ofNat 2, .ofNat 75, .negSucc 126, .ofNat 4, .ofNat 66],
  [.ofNat 125, .ofNat 96, .ofNat 23, .negSucc 126, .ofNat 55, .negSucc 115, .ofNat 106, .negSucc 96],
  [.ofNat 126, .ofNat 48, .negSucc 50, .negSucc 104, .ofNat 87, .negSucc 38, .ofNat 83, .ofNat 16],
  [.negSucc 24, .ofNat 72, .ofNat 99, .negSucc 92, .ofNat 96, .ofNat 18, .ofNat 14, .ofNat 89],
  [.negSucc 88, .ofNat 95, .ofNat 74, .negSucc 75, .ofNat 106, .ofNat 53, .negSucc 81, .ofNat 118],
  [.ofNat 80, .negSucc 72, .negSucc 126, .negSucc 85, .ofNat 127, .ofNat 127, .ofNat 27, .ofNat 20],
  [.ofNat 76, .ofNat 75, .ofNat 46, .negSucc 27, .ofNat 82, .ofNat 58, .ofNat 85, .negSucc 91],
  [.ofNat 106, .negSucc 103, .ofNat 66, .ofNat 6, .ofNat 56, .ofNat 23, .ofNat 63, .ofNat 31],
  [.ofNat 70, .ofNat 94, .negSucc 116, .ofNat 6, .ofNat 71, .ofNat 48, .ofNat 13, .ofNat 61],
  [.ofNat 42, .ofNat 89, .ofNat 99, .ofNat 32, .ofNat 80, .negSucc 79, .negSucc 108, .ofNat 96],
  [.negSucc 107, .ofNat 45, .ofNat 127, .ofNat 72, .ofNat 56, .negSucc 110, .ofNat 95, .negSucc 102],
  [.ofNat 19, .ofNat 65, .negSucc 86, .ofNat 127, .negSucc 35, .negSucc 126, .ofNat 127, .negSucc 86],
  [.ofNat 83, .negSucc 126, .ofNat 57, .ofNat 98, .negSucc 54, .negSucc 0, .ofNat 79, .ofNat 43],
  [.ofNat 67, .ofNat 65, .ofNat 82, .ofNat 71, .negSucc 17, .ofNat 8, .negSucc 8, .ofNat 77],
  [.ofNat 114, .negSucc 46, .negSucc 44, .ofNat 108, .negSucc 78, .ofNat 102, .negSucc 106, .ofNat 56],
  [.ofNat 30, .ofNat 55, .ofNat 27, .ofNat 87, .negSucc 120, .ofNat 116, .ofNat 98, .negSucc 126],
  [.negSucc 126, .ofNat 58, .ofNat 81, .ofNat 91, .negSucc 109, .ofNat 75, .ofNat 103, .negSucc 34]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 19 → ∀ b, b < 19 → answer a b = (a + b) % 19

end LeanCheckedNetwork.Net
