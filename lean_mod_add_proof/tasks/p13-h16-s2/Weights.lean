import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 83, .ofNat 52, .negSucc 61, .negSucc 8, .ofNat 87, .negSucc 111, .negSucc 79, .negSucc 11, .ofNat 116, .ofNat 112, .negSucc 40, .negSucc 94, .ofNat 29, .negSucc 125, .ofNat 65, .ofNat 120],
  [.negSucc 6, .ofNat 62, .ofNat 114, .ofNat 20, .negSucc 113, .negSucc 123, .ofNat 127, .negSucc 80, .negSucc 37, .ofNat 22, .negSucc 14, .ofNat 127, .ofNat 68, .ofNat 75, .ofNat 108, .ofNat 119],
  [.ofNat 28, .ofNat 114, .negSucc 61, .ofNat 71, .ofNat 127, .negSucc 61, .ofNat 125, .ofNat 70, .ofNat 127, .negSucc 118, .ofNat 76, .negSucc 118, .ofNat 127, .ofNat 45, .ofNat 41, .ofNat 104],
  [.ofNat 6, .ofNat 122, .ofNat 111, .ofNat 30, .ofNat 6, .negSucc 20, .negSucc 31, .ofNat 105, .negSucc 117, .ofNat 48, .negSucc 37, .ofNat 105, .ofNat 82, .negSucc 79, .negSucc 126, .ofNat 52],
  [.ofNat 113, .ofNat 103, .ofNat 37, .negSucc 119, .negSucc 33, .ofNat 101, .negSucc 39, .negSucc 93, .ofNat 84, .ofNat 92, .ofNat 127, .negSucc 13, .ofNat 117, .ofNat 93, .negSucc 94, .negSucc 87],
  [.ofNat 107, .ofNat 74, .negSucc 119, .negSucc 80, .ofNat 27, .ofNat 127, .negSucc 101, .negSucc 120, .negSucc 87, .negSucc 119, .negSucc 63, .negSucc 33, .ofNat 62, .negSucc 90, .ofNat 19, .negSucc 92],
  [.ofNat 24, .ofNat 68, .ofNat 112, .ofNat 84, .ofNat 38, .ofNat 30, .negSucc 48, .negSucc 42, .negSucc 14, .negSucc 9, .negSucc 41, .ofNat 98, .ofNat 55, .ofNat 58, .ofNat 81, .negSucc 85],
  [.ofNat 34, .ofNat 39, .ofNat 60, .ofNat 127, .ofNat 50, .negSucc 10, .negSucc 52, .ofNat 127, .negSucc 109, .ofNat 127, .ofNat 42, .negSucc 98, .negSucc 25, .ofNat 127, .ofNat 82, .ofNat 20],
  [.ofNat 98, .negSucc 92, .negSucc 5, .negSucc 109, .negSucc 50, .ofNat 90, .ofNat 87, .ofNat 89, .ofNat 26, .negSucc 94, .negSucc 115, .ofNat 35, .negSucc 113, .negSucc 38, .ofNat 72, .negSucc 125],
  [.negSucc 116, .negSucc 24, .ofNat 50, .negSucc 95, .ofNat 47, .ofNat 83, .ofNat 19, .negSucc 78, .negSucc 53, .negSucc 80, .ofNat 30, .ofNat 71, .negSucc 123, .ofNat 120, .negSucc 60, .negSucc 105],
  [.negSucc 70, .negSucc 67, .negSucc 96, .ofNat 42, .ofNat 53, .ofNat 77, .negSucc 12, .negSucc 93, .negSucc 32, .ofNat 101, .ofNat 12, .negSucc 113, .negSucc 105, .negSucc 66, .negSucc 103, .ofNat 31],
  [.negSucc 69, .negSucc 126, .ofNat 66, .ofNat 81, .ofNat 56, .negSucc 15, .negSucc 81, .ofNat 47, .negSucc 40, .ofNat 4, .negSucc 77, .ofNat 69, .negSucc 91, .negSucc 95, .negSucc 102, .ofNat 108],
  [.negSucc 107, .negSucc 51, .ofNat 10, .negSucc 55, .negSucc 51, .negSucc 83, .negSucc 106, .ofNat 100, .negSucc 19, .negSucc 112, .ofNat 79, .negSucc 42, .negSucc 63, .ofNat 120, .ofNat 43, .ofNat 127]]

