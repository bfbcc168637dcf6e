import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 64, .negSucc 80, .ofNat 12, .ofNat 60, .negSucc 68, .negSucc 99, .negSucc 74, .negSucc 76, .ofNat 99, .ofNat 93, .negSucc 74, .negSucc 86, .negSucc 41, .negSucc 55, .ofNat 64, .negSucc 86],
  [.negSucc 22, .ofNat 35, .ofNat 5, .negSucc 6, .ofNat 70, .ofNat 7, .ofNat 81, .negSucc 56, .negSucc 3, .negSucc 88, .ofNat 43, .ofNat 92, .ofNat 54, .negSucc 85, .ofNat 98, .negSucc 53],
  [.negSucc 65, .ofNat 97, .ofNat 8, .ofNat 28, .ofNat 25, .ofNat 45, .ofNat 78, .negSucc 40, .negSucc 94, .negSucc 2, .ofNat 65, .negSucc 74, .ofNat 66, .negSucc 65, .ofNat 29, .negSucc 36],
  [.negSucc 108, .negSucc 43, .ofNat 93, .ofNat 81, .negSucc 95, .ofNat 36, .negSucc 54, .negSucc 23, .ofNat 49, .ofNat 83, .negSucc 67, .ofNat 90, .negSucc 34, .negSucc 10, .negSucc 70, .ofNat 37],
  [.negSucc 122, .negSucc 81, .negSucc 80, .ofNat 38, .negSucc 1, .ofNat 105, .negSucc 103, .ofNat 46, .ofNat 55, .negSucc 79, .ofNat 47, .negSucc 62, .negSucc 45, .ofNat 70, .negSucc 62, .ofNat 105],
  [.ofNat 41, .ofNat 90, .ofNat 84, .ofNat 73, .ofNat 30, .negSucc 7, .ofNat 64, .ofNat 69, .negSucc 101, .negSucc 17, .negSucc 4, .ofNat 19, .ofNat 36, .ofNat 106, .ofNat 14, .ofNat 63],
  [.ofNat 97, .ofNat 31, .negSucc 49, .ofNat 98, .negSucc 88, .negSucc 47, .ofNat 108, .ofNat 67, .ofNat 3, .negSucc 3, .negSucc 100, .ofNat 0, .negSucc 32, .ofNat 73, .ofNat 96, .ofNat 56],
  [.ofNat 86, .negSucc 88, .ofNat 15, .ofNat 26, .negSucc 68, .negSucc 32, .negSucc 65, .ofNat 82, .ofNat 104, .ofNat 92, .ofNat 78, .negSucc 16, .ofNat 11, .ofNat 66, .ofNat 35, .negSucc 28],
  [.ofNat 101, .ofNat 55, .ofNat 41, .ofNat 24, .ofNat 114, .negSucc 5, .negSucc 86, .ofNat 105, .negSucc 102, .negSucc 24, .ofNat 31, .ofNat 69, .ofNat 35, .negSucc 33, .negSucc 54, .negSucc 51],
  [.negSucc 51, .ofNat 66, .negSucc 72, .negSucc 1, .negSucc 46, .negSucc 82, .ofNat 20, .ofNat 46, .negSucc 37, .negSucc 82, .negSucc 60, .negSucc 10, .negSucc 59, .negSucc 111, .negSucc 38, .negSucc 87],
  [.negSucc 85, .negSucc 75, .ofNat 99, .negSucc 57, .negSucc 78, .ofNat 16, .ofNat 114, .ofNat 89, .ofNat 112, .negSucc 2, .ofNat 40, .ofNat 49, .ofNat 12, .negSucc 79, .negSucc 17, .negSucc 118],
  [.negSucc 113, .negSucc 58, .negSucc 78, .negSucc 29, .ofNat 49, .ofNat 106, .ofNat 11, .ofNat 34, .ofNat 29, .negSucc 16, .ofNat 2, .negSucc 88, .ofNat 98, .negSucc 66, .ofNat 58, .ofNat 7],
  [.negSucc 126, .ofNat 103, .ofNat 60, .negSucc 58, .ofNat 85, .negSucc 21, .negSucc 89, .negSucc 29, .negSucc 99, .negSucc 51, .ofNat 100, .ofNat 78, .ofNat 23, .negSucc 5, .ofNat 98, .ofNat 73],
  [.negSucc 41, .negSucc 5, .negSucc 9, .negSucc 84, .negSucc 52, .negSucc 25, .negSucc 26, .negSucc 78, .ofNat 42, .ofNat 32, .ofNat 44, .negSucc 71, .negSucc 94, .ofNat 93, .ofNat 29, .ofNat 8],
  [.ofNat 96, .negSucc 88, .negSucc 35, .negSucc 56, .ofNat 9, .ofNat 46, .ofNat 53, .negSucc 52, .ofNat 53, .ofNat 72, .negSucc 42, .ofNat 87, .ofNat 33, .ofNat 59, .negSucc 36, .ofNat 85],
  [.ofNat 83, .ofNat 59, .ofNat 104, .negSucc 95, .ofNat 83, .negSucc 60, .ofNat 70, .negSucc 102, .negSucc 51, .negSucc 53, .ofNat 58, .negSucc 105, .ofNat 111, .ofNat 41, .negSucc 101, .ofNat 49],
  [.ofNat 116, .ofNat 70, .negSucc 89, .negSucc 49, .negSucc 70, .negSucc 36, .negSucc 71, .negSucc 77, .negSucc 55, .negSucc 27, .ofNat 52, .ofNat 100, .negSucc 24, .ofNat 76, .negSucc 26, .negSucc 86]]

