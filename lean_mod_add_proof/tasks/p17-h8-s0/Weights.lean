import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 94, .ofNat 71, .negSucc 26, .negSucc 29, .negSucc 72, .ofNat 32, .ofNat 108, .ofNat 35],
  [.ofNat 51, .negSucc 45, .ofNat 61, .negSucc 79, .ofNat 14, .negSucc 15, .negSucc 69, .negSucc 42],
  [.negSucc 47, .ofNat 23, .negSucc 74, .negSucc 27, .ofNat 71, .ofNat 28, .ofNat 60, .ofNat 61],
  [.negSucc 61, .negSucc 24, .ofNat 82, .ofNat 58, .negSucc 67, .negSucc 20, .ofNat 21, .negSucc 85],
  [.ofNat 69, .ofNat 16, .negSucc 100, .ofNat 91, .ofNat 27, .negSucc 20, .negSucc 29, .ofNat 97],
  [.ofNat 96, .ofNat 0, .ofNat 92, .ofNat 77, .ofNat 58, .ofNat 32, .ofNat 68, .negSucc 93],
  [.negSucc 46, .negSucc 17, .negSucc 77, .negSucc 75, .negSucc 82, .negSucc 32, .negSucc 101, .ofNat 87],
  [.negSucc 68, .ofNat 70, .ofNat 80, .negSucc 92, .ofNat 77, .ofNat 26, .ofNat 74, .negSucc 91],
  [.ofNat 30, .negSucc 101, .negSucc 97, .negSucc 39, .ofNat 34, .negSucc 73, .negSucc 29, .ofNat 122],
  [.ofNat 89, .ofNat 93, .ofNat 65, .ofNat 59, .negSucc 82, .ofNat 36, .negSucc 1, .negSucc 98],
  [.negSucc 10, .negSucc 92, .negSucc 43, .ofNat 65, .ofNat 85, .negSucc 16, .ofNat 72, .ofNat 103],
  [.negSucc 82, .ofNat 76, .ofNat 41, .ofNat 38, .ofNat 2, .ofNat 63, .negSucc 84, .negSucc 102],
  [.negSucc 18, .negSucc 101, .negSucc 24, .negSucc 76, .negSucc 97, .negSucc 88, .ofNat 105, .ofNat 71],
  [.ofNat 98, .ofNat 93, .ofNat 18, .negSucc 58, .ofNat 90, .ofNat 63, .negSucc 47, .negSucc 37],
  [.ofNat 16, .negSucc 59, .negSucc 1, .negSucc 37, .negSucc 1, .negSucc 69, .negSucc 1, .ofNat 6],
  [.negSucc 69, .ofNat 116, .ofNat 2, .ofNat 71, .negSucc 77, .ofNat 82, .ofNat 35, .negSucc 6],
  [.negSucc 40, .negSucc 92, .ofNat 12, .ofNat 56, .ofNat 91, .negSucc 77, .negSucc 82, .negSucc 22]]

def E2 : List (List Int) := [
  [.ofNat 47, .ofNat 119, .negSucc 15, .ofNat 93, .ofNat 22, .ofNat 46, .ofNat 50, .ofNat 127],
  [.ofNat 80, .negSucc 62, .ofNat 12, .ofNat 42, .ofNat 44, .negSucc 26, .negSucc 91, .negSucc 80],
  [.negSucc 68, .ofNat 31, .ofNat 44, .negSucc 78, .negSucc 100, .ofNat 28, .ofNat 108, .ofNat 88],
  [.negSucc 80, .negSucc 30, .negSucc 84, .negSucc 71, .ofNat 54, .negSucc 12, .negSucc 90, .negSucc 107],
  [.ofNat 17, .negSucc 42, .ofNat 92, .negSucc 30, .ofNat 26, .ofNat 21, .ofNat 25, .ofNat 114],
  [.ofNat 84, .ofNat 71, .negSucc 109, .ofNat 66, .negSucc 90, .ofNat 65, .ofNat 21, .negSucc 96],
  [.negSucc 28, .negSucc 64, .ofNat 101, .ofNat 53, .ofNat 74, .ofNat 49, .negSucc 48, .ofNat 114],
  [.negSucc 79, .ofNat 55, .negSucc 103, .ofNat 18, .ofNat 5, .negSucc 67, .ofNat 77, .negSucc 90],
  [.negSucc 14, .negSucc 77, .ofNat 80, .negSucc 63, .negSucc 85, .ofNat 59, .negSucc 101, .ofNat 74],
  [.ofNat 87, .ofNat 64, .negSucc 101, .negSucc 46, .ofNat 95, .negSucc 100, .ofNat 60, .negSucc 38],
  [.ofNat 1, .negSucc 104, .ofNat 73, .negSucc 16, .ofNat 7, .ofNat 99, .negSucc 5, .ofNat 32],
  [.negSucc 64, .ofNat 106, .negSucc 73, .ofNat 51, .negSucc 71, .negSucc 91, .negSucc 3, .negSucc 10],
  [.negSucc 68, .negSucc 92, .ofNat 67, .ofNat 64, .ofNat 83, .ofNat 92, .ofNat 72, .ofNat 1],
  [.ofNat 96, .ofNat 88, .negSucc 47, .negSucc 50, .negSucc 88, .negSucc 83, .negSucc 101, .ofNat 13],
  [.ofNat 34, .negSucc 90, .ofNat 47, .negSucc 94, .negSucc 9, .ofNat 79, .ofNat 65, .negSucc 30],
  [.negSucc 71, .ofNat 78, .negSucc 19, .negSucc 48, .ofNat 73, .negSucc 105, .negSucc 73, .ofNat 45],
  [.negSucc 72, .negSucc 71, .ofNat 29, .ofNat 60, .negSucc 74, .ofNat 2, .negSucc 21, .negSucc 78]]