def E2 : List (List Int) := [
  [.ofNat 53, .negSucc 9, .negSucc 55, .negSucc 73, .ofNat 45, .negSucc 72, .ofNat 124, .negSucc 44, .negSucc 52, .ofNat 103, .negSucc 29, .ofNat 79, .ofNat 90, .ofNat 119, .ofNat 95, .ofNat 82],
  [.ofNat 80, .negSucc 35, .ofNat 113, .ofNat 26, .negSucc 74, .negSucc 83, .ofNat 63, .negSucc 68, .negSucc 79, .ofNat 0, .negSucc 65, .negSucc 115, .ofNat 103, .negSucc 112, .ofNat 71, .ofNat 41],
  [.ofNat 123, .negSucc 84, .ofNat 0, .ofNat 92, .ofNat 74, .negSucc 22, .negSucc 88, .ofNat 65, .negSucc 68, .negSucc 106, .ofNat 31, .ofNat 124, .ofNat 96, .ofNat 95, .negSucc 93, .negSucc 121],
  [.ofNat 30, .negSucc 56, .ofNat 89, .negSucc 66, .negSucc 49, .negSucc 24, .negSucc 72, .ofNat 127, .ofNat 40, .ofNat 89, .negSucc 55, .negSucc 78, .ofNat 17, .ofNat 76, .negSucc 113, .negSucc 88],
  [.ofNat 64, .negSucc 111, .negSucc 58, .negSucc 71, .ofNat 82, .negSucc 33, .negSucc 50, .negSucc 40, .ofNat 104, .ofNat 90, .ofNat 37, .negSucc 78, .negSucc 19, .negSucc 123, .negSucc 50, .negSucc 100],
  [.ofNat 45, .negSucc 115, .negSucc 78, .negSucc 105, .negSucc 74, .negSucc 84, .ofNat 95, .negSucc 121, .negSucc 8, .negSucc 119, .ofNat 33, .ofNat 114, .negSucc 61, .ofNat 80, .ofNat 65, .negSucc 46],
  [.negSucc 94, .negSucc 110, .ofNat 97, .ofNat 77, .ofNat 88, .negSucc 104, .ofNat 117, .ofNat 0, .ofNat 111, .ofNat 40, .negSucc 91, .negSucc 96, .negSucc 110, .negSucc 79, .ofNat 82, .negSucc 81],
  [.negSucc 85, .ofNat 64, .ofNat 8, .ofNat 87, .ofNat 3, .ofNat 23, .ofNat 120, .ofNat 100, .negSucc 6, .ofNat 92, .ofNat 103, .ofNat 58, .negSucc 102, .negSucc 57, .ofNat 93, .negSucc 35],
  [.negSucc 26, .ofNat 42, .ofNat 35, .negSucc 59, .ofNat 15, .ofNat 108, .negSucc 28, .ofNat 63, .ofNat 125, .negSucc 75, .negSucc 66, .ofNat 41, .negSucc 80, .ofNat 126, .negSucc 39, .ofNat 6],
  [.negSucc 117, .ofNat 112, .negSucc 85, .negSucc 86, .ofNat 36, .ofNat 82, .negSucc 104, .negSucc 43, .negSucc 53, .negSucc 41, .ofNat 53, .negSucc 83, .negSucc 19, .negSucc 125, .negSucc 95, .ofNat 63],
  [.negSucc 126, .ofNat 76, .negSucc 126, .ofNat 58, .ofNat 1, .ofNat 82, .negSucc 31, .negSucc 37, .ofNat 101, .ofNat 127, .ofNat 96, .ofNat 78, .ofNat 15, .ofNat 55, .negSucc 80, .ofNat 92],
  [.negSucc 5, .ofNat 85, .ofNat 121, .ofNat 113, .negSucc 37, .ofNat 50, .negSucc 94, .ofNat 70, .negSucc 114, .negSucc 65, .negSucc 66, .negSucc 42, .ofNat 114, .negSucc 40, .ofNat 28, .ofNat 124],
  [.ofNat 8, .ofNat 28, .negSucc 91, .negSucc 80, .ofNat 20, .negSucc 42, .ofNat 101, .ofNat 70, .ofNat 71, .negSucc 52, .ofNat 63, .ofNat 1, .ofNat 90, .negSucc 49, .ofNat 89, .ofNat 78]]