def E2 : List (List Int) := [
  [.negSucc 100, .negSucc 81, .negSucc 44, .negSucc 60, .ofNat 105, .negSucc 92, .ofNat 86, .negSucc 75, .ofNat 28, .negSucc 61, .ofNat 46, .ofNat 93, .negSucc 68, .ofNat 56, .negSucc 8, .ofNat 29],
  [.negSucc 44, .ofNat 56, .ofNat 56, .negSucc 105, .negSucc 62, .ofNat 55, .ofNat 46, .negSucc 86, .negSucc 96, .negSucc 34, .ofNat 26, .negSucc 92, .negSucc 79, .negSucc 22, .negSucc 85, .ofNat 49],
  [.ofNat 19, .ofNat 60, .negSucc 81, .negSucc 63, .negSucc 87, .ofNat 14, .negSucc 72, .negSucc 106, .ofNat 110, .negSucc 33, .negSucc 73, .ofNat 58, .ofNat 49, .negSucc 68, .negSucc 61, .ofNat 72],
  [.ofNat 110, .negSucc 91, .ofNat 107, .ofNat 107, .ofNat 47, .ofNat 65, .negSucc 75, .negSucc 83, .ofNat 82, .ofNat 3, .ofNat 40, .negSucc 83, .ofNat 44, .negSucc 87, .ofNat 68, .ofNat 106],
  [.ofNat 92, .negSucc 40, .negSucc 61, .negSucc 86, .negSucc 62, .ofNat 59, .ofNat 89, .negSucc 87, .negSucc 101, .negSucc 32, .ofNat 12, .ofNat 40, .negSucc 69, .negSucc 75, .ofNat 92, .ofNat 60],
  [.ofNat 48, .ofNat 106, .negSucc 7, .ofNat 39, .negSucc 52, .ofNat 67, .ofNat 83, .negSucc 72, .negSucc 77, .negSucc 95, .negSucc 15, .negSucc 39, .negSucc 40, .negSucc 9, .ofNat 32, .negSucc 34],
  [.negSucc 22, .negSucc 83, .ofNat 57, .ofNat 104, .ofNat 70, .ofNat 36, .negSucc 100, .negSucc 84, .ofNat 105, .ofNat 100, .ofNat 82, .ofNat 25, .ofNat 39, .ofNat 82, .negSucc 54, .negSucc 91],
  [.negSucc 52, .negSucc 63, .negSucc 92, .ofNat 57, .ofNat 65, .negSucc 40, .negSucc 86, .ofNat 11, .negSucc 13, .negSucc 73, .negSucc 47, .ofNat 29, .ofNat 2, .ofNat 68, .negSucc 64, .negSucc 54],
  [.negSucc 119, .ofNat 61, .ofNat 59, .ofNat 105, .negSucc 65, .ofNat 42, .ofNat 41, .ofNat 91, .negSucc 83, .negSucc 47, .negSucc 33, .negSucc 44, .negSucc 13, .ofNat 60, .negSucc 76, .negSucc 103],
  [.negSucc 65, .ofNat 73, .negSucc 58, .ofNat 66, .negSucc 42, .negSucc 78, .ofNat 111, .ofNat 52, .ofNat 66, .ofNat 32, .ofNat 101, .ofNat 40, .negSucc 27, .ofNat 15, .ofNat 104, .ofNat 18],
  [.negSucc 2, .negSucc 92, .ofNat 16, .ofNat 28, .ofNat 93, .negSucc 64, .negSucc 20, .ofNat 59, .ofNat 94, .negSucc 95, .ofNat 0, .negSucc 93, .negSucc 50, .negSucc 71, .ofNat 73, .ofNat 86],
  [.ofNat 54, .negSucc 68, .negSucc 14, .ofNat 73, .negSucc 10, .ofNat 99, .negSucc 90, .ofNat 109, .negSucc 87, .negSucc 37, .negSucc 101, .ofNat 94, .negSucc 40, .negSucc 86, .negSucc 10, .ofNat 41],
  [.ofNat 91, .ofNat 45, .negSucc 78, .negSucc 93, .negSucc 55, .negSucc 2, .negSucc 25, .ofNat 99, .negSucc 2, .ofNat 70, .ofNat 68, .negSucc 92, .ofNat 96, .negSucc 57, .negSucc 65, .ofNat 92],
  [.ofNat 88, .negSucc 67, .ofNat 78, .negSucc 97, .ofNat 106, .ofNat 49, .ofNat 90, .ofNat 90, .ofNat 64, .ofNat 70, .negSucc 75, .ofNat 94, .negSucc 37, .negSucc 18, .negSucc 107, .ofNat 55],
  [.ofNat 17, .negSucc 90, .negSucc 80, .ofNat 14, .ofNat 70, .ofNat 94, .ofNat 19, .ofNat 80, .negSucc 71, .negSucc 34, .negSucc 35, .negSucc 87, .negSucc 77, .ofNat 40, .ofNat 7, .negSucc 59],
  [.negSucc 29, .ofNat 68, .ofNat 41, .negSucc 76, .negSucc 73, .ofNat 13, .negSucc 81, .ofNat 14, .negSucc 84, .ofNat 45, .ofNat 51, .ofNat 93, .ofNat 17, .ofNat 59, .ofNat 82, .negSucc 66],
  [.negSucc 101, .ofNat 56, .negSucc 45, .negSucc 102, .ofNat 11, .negSucc 88, .negSucc 39, .negSucc 80, .ofNat 74, .ofNat 45, .negSucc 42, .negSucc 99, .ofNat 19, .ofNat 83, .negSucc 21, .negSucc 119]]

