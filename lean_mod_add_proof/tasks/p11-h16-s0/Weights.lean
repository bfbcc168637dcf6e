import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 23, .negSucc 90, .negSucc 70, .ofNat 54, .negSucc 90, .negSucc 75, .negSucc 87, .negSucc 83, .negSucc 85, .negSucc 50, .ofNat 44, .negSucc 99, .negSucc 36, .negSucc 84, .ofNat 96, .negSucc 13],
  [.negSucc 107, .negSucc 107, .ofNat 79, .negSucc 9, .negSucc 68, .negSucc 114, .negSucc 9, .negSucc 95, .ofNat 72, .ofNat 71, .ofNat 76, .ofNat 63, .negSucc 89, .ofNat 12, .negSucc 88, .ofNat 95],
  [.ofNat 81, .negSucc 75, .negSucc 97, .negSucc 90, .negSucc 41, .ofNat 78, .ofNat 102, .ofNat 93, .negSucc 100, .negSucc 48, .ofNat 96, .ofNat 99, .negSucc 60, .ofNat 76, .ofNat 101, .negSucc 17],
  [.negSucc 79, .ofNat 23, .ofNat 89, .ofNat 82, .negSucc 33, .ofNat 79, .negSucc 92, .ofNat 61, .negSucc 24, .negSucc 80, .ofNat 93, .negSucc 77, .ofNat 62, .ofNat 82, .negSucc 85, .negSucc 116],
  [.negSucc 22, .ofNat 63, .negSucc 86, .negSucc 79, .negSucc 66, .ofNat 76, .ofNat 78, .negSucc 103, .ofNat 98, .ofNat 55, .ofNat 19, .negSucc 103, .ofNat 71, .ofNat 88, .ofNat 40, .ofNat 60],
  [.ofNat 109, .ofNat 83, .ofNat 83, .ofNat 89, .negSucc 42, .negSucc 79, .negSucc 2, .ofNat 4, .negSucc 69, .negSucc 85, .negSucc 83, .ofNat 89, .ofNat 60, .ofNat 104, .ofNat 26, .ofNat 127],
  [.negSucc 84, .ofNat 83, .negSucc 80, .negSucc 88, .negSucc 16, .negSucc 90, .negSucc 85, .ofNat 87, .ofNat 56, .negSucc 63, .negSucc 67, .ofNat 67, .negSucc 77, .ofNat 29, .negSucc 54, .negSucc 74],
  [.ofNat 53, .ofNat 86, .ofNat 77, .ofNat 100, .ofNat 68, .negSucc 29, .ofNat 102, .negSucc 76, .ofNat 96, .ofNat 54, .negSucc 83, .negSucc 85, .negSucc 70, .negSucc 48, .ofNat 72, .negSucc 99],
  [.ofNat 117, .negSucc 4, .negSucc 69, .negSucc 116, .ofNat 87, .ofNat 64, .negSucc 64, .negSucc 94, .negSucc 96, .negSucc 68, .negSucc 89, .negSucc 33, .negSucc 66, .negSucc 70, .negSucc 75, .ofNat 82],
  [.negSucc 84, .negSucc 61, .negSucc 36, .ofNat 94, .ofNat 15, .ofNat 91, .negSucc 91, .ofNat 86, .ofNat 87, .ofNat 27, .negSucc 101, .ofNat 93, .ofNat 76, .negSucc 95, .ofNat 81, .ofNat 85],
  [.ofNat 99, .negSucc 71, .ofNat 69, .negSucc 77, .negSucc 81, .negSucc 18, .ofNat 95, .ofNat 105, .negSucc 27, .ofNat 101, .negSucc 22, .negSucc 54, .ofNat 48, .negSucc 103, .negSucc 92, .negSucc 100]]

def E2 : List (List Int) := [
  [.negSucc 23, .negSucc 90, .negSucc 70, .ofNat 54, .negSucc 90, .negSucc 75, .negSucc 87, .negSucc 83, .negSucc 85, .negSucc 50, .ofNat 44, .negSucc 99, .negSucc 36, .negSucc 84, .ofNat 96, .negSucc 13],
  [.negSucc 107, .negSucc 107, .ofNat 79, .negSucc 9, .negSucc 68, .negSucc 114, .negSucc 9, .negSucc 95, .ofNat 72, .ofNat 71, .ofNat 76, .ofNat 63, .negSucc 89, .ofNat 12, .negSucc 88, .ofNat 95],
  [.ofNat 81, .negSucc 75, .negSucc 97, .negSucc 90, .negSucc 41, .ofNat 78, .ofNat 102, .ofNat 93, .negSucc 100, .negSucc 48, .ofNat 96, .ofNat 99, .negSucc 60, .ofNat 76, .ofNat 101, .negSucc 17],
  [.negSucc 79, .ofNat 23, .ofNat 89, .ofNat 82, .negSucc 33, .ofNat 79, .negSucc 92, .ofNat 61, .negSucc 24, .negSucc 80, .ofNat 93, .negSucc 77, .ofNat 62, .ofNat 82, .negSucc 85, .negSucc 116],
  [.negSucc 22, .ofNat 63, .negSucc 86, .negSucc 79, .negSucc 66, .ofNat 76, .ofNat 78, .negSucc 103, .ofNat 98, .ofNat 55, .ofNat 19, .negSucc 103, .ofNat 71, .ofNat 88, .ofNat 40, .ofNat 60],
  [.ofNat 109, .ofNat 83, .ofNat 83, .ofNat 89, .negSucc 42, .negSucc 79, .negSucc 2, .ofNat 4, .negSucc 69, .negSucc 85, .negSucc 83, .ofNat 89, .ofNat 60, .ofNat 104, .ofNat 26, .ofNat 127],
  [.negSucc 84, .ofNat 83, .negSucc 80, .negSucc 88, .negSucc 16, .negSucc 90, .negSucc 85, .ofNat 87, .ofNat 56, .negSucc 63, .negSucc 67, .ofNat 67, .negSucc 77, .ofNat 29, .negSucc 54, .negSucc 74],
  [.ofNat 53, .ofNat 86, .ofNat 77, .ofNat 100, .ofNat 68, .negSucc 29, .ofNat 102, .negSucc 76, .ofNat 96, .ofNat 54, .negSucc 83, .negSucc 85, .negSucc 70, .negSucc 48, .ofNat 72, .negSucc 99],
  [.ofNat 117, .negSucc 4, .negSucc 69, .negSucc 116, .ofNat 87, .ofNat 64, .negSucc 64, .negSucc 94, .negSucc 96, .negSucc 68, .negSucc 89, .negSucc 33, .negSucc 66, .negSucc 70, .negSucc 75, .ofNat 82],
  [.negSucc 84, .negSucc 61, .negSucc 36, .ofNat 94, .ofNat 15, .ofNat 91, .negSucc 91, .ofNat 86, .ofNat 87, .ofNat 27, .negSucc 101, .ofNat 93, .ofNat 76, .negSucc 95, .ofNat 81, .ofNat 85],
  [.ofNat 99, .negSucc 71, .ofNat 69, .negSucc 77, .negSucc 81, .negSucc 18, .ofNat 95, .ofNat 105, .negSucc 27, .ofNat 101, .negSucc 22, .negSucc 54, .ofNat 48, .negSucc 103, .negSucc 92, .negSucc 100]]