def W2 : List (List Int) := [
  [.negSucc 10, .ofNat 47, .negSucc 38, .ofNat 77, .ofNat 44, .ofNat 89, .negSucc 30, .negSucc 45, .negSucc 42, .ofNat 25, .negSucc 16, .ofNat 41, .ofNat 24, .negSucc 62, .ofNat 44, .ofNat 9],
  [.negSucc 92, .ofNat 40, .ofNat 20, .negSucc 2, .negSucc 54, .ofNat 13, .ofNat 22, .ofNat 26, .negSucc 1, .ofNat 41, .ofNat 59, .ofNat 23, .ofNat 46, .ofNat 55, .ofNat 5, .negSucc 17],
  [.ofNat 36, .ofNat 59, .ofNat 4, .negSucc 51, .ofNat 96, .ofNat 45, .ofNat 33, .ofNat 93, .negSucc 49, .negSucc 75, .negSucc 97, .negSucc 59, .ofNat 77, .ofNat 49, .negSucc 23, .negSucc 33],
  [.ofNat 67, .ofNat 49, .negSucc 60, .ofNat 14, .negSucc 95, .ofNat 42, .ofNat 23, .negSucc 20, .ofNat 37, .ofNat 16, .ofNat 68, .ofNat 82, .ofNat 60, .negSucc 12, .negSucc 59, .negSucc 45],
  [.negSucc 3, .ofNat 10, .ofNat 51, .ofNat 63, .ofNat 65, .ofNat 11, .negSucc 52, .negSucc 98, .ofNat 11, .ofNat 76, .negSucc 15, .negSucc 74, .ofNat 90, .ofNat 63, .negSucc 69, .negSucc 48],
  [.ofNat 74, .ofNat 0, .negSucc 13, .ofNat 30, .ofNat 9, .ofNat 83, .negSucc 41, .ofNat 72, .ofNat 47, .negSucc 30, .negSucc 126, .ofNat 22, .ofNat 86, .negSucc 20, .ofNat 30, .negSucc 49],
  [.ofNat 89, .negSucc 58, .negSucc 28, .negSucc 79, .ofNat 86, .ofNat 25, .negSucc 21, .ofNat 64, .ofNat 17, .negSucc 31, .ofNat 91, .ofNat 29, .ofNat 15, .ofNat 16, .ofNat 69, .negSucc 41],
  [.ofNat 71, .negSucc 50, .ofNat 30, .ofNat 11, .negSucc 60, .negSucc 1, .ofNat 42, .negSucc 40, .ofNat 50, .ofNat 57, .negSucc 3, .negSucc 85, .ofNat 24, .ofNat 52, .ofNat 65, .negSucc 34],
  [.ofNat 93, .negSucc 52, .negSucc 47, .ofNat 80, .negSucc 14, .ofNat 1, .ofNat 37, .negSucc 90, .ofNat 60, .negSucc 10, .ofNat 66, .ofNat 79, .negSucc 74, .negSucc 16, .ofNat 15, .ofNat 3],
  [.ofNat 64, .negSucc 5, .ofNat 61, .ofNat 15, .ofNat 76, .negSucc 58, .ofNat 53, .ofNat 14, .negSucc 19, .negSucc 37, .ofNat 88, .ofNat 1, .negSucc 89, .ofNat 61, .negSucc 39, .negSucc 0],
  [.ofNat 41, .ofNat 47, .ofNat 29, .negSucc 57, .ofNat 24, .negSucc 88, .negSucc 52, .ofNat 99, .ofNat 43, .ofNat 51, .negSucc 29, .negSucc 9, .negSucc 74, .ofNat 25, .negSucc 51, .ofNat 46],
  [.negSucc 45, .ofNat 29, .negSucc 8, .negSucc 13, .ofNat 5, .negSucc 41, .negSucc 0, .ofNat 48, .negSucc 59, .ofNat 26, .ofNat 127, .ofNat 86, .negSucc 52, .ofNat 8, .negSucc 15, .ofNat 50],
  [.ofNat 28, .ofNat 29, .ofNat 17, .ofNat 29, .ofNat 44, .ofNat 46, .negSucc 45, .negSucc 75, .ofNat 41, .negSucc 71, .ofNat 58, .negSucc 42, .negSucc 32, .ofNat 59, .ofNat 70, .ofNat 27]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 13 → ∀ b, b < 13 → answer a b = (a + b) % 13

end LeanCheckedNetwork.Net