def W2 : List (List Int) := [
  [.ofNat 50, .ofNat 73, .negSucc 88, .ofNat 36, .ofNat 1, .ofNat 71, .negSucc 46, .ofNat 66, .ofNat 34, .negSucc 32, .ofNat 63, .negSucc 37, .ofNat 74, .negSucc 97, .ofNat 39, .ofNat 48],
  [.ofNat 80, .ofNat 14, .ofNat 84, .negSucc 72, .ofNat 69, .negSucc 0, .ofNat 68, .ofNat 93, .negSucc 83, .negSucc 10, .negSucc 12, .ofNat 35, .ofNat 73, .negSucc 22, .negSucc 41, .ofNat 26],
  [.ofNat 121, .negSucc 80, .negSucc 39, .negSucc 36, .negSucc 23, .ofNat 44, .ofNat 69, .ofNat 88, .ofNat 37, .ofNat 66, .ofNat 50, .negSucc 16, .negSucc 45, .ofNat 67, .negSucc 76, .negSucc 22],
  [.ofNat 125, .ofNat 20, .ofNat 71, .negSucc 68, .negSucc 84, .negSucc 87, .ofNat 9, .ofNat 80, .ofNat 35, .ofNat 1, .ofNat 43, .ofNat 53, .ofNat 21, .ofNat 91, .ofNat 9, .negSucc 112],
  [.ofNat 107, .ofNat 66, .ofNat 59, .negSucc 90, .ofNat 44, .negSucc 28, .negSucc 101, .ofNat 76, .negSucc 56, .negSucc 33, .ofNat 14, .ofNat 7, .ofNat 0, .ofNat 98, .ofNat 92, .negSucc 8],
  [.ofNat 50, .negSucc 82, .negSucc 43, .negSucc 38, .ofNat 51, .ofNat 78, .ofNat 29, .ofNat 70, .negSucc 4, .negSucc 28, .ofNat 59, .ofNat 24, .ofNat 14, .ofNat 78, .ofNat 79, .ofNat 54],
  [.negSucc 110, .negSucc 60, .ofNat 90, .negSucc 3, .negSucc 101, .ofNat 14, .ofNat 102, .ofNat 17, .ofNat 89, .ofNat 47, .negSucc 39, .ofNat 57, .ofNat 96, .negSucc 23, .ofNat 38, .ofNat 59],
  [.negSucc 126, .ofNat 87, .negSucc 58, .negSucc 15, .ofNat 95, .ofNat 54, .ofNat 54, .ofNat 9, .ofNat 35, .negSucc 78, .ofNat 76, .ofNat 3, .ofNat 82, .negSucc 42, .negSucc 82, .ofNat 113],
  [.ofNat 15, .ofNat 10, .ofNat 63, .ofNat 58, .ofNat 102, .ofNat 82, .negSucc 58, .negSucc 28, .negSucc 61, .ofNat 0, .ofNat 83, .ofNat 58, .ofNat 1, .negSucc 66, .negSucc 91, .ofNat 80],
  [.ofNat 91, .negSucc 84, .ofNat 7, .ofNat 91, .negSucc 14, .ofNat 75, .ofNat 33, .negSucc 66, .ofNat 98, .ofNat 79, .negSucc 51, .negSucc 69, .ofNat 76, .negSucc 74, .ofNat 60, .negSucc 6],
  [.ofNat 91, .ofNat 46, .ofNat 13, .ofNat 25, .negSucc 8, .negSucc 25, .ofNat 75, .negSucc 92, .ofNat 32, .negSucc 33, .negSucc 29, .ofNat 63, .ofNat 84, .ofNat 27, .ofNat 61, .negSucc 22],
  [.ofNat 88, .ofNat 89, .ofNat 58, .ofNat 63, .ofNat 90, .negSucc 37, .ofNat 18, .negSucc 76, .negSucc 97, .ofNat 27, .ofNat 40, .negSucc 87, .negSucc 50, .ofNat 71, .ofNat 65, .negSucc 87],
  [.ofNat 127, .negSucc 56, .negSucc 89, .ofNat 77, .ofNat 63, .ofNat 4, .negSucc 61, .negSucc 35, .ofNat 37, .ofNat 26, .negSucc 3, .ofNat 67, .negSucc 95, .ofNat 97, .ofNat 5, .negSucc 63],
  [.ofNat 79, .negSucc 0, .ofNat 69, .ofNat 52, .negSucc 26, .ofNat 16, .negSucc 52, .negSucc 13, .ofNat 94, .ofNat 21, .ofNat 72, .negSucc 76, .ofNat 77, .ofNat 61, .negSucc 76, .negSucc 22],
  [.negSucc 64, .ofNat 61, .negSucc 21, .ofNat 65, .ofNat 42, .negSucc 1, .ofNat 80, .negSucc 14, .negSucc 17, .negSucc 10, .ofNat 26, .ofNat 70, .ofNat 62, .ofNat 24, .negSucc 19, .ofNat 70],
  [.negSucc 28, .negSucc 88, .ofNat 51, .ofNat 27, .ofNat 43, .ofNat 72, .ofNat 79, .ofNat 85, .negSucc 40, .ofNat 3, .negSucc 82, .negSucc 20, .negSucc 36, .ofNat 8, .ofNat 70, .ofNat 92],
  [.negSucc 27, .negSucc 83, .ofNat 78, .negSucc 24, .negSucc 100, .ofNat 88, .negSucc 32, .ofNat 72, .ofNat 75, .ofNat 16, .ofNat 79, .ofNat 88, .negSucc 71, .negSucc 64, .ofNat 89, .ofNat 71]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 17 → ∀ b, b < 17 → answer a b = (a + b) % 17

end LeanCheckedNetwork.Net