def W2 : List (List Int) := [
  [.negSucc 126, .ofNat 120, .negSucc 40, .negSucc 103, .negSucc 106, .ofNat 84, .ofNat 69, .ofNat 19, .ofNat 2, .ofNat 127, .negSucc 15, .ofNat 76, .negSucc 87, .negSucc 65, .ofNat 127, .negSucc 87],
  [.ofNat 83, .ofNat 123, .ofNat 1, .ofNat 127, .negSucc 111, .ofNat 92, .ofNat 64, .ofNat 127, .negSucc 126, .negSucc 119, .ofNat 18, .negSucc 69, .negSucc 84, .negSucc 102, .negSucc 126, .negSucc 32],
  [.ofNat 4, .ofNat 7, .ofNat 51, .negSucc 126, .negSucc 6, .negSucc 21, .negSucc 126, .negSucc 62, .ofNat 127, .negSucc 19, .ofNat 74, .negSucc 77, .ofNat 80, .negSucc 126, .ofNat 103, .ofNat 127],
  [.negSucc 57, .ofNat 15, .negSucc 67, .ofNat 114, .ofNat 80, .negSucc 104, .ofNat 80, .negSucc 97, .negSucc 19, .ofNat 20, .ofNat 103, .ofNat 73, .ofNat 88, .negSucc 111, .negSucc 17, .negSucc 14],
  [.ofNat 127, .negSucc 82, .ofNat 111, .negSucc 100, .ofNat 88, .negSucc 80, .negSucc 4, .ofNat 102, .negSucc 30, .negSucc 126, .ofNat 127, .ofNat 17, .negSucc 35, .negSucc 45, .ofNat 4, .negSucc 126],
  [.negSucc 73, .negSucc 126, .negSucc 126, .ofNat 114, .ofNat 127, .ofNat 56, .negSucc 104, .ofNat 88, .ofNat 117, .ofNat 21, .ofNat 68, .negSucc 120, .negSucc 118, .ofNat 2, .ofNat 38, .ofNat 26],
  [.negSucc 14, .negSucc 126, .ofNat 127, .negSucc 49, .negSucc 4, .ofNat 127, .ofNat 126, .negSucc 75, .negSucc 70, .negSucc 48, .ofNat 7, .negSucc 26, .negSucc 56, .ofNat 37, .negSucc 60, .ofNat 80],
  [.ofNat 93, .negSucc 86, .negSucc 113, .ofNat 27, .negSucc 125, .ofNat 38, .negSucc 41, .negSucc 25, .ofNat 36, .negSucc 105, .negSucc 14, .ofNat 127, .ofNat 74, .ofNat 93, .ofNat 74, .negSucc 60],
  [.negSucc 87, .negSucc 25, .ofNat 125, .negSucc 10, .negSucc 126, .negSucc 53, .negSucc 11, .ofNat 113, .ofNat 55, .ofNat 41, .negSucc 49, .negSucc 30, .ofNat 105, .ofNat 127, .negSucc 83, .negSucc 81],
  [.ofNat 30, .ofNat 85, .negSucc 115, .negSucc 20, .negSucc 90, .negSucc 126, .ofNat 127, .ofNat 18, .negSucc 88, .negSucc 59, .negSucc 77, .negSucc 126, .ofNat 127, .ofNat 52, .ofNat 117, .ofNat 66],
  [.ofNat 45, .ofNat 127, .ofNat 50, .ofNat 119, .ofNat 52, .negSucc 8, .negSucc 92, .negSucc 126, .ofNat 112, .negSucc 53, .negSucc 126, .ofNat 46, .negSucc 126, .negSucc 30, .negSucc 112, .ofNat 43]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 11 → ∀ b, b < 11 → answer a b = (a + b) % 11

end LeanCheckedNetwork.Net