def W2 : List (List Int) := [
  [.ofNat 16, .ofNat 45, .ofNat 62, .ofNat 27, .ofNat 41, .negSucc 1, .ofNat 68, .ofNat 25],
  [.ofNat 76, .ofNat 65, .ofNat 54, .negSucc 15, .negSucc 70, .ofNat 2, .negSucc 47, .ofNat 53],
  [.ofNat 14, .negSucc 25, .ofNat 44, .negSucc 0, .ofNat 40, .ofNat 14, .ofNat 81, .ofNat 82],
  [.negSucc 75, .ofNat 62, .ofNat 55, .ofNat 70, .ofNat 80, .negSucc 56, .negSucc 18, .ofNat 26],
  [.ofNat 14, .negSucc 56, .ofNat 26, .ofNat 40, .negSucc 79, .ofNat 28, .ofNat 89, .ofNat 92],
  [.ofNat 41, .ofNat 76, .ofNat 60, .ofNat 39, .ofNat 41, .negSucc 88, .ofNat 54, .negSucc 11],
  [.ofNat 38, .negSucc 82, .negSucc 16, .negSucc 30, .ofNat 45, .ofNat 50, .ofNat 17, .ofNat 116],
  [.negSucc 71, .ofNat 111, .ofNat 94, .negSucc 70, .negSucc 61, .negSucc 42, .ofNat 83, .negSucc 53],
  [.negSucc 20, .negSucc 110, .negSucc 35, .ofNat 0, .ofNat 59, .ofNat 67, .negSucc 92, .ofNat 127],
  [.ofNat 38, .ofNat 97, .ofNat 75, .ofNat 21, .ofNat 17, .negSucc 86, .ofNat 67, .negSucc 95],
  [.ofNat 39, .negSucc 95, .negSucc 76, .ofNat 42, .ofNat 3, .ofNat 53, .ofNat 48, .ofNat 106],
  [.negSucc 32, .ofNat 93, .ofNat 77, .ofNat 50, .ofNat 53, .negSucc 24, .ofNat 23, .negSucc 126],
  [.negSucc 69, .negSucc 36, .negSucc 89, .negSucc 27, .negSucc 62, .ofNat 89, .ofNat 93, .ofNat 115],
  [.ofNat 49, .ofNat 101, .ofNat 82, .negSucc 41, .ofNat 30, .negSucc 25, .negSucc 56, .negSucc 48],
  [.ofNat 44, .negSucc 22, .negSucc 93, .ofNat 18, .ofNat 38, .ofNat 24, .ofNat 68, .ofNat 95],
  [.ofNat 25, .ofNat 71, .ofNat 66, .ofNat 41, .negSucc 57, .ofNat 23, .ofNat 51, .negSucc 14],
  [.negSucc 55, .ofNat 18, .negSucc 32, .ofNat 71, .ofNat 66, .ofNat 24, .ofNat 34, .ofNat 66]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 17 → ∀ b, b < 17 → answer a b = (a + b) % 17

end LeanCheckedNetwork.Net
